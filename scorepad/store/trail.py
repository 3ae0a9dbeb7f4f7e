"""The trail of corrections: what was done to a match, and undo after a restart."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, insert, select

from scorepad.core.match import Act, Change, Match
from scorepad.core.timeline import Timeline
from scorepad.store.content import ContentError, Stored, from_text, held, moment, patch_of, patched, to_text
from scorepad.store.seals import is_sealed
from scorepad.store.tables import REVISIONS


@dataclass(frozen=True)
class Revision:
    """One act upon a match. `position` is the index of the deal it is about, where there is one.

    `patch` tells what changed: for each part of the record its value before and after, for `deals` the index
    `at`, and the deals from there `before` and `after`. `imported`: a longer record of the match took over.
    """

    at: datetime
    act: Act
    position: int | None
    undoing: bool
    imported: bool
    patch: Mapping[str, Any]


def write_revision(
    connection: Connection,
    match_id: int,
    change: Change,
    before: Stored,
    after: Stored,
    at: int,
    *,
    imported: bool = False,
) -> None:
    """Append what a change did, unless all it did was to the deal being entered."""
    patch = patch_of(before, after)
    if patch:
        connection.execute(
            insert(REVISIONS).values(
                match_id=match_id,
                at=at,
                act=change.act.value,
                position=change.at,
                undoing=int(change.undoing),
                imported=int(imported),
                patch=to_text(patch),
            )
        )


def revisions(connection: Connection, match_id: int) -> tuple[Revision, ...]:
    """All that was done to a match, in order. Raises ContentError where the trail is damaged."""
    rows = connection.execute(
        select(REVISIONS).where(REVISIONS.c.match_id == match_id).order_by(REVISIONS.c.id)
    )
    return tuple(_revision(row) for row in rows)


def _revision(row: Any) -> Revision:
    if not is_sealed("revisions", row._mapping):
        raise ContentError("the trail of corrections has changed")
    patch = from_text(row.patch)
    if not isinstance(patch, dict):
        raise ContentError("a revision that is none")
    try:
        at, act = moment(row.at), Act(row.act)
    except (ValueError, TypeError, OverflowError, OSError) as problem:
        raise ContentError("a revision that is none") from problem
    position = None if row.position is None else held(int, row.position)
    return Revision(at, act, position, bool(row.undoing), bool(row.imported), patch)


def timeline(match: Match, trail: tuple[Revision, ...]) -> Timeline:
    """What can be undone and redone of a match, from its trail.

    Steps are whole deals. A deal that was added goes back into the form when that is undone, as it stood
    there before. Raises ContentError where the trail is damaged.
    """
    done, undone = _standing(trail)
    return Timeline(_backwards(match, done), _forwards(match, undone))


@dataclass(frozen=True)
class Step:
    """One act on the trail, with the match before and after it (the deal being entered left out).

    Both are None where names were spelt otherwise since, so that the match of that time cannot be shown.
    """

    at: datetime
    act: Act
    undoing: bool
    imported: bool
    before: Match | None
    after: Match | None


def steps(match: Match, trail: tuple[Revision, ...]) -> tuple[Step, ...]:
    """A match's whole trail, the first act first. Raises ContentError where the trail is damaged."""
    found = []
    known: Match | None = replace(match, open_deal=None)
    for revision in reversed(trail):
        before = None if known is None else patched(known, revision.patch, back=True)
        after = None if before is None else known
        found.append(Step(revision.at, revision.act, revision.undoing, revision.imported, before, after))
        known = before
    return tuple(reversed(found))


def _standing(trail: tuple[Revision, ...]) -> tuple[list[Revision], list[Revision]]:
    """The revisions that hold, and those taken back, the next to redo last."""
    done: list[Revision] = []
    undone: list[Revision] = []
    for revision in trail:
        if revision.undoing:
            if done:
                undone.append(done.pop())
            continue
        if undone and (revision.act, revision.patch) == (undone[-1].act, undone[-1].patch):
            undone.pop()
        else:
            undone = []
        done.append(revision)
    return done, undone


def _added(revision: Revision, before: Match, after: Match) -> bool:
    """Whether a deal went from the form to the sheet."""
    return (
        revision.act is Act.ADD and not revision.imported and after.deals[:-1] == before.deals != after.deals
    )


def _filled(match: Match, filled: Match) -> Change:
    """The step in which the form of `match` was filled, all of its values at once."""
    return Change(Act.DRAFT, len(match.deals), match, filled)


def _backwards(match: Match, done: list[Revision]) -> tuple[Change, ...]:
    changes: list[Change] = []
    if match.open_deal is not None:
        empty = replace(match, open_deal=None)
        changes.append(_filled(empty, match))
        match = empty
    for revision in reversed(done):
        before = patched(match, revision.patch, back=True)
        if before is None:
            break  # names were spelt otherwise since: what lies before cannot be undone
        if _added(revision, before, match):
            filled = replace(before, open_deal=match.deals[-1])
            changes.append(Change(revision.act, revision.position, filled, match))
            changes.append(_filled(before, filled))
        else:
            changes.append(Change(revision.act, revision.position, before, match))
        match = before
    return tuple(reversed(changes))


def _forwards(match: Match, undone: list[Revision]) -> tuple[Change, ...]:
    changes: list[Change] = []
    for revision in reversed(undone):
        before = replace(match, open_deal=None)
        after = patched(before, revision.patch, back=False)
        if after is None:
            break
        if _added(revision, before, after):
            filled = replace(before, open_deal=after.deals[-1])
            if match.open_deal is None:
                changes.append(_filled(match, filled))
            elif match != filled:
                break  # another deal has been begun since
            changes.append(Change(revision.act, revision.position, filled, after))
        elif match.open_deal is not None:
            break
        else:
            changes.append(Change(revision.act, revision.position, match, after))
        match = after
    return tuple(reversed(changes))
