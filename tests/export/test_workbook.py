"""A season table as a spreadsheet, read back cell by cell from its XML."""

import io
import re
import zipfile
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.export import workbook
from scorepad.export.files import FileError
from scorepad.export.progress import ExportCancelled
from scorepad.export.workbook import LONGEST_SHEET_NAME, season_workbook
from scorepad.season.report import Report, report
from scorepad.season.results import Result, SideResult, Who
from scorepad.season.season import By
from tests.export.reports import HOSTILE, asked, hostile, long, winter
from tests.season.evenings import evening

MADE = datetime(2026, 2, 1, 12, tzinfo=UTC)
_MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_ESCAPED = re.compile("_x([0-9A-F]{4})_")


def written(of: Report) -> bytes:
    return season_workbook(of, str, made=MADE)


def part(data: bytes, name: str) -> ElementTree.Element:
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return ElementTree.fromstring(packed.read(name))


def sheet_names(data: bytes) -> list[str]:
    return [one.attrib["name"] for one in part(data, "xl/workbook.xml").iter(f"{_MAIN}sheet")]


def cells(data: bytes, sheet: int = 1) -> list[list[object]]:
    """The rows of a sheet: texts, numbers, and None between them."""
    return [
        [value_of(cell) for cell in row.iter(f"{_MAIN}c")]
        for row in part(data, f"xl/worksheets/sheet{sheet}.xml").iter(f"{_MAIN}row")
    ]


def value_of(cell: ElementTree.Element) -> object:
    if cell.get("t") == "inlineStr":
        text = "".join(one.text or "" for one in cell.iter(f"{_MAIN}t"))
        return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text)
    assert cell.get("t", "n") == "n"
    value = cell.find(f"{_MAIN}v")
    return None if value is None else float(value.text or "")


def test_the_first_sheet_is_the_table_and_what_it_rests_on() -> None:
    rows = cells(written(winter()))
    assert rows[0] == [
        "Place", "Name", "Matches", "Counted", "Wins", "Points", "Average", "Total score",
        "Bids", "Exact bids", "Percentage", "Movement",
    ]  # fmt: skip
    # Of three each the lowest is dropped, in this scheme 1.25; those who share the first place get 2.125.
    assert rows[1] == [1.0, "Anna", 3.0, 2.0, 2.0, 5.125, 2.5625, 47.0, 16.0, 5.0, 31.2, 0.0]
    assert rows[2] == [1.0, "Bram", 3.0, 2.0, 2.0, 5.125, 2.5625, 67.0, 3.0, 1.0, 33.3, 0.0]
    assert rows[3:5] == [["Below the table"], ["Cato", 1.0, 1.0, 0.0, 0.0, 0.0, 20.0, 0.0, 0.0]]
    assert [row[0] for row in rows[5:]] == [
        "Season: Winter", "Scheme: points for places (3, 1.25)", "By player", "All days",
        "As of 2026-01-31", "All games", "Minimum matches: 2", "Lowest results dropped: 1",
        "Best results counted: all",
    ]  # fmt: skip


def test_the_second_sheet_has_the_matches_behind_it_with_those_left_out_marked_in_words() -> None:
    head, *rows = cells(written(winter()), 2)
    assert head == [
        "Match", "Day", "Game", "Name", "Place", "Players or pairs", "Total score", "Points", "In the table",
    ]  # fmt: skip
    # 2 January 2026 is day 46024 of a spreadsheet.
    assert rows[0] == [1.0, 46024.0, "Boerenbridge", "Anna", 1.0, 3.0, 40.0, 3.0, "counts"]
    assert [(row[3], row[7], row[8]) for row in rows if row[8] != "counts"] == [
        ("Bram", 1.25, "left out"),
        ("Anna", 1.25, "left out"),
    ]


