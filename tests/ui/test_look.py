import re
from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QSpinBox, QToolButton
from pytestqt.qtbot import QtBot

from scorepad.paths import resource
from scorepad.ui import icons, look
from scorepad.ui.look import PALETTES, PLAYERS_ON_DARK, PLAYERS_ON_LIGHT, TARGET, Colours, Theme, Type

TEXTS = ("ink", "soft_ink", "accent", "red", "gold", "green")
GROUNDS = ("paper", "card", "tint")
ICONS = sorted(path.stem for path in resource("icons").glob("*.svg"))


@pytest.fixture(autouse=True)
def _back_to_light(qapp: QApplication) -> Iterator[None]:
    look.apply(qapp, Theme.LIGHT)
    yield
    look.apply(qapp, Theme.LIGHT)


def luminance(colour: str) -> float:
    """As WCAG 2 defines it."""
    parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(two)))
    return (lighter + 0.05) / (darker + 0.05)


def role(colours: Colours, name: str) -> str:
    return str(getattr(colours, name))


def test_the_contrast_of_black_and_white_is_twenty_one() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("text", TEXTS)
def test_text_can_be_read_on_every_ground(palette: str, text: str) -> None:
    colours = PALETTES[palette]
    for ground in GROUNDS:
        assert contrast(role(colours, text), role(colours, ground)) >= 4.5, ground


@pytest.mark.parametrize("palette", PALETTES)
def test_text_can_be_read_on_what_is_filled(palette: str) -> None:
    colours = PALETTES[palette]
    assert contrast(colours.on_accent, colours.accent) >= 4.5
    assert contrast(colours.on_felt, colours.felt) >= 4.5
    # A pressed primary button goes towards the ink.
    assert contrast(colours.on_accent, look.mix(colours.accent, colours.ink, 0.3)) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
def test_messages_can_be_read_on_their_grounds(palette: str) -> None:
    colours = PALETTES[palette]
    for ground in ("ink", "gold", "red"):
        assert contrast(colours.paper, role(colours, ground)) >= 4.5, ground


@pytest.mark.parametrize(("palette", "tint"), [*product(PALETTES, ("accent", "gold", "red"))])
def test_notes_can_be_read_on_their_wash(palette: str, tint: str) -> None:
    colours = PALETTES[palette]
    for text in ("ink", "soft_ink", tint):
        assert contrast(role(colours, text), colours.wash(tint)) >= 4.5, text


def written_pairs(colours: Colours) -> Iterator[tuple[str, str, str]]:
    """The rules of the style sheet that write: selector, colour of the words, and each ground of them."""
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", look._style_sheet(colours)):
        said = {
            key.strip(): value.strip() for key, _, value in (part.partition(":") for part in body.split(";"))
        }
        for words, ground in (("color", "background"), ("selection-color", "selection-background-color")):
            if not said.get(words, "").startswith("#"):
                continue
            own = said.get(ground, "")
            for behind in [own] if own.startswith("#") else [colours.paper, colours.card]:
                yield " ".join(selector.split()), said[words], behind


@pytest.mark.parametrize("palette", PALETTES)
def test_whatever_the_style_sheet_writes_can_be_read(palette: str) -> None:
    pairs = list(written_pairs(PALETTES[palette]))
    assert len(pairs) > 50
    unreadable = {
        (selector, words, ground)
        for selector, words, ground in pairs
        if contrast(words, ground) < 4.5 and not selector.startswith("QFrame#messages")
    }
    assert unreadable == set()


@pytest.mark.parametrize("palette", PALETTES)
def test_what_is_pointed_at_and_pressed_can_still_be_read(palette: str) -> None:
    colours = PALETTES[palette]
    loud = colours.border > 1
    grounds = {
        "hovered": colours.card if loud else look.mix(colours.card, colours.tint, 0.8),
        "pressed": colours.card if loud else look.mix(colours.tint, colours.accent, 0.12),
        "rail": colours.paper if loud else look.mix(colours.paper, colours.hairline, 0.22),
    }
    sheet = look._style_sheet(colours)
    for name, ground in grounds.items():
        assert ground in sheet, name
        for words in ("ink", "soft_ink", "accent", "red"):
            assert contrast(role(colours, words), ground) >= 4.5, (name, words)


