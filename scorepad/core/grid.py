"""A score sheet as a grid of cells, the one thing that screens, texts and prints draw."""

from dataclasses import dataclass
from enum import StrEnum

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase

Words = str | Phrase
"""What a cell says: figures as they are, words as a phrase to be translated."""

_OF_DEAL = QT_TRANSLATE_NOOP("grid", "deal {deal} · {what}")


class Mark(StrEnum):
    """A sign in a cell beside its colour, since nothing is told by colour alone."""

    NONE = "none"
    KEPT = "kept"
    MISSED = "missed"
    STANDS_OUT = "stands_out"
    """More than a deal usually brings; the words beside the figure say what."""


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

    def small(self, cell: Cell) -> Words:
        """The small words of one of its cells, after the number of the deal where the row does not tell it.

        >>> str(GridRow(RowRole.ABOVE, ()).small(Cell("50", "small slam", deal=2)))
        'deal 2 · small slam'
        """
        if self.deal is not None or cell.deal is None or not cell.small:
            return cell.small
        return _OF_DEAL.of(deal=cell.deal, what=cell.small)


@dataclass(frozen=True)
class Column:
    """A column's heading; `side` is None where it belongs to nobody. `note` stands small under it."""

    title: Words
    side: int | None = None
    note: Words = ""


@dataclass(frozen=True)
class Grid:
    """Columns and rows, from the top of the paper to its foot; `notes` are sentences below them."""

    columns: tuple[Column, ...]
    rows: tuple[GridRow, ...]
    notes: tuple[Words, ...] = ()

    @property
    def has_head(self) -> bool:
        """Whether the first column is the head of the rows, since it is nobody's."""
        return bool(self.columns) and self.columns[0].side is None
