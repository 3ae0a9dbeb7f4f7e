"""Where everything on the table view lies, and how large: as large as the window allows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QApplication

from scorepad.ui import icons, look
from scorepad.ui.board import Board, BoardSide, Sign
from scorepad.ui.say import words

DOT = " · "
PAIR = " & "
WITHIN = " "
"""Between the halves of one name."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

LINE = 1.28
"""The height of a line of text, in heights of its type."""
NARROWEST_CARD = 34.0
"""Cards side by side are at least so wide, in units of the plan; else each side gets a row."""
HIGHEST_CARD = 76.0
"""The type on cards is measured by their height up to this, in units of the plan."""
HIGHEST_ROW = 19.0
"""Rows are at most so high, in units of the plan ..."""
CROWDED_ROW = 32.0
"""... and where reasons would be small, so high."""
WHOLE = 0.75
"""A text that can be broken over two lines is not made smaller than this, of what it is wanted to be."""
SIGN = 1.1
"""The room of a sign behind a text, in heights of its type."""
_BEFORE = SIGN + 0.1
"""The room of a sign before a text."""
_IN_A_ROW = {
    "place": 0.46,
    "name": 0.56,
    "said": 0.56,
    "done": 0.56,
    "why": 0.42,
    "aside": 0.44,
    "figure": 0.86,
}
"""The type of each column of rows, in heights of a row, ..."""
_AT_MOST = {"place": 6.0, "name": 8.0, "said": 8.0, "done": 8.0, "aside": 4.6, "figure": 14.0}
"""... and at most, in units of the plan; ..."""
_AT_MOST_BESIDE_REASONS = {"name": 5.6, "why": 4.6, "aside": 3.8, "figure": 8.0}
"""... where it is to leave room for the reasons, so much."""
_UP, _DOWN = "▲", "▼"
_SIGN_ROLES = {"♥": "red", "♦": "red", _UP: "green", _DOWN: "red"}
"""What is written in a colour of its own amid a text."""
_SUIT_ROLES = {"hearts": "red", "diamonds": "red"}
_SIGNS = {Sign.KEPT: ("check", "green"), Sign.WON: ("star", "gold")}


@dataclass(frozen=True)
class Lettering:
    """One text: as much of it as fits its box, its size in pixels, its colour's role."""

    text: str
    box: QRectF
    pixels: int
    role: str = "ink"
    strong: bool = False
    align: Qt.AlignmentFlag = CENTRE
    wraps: bool = False

    def needs(self) -> QSizeF:
        """The room that it takes."""
        metrics = QFontMetricsF(face(self.pixels, strong=self.strong))
        if self.wraps:
            return metrics.boundingRect(QRectF(0, 0, self.box.width(), 1e6), _flags(self), self.text).size()
        return QSizeF(metrics.horizontalAdvance(self.text), metrics.height())


@dataclass(frozen=True)
class Picture:
    """A small drawing: a suit, or a sign."""

    icon: str
    box: QRectF
    role: str


@dataclass(frozen=True)
class Panel:
    """The ground of a side; the marked one stands out."""

    box: QRectF
    marked: bool


@dataclass(frozen=True)
class BoardPlan:
    """A board laid out for one window."""

    panels: tuple[Panel, ...]
    texts: tuple[Lettering, ...]
    pictures: tuple[Picture, ...]
    unit: float
    """A hundredth of the window's height, or less where it is narrow: what every size is measured in."""


def face(pixels: int, *, strong: bool = False) -> QFont:
    """The interface's font at a height in pixels; the text size of the settings has no say here."""
    font = QFont(QApplication.font())
    font.setPixelSize(max(1, pixels))
    font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    return font


def plan_board(board: Board, size: QSizeF) -> BoardPlan:
    """Lay a board out: heading and facts above, the sides as cards or rows, the notes below."""
    return _Planner(size).plan(board)


