"""What a sheet probably is, by its titles and its cells."""

import pytest

from scorepad.old_sheets.cells import DayOrder
from scorepad.old_sheets.example import example
from scorepad.old_sheets.guessing import guess
from scorepad.old_sheets.mapping import Column, Gathered, Role, RowIs
from scorepad.old_sheets.reading import read
from tests.old_sheets.sheets import table


def roles(text: str) -> list[Role]:
    return [column.role for column in guess(table(text)).columns]


@pytest.mark.parametrize(
    "titles",
    [
        "Date;Time;Anna;Bram;Season;Notes",
        "Datum;Tijd;Anna;Bram;Seizoen;Opmerkingen",
        "Data;Ora;Anna;Bram;Stagione;Osservazioni",
        "Fecha;Hora;Anna;Bram;Temporada;Observaciones",
    ],
)
def test_titles_are_known_in_every_language(titles: str) -> None:
    found = roles(f"{titles}\n13-1-2024;20:15;12;-3;Winter;late")
    assert found == [Role.DAY, Role.TIME, Role.PLAYER, Role.PLAYER, Role.SEASON, Role.NOTE]


def test_a_column_of_points_is_the_player_of_its_title() -> None:
    mapping = guess(table("Datum;Anna de Vries;Bram\n13-1-2024;12;\n14-1-2024;;4"))
    assert mapping.columns[1] == Column(Role.PLAYER, ("Anna de Vries",))


@pytest.mark.parametrize(
    "title", ["Anna & Cato", "Anna / Cato", "Anna en Cato", "Anna e Cato", "Anna y Cato"]
)
def test_a_title_of_two_names_is_a_pair(title: str) -> None:
    mapping = guess(table(f"Datum;{title};Bram & Daan\n13-1-2024;12;4"))
    assert mapping.columns[1] == Column(Role.PAIR, ("Anna", "Cato"))


def test_days_are_found_where_no_title_tells() -> None:
    assert roles("Wanneer?;Anna;Bram\n13-1-2024;1;2\n14 jan 2024;3;4")[0] is Role.DAY


def test_sums_winners_and_words_are_left_out() -> None:
    found = roles("Anna;Bram;Total;Winner;Hall\n1;2;3;Bram;blue\n3;4;7;Bram;red")
    assert found == [Role.PLAYER, Role.PLAYER, Role.NOTHING, Role.NOTHING, Role.NOTHING]


@pytest.mark.parametrize(
    "title", ["Rank", "Plaats", "Totaal punten", "Anna totaal", "Average", "Tafel", "Aantal", "Spelers"]
)
def test_figures_that_are_nobodys_points_are_left_out(title: str) -> None:
    assert roles(f"Date;Anna;{title};Bram\n13-1-2024;1;2;3\n14-1-2024;1;1;4")[2] is Role.NOTHING


def test_who_came_late_to_a_league_has_points_as_well() -> None:
    rows = "".join(f"{at % 28 + 1}-1-1999;{at};2;\n" for at in range(1000))
    assert roles(f"Date;Anna;Bram;Eva\n{rows}1-2-2020;1;2;3")[3] is Role.PLAYER


def test_who_was_mostly_marked_as_away_has_points_as_well() -> None:
    found = roles("Date;Anna;Bram;Hall\n13-1-2024;1;x;A\n14-1-2024;2;x;B\n15-1-2024;x;3;A")
    assert found == [Role.DAY, Role.PLAYER, Role.PLAYER, Role.NOTHING]


@pytest.mark.parametrize(
    "days", [("45306", "45313"), ("20240115", "20240122"), ("12.1", "19.1"), ("2019", "2020")]
)
def test_figures_below_a_title_of_dates_are_days(days: tuple[str, str]) -> None:
    assert roles(f"Datum;Anna;Bram\n{days[0]};1;2\n{days[1]};3;4")[0] is Role.DAY
    assert roles("Dag;Anna;Bram\n1;1;2\n2;3;4")[0] is Role.NOTHING


def test_a_year_is_a_season_and_a_week_a_match() -> None:
    assert roles("Jaar;Week;Anna;Bram\n2019;1;1;2")[:2] == [Role.SEASON, Role.LABEL]


def test_weeks_that_come_back_are_no_deals_of_one_match() -> None:
    rows = "".join(f"{at % 50 + 1};{at};2\n" for at in range(150))
    assert guess(table(f"Week;Anna;Bram\n{rows}")).row_is is RowIs.MATCH


def test_a_title_above_the_titles_is_no_row_of_titles() -> None:
    mapping = guess(table("League of Thursdays;;\n;;\nDate;Anna;Bram\n13-1-2024;1;2"))
    assert mapping.header == 2


def test_a_sheet_without_titles_asks_who_is_who() -> None:
    mapping = guess(table("13-1-2024;1;2\n14-1-2024;3;4"))
    assert mapping.header is None
    assert mapping.columns == (Column(Role.DAY), Column(Role.PLAYER, ("",)), Column(Role.PLAYER, ("",)))


def test_rows_with_the_number_of_a_deal_are_deals() -> None:
    mapping = guess(table("Datum;Ronde;Anna;Bram\n13-1-2024;1;1;2\n13-1-2024;2;1;2"))
    assert (mapping.row_is, mapping.gathered) == (RowIs.DEAL, Gathered.BY_DAY)


def test_rows_of_which_several_name_one_match_are_deals() -> None:
    mapping = guess(table("Match;Anna;Bram\nA;1;2\nA;3;4\nB;1;2\nB;0;9"))
    assert (mapping.row_is, mapping.gathered) == (RowIs.DEAL, Gathered.BY_LABEL)
    assert guess(table("Match;Anna;Bram\n1;1;2\n2;3;4\n3;1;2")).row_is is RowIs.MATCH


@pytest.mark.parametrize(
    ("days", "order"),
    [
        (("3/4/2024", "13/4/2024"), DayOrder.DAY_FIRST),
        (("3/4/2024", "4/13/2024"), DayOrder.MONTH_FIRST),
        (("3/4/2024", "5/4/2024"), None),
    ],
)
def test_the_whole_column_tells_what_comes_first(days: tuple[str, str], order: DayOrder | None) -> None:
    mapping = guess(table(f"Date;Anna;Bram\n{days[0]};1;2\n{days[1]};3;4"))
    assert mapping.day_order is order


@pytest.mark.parametrize(("points", "sign"), [("1.250", ","), ("1,250", "."), ("12,5", ","), ("12.0", ".")])
def test_the_numbers_tell_the_sign_before_decimals(points: str, sign: str) -> None:
    assert guess(table(f"Anna;Bram\n{points};2\n3;4")).decimal == sign


def test_the_example_leaves_nothing_to_ask() -> None:
    mapping = guess(read(example(str, ";")))
    assert [column.role for column in mapping.columns] == [Role.DAY, *[Role.PLAYER] * 4, Role.NOTE]
