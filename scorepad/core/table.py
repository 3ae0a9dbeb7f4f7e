"""Who sits where, by which house rules, and what every deal of every game may carry."""

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from scorepad.core.faults import CommonFault
from scorepad.core.fields import ListOf, Record, Seat, Side, Text, Whole, recorded


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of a match; each game has its own, every field with a default."""


O_co = TypeVar("O_co", bound=Options, covariant=True)


@dataclass(frozen=True)
class Setup(Generic[O_co]):
    """What is settled before the first card is dealt.

    `players` are names in seat order, clockwise; `first_dealer` is a seat.
    """

    players: tuple[str, ...]
    options: O_co
    first_dealer: int = 0

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.players)

    def left_of(self, seat: int) -> int:
        """The next seat clockwise: who bids and leads after `seat`."""
        return (seat + 1) % self.seats

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """All seats in the order of speaking, `seat` first."""
        return tuple((seat + turn) % self.seats for turn in range(self.seats))


@dataclass(frozen=True)
class Adjustment:
    """Points given or taken by the table itself, for a revoke or a wrong count.

    `side` is a side number, `points` between -10000 and 10000 and not 0, `note` says why.
    """

    side: int = field(metadata=recorded(Side()))
    points: int = field(metadata=recorded(Whole(-10_000, 10_000, nought=False)))
    note: str = field(default="", metadata=recorded(Text()))


@dataclass(frozen=True, kw_only=True, slots=True)
class Deal:
    """One deal of the cards as a player could read it off the table; never a score.

    `dealer` is set only where the table lost count: the seat that really dealt.
    """

    dealer: int | None = field(default=None, metadata=recorded(Seat(CommonFault.DEALER_OUT_OF_RANGE)))
    adjustments: tuple[Adjustment, ...] = field(default=(), metadata=recorded(ListOf(Record(Adjustment))))
    note: str = field(default="", metadata=recorded(Text()))

    def adjusts(self, side: int) -> bool:
        """Whether the table itself gave a side points in this deal, or took some."""
        return any(one.side == side for one in self.adjustments)
