"""What this program is, which version runs, and where it keeps what it keeps."""

from pathlib import Path

import PySide6
from PySide6.QtCore import Qt, Signal, qVersion
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

import scorepad
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.paths import DataFolder
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Suits, Wrapped, action_button
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Rule
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.roomy_area import RoomyArea

_TITLE = QT_TRANSLATE_NOOP("about", "About Scorepad")
_VERSION = QT_TRANSLATE_NOOP("about", "Version {version}")
_TAGLINE = QT_TRANSLATE_NOOP(
    "about", "Keeps score at the card table, knows the rules, remembers every evening."
)
_NO_INTERNET = QT_TRANSLATE_NOOP("about", "No internet is used. What you enter stays on this computer.")
_LICENCE = QT_TRANSLATE_NOOP("about", "Scorepad is free software under the MIT licence.")
_BUILT_ON = QT_TRANSLATE_NOOP("about", "Drawn by Qt {qt} through PySide {pyside}, under the LGPL.")
_DATA = QT_TRANSLATE_NOOP("about", "Your history")
_LOGS = QT_TRANSLATE_NOOP("about", "What went wrong, for whoever mends it")
_OPEN = QT_TRANSLATE_NOOP("about", "Open folder")
_OPEN_THIS = QT_TRANSLATE_NOOP("about", "Open folder: {what}")
_CLOSE = QT_TRANSLATE_NOOP("about", "Close")


class AboutDialog(Dialog):
    """The name, the version, the licence, and the two folders that people are asked for."""

    open_folder = Signal(Path)

    def __init__(self, folder: DataFolder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.version = PlainLabel(type_step=Type.LEAD, strong=True)
        self.version.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.internet = Wrapped(type_step=Type.LEAD)
        self.data = Place(folder.path)
        self.logs = Place(folder.logs)
        self.licence = Wrapped(role="soft_ink")
        self.built_on = Wrapped(role="soft_ink")
        self.close_button = self.add_button("primary")
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(Suits(20))
        top.addWidget(self.version)
        top.addStretch(1)
        area = RoomyArea()
        area.column.addLayout(top)
        for widget in (self.internet, self.data, self.logs, Rule(), self.licence, self.built_on):
            area.column.addWidget(widget)
        area.column.addStretch(1)
        self.body.addWidget(area)
        for place in (self.data, self.logs):
            place.open_button.clicked.connect(lambda _=False, place=place: self.open_folder.emit(place.path))
        self.close_button.clicked.connect(self.accept)
        self.retranslate()
        self.close_button.setFocus()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_TITLE), say(_TAGLINE))
        self.version.setText(say(_VERSION.of(version=scorepad.__version__)))
        self.internet.setText(say(_NO_INTERNET))
        self.licence.setText(say(_LICENCE))
        self.built_on.setText(say(_BUILT_ON.of(qt=qVersion(), pyside=PySide6.__version__)))
        self.data.set_words(say(_DATA))
        self.logs.set_words(say(_LOGS))
        self.close_button.setText(say(_CLOSE))


class Place(QWidget):
    """A folder: what it holds, its path to select and copy, a button that opens it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._what = Wrapped(role="soft_ink")
        self.field = QLineEdit(str(path))
        self.field.setReadOnly(True)
        self.field.setCursorPosition(0)
        self.open_button = action_button()
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.field, 1)
        line.addWidget(self.open_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._what)
        column.addLayout(line)

    def set_words(self, what: str) -> None:
        """What the folder holds."""
        self._what.setText(what)
        self.field.setAccessibleName(what)
        self.open_button.setText(say(_OPEN))
        self.open_button.setAccessibleName(say(_OPEN_THIS.of(what=what)))
