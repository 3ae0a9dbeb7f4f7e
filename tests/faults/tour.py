"""A tour of the whole window at a table of people whose names mean ill.

    python -m tests.faults.tour FOLDER

Every game is on the table once, every page and every dialog is shown, and files are written to FOLDER.
"""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QWidget

from scorepad.app import make_application, make_window, now
from scorepad.core.match import Match
from scorepad.core.names import tidy
from scorepad.paths import DataFolder
from scorepad.record import dump, read
from scorepad.season.season import Season
from scorepad.store.store import Store
from scorepad.ui.dialogs.export_preview import ExportPreview
from scorepad.ui.main_window import MainWindow
from scorepad.ui.widgets.dialog import Dialog
from tests.faults.scale import counted
from tests.faults.spoiling import GAMES, in_full

MARKUP = ("<b>Anna</b>", "<img src=http://127.0.0.1:9/a.png>", "<a href=file:///etc/passwd>x</a>", "&amp;")
TURNING = ("\u202ebmarB", "\u2066\u2067Cato", "דנה", "أحمد\u202e")
TOWERS = ("Z" + "\u0301" * 59, "\ufdfd" * 60, "\u200b\ufeff", "👩‍👩‍👧‍👦" * 8)
COMMANDS = ("=1+1", "-5", "../../x", "C:\\con\u2028")
TABLES = (MARKUP, TURNING, TOWERS, COMMANDS)
"""Who sits at the tables, of the games in turn."""
SEASON = tidy("<img src=http://127.0.0.1:9/s.png>\u202e../Winter" + "\u0301" * 2_000)
NOTE = "<img src=file:///etc/passwd>" + "\u0301" * 10_000 + "\u202e=1+1\n\x1b[31m"
_OF_A_MATCH = (
    *("points", "dealer", "trail", "seats", "person", "leaving", "joining", "waiting"),
    *("rules", "ladder", "time", "note", "when", "stop"),
)
_OF_A_DEAL = ("deal_points", "deal_dealer", "deal_note", "take_out")

IS_SHORT = counted(100) < 100
Wait = Callable[[Callable[[], bool]], None]


def evening(number: int) -> Match:
    """An evening of one of the games, with some deals and not over, at a table of ill names."""
    players = TABLES[number % len(TABLES)]
    for seed in range(number, 10_000):
        record = GAMES[number % len(GAMES)].record_at_random(Random(seed))
        if not record["deals"] or len(record["players"]) not in (2, 4):
            continue
        record["players"] = players[: len(record["players"])]
        record |= {"season": SEASON, "note": NOTE, "started": f"2026-01-0{number + 1}T20:00:00+01:00"}
        (match,) = read(in_full(record)).matches
        if not match.finished:
            return match
    raise AssertionError("no such evening")


def prepare(folder: DataFolder) -> None:
    """Fill a history with finished evenings of all of them, so that every list and table has them."""
    with Store.open(folder.database, folder.backups) as store:
        evenings = [replace(evening(number), closed=True) for number in range(len(GAMES))]
        store.import_matches(evenings, [Season(SEASON)], now())


def tour(window: MainWindow, to: Path, wait: Wait) -> Iterator[str]:
    """Go through the window and give the name of each place once it is shown.

    Of a shorter tour every dialog is part too, but each at the table of one game only.
    """
    yield "home of a new history"
    for number in range(len(GAMES)):
        match = evening(number)
        window.begin(match)
        wait(partial(_is_shown, window, match))
        yield from _match(window, match.game.key, number, wait)
    yield from _files(window, to, wait)
    yield from _pages(window, to, wait)


def _is_shown(window: MainWindow, match: Match) -> bool:
    controller = window.match.controller
    return (
        window.stack.currentWidget() is window.match
        and controller is not None
        and controller.shown.setup.players == match.setup.players
    )


def _match(window: MainWindow, game: str, number: int, wait: Wait) -> Iterator[str]:
    yield f"{game}: match"
    actions = window.match.actions_of_match
    step = len(GAMES) if IS_SHORT else 1
    for key in _OF_A_MATCH[number % step :: step]:
        yield from _dialog(window, game, key, wait)
    actions["card"].trigger()
    yield f"{game}: card"
    for key in _OF_A_DEAL[number % step :: step]:
        yield from _dialog(window, game, key, wait)
    actions["correct"].trigger()
    yield f"{game}: correcting"
    window.match.actions_of_match["card"].trigger()
    window.toggle_table_view()
    yield f"{game}: table"
    window.toggle_table_view()


