"""A tinted box that says one thing: why something cannot be, or what would come of it."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from scorepad.core.legible import calm
from scorepad.ui import look
from scorepad.ui.look import Type

ROLES = {"info": "accent", "warning": "gold", "problem": "red"}
"""Each kind's colour role."""


class Note(QFrame):
    """A bold beginning and a plain sentence. `kind` is `info`, `warning` or `problem`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("note")
        self._kind = "info"
        self._words = LeadText()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 12, 10)
        column.addWidget(self._words)
        look.changes().changed.connect(self.update)
        self.hide()

    def show_note(self, lead: str, text: str, kind: str = "info") -> None:
        """Say something. Raises KeyError for a kind that is none."""
        self._kind = kind
        self._words.show_words(lead, text, ROLES[kind])
        self.setAccessibleName(f"{lead} {text}".strip())
        self.show()
        self.update()

    def text(self) -> str:
        """What it says."""
        return self.accessibleName()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, and at its left a bar that tells the kind."""
        tint = look.colours()
        role = ROLES[self._kind]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        loud = tint.border > 1
        box = QRectF(self.rect())
        painter.setPen(QPen(QColor(tint.ink), tint.border) if loud else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint.wash(role)))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1) if loud else box, 10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(getattr(tint, role)))
        painter.drawRoundedRect(QRectF(6, 9, 3, box.height() - 18), 1.5, 1.5)
        painter.end()


class LeadText(QLabel):
    """A sentence whose first words are bold, broken into lines; plain text, whatever it holds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lead, self._text, self._role = "", "", "accent"
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changes().changed.connect(self._redraw)

    def show_words(self, lead: str, text: str, role: str = "accent") -> None:
        """Show `lead` bold in a colour role, then `text`."""
        self._lead, self._text, self._role = calm(lead), calm(text), role
        self.setText(f"{self._lead} {self._text}".strip())
        self._redraw()

    def _redraw(self) -> None:
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of its lines at a width."""
        return self._laid_out(width)[1]

    def sizeHint(self) -> QSize:
        """As high as at the width it has."""
        width = self.width() if self.testAttribute(Qt.WidgetAttribute.WA_Resized) else 280
        return QSize(280, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """One line, of a short word."""
        return QSize(80, QFontMetrics(look.font(Type.BODY)).height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words."""
        layout, _height = self._laid_out(self.width())
        painter = QPainter(self)
        painter.setPen(QColor(look.colours().ink))
        layout.draw(painter, QPointF(0, 0))
        painter.end()

    def _laid_out(self, width: int) -> tuple[QTextLayout, int]:
        face = look.font(Type.BODY)
        # A QTextLayout knows only this sign for the end of a line.
        layout = QTextLayout(self.text().replace("\n", "\u2028"), face)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        bold = QTextCharFormat()
        bold.setFont(look.font(Type.BODY, strong=True))
        bold.setForeground(QColor(getattr(look.colours(), self._role)))
        part = QTextLayout.FormatRange()
        # Places in a QTextLayout are counted in UTF-16 units.
        part.start, part.length, part.format = 0, len(self._lead.encode("utf-16-le")) // 2, bold
        layout.setFormats([part])
        leading = QFontMetrics(face).height() * 0.12
        height = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0, height))
            height += line.height() + leading
        layout.endLayout()
        return layout, ceil(max(height - leading, 0))
