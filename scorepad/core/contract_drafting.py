"""How far a deal at a contract is entered: what is known of it, and which question is open."""

from dataclasses import dataclass, replace
from enum import StrEnum

from scorepad.core.auction import Auction, Bidding, Contract
from scorepad.core.contract import CONTRACT_KEYS, ContractDeal, auction_of, contract_of
from scorepad.core.faults import Problem
from scorepad.core.game import Ask, Choice
from scorepad.core.match import Match

Answers = tuple[tuple[Ask, object], ...]


class Stage(StrEnum):
    """Which question of a deal is open. What a game asks before the contract is its own affair."""

    FIRST = "first"
    CONTRACT = "contract"
    AUCTION = "auction"
    DECLARER = "declarer"
    RESULT = "result"
    ALL_IN = "all_in"
    PASSED_OUT = "passed_out"


@dataclass(frozen=True)
class SoFar:
    """What is known so far of the deal being entered, and can be relied on.

    A record, or other house rules, may bring a deal that breaks a rule. `deal` is then without it, so that
    it is asked for again; `problems` say what it was, and `faulty` which fields were left out. `auction` is
    followed up to the first illegal call; `contract` is None until it is known who plays it.
    """

    match: Match
    deal: ContractDeal
    auction: Auction
    contract: Contract | None
    problems: tuple[Problem, ...]
    faulty: tuple[str, ...] = ()

    @property
    def has_auction(self) -> bool:
        """Whether calls are recorded, be it that none of them was legal."""
        return self.held.auction is not None

    @property
    def has_contract(self) -> bool:
        """Whether something of the contract is entered without its auction."""
        return any(getattr(self.deal, key) is not None for key in CONTRACT_KEYS)

    @property
    def has_bid(self) -> bool:
        """Whether a level, a strain or a call is entered."""
        return self.deal.level is not None or self.deal.strain is not None or bool(self.auction.calls)

    @property
    def is_blank(self) -> bool:
        """Whether nothing of the contract and the play is entered."""
        return not (self.has_contract or self.auction.calls or self.deal.tricks is not None)

    @property
    def passed_out(self) -> bool:
        """Whether everybody has passed."""
        return self.deal.passed_out or self.auction.passed_out

    @property
    def held(self) -> ContractDeal:
        """The deal as it is, with all that breaks a rule."""
        return _held(self.match)

    def stage(self, *, by_calls: bool) -> Stage:
        """Which question is open; `by_calls` says how a contract is asked for that nothing is known of."""
        deal, auction = self.deal, self.auction
        if self.passed_out:
            return Stage.PASSED_OUT
        if self.has_auction or (by_calls and self.is_blank):
            if not auction.over:
                return Stage.AUCTION
        elif deal.level is None or deal.strain is None:
            return Stage.CONTRACT
        elif deal.declarer is None:
            return Stage.DECLARER
        return Stage.RESULT if deal.tricks is None else Stage.ALL_IN

    def choices(self, ask: Ask) -> tuple[Choice, ...]:
        """What may answer a question."""
        return replace(self.match, open_deal=self.deal).choices(ask)

    def mending(self) -> Answers:
        """The answers that leave out what breaks a rule."""
        held, deal = self.held, self.deal
        faulty = list(self.faulty)
        if self.has_auction and not self.auction.over:  # nothing is played before
            faulty.append("tricks")
        opened = _opened(held, faulty)
        return opened if held.auction == deal.auction else (*opened, (Ask("auction"), deal.auction))

    def without(self, *fields: str) -> Answers:
        """The answers that open those of these questions again that are answered."""
        return _opened(self.held, fields)


def so_far(match: Match, bidding: Bidding) -> SoFar:
    """What is known of the deal being entered, in a match of a game with contracts."""
    held, problems = _held(match), match.draft_problems()
    faulty = _names(problems, held)
    deal, auction = _without(match, held, faulty, bidding)
    # What is wrong may have hidden what is wrong beside it, such as honours that an illegal auction held.
    while more := set(_names(replace(match, open_deal=deal).draft_problems(), deal)).difference(faulty):
        faulty += sorted(more)
        deal, auction = _without(match, held, faulty, bidding)
    return SoFar(match, deal, auction, contract_of(deal, bidding, match.dealer), problems, tuple(faulty))


def _without(
    match: Match, held: ContractDeal, faulty: list[str], bidding: Bidding
) -> tuple[ContractDeal, Auction]:
    """A deal as far as it is legal, and its auction up to the first illegal call."""
    blank = match.game.blank(match.setup)
    deal = replace(match.game.as_entered(held), **{key: getattr(blank, key) for key in faulty})
    auction = auction_of(deal, bidding, match.dealer)
    return deal if deal.auction is None else replace(deal, auction=auction.calls or None), auction


def _held(match: Match) -> ContractDeal:
    deal = match.draft
    assert isinstance(deal, ContractDeal), "a game with contracts"
    return deal


def _names(problems: tuple[Problem, ...], deal: ContractDeal) -> list[str]:
    """The fields of a deal in which something is wrong, but for its auction, which is cut short instead."""
    found = dict.fromkeys(problem.field for problem in problems if problem.field is not None)
    return [name for name in found if name != "auction" and getattr(deal, name, None) is not None]


def _opened(deal: ContractDeal, fields: "list[str] | tuple[str, ...]") -> Answers:
    return tuple((Ask(field), None) for field in fields if getattr(deal, field) is not None)
