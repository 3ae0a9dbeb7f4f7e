"""The settings page: how Scorepad looks, what it speaks, where it keeps things."""

from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

import scorepad
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.paths import DataFolder
from scorepad.settings import Settings
from scorepad.ui import look
from scorepad.ui.look import Theme, Type
from scorepad.ui.pages.parts import (
    Choices,
    Columns,
    Flowing,
    Stepper,
    Wrapped,
    action_button,
    card_heading,
    column_of,
    page_title,
    scrolling_page,
)
from scorepad.ui.pages.second_folder import SecondFolder
from scorepad.ui.say import say
from scorepad.ui.translations import LANGUAGES
from scorepad.ui.widgets.card import Card, Rule
from scorepad.ui.widgets.labels import PlainLabel

_TITLE = QT_TRANSLATE_NOOP("settings_page", "Settings")
_THEME = QT_TRANSLATE_NOOP("settings_page", "Colours")
_THEMES: dict[Theme, Phrase] = {
    Theme.SYSTEM: QT_TRANSLATE_NOOP("settings_page", "As the system"),
    Theme.LIGHT: QT_TRANSLATE_NOOP("settings_page", "Light"),
    Theme.DARK: QT_TRANSLATE_NOOP("settings_page", "Dark"),
    Theme.CONTRAST: QT_TRANSLATE_NOOP("settings_page", "High contrast"),
}
_SIZE = QT_TRANSLATE_NOOP("settings_page", "Text size")
_SAMPLE = QT_TRANSLATE_NOOP("settings_page", "Cato deals. What does Daan bid?")
_USUAL_SIZE = QT_TRANSLATE_NOOP("settings_page", "Usual size")
_SIZE_KEYS = QT_TRANSLATE_NOOP(
    "settings_page", "Ctrl and + or − do the same on every page; Ctrl 0 goes back."
)
_LANGUAGE = QT_TRANSLATE_NOOP("settings_page", "Language")
_SYSTEM_LANGUAGE = QT_TRANSLATE_NOOP("settings_page", "As the system")
_DATA = QT_TRANSLATE_NOOP("settings_page", "Your evenings are kept in")
_DATA_FOLDER = QT_TRANSLATE_NOOP("settings_page", "The folder of your evenings")
_BACKUPS = QT_TRANSLATE_NOOP("settings_page", "Backups…")
_DATA_SAID = QT_TRANSLATE_NOOP(
    "settings_page",
    "Every match, player and setting is in this folder on your own computer, with a backup of each evening.",
)
_OPEN = QT_TRANSLATE_NOOP("settings_page", "Open folder")
_LOGS_SAID = QT_TRANSLATE_NOOP(
    "settings_page", "Should anything go wrong, it is noted in a log, for whoever mends it."
)
_OPEN_LOGS = QT_TRANSLATE_NOOP("settings_page", "Open log folder")
_ABOUT = QT_TRANSLATE_NOOP("settings_page", "Scorepad {version}. Free software under the MIT licence.")

SMALLEST, LARGEST, STEP = 80, 200, 10
"""Text sizes, in per cent."""
NARROW = 820
"""Below this width, at 100 %, everything stands in one column."""


