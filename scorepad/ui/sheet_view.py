"""The sheet on the screen as on paper: deals or lines of entries, the totals always in sight at the foot."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

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
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
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

from scorepad.core.grid import Cell, Foot, GridRow, Mark, RowRole
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type, colours, font, scaled
from scorepad.ui.say import say, short, words
from scorepad.ui.sheet_model import SheetModel, SheetRole
from scorepad.ui.widgets.labels import PlainLabel

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
CHIP_GAP = 6
"""The room between words under a name, in pixels."""
ROOM_FOR_WORDS = 160
"""The room that an entry of a pad needs to begin with "deal 3", in pixels at 100 %."""
THE_LINE = 3
"""The thickness of *the line*, in pixels."""
ENTRIES = (RowRole.ABOVE, RowRole.BELOW)
"""Rows of a pad, on which each side has entries of its own."""

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
_WHO_DEALS = QT_TRANSLATE_NOOP("sheet", "{name} deals")
_SHEET = QT_TRANSLATE_NOOP("sheet", "Score sheet")
_TOTALS = QT_TRANSLATE_NOOP("sheet", "Totals")


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
        height = max(scaled(LOWEST_ROW), min(scaled(TALLEST_ROW), self._room() // max(1, total)))
        self.deals.verticalHeader().setDefaultSectionSize(height)
        self.totals.verticalHeader().setDefaultSectionSize(scaled(TOTAL_HEIGHT))
        self._share_width()
        # After a reset the table would know only later how far it can scroll.
        self.deals.doItemsLayout()
        self._keep_in_sight()

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
        """The lines between the sides of a pad go on where no row is."""
        super().paintEvent(event)
        model = self.model()
        if not isinstance(model, SheetModel) or model.has_head:
            return
        painter = QPainter(self.viewport())
        end = self.verticalHeader().length() - self.verticalOffset()
        for column in range(1, model.columnCount()):
            _paint_parting(painter, QRectF(self.columnViewportPosition(column), end, 0, self.height() - end))

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


@dataclass(frozen=True)
class _Chip:
    """A word or two under a name, in a colour role; the sign of who deals has a ground."""

    text: str
    role: str = "soft_ink"
    is_sign: bool = False


class _Header(QHeaderView):
    """A name over each column; under it the place with its movement, or a note, and who deals."""

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
        section = self.logicalIndexAt(event.position().toPoint())
        model = self.model()
        if section < 0 or not isinstance(model, SheetModel) or model.shown is None:
            return
        side = model.columns[section].side
        if side is None:
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
        """A name and what stands under it: at the right like the figures below, or in the middle of a pad."""
        model = self.model()
        if not isinstance(model, SheetModel) or model.shown is None or not rect.isValid():
            return
        whole, side = QRectF(rect), model.columns[section].side
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if side is None:
            self._paint_head(painter, whole.adjusted(MARGIN, 8, 0, -4), section)
        elif model.has_head:
            inner = whole.adjusted(4, 8, -_right_margin(rect.width()), -4)
            self._paint_name(painter, inner, section, Qt.AlignmentFlag.AlignRight)
            self._paint_chips(painter, inner, section, Qt.AlignmentFlag.AlignRight)
        else:
            inner = whole.adjusted(MARGIN, 8, -MARGIN, -4)
            self._paint_name(painter, inner, section, Qt.AlignmentFlag.AlignHCenter)
            self._paint_chips(painter, inner, section, Qt.AlignmentFlag.AlignHCenter)
            if section > 0:
                _paint_parting(painter, whole)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(colours().hairline))
        painter.restore()

    def _paint_head(self, painter: QPainter, inner: QRectF, section: int) -> None:
        title = words(self._sheet().columns[section].title)
        face = _fitted(font(Type.BODY, strong=True), title, inner.width(), least=SMALLEST_BID)
        painter.setFont(face)
        painter.setPen(QColor(colours().soft_ink))
        fitted = QFontMetrics(face).elidedText(title, Qt.TextElideMode.ElideRight, int(inner.width()))
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), fitted)

    def _paint_name(self, painter: QPainter, inner: QRectF, section: int, aligned: Qt.AlignmentFlag) -> None:
        face = font(Type.BODY, strong=True)
        painter.setFont(face)
        painter.setPen(QColor(colours().ink))
        names = self._names(section)
        fitted = _fitted_names(names, QFontMetrics(face), int(inner.width()))
        if set(fitted) <= set("… &"):
            # A letter of each name says more than three dots.
            fitted = names[0][:2] if len(names) == 1 else " & ".join(name[0] for name in names)
            painter.setFont(_fitted(face, fitted, inner.width()))
        painter.drawText(inner, int(aligned | Qt.AlignmentFlag.AlignTop), fitted)

    def _sheet(self) -> SheetModel:
        model = self.model()
        assert isinstance(model, SheetModel)
        return model

    def _names(self, section: int) -> list[str]:
        """Who plays on the side of a column."""
        match, side = self._sheet().shown, self._sheet().columns[section].side
        assert match is not None and side is not None
        return [match.setup.players[seat] for seat in match.game.sides(match.setup.seats)[side]]

    def _paint_chips(self, painter: QPainter, inner: QRectF, section: int, aligned: Qt.AlignmentFlag) -> None:
        tint, side = colours(), self._sheet().columns[section].side
        assert side is not None
        line = QRectF(inner.left(), inner.top() + scaled(20), inner.width(), scaled(18))
        chips, face = self._fitting_chips(section, line.width())
        metrics = QFontMetrics(face)
        painter.setFont(face)
        right = line.right()
        if aligned is Qt.AlignmentFlag.AlignHCenter:
            right = line.center().x() + _across(chips, metrics) / 2
        self._signs.pop(side, None)
        for chip in chips:
            width = metrics.horizontalAdvance(chip.text) + (14 if chip.is_sign else 0)
            pill = QRectF(right - width, line.top(), width, line.height())
            if chip.is_sign:
                # A finger is larger than the sign.
                self._signs[side] = pill.adjusted(-8, -10, 8, 10)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(tint.tint))
                painter.drawRoundedRect(pill, 9, 9)
            painter.setPen(QColor(getattr(tint, chip.role)))
            painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), chip.text)
            right -= width + CHIP_GAP

    def _fitting_chips(self, section: int, room: float) -> tuple[Sequence[_Chip], QFont]:
        """What stands under a name, from the right, and its type: the most that there is room for."""
        match, column = self._sheet().shown, self._sheet().columns[section]
        assert match is not None and column.side is not None
        signs = _signs(match, column.side)
        if column.note:
            return _fitting_note(_Chip(words(column.note)), signs, room)
        face = font(Type.SMALL)
        deals: list[tuple[_Chip, ...]] = [(sign,) for sign in signs] or [()]
        for place, sign in product(_places(match, column.side), deals):
            chips = (*place, *sign)
            if _across(chips, QFontMetrics(face)) <= room + 2:
                return chips, face
        return (), face


def _across(chips: Sequence[_Chip], metrics: QFontMetrics) -> float:
    """The width of chips beside each other."""
    widths = [metrics.horizontalAdvance(chip.text) + (14 if chip.is_sign else 0) for chip in chips]
    return sum(widths) + CHIP_GAP * max(0, len(chips) - 1)


def _signs(match: Match, side: int) -> tuple[_Chip, ...]:
    """The sign of who deals, the longest way of saying it first; none where it is another side."""
    seats = match.game.sides(match.setup.seats)[side]
    if match.finished or match.dealer not in seats:
        return ()
    sign = _Chip(say(_DEALS), "accent", is_sign=True)
    if len(seats) == 1:
        return (sign,)
    who = say(_WHO_DEALS.of(name=short(match.setup.players[match.dealer])))
    return _Chip(who, "accent", is_sign=True), sign


def _places(match: Match, side: int) -> tuple[tuple[_Chip, ...], ...]:
    """A side's place, with its movement where there is room, or nothing where there is none."""
    if not match.deals:
        return ((),)
    place = match.sheet.places[side]
    role = "accent" if place == 1 else "soft_ink"
    said = say(PLACES[place - 1])
    return (_Chip(said + movement(match, side), role),), (_Chip(said, role),), ()


