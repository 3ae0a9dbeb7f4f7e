"""The running totals as lines: on the screen, and on whatever else can be painted on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, cos, pi, sin

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from scorepad.core.legible import apart, calm
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Colours, Type
from scorepad.ui.say import say

_CHART = QT_TRANSLATE_NOOP("chart", "Running totals: {totals}")
_DEAL = QT_TRANSLATE_NOOP("chart", "Deal {deal}: {totals}")
_DEAL_NUMBER = QT_TRANSLATE_NOOP("chart", "deal {deal}")
_HOW = QT_TRANSLATE_NOOP("chart", "The arrow keys read it deal by deal.")

# Beside its colour each side has two more signs, how its line is broken and the shape of its marks.
# Dashes are in widths of the line.
_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (5, 2.5),
    (1.2, 1.8),
    (8, 2, 1.5, 2),
    (2.6, 2.2),
    (8, 2, 1.5, 2, 1.5, 2),
    (12, 3),
)
_LINE, _LEADING_LINE = 2.0, 3.6
_FEWEST = 6
"""A short match is drawn as if it had at least so many deals, so that its lines do not look like more."""
_MOST_HEIGHTS = 6
"""About how many lines across are enough to read a height by."""
_APART = 22.0
"""The least distance between two marks on a line, in pixels."""
_SAMPLE = 30.0
"""The width of the piece of line before a name, in pixels."""
_BEFORE_LABELS = 14.0
"""The room between the plot and the names, in pixels."""
_SMALLEST_LABEL = 8
"""The height of type below which nobody reads a name, in pixels."""
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


@dataclass(frozen=True)
class Series:
    """A side's name and its totals, from the 0 before the first deal on; as many for every side."""

    name: str
    totals: tuple[int, ...]


@dataclass(frozen=True)
class Label:
    """A side's name, as much of it as fits, and its total after the deal that is read."""

    name: str
    total: int
    box: QRectF


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


def plan_chart(rect: QRectF, series: Sequence[Series], deals: int, reads: int | None = None) -> ChartPlan:
    """Lay a chart of the running totals out; `reads` is the deal to read, by default the last one played.

    The axis goes from the lowest total to the highest. Names stand at the right, each as near to the height
    of its total as leaves them apart.
    """
    last = _played(series)
    reads = last if reads is None else min(max(reads, 0), last)
    every = [0, *(total for one in series for total in one.totals)]
    low, high = min(every), max(10, *every)
    small = QFontMetrics(look.font(Type.SMALL))
    line = small.height()
    left = rect.left() + max(small.horizontalAdvance(str(total)) for total in (low, high)) + 10.0
    foot = line + 6.0 if rect.height() >= 5.5 * line else 4.0
    type_height = _label_type(len(series), rect.height())
    names = _names(series, (low, high), rect, type_height)
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
    labels = _labels(rect, axes, series, names, reads, type_height)
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
        type_height=type_height,
    )


def _played(series: Sequence[Series]) -> int:
    """How many deals the totals tell of."""
    return len(series[0].totals) - 1 if series else 0


def _labels(
    rect: QRectF, axes: _Axes, series: Sequence[Series], names: "_Names", reads: int, type_height: int
) -> list[Label | None]:
    """The names with the totals of the deal that is read, moved apart where they would touch."""
    left, height = axes.plot.right() + _BEFORE_LABELS, type_height * 1.3
    wanted = [axes.at(reads, one.totals[reads]).y() for one in series]
    middles = spread(wanted, height, rect.top(), rect.bottom())
    return [
        Label(name, one.totals[reads], QRectF(left, middle - height / 2, rect.right() - left, height))
        if name
        else None
        for one, name, middle in zip(series, names.shown, middles, strict=True)
    ]


def _label_type(count: int, height: float) -> int:
    """The type of the names: smaller than usual where so many would not stand below each other."""
    return min(look.scaled(Type.SMALL.value), int(height / max(1, count) / 1.3))


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


@dataclass(frozen=True)
class _Names:
    shown: tuple[str, ...]
    width: float


def _names(series: Sequence[Series], extremes: tuple[int, int], rect: QRectF, type_height: int) -> _Names:
    """The names as they fit, "" for all where there is no room, and the width that they take with totals."""
    if type_height < _SMALLEST_LABEL or rect.width() < 160:
        return _Names(("",) * len(series), 12.0)
    metrics = QFontMetrics(_label_font(type_height, strong=True))
    most = max(36, int(rect.width() * 0.22))
    shown = tuple(metrics.elidedText(calm(one.name), Qt.TextElideMode.ElideRight, most) for one in series)
    names = max(metrics.horizontalAdvance(name) for name in shown) if shown else 0
    figures = max(metrics.horizontalAdvance(str(total)) for total in extremes)
    return _Names(shown, _BEFORE_LABELS + _SAMPLE + 6 + names + 10 + figures + 2)


def _label_font(height: int, *, strong: bool) -> QFont:
    face = look.font(Type.SMALL, strong=strong)
    face.setPixelSize(max(1, height))
    return face


