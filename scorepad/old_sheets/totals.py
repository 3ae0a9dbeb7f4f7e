"""The words by which rows and columns of an old sheet tell that they sum up others."""

from scorepad.core.names import bare

_AVERAGES = "average avg mean gemiddeld gemiddelde media promedio"
_TOTALS = (
    "total totals totaal totalen totale totali totales som somma suma sum eindtotaal subtotal subtotaal "
    "eindstand tussenstand saldo"
)
_AVERAGE_WORDS = frozenset(_AVERAGES.split())
_SUM_WORDS = _AVERAGE_WORDS.union(_TOTALS.split())
_LAST_WORDS = frozenset(("total", "totals", "totaal", "totale"))
"""Those that stand behind a name; a name may end in "Som" or "Media"."""
_FAR = 100
"""Letters of a cell that are looked at."""


def sums_up(text: str) -> bool:
    """Whether a cell begins with a word for a total or an average.

    >>> sums_up("Totaal:"), sums_up("Media 2024"), sums_up("Anna")
    (True, True, False)
    """
    return _first_word(text) in _SUM_WORDS


def averages(text: str) -> bool:
    """Whether a cell begins with a word for an average."""
    return _first_word(text) in _AVERAGE_WORDS


def is_title_of_sums(text: str) -> bool:
    """Whether the title of a column tells that it sums up others.

    >>> is_title_of_sums("Totaal punten"), is_title_of_sums("Anna totaal"), is_title_of_sums("Anna")
    (True, True, False)
    """
    return sums_up(text) or any(word in _LAST_WORDS for word in _words(text)[-1:])


def _first_word(text: str) -> str:
    return next(iter(_words(text)), "")


def _words(text: str) -> list[str]:
    return [word for word in (one.strip(":.") for one in bare(text[:_FAR]).split()) if word]
