"""Troefcall, the card game of Suriname: the caller names trump on five cards, and seven tricks win.

The rules and their choices come from the table's own documents; the numbers of a house rule are the
defaults of `TroefOptions`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from scorepad.core.dealing import dealer_after
from scorepad.core.faults import CommonFault, Problem
from scorepad.core.fields import Code, Flag, PerSide, Side, Whole, option, recorded
from scorepad.core.game import Ask
from scorepad.core.sheet import Decided, Entry, Scoresheet, SheetWriter
from scorepad.core.table import Deal, Options, Setup

KEY = "troefcall"
PLAYERS = range(4, 5)
PAIRS = ((0, 2), (1, 3))
TRICKS = 13
MAJORITY = 7
"""How many tricks are the most of thirteen; the same number in a row from the first is worth the kap."""
FIRST_CARDS = 5
LATER_CARDS = (4, 4)
"""The caller has the first five cards alone; the others' five and two rounds of four follow the call."""


class Format(StrEnum):
    """What is played for."""

    TARGET = "target"
    DEALS = "deals"
    TIMED = "timed"


class Rotation(StrEnum):
    """When dealer and caller move on."""

    EVERY_DEAL = "every_deal"
    WINNERS_KEEP = "winners_keep"


class Trump(StrEnum):
    """The suit that the caller named; only noted."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"


class Outcome(StrEnum):
    """What a pair did in a deal."""

    MAJORITY = "majority"
    KAP = "kap"
    STOPPED = "stopped"
    BAUNIE = "baunie"
    SILENT = "silent"
    FAILED = "failed"


class Reason(StrEnum):
    """Why a pair got points."""

    MAJORITY = "majority"
    KAP = "kap"
    STOPPED = "stopped"
    BAUNIE = "baunie"
    SILENT = "silent"
    FAILED_BAUNIE = "failed_baunie"


class Fault(StrEnum):
    """What can be wrong with a deal."""

    SIDE_OUT_OF_RANGE = "side_out_of_range"
    OUTCOME_NOT_PLAYED = "outcome_not_played"
    TRICKS_DO_NOT_ADD_UP = "tricks_do_not_add_up"
    TRICKS_DO_NOT_FIT_OUTCOME = "tricks_do_not_fit_outcome"


_POINTS = Whole(0, 100)


def _may_play_on(options: "TroefOptions") -> bool:
    return options.baunie


@dataclass(frozen=True, kw_only=True)
class TroefOptions(Options):
    """The house rules. The totals can end a match, so all that scores decides when it is over."""

    format: Format = field(default=Format.TARGET, metadata=option(Code(Format), ends=True))
    target: int = field(
        default=20,
        metadata=option(Whole(1, 500), ends=True, when=lambda options: options.format is Format.TARGET),
    )
    deals: int = field(
        default=8,
        metadata=option(Whole(1, 200), ends=True, when=lambda options: options.format is Format.DEALS),
    )
    majority: int = field(default=2, metadata=option(_POINTS, ends=True))
    kap: int = field(default=5, metadata=option(_POINTS, ends=True))
    stopped: int = field(
        default=2,
        metadata=option(_POINTS, ends=True, when=lambda options: options.baunie and not options.silent_kap),
    )
    baunie_points: int = field(default=15, metadata=option(_POINTS, ends=True, when=_may_play_on))
    failed: int = field(default=2, metadata=option(_POINTS, ends=True, when=_may_play_on))
    silent_kap: bool = field(default=False, metadata=option(Flag(), legality=True, when=_may_play_on))
    baunie: bool = field(default=True, metadata=option(Flag(), legality=True))
    free_call: bool = field(default=False, metadata=option(Flag()))
    rotation: Rotation = field(default=Rotation.EVERY_DEAL, metadata=option(Code(Rotation)))


@dataclass(frozen=True, kw_only=True, slots=True)
class TroefDeal(Deal):
    """What the pair `side` did. `tricks` of each pair and `trump` stand only where somebody noted them."""

    side: int | None = field(default=None, metadata=recorded(Side(Fault.SIDE_OUT_OF_RANGE)))
    outcome: Outcome | None = field(default=None, metadata=recorded(Code(Outcome)))
    tricks: tuple[int | None, ...] | None = field(default=None, metadata=recorded(PerSide(Whole(0, TRICKS))))
    trump: Trump | None = field(default=None, metadata=recorded(Code(Trump)))


TroefSetup = Setup[TroefOptions]

# The table.


def check_setup(setup: TroefSetup) -> tuple[Problem, ...]:
    """Any house rules can be played by."""
    return ()


def side_of(seat: int) -> int:
    """The pair on which a seat plays.

    >>> [side_of(seat) for seat in range(4)]
    [0, 1, 0, 1]
    """
    return seat % len(PAIRS)


_OUTCOMES = tuple(Outcome)


def outcomes(options: TroefOptions) -> tuple[Outcome, ...]:
    """What can happen by these house rules.

    >>> [str(one) for one in outcomes(TroefOptions(baunie=False))]
    ['majority', 'kap']
    """
    if not options.baunie:  # the hand ends at seven in a row, and that is the kap
        return (Outcome.MAJORITY, Outcome.KAP)
    if options.silent_kap:  # seven in a row are the kap without a word, unless the baunie is announced
        return (Outcome.MAJORITY, Outcome.KAP, Outcome.BAUNIE, Outcome.FAILED)
    return _OUTCOMES


# A deal.

FITTING: Mapping[Outcome, tuple[tuple[int, int], ...]] = {
    Outcome.MAJORITY: tuple((own, TRICKS - own) for own in range(MAJORITY, TRICKS)),
    Outcome.KAP: ((MAJORITY, 0),),
    Outcome.STOPPED: ((MAJORITY, 0),),
    Outcome.BAUNIE: ((TRICKS, 0),),
    Outcome.SILENT: ((TRICKS, 0),),
    Outcome.FAILED: tuple((own, TRICKS - own) for own in range(MAJORITY, TRICKS)),
}
"""The tricks that fit each outcome: those of the pair that it is about, and those of the others."""


def blank(setup: TroefSetup) -> TroefDeal:
    """A deal of which nothing is known yet."""
    return TroefDeal()


def lacking(setup: TroefSetup | None, deal: TroefDeal) -> tuple[Problem, ...]:
    """The pair and what it did, where they are not known; and tricks of which only one pair's are."""
    absent = [key for key in ("side", "outcome") if getattr(deal, key) is None]
    if deal.tricks is not None and None in deal.tricks:
        absent.append("tricks")
    return tuple(Problem(key, CommonFault.MISSING_KEY) for key in absent)


