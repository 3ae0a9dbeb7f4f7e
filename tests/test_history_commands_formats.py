"""`scorepad standings` in every format: what needs a file, what is in it, what it loads."""

import json
import zipfile
from pathlib import Path

import pytest

from tests.test_history_commands import Call, call, evening, in_process_of_its_own, write

__all__ = ["call"]  # the fixture

ONE = evening("2026-01-02T20:00:00+01:00", ["Anna", "<b>Bram</b>"], [1, 1], [1, 2], season="Winter")
TWO = evening("2026-01-09T20:00:00+01:00", ["Anna", "<b>Bram</b>"], [0, 2], [1, 2], season="Winter")
RESTS_ON = ("Winter", "2026-01-31", "Boerenbridge", "Minimum matches: 1", "dropped: 1", "counted: 2", "wins")
COUNTED = (
    "--season", "Winter", "--to", "2026-01-31", "--game", "boerenbridge",
    "--minimum", "1", "--drop", "1", "--best", "2",
)  # fmt: skip


@pytest.fixture
def season(call: Call, tmp_path: Path) -> Call:
    assert call("import", write(tmp_path / "a.scorepad", ONE, TWO)).status == 0
    return lambda *words: call("--lang", "en", "standings", *words)


def texts_of(workbook: Path) -> str:
    with zipfile.ZipFile(workbook) as packed:
        return "".join(packed.read(name).decode() for name in packed.namelist())


def test_every_format_says_what_it_rests_on(season: Call, tmp_path: Path) -> None:
    for form in ("text", "csv", "html"):
        answer = season(*COUNTED, "--format", form)
        assert answer.status == 0
        assert all(word in answer.out for word in RESTS_ON), form
    file = tmp_path / "table.xlsx"
    assert season(*COUNTED, "--format", "xlsx", "-o", str(file)).status == 0
    assert all(word in texts_of(file) for word in RESTS_ON)


@pytest.mark.parametrize("form", ["xlsx", "pdf"])
@pytest.mark.parametrize("output", [(), ("-o", "-")])
def test_what_is_no_text_needs_a_file(season: Call, form: str, output: tuple[str, ...]) -> None:
    answer = season("--format", form, *output)
    assert answer.status == 2
    assert f"--format {form} needs a file: -o FILE" in answer.err
    assert not answer.out


def test_a_spreadsheet_is_a_whole_file(season: Call, tmp_path: Path) -> None:
    file = tmp_path / "table.xlsx"
    assert season("--format", "xlsx", "-o", str(file)).status == 0
    with zipfile.ZipFile(file) as packed:
        assert packed.testzip() is None


def test_a_pdf_is_one(season: Call, tmp_path: Path) -> None:
    file = tmp_path / "table.pdf"
    assert season("--format", "pdf", "--paper", "letter", "-o", str(file)).status == 0
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("form", ["text", "csv", "html", "json", "xlsx", "pdf"])
def test_a_file_is_replaced_only_by_force(season: Call, tmp_path: Path, form: str) -> None:
    file = tmp_path / "there"
    file.write_text("mine", encoding="utf-8")
    answer = season("--format", form, "-o", str(file))
    assert (answer.status, file.read_text(encoding="utf-8")) == (1, "mine")
    assert answer.err.count("\n") == 1
    assert season("--format", form, "-o", str(file), "--force").status == 0
    assert file.read_bytes() != b"mine"
    assert {one.name for one in tmp_path.iterdir()} == {"a.scorepad", "data", "there"}


@pytest.mark.parametrize("form", ["html", "xlsx", "pdf"])
def test_where_there_is_no_folder_one_sentence_says_so(season: Call, tmp_path: Path, form: str) -> None:
    answer = season("--format", form, "-o", str(tmp_path / "nowhere" / "x"))
    assert answer.status == 1
    assert answer.err.startswith("There is no folder")
    assert answer.err.count("\n") == 1


def test_paper_is_for_pdf(season: Call) -> None:
    assert season("--format", "html", "--paper", "a4").status == 2


def test_an_unknown_format_is_a_wrong_command_line(season: Call) -> None:
    assert season("--format", "ods").status == 2


def test_an_unknown_season_is_told_in_a_sentence(season: Call, tmp_path: Path) -> None:
    answer = season("--season", "Summer", "--format", "xlsx", "-o", str(tmp_path / "x.xlsx"))
    assert answer.status == 1
    assert not (tmp_path / "x.xlsx").exists()


def test_html_is_in_the_language_that_is_asked_for(call: Call, season: Call) -> None:
    assert season("--format", "html").out.startswith('<!DOCTYPE html>\n<html lang="en">')
    dutch = call("--lang", "nl", "standings", "--format", "html").out
    assert '<html lang="nl">' in dutch
    assert "Naam" in dutch
    assert "<b>Bram" not in dutch


def test_the_matches_behind_are_in_html_with_those_left_out(season: Call) -> None:
    answer = season(*COUNTED, "--format", "html").out
    assert answer.count("left out") == 2


LOADED = """
import sys
from scorepad.__main__ import main
status = main(sys.argv[1:])
sys.exit(status or ("loaded Qt" if "PySide6" in sys.modules else 0))
"""


def test_a_spreadsheet_in_english_loads_no_qt(tmp_path: Path) -> None:
    words = ["standings", "--format", "xlsx", "-o", str(tmp_path / "x.xlsx"), "--lang", "en"]
    answer = in_process_of_its_own(tmp_path / "data", *words, code=LOADED)
    assert (answer.status, answer.err) == (0, "")


def test_json_is_as_the_contract_has_it(season: Call) -> None:
    answer = json.loads(season(*COUNTED, "--format", "json").out)
    assert answer["filters"]["to"] == "2026-01-31"
    assert [row["counted"] for row in answer["rows"]] == [1, 1]


@pytest.mark.parametrize(
    ("format_", "written"),
    [
        (("--format", "text"), "31-1-2026"),
        (("--csv", "local"), "31-1-2026"),
        (("--format", "html"), "31-1-2026"),
        (("--format", "csv"), "2026-01-31"),
        (("--format", "json"), "2026-01-31"),
    ],
)
def test_people_read_the_days_in_their_own_way_and_programs_as_they_are_stored(
    season: Call, call: Call, format_: tuple[str, ...], written: str
) -> None:
    assert written in call("--lang", "nl", "standings", *COUNTED, *format_).out


def test_a_spreadsheet_writes_days_as_its_language_does(season: Call, call: Call, tmp_path: Path) -> None:
    file = tmp_path / "table.xlsx"
    assert call("--lang", "nl", "standings", *COUNTED, "--format", "xlsx", "-o", str(file)).status == 0
    assert "31-1-2026" in texts_of(file)
    assert "d-m-yyyy" in texts_of(file)
