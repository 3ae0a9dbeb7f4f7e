"""Boerenbridge on the table view: who bids what against the hand, who kept it, who stands where."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from scorepad.core.game import Ask, answer
from scorepad.core.grid import Words
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.words import WHO_DEALS, WHO_DEALT
from scorepad.games.boerenbridge.rules import (
    BoerenDeal,
    Trump,
    forbidden_bid,
    hands,
    has_boerenregel,
    is_exact,
    is_no_trump,
)
from scorepad.ui.board import Board, BoardMaker, BoardSide, Note, Sign
from scorepad.ui.say import short
from scorepad.ui.standing import standing

_DEAL = QT_TRANSLATE_NOOP("boeren_board", "Deal {deal} of {deals}")
_CARDS = QT_TRANSLATE_N_NOOP("boeren_board", "%n card(s)", "", 0)
_NO_TRUMP = QT_TRANSLATE_NOOP("boeren_board", "no trump")
_SUITS = {
    Trump.CLUBS: QT_TRANSLATE_NOOP("boeren_board", "clubs are trump"),
    Trump.DIAMONDS: QT_TRANSLATE_NOOP("boeren_board", "diamonds are trump"),
    Trump.HEARTS: QT_TRANSLATE_NOOP("boeren_board", "hearts are trump"),
    Trump.SPADES: QT_TRANSLATE_NOOP("boeren_board", "spades are trump"),
}
_BEGINS = QT_TRANSLATE_NOOP("boeren_board", "{who} begins")
_BEGAN = QT_TRANSLATE_NOOP("boeren_board", "{who} began")

_TO_BID = QT_TRANSLATE_NOOP("boeren_board", "to bid")
_BIDS = QT_TRANSLATE_NOOP("boeren_board", "bids {bid}")
_BID = QT_TRANSLATE_NOOP("boeren_board", "bid {bid}")
_TOOK = QT_TRANSLATE_NOOP("boeren_board", "took {tricks}")
_KEPT = QT_TRANSLATE_NOOP("boeren_board", "{kept} kept")
_IN_ALL = QT_TRANSLATE_NOOP("boeren_board", "{total} in all")

_POINTS_OF = QT_TRANSLATE_NOOP("boeren_board", "The points of deal {deal}")
_BIDS_FIRST = QT_TRANSLATE_NOOP("boeren_board", "{who} bids first")
_BID_SO_FAR = (
    QT_TRANSLATE_NOOP("boeren_board", "Bid so far: {bids} of {size}"),
    QT_TRANSLATE_NOOP("boeren_board", "Bid so far: {bids} of {size}, {off} over"),
    QT_TRANSLATE_NOOP("boeren_board", "Bid so far: {bids} of {size}, {off} short"),
)
_MAY_NOT = QT_TRANSLATE_NOOP("boeren_board", "{who} may not bid {bid}")
_FREE = QT_TRANSLATE_NOOP("boeren_board", "{who} may bid anything")
_BID_BY_ALL = (
    QT_TRANSLATE_NOOP("boeren_board", "Bid: {bids} of {size}"),
    QT_TRANSLATE_NOOP("boeren_board", "Bid: {bids} of {size}, {off} over"),
    QT_TRANSLATE_NOOP("boeren_board", "Bid: {bids} of {size}, {off} short"),
)
_TAKEN = QT_TRANSLATE_NOOP("boeren_board", "tricks so far: {tricks} of {size}")


def _now(match: Match) -> Board:
    """The match as it stands: bidding, playing, counting tricks, just scored, or over."""
    if match.finished:
        return Board(heading=(), sides=_sides(match, _bids_kept))
    deal, at = match.draft, len(match.deals)
    assert isinstance(deal, BoerenDeal)
    heading, suit, suit_name = _heading(match, deal, at)
    dealer, first = match.dealer, match.setup.left_of(match.dealer)
    facts = (WHO_DEALS.of(who=_name(match, dealer)), _BEGINS.of(who=_name(match, first)))
    if match.deals and match.open_deal is None:
        sides = _sides(match, _just_scored)
        notes: tuple[Note, ...] = (
            Note(_POINTS_OF.of(deal=at)),
            Note(_BIDS_FIRST.of(who=_name(match, first))),
        )
    else:
        sides = _sides(match, _entered)
        notes = _notes(match, deal, hands(match.setup)[at])
    return Board(heading, sides, facts, notes, suit, suit_name)


def _heading(match: Match, deal: BoerenDeal, at: int) -> tuple[tuple[Words, ...], str, Words]:
    """Which deal, how many cards, and the trump: its icon and its word, or that there is none."""
    ladder = hands(match.setup)
    said: list[Words] = [_DEAL.of(deal=at + 1, deals=len(ladder)), _CARDS.counted(ladder[at])]
    if deal.trump in _SUITS:
        return tuple(said), deal.trump.value, _SUITS[deal.trump]
    if deal.trump is Trump.NO_TRUMP or is_no_trump(match.setup, at):
        said.append(_NO_TRUMP)
    return tuple(said), "", ""


def _name(match: Match, seat: int) -> str:
    return short(match.setup.players[seat])


# What each player's card says.


def _sides(match: Match, fill: Callable[[Match, int, BoardSide], BoardSide]) -> tuple[BoardSide, ...]:
    """Everybody in seat order, so that each finds his own card where it was the deal before."""
    last = match.sheet.rows[-1] if match.deals else None
    return tuple(
        fill(
            match,
            seat,
            BoardSide(
                name=match.setup.players[seat],
                figure=str(match.sheet.totals[seat]),
                aside="" if last is None else f"{last.points[seat]:+d}",
                place=stands.place,
                moved=stands.moved,
                leads=stands.leads,
            ),
        )
        for seat, stands in enumerate(standing(match))
    )


def _just_scored(match: Match, seat: int, side: BoardSide) -> BoardSide:
    """The points of the last deal in large letters until somebody bids again; below, as on the sheet, why."""
    deal = match.deals[-1]
    assert isinstance(deal, BoerenDeal)
    done = f"{deal.bids[seat]} → {deal.tricks[seat]}"
    return replace(side, aside="", said=side.aside, done=done, sign=_sign(deal, seat))


def _entered(match: Match, seat: int, side: BoardSide) -> BoardSide:
    """What is known of the deal being entered; who is asked is marked."""
    deal = match.draft
    assert isinstance(deal, BoerenDeal)
    bid, tricks, asked = deal.bids[seat], deal.tricks[seat], _asked(match, deal)
    bidding = None in deal.bids
    said: Words = "" if bid is None else (_BIDS if bidding else _BID).of(bid=bid)
    if asked == Ask("bids", seat):
        said = _TO_BID
    done: Words = "" if tricks is None else _TOOK.of(tricks=tricks)
    if asked == Ask("tricks", seat):
        done = _TOOK.of(tricks="?")
    sign = Sign.NONE if bid is None or tricks is None else _sign(deal, seat)
    # What the deal before was worth would stand beside this one's numbers.
    marked = asked is not None and asked.seat == seat
    return replace(side, aside="", said=said, done=done, sign=sign, marked=marked)


def _bids_kept(match: Match, seat: int, side: BoardSide) -> BoardSide:
    """After the end: how many bids were kept, which decides between level totals."""
    kept = match.sheet.state["exact_bids"]
    assert isinstance(kept, tuple)
    won = seat in match.sheet.winners
    return replace(
        side, said=_KEPT.of(kept=kept[seat]), sign=Sign.WON if won else Sign.NONE, marked=won, leads=won
    )


def _asked(match: Match, deal: BoerenDeal) -> Ask | None:
    """Whose number the table waits for; nobody's while the tricks are being played."""
    if None not in deal.bids and set(deal.tricks) == {None}:
        return None
    return next((ask for ask in match.asks() if answer(deal, ask) is None), None)


