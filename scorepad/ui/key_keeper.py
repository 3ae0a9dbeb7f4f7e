"""Keys typed while the history is not there yet: kept, and typed again when it is."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}


class KeyKeeper(QObject):
    """Holds back the keys of a window while something they are meant for is being loaded."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._holding = 0
        self._kept: list[QKeyEvent] = []
        QCoreApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def hold(self) -> None:
        """Keep keys from now on; each `hold` wants its `release`."""
        self._holding += 1

    def release(self) -> None:
        """Type the kept keys, in order, unless something is still being loaded (or is again)."""
        self._holding = max(0, self._holding - 1)
        while self._kept and not self._holding:
            self._type(self._kept.pop(0))

    def _type(self, press: QKeyEvent) -> None:
        keys = QKeySequence(press.keyCombination())
        for action in self._window.findChildren(QAction):
            # An event that is sent reaches a widget, and no shortcut.
            if action.isEnabled() and keys in action.shortcuts():
                action.trigger()
                return
        target = QApplication.focusWidget() or self._window
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, press.key(), press.modifiers(), press.text())
            QCoreApplication.sendEvent(target, event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow key presses of the window while holding; shortcuts take their turn among them."""
        if not (
            self._holding
            and isinstance(watched, QWidget)
            and watched.window() is self._window
            and isinstance(event, QKeyEvent)
            and Qt.Key(event.key()) not in _MODIFIERS
        ):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            # What is accepted here comes again as a key press.
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            self._kept.append(QKeyEvent(event))
            return True
        return False
