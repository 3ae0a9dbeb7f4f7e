"""What must hold of every match, legal or spoiled: told once for every game that has a second scorer."""

import json
import os
from dataclasses import dataclass, replace
from random import Random
from types import ModuleType
from typing import Any

from scorepad.core.contract import ContractDeal
from scorepad.core.faults import RuleError
from scorepad.core.game import Ask, answer, put
from scorepad.core.match import Match
from scorepad.record import dump, problems, read, write
from scorepad.record_commands import scored
from tests.games import (
    auction_bridge_at_random,
    auction_bridge_by_hand,
    bridgette_at_random,
    bridgette_by_hand,
    troefcall_at_random,
    troefcall_by_hand,
)

Record = dict[str, Any]

SOAK = int(os.environ.get("SCOREPAD_SOAK", "20000"))


@dataclass(frozen=True)
class Second:
    """A second implementation of a game, and matches drawn at random for it."""

    by_hand: ModuleType
    at_random: ModuleType

    def record(self, chance: Random) -> Record:
        record: Record = self.at_random.record_at_random(chance)
        return record

    def match(self, chance: Random) -> Match:
        return match_of(self.record(chance))


SECONDS = {
    "auction_bridge": Second(auction_bridge_by_hand, auction_bridge_at_random),
    "bridgette": Second(bridgette_by_hand, bridgette_at_random),
    "troefcall": Second(troefcall_by_hand, troefcall_at_random),
}


def match_of(record: Record) -> Match:
    return read(json.dumps(record).encode()).matches[0]


def answer_of(match: Match) -> Record:
    """What the program answers, in the words of the second scorer."""
    told: Record = json.loads(json.dumps(scored(match)))
    rows = told.pop("deals")
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    told["points"] = [row["points"] for row in rows]
    told["running"] = [row["totals"] for row in rows]
    told["dealers"] = [row["dealer"] for row in rows]
    told["entries"] = [row["entries"] for row in rows]
    return told


def told_of(record: Record) -> list[tuple[int | None, str | None, str]]:
    return [(one.deal, one.field, str(one.fault)) for one in problems(json.dumps(record).encode())]


# Against the second implementation.


def both_score_alike(second: Second, seed: int) -> None:
    record = second.record(Random(seed))
    match = match_of(record)
    expected = second.by_hand.answer(record)
    assert answer_of(match) == expected, record
    # What Scorepad writes says the same to the other program.
    assert second.by_hand.answer(without_open_deal(write(match))) == expected, record


def without_open_deal(record: Record) -> Record:
    return {key: value for key, value in record.items() if key != "open_deal"}


def both_find_the_same_wrong(second: Second, seed: int) -> None:
    record = second.at_random.spoiled_at_random(Random(seed))
    expected = second.by_hand.problems(record)
    assert told_of(record) == expected, record
    assert told_of(record) == expected, "the same each time"
    if not expected:
        assert answer_of(match_of(record)) == second.by_hand.answer(record), record


# By itself.


def points_are_sums_of_entries(match: Match) -> None:
    sides = range(len(match.sheet.totals))
    running = [0 for _ in sides]
    for row in match.sheet.rows:
        for side in sides:
            assert row.points[side] == sum(entry.points for entry in row.of_side(side))
            running[side] += row.points[side]
        assert row.totals == tuple(running)
        reasons = [str(entry.reason) for entry in row.entries]
        assert reasons == sorted(reasons, key=lambda reason: reason == "adjustment"), "adjustments come last"
    assert match.sheet.totals == tuple(running)
    if "above" in match.sheet.state:
        state: Any = match.sheet.state
        assert tuple(state["above"][side] + state["below_total"][side] for side in sides) == tuple(running)


def dealers_and_the_end_are_those_of_the_sheet(match: Match) -> None:
    """What the game says deal by deal is what it scored the whole by."""
    for at, row in enumerate(match.sheet.rows):
        assert match.game.dealer(match.setup, match.deals[:at], match.deals[at]) == row.dealer
        assert not match.game.ended(match.setup, match.deals[:at])
    ended = match.game.ended(match.setup, match.deals)
    assert match.finished == (ended or match.closed)
    if not match.finished:
        assert match.game.dealer(match.setup, match.deals, None) == match.sheet.state["next_dealer"]


def written_and_read_it_is_the_same(match: Match) -> None:
    assert match.problems() == ()
    assert match_of(write(match)) == match
    assert read(dump([match, match]).encode()).matches == (match, match)
    assert match_of(write(match)).sheet == match.sheet


def a_correction_is_as_if_it_had_been_so(match: Match, chance: Random) -> None:
    if not match.deals:
        return
    at, other = chance.randrange(len(match.deals)), match.game.as_entered(chance.choice(match.deals))
    try:
        corrected = match.replace(at, other).after
    except RuleError:
        return
    raw = write(corrected)
    if corrected.problems():
        assert told_of(raw)
    else:
        again = match_of(raw)
        assert again == corrected
        assert again.sheet == corrected.sheet
    back = corrected.replace(at, match.game.as_entered(match.deals[at])).after
    assert back.sheet == match.sheet
    assert back.deals == match.deals


# The form.


def choices_are_what_a_full_check_accepts(match: Match, chance: Random) -> None:
    """Enter a deal by what is offered, in any order, noted or call by call."""
    if match.finished:
        return
    match = replace(match, open_deal=None)
    if isinstance(match.draft, ContractDeal) and chance.random() < 0.5:
        match = match.drafted(put(match.draft, Ask("auction"), ())).after
    while not match.game.complete(match.setup, match.draft):
        asks = [ask for ask in match.asks() if is_open(match, ask)]
        # Before an auction is over nobody can know the tricks.
        auction = [ask for ask in asks if ask.field == "auction"]
        match = answered(match, chance.choice(auction or asks), chance)
    for ask in match.asks():
        if ask.optional and answer(match.draft, ask) is None:
            match = answered(match, ask, chance)
    added = match.add(match.draft).after
    assert added.problems() == ()
    assert match_of(write(added)) == added


def answered(match: Match, ask: Ask, chance: Random) -> Match:
    """The match with any of the answers that are offered to an open question, and each offer looked at."""
    choices = match.choices(ask)
    for choice in choices:
        full = match.game.check(match.setup, match.deals, put(match.draft, ask, choice.value))
        assert (choice.problem is None) == (full == ()), (ask, choice)
    allowed = [choice.value for choice in choices if choice.problem is None]
    assert allowed, "some answer is always allowed"
    return match.drafted(put(match.draft, ask, chance.choice(allowed))).after


def is_open(match: Match, ask: Ask) -> bool:
    """Whether a question must still be answered; an auction also while it is not over."""
    if ask.field == "auction":
        lacks = match.game.lacking(match.setup, match.draft)
        return any(problem.field == "auction" for problem in lacks)
    return not ask.optional and answer(match.draft, ask) is None
