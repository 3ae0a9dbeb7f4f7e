"""The table view in a window of its own: on the second screen where there is one, else over everything."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from scorepad.core.match import Change, Match
from scorepad.ui.controller import MatchController
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.pages.table_view import TableView

_LEAVING = {Qt.Key.Key_Escape, Qt.Key.Key_F11}


class TableWindow(TableView):
    """Follows the match of a controller. It hides when it is left, and goes with the window below it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setWindowFlag(Qt.WindowType.Window)
        self._over = over
        self._controller: MatchController | None = None
        self._entry: QWidget | None = None
        self.left.connect(self._leave)
        self.installEventFilter(self)

    def follow(self, controller: MatchController) -> None:
        """Show a controller's match and every change of it, and no other's any more."""
        if self._controller is not None:
            self._controller.changed.disconnect(self._show_change)
        self._controller = controller
        controller.changed.connect(self._show_change)
        self.show_match(controller.shown)

    def let_go(self) -> None:
        """Show no match any more."""
        if self._controller is not None:
            self._controller.changed.disconnect(self._show_change)
        self._controller = None
        self.hide()

    def follow_page(self, page: MatchPage) -> None:
        """Show what a match page shows, its match or the card that is up, and hand it the keys typed here."""
        self.hand_keys_to(page)
        page.opened.connect(self._follow_its_match)
        page.form_shown.connect(self._show_now)
        page.card_shown.connect(self._show_card)
        page.evening_told.connect(self._show_evening)
        self._follow_its_match()
        self._show_evening()

    def _follow_its_match(self) -> None:
        controller = self._entry.controller if isinstance(self._entry, MatchPage) else None
        if controller is not None:
            self.follow(controller)

    def _show_evening(self) -> None:
        if isinstance(self._entry, MatchPage):
            clock = self._entry.clock
            self.show_evening(self._entry.streak, clock.told, is_up=clock.is_up)

    def _show_now(self) -> None:
        if self._controller is not None:
            self.show_match(self._controller.shown)

    def _show_card(self, at: int) -> None:
        if self._controller is not None:
            self.show_deal(self._controller.shown, at)

    def hand_keys_to(self, entry: QWidget) -> None:
        """Give the keys typed here to a widget, so that entering goes on while the view is up."""
        self._entry = entry

    def open(self) -> None:
        """Fill the other screen, or the only one."""
        here = self._over.screen()
        other = next((screen for screen in QGuiApplication.screens() if screen is not here), here)
        self.setWindowTitle(self._over.window().windowTitle())
        self.setGeometry(other.geometry())
        self.showFullScreen()
        self.raise_()
        self.activateWindow()

    def _leave(self) -> None:
        self.hide()
        self._over.window().activateWindow()

    def _show_change(self, match: Match, _change: Change | None) -> None:
        self.show_match(match)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand keys on, but for those that leave."""
        if (
            self._entry is not None
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and Qt.Key(event.key()) not in _LEAVING
        ):
            return QCoreApplication.sendEvent(self._entry, event)
        return super().eventFilter(watched, event)
