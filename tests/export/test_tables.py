"""A season table as files that other programs read."""

import csv
import io
import json
from fractions import Fraction
from typing import Any

import pytest

from scorepad.core.phrase import Phrase
from scorepad.export.days import day_in
from scorepad.export.tables import decimal, guarded, table_csv, table_json, table_text
from scorepad.season.results import Result
from scorepad.season.season import By, Counting, Filters, Query, Scheme, Season, query
from scorepad.season.standings import Table, standings
from tests.season.evenings import evening

EVENINGS = [
    evening("2026-01-02", {"Anna": 40, "Bram": 30, "Cato": 20}, bids={"Anna": (16, 5), "Bram": (3, 3)}),
    evening("2026-01-09", {"Bram": 25, "Anna": -5}, bids={"Anna": (3, 0), "Bram": (3, 1)}),
]


def shout(phrase: Phrase) -> str:
    """A language of its own, in which every sentence is told to be translated."""
    return f"<{phrase}>"


def asked(**counting: Any) -> Query:
    return Query(Filters(), Counting(**counting))


def made(results: list[Result], wanted: Query) -> Table:
    return standings(results, wanted.counting, movement=wanted.filters.as_of is not None)


def rows_of(data: bytes, delimiter: str = ",") -> list[list[str]]:
    text = data.decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))


# CSV.


def test_csv_is_utf_8_with_a_mark_and_ends_every_record_in_cr_lf() -> None:
    data = table_csv(asked(), made(EVENINGS, asked()), str)
    assert data.startswith(b"\xef\xbb\xbfPlace,Name,")
    assert data.endswith(b"\r\n")
    assert data.count(b"\n") == data.count(b"\r\n") == 4


def test_csv_has_the_contracts_columns_in_its_order() -> None:
    wanted = asked(scheme=Scheme.PLACES, minimum=2)
    head, *rows = rows_of(table_csv(wanted, made(EVENINGS, wanted), str))
    assert head[:11] == [
        "Place", "Name", "Matches", "Counted", "Wins", "Points", "Average", "Total score",
        "Bids", "Exact bids", "Percentage",
    ]  # fmt: skip
    assert [row[:11] for row in rows] == [
        # Bram 2 + 3, Anna 3 + 2: equal in points and wins, by name; 5 of 19 bids are 26.3 %.
        ["1", "Anna", "2", "2", "1", "5", "2.5", "35", "19", "5", "26.3"],
        ["1", "Bram", "2", "2", "1", "5", "2.5", "55", "6", "4", "66.7"],
        # Below the table: no place. No bids: no percentage.
        ["", "Cato", "1", "1", "0", "1", "1", "20", "0", "0", ""],
    ]


def test_csv_without_boerenbridge_has_no_bids() -> None:
    results = [evening("2026-01-02", {"Anna": 4, "Bram": 1}, game="bridgette")]
    head, *_ = rows_of(table_csv(asked(), made(results, asked()), str))
    assert head[:-1] == ["Place", "Name", "Matches", "Counted", "Wins", "Points", "Average", "Total score"]


def test_csv_as_of_a_day_has_the_movement_after_the_other_columns() -> None:
    wanted = Query(Filters(as_of="2026-01-09"), Counting())
    head, *rows = rows_of(table_csv(wanted, made(EVENINGS, wanted), str))
    assert head[11] == "Movement"
    assert [(row[1], row[11]) for row in rows] == [("Anna", "0"), ("Bram", "1"), ("Cato", "-1")]


def test_csv_local_has_decimal_commas_and_semicolons() -> None:
    wanted = asked(scheme=Scheme.AVERAGE)
    _, *rows = rows_of(table_csv(wanted, made(EVENINGS, wanted), str, local=True), ";")
    assert rows[0][:8] == ["1", "Bram", "2", "2", "1", "27,5", "27,5", "55"]
    assert rows[0][10] == "66,7"


