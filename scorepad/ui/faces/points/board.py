"""A plain sheet on the table view: what each side got, and where it stands."""

from dataclasses import replace

from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.words import WHO_DEALS, WHO_DEALT
from scorepad.games.points.rules import PointsDeal
from scorepad.ui.board import Board, BoardMaker, BoardSide, Note, is_just_scored, named, sides_of, won_or_not
from scorepad.ui.say import short
from scorepad.ui.standing import standing

_DEAL = QT_TRANSLATE_NOOP("points_board", "Deal {deal}")
_DEAL_OF = QT_TRANSLATE_NOOP("points_board", "Deal {deal} of {deals}")
_POINTS_OF = QT_TRANSLATE_NOOP("points_board", "The points of deal {deal}")
_FEWEST_WIN = QT_TRANSLATE_NOOP("points_board", "The fewest points win")
_IN_ALL = QT_TRANSLATE_NOOP("points_board", "{total} in all")


def _now(match: Match) -> Board:
    """The match as it stands: a deal being entered, just scored, or over."""
    if match.finished:
        return Board(heading=(), sides=sides_of(match, lambda at, side: won_or_not(match, at, side)))
    number, deals = len(match.deals) + 1, match.setup.options.deals
    notes = [Note(_POINTS_OF.of(deal=number - 1))] if is_just_scored(match) else []
    if match.setup.options.lowest_wins:
        notes.append(Note(_FEWEST_WIN))
    return Board(
        ((_DEAL_OF if deals else _DEAL).of(deal=number, deals=deals),),
        sides_of(match, lambda at, side: _entered(match, at, side)),
        (WHO_DEALS.of(who=short(match.setup.players[match.dealer])),),
        tuple(notes),
    )


def _entered(match: Match, at: int, side: BoardSide) -> BoardSide:
    """What a side got in the last deal until the next is entered; then what is written down of this one."""
    stands = standing(match)[at]
    side = replace(side, place=stands.place, moved=stands.moved)
    if is_just_scored(match):
        return replace(side, said=f"{match.sheet.rows[-1].points[at]:+d}")
    deal = match.draft
    assert isinstance(deal, PointsDeal)
    points = deal.points[at]
    return side if points is None else replace(side, done=f"{points:+d}")


def _deal(match: Match, at: int) -> Board:
    """A finished deal: what each side got, and what it stood at then."""
    deal, row = match.deals[at], match.sheet.rows[at]
    sides = tuple(
        replace(
            named(match, side),
            figure=f"{row.points[side]:+d}",
            aside=_IN_ALL.of(total=row.totals[side]),
            why=match.game.words.because(match.setup, deal, row, side),
        )
        for side in range(len(row.points))
    )
    notes = (Note(deal.note),) if deal.note else ()
    dealt = WHO_DEALT.of(who=short(match.setup.players[row.dealer]))
    return Board((_DEAL.of(deal=at + 1),), sides, (dealt,), notes)


BOARD = BoardMaker(now=_now, deal=_deal)
