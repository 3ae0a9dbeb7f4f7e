"""What the gallery shows of an evening of pairs: the change of team, who waits, and the clock."""

from datetime import UTC, datetime, timedelta

from PySide6.QtWidgets import QWidget

from scorepad.core.evening import Pair, Roles, Waiting
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.core.time_limit import TimeLimit
from scorepad.games import troefcall
from scorepad.games.troefcall.rules import Format, Outcome, TroefDeal, TroefOptions
from scorepad.ui.controller import MatchController
from scorepad.ui.dialogs.match_time import MatchTimeDialog
from scorepad.ui.dialogs.waiting_pairs import WaitingPairsDialog
from scorepad.ui.pages.home import HomePage
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.pages.new_match import NewMatchPage
from scorepad.ui.pages.table_view import TableView
from scorepad.ui.pages.views import (
    ChangeView,
    EveningView,
    HomeView,
    NewMatchView,
    Proposal,
    RecentView,
    Result,
    TonightLine,
    TonightView,
)
from scorepad.ui.pages.views import TableView as HomeTable
from scorepad.ui.streaks import streaks_told
from scorepad.ui.widgets.match_clock import MatchClock
from tests.gallery import SIZES, Context, scene
from tests.gallery_dialogs import Over
from tests.gallery_pages import beside_the_rail
from tests.ui.test_controller import SlowLibrary

NINE = datetime(2026, 1, 9, 21, 0, tzinfo=UTC)
TIMED = TroefOptions(format=Format.TIMED)


def _now() -> datetime:
    return NINE + timedelta(minutes=7)


def _match(context: Context, deals: int, options: TroefOptions) -> Match:
    """Hands that the first pair wins."""
    match = Match(troefcall.GAME, Setup(context.names, options), started=NINE.isoformat())
    for _ in range(deals):
        match = match.add(TroefDeal(side=0, outcome=Outcome.KAP)).after
    return match


def _waiting(context: Context) -> tuple[Pair, ...]:
    partner = "Wilhelmina-Charlotte van Oudenaarden" if context.size == SIZES[1] else "Finn"
    return (("Eva", partner), ("Gijs", "Hanna"), ("Ida", "Joris"))


def _page(match: Match, evening: EveningView) -> MatchPage:
    library = SlowLibrary()
    controller = MatchController(library, match, None, _now)  # type: ignore[arg-type]
    page = MatchPage()
    page.open(controller)
    library.run()
    page.show_evening(evening)
    return page


@scene("evening-change-of-team")
def change_of_team(context: Context) -> QWidget:
    """The end of a match, with pairs that wait."""
    match = _match(context, 4, TroefOptions())
    page = _page(match, EveningView((2, 0), _waiting(context), is_tonight=True))
    return beside_the_rail(page, "match")


def _home(context: Context, following: Pair | None) -> QWidget:
    sides = (f"{context.names[0]} & {context.names[2]}", f"{context.names[1]} & {context.names[3]}")
    results = (Result(sides[0], 12, won=True), Result(sides[1], 4))
    game = troefcall.GAME.words.name
    page = HomePage()
    page.show_home(
        HomeView(
            last_table=HomeTable(game, sides),
            recent=(RecentView(1, game, "today 21:00", results, of_pairs=True),),
            tonight=TonightView(1, (game,), tuple(TonightLine(name, 1, 1, (12,)) for name in context.names)),
            change=ChangeView(1, sides[0], following),
        )
    )
    return beside_the_rail(page)


@scene("evening-home")
def home(context: Context) -> QWidget:
    """Home after a match of pairs, while a pair waits."""
    return _home(context, _waiting(context)[0])


@scene("evening-home-nobody-waits")
def home_nobody_waits(context: Context) -> QWidget:
    """Home after a match of pairs, while nobody waits."""
    return _home(context, None)


@scene("evening-nobody-waits")
def nobody_waits(context: Context) -> QWidget:
    """The end of a match, and no list of pairs."""
    page = _page(_match(context, 4, TroefOptions()), EveningView((0, 0), (), is_tonight=True))
    return beside_the_rail(page, "match")


@scene("evening-clock")
def clock(context: Context) -> QWidget:
    """A timed match that goes on, of a pair that wins all the time."""
    page = _page(_match(context, 2, TIMED), EveningView((3, 0), _waiting(context), is_tonight=True))
    page.clock.run(TimeLimit(NINE, 45), _now)
    return beside_the_rail(page, "match")


@scene("evening-time-is-up")
def time_is_up(context: Context) -> QWidget:
    """A timed match whose time is up."""
    page = _page(_match(context, 2, TIMED), EveningView((0, 0), (), is_tonight=True))
    page.clock.run(TimeLimit(NINE, 5), _now)
    return beside_the_rail(page, "match")


@scene("evening-table")
def table(context: Context) -> QWidget:
    """The table view of a timed match, of a pair that wins all the time."""
    view = TableView()
    match = _match(context, 2, TIMED)
    view.show_match(match)
    clock = MatchClock()
    clock.run(TimeLimit(NINE, 45), _now)
    view.show_evening(streaks_told(match, (3, 0)), clock.told)
    return view


@scene("evening-table-over")
def table_over(context: Context) -> QWidget:
    """The end of a match on the table view, and how often its winners won."""
    view = TableView()
    match = _match(context, 4, TroefOptions())
    view.show_match(match)
    view.show_evening(streaks_told(match, (2, 0)), "")
    return view


@scene("dialog-waiting-pairs")
def waiting_pairs(context: Context) -> QWidget:
    """The list of those who wait, and a pair that cannot."""
    waiting = Waiting(_waiting(context), losers_wait=True, at=NINE)

    def make(parent: QWidget) -> QWidget:
        dialog = WaitingPairsDialog(waiting, context.names, ("Kim", "Lars"), parent)
        dialog.names[0].setText("Eva")
        dialog.names[1].setText("Kim")
        dialog.add_pair_button.click()
        return dialog

    return Over(make)


@scene("dialog-waiting-nobody")
def nobody_in_the_list(context: Context) -> QWidget:
    """A list to begin."""
    return Over(lambda parent: WaitingPairsDialog(Waiting(), context.names, ("Kim", "Lars"), parent))


@scene("dialog-match-time")
def match_time(context: Context) -> QWidget:
    """How long a match lasts, after its time is up."""
    return Over(lambda parent: MatchTimeDialog(TimeLimit(NINE, 5), _now, parent))


@scene("evening-who-challenges")
def who_challenges(context: Context) -> QWidget:
    """The winners on their seats, the roles that go on, and two seats to be taken."""
    names = context.names
    roles = Roles(troefcall.GAME.key, names, (0, 2), 3)
    players = (names[0], "", names[2], "")
    page = NewMatchPage(_now)
    page.prepare(
        NewMatchView(
            known=names,
            proposal=Proposal(troefcall.GAME.key, players, TroefOptions(), 0),
            roles=(roles,),
        )
    )
    return beside_the_rail(page, "home")


@scene("evening-first-roles")
def first_roles(context: Context) -> QWidget:
    """How the first caller of an evening is found."""
    page = NewMatchPage(_now)
    page.prepare(NewMatchView(proposal=Proposal(troefcall.GAME.key, context.names, TroefOptions(), 0)))
    return beside_the_rail(page, "home")
