"""The names of a side in a given room."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics


def fitted_names(names: Sequence[str], metrics: QFontMetrics, room: int) -> str:
    """The names of a side, the longest cut first where there is no room for all."""
    if len(names) == 1:
        return metrics.elidedText(names[0], Qt.TextElideMode.ElideRight, room)
    whole = " & ".join(names)
    if metrics.horizontalAdvance(whole) <= room:
        return whole
    fitted, left = list(names), room - metrics.horizontalAdvance(" & ") * (len(names) - 1)
    by_width = sorted(range(len(names)), key=lambda at: metrics.horizontalAdvance(names[at]))
    for sharing, at in zip(range(len(names), 0, -1), by_width, strict=True):
        fitted[at] = metrics.elidedText(names[at], Qt.TextElideMode.ElideRight, left // sharing)
        left -= metrics.horizontalAdvance(fitted[at])
    return " & ".join(fitted)