def test_a_result_that_is_left_out_is_struck_through() -> None:
    data = written(winter())
    fonts = list(part(data, "xl/styles.xml").iter(f"{_MAIN}font"))
    of_format = [
        int(one.attrib["fontId"]) for one in part(data, "xl/styles.xml").findall(f"{_MAIN}cellXfs/*")
    ]
    struck = [
        value_of(row[3])
        for row in part(data, "xl/worksheets/sheet2.xml").iter(f"{_MAIN}row")
        if fonts[of_format[int(row[0].attrib["s"])]].find(f"{_MAIN}strike") is not None
    ]
    assert struck == ["Bram", "Anna"]


def test_headers_are_bold_and_stay_in_sight() -> None:
    data = written(winter())
    fonts = list(part(data, "xl/styles.xml").iter(f"{_MAIN}font"))
    of_format = [
        int(one.attrib["fontId"]) for one in part(data, "xl/styles.xml").findall(f"{_MAIN}cellXfs/*")
    ]
    for sheet in (1, 2):
        page = part(data, f"xl/worksheets/sheet{sheet}.xml")
        pane = next(page.iter(f"{_MAIN}pane"))
        assert (pane.get("ySplit"), pane.get("state")) == ("1", "frozen")
        (head, *_) = page.iter(f"{_MAIN}row")
        assert all(fonts[of_format[int(cell.attrib["s"])]].find(f"{_MAIN}b") is not None for cell in head)


def test_points_are_shown_with_as_many_decimals_as_one_of_them_needs() -> None:
    forms = [one.get("formatCode") for one in part(written(winter()), "xl/styles.xml").iter(f"{_MAIN}numFmt")]
    assert {"0.000", "0.0000", "0.0"} <= set(forms)


def test_no_name_is_ever_more_than_a_name() -> None:
    data = written(hostile())
    assert [row[1] for row in cells(data)[1 : len(HOSTILE) + 1]] == list(HOSTILE)
    assert [row[3] for row in cells(data, 2)[1:]] == list(HOSTILE)
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        for name in packed.namelist():
            assert b"<f>" not in packed.read(name)
            assert b"<hyperlink" not in packed.read(name)


@given(st.lists(st.text(min_size=1).filter(str.strip), min_size=1, max_size=5, unique=True))
def test_every_text_is_written_to_the_letter(names: list[str]) -> None:
    try:
        "".join(names).encode()
    except UnicodeEncodeError:  # half a letter, which no record holds
        return
    names = [name for name in names if "&" not in name and "\r" not in name and "\n" not in name]
    totals = {name: -at for at, name in enumerate(names)}
    if totals:
        one = report([evening("2026-01-02", totals)], asked())
        assert {str(row[3]) for row in cells(written(one), 2)[1:]} == {row.name for row in one.table.rows}


def test_the_same_report_gives_the_same_bytes() -> None:
    assert written(winter()) == written(winter())


def test_it_says_in_its_properties_what_it_is() -> None:
    properties = ElementTree.tostring(part(written(winter()), "docProps/core.xml"), "unicode")
    assert "Season: Winter<" in properties
    assert "Lowest results dropped: 1" in properties
    assert "2026-02-01T12:00:00Z" in properties


def test_titles_are_in_the_users_language() -> None:
    data = season_workbook(winter(), lambda phrase: f"<{phrase}>", made=MADE)
    assert sheet_names(data) == ["Winter", "<Matches>"]
    assert cells(data)[0][1] == "<Name>"
    assert cells(data, 2)[1][2] == "<Boerenbridge>"
    assert cells(data, 2)[1][8] == "<counts>"


@pytest.mark.parametrize(
    ("season", "sheet"),
    [
        (None, "Table"),
        ("Winter 2026/27", "Winter 2026-27"),
        ("[a]:*?\\", "-a-----"),
        ("'quoted'", "quoted"),
        ("History", "History 2"),
        ("MATCHES", "MATCHES"),
        ("x" * 60, "x" * 31),
        ("🂡" * 60, "🂡" * 15),
        ("'", "Scorepad"),
        ("a\tb", "a b"),
    ],
)
def test_every_season_has_a_sheet_with_a_name_that_spreadsheets_take(season: str | None, sheet: str) -> None:
    of = winter()
    query = replace(of.query, filters=replace(of.query.filters, season=season))
    assert sheet_names(written(replace(of, query=query)))[0] == sheet


