"""Troefcall by its rulebook: a test a rule, and every outcome under every house rule."""

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.core.carrying_on import seated_anew
from scorepad.core.faults import CommonFault, Problem
from scorepad.core.game import Ask, put
from scorepad.core.match import Match
from scorepad.games import game
from scorepad.games.troefcall.rules import Fault, Format, Outcome, TroefDeal, TroefOptions, Trump
from scorepad.record import read_deal, write
from tests.games.properties import answer_of, match_of, told_of
from tests.games.troefcall_at_random import record_at_random

GAME = game("troefcall")
NAMES = ["Anna", "Bram", "Cato", "Daan"]
OUTCOMES = ("majority", "kap", "stopped", "baunie", "silent", "failed")
PRICES = {"majority": 2, "kap": 5, "stopped": 2, "baunie_points": 15, "failed": 2}


def record(*deals: dict[str, Any], closed: bool = False, dealer: int = 0, **options: Any) -> dict[str, Any]:
    return {
        "scorepad": 1,
        "game": "troefcall",
        "players": NAMES,
        "first_dealer": dealer,
        "options": options,
        "deals": list(deals),
        "closed": closed,
    }


def match(*deals: dict[str, Any], **more: Any) -> Match:
    return match_of(record(*deals, **more))


def said(*deals: dict[str, Any], **more: Any) -> dict[str, Any]:
    return answer_of(match(*deals, **more))


def points(*deals: dict[str, Any], **more: Any) -> list[list[int]]:
    told: list[list[int]] = said(*deals, **more)["points"]
    return told


def found(*deals: dict[str, Any], **more: Any) -> list[tuple[int | None, str | None, str]]:
    return told_of(record(*deals, **more))


def end(*deals: dict[str, Any], **more: Any) -> tuple[bool, list[int], str | None]:
    """Whether the match is over, who won and what decided it."""
    told = said(*deals, **more)
    return told["finished"], told["winners"], told["decided_by"]


def roles(*deals: dict[str, Any], **more: Any) -> list[int]:
    """Who dealt each deal, and last who deals next."""
    told = said(*deals, **{"format": "timed", **more})
    return [*told["dealers"], told["state"]["next_dealer"]]


def did(outcome: str, side: int = 0, *given: tuple[int, int], **more: Any) -> dict[str, Any]:
    """A deal in which a pair did this; `given` are the adjustments, side and points."""
    deal = {"side": side, "outcome": outcome, **more}
    return {**deal, "adjustments": [{"side": to, "points": worth} for to, worth in given]} if given else deal


OURS, THEIRS = did("majority", 0), did("majority", 1)
NOBODY_YET: tuple[bool, list[int], None] = (False, [], None)


# At the table.


def test_four_sit_down_as_two_pairs_of_opposite_seats() -> None:
    assert list(GAME.players) == [4]
    assert said()["sides"] == ["Anna & Cato", "Bram & Daan"]


@pytest.mark.parametrize("players", [NAMES[:3], [*NAMES, "Eefje"]])
def test_nobody_plays_it_with_three_or_five(players: list[str]) -> None:
    assert told_of({**record(), "players": players}) == [(None, "players", "wrong_number_of_players")]


