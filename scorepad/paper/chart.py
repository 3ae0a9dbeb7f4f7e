"""The running totals as lines, from deal to deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Speaker
from scorepad.paper.labels import BEFORE_LABELS, Label, fitted_names, paint_label, paint_leader
from scorepad.paper.style import LINE, STRONG_LINE, Style

_DEAL_NUMBER = QT_TRANSLATE_NOOP("chart", "deal {deal}")

_FEWEST = 6
"""A short match is drawn as if it had at least so many deals, so that its lines do not look like more."""
_MOST_HEIGHTS = 6
"""About how many lines across are enough to read a height by."""
_APART = 22.0
"""The least distance between two marks on a line, in pixels."""
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


@dataclass(frozen=True)
class Series:
    """A side's name and its totals, from the 0 before the first deal on; as many for every side."""

    name: str
    totals: tuple[int, ...]


@dataclass(frozen=True)
class ChartLine:
    """Where a side's line runs, a point for the 0 before the first deal and for each deal.

    `marked` are the points that carry its mark; `leads` says that nobody has more after the last deal.
    """

    points: tuple[QPointF, ...]
    marked: tuple[int, ...]
    leads: bool
    label: Label | None


@dataclass(frozen=True)
class ChartPlan:
    """Where everything on a chart lies, in pixels.

    `heights` are the round totals with a line across, `places` the deals with a number at the foot;
    `reads` is the deal whose totals stand beside the names, and `finish` the last deal of a match played out.
    """

    rect: QRectF
    plot: QRectF
    heights: tuple[tuple[int, float], ...]
    places: tuple[tuple[int, float], ...]
    lines: tuple[ChartLine, ...]
    reads: int
    finish: int | None
    type_height: int
    """The height of the type of the names."""

    def deal_near(self, x: float) -> int | None:
        """The played deal that lies nearest to a place from the left; None where none is played."""
        points = self.lines[0].points if self.lines else ()
        if len(points) < 2 or not self.plot.left() - _APART <= x <= self.plot.right() + _APART:
            return None
        return min(range(1, len(points)), key=lambda deal: abs(points[deal].x() - x))


@dataclass(frozen=True)
class _Axes:
    """Where a total after a deal lies on the plot."""

    plot: QRectF
    low: int
    high: int
    deals: int

    def at(self, deal: float, total: float) -> QPointF:
        plot = self.plot
        return QPointF(
            plot.left() + plot.width() * deal / self.deals,
            plot.bottom() - plot.height() * (total - self.low) / (self.high - self.low),
        )


def plan_totals(
    rect: QRectF, series: Sequence[Series], deals: int, style: Style, reads: int | None = None
) -> ChartPlan:
    """Lay a chart of the running totals out; `reads` is the deal to read, by default the last one played.

    The axis goes from the lowest total to the highest. Names stand at the right, each as near to the height
    of its total as leaves them apart.
    """
    last = played(series)
    reads = last if reads is None else min(max(reads, 0), last)
    every = [0, *(total for one in series for total in one.totals)]
    low, high = min(every), max(10, *every)
    small = QFontMetrics(style.small)
    line = small.height()
    left = rect.left() + max(small.horizontalAdvance(str(total)) for total in (low, high)) + 10.0
    foot = line + 6.0 if rect.height() >= 5.5 * line else 4.0
    names = fitted_names([one.name for one in series], [str(low), str(high)], rect, style)
    plot = QRectF(
        left,
        rect.top() + 8,
        max(20.0, rect.right() - left - names.width),
        max(20.0, rect.height() - 8 - foot),
    )
    # The lines take the whole width; a match that has just begun keeps room for its next deals.
    axes = _Axes(plot, low, high, max(last, min(deals, _FEWEST), 1))
    a_deal = plot.width() / axes.deals
    finish = last if 0 < deals <= last else None
    best = max((one.totals[-1] for one in series), default=0)
    marked = _marked(last + 1, ceil(_APART / a_deal))
    read = [one.totals[reads] for one in series]
    labels = names.beside(
        [axes.at(reads, total).y() for total in read],
        [str(total) for total in read],
        plot.right() + BEFORE_LABELS,
        rect,
    )
    ticks = _ticks(low, high, plot.height(), max(line * 2.2, plot.height() / _MOST_HEIGHTS))
    numbered = _numbered(axes.deals, finish, 2.2 * line / a_deal) if foot > line else []
    return ChartPlan(
        rect=rect,
        plot=plot,
        heights=tuple((total, axes.at(0, total).y()) for total in ticks),
        places=tuple((deal, axes.at(deal, 0).x()) for deal in numbered),
        lines=tuple(
            ChartLine(
                points=tuple(axes.at(deal, total) for deal, total in enumerate(one.totals)),
                marked=marked,
                leads=last > 0 and one.totals[-1] == best,
                label=label,
            )
            for one, label in zip(series, labels, strict=True)
        ),
        reads=reads,
        finish=finish,
        type_height=names.type_height,
    )


def played(series: Sequence[Series]) -> int:
    """How many deals the totals tell of."""
    return len(series[0].totals) - 1 if series else 0


