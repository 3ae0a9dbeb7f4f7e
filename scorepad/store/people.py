"""Who is who: names as they are typed, the persons behind them, guests, and names that are one person."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, delete, exists, func, insert, or_, select, text, update

from scorepad.core.names import fold, name_fault, tidy
from scorepad.store.content import (
    ContentError,
    digest,
    from_text,
    head_of,
    held,
    identity_of,
    origin_of,
    to_text,
)
from scorepad.store.errors import (
    BAD_NAME,
    NAME_TAKEN,
    NO_PLAYER,
    SAME_PERSON,
    SAME_TABLE,
    StoreMissing,
    StoreRefused,
)
from scorepad.store.seals import see_seal
from scorepad.store.tables import MATCHES, PLAYERS, RESULTS, SEATS


@dataclass(frozen=True)
class Merge:
    """What `merge` and `rename` changed, to take it back with `unmerge`."""

    name: str
    into: str
    moved: tuple[int, ...]
    """The names that were this person's; numbers of the history."""
    new: bool = False
    """Whether the person merged into was not known before."""
    swapped: bool = False
    """Whether that one was an earlier name of the same person."""


@dataclass(frozen=True)
class Player:
    """Somebody who plays. `key` is how the name is compared; `also` are other names that are this person.

    `matches` counts those in the history, deleted ones left out; so do `wins`, where a shared win is a whole
    one, and `last_day`, the day of the latest match as written there. `merged` has for each name of `also`
    what parts it from this person, given to `unmerge`. `colour` is a place in the palette, from 0; None where
    none was chosen.
    """

    name: str
    key: str
    guest: bool = False
    hidden: bool = False
    matches: int = 0
    also: tuple[str, ...] = ()
    wins: int = 0
    last_day: str | None = None
    merged: tuple[Merge, ...] = ()
    colour: int | None = None


@dataclass(frozen=True)
class Met:
    """The numbers of the matches at which two sat at one table, those that were put away apart."""

    matches: tuple[int, ...] = ()
    put_away: tuple[int, ...] = ()


@dataclass(frozen=True)
class Seated:
    """A name at a table: its own number, its person's, and the person's key."""

    player: int
    person: int
    key: str


@dataclass
class _Known:
    id: int
    name: str
    folded: str
    merged_into: int | None


_COLUMNS = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.folded, PLAYERS.c.merged_into)


