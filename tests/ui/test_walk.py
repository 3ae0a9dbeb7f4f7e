"""Every page and every dialog, in small windows: what is there to tap, to type in, to hear and to read."""

from collections.abc import Iterator
from importlib import import_module
from operator import attrgetter

import pytest
from PySide6.QtCore import QPropertyAnimation, Qt
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import Theme
from scorepad.ui.translations import Translations
from tests.gallery import SCENERY, SCENES, SIZES, Context, Scene
from tests.ui import walk

for module in SCENERY:
    import_module(f"tests.{module}")

PAGES = [one for one in SCENES if not one.grows]  # the others are sheets of widgets
SPEAKING = [one for one in PAGES if one.speaks]
WORDY = "it"
"""A language whose words are long."""


@pytest.fixture
def translations(qapp: QApplication) -> Iterator[Translations]:
    look.apply(qapp, Theme.LIGHT)
    made = Translations(qapp)
    yield made
    made.use("en")


def shown(qtbot: QtBot, scene: Scene, language: str = "en") -> QWidget:
    """A scene at its largest table in the smallest window."""
    window = scene.make(Context(scene.players[-1], size=SIZES[1], language=language))
    qtbot.addWidget(window)
    window.resize(*SIZES[1])
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for _ in range(4):  # some put themselves into place when they are seen
        QApplication.processEvents()
    return window


def stumbles(top: QWidget) -> list[str]:
    """What is wrong with a page for ears, fingers and eyes."""
    asked = (
        walk.nameless,
        walk.without_role,
        walk.told_by_hovering_alone,
        walk.too_small,
        walk.cut_off,
        walk.moving,
    )
    return [f"{question.__name__}: {fault}" for question in asked for fault in question(top)]


@pytest.mark.parametrize("scene", PAGES, ids=attrgetter("name"))
def test_a_page_is_named_large_enough_whole_and_read_by_tab(
    qtbot: QtBot, translations: Translations, scene: Scene
) -> None:
    window = shown(qtbot, scene)
    top = walk.asked(window)
    assert stumbles(top) == []
    stops, unseen = walk.tab_round(top)
    assert unseen == []
    assert walk.never_reached(top, stops) == []
    assert walk.jumps(top, stops) == []


@pytest.mark.parametrize("scene", SPEAKING, ids=attrgetter("name"))
def test_a_page_stands_longer_words(qtbot: QtBot, translations: Translations, scene: Scene) -> None:
    translations.use(WORDY)
    window = shown(qtbot, scene, WORDY)
    assert stumbles(walk.asked(window)) == []


# The walk itself has to be able to stumble.


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page with room, in which nothing is wrong yet."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def put(page: QWidget, widget: QWidget, x: int = 0, y: int = 0, width: int = 200, height: int = 50) -> None:
    widget.setParent(page)
    widget.setGeometry(x, y, width, height)
    widget.show()


def test_a_sound_page_is_walked_without_stumbling(page: QWidget) -> None:
    put(page, QPushButton("Home"))
    put(page, QPushButton("Match"), y=60)
    assert stumbles(page) == []
    stops, unseen = walk.tab_round(page)
    assert len(stops) == 2
    assert unseen == walk.never_reached(page, stops) == walk.jumps(page, stops) == []


def test_a_button_without_a_name_is_found(page: QWidget) -> None:
    put(page, QPushButton())
    assert len(walk.nameless(page)) == 1


def test_something_to_press_that_is_nothing_to_ears_is_found(page: QWidget) -> None:
    odd = QWidget()
    odd.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    odd.setAccessibleName("Press me")
    put(page, odd)
    assert len(walk.without_role(page)) == 1


def test_what_only_a_tooltip_tells_and_what_is_heard_with_its_markup_is_found(page: QWidget) -> None:
    button = QPushButton("Undo")
    put(page, button)
    button.setToolTip("<span>Undo</span>")
    assert len(walk.told_by_hovering_alone(page)) == 1
    button.setAccessibleDescription("All that was done")
    button.setToolTip("and the deal is gone")
    assert len(walk.told_by_hovering_alone(page)) == 1
    button.setToolTip("All that was done")
    assert walk.told_by_hovering_alone(page) == []


@pytest.mark.parametrize(("width", "height"), [(43, 60), (200, 43)])
def test_a_small_button_is_found(page: QWidget, width: int, height: int) -> None:
    button = QPushButton("+")
    button.setStyleSheet("min-width: 0; min-height: 0")  # the look would not let it be so small
    put(page, button, width=width, height=height)
    assert len(walk.too_small(page)) == 1


@pytest.mark.parametrize("kind", [QLabel, QPushButton])
def test_words_without_room_are_found(page: QWidget, kind: type[QLabel] | type[QPushButton]) -> None:
    put(page, kind("Maximiliaan-Alexander van den Broek"), width=60)
    assert len(walk.cut_off(page)) == 1


def test_what_sticks_out_is_found(page: QWidget) -> None:
    put(page, QPushButton("Home"), x=380)
    assert len(walk.cut_off(page)) == 1


def test_what_moves_by_itself_is_found(page: QWidget) -> None:
    bar = QProgressBar()
    put(page, bar)
    assert walk.moving(page) == []
    bar.setRange(0, 0)
    assert len(walk.moving(page)) == 1
    fade = QPropertyAnimation(bar, b"value", page)
    fade.setEndValue(1)
    fade.start()
    assert len(walk.moving(page)) == 2


def test_a_leap_back_is_found(page: QWidget) -> None:
    for at, y in enumerate((60, 180, 0, 120)):
        put(page, QPushButton(f"{at}"), y=y)
    stops, _unseen = walk.tab_round(page)
    assert len(walk.jumps(page, stops)) == 2


def test_a_stop_that_tab_passes_by_is_found(page: QWidget) -> None:
    put(page, QPushButton("Home"))
    put(page, QPushButton("Match"), y=60)
    stops, _unseen = walk.tab_round(page)
    assert len(walk.never_reached(page, stops[:1])) == 1


def test_a_stop_out_of_sight_is_found(page: QWidget) -> None:
    put(page, QPushButton("Home"))
    put(page, QPushButton("Match"), x=-300)
    _stops, unseen = walk.tab_round(page)
    assert len(unseen) == 1
