"""How a match of Troefcall ended, in words: the target that was reached, or the time that was up."""

from dataclasses import replace

from scorepad.core.game import Ending, Finished
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.sheet import Decided
from scorepad.games.troefcall.rules import Format, TroefSetup

_REACHED = QT_TRANSLATE_NOOP("troefcall", "The first pair to reach {target}.")
_BOTH_REACHED = QT_TRANSLATE_NOOP(
    "troefcall", "Both pairs reached {target} in the last deal; the higher total wins."
)
_TIME_UP = QT_TRANSLATE_NOOP("troefcall", "The most points when the time was up.")
_LEVEL = QT_TRANSLATE_NOOP("troefcall", "Level on points.")


def ending(finished: Finished, usual: Ending) -> Ending:
    """Which pair reached the target; level totals are shared, since nothing else is compared."""
    setup: TroefSetup = finished.setup
    options, sheet = setup.options, finished.sheet
    if sheet.decided_by is Decided.SHARED:
        return replace(usual, why=_LEVEL)
    if options.format is Format.TIMED:
        return replace(usual, why=_TIME_UP)
    if options.format is Format.TARGET and not finished.stopped:
        both = min(sheet.totals) >= options.target
        return replace(usual, why=(_BOTH_REACHED if both else _REACHED).of(target=options.target))
    return usual
