"""The match record: read to the letter of its contract, every fault at its field, and written again."""

import json
from fractions import Fraction
from typing import Any

import pytest

from scorepad.core.auction import Strain
from scorepad.core.match import Match, Substitute
from scorepad.core.table import Adjustment, Setup
from scorepad.games import auction_bridge, game
from scorepad.games.auction_bridge.rules import AuctionOptions
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Missed, Trump
from scorepad.record import (
    Document,
    RecordError,
    dump,
    problems,
    read,
    read_deal,
    read_options,
    tidy_time,
    write,
    write_deal,
    write_options,
)
from scorepad.season.season import By, Counting, Scheme, Season

NAMES = ["Anna", "Bram", "Cato"]
DEAL = {"bids": [0, 1, 1], "tricks": [0, 1, 0]}
"""A legal deal of one card where Anna dealt."""


def record(**more: Any) -> dict[str, Any]:
    return {"scorepad": 1, "game": "boerenbridge", "players": NAMES, **more}


def without(key: str) -> dict[str, Any]:
    whole = record()
    del whole[key]
    return whole


def as_bytes(value: object) -> bytes:
    return json.dumps(value).encode()


def found(value: object) -> list[tuple[Any, ...]]:
    """Deal, field and fault of each problem, with the match before them where there are several."""
    text = value if isinstance(value, bytes) else as_bytes(value)
    told = problems(text)
    for problem in told:
        assert str(problem.message)
    return [
        (one.deal, one.field, str(one.fault))
        if one.match is None
        else (one.match, one.deal, one.field, str(one.fault))
        for one in told
    ]


def match_of(value: object) -> Match:
    return read(as_bytes(value)).matches[0]


# Bytes.


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"  \n",
        b"{",
        b"nonsense",
        b"Anna,Bram\r\n1,2\r\n",
        b"\xff\xfe{\x00}\x00",
        b'{"scorepad": "\xe9"}',
        b"\x00",
        b"[" * 21 + b"]" * 21,
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"scorepad": NaN}',
        b'{"scorepad": Infinity}',
        b'{"scorepad": -Infinity}',
        b'{"scorepad": 1e400}',
        b'{"scorepad": -1e400}',
        b'{"scorepad": 1, "scorepad": 1}',
        b'{"scorepad": 1, "note": {"a": 1, "a": 2}}',
        b'{"scorepad": 1} {}',
        b'{"scorepad": 01}',
        b"'\"" * 5000,
        b'"\\' * 5000,
        b'{"note": "\n"}',
    ],
    ids=lambda text: repr(text[:24]),
)
def test_what_is_no_json_is_unreadable(text: bytes) -> None:
    assert found(text) == [(None, None, "unreadable")]


def test_twenty_levels_can_be_read() -> None:
    deep: Any = []
    for _ in range(18):
        deep = [deep]
    assert found(record(note=deep)) == [(None, "note", "wrong_type")]
    assert found(record(note=[deep])) == [(None, None, "unreadable")]


def test_brackets_inside_strings_are_no_nesting() -> None:
    assert match_of(record(note='[[[[[[[[[[[[[[[[[[[[[[[["\\[')).note == '[[[[[[[[[[[[[[[[[[[[[[[["\\['


def test_a_byte_order_mark_is_accepted() -> None:
    assert read(b"\xef\xbb\xbf" + as_bytes(record())) == read(as_bytes(record()))
    assert found(b"\xef\xbb\xbf\xef\xbb\xbf" + as_bytes(record())) == [(None, None, "unreadable")]


@pytest.mark.parametrize("value", [[], [record()], "record", 5, 1.5, True, None])
def test_what_is_no_object_is_no_record(value: object) -> None:
    assert found(value) == [(None, None, "not_a_record")]


def test_a_game_beside_matches_is_no_record() -> None:
    assert found({**record(), "matches": []}) == [(None, None, "not_a_record")]


