"""The sheet on the screen: a row per deal, the totals always in sight at its foot."""

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.grid import Cell, GridRow, Mark, RowRole
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type, colours, font, scaled
from scorepad.ui.say import say, words
from scorepad.ui.sheet_model import SheetModel, SheetRole

Index = QModelIndex | QPersistentModelIndex

TALLEST_ROW, COMFORTABLE_ROW, LOWEST_ROW = 36, 28, 22
"""Heights of a deal's row, in pixels at 100 %."""
HEADER_HEIGHT = 52
TOTAL_HEIGHT = 48
NARROW_COLUMN = 60
LEAST_COLUMN = 20
"""No column is narrower, in pixels."""
MARGIN = 10
SMALLEST_BID = 10
"""The smallest type in which bids and tricks are still read, in pixels."""
CHECK = 12
"""Width of the sign of a kept bid, in pixels at 100 %."""

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

PLACES = (
    QT_TRANSLATE_NOOP("sheet", "1st"),
    QT_TRANSLATE_NOOP("sheet", "2nd"),
    QT_TRANSLATE_NOOP("sheet", "3rd"),
    QT_TRANSLATE_NOOP("sheet", "4th"),
    QT_TRANSLATE_NOOP("sheet", "5th"),
    QT_TRANSLATE_NOOP("sheet", "6th"),
    QT_TRANSLATE_NOOP("sheet", "7th"),
)
_DEALS = QT_TRANSLATE_NOOP("sheet", "deals")
_SHEET = QT_TRANSLATE_NOOP("sheet", "Score sheet")
_TOTALS = QT_TRANSLATE_NOOP("sheet", "Totals")


