"""Lines of figures as Qt sees them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester

from scorepad.core.phrase import Phrase
from scorepad.ui.figures_model import PORTION, FiguresModel
from scorepad.ui.player_figures import Figure, FigureLine

WORDS = Phrase("player_page", "Matches won")
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def count(number: int, *matches: int) -> Figure:
    return Figure(str(number), WORDS, matches, order=number)


PEOPLE = (
    FigureLine("Zoë", (count(10, 1), count(2)), "Zoë"),
    FigureLine("anna", (count(9, 2), count(3)), "anna"),
    FigureLine("Bram", (count(1, 3), count(1)), "Bram"),
)
GAME = (
    FigureLine("Matches won", (Figure("1 of 2 · 50 %", WORDS, (1,), 0.5),)),
    FigureLine("Bids kept"),
    FigureLine("In all", (Figure("3", WORDS, (1, 2)),)),
)


@pytest.fixture
def people() -> FiguresModel:
    made = FiguresModel()
    made.show(("Name", "Matches", "Ahead"), PEOPLE)
    return made


def labels(model: FiguresModel) -> list[str]:
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("lines", [PEOPLE, GAME, ()])
def test_qt_finds_no_fault_in_the_model(
    qapp: QApplication, qtmodeltester: ModelTester, lines: tuple[FigureLine, ...]
) -> None:
    model = FiguresModel()
    model.show(("Name", "Matches", "Ahead")[: 3 if lines is PEOPLE else 2], lines)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.fold(folded=True)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.show_most(2)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_numbers_are_sorted_as_numbers_and_names_whatever_their_case(people: FiguresModel) -> None:
    people.sort(1)
    assert labels(people) == ["Bram", "anna", "Zoë"]
    people.sort(0)
    assert labels(people) == ["anna", "Bram", "Zoë"]
    people.sort(2, Qt.SortOrder.DescendingOrder)
    assert labels(people) == ["anna", "Zoë", "Bram"]
    people.sort(-1)
    assert labels(people) == ["Zoë", "anna", "Bram"]


def test_of_many_the_first_are_shown_as_they_are_sorted(people: FiguresModel) -> None:
    people.show_most(2)
    assert labels(people) == ["Zoë", "anna"]
    people.sort(1)
    assert labels(people) == ["Bram", "anna"]
    assert people.in_all == 3
    people.show_most(None)
    assert people.rowCount() == 3


def test_what_can_be_opened_is_what_has_matches_or_a_person_behind_it(people: FiguresModel) -> None:
    opening = [[people.opens(people.index(row, column)) for column in range(3)] for row in range(3)]
    assert opening == [[True, True, False]] * 3
    selectable = Qt.ItemFlag.ItemIsSelectable
    assert people.flags(people.index(0, 1)) & selectable
    assert not people.flags(people.index(0, 2)) & selectable


def test_a_heading_has_no_figure_and_nothing_behind_it() -> None:
    model = FiguresModel()
    model.show(("", ""), GAME)
    assert model.headings == [1]
    assert model.index(1, 1).data() is None
    assert not model.opens(model.index(1, 0))
    assert [model.index(row, 1).data(PORTION) for row in range(3)] == [0.5, None, None]


def test_a_figure_is_heard_with_what_it_is_of(people: FiguresModel) -> None:
    assert people.index(0, 1).data(SPOKEN) == "Zoë, Matches: 10"
    assert people.index(0, 0).data(SPOKEN) == "Zoë"
    alone = FiguresModel()
    alone.show(("", ""), GAME)
    assert alone.index(0, 1).data(SPOKEN) == "Matches won: 1 of 2 · 50 %"


def test_folded_a_name_stands_above_its_figures_and_each_is_read_with_it(people: FiguresModel) -> None:
    people.fold(folded=True)
    assert people.headings == [0, 2, 4]
    assert [people.opens(people.index(row, 0)) for row in range(4)] == [True, False, True, False]
    assert people.index(0, 0).data(SPOKEN) == "Zoë"
    assert people.index(1, 0).data(SPOKEN) == ""
    assert people.index(1, 1).data(SPOKEN) == "Zoë, Matches: 10"
    assert people.figure(people.index(0, 1)) is None
    people.sort(1)
    assert [people.index(row, 0).data() for row in (0, 2, 4)] == ["Bram", "anna", "Zoë"]
    people.fold(folded=False)
    assert labels(people) == ["Bram", "anna", "Zoë"]
