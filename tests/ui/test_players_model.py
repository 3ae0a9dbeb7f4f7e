"""Everybody who plays, as a list."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from scorepad.ui.players_model import LAST, MARKS, NAME, WINS, PlayerLine, PlayersModel

ANNA = PlayerLine("Anna", "anna", 12, 5, "2026-02-20", also=("Annie",))
ZOE = PlayerLine("Zoë", "zoë", 9, 7, "2026-01-20", guest=True)
BRAM = PlayerLine("Bram", "bram", 2, 0, None, hidden=True, guest=True)


@pytest.fixture
def model() -> PlayersModel:
    made = PlayersModel()
    made.show((ANNA, ZOE, BRAM))
    return made


def names(model: PlayersModel) -> list[str]:
    return [row.name for at in range(model.rowCount()) if (row := model.row(at)) is not None]


def column(model: PlayersModel, at: int, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    return [model.index(row, at).data(role) for row in range(model.rowCount())]


def test_qt_finds_no_fault_in_the_model(qtmodeltester: ModelTester, model: PlayersModel) -> None:
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.look_for("z")
    model.sort(WINS, Qt.SortOrder.DescendingOrder)
    model.show(())


def test_other_names_stand_under_their_person(model: PlayersModel) -> None:
    assert names(model) == ["Anna", "Annie", "Zoë", "Bram"]
    assert column(model, NAME)[1] == "      also Annie"
    assert column(model, NAME, Qt.ItemDataRole.AccessibleTextRole)[1] == "Annie, another name of Anna"


def test_guests_and_hidden_people_are_marked_in_words(model: PlayersModel) -> None:
    assert column(model, MARKS) == ["", "", "guest", "guest · hidden"]
    assert column(model, NAME, Qt.ItemDataRole.AccessibleTextRole)[3] == "Bram · guest · hidden"


def test_a_day_that_nobody_knows_is_a_dash(model: PlayersModel) -> None:
    assert column(model, LAST)[3] == "–"


def test_a_few_letters_find_any_name_of_a_person_whatever_case_and_accents(model: PlayersModel) -> None:
    model.look_for("ZOE")
    assert names(model) == ["Zoë"]
    model.look_for("nie")
    assert names(model) == ["Anna", "Annie"]
    model.look_for("")
    assert len(names(model)) == 4


def test_sorted_by_a_column_other_names_stay_with_their_person(model: PlayersModel) -> None:
    model.sort(WINS, Qt.SortOrder.DescendingOrder)
    assert names(model) == ["Zoë", "Anna", "Annie", "Bram"]
    model.sort(NAME, Qt.SortOrder.AscendingOrder)
    assert names(model) == ["Anna", "Annie", "Bram", "Zoë"]
    model.sort(-1)
    assert names(model) == ["Anna", "Annie", "Zoë", "Bram"]


def test_a_new_name_is_told_and_not_shown_before_it_is_written(qtbot: QtBot, model: PlayersModel) -> None:
    with qtbot.waitSignal(model.renamed) as told:
        assert not model.setData(model.index(0, NAME), "  Anna Maria ")
    assert told.args == ["Anna", "Anna Maria"]
    assert names(model)[0] == "Anna"


@pytest.mark.parametrize("typed", ["", "   ", "Anna", " Anna "])
def test_no_name_and_the_same_name_are_no_new_name(qtbot: QtBot, model: PlayersModel, typed: str) -> None:
    with qtbot.assertNotEmitted(model.renamed):
        model.setData(model.index(0, NAME), typed)


def test_only_a_persons_own_name_is_typed_over(model: PlayersModel) -> None:
    editable = [
        [bool(model.flags(model.index(row, at)) & Qt.ItemFlag.ItemIsEditable) for at in (NAME, WINS)]
        for row in range(2)
    ]
    assert editable == [[True, False], [False, False]]


def test_somebody_is_known_by_every_name(model: PlayersModel) -> None:
    assert model.who("ANNIE") is ANNA
    assert model.who("Daan") is None
    assert model.row_of("annie") == 0


def test_once_somebody_has_a_colour_all_names_begin_beside_a_dot_or_its_room(model: PlayersModel) -> None:
    dots = Qt.ItemDataRole.DecorationRole
    assert column(model, NAME, dots) == [None] * 4
    model.show((replace(ANNA, colour=3), ZOE))
    assert None not in column(model, NAME, dots)
    assert column(model, WINS, dots) == [None] * 3
