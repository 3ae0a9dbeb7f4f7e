"""Bits flip and ends are lost: never a crash, a hang or a silent change, and there is a way back."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from scorepad.paths import DataFolder
from scorepad.settings import Settings, SettingsFile
from scorepad.store.errors import StoreError
from scorepad.store.recovery import go_back, ways_back
from scorepad.store.restore import restore
from scorepad.store.shelf import Reason, name_of
from scorepad.store.store import Store
from tests.faults.flipping import EVERY, FIRST, Kind, Verdict, files_of, flipped, put_files
from tests.faults.programs import ENVIRONMENT, scorepad
from tests.faults.returning import NOW as RETURNED
from tests.faults.returning import held
from tests.faults.rich_history import BACKED_UP, Rich, make
from tests.faults.scale import counted

DATABASE_BITS = counted(3000)
JOURNAL_BITS = counted(600)
RETURNS = counted(360, least=20)
COMMANDS = counted(40, least=3)
BACKUPS = counted(200)
SETTINGS = counted(2000)
CRASHED, HUNG = "CRASHED", "HUNG"
_WORKERS = 2


State = tuple[Kind, int]
"""What happened to a history, and in which of the many ways."""


@pytest.fixture(scope="module")
def fast() -> Iterator[Path]:
    """A folder in memory where there is one: nothing here hangs on what a disk keeps."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(
        prefix="scorepad-flips-", dir=memory if memory.is_dir() else None
    ) as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def rich(fast: Path) -> Rich:
    return make(fast / "rich")


