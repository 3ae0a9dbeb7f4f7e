"""The end of a season, and the one that is proposed to come after it."""

import re
from collections.abc import Collection
from datetime import date, timedelta

from scorepad.season.season import Season

_HALVES = {
    "en": (("spring", "autumn"), ("spring", "fall"), ("summer", "winter")),
    "nl": (("voorjaar", "najaar"), ("lente", "herfst"), ("zomer", "winter")),
    "it": (("primavera", "autunno"), ("estate", "inverno")),
    "es": (("primavera", "otoño"), ("verano", "invierno")),
}
"""Words for the two halves of a year, the earlier one first."""
_MOST = 40
"""After so many names that are taken, the next is proposed as it is."""

_YEARS = re.compile(r"(?<!\d)(\d{4})(\s*[/–-]\s*)(\d{4}|\d{2})(?!\d)")
_YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)")
_NUMBER = re.compile(r"\d{1,9}(?=\D*$)")


def season_after(season: Season, last_day: str, taken: Collection[str], language: str = "en") -> Season:
    """What is proposed to follow a season that ends on `last_day`: it begins the day after and counts alike.

    Its name is not among those that are `taken`; `language` decides where several languages share a word.
    """
    first_day = date.fromisoformat(last_day) + timedelta(days=1)
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
    name = _other_half(name, first_day, language) or _counted_on(name)
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


def _other_half(name: str, first_day: date, language: str) -> str | None:
    """The name with the other half of the year, where it holds one half and one year."""
    year = _YEAR.search(name)
    if year is None or _YEARS.search(name):
        return None
    own = _HALVES.get(language, ())
    for earlier, later in (*own, *(pair for pairs in _HALVES.values() for pair in pairs)):
        for word, other in ((earlier, later), (later, earlier)):
            half = re.search(rf"\b{word}\b", name, re.IGNORECASE)
            if half is None:
                continue
            when = year.group() if other == later else str(_first_half_after(first_day))
            swapped = name[: half.start()] + _cased(other, half.group()) + name[half.end() :]
            return _YEAR.sub(when, swapped, count=1)
    return None


def _first_half_after(first_day: date) -> int:
    """The year whose first half is the next to begin, or has just begun."""
    return first_day.year + (first_day.month > 6)


def _cased(word: str, like: str) -> str:
    if like.isupper():
        return word.upper()
    return word.capitalize() if like[0].isupper() else word
