"""What both bridges put on the table view: the auction, the contract, who leads, and what became of it."""

from dataclasses import dataclass, replace

from scorepad.core.auction import SUITS, Auction, Bidding, Contract, Strain
from scorepad.core.contract import ContractDeal, auction_of, contract_of, is_passed_out, over_or_short
from scorepad.core.contract_words import (
    STRAINS,
    auction_in_words,
    bid_in_short,
    contract_in_short,
    contract_in_words,
    result_in_words,
)
from scorepad.core.grid import Words
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.words import WHO_DEALT
from scorepad.ui.board import Board, BoardSide, Note, Sign, named
from scorepad.ui.say import short

LAST_CALLS = 12
"""So many calls are shown of an auction, the last ones: no more can be read from afar."""

DEAL = QT_TRANSLATE_NOOP("contract_board", "Deal {deal}")
TO_PLAY = QT_TRANSLATE_N_NOOP("contract_board", "%n deal(s) to play", "", 0)
_LED = QT_TRANSLATE_NOOP("contract_board", "{who} led")
_TRUMP = QT_TRANSLATE_NOOP("contract_board", "{strain} are trump")

_BIDS_FIRST = QT_TRANSLATE_NOOP("contract_board", "{who} bids first")
_AUCTION = QT_TRANSLATE_NOOP("contract_board", "Auction: {calls}")
_LONG_AUCTION = QT_TRANSLATE_NOOP("contract_board", "Auction: … {calls}")
_CONTRACT = QT_TRANSLATE_NOOP("contract_board", "The contract: {contract}")
_EVERYBODY_PASSED = QT_TRANSLATE_NOOP("contract_board", "Everybody passed")
_BOTH_PASSED = QT_TRANSLATE_NOOP("contract_board", "Both passed")
_DEALS_AGAIN = QT_TRANSLATE_NOOP("contract_board", "{who} deals again")
_PLAYED = QT_TRANSLATE_NOOP("contract_board", "{who} played {contract}: {result}")
_IN_ALL = QT_TRANSLATE_NOOP("contract_board", "{total} in all")

# What stands on the card of one player, whose name is above it, and on that of a pair.
_BIDS = QT_TRANSLATE_NOOP("contract_board", "bids {bid}")
_ONE_BIDS = QT_TRANSLATE_NOOP("contract_board", "{who} bids {bid}")
_TO_CALL = QT_TRANSLATE_NOOP("contract_board", "to call")
_ONE_TO_CALL = QT_TRANSLATE_NOOP("contract_board", "{who} to call")
_PLAYS = QT_TRANSLATE_NOOP("contract_board", "plays {contract}")
_ONE_PLAYS = QT_TRANSLATE_NOOP("contract_board", "{who} plays {contract}")
_LEADS = QT_TRANSLATE_NOOP("contract_board", "leads")
_ONE_LEADS = QT_TRANSLATE_NOOP("contract_board", "{who} leads")
_TRICKS = QT_TRANSLATE_N_NOOP("contract_board", "%n trick(s): {result}", "", 0)
_DUMMY = QT_TRANSLATE_NOOP("contract_board", "{who} is dummy")


