import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import event

from scorepad.core.match import Act, Change, Match
from scorepad.core.table import Setup
from scorepad.core.timeline import Timeline
from scorepad.games.boerenbridge.rules import BoerenDeal
from scorepad.store import StoreConflict, StoreMissing, StoreRefused, StoreUnavailable
from scorepad.store.store import Store
from tests.store.evenings import (
    FOUR,
    NOW,
    finished,
    history,
    opened,
    played,
    some_change,
    some_deal,
    table,
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as open_store:
        yield open_store


def statements(store: Store) -> list[str]:
    """The statements that a store sends from now on, transactions aside."""
    sent: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not statement.startswith("BEGIN"):
            sent.append(statement.split()[0])

    event.listen(store._database.engine, "before_cursor_execute", note)
    return sent


def on_disk(store: Store, sql: str) -> list[tuple[Any, ...]]:
    """What another program reads in the file now."""
    with closing(sqlite3.connect(store.path)) as other:
        return other.execute(sql).fetchall()


def test_a_match_comes_back_as_it_was_written(store: Store) -> None:
    match = replace(
        finished(table(consolation=5)), note="at the cabin", season="Winter 2026", ended=NOW.isoformat()
    )
    assert store.load(store.create(match, NOW)) == match


def test_a_match_without_a_start_or_deals_comes_back(store: Store) -> None:
    match = table(started=None)
    assert store.load(store.create(match, NOW)) == match


def test_every_accepted_value_is_on_disk_when_save_returns(store: Store) -> None:
    match = table()
    match_id = store.create(match, NOW)
    draft = match.draft
    assert isinstance(draft, BoerenDeal)
    for seat in range(3):
        draft = replace(draft, bids=(*draft.bids[:seat], 0, *draft.bids[seat + 1 :]))
        change = match.drafted(draft)
        store.save(match_id, change, NOW)
        match = change.after
        (content,) = on_disk(store, "SELECT open_deal FROM matches")[0]
        assert content.count("0") == seat + 1
    assert store.load(match_id) == match


def test_a_half_entered_value_is_one_statement_and_leaves_no_trail(store: Store) -> None:
    match = played(table(), 3)
    match_id = store.create(match, NOW)
    sent = statements(store)
    store.save(match_id, match.drafted(BoerenDeal(bids=(1, None, None, None), tricks=(None,) * 4)), NOW)
    assert sent == ["UPDATE"]
    assert store.revisions(match_id) == ()


def test_a_new_deal_is_inserted_and_no_other_deal_is_touched(store: Store) -> None:
    match = played(table(), 6)
    match_id = store.create(match, NOW)
    sent: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if " deals " in statement:
            sent.append(f"{statement.split()[0]} {len(values)}")

    event.listen(store._database.engine, "before_cursor_execute", note)
    store.save(match_id, match.add(some_deal(match, random.Random(3))), NOW)
    assert sent == ["INSERT 6"]  # the six values of one row


def test_correcting_a_deal_rewrites_it_and_those_after_it_alone(store: Store) -> None:
    match = played(table(), 8)
    match_id = store.create(match, NOW)
    before = on_disk(store, "SELECT * FROM deals ORDER BY position")
    deal = some_deal(match, random.Random(9), 5)
    store.save(match_id, match.replace(5, deal), NOW)
    after = on_disk(store, "SELECT * FROM deals ORDER BY position")
    assert after[:5] == before[:5]
    assert [row[2] for row in after[6:]] == [row[2] for row in before[6:]]


def test_a_corrected_deal_knows_when_it_was_entered_and_when_corrected(store: Store) -> None:
    later = NOW.replace(hour=23)
    match = played(table(), 4)
    match_id = store.create(match, NOW)
    change = match.replace(1, some_deal(match, random.Random(5), 1))
    store.save(match_id, change, later)
    store.save(match_id, change.after.insert(0, some_deal(match, random.Random(6), 0)), later)
    times = on_disk(store, "SELECT entered_at, corrected_at FROM deals ORDER BY position")
    first, then = int(NOW.timestamp()), int(later.timestamp())
    assert times == [(then, None), (first, None), (first, then), (first, None), (first, None)]


def test_a_repeated_save_changes_nothing(store: Store) -> None:
    match = table()
    match_id = store.create(match, NOW)
    change = match.add(some_deal(match, random.Random(1)))
    store.save(match_id, change, NOW)
    store.save(match_id, change, NOW)
    assert store.load(match_id) == change.after
    assert len(store.revisions(match_id)) == 1


def test_a_change_of_another_match_than_the_stored_one_is_refused(store: Store) -> None:
    match = played(table(), 2)
    match_id = store.create(match, NOW)
    elsewhere = match.remove(0)
    store.save(match_id, elsewhere, NOW)
    with pytest.raises(StoreConflict):
        store.save(match_id, match.remove(1), NOW)
    with pytest.raises(StoreConflict):
        store.save(match_id, match.drafted(None), NOW)
    with pytest.raises(StoreConflict):
        store.save(match_id, match.detailed(note="late"), NOW)
    assert store.load(match_id) == elsewhere.after


@pytest.mark.parametrize(
    "elsewhere",
    [
        lambda match: match.detailed(note="changed elsewhere"),
        lambda match: match.drafted(BoerenDeal(bids=(0, None, None, None), tricks=(None,) * 4)),
    ],
)
def test_no_change_made_elsewhere_is_overwritten(store: Store, elsewhere: Callable[[Match], Change]) -> None:
    match = played(table(), 2)
    match_id = store.create(match, NOW)
    change = elsewhere(match)
    store.save(match_id, change, NOW)
    for mine in (
        match.add(some_deal(match, random.Random(1))),
        match.drafted(BoerenDeal(bids=(1, None, None, None), tricks=(None,) * 4)),
        match.detailed(season="Winter"),
    ):
        with pytest.raises(StoreConflict):
            store.save(match_id, mine, NOW)
    assert store.load(match_id) == change.after


def test_two_stores_on_one_file_see_each_other(tmp_path: Path) -> None:
    with history(tmp_path) as one, history(tmp_path) as other:
        version = other.data_version()
        match = table()
        match_id = one.create(match, NOW)
        assert other.data_version() != version
        assert other.load(match_id) == match
        change = match.add(some_deal(match, random.Random(1)))
        other.save(match_id, change, NOW)
        with pytest.raises(StoreConflict):
            one.save(match_id, match.detailed(note="x"), NOW)
        one.save(match_id, change.reversed, NOW)
        assert other.load(match_id) == match


def test_what_is_not_there_is_said_to_be_missing(store: Store) -> None:
    with pytest.raises(StoreMissing):
        store.load(7)
    with pytest.raises(StoreMissing):
        store.save(7, table().detailed(note="x"), NOW)
    with pytest.raises(StoreMissing):
        store.delete(7, NOW)
    with pytest.raises(StoreMissing):
        store.season("Nowhere")
    with pytest.raises(StoreMissing):
        store.set_guest("Nobody", True)


def test_half_a_surrogate_pair_is_refused_and_nothing_written(store: Store) -> None:
    match = table()
    match_id = store.create(match, NOW)
    with pytest.raises(StoreRefused):
        store.save(match_id, match.detailed(note="\ud83d"), NOW)
    with pytest.raises(StoreRefused):
        store.create(table(("Anna", "Bram", "Cato", "\udc00")), NOW)
    assert store.load(match_id) == match
    assert store.count() == 1
    assert {player.name for player in store.players()} == set(FOUR)


def test_a_name_that_cannot_be_is_refused(store: Store) -> None:
    with pytest.raises(StoreRefused):
        store.create(table(("Anna", "Bram", "Cato", "")), NOW)
    assert store.count() == 0
    assert store.players() == ()


def test_a_full_disk_leaves_the_match_as_it_was_and_room_lets_it_go_on(store: Store) -> None:
    match = table()
    match_id = store.create(match, NOW)
    (pages,) = store._database.raw.execute("PRAGMA page_count").fetchone()
    store._database.raw.execute(f"PRAGMA max_page_count={pages}")
    change = match.detailed(note="x" * 50_000)
    with pytest.raises(StoreUnavailable, match="full"):
        store.save(match_id, change, NOW)
    assert store.load(match_id) == match
    assert store.revisions(match_id) == ()
    store._database.raw.execute("PRAGMA max_page_count=1000000")
    store.save(match_id, change, NOW)
    assert store.load(match_id) == change.after


def test_a_file_that_may_not_be_written_says_so(store: Store) -> None:
    match = table()
    match_id = store.create(match, NOW)
    store._database.raw.execute("PRAGMA query_only=ON")
    with pytest.raises(StoreUnavailable, match="may not be written"):
        store.save(match_id, match.detailed(note="x"), NOW)
    assert store.load(match_id) == match


def test_a_file_that_another_program_writes_is_busy(store: Store) -> None:
    match_id = store.create(table(), NOW)
    store._database.raw.execute("PRAGMA busy_timeout=0")
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="another program"):
            store.delete(match_id, NOW)
        assert store.load(match_id) == table()
        other.execute("ROLLBACK")
    store.delete(match_id, NOW)


