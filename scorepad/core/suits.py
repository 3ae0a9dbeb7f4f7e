"""The four suits in words and signs, by the codes that records have for them."""

from collections.abc import Mapping

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase

SUITS: Mapping[str, Phrase] = {
    "clubs": QT_TRANSLATE_NOOP("suits", "clubs"),
    "diamonds": QT_TRANSLATE_NOOP("suits", "diamonds"),
    "hearts": QT_TRANSLATE_NOOP("suits", "hearts"),
    "spades": QT_TRANSLATE_NOOP("suits", "spades"),
}
"""Their names, in lower case."""

SUIT_SIGNS: Mapping[str, Phrase] = {
    "clubs": QT_TRANSLATE_NOOP("suits", "♣"),
    "diamonds": QT_TRANSLATE_NOOP("suits", "♦"),
    "hearts": QT_TRANSLATE_NOOP("suits", "♥"),
    "spades": QT_TRANSLATE_NOOP("suits", "♠"),
}

RED = frozenset({"diamonds", "hearts"})
