"""The matches of an old sheet in the history: all or none, none of them twice, and out again as one."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.old_sheets.planning import Planned
from scorepad.store.errors import StoreRefused
from scorepad.store.store import Store
from tests.old_sheets.sheets import come_to

NOW = datetime(2026, 1, 9, 20, tzinfo=UTC)
SHEET = """Date;Anna;Bram;Cato
13-1-2024;12;-3;40
13-1-2024;5;;7
14-1-2024;5;6;"""


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path / "history.db", tmp_path)


def planned(text: str = SHEET) -> tuple[Planned, ...]:
    return come_to(text).matches


def matches(store: Store) -> list[Match]:
    return [store.load(line.id) for line in reversed(store.lines())]


def test_the_matches_come_in_as_they_were_planned(store: Store) -> None:
    brought = store.bring_in(planned(), NOW)
    assert (len(brought.numbers), brought.already) == (3, 0)
    assert matches(store) == [one.match for one in planned()]
    assert not [finding for finding in store.check() if not finding.holds]


def test_what_is_there_already_does_not_come_in_again(store: Store) -> None:
    store.bring_in(planned(), NOW)
    again = store.bring_in(planned(SHEET + "\n15-1-2024;1;2;3"), NOW)
    assert (len(again.numbers), again.already) == (1, 3)
    assert store.count() == 4


def test_a_match_is_known_again_whoever_sits_where_and_at_whatever_minute(store: Store) -> None:
    store.bring_in(planned(), NOW)
    other = planned("Date;Cato;Bram;Anna\n13-1-2024;7;;5\n13-1-2024;40;-3;12")
    assert store.known_of_sheets().already(other) == (True, True)


def test_where_the_sheet_knows_the_time_another_time_is_another_match(store: Store) -> None:
    store.bring_in(planned("Date;Time;Anna;Bram\n13-1-2024;21:00;1;2"), NOW)
    known = store.known_of_sheets()
    assert known.already(planned("Date;Time;Anna;Bram\n13-1-2024;21:00;1;2")) == (True,)
    assert known.already(planned("Date;Time;Anna;Bram\n13-1-2024;22:00;1;2")) == (False,)
    assert known.already(planned("Date;Anna;Bram\n13-1-2024;1;2")) == (True,)


def test_each_match_that_is_there_stands_for_one(store: Store) -> None:
    store.bring_in(planned("Date;Anna;Bram\n13-1-2024;1;2"), NOW)
    two = come_to("Date;Anna;Bram\n13-1-2024;1;2\n13-1-2024;1;2", keeps_twice=True).matches
    assert store.known_of_sheets().already(two) == (True, False)


def test_a_merged_name_is_the_person(store: Store) -> None:
    store.bring_in(planned(), NOW)
    store.rename("Anna", "Anna de Vries")
    assert all(store.known_of_sheets().already(planned()))
    assert "Anna de Vries" in store.known_of_sheets().names


def test_either_all_come_in_or_none(store: Store) -> None:
    whole = planned()
    bad = replace(whole[2].match, setup=Setup(("Anna", "\ud800"), whole[2].match.setup.options))
    with pytest.raises(StoreRefused):
        store.bring_in((*whole[:2], replace(whole[2], match=bad)), NOW)
    assert store.count() == 0


def test_they_go_out_and_come_back_as_one(store: Store) -> None:
    before = store.create(planned("Date;Anna;Bram\n1-1-2024;1;2")[0].match, NOW)
    numbers = store.bring_in(planned(), NOW).numbers
    assert store.put_all_away(numbers, NOW) == numbers
    assert [line.id for line in store.lines()] == [before]
    assert len(store.results()) == 1
    assert store.put_all_away(numbers, NOW) == ()
    assert store.bring_all_back(numbers) == numbers
    assert len(store.results()) == 4
    assert not [finding for finding in store.check() if not finding.holds]


def test_only_those_that_were_there_go_out(store: Store) -> None:
    first, second, third = store.bring_in(planned(), NOW).numbers
    store.delete(second, NOW)
    assert store.put_all_away((first, second, third), NOW) == (first, third)
    assert len(store.results()) == 0


def test_who_only_sits_at_tables_that_were_put_away_is_not_known(store: Store) -> None:
    numbers = store.bring_in(planned("Date;Ana;Bram\n13-1-2024;1;2"), NOW).numbers
    store.bring_in(planned("Date;Anna;Bram\n13-1-2024;1;2"), NOW)
    store.put_all_away(numbers, NOW)
    assert set(store.known_of_sheets().names) == {"Anna", "Bram"}


def test_what_was_put_away_comes_in_anew(store: Store) -> None:
    numbers = store.bring_in(planned(), NOW).numbers
    store.put_all_away(numbers, NOW)
    assert not any(store.known_of_sheets().already(planned()))
    assert len(store.bring_in(planned(), NOW).numbers) == 3


def test_more_go_out_than_one_question_holds(store: Store) -> None:
    rows = "\n".join(f"13-1-2024;{at};2" for at in range(1100))
    numbers = store.bring_in(planned(f"Date;Anna;Bram\n{rows}"), NOW).numbers
    assert store.put_all_away(numbers, NOW) == numbers
    assert store.count() == 0