def test_tidying_up_brings_what_was_committed_into_the_file_itself(store: Store) -> None:
    match = table()
    match_id = store.create(match, NOW)
    change = match.add(some_deal(match, random.Random(1)))
    store.save(match_id, change, NOW)
    store.tidy()
    assert store.path.with_name("scorepad.db-wal").stat().st_size == 0


def test_the_connection_is_set_to_outlast_a_power_cut(store: Store) -> None:
    def setting(name: str) -> Any:
        return store._database.raw.execute(f"PRAGMA {name}").fetchone()[0]

    assert setting("journal_mode") == "wal"
    assert setting("synchronous") == 2
    assert setting("foreign_keys") == 1
    assert setting("trusted_schema") == 0
    assert setting("cell_size_check") == 1


def test_house_rules_are_stored_in_full_so_that_later_defaults_change_no_evening(store: Store) -> None:
    store.create(table(), NOW)
    ((options,),) = on_disk(store, "SELECT options FROM matches")
    assert '"base":10' in options


def test_a_match_put_away_is_in_no_list_and_comes_back_whole(store: Store) -> None:
    match = finished(table())
    match_id = store.create(match, NOW)
    store.delete(match_id, NOW)
    assert store.lines() == store.recent(5) == ()
    assert store.results() == ()
    assert store.last_table() is None
    store.restore_deleted(match_id)
    assert [line.id for line in store.recent(5)] == [match_id]
    assert len(store.results()) == 1
    assert store.load(match_id) == match