class People:
    """The names of the history, read once for a transaction and kept in step with it.

    Where names are given, they and their persons are read first, and everybody only where somebody else is
    asked for: a save costs the same whoever else plays. Raises ContentError where they are damaged.
    """

    def __init__(self, connection: Connection, names: Iterable[str] | None = None) -> None:
        self._connection = connection
        self._by_id: dict[int, _Known] = {}
        self._by_key: dict[str, _Known] = {}
        self._sought: frozenset[str] | None = None
        """The keys that were looked for; None where everybody was read."""
        if names is None:
            self._read(select(*_COLUMNS))
        else:
            self._sought = frozenset(map(fold, names))
            theirs = PLAYERS.c.folded.in_(self._sought)
            persons = PLAYERS.c.id.in_(select(PLAYERS.c.merged_into).where(theirs))
            self._read(select(*_COLUMNS).where(or_(theirs, persons)))

    def _read(self, wanted: Select[Any]) -> None:
        for number, name, folded, into in self._connection.execute(wanted):
            if number not in self._by_id:
                known = _Known(number, held(str, name), held(str, folded), into)
                self._by_id[number] = self._by_key[known.folded] = known
        if not {row.merged_into for row in self._by_id.values()} <= {None, *self._by_id}:
            raise ContentError("a name that is merged into nobody")

    def _everybody(self) -> Mapping[int, _Known]:
        if self._sought is not None:
            self._sought = None
            self._read(select(*_COLUMNS))
        return self._by_id

    def _of_key(self, key: str) -> _Known | None:
        if key not in self._by_key and self._sought is not None and key not in self._sought:
            self._everybody()
        return self._by_key.get(key)

    @property
    def names(self) -> tuple[str, ...]:
        """Every name there is."""
        return tuple(known.name for known in self._everybody().values())

    def persons(self, names: Iterable[str]) -> Mapping[str, str]:
        """The key of the person behind each name that is merged into another."""
        found = {}
        for name in names:
            known = self._of_key(fold(name))
            if known is not None and known.merged_into is not None:
                found[known.folded] = self._by_id[known.merged_into].folded
        return found

    def known(self, name: str) -> Seated | None:
        """Who is meant by a name; None where nobody is."""
        known = self._of_key(fold(name))
        return None if known is None else self._seated(known)

    def _seated(self, known: _Known) -> Seated:
        person = known.id if known.merged_into is None else known.merged_into
        return Seated(known.id, person, self._by_id[person].folded)

    def shown(self, name: str) -> str:
        """The name under which a person is exported: merged names by the person's, others as they are."""
        known = self._of_key(fold(name))
        if known is None or known.merged_into is None:
            return name
        return self._by_id[known.merged_into].name

    def seat(self, names: tuple[str, ...]) -> tuple[Seated, ...]:
        """Seat these names, the new ones among them added.

        Two names that are merged and sit at one table are two people after all: they are parted again.
        """
        known = [self._of_key(fold(name)) or self._add(name) for name in names]
        persons = [one.merged_into or one.id for one in known]
        for one in known:
            if one.merged_into is not None and persons.count(one.merged_into) > 1:
                self.part((one.id,))
        return tuple(self._seated(one) for one in known)

    def _add(self, name: str) -> _Known:
        number = self._connection.execute(
            insert(PLAYERS).values(name=name, folded=fold(name), guest=0, hidden=0).returning(PLAYERS.c.id)
        ).scalar_one()
        known = _Known(number, name, fold(name), None)
        self._by_id[number] = self._by_key[known.folded] = known
        return known

    def respell(self, names: Iterable[str]) -> None:
        """Show these people as the most recently started match spells them."""
        for name in names:
            known = self._by_key[fold(name)]
            latest = self._connection.execute(
                select(SEATS.c.name)
                .join(MATCHES, MATCHES.c.id == SEATS.c.match_id)
                .where(SEATS.c.player_id == known.id)
                .order_by(MATCHES.c.sorted_at.desc(), MATCHES.c.id.desc())
                .limit(1)
            ).scalar()
            if latest is not None and latest != known.name:
                self._connection.execute(update(PLAYERS).where(PLAYERS.c.id == known.id).values(name=latest))
                known.name = latest

    def spelt(self, names: Iterable[str]) -> tuple[str, ...]:
        """Those of the names that are spelt otherwise than they are shown."""
        return tuple(name for name in names if self._by_key[fold(name)].name != name)

    def forget(self, names: Iterable[str]) -> None:
        """Drop names that nobody sits under any more, such as a slip of the pen that was corrected."""
        for name in names:
            known = self._by_key[fold(name)]
            others = select(SEATS.c.match_id).where(SEATS.c.player_id == known.id)
            merged = select(PLAYERS.c.id).where(PLAYERS.c.merged_into == known.id)
            dropped = self._connection.execute(
                delete(PLAYERS).where(
                    PLAYERS.c.id == known.id,
                    PLAYERS.c.merged_into.is_(None),
                    PLAYERS.c.guest == 0,
                    PLAYERS.c.hidden == 0,
                    PLAYERS.c.colour.is_(None),
                    ~others.exists(),
                    ~merged.exists(),
                )
            )
            if dropped.rowcount:
                del self._by_key[known.folded], self._by_id[known.id]

    # One person under two names.

    def _person(self, name: str) -> _Known:
        known = self._of_key(fold(name))
        if known is None:
            raise StoreMissing(NO_PLAYER.of(name=name))
        return known if known.merged_into is None else self._by_id[known.merged_into]

    def merge(self, name: str, into: str) -> Merge:
        """Make one person of two. Raises StoreRefused where they ever sat at one table."""
        one, other = self._person(name), self._person(into)
        if one is other:
            raise StoreRefused(SAME_PERSON.of(one=name, other=into))
        moved = tuple(
            known.id for known in self._everybody().values() if one.id in (known.id, known.merged_into)
        )
        if self._met(one.id, other.id) != Met():
            raise StoreRefused(SAME_TABLE.of(one=one.name, other=other.name))
        self._merge(moved, other.id)
        return Merge(one.name, other.name, moved)

    def rename(self, name: str, to: str) -> Merge | None:
        """Call somebody otherwise from now on: the old name stays known as this person's.

        A new spelling of the same name is taken over by every match; there is nothing to take back then.
        """
        tidied = tidy(to)
        if name_fault(tidied) is not None:
            raise StoreRefused(BAD_NAME.of(name=to))
        person = self._person(name)
        taken = self._of_key(fold(tidied))
        if taken is None:
            new = self._add(tidied)
            self._mark_alike(person, new)
            merged = self.merge(name, tidied)
            return Merge(merged.name, merged.into, merged.moved, new=True)
        if person.id not in (taken.id, taken.merged_into):
            raise StoreRefused(NAME_TAKEN.of(name=tidied))
        if taken is person:
            self._respell_everywhere(taken, tidied)
            return None
        # One of the person's earlier names becomes the one it is known by.
        moved = tuple(known.id for known in self._everybody().values() if known.merged_into == person.id)
        self.part((taken.id,))
        self._mark_alike(person, taken)
        others = (person.id, *(number for number in moved if number != taken.id))
        self._merge(others, taken.id)
        return Merge(person.name, tidied, others, swapped=True)

    def _mark_alike(self, person: _Known, other: _Known) -> None:
        """Give a name what is marked of a person: it is that person's from now on."""
        marks = self._connection.execute(
            select(PLAYERS.c.guest, PLAYERS.c.hidden, PLAYERS.c.colour).where(PLAYERS.c.id == person.id)
        ).one()
        self._connection.execute(update(PLAYERS).where(PLAYERS.c.id == other.id).values(marks._asdict()))

    def _respell_everywhere(self, known: _Known, name: str) -> None:
        self._connection.execute(update(PLAYERS).where(PLAYERS.c.id == known.id).values(name=name))
        self._connection.execute(update(SEATS).where(SEATS.c.player_id == known.id).values(name=name))
        here = (SEATS.c.match_id == RESULTS.c.match_id) & (SEATS.c.seat == RESULTS.c.seat)
        self._connection.execute(
            update(RESULTS).where(exists().where(here & (SEATS.c.player_id == known.id))).values(name=name)
        )
        known.name = name
        for row, names in self._matches_of((known.id,)):
            self._connection.execute(
                update(MATCHES)
                .where(MATCHES.c.id == row.id)
                .values(head=digest(to_text(head_of(row, names))))
            )

    def met(self, name: str, other: str) -> Met:
        """Where two sat at one table. Raises StoreMissing where one of them is nobody."""
        return self._met(self._person(name).id, self._person(other).id)

    def _met(self, one: int, other: int) -> Met:
        sql = text(
            "SELECT DISTINCT m.id, m.deleted_at IS NULL FROM seats a JOIN players p ON p.id = a.player_id"
            " JOIN seats b ON b.match_id = a.match_id JOIN players q ON q.id = b.player_id"
            " JOIN matches m ON m.id = a.match_id"
            " WHERE coalesce(p.merged_into, p.id) = :one AND coalesce(q.merged_into, q.id) = :other"
            " ORDER BY m.id"
        )
        found = self._connection.execute(sql, {"one": one, "other": other}).all()
        return Met(
            tuple(number for number, is_there in found if is_there),
            tuple(number for number, is_there in found if not is_there),
        )

    def _merge(self, moved: tuple[int, ...], into: int) -> None:
        self._connection.execute(update(PLAYERS).where(PLAYERS.c.id.in_(moved)).values(merged_into=into))
        for number in moved:
            self._by_id[number].merged_into = into
        self._follow(moved)

    def part(self, moved: tuple[int, ...]) -> None:
        """Take names away from the persons they were merged into."""
        self._connection.execute(update(PLAYERS).where(PLAYERS.c.id.in_(moved)).values(merged_into=None))
        for number in moved:
            self._by_id[number].merged_into = None
        self._follow(moved)

    def unmerge(self, merge: Merge) -> None:
        """Take a merge back. Raises StoreMissing where it is not there any more."""
        person = self._of_key(fold(merge.name))
        if person is None or person.merged_into is None or not set(merge.moved) <= self._everybody().keys():
            raise StoreMissing(NO_PLAYER.of(name=merge.name))
        into = person.merged_into
        self.part(merge.moved)
        others = tuple(number for number in merge.moved if number != person.id)
        if merge.swapped:
            others = (*others, into)
        if others:
            self._merge(others, person.id)
        if merge.new:
            # It was given the marks of the name that is itself again.
            self._connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == into).values(guest=0, hidden=0, colour=None)
            )
            self.forget([self._by_id[into].name])

    def _follow(self, players: tuple[int, ...]) -> None:
        """Bring the results and digests of all matches of these names up to date with who they are."""
        matches = select(SEATS.c.match_id).where(SEATS.c.player_id.in_(players))
        person = (
            select(func.coalesce(PLAYERS.c.merged_into, PLAYERS.c.id))
            .join(SEATS, SEATS.c.player_id == PLAYERS.c.id)
            .where(and_(SEATS.c.match_id == RESULTS.c.match_id, SEATS.c.seat == RESULTS.c.seat))
            .scalar_subquery()
        )
        self._connection.execute(
            update(RESULTS).where(RESULTS.c.match_id.in_(matches)).values(player_id=person)
        )
        for row, names in self._matches_of(players):
            beginning = (row.game, names, row.first_dealer, from_text(row.options), row.started)
            persons = self.persons(names)
            self._connection.execute(
                update(MATCHES)
                .where(MATCHES.c.id == row.id)
                .values(
                    identity=identity_of(beginning, persons, bool(row.closed), row.chain),
                    origin=origin_of(beginning, persons),
                )
            )

    def _matches_of(self, players: tuple[int, ...]) -> list[tuple[Row[Any], list[str]]]:
        """The row and the names of every match in which one of these sat."""
        matches = select(SEATS.c.match_id).where(SEATS.c.player_id.in_(players))
        names: dict[int, list[str]] = {}
        for number, name in self._connection.execute(
            select(SEATS.c.match_id, SEATS.c.name)
            .where(SEATS.c.match_id.in_(matches))
            .order_by(SEATS.c.match_id, SEATS.c.seat)
        ):
            names.setdefault(number, []).append(name)
        rows = self._connection.execute(select(MATCHES).where(MATCHES.c.id.in_(matches)))
        return [(row, names[row.id]) for row in rows.all()]


