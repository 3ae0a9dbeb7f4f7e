"""A deal played at a contract: its legality, what it lacks, what follows from its auction, what is asked."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from scorepad.core.auction import SUITS, Bid, Bidding, Contract, Doubling, Strain
from scorepad.core.contract import (
    ContractDeal,
    auction_of,
    check_contract,
    contract_as_entered,
    contract_asks,
    contract_lacking,
    contract_of,
    contract_settled,
    contract_values,
    count_contract,
    count_defence,
    is_passed_out,
    over_or_short,
)
from scorepad.core.faults import Problem
from scorepad.core.game import Ask

RANKS = (*SUITS, Strain.NO_TRUMP)
PAIRS = Bidding((0, 1, 0, 1), RANKS, Bid(1, Strain.CLUBS))
TWO = Bidding((0, 1), RANKS, Bid(0, Strain.NO_TRUMP))
WITH_NULLO = replace(PAIRS, ranks=(*SUITS, Strain.NULLO, Strain.NO_TRUMP))

NOTED: dict[str, Any] = {"declarer": 1, "level": 2, "strain": Strain.HEARTS}
BID_OUT = ("P", "1H", "X", "2H", "P", "P", "P")
"""Where the dealer is seat 0, seat 1 plays two hearts."""


def deal(**held: Any) -> ContractDeal:
    return ContractDeal(**held)


def noted(**more: Any) -> ContractDeal:
    return ContractDeal(**{**NOTED, "tricks": 8, **more})


def told(problems: "list[Problem] | tuple[Problem, ...]") -> list[tuple[str | None, str]]:
    return [(problem.field, str(problem.fault)) for problem in problems]


def faults(one: ContractDeal, bidding: Bidding = PAIRS, dealer: int = 0) -> list[tuple[str | None, str]]:
    return told(check_contract(one, bidding, dealer))


# Ranges.


def test_a_deal_of_which_nothing_is_known_breaks_no_rule() -> None:
    assert faults(deal()) == []


@pytest.mark.parametrize("level", [-(10**17), -1, 0, 8, 10**17])
def test_levels_go_from_one_to_seven(level: int) -> None:
    assert faults(noted(level=level)) == [("level", "level_out_of_range")]


@pytest.mark.parametrize("level", range(1, 8))
@pytest.mark.parametrize("strain", RANKS)
def test_every_level_exists_in_every_strain(level: int, strain: Strain) -> None:
    assert faults(noted(level=level, strain=strain)) == []
    assert faults(deal(level=level, strain=strain), TWO) == []


def test_level_nought_exists_at_no_trump_only() -> None:
    assert faults(deal(level=0, strain=Strain.NO_TRUMP), TWO) == []
    assert faults(deal(level=0), TWO) == [], "it may still be no trump"
    for strain in SUITS:
        assert faults(deal(level=0, strain=strain), TWO) == [("level", "level_out_of_range")]


@pytest.mark.parametrize("tricks", [-1, 14, 10**17])
def test_a_side_wins_none_to_thirteen_tricks(tricks: int) -> None:
    assert faults(noted(tricks=tricks)) == [("tricks", "tricks_out_of_range")]
    assert faults(noted(tricks=0)) == faults(noted(tricks=13)) == []


def test_the_declarer_sits_at_the_table() -> None:
    assert faults(noted(declarer=4)) == [("declarer", "declarer_out_of_range")]
    assert faults(noted(declarer=2), TWO) == [("declarer", "declarer_out_of_range")]


def test_nullo_is_a_strain_where_it_is_agreed() -> None:
    nullo = noted(strain=Strain.NULLO)
    assert faults(nullo) == [("strain", "unknown_strain")]
    assert faults(nullo, WITH_NULLO) == []


def test_each_value_out_of_range_is_a_problem() -> None:
    assert faults(noted(declarer=9, level=9, strain=Strain.NULLO, tricks=99)) == [
        ("declarer", "declarer_out_of_range"),
        ("level", "level_out_of_range"),
        ("strain", "unknown_strain"),
        ("tricks", "tricks_out_of_range"),
    ]


# Passed out.


@pytest.mark.parametrize(
    "held",
    [
        {"passed_out": True},
        {"auction": ("P", "P", "P", "P")},
        {"passed_out": True, "auction": ("P", "P", "P", "P")},
    ],
)
def test_a_passed_out_deal_has_no_contract(held: dict[str, Any]) -> None:
    one = deal(**held)
    assert is_passed_out(one)
    assert faults(one) == []
    assert contract_lacking(one, PAIRS) == ()
    assert contract_of(one, PAIRS, 0) is None
    contract: dict[str, Any] = {**NOTED, "doubling": Doubling.NONE, "tricks": 0}
    for key, value in contract.items():
        assert faults(replace(one, **{key: value})) == [(key, "passed_out_deal")]


def test_a_game_names_more_that_hangs_on_a_contract() -> None:
    one = deal(passed_out=True, note="x")
    assert told(check_contract(one, PAIRS, 0, ("note",))) == [("note", "passed_out_deal")]


# The auction.


def test_only_the_first_illegal_call_is_named_and_where() -> None:
    (problem,) = check_contract(deal(auction=("1H", "1D", "?", "P"), tricks=7), PAIRS, 0)
    assert (problem.field, problem.fault, problem.values) == (
        "auction",
        "illegal_call",
        {"position": 2, "call": "1D"},
    )


def test_a_call_after_the_end_is_illegal() -> None:
    assert faults(deal(auction=(*BID_OUT, "P"), tricks=8)) == [("auction", "illegal_call")]


def test_an_auction_that_goes_on_is_no_problem_until_the_deal_is_played() -> None:
    bidding_on = deal(auction=("1H", "P", "P"))
    assert faults(bidding_on) == []
    assert faults(replace(bidding_on, tricks=7)) == [("auction", "auction_not_over")]
    assert ("auction", "auction_not_over") in told(contract_lacking(bidding_on, PAIRS))


def test_what_is_noted_beside_an_auction_agrees_with_it() -> None:
    one = deal(auction=BID_OUT, tricks=8)
    assert faults(one) == []
    assert faults(replace(one, **NOTED, doubling=Doubling.NONE)) == []
    others: list[dict[str, Any]] = [
        {"declarer": 3},
        {"level": 1},
        {"strain": Strain.CLUBS},
        {"doubling": Doubling.DOUBLED},
    ]
    for other in others:
        assert faults(replace(one, **other)) == [("auction", "auction_disagrees")]


def test_a_doubling_left_out_agrees_with_any() -> None:
    doubled = deal(auction=("1H", "X", "P", "P", "P"), declarer=0, level=1, strain=Strain.HEARTS, tricks=7)
    assert faults(doubled) == []
    assert faults(replace(doubled, doubling=Doubling.NONE)) == [("auction", "auction_disagrees")]


def test_all_that_disagrees_is_one_problem() -> None:
    one = deal(auction=BID_OUT, tricks=8, declarer=0, level=1, strain=Strain.CLUBS)
    assert faults(one) == [("auction", "auction_disagrees")]


def test_a_deal_that_was_bid_was_not_passed_out() -> None:
    assert faults(deal(auction=BID_OUT, passed_out=True)) == [("auction", "auction_disagrees")]


def test_a_value_at_fault_itself_disagrees_with_nothing() -> None:
    assert faults(deal(auction=BID_OUT, tricks=8, level=9)) == [("level", "level_out_of_range")]
    assert faults(deal(auction=BID_OUT, tricks=8, strain=Strain.NULLO)) == [("strain", "unknown_strain")]


def test_who_dealt_decides_who_plays() -> None:
    one = deal(auction=BID_OUT, declarer=1, tricks=8)
    assert faults(one, dealer=0) == []
    assert faults(one, dealer=1) == [("auction", "auction_disagrees")]


# What is lacking.


def test_a_finished_deal_has_a_contract_and_its_tricks() -> None:
    assert told(contract_lacking(deal(), PAIRS)) == [
        (key, "missing_key") for key in ("declarer", "level", "strain", "tricks")
    ]
    assert contract_lacking(noted(), PAIRS) == (), "the doubling may be left out"


def test_with_an_auction_only_the_tricks_are_lacking() -> None:
    assert told(contract_lacking(deal(auction=BID_OUT), PAIRS)) == [("tricks", "missing_key")]
    assert contract_lacking(deal(auction=BID_OUT, tricks=8), PAIRS) == ()


def test_an_auction_that_has_not_begun_lacks_its_end_too() -> None:
    lacks = [("tricks", "missing_key"), ("auction", "auction_not_over")]
    assert told(contract_lacking(deal(auction=()), PAIRS)) == lacks


def test_passes_that_are_not_yet_everybodys_lack_the_last_one() -> None:
    three = deal(auction=("P", "P", "P"))
    assert told(contract_lacking(three, PAIRS)) == [("auction", "auction_not_over")]
    assert contract_lacking(three, None) == (), "nobody knows how many sit at the table"


def test_an_illegal_auction_lacks_no_end() -> None:
    assert contract_lacking(deal(auction=("1H", "1D"), tricks=7), PAIRS) == ()


# What follows from the auction.


def test_a_finished_deal_holds_the_contract_beside_its_auction_and_who_dealt() -> None:
    one = deal(auction=BID_OUT, tricks=8)
    settled = contract_settled(one, PAIRS, 0)
    assert settled == replace(one, **NOTED, doubling=Doubling.NONE, dealer=0)
    assert contract_of(settled, PAIRS, 3) == Contract(1, 2, Strain.HEARTS), "whoever may deal later"
    assert faults(settled) == []
    assert contract_settled(settled, PAIRS, 0) == settled


def test_a_deal_passed_out_by_its_auction_says_so() -> None:
    one = deal(auction=("P",) * 4)
    assert contract_settled(one, PAIRS, 2) == replace(one, passed_out=True, dealer=2)


def test_nothing_follows_where_there_is_no_auction_or_no_end_of_it() -> None:
    for one in (noted(), deal(passed_out=True), deal(auction=("1H", "P"))):
        assert contract_settled(one, PAIRS, 0) == one


def test_not_doubled_and_nothing_said_are_one_deal() -> None:
    assert contract_settled(noted(doubling=Doubling.NONE), PAIRS, 0) == noted()
    doubled = noted(doubling=Doubling.DOUBLED)
    assert contract_settled(doubled, PAIRS, 0) == doubled


def test_a_deal_comes_into_the_form_as_it_was_entered() -> None:
    one = deal(auction=BID_OUT, tricks=8, dealer=0)
    assert contract_as_entered(contract_settled(one, PAIRS, 0)) == one
    passed = deal(auction=("P",) * 4, dealer=0)
    assert contract_as_entered(contract_settled(passed, PAIRS, 0)) == passed
    assert contract_as_entered(noted(doubling=Doubling.DOUBLED)) == noted(doubling=Doubling.DOUBLED)


def test_an_illegal_auction_gives_no_contract() -> None:
    assert contract_of(deal(auction=BID_OUT), PAIRS, 0) == Contract(1, 2, Strain.HEARTS)
    for calls in ((*BID_OUT, "P"), ("1H", "1D"), BID_OUT[:-1]):
        assert contract_of(deal(auction=calls), PAIRS, 0) is None


def test_a_noted_contract_is_not_doubled_where_nobody_says_so() -> None:
    assert contract_of(noted(), PAIRS, 0) == Contract(1, 2, Strain.HEARTS, Doubling.NONE)
    assert contract_of(noted(doubling=Doubling.REDOUBLED), PAIRS, 0) == Contract(
        1, 2, Strain.HEARTS, Doubling.REDOUBLED
    )


def test_a_doubling_left_out_is_the_auctions() -> None:
    one = deal(**{**NOTED, "level": 1}, auction=("P", "1H", "X", "P", "P", "P"), tricks=8)
    assert contract_of(one, PAIRS, 0) == Contract(1, 1, Strain.HEARTS, Doubling.DOUBLED)
    assert faults(one) == []


# Questions.


def test_the_table_is_asked_for_the_contract_or_for_the_auction_and_then_the_tricks() -> None:
    assert [ask.field for ask in contract_asks(deal())] == [
        "level",
        "strain",
        "doubling",
        "declarer",
        "tricks",
    ]
    assert [ask.field for ask in contract_asks(deal()) if ask.optional] == ["doubling"]
    assert [ask.field for ask in contract_asks(deal(auction=()))] == ["auction", "tricks"]
    assert [ask.field for ask in contract_asks(deal(auction=("P",) * 4))] == ["auction"]
    assert contract_asks(deal(passed_out=True)) == ()


def test_what_a_form_offers() -> None:
    assert list(contract_values(deal(), PAIRS, Ask("level"))) == [1, 2, 3, 4, 5, 6, 7]
    assert list(contract_values(deal(), TWO, Ask("level"))) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert list(contract_values(deal(), PAIRS, Ask("strain"))) == list(RANKS)
    assert list(contract_values(deal(), PAIRS, Ask("doubling"))) == list(Doubling)
    assert list(contract_values(deal(), PAIRS, Ask("declarer"))) == [0, 1, 2, 3]
    assert list(contract_values(deal(), TWO, Ask("dealer"))) == [0, 1]
    assert list(contract_values(deal(), PAIRS, Ask("passed_out"))) == [False, True]
    assert list(contract_values(deal(), PAIRS, Ask("tricks"))) == list(range(14))


def test_every_next_call_is_offered() -> None:
    offered = contract_values(deal(auction=("1C",)), PAIRS, Ask("auction"))
    assert offered == [("1C", call) for call in PAIRS.calls()]
    assert auction_of(deal(auction=("1C",)), PAIRS, 3).turn == 0
    assert auction_of(deal(), PAIRS, 3).turn == 3


# Counting.


@pytest.mark.parametrize("level", range(1, 8))
def test_tricks_over_what_was_promised(level: int) -> None:
    for tricks in range(14):
        assert over_or_short(Contract(0, level, Strain.SPADES), tricks) == tricks - (6 + level)
        # Who promises to lose has as many over as the others have over their own promise.
        assert over_or_short(Contract(0, level, Strain.NULLO), tricks) == (13 - tricks) - (6 + level)


def test_contracts_are_counted_in_all_by_level_strain_doubling_and_declarer() -> None:
    facts: Counter[str] = Counter()
    count_contract(facts, Contract(0, 3, Strain.HEARTS), 9)
    count_contract(facts, Contract(2, 3, Strain.NO_TRUMP, Doubling.DOUBLED), 8)
    assert facts == {
        "contracts": 2,
        "contracts_made": 1,
        "contracts_at_3": 2,
        "contracts_made_at_3": 1,
        "contracts_in_hearts": 1,
        "contracts_made_in_hearts": 1,
        "contracts_in_no_trump": 1,
        "contracts_by_seat_0": 1,
        "contracts_made_by_seat_0": 1,
        "contracts_by_seat_2": 1,
        "contracts_doubled": 1,
    }


def test_contracts_played_against_are_counted_with_those_that_were_beaten() -> None:
    facts: Counter[str] = Counter()
    count_defence(facts, Contract(0, 3, Strain.HEARTS), 9)
    count_defence(facts, Contract(0, 3, Strain.HEARTS), 8)
    count_defence(facts, Contract(0, 3, Strain.NULLO), 5)
    assert facts == {"defences": 3, "defences_won": 2}
