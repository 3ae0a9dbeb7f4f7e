"""How a match of Auction Bridge ended, in words: the rubber, and who owes whom where three play."""

from dataclasses import replace

from scorepad.core.game import Ending, Finished
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import Decided
from scorepad.games.auction_bridge.rules import GAMES_OF_A_RUBBER, AuctionSetup, Format, settlement, sides

_WINS = QT_TRANSLATE_NOOP("auction_bridge", "{who} wins the rubber by {by}")
_PAIR_WINS = QT_TRANSLATE_NOOP("auction_bridge", "{who} win the rubber by {by}")
_WINS_WITHOUT = QT_TRANSLATE_NOOP("auction_bridge", "{who} wins by {by}, though {other} won the rubber")
_PAIR_WINS_WITHOUT = QT_TRANSLATE_NOOP("auction_bridge", "{who} win by {by}, though {other} won the rubber")
_WHY = QT_TRANSLATE_NOOP("auction_bridge", "The most points when the rubber was over.")
_OWES = QT_TRANSLATE_NOOP("auction_bridge", "{who} owes {whom} {points}.")


def ending(finished: Finished, usual: Ending) -> Ending:
    """By how much a rubber is won; its winner is named where the other side has more points."""
    setup: AuctionSetup = finished.setup
    told = replace(usual, settlement=_settlement(finished))
    is_rubber = setup.options.format is Format.RUBBER and not finished.stopped
    if not is_rubber or finished.sheet.decided_by is Decided.SHARED:
        return told
    return replace(told, who_won=_who_won(finished), why=_WHY)


def _who_won(finished: Finished) -> Phrase:
    sheet, names = finished.sheet, finished.names
    games = sheet.state["games"]
    assert isinstance(games, tuple)
    (winner,), has_rubber = sheet.winners, games.index(GAMES_OF_A_RUBBER)
    best, second = sorted(sheet.totals, reverse=True)[:2]
    of_pairs = len(sides(finished.setup.seats)[winner]) > 1
    if winner == has_rubber:
        sentence = _PAIR_WINS if of_pairs else _WINS
    else:
        sentence = _PAIR_WINS_WITHOUT if of_pairs else _WINS_WITHOUT
    return sentence.of(who=names[winner], by=best - second, other=names[has_rubber])


def _settlement(finished: Finished) -> tuple[Phrase, ...]:
    """What each player owes each other; between two pairs the totals say it."""
    names = finished.names
    if len(names) == 2:
        return ()
    return tuple(
        _OWES.of(who=names[debt["from"]], whom=names[debt["to"]], points=debt["points"])
        for debt in settlement(finished.sheet.totals)
    )
