"""A made-up league as people keep it in a spreadsheet, and what is true of it, counted while it is written.

Nothing here asks the code under test: what a row is worth is noted when the row is made.
"""

import csv
import io
import random
from collections import Counter
from dataclasses import dataclass, field
from datetime import date, timedelta

PEOPLE = ("Anna", "Bram", "Cato de Wit", "Daan", "Eefje", "Zoë", "Guus", "Hà", "Ilse", "Jörg")
SEASONS = ("Winter 2023", "Zomer 2023", "Winter 2024")
FIRST = date(2023, 1, 5)
_MONTHS = ("jan.", "feb.", "mrt", "april", "mei", "juni", "juli", "aug.", "sept.", "okt.", "nov.", "december")
_WEEKDAYS = ("ma", "di", "wo", "do", "vr", "za", "zo")


@dataclass
class League:
    """The file, and what an independent reader of it would count. Rows count from 1."""

    data: bytes = b""
    matches: int = 0
    by_season: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    by_day: Counter[str] = field(default_factory=Counter)
    faulty: list[int] = field(default_factory=list)
    twice: int = 0
    totals: int = 0


def league(seed: int, matches: int = 400) -> League:
    """A league of three seasons in one sheet of ten people, of whom three to six play a match."""
    writer = _Writer(random.Random(seed))
    for at, season in enumerate(SEASONS):
        share = matches * (at + 1) // len(SEASONS) - matches * at // len(SEASONS)
        writer.season(season, FIRST + timedelta(days=240 * at), share)
    return writer.finished()


class _Writer:
    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._told = League()
        self._rows: list[list[str]] = [["League of Thursdays"], []]
        self._titles()

    def _titles(self) -> None:
        self._rows.append(["Datum", *PEOPLE, "Totaal", "Winnaar", "Seizoen", "Opmerkingen"])

    def season(self, season: str, first: date, matches: int) -> None:
        """A season: evenings of one to four matches, then a line of totals and the titles again."""
        sums = Counter[str]()
        day = first
        left = matches
        while left:
            evening = min(left, self._dice.randint(1, 4))
            for number in range(evening):
                self._match(season, day, number == 0, sums)
            left -= evening
            self._mishap(season, day)
            day += timedelta(days=self._dice.choice((1, 2)))
        self._rows.append(["Totaal", *(str(sums[name]) for name in PEOPLE)])
        self._told.totals += 1
        self._rows.append([])
        if season != SEASONS[-1]:
            self._titles()

    def _match(self, season: str, day: date, is_first: bool, sums: Counter[str]) -> None:
        told, dice = self._told, self._dice
        points = dict.fromkeys(dice.sample(PEOPLE, dice.randint(3, 6)), 0)
        # A first number that no other match of the league has: equal rows are made on purpose only.
        for name in points:
            points[name] = dice.randint(-40, 180)
        points[next(iter(points))] = told.matches + 200
        self._rows.append(self._row(season, self._written(day) if is_first else "", points))
        told.matches += 1
        told.by_season[season] += 1
        told.by_day[day.isoformat()] += 1
        best = max(points.values())
        for name, worth in points.items():
            told.played[name] += 1
            told.points[name] += worth
            told.wins[name] += worth == best
            sums[name] += worth
        if dice.random() < 0.02:
            # Somebody copied the row; whoever added the season up did not count it.
            self._rows.append(self._rows[-1][:])
            told.twice += 1

    def _row(self, season: str, day: str, points: dict[str, int]) -> list[str]:
        dice = self._dice
        minus = dice.choice("-−")
        cells = [
            str(points[name]).replace("-", minus) if name in points else dice.choice(["", "", "-", " "])
            for name in PEOPLE
        ]
        winner = max(points, key=lambda name: points[name])
        note = dice.choice(["", "", "", "late; and cold", 'in "the barn"', "two\nlines"])
        return [day, *cells, str(sum(points.values())), winner, season, note]

    def _written(self, day: date) -> str:
        """A day in one of the ways in which people write days, its own number first."""
        year = f"{day.year % 100:02}"
        return self._dice.choice(
            (
                f"{day.day}-{day.month}-{day.year}",
                f"{day.day:02}/{day.month:02}/{year}",
                f"{day.day} {_MONTHS[day.month - 1]} {day.year}",
                f"{_WEEKDAYS[day.weekday()]} {day.day} {_MONTHS[day.month - 1]} {day.year}",
                day.isoformat(),
                f" {day.day}.{day.month}.{day.year} ",
            )
        )

    def _mishap(self, season: str, day: date) -> None:
        """Now and then a row that nobody can read."""
        if self._dice.random() > 0.04:
            return
        row = self._row(season, self._written(day), dict.fromkeys(PEOPLE[:3], 7))
        row[self._dice.choice((0, 1, 2))] = self._dice.choice(("?", "acht", "12,5"))
        self._rows.append(row)
        self._told.faulty.append(len(self._rows))

    def finished(self) -> League:
        """The league as a file, as Excel in the Netherlands writes it."""
        written = io.StringIO()
        csv.writer(written, delimiter=";").writerows(self._rows)
        self._told.data = written.getvalue().encode("utf-8-sig")
        return self._told
