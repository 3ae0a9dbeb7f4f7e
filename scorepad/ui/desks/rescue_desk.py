"""The way back from a damaged history, and the check that finds whether it is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.store.errors import NOT_OURS, StoreDamaged, StoreError

if TYPE_CHECKING:
    from scorepad.paths import DataFolder
    from scorepad.settings import SettingsFile
    from scorepad.store.check import Finding
    from scorepad.store.recovery import WayBack
    from scorepad.store.restore import Summary
    from scorepad.store.store import Store
    from scorepad.store.writer import Outcome
    from scorepad.ui.controller import Clock
    from scorepad.ui.dialogs.checking import CheckDialog
    from scorepad.ui.dialogs.way_back import WayBackDialog
    from scorepad.ui.library import Library
    from scorepad.ui.widgets.message_bar import MessageBar

_WAY_BACK = QT_TRANSLATE_NOOP("rescue", "Find a way back…")
_BACK = QT_TRANSLATE_NOOP("rescue", "The history is back. The damaged file is kept as {file}.")
_BEGUN = QT_TRANSLATE_NOOP("rescue", "An empty history is begun. The old file is kept as {file}.")
_FOUND = QT_TRANSLATE_NOOP("rescue", "A check of the history found something that is not as it should be.")
_SHOW = QT_TRANSLATE_NOOP("rescue", "Show…")

WEEK = timedelta(days=7)
"""How long a check of the whole history holds good."""
STILL = 60_000
"""Milliseconds without anything being written after which a check disturbs nobody."""
LATER = 3_600_000
"""Milliseconds until it is looked again whether a check is due, in a window that stays open for days."""


def is_due(checked_at: str, now: datetime) -> bool:
    """Whether the history is to be checked again. A check of the future was made by a wrong clock."""
    if not checked_at:
        return True
    at = datetime.fromisoformat(checked_at)
    return not now - WEEK < at <= now


class RescueDesk(QObject):
    """Looks whether the history is sound, and finds the way back where it is not. Nothing goes by itself."""

    replaced = Signal()
    """Another history is in the place of the damaged one."""
    mended = Signal()
    """Computed numbers were put right."""
    file_wanted = Signal()
    """A backup from somewhere else is to be restored."""

    def __init__(
        self,
        library: Library,
        messages: MessageBar,
        settings: SettingsFile,
        folder: DataFolder,
        now: Clock,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._library = library
        self._messages = messages
        self._settings = settings
        self._folder = folder
        self._now = now
        self._window = window
        self._quiet = QTimer(self, singleShot=True)
        self._quiet.timeout.connect(self.check_quietly)

    # The way back.

    def tell_damage(self, error: StoreError) -> None:
        """Say that something of the history is damaged, and offer the way back."""
        if QApplication.activeModalWidget() is None:  # a dialog says it itself
            self._messages.show_message(
                error.sentence,
                kind="problem",
                action=_WAY_BACK,
                act=partial(self.find_way_back, error.sentence),
            )

    def tell_news(self, news: Sequence[Phrase]) -> None:
        """Say that last entries are gone, or may be, and offer the way back. Nobody is told again."""
        last = news[-1]
        self._messages.show_message(
            last, kind="warning", stays=True, action=_WAY_BACK, act=partial(self.find_way_back, last)
        )
        self._library.read_aside(lambda store: store.take_as_told(), lambda _: None)

    def find_way_back(self, why: Phrase | None = None) -> None:
        """Look for the ways back from the damaged history, and go the one that is chosen.

        `why` is the sentence that says what is wrong with it.
        """
        from scorepad.ui.dialogs.way_back import WayBackDialog

        is_foreign = why is not None and why.source == NOT_OURS.source
        dialog = WayBackDialog(why, self._now(), is_foreign=is_foreign, parent=self._window)
        is_wanted = True

        def give_up() -> None:
            nonlocal is_wanted
            is_wanted = False

        def look() -> tuple[WayBack, ...]:
            from scorepad.store.recovery import ways_back

            return ways_back(self._folder.database, self._shelves(), lambda: is_wanted)

        def done(outcome: Outcome[tuple[WayBack, ...]]) -> None:
            if not is_wanted:
                return
            if outcome.error is not None:
                dialog.show_problem(outcome.error.sentence)
            else:
                dialog.show_ways(outcome.value)

        dialog.chosen.connect(lambda way: self._go(dialog, way))
        dialog.file_wanted.connect(lambda: self._leave_for_a_file(dialog))
        dialog.finished.connect(give_up)
        # The file is read byte by byte, which no connection of this process may see.
        self._library.apart(look, done)
        dialog.open()

    def _shelves(self) -> list[Path]:
        second = self._settings.second_shelf()
        return [self._folder.backups, *([] if second is None else [second])]

    def _leave_for_a_file(self, dialog: WayBackDialog) -> None:
        dialog.reject()
        self.file_wanted.emit()

    def _go(self, dialog: WayBackDialog, way: WayBack | None) -> None:
        path, backups, now = self._folder.database, self._folder.backups, self._now()

        def act() -> Path:
            from scorepad.store.recovery import begin_anew, go_back

            return begin_anew(path, backups, now) if way is None else go_back(way, path, backups, now)

        def done(outcome: Outcome[Path]) -> None:
            if outcome.error is not None:
                dialog.show_problem(outcome.error.sentence)
                return
            dialog.accept()
            kept = outcome.value.name
            self._messages.show_message((_BEGUN if way is None else _BACK).of(file=kept), stays=True)
            if self._library.trouble is not None:
                # What could not be written to the damaged one.
                self._library.again()
            self.replaced.emit()

        dialog.show_going()
        self._library.apart(act, done)

    # The check.

    def check(self) -> None:
        """Check the whole history, and say what was found."""
        dialog = self._open_check()
        self._check_in(dialog)

    def _open_check(self) -> CheckDialog:
        from scorepad.ui.dialogs.checking import CheckDialog

        checked_at = self._settings.settings.checked_at
        at = datetime.fromisoformat(checked_at) if checked_at else None
        dialog = CheckDialog(at, self._now(), self._window)
        dialog.repair_wanted.connect(lambda: self._repair(dialog))
        dialog.way_back_wanted.connect(lambda: self._leave_for_the_way_back(dialog))
        dialog.open()
        return dialog

    def _leave_for_the_way_back(self, dialog: CheckDialog) -> None:
        dialog.reject()
        self.find_way_back()

    def _check_in(self, dialog: CheckDialog) -> None:
        dialog.show_checking()
        is_open = _openness(dialog)

        def found(findings: Sequence[Finding], holds: Summary | None) -> None:
            if is_open():
                dialog.show_found(findings, holds, self._now())

        def failed(error: StoreError) -> None:
            if is_open():
                dialog.show_problem(error.sentence, is_damaged=isinstance(error, StoreDamaged))

        self._check(found, failed)

    def _check(
        self, found: Callable[[Sequence[Finding], Summary | None], None], failed: Callable[[StoreError], None]
    ) -> None:
        def done(outcome: Outcome[tuple[tuple[Finding, ...], Summary | None]]) -> None:
            if outcome.error is not None:
                failed(outcome.error)
                return
            findings, holds = outcome.value
            if all(one.holds for one in findings):
                self._note_checked()
            found(findings, holds)

        self._library.check(_checked, done)

    def _note_checked(self) -> None:
        try:
            self._settings.change(checked_at=self._now().isoformat(timespec="seconds"))
        except OSError:
            # It is checked once more after the next start.
            return

    def _repair(self, dialog: CheckDialog) -> None:
        backups, now = self._folder.backups, self._now()
        is_open = _openness(dialog)

        def repair(store: Store) -> int | StoreError:
            try:
                return store.repair(backups, now)
            except StoreError as problem:
                return problem  # nobody's entries wait behind this

        def done(outcome: Outcome[int | StoreError]) -> None:
            problem = outcome.error or outcome.value
            if not isinstance(problem, StoreError):
                self.mended.emit()
            if not is_open():
                return
            if isinstance(problem, StoreError):
                dialog.show_problem(problem.sentence)
            else:
                dialog.show_mended(problem)
                self._check_in(dialog)

        dialog.show_repairing()
        self._library.write(repair, done)

    # Quietly, once a week, and where somebody else has changed the file.

    def begin_to_wait(self) -> None:
        """Check by itself from now on, when it is due and nothing was written for a while."""
        self._quiet.start(STILL)
        self._library.settled.connect(lambda: self._quiet.start(STILL))

    def check_quietly(self) -> None:
        """Check now where it is due; only what is wrong is told."""
        self._quiet.start(LATER)
        if is_due(self._settings.settings.checked_at, self._now()):
            self.check_now()

    def check_now(self) -> None:
        """Check while everything goes on; only what is wrong is told."""
        self._check(self._tell_found, lambda _: None)

    def _tell_found(self, findings: Sequence[Finding], holds: Summary | None) -> None:
        if not all(one.unknown_game for one in findings):
            self._messages.show_message(
                _FOUND, kind="warning", stays=True, action=_SHOW, act=partial(self._show, findings, holds)
            )

    def _show(self, findings: Sequence[Finding], holds: Summary | None) -> None:
        self._open_check().show_found(findings, holds, self._now())


def _checked(store: Store) -> tuple[tuple[Finding, ...], Summary | None]:
    """What a check finds, and what the history holds, where that can be told at all."""
    found = store.check()
    try:
        return found, store.summary()
    except StoreDamaged:
        return found, None


def _openness(dialog: CheckDialog) -> Callable[[], bool]:
    """What tells whether a dialog is still open; it is deleted when it closes."""
    is_open = True

    def closed(_: int) -> None:
        nonlocal is_open
        is_open = False

    dialog.finished.connect(closed)
    return lambda: is_open
