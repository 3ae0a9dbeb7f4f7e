"""A match changes by making the next one; what no longer fits is named, never dropped."""

from dataclasses import replace
from typing import Any

import pytest

from scorepad.core.auction import Strain
from scorepad.core.faults import CommonFault, RuleError
from scorepad.core.game import Ask, put
from scorepad.core.match import Act, Match, Substitute
from scorepad.core.table import Setup
from scorepad.core.timeline import Timeline
from scorepad.games import game
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Fault

AT = "2026-01-09T23:00:00+01:00"
ONE = BoerenDeal(bids=(0, 1, 1), tricks=(0, 1, 0))
TWO = BoerenDeal(bids=(1, 1, 1), tricks=(1, 1, 0))


def match(*deals: BoerenDeal, **more: Any) -> Match:
    options = BoerenOptions(hands=(1, 2, 1), dealer_rule=False)
    return Match(game("boerenbridge"), Setup(("Anna", "Bram", "Cato"), options), deals, **more)


def faults_of(error: pytest.ExceptionInfo[RuleError]) -> list[object]:
    return [problem.fault for problem in error.value.problems]


def test_adding_a_deal_leaves_the_match_before_as_it_was() -> None:
    first = match()
    change = first.add(ONE)
    assert (first.deals, change.after.deals) == ((), (ONE,))
    assert (change.act, change.at, change.before) == (Act.ADD, 0, first)


def test_a_deal_that_breaks_a_rule_is_not_added() -> None:
    with pytest.raises(RuleError) as error:
        match().add(TWO)
    assert faults_of(error) == [Fault.TRICKS_DO_NOT_ADD_UP]


def test_an_unfinished_deal_is_not_added() -> None:
    with pytest.raises(RuleError) as error:
        match().add(replace(ONE, tricks=(0, None, None)))
    assert faults_of(error) == [CommonFault.MISSING_KEY]


def test_the_deal_that_ends_the_match_gives_it_its_end() -> None:
    assert match(ONE).add(TWO, AT).after.ended is None
    ended = match(ONE, TWO).add(ONE, AT).after
    assert (ended.finished, ended.ended) == (True, AT)


def test_nothing_is_added_after_the_end() -> None:
    for over in (match(ONE, TWO, ONE), match(ONE, closed=True)):
        with pytest.raises(RuleError) as error:
            over.add(ONE)
        assert faults_of(error) == [CommonFault.MATCH_IS_OVER]


def test_a_match_that_goes_on_after_all_has_no_end() -> None:
    ended = match(ONE, TWO).add(ONE, AT).after
    assert ended.remove(2).after.ended is None
    assert match(ONE).close(AT).after.reopen().after.ended is None
    assert ended.detailed(note="late").after.ended == AT


def test_a_correction_names_the_later_deals_that_no_longer_fit() -> None:
    full = match(ONE, TWO, ONE)
    longer = full.insert(1, TWO).after
    assert [(problem.deal, problem.fault) for problem in longer.problems()] == [
        (3, Fault.TRICKS_DO_NOT_ADD_UP),
        (4, CommonFault.MATCH_IS_OVER),
    ]
    shorter = full.remove(0).after
    assert [(problem.deal, problem.field) for problem in shorter.problems()] == [(1, "tricks"), (2, "tricks")]
    assert [problem.deal for problem in full.move(0, 1).after.problems()] == [1, 2]
    assert full.move(0, 2).after.move(2, 0).after == full


def test_a_corrected_deal_must_itself_fit() -> None:
    with pytest.raises(RuleError):
        match(ONE, TWO).replace(1, ONE)
    assert match(ONE, TWO).replace(1, replace(TWO, bids=(0, 0, 0))).after.problems() == ()


def test_other_house_rules_may_leave_deals_that_no_longer_fit() -> None:
    stricter = match(ONE, TWO).set_options(BoerenOptions(hands=(1, 3), dealer_rule=False)).after
    assert [problem.deal for problem in stricter.problems()] == [2]
    with pytest.raises(RuleError) as error:
        match().set_options(BoerenOptions(hands=(18,)))
    assert faults_of(error) == [Fault.HAND_TOO_LARGE]


def test_reseating_gives_the_seats_other_names() -> None:
    reseated = match(ONE).reseat(("Cato", "Anna", "Bram"), 1).after
    assert reseated.side_names == ("Cato", "Anna", "Bram")
    assert reseated.setup.first_dealer == 1
    assert reseated.sheet.totals == match(ONE).sheet.totals
    with pytest.raises(RuleError):
        match().reseat(("Anna", "Bram"))


