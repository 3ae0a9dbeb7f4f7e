"""What the gallery shows of the history page."""

from dataclasses import replace
from datetime import date

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Setup
from scorepad.games import game
from scorepad.games.auction_bridge.rules import AuctionOptions
from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.ui.history_model import (
    EVERY_MATCH,
    Behind,
    HistoryBatch,
    HistoryChoices,
    HistoryFilter,
    HistoryLine,
    MatchCard,
    SideLine,
    Status,
)
from scorepad.ui.pages.history import HistoryPage
from tests.gallery import NAMES, Context, scene
from tests.gallery_pages import beside_the_rail

GAME = game("boerenbridge")
AUCTION = game("auction_bridge")
TODAY = date(2026, 1, 17)
DAYS = (
    "2026-01-17T20:15:00+01:00",
    "2026-01-16T21:02:00+01:00",
    "2026-01-09T20:00:00+01:00",
    "2025-12-27T15:30:00+01:00",
    "2025-12-20T20:40:00+01:00",
    None,
)


def _line(at: int, started: str | None, names: tuple[str, ...]) -> HistoryLine:
    status = (Status.GOES_ON, Status.FINISHED, Status.FINISHED, Status.STOPPED)[at % 4]
    turned = names[at % len(names) :] + names[: at % len(names)]
    return HistoryLine(
        match_id=at + 1,
        game=GAME.words.name,
        started=started,
        sides=tuple(
            SideLine(name, 128 - 9 * place, place + 1, place == 0 and status is not Status.GOES_ON)
            for place, name in enumerate(turned)
        ),
        status=status,
        deals=6 if status is Status.GOES_ON else 15,
        of_deals=15 if status is Status.GOES_ON else None,
        ended="2026-01-16T23:40:00+01:00" if at == 1 else None,
        season="Winter 2026" if at < 4 else None,
        note="At the cabin; Bram forgot his glasses" if at % 3 == 1 else None,
        counts=at != 3,
    )


def _page(context: Context, wanted: HistoryFilter = EVERY_MATCH, found: bool = True) -> HistoryPage:
    page = HistoryPage()
    lines = tuple(_line(at, day, context.names) for at, day in enumerate(DAYS * 4)) if found else ()
    page.show_choices(
        HistoryChoices(NAMES, (("boerenbridge", GAME.words.name),), ("Winter 2026", "Autumn 2025"))
    )
    page.show_filter(wanted)
    page.show_batch(HistoryBatch(wanted, 0, 1234 if found else 0, lines, TODAY, 0 if found else 2))
    return page


def _choose(page: HistoryPage, row: int, names: tuple[str, ...], *, put_away: bool = False) -> None:
    page.list.setCurrentIndex(page.model.index(row))
    line = replace(page.model.line(row), put_away=put_away)
    page.show_card(MatchCard(line, GAME.words.agreed(Setup(names, BoerenOptions()))))
    page.list.setFocus()


@scene("history", players=(2, 4, 7))
def history(context: Context) -> QWidget:
    """A finished match among many."""
    page = _page(context)
    _choose(page, 1, context.names)
    return beside_the_rail(page, "history")


@scene("history-goes-on")
def goes_on(context: Context) -> QWidget:
    """A match that goes on, found by filters."""
    page = _page(
        context,
        HistoryFilter(
            "an",
            ("Anna",),
            season="Winter 2026",
            first_day="2025-12-01",
            last_day="2025-12-31",
            unfinished=True,
        ),
    )
    _choose(page, 0, context.names)
    return beside_the_rail(page, "history")


@scene("history-behind", players=(2,))
def behind(context: Context) -> QWidget:
    """The matches behind a number of a player's page."""
    words = Phrase("gallery", "Maximiliaan-Alexander: Bids kept, by hand size: 5 cards")
    page = _page(context, HistoryFilter(behind=Behind("Maximiliaan-Alexander van den Broek", words, (1, 2))))
    _choose(page, 1, context.names)
    return beside_the_rail(page, "history")


