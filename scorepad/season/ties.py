"""Lines that are equal in points, and what puts them in their places."""

from dataclasses import dataclass

from scorepad.season.standings import Standing, Table


@dataclass(frozen=True, slots=True)
class Level:
    """The other lines with as many points as one line.

    Those `sharing` its place have won as often, it is `ahead_of` those that have won less often, and `behind`
    those that have won more often; each in the order of the table.
    """

    sharing: tuple[Standing, ...] = ()
    ahead_of: tuple[Standing, ...] = ()
    behind: tuple[Standing, ...] = ()


def level_with(table: Table, line: Standing) -> Level:
    """The lines of a table that are equal to one of its lines in points; none for a line without a place.

    Points are compared exactly, not as they are shown.
    """
    if line.place is None:
        return Level()
    equal = [one for one in table.rows if one.points == line.points and one.key != line.key]
    return Level(
        sharing=tuple(one for one in equal if one.wins == line.wins),
        ahead_of=tuple(one for one in equal if one.wins < line.wins),
        behind=tuple(one for one in equal if one.wins > line.wins),
    )
