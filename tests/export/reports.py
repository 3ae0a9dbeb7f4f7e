"""Reports to write as files: of names that want to be more than names, and of a long history."""

from fractions import Fraction
from typing import Any

from scorepad.season.report import Report, report
from scorepad.season.results import Result
from scorepad.season.season import Counting, Filters, Query, Scheme
from tests.season.evenings import evening

HOSTILE = (
    '=HYPERLINK("http://example.org","x")', "+1", "-2", "@SUM(A1)", "\t=1+1", "\r=2+2", "1e5", "TRUE",
    "2026-01-01", "007", "http://example.org", "mailto:a@example.org", "<r><t>x</t></r>", "<r></r><b>",
    "<script>alert(1)</script>", "&amp;", "_x0041_", "'quoted", 'say "hi"', "a;b,c", "٣", "דנה", "\u202eanna",
    "\x07bell", "\uffff",
)  # fmt: skip
"""Names that a spreadsheet or a browser could take for something else."""


def asked(filters: Filters = Filters(), **counting: Any) -> Query:  # noqa: B008 - it is frozen
    return Query(filters, Counting(**counting))


def winter() -> Report:
    """A season with a result that is left out, a line below the table, and movement."""
    evenings = [
        evening("2026-01-02", {"Anna": 40, "Bram": 30, "Cato": 20}, number=1, bids={"Anna": (16, 5)}),
        evening("2026-01-09", {"Bram": 25, "Anna": -5}, number=2, bids={"Bram": (3, 1)}),
        evening("2026-01-16", {"Bram": 12, "Anna": 12}, number=3),
    ]
    filters = Filters(season="Winter", as_of="2026-01-31")
    return report(evenings, asked(filters, scheme=Scheme.PLACES, points=_points("3,1.25"), minimum=2, drop=1))


def _points(text: str) -> tuple[Fraction, ...]:
    return tuple(Fraction(one) for one in text.split(","))


def hostile(season: str | None = None) -> Report:
    """One match of all the hostile names at one table."""
    totals = {name: -at for at, name in enumerate(HOSTILE)}
    return report([evening("2026-01-02", totals, number=1)], asked(Filters(season), scheme=Scheme.SCORE))


def long(matches: int) -> Report:
    """So many matches of seven."""
    return report([_of_seven(number) for number in range(1, matches + 1)], asked(drop=1, minimum=1))


def _of_seven(number: int) -> Result:
    totals = {f"Player {seat}": number * seat % 97 for seat in range(7)}
    return evening(f"20{number % 90 + 10}-0{number % 9 + 1}-{number % 28 + 1:02}", totals, number=number)
