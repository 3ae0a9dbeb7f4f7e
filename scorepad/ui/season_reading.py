"""What the season page shows, read from the history. Runs on the reader's thread: no widgets here."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from scorepad.season.season import By, Counting, Filters, Query, Scheme, Season, query
from scorepad.season.standings import Table, standings
from scorepad.ui.reading import last_season

if TYPE_CHECKING:
    from scorepad.store.store import Store


EVERYTHING = Filters()


@dataclass(frozen=True)
class Asked:
    """Which table is wanted: a season's ("" is all matches), narrowed by `filters`, counted by `counting`.

    Without a `counting` the season's own holds.
    """

    season: str = ""
    filters: Filters = EVERYTHING
    counting: Counting | None = None


@dataclass(frozen=True)
class SeasonShown:
    """A table with what it rests on, and what can be asked of it.

    `names` are the seasons to choose from, `season` the one that is shown, None for all matches. `undated`
    matches are left out because nobody knows when they were; `has_pairs` says whether pairs can be counted.
    """

    asked: Asked
    names: tuple[str, ...]
    season: Season | None
    query: Query
    table: Table
    undated: int = 0
    has_pairs: bool = False

    @property
    def own(self) -> Counting:
        """How the season itself counts; as usual where it is all matches."""
        return Counting() if self.season is None else self.season.counting

    @property
    def differs(self) -> bool:
        """Whether it is counted otherwise than the season itself counts."""
        return self.query.counting != self.own


def opened(store: "Store", name: str | None, scheme: str) -> Asked:
    """A season as it is opened: None is the one that was played last, "" all matches.

    `scheme` is a scheme's code, or "" for the season's own. Raises StoreMissing where the season is gone.
    """
    if name is None:
        name = last_season(store)
    if not scheme:
        return Asked(name)
    own = store.season(name).counting if name else Counting()
    return Asked(name, counting=replace(own, scheme=Scheme(scheme)))


def season_shown(store: "Store", asked: Asked) -> SeasonShown:
    """The table that is asked for. Raises StoreMissing where the season is gone."""
    season = store.season(asked.season) if asked.season else None
    wanted = query(season, asked.filters)
    if asked.counting is not None:
        wanted = replace(wanted, counting=asked.counting)
    results = store.results(wanted.filters)
    table = standings(
        results,
        wanted.counting,
        guests=store.guests(),
        movement=wanted.filters.as_of is not None,
    )
    return SeasonShown(
        asked,
        store.season_names(),
        season,
        wanted,
        table,
        store.undated(wanted.filters),
        wanted.counting.by is By.PAIR or any(result.pairs for result in results),
    )
