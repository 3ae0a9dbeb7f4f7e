"""Boerenbridge by its rulebook: a test a rule, and one for every house rule and preset."""

from dataclasses import fields
from typing import Any

import pytest

from scorepad.core.dealing import dealer_in_turn
from scorepad.core.faults import Problem
from scorepad.core.game import Ask
from scorepad.core.ladders import ladder_in_short
from scorepad.core.match import Match
from scorepad.core.sheet import CommonReason, Decided
from scorepad.core.table import Adjustment, Setup
from scorepad.games import game
from scorepad.games.boerenbridge.layout import layout
from scorepad.games.boerenbridge.presets import PRESETS, ladders
from scorepad.games.boerenbridge.rules import (
    BoerenDeal,
    BoerenOptions,
    BoerenSetup,
    Deck,
    Fault,
    Missed,
    NoTrump,
    PartedBy,
    Reason,
    Trump,
    check,
    check_setup,
    facts,
    forbidden_bid,
    hand_size,
    hands,
    may_be_forced,
    score,
    standard_hands,
    values,
)
from scorepad.games.boerenbridge.words import LADDERS, OPTIONS, VALUES, because

NAMES = ("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "Guus")


def table(players: int = 4, first_dealer: int = 0, **options: Any) -> BoerenSetup:
    return Setup(NAMES[:players], BoerenOptions(**options), first_dealer)


def deal(bids: tuple[int | None, ...], tricks: tuple[int | None, ...] = (), **more: Any) -> BoerenDeal:
    return BoerenDeal(bids=bids, tricks=tricks or (None,) * len(bids), **more)


def faults(setup: BoerenSetup, one: BoerenDeal, before: tuple[BoerenDeal, ...] = ()) -> list[object]:
    return [(problem.field, problem.fault) for problem in check(setup, before, one)]


def points(setup: BoerenSetup, *deals: BoerenDeal) -> list[tuple[int, ...]]:
    return [row.points for row in score(setup, deals).rows]


# At the table.


def test_two_to_seven_players_sit_down() -> None:
    assert list(game("boerenbridge").players) == [2, 3, 4, 5, 6, 7]
    assert game("boerenbridge").sides(3) == ((0,), (1,), (2,))


def test_the_deal_moves_one_seat_clockwise() -> None:
    setup = table(3, first_dealer=2)
    one = deal((0, 0, 0), (1, 0, 0))
    assert [dealer_in_turn(setup, (one,) * played) for played in range(4)] == [2, 0, 1, 2]


def test_after_a_wrong_dealer_the_deal_goes_on_from_him() -> None:
    setup = table(4)
    wrong = deal((0, 0, 0, 0), (1, 0, 0, 0), dealer=3)
    right = deal((0, 0, 0, 0), (1, 0, 0, 0))
    assert dealer_in_turn(setup, (), wrong) == 3
    assert dealer_in_turn(setup, (wrong,)) == 0
    assert dealer_in_turn(setup, (wrong, right)) == 1
    assert [row.dealer for row in score(setup, (right, wrong, right)).rows] == [0, 3, 0]


def test_the_player_left_of_the_dealer_bids_first_and_the_dealer_last() -> None:
    asked = game("boerenbridge").asks(table(4, first_dealer=1), (), deal((None,) * 4))
    assert [ask.seat for ask in asked if ask.field == "bids"] == [2, 3, 0, 1]
    assert [ask.seat for ask in asked if ask.field == "tricks"] == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("players", "ladder"),
    [
        (2, "1–8"),
        (3, "1–8–1"),
        (4, "1–8–1"),
        (5, "1–10–1"),
        (6, "1–8–1"),
        (7, "1–7, 7–1"),
    ],
)
def test_the_standard_ladder_of_each_number_of_players(players: int, ladder: str) -> None:
    assert ladder_in_short(hands(table(players))) == ladder
    assert len(standard_hands(players)) == {2: 8, 3: 15, 4: 15, 5: 19, 6: 15, 7: 14}[players]
    assert check_setup(table(players)) == ()


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("deck", Deck)
def test_the_usual_ladders_all_fit_the_pack(players: int, deck: Deck) -> None:
    offered = ladders(players, deck, size=5, deals=9)
    assert offered.keys() <= LADDERS.keys()
    assert offered["fixed"] == (5,) * 9 if "fixed" in offered else 5 * players > 26
    for ladder in offered.values():
        assert check_setup(table(players, hands=ladder, deck=deck)) == ()


