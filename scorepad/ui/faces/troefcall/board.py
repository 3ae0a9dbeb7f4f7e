"""Troefcall on the table view: who deals and who names trump, what each pair did, and what is still to go."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scorepad.core.grid import Words
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.core.words import WHO_DEALS, WHO_DEALT
from scorepad.games.troefcall.rules import (
    FIRST_CARDS,
    LATER_CARDS,
    PAIRS,
    Format,
    Outcome,
    TroefDeal,
    caller_of,
    entry_of,
    side_of,
    winner,
)
from scorepad.games.troefcall.words import OUTCOMES, TRUMPS, in_short
from scorepad.ui.board import (
    Board,
    BoardMaker,
    BoardSide,
    Note,
    Sign,
    is_just_scored,
    named,
    sides_of,
    won_or_not,
)
from scorepad.ui.say import short
from scorepad.ui.standing import standing

_DEAL = QT_TRANSLATE_NOOP("troefcall_board", "Deal {deal}")
_TARGET = QT_TRANSLATE_NOOP("troefcall_board", "to {target}")
_TO_PLAY = QT_TRANSLATE_N_NOOP("troefcall_board", "%n deal(s) to play", "", 0)
_BY_THE_CLOCK = QT_TRANSLATE_NOOP("troefcall_board", "by the clock")
_TRUMP = QT_TRANSLATE_NOOP("troefcall_board", "{trump} are trump")

_CALLS = QT_TRANSLATE_NOOP("troefcall_board", "{who} calls")
_CALLS_AGAIN = QT_TRANSLATE_NOOP("troefcall_board", "{who} calls again")
_CALLED = QT_TRANSLATE_NOOP("troefcall_board", "{who} called")

_TO_GO = QT_TRANSLATE_N_NOOP("troefcall_board", "%n to go", "", 0)
_NAMES_TRUMP = QT_TRANSLATE_NOOP("troefcall_board", "{who} names trump")
_LEADS = QT_TRANSLATE_NOOP("troefcall_board", "{who} leads")
_BRINGS = QT_TRANSLATE_N_NOOP("troefcall_board", "%n point(s)", "", 0)
_WON = QT_TRANSLATE_N_NOOP("troefcall_board", "%n deal(s) won", "", 0)
_IN_ALL = QT_TRANSLATE_NOOP("troefcall_board", "{total} in all")

_CARDS = QT_TRANSLATE_NOOP("troefcall_board", "{first} cards to {who}, who names trump; then {later}")
_FREE_CALL = QT_TRANSLATE_NOOP("troefcall_board", "{who} may name trump on all thirteen cards")
_POINTS_OF = QT_TRANSLATE_NOOP("troefcall_board", "The points of deal {deal}")


@dataclass(frozen=True)
class _TableDeal:
    """A deal as its table has it: `at` is its index, and one past the last is the deal being entered."""

    match: Match
    at: int

    @property
    def deal(self) -> TroefDeal:
        deal = self.match.deals[self.at] if self.at < len(self.match.deals) else self.match.draft
        assert isinstance(deal, TroefDeal)
        return deal

    @property
    def dealer(self) -> int:
        return self.match.game.dealer(self.match.setup, self.match.deals[: self.at], self.deal)

    @property
    def caller(self) -> int:
        return caller_of(self.match.setup, self.dealer)

    def name(self, seat: int) -> str:
        """A player's name as it stands in a sentence."""
        return short(self.match.setup.players[seat])


def _now(match: Match) -> Board:
    """The match as it stands: dealing, playing, told, just scored, or over."""
    if match.finished:
        return Board(heading=(), sides=sides_of(match, lambda at, side: _in_the_end(match, at, side)))
    table = _TableDeal(match, len(match.deals))
    fill = _just_scored if is_just_scored(match) else _entered
    facts = (WHO_DEALS.of(who=table.name(table.dealer)), _calls(table))
    return _board(table, sides_of(match, lambda at, side: fill(table, at, side)), facts, _notes(table))


def _board(
    table: _TableDeal, sides: Sequence[BoardSide], facts: Sequence[Words], notes: Sequence[Note]
) -> Board:
    """A board with its heading: which deal, what is played for, and the trump where it was noted."""
    trump = table.deal.trump
    suit, suit_name = ("", "") if trump is None else (trump.value, _TRUMP.of(trump=TRUMPS[trump]))
    heading = (_DEAL.of(deal=table.at + 1), _played_for(table))
    return Board(heading, tuple(sides), tuple(facts), tuple(notes), suit, suit_name)


def _played_for(table: _TableDeal) -> Words:
    options = table.match.setup.options
    match options.format:
        case Format.DEALS:
            return _TO_PLAY.counted(options.deals - table.at)
        case Format.TIMED:
            return _BY_THE_CLOCK
    return _TARGET.of(target=options.target)