@pytest.mark.parametrize(("dealer", "caller"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_caller_is_the_player_after_the_dealer(dealer: int, caller: int) -> None:
    state = said(dealer=dealer)["state"]
    assert (state["next_dealer"], state["next_caller"]) == (dealer, caller)


def test_after_each_deal_both_roles_move_one_seat_whoever_wins() -> None:
    assert roles(OURS, THEIRS, OURS, did("failed", 1), OURS, dealer=2) == [2, 3, 0, 1, 2, 3]


def test_the_dealer_written_down_moves_the_caller_and_all_that_follow() -> None:
    assert roles(OURS, {**OURS, "dealer": 3}, OURS) == [0, 3, 0, 1]
    assert said({**OURS, "dealer": 2})["state"]["next_caller"] == 0


def test_the_dealer_of_a_deal_being_entered_is_whoever_is_written_down() -> None:
    assert GAME.dealer(match().setup, (), TroefDeal(dealer=3)) == 3
    assert GAME.dealer(match().setup, (), TroefDeal()) == 0


# What a deal brings.


def getter_of(outcome: str, side: int) -> int:
    return 1 - side if outcome == "failed" else side


def is_played(outcome: str, silent_kap: bool, baunie: bool) -> bool:
    if not baunie:
        return outcome in ("majority", "kap")
    return not silent_kap or outcome not in ("stopped", "silent")


PRICE_LISTS = {
    "usual": PRICES,
    "own": {"majority": 3, "kap": 7, "stopped": 4, "baunie_points": 21, "failed": 9},
    "nothing": dict.fromkeys(PRICES, 0),
    "most": dict.fromkeys(PRICES, 100),
}


@pytest.mark.parametrize("prices", PRICE_LISTS.values(), ids=PRICE_LISTS)
@pytest.mark.parametrize("rotation", ["every_deal", "winners_keep"])
@pytest.mark.parametrize(("silent_kap", "baunie"), list(product((False, True), repeat=2)))
def test_each_outcome_brings_its_price_or_cannot_happen_by_the_house_rules(
    silent_kap: bool, baunie: bool, rotation: str, prices: dict[str, int]
) -> None:
    rules = {**prices, "silent_kap": silent_kap, "baunie": baunie, "rotation": rotation, "format": "timed"}
    for outcome, side in product(OUTCOMES, (0, 1)):
        deal = did(outcome, side)
        if not is_played(outcome, silent_kap, baunie):
            assert found(deal, **rules) == [(1, "outcome", "outcome_not_played")], (outcome, side)
            continue
        told = said(deal, **rules)
        price = prices[{"silent": "majority", "baunie": "baunie_points"}.get(outcome, outcome)]
        entry = {
            "side": getter_of(outcome, side),
            "points": price,
            "reason": "failed_baunie" if outcome == "failed" else outcome,
            "line": "below",
        }
        assert told["entries"] == [[entry]], (outcome, side)
        assert told["totals"] == ([0, price] if entry["side"] else [price, 0])
        # Anna deals and Bram calls; they stay where his pair got it and the table plays so.
        stays = rotation == "winners_keep" and entry["side"] == 1
        assert told["state"]["next_dealer"] == (0 if stays else 1), (outcome, side)


def test_the_most_tricks_bring_two_be_they_seven_or_twelve() -> None:
    assert points(did("majority", 0, tricks=[7, 6]), did("majority", 1, tricks=[1, 12])) == [[2, 0], [0, 2]]


def test_a_kap_said_in_time_brings_five_in_place_of_the_two() -> None:
    assert points(did("kap", 0), did("kap", 1, tricks=[0, 7])) == [[5, 0], [0, 5]]


def test_a_hand_stopped_after_seven_without_the_kap_brings_two() -> None:
    assert points(did("stopped", 1), did("stopped", 0, tricks=[7, 0])) == [[0, 2], [2, 0]]


def test_a_baunie_brings_fifteen_in_place_of_everything_else() -> None:
    assert points(did("baunie", 1, tricks=[0, 13])) == [[0, 15]]


def test_thirteen_that_nobody_announced_bring_what_a_majority_brings() -> None:
    assert points(did("silent", 0)) == [[2, 0]]
    assert points(did("silent", 0), majority=3, stopped=9) == [[3, 0]]


def test_a_failed_baunie_brings_two_to_the_others() -> None:
    assert points(did("failed", 0, tricks=[12, 1]), did("failed", 1)) == [[0, 2], [2, 0]]


def test_a_deal_that_a_house_made_worth_nothing_still_has_its_entry() -> None:
    assert said(did("stopped"), stopped=0)["entries"][0][0]["points"] == 0


def test_adjustments_are_added_after_the_deals_own_points() -> None:
    told = said(did("kap", 1, (0, -50), (1, 3)))
    assert [(one["side"], one["points"], one["reason"]) for one in told["entries"][0]] == [
        (1, 5, "kap"),
        (0, -50, "adjustment"),
        (1, 3, "adjustment"),
    ]
    assert told["points"] == [[-50, 8]]


@pytest.mark.parametrize("free_call", [False, True])
def test_trump_and_when_it_was_called_are_only_noted(free_call: bool) -> None:
    for trump in ("clubs", "diamonds", "hearts", "spades"):
        assert points({**OURS, "trump": trump}, free_call=free_call) == [[2, 0]]
    assert found({**OURS, "trump": "no_trump"}) == [(1, "trump", "unknown_value")]


# Tricks.


def fault_of(outcome: str, own: int, others: int) -> str | None:
    """What is wrong with the tricks of the pair that did this, and of the others."""
    if outcome in ("kap", "stopped"):
        return None if (own, others) == (7, 0) else "tricks_do_not_fit_outcome"
    if own + others != 13:
        return "tricks_do_not_add_up"
    fitting = range(13, 14) if outcome in ("baunie", "silent") else range(7, 13)
    return None if own in fitting else "tricks_do_not_fit_outcome"


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("outcome", OUTCOMES)
def test_any_two_numbers_of_tricks_fit_an_outcome_or_are_told_not_to(outcome: str, side: int) -> None:
    pairs = list(product(range(14), repeat=2))
    deals = [did(outcome, side, tricks=[others, own] if side else [own, others]) for own, others in pairs]
    faults = [fault_of(outcome, own, others) for own, others in pairs]
    assert found(*deals, format="timed") == [
        (number, "tricks", fault) for number, fault in enumerate(faults, start=1) if fault
    ]


def test_seven_to_nothing_is_never_a_majority() -> None:
    assert found(did("majority", 0, tricks=[7, 0])) == [(1, "tricks", "tricks_do_not_add_up")]


@pytest.mark.parametrize(
    ("tricks", "faults"),
    [
        ([14, -1], ["out_of_range", "out_of_range"]),
        ([13], ["out_of_range"]),
        ([5, 4, 4], ["out_of_range"]),
        ([8, None], ["wrong_type"]),
        ([True, 12], ["wrong_type"]),
        ("8-5", ["wrong_type"]),
        (None, ["wrong_type"]),
    ],
)
def test_tricks_that_cannot_be_read_are_not_added_up(tricks: object, faults: list[str]) -> None:
    assert found(did("majority", 0, tricks=tricks)) == [(1, "tricks", fault) for fault in faults]


def test_a_deal_whose_tricks_cannot_be_read_brings_its_points_all_the_same() -> None:
    for tricks in ([5, 4, 4], [99, 0], 7):
        told = found(did("majority", 0, tricks=tricks), OURS, target=2)
        assert told[-1] == (2, None, "match_is_over"), tricks


# The end.


def test_the_first_pair_to_reach_the_target_wins() -> None:
    assert end(*[OURS] * 9, did("kap", 1)) == NOBODY_YET
    assert end(*[OURS] * 9, did("kap", 1), OURS) == (True, [0], "total")


def test_one_point_short_of_the_target_plays_on() -> None:
    assert end(*[did("kap", 1)] * 4, target=21) == NOBODY_YET


def test_the_target_may_be_overshot() -> None:
    told = said(*[OURS] * 4, did("baunie", 0))
    assert (told["totals"], told["winners"]) == ([23, 0], [0])


def test_the_target_is_what_the_table_agreed() -> None:
    assert end(did("baunie", 1), target=15) == (True, [1], "total")
    assert end(did("baunie", 1), target=16) == NOBODY_YET
    assert end(OURS, target=1) == (True, [0], "total")


def test_an_adjustment_can_reach_the_target() -> None:
    assert end(did("majority", 0, (1, 20))) == (True, [1], "total")


def test_an_adjustment_can_keep_a_pair_from_the_target() -> None:
    assert end(did("baunie", 0, (0, -1)), target=15) == NOBODY_YET


def test_of_two_that_an_adjustment_brings_there_in_one_deal_the_higher_total_wins() -> None:
    assert end(did("kap", 0, (1, 9)), target=5) == (True, [1], "total")
    assert end(did("kap", 0, (1, 5), (0, 1)), target=5) == (True, [0], "total")


def test_two_that_an_adjustment_brings_there_level_share_the_win() -> None:
    assert end(did("kap", 0, (1, 5)), target=5) == (True, [0, 1], "shared")


def test_after_an_agreed_number_of_deals_the_higher_total_wins() -> None:
    rules = {"format": "deals", "deals": 3}
    assert end(OURS, did("baunie", 1), **rules) == NOBODY_YET
    assert end(OURS, did("baunie", 1), OURS, **rules) == (True, [1], "total")


def test_eight_deals_are_usual_and_no_target_ends_them() -> None:
    assert end(*[did("baunie")] * 7, format="deals") == NOBODY_YET
    assert end(*[did("baunie")] * 8, format="deals") == (True, [0], "total")


def test_level_after_the_agreed_deals_is_shared() -> None:
    assert end(OURS, THEIRS, format="deals", deals=2) == (True, [0, 1], "shared")


def test_a_match_by_the_clock_runs_until_it_is_closed() -> None:
    long = [did("baunie", 1)] * 60
    assert end(*long, format="timed") == NOBODY_YET
    assert end(*long, format="timed", closed=True) == (True, [1], "total")
    assert end(OURS, THEIRS, format="timed", closed=True) == (True, [0, 1], "shared")


def test_only_a_match_by_the_clock_is_ended_by_it() -> None:
    assert [str(form) for form in Format if GAME.timed(TroefOptions(format=form))] == ["timed"]


@pytest.mark.parametrize("form", ["target", "deals", "timed"])
def test_closed_early_the_leader_wins_and_level_is_shared(form: str) -> None:
    assert end(OURS, did("kap", 1), format=form, closed=True) == (True, [1], "total")
    assert end(OURS, THEIRS, format=form, closed=True) == (True, [0, 1], "shared")


@pytest.mark.parametrize("form", ["target", "deals", "timed"])
def test_closed_before_the_first_deal_everybody_is_first(form: str) -> None:
    told = said(format=form, closed=True)
    assert (told["places"], told["winners"], told["decided_by"]) == ([1, 1], [0, 1], "shared")


def test_closing_a_match_that_is_won_changes_nothing() -> None:
    assert said(did("kap", 1), target=5, closed=True) == said(did("kap", 1), target=5)


def test_the_leader_stands_first_while_the_match_runs() -> None:
    assert said(OURS)["places"] == [1, 2]
    assert said(THEIRS)["places"] == [2, 1]
    assert said(OURS, THEIRS)["places"] == [1, 1]


@pytest.mark.parametrize("rules", [{"target": 2}, {"format": "deals", "deals": 1}])
def test_deals_after_the_end_are_each_too_many_and_not_looked_at(rules: dict[str, Any]) -> None:
    assert found(OURS, OURS, {"side": 9}, **rules) == [
        (2, None, "match_is_over"),
        (3, None, "match_is_over"),
    ]


def test_what_broken_deals_were_given_counts_towards_the_target_but_their_points_do_not() -> None:
    broken = did("baunie", 0, (1, 4), tricks=[12, 1])
    assert found(broken, THEIRS, THEIRS, target=6) == [
        (1, "tricks", "tricks_do_not_fit_outcome"),
        (3, None, "match_is_over"),
    ]


def test_deals_to_play_are_known_only_where_their_number_is_agreed() -> None:
    assert match(OURS, format="deals", deals=3).deals_in_all == 3
    assert match(OURS).deals_in_all is None
    assert match(OURS, format="timed").deals_in_all is None


# What is still to go.


def test_to_go_is_what_each_pair_lacks_of_the_target() -> None:
    assert said()["state"]["to_go"] == [20, 20]
    assert said(did("kap", 1), did("majority", 0, (0, -3)), target=7)["state"]["to_go"] == [8, 2]


@pytest.mark.parametrize("rules", [{"format": "deals"}, {"format": "timed"}, {"closed": True}])
def test_nothing_is_to_go_without_a_target_or_after_the_end(rules: dict[str, Any]) -> None:
    assert said(OURS, **rules)["state"]["to_go"] is None


def test_after_the_end_nobody_deals_or_calls_and_nothing_is_to_go() -> None:
    assert said(did("kap"), target=5)["state"] == {"next_dealer": None, "next_caller": None, "to_go": None}


# Winners keep the call.

KEEP: dict[str, Any] = {"rotation": "winners_keep"}


def test_dealer_and_caller_stay_while_the_callers_pair_gets_the_points() -> None:
    # Anna deals and Bram calls, until his pair does not get them; then Bram deals and Cato calls.
    assert roles(THEIRS, did("kap", 1), OURS, OURS, THEIRS, **KEEP) == [0, 0, 0, 1, 1, 2]


def test_a_failed_baunie_of_the_callers_moves_the_roles() -> None:
    assert roles(did("failed", 1), **KEEP) == [0, 1]


def test_a_failed_baunie_of_the_others_keeps_the_roles() -> None:
    assert roles(did("failed", 0), **KEEP) == [0, 0]


def test_adjustments_do_not_move_the_roles() -> None:
    assert roles(did("majority", 1, (0, 500), (1, -10)), **KEEP) == [0, 0]
    assert roles(did("majority", 0, (1, 500)), **KEEP) == [0, 1]


def test_points_of_nothing_are_got_all_the_same() -> None:
    assert roles(THEIRS, OURS, majority=0, **KEEP) == [0, 0, 1]


def test_roles_stay_with_whoever_really_dealt() -> None:
    # Cato dealt by mistake, so Daan called; his pair won, and they stay.
    assert roles({**THEIRS, "dealer": 2}, THEIRS, **KEEP) == [2, 2, 2]


# House rules.


def test_the_usual_rules_are_those_of_the_rulebook() -> None:
    assert TroefOptions() == match(
        format="target", target=20, deals=8, **PRICES, silent_kap=False, baunie=True, free_call=False,
        rotation="every_deal",
    ).setup.options  # fmt: skip


@pytest.mark.parametrize(
    ("key", "allowed", "refused"),
    [
        ("target", (1, 500), (0, 501)),
        ("deals", (1, 200), (0, 201)),
        *((price, (0, 100), (-1, 101)) for price in PRICES),
    ],
)
def test_numbers_of_house_rules_have_their_limits(
    key: str, allowed: tuple[int, ...], refused: tuple[int, ...]
) -> None:
    assert [found(**{key: value}) for value in allowed] == [[], []]
    assert [found(**{key: value}) for value in refused] == [[(None, f"options.{key}", "out_of_range")]] * 2


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("format", "king of the hill", "unknown_value"),
        ("rotation", "losers_keep", "unknown_value"),
        ("rotation", True, "wrong_type"),
        ("silent_kap", 1, "wrong_type"),
        ("baunie", "no", "wrong_type"),
        ("free_call", None, "wrong_type"),
        ("silent", 2, "unknown_key"),
    ],
)
def test_a_house_rule_that_cannot_be_is_told(key: str, value: object, fault: str) -> None:
    assert found(**{key: value}) == [(None, f"options.{key}", fault)]


