"""What the gallery shows of the pages that begin a match: home, new match, settings."""

from datetime import UTC, date, datetime, time
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QWidget

from scorepad.core.table import Options
from scorepad.core.when_played import WhenPlayed
from scorepad.games import game
from scorepad.games.auction_bridge.rules import AuctionOptions, Format, OwnValues
from scorepad.games.boerenbridge.rules import BoerenOptions, Missed
from scorepad.games.bridgette.rules import BridgetteOptions
from scorepad.games.points.rules import PointsOptions
from scorepad.settings import Settings
from scorepad.ui.main_window import RAIL
from scorepad.ui.pages.home import HomePage
from scorepad.ui.pages.new_match import NewMatchPage
from scorepad.ui.pages.settings import SettingsPage
from scorepad.ui.pages.views import (
    HomeView,
    NewMatchView,
    OwnPreset,
    Proposal,
    RecentView,
    Result,
    SeasonView,
    Standing,
    TableView,
    UnfinishedView,
)
from scorepad.ui.say import say
from scorepad.ui.widgets.nav_rail import NavRail
from scorepad.ui.widgets.tab_order import ReadingWindow
from scorepad.ui.window_actions import MENUS
from tests.gallery import NAMES, Context, scene

GAME = game("boerenbridge").words.name
NOW = datetime(2026, 1, 9, 18, 30, tzinfo=UTC)


def beside_the_rail(page: QWidget, current: str = "home") -> QWidget:
    """A page as the window shows it, under the menus and beside the rail."""
    window = ReadingWindow()
    for title, _ in MENUS.values():
        window.menuBar().addMenu(say(title))
    rail = NavRail()
    for key, name in RAIL.items():
        rail.add(key, key, say(name), at_the_foot=key == "settings")
    rail.set_current(current)
    whole = QWidget()
    window.setCentralWidget(whole)
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(rail)
    row.addWidget(page, 1)
    return window


def _home(names: tuple[str, ...]) -> HomeView:
    results = tuple(Result(name, 128 - 7 * at, at == 0) for at, name in enumerate(names))
    return HomeView(
        unfinished=(
            UnfinishedView(1, GAME, names, "today 21:14", 7, 15, f"{names[1]} leads with 62"),
            UnfinishedView(2, GAME, names[:2], "9 January", 3, 8, f"{names[0]} leads with 14"),
        ),
        last_table=TableView(GAME, names),
        season=SeasonView(
            "Winter 2026", tuple(Standing(at + 1, name, str(9 - at)) for at, name in enumerate(names[:5]))
        ),
        recent=tuple(
            RecentView(10 + at, GAME, day, results) for at, day in enumerate(("9 January", "2 January"))
        ),
    )


@scene("home", players=(2, 7))
def home(context: Context) -> QWidget:
    """Two unfinished matches, a season, an evening or two behind."""
    page = HomePage()
    page.show_home(_home(context.names))
    return beside_the_rail(page)


@scene("home-first", players=(4,))
def first_start(context: Context) -> QWidget:
    """The first start: one way to begin."""
    page = HomePage()
    page.show_home(HomeView())
    return beside_the_rail(page)


def _new_match(names: tuple[str, ...], options: Options, key: str = "boerenbridge") -> NewMatchPage:
    page = NewMatchPage(lambda: NOW)
    page.prepare(
        NewMatchView(
            known=NAMES,
            proposal=Proposal(key, names, options, min(1, len(names) - 1)) if names else None,
            seasons=("Winter 2026", "Autumn 2025"),
            season="Winter 2026",
            own=(OwnPreset("boerenbridge", "Cabin rules", BoerenOptions(base=5)),),
        )
    )
    return page


@scene("new-match", players=(2, 4, 7))
def new_match(context: Context) -> QWidget:
    """The last table, proposed again."""
    return beside_the_rail(_new_match(context.names, BoerenOptions()))


@scene("new-match-earlier", players=(4, 7))
def new_match_earlier(context: Context) -> QWidget:
    """An old sheet with only its totals, of an evening of which the time is known."""
    page = _new_match(context.names, PointsOptions(), "points")
    page.when.show_when(WhenPlayed(date(2019, 3, 12), time(21, 15)))
    page.when.changed.emit()
    return beside_the_rail(page)


@scene("new-match-empty")
def new_match_empty(context: Context) -> QWidget:
    """The first table of all."""
    return beside_the_rail(_new_match((), BoerenOptions()))


@scene("new-match-problems", players=(4,))
def new_match_problems(context: Context) -> QWidget:
    """A name that sits twice, an empty seat, and a ladder that no pack can serve."""
    page = _new_match(context.names, BoerenOptions(hands=(1, 2, 14), missed=Missed.PENALTY))
    page.players.seats[2].name.setText(context.names[0].upper())
    page.players.seats[1].name.setText("")
    return beside_the_rail(page)


@scene("new-match-rules", players=(4,), grows=True)
def new_match_rules(context: Context) -> QWidget:
    """Every house rule, opened out, with a list of the table's own that is refused."""
    page = _new_match(context.names, BoerenOptions(hands=(1, 2, 14), missed=Missed.PENALTY))
    page.rules.all_rules_button.click()
    window = beside_the_rail(page)
    window.setMinimumHeight(1700)
    return window


@scene("new-match-auction", players=(3, 4))
def new_match_auction(context: Context) -> QWidget:
    """Two pairs, or three players each for himself."""
    return beside_the_rail(_new_match(context.names, AuctionOptions(), "auction_bridge"))


@scene("new-match-auction-rules", players=(4,), grows=True)
def new_match_auction_rules(context: Context) -> QWidget:
    """Every house rule of auction bridge, with trick values of the table's own."""
    values = OwnValues(clubs=5, diamonds=6, hearts=9, spades=10, no_trump=12)
    options = AuctionOptions(trick_values=values, format=Format.DEALS, nullo=True)
    page = _new_match(context.names, options, "auction_bridge")
    page.rules.all_rules_button.click()
    window = beside_the_rail(page)
    window.setMinimumHeight(2200)
    return window


@scene("new-match-bridgette", players=(2,))
def new_match_bridgette(context: Context) -> QWidget:
    """Bridgette for the two who played it last."""
    return beside_the_rail(_new_match(context.names, BridgetteOptions(), "bridgette"))


@scene("new-match-bridgette-rules", players=(2,), grows=True)
def new_match_bridgette_rules(context: Context) -> QWidget:
    """Every house rule of Bridgette."""
    page = _new_match(context.names, BridgetteOptions(), "bridgette")
    page.rules.all_rules_button.click()
    window = beside_the_rail(page)
    window.setMinimumHeight(1500)
    return window


@scene("new-match-too-many", players=(4, 7))
def new_match_too_many(context: Context) -> QWidget:
    """Bridgette is chosen at a table that has more than two."""
    page = _new_match(context.names, BoerenOptions())
    page.games.button("bridgette").click()
    return beside_the_rail(page)


@scene("settings", players=(4,))
def settings(context: Context) -> QWidget:
    """The settings, as they are in this picture."""
    page = SettingsPage()
    page.show_settings(
        Settings(str(context.theme), context.scale, context.language),
        Path("/media/anna/scorepad"),
    )
    return beside_the_rail(page, "settings")
