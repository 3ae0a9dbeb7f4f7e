"""Matches of Auction Bridge drawn at random: legal records with any options, and spoiled ones."""

import copy
from random import Random
from typing import Any

from tests.games.auction_bridge_by_hand import (
    IN_TRICKS,
    OF_ACES,
    Deal,
    Record,
    contract_of,
    house_of,
    number_of_sides,
    page_of,
    played,
)
from tests.games.contract_at_random import deal_at_random, open_deal_at_random, spoiled
from tests.games.contract_by_hand import Page
from tests.games.deals_at_random import NAMES, STRANGE, with_a_strange_option, with_what_any_deal_has

STRAINS = ("clubs", "diamonds", "hearts", "spades", "no_trump")


def options_at_random(chance: Random) -> dict[str, Any]:
    drawn = {
        "trick_values": chance.choice(
            ["royal", "1904", "1904", {key: chance.randint(1, 50) for key in STRAINS}]
        ),
        "game_target": chance.choice([10, 20, 30, 50, 100]),
        "format": chance.choice(["rubber", "deals", "deals"]),
        "deals": chance.choice([1, 2, 4, 4, 7, 20, 100]),
        "rubber_bonus": chance.choice([0, 250, 300, 1000]),
        "game_bonus": chance.choice([0, 125, 1000]),
        "honours": chance.choice(["standard", "period", "period", "none"]),
        "small_slam": chance.choice([0, 20, 50, 500]),
        "grand_slam": chance.choice([0, 40, 100, 500]),
        "doubled_overtrick_bonus": chance.random() < 0.7,
        "undoubled_penalties": chance.random() < 0.7,
        "nullo": chance.random() < 0.8,
    }
    return {key: value for key, value in drawn.items() if chance.random() < 0.4}


def record_at_random(chance: Random) -> Record:
    players = chance.choice([3, 4, 4])
    record: Record = {
        "scorepad": 1,
        "game": "auction_bridge",
        "players": NAMES[:players],
        "first_dealer": chance.randrange(players),
        "options": options_at_random(chance),
        "deals": [],
    }
    length = chance.choice([0, 1, 3, 8, 25])
    while len(record["deals"]) < length and not (known := played(record))["over"]:
        record["deals"].append(a_deal(chance, record, known["turn"]))
    if chance.random() < 0.2:
        record["closed"] = True
    if chance.random() < 0.2:
        record["open_deal"] = open_deal_at_random(chance, a_deal(chance, record, 0))
    return record


def a_deal(chance: Random, record: Record, turn: int) -> Deal:
    dealer = chance.randrange(len(record["players"])) if chance.random() < 0.08 else None
    dealt = turn if dealer is None else dealer
    deal = deal_at_random(chance, house_of(record), dealt)
    contract = contract_of(record, deal, dealt)
    if contract is not None and contract["strain"] != "nullo" and chance.random() < 0.4:
        deal["honours"] = honours_at_random(chance, contract["strain"])
    deal = with_what_any_deal_has(chance, deal, len(record["players"]), number_of_sides(record))
    deal.pop("dealer", None)
    return deal if dealer is None else {**deal, "dealer": dealer}


def honours_at_random(chance: Random, strain: str) -> dict[str, Any]:
    count, in_one_hand = chance.choice(list(OF_ACES if strain == "no_trump" else IN_TRICKS))
    held: dict[str, Any] = {"by": chance.choice(["declarer", "defenders"]), "count": count}
    if in_one_hand or chance.random() < 0.5:
        held["in_one_hand"] = in_one_hand
    return held


# Spoiling.


def honours_nobody_can_hold(chance: Random, deal: Deal, page: Page) -> None:
    deal["honours"] = {
        "by": chance.choice(["declarer", "defenders"]),
        "count": chance.randint(2, 6),
        "in_one_hand": chance.randint(-1, 6),
    }


def honours_that_cannot_be_read(chance: Random, deal: Deal, page: Page) -> None:
    held: dict[str, Any] = {"by": "declarer", "count": 4}
    held[chance.choice(["by", "count", "in_one_hand", "aces"])] = copy.deepcopy(chance.choice(STRANGE))
    if chance.random() < 0.5:
        del held[chance.choice(list(held))]
    deal["honours"] = held


def spoiled_at_random(chance: Random) -> Record:
    record = record_at_random(chance)
    if chance.random() < 0.1:
        return with_a_strange_option(chance, record, STRANGE_OPTIONS)
    return spoiled(chance, record, page_of(record), [honours_nobody_can_hold, honours_that_cannot_be_read])


STRANGE_OPTIONS: dict[str, list[Any]] = {
    "trick_values": [
        "Royal",
        1904,
        None,
        {},
        {**dict.fromkeys(STRAINS, 5), "nullo": 10},
        dict.fromkeys(STRAINS, 51),
    ],
    "game_target": [9, 101, "30", None],
    "format": ["chicago", 4, None],
    "deals": [0, 101, 4.0, None],
    "rubber_bonus": [-1, 1001, True],
    "game_bonus": [-1, 1001, "125"],
    "honours": ["old", False],
    "small_slam": [-1, 501, []],
    "grand_slam": [-1, 501, {}],
    "doubled_overtrick_bonus": [1, "true", None],
    "undoubled_penalties": [0, "false"],
    "nullo": [1, "yes", None],
    "vulnerable": [True],
}
