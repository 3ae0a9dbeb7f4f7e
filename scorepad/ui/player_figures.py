"""The statistics of a player in words: lines of figures, each with the matches behind it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import floor

from PySide6.QtCore import QLocale

from scorepad.core.measures import Kind
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.games import game_name
from scorepad.season.statistics import (
    FEW,
    Measured,
    Meeting,
    OfGame,
    Period,
    Record,
    Share,
    Statistics,
    Streak,
)
from scorepad.ui.say import say
from scorepad.ui.season_words import day_words

_OF = QT_TRANSLATE_NOOP("player_page", "{hits} of {of}")
_PERCENT = QT_TRANSLATE_NOOP("player_page", "{number} %")
_SHARE = QT_TRANSLATE_NOOP("player_page", "{hits} of {of} · {percent}")
_FEW = QT_TRANSLATE_NOOP("player_page", "{figure} · few")
_ON_DAY = QT_TRANSLATE_NOOP("player_page", "{figure} · {day}")
_BETWEEN = QT_TRANSLATE_NOOP("player_page", "{first} – {last}")
_MONTH_OF = QT_TRANSLATE_NOOP("player_page", "{month} {year}")
_MATCHES = QT_TRANSLATE_N_NOOP("player_page", "%n match(es)", "", 0)

_WINS = QT_TRANSLATE_NOOP("player_page", "Matches won")
_PLACE = QT_TRANSLATE_NOOP("player_page", "Place {place}")
_SEAT = QT_TRANSLATE_NOOP("player_page", "Seat {seat}")
_MEAN_PLACE = QT_TRANSLATE_NOOP("player_page", "Place, on average")
_FIELD = QT_TRANSLATE_NOOP("player_page", "Others beaten")
_MEAN_TOTAL = QT_TRANSLATE_NOOP("player_page", "Points in a match")
_MEAN_DEAL = QT_TRANSLATE_NOOP("player_page", "Points in a deal")
_BEST = QT_TRANSLATE_NOOP("player_page", "Highest total")
_WORST = QT_TRANSLATE_NOOP("player_page", "Lowest total")
_NOW_WON = QT_TRANSLATE_NOOP("player_page", "Won in a row, going on")
_NOW_LOST = QT_TRANSLATE_NOOP("player_page", "Without a win, going on")
_LONGEST_WON = QT_TRANSLATE_NOOP("player_page", "Most won in a row")
_LONGEST_LOST = QT_TRANSLATE_NOOP("player_page", "Longest without a win")

_HEADLINE_MATCHES = QT_TRANSLATE_N_NOOP("player_page", "match(es) played", "", 0)
_HEADLINE_WON = QT_TRANSLATE_NOOP("player_page", "won: {percent}")
_HEADLINE_FIELD = QT_TRANSLATE_NOOP("player_page", "of the others beaten")
_HEADLINE_NOW_WON = QT_TRANSLATE_N_NOOP("player_page", "win(s) in a row, going on", "", 0)
_HEADLINE_NOW_LOST = QT_TRANSLATE_N_NOOP("player_page", "match(es) since the last win", "", 0)
_HEADLINE_NEVER_WON = QT_TRANSLATE_N_NOOP("player_page", "match(es), not won yet", "", 0)

_BOTH = QT_TRANSLATE_NOOP("player_page", "{first}: {second}")
_AGAINST = QT_TRANSLATE_NOOP("player_page", "against {name}")
_WITH = QT_TRANSLATE_NOOP("player_page", "with {name}")
_AHEAD_OF = QT_TRANSLATE_NOOP("player_page", "ahead of {name}")
_LEVEL_WITH = QT_TRANSLATE_NOOP("player_page", "level with {name}")
_BEHIND = QT_TRANSLATE_NOOP("player_page", "behind {name}")
_WON_WITH = QT_TRANSLATE_NOOP("player_page", "won with {name}")
_LOST_WITH = QT_TRANSLATE_NOOP("player_page", "not won with {name}")
_IN_MONTH = QT_TRANSLATE_NOOP("player_page", "in {month}")
_WON_IN_MONTH = QT_TRANSLATE_NOOP("player_page", "won in {month}")


@dataclass(frozen=True)
class Figure:
    """A number ready to be read, and the matches behind it, which `words` tell.

    `portion`, from 0 to 1, is how far its bar goes, None where it has none. `order` sorts a column. Where it
    `rests_on_few` chances, the text ends in the word for it (`few_ending`).
    """

    text: str
    words: Phrase
    matches: tuple[int, ...] = ()
    portion: float | None = None
    order: float = 0.0
    rests_on_few: bool = False


@dataclass(frozen=True)
class FigureLine:
    """A line of a table: what its figures are of, or a heading over those that follow.

    `person` is whose page the name at its beginning opens, "" where it is not a name.
    """

    label: str
    figures: tuple[Figure, ...] = ()
    person: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether it stands over other lines."""
        return not self.figures


