"""A second scorer of Bridgette, written from the rulebook alone, on plain records.

It shares no line with the program: whatever both get wrong, they get wrong on their own.
"""

from collections.abc import Callable
from typing import Any

from tests.games import auction_by_hand, contract_by_hand, values_by_hand
from tests.games.contract_by_hand import Page

Record = dict[str, Any]
Deal = dict[str, Any]

DEFAULTS: dict[str, Any] = {
    "deals": 6,
    "tie": "extra_deal",
    "doubling_multiplies": "everything",
    "three_over": "exact",
    "exact_bonus": True,
    "passed_out_counts": False,
}
HOUSE = auction_by_hand.house(2, below_one=("0N",))
STRAIN = auction_by_hand.LETTERS

# The price list of the source, one line a price.
PRICES = {
    150: "0N 1C 1D 1H 1S",
    250: "1N 2N 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D",
    750: "3N 4N 4H 4S 5C 5D 5H 5S",
    1500: "5N 6C 6D 6H 6S",
    2200: "6N 7C 7D 7H 7S",
    2500: "7N",
}
VALUE = {bid: price for price, bids in PRICES.items() for bid in bids.split()}
EXACTLY = {bid: 250 if int(bid[0]) <= 5 else 100 if int(bid[0]) == 6 else 0 for bid in VALUE}
SHORT = {
    "none": (100, 200, 300, 400, 700, 1000),
    "doubled": (200, 500, 800, 1100, 2000, 3000),
    "redoubled": (300, 700, 1100, 1500, 2700, 4000),
}


def rules_of(record: Record) -> dict[str, Any]:
    return {**DEFAULTS, **record.get("options", {})}


def contract_of(deal: Deal, dealer: int) -> dict[str, Any] | None:
    """Declarer, level, strain and doubling of a legal deal; None if it was passed out."""
    if deal.get("passed_out"):
        return None
    if "auction" in deal:
        return auction_by_hand.contract(HOUSE, deal["auction"], dealer)
    said = {key: deal[key] for key in ("declarer", "level", "strain")}
    return {**said, "doubling": deal.get("doubling", "none")}


def box_of(rules: dict[str, Any], contract: dict[str, Any], tricks: int) -> tuple[bool, dict[str, int]]:
    """Whether the declarer scores, and what, by reason."""
    letter = next(letter for letter, strain in STRAIN.items() if strain == contract["strain"])
    bid, doubling = f"{contract['level']}{letter}", contract["doubling"]
    over = tricks - 6 - contract["level"]
    if over < 0:
        return False, {"undertricks": SHORT[doubling][min(-over, 6) - 1]}
    box = {"bid_value": VALUE[bid]}
    if over == 0 and rules["exact_bonus"]:
        box["exact"] = EXACTLY[bid]
    if (over == 3 and rules["three_over"] != "off") or (over > 3 and rules["three_over"] == "at_least"):
        box["three_over"] = 350
    if doubling != "none":
        times = {"doubled": 2, "redoubled": 4}[doubling]
        box["made_doubled"] = {"doubled": 400, "redoubled": 1000}[doubling]
        multiplied = {
            "everything": list(box),
            "value_and_bonuses": ["bid_value", "exact", "three_over"],
            "value": ["bid_value"],
        }[rules["doubling_multiplies"]]
        box["doubling"] = (times - 1) * sum(box.get(reason, 0) for reason in multiplied)
    return True, {reason: points for reason, points in box.items() if points}


def played(record: Record, *, endless: bool = False) -> dict[str, Any]:
    """The whole sheet: entries and dealer a deal, and what the table knows after the last."""
    rules = rules_of(record)
    turn, counted, totals, over = record.get("first_dealer", 0), 0, [0, 0], False
    dealers, sheet, points, running = [], [], [], []
    for deal in record["deals"]:
        assert endless or not over, "no deal is left"
        turn = deal.get("dealer", turn)
        dealers.append(turn)
        entries = []
        contract = contract_of(deal, turn)
        if contract is not None:
            to_declarer, box = box_of(rules, contract, deal["tricks"])
            side = contract["declarer"] if to_declarer else 1 - contract["declarer"]
            entries += [{"side": side, "points": worth, "reason": reason} for reason, worth in box.items()]
        if contract is not None or rules["passed_out_counts"]:
            counted += 1
            turn = 1 - turn
        for one in deal.get("adjustments", []):
            entries.append({"side": one["side"], "points": one["points"], "reason": "adjustment"})
        sheet.append([{**entry, "line": "below"} for entry in entries])
        points.append([sum(entry["points"] for entry in entries if entry["side"] == side) for side in (0, 1)])
        totals = [totals[side] + points[-1][side] for side in (0, 1)]
        running.append(totals)
        over = counted >= rules["deals"] and (totals[0] != totals[1] or rules["tie"] == "shared")
    return {
        "entries": sheet,
        "points": points,
        "running": running,
        "dealers": dealers,
        "totals": totals,
        "turn": turn,
        "left": 0 if over else max(rules["deals"] - counted, 1),
    }


