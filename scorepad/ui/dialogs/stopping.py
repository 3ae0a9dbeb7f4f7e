"""Stopping at midnight: go on another day, end here, or throw the match away."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from scorepad.core.carrying_on import has_hands
from scorepad.core.drafting import last_answered
from scorepad.core.ending import how_it_ended, of_pairs
from scorepad.core.match import Act, Match
from scorepad.core.one_more import one_more_deal
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.core.sheet import Decided
from scorepad.ui.controller import Clock
from scorepad.ui.dialogs.consequences import joined
from scorepad.ui.dialogs.deciding import shortened
from scorepad.ui.pages.parts import Wrapped, action_button, set_kind
from scorepad.ui.say import say
from scorepad.ui.widgets.button_words import on_button
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.fitting import Fitting

_HEADING = QT_TRANSLATE_NOOP("stopping_dialog", "Stop for tonight?")
_LEVEL = QT_TRANSLATE_NOOP("stopping_dialog", "Level: {who}, {points} each")
_OVER = QT_TRANSLATE_NOOP("stopping_dialog", "The match is over, and nothing that is compared decides it.")
_ONE_MORE = QT_TRANSLATE_NOOP("stopping_dialog", "One more deal")
_ONE_MORE_SAID = QT_TRANSLATE_NOOP("stopping_dialog", "It may decide who wins.")
_THEN_DEALS = QT_TRANSLATE_N_NOOP("stopping_dialog", "The match then has %n deal(s).", "", 0)
_DAY = QT_TRANSLATE_NOOP("stopping_dialog", "Go on another day")
_DAY_SAID = QT_TRANSLATE_NOOP("stopping_dialog", "Everything is kept as it is, the deal being entered too.")
_END = QT_TRANSLATE_NOOP("stopping_dialog", "End here: {who} leads with {points}")
_END_PAIR = QT_TRANSLATE_NOOP("stopping_dialog", "End here: {who} lead with {points}")
_SHARE = QT_TRANSLATE_NOOP("stopping_dialog", "Share it")
_HALF = QT_TRANSLATE_NOOP("stopping_dialog", "{ended} The deal being entered does not count.")
_THROW = QT_TRANSLATE_NOOP("stopping_dialog", "Throw away")
_THROW_SAID = QT_TRANSLATE_NOOP("stopping_dialog", "The match leaves the history. This can be undone.")
_NOTHING_SAID = QT_TRANSLATE_NOOP("stopping_dialog", "No deal is finished, so there is nobody to win it.")
_CANCEL = QT_TRANSLATE_NOOP("stopping_dialog", "Go on playing")
_CLOSE = QT_TRANSLATE_NOOP("stopping_dialog", "Cancel")


class StoppingDialog(Dialog):
    """The ways to stop, each a button that says what it does. Escape goes on playing.

    Enter takes the first of them; where the match `is_to_end`, not another day.
    """

    decided = Signal(object)
    """The `Change` that ends the match here, or adds a deal to it."""
    thrown_away = Signal()
    another_day = Signal()
    one_more = Signal()
    """The table plays on: at least one more deal."""

    def __init__(
        self, match: Match, now: Clock, parent: QWidget | None = None, *, is_to_end: bool = False
    ) -> None:
        super().__init__(parent)
        self.match = match
        self._now = now
        self._ended = match.close().after
        self._more = one_more_deal(match) if match.finished else None
        self._is_level = bool(match.deals) and self._ended.sheet.decided_by is Decided.SHARED
        goes_on = not match.finished or self._more is not None
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._said: dict[QPushButton, Wrapped] = {}
        self.more_button = self._way(self._play_one_more, offered=self._is_level and goes_on)
        self.day_button = self._way(self.another_day.emit, offered=not match.finished)
        self.end_button = self._way(self._end, offered=bool(match.deals))
        self.throw_button = self._way(self.thrown_away.emit, "danger", offered=not match.finished)
        self.body.setContentsMargins(0, 4, 0, 0)
        self.body.addWidget(Fitting(self._column), 1)
        self.cancel_button = self.add_button()
        self.cancel_button.clicked.connect(self.reject)
        self.retranslate()
        first = next(button for button in self._said if not button.isHidden())
        if is_to_end and first is self.day_button and match.deals:
            first = self.end_button
        set_kind(first, "primary")
        first.setDefault(True)
        first.setFocus()

    def _way(self, does: Callable[[], None], kind: str = "", *, offered: bool) -> QPushButton:
        """A way to stop: a button, and under it what it does."""
        button, said = action_button(kind), Wrapped(role="soft_ink")
        said.setContentsMargins(4, 0, 4, 8)
        self._said[button] = said
        for widget in (button, said):
            self._column.addWidget(widget)
            widget.setVisible(offered)
        button.clicked.connect(lambda: self._chosen(does))
        return button

    def _chosen(self, does: Callable[[], None]) -> None:
        does()
        self.accept()

    def _play_one_more(self) -> None:
        if self._more is not None:
            self.decided.emit(self._more)
        self.one_more.emit()

    def _end(self) -> None:
        # A match that its rules have ended is shared as it is.
        if not self.match.finished:
            self.decided.emit(self.match.close(self._now().isoformat(timespec="seconds")))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        sheet, names = self._ended.sheet, self.match.side_names
        who = joined(tuple(names[side] for side in sheet.winners))
        points = sheet.totals[sheet.winners[0]]
        heading = _LEVEL.of(who=who, points=points) if self._is_level else _HEADING
        self.set_words(say(heading), say(_OVER) if self.match.finished else "")
        ending = how_it_ended(self._ended)
        ended = f"{say(ending.who_won)}."
        if self._is_level:
            end = _SHARE
        else:
            end = (_END_PAIR if of_pairs(self.match) else _END).of(who=shortened(who), points=points)
            ended = f"{ended} {say(ending.why)}"
        if last_answered(self.match) is not None:
            ended = say(_HALF.of(ended=ended))
        for button, words, said in (
            (self.more_button, say(_ONE_MORE), self._what_more_does()),
            (self.day_button, say(_DAY), say(_DAY_SAID)),
            (self.end_button, say(end), ended),
            (self.throw_button, say(_THROW), say(_THROW_SAID if self.match.deals else _NOTHING_SAID)),
        ):
            button.setText(on_button(words))
            button.setAccessibleDescription(said)
            self._said[button].setText(said)
        self.cancel_button.setText(say(_CLOSE if self.match.finished else _CANCEL))

    def _what_more_does(self) -> str:
        said = [say(_ONE_MORE_SAID)]
        if (
            self._more is not None
            and self._more.act is Act.OPTIONS
            and not has_hands(self.match.setup.options)
        ):
            said.append(say(_THEN_DEALS.counted(self._more.after.setup.options.deals)))
        return " ".join(said)