def _fitting_note(note: _Chip, signs: Sequence[_Chip], room: float) -> tuple[Sequence[_Chip], QFont]:
    """A note and the sign of who deals before it is cut: said shorter, then in smaller type."""
    face = font(Type.SMALL)
    for sign in signs:
        if _across((sign, note), QFontMetrics(face)) <= room:
            return (sign, note), face
    chips = (*signs[-1:], note)
    while _across(chips, QFontMetrics(face)) > room and face.pixelSize() > SMALLEST_BID:
        face.setPixelSize(face.pixelSize() - 1)
    if _across(chips, QFontMetrics(face)) <= room:
        return chips, face
    cut = QFontMetrics(face).elidedText(note.text, Qt.TextElideMode.ElideRight, int(room))
    return signs[-1:] or (replace(note, text=cut),), face


def _fitted_names(names: Sequence[str], metrics: QFontMetrics, room: int) -> str:
    """The names of a side, the longest cut first where there is no room for all."""
    if len(names) == 1:
        return metrics.elidedText(names[0], Qt.TextElideMode.ElideRight, room)
    whole = " & ".join(names)
    if metrics.horizontalAdvance(whole) <= room:
        return whole
    fitted, left = list(names), room - metrics.horizontalAdvance(" & ") * (len(names) - 1)
    by_width = sorted(range(len(names)), key=lambda at: metrics.horizontalAdvance(names[at]))
    for sharing, at in zip(range(len(names), 0, -1), by_width, strict=True):
        fitted[at] = metrics.elidedText(names[at], Qt.TextElideMode.ElideRight, left // sharing)
        left -= metrics.horizontalAdvance(fitted[at])
    return " & ".join(fitted)


def _paint_parting(painter: QPainter, rect: QRectF) -> None:
    """The line between two sides of a pad, at the left of what belongs to the second."""
    tint = colours()
    painter.fillRect(QRectF(rect.left(), rect.top(), tint.border, rect.height()), QColor(tint.hairline))


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


def _fitted_reason(row: GridRow, cell: Cell, room: float) -> tuple[str, QFont]:
    """The words of an entry and their type. Where room is short the deal is its number alone, or left out."""
    small = words(cell.small)
    said = [words(row.small(cell)), f"{cell.deal} · {small}", small]
    if room < scaled(ROOM_FOR_WORDS):
        # In narrow columns no entry begins with a word, so that all of them are alike.
        said = said[1:]
    for least in (font(Type.SMALL).pixelSize(), SMALLEST_BID):
        for text in said:
            face = _fitted(font(Type.SMALL), text, room, least)
            if QFontMetrics(face).horizontalAdvance(text) <= room:
                return text, face
    return QFontMetrics(face).elidedText(small, Qt.TextElideMode.ElideRight, int(room)), face


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
        self._paint_ground(painter, rect, row, index)
        if row.role in ENTRIES:
            self._paint_entry(painter, rect, row, cell)
        elif cell.side is None:
            self._paint_head(painter, rect, row, cell)
        else:
            self._paint_side(painter, rect, row, cell, index)
        if state & (QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_Selected):
            # The number that is told about keeps its mark while the keyboard is elsewhere.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tint.accent), 2 if state & QStyle.StateFlag.State_HasFocus else 1.4))
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 6, 6)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, row: GridRow, index: Index) -> None:
        """What a cell stands on: the tint of the deal being entered, and the lines around it."""
        tint = colours()
        if row.role is RowRole.CURRENT:
            painter.fillRect(rect, QColor(tint.tint))
            if index.column() == 0:
                painter.fillRect(QRectF(rect.left(), rect.top(), 4, rect.height()), QColor(tint.accent))
        model = index.model()
        if isinstance(model, SheetModel) and not model.has_head and index.column() > 0:
            _paint_parting(painter, rect)
        if row.role is RowRole.TOTAL:
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 2), QColor(tint.ink))
        elif row.role in ENTRIES:
            self._paint_foot(painter, rect, row.foot)
        else:
            # A filled rectangle: a line between two pixels would be two pixels thick.
            foot = QRectF(rect.left(), rect.bottom() - tint.border, rect.width(), tint.border)
            painter.fillRect(foot, QColor(tint.hairline))

    def _paint_foot(self, painter: QPainter, rect: QRectF, foot: Foot) -> None:
        """*The line* goes right across; what rules a game off, from the words to the figures."""
        tint = colours()
        if foot is Foot.THE_LINE:
            line = QRectF(rect.left(), rect.bottom() - THE_LINE, rect.width(), THE_LINE)
            painter.fillRect(line, QColor(tint.ink))
        elif foot is Foot.RULED_OFF:
            inner = self._inside(rect)
            line = QRectF(inner.left(), rect.bottom() - tint.border, inner.width(), tint.border)
            painter.fillRect(line, QColor(tint.ink))

    def _inside(self, rect: QRectF) -> QRectF:
        """Where an entry of a pad is written, with its figure above that of the total."""
        return rect.adjusted(MARGIN + 2, 0, -_right_margin(int(rect.width())), 0)

    def _paint_entry(self, painter: QPainter, rect: QRectF, row: GridRow, cell: Cell) -> None:
        """Why and how much: words at the left, the figure at the right."""
        if cell.deal is None:
            return
        inner, figure = self._inside(rect), words(cell.figure)
        face = _fitted(font(Type.LEAD), figure, inner.width())
        painter.setFont(face)
        painter.setPen(QColor(colours().ink))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inner, int(right), figure)
        room = inner.adjusted(0, 0, -QFontMetrics(face).horizontalAdvance(figure) - 8, 0)
        text, tiny = _fitted_reason(row, cell, room.width())
        painter.setFont(tiny)
        painter.setPen(QColor(colours().soft_ink))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)
        if cell.given:
            self._paint_star(painter, rect, inner)

    def _paint_star(self, painter: QPainter, rect: QRectF, inner: QRectF) -> None:
        """The sign of points that the table gave or took, right of the figure."""
        painter.setPen(QColor(colours().red))
        painter.setFont(font(Type.SMALL, strong=True))
        star = QRectF(inner.right() + 1, rect.top() + 2, CHECK + 4, rect.height())
        painter.drawText(star, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), "*")

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
            # Of "5 cards" the number says enough.
            number = small.split()[0]
            cut = QFontMetrics(tiny).elidedText(small, Qt.TextElideMode.ElideRight, int(room))
            small = f"({number})" if number.isdigit() else cut
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
        strong = cell.mark in (Mark.KEPT, Mark.STANDS_OUT)
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
        face = _fitted(font(Type.BODY, strong=strong), figure, inner.width())
        painter.setFont(face)
        painter.setPen(QColor(tint.ink if strong else tint.soft_ink))
        painter.drawText(inner, int(right), figure)
        # The small figures stand in a column of their own, left of the widest points.
        widest = index.model().widest_figure(cell.side)  # type: ignore[attr-defined]
        width = QFontMetrics(face).horizontalAdvance("8" * widest) + 6 if figure else 0
        painter.setPen(QColor(tint.ink if row.role is RowRole.CURRENT else tint.soft_ink))
        room = inner.adjusted(0, 0, -width, 0)
        # Where "bid 2" has no room the number alone says enough; in a narrow column no cell is bold, so that
        # all of them are alike.
        bold = strong and rect.width() > scaled(NARROW_COLUMN) + 20
        last = small.rpartition(" ")[2]
        for text in (small, last if last.isdigit() else small):
            tiny = _fitted(font(Type.SMALL, strong=bold), text, room.width(), least=SMALLEST_BID)
            if QFontMetrics(tiny).horizontalAdvance(text) <= room.width():
                painter.setFont(tiny)
                painter.drawText(room, int(right), text)
                break
        if cell.given:
            # It stands where no sign of a kept bid can.
            self._paint_star(painter, rect, inner)
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
