"""A second scorer of Auction Bridge, written from the rulebook alone, on plain records.

It shares no line with the program: whatever both get wrong, they get wrong on their own. It keeps the
score pad as paper does: slips of paper with a side, points, a reason and a line, and adds them up.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.games import auction_by_hand, contract_by_hand, values_by_hand
from tests.games.auction_by_hand import House
from tests.games.contract_by_hand import Page

Record = dict[str, Any]
Deal = dict[str, Any]

PAID = {
    "royal": {"clubs": 6, "diamonds": 7, "hearts": 8, "spades": 9, "no_trump": 10},
    "1904": {"spades": 2, "clubs": 4, "diamonds": 6, "hearts": 8, "no_trump": 12},
}
DEFAULTS: dict[str, Any] = {
    "trick_values": "royal",
    "game_target": 30,
    "format": "rubber",
    "deals": 4,
    "rubber_bonus": 250,
    "game_bonus": 0,
    "honours": "standard",
    "small_slam": 50,
    "grand_slam": 100,
    "doubled_overtrick_bonus": False,
    "undoubled_penalties": False,
    "nullo": False,
}
FACTOR = {"none": 1, "doubled": 2, "redoubled": 4}
OF_TRUMPS = {(3, 0): 30, (4, 0): 40, (5, 0): 50, (4, 4): 80, (5, 4): 90, (5, 5): 100}
NOTHING_WON: Deal = {"declarer": 0, "level": 1, "strain": "clubs", "tricks": 6}
"""A deal that brings nobody nearer a game."""
IN_TRICKS = {(3, 0): 2, (4, 0): 4, (5, 0): 5, (4, 4): 8, (5, 4): 9, (5, 5): 10}
OF_ACES = {(3, 0): 30, (4, 0): 40, (4, 4): 100}


class Slip(NamedTuple):
    side: int
    points: int
    reason: str
    line: str = "above"


def rules_of(record: Record) -> dict[str, Any]:
    return {**DEFAULTS, **record.get("options", {})}


def house_of(record: Record) -> House:
    rules = rules_of(record)
    order = "SCDH" if rules["trick_values"] == "1904" else "CDHS"
    return auction_by_hand.house(len(record["players"]), order + "U" * rules["nullo"] + "N")


def number_of_sides(record: Record) -> int:
    return 3 if len(record["players"]) == 3 else 2


def contract_of(record: Record, deal: Deal, dealer: int) -> dict[str, Any] | None:
    """Declarer, level, strain and doubling of a legal deal; None if it was passed out."""
    if deal.get("passed_out"):
        return None
    if "auction" in deal:
        return auction_by_hand.contract(house_of(record), deal["auction"], dealer)
    said = {key: deal[key] for key in ("declarer", "level", "strain")}
    return {**said, "doubling": deal.get("doubling", "none")}


def honours_are_worth(rules: dict[str, Any], strain: str, held: dict[str, Any]) -> int:
    shape = held["count"], held.get("in_one_hand", 0)
    if rules["honours"] == "none":
        return 0
    if strain == "no_trump":
        return OF_ACES[shape]
    if rules["honours"] == "standard":
        return OF_TRUMPS[shape]
    values = rules["trick_values"]
    return IN_TRICKS[shape] * int((PAID[values] if isinstance(values, str) else values)[strain])


def slips_of(record: Record, deal: Deal, contract: dict[str, Any]) -> list[Slip]:
    """What is written for one played deal, without games, rubber and adjustments."""
    rules, sides = rules_of(record), range(number_of_sides(record))
    ours = contract["declarer"] % len(sides)
    theirs = [side for side in sides if side != ours]
    level, strain, factor = contract["level"], contract["strain"], FACTOR[contract["doubling"]]
    tricks = deal["tricks"]
    if strain == "nullo":
        # The promise is to leave the opponents n tricks over their six.
        kept, value = 13 - tricks, 10
    else:
        values = rules["trick_values"]
        kept, value = tricks, (PAID[values] if isinstance(values, str) else values)[strain]
    over = kept - 6 - level
    written = []
    if over >= 0:
        written.append(Slip(ours, (kept - 6) * value * factor, "odd_tricks", "below"))
        if factor > 1:
            written.append(Slip(ours, 25 * factor, "made_doubled"))
            if rules["doubled_overtrick_bonus"]:
                written.append(Slip(ours, 25 * factor * over, "overtricks_doubled"))
    else:
        each = 50 if rules["undoubled_penalties"] else 50 * factor
        written += [Slip(side, each * -over, "undertricks") for side in theirs]
    if held := deal.get("honours"):
        worth = honours_are_worth(rules, strain, held)
        written += [Slip(side, worth, "honours") for side in ([ours] if held["by"] == "declarer" else theirs)]
    if strain != "nullo":
        for winners, won in (([ours], tricks), (theirs, 13 - tricks)):
            slam = {12: "small_slam", 13: "grand_slam"}.get(won)
            written += [Slip(side, rules[slam], slam) for side in winners if slam]
    return [slip for slip in written if slip.points or slip.reason in ("odd_tricks", "undertricks")]


def played(record: Record, *, endless: bool = False) -> dict[str, Any]:
    """The whole sheet: slips and dealer a deal, and what the table knows after the last."""
    rules, sides = rules_of(record), range(number_of_sides(record))
    chairs = len(record["players"])
    turn, games, part, number_played, over = record.get("first_dealer", 0), [0 for _ in sides], [], 0, False
    sheet, dealers = [], []
    part = [0 for _ in sides]
    for deal in record["deals"]:
        assert endless or not over, "no deal is left"
        turn = deal.get("dealer", turn)
        dealers.append(turn)
        slips: list[Slip] = []
        contract = contract_of(record, deal, turn)
        if contract is not None:
            number_played += 1
            turn = (turn + 1) % chairs
            slips = slips_of(record, deal, contract)
            for slip in slips:
                if slip.line == "below":
                    part[slip.side] += slip.points
            for side in sides:
                if part[side] >= rules["game_target"]:
                    part = [0 for _ in sides]
                    games[side] += 1
                    if rules["format"] == "deals" and rules["game_bonus"]:
                        slips.append(Slip(side, rules["game_bonus"], "game_bonus"))
                    if rules["format"] == "rubber" and games[side] == 2 and rules["rubber_bonus"]:
                        slips.append(Slip(side, rules["rubber_bonus"], "rubber"))
        over = number_played == rules["deals"] if rules["format"] == "deals" else 2 in games
        for one in deal.get("adjustments", []):
            slips.append(Slip(one["side"], one["points"], "adjustment"))
        sheet.append(slips)
    return {"slips": sheet, "dealers": dealers, "turn": turn, "games": games, "part": part, "over": over}


def answer(record: Record) -> dict[str, Any]:
    """What `scorepad score --json` must say of a record without problems."""
    sides, names = range(number_of_sides(record)), record["players"]
    told = played(record)
    points = [
        [sum(slip.points for slip in slips if slip.side == side) for side in sides] for slips in told["slips"]
    ]
    totals = [sum(row[side] for row in points) for side in sides]
    line = {
        where: [
            sum(
                slip.points
                for slips in told["slips"]
                for slip in slips
                if (slip.side, slip.line) == (side, where)
            )
            for side in sides
        ]
        for where in ("above", "below")
    }
    finished = told["over"] or record.get("closed", False)
    leaders = [side for side in sides if totals[side] == max(totals)]
    state = {
        "next_dealer": None if finished else told["turn"],
        "games": told["games"],
        "below": told["part"],
        "above": line["above"],
        "below_total": line["below"],
    }
    if len(sides) == 3:
        state["settlement"] = [
            {"from": one, "to": other, "points": totals[other] - totals[one]}
            for one in sides
            for other in sides
            if totals[one] < totals[other]
        ]
    return {
        "game": "auction_bridge",
        "sides": names if len(sides) == 3 else [f"{names[0]} & {names[2]}", f"{names[1]} & {names[3]}"],
        "points": points,
        "running": [
            [sum(row[side] for row in points[: at + 1]) for side in sides] for at in range(len(points))
        ],
        "entries": [[slip._asdict() for slip in slips] for slips in told["slips"]],
        "dealers": told["dealers"],
        "totals": totals,
        "places": [1 + sum(other > mine for other in totals) for mine in totals],
        "finished": finished,
        "winners": leaders if finished else [],
        "decided_by": None if not finished else "total" if len(leaders) == 1 else "shared",
        "state": state,
    }


# Problems.


def of_honours(held: Any) -> list[str]:
    if not isinstance(held, dict):
        return ["wrong_type"]
    faults = ["unknown_key" for key in held if key not in ("by", "count", "in_one_hand")]
    for key in ("by", "count", "in_one_hand"):
        if key not in held:
            faults += ["missing_key"] if key != "in_one_hand" else []
        elif key == "by":
            faults += values_by_hand.of_word(held["by"], ("declarer", "defenders"))
        elif not values_by_hand.is_number(held[key]):
            faults.append("wrong_type")
    return faults


def can_be_held(held: dict[str, Any], strain: str | None) -> bool:
    shape = held["count"], held.get("in_one_hand", 0)
    return strain != "nullo" and shape in (OF_ACES if strain == "no_trump" else OF_TRUMPS)


def page_of(record: Record) -> Page:
    nullo = ("nullo",) if rules_of(record)["nullo"] is True else ()
    return Page(
        house=house_of(record),
        sides=number_of_sides(record),
        strains=("clubs", "diamonds", "hearts", "spades", *nullo, "no_trump"),
        levels_of=lambda _strain: range(1, 8),
        own_key="honours",
        read_own=of_honours,
        own_is_possible=can_be_held,
        own_is_played=True,
    )


def of_own_values(values: Any) -> list[str]:
    if not isinstance(values, dict):
        return values_by_hand.of_word(values, PAID)
    strains = PAID["royal"]
    faults = ["unknown_key" for key in values if key not in strains]
    for strain in strains:
        if strain in values:
            faults += values_by_hand.of_number(values[strain], range(1, 51))
        else:
            faults.append("missing_key")
    return faults


OPTIONS: dict[str, Callable[[Any], list[str]]] = {
    "trick_values": of_own_values,
    "game_target": lambda value: values_by_hand.of_number(value, range(10, 101)),
    "format": lambda value: values_by_hand.of_word(value, ("rubber", "deals")),
    "deals": lambda value: values_by_hand.of_number(value, range(1, 101)),
    "rubber_bonus": lambda value: values_by_hand.of_number(value, range(1001)),
    "game_bonus": lambda value: values_by_hand.of_number(value, range(1001)),
    "honours": lambda value: values_by_hand.of_word(value, ("standard", "period", "none")),
    "small_slam": lambda value: values_by_hand.of_number(value, range(501)),
    "grand_slam": lambda value: values_by_hand.of_number(value, range(501)),
    "doubled_overtrick_bonus": values_by_hand.of_flag,
    "undoubled_penalties": values_by_hand.of_flag,
    "nullo": values_by_hand.of_flag,
}


LAW = {"nullo", "trick_values"}
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
    page = page_of(record)
    sound: Record = {**record, "deals": []}
    for number, deal in enumerate(record["deals"], start=1):
        if not faulty and played(sound, endless=bool(faulty))["over"]:
            told.append((number, None, "match_is_over"))
            continue
        kept = contract_by_hand.readable(deal, page) if isinstance(deal, dict) else {}
        dealer = kept.get("dealer", played(sound, endless=bool(faulty))["turn"])
        told += [(number, field, fault) for field, fault in contract_by_hand.of_deal(deal, page, dealer)]
        sound["deals"].append(as_scored(kept, page, dealer))
    if "open_deal" in record:
        told += [
            (None, "open_deal", fault) for fault in contract_by_hand.of_open_deal(record["open_deal"], page)
        ]
    return told


def as_scored(kept: Deal, page: Page, dealer: int) -> Deal:
    """What a readable deal brings the match: itself, or a deal that wins nothing where it breaks a rule."""
    if contract_by_hand.was_passed_out(kept):
        return {"passed_out": True, "dealer": dealer}
    if contract_by_hand.of_rules(kept, page, dealer) or contract_by_hand.lacks(kept, page):
        return {**NOTHING_WON, "dealer": dealer}
    return {**kept, "dealer": dealer}
