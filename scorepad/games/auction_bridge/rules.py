"""Auction Bridge: bid for the right to name trumps; every trick won over six counts, bid or not.

Bridge as it was played before 1925. The rules and their choices come from the table's own documents; the
numbers of a house rule are the defaults of `AuctionOptions`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from scorepad.core.auction import (
    BOOK,
    TRICKS,
    Bid,
    Bidding,
    Contract,
    Doubling,
    Strain,
)
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
from scorepad.core.fields import LARGEST, Code, Either, Flag, Record, Whole, option, recorded
from scorepad.core.game import Ask
from scorepad.core.sheet import Decided, Entry, Line, Scoresheet, SheetWriter
from scorepad.core.table import Deal, Options, Setup

KEY = "auction_bridge"
PLAYERS = range(3, 5)
GAMES_OF_A_RUBBER = 2
NULLO_VALUE = 10
"""What a trick counts at nullo, whatever the trick values."""


class TrickCount(StrEnum):
    """The counts of trick values that have a name."""

    ROYAL = "royal"
    OF_1904 = "1904"


_VALUE = Whole(1, 50)


@dataclass(frozen=True, kw_only=True)
class OwnValues:
    """What a trick over six counts by the table's own agreement."""

    clubs: int = field(metadata=recorded(_VALUE))
    diamonds: int = field(metadata=recorded(_VALUE))
    hearts: int = field(metadata=recorded(_VALUE))
    spades: int = field(metadata=recorded(_VALUE))
    no_trump: int = field(metadata=recorded(_VALUE))


COUNTS = {
    TrickCount.ROYAL: OwnValues(clubs=6, diamonds=7, hearts=8, spades=9, no_trump=10),
    TrickCount.OF_1904: OwnValues(clubs=4, diamonds=6, hearts=8, spades=2, no_trump=12),
}


class Format(StrEnum):
    """What is played for."""

    RUBBER = "rubber"
    DEALS = "deals"


class HonourCount(StrEnum):
    """How honours are counted."""

    STANDARD = "standard"
    PERIOD = "period"
    NONE = "none"


class HeldBy(StrEnum):
    """The side that holds the honours."""

    DECLARER = "declarer"
    DEFENDERS = "defenders"


class Reason(StrEnum):
    """Why a side got points."""

    ODD_TRICKS = "odd_tricks"
    MADE_DOUBLED = "made_doubled"
    OVERTRICKS_DOUBLED = "overtricks_doubled"
    UNDERTRICKS = "undertricks"
    HONOURS = "honours"
    SMALL_SLAM = "small_slam"
    GRAND_SLAM = "grand_slam"
    GAME_BONUS = "game_bonus"
    RUBBER = "rubber"


class Fault(StrEnum):
    """What can be wrong beside the contract and its auction."""

    HONOURS_IMPOSSIBLE = "honours_impossible"


@dataclass(frozen=True, kw_only=True)
class AuctionOptions(Options):
    """The house rules."""

    trick_values: TrickCount | OwnValues = field(
        default=TrickCount.ROYAL,
        metadata=option(Either(Code(TrickCount), Record(OwnValues), COUNTS), legality=True),
    )
    game_target: int = field(default=30, metadata=option(Whole(10, 100), ends=True))
    format: Format = field(default=Format.RUBBER, metadata=option(Code(Format), ends=True))
    deals: int = field(
        default=4,
        metadata=option(Whole(1, 100), ends=True, when=lambda options: options.format is Format.DEALS),
    )
    rubber_bonus: int = field(
        default=250,
        metadata=option(Whole(0, 1000), when=lambda options: options.format is Format.RUBBER),
    )
    game_bonus: int = field(
        default=0, metadata=option(Whole(0, 1000), when=lambda options: options.format is Format.DEALS)
    )
    honours: HonourCount = field(default=HonourCount.STANDARD, metadata=option(Code(HonourCount)))
    small_slam: int = field(default=50, metadata=option(Whole(0, 500)))
    grand_slam: int = field(default=100, metadata=option(Whole(0, 500)))
    doubled_overtrick_bonus: bool = field(default=False, metadata=option(Flag()))
    undoubled_penalties: bool = field(default=False, metadata=option(Flag()))
    nullo: bool = field(default=False, metadata=option(Flag(), legality=True))


