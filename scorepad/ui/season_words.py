"""What is said of a season's lines and matches: ties, results that are left out, other rules."""

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QDate, QLocale, Qt

from scorepad.core.ending import joined
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Options, Setup
from scorepad.export.tables import decimal
from scorepad.games import game
from scorepad.paper.voice import day_form
from scorepad.season.left_out import Reason
from scorepad.season.report import Given
from scorepad.season.standings import Standing, Table
from scorepad.season.ties import level_with
from scorepad.ui.say import say

_SHARED = QT_TRANSLATE_NOOP(
    "season_page", "{names} are equal in points and wins, so they share place {place}."
)
_MORE_WINS = QT_TRANSLATE_NOOP(
    "season_page", "{name} is equal in points with {others}, and ahead by more wins: {wins} against {fewer}."
)
_FEWER_WINS = QT_TRANSLATE_NOOP(
    "season_page", "{name} is equal in points with {others}, and behind by fewer wins: {wins} against {more}."
)
_DROPPED = QT_TRANSLATE_N_NOOP("season_page", "%n result(s) of {name} left out: {results}.", "", 0)
_RESULT = QT_TRANSLATE_NOOP("season_page", "{points} on {day}")
_NO_DAY = QT_TRANSLATE_NOOP("season_page", "a day that nobody wrote down")
_AND_MORE = QT_TRANSLATE_N_NOOP("season_page", "%n more", "", 0)
_MOST_NAMES = 4
"""So many equal lines are named before they are only counted."""
_MOST_RESULTS = 4
"""So many results that are left out are named behind a line; the remarks have them all."""

_REASONS = {
    Reason.PUT_OUT: QT_TRANSLATE_NOOP("season_page", "It was put out of counting."),
    Reason.UNFINISHED: QT_TRANSLATE_NOOP("season_page", "It is not finished."),
    Reason.NO_DEALS: QT_TRANSLATE_NOOP("season_page", "No deal of it was played."),
    Reason.OTHER_GAME: QT_TRANSLATE_NOOP("season_page", "The season does not count this game."),
    Reason.NO_DAY: QT_TRANSLATE_NOOP(
        "season_page", "Nobody wrote down on which day it was, and this table is about certain days."
    ),
    Reason.OTHER_DAY: QT_TRANSLATE_NOOP("season_page", "It is outside the season's days."),
    Reason.NO_PAIRS: QT_TRANSLATE_NOOP(
        "season_page", "It was not played in pairs, and this table counts pairs."
    ),
}
_RULES = QT_TRANSLATE_NOOP("season_page", "Other rules than usual in this table: {here}. Usual: {usual}.")
_RULES_HERE = QT_TRANSLATE_NOOP("season_page", "Other rules than usual in this table: {here}.")
_RULES_LACKING = QT_TRANSLATE_NOOP("season_page", "Other rules than usual in this table, without: {usual}.")


def day_words(day: str | None) -> str:
    """A day, `YYYY-MM-DD`, as the fields for days write it; a dash for none."""
    if day is None:
        return "–"
    here = QLocale()
    return here.toString(QDate.fromString(day, Qt.DateFormat.ISODate), day_form(here))


def points_words(points: Fraction) -> str:
    """Points as the locale writes them, with two decimals at most."""
    return decimal(points, 2, QLocale().decimalPoint())


def tie_words(table: Table, line: Standing) -> list[str]:
    """Why a line shares its place, or is ahead of others with as many points, or behind them."""
    level = level_with(table, line)
    said = []
    if level.sharing:
        sharing = sorted((line, *level.sharing), key=table.rows.index)
        said.append(say(_SHARED.of(names=_named(sharing), place=line.place)))
    for wins, others in _by_wins(level.ahead_of).items():
        said.append(say(_MORE_WINS.of(name=line.name, others=others, wins=line.wins, fewer=wins)))
    for wins, others in _by_wins(level.behind).items():
        said.append(say(_FEWER_WINS.of(name=line.name, others=others, wins=line.wins, more=wins)))
    return said


def _by_wins(lines: Sequence[Standing]) -> dict[int, Phrase | str]:
    """The names of these lines by how often they have won, in their order."""
    of_wins: dict[int, list[Standing]] = {}
    for one in lines:
        of_wins.setdefault(one.wins, []).append(one)
    return {wins: _named(those) for wins, those in of_wins.items()}


def _named(lines: Sequence[Standing]) -> Phrase | str:
    names = [one.name for one in lines]
    if len(names) > _MOST_NAMES:
        more = len(names) - _MOST_NAMES + 1
        names[_MOST_NAMES - 1 :] = [say(_AND_MORE.counted(more))]
    return joined(names)


def dropped_words(name: str, dropped: Sequence[Given]) -> str:
    """Which results of a line are left out; empty where none is."""
    if not dropped:
        return ""
    named = [
        say(
            _RESULT.of(
                points=points_words(one.points), day=_NO_DAY if one.day is None else day_words(one.day)
            )
        )
        for one in dropped[:_MOST_RESULTS]
    ]
    if len(dropped) > _MOST_RESULTS:
        named.append(say(_AND_MORE.counted(len(dropped) - _MOST_RESULTS)))
    return say(_DROPPED.counted(len(dropped)).of(name=name, results=", ".join(named)))


def reason_words(reason: Reason) -> str:
    """Why a match is left out."""
    return say(_REASONS[reason])


def plays_otherwise(key: str, seats: int, options: Options, usual: Options) -> bool:
    """Whether anything that is agreed at a table of so many `seats` differs from the usual rules."""
    return _agreed(key, seats, options) != _agreed(key, seats, usual)


def rules_words(key: str, seats: int, options: Options, usual: Options) -> str:
    """Which house rules of a match of so many `seats` are not the usual ones; empty where it plays alike.

    What the game says was agreed decides, so that an option without effect at this table is not told.
    """
    agreed, agreed_usually = (_agreed(key, seats, one) for one in (options, usual))
    here = "; ".join(say(rule) for rule in agreed if rule not in agreed_usually)
    instead = "; ".join(say(rule) for rule in agreed_usually if rule not in agreed)
    if here and instead:
        return say(_RULES.of(here=here, usual=instead))
    if here:
        return say(_RULES_HERE.of(here=here))
    return say(_RULES_LACKING.of(usual=instead)) if instead else ""


def _agreed(key: str, seats: int, options: Options) -> tuple[Phrase, ...]:
    setup = Setup(tuple(str(seat) for seat in range(seats)), options, 0)
    return game(key).words.agreed(setup)
