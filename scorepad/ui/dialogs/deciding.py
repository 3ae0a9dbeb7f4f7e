"""A question whose answer changes a match: what would come of it stands there before it is accepted."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scorepad.core.carrying_on import at_the_table
from scorepad.core.faults import COMMON_FAULTS, CommonFault, RuleError
from scorepad.core.match import Change, Match
from scorepad.core.names import fold, name_fault, tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.words import problem_in_words
from scorepad.ui import look
from scorepad.ui.dialogs.consequences import ConsequencesBox
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Choices, Columns, FieldProblem, Wrapped
from scorepad.ui.say import say
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.fitting import Fitting
from scorepad.ui.widgets.labels import plain_tooltip
from scorepad.ui.widgets.seat_table import SeatTable

_CANCEL = QT_TRANSLATE_NOOP("deciding", "Cancel")
_NOTHING_YET = QT_TRANSLATE_NOOP("deciding", "Nothing would change yet.")
_MUST_FIT = QT_TRANSLATE_NOOP("deciding", "This is only possible where every played deal still fits.")
_COME_NEXT = QT_TRANSLATE_NOOP(
    "deciding", "Go on, and you put these deals right one by one. Nothing changes before all of them fit."
)
_REFUSED = QT_TRANSLATE_NOOP("deciding", "{why}.")
_WRITE_A_NAME = QT_TRANSLATE_NOOP("deciding", "Write a name.")
_SITS_ALREADY = QT_TRANSLATE_NOOP("deciding", "{name} sits at this table already.")
_FOR = QT_TRANSLATE_NOOP("deciding", "{who} (for {player})")

WIDE = 840
"""How wide a dialog of two columns would like to be, in pixels at 100 %."""
BESIDE = 640
"""From this width on, at 100 %, the columns stand beside each other."""
LONGEST_ON_BUTTON = 200
"""The most room that a name gets on a button, in pixels at 100 %."""


class Deciding(Dialog):
    """A question about a match. Nothing of the match changes before `decided`; Escape changes nothing.

    Subclasses fill `content`, answer `proposed`, and call `refresh` whenever the answer changes.
    """

    decided = Signal(object)
    """The `Change` to make."""
    may_mend = False
    """Whether a change may be decided that leaves deals to be put right before it is made."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.content = QVBoxLayout()
        self.content.setContentsMargins(0, 0, 0, 0)
        self.content.setSpacing(12)
        self.box = ConsequencesBox()
        self.why_not = Wrapped(role="soft_ink")
        self.refusal = FieldProblem()
        self.cancel_button = self.add_button()
        self.accept_button = self.add_button("primary")
        self._change: Change | None = None
        telling = QVBoxLayout()
        telling.setContentsMargins(0, 0, 0, 0)
        telling.addWidget(self.box)
        telling.addWidget(self.refusal)
        self.body.addWidget(Fitting(self.content), 1)
        self.body.addWidget(Fitting(telling, least=48))
        self.body.addWidget(self.why_not)
        self.cancel_button.clicked.connect(self.reject)
        self.accept_button.clicked.connect(self._accepted)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.accept_button.click)

    def proposed(self) -> Change | Phrase:
        """The change that the answer makes as it stands, or what is still missing of it.

        A RuleError is told as what it is.
        """
        return _NOTHING_YET

    def tell(self, change: Change | None) -> None:
        """Show what a change would bring about; None where there is no change yet."""
        self.box.show_change(change)

    def refresh(self) -> None:
        """Show what follows from the answer as it stands."""
        change, why, refusal = None, "", ""
        try:
            found = self.proposed()
        except RuleError as error:
            refusal = say(_REFUSED.of(why=problem_in_words(self.match.game.words, error.problems[0])))
        else:
            if isinstance(found, Phrase):
                why = say(found)
            elif found.after == found.before:
                why = say(_NOTHING_YET)
            else:
                change = found
        self.tell(change)
        if not self.box.fits and self.may_mend:
            why = say(_COME_NEXT)
        elif not self.box.fits:
            change, why = None, say(_MUST_FIT)
        self._change = change
        self.refusal.show_problem(refusal)
        self.why_not.setText(why)
        self.why_not.setVisible(bool(why))
        self.accept_button.setEnabled(change is not None)
        self.accept_button.setAccessibleDescription(why or refusal)

    def retranslate(self) -> None:
        """Say everything in the window's language, and what follows from the answer."""
        self.cancel_button.setText(say(_CANCEL))
        self.refresh()

    def decide(self, change: Change) -> None:
        """Hand the change over. A dialog that can decide otherwise too does so here."""
        self.decided.emit(change)

    def _accepted(self) -> None:
        self.refresh()  # what hangs on the time is of now
        if self._change is not None:
            self.decide(self._change)
            self.accept()


class Names(Choices):
    """Players or sides as buttons, in the order of the table; what is too long is cut and its tooltip."""

    picked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.chosen.connect(lambda key: self.picked.emit(int(key)))

    @property
    def at(self) -> int | None:
        """The seat or side that is chosen."""
        return None if self.current is None else int(self.current)

    def name_button(self, at: int) -> QPushButton:
        """The button of a seat or side."""
        return self.button(str(at))

    def offer_names(self, names: Sequence[str]) -> None:
        """Offer these, counted from 0."""
        cut = [shortened(name) for name in names]
        self.offer((str(at), name) for at, name in enumerate(cut))
        for at, name in enumerate(names):
            self.name_button(at).setAccessibleName(name)
            self.name_button(at).setToolTip(plain_tooltip(name) if cut[at] != name else "")


def asked(label: QWidget, *answers: QWidget) -> QVBoxLayout:
    """A question, and close under it what answers it."""
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    for widget in (label, *answers):
        column.addWidget(widget)
    return column


def beside_the_table(questions: QVBoxLayout, table: SeatTable, keys: QWidget) -> Columns:
    """Questions at the left, and at the right the drawn table with what can be done there."""
    left, right = QWidget(), QWidget()
    questions.setContentsMargins(0, 0, 8, 0)
    questions.setSpacing(12)
    questions.addStretch(1)
    left.setLayout(questions)
    drawn = QVBoxLayout(right)
    drawn.setContentsMargins(0, 0, 0, 0)
    drawn.setSpacing(8)
    drawn.addWidget(table, 1)
    drawn.addWidget(keys)
    table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return Columns(left, right, shares=(1, 1), least=BESIDE)


def shortened(name: str) -> str:
    """A name with as much of it as a button has room for."""
    metrics = QFontMetrics(look.font(Type.BODY, strong=True))
    return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, look.scaled(LONGEST_ON_BUTTON))


def seated(match: Match) -> tuple[str, ...]:
    """Who sits on each seat now, and for whom."""
    return tuple(
        now if now == player else say(_FOR.of(who=now, player=player))
        for now, player in zip(at_the_table(match), match.setup.players, strict=True)
    )


def name_missing(match: Match, name: str, seat: int | None = None) -> Phrase | None:
    """Why nobody of that name can take a seat, or a new one; None where somebody can."""
    fault = name_fault(name)
    if fault is CommonFault.NAME_BLANK:
        return _WRITE_A_NAME
    if fault is not None:
        readable = "".join(filter(str.isprintable, name))
        return _REFUSED.of(why=COMMON_FAULTS[fault].of(field=readable))
    others = (*match.setup.players, *at_the_table(match))
    seats = match.setup.seats
    if any(fold(other) == fold(name) for at, other in enumerate(others) if at % seats != seat):
        return _SITS_ALREADY.of(name=tidy(name))
    return None
