"""The season table: results added up by a scheme, exactly, and put in order.

What the contract leaves open is decided so:

* Only what is in the table speaks: names are spelt as in the most recently started match that counts in it
  (of equal starts, or where none is known, by the spelling that sorts first, so that the order in which
  matches came in changes nothing), and the movement goes back from the latest of its matches.
* Folded names are compared as they are shown, pairs as `anna & cato`.
* A pair with a guest is left out like the guest. What a guest did still counts against the others: sides
  beaten, wins shared and places are those of the match.
* Which of several equal results is dropped makes no difference to the table; the later one is.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm

from scorepad.core.names import fold
from scorepad.season.results import BIDDING_GAME, Result, SideResult, Who
from scorepad.season.season import AVERAGING, By, Counting, Scheme


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the table.

    `key` is the person's, or those of a pair with a line break between. `place` is None below the table.
    `points` and `average` rest on the `counted` results; `matches`, `wins`, `total_score`, `bids` and
    `exact_bids` on all. `movement` is the place before minus the place now, None without one of them.
    """

    place: int | None
    key: str
    name: str
    matches: int
    counted: int
    wins: int
    points: Fraction
    average: Fraction
    total_score: int
    bids: int
    exact_bids: int
    movement: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """The lines with a place, those below the table, and the games that were added up.

    `mixes_points` says that points of several games were added up, which cannot be compared.
    """

    rows: tuple[Standing, ...]
    unranked: tuple[Standing, ...]
    games: frozenset[str] = frozenset()
    mixes_points: bool = False

    @property
    def has_bids(self) -> bool:
        """Whether a match with bids to keep is behind the table."""
        return BIDDING_GAME in self.games


@dataclass(frozen=True, slots=True)
class Behind:
    """A match behind a line, what it gave, and whether that counts or was left out."""

    match: int
    points: Fraction
    counts: bool


def standings(
    results: Iterable[Result],
    counting: Counting,
    *,
    guests: frozenset[str] = frozenset(),
    movement: bool = False,
) -> Table:
    """The table over results that have been filtered already.

    `guests` are the keys of those who are left out unless `counting.with_guests`. With `movement` every line
    is compared with the end of the day before the latest match's.
    """
    counted = _of_kind(results, counting)
    table = _table(counted, counting, guests)
    if not movement:
        return table
    latest = max((result.day for result in counted if result.day is not None), default="")
    earlier = [result for result in counted if result.day is not None and result.day < latest]
    before = {row.key: row.place for row in _table(earlier, counting, guests).rows}
    return replace(table, rows=tuple(_moved(row, before.get(row.key)) for row in table.rows))


def behind(results: Iterable[Result], counting: Counting) -> dict[str, tuple[Behind, ...]]:
    """The matches behind each line, by its key, in the order in which they started; guests' too."""
    counted = sorted(_of_kind(results, counting), key=lambda result: (result.order, result.match))
    unit, give = _giver(counting, counted)
    given: dict[str, list[tuple[int, int]]] = {}
    for result in counted:
        for side, points in zip(result.sides, give(result), strict=True):
            for key in _keys(side, counting.by):
                given.setdefault(key, []).append((result.match, points))
    return {key: _behind(of_line, unit, counting) for key, of_line in given.items()}


def _behind(given: Sequence[tuple[int, int]], unit: int, counting: Counting) -> tuple[Behind, ...]:
    best_first = sorted(range(len(given)), key=lambda at: -given[at][1])
    kept = frozenset(best_first[: _how_many_count(len(given), counting)])
    return tuple(
        Behind(match, Fraction(points, unit), at in kept) for at, (match, points) in enumerate(given)
    )


def _of_kind(results: Iterable[Result], counting: Counting) -> list[Result]:
    return [result for result in results if counting.by is By.PLAYER or result.pairs]


def _moved(row: Standing, before: int | None) -> Standing:
    return row if before is None or row.place is None else replace(row, movement=before - row.place)


# What a match gives. Whole numbers of a unit that divides everything the scheme can give: they add up
# exactly, and much faster than fractions.

Giver = Callable[[Result], Sequence[int]]
"""What a match gives each of its sides, in units."""


