"""The shape of the history's file, step by step from nothing to today's.

A step is plain SQL, is never changed once it was published, and is run in one transaction with all steps
that a file lacks and with its new version number.
"""

import sqlite3
from collections.abc import Sequence

from scorepad.store.seals import teach

APPLICATION = int.from_bytes(b"Scpd", "big")
"""`application_id` of every history, by which `file` and Scorepad know it."""

_FIRST = """
CREATE TABLE matches (
    id INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    first_dealer INTEGER NOT NULL,
    started TEXT,
    day TEXT,
    sorted_at INTEGER NOT NULL,
    ended TEXT,
    season TEXT,
    note TEXT,
    closed INTEGER NOT NULL,
    counts INTEGER NOT NULL,
    open_deal TEXT,
    substitutes TEXT NOT NULL,
    finished INTEGER NOT NULL,
    deal_count INTEGER NOT NULL,
    chain TEXT NOT NULL,
    head TEXT NOT NULL,
    identity TEXT NOT NULL,
    origin TEXT,
    created_at INTEGER NOT NULL,
    deleted_at INTEGER,
    PRIMARY KEY (id),
    CONSTRAINT game_has_length CHECK (length(game) > 0),
    CONSTRAINT first_dealer_is_seat CHECK (first_dealer BETWEEN 0 AND 9),
    CONSTRAINT deal_count_is_count CHECK (deal_count >= 0),
    CONSTRAINT day_of_started CHECK ((started IS NULL) = (day IS NULL)),
    CONSTRAINT day_is_day CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CONSTRAINT options_is_object CHECK (options GLOB '{*}'),
    CONSTRAINT open_deal_is_object CHECK (open_deal GLOB '{*}'),
    CONSTRAINT substitutes_is_array CHECK (substitutes GLOB '[[]*]'),
    CONSTRAINT closed_is_flag CHECK (closed IN (0, 1)),
    CONSTRAINT counts_is_flag CHECK (counts IN (0, 1)),
    CONSTRAINT finished_is_flag CHECK (finished IN (0, 1)),
    CONSTRAINT chain_is_digest CHECK (length(chain) = 64),
    CONSTRAINT head_is_digest CHECK (length(head) = 64),
    CONSTRAINT identity_is_digest CHECK (length(identity) = 64),
    CONSTRAINT origin_is_digest CHECK (length(origin) = 64)
) STRICT;
CREATE INDEX matches_by_finished ON matches (finished, sorted_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX matches_by_game ON matches (game, sorted_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX matches_by_identity ON matches (identity);
CREATE INDEX matches_by_origin ON matches (origin);
CREATE INDEX matches_by_season ON matches (season, sorted_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX matches_by_time ON matches (sorted_at DESC, id DESC) WHERE deleted_at IS NULL;

CREATE TABLE players (
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    guest INTEGER NOT NULL,
    hidden INTEGER NOT NULL,
    merged_into INTEGER,
    PRIMARY KEY (id),
    CONSTRAINT name_has_length CHECK (length(name) BETWEEN 1 AND 60),
    CONSTRAINT folded_has_length CHECK (length(folded) > 0),
    CONSTRAINT merged_into_another CHECK (merged_into <> id),
    CONSTRAINT guest_is_flag CHECK (guest IN (0, 1)),
    CONSTRAINT hidden_is_flag CHECK (hidden IN (0, 1)),
    UNIQUE (folded),
    FOREIGN KEY(merged_into) REFERENCES players (id)
) STRICT;
CREATE INDEX ix_players_merged_into ON players (merged_into);

CREATE TABLE presets (
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    PRIMARY KEY (game, name),
    CONSTRAINT game_has_length CHECK (length(game) > 0),
    CONSTRAINT name_has_length CHECK (length(name) > 0),
    CONSTRAINT options_is_object CHECK (options GLOB '{*}')
) WITHOUT ROWID, STRICT;

CREATE TABLE seasons (
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    first_day TEXT,
    last_day TEXT,
    settings TEXT NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT name_has_length CHECK (length(name) > 0),
    CONSTRAINT first_day_is_day CHECK (first_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CONSTRAINT last_day_is_day CHECK (last_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CONSTRAINT settings_is_object CHECK (settings GLOB '{*}'),
    UNIQUE (name)
) STRICT;

CREATE TABLE deals (
    match_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    content TEXT NOT NULL,
    link TEXT NOT NULL,
    entered_at INTEGER NOT NULL,
    corrected_at INTEGER,
    PRIMARY KEY (match_id, position),
    CONSTRAINT position_is_count CHECK (position >= 0),
    CONSTRAINT content_is_object CHECK (content GLOB '{*}'),
    CONSTRAINT link_is_digest CHECK (length(link) = 64),
    FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;

CREATE TABLE facts (
    match_id INTEGER NOT NULL,
    facts TEXT NOT NULL,
    PRIMARY KEY (match_id),
    CONSTRAINT facts_is_array CHECK (facts GLOB '[[]*]'),
    FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE) STRICT;

CREATE TABLE revisions (
    id INTEGER NOT NULL,
    match_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    act TEXT NOT NULL,
    position INTEGER,
    undoing INTEGER NOT NULL,
    imported INTEGER NOT NULL,
    patch TEXT NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT act_has_length CHECK (length(act) > 0),
    CONSTRAINT undoing_is_flag CHECK (undoing IN (0, 1)),
    CONSTRAINT imported_is_flag CHECK (imported IN (0, 1)),
    CONSTRAINT patch_is_object CHECK (patch GLOB '{*}'),
    FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE) STRICT;
CREATE INDEX revisions_by_match ON revisions (match_id, id);

CREATE TABLE seats (
    match_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (match_id, seat),
    CONSTRAINT seat_is_seat CHECK (seat BETWEEN 0 AND 9),
    CONSTRAINT name_has_length CHECK (length(name) BETWEEN 1 AND 60),
    FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE,
    FOREIGN KEY(player_id) REFERENCES players (id)
) WITHOUT ROWID, STRICT;
CREATE INDEX seats_by_player ON seats (player_id, match_id);

CREATE TABLE results (
    match_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    season TEXT,
    day TEXT,
    sorted_at INTEGER NOT NULL,
    side INTEGER NOT NULL,
    sides INTEGER NOT NULL,
    pairs INTEGER NOT NULL,
    place INTEGER NOT NULL,
    total INTEGER NOT NULL,
    winners INTEGER NOT NULL,
    won INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    counts INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    bids INTEGER NOT NULL,
    exact_bids INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat),
    CONSTRAINT place_from_one CHECK (place >= 1),
    CONSTRAINT won_of_winners CHECK (won <= winners),
    CONSTRAINT winners_of_sides CHECK (winners BETWEEN 0 AND sides),
    CONSTRAINT side_of_sides CHECK (side >= 0 AND side < sides),
    CONSTRAINT exact_bids_of_bids CHECK (exact_bids BETWEEN 0 AND bids),
    CONSTRAINT day_is_day CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CONSTRAINT pairs_is_flag CHECK (pairs IN (0, 1)),
    CONSTRAINT won_is_flag CHECK (won IN (0, 1)),
    CONSTRAINT finished_is_flag CHECK (finished IN (0, 1)),
    CONSTRAINT counts_is_flag CHECK (counts IN (0, 1)),
    CONSTRAINT deleted_is_flag CHECK (deleted IN (0, 1)),
    FOREIGN KEY(match_id, seat) REFERENCES seats (match_id, seat) ON DELETE CASCADE,
    FOREIGN KEY(player_id) REFERENCES players (id)
) WITHOUT ROWID, STRICT;
CREATE INDEX results_by_day ON results (day);
CREATE INDEX results_by_player ON results (player_id, deleted, sorted_at);
CREATE INDEX results_by_season ON results (season, finished);
"""

