"""How a match stands or ended, as a short table: place, name and points of every side."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from scorepad.core.legible import apart
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.history_model import SideLine
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import ElidedLabel, IconMark, PlainLabel

_PLACE = QT_TRANSLATE_NOOP("history_page", "Place {place}: {name}, {points}")


class Results(QWidget):
    """Everybody's place, name and points, the points in a column; who won has a star."""

    def __init__(self, sides: tuple[SideLine, ...] = ()) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        right = Qt.AlignmentFlag.AlignRight
        for row, side in enumerate(sides):
            if side.won:
                grid.addWidget(IconMark("star", role="accent"), row, 0)
            grid.addWidget(PlainLabel(f"{side.place}.", type_step=Type.LEAD, role="soft_ink"), row, 1, right)
            name = ElidedLabel(side.name, type_step=Type.LEAD, strong=side.won)
            name.setAccessibleName(say(_PLACE.of(place=side.place, name=side.name, points=side.points)))
            grid.addWidget(name, row, 2)
            grid.addWidget(PlainLabel(str(side.points), type_step=Type.LEAD, strong=True), row, 3, right)


def results_of(match: Match) -> tuple[SideLine, ...]:
    """How an ended match stands, the first place first; nobody won where nothing was played."""
    sheet, names = match.sheet, match.side_names
    order = sorted(range(len(names)), key=lambda side: sheet.places[side])
    return tuple(
        SideLine(
            apart(names[side]),
            sheet.totals[side],
            sheet.places[side],
            won=bool(match.deals) and sheet.places[side] == 1,
        )
        for side in order
    )
