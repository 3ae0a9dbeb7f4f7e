"""What the gallery shows of one player: a page full of figures, one of few, and the pages without any."""

import random
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from functools import cache

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.match import Match
from scorepad.core.names import fold
from scorepad.core.table import Setup
from scorepad.games import GAMES, game
from scorepad.games.troefcall.rules import TroefOptions
from scorepad.season.results import counted, result_of
from scorepad.season.statistics import Sitting, statistics
from scorepad.ui.history_model import EVERY_MATCH, HistoryChoices
from scorepad.ui.pages.player import PlayerPage
from scorepad.ui.player_reading import PlayerAsked, PlayerShown
from scorepad.ui.widgets.palette import PalettePopup
from tests.gallery import LONG_NAME, Context, scene
from tests.gallery_pages import beside_the_rail
from tests.games import auction_bridge_at_random
from tests.games.properties import match_of
from tests.store.evenings import TROEFCALL, finished, table

TODAY = date(2026, 11, 20)
FIRST = date(2026, 1, 9)
NAMES = ("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "Guus", "Hanna")
CHOICES = HistoryChoices(NAMES, tuple((one.key, one.words.name) for one in GAMES), ("Winter 2026",))


@cache
def _matches(names: tuple[str, ...], evenings: int) -> tuple[Match, ...]:
    """Evenings a week apart, of three games by turns."""
    chance = random.Random(7)
    found = []
    for at in range(evenings):
        started = f"{FIRST + timedelta(days=7 * at)}T20:00:00+01:00"
        playing = tuple(chance.sample(names, 4))
        if at % 4 == 2:
            match = finished(Match(TROEFCALL, Setup(playing, TroefOptions()), started=started), seed=at)
        elif at % 4 == 3:
            match = _rubber(chance, playing, started)
        else:
            match = finished(table(playing, started), seed=at)
        found.append(match)
    return tuple(found)


def _rubber(chance: random.Random, playing: tuple[str, ...], started: str) -> Match:
    while True:
        record = auction_bridge_at_random.record_at_random(chance)
        if len(record["players"]) == 4 and len(record["deals"]) > 5:
            break
    return match_of(
        {
            **{key: record[key] for key in ("scorepad", "game", "first_dealer", "options", "deals")},
            "players": list(playing),
            "started": started,
            "closed": True,
        }
    )


def _sittings(player: str, matches: Iterable[Match]) -> Iterator[Sitting]:
    for number, match in enumerate(matches, start=1):
        if player not in match.setup.players or not counted(match):
            continue
        seat = match.setup.players.index(player)
        sides = match.game.sides(match.setup.seats)
        side = next(at for at, seats in enumerate(sides) if seat in seats)
        facts = match.game.facts(match.setup, match.deals, match.sheet)[side]
        yield Sitting(result_of(match, number), side, seat, len(match.deals), facts)


def _shown(names: tuple[str, ...], evenings: int, asked: PlayerAsked | None = None) -> PlayerShown:
    player = names[0]
    told = statistics(
        fold(player),
        _sittings(player, _matches(names, evenings)),
        [one.key for one in GAMES],
        lambda key: game(key).words.measures,
    )
    return PlayerShown(asked or PlayerAsked(player), told, ("Ans", "Anneke"), colour=2)


def _page(shown: PlayerShown) -> PlayerPage:
    page = PlayerPage()
    page.begin(shown.asked.name, TODAY, filtered=EVERY_MATCH)
    page.show_choices(CHOICES)
    page.show_player(shown)
    return page


def _names(context: Context) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*context.names, *NAMES)))[:8]


@scene("player-full", grows=True)
def player_full(context: Context) -> QWidget:
    """A year of evenings of three games."""
    page = _page(_shown(_names(context), 46))
    window = beside_the_rail(page, "players")
    page.setFocus()
    return window


@scene("player-long-name")
def player_long_name(context: Context) -> QWidget:
    """Somebody with a long name, and other names beside it."""
    return beside_the_rail(_page(_shown((LONG_NAME, *NAMES)[:8], 46)), "players")


@scene("player-months")
def player_months(context: Context) -> QWidget:
    """The months as a table, in one of two columns."""
    page = _page(_shown(_names(context), 46))
    page.months.views.button("table").click()
    return beside_the_rail(page, "players")


@scene("player-few")
def player_few(context: Context) -> QWidget:
    """Somebody who has played one match."""
    return beside_the_rail(_page(_shown(_names(context), 3)), "players")


@scene("player-colours", grows=True)
def player_colours(context: Context) -> QWidget:
    """The colours to choose from, one of them chosen."""
    window = QWidget()
    sheet = PalettePopup(window)
    sheet.offer(2, window)
    sheet.setParent(window, Qt.WindowType.Widget)
    sheet.adjustSize()
    sheet.move(window.rect().topLeft() + QPoint(120, 120))
    sheet.show()
    return window


@scene("player-nothing")
def player_nothing(context: Context) -> QWidget:
    """Somebody whose first match goes on."""
    return beside_the_rail(_page(_shown(_names(context), 0)), "players")


@scene("player-reading", speaks=False)
def player_reading(context: Context) -> QWidget:
    """The figures are on the way."""
    page = PlayerPage()
    page.begin(context.names[0], TODAY, filtered=EVERY_MATCH)
    return beside_the_rail(page, "players")
