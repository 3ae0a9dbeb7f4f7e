"""Entering deals of Troefcall: one tap or two keys; trump and tricks for whoever wants them noted."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import troefcall
from scorepad.games.troefcall.rules import (
    Format,
    Outcome,
    Rotation,
    TroefDeal,
    TroefOptions,
    Trump,
    outcomes,
)
from scorepad.ui import look
from scorepad.ui.faces.troefcall.form import TroefFace
from scorepad.ui.look import Theme
from scorepad.ui.widgets.tiles import Mark
from tests.ui.evenings import NAMES
from tests.ui.hands import BACK, ENTER, TablePage, every_control

LONG = ("Maximiliaan-Alexander van den Broek-Janse", "Bo", "Cato", "Wilhelmina-Frederika Oudendijk")
SMALL = (940, 567)
"""The page in a window of 1024 x 600, in pixels."""
EVERYTHING = (TroefOptions(), TroefOptions(silent_kap=True), TroefOptions(baunie=False))


def table(*deals: TroefDeal, names: tuple[str, ...] = NAMES[:4], **options: Any) -> Match:
    match = Match(troefcall.GAME, Setup(names, TroefOptions(**options)))
    for deal in deals:
        match = match.add(deal).after
    return match


def did(side: int, outcome: Outcome, **more: Any) -> TroefDeal:
    return TroefDeal(side=side, outcome=outcome, **more)


def face_of(here: TablePage) -> TroefFace:
    face = here.face
    assert isinstance(face, TroefFace)
    return face


@pytest.fixture(autouse=True)
def _look(qapp: QApplication) -> None:
    """The room that words take hangs on the look, whatever the tests before chose."""
    look.apply(qapp, Theme.LIGHT)


@pytest.fixture
def four(qtbot: QtBot) -> TablePage:
    return TablePage(qtbot, table())


def tap(here: TablePage, side: int, outcome: Outcome) -> None:
    here.tap_tile(face_of(here).outcomes, (side, outcome))


# What the form says before anything is known.


def test_the_form_says_in_what_order_the_cards_go_out(four: TablePage) -> None:
    assert four.question == "How did it end?"
    assert (
        four.hint
        == "Bram cuts, gets five cards and names trump; the others get five, then all four and four."
    )
    assert face_of(four).summary(four.match) == "deal 1 · Anna deals · Bram calls"


def test_on_a_small_screen_it_says_so_in_short(four: TablePage) -> None:
    four.page.resize(*SMALL)
    assert four.hint == "5 to Bram, trump, then 5, 4, 4."
    assert not face_of(four)._head.hint.isHidden()


def test_with_a_free_call_trump_may_wait_for_all_cards(qtbot: QtBot) -> None:
    here = TablePage(qtbot, table(free_call=True))
    assert here.hint.endswith("Trump may be named until then.")


def test_a_number_of_deals_is_told_above_the_sheet(qtbot: QtBot) -> None:
    here = TablePage(qtbot, table(did(0, Outcome.KAP), format=Format.DEALS))
    assert face_of(here).summary(here.match) == "deal 2 of 8 · Bram deals · Cato calls"


# What can occur.


@pytest.mark.parametrize("options", EVERYTHING)
def test_only_what_can_occur_is_offered_with_its_pair_and_points(qtbot: QtBot, options: TroefOptions) -> None:
    here = TablePage(qtbot, Match(troefcall.GAME, Setup(NAMES[:4], options)))
    grid = face_of(here).outcomes
    assert grid.values() == tuple((side, one) for one in outcomes(options) for side in (0, 1))
    kap = grid.tile((1, Outcome.KAP))
    assert (kap.words, kap.small) == ("Kap partij", "+5")
    assert kap.accessibleName() == "Bram & Daan: kap partij, 5 points"
    assert all(tile.isVisible() and tile.height() >= 44 for tile in map(grid.tile, grid.values()))


def test_a_failed_baunie_says_who_gets_the_points(four: TablePage) -> None:
    failed = face_of(four).outcomes.tile((0, Outcome.FAILED))
    assert failed.small == "+2 to the others"
    assert failed.accessibleName() == "Anna & Cato: baunie failed, 2 points to the others"


# A deal.


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("outcome", list(Outcome))
def test_a_deal_is_one_tap_and_enter(four: TablePage, side: int, outcome: Outcome) -> None:
    tap(four, side, outcome)
    assert four.deal == did(side, outcome)
    assert four.accept == "Score deal 1"
    four.type(ENTER)
    assert four.match.deals == (did(side, outcome),)


def test_the_rows_stay_where_they_were_tapped(four: TablePage) -> None:
    face = face_of(four)
    tile = face.outcomes.tile((1, Outcome.STOPPED))
    spot = tile.mapTo(face, tile.rect().center())
    tap(four, 1, Outcome.STOPPED)
    QApplication.processEvents()
    assert face.childAt(spot) is tile, "what is told of it stands below"
    four.type(ENTER)
    QApplication.processEvents()
    assert face.childAt(spot) is tile


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("outcome", list(Outcome))
def test_a_deal_is_two_digits_and_enter(four: TablePage, side: int, outcome: Outcome) -> None:
    four.type(f"{side + 1}{list(Outcome).index(outcome) + 1}{ENTER}")
    assert four.match.deals == (did(side, outcome),)


def test_rows_that_cannot_occur_have_no_key(qtbot: QtBot) -> None:
    here = TablePage(qtbot, table(silent_kap=True))
    here.type("13")
    assert here.deal == did(0, Outcome.BAUNIE)
    here.type(BACK + "5")
    assert here.deal == TroefDeal(side=0)


def test_the_points_and_what_they_mean_are_told_before_enter(qtbot: QtBot) -> None:
    here = TablePage(qtbot, table(did(0, Outcome.BAUNIE)))
    tap(here, 1, Outcome.MAJORITY)
    assert here.note == "Bram & Daan +2: the most tricks: 2\nNow 15–2; Anna & Cato: 5 to go."
    tap(here, 0, Outcome.KAP)
    assert here.note.endswith("Anna & Cato win the match.")


def test_the_deals_to_go_are_told_where_their_number_is_agreed(qtbot: QtBot) -> None:
    here = TablePage(qtbot, table(format=Format.DEALS, deals=2))
    tap(here, 1, Outcome.MAJORITY)
    assert here.note.endswith("Now 0–2; 1 deal to go.")
    here.type(ENTER)
    tap(here, 0, Outcome.MAJORITY)
    assert here.note.endswith("That is the end, and you are level.")


def test_callers_who_win_are_told_to_call_again_where_that_is_agreed(qtbot: QtBot) -> None:
    here = TablePage(qtbot, table(rotation=Rotation.WINNERS_KEEP))
    tap(here, 1, Outcome.MAJORITY)
    assert here.note.endswith("Bram calls again.")
    tap(here, 0, Outcome.MAJORITY)
    assert "again" not in here.note


def test_points_given_by_the_table_are_told_with_the_deal(qtbot: QtBot) -> None:
    match = table().drafted(TroefDeal(adjustments=(Adjustment(0, -3, "revoke"),))).after
    here = TablePage(qtbot, match)
    tap(here, 1, Outcome.KAP)
    assert "Anna & Cato -3: adjustment -3: revoke" in here.note


def test_enter_held_too_long_enters_nothing_of_the_next_deal(four: TablePage) -> None:
    four.type("12" + 5 * ENTER)
    assert len(four.match.deals) == 1
    assert four.match.open_deal is None


# Trump and tricks.


def test_trump_is_noted_by_its_letter_and_then_told(four: TablePage) -> None:
    four.type("h")
    assert four.deal == TroefDeal(trump=Trump.HEARTS)
    assert four.hint == "Bram called hearts and leads."
    assert face_of(four).trump.accessibleName() == "Trump: hearts"
    assert four.undo_words == "Undo the trump"


def test_trump_is_noted_from_its_menu(four: TablePage) -> None:
    menu = face_of(four).trump.menu()
    menu.aboutToShow.emit()
    (spades,) = (one for one in menu.actions() if one.text() == "spades")
    spades.trigger()
    assert four.deal.trump is Trump.SPADES


@pytest.mark.parametrize(("keys", "tricks"), [("8", (5, 8)), ("+0", (3, 10)), ("+2", (1, 12))])
def test_the_tricks_can_be_noted(four: TablePage, keys: str, tricks: tuple[int, int]) -> None:
    four.type("21" + keys)
    assert four.deal == did(1, Outcome.MAJORITY, tricks=tricks)
    four.type(ENTER)
    assert four.match.deals[0].tricks == tricks  # type: ignore[attr-defined]


def test_the_tricks_can_be_tapped_and_stand_with_the_pair_first(four: TablePage) -> None:
    tap(four, 1, Outcome.FAILED)
    assert face_of(four).tricks.tile((4, 9)).words == "9–4"
    four.tap_tile(face_of(four).tricks, (4, 9))
    assert four.deal.tricks == (4, 9)


@pytest.mark.parametrize("outcome", [Outcome.KAP, Outcome.STOPPED, Outcome.BAUNIE, Outcome.SILENT])
def test_tricks_that_are_always_the_same_are_not_asked_for(four: TablePage, outcome: Outcome) -> None:
    tap(four, 0, outcome)
    assert face_of(four).tricks.isHidden()


def test_tricks_that_do_not_fit_what_is_tapped_next_go_with_it(four: TablePage) -> None:
    four.type("119")
    tap(four, 0, Outcome.FAILED)
    assert four.deal == did(0, Outcome.FAILED, tricks=(9, 4))
    tap(four, 1, Outcome.FAILED)
    assert four.deal == did(1, Outcome.FAILED)
    four.type("7")
    tap(four, 1, Outcome.KAP)
    assert four.deal == did(1, Outcome.KAP)


# Back, and answers that break a rule.


def test_back_takes_one_answer_after_another(four: TablePage) -> None:
    four.type("d118")
    for left in (
        did(0, Outcome.MAJORITY, trump=Trump.DIAMONDS),
        TroefDeal(side=0, trump=Trump.DIAMONDS),
        TroefDeal(trump=Trump.DIAMONDS),
        TroefDeal(),
    ):
        four.type(BACK)
        assert four.deal == left
    assert not face_of(four)._foot.back.isEnabled()


def test_back_takes_a_plus_back_before_any_answer(four: TablePage) -> None:
    four.type("21+" + BACK)
    assert four.deal == did(1, Outcome.MAJORITY)
    four.type("8")
    assert four.deal == did(1, Outcome.MAJORITY, tricks=(5, 8))


def test_a_half_answer_asks_for_the_rest(four: TablePage) -> None:
    four.type("2")
    assert four.question == "What did Bram & Daan do?"
    assert four.accept == ""
    marked = face_of(four).outcomes.marked(Mark.PROPOSED)
    assert {side for side, _ in marked} == {1}


def test_a_deal_that_other_house_rules_forbid_is_asked_again(qtbot: QtBot) -> None:
    match = table().drafted(did(0, Outcome.BAUNIE)).after.set_options(TroefOptions(baunie=False)).after
    here = TablePage(qtbot, match)
    assert here.note == "By the house rules of this match that cannot happen"
    assert here.accept == ""
    here.type(ENTER)
    assert not here.match.deals
    tap(here, 0, Outcome.KAP)
    here.type(ENTER)
    assert here.match.deals == (did(0, Outcome.KAP),)


def test_half_known_tricks_of_a_record_are_no_finished_deal(qtbot: QtBot) -> None:
    match = table().drafted(did(0, Outcome.MAJORITY, tricks=(8, None))).after
    here = TablePage(qtbot, match)
    assert here.question == "How many tricks did Anna & Cato take?"
    assert here.accept == ""
    here.type("8" + ENTER)
    assert here.match.deals == (did(0, Outcome.MAJORITY, tricks=(8, 5)),)


def test_a_deal_is_corrected_in_the_same_form(qtbot: QtBot) -> None:
    here = TablePage(qtbot, table(did(0, Outcome.KAP), did(1, Outcome.KAP)))
    here.correct(0)
    assert here.corrected == did(0, Outcome.KAP)
    tap(here, 1, Outcome.FAILED)
    assert here.corrected == did(1, Outcome.FAILED)
    here.type(ENTER)
    assert here.match.deals == (did(1, Outcome.FAILED), did(1, Outcome.KAP))


# Room, keys and languages.


@pytest.mark.parametrize("size", [(800, 480), SMALL, (1280, 800)])
def test_what_answers_and_what_scores_are_in_sight_at_any_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    here = TablePage(qtbot, table(names=LONG))
    here.page.resize(*size)
    tap(here, 1, Outcome.FAILED)
    face = face_of(here)
    assert here.note.startswith("Maximiliaan-Alex… & Cato +2:")
    told = face.done if face.outcomes.isHidden() else face.outcomes.tile((1, Outcome.FAILED))
    for widget in (told, face._foot.accept):
        assert widget.isVisible()
        assert face.rect().contains(widget.mapTo(face, widget.rect().center()))


def test_on_a_small_screen_the_answer_asks_again_when_it_is_tapped(four: TablePage) -> None:
    four.page.resize(*SMALL)
    four.type("118")
    (pill,) = face_of(four).done.findChildren(QAbstractButton)
    assert pill.accessibleName() == "Anna & Cato: most tricks (8–5): change"
    pill.click()
    assert four.deal == TroefDeal()
    assert face_of(four).outcomes.isVisible()


def test_arrows_go_through_the_outcomes_and_enter_takes_one(four: TablePage) -> None:
    face_of(four).outcomes.tile((0, Outcome.MAJORITY)).setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(four.keyboard(), key)
    four.type(ENTER)
    assert four.deal == did(1, Outcome.KAP)
    four.type(ENTER)
    assert four.match.deals == (did(1, Outcome.KAP),)


def test_every_control_has_a_name(four: TablePage) -> None:
    four.type("11")
    assert all(one.accessibleName() for one in every_control(face_of(four)))


def test_the_form_speaks_another_language_at_once(four: TablePage) -> None:
    face = face_of(four)
    face._foot.accept.setText("stale")
    face.outcomes.tile((0, Outcome.KAP)).show_words("stale")
    QApplication.sendEvent(face, QEvent(QEvent.Type.LanguageChange))
    assert face.outcomes.tile((0, Outcome.KAP)).words == "Kap partij"
    assert face._foot.accept.text() == "Tap what happened"
    assert face.keys()[0][1] == "1–6"
