from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import DARK, LIGHT, Colours, Theme
from scorepad.ui.widgets.score_chart import ScoreChart, Series, paint_chart, spread

SERIES = (Series("Anna", (0, 10, 20)), Series("Bram", (0, 0, 14)), Series("Cato", (0, -5, -5)))


def painted(series: tuple[Series, ...], size: QSize, colours: Colours | None = None) -> QImage:
    picture = QImage(size, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_chart(painter, QRectF(0, 0, size.width(), size.height()), series, 15, colours)
    painter.end()
    return picture


def colours_of(picture: QImage) -> set[str]:
    return {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() == 255
    }


def test_the_chart_is_told_in_words(qtbot: QtBot) -> None:
    chart = ScoreChart()
    qtbot.addWidget(chart)
    chart.show_series(SERIES, 15)
    assert chart.accessibleName() == "Running totals: Anna 20, Bram 14, Cato -5"


def test_every_player_has_a_colour_on_the_chart(qapp: QApplication) -> None:
    seen = colours_of(painted(SERIES, QSize(560, 140)))
    assert {QColor(look.player_colour(seat)).name() for seat in range(3)} <= seen


def test_a_chart_for_paper_does_not_ask_what_the_screen_looks_like(qapp: QApplication) -> None:
    look.apply(qapp, Theme.DARK)
    seen = colours_of(painted(SERIES, QSize(560, 140), LIGHT))
    assert QColor(look.player_colour(0, LIGHT)).name() in seen
    assert QColor(look.player_colour(0, DARK)).name() not in seen


@pytest.mark.parametrize("size", [QSize(560, 140), QSize(1200, 400), QSize(40, 20)])
@pytest.mark.parametrize(
    "series",
    [
        (),
        (Series("Anna", (0,)),),
        (Series("Anna", (0, 0)), Series("x" * 60, (0, 0))),
        tuple(Series(str(side), tuple(range(0, 27 * 500, 500))) for side in range(7)),
        (Series("Anna", (0, -400, -2000)), Series("Bram", (0, 400, 2000))),
    ],
)
def test_any_match_can_be_painted_at_any_size(
    qapp: QApplication, series: tuple[Series, ...], size: QSize
) -> None:
    painted(series, size)


@pytest.mark.parametrize(
    "wanted",
    [[10.0, 11.0, 50.0], [70.0] * 7, [0.0, 0.0, 140.0, 140.0], [139.0], [60.0, 65.0, 70.0, 71.0, 72.0, 5.0]],
)
def test_names_at_the_ends_do_not_overlap_and_stay_inside(wanted: list[float]) -> None:
    heights = sorted(spread(wanted, 15, 0, 140))
    assert all(after - before >= 15 - 1e-6 for before, after in pairwise(heights))
    assert heights[0] >= 7.5 - 1e-6
    assert heights[-1] <= 132.5 + 1e-6


def test_names_keep_the_order_of_their_lines() -> None:
    assert spread([30, 31, 32], 15, 0, 140) == sorted(spread([30, 31, 32], 15, 0, 140))


def test_names_that_have_room_stand_at_their_lines() -> None:
    assert spread([20, 60, 100], 15, 0, 140) == [20, 60, 100]


def test_too_many_names_share_the_room_evenly() -> None:
    assert spread([10.0] * 4, 15, 0, 40) == [5, 15, 25, 35]
