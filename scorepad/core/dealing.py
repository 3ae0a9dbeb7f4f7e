"""Who deals."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from scorepad.core.table import Deal, Setup

D = TypeVar("D", bound=Deal)


def dealer_after(
    setup: Setup[Any],
    before: Sequence[D],
    deal: Deal | None,
    next_dealer: Callable[[Any, D, int], int],
) -> int:
    """Who deals the deal after `before`, or who `deal` says really dealt it.

    `next_dealer` tells by the setup, a deal and who gave it who gives the one after it.
    """
    if deal is not None and deal.dealer is not None:
        return deal.dealer
    # What came before a deal whose dealer is written down does not matter.
    known = (at for at in reversed(range(len(before))) if before[at].dealer is not None)
    dealt = setup.first_dealer
    for earlier in before[next(known, 0) :]:
        dealt = next_dealer(setup, earlier, dealt if earlier.dealer is None else earlier.dealer)
    return dealt


def dealer_in_turn(setup: Setup[Any], before: Sequence[Deal], deal: Deal | None = None) -> int:
    """Who deals where the deal moves on one seat each time: on from whoever really dealt last."""
    if deal is not None and deal.dealer is not None:
        return deal.dealer
    for back, earlier in enumerate(reversed(before), start=1):
        if earlier.dealer is not None:
            return (earlier.dealer + back) % setup.seats
    return (setup.first_dealer + len(before)) % setup.seats
