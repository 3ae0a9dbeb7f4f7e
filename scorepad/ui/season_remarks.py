"""What is to be said of a season's matches, as Qt's tables want it: a line each, under headings."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor

from scorepad.core.legible import calm
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.games import game_name
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.season_reading import SeasonDetails
from scorepad.ui.season_words import day_words, points_words, reason_words, rules_words
from scorepad.ui.widgets.labels import plain_tooltip

if TYPE_CHECKING:
    from scorepad.store.seasons import SeasonMatch

Index = QModelIndex | QPersistentModelIndex

_LEFT_OUT = QT_TRANSLATE_N_NOOP("season_page", "%n match(es) not counted", "", 0)
_OTHER_RULES = QT_TRANSLATE_N_NOOP("season_page", "%n match(es) by other rules than usual here", "", 0)
_DROPPED = QT_TRANSLATE_N_NOOP(
    "season_page", "%n result(s) left out, as this table counts the better ones", "", 0
)
_LATEST = QT_TRANSLATE_NOOP("season_page", "{what}; the latest {named} of them:")
_DAY = QT_TRANSLATE_NOOP("season_page", "Day")
_GAME = QT_TRANSLATE_NOOP("season_page", "Game")
_WHO = QT_TRANSLATE_NOOP("season_page", "Who")
_REMARK = QT_TRANSLATE_NOOP("season_page", "Remark")
_GAVE = QT_TRANSLATE_NOOP("season_page", "It gave {points}.")
_SPOKEN = QT_TRANSLATE_NOOP("season_page", "{day}, {game}, {who}: {remark}")

DAY, GAME, WHO, REMARK = range(4)
_TITLES = (_DAY, _GAME, _WHO, _REMARK)
MOST_DROPPED = 200
"""So many results that are left out are named, the latest of them."""


@dataclass(frozen=True)
class Remark:
    """A match and what is to be said of it; `match` is its number in the history."""

    match: int
    day: str | None
    game: str
    who: str
    words: str


@dataclass(frozen=True)
class Heading:
    """What the remarks under it are about: how many there are in all, and how many of them are named."""

    what: Phrase
    named: int

    @property
    def words(self) -> str:
        """The heading in words."""
        said = say(self.what)
        return said if self.named == self.what.count else say(_LATEST.of(what=said, named=self.named))


def remarks(details: SeasonDetails) -> Iterator[Heading | Remark]:
    """Everything that is to be said of a season's matches, under its headings."""
    out, all_out = details.left_out
    if out:
        yield Heading(_LEFT_OUT.counted(all_out), len(out))
        yield from (_of_match(one.match, reason_words(one.reason)) for one in out)
    others, all_others = details.other_rules
    if others:
        yield Heading(_OTHER_RULES.counted(all_others), len(others))
        for one in others:
            seats = sum(map(len, one.match.sides))
            yield _of_match(one.match, rules_words(one.match.game, seats, one.options, one.usual))
    dropped = details.dropped
    if dropped:
        named = dropped[:MOST_DROPPED]
        yield Heading(_DROPPED.counted(len(dropped)), len(named))
        for given in named:
            gave = say(_GAVE.of(points=points_words(given.points)))
            yield Remark(given.match, given.day, given.game, given.name, gave)


def _of_match(match: "SeasonMatch", said: str) -> Remark:
    who = ", ".join(" & ".join(names) for names in match.sides)
    return Remark(match.match, match.day, match.game, who, said)


class RemarksModel(QAbstractTableModel):
    """The remarks in the window's language; headings cannot be chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Heading | Remark, ...] = ()

    def show(self, details: SeasonDetails | None) -> None:
        """Show what is to be said of a season's matches."""
        self.beginResetModel()
        self._lines = () if details is None else tuple(remarks(details))
        self.endResetModel()

    def remark(self, at: int) -> Remark | None:
        """The remark in a line; None for a heading."""
        line = self._lines[at] if 0 <= at < len(self._lines) else None
        return line if isinstance(line, Remark) else None

    @property
    def headings(self) -> tuple[int, ...]:
        """The lines that are headings."""
        return tuple(at for at, line in enumerate(self._lines) if isinstance(line, Heading))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The lines."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Day, game, who, and what is to be said."""
        return 0 if parent.isValid() else len(_TITLES)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Remarks can be chosen, headings cannot."""
        if not index.isValid() or isinstance(self._lines[index.row()], Heading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(_TITLES):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return say(_TITLES[section]) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text; a screen reader is told the whole line."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if isinstance(line, Heading):
            return _of_heading(line, index.column(), role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _cell(line, index.column())
            case Qt.ItemDataRole.ToolTipRole if index.column() in (WHO, REMARK):
                return plain_tooltip(_cell(line, index.column()))
            case Qt.ItemDataRole.AccessibleTextRole:
                return say(
                    _SPOKEN.of(
                        day=day_words(line.day), game=game_name(line.game), who=line.who, remark=line.words
                    )
                )
        return None


def _cell(line: Remark, column: int) -> str:
    if column == DAY:
        return day_words(line.day)
    if column == GAME:
        return say(game_name(line.game))
    return calm(line.who) if column == WHO else line.words


def _of_heading(heading: Heading, column: int, role: int) -> Any:
    match role:
        case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole if column == DAY:
            return heading.words
        case Qt.ItemDataRole.SizeHintRole:
            # It lies across the whole table, so no column has to be as wide as its words.
            return QSize(1, 1)
        case Qt.ItemDataRole.FontRole:
            return look.font(Type.BODY, strong=True)
        case Qt.ItemDataRole.ForegroundRole:
            return QColor(look.colours().soft_ink)
    return None
