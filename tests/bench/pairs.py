"""Ratios measured in one run: one and the other by turns, so that what slows the machine slows both."""

import gc
import math
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter


@dataclass(frozen=True)
class Pair:
    """How often a thing was done beside another, the medians in seconds, and the median of their ratios."""

    times: int
    one: float
    other: float
    ratio: float


Timed = Callable[[], float]
"""Does something, and gives the seconds that it took."""


def compared(one: Timed, other: Timed, times: int) -> Pair:
    """Do the one and the other by turns, so many times after a first that does not count."""
    one(), other()
    ones: list[float] = []
    others: list[float] = []
    for time in range(times):
        # Neither is always the one that comes first.
        for act, taken in ((one, ones), (other, others))[:: -1 if time % 2 else 1]:
            gc.collect()
            taken.append(act())
    ratios = [a / b for a, b in zip(ones, others, strict=True)]
    return Pair(times, median(ones), median(others), median(ratios))


def timed(act: Callable[[], object]) -> Timed:
    """The act, timed from its beginning to its end."""

    def taken() -> float:
        begun = perf_counter()
        act()
        return perf_counter() - begun

    return taken


def exponent(ratio: float, sizes: float) -> float:
    """With which power of the size a cost grows, where so many times the size costs `ratio` times as much.

    >>> exponent(100, 10), exponent(1, 10)
    (2.0, 0.0)
    """
    return math.log(ratio) / math.log(sizes)
