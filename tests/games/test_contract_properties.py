"""What holds of every match of Auction Bridge and Bridgette, whatever was bid."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games import contract_properties as hold
from tests.games.properties import SECONDS, Second

BRIDGES = [SECONDS[key] for key in ("auction_bridge", "bridgette")]
SEEDS = st.integers(0, 2**32)

of_both_bridges = pytest.mark.parametrize("second", BRIDGES, ids=("auction_bridge", "bridgette"))


@of_both_bridges
@settings(max_examples=50)
@given(SEEDS)
def test_no_deal_put_in_or_taken_out_moves_the_points_of_a_recorded_auction(
    second: Second, seed: int
) -> None:
    chance = Random(seed)
    hold.a_recorded_auction_keeps_its_points(second.match(chance), chance)


@of_both_bridges
@settings(max_examples=30)
@given(SEEDS)
def test_an_auction_of_offered_calls_always_ends(second: Second, seed: int) -> None:
    chance = Random(seed)
    hold.a_form_ends_what_it_begins(second.match(chance), chance)
