"""A table of people: the names take the room that the numbers leave."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from scorepad.ui import look
from scorepad.ui.look import Type

WIDEST_NAME = 160
"""What a long name gets before the numbers have to be scrolled to, in pixels at 100 %."""
LEAST_ROWS = 5
"""So many lines are seen in the lowest window."""


_BESIDE = 8
"""What stands free beside a title, in pixels."""
_AIR = 20
"""What stands between numbers besides, where there is room, in pixels at 100 %."""
_ARROW = 16
"""What the arrow of what is sorted takes of a title, in pixels."""


class NameTable(QTableView):
    """A table of which one line is chosen; Enter or a double click opens it.

    `names` is the column of the names, `row` the height of a line in pixels at 100 %.
    """

    chosen = Signal()
    """Another line is the chosen one, or none is."""
    opened = Signal()
    """The chosen line is to be looked into."""

    def __init__(
        self, model: QAbstractItemModel, names: int, row: int = 40, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._names, self._row = names, row
        self.setModel(model)
        self.setItemDelegate(_ToldEditor(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(36)
        self.selectionModel().currentRowChanged.connect(lambda *_rows: self.chosen.emit())
        self.activated.connect(lambda _index: self.opened.emit())
        model.modelReset.connect(self.size_columns)
        look.changes().changed.connect(self._size)
        self._size()

    def choose(self, row: int) -> None:
        """Make a line the chosen one."""
        self.selectRow(row)
        self.chosen.emit()

    def _size(self) -> None:
        self.verticalHeader().setDefaultSectionSize(look.scaled(self._row))
        self.setMinimumHeight(look.scaled(self._row) * LEAST_ROWS)
        self.size_columns()

    def size_columns(self) -> None:
        """Every column as wide as it needs; the names take what is left, and never less than they need."""
        header, model = self.horizontalHeader(), self.model()
        columns = model.columnCount()
        if not columns:
            return
        metrics = self.fontMetrics()
        names = (model.index(at, self._names).data() for at in range(model.rowCount()))
        widest = max((metrics.horizontalAdvance(str(name or "")) for name in names), default=0) + 32
        widths = {
            at: max(self.sizeHintForColumn(at), self._title_width(at))
            for at in range(columns)
            if at != self._names
        }
        room = self.viewport().width() - sum(widths.values())
        # Where the names have all they need, the numbers stand further apart.
        air = min(look.scaled(_AIR), (room - widest) // len(widths)) if widths and room > widest else 0
        for at, width in widths.items():
            header.setSectionResizeMode(at, QHeaderView.ResizeMode.Interactive)
            header.resizeSection(at, width + air)
        header.setSectionResizeMode(self._names, QHeaderView.ResizeMode.Interactive)
        left = room - air * len(widths)
        header.resizeSection(self._names, max(min(widest, look.scaled(WIDEST_NAME)), left))

    def _title_width(self, column: int) -> int:
        """A title, and where lines are sorted the arrow beside it."""
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
        width = QFontMetrics(look.font(Type.SMALL, strong=True)).horizontalAdvance(title)
        return width + 2 * _BESIDE + (_ARROW if self.isSortingEnabled() else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        self.size_columns()

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew what the new language calls the columns."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.size_columns()


class _ToldEditor(QStyledItemDelegate):
    """Screen readers hear of a field in the table what its column is called."""

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        """The field to type in."""
        editor = super().createEditor(parent, option, index)
        column = index.model().headerData(index.column(), Qt.Orientation.Horizontal)
        editor.setAccessibleName(str(column))
        return editor
