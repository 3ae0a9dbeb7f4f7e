"""What a change would bring about, told before it is made."""

from dataclasses import replace

from scorepad.core.consequences import consequences, follow, leaders, unfit
from scorepad.core.match import Match
from scorepad.core.table import Adjustment
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Fault
from tests.ui.evenings import played, some_deal, table


def corrected(match: Match, at: int) -> BoerenDeal:
    """The deal at an index with its first two tricks' counts the other way round."""
    deal = match.deals[at]
    assert isinstance(deal, BoerenDeal)
    tricks = list(deal.tricks)
    first = next(seat for seat in range(1, len(tricks)) if tricks[seat] != tricks[0])
    tricks[0], tricks[first] = tricks[first], tricks[0]
    return replace(deal, tricks=tuple(tricks))


def test_a_corrected_deal_tells_its_own_points_and_the_totals() -> None:
    match = played(7)
    change = match.replace(2, corrected(match, 2))
    found = consequences(change)
    assert [deal.number for deal in found.deals] == [3]
    for moved in found.deals[0].sides:
        side = match.side_names.index(moved.name)
        assert (moved.before, moved.after) == (
            match.sheet.rows[2].points[side],
            change.after.sheet.rows[2].points[side],
        )
    assert {moved.name: moved.after for moved in found.totals}.items() <= dict(
        zip(match.side_names, change.after.sheet.totals, strict=True)
    ).items()
    assert found.totals


def test_who_leads_is_told_before_and_after() -> None:
    match = played(5)
    behind = next(side for side, place in enumerate(match.sheet.places) if place != 1)
    deal = replace(match.deals[0], adjustments=(Adjustment(behind, 500),))
    found = consequences(match.replace(0, deal))
    assert found.leaders == (leaders(match), (match.side_names[behind],))


def test_nobody_leads_before_the_first_deal() -> None:
    assert leaders(table()) == ()


def test_deals_that_no_longer_fit_are_named_and_nothing_is_scored() -> None:
    match = played(6)
    found = consequences(match.remove(1))
    assert {problem.deal for problem in found.unfit} == {2, 3, 4, 5}
    assert {problem.fault for problem in found.unfit} <= set(Fault)
    assert not found.deals and not found.totals


def test_what_was_wrong_before_is_not_the_changes_doing() -> None:
    match = played(3)
    deal = match.deals[0]
    assert isinstance(deal, BoerenDeal)
    broken = replace(match, deals=(replace(deal, bids=(9, 9, 9, 9)), *match.deals[1:]))
    assert unfit(broken.detailed(note="later")) == ()


def test_a_deal_taken_out_at_the_end_opens_the_match_again() -> None:
    match = played(15)
    assert consequences(match.remove(14)).finished == (True, False)


def test_a_deal_put_in_is_new_and_the_others_keep_their_points() -> None:
    match = played(2, options=BoerenOptions(hands=(3, 3, 3)))
    found = consequences(match.insert(0, some_deal(table(options=BoerenOptions(hands=(3, 3, 3))))))
    assert [deal.number for deal in found.deals] == [1]
    assert all(moved.before is None for moved in found.deals[0].sides)
    assert found.finished == (False, True)


def test_two_changes_become_one() -> None:
    match = played(4)
    first = match.remove(3)
    both = follow(first, first.after.remove(2))
    assert both.before == match
    assert len(both.after.deals) == 2
    assert both.reversed.after == match
