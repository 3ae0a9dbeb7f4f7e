"""Entering a Boerenbridge deal: one question at a time, bids in spoken order, then tricks."""

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.faults import COMMON_FAULTS, Problem
from scorepad.core.game import Ask, answer
from scorepad.core.game import Choice as GameChoice
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.games.boerenbridge.rules import (
    BoerenDeal,
    Fault,
    Trump,
    forbidden_bid,
    hand_size,
    hands,
    is_no_trump,
    may_be_forced,
)
from scorepad.games.boerenbridge.words import FAULTS, TRUMPS
from scorepad.ui import look
from scorepad.ui.faces.face import Aim, Face
from scorepad.ui.icons import icon
from scorepad.ui.look import ICON, Type
from scorepad.ui.say import say, short
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel
from scorepad.ui.widgets.meter import Meter
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.number_row import Choice, NumberRow
from scorepad.ui.widgets.scrolling import scrolling

_ASK_BID = QT_TRANSLATE_NOOP("boeren_face", "What does {who} bid?")
_ASK_TRICKS = QT_TRANSLATE_NOOP("boeren_face", "How many tricks did {who} take?")
_ALL_IN = QT_TRANSLATE_NOOP("boeren_face", "Deal {deal}: is this right?")
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
_FREE = QT_TRANSLATE_NOOP("boeren_face", "Free to bid:")
_FREE_WHY = QT_TRANSLATE_NOOP("boeren_face", "the others bid {others}, more than the {size} tricks.")
_PREVIEW = QT_TRANSLATE_NOOP("boeren_face", "Deal {deal}:")
_BID_SO_FAR = QT_TRANSLATE_NOOP("boeren_face", "Bid so far")
_TAKEN_SO_FAR = QT_TRANSLATE_NOOP("boeren_face", "Tricks so far")
_CARDS = QT_TRANSLATE_N_NOOP("boeren_face", "%n card(s)", "", 0)
_SUMMARY = QT_TRANSLATE_NOOP(
    "boeren_face", "deal {deal} of {deals} · {cards} · {dealer} deals · {leader} begins"
)
_FIT = QT_TRANSLATE_NOOP("boeren_face", "bid {bids} of {size}")
_OVER = QT_TRANSLATE_NOOP("boeren_face", "bid {bids} of {size}, {off} over")
_SHORT = QT_TRANSLATE_NOOP("boeren_face", "bid {bids} of {size}, {off} short")
_TRUMP = QT_TRANSLATE_NOOP("boeren_face", "Trump")
_FORCED = QT_TRANSLATE_NOOP("boeren_face", "The dealer was forced (consolation {points})")
_BACK = QT_TRANSLATE_NOOP("boeren_face", "Back")
_SCORE = QT_TRANSLATE_NOOP("boeren_face", "Score deal {deal}")
_TO_GO = QT_TRANSLATE_N_NOOP("boeren_face", "%n number(s) to go", "", 0)
_CHANGE = QT_TRANSLATE_NOOP("boeren_face", "{who}, {value}: change")
_TOO_LARGE = QT_TRANSLATE_NOOP("boeren_face", "Only {left} of the {size} tricks are left")

_KEY_DIGITS = QT_TRANSLATE_NOOP("boeren_face", "a bid or a number of tricks")
_KEY_TEN = QT_TRANSLATE_NOOP("boeren_face", "ten more: + and 2 is 12")
_KEY_BACK = QT_TRANSLATE_NOOP("boeren_face", "back to the number before")
_KEY_ACCEPT = QT_TRANSLATE_NOOP("boeren_face", "score the deal, or take the number that is proposed")
_KEY_TRUMP = QT_TRANSLATE_NOOP("boeren_face", "trump")

LEAST_WIDTH = 280
"""The width that the form needs, in pixels."""
NAME_ROOM = 176
"""The most width that names get beside their numbers, in pixels, in all columns together."""

_RED = {Trump.DIAMONDS, Trump.HEARTS}


