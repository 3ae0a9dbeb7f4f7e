"""Matches as the texts that the history holds, and the digests that prove them. No database here."""

import dataclasses
import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, TypeVar

from scorepad import record
from scorepad.core.fields import ListOf, Reading, Record, kind_of, write_fields
from scorepad.core.game import AnyGame
from scorepad.core.match import Match, Substitute
from scorepad.core.names import fold
from scorepad.core.table import Deal, Options, Setup
from scorepad.games import is_known
from scorepad.record import RecordError
from scorepad.season.results import day_of
from scorepad.season.season import Season

T = TypeVar("T")
NO_LINK = "0" * 64
"""What the first deal's checksum is chained to, and the chain of a match without deals."""


class ContentError(Exception):
    """A stored text does not say what Scorepad writes."""


# Texts.


def held(kind: type[T], value: object) -> T:
    """A value of a column, where a damaged file may hold anything. Raises ContentError."""
    if not isinstance(value, kind):
        raise ContentError(f"{value!r:.40} in the wrong place")
    return value


def to_text(value: object) -> str:
    """JSON in one form only, so that equal values are equal texts."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def from_text(text: object) -> Any:
    """What a stored JSON text holds. Raises ContentError."""
    if not isinstance(text, str):
        raise ContentError("no text")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise ContentError("no JSON") from problem


def digest(text: str) -> str:
    """SHA-256 of a text, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def seconds(time: datetime) -> int:
    """A moment as whole seconds since 1970 in universal time."""
    return int(time.timestamp())


def moment(at: int) -> datetime:
    """The moment that `seconds` gave, in universal time."""
    return datetime.fromtimestamp(at, UTC)


# Deals.


def deal_text(deal: Deal) -> str:
    """A deal as the history holds it: as in the record."""
    return to_text(write_fields(deal))


def next_link(link: str, content: str) -> str:
    """The checksum of a deal, chained to that of the deal before."""
    return digest(link + content)


def links(contents: Iterable[str], link: str = NO_LINK) -> tuple[str, ...]:
    """The checksum of each deal in turn."""
    chained = []
    for content in contents:
        link = next_link(link, content)
        chained.append(link)
    return tuple(chained)


def deal_of(game: AnyGame, setup: Setup[Any], raw: object, *, partial: bool = False) -> Deal:
    """The deal of a JSON object. Raises ContentError."""
    try:
        return record.read_deal(game, setup, raw, partial=partial)
    except RecordError as problem:
        raise ContentError(str(problem)) from problem


# House rules.


def write_options(options: Options) -> dict[str, object]:
    """House rules with every default filled in, so that a later default changes no earlier evening."""
    return {one.name: kind_of(one).write(getattr(options, one.name)) for one in dataclasses.fields(options)}


def read_options(game: AnyGame, raw: object) -> Options:
    """The house rules of a JSON object. Raises ContentError."""
    try:
        options: Options = record.read_options(game, raw)
    except RecordError as problem:
        raise ContentError(str(problem)) from problem
    return options


# Seasons.


def write_season(season: Season) -> str:
    """What a season counts, without its name and days, as JSON text."""
    kept = record.write_season(season)
    return to_text({key: value for key, value in kept.items() if key not in _COLUMNS})


def read_season(name: str, first_day: str | None, last_day: str | None, settings: object) -> Season:
    """The season of a row; it may count games that are not known here. Raises ContentError."""
    raw = from_text(settings)
    if not isinstance(raw, dict):
        raise ContentError("a season that is none")
    columns = dict(zip(_COLUMNS, (name, first_day, last_day), strict=True))
    raw.update({key: held for key, held in columns.items() if held is not None})
    games = raw.get("games", [])
    others = _unknown_games(games)
    if others:
        raw["games"] = [key for key in games if key not in others]
    try:
        # The one reader of seasons reads documents.
        (season,) = record.read(to_text({"scorepad": 1, "matches": [], "seasons": [raw]}).encode()).seasons
    except RecordError as problem:
        raise ContentError(str(problem)) from problem
    return dataclasses.replace(season, games=tuple(games)) if others else season


