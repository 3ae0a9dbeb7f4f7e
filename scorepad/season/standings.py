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

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from scorepad.core.names import fold
from scorepad.season.results import BIDDING_GAME, Result, SideResult, Who
from scorepad.season.season import AVERAGING, SCORING, By, Counting, Scheme


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the table.

    `key` is the person's, or those of a pair with a line break between; `players` are their names.
    `place` is None below the table.
    `points` and `average` rest on the `counted` results; `matches`, `wins`, `total_score`, `bids` and
    `exact_bids` on all. `movement` is the place before minus the place now, None without one of them.
    """

    place: int | None
    key: str
    players: tuple[str, ...]
    matches: int
    counted: int
    wins: int
    points: Fraction
    average: Fraction
    total_score: int
    bids: int
    exact_bids: int
    movement: int | None = None

    @property
    def name(self) -> str:
        """Its player, or both of a pair."""
        return " & ".join(self.players)


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


class Tally(NamedTuple):
    """So many `matches` of one line that gave it the same, added up.

    In each of them `level` of `sides` sides had this `place`, and this one's; `won` is how many sides shared
    the win, or 0. `total` is the score of each. What the points by a scheme do not hang on may differ from
    match to match in one tally: `total` unless a counting `picks_scores`, `place` and `level` unless places
    count, and so on; whether a match was won never does. `total_score`, `bids` and `exact_bids` are sums,
    `order` is that of the match that started last, in which the `players` were spelt so.
    """

    players: tuple[Who, ...]
    order: float
    game: str
    place: int
    level: int
    sides: int
    won: int
    total: int
    matches: int
    total_score: int
    bids: int
    exact_bids: int


UNIT = 5040
"""The parts of a point in a `Sum`: up to ten sides share a win, or a field, in whole numbers of them."""


class Sum(NamedTuple):
    """So many `matches` of one line, of which none is left out, added up.

    `points` are what they gave by wins or by the field, in parts of a point of which UNIT make one; no other
    scheme asks for it. `order` is that of the match that started last, in which the `players` were spelt so.
    """

    players: tuple[Who, ...]
    order: float
    game: str
    matches: int
    wins: int
    points: int
    total_score: int
    bids: int
    exact_bids: int


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
    table = _of_results(counted, counting, guests)
    if not movement:
        return table
    latest = max((result.day for result in counted if result.day is not None), default="")
    earlier = [result for result in counted if result.day is not None and result.day < latest]
    return _moved(table, _of_results(earlier, counting, guests))


def _of_results(results: Sequence[Result], counting: Counting, guests: frozenset[str]) -> Table:
    most = max((len(result.sides) for result in results), default=1)
    # One tally at a time: a hundred thousand matches are not held twice.
    return _table(tallies(results, counting.by), most, counting, guests)


def tabulated(
    added_up: Sequence[Tally],
    counting: Counting,
    *,
    guests: frozenset[str] = frozenset(),
    before: Sequence[Tally] | None = None,
) -> Table:
    """The table over tallies of the lines that `counting.by` wants; a history can add them up by itself.

    With the tallies `before`, every line has its movement since.
    """
    table = _of_tallies(added_up, counting, guests)
    return table if before is None else _moved(table, _of_tallies(before, counting, guests))


def totalled(
    sums: Iterable[Sum],
    counting: Counting,
    *,
    guests: frozenset[str] = frozenset(),
    before: Iterable[Sum] | None = None,
) -> Table:
    """The table over sums, by a counting that leaves no result out and counts no places.

    With the sums `before`, every line has its movement since.
    """
    table = _of_sums(sums, counting, guests)
    return table if before is None else _moved(table, _of_sums(before, counting, guests))


def _of_tallies(added_up: Sequence[Tally], counting: Counting, guests: frozenset[str]) -> Table:
    return _table(added_up, max((tally.sides for tally in added_up), default=1), counting, guests)


def _moved(table: Table, before: Table) -> Table:
    places = {row.key: row.place for row in before.rows}
    return replace(table, rows=tuple(_moved_row(row, places.get(row.key)) for row in table.rows))


def _moved_row(row: Standing, before: int | None) -> Standing:
    return row if before is None or row.place is None else replace(row, movement=before - row.place)


def behind(results: Iterable[Result], counting: Counting) -> dict[str, tuple[Behind, ...]]:
    """The matches behind each line, by its key, in the order in which they started; guests' too."""
    ordered = sorted(_of_kind(results, counting), key=lambda result: (result.order, result.match))
    unit, give = _giver(counting, max((len(result.sides) for result in ordered), default=1))
    given: dict[str, list[tuple[int, int]]] = {}
    for result in ordered:
        for tally in tallies([result], counting.by):
            given.setdefault(key_of(tally.players), []).append((result.match, give(tally)))
    return {key: _behind(of_line, unit, counting) for key, of_line in given.items()}


