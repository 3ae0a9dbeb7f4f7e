"""Wrong seats: the numbers stay with the seat, or go with the person."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.carrying_on import seated_anew
from scorepad.core.match import Act, Match
from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.ui.dialogs.seats import NAMES, PEOPLE, SeatsDialog
from tests.core.test_carrying_on import PAIR_DEAL, pair_match
from tests.ui.dialogs.asking import (
    click,
    decisions,
    drag,
    forced,
    opened,
    press,
    press_with,
    shown,
    tab_to,
    tap,
    told,
    written,
)
from tests.ui.evenings import played

CTRL = Qt.KeyboardModifier.ControlModifier


def seats(match: Match, window: QWidget) -> SeatsDialog:
    return opened(SeatsDialog(match, window))


def test_it_first_asks_what_happened(window: QWidget) -> None:
    dialog = seats(played(5), window)
    assert dialog.why_not.text() == "Choose what happened."
    drag(dialog.table, 0, 1)
    assert not dialog.accept_button.isEnabled()
    click(dialog.ways.button(NAMES))
    assert dialog.accept_button.isEnabled()


def test_the_numbers_stay_with_the_seat_where_the_names_were_wrong(window: QWidget) -> None:
    match = played(5)
    dialog = seats(match, window)
    heard = decisions(dialog)
    click(dialog.ways.button(NAMES))
    assert not dialog.accept_button.isEnabled()
    drag(dialog.table, 0, 2)
    anna, cato = match.sheet.totals[0], match.sheet.totals[2]
    assert f"Anna {anna} → {cato}" in told(dialog)
    click(dialog.accept_button)
    assert heard == [match.reseat(("Cato", "Bram", "Anna", "Daan"), 0)]


def test_the_numbers_go_with_the_person_who_sits_elsewhere(window: QWidget) -> None:
    match = played(5)
    dialog = seats(match, window)
    heard = decisions(dialog)
    click(dialog.ways.button(PEOPLE))
    drag(dialog.table, 3, 1)
    assert "No points change." in told(dialog)
    click(dialog.accept_button)
    assert heard == [seated_anew(match, (0, 3, 2, 1))]
    assert heard[0].act is Act.RESEAT


def test_keys_alone_are_enough(window: QWidget) -> None:
    match = played(5)
    dialog = seats(match, window)
    heard = decisions(dialog)
    press(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert dialog.table.seats[0].hasFocus()
    press_with(Qt.Key.Key_Right, CTRL)
    press_with(Qt.Key.Key_Right, CTRL)
    tab_to(dialog.accept_button)
    press(Qt.Key.Key_Return)
    assert heard == [seated_anew(match, (1, 2, 0, 3))]


def test_sitting_as_before_changes_nothing(window: QWidget) -> None:
    dialog = seats(played(5), window)
    for way in (NAMES, PEOPLE):
        click(dialog.ways.button(way))
        drag(dialog.table, 0, 1)
        assert dialog.accept_button.isEnabled()
        drag(dialog.table, 1, 0)
        assert not dialog.accept_button.isEnabled()
        assert dialog.why_not.text() == "Nothing would change yet."


def test_with_the_names_the_first_dealer_can_be_put_right(window: QWidget) -> None:
    match = played(3, options=BoerenOptions(dealer_rule=False))
    dialog = seats(match, window)
    heard = decisions(dialog)
    tap(dialog.table, 2)
    assert dialog.table.accessibleName().endswith("Anna deals.")
    click(dialog.ways.button(NAMES))
    dialog.table.seats[2].setFocus()
    press(Qt.Key.Key_Space)
    assert "Cato dealt the first deal." in shown(dialog)
    click(dialog.accept_button)
    assert heard == [match.reseat(match.setup.players, 2)]


def test_deals_that_another_first_dealer_breaks_are_put_right_next(window: QWidget) -> None:
    dialog = seats(forced(), window)
    click(dialog.ways.button(NAMES))
    tap(dialog.table, 1)
    assert dialog.why_not.text() == ""
    tap(dialog.table, 2)
    assert "1 deal would not fit any more" in told(dialog)
    assert "one by one" in dialog.why_not.text()


def test_who_deals_next_is_said_where_people_move(window: QWidget) -> None:
    match = played(5)
    dialog = seats(match, window)
    click(dialog.ways.button(PEOPLE))
    assert "Bram deals now." in shown(dialog)
    drag(dialog.table, 0, 2)
    after = seated_anew(match, (2, 1, 0, 3)).after
    assert f"{after.setup.players[after.dealer]} deals now." in shown(dialog)


def test_new_pairs_are_named_and_scored_again(window: QWidget) -> None:
    dialog = seats(pair_match(PAIR_DEAL), window)
    click(dialog.ways.button(PEOPLE))
    assert "the pairs are scored again" in shown(dialog)
    drag(dialog.table, 1, 2)
    assert "Pairs: Anna & Cato and Bram & Daan." not in shown(dialog)
    assert "Pairs: Anna & Bram and Cato & Daan." in shown(dialog)
    assert "Totals:" in told(dialog)


def test_people_who_moved_are_written_down_as_they_sit(window: QWidget, tmp_path: Path) -> None:
    dialog = seats(played(5), window)
    heard = decisions(dialog)
    click(dialog.ways.button(PEOPLE))
    drag(dialog.table, 0, 2)
    click(dialog.accept_button)
    assert written(tmp_path, heard[0]) == heard[0].after
