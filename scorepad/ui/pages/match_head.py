"""The head of the match page: what is played and how far it is, the clock, and the steps back and forth."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.timeline import Timeline
from scorepad.ui import look
from scorepad.ui.icons import icon
from scorepad.ui.look import Type
from scorepad.ui.match_actions import MATCH_MENU, MatchActions
from scorepad.ui.say import say
from scorepad.ui.what_changed import what_changed
from scorepad.ui.widgets.button_words import BESIDE_THE_WORDS, on_button
from scorepad.ui.widgets.labels import ElidedLabel, IconMark, PlainLabel, plain_tooltip
from scorepad.ui.widgets.match_clock import MatchClock

_UNDO = QT_TRANSLATE_NOOP("match_page", "Undo {what}")
_REDO = QT_TRANSLATE_NOOP("match_page", "Redo {what}")
_NOTHING_TO_UNDO = QT_TRANSLATE_NOOP("match_page", "Undo")
_NOTHING_TO_REDO = QT_TRANSLATE_NOOP("match_page", "Redo")
_TABLE = QT_TRANSLATE_NOOP("match_page", "Table view")
_TABLE_SAID = QT_TRANSLATE_NOOP("match_page", "The same for everybody to see, in large letters (F11)")
_MORE = QT_TRANSLATE_NOOP("match_page", "More")

UNDO_ROOM, MOST_UNDO_ROOM = 170, 360
"""The width of the words on the undo button, where that cuts what is beside the title and where it does not;
in pixels at 100 %."""
LEAST_UNDO_ROOM = 110
"""With less room it only says that something is undone, in pixels at 100 %."""
LEAST_SUMMARY = 48
"""With less room the summary is left out, in pixels at 100 %; the sheet tells the same."""
GAP, BESIDE_THE_TITLE = 8, 12


class MatchHead(QWidget):
    """One line of words and buttons, and small below it who wins all the time.

    Undo and redo are the match's own actions; the buttons press them and say what they would do.
    """

    def __init__(self, actions: MatchActions) -> None:
        super().__init__()
        self._actions = actions
        self._is_wide = False
        self._title = PlainLabel(type_step=Type.TITLE, strong=True)
        self._summary = ElidedLabel(type_step=Type.BODY, role="soft_ink")
        self._streak = ElidedLabel(type_step=Type.SMALL, role="soft_ink")
        self._of_streak = QWidget()
        self.clock = MatchClock()
        self.undo_button = _step_button("undo")
        self.redo_button = _step_button("redo")
        self.table_button = _step_button("table-view")
        self._more = QToolButton()
        self.undo_button.setMinimumWidth(look.TARGET)  # its words give way, not the page
        self._lay_out()
        self.undo_button.clicked.connect(actions["undo"].trigger)
        self.redo_button.clicked.connect(actions["redo"].trigger)
        self.retranslate()

    def _lay_out(self) -> None:
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._more.setMinimumSize(44, 44)
        self._more.setIcon(icon("more"))
        self._more.setMenu(QMenu(self._more))
        self._actions.fill(self._more.menu(), MATCH_MENU)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GAP)
        line.addLayout(self._heading(), 1)
        for button in (self.clock, self.undo_button, self.redo_button, self.table_button, self._more):
            line.addWidget(button)

    def _heading(self) -> QVBoxLayout:
        first = QHBoxLayout()
        first.setSpacing(BESIDE_THE_TITLE)
        first.addWidget(self._title)
        first.addWidget(self._summary, 1)
        first.addStretch()  # the buttons keep their widths where the summary is left out
        streak = QHBoxLayout(self._of_streak)
        streak.setContentsMargins(0, 0, 0, 0)
        streak.setSpacing(6)
        streak.addWidget(IconMark("star", role="accent", side=14))
        streak.addWidget(self._streak, 1)
        self._of_streak.hide()
        heading = QVBoxLayout()
        heading.setSpacing(0)
        heading.addLayout(first)
        heading.addWidget(self._of_streak)
        return heading

    def show_game(self, name: str, summary: str) -> None:
        """Say what is played, and how far it is."""
        self._title.setText(name)
        self._summary.setText(summary)
        self._fit()

    def show_streak(self, told: str) -> None:
        """Say who won more than once in a row; nothing with ""."""
        self._streak.setText(told)
        self._of_streak.setVisible(bool(told))

    def show_steps(self, timeline: Timeline) -> None:
        """Say what would be undone and redone; pressed can be what the actions allow."""
        for button, key, change, words, nothing in (
            (self.undo_button, "undo", timeline.to_undo, _UNDO, _NOTHING_TO_UNDO),
            (self.redo_button, "redo", timeline.to_redo, _REDO, _NOTHING_TO_REDO),
        ):
            text = say(nothing if change is None else words.of(what=what_changed(change)))
            action = self._actions[key]
            action.setText(on_button(text))
            action.setToolTip(plain_tooltip(text))
            button.setEnabled(action.isEnabled())
            button.setAccessibleName(text)
            button.setToolTip(plain_tooltip(text))
        self._fit()

    def _fit(self) -> None:
        """Say on the undo button as much as the rest of the line leaves room for, beside its picture."""
        undo, aloud = self.undo_button, self.undo_button.accessibleName()
        beside = (self.clock, self.redo_button, self.table_button, self._more)
        taken = sum(one.sizeHint().width() + GAP for one in beside if not one.isHidden())
        taken += undo.iconSize().width() + 2 * BESIDE_THE_WORDS + GAP
        left = self.width() - taken - self._title.sizeHint().width() - BESIDE_THE_TITLE - GAP
        spare = min(look.scaled(MOST_UNDO_ROOM), left - self._summary.sizeHint().width())
        room = max(0, min(left, max(look.scaled(UNDO_ROOM), spare)))
        metrics, said = undo.fontMetrics(), aloud
        if metrics.horizontalAdvance(aloud) > room:
            said = metrics.elidedText(aloud, Qt.TextElideMode.ElideRight, room)
            if room < look.scaled(LEAST_UNDO_ROOM):
                # What would be undone is its tooltip.
                short = say(_NOTHING_TO_UNDO)
                said = short if metrics.horizontalAdvance(short) <= room else ""
        undo.setText(on_button(f" {said}") if said else "")
        self._summary.setVisible(left - metrics.horizontalAdvance(said) >= look.scaled(LEAST_SUMMARY))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other words may fit."""
        super().resizeEvent(event)
        self._fit()

    def set_wide(self, is_wide: bool) -> None:
        """Whether there is room for words on the button of the table view."""
        self._is_wide = is_wide
        self.table_button.setText(f" {say(_TABLE)}" if is_wide else "")
        self._fit()

    def retranslate(self) -> None:
        """Say what the buttons do that always do the same."""
        self.set_wide(self._is_wide)
        self.table_button.setAccessibleName(say(_TABLE))
        self.table_button.setToolTip(say(_TABLE_SAID))
        self._more.setAccessibleName(say(_MORE))
        self._more.setToolTip(say(_MORE))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _step_button(name: str) -> QPushButton:
    button = QPushButton()
    button.setIcon(icon(name))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setMaximumWidth(520)
    return button
