"""A field for a player's name that knows everyone who has played before."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget

from scorepad.core.names import bare, name_fault, tidy
from scorepad.ui.widgets.labels import CalmItems


class NameEdit(QLineEdit):
    """Type a few letters and take a name; new names are made on the spot."""

    committed = Signal(str)
    """A name was taken, by Enter, by leaving the field or from the list; once for each name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # No limit on typing: what is too long is told, not swallowed.
        self._last = ""
        self._known = QStringListModel(self)
        self._matching = _Matching(self)
        self._matching.setSourceModel(self._known)
        completer = QCompleter(self._matching, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(6)
        names = QListView()
        names.setProperty("popup", True)
        names.setUniformItemSizes(True)
        names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        completer.setPopup(names)
        names.setItemDelegate(CalmItems(names))
        self.setCompleter(completer)
        self.textEdited.connect(self._matching.look_for)
        self.textChanged.connect(self._mark)
        completer.activated.connect(lambda name: self._commit(str(name)))
        self.editingFinished.connect(lambda: self._commit(self.text()))

    def set_known(self, names: Sequence[str]) -> None:
        """The names to complete from, the likeliest first."""
        self._known.setStringList(list(names))

    def setText(self, name: str | None) -> None:
        """Show a name that is already agreed; nothing is committed."""
        self._last = tidy(name or "")
        super().setText(name)

    @property
    def is_wrong(self) -> bool:
        """Whether what is typed cannot be a name; an empty field is only unfinished."""
        return bool(self.text().strip()) and name_fault(self.text()) is not None

    def _commit(self, name: str) -> None:
        name = tidy(name)
        if name != self._last:
            self._last = name
            self.committed.emit(name)

    def _mark(self) -> None:
        if bool(self.property("wrong")) != self.is_wrong:
            self.setProperty("wrong", self.is_wrong)
            self.style().unpolish(self)
            self.style().polish(self)


class _Matching(QSortFilterProxyModel):
    """Names in which the letters occur, whatever their case and accents."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._letters = ""

    def look_for(self, letters: str) -> None:
        self._letters = bare(letters.strip())
        self.beginFilterChange()
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        name = self.sourceModel().index(row, 0, parent).data(Qt.ItemDataRole.DisplayRole)
        return self._letters in bare(name)
