from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from scorepad.core.ending import how_it_ended
from scorepad.core.match import Match
from scorepad.core.table import Adjustment
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Trump
from scorepad.ui.controller import MatchController
from scorepad.ui.faces.boerenbridge.form import BoerenFace
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.translations import Translations
from scorepad.ui.what_changed import what_changed
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.number_row import NumberRow
from tests.ui.evenings import played, some_deal, spoken, table
from tests.ui.pads import MADE, PART, pad
from tests.ui.test_controller import SlowLibrary

NOON = datetime(2026, 1, 9, 12, tzinfo=UTC)


class Table:
    """A match page with a match on it, and what a person sees of it."""

    def __init__(self, qtbot: QtBot, match: Match) -> None:
        self.library = SlowLibrary()
        self.page = MatchPage()
        qtbot.addWidget(self.page)
        self.page.open(MatchController(self.library, match, None, lambda: NOON))  # type: ignore[arg-type]
        self.page.resize(1200, 800)
        self.page.show()

    @property
    def match(self) -> Match:
        assert self.page.controller is not None
        return self.page.controller.shown

    @property
    def deal(self) -> BoerenDeal:
        draft = self.match.draft
        assert isinstance(draft, BoerenDeal)
        return draft

    def keys(self, text: str) -> None:
        QTest.keyClicks(self.page, text)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.page, key)

    @property
    def numbers(self) -> NumberRow:
        found = self.page.findChild(NumberRow)
        assert isinstance(found, NumberRow)
        return found

    @property
    def face(self) -> BoerenFace:
        found = self.page.findChild(BoerenFace)
        assert isinstance(found, BoerenFace)
        return found

    @property
    def note(self) -> str:
        found = self.face.findChild(Note)
        assert isinstance(found, Note)
        return "" if found.isHidden() else found.text()

    def tap(self, value: int) -> None:
        QTest.mouseClick(self.numbers.button(value), Qt.MouseButton.LeftButton)

    def button(self, text: str) -> QPushButton:
        found = [one for one in self.page.findChildren(QPushButton) if text in one.text() and one.isVisible()]
        assert len(found) == 1, [one.text() for one in self.page.findChildren(QPushButton)]
        return found[0]

    def question(self) -> str:
        return self.face._head.question.text()


@pytest.fixture
def four(qtbot: QtBot) -> Table:
    return Table(qtbot, table())


def bids_of(here: Table) -> tuple[int | None, ...]:
    return here.deal.bids


def test_digits_type_bids_in_spoken_order_and_move_on_by_themselves(four: Table) -> None:
    assert four.question() == "What does Bram bid?"
    four.keys("10")
    assert bids_of(four) == (None, 1, 0, None)
    assert four.question() == "What does Daan bid?"


def test_a_deal_of_four_is_eight_digits_and_enter(four: Table) -> None:
    four.keys("10011000")
    assert not four.match.deals
    four.key(Qt.Key.Key_Return)
    assert four.match.deals == (BoerenDeal(bids=(1, 1, 0, 0), tricks=(0, 1, 0, 0)),)


def test_a_digit_that_the_boerenregel_forbids_is_not_entered(four: Table) -> None:
    four.keys("1000")
    assert bids_of(four) == (None, 1, 0, 0)


def test_the_forbidden_number_is_struck_out_with_the_sum_that_forbids_it(four: Table) -> None:
    four.keys("100")
    struck = [value for value in (0, 1) if four.numbers.button(value).choice.struck]
    assert struck == [0]
    why = "1 + 0 + 0 bid so far, and 0 more would make 1, the number of tricks. (boerenregel)"
    assert four.note == f"Not 0: {why}"
    four.keys("0")
    assert four.deal.bids[0] is None
    four.keys("1")
    assert bids_of(four) == (1, 1, 0, 0)


def test_tapping_a_struck_number_says_why_and_enters_nothing(four: Table) -> None:
    for value in (1, 0, 0):
        four.tap(value)
    four.tap(0)
    assert four.deal.bids[0] is None
    assert "boerenregel" in four.note


def test_a_dealer_who_is_free_hears_so(qtbot: QtBot) -> None:
    here = Table(qtbot, table())
    here.keys("111")
    assert here.note.startswith("Free to bid:")


def test_backspace_goes_back_one_number(four: Table) -> None:
    four.keys("10")
    four.key(Qt.Key.Key_Backspace)
    assert bids_of(four) == (None, 1, None, None)
    assert four.question() == "What does Cato bid?"


def test_numbers_above_what_is_left_cannot_be_taken_and_the_last_is_proposed(qtbot: QtBot) -> None:
    here = Table(qtbot, played(3))
    bids, _ = spoken(here.match, some_deal(here.match))
    here.keys("".join(str(bid) for bid in bids))
    here.keys("3")
    assert here.numbers.values() == (0, 1)
    here.keys("2")
    assert "Only 1 of the 4 tricks are left" in here.note
    here.keys("00")
    assert here.numbers.proposed() == 1
    here.key(Qt.Key.Key_Return)
    assert None not in here.deal.tricks
    assert len(here.match.deals) == 3, "Enter took the number; it takes another to score"
    here.key(Qt.Key.Key_Return)
    assert len(here.match.deals) == 4


def test_the_points_are_shown_before_the_deal_is_accepted(four: Table) -> None:
    four.keys("10011000")
    assert bids_of(four) == (1, 1, 0, 0)
    worth = [label.text() for label in four.face.findChildren(PlainLabel) if label.text()[:1] in "✓✗"]
    assert [text for text in worth if text] == ["✓ +12", "✓ +10", "✓ +10", "✗ 0"]


