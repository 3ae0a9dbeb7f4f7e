from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from scorepad.paper.places import PlacesPlan, paint_places, plan_places
from scorepad.season.report import Course
from scorepad.ui import look

ANNA = Course("anna", "Anna", (1, 1, 2, 1))
BRAM = Course("bram", "Bram", (1, 2, 1, 2))
CATO = Course("cato", "Cato", (None, 3, None, 3))
DAYS = ("2 Jan", "9 Jan", "16 Jan", "23 Jan")


def plan(*courses: Course, width: float = 700, days: tuple[str, ...] = DAYS) -> PlacesPlan:
    return plan_places(QRectF(0, 0, width, 240), courses, days, look.chart_style())


def heights(plan: PlacesPlan, day: int) -> list[float | None]:
    points = [line.points[day] for line in plan.lines]
    return [None if point is None else point.y() for point in points]


def test_the_first_place_is_at_the_top(qapp: QApplication) -> None:
    drawn = plan(ANNA, BRAM, CATO)
    assert [place for place, _ in drawn.rows] == [1, 2, 3]
    assert heights(drawn, 1) == sorted(height for height in heights(drawn, 1) if height is not None)


def test_a_day_without_a_place_is_a_gap(qapp: QApplication) -> None:
    assert [point is None for point in plan(ANNA, BRAM, CATO).lines[2].points] == [True, False, True, False]


def test_lines_on_one_place_run_beside_each_other(qapp: QApplication) -> None:
    anna, bram, _ = heights(plan(ANNA, BRAM, CATO), 0)
    assert anna is not None and bram is not None
    assert 2 <= bram - anna <= 4


def test_every_line_has_its_name_and_last_place_at_its_end(qapp: QApplication) -> None:
    labels = [line.label for line in plan(ANNA, BRAM, CATO).lines]
    assert [(label.name, label.figure) for label in labels if label] == [
        ("Anna", "1"),
        ("Bram", "2"),
        ("Cato", "3"),
    ]
    boxes = [label.box for label in labels if label]
    assert not any(one.adjusted(0, 0.1, 0, -0.1).intersects(two) for one, two in combinations(boxes, 2))


def test_the_places_of_the_day_that_is_read_stand_beside_the_names(qapp: QApplication) -> None:
    read = plan_places(QRectF(0, 0, 700, 240), (ANNA, BRAM, CATO), DAYS, look.chart_style(), 2)
    assert [line.label.figure for line in read.lines if line.label] == ["2", "1", "–"]
    assert read.day_near(read.days[2] + 3) == 2
    assert read.day_near(699) is None


@pytest.mark.parametrize("width", [200, 400, 700, 1600])
def test_days_at_the_foot_do_not_touch_and_the_last_is_told(qapp: QApplication, width: float) -> None:
    days = tuple(f"{day} January" for day in range(1, 32))
    course = Course("anna", "Anna", (1,) * len(days))
    foot = sorted(plan(course, width=width, days=days).foot)
    assert foot[-1][0] == 30
    assert all(after.left() > before.right() for (_, before), (_, after) in pairwise(foot))


@pytest.mark.parametrize("size", [QSize(700, 240), QSize(60, 20), QSize(1600, 1000)])
@pytest.mark.parametrize(
    ("courses", "days"),
    [
        ((), ()),
        ((ANNA,), ()),
        ((Course("anna", "Anna", (None,)),), ("2 Jan",)),
        ((ANNA, BRAM, CATO), DAYS),
        (tuple(Course(str(at), "M" * 40, (at + 1,) * 40) for at in range(200)), ("1 January",) * 40),
    ],
)
def test_any_season_can_be_painted_at_any_size(
    qapp: QApplication, courses: tuple[Course, ...], days: tuple[str, ...], size: QSize
) -> None:
    picture = QImage(size, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    paint_places(painter, QRectF(0, 0, size.width(), size.height()), courses, days, look.chart_style())
    painter.end()


def test_one_day_stands_in_the_middle(qapp: QApplication) -> None:
    drawn = plan(Course("anna", "Anna", (1,)), days=("2 Jan",))
    assert drawn.lines[0].points[0] == QPointF(drawn.plot.center().x(), drawn.plot.top())


@pytest.mark.parametrize("height", [80.0, 100.0, 120.0, 240.0])
def test_the_last_day_does_not_touch_the_lowest_name(qapp: QApplication, height: float) -> None:
    look.apply(qapp, look.Theme.LIGHT)  # letters of 100 %, whatever was drawn before
    courses = tuple(Course(name, name, (place, place)) for place, name in enumerate("ABCDEFG", start=1))
    planned = plan_places(
        QRectF(0, 0, 500, height), courses, ("12/12/2025", "12/31/2025"), look.chart_style()
    )
    assert planned.foot
    for line, (_, day) in product(planned.lines, planned.foot):
        assert line.label is not None
        assert not line.label.box.intersects(day)
