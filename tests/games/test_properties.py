"""What holds of every match of the games that have a second scorer and reader, whatever was played."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games import properties as hold
from tests.games.properties import SECONDS, SOAK, Second

SEEDS = st.integers(0, 2**32)

of_each_game = pytest.mark.parametrize("second", SECONDS.values(), ids=SECONDS)


@of_each_game
@pytest.mark.parametrize("hundred", range(5))
def test_a_second_scorer_agrees(second: Second, hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        hold.both_score_alike(second, seed)


@of_each_game
@pytest.mark.parametrize("hundred", range(6))
def test_a_second_reader_finds_the_same_problems(second: Second, hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        hold.both_find_the_same_wrong(second, seed)


@of_each_game
@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_a_second_implementation_agrees_for_very_long(second: Second) -> None:
    for seed in range(10**6, 10**6 + SOAK):
        hold.both_score_alike(second, seed)
        hold.both_find_the_same_wrong(second, seed)


@of_each_game
@settings(max_examples=50)
@given(SEEDS)
def test_entries_add_up_to_points_and_points_to_totals(second: Second, seed: int) -> None:
    hold.points_are_sums_of_entries(second.match(Random(seed)))


@of_each_game
@settings(max_examples=50)
@given(SEEDS)
def test_each_deal_is_dealt_and_the_match_ends_as_the_sheet_says(second: Second, seed: int) -> None:
    hold.dealers_and_the_end_are_those_of_the_sheet(second.match(Random(seed)))


@of_each_game
@settings(max_examples=50)
@given(SEEDS)
def test_a_legal_match_has_no_problem_and_survives_the_record(second: Second, seed: int) -> None:
    hold.written_and_read_it_is_the_same(second.match(Random(seed)))


@of_each_game
@settings(max_examples=50)
@given(SEEDS)
def test_a_corrected_match_is_the_match_read_anew_and_correcting_back_is_the_same(
    second: Second, seed: int
) -> None:
    chance = Random(seed)
    hold.a_correction_is_as_if_it_had_been_so(second.match(chance), chance)


@of_each_game
@settings(max_examples=30)
@given(SEEDS)
def test_choices_are_exactly_what_a_full_check_accepts(second: Second, seed: int) -> None:
    chance = Random(seed)
    hold.choices_are_what_a_full_check_accepts(second.match(chance), chance)
