"""Points for somebody on any deal, with the reason; and points taken off again."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.match import Act, Match
from scorepad.core.table import Adjustment
from scorepad.ui.dialogs.points import PointsDialog
from tests.core.test_carrying_on import PAIR_DEAL, pair_match
from tests.ui.dialogs.asking import click, decisions, opened, press, shown, tab_to, told, written
from tests.ui.evenings import played

GIVEN = (Adjustment(1, 10, "wrong count"), Adjustment(3, -10))


def given(match: Match, at: int, *adjustments: Adjustment) -> Match:
    return match.replace(at, replace(match.deals[at], adjustments=adjustments)).after


def test_points_are_given_on_the_deal_that_was_played_last(window: QWidget, tmp_path: Path) -> None:
    match = played(5)
    dialog = opened(PointsDialog(match, None, window))
    heard = decisions(dialog)
    assert dialog.deal.value() == 5
    click(dialog.sides.name_button(1))
    assert dialog.points.hasFocus()
    assert not dialog.accept_button.isEnabled()
    click(dialog.quick[-50])
    dialog.why.setText(" revoke ")
    before = match.sheet.totals[1]
    assert f"Bram {before} → {before - 50}" in told(dialog)
    click(dialog.accept_button)
    assert [(change.act, change.at) for change in heard] == [(Act.REPLACE, 4)]
    assert heard[0].after == given(match, 4, Adjustment(1, -50, "revoke"))
    assert written(tmp_path, heard[0]) == heard[0].after


def test_the_quick_numbers_add_up(window: QWidget) -> None:
    dialog = opened(PointsDialog(played(5), None, window))
    assert [button.text() for button in dialog.quick.values()] == ["−50", "−10", "+10"]
    for number in (-50, -10, -10, 10):
        click(dialog.quick[number])
    assert dialog.points.value() == -60


def test_keys_alone_are_enough(window: QWidget) -> None:
    dialog = opened(PointsDialog(played(5), None, window))
    heard = decisions(dialog)
    press(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Space, "-25", Qt.Key.Key_Tab)
    tab_to(dialog.why)
    press("exposed card", Qt.Key.Key_Return)
    assert heard[0].after.deals[4].adjustments == (Adjustment(2, -25, "exposed card"),)


def test_any_deal_can_be_chosen(window: QWidget) -> None:
    match = played(5)
    dialog = opened(PointsDialog(match, 1, window))
    heard = decisions(dialog)
    assert dialog.deal.value() == 2
    dialog.deal.setValue(3)
    click(dialog.sides.name_button(0))
    click(dialog.quick[10])
    click(dialog.accept_button)
    assert heard[0].after == given(match, 2, Adjustment(0, 10))


def test_on_the_deal_being_entered_they_count_when_it_is_finished(window: QWidget, tmp_path: Path) -> None:
    match = played(5)
    dialog = opened(PointsDialog(match, 5, window))
    heard = decisions(dialog)
    assert "the deal being entered" in shown(dialog)
    click(dialog.sides.name_button(0))
    click(dialog.quick[10])
    assert "as soon as the deal that is being entered is finished" in shown(dialog)
    click(dialog.accept_button)
    assert heard == [match.drafted(replace(match.draft, adjustments=(Adjustment(0, 10),)))]
    assert written(tmp_path, heard[0]) == heard[0].after


def test_before_the_first_deal_there_is_only_the_one_being_entered(window: QWidget) -> None:
    dialog = opened(PointsDialog(played(0), None, window))
    assert (dialog.deal.minimum(), dialog.deal.value(), dialog.deal.maximum()) == (1, 1, 1)
    assert "the deal being entered" in shown(dialog)


def test_a_match_that_is_over_has_only_its_deals(window: QWidget) -> None:
    dialog = opened(PointsDialog(played(15), None, window))
    assert (dialog.deal.value(), dialog.deal.maximum()) == (15, 15)
    assert "the deal being entered" not in shown(dialog)


def test_what_the_deal_has_already_can_be_taken_off(window: QWidget) -> None:
    match = given(played(5), 4, *GIVEN)
    dialog = opened(PointsDialog(match, None, window))
    heard = decisions(dialog)
    first, second = dialog.given
    assert (first.words.text(), second.words.text()) == ("+10 Bram: wrong count", "-10 Daan")
    click(first.button)
    assert first.words.text() == "+10 Bram: wrong count (taken off)"
    click(second.button)
    click(second.button)
    assert second.words.text() == "-10 Daan"
    click(dialog.accept_button)
    assert heard[0].after == given(match, 4, GIVEN[1])


def test_taken_off_and_given_in_one(window: QWidget) -> None:
    match = given(played(5), 4, *GIVEN)
    dialog = opened(PointsDialog(match, None, window))
    heard = decisions(dialog)
    click(dialog.given[1].button)
    click(dialog.sides.name_button(3))
    click(dialog.quick[-50])
    click(dialog.accept_button)
    assert heard[0].after.deals[4].adjustments == (GIVEN[0], Adjustment(3, -50))


def test_another_deal_shows_what_that_one_has(window: QWidget) -> None:
    dialog = opened(PointsDialog(given(played(5), 4, *GIVEN), None, window))
    click(dialog.given[0].button)
    assert "Already given" in shown(dialog)
    dialog.deal.setValue(4)
    assert dialog.given == []
    assert "Already given" not in shown(dialog)
    dialog.deal.setValue(5)
    assert dialog.given[0].words.text() == "+10 Bram: wrong count"


def test_an_open_deal_without_its_points_is_blank_again(window: QWidget) -> None:
    match = played(5)
    with_points = match.drafted(replace(match.draft, adjustments=GIVEN[:1])).after
    dialog = opened(PointsDialog(with_points, 5, window))
    heard = decisions(dialog)
    click(dialog.given[0].button)
    click(dialog.accept_button)
    assert heard[0].after == match


@pytest.mark.parametrize("answered", ["nothing", "side", "points", "why"])
def test_half_an_answer_is_none(answered: str, window: QWidget) -> None:
    dialog = opened(PointsDialog(given(played(5), 4, *GIVEN), None, window))
    if answered == "side":
        click(dialog.sides.name_button(0))
    elif answered == "points":
        click(dialog.quick[10])
    elif answered == "why":
        dialog.why.setText("revoke")
    if answered != "nothing":
        # Nor is what was begun lost by what is taken off beside it.
        click(dialog.given[0].button)
    assert dialog.why_not.text() == "Choose for whom, and how many points."
    assert not dialog.accept_button.isEnabled()


def test_pairs_get_points_together(window: QWidget) -> None:
    dialog = opened(PointsDialog(pair_match(PAIR_DEAL), 0, window))
    assert dialog.sides.name_button(0).accessibleName() == "Anna & Cato"
    assert dialog.sides.name_button(0).text() == "Anna && Cato"