@pytest.mark.parametrize("key", ["silent_kap", "baunie"])
def test_where_nobody_knows_what_could_happen_deals_are_looked_at_for_form_alone(key: str) -> None:
    misshapen = {"side": 2, "outcome": "capot", "tricks": [13], "dealer": 4}
    assert found(did("stopped", 0, tricks=[1, 1]), misshapen, **{key: 5}) == [
        (None, f"options.{key}", "wrong_type"),
        (2, "side", "side_out_of_range"),
        (2, "outcome", "unknown_value"),
        (2, "tricks", "out_of_range"),
        (2, "dealer", "dealer_out_of_range"),
    ]


def test_where_nobody_knows_what_won_the_match_no_deal_is_too_many() -> None:
    assert found(did("kap"), did("capot"), target=0, kap=100) == [
        (None, "options.target", "out_of_range"),
        (2, "outcome", "unknown_value"),
    ]


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("standard", {}),
        ("quick", {"target": 15}),
        ("tournament", {"target": 50}),
        ("eight_deals", {"format": "deals"}),
        ("timed", {"format": "timed"}),
        ("silent_kap", {"silent_kap": True}),
        ("no_baunie", {"baunie": False}),
    ],
)
def test_rules_that_have_a_name(preset: str, options: dict[str, Any]) -> None:
    named = {one.key: one.options(4) for one in GAME.presets}
    assert named[preset] == match(**options).setup.options
    assert len(named) == 7


