"""Names at the ends of a chart's lines: as much of each as fits, near its line, and none over another."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from scorepad.core.legible import calm, plain
from scorepad.paper.style import LINE, SMALLEST_TYPE, STRONG_LINE, Style

BEFORE_LABELS = 14.0
"""The room between the plot and the names, in pixels."""
_SAMPLE = 30.0
"""The width of the piece of line before a name, in pixels."""
_WIDEST_PART = 0.22
"""Of a chart's width, what its longest name may take."""
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True)
class Label:
    """A side's name, as much of it as fits, and the figure beside it."""

    name: str
    figure: str
    box: QRectF


@dataclass(frozen=True)
class Names:
    """The names as they fit, "" for all where there is no room, and the width that they take with figures."""

    shown: tuple[str, ...]
    width: float
    type_height: int

    def beside(
        self, wanted: Sequence[float], figures: Sequence[str], left: float, rect: QRectF
    ) -> list[Label | None]:
        """The names from `left` on, each as near to the height it wants as leaves them apart."""
        height = self.type_height * 1.3
        middles = spread(wanted, height, rect.top(), rect.bottom())
        return [
            Label(name, figure, QRectF(left, middle - height / 2, rect.right() - left, height))
            if name
            else None
            for name, figure, middle in zip(self.shown, figures, middles, strict=True)
        ]


def fitted_names(names: Sequence[str], figures: Sequence[str], rect: QRectF, style: Style) -> Names:
    """What of the names fits beside a chart, with the widest of the figures that will stand there."""
    # Smaller than usual where so many would not stand below each other.
    type_height = min(style.small.pixelSize(), int(rect.height() / max(1, len(names)) / 1.3))
    if type_height < SMALLEST_TYPE or rect.width() < 160:
        return Names(("",) * len(names), 12.0, type_height)
    metrics = QFontMetrics(style.face(type_height, strong=True))
    most = max(36, int(rect.width() * _WIDEST_PART))
    shown = tuple(metrics.elidedText(calm(plain(name)), Qt.TextElideMode.ElideRight, most) for name in names)
    of_names = max((metrics.horizontalAdvance(name) for name in shown), default=0)
    of_figures = max((metrics.horizontalAdvance(figure) for figure in figures), default=0)
    width = BEFORE_LABELS + _SAMPLE + 6 + of_names + 10 + of_figures + 2
    return Names(shown, width, type_height)


def paint_leader(
    painter: QPainter, end: QPointF, plot: QRectF, label: Label, style: Style, *, dashed: bool = False
) -> None:
    """From a line's end to its name, level at first so that it does not look like more points.

    `dashed` where the line ends before the plot does.
    """
    pen = QPen(QColor(style.inks.edge), 1)
    if dashed:
        pen.setStyle(Qt.PenStyle.DotLine)
    painter.setPen(pen)
    start = end + QPointF(8, 0)
    bend = QPointF(max(start.x(), plot.right() + 4), start.y())
    if bend.x() - start.x() > 1:
        painter.drawLine(start, bend)
    painter.drawLine(bend, QPointF(label.box.left() - 1, label.box.center().y()))


def paint_label(
    painter: QPainter, side: int, label: Label, type_height: int, style: Style, *, strong: bool
) -> None:
    """A piece of the line with its mark, the name, and the figure in a column of its own."""
    box = label.box
    middle = QPointF(box.left() + _SAMPLE / 2, box.center().y())
    painter.setPen(style.pen(side, STRONG_LINE if strong else LINE))
    painter.drawLine(QPointF(box.left(), middle.y()), QPointF(box.left() + _SAMPLE, middle.y()))
    style.paint_mark(painter, middle, side, min(5.0, type_height * 0.4))
    painter.setFont(style.face(type_height, strong=strong))
    painter.setPen(style.inks.of_side(side))
    words = box.adjusted(_SAMPLE + 6, -2, 0, 2)
    painter.drawText(words, _LEFT, label.name)
    painter.setFont(style.face(type_height, strong=True))
    painter.setPen(QColor(style.inks.ink))
    painter.drawText(words, _RIGHT, label.figure)


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
