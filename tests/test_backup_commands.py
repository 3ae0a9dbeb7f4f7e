"""Backing up and restoring from the command line, and the backups that other commands make."""

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from scorepad.cli import main
from scorepad.paths import DataFolder
from scorepad.settings import SettingsFile
from scorepad.store.shelf import Reason, on_shelf
from tests.store.evenings import filled, history, tampered

BACKED_UP = "matches 2, deals 18, players 4, 2026-01-09 to 2026-01-09"


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str


Call = Callable[..., Answer]


@pytest.fixture
def data(tmp_path: Path) -> DataFolder:
    """The data folder, with a history of two matches."""
    filled(tmp_path / "data")
    return DataFolder(tmp_path / "data")


@pytest.fixture
def call(data: DataFolder, capsysbinary: pytest.CaptureFixture[bytes]) -> Call:
    def no_window(*_: object) -> int:
        raise AssertionError("a window was asked for")

    def run(*words: object) -> Answer:
        capsysbinary.readouterr()
        status = main(["--data", str(data.path), "--lang", "en", *map(str, words)], no_window)
        said = capsysbinary.readouterr()
        return Answer(status, said.out.decode(), said.err.decode())

    return run


class Terminal(io.TextIOWrapper):
    """Somebody who has typed an answer already."""

    def isatty(self) -> bool:
        return True


def answered(monkeypatch: pytest.MonkeyPatch, answer: bytes) -> None:
    monkeypatch.setattr("sys.stdin", Terminal(io.BytesIO(answer)))


def record(tmp_path: Path) -> Path:
    """A record of one match that is in no history yet."""
    path = tmp_path / "new.scorepad"
    deal = {"bids": [2, 0], "tricks": [2, 1]}
    match = {"game": "boerenbridge", "players": ["Anna", "Bram"], "options": {"hands": [3]}, "deals": [deal]}
    path.write_text(json.dumps({"scorepad": 1, **match}))
    return path


def reasons(folder: DataFolder) -> list[Reason]:
    return [kept.reason for kept in on_shelf(folder.backups)]


# backup