def test_a_draft_is_never_scored_and_goes_when_its_deal_is_added() -> None:
    drafted = match().drafted(put(match().draft, Ask("bids", 1), 1)).after
    assert drafted.sheet.rows == ()
    assert drafted.draft.bids == (None, 1, None)  # type: ignore[attr-defined]
    assert drafted.add(ONE).after.open_deal is None
    assert drafted.drafted(None).after.open_deal is None


def test_a_draft_that_breaks_a_rule_is_refused() -> None:
    with pytest.raises(RuleError):
        match().drafted(put(match().draft, Ask("bids", 1), 2))
    with pytest.raises(RuleError):
        match(closed=True).drafted(match().draft)


def test_a_draft_that_came_with_a_broken_rule_can_be_gone_on_with_and_mended() -> None:
    strict = Setup(("Anna", "Bram", "Cato"), BoerenOptions(hands=(2,)))
    came = Match(
        game("boerenbridge"), strict, open_deal=BoerenDeal(bids=(1, 1, 0), tricks=(None, None, None))
    )
    assert [problem.fault for problem in came.draft_problems()] == [Fault.BIDS_FIT]
    assert [choice.value for choice in came.choices(Ask("tricks", 1)) if choice.problem is None] == [0, 1, 2]
    assert [choice.value for choice in came.choices(Ask("bids", 0)) if choice.problem is None] == [0, 2]
    going_on = came.drafted(put(came.draft, Ask("tricks", 1), 2)).after
    with pytest.raises(RuleError):
        going_on.add(replace(going_on.draft, tricks=(0, 2, 0)))  # type: ignore[call-arg]
    assert going_on.drafted(put(going_on.draft, Ask("bids", 0), 2)).after.draft_problems() == ()


def test_the_real_dealer_of_the_draft_is_the_dealer() -> None:
    assert match(ONE).dealer == 1
    assert match(ONE).drafted(put(match().draft, Ask("dealer"), 0)).after.dealer == 0


def test_a_change_taken_back_is_the_change_the_other_way() -> None:
    change = match().add(ONE)
    assert change.reversed.after == change.before
    assert change.reversed.reversed == change
    assert change.reversed.undoing


def test_details_are_kept_beside_the_score() -> None:
    substitutes = (Substitute(2, 1, "Eefje"),)
    noted = match().detailed(note="cabin", counts=False, season="Winter", substitutes=substitutes).after
    assert (noted.note, noted.counts, noted.season, noted.substitutes) == (
        "cabin",
        False,
        "Winter",
        substitutes,
    )


def test_a_new_change_forgets_what_was_taken_back() -> None:
    first, second = match().add(ONE), match().add(replace(ONE, bids=(0, 0, 0)))
    timeline, _ = Timeline().push(first).undo()
    assert timeline.to_redo == first
    assert timeline.push(second).to_redo is None
    with pytest.raises(IndexError):
        Timeline().undo()
    with pytest.raises(IndexError):
        Timeline().redo()


def test_a_substitute_keeps_his_deals_when_one_before_them_is_taken_out_or_put_in() -> None:
    substitutes = (Substitute(1, 0, "Daan"), Substitute(3, 1, "Eefje"))
    played = match(ONE, TWO, ONE).detailed(substitutes=substitutes).after
    fewer = played.remove(0).after
    assert fewer.substitutes == (Substitute(1, 0, "Daan"), Substitute(2, 1, "Eefje"))
    assert fewer.insert(0, ONE).after.substitutes == substitutes
    assert played.remove(2).after.substitutes == substitutes


def test_it_is_known_how_many_deals_a_ladder_takes_and_of_a_rubber_only_at_its_end() -> None:
    assert [one.deals_in_all for one in (match(), match(ONE))] == [3, 3]
    setup = Setup(("Anna", "Bram", "Cato", "Daan"), AuctionOptions())
    game_won = AuctionDeal(declarer=0, level=3, strain=Strain.NO_TRUMP, tricks=9)
    rubber = Match(game("auction_bridge"), setup, (game_won,))
    assert rubber.deals_in_all is None
    assert rubber.add(game_won).after.deals_in_all == 2


def test_a_match_that_was_stopped_takes_no_more_deals() -> None:
    assert match(ONE).close().after.deals_in_all == 1
