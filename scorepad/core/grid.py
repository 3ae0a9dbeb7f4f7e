"""A score sheet as a grid of cells, the one thing that screens, texts and prints draw."""

from dataclasses import dataclass
from enum import StrEnum

from scorepad.core.phrase import Phrase

Words = str | Phrase
"""What a cell says: figures as they are, words as a phrase to be translated."""


class Mark(StrEnum):
    """A sign in a cell beside its colour, since nothing is told by colour alone."""

    NONE = "none"
    KEPT = "kept"
    MISSED = "missed"


class RowRole(StrEnum):
    """What a row of the grid is; a deal's row, or a line of entries above or below *the line*."""

    ABOVE = "above"
    BELOW = "below"
    PLAYED = "played"
    CURRENT = "current"
    TO_COME = "to_come"
    TOTAL = "total"


@dataclass(frozen=True)
class Cell:
    """One cell: the figure, a smaller word before it, and a mark.

    `deal` counts from 1 and `side` from 0; they lead to the entries behind the figure. `given`: points
    that the table itself gave or took are in it.
    """

    figure: Words = ""
    small: Words = ""
    mark: Mark = Mark.NONE
    deal: int | None = None
    side: int | None = None
    given: bool = False


class Foot(StrEnum):
    """What is drawn under a row: nothing of its own, the stroke that rules a game off, or *the line*."""

    PLAIN = "plain"
    RULED_OFF = "ruled_off"
    THE_LINE = "the_line"


@dataclass(frozen=True)
class GridRow:
    """A row; `deal` counts from 1 and is None where the row is not that of one deal."""

    role: RowRole
    cells: tuple[Cell, ...]
    deal: int | None = None
    foot: Foot = Foot.PLAIN


@dataclass(frozen=True)
class Column:
    """A column's heading; `side` is None where it belongs to nobody. `note` stands small under it."""

    title: Words
    side: int | None = None
    note: Words = ""


@dataclass(frozen=True)
class Grid:
    """Columns and rows, from the top of the paper to its foot; `notes` are sentences below them.

    A first column that is nobody's is the head of the rows.
    """

    columns: tuple[Column, ...]
    rows: tuple[GridRow, ...]
    notes: tuple[Words, ...] = ()
