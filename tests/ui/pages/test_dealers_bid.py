import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.games.boerenbridge.rules import (
    BoerenDeal,
    BoerenOptions,
    Deck,
    fitting_bid,
    forbidden_bid,
    hands,
)
from scorepad.ui.pages.dealers_bid import DealersBidDialog
from tests.ui.evenings import NAMES, played, table
from tests.ui.pads import MADE, pad


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1024, 600)
    made.show()
    return made


def asked(qtbot: QtBot, window: QWidget, match: Match | None = None) -> DealersBidDialog:
    dialog = DealersBidDialog(window)
    dialog.show_for(match)
    with qtbot.waitActive(dialog):
        dialog.open()
    return dialog


@pytest.fixture
def dialog(qtbot: QtBot, window: QWidget) -> DealersBidDialog:
    return asked(qtbot, window)


def type_in(dialog: DealersBidDialog, keys: str) -> None:
    """Type as a person does: into whatever has the keyboard."""
    for key in keys:
        focused = dialog.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, key)


def drafted(match: Match, bids: tuple[int | None, ...]) -> Match:
    blank = (None,) * match.setup.seats
    return match.drafted(BoerenDeal(bids=bids, tricks=blank)).after


# Without a match.


def test_it_is_about_boerenbridge_whatever_is_on_the_table(qtbot: QtBot, window: QWidget) -> None:
    dialog = asked(qtbot, window, pad(MADE))
    assert (dialog.hand, dialog.players.value()) == (5, 4)
    type_in(dialog, "201")
    assert dialog.answer.short.text() == "Not 2"
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert any(text.startswith("Boerenbridge · ") for text in said)
    assert not any("Anna" in text for text in said)


def test_digits_alone_give_the_answer(dialog: DealersBidDialog) -> None:
    assert (dialog.hand, dialog.players.value()) == (5, 4)
    assert dialog.answer.short.text() == "3 bids to go"
    type_in(dialog, "2")
    assert dialog.answer.short.text() == "2 bids to go"
    type_in(dialog, "0")
    assert dialog.answer.short.text() == "1 bid to go"
    type_in(dialog, "1")
    assert dialog.answer.short.text() == "Not 2"
    assert dialog.answer.why.text() == (
        "2 + 0 + 1 so far, and 2 more would make 5, the number of tricks (boerenregel)."
    )


def test_the_numbers_that_are_left_can_be_seen(dialog: DealersBidDialog) -> None:
    type_in(dialog, "201")
    assert dialog.numbers.values() == (0, 1, 3, 4, 5)
    struck = dialog.numbers.button(2).choice
    assert struck.struck
    assert "would make 5" in struck.reason


def test_a_dealer_who_is_free_is_told_why(dialog: DealersBidDialog) -> None:
    type_in(dialog, "312")
    assert dialog.answer.short.text() == "Free"
    assert dialog.answer.why.text() == (
        "3 + 1 + 2 is already more than 5 tricks, so the dealer may bid anything."
    )
    assert dialog.numbers.values() == (0, 1, 2, 3, 4, 5)


def test_taps_alone_give_the_answer_too(dialog: DealersBidDialog) -> None:
    for bid in (2, 0, 1):
        QTest.mouseClick(dialog.numbers.button(bid), Qt.MouseButton.LeftButton)
    assert dialog.answer.short.text() == "Not 2"


def test_with_one_card_only_one_number_may_be_left(dialog: DealersBidDialog) -> None:
    dialog.cards.setValue(1)
    type_in(dialog, "010")
    assert dialog.answer.short.text() == "Not 0"
    assert dialog.answer.why.text().endswith("Only 1 is left.")


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("size", [1, 3, 7])
def test_the_answer_is_the_rules(dialog: DealersBidDialog, players: int, size: int) -> None:
    dialog.players.setValue(players)
    dialog.cards.setValue(size)
    bids = [(2 * at) % (size + 1) for at in range(players - 1)]
    type_in(dialog, "".join(str(bid) for bid in bids))
    forbidden = fitting_bid(size, bids)
    assert dialog.answer.short.text() == ("Free" if forbidden is None else f"Not {forbidden}")
    assert dialog.spoken == (*bids, None)


def test_the_dealers_own_bid_is_judged(dialog: DealersBidDialog) -> None:
    type_in(dialog, "2012")
    assert dialog.spoken == (2, 0, 1, None)
    assert dialog.answer.short.text() == "Not 2"
    type_in(dialog, "3")
    assert dialog.spoken == (2, 0, 1, 3)
    assert dialog.numbers.filled() == 3
    assert dialog.answer.why.text().endswith("3 is fine.")
    type_in(dialog, "4")
    assert dialog.spoken == (2, 0, 1, 4)


