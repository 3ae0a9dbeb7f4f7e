"""Why a number is what it is: the entries behind it and the arithmetic, in words."""

from itertools import accumulate

from scorepad.core.ending import of_pairs
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import Row
from scorepad.ui.say import say

_TOTAL = QT_TRANSLATE_NOOP("why", "{sum} = {total}")
_NO_DEALS = QT_TRANSLATE_NOOP("why", "No deal is scored yet.")
_DEAL_SO_FAR = QT_TRANSLATE_NOOP("why", "Deal {deal}: {points}, makes {total}")
_DEALS_SO_FAR = QT_TRANSLATE_NOOP("why", "Deals {first} to {last}: {points}, makes {total}")
_AHEAD = QT_TRANSLATE_NOOP("why", "Ahead with {points}, {by} more than {other}.")
_BEHIND = QT_TRANSLATE_NOOP("why", "{by} behind {other}, who has {points}.")
_BEHIND_PAIR = QT_TRANSLATE_NOOP("why", "{by} behind {other}, who have {points}.")
_LEVEL = QT_TRANSLATE_NOOP("why", "Level with {other} in everything that is compared.")
_NOT_SCORED = QT_TRANSLATE_NOOP("why", "This deal is being entered and not scored yet.")
_TO_COME = QT_TRANSLATE_NOOP("why", "This deal is still to come.")

IN_ONE_SUM = 20
"""A total of at most so many deals is written as one sum; of more, ten deals a line."""


def points(match: Match, at: int, side: int) -> tuple[str, ...]:
    """Why a side got its points in the deal at index `at`, a sentence for each entry."""
    said = match.game.words.because(match.setup, match.deals[at], match.sheet.rows[at], side)
    return tuple(say(phrase) for phrase in said)


def deal(match: Match, at: int) -> tuple[str, ...]:
    """The facts of a deal: cards, dealer, trump. Of one that is not played, that it is not."""
    if at < len(match.deals):
        told = match.game.words.told(match.setup, match.deals[:at], match.deals[at])
        return tuple(say(fact) for fact in told.facts)
    return (say(_NOT_SCORED if at == len(match.deals) and not match.finished else _TO_COME),)


def total(match: Match, side: int) -> tuple[str, ...]:
    """How a side's total came about, and what its place rests on."""
    rows = match.sheet.rows
    if not rows:
        return (say(_NO_DEALS),)
    if len(rows) > IN_ONE_SUM:
        return (*_by_tens(match, side), place(match, side))
    parts = [row.points[side] for row in rows]
    arithmetic = str(parts[0]) + "".join(f" {'−' if part < 0 else '+'} {abs(part)}" for part in parts[1:])
    return say(_TOTAL.of(sum=arithmetic, total=match.sheet.totals[side])), place(match, side)


def _by_tens(match: Match, side: int) -> tuple[str, ...]:
    rows = match.sheet.rows
    return tuple(_at_once(rows[at : at + 10], side) for at in range(0, len(rows), 10))


def _at_once(rows: tuple[Row, ...], side: int) -> str:
    """The points of some deals together, and the total after them."""
    points, total = _signed(sum(row.points[side] for row in rows)), rows[-1].totals[side]
    if len(rows) == 1:
        return say(_DEAL_SO_FAR.of(deal=rows[0].number, points=points, total=total))
    return say(_DEALS_SO_FAR.of(first=rows[0].number, last=rows[-1].number, points=points, total=total))


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def steps(match: Match, side: int) -> tuple[tuple[int, str, int], ...]:
    """A side's total deal by deal: the deal's number, its points with their sign, and the total after it."""
    parts = [row.points[side] for row in match.sheet.rows]
    return tuple(
        (at, _signed(part), so_far)
        for at, (part, so_far) in enumerate(zip(parts, accumulate(parts), strict=True), start=1)
    )


def running(match: Match, side: int) -> tuple[str, ...]:
    """A side's total deal by deal, in sentences."""
    return tuple(
        say(_DEAL_SO_FAR.of(deal=at, points=points, total=so_far))
        for at, points, so_far in steps(match, side)
    )


def place(match: Match, side: int) -> str:
    """What a side's place rests on: by how much it is ahead or behind, or which tie-break parts it."""
    totals, places = match.sheet.totals, match.sheet.places
    own, at = totals[side], places[side]
    others = [one for one in range(len(totals)) if one != side]
    if at == 1:
        # The nearest below, or one on the same place.
        other = min(others, key=lambda one: (places[one], -totals[one]))
    else:
        # The first above.
        above = [one for one in others if places[one] < at]
        level = [one for one in others if places[one] == at]
        other = max(above, key=lambda one: places[one]) if not level else level[0]
    name = match.side_names[other]
    if places[other] == at:
        return say(_LEVEL.of(other=name))
    if totals[other] == own:
        return say(_by_tie_break(match, side, other))
    if own > totals[other]:
        return say(_AHEAD.of(points=own, by=own - totals[other], other=name))
    behind = _BEHIND_PAIR if of_pairs(match) else _BEHIND
    return say(behind.of(points=totals[other], by=totals[other] - own, other=name))


def _by_tie_break(match: Match, side: int, other: int) -> Phrase:
    is_ahead = match.sheet.places[side] < match.sheet.places[other]
    for criterion, words in match.game.words.tie_breaks.items():
        values = match.sheet.state.get(criterion.value)
        if isinstance(values, tuple) and values[side] != values[other]:
            sentence = words.ahead if is_ahead else words.behind
            return sentence.of(other=match.side_names[other], own=values[side], others=values[other])
    return _LEVEL.of(other=match.side_names[other])
