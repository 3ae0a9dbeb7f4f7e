"""Deals with contracts drawn at random, and many ways to spoil them."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.games import auction_by_hand, deals_at_random
from tests.games.auction_by_hand import LETTERS, House
from tests.games.contract_by_hand import CONTRACT, Deal, Page
from tests.games.deals_at_random import STRANGE

Record = dict[str, Any]


def calls_at_random(chance: Random, table: House) -> list[str]:
    """A legal auction to its end; bids mostly go up by little, so that some auctions are long."""
    calls: list[str] = []
    while not auction_by_hand.is_over(table, calls):
        calls.append(_call_at_random(chance, table, calls))
    return calls


def _call_at_random(chance: Random, table: House, calls: list[str]) -> str:
    last = auction_by_hand.last_bid(calls)
    lowest = 0 if last is None else table.bids.index(calls[last]) + 1
    drawn = chance.random()
    for call in ("X", "XX"):
        if drawn < 0.3 and auction_by_hand.may(table, calls, call):
            return call
    if drawn < 0.65 and lowest < len(table.bids):
        return table.bids[min(len(table.bids) - 1, lowest + chance.choice([0, 0, 1, 2, 3, 7]))]
    return "P"


def contract_at_random(chance: Random, table: House) -> Deal:
    bid = chance.choice(table.bids[: chance.choice([10, 20, None])])
    return {
        "declarer": chance.randrange(table.players),
        "level": int(bid[0]),
        "strain": LETTERS[bid[1]],
        "doubling": chance.choice(["none", "none", "none", "doubled", "redoubled"]),
    }


def deal_at_random(chance: Random, table: House, dealer: int) -> Deal:
    """A legal deal without what only its game has: noted, with its auction, both ways, or passed out."""
    drawn = chance.random()
    if drawn < 0.1:
        return chance.choice(
            [
                {"passed_out": True},
                {"auction": ["P"] * table.players},
                {"passed_out": True, "auction": ["P"] * table.players},
            ]
        )
    deal: Deal = {}
    if drawn < 0.5:
        deal["auction"] = calls_at_random(chance, table)
        contract = auction_by_hand.contract(table, deal["auction"], dealer)
        if contract is None:
            return deal
        deal |= {key: contract[key] for key in CONTRACT if chance.random() < 0.3}
    else:
        contract = contract_at_random(chance, table)
        deal |= contract
        if contract["doubling"] == "none" and chance.random() < 0.5:
            del deal["doubling"]
    if chance.random() < 0.1:
        deal["passed_out"] = False
    return {**deal, "tricks": tricks_at_random(chance, contract)}


def tricks_at_random(chance: Random, contract: dict[str, Any]) -> int:
    """Mostly about what was bid, so that games and exact results come about."""
    if chance.random() < 0.15:
        return chance.randint(0, 13)
    promised = int(contract["level"]) + 6
    if contract["strain"] == "nullo":
        promised = 13 - promised
    return min(13, max(0, promised + chance.choice([-3, -1, 0, 0, 0, 1, 1, 2, 3, 4])))


def open_deal_at_random(chance: Random, deal: Deal) -> Deal:
    """What may be known of a deal that is being entered."""
    half = {
        key: None if chance.random() < 0.3 else value for key, value in deal.items() if chance.random() < 0.7
    }
    if calls := half.get("auction"):
        half["auction"] = calls[: chance.randint(0, len(calls))]
    for inner in (half.get("honours"), *(half.get("adjustments") or ())):
        if inner and chance.random() < 0.3:
            inner[chance.choice(list(inner))] = None
    return half


# Spoiling.


def a_number_out_of_range(chance: Random, deal: Deal, page: Page) -> None:
    key = chance.choice(["declarer", "level", "tricks", "dealer"])
    deal[key] = chance.choice([-1, page.house.players, 8, 14, 0, 10**17, -(10**17)])


def a_word_nobody_knows(chance: Random, deal: Deal, page: Page) -> None:
    deal[chance.choice(["strain", "doubling"])] = chance.choice(
        ["nullo", "Hearts", "no trump", "X", "none", ""]
    )


def a_key_nobody_knows(chance: Random, deal: Deal, page: Page) -> None:
    deal[chance.choice(["bids", "honors", "upcard", "honours", "Tricks", "forced"])] = chance.choice(STRANGE)


def an_auction_gone_wrong(chance: Random, deal: Deal, page: Page) -> None:
    held = deal.get("auction")
    calls = list(held) if held and isinstance(held, list) else calls_at_random(chance, page.house)
    at = chance.randrange(len(calls) + 1)
    strange = chance.choice(
        ["X", "XX", "P", "1C", "7N", "0N", "0C", "8C", "3U", "1NT", "pass", "p", "", "C1", "٣N"]
    )
    act = chance.randrange(4)
    if act == 0:
        calls.insert(at, strange)
    elif act == 1:
        calls[at : at + 1] = [strange]
    elif act == 2:
        del calls[at : at + chance.randint(1, 3)]
    else:
        calls += ["P"] * chance.randint(1, 2)
    deal["auction"] = calls


def a_call_that_is_no_word(chance: Random, deal: Deal, page: Page) -> None:
    deal["auction"] = [*calls_at_random(chance, page.house), chance.choice([None, 1, ["P"], 1.0])]


def an_auction_that_says_otherwise(chance: Random, deal: Deal, page: Page) -> None:
    deal["auction"] = calls_at_random(chance, page.house)
    other = contract_at_random(chance, page.house)
    for key in CONTRACT:
        if chance.random() < 0.6:
            deal[key] = other[key]


def a_contract_of_nobody(chance: Random, deal: Deal, page: Page) -> None:
    deal["passed_out"] = True


SPOILS: list[Callable[[Random, Deal, Page], None]] = [
    lambda chance, deal, page: deals_at_random.a_value_of_another_kind(chance, deal, page.keys),
    a_number_out_of_range,
    a_word_nobody_knows,
    lambda chance, deal, _page: deals_at_random.a_key_missing(chance, deal),
    a_key_nobody_knows,
    an_auction_gone_wrong,
    a_call_that_is_no_word,
    an_auction_that_says_otherwise,
    a_contract_of_nobody,
    lambda chance, deal, page: deals_at_random.points_for_nobody(chance, deal, page.sides),
]


def spoiled(
    chance: Random, record: Record, page: Page, own_spoils: list[Callable[[Random, Deal, Page], None]]
) -> Record:
    """The record with one to four things wrong, or deals too many; perhaps it is still right."""

    def spoil(chance: Random, deal: Deal) -> None:
        chance.choice([*SPOILS, *own_spoils])(chance, deal, page)
        # Which honours there can be nobody knows where the auction may say another strain.
        if page.own_is_played and "auction" in deal and "strain" in deal:
            deal.pop(page.own_key, None)

    return deals_at_random.spoiled(
        chance, record, lambda chance: deal_at_random(chance, page.house, 0), spoil
    )