def test_fixed_hands_are_dealt_twice_the_number_of_players() -> None:
    assert ladders(4, Deck.STANDARD)["fixed"] == (7,) * 8


def test_the_ladders_players_speak_of() -> None:
    of_four = ladders(4, Deck.STANDARD)
    assert ladder_in_short(of_four["rising"]) == "1–8"
    assert ladder_in_short(of_four["falling"]) == "8–1"
    assert ladder_in_short(of_four["falling_rising"]) == "8–1–8"
    assert ladder_in_short(of_four["top_twice"]) == "1–8, 8–1"
    assert ladder_in_short(ladders(5, Deck.STANDARD)["eight"]) == "1–8–1"
    assert "eight" not in ladders(7, Deck.STANDARD)


@pytest.mark.parametrize(
    ("players", "deck", "largest"),
    [
        (2, None, 13),
        (2, Deck.STANDARD, 26),
        (3, None, 17),
        (4, None, 13),
        (7, None, 7),
        (3, Deck.WIZARD, 20),
        (6, Deck.WIZARD, 10),
        (4, Deck.HALF, 6),
    ],
)
def test_a_hand_that_the_pack_cannot_serve_is_refused(players: int, deck: Deck | None, largest: int) -> None:
    assert check_setup(table(players, deck=deck, hands=(largest,))) == ()
    problems = check_setup(table(players, deck=deck, hands=(largest + 1, 1, 60)))
    assert [problem.fault for problem in problems] == [Fault.HAND_TOO_LARGE] * 2
    assert [problem.field for problem in problems] == ["options.hands"] * 2
    assert problems[0].values["largest"] == largest


def test_a_standard_ladder_that_does_not_fit_is_one_problem() -> None:
    assert check_setup(table(6, deck=Deck.HALF)) == (Problem("options.hands", Fault.HAND_TOO_LARGE),)


# Bids.


@pytest.mark.parametrize("bid", [-1, 3, 10**17])
def test_bids_go_from_nought_to_the_hand_size(bid: int) -> None:
    setup = table(3, hands=(2,))
    assert faults(setup, deal((bid, 0, 0), (1, 1, 0))) == [("bids", Fault.BID_OUT_OF_RANGE)]


def test_each_bid_out_of_range_is_a_problem() -> None:
    assert faults(table(3, hands=(2,)), deal((3, 3, 0), (1, 1, 0))) == [("bids", Fault.BID_OUT_OF_RANGE)] * 2


def test_the_dealer_may_not_make_the_bids_fit() -> None:
    setup = table(4, hands=(5,))
    assert faults(setup, deal((2, 2, 0, 1))) == [("bids", Fault.BIDS_FIT)]
    for allowed in (0, 1, 3, 4, 5):
        assert faults(setup, deal((allowed, 2, 0, 1))) == []


def test_a_dealer_whose_table_has_overbid_is_free() -> None:
    setup = table(3, hands=(3,))
    assert forbidden_bid(setup, 3, (3, 1)) is None
    for bid in range(4):
        assert faults(setup, deal((bid, 3, 1))) == []


def test_the_dealer_is_forced_to_bid_one_when_everybody_passes_one_card() -> None:
    setup = table(4, hands=(1,))
    assert faults(setup, deal((1, 0, 0, 0))) == [("bids", Fault.BIDS_FIT)]
    assert faults(setup, deal((0, 0, 0, 0))) == []
    assert faults(setup, deal((0, 1, 0, 0))) == [("bids", Fault.BIDS_FIT)]
    assert faults(setup, deal((1, 1, 0, 0))) == []


