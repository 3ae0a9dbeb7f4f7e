"""Entering a Troefcall deal: what a pair did, and if somebody wants it noted trump and tricks."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.games.troefcall.rules import (
    FITTING,
    PAIRS,
    Format,
    Outcome,
    TroefDeal,
    caller_of,
    to_play,
)
from scorepad.games.troefcall.words import TRUMPS
from scorepad.games.troefcall.words import in_short as in_words
from scorepad.ui.faces.form import ALL_IN, KEY_ACCEPT, KEY_BACK, EntryForm
from scorepad.ui.faces.troefcall.outcome_grid import OutcomeGrid
from scorepad.ui.say import say, short
from scorepad.ui.widgets.choice_row import ChoiceRow, Option
from scorepad.ui.widgets.entry_frame import LEAST_WIDTH, EntryAnswers
from scorepad.ui.widgets.pill_row import AnswerPill, PillRow
from scorepad.ui.widgets.trump_button import TrumpButton

_ASK_DEAL = QT_TRANSLATE_NOOP("troefcall_face", "How did it end?")
_ASK_OUTCOME = QT_TRANSLATE_NOOP("troefcall_face", "What did {pair} do?")
_ASK_PAIR = QT_TRANSLATE_NOOP("troefcall_face", "Which pair was it?")
_ASK_TRICKS = QT_TRANSLATE_NOOP("troefcall_face", "How many tricks did {pair} take?")
_CARDS = QT_TRANSLATE_NOOP(
    "troefcall_face",
    "{caller} cuts, gets five cards and names trump; the others get five, then all four and four.",
)
_FREE_CARDS = QT_TRANSLATE_NOOP(
    "troefcall_face",
    "{caller} cuts and gets five cards, the others five, then all four and four. "
    "Trump may be named until then.",
)
_CARDS_IN_SHORT = QT_TRANSLATE_NOOP("troefcall_face", "5 to {caller}, trump, then 5, 4, 4.")
_CALLED = QT_TRANSLATE_NOOP("troefcall_face", "{caller} called {trump} and leads.")
_HINT_OUTCOME = QT_TRANSLATE_NOOP("troefcall_face", "Tap it, or type its number.")
_HINT_MEND = QT_TRANSLATE_NOOP("troefcall_face", "Tap what is right.")
_TRICKS = QT_TRANSLATE_NOOP("troefcall_face", "Tricks, if you like")
_TO_COME = QT_TRANSLATE_NOOP("troefcall_face", "Tap what happened")

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
_KEY_TRUMP = QT_TRANSLATE_NOOP("troefcall_face", "trump")

_DID = QT_TRANSLATE_NOOP("troefcall_face", "{pair}: {outcome}")

_GAP = 12
_AMONG_ANSWERS = 10
_AROUND_PILL = 60

Answers = tuple[tuple[Ask, object], ...]


class TroefFace(EntryForm):
    """The entry form of Troefcall: everything is in sight at once, and one tap is enough for a deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trump = TrumpButton(TRUMPS)
        self.outcomes = OutcomeGrid()
        self.tricks = ChoiceRow()
        self.done = PillRow()
        self._scrolled = EntryAnswers(self.done, self.outcomes, self.tricks, self._note)
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
        self.done.reopened.connect(self._ask_again)

    # Showing.

    def show_deal(self) -> None:
        """Show what is known of the deal."""
        deal = self._deal
        self.trump.show_trump(deal.trump)
        players = self.match.setup.players
        self.outcomes.offer([[players[seat] for seat in pair] for pair in PAIRS], self.match.setup.options)
        self.outcomes.select(deal.side, deal.outcome)
        self._show_tricks()
        self.ask(*self._in_words())
        self.show_note()
        known = (deal.side, deal.outcome, deal.trump, deal.tricks)
        self._foot.back.setEnabled(any(one is not None for one in known))
        self.show_accept(_TO_COME)
        self._share_height()

    @property
    def _deal(self) -> TroefDeal:
        deal = self.match.draft
        assert isinstance(deal, TroefDeal)
        return deal

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
        if self.is_complete:
            return ALL_IN.of(deal=len(match.deals) + 1), self.hint_of_accepting()
        if deal.side is not None:
            # A record may know the tricks of one pair alone.
            ask = _ASK_OUTCOME if deal.outcome is None else _ASK_TRICKS
            return ask.of(pair=short(match.side_names[deal.side])), _HINT_OUTCOME
        if deal.outcome is not None:
            return _ASK_PAIR, _HINT_OUTCOME
        if deal.trump is not None:
            return _ASK_DEAL, _CALLED.of(caller=caller, trump=TRUMPS[deal.trump])
        return _ASK_DEAL, (_FREE_CARDS if match.setup.options.free_call else _CARDS).of(caller=caller)

    def hint_of_accepting(self) -> Phrase:
        """That Enter scores it, or that something has to be put right first."""
        return _HINT_MEND if self.match.draft_problems() else super().hint_of_accepting()

    def explain(self, why: str) -> None:
        """Say in the note why something cannot be."""
        super().explain(why)
        self._share_height()

    def meaning(self, scored: Match) -> Phrase:
        """What the totals are now, and what is still to be played for."""
        return _meaning(scored)

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

    def take_number(self, number: int) -> bool:
        """A number is a pair, what it did, or its tricks; whether it is one of them now."""
        deal = self._deal
        if deal.side is None and number in (1, 2):
            self.entered.emit((*self._without_unfit_tricks(None, None), (Ask("side"), number - 1)))
        elif deal.side is not None and deal.outcome is None:
            outcome = self.outcomes.outcome_at(number)
            if outcome is None:
                return False
            self._enter(deal.side, outcome)
        elif deal.side is not None and not self.tricks.isHidden():
            tricks = next((one for one in self.tricks.values() if one[deal.side] == number), None)
            if tricks is None:
                return False
            self.answered.emit(Ask("tricks"), tricks)
        else:
            return False
        return True

    def keys(self) -> tuple[tuple[str, str], ...]:
        """What `handle_key` takes."""
        letters = " ".join(sorted(letter.upper() for letter in self.trump.letters()))
        return (
            (say(_KEY_PAIR), "1–6"),
            (say(_KEY_TRICKS), "7–9 +"),
            (say(_KEY_TRUMP), letters),
            (say(KEY_BACK), "⌫"),
            (say(KEY_ACCEPT), "⏎"),
        )

    def take_letter(self, letter: str) -> bool:
        """A letter is the trump; whether it is one's."""
        trump = self.trump.letters().get(letter)
        if trump is not None:
            self.answered.emit(Ask("trump"), trump)
        return trump is not None

    # Room.

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
        answered = self.is_complete and not self.match.draft_problems()
        in_short = answered and self._lacks_room(self._answers())
        self._show_done(in_short=in_short)
        if self._lacks_room(self._answers(in_short=in_short)):
            self._head.ask(question, self._hint_in_short() or hint)
        self._head.save_room(tight=self._lacks_room(self._answers(in_short=in_short)))
        self._scrolled.begin_with(None)

    def _answers(self, *, in_short: bool = False) -> tuple[QWidget, ...]:
        """What stands between question and foot, where the outcome is told in short or in the grid."""
        parts = (self.done if in_short else self.outcomes, self.tricks, self._note)
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
