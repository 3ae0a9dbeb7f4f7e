from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from scorepad.core.auction import Strain
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games.auction_bridge import GAME
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions
from scorepad.store.store import Store
from tests.store.evenings import FOUR, NOW, history, table

NINE = datetime.fromisoformat("2026-01-09T21:00:00+01:00")
HOUR = timedelta(hours=1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as open_store:
        yield open_store


def begun(at: float, names: tuple[str, ...] = FOUR) -> Match:
    """A match that starts so many hours after nine."""
    return Match(GAME, Setup(names, AuctionOptions()), started=(NINE + at * HOUR).isoformat())


def won(at: float, side: int = 0, names: tuple[str, ...] = FOUR) -> Match:
    """A match that a side wins by its only deal."""
    deal = AuctionDeal(declarer=side, level=1, strain=Strain.CLUBS, tricks=7)
    return begun(at, names).add(deal).after.close().after


def shared(at: float) -> Match:
    return begun(at).add(AuctionDeal(passed_out=True)).after.close().after


def test_wins_in_a_row_before_a_match_are_counted(store: Store) -> None:
    for match in (won(0, 1), won(1), won(2)):
        store.create(match, NOW)
    assert store.streaks(begun(3), None) == (2, 0)


def test_a_shared_win_ends_a_streak(store: Store) -> None:
    for match in (won(0), shared(1), won(2)):
        store.create(match, NOW)
    assert store.streaks(begun(3), None) == (1, 0)


def test_a_pair_is_the_same_on_other_seats_in_other_spellings_and_under_old_names(store: Store) -> None:
    store.create(won(0, 1, ("Bram", "CATO", "Daan", "anna")), NOW)
    store.rename("Anna", "Anneke")
    assert store.streaks(begun(1), None) == (1, 0)
    assert store.streaks(begun(1, ("Anneke", "Eva", "Cato", "Finn")), None) == (1, 0)


def test_another_partner_is_another_pair(store: Store) -> None:
    store.create(won(0), NOW)
    assert store.streaks(begun(1, ("Anna", "Cato", "Bram", "Daan")), None) == (0, 0)


def test_a_pair_that_sat_out_goes_on_with_its_streak(store: Store) -> None:
    for match in (won(0), won(1, 0, ("Bram", "Eva", "Daan", "Finn"))):
        store.create(match, NOW)
    assert store.streaks(begun(2), None) == (1, 1)


def test_a_match_is_not_before_itself_nor_before_what_came_before_it(store: Store) -> None:
    first = store.create(won(0), NOW)
    second = store.create(won(0), NOW)
    last = store.create(won(1), NOW)
    assert store.streaks(store.load(first), first) == (0, 0)
    assert store.streaks(store.load(second), second) == (1, 0)
    assert store.streaks(store.load(last), last) == (2, 0)


def test_only_finished_matches_of_the_game_that_count_make_a_streak(store: Store) -> None:
    store.create(won(0), NOW)
    for match in (won(1, 1).reopen().after, replace(won(2, 1), counts=False), table()):
        store.create(match, NOW)
    store.delete(store.create(won(3, 1), NOW), NOW)
    assert store.streaks(begun(4), None) == (1, 0)


def test_a_night_ends_a_streak_and_so_does_a_match_without_a_time(store: Store) -> None:
    store.create(won(0), NOW)
    assert store.streaks(begun(12), None) == (1, 0)
    assert store.streaks(begun(12.5), None) == (0, 0)
    store.create(replace(won(0), started=None), NINE + 4 * HOUR)
    store.create(won(5), NOW)
    assert store.streaks(begun(6), None) == (1, 0)


def test_there_is_no_streak_without_pairs_or_a_beginning(store: Store) -> None:
    store.create(won(0, 0, FOUR[:3]), NOW)
    assert store.streaks(begun(1, FOUR[:3]), None) == (0, 0, 0)
    store.create(won(0), NOW)
    assert store.streaks(replace(begun(1), started=None), None) == (0, 0)


def test_the_last_match_is_given_with_its_deals(store: Store) -> None:
    store.create(won(0), NOW)
    last = store.create(won(1), NOW)
    practice = store.create(replace(won(2), counts=False), NOW)
    assert store.last_played() == store.load(practice)
    assert store.last_played(counting=True) == store.load(last)
    assert store.last_played("boerenbridge") is None
