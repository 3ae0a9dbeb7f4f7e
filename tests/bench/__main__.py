"""What a history of a hundred thousand matches costs, as ratios measured in one run: `make bench`.

Each line has its goal beside its figure; BENCHMARKS.md says what is measured, and what came of it.
"""

import argparse
import json
import os
import platform
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import PySide6

from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import game
from scorepad.season.season import Counting, Filters, Query, Scheme
from scorepad.store.store import Store
from tests.bench.generator import YEARS, cached, people, season_of
from tests.bench.pairs import Pair, Timed, compared, exponent, timed
from tests.bench.plain_sql import MINIMUM, OVER_DEALS, season_table
from tests.bench.sheets import KINDS, finished_sheet
from tests.bench.windows import copied, megabytes_of_history, paint_history

SIZES = (1_000, 10_000, 100_000)
"""The matches of the histories that are compared."""
_SEED = 1
_SEASON = season_of(YEARS[2]).name
_NOW = datetime(2026, 1, 2, 12, tzinfo=UTC)


@dataclass(frozen=True)
class Figure:
    """What was measured, its goal (it is to be at most that), what came out, and what that was made of."""

    name: str
    goal: float
    figure: float
    made_of: Pair | None = None

    @property
    def is_met(self) -> bool:
        """Whether the goal is met."""
        return self.figure <= self.goal

    @property
    def line(self) -> str:
        """The figure as it is printed."""
        told = f"{self.name:<62} goal {self.goal:>6.2f}  figure {self.figure:>6.3f}"
        if self.made_of is not None:
            told += f"  ({1000 * self.made_of.one:.1f} ms : {1000 * self.made_of.other:.1f} ms)"
        return told if self.is_met else f"{told}  NOT MET"


@dataclass(frozen=True)
class Histories:
    """Histories of three sizes that may be written to, and a folder for their backups."""

    small: Path
    middle: Path
    large: Path
    backups: Path

    def opened(self, path: Path) -> Store:
        """One of them."""
        return Store.open(path, self.backups)


def figures(histories: Histories, times: int) -> Iterator[Figure]:
    """All figures, each as soon as it is known; those of a disk or a window are measured so many times."""
    yield from _of_reading(histories, times)
    yield _of_pair(
        "first paint of the history page, to that of 1,000 matches", 1.2, _painting(histories, times)
    )
    yield Figure("megabytes that the history and its page add", 40, megabytes_of_history(histories.large, 3))
    yield _of_growth("a save: exponent in the number of matches", 0.05, _saving(histories, 5 * times), 100)
    for name, act in (("export", Store.export), ("check", Store.check)):
        yield _of_growth(f"{name}: exponent from 10,000 to 100,000", 1.05, _once_each(histories, act), 10)


def _of_pair(name: str, goal: float, pair: Pair) -> Figure:
    return Figure(name, goal, pair.ratio, pair)


def _of_growth(name: str, goal: float, pair: Pair, sizes: float) -> Figure:
    return Figure(name, goal, exponent(pair.ratio, sizes), pair)


def _of_reading(histories: Histories, times: int) -> Iterator[Figure]:
    with histories.opened(histories.large) as store, closing(sqlite3.connect(histories.large)) as raw:

        def asked(sql: str, *values: str) -> Timed:
            return timed(lambda: raw.execute(sql, values).fetchall())

        def told(query: Query) -> Timed:
            return timed(lambda: store.table(query))

        for scheme in Scheme:
            query = Query(Filters(season=_SEASON), Counting(scheme, minimum=MINIMUM))
            pair = compared(told(query), asked(season_table(scheme), _SEASON), 2 * times)
            yield _of_pair(f"a season's table by {scheme}, to raw SQL", 1.15, pair)
        pair = compared(told(Query()), asked(OVER_DEALS), 5)
        yield _of_pair("standings of all time, to a raw aggregate over deals", 0.12, pair)


def _painting(histories: Histories, times: int) -> Pair:
    def painted(path: Path) -> Timed:
        return lambda: paint_history(path, histories.backups)

    return compared(painted(histories.large), painted(histories.small), times)


def _saving(histories: Histories, times: int) -> Pair:
    with histories.opened(histories.large) as large, histories.opened(histories.small) as small:
        return compared(_saves(large), _saves(small), times)


def _saves(store: Store) -> Timed:
    """Save one deal more of a match, and bring it from the journal into the file."""
    kind = next(iter(KINDS))
    deals = finished_sheet(kind, Random(_SEED))
    table = Match(game(kind.game), Setup(people()[: kind.players], kind.options), started=_NOW.isoformat())
    match, number = table, store.create(table, _NOW)

    def save() -> None:
        nonlocal match, number
        if match.finished:
            match, number = table, store.create(table, _NOW)
        change = match.add(deals[len(match.deals)])
        store.save(number, change, _NOW)
        match = change.after

    return timed(save)


def _once_each(histories: Histories, act: Callable[[Store], object]) -> Pair:
    """Do it once with the large history and once with the one of a tenth: it takes minutes."""
    with histories.opened(histories.large) as large, histories.opened(histories.middle) as middle:
        one, other = timed(lambda: act(large))(), timed(lambda: act(middle))()
    return Pair(1, one, other, one / other)


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "scorepad-bench"


def _machine() -> dict[str, str]:
    """What the figures hang on; nothing that tells whose machine it is."""
    return {
        "processor": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "qt": PySide6.__version__,
    }


def main() -> int:
    """Measure everything, print it, and write it down; 1 where a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--times", type=int, default=15, help="how often a pair is measured (15)")
    parser.add_argument(
        "--json", type=Path, default=Path("build/bench.json"), help="where figures are written"
    )
    parser.add_argument("--cache", type=Path, default=_cache(), help="where histories are kept between runs")
    arguments = parser.parse_args()
    measured = []
    with TemporaryDirectory(prefix="scorepad-bench-") as scratch:
        folder = Path(scratch)
        small, middle, large = (
            copied(cached(arguments.cache, size, _SEED), folder / f"{size}.db") for size in SIZES
        )
        for figure in figures(Histories(small, middle, large, folder / "backups"), arguments.times):
            print(figure.line, flush=True)
            measured.append(figure)
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    told = {
        "machine": _machine(),
        "sizes": SIZES,
        "seed": _SEED,
        "figures": [asdict(one) for one in measured],
    }
    arguments.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return int(not all(one.is_met for one in measured))


if __name__ == "__main__":
    sys.exit(main())
