"""What the gallery shows of old sheets that come in."""

from datetime import datetime, timedelta, timezone

from PySide6.QtWidgets import QScrollArea, QWidget

from scorepad.old_sheets.example import example
from scorepad.old_sheets.guessing import guess
from scorepad.old_sheets.known import Known, likeness
from scorepad.old_sheets.mapping import SheetMapping
from scorepad.old_sheets.planning import plan
from scorepad.old_sheets.reading import read
from scorepad.ui.old_sheets_reading import look_through
from scorepad.ui.old_sheets_words import Sheet
from scorepad.ui.pages.old_sheets import OldSheetsPage
from tests.gallery import Context, scene
from tests.gallery_pages import beside_the_rail

NOW = datetime(2026, 1, 9, 20, tzinfo=timezone(timedelta(hours=1)))


def _league(names: tuple[str, ...]) -> bytes:
    """A league as people keep it: two ways of writing days, a word among the numbers, a line of totals."""
    rows = [["Datum", *names, "Notities"]]
    for week in range(30):
        points = [(week * 37 + seat * 53 + seat * seat * week * 11) % 90 - 12 for seat in range(len(names))]
        rows.append([f"{week % 28 + 1}/{week // 10 + 3}/2024", *map(str, points), ""])
    rows[3][1], rows[5][2] = "eleven", "12,5"
    rows[9][-1] = "at the cabin, with rain on the roof all night long"
    rows[12] = rows[11]
    rows.append(["Totaal", *["999"] * len(names), ""])
    return "\n".join(";".join(row) for row in rows).encode()


def _shown(page: OldSheetsPage, sheet: Sheet, mapping: SheetMapping) -> None:
    page.show_sheet(sheet, mapping)
    page.show_preview(look_through(sheet, mapping, NOW))


@scene("old-sheets")
def old_sheets(context: Context) -> QWidget:
    """A league with everything that can be wrong with it."""
    names = ("Ana", *context.names[1:])
    table = read(_league(names))
    mapping = guess(table)
    first = plan(table, mapping, NOW, lambda then: then.replace(tzinfo=NOW.tzinfo)).matches[:3]
    there = {likeness(one.match, {}): [None] for one in first}
    page = OldSheetsPage()
    sheet = Sheet("League of Thursdays 2024.csv", table, Known(("Anna", "Bram"), {}, there), ("Winter 2024",))
    _shown(page, sheet, mapping)
    return beside_the_rail(page, "history")


@scene("old-sheets-below")
def old_sheets_below(context: Context) -> QWidget:
    """The same, scrolled down to what will be added."""
    window = old_sheets(context)
    area = window.findChildren(OldSheetsPage)[0].findChildren(QScrollArea)[0]
    bar = area.verticalScrollBar()
    bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))
    return window


@scene("old-sheets-plain")
def old_sheets_plain(context: Context) -> QWidget:
    """A sheet with nothing to ask."""
    table = read(example(str, ","))
    page = OldSheetsPage()
    _shown(page, Sheet("example.csv", table), guess(table))
    return beside_the_rail(page, "history")


@scene("old-sheets-none")
def old_sheets_none(context: Context) -> QWidget:
    """Before a file is chosen."""
    return beside_the_rail(OldSheetsPage(), "history")
