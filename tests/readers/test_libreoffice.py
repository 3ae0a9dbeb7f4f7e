"""Season tables as the real LibreOffice opens them, cell by cell."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from scorepad.export.tables import guarded, table_csv
from scorepad.export.workbook import season_workbook
from scorepad.season.report import Report
from tests.export.reports import HOSTILE, hostile, winter
from tests.readers.programs import Cell, Rows, opened

pytestmark = pytest.mark.readers

# Of the filter's options: the separator, the quotation mark, UTF-8, the first row, no formats, the locale.
PLAIN_ENGLISH = "44,34,76,1,,1033"
LOCAL = {"nl": "59,34,76,1,,1043", "it": "59,34,76,1,,1040"}

TAKEN_FOR_NUMBERS = {"1e5": 100_000.0, "007": 7.0}
"""Names that LibreOffice reads as numbers where they stand in a file of CSV: no mark of RFC 4180 says that
they are none, and the contract guards only what would become a formula. In a spreadsheet they stay names.
"""


def number(value: float) -> Cell:
    return Cell("float", value)


def text(value: str) -> Cell:
    return Cell("string", value)


def no_formulas(sheets: dict[str, Rows]) -> bool:
    return all(cell.formula is None for rows in sheets.values() for row in rows for cell in row)


def workbook(report: Report, folder: Path) -> dict[str, Rows]:
    file = folder / "table.xlsx"
    file.write_bytes(season_workbook(report, str, made=datetime(2026, 2, 1, tzinfo=UTC)))
    return opened(file, folder)


def csv(report: Report, folder: Path, options: str, *, local: bool) -> Rows:
    file = folder / "table.csv"
    file.write_bytes(table_csv(report.query, report.table, str, local=local))
    sheets = opened(file, folder, csv=options)
    assert no_formulas(sheets)
    (rows,) = sheets.values()
    return rows


# XLSX.


def test_of_a_spreadsheet_numbers_are_numbers_and_days_are_days(tmp_path: Path) -> None:
    sheets = workbook(winter(), tmp_path)
    assert list(sheets) == ["Winter", "Matches"]
    assert no_formulas(sheets)
    head, anna, _bram, below, cato, *_basis = sheets["Winter"]
    assert {cell.kind for cell in head} == {"string"}
    assert anna[1] == text("Anna")
    assert [cell.value for cell in anna if cell.kind == "float"] == [
        1, 3, 2, 2, 5.125, 2.5625, 47, 16, 5, 31.2, 0,
    ]  # fmt: skip
    assert below == [text("Below the table")]
    assert cato[:3] == [Cell(), text("Cato"), number(1)]
    first = sheets["Matches"][1]
    assert first == [
        number(1), Cell("date", "2026-01-02"), text("Boerenbridge"), text("Anna"), number(1), number(3),
        number(40), number(3), text("counts"),
    ]  # fmt: skip


def test_of_a_spreadsheet_every_name_is_a_text(tmp_path: Path) -> None:
    sheets = workbook(hostile("[Winter]: 1/2*?"), tmp_path)
    assert no_formulas(sheets)
    table, matches = sheets.values()
    for names in ([row[1] for row in table[1 : len(HOSTILE) + 1]], [row[3] for row in matches[1:]]):
        assert {cell.kind for cell in names} == {"string"}
        # LibreOffice keeps no control characters, but for tabs; the end of a line it takes for one.
        readable = [(cell, name) for cell, name in zip(names, HOSTILE, strict=True) if is_kept(name)]
        assert [cell.value for cell, _ in readable] == [name for _, name in readable]


def is_kept(name: str) -> bool:
    return name.replace("\u202e", "").isprintable()


# CSV.


def test_plain_csv_in_an_english_locale(tmp_path: Path) -> None:
    head, anna, _bram, cato = csv(winter(), tmp_path, PLAIN_ENGLISH, local=False)
    assert head[0] == text("Place")
    assert anna[:8] == [
        number(1), text("Anna"), number(3), number(2), number(2), number(5.125), number(2.5625), number(47),
    ]  # fmt: skip
    assert anna[10:] == [number(31.2), number(0)]
    assert cato[:3] == [Cell(), text("Cato"), number(1)]


@pytest.mark.parametrize("locale", LOCAL)
def test_local_csv_in_a_locale_with_decimal_commas(tmp_path: Path, locale: str) -> None:
    _head, anna, *_rest = csv(winter(), tmp_path, LOCAL[locale], local=True)
    assert anna[:7] == [
        number(1), text("Anna"), number(3), number(2), number(2), number(5.125), number(2.5625),
    ]  # fmt: skip
    assert anna[10] == number(31.2)


@pytest.mark.parametrize(
    ("options", "local"), [(PLAIN_ENGLISH, False), *((options, True) for options in LOCAL.values())]
)
def test_of_csv_no_name_is_a_formula(tmp_path: Path, options: str, local: bool) -> None:
    rows = csv(hostile(), tmp_path, options, local=local)
    found = [row[1] for row in rows[1:]]
    assert len(found) == len(HOSTILE)
    for cell, name in zip(found, HOSTILE, strict=True):
        if name in TAKEN_FOR_NUMBERS:
            assert cell == number(TAKEN_FOR_NUMBERS[name])
        elif cell.kind == "string" and is_kept(name):
            assert cell.value == guarded(name)
        else:
            # A truth or a day that looks like one: read, but never reckoned.
            assert cell.kind in ("string", "boolean", "date")
    scores = [row[5] for row in rows[1:]]
    assert scores == [number(-at) for at in range(len(HOSTILE))]
