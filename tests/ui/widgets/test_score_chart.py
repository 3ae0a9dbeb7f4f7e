from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import DARK, LIGHT, Colours, Theme, Type
from scorepad.ui.translations import Translations
from scorepad.ui.widgets.score_chart import (
    ChartPlan,
    ScoreChart,
    Series,
    mark_shape,
    paint_chart,
    plan_chart,
    spread,
)
from tests.ui.widgets.conftest import Show

SERIES = (Series("Anna", (0, 10, 20)), Series("Bram", (0, 0, 14)), Series("Cato", (0, -5, -5)))


def painted(series: tuple[Series, ...], size: QSize, colours: Colours | None = None) -> QImage:
    picture = QImage(size, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_chart(painter, QRectF(0, 0, size.width(), size.height()), series, 15, colours)
    painter.end()
    return picture


def colours_of(picture: QImage) -> set[str]:
    return {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() == 255
    }


def test_the_chart_is_told_in_words(qtbot: QtBot) -> None:
    chart = ScoreChart()
    qtbot.addWidget(chart)
    chart.show_series(SERIES, 15)
    assert chart.accessibleName() == "Running totals: Anna 20, Bram 14, Cato -5"


def test_every_player_has_a_colour_on_the_chart(qapp: QApplication) -> None:
    seen = colours_of(painted(SERIES, QSize(560, 140)))
    assert {QColor(look.player_colour(seat)).name() for seat in range(3)} <= seen


def test_a_chart_for_paper_does_not_ask_what_the_screen_looks_like(qapp: QApplication) -> None:
    look.apply(qapp, Theme.DARK)
    seen = colours_of(painted(SERIES, QSize(560, 140), LIGHT))
    assert QColor(look.player_colour(0, LIGHT)).name() in seen
    assert QColor(look.player_colour(0, DARK)).name() not in seen


@pytest.mark.parametrize("size", [QSize(560, 140), QSize(1200, 400), QSize(40, 20)])
@pytest.mark.parametrize(
    "series",
    [
        (),
        (Series("Anna", (0,)),),
        (Series("Anna", (0, 0)), Series("x" * 60, (0, 0))),
        tuple(Series(str(side), tuple(range(0, 27 * 500, 500))) for side in range(7)),
        (Series("Anna", (0, -400, -2000)), Series("Bram", (0, 400, 2000))),
    ],
)
def test_any_match_can_be_painted_at_any_size(
    qapp: QApplication, series: tuple[Series, ...], size: QSize
) -> None:
    painted(series, size)


@pytest.mark.parametrize(
    "wanted",
    [[10.0, 11.0, 50.0], [70.0] * 7, [0.0, 0.0, 140.0, 140.0], [139.0], [60.0, 65.0, 70.0, 71.0, 72.0, 5.0]],
)
def test_names_at_the_ends_do_not_overlap_and_stay_inside(wanted: list[float]) -> None:
    heights = sorted(spread(wanted, 15, 0, 140))
    assert all(after - before >= 15 - 1e-6 for before, after in pairwise(heights))
    assert heights[0] >= 7.5 - 1e-6
    assert heights[-1] <= 132.5 + 1e-6


def test_names_keep_the_order_of_their_lines() -> None:
    assert spread([30, 31, 32], 15, 0, 140) == sorted(spread([30, 31, 32], 15, 0, 140))


def test_names_that_have_room_stand_at_their_lines() -> None:
    assert spread([20, 60, 100], 15, 0, 140) == [20, 60, 100]


def test_too_many_names_share_the_room_evenly() -> None:
    assert spread([10.0] * 4, 15, 0, 40) == [5, 15, 25, 35]


# Where everything lies.

USUAL = QRectF(0, 0, 560, 180)
SEVEN = tuple(
    Series(name, (0, *(10 * deal + side for deal in range(1, 15))))
    for side, name in enumerate(("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "M" * 40))
)
FORTY = tuple(
    Series(name, tuple(deal * (side - 1) for deal in range(41)))
    for side, name in enumerate(("Anna", "Bram", "Cato"))
)


def heights(plan: ChartPlan) -> list[int]:
    return [total for total, _ in plan.heights]


def test_the_axis_goes_from_the_lowest_total_to_the_highest(qapp: QApplication) -> None:
    plan = plan_chart(USUAL, SERIES, 15)
    lowest = max(point.y() for line in plan.lines for point in line.points)
    highest = min(point.y() for line in plan.lines for point in line.points)
    assert lowest == pytest.approx(plan.plot.bottom())
    assert highest == pytest.approx(plan.plot.top())


def test_a_line_stands_at_nought_where_totals_fall_below_it(qapp: QApplication) -> None:
    plan = plan_chart(USUAL, SERIES, 15)
    nought = dict(plan.heights)[0]
    assert nought == pytest.approx(plan.lines[0].points[0].y())
    assert plan.plot.top() < nought < plan.plot.bottom()


@pytest.mark.parametrize("height", [120, 180, 400, 1200])
@pytest.mark.parametrize("series", [SERIES, SEVEN, FORTY])
def test_few_round_heights_are_marked(qapp: QApplication, series: tuple[Series, ...], height: int) -> None:
    plan = plan_chart(QRectF(0, 0, 560, height), series, 40)
    assert 1 <= len(heights(plan)) <= 8
    steps = {after - before for before, after in pairwise(heights(plan))}
    assert len(steps) <= 1
    for step in steps:
        assert str(step).rstrip("0") in ("1", "2", "5")


@pytest.mark.parametrize(
    "series", [SERIES, SEVEN, FORTY, tuple(Series(one.name, (0,)) for one in SEVEN)], ids=len
)
@pytest.mark.parametrize("size", [(400, 112), (560, 180), (560, 260), (1200, 700)], ids=str)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_names_never_overlap_and_stay_on_the_chart(
    qapp: QApplication, series: tuple[Series, ...], size: tuple[int, int], scale: float
) -> None:
    look.apply(qapp, Theme.LIGHT, scale)
    rect = QRectF(0, 0, *size)
    plan = plan_chart(rect, series, 15)
    labels = [line.label for line in plan.lines]
    face = look.font(Type.SMALL, strong=True)
    face.setPixelSize(plan.type_height)
    metrics = QFontMetrics(face)
    boxes = []
    for label in labels:
        assert label is not None
        boxes.append(label.box)
        assert rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(label.box)
        # The piece of line, the name and the total stand beside each other.
        name, total = metrics.horizontalAdvance(label.name), metrics.horizontalAdvance(str(label.total))
        assert 36 + name + 8 + total <= label.box.width()
    for one, two in combinations(boxes, 2):
        assert not one.adjusted(0, 0.01, 0, -0.01).intersects(two)
    assert plan.plot.right() < min(box.left() for box in boxes)


def test_a_long_name_is_cut_and_a_short_one_is_whole(qapp: QApplication) -> None:
    names = [line.label.name for line in plan_chart(USUAL, SEVEN, 14).lines if line.label]
    assert names[:6] == ["Anna", "Bram", "Cato", "Daan", "Eefje", "Floris"]
    assert names[6].startswith("M")
    assert names[6].endswith("…")


def test_a_chart_too_small_for_names_keeps_its_lines(qapp: QApplication) -> None:
    plan = plan_chart(QRectF(0, 0, 120, 60), SERIES, 15)
    assert [line.label for line in plan.lines] == [None, None, None]
    assert plan.plot.width() > 60


@pytest.mark.parametrize(
    ("totals", "leading"),
    [(((0, 10), (0, 20)), [False, True]), (((0, 20), (0, 20)), [True, True]), (((0,), (0,)), [False, False])],
)
def test_whoever_has_the_most_has_the_strongest_line(
    qapp: QApplication, totals: tuple[tuple[int, ...], ...], leading: list[bool]
) -> None:
    plan = plan_chart(USUAL, [Series("Anna", totals[0]), Series("Bram", totals[1])], 15)
    assert [line.leads for line in plan.lines] == leading


def test_the_finish_is_marked_once_it_is_reached(qapp: QApplication) -> None:
    assert plan_chart(USUAL, SEVEN, 15).finish is None
    over = plan_chart(USUAL, SEVEN, 14)
    assert over.finish == 14
    assert over.places[-1][0] == 14, "its number stands at the foot whatever the step"


@pytest.mark.parametrize("deals", [7, 15, 19, 40])
@pytest.mark.parametrize("width", [300, 560, 1600])
def test_the_numbers_of_the_deals_do_not_touch(qapp: QApplication, deals: int, width: int) -> None:
    series = [Series("Anna", tuple(range(deals + 1)))]
    places = plan_chart(QRectF(0, 0, width, 180), series, deals).places
    line = QFontMetrics(look.font(Type.SMALL)).height()
    assert places
    assert all(after[1] - before[1] >= 1.5 * line for before, after in pairwise(places))


@pytest.mark.parametrize("width", [300, 560, 1600])
def test_marks_on_a_line_stand_apart_and_the_last_has_one(qapp: QApplication, width: int) -> None:
    for line in plan_chart(QRectF(0, 0, width, 180), FORTY, 40).lines:
        assert line.marked[-1] == 40
        assert all(
            line.points[after].x() - line.points[before].x() >= 20 for before, after in pairwise(line.marked)
        )


def test_a_match_that_has_begun_keeps_room_for_its_next_deals(qapp: QApplication) -> None:
    plan = plan_chart(USUAL, SERIES, 15)
    assert plan.lines[0].points[-1].x() < plan.plot.right() - plan.plot.width() / 2
    whole = plan_chart(USUAL, SEVEN, 15)
    assert whole.lines[0].points[-1].x() == pytest.approx(whole.plot.right())


def test_seven_sides_have_seven_marks() -> None:
    shapes = [mark_shape(side, 6) for side in range(7)]
    for one, two in combinations(shapes, 2):
        assert one != two
    for shape in shapes:
        box = shape.boundingRect()
        assert 8 <= box.width() <= 21
        assert box.contains(0, 0)


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
    chart.read_deal(3)
    assert [line.label.total for line in chart.plan.lines if line.label] == [30 + side for side in range(7)]
    chart.read_deal(None)
    assert [line.label.total for line in chart.plan.lines if line.label] == [140 + side for side in range(7)]


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
    chart.read_deal(3)
    chart.show_series(SERIES, 15)
    assert chart.reads is None
    assert chart.accessibleName() == "Running totals: Anna 20, Bram 14, Cato -5"


def test_only_deals_that_are_played_can_be_read(chart: ScoreChart) -> None:
    chart.read_deal(99)
    assert chart.reads == 14
    chart.read_deal(-1)
    assert chart.reads == 1


def test_before_the_first_deal_there_is_nothing_to_read(chart: ScoreChart) -> None:
    chart.show_series([Series("Anna", (0,)), Series("Bram", (0,))], 15)
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Left)
    QTest.mouseMove(chart, QPoint(200, 60))
    chart.read_deal(1)
    assert chart.reads is None
    assert chart.accessibleDescription() == ""


def test_its_words_follow_the_language(qapp: QApplication, chart: ScoreChart) -> None:
    translations = Translations(qapp)
    chart.read_deal(3)
    english = chart.accessibleName()
    translations.use("nl")
    try:
        qapp.processEvents()
        chart.read_deal(None)
        dutch = chart.accessibleName()
    finally:
        translations.use("en")
    qapp.processEvents()
    assert not dutch.startswith("Running")
    assert chart.accessibleName() == "Running totals: " + dutch.partition(": ")[2]
    chart.read_deal(3)
    assert chart.accessibleName() == english


@pytest.mark.parametrize("theme", list(Theme))
def test_a_chart_that_is_read_is_painted_in_every_theme(
    qapp: QApplication, chart: ScoreChart, theme: Theme
) -> None:
    look.apply(qapp, theme)
    chart.setFocus()
    chart.read_deal(7)
    picture = chart.grab().toImage()
    x = round(chart.plan.lines[0].points[7].x())
    top = round(chart.plan.plot.top()) - 3
    assert QColor(look.colours().accent).name() in {
        picture.pixelColor(x + at, top).name() for at in (-1, 0, 1)
    }
