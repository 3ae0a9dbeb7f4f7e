"""What all dialogs of an evening that goes wrong have in common."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.carrying_on import ladder_of, left_of_ladder, substituted
from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.ui.dialogs.dealer import DealerDialog
from scorepad.ui.dialogs.deciding import (
    Deciding,
    Names,
    name_missing,
    seated,
    shortened,
)
from scorepad.ui.dialogs.house_rules import HouseRulesDialog
from scorepad.ui.dialogs.joining import JoiningDialog
from scorepad.ui.dialogs.ladder import LadderDialog
from scorepad.ui.dialogs.leaving import LeavingDialog
from scorepad.ui.dialogs.person import PersonDialog
from scorepad.ui.dialogs.points import PointsDialog
from scorepad.ui.dialogs.seats import SeatsDialog
from scorepad.ui.dialogs.stopping import StoppingDialog
from scorepad.ui.look import Theme, apply, target
from scorepad.ui.widgets.dialog import Dialog
from tests.ui.dialogs.asking import KNOWN, click, decisions, is_in_sight, now, opened, press, press_with, told
from tests.ui.evenings import played

LONG = "Maximiliaan-Alexander van den Broek-Ter Horst"


class Question(Deciding):
    """Proposes what the test says."""

    def __init__(self, match: Match, answer: Change | Phrase, parent: QWidget) -> None:
        self.answer = answer
        super().__init__(match, parent)
        self.accept_button.setText("Do it")
        self.retranslate()

    def proposed(self) -> Change | Phrase:
        return self.answer


def changed(match: Match) -> Change:
    return match.set_options(BoerenOptions(per_trick=3))


def every(match: Match, window: QWidget) -> list[Dialog]:
    return [
        SeatsDialog(match, window),
        PersonDialog(match, KNOWN, window),
        LeavingDialog(match, KNOWN, now, window),
        JoiningDialog(match, KNOWN, now, window),
        HouseRulesDialog(match, window),
        LadderDialog(match, window),
        PointsDialog(match, None, window),
        DealerDialog(match, len(match.deals), window),
        StoppingDialog(match, now, window),
    ]


def test_the_consequences_stand_there_before_anything_is_decided(window: QWidget) -> None:
    match = played(3)
    dialog = opened(Question(match, changed(match), window))
    heard = decisions(dialog)
    assert "Totals:" in told(dialog)
    assert heard == []
    click(dialog.accept_button)
    assert heard == [changed(match)]
    assert not dialog.isVisible()


def test_enter_and_ctrl_enter_accept(window: QWidget) -> None:
    match = played(3)
    for how in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
        dialog = opened(Question(match, changed(match), window))
        heard = decisions(dialog)
        dialog.accept_button.setFocus()
        press_with(Qt.Key.Key_Return, how)
        assert len(heard) == 1


def test_escape_and_cancel_change_nothing(window: QWidget) -> None:
    match = played(3)
    for leave in ("escape", "cancel"):
        dialog = opened(Question(match, changed(match), window))
        heard = decisions(dialog)
        if leave == "escape":
            press(Qt.Key.Key_Escape)
        else:
            click(dialog.cancel_button)
        assert not dialog.isVisible()
        assert heard == []


def test_what_is_missing_is_said_and_nothing_can_be_accepted(window: QWidget) -> None:
    missing = QT_TRANSLATE_NOOP("tests", "Something is missing.")
    dialog = opened(Question(played(3), missing, window))
    heard = decisions(dialog)
    assert dialog.why_not.text() == "Something is missing."
    assert dialog.accept_button.accessibleDescription() == "Something is missing."
    assert not dialog.accept_button.isEnabled()
    press_with(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    click(dialog.accept_button)
    assert heard == []
    assert dialog.isVisible()


def test_a_change_that_changes_nothing_is_none(window: QWidget) -> None:
    match = played(3)
    dialog = opened(Question(match, match.set_options(match.setup.options), window))
    assert not dialog.accept_button.isEnabled()
    assert dialog.why_not.text() == "Nothing would change yet."


def test_deals_that_would_not_fit_stop_it(window: QWidget) -> None:
    match = played(3)
    dialog = opened(Question(match, match.set_options(BoerenOptions(hands=(5, 5, 5))), window))
    assert not dialog.accept_button.isEnabled()
    assert "3 deals would not fit any more" in told(dialog)
    assert "still fits" in dialog.why_not.text()


def test_deals_that_can_be_put_right_next_do_not(window: QWidget) -> None:
    class Mending(Question):
        may_mend = True

    match = played(3)
    change = match.set_options(BoerenOptions(hands=(5, 5, 5)))
    dialog = opened(Mending(match, change, window))
    heard = decisions(dialog)
    assert "one by one" in dialog.why_not.text()
    click(dialog.accept_button)
    assert heard == [change]


def test_every_dialog_leaves_by_escape_and_hears_the_language(window: QWidget) -> None:
    for dialog in every(played(3), window):
        opened(dialog)
        QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
        assert dialog.windowTitle()
        assert dialog.isVisible()
        press(Qt.Key.Key_Escape)
        assert not dialog.isVisible()


def test_every_dialog_begins_at_its_first_question(window: QWidget) -> None:
    for dialog in every(played(3), window):
        opened(dialog)
        focused = QApplication.focusWidget()
        assert focused is not None, type(dialog)
        assert dialog.isAncestorOf(focused)
        if isinstance(dialog, Deciding):
            assert focused not in (dialog.cancel_button, dialog.accept_button), type(dialog)
        dialog.reject()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_dialog_fits_the_smallest_window(scale: float, window: QWidget, qapp: QApplication) -> None:
    apply(qapp, Theme.LIGHT, scale)
    match = played(3, 7)
    names = (LONG, *match.setup.players[1:])
    match = match.reseat(names).after
    for dialog in every(match, window):
        opened(dialog)
        assert is_in_sight(dialog, window), type(dialog)
        for button in dialog.findChildren(QWidget):
            if button.isVisible() and button.objectName() == "" and button.inherits("QPushButton"):
                assert button.height() >= target() - 1, button.accessibleName()
        dialog.reject()


def test_it_grows_with_what_is_asked_and_never_shrinks(window: QWidget, qtbot: QtBot) -> None:
    dialog = opened(LeavingDialog(played(3), KNOWN, now, window))
    low = dialog.height()
    click(dialog.players.name_button(1))
    click(dialog.ways.button("without"))
    qtbot.waitUntil(lambda: dialog.height() > low)
    high = dialog.height()
    click(dialog.ways.button("stop"))
    QApplication.processEvents()
    assert dialog.height() == high


def test_long_names_are_cut_on_buttons_and_whole_for_screen_readers(qtbot: QtBot) -> None:
    names = Names()
    qtbot.addWidget(names)
    names.offer_names((LONG, "Bram"))
    assert names.name_button(0).text() == shortened(LONG) != LONG
    assert names.name_button(0).accessibleName() == LONG
    assert LONG in names.name_button(0).toolTip()
    assert (names.name_button(1).text(), names.name_button(1).toolTip()) == ("Bram", "")


def test_a_name_is_missing_blank_wrong_or_taken() -> None:
    match = substituted(played(3), 1, "Eefje").after

    def said(name: str, seat: int | None = None) -> str:
        found = name_missing(match, name, seat)
        return "" if found is None else str(found)

    assert said("Zus") == ""
    assert said(" ") == "Write a name."
    assert said("x" * 61) == "A name has at most 60 letters."
    assert said("a\tb").startswith("“ab” holds a character")
    assert said("anna ") == "anna sits at this table already."
    assert said("anna", 0) == ""
    assert said("EEFJE", 0) == "EEFJE sits at this table already."
    assert said("Bram", 1) == ""


def test_a_substitute_stands_with_the_name_he_plays_for() -> None:
    assert seated(substituted(played(3), 1, "Eefje").after)[:2] == ("Anna", "Eefje (for Bram)")


def test_the_ladder_is_the_tables_own_or_the_standard_one() -> None:
    assert ladder_of(played(0)) == (1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1)
    match = played(2, options=BoerenOptions(hands=(1, 2, 3)))
    assert (ladder_of(match), left_of_ladder(match)) == ((1, 2, 3), (3,))
    other = replace(match, game=replace(match.game, ladders={}))
    assert (ladder_of(other), left_of_ladder(other)) == (None, ())
