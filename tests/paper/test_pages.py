from itertools import pairwise

import pytest
from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from scorepad.paper.pages import MARGIN, Block, Paper, Placed, Strip, frame, lay_out, usual_paper
from scorepad.paper.prose import lines, paragraph
from scorepad.paper.style import printed


def nothing(painter: QPainter, box: QRectF) -> None:
    """A strip of which only its place is asked."""


def strip(height: float, *, keep: bool = False, least: float | None = None) -> Strip:
    return Strip(height, nothing, keep, least)


def pages(*blocks: Block) -> tuple[tuple[Placed, ...], ...]:
    return lay_out(blocks, Paper.A4, landscape=False)


ROOM = frame(Paper.A4, landscape=False).height()


@pytest.mark.parametrize(
    ("name", "paper"),
    [
        ("en_US", Paper.LETTER),
        ("fr_CA", Paper.LETTER),
        ("es_MX", Paper.LETTER),
        ("en_GB", Paper.A4),
        ("nl_NL", Paper.A4),
        ("it_IT", Paper.A4),
        ("es_ES", Paper.A4),
        ("nl_SR", Paper.A4),
        ("C", Paper.A4),
    ],
)
def test_the_usual_paper_is_that_of_the_country(name: str, paper: Paper) -> None:
    assert usual_paper(QLocale(name)) is paper


def test_papers_have_their_sizes() -> None:
    assert [round(paper.size.width() / 96 * 25.4) for paper in Paper] == [210, 216]
    assert [round(paper.size.height() / 96 * 25.4) for paper in Paper] == [297, 279]


def test_strips_stand_below_each_other_and_no_pages_end_cuts_one() -> None:
    laid = pages(Block(tuple(strip(100) for _ in range(25))))
    assert sum(len(page) for page in laid) == 25
    for number, page in enumerate(laid):
        room = frame(Paper.A4, landscape=False, first=number == 0)
        assert all(before.box.bottom() == after.box.top() for before, after in pairwise(page))
        assert page[0].box.top() == room.top()
        assert page[-1].box.bottom() <= room.bottom()


def test_a_head_stands_again_on_every_page() -> None:
    head = strip(30)
    laid = pages(Block(tuple(strip(100) for _ in range(25)), (head,)))
    assert len(laid) > 2
    assert all(page[0].strip is head for page in laid)


def test_what_is_kept_together_goes_on_together() -> None:
    first, second = strip(60, keep=True), strip(60)
    laid = pages(Block((strip(ROOM - 100),)), Block((first, second)))
    assert [[placed.strip for placed in page] for page in laid][1] == [first, second]


def test_what_no_page_holds_together_is_parted() -> None:
    laid = pages(Block(tuple(strip(100, keep=True) for _ in range(25))))
    assert len(laid) == 3
    assert all(page[-1].box.bottom() <= frame(Paper.A4, landscape=False).bottom() for page in laid)


def test_nothing_is_free_above_what_begins_a_page() -> None:
    laid = pages(Block((strip(ROOM - 10),)), Block((strip(50),), above=40))
    assert laid[1][0].box.top() == frame(Paper.A4, landscape=False, first=False).top()


def test_a_chart_gives_way_before_it_goes_to_another_page() -> None:
    laid = pages(Block((strip(ROOM - 150),)), Block((strip(200, least=100),)))
    assert len(laid) == 1
    assert laid[0][1].box.height() == pytest.approx(150)
    assert len(pages(Block((strip(ROOM - 50),)), Block((strip(200, least=100),)))) == 2


def test_a_turned_page_is_wider_than_high() -> None:
    room = frame(Paper.LETTER, landscape=True)
    assert room.width() > room.height()
    assert room.left() == MARGIN


def test_a_text_is_broken_between_words_and_nothing_of_it_is_lost(qapp: QApplication) -> None:
    style = printed()
    text = "Anna would not lead a trump 😀 " * 30 + "x" * 400
    broken = lines(text, 300, style)
    assert len(broken) > 10
    assert "".join("".join(broken).split()) == "".join(text.split())


def test_a_long_text_goes_on_on_the_next_page(qapp: QApplication) -> None:
    laid = pages(Block(paragraph("word " * 5000, 600, printed())))
    assert len(laid) > 1