def test_a_backup_is_told_with_what_it_holds(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "stick.db"
    answer = call("backup", file)
    assert answer == Answer(0, f"The backup is in {file}: {BACKED_UP}.\n", "")
    assert call("restore", file, "--yes").status == 0


def test_a_backup_can_be_made_while_the_history_is_open(call: Call, data: DataFolder, tmp_path: Path) -> None:
    with history(data.path):
        assert call("backup", tmp_path / "stick.db").status == 0


def test_a_backup_replaces_nothing(call: Call, data: DataFolder, tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Anna")
    for file in (tmp_path / "letter.db", data.database, tmp_path):
        answer = call("backup", file)
        assert answer == Answer(1, "", f"{file} already exists; choose another name.\n")
    assert (tmp_path / "letter.db").read_text() == "Dear Anna"


def test_a_backup_makes_no_folder(call: Call, tmp_path: Path) -> None:
    answer = call("backup", tmp_path / "stick" / "copy.db")
    assert answer == Answer(1, "", f"There is no folder {tmp_path / 'stick'} to write in.\n")
    assert not (tmp_path / "stick").exists()


# restore


def test_a_restore_says_what_it_does_and_where_the_old_history_is(
    call: Call, data: DataFolder, tmp_path: Path
) -> None:
    call("backup", tmp_path / "copy.db")
    call("import", record(tmp_path))
    answer = call("restore", tmp_path / "copy.db", "--yes")
    (kept,) = (one for one in on_shelf(data.backups) if one.reason is Reason.RESTORE)
    assert answer.out.splitlines() == [
        f"Brings: {BACKED_UP}.",
        "Replaces: matches 3, deals 19, players 4, 2026-01-09 to 2026-01-09.",
        "Matches that come back: 0. That go: 1. That are different in the backup: 0.",
        "The backup is the history now.",
        f"The old history is kept in {kept.path}.",
    ]
    assert (answer.status, answer.err) == (0, "")
    assert call("restore", kept.path, "--yes").status == 0
    with history(data.path) as store:
        assert store.count() == 3


def test_a_restore_asks_nobody_who_is_not_there(
    call: Call, data: DataFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    call("backup", tmp_path / "copy.db")
    before = data.database.read_bytes()
    for stdin in (io.TextIOWrapper(io.BytesIO(b"yes\n")), None):
        monkeypatch.setattr("sys.stdin", stdin)
        answer = call("restore", tmp_path / "copy.db")
        assert answer.status == 1
        assert answer.err == "This replaces the history; say --yes if that is meant.\n"
    assert data.database.read_bytes() == before
    assert not data.backups.exists()


@pytest.mark.parametrize("answer", [b"y\n", b"Yes\n", b" JA\n", b"s\xec\n"])
def test_a_restore_goes_on_where_the_answer_is_yes(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: bytes
) -> None:
    call("backup", tmp_path / "copy.db")
    answered(monkeypatch, answer)
    assert call("restore", tmp_path / "copy.db").status == 0


@pytest.mark.parametrize("answer", [b"n\n", b"\n", b"", b"\xff\n", b"no\n"])
def test_a_restore_changes_nothing_where_the_answer_is_not_yes(
    call: Call, data: DataFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: bytes
) -> None:
    call("backup", tmp_path / "copy.db")
    answered(monkeypatch, answer)
    told = call("restore", tmp_path / "copy.db")
    assert (told.status, told.err) == (1, "Nothing was changed.\n")
    assert told.out.endswith("Put the backup in the history's place? [y/N] ")
    assert not data.backups.exists()


def test_a_restore_into_an_empty_folder_keeps_nothing(
    call: Call, data: DataFolder, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    call("backup", tmp_path / "copy.db")
    for file in data.path.iterdir():
        file.unlink()
    answer = call("restore", tmp_path / "copy.db", "--yes")
    assert answer.out.splitlines()[1:] == [
        "There is no history yet that it would replace.",
        "The backup is the history now.",
    ]


def test_a_damaged_history_is_set_aside_by_a_restore(call: Call, data: DataFolder, tmp_path: Path) -> None:
    call("backup", tmp_path / "copy.db")
    data.database.write_bytes(b"what is left of it")
    answer = call("restore", tmp_path / "copy.db", "--yes")
    assert "The history that it replaces cannot be read; it is set aside as it is.\n" in answer.out
    (aside,) = data.backups.glob("scorepad-damaged-*.db")
    assert aside.read_bytes() == b"what is left of it"
    assert f"The old history is kept in {aside}.\n" in answer.out
    assert call("check").status == 0


def test_what_is_no_backup_is_refused_in_one_sentence(call: Call, data: DataFolder, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna")
    for file, said in (
        (tmp_path / "letter", "is no backup of a Scorepad history; choose one that is."),
        (tmp_path / "nothing", "choose a backup that is there."),
        (tmp_path, "choose a backup that is there."),
        (data.database, "is the history itself; choose a backup of it."),
    ):
        answer = call("restore", file, "--yes")
        assert (answer.status, answer.out) == (1, "")
        assert answer.err.endswith(f"{said}\n")
        assert answer.err.count("\n") == 1


def test_a_restore_beside_an_open_history_is_refused_before_it_asks(
    call: Call, data: DataFolder, tmp_path: Path
) -> None:
    call("backup", tmp_path / "copy.db")
    with history(data.path) as store:
        answer = call("restore", tmp_path / "copy.db", "--yes")
        assert store.count() == 2
    assert (answer.status, answer.out) == (1, "")
    assert "is open in a window or another program" in answer.err


# import


def test_before_an_import_the_history_is_kept(call: Call, data: DataFolder, tmp_path: Path) -> None:
    assert call("import", record(tmp_path)).status == 0
    (kept,) = on_shelf(data.backups)
    assert kept.reason is Reason.IMPORT
    assert call("restore", kept.path, "--yes").out.startswith(f"Brings: {BACKED_UP}.\n")


def test_before_the_first_import_there_is_nothing_to_keep(tmp_path: Path, call: Call) -> None:
    assert call("--data", tmp_path / "new", "import", record(tmp_path)).status == 0
    assert not (tmp_path / "new" / "backups").exists()


def test_without_a_backup_nothing_is_imported(call: Call, data: DataFolder, tmp_path: Path) -> None:
    data.backups.write_text("a file where the folder should be")
    answer = call("import", record(tmp_path))
    assert (answer.status, answer.out) == (1, "imported 0, already there 0\n")
    assert answer.err.count("\n") == 1
    with history(data.path) as store:
        assert store.count() == 2


def test_a_second_shelf_is_filled_too_and_its_failure_is_only_told(
    call: Call, data: DataFolder, tmp_path: Path
) -> None:
    (tmp_path / "stick").mkdir()
    SettingsFile(data.settings).change(second_folder=str(tmp_path / "stick"))
    assert call("import", record(tmp_path)) == Answer(0, "imported 1, already there 0\n", "")
    (shelf,) = (tmp_path / "stick").iterdir()
    assert [kept.reason for kept in on_shelf(shelf)] == [Reason.IMPORT]
    (tmp_path / "stick").rename(tmp_path / "pulled out")
    answer = call("import", record(tmp_path))
    assert (answer.status, answer.out.splitlines()[0]) == (0, "imported 0, already there 1")
    assert answer.err.count("\n") == 1
    assert str(tmp_path / "stick") in answer.err
    assert not (tmp_path / "stick").exists()


# check --repair


def test_a_repair_puts_numbers_right_after_a_backup(call: Call, data: DataFolder) -> None:
    tampered(data.path, "UPDATE results SET total = total + 1 WHERE match_id = 1")
    assert call("check").status == 1
    assert not data.backups.exists()
    answer = call("check", "--repair")
    assert answer.out.splitlines() == [
        "Matches whose numbers were computed again and put right: 1.",
        "Matches checked: 2. All is well.",
    ]
    assert (answer.status, answer.err) == (0, "")
    assert reasons(data) == [Reason.REPAIR]


def test_a_repair_of_a_sound_history_does_nothing(call: Call, data: DataFolder) -> None:
    assert call("check", "--repair") == Answer(0, "Matches checked: 2. All is well.\n", "")
    assert not data.backups.exists()


def test_what_a_repair_cannot_put_right_is_told_again(call: Call, data: DataFolder) -> None:
    tampered(data.path, "UPDATE matches SET note = 'another' WHERE id = 1")
    answer = call("check", "--repair")
    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith("Match 1 is not as it was written")
    assert not data.backups.exists()
