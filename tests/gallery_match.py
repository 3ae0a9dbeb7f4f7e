"""What the gallery shows of a match on the table and of the season."""

from datetime import UTC, datetime

from PySide6.QtWidgets import QWidget

from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games.boerenbridge.rules import BoerenOptions, Trump
from scorepad.season.results import result_of
from scorepad.season.season import Filters, Query
from scorepad.season.standings import standings
from scorepad.ui.controller import MatchController, Saving
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.pages.season import SeasonPage
from scorepad.ui.pages.views import SeasonTable
from tests.gallery import Context, scene
from tests.gallery_pages import beside_the_rail
from tests.ui.evenings import played, some_deal, spoken
from tests.ui.test_controller import SlowLibrary

EVENING = datetime(2026, 1, 9, 21, 14, tzinfo=UTC)


def _named(match: Match, names: tuple[str, ...]) -> Match:
    return Match(match.game, Setup(names, match.setup.options), match.deals)


def _page(match: Match, answers: int = 0, trump: Trump | None = None) -> tuple[MatchPage, MatchController]:
    """A match page with some of the next deal's numbers entered, all saved."""
    library = SlowLibrary()
    controller = MatchController(library, match, None, lambda: EVENING)  # type: ignore[arg-type]
    page = MatchPage()
    page.open(controller)
    if trump is not None:
        controller.answer(Ask("trump"), trump)
    if answers:
        bids, tricks = spoken(match, some_deal(match))
        for ask, value in list(zip(match.asks(), bids + tricks, strict=True))[:answers]:
            controller.answer(ask, value)
    library.run()
    return page, controller


@scene("match-begins", players=(2, 7))
def match_begins(context: Context) -> QWidget:
    """The first question of an evening."""
    page, _ = _page(_named(played(0, context.players), context.names))
    return beside_the_rail(page, "match")


@scene("match-dealer-bids", players=(2, 4, 7))
def match_dealer_bids(context: Context) -> QWidget:
    """The dealer's forbidden number."""
    match = _named(played(6, context.players), context.names)
    page, _ = _page(match, context.players - 1, Trump.HEARTS)
    return beside_the_rail(page, "match")


@scene("match-tricks", players=(2, 4, 7))
def match_tricks(context: Context) -> QWidget:
    """All but the last count of tricks."""
    match = _named(played(5, context.players), context.names)
    page, _ = _page(match, 2 * context.players - 1, Trump.SPADES)
    return beside_the_rail(page, "match")


@scene("match-preview", players=(4, 7))
def match_preview(context: Context) -> QWidget:
    """The points before they are accepted."""
    match = _named(played(7, context.players, BoerenOptions(consolation=5)), context.names)
    page, _ = _page(match, 2 * context.players)
    return beside_the_rail(page, "match")


@scene("match-wizard", players=(3,))
def match_wizard(context: Context) -> QWidget:
    """Twenty cards each: one and twenty numbers to choose from."""
    options = BoerenOptions(hands=(*range(14, 18),), dealer_rule=False)
    page, _ = _page(_named(played(3, 3, options), context.names), 1)
    return beside_the_rail(page, "match")


@scene("match-not-saved", players=(4,))
def match_not_saved(context: Context) -> QWidget:
    """The disk is full, and entry goes on."""
    match = _named(played(6, context.players), context.names)
    page, controller = _page(match, 2)
    controller.saving_changed.emit(
        Saving.NOT_SAVED, "The disk that holds the history is full; make room on it, then try again."
    )
    return beside_the_rail(page, "match")


@scene("match-over", players=(2, 7))
def match_over(context: Context) -> QWidget:
    """Who won, and by what."""
    deals = {2: 8, 7: 14}[context.players]
    page, _ = _page(_named(played(deals, context.players), context.names))
    return beside_the_rail(page, "match")


@scene("season", players=(4, 7))
def season(context: Context) -> QWidget:
    """A season after a few evenings."""
    deals = {4: 15, 7: 14}[context.players]
    turned = [
        _named(played(deals, context.players), (*context.names[at:], *context.names[:at])) for at in range(3)
    ]
    results = [result_of(match, number) for number, match in enumerate(turned)]
    query = Query(Filters(season="Winter 2026"))
    page = SeasonPage()
    table = standings(results, query.counting)
    page.show_table(SeasonTable("Winter 2026", ("Winter 2026", "Summer 2026"), query, table))
    return beside_the_rail(page, "season")
