"""A match page used as a person does: by keys or by mouse, where the keyboard is."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.ui.controller import MatchController
from scorepad.ui.faces import Face
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.widgets.note import Note
from tests.ui.test_controller import NOON, SlowLibrary

ENTER, BACK = "⏎", "⌫"
_NAMED = {ENTER: Qt.Key.Key_Return, BACK: Qt.Key.Key_Backspace}
TAP = Qt.MouseButton.LeftButton


class Hand:
    """Fingers and eyes of whoever enters: only what is seen can be tapped, keys go where the keyboard is."""

    def __init__(self, place: QWidget) -> None:
        self.place = place

    # Keys.

    def type(self, keys: str) -> None:
        """Press keys one after another, each where the keyboard is by then."""
        for key in keys:
            target = self.keyboard()
            if key in _NAMED:
                QTest.keyClick(target, _NAMED[key])
            else:
                QTest.keyClicks(target, key)

    def keyboard(self) -> QWidget:
        """What has the keyboard."""
        focused = self.place.window().focusWidget()
        return self.place if focused is None else focused

    # The mouse.

    def tap(self, words: str) -> None:
        """Tap the button that says so, to the eye or to a screen reader."""
        QTest.mouseClick(self.button(words), TAP)

    def double_tap(self, words: str) -> None:
        """Tap twice, so quickly that the second goes to whatever is there by then."""
        button = self.button(words)
        spot = button.mapTo(button.window(), button.rect().center())
        QTest.mouseClick(button, TAP)
        QApplication.processEvents()
        under = button.window().childAt(spot)
        assert under is not None
        local = QPointF(under.mapFrom(button.window(), spot))
        for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
            where = QPointF(under.mapToGlobal(local))
            event = QMouseEvent(kind, local, where, TAP, TAP, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(under, event)

    def button(self, words: str) -> QAbstractButton:
        """The one button in sight that says so."""
        found = self.buttons(words)
        assert len(found) == 1, (words, [one.accessibleName() for one in self.buttons()])
        return found[0]

    def buttons(self, words: str | None = None) -> list[QAbstractButton]:
        """The buttons in sight, or those of them that say so."""
        every = [one for one in self.place.findChildren(QAbstractButton) if one.isVisible()]
        return [one for one in every if words is None or words in (one.text(), one.accessibleName())]

    # The form.

    @property
    def face(self) -> Any:
        """The form in sight."""
        shown = [one for one in self.place.findChildren(QWidget) if one.isVisible()]
        (found,) = (one for one in shown if isinstance(one, Face))
        return found

    @property
    def question(self) -> str:
        """The question."""
        return str(self.face._head.question.text())

    @property
    def hint(self) -> str:
        """What stands below the question."""
        return str(self.face._head.hint.text())

    @property
    def note(self) -> str:
        """What the note tells; "" where there is none."""
        (found,) = self.face.findChildren(Note)
        return "" if found.isHidden() else found.text()

    @property
    def accept(self) -> str:
        """What stands on the button that Enter presses, "" where it does nothing now."""
        button = self.face._foot.accept
        return button.accessibleName() if button.isVisible() and button.isEnabled() else ""

    def tap_tile(self, group: Any, value: object) -> None:
        """Tap a value in a group of answers."""
        tile = group.tile(value)
        assert tile.isVisible(), value
        QTest.mouseClick(tile, TAP)


class TablePage(Hand):
    """A match page with a match on it."""

    def __init__(self, qtbot: QtBot, match: Match) -> None:
        self.library = SlowLibrary()
        self.page = MatchPage()
        super().__init__(self.page)
        qtbot.addWidget(self.page)
        self.open(match)
        self.page.resize(1280, 800)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.page.setFocus()

    def open(self, match: Match) -> None:
        """Have another match on the page, in a form of its own."""
        self.page.open(MatchController(self.library, match, None, lambda: NOON))  # type: ignore[arg-type]

    @property
    def controller(self) -> MatchController:
        """Who makes the changes."""
        assert self.page.controller is not None
        return self.page.controller

    @property
    def match(self) -> Match:
        """The match as it is shown."""
        return self.controller.shown

    @property
    def deal(self) -> Any:
        """The deal being entered."""
        return self.match.draft

    @property
    def undo_words(self) -> str:
        """What the button for a step back says."""
        return self.page.head.undo_button.accessibleName()

    def correct(self, at: int) -> None:
        """Take a played deal into the form again."""
        self.page.correct(at)

    @property
    def corrected(self) -> Any:
        """The deal in the form for corrections."""
        correction = self.page.correcting.correction
        assert correction is not None
        return correction.shown.draft


def every_control(face: QObject) -> list[QWidget]:
    """The controls in sight."""
    return [
        one
        for one in face.findChildren(QWidget)
        if one.isVisible() and one.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
