"""A second referee of auctions, for two, three or four players: he looks back over the calls each time.

He knows seats only from the dealer on: call number 0 is the dealer's. With two or four players every other
call is the same side's, with three every third.
"""

from collections.abc import Sequence
from dataclasses import dataclass

LETTERS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades", "U": "nullo", "N": "no_trump"}


@dataclass(frozen=True)
class House:
    """What a table agrees on before it bids: its players, and the bids from the lowest up."""

    players: int
    bids: tuple[str, ...]

    @property
    def sides(self) -> int:
        return 3 if self.players == 3 else 2


def house(players: int, order: str = "CDHSN", below_one: Sequence[str] = ()) -> House:
    """A table where strains rank in this order; `below_one` are bids under the first of level 1."""
    return House(players, (*below_one, *(f"{level}{letter}" for level in range(1, 8) for letter in order)))


def last_other_than_pass(calls: Sequence[str]) -> int | None:
    return max((at for at, call in enumerate(calls) if call != "P"), default=None)


def last_bid(calls: Sequence[str]) -> int | None:
    return max((at for at, call in enumerate(calls) if call not in ("P", "X", "XX")), default=None)


def is_over(table: House, calls: Sequence[str]) -> bool:
    spoke = last_other_than_pass(calls)
    if spoke is None:
        return len(calls) >= table.players
    return len(calls) - 1 - spoke >= table.players - 1


def may(table: House, calls: Sequence[str], call: str) -> bool:
    """Whether the call may follow these, which are legal."""
    if is_over(table, calls):
        return False
    if call == "P":
        return True
    bid, spoke = last_bid(calls), last_other_than_pass(calls)
    if call in ("X", "XX"):
        if bid is None or spoke is None:
            return False
        bidders_turn = (len(calls) - bid) % table.sides == 0
        return (spoke == bid and not bidders_turn) if call == "X" else (calls[spoke] == "X" and bidders_turn)
    if call not in table.bids:
        return False
    return bid is None or table.bids.index(call) > table.bids.index(calls[bid])


def first_illegal(table: House, calls: Sequence[str]) -> int | None:
    """The position of the first call that is none or may not be made; 0 is the dealer's."""
    return next((at for at, call in enumerate(calls) if not may(table, calls[:at], call)), None)


def contract(table: House, calls: Sequence[str], dealer: int) -> dict[str, object] | None:
    """Declarer, level, strain and doubling of an auction that is legal and over; None if all passed."""
    bid, spoke = last_bid(calls), last_other_than_pass(calls)
    if bid is None or spoke is None:
        return None
    letter = calls[bid][1]
    of_the_side = range(bid % table.sides, bid + 1, table.sides)
    first = next(at for at in of_the_side if calls[at][1:] == letter and calls[at] != "XX")
    return {
        "declarer": (dealer + first) % table.players,
        "level": int(calls[bid][0]),
        "strain": LETTERS[letter],
        "doubling": {"X": "doubled", "XX": "redoubled"}.get(calls[spoke], "none"),
    }
