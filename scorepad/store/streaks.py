"""How often the pairs of a match had won in a row before it began: from results alone, without a deal."""

from datetime import datetime

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from scorepad.core.evening import Played, is_of_two_pairs, pair_of, wins_in_a_row
from scorepad.core.match import Match
from scorepad.core.names import fold
from scorepad.store.content import moment, seconds
from scorepad.store.tables import PLAYERS, RESULTS

_LONGEST = 500
"""More matches than anybody plays in one go."""


def streaks(connection: Connection, match: Match, match_id: int | None) -> tuple[int, ...]:
    """The wins in a row of each side, none where it is no match of two pairs or nobody knows when it began.

    `match_id` is the match's own number, None while it has none.
    """
    if match.started is None or not is_of_two_pairs(match):
        return tuple(0 for _ in match.side_names)
    started = datetime.fromisoformat(match.started)
    earlier = _earlier(seconds(started), match_id)
    pairs = (tuple(_person(connection, name) for name in pair_of(match, side)) for side in (0, 1))
    return tuple(wins_in_a_row(_played(connection, match.game.key, pair, earlier), started) for pair in pairs)


def _person(connection: Connection, name: str) -> int | None:
    """The person behind a name; None where nobody is called so yet."""
    number = select(func.coalesce(PLAYERS.c.merged_into, PLAYERS.c.id)).where(PLAYERS.c.folded == fold(name))
    found: int | None = connection.execute(number).scalar_one_or_none()
    return found


def _earlier(sorted_at: int, match_id: int | None) -> ColumnElement[bool]:
    """Whether a result is of a match before this one, in the order in which lists have them."""
    if match_id is None:
        return RESULTS.c.sorted_at <= sorted_at
    in_that_second = and_(RESULTS.c.sorted_at == sorted_at, RESULTS.c.match_id < match_id)
    return or_(RESULTS.c.sorted_at < sorted_at, in_that_second)


def _played(
    connection: Connection, game: str, pair: tuple[int | None, ...], earlier: ColumnElement[bool]
) -> tuple[Played, ...]:
    """The latest finished matches of a pair that count, the latest first."""
    one, other = pair
    beside = RESULTS.alias()
    rows = connection.execute(
        select(RESULTS.c.day, RESULTS.c.sorted_at, RESULTS.c.won, RESULTS.c.winners)
        .join(beside, and_(beside.c.match_id == RESULTS.c.match_id, beside.c.side == RESULTS.c.side))
        .where(
            RESULTS.c.player_id == one,
            beside.c.player_id == other,
            RESULTS.c.game == game,
            RESULTS.c.finished == 1,
            RESULTS.c.counts == 1,
            RESULTS.c.deleted == 0,
            earlier,
        )
        .order_by(RESULTS.c.sorted_at.desc(), RESULTS.c.match_id.desc())
        .limit(_LONGEST)
    )
    return tuple(
        # Without a day it is not known when it started.
        Played(None if day is None else moment(sorted_at), bool(won) and winners == 1)
        for day, sorted_at, won, winners in rows
    )
