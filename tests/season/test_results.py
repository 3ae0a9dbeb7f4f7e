"""What a season table takes from a match."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from scorepad.core.match import Match
from scorepad.record import read
from scorepad.season.results import Who, counted, result_of
from tests.games.properties import SECONDS, match_of


def match(**changed: Any) -> Match:
    raw = {
        "scorepad": 1,
        "game": "boerenbridge",
        "players": ["Anna", "BRAM", "Cato"],
        "options": {"hands": [1, 2]},
        "started": "2026-01-09T23:30:00-05:00",
        # One card: 0, 1 and 1 bid; Anna and Bram keep theirs. Two cards: 0, 2 and 1 bid; Bram keeps his.
        "deals": [
            {"bids": [0, 1, 1], "tricks": [0, 1, 0]},
            {"bids": [1, 2, 0], "tricks": [0, 2, 0]},
        ],
        **changed,
    }
    return read(json.dumps(raw).encode()).matches[0]


def test_a_result_has_places_totals_winners_and_bids_of_the_match_itself() -> None:
    played = match()
    result = result_of(played, 7)
    assert (result.match, result.game, result.pairs) == (7, "boerenbridge", False)
    assert [side.total for side in result.sides] == list(played.sheet.totals)
    assert [side.place for side in result.sides] == list(played.sheet.places)
    assert [side.won for side in result.sides] == [0, 1, 0]
    assert [side.bids for side in result.sides] == [2, 2, 2]
    assert [side.exact_bids for side in result.sides] == [1, 2, 1]


def test_people_are_known_by_their_folded_name() -> None:
    assert result_of(match()).sides[1].players == (Who("bram", "BRAM"),)


def test_the_day_is_that_of_the_start_in_its_own_offset() -> None:
    # In universal time it was the tenth already.
    assert result_of(match()).day == "2026-01-09"
    assert result_of(match(started="0001-01-01T00:00:00+14:00")).day == "0001-01-01"


def test_a_match_without_a_start_has_no_day_and_comes_first() -> None:
    raw = replace(match(), started=None)
    assert result_of(raw).day is None
    assert result_of(raw).order < result_of(match(started="0001-01-01T00:00:00+14:00")).order


def test_a_shared_win_says_how_many_share_it() -> None:
    shared = match(deals=[], closed=True)
    assert [side.won for side in result_of(shared).sides] == [3, 3, 3]


def test_only_finished_matches_with_a_deal_count() -> None:
    assert counted(match())
    one_deal = match().deals[:1]
    assert not counted(replace(match(), deals=one_deal))
    assert counted(replace(match(), deals=one_deal, closed=True))
    assert not counted(replace(match(), deals=(), closed=True))
    assert not counted(replace(match(), counts=False))


@pytest.mark.parametrize("game", SECONDS)
def test_of_any_match_the_result_is_what_a_second_scorer_says(game: str) -> None:
    for seed in range(60):
        record = SECONDS[game].record(Random(seed))
        expected, result = SECONDS[game].by_hand.answer(record), result_of(match_of(record))
        assert [side.total for side in result.sides] == expected["totals"], record
        assert [side.place for side in result.sides] == expected["places"], record
        wins = [len(expected["winners"]) * (at in expected["winners"]) for at in range(len(result.sides))]
        assert [side.won for side in result.sides] == wins, record
        names = [" & ".join(who.name for who in side.players) for side in result.sides]
        assert names == expected["sides"], record
        assert result.pairs == (len(record["players"]) == 4), record
