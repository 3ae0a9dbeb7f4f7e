"""The match record: what happened at a table as a JSON document, read from bytes and written again.

Reading finds every problem and names each at its field; a record with problems gives no match. What the
contract leaves open is decided so:

* `unreadable` is what is no JSON: bytes that are not UTF-8, `NaN`, numbers beyond every float, doubled keys,
  nesting deeper than 20. Any other value that is no object, and `game` beside `matches`, is `not_a_record`.
* A number of more than 18 digits, `10.0`, `true` and `"10"` are `wrong_type` at their field, and so is a deal
  that is no object, at `deals`. A record of a game that is not known is read by what all games share.
* Problems stand in the order of the keys: the record's own, then each deal's, then the open deal's. Unknown
  keys come first, and at one field the faults of form come before those of the rules.
* Deals of a setup on which legality hangs and which is itself at fault are looked at for form alone, since
  any rule told of them might be the wrong one. Such are the number of players, the first dealer, house rules
  that say so, and hands too large. Where a house rule is at fault that only decides when the match is over,
  no deal is `match_is_over`. A deal whose dealer is at fault is judged by the seat the rules give.
* A list of another length than it has is `out_of_range`, where the game has no fault of its own for that;
  the deal is judged by what else is known of it.
* The open deal is looked at for form and ranges; a value may be null or absent. After the end of the match a
  range is the widest that any deal has.
* Names and the season are trimmed and composed (NFC), a blank season is none. Times are written again as
  `2026-01-09T20:00:00+01:00`, in their own offset.
"""

import dataclasses
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta, timezone
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NoReturn

from scorepad.core.faults import COMMON_FAULTS, CommonFault, Problem, is_about_range
from scorepad.core.fields import (
    Code,
    Faulty,
    Flag,
    Found,
    Kind,
    ListOf,
    Name,
    Reading,
    Record,
    Seat,
    Text,
    Whole,
    fields_of,
    is_required,
    is_whole,
    read_fields,
    recorded,
    write_fields,
)
from scorepad.core.game import AnyGame, Course
from scorepad.core.match import Match, Substitute
from scorepad.core.names import doubled, tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Deal, Options, Setup
from scorepad.games import GAMES
from scorepad.season.season import POINTS, By, Counting, Scheme, Season, read_points

VERSION = 1
"""The version of the format that is written, and the newest that is read."""

DEEPEST = 20
"""How deep a record may be nested; the document itself is the first level."""


@dataclass(frozen=True, slots=True)
class RecordProblem:
    """A fault of a record, where it is, and the sentence that tells it.

    `match` counts the matches of a document that holds several, and is None in others and for faults of the
    document. `deal` counts from 1 and is None for a fault of the whole record; `field` is the key at fault.
    """

    match: int | None
    deal: int | None
    field: str | None
    fault: StrEnum
    message: Phrase


class RecordError(Exception):
    """A record cannot be read, or breaks its rules.

    `problems` are all that were found; `several` says that the document holds a list of matches.
    """

    def __init__(self, problems: Sequence[RecordProblem], several: bool = False) -> None:
        super().__init__()
        self.problems = tuple(problems)
        self.several = several

    def __str__(self) -> str:
        """Every problem in English; there may be hundreds of thousands of them."""
        return "; ".join(str(problem.message) for problem in self.problems)


@dataclass(frozen=True)
class Document:
    """What one file holds; `several` where it is a list of matches, be it of one or none."""

    matches: tuple[Match, ...]
    seasons: tuple[Season, ...] = ()
    several: bool = False


# From bytes to JSON.

_NOT_UTF8 = QT_TRANSLATE_NOOP("record", "it is not written in UTF-8")
_NOT_JSON = QT_TRANSLATE_NOOP("record", "it is not JSON (line {line}, column {column})")
_EMPTY = QT_TRANSLATE_NOOP("record", "it is empty")
_DOUBLED_KEY = QT_TRANSLATE_NOOP("record", "it holds the key “{key}” twice in one place")
_NO_NUMBER = QT_TRANSLATE_NOOP("record", "“{number}” is not a number it may hold")
_TOO_DEEP = QT_TRANSLATE_NOOP("record", "it is nested too deeply")

