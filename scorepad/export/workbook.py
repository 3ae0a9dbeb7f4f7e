"""A season table as a spreadsheet: the table on one sheet, the matches behind it on another.

What people wrote is always a text, also where it looks like a formula, a number or a link: nothing is left
to guessing. Numbers are rounded as in the other files and are numbers, days are dates. Each sheet begins with
its header, so that it sorts; below the table stands what it rests on.
"""

import html
import io
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from fractions import Fraction
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from scorepad.core.legible import plain
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase, Speaker
from scorepad.export.days import day_in, number_form_in
from scorepad.export.files import FileError
from scorepad.export.progress import Progress, unwatched, watched
from scorepad.export.tables import BEHIND_COLUMNS, BELOW, NOTHING, Column, Value, basis, columns, numbered
from scorepad.export.text import width
from scorepad.season.report import Report

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer
    from xlsxwriter import Workbook
    from xlsxwriter.format import Format

_TABLE = QT_TRANSLATE_NOOP("workbook", "Table")
_MATCHES = QT_TRANSLATE_NOOP("workbook", "Matches")
_NOT_MADE = QT_TRANSLATE_NOOP("workbook", "The spreadsheet cannot be made ({reason}).")

MOST_ROWS = 1_048_576
"""Rows of a sheet with its header; what is more goes on to a further sheet."""
LONGEST_SHEET_NAME = 31
"""In the units of UTF-16, as spreadsheets count."""
_LONGEST_TEXT = 32_767
_FORBIDDEN = "[]:*?/\\"
_RESERVED = "history"
"""Excel keeps this name for a sheet of its own."""
_LOOKING, _WRITING = 0.05, 0.85
"""How much of the work is done when the matches have been looked through, and when they are written."""
_NARROWEST, _WIDEST = 6, 60
"""Columns, in letters."""


class _Style(StrEnum):
    """How a row looks; nothing is told by it alone."""

    HEAD = "head"
    PLAIN = "plain"
    SOFT = "soft"
    STRUCK = "struck"


_SOFT_INK = "#565E6B"
_LOOKS: dict[_Style, dict[str, Any]] = {
    _Style.HEAD: {"bold": True, "bottom": 1},
    _Style.PLAIN: {},
    _Style.SOFT: {"font_color": _SOFT_INK, "italic": True},
    _Style.STRUCK: {"font_color": _SOFT_INK, "font_strikeout": True},
}
_TEXT = "@"
"""The format of numbers for a text."""

Line = TypeVar("Line")


def season_workbook(
    report: Report,
    say: Speaker,
    *,
    made: datetime,
    lang: str = "en",
    point: str = ".",
    progress: Progress = unwatched,
) -> bytes:
    """The report as XLSX; the same report `made` at the same time gives the same bytes.

    Days are shown as they are written in `lang`; `point` is the decimal point in sentences. Raises what
    `progress` raises, and FileError where there is no room to put rows aside.
    """
    rests_on = [plain(line) for line in basis(report.query, say, day_in(lang), point)]
    written = _Packed(progress)
    with _new_book(written) as book:
        job = _Job(book, _SheetNames(), _Formats(book), say, number_form_in(lang), rests_on)
        _write_table(job, report)
        _write_matches(job, report, progress)
        book.set_properties({"title": rests_on[0], "comments": "\n".join(rests_on), "created": made})
        book.close()
        progress(1.0)
        return written.getvalue()


class _Packed(io.BytesIO):
    """What the library packs a book into; it can be stopped at each piece."""

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self._progress = progress
        self._is_stopped = False

    def write(self, piece: "ReadableBuffer") -> int:
        """Take a piece. Raises what the progress raises, but only once.

        A zip file that is stopped still writes its end while it is closed.
        """
        if not self._is_stopped:
            self._is_stopped = True  # unless the progress returns
            self._progress(_WRITING)
            self._is_stopped = False
        return super().write(piece)