def _numbered(deals: int, finish: int | None, apart: float) -> list[int]:
    """The deals whose numbers stand at the foot, at least `apart` deals from each other; the finish always.

    >>> _numbered(8, None, 0.4), _numbered(15, 15, 1.6)
    ([1, 2, 3, 4, 5, 6, 7, 8], [2, 4, 6, 8, 10, 12, 15])
    """
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000) if size >= apart)
    numbered = list(range(step, deals + 1, step))
    if finish is None or finish in numbered:
        return numbered
    return [*(deal for deal in numbered if finish - deal >= apart), finish]


def _marked(points: int, step: int) -> tuple[int, ...]:
    """The last point and every `step`th before it; never the 0 where all begin.

    >>> _marked(8, 3)
    (1, 4, 7)
    """
    return tuple(sorted(range(points - 1, 0, -step)))


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


# Painting.


def paint_totals(painter: QPainter, rect: QRectF, series: Sequence[Series], deals: int, style: Style) -> None:
    """Paint the running totals of a match of so many `deals`, each side named at the end of its line.

    The units of `rect` are pixels of the style's type: on paper, scale the painter.
    """
    if series:
        paint_plan(painter, plan_totals(rect, series, deals, style), style)


def paint_plan(
    painter: QPainter, plan: ChartPlan, style: Style, say: Speaker = str, *, points_at: bool = False
) -> None:
    """Paint a chart as it is laid out; `points_at` shows by a line which deal is read, and `say` names it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_grid(painter, plan, style)
    if points_at:
        _paint_reading(painter, plan, style, say)
    # The strongest line lies on top.
    for side in sorted(range(len(plan.lines)), key=lambda side: plan.lines[side].leads):
        _paint_line(painter, plan, side, style, points_at=points_at)
    for side, line in enumerate(plan.lines):
        if line.label is not None:
            if not points_at:
                paint_leader(painter, line.points[-1], plan.plot, line.label, style)
            paint_label(painter, side, line.label, plan.type_height, style, strong=line.leads)
    painter.restore()


def _paint_grid(painter: QPainter, plan: ChartPlan, style: Style) -> None:
    """Hairlines at round totals, a stronger one at 0, and the deals' numbers below."""
    inks, plot = style.inks, plan.plot
    height = QFontMetrics(style.small).height()
    painter.setFont(style.small)
    for total, y in plan.heights:
        pen = QPen(QColor(inks.hairline), 1)
        if total == 0:
            pen = QPen(QColor(inks.soft_ink), 1.5)
        elif inks.is_loud:
            pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        line = round(y) + 0.5
        painter.drawLine(QPointF(plot.left(), line), QPointF(plot.right(), line))
        painter.setPen(QColor(inks.soft_ink))
        box = QRectF(plan.rect.left(), y - height, plot.left() - 8 - plan.rect.left(), 2.0 * height)
        painter.drawText(box, _RIGHT, str(total))
    if plan.finish is not None:
        # The finish, where a match was played out.
        x = round(plan.lines[0].points[plan.finish].x()) + 0.5
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawLine(QPointF(x, plot.top() - 6), QPointF(x, plot.bottom() + 4))
    for deal, x in plan.places:
        strong = deal == plan.finish
        painter.setFont(style.face(strong=strong))
        painter.setPen(QColor(inks.ink if strong else inks.soft_ink))
        painter.drawText(QRectF(x - 24, plot.bottom() + 5, 48, height), _CENTRE, str(deal))


def _paint_reading(painter: QPainter, plan: ChartPlan, style: Style, say: Speaker) -> None:
    """A line up from the deal that is read, with its number in words at the foot."""
    x = round(plan.lines[0].points[plan.reads].x()) + 0.5
    paint_pointer(painter, x, say(_DEAL_NUMBER.of(deal=plan.reads)), plan.plot, plan.rect, style)


def paint_pointer(painter: QPainter, x: float, text: str, plot: QRectF, rect: QRectF, style: Style) -> None:
    """A line across the plot at what is read, with what that is in words at the foot."""
    painter.setPen(QPen(QColor(style.inks.accent), 1.5))
    painter.drawLine(QPointF(x, plot.top() - 6), QPointF(x, plot.bottom() + 4))
    face = style.face(strong=True)
    metrics = QFontMetrics(face)
    width = metrics.horizontalAdvance(text) + 16.0
    left = min(max(x - width / 2, rect.left()), rect.right() - width)
    box = QRectF(left, plot.bottom() + 4, width, metrics.height() + 2.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.inks.accent))
    painter.drawRoundedRect(box, 7, 7)
    painter.setFont(face)
    painter.setPen(QColor(style.inks.on_accent))
    painter.drawText(box, _CENTRE, text)


def _paint_line(painter: QPainter, plan: ChartPlan, side: int, style: Style, *, points_at: bool) -> None:
    line = plan.lines[side]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(style.pen(side, STRONG_LINE if line.leads else LINE))
    painter.drawPolyline(list(line.points))
    for at in line.marked:
        last = at == len(line.points) - 1
        style.paint_mark(painter, line.points[at], side, 5.5 if last and not points_at else 4.0)
    if points_at:
        style.paint_mark(painter, line.points[plan.reads], side, 6.0)
