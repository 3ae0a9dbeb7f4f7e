"""The running totals as lines, to look at and to read deal by deal."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scorepad.core.legible import apart
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.paper.chart import ChartPlan, Series, paint_plan, plan_totals, played
from scorepad.ui import look
from scorepad.ui.say import say

_CHART = QT_TRANSLATE_NOOP("chart", "Running totals: {totals}")
_DEAL = QT_TRANSLATE_NOOP("chart", "Deal {deal}: {totals}")
_HOW = QT_TRANSLATE_NOOP("chart", "The arrow keys read it deal by deal.")


class ScoreChart(QWidget):
    """The chart under the sheet. A pointer over it, or the arrow keys on it, read a deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._series: tuple[Series, ...] = ()
        self._deals = 1
        self._height = 180
        self._reads: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring", False)
        look.changes().changed.connect(self.update)

    def show_series(self, series: Sequence[Series], deals: int) -> None:
        """Show other lines; `deals` is how many deals the whole match has."""
        self._series, self._deals = tuple(series), deals
        self._reads = None
        self._tell()
        self.update()

    @property
    def plan(self) -> ChartPlan:
        """Where everything on it lies now."""
        return plan_totals(
            QRectF(self.rect()).adjusted(12, 10, -10, -8),
            self._series,
            self._deals,
            look.chart_style(),
            self._reads,
        )

    @property
    def reads(self) -> int | None:
        """The deal that is pointed at; None where the last totals are shown."""
        return self._reads

    def read_deal(self, deal: int | None) -> None:
        """Show the totals after a deal that is played, counted from 1; None goes back to the last."""
        if deal is not None:
            deal = min(max(deal, 1), played(self._series)) or None
        if deal != self._reads:
            self._reads = deal
            self._tell()
            self.update()

    def _tell(self) -> None:
        """Say the totals to a screen reader."""
        last = played(self._series)
        at = last if self._reads is None else self._reads
        totals = ", ".join(f"{apart(one.name)} {one.totals[at]}" for one in self._series)
        self.setAccessibleName(
            say(_CHART.of(totals=totals) if self._reads is None else _DEAL.of(deal=at, totals=totals))
        )
        self.setAccessibleDescription(say(_HOW) if last else "")

    # The pointer and the keys.

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read the deal under the pointer."""
        self.read_deal(self.plan.deal_near(event.position().x()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show the last totals again."""
        self.read_deal(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the frame of what has the keyboard."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the last totals again."""
        super().focusOutEvent(event)
        self.read_deal(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows, Home and End read deals; Escape shows the last totals again."""
        last = played(self._series)
        at = last if self._reads is None else self._reads
        steps = {
            Qt.Key.Key_Left.value: at if self._reads is None else at - 1,
            Qt.Key.Key_Right.value: at + 1,
            Qt.Key.Key_Home.value: 1,
            Qt.Key.Key_End.value: last,
        }
        if last and event.key() in steps and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.read_deal(steps[event.key()])
        elif event.key() == Qt.Key.Key_Escape and self._reads is not None:
            self.read_deal(None)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()
            self.update()
        super().changeEvent(event)

    # Size and paint.

    def sizeHint(self) -> QSize:
        """Wide, and as high as it was told."""
        return QSize(560, self._height)

    def minimumSizeHint(self) -> QSize:
        """It gives way to everything else."""
        return QSize(0, 0)

    def want_height(self, height: int) -> None:
        """Ask for another height, in pixels."""
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines, and a frame where it has the keyboard."""
        painter = QPainter(self)
        if self._series:
            paint_plan(painter, self.plan, look.chart_style(), say, points_at=self._reads is not None)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(look.colours().focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)
        painter.end()