class BoerenFace(Face):
    """The entry form of Boerenbridge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._ask: Ask | None = None
        self._aim: Aim | None = None
        self._ten_more = False

        self._question = PlainLabel(type_step=Type.TITLE, strong=True)
        self._hint = PlainLabel(role="soft_ink")
        self._trump = _TrumpButton()
        self._answers = _Answers()
        self._numbers = NumberRow()
        self._note = Note()
        self._meter = Meter()
        self._forced = QCheckBox()
        self._back = QPushButton()
        self._accept = QPushButton()
        self._accept.setProperty("kind", "primary")
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        for label in (self._question, self._hint):
            label.setWordWrap(True)
            label.setMinimumWidth(LEAST_WIDTH // 2)
        self._numbers.setMinimumWidth(LEAST_WIDTH)
        heading = QVBoxLayout()
        heading.setSpacing(4)
        heading.addWidget(self._question)
        heading.addWidget(self._hint)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addLayout(heading, 1)
        top.addWidget(self._trump, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._back)
        buttons.addWidget(self._accept, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(top)
        # The question and its numbers stay where they are; only what explains them may scroll.
        column.addWidget(self._numbers)
        column.addWidget(scrolling(self._note, self._forced, self._answers, self._meter), 1)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self._numbers.chosen.connect(self._enter)
        self._numbers.refused.connect(lambda _value, reason: self._explain(reason))
        self._answers.reopened.connect(lambda ask: self.answered.emit(ask, None))
        self._trump.chosen.connect(lambda trump: self.answered.emit(Ask("trump"), trump))
        self._forced.clicked.connect(lambda forced: self.answered.emit(Ask("forced"), forced))
        self._back.clicked.connect(self.taken_back)
        self._accept.clicked.connect(self.accepted)

    # Showing.

    def show_match(self, match: Match, aim: Aim | None = None) -> None:
        """Show the deal being entered."""
        self._match, self._aim = match, aim
        self._ten_more = False
        deal = match.draft
        assert isinstance(deal, BoerenDeal)
        asks = match.asks()
        self._ask = next((ask for ask in asks if answer(deal, ask) is None), None)
        self._answers.show_deal(match, deal, asks, self._ask)
        self._trump.show_trump(deal.trump, is_no_trump(match.setup, len(match.deals)))
        offered = match.choices(self._ask) if self._ask else ()
        self._show_question(match, deal, offered)
        self._show_numbers(offered)
        self._show_note(match, deal, offered)
        self._show_meter(deal)
        self._forced.setVisible(may_be_forced(match.setup, match.deals, deal))
        self._forced.setChecked(deal.forced)
        self._forced.setText(say(_FORCED.of(points=match.setup.options.consolation)))
        self._show_buttons(match, deal, asks)

    def _show_question(self, match: Match, deal: BoerenDeal, offered: tuple[GameChoice, ...]) -> None:
        question, hint = self._in_words(match, deal, offered)
        self._question.setText(say(question))
        self._hint.setText(say(hint))

    def _in_words(
        self, match: Match, deal: BoerenDeal, offered: tuple[GameChoice, ...]
    ) -> tuple[Phrase, Phrase]:
        if self._ask is None:
            hint = _HINT_ACCEPT if self._aim is None else self._aim.hint
            return _ALL_IN.of(deal=len(match.deals) + 1), hint
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
        return say(_sentence(choice.problem))

    def _too_many(self) -> Phrase:
        assert self._match is not None
        deal = self._match.draft
        assert isinstance(deal, BoerenDeal)
        size = self._size()
        return _TOO_LARGE.of(left=size - sum(_known(deal.tricks)), size=size)

    def _size(self) -> int:
        assert self._match is not None
        return hand_size(self._match.setup, self._match.deals) or 0

    def _show_note(self, match: Match, deal: BoerenDeal, offered: tuple[GameChoice, ...]) -> None:
        broken = next(iter(match.draft_problems()), None) if self._ask is None else None
        if broken is not None:
            # A record may bring this, or a correction: every number is known, and they break a rule.
            self.show_problem(broken)
            return
        if self._ask is None and self._aim is not None:
            kind = "problem" if self._aim.trouble else "info"
            self._note.show_note("", self._aim.told, kind)
            self._note.setVisible(bool(self._aim.told))
            return
        if self._ask is None:
            self._note.show_note(say(_PREVIEW.of(deal=len(match.deals) + 1)), _points(match, deal))
            return
        struck = next(
            (one.value for one in offered if one.problem and one.problem.fault is Fault.BIDS_FIT), None
        )
        others = [bid for seat, bid in enumerate(deal.bids) if seat != self._ask.seat and bid is not None]
        size = self._size()
        if self._ask.field == "bids" and struck is not None:
            sums = " + ".join(str(bid) for bid in _spoken(match, deal, self._ask.seat))
            self._note.show_note(
                say(_NOT.of(bid=struck)), say(_NOT_WHY.of(others=sums, bid=struck, size=size))
            )
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
        self._meter.show_count(
            say(_BID_SO_FAR if bidding else _TAKEN_SO_FAR), sum(_known(counted)), self._size()
        )

    def _show_buttons(self, match: Match, deal: BoerenDeal, asks: tuple[Ask, ...]) -> None:
        to_go = sum(answer(deal, ask) is None for ask in asks)
        self._back.setEnabled(to_go < len(asks))
        self._accept.setEnabled(not to_go)
        score = say(_SCORE.of(deal=len(match.deals) + 1) if self._aim is None else self._aim.accept)
        self._accept.setText(say(_TO_GO.counted(to_go)) if to_go else f"{score}  ⏎")
        self._accept.setAccessibleName(score)

    def show_problem(self, problem: Problem) -> None:
        """Say in the note why a value cannot be."""
        asked = self._ask is not None and problem.fault is Fault.TRICKS_DO_NOT_ADD_UP
        sentence = self._too_many() if asked else _sentence(problem)
        self._explain(say(sentence))

    def _explain(self, reason: str) -> None:
        self._note.show_note("", reason, kind="warning")

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
        said = [say(line)]
        if None not in deal.bids:
            bids, size = sum(_known(deal.bids)), ladder[at]
            verdict = _FIT if bids == size else _OVER if bids > size else _SHORT
            said.append(say(verdict.of(bids=bids, size=size, off=abs(bids - size))))
        return " · ".join(said)

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

    def handle_key(self, event: QKeyEvent) -> bool:
        """Digits answer (`+` adds ten), Backspace goes back, Enter accepts, letters are trumps."""
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        text = event.text()
        if text.isascii() and text.isdigit():
            value = int(text) + (10 if self._ten_more else 0)
            self._ten_more = False
            self._enter(value)
        elif text == "+":
            self._ten_more = True
        elif event.key() == Qt.Key.Key_Backspace:
            self.taken_back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._accept_or_take_the_proposal()
        elif text and text.lower() in self._trump.letters():
            self.answered.emit(Ask("trump"), self._trump.letters()[text.lower()])
        else:
            return False
        return True

    def _accept_or_take_the_proposal(self) -> None:
        if self._ask is None:
            self.accepted.emit()
        elif (proposed := self._numbers.proposed()) is not None:
            self._enter(proposed)

    # Language.

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the form."""
        self._back.setText(f"⌫  {say(_BACK)}")
        self._back.setAccessibleName(say(_BACK))
        if self._match is not None and not self._match.finished:
            self.show_match(self._match, self._aim)