def test_a_name_that_looks_like_a_formula_stays_a_name_and_a_number_a_number() -> None:
    names = ['=HYPERLINK("x")', "-5", "+31", "@home", "a;b,c", "'quoted'", 'say "hi"']
    results = [evening("2026-01-02", {name: -at for at, name in enumerate(names)})]
    wanted = asked(scheme=Scheme.SCORE)
    for local in (False, True):
        data = table_csv(wanted, made(results, wanted), str, local=local)
        _, *rows = rows_of(data, ";" if local else ",")
        assert [row[1] for row in rows] == [
            "'=HYPERLINK(\"x\")", "'-5", "'+31", "'@home", "a;b,c", "'quoted'", 'say "hi"',
        ]  # fmt: skip
        assert [row[5] for row in rows] == ["0", "-1", "-2", "-3", "-4", "-5", "-6"]


@pytest.mark.parametrize("first", ["=", "+", "-", "@", "\t", "\r"])
def test_text_cells_are_guarded(first: str) -> None:
    assert guarded(f"{first}1") == f"'{first}1"


def test_the_header_is_guarded_too_and_translated() -> None:
    head, *rows = rows_of(table_csv(asked(), made(EVENINGS, asked()), lambda phrase: f"={phrase}"))
    assert {cell[:2] for cell in head} == {"'="}
    assert rows[0][1] == "Anna"


def test_csv_says_in_its_last_title_what_it_rests_on_even_without_lines() -> None:
    season = Season("Winter", "2026-01-01", None, ("boerenbridge",), Counting(Scheme.PLACES, drop=1, best=5))
    wanted = query(season, Filters(last_day="2026-03-31"), minimum=3)
    (head,) = rows_of(table_csv(wanted, made([], wanted), str))
    assert head[-1] == (
        "Season: Winter; Scheme: points for places (3, 2, 1); By player; Days: 2026-01-01 to 2026-03-31; "
        "Games: Boerenbridge; Minimum matches: 3; Lowest results dropped: 1; Best results counted: 5"
    )


def test_a_local_csv_writes_the_days_and_numbers_it_rests_on_as_people_there_do() -> None:
    half = Counting(Scheme.PLACES, points=(Fraction(5, 2), Fraction(1)))
    wanted = query(Season("Winter", "2026-01-09", "2026-03-31", (), half), Filters())
    table = made([], wanted)
    local = table_csv(wanted, table, str, local=True, day=day_in("nl")).decode()
    assert "points for places (2,5; 1)" in local
    assert "Days: 9-1-2026 to 31-3-2026" in local
    # The other is for programs, in every language.
    assert "Days: 2026-01-09 to 2026-03-31" in table_csv(wanted, table, str, day=day_in("nl")).decode()


def test_a_text_writes_its_days_as_people_do() -> None:
    wanted = Query(Filters(first_day="2026-01-09"), Counting())
    said = table_text(wanted, made([], wanted), str, ",", day_in("it"))
    assert "Days: from 09/01/2026" in said


def test_every_record_has_as_many_cells_as_the_header() -> None:
    for results in ([], EVENINGS):
        records = rows_of(table_csv(asked(minimum=2), made(results, asked(minimum=2)), str))
        assert len({len(record) for record in records}) == 1


# JSON.


def test_json_is_what_the_contract_shows() -> None:
    wanted = query(Season("Winter"), Filters(first_day="2026-01-01"), scheme=Scheme.FIELD, minimum=2)
    answer = json.loads(json.dumps(table_json(wanted, made(EVENINGS, wanted))))
    assert answer == {
        "season": "Winter",
        "scheme": "field",
        "by": "player",
        "filters": {
            "from": "2026-01-01",
            "to": None,
            "as_of": None,
            "games": None,
            "points": [3, 2, 1],
            "minimum": 2,
            "drop": 0,
            "best": 0,
            "with_guests": False,
        },
        "rows": [
            {
                "place": 1, "name": "Bram", "matches": 2, "counted": 2, "wins": 1, "points": 75,
                "average": 75, "total_score": 55, "bids": 6, "exact_bids": 4,
            },
            {
                "place": 2, "name": "Anna", "matches": 2, "counted": 2, "wins": 1, "points": 50,
                "average": 50, "total_score": 35, "bids": 19, "exact_bids": 5,
            },
        ],
        "unranked": [
            {
                "place": None, "name": "Cato", "matches": 1, "counted": 1, "wins": 0, "points": 0,
                "average": 0, "total_score": 20, "bids": 0, "exact_bids": 0,
            },
        ],
    }  # fmt: skip