def test_claiming_the_orphan_trick_breaks_the_boerenregel() -> None:
    # The tip of the source: 1, 2 and 1 of five are bid, and the dealer claims the one that is left.
    assert faults(table(4, hands=(5,)), deal((1, 1, 2, 1))) == [("bids", Fault.BIDS_FIT)]


def test_only_the_dealer_may_not_make_the_bids_fit() -> None:
    setup = table(4, first_dealer=3, hands=(5,))
    assert faults(setup, deal((2, 2, 0, 1))) == [("bids", Fault.BIDS_FIT)]
    assert faults(setup, deal((2, 2, 1, None))) == [], "the dealer has not spoken"


def test_the_boerenregel_looks_at_who_really_dealt() -> None:
    setup = table(3, hands=(3,))
    assert faults(setup, deal((1, 2, None), dealer=2)) == []
    assert faults(setup, deal((1, 2, 0), dealer=2)) == [("bids", Fault.BIDS_FIT)]


# Tricks.


def test_tricks_add_up_to_the_hand_size() -> None:
    setup = table(3, hands=(3,))
    assert faults(setup, deal((0, 0, 0), (1, 1, 1))) == []
    assert faults(setup, deal((0, 0, 0), (1, 1, 0))) == [("tricks", Fault.TRICKS_DO_NOT_ADD_UP)]
    assert faults(setup, deal((0, 0, 0), (3, 1, None))) == [("tricks", Fault.TRICKS_DO_NOT_ADD_UP)]
    assert faults(setup, deal((0, 0, 0), (1, 1, None))) == []


def test_tricks_out_of_range_are_not_added_up() -> None:
    setup = table(3, hands=(3,))
    assert faults(setup, deal((0, 0, 0), (4, -1, 3))) == [("tricks", Fault.TRICKS_OUT_OF_RANGE)] * 2


def test_there_is_one_number_a_player() -> None:
    setup = table(3, hands=(3,))
    assert faults(setup, deal((0, 0), (1, 1, 1))) == [("bids", Fault.WRONG_COUNT)]
    assert faults(setup, deal((0, 0, 9, 9), (1, 1))) == [
        ("bids", Fault.WRONG_COUNT),
        ("bids", Fault.BID_OUT_OF_RANGE),
        ("bids", Fault.BID_OUT_OF_RANGE),
        ("tricks", Fault.WRONG_COUNT),
    ]


# Scores.


@pytest.mark.parametrize(("tricks", "expected"), [(0, 10), (1, 12), (2, 14), (8, 26)])
def test_a_kept_bid_scores_ten_and_two_a_trick(tricks: int, expected: int) -> None:
    setup = table(2, hands=(8,), dealer_rule=False)
    assert points(setup, deal((tricks, 0), (tricks, 8 - tricks)))[0][0] == expected


def test_a_missed_bid_scores_nothing_and_still_has_its_entry() -> None:
    row = score(table(2, hands=(2,)), (deal((1, 2), (2, 0)),)).rows[0]
    assert row.points == (0, 0)
    assert [(entry.side, entry.reason) for entry in row.entries] == [(0, Reason.MISSED), (1, Reason.MISSED)]


def test_a_miss_may_cost_points_for_each_trick_off() -> None:
    setup = table(3, hands=(5,), missed=Missed.PENALTY, penalty_per_trick=3)
    assert points(setup, deal((4, 0, 2), (1, 2, 2))) == [(-9, -6, 14)]


def test_a_penalty_per_trick_means_nothing_where_a_miss_scores_nothing() -> None:
    assert points(table(2, hands=(2,), penalty_per_trick=20), deal((1, 2), (2, 0))) == [(0, 0)]


def test_base_and_trick_points_are_the_tables_own() -> None:
    setup = table(2, hands=(3,), base=0, per_trick=100, dealer_rule=False)
    assert points(setup, deal((2, 1), (2, 1))) == [(200, 100)]