class ScoreChart(QWidget):
    """The chart under the sheet. A pointer over it, or the arrow keys on it, read a deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._series: tuple[Series, ...] = ()
        self._deals = 1
        self._height = 180
        self._reads: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring", False)
        look.changes().changed.connect(self.update)

    def show_series(self, series: Sequence[Series], deals: int) -> None:
        """Show other lines; `deals` is how many deals the whole match has."""
        self._series, self._deals = tuple(series), deals
        self._reads = None
        self._tell()
        self.update()

    @property
    def plan(self) -> ChartPlan:
        """Where everything on it lies now."""
        return plan_chart(
            QRectF(self.rect()).adjusted(12, 10, -10, -8), self._series, self._deals, self._reads
        )

    @property
    def reads(self) -> int | None:
        """The deal that is pointed at; None where the last totals are shown."""
        return self._reads

    def read_deal(self, deal: int | None) -> None:
        """Show the totals after a deal that is played, counted from 1; None goes back to the last."""
        if deal is not None:
            deal = min(max(deal, 1), _played(self._series)) or None
        if deal != self._reads:
            self._reads = deal
            self._tell()
            self.update()

    def _tell(self) -> None:
        """Say the totals to a screen reader."""
        played = _played(self._series)
        at = played if self._reads is None else self._reads
        totals = ", ".join(f"{apart(one.name)} {one.totals[at]}" for one in self._series)
        self.setAccessibleName(
            say(_CHART.of(totals=totals) if self._reads is None else _DEAL.of(deal=at, totals=totals))
        )
        self.setAccessibleDescription(say(_HOW) if played else "")

    # The pointer and the keys.

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read the deal under the pointer."""
        self.read_deal(self.plan.deal_near(event.position().x()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show the last totals again."""
        self.read_deal(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the frame of what has the keyboard."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the last totals again."""
        super().focusOutEvent(event)
        self.read_deal(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows, Home and End read deals; Escape shows the last totals again."""
        last = _played(self._series)
        at = last if self._reads is None else self._reads
        steps = {
            Qt.Key.Key_Left.value: at if self._reads is None else at - 1,
            Qt.Key.Key_Right.value: at + 1,
            Qt.Key.Key_Home.value: 1,
            Qt.Key.Key_End.value: last,
        }
        if last and event.key() in steps and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.read_deal(steps[event.key()])
        elif event.key() == Qt.Key.Key_Escape and self._reads is not None:
            self.read_deal(None)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()
            self.update()
        super().changeEvent(event)

    # Size and paint.

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
        """Draw the lines, and a frame where it has the keyboard."""
        painter = QPainter(self)
        if self._series:
            _paint(painter, self.plan, look.colours(), points_at=self._reads is not None)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(look.colours().focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)
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
    if series:
        plan = plan_chart(rect, series, deals)
        _paint(painter, plan, look.colours() if colours is None else colours)


def _paint(painter: QPainter, plan: ChartPlan, tint: Colours, *, points_at: bool = False) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_grid(painter, plan, tint)
    if points_at:
        _paint_reading(painter, plan, tint)
    # The strongest line lies on top.
    for side in sorted(range(len(plan.lines)), key=lambda side: plan.lines[side].leads):
        _paint_line(painter, plan, side, tint, points_at=points_at)
    for side, line in enumerate(plan.lines):
        if line.label is not None:
            _paint_label(painter, plan, side, line.label, tint, points_at=points_at)
    painter.restore()


def _paint_grid(painter: QPainter, plan: ChartPlan, tint: Colours) -> None:
    """Hairlines at round totals, a stronger one at 0, and the deals' numbers below."""
    face = look.font(Type.SMALL)
    height = QFontMetrics(face).height()
    painter.setFont(face)
    loud, plot = tint.border > 1, plan.plot
    for total, y in plan.heights:
        pen = QPen(QColor(tint.hairline), 1)
        if total == 0:
            pen = QPen(QColor(tint.soft_ink), 1.5)
        elif loud:
            pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        line = round(y) + 0.5
        painter.drawLine(QPointF(plot.left(), line), QPointF(plot.right(), line))
        painter.setPen(QColor(tint.soft_ink))
        box = QRectF(plan.rect.left(), y - height, plot.left() - 8 - plan.rect.left(), 2.0 * height)
        painter.drawText(box, _RIGHT, str(total))
    if plan.finish is not None:
        # The finish, where a match was played out.
        x = round(plan.lines[0].points[plan.finish].x()) + 0.5
        painter.setPen(QPen(QColor(tint.ink), 1.5))
        painter.drawLine(QPointF(x, plot.top() - 6), QPointF(x, plot.bottom() + 4))
    for deal, x in plan.places:
        strong = deal == plan.finish
        painter.setFont(look.font(Type.SMALL, strong=strong))
        painter.setPen(QColor(tint.ink if strong else tint.soft_ink))
        painter.drawText(QRectF(x - 24, plot.bottom() + 5, 48, height), _CENTRE, str(deal))


def _paint_reading(painter: QPainter, plan: ChartPlan, tint: Colours) -> None:
    """A line up from the deal that is read, with its number in words at the foot."""
    x = round(plan.lines[0].points[plan.reads].x()) + 0.5
    painter.setPen(QPen(QColor(tint.accent), 1.5))
    painter.drawLine(QPointF(x, plan.plot.top() - 6), QPointF(x, plan.plot.bottom() + 4))
    face = look.font(Type.SMALL, strong=True)
    metrics = QFontMetrics(face)
    text = say(_DEAL_NUMBER.of(deal=plan.reads))
    width = metrics.horizontalAdvance(text) + 16.0
    left = min(max(x - width / 2, plan.rect.left()), plan.rect.right() - width)
    box = QRectF(left, plan.plot.bottom() + 4, width, metrics.height() + 2.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tint.accent))
    painter.drawRoundedRect(box, 7, 7)
    painter.setFont(face)
    painter.setPen(QColor(tint.on_accent))
    painter.drawText(box, _CENTRE, text)


def _pen(side: int, tint: Colours, width: float) -> QPen:
    pen = QPen(QColor(look.player_colour(side, tint)), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if _DASHES[side % 7]:
        pen.setDashPattern([part * _LINE / width for part in _DASHES[side % 7]])
    return pen


def _paint_line(painter: QPainter, plan: ChartPlan, side: int, tint: Colours, *, points_at: bool) -> None:
    line = plan.lines[side]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(side, tint, _LEADING_LINE if line.leads else _LINE))
    painter.drawPolyline(list(line.points))
    for at in line.marked:
        last = at == len(line.points) - 1
        _paint_mark(painter, line.points[at], side, tint, 5.5 if last and not points_at else 4.0)
    if points_at:
        _paint_mark(painter, line.points[plan.reads], side, tint, 6.0)


def _paint_label(
    painter: QPainter, plan: ChartPlan, side: int, label: Label, tint: Colours, *, points_at: bool
) -> None:
    """A piece of the line with its mark, the name, and the total in a column of its own."""
    line, box = plan.lines[side], label.box
    middle = QPointF(box.left() + _SAMPLE / 2, box.center().y())
    painter.setPen(_pen(side, tint, _LEADING_LINE if line.leads else _LINE))
    painter.drawLine(QPointF(box.left(), middle.y()), QPointF(box.left() + _SAMPLE, middle.y()))
    if not points_at:
        # From the line's end to its name, level at first so that it does not look like more points.
        end = line.points[-1] + QPointF(8, 0)
        painter.setPen(QPen(QColor(tint.edge), 1))
        bend = QPointF(max(end.x(), plan.plot.right() + 4), end.y())
        if bend.x() - end.x() > 1:
            painter.drawLine(end, bend)
        painter.drawLine(bend, QPointF(box.left() - 1, middle.y()))
    _paint_mark(painter, middle, side, tint, min(5.0, plan.type_height * 0.4))
    painter.setFont(_label_font(plan.type_height, strong=line.leads))
    painter.setPen(QColor(look.player_colour(side, tint)))
    words = box.adjusted(_SAMPLE + 6, -2, 0, 2)
    painter.drawText(words, _LEFT, label.name)
    painter.setFont(_label_font(plan.type_height, strong=True))
    painter.setPen(QColor(tint.ink))
    painter.drawText(words, _RIGHT, str(label.total))


def _paint_mark(painter: QPainter, at: QPointF, side: int, tint: Colours, size: float) -> None:
    painter.setPen(QPen(QColor(tint.card), 1.5))
    painter.setBrush(QColor(look.player_colour(side, tint)))
    painter.drawPath(mark_shape(side, size).translated(at))


def mark_shape(side: int, size: float) -> QPainterPath:
    """The shape of a side's marks around (0, 0); a disc of radius `size` and others that look as large."""
    path = QPainterPath()
    shape = _SHAPES[side % 7]
    if shape is None:
        path.addEllipse(QPointF(0, 0), size, size)
    else:
        path.addPolygon(QPolygonF([point * size for point in shape]))
        path.closeSubpath()
    return path


def _around(corners: int, first: float, radius: Callable[[int], float]) -> tuple[QPointF, ...]:
    """Corners around (0, 0), the first one at an angle in turns from the right, downward."""
    turns = [first + corner / corners for corner in range(corners)]
    return tuple(
        QPointF(cos(2 * pi * turn), sin(2 * pi * turn)) * radius(corner) for corner, turn in enumerate(turns)
    )


_PLUS = (
    *((-1, 3), (1, 3), (1, 1), (3, 1), (3, -1), (1, -1)),
    *((1, -3), (-1, -3), (-1, -1), (-3, -1), (-3, 1), (-1, 1)),
)
_SHAPES: tuple[tuple[QPointF, ...] | None, ...] = (
    None,
    _around(4, 0.125, lambda _corner: 1.3),
    _around(3, -0.25, lambda _corner: 1.45),
    _around(4, 0.0, lambda _corner: 1.4),
    _around(3, 0.25, lambda _corner: 1.45),
    tuple(QPointF(x, y) * 0.42 for x, y in _PLUS),
    _around(10, -0.25, lambda corner: 1.6 if corner % 2 == 0 else 0.7),
)
"""A disc, a square, a triangle, a diamond, a triangle on its point, a plus and a star."""


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
