"""What a cell says: points, a day, a time of the day. Nothing is guessed here: order and signs are given."""

import re
from collections.abc import Iterable, Iterator
from datetime import date, time, timedelta
from enum import StrEnum

from scorepad.core.names import bare
from scorepad.games.points.rules import MOST
from scorepad.old_sheets.faults import CellFault

FIRST_YEAR = 1900

_DASHES = "‐‑‒–—―−﹣－-"
"""All that keyboards, spreadsheets and word processors make of a minus. The hyphen is last, as a set in a
pattern wants it."""
_SIGN = re.compile(rf"[+{_DASHES}]\s*")
_GROUPED = re.compile(r"[0-9]{1,3}(?:([.,'’ \u00a0\u2009\u202f])[0-9]{3})(?:\1[0-9]{3})*")
_PLAIN = re.compile(r"[0-9]+")
_LONGEST_NUMBER = 18


class DayOrder(StrEnum):
    """What comes first in days that are written with numbers, their year last."""

    DAY_FIRST = "day_first"
    MONTH_FIRST = "month_first"


class CellError(Exception):
    """A cell does not say what it should."""

    def __init__(self, fault: CellFault) -> None:
        super().__init__(str(fault))
        self.fault = fault


# Points.


def played(text: str) -> bool:
    """Whether a cell of points says something: who did not play has an empty one, or a dash.

    >>> played("0"), played(" – "), played("")
    (True, False, False)
    """
    return bool(text.strip(_DASHES + " \t\xa0"))


def points(text: str, decimal: str = ".") -> int:
    """The whole number that a cell says; `decimal` is the sign before decimals, `.` or `,`.

    >>> points("−12"), points("1.250", ","), points("12,0", ",")
    (-12, 1250, 12)

    Raises CellError.
    """
    bare_text = text.strip()
    sign = _SIGN.match(bare_text)
    digits = bare_text[sign.end() :] if sign else bare_text
    whole, has_point, decimals = digits.partition(decimal)
    number = _whole(whole)
    if has_point and not _PLAIN.fullmatch(decimals):
        raise CellError(CellFault.NOT_A_NUMBER)
    if decimals.strip("0"):
        raise CellError(CellFault.DECIMALS)
    if number > MOST:
        raise CellError(CellFault.OUT_OF_RANGE)
    return -number if sign and sign[0][0] != "+" else number


def _whole(text: str) -> int:
    """A number without sign and decimals, perhaps with signs between its thousands."""
    if _GROUPED.fullmatch(text):
        text = "".join(_PLAIN.findall(text))
    if not _PLAIN.fullmatch(text):
        raise CellError(CellFault.NOT_A_NUMBER)
    # Python refuses to make a number of thousands of digits.
    return int(text) if len(text) <= _LONGEST_NUMBER else MOST + 1


def decimal_sign(texts: Iterable[str]) -> str | None:
    """The sign before decimals in these cells of points; None where they do not tell.

    >>> decimal_sign(["1.250,0"]), decimal_sign(["12,5"]), decimal_sign(["1.250", "30"])
    (',', ',', ',')
    >>> decimal_sign(["12", "-3"]) is None
    True
    """
    found = [one for text in texts for one in _signs(text)]
    return max(set(found), key=found.count) if found else None


def _signs(text: str) -> Iterator[str]:
    """What one cell says of the sign before decimals."""
    marks = re.findall(r"[.,]", text)
    if not marks or not _is_numeric(text):
        return
    behind = text.rsplit(marks[-1], 1)[1].strip()
    if len(set(marks)) == 1 and len(behind) == 3:  # a sign between thousands, so the other one
        yield "," if marks[-1] == "." else "."
    elif len(set(marks)) == 2 or len(marks) == 1:
        yield marks[-1]


def _is_numeric(text: str) -> bool:
    return bool(re.fullmatch(rf"[+{_DASHES}]?[\s0-9.,'’\u202f]+", text.strip()))


def is_points(text: str) -> bool:
    """Whether a cell is a number in some way of writing, whole or not.

    >>> is_points("1.250,5"), is_points("3-1-2024")
    (True, False)
    """
    return _is_numeric(text) and any(letter.isdecimal() for letter in text)


# Days.

