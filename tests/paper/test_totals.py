from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication

from scorepad.paper.chart import ChartPlan, Series, paint_totals, plan_totals
from scorepad.paper.labels import spread
from scorepad.paper.style import mark_shape
from scorepad.ui import look
from scorepad.ui.look import Theme, Type

SERIES = (Series("Anna", (0, 10, 20)), Series("Bram", (0, 0, 14)), Series("Cato", (0, -5, -5)))


def painted(series: tuple[Series, ...], size: QSize) -> QImage:
    picture = QImage(size, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_totals(painter, QRectF(0, 0, size.width(), size.height()), series, 15, look.chart_style())
    painter.end()
    return picture


def colours_of(picture: QImage) -> set[str]:
    return {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() == 255
    }


def test_every_player_has_a_colour_on_the_chart(qapp: QApplication) -> None:
    seen = colours_of(painted(SERIES, QSize(560, 140)))
    assert {QColor(look.player_colour(seat)).name() for seat in range(3)} <= seen


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
    plan = plan_totals(USUAL, SERIES, 15, look.chart_style())
    lowest = max(point.y() for line in plan.lines for point in line.points)
    highest = min(point.y() for line in plan.lines for point in line.points)
    assert lowest == pytest.approx(plan.plot.bottom())
    assert highest == pytest.approx(plan.plot.top())


def test_a_line_stands_at_nought_where_totals_fall_below_it(qapp: QApplication) -> None:
    plan = plan_totals(USUAL, SERIES, 15, look.chart_style())
    nought = dict(plan.heights)[0]
    assert nought == pytest.approx(plan.lines[0].points[0].y())
    assert plan.plot.top() < nought < plan.plot.bottom()


@pytest.mark.parametrize("height", [120, 180, 400, 1200])
@pytest.mark.parametrize("series", [SERIES, SEVEN, FORTY])
def test_few_round_heights_are_marked(qapp: QApplication, series: tuple[Series, ...], height: int) -> None:
    plan = plan_totals(QRectF(0, 0, 560, height), series, 40, look.chart_style())
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
    plan = plan_totals(rect, series, 15, look.chart_style())
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
        name, total = metrics.horizontalAdvance(label.name), metrics.horizontalAdvance(label.figure)
        assert 36 + name + 8 + total <= label.box.width()
    for one, two in combinations(boxes, 2):
        assert not one.adjusted(0, 0.01, 0, -0.01).intersects(two)
    assert plan.plot.right() < min(box.left() for box in boxes)


def test_a_long_name_is_cut_and_a_short_one_is_whole(qapp: QApplication) -> None:
    names = [
        line.label.name for line in plan_totals(USUAL, SEVEN, 14, look.chart_style()).lines if line.label
    ]
    assert names[:6] == ["Anna", "Bram", "Cato", "Daan", "Eefje", "Floris"]
    assert names[6].startswith("M")
    assert names[6].endswith("…")


def test_a_chart_too_small_for_names_keeps_its_lines(qapp: QApplication) -> None:
    plan = plan_totals(QRectF(0, 0, 120, 60), SERIES, 15, look.chart_style())
    assert [line.label for line in plan.lines] == [None, None, None]
    assert plan.plot.width() > 60


@pytest.mark.parametrize(
    ("totals", "leading"),
    [(((0, 10), (0, 20)), [False, True]), (((0, 20), (0, 20)), [True, True]), (((0,), (0,)), [False, False])],
)
def test_whoever_has_the_most_has_the_strongest_line(
    qapp: QApplication, totals: tuple[tuple[int, ...], ...], leading: list[bool]
) -> None:
    plan = plan_totals(USUAL, [Series("Anna", totals[0]), Series("Bram", totals[1])], 15, look.chart_style())
    assert [line.leads for line in plan.lines] == leading


def test_the_finish_is_marked_once_it_is_reached(qapp: QApplication) -> None:
    assert plan_totals(USUAL, SEVEN, 15, look.chart_style()).finish is None
    over = plan_totals(USUAL, SEVEN, 14, look.chart_style())
    assert over.finish == 14
    assert over.places[-1][0] == 14, "its number stands at the foot whatever the step"


@pytest.mark.parametrize("deals", [7, 15, 19, 40])
@pytest.mark.parametrize("width", [300, 560, 1600])
def test_the_numbers_of_the_deals_do_not_touch(qapp: QApplication, deals: int, width: int) -> None:
    series = [Series("Anna", tuple(range(deals + 1)))]
    places = plan_totals(QRectF(0, 0, width, 180), series, deals, look.chart_style()).places
    line = QFontMetrics(look.font(Type.SMALL)).height()
    assert places
    assert all(after[1] - before[1] >= 1.5 * line for before, after in pairwise(places))


@pytest.mark.parametrize("width", [300, 560, 1600])
def test_marks_on_a_line_stand_apart_and_the_last_has_one(qapp: QApplication, width: int) -> None:
    for line in plan_totals(QRectF(0, 0, width, 180), FORTY, 40, look.chart_style()).lines:
        assert line.marked[-1] == 40
        assert all(
            line.points[after].x() - line.points[before].x() >= 20 for before, after in pairwise(line.marked)
        )


def test_a_match_that_has_begun_keeps_room_for_its_next_deals(qapp: QApplication) -> None:
    plan = plan_totals(USUAL, SERIES, 15, look.chart_style())
    assert plan.lines[0].points[-1].x() < plan.plot.right() - plan.plot.width() / 2
    whole = plan_totals(USUAL, SEVEN, 15, look.chart_style())
    assert whole.lines[0].points[-1].x() == pytest.approx(whole.plot.right())


def test_seven_sides_have_seven_marks() -> None:
    shapes = [mark_shape(side, 6) for side in range(7)]
    for one, two in combinations(shapes, 2):
        assert one != two
    for shape in shapes:
        box = shape.boundingRect()
        assert 8 <= box.width() <= 21
        assert box.contains(0, 0)
