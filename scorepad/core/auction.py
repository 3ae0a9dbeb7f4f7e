"""Bidding in words of the bridge family: strains, bids, doubles, and an auction followed call by call.

Calls are written as records have them: `P`, `X`, `XX`, or a level and a letter such as `1C` and `7N`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache

from scorepad.core.faults import CommonFault
from scorepad.core.fields import Found, Reading, is_writable

PASS, DOUBLE, REDOUBLE = "P", "X", "XX"
TRICKS = 13
"""The tricks of a deal, whoever plays."""
BOOK = 6
"""The tricks that every bid promises before its level counts."""
HIGHEST_LEVEL = 7


class Strain(StrEnum):
    """What is promised to be trump, or none; `nullo` promises to lose tricks."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    NULLO = "nullo"
    NO_TRUMP = "no_trump"


SUITS = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES)
LETTERS = {
    Strain.CLUBS: "C",
    Strain.DIAMONDS: "D",
    Strain.HEARTS: "H",
    Strain.SPADES: "S",
    Strain.NULLO: "U",
    Strain.NO_TRUMP: "N",
}


class Doubling(StrEnum):
    """Whether the last bid was doubled."""

    NONE = "none"
    DOUBLED = "doubled"
    REDOUBLED = "redoubled"

    @property
    def times(self) -> int:
        """What trick values are multiplied by."""
        return {Doubling.NONE: 1, Doubling.DOUBLED: 2, Doubling.REDOUBLED: 4}[self]


@dataclass(frozen=True)
class Bid:
    """A number of tricks over six, and a strain."""

    level: int
    strain: Strain

    @property
    def call(self) -> str:
        """The bid as records write it.

        >>> Bid(3, Strain.NO_TRUMP).call
        '3N'
        """
        return f"{self.level}{LETTERS[self.strain]}"


@dataclass(frozen=True)
class Contract:
    """The last bid, who plays it (a seat), and whether it was doubled."""

    declarer: int
    level: int
    strain: Strain
    doubling: Doubling = Doubling.NONE


class Refusal(StrEnum):
    """Why a call may not be made."""

    NO_CALL = "no_call"
    IT_IS_OVER = "it_is_over"
    TOO_LOW = "too_low"
    NO_BID_TO_DOUBLE = "no_bid_to_double"
    OWN_BID = "own_bid"
    DOUBLED_ALREADY = "doubled_already"
    NOT_DOUBLED = "not_doubled"
    NOT_THEIRS_TO_REDOUBLE = "not_theirs_to_redouble"


@dataclass(frozen=True)
class Bidding:
    """How a table bids: the side of each seat, the strains from the lowest up, and the lowest bid."""

    sides: tuple[int, ...]
    ranks: tuple[Strain, ...]
    lowest: Bid

    @property
    def seats(self) -> int:
        """How many bid."""
        return len(self.sides)

    def worth(self, bid: Bid) -> tuple[int, int]:
        """Bids in order: the higher level first, then the higher strain."""
        return bid.level, self.ranks.index(bid.strain)

    def allows(self, bid: Bid) -> bool:
        """Whether there is such a bid at this table."""
        return (
            bid.strain in self.ranks
            and bid.level <= HIGHEST_LEVEL
            and self.worth(bid) >= self.worth(self.lowest)
        )

    def bids(self) -> tuple[Bid, ...]:
        """Every bid, the lowest first."""
        every = (Bid(level, strain) for level in range(HIGHEST_LEVEL + 1) for strain in self.ranks)
        return tuple(bid for bid in every if self.allows(bid))

    def calls(self) -> tuple[str, ...]:
        """Every call there is."""
        return (PASS, DOUBLE, REDOUBLE, *(bid.call for bid in self.bids()))

    def read(self, call: str) -> Bid | None:
        """The bid that a call makes; None for a pass, a double, and what is no call."""
        return self._by_call.get(call)

    @cached_property
    def _by_call(self) -> Mapping[str, Bid]:
        return {bid.call: bid for bid in self.bids()}


