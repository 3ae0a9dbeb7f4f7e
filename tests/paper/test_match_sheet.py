"""A match on paper: all of it is there, on as few pages as it needs, and within their margins."""

import json
import re
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from scorepad.core.match import Match, Substitute
from scorepad.core.table import Adjustment
from scorepad.games.boerenbridge.rules import BoerenOptions, Missed
from scorepad.language import speaker
from scorepad.paper.match_sheet import match_booklet
from scorepad.paper.pages import Paper
from scorepad.paper.pdf import picture, shared_picture
from scorepad.paper.voice import Voice
from scorepad.record import read
from scorepad.ui import look
from scorepad.ui.look import Theme
from tests.paper.conftest import Lay
from tests.paper.painted import ink_outside, said, texts
from tests.ui.evenings import played

EXAMPLES = Path(__file__).parents[1] / "examples"
FORTY = BoerenOptions(
    hands=(*range(1, 8), *range(7, 0, -1)) * 2 + (*range(1, 7), *range(6, 0, -1)),
    missed=Missed.PENALTY,
    penalty_per_trick=20,
)
LONG_LADDER = BoerenOptions(hands=(*range(1, 8), *range(7, 0, -1)) * 4)
LONG = "Maximiliaan-Alexander van den Broek"


def example(path: str) -> Match:
    record = json.loads((EXAMPLES / path).read_text(encoding="utf-8"))["record"]
    return read(json.dumps(record).encode()).matches[0]


def named(match: Match, *names: str) -> Match:
    return replace(match, setup=replace(match.setup, players=names))


def unbroken(text: str) -> str:
    """A text with spaces where its line must not end."""
    return text.replace("\u00a0", " ")


WHOLE = {
    "boerenbridge": played(15),
    "two": played(8, 2),
    "seven": played(14, 7),
    "forty": played(40, 4, FORTY),
    "forty-seven": played(40, 7, FORTY),
    "begun": played(3),
    "new": played(0),
    "rubber": example("auction_bridge/whole-match-1.json"),
    "three": example("auction_bridge/three-players.json"),
    "bridgette": example("bridgette/whole-match-1.json"),
    "troefcall": example("troefcall/whole-match-1.json"),
}


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("match", WHOLE.values(), ids=WHOLE)
def test_nothing_is_painted_outside_the_margins(lay: Lay, match: Match, paper: Paper) -> None:
    booklet = lay(match, paper)
    for page in range(len(booklet.pages)):
        assert ink_outside(booklet, page) == []


@pytest.mark.parametrize("match", WHOLE.values(), ids=WHOLE)
def test_every_name_and_total_is_there(lay: Lay, match: Match) -> None:
    written = " ".join(texts(lay(match)))
    for name in match.setup.players:
        assert name in written
    for total in match.sheet.totals:
        assert str(total) in written


@pytest.mark.parametrize(
    ("key", "pages"),
    [("boerenbridge", 1), ("two", 1), ("seven", 1), ("forty", 2), ("forty-seven", 2), ("new", 1)],
)
def test_a_match_takes_as_few_pages_as_it_needs(lay: Lay, key: str, pages: int) -> None:
    assert len(lay(WHOLE[key]).pages) == pages


def test_every_deal_is_there_once_with_its_points_and_running_totals(lay: Lay) -> None:
    match = WHOLE["forty"]
    written = texts(lay(match))
    for row in match.sheet.rows:
        size = FORTY.hands[row.number - 1] if FORTY.hands else 0
        at = next(
            at
            for at, (one, two) in enumerate(pairwise(written))
            if one == str(row.number) and two == f"{size} card{'s' * (size != 1)}"
        )
        line = written[at : at + 2 + 3 * 4]
        for side in range(4):
            assert str(row.points[side]) in line
            assert str(row.totals[side]) in line


@pytest.mark.parametrize(("key", "paper"), [("forty", Paper.A4), ("forty-seven", Paper.LETTER)])
def test_forty_deals_stand_on_one_page_with_their_totals(lay: Lay, key: str, paper: Paper) -> None:
    booklet = lay(WHOLE[key], paper)
    first, second = texts(booklet, 0), texts(booklet, 1)
    assert "40" in first
    assert "Total" in first
    assert "Running totals" in second
    assert ink_outside(booklet, 0) == []


def test_the_heading_stands_again_on_every_page(lay: Lay) -> None:
    booklet = lay(played(56, 4, LONG_LADDER))
    for page, title in enumerate(("Boerenbridge", "Boerenbridge: Anna, Bram, Cato, Daan")):
        written = texts(booklet, page)
        assert title in written
        assert "Deal" in written
        assert f"Page {page + 1} of 2" in written


def test_the_totals_never_stand_alone_on_a_page(lay: Lay) -> None:
    for deals in range(34, 56):
        booklet = lay(played(deals, 4, LONG_LADDER))
        for page in range(len(booklet.pages)):
            written = texts(booklet, page)
            if "Total" in written:
                assert any(re.fullmatch(r"\d cards?", text) for text in written)


def test_how_it_ended_and_by_which_rules_is_told(lay: Lay) -> None:
    written = texts(lay(WHOLE["boerenbridge"]))
    assert "Anna wins with 132." in written
    assert any(text.startswith("1. Anna: 132") for text in map(unbroken, written))
    assert any("a miss scores nothing" in text for text in written)


