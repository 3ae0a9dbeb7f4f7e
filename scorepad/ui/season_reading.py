"""What the season page shows, read from the history. Runs on the reader's thread: no widgets here."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from scorepad.season.left_out import Reason
from scorepad.season.report import Course, Given, courses_of, given_of
from scorepad.season.results import Result
from scorepad.season.season import By, Counting, Filters, Query, Scheme, Season, query
from scorepad.season.standings import Table
from scorepad.ui.reading import last_season
from scorepad.ui.season_words import plays_otherwise

if TYPE_CHECKING:
    from scorepad.store.seasons import LeftOut, OtherRules
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
    The table is that of the `results` without the `guests`; of a long history they take much longer to read
    than the table, and are there only `with_results`. `colours` are those that people chose, by the keys of
    their lines.
    """

    asked: Asked
    names: tuple[str, ...]
    season: Season | None
    query: Query
    table: Table
    undated: int = 0
    has_pairs: bool = False
    results: tuple[Result, ...] = field(default=(), compare=False, repr=False)
    guests: frozenset[str] = frozenset()
    colours: Mapping[str, int] = field(default_factory=dict)

    @property
    def own(self) -> Counting:
        """How the season itself counts; as usual where it is all matches."""
        return Counting() if self.season is None else self.season.counting

    @property
    def differs(self) -> bool:
        """Whether it is counted otherwise than the season itself counts."""
        return self.query.counting != self.own


@dataclass(frozen=True)
class SeasonDetails:
    """What is behind a table, and the matches that something is to be said of.

    `courses` have a place or None for each of the `days`. `dropped` are the results that the counting leaves
    out, the latest first, and `dropped_of` the same by the key of their line. `left_out` and `other_rules`
    are the latest of those matches, with how many they are in all. `last_day` is that of the season's latest
    match, None where no match of it has a day.
    """

    days: tuple[str, ...] = ()
    courses: tuple[Course, ...] = ()
    dropped: tuple[Given, ...] = ()
    left_out: "tuple[tuple[LeftOut, ...], int]" = ((), 0)
    other_rules: "tuple[tuple[OtherRules, ...], int]" = ((), 0)
    last_day: str | None = None
    dropped_of: Mapping[str, tuple[Given, ...]] = field(init=False)

    def __post_init__(self) -> None:
        # Now, on the thread that reads: of a long history, looking for them takes the window too long.
        of_line: dict[str, list[Given]] = {}
        for one in self.dropped:
            of_line.setdefault(one.key, []).append(one)
        object.__setattr__(self, "dropped_of", {key: tuple(given) for key, given in of_line.items()})

    @property
    def unfinished(self) -> int:
        """How many of the matches that are left out still go on."""
        return sum(one.reason is Reason.UNFINISHED for one in self.left_out[0])

    @property
    def remarks(self) -> int:
        """About how many matches and results something is to be said."""
        return self.left_out[1] + self.other_rules[1] + len(self.dropped)


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
    return SeasonShown(
        asked,
        store.season_names(),
        season,
        wanted,
        store.table(wanted),
        store.undated(wanted.filters),
        wanted.counting.by is By.PAIR or store.has_pairs(wanted.filters),
        guests=store.guests(),
        colours=store.colours(),
    )


def with_results(store: "Store", shown: SeasonShown) -> SeasonShown:
    """The table with the results behind it. Of a long history this takes seconds."""
    return replace(shown, results=store.results(shown.query.filters))


def season_details(store: "Store", shown: SeasonShown) -> SeasonDetails:
    """What is behind a table that is shown `with_results`. Of a long history this takes seconds."""
    from scorepad.store.lines import Wanted

    latest = store.lines(Wanted(season=shown.asked.season or None), 1)
    days, courses = courses_of(shown.results, shown.query.counting, shown.table)
    return SeasonDetails(
        days,
        courses,
        dropped_results(shown),
        store.left_out(shown.season, shown.query),
        _felt(*store.other_rules(shown.query.filters)),
        latest[0].day if latest else None,
    )


def _felt(others: "tuple[OtherRules, ...]", number: int) -> "tuple[tuple[OtherRules, ...], int]":
    """Those whose rules differ in what could be felt at the table, and how many there are in all."""
    felt = tuple(
        one
        for one in others
        if plays_otherwise(one.match.game, sum(map(len, one.match.sides)), one.options, one.usual)
    )
    return felt, number - len(others) + len(felt)


def dropped_results(shown: SeasonShown) -> tuple[Given, ...]:
    """The results that a table's counting leaves out, the latest first."""
    counting = shown.query.counting
    if not (counting.drop or counting.best):
        return ()
    given = given_of(shown.results, counting, shown.table)
    return tuple(one for one in reversed(given) if not one.counts)
