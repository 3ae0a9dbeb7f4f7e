"""Shorten the ladder: only deals that are not played yet change."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.game import Ask, put
from scorepad.core.match import Match
from scorepad.games.boerenbridge.rules import BoerenOptions, up_and_down
from scorepad.ui.dialogs.ladder import LadderDialog
from tests.ui.dialogs.asking import click, decisions, opened, press, shown, tab_to, told, written
from tests.ui.evenings import played

PLAYED = (1, 2, 3, 4, 5)


def begun(deals: int) -> Match:
    """A match with a bid in the next deal."""
    match = played(deals)
    return match.drafted(put(match.draft, Ask("bids", 0), 1)).after


def hands(match: Match) -> object:
    return match.setup.options.hands


def test_so_many_deals_more(window: QWidget, tmp_path: Path) -> None:
    dialog = opened(LadderDialog(played(5), window))
    heard = decisions(dialog)
    assert "Played: 1–5" in shown(dialog)
    assert dialog.count.value() == 10
    assert dialog.why_not.text() == "Nothing would change yet."
    dialog.count.setValue(3)
    assert dialog.sizes.text() == "6–8"
    assert "8 deals in all: 1–8" in shown(dialog)
    assert "No points change." in told(dialog)
    click(dialog.accept_button)
    assert [hands(change.after) for change in heard] == [(*PLAYED, 6, 7, 8)]
    assert written(tmp_path, heard[0]) == heard[0].after


def test_more_deals_than_agreed_repeat_the_last(window: QWidget) -> None:
    dialog = opened(LadderDialog(played(14), window))
    heard = decisions(dialog)
    dialog.count.setValue(3)
    click(dialog.accept_button)
    assert hands(heard[0].after) == (*up_and_down(8), 1, 1)


def test_stop_at_the_next_one_card_deal(window: QWidget) -> None:
    match = played(2, options=BoerenOptions(hands=(1, 2, 3, 1, 4, 5, 1)))
    dialog = opened(LadderDialog(match, window))
    heard = decisions(dialog)
    click(dialog.to_one_button)
    click(dialog.accept_button)
    assert hands(heard[0].after) == (1, 2, 3, 1)
    # In the standard ladder the next one-card deal is the last anyway.
    assert not opened(LadderDialog(played(5), window)).to_one_button.isEnabled()


def test_go_down_from_here(window: QWidget) -> None:
    dialog = opened(LadderDialog(played(5), window))
    heard = decisions(dialog)
    click(dialog.down_button)
    click(dialog.accept_button)
    assert hands(heard[0].after) == (*PLAYED, 6, 5, 4, 3, 2, 1)
    assert not opened(LadderDialog(played(8), window)).down_button.isEnabled()


def test_the_list_can_be_written_by_keys_alone(window: QWidget) -> None:
    dialog = opened(LadderDialog(played(5), window))
    heard = decisions(dialog)
    tab_to(dialog.sizes)
    dialog.sizes.selectAll()
    press("4 4 2-1")
    assert dialog.count.value() == 4
    press(Qt.Key.Key_Return)
    assert hands(heard[0].after) == (*PLAYED, 4, 4, 2, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Write the hand sizes"),
        ("3 x", "“x” is no hand size"),
        ("1-60", "A match has at most 60 deals."),
        ("3 14", "14 cards each is too many for this pack: 13 is the most."),
    ],
)
def test_what_cannot_be_dealt_is_refused_and_says_why(text: str, why: str, window: QWidget) -> None:
    dialog = opened(LadderDialog(played(5), window))
    dialog.sizes.setText(text)
    assert why in shown(dialog)
    assert why in dialog.sizes.accessibleDescription()
    assert not dialog.accept_button.isEnabled()
    dialog.sizes.setText("3")
    assert dialog.sizes.accessibleDescription() == ""
    assert dialog.accept_button.isEnabled()


def test_a_deal_that_is_being_entered_stays(window: QWidget) -> None:
    dialog = opened(LadderDialog(begun(5), window))
    heard = decisions(dialog)
    assert "Played or begun: 1–6" in shown(dialog)
    dialog.count.setValue(0)
    assert dialog.sizes.text() == ""
    click(dialog.accept_button)
    assert hands(heard[0].after) == (*PLAYED, 6)
    assert not heard[0].after.finished


def test_where_nothing_is_entered_one_deal_is_still_to_come(window: QWidget) -> None:
    dialog = opened(LadderDialog(played(5), window))
    assert dialog.count.minimum() == 1
    carried = replace(played(0), open_deal=replace(played(0).draft, note="carried over"))
    assert opened(LadderDialog(carried, window)).count.minimum() == 1


def test_before_the_first_deal_everything_can_change(window: QWidget) -> None:
    dialog = opened(LadderDialog(played(0), window))
    heard = decisions(dialog)
    assert "Nothing is played yet." in shown(dialog)
    dialog.sizes.setText("7 7 7")
    click(dialog.accept_button)
    assert hands(heard[0].after) == (7, 7, 7)


def test_a_ladder_that_is_played_out_can_go_on(window: QWidget) -> None:
    dialog = opened(LadderDialog(played(2, options=BoerenOptions(hands=(1, 2))), window))
    heard = decisions(dialog)
    assert not dialog.accept_button.isEnabled()
    dialog.sizes.setText("3")
    assert "The match is not over any more and goes on." in told(dialog)
    click(dialog.accept_button)
    assert hands(heard[0].after) == (1, 2, 3)
