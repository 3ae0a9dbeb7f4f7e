"""Small things of the finish that can be measured: where icons and words stand."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.suits import SUITS
from scorepad.games.boerenbridge.rules import Trump
from scorepad.games.boerenbridge.words import TRUMPS
from scorepad.ui.dialogs.consequences import ConsequencesBox
from scorepad.ui.look import Theme, apply, colours
from scorepad.ui.pages.parts import action_button
from scorepad.ui.widgets.trump_button import TrumpButton


def inked(widget: QWidget) -> list[int]:
    """The columns of a widget's picture, its edge left out, in which something stands."""
    picture = widget.grab().toImage()
    inside = QRect(4, 4, picture.width() - 8, picture.height() - 8)
    ground = QColor(colours().card).rgb()
    return [
        x
        for x in range(inside.left(), inside.right())
        if any(picture.pixel(x, y) != ground for y in range(inside.top(), inside.bottom()))
    ]


@pytest.mark.parametrize("suit", sorted(SUITS))
def test_the_sign_of_trump_stands_in_the_middle_of_its_button(
    qtbot: QtBot, qapp: QApplication, suit: str
) -> None:
    apply(qapp, Theme.LIGHT)
    button = TrumpButton(TRUMPS)
    qtbot.addWidget(button)
    button.show_trump(Trump(suit))
    button.show()
    columns = inked(button)
    assert abs((columns[0] + columns[-1]) / 2 - button.width() / 2) <= 1.5


def test_an_icon_keeps_its_distance_from_its_word(qtbot: QtBot, qapp: QApplication) -> None:
    apply(qapp, Theme.LIGHT)
    button = action_button(icon="print")
    qtbot.addWidget(button)
    button.setText("Print")
    button.show()
    columns = inked(button)
    # The icon ends at the widest gap among the first columns.
    gaps = [after - before for before, after in pairwise(columns)]
    assert max(gaps) >= 7


def test_a_dialog_that_changes_nothing_has_no_empty_note(qtbot: QtBot) -> None:
    box = ConsequencesBox()
    qtbot.addWidget(box)
    box.show()
    assert not any(part.isVisible() for part in box.findChildren(QWidget))