@pytest.mark.parametrize(
    "digits", ["1" + "0" * 18, "-" + "9" * 19, "9" * 5000, "10.0", "1e1", '"10"', "true"]
)
def test_a_number_that_is_not_whole_and_short_is_of_the_wrong_type(digits: str) -> None:
    text = as_bytes(record(options={"base": 987654})).replace(b"987654", digits.encode())
    assert found(text) == [(None, "options.base", "wrong_type")]


# The keys of a record.


def test_a_record_without_anything_but_what_it_must_have() -> None:
    match = match_of(record())
    assert match == Match(game("boerenbridge"), Setup(tuple(NAMES), BoerenOptions()))
    assert (match.closed, match.counts, match.deals, match.started) == (False, True, (), None)


@pytest.mark.parametrize("key", ["scorepad", "game", "players"])
def test_what_a_record_must_have(key: str) -> None:
    assert found(without(key)) == [(None, key, "missing_key")]


def test_all_that_an_empty_object_lacks_is_told() -> None:
    assert found({}) == [
        (None, "scorepad", "missing_key"),
        (None, "game", "missing_key"),
        (None, "players", "missing_key"),
    ]


@pytest.mark.parametrize(
    ("version", "fault"),
    [
        (2, "newer_format"),
        (10**18 - 1, "newer_format"),
        (0, "out_of_range"),
        (-1, "out_of_range"),
        ("1", "wrong_type"),
        (True, "wrong_type"),
        (None, "wrong_type"),
    ],
)
def test_the_version(version: object, fault: str) -> None:
    assert found({**record(), "scorepad": version}) == [(None, "scorepad", fault)]


def test_a_newer_format_hides_the_rest() -> None:
    newer = {**record(joker=1, deals=5, first_dealer=9), "scorepad": 2}
    assert found(newer) == [(None, "scorepad", "newer_format")]
    assert found({**newer, "matches": []}) == [(None, "scorepad", "newer_format")]
    assert found({"scorepad": 1, "matches": [newer, record(joker=1)]}) == [
        (1, None, "scorepad", "newer_format"),
        (2, None, "joker", "unknown_key"),
    ]


def test_of_a_game_that_is_not_known_only_what_games_share_is_looked_at() -> None:
    unknown = {
        **record(
            options={"joker": 1},
            first_dealer=7,
            deals=[{"joker": 1, "dealer": 3, "note": 5}, 5, {"adjustments": [{"side": 0}]}],
            open_deal={"joker": 1, "dealer": "x"},
        ),
        "game": "klaverjas",
    }
    assert found(unknown) == [
        (None, "game", "unknown_game"),
        (None, "first_dealer", "dealer_out_of_range"),
        (1, "dealer", "dealer_out_of_range"),
        (1, "note", "wrong_type"),
        (2, "deals", "wrong_type"),
        (3, "adjustments", "missing_key"),
        (None, "open_deal", "wrong_type"),
    ]
    assert found({**record(), "game": 5}) == [(None, "game", "wrong_type")]
    assert found({**record(), "game": "\ud800"}) == [(None, "game", "unknown_game")]


@pytest.mark.parametrize(
    "key",
    [
        "scorepad",
        "game",
        "players",
        "first_dealer",
        "options",
        "started",
        "ended",
        "season",
        "note",
        "deals",
        "open_deal",
        "closed",
        "counts",
        "substitutes",
    ],
)
def test_null_is_refused(key: str) -> None:
    assert found(record(**{key: None}) if key not in record() else {**record(), key: None}) == [
        (None, key, "wrong_type")
    ]


def test_null_is_refused_inside_a_deal_and_an_option_that_does_not_allow_it() -> None:
    for key in ("bids", "tricks", "trump", "forced", "dealer", "adjustments", "note"):
        assert (1, key, "wrong_type") in found(record(deals=[{**DEAL, key: None}]))
    assert found(record(options={"base": None})) == [(None, "options.base", "wrong_type")]
    assert found(record(options={"hands": None, "deck": None})) == []


