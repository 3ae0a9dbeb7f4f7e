"""What is drawn and told, as a chart is: screen readers hear that it is a picture, and what is on it."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class Drawing(QWidget):
    """A widget whose accessible name tells all that is drawn on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _Roles.give()


class _Picture(QAccessibleWidget):
    def __init__(self, drawing: Drawing) -> None:
        super().__init__(drawing, QAccessible.Role.Graphic)


class _Roles:
    """Qt asks once for all drawings how they are told; before the first one there is nothing to tell."""

    are_given = False

    @classmethod
    def give(cls) -> None:
        if not cls.are_given:
            cls.are_given = True
            QAccessible.installFactory(_told)


def _told(_kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    """How a drawing is told; of all else Qt knows better."""
    return _Picture(thing) if isinstance(thing, Drawing) else None
