"""What a deal with a contract is told as, afterwards."""

import pytest

from scorepad.core.auction import Strain
from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.core.table import Deal, Options, Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions

NAMES = ("Anna", "Bram", "Cato", "Daan")


def told(game: AnyGame, players: int, options: Options, deal: Deal) -> str:
    """All that is said of the first deal of a match: its facts, its sides and the arithmetic."""
    match = Match(game, Setup(NAMES[:players], options)).add(deal).after
    retold = game.words.told(match.setup, (), deal)
    sums = [game.words.because(match.setup, deal, match.sheet.rows[0], side) for side, _ in retold.sides]
    return "; ".join(map(str, (*retold.facts, *(said for _, said in retold.sides), *sum(sums, ()))))


@pytest.mark.parametrize(
    ("tricks", "own", "theirs"), [(1, "1 trick", "12 tricks"), (12, "12 tricks", "1 trick")]
)
def test_one_trick_is_not_said_as_several(tricks: int, own: str, theirs: str) -> None:
    auction = AuctionDeal(declarer=0, level=1, strain=Strain.HEARTS, tricks=tricks)
    two = BridgetteDeal(declarer=0, level=1, strain=Strain.HEARTS, tricks=tricks)
    for said in (
        told(auction_bridge.GAME, 4, AuctionOptions(), auction),
        told(bridgette.GAME, 2, BridgetteOptions(), two),
    ):
        assert f"; {own}: " in said
        assert f"played 1 heart, {own}" in said
        assert f"took {theirs}" in said


def test_one_trick_lost_at_nullo_is_not_said_as_several() -> None:
    nullo = AuctionDeal(declarer=0, level=3, strain=Strain.NULLO, tricks=1)
    said = told(auction_bridge.GAME, 4, AuctionOptions(nullo=True), nullo)
    assert "1 trick, so 12 for the others: 6 × 10 = 60 below the line" in said
