"""The running totals as lines: on the screen, and on whatever else can be painted on."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.say import say

_CHART = QT_TRANSLATE_NOOP("chart", "Running totals: {totals}")

# A second sign beside the colour.
_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (5, 2.5),
    (1, 2),
    (8, 2, 1.5, 2),
    (2.5, 2.5),
    (8, 2, 1.5, 2, 1.5, 2),
    (12, 3),
)


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
        paint_chart(painter, QRectF(self.rect()).adjusted(12, 12, -8, -8), self._series, self._deals)
        painter.end()


def paint_chart(painter: QPainter, rect: QRectF, series: Sequence[Series], deals: int) -> None:
    """Paint the running totals of up to seven sides, each named at the end of its line."""
    if not series:
        return
    tint = look.colours()
    face = look.font(Type.SMALL, strong=True)
    metrics = QFontMetrics(face)
    labels = [f"{_short(one.name, metrics)} {one.totals[-1]}" for one in series]
    room = max(metrics.horizontalAdvance(label) for label in labels) + 16
    axis = metrics.horizontalAdvance("-888") + 8
    plot = QRectF(rect.left() + axis, rect.top() + 8, rect.width() - room - axis, rect.height() - 16)
    every = [total for one in series for total in one.totals]
    low, high = min(0, *every), max(10, *every)

    def at(deal: float, total: float) -> QPointF:
        return QPointF(
            plot.left() + plot.width() * deal / max(1, deals),
            plot.bottom() - plot.height() * (total - low) / (high - low),
        )

    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(look.font(Type.SMALL))
    for total in _ticks(low, high, plot.height()):
        painter.setPen(QPen(QColor(tint.hairline), 1))
        painter.drawLine(at(0, total), at(deals, total))
        painter.setPen(QColor(tint.soft_ink))
        here = at(0, total)
        box = QRectF(rect.left(), here.y() - 9, axis - 8, 18)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(total))
    for side, one in enumerate(series):
        pen = QPen(QColor(look.player_colour(side)), 2.2)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if _DASHES[side % 7]:
            pen.setDashPattern(list(_DASHES[side % 7]))
        painter.setPen(pen)
        points = [at(deal, total) for deal, total in enumerate(one.totals)]
        painter.drawPolyline(points)
        painter.setBrush(QColor(look.player_colour(side)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(points[-1], 3.5, 3.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_labels(
        painter, rect, plot, series, labels, [at(len(one.totals) - 1, one.totals[-1]) for one in series]
    )


def _paint_labels(
    painter: QPainter,
    rect: QRectF,
    plot: QRectF,
    series: Sequence[Series],
    labels: Sequence[str],
    ends: Sequence[QPointF],
) -> None:
    """Write each name at the right, in the order of the lines, moved apart where they would touch."""
    face = look.font(Type.SMALL, strong=True)
    painter.setFont(face)
    step = min(QFontMetrics(face).height() + 1.0, rect.height() / max(1, len(series)))
    order = sorted(range(len(series)), key=lambda side: (ends[side].y(), side))
    heights: dict[int, float] = {}
    lowest = rect.top() + step / 2
    for place, side in enumerate(order):
        # Those still to come need their room below.
        highest = rect.bottom() - step / 2 - step * (len(order) - 1 - place)
        heights[side] = min(max(ends[side].y(), lowest), highest)
        lowest = heights[side] + step
    for side in order:
        colour = QColor(look.player_colour(side))
        painter.setPen(QPen(colour, 1, Qt.PenStyle.DotLine))
        painter.drawLine(ends[side] + QPointF(5, 0), QPointF(plot.right() + 6, heights[side]))
        painter.setPen(colour)
        box = QRectF(plot.right() + 10, heights[side] - step / 2, rect.right() - plot.right() - 10, step)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), labels[side])


def _short(name: str, metrics: QFontMetrics) -> str:
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, 110)


def _ticks(low: int, high: int, height: float) -> list[int]:
    """Round totals for the hairlines, about one every 40 pixels.

    >>> _ticks(0, 95, 160)
    [0, 50]
    """
    wanted = (high - low) / max(2.0, height / 40)
    step = next(
        size * ten
        for ten in (1, 10, 100, 1000, 10_000, 100_000)
        for size in (1, 2, 5, 10)
        if size * ten >= wanted
    )
    first = -(-low // step) * step
    return list(range(first, high + 1, step))
