"""Sentences as values: English text with a context, translated only where it is shown."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

Speaker = Callable[["Phrase"], str]
"""What turns a phrase into a sentence of some language; `str` speaks English."""


@dataclass(frozen=True)
class Phrase:
    """An English sentence that a person will read, with what fills its `{places}`.

    `count` chooses the plural: the sentence then holds `%n` and writes its plural as `deal(s)`.
    A value may itself be a phrase, translated with the sentence around it.

    >>> str(Phrase("core", "{who} bids {bid}").of(who="Anna", bid=2))
    'Anna bids 2'
    >>> str(Phrase("core", "%n card(s)").counted(1)), str(Phrase("core", "%n card(s)").counted(3))
    ('1 card', '3 cards')
    """

    context: str
    source: str
    values: Mapping[str, object] = field(default_factory=dict, hash=False)
    count: int | None = None

    def of(self, **values: object) -> "Phrase":
        """The same sentence with its places filled."""
        return replace(self, values={**self.values, **values})

    def counted(self, count: int) -> "Phrase":
        """The same sentence for a number of things."""
        return replace(self, count=count)

    def __str__(self) -> str:
        """The sentence in English."""
        return self.filled(english(self.source, self.count), str)

    def filled(self, text: str, say: Speaker, put: Callable[[str], str] = str) -> str:
        """`text`, this sentence in some language, with its places filled.

        Phrases among them are what `say` makes of them, names and other texts what `put` does.
        """
        if not self.values:
            return text
        return text.format_map({key: _spoken(value, say, put) for key, value in self.values.items()})


def _spoken(value: object, say: Speaker, put: Callable[[str], str]) -> object:
    if isinstance(value, Phrase):
        return say(value)
    return put(value) if isinstance(value, str) else value


def english(source: str, count: int | None) -> str:
    """An English source sentence with its number and plural put in: `%n card(s)` becomes `2 cards`."""
    if count is None:
        return source
    return re.sub(r"\((e?s)\)", "" if count == 1 else r"\1", source).replace("%n", str(count))


def QT_TRANSLATE_NOOP(context: str, source: str) -> Phrase:
    """Mark a sentence for translation where it stands in a table.

    The name is the one that Qt's lupdate looks for, so that this module needs no Qt.
    """
    return Phrase(context, source)


def QT_TRANSLATE_N_NOOP(context: str, source: str, comment: str, count: int) -> Phrase:
    """Mark a sentence that counts something: it holds `%n` and is `counted` before it is shown.

    `comment` and `count` say nothing; lupdate knows a plural by their being there, `"", 0`.
    """
    del comment, count
    return Phrase(context, source)
