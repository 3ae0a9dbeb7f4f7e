"""Random histories in a real file, asked for statistics as pages ask, and counted by a plain program too."""

import os
import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from scorepad.games import GAMES, game
from scorepad.season.season import Filters
from scorepad.season.statistics import (
    MeasuredGroup,
    Meeting,
    OfGame,
    Record,
    Share,
    Statistics,
    Streak,
    statistics,
)
from scorepad.store.people import Merge
from scorepad.store.store import Store
from tests.games import (
    auction_bridge_at_random,
    boerenbridge_at_random,
    bridgette_at_random,
    troefcall_at_random,
)
from tests.games.properties import match_of
from tests.season import plain_statistics
from tests.store.evenings import NOW, history

SOAK = int(os.environ.get("SCOREPAD_SOAK", "20000"))
AT_RANDOM: Sequence[Any] = (
    boerenbridge_at_random,
    boerenbridge_at_random,
    auction_bridge_at_random,
    troefcall_at_random,
    bridgette_at_random,
)
PEOPLE = (
    ("Anna", "ANNA"),
    ("Zoë", "zoe\u0308"),
    ("Bram",),
    ("Cato",),
    ("Daan",),
    ("Eef", "Ef"),
    ("Floris",),
    ("Guus",),
)
"""Who plays, each under several spellings; Ef and Eef are one person where they are merged."""
SEASONS = (None, "Spring", "Autumn")


@dataclass
class History:
    """What was put into a history, and who is who in it."""

    matches: list[dict[str, Any]] = field(default_factory=list)
    is_one: bool = False
    """Whether Ef is merged into Eef."""

    def key(self, name: str) -> str:
        folded = {"zoe\u0308": "zoë"}.get(name, name).casefold()
        return "eef" if folded == "ef" and self.is_one else folded

    @property
    def people(self) -> set[str]:
        return {self.key(name) for match in self.matches for name in match["record"]["players"]}

    def plain(self, player: str, filters: Filters) -> plain_statistics.Told:
        """What the plain program tells of somebody."""
        counted = []
        for match in self.matches:
            record = match["record"]
            answer = plain_statistics.BY_HAND[record["game"]].answer(record)
            if not (answer["finished"] and record["deals"] and match["counts"]) or match["deleted"]:
                continue
            if not belongs(match, filters):
                continue
            counted.append({**match, "keys": [self.key(name) for name in record["players"]]})
        return plain_statistics.statistics(player, counted)


def belongs(match: dict[str, Any], filters: Filters) -> bool:
    """Whether a match is among those that are asked for."""
    day = match["day"]
    return (
        filters.season in (None, match["season"])
        and (not filters.games or match["record"]["game"] in filters.games)
        and (filters.first_day is None or (day is not None and day >= filters.first_day))
        and (filters.last_day is None or (day is not None and day <= filters.last_day))
    )


def random_day(dice: random.Random) -> str:
    return f"2026-0{dice.randint(1, 3)}-0{dice.randint(1, 9)}"


def put_in(store: Store, known: History, dice: random.Random) -> None:
    """A random match, now and then one that counts nowhere."""
    record = {**dice.choice(AT_RANDOM).record_at_random(dice)}
    record.pop("open_deal", None)
    people = dice.sample(PEOPLE, len(record["players"]))
    record["players"] = [dice.choice(spellings) for spellings in people]
    if dice.random() < 0.7:
        record["closed"] = True
    hour, offset = dice.randint(10, 23), dice.choice(("-08:00", "+01:00"))
    started = f"{random_day(dice)}T{hour}:00:00{offset}" if dice.random() < 0.85 else None
    season, counts = dice.choice(SEASONS), dice.random() < 0.9
    match = replace(match_of(record), started=started, season=season, counts=counts)
    number = store.create(match, NOW)
    deleted = dice.random() < 0.1
    if deleted:
        store.delete(number, NOW)
    known.matches.append(
        {
            "number": number,
            "record": record,
            "day": started and started[:10],
            "start": started and datetime.fromisoformat(started).timestamp(),
            "season": season,
            "counts": counts,
            "deleted": deleted,
        }
    )


