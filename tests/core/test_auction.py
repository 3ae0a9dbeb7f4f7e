"""An auction call by call, for two, three and four: what may be said, when it is over, and who declares."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.core.auction import (
    DOUBLE,
    LETTERS,
    PASS,
    REDOUBLE,
    SUITS,
    Auction,
    Bid,
    Bidding,
    Calls,
    Contract,
    Doubling,
    Refusal,
    Strain,
    follow_calls,
)
from scorepad.core.fields import Reading
from tests.games import auction_by_hand
from tests.games.contract_at_random import calls_at_random

RANKS = (*SUITS, Strain.NO_TRUMP)
PAIRS = Bidding((0, 1, 0, 1), RANKS, Bid(1, Strain.CLUBS))
THREE = Bidding((0, 1, 2), RANKS, Bid(1, Strain.CLUBS))
TWO = Bidding((0, 1), RANKS, Bid(0, Strain.NO_TRUMP))
WITH_NULLO = Bidding((0, 1, 0, 1), (*SUITS, Strain.NULLO, Strain.NO_TRUMP), Bid(1, Strain.CLUBS))
SPADES_LOWEST = Bidding((0, 1, 0, 1), (Strain.SPADES, *SUITS[:3], Strain.NO_TRUMP), Bid(1, Strain.SPADES))
TABLES = {
    "pairs": (PAIRS, auction_by_hand.house(4)),
    "three": (THREE, auction_by_hand.house(3)),
    "two": (TWO, auction_by_hand.house(2, below_one=("0N",))),
    "nullo": (WITH_NULLO, auction_by_hand.house(4, "CDHSUN")),
    "spades lowest": (SPADES_LOWEST, auction_by_hand.house(4, "SCDHN")),
}


def follow(bidding: Bidding, calls: str, dealer: int = 0) -> Auction:
    auction = follow_calls(bidding, dealer, calls.split())
    assert " ".join(auction.calls) == calls, "all of them are legal"
    return auction


def refusal(bidding: Bidding, calls: str, call: str) -> Refusal | None:
    return follow(bidding, calls).refusal(call)


# Bids.


@pytest.mark.parametrize("table", TABLES)
def test_bids_rank_by_level_and_then_by_strain(table: str) -> None:
    bidding, house = TABLES[table]
    assert tuple(bid.call for bid in bidding.bids()) == house.bids
    assert bidding.calls() == (PASS, DOUBLE, REDOUBLE, *house.bids)


@pytest.mark.parametrize("table", TABLES)
def test_each_bid_must_be_higher_than_the_last(table: str) -> None:
    bidding, house = TABLES[table]
    for at, first in enumerate(house.bids):
        for than, second in enumerate(house.bids):
            refused = Refusal.TOO_LOW if than <= at else None
            assert refusal(bidding, first, second) is refused, (first, second)


def test_level_nought_exists_at_no_trump_only_and_only_between_two() -> None:
    assert TWO.read("0N") == Bid(0, Strain.NO_TRUMP)
    assert TWO.read("0S") is None
    assert PAIRS.read("0N") is None
    assert refusal(TWO, "0N", "1C") is None


def test_nullo_can_be_bid_where_it_is_agreed() -> None:
    assert refusal(PAIRS, "", "1U") is Refusal.NO_CALL
    assert refusal(WITH_NULLO, "1S", "1U") is None
    assert refusal(WITH_NULLO, "1U", "1S") is Refusal.TOO_LOW
    assert refusal(WITH_NULLO, "1U", "1N") is None


@pytest.mark.parametrize(
    "call",
    ["", "p", "pass", "x", "XXX", "1", "C", "C1", "8C", "0C", "1NT", "1c", " 1C", "1C ", "٣N", "-1C", "10C"],
)
@pytest.mark.parametrize("so_far", ["", "1C X", "P P P P"])
def test_what_is_no_call_may_never_be_made(call: str, so_far: str) -> None:
    assert refusal(PAIRS, so_far, call) is Refusal.NO_CALL


# Doubles.


def test_there_is_nothing_to_double_before_a_bid() -> None:
    for bidding in (PAIRS, THREE, TWO):
        assert refusal(bidding, "", DOUBLE) is Refusal.NO_BID_TO_DOUBLE
        assert refusal(bidding, "", REDOUBLE) is Refusal.NOT_DOUBLED


def test_a_double_is_of_the_opponents_last_bid() -> None:
    assert refusal(PAIRS, "1C", DOUBLE) is None
    assert refusal(PAIRS, "1C P", DOUBLE) is Refusal.OWN_BID
    assert refusal(PAIRS, "1C P P", DOUBLE) is None
    assert refusal(PAIRS, "1C X 1D", DOUBLE) is None


def test_a_bid_is_doubled_once() -> None:
    assert refusal(PAIRS, "1C X P", DOUBLE) is Refusal.DOUBLED_ALREADY
    assert refusal(PAIRS, "1C X XX", DOUBLE) is Refusal.DOUBLED_ALREADY


def test_only_the_side_that_was_doubled_redoubles() -> None:
    assert refusal(PAIRS, "1C X", REDOUBLE) is None
    assert refusal(PAIRS, "1C X P", REDOUBLE) is Refusal.NOT_THEIRS_TO_REDOUBLE
    assert refusal(PAIRS, "1C X P P", REDOUBLE) is None
    assert refusal(PAIRS, "1C X XX P P", REDOUBLE) is Refusal.NOT_DOUBLED
    assert refusal(PAIRS, "1C", REDOUBLE) is Refusal.NOT_DOUBLED


def test_of_three_anyone_doubles_another_and_only_the_bidder_redoubles() -> None:
    assert refusal(THREE, "1C", DOUBLE) is None
    assert refusal(THREE, "1C P", DOUBLE) is None
    assert refusal(THREE, "1C X", REDOUBLE) is Refusal.NOT_THEIRS_TO_REDOUBLE
    assert refusal(THREE, "1C X P", REDOUBLE) is None
    assert refusal(THREE, "1C P X", REDOUBLE) is None


def test_a_new_bid_cancels_a_double_and_a_redouble() -> None:
    assert follow(PAIRS, "1C X").doubling is Doubling.DOUBLED
    assert follow(PAIRS, "1C X XX").doubling is Doubling.REDOUBLED
    assert follow(PAIRS, "1C X 1D").doubling is Doubling.NONE
    assert follow(PAIRS, "1C X XX 1D").doubling is Doubling.NONE


# The end.


def test_an_auction_ends_when_all_the_others_pass_after_a_bid_or_double() -> None:
    for calls in ("1C P P P", "1C X P P P", "1C X XX P P P", "P P P 1C P P P", "1C P P X P P P"):
        assert follow(PAIRS, calls).over
        assert not follow(PAIRS, calls.removesuffix(" P")).over
    for calls in ("1C P P", "1C X P P", "1C P X XX P P", "P P 1C P P"):
        assert follow(THREE, calls).over
        assert not follow(THREE, calls.removesuffix(" P")).over
    for calls in ("0N P", "1C X P", "1C X XX P", "P 1C P"):
        assert follow(TWO, calls).over
        assert not follow(TWO, calls.removesuffix(" P")).over


def test_passes_of_everybody_at_once_pass_the_deal_out() -> None:
    for bidding in (PAIRS, THREE, TWO):
        all_but_one = " ".join([PASS] * (bidding.seats - 1))
        assert not follow(bidding, all_but_one).over
        auction = follow(bidding, f"{all_but_one} P")
        assert auction.over and auction.passed_out and auction.contract is None


def test_nobody_calls_after_the_end() -> None:
    for call in PAIRS.calls():
        assert refusal(PAIRS, "1C P P P", call) is Refusal.IT_IS_OVER
        assert refusal(PAIRS, "P P P P", call) is Refusal.IT_IS_OVER


def test_the_highest_bid_is_only_passed_or_doubled() -> None:
    auction = follow(PAIRS, "7N")
    assert [call for call in PAIRS.calls() if auction.refusal(call) is None] == [PASS, DOUBLE]


# The declarer.


def test_whoever_of_the_side_first_named_the_strain_declares() -> None:
    assert follow(PAIRS, "1H P 2H P P P").contract == Contract(0, 2, Strain.HEARTS)
    assert follow(PAIRS, "1H P 2C P 2H P P P").contract == Contract(0, 2, Strain.HEARTS)
    assert follow(PAIRS, "P P 1H P 2H P P P", dealer=1).contract == Contract(3, 2, Strain.HEARTS)


def test_the_strain_may_have_been_named_by_the_others_before() -> None:
    assert follow(PAIRS, "1H 2H P P P").contract == Contract(1, 2, Strain.HEARTS)
    assert follow(PAIRS, "1H 2H 3H P P P").contract == Contract(0, 3, Strain.HEARTS)
    assert follow(PAIRS, "1H 2H P 3H P P P").contract == Contract(1, 3, Strain.HEARTS)


def test_whatever_came_between_does_not_matter() -> None:
    assert follow(PAIRS, "1C X 1D 1H 2D X XX 2N 3C P P P").contract == Contract(0, 3, Strain.CLUBS)


def test_each_of_three_or_two_declares_what_he_bid() -> None:
    assert follow(THREE, "1H P 2H P P", dealer=1).contract == Contract(0, 2, Strain.HEARTS)
    assert follow(TWO, "1H 2H P").contract == Contract(1, 2, Strain.HEARTS)


def test_there_is_no_contract_before_the_end() -> None:
    assert follow(PAIRS, "1C P P").contract is None


def test_the_contract_is_doubled_as_its_last_bid_was() -> None:
    assert follow(PAIRS, "1C X P P P").contract == Contract(0, 1, Strain.CLUBS, Doubling.DOUBLED)
    assert follow(PAIRS, "1C P P X XX P P P").contract == Contract(0, 1, Strain.CLUBS, Doubling.REDOUBLED)
    assert follow(PAIRS, "1C X 1D P P P").contract == Contract(2, 1, Strain.DIAMONDS)


# Against the second referee.


@settings(max_examples=30)
@given(st.sampled_from(sorted(TABLES)), st.integers(0, 2**32))
def test_a_second_referee_allows_the_same_calls_and_names_the_same_contract(table: str, seed: int) -> None:
    bidding, house = TABLES[table]
    chance = Random(seed)
    dealer = chance.randrange(house.players)
    calls = calls_at_random(chance, house)
    auction = Auction(bidding, dealer)
    for at, call in enumerate(calls):
        assert not auction.over
        assert auction.turn == (dealer + at) % house.players
        for other in (*bidding.calls(), "0N", "1U", "joker"):
            assert (auction.refusal(other) is None) == auction_by_hand.may(house, calls[:at], other), other
        auction = auction.then(call)
    assert auction.over
    contract = auction.contract
    found = auction_by_hand.contract(house, calls, dealer)
    assert (contract is None) == (found is None) == auction.passed_out
    if contract is not None and found is not None:
        assert {key: getattr(contract, key) for key in found} == found


@settings(max_examples=30)
@given(st.sampled_from(sorted(TABLES)), st.randoms(use_true_random=False))
def test_an_auction_built_of_calls_that_may_be_made_ends(table: str, chance: Random) -> None:
    bidding, house = TABLES[table]
    auction = Auction(bidding, chance.randrange(house.players))
    # However it goes, no auction is longer than each bid, doubled and redoubled as late as can be.
    longest = house.players + len(house.bids) * 3 * house.players
    while not auction.over:
        may = [call for call in bidding.calls() if auction.refusal(call) is None]
        assert PASS in may
        auction = auction.then(chance.choice(may))
        assert len(auction.calls) <= longest
    assert auction_by_hand.is_over(house, auction.calls)


def test_an_auction_is_followed_up_to_its_first_illegal_call() -> None:
    assert follow_calls(PAIRS, 0, ["1H", "1D", "2C"]).calls == ("1H",)
    assert follow_calls(PAIRS, 2, []).turn == 2


# How it stands in a record.


def test_recorded_calls_are_words() -> None:
    reading = Reading(4, 2)
    assert Calls().read(["1C", "?"], reading) == (("1C", "?"), ())
    assert Calls().write(("1C", "P")) == ["1C", "P"]


@pytest.mark.parametrize(
    ("raw", "faults"), [(["P", 5, "P", None], 2), ("1C P P P", 1), (None, 1), ({}, 1), ([["P"]], 1)]
)
def test_of_an_auction_that_cannot_be_read_nothing_follows(raw: object, faults: int) -> None:
    assert Calls().read(raw, Reading(4, 2)) == ((), ("wrong_type",) * faults)


def test_every_strain_has_its_letter() -> None:
    assert set(LETTERS) == set(Strain)
    assert {letter: str(strain) for strain, letter in LETTERS.items()} == auction_by_hand.LETTERS
