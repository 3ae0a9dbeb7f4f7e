"""Entering a deal value by value."""

from dataclasses import replace

from scorepad.core.drafting import cleared, last_answered, opened, refusal, taken_back
from scorepad.core.game import Ask, put
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import troefcall
from scorepad.games.boerenbridge.rules import BoerenDeal, Fault
from scorepad.games.troefcall.rules import Outcome, TroefDeal, TroefOptions
from tests.ui.evenings import played, some_deal


def with_draft(match: Match, deal: BoerenDeal) -> Match:
    return match.drafted(deal).after


def test_a_value_that_breaks_a_rule_is_refused_with_the_rule() -> None:
    match = played(4)
    order = match.setup.clockwise_from(match.setup.left_of(match.dealer))
    for seat in order[:-1]:
        match = match.drafted(put(match.draft, Ask("bids", seat), 1)).after
    problem = refusal(match, Ask("bids", match.dealer), 2)
    assert problem is not None and problem.fault is Fault.BIDS_FIT
    assert refusal(match, Ask("bids", match.dealer), 3) is None


def test_one_count_of_tricks_opens_those_after_it_for_alone_it_could_only_be_the_same() -> None:
    match = played(4)
    match = with_draft(match, some_deal(match))
    asks = [ask for ask in match.asks() if ask.field == "tricks"]
    deal = opened(match, asks[1])
    assert isinstance(deal, BoerenDeal)
    assert [deal.tricks[ask.seat or 0] is None for ask in asks] == [False, True, True, True]


def test_the_last_count_of_tricks_opens_the_one_before_it_too() -> None:
    match = played(4)
    match = with_draft(match, some_deal(match))
    asks = [ask for ask in match.asks() if ask.field == "tricks"]
    deal = opened(match, asks[-1])
    assert isinstance(deal, BoerenDeal)
    assert [deal.tricks[ask.seat or 0] is None for ask in asks] == [False, False, True, True]


def test_a_bid_opens_alone_for_others_fit_too() -> None:
    match = played(4)
    match = with_draft(match, some_deal(match))
    deal = opened(match, Ask("bids", match.setup.left_of(match.dealer)))
    assert isinstance(deal, BoerenDeal)
    assert sum(bid is None for bid in deal.bids) == 1
    assert None not in deal.tricks


def test_while_the_deal_is_being_entered_a_number_opens_alone() -> None:
    match = played(4)
    order = match.asks()
    for ask in order[:5]:
        match = match.drafted(put(match.draft, ask, 1)).after
    deal = opened(match, order[4])
    assert deal == put(match.draft, order[4], None)
    assert last_answered(match) == order[4]


def test_dealing_again_keeps_who_deals_and_what_the_table_itself_gave() -> None:
    match = played(4)
    kept = (Adjustment(1, 40, "carried over"),)
    draft = replace(some_deal(match), dealer=2, adjustments=kept, note="late")
    left = cleared(replace(match, open_deal=draft))
    assert left is not None
    assert (left.dealer, left.adjustments, left.note) == (2, kept, "late")
    assert last_answered(replace(match, open_deal=left)) is None
    assert cleared(with_draft(match, some_deal(match))) is None


def test_tricks_of_both_pairs_are_taken_back_together() -> None:
    match = Match(troefcall.GAME, Setup(("Anna", "Bram", "Cato", "Daan"), TroefOptions()))
    majority = TroefDeal(side=0, outcome=Outcome.MAJORITY)
    match = match.drafted(replace(majority, tricks=(8, 5))).after
    assert taken_back(match) == majority
