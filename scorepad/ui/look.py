"""The design language: colours, type, space and focus, in one place and used everywhere."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from string import Template

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from scorepad.paths import resource


class Theme(StrEnum):
    """What the user can choose; `SYSTEM` follows the system's light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


@dataclass(frozen=True)
class Colours:
    """Colours by role, as `#RRGGBB`. Text on its ground has a contrast of at least 4.5 to 1."""

    paper: str
    card: str
    ink: str
    soft_ink: str
    hairline: str
    accent: str
    on_accent: str
    tint: str
    red: str
    gold: str
    green: str
    focus: str
    border: int = 1
    """The width of borders, in pixels."""


LIGHT = Colours(
    paper="#F6F1E7",
    card="#FFFDF8",
    ink="#1D2330",
    soft_ink="#565E6B",
    hairline="#DCD4C4",
    accent="#0E6655",
    on_accent="#FFFFFF",
    tint="#E4EFEA",
    red="#B3261E",
    gold="#8A5A00",
    green="#17693F",
    focus="#0E6655",
)
DARK = Colours(
    paper="#14181C",
    card="#1D2329",
    ink="#EFEAE0",
    soft_ink="#A9B1BB",
    hairline="#38414B",
    accent="#58C9B2",
    on_accent="#06231D",
    tint="#20352F",
    red="#FF8F85",
    gold="#E9B44C",
    green="#7AD3A0",
    focus="#58C9B2",
)
CONTRAST_LIGHT = Colours(
    paper="#FFFFFF",
    card="#FFFFFF",
    ink="#000000",
    soft_ink="#000000",
    hairline="#000000",
    accent="#000000",
    on_accent="#FFFFFF",
    tint="#FFFFFF",
    red="#A80000",
    gold="#5C3B00",
    green="#004D1F",
    focus="#C4007A",
    border=2,
)
CONTRAST_DARK = Colours(
    paper="#000000",
    card="#000000",
    ink="#FFFFFF",
    soft_ink="#FFFFFF",
    hairline="#FFFFFF",
    accent="#FFFFFF",
    on_accent="#000000",
    tint="#000000",
    red="#FF9C94",
    gold="#FFD24A",
    green="#8DF0B5",
    focus="#FFE600",
    border=2,
)
PALETTES = (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)

# The colour-blind can tell these apart (after Okabe and Ito, darkened or lightened to their ground); each
# player also has a dash pattern and a name at the line's end.
PLAYERS_ON_LIGHT = ("#00664F", "#B8460E", "#1F5FA8", "#8A3C8F", "#7A5C00", "#5A6472", "#A0123F")
PLAYERS_ON_DARK = ("#58C9B2", "#FF9A5C", "#7DB6FF", "#E29BE6", "#E5C04A", "#B8C2CE", "#FF87A8")


class Type(Enum):
    """Steps of type, in pixels at 100 %."""

    SMALL = 12.0
    BODY = 13.5
    LEAD = 15.0
    TITLE = 18.0
    LARGE = 22.0
    HUGE = 28.0


SPACE = (4, 8, 12, 16, 20, 24)
"""Steps of space, in pixels."""
TARGET = 44
"""The least width and height of what is tapped, in pixels."""


class _Changes(QObject):
    changed = Signal()


class _Now:
    """The look that holds now; the application has one."""

    colours = LIGHT
    scale = 1.0
    theme = Theme.SYSTEM
    changes: _Changes | None = None


def colours() -> Colours:
    """The colours that hold now."""
    return _Now.colours


def player_colour(seat: int) -> str:
    """The colour of a player's line, by seat."""
    is_dark = QColor(_Now.colours.paper).lightness() < 128
    return (PLAYERS_ON_DARK if is_dark else PLAYERS_ON_LIGHT)[seat % 7]


def scaled(pixels: float) -> int:
    """Pixels at the text size that holds now."""
    return round(pixels * _Now.scale)


def font(step: Type, *, strong: bool = False) -> QFont:
    """The interface's font at a step of type, with figures of equal width."""
    face = QFont(QApplication.font())
    face.setPixelSize(scaled(step.value))
    face.setWeight(QFont.Weight.Bold if strong else QFont.Weight.Normal)
    return face