def winner(deal: TroefDeal) -> int | None:
    """The pair that gets the points of a deal: of a failed baunie the other one. None while unknown."""
    if deal.side is None or deal.outcome is None:
        return None
    return 1 - deal.side if deal.outcome is Outcome.FAILED else deal.side


def caller_of(setup: TroefSetup, dealt: int) -> int:
    """Who names trump: the player after the dealer."""
    return setup.left_of(dealt)


def dealer(setup: TroefSetup, before: Sequence[TroefDeal], deal: Deal | None = None) -> int:
    """Who deals the deal after `before`, on from whoever really dealt."""
    return dealer_after(setup, before, deal, _next_dealer)


def _next_dealer(setup: TroefSetup, deal: TroefDeal, dealt: int) -> int:
    """Who deals after a deal that `dealt` gave: the next one, or the same while the callers win."""
    callers = side_of(caller_of(setup, dealt))
    stays = setup.options.rotation is Rotation.WINNERS_KEEP and winner(deal) == callers
    return dealt if stays else setup.left_of(dealt)


def check(setup: TroefSetup, before: Sequence[TroefDeal], deal: TroefDeal) -> tuple[Problem, ...]:
    """Every problem in what is known of a deal; what was played before does not matter."""
    forbidden = deal.outcome is not None and deal.outcome not in outcomes(setup.options)
    not_played = (Problem("outcome", Fault.OUTCOME_NOT_PLAYED),) if forbidden else ()
    return (*not_played, *_check_tricks(deal))


def _check_tricks(deal: TroefDeal) -> tuple[Problem, ...]:
    tricks = deal.tricks
    if tricks is None or None in tricks or deal.outcome is None:
        return ()
    fitting, total = FITTING[deal.outcome], sum(one or 0 for one in tricks)
    # After seven in a row the hand may end there, and then there is no sum to speak of.
    if total != TRICKS and all(sum(one) == TRICKS for one in fitting):
        return (Problem("tricks", Fault.TRICKS_DO_NOT_ADD_UP, {"total": total, "tricks": TRICKS}),)
    as_sides = [_by_side(side, one) for one in fitting for side in _possible_sides(deal)]
    return () if tricks in as_sides else (Problem("tricks", Fault.TRICKS_DO_NOT_FIT_OUTCOME),)


def _possible_sides(deal: TroefDeal) -> Sequence[int]:
    return range(len(PAIRS)) if deal.side is None else (deal.side,)


def _by_side(side: int, tricks: tuple[int, int]) -> tuple[int, int]:
    """The tricks of pair 0 and pair 1, where those of `side` come first."""
    own, others = tricks
    return (own, others) if side == 0 else (others, own)


def asks(setup: TroefSetup, before: Sequence[TroefDeal], deal: TroefDeal) -> tuple[Ask, ...]:
    """The trump where it is noted, the pair and what it did; the tricks where those can differ."""
    told = (Ask("trump", optional=True), Ask("side"), Ask("outcome"))
    varies = deal.outcome is not None and len(FITTING[deal.outcome]) > 1
    return (*told, Ask("tricks", optional=True)) if varies or deal.tricks is not None else told


