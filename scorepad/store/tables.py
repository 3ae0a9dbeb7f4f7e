"""The tables of the history: what happened at the table, and beside it what lists need at a glance.

`results`, the `finished`, `day` and `sorted_at` of a match and the digests follow from the rest; they are
written in the same transaction, and `Store.check` computes them again. `seal` proves what no digest does.
"""

# No `from __future__ import annotations` here: SQLModel reads the annotations.

from typing import Any

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, Index, Integer, Text, desc, text
from sqlmodel import Field, SQLModel

_STRICT = {"sqlite_strict": True}
_BY_KEY = {"sqlite_strict": True, "sqlite_with_rowid": False}
"""Rows of one match lie beside one another."""


def _flag(name: str) -> CheckConstraint:
    return CheckConstraint(f"{name} IN (0, 1)", name=f"{name}_is_flag")


def _digest(name: str) -> CheckConstraint:
    return CheckConstraint(f"length({name}) = 64", name=f"{name}_is_digest")


def _object(name: str) -> CheckConstraint:
    # Not json_valid: with trusted_schema off, older SQLite refuses a schema that calls it.
    return CheckConstraint(f"{name} GLOB '{{*}}'", name=f"{name}_is_object")


def _array(name: str) -> CheckConstraint:
    return CheckConstraint(f"{name} GLOB '[[]*]'", name=f"{name}_is_array")


def _day(name: str) -> CheckConstraint:
    return CheckConstraint(f"{name} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'", name=f"{name}_is_day")


def _listed(name: str, *columns: str) -> Index:
    """An index for lists, which are in the order of the evenings and without what was put away."""
    return Index(name, *columns, desc("sorted_at"), desc("id"), sqlite_where=text("deleted_at IS NULL"))


def _number(**more: Any) -> Any:
    return Field(sa_type=Integer, **more)


def _text(**more: Any) -> Any:
    return Field(sa_type=Text, **more)


def _seal() -> Any:
    """Set by the connection itself when a row is written: see `seals`."""
    return _text(default=None, sa_column_args=[CheckConstraint("length(seal) = 64", name="seal_is_digest")])


COUNTED = "finished = 1 AND counts = 1 AND deals > 0 AND deleted = 0"
"""Which results tables count, in the words of the index over them."""
_ADDED_UP = (
    *("season", "player_id", "name", "game", "won", "winners", "place", "level", "sides", "total"),
    *("day", "sorted_at", "bids", "exact_bids"),
    # Rows are all alike in these, but not every SQLite knows that it need not look them up.
    *("finished", "counts", "deals", "deleted"),
)


class PlayerRow(SQLModel, table=True):
    """A person. `name` is the spelling of the most recently started match, `folded` how names are compared.

    `merged_into` is the person that this name turned out to be; that one is never merged itself. `colour` is
    a number in the palette, None where nobody chose one.
    """

    __tablename__ = "players"
    __table_args__ = (
        CheckConstraint("length(name) BETWEEN 1 AND 60", name="name_has_length"),
        CheckConstraint("length(folded) > 0", name="folded_has_length"),
        CheckConstraint("merged_into <> id", name="merged_into_another"),
        _flag("guest"),
        _flag("hidden"),
        _STRICT,
    )

    id: int | None = _number(default=None, primary_key=True)
    name: str = _text()
    folded: str = _text(unique=True)
    guest: int = _number(default=0)
    hidden: int = _number(default=0)
    merged_into: int | None = _number(default=None, foreign_key="players.id", index=True)
    seal: str | None = _seal()
    colour: int | None = _number(
        default=None, sa_column_args=[CheckConstraint("colour >= 0", name="colour_from_zero")]
    )


