"""A season table as CSV, JSON and text, each with what it rests on.

Numbers are exact up to here and rounded once, to the nearest; halves go to the even digit.

A CSV file begins with its header, and every record after it is a line of the table, so that a spreadsheet
sorts it and a program reads it without knowing Scorepad. What the table rests on therefore stands in the
header itself, as the title of a last column that is otherwise empty: it is there also where the table has no
lines, and once only. A name that looks like a number (`1e5`, `007`) may be taken for one by whoever opens the
file: RFC 4180 has no sign for a text, and the contract guards what would become a formula. XLSX keeps it.

In JSON what it rests on is `season`, `scheme`, `by` and `filters` (null where nothing is narrowed, `best` 0
where all results count); in text it heads the table.
"""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from itertools import groupby
from typing import Generic, NamedTuple, TypeVar

from scorepad.core.legible import plain
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase, Speaker
from scorepad.export.days import Day
from scorepad.export.text import width
from scorepad.games import game_name
from scorepad.season.report import Given
from scorepad.season.season import NO_GAME, By, Counting, Filters, Query, Scheme
from scorepad.season.standings import Standing, Table

_SCHEMES = {
    Scheme.WINS: QT_TRANSLATE_NOOP("season", "Scheme: wins"),
    Scheme.PLACES: QT_TRANSLATE_NOOP("season", "Scheme: points for places ({points})"),
    Scheme.FIELD: QT_TRANSLATE_NOOP("season", "Scheme: share of the field beaten, on average"),
    Scheme.SCORE: QT_TRANSLATE_NOOP("season", "Scheme: total score"),
    Scheme.AVERAGE: QT_TRANSLATE_NOOP("season", "Scheme: average score"),
}
_SEASON = QT_TRANSLATE_NOOP("season", "Season: {season}")
_ALL_SEASONS = QT_TRANSLATE_NOOP("season", "All seasons")
_BY = {
    By.PLAYER: QT_TRANSLATE_NOOP("season", "By player"),
    By.PAIR: QT_TRANSLATE_NOOP("season", "By pair"),
}
_ALL_DAYS = QT_TRANSLATE_NOOP("season", "All days")
_DAYS = QT_TRANSLATE_NOOP("season", "Days: {first} to {last}")
_SINCE = QT_TRANSLATE_NOOP("season", "Days: from {first}")
_UNTIL = QT_TRANSLATE_NOOP("season", "Days: to {last}")
_AS_OF = QT_TRANSLATE_NOOP("season", "As of {day}")
_GAMES = QT_TRANSLATE_NOOP("season", "Games: {games}")
_ALL_GAMES = QT_TRANSLATE_NOOP("season", "All games")
_NO_GAMES = QT_TRANSLATE_NOOP("season", "Games: none of those that the season counts")
_MINIMUM = QT_TRANSLATE_NOOP("season", "Minimum matches: {minimum}")
_DROP = QT_TRANSLATE_NOOP("season", "Lowest results dropped: {drop}")
_BEST = QT_TRANSLATE_NOOP("season", "Best results counted: {best}")
_ALL_COUNT = QT_TRANSLATE_NOOP("season", "Best results counted: all")
_WITH_GUESTS = QT_TRANSLATE_NOOP("season", "With guests")
NOTHING = QT_TRANSLATE_NOOP("season", "No match counts here.")
BELOW = QT_TRANSLATE_NOOP("season", "Below the table")
BEHIND = QT_TRANSLATE_NOOP("season", "The matches behind it")
_COUNTS = QT_TRANSLATE_NOOP("season", "counts")
_LEFT_OUT = QT_TRANSLATE_NOOP("season", "left out")

DECIMALS = 4
"""Of points and averages, at most."""


