"""A second Boerenbridge scorer, written from the rulebook alone, on plain records and by columns.

It shares no line with the program: whatever both get wrong, they get wrong on their own.
"""

from typing import Any

Record = dict[str, Any]

PACK = {"standard": 52, "half": 26, "wizard": 60}


def ladder_of(record: Record) -> list[int]:
    given = record.get("options", {}).get("hands")
    if given is not None:
        return list(given)
    players = len(record["players"])
    top = {2: 8, 3: 8, 4: 8, 5: 10, 6: 8, 7: 7}[players]
    up = [cards for cards in range(1, 61) if cards <= top]
    if players == 2:
        return up
    down = up[::-1]
    return up + (down if players == 7 else down[1:])


def dealers_of(record: Record) -> list[int]:
    """Who dealt each deal, and last who deals next."""
    chairs = len(record["players"])
    turn = record.get("first_dealer", 0)
    dealers = []
    for deal in record["deals"]:
        turn = deal.get("dealer", turn)
        dealers.append(turn)
        turn = 0 if turn + 1 == chairs else turn + 1
    return [*dealers, turn]


def column_of(record: Record, chair: int) -> list[dict[str, int]]:
    """One player's column: for each deal his points by reason, in the order of writing."""
    rules = {
        "base": 10,
        "per_trick": 2,
        "missed": "zero",
        "penalty_per_trick": 1,
        "consolation": 0,
        "blind_one_card": 1,
        **record.get("options", {}),
    }
    column = []
    for cards, dealt, deal in zip(ladder_of(record), dealers_of(record), record["deals"], strict=False):
        missed_by = [abs(bid - took) for bid, took in zip(deal["bids"], deal["tricks"], strict=True)]
        factor = rules["blind_one_card"] if cards == 1 else 1
        if missed_by[chair] == 0:
            box = {"exact": factor * (rules["base"] + rules["per_trick"] * deal["tricks"][chair])}
        elif rules["missed"] == "penalty":
            box = {"missed": -factor * rules["penalty_per_trick"] * missed_by[chair]}
        else:
            box = {"missed": 0}
        nearest_miss = min((off for off in missed_by if off), default=0)
        comforted = deal.get("forced") and chair == dealt and missed_by[chair] == nearest_miss > 0
        if comforted and rules["consolation"]:
            box["consolation"] = rules["consolation"]
        column.append(box)
    return column


def no_trump_in(record: Record, at: int) -> bool:
    sizes, options = ladder_of(record), record.get("options", {})
    players = len(record["players"])
    pack = options.get("deck") or ("half" if players == 2 else "standard")
    reasons = {
        "none": [],
        "last": [at == len(sizes) - 1],
        "one_card": [sizes[at] == 1],
        "top": [sizes[at] == max(sizes)],
        "one_card_and_top": [sizes[at] == 1, sizes[at] == max(sizes)],
        "all": [True],
    }[options.get("no_trump", "none")]
    return any([*reasons, sizes[at] * players == PACK[pack]])


def answer(record: Record) -> dict[str, Any]:
    """What `scorepad score --json` must say of a record without faults, entries aside."""
    players, deals = record["players"], record["deals"]
    chairs = range(len(players))
    columns = [column_of(record, chair) for chair in chairs]
    own = [[sum(box.values()) for box in column] for column in columns]
    given = [
        [sum(one["points"] for one in deal.get("adjustments", []) if one["side"] == chair) for deal in deals]
        for chair in chairs
    ]
    exact = [sum("exact" in box for box in column) for column in columns]
    best = [max(points, default=None) for points in own]
    totals = [sum(own[chair]) + sum(given[chair]) for chair in chairs]
    standing = [(totals[chair], exact[chair], best[chair] or 0) for chair in chairs]
    ladder = ladder_of(record)
    over = len(deals) == len(ladder)
    finished = over or record.get("closed", False)
    leaders = [chair for chair in chairs if standing[chair] == max(standing)]
    decided_by = None
    if finished:
        decided_by = "shared"
        if len(leaders) == 1:
            # The shortest beginning of the standing that already tells him from everybody.
            mine = standing[leaders[0]]
            rivals = [standing[chair] for chair in chairs if chair != leaders[0]]
            needed = min(n for n in (1, 2, 3) if all(rival[:n] != mine[:n] for rival in rivals))
            decided_by = {1: "total", 2: "exact_bids", 3: "best_deal"}[needed]
    dealers = dealers_of(record)
    return {
        "game": "boerenbridge",
        "sides": players,
        "points": [[own[chair][at] + given[chair][at] for chair in chairs] for at in range(len(deals))],
        "dealers": dealers[:-1],
        "totals": totals,
        "places": [1 + sum(other > mine for other in standing) for mine in standing],
        "finished": finished,
        "winners": leaders if finished else [],
        "decided_by": decided_by,
        "state": {
            "next_dealer": None if finished else dealers[-1],
            "next_hand": None if finished else ladder[len(deals)],
            "next_no_trump": None if finished else no_trump_in(record, len(deals)),
            "exact_bids": exact,
            "best_deal": best,
        },
    }


def forbidden_to_dealer(record: Record, at: int) -> int | None:
    """The bid the dealer of a deal may not make."""
    options = record.get("options", {})
    cards = ladder_of(record)[at]
    if options.get("dealer_rule", True) is False or cards < options.get("dealer_rule_from", 1):
        return None
    deal = record["deals"][at]
    left = cards - sum(bid for chair, bid in enumerate(deal["bids"]) if chair != dealers_of(record)[at])
    return left if left >= 0 else None