def _behind(given: Sequence[tuple[int, int]], unit: int, counting: Counting) -> tuple[Behind, ...]:
    best_first = sorted(range(len(given)), key=lambda at: -given[at][1])
    kept = frozenset(best_first[: _how_many_count(len(given), counting)])
    return tuple(
        Behind(match, Fraction(points, unit), at in kept) for at, (match, points) in enumerate(given)
    )


# Results, as what each line got.


def _of_kind(results: Iterable[Result], counting: Counting) -> list[Result]:
    return [result for result in results if counting.by is By.PLAYER or result.pairs]


def tallies(results: Iterable[Result], by: By) -> Iterator[Tally]:
    """What every line got of every match, one match a tally; only pair games have lines of pairs."""
    for result in results:
        if by is By.PAIR and not result.pairs:
            continue
        places = [side.place for side in result.sides]
        for side in result.sides:
            for players in _lines(side, by):
                yield Tally(
                    players,
                    result.order,
                    result.game,
                    side.place,
                    places.count(side.place),
                    len(places),
                    side.won,
                    side.total,
                    1,
                    side.total,
                    side.bids,
                    side.exact_bids,
                )


def _lines(side: SideResult, by: By) -> tuple[tuple[Who, ...], ...]:
    """Who is on the lines that a side's result goes to."""
    return (side.players,) if by is By.PAIR else tuple((who,) for who in side.players)


_BESIDE = "\n"
"""Joins the keys of a pair: no name holds it."""


def key_of(players: Sequence[Who]) -> str:
    """The key of the line with these players; a pair is the same whoever is named first."""
    return players[0].key if len(players) == 1 else _BESIDE.join(sorted(who.key for who in players))


# What a match gives. Whole numbers of a unit that divides everything the scheme can give: they add up
# exactly, and much faster than fractions.

Giver = Callable[[Tally], int]
"""What each match of a tally gives, in units."""


def _giver(counting: Counting, most: int) -> tuple[int, Giver]:
    """How many units are one point, and what gives them, at tables of at most so many sides."""
    if counting.scheme in SCORING:
        return 1, lambda tally: tally.total
    # A point may be shared by any number of sides up to all of them.
    shares = lcm(*range(1, most + 1))
    if counting.scheme is Scheme.WINS:
        return shares, lambda tally: shares // tally.won if tally.won else 0
    if counting.scheme is Scheme.FIELD:
        # Half of the other sides is what two of them are worth together.
        return 2 * shares, lambda tally: _of_field(2 * shares, tally)
    unit = shares * lcm(*(points.denominator for points in counting.points))
    listed = [int(points * unit) for points in counting.points]
    return unit, lambda tally: _of_place(listed, tally)


def _of_place(listed: Sequence[int], tally: Tally) -> int:
    # Sides that share a place share the mean of the places that they take up together.
    first = tally.place - 1
    return sum(listed[first : first + tally.level]) // tally.level


def _of_field(unit: int, tally: Tally) -> int:
    # Sides beaten, and half of those equal, of all others: fair across tables of different size.
    equal = tally.level - 1
    beaten = tally.sides - tally.place - equal
    return unit // (2 * (tally.sides - 1)) * 100 * (2 * beaten + equal)


# The lines.


class _Line:
    """One person or pair while results are gathered, and then what they come to."""

    __slots__ = (
        *("average", "bids", "counted", "exact_bids", "given", "key", "matches", "names", "people", "points"),
        *("total_score", "units", "wins"),
    )

    def __init__(self, key: str, players: Sequence[Who]) -> None:
        self.key = key
        self.people = tuple(who.key for who in players)
        self.names: tuple[str, ...] = ()
        self.units = 0
        """What all matches gave, in units."""
        self.given: list[tuple[int, int]] = []
        """What a match gave, and how many did, where only some of them count."""
        self.matches = 0
        self.wins = 0
        self.total_score = 0
        self.bids = 0
        self.exact_bids = 0
        self.counted = 0
        self.points = Fraction()
        self.average = Fraction()

    def add_up(self, unit: int, counting: Counting) -> None:
        """Let what was gathered come to something."""
        self.counted = _how_many_count(self.matches, counting)
        if self.counted < self.matches:
            points = Fraction(_best(self.given, self.counted), unit)
        elif counting.scheme in SCORING:
            points = Fraction(self.total_score)
        else:
            points = Fraction(self.units, unit)
        self.average = points / self.counted
        self.points = self.average if counting.scheme in AVERAGING else points

    @property
    def folded(self) -> str:
        """How the line's name is compared with others."""
        return fold(" & ".join(self.names))

    def standing(self, place: int | None) -> Standing:
        """The line with its place."""
        return Standing(
            place,
            self.key,
            self.names,
            self.matches,
            self.counted,
            self.wins,
            self.points,
            self.average,
            self.total_score,
            self.bids,
            self.exact_bids,
        )


