import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import TARGET, Theme, Type
from scorepad.ui.widgets.nav_rail import WIDTH, NavRail


def a_rail(qtbot: QtBot, *words: str) -> NavRail:
    rail = NavRail()
    qtbot.addWidget(rail)
    for word in words or ("Home", "Match", "History"):
        rail.add(word.lower(), "home", word)
    rail.resize(rail.sizeHint().width(), 500)
    with qtbot.waitActive(rail):
        rail.show()
        rail.activateWindow()
    return rail


def test_a_click_selects_a_page(qtbot: QtBot) -> None:
    rail = a_rail(qtbot)
    with qtbot.waitSignal(rail.selected) as told:
        QTest.mouseClick(rail.item("match"), Qt.MouseButton.LeftButton)
    assert told.args == ["match"]


def test_space_selects_the_page_with_the_keyboard(qtbot: QtBot) -> None:
    rail = a_rail(qtbot)
    rail.item("history").setFocus()
    with qtbot.waitSignal(rail.selected) as told:
        QTest.keyClick(rail.item("history"), Qt.Key.Key_Space)
    assert told.args == ["history"]


@pytest.mark.parametrize(
    ("key", "to"),
    [
        (Qt.Key.Key_Down, "match"),
        (Qt.Key.Key_Up, "history"),
        (Qt.Key.Key_End, "history"),
        (Qt.Key.Key_Home, "home"),
    ],
)
def test_arrows_go_from_page_to_page(qtbot: QtBot, key: Qt.Key, to: str) -> None:
    rail = a_rail(qtbot)
    rail.item("home").setFocus()
    QTest.keyClick(rail.item("home"), key)
    assert rail.item(to).hasFocus()


def test_arrows_pass_by_what_is_not_there_yet(qtbot: QtBot) -> None:
    rail = a_rail(qtbot)
    rail.item("match").setEnabled(False)
    rail.item("home").setFocus()
    QTest.keyClick(rail.item("home"), Qt.Key.Key_Down)
    assert rail.item("history").hasFocus()


def test_short_words_fit_the_rails_own_width(qtbot: QtBot) -> None:
    assert a_rail(qtbot).sizeHint().width() == WIDTH


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("word", ["Impostazioni", "Configuración", "Geschiedenis"])
def test_a_long_word_widens_the_rail(qapp: QApplication, qtbot: QtBot, word: str, scale: float) -> None:
    look.apply(qapp, Theme.LIGHT, scale)
    rail = a_rail(qtbot, word)
    room = QFontMetrics(look.font(Type.SMALL, strong=True)).horizontalAdvance(word)
    assert rail.item(word.lower()).width() >= room


def test_several_words_go_below_each_other(qtbot: QtBot) -> None:
    rail = a_rail(qtbot, "Reglas", "Reglas del juego")
    assert rail.item("reglas del juego").height() > rail.item("reglas").height()
    assert rail.sizeHint().width() == WIDTH


def test_every_page_is_large_enough_for_a_finger(qtbot: QtBot) -> None:
    item = a_rail(qtbot).item("home")
    assert item.width() >= TARGET
    assert item.height() >= TARGET


def test_another_language_gives_a_page_another_word(qtbot: QtBot) -> None:
    rail = a_rail(qtbot)
    rail.add("match", "match", "Partij")
    assert rail.item("match").accessibleName() == "Partij"


def test_the_shown_page_is_told_in_words(qtbot: QtBot) -> None:
    rail = a_rail(qtbot)
    rail.set_current("match")
    assert rail.item("match").accessibleDescription() == "the page that is shown"
    assert not rail.item("home").accessibleDescription()


def test_what_belongs_at_the_foot_lies_there(qtbot: QtBot) -> None:
    rail = a_rail(qtbot)
    rail.add("settings", "settings", "Settings", at_the_foot=True)
    rail.add("rules", "rules", "Rules")
    QApplication.processEvents()
    heights = [rail.item(key).y() for key in ("history", "rules", "settings")]
    assert heights == sorted(heights)
    assert heights[2] - heights[1] > 150
