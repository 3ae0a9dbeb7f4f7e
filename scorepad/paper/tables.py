"""Tables on paper: columns as wide as what stands in them, rows that are ruled, a head on every page."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property, partial
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from scorepad.core.grid import Mark
from scorepad.paper.pages import Block, Paper, Strip, frame, paint_line, shown
from scorepad.paper.prose import dot, lines, painted_length
from scorepad.paper.style import BODY, SMALL, SMALLEST_TYPE, Style

ROW = 24.0
"""The height of a row that is read; one that is written on by hand is higher."""
_BESIDE = 7.0
"""What is free at the left and the right of a cell."""
_SIGN = 13.0
"""The room of a sign behind a figure."""
_GAP = 6.0
_HEAD_LINES, _NAME_LINES = 2, 4
"""Lines of a heading: words that head a column are few, somebody's name is as long as it is."""
_NAME_TYPE = SMALLEST_TYPE + 1
"""The type down to which a name in a heading shrinks before it is broken within a word."""
_TIGHT = 1.15
"""The height of a line, in heights of its type, where two of them share a row."""
_SMALLEST_PART = 6
"""The type of what is written where there are many columns; it only has to be told apart."""
_LEAST_NAME = 110.0
"""What of a column of names is not given away to others."""
_LEAST_WORDS, _LEAST_AFTER = 90.0, 130.0
"""What words before a figure, or after words, keep of their room before a column is wide enough."""
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class Align(Enum):
    """How cells stand: words at the left, figures at the right, or the reason left and its figure right."""

    WORDS = "words"
    FIGURES = "figures"
    REASONS = "reasons"


class Stroke(Enum):
    """What is drawn under a row."""

    NONE = 0.0
    HAIR = 0.7
    RULE = 1.4
    STRONG = 3.0


@dataclass(frozen=True)
class Head:
    """A column's heading, with a smaller line below it.

    `parts` divide its cells for writing, each with a word of its own in the heading; `share` is what the
    column takes of room that is left over.
    """

    title: str
    align: Align = Align.FIGURES
    note: str = ""
    parts: tuple[str, ...] = ()
    share: float = 1.0
    parted: bool = False
    """Whether a line parts it from the column before."""
    is_name: bool = False
    """Whether the title is somebody's name, which may be cut; of other titles every word is whole."""
    to_write: bool = False
    """Whether the title is a line to write a name on."""
    is_even: bool = False
    """Whether the column is as wide as the others that are even, however long its title is."""


@dataclass(frozen=True)
class Cell:
    """What stands in a cell: figure or words, smaller ones before them, a sign and a small figure after."""

    text: str = ""
    small: str = ""
    after: str = ""
    mark: Mark = Mark.NONE
    given: bool = False
    strong: bool = False
    dealer: bool = False
    """Whether the dot of who deals stands in its corner."""


@dataclass(frozen=True)
class Row:
    """A row and the line under it; `keep` it on one page with the next."""

    cells: tuple[Cell, ...]
    foot: Stroke = Stroke.HAIR
    height: float = ROW
    keep: bool = False
    strong: bool = False