def paint_board(painter: QPainter, plan: BoardPlan) -> None:
    """Paint a board that is laid out."""
    tint = look.colours()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    corner = 1.6 * plan.unit
    for panel in plan.panels:
        width = max(3.0, 0.5 * plan.unit * tint.border) if panel.marked else float(tint.border)
        painter.setPen(QPen(QColor(tint.accent if panel.marked else tint.hairline), width))
        painter.setBrush(QColor(tint.tint if panel.marked else tint.card))
        painter.drawRoundedRect(panel.box, corner, corner)
    for picture in plan.pictures:
        icons.draw(painter, picture.box, picture.icon, picture.role)
    for text in plan.texts:
        painter.setFont(face(text.pixels, strong=text.strong))
        if text.wraps or _SIGN_ROLES.keys().isdisjoint(text.text):
            painter.setPen(QColor(getattr(tint, text.role)))
            painter.drawText(text.box, _flags(text), text.text)
        else:
            _paint_signs(painter, text)


def _paint_signs(painter: QPainter, text: Lettering) -> None:
    """Paint a line in which there are red suits, or arrows up and down, those in their colours."""
    tint, needs = look.colours(), text.needs().width()
    left = text.box.left()
    if text.align & Qt.AlignmentFlag.AlignRight:
        left = text.box.right() - needs
    elif text.align & Qt.AlignmentFlag.AlignHCenter:
        left = text.box.center().x() - needs / 2
    for role, letters in groupby(text.text, key=lambda letter: _SIGN_ROLES.get(letter, text.role)):
        part = "".join(letters)
        width = _width(part, text.pixels, strong=text.strong)
        painter.setPen(QColor(getattr(tint, role)))
        painter.drawText(QRectF(left, text.box.top(), width + 1, text.box.height()), LEFT.value, part)
        left += width


def _flags(text: Lettering) -> int:
    flags = text.align.value
    return flags | Qt.TextFlag.TextWordWrap.value if text.wraps else flags


def _width(text: str, pixels: float, *, strong: bool = False) -> float:
    return QFontMetricsF(face(round(pixels), strong=strong)).horizontalAdvance(text)


def _fits(
    texts: Iterable[str], pixels: int, width: float, *, strong: bool = False, beside: float = 0.0
) -> bool:
    """Whether each of the texts fits, with a sign behind it that is `beside` heights of the type wide."""
    return all(_width(text, pixels, strong=strong) + 1 + beside * pixels <= width for text in texts if text)


def _fitting(
    texts: Iterable[str],
    wanted: float,
    width: float,
    *,
    strong: bool = False,
    least: float = 0.3,
    beside: float = 0.0,
) -> int:
    """The largest type up to `wanted` in which each of the texts fits; not below `least` of it."""
    pixels, lowest = int(wanted), max(1, int(wanted * least))
    shown = list(texts)
    while pixels > lowest and not _fits(shown, pixels, width, strong=strong, beside=beside):
        pixels -= 1
    return max(1, pixels)


def _elided(text: str, pixels: int, width: float, *, strong: bool = False) -> str:
    metrics = QFontMetricsF(face(pixels, strong=strong))
    room = max(0.0, width)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    while room > 0 and metrics.horizontalAdvance(shown) > width:
        # Measured in parts, what is left may be a hair wider than it is as a whole.
        room -= 1
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    return shown


@dataclass(frozen=True)
class _Words:
    """A part of a line, in a colour and a weight of its own."""

    text: str
    role: str = "ink"
    strong: bool = False


