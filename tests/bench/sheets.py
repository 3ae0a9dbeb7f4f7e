"""Sheets drawn by chance as tables fill them: every game played to its end, by the usual house rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from scorepad.core.auction import Doubling, Strain
from scorepad.core.match import Match
from scorepad.core.table import Deal, Options, Setup
from scorepad.games import game
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, Format
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, hand_size
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions
from scorepad.games.points.rules import PairPointsOptions, PointsDeal, PointsOptions
from scorepad.games.troefcall.rules import Outcome, TroefDeal, TroefOptions, Trump

_LETTERS = "ABCDEFG"
_STRAINS = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES, Strain.NO_TRUMP)
_LEVELS = (1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6)
_DOUBLINGS = (*[Doubling.NONE] * 8, Doubling.DOUBLED, Doubling.DOUBLED, Doubling.REDOUBLED)
_OVER_OR_SHORT = (-3, -2, -1, -1, 0, 0, 0, 0, 0, 1, 1, 2, 3)
_OUTCOMES = (*[Outcome.MAJORITY] * 14, *[Outcome.KAP] * 3, Outcome.STOPPED, Outcome.BAUNIE)


@dataclass(frozen=True)
class Kind:
    """A table as it sits down: its game, how many play, and their house rules."""

    game: str
    players: int
    options: Options


KINDS: Mapping[Kind, int] = {
    Kind("boerenbridge", 3, BoerenOptions()): 6,
    Kind("boerenbridge", 4, BoerenOptions()): 22,
    Kind("boerenbridge", 4, BoerenOptions(base=5)): 3,
    Kind("boerenbridge", 5, BoerenOptions()): 9,
    Kind("boerenbridge", 6, BoerenOptions()): 4,
    Kind("auction_bridge", 4, AuctionOptions()): 14,
    Kind("auction_bridge", 4, AuctionOptions(format=Format.DEALS)): 6,
    Kind("auction_bridge", 3, AuctionOptions()): 2,
    Kind("troefcall", 4, TroefOptions()): 18,
    Kind("bridgette", 2, BridgetteOptions()): 10,
    Kind("points", 4, PointsOptions(deals=8)): 3,
    Kind("pair_points", 4, PairPointsOptions(deals=8)): 3,
}
"""The tables of the games, and how many of a hundred sit down so."""


def finished_sheet(kind: Kind, chance: Random) -> tuple[Deal, ...]:
    """The deals of a match played to its end."""
    match = Match(game(kind.game), Setup(tuple(_LETTERS[: kind.players]), kind.options))
    deal = _DRAWN[kind.game]
    while not match.finished:
        match = match.add(deal(match, chance)).after
    return match.deals


def _boerenbridge(match: Match, chance: Random) -> Deal:
    size, seats = hand_size(match.setup, match.deals), match.setup.seats
    assert size is not None, "the ladder goes on"
    tricks = [0] * seats
    for _ in range(size):
        tricks[chance.randrange(seats)] += 1
    while True:
        bids = tuple(took if chance.random() < 0.55 else _near(took, size, chance) for took in tricks)
        deal = BoerenDeal(bids=bids, tricks=tuple(tricks))
        if not match.game.check(match.setup, match.deals, deal):
            return deal


def _near(took: int, size: int, chance: Random) -> int:
    return max(0, min(size, took + chance.choice((-2, -1, -1, 1, 1, 2))))


def _auction_bridge(match: Match, chance: Random) -> Deal:
    if chance.random() < 0.04:
        return AuctionDeal(passed_out=True)
    level = chance.choice(_LEVELS)
    return AuctionDeal(
        declarer=chance.randrange(match.setup.seats),
        level=level,
        strain=chance.choice(_STRAINS),
        doubling=chance.choice(_DOUBLINGS),
        tricks=_tricks(level, chance),
    )


def _bridgette(match: Match, chance: Random) -> Deal:
    level = chance.choice(_LEVELS)
    return BridgetteDeal(
        declarer=chance.randrange(2),
        level=level,
        strain=chance.choice(_STRAINS),
        doubling=chance.choice(_DOUBLINGS),
        tricks=_tricks(level, chance),
    )


def _tricks(level: int, chance: Random) -> int:
    return max(0, min(13, 6 + level + chance.choice(_OVER_OR_SHORT)))


def _troefcall(match: Match, chance: Random) -> Deal:
    return TroefDeal(
        side=chance.randrange(2), outcome=chance.choice(_OUTCOMES), trump=chance.choice(tuple(Trump))
    )


def _points(match: Match, chance: Random) -> Deal:
    sides = len(match.game.sides(match.setup.seats))
    return PointsDeal(points=tuple(5 * chance.randint(0, 20) for _ in range(sides)))


_DRAWN: Mapping[str, Callable[[Match, Random], Deal]] = {
    "boerenbridge": _boerenbridge,
    "auction_bridge": _auction_bridge,
    "bridgette": _bridgette,
    "troefcall": _troefcall,
    "points": _points,
    "pair_points": _points,
}


def unfinished(deals: tuple[Deal, ...], chance: Random) -> tuple[Deal, ...]:
    """The first of these deals: as far as a match came that goes on."""
    return deals[: chance.randrange(1, len(deals))] if len(deals) > 1 else ()


def corrected(match: Match, chance: Random) -> Any:
    """A note that was added to one of its deals afterwards: the change that it is."""
    at = chance.randrange(len(match.deals))
    return match.replace(at, replace(match.deals[at], note="written down wrong"))
