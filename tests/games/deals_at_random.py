"""What deals of any game drawn at random have, and ways to spoil the deals of any game."""

import copy
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

Record = dict[str, Any]
Deal = dict[str, Any]

NAMES = ["Anna", "Bram", "Cato", "Daan"]


def with_what_any_deal_has(chance: Random, deal: Deal, players: int, sides: int) -> Deal:
    more: Deal = {}
    if chance.random() < 0.08:
        more["dealer"] = chance.randrange(players)
    if chance.random() < 0.1:
        more["adjustments"] = [
            {
                "side": chance.randrange(sides),
                "points": chance.choice([-50, 100, -7, 10_000]),
                "note": "revoke",
            }
            for _ in range(chance.randint(1, 2))
        ]
    if chance.random() < 0.05:
        more["note"] = "on a napkin"
    return {**deal, **more}


# Spoiling.

STRANGE: list[Any] = [None, True, False, -1, 1.5, 10.0, "", "x", "3", [], {}, [1], {"a": 1}, 10**18, 99]


def a_value_of_another_kind(chance: Random, deal: Deal, keys: Sequence[str]) -> None:
    deal[chance.choice(keys)] = copy.deepcopy(chance.choice(STRANGE))


def a_key_missing(chance: Random, deal: Deal) -> None:
    if deal:
        del deal[chance.choice(list(deal))]


def points_for_nobody(chance: Random, deal: Deal, sides: int) -> None:
    deal["adjustments"] = [
        {"side": 0, "points": 10},
        chance.choice(
            [
                {"side": sides, "points": 1},
                {"side": -1, "points": 0},
                {"side": 0, "points": 10_001},
                {"side": 0},
                {"points": "10", "note": 5},
                {"side": True, "points": 10, "why": "x"},
                5,
                None,
            ]
        ),
    ]


def spoiled(
    chance: Random,
    record: Record,
    another: Callable[[Random], Deal],
    spoil: Callable[[Random, Deal], None],
) -> Record:
    """The record with one to four things wrong, or deals too many; perhaps it is still right.

    `another` draws a legal deal, `spoil` does something to one.
    """
    wrong = copy.deepcopy(record)
    if not wrong["deals"]:
        wrong["deals"].append({})
    if chance.random() < 0.2:
        wrong["deals"] += [another(chance) for _ in range(chance.randint(1, 3))]
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(wrong["deals"]))
        deal = wrong["deals"][at]
        if chance.random() < 0.1:
            deal = wrong.setdefault("open_deal", {})
        elif chance.random() < 0.05:
            wrong["deals"][at] = chance.choice([None, 5, "deal", [], {}])
            continue
        if isinstance(deal, dict):
            spoil(chance, deal)
    return wrong


def with_a_strange_option(chance: Random, record: Record, strange: dict[str, list[Any]]) -> Record:
    """The record with one house rule that cannot be."""
    key = chance.choice(list(strange))
    return {**record, "options": {**record["options"], key: chance.choice(strange[key])}}
