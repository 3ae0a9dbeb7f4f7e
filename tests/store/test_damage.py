import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorepad.store import StoreDamaged, StoreError
from scorepad.store.store import Store
from tests.store.evenings import NOW, filled, finished, history, opened, table, tampered


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE deals SET content = replace(content, ':[', ':[1') WHERE match_id = 1 AND position = 3",
        "DELETE FROM deals WHERE match_id = 1 AND position = 7",
        "DELETE FROM deals WHERE match_id = 1 AND position = 14",
        "DELETE FROM deals WHERE match_id = 1",
        "UPDATE deals SET position = 20 WHERE match_id = 1 AND position = 14",
        "UPDATE deals SET link = upper(hex(zeroblob(32))) WHERE match_id = 1 AND position = 14",
        "UPDATE matches SET deal_count = 14 WHERE id = 1",
        "UPDATE matches SET chain = upper(hex(zeroblob(32))) WHERE id = 1",
        "UPDATE matches SET options = replace(options, '10', '11') WHERE id = 1",
        "UPDATE matches SET closed = 1 WHERE id = 1",
        "UPDATE matches SET first_dealer = 2 WHERE id = 1",
        "UPDATE seats SET name = 'Anja' WHERE match_id = 1 AND seat = 0",
        "UPDATE matches SET game = 'poker' WHERE id = 1",
    ],
)
def test_a_match_that_is_not_as_it_was_written_is_named(tmp_path: Path, sql: str) -> None:
    one, other = filled(tmp_path)
    tampered(tmp_path, sql)
    with history(tmp_path) as store:
        with pytest.raises(StoreDamaged, match="Match 1"):
            store.load(one)
        with pytest.raises(StoreDamaged):
            store.export()
        assert {finding.match for finding in store.check()} == {one}
        assert len(store.load(other).deals) == 3


def test_swapped_deals_are_found(tmp_path: Path) -> None:
    one, _ = filled(tmp_path)
    tampered(
        tmp_path,
        "UPDATE deals SET position = 99 WHERE match_id = 1 AND position = 2",
        "UPDATE deals SET position = 2 WHERE match_id = 1 AND position = 3",
        "UPDATE deals SET position = 3 WHERE match_id = 1 AND position = 99",
    )
    with history(tmp_path) as store, pytest.raises(StoreDamaged):
        store.load(one)


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("UPDATE results SET total = total + 1 WHERE match_id = 1 AND seat = 2", "total"),
        ("UPDATE results SET place = place + 1 WHERE match_id = 1 AND seat = 2", "place"),
        ("UPDATE results SET counts = 0 WHERE match_id = 1", "counts"),
        ("UPDATE results SET deleted = 1 WHERE match_id = 1", "deleted"),
        ("UPDATE results SET name = 'Anja' WHERE match_id = 1 AND seat = 0", "name"),
        ("UPDATE results SET player_id = 2 WHERE match_id = 1 AND seat = 0", "player_id"),
        ("DELETE FROM results WHERE match_id = 1 AND seat = 0", "results are missing"),
        ("UPDATE facts SET facts = '[]' WHERE match_id = 1", "facts"),
        ("UPDATE matches SET finished = 0 WHERE id = 1", "finished"),
        ("UPDATE matches SET sorted_at = 0 WHERE id = 1", "sorted_at"),
        ("UPDATE matches SET day = '2026-01-10' WHERE id = 1", "day"),
        ("UPDATE matches SET identity = upper(hex(zeroblob(32))) WHERE id = 1", "identity"),
        ("UPDATE players SET folded = 'anja' WHERE folded = 'anna'", "Anna"),
        ("UPDATE players SET name = 'ANNA' WHERE folded = 'anna'", "ANNA"),
        ('UPDATE seasons SET settings = \'{"scheme":"none"}\'', "Winter"),
        ('UPDATE presets SET options = \'{"base":"many"}\'', "Mine"),
        ("UPDATE revisions SET patch = '{,}'", "Match 2"),
        ("UPDATE revisions SET act = 'guess'", "Match 2"),
        ("DROP INDEX results_by_day", "results_by_day"),
        ("CREATE TABLE more (id INTEGER)", "more"),
        ("UPDATE seats SET player_id = 99 WHERE match_id = 1 AND seat = 0", "players"),
    ],
)
def test_the_check_finds_what_does_not_follow_from_the_table(tmp_path: Path, sql: str, told: str) -> None:
    filled(tmp_path)
    tampered(tmp_path, sql)
    with history(tmp_path) as store:
        findings = [str(finding.sentence) for finding in store.check()]
    assert any(told in sentence for sentence in findings), findings


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE results SET total = total + 1",
        "DELETE FROM results",
        "DELETE FROM facts",
        "UPDATE matches SET finished = 1 - finished, sorted_at = 0",
    ],
)
def test_what_is_derived_can_be_built_again(tmp_path: Path, sql: str) -> None:
    filled(tmp_path)
    tampered(tmp_path, sql)
    with history(tmp_path) as store:
        assert store.check() != ()
        assert store.rebuild() == 2
        assert store.check() == ()
        assert store.rebuild() == 0


