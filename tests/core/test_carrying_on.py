"""Others sit down: numbers go with the person, and a match that is carried on keeps its totals."""

import json
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from scorepad.core.carrying_on import (
    Carried,
    at_the_table,
    can_gain_one,
    can_lose_one,
    fitting,
    for_themselves,
    has_hands,
    seated_anew,
    substituted,
    with_hands,
    with_newcomer,
    without,
)
from scorepad.core.faults import CommonFault, Problem
from scorepad.core.fields import ListOf, Nullable, Seat, Side, recorded
from scorepad.core.match import Act, Match, Substitute
from scorepad.core.sheet import Decided, Entry, Scoresheet, SheetWriter
from scorepad.core.table import Adjustment, Deal, Options, Setup
from scorepad.games import game
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Reason, hands
from scorepad.record import read
from tests.games.boerenbridge_at_random import record_at_random
from tests.ui.evenings import played

AT = "2026-01-09T23:00:00+01:00"
BOEREN = game("boerenbridge")
NOTE = "carried over"


def evening(seed: int) -> Match:
    """A legal match, played through or not."""
    return read(json.dumps(record_at_random(Random(seed))).encode()).matches[0]


def going_on(seed: int) -> Match:
    """A legal match of at least three that is not over, with deals still to come."""
    match = evening(seed)
    while match.setup.seats < 3 or match.finished:
        seed += 10_007
        match = evening(seed)
    return match


def told(match: Match) -> Match:
    """The match with every dealer written down, so that two ways of saying the same are equal."""
    deals = tuple(
        replace(deal, dealer=row.dealer) for deal, row in zip(match.deals, match.sheet.rows, strict=True)
    )
    return replace(match, deals=deals)


def by_name(match: Match, numbers: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(match.side_names, numbers, strict=True))


def dealers(match: Match) -> list[str]:
    return [match.setup.players[row.dealer] for row in match.sheet.rows]


EVENINGS = st.integers(0, 10_000).map(evening)
GOING_ON = st.integers(0, 10_000).map(going_on)


# Sitting differently.


@given(EVENINGS, st.randoms(use_true_random=False))
def test_numbers_go_with_the_person(match: Match, chance: Random) -> None:
    order = list(range(match.setup.seats))
    chance.shuffle(order)
    after = seated_anew(match, order).after
    assert after.setup.players == tuple(match.setup.players[old] for old in order)
    assert after.problems() == ()
    for before, now in zip(match.sheet.rows, after.sheet.rows, strict=True):
        assert by_name(after, now.points) == by_name(match, before.points)
    assert by_name(after, after.sheet.places) == by_name(match, match.sheet.places)


@given(EVENINGS, st.randoms(use_true_random=False))
def test_played_deals_keep_their_dealers_and_the_next_go_on_by_the_new_seats(
    match: Match, chance: Random
) -> None:
    order = list(range(match.setup.seats))
    chance.shuffle(order)
    after = seated_anew(match, order).after
    assert dealers(after) == dealers(match)
    last = match.sheet.rows[-1].dealer if match.deals else None
    if last is None:
        assert after.setup.players[after.dealer] == match.setup.players[match.dealer]
    else:
        assert after.dealer == after.setup.left_of(order.index(last))


@given(EVENINGS, st.randoms(use_true_random=False))
def test_sitting_as_before_is_the_match_as_before(match: Match, chance: Random) -> None:
    order = list(range(match.setup.seats))
    assert seated_anew(match, order).after == match
    chance.shuffle(order)
    away = seated_anew(match, order)
    back = [order.index(seat) for seat in range(match.setup.seats)]
    assert told(seated_anew(away.after, back).after) == told(match)
    assert away.reversed.after == match


