"""The design language: colours, type, space and focus, in one place and used everywhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from math import ceil
from string import Template

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from scorepad.paper.style import SIDES_ON_LIGHT, Inks, Style
from scorepad.paths import resource


class Theme(StrEnum):
    """What the user can choose; `SYSTEM` follows the system's light or dark, and its wish for contrast."""

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
    edge: str
    """Outlines of what is filled in: fields and boxes, at least 3 to 1 against their ground."""
    felt: str
    """The cloth of a drawn table."""
    on_felt: str
    rim: str
    """The wood around the cloth."""
    border: int = 1
    """The width of borders, in pixels."""

    @property
    def is_dark(self) -> bool:
        """Whether the ground is dark."""
        return QColor(self.paper).lightness() < 128

    def wash(self, role: str) -> str:
        """The ground of a note: the card with a breath of a role's colour; plain in high contrast."""
        if self.border > 1:
            return self.card
        return self.tint if role == "accent" else mix(self.card, str(getattr(self, role)), 0.11)


def mix(colour: str, other: str, part: float) -> str:
    """A colour with a part (0 to 1) of another, as `#RRGGBB`.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(QColor(colour).getRgb()[:3], QColor(other).getRgb()[:3], strict=True)  # type: ignore[index]
    return "#" + "".join(f"{round(one * (1 - part) + two * part):02X}" for one, two in pairs)


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
    edge="#8F8573",
    felt="#1C6B58",
    on_felt="#FFFFFF",
    rim="#B99B6B",
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
    edge="#6F7C89",
    felt="#1B4A40",
    on_felt="#EFEAE0",
    rim="#5A4A33",
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
    edge="#000000",
    felt="#FFFFFF",
    on_felt="#000000",
    rim="#000000",
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
    edge="#FFFFFF",
    felt="#000000",
    on_felt="#FFFFFF",
    rim="#FFFFFF",
    border=2,
)
PALETTES = {
    "light": LIGHT,
    "dark": DARK,
    "contrast-light": CONTRAST_LIGHT,
    "contrast-dark": CONTRAST_DARK,
}
"""Every table of colours, by the folder in resources/icons that holds its small signs."""

# The colour-blind can tell these apart (after Okabe and Ito, darkened or lightened to their ground); each
# player also has a dash pattern and a name at the line's end.
PLAYERS_ON_LIGHT = SIDES_ON_LIGHT
PLAYERS_ON_DARK = (
    *("#58C9B2", "#FF9A5C", "#7DB6FF", "#E29BE6", "#E5C04A", "#B8C2CE", "#FF87A8"),
    *("#A8D85C", "#A99CFF", "#CDA585"),
)


class Type(Enum):
    """Steps of type, in pixels at 100 %."""

    SMALL = 12.0
    BODY = 13.5
    LEAD = 15.0
    TITLE = 18.0
    LARGE = 22.0
    HUGE = 28.0

    @property
    def next(self) -> "Type":
        """The step above; of the largest, itself."""
        steps = list(Type)
        return steps[min(steps.index(self) + 1, len(steps) - 1)]


SPACE = (4, 8, 12, 16, 20, 24)
"""Steps of space, in pixels."""
TARGET = 44
"""The least width and height of what is tapped, in pixels."""


LEAST_SCALE, MOST_SCALE = 0.8, 2.0


class _Changes(QObject):
    changed = Signal()


class _Now:
    """The look that holds now; the application has one."""

    colours = LIGHT
    follows_the_system = False
    scale = 1.0
    theme = Theme.SYSTEM
    changes: _Changes | None = None


def colours() -> Colours:
    """The colours that hold now."""
    return _Now.colours


def player_colour(number: int, on: Colours | None = None) -> str:
    """A colour of the palette, by its number, on the ground of `on` or of the colours that hold now.

    Whoever chose none has that of the seat.
    """
    palette = PLAYERS_ON_DARK if (on or _Now.colours).is_dark else PLAYERS_ON_LIGHT
    return palette[number % len(palette)]


def scaled(pixels: float) -> int:
    """Pixels at the text size that holds now."""
    return round(pixels * _Now.scale)


def font(step: Type, *, strong: bool = False) -> QFont:
    """The interface's font at a step of type, with figures of equal width."""
    face = QFont(QApplication.font())
    face.setPixelSize(scaled(step.value))
    face.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    return face