def states(rich: Rich) -> dict[Kind, range]:
    """The states of each kind that are looked at, by their numbers."""
    database, journal = (len(files_of(rich.open.database)[end]) // EVERY + 1 for end in ("", "-wal"))
    drawn = {
        Kind.BIT: DATABASE_BITS,
        Kind.ROW: counted(400),
        Kind.BURST: counted(400),
        Kind.UNDER: counted(100),
        Kind.JOURNAL: JOURNAL_BITS,
    }
    found = {kind: range(number) for kind, number in drawn.items()}
    for kind, number in (
        (Kind.HEADER, 8 * FIRST),
        (Kind.CUT, database),
        (Kind.CUT_JOURNAL, journal),
        (Kind.CUT_ALONE, journal),
    ):
        # A journal that is empty is one whose content was brought into the file, whatever its index says.
        found[kind] = range(1 if kind is Kind.CUT_JOURNAL else 0, number, number // counted(number))
    return found


# Looking at them.


@dataclass
class Looked:
    """What was found of states, and what the processes complained of that looked."""

    found: dict[State, str] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)

    def of(self, kind: Kind, *words: str) -> dict[int, str]:
        """The states of a kind, those of which a first word of these was found, by their numbers."""
        return {
            number: what
            for (one, number), what in self.found.items()
            if one is kind and (not words or what.split(" ")[0] in words)
        }


def looked_at(rich: Rich, duty: str, wanted: Sequence[State], fast: Path) -> Looked:
    """Have processes do a duty of `tests.faults.flipped`, each for its part of the states."""
    looked = Looked()
    with ThreadPoolExecutor(_WORKERS) as workers:
        for worker in range(_WORKERS):
            part = list(wanted[worker::_WORKERS])
            workers.submit(_look, looked, rich, duty, part, fast / f"{duty}-{worker}")
    assert looked.found.keys() == set(wanted), looked.complaints
    return looked


def _look(looked: Looked, rich: Rich, duty: str, wanted: list[State], scratch: Path) -> None:
    """Go on behind a state that ends the process."""
    while wanted:
        program = subprocess.run(
            [sys.executable, "-m", "tests.faults.flipped", rich.at_rest.path.parent, duty, scratch],
            input="".join(f"{kind.name} {number}\n" for kind, number in wanted),
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
            check=False,
        )
        for line in program.stdout.splitlines():
            kind, number, what = line.split(" ", 2)
            looked.found[Kind[kind], int(number)] = what
        wanted = [state for state in wanted if state not in looked.found]
        if wanted:
            looked.found[wanted[0]] = HUNG if "Timeout (" in program.stderr else CRASHED
            looked.complaints.append(f"{wanted.pop(0)}: {program.stderr[-2000:]}")


@pytest.fixture(scope="module")
def judged(rich: Rich, fast: Path) -> Looked:
    return looked_at(
        rich, "judge", [(kind, one) for kind, some in states(rich).items() for one in some], fast
    )


@pytest.mark.faults
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.replace(" ", "-"))
def test_what_flipped_or_is_gone_is_told_or_changes_nothing(
    judged: Looked, kind: Kind, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        told = ", ".join(f"{word} {len(judged.of(kind, word.name))}" for word in Verdict)
        print(
            f"\n{kind}: {len(judged.of(kind))} states: {told}, "
            f"crashed {len(judged.of(kind, CRASHED))}, hung {len(judged.of(kind, HUNG))}"
        )
        checked = judged.of(kind, Verdict.CHECKED.name).values()
        if checked:
            shown = Counter(what for found in checked for what in found.split(" ")[1:])
            print(f"  shown otherwise before a check: {dict(shown.most_common(8))}")
    unheard = (Verdict.SILENT.name, Verdict.CUT_OFF.name, CRASHED, HUNG)
    assert not judged.of(kind, *unheard), judged.complaints


@pytest.mark.faults
@pytest.mark.timeout(3600)
def test_there_is_a_way_back_that_loses_nothing_which_can_be_proved(
    rich: Rich, fast: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    share = max(2, RETURNS // len(Kind))
    wanted = [(kind, one) for kind, some in states(rich).items() for one in some[:: -(-len(some) // share)]]
    looked = looked_at(rich, "return", wanted, fast)
    with capsys.disabled():
        print(f"\nways back taken: {len(wanted)}; matches as they were last, by what happened:")
        for kind in Kind:
            print(f"  {kind}: {dict(Counter(looked.of(kind).values()))}")
    wrong = {state: what for state, what in looked.found.items() if not what.startswith("fine")}
    assert not wrong, looked.complaints


# Commands.


@pytest.mark.faults
@pytest.mark.timeout(1800)
def test_commands_tell_a_damaged_history_in_sentences(
    rich: Rich, fast: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = files_of(rich.at_rest.database)
    folder = DataFolder(fast / "commands")
    sound = {word: _said(rich.at_rest, word).stdout for word in ("export", "standings")}
    statuses: Counter[str] = Counter()
    for number in range(COMMANDS):
        kind = (Kind.BIT, Kind.ROW, Kind.BURST, Kind.CUT)[number % 4]
        shutil.rmtree(folder.path, ignore_errors=True)
        folder.path.mkdir()
        put_files(kind.spoiled(files, number), folder.database)
        first, second = _said(folder, "check"), _said(folder, "check")
        assert (second.returncode, second.stderr) == (first.returncode, first.stderr)
        for word in sound:
            said = _said(folder, word)
            if said.returncode == 0 and first.returncode == 0:
                assert said.stdout == sound[word]
            statuses[f"{word} {said.returncode}"] += 1
        statuses[f"check {first.returncode}"] += 1
    with capsys.disabled():
        print(f"\ncommands on {COMMANDS} damaged histories: {dict(statuses)}")
    assert statuses["check 1"]


def _said(folder: DataFolder, word: str) -> "subprocess.CompletedProcess[str]":
    """What a command says; every line of its complaints is a sentence."""
    program = scorepad(folder, "--lang", "en", word)
    lines = program.stderr.splitlines()
    assert program.returncode in (0, 1) and "Traceback" not in program.stderr, program.stderr
    assert all(line.endswith(".") for line in lines), lines
    assert bool(lines) or program.returncode == 0
    return program


# What stands beside the history.


@pytest.mark.faults
@pytest.mark.timeout(1800)
def test_a_damaged_backup_is_no_way_back(rich: Rich, fast: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two backups, of which the newer one is spoiled: it is sound after all, or the older one is the way."""
    (sound,) = rich.at_rest.backups.iterdir()
    backed_up = held(sound)
    folder = DataFolder(fast / "shelf")
    counts: Counter[str] = Counter()
    for number in range(BACKUPS):
        kind = (Kind.BIT, Kind.ROW, Kind.BURST, Kind.HEADER, Kind.CUT)[number % 5]
        shutil.rmtree(folder.path, ignore_errors=True)
        folder.backups.mkdir(parents=True)
        newer = folder.backups / name_of(BACKED_UP.replace(day=30), Reason.MATCH)
        put_files(kind.spoiled({"": sound.read_bytes()}, number), newer)
        shutil.copy(sound, folder.backups)
        folder.database.write_bytes(b"")
        best, *_ = ways_back(folder.database, [folder.backups])
        assert best.backup is not None
        is_newer = best.backup.path == newer
        assert is_newer or not _restores(newer, folder)
        go_back(best, folder.database, folder.backups, RETURNED)
        assert held(folder.database) == backed_up
        counts["sound all the same" if is_newer else "refused, the older one offered"] += 1
    with capsys.disabled():
        print(f"\n{BACKUPS} spoiled backups: {dict(counts)}")
    assert counts["refused, the older one offered"]


def _restores(backup: Path, folder: DataFolder) -> bool:
    """Whether a backup comes in the history's place; if it does, all of it is sound."""
    before = folder.database.read_bytes()
    try:
        restore(backup, folder.database, folder.backups, RETURNED)
    except StoreError:
        assert folder.database.read_bytes() == before
        return False
    with Store.open(folder.database, folder.backups) as store:
        assert [one for one in store.check() if not one.unknown_game and not one.derived] == []
    return True


@pytest.mark.faults
def test_damaged_settings_are_kept_ones_or_the_usual_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "settings.ini"
    chosen = SettingsFile(path)
    chosen.change(theme="dark", text_scale=1.25, language="nl", minutes=45, second_folder=os.fspath(tmp_path))
    content = path.read_bytes()
    chance = Random(3)
    states = [content[:length] for length in range(len(content))]
    states += [flipped(content, chance.randrange(8 * len(content))) for _ in range(SETTINGS)]
    states += [
        flipped(content, *(chance.randrange(8 * len(content)) for _ in range(20))) for _ in range(SETTINGS)
    ]
    as_usual = 0
    for state in states:
        path.write_bytes(state)
        read = SettingsFile(path)
        as_usual += read.settings == Settings()
        read.change(theme="light")
        assert SettingsFile(path).settings == read.settings
    with capsys.disabled():
        print(f"\nsettings: {len(states)} states, {as_usual} of them as if there were none")