@pytest.mark.parametrize("palette", PALETTES)
def test_what_is_chosen_and_cannot_be_changed_can_be_read(palette: str) -> None:
    (pair,) = {
        (words, ground)
        for selector, words, ground in written_pairs(PALETTES[palette])
        if selector.startswith("QPushButton:checked:disabled")
    }
    assert contrast(*pair) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
def test_signs_in_boxes_stand_out(palette: str) -> None:
    colours = PALETTES[palette]
    for ground in ("accent", "edge"):  # what can be changed, and what cannot
        assert contrast(colours.on_accent, role(colours, ground)) >= 3, ground


@pytest.mark.parametrize("palette", PALETTES)
def test_buttons_in_a_message_can_be_read_also_where_they_are_pointed_at(palette: str) -> None:
    colours = PALETTES[palette]
    assert contrast(colours.paper, look.mix(colours.ink, colours.paper, 0.16)) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
def test_outlines_of_fields_and_the_focus_stand_out(palette: str) -> None:
    colours = PALETTES[palette]
    for ground in ("paper", "card"):
        assert contrast(colours.edge, role(colours, ground)) >= 3
    for ground in ("paper", "card", "tint"):
        assert contrast(colours.focus, role(colours, ground)) >= 3, ground


@pytest.mark.parametrize("palette", PALETTES)
def test_every_players_name_can_be_read_at_the_end_of_its_line(palette: str) -> None:
    colours = PALETTES[palette]
    for number in range(len(PLAYERS_ON_LIGHT)):
        for ground in GROUNDS:
            assert contrast(look.player_colour(number, colours), role(colours, ground)) >= 4.5, (
                number,
                ground,
            )


def test_ten_colours_can_be_chosen_from_on_any_ground() -> None:
    assert len(set(PLAYERS_ON_LIGHT)) == len(set(PLAYERS_ON_DARK)) == 10


@pytest.mark.parametrize("palette", PALETTES)
def test_high_contrast_is_black_and_white_with_thick_borders(palette: str) -> None:
    colours = PALETTES[palette]
    if "contrast" not in palette:
        assert colours.border == 1
        return
    assert colours.border == 2
    assert {colours.paper, colours.ink} == {"#000000", "#FFFFFF"}


@pytest.mark.parametrize("palette", PALETTES)
def test_the_small_signs_have_the_colours_of_their_palette(palette: str) -> None:
    colours = PALETTES[palette]
    for sign, name in (
        ("check", "on_accent"),
        ("dot", "on_accent"),
        ("down", "soft_ink"),
        ("up", "soft_ink"),
        ("plus", "ink"),
        ("minus", "ink"),
        ("tick", "ink"),
    ):
        drawing = resource("icons", palette, f"{sign}.svg").read_text(encoding="utf-8")
        assert role(colours, name) in drawing, sign


@pytest.mark.parametrize(("theme", "palette"), [(Theme.LIGHT, "light"), (Theme.DARK, "dark")])
def test_a_theme_puts_its_colours_on(qapp: QApplication, theme: Theme, palette: str) -> None:
    look.apply(qapp, theme)
    assert look.colours() == PALETTES[palette]
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(PALETTES[palette].paper)


def test_no_role_of_the_palette_is_left_in_default_grey(qapp: QApplication) -> None:
    look.apply(qapp, Theme.DARK)
    known = {QColor(value).rgb() for value in vars(look.colours()).values() if isinstance(value, str)}
    for part in QPalette.ColorRole:
        if part in (QPalette.ColorRole.NColorRoles, QPalette.ColorRole.NoRole):
            continue
        assert qapp.palette().color(QPalette.ColorGroup.Active, part).rgb() in known, part


def test_a_change_is_told_while_running(qapp: QApplication, qtbot: QtBot) -> None:
    with qtbot.waitSignal(look.changes().changed):
        look.apply(qapp, Theme.DARK)


def test_the_system_changes_the_look_only_where_the_user_wants_it(qapp: QApplication) -> None:
    look.apply(qapp, Theme.DARK)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert look.colours() == PALETTES["dark"]