def chart_style(chosen: Sequence[int | None] = ()) -> Style:
    """The colours and the type that charts are drawn with now; `chosen` are those that people chose.

    It has a number of the palette for each line, None where none was chosen.
    """
    now = _Now.colours
    inks = Inks(
        ground=now.card,
        ink=now.ink,
        soft_ink=now.soft_ink,
        hairline=now.hairline,
        edge=now.edge,
        accent=now.accent,
        on_accent=now.on_accent,
        sides=PLAYERS_ON_DARK if now.is_dark else PLAYERS_ON_LIGHT,
        is_loud=now.border > 1,
    )
    return Style(inks.chosen(chosen), font(Type.SMALL))


def target() -> int:
    """The least width and height of what is tapped at the text size that holds now, in pixels."""
    return max(TARGET, scaled(TARGET * 0.7))


def theme(code: str) -> Theme:
    """The theme of a settings code; the system's where the code is not known."""
    return Theme(code) if code in Theme.__members__.values() else Theme.SYSTEM


def changes() -> _Changes:
    """Tells by `changed` when colours or text size are exchanged."""
    if _Now.changes is None:
        _Now.changes = _Changes()
    return _Now.changes


def apply(application: QApplication, chosen: Theme, text_scale: float = 1.0) -> None:
    """Put on a look, also while running; `text_scale` is 1 for the sizes of `Type`, within 0.8 and 2."""
    text_scale = min(max(text_scale, LEAST_SCALE), MOST_SCALE)
    if not _Now.follows_the_system:
        _Now.follows_the_system = True
        application.setStyle("Fusion")
        hints = QGuiApplication.styleHints()
        for wish in (hints.colorSchemeChanged, hints.accessibility().contrastPreferenceChanged):
            wish.connect(lambda _told: apply(application, _Now.theme, _Now.scale))
    told = changes()
    _Now.colours, _Now.scale, _Now.theme = _colours_of(chosen), text_scale, chosen
    face = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    face.setPixelSize(scaled(Type.BODY.value))
    face.setFeature(QFont.Tag("tnum"), 1)
    # Letters keep their shapes and widths at every scale; only their feet are set on whole pixels.
    face.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    application.setFont(face)
    application.setPalette(_palette(_Now.colours))
    application.setStyleSheet(_style_sheet(_Now.colours))
    told.changed.emit()


def _colours_of(chosen: Theme) -> Colours:
    is_dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    if chosen is Theme.CONTRAST or (chosen is Theme.SYSTEM and _system_wants_contrast()):
        return CONTRAST_DARK if is_dark else CONTRAST_LIGHT
    if chosen is Theme.SYSTEM:
        return DARK if is_dark else LIGHT
    return DARK if chosen is Theme.DARK else LIGHT


def _system_wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()  # held: what it gives goes with it
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def _palette(tint: Colours) -> QPalette:
    """All roles, so that nothing is left in the grey of Fusion."""
    role = QPalette.ColorRole
    palette = QPalette()
    for part, colour in (
        (role.Window, tint.paper),
        (role.WindowText, tint.ink),
        (role.Base, tint.card),
        (role.AlternateBase, tint.tint),
        (role.Text, tint.ink),
        (role.PlaceholderText, tint.soft_ink),
        (role.Button, tint.card),
        (role.ButtonText, tint.ink),
        (role.BrightText, tint.red),
        (role.Highlight, tint.accent),
        (role.HighlightedText, tint.on_accent),
        (role.Accent, tint.accent),
        (role.ToolTipBase, tint.ink),
        (role.ToolTipText, tint.paper),
        (role.Link, tint.accent),
        (role.LinkVisited, tint.accent),
        (role.Light, tint.card),
        (role.Midlight, tint.hairline),
        (role.Mid, tint.hairline),
        (role.Dark, tint.edge),
        (role.Shadow, tint.edge),
    ):
        palette.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, part, QColor(tint.soft_ink))
    return palette


