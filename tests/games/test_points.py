"""The plain sheets: whatever is written down is added up, and nothing else."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.core.match import Match
from scorepad.core.sheet import Decided
from scorepad.core.table import Adjustment, Setup
from scorepad.games import game
from scorepad.games.points.rules import MOST, Fault, PairPointsOptions, PointsDeal, PointsOptions
from scorepad.record import problems, read, write
from tests.games.test_examples import as_bytes

POINTS, IN_PAIRS = game("points"), game("pair_points")
FOUR = ("Anna", "Bram", "Cato", "Daan")


def sheet(*deals: tuple[int, ...], players: tuple[str, ...] = FOUR, **options: Any) -> Match:
    """A match with these deals."""
    return Match(
        POINTS,
        Setup(players, PointsOptions(**options)),
        tuple(PointsDeal(points=points) for points in deals),
    )


def in_pairs(*deals: tuple[int, ...], **options: Any) -> Match:
    deal = [PointsDeal(points=points) for points in deals]
    return Match(IN_PAIRS, Setup(FOUR, PairPointsOptions(**options)), tuple(deal))


def faults(record: dict[str, Any]) -> list[tuple[int | None, str | None, str]]:
    found = problems(as_bytes({"scorepad": 1, "game": "points", "players": list(FOUR[:2]), **record}))
    return [(one.deal, one.field, str(one.fault)) for one in found]


def test_the_most_points_win() -> None:
    scored = sheet((10, 20, 0, 5), (15, 0, 0, 5)).sheet
    assert scored.totals == (25, 20, 0, 10)
    assert scored.places == (1, 2, 4, 3)


def test_the_fewest_points_win_where_that_is_agreed() -> None:
    scored = sheet((10, -20, 0, 5), lowest_wins=True, deals=1).sheet
    assert (scored.places, scored.winners, scored.decided_by) == ((4, 1, 2, 3), (1,), Decided.TOTAL)


def test_level_totals_share_the_win() -> None:
    scored = sheet((7, 7, 1, 7), deals=1).sheet
    assert (scored.winners, scored.decided_by, scored.places) == ((0, 1, 3), Decided.SHARED, (1, 1, 4, 1))


def test_without_a_number_of_deals_the_match_goes_on_until_the_table_stops() -> None:
    match = sheet(*[(1, 0, 0, 0)] * 200)
    assert not match.finished
    assert match.close().after.finished


def test_the_match_is_over_when_the_agreed_deals_are_played() -> None:
    match = sheet((1, 0, 0, 0), deals=2)
    assert not match.finished
    assert match.add(PointsDeal(points=(0, 0, 0, 2))).after.finished


def test_partners_sit_opposite_each_other_and_have_one_number() -> None:
    match = in_pairs((162, 0), (70, 92))
    assert match.side_names == ("Anna & Cato", "Bram & Daan")
    assert match.sheet.totals == (232, 92)


def test_the_deal_moves_on_clockwise_from_whoever_really_dealt() -> None:
    match = sheet((1, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0))
    assert [row.dealer for row in match.sheet.rows] == [0, 1, 2]
    changed = replace(match.deals[1], dealer=3)
    corrected = match.replace(1, changed).after
    assert [row.dealer for row in corrected.sheet.rows] == [0, 3, 0]


def test_points_of_the_table_are_added_with_their_own_reason() -> None:
    deal = PointsDeal(points=(5, 0, 0, 0), adjustments=(Adjustment(0, -2, "wrong count"),))
    row = sheet().add(deal).after.sheet.rows[0]
    assert row.points == (3, 0, 0, 0)
    assert [str(entry.reason) for entry in row.of_side(0)] == ["written", "adjustment"]


@pytest.mark.parametrize("number", [MOST + 1, -MOST - 1])
def test_more_than_a_sheet_can_hold_is_refused(number: int) -> None:
    assert faults({"deals": [{"points": [number, 0]}]}) == [(1, "points", Fault.POINTS_OUT_OF_RANGE)]


def test_every_side_has_one_number() -> None:
    assert faults({"deals": [{"points": [1, 2, 3]}]}) == [(1, "points", Fault.POINTS_OUT_OF_RANGE)]
    assert faults({"deals": [{}]}) == [(1, "points", "missing_key")]
    assert faults({"deals": [{"points": [1, None]}]}) == [(1, "points", "wrong_type")]


def test_a_table_of_nine_is_too_large() -> None:
    assert faults({"players": list("ABCDEFGHI")}) == [(None, "players", "wrong_number_of_players")]


def test_a_deal_is_best_for_whoever_has_the_most_or_the_fewest() -> None:
    for lowest, won in ((False, (1, 2, 0, 0)), (True, (1, 0, 2, 1))):
        match = sheet((5, 5, 1, 2), (0, 9, 0, 0), lowest_wins=lowest)
        counted = match.game.facts(match.setup, match.deals, match.sheet)
        assert tuple(facts["deals_won"] for facts in counted) == won
        assert {facts["deals"] for facts in counted} == {2}


@given(st.lists(st.tuples(*[st.integers(-MOST, MOST)] * 3), max_size=12), st.booleans(), st.integers(0, 3))
def test_what_is_written_down_is_what_is_added_up(
    deals: list[tuple[int, ...]], lowest: bool, agreed: int
) -> None:
    played = deals[:agreed] if agreed else deals
    match = sheet(*played, players=FOUR[:3], lowest_wins=lowest, deals=agreed)
    assert match.sheet.totals == tuple(sum(deal[side] for deal in played) for side in range(3))
    assert read(as_bytes(write(match))).matches == (match,)
    best = (min if lowest else max)(match.sheet.totals)
    assert [total == best for total in match.sheet.totals] == [place == 1 for place in match.sheet.places]