def test_a_forced_dealer_who_misses_by_least_is_consoled() -> None:
    setup = table(4, hands=(5,), consolation=5)
    # The dealer is one off, Bram two; Cato and Daan kept theirs and are not asked.
    one = deal((3, 0, 1, 0), (2, 2, 1, 0), forced=True)
    assert points(setup, one) == [(5, 0, 12, 10)]


def test_a_tie_with_another_who_missed_still_consoles() -> None:
    assert points(table(3, hands=(3,), consolation=5), deal((2, 0, 0), (1, 1, 1), forced=True))[0][0] == 5


def test_a_dealer_further_off_than_another_who_missed_is_not_consoled() -> None:
    assert points(table(3, hands=(3,), consolation=5), deal((3, 1, 1), (1, 1, 1), forced=False))[0][0] == 0
    one = deal((3, 0, 0), (0, 1, 2), forced=True)
    assert points(table(3, hands=(4,), consolation=5), one)[0][0] == 0


def test_the_consolation_never_comes_on_top_of_a_kept_bid() -> None:
    one = deal((1, 0, 0), (1, 2, 0), forced=True)
    assert points(table(3, hands=(3,), consolation=5), one)[0][0] == 12


def test_the_consolation_is_added_to_the_penalty() -> None:
    setup = table(3, hands=(3,), consolation=5, missed=Missed.PENALTY)
    row = score(setup, (deal((2, 0, 0), (1, 1, 1), forced=True),)).rows[0]
    assert row.points == (4, -1, -1)
    assert [entry.reason for entry in row.of_side(0)] == [Reason.MISSED, Reason.CONSOLATION]


def test_nobody_is_consoled_where_it_is_not_played() -> None:
    row = score(table(3, hands=(3,)), (deal((2, 0, 0), (1, 1, 1), forced=True),)).rows[0]
    assert Reason.CONSOLATION not in [entry.reason for entry in row.entries]


def test_the_scorer_says_whether_the_dealer_was_forced() -> None:
    assert points(table(3, hands=(3,), consolation=5), deal((2, 0, 0), (1, 1, 1)))[0][0] == 0


@pytest.mark.parametrize("consolation", [0, 5])
def test_where_no_number_was_forbidden_nobody_was_forced(consolation: int) -> None:
    forced = [("forced", Fault.DEALER_WAS_NOT_FORCED)]
    overbid = deal((0, 3, 1), (1, 1, 1), forced=True)
    usual = deal((0, 1, 1), (1, 1, 1), forced=True)
    assert faults(table(3, hands=(3,), consolation=consolation), overbid) == forced
    assert faults(table(3, hands=(3,), consolation=consolation), usual) == []
    assert faults(table(3, hands=(3,), consolation=consolation, dealer_rule=False), usual) == forced
    assert faults(table(3, hands=(3,), consolation=consolation, dealer_rule_from=4), usual) == forced
    # Even before all have bid it can be known.
    assert faults(table(3, hands=(3,), dealer_rule=False), deal((None,) * 3, forced=True)) == forced
    assert faults(table(3, hands=(3,)), deal((None, None, 1), forced=True)) == []
    assert faults(table(3, hands=(3,), dealer_rule=False), deal((9, 0, 0), (1, 1, 1), forced=True)) == [
        ("bids", Fault.BID_OUT_OF_RANGE),
        *forced,
    ]


def test_forced_is_offered_only_where_it_may_be_true() -> None:
    setup = table(3, hands=(3,), consolation=5)
    assert may_be_forced(setup, (), deal((0, 1, 1)))
    assert not may_be_forced(setup, (), deal((None, 1, 1)))
    assert not may_be_forced(setup, (), deal((0, 3, 1)))
    assert not may_be_forced(table(3, hands=(3,)), (), deal((0, 1, 1)))
    assert not may_be_forced(setup, (deal((0, 1, 1), (1, 1, 1)),), deal((0, 1, 1)))


