"""The history: what happened at the table, kept for years. Everything else is computed from it."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType

from sqlalchemy import Connection, delete, insert, select, update

from scorepad.core.game import AnyGame
from scorepad.core.match import Change, Match
from scorepad.core.phrase import Phrase
from scorepad.core.table import Options
from scorepad.core.timeline import Timeline
from scorepad.games import GAMES, game, is_known
from scorepad.old_sheets.known import Known
from scorepad.old_sheets.planning import Planned
from scorepad.season.results import Result
from scorepad.season.season import Filters, Query, Season
from scorepad.season.standings import Table
from scorepad.season.statistics import Sitting
from scorepad.store import (
    backup,
    bringing_in,
    check,
    lines,
    people,
    seasons,
    statistics,
    streaks,
    tallies,
    trail,
)
from scorepad.store.bringing_in import Brought
from scorepad.store.check import Finding
from scorepad.store.connection import told
from scorepad.store.content import (
    ContentError,
    Stored,
    from_text,
    moment,
    read_options,
    seconds,
    to_text,
    write_options,
)
from scorepad.store.errors import (
    CONFLICT,
    DAMAGED,
    MATCH_DAMAGED,
    NO_MATCH,
    StoreConflict,
    StoreDamaged,
    StoreMissing,
)
from scorepad.store.exchange import Exported, Imported, export_all, import_all
from scorepad.store.lines import MatchLine, Wanted
from scorepad.store.opening import open_database
from scorepad.store.people import Merge, Met, People, Player
from scorepad.store.proof import unsound
from scorepad.store.restore import Summary, summary_of
from scorepad.store.rows import insert_match, load, rebuild_all, update_match
from scorepad.store.seals import see_seal
from scorepad.store.seasons import LeftOut, OtherRules, without_collecting
from scorepad.store.shelf import Kept, Reason
from scorepad.store.tables import MATCHES, PRESETS, RESULTS
from scorepad.store.trail import Revision, Step

_TABLES = 10
"""So many of the latest matches are looked at for one that can be read."""
ALL = Wanted()
EVERYTHING = Filters()


class Store:
    """One connection to a history. It belongs to the thread that opened it; open one more for another.

    Every method may raise StoreUnavailable and StoreDamaged. What changes something happens whole or not at
    all, and is on the disk when the method returns.
    """

    def __init__(self, path: Path, backups: Path) -> None:
        self._database = open_database(path, backups, marked=True)
        self.path = path

    @classmethod
    def open(cls, path: Path, backups: Path) -> "Store":
        """The history in the file `path`, made where there is none.

        A file of an earlier version is copied to the folder `backups` and brought up to date. Raises
        StoreNewer for one of a later version, which stays as it is.
        """
        return cls(path, backups)

    def close(self) -> None:
        """Give the file back."""
        self._database.close()

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # A match.

    def create(self, match: Match, now: datetime) -> int:
        """Write a new match; its number in the history.

        Raises StoreRefused where it holds what cannot be written.
        """
        with self._database.writing() as connection:
            people_there = People(connection, match.setup.players)
            return insert_match(connection, people_there, Stored(match), seconds(now))

    def save(self, match_id: int, change: Change, now: datetime) -> None:
        """Write exactly what a change changed, and append it to the trail.

        A change that is stored already does nothing, so that a try whose answer got lost can be repeated.
        Raises StoreConflict where the stored match is not the one that was changed, StoreMissing where it is
        gone, StoreRefused where it holds what cannot be written.
        """
        before, after = Stored(change.before), Stored(change.after)
        at = seconds(now)
        with self._database.writing() as connection:
            if update_match(connection, match_id, before, after, at):
                trail.write_revision(connection, match_id, change, before, after, at)
            elif self._state(connection, match_id) != after.state:
                raise StoreConflict(CONFLICT)

    def _state(self, connection: Connection, match_id: int) -> tuple[object, ...]:
        row = connection.execute(
            select(MATCHES.c.deal_count, MATCHES.c.chain, MATCHES.c.head, MATCHES.c.open_deal).where(
                MATCHES.c.id == match_id
            )
        ).one_or_none()
        if row is None:
            raise StoreMissing(NO_MATCH)
        return tuple(row)

    def load(self, match_id: int) -> Match:
        """A match as it was written, proved by its checksums.

        Raises StoreMissing where there is none, StoreDamaged where it is not as it was written,
        StoreUnknownGame where its rules are not here.
        """
        with self._database.reading() as connection:
            return self._load(connection, match_id)

    def _load(self, connection: Connection, match_id: int) -> Match:
        try:
            found = load(connection, match_id)
        except ContentError as problem:
            raise self._damaged(match_id, problem) from problem
        if found is None:
            raise StoreMissing(NO_MATCH)
        return found[1]

    def _damaged(self, match_id: int, problem: ContentError) -> StoreDamaged:
        return StoreDamaged(MATCH_DAMAGED.of(match=match_id, path=self.path, reason=problem))

    def entered(self, match_id: int) -> datetime:
        """When a match was first written down here, however long ago it was played. Raises StoreMissing."""
        with self._database.reading() as connection:
            found = connection.execute(select(MATCHES.c.created_at).where(MATCHES.c.id == match_id)).scalar()
        if found is None:
            raise StoreMissing(NO_MATCH)
        return moment(found)

    def timeline(self, match_id: int) -> Timeline:
        """What can be undone and redone of a match, as its trail has it: whole deals are the steps."""
        with self._database.reading() as connection:
            match = self._load(connection, match_id)
            try:
                return trail.timeline(match, trail.revisions(connection, match_id))
            except ContentError as problem:
                raise self._damaged(match_id, problem) from problem

    def revisions(self, match_id: int) -> tuple[Revision, ...]:
        """The trail of a match: every act upon it, in order."""
        with self._database.reading() as connection:
            try:
                return trail.revisions(connection, match_id)
            except ContentError as problem:
                raise self._damaged(match_id, problem) from problem

    def trail(self, match_id: int) -> tuple[Step, ...]:
        """Every act upon a match, in order, with the match before and after it."""
        with self._database.reading() as connection:
            match = self._load(connection, match_id)
            try:
                return trail.steps(match, trail.revisions(connection, match_id))
            except ContentError as problem:
                raise self._damaged(match_id, problem) from problem

    def delete(self, match_id: int, now: datetime) -> None:
        """Put a match away: out of every list and table until it is brought back. Raises StoreMissing."""
        self._set_deleted(match_id, seconds(now))

    def restore_deleted(self, match_id: int) -> None:
        """Bring back a match that was put away. Raises StoreMissing."""
        self._set_deleted(match_id, None)

    def _set_deleted(self, match_id: int, at: int | None) -> None:
        with self._database.writing() as connection:
            changed = connection.execute(
                update(MATCHES).where(MATCHES.c.id == match_id).values(deleted_at=at)
            )
            if not changed.rowcount:
                raise StoreMissing(NO_MATCH)
            connection.execute(
                update(RESULTS).where(RESULTS.c.match_id == match_id).values(deleted=int(at is not None))
            )

    # Lists.

    def lines(self, wanted: Wanted = ALL, limit: int = 200, offset: int = 0) -> tuple[MatchLine, ...]:
        """Matches as a list shows them, the most recently started first."""
        with self._database.reading() as connection:
            return lines.lines(connection, wanted, limit, offset)

    def count(self, wanted: Wanted = ALL) -> int:
        """How many matches a list shows in all."""
        with self._database.reading() as connection:
            return lines.count(connection, wanted)

    def unfinished(self) -> tuple[MatchLine, ...]:
        """The matches that go on, the most recently started first."""
        return self.lines(Wanted(finished=False))

    def recent(self, number: int) -> tuple[MatchLine, ...]:
        """The most recently started matches that are finished."""
        return self.lines(Wanted(finished=True), number)

    def last_table(self, game_key: str | None = None) -> Match | None:
        """The table that played last (a certain game), ready to begin again: its people, rules and season.

        None where none has played. A match that does not count is no table to go on with.
        """
        played = self.last_played(game_key, counting=True)
        return None if played is None else Match(played.game, played.setup, season=played.season)

    def last_played(self, game_key: str | None = None, *, counting: bool = False) -> Match | None:
        """The match (of a certain game, of those that count) that started last; None where there is none."""
        with self._database.reading() as connection:
            latest = (
                select(MATCHES.c.id)
                .where(
                    MATCHES.c.deleted_at.is_(None),
                    *([MATCHES.c.counts == 1] if counting else []),
                    MATCHES.c.game.in_([one.key for one in GAMES] if game_key is None else [game_key]),
                )
                .order_by(MATCHES.c.sorted_at.desc(), MATCHES.c.id.desc())
                .limit(_TABLES)
            )
            for match_id in connection.execute(latest).scalars().all():
                # A match that is damaged says so when it is opened; it must not keep people from playing.
                with suppress(ContentError):
                    found = load(connection, match_id)
                    if found is not None:
                        return found[1]
        return None

    def streaks(self, match: Match, match_id: int | None) -> tuple[int, ...]:
        """How often the pair of each side had won in a row before a match of that evening began.

        None has won where no two pairs play. `match_id` is its number, None where it is not written yet.
        """
        with self._database.reading() as connection:
            return streaks.streaks(connection, match, match_id)

    def season_of_day(self, day: str) -> str | None:
        """The season whose days include `day` (`YYYY-MM-DD`), of several the one that began last."""
        with self._database.reading() as connection:
            return seasons.season_of_day(connection, day)

    # Seasons.

    def seasons(self) -> tuple[Season, ...]:
        """The seasons that were set up, by name."""
        with self._database.reading() as connection:
            return seasons.seasons(connection)

    def season_names(self) -> tuple[str, ...]:
        """Every season that is set up or named by a match: those not played yet, then the latest played."""
        with self._database.reading() as connection:
            return seasons.names(connection)

    def season(self, name: str) -> Season:
        """A season; one that only matches name counts as seasons do by default. Raises StoreMissing."""
        with self._database.reading() as connection:
            return seasons.season(connection, name)

    def save_season(self, season: Season) -> None:
        """Set up a season, or what the season of that name counts from now on."""
        with self._database.writing() as connection:
            seasons.save_season(connection, season)

    def rename_season(self, name: str, to: str, now: datetime) -> None:
        """Call a season otherwise, with all matches that name it.

        Raises StoreMissing where there is none of that name, StoreRefused where `to` is another one's.
        """
        with self._database.writing() as connection:
            seasons.rename(connection, name, to, seconds(now))

    def remove_season(self, name: str, now: datetime) -> tuple[int, ...]:
        """Forget a season; the numbers of the matches that named it, which name none from now on.

        Raises StoreMissing where there is none of that name.
        """
        with self._database.writing() as connection:
            return seasons.remove(connection, name, seconds(now))

    def bring_back_season(self, season: Season, matches: Iterable[int], now: datetime) -> None:
        """Set up a season that was removed, with those of its `matches` that name no other one meanwhile."""
        with self._database.writing() as connection:
            seasons.bring_back(connection, season, tuple(matches), seconds(now))

    def left_out(self, season: Season | None, query: Query) -> tuple[tuple[LeftOut, ...], int]:
        """The matches of a season, or of all, that its table leaves out: the latest, and how many in all."""
        with self._database.reading():
            return seasons.left_out(self._database.raw, season, query)

    def other_rules(self, filters: Filters) -> tuple[tuple[OtherRules, ...], int]:
        """The matches behind a table that are not played by the rules most common there: as `left_out`."""
        with self._database.reading():
            return seasons.other_rules(self._database.raw, filters)

    def results(self, filters: Filters = EVERYTHING) -> tuple[Result, ...]:
        """The results that a table over these filters adds up: of finished matches that count."""
        with self._database.reading(), without_collecting():
            return tuple(seasons.results(self._database.raw, filters))

    def table(self, query: Query) -> Table:
        """The table that a query asks for, without the guests: equal to that over its results, and faster."""
        with self._database.reading() as connection:
            return tallies.table(self._database.raw, query, people.guests(connection))

    def sittings(self, name: str, filters: Filters = EVERYTHING) -> tuple[str, tuple[Sitting, ...]]:
        """The key of the person behind a name, and the matches it sat at, of those that tables count.

        Raises StoreMissing where there is nobody of that name.
        """
        with self._database.reading() as connection, without_collecting():
            return statistics.sittings(connection, self._database.raw, name, filters)

    def count_again(self, after: int = 0, most: int = 50) -> int | None:
        """Bring facts up to date that another edition of Scorepad counted, a few matches at a time.

        The last match that was looked at, to go on from; None where all is done.
        """
        with self._database.writing() as connection:
            return statistics.count_again(connection, after, most)

    def has_pairs(self, filters: Filters) -> bool:
        """Whether a match of pairs is behind a table over these filters."""
        with self._database.reading():
            return seasons.has_pairs(self._database.raw, filters)

    def undated(self, filters: Filters) -> int:
        """How many matches dated filters leave out because their start is not known."""
        with self._database.reading():
            return seasons.undated(self._database.raw, filters)

    def guests(self) -> frozenset[str]:
        """The keys of those who are marked as guests."""
        with self._database.reading() as connection:
            return people.guests(connection)

    # Records.

    def import_matches(self, matches: Iterable[Match], kept: Iterable[Season], now: datetime) -> Imported:
        """Add the matches and seasons of one file, all or none.

        A match that is there is skipped, one that goes on is continued; a season that is there stays as it
        is. Raises StoreRefused where something cannot be written.
        """
        with self._database.writing() as connection:
            return import_all(connection, matches, kept, seconds(now))

    def export(self, season: str | None = None) -> Exported:
        """All matches (of one season) by start and content, under the names of their persons; the seasons.

        What is of games that are not known here is named apart. Raises StoreMissing where no match and no
        season has that name.
        """
        with self._database.reading() as connection:
            wrong = unsound(self._database.raw)
            if wrong is not None:  # a match that is not found cannot be proved
                raise StoreDamaged(DAMAGED.of(path=self.path, reason=wrong))
            if season is not None:
                seasons.season(connection, season)
            return export_all(connection, season)

    # Old sheets.

    def known_of_sheets(self) -> Known:
        """The people, and the matches that an old sheet may hold once more."""
        with self._database.reading() as connection:
            return bringing_in.known(connection)

    def bring_in(self, planned: Sequence[Planned], now: datetime) -> Brought:
        """Add the matches of an old sheet, all or none; those that are there already are skipped.

        Raises StoreRefused where something cannot be written.
        """
        with self._database.writing() as connection:
            return bringing_in.bring_in(connection, planned, seconds(now))

    def put_all_away(self, numbers: Iterable[int], now: datetime) -> tuple[int, ...]:
        """Put matches away together; those of them that were there."""
        with self._database.writing() as connection:
            return bringing_in.put_away(connection, numbers, seconds(now))

    def bring_all_back(self, numbers: Iterable[int]) -> tuple[int, ...]:
        """Bring matches back together that were put away; those of them that were."""
        with self._database.writing() as connection:
            return bringing_in.put_away(connection, numbers, None)

    # People.

    def players(self) -> tuple[Player, ...]:
        """Everybody, who played most recently first; names that were merged stand with their person."""
        with self._database.reading() as connection:
            return people.players(connection)

    def who_played(self, *, with_hidden: bool = True) -> tuple[str, ...]:
        """The names of all of whom a match is there, who played most recently first."""
        with self._database.reading() as connection:
            return people.who_played(connection, with_hidden=with_hidden)

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every two who played as a pair, in the order of their names; who did so most recently first."""
        with self._database.reading() as connection:
            return people.pairs(connection)

    def rename(self, name: str, to: str) -> Merge | None:
        """Call somebody otherwise; the old name stays known as this person's. `unmerge` takes it back.

        A new spelling of the same name is taken over by every match and gives None. Raises StoreMissing
        where nobody is called so, StoreRefused where `to` is somebody else's name or none at all.
        """
        with self._database.writing() as connection:
            return People(connection).rename(name, to)

    def merge(self, name: str, into: str) -> Merge:
        """Make one person of two; what to give `unmerge` to part them.

        Raises StoreMissing where nobody is called so, StoreRefused where the two sat at one table.
        """
        with self._database.writing() as connection:
            return People(connection).merge(name, into)

    def met(self, name: str, other: str) -> Met:
        """The matches at which two sat at one table. Raises StoreMissing where one of them is nobody."""
        with self._database.reading() as connection:
            return People(connection).met(name, other)

    def unmerge(self, merge: Merge) -> None:
        """Take back a merge or a new name. Raises StoreMissing where it is not there any more."""
        with self._database.writing() as connection:
            People(connection).unmerge(merge)

    def set_guest(self, name: str, guest: bool) -> None:
        """Mark somebody as a guest, who is left out of tables, or not. Raises StoreMissing."""
        with self._database.writing() as connection:
            people.set_marks(connection, name, {"guest": int(guest)})

    def set_hidden(self, name: str, hidden: bool) -> None:
        """Leave somebody out of the names that are offered, or not. Raises StoreMissing."""
        with self._database.writing() as connection:
            people.set_marks(connection, name, {"hidden": int(hidden)})

    def colours(self) -> dict[str, int]:
        """The colours that were chosen, by the key of every name of whoever has one."""
        with self._database.reading() as connection:
            return people.colours(connection)

    def set_colour(self, name: str, colour: int | None) -> None:
        """Give somebody a colour of the palette, counted from 0, or none. Raises StoreMissing."""
        with self._database.writing() as connection:
            people.set_marks(connection, name, {"colour": colour})

    # Own presets.

    def presets(self, game_key: str | None = None) -> tuple[tuple[str, str, Options], ...]:
        """The user's own house rules: game, name, options; by name."""
        with self._database.reading() as connection:
            rows = connection.execute(select(PRESETS).order_by(PRESETS.c.name, PRESETS.c.game)).all()
            for row in rows:
                see_seal("presets", row._mapping)
            return tuple(
                (row.game, row.name, read_options(game(row.game), from_text(row.options)))
                for row in rows
                if is_known(row.game) and game_key in (None, row.game)
            )

    def save_preset(self, name: str, options: Options) -> None:
        """Keep house rules under a name; a name that the game has already gets these rules."""
        key = _game_of(options).key
        with self._database.writing() as connection:
            connection.execute(delete(PRESETS).where(PRESETS.c.game == key, PRESETS.c.name == name))
            connection.execute(
                insert(PRESETS).values(game=key, name=name, options=to_text(write_options(options)))
            )

    def delete_preset(self, name: str, game_key: str | None = None) -> None:
        """Forget house rules of the user's own, of one game or of all."""
        with self._database.writing() as connection:
            forgotten = delete(PRESETS).where(PRESETS.c.name == name)
            connection.execute(forgotten if game_key is None else forgotten.where(PRESETS.c.game == game_key))

    # The file.

    @property
    def news(self) -> tuple[Phrase, ...]:
        """What people have to be told of entries that are gone, or may be, until `take_as_told`."""
        return tuple(one.sentence for one in check.news(self._database))

    @property
    def is_as_left(self) -> bool:
        """Whether the file is as Scorepad left it, or was checked since.

        Where it is not, what is computed in it, such as results, may be wrong without being told: `check`.
        """
        return self._database.is_as_left

    def tidy(self) -> None:
        """Bring what was committed from the journal into the file itself, where damage is found.

        For the moments in which nothing is to be written: the commit holds without it. Raises nothing.
        """
        self._database.checkpoint()

    def data_version(self) -> int:
        """A number that changes when another connection has written. It means nothing beyond this store."""
        with told(self.path):
            return int(self._database.raw.execute("PRAGMA data_version").fetchone()[0])

    def summary(self) -> Summary:
        """How much the history holds."""
        with told(self.path):
            return summary_of(self._database.raw)

    def check(self) -> tuple[Finding, ...]:
        """Everything that is wrong with the history; every derived number is computed again.

        That last entries are gone, or were damaged, is found again until `take_as_told`. Raises nothing,
        whatever the file holds.
        """
        found = check.findings(self._database)
        if all(one.holds for one in found):
            self._database.believe()
        return found

    def take_as_told(self) -> None:
        """Somebody was told what is gone; nobody is told again."""
        self._database.take_as_told()

    def rebuild(self) -> int:
        """Compute everything derived again from what happened at the table, and write what differs.

        How many matches were changed. One that is damaged, or of a game not known here, is left as it is.
        """
        with self._database.writing() as connection:
            return rebuild_all(connection)

    def repair(self, backups: Path, now: datetime) -> int:
        """Keep the history as it is in the folder `backups`, then `rebuild`."""
        backup.keep_before(self._database.raw, backups, Reason.REPAIR, now)
        return self.rebuild()

    def keep(self, folder: Path, reason: Reason, now: datetime) -> Kept | None:
        """Put a proved copy on the shelf `folder`, made where there is none, and thin the older ones.

        None where nothing has changed since the newest on it. Where the history is not as it was written,
        StoreDamaged is raised and the shelf stays as it is.
        """
        return backup.keep(self._database.raw, folder, reason, now)

    def backup(self, path: Path, *, replace: bool = False) -> None:
        """Write a proved copy of the history to `path`, also while it is in use.

        Raises StoreRefused where a file is there already and is not to be replaced.
        """
        backup.copy(self._database.raw, path, replace=replace)


def _game_of(options: Options) -> AnyGame:
    return next(one for one in GAMES if one.options is type(options))
