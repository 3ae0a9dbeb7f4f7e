"""Why this number? The arithmetic of a total and what a place rests on, in words."""

from dataclasses import replace

from scorepad.core.table import Adjustment
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Trump
from scorepad.ui import why
from tests.core.test_carrying_on import PAIR_DEAL, pair_match
from tests.ui.evenings import played, some_deal, table


def test_a_total_is_the_sum_of_its_deals_and_its_place_rests_on_the_next() -> None:
    match = played(3)
    match = match.replace(1, replace(match.deals[1], adjustments=(Adjustment(0, -50),))).after
    parts = [row.points[0] for row in match.sheet.rows]
    assert why.total(match, 0)[0] == f"{parts[0]} − {-parts[1]} + {parts[2]} = {sum(parts)}"
    first = match.sheet.places.index(1)
    assert why.place(match, first).startswith(f"Ahead with {match.sheet.totals[first]}, ")


def test_a_total_of_many_deals_is_told_ten_deals_a_line() -> None:
    hands = (1,) * 21
    match = table(2, BoerenOptions(hands=hands, dealer_rule=False))
    for _ in hands[:-1]:
        match = match.add(BoerenDeal(bids=(1, 1), tricks=(1, 0))).after
    assert why.total(match, 0)[0] == "12" + " + 12" * 19 + " = 240"
    match = match.add(BoerenDeal(bids=(1, 1), tricks=(0, 1))).after
    assert why.total(match, 0) == (
        "Deals 1 to 10: +120, makes 120",
        "Deals 11 to 20: +120, makes 240",
        "Deal 21: 0, makes 240",
        "Ahead with 240, 228 more than Bram.",
    )


def test_pairs_have_their_points_together() -> None:
    match = pair_match(PAIR_DEAL)
    assert why.place(match, 0) == "6 behind Bram & Daan, who have 6."
    assert why.place(match, 1) == "Ahead with 6, 6 more than Anna & Cato."


def test_who_is_behind_hears_by_how_much_and_of_whom() -> None:
    match = table(2, BoerenOptions(hands=(1, 1), dealer_rule=False))
    match = match.add(BoerenDeal(bids=(1, 1), tricks=(1, 0))).after
    assert why.place(match, 0) == "Ahead with 12, 12 more than Bram."
    assert why.place(match, 1) == "12 behind Anna, who has 12."


def test_a_tie_break_is_named_with_both_numbers() -> None:
    match = table(2, BoerenOptions(hands=(1, 1, 1), base=0, per_trick=0, dealer_rule=False))
    match = match.add(BoerenDeal(bids=(1, 1), tricks=(1, 0))).after
    assert why.place(match, 0) == "Level on points with Bram, but more bids kept: 1 to 0."
    assert why.place(match, 1) == "Level on points with Anna, but fewer bids kept: 0 to 1."


def test_level_in_everything_is_said_so() -> None:
    match = table(2, BoerenOptions(hands=(1, 1), base=5, per_trick=0, dealer_rule=False))
    match = match.add(BoerenDeal(bids=(1, 0), tricks=(1, 0))).after
    assert why.place(match, 0) == "Level with Bram in everything that is compared."


def test_the_running_total_goes_deal_by_deal() -> None:
    match = played(2)
    totals = [row.totals[1] for row in match.sheet.rows]
    points = [row.points[1] for row in match.sheet.rows]
    assert why.running(match, 1)[1] == f"Deal 2: +{points[1]}, makes {totals[1]}"


def test_a_deal_tells_its_cards_its_dealer_and_its_trump() -> None:
    match = table()
    match = match.add(replace(some_deal(match), trump=Trump.HEARTS)).after
    said = why.deal(match, 0)
    assert said[:3] == ("1 card", "Anna dealt", "trump: Hearts")


def test_what_is_not_played_has_no_points_to_explain() -> None:
    match = played(2)
    assert why.deal(match, 2) == ("This deal is being entered and not scored yet.",)
    assert why.deal(match, 5) == ("This deal is still to come.",)
    assert why.total(table(), 0) == ("No deal is scored yet.",)