def answer(record: Record) -> dict[str, Any]:
    """What `scorepad score --json` must say of a record without problems."""
    told = played(record)
    turn, left, totals = told.pop("turn"), told.pop("left"), told["totals"]
    finished = not left or record.get("closed", False)
    leaders = [side for side in (0, 1) if totals[side] == max(totals)]
    return {
        "game": "bridgette",
        "sides": record["players"],
        **told,
        "places": [1 + (totals[side] < totals[1 - side]) for side in (0, 1)],
        "finished": finished,
        "winners": leaders if finished else [],
        "decided_by": None if not finished else "total" if len(leaders) == 1 else "shared",
        "state": {"next_dealer": None if finished else turn, "deals_left": 0 if finished else left},
    }


# Problems.

PAGE = Page(
    house=HOUSE,
    sides=2,
    strains=("clubs", "diamonds", "hearts", "spades", "no_trump"),
    levels_of=lambda strain: range(0 if strain in (None, "no_trump") else 1, 8),
    own_key="upcard",
    read_own=lambda value: values_by_hand.of_word(value, ("number", "face", "ace")),
    own_is_possible=lambda _value, _strain: True,
    own_is_played=False,
)


def of_deals(value: object) -> list[str]:
    return values_by_hand.of_number(value, range(2, 41, 2))


OPTIONS: dict[str, Callable[[Any], list[str]]] = {
    "deals": of_deals,
    "tie": lambda value: values_by_hand.of_word(value, ("extra_deal", "shared")),
    "doubling_multiplies": lambda value: values_by_hand.of_word(
        value, ("everything", "value_and_bonuses", "value")
    ),
    "three_over": lambda value: values_by_hand.of_word(value, ("exact", "at_least", "off")),
    "exact_bonus": values_by_hand.of_flag,
    "passed_out_counts": values_by_hand.of_flag,
}


LAW = {"passed_out_counts"}
"""The house rules that decide what may be bid, or by whom."""


def problems(record: Record) -> list[tuple[int | None, str | None, str]]:
    """Deal, field and fault of every problem of a record whose players and dealer are right.

    With a house rule of `LAW` at fault nobody knows what the deals had to keep to, and only the rules are
    told; with another, nobody knows when the match was over.
    """
    told: list[tuple[int | None, str | None, str]] = [
        (None, field, fault) for field, fault in values_by_hand.of_options(record.get("options", {}), OPTIONS)
    ]
    faulty = {str(field).removeprefix("options.") for _, field, _ in told}
    if faulty & LAW or not isinstance(record.get("options", {}), dict):
        return told
    held = record.get("options", {})
    record = {**record, "options": {key: value for key, value in held.items() if key not in faulty}}
    sound: Record = {**record, "deals": []}
    for number, deal in enumerate(record["deals"], start=1):
        known = played(sound, endless=bool(faulty))
        if not faulty and not known["left"]:
            told.append((number, None, "match_is_over"))
            continue
        kept = contract_by_hand.readable(deal, PAGE) if isinstance(deal, dict) else {}
        dealer = kept.get("dealer", known["turn"])
        told += [(number, field, fault) for field, fault in contract_by_hand.of_deal(deal, PAGE, dealer)]
        sound["deals"].append(as_scored(kept, dealer))
    if "open_deal" in record:
        told += [
            (None, "open_deal", fault) for fault in contract_by_hand.of_open_deal(record["open_deal"], PAGE)
        ]
    return told


def as_scored(kept: Deal, dealer: int) -> Deal:
    """What a readable deal brings the match: itself, or a deal that scores nothing where it breaks a rule."""
    more = {"dealer": dealer, "adjustments": kept.get("adjustments", [])}
    if contract_by_hand.was_passed_out(kept):
        return {**more, "passed_out": True}
    if contract_by_hand.of_rules(kept, PAGE, dealer) or contract_by_hand.lacks(kept, PAGE):
        taken_back = {"side": 0, "points": -SHORT["none"][0]}
        short = {"declarer": 1, "level": 1, "strain": "clubs", "tricks": 6}
        return {**short, **more, "adjustments": [*more["adjustments"], taken_back]}
    return {**kept, **more}
