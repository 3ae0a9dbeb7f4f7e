"""The plain sheets in words: each reason, fault and house rule in plain English, marked for translation."""

from dataclasses import replace
from enum import StrEnum

from scorepad.core.dealing import dealer_in_turn
from scorepad.core.game import Ending, Finished, GameWords, Told
from scorepad.core.measures import Measure, MeasureGroup
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import CommonReason, Decided, Row
from scorepad.core.table import Deal
from scorepad.core.words import ADJUSTMENT, DEALS, WHO_DEALT, adjustments_in_words
from scorepad.games.points.rules import Fault, PointsDeal, PointsSetup, Reason

REASONS: dict[StrEnum, Phrase] = {
    Reason.WRITTEN: QT_TRANSLATE_NOOP("points", "as written down"),
    CommonReason.ADJUSTMENT: ADJUSTMENT,
}

FAULTS: dict[StrEnum, Phrase] = {
    Fault.POINTS_OUT_OF_RANGE: QT_TRANSLATE_NOOP(
        "points", "Points of a deal are whole numbers from −10,000 to 10,000, one for each side"
    ),
}

OPTIONS = {
    "lowest_wins": QT_TRANSLATE_NOOP("points", "The fewest points win"),
    "deals": QT_TRANSLATE_NOOP("points", "How many deals (0: until you stop)"),
}

PRESETS = {
    "highest": QT_TRANSLATE_NOOP("points", "The most points win"),
    "lowest": QT_TRANSLATE_NOOP("points", "The fewest points win"),
    "totals": QT_TRANSLATE_NOOP("points", "Only the totals"),
}

FIELDS = {"points": QT_TRANSLATE_NOOP("points", "points")}
UNDONE = {"points": QT_TRANSLATE_NOOP("points", "the points of {who}")}

_MOST_WIN = QT_TRANSLATE_NOOP("points", "the most points win")
_FEWEST_WIN = QT_TRANSLATE_NOOP("points", "the fewest points win")
_UNTIL_YOU_STOP = QT_TRANSLATE_NOOP("points", "as many deals as you like")


def agreed(setup: PointsSetup) -> tuple[Phrase, ...]:
    """Who wins, and after how many deals."""
    options = setup.options
    return (
        _FEWEST_WIN if options.lowest_wins else _MOST_WIN,
        DEALS.counted(options.deals) if options.deals else _UNTIL_YOU_STOP,
    )


# A deal, as the table tells it.

_GOT = QT_TRANSLATE_N_NOOP("points", "%n point(s)", "", 0)
_BECAUSE = QT_TRANSLATE_NOOP("points", "as written down: {points}")


def told(setup: PointsSetup, before: tuple[Deal, ...], deal: Deal) -> Told:
    """The deal after `before`: who dealt, and what each side wrote down."""
    assert isinstance(deal, PointsDeal)
    dealt = dealer_in_turn(setup, before, deal)
    return Told(
        (WHO_DEALT.of(who=setup.players[dealt]),),
        tuple((side, _GOT.counted(points or 0)) for side, points in enumerate(deal.points)),
    )


def because(setup: PointsSetup, deal: Deal, row: Row, side: int) -> tuple[Phrase, ...]:
    """What a side wrote down, and the points that the table gave or took beside it."""
    del setup
    said = [_BECAUSE.of(points=one.points) for one in row.of_side(side) if one.reason is Reason.WRITTEN]
    return (*said, *adjustments_in_words(deal, side))


# The end.

_FEWEST = QT_TRANSLATE_NOOP("points", "The fewest points after the last deal.")
_FEWEST_SO_FAR = QT_TRANSLATE_NOOP(
    "points", "The match was stopped here; the fewest points after the last finished deal."
)


def ending(finished: Finished, usual: Ending) -> Ending:
    """Where the fewest points win, that is what is said."""
    if not finished.setup.options.lowest_wins or finished.sheet.decided_by is Decided.SHARED:
        return usual
    return replace(usual, why=_FEWEST_SO_FAR if finished.stopped else _FEWEST)


# What statistics count.

MEASURES = (
    MeasureGroup(
        QT_TRANSLATE_NOOP("points", "Deals"),
        (Measure(QT_TRANSLATE_NOOP("points", "Best of a deal"), "deals_won", "deals"),),
    ),
)

WORDS = GameWords(
    name=QT_TRANSLATE_NOOP("points", "Points"),
    reasons=REASONS,
    faults=FAULTS,
    options=OPTIONS,
    values={},
    fields=FIELDS,
    field_values={},
    agreed=agreed,
    told=told,
    because=because,
    undone=UNDONE,
    ending=ending,
    measures=MEASURES,
)
PAIR_WORDS = replace(WORDS, name=QT_TRANSLATE_NOOP("points", "Points in pairs"))
