"""Ladders: the hand size of each deal of a match, as a list that has a name or is the table's own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from scorepad.core.phrase import Phrase
from scorepad.core.table import Setup

OWN = "own"
STANDARD = "standard"
FIXED = "fixed"


@dataclass(frozen=True)
class Ladders:
    """The usual lists for an option that holds one number a deal.

    `names` has one for each list by its key, and for `STANDARD`, `FIXED` and `OWN`. `offer` gives the lists
    that the pack allows at a table, `standard` the one that an unset option stands for, `largest` the largest
    number that a deal can have, and `up_to` a list that goes no higher than a number.
    """

    names: Mapping[str, Phrase]
    offer: Callable[[Setup[Any]], dict[str, tuple[int, ...]]]
    standard: Callable[[Setup[Any]], tuple[int, ...]]
    largest: Callable[[Setup[Any]], int]
    up_to: Callable[[int], tuple[int, ...]]

    def key_of(self, setup: Setup[Any], sizes: tuple[int, ...] | None) -> str:
        """The key of the name that a list goes by at this table; `OWN` where it has none."""
        if sizes is None:
            return STANDARD
        for key, offered in self.offer(setup).items():
            if key not in (STANDARD, FIXED) and offered == sizes:
                return key
        return FIXED if len(set(sizes)) == 1 else OWN


def ladder_in_short(sizes: Sequence[int]) -> str:
    """Hand sizes as players write them: the turning points of each run.

    >>> ladder_in_short((1, 2, 3, 2, 1)), ladder_in_short((7, 7, 7)), ladder_in_short((2, 5))
    ('1–3–1', '7, 7, 7', '2, 5')
    >>> ladder_in_short((1, 2, 3, 3, 2, 1))
    '1–3, 3–1'
    """
    runs: list[list[int]] = [[sizes[0]]]
    for before, size in pairwise(sizes):
        if abs(size - before) == 1:
            runs[-1].append(size)
        else:
            runs.append([size])
    return ", ".join(_run_in_short(run) for run in runs)


def _run_in_short(run: Sequence[int]) -> str:
    turns = [
        size
        for at, size in enumerate(run)
        if at in (0, len(run) - 1) or (run[at - 1] < size) != (size < run[at + 1])
    ]
    return ("–" if len(run) > 2 else ", ").join(str(size) for size in turns)
