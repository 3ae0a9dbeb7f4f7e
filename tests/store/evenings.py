"""Evenings to keep in a history: tables, deals that the rules allow, whole matches."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from scorepad.core.match import Act, Change, Match
from scorepad.core.table import Deal, Setup
from scorepad.games import game
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, hand_size
from scorepad.games.troefcall.rules import TroefDeal, TroefOptions, Trump, outcomes
from scorepad.season.season import Season
from scorepad.store.store import Store

BOERENBRIDGE = game("boerenbridge")
TROEFCALL = game("troefcall")
FOUR = ("Anna", "Bram", "Cato", "Daan")
STARTED = "2026-01-09T20:00:00+01:00"
NOW = datetime.fromisoformat("2026-01-09T20:30:00+01:00")


@contextmanager
def history(folder: Path) -> Iterator[Store]:
    """The history in a folder, closed at the end."""
    with opened(folder) as store:
        yield store


def opened(folder: Path) -> Store:
    return Store.open(folder / "scorepad.db", folder / "backups")


def table(
    players: tuple[str, ...] = FOUR, started: str | None = STARTED, first_dealer: int = 0, **options: Any
) -> Match:
    return Match(BOERENBRIDGE, Setup(players, BoerenOptions(**options), first_dealer), started=started)


def troefcall_table(first_dealer: int = 0, **options: Any) -> Match:
    return Match(TROEFCALL, Setup(FOUR, TroefOptions(**options), first_dealer), started=STARTED)


def some_deal(match: Match, chance: random.Random, at: int | None = None) -> Deal:
    """A deal that the rules allow at index `at` of a match, at its end where that is not given."""
    if match.game == TROEFCALL:
        return _some_troefcall_deal(match, chance)
    before = match.deals[:at]
    size = hand_size(match.setup, before)
    assert size is not None
    seats = match.setup.seats
    tricks = [0] * seats
    for _ in range(size):
        tricks[chance.randrange(seats)] += 1
    while True:
        bids = tuple(chance.randint(0, size) for _ in range(seats))
        deal = BoerenDeal(bids=bids, tricks=tuple(tricks))
        if not match.game.check(match.setup, before, deal):
            return deal


def _some_troefcall_deal(match: Match, chance: random.Random) -> Deal:
    outcome = chance.choice(outcomes(match.setup.options))
    trump = chance.choice((None, *Trump))
    return TroefDeal(side=chance.randrange(2), outcome=outcome, trump=trump)


def played(match: Match, deals: int, seed: int = 1) -> Match:
    """The match with so many more deals."""
    chance = random.Random(seed)
    for _ in range(deals):
        match = match.add(some_deal(match, chance)).after
    return match


def finished(match: Match, seed: int = 1) -> Match:
    """The match played to its end."""
    chance = random.Random(seed)
    while not match.finished:
        match = match.add(some_deal(match, chance)).after
    return match


def of_another_game(match: Match) -> Match:
    """The match as a later Scorepad writes it, of a game that this one does not know."""
    return replace(match, game=replace(match.game, key="later_game"))


def some_change(match: Match, chance: random.Random) -> Change:
    """An act that the match allows, any of them."""
    acts = [Act.DETAILS, Act.RESEAT, Act.OPTIONS]
    if match.finished:
        acts += [Act.REOPEN] * match.closed
    else:
        acts += [Act.DRAFT, Act.ADD, Act.ADD, Act.CLOSE]
    if match.deals:
        acts += [Act.REPLACE, Act.REMOVE, Act.MOVE]
        if hand_size(match.setup, match.deals) is not None:
            acts.append(Act.INSERT)
    at = chance.randrange(len(match.deals)) if match.deals else 0
    match chance.choice(acts):
        case Act.DRAFT:
            deal = some_deal(match, chance)
            assert isinstance(deal, BoerenDeal)
            return match.drafted(BoerenDeal(bids=(*deal.bids[:1], *(None,) * 3), tricks=(None,) * 4))
        case Act.ADD:
            return match.add(some_deal(match, chance))
        case Act.INSERT:
            return match.insert(at, some_deal(match, chance, at))
        case Act.REPLACE:
            return match.replace(at, some_deal(match, chance, at))
        case Act.REMOVE:
            return match.remove(at)
        case Act.MOVE:
            return match.move(at, chance.randrange(len(match.deals)))
        case Act.RESEAT:
            names = list(match.setup.players)
            names[chance.randrange(4)] = chance.choice(["Eefje", "Floor", "Gijs", "Hanna", "Ivo"]) + str(
                chance.randrange(9)
            )
            return match.reseat(tuple(names)) if len(set(names)) == 4 else match.detailed(note="same")
        case Act.OPTIONS:
            return match.set_options(BoerenOptions(base=chance.randrange(20)))
        case Act.CLOSE:
            return match.close(STARTED)
        case Act.REOPEN:
            return match.reopen()
        case _:
            return match.detailed(note=f"note {chance.randrange(5)}", season=chance.choice([None, "Winter"]))


def filled(folder: Path) -> tuple[int, int]:
    """Make a history of two matches, with a season and house rules; the numbers of the matches."""
    with history(folder) as store:
        one = store.create(finished(table()), NOW)
        match = played(table(started=None), 4)
        other = store.create(match, NOW)
        store.save(other, match.remove(1), NOW)
        store.save_season(Season("Winter"))
        store.save_preset("Mine", table().setup.options)
    return one, other


def tampered(folder: Path, *sql: str) -> None:
    """Change a history behind its back."""
    with closing(sqlite3.connect(folder / "scorepad.db", isolation_level=None)) as connection:
        for statement in sql:
            connection.execute(statement)
