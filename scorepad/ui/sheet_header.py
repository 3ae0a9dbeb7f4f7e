"""The head of the sheet on the screen: the sides' names, and under each how it stands and who deals."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from PySide6.QtCore import (
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
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import (
    QHeaderView,
    QWidget,
)

from scorepad.core.legible import calm
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.look import Type, colours, font, scaled
from scorepad.ui.say import say, short, words
from scorepad.ui.sheet_cells import (
    MARGIN,
    NARROW_COLUMN,
    SMALLEST_BID,
    SMALLEST_FIGURE,
    paint_parting,
    right_margin,
)
from scorepad.ui.sheet_model import SheetModel
from scorepad.ui.standing import Standing
from scorepad.ui.widgets.fitted_names import fitted_names
from scorepad.ui.widgets.tiles import fitted

CHIP_GAP = 6
"""The room between words under a name, in pixels."""
HEADER_HEIGHT = 52
LEAST_COLUMN = 20
"""No column is narrower, in pixels."""

_DEALS = QT_TRANSLATE_NOOP("sheet", "deals")
_WHO_DEALS = QT_TRANSLATE_NOOP("sheet", "{name} deals")


@dataclass(frozen=True)
class _Chip:
    """A word or two under a name, in a colour role; the sign of who deals has a ground."""

    text: str
    role: str = "soft_ink"
    is_sign: bool = False


class SheetHeader(QHeaderView):
    """A name over each column; under it the place with its movement, or a note, and who deals."""

    side_clicked = Signal(int)
    dealer_clicked = Signal()

    is_roomy = False
    """Whether the sheet below is written a step larger."""

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
            # In a narrow column a name ends where the total does, for no sign of a kept bid stands there.
            is_narrow = rect.width() < scaled(NARROW_COLUMN)
            inner = whole.adjusted(2, 8, -4 if is_narrow else -right_margin(rect.width()), -4)
            self._paint_name(painter, inner, section, Qt.AlignmentFlag.AlignRight)
            self._paint_chips(painter, inner, section, Qt.AlignmentFlag.AlignRight)
        else:
            inner = whole.adjusted(MARGIN, 8, -MARGIN, -4)
            self._paint_name(painter, inner, section, Qt.AlignmentFlag.AlignHCenter)
            self._paint_chips(painter, inner, section, Qt.AlignmentFlag.AlignHCenter)
            if section > 0:
                paint_parting(painter, whole)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(colours().hairline))
        painter.restore()

    def _paint_head(self, painter: QPainter, inner: QRectF, section: int) -> None:
        title = words(self._sheet().columns[section].title)
        face = fitted(title, font(Type.BODY, strong=True), inner.width(), SMALLEST_BID)
        painter.setFont(face)
        painter.setPen(QColor(colours().soft_ink))
        said = QFontMetrics(face).elidedText(title, Qt.TextElideMode.ElideRight, int(inner.width()))
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), said)

    def _paint_name(self, painter: QPainter, inner: QRectF, section: int, aligned: Qt.AlignmentFlag) -> None:
        face = font(Type.LEAD if self.is_roomy else Type.BODY, strong=True)
        painter.setFont(face)
        painter.setPen(QColor(colours().ink))
        names = self._names(section)
        said = fitted_names(names, QFontMetrics(face), int(inner.width()))
        if set(said) <= set("… &"):
            # A letter of each name says more than three dots.
            said = names[0][:2] if len(names) == 1 else " & ".join(name[0] for name in names)
            painter.setFont(fitted(said, face, inner.width(), SMALLEST_FIGURE))
        painter.drawText(inner, int(aligned | Qt.AlignmentFlag.AlignTop), said)

    def _sheet(self) -> SheetModel:
        model = self.model()
        assert isinstance(model, SheetModel)
        return model

    def _names(self, section: int) -> list[str]:
        """Who plays on the side of a column."""
        match, side = self._sheet().shown, self._sheet().columns[section].side
        assert match is not None and side is not None
        return [calm(match.setup.players[seat]) for seat in match.game.sides(match.setup.seats)[side]]

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
        sheet = self._sheet()
        match, column = sheet.shown, sheet.columns[section]
        assert match is not None and column.side is not None
        signs = _signs(match, column.side)
        if column.note:
            return _fitting_note(_Chip(words(column.note)), signs, room)
        face = font(Type.SMALL)
        deals: list[tuple[_Chip, ...]] = [(sign,) for sign in signs] or [()]
        for place, sign in product(_places(sheet.standings[column.side]), deals):
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


def _places(stands: Standing) -> tuple[tuple[_Chip, ...], ...]:
    """A side's place, with its movement where there is room, or nothing where there is none."""
    if not stands.place:
        return ((),)
    role = "accent" if stands.leads else "soft_ink"
    said = words(stands.place)
    moved = f" ▲{stands.moved}" if stands.moved > 0 else f" ▼{-stands.moved}" if stands.moved < 0 else ""
    return (_Chip(said + moved, role),), (_Chip(said, role),), ()


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
