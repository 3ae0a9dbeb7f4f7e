"""Matches that the window's tests play: a table of four, a whole ladder, the numbers of an evening."""

from itertools import cycle

from scorepad.core.dealing import dealer_in_turn
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import game
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, hands

NAMES = ("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "Guus")


def table(players: int = 4, options: BoerenOptions | None = None) -> Match:
    """A match of which nothing is played yet."""
    return Match(game("boerenbridge"), Setup(NAMES[:players], options or BoerenOptions()))


def some_deal(match: Match) -> BoerenDeal:
    """A legal next deal: who takes the tricks goes round, and about half of the bids are kept."""
    setup, at = match.setup, len(match.deals)
    size, seats = hands(setup)[at], setup.seats
    tricks = [0] * seats
    for _, seat in zip(range(size), cycle((at + turn * 2) % seats for turn in range(seats)), strict=False):
        tricks[seat] += 1
    bids = [min(size, count + (1 if (seat + at) % 3 == 0 else 0)) for seat, count in enumerate(tricks)]
    last = dealer_in_turn(setup, match.deals)
    if sum(bids) == size:
        bids[last] += 1 if bids[last] < size else -1
    return BoerenDeal(bids=tuple(bids), tricks=tuple(tricks))


def played(deals: int, players: int = 4, options: BoerenOptions | None = None) -> Match:
    """A match with some deals played."""
    match = table(players, options)
    for _ in range(deals):
        match = match.add(some_deal(match)).after
    return match


def spoken(match: Match, deal: BoerenDeal) -> tuple[list[int], list[int]]:
    """Bids and tricks of a deal in the order in which the table says them."""
    setup = match.setup
    order = setup.clockwise_from(setup.left_of(dealer_in_turn(setup, match.deals, deal)))
    return [deal.bids[seat] or 0 for seat in order], [deal.tricks[seat] or 0 for seat in order]