# Undo after a restart.


def timeline_holds_together(timeline: Timeline, match: Match) -> None:
    for earlier, later in zip(timeline.done, timeline.done[1:], strict=False):
        assert earlier.after == later.before
    if timeline.done:
        assert timeline.done[-1].after == match
    if timeline.undone:
        assert timeline.undone[-1].before == match
    for later, earlier in zip(timeline.undone, timeline.undone[1:], strict=False):
        assert earlier.after == later.before


def test_after_a_restart_undo_puts_the_last_deal_back_into_the_form(tmp_path: Path) -> None:
    match = table()
    with history(tmp_path) as store:
        match_id = store.create(match, NOW)
        deal = some_deal(match, random.Random(4))
        for change in (filled := match.drafted(deal), filled.after.add(deal)):
            store.save(match_id, change, NOW)
    with history(tmp_path) as store:
        timeline = store.timeline(match_id)
        timeline, change = timeline.undo()
        store.save(match_id, change, NOW)
        assert store.load(match_id) == filled.after
        timeline, change = timeline.undo()
        store.save(match_id, change, NOW)
        assert store.load(match_id) == match
        assert timeline.to_undo is None
        redone = store.timeline(match_id)
        assert redone.to_redo is not None


def test_after_a_restart_what_was_undone_can_be_redone(tmp_path: Path) -> None:
    with history(tmp_path) as store:
        match = played(table(), 3)
        match_id = store.create(match, NOW)
        change = match.remove(1)
        store.save(match_id, change, NOW)
        store.save(match_id, change.reversed, NOW)
    with history(tmp_path) as store:
        timeline, again = store.timeline(match_id).redo()
        store.save(match_id, again, NOW)
        assert store.load(match_id) == change.after
        assert timeline.to_redo is None
        assert store.timeline(match_id).to_redo is None


