"""The table view in a window of its own: on another screen where there is one, else over the entry."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QScreen, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.core.match import Change, Match
from scorepad.ui.awake import Awake, of_this_system
from scorepad.ui.controller import MatchController
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.pages.table_view import TableView

_LEAVING = {Qt.Key.Key_Escape, Qt.Key.Key_F11}


class TableWindow(TableView):
    """Follows the match of a controller. It hides when it is left, and goes with the window that it is of.

    On another screen it leaves the keyboard where it was. Over the entry it takes the keyboard, hands on what
    is typed, and gives way to whatever else people turn to. The keys of the window's actions work in both.
    """

    lost = Signal()
    """Its screen was unplugged, and it is hidden until that comes back or people want it elsewhere."""

    def __init__(self, over: QWidget, awake: Awake | None = None) -> None:
        super().__init__(over)
        self.setWindowFlag(Qt.WindowType.Window)
        self._over = over
        self._awake = of_this_system() if awake is None else awake
        self._controller: MatchController | None = None
        self._entry: QWidget | None = None
        self._screen_name = ""
        self._lost_on = ""
        self.left.connect(self._leave)
        self.installEventFilter(self)
        screens = QApplication.instance()
        assert isinstance(screens, QGuiApplication)
        screens.screenRemoved.connect(self._miss)
        screens.screenAdded.connect(self._come_back)

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
        self._lost_on = ""
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
        entry.installEventFilter(self)

    # On which screen it is.

    @property
    def covers_the_entry(self) -> bool:
        """Whether it is up on the screen on which the entry is."""
        return self.isVisible() and self.screen() is self._over.screen()

    def open(self, screen: QScreen | None = None) -> None:
        """Fill a screen; by itself the one of the last time, or another than the entry's, or the only one."""
        place = self._place() if screen is None else screen
        entry = self._over.window()
        over_the_entry, was_entering = place is entry.screen(), entry.isActiveWindow()
        self._screen_name, self._lost_on = place.name(), ""
        # What the window offers by key is offered here too; what it has got since then is added.
        self.addActions(self._over.actions())
        self.setWindowTitle(entry.windowTitle())
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not over_the_entry)
        self.setScreen(place)
        self.setGeometry(place.geometry())
        self.showFullScreen()
        self.raise_()
        if over_the_entry:
            self.activateWindow()
        elif was_entering:
            # Some desktops give the keyboard to whatever fills a screen.
            entry.activateWindow()

    def _place(self) -> QScreen:
        here, screens = self._over.screen(), QGuiApplication.screens()
        others = [screen for screen in screens if screen is not here]
        named = [screen for screen in screens if screen.name() == self._screen_name]
        return next(iter((*named, *others, here)))

    def _leave(self) -> None:
        self.hide()
        self._over.window().activateWindow()

    def _miss(self, screen: QScreen) -> None:
        """Hide with the screen that goes, or where the entry comes to this one."""
        if self.isVisible() and screen.name() == self._screen_name:
            self._lost_on = self._screen_name
            self._leave()
            self.lost.emit()
        elif screen is self._over.screen():
            # Qt moves the entry once everybody has been told.
            QTimer.singleShot(0, self, self._give_way)

    def _come_back(self, screen: QScreen) -> None:
        if screen.name() == self._lost_on:
            self.open(screen)

    def _give_way(self) -> None:
        if self.covers_the_entry:
            self._leave()

    # What happens around it.

    def showEvent(self, event: QShowEvent) -> None:
        """Keep the screen awake while people look at it."""
        super().showEvent(event)
        self._awake.keep()

    def hideEvent(self, event: QHideEvent) -> None:
        """The screen may sleep again."""
        super().hideEvent(event)
        self._awake.let_go()

    def event(self, event: QEvent) -> bool:
        """Give way to a dialog that would open below."""
        if event.type() == QEvent.Type.WindowBlocked:
            self._give_way()
        return super().event(event)

    def _show_change(self, match: Match, _change: Change | None) -> None:
        self.show_match(match)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand keys on, but for those that leave; give way when another page comes."""
        if self._entry is None:
            return super().eventFilter(watched, event)
        if watched is self._entry:
            if event.type() == QEvent.Type.Hide and not event.spontaneous():
                self._give_way()
        elif (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and Qt.Key(event.key()) not in _LEAVING
            and self._entry.isVisible()
        ):
            return QCoreApplication.sendEvent(self._entry, event)
        return super().eventFilter(watched, event)