_SEALED = """
ALTER TABLE matches ADD COLUMN seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64);
ALTER TABLE deals ADD COLUMN seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64);
ALTER TABLE revisions ADD COLUMN seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64);
ALTER TABLE players ADD COLUMN seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64);
ALTER TABLE seasons ADD COLUMN seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64);
ALTER TABLE presets ADD COLUMN seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64);
UPDATE matches SET seal = scorepad_seal('matches', id, open_deal, created_at, deleted_at);
UPDATE deals SET seal = scorepad_seal('deals', match_id, position, entered_at, corrected_at);
UPDATE revisions SET seal =
    scorepad_seal('revisions', id, match_id, at, act, position, undoing, imported, patch);
UPDATE players SET seal = scorepad_seal('players', id, name, folded, guest, hidden, merged_into);
UPDATE seasons SET seal = scorepad_seal('seasons', id, name, first_day, last_day, settings);
UPDATE presets SET seal = scorepad_seal('presets', game, name, options);
"""

_COLOURS_AND_EDITIONS = """
ALTER TABLE facts ADD COLUMN edition INTEGER DEFAULT 1 NOT NULL;
ALTER TABLE players ADD COLUMN colour INTEGER CONSTRAINT colour_from_zero CHECK (colour >= 0);
UPDATE players SET seal = scorepad_seal('players', id, name, folded, guest, hidden, merged_into, colour)
    WHERE seal IS scorepad_seal('players', id, name, folded, guest, hidden, merged_into);
"""

