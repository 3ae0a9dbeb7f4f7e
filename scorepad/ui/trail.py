"""The trail of a match in words: what was entered, what was corrected, and when."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QTime

from scorepad.core.fields import PerSeat, fields_of, kind_of
from scorepad.core.legible import apart
from scorepad.core.match import Act, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Adjustment, Deal
from scorepad.ui.say import say, words

if TYPE_CHECKING:
    from scorepad.store.trail import Step

_ENTERED = QT_TRANSLATE_NOOP("trail", "Deal {deal} scored")
_PUT_IN = QT_TRANSLATE_NOOP("trail", "Deal {deal} put in")
_TAKEN_OUT = QT_TRANSLATE_NOOP("trail", "Deal {deal} taken out")
_CORRECTED = QT_TRANSLATE_NOOP("trail", "Deal {deal} corrected")
_ACTS = {
    Act.MOVE: QT_TRANSLATE_NOOP("trail", "Deals put in another order"),
    Act.RESEAT: QT_TRANSLATE_NOOP("trail", "Seats changed"),
    Act.OPTIONS: QT_TRANSLATE_NOOP("trail", "House rules changed"),
    Act.CLOSE: QT_TRANSLATE_NOOP("trail", "Match ended here"),
    Act.REOPEN: QT_TRANSLATE_NOOP("trail", "Match goes on"),
}
_CHANGED = QT_TRANSLATE_NOOP("trail", "Changed")
_IMPORTED = QT_TRANSLATE_NOOP("trail", "A longer record of this match came in")
_UNDONE = QT_TRANSLATE_NOOP("trail", "Taken back: {what}")
_FROM_TO = QT_TRANSLATE_NOOP("trail", "{what}: {before} → {after}")
_SAID = QT_TRANSLATE_NOOP("trail", "{what}: {value}")
_SOMEBODYS = QT_TRANSLATE_NOOP("trail", "{who}, {what}")
_DEALER = QT_TRANSLATE_NOOP("trail", "who dealt")
_AS_RULED = QT_TRANSLATE_NOOP("trail", "as the rules give")
_POINTS = QT_TRANSLATE_NOOP("trail", "points given")
_NOTE = QT_TRANSLATE_NOOP("trail", "note")
_PLAYED = QT_TRANSLATE_NOOP("trail", "played")
_SEASON = QT_TRANSLATE_NOOP("trail", "season")
_PLAYERS = QT_TRANSLATE_NOOP("trail", "players")
_FIRST_DEALER = QT_TRANSLATE_NOOP("trail", "first dealer")
_COUNTS = QT_TRANSLATE_NOOP("trail", "counts")
_SUBSTITUTES = QT_TRANSLATE_NOOP("trail", "substitutes")
_SUBSTITUTE = QT_TRANSLATE_NOOP("trail", "{player} for {who} from deal {deal}")
_RULE_GONE = QT_TRANSLATE_NOOP("trail", "no longer: {rule}")
_RULE_NEW = QT_TRANSLATE_NOOP("trail", "now: {rule}")
_YES = QT_TRANSLATE_NOOP("trail", "yes")
_NO = QT_TRANSLATE_NOOP("trail", "no")

NOTHING = "–"
"""Stands where nothing was given."""


@dataclass(frozen=True)
class DealHistory:
    """When a deal came onto the sheet, and when it was corrected; None where the trail does not tell."""

    entered: datetime | None = None
    corrected: tuple[datetime, ...] = ()


def histories(steps: "Sequence[Step]", match: Match) -> tuple[DealHistory, ...]:
    """The history of each deal of a match. Deals are followed by what they hold through all that moved."""
    first = steps[0].before if steps else match
    deals: tuple[Deal, ...] = first.deals if first is not None else ()
    told: list[DealHistory] = [DealHistory() for _ in deals]
    for step in steps:
        if step.after is None:
            continue
        after = step.after.deals
        told = _followed(deals, told, after, step)
        deals = after
    return tuple(told) if deals == match.deals else tuple(DealHistory() for _ in match.deals)


def _followed(
    before: tuple[Deal, ...], told: list[DealHistory], after: tuple[Deal, ...], step: "Step"
) -> list[DealHistory]:
    left = list(zip(before, told, strict=True)) if len(before) == len(told) else []
    found = []
    for at, deal in enumerate(after):
        # The same place first: two deals may hold the same.
        same = next((one for one in left[at : at + 1] + left if one[0] == deal), None)
        if same is not None:
            found.append(same[1])
        elif len(before) == len(after) and left:
            held = told[at]
            corrected = (step.at,) if step.act is Act.REPLACE else ()
            found.append(DealHistory(held.entered, held.corrected + corrected))
        else:
            found.append(DealHistory(step.at))
    return found


def heading(step: "Step") -> str:
    """What was done, in a few words."""
    what = _heading(step)
    return say(_UNDONE.of(what=what) if step.undoing else what)


def _heading(step: "Step") -> Phrase:
    if step.imported:
        return _IMPORTED
    if step.act in _ACTS:
        return _ACTS[step.act]
    before, after = step.before, step.after
    if before is None or after is None:
        return _CHANGED
    if step.undoing:  # what is taken back is named as it was done
        before, after = after, before
    at = next(
        (at for at, (old, new) in enumerate(zip(before.deals, after.deals, strict=False)) if old != new),
        min(len(before.deals), len(after.deals)),
    )
    match step.act:
        case Act.ADD:
            return _ENTERED.of(deal=at + 1)
        case Act.INSERT:
            return _PUT_IN.of(deal=at + 1)
        case Act.REMOVE:
            return _TAKEN_OUT.of(deal=at + 1)
        case Act.REPLACE:
            return _CORRECTED.of(deal=at + 1)
    return _CHANGED


def details(step: "Step") -> tuple[str, ...]:
    """What was before and what is after, a line for each thing that differs."""
    before, after = step.before, step.after
    if before is None or after is None:
        return ()
    return (*_head_lines(before, after), *_rule_lines(before, after), *_deal_lines(before, after))


def _line(what: Phrase | str, before: str, after: str) -> str:
    return say(_FROM_TO.of(what=what, before=before or NOTHING, after=after or NOTHING))


def _head_lines(before: Match, after: Match) -> list[str]:
    names, others = before.setup.players, after.setup.players
    pairs = [
        (_PLAYERS, ", ".join(names), ", ".join(others)),
        (_FIRST_DEALER, names[before.setup.first_dealer], others[after.setup.first_dealer]),
        (_PLAYED, _day_and_time(before.started), _day_and_time(after.started)),
        (_SEASON, before.season or "", after.season or ""),
        (_NOTE, before.note or "", after.note or ""),
        (_COUNTS, _yes_or_no(before.counts), _yes_or_no(after.counts)),
        (_SUBSTITUTES, _substitutes(before), _substitutes(after)),
    ]
    return [_line(what, old, new) for what, old, new in pairs if old != new]


def _substitutes(match: Match) -> str:
    return ", ".join(
        say(_SUBSTITUTE.of(player=one.player, who=match.setup.players[one.seat], deal=one.from_deal))
        for one in match.substitutes
    )


def _rule_lines(before: Match, after: Match) -> list[str]:
    if before.setup.options == after.setup.options:
        return []
    old = [say(rule) for rule in before.game.words.agreed(before.setup)]
    new = [say(rule) for rule in after.game.words.agreed(after.setup)]
    gone = [say(_RULE_GONE.of(rule=rule)) for rule in old if rule not in new]
    return gone + [say(_RULE_NEW.of(rule=rule)) for rule in new if rule not in old]


def _deal_lines(before: Match, after: Match) -> list[str]:
    if len(before.deals) == len(after.deals):
        return [
            line
            for old, new in zip(before.deals, after.deals, strict=True)
            if old != new
            for line in _field_lines(after, old, new)
        ]
    # A deal came or went: it is told as it was played.
    longer = after if len(after.deals) > len(before.deals) else before
    shorter = before if longer is after else after
    told = []
    left = list(shorter.deals)
    for at, deal in enumerate(longer.deals):
        if deal in left:
            left.remove(deal)
            continue
        names = longer.side_names
        said = longer.game.words.told(longer.setup, longer.deals[:at], deal).sides
        told.append(" · ".join(f"{apart(names[side])} {say(words)}" for side, words in said))
        told += _given_lines(longer, deal)
    return told


def _given_lines(match: Match, deal: Deal) -> list[str]:
    """What the table itself said of a deal: who really dealt, points given, a note."""
    common = {"dealer": _DEALER, "adjustments": _POINTS, "note": _NOTE}
    blank = match.game.blank(match.setup)
    return [
        say(_SAID.of(what=words, value=_value(match, deal, key)))
        for key, words in common.items()
        if getattr(deal, key) != getattr(blank, key)
    ]


def _field_lines(match: Match, old: Deal, new: Deal) -> list[str]:
    names = {**match.game.words.fields, "dealer": _DEALER, "adjustments": _POINTS, "note": _NOTE}
    lines = []
    for one in fields_of(type(new)):
        held, holds = getattr(old, one.name), getattr(new, one.name)
        if held == holds:
            continue
        name = names[one.name]
        if isinstance(kind_of(one), PerSeat):
            lines += [
                _line(_SOMEBODYS.of(who=who, what=name), str(was), str(now))
                for who, was, now in zip(match.setup.players, held, holds, strict=True)
                if was != now
            ]
        else:
            lines.append(_line(name, _value(match, old, one.name), _value(match, new, one.name)))
    return lines


def _value(match: Match, deal: Deal, key: str) -> str:
    """What a deal holds under a key, in words; "" for nothing."""
    value = getattr(deal, key)
    said = match.game.words.field_said(match.setup, deal, key)
    if said is not None:
        return words(said)
    if key == "dealer":
        return say(_AS_RULED) if value is None else match.setup.players[value]
    if key == "adjustments":
        return ", ".join(_adjustment(match, one) for one in value)
    if isinstance(value, bool):
        return _yes_or_no(value)
    if isinstance(value, StrEnum):
        return say(match.game.words.field_values[f"{key}.{value}"])
    return "" if value is None else str(value)


def _adjustment(match: Match, one: Adjustment) -> str:
    said = f"{apart(match.side_names[one.side])} {one.points:+d}"
    return f"{said} ({apart(one.note)})" if one.note else said


def _day_and_time(started: str | None) -> str:
    """A start by the clock of its table; "" where nobody knows it."""
    if started is None:
        return ""
    at = datetime.fromisoformat(started)
    day = QLocale().toString(QDate(at.year, at.month, at.day), QLocale.FormatType.LongFormat)
    return f"{day} {QLocale().toString(QTime(at.hour, at.minute), QLocale.FormatType.ShortFormat)}"


def _yes_or_no(value: bool) -> str:
    return say(_YES if value else _NO)


def spoken_moment(moment: datetime, now: datetime) -> str:
    """A time as the trail says it: the clock for today, with the day before it for any other."""
    local = moment.astimezone(now.tzinfo)
    time = QLocale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    if local.date() == now.date():
        return time
    day = QLocale().toString(QDate(local.year, local.month, local.day), QLocale.FormatType.ShortFormat)
    return f"{day} {time}"
