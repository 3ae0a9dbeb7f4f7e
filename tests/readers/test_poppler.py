"""PDFs as another program reads them: their words in order, their pages, their fonts."""

import re
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from scorepad.core.match import Match
from scorepad.games import GAMES
from scorepad.paper.blank_sheets import blank_booklet
from scorepad.paper.match_sheet import match_booklet
from scorepad.paper.pages import Booklet, Paper
from scorepad.paper.pdf import pdf_bytes
from scorepad.paper.season_sheet import season_booklet
from scorepad.paper.voice import Voice
from tests.export.reports import hostile, winter
from tests.paper.test_match_sheet import WHOLE, named
from tests.readers.programs import program

pytestmark = pytest.mark.readers


@pytest.fixture
def voice(qapp: QApplication) -> Voice:
    return Voice(str, QLocale("en_GB"))


def asked(tool: str, booklet: Booklet, folder: Path, *words: str) -> str:
    """What a tool says of a booklet as a PDF."""
    file = folder / "booklet.pdf"
    file.write_bytes(pdf_bytes([booklet]))
    after = ["-"] if tool == "pdftotext" else []
    ran = subprocess.run(
        [program(tool), *words, str(file), *after], capture_output=True, check=True, text=True
    )
    assert ran.stderr == ""
    return ran.stdout


def test_every_deal_reads_as_a_line(voice: Voice, tmp_path: Path) -> None:
    match = WHOLE["forty"]
    read = asked("pdftotext", match_booklet(match, Paper.A4, voice), tmp_path, "-layout")
    lines = [line.split() for line in read.splitlines()]
    for row in match.sheet.rows:
        (line,) = (
            line for line in lines if line[:1] == [str(row.number)] and line[2:3] in (["card"], ["cards"])
        )
        # Bid and tricks, the points, then the running total.
        assert line[4::3] == [str(points) for points in row.points]
        assert line[5::3] == [str(total) for total in row.totals]


@pytest.mark.parametrize("match", WHOLE.values(), ids=WHOLE)
def test_names_and_totals_can_be_found(voice: Voice, tmp_path: Path, match: Match) -> None:
    read = asked("pdftotext", match_booklet(match, Paper.LETTER, voice), tmp_path)
    for text in (*match.setup.players, *map(str, match.sheet.totals)):
        assert text in read


def test_names_of_every_script_are_letters_and_not_boxes(voice: Voice, tmp_path: Path) -> None:
    names = ("Zoë", "李雷", "Łukasz", "Анна")
    read = asked("pdftotext", match_booklet(named(WHOLE["boerenbridge"], *names), Paper.A4, voice), tmp_path)
    for name in names:
        assert name in read


@pytest.mark.parametrize(("paper", "size"), [(Paper.A4, "(A4)"), (Paper.LETTER, "(letter)")])
def test_pages_and_paper_are_as_they_were_meant(
    voice: Voice, tmp_path: Path, paper: Paper, size: str
) -> None:
    told = asked("pdfinfo", match_booklet(WHOLE["forty"], paper, voice), tmp_path)
    assert re.search(r"Title: +Boerenbridge: Anna, Bram, Cato, Daan\n", told)
    assert re.search(r"Pages: +2\n", told)
    assert size in told


def test_all_fonts_come_with_the_file(voice: Voice, tmp_path: Path) -> None:
    _, _, *fonts = asked("pdffonts", match_booklet(WHOLE["seven"], Paper.A4, voice), tmp_path).splitlines()
    assert fonts
    assert all(re.search(r" yes +(yes|no) +yes ", font) for font in fonts), fonts


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_blank_sheets_are_one_page(voice: Voice, tmp_path: Path, key: str) -> None:
    game = next(one for one in GAMES if one.key == key)
    told = asked("pdfinfo", blank_booklet(game, game.players[-1], Paper.A4, voice), tmp_path)
    assert re.search(r"Pages: +1\n", told)


def test_a_season_reads_line_by_line(voice: Voice, tmp_path: Path) -> None:
    made = winter()
    read = asked("pdftotext", season_booklet(made, Paper.A4, voice, with_matches=True), tmp_path, "-layout")
    for row in made.table.rows:
        assert re.search(rf"^ *{row.place} +{re.escape(row.name)} +{row.matches} +{row.counted} ", read, re.M)
    assert "The matches behind it" in read


def test_hostile_names_break_nothing(voice: Voice, tmp_path: Path) -> None:
    told = asked("pdfinfo", season_booklet(hostile(), Paper.A4, voice, with_matches=True), tmp_path)
    assert "Pages:" in told
