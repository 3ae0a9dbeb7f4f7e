"""A small sheet to look at: what a file may look like that becomes matches."""

import csv
import io
from collections.abc import Sequence

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Speaker

NAMES = ("Anna", "Bram", "Cato", "Daan")
TITLES = (
    QT_TRANSLATE_NOOP("old_sheets", "Date"),
    QT_TRANSLATE_NOOP("old_sheets", "Note"),
)
_ROWS: Sequence[tuple[str, tuple[int | None, ...]]] = (
    ("2024-01-05", (42, 35, 12, 28)),
    ("2024-01-05", (18, 51, 33, None)),
    ("2024-01-12", (-4, 40, 27, 39)),
)
NOTES = (QT_TRANSLATE_NOOP("old_sheets", "at Anna’s"), None, QT_TRANSLATE_NOOP("old_sheets", "Daan is back"))


def example(say: Speaker, delimiter: str) -> bytes:
    """The sheet in some language, as spreadsheets write it; who did not play has an empty cell."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter=delimiter)
    day, note = map(say, TITLES)
    writer.writerow((day, *NAMES, note))
    for (played, points), said in zip(_ROWS, NOTES, strict=True):
        writer.writerow((played, *("" if one is None else one for one in points), say(said) if said else ""))
    # With a mark: Excel takes UTF-8 for something else without it.
    return written.getvalue().encode("utf-8-sig")