def test_a_deal_being_entered_its_dealer_and_substitutes_go_along() -> None:
    match = played(2, 4).detailed(substitutes=(Substitute(2, 3, "Eefje"),)).after
    draft = BoerenDeal(
        bids=(1, None, None, 2), tricks=(None,) * 4, adjustments=(Adjustment(3, -10, "revoke"),)
    )
    match = match.drafted(draft).after
    change = seated_anew(match, (3, 2, 1, 0))
    after = change.after
    assert (change.act, change.at, change.before) == (Act.RESEAT, None, match)
    assert after.open_deal == replace(
        draft, bids=(2, None, None, 1), adjustments=(Adjustment(0, -10, "revoke"),), dealer=1
    )
    assert after.setup.players[after.dealer] == match.setup.players[match.dealer] == "Cato"
    assert after.substitutes == (Substitute(2, 0, "Eefje"),)


@dataclass(frozen=True, kw_only=True)
class PairDeal(Deal):
    """A deal of a game for two pairs, with a field of each kind that seats matter to."""

    declarer: int = field(metadata=recorded(Seat()))
    side: int = field(metadata=recorded(Side()))
    dummy: int | None = field(default=None, metadata=recorded(Nullable(Seat())))
    talked: tuple[int, ...] = field(default=(), metadata=recorded(ListOf(Seat())))


def _score_pairs(setup: Setup[Any], deals: tuple[PairDeal, ...], closed: bool) -> Scoresheet:
    sheet = SheetWriter(2)
    for at, deal in enumerate(deals):
        won = Entry(deal.declarer % 2, 10, Reason.EXACT), Entry(deal.side, 1, Reason.EXACT)
        sheet.write(deal, BOEREN.dealer(setup, deals[:at], deal), won)
    return sheet.finish([(Decided.TOTAL, sheet.totals)], finished=closed, state={})


PAIRS = replace(
    BOEREN,
    deal=PairDeal,
    sides=lambda players: ((0, 2), (1, 3)),
    check=lambda setup, before, deal: (),
    score=_score_pairs,
    pairs=True,
)
PAIR_DEAL = PairDeal(declarer=1, side=1, dummy=3, talked=(1, 2), adjustments=(Adjustment(1, -5),))


def pair_match(*deals: PairDeal) -> Match:
    return Match(PAIRS, Setup(("Anna", "Bram", "Cato", "Daan"), BoerenOptions()), deals)


def test_pairs_that_stay_together_keep_their_points_on_the_other_seats() -> None:
    match = pair_match(PAIR_DEAL)
    after = seated_anew(match, (1, 2, 3, 0)).after
    assert after.deals == (
        replace(PAIR_DEAL, declarer=0, side=0, dummy=2, talked=(0, 1), adjustments=(Adjustment(0, -5),)),
    )
    assert match.side_names == ("Anna & Cato", "Bram & Daan")
    assert after.side_names == ("Bram & Daan", "Cato & Anna")
    assert (match.sheet.totals, after.sheet.totals) == ((0, 6), (6, 0))


def test_new_pairs_are_scored_again_by_what_each_person_did() -> None:
    match = pair_match(replace(PAIR_DEAL, adjustments=()))
    # Bram, who declared, plays with Anna now; what a side alone got goes with Anna's old side or away.
    after = seated_anew(match, (0, 2, 1, 3)).after
    assert after.side_names == ("Anna & Bram", "Cato & Daan")
    assert after.deals[0] == replace(PAIR_DEAL, declarer=2, side=1, dummy=3, talked=(2, 1), adjustments=())
    assert after.sheet.totals == (10, 1)


@given(st.permutations(range(4)), st.sampled_from((0, 1)))
def test_the_way_back_is_the_same_way_for_pairs_too(order: list[int], side: int) -> None:
    match = pair_match(replace(PAIR_DEAL, side=side, adjustments=(Adjustment(side, 7),)))
    back = [order.index(seat) for seat in range(4)]
    assert told(seated_anew(seated_anew(match, order).after, back).after) == told(match)


# Substitutes.


def test_a_substitute_sits_from_the_next_deal_on_and_the_result_stays() -> None:
    match = played(3)
    change = substituted(match, 1, "Eefje")
    assert change.after.substitutes == (Substitute(4, 1, "Eefje"),)
    assert at_the_table(match) == ("Anna", "Bram", "Cato", "Daan")
    assert at_the_table(change.after) == ("Anna", "Eefje", "Cato", "Daan")
    assert change.after.side_names == match.side_names
    assert change.after.sheet == match.sheet