# A whole string, closed or not, so that brackets inside are not counted; or one bracket.
_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)


class _UnreadableError(Exception):
    """Why text cannot be read."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(str(why))
        self.why = why


class _HugeNumber:
    """Stands where a number has more digits than a record may hold; no kind takes it for one."""


def unreadable(why: Phrase) -> RecordError:
    """The error of a file of which nothing can be said but why it cannot be read."""
    fault = CommonFault.UNREADABLE
    return RecordError([RecordProblem(None, None, None, fault, COMMON_FAULTS[fault].of(why=why))])


def _parse(text: bytes) -> object:
    try:
        decoded = text.removeprefix(b"\xef\xbb\xbf").decode("utf-8")
    except UnicodeDecodeError as problem:
        raise _UnreadableError(_NOT_UTF8) from problem
    if not decoded.strip():
        raise _UnreadableError(_EMPTY)
    if _depth(decoded) > DEEPEST:
        raise _UnreadableError(_TOO_DEEP)
    try:
        return json.loads(
            decoded,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_real,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as problem:
        raise _UnreadableError(_NOT_JSON.of(line=problem.lineno, column=problem.colno)) from problem


def _depth(text: str) -> int:
    """How deep brackets are nested, be they closed or not: the parser is spared a tower of them."""
    depth = deepest = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        first = text[found.start()]
        if first in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif first != '"':
            depth -= 1
    return deepest


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made: dict[str, object] = {}
    for key, value in pairs:
        if key in made:
            raise _UnreadableError(_DOUBLED_KEY.of(key=key))
        made[key] = value
    return made


def _integer(digits: str) -> object:
    return int(digits) if len(digits.lstrip("-")) <= 18 else _HugeNumber()


def _real(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise _UnreadableError(_NO_NUMBER.of(number=digits[:20]))
    return number


def _constant(name: str) -> NoReturn:
    raise _UnreadableError(_NO_NUMBER.of(number=name))


# The kinds of the record's own fields.

_TIME = re.compile(
    r"([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,][0-9]+)?)?"
    r"(?:Z|([+-])([0-9]{2})(?::?([0-9]{2}))?)"
)


def tidy_time(text: str) -> str | None:
    """An ISO 8601 time with offset as records keep it, to the second; None for anything else.

    >>> tidy_time("2026-01-09T20:00:30.5Z")
    '2026-01-09T20:00:30+00:00'
    >>> tidy_time("2026-01-09T20:00+0100")
    '2026-01-09T20:00:00+01:00'
    >>> tidy_time("2026-01-09T20:00:00") is None
    True
    """
    found = _TIME.fullmatch(text)
    if found is None:
        return None
    *numbers, sign, hours, minutes = found.groups()
    if int(minutes or 0) > 59:
        return None
    offset = timedelta(hours=int(hours or 0), minutes=int(minutes or 0))
    try:
        zone = timezone(-offset if sign == "-" else offset)
        year, month, day, hour, minute, second = (int(number or 0) for number in numbers)
        return datetime(year, month, day, hour, minute, second, tzinfo=zone).isoformat(timespec="seconds")
    except ValueError:  # a thirteenth month, a day too far
        return None


@dataclass(frozen=True)
class _Time:
    """A day and time with its offset."""

    def read(self, raw: object, reading: Reading) -> Found:  # noqa: ARG002 - every kind has this shape
        if not isinstance(raw, str):
            return None, (CommonFault.WRONG_TYPE,)
        time = tidy_time(raw)
        return time, () if time is not None else (CommonFault.BAD_TIME,)

    def write(self, value: str) -> object:
        return value


@dataclass(frozen=True)
class _Tidied:
    """Free text that is trimmed and composed; blank is none."""

    def read(self, raw: object, reading: Reading) -> Found:
        text, faults = Text().read(raw, reading)
        return (None, faults) if faults else (tidy(text) or None, ())

    def write(self, value: str) -> object:
        return value


_DETAILS: Mapping[str, Kind] = {
    "started": _Time(),
    "ended": _Time(),
    "season": _Tidied(),
    "note": Text(),
    "closed": Flag(),
    "counts": Flag(),
    "substitutes": ListOf(Record(Substitute)),
}

_KEYS = (
    "scorepad",
    "game",
    "players",
    "first_dealer",
    "options",
    "started",
    "ended",
    "season",
    "note",
    "deals",
    "open_deal",
    "closed",
    "counts",
    "substitutes",
)
_GAMES = {game.key: game for game in GAMES}


# From JSON to matches.


def read(text: bytes) -> Document:
    """The document that `text`, the bytes of a file, stands for.

    Raises RecordError with every problem of it.
    """
    try:
        raw = _parse(text)
    except _UnreadableError as problem:
        raise unreadable(problem.why) from problem
    if not isinstance(raw, dict):
        raise _error(CommonFault.NOT_A_RECORD, None)
    version = _version_fault(raw, required=True)
    if version is CommonFault.NEWER_FORMAT:
        raise _error(version, "scorepad")
    if "matches" in raw:
        if "game" in raw:
            raise _error(CommonFault.NOT_A_RECORD, None)
        return _read_several(raw, version)
    reader = _MatchReader(raw, None)
    match = reader.read()
    if match is None:
        raise RecordError(reader.problems)
    return Document((match,))


def problems(text: bytes) -> tuple[RecordProblem, ...]:
    """Every problem of the document; none of one that can be read."""
    try:
        read(text)
    except RecordError as error:
        return error.problems
    return ()


def _error(fault: CommonFault, field: str | None) -> RecordError:
    return RecordError([_problem(fault, field)])


def _problem(fault: StrEnum, field: str | None) -> RecordProblem:
    return RecordProblem(None, None, field, fault, COMMON_FAULTS[fault].of(field=field))


def _version_fault(raw: Mapping[str, object], *, required: bool) -> CommonFault | None:
    if "scorepad" not in raw:
        return CommonFault.MISSING_KEY if required else None
    version = raw["scorepad"]
    if not is_whole(version):
        return CommonFault.WRONG_TYPE
    assert isinstance(version, int)
    if version > VERSION:
        return CommonFault.NEWER_FORMAT
    return None if version == VERSION else CommonFault.OUT_OF_RANGE


def _read_several(raw: Mapping[str, object], version: CommonFault | None) -> Document:
    found = [
        _problem(CommonFault.UNKNOWN_KEY, key) for key in raw if key not in ("scorepad", "matches", "seasons")
    ]
    if version is not None:
        found.append(_problem(version, "scorepad"))
    raw_matches = raw["matches"]
    if not isinstance(raw_matches, list):
        found.append(_problem(CommonFault.WRONG_TYPE, "matches"))
        raw_matches = []
    seasons, faults = _read_seasons(raw.get("seasons", []))
    found += (_problem(fault, "seasons") for fault in faults)
    matches: list[Match] = []
    for number, one in enumerate(raw_matches, start=1):
        if not isinstance(one, dict):
            found.append(replace(_problem(CommonFault.NOT_A_RECORD, None), match=number))
            continue
        reader = _MatchReader(one, number)
        match = reader.read()
        found += reader.problems
        if match is not None:
            matches.append(match)
    if found:
        raise RecordError(found, several=True)
    return Document(tuple(matches), seasons, several=True)


# Seasons.


@dataclass(frozen=True)
class _Title:
    """A season's own name: free text that is not blank, nor cut short where a NUL ends what is read of it."""

    def read(self, raw: object, reading: Reading) -> Found:
        text, faults = _Tidied().read(raw, reading)
        if text and "\0" in text:
            return None, (CommonFault.NAME_NOT_ALLOWED,)
        return text, faults or (() if text else (CommonFault.NAME_BLANK,))

    def write(self, value: str) -> object:
        return value


