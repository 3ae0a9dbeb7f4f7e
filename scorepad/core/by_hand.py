"""What a blank sheet of a game needs beside its grid, for a table that writes by hand."""

from dataclasses import dataclass

from scorepad.core.grid import Words
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase

BID = QT_TRANSLATE_NOOP("by_hand", "bid")
TRICKS = QT_TRANSLATE_NOOP("by_hand", "tricks")
POINTS = QT_TRANSLATE_NOOP("by_hand", "points")
CONTRACT = QT_TRANSLATE_NOOP("by_hand", "contract")


@dataclass(frozen=True)
class Reference:
    """A small table of what things count; the first of its columns is the head of the rows."""

    title: Phrase
    heads: tuple[Words, ...]
    rows: tuple[tuple[Words, ...], ...]


@dataclass(frozen=True)
class ByHand:
    """How a game is written by hand.

    `of_deal` are noted once a deal, `of_side` for each side; a match that may last longer than its grid tells
    has room for `deals` at least. `references` are read off by whoever adds up.
    """

    of_deal: tuple[Phrase, ...] = ()
    of_side: tuple[Phrase, ...] = (POINTS,)
    deals: int = 12
    references: tuple[Reference, ...] = ()
