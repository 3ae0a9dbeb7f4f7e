"""What a season table needs of a match: who sat on which side, and what each side got."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from scorepad.core.match import Match
from scorepad.core.names import fold

BIDDING_GAME = "boerenbridge"
"""The game whose bids tables count; a contract of another game is no such bid."""


@dataclass(frozen=True, slots=True)
class Who:
    """A person in a table: `key` is the same for all spellings of one name, `name` is what was written."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class SideResult:
    """What one side got.

    `won` is how many sides share the win, or 0 where this one did not win. `bids` and `exact_bids` count
    Boerenbridge bids, those of the side together.
    """

    players: tuple[Who, ...]
    place: int
    total: int
    won: int = 0
    bids: int = 0
    exact_bids: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """A match as a table sees it. `day` is the day it started as written, `YYYY-MM-DD`, in its own offset.

    `pairs` says whether the sides are pairs that can be counted as such; `order` puts matches in the order
    in which they started, those without a time first.
    """

    match: int
    game: str
    pairs: bool
    day: str | None
    order: float
    sides: tuple[SideResult, ...]


def counted(match: Match) -> bool:
    """Whether tables may count a match: finished, with a deal at least, and not kept out of them."""
    return match.finished and bool(match.deals) and match.counts


def day_of(started: str | None) -> str | None:
    """The day in a start time, as written there.

    >>> day_of("2026-01-09T23:30:00-05:00")
    '2026-01-09'
    """
    return None if started is None else started[:10]


def order_of(started: str | None) -> float:
    """A start time as seconds since 1970 in universal time; minus infinity for none."""
    return float("-inf") if started is None else datetime.fromisoformat(started).timestamp()


def result_of(match: Match, number: int = 0) -> Result:
    """A match's result; `number` is what the caller calls the match."""
    sheet = match.sheet
    facts: tuple[Mapping[str, int], ...] = ({},) * len(sheet.totals)
    if match.game.key == BIDDING_GAME:
        facts = match.game.facts(match.setup, match.deals, sheet)
    seats_of = match.game.sides(match.setup.seats)
    return Result(
        match=number,
        game=match.game.key,
        pairs=match.game.pairs and any(len(seats) == 2 for seats in seats_of),
        day=day_of(match.started),
        order=order_of(match.started),
        sides=tuple(
            SideResult(
                players=tuple(
                    Who(fold(match.setup.players[seat]), match.setup.players[seat]) for seat in seats
                ),
                place=sheet.places[side],
                total=sheet.totals[side],
                won=len(sheet.winners) if side in sheet.winners else 0,
                bids=facts[side].get("bids", 0),
                exact_bids=facts[side].get("exact_bids", 0),
            )
            for side, seats in enumerate(seats_of)
        ),
    )
