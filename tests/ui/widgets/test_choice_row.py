from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Doubling
from scorepad.ui.look import TARGET
from scorepad.ui.widgets.choice_row import ChoiceRow, Option
from scorepad.ui.widgets.labels import PlainLabel
from tests.ui.widgets.conftest import Show
from tests.ui.widgets.test_contract_grid import CONTENT

HONOURS = ("none", "3", "4", "4 in one hand", "4 in one, 5th with partner", "5", "5 in one hand")


def offered(show: Show, *words: str, label: str = "Honours", width: int = CONTENT) -> ChoiceRow:
    row = ChoiceRow()
    row.set_label(label)
    row.offer([Option(at, word) for at, word in enumerate(words)])
    show(row, width=width + 22)
    return row


def boxes(row: ChoiceRow, count: int) -> list[QRect]:
    return [row.tile(at).geometry() for at in range(count)]


def test_a_tap_tells_the_value_and_on_the_chosen_one_nothing(show: Show) -> None:
    row = ChoiceRow()
    row.offer(
        [Option(None, "nobody"), Option(Doubling.NONE, "not doubled"), Option(Doubling.DOUBLED, "doubled")]
    )
    row.select(Doubling.DOUBLED)
    show(row)
    heard: list[object] = []
    row.chosen.connect(heard.append)
    for value in (Doubling.DOUBLED, Doubling.NONE, None):
        QTest.mouseClick(row.tile(value), Qt.MouseButton.LeftButton)
    assert heard == [Doubling.NONE, None]


def test_few_words_stand_in_one_row_behind_their_label(show: Show) -> None:
    row = offered(show, "none", "3", "4", "5")
    label = row.findChildren(PlainLabel)[0].geometry()
    assert len({box.y() for box in boxes(row, 4)}) == 1
    assert label.right() < row.tile(0).x()
    assert row.height() == row.tile(0).height()


def test_many_words_have_more_rows_below_their_label(show: Show) -> None:
    row = offered(show, *HONOURS)
    label = row.findChildren(PlainLabel)[0].geometry()
    found = boxes(row, len(HONOURS))
    assert len({box.y() for box in found}) == 3
    for at, box in enumerate(found):
        assert box.top() > label.bottom()
        assert row.rect().contains(box)
        assert box.width() >= TARGET
        assert box.height() >= TARGET
        assert not any(box.intersects(other) for other in found[at + 1 :])


def test_three_doublings_stand_in_one_row_of_a_narrow_entry(show: Show) -> None:
    row = offered(show, "not doubled", "doubled", "redoubled", label="")
    assert len({box.y() for box in boxes(row, 3)}) == 1


def test_the_label_is_said_with_every_word(show: Show) -> None:
    row = ChoiceRow()
    row.set_label("Honours")
    row.offer([Option(0, "4+1", aloud="four and one"), Option(1, "5", refused="Not at no trump")])
    show(row)
    assert row.tile(0).accessibleName() == "Honours: four and one"
    assert row.tile(1).accessibleDescription() == "Not at no trump"


def test_what_cannot_be_chosen_is_not(qtbot: QtBot, show: Show) -> None:
    row = ChoiceRow()
    row.offer([Option(0, "none"), Option(1, "5", refused="Not at no trump")])
    show(row)
    with qtbot.assertNotEmitted(row.chosen), qtbot.waitSignal(row.refused) as told:
        QTest.mouseClick(row.tile(1), Qt.MouseButton.LeftButton)
    assert told.args == ["Not at no trump"]
