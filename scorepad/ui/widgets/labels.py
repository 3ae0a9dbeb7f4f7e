"""Text on the screen: always plain, since names are typed by people and must never become markup."""

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from scorepad.ui import look
from scorepad.ui.look import Type


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

    def set_strong(self, strong: bool) -> None:
        """Bold or not."""
        if strong != self._strong:
            self._strong = strong
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
    """A text that is cut with an ellipsis where it does not fit; the whole is its tooltip."""

    def __init__(
        self,
        text: str = "",
        *,
        type_step: Type = Type.BODY,
        role: str = "ink",
        strong: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._whole = ""
        super().__init__(type_step=type_step, role=role, strong=strong, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setText(text)

    def text(self) -> str:
        """The whole text, also where less of it is seen."""
        return self._whole

    def setText(self, text: str) -> None:
        """Show a text."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

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


def plain_tooltip(text: str) -> str:
    """A text for `setToolTip`, which would take what looks like markup for markup."""
    return f"<span>{escape(text)}</span>" if text else ""
