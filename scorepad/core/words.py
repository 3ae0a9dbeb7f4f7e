"""What every game says alike."""

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Deal

_ADJUSTMENT = QT_TRANSLATE_NOOP("core", "adjustment {points}")
_NOTED = QT_TRANSLATE_NOOP("core", "adjustment {points}: {note}")


def adjustments_in_words(deal: Deal, side: int) -> tuple[Phrase, ...]:
    """The points that the table itself gave a side in a deal, or took."""
    return tuple(
        (_NOTED if one.note else _ADJUSTMENT).of(points=f"{one.points:+d}", note=one.note)
        for one in deal.adjustments
        if one.side == side
    )
