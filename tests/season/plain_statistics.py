"""A second count of what is told of a player, from the sentences of the issue alone, on plain records.

It shares no line with the program. What a deal was worth it asks the second scorers of the games.

A match is a dict: its `number`, its `record`, the `keys` of the persons in its seats, the `day` as written
and the `start` in seconds, None where nobody knows them. All that are given count.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from tests.games import auction_bridge_by_hand, boerenbridge_by_hand, bridgette_by_hand, troefcall_by_hand

Match = dict[str, Any]
Told = dict[str, Any]

ORDER = ("boerenbridge", "auction_bridge", "troefcall", "bridgette")
BY_HAND: dict[str, Any] = {
    "auction_bridge": auction_bridge_by_hand,
    "boerenbridge": boerenbridge_by_hand,
    "bridgette": bridgette_by_hand,
    "troefcall": troefcall_by_hand,
}
STRAINS = ("clubs", "diamonds", "hearts", "spades", "nullo", "no_trump")


def pairs_of(record: Match) -> list[list[int]]:
    """The seats of each side."""
    seats = range(len(record["players"]))
    if record["game"] == "troefcall" or (record["game"] == "auction_bridge" and len(seats) == 4):
        return [[0, 2], [1, 3]]
    return [[seat] for seat in seats]


class Seen:
    """A match as one of its players saw it."""

    def __init__(self, match: Match, player: str) -> None:
        answer = BY_HAND[match["record"]["game"]].answer(match["record"])
        self.match, self.number = match, match["number"]
        self.record, self.game, self.keys = match["record"], match["record"]["game"], match["keys"]
        self.seat = self.keys.index(player)
        self.sides = pairs_of(self.record)
        (self.side,) = [at for at, seats in enumerate(self.sides) if self.seat in seats]
        self.places, self.place = answer["places"], answer["places"][self.side]
        self.total, self.dealers = answer["totals"][self.side], answer["dealers"]
        self.won = self.side in answer["winners"]

    @property
    def beaten(self) -> Fraction:
        """The part of the others who had a worse place, half of those who had the same."""
        others = [place for at, place in enumerate(self.places) if at != self.side]
        worse = [place for place in others if place > self.place]
        same = [place for place in others if place == self.place]
        return Fraction(2 * len(worse) + len(same), 2 * len(others))


def statistics(player: str, matches: Iterable[Match]) -> Told:
    """Everything that is told of somebody."""
    ours = [match for match in matches if player in match["keys"]]
    ours.sort(key=lambda match: (match["start"] is not None, match["start"] or 0, match["number"]))
    seen = [Seen(match, player) for match in ours]
    rows = [list(row) for _, row in groupby(seen, key=lambda one: one.won)]
    months = sorted({one.match["day"][:7] for one in seen if one.match["day"]})
    return {
        "wins": wins(seen),
        "field": mean([one.beaten for one in seen]) if seen else None,
        "places": by(seen, lambda one: one.place),
        "seats": {seat: wins([one for one in seen if one.seat == seat]) for seat in seats_of(seen)},
        "now": streak(rows[-1]) if rows else None,
        "longest_won": longest([row for row in rows if row[0].won]),
        "longest_lost": longest([row for row in rows if not row[0].won]),
        "opponents": opponents(seen),
        "partners": partners(seen, player),
        "months": {month: in_month(seen, month) for month in months},
        "undated": [one.number for one in seen if one.match["day"] is None],
        "games": {
            game: of_game(mine) for game in ORDER if (mine := [one for one in seen if one.game == game])
        },
    }


def numbers(seen: Iterable[Seen]) -> list[int]:
    return [one.number for one in seen]


def seats_of(seen: Iterable[Seen]) -> list[int]:
    return sorted({one.seat for one in seen})


def mean(values: Sequence[Fraction | int]) -> Fraction:
    return Fraction(sum(values)) / len(values)


def wins(seen: Sequence[Seen]) -> Told:
    return {"won": numbers(one for one in seen if one.won), "played": numbers(seen)}


def by(seen: Sequence[Seen], what: Callable[[Seen], int]) -> dict[int, list[int]]:
    return {value: numbers(one for one in seen if what(one) == value) for value in sorted(map(what, seen))}


def streak(row: Sequence[Seen]) -> Told:
    return {
        "won": row[0].won,
        "matches": numbers(row),
        "days": (row[0].match["day"], row[-1].match["day"]),
    }


def longest(rows: Sequence[Sequence[Seen]]) -> Told | None:
    """The longest row, and of those that are as long the last."""
    best: Sequence[Seen] = ()
    for row in rows:
        if len(row) >= len(best):
            best = row
    return streak(best) if best else None


def in_month(seen: Sequence[Seen], month: str) -> Told:
    played = [one for one in seen if (one.match["day"] or "").startswith(month)]
    return {"wins": wins(played), "field": mean([one.beaten for one in played])}


def opponents(seen: Sequence[Seen]) -> list[Told]:
    met: dict[str, Told] = {}
    for one in seen:
        for at, seats in enumerate(one.sides):
            if at == one.side:
                continue
            how = (
                "ahead"
                if one.place < one.places[at]
                else "level"
                if one.place == one.places[at]
                else "behind"
            )
            for seat in seats:
                note(met, one.keys[seat], one.number, how)
    return in_order(met)


def partners(seen: Sequence[Seen], player: str) -> list[Told]:
    met: dict[str, Told] = {}
    for one in seen:
        for seat in one.sides[one.side]:
            if one.keys[seat] != player:
                note(met, one.keys[seat], one.number, "ahead" if one.won else "behind")
    return in_order(met)


def note(met: dict[str, Told], who: str, number: int, how: str) -> None:
    nothing: Told = {"who": who, "matches": [], "ahead": [], "level": [], "behind": []}
    lines = met.setdefault(who, nothing)
    lines["matches"].append(number)
    lines[how].append(number)


def in_order(met: dict[str, Told]) -> list[Told]:
    return sorted(met.values(), key=lambda lines: (-len(lines["matches"]), lines["who"]))


# A game.


def of_game(seen: Sequence[Seen]) -> Told:
    best = max(one.total for one in seen)
    worst = min(one.total for one in seen)
    deals = sum(len(one.record["deals"]) for one in seen)
    return {
        "wins": wins(seen),
        "places": by(seen, lambda one: one.place),
        "mean_place": mean([one.place for one in seen]),
        "field": mean([one.beaten for one in seen]),
        "mean_total": mean([one.total for one in seen]),
        "mean_deal": Fraction(sum(one.total for one in seen), deals),
        "best": next((one.total, one.number, one.match["day"]) for one in seen if one.total == best),
        "worst": next((one.total, one.number, one.match["day"]) for one in seen if one.total == worst),
        "groups": GROUPS[seen[0].game](seen),
    }


Chance = tuple[int, bool]
"""A match, and whether it happened there."""


def shares(chances: dict[str, list[Chance]]) -> Told:
    """So many times of so many, and in which matches, for each that had a chance at all."""
    return {
        label: (sum(happened for _, happened in row), len(row), unique(number for number, _ in row))
        for label, row in chances.items()
        if row
    }


def amounts(amounts_of: dict[str, list[tuple[int, int]]]) -> Told:
    """How much in all, and in which matches."""
    found = {}
    for label, row in amounts_of.items():
        per_match: dict[int, int] = {}
        for number, amount in row:
            per_match[number] = per_match.get(number, 0) + amount
        behind = [number for number, amount in per_match.items() if amount]
        if behind:
            found[label] = (sum(per_match.values()), 0, behind)
    return found


def unique(given: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(given))


def without_empty(groups: dict[str, Told]) -> dict[str, Told]:
    return {heading: lines for heading, lines in groups.items() if lines}


# Boerenbridge: exact bids by hand size, by seat in the bidding, as dealer, and when the boerenregel bit.


def of_boerenbridge(seen: Sequence[Seen]) -> dict[str, Told]:
    kept: dict[str, list[Chance]] = {"In all": [], "As dealer": [], "As dealer with a forbidden number": []}
    bitten: list[Chance] = []
    cost: list[tuple[int, int]] = []
    over: list[Chance] = []
    short: list[Chance] = []
    bid: list[tuple[int, int]] = []
    taken: list[tuple[int, int]] = []
    sizes: dict[int, list[Chance]] = {}
    turns: dict[int, list[Chance]] = {}
    for one in seen:
        ladder = boerenbridge_by_hand.ladder_of(one.record)
        players = len(one.record["players"])
        for at, deal in enumerate(one.record["deals"]):
            mine, took, dealer = deal["bids"][one.seat], deal["tricks"][one.seat], one.dealers[at]
            chance = (one.number, mine == took)
            kept["In all"].append(chance)
            sizes.setdefault(ladder[at], []).append(chance)
            # The one after the dealer bids first, the dealer last.
            turns.setdefault((one.seat - dealer - 1) % players + 1, []).append(chance)
            over.append((one.number, took > mine))
            short.append((one.number, took < mine))
            bid.append((one.number, mine))
            taken.append((one.number, took))
            if one.seat != dealer:
                continue
            kept["As dealer"].append(chance)
            forbidden = boerenbridge_by_hand.forbidden_to_dealer(one.record, at)
            if forbidden is None:
                continue
            kept["As dealer with a forbidden number"].append(chance)
            bitten.append((one.number, took == forbidden))
            if took == forbidden:
                cost.append(
                    (one.number, would_have_brought(one, at, forbidden) - brought(one.record, one, at))
                )
    return without_empty(
        {
            "Bids kept": shares(kept),
            "What the boerenregel cost": {
                **shares({"Took just the forbidden number": bitten}),
                **amounts({"Points missed by that": cost}),
            },
            "Bids against tricks": {
                **shares({"Took too many": over, "Took too few": short}),
                **means({"Bid in a deal": bid, "Taken in a deal": taken}),
            },
            "Bids kept, by hand size": shares(
                {f"{size} card{'s' * (size > 1)}": sizes[size] for size in sorted(sizes)}
            ),
            "Bids kept, by turn to bid": shares({f"Bidder {turn}": turns[turn] for turn in sorted(turns)}),
        }
    )


def means(amounts_of: dict[str, list[tuple[int, int]]]) -> Told:
    """How much in all, how often, and in which matches."""
    return {
        label: (sum(amount for _, amount in row), len(row), unique(number for number, _ in row))
        for label, row in amounts_of.items()
        if row
    }


def brought(record: Match, one: Seen, at: int) -> int:
    return sum(boerenbridge_by_hand.column_of(record, one.seat)[at].values())


def would_have_brought(one: Seen, at: int, bid: int) -> int:
    """What a deal would have brought to somebody who had made another bid."""
    deals = [dict(deal) for deal in one.record["deals"]]
    deals[at]["bids"] = [bid if seat == one.seat else other for seat, other in enumerate(deals[at]["bids"])]
    return brought({**one.record, "deals": deals}, one, at)


# Troefcall: kap and baunie.


def of_troefcall(seen: Sequence[Seen]) -> dict[str, Told]:
    calls: list[Chance] = []
    happened: dict[str, list[tuple[int, int]]] = {
        label: []
        for label in (
            "Kap partij",
            "Kap partij by the others",
            "Baunie",
            "Baunie failed",
            "Baunie by the others",
            "Baunie of the others failed",
            "All thirteen in silence",
        )
    }
    named = {
        ("kap", True): "Kap partij",
        ("kap", False): "Kap partij by the others",
        ("baunie", True): "Baunie",
        ("baunie", False): "Baunie by the others",
        ("failed", True): "Baunie failed",
        ("failed", False): "Baunie of the others failed",
        ("silent", True): "All thirteen in silence",
    }
    for one in seen:
        for dealer, deal in zip(one.dealers, one.record["deals"], strict=True):
            ours = deal["side"] == one.side
            getting = ours if deal["outcome"] != "failed" else not ours
            if (dealer + 1) % 2 == one.side:
                calls.append((one.number, getting))
            label = named.get((deal["outcome"], ours))
            if label is not None:
                happened[label].append((one.number, 1))
    return without_empty(
        {"Calls": shares({"Own call won": calls}), "Kap partij and baunie": amounts(happened)}
    )


# Both bridges: contracts made, doubled, by level.


def of_contracts(seen: Sequence[Seen], *, strains: Sequence[str], may_pair: bool) -> dict[str, Told]:
    made: dict[str, list[Chance]] = {"In all": [], **({"As declarer": []} if may_pair else {}), "Doubled": []}
    beaten: list[Chance] = []
    levels: dict[int, list[Chance]] = {}
    by_strain: dict[str, list[Chance]] = {strain: [] for strain in strains}
    for one in seen:
        for dealer, deal in zip(one.dealers, one.record["deals"], strict=True):
            contract = contract_of(one, deal, dealer)
            if contract is None:
                continue
            promised = 6 + contract["level"]
            took = 13 - deal["tricks"] if contract["strain"] == "nullo" else deal["tricks"]
            chance = (one.number, took >= promised)
            if contract["declarer"] not in one.sides[one.side]:
                beaten.append((one.number, took < promised))
                continue
            made["In all"].append(chance)
            if may_pair and contract["declarer"] == one.seat:
                made["As declarer"].append(chance)
            if contract["doubling"] != "none":
                made["Doubled"].append(chance)
            levels.setdefault(contract["level"], []).append(chance)
            by_strain[contract["strain"]].append(chance)
    return {
        "Contracts made": shares(made),
        "Contracts of others": shares({"Beaten": beaten}),
        "Contracts made, by level": shares({f"Level {level}": levels[level] for level in sorted(levels)}),
        "Contracts made, by strain": shares(
            {strain.replace("_", " "): by_strain[strain] for strain in strains}
        ),
    }


def contract_of(one: Seen, deal: Match, dealer: int) -> Match | None:
    if one.game == "bridgette":
        return bridgette_by_hand.contract_of(deal, dealer)
    return auction_bridge_by_hand.contract_of(one.record, deal, dealer)


def of_auction_bridge(seen: Sequence[Seen]) -> dict[str, Told]:
    won: dict[str, list[tuple[int, int]]] = {"Games won": [], "Small slams": [], "Grand slams": []}
    for one in seen:
        played = auction_bridge_by_hand.played(one.record)
        won["Games won"].append((one.number, played["games"][one.side]))
        for slips in played["slips"]:
            for slip in slips:
                if slip.side == one.side and slip.reason in ("small_slam", "grand_slam"):
                    won[f"{slip.reason.split('_')[0].capitalize()} slams"].append((one.number, 1))
    contracts = of_contracts(seen, strains=STRAINS, may_pair=True)
    return without_empty({**contracts, "Games and slams": amounts(won)})


def of_bridgette(seen: Sequence[Seen]) -> dict[str, Told]:
    strains = [strain for strain in STRAINS if strain != "nullo"]
    return without_empty(of_contracts(seen, strains=strains, may_pair=False))


GROUPS: dict[str, Callable[[Sequence[Seen]], dict[str, Told]]] = {
    "auction_bridge": of_auction_bridge,
    "boerenbridge": of_boerenbridge,
    "bridgette": of_bridgette,
    "troefcall": of_troefcall,
}
