"""Random histories, added up here and by a second program."""

import random
from dataclasses import fields
from typing import Any

import pytest

from scorepad.season.results import Result
from scorepad.season.season import By, Counting
from scorepad.season.standings import Standing, Table, Tally, standings, tabulated, tallies
from tests.season import plain_table
from tests.season.random_seasons import NAMES, as_result, random_counting, random_match

COMPARED = {field.name for field in fields(Standing)} - {"key", "players"} | {"name"}


def as_dict(row: Standing, as_of: bool) -> dict[str, Any]:
    return {name: getattr(row, name) for name in COMPARED if as_of or name != "movement"}


@pytest.mark.parametrize("seed", range(400))
def test_a_second_program_says_the_same(seed: int) -> None:
    dice = random.Random(seed)
    matches = [random_match(dice, number) for number in range(dice.choice((0, 1, 4, 30)))]
    counting, as_of = random_counting(dice), dice.random() < 0.5
    guests = frozenset(dice.sample(NAMES, dice.choice((0, 0, 1, 2))))
    table = standings(
        [as_result(match) for match in dice.sample(matches, len(matches))],
        counting,
        guests=guests,
        movement=as_of,
    )
    expected = plain_table.table(
        matches,
        scheme=counting.scheme,
        by=counting.by,
        points=list(counting.points),
        minimum=counting.minimum,
        drop=counting.drop,
        best=counting.best,
        guests=set() if counting.with_guests else set(guests),
        as_of=as_of,
    )
    assert [as_dict(row, as_of) for row in (*table.rows, *table.unranked)] == expected
    assert None not in {row.place for row in table.rows}


def added_up(results: list[Result], counting: Counting) -> list[Tally]:
    """The tallies of these results as a database would group them."""
    groups: dict[tuple[object, ...], list[Tally]] = {}
    for one in tallies(results, counting.by):
        people = tuple(sorted(who.key for who in one.players))
        group = (
            people,
            one.game,
            one.place,
            one.level,
            one.sides,
            one.won,
            one.total if counting.picks_scores else 0,
        )
        groups.setdefault(group, []).append(one)
    return [
        max(group, key=lambda one: one.order)._replace(
            matches=len(group),
            total_score=sum(one.total_score for one in group),
            bids=sum(one.bids for one in group),
            exact_bids=sum(one.exact_bids for one in group),
        )
        for group in groups.values()
    ]


@pytest.mark.parametrize("seed", range(100))
def test_results_that_were_added_up_before_give_the_same_table(seed: int) -> None:
    dice = random.Random(seed)
    results = [as_result(random_match(dice, number)) for number in range(40)]
    counting = random_counting(dice)
    pairs = [result for result in results if counting.by is By.PLAYER or result.pairs]
    latest = max(result.day or "" for result in pairs)
    earlier = [result for result in pairs if (result.day or "") < latest]
    table: Table = tabulated(added_up(pairs, counting), counting, before=added_up(earlier, counting))
    assert table == standings(results, counting, movement=True)