def test_problems_of_the_record_stand_in_the_order_of_its_keys() -> None:
    spoiled = {
        "substitutes": 1,
        "counts": 1,
        "closed": 1,
        "open_deal": 1,
        "deals": 1,
        "note": 1,
        "season": 1,
        "ended": 1,
        "started": 1,
        "options": 1,
        "first_dealer": "1",
        "players": 1,
        "game": 1,
        "scorepad": "1",
        "joker": 1,
        "ace": 1,
    }
    expected = ["joker", "ace", *reversed(list(spoiled)[:-2])]
    # The open deal comes after all deals, at the end.
    expected.remove("open_deal")
    expected.append("open_deal")
    assert [problem.field for problem in problems(as_bytes(spoiled))] == expected


# Players.


@pytest.mark.parametrize(
    ("names", "faults"),
    [
        (["Anna", " ", "Cato"], ["name_blank"]),
        (["Anna", "x" * 61, "Cato"], ["name_too_long"]),
        (["Anna", "B\x07", "C\ud800"], ["name_not_allowed"] * 2),
        (["Anna", "anna ", "ANNA"], ["name_doubled"] * 2),
        (["Anna", 5, None], ["wrong_type"] * 2),
        (["", "", ""], ["name_blank"] * 3),
        (["Anna"], ["wrong_number_of_players"]),
        ([], ["wrong_number_of_players"]),
        (list("ABCDEFGH"), ["wrong_number_of_players"]),
        (["Anna", "", "anna", *"DEFGH"], ["name_blank", "name_doubled", "wrong_number_of_players"]),
        ("Anna", ["wrong_type"]),
        ({"0": "Anna"}, ["wrong_type"]),
    ],
)
def test_one_problem_for_each_bad_name(names: object, faults: list[str]) -> None:
    assert found({**record(), "players": names}) == [(None, "players", fault) for fault in faults]


def test_names_are_kept_as_they_are_shown() -> None:
    assert match_of({**record(), "players": [" Anna", "Bram\t", "Zoe\u0308"]}).setup.players == (
        "Anna",
        "Bram",
        "Zoë",
    )


@pytest.mark.parametrize(
    ("seat", "fault"),
    [(3, "dealer_out_of_range"), (-1, "dealer_out_of_range"), (1.0, "wrong_type"), ("0", "wrong_type")],
)
def test_the_first_dealer_is_a_seat(seat: object, fault: str) -> None:
    assert found(record(first_dealer=seat)) == [(None, "first_dealer", fault)]


# Options.


@pytest.mark.parametrize(
    ("key", "good", "bad"),
    [
        (
            "hands",
            [None, [1], [17], [1] * 60, [17, 1, 5]],
            [
                ([], "out_of_range"),
                ([1] * 61, "out_of_range"),
                ([0], "out_of_range"),
                ([-1], "out_of_range"),
                ([18], "hand_too_large"),
                ([61], "hand_too_large"),
                ([10**17], "hand_too_large"),
                (["1"], "wrong_type"),
                ([1.0], "wrong_type"),
                (7, "wrong_type"),
            ],
        ),
        ("base", [0, 100], [(-1, "out_of_range"), (101, "out_of_range"), ("x", "wrong_type")]),
        ("per_trick", [0, 100], [(-1, "out_of_range"), (101, "out_of_range"), (2.5, "wrong_type")]),
        (
            "missed",
            ["zero", "penalty"],
            [("none", "unknown_value"), ("Zero", "unknown_value"), (0, "wrong_type")],
        ),
        ("penalty_per_trick", [1, 20], [(0, "out_of_range"), (21, "out_of_range"), (True, "wrong_type")]),
        ("dealer_rule", [True, False], [(1, "wrong_type"), ("true", "wrong_type")]),
        ("dealer_rule_from", [1, 60], [(0, "out_of_range"), (61, "out_of_range")]),
        ("consolation", [0, 20], [(-1, "out_of_range"), (21, "out_of_range"), (False, "wrong_type")]),
        ("blind_one_card", [1, 2, 3], [(0, "out_of_range"), (4, "out_of_range")]),
        (
            "no_trump",
            ["none", "last", "one_card", "top", "one_card_and_top", "all"],
            [("first", "unknown_value"), (None, "wrong_type")],
        ),
        ("deck", [None, "standard", "half", "wizard"], [("tarot", "unknown_value"), (52, "wrong_type")]),
    ],
)
def test_each_house_rule_has_its_values(key: str, good: list[object], bad: list[tuple[object, str]]) -> None:
    for value in good:
        assert found(record(options={key: value})) == [], value
    for value, fault in bad:
        assert found(record(options={key: value})) == [(None, f"options.{key}", fault)], value