def random_filters(dice: random.Random) -> Filters:
    first, last = sorted((random_day(dice), random_day(dice)))
    return Filters(
        season=dice.choice((None, None, "Spring")),
        games=dice.choice(((), (), ("boerenbridge",), ("troefcall", "auction_bridge"))),
        first_day=first if dice.random() < 0.3 else None,
        last_day=last if dice.random() < 0.3 else None,
    )


# The program's answer in plain words.


def share(one: Share) -> Any:
    return {"won": list(one.hit), "played": list(one.matches)}


def streak(one: Streak | None) -> Any:
    if one is None:
        return None
    return {"won": one.won, "matches": list(one.matches), "days": (one.first_day, one.last_day)}


def meetings(given: Sequence[Meeting]) -> Any:
    return [
        {
            "who": one.who.key,
            "matches": list(one.matches),
            "ahead": list(one.ahead),
            "level": list(one.level),
            "behind": list(one.behind),
        }
        for one in given
    ]


def record_of(one: Record) -> Any:
    return (one.total, one.match, one.day)


def groups(given: Sequence[MeasuredGroup]) -> Any:
    return {
        str(group.heading): {str(one.label): (one.hits, one.of, list(one.matches)) for one in group.measures}
        for group in given
    }


def of_game(one: OfGame) -> Any:
    return {
        "wins": share(one.wins),
        "places": lists(one.places),
        "mean_place": one.mean_place,
        "field": one.field,
        "mean_total": one.mean_total,
        "mean_deal": one.mean_deal,
        "best": record_of(one.best),
        "worst": record_of(one.worst),
        "groups": groups(one.groups),
    }


def lists(given: Any) -> dict[int, list[int]]:
    return {key: list(matches) for key, matches in given.items()}


def in_plain_words(told: Statistics) -> Any:
    return {
        "wins": share(told.wins),
        "field": told.field,
        "places": lists(told.places),
        "seats": {seat: share(one) for seat, one in told.seats.items()},
        "now": streak(told.now),
        "longest_won": streak(told.longest_won),
        "longest_lost": streak(told.longest_lost),
        "opponents": meetings(told.opponents),
        "partners": meetings(told.partners),
        "months": {one.month: {"wins": share(one.wins), "field": one.field} for one in told.periods},
        "undated": list(told.undated),
        "games": {one.game: of_game(one) for one in told.games},
    }


def ordered(told: Any) -> Any:
    """The same with the order of its lines, of which dicts are compared without."""
    if isinstance(told, dict):
        return [(key, ordered(value)) for key, value in told.items()]
    return [ordered(one) for one in told] if isinstance(told, list) else told


def asked(store: Store, name: str, filters: Filters) -> Any:
    key, sittings = store.sittings(name, filters)
    keys = [one.key for one in GAMES]
    return in_plain_words(statistics(key, sittings, keys, lambda of: game(of).words.measures))


def both_count_alike(folder: Path, seed: int) -> int:
    """Compare all people of a random history, before and after two are found to be one; how many pages."""
    dice = random.Random(seed)
    known, pages = History(), 0
    with history(folder) as store:
        for _ in range(dice.choice((1, 5, 20))):
            put_in(store, known, dice)
        merge: Merge | None = None
        for _ in range(3):
            for key in sorted(known.people):
                filters = random_filters(dice)
                assert ordered(asked(store, key, filters)) == ordered(known.plain(key, filters)), (
                    seed,
                    key,
                    filters,
                )
                pages += 1
            if merge is not None:
                store.unmerge(merge)
                known.is_one, merge = False, None
            elif {"eef", "ef"} <= known.people:
                merge, known.is_one = store.merge("Ef", "Eef"), True
                assert asked(store, "Ef", Filters()) == asked(store, "Eef", Filters())
    return pages


@pytest.mark.parametrize("seed", range(12))
def test_every_number_is_that_of_the_plain_program(tmp_path: Path, seed: int) -> None:
    assert both_count_alike(tmp_path, seed)


@pytest.mark.soak
def test_every_number_is_that_of_the_plain_program_in_many_histories(tmp_path: Path) -> None:
    pages = sum(both_count_alike(tmp_path / str(seed), seed) for seed in range(1000, 1000 + SOAK // 100))
    print(f"{pages} pages of players, every number twice")