@pytest.mark.parametrize(
    ("chosen", "palette"), [(Theme.SYSTEM, "contrast-light"), (Theme.LIGHT, "light"), (Theme.DARK, "dark")]
)
def test_whoever_follows_the_system_gets_the_contrast_that_it_wishes(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, chosen: Theme, palette: str
) -> None:
    look.apply(qapp, chosen)
    monkeypatch.setattr(look, "_system_wants_contrast", lambda: True)
    hints = qapp.styleHints()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert look.colours() == PALETTES[palette]


def test_an_unknown_theme_in_the_settings_is_the_systems() -> None:
    assert look.theme("neon") is Theme.SYSTEM


@pytest.mark.parametrize(("asked", "given"), [(0.1, 10), (1.0, 12), (2.0, 24), (9.0, 24)])
def test_text_grows_within_bounds(qapp: QApplication, asked: float, given: int) -> None:
    look.apply(qapp, Theme.LIGHT, asked)
    assert look.font(Type.SMALL).pixelSize() == given


def test_figures_have_one_width(qapp: QApplication) -> None:
    assert qapp.font().featureValue(QFont.Tag("tnum")) == 1


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QLineEdit, QComboBox, QSpinBox])
def test_what_is_tapped_is_large_enough(
    qapp: QApplication, qtbot: QtBot, kind: type[QPushButton], scale: float
) -> None:
    look.apply(qapp, Theme.LIGHT, scale)
    control = kind()
    qtbot.addWidget(control)
    control.ensurePolished()
    assert control.sizeHint().height() >= TARGET
    assert control.sizeHint().width() >= TARGET


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.CONTRAST])
def test_the_style_sheet_is_understood(qapp: QApplication, qtbot: QtBot, theme: Theme) -> None:
    # Qt warns of a sheet that it cannot parse, and a warning fails the test.
    look.apply(qapp, theme, 1.25)
    button = QPushButton("Deal")
    qtbot.addWidget(button)
    button.ensurePolished()
    assert "$" not in qapp.styleSheet()


# Icons.


def painted(name: str, side: int, colour_role: str = "ink") -> QImage:
    picture = QImage(side, side, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    icons.draw(painter, QRectF(0, 0, side, side), name, colour_role)
    painter.end()
    return picture


def inked(picture: QImage) -> set[str]:
    places = product(range(picture.width()), range(picture.height()))
    pixels = (picture.pixelColor(x, y) for x, y in places)
    return {pixel.name().upper() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_can_be_drawn(name: str) -> None:
    assert inked(painted(name, 48))


@pytest.mark.parametrize("name", [name for name in ICONS if name != "scorepad"])
def test_an_icon_has_no_colour_of_its_own(name: str) -> None:
    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    assert "currentColor" in drawing
    assert "#" not in drawing


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_says_nothing_that_qt_does_not_draw(name: str) -> None:
    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    for word in ("<style", "class=", "filter", "mask"):
        assert word not in drawing


def test_an_icon_takes_the_colours_that_hold_now(qapp: QApplication) -> None:
    one = icons.icon("hearts", "red")
    look.apply(qapp, Theme.DARK)
    assert QColor(look.DARK.red).name().upper() in inked(one.pixmap(QSize(32, 32)).toImage())


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_an_icon_is_crisp_at_every_ratio(qapp: QApplication, ratio: float) -> None:
    picture = icons.icon("home").pixmap(QSize(20, 20), ratio)
    assert picture.size() == QSize(round(20 * ratio), round(20 * ratio))


def test_an_icon_outlives_its_copies(qapp: QApplication) -> None:
    copies = [QIcon(icons.icon("home")) for _ in range(200)]
    assert not copies[-1].pixmap(QSize(16, 16)).isNull()


def test_an_icon_that_there_is_not_is_told_at_once() -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon("zebra")


class Listener(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.heard += event.type() == QEvent.Type.PaletteChange
        return False


def test_widgets_hear_that_the_palette_changed(qapp: QApplication, qtbot: QtBot) -> None:
    button, listener = QPushButton(), Listener()
    qtbot.addWidget(button)
    button.installEventFilter(listener)
    look.apply(qapp, Theme.DARK)
    assert listener.heard
