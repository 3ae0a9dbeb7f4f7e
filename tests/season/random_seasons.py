"""Random matches, as the plain program and as Scorepad see them, and random ways to add them up."""

import random
from fractions import Fraction

from scorepad.season.results import Result, SideResult, Who
from scorepad.season.season import By, Counting, Scheme
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
