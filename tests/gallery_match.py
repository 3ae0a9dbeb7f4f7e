"""What the gallery shows of a match on the table."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from PySide6.QtWidgets import QWidget

from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Trump
from scorepad.ui.controller import MatchController, Saving
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.trail import DealHistory
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


@scene("match-card", players=(2, 4, 7))
def match_card(context: Context) -> QWidget:
    """Why a number is what it is: the deal's card."""
    match = _named(played(7, context.players), context.names)
    played_deal = match.deals[2]
    assert isinstance(played_deal, BoerenDeal)
    deal = replace(
        played_deal,
        trump=Trump.HEARTS,
        note="played twice",
        adjustments=(Adjustment(1, -50, "did not follow suit"),),
    )
    page, _ = _page(match.replace(2, deal).after)
    page.show_card(2, 1)
    page.show_history(2, DealHistory(EVENING - timedelta(minutes=40), (EVENING,)), EVENING)
    return beside_the_rail(page, "match")


@scene("match-total", players=(4, 7))
def match_total(context: Context) -> QWidget:
    """Why a total is what it is."""
    page, _ = _page(_named(played(9, context.players), context.names))
    page.sheet.chosen.emit(None, 1)
    return beside_the_rail(page, "match")


@scene("match-correcting", players=(2, 4, 7))
def match_correcting(context: Context) -> QWidget:
    """An earlier deal in the form again, with what would change."""
    page, _ = _page(_named(played(7, context.players), context.names))
    page.correct(2)
    correction = page.correcting.correction
    assert correction is not None
    deal = correction.shown.draft
    assert isinstance(deal, BoerenDeal)
    turned = (*deal.tricks[1:], deal.tricks[0])
    for at, ask in enumerate(correction.shown.asks()[context.players :]):
        if at == 0:
            correction.answer(ask, None)
        correction.answer(ask, turned[ask.seat or 0])
    return beside_the_rail(page, "match")


@scene("match-mending", players=(4, 7))
def match_mending(context: Context) -> QWidget:
    """A deal that would not fit any more."""
    page, controller = _page(_named(played(7, context.players), context.names))
    page.propose(controller.shown.remove(2))
    return beside_the_rail(page, "match")