@dataclass(frozen=True)
class TableDeal:
    """A deal as its table has it: `at` is its index, and one past the last is the deal being entered."""

    match: Match
    bidding: Bidding
    at: int

    @property
    def deal(self) -> ContractDeal:
        """The deal itself."""
        deal = self.match.deals[self.at] if self.at < len(self.match.deals) else self.match.draft
        assert isinstance(deal, ContractDeal)
        return deal

    @property
    def dealer(self) -> int:
        """The seat that deals, or dealt."""
        return self.match.game.dealer(self.match.setup, self.match.deals[: self.at], self.deal)

    @property
    def auction(self) -> Auction | None:
        """The auction that is being recorded; None where there is none, or it is over."""
        if self.deal.auction is None:
            return None
        auction = auction_of(self.deal, self.bidding, self.dealer)
        return None if auction.over else auction

    @property
    def passed_out(self) -> bool:
        """Whether everybody has passed, and nobody is still to call."""
        return self.auction is None and is_passed_out(self.deal)

    @property
    def contract(self) -> Contract | None:
        """What is played and by whom; None before that is known, and where everybody passed."""
        return None if self.passed_out else contract_of(self.deal, self.bidding, self.dealer)

    @property
    def strain(self) -> Strain | None:
        """The strain of the contract, also while nobody is known to play it."""
        contract = self.contract
        return self.deal.strain if contract is None else contract.strain

    @property
    def made(self) -> bool:
        """Whether the contract is known to be made."""
        contract, tricks = self.contract, self.deal.tricks
        return contract is not None and tricks is not None and over_or_short(contract, tricks) >= 0

    def name(self, seat: int) -> str:
        """A player's name as it stands in a sentence."""
        return short(self.match.setup.players[seat])

    # Its head.

    def headed(self, *parts: Words) -> tuple[tuple[Words, ...], str, Words]:
        """A heading, and the trump: its icon and its word, or in the heading that there is none."""
        strain = self.strain
        if strain is None:
            return parts, "", ""
        if strain in SUITS:
            return parts, strain.value, _TRUMP.of(strain=STRAINS[strain])
        return (*parts, STRAINS[strain]), "", ""

    # What it says on each side's card.

    def entered(self, at: int, side: BoardSide) -> BoardSide:
        """A side with what it says and does in the deal being entered; who is to call is marked."""
        if self.auction is not None:
            return self._calling(self.auction, at, side)
        if self.contract is not None:
            return self._playing(self.contract, at, side)
        return side

    def _seats(self, side: int) -> tuple[int, ...]:
        return self.match.game.sides(self.match.setup.seats)[side]

    def _calling(self, auction: Auction, at: int, side: BoardSide) -> BoardSide:
        """The bid of the side that made the last one, and whose turn it is."""
        seats, bid, bidder = self._seats(at), auction.bid, auction.bidder
        said: Words = ""
        if bid is not None and bidder in seats:
            last = contract_in_short(Contract(bidder, bid.level, bid.strain, auction.doubling))
            said = self._of(bidder, side, _BIDS, _ONE_BIDS).of(bid=last)
        turn = auction.turn in seats
        done: Words = self._of(auction.turn, side, _TO_CALL, _ONE_TO_CALL) if turn else ""
        return replace(side, said=said, done=done, marked=turn)

    def _playing(self, contract: Contract, at: int, side: BoardSide) -> BoardSide:
        """Who plays and who is dummy, or what they made; who leads while the cards are played."""
        seats, tricks = self._seats(at), self.deal.tricks
        leader = self.match.setup.left_of(contract.declarer)
        if contract.declarer in seats:
            said = self._of(contract.declarer, side, _PLAYS, _ONE_PLAYS)
            said = said.of(contract=contract_in_short(contract))
            done = self._dummy(contract) if tricks is None else _took(contract, tricks)
            return replace(side, said=said, done=done, sign=Sign.KEPT if self.made else Sign.NONE)
        if leader in seats and tricks is None:
            return replace(side, said=self._of(leader, side, _LEADS, _ONE_LEADS))
        return side

    def _of(self, seat: int, side: BoardSide, alone: Phrase, one: Phrase) -> Phrase:
        """What one player of a side does; of a pair it must be said which."""
        return one.of(who=self.name(seat)) if side.partner else alone

    def _dummy(self, contract: Contract) -> Words:
        """The declarer's partner, where he has one."""
        seats = self._seats(self.bidding.sides[contract.declarer])
        return next((_DUMMY.of(who=self.name(seat)) for seat in seats if seat != contract.declarer), "")

    # What it says below them.

    def notes(self) -> tuple[Note, ...]:
        """How far the deal being entered is: the auction so far, the contract, or that there is none."""
        if self.passed_out:
            return self.result()
        contract, deal = self.contract, self.deal
        if contract is not None:
            return (Note(_CONTRACT.of(contract=contract_in_words(contract))), *self._calls())
        if deal.level is not None and deal.strain is not None:
            return (Note(_CONTRACT.of(contract=bid_in_short(deal.level, deal.strain))),)
        return self._calls() or (Note(_BIDS_FIRST.of(who=self.name(self.dealer))),)

    def _calls(self) -> tuple[Note, ...]:
        """The auction, where one is recorded."""
        calls = self.deal.auction
        if not calls:
            return ()
        sentence = _AUCTION if len(calls) <= LAST_CALLS else _LONG_AUCTION
        return (Note(sentence.of(calls=auction_in_words(calls[-LAST_CALLS:]))),)

    def result(self) -> tuple[Note, ...]:
        """Who played what and what became of it; or that everybody passed, and who deals again."""
        contract = self.contract
        if contract is None:
            passed = _BOTH_PASSED if self.match.setup.seats == 2 else _EVERYBODY_PASSED
            return (Note(passed), *self._dealing_again())
        return (
            Note(
                _PLAYED.of(
                    who=self.name(contract.declarer),
                    contract=contract_in_words(contract),
                    result=result_in_words(contract, self.deal.tricks or 0),
                )
            ),
        )

    def _dealing_again(self) -> tuple[Note, ...]:
        match, dealer = self.match, self.dealer
        again = match.game.dealer(match.setup, (*match.deals[: self.at], self.deal), None) == dealer
        return (Note(_DEALS_AGAIN.of(who=self.name(dealer))),) if again else ()

    # As it is told afterwards.

    def board(self, heading: tuple[Words, ...], more: tuple[Note, ...] = ()) -> Board:
        """A finished deal: the contract, and each side's points with the reasons, the declarer's first.

        `more` are the notes that only one game has.
        """
        headed, suit, suit_name = self.headed(*heading)
        contract = self.contract
        facts = [WHO_DEALT.of(who=self.name(self.dealer))]
        sides = list(range(len(self.match.side_names)))
        if contract is not None:
            facts.append(_LED.of(who=self.name(self.match.setup.left_of(contract.declarer))))
            sides.sort(key=lambda side: side != self.bidding.sides[contract.declarer])
        noted = (Note(self.deal.note),) if self.deal.note else ()
        notes = (*self.result(), *more, *self._calls(), *noted)
        return Board(headed, tuple(map(self._explained, sides)), tuple(facts), notes, suit, suit_name)

    def _explained(self, at: int) -> BoardSide:
        match, row, contract = self.match, self.match.sheet.rows[self.at], self.contract
        made = self.made and contract is not None and self.bidding.sides[contract.declarer] == at
        return replace(
            named(match, at),
            figure=f"{row.points[at]:+d}",
            aside=_IN_ALL.of(total=row.totals[at]),
            why=match.game.words.because(match.setup, self.deal, row, at),
            sign=Sign.KEPT if made else Sign.NONE,
        )


def _took(contract: Contract, tricks: int) -> Phrase:
    return _TRICKS.counted(tricks).of(result=result_in_words(contract, tricks))
