"""A match's sheet on paper: who played by which rules, the deals, the places, what was noted, the chart."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.core import grid as grids
from scorepad.core.ending import how_it_ended
from scorepad.core.grid import Foot, Grid, GridRow, RowRole
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.words import TOTAL
from scorepad.export.text import notes_of, written_rows
from scorepad.paper.chart import Series, paint_totals
from scorepad.paper.pages import Block, Booklet, Paper, Strip, frame, lay_out
from scorepad.paper.prose import DOT, heading, paragraph, part, title, together
from scorepad.paper.style import LEAD, SMALL, Style, printed
from scorepad.paper.tables import Align, Cell, Head, Row, RuledTable, Stroke, is_wide
from scorepad.paper.voice import Voice

_TITLE = QT_TRANSLATE_NOOP("paper", "{game}: {players}")
_SEASON = QT_TRANSLATE_NOOP("paper", "Season: {season}")
_RUNNING = QT_TRANSLATE_NOOP("paper", "Running totals")
_PLACES = QT_TRANSLATE_NOOP("paper", "How it ended")
_SO_FAR = QT_TRANSLATE_NOOP("paper", "So far")
_NOTES = QT_TRANSLATE_NOOP("paper", "Notes")
_PLACE = QT_TRANSLATE_NOOP("paper", "{place}. {name}: {total}")
_SIGNS = QT_TRANSLATE_NOOP("paper", "✓ made · × missed")
_AFTER = QT_TRANSLATE_NOOP("paper", "small at the right: the running total")
_GIVEN = QT_TRANSLATE_NOOP("paper", "* with points that the table gave or took")

_ABOVE_TABLE = 12.0
_LOWEST_ROW = 18.0
"""Of a row that is read, where all rows stand on one page by it."""
CHART_HEIGHT, LEAST_CHART = 210.0, 140.0
_ENTRIES = (RowRole.ABOVE, RowRole.BELOW)


def match_booklet(match: Match, paper: Paper, voice: Voice) -> Booklet:
    """The pages of a match's sheet, turned where its columns need the width."""
    style = printed()
    table = _table(match, voice, style, frame(paper, landscape=False).width())
    landscape = is_wide(table, paper)
    width = frame(paper, landscape=landscape).width()
    heading_block = Block(tuple(_heading(match, voice, width, style)))
    free = frame(paper, landscape=landscape).height() - heading_block.height - _ABOVE_TABLE
    fitted = _on_one_page(table.fitted(width), width, free)
    blocks = [
        heading_block,
        fitted.block(width, above=_ABOVE_TABLE),
        *_below(match, fitted, voice, width, style),
        *_standing(match, voice, width, style),
        *_notes(match, voice, width, style),
        *_chart(match, voice, style),
    ]
    named = voice.say(_TITLE.of(game=match.game.words.name, players=", ".join(match.setup.players)))
    mark = "" if match.started is None else voice.day(match.started)
    return Booklet(
        named, mark, paper, landscape, lay_out(blocks, paper, landscape=landscape), style, voice.say
    )


def _heading(match: Match, voice: Voice, width: float, style: Style) -> list[Strip]:
    words = match.game.words
    said = [
        *title(voice.say(words.name), width, style),
        *paragraph(", ".join(map(voice.words, match.setup.players)), width, style, height=LEAD, strong=True),
    ]
    when = [
        *([voice.moment(match.started)] if match.started is not None else []),
        *([voice.say(_SEASON.of(season=match.season))] if match.season is not None else []),
    ]
    if when:
        said += paragraph(DOT.join(when), width, style)
    rules = DOT.join(voice.say(rule) for rule in words.agreed(match.setup))
    said += paragraph(rules, width, style, height=SMALL + 1, soft=True)
    if match.note:
        said += paragraph(match.note, width, style)
    return said


# The grid.


def _table(match: Match, voice: Voice, style: Style, width: float) -> RuledTable:
    """The deals, with the running totals beside the points where a sheet of a row a deal has the width."""
    table = grid_table(written_rows(match.grid), voice, style)
    totals = {row.number: row.totals for row in match.sheet.rows}
    with_totals = replace(
        table,
        rows=tuple(
            _with_totals(row, grid_row, totals)
            for row, grid_row in zip(table.rows, written_rows(match.grid).rows, strict=True)
        ),
    )
    return with_totals if with_totals.fits(width) else table


def _on_one_page(table: RuledTable, width: float, free: float) -> RuledTable:
    """The table in rows that are lower, where all of it fits in the height that is free by that."""
    over = table.block(width).height - free
    deals = [row for row in table.rows if not row.strong]
    if over <= 0 or any(row.height - over / len(deals) < _LOWEST_ROW for row in deals):
        return table
    lower = over / len(deals)
    return replace(
        table,
        rows=tuple(row if row.strong else replace(row, height=row.height - lower) for row in table.rows),
    )


def _with_totals(row: Row, grid_row: GridRow, totals: Mapping[int, Sequence[int]]) -> Row:
    if grid_row.role is not RowRole.PLAYED or grid_row.deal is None:
        return row
    cells = [
        cell if of.side is None else replace(cell, after=str(totals[grid_row.deal][of.side]))
        for cell, of in zip(row.cells, grid_row.cells, strict=True)
    ]
    return replace(row, cells=tuple(cells))


