"""Which lines are equal in points, and why they stand where they do."""

from scorepad.season.season import Counting, Scheme
from scorepad.season.standings import Standing, Table, standings
from scorepad.season.ties import Level, level_with
from tests.season.evenings import history


def line(table: Table, name: str) -> Standing:
    return next(row for row in (*table.rows, *table.unranked) if row.name == name)


def named(lines: tuple[Standing, ...]) -> list[str]:
    return [one.name for one in lines]


# By score: Anna 20 with two wins, Bram 20 with one, Cato and Daan 8 with none, Eefje 1.
TABLE = standings(
    history(
        ("2026-01-01", {"Anna": 10, "Bram": 9, "Cato": 4, "Daan": 4}),
        ("2026-01-02", {"Anna": 10, "Bram": 0, "Cato": 4, "Daan": 4}),
        ("2026-01-03", {"Bram": 11, "Eefje": 1}),
    ),
    Counting(Scheme.SCORE),
)


def test_equal_points_and_wins_share_the_place() -> None:
    level = level_with(TABLE, line(TABLE, "Cato"))
    assert named(level.sharing) == ["Daan"]
    assert (level.ahead_of, level.behind) == ((), ())


def test_of_equal_points_the_wins_decide() -> None:
    assert named(level_with(TABLE, line(TABLE, "Anna")).ahead_of) == ["Bram"]
    assert named(level_with(TABLE, line(TABLE, "Bram")).behind) == ["Anna"]


def test_nobody_is_level_with_points_of_its_own() -> None:
    assert level_with(TABLE, line(TABLE, "Eefje")) == Level()


def test_without_a_place_there_is_nothing_to_explain() -> None:
    few = standings(history(("2026-01-01", {"Anna": 1, "Bram": 1})), Counting(minimum=2))
    assert level_with(few, line(few, "Anna")) == Level()


def test_points_are_compared_exactly() -> None:
    # 1/3 + 1/3 and 2/3 of other matches are equal; 0.3333 would not be.
    table = standings(
        history(
            ("2026-01-01", {"Anna": 1, "Bram": 1, "Cato": 1}),
            ("2026-01-02", {"Anna": 1, "Daan": 1, "Eefje": 1}),
            ("2026-01-03", {"Bram": 1, "Floris": 1, "Guus": 1}),
        ),
        Counting(),
    )
    assert named(level_with(table, line(table, "Anna")).sharing) == ["Bram"]
