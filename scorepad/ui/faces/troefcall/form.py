"""Entering a Troefcall deal: what a pair did, and if somebody wants it noted trump and tricks."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.faults import Problem
from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.words import problem_in_words
from scorepad.games.troefcall.rules import (
    FITTING,
    Format,
    Outcome,
    TroefDeal,
    caller_of,
    to_play,
)
from scorepad.games.troefcall.words import TRUMPS
from scorepad.games.troefcall.words import in_short as in_words
from scorepad.ui.faces.face import Aim, Face
from scorepad.ui.faces.troefcall.outcome_grid import OutcomeGrid
from scorepad.ui.say import say, short
from scorepad.ui.widgets.choice_row import ChoiceRow, Option
from scorepad.ui.widgets.entry_frame import LEAST_WIDTH, EntryAnswers, EntryFoot, EntryHead
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.pill_row import AnswerPill, PillRow
from scorepad.ui.widgets.trump_button import TrumpButton
from scorepad.ui.worth import worth

_ASK_DEAL = QT_TRANSLATE_NOOP("troefcall_face", "How did it end?")
_ASK_OUTCOME = QT_TRANSLATE_NOOP("troefcall_face", "What did {pair} do?")
_ASK_PAIR = QT_TRANSLATE_NOOP("troefcall_face", "Which pair was it?")
_ALL_IN = QT_TRANSLATE_NOOP("troefcall_face", "Deal {deal}: is this right?")
_CARDS = QT_TRANSLATE_NOOP(
    "troefcall_face", "{caller} cuts, gets five cards and names trump; then five to each, four, four."
)
_FREE_CARDS = QT_TRANSLATE_NOOP(
    "troefcall_face",
    "{caller} cuts and gets five cards; then five to each, four, four. Trump may be named until then.",
)
_CARDS_IN_SHORT = QT_TRANSLATE_NOOP("troefcall_face", "5 to {caller}, trump, then 5, 4, 4.")
_CALLED = QT_TRANSLATE_NOOP("troefcall_face", "{caller} called {trump} and leads.")
_HINT_OUTCOME = QT_TRANSLATE_NOOP("troefcall_face", "Tap it, or type its number.")
_HINT_ACCEPT = QT_TRANSLATE_NOOP("troefcall_face", "Enter scores it.")
_HINT_MEND = QT_TRANSLATE_NOOP("troefcall_face", "Tap what is right.")
_TRICKS = QT_TRANSLATE_NOOP("troefcall_face", "Tricks, if you like")
_TO_COME = QT_TRANSLATE_NOOP("troefcall_face", "Tap what happened")
_SCORE = QT_TRANSLATE_NOOP("troefcall_face", "Score deal {deal}")

_WINS = QT_TRANSLATE_NOOP("troefcall_face", "{pair} win the match.")
_LEVEL_END = QT_TRANSLATE_NOOP("troefcall_face", "That is the end, and you are level.")
_TO_GO = QT_TRANSLATE_NOOP("troefcall_face", "Now {totals}; {pair}: {points} to go.")
_DEALS_TO_GO = QT_TRANSLATE_N_NOOP("troefcall_face", "Now {totals}; %n deal(s) to go.", "", 0)
_TOTALS = QT_TRANSLATE_NOOP("troefcall_face", "{first}–{second}")
_TOTALS_ALONE = QT_TRANSLATE_NOOP("troefcall_face", "Now {totals}.")
_CALLS_AGAIN = QT_TRANSLATE_NOOP("troefcall_face", "{rest} {caller} calls again.")

_SUMMARY = QT_TRANSLATE_NOOP("troefcall_face", "deal {deal} · {dealer} deals · {caller} calls")
_SUMMARY_OF = QT_TRANSLATE_NOOP("troefcall_face", "deal {deal} of {deals} · {dealer} deals · {caller} calls")

_KEY_PAIR = QT_TRANSLATE_NOOP("troefcall_face", "the pair, then what it did")
_KEY_TRICKS = QT_TRANSLATE_NOOP(
    "troefcall_face", "its tricks, if you like; ten and more: + and the last digit"
)
_KEY_BACK = QT_TRANSLATE_NOOP("troefcall_face", "back to the answer before")
_KEY_ACCEPT = QT_TRANSLATE_NOOP("troefcall_face", "score the deal")
_KEY_TRUMP = QT_TRANSLATE_NOOP("troefcall_face", "trump")

_DID = QT_TRANSLATE_NOOP("troefcall_face", "{pair}: {outcome}")

_GAP = 12
_AMONG_ANSWERS = 10
_AROUND_PILL = 60

Answers = tuple[tuple[Ask, object], ...]


class TroefFace(Face):
    """The entry form of Troefcall: everything is in sight at once, and one tap is enough for a deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._aim: Aim | None = None
        self._ten_more = False

        self._head = EntryHead()
        self.trump = TrumpButton(TRUMPS)
        self.outcomes = OutcomeGrid()
        self.tricks = ChoiceRow()
        self._note = Note()
        self.done = PillRow()
        self._scrolled = EntryAnswers(self._note, self.done, self.outcomes, self.tricks)
        self._foot = EntryFoot()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self.outcomes.setMinimumWidth(LEAST_WIDTH)
        top = QHBoxLayout()
        top.setSpacing(_GAP)
        top.addWidget(self._head, 1)
        top.addWidget(self.trump, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addLayout(top)
        column.addWidget(self._scrolled, 1)
        column.addWidget(self._foot)

    def _connect(self) -> None:
        self.trump.chosen.connect(lambda trump: self.answered.emit(Ask("trump"), trump))
        self.outcomes.chosen.connect(self._enter)
        self.tricks.chosen.connect(lambda tricks: self.answered.emit(Ask("tricks"), tricks))
        self._foot.back_wanted.connect(self.taken_back)
        self._foot.accepted.connect(self._accept)
        self.done.reopened.connect(self._ask_again)

    # Showing.

    def show_match(self, match: Match, aim: Aim | None = None) -> None:
        """Show the deal being entered."""
        self._match, self._aim = match, aim
        self._ten_more = False
        deal = self._deal
        self.trump.show_trump(deal.trump)
        self.outcomes.offer([short(name) for name in match.side_names], match.setup.options)
        self.outcomes.select(deal.side, deal.outcome)
        self._show_tricks()
        question, hint = self._in_words()
        # Read out when the form itself gets the keyboard.
        self.setAccessibleName(say(question))
        self.setAccessibleDescription(say(hint))
        self._show_note()
        self._show_foot()
        self._share_height()

    @property
    def match(self) -> Match:
        """The match that is shown."""
        assert self._match is not None, "a form is shown a match first"
        return self._match

    @property
    def _deal(self) -> TroefDeal:
        deal = self.match.draft
        assert isinstance(deal, TroefDeal)
        return deal

    @property
    def _is_complete(self) -> bool:
        return self.match.game.complete(self.match.setup, self._deal)

    def _show_tricks(self) -> None:
        offered = [one for one in self.match.asks() if one.field == "tricks"]
        self.tricks.setVisible(bool(offered))
        if not offered:
            return
        self.tricks.set_label(say(_TRICKS))
        fitting = [one.value for one in self.match.choices(offered[0]) if not one.problem and one.value]
        side = self._deal.side or 0
        self.tricks.offer([Option(one, f"{one[side]}–{one[1 - side]}") for one in fitting])
        self.tricks.select(self._deal.tricks)

    def _in_words(self) -> tuple[Phrase, Phrase]:
        match, deal = self.match, self._deal
        caller = short(match.setup.players[caller_of(match.setup, match.dealer)])
        if self._is_complete:
            return _ALL_IN.of(deal=len(match.deals) + 1), self._hint_of_accepting()
        if deal.side is not None:
            return _ASK_OUTCOME.of(pair=short(match.side_names[deal.side])), _HINT_OUTCOME
        if deal.outcome is not None:
            return _ASK_PAIR, _HINT_OUTCOME
        if deal.trump is not None:
            return _ASK_DEAL, _CALLED.of(caller=caller, trump=TRUMPS[deal.trump])
        return _ASK_DEAL, (_FREE_CARDS if match.setup.options.free_call else _CARDS).of(caller=caller)

    def _hint_of_accepting(self) -> Phrase:
        if self.match.draft_problems():
            return _HINT_MEND
        return _HINT_ACCEPT if self._aim is None else self._aim.hint

    # The note: what is wrong, what would come of it, or what the deal is worth.

    def _show_note(self) -> None:
        self._note.hide()
        problems = self.match.draft_problems()
        if problems:
            # A record or other house rules may bring this: what was entered breaks a rule.
            self.show_problem(problems[0])
        elif not self._is_complete:
            return
        elif self._aim is not None:
            self._note.show_note("", self._aim.told, "problem" if self._aim.trouble else "info")
            self._note.setVisible(bool(self._aim.told))
        else:
            scored = self.match.add(self._deal).after
            self._note.show_note(*worth(scored, _meaning(scored)))

    def show_problem(self, problem: Problem) -> None:
        """Say in the note why a value cannot be."""
        words = problem_in_words(self.match.game.words, problem)
        self._note.show_note("", say(words), kind="warning")
        self._share_height()

    # The buttons.

    def _show_foot(self) -> None:
        deal = self._deal
        known = (deal.side, deal.outcome, deal.trump, deal.tricks)
        self._foot.back.setEnabled(any(one is not None for one in known))
        score = say(_SCORE.of(deal=len(self.match.deals) + 1) if self._aim is None else self._aim.accept)
        if not self._is_complete:
            self._foot.wait(say(_TO_COME), score)
        elif self.match.draft_problems() or (self._aim is not None and not self._aim.ready):
            self._foot.wait(score, score)
        else:
            self._foot.offer(score)

    def summary(self, match: Match) -> str:
        """Which deal it is, who deals and who calls."""
        setup = match.setup
        left = to_play(setup, match.deals)
        sentence = _SUMMARY if left is None else _SUMMARY_OF
        return say(
            sentence.of(
                deal=len(match.deals) + 1,
                deals=len(match.deals) + (left or 0),
                dealer=short(setup.players[match.dealer]),
                caller=short(setup.players[caller_of(setup, match.dealer)]),
            )
        )

    # Entering.

    def _enter(self, side: int, outcome: Outcome) -> None:
        """Enter what a pair did; tricks that were noted for something else go."""
        self.entered.emit(
            (
                *self._without_unfit_tricks(side, outcome),
                (Ask("outcome"), None),
                (Ask("side"), side),
                (Ask("outcome"), outcome),
            )
        )

    def _ask_again(self) -> None:
        """Ask again what the pair did."""
        self.setFocus()
        self.entered.emit(((Ask("tricks"), None), (Ask("outcome"), None), (Ask("side"), None)))

    def _without_unfit_tricks(self, side: int | None, outcome: Outcome | None) -> Answers:
        tricks = self._deal.tricks
        own_first = tricks if side == 0 or tricks is None else tricks[::-1]
        fits = outcome is not None and own_first in FITTING[outcome]
        return () if tricks is None or fits else ((Ask("tricks"), None),)

    def _enter_digit(self, digit: int) -> bool:
        """A digit is a pair, what it did, or its tricks; whether it is one of them now."""
        deal = self._deal
        if deal.side is None and digit in (1, 2):
            self.entered.emit((*self._without_unfit_tricks(None, None), (Ask("side"), digit - 1)))
        elif deal.side is not None and deal.outcome is None:
            outcome = self.outcomes.outcome_at(digit)
            if outcome is None:
                return False
            self._enter(deal.side, outcome)
        elif deal.side is not None and not self.tricks.isHidden():
            own = digit + (10 if self._ten_more else 0)
            tricks = next((one for one in self.tricks.values() if one[deal.side] == own), None)
            if tricks is None:
                return False
            self.answered.emit(Ask("tricks"), tricks)
        else:
            return False
        return True

    def _accept(self) -> None:
        if self._is_complete and not self.match.draft_problems():
            self.accepted.emit()

    def keys(self) -> tuple[tuple[str, str], ...]:
        """What `handle_key` takes."""
        letters = " ".join(sorted(letter.upper() for letter in self.trump.letters()))
        return (
            (say(_KEY_PAIR), "1–6"),
            (say(_KEY_TRICKS), "7–9 +"),
            (say(_KEY_TRUMP), letters),
            (say(_KEY_BACK), "⌫"),
            (say(_KEY_ACCEPT), "⏎"),
        )

    def handle_key(self, event: QKeyEvent) -> bool:
        """Digits answer (`+` adds ten), Backspace goes back, Enter accepts, letters are trumps."""
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        text = event.text()
        if text.isascii() and text.isdigit():
            self._enter_digit(int(text))
            self._ten_more = False
        elif text == "+":
            self._ten_more = True
        elif event.key() == Qt.Key.Key_Backspace:
            self.taken_back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._accept()
        elif text and text.lower() in self.trump.letters():
            self.answered.emit(Ask("trump"), self.trump.letters()[text.lower()])
        else:
            return False
        return True

    # Room and language.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height may have room for more, or for less."""
        super().resizeEvent(event)
        self._share_height()

    def _share_height(self) -> None:
        """Where not everything has room, what is answered gives way first, then the hint grows shorter."""
        if self._match is None:
            return
        question, hint = map(say, self._in_words())
        self._head.ask(question, hint)
        answered = self._is_complete and not self.match.draft_problems()
        in_short = answered and self._lacks_room(self._answers())
        self._show_done(in_short=in_short)
        if self._lacks_room(self._answers(in_short=in_short)):
            self._head.ask(question, self._hint_in_short() or hint)
        self._head.save_room(tight=self._lacks_room(self._answers(in_short=in_short)))
        self._scrolled.begin_with(None)

    def _answers(self, *, in_short: bool = False) -> tuple[QWidget, ...]:
        """What stands between question and foot, where the outcome is told in short or in the grid."""
        parts = (self._note, self.done if in_short else self.outcomes, self.tricks)
        return tuple(one for one in parts if one in (self.outcomes, self.done) or not one.isHidden())

    def _lacks_room(self, answers: Sequence[QWidget]) -> bool:
        width = self.width()
        head = self._head.full_height(width - self.trump.sizeHint().width() - _GAP)
        parts = sum(_height(one, width) + _AMONG_ANSWERS for one in answers)
        return head + parts + 2 * _GAP + self._foot.sizeHint().height() > self.height()

    def _show_done(self, *, in_short: bool) -> None:
        """What the pair did, as a button that asks again, or the grid of all that can be done."""
        deal = self._deal
        self.outcomes.setVisible(not in_short)
        pills = []
        if in_short and deal.side is not None:
            outcome = say(in_words(deal))
            did = say(_DID.of(pair=short(self.match.side_names[deal.side]), outcome=outcome))
            fits = self.fontMetrics().horizontalAdvance(did) + _AROUND_PILL <= self.width()
            pills = [AnswerPill("outcome", did if fits else outcome, did)]
        self.done.show_pills(pills)

    def _hint_in_short(self) -> str:
        deal, match = self._deal, self.match
        if deal.side is not None or deal.outcome is not None or deal.trump is not None:
            return ""
        caller = short(match.setup.players[caller_of(match.setup, match.dealer)])
        return say(_CARDS_IN_SHORT.of(caller=caller))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the form."""
        self._foot.retranslate()
        if self._match is not None and not self._match.finished:
            self.show_match(self._match, self._aim)


def _height(widget: QWidget, width: int) -> int:
    high = widget.heightForWidth(width)
    return widget.sizeHint().height() if high < 0 else high


def _meaning(scored: Match) -> Phrase:
    """What the totals are now, and what is still to be played for."""
    sheet, names = scored.sheet, scored.side_names
    if scored.finished:
        return _LEVEL_END if len(sheet.winners) > 1 else _WINS.of(pair=short(names[sheet.winners[0]]))
    totals = _TOTALS.of(first=sheet.totals[0], second=sheet.totals[1])
    match scored.setup.options.format:
        case Format.DEALS:
            said = _DEALS_TO_GO.counted(to_play(scored.setup, scored.deals) or 0).of(totals=totals)
        case Format.TARGET:
            to_go = sheet.state["to_go"]
            assert isinstance(to_go, tuple)
            ahead = min(range(len(names)), key=to_go.__getitem__)
            said = _TO_GO.of(totals=totals, pair=short(names[ahead]), points=to_go[ahead])
        case _:
            said = _TOTALS_ALONE.of(totals=totals)
    stays = scored.dealer == scored.sheet.rows[-1].dealer
    caller = scored.setup.players[caller_of(scored.setup, scored.dealer)]
    return _CALLS_AGAIN.of(rest=said, caller=short(caller)) if stays else said
