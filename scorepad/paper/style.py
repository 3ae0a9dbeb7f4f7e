"""What a drawing is drawn with: the colours of its ground, the type, and how sides are told apart."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainter, QPainterPath, QPen, QPolygonF

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
LINE, STRONG_LINE = 2.0, 3.6
"""The widths of a line on a chart, and of one that leads."""
SMALLEST_TYPE = 8
"""The height of type below which nobody reads a name."""

# The colour-blind can tell these apart (after Okabe and Ito, darkened), and a printer makes them dark greys.
SIDES_ON_LIGHT = (
    *("#00664F", "#B8460E", "#1F5FA8", "#8A3C8F", "#7A5C00", "#5A6472", "#A0123F"),
    *("#4C7000", "#4B44B8", "#6F4424"),
)


@dataclass(frozen=True)
class Inks:
    """The colours of a drawing by role, as `#RRGGBB`; `sides` are those of the sides' lines, by number."""

    ground: str
    ink: str
    soft_ink: str
    hairline: str
    edge: str
    accent: str
    on_accent: str
    sides: tuple[str, ...]
    is_loud: bool = False
    """Whether hairlines are as dark as the rest, and have to be broken to stay in the background."""

    def chosen(self, colours: Sequence[int | None]) -> "Inks":
        """These with colours that people chose: for each side a number in `sides`, None where none was."""
        if not any(colour is not None for colour in colours):
            return self
        shared = colours_of_sides(colours, len(self.sides))
        return replace(self, sides=tuple(self.sides[colour] for colour in shared))

    def of_side(self, side: int) -> QColor:
        """The colour of a side's line and name."""
        return QColor(self.sides[side % len(self.sides)])


@dataclass(frozen=True)
class Style:
    """Colours and type. `small` is the smallest type of a drawing, its size in pixels."""

    inks: Inks
    small: QFont

    def face(self, height: int | None = None, *, strong: bool = False) -> QFont:
        """The type at a height in pixels, by default that of `small`."""
        face = QFont(self.small)
        if height is not None:
            face.setPixelSize(max(1, height))
        face.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
        return face

    def pen(self, side: int, width: float) -> QPen:
        """The pen of a side's line."""
        pen = QPen(self.inks.of_side(side), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        dashes = _DASHES[dash_of(side)]
        if dashes:
            pen.setDashPattern([part * LINE / width for part in dashes])
        return pen

    def paint_mark(self, painter: QPainter, at: QPointF, side: int, size: float) -> None:
        """Paint a side's mark around a point, set off from the lines by the colour of the ground."""
        painter.setPen(QPen(QColor(self.inks.ground), 1.5))
        painter.setBrush(self.inks.of_side(side))
        painter.drawPath(mark_shape(side, size).translated(at))


PRINTED = Inks(
    ground="#FFFFFF",
    ink="#111418",
    soft_ink="#4A505A",
    hairline="#BDBDBD",
    edge="#7A7A7A",
    accent="#0E6655",
    on_accent="#FFFFFF",
    sides=SIDES_ON_LIGHT,
)
"""Of everything on paper, whatever the screen looks like."""
SMALL, BODY, LEAD, TITLE = 11, 13, 15, 26
"""Steps of type on paper, in units of 1/96 inch."""


def printed() -> Style:
    """The colours and the type of everything on paper. Asks for a QGuiApplication."""
    face = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    face.setPixelSize(SMALL)
    face.setFeature(QFont.Tag("tnum"), 1)
    # Letters stand where they stand at every resolution, so that what was measured fits.
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return Style(PRINTED, face)


def colours_of_sides(chosen: Sequence[int | None], palette: int) -> tuple[int, ...]:
    """Which of so many colours each side has: the one that was chosen, of two equal ones the first.

    Everybody else has the next one that is free, from the colour of the own number on.

    >>> colours_of_sides((None, None, None), 10), colours_of_sides((None, 0, 2, 2), 10)
    ((0, 1, 2), (1, 0, 2, 3))
    """
    found: dict[int, int] = {}
    for side, colour in enumerate(chosen):
        if colour is not None and colour < palette and colour not in found.values():
            found[side] = colour
    for side in range(len(chosen)):
        if side not in found:
            in_turn = ((side + step) % palette for step in range(palette))
            found[side] = next((one for one in in_turn if one not in found.values()), side % palette)
    return tuple(found[side] for side in range(len(chosen)))


def dash_of(side: int) -> int:
    """Which dashes a side's line has: from the eighth side on others go with the same mark.

    >>> [dash_of(side) for side in (0, 6, 7, 13, 14)]
    [0, 6, 1, 0, 2]
    """
    return (side + side // len(_DASHES)) % len(_DASHES)


def mark_shape(side: int, size: float) -> QPainterPath:
    """The shape of a side's marks around (0, 0); a disc of radius `size` and others that look as large."""
    path = QPainterPath()
    shape = _SHAPES[side % len(_SHAPES)]
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