_MONTHS = (
    ("jan", "ene", "gen"),
    ("feb",),
    ("mar", "mrt", "maa"),
    ("apr", "abr"),
    ("may", "mei", "mag"),
    ("jun", "giu"),
    ("jul", "lug"),
    ("aug", "ago"),
    ("sep", "set"),
    ("oct", "okt", "ott"),
    ("nov",),
    ("dec", "dic"),
)
"""How months begin in the languages of the window."""
_MONTH_OF = {begun: number for number, names in enumerate(_MONTHS, start=1) for begun in names}
_NO_MONTHS = ("marte", "maand", "settim")
"""How words begin that begin as months do: Tuesday and Monday of some languages, and a week."""
_BETWEEN = rf"[{_DASHES[:-1]}/. \\-]"
_ISO = re.compile(rf"([0-9]{{4}}){_BETWEEN}([0-9]{{1,2}}){_BETWEEN}([0-9]{{1,2}})(?:,?[T ]+(.*))?")
_COMPACT = re.compile(r"((?:19|20)[0-9]{2})([0-9]{2})([0-9]{2})()")
_NUMBERS = re.compile(
    rf"([0-9]{{1,2}}){_BETWEEN}+([0-9]{{1,2}}){_BETWEEN}+['’]?([0-9]{{4}}|[0-9]{{2}})(?:,? +(.*))?"
)
_WITHOUT_YEAR = re.compile(rf"[0-9]{{1,2}}{_BETWEEN}[0-9]{{1,2}}")
_FIGURES = re.compile(r"(?<![0-9])[0-9]{1,2}(?![0-9])")
_SERIAL = re.compile(r"[0-9]{5}")
_DAY_ZERO = date(1899, 12, 30)
"""The day that spreadsheets count from in days of which only the number is left."""
_WORD = re.compile(r"[^\W\d_]+")
_NAMED = re.compile(r"([0-9]{1,2})\D+?([0-9]{4}|[0-9]{2})(?:[ ,]+([0-9]{1,2}[:.hu].*))?")
_WEEKDAY = re.compile(r"[^\W\d_]+\.?,? +(?=[0-9])")
_TIME = re.compile(
    r"([0-9]{1,2})[:.hu]([0-9]{2})(?::([0-9]{2})(?:\.[0-9]+)?)?(?: *([ap])\.?m\.?)?(?:Z|[+-][0-9:]+)?"
)
_LONGEST_DAY = 60


def day(text: str, order: DayOrder, today: date) -> date:
    """The day that a cell says; years of two digits are of this century up to the next year.

    >>> day("3/1/24", DayOrder.DAY_FIRST, date(2026, 1, 1)).isoformat()
    '2024-01-03'
    >>> day("3/1/99", DayOrder.DAY_FIRST, date(2026, 1, 1)).isoformat()
    '1999-01-03'
    >>> day("mercoledì 3 gennaio 2024", DayOrder.MONTH_FIRST, date(2026, 1, 1)).isoformat()
    '2024-01-03'
    >>> day("45294", DayOrder.DAY_FIRST, date(2026, 1, 1)).isoformat()  # as spreadsheets count days
    '2024-01-03'

    Raises CellError.
    """
    said = _said(text, order, today)
    if said.year < FIRST_YEAR:
        raise CellError(CellFault.NO_SUCH_DAY)
    if said > today:
        raise CellError(CellFault.DAY_TO_COME)
    return said


def _said(text: str, order: DayOrder, today: date) -> date:
    calm = _calm(text)
    if _SERIAL.fullmatch(calm):
        return _DAY_ZERO + timedelta(days=int(calm))
    found = _parts(calm, order, today)
    if found is None:
        raise CellError(CellFault.NO_YEAR if _lacks_year(calm) else CellFault.NO_SUCH_DAY)
    try:
        return date(*found[:3])
    except ValueError as problem:
        raise CellError(CellFault.NO_SUCH_DAY) from problem


def _lacks_year(text: str) -> bool:
    """Whether a cell tells day and month and nothing more."""
    bare_day = _without_weekday(text)
    if _month_in(bare_day) is not None:
        return len(_FIGURES.findall(bare_day)) == 1
    return _WITHOUT_YEAR.fullmatch(bare_day) is not None


def time_beside(text: str) -> time | None:
    """The time that a cell says behind its day; None where there is none.

    >>> time_beside("2024-01-03 20:15"), time_beside("2024-01-03")
    (datetime.time(20, 15), None)
    """
    found = _parts(text, DayOrder.DAY_FIRST, date.max)
    try:
        return None if found is None or not found[3] else time_of_day(found[3])
    except CellError:
        return None