@dataclass(frozen=True)
class RuledTable:
    """A whole table, for words of a `height` that it was measured at."""

    heads: tuple[Head, ...]
    rows: tuple[Row, ...]
    style: Style
    height: int = BODY
    head_room: float = 0.0
    """What is left free above the heading's rule, for names that are written by hand."""
    _measured: dict[tuple[str, int, bool], float] = field(default_factory=dict, compare=False, repr=False)

    # Widths.

    def length(self, text: str, height: int, *, strong: bool = False) -> float:
        """How wide a text is on one line, measured once."""
        key = (text, height, strong)
        if key not in self._measured:
            metrics = QFontMetricsF(self.style.face(height, strong=strong))
            self._measured[key] = metrics.horizontalAdvance(shown(text))
        return self._measured[key]

    @property
    def small(self) -> int:
        """The height of what stands small."""
        return max(SMALLEST_TYPE, min(SMALL, self.height - 1))

    @cached_property
    def figure_widths(self) -> tuple[float, ...]:
        """Of each column the widest figure, so that what stands before figures has an edge of its own."""
        return tuple(
            max(
                (
                    self.length(row.cells[at].text, self.height, strong=row.strong or row.cells[at].strong)
                    for row in self.rows
                ),
                default=0.0,
            )
            for at in range(len(self.heads))
        )

    @cached_property
    def has_signs(self) -> bool:
        """Whether a sign stands behind any figure; then all figures leave room for one."""
        return any(
            cell.mark in (Mark.KEPT, Mark.MISSED) or cell.given for row in self.rows for cell in row.cells
        )

    @cached_property
    def sign_rooms(self) -> tuple[float, ...]:
        """What each column keeps free right of its figures, for signs and what stands small after them."""
        signs = _SIGN if self.has_signs else 0.0
        return tuple(
            0.0 if head.align is Align.WORDS else signs + (after + _GAP if after else 0.0)
            for head, after in zip(self.heads, self._widest(lambda cell: cell.after), strict=True)
        )

    def _widest(self, said: Callable[[Cell], str]) -> tuple[float, ...]:
        """Of each column the widest of something that stands small."""
        columns = range(len(self.heads))
        return tuple(
            max((self.length(said(row.cells[at]), self.small) for row in self.rows), default=0.0)
            for at in columns
        )

    @cached_property
    def small_widths(self) -> tuple[float, ...]:
        """What the small words before figures or after words need, with what sets them off."""
        return tuple(width + _GAP if width else 0.0 for width in self._widest(lambda cell: cell.small))

    @cached_property
    def number_widths(self) -> tuple[float, ...]:
        """Of each column the widest text that has small words after it, which so begin at one edge."""
        columns = range(len(self.heads))
        return tuple(
            max(
                (
                    self.length(row.cells[at].text, self.height, strong=row.strong)
                    for row in self.rows
                    if row.cells[at].small
                ),
                default=0.0,
            )
            for at in columns
        )

    @cached_property
    def least_widths(self) -> tuple[float, ...]:
        """Of each column what its figures need; words are cut, headings too."""
        return tuple(self._least(at, head) for at, head in enumerate(self.heads))

    def _least(self, at: int, head: Head) -> float:
        figures, small = self.figure_widths[at], self.small_widths[at]
        if head.align is Align.WORDS:
            figures, small = min(figures, _LEAST_NAME), min(small, _LEAST_AFTER)
        elif head.align is Align.REASONS:
            small = min(small, _LEAST_WORDS)
        title = 0.0 if head.is_name else self.longest_word(head.title, self.small)
        return max(title, figures + small + self.sign_rooms[at]) + 2 * _BESIDE

    def longest_word(self, text: str, height: int) -> float:
        """The widest of the words of a heading in type of a height."""
        return max((self.length(word, height, strong=True) for word in text.split()), default=0.0)

    @cached_property
    def body_widths(self) -> tuple[float, ...]:
        """Of each column what everything in it needs, and its heading where that is nobody's name."""
        return tuple(
            max(
                least,
                self._body(at) + 2 * _BESIDE,
                self._heading("" if head.is_name else head.title, head.note),
            )
            for at, (head, least) in enumerate(zip(self.heads, self.least_widths, strict=True))
        )

    @cached_property
    def wanted_widths(self) -> tuple[float, ...]:
        """Of each column what it needs for everything in it, its heading on two lines at most."""
        return tuple(
            max(body, self._heading("" if head.is_even else head.title, head.note))
            for head, body in zip(self.heads, self.body_widths, strict=True)
        )

    def _body(self, at: int) -> float:
        return self.figure_widths[at] + self.small_widths[at] + self.sign_rooms[at]

    def _heading(self, title: str, note: str) -> float:
        whole, longest = self.length(title, self.small, strong=True), self.longest_word(title, self.small)
        # Words that stand on two lines fill neither of them.
        heading = min(whole, max(longest, (whole + longest) / _HEAD_LINES))
        return max(heading, self.length(note, self.small)) + 2 * _BESIDE

    def fits(self, width: float) -> bool:
        """Whether nothing but long names and headings is cut at this width."""
        return sum(self.least_widths) <= width

    def fitted(self, width: float, least: int = SMALLEST_TYPE + 1) -> "RuledTable":
        """The table in a type in which it fits, or in the `least` type."""
        table = self
        while not table.fits(width) and table.height > least:
            table = replace(table, height=table.height - 1)
        return table

    def widths(self, width: float) -> tuple[float, ...]:
        """Of each column, all together as wide as `width`."""
        levels = (self.least_widths, self.body_widths, self.wanted_widths)
        spare = width - sum(self.wanted_widths)
        if spare >= 0:
            shares = sum(head.share for head in self.heads) or 1.0
            return tuple(
                one + spare * head.share / shares
                for one, head in zip(self.wanted_widths, self.heads, strict=True)
            )
        # Long names in headings get room when nothing in the columns is cut any more.
        for less, more in reversed(tuple(pairwise(levels))):
            room = width - sum(less)
            if room >= 0:
                part = room / (sum(more) - sum(less))
                return tuple(one + (two - one) * part for one, two in zip(less, more, strict=True))
        return tuple(one * width / sum(self.least_widths) for one in self.least_widths)

    # Strips.

    def block(self, width: float, rows: slice = slice(None), *, above: float = 0.0) -> Block:
        """The table, or some of its rows in the same columns, as strips; it can go on over pages."""
        drawing = _Drawing(self, self.widths(width))
        strips = tuple(
            Strip(row.height, partial(drawing.paint_row, row), row.keep) for row in self.rows[rows]
        )
        head = Strip(drawing.head_height, drawing.paint_head, keep=True)
        return Block(strips, (head,), above)


