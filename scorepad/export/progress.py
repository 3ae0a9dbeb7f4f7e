"""How far a long export is, and how it is broken off."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
Progress = Callable[[float], None]
"""Told how much of the work is done, from 0 to 1; raises ExportCancelled where no more is wanted."""

_OFTEN = 500
"""Lines between two reports: often enough for whoever waits, and no burden to the work."""


class ExportCancelled(Exception):  # noqa: N818 - nothing went wrong
    """Somebody wanted no more of it; what was made so far is nothing."""


def unwatched(_part: float) -> None:
    """The progress of an export that nobody watches."""


def watched(lines: Sequence[T], progress: Progress) -> Iterator[T]:
    """The same lines, with a report now and then of how many are done.

    >>> told = []
    >>> len(list(watched(range(1000), told.append))), told
    (1000, [0.0, 0.5])
    """
    for at, line in enumerate(lines):
        if at % _OFTEN == 0:
            progress(at / len(lines))
        yield line
