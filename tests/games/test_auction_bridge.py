"""Auction Bridge by its rulebook: a test a rule, and every contract against the second scorer's tables."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from scorepad.core.match import Match
from scorepad.games import game
from scorepad.games.auction_bridge.rules import (
    AuctionDeal,
    AuctionOptions,
    score,
)
from scorepad.record import problems, read, read_deal
from scorepad.record_commands import scored
from tests.games import auction_bridge_by_hand as by_hand

NAMES = ["Anna", "Bram", "Cato", "Daan"]
GAME = game("auction_bridge")


def record(*deals: dict[str, Any], players: int = 4, **options: Any) -> dict[str, Any]:
    return {
        "scorepad": 1,
        "game": "auction_bridge",
        "players": NAMES[:players],
        "options": options,
        "deals": list(deals),
    }


def match_of(held: dict[str, Any]) -> Match:
    return read(json.dumps(held).encode()).matches[0]


def said(*deals: dict[str, Any], players: int = 4, closed: bool = False, **options: Any) -> dict[str, Any]:
    told: dict[str, Any] = scored(match_of({**record(*deals, players=players, **options), "closed": closed}))
    return told


def points(*deals: dict[str, Any], players: int = 4, **options: Any) -> list[list[int]]:
    return [row["points"] for row in said(*deals, players=players, **options)["deals"]]


def state(*deals: dict[str, Any], players: int = 4, **options: Any) -> dict[str, Any]:
    held: dict[str, Any] = said(*deals, players=players, **options)["state"]
    return held


def reasons(*deals: dict[str, Any], players: int = 4, **options: Any) -> list[tuple[int, int, str, str]]:
    """The entries of the last deal."""
    rows = said(*deals, players=players, **options)["deals"]
    return [
        (entry["side"], entry["points"], str(entry["reason"]), str(entry["line"]))
        for entry in rows[-1]["entries"]
    ]


def found(*deals: dict[str, Any], players: int = 4, **options: Any) -> list[tuple[Any, ...]]:
    told = problems(json.dumps(record(*deals, players=players, **options)).encode())
    return [(one.deal, one.field, str(one.fault)) for one in told]


def bid(contract: str, tricks: int, declarer: int = 0, **more: Any) -> dict[str, Any]:
    """A deal as it is spoken of: `3N`, `2HX`, `1SXX`."""
    strain = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades", "U": "nullo", "N": "no_trump"}
    return {
        "declarer": declarer,
        "level": int(contract[0]),
        "strain": strain[contract[1]],
        "doubling": {"": "none", "X": "doubled", "XX": "redoubled"}[contract[2:]],
        "tricks": tricks,
        **more,
    }


def honours(count: int, in_one_hand: int = 0, by: str = "declarer") -> dict[str, Any]:
    return {"honours": {"by": by, "count": count, "in_one_hand": in_one_hand}}


PASSED_OUT = {"passed_out": True}
GAME_TO_US = bid("5C", 11, declarer=0)
GAME_TO_THEM = bid("5C", 11, declarer=1)


# At the table.


def test_three_or_four_sit_down_four_of_them_in_pairs() -> None:
    assert list(GAME.players) == [3, 4]
    assert GAME.sides(4) == ((0, 2), (1, 3))
    assert GAME.sides(3) == ((0,), (1,), (2,))
    assert said()["sides"] == ["Anna & Cato", "Bram & Daan"]
    assert said(players=3)["sides"] == ["Anna", "Bram", "Cato"]
    assert found(players=2) == [(None, "players", "wrong_number_of_players")]


def test_the_deal_moves_one_seat_after_every_deal_that_was_played() -> None:
    down = bid("1C", 6)
    for players in (3, 4):
        dealers = [row["dealer"] for row in said(*[down] * 5, players=players)["deals"]]
        assert dealers == [deal % players for deal in range(5)]


def test_the_same_player_deals_again_after_a_deal_passed_out() -> None:
    told = said(bid("1C", 6), PASSED_OUT, {"auction": ["P"] * 4}, bid("1C", 6))
    assert [row["dealer"] for row in told["deals"]] == [0, 1, 1, 1]
    assert told["state"]["next_dealer"] == 2


def test_later_deals_go_on_from_who_really_dealt() -> None:
    told = said(
        bid("1C", 6), bid("1C", 6, dealer=3), bid("1C", 6), {"passed_out": True, "dealer": 2}, bid("1C", 6)
    )
    assert [row["dealer"] for row in told["deals"]] == [0, 3, 0, 2, 2]


def test_the_partner_who_named_the_strain_first_declares() -> None:
    told = match_of(record({"auction": ["1H", "P", "2N", "P", "3H", "P", "4N", "P", "P", "P"], "tricks": 10}))
    deal = told.deals[0]
    assert isinstance(deal, AuctionDeal)
    assert (deal.declarer, deal.level, deal.strain, deal.doubling, deal.dealer) == (
        2,
        4,
        "no_trump",
        "none",
        0,
    )


def test_spades_rank_lowest_in_the_count_of_1904_and_nowhere_else() -> None:
    up = {"auction": ["1S", "1C", "P", "P", "P"], "tricks": 7}
    down = {"auction": ["1H", "1S", "P", "P", "P"], "tricks": 7}
    own = {"clubs": 4, "diamonds": 6, "hearts": 8, "spades": 2, "no_trump": 12}
    assert found(up, trick_values="1904") == []
    assert found(down, trick_values="1904") == [(1, "auction", "illegal_call")]
    for values in ("royal", own):
        assert found(up, trick_values=values) == [(1, "auction", "illegal_call")]
        assert found(down, trick_values=values) == []


@pytest.mark.parametrize("values", ["royal", "1904"])
def test_nullo_ranks_just_below_no_trump(values: str) -> None:
    for lower in ("1S", "1H"):
        auction = [lower, "1U", "1N", "P", "P", "P"]
        assert found({"auction": auction, "tricks": 7}, nullo=True, trick_values=values) == []
        back = ["1U", lower, "P", "P", "P"]
        assert found({"auction": back, "tricks": 7}, nullo=True, trick_values=values) == [
            (1, "auction", "illegal_call")
        ]


# Below the line.


@pytest.mark.parametrize(("letter", "value"), [("C", 6), ("D", 7), ("H", 8), ("S", 9), ("N", 10)])
def test_each_trick_over_six_counts_bid_or_not(letter: str, value: int) -> None:
    assert reasons(bid(f"1{letter}", 9)) == [(0, 3 * value, "odd_tricks", "below")]
    assert points(bid(f"1{letter}X", 8)) == [[2 * 2 * value + 50, 0]]
    assert points(bid(f"1{letter}XX", 8)) == [[2 * 4 * value + 100, 0]]


@pytest.mark.parametrize(("letter", "value"), [("S", 2), ("C", 4), ("D", 6), ("H", 8), ("N", 12)])
def test_the_count_of_1904(letter: str, value: int) -> None:
    assert points(bid(f"1{letter}", 8), trick_values="1904") == [[2 * value, 0]]


def test_a_table_may_set_its_own_five_values() -> None:
    own = {"clubs": 1, "diamonds": 2, "hearts": 3, "spades": 4, "no_trump": 50}
    assert [points(bid(f"1{letter}", 7), trick_values=own)[0][0] for letter in "CDHSN"] == [1, 2, 3, 4, 50]


# Above the line.


def test_a_doubled_contract_that_is_made_brings_fifty_and_a_redoubled_one_a_hundred() -> None:
    assert reasons(bid("2HX", 9)) == [(0, 48, "odd_tricks", "below"), (0, 50, "made_doubled", "above")]
    assert reasons(bid("2HXX", 8)) == [(0, 64, "odd_tricks", "below"), (0, 100, "made_doubled", "above")]


def test_the_same_again_for_each_trick_over_where_it_is_agreed() -> None:
    doubled, redoubled = bid("2HX", 10), bid("2HXX", 10)
    assert (0, 100, "overtricks_doubled", "above") in reasons(doubled, doubled_overtrick_bonus=True)
    assert (0, 200, "overtricks_doubled", "above") in reasons(redoubled, doubled_overtrick_bonus=True)
    for one in (bid("2H", 10), bid("2HX", 8)):
        assert "overtricks_doubled" not in str(reasons(one, doubled_overtrick_bonus=True))


@pytest.mark.parametrize(("doubling", "each"), [("", 50), ("X", 100), ("XX", 200)])
def test_each_missing_trick_is_the_opponents(doubling: str, each: int) -> None:
    for short in range(1, 6):
        assert reasons(bid(f"3N{doubling}", 9 - short)) == [(1, short * each, "undertricks", "above")]


def test_thirteen_tricks_can_be_missing() -> None:
    assert reasons(bid("7NXX", 0)) == [(1, 2600, "undertricks", "above"), (1, 100, "grand_slam", "above")]


def test_a_missing_trick_may_cost_fifty_whatever_the_double() -> None:
    assert points(bid("3NXX", 7), undoubled_penalties=True) == [[0, 100]]
    assert points(bid("1CXX", 7), undoubled_penalties=True) == [[24 + 100, 0]], "all else is doubled as ever"


@pytest.mark.parametrize(
    ("count", "in_one_hand", "worth"),
    [(3, 0, 30), (4, 0, 40), (5, 0, 50), (4, 4, 80), (5, 4, 90), (5, 5, 100)],
)
def test_honours_of_trumps(count: int, in_one_hand: int, worth: int) -> None:
    held = honours(count, in_one_hand)
    assert points(bid("1H", 7, **held)) == [[8 + worth, 0]]
    assert points(bid("1HXX", 7, **held)) == [[32 + 100 + worth, 0]], "they are never multiplied"
    assert points(bid("1H", 6, **held)) == [[worth, 50]], "nor do they hang on the contract"


@pytest.mark.parametrize(("count", "in_one_hand", "worth"), [(3, 0, 30), (4, 0, 40), (4, 4, 100)])
def test_aces_at_no_trump(count: int, in_one_hand: int, worth: int) -> None:
    for rule in ("standard", "period"):
        assert points(bid("1N", 7, **honours(count, in_one_hand)), honours=rule) == [[10 + worth, 0]]


def test_the_defenders_may_hold_the_honours() -> None:
    assert points(bid("1H", 7, **honours(4, 4, by="defenders"))) == [[8, 80]]


@pytest.mark.parametrize(
    ("count", "in_one_hand", "tricks"), [(3, 0, 2), (4, 0, 4), (5, 0, 5), (4, 4, 8), (5, 4, 9), (5, 5, 10)]
)
def test_the_period_counted_honours_in_tricks(count: int, in_one_hand: int, tricks: int) -> None:
    held = honours(count, in_one_hand, by="defenders")
    assert points(bid("1DXX", 7, **held), honours="period")[0][1] == tricks * 7
    assert points(bid("1S", 7, **held), honours="period", trick_values="1904")[0][1] == tricks * 2


def test_a_table_that_counts_no_honours_may_enter_them() -> None:
    assert reasons(bid("1H", 7, **honours(5, 5)), honours="none") == [(0, 8, "odd_tricks", "below")]
    assert found(bid("1H", 7, **honours(6)), honours="none") == [(1, "honours", "honours_impossible")]


def test_a_slam_counts_for_the_side_that_won_it_bid_or_not() -> None:
    assert reasons(bid("1C", 12))[-1] == (0, 50, "small_slam", "above")
    assert reasons(bid("7C", 12)) == [(1, 50, "undertricks", "above"), (0, 50, "small_slam", "above")]
    assert reasons(bid("1C", 1))[-1] == (1, 50, "small_slam", "above")
    assert reasons(bid("1C", 0))[-1] == (1, 100, "grand_slam", "above")


def test_thirteen_tricks_are_not_twelve_as_well() -> None:
    assert [reason for _, _, reason, _ in reasons(bid("7C", 13))] == ["odd_tricks", "grand_slam"]


def test_slams_have_the_value_of_the_table() -> None:
    assert points(bid("1C", 12), small_slam=20, grand_slam=40) == [[36 + 20, 0]]
    assert points(bid("1C", 13), small_slam=20, grand_slam=40) == [[42 + 40, 0]]
    assert reasons(bid("1C", 12), small_slam=0) == [(0, 36, "odd_tricks", "below")]


# Games and the rubber.


def test_thirty_below_the_line_are_a_game() -> None:
    assert state(bid("3N", 9))["games"] == [1, 0]
    assert state(bid("4C", 10), bid("1C", 7))["games"] == [1, 0]
    assert state(bid("4C", 10))["below"] == [24, 0]


def test_after_a_game_both_start_again_from_nothing() -> None:
    told = state(bid("2C", 8, declarer=1), bid("5C", 11))
    assert (told["games"], told["below"], told["below_total"]) == ([1, 0], [0, 0], [30, 12])


def test_only_points_below_the_line_make_a_game() -> None:
    told = state(bid("1CX", 7, **honours(5, 5)), bid("7N", 0, declarer=1))
    assert (told["games"], told["below"]) == ([0, 0], [12, 0])
    assert state({**bid("1C", 7), "adjustments": [{"side": 0, "points": 1000}]})["games"] == [0, 0]


def test_two_games_are_the_rubber_and_bring_two_hundred_and_fifty() -> None:
    told = said(GAME_TO_US, GAME_TO_US)
    assert reasons(GAME_TO_US, GAME_TO_US) == [(0, 30, "odd_tricks", "below"), (0, 250, "rubber", "above")]
    assert (told["finished"], told["winners"], told["decided_by"]) == (True, [0], "total")
    assert told["state"]["next_dealer"] is None
    assert not said(GAME_TO_US, GAME_TO_THEM)["finished"]


def test_the_hand_that_ends_the_rubber_is_scored_in_full() -> None:
    last = bid("7NXX", 13, **honours(4, 4))
    assert points(GAME_TO_US, last)[1] == [7 * 40 + 100 + 100 + 100 + 250, 0]


def test_no_deal_is_left_after_the_rubber() -> None:
    assert found(GAME_TO_US, GAME_TO_US, {"anything": 1}, PASSED_OUT) == [
        (3, None, "match_is_over"),
        (4, None, "match_is_over"),
    ]


def test_the_side_that_lost_the_rubber_may_win() -> None:
    told = said(bid("7N", 0), GAME_TO_US, GAME_TO_US)
    assert (told["totals"], told["winners"]) == ([310, 750], [1])


def test_equal_totals_share_the_rubber() -> None:
    # Four down are 200 and the table gives 110; the rubber is 60 below and 250.
    told = said({**bid("7C", 9), "adjustments": [{"side": 1, "points": 110}]}, GAME_TO_US, GAME_TO_US)
    assert (told["totals"], told["winners"], told["decided_by"]) == ([310, 310], [0, 1], "shared")
    assert told["places"] == [1, 1]


def test_a_rubber_stopped_early_is_the_leaders_without_a_bonus() -> None:
    told = said(GAME_TO_US, closed=True)
    assert (told["totals"], told["winners"], told["decided_by"]) == ([30, 0], [0], "total")
    assert said(closed=True)["decided_by"] == "shared"
    assert said(GAME_TO_US, GAME_TO_US, closed=True) == said(GAME_TO_US, GAME_TO_US)


def test_the_target_and_the_bonus_are_the_tables_own() -> None:
    told = said(bid("1C", 7), bid("1C", 7), game_target=12, rubber_bonus=0)
    assert (told["state"]["games"], told["totals"]) == ([1, 0], [12, 0])
    told = said(bid("2C", 8), bid("2C", 8), game_target=12, rubber_bonus=0)
    assert (told["finished"], told["totals"]) == (True, [24, 0])


# A number of deals.


def test_a_match_of_deals_ends_after_those_that_were_played() -> None:
    down = bid("1C", 6)
    assert not said(down, PASSED_OUT, PASSED_OUT, down, down, format="deals")["finished"]
    told = said(down, PASSED_OUT, down, PASSED_OUT, down, down, format="deals")
    assert (told["finished"], told["winners"]) == (True, [1])
    assert found(down, down, down, format="deals", deals=2) == [(3, None, "match_is_over")]


def test_games_of_a_match_of_deals_bring_their_bonus_and_no_rubber() -> None:
    three = [GAME_TO_US] * 3
    told = said(*three, format="deals", game_bonus=125)
    assert (told["finished"], told["state"]["games"], told["totals"]) == (False, [3, 0], [3 * 155, 0])
    assert reasons(*three, format="deals", game_bonus=125)[-1] == (0, 125, "game_bonus", "above")
    assert points(*three, format="deals") == [[30, 0]] * 3
    assert points(GAME_TO_US, game_bonus=125) == [[30, 0]], "a rubber knows no bonus for a game"


# Three players.


def test_of_three_whatever_the_defenders_score_each_scores_in_full() -> None:
    assert points(bid("3N", 7, declarer=1), players=3) == [[100, 0, 100]]
    assert points(bid("1H", 7, declarer=2, **honours(3, by="defenders")), players=3) == [[30, 30, 8]]
    assert points(bid("1HX", 1, declarer=2), players=3) == [[650, 650, 0]]


def test_of_three_the_declarer_scores_alone() -> None:
    told = said(bid("3N", 9, declarer=2), bid("3N", 9, declarer=2), players=3)
    assert (told["totals"], told["winners"]) == ([0, 0, 310], [2])
    assert told["state"]["games"] == [0, 0, 2]


def test_three_settle_by_the_difference_between_each_two() -> None:
    assert state(bid("3N", 7, declarer=1), bid("3N", 9, declarer=2), players=3)["settlement"] == [
        {"from": 0, "to": 2, "points": 30},
        {"from": 1, "to": 0, "points": 100},
        {"from": 1, "to": 2, "points": 130},
    ]
    assert state(players=3)["settlement"] == []
    assert "settlement" not in state()


# Nullo.


@pytest.mark.parametrize(
    ("contract", "tricks", "expected"),
    [
        ("1U", 6, [10, 0]),
        ("1U", 0, [70, 0]),
        ("7U", 0, [70, 0]),
        ("7U", 1, [0, 50]),
        ("2UX", 4, [30 * 2 + 50, 0]),
        ("2UXX", 5, [20 * 4 + 100, 0]),
        ("1UX", 13, [0, 700]),
        ("1UXX", 8, [0, 400]),
    ],
)
def test_who_bids_nullo_promises_to_lose(contract: str, tricks: int, expected: list[int]) -> None:
    for values in ("royal", "1904"):
        assert points(bid(contract, tricks), nullo=True, trick_values=values) == [expected]


def test_nullo_knows_the_house_rules_of_doubles() -> None:
    assert points(bid("2UX", 4), nullo=True, doubled_overtrick_bonus=True) == [[60 + 50 + 50, 0]]
    assert points(bid("1UXX", 8), nullo=True, undoubled_penalties=True) == [[0, 100]]


def test_nullo_has_no_slams_and_no_honours() -> None:
    for tricks in (0, 1, 12, 13):
        assert "slam" not in str(reasons(bid("1U", tricks), nullo=True))
    assert found(bid("1U", 6, **honours(3)), nullo=True) == [(1, "honours", "honours_impossible")]


def test_without_its_house_rule_there_is_no_nullo() -> None:
    assert found(bid("1U", 6)) == [(1, "strain", "unknown_strain")]
    assert found({"auction": ["1U", "P", "P", "P"], "tricks": 6}) == [(1, "auction", "illegal_call")]
    # What was held at a strain that does not exist nobody can say.
    assert found(bid("1U", 6, **honours(3))) == [(1, "strain", "unknown_strain")]


# Honours that cannot be.


@pytest.mark.parametrize("strain", ["1C", "1N"])
@pytest.mark.parametrize("count", range(7))
@pytest.mark.parametrize("in_one_hand", range(-1, 7))
def test_honours_are_three_to_five_and_four_or_five_of_them_in_one_hand(
    strain: str, count: int, in_one_hand: int
) -> None:
    possible = [(3, 0), (4, 0), (4, 4)] + ([(5, 0), (5, 4), (5, 5)] if strain == "1C" else [])
    expected = [] if (count, in_one_hand) in possible else [(1, "honours", "honours_impossible")]
    assert found(bid(strain, 7, **honours(count, in_one_hand))) == expected


def test_honours_are_held_by_a_side() -> None:
    assert found(bid("1C", 7, honours={"by": "nobody", "count": 3})) == [(1, "honours", "unknown_value")]
    assert found(bid("1C", 7, honours={"count": 3})) == [(1, "honours", "missing_key")]
    assert found(bid("1C", 7, honours=3)) == [(1, "honours", "wrong_type")]
    assert found({**PASSED_OUT, **honours(3)}) == [(1, "honours", "passed_out_deal")]


# Adjustments.


def test_adjustments_stand_above_the_line_and_count_in_the_total() -> None:
    revoke = {"adjustments": [{"side": 1, "points": -50, "note": "revoke"}]}
    assert reasons({**bid("1C", 7), **revoke})[-1] == (1, -50, "adjustment", "above")
    assert state({**PASSED_OUT, **revoke})["above"] == [0, -50]
    assert found({**PASSED_OUT, "adjustments": [{"side": 2, "points": 0}]}) == [
        (1, "adjustments", "out_of_range"),
        (1, "adjustments", "out_of_range"),
    ]


# A whole rubber, added up by hand.


def test_a_rubber_scored_with_a_pencil() -> None:
    rubber = [
        # Anna two hearts, three over six: 3 x 8 = 24 below. Four honours in her hand: 80.
        bid("2H", 9, declarer=0, **honours(4, 4)),  #            we 24 + 80 = 104     they    0
        # Bram three no trump doubled, one short: 100 to us; we held three aces: 30.
        bid("3NX", 8, declarer=1, **honours(3, by="defenders")),  # we 234            they    0
        # Daan one spade, just made: 9 below. A revoke costs them 50.
        {
            **bid("1S", 7, declarer=3),
            "adjustments": [{"side": 1, "points": -50, "note": "revoke"}],
        },  # they -41
        # Cato one diamond, just made: 7 below, 31 in all: our game. The line is drawn.
        bid("1D", 7, declarer=2),  #                              we 241
        # Bram four spades doubled and made: 4 x 9 x 2 = 72 below and 50: their game.
        # Five honours, four in one hand: 90.
        bid("4SX", 10, declarer=1, **honours(5, 4)),  #                               they  171
        # Bram deals, all pass, Bram deals again.
        PASSED_OUT,
        # Anna five clubs redoubled, two short: 400 to them.
        bid("5CXX", 9, declarer=0),  #                                                they  571
        # Daan six no trump, made: 60 below, their second game; small slam 50; four aces in one hand 100;
        # the rubber 250.
        bid("6N", 12, declarer=3, **honours(4, 4)),  #                                they 1031
    ]
    told = said(*rubber)
    assert [row["totals"] for row in told["deals"]] == [
        [104, 0],
        [234, 0],
        [234, -41],
        [241, -41],
        [241, 171],
        [241, 171],
        [241, 571],
        [241, 1031],
    ]
    assert [row["dealer"] for row in told["deals"]] == [0, 1, 2, 3, 0, 1, 1, 2]
    assert told["state"] == {
        "next_dealer": None,
        "games": [1, 2],
        "below": [0, 0],
        "above": [210, 890],
        "below_total": [31, 141],
    }
    assert (told["winners"], told["decided_by"], told["places"]) == ([1], "total", [2, 1])


# What statistics count.


def test_contracts_games_and_slams_are_counted() -> None:
    match = match_of(record(bid("3N", 9), bid("2HX", 7), bid("1C", 1), bid("5C", 12, declarer=1)))
    ours, theirs = GAME.facts(match.setup, match.deals, match.sheet)
    assert ours == {
        "contracts": 3,
        "contracts_made": 1,
        "contracts_at_3": 1,
        "contracts_made_at_3": 1,
        "contracts_at_2": 1,
        "contracts_doubled": 1,
        "contracts_at_1": 1,
        "contracts_in_no_trump": 1,
        "contracts_made_in_no_trump": 1,
        "contracts_in_hearts": 1,
        "contracts_in_clubs": 1,
        "contracts_by_seat_0": 3,
        "contracts_made_by_seat_0": 1,
        "defences": 1,
        "games": 1,
    }
    assert theirs == {
        "contracts": 1,
        "contracts_made": 1,
        "contracts_at_5": 1,
        "contracts_made_at_5": 1,
        "contracts_in_clubs": 1,
        "contracts_made_in_clubs": 1,
        "contracts_by_seat_1": 1,
        "contracts_made_by_seat_1": 1,
        "defences": 3,
        "defences_won": 2,
        "small_slam": 2,
        "games": 1,
    }


# Every contract.

RULES = [
    {},
    {"trick_values": "1904", "honours": "period", "small_slam": 20, "grand_slam": 40},
    {
        "trick_values": {"clubs": 1, "diamonds": 3, "hearts": 17, "spades": 29, "no_trump": 50},
        "doubled_overtrick_bonus": True,
        "honours": "period",
    },
    {"undoubled_penalties": True, "honours": "none", "small_slam": 0, "grand_slam": 500},
    {"format": "deals", "game_bonus": 125, "game_target": 100, "doubled_overtrick_bonus": True},
]
STRAINS = ("clubs", "diamonds", "hearts", "spades", "nullo", "no_trump")


def same(match: Match, raw: dict[str, Any], held: dict[str, Any]) -> None:
    """Both scorers write the same for a match of this one deal."""
    deal = read_deal(GAME, match.setup, raw)
    assert isinstance(deal, AuctionDeal)
    row = score(match.setup, (deal,)).rows[0]
    written = [(one.side, one.points, str(one.reason), str(one.line)) for one in row.entries]
    assert written == [tuple(slip) for slip in by_hand.played({**held, "deals": [raw]})["slips"][0]], raw


def every_contract() -> Iterator[dict[str, Any]]:
    for strain, level, doubling, tricks in product(
        STRAINS, range(1, 8), ("none", "doubled", "redoubled"), range(14)
    ):
        yield {"declarer": 0, "level": level, "strain": strain, "doubling": doubling, "tricks": tricks}


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [3, 4])
def test_every_contract_with_every_result(rules: dict[str, Any], players: int) -> None:
    held = record(players=players, nullo=True, **rules)
    match = match_of(held)
    for raw in every_contract():
        same(match, {**raw, "declarer": (raw["level"] + raw["tricks"]) % players}, held)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [3, 4])
def test_every_holding_of_honours(rules: dict[str, Any], players: int) -> None:
    held = record(players=players, nullo=True, **rules)
    match = match_of(held)
    for strain, doubling, tricks, by in product(
        STRAINS, ("none", "doubled", "redoubled"), (1, 7, 13), ("declarer", "defenders")
    ):
        shapes = {"nullo": {}, "no_trump": by_hand.OF_ACES}.get(strain, by_hand.OF_TRUMPS)
        for count, in_one_hand in shapes:
            raw = {"declarer": 2, "level": 2, "strain": strain, "doubling": doubling, "tricks": tricks}
            same(match, {**raw, **honours(count, in_one_hand, by)}, held)


def test_the_defaults_are_those_of_the_page() -> None:
    defaults = {**by_hand.DEFAULTS}
    options = AuctionOptions()
    assert {key: getattr(options, key) for key in defaults} == defaults


def test_a_target_at_fault_hides_no_fault_of_a_deal_and_ends_no_match() -> None:
    won = {"declarer": 0, "level": 5, "strain": "clubs", "tricks": 11}
    record = {
        "scorepad": 1,
        "game": "auction_bridge",
        "players": ["Anna", "Bram", "Cato", "Daan"],
        "options": {"game_target": 5},
        "deals": [won, won, {**won, "tricks": 14}],
    }
    found = [(one.deal, one.field, str(one.fault)) for one in problems(json.dumps(record).encode())]
    assert found == [(None, "options.game_target", "out_of_range"), (3, "tricks", "tricks_out_of_range")]
