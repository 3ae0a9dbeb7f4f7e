"""Bridgette by its rulebook: a test a rule, and every contract against the second scorer's tables."""

import json
from itertools import product
from typing import Any

import pytest

from scorepad.core.match import Match
from scorepad.games import game
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions, score
from scorepad.record import problems, read, read_deal
from scorepad.record_commands import scored
from tests.games import bridgette_by_hand as by_hand

GAME = game("bridgette")


def record(*deals: dict[str, Any], **options: Any) -> dict[str, Any]:
    return {
        "scorepad": 1,
        "game": "bridgette",
        "players": ["Anna", "Bram"],
        "options": options,
        "deals": list(deals),
    }


def match_of(held: dict[str, Any]) -> Match:
    return read(json.dumps(held).encode()).matches[0]


def said(*deals: dict[str, Any], closed: bool = False, **options: Any) -> dict[str, Any]:
    told: dict[str, Any] = scored(match_of({**record(*deals, **options), "closed": closed}))
    return told


def points(*deals: dict[str, Any], **options: Any) -> list[list[int]]:
    return [row["points"] for row in said(*deals, **options)["deals"]]


def box(one: dict[str, Any], **options: Any) -> dict[str, int]:
    """What a deal brings by reason, whoever gets it."""
    return {str(entry["reason"]): entry["points"] for entry in said(one, **options)["deals"][0]["entries"]}


def left(*deals: dict[str, Any], **options: Any) -> int:
    deals_left: int = said(*deals, **options)["state"]["deals_left"]
    return deals_left


def found(*deals: dict[str, Any], **options: Any) -> list[tuple[Any, ...]]:
    told = problems(json.dumps(record(*deals, **options)).encode())
    return [(one.deal, one.field, str(one.fault)) for one in told]


def bid(contract: str, tricks: int, declarer: int = 0, **more: Any) -> dict[str, Any]:
    """A deal as it is spoken of: `3N`, `2HX`, `1SXX`."""
    return {
        "declarer": declarer,
        "level": int(contract[0]),
        "strain": by_hand.STRAIN[contract[1]],
        "doubling": {"": "none", "X": "doubled", "XX": "redoubled"}[contract[2:]],
        "tricks": tricks,
        **more,
    }


PASSED_OUT = {"passed_out": True}
OURS, THEIRS = bid("2H", 8), bid("2H", 8, declarer=1)
LEVEL = (OURS, THEIRS)
"""Two deals that bring each 500."""


# At the table.


def test_two_sit_down() -> None:
    assert list(GAME.players) == [2]
    assert said()["sides"] == ["Anna", "Bram"]
    three = {**record(), "players": ["Anna", "Bram", "Cato"]}
    assert [str(one.fault) for one in problems(json.dumps(three).encode())] == ["wrong_number_of_players"]


def test_they_deal_in_turn_and_again_after_both_passed() -> None:
    told = said(OURS, PASSED_OUT, {"auction": ["P", "P"]}, THEIRS, OURS)
    assert [row["dealer"] for row in told["deals"]] == [0, 1, 1, 1, 0]
    told = said(OURS, PASSED_OUT, THEIRS, passed_out_counts=True)
    assert [row["dealer"] for row in told["deals"]] == [0, 1, 0]


def test_the_lowest_bid_is_nought_no_trump() -> None:
    assert found({"auction": ["0N", "1C", "P"], "tricks": 7}) == []
    assert found({"auction": ["1C", "0N", "P"], "tricks": 7}) == [(1, "auction", "illegal_call")]
    assert found({"auction": ["0S", "P"], "tricks": 7}) == [(1, "auction", "illegal_call")]
    for suit in "CDHS":
        assert found(bid(f"0{suit}", 6)) == [(1, "level", "level_out_of_range")]


def test_an_auction_ends_at_the_first_pass_after_a_bid() -> None:
    assert found({"auction": ["P", "1C", "P"], "tricks": 7}) == []
    assert found({"auction": ["1C", "P", "P"], "tricks": 7}) == [(1, "auction", "illegal_call")]
    assert found({"auction": ["1C", "X"], "tricks": 7}) == [(1, "auction", "auction_not_over")]


def test_whoever_bid_last_declares() -> None:
    told = said({"auction": ["1H", "2H", "3H", "X", "P"], "tricks": 9})
    assert told["deals"][0]["points"] == [2 * (250 + 250 + 400), 0]
    told = said({"auction": ["P", "1H", "X", "XX", "P"], "tricks": 0})
    assert told["deals"][0]["points"] == [4000, 0]


def test_there_is_no_nullo() -> None:
    assert found(bid("1U", 7)) == [(1, "strain", "unknown_strain")]
    assert found({"auction": ["1U", "P"], "tricks": 7}) == [(1, "auction", "illegal_call")]


def test_the_up_card_is_noted_and_scores_nothing() -> None:
    for card in ("number", "face", "ace"):
        assert points({**OURS, "upcard": card}) == points(OURS)
        assert found({**PASSED_OUT, "upcard": card}) == []
    assert found({**OURS, "upcard": "joker"}) == [(1, "upcard", "unknown_value")]
    assert found({**OURS, "honours": None}) == [(1, "honours", "unknown_key")]