def _proved(connection: Connection) -> Sequence[Row[Any]]:
    """Every name's row. Raises ContentError where one is not as written."""
    rows = connection.execute(select(PLAYERS)).all()
    for row in rows:
        see_seal("players", row._mapping)
    return rows


def players(connection: Connection) -> tuple[Player, ...]:
    """Everybody, who played most recently first; merged names stand with their person.

    Raises ContentError where somebody is not as written.
    """
    _proved(connection)
    also: dict[int, list[tuple[str, int]]] = {}
    for into, name, number in connection.execute(
        select(PLAYERS.c.merged_into, PLAYERS.c.name, PLAYERS.c.id).where(PLAYERS.c.merged_into.is_not(None))
    ):
        also.setdefault(into, []).append((held(str, name), number))
    played = (
        select(
            RESULTS.c.player_id,
            func.count().label("matches"),
            func.sum(RESULTS.c.won).label("wins"),
            func.max(RESULTS.c.day).label("last_day"),
            func.max(RESULTS.c.sorted_at).label("latest"),
        )
        .where(RESULTS.c.deleted == 0)
        .group_by(RESULTS.c.player_id)
        .subquery()
    )
    sits = exists().where(SEATS.c.player_id == PLAYERS.c.id)
    rows = connection.execute(
        select(PLAYERS, played.c.matches, played.c.wins, played.c.last_day, sits.label("sits"))
        .outerjoin(played, played.c.player_id == PLAYERS.c.id)
        .where(PLAYERS.c.merged_into.is_(None))
        .order_by(played.c.latest.desc().nulls_last(), PLAYERS.c.folded)
    )
    return tuple(_player(row, sorted(also.get(row.id, ()))) for row in rows)


