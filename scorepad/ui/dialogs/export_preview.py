"""What a file will hold, seen before it is written."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Choices
from scorepad.ui.say import say
from scorepad.ui.widgets.dialog import AROUND, Dialog
from scorepad.ui.widgets.labels import PlainLabel

_EXPLAINED = QT_TRANSLATE_NOOP("export_preview", "This is exactly what the file will hold.")
_FORM = QT_TRANSLATE_NOOP("export_preview", "Kind of file")
_CONTENT = QT_TRANSLATE_NOOP("export_preview", "What the file will hold")
_MORE = QT_TRANSLATE_N_NOOP("export_preview", "… and %n more line(s)", "", 0)
_COPY = QT_TRANSLATE_NOOP("export_preview", "Copy")
_COPIED = QT_TRANSLATE_NOOP("export_preview", "Copied")
_CLOSE = QT_TRANSLATE_NOOP("export_preview", "Close")
_SAVE = QT_TRANSLATE_NOOP("export_preview", "Save as…")

LINES = 200
"""So many lines are shown; the rest is counted."""
WIDTH, HEIGHT = 760, 560
"""What the dialog would like to have, in pixels at 100 %."""


@dataclass(frozen=True)
class FileForm:
    """A kind of file: its name, what its files end in ("csv"), and what makes one."""

    key: str
    name: Phrase
    suffix: str
    make: Callable[[], bytes]


class ExportPreview(Dialog):
    """Choose a kind of file, see what it will hold, copy it or save it."""

    save_wanted = Signal(object, bytes)
    """The `FileForm` that was chosen, and exactly what was shown."""

    def __init__(self, parent: QWidget | None, heading: Phrase, forms: Sequence[FileForm]) -> None:
        super().__init__(parent)
        self._heading_said = heading
        self._forms = {form.key: form for form in forms}
        self._data = b""
        self.forms = Choices()
        self.content = QPlainTextEdit()
        self.content.setReadOnly(True)
        self.content.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.content.setTabChangesFocus(True)
        self.content.setMinimumHeight(120)
        self._more = PlainLabel(role="soft_ink")
        self.body.addWidget(self.forms)
        self.body.addWidget(self.content, 1)
        self.body.addWidget(self._more)
        self.copy_button: QPushButton = self.add_button()
        self.close_button: QPushButton = self.add_button()
        self.save_button: QPushButton = self.add_button("primary")
        self.forms.chosen.connect(lambda _key: self._show_content())
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.reject)
        self.save_button.clicked.connect(lambda: self.save_wanted.emit(self.form, self._data))
        look.changes().changed.connect(self._dress)
        self._dress()
        self.retranslate()
        self.forms.set_current(forms[0].key)
        self._show_content()

    @property
    def form(self) -> FileForm:
        """The kind of file that is chosen."""
        return self._forms[self.forms.current or ""]

    def width_wanted(self) -> int:
        """Wide enough for a table."""
        return look.scaled(WIDTH)

    def showEvent(self, event: QShowEvent) -> None:
        """Take room for a table; Enter saves."""
        super().showEvent(event)
        self.resize(self.width(), max(self.height(), self._height_wanted()))
        self.save_button.setFocus()

    def _height_wanted(self) -> int:
        parent = self.parentWidget()
        height = look.scaled(HEIGHT)
        return height if parent is None else min(height, parent.window().height() - AROUND)

    def _show_content(self) -> None:
        self._data = self.form.make()
        # A byte order mark is for programs; it has no letter.
        lines = self._data.decode("utf-8-sig").splitlines()
        self.content.setPlainText("\n".join(lines[:LINES]))
        more = len(lines) - LINES
        self._more.setVisible(more > 0)
        self._more.setText(say(_MORE.counted(max(more, 0))))
        self.copy_button.setText(say(_COPY))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._data.decode("utf-8-sig"))
        self.copy_button.setText(say(_COPIED))

    def _dress(self) -> None:
        face = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        face.setStyleHint(QFont.StyleHint.Monospace)
        size = look.scaled(Type.BODY.value)
        # The application's style sheet gives every field the interface's font.
        self.content.setStyleSheet(
            f'QPlainTextEdit {{ font-family: "{face.family()}", monospace; font-size: {size}px; }}'
        )

    def retranslate(self) -> None:
        """Set every text."""
        self.set_words(say(self._heading_said), say(_EXPLAINED))
        self.forms.setAccessibleName(say(_FORM))
        self.forms.offer((form.key, say(form.name)) for form in self._forms.values())
        self.content.setAccessibleName(say(_CONTENT))
        self.close_button.setText(say(_CLOSE))
        self.save_button.setText(say(_SAVE))
        if self.forms.current:
            self._show_content()
