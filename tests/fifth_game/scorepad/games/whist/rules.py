"""Whist: the pair with more than six of the thirteen tricks gets a point for each trick over six."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from scorepad.core.faults import CommonFault, Problem
from scorepad.core.fields import Code, PerSide, Whole, option, recorded
from scorepad.core.game import Ask
from scorepad.core.sheet import Decided, Entry, Scoresheet, SheetWriter
from scorepad.core.table import Deal, Options, Setup

KEY = "whist"
PLAYERS = range(4, 5)
PAIRS = ((0, 2), (1, 3))
TRICKS = 13
BOOK = 6
"""The tricks that a pair takes before any of them counts."""


class Format(StrEnum):
    """What is played for."""

    TARGET = "target"
    DEALS = "deals"


class Reason(StrEnum):
    """Why a pair got points."""

    ODD_TRICKS = "odd_tricks"


class Fault(StrEnum):
    """What can be wrong with a deal."""

    TRICKS_OUT_OF_RANGE = "tricks_out_of_range"
    TRICKS_DO_NOT_ADD_UP = "tricks_do_not_add_up"


@dataclass(frozen=True, kw_only=True)
class WhistOptions(Options):
    """The house rules."""

    format: Format = field(default=Format.TARGET, metadata=option(Code(Format), ends=True))
    target: int = field(
        default=5,
        metadata=option(Whole(1, 50), ends=True, when=lambda options: options.format is Format.TARGET),
    )
    deals: int = field(
        default=8,
        metadata=option(Whole(1, 100), ends=True, when=lambda options: options.format is Format.DEALS),
    )


@dataclass(frozen=True, kw_only=True)
class WhistDeal(Deal):
    """The tricks of each pair."""

    tricks: tuple[int | None, ...] | None = field(default=None, metadata=recorded(PerSide(Whole(0, TRICKS))))


WhistSetup = Setup[WhistOptions]

# The table.


def check_setup(setup: WhistSetup) -> tuple[Problem, ...]:
    """Any house rules can be played by."""
    return ()


# A deal.


def tricks_of(side: int, tricks: int) -> tuple[int, int]:
    """The tricks of both pairs, where one of them took so many.

    >>> tricks_of(0, 9), tricks_of(1, 9)
    ((9, 4), (4, 9))
    """
    return (tricks, TRICKS - tricks) if side == 0 else (TRICKS - tricks, tricks)


def blank(setup: WhistSetup) -> WhistDeal:
    """A deal of which nothing is known yet."""
    return WhistDeal()


def lacking(setup: WhistSetup | None, deal: WhistDeal) -> tuple[Problem, ...]:
    """The tricks, where they are not known."""
    known = deal.tricks is not None and None not in deal.tricks
    return () if known else (Problem("tricks", CommonFault.MISSING_KEY),)


def check(setup: WhistSetup, before: Sequence[WhistDeal], deal: WhistDeal) -> tuple[Problem, ...]:
    """That the pairs took the thirteen tricks, no more and no fewer."""
    if deal.tricks is None or None in deal.tricks:
        return ()
    known = [tricks for tricks in deal.tricks if tricks is not None]
    if not all(0 <= tricks <= TRICKS for tricks in known):
        return (Problem("tricks", Fault.TRICKS_OUT_OF_RANGE, {"tricks": TRICKS}),)
    total = sum(known)
    if total == TRICKS:
        return ()
    return (Problem("tricks", Fault.TRICKS_DO_NOT_ADD_UP, {"total": total, "tricks": TRICKS}),)


def asks(setup: WhistSetup, before: Sequence[WhistDeal], deal: WhistDeal) -> tuple[Ask, ...]:
    """The tricks."""
    return (Ask("tricks"),)


def values(setup: WhistSetup, before: Sequence[WhistDeal], deal: WhistDeal, ask: Ask) -> Sequence[object]:
    """The tricks of both pairs, from none of the first pair's to all."""
    return tuple(tricks_of(0, tricks) for tricks in range(TRICKS + 1))


def to_play(setup: WhistSetup, before: Sequence[Deal]) -> int | None:
    """How many deals are still to be played, where their number is agreed."""
    if setup.options.format is not Format.DEALS:
        return None
    return max(0, setup.options.deals - len(before))


# The score.


def entries_of(deal: WhistDeal) -> tuple[Entry, ...]:
    """The points of a deal: a pair with seven tricks gets one, with eight two.

    >>> entries_of(WhistDeal(tricks=(9, 4)))[0].points
    3
    """
    return tuple(
        Entry(side, tricks - BOOK, Reason.ODD_TRICKS)
        for side, tricks in enumerate(deal.tricks or ())
        if tricks is not None and tricks > BOOK
    )


class Tally:
    """The sheet of deals as far as they are known, and whether they ended the match.

    It is over when a pair has come to the target, or the agreed deals are played.
    """

    def __init__(self, setup: WhistSetup) -> None:
        self.sheet = SheetWriter(len(PAIRS))
        self.next_dealer = setup.first_dealer
        self.is_over = False
        self._setup = setup
        self._deals = 0

    def write(self, deal: WhistDeal) -> None:
        """The next deal, on from whoever really dealt."""
        setup, options = self._setup, self._setup.options
        dealt = self.next_dealer if deal.dealer is None else deal.dealer
        self.next_dealer = setup.left_of(dealt)
        self.sheet.write(deal, dealt, () if check(setup, (), deal) else entries_of(deal))
        self._deals += 1
        if options.format is Format.TARGET:
            # A pair that came to the target has won, whatever is taken from it later.
            self.is_over = self.is_over or max(self.sheet.totals) >= options.target
        else:
            self.is_over = self._deals >= options.deals


def score(setup: WhistSetup, deals: tuple[WhistDeal, ...], closed: bool = False) -> Scoresheet:
    """Score complete deals: the higher total wins, level is shared."""
    tally = Tally(setup)
    for deal in deals:
        tally.write(deal)
    finished = closed or tally.is_over
    return tally.sheet.finish(
        [(Decided.TOTAL, tally.sheet.totals)],
        finished=finished,
        state={"next_dealer": None if finished else tally.next_dealer},
    )


def facts(
    setup: WhistSetup, deals: tuple[WhistDeal, ...], sheet: Scoresheet
) -> tuple[Mapping[str, int], ...]:
    """For each pair: the deals it played, those it won, and its odd tricks."""
    won = [[entry for row in sheet.rows for entry in row.of_side(side)] for side in range(len(PAIRS))]
    odd = [[entry.points for entry in one if entry.reason is Reason.ODD_TRICKS] for one in won]
    return tuple({"deals": len(deals), "deals_won": len(one), "odd_tricks": sum(one)} for one in odd)
