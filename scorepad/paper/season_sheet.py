"""A season's table on paper: what it rests on, the lines, the places over time, the matches behind."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from fractions import Fraction

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.export.progress import Progress, unwatched, watched
from scorepad.export.tables import (
    BEHIND,
    BEHIND_COLUMNS,
    BELOW,
    NOTHING,
    Behind,
    Column,
    Line,
    Value,
    basis,
    columns,
    decimal,
    numbered,
)
from scorepad.paper.pages import Block, Booklet, Paper, Strip, frame, lay_out
from scorepad.paper.places import paint_places
from scorepad.paper.prose import DOT, heading, paragraph, title
from scorepad.paper.style import SMALL, Style, printed
from scorepad.paper.tables import Align, Cell, Head, Row, RuledTable, Stroke, is_wide
from scorepad.paper.voice import Voice
from scorepad.season.report import Course, Report

_ALL = QT_TRANSLATE_NOOP("paper", "All seasons")
_STANDINGS = QT_TRANSLATE_NOOP("paper", "Standings")
_PLACES = QT_TRANSLATE_NOOP("paper", "Places over time")
_FIRST_PLACES = QT_TRANSLATE_NOOP("paper", "Places over time, the first {lines} lines")
_MIXED = QT_TRANSLATE_NOOP("paper", "Several games are added up here, and their points are not comparable.")

MOST_LINES = 20
"""Of a chart of places: more of them nobody tells apart."""
_DIGITS = 2
"""Decimals on paper, at most; the order rests on the exact numbers."""
_A_LINE, _A_NAME = 22.0, 14.0
_LEAST_CHART, _HIGHEST_CHART = 130.0, 480.0
_NAMES = (1, 3)
"""Where names stand among the columns of a table and of the matches behind it."""


def season_booklet(
    report: Report,
    paper: Paper,
    voice: Voice,
    *,
    with_matches: bool = False,
    progress: Progress = unwatched,
) -> Booklet:
    """The pages of a season's table, turned where its columns need the width.

    Raises what `progress` raises.
    """
    style = printed()
    table = _table(report, voice, style)
    landscape = is_wide(table, paper)
    width = frame(paper, landscape=landscape).width()
    blocks = [
        Block(tuple(_heading(report, voice, width, style))),
        *_ruled(table.fitted(width), len(report.table.rows), voice, width, style),
        *_chart(report, voice, style),
    ]
    if with_matches and report.given:
        blocks += _matches(report, voice, width, style, progress)
    name = season_name(report, voice)
    mark = voice.say(_STANDINGS)
    return Booklet(
        name, mark, paper, landscape, lay_out(blocks, paper, landscape=landscape), style, voice.say
    )


def season_name(report: Report, voice: Voice) -> str:
    """What a table is called: its season, or that it is of all."""
    season = report.query.filters.season
    return voice.say(_ALL) if season is None else voice.words(season)


def _heading(report: Report, voice: Voice, width: float, style: Style) -> list[Strip]:
    rests_on = DOT.join(basis(report.query, voice.say, voice.numeric_day, voice.locale.decimalPoint())[1:])
    said = [
        *title(season_name(report, voice), width, style),
        *paragraph(rests_on, width, style, height=SMALL + 1, soft=True),
    ]
    if report.table.mixes_points:
        said += paragraph(voice.say(_MIXED), width, style)
    if not report.table.rows and not report.table.unranked:
        said += paragraph(voice.say(NOTHING), width, style)
    return said


# The table.


def _table(report: Report, voice: Voice, style: Style) -> RuledTable:
    """The lines of the table, and then those below it."""
    shown = columns(report.query, report.table)
    lines = (*report.table.rows, *report.table.unranked)
    digits = {column.title: _digits(column, lines) for column in shown}
    heads = tuple(_head(column, at == _NAMES[0], voice) for at, column in enumerate(shown))
    rows = tuple(
        Row(
            tuple(Cell(_said(column, line, digits[column.title], voice)) for column in shown),
            strong=line.place == 1,
        )
        for line in lines
    )
    return RuledTable(heads, rows, style)


def _head(column: Column[Line], holds_names: bool, voice: Voice) -> Head:
    return Head(
        voice.say(column.title),
        Align.WORDS if holds_names else Align.FIGURES,
        share=2.0 if holds_names else 1.0,
    )


def _digits(column: Column[Line], lines: Sequence[Line]) -> int:
    """How many decimals a column needs, so that its points stand below each other."""
    values = [column.value(line) for line in lines]
    if column.fixed:
        return column.digits
    written = [decimal(value, _DIGITS) for value in values if isinstance(value, Fraction)]
    return max((len(text.partition(".")[2]) for text in written), default=0)


def _said(column: Column[Line], line: Line, digits: int, voice: Voice) -> str:
    value = column.value(line)
    if isinstance(value, Fraction):
        return decimal(value, digits, voice.locale.decimalPoint(), fixed=True)
    return _word(value, voice)


def _word(value: Value, voice: Voice) -> str:
    if value is None:
        return ""
    if isinstance(value, Phrase | str):
        return voice.words(value)
    return voice.short_date(value) if isinstance(value, date) else str(value)


def _ruled(table: RuledTable, ranked: int, voice: Voice, width: float, style: Style) -> list[Block]:
    """The first so many rows, and the others with a heading of their own."""
    blocks = [table.block(width, slice(ranked), above=12)] if ranked else []
    if len(table.rows) > ranked:
        below = table.block(width, slice(ranked, None))
        blocks.append(Block(below.strips, (heading(voice.say(BELOW), style), *below.head), above=16))
    return blocks


# The places over time.


def _chart(report: Report, voice: Voice, style: Style) -> list[Block]:
    courses = report.courses[:MOST_LINES]
    if len(report.days) < 2 or not courses:
        return []
    # Never so low that the names have no room.
    least = max(_LEAST_CHART, _A_NAME * len(courses) + 20)
    height = min(_HIGHEST_CHART, max(least, 60 + _A_LINE * max(len(courses), _lowest(courses))))
    days = [voice.short_day(day) for day in report.days]

    def paint(painter: QPainter, box: QRectF) -> None:
        paint_places(painter, box, courses, days, style)

    all_of_them = len(report.courses) <= MOST_LINES
    told = voice.say(_PLACES if all_of_them else _FIRST_PLACES.of(lines=MOST_LINES))
    return [Block((heading(told, style), Strip(height, paint, least=least)), above=16)]


def _lowest(courses: Sequence[Course]) -> int:
    return max((place for one in courses for place in one.places if place is not None), default=1)


# The matches behind.


def _matches(report: Report, voice: Voice, width: float, style: Style, progress: Progress) -> list[Block]:
    behind = list(numbered(report.given))
    digits = [_digits(column, behind) for column in BEHIND_COLUMNS]
    numbers = [None, *(one.number for one in behind), None]
    rows = [
        _result(one, digits, voice, is_first=before != one.number, goes_on=after == one.number)
        for before, one, after in watched(list(zip(numbers[:-2], behind, numbers[2:], strict=True)), progress)
    ]
    heads = tuple(
        replace(_head(column, at in (2, _NAMES[1]), voice), share=1.0)
        for at, column in enumerate(BEHIND_COLUMNS)
    )
    table = RuledTable(heads, tuple(rows), style, SMALL + 1).fitted(width).block(width)
    return [Block(table.strips, (heading(voice.say(BEHIND), style), *table.head), above=16)]


def _result(one: Behind, digits: Sequence[int], voice: Voice, *, is_first: bool, goes_on: bool) -> Row:
    """A result; number, day and game of its match stand with the first of it."""
    cells = (
        Cell(_said(column, one, digits[at], voice) if is_first or at >= _NAMES[1] else "")
        for at, column in enumerate(BEHIND_COLUMNS)
    )
    return Row(tuple(cells), Stroke.NONE if goes_on else Stroke.HAIR, height=19.0, keep=goes_on)
