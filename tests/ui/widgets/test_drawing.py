import gc

import shiboken6
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.widgets.drawing import Drawing


def test_a_screen_reader_hears_that_it_is_a_picture_and_what_is_on_it(qtbot: QtBot) -> None:
    drawing = Drawing()
    qtbot.addWidget(drawing)
    drawing.setAccessibleName("Anna 40, Bram 38")
    told = QAccessible.queryAccessibleInterface(drawing)
    assert told.role() is QAccessible.Role.Graphic
    assert told.text(QAccessible.Text.Name) == "Anna 40, Bram 38"


def test_other_widgets_are_told_as_qt_tells_them(qtbot: QtBot) -> None:
    for widget, role in (
        (Drawing(), QAccessible.Role.Graphic),
        (QPushButton(), QAccessible.Role.Button),
        (QWidget(), QAccessible.Role.Client),
    ):
        qtbot.addWidget(widget)
        assert QAccessible.queryAccessibleInterface(widget).role() is role


def test_who_listens_may_listen_longer_than_a_drawing_is_there(qtbot: QtBot) -> None:
    for _ in range(50):
        window = QWidget()
        qtbot.addWidget(window)
        told = QAccessible.queryAccessibleInterface(Drawing(window))
        around = QAccessible.queryAccessibleInterface(window)
        assert around.child(0).role() is told.role() is QAccessible.Role.Graphic
        del told, around
        gc.collect()
        shiboken6.delete(window)
