"""Thousands of updates of the real page: a PySide6 that loses a reference with each call aborts here."""

import os
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from scorepad.ui.controller import MatchController
from scorepad.ui.pages.match import MatchPage
from tests.ui.evenings import played
from tests.ui.test_controller import SlowLibrary

UPDATES = int(os.environ.get("SCOREPAD_SOAK", "20000"))


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_twenty_thousand_updates_of_the_page_leave_it_standing(qtbot: QtBot) -> None:
    library = SlowLibrary()
    page = MatchPage()
    qtbot.addWidget(page)
    controller = MatchController(
        library,  # type: ignore[arg-type]
        played(6),
        None,
        lambda: datetime(2026, 1, 9, tzinfo=UTC),
    )
    page.open(controller)
    page.show()
    for update in range(UPDATES // 2):
        QTest.keyClicks(page, "3")
        QTest.keyClick(page, Qt.Key.Key_Backspace)
        library.run()
        if update % 100 == 0:
            QApplication.processEvents()
    assert len(controller.timeline.done) == UPDATES // 2 * 2


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_a_label_is_written_two_hundred_thousand_times(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    for update in range(UPDATES * 10):
        label.setText(str(update))
    assert label.text() == str(UPDATES * 10 - 1)
