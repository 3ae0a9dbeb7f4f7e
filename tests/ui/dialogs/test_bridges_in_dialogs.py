"""What the dialogs say where pairs play, or two, and where an auction may be recorded."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget

from scorepad.core.auction import Strain
from scorepad.core.match import Act, Match
from scorepad.core.one_more import one_more_deal
from scorepad.core.table import Adjustment, Options, Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, Format
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions, Tie
from scorepad.ui.dialogs.dealer import DealerDialog
from scorepad.ui.dialogs.house_rules import HouseRulesDialog
from scorepad.ui.dialogs.joining import JoiningDialog
from scorepad.ui.dialogs.leaving import STOP, SUBSTITUTE, WITHOUT, LeavingDialog
from scorepad.ui.dialogs.points import PointsDialog
from scorepad.ui.dialogs.reordering import SwapDialog, TakeOutDialog
from scorepad.ui.dialogs.seats import PEOPLE, SeatsDialog
from scorepad.ui.dialogs.stopping import StoppingDialog
from tests.ui.dialogs.asking import KNOWN, click, decisions, drag, now, opened, shown, tap, told

PLAYERS = ("Anna", "Bram", "Cato", "Daan")
HEARTS = AuctionDeal(declarer=0, level=1, strain=Strain.HEARTS, tricks=7)
PASSES_FOLLOW = ("1H", "P", "P", "P")
FOUR_DEALS = AuctionOptions(format=Format.DEALS)


def auction(*deals: AuctionDeal, seats: int = 4, options: Options | None = None) -> Match:
    match = Match(auction_bridge.GAME, Setup(PLAYERS[:seats], options or AuctionOptions()))
    for deal in deals:
        match = match.add(deal).after
    return match


def hearts_by(declarer: int) -> AuctionDeal:
    return AuctionDeal(declarer=declarer, level=1, strain=Strain.HEARTS, tricks=7)


def two(*declarers: int, tie: Tie = Tie.EXTRA_DEAL) -> Match:
    match = Match(bridgette.GAME, Setup(PLAYERS[:2], BridgetteOptions(deals=2, tie=tie)))
    for declarer in declarers:
        deal = BridgetteDeal(declarer=declarer, level=1, strain=Strain.HEARTS, tricks=7)
        match = match.add(deal).after
    return match


EVERY = {"four": auction(HEARTS, HEARTS), "three": auction(HEARTS, HEARTS, seats=3), "two": two(0)}


@pytest.mark.parametrize("match", EVERY.values(), ids=EVERY)
def test_nobody_leaves_or_joins_but_by_a_substitute(match: Match, window: QWidget) -> None:
    leaving = opened(LeavingDialog(match, KNOWN, now, window))
    assert not leaving.ways.button(WITHOUT).isEnabled()
    assert "cannot be played on with one player fewer" in shown(leaving)
    click(leaving.players.name_button(1))
    click(leaving.ways.button(SUBSTITUTE))
    leaving.name.setText("Zus")
    assert "From deal" in shown(leaving) and "Zus plays for Bram" in shown(leaving)
    joining = opened(JoiningDialog(match, KNOWN, now, window))
    assert "Take a seat as a substitute, or play in the next match." in shown(joining)


@pytest.mark.parametrize("match", EVERY.values(), ids=EVERY)
def test_every_dialog_opens_for_every_game(match: Match, window: QWidget) -> None:
    for dialog in (
        SeatsDialog(match, window),
        DealerDialog(match, 0, window),
        DealerDialog(match, len(match.deals), window),
        HouseRulesDialog(match, window),
        PointsDialog(match, 0, window),
        TakeOutDialog(match, 0, window),
        StoppingDialog(match, now, window),
    ):
        opened(dialog).close()
    if len(match.deals) > 1:
        opened(SwapDialog(match, 0, window)).close()


def test_pairs_lead_and_win_as_two(window: QWidget) -> None:
    match = auction(HEARTS)
    stopping = opened(StoppingDialog(match, now, window))
    assert stopping.end_button.text() == "End here: Anna && Cato lead with 8"
    assert "Anna & Cato win with 8. The match was stopped here" in shown(stopping)
    leaving = opened(LeavingDialog(match, KNOWN, now, window))
    click(leaving.players.name_button(1))
    click(leaving.ways.button(STOP))
    assert "Anna & Cato win with 8." in shown(leaving)


def test_of_three_it_is_said_who_owes_whom_where_one_leaves(window: QWidget) -> None:
    leaving = opened(LeavingDialog(auction(HEARTS, seats=3), KNOWN, now, window))
    click(leaving.players.name_button(1))
    click(leaving.ways.button(STOP))
    assert "Bram owes Anna 8." in shown(leaving)


def test_pairs_are_ahead_as_two(window: QWidget) -> None:
    dialog = opened(PointsDialog(auction(HEARTS), 0, window))
    click(dialog.sides.name_button(0))
    dialog.points.setValue(10)
    assert "Anna & Cato are still ahead." in told(dialog)
    click(dialog.sides.name_button(1))
    assert "Bram & Daan are ahead then, and no longer Anna & Cato." in told(dialog)


# The dealer of a recorded auction.


def test_another_dealer_makes_another_declarer_of_a_recorded_auction(window: QWidget) -> None:
    match = auction(AuctionDeal(auction=PASSES_FOLLOW, tricks=7), HEARTS)
    dialog = opened(DealerDialog(match, 0, window))
    heard = decisions(dialog)
    assert dialog.why_not.text() == "Nothing would change yet."
    assert not dialog.by_rule_button.isEnabled()
    tap(dialog.table, 1)
    assert "so Bram plays the contract" in shown(dialog)
    assert "Anna & Cato 16 → 8" in told(dialog)
    click(dialog.accept_button)
    after = heard[0].after
    deal = after.deals[0]
    assert isinstance(deal, AuctionDeal)
    assert (deal.dealer, deal.declarer, deal.auction) == (1, 1, PASSES_FOLLOW)
    assert after.sheet.totals == (8, 8)
    assert after.problems() == ()


def test_the_dealer_of_a_recorded_auction_goes_back_to_the_rules(window: QWidget) -> None:
    match = auction(AuctionDeal(auction=PASSES_FOLLOW, tricks=7, dealer=2))
    dialog = opened(DealerDialog(match, 0, window))
    heard = decisions(dialog)
    click(dialog.by_rule_button)
    click(dialog.accept_button)
    assert heard[0].after.deals == auction(AuctionDeal(auction=PASSES_FOLLOW, tricks=7)).deals


def test_a_noted_contract_does_not_hang_on_its_dealer(window: QWidget) -> None:
    dialog = opened(DealerDialog(auction(HEARTS), 0, window))
    tap(dialog.table, 1)
    assert "plays the contract" not in shown(dialog)
    assert "No points change." in told(dialog)


def test_later_deals_that_note_their_dealer_are_said_to_keep_it(window: QWidget) -> None:
    later = AuctionDeal(auction=PASSES_FOLLOW, tricks=7)
    assert "noted keep it" in shown(opened(DealerDialog(auction(HEARTS, later), 0, window)))
    assert "noted keep it" not in shown(opened(DealerDialog(auction(later, HEARTS), 0, window)))


# Seats.


def test_it_is_said_before_that_recorded_auctions_are_left_out(window: QWidget) -> None:
    dialog = opened(SeatsDialog(auction(AuctionDeal(auction=PASSES_FOLLOW, tricks=7)), window))
    click(dialog.ways.button(PEOPLE))
    assert "recorded auctions" not in shown(dialog)
    drag(dialog.table, 0, 1)
    assert "The recorded auctions do not fit the new seats and are left out; the contracts stay." in shown(
        dialog
    )
    assert "Pairs: Bram & Cato and Anna & Daan." in shown(dialog)


# One more deal.


def test_level_after_its_deals_short_auction_plays_one_more(window: QWidget) -> None:
    match = auction(*(hearts_by(seat) for seat in range(4)), options=FOUR_DEALS)
    assert match.finished
    dialog = opened(StoppingDialog(match, now, window))
    heard: list[object] = []
    dialog.decided.connect(heard.append)
    assert "It may decide who wins. The match then has 5 deals." in shown(dialog)
    click(dialog.more_button)
    change = one_more_deal(match)
    assert change is not None
    assert heard == [change]
    assert (change.act, change.after.finished) == (Act.OPTIONS, False)


def test_a_passed_out_deal_is_none_of_those_that_are_counted() -> None:
    deals = (*(hearts_by(seat) for seat in range(3)), AuctionDeal(passed_out=True), hearts_by(3))
    change = one_more_deal(auction(*deals, options=FOUR_DEALS))
    assert change is not None
    assert not change.after.finished


def test_a_level_rubber_is_shared_and_has_no_more_deals(window: QWidget) -> None:
    game = AuctionDeal(declarer=0, level=3, strain=Strain.NO_TRUMP, tricks=9)
    match = auction(game, replace(game, adjustments=(Adjustment(1, 310),)))
    assert match.sheet.totals == (310, 310)
    assert one_more_deal(match) is None
    dialog = opened(StoppingDialog(match, now, window))
    assert not dialog.more_button.isVisible()
    assert dialog.end_button.text() == "Share it"


def test_level_when_it_is_stopped_early_one_more_deal_is_offered(window: QWidget) -> None:
    for match in (auction(hearts_by(0), hearts_by(1)), two()):
        dialog = opened(StoppingDialog(match, now, window))
        assert dialog.more_button.isVisible() == bool(match.deals)


def test_level_bridgette_goes_on_by_its_rules_or_is_shared_as_agreed() -> None:
    assert not two(0, 1).finished
    shared = two(0, 1, tie=Tie.SHARED)
    assert shared.finished
    assert one_more_deal(shared) is None