def who_played(connection: Connection, *, with_hidden: bool = True) -> tuple[str, ...]:
    """The names of all of whom a match is there, who played most recently first.

    It is answered at once, however many matches there are. Raises ContentError where somebody is not as
    written.
    """
    _proved(connection)
    # Of each the last entry of an index, where counting reads all of them.
    theirs = and_(RESULTS.c.player_id == PLAYERS.c.id, RESULTS.c.deleted == 0)
    latest = select(func.max(RESULTS.c.sorted_at)).where(theirs).scalar_subquery()
    asked = (
        select(PLAYERS.c.name)
        .where(PLAYERS.c.merged_into.is_(None), exists().where(theirs))
        .order_by(latest.desc().nulls_last(), PLAYERS.c.folded)
    )
    if not with_hidden:
        asked = asked.where(PLAYERS.c.hidden == 0)
    return tuple(held(str, name) for name in connection.scalars(asked))


def guests(connection: Connection) -> frozenset[str]:
    """The keys of those who are marked as guests. Raises ContentError where somebody is not as written."""
    rows = _proved(connection)
    return frozenset(held(str, row.folded) for row in rows if row.guest and row.merged_into is None)


def colours(connection: Connection) -> dict[str, int]:
    """The colours that were chosen, by the key of every name of whoever has one.

    Raises ContentError where somebody is not as written.
    """
    rows = _proved(connection)
    of_person = {row.id: row.colour for row in rows}
    of_name = {row.folded: of_person[row.merged_into or row.id] for row in rows}
    return {key: colour for key, colour in of_name.items() if colour is not None}