def basis(query: Query, say: Speaker, day: Day = str, point: str = ".") -> tuple[str, ...]:
    """What a table rests on: season, scheme, lines, days, games, minimum, drop and best, each in words.

    `day` writes its days, and `point` is the decimal point of its numbers.
    """
    filters = query.filters
    as_of = (_AS_OF.of(day=day(filters.as_of)),) if filters.as_of else ()
    return (
        say(_ALL_SEASONS if filters.season is None else _SEASON.of(season=filters.season)),
        say(_scheme(query.counting, point)),
        say(_BY[query.counting.by]),
        say(_days(filters, day)),
        *(say(phrase) for phrase in as_of),
        _games(filters, say),
        *(say(phrase) for phrase in _limits(query.counting)),
    )


def _scheme(counting: Counting, point: str) -> Phrase:
    between = "; " if point == "," else ", "
    listed = between.join(decimal(points, 18, point) for points in counting.points)
    return _SCHEMES[counting.scheme].of(points=listed)


def _days(filters: Filters, day: Day) -> Phrase:
    first, last = filters.first_day, filters.last_day
    if first and last:
        return _DAYS.of(first=day(first), last=day(last))
    if first:
        return _SINCE.of(first=day(first))
    return _UNTIL.of(last=day(last)) if last else _ALL_DAYS


def _games(filters: Filters, say: Speaker) -> str:
    if not filters.games:
        return say(_ALL_GAMES)
    names = [say(game_name(key)) for key in _asked_games(filters)]
    return say(_GAMES.of(games=", ".join(names)) if names else _NO_GAMES)


def _asked_games(filters: Filters) -> list[str]:
    return [key for key in filters.games if key != NO_GAME]


def _limits(counting: Counting) -> tuple[Phrase, ...]:
    return (
        _MINIMUM.of(minimum=counting.minimum),
        _DROP.of(drop=counting.drop),
        _BEST.of(best=counting.best) if counting.best else _ALL_COUNT,
        *((_WITH_GUESTS,) if counting.with_guests else ()),
    )


# Numbers.


def decimal(value: Fraction, digits: int, point: str = ".", *, fixed: bool = False) -> str:
    """A number with at most so many decimals, or with exactly so many where they are `fixed`.

    >>> decimal(Fraction(23, 10), 4), decimal(Fraction(-2, 3), 4, ","), decimal(Fraction(60), 1, fixed=True)
    ('2.3', '-0,6667', '60.0')
    """
    scaled = round(value * 10**digits)
    whole, rest = divmod(abs(scaled), 10**digits)
    decimals = f"{rest:0{digits}d}" if digits else ""
    if not fixed:
        decimals = decimals.rstrip("0")
    return ("-" if scaled < 0 else "") + str(whole) + (point + decimals if decimals else "")


def percentage(row: Standing) -> Fraction | None:
    """How many of a hundred bids were kept; None where none was made."""
    return Fraction(100 * row.exact_bids, row.bids) if row.bids else None


# The columns that people read.

Line = TypeVar("Line")
Value = str | int | Fraction | date | Phrase | None
"""What stands in a cell; numbers with decimals are fractions."""


@dataclass(frozen=True)
class Column(Generic[Line]):
    """A column of a table: its title, what a line has in it, and how many decimals that has.

    Where `fixed` all of them are written, elsewhere as many as are needed.
    """

    title: Phrase
    value: Callable[[Line], Value]
    digits: int = 0
    fixed: bool = False

    def text(self, row: Line, point: str, say: Speaker = str) -> str:
        """A line's cell as it is written; empty where there is nothing to say."""
        return self.written(self.value(row), point, say)

    def written(self, value: Value, point: str, say: Speaker = str) -> str:
        """A value of this column as it is written."""
        if isinstance(value, Fraction):
            return decimal(value, self.digits, point, fixed=self.fixed)
        if isinstance(value, Phrase):
            return say(value)
        return "" if value is None else str(value)