# Faults.


def test_all_that_is_wrong_with_a_deal_is_told_in_the_order_of_the_page() -> None:
    wrong = {
        "adjustments": [{"side": 2, "points": 0}],
        "trump": "nullo",
        "dealer": 4,
        "tricks": [8, "5"],
        "outcome": "Kap",
        "side": 2,
        "caller": 1,
    }
    assert [fault for _, *fault in found(wrong)] == [
        ["caller", "unknown_key"],
        ["side", "side_out_of_range"],
        ["outcome", "unknown_value"],
        ["tricks", "wrong_type"],
        ["trump", "unknown_value"],
        ["dealer", "dealer_out_of_range"],
        ["adjustments", "out_of_range"],
        ["adjustments", "out_of_range"],
    ]


def test_the_pair_and_what_it_did_must_be_told() -> None:
    assert found({}) == [(1, "side", "missing_key"), (1, "outcome", "missing_key")]
    assert found({"tricks": [8, 5]})[-1] == (1, "outcome", "missing_key")


def test_an_outcome_that_is_not_played_and_tricks_that_do_not_fit_are_both_told() -> None:
    assert found(did("baunie", 0, tricks=[12, 1]), baunie=False) == [
        (1, "outcome", "outcome_not_played"),
        (1, "tricks", "tricks_do_not_fit_outcome"),
    ]


