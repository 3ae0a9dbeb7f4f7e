"""How it went from month to month: a line between none and all of the others beaten."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.paper.chart import paint_pointer
from scorepad.paper.style import STRONG_LINE, Style
from scorepad.ui import look
from scorepad.ui.say import say
from scorepad.ui.widgets.read_chart import ReadChart

_CHART = QT_TRANSLATE_NOOP("chart", "Others beaten, month by month. The last, {month}: {figure}")
_MONTH = QT_TRANSLATE_NOOP("chart", "{month}: {figure}")
_HOW = QT_TRANSLATE_NOOP(
    "chart", "The arrow keys read it month by month, Enter opens the matches of a month."
)
_SCALE = (0.0, 0.5, 1.0)
"""Where lines lie across: none of the others beaten, half of them, all."""
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_EDGE = 8.0
"""How far the first and the last month stand from the edges, in pixels."""
_BETWEEN = 12.0
"""What stands free between the names of two months, in pixels."""
_CLOSE = 10.0
"""Marks nearer to each other than this, in pixels, are left out."""


@dataclass(frozen=True)
class Month:
    """A month on the chart: its name, short and whole, its figure in words, and its height from 0 to 1.

    `rests_on_few` is drawn by a hollow mark.
    """

    short: str
    name: str
    figure: str
    height: float
    rests_on_few: bool = False


class MonthsChart(ReadChart):
    """The chart of a player's months. Its steps are the months that were played in, counted from 0."""

    opened = Signal(int)
    """The matches of a month are wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._months: tuple[Month, ...] = ()
        self._scale: tuple[str, ...] = ("", "", "")
        self._colour: int | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_months(self, months: Sequence[Month], scale: tuple[str, str, str]) -> None:
        """Show these months; `scale` is none, half and all in words."""
        self._months, self._scale = tuple(months), scale
        self.show_anew()

    def set_colour(self, colour: int | None) -> None:
        """Draw the line in a colour of the palette; None is the first."""
        self._colour = colour
        self.update()

    @property
    def steps(self) -> range:
        """The months."""
        return range(len(self._months))

    def near(self, x: float) -> int | None:
        """The month that lies nearest to a place from the left."""
        across = self._across(self._plot(look.chart_style()))
        if not across:
            return None
        return min(range(len(across)), key=lambda at: abs(across[at] - x))

    def tell(self) -> None:
        """Say what is read to a screen reader."""
        if not self._months:
            self.setAccessibleName("")
            self.setAccessibleDescription("")
            return
        month = self._months[-1 if self.reads is None else self.reads]
        said = _CHART if self.reads is None else _MONTH
        self.setAccessibleName(say(said.of(month=month.name, figure=month.figure)))
        self.setAccessibleDescription(say(_HOW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the month that is read."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._months:
            self.opened.emit(len(self._months) - 1 if self.reads is None else self.reads)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click opens the month under the pointer."""
        month = self.near(event.position().x())
        if event.button() is Qt.MouseButton.LeftButton and month is not None:
            self.opened.emit(month)
        super().mouseReleaseEvent(event)

    # Where all lies.

    def _plot(self, style: Style) -> QRectF:
        metrics, inside = QFontMetrics(style.small), self.inside
        left = max(metrics.horizontalAdvance(words) for words in self._scale) + 14.0
        right = max(14.0, self._widest(metrics) / 2 - _EDGE)
        return inside.adjusted(left, 10, -right, -(1.5 * metrics.height() + 6.0))

    def _widest(self, metrics: QFontMetrics) -> float:
        return max((metrics.horizontalAdvance(month.short) for month in self._months), default=0) + 2.0

    def _across(self, plot: QRectF) -> list[float]:
        last = len(self._months) - 1
        return [
            plot.left() + _EDGE + (plot.width() - 2 * _EDGE) * (at / last if last else 0.5)
            for at in range(last + 1)
        ]

    # Painting.

    def draw(self, painter: QPainter) -> None:
        """Draw the line, and where a month is read, its figure."""
        if not self._months:
            return
        style = look.chart_style((self._colour,))
        plot = self._plot(style)
        across = self._across(plot)
        points = [
            QPointF(x, plot.bottom() - plot.height() * month.height)
            for x, month in zip(across, self._months, strict=True)
        ]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_scale(painter, plot, style)
        self._paint_foot(painter, plot, across, style)
        if self.reads is not None:
            month = self._months[self.reads]
            told = say(_MONTH.of(month=month.short, figure=month.figure))
            paint_pointer(painter, round(across[self.reads]) + 0.5, told, plot, self.inside, style)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(style.pen(0, STRONG_LINE))
        painter.drawPolyline(points)
        self._paint_marks(painter, points, style)
        painter.restore()

    def _paint_scale(self, painter: QPainter, plot: QRectF, style: Style) -> None:
        height = QFontMetrics(style.small).height()
        painter.setFont(style.small)
        for part, words in zip(_SCALE, self._scale, strict=True):
            y = round(plot.bottom() - plot.height() * part) + 0.5
            pen = QPen(QColor(style.inks.hairline), 1)
            if style.inks.is_loud:
                pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(style.inks.soft_ink))
            left = self.inside.left()
            box = QRectF(left, y - height, plot.left() - 8 - left, 2.0 * height)
            painter.drawText(box, _RIGHT, words)

    def _paint_foot(self, painter: QPainter, plot: QRectF, across: Sequence[float], style: Style) -> None:
        """The last month, and of those before it each as far from the next as their names ask for."""
        metrics = QFontMetrics(style.small)
        painter.setPen(QColor(style.inks.soft_ink))
        widest = self._widest(metrics)
        top = plot.bottom() + metrics.height() / 2 + 2  # below the words for none, which stand at the line
        step = named_every(across, widest + _BETWEEN)
        for at in range(len(across) - 1, -1, -step):
            box = QRectF(max(across[at] - widest / 2, self.inside.left()), top, widest, metrics.height())
            painter.drawText(box, _CENTRE, self._months[at].short)

    def _paint_marks(self, painter: QPainter, points: Sequence[QPointF], style: Style) -> None:
        apart = points[1].x() - points[0].x() if len(points) > 1 else _CLOSE
        for at, (point, month) in enumerate(zip(points, self._months, strict=True)):
            is_read = at == self.reads
            if apart < _CLOSE and not is_read:
                continue
            size = 6.0 if is_read else 4.5
            style.paint_mark(painter, point, 0, size)
            if month.rests_on_few:
                painter.setBrush(QColor(style.inks.ground))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawEllipse(point, size - 2, size - 2)


def named_every(across: Sequence[float], apart: float) -> int:
    """Which months are named when names must be so far apart: each, every other one, every third.

    >>> named_every([0.0, 40.0, 80.0], 40.0), named_every([0.0, 40.0, 80.0], 50.0)
    (1, 2)
    """
    if len(across) < 2:
        return 1
    return max(1, ceil(apart / (across[1] - across[0])))
