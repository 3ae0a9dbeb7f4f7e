"""Recorded auctions when people change seats: they stay where the turns do, else only their contracts."""

from dataclasses import replace

import pytest

from scorepad.core.auction import Doubling, Strain
from scorepad.core.carrying_on import can_gain_one, can_lose_one, loses_auctions, seated_anew
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions
from scorepad.games.bridgette.rules import BridgetteOptions

PLAYERS = ("Anna", "Bram", "Cato", "Daan")
CALLS = ("1H", "P", "2H", "X", "P", "P", "P")
"""Anna deals and plays two hearts; the first to name them."""
SWAPPED = (1, 0, 2, 3)


def recorded(seats: int = 4, first_dealer: int = 0) -> Match:
    match = Match(auction_bridge.GAME, Setup(PLAYERS[:seats], AuctionOptions(), first_dealer))
    return match.add(AuctionDeal(auction=CALLS[: 3 + seats], tricks=9)).after


def declarer(match: Match, at: int = 0) -> str:
    deal = match.deals[at]
    assert isinstance(deal, AuctionDeal)
    assert deal.declarer is not None
    return match.setup.players[deal.declarer]


@pytest.mark.parametrize("order", [(1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)])
def test_a_table_that_turns_keeps_its_auctions(order: tuple[int, ...]) -> None:
    match = recorded()
    after = seated_anew(match, order).after
    assert not loses_auctions(match, order)
    assert [deal.auction for deal in after.deals if isinstance(deal, AuctionDeal)] == [CALLS]
    assert declarer(after) == declarer(match) == "Anna"
    assert after.problems() == ()
    by_name = dict(zip(after.side_names, after.sheet.totals, strict=True))
    assert sorted(by_name.values()) == sorted(match.sheet.totals)


def test_others_cannot_have_spoken_an_auction_and_its_contract_stays() -> None:
    match = recorded()
    after = seated_anew(match, SWAPPED).after
    assert loses_auctions(match, SWAPPED)
    (deal,) = after.deals
    assert isinstance(deal, AuctionDeal)
    assert (deal.auction, deal.level, deal.strain, deal.doubling) == (
        None,
        2,
        Strain.HEARTS,
        Doubling.DOUBLED,
    )
    assert (declarer(after), after.setup.players[deal.dealer or 0]) == ("Anna", "Anna")
    assert after.problems() == ()
    assert after.side_names == ("Bram & Cato", "Anna & Daan")
    assert after.sheet.totals == tuple(reversed(match.sheet.totals))


def test_the_auction_being_entered_leaves_its_contract_too() -> None:
    match = recorded().drafted(AuctionDeal(auction=("1C", "P", "P", "P"))).after
    draft = seated_anew(match, SWAPPED).after.draft
    assert isinstance(draft, AuctionDeal)
    # Bram dealt and bid; he sits on seat 0 now.
    assert (draft.auction, draft.declarer, draft.level, draft.strain) == (None, 0, 1, Strain.CLUBS)


def test_half_an_auction_leaves_nothing() -> None:
    match = recorded().drafted(AuctionDeal(auction=("1C", "P"))).after
    after = seated_anew(match, SWAPPED).after
    assert after.draft == AuctionDeal(dealer=0)
    assert after.setup.players[after.dealer] == "Bram"


def test_three_who_change_places_speak_in_other_turns() -> None:
    match = recorded(3)
    assert loses_auctions(match, (1, 0, 2))
    assert not loses_auctions(match, (1, 2, 0))
    assert declarer(seated_anew(match, (1, 0, 2)).after) == declarer(match) == "Cato"


def test_two_always_speak_in_turn() -> None:
    match = Match(bridgette.GAME, Setup(PLAYERS[:2], BridgetteOptions()))
    deal = replace(match.draft, auction=("1H", "P"), tricks=7)  # type: ignore[call-arg]
    match = match.add(deal).after
    assert not loses_auctions(match, (1, 0))
    after = seated_anew(match, (1, 0)).after
    assert after.sheet.totals == tuple(reversed(match.sheet.totals))
    assert after.problems() == ()


def test_without_a_recorded_auction_nothing_is_left_out() -> None:
    match = Match(auction_bridge.GAME, Setup(PLAYERS, AuctionOptions()))
    match = match.add(AuctionDeal(declarer=0, level=1, strain=Strain.CLUBS, tricks=7)).after
    assert not loses_auctions(match, SWAPPED)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_rubber_goes_on_with_as_many_as_it_began_with(seats: int) -> None:
    assert not can_lose_one(recorded(seats))
    assert not can_gain_one(recorded(seats))
