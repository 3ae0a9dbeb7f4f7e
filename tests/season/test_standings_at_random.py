"""Random histories, added up here and by a second program."""

import random
from dataclasses import fields
from fractions import Fraction
from typing import Any

import pytest

from scorepad.season.results import Result, SideResult, Who
from scorepad.season.season import By, Counting, Scheme
from scorepad.season.standings import Standing, Table, Tally, standings, tabulated, tallies
from tests.season import plain_table

NAMES = ("anna", "bram", "cato", "daan", "eefje", "floris", "guus", "hanna", "ivo")


def random_match(dice: random.Random, number: int) -> plain_table.Match:
    game = dice.choice(("boerenbridge", "bridgette", "troefcall", "auction_bridge"))
    size = {"boerenbridge": dice.randint(2, 8), "bridgette": 2, "troefcall": 4, "auction_bridge": 4}[game]
    if game == "auction_bridge" and dice.random() < 0.3:
        size = 3
    names = dice.sample(NAMES, size)
    pairs = game in ("troefcall", "auction_bridge") and size == 4
    seats = [[names[0], names[2]], [names[1], names[3]]] if pairs else [[name] for name in names]
    # Few different scores, so that many are equal; a tie-break parts some of those.
    scores = [dice.randint(-3, 3) * 10 for _ in seats]
    keys = [(score, dice.randint(0, 1)) for score in scores]
    winners = keys.count(max(keys))
    sides = []
    for at, people in enumerate(seats):
        made = dice.randint(1, 9) if game == "boerenbridge" else 0
        sides.append(
            {
                "names": people,
                "score": scores[at],
                "place": 1 + len([key for key in keys if key > keys[at]]),
                "wins": winners if keys[at] == max(keys) else 0,
                "bids": made,
                "exact": dice.randint(0, made),
            }
        )
    day = f"2026-01-{dice.randint(1, 9):02}"
    return {"number": number, "game": game, "day": day, "start": dice.random(), "sides": sides}


def as_result(match: plain_table.Match) -> Result:
    return Result(
        match["number"],
        match["game"],
        all(len(side["names"]) == 2 for side in match["sides"]),
        match["day"],
        match["start"],
        tuple(
            SideResult(
                tuple(Who(name, name) for name in side["names"]),
                side["place"],
                side["score"],
                side["wins"],
                side["bids"],
                side["exact"],
            )
            for side in match["sides"]
        ),
    )


def random_counting(dice: random.Random) -> Counting:
    return Counting(
        scheme=dice.choice(list(Scheme)),
        by=dice.choice((By.PLAYER, By.PLAYER, By.PAIR)),
        points=tuple(
            Fraction(dice.randint(-20, 100), dice.choice((1, 10, 1000))) for _ in range(dice.randint(1, 6))
        ),
        minimum=dice.choice((0, 0, 1, 3, 8)),
        drop=dice.choice((0, 0, 1, 4, 50)),
        best=dice.choice((0, 0, 1, 5, 50)),
        with_guests=dice.random() < 0.3,
    )


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
