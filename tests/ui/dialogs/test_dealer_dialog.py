"""The wrong player dealt: only that deal says so, and later deals go on from there."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.match import Match
from scorepad.ui.dialogs.dealer import DealerDialog
from tests.ui.dialogs.asking import click, decisions, forced, opened, press, shown, tab_to, tap, told, written
from tests.ui.evenings import played


def dealt(match: Match, at: int, dealer: int | None) -> Match:
    return match.replace(at, replace(match.deals[at], dealer=dealer)).after


def test_a_played_deal_gets_its_real_dealer(window: QWidget, tmp_path: Path) -> None:
    match = played(4)
    dialog = opened(DealerDialog(match, 1, window))
    heard = decisions(dialog)
    assert "deal 2" in dialog.windowTitle()
    assert "Bram dealt. After that Cato deals." in shown(dialog)
    assert dialog.why_not.text() == "Nothing would change yet."
    tap(dialog.table, 3)
    assert "Daan dealt. After that Anna deals." in shown(dialog)
    assert "No points change." in told(dialog)
    click(dialog.accept_button)
    after = heard[0].after
    assert [deal.dealer for deal in after.deals] == [None, 3, None, None]
    assert [row.dealer for row in after.sheet.rows] == [0, 3, 0, 1]
    assert after.dealer == 2
    assert written(tmp_path, heard[0]) == after


def test_the_deal_that_is_being_entered_gets_its_real_dealer(window: QWidget) -> None:
    match = played(4)
    dialog = opened(DealerDialog(match, 4, window))
    heard = decisions(dialog)
    tap(dialog.table, 2)
    click(dialog.accept_button)
    assert heard[0].after.dealer == 2
    assert heard[0].after.deals == match.deals


def test_the_keyboard_begins_at_who_deals(window: QWidget) -> None:
    dialog = opened(DealerDialog(played(4), 1, window))
    assert dialog.table.seats[1].hasFocus()


def test_keys_alone_are_enough(window: QWidget) -> None:
    dialog = opened(DealerDialog(played(4), 4, window))
    heard = decisions(dialog)
    press(Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert heard == []
    tab_to(dialog.accept_button)
    press(Qt.Key.Key_Return)
    assert heard[0].after.dealer == 3


def test_as_the_rules_give_takes_the_word_back(window: QWidget) -> None:
    match = dealt(played(4), 1, 3)
    dialog = opened(DealerDialog(match, 1, window))
    heard = decisions(dialog)
    assert dialog.by_rule_button.text() == "As the rules give: Bram"
    click(dialog.by_rule_button)
    assert not dialog.by_rule_button.isEnabled()
    click(dialog.accept_button)
    assert heard[0].after == played(4)


def test_the_open_deal_is_blank_again_without_its_dealer(window: QWidget) -> None:
    match = played(4)
    said = match.drafted(replace(match.draft, dealer=2)).after
    dialog = opened(DealerDialog(said, 4, window))
    heard = decisions(dialog)
    click(dialog.by_rule_button)
    click(dialog.accept_button)
    assert heard[0].after == match


def test_who_dealt_anyway_is_no_change(window: QWidget) -> None:
    dialog = opened(DealerDialog(played(4), 1, window))
    tap(dialog.table, 3)
    tap(dialog.table, 1)
    assert not dialog.accept_button.isEnabled()
    named = opened(DealerDialog(dealt(played(4), 1, 3), 1, window))
    tap(named.table, 0)
    assert named.accept_button.isEnabled()
    tap(named.table, 3)
    assert named.why_not.text() == "Nothing would change yet."


def test_a_dealer_that_the_deal_itself_cannot_have_is_refused(window: QWidget) -> None:
    dialog = opened(DealerDialog(forced(), 0, window))
    tap(dialog.table, 2)
    assert "nothing was forced" in dialog.refusal.text()
    assert not dialog.accept_button.isEnabled()
    tap(dialog.table, 1)
    assert dialog.refusal.text() == ""
    assert dialog.accept_button.isEnabled()


def test_after_the_last_deal_nobody_is_said_to_deal(window: QWidget) -> None:
    dialog = opened(DealerDialog(played(15), 14, window))
    assert "dealt." in shown(dialog)
    assert "After that" not in shown(dialog)