def _sign(deal: BoerenDeal, seat: int) -> Sign:
    return Sign.KEPT if is_exact(deal, seat) else Sign.NONE


# What stands below them.


def _notes(match: Match, deal: BoerenDeal, size: int) -> tuple[Note, ...]:
    """The bids against the hand, and what the dealer may not say while he is asked."""
    if None not in deal.bids:
        taken = [tricks for tricks in deal.tricks if tricks is not None]
        counted = (Note(_TAKEN.of(tricks=sum(taken), size=size)),) if taken else ()
        return (Note(_against_the_hand(deal.bids, size)), *counted)
    bids = [bid for bid in deal.bids if bid is not None]
    if not bids:
        return (Note(_BIDS_FIRST.of(who=_name(match, match.setup.left_of(match.dealer)))),)
    return (Note(_against_the_hand(deal.bids, size)), *_dealer_rule(match, deal, size))


def _dealer_rule(match: Match, deal: BoerenDeal, size: int) -> tuple[Note, ...]:
    """What the boerenregel says to the dealer, once he is the only one left to bid."""
    seat = match.dealer
    others = (*deal.bids[:seat], *deal.bids[seat + 1 :])
    if deal.bids[seat] is not None or None in others or not has_boerenregel(match.setup, size):
        return ()
    forbidden = forbidden_bid(match.setup, size, others)
    if forbidden is None:
        return (Note(_FREE.of(who=_name(match, seat))),)
    return (Note(_MAY_NOT.of(who=_name(match, seat), bid=forbidden), warning=True),)


def _against_the_hand(counts: Sequence[int | None], size: int) -> Phrase:
    """The bids of a deal, or those made so far, beside the tricks of the hand, and how far apart they are."""
    bids = sum(bid for bid in counts if bid is not None)
    fit, over, under = _BID_SO_FAR if None in counts else _BID_BY_ALL
    verdict = fit if bids == size else over if bids > size else under
    return verdict.of(bids=bids, size=size, off=abs(bids - size))


def _deal(match: Match, at: int) -> Board:
    """A finished deal: who bid and took what, in spoken order, with the reasons for the points."""
    deal, row, setup = match.deals[at], match.sheet.rows[at], match.setup
    assert isinstance(deal, BoerenDeal)
    heading, suit, suit_name = _heading(match, deal, at)
    first = setup.left_of(row.dealer)
    sides = tuple(
        BoardSide(
            name=setup.players[seat],
            figure=f"{row.points[seat]:+d}",
            aside=_IN_ALL.of(total=row.totals[seat]),
            why=match.game.words.because(setup, deal, row, seat),
            sign=_sign(deal, seat),
        )
        for seat in setup.clockwise_from(first)
    )
    facts = (WHO_DEALT.of(who=_name(match, row.dealer)), _BEGAN.of(who=_name(match, first)))
    notes = (Note(_against_the_hand(deal.bids, hands(setup)[at])), *((Note(deal.note),) if deal.note else ()))
    return Board(heading, sides, facts, notes, suit, suit_name)


BOARD = BoardMaker(now=_now, deal=_deal)
