"""The end of a match: who won and by what, and what may come next."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.ending import how_it_ended
from scorepad.core.evening import Pair, is_of_two_pairs, winning_pair
from scorepad.core.match import Match
from scorepad.core.one_more import one_more_deal
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.sheet import Decided
from scorepad.ui.look import Type
from scorepad.ui.pages.next_button import NEXT, STAY, NextButton, PairButton
from scorepad.ui.pages.parts import (
    Flowing,
    Wrapped,
    action_button,
    card_heading,
    column_of,
    set_kind,
)
from scorepad.ui.pages.results import Results, results_of
from scorepad.ui.pages.views import ALONE, EveningView
from scorepad.ui.say import say
from scorepad.ui.streaks import streaks_told
from scorepad.ui.widgets.fitting import Fitting
from scorepad.ui.widgets.labels import IconMark, PlainLabel

_ANOTHER = QT_TRANSLATE_NOOP("match_page", "Next match, same table")
_ANOTHER_SHORT = QT_TRANSLATE_NOOP("match_page", "Same table")
_NEXT_SHEET = QT_TRANSLATE_NOOP("match_page", "Next sheet of that evening")
_NEXT_SHEET_SHORT = QT_TRANSLATE_NOOP("match_page", "Next sheet")
_ONE_MORE = QT_TRANSLATE_NOOP("match_page", "Play one more deal")
_ONE_MORE_SHORT = QT_TRANSLATE_NOOP("match_page", "One more deal")
_LOOK_BACK = QT_TRANSLATE_NOOP("match_page", "Look at the deals")
_HOME = QT_TRANSLATE_NOOP("match_page", "Home")
_CHANGE = QT_TRANSLATE_NOOP("match_page", "Change of team")
_NEXT_OR = QT_TRANSLATE_NOOP("match_page", "{pair} stay; {next} are next. Or before them:")
_OTHERS = QT_TRANSLATE_NOOP("match_page", "Somebody else…")
_WAITING = QT_TRANSLATE_NOOP("match_page", "Waiting pairs…")

LEAST_TOLD = 56
"""The height of what is told that is always seen, in pixels at 100 %; the rest scrolls."""


class MatchOver(QWidget):
    """The end: who won and by what, and what may come next."""

    challenged = Signal(object)
    """The `Pair` that sits down against the winners."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pair: Pair | None = None
        """The waiting pair that sits down next; None where nobody waits."""
        self._is_of_the_past = False
        self._winner = PlainLabel(type_step=Type.LARGE, strong=True)
        self._reason = PlainLabel(role="soft_ink")
        self._streak = Wrapped()
        self._results = Results()
        self._settlement = PlainLabel()
        for label in (self._winner, self._reason, self._settlement):
            label.setWordWrap(True)
        self._of_streak = QWidget()
        self.change = ChangeOfTeam()
        self.next_pair = PairButton("primary")
        self.again = NextButton("primary")
        self.one_more = NextButton()
        self.look_back = action_button()
        self.home = action_button()
        self._lay_out()
        self.change.challenged.connect(self.challenged)
        self.next_pair.clicked.connect(lambda: self.challenged.emit(self.next_pair.pair))

    def _lay_out(self) -> None:
        streak = QHBoxLayout(self._of_streak)
        streak.setContentsMargins(0, 0, 0, 0)
        streak.setSpacing(8)
        streak.addWidget(IconMark("star", role="accent"))
        streak.addWidget(self._streak, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        told = self._told = QVBoxLayout()
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(12)
        for part in (self._winner, self._reason, self._of_streak, self._results, self._settlement):
            told.addWidget(part)
        told.addWidget(self.change)
        told.addWidget(Flowing(self.look_back, self.home))
        told.addStretch(1)
        column.addWidget(Fitting(told, LEAST_TOLD), 1)
        for button in (self.next_pair, self.again, self.one_more):
            column.addWidget(button)

    def retranslate(self) -> None:
        """Set the texts of the buttons."""
        self._name_again()
        self.one_more.show_words(say(_ONE_MORE), say(_ONE_MORE_SHORT))
        self.look_back.setText(say(_LOOK_BACK))
        self.home.setText(say(_HOME))
        self.change.retranslate()

    def show_match(self, match: Match, evening: EveningView = ALONE) -> None:
        """Say who won and why, and who may come next."""
        self.look_back.setVisible(bool(match.deals))
        is_level = bool(match.deals) and match.sheet.decided_by is Decided.SHARED
        self.one_more.setVisible(is_level and one_more_deal(match) is not None)
        ending = how_it_ended(match)
        self._winner.setText(say(ending.who_won))
        self._reason.setText(say(ending.why))
        results = Results(results_of(match))
        self._told.replaceWidget(self._results, results)
        self._results.hide()
        self._results.deleteLater()
        self._results = results
        results.show()
        self._settlement.setText("\n".join(say(one) for one in ending.settlement))
        self._settlement.setVisible(bool(ending.settlement))
        self._show_evening(match, evening)

    def _name_again(self) -> None:
        words = (_NEXT_SHEET, _NEXT_SHEET_SHORT) if self._is_of_the_past else (_ANOTHER, _ANOTHER_SHORT)
        self.again.show_words(*map(say, words))

    def _show_evening(self, match: Match, evening: EveningView) -> None:
        self._is_of_the_past = evening.is_of_the_past
        self._name_again()
        streak = streaks_told(match, evening.wins)
        self._streak.setText(streak)
        self._of_streak.setVisible(bool(streak))
        winners = winning_pair(match) if evening.is_tonight else None
        waiting = evening.waiting if winners is not None else ()
        self.change.setVisible(evening.is_tonight and is_of_two_pairs(match))
        self.change.show_pairs("" if winners is None else match.side_names[winners], waiting)
        self.pair = waiting[0] if waiting else None
        self.next_pair.setVisible(bool(waiting))
        if self.pair is not None:
            self.next_pair.show_pair(self.pair)
        # Where pairs wait, the list says what comes next; the same table is the exception.
        set_kind(self.again, "" if waiting else "primary")

    @property
    def primary(self) -> NextButton:
        """What comes next in the usual run of the evening: the next pair sits down, or nobody moves."""
        return self.again if self.pair is None else self.next_pair

    @property
    def tab_stops(self) -> tuple[NextButton, ...]:
        """Tab begins at what comes next, and goes on as the panel is read."""
        return (self.primary,)


class ChangeOfTeam(QWidget):
    """The winners stay: who sits down against them, of those who wait behind the next pair or of others."""

    challenged = Signal(object)
    """The `Pair` that sits down."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = card_heading()
        self._stay = Wrapped(role="soft_ink")
        self._pairs = column_of(gap=8)
        self._pair_buttons: list[PairButton] = []
        self.others = action_button()
        self.waiting = action_button()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        for widget in (self._heading, self._stay, self._pairs, Flowing(self.others, self.waiting)):
            column.addWidget(widget)
        self.hide()

    def show_pairs(self, winners: str, waiting: tuple[Pair, ...]) -> None:
        """Offer those who wait behind the first to sit down against the winners.

        `winners` is "" where nobody won, so that nobody need go.
        """
        self._stay.setVisible(bool(winners))
        self.others.setVisible(bool(winners))
        stay = STAY if not waiting else NEXT if len(waiting) == 1 else _NEXT_OR
        following = " & ".join(waiting[0]) if waiting else ""
        self._stay.setText(say(stay.of(pair=winners, next=following)))
        self._offer(waiting[1:])

    def _offer(self, waiting: tuple[Pair, ...]) -> None:
        layout = self._pairs.layout()
        assert isinstance(layout, QVBoxLayout)
        while len(self._pair_buttons) > len(waiting):
            gone = self._pair_buttons.pop()
            layout.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._pair_buttons) < len(waiting):
            button = PairButton()
            button.clicked.connect(lambda _=False, button=button: self.challenged.emit(button.pair))
            layout.insertWidget(len(self._pair_buttons), button)
            button.show()
            self._pair_buttons.append(button)
        for button, pair in zip(self._pair_buttons, waiting, strict=True):
            button.show_pair(pair)
        self._pairs.setVisible(bool(waiting))

    def retranslate(self) -> None:
        """Set the texts that no match changes."""
        self._heading.setText(say(_CHANGE))
        self.others.setText(say(_OTHERS))
        self.waiting.setText(say(_WAITING))
