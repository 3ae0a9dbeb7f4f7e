"""What is known so far of a deal at a contract, without a window."""

from typing import Any

import pytest

from scorepad.core.auction import Doubling, Strain
from scorepad.core.contract_drafting import SoFar, Stage, so_far
from scorepad.core.drafting import drafted, taken_back
from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import auction_bridge
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, bidding

NAMES = ("Anna", "Bram", "Cato", "Daan")
HEARTS: dict[str, Any] = {"level": 4, "strain": Strain.HEARTS, "declarer": 0}


def match_with(deal: AuctionDeal) -> Match:
    return Match(auction_bridge.GAME, Setup(NAMES, AuctionOptions()), open_deal=deal)


def known(**fields: Any) -> SoFar:
    match = match_with(AuctionDeal(**fields))
    return so_far(match, bidding(match.setup))


@pytest.mark.parametrize(
    ("fields", "stage"),
    [
        ({}, Stage.CONTRACT),
        ({"level": 4}, Stage.CONTRACT),
        ({"level": 4, "strain": Strain.HEARTS}, Stage.DECLARER),
        (HEARTS, Stage.RESULT),
        ({**HEARTS, "tricks": 10}, Stage.ALL_IN),
        ({"tricks": 10}, Stage.CONTRACT),
        ({"passed_out": True}, Stage.PASSED_OUT),
        ({"auction": ()}, Stage.AUCTION),
        ({"auction": ("1C", "P")}, Stage.AUCTION),
        ({"auction": ("1C", "P", "P", "P")}, Stage.RESULT),
        ({"auction": ("P",) * 4}, Stage.PASSED_OUT),
        ({"auction": ("P",)}, Stage.AUCTION),
    ],
)
def test_the_first_question_without_an_answer_is_open(fields: dict[str, Any], stage: Stage) -> None:
    assert known(**fields).stage(by_calls=False) is stage


def test_a_table_that_calls_is_asked_for_calls_while_nothing_is_known() -> None:
    assert known().stage(by_calls=True) is Stage.AUCTION
    assert known(level=4).stage(by_calls=True) is Stage.CONTRACT


def test_what_breaks_a_rule_is_as_if_it_were_not_there() -> None:
    found = known(level=9, strain=Strain.HEARTS, declarer=0, tricks=14)
    assert (found.deal.level, found.deal.tricks) == (None, None)
    assert (found.deal.strain, found.deal.declarer) == (Strain.HEARTS, 0)
    assert {problem.field for problem in found.problems} == {"level", "tricks"}
    assert found.stage(by_calls=False) is Stage.CONTRACT


def test_an_auction_is_followed_up_to_the_first_illegal_call() -> None:
    found = known(auction=("1C", "X", "1C", "P", "P", "P"), tricks=7)
    assert found.auction.calls == ("1C", "X")
    assert found.stage(by_calls=False) is Stage.AUCTION


@pytest.mark.parametrize(
    "fields",
    [
        {**HEARTS, "tricks": 14},
        {"level": 9, "strain": Strain.HEARTS, "declarer": 5},
        {"auction": ("1C", "P"), "tricks": 7},
        {"auction": ("1C", "1C", "P", "P", "P"), "tricks": 7},
        {"auction": ("P",) * 5},
        {"auction": ("X",)},
        {**HEARTS, "auction": ("1C", "P", "P", "P")},
        {**HEARTS, "passed_out": True},
        {"auction": ("P", "P"), "passed_out": True},
    ],
)
def test_mending_leaves_a_deal_that_breaks_no_rule_and_keeps_what_is_known(fields: dict[str, Any]) -> None:
    found = known(**fields)
    assert found.problems
    mended = drafted(found.match, found.mending())
    assert isinstance(mended, AuctionDeal)
    after = match_with(mended)
    assert not after.draft_problems()
    assert so_far(after, bidding(after.setup)).deal == mended
    assert after.game.as_entered(mended) == mended


def test_of_an_auction_with_its_contract_beside_it_only_the_auction_is_entered() -> None:
    match = match_with(AuctionDeal(auction=("1C", "P", "P", "P"), level=1, strain=Strain.CLUBS, declarer=0))
    assert drafted(match, [(Ask("tricks"), 7)]) == AuctionDeal(auction=("1C", "P", "P", "P"), tricks=7)
    assert taken_back(match) == AuctionDeal(auction=("1C", "P", "P"))


def test_the_results_of_a_deal_that_breaks_a_rule_can_be_chosen() -> None:
    found = known(auction=("1C", "P", "P", "P"), passed_out=True, doubling=Doubling.DOUBLED)
    assert all(choice.problem is None for choice in found.choices(Ask("tricks")))
