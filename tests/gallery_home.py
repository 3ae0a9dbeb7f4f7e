"""What the gallery shows of the home page beside an ordinary evening: tonight, the sample, mistakes."""

from datetime import UTC, datetime

from PySide6.QtWidgets import QWidget

from scorepad.games import game
from scorepad.ui.pages.home import HomePage
from scorepad.ui.pages.views import (
    HomeView,
    RecentView,
    Result,
    TableView,
    TonightLine,
    TonightView,
    UnfinishedView,
)
from scorepad.ui.reading import DAMAGED
from scorepad.ui.sample import sample_matches
from tests.gallery import Context, scene
from tests.gallery_pages import GAME, beside_the_rail

NOW = datetime(2026, 1, 9, 22, tzinfo=UTC)
OTHER = game("auction_bridge").words.name


def _shown(view: HomeView) -> QWidget:
    page = HomePage()
    page.show_home(view)
    return beside_the_rail(page)


@scene("home-tonight", players=(2, 4, 7))
def tonight(context: Context) -> QWidget:
    """Three matches of one game, the third still going on."""
    names = context.names
    lines = tuple(TonightLine(name, 3, 2 - min(at, 2), (348 - 27 * at,)) for at, name in enumerate(names))
    results = tuple(Result(name, 128 - 7 * at, at == 0) for at, name in enumerate(names))
    return _shown(
        HomeView(
            unfinished=(UnfinishedView(1, GAME, names, "today 22:40", 7, 15, f"{names[1]} leads with 62"),),
            last_table=TableView(GAME, names),
            recent=tuple(
                RecentView(at, GAME, day, results) for at, day in enumerate(("today 21:20", "today 20:05"), 5)
            ),
            tonight=TonightView(3, (GAME,), lines),
        )
    )


@scene("home-several-games", players=(4,))
def several_games(context: Context) -> QWidget:
    """Two games in one afternoon; one player came later."""
    names = context.names
    lines = tuple(
        TonightLine(
            name, 2 - (at == 3), int(at < 2), (128 - 9 * at, None if at == 3 else 1240 - 800 * (at % 2))
        )
        for at, name in enumerate(names)
    )
    return _shown(
        HomeView(
            last_table=TableView(OTHER, names),
            recent=(
                RecentView(5, OTHER, "today 15:10", (Result("Anna & Cato", 1240, True), Result("Bram", 440))),
            ),
            tonight=TonightView(2, (GAME, OTHER), lines, by_day=True),
        )
    )


@scene("home-pairs", players=(4,))
def pairs(context: Context) -> QWidget:
    """A rubber that goes on, after one that a pair has won."""
    one, other = " & ".join(context.names[::2]), " & ".join(context.names[1::2])
    lines = tuple(
        TonightLine(name, 2, 1 - at % 2, (1174 if at % 2 == 0 else 520,))
        for at, name in enumerate(context.names)
    )
    return _shown(
        HomeView(
            unfinished=(
                UnfinishedView(1, OTHER, (one, other), "today 22:40", 7, None, f"{one} are ahead with 442"),
            ),
            last_table=TableView(OTHER, (one, other)),
            recent=(
                RecentView(
                    5, OTHER, "today 21:10", (Result(one, 732, True), Result(other, 320)), of_pairs=True
                ),
            ),
            tonight=TonightView(2, (OTHER,), lines),
        )
    )


@scene("home-damaged", players=(4,))
def damaged(context: Context) -> QWidget:
    """A match that nobody can go on with, beside one that was played."""
    names = context.names
    going_on = tuple(Result(name, 20 + at) for at, name in enumerate(names))
    over = tuple(Result(name, 90 - 9 * at, at == 0) for at, name in enumerate(names))
    return _shown(
        HomeView(
            last_table=TableView(GAME, names),
            recent=(
                RecentView(
                    2, GAME, "today 22:40", going_on, finished=False, problem=DAMAGED, is_damaged=True
                ),
                RecentView(1, GAME, "today 21:10", over),
            ),
        )
    )


@scene("home-one-match", players=(4,))
def one_match(context: Context) -> QWidget:
    """The first match of the evening."""
    names = context.names
    lines = tuple(TonightLine(name, 1, 0, (62 - 9 * at,)) for at, name in enumerate(names))
    return _shown(
        HomeView(
            unfinished=(UnfinishedView(1, GAME, names, "today 22:40", 7, 15, f"{names[0]} leads with 62"),),
            last_table=TableView(GAME, names),
            tonight=TonightView(1, (GAME,), lines),
        )
    )


@scene("home-sample")
def sample(context: Context) -> QWidget:
    """The sample evening, just loaded."""
    finished, going_on = sample_matches(NOW)
    results = tuple(
        Result(name, finished.sheet.totals[side], side in finished.sheet.winners)
        for side, name in enumerate(finished.side_names)
    )
    return _shown(
        HomeView(
            unfinished=(
                UnfinishedView(
                    2, GAME, going_on.setup.players, "yesterday 22:40", 7, 15, "Hector is ahead with 64"
                ),
            ),
            recent=(RecentView(1, GAME, "yesterday 20:05", results),),
            has_sample=True,
        )
    )
