"""What a step of undo takes back, in a few words."""

from dataclasses import replace
from typing import Any

import pytest

from scorepad.core.auction import Doubling, Strain
from scorepad.core.drafting import cleared
from scorepad.core.fields import fields_of
from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Deal, Setup
from scorepad.games import GAMES, auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, HeldBy, Honours
from scorepad.games.bridgette.rules import BridgetteOptions, Upcard
from scorepad.ui.what_changed import OF_ANY_DEAL, what_changed
from tests.ui.evenings import table

AUCTION = Match(auction_bridge.GAME, Setup(("Anna", "Bram", "Cato", "Daan"), AuctionOptions(), 1))
BRIDGETTE = Match(bridgette.GAME, Setup(("Anna", "Bram"), BridgetteOptions()))


def said(match: Match, held: dict[str, Any], then: dict[str, Any]) -> str:
    """What is said of the deal being entered with `then` instead of what it held."""
    before = replace(match, open_deal=replace(match.draft, **held))
    return str(what_changed(before.drafted(replace(before.draft, **then))))


@pytest.mark.parametrize(
    ("then", "words"),
    [
        ({"level": 4}, "the contract"),
        ({"level": 4, "strain": Strain.HEARTS}, "the contract"),
        ({"doubling": Doubling.DOUBLED}, "the doubling"),
        ({"declarer": 2}, "the declarer"),
        ({"tricks": 9}, "the tricks"),
        ({"honours": Honours(by=HeldBy.DECLARER, count=4)}, "the honours"),
        ({"passed_out": True}, "passing the deal out"),
        ({"dealer": 3}, "who deals"),
        ({"adjustments": (Adjustment(0, -50),)}, "the points given"),
        ({"note": "the cat"}, "the last entry"),
    ],
)
def test_each_answer_of_a_contract_is_named(then: dict[str, Any], words: str) -> None:
    assert said(AUCTION, {}, then) == words
    blank = AuctionDeal()
    assert said(AUCTION, then, {key: getattr(blank, key) for key in then}) == words


def test_the_card_turned_up_is_named() -> None:
    assert said(BRIDGETTE, {}, {"upcard": Upcard.ACE}) == "the card turned up"


def test_a_call_is_named_by_its_caller() -> None:
    # Bram deals and calls first.
    assert said(AUCTION, {}, {"auction": ("1C",)}) == "Bram’s call"
    assert said(AUCTION, {"auction": ("1C", "P")}, {"auction": ("1C", "P", "1H")}) == "Daan’s call"
    assert said(AUCTION, {"auction": ("1C", "P")}, {"auction": ("1C",)}) == "Cato’s call"
    around = ("1C", "P", "P")
    assert said(AUCTION, {"auction": around}, {"auction": (*around, "P")}) == "Anna’s call"
    assert said(BRIDGETTE, {"auction": ("1C", "1H")}, {"auction": ("1C", "1H", "P")}) == "Anna’s call"


def test_an_auction_in_place_of_a_contract_is_named_as_one() -> None:
    held = {"level": 4, "strain": Strain.HEARTS, "declarer": 1}
    then = {"level": None, "strain": None, "declarer": None, "auction": ("1C", "P")}
    assert said(AUCTION, held, then) == "the auction"


def test_passing_out_is_what_cleared_the_contract() -> None:
    then = {"level": None, "strain": None, "passed_out": True}
    assert said(AUCTION, {"level": 4, "strain": Strain.HEARTS}, then) == "passing the deal out"


@pytest.mark.parametrize(
    "held", [{"level": 4, "strain": Strain.HEARTS, "declarer": 1}, {"auction": ("1C", "P")}]
)
def test_dealing_again_is_named(held: dict[str, Any]) -> None:
    match = replace(AUCTION, open_deal=AuctionDeal(**held))
    assert str(what_changed(match.drafted(cleared(match)))) == "dealing again"


def test_a_forced_dealer_is_the_last_entry() -> None:
    match = table()
    forced = {"bids": (1, 0, 0, 0), "forced": True}
    assert said(match, {"bids": (1, 0, 0, 0)}, forced) == "the last entry"


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.key)
def test_all_that_a_form_asks_has_words(one: AnyGame) -> None:
    players = ("Anna", "Bram", "Cato", "Daan")[: max(one.players)]
    setup = Setup(players, one.presets[0].options(len(players)))
    asked = {ask.field for ask in one.asks(setup, (), one.blank(setup))}
    assert asked <= one.words.undone.keys()
    assert one.words.undone.keys() <= {field.name for field in fields_of(one.deal)}


def test_all_that_any_deal_holds_has_words_but_notes() -> None:
    assert {field.name for field in fields_of(Deal)} - OF_ANY_DEAL.keys() == {"note"}
