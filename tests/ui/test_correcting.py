"""Correcting, and why this number, on the match page: by keys, by mouse, and as it is read aloud."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTableView
from pytestqt.qtbot import QtBot

from scorepad.core.match import Act
from scorepad.core.table import Adjustment
from scorepad.games.boerenbridge.rules import BoerenDeal
from scorepad.ui.faces.boerenbridge.form import BoerenFace
from scorepad.ui.pages.deal_card import DealCard
from tests.ui.evenings import played, spoken
from tests.ui.test_match_page import Table


class Looked(Table):
    """A page on which somebody looks at the sheet."""

    @property
    def card(self) -> DealCard:
        return self.page.card

    def click_on(self, table: QTableView, row: int, column: int) -> None:
        model = table.model()
        spot = table.visualRect(model.index(row, column)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def press(self, text: str) -> None:
        found = [
            one
            for one in self.page.findChildren(QAbstractButton)
            if one.isVisible() and one.isEnabled() and one.text() == text
        ]
        assert len(found) == 1, (text, [one.text() for one in self.page.findChildren(QAbstractButton)])
        QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)

    @property
    def told(self) -> str:
        """What the form says would come of it."""
        face = self.page.correcting.face
        assert isinstance(face, BoerenFace)
        return face._note.text()


@pytest.fixture
def seven(qtbot: QtBot) -> Looked:
    return Looked(qtbot, played(7))


def test_a_click_on_a_number_tells_why_it_is_what_it_is(seven: Looked) -> None:
    seven.click_on(seven.page.sheet.deals, 2, 2)
    assert seven.card.isVisible()
    text = seven.card.text()
    assert text.startswith("Deal 3")
    deal = seven.match.deals[2]
    assert isinstance(deal, BoerenDeal)
    for seat, name in enumerate(seven.match.setup.players):
        assert f"{name}" in text
        assert f"bid {deal.bids[seat]} and took {deal.tricks[seat]}" in text


def test_the_card_names_the_players_in_the_order_in_which_they_bid(seven: Looked) -> None:
    seven.page.show_card(2)
    text = seven.card.text()
    order = seven.match.setup.clockwise_from(seven.match.setup.left_of(seven.match.sheet.rows[2].dealer))
    places = [text.index(f"\n{seven.match.setup.players[seat]} ") for seat in order]
    assert places == sorted(places)


def test_arrows_walk_over_the_sheet_and_down_into_the_totals(seven: Looked) -> None:
    deals = seven.page.sheet.deals
    deals.setFocus()
    deals.setCurrentIndex(deals.model().index(0, 0))
    QTest.keyClick(deals, Qt.Key.Key_Right)
    assert seven.card.isVisible() and seven.card.shown_deal == 0 and seven.card.shown_side == 0
    QTest.keyClick(deals, Qt.Key.Key_Down)
    assert seven.card.shown_deal == 1
    QTest.keyClick(deals, Qt.Key.Key_End)
    assert seven.card.shown_side == 3
    for _ in range(20):
        QTest.keyClick(deals, Qt.Key.Key_Down)
    assert seven.card.shown_deal is None
    assert seven.card.text().startswith(f"Daan: {seven.match.sheet.totals[3]}")
    QTest.keyClick(seven.page.sheet.totals, Qt.Key.Key_Left)
    assert seven.card.text().startswith("Cato: ")
    QTest.keyClick(seven.page.sheet.totals, Qt.Key.Key_Escape)
    assert not seven.card.isVisible()


def test_every_number_has_its_reason_for_a_screen_reader(seven: Looked) -> None:
    model = seven.page.sheet.deals.model()
    role = Qt.ItemDataRole.AccessibleDescriptionRole
    for row in range(7):
        for column in range(model.columnCount()):
            assert model.index(row, column).data(role)
    total = model.rowCount() - 1
    assert " = " in model.index(total, 1).data(role)
    assert "Anna: " in str(model.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole))


def test_a_tap_on_a_name_tells_what_the_place_rests_on(seven: Looked) -> None:
    header = seven.page.sheet.deals.horizontalHeader()
    x = header.sectionViewportPosition(1) + header.sectionSize(1) - 20
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, 10))
    assert seven.card.text().startswith("Anna: ")


def test_a_tap_on_deals_asks_who_did(qtbot: QtBot, seven: Looked) -> None:
    header = seven.page.sheet.deals.horizontalHeader()
    header.viewport().repaint()
    dealer = seven.match.dealer
    sign = header._signs[dealer].center().toPoint()  # type: ignore[attr-defined]
    with qtbot.waitSignal(seven.page.dealer_clicked):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=sign)


def test_typing_a_number_goes_back_to_entering(seven: Looked) -> None:
    seven.page.show_card(2)
    seven.keys("1")
    assert not seven.card.isVisible()
    assert 1 in seven.deal.bids


def test_digits_typed_while_the_sheet_has_the_keyboard_are_entered(seven: Looked) -> None:
    deals = seven.page.sheet.deals
    deals.setFocus()
    QTest.keyClicks(deals, "12")
    assert sorted(bid for bid in seven.deal.bids if bid is not None) == [1, 2]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_number_that_is_opened_again_can_be_typed_at_once(qtbot: QtBot, seven: Looked, by: str) -> None:
    seven.keys("123")
    qtbot.waitExposed(seven.page)
    seven.page.activateWindow()
    qtbot.waitUntil(seven.page.isActiveWindow)
    pill = next(
        one for one in seven.face.findChildren(QAbstractButton) if one.accessibleName().endswith("3: change")
    )
    qtbot.waitUntil(lambda: pill.height() > 0)
    if by == "mouse":
        QTest.mouseClick(pill, Qt.MouseButton.LeftButton)
    else:
        pill.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(pill, Qt.Key.Key_Space)
    focused = QApplication.focusWidget()
    assert focused is not None and (focused is seven.page or seven.page.isAncestorOf(focused))
    assert not isinstance(focused, QAbstractButton), "Enter would press it"
    QTest.keyClicks(focused, "5")
    assert sorted(bid for bid in seven.deal.bids if bid is not None) == [1, 2, 5]


def test_up_and_down_turn_from_card_to_card(seven: Looked) -> None:
    seven.page.show_card(2)
    QTest.keyClick(seven.card, Qt.Key.Key_Up)
    assert seven.card.shown_deal == 1
    QTest.mouseClick(seven.card.later, Qt.MouseButton.LeftButton)
    assert seven.card.shown_deal == 2
    QTest.keyClick(seven.card, Qt.Key.Key_Escape)
    assert not seven.card.isVisible()


def test_a_deal_is_corrected_in_place_by_keys_and_says_first_what_changes(seven: Looked) -> None:
    before = seven.match
    seven.page.actions_of_match["card"].trigger()
    assert seven.card.shown_deal == 6
    seven.page.actions_of_match["correct"].trigger()
    assert seven.page.correcting.isVisible()
    deal = before.deals[6]
    assert isinstance(deal, BoerenDeal)
    _, tricks = spoken(replace(before, deals=before.deals[:6]), deal)
    for _ in tricks:
        seven.key(Qt.Key.Key_Backspace)
    turned = [*tricks[1:], tricks[0]]
    seven.keys("".join(str(number) for number in turned))
    assert seven.match == before, "nothing is changed before it is accepted"
    assert "Deal 7:" in seven.told and "Totals:" in seven.told
    seven.key(Qt.Key.Key_Return)
    assert seven.match.deals[:6] == before.deals[:6]
    assert spoken(replace(before, deals=before.deals[:6]), seven.match.deals[6])[1] == turned  # type: ignore[arg-type]
    assert seven.page.head.undo_button.accessibleName() == "Undo correcting deal 7"
    seven.page.undo()
    assert seven.match == before


def test_a_deal_is_corrected_in_place_by_mouse(qtbot: QtBot, seven: Looked) -> None:
    before = seven.match
    seven.click_on(seven.page.sheet.deals, 3, 1)
    seven.press("Correct deal 4")
    face = seven.page.correcting.face
    assert face is not None
    first = next(one for one in face.findChildren(QAbstractButton) if "change" in one.accessibleName())
    qtbot.waitUntil(lambda: first.height() > 0)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert seven.page.correcting.correction is not None
    assert None in seven.page.correcting.correction.shown.draft.bids  # type: ignore[attr-defined]
    seven.press("Change nothing")
    assert seven.match == before
    assert not seven.page.correcting.isVisible() and not seven.card.isVisible(), "back to entering"


def test_escape_leaves_a_correction_and_changes_nothing(seven: Looked) -> None:
    before = seven.match
    seven.page.correct(1)
    seven.key(Qt.Key.Key_Backspace)
    seven.key(Qt.Key.Key_Escape)
    assert not seven.page.correcting.isVisible()
    assert seven.match == before
    assert seven.page.correcting.correction is None


def test_enter_on_a_deal_that_is_right_leaves_it_as_it_is(seven: Looked) -> None:
    before = seven.match
    seven.page.correct(1)
    seven.key(Qt.Key.Key_Return)
    assert not seven.page.correcting.isVisible()
    assert seven.match == before


def test_taking_out_a_deal_asks_for_those_that_would_not_fit(seven: Looked) -> None:
    before = seven.match
    seven.page.propose(before.remove(5))
    assert seven.match == before
    assert "becomes deal 6" in seven.page.correcting._heading.text()
    seven.press("Take deal 6 out")
    assert len(seven.match.deals) == 5
    assert seven.page.controller is not None
    change = seven.page.controller.timeline.to_undo
    assert change is not None and change.act is Act.REMOVE
    seven.page.undo()
    assert seven.match == before, "one step brings both deals back"


def test_a_finished_match_is_only_looked_at_until_correct_unlocks_it(qtbot: QtBot) -> None:
    here = Looked(qtbot, played(15))
    actions = here.page.actions_of_match
    assert here.page.is_locked
    assert not actions["undo"].isEnabled() and not actions["seats"].isEnabled()
    here.press("Look at the deals")
    assert not here.card.more.isEnabled()
    here.press("Correct…")
    assert not here.page.is_locked
    assert here.page.correcting.isVisible()
    here.key(Qt.Key.Key_Escape)
    here.page.show_card(3)
    assert actions["take_out"].isEnabled() and actions["seats"].isEnabled()


def test_points_given_by_the_table_stand_in_their_row(qtbot: QtBot) -> None:
    match = played(3)
    given = replace(match.deals[1], adjustments=(Adjustment(1, -50, "revoke"),))
    here = Looked(qtbot, match.replace(1, given).after)
    here.page.show_card(1, 1)
    assert "adjustment -50: revoke" in here.card.text()


def test_another_language_leaves_a_correction_and_a_card_where_they_are(seven: Looked) -> None:
    seven.page.correct(2)
    correction = seven.page.correcting.correction
    assert correction is not None
    assert correction.take_back()
    QApplication.sendEvent(seven.page, QEvent(QEvent.Type.LanguageChange))
    assert seven.page.correcting.correction is correction
    assert seven.page.correcting.isVisible()
    seven.page.show_card(2)
    QApplication.sendEvent(seven.page, QEvent(QEvent.Type.LanguageChange))
    assert seven.card.isVisible()
    assert seven.card.shown_deal == 2