_ADDED_UP_BY_SQL = """
ALTER TABLE results ADD COLUMN level INTEGER DEFAULT 1 NOT NULL CONSTRAINT level_from_one CHECK (level >= 1);
UPDATE results SET level = (SELECT count(DISTINCT side) FROM results AS beside
    WHERE beside.match_id = results.match_id AND beside.place = results.place);
CREATE INDEX results_that_count ON results (season, player_id, name, game, won, winners, place, level, sides,
    total, day, sorted_at, bids, exact_bids, finished, counts, deals, deleted)
    WHERE finished = 1 AND counts = 1 AND deals > 0 AND deleted = 0;
"""

STEPS: tuple[str, ...] = (_FIRST, _SEALED, _COLOURS_AND_EDITIONS, _ADDED_UP_BY_SQL)
"""Step n brings a file of version n to n + 1."""
VERSION = len(STEPS)


class BrokenStepError(Exception):
    """A step left rows that point nowhere."""


def version_of(connection: sqlite3.Connection) -> int:
    """The version of a file."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, steps: Sequence[str] = STEPS) -> None:
    """Bring a file to the version that `steps` end with.

    All of it happens, or nothing. Raises sqlite3.Error and BrokenStepError.
    """
    # Outside the transaction, where alone it works: a table that is rebuilt would otherwise take the rows
    # that point to it along when the old one is dropped.
    connection.execute("PRAGMA foreign_keys=OFF")
    teach(connection)
    try:
        connection.execute("BEGIN IMMEDIATE")
        # Looked at only now: another program may have just done the same.
        for step in steps[version_of(connection) :]:
            for statement in step.split(";\n"):
                if statement.strip():
                    connection.execute(statement)
        broken = connection.execute("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise BrokenStepError(f"{len(broken)} rows of {broken[0][0]} point nowhere")
        connection.execute(f"PRAGMA user_version={len(steps)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute("PRAGMA foreign_keys=ON")


def schema(connection: sqlite3.Connection) -> frozenset[tuple[str, str, str]]:
    """Kind, name and SQL of everything a file defines, spaces aside."""
    found = connection.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    )
    return frozenset((str(kind), str(name), "".join(str(sql).split())) for kind, name, sql in found)


def expected_schema(steps: Sequence[str] = STEPS) -> frozenset[tuple[str, str, str]]:
    """What a file of the version that `steps` end with defines."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, steps)
        return schema(connection)
    finally:
        connection.close()
