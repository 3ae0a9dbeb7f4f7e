"""Blank sheets to write on by hand: each game's own grid, with room for names, a dot for who deals."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from scorepad.core.by_hand import ByHand, Reference
from scorepad.core.game import AnyGame
from scorepad.core.grid import Foot, Grid, GridRow, RowRole
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.table import Setup
from scorepad.core.words import DEAL, TOTAL
from scorepad.paper.pages import Block, Booklet, Paper, Strip, frame, lay_out, paint_line
from scorepad.paper.prose import heading, painted_length, paragraph, title
from scorepad.paper.style import LEAD, SMALL, Style, printed
from scorepad.paper.tables import Align, Cell, Head, Row, RuledTable, Stroke
from scorepad.paper.voice import Voice

_BLANK = QT_TRANSLATE_NOOP("paper", "{game}, a sheet to write on")
_DATE = QT_TRANSLATE_NOOP("paper", "Date")
_PLACE = QT_TRANSLATE_NOOP("paper", "Where")
_DEALS = QT_TRANSLATE_NOOP("paper", "deals")
_DOT = QT_TRANSLATE_NOOP("paper", "● deals, if the first column deals first")
_SEATS = QT_TRANSLATE_NOOP("paper", "The numbers are the seats, clockwise; seat 1 deals first.")

_LOWEST, _HIGHEST = 26.0, 42.0
"""Rows that are written on: 7 to 11 mm."""
_NAMES = 30.0
_GAP = 22.0
_ENTRIES = (RowRole.ABOVE, RowRole.BELOW)
_LINES_ABOVE, _LINES_BELOW = 9, 9
"""Lines of a pad that is written on."""
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)


def blank_booklet(game: AnyGame, players: int, paper: Paper, voice: Voice) -> Booklet:
    """An empty sheet of a game by its usual house rules, for so many players as it can have."""
    style = printed()
    seats = tuple(str(seat + 1) for seat in range(players))
    setup: Setup[Any] = Setup(seats, game.presets[0].options(players))
    by_hand, grid = game.by_hand(setup), _grid(game, setup)
    room = frame(paper, landscape=False)
    is_pad = any(row.role in _ENTRIES for row in grid.rows)
    table = (
        _pad(game, setup, grid, voice, style) if is_pad else _rows(game, setup, grid, by_hand, voice, style)
    )
    top = Block(tuple(_heading(game, setup, voice, room.width(), style)))
    names = _names(game, players, style)
    foot = _foot(game, setup, by_hand, voice, room.width(), style, is_pad=is_pad)
    taken = sum(strip.height for block in (top, names, *foot) for strip in (*block.head, *block.strips))
    taken += sum(block.above for block in (names, *foot))
    filling = _filled(table, room.height() - taken - 8, room.width())
    blocks = [top, names, filling.block(room.width(), above=8), *foot]
    pages = lay_out(blocks, paper, landscape=False)
    named = voice.say(_BLANK.of(game=game.words.name))
    return Booklet(named, "", paper, is_landscape=False, pages=pages, style=style, say=voice.say)


def _is_each_for_himself(game: AnyGame, players: int) -> bool:
    return all(len(seats) == 1 for seats in game.sides(players))


def _grid(game: AnyGame, setup: Setup[Any]) -> Grid:
    """The game's own layout of a match of which nothing is played."""
    return game.layout(setup, (), None, game.score(setup, (), False))


def _filled(table: RuledTable, height: float, width: float) -> RuledTable:
    """The table with rows as high as the page has room for, within what is good to write on."""
    rows = len(table.rows)
    free = height - table.block(width).head[0].height
    row_height = min(_HIGHEST, max(_LOWEST, int(free / max(1, rows))))
    return replace(table, rows=tuple(replace(row, height=row_height) for row in table.rows))


# Above the table.


def _heading(game: AnyGame, setup: Setup[Any], voice: Voice, width: float, style: Style) -> list[Strip]:
    rules = " · ".join(voice.say(rule) for rule in game.words.agreed(setup))
    return [
        title(voice.say(game.words.name), style),
        *paragraph(rules, width, style, height=SMALL + 1, soft=True),
        _written_lines((voice.say(_DATE), voice.say(_PLACE)), style),
    ]


def _written_lines(words: Sequence[str], style: Style) -> Strip:
    """Words with a line behind each, to write on."""

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


def _names(game: AnyGame, players: int, style: Style) -> Block:
    """Where several play on a side, a line for each name with the number of the seat."""
    if _is_each_for_himself(game, players):
        return Block(())
    seats = [seat for of_side in game.sides(players) for seat in of_side]
    return Block((_written_lines([f"{seat + 1}" for seat in seats], style),))