def test_problems_of_options_stand_in_the_order_of_the_page() -> None:
    options = {"deck": "tarot", "joker": 1, "base": -1, "hands": [0, "x", 0]}
    assert found(record(options=options)) == [
        (None, "options.joker", "unknown_key"),
        (None, "options.hands", "out_of_range"),
        (None, "options.hands", "wrong_type"),
        (None, "options.hands", "out_of_range"),
        (None, "options.base", "out_of_range"),
        (None, "options.deck", "unknown_value"),
    ]


def test_hands_that_can_be_read_are_still_held_against_the_pack() -> None:
    assert found(record(options={"hands": [0, 18, 5, 19]})) == [
        (None, "options.hands", fault) for fault in ("out_of_range", "hand_too_large", "hand_too_large")
    ]


def test_hands_are_not_held_against_a_pack_that_is_not_known() -> None:
    assert found(record(options={"hands": [20], "deck": "tarot"})) == [
        (None, "options.deck", "unknown_value")
    ]


# Times, season and the rest.


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("2026-01-09T20:00:00+01:00", "2026-01-09T20:00:00+01:00"),
        ("2026-01-09T20:00:00Z", "2026-01-09T20:00:00+00:00"),
        ("2026-01-09T20:00:00-00:00", "2026-01-09T20:00:00+00:00"),
        ("2026-01-09T20:00:00.987654321Z", "2026-01-09T20:00:00+00:00"),
        ("2026-01-09T20:00:00,5-0930", "2026-01-09T20:00:00-09:30"),
        ("2026-01-09T20:00+01", "2026-01-09T20:00:00+01:00"),
        ("2024-02-29T00:00:00+14:00", "2024-02-29T00:00:00+14:00"),
        ("0001-01-01T00:00:00+14:00", "0001-01-01T00:00:00+14:00"),
    ],
)
def test_times_are_kept_to_the_second_in_their_own_offset(text: str, kept: str) -> None:
    match = match_of(record(started=text, ended=text))
    assert (match.started, match.ended) == (kept, kept)
    assert tidy_time(kept) == kept


@pytest.mark.parametrize(
    "text",
    [
        "",
        "yesterday",
        "2026-01-09",
        "2026-01-09T20:00:00",
        "2026-01-09 20:00:00+01:00",
        "20260109T200000+0100",
        "2026-13-09T20:00:00Z",
        "2026-02-29T20:00:00Z",
        "2026-01-09T25:00:00Z",
        "2026-01-09T24:00:00Z",
        "2026-01-09T20:60:00Z",
        "2026-01-09T20:00:60Z",
        "2026-01-09T20:00:00+24:00",
        "2026-01-09T20:00:00+01:60",
        "2026-01-09T20:00:00+01:00:30",
        "2026-01-09T20:00:00z",
        "2026-01-09T20:00:00Z ",
        "0000-01-01T20:00:00Z",
        "2026-W02-5T20:00:00Z",
        "２０２６-01-09T20:00:00Z",
        "2026-01-09T20:00:00\ud800Z",
    ],
)
def test_what_is_no_time_with_an_offset(text: str) -> None:
    assert found(record(started=text)) == [(None, "started", "bad_time")]
    assert found(record(ended=text)) == [(None, "ended", "bad_time")]


def test_the_order_of_the_times_is_not_checked() -> None:
    assert found(record(started="2026-01-09T20:00:00Z", ended="2025-01-09T20:00:00Z")) == []


def test_a_season_is_trimmed_and_composed_and_a_blank_one_is_none() -> None:
    assert match_of(record(season="  Zoe\u0308 ")).season == "Zoë"
    assert match_of(record(season=" ")).season is None
    assert match_of(record(note=" as it was\n")).note == " as it was\n"


