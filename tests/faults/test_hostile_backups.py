"""Backups from people who mean ill: refused in a sentence and not written to, and the history stays."""

import json
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorepad.paths import DataFolder
from scorepad.record import dump
from scorepad.season.season import Season
from scorepad.store.errors import StoreError
from scorepad.store.restore import restore
from scorepad.store.store import Store
from tests.faults.forging import FORGERS, Forger, long_text
from tests.faults.restorer import content
from tests.faults.scale import counted
from tests.store.evenings import NOW, finished, played, table, troefcall_table

LONG_TEXT = counted(300, least=30)
"""Megabytes."""
FLIPS = counted(300, least=10)
SOUND = {
    "pages of 512 bytes",
    "pages of 65536 bytes",
    "a journal's mark, and no journal",
    "texts of 16 bits",
}
"""What may be taken over, since every row in it is as it was written."""
_CALLS = (
    "open,openat,creat,truncate,rename,renameat,renameat2,unlink,unlinkat,link,linkat,mkdir,chmod,utimensat"
)
_PATH = re.compile(r'"((?:[^"\\]|\\.)*)"')


@pytest.fixture(scope="module")
def lives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A history in `life`, and `sound.db`: a backup of it that has more matches."""
    root = tmp_path_factory.mktemp("lives")
    folder = DataFolder(root / "life")
    with Store.open(folder.database, folder.backups) as store:
        store.create(finished(table()), NOW)
    with Store.open(root / "other.db", root / "backups") as store:
        _fill(store)
        store.backup(root / "sound.db")
    return root


def _fill(store: Store) -> None:
    """Something of everything that a history holds."""
    store.create(finished(table()), NOW)
    match = replace(played(table(first_dealer=1), 3), season="Winter", note="at the cabin")
    number = store.create(match, NOW)
    store.save(number, match.remove(2), NOW)
    store.create(finished(troefcall_table()), NOW)
    store.save_season(Season("Winter", "2026-01-01", "2026-03-31"))
    store.save_preset("Ours", match.setup.options)
    store.set_guest(match.setup.players[0], True)
    store.rename(match.setup.players[1], "Floris")


def forged(root: Path, forgers: dict[str, Forger]) -> dict[str, Path]:
    """What each forger leaves of the sound backup, each in a folder of its own."""
    made = {}
    for number, (what, forge) in enumerate(forgers.items()):
        path = root / "ill" / str(number) / "backup.db"
        path.parent.mkdir(parents=True)
        shutil.copyfile(root / "sound.db", path)
        made[what] = forge(path) or path
    return made


def beside(path: Path) -> dict[str, object]:
    """Everything in a file's folder: its bytes, where it is a file, and when it was last changed."""
    return {
        one.name: (one.lstat().st_mtime_ns, one.lstat().st_ino, one.read_bytes() if one.is_file() else None)
        for one in path.parent.iterdir()
    }


def restored(life: Path, files: list[Path], trace: Path) -> list[dict[str, Any]]:
    """What came of restoring each file, in a process whose calls to the disk are written to `trace`."""
    watching = ["strace", "-f", "--seccomp-bpf", "-qq", "-o", str(trace), "-e", f"trace={_CALLS}"]
    words = [sys.executable, "-m", "tests.faults.restorer", str(life), *map(str, files)]
    # Who waits for a pipe, or reads a device to its end, is stopped here.
    ran = subprocess.run([*watching, *words], stdout=subprocess.PIPE, check=True, text=True, timeout=900)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def writing_calls(trace: Path, folder: Path) -> list[str]:
    """The calls that could have changed something in a folder."""
    lines = trace.read_text(errors="replace").splitlines()
    touching = [line for line in lines if any(one.startswith(str(folder)) for one in _PATH.findall(line))]
    assert touching, "nothing was even looked at"
    opening = re.compile(r"open(at)?\(.*O_RDONLY(?!.*(O_CREAT|O_TRUNC))")
    return [line for line in touching if not opening.search(line)]


@pytest.fixture
def life(lives: Path, tmp_path: Path) -> Path:
    """A copy of the history for one test."""
    shutil.copytree(lives / "life", tmp_path / "life")
    return tmp_path / "life"


@pytest.mark.faults
@pytest.mark.timeout(1200)
def test_a_forged_backup_is_refused_in_one_sentence_and_never_written_to(
    lives: Path, life: Path, tmp_path: Path
) -> None:
    shutil.copyfile(lives / "sound.db", tmp_path / "sound.db")
    forgers = {**FORGERS, f"a note of {LONG_TEXT} MB": long_text(LONG_TEXT)}
    made = forged(tmp_path, forgers)
    before = {path: beside(path) for path in made.values() if tmp_path in path.parents}
    held, backed_up = content(DataFolder(life).database), content(tmp_path / "sound.db")
    came = dict(zip(made, restored(life, list(made.values()), tmp_path / "trace"), strict=True))
    taken = {what for what, told in came.items() if told["status"] == 0}
    assert taken <= SOUND
    for what, told in came.items():
        if told["status"] == 0:
            held = backed_up
        else:
            assert told["status"] == 1, what
            assert re.fullmatch(r"[^\n]+\n", told["err"]), what
        assert "Traceback" not in told["out"] + told["err"], what
        assert told["holds"] == held, what
    assert writing_calls(tmp_path / "trace", tmp_path / "ill") == []
    assert {path: beside(path) for path in before} == before
    slowest = max(came.items(), key=lambda one: one[1]["seconds"])
    print(
        f"{len(came)} forged backups, {len(taken)} of them sound and taken; slowest {slowest[0]}:"
        f" {slowest[1]['seconds']:.1f} s; memory up to {max(one['megabytes'] for one in came.values())} MB"
    )


