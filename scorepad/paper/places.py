"""The places of a season from day to day, the first at the top."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from scorepad.paper.chart import paint_pointer
from scorepad.paper.labels import BEFORE_LABELS, Label, fitted_names, paint_label, paint_leader
from scorepad.paper.style import LINE, STRONG_LINE, Style
from scorepad.season.report import Course

_TOP = 10.0
_ABOVE_FOOT = 12.0
"""Between the plot and the days below it, in pixels."""
_BESIDE = 3.0
"""How far lines on one shared place run from each other, in pixels."""
_NARROWEST_ROW = 7.0
"""Between two places; below it lines on a shared place run over each other."""
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


@dataclass(frozen=True)
class PlacesLine:
    """Where a line runs: a point for each day, None where it had no place yet."""

    points: tuple[QPointF | None, ...]
    leads: bool
    label: Label | None

    @property
    def end(self) -> QPointF | None:
        """The last of its points."""
        return next((point for point in reversed(self.points) if point is not None), None)


@dataclass(frozen=True)
class PlacesPlan:
    """Where everything on a chart of places lies, in pixels.

    `rows` are the places with a number at the left, `foot` the days with their words below the plot; `days`
    is where each day lies, and `reads` the day whose places stand beside the names.
    """

    rect: QRectF
    plot: QRectF
    rows: tuple[tuple[int, float], ...]
    days: tuple[float, ...]
    foot: tuple[tuple[int, QRectF], ...]
    lines: tuple[PlacesLine, ...]
    reads: int
    type_height: int

    def day_near(self, x: float) -> int | None:
        """The day, from 0, that lies nearest to a place from the left; None beside the plot."""
        if not self.days or not self.plot.left() - 22 <= x <= self.plot.right() + 22:
            return None
        return min(range(len(self.days)), key=lambda day: abs(self.days[day] - x))


def plan_places(
    rect: QRectF, courses: Sequence[Course], days: Sequence[str], style: Style, reads: int | None = None
) -> PlacesPlan:
    """Lay the places out over `days`, each in words; `reads` is the day to read, by default the last one.

    Every course has a place or None for each of the days.
    """
    last = len(days) - 1
    reads = last if reads is None else min(max(reads, 0), last)
    lowest = max((place for one in courses for place in one.places if place is not None), default=1)
    small = QFontMetrics(style.small)
    line = small.height()
    left = rect.left() + small.horizontalAdvance(str(lowest)) + 14.0
    names = fitted_names([one.name for one in courses], [str(lowest)], rect, style)
    foot = line + 14.0 if rect.height() >= 5.5 * line else 4.0
    plot = QRectF(
        left,
        rect.top() + _TOP,
        max(20.0, rect.right() - left - names.width),
        max(20.0, rect.height() - _TOP - foot),
    )
    row = plot.height() / max(1, lowest - 1)
    across = [
        plot.left() + 6 + (plot.width() - 12) * (day / last if last else 0.5) for day in range(len(days))
    ]
    points = _points(courses, across, plot.top(), row)
    ends = [_at(line_points, reads) for line_points in points]
    labels = names.beside(
        [plot.bottom() if end is None else end.y() for end in ends],
        [_figure(one, reads) for one in courses],
        plot.right() + BEFORE_LABELS,
        rect,
    )
    step = _step(line * 1.3 / row)
    return PlacesPlan(
        rect=rect,
        plot=plot,
        rows=tuple(
            (place, plot.top() + (place - 1) * row)
            for place in range(1, lowest + 1)
            if place == 1 or place % step == 0
        ),
        days=tuple(across),
        foot=tuple(_foot(days, across, small, _foot_room(labels, plot, rect))) if foot > line else (),
        lines=tuple(
            PlacesLine(tuple(run), bool(one.places) and one.places[-1] == 1, label)
            for one, run, label in zip(courses, points, labels, strict=True)
        ),
        reads=reads,
        type_height=names.type_height,
    )


def _points(
    courses: Sequence[Course], across: Sequence[float], top: float, row: float
) -> list[list[QPointF | None]]:
    """A point for each day of each course; those on one place beside each other, so that all are seen."""
    points: list[list[QPointF | None]] = [[] for _ in courses]
    for day, x in enumerate(across):
        together: defaultdict[int, list[int]] = defaultdict(list)
        for at, one in enumerate(courses):
            place = one.places[day]
            points[at].append(None if place is None else QPointF(x, top + (place - 1) * row))
            if place is not None:
                together[place].append(at)
        for sharing in together.values():
            apart = min(_BESIDE, row / len(sharing)) if row >= _NARROWEST_ROW else 0.0
            for nth, at in enumerate(sharing):
                point = points[at][day]
                assert point is not None
                points[at][day] = point + QPointF(0, (nth - (len(sharing) - 1) / 2) * apart)
    return points


def _at(points: Sequence[QPointF | None], day: int) -> QPointF | None:
    """Where a line is on a day, or was last before it."""
    return next((point for point in reversed(points[: day + 1]) if point is not None), None)


def _figure(course: Course, day: int) -> str:
    place = course.places[day] if course.places else None
    return "–" if place is None else str(place)


def _step(apart: float) -> int:
    """Every how many places a number stands, where they have to be so many places apart.

    >>> _step(0.4), _step(1.2), _step(7)
    (1, 2, 10)
    """
    return next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000, 10_000, 100_000) if size >= apart)


def _foot_room(labels: Sequence[Label | None], plot: QRectF, rect: QRectF) -> QRectF:
    """Where days may stand below the plot: under the names too, unless the lowest reaches down to them."""
    foot = QRectF(rect.left(), plot.bottom() + _ABOVE_FOOT, rect.width(), rect.bottom() - plot.bottom())
    lowest = max((label.box.bottom() for label in labels if label is not None), default=0.0)
    if lowest > foot.top():
        foot.setRight(plot.right() + BEFORE_LABELS / 2)
    return foot


def _foot(
    days: Sequence[str], across: Sequence[float], metrics: QFontMetrics, foot: QRectF
) -> Iterator[tuple[int, QRectF]]:
    """The days that are told at the foot, the last always, the others where they do not touch."""
    free = foot.right()
    for day in reversed(range(len(days))):
        width = metrics.horizontalAdvance(days[day]) + 2.0
        left = min(max(across[day] - width / 2, foot.left()), foot.right() - width)
        if left + width <= free:
            yield day, QRectF(left, foot.top(), width, float(metrics.height()))
            free = left - 12


# Painting.


def paint_places(
    painter: QPainter, rect: QRectF, courses: Sequence[Course], days: Sequence[str], style: Style
) -> None:
    """Paint the places over `days`, each in words, and each line with its name and last place at its end."""
    if courses and days:
        paint_places_plan(painter, plan_places(rect, courses, days, style), days, style)


def paint_places_plan(
    painter: QPainter, plan: PlacesPlan, days: Sequence[str], style: Style, *, points_at: bool = False
) -> None:
    """Paint a chart of places as it is laid out; `points_at` shows by a line which day is read."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_grid(painter, plan, days, style)
    if points_at:
        x = round(plan.days[plan.reads]) + 0.5
        paint_pointer(painter, x, days[plan.reads], plan.plot, plan.rect, style)
    # The first lies on top.
    for side in reversed(range(len(plan.lines))):
        _paint_line(painter, plan, side, style, points_at=points_at)
    for side, line in enumerate(plan.lines):
        if line.label is None:
            continue
        if not points_at and line.end is not None:
            ends_early = line.points[-1] is None
            paint_leader(painter, line.end, plan.plot, line.label, style, dashed=ends_early)
        paint_label(painter, side, line.label, plan.type_height, style, strong=line.leads)
    painter.restore()


