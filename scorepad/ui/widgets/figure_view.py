"""A table of figures as high as its lines: the page scrolls it, and any figure can be looked into."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
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
from scorepad.ui.look import Type
from scorepad.ui.player_figures import few_ending

Index = QModelIndex | QPersistentModelIndex

ROW = 44
"""The height of a line, in pixels at 100 %: a finger hits it."""
BAR, SHORT_BAR, THICK = 110, 64, 8
"""How long a whole bar is, also where there is less room, and how thick, in pixels at 100 %."""
BESIDE = 8
"""What stands free beside a figure, in pixels, as beside the titles; twice that before a bar."""
LEAST_LABEL = 140
"""What labels that are wider keep of a narrow table, in pixels at 100 %; there they go on in another line."""
_ARROW = 16
"""What the arrow of what is sorted takes of a title, in pixels."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap)


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
        self.bar = BAR
        """How long a whole bar is, in pixels at 100 %; 0 where there is no room for bars."""
        self._titles: dict[int, int] = {}
        self._plain: dict[int, int] = {}
        self._barred: dict[int, int] = {}
        """How wide titles are, and in each column the figures without a bar and with one, in pixels."""
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
        header.setMinimumSectionSize(1)  # folded, nothing stands beside the figures
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
        self._measure()
        self._share_out()

    def _measure(self) -> None:
        """Find out how wide the figures of each column are, those with a bar and those without."""
        figures = self.figures
        metrics, few = self.fontMetrics(), self.fontMetrics().horizontalAdvance(few_ending())
        columns = range(LABEL + 1, figures.columnCount())
        self._titles = {at: self._title_width(at) for at in (LABEL, *columns)}
        self._plain, self._barred = dict.fromkeys(columns, 0), dict.fromkeys(columns, 0)
        for line in figures.lines:
            for at, figure in enumerate(line.figures, start=LABEL + 1):
                free = few if figures.few_in(at) and not figure.rests_on_few else 0
                width = metrics.horizontalAdvance(figure.text) + free + 2 * BESIDE
                kind = self._plain if figure.portion is None else self._barred
                kind[at] = max(kind[at], width)

    def _share_out(self) -> None:
        """Share the width out. Narrow tables have short bars, then none; then labels stand above figures."""
        if not self.figures.columnCount():
            return
        width = self.viewport().width()
        labels = self.figures.labels
        fits = self._choose_bar(width - self._room_for(labels))
        if not fits:
            # Without bars, labels may go on in as many lines as they have words.
            every_word = [word for label in labels for word in label.split()]
            fits = sum(self._widths().values()) <= width - self._room_for(every_word)
        is_folded = self._sorts and not fits
        self.figures.fold(folded=is_folded)
        if is_folded:
            self._choose_bar(width)
        header, widths = self.horizontalHeader(), self._widths()
        fits = sum(widths.values()) <= width
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        self.setHorizontalScrollBarPolicy(policy)
        header.setSectionResizeMode(LABEL, QHeaderView.ResizeMode.Stretch)
        for at, wide in widths.items():
            header.setSectionResizeMode(at, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(at, wide)
        self._size_rows(width - sum(widths.values()))
        self.updateGeometry()

    def _choose_bar(self, room: int) -> bool:
        """Have the longest bars with which the figures fit into `room` pixels; whether they do."""
        fits = False
        for self.bar in (BAR, SHORT_BAR, 0):
            fits = sum(self._widths().values()) <= room
            if fits:
                break
        return fits

    def _widths(self) -> dict[int, int]:
        """How wide each column of figures must be."""
        bar = look.scaled(self.bar) + 2 * BESIDE if self.bar else 0
        return {
            at: max(self._titles[at], plain, barred and barred + bar)
            for (at, plain), barred in zip(self._plain.items(), self._barred.values(), strict=True)
        }

    def _title_width(self, column: int) -> int:
        """A title, and beside it the arrow of what is sorted."""
        if not self._sorts:
            return 0
        title = self.figures.headerData(column, Qt.Orientation.Horizontal)
        metrics = QFontMetrics(look.font(Type.SMALL, strong=True))
        return metrics.horizontalAdvance(title) + 2 * BESIDE + _ARROW

    def _room_for(self, labels: Iterable[str]) -> int:
        """What labels need beside their figures: the widest of them, where it is not too wide."""
        metrics = self.fontMetrics()
        widest = max(map(metrics.horizontalAdvance, labels), default=0) + 2 * BESIDE
        return max(self._titles[LABEL], min(widest, look.scaled(LEAST_LABEL)))

    def _size_rows(self, beside: int) -> None:
        """Let the rows be higher whose labels go on in another line; `beside` figures they are so wide."""
        for row in range(self.figures.rowCount()):
            index = self.figures.index(row, LABEL)
            metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole) or self.font())
            is_heading = self.figures.is_heading(row)
            width = (self.viewport().width() if is_heading else beside) - 2 * BESIDE
            lines = lines_of(str(index.data() or ""), metrics, width)
            least = look.scaled(ROW)
            height = least + (lines - 1) * metrics.lineSpacing()
            if self.rowHeight(row) != height:
                self.setRowHeight(row, height)

    def few_room(self, index: Index) -> int:
        """What a figure leaves free at its right, so that its digits stand over those that rest on few."""
        figure = self.figures.figure(index)
        if figure is None or figure.rests_on_few or not self.figures.few_in(index.column()):
            return 0
        return self.fontMetrics().horizontalAdvance(few_ending())

    def sizeHint(self) -> QSize:
        """All lines."""
        header = self.horizontalHeader()
        above = 0 if header.isHidden() else header.sizeHint().height()
        bar = self.horizontalScrollBar()
        is_scrolled = self.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        below = bar.sizeHint().height() if is_scrolled else 0
        return QSize(look.scaled(320), above + self.verticalHeader().length() + below + 2)

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
        if event.size().width() != event.oldSize().width():
            self._share_out()

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

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        tint, cell = look.colours(), QRectF(option.rect)
        figures = self._view.figures
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Lines under all but what stands over others.
        is_heading = figures.is_heading(index.row())
        if index.row() < figures.rowCount() - 1 and not is_heading:
            painter.fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), QColor(tint.hairline))
        state: QStyle.StateFlag = option.state
        if figures.opens(index):
            self._paint_ground(painter, cell, state)
        painter.setFont(index.data(Qt.ItemDataRole.FontRole) or option.font)
        painter.setPen(QColor(index.data(Qt.ItemDataRole.ForegroundRole) or QColor(tint.ink)))
        inside = cell.adjusted(BESIDE, 0, -BESIDE, 0)
        if is_heading:
            inside.adjust(0, look.scaled(ROW) / 5, 0, 0)
        self._paint_text(painter, inside.adjusted(0, 0, -self._view.few_room(index), 0), index)
        portion = index.data(PORTION)
        if portion is not None and self._view.bar:
            self._paint_bar(painter, inside.adjusted(BESIDE, 0, 0, 0), float(portion))
        painter.restore()

    def _paint_text(self, painter: QPainter, inside: QRectF, index: Index) -> None:
        """A figure, or a label on as many lines as it needs."""
        text, metrics = str(index.data() or ""), painter.fontMetrics()
        alignment = int(index.data(Qt.ItemDataRole.TextAlignmentRole))
        if index.column() == LABEL and lines_of(text, metrics, int(inside.width())) > 1:
            alignment |= _WRAPPED
        else:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(inside.width()) + 1)
        painter.drawText(inside, alignment, text)

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
        track = QRectF(
            inside.left(), inside.center().y() - thick / 2, float(look.scaled(self._view.bar)), thick
        )
        painter.setPen(QPen(QColor(tint.edge), 1) if tint.border > 1 else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint.hairline if tint.border == 1 else tint.card))
        painter.drawRoundedRect(track, thick / 2, thick / 2)
        if portion > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint.accent))
            filled = QRectF(track.left(), track.top(), max(thick, track.width() * portion), thick)
            painter.drawRoundedRect(filled, thick / 2, thick / 2)


def lines_of(text: str, metrics: QFontMetrics, width: int) -> int:
    """On how many lines a text goes into a width; 1 where a single word is too wide, which is cut."""
    words = text.split()
    if width <= 0 or any(metrics.horizontalAdvance(word) > width for word in words):
        return 1
    height = metrics.boundingRect(QRect(0, 0, width, 1 << 16), _WRAPPED, text).height()
    return max(1, round(height / metrics.lineSpacing()))
