"""Season tables worked out by hand, sentence by sentence of the contract."""

from dataclasses import replace
from fractions import Fraction

import pytest

from scorepad.season.results import Result, Who
from scorepad.season.season import By, Counting, Scheme
from scorepad.season.standings import Table, behind, standings
from tests.season.evenings import evening, history

# Four evenings of Boerenbridge. In brackets the place.
WINTER = history(
    ("2026-01-02", {"Anna": 40, "Bram": 30, "Cato": 20, "Daan": 10}),  # A 1, B 2, C 3, D 4
    ("2026-01-09", {"Anna": 30, "Bram": 50, "Cato": 30, "Daan": 0}),  # B 1, A and C 2, D 4
    ("2026-01-16", {"Anna": 25, "Bram": 10, "Cato": 25}),  # A and C 1, B 3
    ("2026-01-23", {"Daan": 12, "Anna": 7}),  # D 1, A 2
)

Lines = list[tuple[int | None, str, object]]


def points(table: Table) -> Lines:
    return [(row.place, row.name, row.points) for row in (*table.rows, *table.unranked)]


def third(number: int) -> Fraction:
    return Fraction(number, 3)


HALF = Fraction(1, 2)


def test_wins_give_one_and_a_shared_win_its_share() -> None:
    # Anna 1 + 0 + 1/2 + 0, Bram 0 + 1 + 0, Cato 0 + 0 + 1/2, Daan 0 + 0 + 1.
    # Bram and Daan are equal in points and wins: they share place 2, and 3 is skipped.
    assert points(standings(WINTER, Counting())) == [
        (1, "Anna", 3 * HALF),
        (2, "Bram", 1),
        (2, "Daan", 1),
        (4, "Cato", HALF),
    ]


def test_a_shared_win_counts_as_one_whole_win_in_the_wins_column() -> None:
    table = standings(WINTER, Counting())
    assert {row.name: row.wins for row in table.rows} == {"Anna": 2, "Bram": 1, "Cato": 1, "Daan": 1}


def test_places_give_points_and_shared_places_the_mean_of_theirs() -> None:
    # Anna 3 + (2+1)/2 + (3+2)/2 + 2 = 9, Bram 2 + 3 + 1 = 6, Cato 1 + 1.5 + 2.5 = 5, Daan 0 + 0 + 3 = 3.
    assert points(standings(WINTER, Counting(Scheme.PLACES))) == [
        (1, "Anna", 9),
        (2, "Bram", 6),
        (3, "Cato", 5),
        (4, "Daan", 3),
    ]


def test_two_first_of_four_get_two_and_a_half_each() -> None:
    table = standings(history(("2026-01-02", {"A": 9, "B": 9, "C": 5, "D": 1})), Counting(Scheme.PLACES))
    assert points(table) == [(1, "A", 5 * HALF), (1, "B", 5 * HALF), (3, "C", 1), (4, "D", 0)]


def test_points_for_places_may_have_decimals_and_are_none_beyond_the_list() -> None:
    # 5 and 2.5: Anna 5 + 2.5/2 + 7.5/2 + 2.5 = 12.5, Bram 2.5 + 5 + 0, Cato 0 + 1.25 + 3.75, Daan 0 + 0 + 5.
    counting = Counting(Scheme.PLACES, points=(Fraction(5), 5 * HALF))
    assert points(standings(WINTER, counting)) == [
        (1, "Anna", 25 * HALF),
        (2, "Bram", 15 * HALF),
        # Equal in points and in wins: by folded name.
        (3, "Cato", 5),
        (3, "Daan", 5),
    ]


def test_field_is_the_share_of_other_sides_beaten_on_average() -> None:
    # Anna: 3 of 3, (1 + 1/2) of 3, (1 + 1/2) of 2, 0 of 1: (100 + 50 + 75 + 0) / 4 = 56.25
    # Bram: 2 of 3, 3 of 3, 0 of 2: (200/3 + 100 + 0) / 3 = 500/9
    # Cato: 1 of 3, (1 + 1/2) of 3, (1 + 1/2) of 2: (100/3 + 50 + 75) / 3 = 475/9
    # Daan: 0, 0, 1 of 1: 100 / 3
    assert points(standings(WINTER, Counting(Scheme.FIELD))) == [
        (1, "Anna", Fraction(225, 4)),
        (2, "Bram", Fraction(500, 9)),
        (3, "Cato", Fraction(475, 9)),
        (4, "Daan", third(100)),
    ]


