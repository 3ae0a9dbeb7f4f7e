from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from scorepad.core.game import Ask, put
from scorepad.core.grid import RowRole
from scorepad.core.table import Adjustment
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Missed
from scorepad.ui.sheet_model import SheetModel
from tests.ui.evenings import played, some_deal, table
from tests.ui.pads import DOWN, DOWN_AND_HONOURS, FINED, MADE, PART, PASSED, SLAM, bridgette_match, pad


def watched(model: SheetModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_the_model_keeps_its_promises_to_qt_through_an_evening(qtbot: QtBot) -> None:
    model = SheetModel()
    tester = watched(model)
    match = table(5)
    model.show(match)
    while not match.finished:
        match = match.add(some_deal(match)).after
        model.show(match)
    model.show(table(3))
    assert model.rowCount() == 16
    tester.deleteLater()


def test_the_sheet_has_a_row_for_every_deal_of_the_ladder_and_one_of_totals(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(played(2))
    assert model.rowCount() == 15 + 1
    assert model.row_of(RowRole.CURRENT) == 2
    assert model.row_of(RowRole.TOTAL) == 15


def test_an_entered_bid_changes_its_own_row_only(qtbot: QtBot) -> None:
    model = SheetModel()
    match = played(2)
    model.show(match)
    changed = QSignalSpy(model.dataChanged)
    model.show(match.drafted(put(match.draft, Ask("bids", 1), 2)).after)
    assert [changed.at(at)[0].row() for at in range(changed.count())] == [2]
    assert model.index(2, 2).data() == "bid 2"


def test_a_scored_deal_shows_bid_and_tricks_and_points(qtbot: QtBot) -> None:
    model = SheetModel()
    match = table()
    model.show(match)
    deal = some_deal(match)
    model.show(match.add(deal).after)
    sheet = match.add(deal).after.sheet
    shown = [model.index(0, 1 + seat).data() for seat in range(4)]
    assert shown == [f"{deal.bids[seat]}→{deal.tricks[seat]} {sheet.totals[seat]}" for seat in range(4)]


def test_a_screen_reader_hears_whose_number_of_which_deal_it_is(qtbot: QtBot) -> None:
    model = SheetModel()
    match = played(3)
    model.show(match)
    heard = model.index(1, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard.startswith("Bram, deal 2: ")
    total = model.index(15, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert total == f"Anna, total {match.sheet.totals[0]}"


def test_the_headings_are_the_players(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(table(3))
    headings = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert headings == ["Deal", "Anna", "Bram", "Cato"]


def test_every_number_of_a_played_deal_says_why_it_is_so(qtbot: QtBot) -> None:
    model = SheetModel()
    match = table(3, BoerenOptions(missed=Missed.PENALTY))
    deal = BoerenDeal(bids=(1, 0, 1), tricks=(1, 0, 0), adjustments=(Adjustment(2, -5, "<b>revoke</b>"),))
    model.show(match.add(deal).after)
    why = [model.index(0, 1 + seat).data(Qt.ItemDataRole.ToolTipRole) for seat in range(3)]
    assert why[0] == "<span>bid 1 and took 1: 10 + 2 × 1 = 12</span>"
    assert why[2] == (
        "<span>bid 1 and took 0: 1 off × -1 = -1</span><br>"
        "<span>adjustment -5: &lt;b&gt;revoke&lt;/b&gt;</span>"
    )
    assert not model.index(1, 1).data(Qt.ItemDataRole.ToolTipRole)


# A pad, on which a row is a line of entries.


def heard(model: SheetModel) -> list[str]:
    """Every cell as it is read aloud."""
    return [
        model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]


def test_the_model_keeps_its_promises_to_qt_through_a_rubber(qtbot: QtBot) -> None:
    model = SheetModel()
    tester = watched(model)
    model.show(pad())
    match = pad()
    for deal in (MADE, FINED, DOWN, DOWN, DOWN, MADE, MADE, SLAM):
        match = match.add(deal).after
        model.show(match)
    assert match.finished
    model.show(table(2))
    model.show(pad(MADE, players=3))
    model.show(bridgette_match())
    tester.deleteLater()


def test_a_deal_tells_the_lines_that_it_is_written_on_and_the_heading_over_them(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(pad(MADE))
    resets, changed = QSignalSpy(model.modelReset), QSignalSpy(model.dataChanged)
    headings = QSignalSpy(model.headerDataChanged)
    model.show(pad(MADE, PART))
    line = model.the_line()
    assert line is not None
    assert [changed.at(at)[0].row() for at in range(changed.count())] == [line + 2, model.rowCount() - 1]
    assert resets.count() == 0 and headings.count() == 1


def test_a_pad_that_grows_and_another_kind_of_sheet_begin_anew(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(pad(DOWN, DOWN))
    resets = QSignalSpy(model.modelReset)
    model.show(pad(DOWN, DOWN, DOWN, DOWN, DOWN))
    assert resets.count() == 1
    # Ten rows and three columns both, but another column is the first player's.
    model.show(pad(players=3))
    model.show(table(2, BoerenOptions(hands=(1,) * 9)))
    assert resets.count() == 3


def test_an_entry_is_read_with_its_side_of_the_line_and_its_deal(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(pad(MADE, DOWN))
    said = heard(model)
    assert "Anna & Cato, above the line, deal 2: 4 honours in one hand, 80" in said
    assert "Anna & Cato, below the line, deal 1: 2♥, 9 tricks, 24" in said
    assert "Bram & Daan, above the line, deal 2: 4♥×, 2 down, 200" in said
    assert said[-2:] == ["Anna & Cato, total 134", "Bram & Daan, total 200"]


def test_an_empty_place_says_that_nothing_is_there_and_gives_no_reason(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(pad(MADE))
    line = model.the_line()
    assert line is not None
    empty = model.index(line, 1)
    assert empty.data(Qt.ItemDataRole.AccessibleTextRole) == "Bram & Daan, above the line: nothing"
    assert not empty.data() and not empty.data(Qt.ItemDataRole.ToolTipRole)


def test_an_entry_says_why_its_side_got_its_points(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(pad(DOWN))
    line = model.the_line()
    assert line is not None
    why = model.index(line, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert "200" in why and "80" not in why


def test_a_heading_is_read_with_what_is_missing_for_game(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(pad(MADE))
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Anna & Cato"
    heading = model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
    assert heading == "Anna & Cato, no game · 6 to go"


def test_the_first_entry_of_a_side_is_found_by_its_deal(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(pad(PASSED, MADE, DOWN))
    assert model.index_of(1, 0).data() == "deal 2 · 2♥, 9 tricks 24"
    assert model.index_of(2, 0).data() == "deal 3 · 4 honours in one hand 80"
    assert model.index_of(2, 1).data() == "deal 3 · 4♥×, 2 down 200"
    assert model.index_of(1).data() == "deal 2 · 2♥, 9 tricks 24"
    model.show(pad(PASSED, MADE, DOWN_AND_HONOURS))
    assert model.index_of(2, 1).data() == "deal 3 · 1♠, 1 down 50"
    assert not model.index_of(0).isValid() and not model.index_of(1, 1).isValid()


def test_in_a_row_of_its_own_a_deal_is_found_by_its_head_or_by_a_player(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(played(3))
    assert (model.index_of(1).row(), model.index_of(1).column()) == (1, 0)
    assert (model.index_of(1, 2).row(), model.index_of(1, 2).column()) == (1, 3)


def test_three_players_read_what_they_owe_below_the_sheet(qtbot: QtBot) -> None:
    model = SheetModel()
    model.show(pad(SLAM, players=3))
    assert model.notes == ("Anna owes Cato 86", "Bram owes Cato 86")
