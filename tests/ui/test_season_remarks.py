"""The remarks on a season's matches as a table."""

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.season.left_out import Reason
from scorepad.season.report import Given
from scorepad.store.seasons import LeftOut, OtherRules, SeasonMatch
from scorepad.ui.season_reading import SeasonDetails
from scorepad.ui.season_remarks import DAY, GAME, REMARK, WHO, RemarksModel
from scorepad.ui.season_remarks_view import RemarksView
from scorepad.ui.season_words import day_words

pytestmark = pytest.mark.usefixtures("qapp")

NOTHING = SeasonDetails()
MATCH = SeasonMatch(7, "troefcall", "2026-01-09", (("Anna", "Cato"), ("Bram", "Daan")))
UNFINISHED = LeftOut(MATCH, Reason.UNFINISHED)
BY_OTHER_RULES = OtherRules(
    SeasonMatch(8, "boerenbridge", None, (("Anna",), ("Bram",))), BoerenOptions(base=5), BoerenOptions()
)
DROPPED = (
    Given("anna", "Anna", 2, "boerenbridge", "2026-01-09", 2, 2, 5, Fraction(5), counts=False),
    Given("bram", "Bram", 1, "boerenbridge", "2026-01-02", 2, 2, 4, Fraction(4), counts=False),
)
ALL = SeasonDetails((), (), DROPPED, ((UNFINISHED,), 1), ((BY_OTHER_RULES,), 1))


def model(details: SeasonDetails | None = ALL) -> RemarksModel:
    made = RemarksModel()
    made.show(details)
    return made


def text(shown: RemarksModel, row: int, column: int, role: int = Qt.ItemDataRole.DisplayRole) -> object:
    return shown.index(row, column).data(role)


@pytest.mark.parametrize("details", [ALL, NOTHING, None])
def test_qt_finds_no_fault_in_the_model(qtmodeltester: ModelTester, details: SeasonDetails | None) -> None:
    shown = model(details)
    qtmodeltester.check(shown)  # type: ignore[no-untyped-call]
    shown.show(ALL)


def test_each_kind_of_remark_has_its_heading() -> None:
    shown = model()
    assert shown.headings == (0, 2, 4)
    assert [text(shown, row, DAY) for row in shown.headings] == [
        "1 match not counted",
        "1 match by other rules than usual here",
        "2 results left out, as this table counts the better ones",
    ]
    assert model(NOTHING).rowCount() == 0


def test_a_match_is_told_with_its_day_its_game_and_who_sat_at_the_table() -> None:
    shown = model()
    assert [text(shown, 1, column) for column in (DAY, GAME, WHO, REMARK)] == [
        day_words("2026-01-09"),
        "Troefcall",
        "Anna & Cato, Bram & Daan",
        "It is not finished.",
    ]
    assert text(shown, 3, DAY) == "–"
    assert str(text(shown, 3, REMARK)).startswith("Other rules than usual in this table: 5 + ")


def test_a_result_that_is_left_out_is_told_with_what_it_gave_the_latest_first() -> None:
    shown = model()
    rows = [(text(shown, row, WHO), text(shown, row, REMARK)) for row in (5, 6)]
    assert rows == [("Anna", "It gave 5."), ("Bram", "It gave 4.")]


def test_a_screen_reader_is_told_the_whole_line() -> None:
    day = day_words("2026-01-09")
    assert text(model(), 1, WHO, Qt.ItemDataRole.AccessibleTextRole) == (
        f"{day}, Troefcall, Anna & Cato, Bram & Daan: It is not finished."
    )


def test_of_very_many_it_is_said_how_many_are_named() -> None:
    shown = model(SeasonDetails(left_out=((UNFINISHED,), 1203)))
    assert text(shown, 0, DAY) == "1203 matches not counted; the latest 1 of them:"


def test_headings_cannot_be_chosen() -> None:
    shown = model()
    assert shown.remark(0) is None
    assert shown.flags(shown.index(0, 0)) == Qt.ItemFlag.NoItemFlags
    assert shown.flags(shown.index(1, 0)) & Qt.ItemFlag.ItemIsSelectable
    assert shown.remark(99) is None


def test_markup_and_signs_in_a_name_stay_a_name() -> None:
    hostile = replace(MATCH, sides=(("<b>An\u202ena",), ("Bram",)))
    shown = model(SeasonDetails(left_out=((LeftOut(hostile, Reason.PUT_OUT),), 1)))
    who = str(text(shown, 1, WHO))
    assert who.startswith("<b>An")
    assert "\u202e" not in who


def test_the_remark_that_was_chosen_stays_chosen(qtbot: QtBot) -> None:
    view = RemarksView()
    qtbot.addWidget(view)
    view.show_remarks(ALL)
    assert view.remark is not None and view.remark.match == 7, "the first, and not its heading"
    view.choose(3)
    view.show_remarks(SeasonDetails(other_rules=ALL.other_rules))
    assert view.remark is not None and view.remark.match == 8
    view.show_remarks(None)
    assert view.remark is None
