"""Bytes become a table of cells, or a fault with a name."""

import csv
import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.old_sheets.faults import FileFault, SheetFileError
from scorepad.old_sheets.reading import (
    DELIMITERS,
    LONGEST_CELL,
    MEGABYTES,
    MOST_COLUMNS,
    MOST_ROWS,
    Table,
    read,
)

SHEET = "Date;Anna;Bram;Note\n3-1-2024;12;-3;Café “Zoë”\n"


def fault_of(data: bytes) -> FileFault:
    with pytest.raises(SheetFileError) as refused:
        read(data)
    return refused.value.fault


@pytest.mark.parametrize("delimiter", DELIMITERS)
def test_the_separator_is_found(delimiter: str) -> None:
    table = read("Date;Anna;Bram\n3-1-2024;12;-3\n".replace(";", delimiter).encode())
    assert table.delimiter == delimiter
    assert table.rows == (("Date", "Anna", "Bram"), ("3-1-2024", "12", "-3"))


def test_commas_of_numbers_do_not_separate_where_semicolons_do() -> None:
    assert read(b"1,5;2,5\n3,5;4,5\n").rows == (("1,5", "2,5"), ("3,5", "4,5"))


def test_semicolons_in_a_note_do_not_separate_where_commas_do() -> None:
    table = read(b"Date,Anna,Bram,Note\n3-1-2024,1,2,late; tired\n4-1-2024,1,2,\n5-1-2024,1,2,\n")
    assert table.delimiter == ","


def test_another_separator_can_be_asked_for() -> None:
    assert read(b"a,b;c\n", ",").rows == (("a", "b;c"),)


@pytest.mark.parametrize(
    ("encoding", "bom"),
    [
        ("utf-8", b""),
        ("utf-8", b"\xef\xbb\xbf"),
        ("utf-16-le", b"\xff\xfe"),
        ("utf-16-be", b"\xfe\xff"),
        ("utf-16-le", b""),
        ("utf-16-be", b""),
        ("cp1252", b""),
    ],
)
def test_every_usual_encoding_is_read(encoding: str, bom: bytes) -> None:
    table = read(bom + SHEET.encode(encoding))
    assert table.cell(1, 3) == "Café “Zoë”"
    assert table.cell(0, 0) == "Date"
    assert table.encoding == encoding


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_is_read(end: str) -> None:
    assert len(read(SHEET.replace("\n", end).encode()).rows) == 2


def test_rows_are_numbered_as_a_spreadsheet_numbers_them() -> None:
    table = read(b'a;b\n\n"two\nlines";c\n;;\n5;6\n\n\n')
    assert [table.cell(row, 0) for row in range(len(table.rows))] == ["a", "", "two\nlines", "", "5"]
    assert [table.is_blank(row) for row in range(5)] == [False, True, False, True, False]


def test_a_line_that_names_the_separator_is_no_row() -> None:
    table = read(b"sep=;\r\na;b,c\r\n")
    assert (table.delimiter, table.rows) == (";", (("a", "b,c"),))


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", FileFault.EMPTY),
        (b"\xef\xbb\xbf \r\n ;;\n", FileFault.EMPTY),
        (b'{"scorepad": 1, "game": "points"}', FileFault.RECORD),
        (b"PK\x03\x04" + bytes(26) + b"[Content_Types].xml", FileFault.WORKBOOK),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500), FileFault.WORKBOOK),
        (
            b"PK\x03\x04" + bytes(26) + b"mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
            FileFault.OPEN_DOCUMENT,
        ),
        (b"<!DOCTYPE html><table></table>", FileFault.WEB_PAGE),
        (b"\x89PNG\r\n\x1a\n\0\0\0", FileFault.NOT_TEXT),
        (b"SQLite format 3\0", FileFault.NOT_TEXT),
        (b"%PDF-1.7\n1 0 obj", FileFault.NOT_TEXT),
        (b"caf\x81;\x8d", FileFault.NOT_TEXT),
        (b'a;"b\n1;2\n', FileFault.OPEN_QUOTE),
        (b'a;b\n"1" 2;3\n', FileFault.OPEN_QUOTE),
        (b"a;" + b"b" * (LONGEST_CELL + 1), FileFault.LONG_CELL),
        (b"a;" + b"b" * 200_000, FileFault.LONG_CELL),
        (b";" * MOST_COLUMNS + b"1", FileFault.TOO_MANY_COLUMNS),
        (b"1;2\n" * (MOST_ROWS + 1), FileFault.TOO_MANY_ROWS),
        (b"1;2\n" * (MEGABYTES * 2**18 + 1), FileFault.TOO_LARGE),
    ],
)
def test_what_is_no_table_is_told_by_name(data: bytes, fault: FileFault) -> None:
    assert fault_of(data) is fault


def test_the_fault_of_a_quotation_mark_names_its_row() -> None:
    with pytest.raises(SheetFileError) as refused:
        read(b'a;b\n1;2\n3;"4\n')
    assert "row 3" in str(refused.value.sentence)


def test_a_history_is_no_sheet(tmp_path: Path) -> None:
    from scorepad.store.store import Store

    Store.open(tmp_path / "history.db", tmp_path).close()
    assert fault_of((tmp_path / "history.db").read_bytes()) is FileFault.NOT_TEXT


@given(st.binary(max_size=400))
def test_any_bytes_are_a_table_or_a_named_fault(data: bytes) -> None:
    try:
        table = read(data)
    except SheetFileError as refused:
        assert str(refused.sentence)
    else:
        assert table.rows


# Texts of what sheets are made of find more than random bytes do.
PIECES = st.text(alphabet='ab1,;\t|"\r\n \x00é\ufeff', max_size=60)


@given(PIECES, st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "cp1252"]))
def test_any_text_is_a_table_or_a_named_fault(text: str, encoding: str) -> None:
    try:
        read(text.encode(encoding, errors="replace"))
    except SheetFileError as refused:
        assert str(refused.sentence)


WORDS = st.text(alphabet='Anna 12,;\t|"\n-é', min_size=1, max_size=8).map(str.strip)
CELLS = WORDS.filter(lambda cell: any(map(str.isalnum, cell)))


@given(
    st.integers(2, 5).flatmap(
        lambda width: st.lists(st.lists(CELLS, min_size=width, max_size=width), min_size=1, max_size=6)
    ),
    st.sampled_from(DELIMITERS),
    st.sampled_from(["\n", "\r\n"]),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
)
def test_what_a_spreadsheet_writes_is_read_again(
    rows: list[list[str]], delimiter: str, end: str, encoding: str
) -> None:
    written = io.StringIO()
    csv.writer(written, delimiter=delimiter, lineterminator=end).writerows(rows)
    table = read(written.getvalue().encode(encoding), delimiter)
    assert table == Table(tuple(map(tuple, rows)), delimiter, table.encoding)