@pytest.mark.faults
def test_the_history_is_no_backup_of_itself(life: Path, tmp_path: Path) -> None:
    database = DataFolder(life).database
    (tmp_path / "by-a-link.db").symlink_to(database)
    (tmp_path / "by-its-number.db").hardlink_to(database)
    files = [database, tmp_path / "by-a-link.db", tmp_path / "by-its-number.db"]
    held = content(database)
    for told in restored(life, files, tmp_path / "trace"):
        assert told["status"] == 1
        assert re.fullmatch(r"[^\n]+\n", told["err"])
        assert told["holds"] == held


# Rows that are not as they were written.


def columns_of(path: Path) -> list[tuple[str, str]]:
    """Every column of every table that has rows."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        filled = [one for one in tables if connection.execute(f'SELECT 1 FROM "{one}" LIMIT 1').fetchone()]
        return [
            (table, column)
            for table in filled
            for _, column, *_ in connection.execute(f"PRAGMA table_info({table})")
        ]


def changed(path: Path, holder: str, column: str) -> bool:
    """Change a column of one row, whatever its checks say; False where it is empty or SQLite refuses."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        key = ", ".join(row[1] for row in connection.execute(f"PRAGMA table_info({holder})") if row[5])
        one = f"({key}) = (SELECT {key} FROM {holder} WHERE {column} NOTNULL ORDER BY {key} DESC LIMIT 1)"
        other = f"CASE typeof({column}) WHEN 'integer' THEN {column} + 1 ELSE {column} || 'x' END"
        try:
            connection.execute(f"UPDATE {holder} SET {column} = {other} WHERE {one}")
        except sqlite3.IntegrityError:
            return False
        return bool(connection.execute("SELECT changes()").fetchone()[0])


def exported(database: Path, backups: Path) -> tuple[str, bool]:
    """What a history holds, and whether a number in it that is only computed was wrong.

    Such numbers have no checksum. The check has to tell of each, and computing them again to mend it.
    """
    with Store.open(database, backups) as store:
        found = store.check()
        assert all(one.derived for one in found), [str(one.sentence) for one in found]
        assert bool(store.rebuild()) == bool(found)
        assert store.check() == ()
        everything = store.export()
        return dump(everything.matches, everything.seasons), bool(found)


@pytest.mark.faults
@pytest.mark.timeout(600)
def test_a_row_that_is_not_as_it_was_written_never_comes_into_the_history(
    lives: Path, tmp_path: Path
) -> None:
    backups = tmp_path / "backups"
    sound = shutil.copyfile(lives / "sound.db", tmp_path / "sound.db")
    whole, _ = exported(sound, backups)
    refused, computed, untried = [], [], []
    for holder, column in columns_of(lives / "sound.db"):
        where = f"{holder}.{column}"
        path = shutil.copyfile(lives / "sound.db", tmp_path / "backup.db")
        if not changed(path, holder, column):
            untried.append(where)
            continue
        target = tmp_path / "history.db"
        try:
            restore(path, target, backups, datetime.now(UTC))
        except StoreError:
            refused.append(where)
            assert not target.exists()
        else:
            computed.append(where)
            assert exported(target, backups) == (whole, True), where
            target.unlink()
    print(
        f"{len(refused)} columns refused when changed; {len(computed)} only computed: {', '.join(computed)}"
    )
    print(f"empty, or kept by SQLite: {', '.join(untried)}")
    assert len(refused) > len(computed)


@pytest.mark.faults
@pytest.mark.timeout(1200)
def test_a_backup_with_a_flipped_bit_gives_what_was_written_or_nothing(lives: Path, tmp_path: Path) -> None:
    backups, target = tmp_path / "backups", tmp_path / "history.db"
    sound = shutil.copyfile(lives / "sound.db", tmp_path / "sound.db")
    (whole, _), luck = exported(sound, backups), Random(20260109)
    rows, data = content(sound), (lives / "sound.db").read_bytes()
    written = [at for at, byte in enumerate(data) if byte]
    taken = computed = 0
    for number in range(FLIPS):
        flipped = bytearray(data)
        flipped[luck.choice(written)] ^= 1 << luck.randrange(8)
        path = tmp_path / "backup.db"
        path.write_bytes(flipped)
        try:
            restore(path, target, backups, datetime.now(UTC))
        except StoreError:
            assert not target.exists()
            continue
        taken += 1
        if content(target) != rows:
            computed += 1
            assert exported(target, backups) == (whole, True), number
        target.unlink()
    print(
        f"{FLIPS} backups with a flipped bit: {FLIPS - taken} refused, {taken} gave all that was written,"
        f" {computed} of these with a computed number to mend"
    )