def _known(counts: Iterable[int | None]) -> list[int]:
    return [count for count in counts if count is not None]


def _spoken(match: Match, deal: BoerenDeal, but: int | None) -> list[int]:
    """The bids known, in the order in which they were spoken, without one seat's."""
    order = match.setup.clockwise_from(match.setup.left_of(match.dealer))
    return _known(deal.bids[seat] for seat in order if seat != but)


def _sentence(problem: Problem) -> Phrase:
    words = FAULTS.get(problem.fault) or COMMON_FAULTS[problem.fault]
    return words.of(**problem.values)


def _points(match: Match, deal: BoerenDeal) -> str:
    """What each player would get for the deal, before it is accepted."""
    row = match.add(deal).after.sheet.rows[-1]
    return " · ".join(
        f"{short(name)} {points}" for name, points in zip(match.side_names, row.points, strict=True)
    )


class _TrumpButton(QToolButton):
    """The turned card's suit: a tap opens the five choices."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held: Trump | None = None
        self._without = False
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setMinimumSize(44, 44)
        self.setIconSize(ICON)
        self._menu = QMenu(self)
        self.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._fill)

    def letters(self) -> dict[str, Trump]:
        """The letter of each trump: the first of its name in the window's language, where no two share it."""
        letters = [(say(name)[:1].lower(), trump) for trump, name in TRUMPS.items()]
        once = Counter(letter for letter, _ in letters)
        return {letter: trump for letter, trump in letters if once[letter] == 1}

    def _fill(self) -> None:
        self._menu.clear()
        for trump, name in TRUMPS.items():
            action = QAction(_suit_icon(trump), say(name), self._menu)
            action.triggered.connect(lambda _=False, trump=trump: self.chosen.emit(trump))
            self._menu.addAction(action)

    def show_trump(self, trump: Trump | None, without: bool) -> None:
        """Show what is trump; `without` where the rules agreed play this deal zonder troef."""
        shown = trump or (Trump.NO_TRUMP if without else None)
        self.setIcon(_suit_icon(shown) if shown else QIcon())
        self.setText("" if shown and shown is not Trump.NO_TRUMP else say(TRUMPS[shown] if shown else _TRUMP))
        name = say(_TRUMP)
        self.setAccessibleName(f"{name}: {say(TRUMPS[shown])}" if shown else name)
        self.setToolTip(self.accessibleName())


