"""The form of a deal at a contract, as both bridges have it: keyboard, slips, faults, small windows."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Doubling, Strain
from scorepad.core.contract_drafting import Stage
from scorepad.core.contract_words import STRAINS
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.core.words import problem_in_words
from scorepad.games import auction_bridge
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, HeldBy, Honours
from scorepad.games.bridgette.rules import BridgetteDeal, Upcard
from scorepad.ui import look
from scorepad.ui.say import say
from scorepad.ui.translations import Translations
from scorepad.ui.widgets.tiles import Tiles
from tests.ui.bridge_evenings import (
    BridgePage,
    auction_table,
    bridgette_table,
)
from tests.ui.hands import BACK, ENTER, every_control

STAGES = {
    Stage.CONTRACT: "",
    Stage.DECLARER: "34",
    Stage.RESULT: "342",
    Stage.ALL_IN: "3429",
    Stage.PASSED_OUT: "p",
}


@pytest.fixture
def four(qtbot: QtBot) -> BridgePage:
    return BridgePage(qtbot, auction_table())


@pytest.fixture
def two(qtbot: QtBot) -> BridgePage:
    return BridgePage(qtbot, bridgette_table())


@pytest.fixture
def plain(qapp: QApplication) -> Iterator[None]:
    """Whatever a test put on is taken off again."""
    yield
    look.apply(qapp, look.Theme.LIGHT)
    Translations(qapp).use("en")


# The keyboard.


def press(widget: QWidget, key: Qt.Key, *, held_down: bool = False) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", held_down)
    QApplication.sendEvent(widget, event)


def test_after_a_tap_keys_go_on_where_it_led(four: BridgePage) -> None:
    four.tap("Call by call")
    four.type("1cx" + 3 * ENTER)
    assert four.deal.auction == ("1C", "X", "P", "P", "P")


@pytest.mark.parametrize("stage", STAGES)
def test_whatever_has_the_keyboard_it_is_the_form_or_the_same_group_that_has_it_then(
    qtbot: QtBot, stage: Stage
) -> None:
    here = BridgePage(qtbot, auction_table())
    count = len(every_control(here.face)) + 6
    for at in range(count):
        here.open(auction_table())
        here.page.setFocus()
        here.type(STAGES[stage])
        controls = every_control(here.face)
        if at >= len(controls):
            break
        control = controls[at]
        group = control.parentWidget()
        control.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(control, Qt.Key.Key_Space)
        now = here.keyboard()
        assert now.isVisible() and now.isEnabled()
        assert now in (control, here.face, here.page) or (isinstance(group, Tiles) and now.parent() is group)


def test_the_form_tells_screen_readers_its_question_when_it_gets_the_keyboard(four: BridgePage) -> None:
    grid = four.bid_tile(3, Strain.SPADES)
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_Space)
    assert four.keyboard() is four.face
    assert four.face.accessibleName() == four.question == "Who plays 3♠?"


def test_tab_comes_to_every_group_of_answers_and_to_the_buttons_below(four: BridgePage) -> None:
    four.type("34")
    four.face.setFocus()
    met = []
    for _ in range(12):
        QTest.keyClick(four.keyboard(), Qt.Key.Key_Tab)
        held = four.keyboard()
        met.append(held.parentWidget() if isinstance(held.parentWidget(), Tiles) else held)
    assert four.face.doubling in met and four.face.declarer in met and four.face._foot.back in met


@pytest.mark.parametrize(
    "match", [auction_table(), auction_table(players=3), bridgette_table()], ids=["four", "three", "two"]
)
def test_every_control_of_every_question_has_a_name_and_is_large_enough(
    qtbot: QtBot, qapp: QApplication, plain: None, match: Match
) -> None:
    look.apply(qapp, look.Theme.LIGHT)
    here = BridgePage(qtbot, match)
    for keys in ("", ENTER, *STAGES.values()):
        for way in ("contract", "calls"):
            here.open(match)
            if way == "calls" and here.buttons("Call by call"):
                here.tap("Call by call")
            here.type(keys)
            QApplication.processEvents()
            for button in here.face.findChildren(QWidget):
                if button.isVisible() and button.focusPolicy() != Qt.FocusPolicy.NoFocus:
                    assert name_of(button), button
            for one in large_ones(here):
                assert name_of(one) and one.height() >= 44, name_of(one)


def large_ones(here: BridgePage) -> list[QAbstractButton]:
    """The buttons of a form; what is answered already, and calls on their sheet, are smaller."""
    small = (here.face._pills, here.face.auction_sheet)
    return [
        one
        for one in here.buttons()
        if here.face.isAncestorOf(one) and not any(part.isAncestorOf(one) for part in small)
    ]


def name_of(widget: QWidget) -> str:
    """What a screen reader calls a control."""
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(QAccessible.Text.Name)


# Slips: a tap or a key too many.


def test_the_second_of_two_quick_taps_on_score_enters_nothing(four: BridgePage) -> None:
    four.type("3429")
    four.double_tap("Score deal 1")
    assert len(four.match.deals) == 1
    assert four.stage is Stage.CONTRACT and four.deal == AuctionDeal(), "what came instead is not pressed"


def test_the_second_of_two_quick_taps_on_an_answer_answers_nothing_else(four: BridgePage) -> None:
    four.double_tap("4 hearts")
    assert four.stage is Stage.DECLARER


def test_enter_held_down_does_nothing_more(four: BridgePage) -> None:
    four.tap("Call by call")
    four.type("1c")
    for _ in range(20):
        press(four.keyboard(), Qt.Key.Key_Return, held_down=True)
    assert four.deal.auction == ("1C",)
    four.type(3 * ENTER)
    for _ in range(20):
        press(four.keyboard(), Qt.Key.Key_Return, held_down=True)
    assert four.stage is Stage.RESULT


def test_enter_pressed_once_too_often_after_a_deal_passes_for_nobody(four: BridgePage) -> None:
    four.tap("Call by call")
    four.type("1c" + 3 * ENTER + ENTER + ENTER)
    assert len(four.match.deals) == 1
    four.type(2 * ENTER)
    assert four.match.draft == AuctionDeal()
    assert four.hint == "Type the level and the strain, or P to pass."
    four.type("p" + ENTER)
    assert four.deal.auction == ("P", "P")


def test_enter_with_half_a_call_typed_passes_for_nobody(four: BridgePage) -> None:
    four.tap("Call by call")
    four.type("1c2")
    assert four.question == "2 of what?"
    four.type(ENTER)
    assert four.deal.auction == ("1C",)
    four.type("h")
    assert four.deal.auction == ("1C", "2H")


def test_backspace_first_takes_back_what_is_half_typed(four: BridgePage) -> None:
    four.type(f"342+{BACK}9")
    assert four.deal.tricks == 9
    four.type(ENTER)
    four.tap("Call by call")
    four.type(f"1{BACK}2c3{BACK}")
    assert four.deal.auction == ("2C",)
    assert four.question.startswith("What does ")


def test_an_answer_that_was_there_already_is_no_step_to_undo(four: BridgePage) -> None:
    four.type("3429")
    four.type("0")
    assert four.undo_words == "Undo the tricks"


def test_a_double_taken_back_is_as_if_nobody_had_said_it(four: BridgePage) -> None:
    four.type("34xxx")
    assert four.deal.doubling is None
    four.type("2")
    four.type(BACK)
    four.type(BACK)
    assert four.stage is Stage.CONTRACT, "Backspace takes nothing back that is not seen"


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ("9", "There is no such bid"),
        ("345", "Whoever plays the contract must be one of the seats"),
        ("340", "Whoever plays the contract must be one of the seats"),
        ("342+9", "There are 0 to 13 tricks to win"),
    ],
)
def test_a_key_that_is_refused_says_why_and_the_question_stays(four: BridgePage, keys: str, why: str) -> None:
    four.type(keys[:-1])
    stage = four.stage
    four.type(keys[-1])
    assert four.note == why
    assert four.stage is stage


# Both ways of entering, and back.


@pytest.mark.parametrize("match", [auction_table(), bridgette_table()], ids=["auction", "bridgette"])
def test_backspace_goes_to_the_very_beginning_whatever_was_entered(qtbot: QtBot, match: Match) -> None:
    here = BridgePage(qtbot, match)
    begun = here.question
    for way in ("34x29", "p", "1cxp", "pp"):
        if way in ("1cxp", "pp"):
            if here.stage is Stage.FIRST:
                here.type(ENTER)
            if here.buttons("Call by call"):
                here.tap("Call by call")
        here.type(way)
        for _ in range(10):
            here.type(BACK)
        assert here.match.draft == here.match.game.blank(here.match.setup)
        if way in ("34x29", "p"):
            assert here.question == begun


def test_the_two_ways_lead_to_each_other_while_no_bid_is_made(four: BridgePage) -> None:
    four.tap("Call by call")
    assert four.stage is Stage.AUCTION
    four.tap("Contract only")
    assert four.stage is Stage.CONTRACT
    four.type("3")
    assert not four.buttons("Call by call")


def test_a_contract_is_entered_anew_and_what_is_known_of_the_play_stays(four: BridgePage) -> None:
    four.type("34x210")
    four.reopen("3♠")
    assert four.stage is Stage.CONTRACT
    assert four.answers == ["doubled", "by Bram", "10 tricks"]
    four.tap_bid(4, Strain.HEARTS)
    assert four.stage is Stage.ALL_IN
    assert (four.deal.level, four.deal.strain, four.deal.declarer, four.deal.tricks) == (
        4,
        Strain.HEARTS,
        1,
        10,
    )
    assert four.undo_words == "Undo the contract"


def test_a_contract_that_was_none_after_all_is_passed_out_in_one_step(four: BridgePage) -> None:
    four.type("34x210+3")
    four.reopen("3♠")
    four.tap("Passed out")
    assert four.deal == AuctionDeal(passed_out=True)
    four.type(BACK)
    assert four.deal == AuctionDeal()


def test_going_over_to_calls_drops_what_is_known_of_the_play(four: BridgePage) -> None:
    four.type("3429")
    four.reopen("3♠")
    four.tap("Call by call")
    assert four.deal == AuctionDeal()
    assert four.stage is Stage.AUCTION


def test_dealing_again_clears_the_form_and_can_be_undone(four: BridgePage) -> None:
    four.type("34x2")
    four.page.deal_again()
    assert four.stage is Stage.CONTRACT and four.answers == []
    assert four.undo_words == "Undo dealing again"
    four.page.undo()
    assert four.stage is Stage.RESULT


@pytest.mark.parametrize(("keys", "to_come"), [("3", "Contract, player, tricks"), ("34", "Player, tricks")])
def test_the_button_says_what_is_still_to_come(four: BridgePage, keys: str, to_come: str) -> None:
    four.page.resize(1280, 800)
    four.type(keys)
    accept = four.face._foot.accept
    assert (accept.text(), accept.isEnabled()) == (to_come, False)


def test_an_open_answer_can_be_tapped_and_typed_anew(four: BridgePage) -> None:
    four.type("34x210")
    four.reopen("by Bram")
    assert four.stage is Stage.DECLARER
    four.type("4")
    four.reopen("10: +1")
    four.type("9")
    four.reopen("doubled")
    assert four.deal == AuctionDeal(
        level=3, strain=Strain.SPADES, declarer=3, tricks=9, doubling=Doubling.REDOUBLED
    )


# Deals that break a rule, out of a record or by other house rules.


def with_open(deal: AuctionDeal, **options: Any) -> Match:
    return replace(auction_table(**options), open_deal=deal)


H4: dict[str, Any] = {"level": 4, "strain": Strain.HEARTS, "declarer": 0}
FAULTY = {
    "an illegal call": AuctionDeal(auction=("1C", "1C", "P", "P", "P")),
    "no call": AuctionDeal(auction=("1C", "banana")),
    "an illegal first call": AuctionDeal(auction=("X",), tricks=5),
    "a call after the end": AuctionDeal(auction=("1C", "P", "P", "P", "2C"), tricks=7),
    "an auction that is not over": AuctionDeal(auction=("1C", "P"), tricks=7),
    "a contract beside another auction": AuctionDeal(**H4, auction=("1C", "P", "P", "P"), tricks=7),
    "a level without a strain": AuctionDeal(level=3, tricks=9),
    "a strain without a level": AuctionDeal(strain=Strain.HEARTS, declarer=1),
    "tricks without a contract": AuctionDeal(tricks=9),
    "a level that is none": AuctionDeal(level=9, strain=Strain.HEARTS, declarer=0, tricks=9),
    "nullo where it is not played": AuctionDeal(level=3, strain=Strain.NULLO, declarer=0, tricks=2),
    "nobody's seat": AuctionDeal(level=3, strain=Strain.HEARTS, declarer=7, tricks=9),
    "too many tricks": AuctionDeal(**H4, tricks=14),
    "impossible honours": AuctionDeal(
        level=3,
        strain=Strain.NO_TRUMP,
        declarer=0,
        tricks=9,
        honours=Honours(by=HeldBy.DECLARER, count=5),
    ),
    "honours behind an illegal call": AuctionDeal(
        auction=("P", "X"), honours=Honours(by=HeldBy.DECLARER, count=3)
    ),
    "impossible honours behind an illegal call": AuctionDeal(
        auction=("1N", "P", "P", "P", "P"), honours=Honours(by=HeldBy.DECLARER, count=5)
    ),
    "passed out with a contract": AuctionDeal(**H4, tricks=9, passed_out=True),
    "passed out with bids": AuctionDeal(auction=("1C", "P", "P", "P"), passed_out=True),
    "passed out while calls are made": AuctionDeal(auction=("P", "P"), passed_out=True),
    "passed out twice over": AuctionDeal(auction=("P",) * 5, tricks=3),
    "honours of nothing": AuctionDeal(honours=Honours(by=HeldBy.DEFENDERS, count=9)),
}
TO_GO_ON = {
    Stage.CONTRACT: "44",
    Stage.AUCTION: "7n",
    Stage.DECLARER: "2",
    Stage.RESULT: "9",
    Stage.ALL_IN: ENTER,
    Stage.PASSED_OUT: ENTER,
}


def go_on(here: BridgePage) -> None:
    """Answer the open question by keys in some way."""
    auction = here.face.so_far.auction
    if here.stage is Stage.AUCTION and auction.bid is not None:
        here.type(ENTER)
    elif here.stage is Stage.CONTRACT:
        deal = here.face.so_far.deal
        here.type(("" if deal.level is not None else "4") + ("" if deal.strain is not None else "4"))
        if here.face.so_far.deal.strain is None:
            here.type("4")
    else:
        here.type(TO_GO_ON[here.stage])


def tap_on(here: BridgePage) -> None:
    """Answer the open question by mouse in some way."""
    face, auction = here.face, here.face.so_far.auction
    match here.stage:
        case Stage.CONTRACT:
            here.tap_bid(4, Strain.SPADES)
        case Stage.AUCTION:
            here.tap_call("7N" if auction.bid is None else "P", auction.bidding)
        case Stage.DECLARER:
            here.tap_tile(face.declarer, 1)
        case Stage.RESULT:
            here.tap_tile(face.result, 9)
        case _:
            QTest.mouseClick(face._foot.accept, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("step", [go_on, tap_on], ids=["by keys", "by mouse"])
@pytest.mark.parametrize("name", FAULTY)
def test_an_open_deal_that_breaks_a_rule_is_explained_and_can_be_mended(
    qtbot: QtBot, name: str, step: Callable[[BridgePage], None]
) -> None:
    here = BridgePage(qtbot, with_open(FAULTY[name]))
    if here.match.draft_problems():
        assert here.note == str(problem_in_words(here.match.game.words, here.match.draft_problems()[0]))
    for _ in range(12):
        if here.match.deals:
            break
        step(here)
    assert len(here.match.deals) == 1
    assert not here.match.problems()


@pytest.mark.parametrize("name", FAULTY)
def test_backspace_leads_out_of_an_open_deal_that_breaks_a_rule(qtbot: QtBot, name: str) -> None:
    here = BridgePage(qtbot, with_open(FAULTY[name]))
    for _ in range(15):
        here.type(BACK)
    assert not here.match.draft_problems()
    assert here.stage in (Stage.CONTRACT, Stage.AUCTION)


def test_what_is_left_out_where_a_rule_is_broken_is_said_before(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, with_open(FAULTY["a contract beside another auction"]))
    assert here.accept == "Leave out what does not fit"
    assert here.hint == "Tap what is wrong, or press Enter to leave it out."
    here.type(ENTER)
    assert here.deal == AuctionDeal(auction=("1C", "P", "P", "P"), tricks=7)
    assert here.accept == "Score deal 1"


CALLS = st.lists(st.sampled_from(["P", "P", "P", "X", "XX", "1C", "1N", "2H", "7N", "8C", "?"]), max_size=8)
SOME_DEAL = st.builds(
    AuctionDeal,
    declarer=st.none() | st.integers(-1, 5),
    level=st.none() | st.integers(-1, 9),
    strain=st.none() | st.sampled_from(Strain),
    doubling=st.none() | st.sampled_from(Doubling),
    tricks=st.none() | st.integers(-1, 15),
    passed_out=st.booleans(),
    auction=st.none() | CALLS.map(tuple),
    honours=st.none()
    | st.builds(Honours, by=st.sampled_from(HeldBy), count=st.integers(2, 6), in_one_hand=st.integers(0, 6)),
)


@pytest.mark.parametrize("players", [3, 4])
def test_no_open_deal_whatever_it_holds_is_too_much_for_the_form(qtbot: QtBot, players: int) -> None:
    here = BridgePage(qtbot, auction_table(players=players))

    @settings(max_examples=15, suppress_health_check=list(HealthCheck))
    @given(SOME_DEAL)
    def tried(deal: AuctionDeal) -> None:
        match = replace(auction_table(players=players), open_deal=deal)
        here.open(match)
        for _ in range(16):
            if here.match.deals:
                break
            go_on(here)
        assert here.match.deals and not here.match.problems()

    tried()


def test_other_house_rules_in_mid_deal_ask_again_for_what_they_forbid(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, auction_table(nullo=True))
    here.type("352")
    assert here.deal.strain is Strain.NULLO
    here.controller.make(here.match.set_options(AuctionOptions()))
    assert here.stage is Stage.CONTRACT
    assert here.question == "3 of what?"
    assert here.note == "That is nothing that can be bid at this table"
    here.type("s")
    assert here.stage is Stage.RESULT
    assert here.deal.strain is Strain.SPADES


# Other languages, looks and sizes.


@pytest.mark.parametrize("language", ["nl", "it", "es"])
def test_letters_follow_the_language_also_in_mid_deal(
    qapp: QApplication, plain: None, four: BridgePage, language: str
) -> None:
    four.type("2")
    Translations(qapp).use(language)
    assert four.stage is Stage.CONTRACT
    for strain in Strain:
        letter = say(STRAINS[strain])[:1].lower()
        if strain is Strain.NULLO:
            continue
        four.page.deal_again()
        four.type(f"2{letter}")
        assert four.deal.strain is strain
    four.page.deal_again()
    QTest.mouseClick(four.face.other_way, Qt.MouseButton.LeftButton)
    four.type(f"1{say(STRAINS[Strain.CLUBS])[:1].lower()}2{say(STRAINS[Strain.SPADES])[:1].upper()}")
    assert four.deal.auction == ("1C", "2S")


@pytest.mark.parametrize("keys", ["", "3", "34x", "34x2", "34x21", "34x210", "34x210+3", "p"])
def test_another_language_leaves_the_question_as_it_is(
    qapp: QApplication, plain: None, four: BridgePage, keys: str
) -> None:
    four.type(keys)
    before = four.match, four.stage
    for language in ("nl", "it", "es", "en"):
        Translations(qapp).use(language)
        assert (four.match, four.stage) == before
    four.type(BACK)


LONG = ("Maximiliaan-Alexander van den Broek", "Wilhelmina Catharina de Jong", "Cato", "Daan")
SMALL_CASES = [*STAGES.values(), "1", "34x210+3", "calls", "calls1cx1dpp"]


SMALL, MEDIUM = (1024 - 96, 530), (1280 - 96, 730)


@pytest.mark.parametrize(("size", "scale"), [(SMALL, 1.0), (MEDIUM, 1.25), (SMALL, 2.0), (MEDIUM, 2.0)])
def test_question_and_buttons_stay_in_sight_in_a_small_window_with_large_letters(
    qtbot: QtBot, qapp: QApplication, plain: None, size: tuple[int, int], scale: float
) -> None:
    look.apply(qapp, look.Theme.DARK, scale)
    match = Match(auction_bridge.GAME, Setup(LONG, AuctionOptions(nullo=True)))
    here = BridgePage(qtbot, match)
    here.page.resize(*size)
    for keys in SMALL_CASES:
        here.open(match)
        if keys.startswith("calls"):
            here.tap("Call by call")
        here.type(keys.removeprefix("calls"))
        for _ in range(3):
            QApplication.processEvents()
        face = here.face
        assert in_sight(face._head.question)
        for button in (face._foot.accept, face._foot.back, face.passed_out, face.other_way):
            assert not button.isVisible() or in_sight(button), (keys, button.accessibleName())
        answers = face._most_wanted()
        assert answers is None or answers.visibleRegion().boundingRect().height() >= 44, (keys, answers)


def in_sight(widget: QWidget) -> bool:
    """Whether all of a widget is seen, and has the height that it needs."""
    needed = widget.heightForWidth(widget.width()) if isinstance(widget, QLabel) else 44
    return widget.visibleRegion().boundingRect() == widget.rect() and widget.height() >= needed


def test_in_a_low_window_what_is_refused_is_still_explained_in_sight(four: BridgePage) -> None:
    four.page.resize(900, 500)
    four.tap("Call by call")
    four.type("2c1d")
    QApplication.processEvents()
    note = four.face._note
    assert four.note == "A bid must be higher than the last one"
    assert note.visibleRegion().boundingRect().height() >= note.height() - 1


# Bridgette asks first.


def test_a_skipped_first_question_can_be_answered_later(two: BridgePage) -> None:
    two.type(ENTER)
    assert two.answers == ["up-card not noted"]
    two.type("34")
    two.reopen("up-card not noted")
    assert two.stage is Stage.FIRST
    two.tap_tile(two.face.upcard, Upcard.ACE)  # type: ignore[attr-defined]
    assert two.stage is Stage.DECLARER
    assert two.deal == BridgetteDeal(level=3, strain=Strain.SPADES, upcard=Upcard.ACE)
    two.reopen("Ace")
    assert two.stage is Stage.FIRST
    two.tap("On to the auction")
    assert two.stage is Stage.DECLARER


def test_backspace_comes_back_to_a_first_question_that_was_skipped(two: BridgePage) -> None:
    two.type(ENTER)
    assert two.stage is Stage.CONTRACT
    two.type(BACK)
    assert two.stage is Stage.FIRST