def test_without_a_pair_only_tricks_that_fit_neither_are_told() -> None:
    assert found(did("kap", 5, tricks=[0, 7])) == [(1, "side", "side_out_of_range")]
    assert found(did("kap", 5, tricks=[8, 5])) == [
        (1, "side", "side_out_of_range"),
        (1, "tricks", "tricks_do_not_fit_outcome"),
    ]


# A deal being entered.


def entered(**deal: Any) -> list[str]:
    return [fault for *_, fault in told_of({**record(baunie=False), "open_deal": deal})]


@pytest.mark.parametrize(
    "deal",
    [
        {},
        {"side": None, "outcome": None, "tricks": None, "trump": None, "dealer": None},
        {"outcome": "baunie"},
        {"side": 0, "outcome": "kap", "tricks": [0, 13]},
        {"side": 1, "outcome": "majority", "tricks": [7, 0]},
        {"tricks": [8, None]},
        {"tricks": [13, 13]},
        {"adjustments": [{"side": None, "points": 5}]},
    ],
)
def test_a_deal_being_entered_is_never_refused_for_a_rule(deal: dict[str, Any]) -> None:
    assert entered(**deal) == []


@pytest.mark.parametrize(
    ("deal", "fault"),
    [
        ({"side": 2}, "side_out_of_range"),
        ({"side": "0"}, "wrong_type"),
        ({"outcome": "won"}, "unknown_value"),
        ({"tricks": [14, None]}, "out_of_range"),
        ({"tricks": [8]}, "out_of_range"),
        ({"tricks": "8"}, "wrong_type"),
        ({"trump": "no_trump"}, "unknown_value"),
        ({"dealer": 4}, "dealer_out_of_range"),
        ({"caller": 1}, "unknown_key"),
        ({"adjustments": [{"side": 2}]}, "out_of_range"),
    ],
)
def test_a_deal_being_entered_is_refused_for_types_and_ranges(deal: dict[str, Any], fault: str) -> None:
    assert entered(**deal) == [fault]


