"""Random histories in a real file, asked for tables as people do, and added up again by the plain program.

What belongs to a table is decided here anew, by loops and comparisons of text, from the contract alone.
"""

import random
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions
from scorepad.games.troefcall.rules import TroefOptions
from scorepad.season.report import report
from scorepad.season.season import By, Filters, Query, Season, query
from scorepad.season.standings import Standing
from scorepad.store.lines import Wanted
from scorepad.store.store import Store
from tests.season import plain_table
from tests.season.random_seasons import random_counting
from tests.store.evenings import BOERENBRIDGE, NOW, TROEFCALL, history, some_deal

PEOPLE = (
    ("Anna", "ANNA"),
    ("Zoë", "zoe\u0308", "ZOË"),
    ("Bram",),
    ("Cato", "cato"),
    ("Daan",),
    ("Eef", "Ef"),
)
"""Who plays, each by all the spellings of the name; Ef is another name of Eef."""
SEASONS = (None, "Spring", "Spring", "Autumn")
GAMES = ("boerenbridge", "troefcall")
TABLES = 12
"""So many tables are asked of each history."""


# Random histories.


def random_day(dice: random.Random) -> str:
    return f"2026-0{dice.randint(1, 2)}-0{dice.randint(1, 9)}"


def random_evening(dice: random.Random) -> Match:
    """A match of few deals, so that sides are often level; now and then it goes on, or counts nowhere."""
    pairs = dice.random() < 0.5
    names = tuple(dice.choice(one) for one in dice.sample(PEOPLE, 4 if pairs else dice.randint(2, 5)))
    if pairs:
        match = Match(TROEFCALL, Setup(names, TroefOptions()))
    else:
        match = Match(BOERENBRIDGE, Setup(names, BoerenOptions(hands=(1, 2))))
    for _ in range(dice.choice((0, 1, 2, 2, 2, 3))):
        if not match.finished:
            match = match.add(some_deal(match, dice)).after
    minute, offset = f"{dice.randint(10, 23)}:{dice.randint(0, 59):02}", dice.choice(("-08:00", "+01:00"))
    return replace(
        match,
        season=dice.choice(SEASONS),
        started=f"{random_day(dice)}T{minute}:00{offset}" if dice.random() < 0.85 else None,
        counts=dice.random() < 0.9,
        closed=dice.random() < 0.7,
    )


def random_season(dice: random.Random) -> Season:
    first, last = sorted((random_day(dice), random_day(dice)))
    return Season(
        "Spring",
        first if dice.random() < 0.4 else None,
        last if dice.random() < 0.4 else None,
        dice.choice(((), (), GAMES[:1], GAMES[1:])),
        random_counting(dice),
    )


def random_filters(dice: random.Random) -> Filters:
    first, last = sorted((random_day(dice), random_day(dice)))
    return Filters(
        first_day=first if dice.random() < 0.3 else None,
        last_day=last if dice.random() < 0.3 else None,
        games=dice.choice(((), (), GAMES[:1], GAMES[1:], GAMES)),
        as_of=random_day(dice) if dice.random() < 0.4 else None,
    )


# The contract, once more.


def person(name: str) -> str:
    """What makes spellings one person's: `NFC(casefold(NFC(trim)))`, and that Ef was merged into Eef."""
    key = unicodedata.normalize("NFC", unicodedata.normalize("NFC", name.strip()).casefold())
    return "eef" if key == "ef" else key


def belongs(match: Match, season: Season | None, asked: Filters) -> bool:
    """Whether a table counts a match."""
    if not (match.counts and match.deals and (match.closed or match.sheet.finished)):
        return False
    if season is not None and match.season != season.name:
        return False
    if any(games and match.game.key not in games for games in (season.games if season else (), asked.games)):
        return False
    firsts = [day for day in (season and season.first_day, asked.first_day) if day]
    lasts = [day for day in (season and season.last_day, asked.last_day, asked.as_of) if day]
    if match.started is None:
        return not firsts and not lasts
    day = match.started.split("T")[0]
    return all(day >= first for first in firsts) and all(day <= last for last in lasts)


