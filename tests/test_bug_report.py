"""What is written down of a mistake: kinds and places, and nothing that anybody typed."""

import json
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from scorepad.bug_report import BugReport, nameless, nameless_crash, report_of, shortened
from scorepad.core.faults import CommonFault, Problem, RuleError
from scorepad.store.errors import NO_PLAYER, StoreMissing

NAME = "Wilhelmina"


def raised(act: Callable[[], object]) -> BugReport:
    try:
        act()
    except BaseException as bug:  # noqa: BLE001 - every kind is tried
        return report_of(bug)
    raise AssertionError("nothing was raised")


def throw(bug: BaseException) -> Callable[[], object]:
    def act() -> None:
        raise bug

    return act


class UnsayableError(Exception):
    def __str__(self) -> str:
        raise ValueError(NAME)

    __repr__ = __str__


def with_a_note() -> None:
    bug = ValueError(NAME)
    bug.add_note(NAME)
    raise bug


def in_a_chain() -> None:
    try:
        try:
            dict[str, int]()[NAME]
        except KeyError:
            int(NAME)
    except ValueError as bug:
        raise RuntimeError(NAME) from bug


def hidden() -> None:
    try:
        int(NAME)
    except ValueError:
        raise RuntimeError(NAME) from None


def in_a_statement() -> None:
    with create_engine("sqlite://").connect() as connection:
        connection.execute(text("SELECT :who FROM nothing"), {"who": NAME})


def in_a_table() -> None:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE players (name TEXT UNIQUE)")
    for _ in range(2):
        connection.execute("INSERT INTO players VALUES (?)", (NAME,))


def in_a_file_of_somebody() -> None:
    exec(compile("raise ValueError(NAME)", f"/home/{NAME}/evening.py", "exec"), {"NAME": NAME})


def without_end() -> None:
    without_end()


KINDS: dict[str, tuple[Callable[[], object], list[str]]] = {
    "value": (throw(ValueError(NAME)), ["ValueError"]),
    "key": (lambda: dict[str, int]()[NAME], ["KeyError"]),
    "attribute": (lambda: getattr(object(), NAME), ["AttributeError"]),
    "assert": (throw(AssertionError(NAME)), ["AssertionError"]),
    "unicode": (lambda: f"{NAME}\xff".encode("latin-1").decode(), ["UnicodeDecodeError"]),
    "json": (lambda: json.loads(f"[{NAME}"), ["json.decoder.JSONDecodeError"]),
    "syntax": (lambda: compile(f"{NAME} (", NAME, "exec"), ["SyntaxError"]),
    "note": (with_a_note, ["ValueError"]),
    "unsayable": (throw(UnsayableError(NAME)), ["UnsayableError"]),
    "group": (throw(ExceptionGroup(NAME, [KeyError(NAME), OSError(5, NAME)])), ["KeyError", "OSError (EIO)"]),
    "chain": (in_a_chain, ["RuntimeError", "because of ValueError", "while dealing with KeyError"]),
    "hidden": (hidden, ["RuntimeError", "while dealing with ValueError"]),
    "file": (lambda: Path(f"/{NAME}/evening").read_text(), ["FileNotFoundError (ENOENT)"]),
    "words for a number": (throw(OSError(NAME, NAME)), ["OSError\n"]),
    "history": (throw(StoreMissing(NO_PLAYER.of(name=NAME))), ["(Nobody called {name} is in the history.)"]),
    "rules": (
        throw(RuleError((Problem(NAME, CommonFault.NAME_DOUBLED, {"name": NAME}),))),
        ["RuleError (NAME_DOUBLED)"],
    ),
    "table": (in_a_table, ["sqlite3.IntegrityError (SQLITE_CONSTRAINT_UNIQUE)"]),
    "statement": (in_a_statement, ["sqlalchemy.exc.OperationalError", "because of sqlite3.OperationalError"]),
    "somebody's": (in_a_file_of_somebody, ["  evening.py:1 in <module>"]),
    "recursion": (without_end, ["RecursionError", "in without_end"]),
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_exception_tells_names_and_each_tells_its_kind_and_place(kind: str) -> None:
    act, told = KINDS[kind]
    report = raised(act)
    lines = [line for line in report.text.splitlines() if not line.startswith("    ")]
    assert NAME not in report.text
    assert NAME not in report.headline
    for part in told:
        assert part in "\n".join([*lines, ""])
    assert len(report.text) < 10_000


def test_the_source_line_is_told() -> None:
    assert "    int(NAME)\n" in raised(in_a_chain).text


def test_a_chain_that_bites_its_tail_ends() -> None:
    first, second = ValueError(), KeyError()
    first.__context__, second.__context__ = second, first
    assert report_of(first).text == "ValueError\nwhile dealing with KeyError"


def test_the_same_bug_has_the_same_headline_and_another_another() -> None:
    assert raised(hidden).headline == raised(hidden).headline
    assert raised(hidden).headline != raised(in_a_chain).headline


@pytest.mark.parametrize(
    ("file", "short"),
    [
        (os.__file__, "os.py"),
        (pytest.__file__, "pytest/__init__.py"),
        (__file__, "tests/test_bug_report.py"),
        (str(Path("scorepad", "app.py")), "scorepad/app.py"),
        (str(Path.home() / NAME / "x.py"), "x.py"),
        ("<string>", "<string>"),
    ],
)
def test_files_are_told_without_the_folders_of_this_computer(file: str, short: str) -> None:
    assert shortened(file) == short


@pytest.mark.parametrize(
    ("message", "told"),
    [
        (f"cannot parse QLabel(0x5, name = '{NAME}')", "cannot parse QLabel … name …"),
        (f"QFileSystemWatcher: failed to add paths: /home/{NAME}/x", "QFileSystemWatcher failed to …"),
        ("QFont::setPointSizeF: Point size <= 0 (-1)", "QFont::setPointSizeF … size …"),
        (f'cannot open "the last event of the year, {NAME.lower()} too', "cannot open …"),
        (f"{NAME} {NAME.lower()} Ånna", "…"),
        ("can’t open 'the window' now", "can … open …"),
        ("", ""),
    ],
)
def test_of_a_message_only_the_words_of_qt_are_kept(message: str, told: str) -> None:
    assert NAME.lower() not in nameless(message).lower()
    assert nameless(message) == told


def test_of_the_dump_of_a_crash_only_places_are_kept() -> None:
    dump = (
        "Fatal Python error: Aborted\n\n"
        "Current thread 0x00007faf (most recent call first):\n"
        f'  File "/home/{NAME}/scorepad/evening.py", line 12 in score\n'
        f"something of {NAME}\n"
    )
    assert nameless_crash(dump) == (
        "Fatal Python error: Aborted\nCurrent thread 0x00007faf (most recent call first):\n"
        "  evening.py, line 12 in score"
    )
