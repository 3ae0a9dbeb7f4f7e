"""The form with a deal that was played: corrected, put in, or mended, with what would come of it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.consequences import consequences
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.words import problem_in_words
from scorepad.ui.correction import Correction
from scorepad.ui.dialogs.consequences import told
from scorepad.ui.faces import FACES
from scorepad.ui.faces.face import Aim, Face
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Wrapped, action_button
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import PlainLabel

_CORRECTING = QT_TRANSLATE_NOOP("correcting", "Correcting deal {deal}")
_PUTTING_IN = QT_TRANSLATE_NOOP("correcting", "A forgotten deal, as deal {deal}")
_MENDING = QT_TRANSLATE_NOOP("correcting", "Deal {deal} would not fit any more")
_MENDING_MOVED = QT_TRANSLATE_NOOP("correcting", "Deal {old} becomes deal {deal} and would not fit")
_IS_OVER = QT_TRANSLATE_NOOP(
    "correcting", "The match would be over before this deal. It can only be taken out."
)
_TO_MEND = QT_TRANSLATE_N_NOOP(
    "correcting", "%n deal(s) to put right; nothing is changed before that.", "", 0
)
_CORRECT = QT_TRANSLATE_NOOP("correcting", "Correct deal {deal}")
_PUT_IN = QT_TRANSLATE_NOOP("correcting", "Put it in as deal {deal}")
_NEXT = QT_TRANSLATE_NOOP("correcting", "Go on with deal {deal}")
_UNTOUCHED = QT_TRANSLATE_NOOP("correcting", "Leave it as it is")
_HINT = QT_TRANSLATE_NOOP("correcting", "Tap an answer to change it.")
_HINT_CHANGED = QT_TRANSLATE_NOOP("correcting", "Look at what changes, then press Enter.")
_LEAVE = QT_TRANSLATE_NOOP("correcting", "Change nothing")
_TAKE_OUT = QT_TRANSLATE_NOOP("correcting", "Take deal {deal} out")
_WOULD_BREAK = QT_TRANSLATE_N_NOOP(
    "correcting", "%n later deal(s) would not fit any more; they come next.", "", 0
)


class CorrectingPanel(QWidget):
    """Correcting a deal in place. Escape leaves everything as it was."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._correction: Correction | None = None
        self._face: Face | None = None
        self._heading = PlainLabel(type_step=Type.BODY, role="accent", strong=True)
        self._heading.setWordWrap(True)
        self._explanation = Wrapped(role="soft_ink")
        self.leave = action_button()
        self.take_out = action_button("danger")
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._heading, 1)
        top.addWidget(self.leave)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addLayout(top)
        self._column.addWidget(self._explanation)
        self._column.addWidget(self.take_out)
        self.leave.clicked.connect(self.left)
        self.take_out.clicked.connect(self._take_out)
        self.retranslate()

    @property
    def face(self) -> Face | None:
        """The form; None before the first correction."""
        return self._face

    @property
    def correction(self) -> Correction | None:
        """What is being corrected."""
        return self._correction

    def open(self, correction: Correction) -> None:
        """Show a correction from now on."""
        self.close_correction()
        self._correction = correction
        correction.setParent(self)
        face = FACES[correction.match.game.key].form()
        face.answered.connect(correction.answer)
        face.entered.connect(correction.enter)
        face.taken_back.connect(correction.take_back)
        face.accepted.connect(self._accept)
        correction.changed.connect(self._show)
        correction.refused.connect(face.show_problem)
        self._face = face
        self._column.insertWidget(2, face, 1)
        self._show()

    def close_correction(self) -> None:
        """Let go of the correction and its form."""
        if self._face is not None:
            self._column.removeWidget(self._face)
            self._face.setParent(None)
            self._face.deleteLater()
        if self._correction is not None:
            self._correction.deleteLater()
        self._face = self._correction = None

    def _accept(self) -> None:
        assert self._correction is not None
        if self._correction.is_untouched and not self._correction.is_mending:
            self.left.emit()
        else:
            self._correction.accept()

    def _take_out(self) -> None:
        if self._correction is not None:
            self._correction.take_out()

    def _show(self) -> None:
        correction, face = self._correction, self._face
        if correction is None or face is None:
            return
        number = correction.at + 1
        face.setVisible(not correction.is_over)
        self.take_out.setVisible(correction.is_mending)
        self.take_out.setText(say(_TAKE_OUT.of(deal=number)))
        self._heading.setText(say(self._about(correction)))
        explanation = say(_IS_OVER) if correction.is_over else ""
        if correction.is_mending:
            explanation = f"{explanation} {say(_TO_MEND.counted(len(correction.to_mend)))}".strip()
        self._explanation.setText(explanation)
        self._explanation.setVisible(bool(explanation))
        if not correction.is_over:
            face.show_match(correction.shown, self._aim(correction))

    def _about(self, correction: Correction) -> Phrase:
        number, stands_at = correction.at + 1, correction.stands_at
        if correction.is_mending and stands_at not in (None, correction.at):
            return _MENDING_MOVED.of(old=(stands_at or 0) + 1, deal=number)
        heading = _MENDING if correction.is_mending else _PUTTING_IN if correction.inserting else _CORRECTING
        return heading.of(deal=number)

    def _aim(self, correction: Correction) -> Aim:
        number = correction.at + 1
        change = correction.change()
        accept: Phrase = (_PUT_IN if correction.inserting else _CORRECT).of(deal=number)
        if change is None:
            problem = next(iter(correction.shown.draft_problems()), None)
            why = "" if problem is None else say(problem_in_words(correction.match.game.words, problem))
            return Aim(accept, _HINT, why, trouble=bool(why), ready=False)
        if correction.is_untouched and not correction.is_mending:
            return Aim(_UNTOUCHED, _HINT)
        found = consequences(change)
        if found.unfit:
            later = sorted({problem.deal for problem in found.unfit if problem.deal is not None})
            first = say(problem_in_words(change.after.game.words, found.unfit[0]))
            broken = f"{say(_WOULD_BREAK.counted(len(later)))} {first}."
            return Aim(_NEXT.of(deal=later[0]), _HINT_CHANGED, broken, trouble=True)
        return Aim(accept, _HINT_CHANGED, "\n".join(told(found)))

    def handle_key(self, event: QKeyEvent) -> bool:
        """Escape leaves; every other key is the form's."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return True
        return self._face is not None and not self._face.isHidden() and self._face.handle_key(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the panel."""
        self.leave.setText(say(_LEAVE))
        self._show()
