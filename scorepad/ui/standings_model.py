"""A season table as Qt's tables want it."""

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor

from scorepad.core.legible import calm
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.export.tables import Column, columns
from scorepad.season.season import AVERAGING, Query
from scorepad.season.standings import Standing, Table
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.say import say

Index = QModelIndex | QPersistentModelIndex

_BELOW = QT_TRANSLATE_N_NOOP("season_page", "Without a place: fewer than %n match(es)", "", 0)
_UP = QT_TRANSLATE_N_NOOP("season_page", "up %n place(s)", "", 0)
_DOWN = QT_TRANSLATE_N_NOOP("season_page", "down %n place(s)", "", 0)
_SAME = QT_TRANSLATE_NOOP("season_page", "same place")
_NEW = QT_TRANSLATE_NOOP("season_page", "new")
_CELL = QT_TRANSLATE_NOOP("season_page", "{name}, {column}: {value}")

PLACE, NAME, MOVEMENT = 0, 1, 2
"""The columns at the left; the movement stands there only where it was asked for."""

_FIRST = ("Place", "Name", "Movement", "Points", "Wins")
"""What decides the place stands before the other numbers, so that a narrow window shows it."""


def _columns(query: Query, table: Table) -> tuple[Column[Standing], ...]:
    """The columns of files, less those that would only say another one's numbers again."""
    counting = query.counting
    spared = set()
    if not (counting.drop or counting.best):
        spared.add("Counted")
    if counting.scheme in AVERAGING:
        spared.add("Average")
    shown = (column for column in columns(query, table) if column.title.source not in spared)
    return tuple(sorted(shown, key=_rank))


def _rank(column: Column[Standing]) -> int:
    title = column.title.source
    return _FIRST.index(title) if title in _FIRST else len(_FIRST)


def _rounded(number: str, point: str) -> str:
    """A number with two decimals at most, which are enough to look at; files have four.

    >>> _rounded("0,3333", ","), _rounded("2.5", "."), _rounded("", ".")
    ('0,33', '2.5', '')
    """
    if len(number.partition(point)[2]) <= 2:
        return number
    return f"{float(number.replace(point, '.')):.2f}".rstrip("0").rstrip(".").replace(".", point)


def _in_line(numbers: list[str], point: str) -> list[str]:
    """Numbers of a column with as many decimals each, so that their digits stand in line.

    >>> _in_line(["0,8", "0,75", "1", ""], ",")
    ['0,80', '0,75', '1,00', '']
    """
    most = max((len(number.partition(point)[2]) for number in numbers), default=0)
    if not most:
        return numbers
    return [_lengthened(number, most, point) if number else "" for number in numbers]


def _lengthened(number: str, decimals: int, point: str) -> str:
    whole, _, part = number.partition(point)
    return f"{whole}{point}{part.ljust(decimals, '0')}"


class StandingsModel(QAbstractTableModel):
    """The lines of a table, and under a line that says why, those without a place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[Column[Standing], ...] = ()
        self._lines: tuple[Standing | None, ...] = ()
        self._numbers: dict[tuple[int, str], list[str]] = {}
        """The texts of columns of numbers, a line each, by the decimal point; those that were asked for."""
        self._moves = False
        self._minimum = 0

    def show(self, query: Query, table: Table) -> None:
        """Show a table."""
        self.beginResetModel()
        self._moves = query.filters.as_of is not None
        self._minimum = query.counting.minimum
        self._columns = _columns(query, table)
        below = (None, *table.unranked) if table.unranked else ()
        self._lines = (*table.rows, *below)
        self._numbers.clear()
        self.endResetModel()

    def line(self, at: int) -> Standing | None:
        """A line of the table; None is the one that says why those below it have no place."""
        return self._lines[at] if 0 <= at < len(self._lines) else None

    def row_of(self, key: str) -> int | None:
        """Where the line with this key stands; None where it is not in the table."""
        found = (at for at, line in enumerate(self._lines) if line is not None and line.key == key)
        return next(found, None)

    @property
    def divider(self) -> int | None:
        """The row that says why those below it have no place; None where all have one."""
        return self._lines.index(None) if None in self._lines else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The lines."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The columns that say something of their own."""
        return 0 if parent.isValid() else len(self._columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every line can be chosen; the one that only says something cannot."""
        if not index.isValid() or self._lines[index.row()] is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text, names at the left and numbers at the right; the first of the table stands out."""
        if not index.isValid():
            return None
        at, line = index.column(), self._lines[index.row()]
        if line is None:
            return self._of_divider(at, role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index.row(), at, line)
            case Qt.ItemDataRole.AccessibleTextRole:
                moved = self._is_movement(at)
                value = self._spoken_movement(line) if moved else self._text(index.row(), at, line)
                return say(_CELL.of(name=line.name, column=self._columns[at].title, value=value))
            case Qt.ItemDataRole.ToolTipRole:
                return self._spoken_movement(line) if self._is_movement(at) else None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(at)
            case Qt.ItemDataRole.FontRole:
                return look.font(Type.BODY, strong=True) if line.place == 1 else None
            case Qt.ItemDataRole.ForegroundRole:
                return self._colour(at, line)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return say(self._columns[section].title) if role == Qt.ItemDataRole.DisplayRole else None

    def _text(self, row: int, at: int, line: Standing) -> str:
        if self._is_movement(at):
            return _movement(line)
        if at not in (PLACE, NAME):
            return self._column_of_numbers(at)[row]
        text = self._columns[at].text(line, QLocale().decimalPoint())
        if at == PLACE:
            return f"{text}." if text else ""
        return calm(text)

    def _column_of_numbers(self, at: int) -> list[str]:
        point = QLocale().decimalPoint()
        if (at, point) not in self._numbers:
            texts = ["" if line is None else self._columns[at].text(line, point) for line in self._lines]
            self._numbers[at, point] = _in_line([_rounded(text, point) for text in texts], point)
        return self._numbers[at, point]

    def _of_divider(self, at: int, role: int) -> Any:
        if at == PLACE and role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return say(_BELOW.counted(self._minimum))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.SizeHintRole:
            # It lies across the whole table, so no column has to be as wide as its words.
            return QSize(1, 1)
        return QColor(look.colours().soft_ink) if role == Qt.ItemDataRole.ForegroundRole else None

    def _colour(self, at: int, line: Standing) -> QColor | None:
        tint = look.colours()
        if self._is_movement(at):
            moved = line.movement or 0
            return QColor(tint.green if moved > 0 else tint.red if moved < 0 else tint.soft_ink)
        if line.place is None:
            return QColor(tint.soft_ink)
        return QColor(tint.accent) if line.place == 1 else None

    def _is_movement(self, at: int) -> bool:
        return self._moves and at == MOVEMENT

    def _spoken_movement(self, line: Standing) -> str:
        moved = line.movement
        if line.place is None:
            return ""
        if moved is None:
            return say(_NEW)
        if not moved:
            return say(_SAME)
        return say((_UP if moved > 0 else _DOWN).counted(abs(moved)))

    def _alignment(self, column: int) -> int:
        side = Qt.AlignmentFlag.AlignLeft if column == NAME else Qt.AlignmentFlag.AlignRight
        return int(side | Qt.AlignmentFlag.AlignVCenter)


def _movement(line: Standing) -> str:
    """How a line moved, with a sign that needs no colour."""
    if line.place is None:
        return ""
    if line.movement is None:
        return say(_NEW)
    return f"▲ {line.movement}" if line.movement > 0 else f"▼ {-line.movement}" if line.movement < 0 else "="
