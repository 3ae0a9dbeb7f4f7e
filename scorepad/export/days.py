"""Days as people write them in a language; what is stored has them as `2026-01-09`."""

from collections.abc import Callable

Day = Callable[[str], str]
"""Writes a day, `YYYY-MM-DD`, for people."""

# In English 1/9 is read two ways, so that days stay as they are there.
_FORMS = {
    "nl": "{day}-{month}-{year}",
    "it": "{day:02}/{month:02}/{year}",
    "es": "{day}/{month}/{year}",
}
_AS_STORED = "{year}-{month:02}-{day:02}"


def day_in(lang: str) -> Day:
    """How days are written in a language (`nl`, or `nl-BE`).

    >>> [day_in(lang)("2026-01-09") for lang in ("en", "nl-BE", "it", "es")]
    ['2026-01-09', '9-1-2026', '09/01/2026', '9/1/2026']
    """
    form = _FORMS.get(lang[:2], _AS_STORED)

    def written(day: str) -> str:
        year, month, rest = day.split("-")
        return form.format(year=year, month=int(month), day=int(rest))

    return written


def number_form_in(lang: str) -> str:
    """How spreadsheets are told to write a day as `day_in` does.

    >>> [number_form_in(lang) for lang in ("en", "nl-BE", "it")]
    ['yyyy-mm-dd', 'd-m-yyyy', 'dd/mm/yyyy']
    """
    form = _FORMS.get(lang[:2], _AS_STORED)
    for part, letters in (("{day:02}", "dd"), ("{day}", "d"), ("{month:02}", "mm"), ("{month}", "m")):
        form = form.replace(part, letters)
    return form.replace("{year}", "yyyy")


def moment(started: str, day: Day = str) -> str:
    """A day and the time on it, as it was where it was written.

    >>> moment("2026-01-09T20:05:00+01:00", day_in("nl"))
    '9-1-2026 20:05'
    """
    return f"{day(started[:10])} {started[11:16]}".rstrip()
