"""The kinds of file that the window writes: what each will hold, and what makes it."""

import csv
import io
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

from PySide6.QtCore import QLocale

from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.export.days import day_in
from scorepad.export.html import sheet_html, standings_html
from scorepad.export.progress import Progress
from scorepad.export.tables import columns, table_csv, table_json, table_text
from scorepad.export.text import sheet_text
from scorepad.export.workbook import season_workbook
from scorepad.paper.match_sheet import match_booklet
from scorepad.paper.pages import Booklet, usual_paper
from scorepad.paper.pdf import pdf_bytes
from scorepad.paper.season_sheet import season_booklet
from scorepad.paper.voice import Voice
from scorepad.season.report import Report, report
from scorepad.ui.say import say, write
from scorepad.ui.season_reading import SeasonShown

_CSV = QT_TRANSLATE_NOOP("file_forms", "CSV")
_CSV_LOCAL = QT_TRANSLATE_NOOP("file_forms", "CSV with decimal commas")
_XLSX = QT_TRANSLATE_NOOP("file_forms", "Spreadsheet (XLSX)")
_PDF = QT_TRANSLATE_NOOP("file_forms", "PDF")
_HTML = QT_TRANSLATE_NOOP("file_forms", "Web page (HTML)")
_JSON = QT_TRANSLATE_NOOP("file_forms", "JSON")
_TEXT = QT_TRANSLATE_NOOP("file_forms", "Text")
EXACTLY = QT_TRANSLATE_NOOP("file_forms", "This is exactly what the file will hold.")
_CELLS = QT_TRANSLATE_NOOP("file_forms", "These are the cells of the file.")
_AND_MATCHES = QT_TRANSLATE_NOOP("file_forms", "On a second sheet come the matches behind the table.")
_PAGES = QT_TRANSLATE_NOOP("file_forms", "These are the pages of the file.")
_ONE_PAGE = QT_TRANSLATE_NOOP(
    "file_forms", "This stands on the page. A browser lays it out for its screen, on a phone too."
)

MANY_RESULTS = 100
"""Results behind a table from which on looking at its pages takes a while."""
MOST_LINES = 120
"""So many lines of a long page, and so many results behind them, are shown before it is written."""


@dataclass(frozen=True)
class Cells:
    """Rows of a spreadsheet, the header first."""

    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class WholePage:
    """A page of HTML of ours; `more` lines of the file are left out of it."""

    html: str
    more: int = 0


Preview = str | Cells | WholePage | Booklet
"""A text, rows of a spreadsheet, a page of HTML, or pages of paper."""


@dataclass(frozen=True)
class FileForm:
    """A kind of file: its name, what its files end in ("csv"), what makes one, and how it is shown before.

    `make` runs in another thread and raises what its progress raises, and FileError. `preview` shows what the
    file will hold as `explained` says; where it is `is_long`, it belongs in another thread too, and raises
    what its progress raises. `copied` is what is copied as text.
    """

    key: str
    name: Phrase
    suffix: str
    make: Callable[[Progress], bytes]
    preview: Callable[[Progress], Preview]
    copied: Callable[[], str | Cells]
    explained: Phrase = EXACTLY
    is_long: bool = False


def as_text(data: bytes) -> str:
    """What a file of text holds; a byte order mark is for programs and has no letter."""
    return data.decode("utf-8-sig")


def _text_form(key: str, name: Phrase, suffix: str, make: Callable[[], bytes]) -> FileForm:
    def text() -> str:
        return as_text(make())

    return FileForm(key, name, suffix, lambda _progress: make(), lambda _progress: text(), text)