def test_a_deal_is_complete_when_the_pair_and_what_it_did_are_known() -> None:
    setup = match().setup
    lacking = [
        [(one.field, one.fault) for one in GAME.lacking(setup, deal)]
        for deal in (
            GAME.blank(setup),
            TroefDeal(side=0),
            TroefDeal(side=0, outcome=Outcome.KAP),
            TroefDeal(side=0, outcome=Outcome.MAJORITY, tricks=(8, None)),
        )
    ]
    side, outcome, tricks = ((key, CommonFault.MISSING_KEY) for key in ("side", "outcome", "tricks"))
    assert lacking == [[side, outcome], [outcome], [], [tricks]]


def test_tricks_are_asked_only_where_they_can_differ_or_are_noted() -> None:
    def asked(**known: Any) -> list[str]:
        return [ask.field for ask in GAME.asks(match().setup, (), TroefDeal(**known))]

    always = ["trump", "side", "outcome"]
    assert asked() == always
    for outcome in Outcome:
        varies = outcome in (Outcome.MAJORITY, Outcome.FAILED)
        assert asked(outcome=outcome) == [*always, *["tricks"] * varies], outcome
    assert asked(outcome=Outcome.KAP, tricks=(7, 0)) == [*always, "tricks"]


def test_trump_and_tricks_may_stay_open_and_the_rest_may_not() -> None:
    asks = GAME.asks(match().setup, (), TroefDeal(outcome=Outcome.MAJORITY))
    assert {ask.field: ask.optional for ask in asks} == {
        "trump": True,
        "side": False,
        "outcome": False,
        "tricks": True,
    }


