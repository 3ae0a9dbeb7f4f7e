"""The numbers of the deal that is being entered, one below the other."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.widgets.answer_strip import Answers, AnswerStrip, Pill
from scorepad.ui.widgets.labels import PlainLabel


@pytest.fixture
def strip(qtbot: QtBot) -> AnswerStrip:
    made = AnswerStrip()
    qtbot.addWidget(made)
    return made


def show(strip: AnswerStrip, *numbers: tuple[str, str]) -> None:
    strip.show_answers([Answers("Anna", (Pill(number, "given"),), worth=worth) for number, worth in numbers])
    strip.resize(400, strip.sizeHint().height())
    strip.show()
    QApplication.processEvents()


def pills(strip: AnswerStrip) -> list[QPushButton]:
    return [button for button in strip.findChildren(QPushButton) if button.isVisible()]


def worths(strip: AnswerStrip) -> list[PlainLabel]:
    return [label for label in strip.findChildren(PlainLabel) if label.isVisible() and "=" in label.text()]


def test_numbers_and_what_they_come_to_stand_in_columns_however_long_one_is(strip: AnswerStrip) -> None:
    show(strip, ("0", "= 20"), ("-10000", "= -8996"))
    assert len({(pill.x(), pill.width()) for pill in pills(strip)}) == 1
    assert len({label.geometry().right() for label in worths(strip)}) == 1
    assert all(label.width() >= label.sizeHint().width() for label in worths(strip))


def test_the_columns_are_narrow_again_when_the_long_number_is_gone(strip: AnswerStrip) -> None:
    show(strip, ("0", "= 20"), ("7", "= 7"))
    before = [pill.width() for pill in pills(strip)]
    show(strip, ("0", "= 20"), ("-10000", "= -8996"))
    assert pills(strip)[0].width() > before[0]
    show(strip, ("0", "= 20"), ("7", "= 7"))
    assert [pill.width() for pill in pills(strip)] == before


def test_two_columns_become_one_where_they_have_not_the_room(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    strip = AnswerStrip(around)
    strip.show_answers([Answers(name, (Pill("3", "given"),)) for name in ("Anna", "Bram", "Cato")], columns=2)
    around.show()
    for width, columns in ((400, 2), (strip.minimumSizeHint().width(), 1), (400, 2)):
        strip.resize(width, 300)
        QApplication.processEvents()
        assert len({strip.line(at).x() for at in range(3)}) == columns
