"""The house rules of a running match: what a change of them does is told while it is made."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.match import Act
from scorepad.games.boerenbridge.rules import BoerenOptions, Missed
from scorepad.ui.dialogs.house_rules import HouseRulesDialog
from scorepad.ui.pages.options_form import ChoiceEditor, LadderEditor, NumberEditor
from tests.ui.dialogs.asking import click, decisions, opened, press, shown, tab_to, told, written
from tests.ui.evenings import played


def number(dialog: HouseRulesDialog, name: str) -> NumberEditor:
    editor = dialog.form.editors[name]
    assert isinstance(editor, NumberEditor)
    return editor


def test_the_points_of_played_deals_are_told_before_the_rule_changes(window: QWidget, tmp_path: Path) -> None:
    match = played(4)
    dialog = opened(HouseRulesDialog(match, window))
    heard = decisions(dialog)
    assert dialog.why_not.text() == "Nothing would change yet."
    number(dialog, "per_trick").stepper.setValue(5)
    change = match.set_options(BoerenOptions(per_trick=5))
    before, after = match.sheet.totals[0], change.after.sheet.totals[0]
    assert f"Anna {before} → {after}" in told(dialog)
    click(dialog.accept_button)
    assert heard == [change]
    assert heard[0].act is Act.OPTIONS
    assert written(tmp_path, heard[0]) == change.after


def test_keys_alone_are_enough(window: QWidget) -> None:
    dialog = opened(HouseRulesDialog(played(4), window))
    heard = decisions(dialog)
    missed = dialog.form.editors["missed"]
    assert isinstance(missed, ChoiceEditor)
    tab_to(missed.choices.button("penalty"))
    press(Qt.Key.Key_Return)
    tab_to(dialog.accept_button)
    press(Qt.Key.Key_Return)
    assert [change.after.setup.options.missed for change in heard] == [Missed.PENALTY]


def test_hand_sizes_that_played_deals_do_not_fit_send_those_deals_to_be_put_right(window: QWidget) -> None:
    dialog = opened(HouseRulesDialog(played(4), window))
    ladder = dialog.form.editors["hands"]
    assert isinstance(ladder, LadderEditor)
    click(ladder.names.button("falling"))
    assert "4 deals would not fit any more" in told(dialog)
    assert "one by one" in dialog.why_not.text()
    click(ladder.names.button("rising"))
    assert "No points change." in told(dialog)
    assert dialog.why_not.text() == ""


def test_rules_that_no_pack_can_serve_are_refused(window: QWidget) -> None:
    dialog = opened(HouseRulesDialog(played(0), window))
    ladder = dialog.form.editors["hands"]
    assert isinstance(ladder, LadderEditor)
    click(ladder.names.button("own"))
    ladder.own.selectAll()
    press("14 2")
    assert "14 cards each is too many for this pack: 13 is the most." in dialog.refusal.text()
    assert not dialog.accept_button.isEnabled()
    ladder.own.selectAll()
    press("4 x")
    assert "“x” is no hand size" in shown(dialog)
    assert not dialog.accept_button.isEnabled()
    ladder.own.selectAll()
    press("4 2")
    assert dialog.accept_button.isEnabled()
