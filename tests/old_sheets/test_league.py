"""A whole league, against counts that were made while it was written."""

from collections import Counter
from dataclasses import replace

import pytest

from scorepad.old_sheets.cells import DayOrder
from scorepad.old_sheets.guessing import guess
from scorepad.old_sheets.mapping import Column, Role
from scorepad.old_sheets.reading import read
from tests.old_sheets.league import PEOPLE, league
from tests.old_sheets.sheets import plan_of


@pytest.mark.parametrize("seed", range(5))
def test_a_league_comes_to_what_was_played(seed: int) -> None:
    truth = league(seed)
    sheet = read(truth.data)
    mapping = guess(sheet)
    assert mapping.day_order is DayOrder.DAY_FIRST
    assert [one.names[0] for one in mapping.columns if one.role is Role.PLAYER] == list(PEOPLE)
    plan = plan_of(sheet, mapping)
    assert not plan.asked
    assert len(plan.matches) == truth.matches
    assert len(plan.twice) == truth.twice
    assert [row + 1 for row in plan.faulty_rows] == truth.faulty
    assert Counter(one.match.season for one in plan.matches) == truth.by_season
    assert Counter((one.match.started or "")[:10] for one in plan.matches) == truth.by_day
    points, played = Counter[str](), Counter[str]()
    for one in plan.matches:
        for name, total in zip(one.match.setup.players, one.match.sheet.totals, strict=True):
            points[name] += total
            played[name] += 1
    assert played == truth.played
    assert points == truth.points


def test_a_league_without_its_days_is_not_taken_for_less() -> None:
    truth = league(7, 60)
    sheet = read(truth.data)
    mapping = guess(sheet).with_column(0, Column())
    plan = plan_of(sheet, replace(mapping, keeps_twice=True))
    assert len(plan.matches) >= truth.matches + truth.twice