def test_plus_adds_ten(dialog: DealersBidDialog) -> None:
    dialog.players.setValue(3)
    dialog.cards.setValue(13)
    type_in(dialog, "+01")
    assert dialog.spoken == (10, 1, None)
    assert dialog.answer.short.text() == "Not 2"


def test_a_bid_above_the_hand_is_refused_with_its_reason(dialog: DealersBidDialog) -> None:
    type_in(dialog, "6")
    assert dialog.spoken == (None,) * 4
    assert dialog.answer.why.text() == "A bid is a number from 0 to 5"
    type_in(dialog, "1")
    assert dialog.answer.why.text() == "What does the next player bid?"


def test_backspace_goes_back_as_far_as_there_are_bids(dialog: DealersBidDialog) -> None:
    type_in(dialog, "2013")
    for left in ((2, 0, 1, None), (2, 0, None, None), (2, None, None, None), (None,) * 4, (None,) * 4):
        focused = dialog.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Backspace)
        assert dialog.spoken == left


def test_a_bid_is_tapped_to_be_said_again(dialog: DealersBidDialog) -> None:
    type_in(dialog, "2013")
    QTest.mouseClick(dialog.bids[1].button, Qt.MouseButton.LeftButton)
    assert dialog.spoken == (2, None, 1, None)
    type_in(dialog, "1")
    assert dialog.spoken == (2, 1, 1, None)
    assert dialog.answer.short.text() == "Not 1"


def test_a_smaller_hand_forgets_what_it_cannot_hold(dialog: DealersBidDialog) -> None:
    type_in(dialog, "401")
    dialog.cards.setValue(3)
    assert dialog.spoken == (None, 0, 1, None)


def test_another_number_of_players_keeps_the_first_bids(dialog: DealersBidDialog) -> None:
    type_in(dialog, "2013")
    dialog.players.setValue(6)
    assert dialog.spoken == (2, 0, 1, None, None, None)
    dialog.players.setValue(3)
    assert dialog.spoken == (2, 0, None)
    assert [one.isVisible() for one in dialog.bids] == [True] * 3 + [False] * 4


def test_a_hand_is_no_larger_than_the_pack_allows(dialog: DealersBidDialog) -> None:
    dialog.cards.setValue(60)
    assert dialog.hand == 13
    dialog.players.setValue(7)
    assert dialog.hand == 7
    dialog.players.setValue(2)
    dialog.cards.setValue(60)
    assert dialog.hand == 13


def test_it_can_begin_again(dialog: DealersBidDialog) -> None:
    type_in(dialog, "201")
    QTest.mouseClick(dialog.again_button, Qt.MouseButton.LeftButton)
    assert dialog.spoken == (None,) * 4
    type_in(dialog, "1")
    assert dialog.spoken == (1, None, None, None)


# The keyboard.


def test_escape_closes_it(qtbot: QtBot, dialog: DealersBidDialog) -> None:
    type_in(dialog, "20")
    focused = dialog.focusWidget()
    assert focused is not None
    with qtbot.waitSignal(dialog.rejected, timeout=1000):
        QTest.keyClick(focused, Qt.Key.Key_Escape)


def test_enter_closes_it_when_all_is_said_and_not_before(qtbot: QtBot, dialog: DealersBidDialog) -> None:
    focused = dialog.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert dialog.isVisible()
    type_in(dialog, "201")
    with qtbot.waitSignal(dialog.accepted, timeout=1000):
        QTest.keyClick(focused, Qt.Key.Key_Return)


def test_enter_takes_the_number_that_the_arrows_stand_on(dialog: DealersBidDialog) -> None:
    dialog.numbers.button(0).setFocus()
    QTest.keyClick(dialog.numbers.button(0), Qt.Key.Key_Right)
    QTest.keyClick(dialog.numbers.button(1), Qt.Key.Key_Right)
    QTest.keyClick(dialog.numbers.button(2), Qt.Key.Key_Return)
    assert dialog.spoken[0] == 2


def test_digits_in_the_hand_size_are_the_hand_size(dialog: DealersBidDialog) -> None:
    dialog.cards.setFocus()
    dialog.cards.selectAll()
    QTest.keyClicks(dialog.cards, "8")
    assert dialog.hand == 8
    assert dialog.spoken == (None,) * 4
    QTest.keyClick(dialog.cards, Qt.Key.Key_Return)
    assert dialog.isVisible()
    type_in(dialog, "3")
    assert dialog.spoken[0] == 3