class SheetView(QFrame):
    """Two tables over one model: the deals, which may scroll, and the row of totals, which stays."""

    chosen = Signal(object, object)
    """A number was chosen: the index of its deal (None for a total), and its side (None for all)."""
    left = Signal()
    """Escape: the keyboard goes back to entering."""
    dealer_clicked = Signal()
    """The sign of who deals was tapped."""

    def __init__(self, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setObjectName("sheet")
        self._header = _Header(self)
        self.deals = _Table(self)
        self.deals.setHorizontalHeader(self._header)
        self._header.side_clicked.connect(lambda side: self.chosen.emit(None, side))
        self._header.dealer_clicked.connect(self.dealer_clicked)
        self.totals = _Table(self)
        self.totals.horizontalHeader().hide()
        for table in (self.deals, self.totals):
            table.setModel(model)
            table.setItemDelegate(_CellDelegate(table))
            table.moved_to.connect(self._choose)
            table.clicked.connect(self._choose)
            table.left.connect(self.left)
        self.deals.past_the_end.connect(lambda: self._cross_over(self.deals, self.totals))
        self.totals.past_the_top.connect(lambda: self._cross_over(self.totals, self.deals))
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.deals, 1)
        column.addWidget(self.totals)
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
        elif row.deal is not None:
            self.chosen.emit(row.deal - 1, cell.side)

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
        index = self._model.index(deal, 0 if side is None else side + 1)
        if index.isValid():
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
        return scaled(HEADER_HEIGHT + TOTAL_HEIGHT + deals * COMFORTABLE_ROW) + 8

    def _after_a_change(self) -> None:
        self._header.viewport().update()
        self._keep_current_in_sight()

    def _share_out(self) -> None:
        """Give every deal a row that fits the height, and every player the same width."""
        total = self._model.row_of(RowRole.TOTAL)
        if total is None:
            return
        for at in range(total + 1):
            self.deals.setRowHidden(at, at == total)
            self.totals.setRowHidden(at, at != total)
        self._header.setFixedHeight(scaled(HEADER_HEIGHT))
        self.totals.setFixedHeight(scaled(TOTAL_HEIGHT))
        height = max(scaled(LOWEST_ROW), min(scaled(TALLEST_ROW), self._room() // max(1, total)))
        self.deals.verticalHeader().setDefaultSectionSize(height)
        self.totals.verticalHeader().setDefaultSectionSize(scaled(TOTAL_HEIGHT))
        self._share_width()
        self._keep_current_in_sight()

    def _share_width(self) -> None:
        sides = self._model.columnCount() - 1
        scroll = self.deals.verticalScrollBar().sizeHint().width() if self._scrolls() else 0
        width = self.width() - 2 - scroll
        first = max(scaled(56), min(scaled(128), width // (sides + 2)))
        for table in (self.deals, self.totals):
            table.setColumnWidth(0, first)
            for side in range(sides):
                # Widths add up to the whole: the first columns take what the division leaves over.
                share = (width - first) * (side + 1) // sides - (width - first) * side // sides
                table.setColumnWidth(side + 1, share)

    def _room(self) -> int:
        """The height that the rows of deals can have without scrolling."""
        return self.height() - scaled(TOTAL_HEIGHT) - scaled(HEADER_HEIGHT) - 4

    def _scrolls(self) -> bool:
        total = self._model.row_of(RowRole.TOTAL) or 0
        return total * self.deals.verticalHeader().defaultSectionSize() > self._room()

    def _keep_current_in_sight(self) -> None:
        current = self._model.row_of(RowRole.CURRENT)
        if current is not None:
            self.deals.scrollTo(self._model.index(current, 0), QAbstractItemView.ScrollHint.EnsureVisible)


class _Table(QTableView):
    """A table whose keys move and choose; digits and letters go on to the page, where they are entered."""

    moved_to = Signal(QModelIndex)
    past_the_end = Signal()
    past_the_top = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
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


class _Header(QHeaderView):
    """A name over each column; under it the place, its movement, and who deals."""

    side_clicked = Signal(int)
    dealer_clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(LEAST_COLUMN)
        self.setHighlightSections(False)
        self._signs: dict[int, QRectF] = {}
        """Where the sign of who deals stands, by side."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A tap on the sign of who deals asks who did; on a name, why the place is what it is."""
        super().mouseReleaseEvent(event)
        side = self.logicalIndexAt(event.position().toPoint()) - 1
        model = self.model()
        if side < 0 or not isinstance(model, SheetModel) or model.shown is None:
            return
        sign = self._signs.get(side)
        if sign is not None and sign.contains(event.position()):
            self.dealer_clicked.emit()
        elif model.shown.deals:
            self.side_clicked.emit(side)

    def sizeHint(self) -> QSize:
        """The height of two lines."""
        return QSize(super().sizeHint().width(), scaled(HEADER_HEIGHT))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """A name and its chips, at the right like the figures below it."""
        model = self.model()
        if not isinstance(model, SheetModel) or model.shown is None or not rect.isValid():
            return
        match, tint = model.shown, colours()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        title = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
        inner = QRectF(rect).adjusted(4, 8, -_right_margin(rect.width()), -4)
        if section == 0:
            inner = QRectF(rect).adjusted(MARGIN, 8, 0, -4)
        name = font(Type.BODY, strong=True)
        if section == 0:
            name = _fitted(name, title, inner.width(), least=SMALLEST_BID)
        painter.setFont(name)
        painter.setPen(QColor(tint.soft_ink if section == 0 else tint.ink))
        aligned = Qt.AlignmentFlag.AlignLeft if section == 0 else Qt.AlignmentFlag.AlignRight
        fitted = QFontMetrics(name).elidedText(title, Qt.TextElideMode.ElideRight, int(inner.width()))
        if len(fitted) < 2:
            # A letter of the name says more than three dots.
            fitted = title[:2]
            painter.setFont(_fitted(name, fitted, inner.width()))
        painter.drawText(inner, int(aligned | Qt.AlignmentFlag.AlignTop), fitted)
        if section > 0:
            self._paint_chips(painter, inner, match, section - 1)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tint.hairline))
        painter.restore()

    def _paint_chips(self, painter: QPainter, inner: QRectF, match: Match, side: int) -> None:
        tint = colours()
        small = font(Type.SMALL)
        metrics = QFontMetrics(small)
        line = QRectF(inner.left(), inner.top() + scaled(20), inner.width(), scaled(18))
        painter.setFont(small)
        right = line.right()
        self._signs.pop(side, None)
        for text, filled in self._fitting_chips(match, side, line.width(), metrics):
            width = metrics.horizontalAdvance(text) + (14 if filled else 0)
            pill = QRectF(right - width, line.top(), width, line.height())
            if filled:
                # A finger is larger than the sign.
                self._signs[side] = pill.adjusted(-8, -10, 8, 10)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(tint.tint))
                painter.drawRoundedRect(pill, 9, 9)
            leading = match.sheet.places[side] == 1
            painter.setPen(QColor(tint.accent if filled or leading else tint.soft_ink))
            painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)
            right -= width + 6

    def _fitting_chips(
        self, match: Match, side: int, room: float, metrics: QFontMetrics
    ) -> list[tuple[str, bool]]:
        """The place and the sign of who deals, from the right; the movement gives way where room is short."""
        place = say(PLACES[match.sheet.places[side] - 1]) if match.deals else ""
        deals = not match.finished and match.dealer in match.game.sides(match.setup.seats)[side]
        sign = (say(_DEALS), True)
        wanted = [(place + movement(match, side), False), sign], [(place, False), sign], [sign]
        if not deals:
            wanted = [(place + movement(match, side), False)], [(place, False)], []
        for chips in wanted:
            shown = [(text, filled) for text, filled in chips if text]
            across = sum(metrics.horizontalAdvance(text) + (20 if filled else 6) for text, filled in shown)
            if across - 6 <= room + 2:
                return shown
        return []


