"""Icons: our own line drawings, tinted in the colours that hold now and crisp at every scale."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scorepad.paths import resource
from scorepad.ui import look


class _TintedIcon(QIconEngine):
    """Draws in the colour that a role has now, so that a change of theme needs no new icon."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__()
        self._name = name
        self._role = role

    def clone(self) -> QIconEngine:
        """Another of the same."""
        return _TintedIcon(self._name, self._role)

    def paint(self, painter: QPainter, rect: object, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw it; faint where its control is disabled."""
        if mode is QIcon.Mode.Disabled:
            painter.setOpacity(0.45)
        draw(painter, QRectF(rect), self._name, self._role)  # type: ignore[call-overload]
        painter.setOpacity(1.0)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """It as a picture."""
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.paint(painter, picture.rect(), mode, state)
        painter.end()
        return picture

    def key(self) -> str:
        """What Qt calls it."""
        return f"scorepad:{self._name}:{self._role}"


def icon(name: str, role: str = "ink") -> QIcon:
    """The icon `name` of resources/icons, tinted in a colour of `look.Colours`.

    Raises FileNotFoundError for a name and AttributeError for a role that there is not.
    """
    _renderer(name, str(getattr(look.colours(), role)))
    return QIcon(_TintedIcon(name, role))


def draw(painter: QPainter, rect: QRectF, name: str, role: str = "ink") -> None:
    """Draw an icon into a rectangle, in its middle where the rectangle is not square."""
    side = min(rect.width(), rect.height())
    rect = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    _renderer(name, str(getattr(look.colours(), role))).render(painter, rect)


@lru_cache(maxsize=256)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(drawing.replace("currentColor", colour).encode()))
