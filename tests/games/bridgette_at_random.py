"""Matches of Bridgette drawn at random: legal records with any options, and spoiled ones."""

from random import Random
from typing import Any

from tests.games.bridgette_by_hand import HOUSE, PAGE, Deal, Record, played
from tests.games.contract_at_random import deal_at_random, open_deal_at_random, spoiled
from tests.games.deals_at_random import NAMES, with_a_strange_option, with_what_any_deal_has


def options_at_random(chance: Random) -> dict[str, Any]:
    drawn = {
        "deals": chance.choice([2, 2, 4, 6, 40]),
        "tie": chance.choice(["extra_deal", "shared"]),
        "doubling_multiplies": chance.choice(["everything", "value_and_bonuses", "value"]),
        "three_over": chance.choice(["exact", "at_least", "off"]),
        "exact_bonus": chance.random() < 0.4,
        "passed_out_counts": chance.random() < 0.7,
    }
    return {key: value for key, value in drawn.items() if chance.random() < 0.5}


def record_at_random(chance: Random) -> Record:
    record: Record = {
        "scorepad": 1,
        "game": "bridgette",
        "players": NAMES[:2],
        "first_dealer": chance.randrange(2),
        "options": options_at_random(chance),
        "deals": [],
    }
    length = chance.choice([0, 1, 4, 8, 12])
    while len(record["deals"]) < length and (known := played(record))["left"]:
        deal = a_deal(chance, known["turn"])
        if known["left"] == 1 and chance.random() < 0.4:
            deal = levelling(record, known)
        record["deals"].append(deal)
    if chance.random() < 0.2:
        record["closed"] = True
    if chance.random() < 0.2:
        record["open_deal"] = open_deal_at_random(chance, a_deal(chance, 0))
    return record


def a_deal(chance: Random, turn: int) -> Deal:
    dealer = chance.randrange(2) if chance.random() < 0.08 else None
    deal = deal_at_random(chance, HOUSE, turn if dealer is None else dealer)
    if chance.random() < 0.2:
        deal["upcard"] = chance.choice(["number", "face", "ace"])
    deal = with_what_any_deal_has(chance, deal, 2, 2)
    deal.pop("dealer", None)
    return deal if dealer is None else {**deal, "dealer": dealer}


def levelling(record: Record, known: dict[str, Any]) -> Deal:
    """A last deal after which both have the same, so that extra deals come about."""
    gap = known["totals"][0] - known["totals"][1]
    short: Deal = {"declarer": 0, "level": 1, "strain": "clubs", "tricks": 6}
    missing = gap - 100
    parts = [part for part in (missing // 10_000 * 10_000, missing % 10_000) if part]
    return {**short, "adjustments": [{"side": 1, "points": part} for part in parts if abs(part) <= 10_000]}


def spoiled_at_random(chance: Random) -> Record:
    record = record_at_random(chance)
    if chance.random() < 0.1:
        return with_a_strange_option(chance, record, STRANGE_OPTIONS)
    return spoiled(chance, record, PAGE, [])


STRANGE_OPTIONS: dict[str, list[Any]] = {
    "deals": [0, 1, 7, 42, -2, "6", None],
    "tie": ["extra", 7, None],
    "doubling_multiplies": ["all", True],
    "three_over": ["never", 3, None],
    "exact_bonus": [1, "true", None],
    "passed_out_counts": [0, None],
    "vulnerable": [True],
}