@dataclass(frozen=True)
class _Day:
    """A day as `2026-01-09`."""

    def read(self, raw: object, reading: Reading) -> Found:  # noqa: ARG002 - every kind has this shape
        if not isinstance(raw, str):
            return None, (CommonFault.WRONG_TYPE,)
        try:
            found = re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", raw) and date.fromisoformat(raw)
        except ValueError:  # a thirteenth month, a day too far
            found = None
        return (raw, ()) if found else (None, (CommonFault.BAD_TIME,))

    def write(self, value: str) -> object:
        return value


@dataclass(frozen=True)
class _Decimals:
    """Numbers with decimals, in text as `--points` takes them: a JSON number of a record is whole."""

    def read(self, raw: object, reading: Reading) -> Found:  # noqa: ARG002 - every kind has this shape
        if not isinstance(raw, str):
            return None, (CommonFault.WRONG_TYPE,)
        try:
            return read_points(raw), ()
        except ValueError:
            return None, (CommonFault.UNKNOWN_VALUE,)

    def write(self, value: tuple[Fraction, ...]) -> object:
        return ",".join(_decimal(number) for number in value)


def _decimal(number: Fraction) -> str:
    """A number of at most 18 decimals in full.

    >>> _decimal(Fraction("2.50")), _decimal(Fraction(3))
    ('2.5', '3')
    """
    whole, rest = divmod(abs(number), 1)
    decimals = f"{int(rest * 10**18):018d}".rstrip("0")
    return ("-" if number < 0 else "") + str(whole) + (f".{decimals}" if decimals else "")


