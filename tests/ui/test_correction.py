"""A played deal in the form again: corrected, put in, mended."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from scorepad.core.consequences import unfit
from scorepad.core.match import Act, Change, Match
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Fault
from scorepad.ui.correction import Correction
from tests.ui.evenings import played, some_deal, table


class Decided:
    """Keeps what a correction decides."""

    def __init__(self, correction: Correction) -> None:
        self.changes: list[Change] = []
        correction.decided.connect(self.changes.append)

    @property
    def change(self) -> Change:
        (one,) = self.changes
        return one


def type_tricks(correction: Correction, tricks: tuple[int, ...]) -> None:
    """Open the tricks and enter others, in spoken order."""
    asks = [ask for ask in correction.shown.asks() if ask.field == "tricks"]
    correction.answer(asks[0], None)
    for ask in asks:
        assert correction.answer(ask, tricks[ask.seat or 0])


def turned(match: Match, at: int) -> tuple[int, ...]:
    deal = match.deals[at]
    assert isinstance(deal, BoerenDeal)
    return tuple(tricks or 0 for tricks in (*deal.tricks[1:], deal.tricks[0]))


def test_the_form_shows_the_match_as_it_stood_before_the_deal(qapp: object) -> None:
    match = played(7)
    correction = Correction(match, 2)
    assert correction.shown.deals == match.deals[:2]
    assert correction.shown.open_deal == match.deals[2]
    assert correction.shown.dealer == match.sheet.rows[2].dealer
    assert correction.is_untouched


def test_a_corrected_deal_is_one_change_of_the_match(qapp: object) -> None:
    match = played(7)
    correction = Correction(match, 2)
    decided = Decided(correction)
    type_tricks(correction, turned(match, 2))
    assert not correction.is_untouched
    assert correction.accept()
    assert decided.change.act is Act.REPLACE
    assert decided.change.before == match
    deal = decided.change.after.deals[2]
    assert isinstance(deal, BoerenDeal) and deal.tricks == turned(match, 2)
    assert decided.change.after.deals[3:] == match.deals[3:]


def test_nothing_is_decided_while_a_number_is_open(qapp: object) -> None:
    correction = Correction(played(3), 1)
    decided = Decided(correction)
    assert correction.take_back()
    assert correction.change() is None
    assert not correction.accept()
    assert not decided.changes


def test_what_the_rules_refuse_is_refused_here_too(qtbot: QtBot) -> None:
    match = played(6)
    correction = Correction(match, 4)
    asks = [ask for ask in correction.shown.asks() if ask.field == "tricks"]
    correction.answer(asks[0], None)
    with qtbot.waitSignal(correction.refused) as told:
        assert not correction.answer(asks[0], 6)
    assert told.args is not None and told.args[0].fault is Fault.TRICKS_OUT_OF_RANGE


def test_a_forgotten_deal_goes_in_where_it_was_played(qapp: object) -> None:
    options = BoerenOptions(hands=(3, 3, 3, 3))
    match = played(2, options=options)
    correction = Correction(match, 1, inserting=True)
    decided = Decided(correction)
    missing = some_deal(played(1, options=options))
    for ask in correction.shown.asks():
        assert correction.answer(ask, getattr(missing, ask.field)[ask.seat])
    assert correction.accept()
    assert decided.change.act is Act.INSERT
    assert len(decided.change.after.deals) == 3
    assert decided.change.after.deals[1] == missing


def test_deals_that_would_not_fit_come_into_the_form_one_by_one(qapp: object) -> None:
    match = played(5)
    change = match.remove(2)
    correction = Correction.mending(change)
    decided = Decided(correction)
    assert (correction.at, correction.to_mend) == (2, (3, 4))
    assert correction.stands_at == 3
    wanted = played(4)
    for at in (2, 3):
        assert correction.at == at
        deal = wanted.deals[at]
        assert isinstance(deal, BoerenDeal)
        for ask in correction.shown.asks():
            correction.answer(ask, None)
        for ask in correction.shown.asks():
            assert correction.answer(ask, getattr(deal, ask.field)[ask.seat])
        correction.accept()
    assert decided.change.act is Act.REMOVE
    assert decided.change.before == match
    assert decided.change.after.deals == wanted.deals
    assert not unfit(decided.change)


def test_a_deal_that_cannot_be_mended_can_be_taken_out(qapp: object) -> None:
    match = played(5)
    correction = Correction.mending(match.remove(2))
    decided = Decided(correction)
    correction.take_out()
    assert correction.at == 2, "what was deal 5 is next"
    correction.take_out()
    assert decided.change.after.deals == match.deals[:2]


def test_a_deal_after_the_end_can_only_be_taken_out(qapp: object) -> None:
    match = played(4)
    shorter = replace(match.setup.options, hands=(1, 2, 3))
    change = match.set_options(shorter)
    correction = Correction.mending(change)
    decided = Decided(correction)
    assert correction.is_over and correction.change() is None
    correction.take_out()
    assert decided.change.act is Act.OPTIONS
    assert decided.change.after.deals == match.deals[:3]


def test_a_broken_deal_of_a_record_is_mended_by_correcting_it(qapp: object) -> None:
    match = table(options=BoerenOptions(hands=(2, 3)))
    good = some_deal(match)
    match = replace(match, deals=(replace(good, tricks=(2, 2, 0, 0)),))
    correction = Correction(match, 0)
    decided = Decided(correction)
    assert not correction.accept()
    type_tricks(correction, tuple(tricks or 0 for tricks in good.tricks))
    assert correction.accept()
    assert decided.change.after.deals == (good,)
