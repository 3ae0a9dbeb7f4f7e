"""Sheets to write on: every game, for as many as can play it."""

from itertools import combinations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from scorepad.games import GAMES, game
from scorepad.games.boerenbridge.rules import standard_hands
from scorepad.language import speaker
from scorepad.paper.blank_sheets import blank_booklet
from scorepad.paper.pages import Booklet, Paper
from scorepad.paper.voice import Voice
from tests.paper.painted import ink_outside, said, texts

EVERY = [(one.key, players) for one in GAMES for players in one.players]


def blank(key: str, players: int, paper: Paper = Paper.A4, language: str = "en") -> Booklet:
    return blank_booklet(game(key), players, paper, Voice(speaker(language), QLocale(language)))


@pytest.mark.parametrize("language", ["en", "nl", "it", "es"])
@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize(("key", "players"), EVERY)
def test_every_game_fits_on_one_page(
    qapp: QApplication, key: str, players: int, paper: Paper, language: str
) -> None:
    booklet = blank(key, players, paper, language)
    assert len(booklet.pages) == 1
    assert ink_outside(booklet, 0) == []


@pytest.mark.parametrize("language", ["en", "nl", "it", "es"])
@pytest.mark.parametrize(("key", "players"), EVERY)
def test_no_words_run_over_others(qapp: QApplication, key: str, players: int, language: str) -> None:
    boxes = [
        (text, box.adjusted(1, 3, -1, -3))
        for text, box in said(blank(key, players, language=language), 0)
        if text
    ]
    assert [(one, two) for (one, a), (two, b) in combinations(boxes, 2) if a.intersects(b)] == []


@pytest.mark.parametrize("players", range(2, 8))
def test_boerenbridge_has_its_ladder_and_room_for_bid_tricks_and_points(
    qapp: QApplication, players: int
) -> None:
    written = texts(blank("boerenbridge", players))
    sizes = [int(text.split()[0]) for text in written if text.endswith((" card", " cards"))]
    assert tuple(sizes) == standard_hands(players)
    for words in ("bid", "tricks", "points"):
        assert written.count(words) == players
    assert "Total" in written


def test_the_bridges_have_what_their_tables_read_off(qapp: QApplication) -> None:
    auction = texts(blank("auction_bridge", 4))
    assert "1 & 3" in auction and "2 & 4" in auction
    assert {"What a deal counts", "Honours, above the line", "4 aces in one hand"} <= set(auction)
    bridgette = texts(blank("bridgette", 2))
    assert {"A bid that is made", "2500", "Tricks short, for the opponent", "4000", "contract"} <= set(
        bridgette
    )


def test_troefcall_has_its_outcomes_and_who_deals(qapp: QApplication) -> None:
    written = texts(blank("troefcall", 4))
    assert {"kap partij", "baunie", "What a pair gets", "trump"} <= set(written)
    assert written[written.index("3", written.index("Deal")) :][:2] == ["3", "3"], (
        "seat 3 deals the third deal"
    )


@pytest.mark.parametrize(("key", "players"), EVERY)
def test_rows_are_high_enough_to_write_on(qapp: QApplication, key: str, players: int) -> None:
    (page,) = blank(key, players).pages
    rows = [placed.box.height() for placed in page]
    assert sum(26 <= height <= 42 for height in rows) >= 8
