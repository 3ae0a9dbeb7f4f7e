"""A backup put in the history's place: what it comes to, what is kept, and what is refused."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scorepad.store import StoreDamaged, StoreError, StoreMissing, StoreNewer, StoreRefused, StoreUnavailable
from scorepad.store.connection import connect
from scorepad.store.migrations import APPLICATION, VERSION
from scorepad.store.restore import Preview, Summary, preview, restore, summary
from scorepad.store.shelf import Reason, on_shelf
from scorepad.store.store import Store
from tests.store.evenings import NOW, filled, finished, history, played, table, tampered


def test_a_summary_tells_what_a_backup_holds(tmp_path: Path) -> None:
    filled(tmp_path)
    before = (tmp_path / "scorepad.db").read_bytes()
    assert summary(tmp_path / "scorepad.db") == Summary(2, 18, 4, "2026-01-09", "2026-01-09")
    assert (tmp_path / "scorepad.db").read_bytes() == before
    with pytest.raises(StoreMissing):
        summary(tmp_path / "nothing.db")


def test_a_restored_backup_is_the_history_and_the_old_one_is_kept(tmp_path: Path) -> None:
    old = finished(table(("Eefje", "Floor")))
    with history(tmp_path) as store:
        kept_id = store.create(old, NOW)
    filled(tmp_path / "other")
    kept = restore(tmp_path / "other" / "scorepad.db", tmp_path / "scorepad.db", tmp_path / "backups", NOW)
    with history(tmp_path) as store, history(tmp_path / "other") as other:
        assert store.export() == other.export()
        assert store.check() == ()
        assert store.presets() == other.presets()
        assert store.revisions(2) == other.revisions(2) != ()
    assert kept is not None
    with Store.open(kept, tmp_path) as store:
        assert store.load(kept_id) == old


def test_a_backup_can_be_restored_into_an_empty_folder(tmp_path: Path) -> None:
    filled(tmp_path)
    new = tmp_path / "new"
    assert restore(tmp_path / "scorepad.db", new / "scorepad.db", new / "backups", NOW) is None
    with history(new) as store:
        assert store.count() == 2


def test_a_damaged_history_is_kept_as_it_is_when_a_backup_takes_its_place(tmp_path: Path) -> None:
    filled(tmp_path / "other")
    (tmp_path / "scorepad.db").write_bytes(b"what is left of it")
    (tmp_path / "scorepad.db-wal").write_bytes(b"and of its journal")
    kept = restore(tmp_path / "other" / "scorepad.db", tmp_path / "scorepad.db", tmp_path / "backups", NOW)
    assert kept is not None
    assert kept.read_bytes() == b"what is left of it"
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"and of its journal"
    with history(tmp_path) as store:
        assert store.count() == 2
        assert store.check() == ()


def test_a_history_that_is_open_elsewhere_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def impatient(path: Path, mode: str = "rw") -> sqlite3.Connection:
        return connect(path, mode=mode, patience=0.0)

    monkeypatch.setattr("scorepad.store.restore.connect", impatient)
    filled(tmp_path / "other")
    with history(tmp_path) as store:
        match_id = store.create(table(), NOW)
        with pytest.raises(StoreUnavailable):
            restore(tmp_path / "other" / "scorepad.db", store.path, tmp_path / "backups", NOW)
        assert store.load(match_id) == table()
    with history(tmp_path) as store:
        assert store.load(match_id) == table()


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (lambda file: tampered(file.parent, f"PRAGMA user_version={VERSION + 1}"), StoreNewer),
        (lambda file: tampered(file.parent, "CREATE TABLE more (id)"), StoreDamaged),
        (
            lambda file: tampered(
                file.parent, "CREATE TRIGGER evil AFTER INSERT ON deals BEGIN DELETE FROM matches; END"
            ),
            StoreDamaged,
        ),
        (lambda file: tampered(file.parent, "DELETE FROM players"), StoreDamaged),
        (lambda file: file.with_name("scorepad.db-wal").write_bytes(b"more deals"), StoreDamaged),
        (lambda file: file.write_bytes(b""), StoreDamaged),
    ],
)
def test_what_is_no_sound_backup_replaces_nothing(
    tmp_path: Path, spoil: Callable[[Path], object], kind: type[StoreError]
) -> None:
    filled(tmp_path / "other")
    spoil(tmp_path / "other" / "scorepad.db")
    with history(tmp_path) as store:
        match_id = store.create(table(), NOW)
    with pytest.raises(kind):
        restore(tmp_path / "other" / "scorepad.db", tmp_path / "scorepad.db", tmp_path / "backups", NOW)
    with history(tmp_path) as store:
        assert store.load(match_id) == table()


def blank() -> bytes:
    """A file that says it is a history, of the version before the first."""
    with sqlite3.connect(":memory:") as connection:
        connection.execute(f"PRAGMA application_id={APPLICATION}")
        return connection.serialize()


def as_pipe(file: Path) -> None:
    """Put something in a file's place that never ends."""
    file.unlink()
    os.mkfifo(file)


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (
            lambda file: tampered(file.parent, "UPDATE matches SET note = 'another' WHERE id = 1"),
            StoreDamaged,
        ),
        (lambda file: tampered(file.parent, "UPDATE players SET guest = 1"), StoreDamaged),
        (lambda file: file.write_bytes(blank()), StoreDamaged),
        (lambda file: file.unlink(), StoreMissing),
        (lambda file: (file.unlink(), file.mkdir()), StoreMissing),
        (as_pipe, StoreMissing),
    ],
)
def test_a_backup_of_which_anything_has_changed_replaces_nothing(
    tmp_path: Path, spoil: Callable[[Path], object], kind: type[StoreError]
) -> None:
    filled(tmp_path / "other")
    spoil(tmp_path / "other" / "scorepad.db")
    with history(tmp_path) as store:
        match_id = store.create(table(), NOW)
    for act in (
        lambda file: preview(file, tmp_path / "scorepad.db"),
        lambda file: restore(file, tmp_path / "scorepad.db", tmp_path / "backups", NOW),
    ):
        with pytest.raises(kind):
            act(tmp_path / "other" / "scorepad.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other", "scorepad.db", "scorepad.db-mark"]
    with history(tmp_path) as store:
        assert store.load(match_id) == table()