def test_tab_goes_through_everything(dialog: DealersBidDialog) -> None:
    type_in(dialog, "2")
    seen = []
    for _ in range(12):
        focused = dialog.focusWidget()
        assert focused is not None
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert {dialog.cards, dialog.players, dialog.bids[0].button, dialog.close_button} <= set(seen)
    assert any(dialog.numbers.isAncestorOf(one) for one in seen)


# With a match.


def test_a_match_brings_its_hand_its_players_and_their_bids(qtbot: QtBot, window: QWidget) -> None:
    match = played(4)
    seat = match.dealer
    order = match.setup.clockwise_from(match.setup.left_of(seat))
    bids: list[int | None] = [None] * 4
    bids[order[0]], bids[order[1]] = 3, 1
    dialog = asked(qtbot, window, drafted(match, tuple(bids)))
    assert (dialog.hand, dialog.players.value()) == (5, 4)
    assert dialog.spoken == (3, 1, None, None)
    assert [one.name.text() for one in dialog.bids[:4]] == [NAMES[seat] for seat in order]
    assert dialog.answer.why.text() == f"What does {NAMES[order[2]]} bid?"
    type_in(dialog, "0")
    assert dialog.answer.short.text() == "Not 1"


def test_a_match_is_asked_by_its_own_rules(qtbot: QtBot, window: QWidget) -> None:
    free = asked(qtbot, window, table(4, BoerenOptions(dealer_rule=False, hands=(5,))))
    type_in(free, "201")
    assert free.answer.short.text() == "Free"
    assert free.answer.why.text() == "At this table the dealer may always bid anything."
    later = asked(qtbot, window, table(4, BoerenOptions(dealer_rule_from=6, hands=(5, 6))))
    type_in(later, "201")
    assert later.answer.why.text() == "At this table the boerenregel holds only from 6 cards on."
    later.cards.setValue(6)
    assert later.answer.short.text() == "Not 3"


def test_a_pack_of_the_table_allows_its_hands(qtbot: QtBot, window: QWidget) -> None:
    dialog = asked(qtbot, window, table(3, BoerenOptions(deck=Deck.WIZARD, hands=tuple(range(1, 21)))))
    dialog.cards.setValue(60)
    assert dialog.hand == 20


def test_other_players_than_the_matchs_have_no_names(qtbot: QtBot, window: QWidget) -> None:
    dialog = asked(qtbot, window, table(4))
    dialog.players.setValue(5)
    assert [one.name.text() for one in dialog.bids[:5]] == ["Bid 1", "Bid 2", "Bid 3", "Bid 4", "Dealer"]
    dialog.players.setValue(4)
    assert dialog.bids[0].name.text() == NAMES[1]


def test_a_finished_match_leaves_its_table_and_asks_anew(qtbot: QtBot, window: QWidget) -> None:
    match = played(15)
    assert match.finished
    dialog = asked(qtbot, window, match)
    assert (dialog.players.value(), dialog.hand) == (4, 5)
    assert dialog.spoken == (None,) * 4


def test_every_deal_of_an_evening_is_answered_as_the_rules_answer(qtbot: QtBot, window: QWidget) -> None:
    whole = played(15)
    dialog = asked(qtbot, window)
    for at, deal in enumerate(whole.deals):
        match = played(at)
        assert isinstance(deal, BoerenDeal)
        dialog.show_for(drafted(match, deal.bids))
        seat = match.dealer
        others = (*deal.bids[:seat], *deal.bids[seat + 1 :])
        forbidden = forbidden_bid(match.setup, hands(match.setup)[at], others)
        assert dialog.answer.short.text() == ("Free" if forbidden is None else f"Not {forbidden}")


# What is seen.


def test_the_dealer_is_told_to_screen_readers(dialog: DealersBidDialog) -> None:
    type_in(dialog, "201")
    assert dialog.bids[0].button.accessibleName() == "Bid 1, 2: change"
    assert dialog.bids[3].button.accessibleName() == "Dealer: Dealer"
    assert dialog.answer.accessibleName().startswith("Not 2: 2 + 0 + 1")


def test_more_numbers_make_it_higher_and_none_is_cut(
    qtbot: QtBot, window: QWidget, dialog: DealersBidDialog
) -> None:
    window.resize(1280, 900)
    before = dialog.height()
    dialog.players.setValue(2)
    dialog.cards.setValue(13)
    qtbot.waitUntil(lambda: dialog.height() > before, timeout=1000)
    assert dialog.height() <= window.height()


def test_it_says_everything_anew_in_another_language(dialog: DealersBidDialog) -> None:
    dialog.close_button.setText("")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.close_button.text() == "Close"
