"""The running totals as lines: on the screen, and on whatever else can be painted on."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Colours, Type
from scorepad.ui.say import say

_CHART = QT_TRANSLATE_NOOP("chart", "Running totals: {totals}")

# A second sign beside the colour, in widths of the line.
_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (5, 2.5),
    (1.2, 1.8),
    (8, 2, 1.5, 2),
    (2.6, 2.2),
    (8, 2, 1.5, 2, 1.5, 2),
    (12, 3),
)
_LINE = 2.2
_FEWEST = 6
"""A short match is drawn as if it had at least so many deals, so that its lines do not look like more."""
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_TOP = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)


@dataclass(frozen=True)
class Series:
    """A side's name and its totals, from the 0 before the first deal on."""

    name: str
    totals: tuple[int, ...]


class ScoreChart(QWidget):
    """The chart under the sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._series: tuple[Series, ...] = ()
        self._deals = 1
        self._height = 180
        look.changes().changed.connect(self.update)

    def show_series(self, series: Sequence[Series], deals: int) -> None:
        """Show other lines; `deals` is how many deals the whole match has."""
        self._series, self._deals = tuple(series), deals
        totals = ", ".join(f"{one.name} {one.totals[-1]}" for one in series)
        self.setAccessibleName(say(_CHART.of(totals=totals)))
        self.update()

    def sizeHint(self) -> QSize:
        """Wide, and as high as it was told."""
        return QSize(560, self._height)

    def minimumSizeHint(self) -> QSize:
        """It gives way to everything else."""
        return QSize(0, 0)

    def want_height(self, height: int) -> None:
        """Ask for another height, in pixels."""
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        painter = QPainter(self)
        paint_chart(painter, QRectF(self.rect()).adjusted(12, 10, -8, -8), self._series, self._deals)
        painter.end()


def paint_chart(
    painter: QPainter,
    rect: QRectF,
    series: Sequence[Series],
    deals: int,
    colours: Colours | None = None,
) -> None:
    """Paint the running totals of up to seven sides, each named at the end of its line.

    The units of `rect` are pixels of the screen's type: on paper, scale the painter. `colours` are those of
    the ground that it is painted on, by default those that hold now.
    """
    if not series:
        return
    tint = colours or look.colours()
    plan = _Plan(rect, series, deals)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_grid(painter, plan, tint)
    for side in range(len(series)):
        _paint_line(painter, plan, side, tint)
    _paint_labels(painter, plan, tint)
    painter.restore()


class _Plan:
    """Where everything lies."""

    def __init__(self, rect: QRectF, series: Sequence[Series], deals: int) -> None:
        self.rect, self.series = rect, tuple(series)
        strong = QFontMetrics(look.font(Type.SMALL, strong=True))
        self.line = QFontMetrics(look.font(Type.SMALL)).height()
        most = max(60, int(rect.width() * 0.24))
        names = [strong.elidedText(one.name, Qt.TextElideMode.ElideRight, most) for one in series]
        self.labels = tuple(f"{name} {one.totals[-1]}" for name, one in zip(names, self.series, strict=True))
        every = [total for one in series for total in one.totals]
        self.low, self.high = min(0, *every), max(10, *every)
        played = max(len(one.totals) for one in series) - 1
        # The lines take the whole width; a match that has just begun keeps room for its next deals.
        self.deals = max(played, min(deals, _FEWEST), 1)
        figures = max(strong.horizontalAdvance(str(total)) for total in (self.low, self.high))
        self.axis = figures + 10.0
        self.foot = self.line + 4.0 if rect.height() >= 5.5 * self.line else 4.0
        room = max(strong.horizontalAdvance(label) for label in self.labels) + 26.0
        self.plot = QRectF(
            rect.left() + self.axis,
            rect.top() + 6,
            max(20.0, rect.width() - self.axis - room),
            max(20.0, rect.height() - 6 - self.foot),
        )

    def at(self, deal: float, total: float) -> QPointF:
        """The place of a total after a deal."""
        return QPointF(
            self.plot.left() + self.plot.width() * deal / self.deals,
            self.plot.bottom() - self.plot.height() * (total - self.low) / (self.high - self.low),
        )

    def end(self, side: int) -> QPointF:
        """Where a side's line ends."""
        totals = self.series[side].totals
        return self.at(len(totals) - 1, totals[-1])