class _Planner:
    """Collects what a plan is made of."""

    def __init__(self, size: QSizeF) -> None:
        self.unit = min(size.height() / 100, size.width() / 128)
        self.margin = 4 * self.unit
        self.inner = QRectF(0, 0, size.width(), size.height()).adjusted(
            self.margin, 0.7 * self.margin, -self.margin, -0.7 * self.margin
        )
        self.panels: list[Panel] = []
        self.texts: list[Lettering] = []
        self.pictures: list[Picture] = []

    def plan(self, board: Board) -> BoardPlan:
        """Everything, from above and from below to the middle."""
        top = self._head(board)
        bottom = self._foot(board)
        middle = QRectF(self.inner.left(), top, self.inner.width(), max(1.0, bottom - top))
        gap = 2 * self.unit
        count = max(1, len(board.sides))
        width = (middle.width() - gap * (count - 1)) / count
        if any(side.why for side in board.sides) or width < NARROWEST_CARD * self.unit:
            self._rows(board.sides, middle)
        else:
            self._cards(board.sides, middle, width, gap)
        return BoardPlan(tuple(self.panels), tuple(self.texts), tuple(self.pictures), self.unit)

    # Above and below.

    def _head(self, board: Board) -> float:
        """Heading at the left and facts at the right, or below each other; where the middle begins."""
        unit, inner = self.unit, self.inner
        heading = [_Words(DOT.join(words(part) for part in board.heading), strong=True)]
        facts = [_Words(DOT.join(words(part) for part in board.facts), "soft_ink")]
        large, small = 5.4 * unit, 4.4 * unit
        suit = board.suit
        needed = self._advance(heading, large, suit) + self._advance(facts, small)
        if not board.facts:
            return self._ending(heading[0])
        if needed + 4 * unit <= inner.width():
            box = QRectF(inner.left(), inner.top(), inner.width(), large * LINE)
            self._line(heading, box, large, LEFT, suit)
            self._line(facts, box, small, RIGHT)
            return box.bottom() + 2.5 * unit
        box = QRectF(inner.left(), inner.top(), inner.width(), large * LINE)
        self._line(heading, box, large, LEFT, suit)
        below = QRectF(inner.left(), box.bottom(), inner.width(), small * LINE)
        self._line(facts, below, small, LEFT)
        return below.bottom() + 2 * unit

    def _ending(self, sentence: _Words) -> float:
        """A heading alone, on more lines where one would be too long."""
        unit, inner = self.unit, self.inner
        large, least = 6.6 * unit, 4.4 * unit
        box = QRectF(inner.left(), inner.top(), inner.width(), 9 * unit)
        if self._advance([sentence], least) <= box.width():
            self._line([sentence], box, large, LEFT)
            return box.bottom() + 2 * unit
        box.setHeight(13 * unit)
        text = Lettering(sentence.text, box, int(least), strong=True, align=LEFT, wraps=True)
        while text.pixels > 1 and text.needs().height() > box.height():
            text = replace(text, pixels=text.pixels - 1)
        self.texts.append(text)
        return box.bottom() + 2 * unit

    def _foot(self, board: Board) -> float:
        """The notes in one line where they fit, else each in its own; where the middle ends."""
        unit, inner = self.unit, self.inner
        notes = [
            _Words(words(note.text), "gold" if note.warning else "ink", note.warning) for note in board.notes
        ]
        wanted = 5 * unit
        joined: list[_Words] = []
        for note in notes:
            joined += [_Words(DOT, "soft_ink"), note] if joined else [note]
        lines = [joined]
        if len(notes) > 1 and self._advance(joined, 0.8 * wanted) > inner.width():
            lines = [[note] for note in notes]
        height = wanted * LINE
        top = inner.bottom() - height * len(lines)
        for at, line in enumerate(lines):
            self._line(line, QRectF(inner.left(), top + at * height, inner.width(), height), wanted, CENTRE)
        return top - 1.5 * unit

    def _advance(self, parts: Sequence[_Words], pixels: float, suit: str = "") -> float:
        suited = 1.5 * pixels if suit else 0.0
        return sum(_width(part.text, pixels, strong=part.strong) for part in parts) + suited

    def _line(
        self,
        parts: Sequence[_Words],
        box: QRectF,
        wanted: float,
        align: Qt.AlignmentFlag,
        suit: str = "",
    ) -> None:
        """One line of differently coloured parts, as large as fits; the longest gives way at last."""
        pixels = int(wanted)
        while pixels > 0.6 * wanted and self._advance(parts, pixels, suit) > box.width():
            pixels -= 1
        room = box.width() - (1.5 * pixels if suit else 0.0)
        widths = [_width(part.text, pixels, strong=part.strong) for part in parts]
        over = sum(widths) - room
        if over > 0:
            longest = widths.index(max(widths))
            widths[longest] = max(0.0, widths[longest] - over)
        total = sum(widths) + (box.width() - room)
        left = {LEFT: box.left(), RIGHT: box.right() - total, CENTRE: box.center().x() - total / 2}[align]
        for part, width in zip(parts, widths, strict=True):
            text = _elided(part.text, pixels, width + 0.5, strong=part.strong)
            piece = QRectF(left, box.top(), width + 1, box.height())
            if text:
                self.texts.append(Lettering(text, piece, pixels, part.role, part.strong, LEFT))
            left += width
        if suit:
            picture = QRectF(
                left + 0.4 * pixels, box.center().y() - 0.55 * pixels, 1.1 * pixels, 1.1 * pixels
            )
            self.pictures.append(Picture(suit, picture, _SUIT_ROLES.get(suit, "ink")))

    # Cards side by side.

    def _cards(self, sides: Sequence[BoardSide], middle: QRectF, width: float, gap: float) -> None:
        """A card a side: name, the large figure, place and points, what was said and done."""
        pad = min(2.5 * self.unit, 0.06 * width)
        room, height = width - 2 * pad, middle.height() - 2 * pad
        # On a window that stands upright cards are narrow, however high they are.
        type_height = min(height, HIGHEST_CARD * self.unit)
        said = [words(side.said) for side in sides]
        done = [words(side.done) for side in sides]
        won = SIGN if any(side.sign is Sign.WON for side in sides) else 0.0
        # What stands in the same place on every card has the same size.
        called, stands = [_called(side) for side in sides], [_standing(side) for side in sides]
        joint = PAIR if any(side.partner for side in sides) else WITHIN
        names = _Lines(called, joint, (0.1, 0.085), type_height, room, least=0.75, strong=True, beside=won)
        standings = _Lines(stands, DOT, (0.085, 0.066), type_height, room, least=0.5)
        shares = {
            "name": 0.22 if names.broken else 0.15,
            "figure": 0.43 - 0.07 * names.broken - 0.05 * standings.broken,
            "standing": 0.17 if standings.broken else 0.12,
            "said": 0.17,
            "done": 0.13,
        }
        figures = [words(side.figure) for side in sides]
        sizes = {
            "name": names.pixels,
            "figure": _fitting(figures, min(0.35, 0.82 * shares["figure"]) * type_height, room, strong=True),
            "standing": standings.pixels,
            "said": _fitting(said, 0.12 * type_height, room, strong=True, beside=SIGN),
            "done": _fitting(done, 0.1 * type_height, room, strong=True, beside=SIGN),
        }
        # Before anything is done the rest stands in the middle, as large as ever.
        lowered = 0.0 if any(done) else shares["done"] * height / 2
        for at, side in enumerate(sides):
            left = middle.left() + at * (width + gap)
            self.panels.append(Panel(QRectF(left, middle.top(), width, middle.height()), side.marked))
            lines = {
                "name": names.lines[at],
                "figure": (figures[at],),
                "standing": standings.lines[at],
                "said": (said[at],),
                "done": (done[at],),
            }
            top = middle.top() + pad + lowered
            for key, share in shares.items():
                box = QRectF(left + pad, top, room, share * height)
                top += share * height
                self._on_a_card(key, side, lines[key], box, sizes[key])

    def _on_a_card(self, key: str, side: BoardSide, lines: Sequence[str], box: QRectF, pixels: int) -> None:
        if key == "figure":
            self._text(lines[0], box, pixels, "accent" if side.leads else "ink", strong=True)
        elif key == "standing":
            for line, part in zip(lines, _parts(box, len(lines), pixels), strict=True):
                self._text(line, part, pixels, "soft_ink")
        else:
            self._lines(list(filter(None, lines)) or [""], _sign_at(key, side), box, pixels)

    def _lines(
        self, lines: Sequence[str], sign: Sign, box: QRectF, pixels: int, align: Qt.AlignmentFlag = CENTRE
    ) -> None:
        """A text on one or more lines, with its sign behind the last."""
        *firsts, last = zip(lines, _parts(box, len(lines), pixels), strict=True)
        for line, part in firsts:
            self._text(line, part, pixels, strong=True, align=align)
        self._signed(last[0], sign, last[1], pixels, align)

    def _text(
        self,
        text: str,
        box: QRectF,
        pixels: int,
        role: str = "ink",
        *,
        strong: bool = False,
        align: Qt.AlignmentFlag = CENTRE,
    ) -> None:
        shown = _elided(text, pixels, box.width(), strong=strong)
        if shown:
            self.texts.append(Lettering(shown, box, pixels, role, strong, align))

    def _signed(
        self, text: str, sign: Sign, box: QRectF, pixels: int, align: Qt.AlignmentFlag = CENTRE
    ) -> None:
        """A text with its sign behind it."""
        if sign is Sign.NONE:
            self._text(text, box, pixels, strong=True, align=align)
            return
        icon, role = _SIGNS[sign]
        width = min(_width(text, pixels, strong=True) + 1, box.width() - SIGN * pixels)
        left = box.center().x() - (width + SIGN * pixels) / 2 if align == CENTRE else box.left()
        words_box = QRectF(left, box.top(), width, box.height())
        ink = "green" if sign is Sign.KEPT else "ink"
        self._text(text, words_box, pixels, ink, strong=True, align=LEFT)
        square = QRectF(0, 0, 0.9 * pixels, 0.9 * pixels)
        square.moveCenter(words_box.center())
        square.moveLeft(words_box.right() + 0.15 * pixels)
        self.pictures.append(Picture(icon, square, role))

    # A row a side.

    def _rows(self, sides: Sequence[BoardSide], middle: QRectF) -> None:
        """A row a side, for seven at a table, for long names, and where points are explained."""
        gap = 0.9 * self.unit
        gaps = gap * (len(sides) - 1)
        room, width = (middle.height() - gaps) / max(1, len(sides)), middle.width() - 3 * self.unit
        height = min(HIGHEST_ROW * self.unit, room)
        columns = _Columns(sides, height, width, self.unit)
        if columns.crowded:
            height = min(CROWDED_ROW * self.unit, room)
            columns = _Columns(sides, height, width, self.unit, between="\n")
        # Few rows stand in the middle.
        middle = middle.adjusted(0, (middle.height() - gaps - height * len(sides)) / 2, 0, 0)
        for at, side in enumerate(sides):
            row = QRectF(middle.left(), middle.top() + at * (height + gap), middle.width(), height)
            self.panels.append(Panel(row, side.marked))
            left = row.left() + 1.5 * self.unit
            for key, width in columns.widths.items():
                box = QRectF(left, row.top(), width, height)
                left += width + columns.gap
                if key == "why":
                    self._explained(side, columns.explanation(side, box))
                else:
                    self._in_a_row(key, side, box, columns.pixels[key])

    def _in_a_row(self, key: str, side: BoardSide, box: QRectF, pixels: int) -> None:
        if key == "place":
            self._text(_place(side), box, pixels, "soft_ink", align=LEFT)
        elif key == "name":
            self._lines(side.names, _sign_at(key, side), box, pixels, LEFT)
        elif key == "aside":
            self._text(words(side.aside), box, pixels, "soft_ink", align=RIGHT)
        elif key == "figure":
            role = "accent" if side.leads else "ink"
            self._text(words(side.figure), box, pixels, role, strong=True, align=RIGHT)
        else:
            text = words(side.said if key == "said" else side.done)
            self._signed(text, _sign_at(key, side), box, pixels, LEFT)

    def _explained(self, side: BoardSide, reasons: Lettering) -> None:
        """The reasons on as many lines as they need, with the sign of a kept bid before them."""
        if side.sign is not Sign.NONE:
            icon, role = _SIGNS[side.sign]
            square = QRectF(0, 0, reasons.pixels, reasons.pixels)
            square.moveCenter(reasons.box.center())
            square.moveLeft(reasons.box.left() - _BEFORE * reasons.pixels)
            self.pictures.append(Picture(icon, square, role))
        self.texts.append(reasons)


