"""A deal that is played at a contract: what both bridges share of its fields, its legality, its questions.

The contract is entered as it was reached, or follows from the recorded auction; a finished deal holds both.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, TypeVar

from scorepad.core.auction import (
    BOOK,
    HIGHEST_LEVEL,
    PASS,
    TRICKS,
    Auction,
    Bid,
    Bidding,
    Calls,
    Contract,
    Doubling,
    Strain,
    follow_calls,
)
from scorepad.core.faults import CommonFault, Problem
from scorepad.core.fields import LARGEST, Code, Flag, Seat, Whole, recorded
from scorepad.core.game import Ask
from scorepad.core.table import Deal


class ContractFault(StrEnum):
    """What can be wrong with a contract, its auction, or its result."""

    PASSED_OUT_DEAL = "passed_out_deal"
    ILLEGAL_CALL = "illegal_call"
    AUCTION_NOT_OVER = "auction_not_over"
    AUCTION_DISAGREES = "auction_disagrees"
    LEVEL_OUT_OF_RANGE = "level_out_of_range"
    UNKNOWN_STRAIN = "unknown_strain"
    TRICKS_OUT_OF_RANGE = "tricks_out_of_range"
    DECLARER_OUT_OF_RANGE = "declarer_out_of_range"


# The ranges of these hang on one another, and `check_contract` knows them.
_NUMBER = Whole(-LARGEST)


@dataclass(frozen=True, kw_only=True, slots=True)
class ContractDeal(Deal):
    """A contract and the tricks that its side won, or that everybody passed.

    `doubling` None says no more than that nobody noted it; it counts as not doubled. `auction` are the
    calls from the dealer on.
    """

    declarer: int | None = field(default=None, metadata=recorded(Seat(ContractFault.DECLARER_OUT_OF_RANGE)))
    level: int | None = field(default=None, metadata=recorded(_NUMBER))
    strain: Strain | None = field(default=None, metadata=recorded(Code(Strain, ContractFault.UNKNOWN_STRAIN)))
    doubling: Doubling | None = field(default=None, metadata=recorded(Code(Doubling)))
    tricks: int | None = field(default=None, metadata=recorded(_NUMBER))
    passed_out: bool = field(default=False, metadata=recorded(Flag()))
    auction: tuple[str, ...] | None = field(default=None, metadata=recorded(Calls()))


C = TypeVar("C", bound=ContractDeal)

LONGEST_SAID = 12
"""So many letters of a call that is none are repeated to whoever wrote it."""
CONTRACT_KEYS = ("declarer", "level", "strain", "doubling")


def is_passed_out(deal: ContractDeal) -> bool:
    """Whether everybody passed at once."""
    return deal.passed_out or (bool(deal.auction) and set(deal.auction or ()) == {PASS})


def contract_of(deal: ContractDeal, bidding: Bidding, dealer: int) -> Contract | None:
    """The contract of a deal, as noted or as its legal auction gives it; None where neither says it all."""
    # A doubling that is left out agrees with any auction.
    tells_all = deal.doubling is not None or deal.auction is None
    if tells_all and deal.declarer is not None and deal.level is not None and deal.strain is not None:
        return Contract(deal.declarer, deal.level, deal.strain, deal.doubling or Doubling.NONE)
    if deal.auction is None:
        return None
    auction = follow_calls(bidding, dealer, deal.auction)
    return auction.contract if len(auction.calls) == len(deal.auction) else None


def contract_settled(deal: C, bidding: Bidding, dealer: int) -> C:
    """A deal with all that follows from its recorded auction written beside it, the dealer too.

    So nothing that happens to an earlier deal can move this one's points to another side.
    """
    if deal.auction is None:
        return contract_alone(deal)
    auction = follow_calls(bidding, dealer, deal.auction)
    changed: dict[str, Any] = {"dealer": dealer}
    if auction.passed_out:
        changed["passed_out"] = True
    elif auction.contract is not None:
        changed |= {key: getattr(auction.contract, key) for key in CONTRACT_KEYS}
    else:
        return deal
    return replace(deal, **changed)


def contract_alone(deal: C) -> C:
    """A deal by its contract, without its auction.

    "Not doubled" is left out: a deal is the same one whether a record says so or says nothing.
    """
    if deal.auction is None and deal.doubling is not Doubling.NONE:
        return deal
    doubling = None if deal.doubling is Doubling.NONE else deal.doubling
    return replace(deal, auction=None, doubling=doubling)


def contract_as_entered(deal: C) -> C:
    """A deal as it is entered: without what follows from its auction."""
    if deal.auction is None:
        return deal
    nothing: dict[str, Any] = dict.fromkeys(CONTRACT_KEYS)
    return replace(deal, passed_out=False, **nothing)


# Legality.


def check_contract(
    deal: ContractDeal, bidding: Bidding, dealer: int, more_keys: Sequence[str] = ()
) -> list[Problem]:
    """Every problem in what is known of a contract; `more_keys` are the game's own that hang on one."""
    if is_passed_out(deal):
        given = [key for key in (*CONTRACT_KEYS, "tricks", *more_keys) if getattr(deal, key) is not None]
        problems = [Problem(key, ContractFault.PASSED_OUT_DEAL) for key in given]
    else:
        problems = _check_ranges(deal, bidding)
    if deal.auction is not None:
        problems += _check_auction(deal, bidding, dealer, {problem.field for problem in problems})
    return problems


