"""The cells of the sheet on the screen, as they stand on paper."""

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from scorepad.core.grid import Cell, Foot, GridRow, Mark, RowRole
from scorepad.ui.look import Type, colours, font, scaled
from scorepad.ui.say import words
from scorepad.ui.sheet_model import SheetModel, SheetRole
from scorepad.ui.widgets.tiles import fitted

Index = QModelIndex | QPersistentModelIndex

MARGIN = 10
SMALLEST_FIGURE = 8
"""Figures are never smaller, in pixels; none is ever cut, for it would be another number."""
SMALLEST_BID = 10
"""The smallest type in which bids and tricks are still read, in pixels."""
CHECK = 12
"""Width of the sign of a kept bid, in pixels at 100 %."""
ROOM_FOR_WORDS = 160
"""The room that an entry of a pad needs to begin with "deal 3", in pixels at 100 %."""
THE_LINE = 3
"""The thickness of *the line*, in pixels."""
ENTRIES = (RowRole.ABOVE, RowRole.BELOW)
"""Rows of a pad, on which each side has entries of its own."""
NARROW_COLUMN = 60
LEAST_LETTERS = 2
"""Fewer letters of a word tell nothing."""
WIDEST_PAD = 460
"""The most width that a side of a pad is written on, in pixels at 100 %."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_parting(painter: QPainter, rect: QRectF) -> None:
    """The line between two sides of a pad, at the left of what belongs to the second."""
    tint = colours()
    painter.fillRect(QRectF(rect.left(), rect.top(), tint.border, rect.height()), QColor(tint.hairline))


def _fitted_reason(row: GridRow, cell: Cell, room: float, step: Type) -> tuple[str, QFont]:
    """The words of an entry and their type. Where room is short the deal is its number alone, or left out."""
    small = words(cell.small)
    said = [words(row.small(cell)), f"{cell.deal} · {small}", small]
    if room < scaled(ROOM_FOR_WORDS):
        # In narrow columns no entry begins with a word, so that all of them are alike.
        said = said[1:]
    for least in (font(step).pixelSize(), SMALLEST_BID):
        for text in said:
            face = fitted(text, font(step), room, least)
            if QFontMetrics(face).horizontalAdvance(text) <= room:
                return text, face
    return QFontMetrics(face).elidedText(small, Qt.TextElideMode.ElideRight, int(room)), face


def _fitted_note(text: str, face: QFont, room: float) -> tuple[str, QFont]:
    """What stands beside the points, and its type: the most of it that has room, "" where nothing has.

    Where "bid 2" has no room the number alone says enough; of "most tricks (8–5)" the words, at last as
    many letters as have room. What begins with a figure is whole or not there: it would be another number.
    """
    last = text.rpartition(" ")[2]
    for said in (text, last if last.isdigit() else text, text.partition(" (")[0]):
        tiny = fitted(said, face, room, SMALLEST_BID)
        if QFontMetrics(tiny).horizontalAdvance(said) <= room:
            return said, tiny
    if last.isdigit() or not text[:1].isalpha():
        return "", face
    tiny = QFont(face)
    tiny.setPixelSize(max(SMALLEST_BID, round(face.pixelSize() * 0.8)))
    cut = QFontMetrics(tiny).elidedText(text, Qt.TextElideMode.ElideRight, int(room))
    return cut if len(cut) > LEAST_LETTERS else "", tiny


def right_margin(width: int) -> int:
    """Room right of the figures, where the sign of a kept bid stands."""
    return CHECK + (14 if width > 110 else 6 if width > NARROW_COLUMN + 20 else 3)


def inside_a_pad(rect: QRectF) -> QRectF:
    """Where a side of a pad is written: amid a wide column, so that words are near their figure."""
    inner = rect.adjusted(MARGIN, 0, -right_margin(int(rect.width())), 0)
    spare = max(0.0, inner.width() - scaled(WIDEST_PAD)) / 2
    return inner.adjusted(spare, 0, -spare, 0)


class CellDelegate(QStyledItemDelegate):
    """Paints a cell as it stands on paper: bid and tricks small, the points large, a check for a kept bid."""

    is_roomy = False
    """Whether rows and columns are so large that all type is a step larger."""

    def _font(self, step: Type, *, strong: bool = False) -> QFont:
        return font(step.next if self.is_roomy else step, strong=strong)

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
            paint_parting(painter, rect)
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
        return inside_a_pad(rect).adjusted(2, 0, 0, 0)

    def _paint_entry(self, painter: QPainter, rect: QRectF, row: GridRow, cell: Cell) -> None:
        """Why and how much: words at the left, the figure at the right."""
        if cell.deal is None:
            return
        inner, figure = self._inside(rect), words(cell.figure)
        face = fitted(figure, self._font(Type.LEAD), inner.width(), SMALLEST_FIGURE)
        painter.setFont(face)
        painter.setPen(QColor(colours().ink))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inner, int(right), figure)
        room = inner.adjusted(0, 0, -QFontMetrics(face).horizontalAdvance(figure) - 8, 0)
        text, tiny = _fitted_reason(row, cell, room.width(), Type.BODY if self.is_roomy else Type.SMALL)
        painter.setFont(tiny)
        painter.setPen(QColor(colours().soft_ink))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)
        if cell.given:
            self._paint_star(painter, rect, inner)

    def _paint_star(self, painter: QPainter, rect: QRectF, inner: QRectF) -> None:
        """The sign of points that the table gave or took, right of the figure."""
        painter.setPen(QColor(colours().red))
        painter.setFont(self._font(Type.SMALL, strong=True))
        star = QRectF(inner.right() + 1, rect.top() + 2, CHECK + 4, rect.height())
        painter.drawText(star, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), "*")

    def _paint_head(self, painter: QPainter, rect: QRectF, row: GridRow, cell: Cell) -> None:
        tint = colours()
        total, current = row.role is RowRole.TOTAL, row.role is RowRole.CURRENT
        inner = rect.adjusted(MARGIN, 0, -4, 0)
        figure = words(cell.figure)
        face = fitted(figure, self._font(Type.BODY, strong=total or current), inner.width(), SMALLEST_FIGURE)
        painter.setFont(face)
        painter.setPen(QColor(tint.ink if current else tint.soft_ink))
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inner, int(middle), figure)
        small = words(cell.small)
        left = inner.left() + max(QFontMetrics(face).horizontalAdvance(figure), scaled(18)) + 6
        tiny = self._font(Type.SMALL)
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
        inner = rect.adjusted(1, 0, -right_margin(int(rect.width())), 0)
        figure, small = words(cell.figure), words(cell.small)
        strong = cell.mark in (Mark.KEPT, Mark.STANDS_OUT)
        if row.role is RowRole.TOTAL:
            self._paint_total(painter, rect, cell, index.model())
            return
        face = fitted(figure, self._font(Type.BODY, strong=strong), inner.width(), SMALLEST_FIGURE)
        painter.setFont(face)
        painter.setPen(QColor(tint.ink if strong else tint.soft_ink))
        painter.drawText(inner, int(_RIGHT), figure)
        # The small figures stand in a column of their own, left of the widest points.
        widest = index.model().widest_figure(cell.side)  # type: ignore[attr-defined]
        width = QFontMetrics(face).horizontalAdvance("8" * widest) + 6 if figure else 0
        painter.setPen(QColor(tint.ink if row.role is RowRole.CURRENT else tint.soft_ink))
        room = inner.adjusted(0, 0, -width, 0)
        # In a narrow column no cell is bold, so that all of them are alike.
        bold = strong and rect.width() > scaled(NARROW_COLUMN) + 20
        said, tiny = _fitted_note(small, self._font(Type.SMALL, strong=bold), room.width())
        painter.setFont(tiny)
        painter.drawText(room, int(_RIGHT), said)
        if cell.given:
            # It stands where no sign of a kept bid can.
            self._paint_star(painter, rect, inner)
        if cell.mark is Mark.KEPT:
            self._paint_check(painter, QRectF(inner.right() + 4, rect.top(), CHECK, rect.height()))

    def _paint_total(self, painter: QPainter, rect: QRectF, cell: Cell, model: object) -> None:
        """A total, underlined where its side is ahead."""
        assert isinstance(model, SheetModel)
        tint, figure = colours(), words(cell.figure)
        if not model.has_head:
            inner = inside_a_pad(rect)
        elif rect.width() < scaled(NARROW_COLUMN):
            # No sign of a kept bid stands here, so a narrow column gives its room to the figure.
            inner = rect.adjusted(2, 0, -4, 0)
        else:
            inner = rect.adjusted(1, 0, -right_margin(int(rect.width())), 0)
        leads = self._leads(model, cell)
        painter.setFont(self._total_font(figure, inner.width()))
        painter.setPen(QColor(tint.accent if leads else tint.ink))
        painter.drawText(inner, int(_RIGHT), figure)
        if leads:
            metrics = QFontMetrics(painter.font())
            width, below = metrics.horizontalAdvance(figure), rect.center().y() + metrics.ascent() / 2 + 5
            line = QRectF(inner.right() - width, below, width, 2 * tint.border)
            painter.fillRect(line, QColor(tint.accent))

    def _total_font(self, figure: str, room: float) -> QFont:
        """The largest type in which a total fits its column."""
        for step in (Type.LARGE, Type.TITLE, Type.LEAD):
            face = font(step, strong=True)
            if QFontMetrics(face).horizontalAdvance(figure) <= room:
                return face
        return fitted(figure, self._font(Type.BODY, strong=True), room, SMALLEST_FIGURE)

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
