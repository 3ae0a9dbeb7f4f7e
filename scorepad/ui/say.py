"""Phrases in the window's language."""

from PySide6.QtCore import QCoreApplication

from scorepad.core.phrase import Phrase, english

LONGEST_SAID = 17
"""Letters of a name in a sentence."""


def say(phrase: Phrase) -> str:
    """The sentence in the language that is installed; English where it has no translation."""
    count = -1 if phrase.count is None else phrase.count
    text = QCoreApplication.translate(phrase.context, phrase.source, None, count)
    # Without a translation Qt hands back the source, which still has its English plural to be made.
    untranslated = phrase.source if phrase.count is None else phrase.source.replace("%n", str(phrase.count))
    if text == untranslated:
        text = english(phrase.source, phrase.count)
    return phrase.filled(text, say)


def words(text: str | Phrase) -> str:
    """A cell's text: figures as they are, phrases in the window's language."""
    return say(text) if isinstance(text, Phrase) else text


def short(name: str) -> str:
    """A name that leaves room for the sentence around it; of a pair both names.

    >>> short("Anna"), short("Maximiliaan-Alexander van den Broek")
    ('Anna', 'Maximiliaan-Alex…')
    >>> short("Maximiliaan-Alexander van den Broek & Cato")
    'Maximiliaan-Alex… & Cato'
    """
    return " & ".join(map(_short, name.split(" & ")))


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_SAID else name[: LONGEST_SAID - 1].rstrip() + "…"
