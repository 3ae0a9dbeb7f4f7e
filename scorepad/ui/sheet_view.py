"""The sheet on the screen as on paper: deals or lines of entries, the totals always in sight at the foot."""

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.grid import RowRole
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type, font, scaled
from scorepad.ui.say import say
from scorepad.ui.sheet_cells import MARGIN, SMALLEST_BID, CellDelegate, Index, paint_parting
from scorepad.ui.sheet_header import HEADER_HEIGHT, LEAST_COLUMN, SheetHeader
from scorepad.ui.sheet_model import SheetModel
from scorepad.ui.widgets.labels import PlainLabel

TALLEST_ROW, COMFORTABLE_ROW, LOWEST_ROW = 44, 28, 22
"""Heights of a deal's row, in pixels at 100 %."""
TOTAL_HEIGHT = 48
ROOMY_ROW, ROOMY_SHEET = 40, 1300
"""With rows so high on a sheet so wide, type is a step larger; in pixels at 100 %."""

_SHEET = QT_TRANSLATE_NOOP("sheet", "Score sheet")
_TOTALS = QT_TRANSLATE_NOOP("sheet", "Totals")

_MOVES = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}


class SheetView(QFrame):
    """Two tables over one model: the deals, which may scroll, and the row of totals, which stays.

    Below them stand the sentences that a sheet ends with, where it has any.
    """

    chosen = Signal(object, object)
    """A number was chosen: the index of its deal (None for a total), and its side (None for all).

    An empty place stands for the deal that is being entered.
    """
    left = Signal()
    """Escape: the keyboard goes back to entering."""
    dealer_clicked = Signal()
    """The sign of who deals was tapped."""

    def __init__(self, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setObjectName("sheet")
        self._header = SheetHeader(self)
        self.deals = _Table(self)
        self.deals.setHorizontalHeader(self._header)
        self._header.side_clicked.connect(lambda side: self.chosen.emit(None, side))
        self._header.dealer_clicked.connect(self.dealer_clicked)
        self.totals = _Table(self)
        self.totals.horizontalHeader().hide()
        for table in (self.deals, self.totals):
            table.setModel(model)
            table.setItemDelegate(table.cells)
            table.moved_to.connect(self._choose)
            table.clicked.connect(self._choose)
            table.left.connect(self.left)
        self.deals.past_the_end.connect(lambda: self._cross_over(self.deals, self.totals))
        self.totals.past_the_top.connect(lambda: self._cross_over(self.totals, self.deals))
        self.notes = PlainLabel(type_step=Type.SMALL, role="soft_ink")
        self.notes.setWordWrap(True)
        self.notes.setContentsMargins(MARGIN, 0, MARGIN, 6)
        self.notes.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.deals, 1)
        column.addWidget(self.totals)
        column.addWidget(self.notes)
        model.modelReset.connect(self._share_out)
        look.changes().changed.connect(self._share_out)
        model.dataChanged.connect(self._after_a_change)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the names that screen readers say."""
        self.deals.setAccessibleName(say(_SHEET))
        self.totals.setAccessibleName(say(_TOTALS))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._model.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        self._share_out()

    def _choose(self, index: Index) -> None:
        if not index.isValid():
            return
        row, cell = self._model.grid_row(index.row()), self._model.cell(index)
        if row.role is RowRole.TOTAL:
            if cell.side is not None:
                self.chosen.emit(None, cell.side)
        elif cell.deal is not None:
            self.chosen.emit(cell.deal - 1, cell.side)
        elif self._model.shown is not None:
            self.chosen.emit(len(self._model.shown.deals), cell.side)

    def _cross_over(self, here: "_Table", there: "_Table") -> None:
        """From the last deal down into the totals, and back up, in the same column."""
        column = here.currentIndex().column()
        rows = [at for at in range(self._model.rowCount()) if not there.isRowHidden(at)]
        at = rows[0] if there is self.totals else rows[-1]
        there.setFocus(Qt.FocusReason.OtherFocusReason)
        there.setCurrentIndex(self._model.index(at, column))
        self._choose(there.currentIndex())

    def look_at(self, deal: int, side: int | None = None) -> None:
        """Mark the number of a side in the deal at an index, and bring it into sight."""
        index = self.deals.currentIndex()
        if not (index.isValid() and self._model.is_of(index, deal, side)):
            index = self._model.index_of(deal, side)
        if not index.isValid():
            self.let_go()
            return
        self.deals.setCurrentIndex(index)
        self.deals.scrollTo(index)

    def let_go(self) -> None:
        """Mark no number any more."""
        for table in (self.deals, self.totals):
            table.setCurrentIndex(QModelIndex())
            table.clearSelection()

    def height_wanted(self) -> int:
        """The height at which every deal has a row that is easy to read, in pixels."""
        deals = self._model.row_of(RowRole.TOTAL) or 0
        return scaled(HEADER_HEIGHT + TOTAL_HEIGHT + deals * COMFORTABLE_ROW) + 8 + self._height_of_notes()

    def _after_a_change(self) -> None:
        self._header.viewport().update()
        if self._say_notes():
            self._share_out()
        self._keep_in_sight()

    def _say_notes(self) -> bool:
        """Show the sentences below the sheet; whether they are others than before."""
        text = " · ".join(self._model.notes)
        if text == self.notes.text():
            return False
        self.notes.setText(text)
        self.notes.setVisible(bool(text))
        return True

    def _height_of_notes(self) -> int:
        return self.notes.heightForWidth(self.width() - 2) if self.notes.text() else 0

    def _fit_notes(self) -> None:
        """Give the sentences smaller type where they would take more than a quarter of the paper."""
        face = font(Type.SMALL)
        self.notes.setFont(face)
        while self._height_of_notes() > self.height() // 4 and face.pixelSize() > SMALLEST_BID:
            face.setPixelSize(face.pixelSize() - 1)
            self.notes.setFont(face)

    def _share_out(self) -> None:
        """Give every deal a row that fits the height, and every player the same width."""
        total = self._model.row_of(RowRole.TOTAL)
        if total is None:
            return
        for at in range(total + 1):
            self.deals.setRowHidden(at, at == total)
            self.totals.setRowHidden(at, at != total)
        self._say_notes()
        self._fit_notes()
        self._header.setFixedHeight(scaled(HEADER_HEIGHT))
        self.totals.setFixedHeight(scaled(TOTAL_HEIGHT))
        self._share_height(total)
        self._size_type()
        self.totals.verticalHeader().setDefaultSectionSize(scaled(TOTAL_HEIGHT))
        self._share_width()
        # After a reset the table would know only later how far it can scroll.
        self.deals.doItemsLayout()
        self._keep_in_sight()

    def _share_height(self, rows: int) -> None:
        """The same height for every row; what the division leaves over goes to the first, a pixel each."""
        room, header = self._room(), self.deals.verticalHeader()
        height = max(scaled(LOWEST_ROW), min(scaled(TALLEST_ROW), room // max(1, rows)))
        header.setDefaultSectionSize(height)
        left = room - rows * height
        higher = left if 0 < left < rows else 0
        for at in range(rows):
            # A row once resized does not follow the usual height any more.
            header.resizeSection(at, height + (at < higher))

    def _size_type(self) -> None:
        high = self.deals.verticalHeader().defaultSectionSize() >= scaled(ROOMY_ROW)
        is_roomy = high and self.width() >= scaled(ROOMY_SHEET)
        for part in (self._header, self.deals.cells, self.totals.cells):
            part.is_roomy = is_roomy

    def _share_width(self) -> None:
        heads = int(self._model.has_head)
        sides = self._model.columnCount() - heads
        scroll = self.deals.verticalScrollBar().sizeHint().width() if self._scrolls() else 0
        width = self.width() - 2 - scroll
        first = max(scaled(56), min(scaled(128), width // (sides + 2))) if heads else 0
        for table in (self.deals, self.totals):
            if heads:
                table.setColumnWidth(0, first)
            for side in range(sides):
                # Widths add up to the whole: the first columns take what the division leaves over.
                share = (width - first) * (side + 1) // sides - (width - first) * side // sides
                table.setColumnWidth(heads + side, share)

    def _room(self) -> int:
        """The height that the rows of deals can have without scrolling."""
        return self.height() - scaled(TOTAL_HEIGHT) - scaled(HEADER_HEIGHT) - 4 - self._height_of_notes()

    def _scrolls(self) -> bool:
        total = self._model.row_of(RowRole.TOTAL) or 0
        return total * self.deals.verticalHeader().defaultSectionSize() > self._room()

    def _keep_in_sight(self) -> None:
        """The deal being entered; on a pad *the line*, with as much as there is room for of what runs now."""
        current = self._model.row_of(RowRole.CURRENT)
        rows = (self._model.last_written(), self._model.the_line()) if current is None else (current,)
        for row in rows:
            if row is not None:
                self.deals.scrollTo(self._model.index(row, 0), QAbstractItemView.ScrollHint.EnsureVisible)


class _Table(QTableView):
    """A table whose keys move and choose; digits and letters go on to the page, where they are entered."""

    moved_to = Signal(QModelIndex)
    past_the_end = Signal()
    past_the_top = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.cells = CellDelegate(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(16)
        self.horizontalHeader().setMinimumSectionSize(LEAST_COLUMN)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Where no row is, the paper goes on: its lines, or those between the sides of a pad."""
        super().paintEvent(event)
        model = self.model()
        if not isinstance(model, SheetModel):
            return
        painter = QPainter(self.viewport())
        end = self.verticalHeader().length() - self.verticalOffset()
        if model.has_head:
            self._rule(painter, end)
            return
        for column in range(1, model.columnCount()):
            paint_parting(painter, QRectF(self.columnViewportPosition(column), end, 0, self.height() - end))

    def _rule(self, painter: QPainter, end: int) -> None:
        """Fainter than the lines of deals, and none where all lines are loud."""
        tint, row = look.colours(), self.verticalHeader().defaultSectionSize()
        if tint.border > 1:
            return
        faint = QColor(look.mix(tint.card, tint.hairline, 0.45))
        for foot in range(end + row, self.viewport().height() - row // 2, row):
            painter.fillRect(0, foot - 1, self.viewport().width(), 1, faint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move and tell; Enter and Space choose; Escape leaves; all else is not for the table."""
        key, before = event.key(), self.currentIndex()
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit(before)
        elif key in _MOVES:
            super().keyPressEvent(event)
            if self.currentIndex() != before:
                self.moved_to.emit(self.currentIndex())
            elif key == Qt.Key.Key_Down:
                self.past_the_end.emit()
            elif key == Qt.Key.Key_Up:
                self.past_the_top.emit()
        else:
            event.ignore()
