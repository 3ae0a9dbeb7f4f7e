from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from scorepad.core.game import Ask, put
from scorepad.core.grid import RowRole
from scorepad.core.table import Adjustment
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Missed
from scorepad.ui.sheet_model import SheetModel
from tests.ui.evenings import played, some_deal, table


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
