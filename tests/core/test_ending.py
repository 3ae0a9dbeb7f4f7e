"""How a match ended, in words."""

from scorepad.core.ending import how_it_ended
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games.boerenbridge import GAME
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions
from tests.core.test_carrying_on import PAIR_DEAL, pair_match


def told(match: Match) -> tuple[str, ...]:
    ending = how_it_ended(match)
    return (str(ending.who_won), str(ending.why), *map(str, ending.settlement))


def boerenbridge(*deals: BoerenDeal, closed: bool = False, **options: object) -> Match:
    players = ("Anna", "Bram", "Cato")[: len(deals[0].bids)] if deals else ("Anna", "Bram", "Cato")
    rules = BoerenOptions(dealer_rule=False, **options)  # type: ignore[arg-type]
    return Match(GAME, Setup(players, rules), deals, closed=closed)


def test_the_most_points_after_the_last_deal_win() -> None:
    match = boerenbridge(BoerenDeal(bids=(1, 1), tricks=(1, 0)), hands=(1,))
    assert told(match) == ("Anna wins with 12", "The most points after the last deal.")


def test_a_match_that_was_stopped_says_so() -> None:
    match = boerenbridge(BoerenDeal(bids=(1, 1), tricks=(1, 0)), hands=(1, 2), closed=True)
    assert told(match) == (
        "Anna wins with 12",
        "The match was stopped here; the most points after the last finished deal.",
    )


def test_a_match_that_its_rules_ended_was_not_stopped() -> None:
    match = boerenbridge(BoerenDeal(bids=(1, 1), tricks=(1, 0)), hands=(1,), closed=True)
    assert told(match)[1] == "The most points after the last deal."


def test_a_tie_names_the_tie_break_and_both_numbers() -> None:
    deals = (BoerenDeal(bids=(1, 1), tricks=(1, 0)), BoerenDeal(bids=(1, 0), tricks=(0, 1)))
    match = boerenbridge(*deals, hands=(1, 1), base=0, per_trick=0)
    assert told(match) == ("Anna wins with 0", "Level on points; more bids kept: 1 to 0.")


def test_a_second_tie_break_compares_only_those_whom_the_first_left_level() -> None:
    # All have 24. Anna (10 + 14) and Bram (12 + 12) kept two bids, Cato (0 + 14, and 10 given) only one.
    first = BoerenDeal(bids=(0, 1, 1), tricks=(0, 1, 0))
    second = BoerenDeal(bids=(2, 1, 2), tricks=(2, 1, 2), adjustments=(Adjustment(2, 10),))
    match = boerenbridge(first, second, hands=(1, 5))
    assert told(match) == ("Anna wins with 24", "Level on points and bids kept; the best deal: 14 to 12.")


def test_a_shared_win_names_everyone_who_shares_it() -> None:
    match = boerenbridge(BoerenDeal(bids=(1, 1, 1), tricks=(1, 1, 1)), hands=(3,))
    assert told(match) == (
        "Anna, Bram and Cato share the win with 12",
        "Level in everything that is compared.",
    )


def test_two_on_a_side_win_as_two() -> None:
    assert told(pair_match(PAIR_DEAL).close().after)[0] == "Bram & Daan win with 6"
