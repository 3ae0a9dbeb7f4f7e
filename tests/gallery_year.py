"""What the gallery shows of the sample year: the pages as they are after forty evenings."""

import atexit
from datetime import datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QWidget

from scorepad.season.season import By, Counting
from scorepad.store.store import Store
from scorepad.ui.history_model import EVERY_MATCH
from scorepad.ui.history_reading import history_batch, history_choices, match_card
from scorepad.ui.pages.history import HistoryPage
from scorepad.ui.pages.home import HomePage
from scorepad.ui.pages.player import PlayerPage
from scorepad.ui.pages.season import SeasonPage, View
from scorepad.ui.player_reading import PlayerAsked, player_shown
from scorepad.ui.reading import home_view
from scorepad.ui.sample_year import write_year
from scorepad.ui.season_reading import Asked, season_details, season_shown, with_results
from tests.gallery import Context, scene
from tests.gallery_pages import beside_the_rail

NOW = datetime.fromisoformat("2026-11-20T19:30:00+01:00")


@cache
def _year(language: str) -> Store:
    """The history of the year, as its people write in a language."""
    folder = TemporaryDirectory(prefix="scorepad-gallery-")
    atexit.register(folder.cleanup)
    store = Store.open(Path(folder.name, "scorepad.db"), Path(folder.name, "backups"))
    atexit.register(store.close)
    write_year(store, NOW)
    return store


@scene("year-home")
def home(context: Context) -> QWidget:
    """The evening after the last one."""
    page = HomePage()
    page.show_home(home_view(_year(context.language), NOW))
    return beside_the_rail(page, "home")


@scene("year-history")
def history(context: Context) -> QWidget:
    """All matches, the latest chosen."""
    store, page = _year(context.language), HistoryPage()
    page.show_choices(history_choices(store))
    page.show_filter(EVERY_MATCH)
    page.show_batch(history_batch(store, EVERY_MATCH, 0, 200, NOW.date()))
    page.list.setCurrentIndex(page.model.index(1))
    page.show_card(match_card(store, page.model.line(1)))
    return beside_the_rail(page, "history")


def _season(context: Context, number: int, view: View, counting: Counting | None = None) -> QWidget:
    store, page = _year(context.language), SeasonPage()
    name = store.season_names()[number]
    shown = with_results(store, season_shown(store, Asked(name, counting=counting)))
    page.set_today(NOW.date().isoformat())
    page.show_season(shown)
    page.show_details(season_details(store, shown))
    page.views.button(view).click()
    return beside_the_rail(page, "season")


@scene("year-season")
def season(context: Context) -> QWidget:
    """The season that goes on, by wins."""
    return _season(context, 0, View.TABLE)


@scene("year-season-chart")
def chart(context: Context) -> QWidget:
    """The season that is over, from evening to evening."""
    return _season(context, 1, View.CHART)


@scene("year-season-pairs")
def pairs(context: Context) -> QWidget:
    """A line for each pair."""
    return _season(context, 1, View.TABLE, Counting(by=By.PAIR, minimum=2))


@scene("year-player", grows=True)
def player(context: Context) -> QWidget:
    """Somebody who came nearly always."""
    store, page = _year(context.language), PlayerPage()
    page.begin("Ogier", NOW.date(), filtered=EVERY_MATCH)
    page.show_choices(history_choices(store))
    page.show_player(player_shown(store, PlayerAsked("Ogier")))
    return beside_the_rail(page, "players")