@pytest.mark.parametrize(("silent_kap", "baunie"), list(product((False, True), repeat=2)))
def test_every_outcome_is_offered_and_what_the_house_forbids_says_so(silent_kap: bool, baunie: bool) -> None:
    choices = match(silent_kap=silent_kap, baunie=baunie).choices(Ask("outcome"))
    forbidden = Problem("outcome", Fault.OUTCOME_NOT_PLAYED)
    assert {str(one.value): one.problem for one in choices} == {
        outcome: None if is_played(outcome, silent_kap, baunie) else forbidden for outcome in OUTCOMES
    }


@pytest.mark.parametrize("outcome", ["majority", "failed"])
def test_seven_to_twelve_tricks_are_offered_or_none(outcome: str) -> None:
    open_match = match().drafted(TroefDeal(side=1, outcome=Outcome(outcome))).after
    choices = open_match.choices(Ask("tricks"))
    assert [one.value for one in choices] == [None, (6, 7), (5, 8), (4, 9), (3, 10), (2, 11), (1, 12)]
    assert all(one.problem is None for one in choices)


def test_tricks_can_be_noted_before_the_pair_is_known() -> None:
    values = GAME.values(match().setup, (), TroefDeal(outcome=Outcome.MAJORITY), Ask("tricks"))
    assert {(8, 5), (5, 8)} < set(values)


def test_answers_are_put_into_the_deal() -> None:
    deal = put(put(TroefDeal(), Ask("side"), 1), Ask("outcome"), Outcome.KAP)
    assert match().add(deal).after.sheet.totals == (0, 5)


# Sitting differently.


