"""The main pages look as their masters do. Where they should look otherwise: `make masters`, and look."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import Theme
from tests.gallery_pages import beside_the_rail
from tests.masters import HERE, PAGES, draw_apart
from tests.masters.comparing import Difference, difference

MEGABYTES = 1.5


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the pages as they look now."""
    folder = tmp_path_factory.mktemp("drawn")
    draw_apart(folder)
    return folder


@pytest.mark.parametrize("page", PAGES)
def test_a_page_looks_as_its_master(drawn: Path, page: str) -> None:
    now, master = QImage(str(drawn / f"{page}.png")), QImage(str(HERE / f"{page}.png"))
    found = difference(now, master)
    assert not found.is_seen, f"{found}: compare {drawn / page}.png with {HERE / page}.png"


def test_there_are_no_masters_but_of_these_pages_and_they_are_small() -> None:
    masters = [*HERE.glob("*.png")]
    assert sorted(one.stem for one in masters) == sorted(PAGES)
    assert sum(one.stat().st_size for one in masters) < MEGABYTES * 2**20


# What is seen.


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> QWidget:
    """A page with one button on it."""
    look.apply(qapp, Theme.LIGHT)
    whole = QWidget()
    button = QPushButton("Play", whole)
    button.setGeometry(200, 200, 100, 44)
    window = beside_the_rail(whole)
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    return window


def picture(window: QWidget) -> QImage:
    return window.grab().toImage()


def button_of(window: QWidget) -> QPushButton:
    (found,) = (one for one in window.findChildren(QPushButton) if one.text() == "Play")
    return found


def test_the_same_page_twice_does_not_differ(page: QWidget) -> None:
    assert difference(picture(page), picture(page)) == Difference(0, 0)


@pytest.mark.parametrize("by", [QPoint(6, 0), QPoint(0, 4), QPoint(-200, 100)])
def test_a_moved_button_is_seen(page: QWidget, by: QPoint) -> None:
    before = picture(page)
    button = button_of(page)
    button.move(button.pos() + by)
    assert difference(before, picture(page)).is_seen


def test_another_word_is_seen(page: QWidget) -> None:
    before = picture(page)
    button_of(page).setText("Stop")
    assert difference(before, picture(page)).is_seen


def test_another_size_is_another_picture(page: QWidget) -> None:
    before = picture(page)
    page.resize(1024, 601)
    assert difference(before, picture(page)) == Difference(1, 1)


def test_a_shade_that_a_machine_rounds_otherwise_is_not_seen() -> None:
    one, other = (QImage(100, 100, QImage.Format.Format_RGB32) for _ in range(2))
    one.fill(0xFF808080)
    other.fill(0xFF838383)
    assert difference(one, other) == Difference(0, 0)
    other.fill(0xFF909090)
    assert difference(one, other) == Difference(1, 1)
