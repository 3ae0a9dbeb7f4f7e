"""A rubber and six deals of Bridgette in the real program on a real screen of X11."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Doubling
from scorepad.core.contract import ContractDeal
from scorepad.games.auction_bridge.rules import AuctionDeal, HeldBy
from scorepad.games.bridgette.rules import BIDDING, BridgetteDeal
from scorepad.paths import DataFolder
from tests.gallery_bridges import RUBBER, SIX
from tests.ui.evenings import NAMES
from tests.x11.screen import Screen
from tests.x11.test_real_window import Program, folder, read_back, screen

__all__ = ["folder", "screen"]

pytestmark = [pytest.mark.x11, pytest.mark.timeout(300)]

STRAINS = {strain: str(at) for at, strain in enumerate(BIDDING.ranks, start=1)}
HONOURS = {(3, 0): "3", (4, 0): "4", (5, 0): "5", (4, 4): "6", (5, 4): "7", (5, 5): "8"}
CROSSES = {None: "", Doubling.NONE: "", Doubling.DOUBLED: "x", Doubling.REDOUBLED: "xx"}


def tricks_typed(tricks: int) -> str:
    """Behind a 1 there could come another digit: Enter says that none does."""
    return "1\n" if tricks == 1 else str(tricks)


def typed(deal: ContractDeal) -> str:
    """The keys of a deal that was played, without Enter."""
    assert deal.strain is not None and deal.declarer is not None and deal.tricks is not None
    keys = f"{deal.level}{STRAINS[deal.strain]}{CROSSES[deal.doubling]}{deal.declarer + 1}"
    keys += tricks_typed(deal.tricks)
    if isinstance(deal, AuctionDeal) and deal.honours is not None:
        held = (deal.honours.count, deal.honours.in_one_hand)
        keys += HONOURS[held] + ("+" if deal.honours.by is HeldBy.DEFENDERS else "")
    return keys


def as_typed(deal: AuctionDeal) -> AuctionDeal:
    """The deal as these keys enter it: who types no double notes none."""
    return deal if CROSSES[deal.doubling] else replace(deal, doubling=None)


def answers_in(deal: AuctionDeal) -> int:
    held = as_typed(deal)
    return 4 + (held.doubling is not None) + (held.honours is not None)


def pressed(keys: str) -> list[str]:
    return [{"+": "plus", "\n": "Return"}.get(key, key) for key in keys]


def begin(program: Program, screen: Screen, game: str, players: int) -> None:
    """Choose the game with the mouse, and type the names."""
    screen.press("ctrl+n")
    program.click(f"button {game}", 0)
    screen.press(*"".join(f"{name}\n" for name in NAMES[:players]), "\n")


def test_a_rubber_is_typed_with_at_most_ten_keys_a_deal(
    qtbot: QtBot, screen: Screen, folder: DataFolder
) -> None:
    program = Program(qtbot, screen, folder)
    begin(program, screen, "Auction Bridge", 4)
    for deal in RUBBER:
        keys = pressed(typed(deal))
        assert len(keys) + 1 <= 10
        screen.press(*keys, "\n")
    program.close_when_saved(sum(map(answers_in, RUBBER)))
    match = read_back(folder)
    assert match.setup.players == NAMES[:4]
    assert match.deals == tuple(map(as_typed, RUBBER))


def test_bridgette_is_clicked_and_typed(qtbot: QtBot, screen: Screen, folder: DataFolder) -> None:
    program = Program(qtbot, screen, folder)
    begin(program, screen, "Bridgette", 2)
    played = [deal for deal in SIX if not deal.passed_out]
    entered = 0
    for deal in played:
        assert isinstance(deal, BridgetteDeal)
        screen.press(*pressed(typed(deal)))
        entered += 4 + (deal.doubling is not None)
        program.click("button Score deal", entered)
    program.close_when_saved(entered)
    found = read_back(folder).deals
    assert [(one.declarer, one.level, one.tricks) for one in found] == [  # type: ignore[attr-defined]
        (one.declarer, one.level, one.tricks) for one in played
    ]