def orders(texts: Iterable[str]) -> tuple[DayOrder, ...]:
    """The orders of day and month that these cells leave possible; both where no cell tells.

    Where cells contradict each other, the order that more of them speak for.

    >>> orders(["3/4/2024", "13/4/2024"])
    (<DayOrder.DAY_FIRST: 'day_first'>,)
    """
    says = dict.fromkeys(DayOrder, 0)
    for text in texts:
        found = _NUMBERS.fullmatch(_without_weekday(text))
        if found is not None:
            first, second = int(found[1]), int(found[2])
            says[DayOrder.DAY_FIRST] += first > 12 >= second
            says[DayOrder.MONTH_FIRST] += second > 12 >= first
    first_wins = says[DayOrder.DAY_FIRST] - says[DayOrder.MONTH_FIRST]
    if not first_wins:
        return tuple(DayOrder)
    return (DayOrder.DAY_FIRST,) if first_wins > 0 else (DayOrder.MONTH_FIRST,)


def is_two_ways(text: str) -> bool:
    """Whether a cell is one day or another, by what comes first.

    >>> is_two_ways("3/4/2024"), is_two_ways("4/4/2024"), is_two_ways("13/4/2024")
    (True, False, False)
    """
    found = _NUMBERS.fullmatch(_without_weekday(text))
    return found is not None and int(found[1]) != int(found[2]) and max(int(found[1]), int(found[2])) <= 12


def is_day(text: str) -> bool:
    """Whether a cell looks like a day in some order, be there such a day or not. Mere figures do not.

    >>> is_day("3 jan. 2024"), is_day("31/31/2024"), is_day("3.5"), is_day("20240103")
    (True, True, False, False)
    """
    calm = _calm(text)
    return not calm.isdecimal() and _parts(calm, DayOrder.DAY_FIRST, date.max) is not None


def _calm(text: str) -> str:
    """A cell with single blanks, without what spreadsheets put before words and people behind dates."""
    return " ".join(text[:_LONGEST_DAY].split()).lstrip("'").rstrip(".,")


def _without_weekday(text: str) -> str:
    calm = _calm(text)
    found = _WEEKDAY.match(calm)
    if found is None:
        return calm
    word, behind = calm[: found.end()], calm[found.end() :]
    # "mar 12 feb 2024" begins with a Tuesday, "Mar 12 2024" with a month.
    is_weekday = _month_in(word) is None or _month_in(behind) is not None or _NUMBERS.fullmatch(behind)
    return behind if is_weekday else calm


def _parts(text: str, order: DayOrder, today: date) -> tuple[int, int, int, str] | None:
    """Year, month, day and what stands behind them; None where a cell has no such parts."""
    calm = _without_weekday(text)
    iso = _ISO.fullmatch(calm) or _COMPACT.fullmatch(calm)
    if iso is not None:
        return int(iso[1]), int(iso[2]), int(iso[3]), iso[4] or ""
    numbers = _NUMBERS.fullmatch(calm)
    if numbers is not None:
        first, second = int(numbers[1]), int(numbers[2])
        month, number = (second, first) if order is DayOrder.DAY_FIRST else (first, second)
        return _year(numbers[3], today), month, number, numbers[4] or ""
    named_month = _month_in(calm)
    named = _NAMED.search(calm) if named_month is not None else None
    if named is None or named_month is None or _digits_beside(calm, named):
        return None
    return _year(named[2], today), named_month, int(named[1]), named[3] or ""


def _digits_beside(text: str, found: re.Match[str]) -> bool:
    """Whether figures stand around what was found, which then is something else than a day."""
    return any(letter.isdecimal() for letter in text[: found.start()] + text[found.end() :])


def _month_in(text: str) -> int | None:
    for word in _WORD.findall(text):
        number = _MONTH_OF.get(bare(word)[:3])
        if number is not None and not bare(word).startswith(_NO_MONTHS):
            return number
    return None


def _year(text: str, today: date) -> int:
    year = int(text)
    if len(text) == 4:
        return year
    return year + (2000 if year <= (today.year + 1) % 100 else 1900)


# Times of the day.


def time_of_day(text: str) -> time:
    """The time that a cell says, to the minute.

    >>> time_of_day("20.15"), time_of_day("8:15 pm"), time_of_day("12:15 am")
    (datetime.time(20, 15), datetime.time(20, 15), datetime.time(0, 15))

    Raises CellError.
    """
    found = _TIME.fullmatch(text.strip().lower())
    if found is None:
        raise CellError(CellFault.NO_SUCH_TIME)
    hour, minute, half = int(found[1]), int(found[2]), found[4]
    if half is not None:
        if not 1 <= hour <= 12:
            raise CellError(CellFault.NO_SUCH_TIME)
        hour = hour % 12 + (12 if half == "p" else 0)
    try:
        return time(hour, minute)
    except ValueError as problem:
        raise CellError(CellFault.NO_SUCH_TIME) from problem
