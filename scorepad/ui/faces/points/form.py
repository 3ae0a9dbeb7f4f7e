"""The entry form of a plain sheet: a number for each side, typed or tapped digit by digit."""

from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.core.game import Ask, answer
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.games.points.rules import MOST, PointsDeal
from scorepad.ui.faces.form import ALL_IN, KEY_ACCEPT, KEY_BACK, EntryForm
from scorepad.ui.say import say, short
from scorepad.ui.widgets.answer_strip import Answers, AnswerStrip, Pill
from scorepad.ui.widgets.entry_frame import LEAST_WIDTH, EntryAnswers
from scorepad.ui.widgets.keypad import Keypad

_ASK = QT_TRANSLATE_NOOP("points_face", "How many points for {who}?")
_HINT = QT_TRANSLATE_NOOP("points_face", "Type them, then Enter. The key − takes points away.")
_TO_GO = QT_TRANSLATE_N_NOOP("points_face", "%n number(s) to go", "", 0)
_GETS = QT_TRANSLATE_NOOP("points_face", "{who}: {points}")
_SUMMARY = QT_TRANSLATE_NOOP("points_face", "deal {deal} · {dealer} deals")
_SUMMARY_OF = QT_TRANSLATE_NOOP("points_face", "deal {deal} of {deals} · {dealer} deals")
_KEY_DIGITS = QT_TRANSLATE_NOOP("points_face", "the points of who is asked for")
_KEY_SIGN = QT_TRANSLATE_NOOP("points_face", "points that are lost")

LONGEST = len(str(MOST))
"""Digits of the largest number that can be right."""
MOST_IN_ONE_COLUMN = 2
"""So many sides have a line each below the keypad; more stand in two columns."""
MINUS = "-"
GAP, TIGHT_GAP = 12, 8
"""Between the parts, and where not all of them have room."""


