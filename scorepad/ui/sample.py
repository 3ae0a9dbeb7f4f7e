"""The sample evening: something to look around in before the first match of one's own.

It counts nowhere, so that no real table, season or statistic is touched by it, and belongs to no season. Its
note is its mark: `is_sample` knows its matches by it, and `take_out` finds them all.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

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
    )
}
"""What the players noted on their sheet."""
_PAGE = 200


def sample_matches(now: datetime) -> tuple[Match, ...]:
    """The sample, as if it had been played yesterday: a finished match, and one that stopped in mid deal."""
    document = record.read(resource("samples", "evening.scorepad").read_bytes())
    return tuple(_told(_moved(match, now)) for match in document.matches)


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


def _moved(match: Match, now: datetime) -> Match:
    """A match on the evening before `now`, at its own time of the day."""
    day = now.date() - timedelta(days=1)

    def moved(time: str | None) -> str | None:
        if time is None:
            return None
        then = datetime.fromisoformat(time)
        return datetime.combine(day, then.time(), now.tzinfo).isoformat(timespec="seconds")

    return replace(match, started=moved(match.started), ended=moved(match.ended))


def _told(match: Match) -> Match:
    """A match with its notes in the window's language."""
    return replace(match, deals=tuple(_noted(deal) for deal in match.deals))


def _noted(deal: Deal) -> Deal:
    note = deal.note if deal.note is None else _in_words(deal.note)
    adjusted = tuple(replace(one, note=_in_words(one.note)) for one in deal.adjustments)
    return replace(deal, note=note, adjustments=adjusted)


def _in_words(note: str) -> str:
    return say(_WORDS[note]) if note in _WORDS else note
