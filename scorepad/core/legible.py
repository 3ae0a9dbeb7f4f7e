"""Text that other people wrote, made fit to stand among ours: on one line, in its place, the right way round.

What is kept and exported stays as it was written; only what is shown goes through here.
"""

import re
import unicodedata
from dataclasses import replace

from scorepad.core.phrase import Phrase

LONGEST_SENTENCE = 500
"""Letters of a sentence that quotes what others wrote."""
MOST_MARKS = 4
"""Marks that one letter may carry where it is shown, enough for every script; more build a tower."""

# Latin, Greek and Cyrillic letters, punctuation and signs, none of which is piled upon another or turns one.
_ORDINARY = re.compile(
    "[\n -~\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u2070-\u20cf\u2100-\u2bff]*"
)
_ISOLATES = "\u2066\u2067\u2068"
_END_OF_ISOLATE = "\u2069"
_EMBEDDINGS = "\u202a\u202b\u202c\u202d\u202e"
_RIGHT_TO_LEFT = ("R", "AL", "AN")


def plain(text: str) -> str:
    """On one line and without control characters: a note must not move the cursor of whoever reads it.

    >>> plain("two\\nlines"), plain("\\x1b[31mred")
    ('two lines', ' [31mred')
    """
    if text.isprintable():
        return text
    return "".join(" " if _is_control(letter) else letter for letter in text)


def _is_control(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Zl", "Zp")


def shortened(text: str) -> str:
    """As much as a sentence may hold that quotes others; a key or a note can be of any length.

    >>> shortened("Anna"), len(shortened("a" * 100_000))
    ('Anna', 500)
    """
    return text if len(text) <= LONGEST_SENTENCE else f"{text[: LONGEST_SENTENCE - 1]}…"


def calm(text: str) -> str:
    """Without what reaches beyond itself on a screen; line ends of ours (`\\n`) stay.

    Control characters become spaces, marks that turn the direction of reading go unless they are closed
    again, and a letter keeps four of the marks that are piled upon it.

    >>> calm("\\u202eAnna"), calm("Z" + "\\u0301" * 50) == "Z" + "\\u0301" * 4
    ('Anna', True)
    """
    if _ORDINARY.fullmatch(text):
        return text
    kept: list[str] = []
    opened: list[int] = []
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else marks if kind == "Cf" else 0
        if marks > MOST_MARKS or letter in _EMBEDDINGS:
            continue
        if letter in _ISOLATES:
            opened.append(len(kept))
        elif letter == _END_OF_ISOLATE:
            if not opened:
                continue
            opened.pop()
        kept.append(" " if letter != "\n" and _is_control(letter) else letter)
    for at in opened:
        kept[at] = ""
    return "".join(kept)


def apart(text: str) -> str:
    """A name or the like as it is put among other words: `calm`, and isolated where it reads from the right.

    >>> apart("Anna"), apart("דנה") == "\\u2068דנה\\u2069"
    ('Anna', True)
    """
    calmed = calm(text)
    if _ORDINARY.fullmatch(calmed) or not any(
        unicodedata.bidirectional(one) in _RIGHT_TO_LEFT for one in calmed
    ):
        return calmed
    return calmed if _is_apart(calmed) else f"\u2068{calmed}{_END_OF_ISOLATE}"


def names_apart(phrase: Phrase) -> Phrase:
    """The same sentence with the names and other texts in it `apart`, however deep they stand."""
    said: dict[str, object] = {}
    for key, value in phrase.values.items():
        if isinstance(value, Phrase):
            said[key] = names_apart(value)
        else:
            said[key] = apart(value) if isinstance(value, str) else value
    return replace(phrase, values=said)


def _is_apart(text: str) -> bool:
    """Whether the isolate that a text begins with is closed by its very end."""
    if text[0] not in _ISOLATES:
        return False
    depth = 0
    for at, letter in enumerate(text, start=1):
        depth += (letter in _ISOLATES) - (letter == _END_OF_ISOLATE)
        if not depth:
            return at == len(text)
    return False