@dataclass(frozen=True)
class Headline:
    """A figure in large type, and below it what it is."""

    figure: Figure
    caption: str


# Numbers in words.


def number(value: int) -> str:
    """A whole number as the locale writes it."""
    return QLocale().toString(value)


def mean_words(value: Fraction) -> str:
    """A mean with one decimal, as the locale writes it."""
    tenths = floor(value * 10 + Fraction(1, 2))
    return QLocale().toString(tenths / 10, "f", 1)


def percent_words(portion: Fraction) -> str:
    """A share in percent, as the locale writes it."""
    return say(_PERCENT.of(number=number(floor(portion * 100 + Fraction(1, 2)))))


def share_words(share: Share | Measured | Meeting) -> str:
    """A share as a count and in percent, with a word where it rests on few chances.

    >>> share_words(Share((1, 2, 3), tuple(range(12)))), share_words(Share((1, 2, 3), (1, 2, 3, 4)))
    ('3 of 12 · 25 %', '3 of 4 · 75 % · few')
    """
    hits, of = (
        (len(share.ahead), len(share.matches)) if isinstance(share, Meeting) else (share.hits, share.of)
    )
    told = _OF.of(hits=number(hits), of=number(of))
    if of:
        told = _SHARE.of(hits=number(hits), of=number(of), percent=percent_words(Fraction(hits, of)))
    return _with_few(say(told), few=share.is_few)


def _with_few(figure: str, *, few: bool) -> str:
    return say(_FEW.of(figure=figure)) if few else figure


def few_ending() -> str:
    """What stands behind a figure that rests on few chances.

    >>> few_ending()
    ' · few'
    """
    return say(_FEW.of(figure=""))


def month_words(month: str) -> str:
    """A month, `YYYY-MM`, with its name and year."""
    return _month_and_year(month, QLocale.FormatType.LongFormat)


def short_month_words(month: str) -> str:
    """A month, `YYYY-MM`, as short as the locale writes it."""
    return _month_and_year(month, QLocale.FormatType.ShortFormat)


def _month_and_year(month: str, length: QLocale.FormatType) -> str:
    name = QLocale().standaloneMonthName(int(month[5:]), length)
    return say(_MONTH_OF.of(month=name, year=int(month[:4])))


def begun_large(text: str) -> str:
    """A text with a capital, as it begins a line.

    >>> begun_large("no trump"), begun_large("")
    ('No trump', '')
    """
    return text[:1].upper() + text[1:]


# What all games together come to.