@dataclass(frozen=True)
class _GameKey:
    """The key of a game."""

    def read(self, raw: object, reading: Reading) -> Found:  # noqa: ARG002 - every kind has this shape
        if not isinstance(raw, str):
            return None, (CommonFault.WRONG_TYPE,)
        return (raw, ()) if raw in _GAMES else (None, (CommonFault.UNKNOWN_GAME,))

    def write(self, value: str) -> object:
        return value


@dataclass(frozen=True)
class _SeasonFields:
    """A season as documents hold it: flat, in the order in which it is written."""

    name: str = field(metadata=recorded(_Title()))
    first_day: str | None = field(default=None, metadata=recorded(_Day()))
    last_day: str | None = field(default=None, metadata=recorded(_Day()))
    scheme: Scheme = field(default=Scheme.WINS, metadata=recorded(Code(Scheme)))
    points: tuple[Fraction, ...] = field(default=POINTS, metadata=recorded(_Decimals()))
    minimum: int = field(default=0, metadata=recorded(Whole(0)))
    drop: int = field(default=0, metadata=recorded(Whole(0)))
    best: int = field(default=0, metadata=recorded(Whole(0)))
    games: tuple[str, ...] = field(default=(), metadata=recorded(ListOf(_GameKey())))
    by: By = field(default=By.PLAYER, metadata=recorded(Code(By)))
    with_guests: bool = field(default=False, metadata=recorded(Flag()))


def _read_seasons(raw: object) -> tuple[tuple[Season, ...], list[StrEnum]]:
    if not isinstance(raw, list):
        return (), [CommonFault.WRONG_TYPE]
    seasons: dict[str, Season] = {}
    faults: list[StrEnum] = []
    for one in raw:
        found, wrong = Record(_SeasonFields).read(one, Reading(None, None))
        faults += wrong
        if found is None:
            continue
        if found.name in seasons:
            faults.append(CommonFault.NAME_DOUBLED)
        seasons[found.name] = _season(found)
    return tuple(seasons.values()), faults


def _season(found: _SeasonFields) -> Season:
    counting = Counting(**{one.name: getattr(found, one.name) for one in dataclasses.fields(Counting)})
    return Season(found.name, found.first_day, found.last_day, found.games, counting)


