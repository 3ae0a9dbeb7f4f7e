"""Phrases in the window's language: with `say` as they are shown, with `write` as they go into a file."""

from PySide6.QtCore import QCoreApplication

from scorepad.core.legible import apart, calm
from scorepad.core.phrase import Phrase, english

LONGEST_SAID = 17
"""Letters of a name in a sentence."""


def say(phrase: Phrase) -> str:
    """The sentence in the language that is installed; English where it has no translation.

    Names in it leave the words around them as they are, whichever way they are read.
    """
    return phrase.filled(_translated(phrase), say, apart)


def write(phrase: Phrase) -> str:
    """The sentence as `say` has it, with names to the letter as people wrote them: for files."""
    return phrase.filled(_translated(phrase), write)


def _translated(phrase: Phrase) -> str:
    count = -1 if phrase.count is None else phrase.count
    text = QCoreApplication.translate(phrase.context, phrase.source, None, count)
    # Without a translation Qt hands back the source, which still has its English plural to be made.
    untranslated = phrase.source if phrase.count is None else phrase.source.replace("%n", str(phrase.count))
    return english(phrase.source, phrase.count) if text == untranslated else text


def words(text: str | Phrase) -> str:
    """A cell's text: figures and names as they are, phrases in the window's language."""
    return say(text) if isinstance(text, Phrase) else apart(text)


def short(name: str) -> str:
    """A name that leaves room for the sentence around it; of a pair both names.

    >>> short("Anna"), short("Maximiliaan-Alexander van den Broek")
    ('Anna', 'Maximiliaan-Alex…')
    >>> short("Maximiliaan-Alexander van den Broek & Cato")
    'Maximiliaan-Alex… & Cato'
    """
    return " & ".join(map(_short, name.split(" & ")))


def _short(name: str) -> str:
    calmed = calm(name)
    cut = calmed if len(calmed) <= LONGEST_SAID else calmed[: LONGEST_SAID - 1].rstrip() + "…"
    return apart(cut)
