"""Auction Bridge on the table view: games of the rubber, the auction, the contract, who got what."""

from dataclasses import replace
from functools import partial

from scorepad.core.contract import is_passed_out
from scorepad.core.ending import joined
from scorepad.core.grid import Words
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import Line
from scorepad.core.words import WHO_DEALS
from scorepad.games.auction_bridge.rules import (
    GAMES_OF_A_RUBBER,
    AuctionDeal,
    Format,
    HeldBy,
    bidding,
)
from scorepad.games.auction_bridge.words import honours_in_words
from scorepad.ui.board import (
    Board,
    BoardMaker,
    BoardSide,
    Note,
    is_just_scored,
    sides_of,
    won_or_not,
)
from scorepad.ui.faces.contract_board import (
    DEAL,
    TO_PLAY,
    TableDeal,
)
from scorepad.ui.say import short

_GAME = QT_TRANSLATE_NOOP("auction_board", "Game {game} of the rubber")
_BELOW = QT_TRANSLATE_NOOP("auction_board", "{points} below")
_ABOVE = QT_TRANSLATE_NOOP("auction_board", "{points} above")
_ON = {Line.BELOW: _BELOW, Line.ABOVE: _ABOVE}
_GAME_FOR = QT_TRANSLATE_NOOP("auction_board", "Game for {who}")
_RUBBER_FOR = QT_TRANSLATE_NOOP("auction_board", "The rubber for {who}")
_HOLD = QT_TRANSLATE_NOOP("auction_board", "{honours}: {who}")


def _now(match: Match) -> Board:
    """The match as it stands: bidding, playing, just scored, or over."""
    if match.finished:
        return Board(heading=(), sides=sides_of(match, partial(_in_the_end, match)))
    at = len(match.deals)
    table = TableDeal(match, bidding(match.setup), at)
    heading, suit, suit_name = table.headed(*_heading(match, at))
    if is_just_scored(match):
        sides = sides_of(match, partial(_just_scored, match))
        last = TableDeal(match, table.bidding, at - 1)
        notes = (*last.result(), *_game_made(match, at - 1))
    else:
        sides = sides_of(match, lambda side, shown: table.entered(side, _with_games(match, side, shown)))
        notes = (*table.notes(), *_honours(table))
    facts = (WHO_DEALS.of(who=table.name(table.dealer)),)
    return Board(heading, sides, facts, notes, suit, suit_name)


def _heading(match: Match, at: int) -> tuple[Words, ...]:
    """Which game of the rubber and which deal, or how many deals of an agreed number are to be played."""
    options, deal = match.setup.options, DEAL.of(deal=at + 1)
    if options.format is Format.RUBBER:
        return (_GAME.of(game=sum(_games(match, at)) + 1), deal)
    played = sum(not is_passed_out(one) for one in match.deals[:at] if isinstance(one, AuctionDeal))
    return (deal, TO_PLAY.counted(options.deals - played))


def _games(match: Match, deals: int) -> tuple[int, ...]:
    """The games that each side had after so many deals."""
    sheet = match.game.score(match.setup, match.deals[:deals], False)
    games = sheet.state["games"]
    assert isinstance(games, tuple)
    return games


# What each side's card says.


def _with_games(match: Match, at: int, side: BoardSide) -> BoardSide:
    """How a side stands: its games, what it still needs for the next, and what it has of that."""
    below = match.sheet.state["below"]
    assert isinstance(below, tuple)
    games = next(column.note for column in match.grid.columns if column.side == at)
    return replace(side, place=games, aside=_BELOW.of(points=below[at]) if below[at] else "")


def _just_scored(match: Match, at: int, side: BoardSide) -> BoardSide:
    """The points of the last deal in large letters until somebody calls: below the line, then above."""
    row = match.sheet.rows[-1]
    by_line = {
        line: sum(entry.points for entry in row.of_side(at) if entry.line is line)
        for line in (Line.BELOW, Line.ABOVE)
    }
    points: list[Words] = [_ON[line].of(points=f"{sum_:+d}") for line, sum_ in by_line.items() if sum_]
    if row.entries and not points:
        points.append("+0")
    said, done = (*points, "", "")[:2]
    return replace(_with_games(match, at, side), said=said, done=done)


def _in_the_end(match: Match, at: int, side: BoardSide) -> BoardSide:
    """After the end: the games of each side, and what it wrote below the line and above."""
    below, above = match.sheet.state["below_total"], match.sheet.state["above"]
    assert isinstance(below, tuple) and isinstance(above, tuple)
    side = replace(won_or_not(match, at, _with_games(match, at, side)), aside="")
    return replace(side, said=_BELOW.of(points=below[at]), done=_ABOVE.of(points=above[at]))


# What stands below them.


def _honours(table: TableDeal) -> tuple[Note, ...]:
    """The honours that were called, and who holds them."""
    deal, contract = table.deal, table.contract
    assert isinstance(deal, AuctionDeal)
    if deal.honours is None or contract is None:
        return ()
    ours = deal.honours.by is HeldBy.DECLARER
    declaring = table.bidding.sides[contract.declarer]
    sides = range(len(table.match.side_names))
    holders = joined([_named(table.match, side) for side in sides if (side == declaring) is ours])
    return (Note(_HOLD.of(honours=honours_in_words(deal.honours, contract.strain), who=holders)),)


def _game_made(match: Match, at: int) -> tuple[Note, ...]:
    """Who made a game with a deal, and with it perhaps the rubber."""
    before, after = _games(match, at), _games(match, at + 1)
    made = [side for side, won in enumerate(after) if won > before[side]]
    return tuple(Note(_made(match, after[side]).of(who=_named(match, side))) for side in made)


def _made(match: Match, games: int) -> Phrase:
    is_rubber = match.setup.options.format is Format.RUBBER and games == GAMES_OF_A_RUBBER
    return _RUBBER_FOR if is_rubber else _GAME_FOR


def _named(match: Match, side: int) -> str:
    """A side's name as it stands in a sentence."""
    return " & ".join(short(match.setup.players[seat]) for seat in match.game.sides(match.setup.seats)[side])


def _deal(match: Match, at: int) -> Board:
    """A finished deal: contract and result, what each side wrote and why, and the game it made."""
    return TableDeal(match, bidding(match.setup), at).board(_heading(match, at), _game_made(match, at))


BOARD = BoardMaker(now=_now, deal=_deal)
