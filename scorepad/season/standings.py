"""The season table: results added up by a scheme, exactly, and put in order."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from scorepad.season.results import Result, SideResult, Who
from scorepad.season.season import AVERAGING, By, Counting, Scheme


@dataclass(frozen=True)
class Standing:
    """A line of the table.

    `place` is None below the table. `points` and `average` rest on the `counted` results; `matches`, `wins`,
    `total_score`, `bids` and `exact_bids` on all. `movement` is the place before minus the place now, None
    without one. `results` are the matches behind the line with what each gave, the dropped ones marked.
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
    results: tuple["Counted", ...] = ()


@dataclass(frozen=True)
class Counted:
    """A match behind a line, what it gave, and whether that counts."""

    match: int
    points: Fraction
    counts: bool


@dataclass(frozen=True)
class Table:
    """The lines with a place, those below the table, and the games that were added up."""

    rows: tuple[Standing, ...]
    unranked: tuple[Standing, ...]
    games: frozenset[str] = frozenset()

    @property
    def mixes_points(self) -> bool:
        """Whether several games were played; their points cannot be compared."""
        return len(self.games) > 1


@dataclass(slots=True)
class _Line:
    """One person or pair while results are gathered."""

    name: str
    order: tuple[float, int]
    given: list[tuple[int, int, int]] = field(default_factory=list)
    """Numerator and denominator of what a match gave, and the match."""
    wins: int = 0
    total_score: int = 0
    bids: int = 0
    exact_bids: int = 0


_BESIDE = "\n"
"""Joins the keys of a pair: no name holds it."""

Giver = Callable[[SideResult, Result], tuple[int, int]]
"""What a match gives a side, as numerator and denominator."""


def _wins(side: SideResult, _result: Result) -> tuple[int, int]:
    return (1, side.won) if side.won else (0, 1)


def _score(side: SideResult, _result: Result) -> tuple[int, int]:
    return side.total, 1


def _field(side: SideResult, result: Result) -> tuple[int, int]:
    # Sides beaten, and half of those equal, of all others: fair across tables of different size.
    beaten = sum(other.place > side.place for other in result.sides)
    equal = sum(other.place == side.place for other in result.sides) - 1
    return 100 * (2 * beaten + equal), 2 * (len(result.sides) - 1)


def _places(points: Sequence[Fraction]) -> Giver:
    def give(side: SideResult, result: Result) -> tuple[int, int]:
        # Sides that share a place share the mean of the places that they take up together.
        sharing = sum(other.place == side.place for other in result.sides)
        taken = range(side.place - 1, side.place - 1 + sharing)
        mean = sum((points[at] for at in taken if at < len(points)), Fraction()) / sharing
        return mean.numerator, mean.denominator

    return give


def _giver(counting: Counting) -> Giver:
    if counting.scheme is Scheme.PLACES:
        return _places(counting.points)
    return {
        Scheme.WINS: _wins,
        Scheme.FIELD: _field,
        Scheme.SCORE: _score,
        Scheme.AVERAGE: _score,
    }[counting.scheme]


def standings(
    results: Iterable[Result],
    counting: Counting,
    *,
    guests: frozenset[str] = frozenset(),
    as_of: str | None = None,
) -> Table:
    """The table over results that have been filtered already.

    `guests` are the keys of those who are left out unless `counting.with_guests`. With `as_of` every line
    has its movement since the end of the day before the latest match's.
    """
    counted = [result for result in results if counting.by is By.PLAYER or result.pairs]
    table = _table(counted, counting, guests)
    if as_of is None:
        return table
    latest = max((result.day for result in counted if result.day is not None), default=None)
    earlier = [result for result in counted if result.day is not None and latest and result.day < latest]
    before = {row.key: row.place for row in _table(earlier, counting, guests).rows}
    return Table(
        tuple(_moved(row, before.get(row.key)) for row in table.rows),
        tuple(_moved(row, None) for row in table.unranked),
        table.games,
    )


def _moved(row: Standing, before: int | None) -> Standing:
    return replace(row, movement=None if before is None or row.place is None else before - row.place)


def _table(results: Iterable[Result], counting: Counting, guests: frozenset[str]) -> Table:
    lines: dict[str, _Line] = {}
    games: set[str] = set()
    give = _giver(counting)
    left_out = frozenset() if counting.with_guests else guests
    for result in results:
        games.add(result.game)
        for side in result.sides:
            given = give(side, result)
            for key, name in _lines_of(side, counting.by, left_out):
                _add(lines, key, name, given, side, result)
    standing = [_standing(key, line, counting) for key, line in lines.items()]
    ranked = [one for one in standing if one.matches >= counting.minimum]
    ranked.sort(key=lambda one: (-one.points, -one.wins, _folded(one)))
    unranked = [one for one in standing if one.matches < counting.minimum]
    unranked.sort(key=_folded)
    return Table(_placed(ranked), tuple(unranked), frozenset(games))


def _folded(one: Standing) -> str:
    return one.key.replace(_BESIDE, " & ")


def _lines_of(side: SideResult, by: By, left_out: frozenset[str]) -> list[tuple[str, str]]:
    players: Sequence[Who] = [who for who in side.players if who.key not in left_out]
    if by is By.PLAYER:
        return [(who.key, who.name) for who in players]
    if len(players) < len(side.players):
        return []
    # A pair is the same whoever is named first.
    pair = sorted(players, key=lambda who: who.key)
    return [(_BESIDE.join(who.key for who in pair), " & ".join(who.name for who in pair))]


def _add(
    lines: dict[str, _Line],
    key: str,
    name: str,
    given: tuple[int, int],
    side: SideResult,
    result: Result,
) -> None:
    order = (result.order, result.match)
    line = lines.get(key)
    if line is None:
        line = lines[key] = _Line(name, order)
    elif order >= line.order:
        # Shown is the spelling of the most recently started match.
        line.name, line.order = name, order
    line.given.append((*given, result.match))
    line.wins += side.won > 0
    line.total_score += side.total
    line.bids += side.bids
    line.exact_bids += side.exact_bids


def _standing(key: str, line: _Line, counting: Counting) -> Standing:
    given = [Counted(match, Fraction(top, bottom), counts=True) for top, bottom, match in line.given]
    kept = _kept(given, counting)
    points = sum((given[at].points for at in kept), Fraction())
    average = points / len(kept) if kept else Fraction()
    return Standing(
        place=None,
        key=key,
        name=line.name,
        matches=len(given),
        counted=len(kept),
        wins=line.wins,
        points=average if counting.scheme in AVERAGING else points,
        average=average,
        total_score=line.total_score,
        bids=line.bids,
        exact_bids=line.exact_bids,
        results=tuple(
            one if at in kept else Counted(one.match, one.points, counts=False)
            for at, one in enumerate(given)
        ),
    )


def _kept(given: Sequence[Counted], counting: Counting) -> frozenset[int]:
    """Which results count: the lowest are dropped, of the rest the best are taken."""
    matches = len(given)
    dropped = max(0, min(counting.drop, matches - max(counting.minimum, 1)))
    left = matches - dropped
    if counting.best:
        left = min(left, counting.best)
    if left == matches:
        return frozenset(range(matches))
    best_first = sorted(range(matches), key=lambda at: -given[at].points)
    return frozenset(best_first[:left])


def _placed(ranked: Sequence[Standing]) -> tuple[Standing, ...]:
    placed: list[Standing] = []
    for at, one in enumerate(ranked):
        level = placed and (placed[-1].points, placed[-1].wins) == (one.points, one.wins)
        placed.append(replace(one, place=placed[-1].place if level else at + 1))
    return tuple(placed)