def write_season(season: Season) -> dict[str, object]:
    """A season as its JSON object; what has its default is left out."""
    own = {one.name: getattr(season, one.name) for one in dataclasses.fields(Season)}
    counting = own.pop("counting")
    counted = {one.name: getattr(counting, one.name) for one in dataclasses.fields(Counting)}
    return write_fields(_SeasonFields(**own, **counted))


_NO_VALUES: Mapping[str, object] = MappingProxyType({})


class _MatchReader:
    """Reads one match and gathers its problems."""

    def __init__(self, raw: Mapping[str, object], number: int | None) -> None:
        self._raw = raw
        self._number = number
        self._words: Mapping[StrEnum, Phrase] = COMMON_FAULTS
        self._players: tuple[str, ...] | None = None
        self._first_dealer = 0
        # Whether what is known of the setup is enough to hold the deals against the rules.
        self._can_judge = True
        self._knows_the_end = True
        self._messages: dict[tuple[str | None, StrEnum], Phrase] = {}
        self.problems: list[RecordProblem] = []

    def read(self) -> Match | None:
        """The match, or None where there are problems."""
        # In a list of matches the list bears the version.
        version = _version_fault(self._raw, required=self._number is None)
        if version is CommonFault.NEWER_FORMAT:  # what else it holds, this version cannot know
            self._add("scorepad", version)
            return None
        for key in self._raw:
            if key not in _KEYS:
                self._add(key, CommonFault.UNKNOWN_KEY)
        if version is not None:
            self._add("scorepad", version)
        game = self._read_game()
        self._read_players(game)
        self._read_first_dealer()
        options = self._read_options(game)
        details = self._read_details()
        if game is None:
            self._read_common_deals()
            return None
        setup = Setup(self._players or (), options, self._first_dealer) if self._can_judge else None
        deals = self._read_deals(game, setup)
        open_deal = self._read_open_deal(game, setup, deals)
        if setup is None or self.problems:
            return None
        return Match(game=game, setup=setup, deals=deals, open_deal=open_deal, **details)

    def _add(
        self,
        field: str | None,
        fault: StrEnum,
        deal: int | None = None,
        values: Mapping[str, object] = _NO_VALUES,
    ) -> None:
        message = (
            self._message(field, fault)
            if not values
            else self._words[fault].of(**{"field": field, "players": self._seats, **values})
        )
        self.problems.append(RecordProblem(self._number, deal, field, fault, message))

    def _message(self, field: str | None, fault: StrEnum) -> Phrase:
        """The sentence of a fault that needs no more than its place, made once however often it is found."""
        found = self._messages.get((field, fault))
        if found is None:
            found = self._words[fault].of(field=field, players=self._seats)
            self._messages[field, fault] = found
        return found

    @property
    def _seats(self) -> int | None:
        return None if self._players is None else len(self._players)

    # The setup.

    def _read_game(self) -> AnyGame | None:
        if "game" not in self._raw:
            self._add("game", CommonFault.MISSING_KEY)
            return None
        key = self._raw["game"]
        if not isinstance(key, str):
            self._add("game", CommonFault.WRONG_TYPE)
            return None
        game = _GAMES.get(key)
        if game is None:
            self._add("game", CommonFault.UNKNOWN_GAME)
            return None
        self._words = {**COMMON_FAULTS, **game.words.faults}
        return game

    def _read_players(self, game: AnyGame | None) -> None:
        held = self._raw.get("players")
        if not isinstance(held, list):
            missing = "players" not in self._raw
            self._add("players", CommonFault.MISSING_KEY if missing else CommonFault.WRONG_TYPE)
            self._can_judge = False
            return
        found = [Name().read(one, Reading(None, None)) for one in held]
        # A name that cannot be read is nobody's: seats keep their number, and blanks are not doubled.
        names = tuple("" if faults else name for name, faults in found)
        taken = doubled(names)
        for seat, (_, faults) in enumerate(found):
            if faults:
                self._add("players", faults[0])
            elif seat in taken:
                self._add("players", CommonFault.NAME_DOUBLED)
        self._players = names
        if game is not None and len(names) not in game.players:
            self._add("players", CommonFault.WRONG_NUMBER_OF_PLAYERS)
            self._can_judge = False

    def _read_first_dealer(self) -> None:
        if "first_dealer" not in self._raw:
            return
        kind = Seat(CommonFault.DEALER_OUT_OF_RANGE)
        dealer, faults = kind.read(self._raw["first_dealer"], Reading(self._seats, None))
        if faults:
            self._add("first_dealer", faults[0])
            self._can_judge = False
        else:
            self._first_dealer = dealer

    def _read_options(self, game: AnyGame | None) -> Any:
        held = self._raw.get("options", {})
        if not isinstance(held, dict):
            self._add("options", CommonFault.WRONG_TYPE)
            self._can_judge = False
            held = {}
        if game is None:
            return None
        values, faults = read_fields(game.options, held, Reading(self._seats, None))
        options = game.options(**values)
        faulty = {key for key, _ in faults}
        fields = dataclasses.fields(game.options)
        by_law = {one.name for one in fields if one.metadata.get("legality")}
        setup_problems: tuple[Problem, ...] = ()
        # A house rule of which nothing could be read might have made the others fit.
        if self._fits(game) and not (faulty & by_law) - values.keys():
            setup_problems = game.check_setup(Setup(self._players or (), options, self._first_dealer))
        inner = [
            replace(problem, field=(problem.field or "").removeprefix("options."))
            for problem in setup_problems
        ]
        for key, fault, more in _in_order(game.options, faults, inner):
            self._add(f"options.{key}", fault, values=more)
        if faulty & by_law or setup_problems:
            self._can_judge = False
        self._knows_the_end = not any(one.metadata.get("ends") and one.name in faulty for one in fields)
        return options

    def _fits(self, game: AnyGame) -> bool:
        return self._seats is not None and self._seats in game.players

    def _reading(self, game: AnyGame, *, partial: bool = False) -> Reading:
        """What is known of the table; how many sit there also where the house rules are at fault."""
        seats = self._seats
        if seats is None or seats not in game.players:
            return Reading(None, None, partial)
        return _reading(game, seats, partial=partial)

    def _read_details(self) -> dict[str, Any]:
        """What stands beside the setup and the deals, and whether `deals` is a list, in the keys' order."""
        details: dict[str, Any] = {}
        for key in _KEYS:
            if key not in self._raw:
                continue
            if key == "deals" and not isinstance(self._raw[key], list):
                self._add(key, CommonFault.WRONG_TYPE)
            if key in _DETAILS:
                details[key], faults = _DETAILS[key].read(self._raw[key], Reading(self._seats, None))
                for fault in faults:
                    self._add(key, fault)
        return details

    # The deals.

    def _raw_deals(self) -> list[object]:
        held = self._raw.get("deals")
        return held if isinstance(held, list) else []

    def _read_deals(self, game: AnyGame, setup: Setup[Any] | None) -> tuple[Deal, ...]:
        """The deals up to the end of the match, those at fault as far as they are known."""
        course = None if setup is None else Course(game, setup)
        deals: list[Deal] = []
        for number, raw in enumerate(self._raw_deals(), start=1):
            if course is not None and self._knows_the_end and course.is_over:
                self._add(None, CommonFault.MATCH_IS_OVER, number)
                continue
            deal = self._read_deal(game, course, raw, number)
            if course is not None and deal is not None:
                course.add(deal)
                deals.append(deal)
        return tuple(deals)

    def _read_deal(
        self, game: AnyGame, course: Course[Any, Any] | None, raw: object, number: int
    ) -> Deal | None:
        """The next deal as far as it is known; None where it is not known how many play."""
        setup = None if course is None else course.setup
        if not isinstance(raw, dict):
            self._add("deals", CommonFault.WRONG_TYPE, number)
            return None if setup is None else game.blank(setup)
        values, faults = read_fields(game.deal, raw, self._reading(game))
        deal = _made(game, setup, values)
        if deal is None:
            rules: tuple[Problem, ...] = ()
        else:
            lacks = game.lacking(setup, deal)
            absent = (one.field for one in lacks if one.fault is CommonFault.MISSING_KEY)
            told = {*raw, *(key for key, _ in faults)}
            faults = (*faults, *((key, CommonFault.MISSING_KEY) for key in absent if key and key not in told))
            rules = () if course is None else course.check(deal)
            unfinished = (
                one for one in lacks if one.fault is not CommonFault.MISSING_KEY and one not in rules
            )
            rules = _judged((*rules, *unfinished), faults)
        for key, fault, more in _in_order(game.deal, faults, rules):
            self._add(key, fault, number, more)
        if deal is None or course is None or faults or rules:
            return deal
        settled: Deal = course.settled(deal)
        return settled

    def _read_open_deal(
        self, game: AnyGame, setup: Setup[Any] | None, before: tuple[Deal, ...]
    ) -> Deal | None:
        if "open_deal" not in self._raw:
            return None
        raw = self._raw["open_deal"]
        if not isinstance(raw, dict):
            self._add("open_deal", CommonFault.WRONG_TYPE)
            return None
        values, faults = read_fields(game.deal, raw, self._reading(game, partial=True))
        deal = _made(game, setup, values)
        rules: tuple[Problem, ...] = ()
        if setup is not None:
            rules = tuple(
                problem for problem in game.check(setup, before, deal) if is_about_range(problem.fault)
            )
        for key, fault, more in _in_order(game.deal, faults, rules):
            self._add("open_deal", fault, values={**more, "field": f"open_deal.{key}"})
        return deal

    def _read_common_deals(self) -> None:
        """Look at what the deals of every game share, where the game is not known."""
        for number, raw in enumerate(self._raw_deals(), start=1):
            if not isinstance(raw, dict):
                self._add("deals", CommonFault.WRONG_TYPE, number)
                continue
            for key, fault in _common_faults(raw, Reading(self._seats, None)):
                self._add(key, fault, number)
        raw = self._raw.get("open_deal", {})
        if not isinstance(raw, dict):
            self._add("open_deal", CommonFault.WRONG_TYPE)
            return
        for _, fault in _common_faults(raw, Reading(self._seats, None, partial=True)):
            self._add("open_deal", fault)