class _Spelling:
    """How each person's name was spelt last."""

    def __init__(self) -> None:
        self._latest: dict[str, tuple[float, str]] = {}

    def see(self, who: Who, order: float) -> None:
        known = self._latest.get(who.key)
        if known is None or order > known[0] or (order == known[0] and who.name < known[1]):
            self._latest[who.key] = (order, who.name)

    def names(self, keys: Sequence[str]) -> tuple[str, ...]:
        return tuple(sorted((self._latest[key][1] for key in keys), key=fold))


class _Gathered:
    """All lines while results are gathered."""

    def __init__(self) -> None:
        self._games: set[str] = set()
        self._lines: dict[str, _Line] = {}
        self._spelling = _Spelling()

    def line(self, players: tuple[Who, ...], order: float, game: str) -> _Line:
        """The line of these players, who are seen in matches of a game of which the last is of this order."""
        self._games.add(game)
        for who in players:
            self._spelling.see(who, order)
        key = key_of(players)
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = _Line(key, players)
        return line

    def table(self, unit: int, counting: Counting, guests: frozenset[str]) -> Table:
        """The table of the lines, whose points are in units of which so many are one."""
        left_out = frozenset() if counting.with_guests else guests
        lines = [line for line in self._lines.values() if left_out.isdisjoint(line.people)]
        for line in lines:
            line.names = self._spelling.names(line.people)
            line.add_up(unit, counting)
        ranked = [line for line in lines if line.matches >= counting.minimum]
        # Fractions are slow to compare: the nearest floating numbers, in the same order, part most of them.
        ranked.sort(key=lambda line: (-float(line.points), -line.points, -line.wins, line.folded, line.key))
        unranked = [line for line in lines if line.matches < counting.minimum]
        unranked.sort(key=lambda line: (line.folded, line.key))
        mixes_points = counting.scheme in SCORING and len(self._games) > 1
        below = tuple(line.standing(None) for line in unranked)
        return Table(_placed(ranked), below, frozenset(self._games), mixes_points)


def _table(added_up: Iterable[Tally], most: int, counting: Counting, guests: frozenset[str]) -> Table:
    """The table without movement; no match has more than `most` sides."""
    unit, give = _giver(counting, most)
    only_some_count = bool(counting.drop or counting.best)
    gathered = _Gathered()
    for tally in added_up:
        line = gathered.line(tally.players, tally.order, tally.game)
        points = give(tally)
        line.units += points * tally.matches
        if only_some_count:
            line.given.append((points, tally.matches))
        line.matches += tally.matches
        line.wins += tally.matches if tally.won else 0
        line.total_score += tally.total_score
        line.bids += tally.bids
        line.exact_bids += tally.exact_bids
    return gathered.table(unit, counting, guests)


def _of_sums(sums: Iterable[Sum], counting: Counting, guests: frozenset[str]) -> Table:
    gathered = _Gathered()
    for players, order, game, matches, wins, points, total_score, bids, exact_bids in sums:
        line = gathered.line(players, order, game)
        line.units += points
        line.matches += matches
        line.wins += wins
        line.total_score += total_score
        line.bids += bids
        line.exact_bids += exact_bids
    return gathered.table(UNIT, counting, guests)


def _best(given: Iterable[tuple[int, int]], counted: int) -> int:
    """What the so many best of these matches gave together."""
    best = 0
    for points, matches in sorted(given, reverse=True):
        taken = min(matches, counted)
        best += points * taken
        counted -= taken
    return best


def _how_many_count(matches: int, counting: Counting) -> int:
    """Of so many results, how many count: the lowest are dropped, of the rest the best are taken."""
    dropped = max(0, min(counting.drop, matches - max(counting.minimum, 1)))
    left = matches - dropped
    return min(left, counting.best) if counting.best else left


def _placed(ranked: Sequence[_Line]) -> tuple[Standing, ...]:
    placed: list[Standing] = []
    for at, line in enumerate(ranked):
        level = placed and (placed[-1].points, placed[-1].wins) == (line.points, line.wins)
        placed.append(line.standing(placed[-1].place if level else at + 1))
    return tuple(placed)