def theme(code: str) -> Theme:
    """The theme of a settings code; the system's where the code is not known."""
    return Theme(code) if code in Theme.__members__.values() else Theme.SYSTEM


def changes() -> _Changes:
    """Tells by `changed` when colours or text size are exchanged."""
    if _Now.changes is None:
        _Now.changes = _Changes()
    return _Now.changes


def apply(application: QApplication, chosen: Theme, text_scale: float = 1.0) -> None:
    """Put on a look, also while running."""
    if _Now.changes is None:
        # The first time: from now on follow the system.
        application.setStyle("Fusion")
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(lambda _scheme: apply(application, _Now.theme, _Now.scale))
    told = changes()
    _Now.colours, _Now.scale, _Now.theme = _colours_of(chosen), text_scale, chosen
    face = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    face.setPixelSize(scaled(Type.BODY.value))
    face.setFeature(QFont.Tag("tnum"), 1)
    application.setFont(face)
    application.setPalette(_palette(_Now.colours))
    application.setStyleSheet(_style_sheet(_Now.colours))
    told.changed.emit()


def _colours_of(chosen: Theme) -> Colours:
    is_dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    if chosen is Theme.CONTRAST:
        return CONTRAST_DARK if is_dark else CONTRAST_LIGHT
    if chosen is Theme.SYSTEM:
        return DARK if is_dark else LIGHT
    return DARK if chosen is Theme.DARK else LIGHT


def _palette(tint: Colours) -> QPalette:
    palette = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, tint.paper),
        (QPalette.ColorRole.WindowText, tint.ink),
        (QPalette.ColorRole.Base, tint.card),
        (QPalette.ColorRole.AlternateBase, tint.tint),
        (QPalette.ColorRole.Text, tint.ink),
        (QPalette.ColorRole.PlaceholderText, tint.soft_ink),
        (QPalette.ColorRole.Button, tint.card),
        (QPalette.ColorRole.ButtonText, tint.ink),
        (QPalette.ColorRole.Highlight, tint.accent),
        (QPalette.ColorRole.HighlightedText, tint.on_accent),
        (QPalette.ColorRole.ToolTipBase, tint.ink),
        (QPalette.ColorRole.ToolTipText, tint.paper),
        (QPalette.ColorRole.Link, tint.accent),
    ):
        palette.setColor(role, QColor(colour))
    return palette


