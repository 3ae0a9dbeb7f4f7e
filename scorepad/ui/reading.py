"""What the pages show, read from the history. Runs on the reader's thread: no widgets here."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QTime

from scorepad.core import evening
from scorepad.core.ending import of_pairs
from scorepad.core.evening import NOBODY_WAITS, Waiting
from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.core.names import fold
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.when_played import Local
from scorepad.games import GAMES, game_name, is_known
from scorepad.season.season import Filters, Scheme, Season, query
from scorepad.store.errors import UNKNOWN_GAME, StoreDamaged
from scorepad.ui.evening_reading import change_of_team
from scorepad.ui.pages.views import (
    HomeView,
    NewMatchView,
    OwnPreset,
    Proposal,
    RecentView,
    Result,
    SeasonTable,
    SeasonView,
    Standing,
    TableView,
    TonightLine,
    TonightView,
    UnfinishedView,
)
from scorepad.ui.sample import is_sample
from scorepad.ui.say import say

if TYPE_CHECKING:
    from scorepad.store.lines import MatchLine
    from scorepad.store.store import Store

UNFINISHED, RECENT, TOP = 6, 8, 5
"""How many unfinished matches, recent matches and lines of the season the home page shows."""

_EVENING_BEGINS, _DAY_ENDS = 6, 17
"""The hours of the day at which yesterday's evening is over, and at which one says "tonight"."""

_TODAY = QT_TRANSLATE_NOOP("home", "today {time}")
_YESTERDAY = QT_TRANSLATE_NOOP("home", "yesterday {time}")
_LEADS = QT_TRANSLATE_NOOP("home", "{who} is ahead with {points}")
_PAIR_LEADS = QT_TRANSLATE_NOOP("home", "{who} are ahead with {points}")
_LEVEL = QT_TRANSLATE_NOOP("home", "level at {points}")
_NO_DAY = QT_TRANSLATE_NOOP("home", "no date")
DAMAGED = QT_TRANSLATE_NOOP("home", "This match is damaged; restore a backup to go on with it.")


def home_view(store: "Store", now: datetime, waiting: Waiting = NOBODY_WAITS) -> HomeView:
    """Everything the home page tells; `waiting` are the pairs that wait for a place."""
    table = store.last_table()
    going_on, stuck = _unfinished_matches(store)
    recent = (*stuck, *((line, _unknown(line)) for line in store.recent(RECENT)))[:RECENT]
    listed = (*(line for line, _ in going_on), *(line for line, _ in recent))
    return HomeView(
        unfinished=tuple(_unfinished(match, line, now) for line, match in going_on),
        last_table=None if table is None else TableView(table.game.words.name, table.side_names),
        season=None if table is None or table.season is None else _season(store, table.season),
        recent=tuple(_recent(line, now, problem) for line, problem in recent),
        tonight=tonight(_since_the_evening_began(store, now), now),
        has_sample=any(is_sample(line) for line in listed),
        change=change_of_team(store, waiting, now),
    )


def _unfinished_matches(
    store: "Store",
) -> tuple[list[tuple["MatchLine", Match]], list[tuple["MatchLine", Phrase]]]:
    """The matches to go on with, and those that nobody can go on with here, each with the reason."""
    going_on: list[tuple[MatchLine, Match]] = []
    stuck: list[tuple[MatchLine, Phrase]] = []
    for line in store.unfinished():
        problem = _unknown(line)
        if problem is None and len(going_on) < UNFINISHED:
            try:
                going_on.append((line, store.load(line.id)))
            except StoreDamaged:
                problem = DAMAGED
        if problem is not None:
            stuck.append((line, problem))
    return going_on, stuck


def _unknown(line: "MatchLine") -> Phrase | None:
    return None if is_known(line.game) else UNKNOWN_GAME.of(game=line.game)


