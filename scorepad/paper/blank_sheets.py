"""Blank sheets to write on by hand: each game's own grid, with room for names, a dot for who deals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from scorepad.core.by_hand import ByHand, Reference
from scorepad.core.game import AnyGame, Preset
from scorepad.core.grid import Grid, GridRow, RowRole
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.sheet import Scoresheet
from scorepad.core.table import Setup
from scorepad.core.words import DEAL, TOTAL
from scorepad.export.text import written_rows
from scorepad.paper.match_sheet import grid_table
from scorepad.paper.pages import Block, Booklet, Paper, Strip, frame, lay_out, paint_line
from scorepad.paper.prose import DOT, heading, painted_length, paragraph, title
from scorepad.paper.style import LEAD, SMALL, Style, printed
from scorepad.paper.tables import Align, Cell, Head, Row, RuledTable, Stroke
from scorepad.paper.voice import Voice

_BLANK = QT_TRANSLATE_NOOP("paper", "{game}, a sheet to write on")
_DATE = QT_TRANSLATE_NOOP("paper", "Date")
_PLACE = QT_TRANSLATE_NOOP("paper", "Where")
_DEALS = QT_TRANSLATE_NOOP("paper", "deals")
_DOT = QT_TRANSLATE_NOOP("paper", "● deals, if the first column deals first")
_DEALS_DOT = QT_TRANSLATE_NOOP("paper", "● deals")
_NUMBERS = QT_TRANSLATE_NOOP("paper", "The numbers are the seats, clockwise.")
_SO_FAR = QT_TRANSLATE_NOOP("paper", "So far")
_SEATS = QT_TRANSLATE_NOOP("paper", "The numbers are the seats, clockwise; seat 1 deals first.")

_LOWEST, _HIGHEST = 26.0, 42.0
"""Rows that are written on: 7 to 11 mm."""
_NAMES = 30.0
_GAP, _GAP_ABOVE = 22.0, 8.0
_ENTRIES = (RowRole.ABOVE, RowRole.BELOW)
_MOST_LINES, _LEAST_LINES = 9, 4
"""Lines of a pad above *the line*, and as many below it; of them, what is free to write on at least."""
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)


def blank_booklet(
    game: AnyGame, players: int, paper: Paper, voice: Voice, preset: Preset[Any] | None = None
) -> Booklet:
    """An empty sheet of a game for so many players as it can have, by its usual house rules or others."""
    seats = tuple(str(seat + 1) for seat in range(players))
    setup = Setup(seats, (preset or game.presets[0]).options(players))
    return _booklet(_BlankSheet(game, setup, voice, printed(), _room(paper).width()), paper)


def match_blank_booklet(match: Match, paper: Paper, voice: Voice) -> Booklet:
    """A sheet to go on by hand with a match: its players and house rules, and the deals that are to come.

    A sheet of a row a deal begins with what each side has so far, a pad with all that stands on it. The sheet
    of a match that is over is empty, for the next one at this table.
    """
    played = () if match.finished else match.deals
    sheet = _BlankSheet(match.game, match.setup, voice, printed(), _room(paper).width(), True, played)
    return _booklet(sheet, paper)


def _room(paper: Paper) -> QRectF:
    return frame(paper, landscape=False)


def _booklet(sheet: "_BlankSheet", paper: Paper) -> Booklet:
    room, say = _room(paper), sheet.voice.say
    above, below = [sheet.heading(), sheet.names()], [sheet.legend(), *sheet.references()]
    taken = sum(block.height for block in (*above, *below))
    table = sheet.table(room.height() - taken - _GAP_ABOVE)
    blocks = [*above, table.block(room.width(), above=_GAP_ABOVE), *below]
    pages = lay_out(blocks, paper, landscape=False)
    named = say(_BLANK.of(game=sheet.game.words.name))
    return Booklet(named, "", paper, is_landscape=False, pages=pages, style=sheet.style, say=say)


@dataclass(frozen=True)
class _BlankSheet:
    """The parts of an empty sheet.

    Unless it `is_named`, the players of `setup` are called by the numbers of their seats, and write their
    names themselves. The `played` deals stand on another sheet.
    """

    game: AnyGame
    setup: Setup[Any]
    voice: Voice
    style: Style
    width: float
    is_named: bool = False
    played: tuple[Any, ...] = ()

    @cached_property
    def _sides(self) -> tuple[tuple[int, ...], ...]:
        return self.game.sides(self.setup.seats)

    @property
    def _is_each_for_himself(self) -> bool:
        return all(len(seats) == 1 for seats in self._sides)

    @cached_property
    def _by_hand(self) -> ByHand:
        return self.game.by_hand(self.setup)

    @cached_property
    def _grid(self) -> Grid:
        """The game's own layout of what is played, if anything, and of what is to come."""
        return self.game.layout(self.setup, self.played, None, self._scored)

    @cached_property
    def _scored(self) -> Scoresheet:
        return self.game.score(self.setup, self.played, False)

    @property
    def _is_pad(self) -> bool:
        return any(row.role in _ENTRIES for row in self._grid.rows)

    # Above the table.

    def heading(self) -> Block:
        """The game, its rules, and where to write when and where it is played."""
        say = self.voice.say
        rules = DOT.join(say(rule) for rule in self.game.words.agreed(self.setup))
        strips = (
            *title(say(self.game.words.name), self.width, self.style),
            *paragraph(rules, self.width, self.style, height=SMALL + 1, soft=True),
            _lines_to_write_on((say(_DATE), say(_PLACE)), self.style),
        )
        return Block(strips)

    def names(self) -> Block:
        """Where several play on a side, each name with the number of the seat, or a line to write it on."""
        if self._is_each_for_himself:
            return Block(())
        if self.is_named:
            named = (f"{seat + 1} {self.voice.words(name)}" for seat, name in enumerate(self.setup.players))
            return Block(tuple(paragraph(DOT.join(named), self.width, self.style)), above=6)
        seats = [str(seat + 1) for of_side in self._sides for seat in of_side]
        return Block((_lines_to_write_on(seats, self.style),))

    # The table.

    def table(self, height: float) -> RuledTable:
        """The table that fills a height, its rows as high as is good to write on."""
        if not self._is_pad:
            return self._filling(self._rows(), height)
        # Where small tables take more of the page, the pad has fewer lines.
        most = int(self._free_for_rows(self._pad(_MOST_LINES), height) / _LOWEST)
        return self._filling(self._pad(min(_MOST_LINES, (most - 1) // 2)), height)

    def _free_for_rows(self, table: RuledTable, height: float) -> float:
        return height - Block((), table.block(self.width).head).height

    def _filling(self, table: RuledTable, height: float) -> RuledTable:
        free = self._free_for_rows(table, height)
        row_height = min(_HIGHEST, max(_LOWEST, int(free / len(table.rows))))
        return replace(table, rows=tuple(replace(row, height=row_height) for row in table.rows))

    def _side_heads(self, parts: tuple[str, ...] = ()) -> list[Head]:
        return [
            Head(
                self._title_of(seats),
                Align.REASONS,
                self._note_of(side),
                parts=parts,
                share=3.0,
                parted=bool(side) or not self._is_pad,
                is_name=True,
                is_even=True,
                to_write=len(seats) == 1 and not self.is_named,
            )
            for side, seats in enumerate(self._sides)
        ]

    def _note_of(self, side: int) -> str:
        """What stands small under a name on a pad that goes on: the games of its side."""
        if not self.played or not self._is_pad:
            return ""
        return next(self.voice.words(column.note) for column in self._grid.columns if column.side == side)

    def _title_of(self, seats: tuple[int, ...]) -> str:
        if len(seats) == 1 and not self.is_named:
            return ""
        return " & ".join(self.voice.words(self.setup.players[seat]) for seat in seats)

    @property
    def _room_for_names(self) -> float:
        return _NAMES if self._is_each_for_himself and not self.is_named else 0.0

    def _rows(self) -> RuledTable:
        """A row a deal: its number, what is noted once, and what is noted for each side."""
        say = self.voice.say
        of_deal = [] if self._is_each_for_himself else [Head(say(_DEALS), share=0.3)]
        of_deal += [Head("", parts=(say(one),), parted=True, share=1.6) for one in self._by_hand.of_deal]
        sides = self._side_heads(tuple(say(one) for one in self._by_hand.of_side))
        heads = (Head(say(DEAL), Align.WORDS, share=0.3), *of_deal, *sides)
        known = [row for row in self._grid.rows if row.deal is not None]
        rows = [
            self._row(number, self._head_of(number, known), len(of_deal)) for number in self._numbers(known)
        ]
        rows[-1] = replace(rows[-1], foot=Stroke.RULE, keep=True)
        empty = [Cell()] * (len(heads) - 1)
        total = Row((Cell(say(TOTAL)), *empty), Stroke.RULE, strong=True)
        return RuledTable(
            heads, (*self._so_far(len(of_deal)), *rows, total), self.style, head_room=self._room_for_names
        )

    def _numbers(self, known: Sequence[GridRow]) -> range:
        """The deals that are to come; where nobody knows how many, as many as there is room for."""
        done, last = len(self.played), max(len(known), self._by_hand.deals)
        return range(done + 1, (last if last > done else done + max(self._by_hand.deals, 1)) + 1)

    def _so_far(self, of_deal: int) -> tuple[Row, ...]:
        """What each side has before the first row, where anything is played."""
        if not self.played:
            return ()
        totals = [Cell(str(total)) for total in self._scored.totals]
        head = Cell(self.voice.say(_SO_FAR))
        return (Row((head, *[Cell()] * of_deal, *totals), Stroke.RULE, strong=True),)

    def _head_of(self, number: int, to_come: Sequence[GridRow]) -> Cell:
        """The number of a deal, with the grid's own words about it where nobody has to write them."""
        if number > len(to_come) or self._by_hand.of_deal:
            return Cell(str(number))
        return Cell(str(number), self.voice.words(to_come[number - 1].cells[0].small))

    def _row(self, number: int, head: Cell, of_deal: int) -> Row:
        """A deal, with who deals it if all go as usual: a dot, or the number of the seat."""
        before = (*self.played, *[self.game.blank(self.setup)] * (number - 1 - len(self.played)))
        dealer = self.game.dealer(self.setup, before, None)
        noted = [Cell()] * of_deal
        if self._is_each_for_himself:
            return Row((head, *noted, *(Cell(dealer=seats == (dealer,)) for seats in self._sides)))
        noted[0] = Cell(str(dealer + 1))
        return Row((head, *noted, *[Cell()] * len(self._sides)))

    def _pad(self, lines: int) -> RuledTable:
        """A pad with so many lines above *the line* and below it, written on or not, and the totals."""
        heads = tuple(self._side_heads())
        empty = Row((Cell(),) * len(heads))
        above = [*self._entries(RowRole.ABOVE)] or [replace(empty, foot=Stroke.STRONG)]
        below = self._entries(RowRole.BELOW)
        free_above = [empty] * max(_LEAST_LINES, lines - len(above))
        free_below = [empty] * (max(_LEAST_LINES, lines - len(below)) - 1)
        last = replace(empty, foot=Stroke.RULE, keep=True)
        totals = (Cell(small=self.voice.say(TOTAL)),) * len(heads)
        total = Row(totals, Stroke.RULE, strong=True)
        rows = (*free_above, *above, *below, *free_below, last, total)
        return RuledTable(heads, rows, self.style, head_room=self._room_for_names)

    def _entries(self, role: RowRole) -> list[Row]:
        """The lines of the pad that are written on already, above *the line* or below it."""
        if not self.played:
            return []
        written = written_rows(self._grid)
        rows = grid_table(written, self.voice, self.style).rows
        return [row for row, of in zip(rows, written.rows, strict=True) if of.role is role]

    # Below it.

    def legend(self) -> Block:
        """What tells who deals."""
        if self._is_pad and self._is_each_for_himself:
            return Block(())
        said = (_DOT, _SEATS) if not self.is_named else (_DEALS_DOT, _NUMBERS)
        told = self.voice.say(said[0] if self._is_each_for_himself else said[1])
        return Block(paragraph(told, self.width, self.style, height=SMALL, soft=True), above=5)

    def references(self) -> list[Block]:
        """What things count, the small tables beside each other."""
        tables = [_reference(one, self.voice, self.style) for one in self._by_hand.references]
        return [_beside(line, self.width, self.style) for line in _in_lines(tables, self.width)]


def _lines_to_write_on(words: Sequence[str], style: Style) -> Strip:
    """Words with a line behind each."""

    def paint(painter: QPainter, box: QRectF) -> None:
        width = box.width() / len(words)
        for nth, word in enumerate(words):
            place = QRectF(box.left() + nth * width, box.top(), width - 16, box.height() - 4)
            painter.setPen(QColor(style.inks.soft_ink))
            used = paint_line(painter, place, word, style, _LEFT, height=SMALL)
            painter.setPen(QPen(QColor(style.inks.edge), 0.8))
            painter.drawLine(
                QPointF(place.left() + used + 6, place.bottom()), QPointF(place.right(), place.bottom())
            )

    return Strip(_NAMES, paint)


def _reference(reference: Reference, voice: Voice, style: Style) -> tuple[str, RuledTable]:
    heads = tuple(
        Head(voice.words(head), Align.FIGURES if at else Align.WORDS, share=1.0)
        for at, head in enumerate(reference.heads)
    )
    rows = tuple(Row(tuple(Cell(voice.words(cell)) for cell in row), height=18.0) for row in reference.rows)
    return voice.say(reference.title), RuledTable(heads, rows, style, SMALL)


def _in_lines(
    tables: Sequence[tuple[str, RuledTable]], width: float
) -> Iterator[list[tuple[str, RuledTable]]]:
    """Small tables in lines that hold as many of them as fit beside each other uncut."""
    line: list[tuple[str, RuledTable]] = []
    for one in tables:
        if line and sum(_width(*each) + _GAP for each in (*line, one)) - _GAP > width:
            yield line
            line = []
        line.append(one)
    if line:
        yield line


def _width(said: str, table: RuledTable) -> float:
    return max(sum(table.wanted_widths), painted_length(said, table.style, LEAD, strong=True))


def _beside(tables: Sequence[tuple[str, RuledTable]], width: float, style: Style) -> Block:
    """Small tables in columns of one strip."""
    wanted = [_width(*one) for one in tables]
    spare = width - _GAP * (len(tables) - 1)
    widths = [spare * one / sum(wanted) for one in wanted]
    blocks = [
        Block((heading(said, style), *(one := table.fitted(room).block(room)).head, *one.strips))
        for (said, table), room in zip(tables, widths, strict=True)
    ]
    height = max(sum(strip.height for strip in block.strips) for block in blocks)

    def paint(painter: QPainter, box: QRectF) -> None:
        left = box.left()
        for block, room in zip(blocks, widths, strict=True):
            top = box.top()
            for strip in block.strips:
                strip.paint(painter, QRectF(left, top, room, strip.height))
                top += strip.height
            left += room + _GAP

    return Block((Strip(height, paint),), above=10)
