"""What every game says alike."""

from scorepad.core.faults import COMMON_FAULTS, Problem
from scorepad.core.game import GameWords
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Deal

DEAL = QT_TRANSLATE_NOOP("core", "Deal")
TOTAL = QT_TRANSLATE_NOOP("core", "Total")
DEALS = QT_TRANSLATE_N_NOOP("core", "%n deal(s)", "", 0)
WHO_DEALS = QT_TRANSLATE_NOOP("core", "{who} deals")
WHO_DEALT = QT_TRANSLATE_NOOP("core", "{who} dealt")
ADJUSTMENT = QT_TRANSLATE_NOOP("core", "adjustment")
"""The reason of points that the table itself gave."""

_ADJUSTMENT = QT_TRANSLATE_NOOP("core", "adjustment {points}")
_NOTED = QT_TRANSLATE_NOOP("core", "adjustment {points}: {note}")


def adjustments_in_words(deal: Deal, side: int) -> tuple[Phrase, ...]:
    """The points that the table itself gave a side in a deal, or took."""
    return tuple(
        (_NOTED if one.note else _ADJUSTMENT).of(points=f"{one.points:+d}", note=one.note)
        for one in deal.adjustments
        if one.side == side
    )


def problem_in_words(words: GameWords, problem: Problem) -> Phrase:
    """What is wrong, by a game's own sentences or by those of every game."""
    sentence = words.faults.get(problem.fault) or COMMON_FAULTS[problem.fault]
    return sentence.of(**{"field": problem.field or "", **problem.values})
