"""What the gallery shows of the chart of running totals and of the table view."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from scorepad.core.auction import Doubling, Strain
from scorepad.core.game import Ask, put
from scorepad.core.match import Match
from scorepad.core.table import Deal, Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, HeldBy, Honours
from scorepad.games.boerenbridge.rules import BoerenOptions, Missed, Trump
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions, Upcard
from scorepad.paper.chart import Series
from scorepad.ui.pages.table_view import TableView
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.score_chart import ScoreChart
from tests.gallery import Context, scene
from tests.ui.evenings import played, some_deal, spoken


def _on_paper(*charts: ScoreChart) -> QWidget:
    """Charts on cards below each other, away from the pointer."""
    QCursor.setPos(0, 0)
    window = QWidget()
    column = QVBoxLayout(window)
    column.setContentsMargins(16, 16, 16, 16)
    for chart in charts:
        card = Card()
        inside = QVBoxLayout(card)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(chart)
        column.addWidget(card, 1)
    return window


def _chart(match: Match, names: tuple[str, ...], reads: int | None = None) -> ScoreChart:
    chart = ScoreChart()
    rows = match.sheet.rows
    chart.show_series(
        [Series(name, (0, *(row.totals[side] for row in rows))) for side, name in enumerate(names)],
        len(match.grid.rows) - 1,
    )
    if reads is not None:
        chart.read(reads)
    return chart


@scene("chart", players=(2, 7))
def chart(context: Context) -> QWidget:
    """A whole match and one that has begun; the second is read by its third deal."""
    whole = {2: 8, 7: 14}[context.players]
    return _on_paper(
        _chart(played(whole, context.players), context.names),
        _chart(played(5, context.players), context.names, reads=3),
    )


@scene("chart-long", players=(2, 7))
def chart_long(context: Context) -> QWidget:
    """Forty deals, with totals below nought."""
    options = BoerenOptions(
        hands=(*range(1, 8), *range(7, 0, -1)) * 2 + (*range(1, 7), *range(6, 0, -1)),
        missed=Missed.PENALTY,
        penalty_per_trick=20,
    )
    return _on_paper(_chart(played(40, context.players, options), context.names))


LARGE, SMALLEST = (2560, 1440), (800, 480)


def _view(match: Match, context: Context) -> TableView:
    view = TableView()
    view.show_match(_named(match, context.names))
    return view


def _named(match: Match, names: tuple[str, ...]) -> Match:
    return replace(match, setup=replace(match.setup, players=names))


def _with(match: Match, answers: int, trump: Trump | None = None) -> Match:
    """With so many of the next deal's numbers entered."""
    bids, tricks = spoken(match, some_deal(match))
    deal = put(match.draft, Ask("trump"), trump)
    for ask, value in list(zip(match.asks(), bids + tricks, strict=True))[:answers]:
        deal = put(deal, ask, value)
    return match.drafted(deal).after


@scene("table-bidding", players=(2, 3, 4, 5, 7))
def table_bidding(context: Context) -> QWidget:
    """The dealer's forbidden number, read across the table."""
    return _view(_with(played(6, context.players), context.players - 1, Trump.HEARTS), context)


@scene("table-playing", players=(2, 4, 7))
def table_playing(context: Context) -> QWidget:
    """All bids are in; the cards are played."""
    return _view(_with(played(6, context.players), context.players, Trump.SPADES), context)


@scene("table-tricks", players=(2, 4, 7))
def table_tricks(context: Context) -> QWidget:
    """All but one count of tricks."""
    return _view(_with(played(5, context.players), 2 * context.players - 1, Trump.CLUBS), context)


@scene("table-scored", players=(2, 4, 7))
def table_scored(context: Context) -> QWidget:
    """The points of the deal just scored."""
    return _view(played(6, context.players), context)


@scene("table-over", players=(2, 4, 7))
def table_over(context: Context) -> QWidget:
    """Who won, and by what."""
    return _view(played({2: 8, 4: 15, 7: 14}[context.players], context.players), context)


@scene("table-deal", players=(2, 4, 7))
def table_deal(context: Context) -> QWidget:
    """What happened in the third deal."""
    view = TableView()
    view.show_deal(_named(played(6, context.players), context.names), 2)
    return view


def _auction_bridge(context: Context, *deals: Deal, options: AuctionOptions | None = None) -> Match:
    match = Match(auction_bridge.GAME, Setup(context.names, options or AuctionOptions()))
    return _after(match, deals)


def _bridgette(context: Context, *deals: Deal) -> Match:
    return _after(Match(bridgette.GAME, Setup(context.names, BridgetteOptions())), deals)


def _after(match: Match, deals: tuple[Deal, ...]) -> Match:
    for deal in deals:
        match = match.add(deal).after
    return match


def _shown(match: Match, at: int | None = None) -> TableView:
    view = TableView()
    if at is None:
        view.show_match(match)
    else:
        view.show_deal(match, at)
    return view


_FOUR_HEARTS = AuctionDeal(
    declarer=0,
    level=4,
    strain=Strain.HEARTS,
    doubling=Doubling.DOUBLED,
    tricks=12,
    honours=Honours(by=HeldBy.DECLARER, count=5, in_one_hand=4),
)
_TWO_CLUBS = AuctionDeal(declarer=1, level=2, strain=Strain.CLUBS, tricks=8)
_THREE_SHORT = AuctionDeal(declarer=2, level=3, strain=Strain.NO_TRUMP, doubling=Doubling.REDOUBLED, tricks=6)
_CALLS = ("1C", "P", "1H", "X", "P", "2D", "2H", "P", "3D", "3H", "P", "4D", "4H", "X")