def _parts(box: QRectF, count: int, pixels: int) -> list[QRectF]:
    """The boxes of the lines of a text, close to each other in the middle of its box."""
    height = box.height() if count == 1 else min(box.height() / count, LINE * pixels)
    top = box.center().y() - count * height / 2
    return [QRectF(box.left(), top + at * height, box.width(), height) for at in range(count)]


class _Lines:
    """Texts of parts in the same place on every card: each on one line where all of them fit, else broken.

    Where the parts are those of one name, only the names that have to are broken, and none where its halves
    would be cut off as well: that would cost the totals their room and tell no more.
    `shares` are the sizes that are wanted for the one and for the other, in heights of a card; `least` is
    as in `_fitting`.
    """

    def __init__(
        self,
        texts: Sequence[tuple[str, ...]],
        joint: str,
        shares: tuple[float, float],
        height: float,
        width: float,
        *,
        least: float,
        strong: bool = False,
        beside: float = 0.0,
    ) -> None:
        whole = [joint.join(parts) for parts in texts]
        most = max(map(len, texts), default=0)
        self.lines: Sequence[tuple[str, ...]] = [(text,) for text in whole]
        least_whole = WHOLE if most > 1 else least
        self.pixels = _fitting(
            whole, shares[0] * height, width, strong=strong, least=least_whole, beside=beside
        )
        every = [part for parts in texts for part in parts]
        smaller = _fitting(every, shares[1] * height, width, strong=strong, least=least, beside=beside)
        helps = joint != WITHIN or _fits(every, smaller, width, strong=strong, beside=beside)
        whole_fit = _fits(whole, self.pixels, width, strong=strong, beside=beside)
        self.broken = most > 1 and helps and not whole_fit
        if self.broken:
            self.pixels = smaller
            self.lines = [
                (text,)
                if joint == WITHIN and _fits([text], self.pixels, width, strong=strong, beside=beside)
                else (*parts, *[""] * (most - len(parts)))
                for text, parts in zip(whole, texts, strict=True)
            ]


