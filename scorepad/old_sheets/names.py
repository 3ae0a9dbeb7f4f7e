"""Names that are nearly the same: pointed out, and never taken for one by themselves."""

from functools import lru_cache

from scorepad.core.names import bare, fold

_SHORT, _LONG = 3, 8
"""Names of fewer letters differ by one only where they are not short, by two where they are long."""


@lru_cache(maxsize=1000)
def near(name: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the known names that may be the same person, written otherwise. The name itself is none.

    >>> near("Ana", ("Anna", "Bram", "ana")), near("Zoe", ("Zoë",)), near("Anna", ("Anna de Vries",))
    (('Anna',), ('Zoë',), ('Anna de Vries',))
    """
    own, written = fold(name), bare(name)
    return tuple(one for one in known if _is_near(written, bare(one)) and fold(one) != own)


def _is_near(one: str, other: str) -> bool:
    if one == other:
        return True
    if one.split()[:1] == [other] or other.split()[:1] == [one]:
        return True
    shorter = min(len(one), len(other))
    most = 0 if shorter < _SHORT else 1 if shorter < _LONG else 2
    return abs(len(one) - len(other)) <= most and distance(one, other, most) <= most


def distance(one: str, other: str, most: int | None = None) -> int:
    """How many letters are to be put in, taken out or exchanged to make one word of the other.

    Where it is more than `most`, any number above it.

    >>> distance("ana", "anna"), distance("bram", "cato")
    (1, 4)
    """
    before = list(range(len(other) + 1))
    for row, letter in enumerate(one, start=1):
        now = [row]
        for column, against in enumerate(other, start=1):
            now.append(min(now[-1] + 1, before[column] + 1, before[column - 1] + (letter != against)))
        before = now
        if most is not None and min(now) > most:
            return most + 1
    return before[-1]
