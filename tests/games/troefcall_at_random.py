"""Matches of Troefcall drawn at random: legal records with any options, and spoiled ones."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

from tests.games import deals_at_random
from tests.games.deals_at_random import NAMES, STRANGE, with_a_strange_option, with_what_any_deal_has
from tests.games.troefcall_by_hand import (
    KEYS,
    OF_THIRTEEN,
    PRICED,
    SUITS,
    Deal,
    Record,
    outcomes_of,
    played,
    rules_of,
)

FREQUENT = ["majority"] * 6 + ["kap"] * 2


def options_at_random(chance: Random) -> dict[str, Any]:
    drawn: dict[str, Any] = {
        "format": chance.choice(["target", "target", "deals", "timed"]),
        "target": chance.choice([1, 4, 7, 15, 20, 50, 500]),
        "deals": chance.choice([1, 2, 5, 8, 200]),
        "silent_kap": chance.random() < 0.5,
        "baunie": chance.random() < 0.6,
        "free_call": chance.random() < 0.5,
        "rotation": chance.choice(["every_deal", "winners_keep", "winners_keep"]),
    }
    for priced in ("majority", "kap", "stopped", "baunie_points", "failed"):
        drawn[priced] = chance.choice([0, 1, 2, 5, 100, chance.randint(0, 100)])
    return {key: value for key, value in drawn.items() if chance.random() < 0.5}


def record_at_random(chance: Random) -> Record:
    record: Record = {
        "scorepad": 1,
        "game": "troefcall",
        "players": NAMES,
        "first_dealer": chance.randrange(4),
        "options": options_at_random(chance),
        "deals": [],
    }
    length = chance.choice([0, 1, 4, 8, 12, 20])
    while len(record["deals"]) < length and not (known := played(record))["over"]:
        deal = a_deal(chance, record)
        if chance.random() < 0.1:
            deal["adjustments"] = levelling(record, known, deal)
        record["deals"].append(deal)
    if chance.random() < 0.2:
        record["closed"] = True
    if chance.random() < 0.2:
        record["open_deal"] = open_deal_at_random(chance, a_deal(chance, record))
    return record


def a_deal(chance: Random, record: Record) -> Deal:
    """A deal that the house rules of the record allow."""
    possible = outcomes_of(rules_of(record))
    outcome = chance.choice([*possible, *FREQUENT])
    deal: Deal = {"side": chance.randrange(2), "outcome": outcome}
    if chance.random() < 0.4:
        deal["tricks"] = tricks_at_random(chance, deal)
    if chance.random() < 0.3:
        deal["trump"] = chance.choice(SUITS)
    return with_what_any_deal_has(chance, deal, 4, 2)


def tricks_at_random(chance: Random, deal: Deal) -> list[int]:
    outcome = deal["outcome"]
    own = chance.choice(OF_THIRTEEN[outcome]) if outcome in OF_THIRTEEN else 7
    others = 13 - own if outcome in OF_THIRTEEN else 0
    return [others, own] if deal["side"] else [own, others]


def levelling(record: Record, known: dict[str, Any], deal: Deal) -> list[dict[str, Any]]:
    """Adjustments after which both have the same, mostly just what wins a match for a target."""
    bare = {key: value for key, value in deal.items() if key != "adjustments"}
    totals = played({**record, "deals": [*record["deals"], bare]})["totals"]
    level = max([*totals, rules_of(record)["target"]])
    missing = [(side, level - total) for side, total in enumerate(totals)]
    return [{"side": side, "points": points} for side, points in missing if 0 < points <= 10_000]


def open_deal_at_random(chance: Random, deal: Deal) -> Deal:
    """What may be known of a deal that is being entered, be it not what the rules allow."""
    half = {key: None if chance.random() < 0.3 else value for key, value in deal.items()}
    if chance.random() < 0.3:
        half["outcome"] = chance.choice(list(PRICED))
    if chance.random() < 0.3:
        half["tricks"] = [chance.choice([None, 13, 4]), None]
    return {key: value for key, value in half.items() if chance.random() < 0.7}


# Spoiling.


def a_number_out_of_range(chance: Random, deal: Deal) -> None:
    deal[chance.choice(["side", "dealer"])] = chance.choice([-1, 2, 4, 10**17, -(10**17)])


def a_word_nobody_knows(chance: Random, deal: Deal) -> None:
    deal[chance.choice(["outcome", "trump"])] = chance.choice(
        ["Kap", "capot", "failed_baunie", "no_trump", "nullo", "hearts", ""]
    )


def another_outcome(chance: Random, deal: Deal) -> None:
    deal["outcome"] = chance.choice(list(PRICED))


def the_other_side(chance: Random, deal: Deal) -> None:
    if isinstance(deal.get("side"), int):
        deal["side"] = 1 - deal["side"]


def other_tricks(chance: Random, deal: Deal) -> None:
    own = chance.randint(-1, 14)
    deal["tricks"] = chance.choice([[own, 13 - own], [7, 0], [0, 7], [13, 0], [own, chance.randint(0, 13)]])


def tricks_that_are_no_pair(chance: Random, deal: Deal) -> None:
    deal["tricks"] = chance.choice([[], [13], [5, 4, 4], [8, None], ["8", 5], [8.0, 5], [True, 12], [99, -1]])


def a_key_nobody_knows(chance: Random, deal: Deal) -> None:
    deal[chance.choice(["bids", "declarer", "Side", "caller", "points"])] = copy.deepcopy(
        chance.choice(STRANGE)
    )


SPOILS: list[Callable[[Random, Deal], None]] = [
    lambda chance, deal: deals_at_random.a_value_of_another_kind(chance, deal, KEYS),
    lambda chance, deal: deals_at_random.points_for_nobody(chance, deal, 2),
    deals_at_random.a_key_missing,
    a_number_out_of_range,
    a_word_nobody_knows,
    another_outcome,
    the_other_side,
    other_tricks,
    tricks_that_are_no_pair,
    a_key_nobody_knows,
]


def spoiled_at_random(chance: Random) -> Record:
    record = record_at_random(chance)
    spoiled = deals_at_random.spoiled(
        chance,
        record,
        lambda chance: a_deal(chance, record),
        lambda chance, deal: chance.choice(SPOILS)(chance, deal),
    )
    drawn = chance.random()
    if drawn < 0.1:
        return with_a_strange_option(chance, record if drawn < 0.05 else spoiled, STRANGE_OPTIONS)
    return spoiled


STRANGE_OPTIONS: dict[str, list[Any]] = {
    "format": ["king of the hill", 4, None],
    "target": [0, 501, "20", None],
    "deals": [0, 201, 8.0],
    "majority": [-1, 101, "2"],
    "kap": [-5, 101, True],
    "stopped": [1000, None],
    "baunie_points": [150, [15]],
    "failed": [-2, {}],
    "silent_kap": [1, "true", None],
    "baunie": [0, "no", None],
    "free_call": [2],
    "rotation": ["winners keep", False],
    "silent": [2],
}