_STYLE = Template("""
* { outline: none; }
QMainWindow, QDialog, QMessageBox, QWizard { background: $paper; }
QLabel { background: transparent; }
QMessageBox QLabel { font-size: ${body}px; min-width: ${question}px; }
QMessageBox QLabel#qt_msgbox_label { font-size: ${title}px; font-weight: 600; }
QToolTip {
  background: $ink; color: $paper; border: ${border}px solid $ink; padding: 6px 8px; font-size: ${small}px;
}

QPushButton, QToolButton {
  background: $card; color: $ink; border: ${border}px solid $hairline; border-radius: 10px;
  padding: 0 14px; min-height: ${inside}px; font-size: ${body}px; icon-size: ${icon}px;
}
QToolButton { padding: 0 8px; min-width: ${inside_tool}px; }
QToolButton::menu-indicator { image: none; width: 0; }
QPushButton::menu-indicator {
  image: url($signs/down.svg); width: 14px; height: 14px; subcontrol-position: right center; right: 10px;
}
QPushButton:hover, QToolButton:hover { background: $hover; border-color: $hover_edge; }
QPushButton:pressed, QToolButton:pressed, QToolButton:open, QPushButton:open { background: $pressed; }
QPushButton:disabled, QToolButton:disabled {
  color: $soft_ink; background: transparent; border-style: $waiting;
}
QPushButton:checked, QToolButton:checked {
  background: $accent; color: $on_accent; border-color: $accent;
}
QPushButton:checked:disabled, QToolButton:checked:disabled {
  background: $soft_ink; color: $paper; border-color: $soft_ink;
}
QPushButton[kind="primary"], QDialogButtonBox QPushButton:default {
  background: $accent; color: $on_accent; border-color: $accent; font-weight: 600;
}
QPushButton[kind="primary"]:hover, QDialogButtonBox QPushButton:default:hover {
  background: $accent_hover; border-color: $accent_hover;
}
QPushButton[kind="primary"]:pressed, QDialogButtonBox QPushButton:default:pressed {
  background: $accent_pressed; border-color: $accent_pressed;
}
QPushButton[kind="primary"]:disabled, QDialogButtonBox QPushButton:default:disabled {
  background: $tint; color: $soft_ink; border: ${border}px $waiting $waiting_edge; font-weight: normal;
}
QDialogButtonBox QPushButton:default { font-weight: normal; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent; border-color: transparent; }
QPushButton[kind="quiet"]:enabled { color: $accent; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { background: $hover; border-color: $hover; }
QPushButton[kind="danger"] { color: $red; border-color: $red; }
QPushButton[kind="danger"]:hover { background: $red_wash; }
QPushButton[kind="pill"] {
  min-width: ${pill_width}px; min-height: ${pill}px; max-height: ${pill}px; margin: ${around_pill}px 0;
  padding: 0 4px; border-radius: 8px; font-weight: 600; background: transparent;
}
QPushButton[kind="pill"][state="given"], QPushButton[kind="pill"][state="kept"] {
  background: $accent; color: $on_accent; border-color: $accent;
}
QPushButton[kind="pill"][state="said"] {
  min-height: ${target_pill}px; max-height: ${target_pill}px; margin: ${around_target_pill}px 0;
  padding: 0 10px;
  background: $tint; color: $ink; border-color: $tint;
}
QPushButton[kind="pill"][state="said"]:hover { border-color: $accent; }
QPushButton[kind="pill"][state="missed"] { color: $ink; border-color: $edge; }
QPushButton[kind="pill"]:disabled { border-style: dashed; color: $ink; }
QPushButton[kind="pill"][state="asked"] { border: ${mark}px solid $accent; color: $accent; }

QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit, QTextEdit {
  background: $card; color: $ink; border: ${border}px solid $edge; border-radius: 10px;
  padding: 0 12px; min-height: ${inside}px; font-size: ${lead}px;
  selection-background-color: $accent; selection-color: $on_accent; placeholder-text-color: $soft_ink;
}
QPlainTextEdit, QTextEdit { padding: 8px 10px; }
QTextBrowser { border: none; background: transparent; padding: 0; }
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover { border-color: $soft_ink; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
  border-color: $accent;
}
QTextBrowser:focus { border: none; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {
  color: $soft_ink; background: $paper; border-color: $hairline; border-style: $waiting;
}
QLineEdit:read-only { background: $paper; border-color: $hairline; }
QLineEdit[wrong="true"], QDateEdit[wrong="true"] { border: ${mark}px solid $red; }
QComboBox { padding-right: 36px; combobox-popup: 0; }
QComboBox::drop-down, QDateEdit::drop-down {
  subcontrol-origin: padding; subcontrol-position: right center; border: none; width: 36px;
}
QComboBox::down-arrow, QDateEdit::down-arrow {
  image: url($signs/down.svg); width: ${arrow}px; height: ${arrow}px;
}
QComboBox QLineEdit, QAbstractSpinBox QLineEdit {
  border: none; background: transparent; min-height: 0; padding: 0;
}
QSpinBox, QDoubleSpinBox, QTimeEdit {
  padding: 0 ${step}px; min-width: 48px; qproperty-alignment: AlignCenter; font-weight: 600;
}
QSpinBox::up-button, QDoubleSpinBox::up-button, QTimeEdit::up-button,
QSpinBox::down-button, QDoubleSpinBox::down-button, QTimeEdit::down-button {
  subcontrol-origin: border; border: none; background: transparent; width: ${step}px; height: ${target}px;
}
QSpinBox::up-button, QDoubleSpinBox::up-button, QTimeEdit::up-button {
  subcontrol-position: right center; border-left: ${border}px solid $hairline;
}
QSpinBox::down-button, QDoubleSpinBox::down-button, QTimeEdit::down-button {
  subcontrol-position: left center; border-right: ${border}px solid $hairline;
}
QSpinBox::up-button, QDoubleSpinBox::up-button, QTimeEdit::up-button {
  border-top-right-radius: 9px; border-bottom-right-radius: 9px;
}
QSpinBox::down-button, QDoubleSpinBox::down-button, QTimeEdit::down-button {
  border-top-left-radius: 9px; border-bottom-left-radius: 9px;
}
QSpinBox::up-button:hover, QDoubleSpinBox::up-button:hover, QTimeEdit::up-button:hover,
QSpinBox::down-button:hover, QDoubleSpinBox::down-button:hover, QTimeEdit::down-button:hover {
  background: $hover;
}
QSpinBox::up-button:pressed, QDoubleSpinBox::up-button:pressed, QTimeEdit::up-button:pressed,
QSpinBox::down-button:pressed, QDoubleSpinBox::down-button:pressed, QTimeEdit::down-button:pressed {
  background: $pressed;
}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow, QTimeEdit::up-arrow {
  image: url($signs/plus.svg); width: ${arrow}px; height: ${arrow}px;
}
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow, QTimeEdit::down-arrow {
  image: url($signs/minus.svg); width: ${arrow}px; height: ${arrow}px;
}

QCheckBox, QRadioButton {
  color: $ink; spacing: 10px; min-height: ${target}px; background: transparent; font-size: ${body}px;
}
QCheckBox:disabled, QRadioButton:disabled { color: $soft_ink; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {
  width: ${box}px; height: ${box}px; border: ${mark}px solid $edge; background: $card;
}
QCheckBox::indicator, QAbstractItemView::indicator { border-radius: 6px; }
QRadioButton::indicator { border-radius: ${half_box}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; background: $hover; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {
  background: $accent; border-color: $accent; image: url($signs/check.svg);
}
QRadioButton::indicator:checked {
  background: $accent; border-color: $accent; image: url($signs/dot.svg);
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
  border-color: $hairline; border-style: $waiting;
}
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled {
  background: $edge; border-color: $edge;
}
QGroupBox {
  background: transparent; border: none; border-top: ${border}px solid $hairline; margin-top: ${group}px;
  padding-top: 8px; font-weight: 600;
}
QGroupBox::title {
  subcontrol-origin: margin; subcontrol-position: left top; padding: 0 8px 0 0; color: $soft_ink;
}

QTabWidget::pane { border: none; border-top: ${border}px solid $hairline; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab {
  background: transparent; color: $soft_ink; border: none; border-bottom: 3px solid transparent;
  padding: 0 14px; margin: 0 4px 0 0; min-height: ${inside}px; font-size: ${body}px;
}
QTabBar::tab:hover { color: $ink; border-bottom-color: $hairline; }
QTabBar::tab:selected { color: $accent; border-bottom-color: $accent; }
QTabBar::tab:focus { color: $focus; border-bottom-color: $focus; }

QAbstractItemView {
  background: transparent; color: $ink; border: none; selection-background-color: $tint;
  selection-color: $ink; alternate-background-color: transparent; gridline-color: $hairline;
}
QTableView { selection-background-color: transparent; }
QListView::item, QTreeView::item { min-height: ${row}px; padding: 0 8px; border-radius: 8px; }
QTableView::item { padding: 0 8px; border-bottom: 1px solid $hairline; }
QListView::item:hover, QTreeView::item:hover { background: $hover; color: $ink; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
  background: $picked; color: $on_picked;
}
QListView::item:focus, QTreeView::item:focus, QTableView::item:focus {
  border: 3px solid $focus; border-radius: 8px;
}
QComboBox QAbstractItemView, QAbstractItemView[popup="true"] {
  background: $card; border: ${border}px solid $edge; padding: 4px; font-size: ${body}px;
}
QComboBox QAbstractItemView::item, QAbstractItemView[popup="true"]::item {
  min-height: ${row}px; padding: 0 8px; border-radius: 8px; border: none;
}
QComboBox QAbstractItemView::item:selected, QAbstractItemView[popup="true"]::item:selected {
  background: $picked; color: $on_picked;
}
QHeaderView { background: transparent; border: none; qproperty-defaultAlignment: 'AlignLeft|AlignVCenter'; }
QHeaderView::section {
  background: transparent; color: $soft_ink; border: none; border-bottom: ${border}px solid $hairline;
  padding: 6px 8px; font-size: ${small}px; font-weight: 600;
}
QHeaderView::section:hover { color: $ink; }
QHeaderView::up-arrow { image: url($signs/up.svg); width: 12px; height: 12px; }
QHeaderView::down-arrow { image: url($signs/down.svg); width: 12px; height: 12px; }
QTableCornerButton::section { background: transparent; border: none; }
QCalendarWidget QWidget#qt_calendar_navigationbar { background: $card; }
QCalendarWidget QAbstractItemView { background: $card; selection-background-color: $accent;
  selection-color: $on_accent; }
QCalendarWidget QToolButton { border-color: transparent; min-height: 32px; }

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QAbstractScrollArea::corner { background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; border: none; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; border: none; }
QScrollBar::handle { background: $thumb; border-radius: 4px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $soft_ink; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $tint; border-radius: 6px; }

QMenuBar { background: $paper; color: $ink; border: none; font-size: ${body}px; }
QMenuBar::item { background: transparent; padding: 8px 12px; border-radius: 8px; }
QMenuBar::item:selected { background: $hover; }
QMenuBar::item:pressed { background: $tint; color: $accent; }
QMenu {
  background: $card; color: $ink; border: ${border}px solid $edge; padding: 6px; font-size: ${body}px;
}
QMenu::item {
  min-height: ${row}px; padding: 0 24px 0 12px; border-radius: 8px; border: ${border}px solid transparent;
}
QMenu::icon { left: 10px; }
QMenu::item:selected { background: $picked; color: $on_picked; }
QMenu::item:disabled { color: $soft_ink; background: transparent; }
QMenu::separator { height: ${border}px; background: $hairline; margin: 6px 8px; }
QMenu::indicator { width: 16px; height: 16px; left: 8px; }
QMenu::indicator:checked { image: url($signs/tick.svg); }
QProgressBar {
  background: $groove; border: ${groove_border}px solid $hairline; border-radius: 4px; max-height: 8px;
  min-height: 8px; color: transparent;
}
QProgressBar::chunk { background: $accent; border-radius: 4px; }
QSlider::groove:horizontal { background: $hairline; height: 6px; border-radius: 3px; }
QSlider::sub-page:horizontal { background: $accent; height: 6px; border-radius: 3px; }
QSlider::handle:horizontal {
  background: $card; border: 3px solid $accent; width: 18px; margin: -9px 0; border-radius: 12px;
}
QStatusBar { background: $paper; color: $soft_ink; }
QStatusBar::item { border: none; }

QFrame#sheet { background: transparent; border: none; }
QFrame#sheet QTableView::item:selected { background: $tint; }
QFrame#messages QPushButton {
  background: transparent; color: $paper; border-color: transparent; font-weight: 600;
}
QFrame#messages QPushButton[kind="action"] { border-color: $soft_on_ink; }
QFrame#messages QPushButton:hover { background: $on_ink_hover; border-color: $paper; }
QWidget#rail { background: $rail; border: none; border-right: ${border}px solid $hairline; }
""")