def headlines(told: Statistics) -> tuple[Headline, ...]:
    """The figures that are read from afar: matches, wins, others beaten, and the streak that goes on."""
    wins = told.wins
    if told.field is None or told.now is None or wins.portion is None:
        return ()
    field, won = percent_words(told.field), percent_words(wins.portion)
    return (
        Headline(
            Figure(number(wins.of), _MATCHES.counted(wins.of), wins.matches),
            say(_HEADLINE_MATCHES.counted(wins.of)),
        ),
        Headline(
            Figure(number(wins.hits), _WINS, wins.hit),
            _with_few(say(_HEADLINE_WON.of(percent=won)), few=wins.is_few),
        ),
        Headline(Figure(field, _FIELD, wins.matches), _with_few(say(_HEADLINE_FIELD), few=wins.is_few)),
        _streak_headline(told.now, told),
    )


def _streak_headline(now: Streak, told: Statistics) -> Headline:
    count = len(now.matches)
    if now.won:
        words, caption = _NOW_WON, _HEADLINE_NOW_WON
    else:
        words, caption = _NOW_LOST, _HEADLINE_NOW_LOST if told.wins.hits else _HEADLINE_NEVER_WON
    return Headline(Figure(number(count), words, now.matches), say(caption.counted(count)))


def place_lines(places: Mapping[int, tuple[int, ...]]) -> list[FigureLine]:
    """How often each place was taken, the first one first."""
    of = sum(map(len, places.values()))
    return [
        FigureLine(say(label), (_portion_figure(len(matches), of, label, matches),))
        for label, matches in ((_PLACE.of(place=place), places[place]) for place in sorted(places))
    ]


def _portion_figure(hits: int, of: int, words: Phrase, matches: tuple[int, ...]) -> Figure:
    told = say(_SHARE.of(hits=number(hits), of=number(of), percent=percent_words(Fraction(hits, of))))
    few = of < FEW
    return Figure(_with_few(told, few=few), words, matches, hits / of, rests_on_few=few)


def seat_lines(seats: Mapping[int, Share]) -> list[FigureLine]:
    """What was won in each seat."""
    return [
        FigureLine(say(label), (_share_figure(share, _BOTH.of(first=_WINS, second=label)),))
        for label, share in ((_SEAT.of(seat=seat + 1), share) for seat, share in sorted(seats.items()))
    ]


def _share_figure(share: Share | Measured, words: Phrase) -> Figure:
    portion = share.portion
    bar = None if portion is None else float(portion)
    return Figure(share_words(share), words, share.matches, bar, rests_on_few=share.is_few)


def streak_lines(told: Statistics) -> list[FigureLine]:
    """The streak that goes on, and the longest ones with their days."""
    now = told.now
    streaks = (
        (_NOW_WON if now is not None and now.won else _NOW_LOST, now),
        (_LONGEST_WON, told.longest_won),
        (_LONGEST_LOST, told.longest_lost),
    )
    return [
        FigureLine(say(label), (Figure(_streak_words(streak), label, streak.matches),))
        for label, streak in streaks
        if streak is not None
    ]


def _streak_words(streak: Streak) -> str:
    count = number(len(streak.matches))
    if streak.first_day is None or streak.last_day is None:
        return count
    first, last = day_words(streak.first_day), day_words(streak.last_day)
    days = first if first == last else say(_BETWEEN.of(first=first, last=last))
    return say(_ON_DAY.of(figure=count, day=days))


# A game.


def game_lines(told: OfGame) -> list[FigureLine]:
    """What the matches of a game come to, and what the game itself measures."""
    game, few = game_name(told.game), told.wins.is_few
    matches = told.wins.matches

    def of_all(label: Phrase, text: str, portion: Fraction | None = None) -> FigureLine:
        words, bar = _BOTH.of(first=game, second=label), None if portion is None else float(portion)
        figure = Figure(_with_few(text, few=few), words, matches, bar, rests_on_few=few)
        return FigureLine(say(label), (figure,))

    def of_one(label: Phrase, record: Record) -> FigureLine:
        words = _BOTH.of(first=game, second=label)
        return FigureLine(say(label), (Figure(_record_words(record), words, (record.match,)),))

    won = _share_figure(told.wins, _BOTH.of(first=game, second=_WINS))
    lines = [
        FigureLine(say(_WINS), (replace(won, matches=told.wins.hit),)),
        of_all(_FIELD, percent_words(told.field), told.field),
        of_all(_MEAN_PLACE, mean_words(told.mean_place)),
        of_all(_MEAN_TOTAL, mean_words(told.mean_total)),
        of_all(_MEAN_DEAL, mean_words(told.mean_deal)),
        of_one(_BEST, told.best),
        of_one(_WORST, told.worst),
    ]
    for group in told.groups:
        lines.append(FigureLine(say(group.heading)))
        lines += [
            _measured_line(one, _BOTH.of(first=group.heading, second=one.label)) for one in group.measures
        ]
    return lines


