"""What holds of every Boerenbridge evening, whatever was bid."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.core.game import Ask, put
from scorepad.core.match import Match
from scorepad.core.timeline import Timeline
from scorepad.games.boerenbridge.rules import BoerenDeal, forbidden_bid
from scorepad.record import dump, problems, read, write
from scorepad.record_commands import scored
from tests.games.boerenbridge_at_random import deal_at_random, record_at_random
from tests.games.boerenbridge_by_hand import Record, answer, column_of

evenings = st.integers(0, 2**32).map(lambda seed: record_at_random(Random(seed)))


def match_of(record: Record) -> Match:
    return read(json.dumps(record).encode()).matches[0]


@pytest.mark.parametrize("hundred", range(10))
def test_a_second_scorer_agrees(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        record = record_at_random(Random(seed))
        said = scored(match_of(record))
        expected = answer(record)
        rows = said.pop("deals")
        assert isinstance(rows, list)
        assert [row["points"] for row in rows] == expected.pop("points"), record
        assert [row["dealer"] for row in rows] == expected.pop("dealers"), record
        assert json.loads(json.dumps(said)) == expected, record
        for chair in range(len(record["players"])):
            own = [
                {
                    one["reason"]: one["points"]
                    for one in row["entries"]
                    if one["side"] == chair and one["reason"] != "adjustment"
                }
                for row in rows
            ]
            assert own == column_of(record, chair), record


@given(evenings)
def test_entries_add_up_to_points_and_points_to_totals(record: Record) -> None:
    match = match_of(record)
    running = [0] * match.setup.seats
    for number, row in enumerate(match.sheet.rows, start=1):
        assert row.number == number
        for side in range(match.setup.seats):
            assert row.points[side] == sum(entry.points for entry in row.of_side(side))
            running[side] += row.points[side]
        assert row.totals == tuple(running)
    assert match.sheet.totals == tuple(running)


@given(evenings)
def test_scoring_again_says_the_same(record: Record) -> None:
    match = match_of(record)
    again = match.game.score(match.setup, match.deals, match.closed)
    assert again == match.sheet
    assert again.state == match.sheet.state
    assert match_of(record) == match


@given(evenings)
def test_a_legal_evening_has_no_problem_and_survives_the_record(record: Record) -> None:
    match = match_of(record)
    assert match.problems() == ()
    assert match_of(write(match)) == match
    assert read(dump([match, match]).encode()).matches == (match, match)


@given(evenings, st.randoms(use_true_random=False))
def test_the_boerenregel_leaves_a_wrong_bidder(record: Record, chance: Random) -> None:
    match = match_of(record)
    for at, deal in enumerate(match.deals):
        assert isinstance(deal, BoerenDeal)
        size = sum(count or 0 for count in deal.tricks)
        dealer = match.game.dealer(match.setup, match.deals[:at], deal)
        others = (*deal.bids[:dealer], *deal.bids[dealer + 1 :])
        if forbidden_bid(match.setup, size, others) is not None:
            assert deal.bids != deal.tricks


@given(evenings, st.randoms(use_true_random=False))
def test_correcting_and_correcting_back_is_the_same_sheet(record: Record, chance: Random) -> None:
    match = match_of(record)
    if not match.deals:
        return
    at = chance.randrange(len(match.deals))
    kept = match.deals[at]
    other = chance.choice(match.deals)
    if match.game.check(match.setup, match.deals[:at], other):
        return
    corrected = match.replace(at, other).after
    assert corrected.replace(at, kept).after.sheet == match.sheet
    assert match.sheet == match_of(record).sheet


@given(evenings, st.randoms(use_true_random=False))
def test_undoing_everything_and_redoing_it_is_identity(record: Record, chance: Random) -> None:
    first = match = match_of({**record, "closed": False})
    timeline = Timeline()
    for _ in range(6):
        acts = [lambda one: one.close("2026-01-09T20:00:00+01:00"), lambda one: one.reopen()]
        if match.deals:
            acts.append(lambda one: one.remove(chance.randrange(len(one.deals))))
            acts.append(lambda one: one.move(0, chance.randrange(len(one.deals))))
        if not match.finished:
            acts.append(lambda one: one.drafted(put(one.draft, Ask("trump"), "hearts")))
        change = chance.choice(acts)(match)
        timeline, match = timeline.push(change), change.after
    last = match
    while timeline.to_undo is not None:
        timeline, change = timeline.undo()
        assert change.before == match
        match = change.after
    assert match == first
    while timeline.to_redo is not None:
        timeline, change = timeline.redo()
        assert change.before == match
        match = change.after
    assert match == last


@given(evenings, st.randoms(use_true_random=False))
def test_choices_are_exactly_what_a_full_check_accepts(record: Record, chance: Random) -> None:
    match = match_of({**record, "closed": False})
    if match.finished:
        return
    while (ask := next((ask for ask in match.asks() if _is_open(match, ask)), None)) is not None:
        choices = match.choices(ask)
        for choice in choices:
            full = match.game.check(match.setup, match.deals, put(match.draft, ask, choice.value))
            assert (choice.problem is None) == (full == ())
        allowed = [choice.value for choice in choices if choice.problem is None]
        assert allowed, "some answer is always allowed"
        match = match.drafted(put(match.draft, ask, chance.choice(allowed))).after
    assert match.game.complete(match.setup, match.draft)
    assert match.add(match.draft).after.problems() == ()


def _is_open(match: Match, ask: Ask) -> bool:
    assert ask.seat is not None
    return getattr(match.draft, ask.field)[ask.seat] is None


@given(evenings, st.randoms(use_true_random=False))
def test_the_problems_of_a_record_are_the_same_each_time_and_those_of_its_match(
    record: Record, chance: Random
) -> None:
    for deal in record["deals"]:
        if chance.random() < 0.3:
            deal.update(deal_at_random(chance, len(record["players"]), chance.randint(1, 9)))
    text = json.dumps(record).encode()
    found = problems(text)
    assert problems(text) == found
    if not found:
        return
    # The same deals, built by hand, break the same rules.
    blank = match_of({**record, "deals": [], "closed": False})
    deals = tuple(
        BoerenDeal(
            bids=tuple(deal["bids"]),
            tricks=tuple(deal["tricks"]),
            forced=deal.get("forced", False),
            dealer=deal.get("dealer"),
        )
        for deal in record["deals"]
    )
    built = Match(blank.game, blank.setup, deals)
    told = [(problem.deal, problem.field, problem.fault) for problem in built.problems()]
    assert [(problem.deal, problem.field, problem.fault) for problem in found] == told
