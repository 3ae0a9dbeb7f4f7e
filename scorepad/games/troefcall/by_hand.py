"""Troefcall written by hand: the trump and the points of every deal, and what each outcome brings."""

from scorepad.core.by_hand import POINTS, ByHand, Reference
from scorepad.core.grid import Words
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.games.troefcall.rules import Format, Outcome, TroefOptions, TroefSetup, entry_of, outcomes
from scorepad.games.troefcall.words import OUTCOMES

_TRUMP = QT_TRANSLATE_NOOP("troefcall", "trump")
_OUTCOME = QT_TRANSLATE_NOOP("troefcall", "outcome")
_COUNTS = QT_TRANSLATE_NOOP("troefcall", "What a pair gets")
_FOR_OTHERS = QT_TRANSLATE_NOOP("troefcall", "{points} for the others")
_OPEN_ENDED = 16
"""Deals that a match to a number of points hardly ever outlasts."""


def by_hand(setup: TroefSetup) -> ByHand:
    """A row for every deal that is agreed, or for as many as a match mostly takes."""
    options = setup.options
    counts = Reference(
        _COUNTS,
        (_OUTCOME, POINTS),
        tuple((OUTCOMES[outcome], _points(options, outcome)) for outcome in outcomes(options)),
    )
    deals = options.deals if options.format is Format.DEALS else _OPEN_ENDED
    return ByHand(of_deal=(_TRUMP,), of_side=(_OUTCOME, POINTS), deals=deals, references=(counts,))


def _points(options: TroefOptions, outcome: Outcome) -> Words:
    entry = entry_of(options, 0, outcome)
    return str(entry.points) if entry.side == 0 else _FOR_OTHERS.of(points=entry.points)
