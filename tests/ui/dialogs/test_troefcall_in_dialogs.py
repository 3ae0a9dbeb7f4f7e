"""What the dialogs say where Troefcall is played: small numbers, fixed pairs, a dealer and a caller."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from scorepad.core.match import Act, Match
from scorepad.core.one_more import one_more_deal
from scorepad.core.table import Adjustment, Setup
from scorepad.games import troefcall
from scorepad.games.troefcall.rules import Format, Outcome, Rotation, TroefDeal, TroefOptions, Trump
from scorepad.store.trail import Step
from scorepad.ui.dialogs.dealer import DealerDialog
from scorepad.ui.dialogs.house_rules import HouseRulesDialog
from scorepad.ui.dialogs.joining import JoiningDialog
from scorepad.ui.dialogs.leaving import WITHOUT, LeavingDialog
from scorepad.ui.dialogs.points import PointsDialog
from scorepad.ui.dialogs.reordering import SwapDialog, TakeOutDialog
from scorepad.ui.dialogs.seats import PEOPLE, SeatsDialog
from scorepad.ui.dialogs.stopping import StoppingDialog
from scorepad.ui.trail import details
from tests.ui.dialogs.asking import KNOWN, click, decisions, drag, now, opened, shown, tap, told

PLAYERS = ("Anna", "Bram", "Cato", "Daan")
MOST = TroefDeal(side=0, outcome=Outcome.MAJORITY)
KAP = TroefDeal(side=1, outcome=Outcome.KAP)
STOPPED = TroefDeal(side=1, outcome=Outcome.STOPPED)
LEVEL = (MOST, replace(MOST, side=1))


def match_of(*deals: TroefDeal, **options: Any) -> Match:
    match = Match(troefcall.GAME, Setup(PLAYERS, TroefOptions(**options)))
    for deal in deals:
        match = match.add(deal).after
    return match


def test_every_dialog_opens(window: QWidget) -> None:
    match = match_of(MOST, KAP)
    for dialog in (
        SeatsDialog(match, window),
        DealerDialog(match, 0, window),
        HouseRulesDialog(match, window),
        PointsDialog(match, 0, window),
        SwapDialog(match, 0, window),
        TakeOutDialog(match, 0, window),
        StoppingDialog(match, now, window),
        JoiningDialog(match, KNOWN, now, window),
    ):
        opened(dialog).close()


def test_four_sit_at_the_table_and_no_fewer(window: QWidget) -> None:
    leaving = opened(LeavingDialog(match_of(MOST), KNOWN, now, window))
    assert not leaving.ways.button(WITHOUT).isEnabled()
    assert "cannot be played on with one player fewer" in shown(leaving)


def test_the_trail_says_what_was_corrected_as_the_table_says_it() -> None:
    told_deal = replace(KAP, tricks=(0, 7), trump=Trump.HEARTS)
    change = match_of(told_deal).replace(0, replace(MOST, tricks=(8, 5), trump=Trump.SPADES))
    assert details(Step(now(), change.act, False, False, change.before, change.after)) == (
        "pair: Bram & Daan → Anna & Cato",
        "outcome: kap partij → most tricks",
        "tricks: 0–7 → 8–5",
        "trump: hearts → spades",
    )


# The dealer.


def test_another_dealer_makes_another_caller(window: QWidget) -> None:
    dialog = opened(DealerDialog(match_of(MOST), 0, window))
    assert "Anna dealt. That makes Bram the caller. After that Bram deals." in shown(dialog)
    tap(dialog.table, 2)
    assert "Cato dealt. That makes Daan the caller. After that Daan deals." in shown(dialog)
    assert "No points change." in told(dialog)


def test_where_winners_keep_the_deal_another_dealer_moves_who_deals_next(window: QWidget) -> None:
    match = match_of(MOST, rotation=Rotation.WINNERS_KEEP)
    dialog = opened(DealerDialog(match, 0, window))
    assert "After that Bram deals." in shown(dialog)
    tap(dialog.table, 1)
    assert "That makes Cato the caller. After that Bram deals." in shown(dialog), "her pair won"


# Points.


def test_points_are_given_in_twos_and_fives(window: QWidget) -> None:
    dialog = opened(PointsDialog(match_of(MOST), 0, window))
    assert [button.text() for button in dialog.quick.values()] == ["−5", "−2", "+2"]
    click(dialog.sides.name_button(0))
    click(dialog.quick[-2])
    assert "Deal 1: Anna & Cato 2 → 0" in told(dialog)


# House rules.


def test_a_deal_that_a_new_rule_forbids_is_named(window: QWidget) -> None:
    dialog = opened(HouseRulesDialog(match_of(MOST, STOPPED), window))
    dialog.form.changed.emit(TroefOptions(baunie=False))
    assert "Deal 2: By the house rules of this match that cannot happen" in told(dialog)


def test_a_lower_target_may_end_the_match_at_once(window: QWidget) -> None:
    dialog = opened(HouseRulesDialog(match_of(MOST, KAP), window))
    heard = decisions(dialog)
    dialog.form.changed.emit(TroefOptions(target=5))
    click(dialog.accept_button)
    assert heard[0].after.finished
    assert heard[0].after.sheet.winners == (1,)


# Seats.


def test_other_pairs_are_scored_again(window: QWidget) -> None:
    dialog = opened(SeatsDialog(match_of(MOST), window))
    click(dialog.ways.button(PEOPLE))
    drag(dialog.table, 0, 1)
    assert "Pairs: Bram & Cato and Anna & Daan." in shown(dialog)


# Stopping.


def test_a_pair_that_leads_may_end_it(window: QWidget) -> None:
    dialog = opened(StoppingDialog(match_of(MOST, KAP), now, window))
    assert dialog.end_button.text() == "End here: Bram && Daan lead with 5"
    assert not dialog.more_button.isVisible()


@pytest.mark.parametrize("options", [{}, {"format": Format.TIMED}], ids=["target", "timed"])
def test_level_when_it_is_stopped_one_more_deal_is_offered(options: Any, window: QWidget) -> None:
    dialog = opened(StoppingDialog(match_of(*LEVEL, **options), now, window))
    assert dialog.more_button.isVisible()
    assert dialog.end_button.text() == "Share it"


def test_level_after_its_deals_one_more_may_decide(window: QWidget) -> None:
    match = match_of(*LEVEL, format=Format.DEALS, deals=2)
    change = one_more_deal(match)
    assert change is not None
    assert (change.act, change.after.setup.options.deals) == (Act.OPTIONS, 3)
    dialog = opened(StoppingDialog(match, now, window))
    assert "The match then has 3 deals." in shown(dialog)


def test_level_when_the_time_was_up_the_match_goes_on_for_a_deal() -> None:
    change = one_more_deal(match_of(*LEVEL, format=Format.TIMED).close().after)
    assert change is not None
    assert (change.act, change.after.finished) == (Act.REOPEN, False)


def test_both_at_the_target_and_level_is_shared(window: QWidget) -> None:
    match = match_of(replace(KAP, adjustments=(Adjustment(0, 5, "looked at a card"),)), target=5)
    assert match.sheet.totals == (5, 5)
    assert one_more_deal(match) is None
    dialog = opened(StoppingDialog(match, now, window))
    assert not dialog.more_button.isVisible()
