import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from scorepad.ui.widgets.name_edit import NameEdit
from tests.ui.widgets.conftest import Show


def an_edit(show: Show) -> NameEdit:
    edit = NameEdit()
    edit.set_known(["Anna", "Zoë", "Bram", "Hanneke"])
    show(edit, QLineEdit())
    edit.setFocus()
    return edit


def names_of(edit: NameEdit) -> QAbstractItemView:
    popup = edit.completer().popup()
    assert popup is not None
    return popup


def proposed(edit: NameEdit) -> list[str]:
    model = names_of(edit).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize(
    ("typed", "names"),
    [("an", ["Anna", "Hanneke"]), ("zoe", ["Zoë"]), ("ZOË", ["Zoë"]), ("ram", ["Bram"]), ("x", [])],
)
def test_names_are_found_by_any_letters_whatever_their_case_and_accents(
    show: Show, typed: str, names: list[str]
) -> None:
    edit = an_edit(show)
    QTest.keyClicks(edit, typed)
    assert proposed(edit) == names


def test_a_name_is_taken_from_the_list_by_keys(qtbot: QtBot, show: Show) -> None:
    edit = an_edit(show)
    QTest.keyClicks(edit, "han")
    popup = names_of(edit)
    with qtbot.waitSignal(edit.committed) as told:
        QTest.keyClick(popup, Qt.Key.Key_Down)
        QTest.keyClick(popup, Qt.Key.Key_Return)
    assert told.args == ["Hanneke"]


def test_a_new_name_is_made_on_the_spot(qtbot: QtBot, show: Show) -> None:
    edit = an_edit(show)
    QTest.keyClicks(edit, "  Quirine ")
    with qtbot.waitSignal(edit.committed) as told:
        QTest.keyClick(edit, Qt.Key.Key_Return)
    assert told.args == ["Quirine"]


def test_a_name_is_told_once(show: Show) -> None:
    edit = an_edit(show)
    told: list[str] = []
    edit.committed.connect(told.append)
    QTest.keyClicks(edit, "Quirine")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    edit.window().findChildren(QLineEdit)[-1].setFocus()
    assert told == ["Quirine"]


def test_a_name_that_is_shown_is_not_told(qtbot: QtBot, show: Show) -> None:
    edit = an_edit(show)
    edit.setText("Anna")
    with qtbot.assertNotEmitted(edit.committed):
        QTest.keyClick(edit, Qt.Key.Key_Return)


def test_a_name_can_be_typed_again_after_the_field_was_emptied(qtbot: QtBot, show: Show) -> None:
    edit = an_edit(show)
    QTest.keyClicks(edit, "Quirine")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    edit.setText("")
    QTest.keyClicks(edit, "Quirine")
    with qtbot.waitSignal(edit.committed):
        QTest.keyClick(edit, Qt.Key.Key_Return)


@pytest.mark.parametrize(("name", "wrong"), [("", False), ("  ", False), ("x" * 60, False), ("x" * 61, True)])
def test_what_cannot_be_a_name_is_marked_and_not_swallowed(show: Show, name: str, wrong: bool) -> None:
    edit = an_edit(show)
    edit.setText(name)
    assert edit.text() == name
    assert edit.is_wrong is wrong
    assert bool(edit.property("wrong")) is wrong


def test_the_list_is_dressed_as_a_popup(show: Show) -> None:
    edit = an_edit(show)
    QTest.keyClicks(edit, "an")
    QApplication.processEvents()
    assert names_of(edit).property("popup") is True