def test_score_adds_totals_up() -> None:
    # 40 + 30 + 25 + 7, 30 + 50 + 10, 20 + 30 + 25, 10 + 0 + 12
    assert points(standings(WINTER, Counting(Scheme.SCORE))) == [
        (1, "Anna", 102),
        (2, "Bram", 90),
        (3, "Cato", 75),
        (4, "Daan", 22),
    ]


def test_average_divides_totals_by_matches() -> None:
    # 102 / 4, 90 / 3, 75 / 3, 22 / 3
    assert points(standings(WINTER, Counting(Scheme.AVERAGE))) == [
        (1, "Bram", 30),
        (2, "Anna", 51 * HALF),
        (3, "Cato", 25),
        (4, "Daan", third(22)),
    ]


def test_the_average_column_is_per_counted_match_and_equals_the_points_of_schemes_that_average() -> None:
    anna = standings(WINTER, Counting(Scheme.PLACES, drop=1)).rows[0]
    # 9 less the lowest, 1.5, over three matches.
    assert (anna.points, anna.counted, anna.average) == (15 * HALF, 3, 5 * HALF)
    for scheme in (Scheme.FIELD, Scheme.AVERAGE):
        assert all(row.points == row.average for row in standings(WINTER, Counting(scheme)).rows)


def test_lines_with_fewer_matches_than_the_minimum_stand_below_by_folded_name() -> None:
    table = standings(WINTER, Counting(minimum=4))
    assert points(table) == [
        (1, "Anna", 3 * HALF),
        (None, "Bram", 1),
        (None, "Cato", HALF),
        (None, "Daan", 1),
    ]
    assert [row.name for row in table.unranked] == ["Bram", "Cato", "Daan"]


def test_the_lowest_results_are_dropped() -> None:
    # Anna 3, 1.5, 2.5, 2 less 1.5; Bram 2, 3, 1 less 1; Cato 1, 1.5, 2.5 less 1; Daan 0, 0, 3 less 0.
    table = standings(WINTER, Counting(Scheme.PLACES, drop=1))
    assert points(table) == [(1, "Anna", 15 * HALF), (2, "Bram", 5), (3, "Cato", 4), (4, "Daan", 3)]
    assert [(row.matches, row.counted) for row in table.rows] == [(4, 3), (3, 2), (3, 2), (3, 2)]


def test_dropping_never_takes_a_line_below_the_minimum() -> None:
    # With a minimum of 3 only Anna has a fourth match to drop.
    table = standings(WINTER, Counting(Scheme.PLACES, drop=1, minimum=3))
    assert points(table) == [(1, "Anna", 15 * HALF), (2, "Bram", 6), (3, "Cato", 5), (4, "Daan", 3)]
    assert [row.counted for row in table.rows] == [3, 3, 3, 3]


def test_dropping_leaves_a_line_one_result() -> None:
    # The best of each: 3, 3, 2.5, 3. Anna has two wins, Bram and Daan one each.
    table = standings(WINTER, Counting(Scheme.PLACES, drop=10))
    assert points(table) == [(1, "Anna", 3), (2, "Bram", 3), (2, "Daan", 3), (4, "Cato", 5 * HALF)]
    assert {row.counted for row in table.rows} == {1}


def test_a_line_below_the_minimum_drops_nothing() -> None:
    table = standings(WINTER, Counting(Scheme.PLACES, drop=2, minimum=4))
    assert [row.counted for row in table.unranked] == [3, 3, 3]


def test_only_the_best_of_what_is_left_count_and_they_may_be_fewer_than_the_minimum() -> None:
    # Anna 3 + 2.5, Bram 3 + 2, Cato 2.5 + 1.5, Daan 3 + 0.
    table = standings(WINTER, Counting(Scheme.PLACES, best=2, minimum=3, drop=1))
    assert points(table) == [(1, "Anna", 11 * HALF), (2, "Bram", 5), (3, "Cato", 4), (4, "Daan", 3)]
    assert [row.counted for row in table.rows] == [2, 2, 2, 2]