def test_blind_one_card_hands_multiply_every_score_but_the_consolation() -> None:
    setup = table(3, hands=(1, 2), blind_one_card=3, missed=Missed.PENALTY, consolation=5)
    blind = deal((1, 1, 0), (0, 1, 0))
    seen = deal((1, 1, 1), (0, 1, 1))
    assert points(setup, blind, seen) == [(-3, 36, 30), (-1, 12, 12)]
    forced = deal((1, 0, 0), (0, 0, 1), forced=True)
    assert faults(setup, forced) == [("bids", Fault.BIDS_FIT)]
    forced = deal((0, 0, 0), (1, 0, 0), forced=True)
    assert points(setup, forced) == [(-3 + 5, 30, 30)]


# Adjustments.


def test_adjustments_are_entered_last_and_count_in_the_totals() -> None:
    row = score(
        table(2, hands=(2,)), (deal((0, 1), (2, 0), adjustments=(Adjustment(0, -50, "revoke"),)),)
    ).rows[0]
    assert row.points == (-50, 0)
    assert row.entries[-1].reason is CommonReason.ADJUSTMENT


def test_adjustments_decide_but_take_no_part_in_the_best_deal() -> None:
    setup = table(2, hands=(2, 2), dealer_rule=False)
    level = deal((2, 0), (2, 0))
    other = deal((0, 2), (0, 2), adjustments=(Adjustment(0, 5),))
    assert score(setup, (level, other)).winners == (0,)
    # Level in total and exact bids: the five points do not make the deal a better one.
    paid = deal((0, 2), (0, 2), adjustments=(Adjustment(0, 5), Adjustment(0, -5)))
    assert score(setup, (level, paid)).decided_by is Decided.SHARED


# The end.


def test_the_highest_total_after_the_last_deal_wins() -> None:
    sheet = score(table(3, hands=(1,)), (deal((0, 1, 1), (0, 1, 0)),))
    assert (sheet.finished, sheet.winners, sheet.decided_by) == (True, (1,), Decided.TOTAL)


def test_level_totals_go_to_more_exact_bids() -> None:
    setup = table(2, hands=(1, 1), base=10, per_trick=10, missed=Missed.ZERO, dealer_rule=False)
    sheet = score(setup, (deal((0, 0), (0, 1)), deal((0, 1), (0, 1))))
    assert (sheet.totals, sheet.winners, sheet.decided_by) == ((20, 20), (0,), PartedBy.EXACT_BIDS)
    assert sheet.places == (1, 2)


def test_then_to_the_better_best_deal() -> None:
    setup = table(3, hands=(2, 2), dealer_rule=False)
    sheet = score(setup, (deal((2, 0, 0), (2, 0, 0)), deal((0, 1, 1), (0, 1, 1))))
    assert sheet.totals == (24, 22, 22)
    sheet = score(
        setup,
        (
            deal((2, 0, 0), (2, 0, 0)),
            deal((0, 1, 1), (0, 1, 1), adjustments=(Adjustment(1, 2),)),
        ),
    )
    assert (sheet.totals, sheet.winners, sheet.decided_by) == ((24, 24, 22), (0,), PartedBy.BEST_DEAL)


def test_then_they_share_the_win() -> None:
    sheet = score(table(3, hands=(1,)), (deal((0, 0, 0), (1, 0, 0)),))
    assert (sheet.winners, sheet.decided_by, sheet.places) == ((1, 2), Decided.SHARED, (3, 1, 1))


def test_a_match_closed_early_is_the_leaders() -> None:
    setup = table(3, hands=(1, 2))
    sheet = score(setup, (deal((0, 1, 1), (0, 1, 0)),), True)
    assert (sheet.finished, sheet.winners, sheet.decided_by) == (True, (1,), Decided.TOTAL)
    assert sheet.state["next_dealer"] is None


def test_a_match_closed_before_its_first_deal_is_shared_by_all() -> None:
    sheet = score(table(3), (), True)
    assert (sheet.places, sheet.winners, sheet.decided_by) == ((1, 1, 1), (0, 1, 2), Decided.SHARED)


