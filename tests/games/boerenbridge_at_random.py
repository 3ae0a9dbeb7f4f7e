"""Boerenbridge evenings drawn at random: legal records with any options, for comparing and for spoiling."""

from random import Random
from typing import Any

from tests.games.boerenbridge_by_hand import PACK, Record, dealers_of, forbidden_to_dealer, ladder_of

NAMES = ["Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "Guus"]


def options_at_random(chance: Random, players: int) -> dict[str, Any]:
    drawn: dict[str, Any] = {
        "base": chance.choice([0, 5, 10, 20, 100]),
        "per_trick": chance.choice([0, 1, 2, 3, 10]),
        "missed": chance.choice(["zero", "penalty"]),
        "penalty_per_trick": chance.randint(1, 20),
        "dealer_rule": chance.random() < 0.8,
        "dealer_rule_from": chance.choice([1, 1, 2, 3, 60]),
        "consolation": chance.choice([0, 5, 1, 20]),
        "blind_one_card": chance.choice([1, 2, 3]),
        "no_trump": chance.choice(["none", "last", "one_card", "top", "one_card_and_top", "all"]),
        "deck": chance.choice([None, "standard", "wizard", *(["half"] if players < 4 else [])]),
    }
    kept = {key: value for key, value in drawn.items() if chance.random() < 0.5}
    largest = PACK[kept.get("deck") or ("half" if players == 2 else "standard")] // players
    if chance.random() < 0.5:
        own = [chance.randint(1, largest) for _ in range(chance.randint(1, 12))]
        kept["hands"] = chance.choice([None, own, [1] * 4, [largest, 1]])
    return kept


def record_at_random(chance: Random) -> Record:
    players = chance.randint(2, 7)
    record: Record = {
        "scorepad": 1,
        "game": "boerenbridge",
        "players": NAMES[:players],
        "first_dealer": chance.randrange(players),
        "options": options_at_random(chance, players),
        "deals": [],
    }
    ladder = ladder_of(record)
    for cards in ladder[: chance.randint(0, len(ladder))]:
        record["deals"].append(deal_at_random(chance, players, cards))
        _make_legal(chance, record, cards)
    if chance.random() < 0.3:
        record["closed"] = True
    return record


def deal_at_random(chance: Random, players: int, cards: int) -> dict[str, Any]:
    tricks = [0] * players
    for _ in range(cards):
        tricks[chance.randrange(players)] += 1
    # Half of the bids are kept, so that all kinds of ends come about.
    bids = [took if chance.random() < 0.5 else chance.randint(0, cards) for took in tricks]
    deal: dict[str, Any] = {"bids": bids, "tricks": tricks}
    if chance.random() < 0.2:
        deal["trump"] = chance.choice(["clubs", "diamonds", "hearts", "spades", "no_trump"])
    if chance.random() < 0.1:
        deal["dealer"] = chance.randrange(players)
    if chance.random() < 0.1:
        points = chance.choice([-50, -10, 10, 7])
        deal["adjustments"] = [{"side": chance.randrange(players), "points": points, "note": "revoke"}]
    return deal


def _make_legal(chance: Random, record: Record, cards: int) -> None:
    deal, at = record["deals"][-1], len(record["deals"]) - 1
    forbidden = forbidden_to_dealer(record, at)
    if forbidden is None:
        return
    dealer = dealers_of(record)[at]
    if deal["bids"][dealer] == forbidden:
        deal["bids"][dealer] = chance.choice([bid for bid in range(cards + 1) if bid != forbidden])
    if chance.random() < 0.4:
        deal["forced"] = True
