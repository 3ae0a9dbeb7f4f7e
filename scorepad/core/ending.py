"""How a match ended, in words: the same for the window, the table view and the text sheet."""

from collections.abc import Sequence

from scorepad.core.game import Ending, Finished
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import Decided

_WINS = QT_TRANSLATE_NOOP("ending", "{who} wins with {points}")
_PAIR_WINS = QT_TRANSLATE_NOOP("ending", "{who} win with {points}")
_SHARE = QT_TRANSLATE_NOOP("ending", "{who} share the win with {points}")
_AND = QT_TRANSLATE_NOOP("ending", "{first} and {last}")
_LAST_DEAL = QT_TRANSLATE_NOOP("ending", "The most points after the last deal.")
_STOPPED = QT_TRANSLATE_NOOP(
    "ending", "The match was stopped here; the most points after the last finished deal."
)
_LEVEL = QT_TRANSLATE_NOOP("ending", "Level in everything that is compared.")


def how_it_ended(match: Match) -> Ending:
    """Who won a finished match, by what, and who owes whom."""
    sheet = match.sheet
    stopped = match.closed and not match.game.ended(match.setup, match.deals)
    finished = Finished(match.setup, match.deals, sheet, match.side_names, stopped)
    who = joined([match.side_names[side] for side in sheet.winners])
    points = sheet.totals[sheet.winners[0]]
    if sheet.decided_by is Decided.SHARED:
        usual = Ending(_SHARE.of(who=who, points=points), _LEVEL)
    else:
        wins = _PAIR_WINS if of_pairs(match) else _WINS
        usual = Ending(wins.of(who=who, points=points), _why(match, finished))
    return match.game.words.ending(finished, usual)


def of_pairs(match: Match) -> bool:
    """Whether two play on each side, so that a side's name is said as more than one."""
    return any(len(seats) > 1 for seats in match.game.sides(match.setup.seats))


def joined(names: Sequence[str]) -> Phrase | str:
    """Names as they are said: `Anna, Bram and Cato`.

    >>> str(joined(["Anna", "Bram", "Cato"])), str(joined(["Anna"]))
    ('Anna, Bram and Cato', 'Anna')
    """
    if len(names) == 1:
        return names[0]
    return _AND.of(first=", ".join(names[:-1]), last=names[-1])


def _why(match: Match, finished: Finished) -> Phrase:
    sheet = match.sheet
    if sheet.decided_by is Decided.TOTAL:
        return _STOPPED if finished.stopped else _LAST_DEAL
    (winner,) = sheet.winners
    level = [side for side, total in enumerate(sheet.totals) if total == sheet.totals[winner]]
    for criterion, words in match.game.words.tie_breaks.items():
        values = sheet.state[criterion.value]
        assert isinstance(values, tuple)
        if sheet.decided_by is criterion:
            return words.decided.of(
                more=values[winner], less=max(values[side] for side in level if side != winner)
            )
        level = [side for side in level if values[side] == values[winner]]
    raise AssertionError(f"{match.game.key} has no words for {sheet.decided_by}")