def test_a_damaged_match_keeps_nobody_from_playing(tmp_path: Path) -> None:
    filled(tmp_path)
    tampered(tmp_path, "DELETE FROM deals WHERE match_id = 1 AND position = 7")
    with history(tmp_path) as store:
        assert len(store.lines()) == 2
        again = store.last_table()
        assert again is not None and again.setup == table().setup


def test_the_check_finds_nothing_in_a_sound_history(tmp_path: Path) -> None:
    filled(tmp_path)
    with history(tmp_path) as store:
        assert store.check() == ()


def asked_everything(folder: Path) -> None:
    """Ask a history whatever can be asked; only StoreErrors may come of it."""
    asked: tuple[Callable[[Store], object], ...] = (
        lambda store: store.load(1),
        lambda store: store.timeline(2),
        lambda store: store.revisions(2),
        lambda store: store.lines(),
        lambda store: store.players(),
        lambda store: store.results(),
        lambda store: store.seasons(),
        lambda store: store.season_names(),
        lambda store: store.presets(),
        lambda store: store.last_table(),
        lambda store: store.export(),
        lambda store: store.import_matches([finished(table(), seed=4)], [], NOW),
        lambda store: store.merge("Anna", "Bram"),
        lambda store: store.backup(folder / "copy.db", replace=True),
    )
    try:
        store = opened(folder)
    except StoreError:
        return
    try:
        store.check()
        for ask in asked:
            try:
                ask(store)
            except StoreError:
                continue
    finally:
        store.close()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("sound")
    filled(folder)
    return (folder / "scorepad.db").read_bytes()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**9))
def test_flipped_bytes_never_give_more_than_a_store_error(
    tmp_path_factory: pytest.TempPathFactory, sound: bytes, seed: int
) -> None:
    chance = random.Random(seed)
    damaged = bytearray(sound)
    for _ in range(chance.choice([1, 1, 3, 20, 300])):
        # The first page holds the schema, and is hit as often as all the others.
        at = chance.randrange(4096) if chance.random() < 0.3 else chance.randrange(len(damaged))
        damaged[at] = chance.randrange(256)
    folder = tmp_path_factory.mktemp("damaged")
    (folder / "scorepad.db").write_bytes(damaged)
    asked_everything(folder)
    shutil.rmtree(folder)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(share=st.floats(0, 1))
def test_a_cut_off_file_never_gives_more_than_a_store_error(
    tmp_path_factory: pytest.TempPathFactory, sound: bytes, share: float
) -> None:
    folder = tmp_path_factory.mktemp("cut")
    (folder / "scorepad.db").write_bytes(sound[: int(len(sound) * share)])
    asked_everything(folder)
    shutil.rmtree(folder)


def test_text_that_is_no_text_is_damage(tmp_path: Path) -> None:
    one, _ = filled(tmp_path)
    tampered(tmp_path, "UPDATE matches SET note = CAST(x'ff41' AS TEXT) WHERE id = 1")
    with history(tmp_path) as store:
        with pytest.raises(StoreDamaged):
            store.load(one)
        with pytest.raises(StoreDamaged):
            store.lines()
        assert store.check() != ()