@pytest.mark.parametrize("key", ["season", "note"])
def test_half_a_surrogate_pair_cannot_be_kept(key: str) -> None:
    assert found(record(**{key: "a\ud800"})) == [(None, key, "name_not_allowed")]
    assert found(record(deals=[{**DEAL, "note": "\udc00"}])) == [(1, "note", "name_not_allowed")]


def test_substitutes() -> None:
    good = [{"from_deal": 7, "seat": 2, "player": " Eefje "}]
    assert match_of(record(substitutes=good)).substitutes == (Substitute(7, 2, "Eefje"),)
    bad = [
        {"from_deal": 0, "seat": 3, "player": ""},
        {"from_deal": "1", "seat": 0},
        5,
        {"from_deal": 1, "seat": 0, "player": "Eefje", "why": "ill"},
    ]
    assert found(record(substitutes=bad)) == [
        (None, "substitutes", fault)
        for fault in (
            "out_of_range",
            "out_of_range",
            "name_blank",
            "wrong_type",
            "missing_key",
            "wrong_type",
            "unknown_key",
        )
    ]


# Deals.


def test_a_deal_with_everything() -> None:
    full = {
        **DEAL,
        "trump": "hearts",
        "forced": True,
        "dealer": 0,
        "adjustments": [{"side": 1, "points": -50, "note": "revoke"}, {"side": 0, "points": 10_000}],
        "note": "the cat",
    }
    assert match_of(record(deals=[{**full, "bids": [1, 1, 0]}])).deals == (
        BoerenDeal(
            bids=(1, 1, 0),
            tricks=(0, 1, 0),
            trump=Trump.HEARTS,
            forced=True,
            dealer=0,
            adjustments=(Adjustment(1, -50, "revoke"), Adjustment(0, 10_000)),
            note="the cat",
        ),
    )


@pytest.mark.parametrize(
    ("spoil", "faults"),
    [
        ({"bids": [0, 2, -1]}, [("bids", "bid_out_of_range")] * 2),
        ({"bids": [0, 0]}, [("bids", "wrong_count")]),
        (
            {"bids": [0, 9, 0, "x"]},
            [("bids", "wrong_count"), ("bids", "wrong_type"), ("bids", "bid_out_of_range")],
        ),
        ({"bids": [0, 0, 1.0]}, [("bids", "wrong_type")]),
        ({"bids": {"0": 1}}, [("bids", "wrong_type")]),
        ({"bids": [0, 1, 0]}, [("bids", "bids_fit")]),
        ({"tricks": [1, 1, "x"]}, [("tricks", "wrong_type")]),
        ({"tricks": [1, 1, 0]}, [("tricks", "tricks_do_not_add_up")]),
        ({"tricks": [2, 1, 0]}, [("tricks", "tricks_out_of_range")]),
        ({"tricks": [2, 1, None]}, [("tricks", "wrong_type"), ("tricks", "tricks_out_of_range")]),
        ({"trump": "stars"}, [("trump", "unknown_value")]),
        ({"trump": 1}, [("trump", "wrong_type")]),
        ({"forced": 1}, [("forced", "wrong_type")]),
        ({"forced": True}, [("forced", "dealer_was_not_forced")]),
        ({"dealer": 3}, [("dealer", "dealer_out_of_range")]),
        ({"dealer": "Anna"}, [("dealer", "wrong_type")]),
        ({"adjustments": {}}, [("adjustments", "wrong_type")]),
        ({"adjustments": [5]}, [("adjustments", "wrong_type")]),
        ({"adjustments": [{"side": 3, "points": 0}]}, [("adjustments", "out_of_range")] * 2),
        ({"adjustments": [{"side": 0, "points": 10_001}]}, [("adjustments", "out_of_range")]),
        ({"adjustments": [{"side": 0, "points": 5.5}]}, [("adjustments", "wrong_type")]),
        (
            {"adjustments": [{"points": 5, "why": ""}]},
            [("adjustments", "unknown_key"), ("adjustments", "missing_key")],
        ),
        ({"note": 5}, [("note", "wrong_type")]),
        ({"joker": 5}, [("joker", "unknown_key")]),
    ],
)
def test_each_fault_of_a_deal_stands_at_its_key(spoil: dict[str, Any], faults: list[tuple[str, str]]) -> None:
    spoiled = {**DEAL, **spoil}
    assert found(record(deals=[spoiled])) == [(1, field, fault) for field, fault in faults]