@dataclass(frozen=True)
class Auction:
    """An auction as far as it has gone; `turn` is the seat that calls next.

    `bidder` made the last `bid`; `passes` were made since the last other call.
    """

    bidding: Bidding
    turn: int
    calls: tuple[str, ...] = ()
    bid: Bid | None = None
    bidder: int | None = None
    doubling: Doubling = Doubling.NONE
    passes: int = 0
    named: tuple[tuple[int, Strain, int], ...] = ()
    """Who of a side first named a strain: side, strain, seat."""

    @property
    def over(self) -> bool:
        """Whether all the others passed after a bid or double, or everybody did at once."""
        return self.passes >= self.bidding.seats - (self.bid is not None)

    @property
    def passed_out(self) -> bool:
        """Whether nobody bid."""
        return self.over and self.bid is None

    @property
    def contract(self) -> Contract | None:
        """What will be played: by whoever of the side *first* named the strain. None before the end."""
        if not self.over or self.bid is None or self.bidder is None:
            return None
        side = self.bidding.sides[self.bidder]
        declarer = next(seat for at, strain, seat in self.named if (at, strain) == (side, self.bid.strain))
        return Contract(declarer, self.bid.level, self.bid.strain, self.doubling)

    def refusal(self, call: str) -> Refusal | None:
        """Why whoever is next may not make this call; None where he may."""
        bid = self.bidding.read(call)
        if bid is None and call not in (PASS, DOUBLE, REDOUBLE):
            return Refusal.NO_CALL
        if self.over:
            return Refusal.IT_IS_OVER
        if call == DOUBLE:
            return self._against_doubling()
        if call == REDOUBLE:
            return self._against_redoubling()
        if bid is not None and self.bid is not None and not self._is_higher(bid, self.bid):
            return Refusal.TOO_LOW
        return None

    def _is_higher(self, bid: Bid, than: Bid) -> bool:
        return self.bidding.worth(bid) > self.bidding.worth(than)

    def _is_own_side(self) -> bool:
        sides = self.bidding.sides
        return self.bidder is not None and sides[self.bidder] == sides[self.turn]

    def _against_doubling(self) -> Refusal | None:
        if self.bid is None:
            return Refusal.NO_BID_TO_DOUBLE
        if self._is_own_side():
            return Refusal.OWN_BID
        return None if self.doubling is Doubling.NONE else Refusal.DOUBLED_ALREADY

    def _against_redoubling(self) -> Refusal | None:
        if self.doubling is not Doubling.DOUBLED:
            return Refusal.NOT_DOUBLED
        return None if self._is_own_side() else Refusal.NOT_THEIRS_TO_REDOUBLE

    def then(self, call: str) -> "Auction":
        """The auction after a legal call; whether it is legal is asked of `refusal`."""
        seat, sides = self.turn, self.bidding.sides
        bid, bidder, doubling, named = self.bid, self.bidder, self.doubling, self.named
        if call == DOUBLE:
            doubling = Doubling.DOUBLED
        elif call == REDOUBLE:
            doubling = Doubling.REDOUBLED
        elif call != PASS:
            bid, bidder, doubling = self.bidding.read(call), seat, Doubling.NONE
            assert bid is not None, "refused before"
            if (sides[seat], bid.strain) not in {(side, strain) for side, strain, _ in named}:
                named = (*named, (sides[seat], bid.strain, seat))
        return Auction(
            self.bidding,
            turn=(seat + 1) % len(sides),
            calls=(*self.calls, call),
            bid=bid,
            bidder=bidder,
            doubling=doubling,
            passes=self.passes + 1 if call == PASS else 0,
            named=named,
        )


def follow_calls(bidding: Bidding, dealer: int, calls: Iterable[str]) -> Auction:
    """The auction from the dealer on, up to the first call that is illegal.

    >>> two = Bidding((0, 1), (Strain.CLUBS, Strain.NO_TRUMP), Bid(1, Strain.CLUBS))
    >>> follow_calls(two, 0, ["1C", "X", "1N", "P"]).contract
    Contract(declarer=0, level=1, strain=<Strain.NO_TRUMP: 'no_trump'>, doubling=<Doubling.NONE: 'none'>)
    """
    return _followed(bidding, dealer, tuple(calls))


# Each deal is judged by all that came before it, whose auctions would be followed over and over.
@lru_cache(maxsize=4096)
def _followed(bidding: Bidding, dealer: int, calls: tuple[str, ...]) -> Auction:
    auction = Auction(bidding, dealer)
    for call in calls:
        if auction.refusal(call) is not None:
            break
        auction = auction.then(call)
    return auction


@dataclass(frozen=True)
class Calls:
    """The kind of a recorded auction: a list of words, each of which `check` knows for a call or not."""

    def read(self, raw: object, reading: Reading) -> Found:
        """The calls; none of them where one cannot be read, so that nothing follows from the rest."""
        if not isinstance(raw, list):
            return (), (CommonFault.WRONG_TYPE,)
        wrong = tuple(CommonFault.WRONG_TYPE for one in raw if not isinstance(one, str))
        # Nobody asks whether the calls of an open deal are legal, but it is kept and written again.
        if reading.partial and not wrong and not all(map(is_writable, raw)):
            return (), (CommonFault.NAME_NOT_ALLOWED,)
        return () if wrong else tuple(raw), wrong

    def write(self, value: tuple[str, ...]) -> object:
        """The calls as a list."""
        return list(value)