@dataclass(frozen=True)
class _Title:
    """A heading as it is broken into lines, and the height of its type."""

    lines: tuple[str, ...]
    height: int


class _Drawing:
    """A table with its columns in place."""

    def __init__(self, table: RuledTable, widths: tuple[float, ...]) -> None:
        self._table = table
        self._style = table.style
        self._small = table.small
        self._widths = widths
        self._titles = [
            self._title(head, width - 2 * _BESIDE) for head, width in zip(table.heads, widths, strict=True)
        ]
        # A line to write a name on has the height of a title.
        least = int(any(head.to_write for head in table.heads))
        self._title_lines = max(least, *(len(one.lines) for one in self._titles))
        self._has_notes = any(head.note or head.parts for head in table.heads)
        line = self._small * 1.3
        self.head_height = line * (self._title_lines + self._has_notes) + table.head_room + 8

    def _title(self, head: Head, room: float) -> _Title:
        """A heading on the lines it may have; a name shrinks a little before a word of it is broken."""
        if not head.title:
            return _Title((), self._small)
        height, most = self._small, _NAME_LINES if head.is_name else _HEAD_LINES
        while head.is_name and height > _NAME_TYPE and self._table.longest_word(head.title, height) > room:
            height -= 1
        broken = lines(head.title, room, self._style, height=height, strong=True)
        # What is left of the text is cut by whoever paints the last line.
        rest = (" ".join(broken[most - 1 :]),) if len(broken) >= most else ()
        return _Title((*broken[: most - 1], *rest), height)

    def _boxes(self, box: QRectF) -> list[QRectF]:
        boxes, left = [], box.left()
        for width in self._widths:
            boxes.append(QRectF(left, box.top(), width, box.height()))
            left += width
        return boxes

    def paint_head(self, painter: QPainter, box: QRectF) -> None:
        """Headings at their feet, with a line across below them."""
        inks, line = self._style.inks, self._small * 1.3
        for at, (head, place) in enumerate(zip(self._table.heads, self._boxes(box), strict=True)):
            inner = self._above_figures(at, self._titles[at], place)
            foot = box.bottom() - 4
            if self._has_notes:
                foot -= line
                self._paint_below(painter, QRectF(place.left(), foot, place.width(), line), inner, head)
            self._paint_title(painter, inner, foot, self._titles[at], head)
            self._paint_parting(painter, place, head)
        painter.setPen(QPen(QColor(inks.ink), Stroke.RULE.value))
        painter.drawLine(box.bottomLeft(), box.bottomRight())

    def _paint_below(self, painter: QPainter, box: QRectF, inner: QRectF, head: Head) -> None:
        """What stands small under a title."""
        painter.setPen(QColor(self._style.inks.soft_ink))
        self._paint_parts(painter, box, head)
        if head.note:
            place = QRectF(inner.left(), box.top(), inner.width(), box.height())
            paint_line(painter, place, head.note, self._style, self._flags(head), height=self._small)

    def _paint_title(self, painter: QPainter, inner: QRectF, foot: float, title: _Title, head: Head) -> None:
        """A title on the lines that it needs, or a line to write it on."""
        inks, line = self._style.inks, self._small * 1.3
        painter.setPen(QColor(inks.ink))
        for nth, text in enumerate(title.lines):
            place = QRectF(inner.left(), foot - line * (len(title.lines) - nth), inner.width(), line)
            flags = self._flags(head)
            paint_line(painter, place, text, self._style, flags, height=title.height, strong=True)
        if head.to_write:
            painter.setPen(QPen(QColor(inks.edge), 0.8))
            painter.drawLine(QPointF(inner.left(), foot - 3), QPointF(inner.right(), foot - 3))

    def _above_figures(self, at: int, title: _Title, place: QRectF) -> QRectF:
        """Where a heading stands: above the figures where it is no wider than they leave room for."""
        whole = place.adjusted(_BESIDE, 0, -_BESIDE, 0)
        above = whole.adjusted(0, 0, -self._table.sign_rooms[at], 0)
        face = QFontMetricsF(self._style.face(title.height, strong=True))
        widest = max((face.horizontalAdvance(text) for text in title.lines), default=0.0)
        return above if widest <= above.width() else whole

    def _flags(self, head: Head) -> int:
        if head.parts:
            return _CENTRE
        return _LEFT if head.align is Align.WORDS else _RIGHT

    def _paint_parts(self, painter: QPainter, box: QRectF, head: Head) -> None:
        if not head.parts:
            return
        width = box.width() / len(head.parts)
        height = self._small - 1
        while height > _SMALLEST_PART and any(
            painted_length(word, self._style, height) > width - 2 for word in head.parts
        ):
            height -= 1
        for nth, word in enumerate(head.parts):
            place = QRectF(box.left() + nth * width + 1, box.top(), width - 2, box.height())
            paint_line(painter, place, word, self._style, _CENTRE, height=height)

    def _paint_parting(self, painter: QPainter, place: QRectF, head: Head) -> None:
        if head.parted:
            painter.setPen(QPen(QColor(self._style.inks.edge), 0.8))
            painter.drawLine(QLineF(place.left(), place.top(), place.left(), place.bottom()))

    def paint_row(self, row: Row, painter: QPainter, box: QRectF) -> None:
        """A row with the line under it."""
        inks = self._style.inks
        for at, (head, cell, place) in enumerate(
            zip(self._table.heads, row.cells, self._boxes(box), strict=True)
        ):
            self._paint_parting(painter, place, head)
            self._paint_dividers(painter, place, head, row)
            if cell.dealer:
                dot(painter, place.topLeft() + QPointF(7, 7), 3.2, self._style)
            self._paint_cell(painter, place, at, cell, strong=row.strong or cell.strong)
        if row.foot is not Stroke.NONE:
            colour = inks.hairline if row.foot is Stroke.HAIR else inks.ink
            painter.setPen(QPen(QColor(colour), row.foot.value))
            # Within the row, so that the strip below paints nothing over it.
            y = box.bottom() - row.foot.value / 2
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))

    def _paint_dividers(self, painter: QPainter, place: QRectF, head: Head, row: Row) -> None:
        if row.strong:
            return
        pen = QPen(QColor(self._style.inks.hairline), 0.7, Qt.PenStyle.DotLine)
        painter.setPen(pen)
        for nth in range(1, len(head.parts)):
            x = place.left() + place.width() * nth / len(head.parts)
            painter.drawLine(QPointF(x, place.top() + 3), QPointF(x, place.bottom() - 3))

    def _paint_cell(self, painter: QPainter, place: QRectF, at: int, cell: Cell, *, strong: bool) -> None:
        head, inks = self._table.heads[at], self._style.inks
        inner = place.adjusted(_BESIDE, 0, -_BESIDE, 0)
        if head.align is Align.WORDS:
            used = self._paint_words(painter, inner, cell.text, strong=strong)
            numbers = self._table.number_widths[at]
            rest = inner.adjusted(max(used, numbers) + _GAP if cell.text else 0, 0, 0, 0)
            self._paint_small(painter, rest, cell.small, _LEFT)
            return
        signs = self._table.sign_rooms[at]
        figures = inner.adjusted(0, 0, -signs, 0)
        painter.setPen(QColor(inks.ink))
        used = paint_line(
            painter, figures, cell.text, self._style, _RIGHT, height=self._table.height, strong=strong
        )
        self._paint_sign(painter, QRectF(figures.right(), place.top(), _SIGN, place.height()), cell)
        self._paint_small(painter, inner, cell.after, _RIGHT)
        if head.align is Align.REASONS:
            self._paint_small(painter, figures.adjusted(0, 0, -used - _GAP, 0), cell.small, _LEFT)
        else:
            widest = self._table.figure_widths[at]
            before = widest + _GAP if cell.text else 0.0
            self._paint_small(painter, figures.adjusted(0, 0, -before, 0), cell.small, _RIGHT)

    def _paint_words(self, painter: QPainter, box: QRectF, text: str, *, strong: bool) -> float:
        """Words on one line, in smaller type where they need it, or on two lines; gives their width."""
        style, height, length = self._style, self._table.height, self._table.length
        low = max(SMALLEST_TYPE, min(self._small, int(box.height() / (2 * _TIGHT))))
        painter.setPen(QColor(style.inks.ink))
        while height > low and length(text, height, strong=strong) > box.width():
            height -= 1
        if length(text, height, strong=strong) <= box.width():
            return paint_line(painter, box, text, style, _LEFT, height=height, strong=strong)
        first, *rest = lines(text, box.width(), style, height=low, strong=strong)
        upper = QRectF(box.left(), box.top(), box.width(), box.height() / 2)
        lower = upper.translated(0, upper.height())
        return max(
            paint_line(painter, place, words, style, _LEFT, height=low, strong=strong)
            for place, words in ((upper, first), (lower, " ".join(rest)))
        )

    def _paint_small(self, painter: QPainter, box: QRectF, text: str, flags: int) -> None:
        if text:
            painter.setPen(QColor(self._style.inks.soft_ink))
            paint_line(painter, box, text, self._style, flags, height=self._small)

    def _paint_sign(self, painter: QPainter, box: QRectF, cell: Cell) -> None:
        """A tick for a kept bid, a cross for a missed one, a star for points that the table gave."""
        middle = QPointF(box.left() + 8, box.center().y())
        painter.setPen(QPen(QColor(self._style.inks.ink), 1.3))
        if cell.mark is Mark.KEPT:
            painter.drawPolyline(
                [middle + QPointF(-3.5, 0.5), middle + QPointF(-1, 3), middle + QPointF(3.5, -3.5)]
            )
        elif cell.mark is Mark.MISSED:
            painter.setPen(QPen(QColor(self._style.inks.edge), 1.0))
            painter.drawLine(middle + QPointF(-2.5, -2.5), middle + QPointF(2.5, 2.5))
            painter.drawLine(middle + QPointF(-2.5, 2.5), middle + QPointF(2.5, -2.5))
        if cell.given:
            painter.setPen(QColor(self._style.inks.ink))
            star = QRectF(box.right() - 6, box.top() + 1, 10, 12)
            paint_line(painter, star, "*", self._style, _LEFT, height=SMALL, strong=True)


def is_wide(table: RuledTable, paper: Paper) -> bool:
    """Whether a table asks for the paper to be turned: upright it would not fit in a type that reads well."""
    upright = frame(paper, landscape=False).width()
    return not table.fitted(upright, SMALL).fits(upright)
