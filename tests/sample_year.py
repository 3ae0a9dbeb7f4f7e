"""Draws the year of evenings that the sample shows: `python -m tests.sample_year` writes it anew.

Who plays well gets the better side of a sheet more often, so that tables have an order. The dates are those
of one year; the window moves them to the one that ends yesterday.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta, timezone
from pathlib import Path
from random import Random

from scorepad import record
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Deal, Setup
from scorepad.games import game
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, HeldBy, Honours
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, Trump
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions, Upcard
from scorepad.games.troefcall.rules import TroefOptions
from scorepad.season.season import Counting, Scheme, Season
from tests.bench.sheets import Kind, finished_sheet

SEED = 52
LAST = date(2026, 1, 9)
"""The day of the last evening."""
_WEEKS = 52
_EVENINGS = 40
_SECOND_BEGINS = LAST - timedelta(weeks=24)
_OFFSET = timezone(timedelta(hours=1))
# The people of the court cards, from who plays best; the guest is the last.
_SKILLS = {
    "Pallas": 2.0,
    "Ogier": 1.5,
    "Argine": 1.0,
    "Hector": 0.6,
    "Judith": 0.3,
    "Lancelot": 0.0,
    "Rachel": -0.5,
    "Lahire": -1.0,
}
_GUEST = "Lahire"
OTHERWISE = {"Lancelot": "Lance"}
_KINDS = {
    Kind("boerenbridge", 4, BoerenOptions()): 6,
    Kind("boerenbridge", 5, BoerenOptions()): 4,
    Kind("troefcall", 4, TroefOptions()): 5,
    Kind("auction_bridge", 4, AuctionOptions()): 5,
    Kind("auction_bridge", 3, AuctionOptions()): 1,
    Kind("bridgette", 2, BridgetteOptions()): 2,
}
_MINUTES = {"boerenbridge": 4, "troefcall": 5, "auction_bridge": 7, "bridgette": 6}
_SUITS = (Trump.CLUBS, Trump.DIAMONDS, Trump.HEARTS, Trump.SPADES)


def seasons() -> tuple[Season, ...]:
    """The season that is over, and the one that goes on."""
    first = LAST - timedelta(weeks=_WEEKS)
    return (
        Season(
            "Round one",
            first.isoformat(),
            (_SECOND_BEGINS - timedelta(days=1)).isoformat(),
            counting=Counting(scheme=Scheme.PLACES, minimum=5, drop=3),
        ),
        Season(
            "Round two",
            _SECOND_BEGINS.isoformat(),
            (LAST + timedelta(weeks=4)).isoformat(),
            counting=Counting(minimum=3),
        ),
    )


def matches(seed: int = SEED) -> tuple[Match, ...]:
    """The matches of the year, as they began; the last goes on."""
    chance = Random(seed)
    found = [match for day in _days(chance) for match in _evening(day, chance)]
    at = chance.sample(range(len(found) - 5), 6)
    found[at[0]] = replace(found[at[0]], note="the candles had burnt down")
    found[at[1]] = replace(found[at[1]], deals=found[at[1]].deals[:-1], closed=True, note="the last bus")
    found[at[2]] = replace(found[at[2]], counts=False, note="to learn the rules")
    for one in at[3:]:
        found[one] = _with_penalty(found[one])
    _under_another_name(found)
    return (*found, _going_on(found[-1], chance))


def _days(chance: Random) -> list[date]:
    """The evenings: most weeks, and the last in any case."""
    weeks = sorted(chance.sample(range(1, _WEEKS), _EVENINGS - 1), reverse=True)
    return [LAST - timedelta(weeks=week, days=-chance.choice((0, 0, 0, 1))) for week in weeks] + [LAST]


def _evening(day: date, chance: Random) -> list[Match]:
    """The matches of an evening: those who came sit down in turns."""
    regulars = [name for name in _SKILLS if name != _GUEST]
    came = chance.sample(regulars, chance.choice((4, 5, 5, 6)))
    if chance.random() < 0.15:
        came.append(_GUEST)
    begins = datetime.combine(day, time(19, 30), _OFFSET) + timedelta(minutes=5 * chance.randrange(6))
    found = []
    for _ in range(chance.choice((2, 2, 3, 3))):
        match = _match(came, begins, chance)
        found.append(match)
        assert match.ended is not None
        begins = datetime.fromisoformat(match.ended) + timedelta(minutes=chance.randrange(4, 15))
    return found


def _match(came: Sequence[str], begins: datetime, chance: Random) -> Match:
    kinds = [kind for kind in _KINDS if kind.players <= len(came)]
    kind = chance.choices(kinds, [_KINDS[one] for one in kinds])[0]
    of_game = game(kind.game)
    deals = finished_sheet(kind, chance)
    setup = Setup(tuple("ABCDEFG"[: kind.players]), kind.options, chance.randrange(kind.players))
    drawn = Match(of_game, setup, deals)
    names = _seated(drawn, chance.sample(list(came), kind.players), chance)
    day = begins.date()
    ends = begins + timedelta(minutes=_MINUTES[kind.game] * len(deals) + chance.randrange(6))
    match = replace(
        drawn,
        setup=replace(setup, players=names),
        started=begins.isoformat(),
        ended=ends.isoformat(),
        season=next(one.name for one in seasons() if one.includes(day.isoformat())),
    )
    return _noted(match, chance)


def _seated(match: Match, names: list[str], chance: Random) -> tuple[str, ...]:
    """The names on the seats: who plays well mostly sits where the sheet went well."""
    names.sort(key=lambda name: chance.gauss(_SKILLS[name], 1.5), reverse=True)
    sides = match.game.sides(match.setup.seats)
    seats = [
        seat for side in sorted(range(len(sides)), key=match.sheet.places.__getitem__) for seat in sides[side]
    ]
    seated = dict(zip(seats, names, strict=True))
    return tuple(seated[seat] for seat in range(match.setup.seats))


def _noted(match: Match, chance: Random) -> Match:
    """The match with what some tables write beside the rest, as far as its rules allow it."""
    for at in range(len(match.deals)):
        more = replace(
            match, deals=(*match.deals[:at], _more(match.deals[at], chance), *match.deals[at + 1 :])
        )
        if not more.problems() and more.finished:
            match = more
    return match


def _more(deal: Deal, chance: Random) -> Deal:
    match deal:
        case BoerenDeal():
            return replace(deal, trump=chance.choice(_SUITS))
        case AuctionDeal() if chance.random() < 0.4:
            return replace(deal, honours=Honours(by=chance.choice(list(HeldBy)), count=chance.choice((3, 4))))
        case BridgetteDeal():
            return replace(deal, upcard=chance.choice(list(Upcard)))
        case _:
            return deal


def _with_penalty(match: Match) -> Match:
    """The match with points taken off for a revoke."""
    at = len(match.deals) // 2
    deal = replace(match.deals[at], adjustments=(Adjustment(0, -10, "did not follow suit"),))
    return replace(match, deals=(*match.deals[:at], deal, *match.deals[at + 1 :]))


def _under_another_name(found: list[Match]) -> None:
    """On one of the first evenings Lancelot was written down by another name."""
    first = next(match.started for match in found if "Lancelot" in match.setup.players)
    assert first is not None
    for at, match in enumerate(found):
        if match.started is not None and match.started[:10] == first[:10]:
            players = tuple(OTHERWISE.get(name, name) for name in match.setup.players)
            found[at] = replace(match, setup=replace(match.setup, players=players))


def _going_on(last: Match, chance: Random) -> Match:
    """One more match of the last evening: it stopped in the midst of its seventh deal."""
    assert last.ended is not None
    kind = Kind("boerenbridge", 4, BoerenOptions())
    deals = finished_sheet(kind, chance)
    asked = deals[6]
    assert isinstance(asked, BoerenDeal)
    return Match(
        game("boerenbridge"),
        Setup(("Argine", "Hector", "Judith", "Ogier"), BoerenOptions(), 2),
        deals[:6],
        # Seat 0 deals, so that seat 1 bids first.
        BoerenDeal(bids=(None, asked.bids[1], asked.bids[2], None), tricks=(None,) * 4),
        started=(datetime.fromisoformat(last.ended) + timedelta(minutes=10)).isoformat(),
        season=last.season,
    )


def main() -> None:
    """Write the year among the resources."""
    file = Path(__file__).parent.parent / "resources" / "samples" / "year.scorepad"
    file.write_bytes(record.dump(matches(), seasons()).encode())


if __name__ == "__main__":
    main()
