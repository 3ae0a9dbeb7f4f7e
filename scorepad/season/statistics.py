"""What the matches of one player come to: wins, places, streaks, records, facts of games, and whom against.

Every number knows the matches behind it. Only matches that tables count are counted here, by the same places
and winners; a shared win is a whole one, as in the wins column of a table.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import groupby

from scorepad.core.measures import Kind, Measure, MeasureGroup
from scorepad.core.phrase import Phrase
from scorepad.season.results import Result, SideResult, Who

FEW = 10
"""A number that rests on fewer chances than these says so: it may be luck."""

Facts = Mapping[str, int]
MeasuresOf = Callable[[str], tuple[MeasureGroup, ...]]
"""What the game of a key measures; nothing for a game that is not known here."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A match that the player sat at: on which of its sides and in which seat, and what the side's facts are.

    `deals` is how many were played.
    """

    result: Result
    side: int
    seat: int
    deals: int
    facts: Facts

    @property
    def own(self) -> SideResult:
        """What the player's side got."""
        return self.result.sides[self.side]


@dataclass(frozen=True, slots=True)
class Share:
    """The matches among others in which something happened, all as they started."""

    hit: tuple[int, ...]
    matches: tuple[int, ...]

    @property
    def hits(self) -> int:
        """In how many it happened."""
        return len(self.hit)

    @property
    def of(self) -> int:
        """Of how many."""
        return len(self.matches)

    @property
    def portion(self) -> Fraction | None:
        """From 0 to 1; None where there was no chance."""
        return Fraction(self.hits, self.of) if self.of else None

    @property
    def is_few(self) -> bool:
        """Whether it rests on so little that it may be luck."""
        return self.of < FEW


@dataclass(frozen=True, slots=True)
class Measured:
    """A measure of a game with what it came to: `hits`, and for shares and means `of` how many."""

    label: Phrase
    kind: Kind
    hits: int
    of: int
    matches: tuple[int, ...]

    @property
    def portion(self) -> Fraction | None:
        """Hits divided by what they are of; None for a count, or without a chance."""
        return Fraction(self.hits, self.of) if self.of else None

    @property
    def is_few(self) -> bool:
        """Whether it rests on so little that it may be luck; a count rests on nothing."""
        return self.kind is not Kind.COUNT and self.of < FEW