def _paint_grid(painter: QPainter, plan: PlacesPlan, days: Sequence[str], style: Style) -> None:
    inks, plot = style.inks, plan.plot
    height = QFontMetrics(style.small).height()
    for place, y in plan.rows:
        pen = QPen(QColor(inks.hairline), 1)
        if inks.is_loud:
            pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        line = round(y) + 0.5
        painter.drawLine(QPointF(plot.left(), line), QPointF(plot.right(), line))
        painter.setFont(style.face(strong=place == 1))
        painter.setPen(QColor(inks.ink if place == 1 else inks.soft_ink))
        box = QRectF(plan.rect.left(), y - height, plot.left() - 8 - plan.rect.left(), 2.0 * height)
        painter.drawText(box, _RIGHT, str(place))
    painter.setFont(style.small)
    painter.setPen(QColor(inks.soft_ink))
    for day, box in plan.foot:
        painter.drawText(box, _CENTRE, days[day])


def _paint_line(painter: QPainter, plan: PlacesPlan, side: int, style: Style, *, points_at: bool) -> None:
    line = plan.lines[side]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for run in _runs(line.points):
        painter.setPen(style.pen(side, STRONG_LINE if line.leads else LINE))
        painter.drawPolyline(run)
    for day, point in enumerate(line.points):
        if point is not None:
            read = points_at and day == plan.reads
            style.paint_mark(painter, point, side, 6.0 if read else 4.0)


def _runs(points: Sequence[QPointF | None]) -> Iterator[list[QPointF]]:
    """The pieces of a line without gaps."""
    run: list[QPointF] = []
    for point in (*points, None):
        if point is not None:
            run.append(point)
        elif run:
            yield run
            run = []
