"""A time of the day that may be forgotten: a box to tick, and beside it the time."""

from datetime import time

from PySide6.QtCore import QEvent, QLocale, QSignalBlocker, QSize, Qt, QTime, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QTimeEdit, QWidget

from scorepad.ui import look

_BESIDE = 28
"""What stands free beside a time, in pixels."""


class TimeField(QWidget):
    """Ticked it has a time, in whole minutes; else none. The wheel scrolls the page and never the time."""

    changed = Signal()

    def __init__(self, usual: time, parent: QWidget | None = None) -> None:
        """`usual` is proposed when the box is first ticked."""
        super().__init__(parent)
        self.box = QCheckBox()
        self.time = _TimeEdit(usual)
        self.time.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.box)
        row.addWidget(self.time)
        self._keep_height()
        look.changes().changed.connect(self._keep_height)
        self.box.toggled.connect(self._toggled)
        self.time.timeChanged.connect(self.changed)

    @property
    def value(self) -> time | None:
        """The time; None where the box is not ticked."""
        shown = self.time.time()
        return time(shown.hour(), shown.minute()) if self.box.isChecked() else None

    def set_value(self, value: time | None) -> None:
        """Show a time, or none, and say nothing."""
        with QSignalBlocker(self), QSignalBlocker(self.box):
            self.box.setChecked(value is not None)
            if value is not None:
                self.time.setTime(QTime(value.hour, value.minute))
        self.time.setVisible(value is not None)

    def set_words(self, words: str) -> None:
        """What the time is, beside the box."""
        self.box.setText(words.replace("&", "&&"))
        self.time.setAccessibleName(words)

    def _toggled(self, ticked: bool) -> None:
        self.time.setVisible(ticked)
        self.changed.emit()

    def _keep_height(self) -> None:
        # The page does not jump when the time comes and goes.
        self.setMinimumHeight(look.target())


class _TimeEdit(QTimeEdit):
    def __init__(self, usual: time) -> None:
        super().__init__(QTime(usual.hour, usual.minute))
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._localize()

    def _localize(self) -> None:
        here = QLocale()
        self.setLocale(here)
        self.setDisplayFormat(here.timeFormat(QLocale.FormatType.ShortFormat))

    def sizeHint(self) -> QSize:
        """As wide as a time late in the day, and what changes it at both sides."""
        late = self.locale().toString(QTime(22, 55), self.displayFormat())
        width = self.fontMetrics().horizontalAdvance(late) + 2 * look.target() + _BESIDE
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """A time is never cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Write times as the new language does."""
        if event.type() == QEvent.Type.LanguageChange:
            self._localize()
        super().changeEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()
