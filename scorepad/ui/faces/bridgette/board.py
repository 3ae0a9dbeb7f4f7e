"""Bridgette on the table view: the exchange, the auction, the contract, and who stands where."""

from dataclasses import replace
from functools import partial

from scorepad.core.contract_words import contract_in_short, result_in_words
from scorepad.core.grid import Words
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.words import WHO_DEALS
from scorepad.games.bridgette.rules import (
    BIDDING,
    DRAWN,
    DRAWN_BY_THE_OTHER,
    BridgetteDeal,
    counts,
)
from scorepad.games.bridgette.words import UPCARDS
from scorepad.ui.board import (
    Board,
    BoardMaker,
    BoardSide,
    Note,
    Sign,
    is_just_scored,
    sides_of,
    won_or_not,
)
from scorepad.ui.faces.contract_board import (
    DEAL,
    TO_PLAY,
    TableDeal,
)
from scorepad.ui.standing import standing

_EXTRA = QT_TRANSLATE_NOOP("bridgette_board", "extra deal")
_LEVEL = QT_TRANSLATE_NOOP("bridgette_board", "Level: one more deal")
_DRAWS = QT_TRANSLATE_NOOP("bridgette_board", "draws {cards}")
_ONE_DRAWS = QT_TRANSLATE_NOOP("bridgette_board", "{who} draws {cards}")
_ONE_OF = QT_TRANSLATE_NOOP("bridgette_board", "{number}, {face} or {ace}")
_BY_UPCARD = QT_TRANSLATE_NOOP(
    "bridgette_board", "Number or Little Colon {number}, face or Royal Colon {face}, ace or Grand Colon {ace}"
)
_TURNED = QT_TRANSLATE_NOOP("bridgette_board", "Turned up: {card}")
_PLAYED = QT_TRANSLATE_NOOP("bridgette_board", "{contract} {result}")
_MADE = QT_TRANSLATE_NOOP("bridgette_board", "{made} of {played} made")
_DRAWN = {card.value: cards for card, cards in DRAWN.items()}


def _now(match: Match) -> Board:
    """The match as it stands: exchanging, bidding, playing, just scored, or over."""
    if match.finished:
        return Board(heading=(), sides=sides_of(match, partial(_contracts_made, match)))
    at = len(match.deals)
    table = TableDeal(match, BIDDING, at)
    heading, suit, suit_name = table.headed(*_heading(match, at))
    facts: tuple[Words, ...] = (WHO_DEALS.of(who=table.name(table.dealer)),)
    if is_just_scored(match):
        sides = sides_of(match, partial(_just_scored, match))
        facts += tuple(
            _ONE_DRAWS.of(who=table.name(seat), cards=_drawn(table, seat)) for seat in _order(table)
        )
        level = (Note(_LEVEL, warning=True),) if _is_extra(match, at) else ()
        notes = (*TableDeal(match, BIDDING, at - 1).result(), *level)
    else:
        sides = sides_of(match, partial(_entered, table))
        notes = (*_upcard(table), *table.notes())
    return Board(heading, sides, facts, notes, suit, suit_name)


def _heading(match: Match, at: int) -> tuple[Words, ...]:
    """Which deal, and how many are to be played, or that it is one more than was agreed."""
    deal = DEAL.of(deal=at + 1)
    if _is_extra(match, at):
        return (deal, _EXTRA)
    return (deal, TO_PLAY.counted(match.setup.options.deals - _counted(match, at)))


def _counted(match: Match, at: int) -> int:
    """The deals before an index that are of the agreed number."""
    before = (deal for deal in match.deals[:at] if isinstance(deal, BridgetteDeal))
    return sum(counts(match.setup, deal) for deal in before)


def _is_extra(match: Match, at: int) -> bool:
    agreed: int = match.setup.options.deals
    return _counted(match, at) >= agreed


# The exchange, which comes before the auction.


def _order(table: TableDeal) -> tuple[int, ...]:
    """Both players, the dealer first."""
    return table.match.setup.clockwise_from(table.dealer)


def _is_exchanging(table: TableDeal) -> bool:
    deal = table.deal
    return not deal.auction and deal.level is None and not table.passed_out


def _drawn(table: TableDeal, seat: int) -> Words:
    """How many cards a player draws: the dealer by the card that is turned up."""
    deal = table.deal
    assert isinstance(deal, BridgetteDeal)
    if seat != table.dealer:
        return str(DRAWN_BY_THE_OTHER)
    return _ONE_OF.of(**_DRAWN) if deal.upcard is None else str(DRAWN[deal.upcard])


def _upcard(table: TableDeal) -> tuple[Note, ...]:
    """The card that was turned up, or what each would mean, until the auction begins."""
    deal = table.deal
    assert isinstance(deal, BridgetteDeal)
    if not _is_exchanging(table):
        return ()
    if deal.upcard is None:
        return (Note(_BY_UPCARD.of(**_DRAWN)),)
    return (Note(_TURNED.of(card=UPCARDS[deal.upcard])),)


# What each player's card says.


def _placed(match: Match, seat: int, side: BoardSide) -> BoardSide:
    stands = standing(match)[seat]
    return replace(side, place=stands.place, moved=stands.moved)


def _entered(table: TableDeal, seat: int, side: BoardSide) -> BoardSide:
    """What a player draws until the auction begins; then what he says and does."""
    side = _placed(table.match, seat, side)
    if _is_exchanging(table):
        return replace(side, said=_DRAWS.of(cards=_drawn(table, seat)))
    return table.entered(seat, side)


def _just_scored(match: Match, seat: int, side: BoardSide) -> BoardSide:
    """The points of the last deal in large letters until the next begins; below, as on the sheet, why."""
    table, points = TableDeal(match, BIDDING, len(match.deals) - 1), match.sheet.rows[-1].points[seat]
    contract, side = table.contract, _placed(match, seat, side)
    if contract is None:
        return replace(side, said=f"{points:+d}" if points else "")
    if contract.declarer != seat:
        return replace(side, said=f"{points:+d}")
    result = result_in_words(contract, table.deal.tricks or 0)
    done = _PLAYED.of(contract=contract_in_short(contract), result=result)
    return replace(side, said=f"{points:+d}", done=done, sign=Sign.KEPT if table.made else Sign.NONE)


def _contracts_made(match: Match, seat: int, side: BoardSide) -> BoardSide:
    """After the end: how many of his contracts a player made."""
    facts = match.game.facts(match.setup, match.deals, match.sheet)[seat]
    said = _MADE.of(made=facts["contracts_made"], played=facts["contracts"])
    return replace(won_or_not(match, seat, _placed(match, seat, side)), said=said)


def _deal(match: Match, at: int) -> Board:
    """A finished deal: contract and result, and why each player got his points."""
    return TableDeal(match, BIDDING, at).board(_heading(match, at))


BOARD = BoardMaker(now=_now, deal=_deal)
