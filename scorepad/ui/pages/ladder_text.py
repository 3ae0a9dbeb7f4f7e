"""Hand sizes as people type them: `1 2 3 5 5 3`, or `1-7-1` for a run up and down."""

import re
from dataclasses import dataclass

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase

MOST_CARDS = 60
MOST_DEALS = 60

NOTHING = QT_TRANSLATE_NOOP("LadderEditor", "Write the hand sizes, like 1 2 3 5 5 3 or 1-7-1")
NOT_A_SIZE = QT_TRANSLATE_NOOP("LadderEditor", "“{word}” is no hand size; write numbers, like 1 2 3 or 1-7-1")
OUT_OF_RANGE = QT_TRANSLATE_NOOP("LadderEditor", "A hand has 1 to {most} cards, not {size}")
TOO_MANY = QT_TRANSLATE_NOOP("LadderEditor", "A match has at most {most} deals, and this makes {deals}")

_RUN = re.compile(r"[0-9]+(?:-[0-9]+)*", re.ASCII)
_DASH = re.compile(r"\s*(?:[-–—…→]|\.{2,3})\s*")


@dataclass(frozen=True)
class LadderText:
    """What was typed, understood: the sizes, or the sentence that says what is wrong with it."""

    sizes: tuple[int, ...] = ()
    fault: Phrase | None = None


def read_ladder(text: str) -> LadderText:
    """The hand sizes that a text stands for.

    Numbers stand apart by spaces, commas or semicolons; a dash counts from one number to the next.

    >>> read_ladder("1-3-1, 5 5").sizes
    (1, 2, 3, 2, 1, 5, 5)
    >>> str(read_ladder("1 2 x").fault)
    '“x” is no hand size; write numbers, like 1 2 3 or 1-7-1'
    """
    words = [word for word in re.split(r"[\s,;]+", _DASH.sub("-", text.strip())) if word]
    if not words:
        return LadderText(fault=NOTHING)
    sizes: list[int] = []
    for word in words:
        if not _RUN.fullmatch(word):
            return LadderText(fault=NOT_A_SIZE.of(word=word))
        for number in word.split("-"):
            # Looked at before it is counted to: 1-999999999 must not take the evening.
            if len(number) > 6 or not 1 <= int(number) <= MOST_CARDS:
                size = number if len(number) <= 6 else f"{number[:6]}…"
                return LadderText(fault=OUT_OF_RANGE.of(most=MOST_CARDS, size=size))
        sizes += _run([int(number) for number in word.split("-")])
    if len(sizes) > MOST_DEALS:
        return LadderText(fault=TOO_MANY.of(most=MOST_DEALS, deals=len(sizes)))
    return LadderText(tuple(sizes))


def _run(turns: list[int]) -> list[int]:
    """All sizes from turn to turn; a turn written twice is dealt twice.

    >>> _run([1, 3, 3, 2])
    [1, 2, 3, 3, 2]
    """
    run = turns[:1]
    for turn in turns[1:]:
        step = 1 if turn > run[-1] else -1
        run += range(run[-1] + step, turn + step, step) if turn != run[-1] else [turn]
    return run