def grid_table(grid: Grid, voice: Voice, style: Style) -> RuledTable:
    """A game's sheet as a table on paper."""
    is_pad = any(row.role in _ENTRIES for row in grid.rows)
    heads = tuple(
        Head(
            voice.words(column.title),
            Align.WORDS if column.side is None else Align.REASONS if is_pad else Align.FIGURES,
            voice.words(column.note),
            share=0.4 if column.side is None else 1.0,
            parted=is_pad and bool(at),
            is_name=column.side is not None,
        )
        for at, column in enumerate(grid.columns)
    )
    rows = [_row(row, voice, has_head=grid.has_head) for row in grid.rows]
    return RuledTable(heads, tuple(_kept_with_totals(rows, grid.rows)), style)


def _row(row: GridRow, voice: Voice, *, has_head: bool) -> Row:
    total = row.role is RowRole.TOTAL
    return Row(
        tuple(_cell(row, cell, voice, has_head=has_head) for cell in row.cells),
        _foot(row),
        height=28.0 if total else 24.0 if row.role not in _ENTRIES else 22.0,
        strong=total,
    )


def _cell(row: GridRow, cell: grids.Cell, voice: Voice, *, has_head: bool) -> Cell:
    strong = cell.mark in (grids.Mark.KEPT, grids.Mark.STANDS_OUT) or (
        row.role in _ENTRIES or row.role is RowRole.TOTAL
    )
    small = row.small(cell)
    if row.role is RowRole.TOTAL and not has_head:
        small = TOTAL
    return Cell(voice.words(cell.figure), voice.words(small), mark=cell.mark, given=cell.given, strong=strong)


def _foot(row: GridRow) -> Stroke:
    if row.foot is Foot.THE_LINE:
        return Stroke.STRONG
    if row.foot is Foot.RULED_OFF or row.role is RowRole.TOTAL:
        return Stroke.RULE
    return Stroke.HAIR


def _kept_with_totals(rows: Sequence[Row], grid_rows: Sequence[GridRow]) -> list[Row]:
    """The rows with a rule above the totals, which never stand alone on a page."""
    kept = list(rows)
    for at, row in enumerate(grid_rows[1:]):
        if row.role is RowRole.TOTAL:
            before = kept[at]
            foot = before.foot if before.foot is Stroke.STRONG else Stroke.RULE
            kept[at] = replace(before, foot=foot, keep=True)
    return kept


# Below it.


def _below(match: Match, table: RuledTable, voice: Voice, width: float, style: Style) -> list[Block]:
    """What the signs mean, and the sentences of the game itself."""
    marks = {cell.mark for row in match.grid.rows for cell in row.cells}
    signs = []
    if marks & {grids.Mark.KEPT, grids.Mark.MISSED}:
        signs.append(voice.say(_SIGNS))
    if any(cell.after for row in table.rows for cell in row.cells):
        signs.append(voice.say(_AFTER))
    if any(cell.given for row in table.rows for cell in row.cells):
        signs.append(voice.say(_GIVEN))
    said = [*((DOT.join(signs),) if signs else ()), *(voice.words(note) for note in match.grid.notes)]
    strips = [strip for text in said for strip in paragraph(text, width, style, height=SMALL, soft=True)]
    return [Block(tuple(strips), above=6)] if strips else []


def _standing(match: Match, voice: Voice, width: float, style: Style) -> list[Block]:
    sheet = match.sheet
    if not match.deals:
        return []
    order = sorted(range(len(sheet.places)), key=lambda side: sheet.places[side])
    ranked = together(
        voice.say(_PLACE.of(place=sheet.places[side], name=match.side_names[side], total=sheet.totals[side]))
        for side in order
    )
    if not match.finished:
        return [part(voice.say(_SO_FAR), [ranked], width, style)]
    ending = how_it_ended(match)
    said = [f"{voice.say(ending.who_won)}.", voice.say(ending.why), ranked]
    settled = [voice.say(phrase) for phrase in ending.settlement]
    first, *rest = [*said, *settled]
    strips = [
        *paragraph(first, width, style, height=LEAD, strong=True),
        *(strip for text in rest for strip in paragraph(text, width, style)),
    ]
    return [Block((heading(voice.say(_PLACES), style), *strips), above=14)]


def _chart(match: Match, voice: Voice, style: Style) -> list[Block]:
    series = series_of(match)
    if len(match.deals) < 2:
        return []
    deals = match.deals_in_all or 0

    def paint(painter: QPainter, box: QRectF) -> None:
        paint_totals(painter, box, series, deals, style)

    strips = (heading(voice.say(_RUNNING), style), Strip(CHART_HEIGHT, paint, least=LEAST_CHART))
    return [Block(strips, above=14)]


def series_of(match: Match) -> list[Series]:
    """The running totals of a match's sides."""
    rows = match.sheet.rows
    return [
        Series(name, (0, *(row.totals[side] for row in rows))) for side, name in enumerate(match.side_names)
    ]


def _notes(match: Match, voice: Voice, width: float, style: Style) -> list[Block]:
    notes = notes_of(match, voice.say)
    return [part(voice.say(_NOTES), notes, width, style)] if notes else []
