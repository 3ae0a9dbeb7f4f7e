"""Seasons that are renamed and removed, and what is to be known of their matches."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scorepad.core.match import Match
from scorepad.games.boerenbridge.rules import BoerenOptions, Missed
from scorepad.season.left_out import Reason
from scorepad.season.season import By, Counting, Filters, Season, query
from scorepad.store import StoreMissing, StoreRefused
from scorepad.store.lines import Wanted
from scorepad.store.seasons import MOST_NAMED
from scorepad.store.store import Store
from tests.store.evenings import NOW, finished, history, of_another_game, played, table, troefcall_table

SPRING = Season("Spring", "2026-03-01", "2026-05-31", ("boerenbridge",), Counting(minimum=2))
THREE = ("Anna", "Bram", "Cato")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as opened:
        yield opened


def evening(day: str | None = "2026-03-05", season: str | None = "Spring", **options: Any) -> Match:
    started = None if day is None else f"{day}T20:00:00+01:00"
    return replace(finished(table(THREE, started=started, **options)), season=season)


def seasons_of(store: Store) -> list[str | None]:
    return [line.season for line in store.lines()]


def left_out(store: Store, season: Season | None = SPRING, by: By = By.PLAYER) -> dict[int, Reason]:
    listed, total = store.left_out(season, query(season, Filters(), by=by))
    assert total == len(listed)
    return {one.match.match: one.reason for one in listed}


# Renaming and removing.


def test_a_season_is_renamed_with_its_matches(store: Store) -> None:
    store.save_season(SPRING)
    number = store.create(evening(), NOW)
    store.create(evening(season="Winter"), NOW)
    put_away = store.create(evening(), NOW)
    store.delete(put_away, NOW)
    store.rename_season("Spring", "Lente", NOW)
    assert store.seasons() == (replace(SPRING, name="Lente"),)
    assert store.load(number) == evening(season="Lente")
    assert [line.season for line in store.lines(Wanted(deleted=True))] == ["Lente"]
    assert len(store.results(Filters(season="Lente"))) == 1
    assert sorted(store.season_names()) == ["Lente", "Winter"]
    assert store.check() == ()


def test_the_trail_of_a_match_tells_that_its_season_was_renamed(store: Store) -> None:
    number = store.create(evening(), NOW)
    store.rename_season("Spring", "Lente", NOW)
    (step,) = store.trail(number)
    assert step.before is not None
    assert (step.before.season, step.after and step.after.season) == ("Spring", "Lente")


def test_a_name_that_another_season_has_is_refused_and_nothing_changes(store: Store) -> None:
    store.save_season(SPRING)
    store.create(evening(season="Winter"), NOW)
    with pytest.raises(StoreRefused, match="already a season called Winter"):
        store.rename_season("Spring", "Winter", NOW)
    assert store.season("Spring") == SPRING


@pytest.mark.parametrize("act", ["rename", "remove"])
def test_a_season_that_is_not_there_is_told(store: Store, act: str) -> None:
    with pytest.raises(StoreMissing, match="no season called Spring"):
        if act == "rename":
            store.rename_season("Spring", "Lente", NOW)
        else:
            store.remove_season("Spring", NOW)


def test_a_match_of_an_unknown_game_keeps_its_season_s_name(store: Store) -> None:
    store.create(evening(), NOW)
    store.create(of_another_game(evening("2026-03-06")), NOW)
    with pytest.raises(StoreRefused, match="does not know"):
        store.rename_season("Spring", "Lente", NOW)
    assert seasons_of(store) == ["Spring", "Spring"]


def test_a_season_is_removed_and_brought_back_with_its_matches(store: Store) -> None:
    store.save_season(SPRING)
    number = store.create(evening(), NOW)
    matches = store.remove_season("Spring", NOW)
    assert matches == (number,)
    assert store.season_names() == ()
    assert store.load(number).season is None
    store.bring_back_season(SPRING, matches, NOW)
    assert store.season("Spring") == SPRING
    assert seasons_of(store) == ["Spring"]
    assert store.check() == ()


def test_a_match_that_has_another_season_meanwhile_keeps_it(store: Store) -> None:
    number = store.create(evening(), NOW)
    matches = store.remove_season("Spring", NOW)
    store.save(number, store.load(number).detailed(season="Summer"), NOW)
    store.bring_back_season(SPRING, matches, NOW)
    assert seasons_of(store) == ["Summer"]


# What is left out.


def test_every_reason_is_found(store: Store) -> None:
    store.create(evening(), NOW)
    reasons = {
        store.create(match, NOW): reason
        for match, reason in (
            (replace(played(table(THREE), 3), season="Spring"), Reason.UNFINISHED),
            (replace(table(THREE), season="Spring", closed=True), Reason.NO_DEALS),
            (replace(evening(), counts=False), Reason.PUT_OUT),
            (replace(finished(troefcall_table()), season="Spring"), Reason.OTHER_GAME),
            (evening(None), Reason.NO_DAY),
            (evening("2026-06-01"), Reason.OTHER_DAY),
        )
    }
    assert left_out(store) == reasons


def test_matches_of_other_seasons_and_those_put_away_are_nothing_to_tell(store: Store) -> None:
    store.create(evening("2026-06-01", "Summer"), NOW)
    store.delete(store.create(evening("2026-06-01"), NOW), NOW)
    assert left_out(store) == {}


def test_a_table_of_pairs_tells_which_matches_have_none(store: Store) -> None:
    season = replace(SPRING, games=(), first_day=None)
    alone = store.create(evening(), NOW)
    store.create(replace(finished(troefcall_table()), season="Spring"), NOW)
    assert left_out(store, season, By.PAIR) == {alone: Reason.NO_PAIRS}


def test_of_all_matches_only_what_cannot_count_is_left_out(store: Store) -> None:
    store.create(evening(None, None), NOW)
    going_on = store.create(played(table(THREE), 3), NOW)
    assert left_out(store, None) == {going_on: Reason.UNFINISHED}


def test_the_latest_come_first_each_with_who_sat_on_which_side(store: Store) -> None:
    store.create(evening("2026-06-01"), NOW)
    store.create(replace(finished(troefcall_table()), season="Spring", counts=False), NOW)
    listed, _ = store.left_out(SPRING, query(SPRING, Filters()))
    assert [(one.match.day, one.match.sides) for one in listed] == [
        ("2026-06-01", (("Anna",), ("Bram",), ("Cato",))),
        ("2026-01-09", (("Anna", "Cato"), ("Bram", "Daan"))),
    ]


def test_of_very_many_the_latest_are_named_and_all_are_counted(store: Store) -> None:
    matches = [
        replace(
            table(("Anna", "Bram"), started=f"2026-06-01T20:{number // 60:02}:{number % 60:02}+01:00"),
            season="Spring",
        )
        for number in range(MOST_NAMED + 3)
    ]
    store.import_matches(matches, (), NOW)
    listed, total = store.left_out(SPRING, query(SPRING, Filters()))
    assert (len(listed), total) == (MOST_NAMED, MOST_NAMED + 3)


# Rules.


def test_matches_by_other_rules_than_most_are_found(store: Store) -> None:
    for day in ("2026-03-05", "2026-03-12"):
        store.create(evening(day), NOW)
    other = store.create(evening("2026-03-19", missed=Missed.PENALTY, penalty_per_trick=5), NOW)
    (found,), total = store.other_rules(Filters(season="Spring"))
    assert (found.match.match, total) == (other, 1)
    assert found.options == BoerenOptions(missed=Missed.PENALTY, penalty_per_trick=5)
    assert found.usual == BoerenOptions()


def test_of_equally_common_rules_the_latest_are_the_usual_ones(store: Store) -> None:
    early = store.create(evening("2026-03-05"), NOW)
    store.create(evening("2026-03-12", base=5), NOW)
    (found,), _ = store.other_rules(Filters(season="Spring"))
    assert (found.match.match, found.usual) == (early, BoerenOptions(base=5))


def test_each_game_has_its_own_usual_rules_and_only_matches_that_count_are_asked(store: Store) -> None:
    store.create(evening(), NOW)
    store.create(replace(finished(troefcall_table()), season="Spring"), NOW)
    store.create(replace(evening(base=5), counts=False), NOW)
    store.create(of_another_game(evening("2026-03-06")), NOW)
    assert store.other_rules(Filters(season="Spring")) == ((), 0)
    assert store.other_rules(Filters(season="Nobody's")) == ((), 0)
