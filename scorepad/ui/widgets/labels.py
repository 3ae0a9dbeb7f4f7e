"""Text on the screen: always plain, since names are typed by people and must never become markup.

What reaches beyond itself, such as a mark that turns the direction of reading, is left out of it.
"""

from html import escape
from textwrap import fill

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyledItemDelegate, QWidget

from scorepad.core.legible import calm
from scorepad.ui import icons, look
from scorepad.ui.look import Type

_LINE = 64
"""So many letters stand on a line of a tooltip."""


class PlainLabel(QLabel):
    """A plain text at a step of type, in a colour role."""

    def __init__(
        self,
        text: str = "",
        *,
        type_step: Type = Type.BODY,
        role: str = "ink",
        strong: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._step, self._role, self._strong = type_step, role, strong
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._dress()
        self.setText(text)
        look.changes().changed.connect(self._dress)

    def setText(self, text: str) -> None:
        """Show a text."""
        super().setText(calm(text))

    def set_strong(self, strong: bool) -> None:
        """Bold or not."""
        if strong != self._strong:
            self._strong = strong
            self._dress()

    def set_step(self, step: Type) -> None:
        """The step of type from now on."""
        if step is not self._step:
            self._step = step
            self._dress()

    def set_role(self, role: str) -> None:
        """The colour role from now on."""
        if role != self._role:
            self._role = role
            self._dress()

    def _dress(self) -> None:
        self.setFont(look.font(self._step, strong=self._strong))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(getattr(look.colours(), self._role)))
        self.setPalette(palette)


class ElidedLabel(PlainLabel):
    """A text that is cut with an ellipsis where it does not fit; the whole is its tooltip.

    It takes the room that is left over, or with `hugs` the room of its text where there is as much.
    """

    def __init__(
        self,
        text: str = "",
        *,
        type_step: Type = Type.BODY,
        role: str = "ink",
        strong: bool = False,
        hugs: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._whole = ""
        super().__init__(type_step=type_step, role=role, strong=strong, parent=parent)
        across = QSizePolicy.Policy.Maximum if hugs else QSizePolicy.Policy.Ignored
        self.setSizePolicy(across, QSizePolicy.Policy.Preferred)
        self.setText(text)

    def text(self) -> str:
        """The whole text, also where less of it is seen."""
        return self._whole

    def setText(self, text: str) -> None:
        """Show a text."""
        self._whole = calm(text)
        self.setAccessibleName(self._whole)
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The room of the whole text."""
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """It may become narrow."""
        return QSize(24, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut anew."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Cut anew in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        fitted = self.fontMetrics().elidedText(
            self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 24)
        )
        super().setText(fitted)
        # Plain text in a tooltip that might look like markup is told so.
        self.setToolTip("" if fitted == self._whole else plain_tooltip(self._whole))


class CalmItems(QStyledItemDelegate):
    """How a list shows texts of people where the items themselves have to hold them to the letter."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        """The text as it is shown."""
        return calm(super().displayText(value, locale))


class IconMark(QWidget):
    """A small icon beside a word, in a colour role; the word says it all, so screen readers pass it by."""

    def __init__(
        self, name: str, *, role: str = "ink", side: float = 16, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name, self._role, self._side = name, role, side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changes().changed.connect(self._redraw)

    def show_icon(self, name: str, role: str) -> None:
        """Show another icon."""
        self._name, self._role = name, role
        self.update()

    def _redraw(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A square that grows with the text."""
        return QSize(look.scaled(self._side), look.scaled(self._side))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon."""
        painter = QPainter(self)
        icons.draw(painter, QRectF(self.rect()), self._name, self._role)
        painter.end()


def plain_tooltip(text: str) -> str:
    """A text for `setToolTip`, which would take what looks like markup for markup.

    Screen readers read the tooltip of what has no description, markup and all. So it has markup only where
    it must have some.
    """
    text = calm(text)
    if "<" in text or "&lt;" in text:
        return marked_up(text)
    return "\n".join(fill(line, _LINE) for line in text.splitlines())


def marked_up(text: str) -> str:
    """A plain text as markup that says just that, and is broken into lines."""
    return f"<span>{escape(calm(text))}</span>" if text else ""