def movement(match: Match, side: int) -> str:
    """How a side's place changed with the last deal: " ▲1" up, " ▼2" down, "" as before."""
    if len(match.deals) < 2:
        return ""
    before = match.game.score(match.setup, match.deals[:-1], False).places[side]
    moved = before - match.sheet.places[side]
    return f" ▲{moved}" if moved > 0 else f" ▼{-moved}" if moved < 0 else ""


def _fitted(face: QFont, figure: str, room: float, least: int = 8) -> QFont:
    """The type, smaller where a figure would be cut: a number that lost a digit is another number."""
    while QFontMetrics(face).horizontalAdvance(figure) > room and face.pixelSize() > least:
        face.setPixelSize(face.pixelSize() - 1)
    return face


def _right_margin(width: int) -> int:
    """Room right of the figures, where the sign of a kept bid stands."""
    return CHECK + (14 if width > 110 else 6 if width > NARROW_COLUMN + 20 else 3)


class _CellDelegate(QStyledItemDelegate):
    """Paints a cell as it stands on paper: bid and tricks small, the points large, a check for a kept bid."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        cell: Cell = index.data(SheetRole.CELL)
        row: GridRow = index.data(SheetRole.ROW)
        tint = colours()
        rect = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.role is RowRole.CURRENT:
            painter.fillRect(rect, QColor(tint.tint))
            if index.column() == 0:
                painter.fillRect(QRectF(rect.left(), rect.top(), 4, rect.height()), QColor(tint.accent))
        if row.role is RowRole.TOTAL:
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 2), QColor(tint.ink))
        else:
            # A filled rectangle: a line between two pixels would be two pixels thick.
            foot = QRectF(rect.left(), rect.bottom() - tint.border, rect.width(), tint.border)
            painter.fillRect(foot, QColor(tint.hairline))
        if index.column() == 0:
            self._paint_head(painter, rect, row, cell)
        else:
            self._paint_side(painter, rect, row, cell, index)
        if state & (QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_Selected):
            # The number that is told about keeps its mark while the keyboard is elsewhere.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tint.accent), 2 if state & QStyle.StateFlag.State_HasFocus else 1.4))
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 6, 6)
        painter.restore()

    def _paint_head(self, painter: QPainter, rect: QRectF, row: GridRow, cell: Cell) -> None:
        tint = colours()
        total, current = row.role is RowRole.TOTAL, row.role is RowRole.CURRENT
        inner = rect.adjusted(MARGIN, 0, -4, 0)
        figure = words(cell.figure)
        face = _fitted(font(Type.BODY, strong=total or current), figure, inner.width())
        painter.setFont(face)
        painter.setPen(QColor(tint.ink if current else tint.soft_ink))
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inner, int(middle), figure)
        small = words(cell.small)
        left = inner.left() + max(QFontMetrics(face).horizontalAdvance(figure), scaled(18)) + 6
        tiny = font(Type.SMALL)
        room = inner.right() - left
        if small and QFontMetrics(tiny).horizontalAdvance(small) > room:
            small = small.split()[0] if rect.height() >= LOWEST_ROW else ""
            small = f"({small})"
        painter.setFont(tiny)
        painter.setPen(QColor(tint.soft_ink))
        painter.drawText(QRectF(left, inner.top(), room, inner.height()), int(middle), small)

    def _paint_side(self, painter: QPainter, rect: QRectF, row: GridRow, cell: Cell, index: Index) -> None:
        tint = colours()
        margin = _right_margin(int(rect.width()))
        inner = rect.adjusted(1, 0, -margin, 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        figure, small = words(cell.figure), words(cell.small)
        total, kept = row.role is RowRole.TOTAL, cell.mark is Mark.KEPT
        if total and rect.width() < scaled(NARROW_COLUMN):
            # No sign of a kept bid stands here, so a narrow column gives its room to the figure.
            inner = rect.adjusted(2, 0, -4, 0)
        if total:
            model = index.model()
            leads = isinstance(model, SheetModel) and self._leads(model, cell)
            painter.setFont(self._total_font(figure, inner.width()))
            painter.setPen(QColor(tint.accent if leads else tint.ink))
            painter.drawText(inner, int(right), figure)
            if leads:
                metrics = QFontMetrics(painter.font())
                width, below = metrics.horizontalAdvance(figure), rect.center().y() + metrics.ascent() / 2 + 5
                line = QRectF(inner.right() - width, below, width, 2 * tint.border)
                painter.fillRect(line, QColor(tint.accent))
            return
        face = _fitted(font(Type.BODY, strong=kept), figure, inner.width())
        painter.setFont(face)
        painter.setPen(QColor(tint.ink if kept else tint.soft_ink))
        painter.drawText(inner, int(right), figure)
        # The small figures stand in a column of their own, left of the widest points.
        widest = index.model().widest_figure(cell.side)  # type: ignore[attr-defined]
        width = QFontMetrics(face).horizontalAdvance("8" * widest) + 6 if figure else 0
        painter.setPen(QColor(tint.ink if row.role is RowRole.CURRENT else tint.soft_ink))
        room = inner.adjusted(0, 0, -width, 0)
        # Where "bid 2" has no room the number alone says enough; in a narrow column no cell is bold, so that
        # all of them are alike.
        bold = kept and rect.width() > scaled(NARROW_COLUMN) + 20
        for text in (small, small.rpartition(" ")[2]):
            tiny = _fitted(font(Type.SMALL, strong=bold), text, room.width(), least=SMALLEST_BID)
            if QFontMetrics(tiny).horizontalAdvance(text) <= room.width():
                painter.setFont(tiny)
                painter.drawText(room, int(right), text)
                break
        if cell.given:
            # Points that the table gave or took: their sign stands where none of a kept bid can.
            painter.setPen(QColor(tint.red))
            painter.setFont(font(Type.SMALL, strong=True))
            star = QRectF(inner.right() + 1, rect.top() + 2, CHECK + 4, rect.height())
            painter.drawText(star, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), "*")
        if kept:
            self._paint_check(painter, QRectF(inner.right() + 4, rect.top(), CHECK, rect.height()))

    def _total_font(self, figure: str, room: float) -> QFont:
        """The largest type in which a total fits its column."""
        for step in (Type.LARGE, Type.TITLE, Type.LEAD):
            face = font(step, strong=True)
            if QFontMetrics(face).horizontalAdvance(figure) <= room:
                return face
        return _fitted(font(Type.BODY, strong=True), figure, room)

    def _leads(self, model: SheetModel, cell: Cell) -> bool:
        match = model.shown
        return (
            match is not None
            and bool(match.deals)
            and cell.side is not None
            and match.sheet.places[cell.side] == 1
        )

    def _paint_check(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(QColor(colours().green), 1.8, c=Qt.PenCapStyle.RoundCap))
        x, y = box.left(), box.center().y()
        painter.drawPolyline([QPointF(x + 1, y), QPointF(x + 4, y + 3), QPointF(x + 9, y - 4)])