def test_what_a_deal_must_have() -> None:
    assert found(record(deals=[{}])) == [(1, "bids", "missing_key"), (1, "tricks", "missing_key")]
    assert found(record(deals=[{"bids": [0, 0, 3]}])) == [
        (1, "bids", "bid_out_of_range"),
        (1, "tricks", "missing_key"),
    ]


def test_a_deal_that_is_no_object_stands_for_one() -> None:
    second = {"bids": [0, 0, 0], "tricks": [1, 1, 0]}
    assert found(record(deals=[5, second, [DEAL]])) == [
        (1, "deals", "wrong_type"),
        (3, "deals", "wrong_type"),
    ]


def test_faults_of_a_deal_stand_in_the_order_of_its_fields() -> None:
    spoiled = {
        "note": 1,
        "adjustments": 1,
        "dealer": 9,
        "forced": 1,
        "trump": 1,
        "tricks": [1, 1, 1],
        "bids": [0, 1, 0],
        "joker": 1,
    }
    assert [field for _, field, _ in found(record(deals=[spoiled]))] == list(reversed(spoiled))


def test_a_dealer_who_cannot_have_dealt_leaves_the_seat_the_rules_give() -> None:
    assert found(record(deals=[{**DEAL, "bids": [0, 1, 0], "dealer": 3}])) == [
        (1, "bids", "bids_fit"),
        (1, "dealer", "dealer_out_of_range"),
    ]


def test_later_deals_are_judged_after_a_deal_at_fault() -> None:
    deals = [{"bids": "x", "tricks": [1, 0, 0]}, {"bids": [1, 0, 1], "tricks": [2, 0, 0]}]
    # Bram deals the second: three cards less one bid twice forbid him none that he bid.
    assert found(record(deals=deals)) == [(1, "bids", "wrong_type"), (2, "bids", "bids_fit")]


def test_deals_after_the_end_are_not_looked_at() -> None:
    deals = [DEAL, {"joker": 1}, 5, None]
    assert found(record(options={"hands": [1]}, deals=deals)) == [
        (number, None, "match_is_over") for number in (2, 3, 4)
    ]


@pytest.mark.parametrize(
    ("setup", "at"),
    [
        ({"players": ["Anna"]}, ["players"]),
        ({"first_dealer": 3}, ["first_dealer"]),
        ({"options": {"hands": [18]}}, ["options.hands"]),
        ({"options": {"hands": "x"}}, ["options.hands"]),
        ({"options": {"dealer_rule": 1}}, ["options.dealer_rule"]),
        ({"options": {"deck": "tarot"}}, ["options.deck"]),
        ({"options": 5}, ["options"]),
    ],
)
def test_where_the_setup_is_at_fault_deals_are_looked_at_for_form_alone(
    setup: dict[str, Any], at: list[str]
) -> None:
    deals = [{"bids": [9, 9, 9], "tricks": [9, 9, 9]}, {"bids": "x", "joker": 1}] + [DEAL] * 70
    assert found({**record(deals=deals, open_deal={"bids": [99, 99, 99], "x": 1}), **setup}) == [
        *((None, field, problem) for field, problem in zip(at, _faults_of(setup), strict=True)),
        (2, "joker", "unknown_key"),
        (2, "bids", "wrong_type"),
        (2, "tricks", "missing_key"),
        (None, "open_deal", "unknown_key"),
    ]


def _faults_of(setup: dict[str, Any]) -> list[str]:
    return [fault for _, _, fault in found({**record(), **setup})]


