"""What the gallery shows of backups, of restoring, of the way back and of the check."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtWidgets import QWidget

from scorepad.store.check import Finding
from scorepad.store.errors import (
    BACKUP_DAMAGED,
    DAMAGED,
    FOUND_DERIVED,
    FOUND_MATCH,
    NEWER,
    NOT_OURS,
    StoreDamaged,
    StoreNewer,
)
from scorepad.store.recovery import WayBack
from scorepad.store.restore import Preview, Summary
from scorepad.store.shelf import Kept, Reason, name_of
from scorepad.ui.backups_model import BackupLine, Found
from scorepad.ui.dialogs.backups import BackupsDialog
from scorepad.ui.dialogs.checking import CheckDialog
from scorepad.ui.dialogs.restoring import RestoreDialog
from scorepad.ui.dialogs.way_back import WayBackDialog
from scorepad.ui.pages.home import HomePage
from tests.gallery import Context, scene
from tests.gallery_dialogs import Over
from tests.gallery_pages import beside_the_rail

NOW = datetime(2026, 11, 30, 21, 14, tzinfo=UTC)
FOLDER = Path("/home/anna/.local/share/scorepad")
LONG = "/media/anna/a-stick-with-a-very-long-name/cards/of all our evenings/and of those before them/scores"
NOW_HOLDS = Summary(143, 2011, 9, "2024-02-11", "2026-11-30")
THEN_HOLDS = Summary(139, 1956, 9, "2024-02-11", "2026-11-16")


def kept(days_ago: float, reason: Reason) -> Kept:
    at = NOW - timedelta(days=days_ago)
    return Kept(FOLDER / "backups" / name_of(at, reason), at, reason)


def lines() -> tuple[BackupLine, ...]:
    made = [
        (0.02, Reason.MATCH),
        (0.1, Reason.HAND),
        (1, Reason.IMPORT),
        (8, Reason.MIGRATION),
        (14, Reason.MATCH),
        (35, Reason.REPAIR),
        (70, Reason.RESTORE),
    ]
    return tuple(
        BackupLine(
            kept(days, reason), is_second=at < 5, holds=Summary(143 - at, 2011 - 14 * at, 9, None, None)
        )
        for at, (days, reason) in enumerate(made)
    )


def backups(context: Context, found: Found, second: str) -> Callable[[QWidget], BackupsDialog]:
    def make(window: QWidget) -> BackupsDialog:
        dialog = BackupsDialog(FOLDER, NOW, window)
        dialog.show_found(found, second)
        damaged = BACKUP_DAMAGED.of(path="scorepad.db", reason="page 7 is never used")
        if found.lines:
            dialog.model.count(found.lines[4].kept.path, None, damaged)
        return dialog

    return make


@scene("backups")
def listed(context: Context) -> QWidget:
    """Those that there are; of the second folder in a small window the path is long, and it is not there."""
    is_small = context.size[0] < 1280
    found = Found(lines(), is_reached=not is_small)
    return Over(backups(context, found, LONG if is_small else "/media/anna/STICK"))


@scene("backups-none")
def none(context: Context) -> QWidget:
    """Before the first match is over."""
    return Over(backups(context, Found(()), ""))


@scene("restoring")
def restoring(context: Context) -> QWidget:
    """What would be missing afterwards."""

    def make(window: QWidget) -> RestoreDialog:
        dialog = RestoreDialog("Backup: Mon 16/11/2026 23:02", window)
        dialog.show_preview(Preview(THEN_HOLDS, NOW_HOLDS, back=1, gone=5, differ=2))
        return dialog

    return Over(make)


@scene("restoring-refused")
def refused(context: Context) -> QWidget:
    """A file that is damaged."""

    def make(window: QWidget) -> RestoreDialog:
        dialog = RestoreDialog("holiday.db", window)
        dialog.show_problem(BACKUP_DAMAGED.of(path=LONG + "/holiday.db", reason="page 7 is never used"))
        return dialog

    return Over(make)


def way_back(is_foreign: bool = False) -> Callable[[QWidget], WayBackDialog]:
    def make(window: QWidget) -> WayBackDialog:
        path = FOLDER / "scorepad.db"
        why = (
            NOT_OURS.of(path=path)
            if is_foreign
            else DAMAGED.of(path=path, reason="database disk image is malformed")
        )
        dialog = WayBackDialog(why, NOW, is_foreign=is_foreign, parent=window)
        dialog.show_ways(
            (
                WayBack(kept(14, Reason.MATCH), NOW_HOLDS, 4),
                WayBack(kept(35, Reason.MATCH), THEN_HOLDS, 0),
                WayBack(None, Summary(80, 1100, 7, "2024-02-11", "2026-11-30"), 80),
            )
        )
        return dialog

    return make


@scene("way-back")
def ways(context: Context) -> QWidget:
    """The best way first."""
    return Over(way_back())


@scene("way-back-foreign")
def foreign(context: Context) -> QWidget:
    """A file that is perhaps no history at all."""
    return Over(way_back(is_foreign=True))


@scene("way-back-looking")
def looking(context: Context) -> QWidget:
    """While backups are tried."""
    why = DAMAGED.of(path=FOLDER / "scorepad.db", reason="database disk image is malformed")
    return Over(lambda window: WayBackDialog(why, NOW, parent=window))


def checked(*findings: Finding) -> Callable[[QWidget], CheckDialog]:
    def make(window: QWidget) -> CheckDialog:
        dialog = CheckDialog(NOW - timedelta(days=6), NOW, window)
        dialog.show_found(findings, NOW_HOLDS, NOW)
        return dialog

    return make


@scene("check-well")
def well(context: Context) -> QWidget:
    """Nothing is wrong."""
    return Over(checked())


@scene("check-derived")
def derived(context: Context) -> QWidget:
    """Numbers that can be computed again."""
    sentence = FOUND_DERIVED.of(match=17, what="total", stored=61, computed=62)
    return Over(checked(*(Finding(sentence, 17, derived=True),) * 3))


@scene("check-damaged")
def damaged(context: Context) -> QWidget:
    """A match that nobody can compute again."""
    return Over(checked(Finding(FOUND_MATCH.of(match=17, what="deal 3 has changed"), 17)))


@scene("home-unopened")
def unopened(context: Context) -> QWidget:
    """The history is damaged."""
    page = HomePage()
    reason = "database disk image is malformed"
    page.show_unopened(StoreDamaged(DAMAGED.of(path=FOLDER / "scorepad.db", reason=reason)))
    return beside_the_rail(page)


@scene("home-newer")
def newer(context: Context) -> QWidget:
    """A newer Scorepad wrote the history."""
    page = HomePage()
    page.show_unopened(StoreNewer(NEWER.of(path=FOLDER / "scorepad.db")))
    return beside_the_rail(page)
