"""Names as people write them and as the program compares them."""

import unicodedata

from scorepad.core.faults import CommonFault

LONGEST_NAME = 60


def tidy(name: str) -> str:
    """A name as it is shown: trimmed, in Unicode's composed form (NFC).

    >>> tidy("  Anna ")
    'Anna'
    """
    return unicodedata.normalize("NFC", name.strip())


def fold(name: str) -> str:
    """What two spellings of one person's name have in common.

    >>> fold("Anna ") == fold("ANNA")
    True
    """
    return unicodedata.normalize("NFC", tidy(name).casefold())


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