def test_a_running_match_has_places_but_no_winner() -> None:
    sheet = score(table(3), (deal((0, 1, 1), (0, 1, 0)),))
    assert (sheet.finished, sheet.places, sheet.winners, sheet.decided_by) == (False, (2, 1, 3), (), None)


# What is told beside the score.


def test_the_state_tells_what_comes_next() -> None:
    state = score(table(4, first_dealer=3), (deal((0, 0, 0, 0), (1, 0, 0, 0)),)).state
    assert dict(state) == {
        "next_dealer": 0,
        "next_hand": 2,
        "next_no_trump": False,
        "exact_bids": (0, 1, 1, 1),
        "best_deal": (0, 10, 10, 10),
    }


@pytest.mark.parametrize(
    ("which", "without"),
    [
        (NoTrump.NONE, []),
        (NoTrump.LAST, [5]),
        (NoTrump.ONE_CARD, [0, 5]),
        (NoTrump.TOP, [2, 3]),
        (NoTrump.ONE_CARD_AND_TOP, [0, 2, 3, 5]),
        (NoTrump.ALL, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_deals_agreed_without_trump(which: NoTrump, without: list[int]) -> None:
    setup = table(2, hands=(1, 2, 3, 3, 2, 1), no_trump=which, dealer_rule=False)
    played = (
        deal((0, 0), (1, 0)),
        deal((0, 0), (2, 0)),
        deal((0, 0), (3, 0)),
        deal((0, 0), (3, 0)),
        deal((0, 0), (2, 0)),
    )
    told = [score(setup, played[:at]).state["next_no_trump"] for at in range(6)]
    assert [at for at, is_without in enumerate(told) if is_without] == without


@pytest.mark.parametrize(
    ("players", "size", "deck"), [(4, 13, None), (2, 13, None), (3, 20, Deck.WIZARD), (2, 26, Deck.STANDARD)]
)
def test_a_hand_that_uses_the_whole_pack_has_no_trump(players: int, size: int, deck: Deck | None) -> None:
    assert score(table(players, hands=(size,), deck=deck), ()).state["next_no_trump"] is True
    assert score(table(players, hands=(size - 1,), deck=deck), ()).state["next_no_trump"] is False


def test_facts_count_kept_bids_by_hand_and_as_dealer() -> None:
    setup = table(2, hands=(1, 2), dealer_rule=False)
    deals = (deal((0, 1), (0, 1)), deal((1, 0), (2, 0)))
    told = facts(setup, deals, score(setup, deals))
    assert told[0]["bids"] == 2
    assert told[0]["exact_bids"] == 1
    assert told[0]["bids_at_2"] == 1
    assert "exact_bids_at_2" not in told[0]
    assert told[0]["exact_bids_as_dealer"] == 1
    assert told[1]["exact_bids_as_dealer"] == 1


def test_facts_count_bids_by_the_turn_to_bid_and_tricks_against_bids() -> None:
    setup = table(3, hands=(3, 2), first_dealer=2)
    deals = (deal((1, 0, 1), (2, 0, 1)), deal((1, 0, 0), (0, 1, 1)))  # Cato deals, then Anna
    anna, bram, cato = facts(setup, deals, score(setup, deals))
    assert [anna.get(f"bids_in_turn_{turn}") for turn in (1, 2, 3)] == [1, None, 1]
    assert [bram.get(f"exact_bids_in_turn_{turn}") for turn in (1, 2, 3)] == [None, 1, None]
    assert (anna["tricks_bid"], anna["tricks"], anna["tricks_over"], anna["tricks_short"]) == (2, 2, 1, 1)
    assert (cato["tricks_bid"], cato["tricks"], cato["tricks_over"]) == (1, 2, 1)


def test_facts_count_when_the_boerenregel_barred_a_number_from_the_dealer_and_what_that_cost() -> None:
    setup = table(2, hands=(3, 3, 3), first_dealer=0)
    deals = (
        deal((1, 1), (2, 1)),  # Anna might not bid 2, and took 2: 14 points missed
        deal((3, 2), (3, 0)),  # Bram might not bid 0, and took 0: 10 missed
        deal((1, 1), (1, 2)),  # Anna might not bid 2, and kept her 1
    )
    anna, bram = facts(setup, deals, score(setup, deals))
    assert (anna["bids_barred"], anna["exact_bids_barred"]) == (2, 1)
    assert (anna["barred_tricks"], anna["barred_points"]) == (1, 14)
    assert (bram["bids_barred"], bram["barred_tricks"], bram["barred_points"]) == (1, 1, 10)


def test_a_dealer_who_could_bid_anything_was_not_barred() -> None:
    outbid, free = table(3, hands=(1,)), table(2, hands=(3,), dealer_rule=False)
    one, other = deal((0, 1, 1), (1, 0, 0)), deal((0, 1), (2, 1))
    assert "bids_barred" not in facts(outbid, (one,), score(outbid, (one,)))[0]
    assert "bids_barred" not in facts(free, (other,), score(free, (other,)))[0]


def test_a_form_is_offered_every_bid_every_trump_and_both_answers() -> None:
    setup, blank = table(3, hands=(2,)), deal((None,) * 3)
    assert list(values(setup, (), blank, Ask("bids", 0))) == [0, 1, 2]
    assert list(values(setup, (), blank, Ask("trump"))) == list(Trump)
    assert list(values(setup, (), blank, Ask("forced"))) == [False, True]
    assert list(values(setup, (), blank, Ask("dealer"))) == [0, 1, 2]


def test_after_the_last_deal_only_what_no_hand_could_hold_is_wrong() -> None:
    setup, last = table(3, hands=(1,)), deal((0, 0, 0), (1, 0, 0))
    assert hand_size(setup, (last,)) is None
    assert faults(setup, deal((60, 0, 0), (9, 9, 9)), (last,)) == []
    assert faults(setup, deal((61, 0, 0), (0, 0, -1)), (last,)) == [
        ("bids", Fault.BID_OUT_OF_RANGE),
        ("tricks", Fault.TRICKS_OUT_OF_RANGE),
    ]


# House rules.


def test_every_house_rule_has_its_default_of_the_rulebook() -> None:
    assert vars(BoerenOptions()) == {
        "hands": None,
        "base": 10,
        "per_trick": 2,
        "missed": "zero",
        "penalty_per_trick": 1,
        "dealer_rule": True,
        "dealer_rule_from": 1,
        "consolation": 0,
        "blind_one_card": 1,
        "no_trump": "none",
        "deck": None,
    }


def test_without_the_boerenregel_the_dealer_may_make_the_bids_fit() -> None:
    assert faults(table(4, hands=(5,), dealer_rule=False), deal((2, 2, 0, 1))) == []


def test_the_boerenregel_may_hold_from_a_hand_size_on() -> None:
    setup = table(2, hands=(2, 3), dealer_rule_from=3, first_dealer=1)
    small, large = deal((1, 1), (1, 1)), deal((1, 2), (1, 2))
    assert faults(setup, small) == []
    assert faults(setup, large, (small,)) == [("bids", Fault.BIDS_FIT)]


@pytest.mark.parametrize(
    ("key", "players", "expected"),
    [
        ("standard", 4, BoerenOptions()),
        ("hard", 4, BoerenOptions(missed=Missed.PENALTY)),
        ("flemish", 4, BoerenOptions(per_trick=3)),
        ("dutch", 4, BoerenOptions(per_trick=3, missed=Missed.PENALTY, penalty_per_trick=3)),
    ],
)
def test_each_preset_is_what_its_name_says(key: str, players: int, expected: BoerenOptions) -> None:
    preset = next(one for one in PRESETS if one.key == key)
    assert preset.options(players) == expected


@pytest.mark.parametrize(("players", "deals"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_wizard_deals_the_whole_pack_at_last(players: int, deals: int) -> None:
    options = next(one for one in PRESETS if one.key == "wizard").options(players)
    setup = Setup(NAMES[:players], options)
    assert hands(setup) == tuple(range(1, deals + 1))
    assert check_setup(setup) == ()
    assert (options.deck, options.dealer_rule) == (Deck.WIZARD, False)
    bids = (1,) + (0,) * (players - 1)
    assert points(setup, deal(bids, bids)) == [(30,) + (20,) * (players - 1)]
    assert points(setup, deal(bids, bids[::-1])) == [(-10, *(20,) * (players - 2), -10)]


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_preset_fits_every_table(players: int, preset: Any) -> None:
    assert check_setup(Setup(NAMES[:players], preset.options(players))) == ()


# Words.


def test_every_house_rule_its_values_and_every_code_has_words() -> None:
    words = game("boerenbridge").words
    assert set(OPTIONS) == {one.name for one in fields(BoerenOptions)}
    assert {f"missed.{one}" for one in Missed} <= VALUES.keys()
    assert {f"no_trump.{one}" for one in NoTrump} <= VALUES.keys()
    assert {f"deck.{one}" for one in Deck} <= VALUES.keys()
    assert set(words.reasons) == {*Reason, *CommonReason}
    assert set(words.faults) == set(Fault)


def test_what_is_agreed_is_said_in_full() -> None:
    said = [str(phrase) for phrase in game("boerenbridge").words.agreed(table(4))]
    assert said == [
        "15 deals: 1–8–1",
        "10 + 2 a trick for a kept bid",
        "a miss scores nothing",
        "the dealer may not make the bids fit",
    ]
    setup = table(
        3,
        hands=(1, 2, 20),
        missed=Missed.PENALTY,
        dealer_rule_from=2,
        consolation=5,
        blind_one_card=2,
        no_trump=NoTrump.LAST,
        deck=Deck.WIZARD,
    )
    assert len(game("boerenbridge").words.agreed(setup)) == 8
    assert "the dealer may bid anything" in [
        str(phrase) for phrase in game("boerenbridge").words.agreed(table(4, dealer_rule=False))
    ]


def test_every_point_is_explained() -> None:
    setup = table(3, hands=(1,), blind_one_card=2, missed=Missed.PENALTY, consolation=5)
    one = deal((0, 0, 0), (1, 0, 0), forced=True, adjustments=(Adjustment(1, -5, "revoke"),))
    row = score(setup, (one,)).rows[0]
    said = [[str(phrase) for phrase in because(setup, one, row, side)] for side in range(3)]
    assert said == [
        [
            "bid 0 and took 1: 1 off × -1 = -1",
            "one card, bid blind: -1 × 2 = -2",
            "a forced dealer, and nobody who missed came nearer: 5 more",
        ],
        [
            "bid 0 and took 0: 10 + 2 × 0 = 10",
            "one card, bid blind: 10 × 2 = 20",
            "adjustment -5: revoke",
        ],
        ["bid 0 and took 0: 10 + 2 × 0 = 10", "one card, bid blind: 10 × 2 = 20"],
    ]


# The sheet.


def test_the_sheet_has_a_row_a_deal_of_the_ladder_and_the_totals() -> None:
    setup = table(3, hands=(1, 2, 3))
    played = deal((0, 1, 1), (0, 1, 0))
    draft = deal((None, 1, 0))
    grid = layout(setup, (played,), draft, score(setup, (played,)))
    assert [row.role for row in grid.rows] == ["played", "current", "to_come", "total"]
    assert [cell.figure for cell in grid.rows[0].cells] == ["1", "10", "12", "0"]
    assert [cell.mark for cell in grid.rows[0].cells[1:]] == ["kept", "kept", "missed"]
    assert [str(cell.small) for cell in grid.rows[1].cells[1:]] == ["", "bid 1", "bid 0"]


def test_a_match_stopped_early_leaves_no_empty_rows() -> None:
    setup = table(3, hands=(1, 2, 3))
    match = Match(game("boerenbridge"), setup, (deal((0, 1, 1), (0, 1, 0)),), closed=True)
    assert [row.role for row in match.grid.rows] == ["played", "total"]
