"""Bridgette: bridge for two, with three colons, scored by its own tables over six deals.

The rules and their choices come from the table's own documents; the numbers of a house rule are the
defaults of `BridgetteOptions`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from scorepad.core.auction import SUITS, Bid, Bidding, Contract, Doubling, Strain
from scorepad.core.contract import (
    ContractDeal,
    check_contract,
    contract_asks,
    contract_lacking,
    contract_of,
    contract_settled,
    contract_values,
    count_contract,
    count_defence,
    is_passed_out,
    over_or_short,
)
from scorepad.core.dealing import dealer_after
from scorepad.core.faults import Problem
from scorepad.core.fields import Code, Flag, Whole, option, recorded
from scorepad.core.game import Ask
from scorepad.core.sheet import Decided, Entry, Scoresheet, SheetWriter
from scorepad.core.table import Deal, Options, Setup

KEY = "bridgette"
PLAYERS = range(2, 3)


class Upcard(StrEnum):
    """The card that is turned up after the deal; only noted. A colon counts with its own group."""

    NUMBER = "number"
    FACE = "face"
    ACE = "ace"


DRAWN = {Upcard.NUMBER: 4, Upcard.FACE: 8, Upcard.ACE: 12}
"""How many cards the dealer draws in the exchange."""
DRAWN_BY_THE_OTHER = 2


class Tie(StrEnum):
    """What is done about level totals after the last deal."""

    EXTRA_DEAL = "extra_deal"
    SHARED = "shared"


class Multiplies(StrEnum):
    """What a double multiplies of a contract that is made."""

    EVERYTHING = "everything"
    VALUE_AND_BONUSES = "value_and_bonuses"
    VALUE = "value"


class ThreeOver(StrEnum):
    """When the bonus for three tricks over the bid is paid."""

    EXACT = "exact"
    AT_LEAST = "at_least"
    OFF = "off"


class Reason(StrEnum):
    """Why a player got points."""

    BID_VALUE = "bid_value"
    EXACT = "exact"
    THREE_OVER = "three_over"
    MADE_DOUBLED = "made_doubled"
    DOUBLING = "doubling"
    UNDERTRICKS = "undertricks"


@dataclass(frozen=True, kw_only=True)
class BridgetteOptions(Options):
    """The house rules. A level match goes on by its points, so all that scores decides when it is over."""

    # An even number, so that both deal equally often.
    deals: int = field(default=6, metadata=option(Whole(2, 40, step=2), ends=True))
    tie: Tie = field(default=Tie.EXTRA_DEAL, metadata=option(Code(Tie), ends=True))
    doubling_multiplies: Multiplies = field(
        default=Multiplies.EVERYTHING, metadata=option(Code(Multiplies), ends=True)
    )
    three_over: ThreeOver = field(default=ThreeOver.EXACT, metadata=option(Code(ThreeOver), ends=True))
    exact_bonus: bool = field(default=True, metadata=option(Flag(), ends=True))
    # Who deals after a passed-out deal hangs on it, and so whose contract an auction is.
    passed_out_counts: bool = field(default=False, metadata=option(Flag(), legality=True))


@dataclass(frozen=True, kw_only=True, slots=True)
class BridgetteDeal(ContractDeal):
    """A contract and its tricks; the up-card where somebody noted it."""

    upcard: Upcard | None = field(default=None, metadata=recorded(Code(Upcard)))


BridgetteSetup = Setup[BridgetteOptions]

# The table.

BIDDING = Bidding((0, 1), (*SUITS, Strain.NO_TRUMP), Bid(0, Strain.NO_TRUMP))
"""Two players bid each for himself, from no trump at level 0 up."""


def check_setup(setup: BridgetteSetup) -> tuple[Problem, ...]:
    """Any house rules can be played by."""
    return ()


# A deal.


def blank(setup: BridgetteSetup) -> BridgetteDeal:
    """A deal of which nothing is known yet."""
    return BridgetteDeal()


def lacking(setup: BridgetteSetup | None, deal: BridgetteDeal) -> tuple[Problem, ...]:
    """What of the contract and its result is not known yet."""
    return contract_lacking(deal, None if setup is None else BIDDING)


def dealer(setup: BridgetteSetup, before: Sequence[ContractDeal], deal: Deal | None = None) -> int:
    """Who deals the deal after `before`: the other player, or the same where both passed."""
    return dealer_after(setup, before, deal, next_dealer)


def next_dealer(setup: BridgetteSetup, deal: ContractDeal, dealt: int) -> int:
    """Who deals after a deal that `dealt` gave."""
    return setup.left_of(dealt) if counts(setup, deal) else dealt


def counts(setup: BridgetteSetup, deal: ContractDeal) -> bool:
    """Whether a deal is one of the match's: a passed-out one only where it is agreed."""
    return setup.options.passed_out_counts or not is_passed_out(deal)