_COLUMNS: tuple[Column[Standing], ...] = (
    Column(QT_TRANSLATE_NOOP("season", "Place"), lambda row: row.place),
    Column(QT_TRANSLATE_NOOP("season", "Name"), lambda row: row.name),
    Column(QT_TRANSLATE_NOOP("season", "Matches"), lambda row: row.matches),
    Column(QT_TRANSLATE_NOOP("season", "Counted"), lambda row: row.counted),
    Column(QT_TRANSLATE_NOOP("season", "Wins"), lambda row: row.wins),
    Column(QT_TRANSLATE_NOOP("season", "Points"), lambda row: row.points, DECIMALS),
    Column(QT_TRANSLATE_NOOP("season", "Average"), lambda row: row.average, DECIMALS),
    Column(QT_TRANSLATE_NOOP("season", "Total score"), lambda row: row.total_score),
)
NAME_AT, POINTS_AT = 1, 5
"""Which of the columns hold names and points."""
_BID_COLUMNS: tuple[Column[Standing], ...] = (
    Column(QT_TRANSLATE_NOOP("season", "Bids"), lambda row: row.bids),
    Column(QT_TRANSLATE_NOOP("season", "Exact bids"), lambda row: row.exact_bids),
    Column(QT_TRANSLATE_NOOP("season", "Percentage"), percentage, 1, fixed=True),
)
_MOVEMENT_COLUMN: Column[Standing] = Column(QT_TRANSLATE_NOOP("season", "Movement"), lambda row: row.movement)


def columns(query: Query, table: Table) -> tuple[Column[Standing], ...]:
    """The columns of a table: bids where any were made, the movement where it was asked for."""
    bids = _BID_COLUMNS if table.has_bids else ()
    movement = (_MOVEMENT_COLUMN,) if query.filters.as_of else ()
    return (*_COLUMNS, *bids, *movement)


class Behind(NamedTuple):
    """What a match behind a table gave a line; `number` counts the matches from 1, as they began."""

    number: int
    given: Given


BEHIND_COLUMNS: tuple[Column[Behind], ...] = (
    Column(QT_TRANSLATE_NOOP("season", "Match"), lambda row: row.number),
    Column(QT_TRANSLATE_NOOP("season", "Day"), lambda row: _date(row.given.day)),
    Column(QT_TRANSLATE_NOOP("season", "Game"), lambda row: game_name(row.given.game)),
    Column(QT_TRANSLATE_NOOP("season", "Name"), lambda row: row.given.name),
    Column(QT_TRANSLATE_NOOP("season", "Place"), lambda row: row.given.place),
    Column(QT_TRANSLATE_NOOP("season", "Players or pairs"), lambda row: row.given.sides),
    Column(QT_TRANSLATE_NOOP("season", "Total score"), lambda row: row.given.total),
    Column(QT_TRANSLATE_NOOP("season", "Points"), lambda row: row.given.points, DECIMALS),
    Column(
        QT_TRANSLATE_NOOP("season", "In the table"), lambda row: _COUNTS if row.given.counts else _LEFT_OUT
    ),
)
"""The columns of the matches behind a table; the last says in words whether the result counts."""
BEHIND_NAME_AT = 3
"""Which of these holds names; those before it tell of the match."""


def _date(day: str | None) -> date | None:
    return None if day is None else date.fromisoformat(day)


def numbered(given: Iterable[Given]) -> Iterator[Behind]:
    """The results behind a table with the numbers of their matches; those of one match stand together."""
    for number, (_match, of_match) in enumerate(groupby(given, lambda one: one.match), start=1):
        for one in of_match:
            yield Behind(number, one)


# CSV.

BYTE_ORDER_MARK = "\ufeff"


