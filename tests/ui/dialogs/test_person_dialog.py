"""The wrong person was registered: another name in this match only."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.carrying_on import substituted
from scorepad.ui.dialogs.person import PersonDialog
from tests.ui.dialogs.asking import KNOWN, click, decisions, opened, press, shown, written
from tests.ui.evenings import played


def test_the_name_changes_and_the_numbers_stay(window: QWidget, tmp_path: Path) -> None:
    match = played(4)
    dialog = opened(PersonDialog(match, KNOWN, window))
    heard = decisions(dialog)
    click(dialog.players.name_button(1))
    assert "Who really played, and not Bram?" in shown(dialog)
    assert dialog.name.hasFocus()
    press("Zus")
    assert "What Bram bid, took and scored here is then of Zus." in shown(dialog)
    click(dialog.accept_button)
    assert heard == [match.reseat(("Anna", "Zus", "Cato", "Daan"))]
    assert written(tmp_path, heard[0]).sheet.totals == match.sheet.totals


def test_keys_alone_are_enough(window: QWidget) -> None:
    dialog = opened(PersonDialog(played(4), (), window))
    heard = decisions(dialog)
    press(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Space, " Zus ", Qt.Key.Key_Return)
    assert [change.after.setup.players for change in heard] == [("Anna", "Bram", "Zus", "Daan")]


def test_those_who_do_not_sit_here_are_offered(window: QWidget) -> None:
    dialog = opened(PersonDialog(played(4), KNOWN, window))
    listed = dialog.name.completer().completionModel()
    assert [listed.index(row, 0).data() for row in range(listed.rowCount())] == ["Eefje", "Zus"]


def test_it_asks_first_whose_name_is_wrong(window: QWidget) -> None:
    dialog = opened(PersonDialog(played(4), KNOWN, window))
    assert dialog.why_not.text() == "Choose the name that is wrong."
    assert not dialog.name.isEnabled()
    assert not dialog.accept_button.isEnabled()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "Write a name."),
        ("daan", "daan sits at this table already."),
        ("eefje", "eefje sits at this table already."),
        ("x" * 61, "A name has at most 60 letters."),
        ("Bram", "Nothing would change yet."),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_says_why(name: str, why: str, window: QWidget) -> None:
    dialog = opened(PersonDialog(substituted(played(4), 2, "Eefje").after, KNOWN, window))
    click(dialog.players.name_button(1))
    dialog.name.setText(name)
    assert dialog.why_not.text() == why
    assert not dialog.accept_button.isEnabled()


def test_another_spelling_of_the_same_name_is_a_change(window: QWidget) -> None:
    dialog = opened(PersonDialog(played(4), KNOWN, window))
    heard = decisions(dialog)
    click(dialog.players.name_button(1))
    dialog.name.setText("BRAM")
    click(dialog.accept_button)
    assert heard[0].after.setup.players[1] == "BRAM"