class MatchRow(SQLModel, table=True):
    """One sitting. Texts are those of the record; `created_at`, `deleted_at`, `sorted_at` seconds since 1970.

    `day` is the day of `started` in its own offset, `sorted_at` its moment, or `created_at` without one.
    `chain` is the link of the last deal, `head` the digest of everything but deals and open deal, `identity`
    equal for the same match, `origin` equal for matches that may continue one another.
    """

    __tablename__ = "matches"
    __table_args__ = (
        CheckConstraint("length(game) > 0", name="game_has_length"),
        CheckConstraint("first_dealer BETWEEN 0 AND 9", name="first_dealer_is_seat"),
        CheckConstraint("deal_count >= 0", name="deal_count_is_count"),
        CheckConstraint("(started IS NULL) = (day IS NULL)", name="day_of_started"),
        _day("day"),
        _object("options"),
        _object("open_deal"),
        _array("substitutes"),
        _flag("closed"),
        _flag("counts"),
        _flag("finished"),
        _digest("chain"),
        _digest("head"),
        _digest("identity"),
        _digest("origin"),
        Index("matches_by_identity", "identity"),
        Index("matches_by_origin", "origin"),
        _listed("matches_by_time"),
        _listed("matches_by_season", "season"),
        _listed("matches_by_game", "game"),
        _listed("matches_by_finished", "finished"),
        _STRICT,
    )

    id: int | None = _number(default=None, primary_key=True)
    game: str = _text()
    options: str = _text()
    first_dealer: int = _number()
    started: str | None = _text(default=None)
    day: str | None = _text(default=None)
    sorted_at: int = _number()
    ended: str | None = _text(default=None)
    season: str | None = _text(default=None)
    note: str | None = _text(default=None)
    closed: int = _number()
    counts: int = _number()
    open_deal: str | None = _text(default=None)
    substitutes: str = _text()
    finished: int = _number()
    deal_count: int = _number()
    chain: str = _text()
    head: str = _text()
    identity: str = _text()
    origin: str | None = _text(default=None)
    created_at: int = _number()
    deleted_at: int | None = _number(default=None)
    seal: str | None = _seal()


