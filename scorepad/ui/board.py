"""What the table view puts up: a match as it stands, or one deal of it, in a few words for each side."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from scorepad.core.grid import Words
from scorepad.core.legible import calm
from scorepad.core.match import Match
from scorepad.ui.standing import standing


class Sign(StrEnum):
    """A sign beside a side's words, since nothing is told by colour alone."""

    NONE = "none"
    KEPT = "kept"
    WON = "won"


@dataclass(frozen=True)
class BoardSide:
    """One side: its name, the one large figure, and what it said and did in the deal.

    `partner` is the other of a pair. `place` says how it stands: its place, or its games. `aside` is the
    smaller figure beside the large one, `why` the sentences that explain it. `moved` counts the places that
    a side went up with the last deal, down below 0. `marked` is who is asked now, or won.
    """

    name: str
    figure: Words
    partner: str = ""
    aside: Words = ""
    place: Words = ""
    moved: int = 0
    leads: bool = False
    said: Words = ""
    done: Words = ""
    why: tuple[Words, ...] = ()
    sign: Sign = Sign.NONE
    marked: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Its name, or those of both of a pair."""
        return (calm(self.name), calm(self.partner)) if self.partner else (calm(self.name),)


@dataclass(frozen=True)
class Note:
    """A sentence below the sides; a `warning` says what somebody may not do."""

    text: Words
    warning: bool = False


@dataclass(frozen=True)
class Board:
    """Everything on the table view; `suit` is the icon of the trump and `suit_name` its word."""

    heading: tuple[Words, ...]
    sides: tuple[BoardSide, ...]
    facts: tuple[Words, ...] = ()
    notes: tuple[Note, ...] = ()
    suit: str = ""
    suit_name: Words = ""


@dataclass(frozen=True)
class BoardMaker:
    """How a game fills the board."""

    now: Callable[[Match], Board]
    """The match as it stands. Who won a finished match is told by the view, for every game alike."""
    deal: Callable[[Match, int], Board]
    """The finished deal at an index: who said and did what in spoken order, and why it got its points."""


def named(match: Match, side: int) -> BoardSide:
    """A side with its names and its total."""
    first, *others = (match.setup.players[seat] for seat in match.game.sides(match.setup.seats)[side])
    return BoardSide(name=first, partner="".join(others), figure=str(match.sheet.totals[side]))


def sides_of(match: Match, fill: Callable[[int, BoardSide], BoardSide]) -> tuple[BoardSide, ...]:
    """Every side with its total, where it was the deal before; `fill` adds what it said and did."""
    return tuple(
        fill(side, replace(named(match, side), leads=stands.leads))
        for side, stands in enumerate(standing(match))
    )


def is_just_scored(match: Match) -> bool:
    """Whether nothing is known yet of the deal after the last one."""
    return bool(match.deals) and match.open_deal is None


def won_or_not(match: Match, at: int, side: BoardSide) -> BoardSide:
    """A side of a finished match: whoever won is marked."""
    won = at in match.sheet.winners
    return replace(side, sign=Sign.WON if won else Sign.NONE, marked=won, leads=won)
