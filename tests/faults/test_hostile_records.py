"""Records from people who mean ill: taken in as legal or refused in sentences, and nothing else happens."""

import hashlib
import io
import json
import os
import resource
import sqlite3
import subprocess
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

import pytest

from scorepad.__main__ import main
from scorepad.command import problem_sentences, problems_as_json
from scorepad.core.faults import COMMON_FAULTS
from scorepad.export.text import sheet_text
from scorepad.games import GAMES
from scorepad.paths import DataFolder
from scorepad.record import Document, RecordError, dump, read
from scorepad.record_commands import as_json, scored
from scorepad.store.store import Store
from tests.faults.scale import counted
from tests.faults.spoiling import document

DOCUMENTS = counted(100_000, least=20_000)
COMMANDS = counted(2_000, least=100)
PROGRAMS = counted(100, least=10)
KNOWN_FAULTS = {*COMMON_FAULTS, *(fault for game in GAMES for fault in game.words.faults)}
NOW = datetime(2026, 1, 9, 20, tzinfo=UTC)


@dataclass
class Counts:
    """What became of the documents, and what they cost."""

    came: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, int] = (0.0, -1)
    memory_before: int = field(default_factory=lambda: _memory())

    def time(self, seconds: float, number: int) -> None:
        self.slowest = max(self.slowest, (seconds, number))

    def tell(self) -> str:
        grown = (_memory() - self.memory_before) / 1024
        seconds, number = self.slowest
        return f"{dict(self.came)}; slowest {seconds:.2f} s (document {number}); memory +{grown:.0f} MB"


def _memory() -> int:
    """The most memory this process has ever had, in kilobytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def told(error: RecordError) -> list[str]:
    """The sentences of a refusal, each proved to be one line that moves no cursor."""
    assert error.problems
    assert {problem.fault for problem in error.problems} <= KNOWN_FAULTS
    json.loads(as_json(problems_as_json(error, str)))
    sentences = problem_sentences(error.problems, str)
    for sentence in sentences:
        assert sentence
        assert not any(unicodedata.category(letter) in ("Cc", "Zl", "Zp") for letter in sentence), sentence
        assert len(sentence) < 600
    return sentences


def looked_at(found: Document) -> None:
    """A document that was accepted is scored both ways, and is the same when it is written and read again."""
    for match in found.matches:
        assert match.problems() == ()
        json.loads(as_json(scored(match)))
        assert sheet_text(match, str)
    again = read(dump(found.matches, found.seasons).encode())
    assert (again.matches, again.seasons) == (found.matches, found.seasons)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "history.db", tmp_path / "backups") as opened:
        yield opened


@pytest.mark.faults
@pytest.mark.timeout(3600)
def test_a_record_is_legal_or_refused_and_comes_out_of_the_history_as_it_went_in(
    store: Store, tmp_path: Path
) -> None:
    counts = Counts()
    for number in range(DOCUMENTS):
        data = document(number)
        began = perf_counter()
        try:
            found = read(data)
        except RecordError as error:
            told(error)
            counts.came["refused"] += 1
        else:
            looked_at(found)
            counts.came[_imported(store, found)] += 1
        counts.time(perf_counter() - began, number)
    assert store.check() == ()
    exported = store.export()
    written = dump(exported.matches, exported.seasons)
    with Store.open(tmp_path / "another.db", tmp_path / "backups") as another:
        again = read(written.encode())
        another.import_matches(again.matches, again.seasons, NOW)
        exported = another.export()
        assert dump(exported.matches, exported.seasons) == written
        assert another.check() == ()
    print(f"{DOCUMENTS} documents: {counts.tell()}; {len(exported.matches)} matches kept")
    assert counts.came["refused"] > counts.came["imported"] > 0


def _imported(store: Store, found: Document) -> str:
    """Add a document to the history, which takes whatever was accepted as legal."""
    before = store.count()
    came = store.import_matches(found.matches, found.seasons, NOW)
    assert store.count() == before + came.imported
    return "imported" if came.imported else "was there"


# Through the commands.


def state_of(folder: DataFolder) -> tuple[object, ...]:
    """All that a history holds, row by row, and the bytes of every file of the data folder."""
    with closing(sqlite3.connect(f"{folder.database.as_uri()}?mode=ro", uri=True)) as connection:
        dumped = hashlib.sha256("\n".join(connection.iterdump()).encode()).hexdigest()
    return dumped, {file: file.read_bytes() for file in folder.path.rglob("*") if file.is_file()}


def said(*words: str) -> tuple[int, str, str]:
    """A command's status and what it says."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(words)
    return status, out.getvalue(), err.getvalue()


def refused_in_sentences(status: int, out: str, err: str, problems: int) -> None:
    assert status == 1
    assert "Traceback" not in out + err
    assert len(err.splitlines()) == problems
    assert err.endswith("\n")


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    """A history with one evening in it."""
    made = DataFolder(tmp_path / "life")
    evening = next(one for one in map(_readable, range(1_000)) if one is not None and one.matches)
    with Store.open(made.database, made.backups) as store:
        store.import_matches(evening.matches, evening.seasons, NOW)
    return made


def _readable(number: int) -> Document | None:
    try:
        return read(document(number))
    except RecordError:
        return None


def bad_documents(many: int) -> Iterator[tuple[int, bytes, int]]:
    """Documents that are refused, with their number and the number of their problems."""
    number = given = 0
    while given < many:
        data = document(number)
        try:
            read(data)
        except RecordError as error:
            given += 1
            yield number, data, len(error.problems)
        number += 1


@pytest.mark.faults
@pytest.mark.timeout(3600)
def test_a_refused_record_changes_neither_its_file_nor_the_history(
    folder: DataFolder, tmp_path: Path
) -> None:
    file = tmp_path / "bad.scorepad"
    before = state_of(folder)
    data_words = ("--data", str(folder.path))
    for number, data, problems in bad_documents(COMMANDS):
        file.write_bytes(data)
        refused_in_sentences(*said("score", str(file), *data_words), problems)
        status, out, err = said("score", str(file), "--json", *data_words)
        assert (status, err) == (1, "")
        assert len(json.loads(out)["problems"]) == problems
        status, out, err = said("import", str(file), *data_words)
        refused_in_sentences(status, out, err, problems)
        assert out == "imported 0, already there 0\n"
        assert file.read_bytes() == data, number
    assert state_of(folder) == before
    print(f"{COMMANDS} bad records through score, score --json and import: nothing changed")


@pytest.mark.faults
@pytest.mark.timeout(3600)
def test_the_program_itself_refuses_a_bad_record_in_sentences(folder: DataFolder, tmp_path: Path) -> None:
    before = state_of(folder)
    file = tmp_path / "bad.scorepad"
    for at, (_, data, problems) in enumerate(bad_documents(PROGRAMS)):
        file.write_bytes(data)
        words = (["score"], ["import"])[at % 2]
        # In a locale without UTF-8, where Python would write other letters.
        ran = subprocess.run(
            [sys.executable, "-m", "scorepad", *words, str(file), "--data", str(folder.path)],
            capture_output=True,
            env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0"},
            check=False,
        )
        out, err = (part.decode("utf-8") for part in (ran.stdout, ran.stderr))
        refused_in_sentences(ran.returncode, out, err, problems)
    assert state_of(folder) == before
    print(f"{PROGRAMS} bad records given to the program: nothing changed")
