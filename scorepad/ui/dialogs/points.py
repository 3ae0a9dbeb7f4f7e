"""Points for somebody: a penalty, a revoke, a wrong count, on any deal and with its reason."""

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from scorepad.core.carrying_on import MOST_POINTS
from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Adjustment, Deal
from scorepad.ui import look
from scorepad.ui.dialogs.deciding import BESIDE, Deciding, Names, asked
from scorepad.ui.pages.parts import Columns, Flowing, Stepper, Wrapped, action_button
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel

_HEADING = QT_TRANSLATE_NOOP("points_dialog", "Points for…")
_EXPLANATION = QT_TRANSLATE_NOOP(
    "points_dialog", "For a penalty, a revoke or a wrong count. They stand on the sheet with their reason."
)
_DEAL = QT_TRANSLATE_NOOP("points_dialog", "Deal")
_NOW = QT_TRANSLATE_NOOP("points_dialog", "the deal being entered")
_WHO = QT_TRANSLATE_NOOP("points_dialog", "For whom?")
_POINTS = QT_TRANSLATE_NOOP("points_dialog", "How many points?")
_WHY = QT_TRANSLATE_NOOP("points_dialog", "Why?")
_EXAMPLES = QT_TRANSLATE_NOOP("points_dialog", "revoke, exposed card, wrong count…")
_ALREADY = QT_TRANSLATE_NOOP("points_dialog", "Already given on this deal")
_GIVEN = QT_TRANSLATE_NOOP("points_dialog", "{points} {who}")
_GIVEN_FOR = QT_TRANSLATE_NOOP("points_dialog", "{points} {who}: {why}")
_TAKE_OFF = QT_TRANSLATE_NOOP("points_dialog", "Take off")
_KEEP = QT_TRANSLATE_NOOP("points_dialog", "Keep")
_OFF = QT_TRANSLATE_NOOP("points_dialog", "{given} (taken off)")
_CHOOSE = QT_TRANSLATE_NOOP("points_dialog", "Choose for whom, and how many points.")
_WAITS = QT_TRANSLATE_NOOP(
    "points_dialog", "They count as soon as the deal that is being entered is finished."
)
_ACCEPT = QT_TRANSLATE_NOOP("points_dialog", "Write them down")

WIDTH = 900
"""How wide the dialog would like to be, in pixels at 100 %: the quick numbers stand in one line."""