def evening() -> Match:
    """Anna and Cato made a majority of eight, then their baunie failed at twelve."""
    return match(did("majority", 0, tricks=[8, 5]), did("failed", 0, (1, -1), tricks=[12, 1]))


def by_name(one: Match) -> dict[str, int]:
    return dict(zip(one.side_names, one.sheet.totals, strict=True))


def test_pairs_that_stay_together_take_what_they_did_along() -> None:
    moved = seated_anew(evening(), (1, 2, 3, 0)).after
    assert by_name(evening()) == {"Anna & Cato": 2, "Bram & Daan": 1}
    assert by_name(moved) == {"Bram & Daan": 1, "Cato & Anna": 2}
    assert moved.problems() == ()
    assert [(deal.side, deal.tricks) for deal in moved.deals if isinstance(deal, TroefDeal)] == [
        (1, (5, 8)),
        (1, (1, 12)),
    ]


def test_dealers_of_played_deals_and_the_next_go_on_with_the_people() -> None:
    moved = seated_anew(evening(), (1, 2, 3, 0)).after
    assert [moved.setup.players[row.dealer] for row in moved.sheet.rows] == ["Anna", "Bram"]
    assert moved.setup.players[moved.dealer] == "Cato"


def test_partners_who_part_keep_what_was_noted_with_the_first_of_them_by_name() -> None:
    # Anna and Bram are partners now; what Anna's pair did stays on her side of the table.
    moved = seated_anew(evening(), (0, 2, 1, 3)).after
    assert by_name(moved) == {"Anna & Bram": 2, "Cato & Daan": 1}
    assert moved.problems() == ()


def test_tricks_that_nobody_noted_stay_open() -> None:
    moved = seated_anew(match(OURS), (3, 0, 1, 2)).after
    (deal,) = moved.deals
    assert isinstance(deal, TroefDeal)
    assert (deal.side, deal.tricks) == (1, None)


@given(st.integers(0, 2**32), st.permutations(range(4)))
def test_however_they_sit_the_totals_stay_and_the_way_back_is_the_same_way(
    seed: int, order: list[int]
) -> None:
    before = match_of(record_at_random(Random(seed)))
    away = seated_anew(before, order).after
    assert away.problems() == ()
    assert sorted(away.sheet.totals) == sorted(before.sheet.totals)
    assert away.finished == before.finished
    back = seated_anew(away, [order.index(seat) for seat in range(4)]).after
    assert back.setup == before.setup
    assert back.sheet.rows == before.sheet.rows


# What the tables of an evening count.


def facts(one: Match) -> tuple[Mapping[str, int], ...]:
    return GAME.facts(one.setup, one.deals, one.sheet)


def test_each_pair_is_told_what_it_did_and_how_its_calls_went() -> None:
    # Anna deals and Bram calls, then the roles go round.
    deals = (THEIRS, did("kap", 0), did("failed", 1), did("baunie", 0), did("failed", 1))
    ours, theirs = facts(match(*deals, format="timed"))
    assert ours == {
        "calls": 2,
        "calls_won": 2,
        "kap": 1,
        "baunie": 1,
        "majority_against": 1,
        "failed_against": 2,
    }
    assert theirs == {
        "calls": 3,
        "calls_won": 1,
        "majority": 1,
        "failed": 2,
        "kap_against": 1,
        "baunie_against": 1,
    }


def test_before_the_first_deal_nobody_has_called() -> None:
    assert facts(match()) == ({"calls": 0, "calls_won": 0},) * 2


# Written down.


def test_a_deal_is_written_as_it_was_read() -> None:
    raw = {"side": 1, "outcome": "failed", "tricks": [4, 9], "trump": "spades", "dealer": 2, "note": "late"}
    deal = read_deal(GAME, match().setup, raw)
    assert deal == TroefDeal(
        side=1, outcome=Outcome.FAILED, tricks=(4, 9), trump=Trump.SPADES, dealer=2, note="late"
    )
    again: dict[str, Any] = write(match(raw))
    assert again["deals"] == [raw]