_ANY = Whole(-LARGEST)


@dataclass(frozen=True, kw_only=True)
class Honours:
    """Honours that a side holds: 3 to 5 of A K Q J 10 of trumps, or 3 to 4 aces at no trump.

    `in_one_hand` is 4 or 5 where one hand holds so many of them, else 0.
    """

    by: HeldBy = field(metadata=recorded(Code(HeldBy)))
    count: int = field(metadata=recorded(_ANY))
    in_one_hand: int = field(default=0, metadata=recorded(_ANY))


@dataclass(frozen=True, kw_only=True, slots=True)
class AuctionDeal(ContractDeal):
    """A contract, its tricks, and the honours where a side called them."""

    honours: Honours | None = field(default=None, metadata=recorded(Record(Honours)))


AuctionSetup = Setup[AuctionOptions]

# The table.


def sides(players: int) -> tuple[tuple[int, ...], ...]:
    """Two pairs of four, or three players each for himself.

    >>> sides(4)
    ((0, 2), (1, 3))
    """
    return ((0, 2), (1, 3)) if players == 4 else tuple((seat,) for seat in range(players))


def ranks(options: AuctionOptions) -> tuple[Strain, ...]:
    """The strains from the lowest up: spades are the lowest in the count of 1904, nullo is below no trump."""
    suits = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES)
    if options.trick_values is TrickCount.OF_1904:
        suits = (Strain.SPADES, Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS)
    return (*suits, *((Strain.NULLO,) if options.nullo else ()), Strain.NO_TRUMP)


def bidding(setup: AuctionSetup) -> Bidding:
    """How the table bids."""
    return _bidding(setup.seats, ranks(setup.options))


@cache
def _bidding(players: int, ranked: tuple[Strain, ...]) -> Bidding:
    side_of = {seat: side for side, seats in enumerate(sides(players)) for seat in seats}
    return Bidding(tuple(side_of[seat] for seat in range(players)), ranked, Bid(1, ranked[0]))


def side_of(setup: AuctionSetup, seat: int) -> int:
    """The side on which a seat plays."""
    return bidding(setup).sides[seat]


def trick_value(options: AuctionOptions, strain: Strain) -> int:
    """What each trick over six counts, not doubled."""
    if strain is Strain.NULLO:
        return NULLO_VALUE
    values = options.trick_values
    held: int = getattr(COUNTS[values] if isinstance(values, TrickCount) else values, strain)
    return held


def check_setup(setup: AuctionSetup) -> tuple[Problem, ...]:
    """Any house rules can be played by."""
    return ()


# A deal.


def blank(setup: AuctionSetup) -> AuctionDeal:
    """A deal of which nothing is known yet."""
    return AuctionDeal()


def lacking(setup: AuctionSetup | None, deal: AuctionDeal) -> tuple[Problem, ...]:
    """What of the contract and its result is not known yet."""
    return contract_lacking(deal, None if setup is None else bidding(setup))


def dealer(setup: AuctionSetup, before: Sequence[ContractDeal], deal: Deal | None = None) -> int:
    """Who deals the deal after `before`: the next seat, or the same one where everybody passed."""
    return dealer_after(setup, before, deal, next_dealer)


def next_dealer(setup: AuctionSetup, deal: ContractDeal, dealt: int) -> int:
    """Who deals after a deal that `dealt` gave."""
    return dealt if is_passed_out(deal) else setup.left_of(dealt)


def settled(setup: AuctionSetup, before: Sequence[AuctionDeal], deal: AuctionDeal) -> AuctionDeal:
    """A deal with what follows from its auction beside it."""
    return contract_settled(deal, bidding(setup), dealer(setup, before, deal))


