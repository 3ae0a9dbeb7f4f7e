import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip
from pytestqt.qtbot import QtBot

from scorepad.ui.widgets.tiles import Mark, Span, Tile, Tiles
from tests.ui.widgets.conftest import Show

LEFT = Qt.MouseButton.LeftButton
WHY = "Only <b>higher</b> bids"


class Nine(Tiles):
    """Three rows of three."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[int] = []

    def offer(self, *refused: int) -> None:
        self.show_tiles(range(9), dict.fromkeys(refused, WHY))
        for value in range(9):
            self.tile(value).show_words(str(value))

    def rows(self, width: int) -> list[list[Span]]:
        return [[Span(tile) for tile in self._shown[at : at + 3]] for at in (0, 3, 6)]

    def take(self, value: int) -> None:
        self.taken.append(value)


@pytest.fixture
def nine(show: Show) -> Nine:
    tiles = Nine()
    tiles.offer()
    window = show(QLineEdit(), tiles, QLineEdit(), width=336)
    window.findChildren(QLineEdit)[0].setFocus()
    return tiles


def focused() -> object:
    tile = QApplication.focusWidget()
    return tile.value if isinstance(tile, Tile) else None


def test_a_tap_takes_and_leaves_the_keyboard_where_it_is(nine: Nine) -> None:
    QTest.mouseClick(nine.tile(4), LEFT)
    assert nine.taken == [4]
    assert focused() is None


def test_the_second_of_two_quick_taps_takes_nothing(nine: Nine) -> None:
    QTest.mouseClick(nine.tile(4), LEFT)
    QTest.mouseDClick(nine.tile(4), LEFT)
    QTest.mouseRelease(nine.tile(4), LEFT)
    assert nine.taken == [4]


def test_what_cannot_be_taken_is_disabled_and_says_why(qtbot: QtBot, nine: Nine) -> None:
    nine.offer(4)
    tile = nine.tile(4)
    assert not tile.isEnabled()
    assert tile.accessibleDescription() == WHY
    assert "&lt;b&gt;" in tile.toolTip()
    with qtbot.waitSignal(nine.refused) as told:
        QTest.mouseClick(tile, LEFT)
    assert told.args == [WHY]
    assert "&lt;b&gt;" in QToolTip.text()
    assert nine.taken == []


def test_a_refusal_is_gone_with_the_next_offer(nine: Nine) -> None:
    nine.offer(4)
    nine.offer()
    QTest.mouseClick(nine.tile(4), LEFT)
    assert nine.taken == [4]
    assert nine.tile(4).accessibleDescription() == ""


@pytest.mark.parametrize(
    ("key", "to"),
    [
        (Qt.Key.Key_Right, 6),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Up, 2),
        (Qt.Key.Key_Down, 8),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 8),
    ],
)
def test_arrows_go_past_what_cannot_be_taken(nine: Nine, key: Qt.Key, to: int) -> None:
    nine.offer(4)
    nine.tile(5).setFocus()
    QTest.keyClick(nine.tile(5), key)
    assert focused() == to


def test_tab_enters_at_what_is_chosen_and_leaves_the_group_as_a_whole(nine: Nine) -> None:
    nine.mark(Mark.PROPOSED, [2])
    nine.mark(Mark.CHOSEN, [7])
    before, after = nine.window().findChildren(QLineEdit)
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert focused() == 7
    QTest.keyClick(nine.tile(7), Qt.Key.Key_Tab)
    assert after.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_space_and_enter_take_what_has_the_keyboard(nine: Nine, key: Qt.Key) -> None:
    nine.tile(5).setFocus()
    QTest.keyClick(nine.tile(5), key)
    assert nine.taken == [5]


def test_enter_on_what_is_chosen_is_the_forms(nine: Nine) -> None:
    nine.mark(Mark.CHOSEN, [5])
    nine.tile(5).setFocus()
    QTest.keyClick(nine.tile(5), Qt.Key.Key_Return)
    assert nine.taken == []


def test_the_keyboard_stays_in_the_group_when_its_tile_cannot_be_taken_any_more(nine: Nine) -> None:
    nine.tile(8).setFocus()
    nine.offer(6, 7, 8)
    assert focused() == 5


def test_screen_readers_hear_what_is_chosen(nine: Nine) -> None:
    nine.mark(Mark.CHOSEN, [5])
    chosen, other = (QAccessible.queryAccessibleInterface(nine.tile(value)) for value in (5, 6))
    assert chosen.text(QAccessible.Text.Name) == "5"
    assert chosen.state().checked
    assert not other.state().checkable


def test_from_right_to_left_the_first_stands_at_the_right(nine: Nine) -> None:
    nine.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    nine.rearrange()
    assert nine.tile(0).x() > nine.tile(2).x()
    nine.tile(0).setFocus()
    QTest.keyClick(nine.tile(0), Qt.Key.Key_Left)
    assert focused() == 1
