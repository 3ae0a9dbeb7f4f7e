"""The commands that put matches on paper, as they are called."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scorepad.__main__ import main
from scorepad.core.table import Setup
from scorepad.games import GAMES, game
from scorepad.paper.pages import Booklet
from scorepad.record import write
from tests.paper.painted import texts
from tests.paper.test_match_sheet import unbroken
from tests.paper.test_pdf import sizes
from tests.ui.evenings import played

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
        ("blank", "--game", "boerenbridge", "--preset", "silly", "-o", "x.pdf"),
        ("blank", "--game", "bridgette", "-o", "x.pdf", "--names", "Anna"),
        ("blank", "--game", "bridgette", "-o", "x.pdf", "--names", "Anna", "anna"),
        ("blank", "--game", "bridgette", "-o", "x.pdf", "--names", "Anna", " "),
        ("blank", "--game", "boerenbridge", "--players", "3", "-o", "x.pdf", "--names", "Anna", "Bram"),
        ("blank", "-o", "x.pdf", "--names", "Anna", "Bram"),
        ("blank", "{rubber}", "--game", "auction_bridge", "-o", "x.pdf"),
        ("blank", "{rubber}", "--players", "4", "-o", "x.pdf"),
        ("blank", "{rubber}", "--preset", "standard", "-o", "x.pdf"),
        ("blank", "{rubber}", "-o", "-"),
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


def sheet_of(monkeypatch: pytest.MonkeyPatch) -> list[Booklet]:
    """What is laid out by the commands that follow."""
    laid: list[Booklet] = []

    def keep(booklets: list[Booklet]) -> bytes:
        laid.extend(booklets)
        return b"%PDF"

    monkeypatch.setattr("scorepad.paper.pdf.pdf_bytes", keep)
    return laid


def test_names_and_house_rules_stand_at_the_head_of_an_empty_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = sheet_of(monkeypatch)
    names = ("Anna", "Bram", "Zoë van 't Woud")
    words = ("--game", "boerenbridge", "--preset", "hard", "--names", *names, "-o", tmp_path / "blank.pdf")
    assert run("blank", *words) == 0
    written = " ".join(texts(laid[0]))
    assert all(name in written for name in names)
    options = game("boerenbridge").presets[1].options(3)
    for rule in game("boerenbridge").words.agreed(Setup(names, options)):
        assert str(rule) in unbroken(written)


def test_house_rules_need_no_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = sheet_of(monkeypatch)
    words = ("blank", "--game", "auction_bridge", "--force", "-o", tmp_path / "blank.pdf")
    assert run(*words) == run(*words, "--preset", "no_honours") == 0
    usual, other = (" ".join(texts(booklet)) for booklet in laid)
    assert "5 honours" in usual
    assert "5 honours" not in other


def test_a_match_of_a_record_goes_on_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = sheet_of(monkeypatch)
    match = played(3)
    file = tmp_path / "begun.scorepad"
    file.write_text(json.dumps(write(match)), encoding="utf-8")
    assert run("blank", file, "-o", tmp_path / "on.pdf", "--lang", "nl") == 0
    written = texts(laid[0])
    for name, total in zip(match.setup.players, match.sheet.totals, strict=True):
        assert any(name in text for text in written)
        assert str(total) in written
    assert "3" not in written[written.index("4") :]


def test_each_match_of_a_record_gets_a_sheet_to_write_on(tmp_path: Path) -> None:
    records = [record_of("auction_bridge/rubber.json"), record_of("troefcall/whole-match-1.json")]
    matches = [{key: held for key, held in one.items() if key != "scorepad"} for one in records]
    many, file = tmp_path / "many.scorepad", tmp_path / "many.pdf"
    many.write_text(json.dumps({"scorepad": 1, "matches": matches}), encoding="utf-8")
    assert run("blank", many, "-o", file) == 0
    assert len(sizes(file.read_bytes())) == 2


def test_what_is_no_record_gives_no_sheet_to_write_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, pdf = tmp_path / "bad.scorepad", tmp_path / "bad.pdf"
    file.write_text("not a record")
    assert run("blank", file, "-o", pdf) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert not pdf.exists()


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