def check(setup: AuctionSetup, before: Sequence[AuctionDeal], deal: AuctionDeal) -> tuple[Problem, ...]:
    """Every problem in what is known of the deal after `before`."""
    return tuple(_check_deal(deal, bidding(setup), dealer(setup, before, deal)))


def _check_deal(deal: AuctionDeal, table: Bidding, dealt: int) -> list[Problem]:
    problems = check_contract(deal, table, dealt, ("honours",))
    if deal.honours is not None and not is_passed_out(deal):
        contract = contract_of(deal, table, dealt)
        strain = deal.strain if contract is None else contract.strain
        if not are_possible(deal.honours, strain if strain in table.ranks else None):
            problems.append(Problem("honours", Fault.HONOURS_IMPOSSIBLE))
    return problems


def are_possible(honours: Honours, strain: Strain | None) -> bool:
    """Whether a side can hold these; with the strain unknown, whether it could at any.

    >>> are_possible(Honours(by=HeldBy.DECLARER, count=5, in_one_hand=4), Strain.HEARTS)
    True
    >>> are_possible(Honours(by=HeldBy.DECLARER, count=5), Strain.NO_TRUMP)
    False
    """
    if strain is Strain.NULLO:
        return False
    most = 4 if strain is Strain.NO_TRUMP else 5
    return (
        3 <= honours.count <= most
        and honours.in_one_hand in (0, 4, 5)
        and (honours.in_one_hand <= honours.count)
    )


def every_honours() -> tuple[Honours, ...]:
    """All that can be called by either side, the fewest first."""
    held = ((3, 0), (4, 0), (4, 4), (5, 0), (5, 4), (5, 5))
    return tuple(Honours(by=by, count=count, in_one_hand=one) for by in HeldBy for count, one in held)


def asks(setup: AuctionSetup, before: Sequence[AuctionDeal], deal: AuctionDeal) -> tuple[Ask, ...]:
    """The contract or its auction, the tricks, and the honours where any were called."""
    asked = contract_asks(deal)
    return (*asked, Ask("honours", optional=True)) if Ask("tricks") in asked else asked


def values(
    setup: AuctionSetup, before: Sequence[AuctionDeal], deal: AuctionDeal, ask: Ask
) -> Sequence[object]:
    """What a form offers for a question."""
    if ask.field == "honours":
        return (None, *every_honours())
    return contract_values(deal, bidding(setup), ask)


def deals_left(setup: AuctionSetup, before: Sequence[Deal]) -> int:
    """How many of a number of deals are still to be played; passed-out deals do not count."""
    played = sum(not is_passed_out(deal) for deal in before if isinstance(deal, ContractDeal))
    return max(0, setup.options.deals - played)


def to_play(setup: AuctionSetup, before: Sequence[Deal]) -> int | None:
    """How many deals are still to be played; a rubber takes as many as it takes."""
    return deals_left(setup, before) if setup.options.format is Format.DEALS else None


def _is_made(deal: AuctionDeal, table: Bidding) -> bool:
    """Whether a deal brings its side nearer a game; the others need not be looked at for that."""
    if is_passed_out(deal) or deal.tricks is None:
        return False
    contract = contract_of(deal, table, 0)  # whoever dealt, it takes as many tricks
    return contract is not None and over_or_short(contract, deal.tricks) >= 0


class Tally:
    """Counts games for a rubber, or deals where their number is agreed; passed-out ones do not count."""

    def __init__(self, setup: AuctionSetup) -> None:
        self._options = setup.options
        self._table = bidding(setup)
        self._pad = _Pad(setup)
        self._played = 0

    @property
    def is_over(self) -> bool:
        """Whether a side has two games, or the agreed number of deals is played."""
        if self._options.format is Format.DEALS:
            return self._played >= self._options.deals
        return self._pad.has_rubber

    def write(self, deal: AuctionDeal) -> None:
        """The next deal, with its dealer; what is not known of it wins nothing."""
        assert deal.dealer is not None, "written down"
        self._played += not is_passed_out(deal)
        if _is_made(deal, self._table) and not _check_deal(deal, self._table, deal.dealer):
            self._pad.entries_of(deal, deal.dealer)


