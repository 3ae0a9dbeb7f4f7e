"""A column of widgets that asks for the room of all of them, and scrolls where it gets less."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from scorepad.ui import look


class RoomyArea(QScrollArea):
    """Put widgets into `column`. The ring of what has the keyboard may lie over its edge."""

    def __init__(self, *, spacing: int = 12, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inside = _Inside()
        self.column = QVBoxLayout(self._inside)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(spacing)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setWidget(self._inside)

    def settle(self) -> None:
        """Ask at once for the room that the widgets need now."""
        self.column.activate()
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """What the widgets need at a width."""
        for part in self._inside.findChildren(QWidget):
            part.ensurePolished()  # the look decides about its room
        return self._inside.heightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        """Two lines of buttons; the rest scrolls."""
        return QSize(self._inside.minimumSizeHint().width(), look.target() * 2)


class _Inside(QWidget):
    """Widgets whose least height is that at the width they have, not at the least width."""

    def minimumSizeHint(self) -> QSize:
        """Only a width."""
        return QSize(super().minimumSizeHint().width(), 0)

    def heightForWidth(self, width: int) -> int:
        """Also where no widget's height hangs on its width."""
        layout = self.layout()
        assert layout is not None
        return layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
