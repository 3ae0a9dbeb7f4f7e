"""The commands that put matches on paper, as they are called."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scorepad.__main__ import main
from scorepad.games import GAMES
from tests.paper.test_pdf import sizes

EXAMPLES = Path(__file__).parent / "examples"


def record_of(example: str) -> dict[str, object]:
    held: dict[str, object] = json.loads((EXAMPLES / example).read_text(encoding="utf-8"))["record"]
    return held


@pytest.fixture
def rubber(tmp_path: Path) -> Path:
    file = tmp_path / "rubber.scorepad"
    file.write_text(json.dumps(record_of("auction_bridge/rubber.json")), encoding="utf-8")
    return file


@pytest.fixture(autouse=True)
def _data(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own; of the applications that a process can have there is one already."""
    monkeypatch.setenv("SCOREPAD_DATA", str(tmp_path / "data"))


def run(*words: str | Path) -> int:
    """The status, also of a wrong command line."""
    try:
        return main([str(word) for word in words])
    except SystemExit as left:
        return int(left.code or 0)


def test_a_sheet_is_text_where_nothing_else_is_asked(
    rubber: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("sheet", rubber) == 0
    assert capsys.readouterr().out.startswith("Auction Bridge: Anna, Bram, Cato, Daan\n")


def test_a_sheet_is_html(rubber: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sheet", rubber, "--format", "html") == 0
    assert capsys.readouterr().out.lower().startswith("<!doctype html>")


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_a_sheet_is_a_pdf(rubber: Path, tmp_path: Path, paper: str, size: tuple[int, int]) -> None:
    file = tmp_path / "sheet.pdf"
    assert run("sheet", rubber, "--format", "pdf", "-o", file, "--paper", paper) == 0
    assert sizes(file.read_bytes()) == [size]


def test_several_matches_are_one_pdf(tmp_path: Path) -> None:
    records = [record_of("auction_bridge/rubber.json"), record_of("troefcall/whole-match-1.json")]
    many, file = tmp_path / "many.scorepad", tmp_path / "many.pdf"
    matches = [{key: held for key, held in one.items() if key != "scorepad"} for one in records]
    many.write_text(json.dumps({"scorepad": 1, "matches": matches}), encoding="utf-8")
    assert run("sheet", many, "--format", "pdf", "-o", file) == 0
    assert len(sizes(file.read_bytes())) == 2


def test_a_file_is_replaced_only_by_force(
    rubber: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sheet.pdf"
    file.write_text("mine")
    words = ("sheet", rubber, "--format", "pdf", "-o", file)
    assert run(*words) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert file.read_text() == "mine"
    assert run(*words, "--force") == 0
    assert file.read_bytes().startswith(b"%PDF")
    assert sorted(one.name for one in tmp_path.iterdir() if one.is_file()) == ["rubber.scorepad", "sheet.pdf"]


@pytest.mark.parametrize(
    "words",
    [
        ("sheet", "{rubber}", "--format", "pdf"),
        ("sheet", "{rubber}", "--format", "pdf", "-o", "-"),
        ("sheet", "{rubber}", "--paper", "a4"),
        ("sheet", "{rubber}", "--format", "doc"),
        ("sheet",),
        ("blank", "--game", "bridgette"),
        ("blank", "-o", "x.pdf"),
        ("blank", "--game", "poker", "-o", "x.pdf"),
        ("blank", "--game", "bridgette", "-o", "-"),
        ("blank", "--game", "bridgette", "--players", "3", "-o", "x.pdf"),
        ("blank", "--game", "boerenbridge", "--players", "8", "-o", "x.pdf"),
        ("blank", "--game", "boerenbridge", "--players", "four", "-o", "x.pdf"),
    ],
)
def test_a_wrong_command_line_is_status_two(
    rubber: Path, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*(word.format(rubber=rubber) for word in words)) == 2
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize("written", ["", "not a record", '{"scorepad": 99}', "Name,Points\nAnna,3\n"])
def test_what_is_no_record_is_told_in_a_sentence(
    tmp_path: Path, written: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, pdf = tmp_path / "bad.scorepad", tmp_path / "bad.pdf"
    file.write_text(written)
    assert run("sheet", file, "--format", "pdf", "-o", pdf) == 1
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert not pdf.exists()


def test_a_file_that_is_not_there_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sheet", "/nowhere/match.scorepad") == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(("key", "players"), [(one.key, players) for one in GAMES for players in one.players])
def test_there_is_an_empty_sheet_of_every_game(tmp_path: Path, key: str, players: int) -> None:
    file = tmp_path / "blank.pdf"
    assert run("blank", "--game", key, "--players", str(players), "-o", file, "--lang", "nl") == 0
    assert len(sizes(file.read_bytes())) == 1


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_an_empty_sheet_asks_for_no_number_of_players(tmp_path: Path, key: str) -> None:
    assert run("blank", "--game", key, "-o", tmp_path / "blank.pdf") == 0


def loaded(*words: str) -> list[str]:
    """What a command loads of Qt, run with no display."""
    program = (
        "import sys\n"
        "from scorepad.__main__ import main\n"
        f"status = main({words!r})\n"
        "found = sorted(name for name in sys.modules if name.startswith('PySide6.'))\n"
        "print(status, *found, file=sys.stderr)\n"
    )
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in hidden} | {"LC_ALL": "C"}
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    status, *found = ran.stderr.split()
    assert status == "0"
    return found


def test_text_and_html_load_no_qt(rubber: Path) -> None:
    assert loaded("sheet", str(rubber)) == []
    assert loaded("sheet", str(rubber), "--format", "html") == []


def test_a_pdf_needs_no_display_and_no_widgets(rubber: Path, tmp_path: Path) -> None:
    found = loaded("sheet", str(rubber), "--format", "pdf", "-o", str(tmp_path / "sheet.pdf"))
    assert "PySide6.QtGui" in found
    assert not {"PySide6.QtWidgets", "PySide6.QtPrintSupport"} & set(found)