class SeatRow(SQLModel, table=True):
    """Who sat where, with the name as it was spelt in that match."""

    __tablename__ = "seats"
    __table_args__ = (
        CheckConstraint("seat BETWEEN 0 AND 9", name="seat_is_seat"),
        CheckConstraint("length(name) BETWEEN 1 AND 60", name="name_has_length"),
        Index("seats_by_player", "player_id", "match_id"),
        _BY_KEY,
    )

    match_id: int = _number(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    seat: int = _number(primary_key=True)
    player_id: int = _number(foreign_key="players.id")
    name: str = _text()


class DealRow(SQLModel, table=True):
    """A finished deal: `content` as the record holds it, `link` the checksum over it and the link before.

    `position` counts from 0; times are seconds since 1970.
    """

    __tablename__ = "deals"
    __table_args__ = (
        CheckConstraint("position >= 0", name="position_is_count"),
        _object("content"),
        _digest("link"),
        _BY_KEY,
    )

    match_id: int = _number(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    position: int = _number(primary_key=True)
    content: str = _text()
    link: str = _text()
    entered_at: int = _number()
    corrected_at: int | None = _number(default=None)
    seal: str | None = _seal()


class ResultRow(SQLModel, table=True):
    """One person's result in one match: all that lists and season tables need. A cache.

    `player_id` is the person after merging, `name` the spelling of the match. `place` 1 is best, `level` is
    how many sides share that place, `winners` how many share the win (0 while it goes on), `won` whether this
    side is one of them.
    """

    __tablename__ = "results"
    __table_args__ = (
        CheckConstraint("place >= 1", name="place_from_one"),
        CheckConstraint("won <= winners", name="won_of_winners"),
        CheckConstraint("winners BETWEEN 0 AND sides", name="winners_of_sides"),
        CheckConstraint("side >= 0 AND side < sides", name="side_of_sides"),
        CheckConstraint("exact_bids BETWEEN 0 AND bids", name="exact_bids_of_bids"),
        _day("day"),
        _flag("pairs"),
        _flag("won"),
        _flag("finished"),
        _flag("counts"),
        _flag("deleted"),
        ForeignKeyConstraint(["match_id", "seat"], ["seats.match_id", "seats.seat"], ondelete="CASCADE"),
        Index("results_by_season", "season", "finished"),
        Index("results_by_player", "player_id", "deleted", "sorted_at"),
        Index("results_by_day", "day"),
        Index("results_that_count", *_ADDED_UP, sqlite_where=text(COUNTED)),
        _BY_KEY,
    )

    match_id: int = _number(primary_key=True)
    seat: int = _number(primary_key=True)
    player_id: int = _number(foreign_key="players.id")
    name: str = _text()
    game: str = _text()
    season: str | None = _text(default=None)
    day: str | None = _text(default=None)
    sorted_at: int = _number()
    side: int = _number()
    sides: int = _number()
    pairs: int = _number()
    place: int = _number()
    total: int = _number()
    winners: int = _number()
    won: int = _number()
    finished: int = _number()
    counts: int = _number()
    deleted: int = _number()
    deals: int = _number()
    bids: int = _number()
    exact_bids: int = _number()
    level: int = _number(
        default=1,
        sa_column_args=[CheckConstraint("level >= 1", name="level_from_one")],
        sa_column_kwargs={"server_default": text("1")},
    )


class FactsRow(SQLModel, table=True):
    """What statistics count in a match, per side, as JSON. A cache, apart so that season tables stay slim.

    `edition` says by which Scorepad they were counted: what one counts, an earlier one did not. A row of an
    earlier edition is counted again when it is wanted.
    """

    __tablename__ = "facts"
    __table_args__ = (_array("facts"), _STRICT)

    match_id: int = _number(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    facts: str = _text()
    edition: int = _number(default=1, sa_column_kwargs={"server_default": text("1")})


class SeasonRow(SQLModel, table=True):
    """A season: its days and what it counts, as JSON."""

    __tablename__ = "seasons"
    __table_args__ = (
        CheckConstraint("length(name) > 0", name="name_has_length"),
        _day("first_day"),
        _day("last_day"),
        _object("settings"),
        _STRICT,
    )

    id: int | None = _number(default=None, primary_key=True)
    name: str = _text(unique=True)
    first_day: str | None = _text(default=None)
    last_day: str | None = _text(default=None)
    settings: str = _text()
    seal: str | None = _seal()


class RevisionRow(SQLModel, table=True):
    """One act upon a match: `patch` is what was there before and after, `at` seconds since 1970."""

    __tablename__ = "revisions"
    __table_args__ = (
        CheckConstraint("length(act) > 0", name="act_has_length"),
        _flag("undoing"),
        _flag("imported"),
        _object("patch"),
        Index("revisions_by_match", "match_id", "id"),
        _STRICT,
    )

    id: int | None = _number(default=None, primary_key=True)
    match_id: int = _number(foreign_key="matches.id", ondelete="CASCADE")
    at: int = _number()
    act: str = _text()
    position: int | None = _number(default=None)
    undoing: int = _number()
    imported: int = _number()
    patch: str = _text()
    seal: str | None = _seal()


class PresetRow(SQLModel, table=True):
    """House rules that a user keeps under a name of his own."""

    __tablename__ = "presets"
    __table_args__ = (
        CheckConstraint("length(game) > 0", name="game_has_length"),
        CheckConstraint("length(name) > 0", name="name_has_length"),
        _object("options"),
        _BY_KEY,
    )

    game: str = _text(primary_key=True)
    name: str = _text(primary_key=True)
    options: str = _text()
    seal: str | None = _seal()


PLAYERS = SQLModel.metadata.tables["players"]
MATCHES = SQLModel.metadata.tables["matches"]
SEATS = SQLModel.metadata.tables["seats"]
DEALS = SQLModel.metadata.tables["deals"]
RESULTS = SQLModel.metadata.tables["results"]
FACTS = SQLModel.metadata.tables["facts"]
SEASONS = SQLModel.metadata.tables["seasons"]
REVISIONS = SQLModel.metadata.tables["revisions"]
PRESETS = SQLModel.metadata.tables["presets"]
