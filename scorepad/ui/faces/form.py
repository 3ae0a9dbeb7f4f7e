"""What the entry forms have in common: question, note and buttons, and the keys that all of them take."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from scorepad.core.faults import Problem
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.words import problem_in_words
from scorepad.ui.faces.face import Aim, Face
from scorepad.ui.say import say
from scorepad.ui.widgets.entry_frame import EntryFoot, EntryHead
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.tiles import Tiles
from scorepad.ui.worth import worth

ALL_IN = QT_TRANSLATE_NOOP("entry_form", "Deal {deal}: is this right?")
HINT_ACCEPT = QT_TRANSLATE_NOOP("entry_form", "Enter scores it.")
_SCORE = QT_TRANSLATE_NOOP("entry_form", "Score deal {deal}")
KEY_BACK = QT_TRANSLATE_NOOP("entry_form", "back to the answer before")
KEY_ACCEPT = QT_TRANSLATE_NOOP("entry_form", "take what is proposed, or score the deal")

TEN = 10


class EntryForm(Face):
    """An entry form with the question above its answers, a note, and the way back and on below them.

    A game's own form arranges them with its answers, fills them in `show_deal`, and says what numbers and
    letters mean.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._aim: Aim | None = None
        self._ten_more = False
        self._head = EntryHead()
        self._note = Note()
        self._foot = EntryFoot()
        self._foot.back_wanted.connect(self.back)
        self._foot.accepted.connect(self.go_on)

    # What a game's form does its own way.

    @abstractmethod
    def show_deal(self) -> None:
        """Show what is known of the deal, and what is asked."""

    def meaning(self, scored: Match) -> Phrase | None:
        """What the deal that was scored last means for the match, where it means more than its points."""
        del scored
        return None

    def take_number(self, number: int) -> bool:
        """A number was typed; whether it answers anything."""
        del number
        return False

    def take_letter(self, letter: str) -> bool:
        """Something else was typed, in lower case; whether it answers anything."""
        del letter
        return False

    def back(self) -> None:
        """Open the last answer again."""
        self.taken_back.emit()

    def go_on(self) -> None:
        """Score the deal, where it is as it should be."""
        if self.is_complete and not self.match.draft_problems():
            self.accepted.emit()

    # The match.

    def show_match(self, match: Match, aim: Aim | None = None) -> None:
        """Show the deal being entered."""
        self._match, self._aim = match, aim
        self._ten_more = False
        held = self._held()
        self.show_deal()
        self._keep_the_keyboard(held)

    def show_again(self) -> None:
        """Show what is shown as it is in the match, without half an answer."""
        self.show_match(self.match, self._aim)

    @property
    def match(self) -> Match:
        """The match that is shown."""
        assert self._match is not None, "a form is shown a match first"
        return self._match

    @property
    def is_complete(self) -> bool:
        """Whether the deal lacks nothing to be a finished one."""
        return self.match.game.complete(self.match.setup, self.match.draft)

    # Question, note and buttons.

    def ask(self, question: Phrase, hint: Phrase) -> None:
        """Show a question, and how to answer it."""
        self._head.ask(say(question), say(hint))
        # Read out when the form itself gets the keyboard.
        self.setAccessibleName(say(question))
        self.setAccessibleDescription(say(hint))

    def hint_of_accepting(self) -> Phrase:
        """What stands under the question once all is known."""
        return HINT_ACCEPT if self._aim is None else self._aim.hint

    def show_note(self) -> None:
        """What is wrong; or of a complete deal what would come of it, or what it is worth."""
        self._note.hide()
        problems = self.match.draft_problems()
        if problems:
            # A record or other house rules may bring this: what was entered breaks a rule.
            self._warn(problems[0])
        elif not self.is_complete:
            return
        elif self._aim is not None:
            self._note.show_note("", self._aim.told, "problem" if self._aim.trouble else "info")
            self._note.setVisible(bool(self._aim.told))
        else:
            self.show_worth()

    def show_worth(self) -> None:
        """What the deal is worth and means, in the note."""
        scored = self.match.add(self.match.draft).after
        self._note.show_note(*worth(scored, self.meaning(scored)))

    def _warn(self, problem: Problem) -> None:
        self.explain(say(problem_in_words(self.match.game.words, problem)))

    def show_problem(self, problem: Problem) -> None:
        """Say in the note why a value cannot be."""
        self._warn(problem)

    def explain(self, why: str) -> None:
        """Say in the note why something cannot be."""
        self._note.show_note("", why, kind="warning")

    def score_words(self) -> str:
        """What accepting the deal is called on the button."""
        if self._aim is not None:
            return say(self._aim.accept)
        return say(_SCORE.of(deal=len(self.match.deals) + 1))

    def show_accept(self, still_to_come: Phrase) -> None:
        """Offer to score the deal, or say what has to come first."""
        if not self.is_complete:
            self._foot.wait(say(still_to_come), self.score_words())
        elif self.match.draft_problems() or (self._aim is not None and not self._aim.ready):
            self._foot.wait(self.score_words(), self.score_words())
        else:
            self._foot.offer(self.score_words())

    # The keyboard.

    def handle_key(self, event: QKeyEvent) -> bool:
        """Digits are numbers (`+` adds ten), Backspace goes back, Enter goes on, the rest is the game's."""
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        text = event.text().lower()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Held down it would go on and answer the next questions too.
            if not event.isAutoRepeat():
                self.go_on()
        elif event.key() == Qt.Key.Key_Backspace and self._ten_more:
            self._ten_more = False
        elif event.key() == Qt.Key.Key_Backspace:
            self.back()
        elif text.isascii() and text.isdigit():
            number = int(text) + (TEN if self._ten_more else 0)
            self._ten_more = False
            return self.take_number(number)
        elif text == "+":
            self._ten_more = True
        else:
            return bool(text) and self.take_letter(text)
        return True

    def _held(self) -> QWidget | None:
        """What in the form has the keyboard, None where it is elsewhere."""
        focused = self.window().focusWidget()
        return focused if focused is not None and self.isAncestorOf(focused) else None

    def _keep_the_keyboard(self, held: QWidget | None) -> None:
        """Where what had the keyboard is gone, the form has it: Enter presses nothing that came instead."""
        if held is None or (held.isVisibleTo(self) and held.isEnabled()):
            return
        group, now = held.parentWidget(), self._held()
        if not (isinstance(group, Tiles) and now is not None and now is not held and now.parent() is group):
            self.setFocus()

    # Language.

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the form."""
        self._foot.retranslate()
        if self._match is not None and not self._match.finished:
            self.show_again()