def _common_faults(raw: Mapping[str, object], reading: Reading) -> tuple[Faulty, ...]:
    common = {one.name: raw[one.name] for one in dataclasses.fields(Deal) if one.name in raw}
    return read_fields(Deal, common, reading)[1]


def _reading(game: AnyGame, seats: int, *, partial: bool = False) -> Reading:
    return Reading(seats, len(game.sides(seats)), partial)


def _made(game: AnyGame, setup: Setup[Any] | None, values: Mapping[str, Any]) -> Deal | None:
    """The deal as far as it is known; None where the table is not known and a required value is not."""
    if setup is not None:
        blank: Deal = game.blank(setup)
        return replace(blank, **values)
    if all(one.name in values for one in dataclasses.fields(game.deal) if is_required(one)):
        made: Deal = game.deal(**values)
        return made
    return None


def _judged(rules: Iterable[Problem], faults: Iterable[Faulty]) -> tuple[Problem, ...]:
    """The faults of rules, but sums and the like only where every value of the field could be read."""
    misread = {key for key, _ in faults}
    return tuple(one for one in rules if one.field not in misread or is_about_range(one.fault))


def _in_order(
    of: type[Any], faults: Iterable[Faulty], rules: Iterable[Problem]
) -> list[tuple[str, StrEnum, Mapping[str, object]]]:
    """Faults of form and of rules by the order of the fields; keys that are not known come first."""
    place = {one.name: at for at, one in enumerate(fields_of(of))}
    found: list[tuple[str, StrEnum, Mapping[str, object]]] = [
        (key, fault, _NO_VALUES) for key, fault in faults
    ]
    found += ((problem.field or "", problem.fault, problem.values) for problem in rules)
    return sorted(found, key=lambda one: place.get(one[0], -1))


