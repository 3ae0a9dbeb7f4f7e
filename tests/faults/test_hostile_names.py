"""Names from people who mean ill: shown as letters, and never markup, path, key or formula."""

import csv
import io
import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from unicodedata import bidirectional

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.__main__ import main
from scorepad.app import make_window
from scorepad.core.legible import MOST_MARKS, apart, calm, plain
from scorepad.core.names import tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.export.tables import table_csv, table_json, table_text
from scorepad.export.text import sheet_text
from scorepad.paths import DataFolder
from scorepad.record import dump, read
from scorepad.season.season import Filters, query
from scorepad.season.standings import standings
from scorepad.store.store import Store
from scorepad.ui import look
from scorepad.ui.desks.saving import file_stem
from scorepad.ui.look import Theme
from scorepad.ui.say import say, write
from tests import gallery
from tests.faults.scale import counted
from tests.faults.shown import faults_of, painted
from tests.faults.tour import COMMANDS, MARKUP, NOTE, SEASON, TABLES, TOWERS, TURNING, dialogs, prepare, tour
from tests.ui.windows import close

SCENES = counted(200, least=20)
FROM_THE_RIGHT = ("דנה", "רות", "أحمد", "גד", "עדי", "מירי", "נעה")
"""Names of people who mean no ill."""
SEVEN = (MARKUP[0], MARKUP[1], TURNING[0], TOWERS[0], "C & &amp;D", COMMANDS[3], TURNING[1])


# In the window.


@pytest.mark.faults
@pytest.mark.timeout(900)
def test_ill_names_stay_the_letters_that_they_are_all_over_the_window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    prepare(DataFolder(tmp_path / "life"))
    window = make_window(qapp, DataFolder(tmp_path / "life"), "en", lambda: datetime(2026, 1, 9, tzinfo=UTC))
    with qtbot.waitSignal(window.ready, timeout=20_000):
        window.show()
    faults, slowest, places = [], (0.0, ""), 0

    def wait(happened: Callable[[], bool]) -> None:
        qtbot.waitUntil(happened, timeout=20_000)

    with painted() as drawn:
        for place in tour(window, tmp_path, wait):
            drawn.clear()
            began = perf_counter()
            for shown in (window, *dialogs(window)):
                shown.grab()
            slowest = max(slowest, (perf_counter() - began, place))
            places += 1
            faults += [f"{place}: {fault}" for fault in [*faults_of(window), *_turned(drawn)]]
    close(qtbot, window)
    print(f"{places} places of the window; slowest painting {slowest[0]:.2f} s ({slowest[1]})")
    assert faults == []


def _turned(drawn: list[str]) -> list[str]:
    return [f"painted as it is: {text!r}" for text in drawn if calm(text) != text]


def looked_through(
    names: tuple[str, ...],
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    faults_in: Callable[[QWidget, list[str]], list[str]],
) -> list[str]:
    """The faults of scenes of the gallery with such people at the tables; of a part of them, drawn by lot."""
    for module in gallery.SCENERY:
        import_module(f"tests.{module}")
    monkeypatch.setattr(gallery.Context, "names", property(lambda context: names[: context.players]))
    look.apply(qapp, Theme.LIGHT)
    faults: list[str] = []
    chosen = Random(20260109).sample(gallery.SCENES, min(SCENES, len(gallery.SCENES)))
    for scene in chosen:
        with painted() as drawn:
            widget = scene.make(gallery.Context(scene.players[-1], size=gallery.SIZES[1]))
            widget.resize(*gallery.SIZES[1])
            widget.show()
            qapp.processEvents()
            widget.grab()
        faults += [f"{scene.name}: {fault}" for fault in faults_in(widget, drawn)]
        widget.close()
        widget.deleteLater()
    print(f"{len(chosen)} scenes of the gallery")
    return faults


