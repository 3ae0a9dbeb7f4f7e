"""What a game's statistics are made of: which of its facts stand beside each other, and what that is called.

Facts are whole numbers of one side of one match (`Game.facts`). They are added up over matches; a measure
says how the sums are read. Keys may hold `{seat}`, the seat of the player who is asked about, which is told
apart where two share a side, and those of a series `{n}`, which goes through all numbers that there are.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from scorepad.core.phrase import Phrase


class Kind(StrEnum):
    """How a number is read."""

    SHARE = "share"
    """So many times of so many: `hits` of `of`."""
    MEAN = "mean"
    """So many each time: `hits` divided by `of`."""
    COUNT = "count"
    """So many in all; there is nothing to divide it by."""


@dataclass(frozen=True)
class Measure:
    """A number under a name: the fact that counts it, and the fact that it is of."""

    label: Phrase
    hits: str
    of: str = ""
    kind: Kind = Kind.SHARE

    def read(self, keys: Iterable[str]) -> tuple["Measure", ...]:
        """What is read where there are facts with these keys."""
        return (self,) if (self.of or self.hits) in keys else ()


@dataclass(frozen=True)
class Series:
    """A share for each number that the game has, such as each hand size; `label` says what it stands for."""

    label: Callable[[int], Phrase]
    hits: str
    of: str

    def read(self, keys: Iterable[str]) -> tuple[Measure, ...]:
        """A measure for each number, ascending."""
        before, after = self.of.split("{n}")
        middles = (
            key[len(before) : len(key) - len(after)]
            for key in keys
            if key.startswith(before) and key.endswith(after)
        )
        numbers = sorted(int(middle) for middle in middles if middle.isdecimal())
        return tuple(
            Measure(self.label(n), self.hits.replace("{n}", str(n)), self.of.replace("{n}", str(n)))
            for n in numbers
        )


@dataclass(frozen=True)
class MeasureGroup:
    """Measures that belong together, under a heading."""

    heading: Phrase
    measures: tuple[Measure | Series, ...]