@dataclass(frozen=True, slots=True)
class MeasuredGroup:
    """Measures under their heading, those without a chance left out."""

    heading: Phrase
    measures: tuple[Measured, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A total that stands out, and the match in which it was scored; of equal ones the earliest."""

    total: int
    match: int
    day: str | None


@dataclass(frozen=True, slots=True)
class OfGame:
    """What the matches of one game come to.

    `mean_total` is the score of a match, `mean_deal` that of a deal. `field` is the share of the other sides
    that were beaten, those level counted half: 1 is always first, 1/2 the middle.
    """

    game: str
    wins: Share
    places: Mapping[int, tuple[int, ...]]
    """The matches in which each place was taken, by place."""
    mean_place: Fraction
    field: Fraction
    mean_total: Fraction
    mean_deal: Fraction
    best: Record
    worst: Record
    groups: tuple[MeasuredGroup, ...]


@dataclass(frozen=True, slots=True)
class Streak:
    """Matches in a row that were all won, or none of them; without any, nothing is known."""

    won: bool
    matches: tuple[int, ...]
    first_day: str | None = None
    last_day: str | None = None


@dataclass(frozen=True, slots=True)
class Meeting:
    """How it went against somebody, by who had the better place, or together with a partner.

    With a partner `ahead` are the matches won, `behind` those that were not, and `level` is empty.
    """

    who: Who
    matches: tuple[int, ...]
    ahead: tuple[int, ...]
    level: tuple[int, ...]
    behind: tuple[int, ...]

    @property
    def is_few(self) -> bool:
        """Whether it rests on so little that it may be luck."""
        return len(self.matches) < FEW


@dataclass(frozen=True, slots=True)
class Period:
    """A month, `YYYY-MM`, with its wins of all matches and how high in the field they ended."""

    month: str
    wins: Share
    field: Fraction


@dataclass(frozen=True, slots=True)
class Statistics:
    """All that is told of one player. `seats` are wins by chair, from 0; `games` in the order given.

    `field` is the share of the others that were beaten in all games together, as in each of them, and `now`
    the streak that goes on; None where nothing was played.
    """

    wins: Share
    field: Fraction | None
    places: Mapping[int, tuple[int, ...]]
    games: tuple[OfGame, ...]
    seats: Mapping[int, Share]
    now: Streak | None
    longest_won: Streak | None
    longest_lost: Streak | None
    opponents: tuple[Meeting, ...]
    partners: tuple[Meeting, ...]
    periods: tuple[Period, ...]
    undated: tuple[int, ...]
    """Matches of which nobody knows when they were: no month has them."""


def statistics(
    player: str, sittings: Iterable[Sitting], games: Sequence[str], measures: MeasuresOf
) -> Statistics:
    """What these matches of one player come to, whose key is `player`.

    `games` are the keys of games in the order in which they are told.
    """
    ordered = sorted(sittings, key=lambda sitting: (sitting.result.order, sitting.result.match))
    streaks = _streaks(ordered)
    return Statistics(
        wins=_wins(ordered),
        field=_field(ordered) if ordered else None,
        places=_by(ordered, lambda sitting: sitting.own.place),
        games=_games(ordered, games, measures),
        seats={seat: _wins(of_seat) for seat, of_seat in _grouped(ordered, lambda one: one.seat).items()},
        now=streaks[-1] if streaks else None,
        longest_won=_longest(streaks, won=True),
        longest_lost=_longest(streaks, won=False),
        opponents=_opponents(ordered),
        partners=_partners(ordered, player),
        periods=_periods(ordered),
        undated=_numbers(one for one in ordered if one.result.day is None),
    )


# Matches, counted.


def _numbers(sittings: Iterable[Sitting]) -> tuple[int, ...]:
    return tuple(sitting.result.match for sitting in sittings)


def _grouped(sittings: Iterable[Sitting], key: Callable[[Sitting], int]) -> dict[int, list[Sitting]]:
    groups: defaultdict[int, list[Sitting]] = defaultdict(list)
    for sitting in sittings:
        groups[key(sitting)].append(sitting)
    return dict(sorted(groups.items()))


def _by(sittings: Iterable[Sitting], key: Callable[[Sitting], int]) -> dict[int, tuple[int, ...]]:
    return {value: _numbers(group) for value, group in _grouped(sittings, key).items()}


def _wins(sittings: Sequence[Sitting]) -> Share:
    return Share(_numbers(one for one in sittings if one.own.won), _numbers(sittings))


def _field(sittings: Sequence[Sitting]) -> Fraction:
    """The mean of the share of the other sides that was beaten, half of those that were level."""
    # Added up by how many others there were: of a long history, fractions one by one take a second.
    halves: Counter[int] = Counter()
    for sitting in sittings:
        places = [side.place for side in sitting.result.sides]
        own = places.pop(sitting.side)
        halves[len(places)] += 2 * sum(place > own for place in places) + places.count(own)
    beaten = sum((Fraction(half, 2 * others) for others, half in halves.items()), Fraction())
    return beaten / len(sittings)


def _periods(sittings: Iterable[Sitting]) -> tuple[Period, ...]:
    dated = [(one.result.day[:7], one) for one in sittings if one.result.day is not None]
    dated.sort(key=lambda pair: pair[0])  # stable: a day as written and the start may differ by an offset
    periods = []
    for month, pairs in groupby(dated, key=lambda pair: pair[0]):
        within = [one for _, one in pairs]
        periods.append(Period(month, _wins(within), _field(within)))
    return tuple(periods)


# Streaks.


def _streaks(sittings: Iterable[Sitting]) -> list[Streak]:
    streaks = []
    for won, group in groupby(sittings, key=lambda one: bool(one.own.won)):
        row = list(group)
        streaks.append(Streak(won, _numbers(row), row[0].result.day, row[-1].result.day))
    return streaks


def _longest(streaks: Iterable[Streak], *, won: bool) -> Streak | None:
    """The longest of a kind, of equal ones the latest."""
    of_kind = [streak for streak in streaks if streak.won is won]
    return max(reversed(of_kind), key=lambda streak: len(streak.matches), default=None)


# Each game.


def _games(sittings: Sequence[Sitting], games: Sequence[str], measures: MeasuresOf) -> tuple[OfGame, ...]:
    known = {key: at for at, key in enumerate(games)}
    keys = sorted({one.result.game for one in sittings}, key=lambda key: (known.get(key, len(known)), key))
    return tuple(
        _of_game(key, [one for one in sittings if one.result.game == key], measures(key)) for key in keys
    )


def _of_game(game: str, sittings: Sequence[Sitting], groups: Sequence[MeasureGroup]) -> OfGame:
    totals = [one.own.total for one in sittings]
    return OfGame(
        game=game,
        wins=_wins(sittings),
        places=_by(sittings, lambda one: one.own.place),
        mean_place=Fraction(sum(one.own.place for one in sittings), len(sittings)),
        field=_field(sittings),
        mean_total=Fraction(sum(totals), len(sittings)),
        mean_deal=Fraction(sum(totals), sum(one.deals for one in sittings)),
        best=_record(max(sittings, key=lambda one: one.own.total)),
        worst=_record(min(sittings, key=lambda one: one.own.total)),
        groups=measured(sittings, groups),
    )


def _record(sitting: Sitting) -> Record:
    return Record(sitting.own.total, sitting.result.match, sitting.result.day)


def measured(sittings: Sequence[Sitting], groups: Sequence[MeasureGroup]) -> tuple[MeasuredGroup, ...]:
    """What a game's measures come to in matches of it; measures and groups without a chance are left out."""
    sums: Counter[str] = Counter()
    matches: defaultdict[str, list[int]] = defaultdict(list)
    for sitting in sittings:
        seat, match = sitting.seat, sitting.result.match
        for key, number in sitting.facts.items():
            if number:
                read = _as_read(key, seat)
                sums[read] += number
                matches[read].append(match)
    told = []
    for group in groups:
        measures = [measure for one in group.measures for measure in one.read(sums.keys())]
        if measures:
            found = tuple(_measured(measure, sums, matches) for measure in measures)
            told.append(MeasuredGroup(group.heading, found))
    return tuple(told)


_OWN = "{seat}"


@lru_cache(maxsize=4096)
def _as_read(key: str, seat: int) -> str:
    """The key under which a fact of the player's side is read: one of the own seat has its own."""
    return f"{key[: -len(str(seat))]}{_OWN}" if key.endswith(f"_seat_{seat}") else key


def _measured(measure: Measure, sums: Counter[str], matches: Mapping[str, Sequence[int]]) -> Measured:
    chance = measure.of or measure.hits
    return Measured(measure.label, measure.kind, sums[measure.hits], sums[measure.of], tuple(matches[chance]))


# Whom against, and with whom.


def _opponents(sittings: Iterable[Sitting]) -> tuple[Meeting, ...]:
    """Everybody who sat on another side; ahead is who has the better place."""
    met = _Met()
    for sitting in sittings:
        for at, side in enumerate(sitting.result.sides):
            if at != sitting.side:
                for who in side.players:
                    met.see(who, sitting, side.place - sitting.own.place)
    return met.meetings()


def _partners(sittings: Iterable[Sitting], player: str) -> tuple[Meeting, ...]:
    """Everybody who sat on the player's own side; ahead is where they won."""
    met = _Met()
    for sitting in sittings:
        for who in sitting.own.players:
            if who.key != player:
                met.see(who, sitting, 1 if sitting.own.won else -1)
    return met.meetings()


class _Met:
    """Whom one has met, as the matches go by in the order in which they started."""

    def __init__(self) -> None:
        self._who: dict[str, Who] = {}
        self._matches: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)

    def see(self, who: Who, sitting: Sitting, ahead: int) -> None:
        """Note a match with somebody; `ahead` is above 0, 0 where level, or below."""
        self._who[who.key] = who  # spelt as in the latest match
        self._matches[who.key].append((sitting.result.match, ahead))

    def meetings(self) -> tuple[Meeting, ...]:
        """With whom most often first."""
        met = [self._meeting(who, self._matches[key]) for key, who in self._who.items()]
        return tuple(sorted(met, key=lambda one: (-len(one.matches), one.who.key)))

    def _meeting(self, who: Who, seen: Sequence[tuple[int, int]]) -> Meeting:
        return Meeting(
            who,
            matches=tuple(match for match, _ in seen),
            ahead=tuple(match for match, ahead in seen if ahead > 0),
            level=tuple(match for match, ahead in seen if ahead == 0),
            behind=tuple(match for match, ahead in seen if ahead < 0),
        )
