"""Cells become matches, or faults at their row and column."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad import record
from scorepad.core.match import Match
from scorepad.old_sheets.cells import DayOrder
from scorepad.old_sheets.faults import CellFault, Question
from scorepad.old_sheets.guessing import guess
from scorepad.old_sheets.mapping import Column, Gathered, Role, RowIs, SheetMapping
from scorepad.old_sheets.planning import Left, Plan, WrongTotal
from scorepad.old_sheets.reading import Table
from tests.old_sheets.sheets import come_to, plan_of, table


def points(match: Match) -> list[list[int]]:
    written: list[Any] = [record.write_deal(deal)["points"] for deal in match.deals]
    return written


def faults(plan: Plan) -> list[tuple[CellFault, int, int | None]]:
    return [(one.fault, one.row, one.column) for one in plan.faults]


# Matches.


def test_a_row_is_a_match_of_those_who_have_points() -> None:
    plan = come_to(
        """Date;Anna;Bram;Cato
        13-1-2024;12;-3;40
        14-1-2024;5;;-
        15-1-2024;0;–;7"""
    )
    assert [one.match.setup.players for one in plan.matches] == [("Anna", "Bram", "Cato"), ("Anna", "Cato")]
    assert [points(one.match) for one in plan.matches] == [[[12, -3, 40]], [[0, 7]]]
    assert faults(plan) == [(CellFault.TOO_FEW, 2, None)]
    assert [one.rows for one in plan.matches] == [(1,), (3,)]


def test_a_match_is_over_and_is_written_as_every_record() -> None:
    (one,) = come_to("Date;Anna;Bram\n13-1-2024;12;-3", played="Hearts", lowest_wins=True).matches
    assert one.match.finished
    assert one.match.sheet.winners == (1,)
    written = record.write(one.match)
    assert (written["game"], written["options"]) == ("points", {"lowest_wins": True})
    assert written["note"] == "Hearts"
    assert record.read(record.dump([one.match]).encode()).matches == (one.match,)


def test_a_pair_sits_across_the_table() -> None:
    (one,) = come_to("Date;Anna & Cato;Bram & Daan\n13-1-2024;300;-50").matches
    assert one.match.game.key == "pair_points"
    assert one.match.setup.players == ("Anna", "Bram", "Cato", "Daan")
    assert one.match.side_names == ("Anna & Cato", "Bram & Daan")
    assert one.match.sheet.totals == (300, -50)


def test_deals_are_gathered_by_the_match_they_name() -> None:
    plan = come_to(
        """Date;Match;Anna;Bram
        13-1-2024;A;1;2
        ;;3;4
        ;B;5;6
        14-1-2024;A;7;8""",
        row_is=RowIs.DEAL,
    )
    assert [points(one.match) for one in plan.matches] == [[[1, 2], [3, 4]], [[5, 6]], [[7, 8]]]


def test_deals_are_gathered_by_their_day() -> None:
    plan = come_to(
        "Date;Anna;Bram\n13-1-2024;1;2\n14-1-2024;5;6\n13-1-2024;3;4",
        row_is=RowIs.DEAL,
        gathered=Gathered.BY_DAY,
    )
    assert [points(one.match) for one in plan.matches] == [[[1, 2], [3, 4]], [[5, 6]]]
    assert [one.rows for one in plan.matches] == [(1, 3), (2,)]


def test_deals_are_gathered_up_to_an_empty_row() -> None:
    plan = come_to(
        "Anna;Bram\n1;2\n3;4\nTotal;\n;\n5;6",
        columns=(Column(Role.PLAYER, ("Anna",)), Column(Role.PLAYER, ("Bram",))),
        row_is=RowIs.DEAL,
        gathered=Gathered.BY_GAP,
    )
    assert [points(one.match) for one in plan.matches] == [[[5, 6]]]
    assert faults(plan) == [(CellFault.NOT_A_NUMBER, 3, 0)]
    assert plan.faulty_rows == (1, 2, 3)


def test_one_column_can_be_the_same_person_written_otherwise() -> None:
    sheet = table("Date;Ana;Anna;Bram\n13-1-2024;1;;2\n14-1-2024;;3;4\n15-1-2024;5;6;7")
    mapping = guess(sheet).with_column(1, Column(Role.PLAYER, ("Anna",)))
    plan = plan_of(sheet, mapping)
    assert [one.match.setup.players for one in plan.matches] == [("Anna", "Bram"), ("Anna", "Bram")]
    assert faults(plan) == [(CellFault.SAME_PERSON, 3, None)]


def test_the_season_and_the_note_of_a_match_come_along() -> None:
    plan = come_to(
        """Date;Match;Anna;Bram;Season;Note
        13-1-2024;Final;1;2;Winter;late
        14-1-2024;2;3;4;;""",
        season="Other",
        played="Hearts",
    )
    assert [(one.match.season, one.match.note) for one in plan.matches] == [
        ("Winter", "Hearts · Final · late"),
        ("Other", "Hearts"),
    ]


# When.


def starts(plan: Plan) -> list[str | None]:
    return [one.match.started for one in plan.matches]


def test_matches_of_a_day_start_in_the_order_of_the_sheet() -> None:
    plan = come_to("Date;Anna;Bram\n13-1-2024;1;2\n;3;4\n12-1-2024;5;6\n13-1-2024;7;8")
    assert starts(plan) == [
        "2024-01-13T20:00:00+01:00",
        "2024-01-13T20:01:00+01:00",
        "2024-01-12T20:00:00+01:00",
        "2024-01-13T20:02:00+01:00",
    ]
    assert not any(one.has_time for one in plan.matches)


def test_a_day_of_a_thousand_matches_stays_a_day() -> None:
    rows = "\n".join(f"13-1-2024;{at};2" for at in range(1000))
    days = {(start or "")[:10] for start in starts(come_to(f"Date;Anna;Bram\n{rows}"))}
    assert days == {"2024-01-13"}


def test_no_match_of_today_is_still_to_come() -> None:
    plan = come_to("Date;Anna;Bram\n9-1-2026;1;2\n9-1-2026;3;4", day_order=DayOrder.DAY_FIRST)
    assert starts(plan) == ["2026-01-09T20:00:00+01:00", "2026-01-09T20:01:00+01:00"]
    rows = "\n".join(f"9-1-2026;{at};2" for at in range(60))
    plan = come_to(f"Date;Anna;Bram\n{rows}", day_order=DayOrder.DAY_FIRST)
    assert max(start or "" for start in starts(plan)) < "2026-01-09T20:30"


def test_a_time_is_kept_beside_its_day_or_in_a_column_of_its_own() -> None:
    plan = come_to("Date;Time;Anna;Bram\n2024-01-13 19:30;;1;2\n2024-01-13;21.15;3;4\n2024-01-13;99:00;5;6")
    assert starts(plan) == ["2024-01-13T19:30:00+01:00", "2024-01-13T21:15:00+01:00"]
    assert all(one.has_time for one in plan.matches)
    assert faults(plan) == [(CellFault.NO_SUCH_TIME, 3, 1)]


def test_a_sheet_of_one_day_takes_the_day_that_is_said() -> None:
    text = "Anna;Bram\n1;2\n3;4"
    assert starts(come_to(text)) == [None, None]
    assert starts(come_to(text, day=date(2024, 1, 13)))[0] == "2024-01-13T20:00:00+01:00"


def test_it_is_asked_what_comes_first_where_both_fit() -> None:
    text = "Date;Anna;Bram\n3/4/2024;1;2\n5/4/2024;3;4"
    assert [one.question for one in come_to(text).asked] == [Question.DAY_ORDER]
    said = come_to(text, day_order=DayOrder.MONTH_FIRST)
    assert not said.asked
    assert starts(said)[0] == "2024-03-04T20:00:00+01:00"


# Faults.


@pytest.mark.parametrize(
    ("row", "fault", "column"),
    [
        ("13-1-2024;eleven;2", CellFault.NOT_A_NUMBER, 1),
        ("13-1-2024;1-2;2", CellFault.NOT_A_NUMBER, 1),
        ("13-1-2024;12,5;2", CellFault.DECIMALS, 1),
        ("13-1-2024;10001;2", CellFault.OUT_OF_RANGE, 1),
        (f"13-1-2024;-{'9' * 5000};2", CellFault.OUT_OF_RANGE, 1),
        ("31-2-2024;1;2", CellFault.NO_SUCH_DAY, 0),
        ("soon;1;2", CellFault.NO_SUCH_DAY, 0),
        ("13-1-1024;1;2", CellFault.NO_SUCH_DAY, 0),
        ("10-1-2026;1;2", CellFault.DAY_TO_COME, 0),
        (";1;2", CellFault.NO_DAY, 0),
        ("13-1-2024;1;", CellFault.TOO_FEW, None),
    ],
)
def test_a_fault_is_told_at_its_row_and_column(row: str, fault: CellFault, column: int | None) -> None:
    sheet = table(f"Date;Anna;Bram\n{row}\n14-1-2024;3;4")
    columns = (Column(Role.DAY), Column(Role.PLAYER, ("Anna",)), Column(Role.PLAYER, ("Bram",)))
    mapping = SheetMapping(columns, header=0, day_order=DayOrder.DAY_FIRST, decimal=",")
    plan = plan_of(sheet, mapping)
    assert faults(plan) == [(fault, 1, column)]
    assert str(plan.faults[0].sentence)
    assert [one.rows for one in plan.matches] == [(2,)]


def test_a_fault_in_one_deal_keeps_its_match_out() -> None:
    plan = come_to("Date;Ronde;Anna;Bram\n13-1-2024;1;1;2\n13-1-2024;2;x;4\n14-1-2024;1;5;6")
    assert [one.rows for one in plan.matches] == [(3,)]
    assert plan.faulty_rows == (1, 2)


def test_deals_of_days_that_cannot_be_read_are_not_one_match() -> None:
    plan = come_to("Date;Ronde;Anna;Bram\n31-2-2024;1;1;2\n32-2-2024;1;3;4\n14-1-2024;1;5;6\n15-1-2024;1;7;8")
    assert [fault.rows for fault in plan.faults] == [(1,), (2,)]


def test_one_match_has_one_set_of_players() -> None:
    plan = come_to("Date;Ronde;Anna;Bram;Cato\n13-1-2024;1;1;2;3\n13-1-2024;2;3;4;\n")
    assert faults(plan) == [(CellFault.OTHER_PLAYERS, 2, 4)]


def test_more_than_eight_cannot_sit_at_one_table() -> None:
    names = ";".join(f"Player {at}" for at in range(9))
    plan = come_to(f"Date;{names}\n13-1-2024;{';'.join('1' * 9)}")
    assert faults(plan) == [(CellFault.TOO_MANY, 1, None)]


def test_pairs_play_pairs() -> None:
    plan = come_to(
        """Date;Anna & Cato;Bram & Daan;Eva & Finn;Guus
        13-1-2024;1;2;3;
        14-1-2024;1;;;4
        15-1-2024;1;;3;"""
    )
    assert faults(plan) == [(CellFault.NOT_TWO_PAIRS, 1, None), (CellFault.PAIRS_AND_PLAYERS, 2, None)]
    assert [one.match.side_names for one in plan.matches] == [("Anna & Cato", "Eva & Finn")]


@pytest.mark.parametrize(
    ("column", "question"),
    [
        (Column(Role.PLAYER, ("",)), Question.WHO),
        (Column(Role.PLAYER, ("x" * 61,)), Question.BAD_NAME),
        (Column(Role.PAIR, ("Anna", "")), Question.WHICH_PAIR),
        (Column(Role.PAIR, ("Anna", "ANNA")), Question.WHICH_PAIR),
    ],
)
def test_it_is_asked_whose_points_they_are(column: Column, question: Question) -> None:
    sheet = table("Date;Anna;Bram\n13-1-2024;1;2")
    plan = plan_of(sheet, guess(sheet).with_column(1, column))
    assert [one.question for one in plan.asked] == [question]
    assert not plan.matches


def test_a_sheet_without_points_is_asked_for_them() -> None:
    assert [one.question for one in come_to("Name;Club\nAnna;Red\nBram;Blue").asked] == [Question.NO_PLAYERS]


def test_what_only_one_column_can_be_the_other_is_no_more() -> None:
    mapping = guess(table("Date;When else;Anna;Bram\n13-1-2024;x;1;2"))
    moved = mapping.with_column(1, Column(Role.DAY))
    assert [column.role for column in moved.columns[:2]] == [Role.NOTHING, Role.DAY]


# Rows that are no matches.


def test_totals_titles_and_blank_rows_are_left_out_by_name() -> None:
    plan = come_to(
        """League;;
        Date;Anna;Bram
        13-1-2024;1;2
        Totaal;1;2
        ;;
        Date;Anna;Bram
        14-1-2024;3;4
        Gemiddelde;2;3"""
    )
    assert plan.left_out == {
        0: Left.ABOVE,
        1: Left.TITLES,
        3: Left.TOTAL,
        4: Left.BLANK,
        5: Left.TITLES,
        7: Left.TOTAL,
    }
    assert [one.rows for one in plan.matches] == [(2,), (6,)]
    assert not plan.wrong_totals


def test_evenings_to_come_and_rows_of_words_are_left_out_by_name() -> None:
    plan = come_to(
        """Date;Round;Anna;Bram
        13-1-2024;;;
        ;1;1;2
        coffee;;;
        ;2;3;4
        14-1-2024;1;5;6
        9-9-2029;;;-"""
    )
    assert not plan.faults
    assert plan.left_out == dict.fromkeys((1, 3, 6), Left.NO_POINTS) | {0: Left.TITLES}
    assert [(one.rows, (one.match.started or "")[:10]) for one in plan.matches] == [
        ((2, 4), "2024-01-13"),
        ((5,), "2024-01-14"),
    ]


def test_a_row_below_a_day_that_cannot_be_read_has_none() -> None:
    plan = come_to("Date;Anna;Bram\n13-1-2024;1;2\n31-2-2024;;\n;3;4")
    assert faults(plan) == [(CellFault.NO_DAY, 3, 0)]


def test_a_total_that_is_none_is_told() -> None:
    plan = come_to(
        """Date;Anna;Bram
        13-1-2024;1;2
        14-1-2024;3;4
        Total;4;7
        15-1-2024;5;5
        Total;9;5"""
    )
    assert plan.wrong_totals == (WrongTotal(3, 2, 7, 6),)


def test_a_total_over_what_cannot_be_read_is_not_held_against_it() -> None:
    plan = come_to("Date;Anna;Bram\n13-1-2024;1;2\n14-1-2024;x;4\n15-1-2024;2;2\nTotal;6;9")
    assert plan.wrong_totals == (WrongTotal(4, 2, 9, 8),)


def test_a_note_that_speaks_of_totals_is_no_total() -> None:
    plan = come_to("Date;Anna;Bram;Note\n13-1-2024;1;2;total chaos")
    assert len(plan.matches) == 1


def test_what_stands_there_twice_is_taken_once_unless_people_say_otherwise() -> None:
    text = "Date;Anna;Bram\n13-1-2024;1;2\n13-1-2024;1;2\n14-1-2024;1;2"
    plan = come_to(text)
    assert [one.rows for one in plan.matches] == [(1,), (3,)]
    assert [one.rows for one in plan.twice] == [(2,)]
    assert [one.rows for one in come_to(text, keeps_twice=True).matches] == [(1,), (2,), (3,)]


def test_equal_points_under_another_name_or_at_another_time_are_another_match() -> None:
    assert not come_to("Date;Match;Anna;Bram\n13-1-2024;1;1;2\n13-1-2024;2;1;2").twice
    assert not come_to("Date;Time;Anna;Bram\n13-1-2024;20:00;1;2\n13-1-2024;21:00;1;2").twice


# Every number comes somewhere.

WORTH = st.integers(-10_000, 10_000)
CELL = st.one_of(
    WORTH.map(str), st.sampled_from(["", "-", "x", "1,5", "10001", "1.000", " 7 ", "−3", "Total"])
)
DAY_CELL = st.sampled_from(["13-1-2024", "14-1-2024", "2024-01-14", "", "31-2-2024", "Totaal", "9-9-2029"])
LABEL = st.sampled_from(["", "A", "B"])
ROWS = st.lists(st.tuples(DAY_CELL, LABEL, CELL, CELL, CELL, CELL), max_size=12)
NAMES = st.sampled_from(
    [
        (("Anna",), ("Bram",), ("Cato",), ("Daan",)),
        (("Anna",), ("Bram",), ("anna",), ("Daan",)),
        (("Anna", "Bram"), ("Cato", "Daan"), ("Eva",), ("Finn",)),
    ]
)


@st.composite
def mapped(draw: st.DrawFn) -> tuple[Table, SheetMapping]:
    players = [Column(Role.PAIR if len(names) == 2 else Role.PLAYER, names) for names in draw(NAMES)]
    mapping = SheetMapping(
        (Column(Role.DAY), Column(Role.LABEL), *players),
        row_is=draw(st.sampled_from(RowIs)),
        gathered=draw(st.sampled_from(Gathered)),
        day_order=DayOrder.DAY_FIRST,
        decimal=",",
        keeps_twice=draw(st.booleans()),
    )
    return Table(tuple(draw(ROWS))), mapping


@given(mapped())
def test_every_row_is_in_a_match_or_in_a_fault_or_left_out(given_: tuple[Table, SheetMapping]) -> None:
    sheet, mapping = given_
    plan = plan_of(sheet, mapping)
    places = [
        *(row for one in (*plan.matches, *plan.twice) for row in one.rows),
        *plan.faulty_rows,
        *(plan.left_out or {}),
    ]
    assert sorted(places) == list(range(len(sheet.rows)))
    for row, why in (plan.left_out or {}).items():
        if why is not Left.TOTAL:
            assert not any(sheet.cell(row, at).strip("-") for at in mapping.points_columns)


def added(rows: Sequence[int], sheet: Table, column: int) -> int:
    """The sum of a column over some rows, by Python's own reading of numbers."""
    cells = [sheet.cell(row, column).replace(".", "").replace("−", "-") for row in rows]
    return sum(int(cell) for cell in cells if cell.strip("-"))


@given(mapped())
def test_the_totals_of_a_match_are_those_of_its_rows(given_: tuple[Table, SheetMapping]) -> None:
    sheet, mapping = given_
    for one in plan_of(sheet, mapping).matches:
        assert not one.match.problems()
        names = dict(zip(one.match.side_names, one.match.sheet.totals, strict=True))
        for at in mapping.points_columns:
            name = " & ".join(mapping.columns[at].names)
            if sheet.cell(one.rows[0], at).strip("-"):
                assert names.pop(name) == added(one.rows, sheet, at)
        assert not names


@given(st.lists(st.lists(st.one_of(CELL, DAY_CELL, st.text(max_size=5)), max_size=6), min_size=1, max_size=8))
def test_any_table_is_guessed_and_planned(rows: list[list[str]]) -> None:
    sheet = Table(tuple(map(tuple, rows)))
    mapping = guess(sheet)
    plan = plan_of(sheet, mapping)
    named = replace(
        mapping,
        columns=tuple(
            replace(one, names=(f"P{at}",)) if one.role is Role.PLAYER else one
            for at, one in enumerate(mapping.columns)
        ),
    )
    assert plan.asked or not plan.asked
    assert isinstance(plan_of(sheet, named), Plan)
