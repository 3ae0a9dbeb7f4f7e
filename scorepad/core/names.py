"""Names as people write them and as the program compares them."""

import unicodedata
from itertools import groupby

from scorepad.core.faults import CommonFault

LONGEST_NAME = 60
_LONG = 1_000
"""A text of more letters is composed with its marks in order."""


def tidy(name: str) -> str:
    """A name as it is shown: trimmed, in Unicode's composed form (NFC).

    >>> tidy("  Anna ")
    'Anna'
    """
    return composed(name.strip())


def composed(text: str) -> str:
    """A text in Unicode's composed form (NFC), found soon however many marks are piled on a letter.

    >>> composed("Zoe\\u0308") == "Zoë"
    True
    """
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", _with_marks_in_order(text) if len(text) > _LONG else text)


def _with_marks_in_order(text: str) -> str:
    """The same text, taken apart. Python sorts marks by insertion: a tower of them would take it hours."""
    apart = "".join(unicodedata.normalize("NFD", letter) for letter in text)
    runs = groupby(apart, key=lambda letter: unicodedata.combining(letter) > 0)
    return "".join("".join(sorted(run, key=unicodedata.combining) if marks else run) for marks, run in runs)


def fold(name: str) -> str:
    """What two spellings of one person's name have in common.

    >>> fold("Anna ") == fold("ANNA")
    True
    """
    return composed(tidy(name).casefold())


def bare(text: str) -> str:
    """Letters without case and accents, as searches compare them.

    >>> bare("Zoë van 't WOUD")
    "zoe van 't woud"
    """
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def name_fault(name: str) -> CommonFault | None:
    """What is wrong with a player's name, or None: not blank, at most 60 characters, all of them writable."""
    tidied = tidy(name)
    if not tidied:
        return CommonFault.NAME_BLANK
    if any(unicodedata.category(character) in ("Cc", "Cs") for character in tidied):
        return CommonFault.NAME_NOT_ALLOWED
    if len(tidied) > LONGEST_NAME:
        return CommonFault.NAME_TOO_LONG
    return None


def doubled(names: tuple[str, ...]) -> tuple[int, ...]:
    """The seats whose name is already taken by a seat before them.

    >>> doubled(("Anna", "Bram", "anna"))
    (2,)
    """
    first: dict[str, int] = {}
    return tuple(seat for seat, name in enumerate(names) if first.setdefault(fold(name), seat) != seat)