# The score.


HONOURS = {(3, 0): 30, (4, 0): 40, (5, 0): 50, (4, 4): 80, (5, 4): 90, (5, 5): 100}
"""By the number that a side holds and the number of them in one hand."""
ACES = {(3, 0): 30, (4, 0): 40, (4, 4): 100}
IN_TRICKS = {(3, 0): 2, (4, 0): 4, (5, 0): 5, (4, 4): 8, (5, 4): 9, (5, 5): 10}
"""What trump honours were worth in the period: so many tricks of the strain."""
EACH_UNDERTRICK = {Doubling.NONE: 50, Doubling.DOUBLED: 100, Doubling.REDOUBLED: 200}
MADE_DOUBLED = {Doubling.NONE: 0, Doubling.DOUBLED: 50, Doubling.REDOUBLED: 100}
"""For a contract made, and where it is agreed for each trick over it."""


def honours_points(options: AuctionOptions, strain: Strain, honours: Honours) -> int:
    """What honours count; nothing where the table does not count them."""
    held = (honours.count, honours.in_one_hand)
    if options.honours is HonourCount.NONE:
        return 0
    if strain is Strain.NO_TRUMP:
        return ACES[held]
    if options.honours is HonourCount.PERIOD:
        return IN_TRICKS[held] * trick_value(options, strain)
    return HONOURS[held]


def odd_tricks(contract: Contract, tricks: int) -> int:
    """The tricks over six that count: at nullo those of the opponents.

    >>> odd_tricks(Contract(0, 1, Strain.HEARTS), 9)
    3
    """
    return (TRICKS - tricks if contract.strain is Strain.NULLO else tricks) - BOOK


class _Pad:
    """The pad of a match while it is written: games won, and what is below the line in the running one."""

    def __init__(self, setup: AuctionSetup) -> None:
        self._setup = setup
        self._options = setup.options
        self._table = bidding(setup)
        count = len(sides(setup.seats))
        self._sides = range(count)
        self.games = [0] * count
        self.below = [0] * count

    @property
    def has_rubber(self) -> bool:
        return self._options.format is Format.RUBBER and max(self.games) == GAMES_OF_A_RUBBER

    def entries_of(self, deal: AuctionDeal, dealt: int) -> list[Entry]:
        """The entries of a finished deal, in the order in which they come about."""
        contract = None if is_passed_out(deal) else contract_of(deal, self._table, dealt)
        if contract is None or deal.tricks is None:
            return []
        ours = self._table.sides[contract.declarer]
        theirs = [side for side in self._sides if side != ours]
        entries = self._result(contract, deal.tricks, ours, theirs)
        if deal.honours is not None:
            points = honours_points(self._options, contract.strain, deal.honours)
            holders = [ours] if deal.honours.by is HeldBy.DECLARER else theirs
            entries += _above(holders, points, Reason.HONOURS)
        if contract.strain is not Strain.NULLO:
            entries += self._slam([ours], deal.tricks) + self._slam(theirs, TRICKS - deal.tricks)
        return entries + self._rule_off(ours)

    def _result(self, contract: Contract, tricks: int, ours: int, theirs: list[int]) -> list[Entry]:
        over = over_or_short(contract, tricks)
        if over < 0:
            doubling = Doubling.NONE if self._options.undoubled_penalties else contract.doubling
            return _above(theirs, -over * EACH_UNDERTRICK[doubling], Reason.UNDERTRICKS)
        value = trick_value(self._options, contract.strain) * contract.doubling.times
        below = odd_tricks(contract, tricks) * value
        self.below[ours] += below
        bonus = MADE_DOUBLED[contract.doubling]
        paid = over if self._options.doubled_overtrick_bonus else 0
        return [
            Entry(ours, below, Reason.ODD_TRICKS),
            *_above([ours], bonus, Reason.MADE_DOUBLED),
            *_above([ours], bonus * paid, Reason.OVERTRICKS_DOUBLED),
        ]

    def _slam(self, winners: list[int], tricks: int) -> list[Entry]:
        if tricks == TRICKS:
            return _above(winners, self._options.grand_slam, Reason.GRAND_SLAM)
        return _above(winners, self._options.small_slam if tricks == TRICKS - 1 else 0, Reason.SMALL_SLAM)

    def _rule_off(self, side: int) -> list[Entry]:
        """A game made: both sides start again from nothing below the line."""
        if self.below[side] < self._options.game_target:
            return []
        self.games[side] += 1
        self.below = [0 for _ in self.below]
        if self._options.format is Format.DEALS:
            return _above([side], self._options.game_bonus, Reason.GAME_BONUS)
        return _above([side], self._options.rubber_bonus, Reason.RUBBER) if self.has_rubber else []


