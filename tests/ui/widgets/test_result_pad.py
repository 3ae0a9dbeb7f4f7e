import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Contract, Strain
from scorepad.core.contract import over_or_short
from scorepad.core.contract_words import result_in_words
from scorepad.ui import look
from scorepad.ui.look import TARGET
from scorepad.ui.widgets.result_pad import Result, ResultPad
from tests.ui.widgets.conftest import Show
from tests.ui.widgets.test_contract_grid import CONTENT

ALL = [
    *(Contract(0, level, Strain.SPADES) for level in range(1, 8)),
    *(Contract(0, level, Strain.NULLO) for level in range(1, 8)),
    Contract(0, 0, Strain.NO_TRUMP),
]


def results(contract: Contract, down: str = "down") -> list[Result]:
    return [
        Result(
            tricks,
            str(result_in_words(contract, tricks)).replace("down", down),
            made=over_or_short(contract, tricks) >= 0,
        )
        for tricks in range(14)
    ]


def offered(show: Show, contract: Contract, down: str = "down") -> ResultPad:
    pad = ResultPad()
    pad.offer(results(contract, down))
    show(pad, width=CONTENT + 22)
    return pad


def test_a_tap_tells_the_tricks(qtbot: QtBot, show: Show) -> None:
    pad = offered(show, Contract(0, 4, Strain.HEARTS))
    with qtbot.waitSignal(pad.chosen) as told:
        QTest.mouseClick(pad.tile(9), Qt.MouseButton.LeftButton)
    assert told.args == [9]
    assert pad.tile(9).accessibleName() == "1 down, 9 tricks"


@pytest.mark.parametrize("contract", ALL)
def test_just_made_is_the_largest_with_worse_before_and_better_behind(show: Show, contract: Contract) -> None:
    pad = offered(show, contract)
    places = {over_or_short(contract, tricks): pad.tile(tricks).geometry() for tricks in range(14)}
    made = places.pop(0)
    for over, box in places.items():
        assert made.width() > box.width()
        if over < 0:
            assert (box.y(), box.x()) < (made.y(), made.x())
        else:
            assert (box.y(), box.x()) > (made.y(), made.x())
    assert abs(made.center().x() - pad.rect().center().x()) <= 2
    assert places[-1].y() == made.y()


@pytest.mark.parametrize("contract", ALL)
@pytest.mark.parametrize("down", ["down", "onder", "sotto"])
def test_every_result_is_read_and_tapped_in_a_narrow_entry(show: Show, contract: Contract, down: str) -> None:
    pad = offered(show, contract, down)
    assert pad.width() <= CONTENT
    boxes = [pad.tile(tricks).geometry() for tricks in range(14)]
    for at, box in enumerate(boxes):
        assert pad.rect().contains(box)
        assert box.width() >= TARGET
        assert box.height() >= TARGET
        assert not any(box.intersects(other) for other in boxes[at + 1 :])
        tile = pad.tile(at)
        assert QFontMetrics(look.font(tile.step, strong=True)).horizontalAdvance(tile.words) <= box.width()


def test_enter_takes_what_is_proposed_or_has_the_keyboard(show: Show) -> None:
    pad = offered(show, Contract(0, 7, Strain.NULLO))
    elsewhere = QLineEdit(pad.window())
    elsewhere.show()
    elsewhere.setFocus()
    assert pad.proposed() is None
    pad.propose(0)
    assert pad.proposed() == 0
    pad.tile(2).setFocus()
    assert pad.proposed() == 2
    elsewhere.setFocus()
    pad.offer(results(Contract(0, 4, Strain.HEARTS)))
    assert pad.proposed() is None


def test_a_result_that_cannot_be_says_why(show: Show) -> None:
    pad = ResultPad()
    pad.offer([Result(0, "7 down", made=False, refused="Too few"), Result(7, "made", made=True)])
    show(pad)
    assert not pad.tile(0).isEnabled()
    assert pad.tile(0).accessibleDescription() == "Too few"
