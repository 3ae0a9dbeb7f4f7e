"""An evening of matches: who stays at the table, who deals next, and how often a pair won in a row."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from scorepad.core.faults import CommonFault
from scorepad.core.match import Match
from scorepad.core.names import fold, name_fault

SAME_EVENING = timedelta(hours=12)
"""Matches that start no further apart are of one evening."""

Pair = tuple[str, str]
"""The names of two who play together, in the order of their seats."""


def is_same_evening(started: str | None, moment: datetime) -> bool:
    """Whether a match that started then (ISO 8601 with its offset) is of the evening of a moment.

    >>> is_same_evening("2026-01-09T20:00:00+01:00", datetime.fromisoformat("2026-01-10T01:30:00+01:00"))
    True
    """
    return started is not None and abs(moment - datetime.fromisoformat(started)) <= SAME_EVENING


# Streaks.


@dataclass(frozen=True)
class Played:
    """A finished match as the streak of one of its pairs sees it.

    A shared win is none: whoever stays at the table by it has sent nobody away.
    """

    started: datetime | None
    won: bool


def wins_in_a_row(played: Iterable[Played], started: datetime) -> int:
    """How often a pair won in a row before the match that started then; `played` has the latest first.

    A loss, a shared win and a night between two matches end it. No further match is asked for than is needed.

    >>> at = datetime.fromisoformat("2026-01-09T22:00:00+01:00")
    >>> hours = timedelta(hours=1)
    >>> wins_in_a_row([Played(at - hours, True), Played(at - 2 * hours, True)], at)
    2
    >>> wins_in_a_row([Played(at - hours, True), Played(at - 24 * hours, True)], at)
    1
    """
    wins = 0
    for match in played:
        if not match.won or match.started is None or started - match.started > SAME_EVENING:
            break
        wins, started = wins + 1, match.started
    return wins


def with_this(match: Match, before: tuple[int, ...]) -> tuple[int, ...]:
    """The wins in a row of each side, with this match where it is over; `before` are those until it began."""
    if not match.finished or not match.counts:
        return before
    won = winning_pair(match)
    return tuple(wins + 1 if side == won else 0 for side, wins in enumerate(before))


# The next match.


def is_of_two_pairs(match: Match) -> bool:
    """Whether two pairs play against each other."""
    return are_two_pairs(match.game.sides(match.setup.seats))


def are_two_pairs(sides: Sequence[Sequence[int]]) -> bool:
    """Whether the sides, each the seats that it has, are two pairs."""
    return [len(seats) for seats in sides] == [2, 2]


def pair_of(match: Match, side: int) -> Pair:
    """The pair of a side, where two play on it."""
    first, second = match.game.sides(match.setup.seats)[side]
    return match.setup.players[first], match.setup.players[second]


def winning_pair(match: Match) -> int | None:
    """The side that stays at a change of team; None while it goes on, and where nobody won alone."""
    if not match.finished or not is_of_two_pairs(match) or len(match.sheet.winners) != 1:
        return None
    return match.sheet.winners[0]


@dataclass(frozen=True)
class Roles:
    """The roles with which the last match of a game ended, for whoever plays it next that evening.

    `game` is its key, `stays` the seats of the pair that won, `dealer` the seat that would deal next.
    """

    game: str
    players: tuple[str, ...]
    stays: tuple[int, ...]
    dealer: int

    @classmethod
    def of(cls, last: Match | None, now: datetime) -> "Roles | None":
        """Those of the last match of a game; None where its dealer is drawn, or the evening is another."""
        if last is None or not is_same_evening(last.started, now):
            return None
        return cls.after(last)

    @classmethod
    def after(cls, match: Match) -> "Roles | None":
        """Those of a match, for the next of its evening; None where its dealer is drawn."""
        if not match.game.roles_go_on:
            return None
        winners = winning_pair(match)
        stays = () if winners is None else match.game.sides(match.setup.seats)[winners]
        return cls(match.game.key, match.setup.players, stays, match.dealer)

    def go_on_with(self, players: tuple[str, ...]) -> bool:
        """Whether they go on: all sit as they sat, or the winners do."""
        if len(players) != len(self.players):
            return False
        same = {seat for seat, name in enumerate(players) if fold(name) == fold(self.players[seat])}
        return len(same) == len(players) or (bool(self.stays) and same.issuperset(self.stays))


def next_match(table: Match, roles: Roles | None) -> Match:
    """A new match at a table, by its rules: where roles go on there, with them.

    Else whoever dealt first before does so, until somebody is drawn.
    """
    setup = table.setup
    goes_on = roles is not None and roles.go_on_with(setup.players)
    first = roles.dealer if roles is not None and goes_on else setup.first_dealer
    return Match(table.game, replace(setup, first_dealer=first), season=table.season)


def challenged(match: Match, by: Pair) -> Match:
    """The table after a match at which the winning pair stays and another sits down on the losers' seats.

    Raises ValueError where no pair won alone.
    """
    winners = winning_pair(match)
    if winners is None:
        raise ValueError("nobody won alone")
    players = list(match.setup.players)
    for seat, name in zip(match.game.sides(match.setup.seats)[1 - winners], by, strict=True):
        players[seat] = name
    return Match(match.game, replace(match.setup, players=tuple(players)), season=match.season)


# Waiting pairs.


@dataclass(frozen=True)
class Waiting:
    """The pairs that wait for a place, the next first.

    `losers_wait` says that a pair that lost and leaves the table waits at the end. `at` is when the list was
    last of use: it belongs to that evening.
    """

    pairs: tuple[Pair, ...] = ()
    losers_wait: bool = False
    at: datetime | None = None

    @property
    def is_kept(self) -> bool:
        """Whether there is such a list at all."""
        return bool(self.pairs) or self.losers_wait

    def on(self, now: datetime) -> "Waiting":
        """The list as it is by now: an empty one where the evening is over."""
        return self if self.at is not None and abs(now - self.at) <= SAME_EVENING else NOBODY_WAITS

    def beside(self, seated: Iterable[str]) -> tuple[Pair, ...]:
        """The pairs that may sit down after those who sit at the table; nobody sits and waits."""
        return _without(self.pairs, seated)

    def renamed(self, names: Mapping[str, str]) -> "Waiting":
        """The list under other names, by the keys of the old ones.

        Where two names are one person now, a pair of one is none, and nobody waits a second time.
        """
        pairs: list[Pair] = []
        waits: set[str] = set()
        for first, second in self.pairs:
            pair = (names.get(fold(first), first), names.get(fold(second), second))
            keys = {fold(name) for name in pair}
            if len(keys) == len(pair) and not keys & waits:
                pairs.append(pair)
                waits |= keys
        return replace(self, pairs=tuple(pairs))

    def after(self, match: Match | None, following: Match, now: datetime) -> "Waiting":
        """The list when another match begins: who sits down waits no more, who lost and left waits last.

        `match` is the one that was on the table before, None where nobody knows.
        """
        pairs = self.beside(following.setup.players)
        seated = {fold(name) for name in following.setup.players}
        winners = None if match is None else winning_pair(match)
        if match is not None and winners is not None and self.losers_wait:
            stay, leave = ({fold(name) for name in pair_of(match, side)} for side in (winners, 1 - winners))
            if stay <= seated and not leave & seated:
                losers = pair_of(match, 1 - winners)
                # They may wait already where a later match was thrown away.
                pairs = (*_without(pairs, losers), losers)
        return replace(self, pairs=pairs, at=now)


def _without(pairs: tuple[Pair, ...], names: Iterable[str]) -> tuple[Pair, ...]:
    """The pairs in which none of the names is."""
    gone = {fold(name) for name in names}
    return tuple(pair for pair in pairs if not {fold(name) for name in pair} & gone)


NOBODY_WAITS = Waiting()


class WaitingFault(StrEnum):
    """Why somebody cannot wait for a place in a pair."""

    SITS_ALREADY = "sits_already"
    WAITS_ALREADY = "waits_already"
    BOTH_THE_SAME = "both_the_same"


def faults_of_pair(
    pair: Pair, waiting: Iterable[Pair], seated: Iterable[str]
) -> tuple[CommonFault | WaitingFault | None, ...]:
    """What is wrong with each name of a pair that is to wait behind others while some sit at the table."""
    sitting = {fold(name) for name in seated}
    others = {fold(name) for other in waiting for name in other}
    found: list[CommonFault | WaitingFault | None] = []
    for at, name in enumerate(pair):
        fault: CommonFault | WaitingFault | None = name_fault(name)
        if fault is None and fold(name) in sitting:
            fault = WaitingFault.SITS_ALREADY
        elif fault is None and fold(name) in others:
            fault = WaitingFault.WAITS_ALREADY
        elif fault is None and at == 1 and fold(name) == fold(pair[0]):
            fault = WaitingFault.BOTH_THE_SAME
        found.append(fault)
    return tuple(found)
