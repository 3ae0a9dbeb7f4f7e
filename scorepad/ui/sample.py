"""The sample evening: something to look around in before the first match of one's own.

It counts nowhere, so that no real table, season or statistic is touched by it, and belongs to no season. Its
note is its mark: `is_sample` knows its matches by it, and `take_out` finds them all.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, TypeVar

from scorepad import record
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.table import Deal
from scorepad.paths import resource
from scorepad.ui.say import say

if TYPE_CHECKING:
    from scorepad.store.lines import MatchLine
    from scorepad.store.store import Store

NOTE = "Sample evening"
"""The note of every match of the sample, in all languages."""
_WORDS = {
    str(phrase): phrase
    for phrase in (
        QT_TRANSLATE_NOOP("sample", "all the aces in one hand"),
        QT_TRANSLATE_NOOP("sample", "did not follow suit"),
        QT_TRANSLATE_NOOP("sample", "the candles had burnt down"),
        QT_TRANSLATE_NOOP("sample", "the last bus"),
        QT_TRANSLATE_NOOP("sample", "to learn the rules"),
        QT_TRANSLATE_NOOP("sample", "Round one"),
        QT_TRANSLATE_NOOP("sample", "Round two"),
    )
}
"""What the players noted on their sheets, and what their seasons are called."""
_PAGE = 200
Text = TypeVar("Text", str, str | None)


def sample_matches(now: datetime) -> tuple[Match, ...]:
    """The sample, as if it had been played yesterday: a finished match, and one that stopped in mid deal."""
    document = record.read(resource("samples", "evening.scorepad").read_bytes())
    yesterday = now.date() - timedelta(days=1)
    return tuple(told(moved(match, yesterday, now.tzinfo)) for match in document.matches)


def is_sample(match: Match | MatchLine) -> bool:
    """Whether a match is the sample's."""
    return match.note == NOTE and not match.counts


def take_out(store: Store, now: datetime) -> tuple[int, ...]:
    """Put the sample away, a job for the store's thread; the numbers of its matches, for `bring_back`."""
    found = []
    for offset in range(0, store.count(), _PAGE):
        found += [line.id for line in store.lines(limit=_PAGE, offset=offset) if is_sample(line)]
    for number in found:
        store.delete(number, now)
    return tuple(found)


def bring_back(store: Store, numbers: tuple[int, ...]) -> None:
    """Bring back what was put away, a job for the store's thread."""
    for number in numbers:
        store.restore_deleted(number)


def moved(match: Match, day: date, zone: tzinfo | None) -> Match:
    """A match on another day, at its own time of the day."""

    def then(time: str | None) -> str | None:
        if time is None:
            return None
        return datetime.combine(day, datetime.fromisoformat(time).time(), zone).isoformat(timespec="seconds")

    return replace(match, started=then(match.started), ended=then(match.ended))


def told(match: Match) -> Match:
    """A match with its notes and its season in the window's language."""
    return replace(
        match,
        deals=tuple(_noted(deal) for deal in match.deals),
        note=in_words(match.note),
        season=in_words(match.season),
    )


def _noted(deal: Deal) -> Deal:
    adjusted = tuple(replace(one, note=in_words(one.note)) for one in deal.adjustments)
    return replace(deal, note=in_words(deal.note), adjustments=adjusted)


def in_words(text: Text) -> Text:
    """What the sample's players wrote, in the window's language."""
    return say(_WORDS[text]) if text in _WORDS else text
