from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from scorepad.ui.widgets.focus_ring import GAP, WIDTH, FocusRing
from scorepad.ui.widgets.seat_table import SeatTable
from tests.ui.widgets.conftest import Show

AROUND = GAP + WIDTH


@pytest.fixture
def ring(qapp: QApplication) -> Iterator[FocusRing]:
    ring = FocusRing(qapp)
    yield ring
    ring.deleteLater()


def box(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("kind", [QPushButton, QLineEdit, QComboBox, QSpinBox])
def test_the_ring_lies_three_pixels_wide_outside_the_control(
    show: Show, ring: FocusRing, kind: type[QPushButton]
) -> None:
    control = kind()
    show(control, QLineEdit())
    control.setFocus()
    assert WIDTH == 3
    assert ring.ring_of(control) == box(control).adjusted(-AROUND, -AROUND, AROUND, AROUND)


def test_the_ring_goes_where_the_keyboard_goes(show: Show, ring: FocusRing) -> None:
    one, two = QLineEdit(), QLineEdit()
    show(one, two)
    one.setFocus()
    QTest.keyClick(one, Qt.Key.Key_Tab)
    assert ring.ring_of(one) is None
    assert ring.ring_of(two) is not None


def test_the_ring_goes_where_the_control_goes(show: Show, ring: FocusRing) -> None:
    control = QPushButton("Deal")
    window = show(QLineEdit(), control)
    control.setFocus()
    window.resize(700, 500)
    QApplication.processEvents()
    assert ring.ring_of(control) == box(control).adjusted(-AROUND, -AROUND, AROUND, AROUND)


def test_a_control_that_hides_takes_its_ring_along(show: Show, ring: FocusRing) -> None:
    control = QPushButton("Deal")
    show(control)
    control.setFocus()
    control.hide()
    assert ring.ring_of(control) is None


def test_a_control_that_is_scrolled_away_has_no_ring_over_the_page(show: Show, ring: FocusRing) -> None:
    paper = QWidget()
    column = QVBoxLayout(paper)
    buttons = [QPushButton(str(at)) for at in range(20)]
    for button in buttons:
        column.addWidget(button)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(paper)
    area.setFixedHeight(200)
    show(area)
    buttons[0].setFocus()
    assert ring.ring_of(buttons[0]) is not None
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert ring.ring_of(buttons[0]) is None


def test_the_ring_follows_a_seat_of_the_table(show: Show, ring: FocusRing) -> None:
    table = SeatTable()
    table.show_seats(("Anna", "Bram"), dealer=0)
    show(table)
    table.seats[1].setFocus()
    assert ring.ring_of(table.seats[1]) is not None


def test_what_marks_its_focus_itself_gets_no_ring(show: Show, ring: FocusRing) -> None:
    control = QPushButton("Deal")
    control.setProperty("ring", False)
    show(control)
    control.setFocus()
    assert ring.ring_of(control) is None


def test_a_click_goes_through_the_ring(show: Show, ring: FocusRing) -> None:
    one, two = QPushButton("one"), QPushButton("two")
    window = show(one, two)
    one.setFocus()
    assert window.childAt(box(one).center()) is one