def new_match_view(store: "Store", now: datetime, proposed: Proposal | None = None) -> NewMatchView:
    """What the page for a new match may offer; the table that played last where no other is proposed."""
    table = store.last_table()
    if proposed is None and table is not None:
        proposed = _proposal(table)
    roles = (_roles(store, one, now) for one in GAMES)
    return NewMatchView(
        known=store.who_played(with_hidden=False),
        proposal=proposed,
        seasons=store.season_names(),
        season=(_running_season(store, table, now) or "") if table is not None else "",
        own=tuple(OwnPreset(key, name, options) for key, name, options in store.presets()),
        roles=tuple(one for one in roles if one is not None),
        seasons_by_day=_seasons_by_day(store, table),
    )


def _seasons_by_day(store: "Store", table: Match | None) -> tuple[Season, ...]:
    """The seasons that are proposed for a day of the past, the likeliest first.

    The one that a table plays for is first; where nobody set its days, from its first match on.
    """
    dated = [one for one in store.seasons() if one.first_day or one.last_day]
    dated.sort(key=lambda one: one.first_day or "", reverse=True)
    own = None if table is None else table.season
    if own is None or own not in store.season_names():
        return tuple(dated)
    running = store.season(own)
    if running.first_day or running.last_day:
        return (running, *(one for one in dated if one.name != own))
    return (replace(running, first_day=_first_day(store, own)), *dated)


def _first_day(store: "Store", season: str) -> str | None:
    from scorepad.store.lines import Wanted

    wanted = Wanted(season=season)
    first = store.lines(wanted, limit=1, offset=max(0, store.count(wanted) - 1))
    return next((line.started[:10] for line in first if line.started is not None), None)


def next_match(store: "Store", table: Match, now: datetime) -> tuple[Match, bool]:
    """A new match at a table, and whether it goes on from the roles of this evening."""
    roles = _roles(store, table.game, now)
    begun = replace(evening.next_match(table, roles), season=_running_season(store, table, now))
    return begun, roles is not None and roles.go_on_with(table.setup.players)


def _running_season(store: "Store", table: Match, now: datetime) -> str | None:
    """The season for a match that a table begins now: its own while that runs, else the one of the day."""
    day = now.date().isoformat()
    own = table.season
    # A match that goes on from one that is still being written may name a season that nothing else does.
    if own is None or own not in store.season_names() or store.season(own).includes(day):
        return own
    return store.season_of_day(day)


def _roles(store: "Store", played: AnyGame, now: datetime) -> evening.Roles | None:
    return evening.Roles.of(store.last_played(played.key), now) if played.roles_go_on else None


def _proposal(table: Match) -> Proposal:
    return Proposal(table.game.key, table.setup.players, table.setup.options, table.setup.first_dealer)


def _unfinished(match: Match, line: "MatchLine", now: datetime) -> UnfinishedView:
    return UnfinishedView(
        match_id=line.id,
        game=match.game.words.name,
        sides=match.side_names,
        started=spoken_time(line.started, now),
        deal=line.deals + 1,
        of_deals=match.deals_in_all,
        leader=leader(match),
    )


def leader(match: Match) -> str:
    """Who is ahead and with how much, as part of a sentence; "" before the first deal."""
    if not match.deals:
        return ""
    ahead = [side for side, place in enumerate(match.sheet.places) if place == 1]
    points = match.sheet.totals[ahead[0]]
    if len(ahead) > 1:
        return say(_LEVEL.of(points=points))
    leads = _PAIR_LEADS if of_pairs(match) else _LEADS
    return say(leads.of(who=match.side_names[ahead[0]], points=points))


def _recent(line: "MatchLine", now: datetime, problem: Phrase | None) -> RecentView:
    names = [" & ".join(line.players[seat] for seat in seats) for seats in line.sides]
    return RecentView(
        match_id=line.id,
        game=game_name(line.game),
        day=spoken_time(line.started, now),
        results=tuple(
            Result(name, line.totals[side], side in line.winners) for side, name in enumerate(names)
        ),
        finished=line.finished,
        of_pairs=line.of_pairs,
        problem=problem,
        is_damaged=problem is DAMAGED,
    )


