"""Old sheets on the keeper's thread: read, and looked through by what is said of them. No widgets here."""

from datetime import datetime
from pathlib import Path

from scorepad.old_sheets.faults import FileFault, SheetFileError
from scorepad.old_sheets.guessing import guess
from scorepad.old_sheets.mapping import SheetMapping, has_signs, two_ways
from scorepad.old_sheets.planning import plan
from scorepad.old_sheets.reading import MEGABYTES, read
from scorepad.store.store import Store
from scorepad.ui.old_sheets_words import LeftOpen, Preview, Sheet
from scorepad.ui.reading import local_at


def read_sheet(store: Store, file: Path, delimiter: str | None = None) -> tuple[Sheet, SheetMapping]:
    """A sheet from its file, with what it probably is. Raises SheetFileError and OSError."""
    if file.stat().st_size > MEGABYTES * 2**20:
        raise SheetFileError(FileFault.TOO_LARGE, most=MEGABYTES)
    table = read(file.read_bytes(), delimiter)
    return Sheet(file.name, table, store.known_of_sheets(), store.season_names()), guess(table)


def look_through(sheet: Sheet, mapping: SheetMapping, now: datetime) -> Preview:
    """What a sheet comes to."""
    found = plan(sheet.table, mapping, now, local_at(now))
    alike = bool(found.twice) or mapping.keeps_twice
    left_open = LeftOpen(two_ways(sheet.table, mapping), has_signs(sheet.table, mapping), alike)
    return Preview(mapping, found, sheet.known.already(found.matches), left_open).count()