# Parts of a record, for those who keep them apart.


def read_deal(game: AnyGame, setup: Setup[Any], raw: object, *, partial: bool = False) -> Deal:
    """A deal from its JSON object, looked at for form alone; `partial` where values may be unknown.

    Raises RecordError where it is misshapen.
    """
    if not isinstance(raw, dict):
        raise _error(CommonFault.WRONG_TYPE, "deals")
    values, faults = read_fields(game.deal, raw, _reading(game, setup.seats, partial=partial))
    _refuse(game, setup.seats, faults)
    blank: Deal = game.blank(setup)
    return replace(blank, **values)


def read_options(game: AnyGame, raw: object) -> Any:
    """House rules from their JSON object. Raises RecordError where it is misshapen."""
    if not isinstance(raw, dict):
        raise _error(CommonFault.WRONG_TYPE, "options")
    values, faults = read_fields(game.options, raw, Reading(None, None))
    _refuse(game, None, faults)
    return game.options(**values)


def _refuse(game: AnyGame, seats: int | None, faults: Sequence[Faulty]) -> None:
    if faults:
        words = {**COMMON_FAULTS, **game.words.faults}
        raise RecordError(
            [
                RecordProblem(None, None, key, fault, words[fault].of(field=key, players=seats))
                for key, fault in faults
            ]
        )