class _Columns:
    """The columns of rows: how wide and how large each is, the same in every row."""

    def __init__(
        self, sides: Sequence[BoardSide], height: float, width: float, unit: float, between: str = "; "
    ) -> None:
        self.gap = 2 * unit
        self._between = between
        texts = {
            "place": [_place(side) for side in sides],
            "name": [name for side in sides for name in side.names],
            "said": [words(side.said) for side in sides],
            "done": [words(side.done) for side in sides],
            "why": [_reasons(side, between) for side in sides],
            "aside": [words(side.aside) for side in sides],
            "figure": [words(side.figure) for side in sides],
        }
        texts = {key: shown for key, shown in texts.items() if any(shown)}
        shared = "why" in texts
        at_most = _AT_MOST | _AT_MOST_BESIDE_REASONS if shared else _AT_MOST
        size = 1.0
        while True:
            self.pixels = {
                key: max(1, int(size * min(_IN_A_ROW[key] * height, at_most[key] * unit))) for key in texts
            }
            self.widths = {
                key: self._measured(key, texts[key]) for key in texts if key not in ("name", "why")
            }
            rest = width - sum(self.widths.values()) - self.gap * (len(texts) - 1)
            longest = max(_width(name, self.pixels["name"], strong=True) for name in texts["name"]) + 1
            needed = min(longest, (0.22 if shared else 0.36) * width) + (0.3 * width if shared else 0)
            if size < 0.5 or rest >= needed:
                break
            size -= 0.04
        names = min(longest, 0.24 * width) if shared else rest
        given = {"name": max(0.0, names), "why": max(0.0, rest - names)}
        column = QRectF(0, 0, given["why"], height)
        if shared:
            self.pixels["name"] = _fitting(
                texts["name"], self.pixels["name"], given["name"], strong=True, least=0.7
            )
        wanted = self.pixels.get("why", 0)
        while shared and self.pixels["why"] > 6 and not self._explain(sides, column):
            self.pixels["why"] -= 1
        self.crowded = shared and self.pixels["why"] < wanted
        self.widths = {key: given[key] if key in given else self.widths[key] for key in texts}

    def explanation(self, side: BoardSide, box: QRectF) -> Lettering:
        """Why a side got its points, beside the room for a sign."""
        pixels = self.pixels["why"]
        beside = box.adjusted(_BEFORE * pixels, 0, 0, 0)
        return Lettering(_reasons(side, self._between), beside, pixels, align=LEFT, wraps=True)

    def _explain(self, sides: Sequence[BoardSide], box: QRectF) -> bool:
        """Whether everybody's reasons fit their column."""
        shown = [self.explanation(side, box) for side in sides]
        return all(
            one.needs().height() <= 0.94 * box.height() and one.needs().width() <= one.box.width()
            for one in shown
        )

    def _measured(self, key: str, texts: Sequence[str]) -> float:
        """The widest text, with room for a sign where one may stand."""
        strong = key in ("said", "done", "figure")
        sign = SIGN * self.pixels[key] if key in ("said", "done") else 0.0
        return max(_width(text, self.pixels[key], strong=strong) for text in texts) + sign + 1