def evening_began(now: datetime) -> datetime:
    """When what people call tonight (or today) began: at six in the morning.

    >>> evening_began(datetime(2026, 1, 10, 1, 30)).isoformat()
    '2026-01-09T06:00:00'
    """
    six = now.replace(hour=_EVENING_BEGINS, minute=0, second=0, microsecond=0)
    return six if six <= now else six - timedelta(days=1)


def _since_the_evening_began(store: "Store", now: datetime) -> list["MatchLine"]:
    from scorepad.store.lines import Wanted

    began = evening_began(now)
    # The day of a match is that of its own offset, which may be a day behind.
    wanted = Wanted(first_day=(began.date() - timedelta(days=1)).isoformat())
    return [
        line
        for line in store.lines(wanted)
        if line.started is not None and began <= datetime.fromisoformat(line.started) <= now
    ]


def tonight(lines: Sequence["MatchLine"], now: datetime) -> TonightView | None:
    """These matches together; None where no deal was played. What is kept out of tables is left out.

    Points of different games are not comparable, so each game has its own sum.
    """
    played = [line for line in reversed(lines) if line.deals and line.counts]
    games = tuple(dict.fromkeys(line.game for line in played))
    sums: dict[str, _Sums] = {}
    for line in played:
        for side, seats in enumerate(line.sides):
            for seat in seats:
                name = line.players[seat]
                mine = sums.setdefault(fold(name), _Sums(name, [None] * len(games)))
                mine.name = name
                mine.matches += 1
                mine.won += side in line.winners
                at = games.index(line.game)
                mine.points[at] = (mine.points[at] or 0) + line.totals[side]
    if not sums:
        return None
    ranked = sorted(sums.values(), key=lambda one: (-one.won, *(-(points or 0) for points in one.points)))
    return TonightView(
        matches=len(played),
        games=tuple(game_name(key) for key in games),
        lines=tuple(TonightLine(one.name, one.matches, one.won, tuple(one.points)) for one in ranked),
        by_day=_EVENING_BEGINS <= now.hour < _DAY_ENDS,
    )


@dataclass
class _Sums:
    """A person's evening while it is added up."""

    name: str
    points: list[int | None]
    matches: int = 0
    won: int = 0


def season_table(store: "Store", name: str, scheme: str = "") -> SeasonTable:
    """A season's table ("" is all matches), by its own scheme or by another."""
    season = store.season(name) if name else None
    changed = {"scheme": Scheme(scheme)} if scheme else {}
    asked = query(season, Filters(), **changed)
    return SeasonTable(name, store.season_names(), asked, store.table(asked))


def last_season(store: "Store") -> str:
    """The season that was played last, or else one that is set up; "" where none is."""
    table = store.last_table()
    played = None if table is None else table.season
    return played or next(iter(store.season_names()), "")


def _season(store: "Store", name: str) -> SeasonView:
    table = season_table(store, name).table
    return SeasonView(
        name,
        tuple(Standing(row.place, row.name, number(float(row.points))) for row in table.rows[:TOP]),
    )


def number(value: float) -> str:
    """A number of points as the locale writes it, with at most two decimals."""
    text = QLocale().toString(value, "f", 2)
    point = QLocale().decimalPoint()
    return text.rstrip("0").rstrip(point) if point in text else text


def spoken_time(started: str | None, now: datetime) -> str:
    """A start time as people say it: "today 20:15", "yesterday 20:15", else the day."""
    if started is None:
        return say(_NO_DAY)
    moment = datetime.fromisoformat(started)
    time = QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    day = moment.date()
    if day == now.date():
        return say(_TODAY.of(time=time))
    if day == now.date() - timedelta(days=1):
        return say(_YESTERDAY.of(time=time))
    return spoken_day(day)


def spoken_day(day: date) -> str:
    """A day with its weekday, in the locale's own form."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def local_at(now: datetime) -> Local:
    """Gives a day and time the offset of this computer then, or that of `now` where it knows none."""

    def local(then: datetime) -> datetime:
        try:
            return then.astimezone()
        except (OSError, OverflowError, ValueError):  # Windows knows no zone before 1970
            return then.replace(tzinfo=now.tzinfo)

    return local
