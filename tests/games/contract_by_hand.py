"""All problems of a spoiled record with contracts, found as somebody with the record's page beside him would.

Values are looked at one by one. What cannot be read says nothing, and what hangs on it is not looked at.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from tests.games import auction_by_hand
from tests.games.auction_by_hand import House

Deal = dict[str, Any]
Told = list[tuple[str, str]]
"""Field and fault of each problem of a deal."""

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


def is_number(value: object) -> bool:
    return type(value) is int and abs(value) < 10**18


def of_word(value: object, known: Collection[str], fault: str = "unknown_value") -> list[str]:
    if not isinstance(value, str):
        return ["wrong_type"]
    return [] if value in known else [fault]


def of_number(value: object, known: range, fault: str = "out_of_range") -> list[str]:
    if not is_number(value):
        return ["wrong_type"]
    return [] if value in known else [fault]


def of_adjustment(one: object, sides: int) -> list[str]:
    if not isinstance(one, dict):
        return ["wrong_type"]
    faults = ["unknown_key" for key in one if key not in ("side", "points", "note")]
    for key, allowed in (("side", range(sides)), ("points", range(-10_000, 10_001))):
        if key not in one:
            faults.append("missing_key")
        else:
            faults += of_number(one[key], allowed) or (
                ["out_of_range"] if (key, one[key]) == ("points", 0) else []
            )
    return faults + ([] if isinstance(one.get("note", ""), str) else ["wrong_type"])


def of_form(key: str, value: Any, page: Page) -> list[str]:
    """Why a value cannot be read, by itself."""
    players = range(page.house.players)
    if key in ("declarer", "dealer"):
        return of_number(value, players, f"{key}_out_of_range")
    if key in ("level", "tricks"):
        return [] if is_number(value) else ["wrong_type"]
    if key == "strain":
        return of_word(value, EVERY_STRAIN, "unknown_strain")
    if key == "doubling":
        return of_word(value, DOUBLINGS)
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
        return [fault for one in value for fault in of_adjustment(one, page.sides)]
    return page.read_own(value) if key == page.own_key else ["unknown_key"]


def readable(deal: Deal, page: Page) -> Deal:
    """A deal without what cannot be read of it; of an auction that was there remains that it was there."""
    kept = {key: value for key, value in deal.items() if not of_form(key, value, page)}
    if "auction" in deal:
        kept.setdefault("auction", [])
    if isinstance(deal.get("adjustments"), list):
        kept["adjustments"] = [one for one in deal["adjustments"] if not of_adjustment(one, page.sides)]
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
                ("level", f) for f in of_number(deal["level"], page.levels_of(in_which), "level_out_of_range")
            ]
        if "strain" in deal:
            told += [("strain", f) for f in of_word(strain, page.strains, "unknown_strain")]
        if "tricks" in deal:
            told += [("tricks", f) for f in of_number(deal["tricks"], range(14), "tricks_out_of_range")]
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
    known = without_nulls(deal, (*page.keys, *INNER_KEYS))
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


def without_nulls(value: Any, keys: Collection[str]) -> Any:
    """A value without the keys of which nothing is known yet; a key that means nothing stays."""
    if isinstance(value, list):
        return [without_nulls(one, keys) for one in value]
    if isinstance(value, dict):
        return {
            key: without_nulls(held, keys)
            for key, held in value.items()
            if held is not None or key not in keys
        }
    return value


def of_options(options: Mapping[str, Any], known: Mapping[str, Callable[[Any], list[str]]]) -> Told:
    """The faults of house rules, unknown ones first, then in the order of the page."""
    told = [(f"options.{key}", "unknown_key") for key in options if key not in known]
    for key, read in known.items():
        if key in options:
            told += [(f"options.{key}", fault) for fault in read(options[key])]
    return told
