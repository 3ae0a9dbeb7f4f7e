"""What the gallery shows of a plain sheet: the match on the table, its end, and its table view."""

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtWidgets import QWidget

from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import points
from scorepad.games.points.rules import PairPointsOptions, PointsDeal, PointsOptions
from scorepad.ui.controller import MatchController
from scorepad.ui.faces.points.form import PointsFace
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.pages.table_view import TableView
from tests.gallery import Context, scene
from tests.gallery_pages import beside_the_rail
from tests.ui.test_controller import SlowLibrary

EVENING = datetime(2026, 1, 9, 21, 14, tzinfo=UTC)
DEALS = ((12, -3, 40, 0, 7, -25, 1000, 18), (8, 20, 0, 5, -12, 30, 4, 0), (0, 15, 25, 9, 60, 2, -10000, 5))


def _match(context: Context, deals: int, options: PointsOptions | None = None) -> Match:
    players = len(context.names)
    return Match(
        points.GAME,
        Setup(context.names, options or PointsOptions()),
        tuple(PointsDeal(points=row[:players]) for row in DEALS[:deals]),
    )


def _page(match: Match, entered: Sequence[int] = (), typed: str = "") -> QWidget:
    """A match page with the first numbers of a deal entered, and some digits of the next."""
    library = SlowLibrary()
    controller = MatchController(library, match, None, lambda: EVENING)  # type: ignore[arg-type]
    page = MatchPage()
    page.open(controller)
    for ask, number in zip(match.asks(), entered, strict=False):
        controller.answer(ask, number)
    library.run()
    (form,) = page.findChildren(PointsFace)
    for key in typed:
        form.take_number(int(key)) if key.isdigit() else form.take_letter(key)
    return beside_the_rail(page, "match")


@scene("points-begins", players=(2, 7))
def begins(context: Context) -> QWidget:
    """The first question of a plain sheet."""
    return _page(_match(context, 0))


@scene("points-typed", players=(4, 7))
def typed(context: Context) -> QWidget:
    """A number is being typed, with the sign of points that are lost."""
    return _page(_match(context, 3), (12,), "-25")


@scene("points-all-in", players=(3, 7))
def all_in(context: Context) -> QWidget:
    """All numbers of a deal, and where each would stand."""
    return _page(_match(context, 2, PointsOptions(lowest_wins=True, deals=8)), DEALS[2][: context.players])


@scene("points-over", players=(4,))
def over(context: Context) -> QWidget:
    """The fewest points have won."""
    return _page(_match(context, 3, PointsOptions(lowest_wins=True, deals=3)))


@scene("points-pairs", players=(4,))
def pairs(context: Context) -> QWidget:
    """Two against two."""
    deals = tuple(PointsDeal(points=row) for row in ((162, 0), (70, 92)))
    return _page(Match(points.PAIR_GAME, Setup(context.names, PairPointsOptions()), deals), (), "16")


@scene("points-board", players=(3, 7))
def board(context: Context) -> QWidget:
    """The table view while a deal is written down."""
    view = TableView()
    match = _match(context, 3, PointsOptions(lowest_wins=True))
    view.show_match(match)
    return view
