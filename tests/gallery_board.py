"""What the gallery shows of the chart of running totals and of the table view."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from scorepad.core.game import Ask, put
from scorepad.core.match import Match
from scorepad.games.boerenbridge.rules import BoerenOptions, Missed, Trump
from scorepad.ui.pages.table_view import TableView
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.score_chart import ScoreChart, Series
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
        chart.read_deal(reads)
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


LARGE = (2560, 1440)


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


@scene("table-large", players=(2, 7))
def table_large(context: Context) -> QWidget:
    """A large screen, seen from further away."""
    view = _view(_with(played(6, context.players), context.players - 1, Trump.HEARTS), context)
    view.resize(*LARGE)
    picture = view.grab().scaled(
        *context.size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    shown = QLabel()
    shown.setPixmap(picture)
    return shown