class SettingsPage(QWidget):
    """Each choice is told at once; there is nothing to confirm."""

    theme_chosen = Signal(Theme)
    text_scale_chosen = Signal(float)
    language_chosen = Signal(str)
    """A language's code, or "" for the system's."""
    open_folder = Signal(Path)
    """The folder of the evenings, or that of the logs."""
    backups_wanted = Signal()
    second_folder_wanted = Signal()
    second_folder_unwanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_made = False

    def _make(self) -> None:
        """Build the page when it is first wanted: the window's first paint waits for none of it."""
        self._is_made = True
        self._title = page_title()
        self.themes = Choices()
        self.size_field = Stepper()
        self.size_field.setKeyboardTracking(False)
        self.size_field.set_range(SMALLEST, LARGEST, STEP)
        self.usual_size = action_button("quiet")
        self.sample = PlainLabel(strong=True)
        self.languages = Choices()
        self.folder = QLineEdit()
        self.folder.setReadOnly(True)
        self.open_button = action_button()
        self.backups_button = action_button()
        self.logs_button = action_button()
        self.second = SecondFolder()
        self._headings = {key: card_heading() for key in ("theme", "size", "language", "data")}
        self._size_keys = Wrapped(role="soft_ink")
        self._data_said = Wrapped(role="soft_ink")
        self._logs_said = Wrapped(role="soft_ink")
        self._about = Wrapped(role="soft_ink")
        self._lay_out()
        self.themes.chosen.connect(lambda key: self.theme_chosen.emit(Theme(key)))
        self.size_field.changed.connect(self._choose_size)
        self.usual_size.clicked.connect(lambda: self.size_field.setValue(100))
        self.languages.chosen.connect(lambda key: self.language_chosen.emit("" if key == "system" else key))
        self.open_button.clicked.connect(lambda: self.open_folder.emit(self._folder.path))
        self.logs_button.clicked.connect(lambda: self.open_folder.emit(self._folder.logs))
        self.backups_button.clicked.connect(self.backups_wanted)
        self.second.choose_wanted.connect(self.second_folder_wanted)
        self.second.forgotten.connect(self.second_folder_unwanted)
        look.changes().changed.connect(self._show_sample)
        self.retranslate()

    def _lay_out(self) -> None:
        size = QHBoxLayout()
        size.setSpacing(8)
        size.addWidget(self.size_field)
        size.addWidget(self.usual_size)
        size.addStretch(1)
        sizes = QVBoxLayout()
        sizes.setSpacing(12)
        sizes.addLayout(size)
        sizes.addWidget(self.sample)
        sizes.addWidget(self._size_keys)
        data = QVBoxLayout()
        data.setSpacing(12)
        data.addWidget(self._data_said)
        data.addWidget(self.folder)
        data.addWidget(Flowing(self.backups_button, self.open_button))
        data.addWidget(Rule())
        data.addWidget(self.second)
        data.addWidget(Rule())
        data.addWidget(self._logs_said)
        data.addWidget(Flowing(self.logs_button))
        left = column_of(self._card("theme", self.themes), self._card("size", sizes), gap=16)
        right = column_of(self._card("language", self.languages), self._card("data", data), gap=16)
        self._scroll = scrolling_page()
        body = Columns(left, right, shares=(1, 1), least=NARROW)
        self._scroll.setWidget(column_of(body, self._about, gap=16, margins=(8, 8, 8, 24)))
        self._about.setContentsMargins(4, 0, 4, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 0)
        column.setSpacing(8)
        self._title.setContentsMargins(8, 6, 8, 6)
        column.addWidget(self._title)
        column.addWidget(self._scroll, 1)

    def _card(self, key: str, content: QWidget | QVBoxLayout) -> Card:
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 16, 20, 20)
        column.setSpacing(12)
        column.addWidget(self._headings[key])
        if isinstance(content, QWidget):
            column.addWidget(content)
        else:
            column.addLayout(content)
        return card

    def show_settings(self, settings: Settings, folder: Path) -> None:
        """Show the settings as they are, and where everything is kept."""
        if not self._is_made:
            self._make()
        self.themes.set_current(look.theme(settings.theme))
        self.size_field.set_value(round(settings.text_scale * 100))
        self.languages.set_current(settings.language or "system")
        self._folder = DataFolder(folder)
        self.folder.setText(str(folder))
        self.folder.setCursorPosition(0)
        self.second.show_folder(settings.second_folder)
        self._show_sample()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._title.setText(say(_TITLE))
        for key, phrase in (("theme", _THEME), ("size", _SIZE), ("language", _LANGUAGE), ("data", _DATA)):
            self._headings[key].setText(say(phrase))
        self.themes.setAccessibleName(say(_THEME))
        self.themes.offer((theme.value, say(phrase)) for theme, phrase in _THEMES.items())
        for theme in _THEMES:
            self.themes.button(theme).setIcon(_swatch(theme))
            self.themes.button(theme).setIconSize(QSize(22, 22))
        self.languages.setAccessibleName(say(_LANGUAGE))
        self.languages.offer([("system", say(_SYSTEM_LANGUAGE)), *LANGUAGES.items()])
        self.size_field.set_words(say(_SIZE), suffix=" %")
        self.usual_size.setText(say(_USUAL_SIZE))
        self.sample.setText(say(_SAMPLE))
        self._size_keys.setText(say(_SIZE_KEYS))
        self._data_said.setText(say(_DATA_SAID))
        self.folder.setAccessibleName(say(_DATA_FOLDER))
        self.backups_button.setText(say(_BACKUPS))
        self.open_button.setText(say(_OPEN))
        self._logs_said.setText(say(_LOGS_SAID))
        self.logs_button.setText(say(_OPEN_LOGS))
        self._about.setText(say(_ABOUT.of(version=scorepad.__version__)))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and self._is_made:
            self.retranslate()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the first choice."""
        super().focusInEvent(event)
        if self._is_made:
            self.themes.button(self.themes.current or Theme.SYSTEM).setFocus(event.reason())

    def _choose_size(self, percent: int) -> None:
        self._show_sample()
        self.text_scale_chosen.emit(percent / 100)

    def _show_sample(self) -> None:
        # In the size that is chosen, whatever the rest of the window has until then.
        face = look.font(Type.TITLE, strong=True)
        face.setPixelSize(round(Type.TITLE.value * self.size_field.value() / 100))
        self.sample.setFont(face)
        self.usual_size.setVisible(self.size_field.value() != 100)


def _swatch(theme: Theme) -> QIcon:
    """A theme in small: its paper and ink; light and dark together where the system chooses."""
    light, dark = look.LIGHT, look.DARK
    halves = {
        Theme.SYSTEM: (light.paper, dark.paper),
        Theme.LIGHT: (light.paper, light.paper),
        Theme.DARK: (dark.paper, dark.paper),
        Theme.CONTRAST: ("#FFFFFF", "#000000"),
    }[theme]
    picture = QPixmap(44, 44)
    picture.setDevicePixelRatio(2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc = QRectF(2, 2, 18, 18)
    painter.setPen(Qt.PenStyle.NoPen)
    for start, colour in ((90, halves[0]), (270, halves[1])):
        painter.setBrush(QColor(colour))
        painter.drawPie(disc, start * 16, 180 * 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(light.soft_ink), 1.5))
    painter.drawEllipse(disc)
    painter.end()
    return QIcon(picture)