@pytest.mark.faults
@pytest.mark.timeout(900)
def test_ill_names_stay_the_letters_that_they_are_in_every_scene(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faults_in(widget: QWidget, drawn: list[str]) -> list[str]:
        return [*faults_of(widget), *_turned(drawn)]

    assert looked_through(SEVEN, qapp, monkeypatch, faults_in) == []


@pytest.mark.faults
@pytest.mark.timeout(900)
def test_a_name_that_reads_from_the_right_leaves_the_words_around_it_in_order(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faults_in(widget: QWidget, drawn: list[str]) -> list[str]:
        return [f"turned: {text!r}" for text in drawn if turns(text)]

    assert looked_through(FROM_THE_RIGHT, qapp, monkeypatch, faults_in) == []


def turns(text: str) -> bool:
    """Whether letters from the right, not set apart, stand among letters or figures from the left."""
    depth, right, left = 0, False, False
    for letter in text:
        depth += (letter in "\u2066\u2067\u2068") - (letter == "\u2069")
        right = right or (not depth and bidirectional(letter) in ("R", "AL"))
        left = left or (letter.isascii() and letter.isalnum())
    return right and left


# What the window says, and what goes into files.

_SAID = QT_TRANSLATE_NOOP("hostile", "{who} bids {bid}")


def test_a_name_is_set_apart_in_what_is_said_and_left_alone_in_what_is_written() -> None:
    assert say(_SAID.of(who="Anna", bid=2)) == "Anna bids 2"
    assert say(_SAID.of(who="\u202eAnna", bid=2)) == "Anna bids 2"
    assert say(_SAID.of(who="דנה", bid=2)) == "\u2068דנה\u2069 bids 2"
    assert say(_SAID.of(who=_SAID.of(who="דנה", bid=1), bid=2)) == "\u2068דנה\u2069 bids 1 bids 2"
    assert (
        write(_SAID.of(who="\u202eדנה", bid=2)) == str(_SAID.of(who="\u202eדנה", bid=2)) == "\u202eדנה bids 2"
    )


def test_a_letter_keeps_the_marks_of_its_script_and_loses_a_tower() -> None:
    assert calm("Phạm Thị Nguyễn דָּנָה ภู่") == "Phạm Thị Nguyễn דָּנָה ภู่"
    assert calm("Z" + "\u0301\u200d" * 2_000).count("\u0301") == MOST_MARKS
    assert calm("\u2066\u2067a\u2069") == "\u2067a\u2069"
    assert calm("a\u2069\u202cb\u2028c\td\ne") == "ab c d\ne"
    assert apart(apart("דנה")) == apart("דנה")
    assert apart("\u2068דנה\u2069 & \u2068רות\u2069") == "\u2068\u2068דנה\u2069 & \u2068רות\u2069\u2069"


@pytest.mark.parametrize(
    "season", [SEASON, "../../etc/passwd", "C:\\con", "NUL", "a" * 10_000, "\u202e", "..", "com1"]
)
def test_a_season_gives_a_file_a_name_that_is_no_path(season: str) -> None:
    stem = file_stem(season)
    assert stem.replace("-", "").isalnum()
    assert stem.casefold() not in ("con", "nul", "com1", "")
    assert len(f"{stem}.xlsx".encode()) < 255


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A history with every ill name in it."""
    folder = DataFolder(tmp_path)
    prepare(folder)
    with Store.open(folder.database, folder.backups) as opened:
        yield opened


def test_records_keep_ill_names_to_the_letter(store: Store) -> None:
    exported = store.export()
    for match, table in zip(exported.matches, TABLES, strict=True):
        players = match.setup.players
        assert players == tuple(map(tidy, table[: len(players)]))
    assert {match.season for match in exported.matches} == {SEASON}
    assert {match.note for match in exported.matches} == {NOTE}
    again = read(dump(exported.matches, exported.seasons).encode())
    assert (again.matches, again.seasons) == (exported.matches, exported.seasons)


def _table(store: Store) -> tuple[Any, Any]:
    asked = query(store.season(SEASON), Filters())
    return asked, standings(store.results(asked.filters), asked.counting)


@pytest.mark.parametrize("local", [False, True])
def test_no_name_is_a_formula_in_a_spreadsheet_and_every_number_stays_one(store: Store, local: bool) -> None:
    asked, table = _table(store)
    text = table_csv(asked, table, write, local=local).decode("utf-8-sig")
    head, *lines = csv.reader(io.StringIO(text, newline=""), delimiter=";" if local else ",")
    names = {line[1].removeprefix("'") for line in lines}
    assert set(COMMANDS[:2]) <= names
    for line in (head, *lines):
        assert len(line) == len(head)
        for cell in line:
            is_number = cell.replace(",", ".").lstrip("-").replace(".", "", 1).isdigit()
            assert is_number or not cell.startswith(("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"))
    totals = {line[head.index("Total score")] for line in lines}
    assert totals == {str(row.total_score) for row in table.rows}


def test_a_table_in_text_has_a_line_for_each_name_and_moves_no_cursor(store: Store) -> None:
    asked, table = _table(store)
    text = table_text(asked, table, write)
    assert plain(text.replace("\n", "")) == text.replace("\n", "")
    for row in table.rows:
        assert sum(plain(row.name) in line for line in text.split("\n")) == 1
    json.loads(json.dumps(table_json(asked, table)))


def test_a_sheet_in_text_moves_no_cursor(store: Store) -> None:
    for match in store.export().matches:
        text = sheet_text(match, write)
        assert plain(text.replace("\n", "")) == text.replace("\n", "")


def test_a_command_quotes_no_escape_of_a_terminal(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for words in (["standings", "--season", "\x1b[31m\x07"], ["score", "\x1b]0;owned\x07"], ["\x1b[2J"]):
        assert main([*words, "--data", str(tmp_path)]) == 1
        said = "".join(capfd.readouterr())
        assert said.strip()
        assert "\x1b" not in said
        assert "\x07" not in said