@given(st.text())
def test_names_of_sheets_are_legal_and_not_equal(season: str) -> None:
    names = workbook._SheetNames()
    given = [names.free(season) for _ in range(12)]
    assert len({name.casefold() for name in given}) == 12
    for name in given:
        assert 0 < len(name.encode("utf-16-le", "surrogatepass")) // 2 <= LONGEST_SHEET_NAME
        assert not set(name) & set("[]:*?/\\")
        assert name[0] != "'" and name[-1] != "'"
        assert name.casefold() != "history"


def test_an_empty_table_says_that_no_match_counts() -> None:
    rows = cells(written(report([], asked())))
    assert rows[0][0] == "Place"
    assert rows[1] == ["No match counts here."]
    assert rows[2] == ["All seasons"]


def test_a_match_without_a_day_has_none() -> None:
    (_, row) = cells(written(report([evening(None, {"Anna": 1})], asked())), 2)
    assert row[1] in (None, "Boerenbridge")


def test_behind_a_table_of_pairs_stand_pairs() -> None:
    who = {name: Who(name, name.title()) for name in ("anna", "bram", "cato", "daan")}
    sides = (
        SideResult((who["cato"], who["anna"]), 1, 15, 1, 0, 0),
        SideResult((who["bram"], who["daan"]), 2, 9, 0, 0, 0),
    )
    match = Result(1, "troefcall", True, "2026-01-02", 1.0, sides)
    _, *rows = cells(written(report([match], asked(by=By.PAIR))), 2)
    assert [row[3] for row in rows] == ["Anna & Cato", "Bram & Daan"]


def test_what_is_too_much_for_a_sheet_goes_on_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workbook, "MOST_ROWS", 4)
    data = written(winter())
    assert sheet_names(data) == ["Winter", "Matches", "Matches 2", "Matches 3"]
    assert [len(cells(data, sheet)) for sheet in (2, 3, 4)] == [4, 4, 2]
    assert cells(data, 3)[0] == cells(data, 2)[0]


def test_it_tells_how_far_it_is() -> None:
    told: list[float] = []
    season_workbook(long(300), str, made=MADE, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 3


def test_it_can_be_broken_off_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def enough(part: float) -> None:
        if part > 0:
            assert list(tmp_path.iterdir())
            raise ExportCancelled

    with pytest.raises(ExportCancelled):
        season_workbook(long(300), str, made=MADE, progress=enough)
    assert not list(tmp_path.iterdir())


def test_it_can_be_broken_off_while_it_is_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    packed: list[float] = []

    def enough(part: float) -> None:
        if part >= workbook._WRITING:
            packed.append(part)
            if len(packed) == 5:
                raise ExportCancelled

    with pytest.raises(ExportCancelled):
        season_workbook(long(300), str, made=MADE, progress=enough)
    assert len(packed) == 5  # nothing more was wanted, although a zip file writes its end
    assert not list(tmp_path.iterdir())


def test_a_long_one_is_packed_in_many_pieces() -> None:
    told: list[float] = []
    season_workbook(long(300), str, made=MADE, progress=told.append)
    assert len([part for part in told if workbook._WRITING <= part < 1.0]) > 30


def test_days_are_written_as_in_the_language_and_stay_dates() -> None:
    dutch = season_workbook(winter(), str, made=MADE, lang="nl", point=",")
    (day,) = {row[1] for row in cells(dutch, 2)[1:4]}
    assert day == 46024.0
    with zipfile.ZipFile(io.BytesIO(dutch)) as packed:
        assert b'formatCode="d-m-yyyy"' in packed.read("xl/styles.xml")
    sentences = [row[0] for row in cells(dutch)[5:]]
    assert "As of 31-1-2026" in sentences
    assert "Scheme: points for places (3; 1,25)" in sentences


def test_where_rows_cannot_be_put_aside_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_part: float) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(FileError, match=r"cannot be made \(No space left on device\)"):
        season_workbook(winter(), str, made=MADE, progress=full)