def test_another_substitute_before_the_same_deal_takes_the_place_of_the_first() -> None:
    once = substituted(played(3), 1, "Eefje").after
    twice = substituted(once, 1, "Guus").after
    assert twice.substitutes == (Substitute(4, 1, "Guus"),)
    later = substituted(twice.add(played(4).deals[3]).after, 1, "Bram").after
    assert later.substitutes == (Substitute(4, 1, "Guus"), Substitute(5, 1, "Bram"))
    assert at_the_table(later)[1] == "Bram"


def test_a_substitute_of_a_later_deal_does_not_sit_there_yet() -> None:
    match = played(3).detailed(substitutes=(Substitute(9, 0, "Eefje"),)).after
    assert at_the_table(match)[0] == "Anna"


# With fewer, or with more.


def left_of(match: Match) -> tuple[int, ...]:
    return hands(match.setup)[len(match.deals) :]


def carried(match: Match) -> Carried:
    return Carried(left_of(match), NOTE, AT)


@given(GOING_ON, st.randoms(use_true_random=False))
def test_the_others_play_on_with_their_totals_and_the_deals_that_are_left(
    match: Match, chance: Random
) -> None:
    seat = chance.randrange(match.setup.seats)
    change, new = without(match, seat, carried(match))
    stopped = change.after
    assert (change.act, change.before) == (Act.CLOSE, match)
    assert (stopped.closed, stopped.counts, stopped.ended) == (True, False, AT)
    assert stopped.deals == match.deals
    assert new.setup.players == tuple(name for at, name in enumerate(match.setup.players) if at != seat)
    assert new.problems() == ()
    assert new.draft_problems() == ()
    assert (new.started, new.season, new.counts) == (AT, match.season, match.counts)
    assert len(new.setup.options.hands) == len(left_of(match))
    assert _begun(new) == {
        name: total
        for name, total in by_name(match, match.sheet.totals).items()
        if name != match.setup.players[seat]
    }


def _begun(match: Match) -> dict[str, int]:
    """The totals that a match begins with: those of its first deal, where nobody took or bid anything."""
    totals = dict.fromkeys(match.setup.players, 0)
    for one in match.draft.adjustments:
        assert one.points != 0
        assert one.note == NOTE
        totals[match.setup.players[one.side]] += one.points
    return totals


@given(GOING_ON, st.randoms(use_true_random=False))
def test_the_deal_goes_on_where_it_was(match: Match, chance: Random) -> None:
    seat = chance.randrange(match.setup.seats)
    _, new = without(match, seat, carried(match))
    order = [match.setup.players[one] for one in match.setup.clockwise_from(match.dealer) if one != seat]
    assert [new.setup.players[one] for one in new.setup.clockwise_from(new.dealer)] == order


@given(GOING_ON, st.integers(-50, 50), st.randoms(use_true_random=False))
def test_a_newcomer_begins_with_his_points_where_he_sits(match: Match, points: int, chance: Random) -> None:
    if match.setup.seats == 7:
        match = without(match, 6, carried(match))[1]
    seat = chance.randint(0, match.setup.seats)
    change, new = with_newcomer(match, "Zus", seat, points, carried(match))
    assert (change.after.closed, change.after.counts) == (True, False)
    assert new.setup.players[seat] == "Zus"
    assert tuple(name for name in new.setup.players if name != "Zus") == match.setup.players
    assert new.setup.players[new.dealer] == match.setup.players[match.dealer]
    assert new.problems() == ()
    held = _begun(match)
    totals = {name: total + held[name] for name, total in by_name(match, match.sheet.totals).items()}
    assert _begun(new) == {**totals, "Zus": points}


def test_points_given_on_the_deal_that_is_dealt_again_are_carried_over_too() -> None:
    match = played(3)
    revoke, tip = Adjustment(1, -50, "revoke"), Adjustment(3, 10, "tip")
    match = match.drafted(replace(match.draft, adjustments=(revoke, tip))).after
    _, fewer = without(match, 0, carried(match))
    assert {replace(revoke, side=0), replace(tip, side=2)} <= set(fewer.draft.adjustments)
    _, more = with_newcomer(match, "Zus", 1, 0, carried(match))
    assert {replace(revoke, side=2), replace(tip, side=4)} <= set(more.draft.adjustments)


