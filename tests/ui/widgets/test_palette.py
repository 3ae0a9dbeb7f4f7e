"""Choosing a colour by keys and by clicks."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.widgets.palette import COLOURS, PalettePopup, dot_icon


@pytest.fixture
def button(qtbot: QtBot) -> Iterator[QPushButton]:
    window = QWidget()
    qtbot.addWidget(window)
    made = QPushButton("Colour", window)
    window.show()
    yield made
    window.close()


@pytest.fixture
def sheet(button: QPushButton) -> PalettePopup:
    made = PalettePopup(button)
    made.offer(2, button)
    return made


def press(sheet: PalettePopup, key: Qt.Key) -> None:
    focused = sheet.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def test_every_colour_of_the_look_has_a_name_and_a_place(sheet: PalettePopup) -> None:
    assert len(COLOURS) == len(look.PLAYERS_ON_LIGHT) == len(sheet.swatches)
    names = [swatch.accessibleName() for swatch in sheet.swatches]
    assert len(set(names)) == len(names)
    assert all(min(swatch.width(), swatch.height()) >= look.TARGET for swatch in sheet.swatches)


def test_the_chosen_one_is_marked_and_has_the_keyboard(sheet: PalettePopup) -> None:
    assert [at for at, swatch in enumerate(sheet.swatches) if swatch.isChecked()] == [2]
    assert sheet.focusWidget() is sheet.swatches[2]


@pytest.mark.parametrize(
    ("keys", "picked"),
    [
        ([Qt.Key.Key_Right], 3),
        ([Qt.Key.Key_Down], 7),
        ([Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up], 1),
        ([Qt.Key.Key_Up], 2),
        ([Qt.Key.Key_Down, Qt.Key.Key_Down], None),
    ],
)
def test_arrows_walk_and_enter_takes(sheet: PalettePopup, keys: list[Qt.Key], picked: int | None) -> None:
    told = QSignalSpy(sheet.picked)
    for key in (*keys, Qt.Key.Key_Return):
        press(sheet, key)
    assert told.at(0) == [picked]
    assert not sheet.isVisible()


def test_a_click_takes_a_colour_and_escape_none(sheet: PalettePopup, button: QPushButton) -> None:
    told = QSignalSpy(sheet.picked)
    press(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    sheet.offer(2, button)
    QTest.mouseClick(sheet.swatches[9], Qt.MouseButton.LeftButton)
    assert [told.at(at) for at in range(told.count())] == [[9]]


def test_a_dot_has_the_colour_and_none_only_takes_room(qtbot: QtBot) -> None:
    shown, room = (dot_icon(colour).pixmap(24, 24).toImage() for colour in (6, None))
    assert shown.size() == room.size()
    assert shown.pixelColor(12, 12).name() == look.player_colour(6).lower()
    assert room.pixelColor(12, 12).alpha() == 0


@pytest.mark.parametrize(("theme", "is_ringed"), [(look.Theme.LIGHT, False), (look.Theme.CONTRAST, True)])
def test_where_what_is_chosen_is_black_a_dot_has_a_ring(
    qapp: QApplication, theme: look.Theme, *, is_ringed: bool
) -> None:
    look.apply(qapp, theme)
    try:
        chosen = dot_icon(2).pixmap(48, 48, QIcon.Mode.Selected).toImage()
        at_the_edge = chosen.pixelColor(1, chosen.height() // 2)
        assert (at_the_edge == QColor(look.colours().card)) is is_ringed
        middle = chosen.pixelColor(chosen.width() // 2, chosen.height() // 2)
        assert middle == QColor(look.player_colour(2))
    finally:
        look.apply(qapp, look.Theme.LIGHT)
