"""A table of figures as high as its lines: the page scrolls it, and any figure can be looked into."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from scorepad.ui import look
from scorepad.ui.figures_model import LABEL, PORTION, FiguresModel

Index = QModelIndex | QPersistentModelIndex

ROW = 44
"""The height of a line, in pixels at 100 %: a finger hits it."""
BAR, THICK = 110, 8
"""How long a whole bar is and how thick, in pixels at 100 %."""
BESIDE = 8
"""What stands free beside a figure, in pixels at 100 %, as beside the titles."""
LEAST_LABEL = 110
"""What labels keep of a narrow table, in pixels at 100 %."""


class FigureView(QTableView):
    """Lines of figures. Enter or a click opens what is behind a cell; nothing is chosen without the keyboard.

    With `sorts` a click on a title sorts, and S by the column that has the keyboard.
    """

    opened = Signal(QModelIndex)
    """What is behind a cell is wanted."""
    reached = Signal(QRect)
    """The keyboard has come to a cell, which lies here."""

    def __init__(self, *, sorts: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = FiguresModel(self)
        self._sorts = sorts
        self.has_bars = True
        self.setModel(self.figures)
        self.setItemDelegate(FigureDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(36)
        header.setVisible(sorts)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(sorts)
        self.clicked.connect(self._open)
        self.figures.modelReset.connect(self._fit)
        look.changes().changed.connect(self._fit)

    def _open(self, index: QModelIndex) -> None:
        if self.figures.opens(index):
            self.opened.emit(index)

    # Size.

    def _fit(self) -> None:
        self.verticalHeader().setDefaultSectionSize(look.scaled(ROW))
        self.clearSpans()
        for row in self.figures.headings:
            self.setSpan(row, LABEL, 1, self.figures.columnCount())
        self._size_columns()
        self.updateGeometry()

    def _size_columns(self) -> None:
        header = self.horizontalHeader()
        columns = self.figures.columnCount()
        if not columns:
            return
        header.setSectionResizeMode(LABEL, QHeaderView.ResizeMode.Stretch)
        widths: dict[int, int] = {}
        # The bars are the first that a narrow table goes without.
        for self.has_bars in (True, False):
            widths = {
                at: max(self.sizeHintForColumn(at), header.sectionSizeHint(at))
                for at in range(LABEL + 1, columns)
            }
            if self.viewport().width() - sum(widths.values()) >= look.scaled(LEAST_LABEL):
                break
        for at, width in widths.items():
            header.setSectionResizeMode(at, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(at, width)

    def sizeHint(self) -> QSize:
        """All lines."""
        header = self.horizontalHeader()
        above = 0 if header.isHidden() else header.sizeHint().height()
        return QSize(look.scaled(320), above + self.figures.rowCount() * look.scaled(ROW) + 2)

    def minimumSizeHint(self) -> QSize:
        """All lines, in a narrow window too."""
        return QSize(look.scaled(200), self.sizeHint().height())

    # Keyboard and pointer.

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell the page where the keyboard is, so that it is in sight."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.reached.emit(self.visualRect(current))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first figure."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() or not self.figures.opens(self.currentIndex()):
            self.setCurrentIndex(self._first())
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.reached.emit(self.visualRect(self.currentIndex()))

    def _first(self) -> QModelIndex:
        cells = (
            self.figures.index(row, column)
            for row in range(self.figures.rowCount())
            for column in range(self.figures.columnCount())
        )
        return next((cell for cell in cells if self.figures.opens(cell)), QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, S sorts by the column; Escape is the page's."""
        current = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and current.isValid():
            self._open(current)
        elif event.key() == Qt.Key.Key_S and self._sorts and current.isValid():
            self._sort_by(current.column())
        elif event.text().strip():
            event.ignore()  # letters find nothing here
        else:
            super().keyPressEvent(event)

    def _sort_by(self, column: int) -> None:
        """Sort as a click on the title does, and stay in the column."""
        header, row = self.horizontalHeader(), self.currentIndex().row()
        falling = Qt.SortOrder.DescendingOrder
        falls = header.sortIndicatorSection() != column or header.sortIndicatorOrder() != falling
        header.setSortIndicator(column, falling if falls else Qt.SortOrder.AscendingOrder)
        self.setCurrentIndex(self.figures.index(row, column))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show by the pointer what can be opened."""
        opens = self.figures.opens(self.indexAt(event.position().toPoint()))
        shape = Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        super().mouseMoveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        self._size_columns()

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()


class FigureDelegate(QStyledItemDelegate):
    """Draws a figure with its bar; the cell under the pointer is tinted, the keyboard's has a ring."""

    def __init__(self, view: FigureView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The text, and room for a whole bar where there is one."""
        text = str(index.data() or "")
        width = option.fontMetrics.horizontalAdvance(text) + 2 * look.scaled(BESIDE)
        if self._view.has_bars and index.data(PORTION) is not None:
            width += look.scaled(BAR + BESIDE)
        return QSize(width, look.scaled(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        tint, cell = look.colours(), QRectF(option.rect)
        figures = self._view.figures
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Lines under all but what stands over others.
        line = figures.line(index.row())
        is_heading = line is not None and line.is_heading
        if index.row() < figures.rowCount() - 1 and not is_heading:
            painter.fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), QColor(tint.hairline))
        state: QStyle.StateFlag = option.state
        if figures.opens(index):
            self._paint_ground(painter, cell, state)
        painter.setFont(index.data(Qt.ItemDataRole.FontRole) or option.font)
        painter.setPen(QColor(index.data(Qt.ItemDataRole.ForegroundRole) or QColor(tint.ink)))
        inside = cell.adjusted(look.scaled(BESIDE), 0, -look.scaled(BESIDE), 0)
        if is_heading:
            inside.adjust(0, look.scaled(ROW) / 5, 0, 0)
        text = painter.fontMetrics().elidedText(
            str(index.data() or ""), Qt.TextElideMode.ElideRight, int(inside.width()) + 1
        )
        painter.drawText(inside, int(index.data(Qt.ItemDataRole.TextAlignmentRole)), text)
        portion = index.data(PORTION)
        if portion is not None and self._view.has_bars:
            self._paint_bar(painter, inside, float(portion))
        painter.restore()

    def _paint_ground(self, painter: QPainter, cell: QRectF, state: QStyle.StateFlag) -> None:
        tint = look.colours()
        sheet = cell.adjusted(2, 2, -2, -3)
        if state & QStyle.StateFlag.State_MouseOver and tint.border == 1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint.tint))
            painter.drawRoundedRect(sheet, 8, 8)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tint.focus), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(sheet.adjusted(1, 1, -1, -1), 8, 8)

    def _paint_bar(self, painter: QPainter, inside: QRectF, portion: float) -> None:
        """A quiet bar at the left of the figure, on the track of a whole one."""
        tint, thick = look.colours(), float(look.scaled(THICK))
        track = QRectF(inside.left(), inside.center().y() - thick / 2, float(look.scaled(BAR)), thick)
        painter.setPen(QPen(QColor(tint.edge), 1) if tint.border > 1 else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint.hairline if tint.border == 1 else tint.card))
        painter.drawRoundedRect(track, thick / 2, thick / 2)
        if portion > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint.accent))
            filled = QRectF(track.left(), track.top(), max(thick, track.width() * portion), thick)
            painter.drawRoundedRect(filled, thick / 2, thick / 2)
