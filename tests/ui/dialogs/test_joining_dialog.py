"""Someone joins: with a seat and points of his own, or as a substitute."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.carrying_on import substituted
from scorepad.core.match import Match
from scorepad.core.table import Adjustment
from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.ui.dialogs.joining import LOWEST, NOUGHT, JoiningDialog
from tests.core.test_carrying_on import PAIR_DEAL, pair_match
from tests.ui.dialogs.asking import (
    AT,
    KNOWN,
    carried,
    click,
    decisions,
    drag,
    now,
    opened,
    press,
    shown,
    tab_to,
    tap,
    told,
)
from tests.ui.evenings import played


def joining(match: Match, window: QWidget, name: str = "") -> JoiningDialog:
    dialog = opened(JoiningDialog(match, KNOWN, now, window))
    if name:
        dialog.name.setText(name)
    return dialog


def begins_with(match: Match) -> dict[str, int]:
    given = {match.setup.players[one.side]: one.points for one in match.draft.adjustments}
    return {name: given.get(name, 0) for name in match.setup.players}


def test_a_newcomer_begins_with_the_lowest_total(window: QWidget) -> None:
    match = played(5)
    dialog = joining(match, window)
    begun, heard = carried(dialog), decisions(dialog)
    assert dialog.name.hasFocus()
    assert dialog.why_not.text() == "Write a name."
    press("Zus")
    lowest = min(match.sheet.totals)
    assert dialog.points.button(LOWEST).text() == f"the lowest total: {lowest}"
    assert f"Zus {lowest}." in shown(dialog)
    assert "A new match begins with Anna, Bram, Cato, Daan and Zus. Bram deals." in shown(dialog)
    click(dialog.accept_button)
    assert heard == []
    [(change, new)] = begun
    assert (change.after.closed, change.after.counts, new.started) == (True, False, AT)
    names = match.setup.players
    assert begins_with(new) == {**dict(zip(names, match.sheet.totals, strict=True)), "Zus": lowest}


def test_or_with_nothing(window: QWidget) -> None:
    dialog = joining(played(5), window, "Zus")
    begun = carried(dialog)
    click(dialog.points.button(NOUGHT))
    click(dialog.accept_button)
    assert begins_with(begun[0][1])["Zus"] == 0


def test_where_the_lowest_total_is_nothing_it_is_not_asked(window: QWidget) -> None:
    dialog = joining(played(0), window, "Zus")
    assert not dialog.points.isVisible()
    assert dialog.accept_button.isEnabled()


def test_the_lowest_total_may_be_below_nothing(window: QWidget) -> None:
    match = played(1)
    match = match.replace(0, replace(match.deals[0], adjustments=(Adjustment(2, -300),))).after
    dialog = joining(match, window, "Zus")
    begun = carried(dialog)
    click(dialog.accept_button)
    assert begins_with(begun[0][1])["Zus"] == min(match.sheet.totals) < 0


def test_the_newcomer_sits_where_the_table_is_tapped_or_is_dragged(window: QWidget) -> None:
    dialog = joining(played(5), window, "Zus")
    begun = carried(dialog)
    tap(dialog.table, 1)
    assert "Anna, Zus, Bram, Cato and Daan. Bram deals." in shown(dialog)
    assert dialog.table.accessibleName() == "Table, clockwise: Anna, Zus, Bram, Cato, Daan. Bram deals."
    drag(dialog.table, 1, 3)
    assert "Anna, Bram, Cato, Zus and Daan. Bram deals." in shown(dialog)
    drag(dialog.table, 0, 3)
    assert "Zus, Anna, Bram, Cato and Daan. Bram deals." in shown(dialog)
    # The others keep their order.
    drag(dialog.table, 1, 2)
    assert "Zus, Anna, Bram, Cato and Daan. Bram deals." in shown(dialog)
    click(dialog.accept_button)
    assert begun[0][1].setup.players == ("Zus", "Anna", "Bram", "Cato", "Daan")


def test_keys_alone_are_enough(window: QWidget) -> None:
    dialog = joining(played(5), window)
    begun = carried(dialog)
    press("Zus")
    tab_to(dialog.table.seats[0])
    press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    tab_to(dialog.points.button(NOUGHT))
    press(Qt.Key.Key_Space)
    tab_to(dialog.accept_button)
    press(Qt.Key.Key_Return)
    new = begun[0][1]
    assert new.setup.players == ("Anna", "Bram", "Zus", "Cato", "Daan")
    assert begins_with(new)["Zus"] == 0


def test_hands_that_the_pack_cannot_serve_any_more_are_cut_and_it_is_said(window: QWidget) -> None:
    dialog = joining(played(1, 3, BoerenOptions(hands=(2, 17, 5))), window, "Zus")
    assert "2 deals are left: 13, 5." in shown(dialog)
    assert "no more than 13 cards for each of 4, so larger hands become 13" in shown(dialog)


def test_a_name_that_sits_here_is_refused(window: QWidget) -> None:
    dialog = joining(substituted(played(5), 1, "Eefje").after, window)
    for name in ("cato", "eefje", "bram"):
        dialog.name.setText(name)
        assert dialog.why_not.text() == f"{name} sits at this table already."
        assert not dialog.accept_button.isEnabled()
    dialog.name.setText("Guus")
    assert dialog.accept_button.isEnabled()


def test_at_a_full_table_only_as_a_substitute(window: QWidget) -> None:
    match = played(3, 7)
    dialog = joining(match, window, "Zus")
    heard = decisions(dialog)
    assert "Boerenbridge is for at most 7 players." in shown(dialog)
    assert not dialog.table.isVisible()
    assert dialog.why_not.text() == "Choose whose seat it is."
    click(dialog.players.name_button(4))
    assert "From deal 4 on Zus plays for Eefje. The result stays with Eefje." in shown(dialog)
    assert "No points change." in told(dialog)
    click(dialog.accept_button)
    assert heard == [substituted(match, 4, "Zus")]


def test_in_a_game_of_pairs_only_as_a_substitute(window: QWidget) -> None:
    match = pair_match(PAIR_DEAL)
    dialog = joining(match, window, "Zus")
    heard = decisions(dialog)
    assert "nobody can join a match that is running" in shown(dialog)
    click(dialog.players.name_button(0))
    click(dialog.accept_button)
    assert heard == [substituted(match, 0, "Zus")]


def test_after_the_last_deal_only_in_the_next_match(window: QWidget) -> None:
    for over in (played(2, 4, BoerenOptions(hands=(1, 2))), played(2).close().after):
        dialog = joining(over, window, "Zus")
        assert "No deal is left: play in the next match." in shown(dialog)
        assert not dialog.name.isVisible()
        assert not dialog.accept_button.isEnabled()


def test_the_lowest_total_counts_what_was_carried_over_and_is_in_no_deal_yet(window: QWidget) -> None:
    match = played(3)
    given = tuple(Adjustment(side, 30 + side, "carried over") for side in range(4))
    match = match.drafted(replace(match.game.blank(match.setup), adjustments=given)).after
    match = replace(match, deals=())
    assert joining(match, window, "Zus").points.button(LOWEST).text() == "the lowest total: 30"