def table_forms(shown: SeasonShown) -> tuple[FileForm, ...]:
    """The kinds of file that a season's table can be written as, the likeliest first."""
    asked, table = shown.query, shown.table
    locale = QLocale()
    lang, point = locale.bcp47Name(), locale.decimalPoint()
    day = day_in(lang)

    def as_csv(*, local: bool) -> bytes:
        return table_csv(asked, table, write, local=local, day=day)

    def csv_form(key: str, name: Phrase, *, local: bool) -> FileForm:
        def cells() -> Cells:
            return _cells(as_csv(local=local), ";" if local else ",")

        return FileForm(
            key,
            name,
            "csv",
            lambda _progress: as_csv(local=local),
            lambda _progress: cells(),
            cells,
            _CELLS,
        )

    def as_json() -> bytes:
        written: Mapping[str, Any] = table_json(asked, table)
        return (json.dumps(written, ensure_ascii=False, indent=2) + "\n").encode()

    def text() -> str:
        return table_text(asked, table, write, point, day)

    @cache
    def whole() -> Report:
        return report(shown.results, asked, shown.guests)

    def page_of(of: Report, progress: Progress) -> str:
        return standings_html(of, write, lang=lang, point=point, progress=progress)

    def page_seen(progress: Progress) -> WholePage:
        cut = in_short(whole())
        return WholePage(page_of(cut, progress), _lines(whole()) - _lines(cut))

    def pages(progress: Progress) -> Booklet:
        voice, paper = Voice(say, locale), usual_paper(QLocale.system())
        return season_booklet(whole(), paper, voice, with_matches=True, progress=progress)

    def as_pdf(progress: Progress) -> bytes:
        return pdf_bytes([pages(_half(progress, 0))], _half(progress, 1))

    is_long = len(shown.results) > MANY_RESULTS
    plain = csv_form("csv", _CSV, local=False)
    local = csv_form("csv-local", _CSV_LOCAL, local=True)
    return (
        FileForm(
            "xlsx",
            _XLSX,
            "xlsx",
            lambda progress: season_workbook(
                whole(), write, made=datetime.now(UTC), lang=lang, point=point, progress=progress
            ),
            lambda _progress: _table_cells(shown, point),
            lambda: _table_cells(shown, point),
            _AND_MATCHES,
        ),
        FileForm("pdf", _PDF, "pdf", as_pdf, pages, text, _PAGES, is_long),
        FileForm(
            "html",
            _HTML,
            "html",
            lambda progress: page_of(whole(), progress).encode(),
            page_seen,
            text,
            _ONE_PAGE,
            is_long,
        ),
        *((local, plain) if point == "," else (plain, local)),
        _text_form("text", _TEXT, "txt", lambda: text().encode()),
        _text_form("json", _JSON, "json", as_json),
    )


def sheet_forms(match: Match) -> tuple[FileForm, ...]:
    """The kinds of file that a match's sheet can be written as, the likeliest first."""
    locale = QLocale()

    def text() -> str:
        return sheet_text(match, write)

    def pages(_progress: Progress) -> Booklet:
        return match_booklet(match, usual_paper(QLocale.system()), Voice(say, locale))

    def page() -> str:
        return sheet_html([match], write, lang=locale.bcp47Name())

    return (
        FileForm(
            "pdf",
            _PDF,
            "pdf",
            lambda progress: pdf_bytes([pages(progress)], progress),
            pages,
            text,
            _PAGES,
        ),
        FileForm(
            "html",
            _HTML,
            "html",
            lambda _progress: page().encode(),
            lambda _progress: WholePage(page()),
            text,
            _ONE_PAGE,
        ),
        _text_form("text", _TEXT, "txt", lambda: text().encode()),
    )


def in_short(whole: Report) -> Report:
    """A report whose page is quickly shown: its best lines, and the first matches behind it as a whole."""
    table, given = whole.table, whole.given
    if len(given) > MOST_LINES:
        given = tuple(one for one in given[:MOST_LINES] if one.match != given[MOST_LINES].match)
    rows, unranked = table.rows[:MOST_LINES], table.unranked[:MOST_LINES]
    return replace(whole, table=replace(table, rows=rows, unranked=unranked), given=given)


def _lines(of: Report) -> int:
    return len(of.table.rows) + len(of.table.unranked) + len(of.given)


def _cells(data: bytes, delimiter: str) -> Cells:
    return Cells(list(csv.reader(io.StringIO(as_text(data), newline=""), delimiter=delimiter)))


def _table_cells(shown: SeasonShown, point: str) -> Cells:
    of_table = columns(shown.query, shown.table)
    lines = (*shown.table.rows, *shown.table.unranked)
    titles = [write(column.title) for column in of_table]
    return Cells([titles, *([column.text(line, point) for column in of_table] for line in lines)])


def _half(progress: Progress, which: int) -> Progress:
    """The progress of the first (0) or the second half of some work."""
    return lambda part: progress((part + which) / 2)