def _record_words(record: Record) -> str:
    if record.day is None:
        return number(record.total)
    return say(_ON_DAY.of(figure=number(record.total), day=day_words(record.day)))


def _measured_line(told: Measured, words: Phrase) -> FigureLine:
    label, portion = begun_large(say(told.label)), told.portion
    if told.kind is Kind.SHARE:
        return FigureLine(label, (_share_figure(told, words),))
    text = number(told.hits) if portion is None else mean_words(portion)
    few = told.is_few
    return FigureLine(label, (Figure(_with_few(text, few=few), words, told.matches, rests_on_few=few),))


# Whom against, and with whom.


def meeting_lines(meetings: Iterable[Meeting], *, partners: bool) -> list[FigureLine]:
    """A line for everybody: matches, ahead, level and behind, or with a partner won and not won."""
    return [
        FigureLine(meeting.who.name, tuple(_met(meeting, partners=partners)), meeting.who.name)
        for meeting in meetings
    ]


def _met(meeting: Meeting, *, partners: bool) -> Iterator[Figure]:
    name, of = meeting.who.name, len(meeting.matches)
    yield _count(meeting.matches, (_WITH if partners else _AGAINST).of(name=name))
    yield _count(meeting.ahead, (_WON_WITH if partners else _AHEAD_OF).of(name=name))
    if not partners:
        yield _count(meeting.level, _LEVEL_WITH.of(name=name))
    yield _count(meeting.behind, (_LOST_WITH if partners else _BEHIND).of(name=name))
    portion = Fraction(len(meeting.ahead), of)
    yield Figure(
        _with_few(percent_words(portion), few=meeting.is_few),
        (_WON_WITH if partners else _AHEAD_OF).of(name=name),
        meeting.ahead,
        float(portion),
        float(portion),
        meeting.is_few,
    )


def _count(matches: tuple[int, ...], words: Phrase) -> Figure:
    return Figure(number(len(matches)), words, matches, order=len(matches))


# Over time.


def month_lines(periods: Sequence[Period]) -> list[FigureLine]:
    """A line for each month, the latest first: matches, won, and how many of the others were beaten."""
    return [
        FigureLine(begun_large(month_words(period.month)), tuple(_in_month(period)))
        for period in reversed(periods)
    ]


def _in_month(period: Period) -> Iterator[Figure]:
    month, wins = month_words(period.month), period.wins
    in_month = _IN_MONTH.of(month=month)
    yield Figure(number(wins.of), in_month, wins.matches, order=wins.of)
    yield Figure(number(wins.hits), _WON_IN_MONTH.of(month=month), wins.hit, order=wins.hits)
    yield Figure(
        _with_few(percent_words(period.field), few=wins.is_few),
        in_month,
        wins.matches,
        float(period.field),
        float(period.field),
        wins.is_few,
    )


def has_few(told: Statistics) -> bool:
    """Whether any of the figures rests on few chances."""
    return (
        told.wins.is_few
        or any(share.is_few for share in told.seats.values())
        or any(game.wins.is_few for game in told.games)
        or any(period.wins.is_few for period in told.periods)
        or any(one.is_few for one in (*told.opponents, *told.partners))
        or any(one.is_few for game in told.games for group in game.groups for one in group.measures)
    )