def _above(winners: Sequence[int], points: int, reason: Reason) -> list[Entry]:
    """Points above the line for each of the winners; none for nothing."""
    return [Entry(side, points, reason, Line.ABOVE) for side in winners] if points else []


def score(setup: AuctionSetup, deals: tuple[AuctionDeal, ...], closed: bool = False) -> Scoresheet:
    """Score complete deals: the higher total of everything wins, be it the side that lost the rubber."""
    pad = _Pad(setup)
    count = len(sides(setup.seats))
    sheet = SheetWriter(count, adjusted_on=Line.ABOVE)
    by_line = {line: [0] * count for line in Line}
    played = 0
    dealt = setup.first_dealer
    for deal in deals:
        dealt = dealt if deal.dealer is None else deal.dealer
        for entry in sheet.write(deal, dealt, pad.entries_of(deal, dealt)).entries:
            by_line[entry.line][entry.side] += entry.points
        dealt = next_dealer(setup, deal, dealt)
        played += not is_passed_out(deal)
    options = setup.options
    over = pad.has_rubber or (options.format is Format.DEALS and played >= options.deals)
    finished = closed or over
    state: dict[str, object] = {
        "next_dealer": None if finished else dealt,
        "games": tuple(pad.games),
        "below": tuple(pad.below),
        "above": tuple(by_line[Line.ABOVE]),
        "below_total": tuple(by_line[Line.BELOW]),
    }
    if count == 3:
        state["settlement"] = settlement(sheet.totals)
    return sheet.finish([(Decided.TOTAL, sheet.totals)], finished=finished, state=state)


def settlement(totals: Sequence[int]) -> tuple[Mapping[str, int], ...]:
    """What each player owes each other: the difference of their totals.

    >>> settlement((27, 140, 140))
    ({'from': 0, 'to': 1, 'points': 113}, {'from': 0, 'to': 2, 'points': 113})
    """
    return tuple(
        {"from": low, "to": high, "points": totals[high] - totals[low]}
        for low in range(len(totals))
        for high in range(len(totals))
        if totals[low] < totals[high]
    )


def facts(
    setup: AuctionSetup, deals: tuple[AuctionDeal, ...], sheet: Scoresheet
) -> tuple[Mapping[str, int], ...]:
    """For each side: contracts played, made and beaten, in all, by level, strain, doubling and declarer.

    Beside them the games and slams it won.
    """
    counted = tuple(Counter[str](contracts=0, contracts_made=0) for _ in sheet.totals)
    for deal, row in zip(deals, sheet.rows, strict=True):
        contract = None if is_passed_out(deal) else contract_of(deal, bidding(setup), row.dealer)
        if contract is not None and deal.tricks is not None:
            declaring = side_of(setup, contract.declarer)
            count_contract(counted[declaring], contract, deal.tricks)
            for side, of_side in enumerate(counted):
                if side != declaring:
                    count_defence(of_side, contract, deal.tricks)
        for entry in row.entries:
            if entry.reason in (Reason.SMALL_SLAM, Reason.GRAND_SLAM):
                counted[entry.side][str(entry.reason)] += 1
    games = sheet.state["games"]
    assert isinstance(games, tuple)
    for side, won in enumerate(games):
        counted[side]["games"] = won
    return tuple(map(dict, counted))
