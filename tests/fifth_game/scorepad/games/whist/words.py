"""Whist in words: each reason, fault and house rule in plain English, marked for translation."""

from dataclasses import replace
from enum import StrEnum

from scorepad.core.dealing import dealer_in_turn
from scorepad.core.game import Ending, Finished, GameWords, Told
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import CommonReason, Decided, Row
from scorepad.core.table import Deal
from scorepad.core.words import adjustments_in_words
from scorepad.games.whist.rules import (
    BOOK,
    PAIRS,
    Fault,
    Format,
    Reason,
    WhistDeal,
    WhistSetup,
)

NAME = QT_TRANSLATE_NOOP("whist", "Whist")

REASONS: dict[StrEnum, Phrase] = {
    Reason.ODD_TRICKS: QT_TRANSLATE_NOOP("whist", "tricks over six"),
    CommonReason.ADJUSTMENT: QT_TRANSLATE_NOOP("whist", "adjustment"),
}

FAULTS: dict[StrEnum, Phrase] = {
    Fault.TRICKS_OUT_OF_RANGE: QT_TRANSLATE_NOOP("whist", "There are 0 to {tricks} tricks to take"),
    Fault.TRICKS_DO_NOT_ADD_UP: QT_TRANSLATE_NOOP(
        "whist", "The tricks add up to {total}, but there are {tricks}"
    ),
}

OPTIONS = {
    "format": QT_TRANSLATE_NOOP("whist", "The match is played"),
    "target": QT_TRANSLATE_NOOP("whist", "Points that win the match"),
    "deals": QT_TRANSLATE_NOOP("whist", "How many deals"),
}

VALUES = {
    "format.target": QT_TRANSLATE_NOOP("whist", "to a number of points"),
    "format.deals": QT_TRANSLATE_NOOP("whist", "for a number of deals"),
}

PRESETS = {
    "short": QT_TRANSLATE_NOOP("whist", "Short whist: to 5"),
    "long": QT_TRANSLATE_NOOP("whist", "Long whist: to 10"),
    "deals": QT_TRANSLATE_NOOP("whist", "Eight deals"),
}

FIELDS = {"tricks": QT_TRANSLATE_NOOP("whist", "tricks")}
UNDONE = {"tricks": QT_TRANSLATE_NOOP("whist", "the tricks")}

_TO_TARGET = QT_TRANSLATE_N_NOOP("whist", "the first pair to %n point(s)", "", 0)
_DEALS = QT_TRANSLATE_N_NOOP("whist", "%n deal(s)", "", 0)
_POINTS = QT_TRANSLATE_NOOP("whist", "a point for each trick over six")


def agreed(setup: WhistSetup) -> tuple[Phrase, ...]:
    """What is played for, and what counts."""
    options = setup.options
    to_deals = options.format is Format.DEALS
    return (_DEALS.counted(options.deals) if to_deals else _TO_TARGET.counted(options.target), _POINTS)


# A deal, as the table tells it.

_DEALT = QT_TRANSLATE_NOOP("whist", "{who} dealt")
_TOOK = QT_TRANSLATE_N_NOOP("whist", "took %n trick(s)", "", 0)
_BETWEEN = QT_TRANSLATE_NOOP("whist", "{first}–{second}")
_BECAUSE = QT_TRANSLATE_NOOP("whist", "{tricks} tricks: {tricks} − {book} = {points}")


def pair_name(setup: WhistSetup, side: int) -> str:
    """A pair as it stands everywhere: `Anna & Cato`."""
    return " & ".join(setup.players[seat] for seat in PAIRS[side])


def told(setup: WhistSetup, before: tuple[Deal, ...], deal: Deal) -> Told:
    """The deal after `before`: who dealt, then what each pair took, the dealer's last."""
    assert isinstance(deal, WhistDeal) and deal.tricks is not None
    dealt = dealer_in_turn(setup, before, deal)
    sides = (1 - dealt % 2, dealt % 2)
    return Told(
        (_DEALT.of(who=setup.players[dealt]),),
        tuple((side, _TOOK.counted(deal.tricks[side] or 0)) for side in sides),
    )


def because(setup: WhistSetup, deal: Deal, row: Row, side: int) -> tuple[Phrase, ...]:
    """The arithmetic of a pair's points in a deal, an entry each."""
    said = [
        _BECAUSE.of(tricks=one.points + BOOK, book=BOOK, points=one.points)
        for one in row.of_side(side)
        if one.reason is Reason.ODD_TRICKS
    ]
    return (*said, *adjustments_in_words(deal, side))


def field_said(setup: WhistSetup, deal: Deal, key: str) -> Phrase | None:
    """The tricks of both pairs."""
    assert isinstance(deal, WhistDeal)
    if key != "tricks" or deal.tricks is None:
        return None
    first, second = deal.tricks
    return _BETWEEN.of(first=first, second=second)


_REACHED = QT_TRANSLATE_NOOP("whist", "The first pair to reach {target}.")


def ending(finished: Finished, usual: Ending) -> Ending:
    """Which pair came to the target; else as in any game."""
    options, sheet = finished.setup.options, finished.sheet
    reached = options.format is Format.TARGET and not finished.stopped
    if not reached or sheet.decided_by is Decided.SHARED:
        return usual
    return replace(usual, why=_REACHED.of(target=options.target))


WORDS = GameWords(
    name=NAME,
    reasons=REASONS,
    faults=FAULTS,
    options=OPTIONS,
    values=VALUES,
    fields=FIELDS,
    field_values={},
    agreed=agreed,
    undone=UNDONE,
    told=told,
    because=because,
    field_said=field_said,
    ending=ending,
)
