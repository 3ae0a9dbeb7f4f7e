"""Sheets to write on: every game, for as many as can play it."""

import json
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from scorepad.core.match import Match
from scorepad.games import GAMES, game
from scorepad.games.boerenbridge.rules import standard_hands
from scorepad.language import speaker
from scorepad.paper.blank_sheets import blank_booklet, match_blank_booklet
from scorepad.paper.pages import Booklet, Paper
from scorepad.paper.voice import Voice
from scorepad.record import read
from tests.paper.painted import ink_outside, said, texts
from tests.paper.test_match_sheet import EXAMPLES, WHOLE, named
from tests.ui.evenings import played

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
def test_no_words_are_cut_or_run_over_others(
    qapp: QApplication, key: str, players: int, language: str
) -> None:
    boxes = [
        (text, box.adjusted(1, 3, -1, -3))
        for text, box in said(blank(key, players, language=language), 0)
        if text
    ]
    assert [(one, two) for (one, a), (two, b) in combinations(boxes, 2) if a.intersects(b)] == []
    assert [text for text, _ in boxes if "…" in text] == []


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


def test_a_small_table_without_headings_begins_right_under_its_title(qapp: QApplication) -> None:
    boxes = dict(said(blank("auction_bridge", 4), 0))
    (first,) = [box for text, box in boxes.items() if text.startswith("3 ") and text != "3"][:1]
    assert first.top() - boxes["Honours, above the line"].bottom() < 18


# Going on by hand.


def by_hand(match: Match, paper: Paper = Paper.A4) -> Booklet:
    return match_blank_booklet(match, paper, Voice(str, QLocale("en")))


def test_a_match_goes_on_by_hand_with_its_names_rules_totals_and_deals_to_come(qapp: QApplication) -> None:
    match = played(3, 4)
    written = texts(by_hand(match))
    totals = [str(total) for total in match.sheet.totals]
    assert written[written.index("So far") :][:5] == ["So far", *totals]
    assert list(match.setup.players) == [one for one in written if one in match.setup.players]
    assert any("dealer may not make the bids fit" in text for text in written)
    sizes = [int(text.split()[0]) for text in written if text.endswith((" card", " cards"))]
    assert tuple(sizes) == standard_hands(4)[3:]


def test_a_pad_goes_on_by_hand_with_what_stands_on_it(qapp: QApplication) -> None:
    match = replace(WHOLE["rubber"], deals=WHOLE["rubber"].deals[:4], closed=False)
    booklet = by_hand(match)
    written = texts(booklet)
    entries = [entry for row in match.sheet.rows for entry in row.entries]
    assert entries
    assert all(str(entry.points) in written for entry in entries)
    assert any("to go" in text for text in written)
    lines = [box for text, box in said(booklet, 0) if text.startswith("deal ")]
    total = next(box for text, box in said(booklet, 0) if text == "Total")
    assert total.top() - max(box.bottom() for box in lines) > 3 * 26
    assert min(box.top() for box in lines) > 3 * 26 + 100


@pytest.mark.parametrize("paper", list(Paper))
def test_a_long_rubber_leaves_room_to_go_on(qapp: QApplication, paper: Paper) -> None:
    match = replace(WHOLE["rubber"], deals=WHOLE["rubber"].deals[:-1], closed=False)
    assert not match.finished
    booklet = by_hand(match, paper)
    assert "Total" in texts(booklet, len(booklet.pages) - 1) + texts(booklet, 0)
    assert all(ink_outside(booklet, page) == [] for page in range(len(booklet.pages)))


def test_a_match_that_is_over_gives_a_sheet_for_the_next_one(qapp: QApplication) -> None:
    match = played(15, 4)
    assert match.finished
    written = texts(by_hand(match))
    assert "So far" not in written
    assert "1 card" in written


def test_partners_stand_together_and_their_seats_say_who_deals(qapp: QApplication) -> None:
    written = texts(by_hand(example("troefcall")))
    players = example("troefcall").setup.players
    assert f"{players[0]} & {players[2]}" in written
    assert any(text.startswith(f"1 {players[0]}") for text in written)
    assert "The numbers are the seats, clockwise." in written


def test_columns_to_write_in_are_equally_wide_under_any_name(qapp: QApplication) -> None:
    match = named(played(2, 4), "A", "Bram", "Maximiliaan-Alexander van den Broek-Ter Horst", "W" * 44)
    lefts = [box.center().x() for text, box in said(by_hand(match), 0) if text == "tricks"]
    steps = [two - one for one, two in pairwise(lefts)]
    assert max(steps) - min(steps) < 1


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_a_match_of_long_names_stays_within_its_page(qapp: QApplication, key: str, paper: Paper) -> None:
    match = example(key)
    booklet = by_hand(named(match, *(f"{at}{'W' * 59}" for at in range(match.setup.seats))), paper)
    assert all(ink_outside(booklet, page) == [] for page in range(len(booklet.pages)))


def example(key: str) -> Match:
    """The first worked example of a game, as far as its second deal."""
    file = sorted((EXAMPLES / key).glob("*.json"))[0]
    record = json.loads(file.read_text(encoding="utf-8"))["record"]
    match = read(json.dumps(record).encode()).matches[0]
    return replace(match, deals=match.deals[:2], closed=False, open_deal=None)
