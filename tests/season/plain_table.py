"""The season table once more, written from the contract alone, slowly, with nothing of the program's."""

from fractions import Fraction
from typing import Any

Match = dict[str, Any]
"""Has `game`, `day`, `start` (a number) and `sides`.

A side has `names`, `score`, `place`, `wins` (how many share the win, or 0), `bids` and `exact`."""


def table(
    matches: list[Match],
    *,
    scheme: str,
    by: str,
    points: list[Fraction],
    minimum: int,
    drop: int,
    best: int,
    guests: set[str],
    as_of: bool,
) -> list[dict[str, Any]]:
    """The lines in order, those below the table last."""
    if by == "pair":
        matches = [match for match in matches if all(len(side["names"]) == 2 for side in match["sides"])]
    lines: list[dict[str, Any]] = []
    for name in sorted({who for match in matches for side in match["sides"] for who in lines_of(side, by)}):
        if guests & set(name.split(" & ")):
            continue
        mine = [(match, side) for match in matches for side in match["sides"] if name in lines_of(side, by)]
        worth = sorted((value(scheme, points, match, side) for match, side in mine), reverse=True)
        while worth and len(mine) - len(worth) < drop and len(worth) > max(minimum, 1):
            worth.pop()
        if best > 0:
            worth = worth[:best]
        mean = sum(worth, Fraction(0)) / len(worth)
        lines.append(
            {
                "name": name,
                "matches": len(mine),
                "counted": len(worth),
                "wins": len([1 for _, side in mine if side["wins"]]),
                "points": mean if scheme in ("field", "average") else sum(worth, Fraction(0)),
                "average": mean,
                "total_score": sum(side["score"] for _, side in mine),
                "bids": sum(side["bids"] for _, side in mine),
                "exact_bids": sum(side["exact"] for _, side in mine),
            }
        )
    for line in lines:
        enough = line["matches"] >= minimum
        better = [
            other
            for other in lines
            if other["matches"] >= minimum
            and (other["points"], other["wins"]) > (line["points"], line["wins"])
        ]
        line["place"] = len(better) + 1 if enough else None
    if as_of:
        last = max((match["day"] for match in matches), default="")
        before = {
            line["name"]: line["place"]
            for line in table(
                [match for match in matches if match["day"] != last],
                scheme=scheme, by=by, points=points, minimum=minimum, drop=drop, best=best, guests=guests,
                as_of=False,
            )
        }  # fmt: skip
        for line in lines:
            was, now = before.get(line["name"]), line["place"]
            line["movement"] = was - now if was and now else None
    return sorted(lines, key=lambda line: (line["place"] or 10**9, line["name"]))


def lines_of(side: dict[str, Any], by: str) -> list[str]:
    return list(side["names"]) if by == "player" else [" & ".join(sorted(side["names"]))]


def value(scheme: str, points: list[Fraction], match: Match, side: dict[str, Any]) -> Fraction:
    """What a match gives a side."""
    places = [one["place"] for one in match["sides"]]
    if scheme == "wins":
        return Fraction(1, side["wins"]) if side["wins"] else Fraction(0)
    if scheme == "places":
        # Lay the sides out in order, hand each position its points, and let those level share theirs.
        positions = sorted(range(len(places)), key=lambda at: places[at])
        handed = [
            points[rank] if rank < len(points) else Fraction(0)
            for rank, at in enumerate(positions)
            if places[at] == side["place"]
        ]
        return sum(handed, Fraction(0)) / len(handed)
    if scheme == "field":
        others = list(places)
        others.remove(side["place"])
        duels = [
            Fraction(1) if other > side["place"] else Fraction(other == side["place"], 2) for other in others
        ]
        return 100 * sum(duels, Fraction(0)) / len(duels)
    return Fraction(side["score"])