def test_dropped_results_still_count_as_matches_wins_total_score_and_bids() -> None:
    results = [
        evening("2026-01-02", {"Anna": 10, "Bram": 5}, bids={"Anna": (4, 3)}),
        evening("2026-01-03", {"Anna": 2, "Bram": 5}, bids={"Anna": (4, 1)}),
    ]
    anna = standings(results, Counting(Scheme.WINS, drop=1)).rows[0]
    assert (anna.matches, anna.counted, anna.wins, anna.total_score) == (2, 1, 1, 12)
    assert (anna.bids, anna.exact_bids) == (8, 4)


def test_equal_points_are_told_apart_by_wins_and_then_share_the_place() -> None:
    results = history(
        ("2026-01-02", {"Bram": 9, "Anna": 9}),  # half a win each
        ("2026-01-03", {"Bram": 9, "Cato": 9}),  # half a win each: Bram 1 by two wins
        ("2026-01-04", {"Daan": 9, "Cato": 1}),  # Daan 1 by one win
    )
    assert points(standings(results, Counting())) == [
        (1, "Bram", 1),
        (2, "Daan", 1),
        (3, "Anna", HALF),
        (3, "Cato", HALF),
    ]


def test_order_goes_by_exact_points_not_by_rounded_ones() -> None:
    # Both are 0.3333 in four decimals, where Anna's win would put her first.
    counting = Counting(Scheme.PLACES, points=(Fraction("0.33332"), Fraction("0.33334")))
    table = standings([evening("2026-01-02", {"Anna": 9, "Bram": 5})], counting)
    assert [(row.place, row.name) for row in table.rows] == [(1, "Bram"), (2, "Anna")]


# As of a day.


def test_movement_is_the_place_before_the_latest_day_minus_the_place_now() -> None:
    # Before the last evening: Anna 1.5, Bram 1, Cato 0.5, Daan 0. After it Daan has 1 as well.
    table = standings(WINTER, Counting(), movement=True)
    assert [(row.name, row.place, row.movement) for row in table.rows] == [
        ("Anna", 1, 0),
        ("Bram", 2, 0),
        ("Daan", 2, 2),
        ("Cato", 4, -1),
    ]


def test_who_had_no_place_before_or_has_none_now_did_not_move() -> None:
    results = history(
        ("2026-01-02", {"Anna": 4, "Bram": 1}),
        ("2026-01-09", {"Anna": 1, "Cato": 4}),
        ("2026-01-09", {"Bram": 1, "Cato": 4}),
    )
    # With a minimum of 2 nobody had a place before the ninth.
    table = standings(results, Counting(minimum=2), movement=True)
    assert [(row.name, row.movement) for row in table.rows] == [
        ("Cato", None),
        ("Anna", None),
        ("Bram", None),
    ]
    with_one = standings(results, Counting(), movement=True)
    assert [(row.name, row.place, row.movement) for row in with_one.rows] == [
        ("Cato", 1, None),
        ("Anna", 2, -1),
        ("Bram", 3, -1),
    ]


def test_there_is_no_movement_unless_asked_for() -> None:
    assert {row.movement for row in standings(WINTER, Counting()).rows} == {None}


# Who.


def test_a_guest_is_left_out_and_still_was_at_the_table() -> None:
    guests = frozenset({"daan"})
    table = standings(WINTER, Counting(Scheme.FIELD), guests=guests)
    # As with Daan there: beating him counts.
    assert points(table) == [
        (1, "Anna", Fraction(225, 4)),
        (2, "Bram", Fraction(500, 9)),
        (3, "Cato", Fraction(475, 9)),
    ]
    shown = standings(WINTER, Counting(Scheme.FIELD, with_guests=True), guests=guests)
    assert len(shown.rows) == 4


def test_a_name_is_spelt_as_in_the_most_recently_started_match() -> None:
    results = [
        evening("2026-01-09", {"ANNA": 4, "Bram": 1}, number=1),
        evening("2026-01-02", {"anna": 4, "BRAM": 1}, number=2),
        evening(None, {"AnnA": 4, "bram": 1}, number=3),
    ]
    assert [row.name for row in standings(results, Counting()).rows] == ["ANNA", "Bram"]


