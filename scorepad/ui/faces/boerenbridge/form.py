"""Entering a Boerenbridge deal: one question at a time, bids in spoken order, then tricks."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.faults import Problem
from scorepad.core.game import Ask, answer
from scorepad.core.game import Choice as GameChoice
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.words import problem_in_words
from scorepad.games.boerenbridge.rules import (
    BoerenDeal,
    Fault,
    Trump,
    forbidden_bid,
    hand_size,
    hands,
    is_exact,
    is_no_trump,
    may_be_forced,
)
from scorepad.games.boerenbridge.words import TRUMPS, WORDS
from scorepad.ui import look
from scorepad.ui.faces.form import ALL_IN, EntryForm
from scorepad.ui.say import say, short
from scorepad.ui.widgets.answer_strip import Answers, AnswerStrip, Pill
from scorepad.ui.widgets.entry_frame import LEAST_WIDTH
from scorepad.ui.widgets.meter import Meter
from scorepad.ui.widgets.number_row import Choice, NumberRow
from scorepad.ui.widgets.scrolling import scrolling
from scorepad.ui.widgets.trump_button import TrumpButton

_ASK_BID = QT_TRANSLATE_NOOP("boeren_face", "What does {who} bid?")
_ASK_TRICKS = QT_TRANSLATE_NOOP("boeren_face", "How many tricks did {who} take?")
_HINT_FIRST = QT_TRANSLATE_NOOP("boeren_face", "Bids first. Type a number or tap.")
_HINT_BID = QT_TRANSLATE_NOOP("boeren_face", "Type a number or tap.")
_HINT_DEALER = QT_TRANSLATE_NOOP("boeren_face", "Last to bid: the dealer.")
_HINT_TRICKS = QT_TRANSLATE_NOOP("boeren_face", "{who} bid {bid}.")
_HINT_LAST = QT_TRANSLATE_NOOP("boeren_face", "{who} bid {bid}. Only {tricks} can be left: Enter takes it.")
_HINT_ACCEPT = QT_TRANSLATE_NOOP("boeren_face", "Enter scores it. Tap a name to change a number.")
_NOT = QT_TRANSLATE_NOOP("boeren_face", "Not {bid}:")
_NOT_WHY = QT_TRANSLATE_NOOP(
    "boeren_face",
    "{others} bid so far, and {bid} more would make {size}, the number of tricks. (boerenregel)",
)
_NOT_WHY_OTHERS = QT_TRANSLATE_NOOP(
    "boeren_face", "the others bid {others}, and all bids together would be {size}, the number of tricks."
)
_FREE = QT_TRANSLATE_NOOP("boeren_face", "Free to bid:")
_FREE_WHY = QT_TRANSLATE_NOOP("boeren_face", "the others bid {others}, more than the {size} tricks.")
_BID_SO_FAR = QT_TRANSLATE_NOOP("boeren_face", "Bid so far")
_TAKEN_SO_FAR = QT_TRANSLATE_NOOP("boeren_face", "Tricks so far")
_CARDS = QT_TRANSLATE_N_NOOP("boeren_face", "%n card(s)", "", 0)
_SUMMARY = QT_TRANSLATE_NOOP(
    "boeren_face", "deal {deal} of {deals} · {cards} · {dealer} deals · {leader} begins"
)
_FIT = QT_TRANSLATE_NOOP("boeren_face", "bid {bids} of {size}")
_OVER = QT_TRANSLATE_NOOP("boeren_face", "bid {bids} of {size}, {off} over")
_SHORT = QT_TRANSLATE_NOOP("boeren_face", "bid {bids} of {size}, {off} short")
_FORCED = QT_TRANSLATE_NOOP("boeren_face", "The dealer was forced (consolation {points})")
_BIDS_TO_GO = QT_TRANSLATE_N_NOOP("boeren_face", "%n bid(s) to go", "", 0)
_TRICKS_TO_GO = QT_TRANSLATE_N_NOOP("boeren_face", "%n result(s) to go", "", 0)
_BIDS = QT_TRANSLATE_NOOP("boeren_face", "{who} bids {bid}")
_TAKE = QT_TRANSLATE_NOOP("boeren_face", "{who} took {tricks}")
_NONE_LEFT = QT_TRANSLATE_NOOP("boeren_face", "No tricks are left")
_TOO_LARGE = QT_TRANSLATE_NOOP("boeren_face", "Only {left} of the {size} tricks are left")

_KEY_DIGITS = QT_TRANSLATE_NOOP("boeren_face", "a bid or a number of tricks")
_KEY_TEN = QT_TRANSLATE_NOOP("boeren_face", "ten more: + and 2 is 12")
_KEY_BACK = QT_TRANSLATE_NOOP("boeren_face", "back to the number before")
_KEY_ACCEPT = QT_TRANSLATE_NOOP("boeren_face", "score the deal, or take the number that is proposed")
_KEY_TRUMP = QT_TRANSLATE_NOOP("boeren_face", "trump")

ROOMY = 560
"""From this height of the form on, in pixels at 100 %, the numbers are larger than a finger needs."""
LARGE_NUMBER = 60
GAP = 12
MOST_IN_ONE_COLUMN = 4
"""So many players have a line each; more stand in two columns."""


class BoerenFace(EntryForm):
    """The entry form of Boerenbridge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask: Ask | None = None
        self._seats: tuple[int, ...] = ()
        self._together = False

        self._trump = TrumpButton(TRUMPS)
        self._answers = AnswerStrip()
        self._numbers = NumberRow()
        self._meter = Meter()
        self._forced = QCheckBox()
        self._explained = scrolling(self._note, self._forced, self._answers, self._meter)
        self._explained.setMinimumHeight(look.TARGET)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._numbers.setMinimumWidth(LEAST_WIDTH)
        top = QHBoxLayout()
        top.setSpacing(GAP)
        top.addWidget(self._head, 1)
        top.addWidget(self._trump, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addLayout(top)
        # The question and its numbers stay where they are; only what explains them may scroll.
        column.addWidget(self._numbers)
        column.addWidget(self._explained, 1)
        column.addWidget(self._foot)

    def _connect(self) -> None:
        self._numbers.chosen.connect(self._enter)
        self._numbers.refused.connect(lambda _value, reason: self.explain(reason))
        self._answers.reopened.connect(self._reopen)
        self._trump.chosen.connect(lambda trump: self.answered.emit(Ask("trump"), trump))
        self._forced.clicked.connect(lambda forced: self.answered.emit(Ask("forced"), forced))

    # Showing.

    def show_deal(self) -> None:
        """Show what is known of the deal."""
        match = self.match
        deal = match.draft
        assert isinstance(deal, BoerenDeal)
        asks = match.asks()
        self._ask = next((ask for ask in asks if answer(deal, ask) is None), None)
        self._show_answers(match, deal, asks)
        without = is_no_trump(match.setup, len(match.deals))
        self._trump.show_trump(deal.trump or (Trump.NO_TRUMP if without else None))
        offered = match.choices(self._ask) if self._ask else ()
        self.ask(*self._in_words(match, deal, offered))
        self._show_numbers(offered)
        if self._ask is None:
            self.show_note()
        else:
            self._note_on_the_question(offered)
        self._show_meter(deal)
        self._forced.setVisible(may_be_forced(match.setup, match.deals, deal))
        self._forced.setChecked(deal.forced)
        self._forced.setText(say(_FORCED.of(points=match.setup.options.consolation)))
        self._show_buttons(match, deal, asks)
        self._share_height()

    def _show_answers(self, match: Match, deal: BoerenDeal, asks: tuple[Ask, ...]) -> None:
        """Who bid and took what, in spoken order; of a deal to be scored also what it is worth.

        At a large table bid and tricks share a button, which opens the later of the two.
        """
        self._seats = tuple(ask.seat or 0 for ask in asks if ask.field == "bids")
        scores = self._ask is None and self._aim is None and not match.draft_problems()
        row = match.add(deal).after.sheet.rows[-1] if scores else None
        bidding = self._ask is not None and self._ask.field == "bids"
        large = len(self._seats) > (2 if bidding else MOST_IN_ONE_COLUMN)
        columns = 2 if large and not scores else 1
        self._together = columns > 1 and not bidding
        self._answers.show_answers(
            [
                Answers(
                    match.setup.players[seat],
                    self._pills(deal, seat),
                    asked=self._ask is not None and self._ask.seat == seat,
                    worth="" if row is None else _worth(row.points[seat], deal, seat),
                )
                for seat in self._seats
            ],
            columns,
        )

    def _pills(self, deal: BoerenDeal, seat: int) -> tuple[Pill, ...]:
        bid, tricks = (self._pill(deal, Ask(field, seat)) for field in ("bids", "tricks"))
        if self._ask is not None and self._ask.field == "bids":
            return (bid,)
        if not self._together:
            return bid, tricks
        return (Pill(f"{bid.text}→{tricks.text}", tricks.state if tricks.text else bid.state),)

    def _pill(self, deal: BoerenDeal, ask: Ask) -> Pill:
        value = answer(deal, ask)
        if ask == self._ask:
            return Pill("?", "asked")
        if value is None:
            return Pill()
        if self._ask is not None or ask.field == "bids":
            return Pill(str(value), "given")
        return Pill(str(value), "kept" if is_exact(deal, ask.seat or 0) else "missed")

    def _reopen(self, line: int, pill: int) -> None:
        """A number was tapped: it is asked again, and the keyboard is where it can be typed."""
        seat = self._seats[line]
        field = ("bids", "tricks")[pill]
        if self._together and answer(self.match.draft, Ask("tricks", seat)) is not None:
            field = "tricks"
        self.setFocus()
        self.answered.emit(Ask(field, seat), None)

    def _in_words(
        self, match: Match, deal: BoerenDeal, offered: tuple[GameChoice, ...]
    ) -> tuple[Phrase, Phrase]:
        if self._ask is None:
            return ALL_IN.of(deal=len(match.deals) + 1), self.hint_of_accepting()
        seat = self._ask.seat or 0
        who = short(match.setup.players[seat])
        if self._ask.field == "bids":
            known = sum(bid is not None for bid in deal.bids)
            last = seat == match.dealer and known == len(deal.bids) - 1
            hint = _HINT_DEALER if last else _HINT_BID if known else _HINT_FIRST
            return _ASK_BID.of(who=who), hint
        possible = [choice.value for choice in offered if choice.problem is None]
        hint = _HINT_LAST if len(possible) == 1 else _HINT_TRICKS
        return _ASK_TRICKS.of(who=who), hint.of(
            who=who, bid=deal.bids[seat], tricks=possible[0] if possible else ""
        )

    def hint_of_accepting(self) -> Phrase:
        """That Enter scores it, and how a number is changed."""
        return _HINT_ACCEPT if self._aim is None else super().hint_of_accepting()

    def _show_numbers(self, offered: tuple[GameChoice, ...]) -> None:
        self._numbers.setVisible(bool(offered))
        possible = [choice for choice in offered if choice.problem is None]
        self._numbers.offer(
            [
                Choice(
                    choice.value,
                    self._reason(choice),
                    struck=choice.problem is not None and choice.problem.fault is Fault.BIDS_FIT,
                )
                for choice in offered
            ]
        )
        # The only number that is left is proposed; Enter takes it.
        self._numbers.propose(possible[0].value if len(possible) == 1 else None)

    def _reason(self, choice: GameChoice) -> str:
        if choice.problem is None:
            return ""
        if choice.problem.fault is Fault.TRICKS_DO_NOT_ADD_UP:
            return say(self._too_many())
        return say(problem_in_words(WORDS, choice.problem))

    def _too_many(self) -> Phrase:
        deal = self.match.draft
        assert isinstance(deal, BoerenDeal)
        size = self._size()
        left = size - sum(_known(deal.tricks))
        return _TOO_LARGE.of(left=left, size=size) if left else _NONE_LEFT

    def _deal_shown(self) -> BoerenDeal:
        deal = self.match.draft
        assert isinstance(deal, BoerenDeal)
        return deal

    def _size(self) -> int:
        return hand_size(self.match.setup, self.match.deals) or 0

    def show_worth(self) -> None:
        """Each player's line says what it is worth."""

    def _note_on_the_question(self, offered: tuple[GameChoice, ...]) -> None:
        """Which number the dealer may not bid, or that he is free."""
        assert self._ask is not None
        match, deal = self.match, self._deal_shown()
        struck = next(
            (one.value for one in offered if one.problem and one.problem.fault is Fault.BIDS_FIT), None
        )
        others = [bid for seat, bid in enumerate(deal.bids) if seat != self._ask.seat and bid is not None]
        size = self._size()
        if self._ask.field == "bids" and struck is not None:
            sums = " + ".join(str(bid) for bid in _spoken(match, deal, self._ask.seat))
            why = _NOT_WHY if self._ask.seat == match.dealer else _NOT_WHY_OTHERS
            self._note.show_note(say(_NOT.of(bid=struck)), say(why.of(others=sums, bid=struck, size=size)))
        elif (
            self._ask == Ask("bids", match.dealer)
            and len(others) == match.setup.seats - 1
            and match.setup.options.dealer_rule
            and forbidden_bid(match.setup, size, others) is None
            and sum(others) > size
        ):
            self._note.show_note(say(_FREE), say(_FREE_WHY.of(others=sum(others), size=size)))
        else:
            self._note.hide()

    def _show_meter(self, deal: BoerenDeal) -> None:
        bidding = self._ask is not None and self._ask.field == "bids"
        self._meter.setVisible(self._ask is not None)
        counted = deal.bids if bidding else deal.tricks
        said = [say(_BID_SO_FAR if bidding else _TAKEN_SO_FAR)]
        if not bidding and None not in deal.bids:
            bids, size = sum(_known(deal.bids)), self._size()
            verdict = _FIT if bids == size else _OVER if bids > size else _SHORT
            said.insert(0, say(verdict.of(bids=bids, size=size, off=abs(bids - size))))
        self._meter.show_count(" · ".join(said), sum(_known(counted)), self._size())

    def _show_buttons(self, match: Match, deal: BoerenDeal, asks: tuple[Ask, ...]) -> None:
        to_go = sum(answer(deal, ask) is None for ask in asks)
        self._foot.back.setEnabled(to_go < len(asks))
        score = self.score_words()
        proposed = self._numbers.proposed() if to_go else None
        if proposed is not None and self._ask is not None:
            # What Enter takes, a tap takes too.
            who = short(match.setup.players[self._ask.seat or 0])
            taken = _BIDS if self._ask.field == "bids" else _TAKE
            score = say(taken.of(who=who, bid=proposed, tricks=proposed))
        if to_go and proposed is None:
            bids = sum(bid is None for bid in deal.bids)
            to_come = _BIDS_TO_GO.counted(bids) if bids else _TRICKS_TO_GO.counted(to_go)
            self._foot.wait(say(to_come), score)
        elif proposed is None and self._aim is not None and not self._aim.ready:
            self._foot.wait(score, score)
        else:
            self._foot.offer(score)

    def show_problem(self, problem: Problem) -> None:
        """Say in the note why a value cannot be."""
        if self._ask is not None and problem.fault is Fault.BIDS_FIT:
            # The number that was typed is refused, whoever typed it for whom: the note says why.
            self._note_on_the_question(self.match.choices(self._ask))
            return
        asked = self._ask is not None and problem.fault is Fault.TRICKS_DO_NOT_ADD_UP
        self.explain(say(self._too_many() if asked else problem_in_words(WORDS, problem)))

    def summary(self, match: Match) -> str:
        """Which deal, how many cards, who deals and who begins; then the bids against the hand."""
        setup, deal = match.setup, match.draft
        assert isinstance(deal, BoerenDeal)
        ladder = hands(setup)
        at = min(len(match.deals), len(ladder) - 1)
        line = _SUMMARY.of(
            deal=at + 1,
            deals=len(ladder),
            cards=_CARDS.counted(ladder[at]),
            dealer=short(setup.players[match.dealer]),
            leader=short(setup.players[setup.left_of(match.dealer)]),
        )
        return say(line)

    # Entering.

    def _enter(self, value: int) -> None:
        if self._ask is not None:
            self.answered.emit(self._ask, value)

    def keys(self) -> tuple[tuple[str, str], ...]:
        """What `handle_key` takes."""
        letters = " ".join(sorted(letter.upper() for letter in self._trump.letters()))
        return (
            (say(_KEY_DIGITS), "0–9"),
            (say(_KEY_TEN), "+"),
            (say(_KEY_BACK), "⌫"),
            (say(_KEY_ACCEPT), "⏎"),
            (say(_KEY_TRUMP), letters),
        )

    def take_number(self, number: int) -> bool:
        """A number answers the question, right or wrong."""
        self._enter(number)
        return True

    def take_letter(self, letter: str) -> bool:
        """A letter is the trump; whether it is one's."""
        trump = self._trump.letters().get(letter)
        if trump is not None:
            self.answered.emit(Ask("trump"), trump)
        return trump is not None

    def go_on(self) -> None:
        """Score the deal, or take the number that is proposed."""
        if self._ask is None:
            self.accepted.emit()
        elif (proposed := self._numbers.proposed()) is not None:
            self._enter(proposed)

    # Room.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Larger numbers where there is room; and they stay where they are when the question is longer."""
        super().resizeEvent(event)
        roomy = self.height() >= look.scaled(ROOMY)
        self._numbers.set_side(look.scaled(LARGE_NUMBER) if roomy else 0)
        self._head.keep_height(roomy=roomy)
        self._share_height()

    def _share_height(self) -> None:
        """Where question and numbers have not room enough, the hint goes, then the question grows smaller."""
        width = self.width() - self._trump.sizeHint().width() - GAP
        below = self._explained.minimumHeight() + self._foot.sizeHint().height() + 3 * GAP
        if not self._numbers.isHidden():
            below += self._numbers.heightForWidth(self.width())
        self._head.fit(width, self.height() - below)


def _known(counts: Iterable[int | None]) -> list[int]:
    return [count for count in counts if count is not None]


def _spoken(match: Match, deal: BoerenDeal, but: int | None) -> list[int]:
    """The bids known, in the order in which they were spoken, without one seat's."""
    order = match.setup.clockwise_from(match.setup.left_of(match.dealer))
    return _known(deal.bids[seat] for seat in order if seat != but)


def _worth(points: int, deal: BoerenDeal, seat: int) -> str:
    """What a player would get, with the sign of a kept bid: nothing is told by colour alone."""
    sign = "✓" if is_exact(deal, seat) else "✗"
    return f"{sign} {points:+d}" if points else f"{sign} 0"