_STYLE = Template("""
* { outline: none; }
QMainWindow, QDialog, QMessageBox { background: $paper; }
QLabel { background: transparent; }
QToolTip { background: $ink; color: $paper; border: 1px solid $ink; padding: 6px 8px; font-size: ${small}px; }
QPushButton, QToolButton {
  background: $card; color: $ink; border: ${border}px solid $hairline; border-radius: 10px;
  padding: 0 14px; min-height: ${target}px; max-height: ${target}px; font-size: ${body}px;
}
QToolButton { padding: 0 8px; }
QToolButton::menu-indicator { image: none; width: 0; }
QPushButton:hover, QToolButton:hover { background: $tint; }
QPushButton:pressed, QToolButton:pressed { background: $hairline; }
QPushButton:disabled, QToolButton:disabled { color: $soft_ink; background: transparent; }
QPushButton:checked { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[kind="primary"] {
  background: $accent; color: $on_accent; border-color: $accent; font-weight: bold;
}
QPushButton[kind="primary"]:hover { background: $accent; border-color: $ink; }
QPushButton[kind="primary"]:disabled {
  background: transparent; color: $soft_ink; border: ${border}px dashed $hairline; font-weight: normal;
}
QPushButton[kind="quiet"] { background: transparent; border-color: transparent; }
QPushButton[kind="quiet"]:hover { background: $tint; }
QPushButton[kind="pill"] {
  min-width: 36px; min-height: 30px; max-height: 30px; padding: 0 4px; border-radius: 8px;
  font-weight: bold; background: transparent;
}
QPushButton[kind="pill"][filled="true"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[kind="pill"]:disabled { border-style: dashed; color: $ink; }
QLineEdit, QSpinBox, QComboBox, QDateEdit, QPlainTextEdit {
  background: $card; color: $ink; border: ${border}px solid $hairline; border-radius: 10px;
  padding: 0 12px; min-height: ${target}px; font-size: ${lead}px;
  selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border-color: $accent; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $soft_ink; background: $paper; }
QLineEdit[wrong="true"] { border-color: $red; }
QComboBox::drop-down { border: none; width: 30px; }
QComboBox::down-arrow, QSpinBox::down-arrow { image: url($down); width: 14px; height: 14px; }
QSpinBox::up-arrow { image: url($up); width: 14px; height: 14px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent; width: 26px; }
QComboBox QAbstractItemView, QListView {
  background: $card; color: $ink; border: ${border}px solid $hairline; border-radius: 8px; padding: 4px;
  selection-background-color: $tint; selection-color: $ink;
}
QComboBox QAbstractItemView::item, QListView::item { min-height: 36px; padding: 0 8px; border-radius: 6px; }
QListView::item:selected { background: $tint; color: $ink; }
QCheckBox, QRadioButton {
  color: $ink; spacing: 10px; min-height: ${target}px; background: transparent; font-size: ${body}px;
}
QCheckBox:disabled, QRadioButton:disabled { color: $soft_ink; }
QCheckBox::indicator, QRadioButton::indicator {
  width: 20px; height: 20px; border: ${mark}px solid $soft_ink; background: $card;
}
QCheckBox::indicator { border-radius: 6px; }
QRadioButton::indicator { border-radius: 11px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url($check); }
QRadioButton::indicator:checked { background: $accent; border-color: $accent; image: url($dot); }
QTableView { background: transparent; color: $ink; border: none; selection-background-color: transparent; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
  background: transparent; color: $soft_ink; border: none; border-bottom: 1px solid $hairline; padding: 6px;
}
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle { background: $hairline; border-radius: 3px; min-height: 32px; min-width: 32px; }
QScrollBar::handle:hover { background: $soft_ink; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QMenu {
  background: $card; color: $ink; border: ${border}px solid $hairline; padding: 6px; font-size: ${body}px;
}
QMenu::item { padding: 10px 24px 10px 12px; border-radius: 6px; }
QMenu::item:selected { background: $tint; color: $ink; }
QMenu::item:disabled { color: $soft_ink; }
QMenu::separator { height: 1px; background: $hairline; margin: 6px; }
QProgressBar { background: $hairline; border: none; border-radius: 4px; max-height: 8px; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
QFrame#card { background: $card; border: ${border}px solid $hairline; border-radius: 14px; }
QFrame#sheet { background: transparent; border: none; }
QFrame#note { background: $tint; border: ${note_border}px solid $hairline; border-radius: 10px; }
QFrame#messages { background: $ink; border: none; border-radius: 10px; }
QFrame#messages QLabel { color: $paper; }
QFrame#messages QPushButton {
  background: transparent; color: $paper; border-color: $soft_ink; font-weight: bold;
}
QFrame#messages QPushButton:hover { border-color: $paper; }
QWidget#rail { background: transparent; border-right: ${border}px solid $hairline; }
""")


def _style_sheet(tint: Colours) -> str:
    folder = "dark" if QColor(tint.paper).lightness() < 128 else "light"
    return _STYLE.substitute(
        {key: value for key, value in vars(tint).items() if isinstance(value, str)},
        border=tint.border,
        mark=max(2, tint.border),
        note_border=tint.border if tint.border > 1 else 0,
        target=max(TARGET, scaled(30)),
        small=scaled(Type.SMALL.value),
        body=scaled(Type.BODY.value),
        lead=scaled(Type.LEAD.value),
        check=resource("icons", folder, "check.svg").as_posix(),
        dot=resource("icons", folder, "dot.svg").as_posix(),
        down=resource("icons", folder, "down.svg").as_posix(),
        up=resource("icons", folder, "up.svg").as_posix(),
    )


ICON = QSize(20, 20)
"""The size of an icon beside a word."""
