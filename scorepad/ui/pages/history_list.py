"""The list of the history: a line a match, its date at the left, the winner first."""

from datetime import date, datetime

from PySide6.QtCore import QEvent, QLocale, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from scorepad.core.legible import apart, calm
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import icons, look
from scorepad.ui.history_model import LINE, HistoryLine, HistoryModel, SideLine, spoken_moment
from scorepad.ui.look import Type, scaled
from scorepad.ui.pages.parts import DOT
from scorepad.ui.say import say, words
from scorepad.ui.widgets.chip import paint_chip

Index = QModelIndex | QPersistentModelIndex

_MATCHES = QT_TRANSLATE_NOOP("history_page", "Matches, the latest first")

ROW, LEAF, SIDE = 66, 48, 16
"""The height of a row, the width of its date, and the room at its sides, in pixels at 100 %."""
WIDEST_NAME = 0.45
"""What one name gets of a line at most."""
_MOST_SAID = 400
"""Letters of a season or a note of which a line is cut."""


class MatchList(QListView):
    """Matches to choose from. Enter opens one, Delete puts it away, letters go on to whoever searches."""

    opened = Signal(QModelIndex)
    put_away = Signal(QModelIndex)
    typed = Signal(str)

    def __init__(self, model: HistoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._delegate = _LineDelegate(model, self)
        self.setItemDelegate(self._delegate)
        self.doubleClicked.connect(self.opened)
        look.changes().changed.connect(self._size_rows)
        self.retranslate()

    def _size_rows(self) -> None:
        self.verticalScrollBar().setSingleStep(scaled(ROW) // 2)
        self.scheduleDelayedItemsLayout()

    def retranslate(self) -> None:
        """Say its name in the window's language."""
        self.setAccessibleName(say(_MATCHES))

    def changeEvent(self, event: QEvent) -> None:
        """Say its name anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete puts away, and what is typed is looked for."""
        current, plain = (
            self.currentIndex(),
            event.modifiers()
            in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.ShiftModifier,
                Qt.KeyboardModifier.KeypadModifier,
            ),
        )
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current.isValid():
            self.opened.emit(current)
        elif event.key() == Qt.Key.Key_Delete and current.isValid():
            self.put_away.emit(current)
        elif plain and event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


class _LineDelegate(QStyledItemDelegate):
    def __init__(self, model: HistoryModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Every line has the same height."""
        return QSize(scaled(200), scaled(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a match."""
        line: HistoryLine = index.data(LINE)
        row = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, row, state)
        loud = selected and look.colours().border > 1
        ink, soft = ("paper", "paper") if loud else ("ink", "soft_ink")
        side = scaled(SIDE)
        leaf = QRectF(row.left() + side, row.top(), scaled(LEAF), row.height())
        _paint_leaf(painter, leaf, line.started, self._model.today, ink, soft)
        left = leaf.right() + side
        body = QRectF(left, row.top(), row.right() - side - left, row.height())
        half = body.height() / 2
        upper = QRectF(body.left(), body.top() + scaled(9), body.width(), half - scaled(9))
        lower = QRectF(body.left(), body.top() + half, body.width(), half - scaled(9))
        _paint_results(painter, upper, line, ink, "paper" if loud else "accent")
        lower = _paint_marks(painter, lower, line)
        _paint_about(painter, lower, line, self._model.today, soft)
        painter.restore()


def _paint_ground(painter: QPainter, row: QRectF, state: QStyle.StateFlag) -> None:
    tint = look.colours()
    loud = tint.border > 1
    sheet = row.adjusted(6, 2, -6, -3)
    painter.setPen(Qt.PenStyle.NoPen)
    if state & QStyle.StateFlag.State_Selected:
        painter.setBrush(QColor(tint.ink if loud else tint.tint))
        painter.drawRoundedRect(sheet, 10, 10)
    elif state & QStyle.StateFlag.State_MouseOver and not loud:
        painter.setBrush(QColor(look.mix(tint.card, tint.tint, 0.6)))
        painter.drawRoundedRect(sheet, 10, 10)
    rule = row.toRect().adjusted(scaled(SIDE), row.toRect().height() - 1, -scaled(SIDE), 0)
    painter.fillRect(rule, QColor(tint.hairline))
    if state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QPen(QColor(tint.focus), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(sheet.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)


def _paint_leaf(
    painter: QPainter, leaf: QRectF, started: str | None, today: date, ink: str, soft: str
) -> None:
    """The day as a leaf of a calendar: its number large, the month below, the year where it is another."""
    if started is None:
        _paint(painter, leaf, "–", look.font(Type.TITLE), soft, Qt.AlignmentFlag.AlignCenter)
        return
    day = datetime.fromisoformat(started).date()
    rows = [
        (str(day.day), look.font(Type.TITLE, strong=True), ink),
        (
            QLocale().standaloneMonthName(day.month, QLocale.FormatType.ShortFormat),
            look.font(Type.SMALL),
            soft,
        ),
    ]
    if day.year != today.year:
        rows.append((str(day.year), look.font(Type.SMALL), soft))
    heights = [QFontMetrics(font).height() * (0.92 if at else 1.0) for at, (_, font, _) in enumerate(rows)]
    top = leaf.center().y() - sum(heights) / 2
    for (text, font, role), height in zip(rows, heights, strict=True):
        line = QRectF(leaf.left(), top, leaf.width(), height)
        _paint(painter, line, text, font, role, Qt.AlignmentFlag.AlignCenter)
        top += height


def _paint_results(painter: QPainter, room: QRectF, line: HistoryLine, ink: str, accent: str) -> None:
    """Everybody with their points, best first; a star before who won."""
    left, end = room.left(), room.right()
    for at, side in enumerate(line.sides):
        font = look.font(Type.LEAD, strong=side.won)
        metrics = QFontMetrics(font)
        if at:
            gap = metrics.horizontalAdvance(DOT)
            if left + gap + scaled(36) > end:
                _paint(painter, QRectF(left, room.top(), end - left, room.height()), " …", font, ink)
                return
            _paint(painter, QRectF(left, room.top(), gap, room.height()), DOT, font, ink)
            left += gap
        if side.won:
            star = scaled(15)
            icons.draw(painter, QRectF(left, room.center().y() - star / 2, star, star), "star", accent)
            left += star + scaled(5)
        text = result_text(metrics, side, room.width() * WIDEST_NAME, end - left)
        width = min(metrics.horizontalAdvance(text) + 1.0, end - left)
        _paint(painter, QRectF(left, room.top(), width, room.height()), text, font, ink)
        left += width
        if left >= end:
            return


def result_text(metrics: QFontMetrics, side: SideLine, widest_name: float, room: float) -> str:
    """A side's name and its points; the name is cut where it is too wide, so that the points can be read."""
    points = f" {side.points}"
    widest = min(widest_name, room - metrics.horizontalAdvance(points))
    name = metrics.elidedText(calm(side.name), Qt.TextElideMode.ElideRight, max(0, int(widest)))
    return apart(name) + points


def _paint_marks(painter: QPainter, room: QRectF, line: HistoryLine) -> QRectF:
    """What sets the match apart, as chips at the right; the room that is left."""
    metrics = QFontMetrics(look.font(Type.SMALL, strong=True))
    height, right = metrics.height() + 5.0, room.right()
    for phrase, role in reversed(line.marks):
        text = say(phrase)
        width = metrics.horizontalAdvance(text) + 16.0
        pill = QRectF(right - width, room.center().y() - height / 2, width, height)
        paint_chip(painter, pill, text, role)
        right -= width + scaled(8)
    return QRectF(room.left(), room.top(), max(0.0, right - room.left()), room.height())


def _paint_about(painter: QPainter, room: QRectF, line: HistoryLine, today: date, role: str) -> None:
    about = [spoken_moment(line.started, today), words(line.game), line.season or "", line.note or ""]
    # A note may be as long as a book; measuring it takes its time with every paint.
    text = DOT.join(apart(" ".join(part[:_MOST_SAID].split())) for part in about if part)
    _paint(painter, room, text, look.font(Type.BODY), role)


def _paint(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    role: str,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """A text on one line, cut where it does not fit."""
    painter.setFont(font)
    painter.setPen(QColor(getattr(look.colours(), role)))
    fitted = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, round(room.width()) + 1)
    painter.drawText(room, int(alignment | Qt.TextFlag.TextSingleLine), fitted)
