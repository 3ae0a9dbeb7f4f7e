"""What the pages are shown: frozen values, made from the history by whoever owns it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scorepad.core.phrase import Phrase

if TYPE_CHECKING:
    from scorepad.core.evening import Pair, Roles
    from scorepad.core.table import Options
    from scorepad.season.season import Query, Season
    from scorepad.season.standings import Table


@dataclass(frozen=True)
class UnfinishedView:
    """A match that goes on. `deal` is the one being entered, counted from 1.

    `sides` have their players' names. `started` and `leader` are ready to be read ("Friday 21:14", "Bram is
    ahead with 62").
    """

    match_id: int
    game: Phrase
    sides: tuple[str, ...]
    started: str
    deal: int
    of_deals: int | None = None
    leader: str = ""


@dataclass(frozen=True)
class TableView:
    """The table that played last: the sides there, under their players' names, and what they played."""

    game: Phrase
    sides: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """A side's result in a match, under the names of its players."""

    name: str
    total: int
    won: bool = False


@dataclass(frozen=True)
class RecentView:
    """A match in the list of recent ones; `results` in seat order, `day` ready to be read.

    `of_pairs` where two play on each side. `problem` says why it cannot be opened, where it cannot;
    `is_damaged` where that is because it is not as it was written.
    """

    match_id: int
    game: Phrase
    day: str
    results: tuple[Result, ...]
    finished: bool = True
    of_pairs: bool = False
    problem: Phrase | None = None
    is_damaged: bool = False


@dataclass(frozen=True)
class Standing:
    """A line of a season's table; `place` is None below the table."""

    place: int | None
    name: str
    points: str


@dataclass(frozen=True)
class SeasonView:
    """The running season: its name and the top of its table."""

    name: str
    standings: tuple[Standing, ...] = ()


@dataclass(frozen=True)
class TonightLine:
    """What one player has done tonight. `points` has an item a game, None where he did not play it."""

    name: str
    matches: int
    won: int
    points: tuple[int | None, ...]


@dataclass(frozen=True)
class TonightView:
    """The evening's matches together, those that go on with their points so far; who won most first.

    `by_day` where it is no evening yet.
    """

    matches: int
    games: tuple[Phrase, ...]
    lines: tuple[TonightLine, ...]
    by_day: bool = False


@dataclass(frozen=True)
class ChangeView:
    """The change of team after a match: the pair that stays, and the waiting one that sits down next."""

    match_id: int
    stay: str
    following: Pair | None = None


@dataclass(frozen=True)
class HomeView:
    """All that the home page tells; the newest unfinished match first.

    `change` where the last table may change teams this evening. `has_sample` where matches of the sample
    evening are among them.
    """

    unfinished: tuple[UnfinishedView, ...] = ()
    last_table: TableView | None = None
    season: SeasonView | None = None
    recent: tuple[RecentView, ...] = ()
    tonight: TonightView | None = None
    has_sample: bool = False
    change: ChangeView | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing was ever played here."""
        return not (self.unfinished or self.last_table or self.recent)


@dataclass(frozen=True)
class OwnPreset:
    """House rules that the user keeps under a name of his own; `game` is the game's key."""

    game: str
    name: str
    options: Options


@dataclass(frozen=True)
class Proposal:
    """A table to begin with: usually the one that played last. A blank name is a seat still to be taken."""

    game: str
    players: tuple[str, ...]
    options: Options
    first_dealer: int = 0


@dataclass(frozen=True)
class NewMatchView:
    """What the new match page may offer. `known` names and `seasons`: the most recent first.

    `roles` of the games that were played this evening and go on from them. For a day of the past the first
    of `seasons_by_day` that includes it is proposed.
    """

    known: tuple[str, ...] = ()
    proposal: Proposal | None = None
    seasons: tuple[str, ...] = ()
    season: str = ""
    own: tuple[OwnPreset, ...] = ()
    roles: tuple[Roles, ...] = ()
    seasons_by_day: tuple[Season, ...] = ()


@dataclass(frozen=True)
class EveningView:
    """What surrounds a match of pairs on its evening.

    `wins` is how often each side had won in a row before it. Those who wait for a place are `waiting`, the
    next first. `is_tonight` where the evening still goes on, so that others may sit down; `is_of_the_past`
    where the match was written down after its evening.
    """

    wins: tuple[int, ...] = ()
    waiting: tuple[Pair, ...] = ()
    is_tonight: bool = False
    is_of_the_past: bool = False


ALONE = EveningView()


@dataclass(frozen=True)
class SeasonTable:
    """A season's table with what it rests on; `season` "" is all matches, `names` those to choose from."""

    season: str
    names: tuple[str, ...]
    query: Query
    table: Table