def test_an_unknown_option_or_a_bad_price_does_not_stop_the_rules() -> None:
    deals = [{**DEAL, "bids": [0, 1, 0]}]
    for options in ({"joker": 1}, {"base": -1}):
        assert found(record(options=options, deals=deals))[1:] == [(1, "bids", "bids_fit")]
    assert found({**record(deals=deals), "players": ["Anna", "", "Cato"]})[1:] == [(1, "bids", "bids_fit")]


# The open deal.


@pytest.mark.parametrize(
    "draft",
    [
        {},
        {"bids": [None, 1, None]},
        {"bids": None, "tricks": None, "trump": None, "forced": None, "dealer": None, "note": None},
        {"bids": [0, 1, 0]},
        {"bids": [1, 1, 1], "tricks": [1, 1, 1], "forced": True},
        {"dealer": 2, "trump": "clubs", "adjustments": [{"side": 0, "points": 5}]},
        {"adjustments": [{"side": 0}, {"side": None, "points": 4}]},
    ],
)
def test_the_open_deal_is_never_refused_for_a_rule(draft: dict[str, Any]) -> None:
    match = match_of(record(open_deal=draft))
    assert match.open_deal is not None
    assert match.sheet.rows == ()
    assert match_of(write(match)) == match


@pytest.mark.parametrize(
    ("draft", "faults"),
    [
        ({"bids": [2, -1, None]}, ["bid_out_of_range"] * 2),
        ({"tricks": [2, None, None]}, ["tricks_out_of_range"]),
        ({"bids": [0, None]}, ["wrong_count"]),
        ({"bids": [True, None, None]}, ["wrong_type"]),
        ({"dealer": 3}, ["dealer_out_of_range"]),
        ({"joker": None}, ["unknown_key"]),
        ({"trump": "stars"}, ["unknown_value"]),
        ({"adjustments": [{"side": 9}]}, ["out_of_range"]),
        ([], ["wrong_type"]),
        ("", ["wrong_type"]),
    ],
)
def test_the_open_deal_is_looked_at_for_types_and_ranges(draft: object, faults: list[str]) -> None:
    assert found(record(open_deal=draft)) == [(None, "open_deal", fault) for fault in faults]


def test_an_open_deal_after_the_end_may_hold_what_some_hand_could() -> None:
    over = record(options={"hands": [1]}, deals=[DEAL])
    assert found({**over, "open_deal": {"bids": [60, 0, None], "tricks": [60, 60, 0]}}) == []
    assert found({**over, "open_deal": {"bids": [61, 0, None]}}) == [(None, "open_deal", "bid_out_of_range")]


# Several matches.


def test_a_file_of_several_matches() -> None:
    document = read(as_bytes({"scorepad": 1, "matches": [record(), without("scorepad")]}))
    assert document.several
    assert document.matches[0] == document.matches[1]
    assert read(as_bytes({"scorepad": 1, "matches": []})) == Document((), (), several=True)


def test_problems_of_several_matches_tell_which() -> None:
    text = as_bytes({"scorepad": 1, "matches": [record(), record(joker=1), 5, record(deals=[5])], "x": 1})
    assert found(text) == [
        (None, "x", "unknown_key"),
        (2, None, "joker", "unknown_key"),
        (3, None, None, "not_a_record"),
        (4, 1, "deals", "wrong_type"),
    ]
    with pytest.raises(RecordError) as error:
        read(text)
    assert error.value.several


def test_faults_of_the_list_itself() -> None:
    assert found({"matches": []}) == [(None, "scorepad", "missing_key")]
    assert found({"scorepad": 1, "matches": {}}) == [(None, "matches", "wrong_type")]
    assert found({"scorepad": 1, "matches": None, "seasons": None}) == [
        (None, "matches", "wrong_type"),
        (None, "seasons", "wrong_type"),
    ]
    assert found(record(seasons=[])) == [(None, "seasons", "unknown_key")]
    assert found({"scorepad": 1, "matches": [record(matches=[])]}) == [(1, None, "matches", "unknown_key")]


# Seasons.

WINTER = Season(
    "Winter",
    "2026-01-01",
    "2026-03-31",
    ("boerenbridge",),
    Counting(Scheme.PLACES, By.PAIR, (Fraction("2.5"), Fraction(-1)), 3, 1, 5, True),
)


