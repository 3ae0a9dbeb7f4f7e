"""What the gallery shows of a mistake of the program's."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from scorepad.bug_report import BugReport, report_of
from scorepad.core.drafting import drafted
from scorepad.core.match import Match
from scorepad.store.store import Store
from scorepad.ui.controller import MatchController, Saving
from scorepad.ui.crash import CrashDialog
from scorepad.ui.library import Library
from scorepad.ui.safety import Safety, safety_of_match
from tests.gallery import Context, scene
from tests.gallery_dialogs import Over, evening, now


def bug() -> BugReport:
    try:
        raise KeyError("seat")
    except KeyError as raised:
        return report_of(raised)


def over(safety: Callable[[], Safety] | None = None, *, at_start: bool = False) -> QWidget:
    def make(window: QWidget) -> CrashDialog:
        dialog = CrashDialog(Path("scorepad", "logs"), safety=safety, at_start=at_start, parent=window)
        dialog.tell(bug())
        return dialog

    return Over(make)


def no_store() -> Store:
    raise AssertionError("nothing is written in a picture")


def on_the_table(saved: Match, shown: Match, saving: Saving) -> Callable[[], Safety]:
    controller = MatchController(Library(no_store), saved, 1, now)
    controller.shown, controller.saving, controller.saved_at = shown, saving, now()
    return lambda: safety_of_match(controller)


def bid(match: Match) -> Match:
    """The match after one more bid."""
    deal = drafted(match, [(match.asks()[len(match.deals) % 3], 1)])
    assert not isinstance(deal, tuple)
    return match.drafted(deal).after  # type: ignore[arg-type]


@scene("crash", players=(4, 7))
def crash(context: Context) -> QWidget:
    """A mistake while everything is saved."""
    match = bid(evening(context, deals=6))
    return over(on_the_table(match, match, Saving.SAVED))


@scene("crash-unsaved", players=(4, 7))
def crash_unsaved(context: Context) -> QWidget:
    """A mistake beside a disk that takes nothing."""
    match = evening(context, deals=6)
    return over(on_the_table(match, bid(match), Saving.NOT_SAVED))


@scene("crash-no-match")
def crash_no_match(context: Context) -> QWidget:
    """A mistake with no match on the table."""
    return over()


@scene("crash-at-start")
def crash_at_start(context: Context) -> QWidget:
    """A mistake that leaves no window."""
    return over(at_start=True)
