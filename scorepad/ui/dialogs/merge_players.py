"""Two names that are one person."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QWidget

from scorepad.core.legible import calm
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.ui.pages.parts import StillBox, Wrapped, action_button
from scorepad.ui.players_model import PlayerLine
from scorepad.ui.say import say
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.fitting import fields
from scorepad.ui.widgets.note import Note

_HEADING = QT_TRANSLATE_NOOP("merge_dialog", "These two are one person")
_EXPLAINED = QT_TRANSLATE_NOOP(
    "merge_dialog", "For somebody who got into the list under two names. You can part them again."
)
_TAKEN = QT_TRANSLATE_NOOP(
    "merge_dialog", "There is already somebody called {name}. Is that the same person?"
)
_ONE = QT_TRANSLATE_NOOP("merge_dialog", "The name")
_OTHER = QT_TRANSLATE_NOOP("merge_dialog", "is the same person as")
_CHOOSE = QT_TRANSLATE_NOOP("merge_dialog", "Choose a name")
_MATCHES = QT_TRANSLATE_N_NOOP("merge_dialog", "%n match(es)", "", 0)
_WHAT = QT_TRANSLATE_NOOP(
    "merge_dialog",
    "{matches} of {name} count for {into} from now on, in lists and in season tables. "
    "The sheets keep the names as they were written.",
)
_THEN = QT_TRANSLATE_NOOP("merge_dialog", "What happens:")
_REFUSED = QT_TRANSLATE_NOOP("merge_dialog", "Not possible:")
_WRONG_NAME = QT_TRANSLATE_NOOP(
    "merge_dialog",
    "If a wrong name was written down there, put the right one into that match first; then they can be one.",
)
_MEETINGS = QT_TRANSLATE_NOOP("merge_dialog", "Show those matches")
_APART = QT_TRANSLATE_NOOP("merge_dialog", "Leave them apart")
_MERGE = QT_TRANSLATE_NOOP("merge_dialog", "Make them one")


class MergeDialog(Dialog):
    """Asks which two are one person, and says what comes of it. It closes when that is done."""

    chosen = Signal(str, str)
    """The name that is another name of the second."""
    meetings_wanted = Signal(str, str)
    """The matches are to be seen at which these two sat at one table."""

    def __init__(
        self,
        parent: QWidget | None,
        players: Sequence[PlayerLine],
        *,
        name: str = "",
        into: str = "",
        is_taken: bool = False,
    ) -> None:
        super().__init__(parent)
        self._players = {player.name: player for player in players}
        self._is_taken = is_taken
        self.one, self.other = StillBox(), StillBox()
        self._one_words, self._other_words = Wrapped(), Wrapped()
        self._note = Note()
        self.meetings_button = action_button(icon="history")
        self.meetings_button.hide()
        area = fields(
            self._one_words,
            self.one,
            self._other_words,
            self.other,
            self._note,
            self.meetings_button,
        )
        self.body.addWidget(area, 1)
        self.apart_button = self.add_button()
        self.merge_button = self.add_button("primary")
        for field, shown in ((self.one, name), (self.other, into)):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            field.setMinimumContentsLength(12)
            field.addItem("", "")
            for known in self._players:
                field.addItem(calm(known), known)
            field.setCurrentIndex(max(0, field.findData(shown)))
            field.currentIndexChanged.connect(self._show_what)
        self.apart_button.clicked.connect(self.reject)
        self.meetings_button.clicked.connect(lambda: self.meetings_wanted.emit(*self.names))
        self.merge_button.clicked.connect(lambda: self.chosen.emit(*self.names))
        self.retranslate()

    @property
    def names(self) -> tuple[str, str]:
        """The two names; "" where none is chosen yet."""
        return str(self.one.currentData() or ""), str(self.other.currentData() or "")

    @property
    def told(self) -> str:
        """What it says would happen, or why it cannot."""
        return self._note.text()

    def refuse(self, sentence: str, *, have_met: bool = False) -> None:
        """Say why these two stay two people. Another choice can be made.

        `have_met` where they sat at one table: perhaps a wrong name was written down there.
        """
        told = f"{sentence} {say(_WRONG_NAME)}" if have_met else sentence
        self._note.show_note(say(_REFUSED), told, "problem")
        self.merge_button.setEnabled(False)
        self.meetings_button.setVisible(have_met)
        if have_met:
            self.meetings_button.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the name that is still to be chosen."""
        super().showEvent(event)
        name, into = self.names
        (self.one if not name else self.other if not into else self.merge_button).setFocus()

    def _show_what(self) -> None:
        name, into = self.names
        ready = bool(name and into) and name != into
        self.meetings_button.hide()
        self.merge_button.setEnabled(ready)
        self._note.setVisible(ready)
        if ready:
            matches = _MATCHES.counted(self._players[name].matches)
            self._note.show_note(say(_THEN), say(_WHAT.of(matches=matches, name=name, into=into)))

    def retranslate(self) -> None:
        """Set every text."""
        taken = say(_TAKEN.of(name=self.names[1])) if self._is_taken else say(_EXPLAINED)
        self.set_words(say(_HEADING), taken)
        self._one_words.setText(say(_ONE))
        self._other_words.setText(say(_OTHER))
        self.one.setAccessibleName(say(_ONE))
        self.other.setAccessibleName(say(_OTHER))
        for field in (self.one, self.other):
            field.setItemText(0, say(_CHOOSE))
        self.apart_button.setText(say(_APART))
        self.meetings_button.setText(say(_MEETINGS))
        self.merge_button.setText(say(_MERGE))
        self._show_what()