def write_deal(deal: Deal) -> dict[str, object]:
    """A deal as its JSON object; what has its default is left out."""
    return write_fields(deal)


def write_options(options: Options) -> dict[str, object]:
    """House rules as their JSON object; what has its default is left out."""
    return write_fields(options)


# From matches to JSON.


def write(match: Match) -> dict[str, object]:
    """A match as its JSON object; what has its default is left out.

    Reading it gives the same match. Only of a deal being entered is that left out which is out of range since
    the house rules, or the deals before it, were changed: whoever reads it would have to refuse it all.
    """
    written: dict[str, object] = {
        "scorepad": VERSION,
        "game": match.game.key,
        "players": list(match.setup.players),
    }
    if match.setup.first_dealer:
        written["first_dealer"] = match.setup.first_dealer
    options = write_options(match.setup.options)
    if options:
        written["options"] = options
    for key in _KEYS[_KEYS.index("started") :]:
        if key == "deals":
            written[key] = [write_deal(deal) for deal in match.deals]
        elif key == "open_deal":
            if match.open_deal is not None:
                written[key] = write_deal(_within_ranges(match, match.open_deal))
        elif (held := getattr(match, key)) != _DEFAULTS[key]:
            written[key] = _DETAILS[key].write(held)
    return written


def _within_ranges(match: Match, deal: Deal) -> Deal:
    problems = match.game.check(match.setup, match.deals, deal)
    outside = {problem.field for problem in problems if is_about_range(problem.fault)}
    blank = match.game.blank(match.setup)
    opened = {one.name: getattr(blank, one.name) for one in fields_of(type(deal)) if one.name in outside}
    return replace(deal, **opened)


_DEFAULTS = {one.name: one.default for one in dataclasses.fields(Match)}


def dump(matches: Iterable[Match], seasons: Iterable[Season] | None = None) -> str:
    """A document of several matches as text, a match a line, with `seasons` where they are given."""
    lines = [json.dumps(write(match), ensure_ascii=False) for match in matches]
    parts = [f'"scorepad": {VERSION}', '"matches": [' + ",".join(f"\n{line}" for line in lines) + "\n]"]
    if seasons is not None:
        listed = [json.dumps(write_season(season), ensure_ascii=False) for season in seasons]
        parts.append('"seasons": [' + ",".join(f"\n{line}" for line in listed) + "\n]")
    return "{" + ",\n".join(parts) + "}\n"
