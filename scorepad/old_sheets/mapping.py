"""What the columns and rows of an old sheet are: the answers that make matches of its cells."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from scorepad.core.names import fold, name_fault, tidy
from scorepad.old_sheets.cells import DayOrder, is_two_ways
from scorepad.old_sheets.faults import Asked, Question, quoted
from scorepad.old_sheets.reading import Table, letters


class Role(StrEnum):
    """What a column holds."""

    NOTHING = "nothing"
    DAY = "day"
    TIME = "time"
    LABEL = "label"
    SEASON = "season"
    NOTE = "note"
    PLAYER = "player"
    PAIR = "pair"


ONCE = (Role.DAY, Role.TIME, Role.LABEL, Role.SEASON, Role.NOTE)
"""What at most one column can be."""


class RowIs(StrEnum):
    """What a row of points is."""

    MATCH = "match"
    DEAL = "deal"


class Gathered(StrEnum):
    """How rows that are deals are gathered to matches."""

    BY_LABEL = "by_label"
    BY_DAY = "by_day"
    BY_GAP = "by_gap"


@dataclass(frozen=True)
class Column:
    """What a column is. `names` are the player's or the two of the pair; "" where it is still to be said."""

    role: Role = Role.NOTHING
    names: tuple[str, ...] = ()

    @property
    def has_points(self) -> bool:
        """Whether its cells are somebody's points."""
        return self.role in (Role.PLAYER, Role.PAIR)


@dataclass(frozen=True)
class SheetMapping:
    """What is said of a sheet.

    `header` is the row of the titles, None where there is none; what stands above it is left out. `decimal`
    is the sign before decimals. `day_order` is None where nobody has said it yet. `day` is the day of a sheet
    without a column of days. `played` is what was really played, kept in the note. `keeps_twice` says that
    equal rows are matches that went alike, not one that was written down twice.
    """

    columns: tuple[Column, ...]
    header: int | None = None
    row_is: RowIs = RowIs.MATCH
    gathered: Gathered = Gathered.BY_DAY
    day_order: DayOrder | None = None
    decimal: str = "."
    lowest_wins: bool = False
    day: date | None = None
    season: str = ""
    played: str = ""
    keeps_twice: bool = False

    @property
    def first_row(self) -> int:
        """The first row below the titles."""
        return 0 if self.header is None else self.header + 1

    def column_of(self, role: Role) -> int | None:
        """The column of a role that only one can have; None where there is none."""
        return next((at for at, column in enumerate(self.columns) if column.role is role), None)

    @property
    def points_columns(self) -> tuple[int, ...]:
        """The columns that hold points."""
        return tuple(at for at, column in enumerate(self.columns) if column.has_points)

    def with_column(self, at: int, column: Column) -> "SheetMapping":
        """With another answer for one column; what only one can be, the other one is no more."""
        others = (Column() if one.role is column.role and one.role in ONCE else one for one in self.columns)
        columns = [column if here == at else one for here, one in enumerate(others)]
        return replace(self, columns=tuple(columns)).with_a_way_to_gather()

    def ways_to_gather(self) -> tuple[Gathered, ...]:
        """How rows can be gathered to matches by the columns that there are."""
        wanted = {Gathered.BY_LABEL: Role.LABEL, Gathered.BY_DAY: Role.DAY}
        return tuple(way for way in Gathered if way not in wanted or self.column_of(wanted[way]) is not None)

    def with_a_way_to_gather(self) -> "SheetMapping":
        """The same, gathered by something that the sheet has."""
        ways = self.ways_to_gather()
        return self if self.gathered in ways else replace(self, gathered=ways[0])

    def with_answers_of(self, other: "SheetMapping") -> "SheetMapping":
        """With what was said of the whole sheet when it was read otherwise."""
        return replace(
            self, season=other.season, played=other.played, lowest_wins=other.lowest_wins, day=other.day
        )


def title(table: Table, mapping: SheetMapping, column: int) -> str:
    """What a column is called: by its title, else by its letter."""
    said = "" if mapping.header is None else quoted(table.cell(mapping.header, column))
    return said or letters(column)


_BETWEEN_TWO = re.compile(r"\s*(?:&|/|\+)\s*|\s+(?:and|en|e|y|ed)\s+", re.IGNORECASE)


def pair_of(text: str) -> tuple[str, str] | None:
    """The two names of a pair that a title tells; None where it is of one person.

    >>> pair_of("Anna & Cato"), pair_of("Anna/Cato"), pair_of("Anna")
    (('Anna', 'Cato'), ('Anna', 'Cato'), None)
    """
    names = [tidy(name) for name in _BETWEEN_TWO.split(text)]
    return (names[0], names[1]) if len(names) == 2 and all(names) else None


# What has still to be said.


def asked(table: Table, mapping: SheetMapping) -> tuple[Asked, ...]:
    """What has to be said of a sheet before anything of it can be added, in the order of its columns."""
    found = [question for at in range(len(mapping.columns)) for question in _of_column(table, mapping, at)]
    if not mapping.points_columns:
        found.append(Asked(Question.NO_PLAYERS))
    unclear = undecided_day(table, mapping)
    if unclear:
        found.append(Asked(Question.DAY_ORDER, mapping.column_of(Role.DAY), {"text": quoted(unclear)}))
    return tuple(found)


def _of_column(table: Table, mapping: SheetMapping, at: int) -> Iterator[Asked]:
    column = mapping.columns[at]
    values = {"column": title(table, mapping, at)}
    if column.role in ONCE and mapping.column_of(column.role) != at:
        yield Asked(Question.TWICE, at, values)
    if not column.has_points:
        return
    names = tuple(tidy(name) for name in column.names)
    wanted = 2 if column.role is Role.PAIR else 1
    if len(names) != wanted or not all(names):
        yield Asked(Question.WHICH_PAIR if wanted == 2 else Question.WHO, at, values)
    elif any(name_fault(name) for name in names):
        yield Asked(Question.BAD_NAME, at, values)
    elif len({fold(name) for name in names}) < wanted:
        yield Asked(Question.WHICH_PAIR, at, values)


def undecided_day(table: Table, mapping: SheetMapping) -> str:
    """The first day that could be one or another as long as nobody says what comes first; "" for none."""
    return two_ways(table, mapping) if mapping.day_order is None else ""


def two_ways(table: Table, mapping: SheetMapping) -> str:
    """The first day that is another one by what is said to come first; "" for none."""
    column = mapping.column_of(Role.DAY)
    if column is None:
        return ""
    cells = (table.cell(row, column) for row in range(mapping.first_row, len(table.rows)))
    return next(filter(is_two_ways, cells), "")


def has_signs(table: Table, mapping: SheetMapping) -> bool:
    """Whether a point or a comma stands in any of the points."""
    return any(
        sign in table.cell(row, column)
        for row in range(mapping.first_row, len(table.rows))
        for column in mapping.points_columns
        for sign in ".,"
    )