def test_json_has_the_movement_only_as_of_a_day() -> None:
    wanted = Query(Filters(as_of="2026-01-09"), Counting(minimum=2))
    answer: Any = table_json(wanted, made(EVENINGS, wanted))
    # With one evening nobody had the two matches that a place takes.
    assert [row["movement"] for row in (*answer["rows"], *answer["unranked"])] == [None, None, None]
    assert "movement" not in json.dumps(table_json(asked(), made(EVENINGS, asked())))


def test_json_rounds_to_four_decimals() -> None:
    wanted = asked(scheme=Scheme.PLACES, points=(Fraction("1.23456"), Fraction(2, 3)))
    answer: Any = table_json(wanted, made(EVENINGS[:1], wanted))
    assert [row["points"] for row in answer["rows"]] == [1.2346, 0.6667, 0]


def test_games_that_the_season_does_not_count_are_none_in_json_and_words() -> None:
    wanted = query(Season("Winter", games=("troefcall",)), Filters(games=("boerenbridge",)))
    answer: Any = table_json(wanted, made([], wanted))
    assert answer["filters"]["games"] == []
    assert "Games: none of those that the season counts" in table_text(wanted, made([], wanted), str)


# Text.


def test_text_says_what_it_rests_on_and_lines_its_columns_up() -> None:
    wanted = query(
        Season("Winter"),
        Filters(as_of="2026-01-09", games=("boerenbridge",)),
        minimum=2,
        scheme=Scheme.AVERAGE,
    )
    assert table_text(wanted, made(EVENINGS, wanted), str, ",") == (
        "Season: Winter\n"
        "Scheme: average score\n"
        "By player\n"
        "All days\n"
        "As of 2026-01-09\n"
        "Games: Boerenbridge\n"
        "Minimum matches: 2\n"
        "Lowest results dropped: 0\n"
        "Best results counted: all\n"
        "\n"
        "Place  Name  Matches  Counted  Wins  Points  Average  Total score"
        "  Bids  Exact bids  Percentage  Movement\n"
        "-----  ----  -------  -------  ----  ------  -------  -----------"
        "  ----  ----------  ----------  --------\n"
        "    1  Bram        2        2     1    27,5     27,5           55     6           4        66,7\n"
        "    2  Anna        2        2     1    17,5     17,5           35    19           5        26,3\n"
        "\n"
        "Below the table\n"
        "       Cato        1        1     0      20       20           20     0           0\n"
    )


def test_text_without_lines_says_so() -> None:
    text = table_text(asked(by=By.PAIR), made([], asked()), shout)
    assert text.endswith("\n\n<No match counts here.>\n")
    assert "<By pair>" in text


def test_no_name_moves_the_cursor_of_who_reads_it() -> None:
    wanted = query(Season("\x1b[2Jevil"), Filters())
    assert "\x1b" not in table_text(wanted, made(EVENINGS, wanted), str)


def test_wide_names_keep_the_columns() -> None:
    results = [evening("2026-01-02", {"李雷": 4, "Bram": 1})]
    lines = table_text(asked(), made(results, asked()), str).splitlines()
    assert lines[-2].startswith("    1  李雷        1")
    assert lines[-1].startswith("    2  Bram        1")


# Numbers.


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (Fraction(0), "0"),
        (Fraction(5, 2), "2.5"),
        (Fraction(-5, 2), "-2.5"),
        (Fraction(2, 3), "0.6667"),
        (Fraction(1, 20001), "0"),
        (Fraction(-1, 20001), "0"),
        (Fraction(10**20) + Fraction(1, 4), "100000000000000000000.25"),
        (Fraction("0.00005"), "0"),
        (Fraction("0.00015"), "0.0002"),
    ],
)
def test_decimals(value: Fraction, written: str) -> None:
    assert decimal(value, 4) == written
