"""The window: the rail, its pages, and the wishes that pages have of the history.

Only the home page is made before the first paint; every other page is imported and made when it is first
turned to, so that the window is there at once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QLocale, QTimer, QUrl, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDesktopServices, QKeySequence, QPaintEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.paths import DataFolder
from scorepad.settings import SettingsFile
from scorepad.ui.key_keeper import KeyKeeper
from scorepad.ui.library import Library
from scorepad.ui.pages.home import HomePage
from scorepad.ui.say import say
from scorepad.ui.widgets.message_bar import MessageBar
from scorepad.ui.widgets.nav_rail import NavRail

if TYPE_CHECKING:
    from scorepad import record
    from scorepad.core.match import Match
    from scorepad.core.table import Options
    from scorepad.core.timeline import Timeline
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.controller import Clock, MatchController, Saving
    from scorepad.ui.pages.match import MatchPage
    from scorepad.ui.pages.new_match import NewMatchPage
    from scorepad.ui.pages.season import SeasonPage
    from scorepad.ui.pages.settings import SettingsPage
    from scorepad.ui.pages.views import HomeView, NewMatchView, SeasonTable

_RAIL = {
    "home": QT_TRANSLATE_NOOP("window", "Home"),
    "match": QT_TRANSLATE_NOOP("window", "Match"),
    "season": QT_TRANSLATE_NOOP("window", "Season"),
    "settings": QT_TRANSLATE_NOOP("window", "Settings"),
}
_SAVING_FIRST = QT_TRANSLATE_NOOP("window", "Saving the last entries before closing…")
_NOT_SAVED_TITLE = QT_TRANSLATE_NOOP("window", "Not everything is saved")
_NOT_SAVED = QT_TRANSLATE_NOOP(
    "window", "The last entries could not be written to disk. If you close now, they are lost."
)
_SAVE_AGAIN = QT_TRANSLATE_NOOP("window", "Save again")
_CLOSE_ANYWAY = QT_TRANSLATE_NOOP("window", "Close without them")
_STAY = QT_TRANSLATE_NOOP("window", "Stay")
_TRY_AGAIN = QT_TRANSLATE_NOOP("window", "Try again")
_SETTINGS_UNWRITTEN = QT_TRANSLATE_NOOP(
    "window", "The settings hold for now, but could not be kept: {path} cannot be written."
)
_SAVE_TABLE = QT_TRANSLATE_NOOP("window", "Save the season table")
_SAVED_TABLE = QT_TRANSLATE_NOOP("window", "The table is in {file}.")
_UNREADABLE_FILE = QT_TRANSLATE_NOOP("window", "{file} cannot be read: {why}.")
_NO_RECORD = QT_TRANSLATE_NOOP("window", "{file} cannot be imported. {why}")
_MATCHES = QT_TRANSLATE_N_NOOP("window", "%n match(es)", "", 0)
_OFFER = QT_TRANSLATE_NOOP("window", "{file} holds {matches}.")
_IMPORT = QT_TRANSLATE_NOOP("window", "Import")
_IMPORTED = QT_TRANSLATE_NOOP("window", "Imported: {new}. Already there: {there}.")
_PATIENCE = 200
"""Milliseconds of waiting for the disk after which the user is told why."""


class MainWindow(QMainWindow):
    """The one window of a data folder."""

    painted = Signal()
    """The first paint is done."""
    ready = Signal()
    """The history has been opened and home shows it."""

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
        self._is_closing = False
        self._controller: MatchController | None = None
        self.keys = KeyKeeper(self)
        self.rail = NavRail()
        self.home = HomePage()
        self.messages = MessageBar()
        self.stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self._make_actions()
        self.retranslate()
        self.rail.set_current("home")
        self.setMinimumSize(800, 560)
        if not self.restoreGeometry(QByteArray.fromHex(settings.settings.window.encode())):
            self.resize(1280, 800)

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

    def _connect(self) -> None:
        self.rail.selected.connect(self.go_to)
        self.home.new_match.connect(self.ask_for_a_match)
        self.home.same_table.connect(self.play_same_table)
        self.home.continue_match.connect(self.open_match)
        self.home.open_match.connect(self.open_match)
        self.home.open_season.connect(self.open_season)

    # The other pages.

    @cached_property
    def new_match(self) -> NewMatchPage:
        """The page that asks who plays what."""
        from scorepad.ui.pages.new_match import NewMatchPage

        page = NewMatchPage()
        page.started.connect(self.begin)
        page.cancelled.connect(lambda: self.go_to("home"))
        page.preset_saved.connect(self._save_preset)
        page.preset_deleted.connect(self._delete_preset)
        self.stack.addWidget(page)
        return page

    @cached_property
    def match(self) -> MatchPage:
        """The page of the match on the table."""
        from scorepad.ui.pages.match import MatchPage

        page = MatchPage()
        page.go_home.connect(lambda: self.go_to("home"))
        page.play_again.connect(self.play_same_table)
        self.stack.addWidget(page)
        return page

    @cached_property
    def season(self) -> SeasonPage:
        """The page of the season's table."""
        from scorepad.ui.pages.season import SeasonPage

        page = SeasonPage()
        page.asked.connect(self.open_season)
        page.save_wanted.connect(self._save_season)
        self.stack.addWidget(page)
        return page

    @cached_property
    def settings_page(self) -> SettingsPage:
        """The page of the program's own settings."""
        from scorepad.ui.pages.settings import SettingsPage

        page = SettingsPage()
        page.theme_chosen.connect(lambda theme: self._change(theme=str(theme)))
        page.text_scale_chosen.connect(lambda scale: self._change(text_scale=scale))
        page.language_chosen.connect(lambda language: self._change(language=language))
        page.open_folder.connect(self._open_folder)
        self.stack.addWidget(page)
        return page

    @property
    def controller(self) -> MatchController | None:
        """Who makes the changes of the match on the table; None before the first is opened."""
        return self._controller

    def _make_actions(self) -> None:
        acts: tuple[tuple[str, list[QKeySequence.StandardKey | str], Callable[[], object]], ...] = (
            ("new", [QKeySequence.StandardKey.New], self.ask_for_a_match),
            ("undo", [QKeySequence.StandardKey.Undo], self._undo),
            ("redo", ["Ctrl+Shift+Z", "Ctrl+Y"], self._redo),
            ("home", ["Alt+Home", "Ctrl+1"], lambda: self.go_to("home")),
            ("match", ["Ctrl+2"], lambda: self.go_to("match")),
            ("season", ["Ctrl+3"], lambda: self.go_to("season")),
            # Standard keys that plain X11 does not know.
            ("settings", ["Ctrl+,"], lambda: self.go_to("settings")),
            ("quit", ["Ctrl+Q"], self.close),
            ("larger", [QKeySequence.StandardKey.ZoomIn, "Ctrl+="], lambda: self._zoom(+0.1)),
            ("smaller", [QKeySequence.StandardKey.ZoomOut], lambda: self._zoom(-0.1)),
            ("actual size", ["Ctrl+0"], lambda: self._change(text_scale=1.0)),
        )
        for name, keys, act in acts:
            action = QAction(name, self)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.triggered.connect(lambda _=False, act=act: act())
            self.addAction(action)

    def _undo(self) -> None:
        if self._controller is not None:
            self._controller.undo()

    def _redo(self) -> None:
        if self._controller is not None:
            self._controller.redo()

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
        self.refresh_home(first=True)

    def refresh_home(self, first: bool = False) -> None:
        """Show the history on the home page as it is now."""
        now = self._now()

        def done(outcome: Outcome[Any]) -> None:
            if outcome.error is not None:
                self._say_problem(outcome.error.sentence, lambda: self.refresh_home(first))
                return
            self.home.show_home(outcome.value)
            self.messages.clear()
            if first:
                self.keys.release()
                self.ready.emit()

        def read(store: Store) -> HomeView:
            from scorepad.ui.reading import home_view

            return home_view(store, now)

        self._library.read(read, done)

    # Pages.

    def go_to(self, key: str) -> None:
        """Turn to a page of the rail."""
        if key == "home":
            self.refresh_home()
            self.stack.setCurrentWidget(self.home)
            self.home.setFocus()
        elif key == "match":
            if self._controller is None:
                self.go_to("home")
                return
            self.stack.setCurrentWidget(self.match)
            self.match.setFocus()
        elif key == "season":
            shown = self.season.shown
            self.open_season(shown.season if shown else None)
        elif key == "settings":
            self.settings_page.show_settings(self._settings.settings, self._folder.path)
            self.stack.setCurrentWidget(self.settings_page)
        self.rail.set_current(key)

    def ask_for_a_match(self) -> None:
        """Turn to the page that asks who plays what."""

        def done(outcome: Outcome[Any]) -> None:
            if outcome.error is not None:
                self._say_problem(outcome.error.sentence, self.ask_for_a_match)
            else:
                self.new_match.prepare(outcome.value)
                self.stack.setCurrentWidget(self.new_match)
            # Names typed in the meantime are meant for the page that is there now.
            self.keys.release()

        self.keys.hold()
        self.rail.set_current("home")

        def read(store: Store) -> NewMatchView:
            from scorepad.ui.reading import new_match_view

            return new_match_view(store)

        self._library.read(read, done)

    def play_same_table(self) -> None:
        """Begin a match of the same people by the same rules at once."""

        def done(outcome: Outcome[Match | None]) -> None:
            if outcome.error is not None:
                self._say_problem(outcome.error.sentence, self.play_same_table)
            elif outcome.value is None:
                self.ask_for_a_match()
            else:
                self.begin(outcome.value)
            self.keys.release()

        self.keys.hold()
        self._library.read(lambda store: store.last_table(), done)

    def begin(self, match: Match) -> None:
        """Begin a match now."""
        from scorepad.ui.controller import MatchController

        if not self._may_leave_the_match():
            return
        started = self._now().isoformat(timespec="seconds")
        self._show_match(
            MatchController(self._library, match.detailed(started=started).after, None, self._now)
        )

    def open_match(self, match_id: int) -> None:
        """Open a match of the history."""
        from scorepad.ui.controller import MatchController

        if not self._may_leave_the_match():
            return
        open_already = self._controller
        if open_already is not None and open_already.match_id == match_id:
            self.go_to("match")
            return

        def read(store: Store) -> tuple[Match, Timeline]:
            return store.load(match_id), store.timeline(match_id)

        def done(outcome: Outcome[tuple[Match, Timeline]]) -> None:
            if outcome.error is not None:
                self._say_problem(outcome.error.sentence, lambda: self.open_match(match_id))
            else:
                match, timeline = outcome.value
                self._show_match(MatchController(self._library, match, match_id, self._now, timeline))
            self.keys.release()

        self.keys.hold()
        self._library.read(read, done)

    def _may_leave_the_match(self) -> bool:
        """Whether another match may be opened; not beside one whose last entries are not on disk.

        What failed holds up the queue, so everything of the next match would wait behind it unseen.
        """
        controller = self._controller
        if controller is None or controller.saving != "not_saved":
            return True
        self.go_to("match")
        self.messages.show_message(
            say(_NOT_SAVED_TITLE), kind="problem", action=say(_SAVE_AGAIN), act=controller.save_again
        )
        return False

    def _show_match(self, controller: MatchController) -> None:
        controller.setParent(self)
        self._controller = controller
        controller.saving_changed.connect(self._saving_changed)
        self.match.open(controller)
        self.go_to("match")

    # The season.

    def open_season(self, name: str | None, scheme: str = "") -> None:
        """Show a season's table; None is the season that was played last, "" all matches."""

        def read(store: Store) -> SeasonTable:
            from scorepad.ui.reading import last_season, season_table

            return season_table(store, last_season(store) if name is None else name, scheme)

        def done(outcome: Outcome[SeasonTable]) -> None:
            if outcome.error is not None:
                self._say_problem(outcome.error.sentence, lambda: self.open_season(name, scheme))
                return
            self.season.show_table(outcome.value)
            self.stack.setCurrentWidget(self.season)
            self.rail.set_current("season")

        self._library.read(read, done)

    def _save_season(self) -> None:
        shown = self.season.shown
        if shown is None:
            return
        name = "".join(letter if letter.isalnum() else "-" for letter in shown.season or "scorepad")
        chosen, _ = QFileDialog.getSaveFileName(
            self, say(_SAVE_TABLE), str(Path.home() / f"{name}.csv"), "CSV (*.csv)"
        )
        if chosen:
            self.save_season(Path(chosen))

    def save_season(self, path: Path) -> None:
        """Write the table that is shown as CSV, as the user's own spreadsheet reads it."""
        from scorepad.export.files import FileError, write_whole
        from scorepad.export.tables import table_csv

        shown = self.season.shown
        assert shown is not None
        local = QLocale().decimalPoint() == ","
        try:
            # The file dialog has asked about a file that is there.
            write_whole(path, table_csv(shown.query, shown.table, say, local=local), replace=True)
        except FileError as problem:
            self._say(problem.sentence)
            return
        self.messages.show_message(say(_SAVED_TABLE.of(file=path.name)))

    # Records.

    def offer_record(self, file: Path) -> None:
        """Read a record file, and ask whether its matches are to come into the history."""
        from scorepad import record

        try:
            document = record.read(file.read_bytes())
        except OSError as problem:
            self._say(_UNREADABLE_FILE.of(file=file.name, why=problem.strerror))
            return
        except record.RecordError as refusal:
            self._say(_NO_RECORD.of(file=file.name, why=refusal.problems[0].message))
            return
        found = _MATCHES.counted(len(document.matches))
        self.messages.show_message(
            say(_OFFER.of(file=file.name, matches=found)),
            kind="problem",
            action=say(_IMPORT),
            act=lambda: self._import(document),
        )

    def _import(self, document: record.Document) -> None:
        now = self._now()

        def done(outcome: Outcome[Any]) -> None:
            if outcome.error is not None:
                self._say_failure(outcome)
                return
            self.messages.show_message(
                say(_IMPORTED.of(new=outcome.value.imported, there=outcome.value.already))
            )
            self.refresh_home()

        self._library.write(lambda store: store.import_matches(document.matches, document.seasons, now), done)

    # Settings.

    def _change(self, **changed: Any) -> None:
        try:
            self._settings.change(**changed)
        except OSError:
            self._say(_SETTINGS_UNWRITTEN.of(path=self._folder.settings))
        self._set_look()

    def _zoom(self, by: float) -> None:
        scale = round(min(2.0, max(0.8, self._settings.settings.text_scale + by)), 1)
        self._change(text_scale=scale)

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder.path)))

    def _save_preset(self, name: str, options: Options) -> None:
        self._library.write(lambda store: store.save_preset(name, options), self._say_failure)

    def _delete_preset(self, name: str) -> None:
        self._library.write(lambda store: store.delete_preset(name), self._say_failure)

    # Messages.

    def _say_failure(self, outcome: Outcome[Any]) -> None:
        if outcome.error is not None:
            self._say_problem(outcome.error.sentence, self._library.again)

    def _say_problem(self, sentence: Phrase, again: Callable[[], None]) -> None:
        self.messages.show_message(say(sentence), kind="problem", action=say(_TRY_AGAIN), act=again)

    def _say(self, sentence: Phrase) -> None:
        self.messages.show_message(say(sentence), kind="warning")

    # The end.

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when everything is saved; ask where it cannot be."""
        controller = self._controller
        if controller is not None and controller.saving == "saving":
            # The commit's return closes the window.
            self._is_closing = True
            QTimer.singleShot(_PATIENCE, self._tell_why_it_waits)
            event.ignore()
            return
        if controller is not None and controller.saving == "not_saved" and not self._lets_go():
            event.ignore()
            return
        self._keep_place()
        self._library.close()
        super().closeEvent(event)

    def _tell_why_it_waits(self) -> None:
        if self._is_closing and self.isVisible():
            self._say(_SAVING_FIRST)

    def _saving_changed(self, saving: Saving, _why: str) -> None:
        if self._is_closing and saving != "saving":
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
        if box.clickedButton() is again and self._controller is not None:
            self._controller.save_again()
        return box.clickedButton() is anyway

    def _keep_place(self) -> None:
        try:
            self._settings.change(window=bytes(self.saveGeometry().toHex().data()).decode())
        except OSError:
            # Where the window stood is not worth a message on the way out.
            return

    # Language.

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set the texts that are the window's own."""
        self.setWindowTitle("Scorepad")
        for key, name in _RAIL.items():
            self.rail.add(key, key, say(name))