def _reasons(side: BoardSide, between: str) -> str:
    """Why a side got its points; a sum is not broken over two lines."""
    text = between.join(words(sentence) for sentence in side.why)
    for operator in "+×=":
        text = text.replace(f" {operator} ", f"\N{NO-BREAK SPACE}{operator}\N{NO-BREAK SPACE}")
    return text


def _sign_at(key: str, side: BoardSide) -> Sign:
    """The sign behind one of a side's texts: won stands at the name, kept at what was done."""
    if side.sign is Sign.WON:
        return Sign.WON if key == "name" else Sign.NONE
    last = "done" if side.done else "said"
    return side.sign if key == last else Sign.NONE


def _called(side: BoardSide) -> tuple[str, ...]:
    """What may stand on a line each: both names of a pair, or the halves of a name of some words.

    >>> _called(BoardSide(name="Jan Willem de Vries", figure=""))
    ('Jan Willem', 'de Vries')
    >>> _called(BoardSide(name="Anna", figure=""))
    ('Anna',)
    """
    (first, *others), *partner = [name.split(WITHIN) for name in side.names]
    if partner or not others:
        return side.names
    parts = [first, *others]
    halves = [(WITHIN.join(parts[:at]), WITHIN.join(parts[at:])) for at in range(1, len(parts))]
    return min(halves, key=lambda two: max(map(len, two)))


def _place(side: BoardSide) -> str:
    arrow = _UP if side.moved > 0 else _DOWN
    return words(side.place) + (f" {arrow}{abs(side.moved)}" if side.moved else "")


def _standing(side: BoardSide) -> tuple[str, ...]:
    return tuple(part for part in (_place(side), words(side.aside)) if part)


def told(board: Board) -> str:
    """The whole board as a screen reader says it."""
    said = [*map(words, board.heading), words(board.suit_name), *map(words, board.facts)]
    for side in board.sides:
        parts = (
            PAIR.join(side.names),
            words(side.figure),
            DOT.join(_standing(side)),
            words(side.said),
            words(side.done),
        )
        said.append(", ".join(part for part in (*parts, *map(words, side.why)) if part))
    return ". ".join(part for part in (*said, *(words(note.text) for note in board.notes)) if part)
