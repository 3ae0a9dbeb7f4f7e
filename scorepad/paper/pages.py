"""Pages: what is to be painted, in strips that no page's end cuts through, each page with a head and a foot.

All lengths are in units of 1/96 inch.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QLocale, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPen

from scorepad.core.legible import calm, plain
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Speaker
from scorepad.paper.style import SMALL, Style

UNITS = 96
"""To the inch."""
MARGIN = 57.0
"""About 15 mm, more than any printer leaves white."""
_HEAD, _FOOT = 26.0, 22.0
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

_PAGE = QT_TRANSLATE_NOOP("paper", "Page {page} of {pages}")


class Paper(Enum):
    """The papers that sheets are laid out for."""

    A4 = QPageSize.PageSizeId.A4
    LETTER = QPageSize.PageSizeId.Letter

    @property
    def size(self) -> QSizeF:
        """Its size upright."""
        size = QPageSize(self.value).size(QPageSize.Unit.Inch)
        return QSizeF(size.width() * UNITS, size.height() * UNITS)


_LETTER_COUNTRIES = frozenset(
    {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
        QLocale.Country.PuertoRico,
        QLocale.Country.Philippines,
        QLocale.Country.Chile,
        QLocale.Country.Colombia,
        QLocale.Country.CostaRica,
        QLocale.Country.DominicanRepublic,
        QLocale.Country.ElSalvador,
        QLocale.Country.Guatemala,
        QLocale.Country.Nicaragua,
        QLocale.Country.Panama,
        QLocale.Country.Venezuela,
    }
)


def usual_paper(locale: QLocale) -> Paper:
    """What lies in the printers of a country.

    >>> usual_paper(QLocale("en_US")).name, usual_paper(QLocale("nl_NL")).name
    ('LETTER', 'A4')
    """
    return Paper.LETTER if locale.territory() in _LETTER_COUNTRIES else Paper.A4


@dataclass(frozen=True)
class Strip:
    """A piece over the whole width that stays in one: its height, and how it is painted into a box.

    `keep` says that it stands on one page with the strip after it; `least` is the height that it can do with
    where it would not fit on a page otherwise, such as a chart.
    """

    height: float
    paint: Callable[[QPainter, QRectF], None]
    keep: bool = False
    least: float | None = None

    @property
    def needs(self) -> float:
        """The height that it cannot do without."""
        return self.height if self.least is None else self.least


@dataclass(frozen=True)
class Block:
    """Strips that belong together, such as a table; its `head` stands again on every page it goes on."""

    strips: tuple[Strip, ...]
    head: tuple[Strip, ...] = ()
    above: float = 0.0
    """What is left free above it, where it does not begin a page."""

    @property
    def height(self) -> float:
        """What it takes of one page, with what is left free above it."""
        return self.above + sum(strip.height for strip in (*self.head, *self.strips))


@dataclass(frozen=True)
class Placed:
    """A strip in its place on a page."""

    box: QRectF
    strip: Strip


@dataclass(frozen=True)
class Booklet:
    """Pages that are printed together, all of one size.

    `title` names them where they are kept, and stands with `mark` at the head of every page but the first,
    which has a title of its own.
    """

    title: str
    mark: str
    paper: Paper
    is_landscape: bool
    pages: tuple[tuple[Placed, ...], ...]
    style: Style
    say: Speaker

    @property
    def size(self) -> QSizeF:
        """Of each page, as it is read."""
        size = self.paper.size
        return size.transposed() if self.is_landscape else size

    @property
    def layout(self) -> QPageLayout:
        """Of each page, for what prints it: no margins, since the pages have their own."""
        turn = QPageLayout.Orientation.Landscape if self.is_landscape else QPageLayout.Orientation.Portrait
        return QPageLayout(QPageSize(self.paper.value), turn, QMarginsF())

    def paint_page(self, painter: QPainter, page: int) -> None:
        """Paint a page, counted from 0, with its upper left corner at (0, 0)."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        if page:
            self._paint_head(painter)
        for placed in self.pages[page]:
            painter.save()
            placed.strip.paint(painter, placed.box)
            painter.restore()
        self._paint_foot(painter, page)
        painter.restore()

    def _paint_head(self, painter: QPainter) -> None:
        box = QRectF(MARGIN, MARGIN, self.size.width() - 2 * MARGIN, _HEAD - 8)
        painter.setPen(QColor(self.style.inks.soft_ink))
        marked = paint_line(painter, box, self.mark, self.style, _RIGHT, room=box.width() * 0.4)
        rest = box.adjusted(0, 0, -marked - 16, 0)
        paint_line(painter, rest, self.title, self.style, _LEFT, strong=True)
        painter.setPen(QPen(QColor(self.style.inks.hairline), 0.8))
        painter.drawLine(box.bottomLeft(), box.bottomRight())

    def _paint_foot(self, painter: QPainter, page: int) -> None:
        foot = self.size.height() - MARGIN
        box = QRectF(MARGIN, foot - _FOOT + 8, self.size.width() - 2 * MARGIN, _FOOT - 8)
        painter.setPen(QColor(self.style.inks.soft_ink))
        numbered = self.say(_PAGE.of(page=page + 1, pages=len(self.pages)))
        paint_line(painter, box, numbered, self.style, _RIGHT)
        paint_line(painter, box, "Scorepad", self.style, _LEFT)


