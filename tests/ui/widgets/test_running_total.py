"""A total deal by deal: what is told, and what it takes on the page."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.ui.look import Theme, apply, scaled
from scorepad.ui.widgets.running_total import ROW, RunningTotal, Step

HEADS = Step("Deal", "Points", "Total")


@pytest.fixture
def table(qtbot: QtBot, qapp: QApplication) -> RunningTotal:
    apply(qapp, Theme.LIGHT)
    table = RunningTotal()
    qtbot.addWidget(table)
    table.show_steps(HEADS, [Step("1", "+10", "10"), Step("2", "−50", "−40")], "ten, then fifty less")
    table.resize(300, table.sizeHint().height())
    table.show()
    return table


def test_every_deal_has_a_line_under_the_heads(table: RunningTotal) -> None:
    assert table.minimumSizeHint().height() == 3 * scaled(ROW)


def test_a_screen_reader_is_told_in_sentences(table: RunningTotal) -> None:
    assert table.accessibleName() == "ten, then fifty less"


def test_totals_end_at_the_right_edge_below_each_other(table: RunningTotal) -> None:
    picture = table.grab().toImage()
    ground = picture.pixel(150, scaled(ROW) + 2)

    def last_inked(line: int) -> int:
        rows = range(line * scaled(ROW) + 4, (line + 1) * scaled(ROW) - 4)
        return max(x for x in range(picture.width()) for y in rows if picture.pixel(x, y) != ground)

    assert abs(last_inked(1) - last_inked(2)) <= 1
    assert last_inked(1) >= picture.width() - 4


def test_larger_text_gets_higher_lines(table: RunningTotal, qapp: QApplication) -> None:
    before = table.sizeHint().height()
    apply(qapp, Theme.LIGHT, 2.0)
    assert table.sizeHint().height() == 2 * before
    apply(qapp, Theme.LIGHT)
