"""From the bytes of a file to a table of cells.

Separator and encoding are found by themselves. Rows are numbered as a spreadsheet numbers them: blank ones
count, and a cell may hold several lines. A first line `sep=;`, as Excel writes it, only names the separator.
"""

import codecs
import csv
import io
import re
from collections import Counter
from dataclasses import dataclass
from itertools import islice

from scorepad.old_sheets.faults import FileFault, SheetFileError

DELIMITERS = ("\t", ";", "|", ",")
"""What may stand between cells. Of two that divide a file alike, the first does: in `3;2,5` and in no other
the comma belongs to the numbers."""
MEGABYTES = 8
MOST_ROWS = 50_000
MOST_COLUMNS = 100
LONGEST_CELL = 10_000
"""Letters of a cell."""
_SAMPLE = 200
"""Rows from which the separator is found."""

_SIGNATURES = (
    (b"PK\x03\x04", FileFault.WORKBOOK),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", FileFault.WORKBOOK),  # a workbook of before 2007
)
_OPEN_DOCUMENT = b"mimetypeapplication/vnd.oasis.opendocument"
"""How every OpenDocument file begins, behind the head of its archive."""
_BOMS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_SEPARATOR_LINE = re.compile(r'"?sep=(.)"?(?:\r\n|\r|\n|$)', re.IGNORECASE)
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f]")


@dataclass(frozen=True)
class Table:
    """The cells of a sheet as they were written; rows may differ in length. Rows and columns count from 0."""

    rows: tuple[tuple[str, ...], ...]
    delimiter: str = ","
    encoding: str = "utf-8"

    @property
    def columns(self) -> int:
        """How many columns the longest row has."""
        return max(map(len, self.rows), default=0)

    def cell(self, row: int, column: int) -> str:
        """A cell without the blanks around it; "" where the row ends before it."""
        cells = self.rows[row]
        return cells[column].strip() if column < len(cells) else ""

    def is_blank(self, row: int) -> bool:
        """Whether nothing is written in a row."""
        return not any(cell.strip() for cell in self.rows[row])


def letters(column: int) -> str:
    """What spreadsheets call a column.

    >>> letters(0), letters(25), letters(26)
    ('A', 'Z', 'AA')
    """
    more, last = divmod(column, 26)
    return (letters(more - 1) if more else "") + chr(ord("A") + last)


def read(data: bytes, delimiter: str | None = None) -> Table:
    """The table in the bytes of a file; without `delimiter` the separator is found.

    Raises SheetFileError where it is none.
    """
    if len(data) > MEGABYTES * 2**20:
        raise SheetFileError(FileFault.TOO_LARGE, most=MEGABYTES)
    text, encoding = _decoded(data)
    named = _SEPARATOR_LINE.match(text)
    if named is not None:
        text = text[named.end() :]
    _refuse_other_texts(text)
    if delimiter is None:
        delimiter = named[1] if named is not None and named[1] in DELIMITERS else _delimiter_of(text)
    rows = _rows(text, delimiter)
    while rows and not any(cell.strip() for cell in rows[-1]):
        rows.pop()
    if not rows:
        raise SheetFileError(FileFault.EMPTY)
    return Table(tuple(rows), delimiter, encoding)


# Bytes.


def _decoded(data: bytes) -> tuple[str, str]:
    """The text of a file, and the encoding in which it was written."""
    for signature, fault in _SIGNATURES:
        if data.startswith(signature):
            raise SheetFileError(FileFault.OPEN_DOCUMENT if _OPEN_DOCUMENT in data[:100] else fault)
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            return _text(data[len(bom) :], encoding), encoding
    guessed = _without_bom(data)
    if guessed != "utf-8":
        return _text(data, guessed), guessed
    try:
        return _printable(data.decode("utf-8")), "utf-8"
    except UnicodeDecodeError:
        # What Excel writes as "CSV" in the west of Europe.
        return _text(data, "cp1252"), "cp1252"


def _without_bom(data: bytes) -> str:
    """UTF-16 where every other byte of the first cells is NUL, else UTF-8."""
    begun = data[:200]
    for encoding, high, low in (("utf-16-le", 1, 0), ("utf-16-be", 0, 1)):
        highs = begun[high::2]
        if len(highs) > 1 and highs.count(0) > len(highs) * 0.7 and 0 not in begun[low::2]:
            return encoding
    return "utf-8"


def _text(data: bytes, encoding: str) -> str:
    try:
        return _printable(data.decode(encoding))
    except UnicodeDecodeError as problem:
        raise SheetFileError(FileFault.NOT_TEXT) from problem


def _printable(text: str) -> str:
    if _CONTROL.search(text):
        raise SheetFileError(FileFault.NOT_TEXT)
    return text


def _refuse_other_texts(text: str) -> None:
    if not text.strip("".join(DELIMITERS) + ' "\r\n'):
        raise SheetFileError(FileFault.EMPTY)
    begun = text[:4096].lstrip().lower()
    if begun.startswith("{") and '"scorepad"' in begun:
        raise SheetFileError(FileFault.RECORD)
    if begun.startswith(("<!doctype html", "<html", "<table")):
        raise SheetFileError(FileFault.WEB_PAGE)
    if begun.startswith("%pdf-"):
        raise SheetFileError(FileFault.NOT_TEXT)


# Cells.


def _delimiter_of(text: str) -> str:
    """What divides the most rows into equally many cells; a comma where nothing does."""
    ranked = [(_evenness(text, one), -at, one) for at, one in enumerate(DELIMITERS)]
    evenness, _, best = max(ranked)
    return best if evenness else ","


def _evenness(text: str, delimiter: str) -> float:
    """The share of rows that have the most usual number of cells; 0 where that is one."""
    sample = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        widths = [len(row) for row in islice(sample, _SAMPLE) if any(cell.strip() for cell in row)]
    except csv.Error:  # a cell far too long: divided otherwise it may not be
        return 0.0
    usual = Counter(width for width in widths if width > 1).most_common(1)
    return round(usual[0][1] / len(widths), 1) if usual else 0.0


def _rows(text: str, delimiter: str) -> list[tuple[str, ...]]:
    # Strict: a quotation mark that is not closed would swallow the rest of the sheet unseen.
    found = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    rows: list[tuple[str, ...]] = []
    try:
        for cells in found:
            if len(rows) == MOST_ROWS:
                raise SheetFileError(FileFault.TOO_MANY_ROWS, most=MOST_ROWS)
            _refuse_unusual(cells, len(rows) + 1)
            rows.append(tuple(cells))
    except csv.Error as problem:
        long = "field larger" in str(problem)
        fault = FileFault.LONG_CELL if long else FileFault.OPEN_QUOTE
        raise SheetFileError(fault, row=len(rows) + 1) from problem
    return rows


def _refuse_unusual(cells: list[str], number: int) -> None:
    if len(cells) > MOST_COLUMNS:
        raise SheetFileError(FileFault.TOO_MANY_COLUMNS, row=number, most=MOST_COLUMNS)
    if any(len(cell) > LONGEST_CELL for cell in cells):
        raise SheetFileError(FileFault.LONG_CELL, row=number)
