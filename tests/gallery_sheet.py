"""What the gallery shows of the sheets that auction bridge and Bridgette are written on."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.auction import Doubling, Strain
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, HeldBy, Honours
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions
from scorepad.ui import look
from scorepad.ui.pages.match import ENTRY_WIDTH, MOST_OF_THE_PAGE, NARROW, NARROW_ENTRY_WIDTH
from scorepad.ui.sheet_model import SheetModel
from scorepad.ui.sheet_view import SheetView
from scorepad.ui.widgets.card import Card
from tests.gallery import Context, scene
from tests.gallery_pages import beside_the_rail

FOUR_IN_ONE_HAND = Honours(by=HeldBy.DECLARER, count=4, in_one_hand=4)
FOUR_AND_THE_FIFTH = Honours(by=HeldBy.DECLARER, count=5, in_one_hand=4)
AGAINST = Honours(by=HeldBy.DEFENDERS, count=3)


def _deal(
    declarer: int,
    level: int,
    strain: Strain,
    tricks: int,
    doubling: Doubling = Doubling.NONE,
    honours: Honours | None = None,
) -> AuctionDeal:
    return AuctionDeal(
        declarer=declarer, level=level, strain=strain, tricks=tricks, doubling=doubling, honours=honours
    )


BEGUN = (
    _deal(0, 2, Strain.HEARTS, 9, honours=Honours(by=HeldBy.DECLARER, count=3)),
    _deal(2, 3, Strain.CLUBS, 12),
    _deal(0, 4, Strain.HEARTS, 8, Doubling.DOUBLED, FOUR_IN_ONE_HAND),
    _deal(2, 2, Strain.CLUBS, 8),
)
"""The evening of the sketch: a game made, and a part of the next."""
RUBBER = (
    *BEGUN,
    AuctionDeal(passed_out=True, adjustments=(Adjustment(1, -20, "looked at a trick"),)),
    _deal(1, 1, Strain.SPADES, 8, honours=FOUR_AND_THE_FIFTH),
    _deal(1, 1, Strain.HEARTS, 8, Doubling.REDOUBLED, AGAINST),
    _deal(0, 3, Strain.NO_TRUMP, 7),
    _deal(2, 1, Strain.DIAMONDS, 9),
    _deal(1, 2, Strain.SPADES, 8),
    _deal(0, 5, Strain.CLUBS, 11),
)
"""A whole rubber, with about as much above the line as below it."""


def _long_rubber() -> tuple[AuctionDeal, ...]:
    """Nobody makes a game for a long time."""
    missed = [_deal(at % 4, 3, Strain.SPADES, 7, honours=FOUR_IN_ONE_HAND) for at in range(12)]
    made = [_deal(at % 4, 1, Strain.CLUBS, 7) for at in range(8)]
    return (*missed, *made, *BEGUN)


def sheet_page(context: Context, match: Match, marked: tuple[int, int] | None = None) -> QWidget:
    """A sheet in the room that the match page has for it."""
    model = SheetModel()
    view = SheetView(model)
    model.setParent(view)
    model.show(match)
    paper = Card()
    inside = QVBoxLayout(paper)
    inside.setContentsMargins(0, 4, 0, 0)
    inside.addWidget(view)
    page = QWidget()
    row = QHBoxLayout(page)
    row.setContentsMargins(16, 70, 16, 16)
    row.addWidget(paper, 1)
    usual = look.scaled(ENTRY_WIDTH if context.size[0] > NARROW else NARROW_ENTRY_WIDTH)
    row.addSpacing(min(usual, context.size[0] * MOST_OF_THE_PAGE // 100))
    if marked is not None:
        view.look_at(*marked)
    return beside_the_rail(page, "match")


def _auction(
    context: Context, deals: tuple[AuctionDeal, ...], options: AuctionOptions | None = None
) -> Match:
    return Match(auction_bridge.GAME, Setup(context.names, options or AuctionOptions()), deals)


@scene("sheet-auction-empty", players=(3, 4))
def auction_empty(context: Context) -> QWidget:
    """The pad before the first deal."""
    return sheet_page(context, _auction(context, ()))


@scene("sheet-auction-begun", players=(4,))
def auction_begun(context: Context) -> QWidget:
    """A game made and ruled off; the mark is on a premium."""
    return sheet_page(context, _auction(context, BEGUN), (2, 1))


@scene("sheet-auction-rubber", players=(4,))
def auction_rubber(context: Context) -> QWidget:
    """A finished rubber."""
    return sheet_page(context, _auction(context, RUBBER))


@scene("sheet-auction-three", players=(3,))
def auction_three(context: Context) -> QWidget:
    """Three players, each for himself, and what they owe each other."""
    deals = tuple(
        AuctionDeal(
            declarer=(deal.declarer or 0) % 3,
            level=deal.level,
            strain=deal.strain,
            tricks=deal.tricks,
            doubling=deal.doubling,
            honours=deal.honours,
        )
        for deal in RUBBER[:4] + RUBBER[5:8]
    )
    return sheet_page(context, _auction(context, deals))


@scene("sheet-auction-long", players=(4,))
def auction_long(context: Context) -> QWidget:
    """More than there is room for: the line stays in sight."""
    return sheet_page(context, _auction(context, _long_rubber()))


def _bridgette(context: Context, played: int) -> Match:
    deals = (
        BridgetteDeal(declarer=0, level=3, strain=Strain.HEARTS, tricks=9),
        BridgetteDeal(declarer=1, level=4, strain=Strain.SPADES, doubling=Doubling.DOUBLED, tricks=8),
        BridgetteDeal(passed_out=True),
        BridgetteDeal(
            declarer=0, level=1, strain=Strain.NO_TRUMP, tricks=10, adjustments=(Adjustment(1, 50),)
        ),
        BridgetteDeal(declarer=1, level=5, strain=Strain.CLUBS, doubling=Doubling.REDOUBLED, tricks=12),
    )
    draft = BridgetteDeal(declarer=1, level=2, strain=Strain.DIAMONDS)
    return Match(bridgette.GAME, Setup(context.names, BridgetteOptions()), deals[:played], open_deal=draft)


@scene("sheet-bridgette", players=(2,))
def bridgette_sheet(context: Context) -> QWidget:
    """Some of the six deals, one of them passed out."""
    return sheet_page(context, _bridgette(context, 5), (1, 0))


@scene("sheet-bridgette-begins", players=(2,))
def bridgette_begins(context: Context) -> QWidget:
    """The first of the six deals."""
    return sheet_page(context, _bridgette(context, 0))
