"""The end of a season, and the one that is proposed to come after it."""

import re
from collections.abc import Collection
from datetime import date, timedelta

from scorepad.season.season import Season

_PARTS = {
    "en": (("spring",), ("summer",), ("autumn", "fall"), ("winter",)),
    "nl": (("voorjaar", "lente"), ("zomer",), ("najaar", "herfst"), ("winter",)),
    "it": (("primavera",), ("estate",), ("autunno",), ("inverno",)),
    "es": (("primavera",), ("verano",), ("otoño",), ("invierno",)),
}
"""Words for the parts of a year, in its order, in the languages that the program speaks."""
_WINTER = 3
_MOST = 40
"""After so many names that are taken, the next is proposed as it is."""

_YEARS = re.compile(r"(?<!\d)(\d{4})(\s*[/–-]\s*)(\d{4}|\d{2})(?!\d)")
_YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)")
_NUMBER = re.compile(r"\d{1,9}(?=\D*$)")


def season_after(season: Season, last_day: str, taken: Collection[str], language: str = "en") -> Season:
    """What is proposed to follow a season that ends on `last_day`: it begins the day after and counts alike.

    `taken` are the names of all seasons, and none of them is proposed; `language` decides where several
    languages share a word.
    """
    last = date.fromisoformat(last_day)
    first_day = last + min(timedelta(days=1), date.max - last)
    return Season(
        name_after(season.name, first_day, taken, language),
        first_day=first_day.isoformat(),
        games=season.games,
        counting=season.counting,
    )


def name_after(name: str, first_day: date, taken: Collection[str] = (), language: str = "en") -> str:
    """What the season that begins on `first_day`, after the one of this name, may be called.

    >>> summer, winter = date(2026, 7, 1), date(2026, 12, 20)
    >>> name_after("Spring 2026", summer), name_after("Autumn 2026", winter)
    ('Autumn 2026', 'Spring 2027')
    >>> name_after("2026", winter), name_after("Winter 2026/27", winter), name_after("Season 3", winter)
    ('2027', 'Winter 2027/28', 'Season 4')
    >>> name_after("Fridays", winter), name_after("Fridays", winter, {"Fridays 2"})
    ('Fridays 2', 'Fridays 3')
    """
    name = _next_part(name, first_day, taken, language) or _counted_on(name)
    for _ in range(_MOST):
        if name not in taken:
            break
        name = _counted_on(name)
    return name


def _counted_on(name: str) -> str:
    """The name with its years, or its last number, one further on."""
    years = _YEARS.search(name)
    if years is not None:
        first, between, second = years.groups()
        later = f"{int(first) + 1}{between}{(int(second) + 1) % 10 ** len(second):0{len(second)}}"
        return name[: years.start()] + later + name[years.end() :]
    number = _NUMBER.search(name)
    if number is not None:
        return name[: number.start()] + str(int(number.group()) + 1) + name[number.end() :]
    return f"{name} 2"


def _next_part(name: str, first_day: date, taken: Collection[str], language: str) -> str | None:
    """The name with the next part of the year, where it holds one part and one year.

    Two seasons a year are the rule; four are, where some season has the part before or after this one.
    """
    year = _YEAR.search(name)
    if year is None or _YEARS.search(name):
        return None
    part = _part_in(name, language)
    if part is None:
        return None
    parts, at, spelling, found = part
    beside = (*parts[(at + 1) % 4], *parts[at - 1])
    has_four = any(_found(other, one) for one in taken for other in beside)
    then = (at + (1 if has_four else 2)) % 4
    word = _cased(parts[then][min(spelling, len(parts[then]) - 1)], found.group())
    later = name[: found.start()] + word + name[found.end() :]
    return _YEAR.sub(str(_year_of(at, then, int(year.group()), first_day)), later, count=1)


_Parts = tuple[tuple[str, ...], ...]


def _part_in(name: str, language: str) -> tuple[_Parts, int, int, re.Match[str]] | None:
    """The parts of a language's year, which of them a name holds, in which of its words, and where."""
    for parts in (_PARTS.get(language, ()), *_PARTS.values()):
        for at, words in enumerate(parts):
            for spelling, word in enumerate(words):
                found = _found(word, name)
                if found is not None:
                    return parts, at, spelling, found
    return None


def _found(word: str, name: str) -> re.Match[str] | None:
    return re.search(rf"\b{word}\b", name, re.IGNORECASE)


def _year_of(at: int, then: int, year: int, first_day: date) -> int:
    """The year of the part `then`, which begins on a day and comes after the part `at` of `year`."""
    if then < at:
        # A new year, or the same one where the part that is over is a winter that began with it.
        return first_day.year + (first_day.month > 6)
    if then == _WINTER and at == _WINTER - 1:
        return first_day.year + (first_day.month == 12)
    return year


def _cased(word: str, like: str) -> str:
    if like.isupper():
        return word.upper()
    return word.capitalize() if like[0].isupper() else word