def test_a_match_that_counts_in_no_table_is_carried_on_in_one_that_does_not_either() -> None:
    match = played(3).detailed(counts=False).after
    assert not without(match, 0, carried(match))[1].counts
    assert not with_newcomer(match, "Zus", 0, 0, carried(match))[1].counts


def test_the_first_deal_carries_the_totals() -> None:
    match = played(5)
    _, new = without(match, 3, carried(match))
    first = BoerenDeal(bids=(0, 0, 0), tricks=(6, 0, 0), adjustments=new.draft.adjustments)
    after = new.add(replace(first, bids=(0, 1, 1))).after
    assert after.sheet.totals == match.sheet.totals[:3]


def test_hand_sizes_that_no_longer_fit_are_cut_to_the_largest_that_does() -> None:
    three = Match(BOEREN, Setup(("Anna", "Bram", "Cato"), BoerenOptions(hands=(17, 12, 3))))
    _, four = with_newcomer(three, "Daan", 3, 0, Carried((17, 12, 3), NOTE))
    assert four.setup.options.hands == (13, 12, 3)
    # Two play with half the pack, where no other was agreed.
    _, two = without(three, 0, Carried((17, 12, 14), NOTE))
    assert two.setup.options.hands == (13, 12, 13)


def test_rules_that_are_wrong_otherwise_are_left_to_the_rules() -> None:
    always = Problem("options.deck", CommonFault.UNKNOWN_VALUE)
    broken = replace(BOEREN, check_setup=lambda setup: (always,))
    three = played(1, 3)
    options = fitting(broken, three.setup.players, three.setup.options, (4, 2))
    assert options == with_hands(three.setup.options, (4, 2))


def test_points_beyond_what_one_adjustment_gives_are_carried_by_several() -> None:
    match = played(1, 3)
    rich = replace(
        match.deals[0],
        adjustments=(
            Adjustment(0, 10_000),
            Adjustment(0, 9_995),
            Adjustment(0, 95),
            Adjustment(1, -10_000),
            Adjustment(1, -9),
        ),
    )
    match = match.replace(0, rich).after
    _, new = without(match, 2, carried(match))
    points = [(one.side, one.points) for one in new.draft.adjustments]
    own = by_name(match, match.sheet.totals)
    assert points[:3] == [(0, 10_000), (0, 10_000), (0, own["Anna"] - 20_000)]
    assert _begun(new) == {"Anna": own["Anna"], "Bram": own["Bram"]}


def test_a_substitute_keeps_the_seat_in_the_match_that_goes_on() -> None:
    match = substituted(played(3), 2, "Eefje").after
    _, new = without(match, 0, carried(match))
    assert new.substitutes == (Substitute(1, 1, "Eefje"),)
    _, more = with_newcomer(match, "Guus", 0, 0, carried(match))
    assert more.substitutes == (Substitute(1, 3, "Eefje"),)


def test_nothing_played_leaves_nothing_to_carry() -> None:
    match = played(0, 4)
    _, new = without(match, 1, carried(match))
    assert new.open_deal is None


def test_only_a_game_of_each_for_himself_can_go_on_with_more_or_fewer() -> None:
    assert can_lose_one(played(0, 3))
    assert not can_lose_one(played(0, 2))
    assert can_gain_one(played(0, 6))
    assert not can_gain_one(played(0, 7))
    assert not can_lose_one(pair_match())
    assert not can_gain_one(pair_match())
    assert not for_themselves(PAIRS, 4)


def test_without_hand_sizes_nothing_says_how_a_match_is_carried_on() -> None:
    match = Match(BOEREN, Setup(("Anna", "Bram", "Cato"), Options()))
    assert not can_lose_one(match)
    assert not can_gain_one(match)


def test_only_rules_with_hand_sizes_have_a_ladder() -> None:
    assert has_hands(BoerenOptions())
    assert not has_hands(Options())
