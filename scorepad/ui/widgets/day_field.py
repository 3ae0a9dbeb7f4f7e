"""A day that may be left open, a box to tick and beside it the day; and the day by itself."""

from PySide6.QtCore import QDate, QEvent, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QShowEvent, QTextCharFormat, QWheelEvent
from PySide6.QtWidgets import QCalendarWidget, QCheckBox, QDateEdit, QHBoxLayout, QToolButton, QWidget

from scorepad.paper.voice import day_form
from scorepad.ui import look
from scorepad.ui.icons import icon

_BETWEEN = "/-. "
"""What people type between the numbers of a day, whatever their language writes there."""


class DayField(QWidget):
    """Ticked it has a day, written `YYYY-MM-DD`; else none. The wheel scrolls the page and never the day."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox()
        self.date = DayEdit()
        self.date.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.box, 1)
        row.addWidget(self.date)
        self._keep_height()
        look.changes().changed.connect(self._keep_height)
        self.box.toggled.connect(self._toggled)
        self.date.dateChanged.connect(self.changed)

    @property
    def day(self) -> str | None:
        """The day; None where the box is not ticked."""
        return self.date.date().toString(Qt.DateFormat.ISODate) if self.box.isChecked() else None

    def set_day(self, day: str | None) -> None:
        """Show a day, or none, and say nothing."""
        with QSignalBlocker(self), QSignalBlocker(self.box):
            self.box.setChecked(day is not None)
            if day is not None:
                self.date.setDate(QDate.fromString(day, Qt.DateFormat.ISODate))
        self.date.setVisible(day is not None)

    def set_usual(self, day: str) -> None:
        """The day that is proposed when the box is ticked."""
        if not self.box.isChecked():
            with QSignalBlocker(self):
                self.date.setDate(QDate.fromString(day, Qt.DateFormat.ISODate))

    def set_words(self, words: str) -> None:
        """What the day is, beside the box."""
        self.box.setText(words.replace("&", "&&"))
        self.date.setAccessibleName(words)

    def _toggled(self, ticked: bool) -> None:
        self.date.setVisible(ticked)
        self.changed.emit()

    def _keep_height(self) -> None:
        # The page does not jump when the day comes and goes.
        self.setMinimumHeight(look.target())


class DayEdit(QDateEdit):
    """A day, typed or chosen from a calendar, written as the window's language does."""

    def __init__(self) -> None:
        super().__init__()
        self.setCalendarPopup(True)
        self.setKeyboardTracking(False)
        self.setDateRange(QDate(1900, 1, 1), QDate(9999, 12, 31))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._is_dressed = False
        self._has_gone_on = False
        """Whether the last key was a figure that filled its place, so that the next number is being typed."""
        self._localize()

    def _localize(self) -> None:
        here = QLocale()
        self.setLocale(here)
        self.setDisplayFormat(day_form(here))

    def changeEvent(self, event: QEvent) -> None:
        """Write days as the new language does."""
        if event.type() == QEvent.Type.LanguageChange:
            self._localize()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A sign between two numbers goes on to the next, unless the last figure has done so already."""
        before = self.currentSectionIndex()
        if event.text() and event.text() in _BETWEEN:
            if not self._has_gone_on:
                self.setSelectedSection(self.sectionAt(min(before + 1, self.sectionCount() - 1)))
            self._has_gone_on = False
            return
        super().keyPressEvent(event)
        self._has_gone_on = event.text().isdigit() and self.currentSectionIndex() != before

    def showEvent(self, event: QShowEvent) -> None:
        """The calendar is made when a day is first asked for."""
        super().showEvent(event)
        if not self._is_dressed:
            self._is_dressed = True
            look.changes().changed.connect(self._dress_calendar)
            self._dress_calendar()

    def _dress_calendar(self) -> None:
        """Room for fingers, our own arrows, and no day in a colour that means something else."""
        calendar = self.calendarWidget()
        calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        calendar.setHorizontalHeaderFormat(QCalendarWidget.HorizontalHeaderFormat.SingleLetterDayNames)
        calendar.setMinimumSize(look.scaled(330), look.scaled(290))
        plain = QTextCharFormat()
        plain.setForeground(QColor(look.colours().ink))
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            calendar.setWeekdayTextFormat(day, plain)
        for name, sign in (("qt_calendar_prevmonth", "left"), ("qt_calendar_nextmonth", "right")):
            for button in calendar.findChildren(QToolButton, name):
                button.setIcon(icon(sign))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()