def plainly(match: Match) -> plain_table.Match:
    """A match as the plain program takes it."""
    seats = list(range(len(match.setup.players)))
    sides = [[0, 2], [1, 3]] if match.game is TROEFCALL else [[seat] for seat in seats]
    sheet = match.sheet
    bids = [deal for deal in match.deals if isinstance(deal, BoerenDeal)]
    return {
        "game": match.game.key,
        "day": "" if match.started is None else match.started[:10],
        "start": 0.0,
        "sides": [
            {
                "names": [person(match.setup.players[seat]) for seat in side],
                "score": sheet.totals[at],
                "place": sheet.places[at],
                "wins": len(sheet.winners) if at in sheet.winners else 0,
                "bids": len(bids),
                "exact": sum(deal.bids[at] == deal.tricks[at] for deal in bids),
            }
            for at, side in enumerate(sides)
        ],
    }


def spelt(matches: Sequence[Match]) -> dict[str, str]:
    """Everybody's name as in the match that started last; of those without a start, what sorts first."""
    latest: dict[str, tuple[float, str]] = {}
    for match in matches:
        start = float("-inf") if match.started is None else datetime.fromisoformat(match.started).timestamp()
        for name in match.setup.players:
            known = latest.get(person(name))
            if known is None or start > known[0] or (start == known[0] and name < known[1]):
                latest[person(name)] = (start, name)
    return {key: name for key, (_, name) in latest.items()}


# Compared.


def written(store: Store, matches: Sequence[Match]) -> list[Match]:
    """Write a history in which Ef turned out to be Eef; the matches that are in it."""
    for match in matches:
        store.create(match, NOW)
    if {"Eef", "Ef"} <= {player.name for player in store.players()}:
        store.merge("Ef", "Eef")
        return list(matches)
    for line in store.lines():
        if "Ef" in line.players:
            store.delete(line.id, NOW)
    return [match for match in matches if "Ef" not in match.setup.players]


def some_guests(store: Store, dice: random.Random) -> set[str]:
    """Mark people as guests; their names."""
    guests = {
        player.name for player in store.players() if player.key in ("bram", "daan") and dice.random() < 0.3
    }
    for guest in guests:
        store.set_guest(guest, True)
    return guests


def added_up(matches: Sequence[Match], wanted: Query, guests: set[str]) -> list[dict[str, Any]]:
    """The table as the plain program has it."""
    counting = wanted.counting
    return plain_table.table(
        [plainly(match) for match in matches],
        scheme=counting.scheme,
        by=counting.by,
        points=list(counting.points),
        minimum=counting.minimum,
        drop=counting.drop,
        best=counting.best,
        guests=set() if counting.with_guests else {person(name) for name in guests},
        as_of=wanted.filters.as_of is not None,
    )


def as_plain(row: Standing, line: dict[str, Any]) -> dict[str, Any]:
    """A line of the table in the plain program's words."""
    shown = {key: getattr(row, key) for key in line}
    return {**shown, "name": " & ".join(row.key.split("\n"))}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("seed", range(30))
def test_a_table_of_a_real_history_is_what_the_contract_says(store: Store, seed: int) -> None:
    dice = random.Random(seed)
    matches = written(store, [random_evening(dice) for _ in range(14)])
    guests = some_guests(store, dice)
    for _ in range(TABLES):
        season, asked = dice.choice((None, random_season(dice))), random_filters(dice)
        wanted = query(season, asked)
        if season is None:
            wanted = replace(wanted, counting=random_counting(dice))
        behind = [match for match in matches if belongs(match, season, asked)]
        if wanted.counting.by is By.PAIR:
            behind = [match for match in behind if match.game is TROEFCALL]
        shown = report(store.results(wanted.filters), wanted, store.guests())
        assert store.table(wanted) == shown.table
        rows = (*shown.table.rows, *shown.table.unranked)
        expected = added_up(behind, wanted, guests)
        assert [as_plain(row, line) for row, line in zip(rows, expected, strict=True)] == expected
        assert sum(one.counts for one in shown.given) == sum(line["counted"] for line in expected)
        names = spelt(behind)
        for row in rows:
            for key, name in zip(row.key.split("\n"), row.players, strict=True):
                assert key == "eef" or name == names[key]


@pytest.mark.parametrize("seed", range(10))
def test_every_match_of_a_season_is_counted_or_left_out_for_a_reason(store: Store, seed: int) -> None:
    dice = random.Random(seed)
    written(store, [random_evening(dice) for _ in range(20)])
    for _ in range(TABLES):
        season = random_season(dice)
        wanted = query(season, Filters())
        counted = {
            result.match
            for result in store.results(wanted.filters)
            if result.pairs or wanted.counting.by is By.PLAYER
        }
        left_out = {one.match.match for one in store.left_out(season, wanted)[0]}
        assert counted.isdisjoint(left_out)
        assert counted | left_out == {line.id for line in store.lines(Wanted(season="Spring"))}
