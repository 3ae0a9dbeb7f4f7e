"""The questions that tables answer, asked by hand in SQL: what the history is measured against.

They answer less exactly than the tables do: points as floating numbers, and no movement.
"""

from collections.abc import Mapping

from scorepad.season.season import Scheme

_POINTS: Mapping[Scheme, str] = {
    Scheme.WINS: "sum(CASE WHEN won THEN 1.0 / winners ELSE 0 END)",
    Scheme.PLACES: (
        "sum((CASE WHEN place <= 1 AND place + level > 1 THEN 3.0 ELSE 0 END"
        " + CASE WHEN place <= 2 AND place + level > 2 THEN 2.0 ELSE 0 END"
        " + CASE WHEN place <= 3 AND place + level > 3 THEN 1.0 ELSE 0 END) / level)"
    ),
    Scheme.FIELD: "avg(50.0 * (2 * (sides - place) - level + 1) / (sides - 1))",
    Scheme.SCORE: "sum(total)",
    Scheme.AVERAGE: "avg(total)",
}
MINIMUM = 3
"""So many matches are asked for a place."""
_COUNTED = "finished = 1 AND counts = 1 AND deals > 0 AND deleted = 0"
_LINES = (
    "SELECT rank() OVER (ORDER BY {points} DESC, sum(won) DESC), shown.name, count(*), sum(won), {points},"
    " sum(total), sum(bids), sum(exact_bids), max(sorted_at)"
    " FROM results JOIN players AS shown ON shown.id = player_id"
    f" WHERE season = ? AND {_COUNTED} AND shown.guest = 0"
    f" GROUP BY player_id HAVING count(*) >= {MINIMUM} ORDER BY 1, shown.folded"
)


def season_table(scheme: Scheme) -> str:
    """A season's lines: place, name, matches, wins, points, total score, bids, exact bids, latest start."""
    return _LINES.format(points=_POINTS[scheme])


OVER_DEALS = (
    "SELECT player_id, count(*), sum(length(content)) FROM deals JOIN seats USING (match_id)"
    " JOIN matches ON matches.id = match_id"
    " WHERE finished = 1 AND counts = 1 AND deleted_at IS NULL GROUP BY player_id"
)
"""The least that standings computed from deals would do: look at each deal once for each who played it."""