# A contract that is made.


@pytest.mark.parametrize(("bid_made", "value"), by_hand.VALUE.items())
def test_what_each_bid_is_worth(bid_made: str, value: int) -> None:
    assert box(bid(bid_made, 6 + int(bid_made[0])), exact_bonus=False) == {"bid_value": value}


@pytest.mark.parametrize("level", range(1, 8))
@pytest.mark.parametrize("letter", "CDHSN")
def test_exactly_the_tricks_bid_bring_more_up_to_five_no_trump(level: int, letter: str) -> None:
    exact = box(bid(f"{level}{letter}", 6 + level)).get("exact")
    assert exact == {6: 100, 7: None}.get(level, 250)
    if level < 7:
        assert "exact" not in box(bid(f"{level}{letter}", 7 + level))


def test_nought_no_trump_can_be_made_exactly() -> None:
    assert box(bid("0N", 6)) == {"bid_value": 150, "exact": 250}


def test_exactly_three_over_bring_three_hundred_and_fifty() -> None:
    for tricks, more in ((8, False), (9, False), (10, True), (11, False)):
        assert ("three_over" in box(bid("1C", tricks))) == more
    assert box(bid("1C", 10))["three_over"] == 350


def test_three_or_more_over_may_be_paid_alike_or_not_at_all() -> None:
    for tricks in range(7, 14):
        assert ("three_over" in box(bid("1C", tricks), three_over="at_least")) == (tricks >= 10)
        assert "three_over" not in box(bid("1C", tricks), three_over="off")


def test_without_the_exact_bonus_the_hundred_falls_too() -> None:
    assert box(bid("6C", 12), exact_bonus=False) == {"bid_value": 1500}


def test_a_double_multiplies_everything() -> None:
    assert points(bid("2HX", 8)) == [[2 * (250 + 250 + 400), 0]]
    assert points(bid("2HXX", 8)) == [[4 * (250 + 250 + 1000), 0]]
    assert box(bid("2HXX", 11))["doubling"] == 3 * (250 + 350 + 1000)


def test_a_double_may_leave_its_own_bonus_alone() -> None:
    rule = {"doubling_multiplies": "value_and_bonuses"}
    assert points(bid("2HX", 8), **rule) == [[2 * (250 + 250) + 400, 0]]
    assert points(bid("2HXX", 11), **rule) == [[4 * (250 + 350) + 1000, 0]]


def test_a_double_may_multiply_the_bids_value_alone() -> None:
    rule = {"doubling_multiplies": "value"}
    assert points(bid("2HX", 8), **rule) == [[2 * 250 + 250 + 400, 0]]
    assert points(bid("2HXX", 11), **rule) == [[4 * 250 + 350 + 1000, 0]]


# A contract that is not made.


@pytest.mark.parametrize(
    ("short", "expected"),
    [
        (1, (100, 200, 300)),
        (2, (200, 500, 700)),
        (3, (300, 800, 1100)),
        (4, (400, 1100, 1500)),
        (5, (700, 2000, 2700)),
        (6, (1000, 3000, 4000)),
        (7, (1000, 3000, 4000)),
        (13, (1000, 3000, 4000)),
    ],
)
def test_tricks_short_are_the_opponents(short: int, expected: tuple[int, int, int]) -> None:
    for doubling, worth in zip(("", "X", "XX"), expected, strict=True):
        for reading in ("everything", "value_and_bonuses", "value"):
            one = bid(f"7N{doubling}", 13 - short, declarer=1)
            assert points(one, doubling_multiplies=reading) == [[worth, 0]]


# The end.


def test_after_six_deals_the_higher_total_wins() -> None:
    told = said(*LEVEL, *LEVEL, OURS, OURS)
    assert (told["finished"], told["winners"], told["decided_by"]) == (True, [0], "total")
    assert told["state"] == {"next_dealer": None, "deals_left": 0}
    assert found(*LEVEL, *LEVEL, OURS, OURS, THEIRS) == [(7, None, "match_is_over")]


def test_deals_left_count_down_and_a_passed_out_deal_is_none_of_them() -> None:
    assert [left(*[OURS] * played) for played in range(7)] == [6, 5, 4, 3, 2, 1, 0]
    assert left(OURS, PASSED_OUT) == 5
    assert left(OURS, PASSED_OUT, passed_out_counts=True) == 4


def test_level_totals_are_played_on_until_they_are_not() -> None:
    level = LEVEL * 3
    assert left(*level) == 1
    assert left(*level, PASSED_OUT) == 1
    assert left(*level, PASSED_OUT, passed_out_counts=True) == 1, "it leaves them level: one more"
    assert left(*level, bid("1C", 6, adjustments=[{"side": 0, "points": 100}])) == 1
    assert left(*level, OURS) == 0
    assert said(*level, OURS)["winners"] == [0]
    assert not said(*level)["finished"]