def _dialog(window: MainWindow, game: str, key: str, wait: Wait) -> Iterator[str]:
    action = window.match.actions_of_match[key]
    if not (action.isEnabled() and action.isVisible()):
        return
    action.trigger()
    wait(lambda: bool(dialogs(window)))
    yield f"{game}: {key}"
    _close_dialogs(window)


def dialogs(window: QWidget) -> list[Dialog]:
    """The dialogs that are open over the window."""
    return [one for one in window.findChildren(Dialog) if one.isVisible()]


def _close_dialogs(window: QWidget) -> None:
    for dialog in dialogs(window):
        dialog.reject()


def _files(window: MainWindow, to: Path, wait: Wait) -> Iterator[str]:
    saved = to / "saved.scorepad"
    window.records.ask_where = lambda _name: str(saved)
    window.actions_of_window["save_as"].trigger()
    wait(saved.exists)
    yield "a match saved"
    bad = to / "<b>bad<b>\u202e.scorepad"
    bad.write_bytes(b'{"<img src=http://127.0.0.1:9/r.png>' + b"x" * 100_000 + b'": 1}')
    window.offer_record(bad)
    yield "a record refused"
    os.mkfifo(to / "pipe.scorepad")
    for endless in (to / "pipe.scorepad", Path("/dev/zero"), to):
        window.offer_record(endless)
    yield "a pipe, a device and a folder refused"
    good = to / "<img src=x>\u202e.scorepad"
    good.write_text(dump([evening(1)]), encoding="utf-8")
    window.offer_record(good)
    yield "a record offered"
    sheet = to / "<img src=y>\u202e.csv"
    sheet.write_text("Date;<img src=http://127.0.0.1:9/r.png>;=cmd()\u202e\n13-1-2024;1;2\n", "utf-8")
    window.offer_record(sheet)
    wait(lambda: window.old_sheets.page.shown is not None)
    yield "an old sheet"


def _pages(window: MainWindow, to: Path, wait: Wait) -> Iterator[str]:
    for page in ("home", "history", "players", "season", "rules", "settings"):
        window.go_to(page)
        if page == "history":
            wait(lambda: window.history.page.model.rowCount() > 0)
        elif page == "players":
            wait(lambda: window.players.page.model.rowCount() > 0)
        yield page
    window.open_season(SEASON)
    wait(lambda: bool(window.season_desk.page.shown and window.season_desk.page.shown.table.rows))
    yield "the season"
    written = to / "season.csv"
    window.season_desk.exports.ask_for_file = lambda _parent, _title, _proposed, _form: written
    window.season_desk.export()
    wait(lambda: window.season_desk.page.findChild(ExportPreview) is not None)
    preview = window.season_desk.page.findChild(ExportPreview)
    assert isinstance(preview, ExportPreview)
    yield "a season's files"
    preview.save_button.click()
    wait(written.exists)
    for language in ("nl", "it", "es", "en"):
        window.settings_page.language_chosen.emit(language)
        window.go_to("match")
        yield f"the match in {language}"
    for act in ("shortcuts", "about", "dealers_bid"):
        window.actions_of_window[act].trigger()
        yield act
        _close_dialogs(window)


def main() -> None:
    """Make the tour, and say where it went."""
    folder = Path(sys.argv[1])
    prepare(DataFolder(folder / "life"))
    application = make_application()
    window = make_window(application, DataFolder(folder / "life"), "en", now)
    ready: list[bool] = []
    window.ready.connect(lambda: ready.append(True))
    window.show()
    _wait(lambda: bool(ready))
    for place in tour(window, folder, _wait):
        _rest()
        print(place, flush=True)
    window.close()
    _wait(lambda: not window.isVisible())
    print("closed", flush=True)


def _wait(happened: Callable[[], bool]) -> None:
    # An event loop of its own, since QTest's waiting keeps Python from the threads that are waited for.
    deadline = QDeadlineTimer(30_000)
    while not happened():
        assert not deadline.hasExpired(), "it never happened"
        _rest()


def _rest() -> None:
    loop = QEventLoop()
    QTimer.singleShot(20, loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
