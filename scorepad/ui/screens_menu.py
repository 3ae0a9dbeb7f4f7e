"""The menu of the screens on which the table view can be put; it is there where there is more than one."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.say import say

_TITLE = QT_TRANSLATE_NOOP("screens_menu", "Table view on")
_SCREEN = QT_TRANSLATE_NOOP("screens_menu", "{name}, {width} × {height}")
_THIS_SCREEN = QT_TRANSLATE_NOOP("screens_menu", "This screen ({name}, {width} × {height})")


class ScreensMenu(QMenu):
    """Lists the screens of now, each with its name and size. `shown_on` is where the table view is up."""

    chosen = Signal(QScreen)
    """Put the table view on a screen; or take it down, where it is on that one."""

    def __init__(self, window: QWidget, shown_on: Callable[[], QScreen | None]) -> None:
        super().__init__(window)
        self._window = window
        self._shown_on = shown_on
        screens = QApplication.instance()
        assert isinstance(screens, QGuiApplication)
        screens.screenAdded.connect(self._count_screens)
        screens.screenRemoved.connect(self._count_those_left)
        self.aboutToShow.connect(self._list_screens)
        self._list_screens()
        self._count_screens()

    def _count_screens(self, _new: QScreen | None = None) -> None:
        self.menuAction().setVisible(len(QGuiApplication.screens()) > 1)

    def _count_those_left(self, gone: QScreen) -> None:
        # It may still be among them while everybody is told.
        left = [screen for screen in QGuiApplication.screens() if screen is not gone]
        self.menuAction().setVisible(len(left) > 1)

    def _list_screens(self) -> None:
        self.setTitle(say(_TITLE))
        self.clear()
        shown_on = self._shown_on()
        for screen in QGuiApplication.screens():
            phrase = _THIS_SCREEN if screen is self._window.screen() else _SCREEN
            size = screen.geometry().size() * screen.devicePixelRatio()
            sentence = phrase.of(name=_name(screen), width=size.width(), height=size.height())
            action = self.addAction(say(sentence))
            action.setCheckable(True)
            action.setChecked(screen is shown_on)
            action.triggered.connect(lambda _=False, screen=screen: self.chosen.emit(screen))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._list_screens()
        super().changeEvent(event)


def _name(screen: QScreen) -> str:
    """What is written on a screen, or where that is not known or on two of them, what it is plugged into."""
    alike = [one for one in QGuiApplication.screens() if one.model() == screen.model()]
    return screen.model() if screen.model() and len(alike) == 1 else screen.name()
