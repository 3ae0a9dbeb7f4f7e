"""What the gallery shows of the two bridges on the table."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from scorepad.core.auction import Doubling, Strain
from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.table import Deal, Options, Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, Format, HeldBy, Honours
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions, Upcard
from scorepad.ui.controller import MatchController
from scorepad.ui.pages.match import MatchPage
from tests.gallery import Context, scene
from tests.gallery_match import EVENING
from tests.gallery_pages import beside_the_rail
from tests.ui.test_controller import SlowLibrary

Answers = Sequence[tuple[str, object]]

TWO_HEARTS: Answers = (("level", 4), ("strain", Strain.HEARTS))
PLAYED: Answers = (*TWO_HEARTS, ("doubling", Doubling.DOUBLED), ("declarer", 1))


def _deal(of: type[Any], declarer: int, level: int, strain: Strain, tricks: int, **more: object) -> Any:
    return of(declarer=declarer, level=level, strain=strain, tricks=tricks, **more)


RUBBER = (
    _deal(
        AuctionDeal,
        0,
        2,
        Strain.HEARTS,
        9,
        honours=Honours(by=HeldBy.DECLARER, count=3),
        doubling=Doubling.NONE,
    ),
    _deal(AuctionDeal, 2, 3, Strain.CLUBS, 12),
    _deal(
        AuctionDeal,
        0,
        4,
        Strain.SPADES,
        8,
        doubling=Doubling.DOUBLED,
        honours=Honours(by=HeldBy.DECLARER, count=4, in_one_hand=4),
    ),
    _deal(AuctionDeal, 2, 2, Strain.CLUBS, 8),
)
LONG_RUBBER = (
    *RUBBER,
    _deal(AuctionDeal, 1, 3, Strain.NO_TRUMP, 9, honours=Honours(by=HeldBy.DEFENDERS, count=4)),
    AuctionDeal(passed_out=True),
    _deal(AuctionDeal, 3, 4, Strain.DIAMONDS, 9, doubling=Doubling.DOUBLED),
    _deal(AuctionDeal, 2, 1, Strain.NO_TRUMP, 8),
    _deal(AuctionDeal, 1, 2, Strain.SPADES, 7, honours=Honours(by=HeldBy.DECLARER, count=5, in_one_hand=4)),
)
SIX = (
    _deal(BridgetteDeal, 0, 2, Strain.HEARTS, 8, upcard=Upcard.ACE),
    _deal(BridgetteDeal, 1, 3, Strain.NO_TRUMP, 7, doubling=Doubling.DOUBLED),
    _deal(BridgetteDeal, 0, 1, Strain.NO_TRUMP, 10),
    BridgetteDeal(passed_out=True),
    _deal(BridgetteDeal, 1, 4, Strain.SPADES, 10, doubling=Doubling.REDOUBLED),
)


def match_of(game: Any, names: tuple[str, ...], deals: tuple[Deal, ...], options: Options) -> Match:
    """A match with deals as the table would have added them."""
    match = Match(game, Setup(names, options))
    for deal in deals:
        match = match.add(deal).after
    return match


def match_page(match: Match, answers: Answers = ()) -> MatchPage:
    """A match page with some answers entered, all saved."""
    library = SlowLibrary()
    controller = MatchController(library, match, None, lambda: EVENING)  # type: ignore[arg-type]
    page = MatchPage()
    page.open(controller)
    for field, value in answers:
        controller.answer(Ask(field), value)
    library.run()
    return page


def _auction(context: Context, deals: tuple[Deal, ...], answers: Answers = ()) -> QWidget:
    match = match_of(auction_bridge.GAME, context.names, deals, AuctionOptions())
    return beside_the_rail(match_page(match, answers), "match")


def _bridgette(context: Context, deals: tuple[Deal, ...], answers: Answers = ()) -> QWidget:
    match = match_of(bridgette.GAME, context.names, deals, BridgetteOptions())
    return beside_the_rail(match_page(match, answers), "match")


@scene("auction-begins")
def auction_begins(context: Context) -> QWidget:
    """An empty pad and the grid of contracts."""
    return _auction(context, ())


@scene("auction-strain")
def auction_strain(context: Context) -> QWidget:
    """The level is typed, the strain is to come."""
    return _auction(context, RUBBER, TWO_HEARTS[:1])


@scene("auction-declarer")
def auction_declarer(context: Context) -> QWidget:
    """Who plays it, and whether it was doubled."""
    return _auction(context, RUBBER, TWO_HEARTS)


@scene("auction-result")
def auction_result(context: Context) -> QWidget:
    """What became of it."""
    return _auction(context, LONG_RUBBER, PLAYED)


@scene("auction-preview")
def auction_preview(context: Context) -> QWidget:
    """The points before they are accepted, and the honours."""
    honours = Honours(by=HeldBy.DECLARER, count=4, in_one_hand=4)
    return _auction(context, RUBBER, (*PLAYED, ("tricks", 10), ("honours", honours)))


@scene("auction-calls")
def auction_calls(context: Context) -> QWidget:
    """The auction call by call."""
    calls = ("1C", "P", "1H", "1N", "2H", "X")
    return _auction(context, RUBBER, (("auction", calls),))


@scene("auction-three", players=(3,))
def auction_three(context: Context) -> QWidget:
    """Three players, each for himself, and what they owe each other."""
    deals = (
        _deal(AuctionDeal, 0, 2, Strain.SPADES, 9),
        _deal(AuctionDeal, 0, 4, Strain.HEARTS, 8),
        _deal(AuctionDeal, 1, 3, Strain.NO_TRUMP, 10),
    )
    return _auction(context, deals, (("level", 2), ("strain", Strain.CLUBS)))


@scene("auction-deals")
def auction_deals(context: Context) -> QWidget:
    """The short form over, with a winner."""
    match = match_of(auction_bridge.GAME, context.names, RUBBER, AuctionOptions(format=Format.DEALS))
    return beside_the_rail(match_page(match), "match")


@scene("auction-over")
def auction_over(context: Context) -> QWidget:
    """The rubber is over."""
    return _auction(context, (*LONG_RUBBER, _deal(AuctionDeal, 0, 4, Strain.HEARTS, 11)))


@scene("auction-card")
def auction_card(context: Context) -> QWidget:
    """A deal told in words."""
    match = match_of(auction_bridge.GAME, context.names, LONG_RUBBER, AuctionOptions())
    page = match_page(match)
    page.show_card(2, 1)
    return beside_the_rail(page, "match")


@scene("bridgette-begins", players=(2,))
def bridgette_begins(context: Context) -> QWidget:
    """The exchange and the grid, beside the score tables."""
    return _bridgette(context, (), (("upcard", Upcard.FACE),))


@scene("bridgette-preview", players=(2,))
def bridgette_preview(context: Context) -> QWidget:
    """The points before they are accepted, lit in the tables."""
    return _bridgette(context, SIX, (*PLAYED, ("tricks", 10)))


@scene("bridgette-short", players=(2,))
def bridgette_short(context: Context) -> QWidget:
    """A contract that is not made, lit in the tables."""
    return _bridgette(context, SIX, (*PLAYED, ("tricks", 7)))


@scene("bridgette-calls", players=(2,))
def bridgette_calls(context: Context) -> QWidget:
    """The auction of two."""
    return _bridgette(context, SIX[:2], (("auction", ("1C", "1N", "2S", "X")),))


@scene("bridgette-extra", players=(2,))
def bridgette_extra(context: Context) -> QWidget:
    """Level after six deals."""
    deals = tuple(_deal(BridgetteDeal, at % 2, 2, Strain.HEARTS, 8) for at in range(6))
    return _bridgette(context, deals)
