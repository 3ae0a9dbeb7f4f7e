"""Matches to and from rows: what is written of one, and how it is read again and proved."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from scorepad.core.match import Match
from scorepad.games import game
from scorepad.season.results import result_of
from scorepad.store.content import (
    NO_LINK,
    ContentError,
    Stored,
    common_end,
    deal_of,
    digest,
    first_difference,
    from_text,
    head_of,
    held,
    next_link,
    to_text,
    with_head,
)
from scorepad.store.errors import UNKNOWN_GAME, StoreUnknownGame
from scorepad.store.people import People, Seated
from scorepad.store.seals import is_sealed
from scorepad.store.tables import DEALS, FACTS, MATCHES, RESULTS, SEATS

Values = dict[str, Any]


# Reading.


def prove(row: Any, seats: Sequence[Any], deals: Sequence[Any]) -> dict[str, Any]:
    """What was agreed in the match of these rows, which must be all there and as they were written.

    Rows are named tuples. The rules of the game are not asked. Raises ContentError.
    """
    if [seat.seat for seat in seats] != list(range(len(seats))):
        raise ContentError("seats are missing")
    head = head_of(row, [held(str, seat.name) for seat in seats])
    try:
        proved = digest(to_text(head)) == row.head
    except (TypeError, ValueError) as problem:
        raise ContentError("what was agreed is unreadable") from problem
    if not proved:
        raise ContentError("what was agreed has changed")
    link = NO_LINK
    for position, deal in enumerate(deals):
        link = next_link(link, held(str, deal.content))
        if deal.position != position or deal.link != link:
            raise ContentError(f"deal {position + 1} has changed")
    if not is_sealed("matches", row._asdict()):
        raise ContentError("the deal being entered has changed, or when the match was written")
    if len(deals) != row.deal_count:
        raise ContentError(f"{len(deals)} deals of {row.deal_count}")
    if link != row.chain:
        raise ContentError("deals have changed")
    return head


def match_of(row: Row[Any], seats: Sequence[Row[Any]], deals: Sequence[Row[Any]]) -> Match:
    """The match of its rows.

    Raises ContentError where they are not all there or not as they were written, else StoreUnknownGame where
    its rules are not here.
    """
    head = prove(row, seats, deals)
    try:
        played = game(row.game)
    except KeyError as problem:
        raise StoreUnknownGame(UNKNOWN_GAME.of(game=row.game)) from problem
    match = with_head(played, head)
    return replace(
        match,
        deals=tuple(deal_of(played, match.setup, from_text(deal.content)) for deal in deals),
        open_deal=None
        if row.open_deal is None
        else deal_of(played, match.setup, from_text(row.open_deal), partial=True),
    )


def load(connection: Connection, match_id: int) -> tuple[Row[Any], Match] | None:
    """A match and its row; None where there is none. Raises ContentError and StoreUnknownGame."""
    row = connection.execute(select(MATCHES).where(MATCHES.c.id == match_id)).one_or_none()
    if row is None:
        return None
    seats = connection.execute(select(SEATS).where(SEATS.c.match_id == match_id).order_by(SEATS.c.seat))
    deals = connection.execute(select(DEALS).where(DEALS.c.match_id == match_id).order_by(DEALS.c.position))
    return row, match_of(row, seats.all(), deals.all())


# What is written of a match.


def match_values(stored: Stored, people: People, created_at: int) -> Values:
    """The row of a match, without its number and its deletion."""
    match = stored.match
    persons = people.persons(match.setup.players)
    sort_key = stored.sort_key
    return {
        "game": match.game.key,
        "options": to_text(stored.head["options"]),
        "first_dealer": match.setup.first_dealer,
        "started": match.started,
        "day": stored.day,
        "sorted_at": created_at if sort_key is None else sort_key,
        "ended": match.ended,
        "season": match.season,
        "note": match.note,
        "closed": int(match.closed),
        "counts": int(match.counts),
        "open_deal": stored.open_deal,
        "substitutes": to_text(stored.head["substitutes"]),
        "finished": int(match.finished),
        "deal_count": len(match.deals),
        "chain": stored.chain,
        "head": stored.head_digest,
        "identity": stored.identity(persons),
        "origin": stored.origin(persons),
        "created_at": created_at,
    }


def seat_rows(match_id: int, stored: Stored, seated: Sequence[Seated]) -> list[Values]:
    """Who sat where."""
    return [
        {"match_id": match_id, "seat": seat, "player_id": one.player, "name": name}
        for seat, (one, name) in enumerate(zip(seated, stored.match.setup.players, strict=True))
    ]


def deal_rows(match_id: int, stored: Stored, at: int) -> list[Values]:
    """The deals from index `at` on."""
    return [
        {
            "match_id": match_id,
            "position": position,
            "content": stored.deals[position],
            "link": stored.links[position],
            "entered_at": at,
            "corrected_at": None,
        }
        for position in range(len(stored.deals))
    ]


def result_rows(
    match_id: int, stored: Stored, persons: Sequence[int], created_at: int, deleted: bool
) -> list[Values]:
    """What lists and season tables need of a match. `persons` are who sits on each seat."""
    match = stored.match
    result = result_of(match, match_id)
    winners = len(match.sheet.winners)
    places = [side.place for side in result.sides]
    sort_key = stored.sort_key
    rows = []
    for side, seats in enumerate(match.game.sides(match.setup.seats)):
        got = result.sides[side]
        rows += [
            {
                "match_id": match_id,
                "seat": seat,
                "player_id": persons[seat],
                "name": match.setup.players[seat],
                "game": result.game,
                "season": match.season,
                "day": result.day,
                "sorted_at": created_at if sort_key is None else sort_key,
                "side": side,
                "sides": len(result.sides),
                "pairs": int(result.pairs),
                "place": got.place,
                "total": got.total,
                "winners": winners,
                "won": int(got.won > 0),
                "finished": int(match.finished),
                "counts": int(match.counts),
                "deleted": int(deleted),
                "deals": len(match.deals),
                "bids": got.bids,
                "exact_bids": got.exact_bids,
                "level": places.count(got.place),
            }
            for seat in seats
        ]
    return sorted(rows, key=lambda row: int(row["seat"]))


FACTS_EDITION = 2
"""What the games count for statistics; one more whenever any of them counts something else."""


def facts_values(match: Match) -> Values:
    """What statistics count, per side, as this edition counts it."""
    counted = match.game.facts(match.setup, match.deals, match.sheet)
    return {"facts": to_text([dict(facts) for facts in counted]), "edition": FACTS_EDITION}


# Writing.

# Made once: an import of years of evenings writes thousands of each.
_NEW_MATCH = insert(MATCHES).returning(MATCHES.c.id)
_NEW_SEATS = insert(SEATS)
_NEW_DEALS = insert(DEALS)
_NEW_RESULTS = insert(RESULTS)
_NEW_FACTS = insert(FACTS)


def insert_match(connection: Connection, people: People, stored: Stored, at: int) -> int:
    """Write a new match; its number."""
    # Names first: seating two merged names parts them, and the digests hang on who is who.
    seated = people.seat(stored.match.setup.players)
    match_id: int = connection.execute(_NEW_MATCH, match_values(stored, people, at)).scalar_one()
    connection.execute(_NEW_SEATS, seat_rows(match_id, stored, seated))
    if stored.deals:
        connection.execute(_NEW_DEALS, deal_rows(match_id, stored, at))
    persons = [one.person for one in seated]
    connection.execute(_NEW_RESULTS, result_rows(match_id, stored, persons, at, deleted=False))
    connection.execute(_NEW_FACTS, {"match_id": match_id, **facts_values(stored.match)})
    respelt = people.spelt(stored.match.setup.players)
    if respelt:
        people.respell(respelt)
    return match_id


def update_match(connection: Connection, match_id: int, before: Stored, after: Stored, at: int) -> bool:
    """Write what differs between two values of a match; False where the one stored is not `before`.

    A half-entered deal is one statement. Where it is False, the transaction is to be given up.
    """
    guard = (
        (MATCHES.c.id == match_id)
        & (MATCHES.c.deal_count == len(before.deals))
        & (MATCHES.c.chain == before.chain)
        & (MATCHES.c.head == before.head_digest)
        & MATCHES.c.open_deal.is_not_distinct_from(before.open_deal)
    )
    if before.state[:-1] == after.state[:-1]:
        changed = update(MATCHES).where(guard).values(open_deal=after.open_deal)
        return connection.execute(changed).rowcount == 1
    names = after.match.setup.players
    people = People(connection, (*before.match.setup.players, *names))
    seated = people.seat(names)
    known = connection.execute(
        select(MATCHES.c.created_at, MATCHES.c.deleted_at).where(MATCHES.c.id == match_id)
    ).one_or_none()
    if known is None:
        return False
    old = match_values(before, people, known.created_at)
    new = match_values(after, people, known.created_at)
    differing = {key: value for key, value in new.items() if old[key] != value}
    if connection.execute(update(MATCHES).where(guard).values(differing)).rowcount != 1:
        return False
    _update_deals(connection, match_id, before, after, at)
    deleted = known.deleted_at is not None
    results = result_rows(match_id, after, [one.person for one in seated], known.created_at, deleted)
    if before.match.setup.players != names:
        connection.execute(delete(RESULTS).where(RESULTS.c.match_id == match_id))
        connection.execute(delete(SEATS).where(SEATS.c.match_id == match_id))
        connection.execute(_NEW_SEATS, seat_rows(match_id, after, seated))
        connection.execute(_NEW_RESULTS, results)
        people.respell(dict.fromkeys((*before.match.setup.players, *names)))
        people.forget(before.match.setup.players)
    else:
        earlier = result_rows(match_id, before, [one.person for one in seated], known.created_at, deleted)
        if earlier != results:
            connection.execute(delete(RESULTS).where(RESULTS.c.match_id == match_id))
            connection.execute(_NEW_RESULTS, results)
        if before.match.started != after.match.started:
            people.respell(names)
    facts = facts_values(after.match)
    if facts != facts_values(before.match):
        connection.execute(update(FACTS).where(FACTS.c.match_id == match_id).values(facts))
    return True


def rebuild_all(connection: Connection) -> int:
    """Write everything derived of all matches anew where it differs; how many matches that were.

    Damaged matches, and those of games that are not known here, are left as they are.
    """
    people = People(connection)
    numbers = connection.execute(select(MATCHES.c.id)).scalars().all()
    return sum(_rebuild(connection, people, number) for number in numbers)


def _rebuild(connection: Connection, people: People, match_id: int) -> bool:
    try:
        found = load(connection, match_id)
    except (ContentError, StoreUnknownGame):
        return False
    if found is None:
        return False
    row, match = found
    stored = Stored(match)
    of_match = (MATCHES.c.id == match_id, RESULTS.c.match_id == match_id, FACTS.c.match_id == match_id)
    values = match_values(stored, people, row.created_at)
    differing = {key: value for key, value in values.items() if row._mapping[key] != value}
    if differing:
        connection.execute(update(MATCHES).where(of_match[0]).values(differing))
    seated = people.seat(match.setup.players)
    persons = [one.person for one in seated]
    expected = result_rows(match_id, stored, persons, row.created_at, row.deleted_at is not None)
    there = connection.execute(select(RESULTS).where(of_match[1]).order_by(RESULTS.c.seat)).mappings().all()
    facts = {"match_id": match_id, **facts_values(match)}
    counted = connection.execute(select(FACTS).where(of_match[2])).mappings().all()
    are_derived = [dict(one) for one in (*there, *counted)] == [*expected, facts]
    if not differing and are_derived:
        return False
    connection.execute(delete(RESULTS).where(of_match[1]))
    connection.execute(_NEW_RESULTS, expected)
    connection.execute(delete(FACTS).where(of_match[2]))
    connection.execute(_NEW_FACTS, facts)
    return True


def _update_deals(connection: Connection, match_id: int, before: Stored, after: Stored, at: int) -> None:
    """Write the deals from the first that differs on; those that only moved keep the time of their entry."""
    first = first_difference(before.deals, after.deals)
    if first == len(before.deals) == len(after.deals):
        return
    rows = deal_rows(match_id, after, at)[first:]
    if first < len(before.deals):
        written = (DEALS.c.match_id == match_id) & (DEALS.c.position >= first)
        earlier = connection.execute(
            select(DEALS.c.content, DEALS.c.entered_at, DEALS.c.corrected_at)
            .where(written)
            .order_by(DEALS.c.position)
        ).all()
        connection.execute(delete(DEALS).where(written))
        _keep_times(rows, [tuple(row) for row in earlier], at)
    if rows:
        connection.execute(_NEW_DEALS, rows)


def _keep_times(rows: list[Values], earlier: list[tuple[Any, ...]], at: int) -> None:
    contents = [row["content"] for row in rows]
    there = [row[0] for row in earlier]
    end = common_end(there, contents, 0)
    tail = list(zip(rows[len(rows) - end :], earlier[len(earlier) - end :], strict=True))
    middle, gone = rows[: len(rows) - end], earlier[: len(earlier) - end]
    for row, (_, entered_at, corrected_at) in tail:
        row.update(entered_at=entered_at, corrected_at=corrected_at)
    if len(middle) == len(gone) == 1:
        # A correction: entered when it was, corrected now.
        middle[0].update(entered_at=gone[0][1], corrected_at=at)
        return
    for row in middle:
        for number, (content, entered_at, corrected_at) in enumerate(gone):
            if content == row["content"]:
                row.update(entered_at=entered_at, corrected_at=corrected_at)
                del gone[number]
                break
