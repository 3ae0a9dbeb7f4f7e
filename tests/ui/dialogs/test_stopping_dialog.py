"""Stopping at midnight: another day, here, or not at all."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.fields import Whole, option
from scorepad.core.game import Ask, put
from scorepad.core.match import Act, Change, Match
from scorepad.core.one_more import one_more_deal
from scorepad.core.table import Adjustment, Deal, Options, Setup
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions
from scorepad.ui.dialogs.stopping import StoppingDialog
from tests.core.test_carrying_on import PAIR_DEAL, PAIRS
from tests.ui.dialogs.asking import AT, click, now, opened, press, shown, tab_to, times, written
from tests.ui.evenings import played, table

MISSED = BoerenDeal(bids=(1, 1, 1, 0), tricks=(0, 0, 0, 1))


def level(*hands: int) -> Match:
    """Nobody has kept a bid in the first deal."""
    return table(options=BoerenOptions(hands=hands)).add(MISSED).after


def stopping(match: Match, window: QWidget) -> StoppingDialog:
    return opened(StoppingDialog(match, now, window))


def decisions(dialog: StoppingDialog) -> list[Change]:
    heard: list[Change] = []
    dialog.decided.connect(heard.append)
    return heard


def visible(dialog: StoppingDialog) -> list[bool]:
    buttons = (dialog.more_button, dialog.day_button, dialog.end_button, dialog.throw_button)
    return [button.isVisible() for button in buttons]


def test_it_offers_another_day_the_end_and_the_bin(window: QWidget) -> None:
    match = played(5)
    dialog = stopping(match, window)
    assert visible(dialog) == [False, True, True, True]
    assert dialog.end_button.text() == f"End here: Anna leads with {match.sheet.totals[0]}"
    assert dialog.day_button.hasFocus()


@pytest.mark.parametrize(
    ("match", "first"),
    [(played(5), "end"), (level(1, 1), "more"), (table(), "day")],
    ids=["led", "level", "without a deal"],
)
def test_enter_ends_a_match_that_is_to_end_where_it_can(window: QWidget, match: Match, first: str) -> None:
    dialog = opened(StoppingDialog(match, now, window, is_to_end=True))
    assert getattr(dialog, f"{first}_button").hasFocus()


def test_another_day_changes_nothing(window: QWidget) -> None:
    dialog = stopping(played(5), window)
    heard, another = decisions(dialog), times(dialog.another_day)
    press(Qt.Key.Key_Return)
    assert (len(another), heard) == (1, [])
    assert not dialog.isVisible()


def test_ending_here_closes_the_match_now(window: QWidget, tmp_path: Path) -> None:
    match = played(5)
    dialog = stopping(match, window)
    heard = decisions(dialog)
    click(dialog.end_button)
    assert heard == [match.close(AT)]
    assert written(tmp_path, heard[0]) == match.close(AT).after


def test_throwing_away_is_told_and_changes_nothing_itself(window: QWidget) -> None:
    dialog = stopping(played(5), window)
    heard, thrown = decisions(dialog), times(dialog.thrown_away)
    tab_to(dialog.throw_button)
    press(Qt.Key.Key_Space)
    assert (len(thrown), heard) == (1, [])


def test_with_no_finished_deal_there_is_nothing_to_win(window: QWidget) -> None:
    dialog = stopping(played(0), window)
    assert visible(dialog) == [False, True, False, True]
    assert "No deal is finished, so there is nobody to win it." in shown(dialog)


def test_escape_and_the_last_button_go_on_playing(window: QWidget) -> None:
    for leave in ("escape", "button"):
        dialog = stopping(played(5), window)
        heard = decisions(dialog)
        signals = (dialog.another_day, dialog.thrown_away, dialog.one_more)
        told = [times(signal) for signal in signals]
        if leave == "escape":
            press(Qt.Key.Key_Escape)
        else:
            click(dialog.cancel_button)
        assert not dialog.isVisible()
        assert (heard, told) == ([], [[], [], []])


def test_a_tie_break_that_decides_is_named(window: QWidget) -> None:
    options = BoerenOptions(hands=(1, 2, 1), base=10, per_trick=0, dealer_rule=False)
    match = table(options=options).add(BoerenDeal(bids=(1, 0, 1, 1), tricks=(1, 0, 0, 0))).after
    gift = (Adjustment(0, 10),)
    match = match.add(BoerenDeal(bids=(2, 0, 2, 2), tricks=(1, 0, 1, 0), adjustments=gift)).after
    # Anna and Bram have 20 each, and Anna's second ten are a gift.
    dialog = stopping(match, window)
    assert dialog.end_button.text() == "End here: Bram leads with 20"
    assert "more bids kept: 2 to 1" in shown(dialog)


def test_a_half_entered_deal_is_said_not_to_count(window: QWidget) -> None:
    match = played(5)
    match = match.drafted(put(match.draft, Ask("bids", 0), 1)).after
    assert "The deal being entered does not count." in shown(stopping(match, window))
    assert "does not count" not in shown(stopping(played(5), window))


def test_level_one_more_deal_is_offered_first(window: QWidget) -> None:
    dialog = stopping(level(1, 2, 1), window)
    heard, more = decisions(dialog), times(dialog.one_more)
    assert visible(dialog) == [True, True, True, True]
    assert dialog.windowTitle() == "Level: Anna, Bram, Cato and Daan, 0 each"
    assert dialog.more_button.hasFocus()
    press(Qt.Key.Key_Return)
    assert (len(more), heard) == (1, [])


def test_level_it_can_be_shared(window: QWidget) -> None:
    match = level(1, 2, 1)
    dialog = stopping(match, window)
    heard = decisions(dialog)
    assert dialog.end_button.text() == "Share it"
    assert "Anna, Bram, Cato and Daan share the win with 0." in shown(dialog)
    click(dialog.end_button)
    assert heard == [match.close(AT)]


def test_level_after_the_last_deal_one_more_is_added(window: QWidget, tmp_path: Path) -> None:
    match = level(1)
    dialog = stopping(match, window)
    heard, more = decisions(dialog), times(dialog.one_more)
    assert visible(dialog) == [True, False, True, False]
    assert "The match is over" in shown(dialog)
    click(dialog.more_button)
    assert len(more) == 1
    assert heard[0].act is Act.OPTIONS
    after = written(tmp_path, heard[0])
    assert (after.setup.options.hands, after.finished) == ((1, 1), False)


def test_a_match_that_is_over_level_can_be_left_so(window: QWidget) -> None:
    dialog = stopping(level(1), window)
    heard = decisions(dialog)
    click(dialog.end_button)
    assert heard == []
    assert not dialog.isVisible()


def test_a_match_that_was_stopped_goes_on_for_one_more(window: QWidget) -> None:
    early = level(1, 2, 1).close().after
    change = one_more_deal(early)
    assert change is not None
    assert (change.act, change.after.finished) == (Act.REOPEN, False)
    late = replace(level(1), closed=True)
    change = one_more_deal(late)
    assert change is not None
    assert (change.after.closed, change.after.finished) == (False, False)
    assert change.after.setup.options.hands == (1, 1)


def test_no_ladder_has_more_deals_than_a_record_can_hold() -> None:
    assert one_more_deal(replace(table(options=BoerenOptions(hands=(1,) * 60)), deals=(MISSED,) * 60)) is None


@dataclass(frozen=True, kw_only=True)
class Counted(Options):
    """House rules with a number of deals, as short games have."""

    deals: int = field(default=1, metadata=option(Whole(1, 2)))


class CountingDeals:
    """Over after as many deals as the house rules say."""

    def __init__(self, setup: Setup[Any]) -> None:
        self._left = getattr(setup.options, "deals", 1)

    @property
    def is_over(self) -> bool:
        return bool(self._left <= 0)

    def write(self, deal: Deal) -> None:
        self._left -= 1


@pytest.mark.parametrize(("options", "more"), [(Counted(), 2), (Counted(deals=2), None), (Options(), None)])
def test_games_without_hand_sizes_play_a_deal_more_where_their_rules_count_deals(
    options: Any, more: int | None
) -> None:
    short = replace(
        PAIRS,
        key="short",
        ladders={},
        check_setup=lambda setup: (),
        tally=CountingDeals,
        score=lambda setup, deals, closed: PAIRS.score(
            setup, deals, closed or len(deals) >= getattr(setup.options, "deals", 1)
        ),
    )
    match = Match(short, Setup(("Anna", "Bram", "Cato", "Daan"), options))
    change = one_more_deal(replace(match, deals=(PAIR_DEAL,) * getattr(options, "deals", 1)))
    assert (None if change is None else change.after.setup.options.deals) == more
