from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from scorepad.ui import look
from scorepad.ui.widgets.figure_table import Figures, FigureTable
from tests.ui.widgets.conftest import Show

TABLE = Figures("Made", ["0", "1", "2"], ["NT", "♥"], [["150", "250", "250"], ["", "150", "250"]], {1})


def table(show: Show, lit: tuple[tuple[int, int], ...] = ()) -> FigureTable:
    made = FigureTable()
    made.show_figures(TABLE, lit)
    show(made)
    return made


def picture(made: FigureTable) -> QImage:
    return made.grab().toImage()


def colours_in(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_it_is_wide_and_high_enough_for_every_figure(show: Show) -> None:
    made = table(show)
    assert made.width() >= made.sizeHint().width()
    assert made.height() == made.sizeHint().height() == made.minimumSizeHint().height()


def test_only_what_applies_is_lit_and_read_aloud(show: Show) -> None:
    made = table(show)
    assert made.lit == ()
    assert made.accessibleName() == "Made"
    assert made.accessibleDescription() == ""
    made.show_figures(TABLE, [(1, 2), (0, 0)])
    assert made.lit == ("150", "250")
    assert made.accessibleDescription() == "NT 0: 150; ♥ 2: 250"


def test_what_is_lit_has_a_frame_beside_its_colour(show: Show) -> None:
    made = table(show)
    accent = QColor(look.colours().accent).name()
    assert accent not in colours_in(picture(made))
    made.show_figures(TABLE, [(0, 1)])
    assert accent in colours_in(picture(made))


def test_red_suits_are_red_and_follow_the_theme(show: Show, qapp: QApplication) -> None:
    made = table(show)
    light = QColor(look.colours().red).name()
    assert light in colours_in(picture(made))
    look.apply(qapp, look.Theme.DARK)
    dark = QColor(look.colours().red).name()
    assert dark != light
    assert dark in colours_in(picture(made))


def test_larger_letters_make_a_larger_table(show: Show, qapp: QApplication) -> None:
    made = table(show)
    usual = made.sizeHint()
    look.apply(qapp, look.Theme.LIGHT, 2.0)
    assert made.sizeHint().width() > usual.width()
    assert made.sizeHint().height() > usual.height()


def test_a_table_without_rows_is_its_title(show: Show) -> None:
    made = FigureTable()
    made.show_figures(Figures("Nothing", [], [], []))
    show(made)
    assert picture(made).width() > 0
    assert made.lit == ()