def _giver(counting: Counting, results: Sequence[Result]) -> tuple[int, Giver]:
    """How many units are one point, and what gives them."""
    if counting.scheme in (Scheme.SCORE, Scheme.AVERAGE):
        return 1, lambda result: [side.total for side in result.sides]
    most = max((len(result.sides) for result in results), default=1)
    # A point may be shared by any number of sides up to all of them.
    shares = lcm(*range(1, most + 1))
    if counting.scheme is Scheme.WINS:
        return shares, lambda result: [shares // side.won if side.won else 0 for side in result.sides]
    if counting.scheme is Scheme.PLACES:
        unit = shares * lcm(*(points.denominator for points in counting.points))
        listed = [int(points * unit) for points in counting.points]
        return unit, _by_places(lambda places: [_of_place(listed, places, place) for place in places])
    # Half of the other sides is what two of them are worth together.
    unit = 2 * shares
    return unit, _by_places(lambda places: [_of_field(unit, places, place) for place in places])


def _of_place(listed: Sequence[int], places: Sequence[int], place: int) -> int:
    # Sides that share a place share the mean of the places that they take up together.
    sharing = places.count(place)
    return sum(listed[place - 1 : place - 1 + sharing]) // sharing


def _of_field(unit: int, places: Sequence[int], place: int) -> int:
    # Sides beaten, and half of those equal, of all others: fair across tables of different size.
    beaten = sum(other > place for other in places)
    equal = places.count(place) - 1
    return unit // (2 * (len(places) - 1)) * 100 * (2 * beaten + equal)


def _by_places(given: Callable[[Sequence[int]], Sequence[int]]) -> Giver:
    """What hangs on places alone; there are few ways to end a match, so each is reckoned once."""
    known: dict[tuple[int, ...], Sequence[int]] = {}

    def give(result: Result) -> Sequence[int]:
        places = tuple([side.place for side in result.sides])
        found = known.get(places)
        if found is None:
            found = known[places] = given(places)
        return found

    return give


# The lines.


class _Line:
    """One person or pair while results are gathered."""

    __slots__ = ("bids", "exact_bids", "given", "players", "total_score", "wins")

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = players
        self.given: list[int] = []
        self.wins = 0
        self.total_score = 0
        self.bids = 0
        self.exact_bids = 0


_BESIDE = "\n"
"""Joins the keys of a pair: no name holds it."""


def _keys(side: SideResult, by: By) -> tuple[str, ...]:
    """The lines that a side's result goes to."""
    keys = tuple([who.key for who in side.players])
    # A pair is the same whoever is named first.
    return keys if by is By.PLAYER else (_BESIDE.join(sorted(keys)),)


class _Spelling:
    """How each person's name was spelt last."""

    def __init__(self) -> None:
        self._latest: dict[str, tuple[float, str]] = {}

    def see(self, who: Who, order: float) -> None:
        known = self._latest.get(who.key)
        if known is None or order > known[0] or (order == known[0] and who.name < known[1]):
            self._latest[who.key] = (order, who.name)

    def name(self, keys: Sequence[str]) -> str:
        names = [self._latest[key][1] for key in keys]
        return names[0] if len(names) == 1 else " & ".join(sorted(names, key=fold))


def _table(results: Sequence[Result], counting: Counting, guests: frozenset[str]) -> Table:
    left_out = frozenset() if counting.with_guests else guests
    unit, give = _giver(counting, results)
    lines: dict[str, _Line] = {}
    spelling = _Spelling()
    for result in results:
        for side, points in zip(result.sides, give(result), strict=True):
            for who in side.players:
                spelling.see(who, result.order)
            for key in _keys(side, counting.by):
                line = lines.get(key)
                if line is None:
                    line = lines[key] = _Line(tuple(key.split(_BESIDE)))
                line.given.append(points)
                line.wins += side.won > 0
                line.total_score += side.total
                line.bids += side.bids
                line.exact_bids += side.exact_bids
    standing = [
        _standing(key, spelling.name(line.players), line, unit, counting)
        for key, line in lines.items()
        if left_out.isdisjoint(line.players)
    ]
    ranked = [one for one in standing if one.matches >= counting.minimum]
    ranked.sort(key=lambda one: (-one.points, -one.wins, fold(one.name)))
    unranked = [one for one in standing if one.matches < counting.minimum]
    unranked.sort(key=lambda one: fold(one.name))
    games = frozenset({result.game for result in results})
    mixes_points = counting.scheme in (Scheme.SCORE, Scheme.AVERAGE) and len(games) > 1
    return Table(_placed(ranked), tuple(unranked), games, mixes_points)


def _standing(key: str, name: str, line: _Line, unit: int, counting: Counting) -> Standing:
    matches = len(line.given)
    counted = _how_many_count(matches, counting)
    given = line.given if counted == matches else sorted(line.given, reverse=True)[:counted]
    points = Fraction(sum(given), unit)
    average = points / counted
    return Standing(
        place=None,
        key=key,
        name=name,
        matches=matches,
        counted=counted,
        wins=line.wins,
        points=average if counting.scheme in AVERAGING else points,
        average=average,
        total_score=line.total_score,
        bids=line.bids,
        exact_bids=line.exact_bids,
    )


def _how_many_count(matches: int, counting: Counting) -> int:
    """Of so many results, how many count: the lowest are dropped, of the rest the best are taken."""
    dropped = max(0, min(counting.drop, matches - max(counting.minimum, 1)))
    left = matches - dropped
    return min(left, counting.best) if counting.best else left


def _placed(ranked: Sequence[Standing]) -> tuple[Standing, ...]:
    placed: list[Standing] = []
    for at, one in enumerate(ranked):
        level = placed and (placed[-1].points, placed[-1].wins) == (one.points, one.wins)
        placed.append(replace(one, place=placed[-1].place if level else at + 1))
    return tuple(placed)