def _unknown_games(games: object) -> list[str]:
    """Those of a season's games that only another Scorepad has: no fault here, unlike in a document."""
    if not isinstance(games, list):
        return []
    return [key for key in games if isinstance(key, str) and not is_known(key)]


_COLUMNS = ("name", "first_day", "last_day")


# Whole matches.


_SUBSTITUTES = ListOf(Record(Substitute))


def _substitutes_of(raw: object, seats: int) -> tuple[Substitute, ...]:
    found, faults = _SUBSTITUTES.read(raw, Reading(seats, None))
    if faults:
        raise ContentError(f"substitutes: {faults[0]}")
    substitutes: tuple[Substitute, ...] = found
    return substitutes


def write_head(match: Match) -> dict[str, Any]:
    """Everything of a match but its deals, as JSON."""
    return {
        "game": match.game.key,
        "players": list(match.setup.players),
        "first_dealer": match.setup.first_dealer,
        "options": write_options(match.setup.options),
        "started": match.started,
        "ended": match.ended,
        "season": match.season,
        "note": match.note,
        "closed": match.closed,
        "counts": match.counts,
        "substitutes": _SUBSTITUTES.write(match.substitutes),
    }


def head_of(row: Any, names: Sequence[str]) -> dict[str, Any]:
    """What `write_head` gave, from a row of matches and the names beside it. Raises ContentError."""
    # A damaged file may hold anything.
    for flag in (row.closed, row.counts):
        if flag not in (0, 1):
            raise ContentError("a flag that is none")
    return {
        "game": row.game,
        "players": list(names),
        "first_dealer": row.first_dealer,
        "options": from_text(row.options),
        "started": row.started,
        "ended": row.ended,
        "season": row.season,
        "note": row.note,
        "closed": bool(row.closed),
        "counts": bool(row.counts),
        "substitutes": from_text(row.substitutes),
    }


def with_head(game: AnyGame, head: Mapping[str, Any]) -> Match:
    """The match without deals that `write_head` gave. Raises ContentError."""
    players = head["players"]
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise ContentError("players that are none")
    if len(players) not in game.players:
        raise ContentError(f"{len(players)} players")
    first_dealer = head["first_dealer"]
    if type(first_dealer) is not int or not 0 <= first_dealer < len(players):
        raise ContentError("a first dealer who sits nowhere")
    for key in ("started", "ended", "season", "note"):
        if not isinstance(head[key], str | None):
            raise ContentError(f"{key} that is no text")
    for key in ("started", "ended"):
        if head[key] is not None and not _is_time(head[key]):
            raise ContentError(f"{key} that is no time")
    return Match(
        game=game,
        setup=Setup(tuple(players), read_options(game, head["options"]), first_dealer),
        closed=bool(head["closed"]),
        started=head["started"],
        ended=head["ended"],
        season=head["season"],
        note=head["note"],
        counts=bool(head["counts"]),
        substitutes=_substitutes_of(head["substitutes"], len(players)),
    )


def _is_time(text: str) -> bool:
    try:
        return datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        return False


@dataclasses.dataclass(frozen=True)
class Stored:
    """A match as the history holds it: its texts, and the digests over them."""

    match: Match

    @cached_property
    def head(self) -> dict[str, Any]:
        """Everything but the deals."""
        return write_head(self.match)

    @cached_property
    def head_digest(self) -> str:
        """The digest of the head."""
        return digest(to_text(self.head))

    @cached_property
    def deals(self) -> tuple[str, ...]:
        """The content of each deal."""
        return tuple(deal_text(deal) for deal in self.match.deals)

    @cached_property
    def links(self) -> tuple[str, ...]:
        """The checksum of each deal."""
        return links(self.deals)

    @property
    def chain(self) -> str:
        """The checksum of the last deal, which stands for all."""
        return self.links[-1] if self.deals else NO_LINK

    @cached_property
    def open_deal(self) -> str | None:
        """The deal being entered."""
        return None if self.match.open_deal is None else deal_text(self.match.open_deal)

    @property
    def state(self) -> tuple[int, str, str, str | None]:
        """What is equal only where the whole match is: number of deals, chain, head, open deal."""
        return len(self.deals), self.chain, self.head_digest, self.open_deal

    @property
    def sort_key(self) -> int | None:
        """The moment it started, in seconds since 1970; None where it is not known."""
        return None if self.match.started is None else seconds(datetime.fromisoformat(self.match.started))

    @property
    def day(self) -> str | None:
        """The day it started, in its own offset."""
        return day_of(self.match.started)

    def identity(self, persons: Mapping[str, str]) -> str:
        """Equal for the same match. `persons` has the key of the person for keys of merged names."""
        return identity_of(self._beginning, persons, self.match.closed, self.chain)

    def origin(self, persons: Mapping[str, str]) -> str | None:
        """Equal for matches of which one may continue the other; None where the start is not known."""
        return origin_of(self._beginning, persons)

    @property
    def _beginning(self) -> "Beginning":
        setup = self.match.setup
        return (
            self.match.game.key,
            setup.players,
            setup.first_dealer,
            self.head["options"],
            self.match.started,
        )