# The table.


def _side_heads(game: AnyGame, players: int, parts: tuple[str, ...], *, parted_first: bool) -> list[Head]:
    return [
        Head(
            "" if len(seats) == 1 else " & ".join(str(seat + 1) for seat in seats),
            Align.FIGURES if len(seats) == 1 else Align.REASONS,
            parts=parts,
            share=3.0,
            parted=parted_first or bool(side),
            is_name=True,
            to_write=len(seats) == 1,
        )
        for side, seats in enumerate(game.sides(players))
    ]


def _rows(
    game: AnyGame, setup: Setup[Any], grid: Grid, by_hand: ByHand, voice: Voice, style: Style
) -> RuledTable:
    """A row a deal: its number, what is noted once, and what is noted for each side."""
    singles = _is_each_for_himself(game, setup.seats)
    of_deal = [] if singles else [Head(voice.say(_DEALS), share=0.3)]
    of_deal += [Head("", parts=(voice.say(phrase),), parted=True, share=1.6) for phrase in by_hand.of_deal]
    parts = tuple(voice.say(phrase) for phrase in by_hand.of_side)
    heads = (
        Head(voice.say(DEAL), Align.WORDS, share=0.3),
        *of_deal,
        *_side_heads(game, setup.seats, parts, parted_first=True),
    )
    played = [row for row in grid.rows if row.deal is not None]
    count = max(len(played), by_hand.deals)
    rows = [
        _deal_row(game, setup, number, _head_cell(played, number, by_hand, voice), len(of_deal), singles)
        for number in range(1, count + 1)
    ]
    rows[-1] = replace(rows[-1], foot=Stroke.RULE, keep=True)
    sides = len(game.sides(setup.seats))
    total = Row((Cell(voice.say(TOTAL)), *[Cell()] * (len(of_deal) + sides)), Stroke.RULE, strong=True)
    return RuledTable(heads, (*rows, total), style, head_room=_NAMES if singles else 0.0)


def _head_cell(played: Sequence[GridRow], number: int, by_hand: ByHand, voice: Voice) -> Cell:
    """The number of a deal, with the grid's own words about it where nobody has to write them."""
    small = ""
    if number <= len(played) and not by_hand.of_deal:
        small = voice.words(played[number - 1].cells[0].small)
    return Cell(str(number), small)


def _deal_row(game: AnyGame, setup: Setup[Any], number: int, head: Cell, of_deal: int, singles: bool) -> Row:
    dealer = game.dealer(setup, (game.blank(setup),) * (number - 1), None)
    if singles:
        noted = [Cell()] * of_deal
        sides = [Cell(dealer=seats == (dealer,)) for seats in game.sides(setup.seats)]
    else:
        noted = [Cell(str(dealer + 1)), *[Cell()] * (of_deal - 1)]
        sides = [Cell()] * len(game.sides(setup.seats))
    return Row((head, *noted, *sides))


def _pad(game: AnyGame, setup: Setup[Any], grid: Grid, voice: Voice, style: Style) -> RuledTable:
    """A pad with *the line*: as many lines above and below it as a rubber fills, and the totals."""
    singles = _is_each_for_himself(game, setup.seats)
    heads = [
        replace(head, align=Align.REASONS) for head in _side_heads(game, setup.seats, (), parted_first=False)
    ]
    empty = Row((Cell(),) * len(heads))
    above = [empty] * _LINES_ABOVE
    if any(row.foot is Foot.THE_LINE for row in grid.rows):
        above[-1] = replace(empty, foot=Stroke.STRONG)
    below = [*[empty] * (_LINES_BELOW - 1), replace(empty, foot=Stroke.RULE, keep=True)]
    total = replace(empty, cells=(Cell(small=voice.say(TOTAL)),) * len(heads), foot=Stroke.RULE, strong=True)
    return RuledTable(tuple(heads), (*above, *below, total), style, head_room=_NAMES if singles else 0.0)


# Below it.


def _foot(
    game: AnyGame,
    setup: Setup[Any],
    by_hand: ByHand,
    voice: Voice,
    width: float,
    style: Style,
    *,
    is_pad: bool,
) -> list[Block]:
    """Who deals, and what things count, the small tables beside each other."""
    singles = _is_each_for_himself(game, setup.seats)
    said = (_DOT,) if singles and not is_pad else () if singles else (_SEATS,)
    told = [
        strip for one in said for strip in paragraph(voice.say(one), width, style, height=SMALL, soft=True)
    ]
    tables = [_reference(one, voice, style) for one in by_hand.references]
    return [Block(tuple(told), above=5), *(_beside(some, width, style) for some in _in_lines(tables, width))]


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