def settled(setup: BridgetteSetup, before: Sequence[BridgetteDeal], deal: BridgetteDeal) -> BridgetteDeal:
    """A deal with what follows from its auction beside it."""
    return contract_settled(deal, BIDDING, dealer(setup, before, deal))


def check(setup: BridgetteSetup, before: Sequence[BridgetteDeal], deal: BridgetteDeal) -> tuple[Problem, ...]:
    """Every problem in what is known of the deal after `before`."""
    return tuple(check_contract(deal, BIDDING, dealer(setup, before, deal)))


def asks(setup: BridgetteSetup, before: Sequence[BridgetteDeal], deal: BridgetteDeal) -> tuple[Ask, ...]:
    """The up-card where it is noted, the contract or its auction, the tricks."""
    return (Ask("upcard", optional=True), *contract_asks(deal))


def values(
    setup: BridgetteSetup, before: Sequence[BridgetteDeal], deal: BridgetteDeal, ask: Ask
) -> Sequence[object]:
    """What a form offers for a question."""
    if ask.field == "upcard":
        return (None, *Upcard)
    return contract_values(deal, BIDDING, ask)


def deals_left(setup: BridgetteSetup, counted: int, totals: Sequence[int]) -> int:
    """How many deals are still to be played after so many that count: 1 when an extra deal is due."""
    options = setup.options
    if counted < options.deals:
        return options.deals - counted
    return int(options.tie is Tie.EXTRA_DEAL and totals[0] == totals[1])


def is_extra(setup: BridgetteSetup, before: Sequence[BridgetteDeal]) -> bool:
    """Whether the deal after `before`, if there is one, is played because the totals are level."""
    return sum(counts(setup, deal) for deal in before) >= setup.options.deals


def to_play(setup: BridgetteSetup, before: Sequence[BridgetteDeal]) -> int:
    """How many deals are still to be played: 1 when an extra deal is due."""
    return _tallied(setup, before).left


# The score.

VALUES: Mapping[Strain, tuple[int | None, ...]] = {
    Strain.CLUBS: (None, 150, 250, 250, 250, 750, 1500, 2200),
    Strain.DIAMONDS: (None, 150, 250, 250, 250, 750, 1500, 2200),
    Strain.HEARTS: (None, 150, 250, 250, 750, 750, 1500, 2200),
    Strain.SPADES: (None, 150, 250, 250, 750, 750, 1500, 2200),
    Strain.NO_TRUMP: (150, 250, 250, 750, 750, 1500, 2200, 2500),
}
"""What a bid is worth when it is made, by its level from 0; there is no suit at level 0."""
MADE_DOUBLED = {Doubling.NONE: 0, Doubling.DOUBLED: 400, Doubling.REDOUBLED: 1000}
THREE_OVER = 350
SHORT: Mapping[Doubling, tuple[int, ...]] = {
    Doubling.NONE: (100, 200, 300, 400, 700, 1000),
    Doubling.DOUBLED: (200, 500, 800, 1100, 2000, 3000),
    Doubling.REDOUBLED: (300, 700, 1100, 1500, 2700, 4000),
}
"""What the opponent gets by tricks short, from 1; the last is for six or more."""


def bid_value(level: int, strain: Strain) -> int:
    """What a bid is worth when it is made.

    >>> bid_value(4, Strain.CLUBS), bid_value(4, Strain.HEARTS), bid_value(0, Strain.NO_TRUMP)
    (250, 750, 150)
    """
    value = VALUES[strain][level]
    assert value is not None, "there is no suit at level 0"
    return value


def exact_bonus(level: int, strain: Strain) -> int:
    """What exactly the tricks bid bring more: 250 up to 5 no trump in bidding order, then 100, then nothing.

    >>> exact_bonus(5, Strain.NO_TRUMP), exact_bonus(6, Strain.CLUBS), exact_bonus(6, Strain.NO_TRUMP)
    (250, 100, 100)
    >>> exact_bonus(7, Strain.CLUBS)
    0
    """
    return 250 if level <= 5 else 100 if level == 6 else 0