def test_enter_scores_nothing_while_a_number_is_open(four: Table) -> None:
    four.keys("100")
    four.key(Qt.Key.Key_Return)
    assert not four.match.deals


def test_plus_and_a_digit_is_ten_more(qtbot: QtBot) -> None:
    here = Table(qtbot, table(2, BoerenOptions(hands=(12, 12))))
    here.keys("+2")
    assert bids_of(here) == (None, 12)
    here.keys("+0")
    assert bids_of(here) == (10, 12)


def test_a_letter_is_the_trump(four: Table) -> None:
    four.keys("h")
    assert four.deal.trump is Trump.HEARTS


def test_a_tap_on_a_name_opens_that_number_again(four: Table) -> None:
    four.keys("100")
    pill = next(
        one for one in four.face.findChildren(QPushButton) if one.accessibleName().startswith("Bram, 1")
    )
    QTest.mouseClick(pill, Qt.MouseButton.LeftButton)
    assert four.question() == "What does Bram bid?"
    four.keys("0")
    assert bids_of(four) == (None, 0, 0, 0)
    assert four.question() == "What does Anna bid?"


def test_undo_says_what_it_would_take_back(four: Table) -> None:
    four.keys("1")
    assert four.page.head.undo_button.text().strip() == "Undo Bram’s bid"
    QTest.mouseClick(four.page.head.undo_button, Qt.MouseButton.LeftButton)
    assert bids_of(four) == (None,) * 4
    four.page.redo()
    assert bids_of(four) == (None, 1, None, None)


def test_the_forced_dealer_is_offered_only_where_consolation_is_played(qtbot: QtBot) -> None:
    here = Table(qtbot, table(4, BoerenOptions(consolation=5)))
    here.keys("100")
    assert here.face._forced.isHidden()
    here.keys("1")
    assert not here.face._forced.isHidden()
    here.face._forced.click()
    assert here.deal.forced
    without = Table(qtbot, table())
    without.keys("1001")
    assert without.face._forced.isHidden()


def test_the_end_names_the_winner_and_what_decided(qtbot: QtBot) -> None:
    match = played(15)
    here = Table(qtbot, match)
    ending = how_it_ended(match)
    said = [label.text() for label in here.page.findChildren(PlainLabel) if label.isVisible()]
    assert str(ending.who_won) in said
    assert str(ending.why) in said
    assert here.button("Next match").isVisible()


def test_a_misdeal_is_dealt_again(four: Table) -> None:
    four.keys("10")
    four.page.actions_of_match["deal_again"].trigger()
    assert four.match.open_deal is None


def test_a_match_stopped_early_is_won_by_who_is_ahead_and_can_go_on(qtbot: QtBot) -> None:
    here = Table(qtbot, played(4))
    assert here.page.controller is not None
    here.page.controller.close()
    assert here.match.closed and here.match.sheet.winners
    here.page.actions_of_match["go_on"].trigger()
    assert not here.match.finished


@pytest.mark.parametrize("players", range(2, 8))
def test_every_table_size_plays_a_whole_match_by_keys(qtbot: QtBot, players: int) -> None:
    here = Table(qtbot, table(players))
    while not here.match.finished:
        deal = some_deal(here.match)
        bids, tricks = spoken(here.match, deal)
        here.keys("".join(str(number) for number in bids + tricks))
        here.key(Qt.Key.Key_Return)
    here.library.run()
    assert here.library.shelf.matches[1] == here.match
    assert here.match == played(len(here.match.deals), players).detailed(ended=here.match.ended).after


def test_the_only_bid_that_is_left_is_offered_as_a_bid(qtbot: QtBot) -> None:
    here = Table(qtbot, table())
    here.keys("100")
    (accept,) = (one for one in here.face.findChildren(QPushButton) if "⏎" in one.text())
    assert accept.text().startswith("Anna bids 1")


def test_what_a_step_back_takes_back_is_named(four: Table) -> None:
    four.keys("10")
    assert four.page.controller is not None
    four.page.controller.deal_again()
    assert four.page.head.undo_button.accessibleName() == "Undo dealing again"
    four.page.undo()
    draft = four.match.draft
    four.page.controller.make(four.match.drafted(replace(draft, dealer=2)))
    assert four.page.head.undo_button.accessibleName() == "Undo who deals"
    four.page.controller.make(
        four.match.drafted(replace(four.match.draft, adjustments=(Adjustment(0, -50, "revoke"),)))
    )
    assert four.page.head.undo_button.accessibleName() == "Undo the points given"


def test_several_numbers_taken_back_at_once_are_named_together() -> None:
    match = played(3)
    change = match.drafted(some_deal(match))
    assert str(what_changed(change)) == "the numbers of deal 4"


def test_the_lines_of_a_rubber_end_only_where_it_ends(qtbot: QtBot) -> None:
    page = MatchPage()
    qtbot.addWidget(page)
    part_scores = tuple(replace(PART, declarer=at % 2) for at in range(12))
    game_won = replace(MADE, level=5, tricks=11)
    for match, finish in ((pad(*part_scores), None), (pad(game_won, game_won), 2)):
        page.open(MatchController(SlowLibrary(), match, None, lambda: NOON))  # type: ignore[arg-type]
        assert page.chart.plan.finish == finish


def test_whether_it_is_saved_is_said_in_the_language_of_the_window(qtbot: QtBot, qapp: QApplication) -> None:
    here = Table(qtbot, table(4))
    here.library.run()
    assert here.page.saved_mark.text().startswith("Saved")
    translations = Translations(qapp)
    translations.use("nl")
    try:
        qtbot.waitUntil(lambda: here.page.saved_mark.text().startswith("Bewaard"), timeout=20_000)
    finally:
        translations.use("en")