def _check_ranges(deal: ContractDeal, bidding: Bidding) -> list[Problem]:
    problems = []
    if deal.declarer is not None and not 0 <= deal.declarer < bidding.seats:
        problems.append(Problem("declarer", ContractFault.DECLARER_OUT_OF_RANGE))
    known = deal.strain if deal.strain in bidding.ranks else None
    if deal.level is not None and not _has_level(bidding, deal.level, known):
        problems.append(
            Problem(
                "level",
                ContractFault.LEVEL_OUT_OF_RANGE,
                {"level": deal.level, "low": bidding.lowest.level, "high": HIGHEST_LEVEL},
            )
        )
    if deal.strain is not None and known is None:
        problems.append(Problem("strain", ContractFault.UNKNOWN_STRAIN))
    if deal.tricks is not None and not 0 <= deal.tricks <= TRICKS:
        problems.append(Problem("tricks", ContractFault.TRICKS_OUT_OF_RANGE, {"tricks": deal.tricks}))
    return problems


def _has_level(bidding: Bidding, level: int, strain: Strain | None) -> bool:
    if level < 0:
        return False
    return any(bidding.allows(Bid(level, one)) for one in (bidding.ranks if strain is None else (strain,)))


def _check_auction(
    deal: ContractDeal, bidding: Bidding, dealer: int, faulty: set[str | None]
) -> list[Problem]:
    calls = deal.auction or ()
    auction = follow_calls(bidding, dealer, calls)
    at = len(auction.calls)
    if at < len(calls):
        # What is no call at all may be as long as it likes.
        call = calls[at] if len(calls[at]) <= LONGEST_SAID else f"{calls[at][:LONGEST_SAID]}…"
        return [Problem("auction", ContractFault.ILLEGAL_CALL, {"position": at + 1, "call": call})]
    if not auction.over:
        played = deal.tricks is not None or deal.passed_out
        return [Problem("auction", ContractFault.AUCTION_NOT_OVER)] if played else []
    if auction.contract is None or not _disagree(deal, auction.contract, faulty):
        return []
    return [Problem("auction", ContractFault.AUCTION_DISAGREES)]


def _disagree(deal: ContractDeal, contract: Contract, faulty: set[str | None]) -> bool:
    """Whether what is noted beside an auction says otherwise; what is at fault itself says nothing."""
    if deal.passed_out:
        return True
    return any(
        key not in faulty and getattr(deal, key) not in (None, getattr(contract, key))
        for key in CONTRACT_KEYS
    )