def test_the_history_itself_is_no_backup_of_it(tmp_path: Path) -> None:
    filled(tmp_path)
    (tmp_path / "link.db").symlink_to(tmp_path / "scorepad.db")
    for file in ("scorepad.db", "link.db"):
        with pytest.raises(StoreRefused):
            restore(tmp_path / file, tmp_path / "scorepad.db", tmp_path / "backups", NOW)


def test_what_was_replaced_is_on_the_shelf(tmp_path: Path) -> None:
    filled(tmp_path)
    filled(tmp_path / "other")
    kept = restore(tmp_path / "other" / "scorepad.db", tmp_path / "scorepad.db", tmp_path / "backups", NOW)
    assert [(one.path, one.reason) for one in on_shelf(tmp_path / "backups")] == [(kept, Reason.RESTORE)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backups", "other", "scorepad.db"]


def test_a_history_with_a_damaged_match_is_set_aside_and_not_put_on_the_shelf(tmp_path: Path) -> None:
    filled(tmp_path)
    filled(tmp_path / "other")
    tampered(tmp_path, "UPDATE matches SET note = 'another' WHERE id = 1")
    kept = restore(tmp_path / "other" / "scorepad.db", tmp_path / "scorepad.db", tmp_path / "backups", NOW)
    assert kept == tmp_path / "backups" / "scorepad-damaged-2026-01-09-193000.db"
    assert on_shelf(tmp_path / "backups") == ()
    with Store.open(kept, tmp_path) as store:
        assert store.load(2) == played(table(started=None), 4).remove(1).after


HOLDING = """
import sys
from pathlib import Path
from scorepad.store.store import Store

with Store.open(Path(sys.argv[1]), Path(sys.argv[2])) as store:
    store.count()
    print("open", flush=True)
    sys.stdin.readline()
"""


@pytest.mark.parametrize("is_damaged", [False, True])
def test_a_history_that_another_program_has_open_is_not_replaced_damaged_or_not(
    tmp_path: Path, is_damaged: bool
) -> None:
    filled(tmp_path)
    filled(tmp_path / "other")
    path, backups = tmp_path / "scorepad.db", tmp_path / "backups"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, path, backups], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        if is_damaged:
            with path.open("r+b") as file:
                file.write(b"what is left")
        with pytest.raises(StoreUnavailable, match="open in a window"):
            restore(tmp_path / "other" / "scorepad.db", path, backups, NOW)
        other.communicate(b"\n")
    assert not backups.exists()
    restore(tmp_path / "other" / "scorepad.db", path, backups, NOW)
    with history(tmp_path) as store:
        assert store.check() == ()


# Before.


def test_a_preview_tells_what_comes_back_what_goes_and_what_is_different(tmp_path: Path) -> None:
    one, other = filled(tmp_path)
    with history(tmp_path) as store:
        away = store.create(table(("Eefje", "Floor")), NOW)
        store.backup(tmp_path / "copy.db")
        store.delete(away, NOW)
        store.save(other, store.load(other).detailed(note="late"), NOW)
        store.create(table(("Gijs", "Hanna", "Ivo")), NOW)
        store.create(finished(table(("Gijs", "Hanna", "Ivo"))), NOW)
        store.merge("Anna", "Eefje")
        found = preview(tmp_path / "copy.db", tmp_path / "scorepad.db")
        assert found.brings == Summary(3, 18, 6, "2026-01-09", "2026-01-09")
        assert found.replaces == store.summary()
        assert (found.back, found.gone, found.differ) == (1, 2, 1)
        assert store.load(one) == finished(table())


def test_the_same_match_that_came_by_a_record_neither_comes_back_nor_goes(tmp_path: Path) -> None:
    with history(tmp_path) as store, history(tmp_path / "other") as other:
        later = NOW.replace(hour=23)
        other.create(table(("Eefje", "Floor")), later)
        for one, now in ((store, NOW), (other, later)):
            one.import_matches([finished(table()), played(table(started=None), 3)], (), now)
        store.backup(tmp_path / "copy.db")
        found = preview(tmp_path / "copy.db", other.path)
    assert (found.back, found.gone, found.differ) == (0, 1, 0)


def test_where_no_history_can_be_read_a_preview_tells_what_it_brings(tmp_path: Path) -> None:
    filled(tmp_path)
    for content in (None, b"", b"what is left of it"):
        path = tmp_path / "new.db"
        if content is not None:
            path.write_bytes(content)
        assert preview(tmp_path / "scorepad.db", path) == Preview(
            Summary(2, 18, 4, "2026-01-09", "2026-01-09"), None, back=2, gone=0, differ=0
        )
