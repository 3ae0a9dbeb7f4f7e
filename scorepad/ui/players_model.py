"""Everybody who plays, as Qt's tables want it: a line a person, and under it that person's other names."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor

from scorepad.core.legible import calm
from scorepad.core.names import bare, fold, tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.pages.parts import DOT
from scorepad.ui.say import say
from scorepad.ui.season_words import day_words
from scorepad.ui.widgets.palette import dot_icon

Index = QModelIndex | QPersistentModelIndex

_NAME = QT_TRANSLATE_NOOP("players_page", "Name")
_MATCHES = QT_TRANSLATE_NOOP("players_page", "Matches")
_WINS = QT_TRANSLATE_NOOP("players_page", "Wins")
_LAST = QT_TRANSLATE_NOOP("players_page", "Last played")
_MARKS = QT_TRANSLATE_NOOP("players_page", "Marked")
_GUEST = QT_TRANSLATE_NOOP("players_page", "guest")
_HIDDEN = QT_TRANSLATE_NOOP("players_page", "hidden")
_ALSO = QT_TRANSLATE_NOOP("players_page", "also {name}")
_CELL = QT_TRANSLATE_NOOP("players_page", "{name}, {column}: {value}")
_ALSO_CELL = QT_TRANSLATE_NOOP("players_page", "{name}, another name of {person}")

INDENT = "      "
"""What stands before another name of a person."""


@dataclass(frozen=True)
class PlayerLine:
    """Somebody who plays. `key` tells people apart; `also` are other names of this person.

    `last_day` is written `YYYY-MM-DD`, None where nobody knows it; `colour` is one of the palette, None where
    none was chosen.
    """

    name: str
    key: str
    matches: int = 0
    wins: int = 0
    last_day: str | None = None
    guest: bool = False
    hidden: bool = False
    also: tuple[str, ...] = ()
    colour: int | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """How all names of this person are compared."""
        return (self.key, *(fold(name) for name in self.also))


@dataclass(frozen=True)
class Row:
    """A line of the list: a person, or with `other` another name of one."""

    player: PlayerLine
    other: str = ""

    @property
    def name(self) -> str:
        """The name that stands in the line."""
        return self.other or self.player.name


@dataclass(frozen=True)
class _Column:
    title: Phrase
    text: Callable[[PlayerLine], str]
    order: Callable[[PlayerLine], Any]
    left: bool = False


def _marks(player: PlayerLine) -> str:
    marks = [say(_GUEST)] * player.guest + [say(_HIDDEN)] * player.hidden
    return DOT.join(marks)


def _day(player: PlayerLine) -> str:
    if player.last_day is None:
        return "–" if player.matches else ""
    return day_words(player.last_day)


_COLUMNS = (
    _Column(_NAME, lambda player: player.name, lambda player: bare(player.name), left=True),
    _Column(_MATCHES, lambda player: str(player.matches), lambda player: player.matches),
    _Column(_WINS, lambda player: str(player.wins), lambda player: player.wins),
    _Column(_LAST, _day, lambda player: player.last_day or ""),
    _Column(_MARKS, _marks, lambda player: (player.guest, player.hidden), left=True),
)
NAME, MATCHES, WINS, LAST, MARKS = range(5)


class PlayersModel(QAbstractTableModel):
    """The people in which the letters that are looked for occur, in any of their names.

    A new name that is typed over an old one is told by `renamed`, and shown when the history has it.
    """

    renamed = Signal(str, str)
    """Somebody's name, and the one that was typed over it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players: tuple[PlayerLine, ...] = ()
        self._is_coloured = False
        self._letters = ""
        self._sorted_by: tuple[int, Qt.SortOrder] | None = None
        self._rows: tuple[Row, ...] = ()

    @property
    def players(self) -> tuple[PlayerLine, ...]:
        """Everybody, also those who are not looked for."""
        return self._players

    def show(self, players: Iterable[PlayerLine]) -> None:
        """Show these people; unsorted, they stand as they are given."""
        self._players = tuple(players)
        self._is_coloured = any(player.colour is not None for player in self._players)
        self._fill()

    def look_for(self, letters: str) -> None:
        """Show only people in whose names these letters occur, whatever their case and accents."""
        self._letters = bare(letters.strip())
        self._fill()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 is the order in which the people were given."""
        self._sorted_by = None if column < 0 else (column, order)
        self._fill()

    def _fill(self) -> None:
        self.beginResetModel()
        players = [player for player in self._players if self._is_wanted(player)]
        if self._sorted_by is not None:
            column, order = self._sorted_by
            players.sort(key=_COLUMNS[column].order, reverse=order is Qt.SortOrder.DescendingOrder)
        self._rows = tuple(
            row for player in players for row in (Row(player), *(Row(player, name) for name in player.also))
        )
        self.endResetModel()

    def _is_wanted(self, player: PlayerLine) -> bool:
        return any(self._letters in bare(name) for name in (player.name, *player.also))

    def row(self, at: int) -> Row | None:
        """A line of the list; None where there is none."""
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def row_of(self, key: str) -> int | None:
        """Where the person with one of these names stands; None where it is not shown."""
        found = (at for at, row in enumerate(self._rows) if not row.other and key in row.player.keys)
        return next(found, None)

    def who(self, name: str) -> PlayerLine | None:
        """The person that has this name among its own, None where nobody has."""
        key = fold(name)
        return next((player for player in self._players if key in player.keys), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The lines."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Name, matches, wins, the last day, and marks."""
        return 0 if parent.isValid() else len(_COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A person's own name can be typed over."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        if index.column() == NAME and not self._rows[index.row()].other:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text; a dot before a name with a colour; hidden people and other names in softer ink."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.EditRole:
                return row.name if column == NAME else self._text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.DecorationRole:
                return dot_icon(None if row.other else row.player.colour) if self._has_dots(column) else None
            case Qt.ItemDataRole.ForegroundRole:
                soft = bool(row.other) or row.player.hidden
                return QColor(look.colours().soft_ink) if soft else None
        return None

    def _has_dots(self, column: int) -> bool:
        """Whether dots stand before the names, or room for them, so that all begin at one place."""
        return column == NAME and self._is_coloured

    def _text(self, row: Row, column: int) -> str:
        if row.other:
            return INDENT + say(_ALSO.of(name=row.other)) if column == NAME else ""
        return calm(_COLUMNS[column].text(row.player))

    def _spoken(self, row: Row, column: int) -> str:
        if row.other:
            return say(_ALSO_CELL.of(name=row.other, person=row.player.name))
        if column == NAME:
            return DOT.join(filter(None, (row.name, _marks(row.player))))
        return say(_CELL.of(name=row.name, column=_COLUMNS[column].title, value=self._text(row, column)))

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tell of a new name. The old one stands until the history has taken it."""
        if role == Qt.ItemDataRole.EditRole and index.isValid() and index.column() == NAME:
            old, new = self._rows[index.row()].name, tidy(str(value))
            if new and new != old:
                self.renamed.emit(old, new)
        return False

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(_COLUMNS):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return say(_COLUMNS[section].title) if role == Qt.ItemDataRole.DisplayRole else None


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignLeft if _COLUMNS[column].left else Qt.AlignmentFlag.AlignRight
    return int(side | Qt.AlignmentFlag.AlignVCenter)