def test_points_that_the_table_gives_end_a_level_match_too() -> None:
    given = {**PASSED_OUT, "adjustments": [{"side": 1, "points": 10}]}
    told = said(*LEVEL * 3, given)
    assert (told["finished"], told["winners"]) == (True, [1])
    assert found(*LEVEL * 3, given, OURS) == [(8, None, "match_is_over")]


def test_level_totals_may_be_shared() -> None:
    told = said(*LEVEL * 3, tie="shared")
    assert (told["finished"], told["winners"], told["decided_by"]) == (True, [0, 1], "shared")


def test_a_match_stopped_early_is_the_leaders() -> None:
    told = said(OURS, closed=True)
    assert (told["winners"], told["decided_by"], told["state"]["deals_left"]) == ([0], "total", 0)
    assert said(*LEVEL, closed=True)["decided_by"] == "shared"
    assert said(closed=True)["places"] == [1, 1]


def test_a_table_plays_an_even_number_of_deals() -> None:
    for deals in (2, 4, 40):
        assert found(deals=deals) == []
    for deals in (0, 1, 7, 41, 42):
        assert found(deals=deals) == [(None, "options.deals", "out_of_range")]
    assert said(OURS, OURS, deals=2)["finished"]


# Six deals, added up by hand.


def test_six_deals_scored_with_a_pencil() -> None:
    evening = [
        # Anna two hearts, just made: 250 and 250.                        Anna 500
        bid("2H", 8),
        # Bram three no trump doubled, one over: (750 + 400) x 2.                      Bram 2300
        bid("3NX", 10, declarer=1),
        # Anna one club redoubled, three over: (150 + 350 + 1000) x 4.    Anna 6500
        bid("1CXX", 10),
        # Both pass.
        PASSED_OUT,
        # Bram six spades, just made: 1500 and 100.                                    Bram 3900
        bid("6S", 12, declarer=1),
        # Anna four hearts doubled, three short: 800 to Bram.                          Bram 4700
        bid("4HX", 7),
        # Bram no trump at nought, one short: 100 to Anna.                Anna 6600
        bid("0N", 5, declarer=1),
    ]
    told = said(*evening)
    assert [row["totals"] for row in told["deals"]] == [
        [500, 0],
        [500, 2300],
        [6500, 2300],
        [6500, 2300],
        [6500, 3900],
        [6500, 4700],
        [6600, 4700],
    ]
    assert (told["finished"], told["winners"], told["places"]) == (True, [0], [1, 2])


# Every contract.


@pytest.mark.parametrize("multiplies", ["everything", "value_and_bonuses", "value"])
@pytest.mark.parametrize("three_over", ["exact", "at_least", "off"])
@pytest.mark.parametrize("exact_bonus", [True, False])
def test_every_contract_with_every_result(multiplies: str, three_over: str, exact_bonus: bool) -> None:
    held = record(doubling_multiplies=multiplies, three_over=three_over, exact_bonus=exact_bonus)
    match = match_of(held)
    for spoken, doubling, tricks in product(by_hand.VALUE, ("", "X", "XX"), range(14)):
        raw = bid(spoken + doubling, tricks, declarer=tricks % 2)
        deal = read_deal(GAME, match.setup, raw)
        assert isinstance(deal, BridgetteDeal)
        row = score(match.setup, (deal,)).rows[0]
        written = [
            {"side": one.side, "points": one.points, "reason": one.reason, "line": one.line}
            for one in row.entries
        ]
        assert written == by_hand.played({**held, "deals": [raw]})["entries"][0], raw


def test_every_bid_has_a_price() -> None:
    assert set(by_hand.VALUE) == set(by_hand.HOUSE.bids)


def test_the_defaults_are_those_of_the_page() -> None:
    options = BridgetteOptions()
    assert {key: getattr(options, key) for key in by_hand.DEFAULTS} == by_hand.DEFAULTS


# What statistics count.


def test_contracts_are_counted_for_who_declared() -> None:
    match = match_of(record(bid("1C", 7), bid("1CX", 6), PASSED_OUT, bid("0N", 6, declarer=1)))
    assert [dict(facts) for facts in GAME.facts(match.setup, match.deals, match.sheet)] == [
        {
            "contracts": 2,
            "contracts_made": 1,
            "contracts_at_1": 2,
            "contracts_made_at_1": 1,
            "contracts_in_clubs": 2,
            "contracts_made_in_clubs": 1,
            "contracts_by_seat_0": 2,
            "contracts_made_by_seat_0": 1,
            "contracts_doubled": 1,
            "defences": 1,
        },
        {
            "contracts": 1,
            "contracts_made": 1,
            "contracts_at_0": 1,
            "contracts_made_at_0": 1,
            "contracts_in_no_trump": 1,
            "contracts_made_in_no_trump": 1,
            "contracts_by_seat_1": 1,
            "contracts_made_by_seat_1": 1,
            "defences": 2,
            "defences_won": 1,
        },
    ]
