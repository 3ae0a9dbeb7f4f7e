"""A field for a player's name that knows everyone who has played before."""

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from scorepad.core.names import tidy


class NameEdit(QLineEdit):
    """Type a few letters and take a name; new names are made on the spot."""

    committed = Signal(str)
    """A name was taken, by Enter, by leaving the field or from the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # No limit on typing: what is too long is told, not swallowed.
        self._known = QStringListModel(self)
        self._matching = _Matching(self)
        self._matching.setSourceModel(self._known)
        completer = QCompleter(self._matching, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(6)
        self.setCompleter(completer)
        self.textEdited.connect(self._matching.look_for)
        completer.activated.connect(lambda name: self.committed.emit(str(name)))
        self.editingFinished.connect(lambda: self.committed.emit(tidy(self.text())))

    def set_known(self, names: Sequence[str]) -> None:
        """The names to complete from, the likeliest first."""
        self._known.setStringList(list(names))


class _Matching(QSortFilterProxyModel):
    """Names in which the letters occur, whatever their case and accents."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._letters = ""

    def look_for(self, letters: str) -> None:
        self._letters = _bare(letters.strip())
        self.beginFilterChange()
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        name = self.sourceModel().index(row, 0, parent).data(Qt.ItemDataRole.DisplayRole)
        return self._letters in _bare(name)


def _bare(text: str) -> str:
    """Letters without case and accents.

    >>> _bare("Zoë")
    'zoe'
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