class PointsDialog(Deciding):
    """Deal, side, points and reason; and the points that the deal has already, each to be taken off.

    `at` is the index of a played deal, or the number of played deals for the one being entered; None stands
    for the deal that was played last, or before the first for the one being entered.
    """

    def __init__(self, match: Match, at: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        last = len(match.deals) - (1 if match.finished else 0)
        self._taken_off: set[int] = set()
        self._is_now = PlainLabel(role="soft_ink")
        self._labels = [PlainLabel(role="soft_ink") for _ in range(4)]
        deal_label, who_label, points_label, why_label = self._labels
        self.deal = Stepper()
        self.deal.set_range(1, last + 1)
        self.deal.set_value(max(1, len(match.deals)) if at is None else at + 1)
        self.sides = Names()
        self.points = Stepper()
        self.points.set_range(-MOST_POINTS, MOST_POINTS)
        self.quick = {number: action_button() for number in match.game.quick_points}
        self.why = QLineEdit()
        self._already = PlainLabel(role="soft_ink")
        self._waits = Wrapped()
        self._given = QVBoxLayout()
        self._given.setSpacing(4)
        self.given: list[GivenRow] = []
        dealt = QHBoxLayout()
        dealt.setSpacing(12)
        for widget in (deal_label, self.deal, self._is_now):
            dealt.addWidget(widget)
        dealt.addStretch(1)
        whom, what = QWidget(), QWidget()
        left, right = QVBoxLayout(whom), QVBoxLayout(what)
        for column in (left, right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(12)
        left.addLayout(dealt)
        left.addLayout(asked(who_label, self.sides))
        right.addLayout(asked(points_label, Flowing(self.points, *self.quick.values())))
        right.addLayout(asked(why_label, self.why))
        for column in (left, right):
            column.addStretch(1)
        self.content.addWidget(Columns(whom, what, shares=(5, 6), least=BESIDE, gap=24))
        self.content.addWidget(self._already)
        self.content.addLayout(self._given)
        self.content.addWidget(self._waits)
        self._connect()
        self._show_deal()
        self.retranslate()
        self.sides.name_button(0).setFocus()

    def width_wanted(self) -> int:
        """Room for the points beside for whom they are."""
        return look.scaled(WIDTH)

    def _connect(self) -> None:
        self.deal.changed.connect(self._show_deal)
        self.sides.chosen.connect(self._choose_side)
        self.points.changed.connect(self.refresh)
        self.why.textChanged.connect(self.refresh)
        for number, button in self.quick.items():
            button.clicked.connect(lambda _=False, more=number: self._add(more))

    def _choose_side(self) -> None:
        self.refresh()
        self.points.setFocus()
        self.points.selectAll()

    def _add(self, points: int) -> None:
        self.points.setValue(self.points.value() + points)

    @property
    def _at(self) -> int:
        return self.deal.value() - 1

    @property
    def _is_open(self) -> bool:
        return self._at == len(self.match.deals)

    @property
    def _held(self) -> Deal:
        """The deal as the match has it."""
        return self.match.draft if self._is_open else self.match.deals[self._at]

    def _show_deal(self) -> None:
        """Show another deal, with the points that it has already."""
        self._taken_off = set()
        for row in self.given:
            self._given.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.given = [GivenRow() for _ in self._held.adjustments]
        for at, row in enumerate(self.given):
            row.button.clicked.connect(lambda _=False, at=at: self._toggle(at))
            self._given.addWidget(row)
        self._already.setVisible(bool(self.given))
        self.refresh()

    def _toggle(self, at: int) -> None:
        self._taken_off ^= {at}
        self.refresh()

    def proposed(self) -> Change | Phrase:
        """The deal with these points more, and without those that are taken off."""
        held, side, points = self._held, self.sides.at, self.points.value()
        kept = tuple(one for at, one in enumerate(held.adjustments) if at not in self._taken_off)
        more = (Adjustment(side, points, self.why.text().strip()),) if side is not None and points else ()
        begun = side is not None or points or self.why.text().strip()
        if not more and (begun or not self._taken_off):
            return _CHOOSE
        deal = replace(held, adjustments=(*kept, *more))
        if not self._is_open:
            return self.match.replace(self._at, deal)
        blank = self.match.game.blank(self.match.setup)
        return self.match.drafted(deal if deal != blank else None)

    def tell(self, change: Change | None) -> None:
        """Also show what the deal has already, and what is taken off of it."""
        super().tell(change)
        self._is_now.setText(say(_NOW) if self._is_open else "")
        for at, (row, one) in enumerate(zip(self.given, self._held.adjustments, strict=True)):
            row.show_given(self._words(one), off=at in self._taken_off)
        if self._is_open and change is not None:
            self.box.show_change(None)
        self._waits.setVisible(self._is_open and change is not None)

    def _words(self, one: Adjustment) -> str:
        phrase = _GIVEN_FOR if one.note else _GIVEN
        return say(phrase.of(who=self.match.side_names[one.side], points=f"{one.points:+d}", why=one.note))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), say(_EXPLANATION))
        for label, phrase in zip(self._labels, (_DEAL, _WHO, _POINTS, _WHY), strict=True):
            label.setText(say(phrase))
        self.deal.set_words(say(_DEAL))
        self.sides.setAccessibleName(say(_WHO))
        self.sides.offer_names(self.match.side_names)
        self.points.set_words(say(_POINTS))
        for number, button in self.quick.items():
            button.setText(f"{number:+d}".replace("-", "−"))
        self.why.setAccessibleName(say(_WHY))
        self.why.setPlaceholderText(say(_EXAMPLES))
        self._already.setText(say(_ALREADY))
        self._waits.setText(say(_WAITS))
        self.accept_button.setText(say(_ACCEPT))
        super().retranslate()


class GivenRow(QWidget):
    """Points that a deal has already, and a button that takes them off."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ElidedLabel()
        self.button = action_button()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)

    def show_given(self, given: str, *, off: bool) -> None:
        """Show the points, and whether they are taken off."""
        self.words.setText(say(_OFF.of(given=given)) if off else given)
        self.words.set_role("soft_ink" if off else "ink")
        self.button.setText(say(_KEEP if off else _TAKE_OFF))
        self.button.setAccessibleDescription(given)