def _calls(table: _TableDeal) -> Words:
    """Who calls, and that it is the same player where the callers won."""
    stays = table.at > 0 and _TableDeal(table.match, table.at - 1).caller == table.caller
    return (_CALLS_AGAIN if stays else _CALLS).of(who=table.name(table.caller))


# What each pair's card says.


def _placed(table: _TableDeal, at: int, side: BoardSide) -> BoardSide:
    """A pair's place and how far it moved; and where there is a target, what it is still to get."""
    stands, to_go = standing(table.match)[at], table.match.sheet.state["to_go"]
    aside = _TO_GO.counted(to_go[at]) if isinstance(to_go, tuple) else ""
    return replace(side, place=stands.place, moved=stands.moved, aside=aside)


def _just_scored(table: _TableDeal, at: int, side: BoardSide) -> BoardSide:
    """The points of the last deal in large letters until the next begins; below, what was done."""
    last, points = _TableDeal(table.match, table.at - 1), table.match.sheet.rows[-1].points[at]
    done = in_short(last.deal) if last.deal.side == at else ""
    sign = Sign.KEPT if winner(last.deal) == at else Sign.NONE
    return replace(_placed(table, at, side), said=f"{points:+d}" if points else "", done=done, sign=sign)


def _entered(table: _TableDeal, at: int, side: BoardSide) -> BoardSide:
    """What is known of the deal being entered; until a pair is told about, the callers are marked."""
    deal, side = table.deal, _placed(table, at, side)
    if deal.side is None:
        if side_of(table.caller) != at:
            return side
        said = _NAMES_TRUMP if deal.trump is None else _LEADS
        return replace(side, said=said.of(who=table.name(table.caller)), marked=True)
    won = winner(deal) == at
    did: Words = in_short(deal) if deal.side == at and deal.outcome is not None else ""
    brings: Words = _BRINGS.counted(_worth(table)) if won else ""
    # The others, who get the points of a baunie that failed, did nothing to be told.
    side = replace(side, said=did or brings, done=brings if did else "")
    return replace(side, sign=Sign.KEPT if won else Sign.NONE, marked=deal.side == at)


def _worth(table: _TableDeal) -> int:
    """What the deal being entered brings; its pair and outcome must be known."""
    deal = table.deal
    assert deal.side is not None and deal.outcome is not None
    return entry_of(table.match.setup.options, deal.side, deal.outcome).points


def _in_the_end(match: Match, at: int, side: BoardSide) -> BoardSide:
    """After the end: how many deals brought a pair its points."""
    deals = [deal for deal in match.deals if isinstance(deal, TroefDeal)]
    won = sum(winner(deal) == at for deal in deals)
    stands = standing(match)[at]
    placed = replace(side, place=stands.place, moved=stands.moved, said=_WON.counted(won))
    return won_or_not(match, at, placed)


# What stands below them.


def _notes(table: _TableDeal) -> tuple[Note, ...]:
    """The deal that was just scored, how the cards go out, or an outcome that is no pair's yet."""
    if is_just_scored(table.match):
        return (Note(_POINTS_OF.of(deal=table.at)), *_cards(table))
    deal = table.deal
    if deal.side is None and deal.outcome is not None:
        return (Note(OUTCOMES[deal.outcome]),)
    return _cards(table) if deal.side is None and deal.trump is None else ()


def _cards(table: _TableDeal) -> tuple[Note, ...]:
    """How the cards go out, and on how many trump is named."""
    who = table.name(table.caller)
    later = ", ".join(str(cards) for cards in (FIRST_CARDS, *LATER_CARDS))
    rounds = Note(_CARDS.of(first=FIRST_CARDS, who=who, later=later))
    return (rounds, Note(_FREE_CALL.of(who=who))) if table.match.setup.options.free_call else (rounds,)


# As it is told afterwards.


def _deal(match: Match, at: int) -> Board:
    """A finished deal: who called, and why each pair got its points, that first which it is about."""
    table = _TableDeal(match, at)
    deal = table.deal
    facts = (WHO_DEALT.of(who=table.name(table.dealer)), _CALLED.of(who=table.name(table.caller)))
    order = sorted(range(len(PAIRS)), key=lambda side: side != deal.side)
    notes = (Note(deal.note),) if deal.note else ()
    return _board(table, [_explained(table, side) for side in order], facts, notes)


def _explained(table: _TableDeal, at: int) -> BoardSide:
    """A pair's points and why; of a baunie that failed also that, since it brought its pair nothing."""
    match, deal, row = table.match, table.deal, table.match.sheet.rows[table.at]
    why: tuple[Words, ...] = match.game.words.because(match.setup, deal, row, at)
    if deal.side == at and deal.outcome is Outcome.FAILED:
        why = (in_short(deal), *why)
    return replace(
        named(match, at),
        figure=f"{row.points[at]:+d}",
        aside=_IN_ALL.of(total=row.totals[at]),
        why=why,
        sign=Sign.KEPT if winner(deal) == at else Sign.NONE,
    )


BOARD = BoardMaker(now=_now, deal=_deal)