def _rubber(at: int, day: str | None, names: tuple[str, ...]) -> HistoryLine:
    """A rubber of two pairs: going on, won, shared, stopped."""
    status = (Status.GOES_ON, Status.FINISHED, Status.FINISHED, Status.STOPPED)[at % 4]
    first, other = " & ".join(names[::2]), " & ".join(names[1::2])
    points = (732, 320) if at % 4 != 2 else (1204, 1204)
    over = status is not Status.GOES_ON
    sides = (SideLine(first, points[0], 1, over), SideLine(other, points[1], 2 - (at % 4 == 2), at % 4 == 2))
    return HistoryLine(at + 1, AUCTION.words.name, day, sides, status, 9, of_pairs=True, season="Winter 2026")


@scene("history-pairs", players=(4,))
def pairs(context: Context) -> QWidget:
    """The matches of a pair that has sat down together."""
    page = HistoryPage()
    lines = tuple(_rubber(at, day, context.names) for at, day in enumerate(DAYS))
    wanted = HistoryFilter(players=(context.names[0], context.names[2]), season="Winter 2026")
    games = (("boerenbridge", GAME.words.name), ("auction_bridge", AUCTION.words.name))
    page.show_choices(HistoryChoices(NAMES, games, ("Winter 2026",), (("Anna", "Cato"),)))
    page.show_filter(wanted)
    page.show_batch(HistoryBatch(wanted, 0, len(lines), lines, TODAY))
    page.list.setCurrentIndex(page.model.index(0))
    agreed = AUCTION.words.agreed(Setup(context.names, AuctionOptions()))
    page.show_card(MatchCard(page.model.line(0), agreed))
    page.list.setFocus()
    return beside_the_rail(page, "history")


@scene("history-put-away")
def put_away(context: Context) -> QWidget:
    """What was put away."""
    page = _page(context, HistoryFilter(put_away=True))
    _choose(page, 3, context.names, put_away=True)
    return beside_the_rail(page, "history")


@scene("history-unreadable")
def unreadable(context: Context) -> QWidget:
    """A match that cannot be read."""
    page = _page(context)
    _choose(page, 1, context.names)
    page.show_card_problem(
        page.model.line(1),
        QT_TRANSLATE_NOOP("store", "Match 2 in {path} is not as it was written.").of(path="scorepad.db"),
    )
    return beside_the_rail(page, "history")


@scene("history-nothing")
def nothing(context: Context) -> QWidget:
    """Nothing fits what is looked for."""
    return beside_the_rail(
        _page(context, HistoryFilter("cabbin", ("Anna",), first_day="2026-01-01"), found=False), "history"
    )


@scene("history-empty")
def empty(context: Context) -> QWidget:
    """Nothing was ever played."""
    page = HistoryPage()
    page.show_batch(HistoryBatch(EVERY_MATCH, 0, 0, (), TODAY))
    return beside_the_rail(page, "history")


@scene("history-player", (2,))
def player(context: Context) -> QWidget:
    """The names to filter by."""
    many = tuple(f"{name} {letter}." for letter in "ABC" for name in NAMES)
    page = _page(context)
    _choose(page, 1, context.names)
    page.filters.picker.offer(((name, name) for name in many), "Player")
    return _on_a_table(page, page.filters.picker)


@scene("history-dates", (2,))
def dates(context: Context) -> QWidget:
    """The days to filter by."""
    page = _page(context)
    _choose(page, 1, context.names)
    return _on_a_table(page, page.filters.dates)


def _on_a_table(page: HistoryPage, popup: QWidget) -> QWidget:
    """A page's popup as it is, beside the page, which keeps it alive."""
    window = beside_the_rail(page, "history")
    popup.setParent(window, Qt.WindowType.Widget)
    popup.adjustSize()
    popup.move(window.rect().topLeft() + QPoint(120, 120))
    popup.show()
    return window
