"""PDFs as files: their pages, their sizes, their names."""

import os
import re
import subprocess
import sys

import pytest
from PySide6.QtCore import QLocale

from scorepad.export.progress import ExportCancelled
from scorepad.games import game
from scorepad.paper.blank_sheets import blank_booklet
from scorepad.paper.pages import Paper
from scorepad.paper.pdf import pdf_bytes, picture
from scorepad.paper.voice import Voice
from tests.paper.conftest import Lay
from tests.paper.test_match_sheet import WHOLE, named
from tests.ui.evenings import played


def sizes(pdf: bytes) -> list[tuple[int, int]]:
    """The width and height of each page, in points."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", pdf)
    return [(round(float(width)), round(float(height))) for width, height in boxes]


@pytest.mark.parametrize(("paper", "size"), [(Paper.A4, (595, 842)), (Paper.LETTER, (612, 792))])
def test_every_page_has_the_size_of_its_paper(lay: Lay, paper: Paper, size: tuple[int, int]) -> None:
    pdf = pdf_bytes([lay(WHOLE["forty"], paper)])
    assert pdf.startswith(b"%PDF-")
    assert sizes(pdf) == [size, size]


def test_sheets_of_several_matches_are_one_file(lay: Lay) -> None:
    assert len(sizes(pdf_bytes([lay(WHOLE["two"]), lay(WHOLE["forty"]), lay(WHOLE["rubber"])]))) >= 4


def test_it_is_named_after_what_is_in_it(lay: Lay) -> None:
    pdf = pdf_bytes([lay(named(played(3), "Zoë", "Bram", "Cato", "Daan"))])
    assert "Boerenbridge: Zoë, Bram, Cato, Daan".encode("utf-16-be") in pdf.replace(b"\\", b"")


def test_it_is_small(lay: Lay) -> None:
    assert len(pdf_bytes([lay(WHOLE["forty-seven"])])) < 300_000


def test_writing_is_told_page_by_page_and_can_be_broken_off(lay: Lay) -> None:
    told: list[float] = []
    pdf_bytes([lay(WHOLE["forty"])], told.append)
    assert told == [0.0, 0.5]

    def no_more(part: float) -> None:
        raise ExportCancelled

    with pytest.raises(ExportCancelled):
        pdf_bytes([lay(WHOLE["forty"])], no_more)


def test_a_picture_has_the_dots_that_are_asked_for(voice: Voice) -> None:
    booklet = blank_booklet(game("bridgette"), 2, Paper.A4, Voice(str, QLocale("en")))
    assert picture(booklet, 0, 2.0).width() == round(2 * booklet.size.width())


def test_drawing_needs_no_display_and_no_widgets() -> None:
    drawing = (
        "import sys\n"
        "from PySide6.QtCore import QLocale\n"
        "from scorepad.games import GAMES\n"
        "from scorepad.paper import blank_sheets, match_sheet, pages, pdf, season_sheet, voice\n"
        "application = pdf.with_fonts()\n"
        "said = voice.Voice(str, QLocale('en'))\n"
        "booklet = blank_sheets.blank_booklet(GAMES[0], 4, pages.Paper.A4, said)\n"
        "assert pdf.pdf_bytes([booklet]).startswith(b'%PDF')\n"
        "print([name for name in ('PySide6.QtWidgets', 'PySide6.QtPrintSupport') if name in sys.modules])\n"
    )
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    ran = subprocess.run(
        [sys.executable, "-c", drawing], env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "[]\n"