def table_csv(query: Query, table: Table, say: Speaker, *, local: bool = False, day: Day = str) -> bytes:
    """The table by RFC 4180 in UTF-8 with a byte order mark; lines below the table have no place.

    `local` writes decimal commas, semicolons between cells, and the days it rests on by `day`. Without it the
    file is for programs: its days stay `YYYY-MM-DD` in every language, as its numbers keep a point.
    """
    written = io.StringIO()
    writer = csv.writer(written, delimiter=";" if local else ",", lineterminator="\r\n")
    shown = columns(query, table)
    point = "," if local else "."
    titles = [say(column.title) for column in shown]
    rests_on = "; ".join(basis(query, say, day if local else str, point))
    writer.writerow([guarded(text) for text in (*titles, rests_on)])
    for row in (*table.rows, *table.unranked):
        writer.writerow([*(_csv_cell(column, row, point) for column in shown), ""])
    return (BYTE_ORDER_MARK + written.getvalue()).encode()


def _csv_cell(column: Column[Standing], row: Standing, point: str) -> str:
    text = column.text(row, point)
    return guarded(text) if isinstance(column.value(row), str) else text


_FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a formula may begin with; a spreadsheet set to an Asian language takes the wide signs too."""


def guarded(text: str) -> str:
    """A text that a spreadsheet will not take for a formula. Not for numbers: -5 stays one.

    >>> guarded("=1+1"), guarded("Anna")
    ("'=1+1", 'Anna')
    """
    return f"'{text}" if text.startswith(_FORMULAS) else text


# JSON.


def table_json(query: Query, table: Table) -> dict[str, object]:
    """The table as the contract answers it."""
    filters, counting = query.filters, query.counting
    moves = filters.as_of is not None
    return {
        "season": filters.season,
        "scheme": counting.scheme,
        "by": counting.by,
        "filters": {
            "from": filters.first_day,
            "to": filters.last_day,
            "as_of": filters.as_of,
            "games": _asked_games(filters) if filters.games else None,
            "points": [float(points) for points in counting.points],
            "minimum": counting.minimum,
            "drop": counting.drop,
            "best": counting.best,
            "with_guests": counting.with_guests,
        },
        "rows": [_row_as_json(row, moves) for row in table.rows],
        "unranked": [_row_as_json(row, moves) for row in table.unranked],
    }


def _row_as_json(row: Standing, moves: bool) -> dict[str, object]:
    movement = {"movement": row.movement} if moves else {}
    return {
        "place": row.place,
        **movement,
        "name": row.name,
        "matches": row.matches,
        "counted": row.counted,
        "wins": row.wins,
        "points": _number(row.points),
        "average": _number(row.average),
        "total_score": row.total_score,
        "bids": row.bids,
        "exact_bids": row.exact_bids,
    }


def _number(value: Fraction) -> float:
    return float(round(value, DECIMALS))


# Text.


def table_text(query: Query, table: Table, say: Speaker, point: str = ".", day: Day = str) -> str:
    """The table lined up for a terminal or a mail, with what it rests on above it, its days by `day`."""
    lines = [*basis(query, say, day, point), ""]
    if not table.rows and not table.unranked:
        return "\n".join(plain(line) for line in (*lines, say(NOTHING))) + "\n"
    shown = columns(query, table)
    head = [say(column.title) for column in shown]
    ranked, below = (
        [[plain(column.text(row, point)) for column in shown] for row in part]
        for part in (table.rows, table.unranked)
    )
    widths = [max(map(width, column)) for column in zip(head, *ranked, *below, strict=True)]
    lines += [_aligned(head, widths), "  ".join("-" * one for one in widths)]
    lines += [_aligned(row, widths) for row in ranked]
    if below:
        lines += ["", say(BELOW), *(_aligned(row, widths) for row in below)]
    return "\n".join(plain(line) for line in lines) + "\n"


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Cells in columns: names to the left, numbers to the right."""
    padded = []
    for at, (cell, size) in enumerate(zip(cells, widths, strict=True)):
        space = " " * (size - width(cell))
        padded.append(cell + space if at == NAME_AT else space + cell)
    return "  ".join(padded).rstrip()
