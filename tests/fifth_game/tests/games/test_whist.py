"""Whist: the odd tricks, the end of a match, and what cannot be."""

import pytest

from scorepad.core.ending import how_it_ended
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import whist
from scorepad.games.whist.rules import TRICKS, Fault, Format, WhistDeal, WhistOptions, tricks_of

NAMES = ("Anna", "Bram", "Cato", "Daan")


def table(**options: object) -> Match:
    rules = WhistOptions(**options)  # type: ignore[arg-type]
    return Match(whist.GAME, Setup(NAMES, rules))


def played(match: Match, *tricks: int) -> Match:
    """A match with deals in which the first pair took so many tricks."""
    for one in tricks:
        match = match.add(WhistDeal(tricks=tricks_of(0, one))).after
    return match


@pytest.mark.parametrize("tricks", range(TRICKS + 1))
def test_each_trick_over_six_is_a_point_and_only_one_pair_has_any(tricks: int) -> None:
    assert played(table(target=50), tricks).sheet.totals == (max(0, tricks - 6), max(0, 7 - tricks))


def test_the_deal_goes_round_from_whoever_really_dealt() -> None:
    match = played(table(target=50), 7, 7)
    assert match.dealer == 2
    match = match.add(WhistDeal(tricks=(7, 6), dealer=0)).after
    assert match.dealer == 1


def test_the_first_pair_to_the_target_wins() -> None:
    match = played(table(), 9, 4, 8)
    assert match.finished
    told = how_it_ended(match)
    assert (str(told.who_won), str(told.why)) == (
        "Anna & Cato win with 5",
        "The first pair to reach 5.",
    )


def test_agreed_deals_are_played_and_a_level_total_is_shared() -> None:
    match = played(table(format=Format.DEALS, deals=2), 9)
    assert match.game.to_play(match.setup, match.deals) == 1
    match = played(match, 4)
    assert match.finished
    assert str(how_it_ended(match).who_won) == "Anna & Cato and Bram & Daan share the win with 3"


@pytest.mark.parametrize(
    ("tricks", "fault"),
    [((9, 5), Fault.TRICKS_DO_NOT_ADD_UP), ((14, -1), Fault.TRICKS_OUT_OF_RANGE), ((13, 0), None)],
)
def test_thirteen_tricks_are_taken(tricks: tuple[int, int], fault: Fault | None) -> None:
    match = table()
    found = match.game.check(match.setup, (), WhistDeal(tricks=tricks))
    assert [problem.fault for problem in found] == ([] if fault is None else [fault])


def test_statistics_count_deals_won_and_odd_tricks() -> None:
    match = played(table(target=50), 9, 4, 7)
    assert match.game.facts(match.setup, match.deals, match.sheet) == (
        {"deals": 3, "deals_won": 2, "odd_tricks": 4},
        {"deals": 3, "deals_won": 1, "odd_tricks": 3},
    )
