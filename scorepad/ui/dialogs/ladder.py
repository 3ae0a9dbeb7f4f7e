"""Shorten the ladder: the hand sizes still to come, dropped from the end or written anew."""

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from scorepad.core.carrying_on import ladder_of, with_hands
from scorepad.core.drafting import last_answered
from scorepad.core.ladders import ladder_in_short
from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.dialogs.deciding import Deciding, asked
from scorepad.ui.pages.ladder_text import MOST_DEALS, LadderText, read_ladder
from scorepad.ui.pages.parts import Flowing, Stepper, Wrapped, action_button, mark_wrong
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import PlainLabel

_HEADING = QT_TRANSLATE_NOOP("ladder_dialog", "Shorten the ladder")
_EXPLANATION = QT_TRANSLATE_NOOP(
    "ladder_dialog", "Only the deals still to come change. What was played stays as it is."
)
_PLAYED = QT_TRANSLATE_NOOP("ladder_dialog", "Played: {sizes}")
_PLAYED_AND_BEGUN = QT_TRANSLATE_NOOP("ladder_dialog", "Played or begun: {sizes}")
_NOTHING_PLAYED = QT_TRANSLATE_NOOP("ladder_dialog", "Nothing is played yet.")
_TO_COME = QT_TRANSLATE_NOOP("ladder_dialog", "Hand sizes still to come")
_HINT = QT_TRANSLATE_NOOP("ladder_dialog", "1 2 3 5 5 3 or 1-7-1")
_TO_ONE = QT_TRANSLATE_NOOP("ladder_dialog", "Stop at the next 1-card deal")
_COUNT = QT_TRANSLATE_NOOP("ladder_dialog", "Deals still to come")
_DOWN = QT_TRANSLATE_NOOP("ladder_dialog", "Go down to 1 from here")
_TOO_MANY = QT_TRANSLATE_NOOP("ladder_dialog", "A match has at most {most} deals.")
_IN_ALL = QT_TRANSLATE_N_NOOP("ladder_dialog", "%n deal(s) in all", "", 0)
_WHOLE = QT_TRANSLATE_NOOP("ladder_dialog", "{deals}: {sizes}")
_ACCEPT = QT_TRANSLATE_NOOP("ladder_dialog", "Change the ladder")


class LadderDialog(Deciding):
    """What is still to be dealt, by a quick choice or as a list. For games whose rules list hand sizes."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        ladder = ladder_of(match)
        assert ladder is not None, "offered only where the house rules list hand sizes"
        # The cards of a deal that is being entered are on the table.
        self._begun = last_answered(match) is not None
        fixed = len(match.deals) + self._begun
        self._fixed, self._coming = ladder[:fixed], ladder[fixed:]
        self._played, self._label, self._in_short = Wrapped(role="soft_ink"), PlainLabel(), Wrapped()
        self.sizes = QLineEdit()
        self.sizes.setText(ladder_in_short(self._coming) if self._coming else "")
        self._count_label = PlainLabel()
        self.count = Stepper()
        self.count.set_range(0 if self._begun else 1, MOST_DEALS - fixed)
        self.to_one_button, self.down_button = action_button(), action_button()
        counted = QHBoxLayout()
        counted.setSpacing(12)
        counted.addWidget(self._count_label)
        counted.addWidget(self.count)
        counted.addStretch(1)
        self.content.addWidget(self._played)
        self.content.addLayout(counted)
        self.content.addWidget(Flowing(self.to_one_button, self.down_button))
        self.content.addLayout(asked(self._label, self.sizes, self._in_short))
        self._connect()
        self.retranslate()
        self.count.setFocus()

    def _connect(self) -> None:
        self.sizes.textChanged.connect(self.refresh)
        self.count.changed.connect(self._deal_so_often)
        to_one = self._to_one()
        self.to_one_button.setEnabled(to_one != self._coming)
        self.to_one_button.clicked.connect(lambda: self._write(to_one))
        self.down_button.setEnabled(self._down() != self._coming)
        self.down_button.clicked.connect(lambda: self._write(self._down()))

    def _to_one(self) -> tuple[int, ...]:
        return self._coming[: self._coming.index(1) + 1] if 1 in self._coming else self._coming

    def _down(self) -> tuple[int, ...]:
        return tuple(range(self._coming[0], 0, -1)) if self._coming else ()

    def _deal_so_often(self, deals: int) -> None:
        """So many of the deals to come; beyond them the last hand size again."""
        again = (*self._fixed, *self._coming)[-1:] * (deals - len(self._coming))
        self._write((*self._coming[:deals], *again))

    def _write(self, sizes: tuple[int, ...]) -> None:
        self.sizes.setText(ladder_in_short(sizes) if sizes else "")

    def _read(self) -> LadderText:
        if self._begun and not self.sizes.text().strip():
            return LadderText()
        found = read_ladder(self.sizes.text())
        if len(self._fixed) + len(found.sizes) > MOST_DEALS:
            return LadderText(fault=_TOO_MANY.of(most=MOST_DEALS))
        return found

    def proposed(self) -> Change | Phrase:
        """The match with the deals that were played, and then these."""
        found, options = self._read(), self.match.setup.options
        if found.fault is not None:
            return found.fault
        if found.sizes != self._coming:
            options = with_hands(options, (*self._fixed, *found.sizes))
        return self.match.set_options(options)

    def refresh(self) -> None:
        """Also count the deals, and write the whole ladder out."""
        super().refresh()
        found = self._read()
        mark_wrong(self.sizes, self.refusal.text() if found.fault is None else say(found.fault))
        whole = (*self._fixed, *found.sizes)
        self._in_short.setVisible(found.fault is None)
        if found.fault is None:
            self.count.set_value(len(found.sizes))
            counted = _IN_ALL.counted(len(whole))
            self._in_short.setText(say(_WHOLE.of(deals=counted, sizes=ladder_in_short(whole))))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), say(_EXPLANATION))
        played = _PLAYED_AND_BEGUN if self._begun else _PLAYED
        self._played.setText(
            say(played.of(sizes=ladder_in_short(self._fixed)) if self._fixed else _NOTHING_PLAYED)
        )
        self._count_label.setText(say(_COUNT))
        self.count.set_words(say(_COUNT))
        self.to_one_button.setText(say(_TO_ONE))
        self.down_button.setText(say(_DOWN))
        self._label.setText(say(_TO_COME))
        self.sizes.setAccessibleName(say(_TO_COME))
        self.sizes.setPlaceholderText(say(_HINT))
        self.accept_button.setText(say(_ACCEPT))
        super().retranslate()
