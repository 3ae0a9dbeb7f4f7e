"""Places and winners: equal sides share the better place, and the next is skipped."""

from enum import StrEnum

import pytest

from scorepad.core.sheet import Criterion, Decided, decide, places
from scorepad.games.boerenbridge.rules import PartedBy


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((10, 12, 10, 0), (2, 1, 2, 4)),
        ((0, 0, 0), (1, 1, 1)),
        ((-5, -3), (2, 1)),
        ((1, 2, 3), (3, 2, 1)),
    ],
)
def test_places_skip_after_a_tie(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert places([(Decided.TOTAL, totals)]) == expected


def test_a_tie_break_orders_only_those_who_are_level() -> None:
    criteria: list[Criterion] = [(Decided.TOTAL, (5, 5, 9)), (PartedBy.EXACT_BIDS, (1, 2, 0))]
    assert places(criteria) == (3, 2, 1)


@pytest.mark.parametrize(
    ("totals", "exact", "best", "winners", "decided"),
    [
        ((5, 9, 5), (3, 0, 3), (1, 1, 1), (1,), Decided.TOTAL),
        ((9, 9, 5), (1, 2, 9), (1, 1, 1), (1,), PartedBy.EXACT_BIDS),
        ((9, 9, 9), (2, 2, 1), (7, 8, 9), (1,), PartedBy.BEST_DEAL),
        ((9, 9, 9), (2, 2, 1), (8, 8, 9), (0, 1), Decided.SHARED),
    ],
)
def test_the_last_criterion_that_was_needed_decides(
    totals: tuple[int, ...],
    exact: tuple[int, ...],
    best: tuple[int, ...],
    winners: tuple[int, ...],
    decided: StrEnum,
) -> None:
    criteria = [(Decided.TOTAL, totals), (PartedBy.EXACT_BIDS, exact), (PartedBy.BEST_DEAL, best)]
    assert decide(criteria) == (winners, decided)
