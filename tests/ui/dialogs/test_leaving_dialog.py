"""Someone leaves: the match stops, a substitute takes the seat, or the others play on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.carrying_on import substituted
from scorepad.core.game import Ask, put
from scorepad.core.match import Act, Match, Substitute
from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.ui.dialogs.leaving import STOP, SUBSTITUTE, WITHOUT, LeavingDialog
from tests.core.test_carrying_on import PAIR_DEAL, pair_match
from tests.ui.dialogs.asking import (
    AT,
    KNOWN,
    carried,
    click,
    decisions,
    now,
    opened,
    press,
    shown,
    tab_to,
    times,
    told,
    written,
)
from tests.ui.evenings import played


def leaving(match: Match, window: QWidget, seat: int | None = 1, way: str = "") -> LeavingDialog:
    dialog = opened(LeavingDialog(match, KNOWN, now, window))
    if seat is not None:
        click(dialog.players.name_button(seat))
    if way:
        click(dialog.ways.button(way))
    return dialog


def test_it_asks_who_leaves_and_what_then(window: QWidget) -> None:
    dialog = leaving(played(5), window, seat=None)
    assert dialog.why_not.text() == "Choose who leaves."
    click(dialog.players.name_button(1))
    assert dialog.why_not.text() == "Choose what happens then."
    assert not dialog.accept_button.isEnabled()


def test_stopping_says_who_wins(window: QWidget, tmp_path: Path) -> None:
    match = played(5)
    dialog = leaving(match, window, way=STOP)
    heard = decisions(dialog)
    assert f"Anna wins with {match.sheet.totals[0]}." in shown(dialog)
    assert "does not count" not in shown(dialog)
    click(dialog.accept_button)
    assert heard == [match.close(AT)]
    assert written(tmp_path, heard[0]).ended == AT


def test_stopping_says_that_a_half_entered_deal_does_not_count(window: QWidget) -> None:
    match = played(5)
    match = match.drafted(put(match.draft, Ask("bids", 0), 1)).after
    assert "The deal that is being entered does not count." in shown(leaving(match, window, way=STOP))


def test_stopping_before_the_first_deal_throws_the_match_away(window: QWidget) -> None:
    dialog = leaving(played(0), window, way=STOP)
    heard, thrown = decisions(dialog), times(dialog.thrown_away)
    assert "the match is thrown away" in shown(dialog)
    click(dialog.accept_button)
    assert (heard, len(thrown)) == ([], 1)


def test_a_substitute_takes_the_seat_from_the_next_deal_on(window: QWidget, tmp_path: Path) -> None:
    match = played(5)
    dialog = leaving(match, window, way=SUBSTITUTE)
    heard = decisions(dialog)
    assert dialog.name.hasFocus()
    press("Zus")
    assert "From deal 6 on Zus plays for Bram. The result stays with Bram." in shown(dialog)
    assert "No points change." in told(dialog)
    click(dialog.accept_button)
    assert heard == [substituted(match, 1, "Zus")]
    assert heard[0].act is Act.DETAILS
    assert written(tmp_path, heard[0]).substitutes == (Substitute(6, 1, "Zus"),)


def test_who_was_away_can_come_back(window: QWidget) -> None:
    match = substituted(played(3), 1, "Zus").after
    match = match.add(played(4).deals[3]).after
    dialog = leaving(match, window, way=SUBSTITUTE)
    assert dialog.players.name_button(1).text() == "Zus (for Bram)"
    dialog.name.setText("Bram")
    assert "From deal 5 on Bram plays again." in shown(dialog)
    assert dialog.accept_button.isEnabled()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "Write a name."),
        ("ANNA", "ANNA sits at this table already."),
        ("zus", "Nothing would change yet."),
        ("x" * 61, "A name has at most 60 letters."),
    ],
)
def test_a_substitute_that_cannot_be_is_refused(name: str, why: str, window: QWidget) -> None:
    dialog = leaving(substituted(played(3), 1, "Zus").after, window, way=SUBSTITUTE)
    dialog.name.setText(name)
    assert dialog.why_not.text() == why
    assert not dialog.accept_button.isEnabled()


def test_the_others_play_on_with_their_points(window: QWidget, tmp_path: Path) -> None:
    match = played(5)
    dialog = leaving(match, window, way=WITHOUT)
    heard, begun = decisions(dialog), carried(dialog)
    anna, _, cato, daan = match.sheet.totals
    text = shown(dialog)
    # Bram would have dealt.
    assert "A new match begins with Anna, Cato and Daan. Cato deals." in text
    assert f"They begin with Anna {anna} · Cato {cato} · Daan {daan}." in text
    assert "10 deals are left: 6–8–1." in text
    assert "only bids kept in the new match are counted" in text
    assert "counts in no table" in text
    assert "pack" not in text
    click(dialog.accept_button)
    assert heard == []
    [(change, new)] = begun
    assert (change.after.closed, change.after.counts, change.after.ended) == (True, False, AT)
    assert (new.setup.players, new.started) == (("Anna", "Cato", "Daan"), AT)
    assert {one.note for one in new.draft.adjustments} == {"carried over"}
    assert not written(tmp_path, change).counts


def test_what_is_cut_dealt_again_or_not_there_is_said(window: QWidget) -> None:
    three = played(1, 3, BoerenOptions(hands=(2, 17, 5)))
    three = three.drafted(put(three.draft, Ask("bids", 1), 3)).after
    text = shown(leaving(three, window, way=WITHOUT))
    assert "2 deals are left: 13, 5." in text
    assert "no more than 13 cards for each of 2" in text
    assert "dealt again" in text
    nothing = shown(leaving(played(0), window, way=WITHOUT))
    assert "Everybody begins with 0." in nothing
    assert "level" not in nothing


def test_two_cannot_become_one(window: QWidget) -> None:
    dialog = leaving(played(3, 2), window)
    assert not dialog.ways.button(WITHOUT).isEnabled()
    assert "Boerenbridge cannot be played on with one player fewer." in shown(dialog)
    click(dialog.ways.button(WITHOUT))
    assert dialog.ways.current is None


def test_pairs_cannot_lose_one(window: QWidget) -> None:
    dialog = leaving(pair_match(PAIR_DEAL), window)
    assert not dialog.ways.button(WITHOUT).isEnabled()


def test_without_a_deal_left_nobody_plays_on(window: QWidget) -> None:
    dialog = leaving(played(2, 4, BoerenOptions(hands=(1, 2))), window)
    assert not dialog.ways.button(WITHOUT).isEnabled()
    assert "No deal is left to play on with." in shown(dialog)


def test_keys_alone_are_enough(window: QWidget) -> None:
    dialog = leaving(played(5), window, seat=None)
    begun = carried(dialog)
    tab_to(dialog.players.name_button(3))
    press(Qt.Key.Key_Return)
    tab_to(dialog.ways.button(WITHOUT))
    press(Qt.Key.Key_Space)
    tab_to(dialog.accept_button)
    press(Qt.Key.Key_Return)
    assert begun[0][1].setup.players == ("Anna", "Bram", "Cato")


def test_another_way_after_playing_on_carries_nothing_on(window: QWidget) -> None:
    dialog = leaving(played(5), window, way=WITHOUT)
    heard, begun = decisions(dialog), carried(dialog)
    click(dialog.ways.button(STOP))
    click(dialog.accept_button)
    assert (len(heard), begun) == (1, [])
