"""A second scorer of Troefcall, written from the rulebook alone, on plain records.

It shares no line with the program: whatever both get wrong, they get wrong on their own.

Where the rulebook is silent, it is read so:

* the pair that "gets" a deal's points gets them also where the table made the deal worth 0;
* a list of one number of tricks, or of three, is `out_of_range`, like any list of a wrong length;
* tricks that do not even add up are not also told that they do not fit; of a kap and of stopped hands, whose
  tricks are 7 and 0, none are said not to add up;
* where nobody knows the side, what fits neither pair is still told;
* a deal that breaks a rule brings nobody points, but its adjustments count.
"""

from collections.abc import Callable
from typing import Any

from tests.games import values_by_hand as values
from tests.games.values_by_hand import Told

Record = dict[str, Any]
Deal = dict[str, Any]

DEFAULTS: dict[str, Any] = {
    "format": "target",
    "target": 20,
    "deals": 8,
    "majority": 2,
    "kap": 5,
    "stopped": 2,
    "baunie_points": 15,
    "failed": 2,
    "silent_kap": False,
    "baunie": True,
    "free_call": False,
    "rotation": "every_deal",
}
# Outcome: the option that prices it, and how the sheet calls it.
PRICED = {
    "majority": ("majority", "majority"),
    "kap": ("kap", "kap"),
    "stopped": ("stopped", "stopped"),
    "baunie": ("baunie_points", "baunie"),
    "silent": ("majority", "silent"),
    "failed": ("failed", "failed_baunie"),
}
# What `side` can have taken, the rest of the thirteen being the others'.
OF_THIRTEEN = {"majority": range(7, 13), "baunie": (13,), "silent": (13,), "failed": range(7, 13)}


def rules_of(record: Record) -> dict[str, Any]:
    return {**DEFAULTS, **record.get("options", {})}


def outcomes_of(rules: dict[str, Any]) -> list[str]:
    """What can happen at a table with these house rules."""
    if not rules["baunie"]:
        return ["majority", "kap"]
    if rules["silent_kap"]:
        return ["majority", "kap", "baunie", "failed"]
    return list(PRICED)


def is_over(rules: dict[str, Any], totals: list[int], number: int) -> bool:
    """Whether the rules end the match after so many deals."""
    if rules["format"] == "timed":
        return False
    reached = number if rules["format"] == "deals" else max(totals)
    return bool(reached >= rules[rules["format"]])


def played(record: Record) -> dict[str, Any]:
    """The whole sheet: entries and dealer a deal, and what the table knows after the last."""
    rules = rules_of(record)
    dealer, totals, over = record.get("first_dealer", 0), [0, 0], False
    told: dict[str, Any] = {"entries": [], "points": [], "running": [], "dealers": []}
    for number, deal in enumerate(record["deals"], start=1):
        assert not over, "no deal is left"
        dealer = deal.get("dealer", dealer)
        told["dealers"].append(dealer)
        option, reason = PRICED[deal["outcome"]]
        getter = 1 - deal["side"] if deal["outcome"] == "failed" else deal["side"]
        entries = [(getter, rules[option], reason)]
        entries += [(one["side"], one["points"], "adjustment") for one in deal.get("adjustments", [])]
        own = [sum(points for side, points, _ in entries if side == pair) for pair in (0, 1)]
        totals = [totals[0] + own[0], totals[1] + own[1]]
        told["points"].append(own)
        told["running"].append(totals)
        told["entries"].append(
            [{"side": s, "points": points, "reason": why, "line": "below"} for s, points, why in entries]
        )
        caller = [1, 2, 3, 0][dealer]
        if rules["rotation"] == "every_deal" or caller % 2 != getter:
            dealer = caller
        over = is_over(rules, totals, number)
    return {**told, "totals": totals, "turn": dealer, "over": over}


def answer(record: Record) -> dict[str, Any]:
    """What `scorepad score --json` must say of a record without problems."""
    rules, names, told = rules_of(record), record["players"], played(record)
    turn, over, totals = told.pop("turn"), told.pop("over"), told["totals"]
    finished = over or record.get("closed", False)
    leaders = [pair for pair in (0, 1) if totals[pair] == max(totals)]
    goes_for = rules["target"] if rules["format"] == "target" and not finished else None
    return {
        "game": "troefcall",
        "sides": [f"{names[0]} & {names[2]}", f"{names[1]} & {names[3]}"],
        **told,
        "places": [1 if pair in leaders else 2 for pair in (0, 1)],
        "finished": finished,
        "winners": leaders if finished else [],
        "decided_by": None if not finished else "shared" if len(leaders) == 2 else "total",
        "state": {
            "next_dealer": None if finished else turn,
            "next_caller": None if finished else [1, 2, 3, 0][turn],
            "to_go": None if goes_for is None else [max(0, goes_for - total) for total in totals],
        },
    }


# Problems.

KEYS = ("side", "outcome", "tricks", "trump", "dealer", "adjustments", "note")
SUITS = ("clubs", "diamonds", "hearts", "spades")


def of_tricks(value: Any) -> list[str]:
    if not isinstance(value, list):
        return ["wrong_type"]
    wrong_count = [] if len(value) == 2 else ["out_of_range"]
    return wrong_count + [fault for one in value for fault in values.of_number(one, range(14))]


def of_adjustments(value: Any) -> list[str]:
    if not isinstance(value, list):
        return ["wrong_type"]
    return [fault for one in value for fault in values.of_adjustment(one, 2)]


FORMS: dict[str, Callable[[Any], list[str]]] = {
    "side": lambda value: values.of_number(value, range(2), "side_out_of_range"),
    "outcome": lambda value: values.of_word(value, PRICED),
    "tricks": of_tricks,
    "trump": lambda value: values.of_word(value, SUITS),
    "dealer": lambda value: values.of_number(value, range(4), "dealer_out_of_range"),
    "adjustments": of_adjustments,
    "note": lambda value: [] if isinstance(value, str) else ["wrong_type"],
}


