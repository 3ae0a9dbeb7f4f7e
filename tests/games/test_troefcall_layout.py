"""The Troefcall sheet: a row per deal, what a pair did beside its points, and what is still to go."""

from typing import Any

import pytest

from scorepad.core.grid import Cell, GridRow, Mark, RowRole
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import troefcall
from scorepad.games.troefcall.rules import Format, Outcome, TroefDeal, TroefOptions, Trump


def did(side: int, outcome: Outcome, **more: Any) -> TroefDeal:
    return TroefDeal(side=side, outcome=outcome, **more)


MAJORITY = did(0, Outcome.MAJORITY, tricks=(8, 5))
KAP = did(1, Outcome.KAP)
FAILED = did(1, Outcome.FAILED, tricks=(3, 10))


def match(*deals: TroefDeal, draft: TroefDeal | None = None, closed: bool = False, **options: Any) -> Match:
    setup = Setup(("Anna", "Bram", "Cato", "Daan"), TroefOptions(**options))
    return Match(troefcall.GAME, setup, deals, open_deal=draft, closed=closed)


def said(cell: Cell) -> str:
    return " ".join(part for part in (str(cell.small), str(cell.figure)) if part)


def row(one: Match, at: int) -> GridRow:
    return one.grid.rows[at]


def roles(one: Match) -> list[RowRole]:
    return [row.role for row in one.grid.rows]


def test_there_is_a_column_a_pair_beside_the_deals() -> None:
    assert [str(column.title) for column in match().grid.columns] == ["Deal", "Anna & Cato", "Bram & Daan"]
    assert [column.side for column in match().grid.columns] == [None, 0, 1]


def test_each_row_says_who_called() -> None:
    heads = [said(row.cells[0]) for row in match(MAJORITY, KAP).grid.rows]
    assert heads == ["Bram calls 1", "Cato calls 2", "Daan calls 3", "Total"]


def test_the_trump_that_was_noted_stands_with_its_caller() -> None:
    assert said(row(match(did(0, Outcome.KAP, trump=Trump.HEARTS)), 0).cells[0]) == "Bram calls ♥ 1"
    assert said(row(match(draft=TroefDeal(trump=Trump.CLUBS)), 0).cells[0]) == "Bram calls ♣ 1"


def test_whoever_really_dealt_has_the_caller_after_him_in_the_row() -> None:
    assert said(row(match(did(0, Outcome.KAP, dealer=3)), 0).cells[0]) == "Anna calls 1"
    assert said(row(match(MAJORITY, draft=TroefDeal(dealer=1)), 1).cells[0]) == "Cato calls 2"


def test_the_points_stand_under_the_pair_that_got_them_with_what_it_did() -> None:
    _, ours, theirs = row(match(MAJORITY), 0).cells
    assert (said(ours), said(theirs)) == ("most tricks (8–5) 2", "")
    assert (ours.deal, ours.side, theirs.deal, theirs.side) == (1, 0, 1, 1)
    assert [said(cell) for cell in row(match(KAP), 0).cells[1:]] == ["", "kap partij 5"]


def test_tricks_that_say_nothing_new_are_left_out() -> None:
    _, ours, _ = row(match(did(0, Outcome.BAUNIE, tricks=(13, 0))), 0).cells
    assert said(ours) == "baunie 15"


def test_a_failed_baunie_stands_with_nothing_where_it_failed_and_scores_under_the_others() -> None:
    _, ours, theirs = row(match(FAILED), 0).cells
    assert (said(ours), said(theirs)) == ("2", "baunie failed (10–3) 0")


@pytest.mark.parametrize("outcome", Outcome)
def test_only_a_kap_and_a_baunie_stand_out_and_only_under_the_pair_that_made_them(outcome: Outcome) -> None:
    _, ours, theirs = row(match(did(1, outcome)), 0).cells
    rare = outcome in (Outcome.KAP, Outcome.BAUNIE)
    assert (ours.mark, theirs.mark) == (Mark.NONE, Mark.STANDS_OUT if rare else Mark.NONE)


def test_a_deal_worth_nothing_is_written_as_such() -> None:
    _, ours, theirs = row(match(did(0, Outcome.STOPPED), stopped=0), 0).cells
    assert (said(ours), said(theirs)) == ("stopped after seven 0", "")


def test_points_that_the_table_gave_are_marked() -> None:
    fined = did(0, Outcome.KAP, adjustments=(Adjustment(1, -50),))
    _, ours, theirs = row(match(fined), 0).cells
    assert (said(theirs), theirs.given, ours.given) == ("-50", True, False)
    draft = TroefDeal(adjustments=(Adjustment(0, 20),))
    assert [cell.given for cell in row(match(draft=draft), 0).cells] == [False, True, False]


def test_the_current_row_says_what_is_known() -> None:
    def known(**fields: Any) -> list[str]:
        return [said(cell) for cell in row(match(MAJORITY, draft=TroefDeal(**fields)), 1).cells[1:]]

    assert known() == ["", ""]
    assert known(side=1) == ["", ""]
    assert known(outcome=Outcome.KAP) == ["", ""]
    assert known(side=1, outcome=Outcome.MAJORITY) == ["", "most tricks"]
    assert known(side=1, outcome=Outcome.MAJORITY, tricks=(4, 9)) == ["", "most tricks (9–4)"]


def test_a_match_for_a_target_says_over_each_pair_what_is_to_go() -> None:
    def notes(one: Match) -> list[str]:
        return [str(column.note) for column in one.grid.columns]

    assert notes(match(KAP)) == ["", "20 to go", "15 to go"]
    assert notes(match(KAP, target=5)) == ["", "", ""]
    assert notes(match(KAP, format=Format.TIMED)) == ["", "", ""]


def test_deals_that_are_agreed_have_a_row_from_the_start() -> None:
    one = match(KAP, format=Format.DEALS, deals=4)
    assert roles(one) == [RowRole.PLAYED, RowRole.CURRENT, *[RowRole.TO_COME] * 2, RowRole.TOTAL]
    assert [row.deal for row in one.grid.rows] == [1, 2, 3, 4, None]
    assert [said(cell) for cell in row(one, 3).cells] == ["4", "", ""]


@pytest.mark.parametrize("form", [Format.TARGET, Format.TIMED])
def test_where_no_number_is_agreed_there_is_only_the_next_row(form: Format) -> None:
    assert roles(match(KAP, format=form)) == [RowRole.PLAYED, RowRole.CURRENT, RowRole.TOTAL]


def test_a_match_that_is_over_leaves_no_empty_rows_behind() -> None:
    assert roles(match(KAP, target=5)) == [RowRole.PLAYED, RowRole.TOTAL]
    assert roles(match(KAP, format=Format.DEALS, closed=True)) == [RowRole.PLAYED, RowRole.TOTAL]


def test_the_totals_stand_at_the_foot() -> None:
    foot = match(MAJORITY, KAP, FAILED).grid.rows[-1]
    assert [said(cell) for cell in foot.cells] == ["Total", "4", "5"]
    assert [cell.side for cell in foot.cells] == [None, 0, 1]
