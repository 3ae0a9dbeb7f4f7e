"""Bridgette written by hand: the contract and its tricks, and the tables by which it is scored."""

from scorepad.core.auction import Doubling, Strain
from scorepad.core.by_hand import CONTRACT, POINTS, TRICKS, ByHand, Reference
from scorepad.core.contract_words import DOUBLINGS, SIGNS
from scorepad.core.grid import Words
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.games.bridgette.rules import (
    MADE_DOUBLED,
    SHORT,
    THREE_OVER,
    VALUES,
    BridgetteSetup,
    ThreeOver,
    exact_bonus,
)

_UPCARD = QT_TRANSLATE_NOOP("bridgette", "up-card")
_BIDS = QT_TRANSLATE_NOOP("bridgette", "A bid that is made")
_LEVEL = QT_TRANSLATE_NOOP("bridgette", "level")
_EXACT = QT_TRANSLATE_NOOP("bridgette", "exactly")
_THREE_OVER = QT_TRANSLATE_NOOP("bridgette", "three over")
_SHORT = QT_TRANSLATE_NOOP("bridgette", "Tricks short, for the opponent")
_OR_MORE = QT_TRANSLATE_NOOP("bridgette", "{tricks} or more")
_MADE = QT_TRANSLATE_NOOP("bridgette", "made")


def by_hand(setup: BridgetteSetup) -> ByHand:
    """Two more deals than are agreed, since level totals are played on and passed-out deals are noted."""
    return ByHand(
        of_deal=(_UPCARD, CONTRACT, TRICKS),
        of_side=(POINTS,),
        deals=setup.options.deals + 2,
        references=(_values(setup), _short()),
    )


def _values(setup: BridgetteSetup) -> Reference:
    levels = range(len(VALUES[Strain.NO_TRUMP]))
    rows: list[tuple[Words, ...]] = [
        # No suit can be bid at level 0.
        (SIGNS[strain], *("–" if value is None else str(value) for value in values))
        for strain, values in VALUES.items()
    ]
    if setup.options.exact_bonus:
        bonus = (exact_bonus(level, Strain.NO_TRUMP) for level in levels)
        rows.append((_EXACT, *(f"+{points}" if points else "–" for points in bonus)))
    if setup.options.three_over is not ThreeOver.OFF:
        rows.append((_THREE_OVER, *(f"+{THREE_OVER}" if level <= 4 else "" for level in levels)))
    return Reference(_BIDS, (_LEVEL, *map(str, levels)), tuple(rows))


def _short() -> Reference:
    most = len(SHORT[Doubling.NONE])
    heads: tuple[Words, ...] = ("", *map(str, range(1, most)), _OR_MORE.of(tricks=most), _MADE)
    rows: tuple[tuple[Words, ...], ...] = tuple(
        (DOUBLINGS[doubling], *map(str, points), f"+{made}" if (made := MADE_DOUBLED[doubling]) else "–")
        for doubling, points in SHORT.items()
    )
    return Reference(_SHORT, heads, rows)
