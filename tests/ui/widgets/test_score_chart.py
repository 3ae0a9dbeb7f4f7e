import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.paper.chart import Series
from scorepad.ui import look
from scorepad.ui.look import Theme
from scorepad.ui.translations import Translations
from scorepad.ui.widgets.score_chart import ScoreChart
from tests.ui.widgets.conftest import Show

SERIES = (Series("Anna", (0, 10, 20)), Series("Bram", (0, 0, 14)), Series("Cato", (0, -5, -5)))
SEVEN = tuple(
    Series(name, (0, *(10 * deal + side for deal in range(1, 15))))
    for side, name in enumerate(("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "M" * 40))
)


def test_the_chart_is_told_in_words(qtbot: QtBot) -> None:
    chart = ScoreChart()
    qtbot.addWidget(chart)
    chart.show_series(SERIES, 15)
    assert chart.accessibleName() == "Running totals: Anna 20, Bram 14, Cato -5"


# Reading it.


class Page(QWidget):
    """Hears the keys that the chart on it has no use for."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())


@pytest.fixture
def chart(show: Show) -> ScoreChart:
    chart = ScoreChart()
    chart.show_series(SEVEN, 14)
    show(chart, width=700, height=260)
    chart.setFixedHeight(220)
    return chart


def test_the_arrow_keys_read_it_deal_by_deal(chart: ScoreChart) -> None:
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.reads == 14, "the first key says where it stands"
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.accessibleName().startswith("Deal 13: Anna 130, Bram 131, Cato 132")
    QTest.keyClick(chart, Qt.Key.Key_Home)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.reads == 1, "there is no deal before the first"
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.reads == 2
    QTest.keyClick(chart, Qt.Key.Key_End)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.reads == 14


def test_the_totals_of_the_deal_that_is_read_stand_beside_the_names(chart: ScoreChart) -> None:
    chart.read(3)
    assert [line.label.figure for line in chart.plan.lines if line.label] == [
        str(30 + side) for side in range(7)
    ]
    chart.read(None)
    assert [line.label.figure for line in chart.plan.lines if line.label] == [
        str(140 + side) for side in range(7)
    ]


def test_escape_goes_back_to_now_and_is_the_pages_own_after_that(qtbot: QtBot, show: Show) -> None:
    page = Page()
    chart = ScoreChart(page)
    chart.show_series(SEVEN, 14)
    chart.resize(500, 200)
    show(page)
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Home)
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.reads is None
    assert chart.accessibleName().startswith("Running totals: Anna 140")
    assert page.keys == []
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    QTest.keyClick(chart, Qt.Key.Key_3)
    assert page.keys == [Qt.Key.Key_Escape, Qt.Key.Key_3]


def test_the_pointer_reads_the_deal_that_is_nearest(chart: ScoreChart) -> None:
    point = chart.plan.lines[0].points[5]
    QTest.mouseMove(chart, QPoint(round(point.x()) + 3, 20))
    assert chart.reads == 5
    QTest.mouseMove(chart, QPoint(chart.width() - 5, 20))
    assert chart.reads is None, "over the names no deal is pointed at"


def test_whoever_leaves_it_sees_the_last_totals_again(chart: ScoreChart) -> None:
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Home)
    chart.clearFocus()
    assert chart.reads is None


def test_a_new_deal_is_shown_whatever_was_read(chart: ScoreChart) -> None:
    chart.read(3)
    chart.show_series(SERIES, 15)
    assert chart.reads is None
    assert chart.accessibleName() == "Running totals: Anna 20, Bram 14, Cato -5"


def test_only_deals_that_are_played_can_be_read(chart: ScoreChart) -> None:
    chart.read(99)
    assert chart.reads == 14
    chart.read(-1)
    assert chart.reads == 1


def test_before_the_first_deal_there_is_nothing_to_read(chart: ScoreChart) -> None:
    chart.show_series([Series("Anna", (0,)), Series("Bram", (0,))], 15)
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Left)
    QTest.mouseMove(chart, QPoint(200, 60))
    chart.read(1)
    assert chart.reads is None
    assert chart.accessibleDescription() == ""


def test_its_words_follow_the_language(qapp: QApplication, chart: ScoreChart) -> None:
    translations = Translations(qapp)
    chart.read(3)
    english = chart.accessibleName()
    translations.use("nl")
    try:
        qapp.processEvents()
        chart.read(None)
        dutch = chart.accessibleName()
    finally:
        translations.use("en")
    qapp.processEvents()
    assert not dutch.startswith("Running")
    assert chart.accessibleName() == "Running totals: " + dutch.partition(": ")[2]
    chart.read(3)
    assert chart.accessibleName() == english


@pytest.mark.parametrize("theme", list(Theme))
def test_a_chart_that_is_read_is_painted_in_every_theme(
    qapp: QApplication, chart: ScoreChart, theme: Theme
) -> None:
    look.apply(qapp, theme)
    chart.setFocus()
    chart.read(7)
    picture = chart.grab().toImage()
    x = round(chart.plan.lines[0].points[7].x())
    top = round(chart.plan.plot.top()) - 3
    assert QColor(look.colours().accent).name() in {
        picture.pixelColor(x + at, top).name() for at in (-1, 0, 1)
    }
