from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import Theme
from scorepad.ui.widgets.card import Card, Rule
from scorepad.ui.widgets.flow import FlowLayout


def boxes(qtbot: QtBot, count: int) -> tuple[QWidget, FlowLayout, list[QWidget]]:
    ground = QWidget()
    qtbot.addWidget(ground)
    flow = FlowLayout(ground, gap=10)
    widgets = [QWidget() for _ in range(count)]
    for widget in widgets:
        widget.setFixedSize(QSize(50, 40))
        flow.addWidget(widget)
    return ground, flow, widgets


def test_items_fill_a_line_and_go_on_below(qtbot: QtBot) -> None:
    ground, _flow, widgets = boxes(qtbot, 3)
    ground.resize(115, 200)
    ground.show()
    assert [(one.x(), one.y()) for one in widgets] == [(0, 0), (60, 0), (0, 50)]


def test_narrower_is_higher(qtbot: QtBot) -> None:
    _ground, flow, _widgets = boxes(qtbot, 4)
    assert flow.heightForWidth(230) == 40
    assert flow.heightForWidth(115) == 90


def test_what_is_hidden_takes_no_room(qtbot: QtBot) -> None:
    ground, _flow, widgets = boxes(qtbot, 3)
    widgets[1].hide()
    ground.resize(400, 100)
    ground.show()
    assert widgets[2].x() == 60


def test_an_item_that_is_wider_than_the_line_has_one_for_itself(qtbot: QtBot) -> None:
    _ground, flow, _widgets = boxes(qtbot, 2)
    assert flow.heightForWidth(20) == 90


def test_a_rule_is_as_thick_as_the_colours_ask(qapp: QApplication, qtbot: QtBot) -> None:
    rule = Rule()
    qtbot.addWidget(rule)
    assert rule.sizeHint().height() == 1
    look.apply(qapp, Theme.CONTRAST)
    assert rule.sizeHint().height() == 2


def test_a_card_has_the_colour_of_the_theme(qapp: QApplication, qtbot: QtBot) -> None:
    card = Card()
    qtbot.addWidget(card)
    card.resize(100, 80)
    for theme in (Theme.LIGHT, Theme.DARK):
        look.apply(qapp, theme)
        assert card.grab().toImage().pixelColor(50, 40).name().upper() == look.colours().card


def test_what_is_lower_stands_at_half_the_height_of_its_line(qtbot: QtBot) -> None:
    ground, flow, widgets = boxes(qtbot, 3)
    widgets[0].setFixedHeight(20)
    widgets[2].setFixedHeight(30)
    ground.resize(115, 200)
    ground.show()
    assert [(one.x(), one.y()) for one in widgets] == [(0, 10), (60, 0), (0, 50)]
    assert flow.heightForWidth(115) == 80