def test_seasons_survive_being_written_and_read() -> None:
    document = read(dump([match_of(record())], [WINTER, Season("Summer")]).encode())
    assert document.seasons == (WINTER, Season("Summer"))
    assert document.matches == (match_of(record()),)


def test_faults_of_seasons() -> None:
    seasons = [
        5,
        {"first_day": "2026-13-01", "joker": 1},
        {"name": " ", "last_day": "20260101", "points": "1,x", "minimum": -1, "drop": "1"},
        {"name": "A", "scheme": "best", "by": "team", "with_guests": 1, "games": ["poker", 1]},
        {"name": "B"},
        {"name": "B ", "points": [3, 2, 1], "first_day": 5},
        {"name": "B "},
    ]
    assert [fault for _, field, fault in found({"scorepad": 1, "matches": [], "seasons": seasons})] == [
        "wrong_type",
        *("unknown_key", "missing_key", "bad_time"),
        *("name_blank", "bad_time", "unknown_value", "out_of_range", "wrong_type"),
        *("unknown_value", "unknown_game", "wrong_type", "unknown_value", "wrong_type"),
        *("wrong_type", "wrong_type"),
        "name_doubled",
    ]


# Writing.


def test_only_what_differs_from_the_defaults_is_written() -> None:
    assert write(match_of(record())) == {**record(), "deals": []}


def test_a_match_with_everything_survives_being_written_and_read() -> None:
    full = record(
        first_dealer=1,
        options={"missed": "penalty", "hands": [1, 2, 1]},
        started="2026-01-09T20:00:00+01:00",
        ended="2026-01-09T23:00:00+01:00",
        season="Winter",
        note="at the cabin",
        deals=[{"bids": [1, 1, 1], "tricks": [0, 1, 0], "trump": "clubs", "dealer": 2, "note": "x"}],
        open_deal={"bids": [1, 0, None], "tricks": [None, None, None]},
        closed=True,
        counts=False,
        substitutes=[{"from_deal": 2, "seat": 0, "player": "Eefje"}],
    )
    assert write(match_of(full)) == full
    assert list(write(match_of(full))) == list(full)


def test_a_half_entered_deal_is_written_without_what_other_house_rules_put_out_of_range() -> None:
    three = match_of(record(options={"hands": [3, 3]}, open_deal={"bids": [None, 3, None], "note": "late"}))
    two = three.set_options(BoerenOptions(hands=(2, 2))).after
    assert two.open_deal == three.open_deal
    assert write(two)["open_deal"] == {
        "bids": [None, None, None],
        "tricks": [None, None, None],
        "note": "late",
    }
    assert match_of(write(two)).setup == two.setup


def test_a_nullo_that_may_not_be_bid_any_more_does_not_spoil_the_record() -> None:
    bid = auction_bridge.GAME.deal(level=2, strain=Strain.NULLO)
    table = Setup(("Anna", "Bram", "Cato"), AuctionOptions(nullo=True))
    match = Match(auction_bridge.GAME, table).drafted(bid).after.set_options(AuctionOptions()).after
    assert write(match)["open_deal"] == {"level": 2}
    assert match_of(write(match)).setup == match.setup


def test_parts_of_a_record_can_be_read_and_written_alone() -> None:
    rules = game("boerenbridge")
    setup = Setup(tuple(NAMES), BoerenOptions())
    deal = read_deal(rules, setup, DEAL)
    assert write_deal(deal) == DEAL
    assert read_deal(rules, setup, {"bids": [None, 1, None]}, partial=True) == BoerenDeal(
        bids=(None, 1, None), tricks=(None, None, None)
    )
    options = BoerenOptions(missed=Missed.PENALTY, hands=(1, 2))
    assert write_options(options) == {"hands": [1, 2], "missed": "penalty"}
    assert read_options(rules, write_options(options)) == options
    for wrong in (5, {"bids": [0]}, {"joker": 1}):
        with pytest.raises(RecordError):
            read_deal(rules, setup, wrong)
        with pytest.raises(RecordError):
            read_options(rules, wrong)