def _suit_icon(trump: Trump) -> QIcon:
    if trump is Trump.NO_TRUMP:
        return QIcon()
    return icon(trump.value, "red" if trump in _RED else "ink")


class _Answers(QWidget):
    """Who bid and took what in this deal, in spoken order; a tap opens a number again."""

    reopened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._rows: list[_Answer] = []

    def show_deal(self, match: Match, deal: BoerenDeal, asks: tuple[Ask, ...], current: Ask | None) -> None:
        """Show every seat's numbers, the one that is asked now marked."""
        seats = [ask.seat or 0 for ask in asks if ask.field == "bids"]
        columns = 1 if len(seats) <= 4 else 2
        # Numbers stand in a column of their own, as near to the names as the longest allows.
        metrics = QFontMetrics(look.font(Type.BODY, strong=True))
        longest = max(metrics.horizontalAdvance(name) for name in match.setup.players) + 8
        name_width = min(longest, NAME_ROOM // columns)
        while len(self._rows) < len(seats):
            row = _Answer(self)
            row.reopened.connect(self.reopened)
            self._rows.append(row)
        for at, row in enumerate(self._rows):
            row.setVisible(at < len(seats))
            if at < len(seats):
                self._grid.addWidget(row, at // columns, at % columns)
                row.show_seat(match, deal, seats[at], current, name_width, in_one=columns > 1)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)


class _Answer(QWidget):
    """One player's line: the name, the bid and the tricks as small buttons that open them again."""

    reopened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = 0
        self._name = ElidedLabel()
        self._reopens = "bids"
        self._bid, self._tricks = QPushButton(), QPushButton()
        for button in (self._bid, self._tricks):
            button.setProperty("kind", "pill")
        self._bid.clicked.connect(lambda: self.reopened.emit(Ask(self._reopens, self._seat)))
        self._tricks.clicked.connect(lambda: self.reopened.emit(Ask("tricks", self._seat)))
        self._arrow = PlainLabel("→")
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(self._name)
        line.addWidget(self._bid)
        line.addWidget(self._arrow)
        line.addWidget(self._tricks)
        line.addStretch(1)

    def show_seat(
        self,
        match: Match,
        deal: BoerenDeal,
        seat: int,
        current: Ask | None,
        name_width: int,
        *,
        in_one: bool,
    ) -> None:
        """Show one seat's numbers; bold where it is asked now.

        `in_one`: at a large table bid and tricks share a button, which opens the later of the two.
        """
        self._seat = seat
        self._name.setFixedWidth(name_width)
        self._name.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        name = match.setup.players[seat]
        self._name.setText(name)
        asked = current is not None and current.seat == seat
        self._name.set_strong(asked)
        playing = current is None or current.field == "tricks"
        self._arrow.setVisible(playing and not in_one)
        self._tricks.setVisible(playing and not in_one)
        bid, tricks = (_in_a_pill(deal, Ask(field, seat), current) for field in ("bids", "tricks"))
        if in_one and playing:
            self._reopens = "bids" if deal.tricks[seat] is None else "tricks"
            _show_pill(self._bid, name, f"{bid}→{tricks}", filled=deal.tricks[seat] is not None)
            self._bid.setEnabled(True)
            return
        self._reopens = "bids"
        _show_pill(self._bid, name, bid, filled=deal.bids[seat] is not None)
        _show_pill(self._tricks, name, tricks, filled=deal.tricks[seat] is not None)


def _in_a_pill(deal: BoerenDeal, ask: Ask, current: Ask | None) -> str:
    value = answer(deal, ask)
    return "?" if ask == current else "" if value is None else str(value)


def _show_pill(button: QPushButton, who: str, text: str, *, filled: bool) -> None:
    button.setText(text)
    button.setEnabled(filled)
    button.setProperty("filled", filled)
    button.style().unpolish(button)
    button.style().polish(button)
    button.setAccessibleName(say(_CHANGE.of(who=who, value=text)))
