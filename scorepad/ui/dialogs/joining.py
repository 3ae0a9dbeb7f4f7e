"""Someone joins: at a seat of his own in a match that goes on, or as a substitute."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.core.carrying_on import (
    at_the_table,
    can_gain_one,
    for_themselves,
    left_of_ladder,
    substituted,
    with_newcomer,
)
from scorepad.core.match import Change, Match
from scorepad.core.names import fold, tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.controller import Clock
from scorepad.ui.dialogs.carrying import Carrying
from scorepad.ui.dialogs.deciding import (
    WIDE,
    Names,
    asked,
    beside_the_table,
    name_missing,
    seated,
)
from scorepad.ui.pages.parts import Choices, Wrapped
from scorepad.ui.say import say
from scorepad.ui.widgets.name_edit import NameEdit
from scorepad.ui.widgets.seat_table import SeatTable

_HEADING = QT_TRANSLATE_NOOP("joining_dialog", "Someone joins")
_WHO = QT_TRANSLATE_NOOP("joining_dialog", "Who joins?")
_WHERE = QT_TRANSLATE_NOOP(
    "joining_dialog", "Where at the table? Tap a seat, or drag the new one. By keys: arrows, then Enter."
)
_POINTS = QT_TRANSLATE_NOOP("joining_dialog", "Begins with how many points?")
_LOWEST = QT_TRANSLATE_NOOP("joining_dialog", "the lowest total: {points}")
_NOUGHT = QT_TRANSLATE_NOOP("joining_dialog", "0")
_PAIRS = QT_TRANSLATE_NOOP(
    "joining_dialog",
    "In {game} nobody can join a match that is running. "
    "Take a seat as a substitute, or play in the next match.",
)
_FULL = QT_TRANSLATE_NOOP(
    "joining_dialog",
    "{game} is for at most {most} players. Take a seat as a substitute, or play in the next match.",
)
_NO_DEAL_LEFT = QT_TRANSLATE_NOOP("joining_dialog", "No deal is left: play in the next match.")
_WHOSE = QT_TRANSLATE_NOOP("joining_dialog", "Whose seat?")
_CHOOSE_SEAT = QT_TRANSLATE_NOOP("joining_dialog", "Choose whose seat it is.")
_SITS = QT_TRANSLATE_NOOP(
    "joining_dialog", "From deal {deal} on {who} plays for {player}. The result stays with {player}."
)
_JOIN = QT_TRANSLATE_NOOP("joining_dialog", "Play on together")
_SUBSTITUTE = QT_TRANSLATE_NOOP("joining_dialog", "Take the seat")

LOWEST, NOUGHT = "lowest", "nought"


class JoiningDialog(Carrying):
    """Who joins a running match, where he sits, and with how many points he begins."""

    def __init__(self, match: Match, known: Sequence[str], now: Clock, parent: QWidget | None = None) -> None:
        super().__init__(match, now, parent)
        self._seat = match.setup.seats
        """Where the newcomer sits: those from here on move up by one."""
        self._cannot = self._why_not_join()
        self._why, self._who, self._where, self._whose, self._how_many = (
            Wrapped(role="soft_ink") for _ in range(5)
        )
        self._why.set_role("ink")
        self.players, self.points = Names(), Choices()
        self.table = SeatTable()
        self.name = NameEdit()
        here = {fold(one) for one in (*match.setup.players, *at_the_table(match))}
        self.name.set_known([one for one in known if fold(one) not in here])
        self.points.set_current(LOWEST)
        self._lay_out()
        self.name.textChanged.connect(self.refresh)
        self.table.picked.connect(self._sit)
        self.table.moved.connect(self._move)
        self.points.chosen.connect(self.refresh)
        self.players.chosen.connect(self.refresh)
        self.retranslate()
        self.name.setFocus()

    def _lay_out(self) -> None:
        naming = asked(self._who, self.name)
        if self._cannot is None:
            questions = QVBoxLayout()
            questions.addLayout(naming)
            if self._lowest != 0:
                questions.addLayout(asked(self._how_many, self.points))
            questions.addWidget(self.summary)
            self.content.addWidget(beside_the_table(questions, self.table, self._where))
            return
        self.content.addWidget(self._why)
        if self._cannot != _NO_DEAL_LEFT:
            self.content.addLayout(naming)
            self.content.addLayout(asked(self._whose, self.players))
            self.content.addWidget(self.summary)

    def width_wanted(self) -> int:
        """Room for the table beside the questions."""
        return look.scaled(WIDE) if self._cannot is None else super().width_wanted()

    @property
    def _lowest(self) -> int:
        totals = list(self.match.sheet.totals)
        for one in self.match.draft.adjustments:  # carried over, and in no row yet
            totals[one.side] += one.points
        return min(totals)

    def _why_not_join(self) -> Phrase | None:
        game, seats = self.match.game, self.match.setup.seats
        if self.match.finished:
            return _NO_DEAL_LEFT
        if can_gain_one(self.match):
            return None if left_of_ladder(self.match) else _NO_DEAL_LEFT
        if for_themselves(game, seats) and seats + 1 not in game.players:
            return _FULL.of(game=game.words.name, most=game.players.stop - 1)
        return _PAIRS.of(game=game.words.name)

    def _sit(self, seat: int) -> None:
        self._seat = seat
        self.refresh()

    def _move(self, at: int, to: int) -> None:
        """Only the newcomer looks for a seat: dragged to one, or with somebody dragged to his."""
        if self._seat in (at, to):
            self._sit(to if at == self._seat else at)

    def proposed(self) -> Change | Phrase:
        """The match that goes on with the newcomer, or with a substitute."""
        match, name = self.match, self.name.text()
        if self._cannot == _NO_DEAL_LEFT:
            return _NO_DEAL_LEFT
        seat = None if self._cannot is None else self.players.at
        missing = name_missing(match, name, seat)
        if missing is not None:
            return missing
        if self._cannot is None:
            points = self._lowest if self.points.current == LOWEST else 0
            return self.carry_on(*with_newcomer(match, tidy(name), self._seat, points, self.how()))
        return _CHOOSE_SEAT if seat is None else substituted(match, seat, tidy(name))

    def summed_up(self, change: Change) -> str:
        """For whom the substitute plays."""
        newest = change.after.substitutes[-1]
        player = self.match.setup.players[newest.seat]
        return say(_SITS.of(deal=newest.from_deal, who=newest.player, player=player))

    def tell(self, change: Change | None) -> None:
        """Also draw the table with its new seat."""
        super().tell(change)
        if self._cannot is not None:
            return
        players, dealer = self.match.setup.players, self.match.dealer
        sitting = (*players[: self._seat], tidy(self.name.text()), *players[self._seat :])
        self.table.show_seats(sitting, dealer + (dealer >= self._seat))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING))
        for label, phrase in (
            (self._why, self._cannot or _NO_DEAL_LEFT),
            (self._who, _WHO),
            (self._where, _WHERE),
            (self._whose, _WHOSE),
            (self._how_many, _POINTS),
        ):
            label.setText(say(phrase))
        self.name.setAccessibleName(say(_WHO))
        self.points.setAccessibleName(say(_POINTS))
        self.points.offer(((LOWEST, say(_LOWEST.of(points=self._lowest))), (NOUGHT, say(_NOUGHT))))
        self.players.setAccessibleName(say(_WHOSE))
        self.players.offer_names(seated(self.match))
        self.accept_button.setText(say(_JOIN if self._cannot is None else _SUBSTITUTE))
        super().retranslate()