def test_of_two_acts_undone_the_second_can_be_redone_after_the_first(store: Store) -> None:
    match = played(table(), 3)
    match_id = store.create(match, NOW)
    first = match.remove(2)
    second = first.after.remove(1)
    for change in (first, second, second.reversed, first.reversed, first):
        store.save(match_id, change, NOW)
    timeline = store.timeline(match_id)
    assert timeline.to_undo == first
    assert timeline.to_redo == second


def test_another_deal_begun_after_undo_leaves_nothing_to_redo(store: Store) -> None:
    match = table()
    match_id = store.create(match, NOW)
    added = match.add(some_deal(match, random.Random(1)))
    begun = match.drafted(BoerenDeal(bids=(1, None, None, None), tricks=(None,) * 4))
    for change in (added, added.reversed, begun):
        store.save(match_id, change, NOW)
    timeline = store.timeline(match_id)
    assert timeline.to_redo is None
    timeline_holds_together(timeline, begun.after)


def test_a_new_act_after_undo_leaves_nothing_to_redo(store: Store) -> None:
    match = played(table(), 3)
    match_id = store.create(match, NOW)
    change = match.remove(1)
    store.save(match_id, change, NOW)
    store.save(match_id, change.reversed, NOW)
    store.save(match_id, match.remove(0), NOW)
    timeline = store.timeline(match_id)
    assert timeline.to_redo is None
    assert timeline.to_undo is not None and timeline.to_undo.at == 0


def test_the_trail_tells_what_was_there_before_and_after(store: Store) -> None:
    match = played(table(), 2)
    match_id = store.create(match, NOW)
    store.save(match_id, match.remove(0), NOW)
    (revision,) = store.revisions(match_id)
    assert revision.act is Act.REMOVE
    assert revision.at == NOW
    assert revision.patch["deals"]["at"] == 0
    assert len(revision.patch["deals"]["before"]) == 1
    assert revision.patch["deals"]["after"] == []


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**9), steps=st.integers(1, 14))
def test_whatever_is_done_the_stored_match_is_the_shown_one(
    tmp_path_factory: pytest.TempPathFactory, seed: int, steps: int
) -> None:
    chance = random.Random(seed)
    folder = tmp_path_factory.mktemp("history")
    store = opened(folder)
    match, timeline = table(), Timeline()
    match_id = store.create(match, NOW)
    for _ in range(steps):
        doing = chance.random()
        if doing < 0.2 and timeline.to_undo:
            timeline, change = timeline.undo()
        elif doing < 0.3 and timeline.to_redo:
            timeline, change = timeline.redo()
        else:
            change = some_change(match, chance)
            timeline = timeline.push(change)
        store.save(match_id, change, NOW)
        match = change.after
        if chance.random() < 0.2:
            store.close()
            store = opened(folder)
            timeline = store.timeline(match_id)
            timeline_holds_together(timeline, match)
        assert store.load(match_id) == match
    timeline_holds_together(store.timeline(match_id), match)
    assert store.check() == ()
    # All the way back, step by step, and forward again.
    timeline = store.timeline(match_id)
    steps_back = len(timeline.done)
    for _ in range(steps_back):
        timeline, change = timeline.undo()
        store.save(match_id, change, NOW)
        match = change.after
    assert store.load(match_id) == match
    for _ in range(steps_back):
        timeline, change = timeline.redo()
        store.save(match_id, change, NOW)
        match = change.after
    assert store.load(match_id) == match
    assert store.check() == ()
    store.close()


def test_the_same_table_begins_again_with_its_people_and_rules(store: Store) -> None:
    assert store.last_table() is None
    store.create(replace(finished(table(base=7)), season="Winter"), NOW)
    store.create(played(table(("Eva", "Fien"), started="2025-01-01T20:00:00+01:00"), 1), NOW)
    again = store.last_table()
    assert again is not None
    assert again == Match(again.game, Setup(FOUR, table(base=7).setup.options), season="Winter")


def test_own_house_rules_are_kept_by_name(store: Store) -> None:
    rules = table(base=7).setup.options
    store.save_preset("Bij oma", table().setup.options)
    store.save_preset("Bij oma", rules)
    assert store.presets() == (("boerenbridge", "Bij oma", rules),)
    store.delete_preset("Bij oma")
    assert store.presets() == ()