Beginning = tuple[str, Sequence[str], int, object, str | None]
"""Game, players, first dealer, house rules with every default, and start."""


def _beginning_text(beginning: Beginning, persons: Mapping[str, str], *more: object) -> str:
    game, players, first_dealer, options, started = beginning
    folded = [fold(name) for name in players]
    # 20:00:00Z and 20:00:00+00:00 are two spellings of one time.
    time = None if started is None else datetime.fromisoformat(started).isoformat(timespec="seconds")
    return to_text([game, [persons.get(key, key) for key in folded], first_dealer, options, time, *more])


def identity_of(beginning: Beginning, persons: Mapping[str, str], closed: bool, chain: str) -> str:
    """What is equal for the same match: what was played, by whom, when, and how it went."""
    return digest(_beginning_text(beginning, persons, closed, chain))


def origin_of(beginning: Beginning, persons: Mapping[str, str]) -> str | None:
    """What is equal for matches of which one may continue the other; None without a start."""
    return None if beginning[-1] is None else digest(_beginning_text(beginning, persons))


# What an act changed.


def first_difference(one: Sequence[object], other: Sequence[object]) -> int:
    """How many items the two have in common at their beginning.

    >>> first_difference("abcd", "abxd")
    2
    """
    same = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        same += 1
    return same


def common_end(one: Sequence[object], other: Sequence[object], beginning: int) -> int:
    """How many items the two have in common at their end, the common beginning left out.

    >>> common_end("abcd", "abxcd", 2)
    2
    """
    longest = min(len(one), len(other)) - beginning
    same = 0
    while same < longest and one[-1 - same] == other[-1 - same]:
        same += 1
    return same


def patch_of(before: Stored, after: Stored) -> dict[str, Any]:
    """What differs between two values of a match, the open deal left out; empty where nothing does."""
    patch: dict[str, Any] = {
        key: [before.head[key], held] for key, held in after.head.items() if before.head[key] != held
    }
    if before.deals != after.deals:
        at = first_difference(before.deals, after.deals)
        end = common_end(before.deals, after.deals, at)
        patch["deals"] = {
            "at": at,
            "before": [from_text(text) for text in before.deals[at : len(before.deals) - end]],
            "after": [from_text(text) for text in after.deals[at : len(after.deals) - end]],
        }
    return patch


def patched(match: Match, patch: Mapping[str, Any], *, back: bool) -> Match | None:
    """The match with a patch made, or taken `back`; the deal being entered is left out.

    None where the patch was not made to this match. Raises ContentError where it is no patch.
    """
    head = write_head(match)
    old, new = (1, 0) if back else (0, 1)
    deals = list(match.deals)
    try:
        for key, change in patch.items():
            if key == "deals":
                there = [
                    deal_of(match.game, match.setup, raw) for raw in change["after" if back else "before"]
                ]
                put = [deal_of(match.game, match.setup, raw) for raw in change["before" if back else "after"]]
                at = change["at"]
                if deals[at : at + len(there)] != there:
                    return None
                deals[at : at + len(there)] = put
            elif head[key] != change[old]:
                return None
            else:
                head[key] = change[new]
    except (KeyError, IndexError, TypeError, AttributeError) as problem:
        raise ContentError("a revision that is none") from problem
    return dataclasses.replace(with_head(match.game, head), deals=tuple(deals))