def values(setup: TroefSetup, before: Sequence[TroefDeal], deal: TroefDeal, ask: Ask) -> Sequence[object]:
    """Each pair, outcome and suit; the tricks that fit what is known, or all that fit anything."""
    match ask.field:
        case "side":
            return range(len(PAIRS))
        case "outcome":
            return tuple(Outcome)
        case "trump":
            return (None, *Trump)
        case "tricks":
            fitting = FITTING[deal.outcome or Outcome.MAJORITY]
            return (None, *(_by_side(side, one) for side in _possible_sides(deal) for one in fitting))
    return range(setup.seats)


def to_play(setup: TroefSetup, before: Sequence[Deal]) -> int | None:
    """How many deals are still to be played, where their number is agreed."""
    if setup.options.format is not Format.DEALS:
        return None
    return max(0, setup.options.deals - len(before))


# The score.


def entry_of(options: TroefOptions, side: int, outcome: Outcome) -> Entry:
    """The points of an outcome, and who gets them.

    >>> entry_of(TroefOptions(), 0, Outcome.FAILED)
    Entry(side=1, points=2, reason=<Reason.FAILED_BAUNIE: 'failed_baunie'>, line=<Line.BELOW: 'below'>)
    """
    points, reason = {
        Outcome.MAJORITY: (options.majority, Reason.MAJORITY),
        Outcome.KAP: (options.kap, Reason.KAP),
        Outcome.STOPPED: (options.stopped, Reason.STOPPED),
        Outcome.BAUNIE: (options.baunie_points, Reason.BAUNIE),
        Outcome.SILENT: (options.majority, Reason.SILENT),
        Outcome.FAILED: (options.failed, Reason.FAILED_BAUNIE),
    }[outcome]
    return Entry(1 - side if outcome is Outcome.FAILED else side, points, reason)


def _is_over(options: TroefOptions, deals: int, totals: Sequence[int]) -> bool:
    match options.format:
        case Format.TARGET:
            return max(totals) >= options.target
        case Format.DEALS:
            return deals >= options.deals
        case Format.TIMED:
            return False


class Tally:
    """The sheet of deals as far as they are known, and whether they ended the match.

    It is over when a pair has reached the target, or the agreed number of deals is played.
    """

    def __init__(self, setup: TroefSetup) -> None:
        self.sheet = SheetWriter(len(PAIRS))
        self.next_dealer = setup.first_dealer
        self.is_over = False
        self._setup = setup
        self._deals = 0

    def write(self, deal: TroefDeal) -> None:
        """The next deal, on from whoever really dealt."""
        dealt = self.next_dealer if deal.dealer is None else deal.dealer
        entries: list[Entry] = []
        if deal.side is not None and deal.outcome is not None and not check(self._setup, (), deal):
            entries = [entry_of(self._setup.options, deal.side, deal.outcome)]
        self.sheet.write(deal, dealt, entries)
        self.next_dealer = _next_dealer(self._setup, deal, dealt)
        self._deals += 1
        # A pair that reached the target has won, whatever is taken from it later.
        self.is_over = self.is_over or _is_over(self._setup.options, self._deals, self.sheet.totals)


def score(setup: TroefSetup, deals: tuple[TroefDeal, ...], closed: bool = False) -> Scoresheet:
    """Score complete deals: the higher total wins, level is shared."""
    tally = Tally(setup)
    for deal in deals:
        tally.write(deal)
    totals, finished = tally.sheet.totals, closed or tally.is_over
    to_go = None
    if setup.options.format is Format.TARGET and not finished:
        to_go = tuple(max(0, setup.options.target - total) for total in totals)
    return tally.sheet.finish(
        [(Decided.TOTAL, totals)],
        finished=finished,
        state={
            "next_dealer": None if finished else tally.next_dealer,
            "next_caller": None if finished else caller_of(setup, tally.next_dealer),
            "to_go": to_go,
        },
    )


def facts(
    setup: TroefSetup, deals: tuple[TroefDeal, ...], sheet: Scoresheet
) -> tuple[Mapping[str, int], ...]:
    """For each pair: how often it did what, and the others; called, and got the points of its call."""
    counted = tuple(Counter[str](calls=0, calls_won=0) for _ in PAIRS)
    for deal, row in zip(deals, sheet.rows, strict=True):
        calling = side_of(caller_of(setup, row.dealer))
        counted[calling]["calls"] += 1
        if winner(deal) == calling:
            counted[calling]["calls_won"] += 1
        if deal.side is not None and deal.outcome is not None:
            counted[deal.side][deal.outcome] += 1
            counted[1 - deal.side][f"{deal.outcome}_against"] += 1
    return tuple(map(dict, counted))