def is_three_over(options: BridgetteOptions, over: int) -> bool:
    """Whether so many tricks over the bid bring the bonus for three."""
    if options.three_over is ThreeOver.AT_LEAST:
        return over >= 3
    return options.three_over is ThreeOver.EXACT and over == 3


def _entries(options: BridgetteOptions, contract: Contract, tricks: int) -> list[Entry]:
    side, over = contract.declarer, over_or_short(contract, tricks)
    if over < 0:
        table = SHORT[contract.doubling]
        return [Entry(1 - side, table[min(-over, len(table)) - 1], Reason.UNDERTRICKS)]
    value = bid_value(contract.level, contract.strain)
    exact = exact_bonus(contract.level, contract.strain) if options.exact_bonus and over == 0 else 0
    three = THREE_OVER if is_three_over(options, over) else 0
    doubled = MADE_DOUBLED[contract.doubling]
    multiplied = {
        Multiplies.EVERYTHING: value + exact + three + doubled,
        Multiplies.VALUE_AND_BONUSES: value + exact + three,
        Multiplies.VALUE: value,
    }[options.doubling_multiplies]
    more = (
        (Reason.EXACT, exact),
        (Reason.THREE_OVER, three),
        (Reason.MADE_DOUBLED, doubled),
        (Reason.DOUBLING, multiplied * (contract.doubling.times - 1)),
    )
    return [
        Entry(side, value, Reason.BID_VALUE),
        *(Entry(side, points, reason) for reason, points in more if points),
    ]


class Tally:
    """The sheet of deals as far as they are known, and what they leave to play.

    It is over when the deals are played and the totals settle it.
    """

    def __init__(self, setup: BridgetteSetup) -> None:
        self.sheet = SheetWriter(setup.seats)
        self.next_dealer = setup.first_dealer
        self.counted = 0
        self._setup = setup

    def write(self, deal: BridgetteDeal) -> None:
        """The next deal, on from whoever really dealt; what is not known of it scores nothing."""
        dealt = self.next_dealer if deal.dealer is None else deal.dealer
        contract = None if is_passed_out(deal) else contract_of(deal, BIDDING, dealt)
        entries: list[Entry] = []
        if contract is not None and deal.tricks is not None and not check_contract(deal, BIDDING, dealt):
            entries = _entries(self._setup.options, contract, deal.tricks)
        self.sheet.write(deal, dealt, entries)
        self.counted += counts(self._setup, deal)
        self.next_dealer = next_dealer(self._setup, deal, dealt)

    @property
    def left(self) -> int:
        """How many deals are still to be played."""
        return deals_left(self._setup, self.counted, self.sheet.totals)

    @property
    def is_over(self) -> bool:
        """Whether there are none."""
        return not self.left


def _tallied(setup: BridgetteSetup, deals: Sequence[BridgetteDeal]) -> Tally:
    tally = Tally(setup)
    for deal in deals:
        tally.write(deal)
    return tally


def score(setup: BridgetteSetup, deals: tuple[BridgetteDeal, ...], closed: bool = False) -> Scoresheet:
    """Score complete deals: the higher total wins; level totals are played on where it is agreed."""
    tally = _tallied(setup, deals)
    totals, left = tally.sheet.totals, tally.left
    finished = closed or tally.is_over
    return tally.sheet.finish(
        [(Decided.TOTAL, totals)],
        finished=finished,
        state={
            "next_dealer": None if finished else tally.next_dealer,
            "deals_left": 0 if finished else left,
        },
    )


def facts(
    setup: BridgetteSetup, deals: tuple[BridgetteDeal, ...], sheet: Scoresheet
) -> tuple[Mapping[str, int], ...]:
    """For each player: contracts played and made, in all, by level, strain and doubling; and those beaten."""
    counted = tuple(Counter[str](contracts=0, contracts_made=0) for _ in range(setup.seats))
    for deal, row in zip(deals, sheet.rows, strict=True):
        contract = None if is_passed_out(deal) else contract_of(deal, BIDDING, row.dealer)
        if contract is not None and deal.tricks is not None:
            count_contract(counted[contract.declarer], contract, deal.tricks)
            count_defence(counted[1 - contract.declarer], contract, deal.tricks)
    return tuple(map(dict, counted))