def test_the_day_the_season_and_what_was_noted_are_told(lay: Lay) -> None:
    match = played(3)
    deal = replace(match.deals[1], adjustments=(Adjustment(0, -5, "revoke"),), note="late")
    match = replace(
        match.replace(1, deal).after,
        started="2026-01-09T20:15:00+01:00",
        season="Winter",
        note="By the fire",
        substitutes=(Substitute(2, 1, "Dora"),),
    )
    written = texts(lay(match))
    assert "Friday, 9 January 2026, 20:15\u00a0· Season: Winter" in written
    assert "By the fire" in written
    assert "Deal 2, Anna: adjustment -5 (revoke)" in written
    assert "Deal 2: late" in written
    assert "From deal 2 Dora sits in for Bram" in written
    assert any("* with points that the table gave or took" in text for text in written)


def test_bids_are_told_apart_without_colour(lay: Lay) -> None:
    assert any(text.startswith("✓ made · × missed") for text in texts(lay(WHOLE["boerenbridge"])))


def test_the_line_and_the_reasons_stand_on_a_pad(lay: Lay) -> None:
    written = texts(lay(WHOLE["rubber"]))
    assert "Total" in written
    assert any(re.fullmatch(r"deal \d+ · .*", text) for text in written)


def test_long_names_are_whole_above_the_columns_of_seven_and_within_them(lay: Lay) -> None:
    match = named(WHOLE["forty-seven"], LONG, "Bram", "W" * 40, "Daan", "Eefje", "Floris", "i")
    booklet = lay(match)
    written = texts(booklet)
    assert written[written.index("Deal") + 1 :][:4] == ["Maximiliaan-", "Alexander van", "den Broek", "Bram"]
    for page in range(len(booklet.pages)):
        assert ink_outside(booklet, page) == []


def test_a_name_on_more_lines_than_there_are_is_cut(lay: Lay) -> None:
    match = named(WHOLE["seven"], "W" * 90, *"bcdefg")
    booklet = lay(match)
    assert any(text.startswith("W") and text.endswith("…") for text in texts(booklet))
    assert ink_outside(booklet, 0) == []


def test_no_line_ends_between_a_place_and_its_name(lay: Lay) -> None:
    names = [f"{LONG} {at}" for at in range(7)]
    lines = [unbroken(text) for text in texts(lay(named(WHOLE["seven"], *names)))]
    ranked = [line.removesuffix(" ·").split(" · ") for line in lines if re.match(r"\d\. ", line)]
    assert len(ranked) > 1
    told = [one for line in ranked for one in line]
    assert len(told) == 7
    assert all(re.fullmatch(rf"\d\. {LONG} \d: \d+", one) for one in told)


def test_words_beside_points_are_whole_under_long_names(lay: Lay) -> None:
    whole = [text for text in texts(lay(WHOLE["three"])) if text.startswith("deal ")]
    written = texts(lay(named(WHOLE["three"], LONG, "W" * 40, "Anna")))
    assert [text for text in written if text.startswith("deal ")] == whole


@pytest.mark.parametrize("match", WHOLE.values(), ids=WHOLE)
def test_no_words_run_over_others(lay: Lay, match: Match) -> None:
    booklet = lay(match)
    for page in range(len(booklet.pages)):
        boxes = [(text, box.adjusted(1, 3, -1, -3)) for text, box in said(booklet, page) if text]
        assert [(one, two) for (one, a), (two, b) in combinations(boxes, 2) if a.intersects(b)] == []


def test_names_turn_nothing_around_them(lay: Lay) -> None:
    match = named(played(3), "\u202eAnna", "two\nlines", "<b>Cato</b>", "דנה")
    written = texts(lay(match))
    assert not any("\u202e" in text or "\n" in text for text in written)
    assert any("<b>Cato</b>" in text for text in written)


def test_many_columns_turn_the_paper(voice: Voice, lay: Lay) -> None:
    match = played(14, 7, BoerenOptions(missed=Missed.PENALTY, penalty_per_trick=1000, base=9999))
    booklet = lay(match)
    assert booklet.is_landscape
    assert ink_outside(booklet, 0) == []
    assert not lay(WHOLE["seven"]).is_landscape


@pytest.mark.parametrize("language", ["nl", "it", "es"])
def test_a_sheet_speaks_the_language(qapp: QApplication, language: str) -> None:
    booklet = match_booklet(WHOLE["boerenbridge"], Paper.A4, Voice(speaker(language), QLocale(language)))
    assert "Deal" not in texts(booklet)
    assert ink_outside(booklet, 0) == []


def test_paper_is_white_whatever_the_window_looks_like(qapp: QApplication, lay: Lay) -> None:
    def drawn() -> QImage:
        return picture(lay(WHOLE["boerenbridge"]), 0, 1.0)

    look.apply(qapp, Theme.LIGHT)
    light = drawn()
    look.apply(qapp, Theme.DARK, 2.0)
    assert drawn() == light
    assert light.pixelColor(2, 2).name() == "#ffffff"


def test_a_picture_for_sharing_is_no_higher_than_the_sheet(lay: Lay) -> None:
    booklet = lay(WHOLE["begun"])
    shared = shared_picture(booklet, 1.0)
    assert shared.width() == picture(booklet, 0, 1.0).width()
    assert shared.height() < 0.7 * picture(booklet, 0, 1.0).height()