def _style_sheet(tint: Colours) -> str:
    loud = tint.border > 1
    box = max(20, scaled(16))
    folder = next(name for name, colours_of in PALETTES.items() if colours_of == tint)
    return _STYLE.substitute(
        {key: value for key, value in vars(tint).items() if isinstance(value, str)},
        border=tint.border,
        mark=max(2, tint.border),
        pill=scaled(30),
        target_pill=scaled(34),
        # A finger that comes beside a pill hits it all the same.
        around_pill=_around(scaled(30), tint),
        around_target_pill=_around(scaled(34), tint),
        pill_width=max(TARGET - 8 - 2 * tint.border, scaled(36)),
        target=target(),
        inside=target() - 2 * tint.border,
        inside_tool=target() - 2 * tint.border - 16,
        step=target(),
        icon=scaled(20),
        arrow=max(14, scaled(15)),
        box=box,
        half_box=(box + 2 * max(2, tint.border)) // 2,
        groove=tint.card if loud else tint.hairline,
        groove_border=tint.border if loud else 0,
        row=max(40, scaled(28)),
        group=scaled(Type.BODY.value) + 4,
        small=scaled(Type.SMALL.value),
        body=scaled(Type.BODY.value),
        lead=scaled(Type.LEAD.value),
        title=scaled(Type.TITLE.value),
        question=scaled(320),
        hover=tint.card if loud else mix(tint.card, tint.tint, 0.8),
        hover_edge=tint.focus if loud else mix(tint.hairline, tint.accent, 0.35),
        pressed=tint.card if loud else mix(tint.tint, tint.accent, 0.12),
        accent_hover=mix(tint.accent, tint.ink, 0.16),
        accent_pressed=mix(tint.accent, tint.ink, 0.3),
        waiting="dashed" if loud else "solid",
        waiting_edge=tint.hairline if loud else tint.tint,
        red_wash=tint.wash("red"),
        picked=tint.ink if loud else tint.tint,
        on_picked=tint.paper if loud else tint.ink,
        thumb=tint.ink if loud else mix(tint.hairline, tint.edge, 0.55),
        rail=tint.paper if loud else mix(tint.paper, tint.hairline, 0.22),
        soft_on_ink=tint.paper if loud else mix(tint.ink, tint.paper, 0.6),
        on_ink_hover=mix(tint.ink, tint.paper, 0.16),
        signs=resource("icons", folder).as_posix(),
    )


def _around(inside: int, tint: Colours) -> int:
    """What above and below a button makes it large enough to be tapped, in pixels."""
    return max(0, ceil((TARGET - inside) / 2) - tint.border)


ICON = QSize(20, 20)
"""The size of an icon alone on its button."""
ICON_BESIDE_A_WORD = QSize(28, 20)
"""The room of an icon beside a word: it stands in the middle, so that the word keeps its distance."""
