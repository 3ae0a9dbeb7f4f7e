"""Histories of any length: a club's evenings over eight years, the same again from the same seed.

    python -m tests.bench.generator HISTORY.db --matches 100000 --seed 1

Sixty people play in groups of regulars, each in its own games. Every match goes into the history through the
history's own code, as an imported record does; sheets are drawn from a shelf, since to fill in a hundred
thousand of them would take longer than all else.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from scorepad.core.match import Match
from scorepad.core.table import Deal, Setup
from scorepad.games import game
from scorepad.season.season import Counting, Scheme, Season
from scorepad.store.mark import mark_of
from scorepad.store.store import Store
from tests.bench.sheets import KINDS, Kind, corrected, finished_sheet, unfinished

YEARS = range(2018, 2026)
"""The years of every history; each is a season."""
PEOPLE = 60
GUESTS = 6
_FIRST = datetime(YEARS.start, 1, 1, 13, 0, tzinfo=UTC)
_DAYS = (YEARS.stop - YEARS.start) * 365
_MINUTES_A_DAY = 600
"""From one in the afternoon until eleven in the evening."""
_GROUPS = 14
_SHEETS = 300
"""So many sheets of each kind are on the shelf."""
_EDITION = 2
"""One more whenever the same seed gives other matches: what is cached was written by an earlier one."""
_BATCH = 500
"""So many matches are written in one transaction."""
_GIVEN_NAMES = (
    *("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "Guus", "Hanna", "Ivo", "Jet"),
    *("Koen", "Lotte", "Mees", "Noor", "Otto", "Pleun", "Quirijn", "Roos", "Sem", "Teun"),
)
_FAMILY_NAMES = ("de Wit", "Jansen", "van Dam")
_SPELLINGS = 4
"""So many people got in under a second name, and were merged."""
_SCHEMES = (Scheme.WINS, Scheme.PLACES, Scheme.FIELD, Scheme.SCORE)


@dataclass(frozen=True)
class _Group:
    """Regulars who sit down together."""

    people: tuple[str, ...]
    kinds: tuple[Kind, ...]


def people() -> tuple[str, ...]:
    """Everybody who plays, guests last."""
    return tuple(f"{given} {family}" for family in _FAMILY_NAMES for given in _GIVEN_NAMES)[:PEOPLE]


def guests() -> tuple[str, ...]:
    """Those who are marked as guests."""
    return people()[-GUESTS:]


def second_names() -> dict[str, str]:
    """The second name of each who has one."""
    return {name: f"{name[0]}. {name.partition(' ')[2]} sr." for name in people()[:_SPELLINGS]}


def season_of(year: int) -> Season:
    """A year as a season; they take turns in how they count."""
    scheme = _SCHEMES[(year - YEARS.start) % len(_SCHEMES)]
    return Season(f"Season {year}", counting=Counting(scheme=scheme, minimum=3))


def matches(number: int, seed: int) -> Iterator[Match]:
    """So many matches in the order in which they began."""
    chance = Random(seed)
    groups = _groups(chance)
    shelf: dict[tuple[Kind, int], tuple[Deal, ...]] = {}
    for at in range(number):
        day, minutes = divmod(at * _DAYS * _MINUTES_A_DAY // number, _MINUTES_A_DAY)
        started = _FIRST + timedelta(days=day, minutes=minutes)
        group = chance.choice(groups)
        kind = chance.choice(group.kinds) if chance.random() < 0.85 else _some_kind(chance)
        sheet = kind, chance.randrange(_SHEETS)
        if sheet not in shelf:
            shelf[sheet] = finished_sheet(kind, chance)
        yield _match(group, kind, shelf[sheet], started, chance)


def _groups(chance: Random) -> tuple[_Group, ...]:
    regulars = people()[:-GUESTS]
    found = []
    for at in range(_GROUPS):
        size = chance.randint(6, 9)
        # Every group has its own people, and one or two who play in another as well.
        own = [regulars[(at * len(regulars) // _GROUPS + place) % len(regulars)] for place in range(size)]
        found.append(_Group(tuple(own), tuple(_some_kind(chance) for _ in range(4))))
    return tuple(found)


def _some_kind(chance: Random) -> Kind:
    (kind,) = chance.choices(list(KINDS), list(KINDS.values()))
    return kind


def _match(group: _Group, kind: Kind, deals: tuple[Deal, ...], started: datetime, chance: Random) -> Match:
    names = chance.sample(group.people, kind.players)
    if chance.random() < 0.03:
        names[0] = chance.choice(guests())
    if chance.random() < 0.1:
        names = [second_names().get(name, name) for name in names]
    ended = started + timedelta(minutes=8 * len(deals))
    match = Match(
        game(kind.game),
        Setup(tuple(names), kind.options, chance.randrange(kind.players)),
        deals,
        started=None if chance.random() < 0.002 else started.isoformat(timespec="seconds"),
        ended=ended.isoformat(timespec="seconds"),
        season=season_of(started.year).name if chance.random() < 0.9 else None,
        note="by the fire" if chance.random() < 0.02 else None,
        counts=chance.random() >= 0.01,
    )
    if chance.random() < 0.01:
        stopped = replace(match, deals=unfinished(deals, chance))
        return replace(stopped, closed=True) if chance.random() < 0.7 else replace(stopped, ended=None)
    return match


def write(store: Store, number: int, seed: int) -> None:
    """Write a history of so many matches into an empty one."""
    chance = Random(seed)
    batch: list[Match] = []
    for match in matches(number, seed):
        batch.append(match)
        if len(batch) == _BATCH:
            _write_batch(store, batch)
            batch = []
    _write_batch(store, batch)
    store.import_matches((), [season_of(year) for year in YEARS], _now(YEARS.stop))
    names = {player.name for player in store.players()}
    for name in guests():
        if name in names:
            store.set_guest(name, True)
    for name, second in second_names().items():
        if {name, second} <= names:
            store.merge(second, name)
    _correct_and_put_away(store, number, chance)


def _write_batch(store: Store, batch: Sequence[Match]) -> None:
    if batch:
        last = batch[-1]
        store.import_matches(batch, (), datetime.fromisoformat(last.ended or last.started or "2018-01-01"))


def _correct_and_put_away(store: Store, number: int, chance: Random) -> None:
    """Of a thousand matches, correct two and put five away."""
    now = _now(YEARS.stop)
    touched = chance.sample(range(1, number + 1), min(number, max(7, 7 * number // 1000)))
    for at, match_id in enumerate(touched):
        match = store.load(match_id)
        if at % 7 < 2 and match.deals:
            store.save(match_id, corrected(match, chance), now)
        else:
            store.delete(match_id, now)


def _now(year: int) -> datetime:
    return datetime(year, 1, 2, tzinfo=UTC)


def cached(folder: Path, number: int, seed: int) -> Path:
    """A history of so many matches in a folder; it is written where it is not there yet."""
    path = folder / f"history-{_EDITION}-{number}-{seed}.db"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        unready = path.with_suffix(".unready")
        unready.unlink(missing_ok=True)
        with Store.open(unready, folder / "backups") as store:
            write(store, number, seed)
        mark_of(unready).rename(mark_of(path))
        unready.rename(path)
    return path


def main() -> int:
    """Write a history into a new file."""
    parser = argparse.ArgumentParser(description="Write a history of invented evenings.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.file.exists():
        parser.error(f"{arguments.file} is there already")
    with Store.open(arguments.file, arguments.file.parent / "backups") as store:
        write(store, arguments.matches, arguments.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
