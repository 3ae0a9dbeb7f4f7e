"""All problems of a spoiled record with contracts, found as somebody with the record's page beside him would.

Values are looked at one by one. What cannot be read says nothing, and what hangs on it is not looked at.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.games import auction_by_hand, values_by_hand
from tests.games.auction_by_hand import House
from tests.games.values_by_hand import Told

Deal = dict[str, Any]

CONTRACT = ("declarer", "level", "strain", "doubling")
INNER_KEYS = ("side", "points", "by", "count", "in_one_hand")
COMMON = ("dealer", "adjustments", "note")
EVERY_STRAIN = ("clubs", "diamonds", "hearts", "spades", "nullo", "no_trump")
DOUBLINGS = ("none", "doubled", "redoubled")


@dataclass(frozen=True)
class Page:
    """What a game's page adds to the keys that every deal with a contract has."""

    house: House
    sides: int
    strains: tuple[str, ...]
    levels_of: Callable[[str | None], range]
    """The levels that there are in a strain, or in any."""
    own_key: str
    read_own: Callable[[Any], list[str]]
    """The faults of the value of the game's own key, by itself."""
    own_is_possible: Callable[[Any, str | None], bool]
    """Whether that value can be, where this strain (or nobody knows which) was played."""
    own_is_played: bool
    """Whether a passed-out deal cannot have it."""

    @property
    def keys(self) -> tuple[str, ...]:
        return (*CONTRACT, "tricks", "passed_out", "auction", self.own_key, *COMMON)


def of_form(key: str, value: Any, page: Page) -> list[str]:
    """Why a value cannot be read, by itself."""
    players = range(page.house.players)
    if key in ("declarer", "dealer"):
        return values_by_hand.of_number(value, players, f"{key}_out_of_range")
    if key in ("level", "tricks"):
        return [] if values_by_hand.is_number(value) else ["wrong_type"]
    if key == "strain":
        return values_by_hand.of_word(value, EVERY_STRAIN, "unknown_strain")
    if key == "doubling":
        return values_by_hand.of_word(value, DOUBLINGS)
    if key == "passed_out":
        return [] if isinstance(value, bool) else ["wrong_type"]
    if key == "note":
        return [] if isinstance(value, str) else ["wrong_type"]
    if key == "auction":
        if not isinstance(value, list):
            return ["wrong_type"]
        return ["wrong_type" for call in value if not isinstance(call, str)]
    if key == "adjustments":
        if not isinstance(value, list):
            return ["wrong_type"]
        return [fault for one in value for fault in values_by_hand.of_adjustment(one, page.sides)]
    return page.read_own(value) if key == page.own_key else ["unknown_key"]


def readable(deal: Deal, page: Page) -> Deal:
    """A deal without what cannot be read of it; of an auction that was there remains that it was there."""
    kept = {key: value for key, value in deal.items() if not of_form(key, value, page)}
    if "auction" in deal:
        kept.setdefault("auction", [])
    if isinstance(deal.get("adjustments"), list):
        kept["adjustments"] = [
            one for one in deal["adjustments"] if not values_by_hand.of_adjustment(one, page.sides)
        ]
    return kept


def was_passed_out(deal: Deal) -> bool:
    """Whether a readable deal says so, or has an auction of passes only."""
    return bool(deal.get("passed_out") or (deal.get("auction") and set(deal["auction"]) == {"P"}))


def of_rules(deal: Deal, page: Page, dealer: int) -> Told:
    """The problems of a readable deal, beside what it lacks."""
    told: Told = []
    calls = deal.get("auction")
    legal = calls is not None and auction_by_hand.first_illegal(page.house, calls) is None
    over = legal and auction_by_hand.is_over(page.house, calls or [])
    bid_out = auction_by_hand.contract(page.house, calls or [], dealer) if over else None
    if was_passed_out(deal):
        played = [*CONTRACT, "tricks", *([page.own_key] if page.own_is_played else [])]
        told += [(key, "passed_out_deal") for key in played if key in deal]
    else:
        strain = deal.get("strain")
        if "level" in deal:
            in_which = strain if strain in page.strains else None
            told += [
                ("level", f)
                for f in values_by_hand.of_number(
                    deal["level"], page.levels_of(in_which), "level_out_of_range"
                )
            ]
        if "strain" in deal:
            told += [("strain", f) for f in values_by_hand.of_word(strain, page.strains, "unknown_strain")]
        if "tricks" in deal:
            told += [
                ("tricks", f)
                for f in values_by_hand.of_number(deal["tricks"], range(14), "tricks_out_of_range")
            ]
        if page.own_key in deal:
            trump = str(bid_out["strain"]) if bid_out else strain if strain in page.strains else None
            if not page.own_is_possible(deal[page.own_key], trump):
                told.append((page.own_key, "honours_impossible"))
    if calls is None:
        return told
    if not legal:
        told.append(("auction", "illegal_call"))
    elif not over:
        told.append(("auction", "auction_not_over"))
    elif bid_out is not None:
        faulty = {key for key, _ in told}
        otherwise = any(deal[key] != bid_out[key] for key in CONTRACT if key in deal and key not in faulty)
        if otherwise or deal.get("passed_out"):
            told.append(("auction", "auction_disagrees"))
    return told


def lacks(deal: Deal, page: Page) -> Told:
    kept = readable(deal, page)
    if was_passed_out(kept):
        return []
    needed = ["tricks"] if "auction" in deal else ["declarer", "level", "strain", "tricks"]
    return [(key, "missing_key") for key in needed if key not in deal]


def of_deal(deal: Any, page: Page, dealer: int) -> Told:
    """Every problem of one deal, in the order of the page; `dealer` dealt."""
    if not isinstance(deal, dict):
        return [("deals", "wrong_type")]
    told = [(key, fault) for key, value in deal.items() for fault in of_form(key, value, page)]
    misread = {key for key, _ in told}
    told += lacks(deal, page)
    told += [one for one in of_rules(readable(deal, page), page, dealer) if one[0] not in misread]
    place = {key: at for at, key in enumerate(page.keys)}
    return sorted(told, key=lambda one: place.get(one[0], -1))


def of_open_deal(deal: Any, page: Page) -> list[str]:
    """The faults of a deal being entered: types and ranges, where a value is known at all."""
    if not isinstance(deal, dict):
        return ["wrong_type"]
    known = values_by_hand.without_nulls(deal, (*page.keys, *INNER_KEYS))
    told = [(key, fault) for key, value in known.items() for fault in of_form(key, value, page)]
    # Half an adjustment, or half of what was held, is nothing wrong yet.
    told = [one for one in told if one[1] != "missing_key"]
    told += [
        one
        for one in of_rules(readable(known, page), page, 0)
        if one[1].endswith("out_of_range") or one[1].startswith("unknown")
    ]
    place = {key: at for at, key in enumerate(page.keys)}
    return [fault for _, fault in sorted(told, key=lambda one: place.get(one[0], -1))]
