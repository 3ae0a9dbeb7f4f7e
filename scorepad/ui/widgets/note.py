"""A tinted box that says one thing: why something cannot be, or what would come of it."""

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from scorepad.ui.widgets.labels import PlainLabel


_ROLES = {"info": "accent", "warning": "gold", "problem": "red"}


class Note(QFrame):
    """A bold beginning and a plain sentence. `kind` is `info`, `warning` or `problem`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("note")
        self._lead = PlainLabel(strong=True, role="accent")
        self._text = PlainLabel()
        for label in (self._lead, self._text):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(2)
        column.addWidget(self._lead)
        column.addWidget(self._text)
        self.hide()

    def show_note(self, lead: str, text: str, kind: str = "info") -> None:
        """Say something."""
        self._lead.setText(lead)
        self._lead.set_role(_ROLES[kind])
        self._lead.setVisible(bool(lead))
        self._text.setText(text)
        self._text.set_role("ink" if kind == "info" else _ROLES[kind])
        self.setAccessibleName(f"{lead} {text}".strip())
        self.show()

    def text(self) -> str:
        """What it says."""
        return self.accessibleName()