def of_forms(deal: Deal) -> Told:
    """What cannot be read of a deal, value by value."""
    return [
        (key, fault)
        for key, value in deal.items()
        for fault in (FORMS[key](value) if key in FORMS else ["unknown_key"])
    ]


def readable(deal: Deal) -> Deal:
    """A deal without what cannot be read of it."""
    kept = {key: value for key, value in deal.items() if key in FORMS and not FORMS[key](value)}
    if isinstance(deal.get("adjustments"), list):
        kept["adjustments"] = [one for one in deal["adjustments"] if not values.of_adjustment(one, 2)]
    return kept


def of_rules(kept: Deal, rules: dict[str, Any]) -> Told:
    """The rules that a readable deal breaks."""
    outcome, side, tricks = kept.get("outcome"), kept.get("side"), kept.get("tricks")
    told: Told = []
    if outcome is not None and outcome not in outcomes_of(rules):
        told.append(("outcome", "outcome_not_played"))
    if outcome is None or tricks is None:
        return told
    if outcome in OF_THIRTEEN and tricks[0] + tricks[1] != 13:
        told.append(("tricks", "tricks_do_not_add_up"))
    elif not any(fits(outcome, tricks[one], tricks[1 - one]) for one in (0, 1) if side in (one, None)):
        told.append(("tricks", "tricks_do_not_fit_outcome"))
    return told


def fits(outcome: str, own: int, others: int) -> bool:
    """Whether a pair with its own tricks can have done this; thirteen add up where they must."""
    return own in OF_THIRTEEN[outcome] if outcome in OF_THIRTEEN else (own, others) == (7, 0)


def in_order(told: Told) -> Told:
    """Unknown keys first, then in the order of the page."""
    return sorted(told, key=lambda one: KEYS.index(one[0]) if one[0] in KEYS else -1)


def of_deal(deal: Any, rules: dict[str, Any] | None) -> Told:
    """Every problem of one deal; where nobody knows the house rules, those of its form."""
    if not isinstance(deal, dict):
        return [("deals", "wrong_type")]
    lacking = [(key, "missing_key") for key in ("side", "outcome") if key not in deal]
    broken = [] if rules is None else of_rules(readable(deal), rules)
    return in_order([*of_forms(deal), *lacking, *broken])


def of_open_deal(deal: Any) -> list[str]:
    """The faults of a deal being entered: types and ranges, where a value is known at all."""
    if not isinstance(deal, dict):
        return ["wrong_type"]
    known = {key: value for key, value in deal.items() if value is not None or key not in KEYS}
    if isinstance(known.get("tricks"), list):
        known["tricks"] = [7 if one is None else one for one in known["tricks"]]
    if isinstance(known.get("adjustments"), list):
        known["adjustments"] = values.without_nulls(known["adjustments"], ("side", "points", "note"))
    # Half an adjustment is nothing wrong yet.
    return [fault for _, fault in in_order(of_forms(known)) if fault != "missing_key"]


def of_points(value: object) -> list[str]:
    return values.of_number(value, range(101))


OPTIONS: dict[str, Callable[[Any], list[str]]] = {
    "format": lambda value: values.of_word(value, ("target", "deals", "timed")),
    "target": lambda value: values.of_number(value, range(1, 501)),
    "deals": lambda value: values.of_number(value, range(1, 201)),
    "majority": of_points,
    "kap": of_points,
    "stopped": of_points,
    "baunie_points": of_points,
    "failed": of_points,
    "silent_kap": values.of_flag,
    "baunie": values.of_flag,
    "free_call": values.of_flag,
    "rotation": lambda value: values.of_word(value, ("every_deal", "winners_keep")),
}

LAW = {"silent_kap", "baunie"}
"""The house rules that decide what can have happened."""
NOTED = {"free_call", "rotation"}
"""Those that decide nothing about when a match is over."""


def problems(record: Record) -> list[tuple[int | None, str | None, str]]:
    """Deal, field and fault of every problem of a record whose players and dealer are right.

    With a house rule of `LAW` at fault nobody knows what the deals had to keep to, and they are looked at for
    form alone; with any but those of `NOTED` at fault, nobody knows when the match was over.
    """
    held = record.get("options", {})
    told: list[tuple[int | None, str | None, str]] = [
        (None, field, fault) for field, fault in values.of_options(held, OPTIONS)
    ]
    faulty = {str(field).removeprefix("options.") for _, field, _ in told}
    rules, knows_the_end = rules_of(record), not faulty & OPTIONS.keys() - NOTED
    sound: Record = {**record, "deals": []}
    for number, deal in enumerate(record["deals"], start=1):
        if knows_the_end and played(sound)["over"]:
            told.append((number, None, "match_is_over"))
            continue
        known = None if faulty & LAW else rules
        told += [(number, field, fault) for field, fault in of_deal(deal, known)]
        if knows_the_end:
            sound["deals"].append(as_scored(readable(deal) if isinstance(deal, dict) else {}, rules))
    if "open_deal" in record:
        told += [(None, "open_deal", fault) for fault in of_open_deal(record["open_deal"])]
    return told


def as_scored(kept: Deal, rules: dict[str, Any]) -> Deal:
    """What a readable deal brings the match: itself, or a deal without points where it breaks a rule."""
    if {"side", "outcome"} <= kept.keys() and not of_rules(kept, rules):
        return kept
    taken_back = {"side": 0, "points": -rules["majority"]}
    return {"side": 0, "outcome": "majority", "adjustments": [*kept.get("adjustments", []), taken_back]}