@scene("table-auction-calling", players=(3, 4))
def table_auction_calling(context: Context) -> QWidget:
    """An auction that has gone on for long."""
    match = _auction_bridge(context, _FOUR_HEARTS, _TWO_CLUBS)
    return _shown(match.drafted(AuctionDeal(auction=_CALLS)).after)


@scene("table-auction-playing", players=(3, 4))
def table_auction_playing(context: Context) -> QWidget:
    """The contract is known, and the cards are played."""
    match = _auction_bridge(context, _FOUR_HEARTS, _TWO_CLUBS)
    return _shown(match.drafted(replace(_THREE_SHORT, tricks=None)).after)


@scene("table-auction-counted", players=(3, 4))
def table_auction_counted(context: Context) -> QWidget:
    """The tricks are entered, and the honours that were called."""
    return _shown(_auction_bridge(context, _TWO_CLUBS).drafted(_FOUR_HEARTS).after)


@scene("table-auction-scored", players=(3, 4))
def table_auction_scored(context: Context) -> QWidget:
    """A game was made."""
    return _shown(_auction_bridge(context, _TWO_CLUBS, _FOUR_HEARTS))


@scene("table-auction-passed", players=(3, 4))
def table_auction_passed(context: Context) -> QWidget:
    """Everybody passed."""
    return _shown(_auction_bridge(context, _TWO_CLUBS, AuctionDeal(passed_out=True)))


@scene("table-auction-over", players=(3, 4))
def table_auction_over(context: Context) -> QWidget:
    """The rubber is over; three players owe each other."""
    return _shown(_auction_bridge(context, _THREE_SHORT, _TWO_CLUBS, _FOUR_HEARTS, _FOUR_HEARTS))


@scene("table-auction-deal", players=(3, 4))
def table_auction_deal(context: Context) -> QWidget:
    """What happened in a deal with much to explain."""
    return _shown(_auction_bridge(context, _TWO_CLUBS, _FOUR_HEARTS), 1)


_FOUR_SPADES = BridgetteDeal(
    declarer=1, level=4, strain=Strain.SPADES, doubling=Doubling.DOUBLED, tricks=10, upcard=Upcard.FACE
)
_ONE_SHORT = BridgetteDeal(declarer=0, level=2, strain=Strain.HEARTS, tricks=7)


@scene("table-bridgette-exchange", players=(2,))
def table_bridgette_exchange(context: Context) -> QWidget:
    """Nothing is turned up yet."""
    return _shown(_bridgette(context))


@scene("table-bridgette-upcard", players=(2,))
def table_bridgette_upcard(context: Context) -> QWidget:
    """A face card is turned up."""
    match = _bridgette(context, _FOUR_SPADES)
    return _shown(match.drafted(BridgetteDeal(upcard=Upcard.FACE)).after)


@scene("table-bridgette-calling", players=(2,))
def table_bridgette_calling(context: Context) -> QWidget:
    """The last bid is doubled."""
    match = _bridgette(context, _FOUR_SPADES)
    return _shown(match.drafted(BridgetteDeal(auction=("0N", "1H", "2C", "2H", "X"))).after)


@scene("table-bridgette-playing", players=(2,))
def table_bridgette_playing(context: Context) -> QWidget:
    """The cards are played."""
    match = _bridgette(context, _FOUR_SPADES)
    return _shown(match.drafted(replace(_ONE_SHORT, tricks=None)).after)


@scene("table-bridgette-scored", players=(2,))
def table_bridgette_scored(context: Context) -> QWidget:
    """Level after the last deal: one more is due."""
    return _shown(_bridgette(context, *[_ONE_SHORT, replace(_ONE_SHORT, declarer=1)] * 3))


@scene("table-bridgette-over", players=(2,))
def table_bridgette_over(context: Context) -> QWidget:
    """Who won."""
    return _shown(_bridgette(context, *[_FOUR_SPADES] * 5, _ONE_SHORT))


@scene("table-bridgette-deal", players=(2,))
def table_bridgette_deal(context: Context) -> QWidget:
    """Why a player got his points."""
    return _shown(_bridgette(context, _FOUR_SPADES), 0)


def _on_screen(view: TableView, size: tuple[int, int], context: Context) -> QLabel:
    """A picture of a view on another screen, as large as the gallery's."""
    view.resize(*size)
    picture = view.grab().scaled(
        *context.size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    shown = QLabel()
    shown.setPixmap(picture)
    return shown


@scene("table-large", players=(2, 7))
def table_large(context: Context) -> QWidget:
    """A large screen, seen from further away."""
    view = _view(_with(played(6, context.players), context.players - 1, Trump.HEARTS), context)
    return _on_screen(view, LARGE, context)


@scene("table-smallest", players=(2, 4, 7))
def table_smallest(context: Context) -> QWidget:
    """The small screen of an old tablet."""
    view = _view(_with(played(6, context.players), 2 * context.players - 1, Trump.HEARTS), context)
    return _on_screen(view, SMALLEST, context)
