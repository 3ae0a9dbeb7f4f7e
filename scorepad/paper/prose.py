"""Words on paper: titles, and paragraphs that are broken into lines."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QTextLayout, QTextOption

from scorepad.paper.pages import Block, Strip, paint_line, shown
from scorepad.paper.style import BODY, LEAD, TITLE, Style

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
DOT = "\u00a0· "
"""Between things told in one line; it stays with the one before it."""
_LEADING = 1.35
"""The height of a line, in heights of its type."""


def title(text: str, width: float, style: Style) -> tuple[Strip, ...]:
    """The name of it all in large type, a long one in smaller type; stays with what comes after it."""
    height = TITLE
    while height > LEAD and painted_length(text, style, height, strong=True) > width:
        height -= 1
    strips = paragraph(text, width, style, height=height, strong=True)
    # On one line it has the same room in each type, so that pages begin alike.
    least = TITLE * 1.5 / len(strips)
    return tuple(replace(strip, height=max(strip.height, least), keep=True) for strip in strips)


def heading(text: str, style: Style) -> Strip:
    """The title of a part; stays with what comes after it."""

    def paint(painter: QPainter, box: QRectF) -> None:
        painter.setPen(QColor(style.inks.ink))
        paint_line(painter, box, text, style, _LEFT, height=LEAD, strong=True)

    return Strip(LEAD * 1.7, paint, keep=True)


def lines(text: str, width: float, style: Style, *, height: int = BODY, strong: bool = False) -> list[str]:
    """A text broken where its words end, or within a word that is wider than the line."""
    layout = QTextLayout(shown(text), style.face(height, strong=strong))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    broken = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        broken.append(_part(layout.text(), line.textStart(), line.textLength()))
    layout.endLayout()
    return broken


def _part(text: str, start: int, length: int) -> str:
    """A part of a text as Qt counts it, in units of which a letter outside the basic plane has two."""
    units = text.encode("utf-16-le", "surrogatepass")
    return units[2 * start : 2 * (start + length)].decode("utf-16-le", "replace").strip()


def paragraph(
    text: str, width: float, style: Style, *, height: int = BODY, strong: bool = False, soft: bool = False
) -> tuple[Strip, ...]:
    """A text of any length; pages may end between its lines."""
    colour = style.inks.soft_ink if soft else style.inks.ink

    def line_strip(line: str) -> Strip:
        def paint(painter: QPainter, box: QRectF) -> None:
            painter.setPen(QColor(colour))
            paint_line(painter, box, line, style, _LEFT, height=height, strong=strong)

        return Strip(height * _LEADING, paint)

    return tuple(line_strip(line) for line in lines(text, width, style, height=height, strong=strong))


def together(items: Iterable[str]) -> str:
    """Things told in one paragraph, a dot between them; no line ends within one that fits on a line."""
    return DOT.join(item.replace(" ", "\u00a0") for item in items)


def part(head: str, paragraphs: Iterable[str], width: float, style: Style) -> Block:
    """A heading with paragraphs under it."""
    said = [strip for text in paragraphs for strip in paragraph(text, width, style)]
    return Block((heading(head, style), *said), above=14)


def painted_length(text: str, style: Style, height: int, *, strong: bool = False) -> float:
    """How wide a text is on one line."""
    return QFontMetricsF(style.face(height, strong=strong)).horizontalAdvance(shown(text))


def dot(painter: QPainter, at: QPointF, radius: float, style: Style) -> None:
    """A black dot, the sign of who deals."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.inks.ink))
    painter.drawEllipse(at, radius, radius)