class PointsFace(EntryForm):
    """The entry form of a plain sheet. What is typed is kept until Enter takes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask: Ask | None = None
        self._typed = ""
        self._typed_in: tuple[int, object] | None = None
        """The deal in which it was typed: another one is asked anew."""
        self._answers = AnswerStrip()
        self._keypad = Keypad()
        self._keypad.setMinimumWidth(LEAST_WIDTH)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self._head)
        column.addWidget(self._keypad)
        self._scrolled = EntryAnswers(self._note, self._answers)
        column.addWidget(self._scrolled, 1)
        column.addWidget(self._foot)
        self._scrolled.rearranged.connect(self._share_height)
        self._answers.reopened.connect(self._reopen)
        self._keypad.digit.connect(self.take_number)
        self._keypad.sign.connect(self._change_sign)
        self._keypad.taken_back.connect(self.back)
        self.retranslate()

    # Showing.

    def show_deal(self) -> None:
        """Show what is known of the deal; what was typed of it stays where nothing else has changed."""
        match, deal = self.match, _deal_of(self.match)
        if self._typed_in != (len(match.deals), deal):
            self._typed, self._typed_in = "", (len(match.deals), deal)
        self._ask = next((ask for ask in match.asks() if answer(deal, ask) is None), None)
        if self._ask is None:
            self.ask(ALL_IN.of(deal=len(match.deals) + 1), self.hint_of_accepting())
        else:
            self.ask(_ASK.of(who=self._name(self._ask)), _HINT)
        self._keypad.setVisible(self._ask is not None)
        self._show_typed()
        self.show_note()
        self._share_height()

    def show_worth(self) -> None:
        """The numbers themselves say what they are worth."""

    def _show_typed(self) -> None:
        match, deal = self.match, _deal_of(self.match)
        asks = match.asks()
        self._answers.show_answers(
            [
                Answers(
                    match.side_names[ask.seat or 0],
                    (self._pill(ask, deal),),
                    asked=ask == self._ask,
                    worth=self._total_after(ask, deal),
                )
                for ask in asks
            ],
            2 if self._ask is not None and len(asks) > MOST_IN_ONE_COLUMN else 1,
        )
        to_go = sum(answer(deal, ask) is None for ask in asks)
        self._foot.back.setEnabled(bool(self._typed) or to_go < len(asks))
        if self._ask is None:
            self.show_accept(_TO_GO.counted(0))
        elif self._number is None:
            self._foot.wait(say(_TO_GO.counted(to_go)), self.score_words())
        else:
            words = say(_GETS.of(who=self._name(self._ask), points=self._number))
            self._foot.offer(words, f"{self._number}  ⏎")
        self._share_height()

    def explain(self, why: str) -> None:
        """Say in the note why something cannot be, and have it in sight."""
        super().explain(why)
        self._share_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share out the height anew."""
        super().resizeEvent(event)
        self._share_height()

    def _share_height(self) -> None:
        """Where not everything has room, the hint goes first; then the one that is asked is in sight."""
        if self._match is None:
            return
        parts = [self._foot.sizeHint().height(), self._scrolled.height_wanted()]
        if not self._keypad.isHidden():
            parts.append(self._keypad.sizeHint().height())
        wanted = self._head.full_height(self.width()) + sum(GAP + part for part in parts)
        is_tight = wanted > self.height()
        self._head.save_room(tight=is_tight)
        self._column.setSpacing(TIGHT_GAP if is_tight else GAP)
        asks = self._match.asks()
        asked = self._answers.line(asks.index(self._ask)) if self._ask in asks else None
        self._scrolled.begin_with(asked if self._note.isHidden() else self._note)

    def _pill(self, ask: Ask, deal: PointsDeal) -> Pill:
        if ask == self._ask:
            return Pill(self._typed or "?", "asked")
        points = answer(deal, ask)
        return Pill() if points is None else Pill(str(points), "given")

    def _total_after(self, ask: Ask, deal: PointsDeal) -> str:
        """What a side would stand at, once all is known and the deal is to be scored."""
        if self._ask is not None or self._aim is not None:
            return ""
        side = ask.seat or 0
        return f"= {self.match.sheet.totals[side] + (deal.points[side] or 0)}"

    def _name(self, ask: Ask) -> str:
        return short(self.match.side_names[ask.seat or 0])

    def summary(self, match: Match) -> str:
        """Which deal, of how many where that is agreed, and who deals."""
        deals = match.setup.options.deals
        line = (_SUMMARY_OF if deals else _SUMMARY).of(
            deal=len(match.deals) + 1, deals=deals, dealer=short(match.setup.players[match.dealer])
        )
        return say(line)

    # Entering.

    @property
    def _number(self) -> int | None:
        """What was typed, None while it is no number yet."""
        return int(self._typed) if self._typed.strip(MINUS) else None

    def take_number(self, number: int) -> bool:
        """One more digit; whether it has room. A nought before others is dropped."""
        digits = self._typed.lstrip(MINUS)
        if self._ask is None or len(digits) == LONGEST:
            return self._ask is not None
        sign = MINUS if self._typed.startswith(MINUS) else ""
        self._typed = f"{sign}{digits.lstrip('0')}{number}"
        self._show_typed()
        return True

    def take_letter(self, letter: str) -> bool:
        """Minus, in any of its forms, makes of points won points lost."""
        if letter not in (MINUS, "−") or self._ask is None:
            return False
        self._change_sign()
        return True

    def _change_sign(self) -> None:
        if self._ask is not None:
            self._typed = self._typed[1:] if self._typed.startswith(MINUS) else MINUS + self._typed
            self._show_typed()

    def back(self) -> None:
        """Take back the last digit; where nothing was typed, the last number."""
        if self._typed:
            self._typed = self._typed[:-1]
            self._show_typed()
        else:
            super().back()

    def go_on(self) -> None:
        """Write down what was typed; or score the deal, where all is known."""
        if self._ask is None:
            super().go_on()
        elif (number := self._number) is not None:
            self.answered.emit(self._ask, number)

    def _reopen(self, line: int, _pill: int) -> None:
        """A number was tapped: it is asked again, and the keyboard is where it can be typed."""
        self.setFocus()
        self.answered.emit(self.match.asks()[line], None)

    def handle_key(self, event: QKeyEvent) -> bool:
        """As every form, but that plus adds no ten: it makes points won of points lost."""
        if event.text() == "+" and self._ask is not None:
            if self._typed.startswith(MINUS):
                self._change_sign()
            return True
        return super().handle_key(event)

    def keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of every form, digits and the sign."""
        keys = ((_KEY_DIGITS, "0–9"), (_KEY_SIGN, "−"), (KEY_BACK, "⌫"), (KEY_ACCEPT, "⏎"))
        return tuple((say(what), key) for what, key in keys)

    def retranslate(self) -> None:
        """Set every text of the form."""
        self._keypad.retranslate()
        super().retranslate()


def _deal_of(match: Match) -> PointsDeal:
    deal = match.draft
    assert isinstance(deal, PointsDeal)
    return deal