def _paint_grid(painter: QPainter, plan: _Plan, tint: Colours) -> None:
    """Hairlines at round totals, a stronger one at 0, and the deals' numbers below."""
    painter.setFont(look.font(Type.SMALL))
    loud = tint.border > 1
    for total in _ticks(plan.low, plan.high, plan.plot.height(), plan.line * 2.2):
        left, right = plan.at(0, total), plan.at(plan.deals, total)
        pen = QPen(QColor(tint.edge if total == 0 else tint.hairline), 1)
        if loud and total:
            pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        height = round(left.y()) + 0.5
        painter.drawLine(QPointF(left.x(), height), QPointF(right.x(), height))
        painter.setPen(QColor(tint.soft_ink))
        box = QRectF(plan.rect.left(), left.y() - plan.line, plan.axis - 10, 2.0 * plan.line)
        painter.drawText(box, _RIGHT, str(total))
    if plan.foot < plan.line:
        return
    width = plan.plot.width() / plan.deals
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000) if size * width >= 2.2 * plan.line)
    for deal in range(step, plan.deals + 1, step):
        here = plan.at(deal, plan.low)
        painter.drawText(QRectF(here.x() - 24, plan.plot.bottom() + 3, 48, plan.line), _TOP, str(deal))


def _pen(side: int, tint: Colours, width: float) -> QPen:
    pen = QPen(QColor(look.player_colour(side, tint)), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if _DASHES[side % 7]:
        pen.setDashPattern([part * _LINE / width for part in _DASHES[side % 7]])
    return pen


def _paint_line(painter: QPainter, plan: _Plan, side: int, tint: Colours) -> None:
    totals = plan.series[side].totals
    points = [plan.at(deal, total) for deal, total in enumerate(totals)]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(side, tint, _LINE))
    painter.drawPolyline(points)
    painter.setPen(QPen(QColor(tint.card), 1.5))
    painter.setBrush(QColor(look.player_colour(side, tint)))
    if plan.plot.width() / plan.deals >= 18:
        for point in points[1:-1]:
            painter.drawEllipse(point, 3.2, 3.2)
    painter.drawEllipse(points[-1], 5, 5)


def _paint_labels(painter: QPainter, plan: _Plan, tint: Colours) -> None:
    """Write each name at the right, in the order of the lines, moved apart where they would touch."""
    heights = spread(
        [plan.end(side).y() for side in range(len(plan.series))],
        plan.line + 1.0,
        plan.rect.top(),
        plan.rect.bottom(),
    )
    painter.setFont(look.font(Type.SMALL, strong=True))
    left = plan.plot.right() + 20
    for side, height in enumerate(heights):
        leader = _pen(side, tint, 1.2)
        faint = leader.color()
        faint.setAlphaF(0.6)
        leader.setColor(faint)
        painter.setPen(leader)
        start = plan.end(side) + QPointF(7, 0)
        if start.x() < plan.plot.right() - 8:
            # Far from its name: level at first, so that it does not look like more points.
            knee = QPointF(plan.plot.right() - 6, start.y())
            painter.drawPolyline([start, knee, QPointF(left - 4, height)])
        else:
            painter.drawLine(start, QPointF(left - 4, height))
        painter.setPen(QColor(look.player_colour(side, tint)))
        box = QRectF(left, height - plan.line, plan.rect.right() - left, 2.0 * plan.line)
        painter.drawText(box, _LEFT, plan.labels[side])


def spread(wanted: Sequence[float], step: float, top: float, bottom: float) -> list[float]:
    """Heights near the wanted ones, in their order, `step` apart and within the bounds.

    Where there is no room for that they are spread evenly.

    >>> spread([10, 11, 50], 10, 0, 100)
    [5.5, 15.5, 50.0]
    """
    count = len(wanted)
    step = min(step, (bottom - top) / max(1, count))
    order = sorted(range(count), key=lambda at: (wanted[at], at))
    # Neighbours that would touch become one block around the middle of what its members want.
    blocks: list[tuple[list[int], float]] = []
    for at in order:
        members, middle = [at], float(wanted[at])
        while True:
            half = step * len(members) / 2
            middle = min(max(middle, top + half), bottom - half)
            if not blocks or blocks[-1][1] + step * len(blocks[-1][0]) / 2 <= middle - half + 1e-9:
                break
            members = blocks.pop()[0] + members
            middle = sum(wanted[one] for one in members) / len(members)
        blocks.append((members, middle))
    heights = [0.0] * count
    for members, middle in blocks:
        for place, at in enumerate(members):
            heights[at] = middle + (place - (len(members) - 1) / 2) * step
    return heights


def _ticks(low: int, high: int, height: float, apart: float) -> list[int]:
    """Round totals for the hairlines, at least `apart` pixels from each other.

    >>> _ticks(0, 95, 160, 40)
    [0, 50]
    """
    wanted = (high - low) / max(2.0, height / apart)
    step = next(
        size * ten
        for ten in (1, 10, 100, 1000, 10_000, 100_000)
        for size in (1, 2, 5, 10)
        if size * ten >= wanted
    )
    first = -(-low // step) * step
    return list(range(first, high + 1, step))
