"""A match followed deal by deal: the answers are those from all the deals before, and each counts once."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from scorepad.core.carrying_on import seated_anew
from scorepad.core.game import Course
from scorepad.core.match import Match
from scorepad.core.table import Deal
from scorepad.record import problems, read
from tests.games import (
    auction_bridge_at_random,
    boerenbridge_at_random,
    bridgette_at_random,
    troefcall_at_random,
)
from tests.games.deals_at_random import NAMES

EVENINGS: dict[str, Callable[[Random], dict[str, Any]]] = {
    "auction_bridge": auction_bridge_at_random.record_at_random,
    "boerenbridge": boerenbridge_at_random.record_at_random,
    "bridgette": bridgette_at_random.record_at_random,
    "troefcall": troefcall_at_random.record_at_random,
}
TABLES = {"bridgette": NAMES[:2]}
A_DEAL: dict[str, dict[str, Any]] = {
    "auction_bridge": {"declarer": 0, "level": 1, "strain": "clubs", "tricks": 3},
    "boerenbridge": {"bids": [1, 0, 0, 1], "tricks": [1, 0, 0, 0]},
    "bridgette": {"passed_out": True},
    "troefcall": {"side": 0, "outcome": "majority"},
}


def match_of(record: dict[str, Any]) -> Match:
    return read(json.dumps(record).encode()).matches[0]


def longer_than_its_rules_allow(match: Match, chance: Random) -> Match:
    """Deals of the match in any order, three times as many, and some of them half known."""
    blank: Deal = match.game.blank(match.setup)
    deals = [deal if chance.random() < 0.9 else blank for deal in match.deals * 3]
    chance.shuffle(deals)
    return replace(match, deals=tuple(deals))


@pytest.mark.parametrize("key", EVENINGS)
def test_a_course_answers_as_the_game_does_from_the_deals_before(key: str) -> None:
    for seed in range(60):
        chance = Random(seed)
        match = longer_than_its_rules_allow(match_of(EVENINGS[key](chance)), chance)
        course = Course(match.game, match.setup)
        for at, deal in enumerate(match.deals):
            before, entered = match.deals[:at], match.game.as_entered(deal)
            assert course.dealer(deal) == match.game.dealer(match.setup, before, deal)
            assert course.check(deal) == match.game.check(match.setup, before, deal)
            assert course.settled(entered) == match.game.settled(match.setup, before, entered)
            assert course.is_over == match.game.ended(match.setup, before)
            course.add(deal)


# A record may hold thousands of deals, be it that somebody means ill.


def calls_during(act: Callable[[], object]) -> int:
    """How many functions Python calls while it does something: what it costs, on any machine."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    held = sys.getprofile()
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(held)
    return calls


def record_of(key: str, deals: list[Any]) -> bytes:
    options = {"format": "timed"} if key == "troefcall" else {}
    players = TABLES.get(key, NAMES)
    return json.dumps(
        {"scorepad": 1, "game": key, "players": players, "options": options, "deals": deals}
    ).encode()


def costs_no_more_than_its_deals(cost: Callable[[int], int]) -> None:
    cost(10)  # what is found once and kept
    assert cost(400) < 2.1 * cost(200)


@pytest.mark.parametrize("deal", ["legal", {}, {"dealer": 9}, 5])
@pytest.mark.parametrize("key", EVENINGS)
def test_a_record_of_twice_the_deals_costs_twice_as_much_to_read(key: str, deal: Any) -> None:
    held = A_DEAL[key] if deal == "legal" else deal
    costs_no_more_than_its_deals(lambda many: calls_during(lambda: problems(record_of(key, [held] * many))))


@pytest.mark.parametrize("key", EVENINGS)
def test_a_match_of_twice_the_deals_costs_twice_as_much_to_score_check_and_reseat(key: str) -> None:
    one = match_of(json.loads(record_of(key, [A_DEAL[key]])))
    order = tuple(reversed(range(one.setup.seats)))

    def cost(many: int) -> int:
        match = replace(one, deals=one.deals * many)
        return calls_during(lambda: (match.sheet, match.problems(), seated_anew(match, order)))

    costs_no_more_than_its_deals(cost)