def test_the_order_in_which_matches_came_in_does_not_change_a_spelling() -> None:
    results = [
        evening(None, {"anna": 4, "Bram": 1}, number=1),
        evening(None, {"Anna": 4, "BRAM": 1}, number=2),
    ]
    for order in (results, results[::-1]):
        assert [row.name for row in standings(order, Counting()).rows] == ["Anna", "BRAM"]


def test_merged_names_are_one_line() -> None:
    late = evening("2026-02-01", {"Annie": 9, "Bram": 1})
    merged = replace(late.sides[0], players=(Who("anna", "Annie"),))
    table = standings([*WINTER, replace(late, sides=(merged, late.sides[1]))], Counting())
    assert (table.rows[0].name, table.rows[0].matches) == ("Annie", 5)


TROEFCALL = [
    evening("2026-01-02", {"Anna & Cato": 20, "Bram & Daan": 10}, game="troefcall"),
    evening("2026-01-09", {"Daan & Bram": 25, "Cato & anna": 5}, game="troefcall"),
    evening("2026-01-16", {"Bram & Anna": 25, "Cato & Daan": 5}, game="troefcall"),
]


def test_each_player_of_a_side_gets_its_result() -> None:
    table = standings(TROEFCALL, Counting(Scheme.SCORE))
    # Anna 20 + 5 + 25, Bram 10 + 25 + 25, Cato 20 + 5 + 5, Daan 10 + 25 + 5
    assert points(table) == [(1, "Bram", 60), (2, "Anna", 50), (3, "Daan", 40), (4, "Cato", 30)]


def test_pairs_are_two_names_whatever_their_order_shown_in_folded_order() -> None:
    table = standings(TROEFCALL, Counting(by=By.PAIR))
    assert [(row.place, row.name, row.matches, row.wins) for row in table.rows] == [
        (1, "Anna & Bram", 1, 1),
        (1, "Anna & Cato", 2, 1),
        (1, "Bram & Daan", 2, 1),
        (4, "Cato & Daan", 1, 0),
    ]


def test_by_pair_only_pair_games_count() -> None:
    table = standings([*WINTER, *TROEFCALL], Counting(by=By.PAIR))
    assert sum(row.matches for row in table.rows) == 6
    assert table.games == {"troefcall"}


def test_a_pair_with_a_guest_is_left_out() -> None:
    table = standings(TROEFCALL, Counting(by=By.PAIR), guests=frozenset({"daan"}))
    assert [row.name for row in table.rows] == ["Anna & Bram", "Anna & Cato"]


# Games.


@pytest.mark.parametrize("scheme", list(Scheme))
def test_points_of_several_games_are_told_of(scheme: Scheme) -> None:
    mixed: list[Result] = [*WINTER, *TROEFCALL]
    adds_points = scheme in (Scheme.SCORE, Scheme.AVERAGE)
    assert standings(mixed, Counting(scheme)).mixes_points is adds_points
    assert standings(WINTER, Counting(scheme)).mixes_points is False


def test_bids_are_shown_when_boerenbridge_is_behind_the_table() -> None:
    assert standings(WINTER, Counting()).has_bids
    assert not standings(TROEFCALL, Counting()).has_bids


def test_nothing_gives_an_empty_table() -> None:
    for scheme in Scheme:
        assert standings([], Counting(scheme), movement=True) == Table((), ())


# What is behind a line.


def test_the_matches_behind_a_line_say_which_were_dropped() -> None:
    anna = behind(reversed(WINTER), Counting(Scheme.PLACES, drop=1, best=2))["anna"]
    assert [(one.match, one.points, one.counts) for one in anna] == [
        (1, 3, True),
        (2, 3 * HALF, False),
        (3, 5 * HALF, True),
        (4, 2, False),
    ]


def test_of_equal_results_the_later_is_dropped() -> None:
    results = history(("2026-01-02", {"Anna": 4, "Bram": 1}), ("2026-01-09", {"Anna": 4, "Bram": 1}))
    assert [one.counts for one in behind(results, Counting(drop=1))["anna"]] == [True, False]
