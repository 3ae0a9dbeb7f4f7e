"""A season's table as the window shows it."""

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from pytestqt.modeltest import ModelTester

from scorepad.season.season import Counting, Filters, Query, Scheme
from scorepad.season.standings import Standing, Table
from scorepad.ui.standings_model import MOVEMENT, NAME, PLACE, StandingsModel

pytestmark = pytest.mark.usefixtures("qapp")

ANNA = Standing(1, "anna", ("Anna",), 6, 5, 3, Fraction(3), Fraction(3, 5), 640, 90, 54, movement=2)
BRAM = Standing(2, "bram", ("Bram",), 6, 5, 2, Fraction(2), Fraction(2, 5), 600, 90, 40, movement=-1)
CATO = replace(BRAM, key="cato", players=("Cato",), movement=0)
DAAN = replace(BRAM, place=4, key="daan", players=("Daan",), movement=None)
EEFJE = replace(BRAM, place=None, key="eefje", players=("Eefje",), matches=1, movement=None)
TABLE = Table((ANNA, BRAM, CATO, DAAN), (EEFJE,), frozenset({"boerenbridge"}))


AT_LEAST_TWO = Counting(minimum=2)


def model(counting: Counting | None = None, as_of: str | None = None, table: Table = TABLE) -> StandingsModel:
    made = StandingsModel()
    made.show(Query(Filters(as_of=as_of), counting or AT_LEAST_TWO), table)
    return made


def titles(shown: StandingsModel) -> list[str]:
    return [shown.headerData(at, Qt.Orientation.Horizontal) for at in range(shown.columnCount())]


def column(shown: StandingsModel, at: int, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    return [shown.index(row, at).data(role) for row in range(shown.rowCount())]


@pytest.mark.parametrize("table", [TABLE, Table((), ()), replace(TABLE, unranked=())])
def test_qt_finds_no_fault_in_the_model(qtmodeltester: ModelTester, table: Table) -> None:
    shown = model(as_of="2026-02-01", table=table)
    qtmodeltester.check(shown)  # type: ignore[no-untyped-call]
    shown.show(Query(), TABLE)


def test_equal_lines_share_their_place_and_the_next_is_skipped() -> None:
    assert column(model(), PLACE)[:4] == ["1.", "2.", "2.", "4."]


def test_the_first_stands_out_by_more_than_colour() -> None:
    first, second, *_ = column(model(), NAME, Qt.ItemDataRole.FontRole)
    assert isinstance(first, QFont)
    assert first.weight() > QFont.Weight.Normal
    assert second is None


def test_a_line_says_why_those_below_it_have_no_place_and_cannot_be_chosen() -> None:
    shown = model()
    assert column(shown, PLACE)[4:] == ["Without a place: fewer than 2 matches", ""]
    assert shown.divider == 4
    assert shown.line(4) is None
    assert shown.flags(shown.index(4, 0)) == Qt.ItemFlag.NoItemFlags
    assert shown.line(5) is EEFJE
    assert shown.row_of("eefje") == 5


def test_without_anybody_below_the_table_there_is_no_such_line() -> None:
    shown = model(table=replace(TABLE, unranked=()))
    assert shown.divider is None
    assert shown.rowCount() == 4


def test_who_went_up_or_down_is_told_by_signs_and_in_words() -> None:
    shown = model(as_of="2026-02-01")
    assert titles(shown)[MOVEMENT] == "Movement"
    assert column(shown, MOVEMENT) == ["▲ 2", "▼ 1", "=", "new", None, ""]
    spoken = column(shown, MOVEMENT, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken[:2] == ["Anna, Movement: up 2 places", "Bram, Movement: down 1 place"]


def test_no_movement_is_shown_where_none_was_asked_for() -> None:
    assert "Movement" not in titles(model())


def test_what_decides_the_place_stands_first() -> None:
    assert titles(model())[:4] == ["Place", "Name", "Points", "Wins"]


def test_columns_that_would_repeat_another_are_spared() -> None:
    assert "Counted" not in titles(model())
    assert "Counted" in titles(model(Counting(drop=1)))
    assert "Counted" in titles(model(Counting(best=3)))
    assert "Average" in titles(model())
    assert "Average" not in titles(model(Counting(Scheme.AVERAGE)))


def test_numbers_of_a_column_have_as_many_decimals_so_that_their_digits_stand_in_line() -> None:
    shown = model(table=replace(TABLE, rows=(ANNA, replace(BRAM, average=Fraction(1)), DAAN)))
    averages = column(shown, titles(shown).index("Average"))
    assert averages[:3] == ["0.6", "1.0", "0.4"]
    assert column(shown, titles(shown).index("Points"))[:2] == ["3", "2"]
