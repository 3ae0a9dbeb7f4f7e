from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from scorepad.ui.widgets.entry_frame import EntryAnswers, EntryFoot, EntryHead
from tests.ui.widgets.conftest import Show

LEFT = Qt.MouseButton.LeftButton
LONG = "How many tricks did Maximiliaan-Alexander and Wilhelmina Catharina win in this deal?"


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


# The question.


def test_a_long_question_has_the_height_that_it_needs(show: Show) -> None:
    head = EntryHead()
    head.ask(LONG, "Tap it, or type its number.")
    show(head, width=300)
    settle()
    for label in (head.question, head.hint):
        assert label.height() >= label.heightForWidth(label.width())


def test_where_room_is_short_the_hint_is_left_to_the_mouse_and_screen_readers(show: Show) -> None:
    head = EntryHead()
    head.ask("Who plays 3♠?", "Type a number or tap.")
    show(head)
    head.save_room(tight=True)
    assert head.hint.isHidden()
    assert "Type a number or tap." in head.question.toolTip()
    assert head.question.accessibleDescription() == "Type a number or tap."
    head.save_room(tight=False)
    assert head.hint.isVisible()
    assert not head.question.toolTip()


# The way back and the way on.


def test_back_and_on_are_told(show: Show) -> None:
    foot = EntryFoot()
    foot.offer("Score deal 3")
    show(foot)
    heard: list[str] = []
    foot.back_wanted.connect(lambda: heard.append("back"))
    foot.accepted.connect(lambda: heard.append("on"))
    QTest.mouseClick(foot.back, LEFT)
    QTest.mouseClick(foot.accept, LEFT)
    assert heard == ["back", "on"]
    assert foot.accept.accessibleName() == "Score deal 3"


def test_while_something_is_to_come_the_way_on_is_closed_and_says_what_it_is_for(show: Show) -> None:
    foot = EntryFoot()
    foot.wait("Contract, player, tricks", "Score deal 3")
    show(foot)
    assert not foot.accept.isEnabled()
    assert foot.accept.text() == "Contract, player, tricks"
    assert foot.accept.accessibleName() == "Score deal 3"
    foot.offer("Score deal 3")
    assert foot.accept.isEnabled()


def test_a_narrow_form_says_less_on_its_button_and_as_much_aloud(show: Show) -> None:
    foot = EntryFoot()
    foot.offer("made, as it was promised: 9 tricks", "made")
    window = show(foot, width=600)
    assert foot.accept.text().endswith("⏎")
    window.resize(270, 200)
    settle()
    assert foot.accept.text() == "made"
    window.resize(160, 200)
    settle()
    assert foot.accept.text() == "⏎"
    assert foot.accept.accessibleName() == "made, as it was promised: 9 tricks"


def test_a_tap_leaves_the_keyboard_where_it_was(show: Show) -> None:
    foot, field = EntryFoot(), QPushButton("elsewhere")
    foot.offer("Score deal 3")
    show(field, foot)
    field.setFocus()
    QTest.mouseClick(foot.accept, LEFT)
    QTest.mouseClick(foot.back, LEFT)
    assert field.hasFocus()


def double(button: QPushButton) -> None:
    """Two quick taps on the same button, as a mouse sends them."""
    QTest.mouseClick(button, LEFT)
    at = QPointF(button.rect().center())
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        there = QPointF(button.mapToGlobal(at))
        QApplication.sendEvent(
            button, QMouseEvent(kind, at, there, LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
        )


def test_two_quick_taps_go_on_once_and_back_twice(show: Show) -> None:
    foot = EntryFoot()
    foot.offer("Score deal 3")
    show(foot)
    heard: list[str] = []
    foot.back_wanted.connect(lambda: heard.append("back"))
    foot.accepted.connect(lambda: heard.append("on"))
    double(foot.accept)
    double(foot.back)
    assert heard == ["on", "back", "back"]


# The answers between them.


def answers(show: Show, height: int) -> tuple[EntryAnswers, list[QPushButton]]:
    buttons = [QPushButton(str(at)) for at in range(8)]
    area = EntryAnswers(*buttons)
    window = show(area, height=height)
    layout = window.layout()
    assert layout is not None
    area.setFixedHeight(height - 30)
    settle()
    return area, buttons


def is_seen(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


def test_where_everything_has_room_nothing_scrolls(show: Show) -> None:
    area, buttons = answers(show, 700)
    assert area.height_wanted() <= area.viewport().height()
    assert all(map(is_seen, buttons))
    area.begin_with(buttons[5])
    assert is_seen(buttons[0])


def test_in_a_low_form_the_answers_of_the_moment_come_first(show: Show) -> None:
    area, buttons = answers(show, 200)
    assert area.height_wanted() > area.viewport().height()
    area.begin_with(buttons[3])
    settle()
    assert is_seen(buttons[3]) and not is_seen(buttons[0])
    area.begin_with(None)
    assert is_seen(buttons[0])


def test_what_gets_the_keyboard_comes_into_sight(show: Show) -> None:
    _area, buttons = answers(show, 200)
    for button in (buttons[7], buttons[0]):
        button.setFocus()
        settle()
        assert is_seen(button)


def test_another_height_of_an_answer_is_told(show: Show) -> None:
    area, buttons = answers(show, 300)
    heard: list[int] = []
    area.rearranged.connect(lambda: heard.append(1))
    buttons[2].hide()
    settle()
    assert heard