def frame(paper: Paper, *, landscape: bool, first: bool = True) -> QRectF:
    """Where a page has room for strips: the first has no head above them."""
    size = paper.size.transposed() if landscape else paper.size
    top = MARGIN if first else MARGIN + _HEAD
    return QRectF(MARGIN, top, size.width() - 2 * MARGIN, size.height() - top - MARGIN - _FOOT)


def lay_out(blocks: Sequence[Block], paper: Paper, *, landscape: bool) -> tuple[tuple[Placed, ...], ...]:
    """Put blocks on pages one below the other; what is kept together begins a page where it does not fit."""
    filling = _Filling(paper, landscape)
    for block in blocks:
        filling.put(block)
    return tuple(tuple(page) for page in filling.pages)


class _Filling:
    def __init__(self, paper: Paper, landscape: bool) -> None:
        self._paper, self._landscape = paper, landscape
        self.pages: list[list[Placed]] = []
        self._turn()

    def _turn(self) -> None:
        self._frame = frame(self._paper, landscape=self._landscape, first=not self.pages)
        self._top = self._frame.top()
        self.pages.append([])

    def put(self, block: Block) -> None:
        above = block.above if self.pages[-1] else 0.0
        is_begun = False
        for group in self._groups(block):
            needed = sum(strip.needs for strip in group)
            needed += 0 if is_begun else above + sum(strip.height for strip in block.head)
            if self._top + needed > self._frame.bottom() + 0.01 and self.pages[-1]:
                self._turn()
                is_begun, above = False, 0.0
            if not is_begun:
                self._top += above
                self._place(block.head)
                is_begun = True
            self._place(group)

    def _groups(self, block: Block) -> Iterator[list[Strip]]:
        """Strips that stay together, or each for itself where together they are higher than a page."""
        room = frame(self._paper, landscape=self._landscape, first=False).height()
        room -= sum(strip.height for strip in block.head)
        for group in _kept(block.strips):
            if sum(strip.needs for strip in group) <= room:
                yield group
            else:
                yield from ([strip] for strip in group)

    def _place(self, strips: Sequence[Strip]) -> None:
        for strip in strips:
            height = max(strip.needs, min(strip.height, self._frame.bottom() - self._top))
            box = QRectF(self._frame.left(), self._top, self._frame.width(), height)
            self.pages[-1].append(Placed(box, strip))
            self._top += height


def _kept(strips: Sequence[Strip]) -> Iterator[list[Strip]]:
    """Strips in groups that a page's end may not part."""
    group: list[Strip] = []
    for strip in strips:
        group.append(strip)
        if not strip.keep:
            yield group
            group = []
    if group:
        yield group


# Lines of words.


def shown(text: str) -> str:
    """A text as it may be painted: on one line, and turning nothing around it."""
    return calm(plain(text))


def paint_line(
    painter: QPainter,
    box: QRectF,
    text: str,
    style: Style,
    flags: int,
    *,
    height: int = SMALL,
    strong: bool = False,
    room: float | None = None,
) -> float:
    """Paint words on one line of a box, with an ellipsis where they are longer, and give their width."""
    face = style.face(height, strong=strong)
    metrics = QFontMetricsF(face)
    widest = box.width() if room is None else room
    cut = metrics.elidedText(shown(text), Qt.TextElideMode.ElideRight, widest)
    painter.setFont(face)
    painter.drawText(box, flags | int(Qt.TextFlag.TextSingleLine), cut)
    return metrics.horizontalAdvance(cut)
