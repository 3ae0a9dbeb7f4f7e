"""The places of a season as lines, to look at and to read day by day."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scorepad.core.legible import apart
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.paper.places import PlacesPlan, paint_places_plan, plan_places
from scorepad.season.report import Course
from scorepad.ui import look
from scorepad.ui.say import say

_CHART = QT_TRANSLATE_NOOP("chart", "Places: {places}")
_DAY = QT_TRANSLATE_NOOP("chart", "Places on {day}: {places}")
_HOW = QT_TRANSLATE_NOOP("chart", "The arrow keys read it day by day.")


class PlacesChart(QWidget):
    """The chart of a season. A pointer over it, or the arrow keys on it, read a day."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._courses: tuple[Course, ...] = ()
        self._days: tuple[str, ...] = ()
        self._reads: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring", False)
        look.changes().changed.connect(self.update)

    def show_courses(self, courses: Sequence[Course], days: Sequence[str]) -> None:
        """Show the places over these days, each in words."""
        self._courses, self._days = tuple(courses), tuple(days)
        self._reads = None
        self._tell()
        self.update()

    @property
    def plan(self) -> PlacesPlan:
        """Where everything on it lies now."""
        inside = QRectF(self.rect()).adjusted(12, 10, -10, -8)
        return plan_places(inside, self._courses, self._days, look.chart_style(), self._reads)

    @property
    def reads(self) -> int | None:
        """The day that is pointed at, from 0; None where the last places are shown."""
        return self._reads

    def read_day(self, day: int | None) -> None:
        """Show the places at the end of a day, from 0; None goes back to the last."""
        if day is not None:
            day = min(max(day, 0), len(self._days) - 1) if self._days else None
        if day != self._reads:
            self._reads = day
            self._tell()
            self.update()

    def _tell(self) -> None:
        """Say the places to a screen reader."""
        at = len(self._days) - 1 if self._reads is None else self._reads
        places = ", ".join(
            f"{place}. {apart(one.name)}" for one in self._courses if (place := _place(one, at)) is not None
        )
        said = _CHART if self._reads is None else _DAY.of(day=self._days[at])
        self.setAccessibleName(say(said.of(places=places)))
        self.setAccessibleDescription(say(_HOW) if self._days else "")

    # The pointer and the keys.

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read the day under the pointer."""
        self.read_day(self.plan.day_near(event.position().x()) if self._days else None)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show the last places again."""
        self.read_day(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the frame of what has the keyboard."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the last places again."""
        super().focusOutEvent(event)
        self.read_day(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows, Home and End read days; Escape shows the last places again."""
        last = len(self._days) - 1
        at = last if self._reads is None else self._reads
        steps = {
            Qt.Key.Key_Left.value: at if self._reads is None else at - 1,
            Qt.Key.Key_Right.value: at + 1,
            Qt.Key.Key_Home.value: 0,
            Qt.Key.Key_End.value: last,
        }
        if (
            self._days
            and event.key() in steps
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self.read_day(steps[event.key()])
        elif event.key() == Qt.Key.Key_Escape and self._reads is not None:
            self.read_day(None)
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
        """Wide, and as high as a table."""
        return QSize(560, 260)

    def minimumSizeHint(self) -> QSize:
        """It gives way to everything else."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines, and a frame where it has the keyboard."""
        painter = QPainter(self)
        if self._courses and self._days:
            style = look.chart_style()
            paint_places_plan(painter, self.plan, self._days, style, points_at=self._reads is not None)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(look.colours().focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)
        painter.end()


def _place(course: Course, day: int) -> int | None:
    return course.places[day] if course.places else None