def contract_lacking(deal: ContractDeal, bidding: Bidding | None) -> tuple[Problem, ...]:
    """What a deal lacks to be a finished one; of its auction only where it is known how the table bids."""
    if is_passed_out(deal) and (deal.auction is None or bidding is None):
        return ()
    found = []
    if deal.auction is None:
        found = [key for key in CONTRACT_KEYS if key != "doubling" and getattr(deal, key) is None]
    if deal.tricks is None and not is_passed_out(deal):
        found.append("tricks")
    problems = tuple(Problem(key, CommonFault.MISSING_KEY) for key in found)
    if deal.auction is None or bidding is None:
        return problems
    auction = follow_calls(bidding, 0, deal.auction)  # whoever deals, it takes as many calls
    if auction.over or len(auction.calls) < len(deal.auction):
        return problems
    return (*problems, Problem("auction", ContractFault.AUCTION_NOT_OVER))


# Questions.


def contract_asks(deal: ContractDeal) -> tuple[Ask, ...]:
    """What the table is asked: the contract and who plays it, or the auction; then the tricks."""
    if is_passed_out(deal):
        return (Ask("auction"),) if deal.auction is not None else ()
    if deal.auction is not None:
        return (Ask("auction"), Ask("tricks"))
    doubling = Ask("doubling", optional=True)
    return (Ask("level"), Ask("strain"), doubling, Ask("declarer"), Ask("tricks"))


def contract_values(deal: ContractDeal, bidding: Bidding, ask: Ask) -> Sequence[object]:
    """What a form offers: every level, strain, doubling, seat and number of tricks, or every next call."""
    match ask.field:
        case "level":
            return range(bidding.lowest.level, HIGHEST_LEVEL + 1)
        case "strain":
            return bidding.ranks
        case "doubling":
            return tuple(Doubling)
        case "declarer" | "dealer":
            return range(bidding.seats)
        case "auction":
            return [(*(deal.auction or ()), call) for call in bidding.calls()]
        case "passed_out":
            return (False, True)
    return range(TRICKS + 1)


def auction_of(deal: ContractDeal, bidding: Bidding, dealer: int) -> Auction:
    """The auction of a deal as far as it has gone."""
    return follow_calls(bidding, dealer, deal.auction or ())


def count_contract(facts: Counter[str], contract: Contract, tricks: int) -> None:
    """Add a finished contract to what statistics count of the side that played it.

    In all, by level, strain and doubling, and by the seat of the declarer, who is one of a pair.
    """
    groups = ["", f"_at_{contract.level}", f"_in_{contract.strain}", f"_by_seat_{contract.declarer}"]
    if contract.doubling is not Doubling.NONE:
        groups.append("_doubled")
    for group in groups:
        facts[f"contracts{group}"] += 1
        if over_or_short(contract, tricks) >= 0:
            facts[f"contracts_made{group}"] += 1


def count_defence(facts: Counter[str], contract: Contract, tricks: int) -> None:
    """Add a finished contract to what statistics count of a side that played against it."""
    facts["defences"] += 1
    if over_or_short(contract, tricks) < 0:
        facts["defences_won"] += 1


def over_or_short(contract: Contract, tricks: int) -> int:
    """Tricks over what was promised; below 0 those that are missing. A nullo promises to lose.

    >>> over_or_short(Contract(0, 4, Strain.HEARTS), 9), over_or_short(Contract(0, 2, Strain.NULLO), 4)
    (-1, 1)
    """
    if contract.strain is Strain.NULLO:
        return TRICKS - BOOK - contract.level - tricks
    return tricks - BOOK - contract.level


def tricks_of(contract: Contract, over: int) -> int:
    """The tricks of who is so many over what was promised, below 0 short of it; perhaps more than there are.

    >>> tricks_of(Contract(0, 4, Strain.HEARTS), -1), tricks_of(Contract(0, 2, Strain.NULLO), 1)
    (9, 4)
    """
    promised = over_or_short(contract, 0)
    return promised - over if contract.strain is Strain.NULLO else over - promised