@contextmanager
def _new_book(written: io.BytesIO) -> "Iterator[Workbook]":
    import xlsxwriter  # only here: no other command or page needs it
    from xlsxwriter.exceptions import FileCreateError

    try:
        # Rows wait in files of this folder: of a hundred thousand matches there is no room in memory for all.
        with TemporaryDirectory(prefix="scorepad-", ignore_cleanup_errors=True) as aside:
            options = {
                "constant_memory": True,
                "tmpdir": aside,
                "strings_to_formulas": False,
                "strings_to_numbers": False,
                "strings_to_urls": False,
            }
            book = xlsxwriter.Workbook(written, options)
            try:
                yield book
            finally:
                for page in book.worksheets():
                    page.row_data_fh.close()
    except (OSError, FileCreateError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise FileError(_NOT_MADE.of(reason=str(reason))) from problem


@dataclass(frozen=True)
class _Job:
    """What every sheet of a book is written with."""

    book: "Workbook"
    names: "_SheetNames"
    formats: "_Formats"
    say: Speaker
    day_form: str
    rests_on: Sequence[str]


def _write_table(job: _Job, report: Report) -> None:
    query, table = report.query, report.table
    fields = _fields(columns(query, table), (*table.rows, *table.unranked))
    page = _Page(job, query.filters.season or job.say(_TABLE), fields)
    for row in table.rows:
        page.add(row, _Style.PLAIN)
    if table.unranked:
        page.add_sentences([job.say(BELOW)])
    for row in table.unranked:
        page.add(row, _Style.SOFT)
    if not table.rows and not table.unranked:
        page.add_sentences([job.say(NOTHING)])
    page.add_sentences(job.rests_on)
    page.finish()


def _write_matches(job: _Job, report: Report, progress: Progress) -> None:
    looked_at = watched(report.given, lambda part: progress(part * _LOOKING))
    written = watched(report.given, lambda part: progress(_LOOKING + part * (_WRITING - _LOOKING)))
    fields = _fields(BEHIND_COLUMNS, numbered(looked_at))
    page = _Page(job, job.say(_MATCHES), fields)
    for one in numbered(written):
        if page.is_full:
            page.finish()
            page = _Page(job, job.say(_MATCHES), fields)
        page.add(one, _Style.PLAIN if one.given.counts else _Style.STRUCK)
    page.finish()


@dataclass(frozen=True)
class _Field(Generic[Line]):
    """A column with the format of its numbers, and on which side of it its title stands."""

    column: Column[Line]
    form: str
    side: str


def _fields(shown: Sequence[Column[Line]], lines: Iterable[Line]) -> tuple[_Field[Line], ...]:
    """The columns with a format for all of these lines: as many decimals as one of them needs."""
    with_decimals = [column for column in shown if column.digits and not column.fixed]
    needed = dict.fromkeys(with_decimals, 0)
    texts: set[Column[Line]] = set()
    for line in lines:
        if not texts:
            texts = {column for column in shown if isinstance(column.value(line), str | Phrase)}
        for column in with_decimals:
            _, _, decimals = column.text(line, ".").partition(".")
            needed[column] = max(needed[column], len(decimals))
    return tuple(
        _Field(
            column,
            _number_format(needed.get(column, column.digits)),
            "left" if column in texts else "right",
        )
        for column in shown
    )


def _number_format(decimals: int) -> str:
    return f"0.{'0' * decimals}" if decimals else "0"


class _Formats:
    """The formats of a book, each made once."""

    def __init__(self, book: "Workbook") -> None:
        self._book = book
        self._made: dict[tuple[str, _Style, str], Format] = {}

    def of(self, form: str, style: _Style, side: str = "right") -> "Format":
        """What shows numbers in this form and cells in this style, at this side of them."""
        made = self._made.get((form, style, side))
        if made is None:
            # Texts stand off a little from the number before them.
            place = {"align": side, "indent": 1 if side == "left" else 0}
            made = self._book.add_format({"num_format": form, **place, **_LOOKS[style]})
            self._made[form, style, side] = made
        return made


class _Page(Generic[Line]):
    """A sheet that is written line by line, its header first."""

    def __init__(self, job: _Job, title: str, fields: Sequence[_Field[Line]]) -> None:
        name = job.names.free(title)
        self._sheet = job.book.add_worksheet(name)
        self._fields = fields
        self._formats = job.formats
        self._say = job.say
        self._day_form = job.day_form
        self._row = 0
        self._widths = [_NARROWEST] * len(fields)
        self._sheet.freeze_panes(1, 0)
        self._sheet.repeat_rows(0)
        self._sheet.set_landscape()
        self._sheet.fit_to_pages(1, 0)
        # In a header of the paper & begins a command.
        self._sheet.set_header(f"&L{name.replace('&', '&&')}&R&P / &N")
        for at, field in enumerate(fields):
            title = job.say(field.column.title)
            self._put_text(at, title, _Style.HEAD, field.side)
            self._widen(at, title)
        self._row = 1

    @property
    def is_full(self) -> bool:
        """Whether it has no room for another line."""
        return self._row == MOST_ROWS

    def add(self, line: Line, style: _Style) -> None:
        """Write a line under those before."""
        for at, field in enumerate(self._fields):
            self._put(at, field.column.value(line), field, style)
        self._row += 1

    def add_sentences(self, sentences: Iterable[str]) -> None:
        """Write sentences below what stands there, each in a row of its own that it may take up whole."""
        self._row += 1
        for sentence in sentences:
            self._put_text(0, sentence, _Style.SOFT)
            self._row += 1

    def finish(self) -> None:
        """Fit the columns to what stands in them."""
        for at, letters in enumerate(self._widths):
            self._sheet.set_column(at, at, min(letters, _WIDEST) + 3)

    def _put(self, at: int, value: Value, field: _Field[Line], style: _Style) -> None:
        if value is None:
            return
        if isinstance(value, date):
            self._sheet.write_datetime(self._row, at, value, self._formats.of(self._day_form, style))
            self._widen(at, value.isoformat())
        elif isinstance(value, str | Phrase):
            text = value if isinstance(value, str) else self._say(value)
            self._put_text(at, text, style)
            self._widen(at, text)
        else:
            number = float(round(value, field.column.digits) if isinstance(value, Fraction) else value)
            self._sheet.write_number(self._row, at, number, self._formats.of(field.form, style))
            self._widen(at, field.column.written(value, "."))

    def _put_text(self, at: int, text: str, style: _Style, side: str = "left") -> None:
        self._sheet.write_string(self._row, at, _cell_text(text), self._formats.of(_TEXT, style, side))

    def _widen(self, at: int, text: str) -> None:
        self._widths[at] = max(self._widths[at], width(text))


def _cell_text(text: str) -> str:
    """A text as the library takes it to the letter."""
    kept = _first_units(text, _LONGEST_TEXT)
    if kept.startswith("<r>") and kept.endswith("</r>"):
        # The library puts this down as it is, as text of several styles; so it is given as such a text.
        return f'<r><t xml:space="preserve">{html.escape(kept, quote=False)}</t></r>'
    return kept


class _SheetNames:
    """Names of sheets that every spreadsheet takes."""

    def __init__(self) -> None:
        self._taken = {_RESERVED}

    def free(self, wanted: str) -> str:
        """The name that is wanted, or what is likest to it: no forbidden sign, short, and free.

        >>> names = _SheetNames()
        >>> names.free("Winter 2026/27"), names.free("winter 2026:27"), names.free("'")
        ('Winter 2026-27', 'winter 2026-27 2', 'Scorepad')
        """
        letters = "".join("-" if letter in _FORBIDDEN else letter for letter in plain(wanted))
        name = _trimmed(_first_units(letters, LONGEST_SHEET_NAME)) or "Scorepad"
        free, number = name, 1
        while free.casefold() in self._taken:
            number += 1
            ending = f" {number}"
            free = _trimmed(_first_units(name, LONGEST_SHEET_NAME - len(ending))) + ending
        self._taken.add(free.casefold())
        return free


def _trimmed(name: str) -> str:
    return name.strip("' ")


def _first_units(text: str, most: int) -> str:
    """As much of a text as takes so many units of UTF-16; no letter is cut in two.

    >>> _first_units("a\U0001f0a1b", 2), _first_units("a\U0001f0a1b", 3) == "a\U0001f0a1"
    ('a', True)
    """
    if 2 * len(text) <= most:
        return text
    return text.encode("utf-16-le")[: 2 * most].decode("utf-16-le", "ignore")
