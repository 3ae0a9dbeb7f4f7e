"""How a match of Bridgette ended, in words: after how many extra deals."""

from dataclasses import replace

from scorepad.core.game import Ending, Finished
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP
from scorepad.core.sheet import Decided
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteSetup, counts

_EXTRA = QT_TRANSLATE_N_NOOP("bridgette", "The most points after %n extra deal(s).", "", 0)


def ending(finished: Finished, usual: Ending) -> Ending:
    """A match that was level after its last deal says how many more it took."""
    setup: BridgetteSetup = finished.setup
    deals = (deal for deal in finished.deals if isinstance(deal, BridgetteDeal))
    extra = sum(counts(setup, deal) for deal in deals) - setup.options.deals
    if finished.stopped or extra <= 0 or finished.sheet.decided_by is Decided.SHARED:
        return usual
    return replace(usual, why=_EXTRA.counted(extra))
