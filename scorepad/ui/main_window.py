"""The window: the rail, its pages, its menus, and the way from one page to another.

Only the home page is made before the first paint; every other page is imported and made when it is first
turned to, so that the window is there at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPaintEvent,
    QScreen,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMenu,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.paths import DataFolder
from scorepad.settings import SettingsFile
from scorepad.ui.key_keeper import KeyKeeper
from scorepad.ui.library import Library
from scorepad.ui.pages.home import HomePage
from scorepad.ui.say import say
from scorepad.ui.screens_menu import ScreensMenu
from scorepad.ui.widgets.message_bar import MessageBar
from scorepad.ui.widgets.nav_rail import NavRail
from scorepad.ui.widgets.tab_order import ReadingWindow
from scorepad.ui.window_actions import MENUS, SCREENS, SEPARATOR, WindowActions

if TYPE_CHECKING:
    from scorepad.core.match import Match
    from scorepad.season.season import Filters
    from scorepad.store.errors import StoreError
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.controller import Clock, MatchController
    from scorepad.ui.counting_again import CountingAgain
    from scorepad.ui.desks.backups_desk import BackupsDesk
    from scorepad.ui.desks.export_desk import ExportDesk
    from scorepad.ui.desks.help_desk import HelpDesk
    from scorepad.ui.desks.history_desk import HistoryDesk
    from scorepad.ui.desks.match_desk import MatchDesk
    from scorepad.ui.desks.new_match_desk import NewMatchDesk
    from scorepad.ui.desks.old_sheets_desk import OldSheetsDesk
    from scorepad.ui.desks.paper_desk import PaperDesk
    from scorepad.ui.desks.player_desk import PlayerDesk
    from scorepad.ui.desks.players_desk import PlayersDesk
    from scorepad.ui.desks.records_desk import RecordsDesk
    from scorepad.ui.desks.rescue_desk import RescueDesk
    from scorepad.ui.desks.season_desk import SeasonDesk
    from scorepad.ui.match_actions import MatchActions
    from scorepad.ui.pages.match import MatchPage
    from scorepad.ui.pages.new_match import NewMatchPage
    from scorepad.ui.pages.rules import RulesPage
    from scorepad.ui.pages.settings import SettingsPage
    from scorepad.ui.pages.views import HomeView
    from scorepad.ui.table_window import TableWindow

RAIL = {
    "home": QT_TRANSLATE_NOOP("window", "Home"),
    "match": QT_TRANSLATE_NOOP("window", "Match"),
    "history": QT_TRANSLATE_NOOP("window", "History"),
    "players": QT_TRANSLATE_NOOP("window", "Players"),
    "season": QT_TRANSLATE_NOOP("window", "Season"),
    "rules": QT_TRANSLATE_NOOP("window", "Rules"),
    "settings": QT_TRANSLATE_NOOP("window", "Settings"),
}
_FRAME = QSize(16, 40)
"""What a desktop takes for its frame around a window; it tells how much only once that is shown."""
_SAVE_SHEET = QT_TRANSLATE_NOOP("window", "Save the match’s sheet")
_SAVING_FIRST = QT_TRANSLATE_NOOP("window", "Saving the last entries before closing…")
_NOT_SAVED_TITLE = QT_TRANSLATE_NOOP("window", "Not everything is saved")
_NOT_SAVED = QT_TRANSLATE_NOOP(
    "window", "The last entries could not be written to disk. If you close now, they are lost."
)
_SAVE_AGAIN = QT_TRANSLATE_NOOP("window", "Save again")
_CLOSE_ANYWAY = QT_TRANSLATE_NOOP("window", "Close without them")
_STAY = QT_TRANSLATE_NOOP("window", "Stay")
_ALL_SAVED = QT_TRANSLATE_NOOP("window", "Everything is saved. Each number is, as soon as it is entered.")
_BEING_SAVED = QT_TRANSLATE_NOOP("window", "The last entry is being saved.")
_NO_MATCH = QT_TRANSLATE_NOOP("window", "No match is on the table. Begin one, or open one of the history.")
_SCREEN_GONE = QT_TRANSLATE_NOOP(
    "window", "The screen with the table view was unplugged. The view comes back with it; F11 shows it here."
)
_SETTINGS_UNWRITTEN = QT_TRANSLATE_NOOP(
    "window", "The settings hold for now, but could not be kept: {path} cannot be written."
)
_PATIENCE = 200
"""Milliseconds of waiting for the disk after which the user is told why."""
_LOOKOUT = 3000
"""Milliseconds between two looks whether another program has written to the history."""


@dataclass(frozen=True)
class _Opened:
    """What home shows of the history, and in what state its file was found."""

    view: HomeView
    news: tuple[Phrase, ...]
    """What is to be told of entries that are gone, or may be."""
    is_as_left: bool


class MainWindow(ReadingWindow):
    """The one window of a data folder."""

    painted = Signal()
    """The first paint is done."""
    ready = Signal()
    """The history has been opened and home shows it."""
    stays = Signal()
    """It was to be closed, and the user wants it to stay."""

    def __init__(
        self,
        library: Library,
        folder: DataFolder,
        settings: SettingsFile,
        now: Clock,
        set_look: Callable[[], None],
    ) -> None:
        super().__init__()
        self._library = library
        self._folder = folder
        self._settings = settings
        self._now = now
        self._set_look = set_look
        self._is_painted = False
        self._is_ready = False
        self._is_closing = False
        self._before_player = "players"
        self._lookout = QTimer(self, interval=_LOOKOUT)
        self._lookout.timeout.connect(library.look_around)
        self._entry_width = settings.settings.entry_width
        self.keys = KeyKeeper(self)
        self.rail = NavRail()
        self.home = HomePage()
        self.messages = MessageBar()
        self.stack = QStackedWidget()
        self.actions_of_window = WindowActions(self._acts(), self)
        self.screens = ScreensMenu(self, self._table_view_is_on)
        self._menus: dict[str, QMenu] = {}
        self._lay_out()
        self._make_menus()
        self._connect()
        self.retranslate()
        self.rail.set_current("home")
        self.setAcceptDrops(True)
        self.setMinimumSize(800, 560)
        if not self.restoreGeometry(QByteArray.fromHex(settings.settings.window.encode())):
            room = self.screen().availableSize() - _FRAME
            self.resize(QSize(1280, 800).boundedTo(room))

    def _lay_out(self) -> None:
        self.stack.addWidget(self.home)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.stack, 1)
        column.addWidget(self.messages)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(column, 1)
        self.setCentralWidget(whole)

    def _make_menus(self) -> None:
        for key, (_, actions) in MENUS.items():
            menu = self._menus[key] = self.menuBar().addMenu("")
            menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self._leave_the_menus))
            for name in actions:
                if name == SEPARATOR:
                    menu.addSeparator()
                elif name == SCREENS:
                    menu.addMenu(self.screens)
                else:
                    menu.addAction(self.actions_of_window[name])
        # The match's own actions come with its page, which is made when it is wanted.
        for key in ("match", "edit"):
            self._menus[key].aboutToShow.connect(lambda: self.match_desk)
        # Also where the menus are not looked at.
        self.addActions(list(self.actions_of_window.all()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is typed on the rail beside a match goes to its form, and Escape back to it."""
        # The key that began the match may come here too, and is no answer to its first question.
        on_rail = self.rail.isAncestorOf(self.focusWidget() or self)
        if on_rail and self.stack.currentWidget() is self.match and self.match.takes(event):
            self.match.setFocus(Qt.FocusReason.OtherFocusReason)
            event.accept()
        else:
            super().keyPressEvent(event)

    def _leave_the_menus(self) -> None:
        """Closing a menu gives the keyboard back at once, not with a second Escape."""
        page = self.stack.currentWidget()
        if QApplication.activePopupWidget() is None and self.menuBar().hasFocus() and page is not None:
            page.setFocus(Qt.FocusReason.MenuBarFocusReason)

    def _connect(self) -> None:
        self._library.stuck.connect(self._go_on_closing)
        self._library.settled.connect(self._go_on_closing)
        self._library.written_elsewhere.connect(self._history_changed)
        self._library.damaged.connect(self._tell_damage)
        self._library.not_kept.connect(lambda error: self.backups.tell_not_kept(error))
        self.ready.connect(self._begin_lookout)
        self.ready.connect(lambda: self.rescue.begin_to_wait())
        self.rail.selected.connect(self.go_to)
        self.screens.chosen.connect(self.put_table_view_on)
        self.home.new_match.connect(self.ask_for_a_match)
        self.home.same_table.connect(self.play_same_table)
        self.home.challenged.connect(lambda *after: self.new_match_desk.sit_down_after(*after))
        self.home.continue_match.connect(self.open_match)
        self.home.open_match.connect(self.open_match)
        self.home.open_season.connect(self.open_season)
        self.home.history_wanted.connect(lambda: self.go_to("history"))
        self.home.sample_wanted.connect(lambda: self.records.bring_sample())
        self.home.sample_unwanted.connect(lambda: self.records.put_sample_away())
        self.home.year_wanted.connect(lambda: self.records.show_sample_year())
        self.home.way_back_wanted.connect(lambda: self.rescue.find_way_back(self.home.why_unopened))
        self.home.again_wanted.connect(self._read_again)

    def _acts(self) -> dict[str, Callable[[], object]]:
        pages = {key: (lambda key=key: self.go_to(key)) for key in RAIL}
        return {
            **pages,
            "new": self.ask_for_a_match,
            "same_table": self.play_same_table,
            "open": lambda: self.records.open_files(),
            "old_sheets": lambda: self.old_sheets.show_page(),
            "save": self.say_whether_saved,
            "save_as": self._save_as_record,
            "print": self._print_what_is_shown,
            "blank": self._print_blank,
            "backups": lambda: self.backups.show_backups(),
            "check": lambda: self.rescue.check(),
            "sample": lambda: self.records.bring_sample(),
            "sample_year": lambda: self.records.show_sample_year(),
            "quit": self.close,
            "find": self.look_for,
            "sheet": self._go_to_sheet,
            "table": self.toggle_table_view,
            "larger": lambda: self._zoom(+0.1),
            "smaller": lambda: self._zoom(-0.1),
            "usual_size": lambda: self._change(text_scale=1.0),
            "dealers_bid": lambda: self.help_desk.ask_dealers_bid(),
            "shortcuts": self.show_shortcuts,
            "about": lambda: self.help_desk.show_about(),
        }

    # The other pages, each made when it is first wanted.

    @cached_property
    def new_match_desk(self) -> NewMatchDesk:
        """The ways to begin a match."""
        from scorepad.ui.desks.new_match_desk import NewMatchDesk

        desk = NewMatchDesk(self._library, self.messages, self.keys, self._now, self)
        # Its first field has the keyboard already.
        desk.asked.connect(lambda: self.stack.setCurrentWidget(desk.page))
        desk.begun.connect(self.begin)
        desk.begun_again.connect(
            lambda match, goes_on, after: self.match_desk.begin(
                match, after=after, again=True, goes_on=goes_on
            )
        )
        desk.written_down.connect(lambda match: self.match_desk.begin(match, was_played=True))
        desk.written_down_again.connect(
            lambda match, goes_on: self.match_desk.begin(match, again=True, goes_on=goes_on, was_played=True)
        )
        desk.cancelled.connect(lambda: self.go_to("home"))
        self.stack.addWidget(desk.page)
        return desk

    @property
    def new_match(self) -> NewMatchPage:
        """The page that asks who plays what."""
        return self.new_match_desk.page

    @cached_property
    def match_desk(self) -> MatchDesk:
        """The match on the table, and everything that can be done to it."""
        from scorepad.ui.desks.evening_desk import EveningDesk
        from scorepad.ui.desks.match_desk import MatchDesk
        from scorepad.ui.match_actions import MATCH_MENU

        desk = MatchDesk(self._library, self.messages, self.keys, self._now, self)
        evening = EveningDesk(desk, self._library, self.messages, self._settings, self._now, self)
        evening.others_wanted.connect(lambda match: self.new_match_desk.ask_who_challenges(match))
        evening.pair_wanted.connect(lambda match, pair: self.new_match_desk.sit_down(match, pair))
        desk.shown.connect(lambda: self.go_to("match"))
        desk.gone.connect(lambda: self._leave_page_of_match())
        desk.changed.connect(self._lists_changed)
        desk.page.go_home.connect(lambda: self.go_to("home"))
        desk.page.play_again.connect(self._play_on)
        desk.page.set_entry_width(self._settings.settings.entry_width)
        desk.page.entry_width_chosen.connect(self._keep_entry_width)
        actions = desk.page.actions_of_match
        desk.page.table_wanted.connect(self.toggle_table_view)
        self._connect_papers(actions)
        actions.fill(self._menus["match"], MATCH_MENU)
        self.addActions(actions.all())
        first = self._menus["edit"].actions()[0]
        self._menus["edit"].insertActions(first, [actions["undo"], actions["redo"], actions["correct"]])
        self.stack.addWidget(desk.page)
        return desk

    @property
    def match(self) -> MatchPage:
        """The page of the match on the table."""
        return self.match_desk.page

    @cached_property
    def history(self) -> HistoryDesk:
        """Every match there is."""
        from scorepad.ui.desks.history_desk import HistoryDesk

        desk = HistoryDesk(self._library, self.messages, self._now, self)
        desk.open_match.connect(self.open_match)
        desk.play_again.connect(lambda match_id: self.new_match_desk.play_again(match_id))
        desk.new_match.connect(self.ask_for_a_match)
        desk.sample_wanted.connect(lambda: self.records.bring_sample())
        desk.details_wanted.connect(
            lambda match_id, details: self.match_desk.change_details(match_id, details, desk.refresh)
        )
        desk.put_away.connect(lambda match_id: self.match_desk.put_away(match_id))
        desk.bring_back.connect(lambda match_id: self.match_desk.bring_back(match_id))
        desk.export_wanted.connect(lambda match_id: self.records.save_match(match_id))
        desk.sheet_wanted.connect(lambda match_id: self._with_match_of(match_id, self._save_sheet))
        desk.print_wanted.connect(lambda match_id: self._with_match_of(match_id, self.paper.show_match))
        desk.back_wanted.connect(self._show_player_again)
        desk.old_sheets_wanted.connect(lambda: self.old_sheets.show_page())
        desk.undo_wanted.connect(lambda: self.old_sheets.undo())
        desk.redo_wanted.connect(lambda: self.old_sheets.redo())
        self.stack.addWidget(desk.page)
        return desk

    @cached_property
    def players(self) -> PlayersDesk:
        """Everybody who played."""
        from scorepad.ui.desks.players_desk import PlayersDesk

        desk = PlayersDesk(self._library, self.messages, self)
        desk.player_wanted.connect(self.show_player)
        desk.matches_wanted.connect(lambda player: self.show_matches(players=(player,)))
        desk.meetings_wanted.connect(
            lambda behind, put_away: self.show_matches(behind=behind, put_away=put_away)
        )
        desk.people_changed.connect(self._people_changed)
        self.stack.addWidget(desk.page)
        return desk

    @cached_property
    def player(self) -> PlayerDesk:
        """The figures of one player."""
        from scorepad.ui.desks.player_desk import PlayerDesk

        desk = PlayerDesk(self._library, self.messages, self._now, self)
        desk.left.connect(lambda: self.go_to(self._before_player))
        desk.people_changed.connect(self._people_changed)
        desk.behind_wanted.connect(lambda behind: self.show_matches(behind=behind))
        desk.matches_wanted.connect(lambda player: self.show_matches(players=(player,)))
        self.stack.addWidget(desk.page)
        return desk

    @cached_property
    def season_desk(self) -> SeasonDesk:
        """The season's table."""
        from scorepad.ui.desks.season_desk import SeasonDesk

        desk = SeasonDesk(self._library, self.messages, self._now, self)
        desk.matches_wanted.connect(self._show_matches_behind)
        desk.page.player_wanted.connect(lambda player: self.show_player(player, back_to="season"))
        desk.page.print_wanted.connect(self._print_season)
        desk.match_wanted.connect(self.open_match)
        desk.matches_changed.connect(self._matches_changed)
        self.stack.addWidget(desk.page)
        return desk

    @cached_property
    def help_desk(self) -> HelpDesk:
        """The rules to read, and other help."""
        from scorepad.ui.desks.help_desk import HelpDesk

        desk = HelpDesk(self._folder, self, self._on_the_table)
        self.stack.addWidget(desk.rules)
        return desk

    @property
    def rules(self) -> RulesPage:
        """The rules of the games."""
        return self.help_desk.rules

    @cached_property
    def settings_page(self) -> SettingsPage:
        """The page of the program's own settings."""
        from scorepad.ui.pages.settings import SettingsPage

        page = SettingsPage()
        page.theme_chosen.connect(lambda theme: self._change(theme=str(theme)))
        page.text_scale_chosen.connect(lambda scale: self._change(text_scale=scale))
        page.language_chosen.connect(lambda language: self._change(language=language))
        page.open_folder.connect(self._open_folder)
        page.backups_wanted.connect(lambda: self.backups.show_backups())
        page.second_folder_wanted.connect(lambda: self.backups.choose_folder())
        page.second_folder_unwanted.connect(lambda: self.backups.forget_folder())
        self.stack.addWidget(page)
        return page

    @cached_property
    def records(self) -> RecordsDesk:
        """Record files and samples."""
        from scorepad.ui.desks.records_desk import RecordsDesk

        desk = RecordsDesk(self._library, self.messages, self._now, self, self._start_sample_year, self)
        # A record may go on where the open match stands.
        desk.changed.connect(self._matches_changed)
        desk.show_history.connect(lambda: self.go_to("history"))
        desk.sheet_offered.connect(lambda file: self.old_sheets.offer(file))
        return desk

    @cached_property
    def old_sheets(self) -> OldSheetsDesk:
        """Sheets of totals that were kept before, as CSV."""
        from scorepad.ui.desks.old_sheets_desk import OldSheetsDesk

        desk = OldSheetsDesk(self._library, self.messages, self._now, self, self)
        desk.opened.connect(lambda: self._turn_to("history", desk.page))
        desk.changed.connect(self._matches_changed)
        desk.taken_back.connect(lambda numbers: self.match_desk.leave(numbers))
        desk.undoable.connect(lambda undo, redo: self.history.page.offer_undo(undo, redo))
        for done in (desk.added, desk.left):
            done.connect(lambda: self.go_to("history"))
        self.stack.addWidget(desk.page)
        return desk

    @cached_property
    def backups(self) -> BackupsDesk:
        """The backups: the list of them, made and restored."""
        from scorepad.ui.desks.backups_desk import BackupsDesk

        desk = BackupsDesk(self._library, self.messages, self._settings, self._folder, self._now, self)
        desk.replaced.connect(self._history_replaced)
        desk.folder_chosen.connect(self._show_settings)
        desk.damaged.connect(self._tell_damage)
        return desk

    @cached_property
    def paper(self) -> PaperDesk:
        """Everything on paper."""
        from scorepad.ui.desks.paper_desk import PaperDesk

        return PaperDesk(self._library, self.messages, self)

    @cached_property
    def exports(self) -> ExportDesk:
        """Sheets as files."""
        from scorepad.ui.desks.export_desk import ExportDesk

        return ExportDesk(self._library, self.messages, self)

    @cached_property
    def rescue(self) -> RescueDesk:
        """The way back from a damaged history, and the check that finds whether it is one."""
        from scorepad.ui.desks.rescue_desk import RescueDesk

        desk = RescueDesk(self._library, self.messages, self._settings, self._folder, self._now, self)
        desk.replaced.connect(self._history_replaced)
        desk.mended.connect(self._history_changed)
        desk.file_wanted.connect(lambda: self.backups.restore_from_file())
        return desk

    @cached_property
    def counting_again(self) -> CountingAgain:
        """What brings facts up to date."""
        from scorepad.ui.counting_again import CountingAgain

        return CountingAgain(self._library, self)

    @property
    def controller(self) -> MatchController | None:
        """Who makes the changes of the match on the table; None before the first is opened."""
        return self.match_desk.controller if "match_desk" in self.__dict__ else None

    def _on_the_table(self) -> Match | None:
        return None if self.controller is None else self.controller.shown

    # The start: paint first, then open the history; keys typed in between are kept.

    def paintEvent(self, event: QPaintEvent) -> None:
        """After the first paint, open the history."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self._begin_reading)

    def _begin_reading(self) -> None:
        self.painted.emit()
        self.keys.hold()
        self.refresh_home()

    def refresh_home(self) -> None:
        """Show the history on the home page as it is now."""
        now = self._now()
        waiting = self._settings.settings.waiting.on(now)

        def done(outcome: Outcome[_Opened]) -> None:
            if outcome.error is not None:
                if self._is_ready:
                    self._say_problem(outcome.error.sentence, self.refresh_home)
                else:
                    self.home.show_unopened(outcome.error)
                    self.keys.release()
                return
            opened = outcome.value
            self.home.show_home(opened.view)
            if not self._is_ready:
                self._begin_using(opened)

        def read(store: Store) -> _Opened:
            from scorepad.ui.reading import home_view

            return _Opened(home_view(store, now, waiting), store.news, store.is_as_left)

        self._library.read(read, done)

    def _begin_using(self, opened: _Opened) -> None:
        """The history is open: from now on everything can be done."""
        self._is_ready = True
        self.keys.release()
        self.ready.emit()
        if opened.news:
            self.rescue.tell_news(opened.news)
        if opened.is_as_left:
            self.counting_again.begin()
        else:
            self.rescue.check_now()  # of what may be damaged nothing is written unasked

    def _read_again(self) -> None:
        self.keys.hold()
        self.refresh_home()

    # Pages.

    def go_to(self, key: str) -> None:
        """Turn to a page of the rail."""
        match key:
            case "home":
                self.refresh_home()
                self._turn_to(key, self.home)
            case "match":
                if self.controller is None:
                    self.go_to("home")
                    self._say(_NO_MATCH)
                    return
                self._turn_to(key, self.match)
            case "history":
                self.history.refresh()
                self._turn_to(key, self.history.page)
            case "players":
                self.players.refresh()
                self._turn_to(key, self.players.page)
            case "season":
                self.season_desk.refresh()
                self._turn_to(key, self.season_desk.page)
            case "rules":
                self.help_desk.show_rules()
                self._turn_to(key, self.rules)
            case "settings":
                self._show_settings()
                self._turn_to(key, self.settings_page)

    def _turn_to(self, key: str, page: QWidget) -> None:
        self.stack.setCurrentWidget(page)
        self.rail.set_current(key)
        page.setFocus()

    def open_season(self, name: str | None, scheme: str = "") -> None:
        """Show a season's table; None is the season that was played last, "" all matches."""
        self.season_desk.open_season(name, scheme)
        self._turn_to("season", self.season_desk.page)

    def show_player(self, name: str, back_to: str = "players") -> None:
        """Show the figures of a player; the way back leads to a page of the rail."""
        self._before_player = back_to
        self.player.open_player(name)
        self._turn_to("players", self.player.page)

    def _show_player_again(self, name: str) -> None:
        """From the matches behind a number back to where it stands."""
        if "player" not in self.__dict__:
            self.show_player(name)
            return
        self.player.come_back(name)
        self._turn_to("players", self.player.page)

    def show_matches(self, **wanted: Any) -> None:
        """Show the matches of a player, a season, a game or some days, or those behind a number."""
        self.history.show_matches(**wanted)
        self._turn_to("history", self.history.page)

    def _show_matches_behind(self, players: tuple[str, ...], filters: Filters) -> None:
        self.show_matches(
            players=players,
            season=filters.season,
            game=filters.games[0] if len(filters.games) == 1 else None,
            first_day=filters.first_day,
            last_day=filters.last_day,
        )

    def look_for(self) -> None:
        """Look for something: on the pages of rules and of players in them, else in the history."""
        shown = self.stack.currentWidget()
        if "help_desk" in self.__dict__ and shown is self.rules:
            self.rules.start_search()
            return
        if "players" in self.__dict__ and shown is self.players.page:
            self.players.page.start_search()
            return
        self.go_to("history")
        self.history.page.start_search()

    def _go_to_sheet(self) -> None:
        if self.controller is not None:
            self.go_to("match")
            self.match.sheet.deals.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _lists_changed(self) -> None:
        """Read anew what shows matches."""
        self.refresh_home()
        if "history" in self.__dict__:
            self.history.refresh()
        if "season_desk" in self.__dict__ and self.stack.currentWidget() is self.season_desk.page:
            self.season_desk.refresh()
        if "player" in self.__dict__ and self.stack.currentWidget() is self.player.page:
            self.player.refresh()

    def _matches_changed(self) -> None:
        """Matches were written by others than their page, perhaps the open one too."""
        if self.controller is not None:
            self.match_desk.read_again()
        self._lists_changed()

    def _leave_page_of_match(self) -> None:
        """The match is put away. Whoever put it away from a list goes on there."""
        if self.stack.currentWidget() is self.match:
            self.go_to("home")

    def _people_changed(self) -> None:
        """Somebody has another name, perhaps also at the table or behind it."""
        self.match_desk.people_changed.emit()
        self._matches_changed()

    def _begin_lookout(self) -> None:
        self._library.look_around()
        self._lookout.start()

    def _history_changed(self) -> None:
        """Another program wrote to the history, who knows what."""
        if self.controller is not None:
            self.match_desk.people_changed.emit()
        self._matches_changed()
        if "players" in self.__dict__ and self.stack.currentWidget() is self.players.page:
            self.players.refresh()

    def _history_replaced(self) -> None:
        """Another history is in the place of the one that was there, or of the one that could not be read."""
        if not self._is_ready:
            self._read_again()
            return
        if self.controller is not None:
            self.match_desk.follow_history()
            self.match_desk.people_changed.emit()
        if "old_sheets" in self.__dict__:
            self.old_sheets.forget()
        self._lists_changed()
        if "players" in self.__dict__ and self.stack.currentWidget() is self.players.page:
            self.players.refresh()
        self.rescue.check_now()

    def _tell_damage(self, error: StoreError) -> None:
        # Before the history was open, the home page says it.
        if self._is_ready:
            self.rescue.tell_damage(error)

    # Matches.

    def ask_for_a_match(self) -> None:
        """Ask who plays what."""
        self.rail.set_current("home")
        self.new_match_desk.ask()

    def play_same_table(self) -> None:
        """Begin a match of the same people by the same rules at once."""
        self.new_match_desk.play_same_table()

    def _play_on(self) -> None:
        """Go on with the people of the match on the page: now, or where it was an old sheet with the next."""
        controller = self.match_desk.controller
        if controller is not None and controller.is_of_the_past:
            self.new_match_desk.write_down_next(controller.shown)
        else:
            self.play_same_table()

    def begin(self, match: Match) -> None:
        """Begin a match now."""
        self.match_desk.begin(match)

    def open_match(self, match_id: int) -> None:
        """Open a match of the history."""
        self.match_desk.open_match(match_id)

    def say_whether_saved(self) -> None:
        """Tell people who press Ctrl+S by habit that there is no need to."""
        if self._library.trouble is not None:
            self.messages.show_message(
                say(_NOT_SAVED_TITLE), kind="problem", action=say(_SAVE_AGAIN), act=self._save_again
            )
        else:
            self.messages.show_message(say(_ALL_SAVED if self._library.is_settled else _BEING_SAVED))

    def _save_again(self) -> None:
        """Try to write what could not be written; it may be of a match, or of another page."""
        if self.controller is not None:
            self.match_desk.save_again()
        else:
            self._library.again()

    def _save_as_record(self) -> None:
        if self.controller is None:
            self._say(_NO_MATCH)
        else:
            self.records.save(self.controller.shown)

    # On paper.

    def _connect_papers(self, actions: MatchActions) -> None:
        """What is done with the sheet of the match on the table."""
        acts: dict[str, Callable[[Match], object]] = {
            "print": lambda match: self.paper.show_match(match),
            "save_sheet": self._save_sheet,
            "copy_text": lambda match: self.paper.copy_match_text(match),
            "copy_picture": lambda match: self.paper.copy_match_picture(match),
            "blank_sheet": lambda match: self.paper.show_blank_of(match),
        }
        for key, act in acts.items():
            actions[key].triggered.connect(lambda _=False, act=act: self._with_the_match(act))

    def _with_the_match(self, act: Callable[[Match], object]) -> None:
        match = self._on_the_table()
        if match is None:
            self._say(_NO_MATCH)
        else:
            act(match)

    def _save_sheet(self, match: Match) -> None:
        from scorepad.ui.file_forms import sheet_forms

        self.exports.open(self, _SAVE_SHEET, sheet_forms(match), "-".join(match.setup.players))

    def _with_match_of(self, match_id: int, act: Callable[[Match], object]) -> None:
        """Do something with the sheet of a match of the history, as it is written there."""

        def done(outcome: Outcome[Match]) -> None:
            if outcome.error is None:
                act(outcome.value)
            else:
                self._say(outcome.error.sentence)

        self._library.read_written(lambda store: store.load(match_id), done)

    def _print_what_is_shown(self) -> None:
        """The season's table where that is shown, the match on the table, or sheets to write on."""
        if "season_desk" in self.__dict__ and self.stack.currentWidget() is self.season_desk.page:
            self._print_season()
        elif self.controller is not None:
            self.paper.show_match(self.controller.shown)
        else:
            self._print_blank()

    def _print_season(self) -> None:
        self.season_desk.with_results(self.paper.show_season)

    def _print_blank(self) -> None:
        match = self._on_the_table()
        self.paper.show_blank("" if match is None else match.game.key)

    # The table view.

    @cached_property
    def table_window(self) -> TableWindow:
        """The same in letters for the whole table."""
        from scorepad.ui.table_window import TableWindow

        window = TableWindow(self)
        window.follow_page(self.match)
        window.lost.connect(lambda: self._say(_SCREEN_GONE))
        self.match_desk.gone.connect(window.let_go)
        return window

    def _table_view_is_on(self) -> QScreen | None:
        is_up = "table_window" in self.__dict__ and self.table_window.isVisible()
        return self.table_window.screen() if is_up else None

    def toggle_table_view(self) -> None:
        """Put the table view up, or take it down."""
        self.put_table_view_on(self._table_view_is_on())

    def put_table_view_on(self, screen: QScreen | None) -> None:
        """Put the table view on a screen, None for the likeliest; take it down where it is there already."""
        if self.controller is None:
            self._say(_NO_MATCH)
        elif screen is not None and screen is self._table_view_is_on():
            self.table_window.left.emit()
        else:
            self.go_to("match")
            self.table_window.open(screen)

    # Help.

    def show_shortcuts(self) -> None:
        """Show every key there is; the match's own are listed also before the first match."""
        form = self.match.keys_of_form()
        groups = [
            (menu.title().replace("&", ""), [action for action in menu.actions() if action.shortcuts()])
            for menu in self._menus.values()
        ]
        self.help_desk.show_shortcuts(groups, form)

    # Records.

    def offer_record(self, file: Path) -> None:
        """Read a record file, and ask whether its matches are to come into the history."""
        self.records.offer([file])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may be dropped."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Offer the matches of the files that were dropped."""
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        # The file manager waits for the answer; what the files hold is told after it.
        QTimer.singleShot(0, lambda: self.records.offer(files))

    # Settings.

    def _change(self, **changed: Any) -> None:
        try:
            self._settings.change(**changed)
        except OSError:
            self._say(_SETTINGS_UNWRITTEN.of(path=self._folder.settings))
        self._set_look()

    def _show_settings(self) -> None:
        self.settings_page.show_settings(self._settings.settings, self._folder.path)

    def _keep_entry_width(self, width: int) -> None:
        # Written when the window closes: a splitter moves by single pixels.
        self._entry_width = width

    def _zoom(self, by: float) -> None:
        scale = round(min(2.0, max(0.8, self._settings.settings.text_scale + by)), 1)
        self._change(text_scale=scale)

    def _open_folder(self, folder: Path) -> None:
        from scorepad.ui.desks.help_desk import open_folder

        open_folder(folder)

    def _start_sample_year(self) -> bool:
        from scorepad.ui.sample_year import open_window

        return open_window(self._folder, self._settings.settings.language)

    # Messages.

    def _say_problem(self, sentence: Phrase, again: Callable[[], None]) -> None:
        self.messages.show_failure(sentence, again)

    def _say(self, sentence: Phrase) -> None:
        self.messages.show_message(say(sentence), kind="warning")

    # The end.

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when everything is saved; ask where it cannot be."""
        if "history" in self.__dict__:
            self.history.commit()
        if self._library.trouble is not None:
            if not self._lets_go():
                event.ignore()
                self.stays.emit()
                return
        elif not self._library.is_settled:
            # The last commit's return closes the window.
            self._is_closing = True
            QTimer.singleShot(_PATIENCE, self._tell_why_it_waits)
            event.ignore()
            return
        if "table_window" in self.__dict__:
            self.table_window.close()
        self._keep_place()
        self._library.close()
        super().closeEvent(event)

    def _tell_why_it_waits(self) -> None:
        if self._is_closing and self.isVisible():
            self._say(_SAVING_FIRST)

    def _go_on_closing(self) -> None:
        if self._is_closing:
            self._is_closing = False
            QTimer.singleShot(0, self.close)

    def _lets_go(self) -> bool:
        """Whether the user closes although something is not saved."""
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.setWindowTitle(say(_NOT_SAVED_TITLE))
        box.setText(say(_NOT_SAVED_TITLE))
        box.setInformativeText(say(_NOT_SAVED))
        again = box.addButton(say(_SAVE_AGAIN), QMessageBox.ButtonRole.AcceptRole)
        anyway = box.addButton(say(_CLOSE_ANYWAY), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(say(_STAY), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(again)
        box.exec()
        if box.clickedButton() is again:
            self._save_again()
        return box.clickedButton() is anyway

    def _keep_place(self) -> None:
        try:
            self._settings.change(
                window=bytes(self.saveGeometry().toHex().data()).decode(), entry_width=self._entry_width
            )
        except OSError:
            # Where the window stood is not worth a message on the way out.
            return

    # Language, and coming back.

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes; look around when people come back."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif (
            event.type() == QEvent.Type.ActivationChange
            and self.isActiveWindow()
            and self._lookout.isActive()
        ):
            self._library.look_around()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set the texts that are the window's own."""
        self.setWindowTitle("Scorepad")
        self.actions_of_window.retranslate()
        for key, (title, _) in MENUS.items():
            self._menus[key].setTitle(say(title))
        for key, name in RAIL.items():
            self.rail.add(key, key, say(name), at_the_foot=key == "settings")