def pairs(connection: Connection) -> tuple[tuple[str, str], ...]:
    """Every two who played on one side, in the order of their names; who did so most recently first."""
    # A side at a time and then the sides of each pair: faster than to look for everybody's partner.
    side = (
        select(
            func.min(RESULTS.c.player_id).label("one"),
            func.max(RESULTS.c.player_id).label("other"),
            func.max(RESULTS.c.sorted_at).label("started"),
        )
        .where(RESULTS.c.pairs == 1, RESULTS.c.deleted == 0)
        .group_by(RESULTS.c.match_id, RESULTS.c.side)
        .having(func.count() == 2)
        .subquery()
    )
    one, other = PLAYERS.alias(), PLAYERS.alias()
    played = (
        select(one.c.name, other.c.name)
        .select_from(side)
        .join(one, one.c.id == side.c.one)
        .join(other, other.c.id == side.c.other)
        .group_by(side.c.one, side.c.other)
        .order_by(func.max(side.c.started).desc(), side.c.one, side.c.other)
    )
    found = []
    for names in connection.execute(played):
        first, second = sorted((held(str, name) for name in names), key=fold)
        found.append((first, second))
    return tuple(found)


def _player(row: Row[Any], also: Sequence[tuple[str, int]]) -> Player:
    name = held(str, row.name)
    # Somebody who was only given a new name: parted from the old one, nothing is left of the new.
    new = len(also) == 1 and not row.sits
    return Player(
        name,
        held(str, row.folded),
        bool(row.guest),
        bool(row.hidden),
        row.matches or 0,
        tuple(other for other, _ in also),
        row.wins or 0,
        row.last_day,
        tuple(Merge(other, name, (number,), new) for other, number in also),
        row.colour,
    )


def set_marks(connection: Connection, name: str, marks: Mapping[str, int | None]) -> None:
    """Set what is marked of the person behind a name. Raises StoreMissing where there is none."""
    persons = People(connection, [name]).persons([name])
    key = persons.get(fold(name), fold(name))
    changed = connection.execute(update(PLAYERS).where(PLAYERS.c.folded == key).values(dict(marks)))
    if not changed.rowcount:
        raise StoreMissing(NO_PLAYER.of(name=name))
