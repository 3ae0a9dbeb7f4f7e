"""The dealer's bid: the one number that the dealer may not say, for any hand, with or without a match."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.games.boerenbridge.rules import (
    KEY,
    PLAYERS,
    BoerenDeal,
    BoerenOptions,
    BoerenSetup,
    Fault,
    deck_of,
    forbidden_bid,
    hand_size,
    has_boerenregel,
    largest_hand,
)
from scorepad.games.boerenbridge.words import FAULTS, NAME
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.pages.agreement import table_of
from scorepad.ui.pages.parts import DOT, Flowing, Stepper, Wrapped, action_button, set_kind
from scorepad.ui.say import say
from scorepad.ui.widgets.dialog import AROUND, Dialog
from scorepad.ui.widgets.labels import ElidedLabel, IconMark, PlainLabel
from scorepad.ui.widgets.number_row import Choice, NumberRow
from scorepad.ui.widgets.roomy_area import RoomyArea

_TITLE = QT_TRANSLATE_NOOP("dealers_bid", "What may the dealer bid?")
_EXPLAINED = QT_TRANSLATE_NOOP("dealers_bid", "Type or tap the bids as they are said. The dealer bids last.")
_CARDS = QT_TRANSLATE_NOOP("dealers_bid", "Cards each")
_PLAYERS = QT_TRANSLATE_NOOP("dealers_bid", "Players")
_SPEAKER = QT_TRANSLATE_NOOP("dealers_bid", "Bid {number}")
_DEALER = QT_TRANSLATE_NOOP("dealers_bid", "Dealer")
_NAMED_DEALER = QT_TRANSLATE_NOOP("dealers_bid", "Dealer: {who}")
_CHANGE = QT_TRANSLATE_NOOP("dealers_bid", "{who}, {bid}: change")
_TO_GO = QT_TRANSLATE_N_NOOP("dealers_bid", "%n bid(s) to go", "", 0)
_ASK = QT_TRANSLATE_NOOP("dealers_bid", "What does {who} bid?")
_ASK_NEXT = QT_TRANSLATE_NOOP("dealers_bid", "What does the next player bid?")
_NOT = QT_TRANSLATE_NOOP("dealers_bid", "Not {bid}")
_NOT_WHY = QT_TRANSLATE_NOOP(
    "dealers_bid", "{others} so far, and {bid} more would make {size}, the number of tricks (boerenregel)."
)
_ONLY = QT_TRANSLATE_NOOP("dealers_bid", "Only {bid} is left.")
_FINE = QT_TRANSLATE_NOOP("dealers_bid", "{bid} is fine.")
_FREE = QT_TRANSLATE_NOOP("dealers_bid", "Free")
_TRICKS = QT_TRANSLATE_N_NOOP("dealers_bid", "%n trick(s)", "", 0)
_OVER = QT_TRANSLATE_NOOP(
    "dealers_bid", "{others} is already more than {tricks}, so the dealer may bid anything."
)
_NO_RULE = QT_TRANSLATE_NOOP("dealers_bid", "At this table the dealer may always bid anything.")
_RULE_FROM = QT_TRANSLATE_NOOP(
    "dealers_bid", "At this table the boerenregel holds only from {size} cards on."
)
_AGAIN = QT_TRANSLATE_NOOP("dealers_bid", "Start again")
_CLOSE = QT_TRANSLATE_NOOP("dealers_bid", "Close")

USUAL_CARDS, USUAL_PLAYERS = 5, 4
"""What is asked about first where no match says it."""
WIDTH = 660
"""The width of the dialog where the window has the room, in pixels at 100 %: seven bids in a line."""
BID_WIDTH = 74
"""The width of a bid with its player's name above, in pixels at 100 %."""


class DealersBidDialog(Dialog):
    """Hand size, players, the bids so far; then the answer, large enough for the whole table.

    Digits bid (`+` adds ten), Backspace takes the last bid back, Enter closes when all is said.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setup: BoerenSetup = table_of(USUAL_PLAYERS, BoerenOptions())
        self._speakers: tuple[str, ...] = ()
        self._bids: list[int | None] = [None] * USUAL_PLAYERS
        self._ten_more = False
        self.cards = Stepper()
        self.players = Stepper()
        self._cards_label = PlainLabel(role="soft_ink")
        self._players_label = PlainLabel(role="soft_ink")
        self.bids = tuple(SpokenBid() for _ in range(PLAYERS.stop - 1))
        self.numbers = NumberRow()
        self.answer = Answer()
        self.again_button = self.add_button()
        self.close_button = self.add_button()
        self._lay_out()
        self.cards.changed.connect(self._set_cards)
        self.players.changed.connect(self._set_players)
        self.numbers.chosen.connect(self._enter)
        self.again_button.clicked.connect(self._begin_again)
        self.close_button.clicked.connect(self.accept)
        for at, one in enumerate(self.bids):
            one.button.clicked.connect(lambda _=False, at=at: self._take_back(at))
        self.show_for(None)

    def _lay_out(self) -> None:
        hand = Flowing(_under(self._cards_label, self.cards), _under(self._players_label, self.players))
        self._pad = QWidget()
        self._pad.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pad = QVBoxLayout(self._pad)
        pad.setContentsMargins(0, 0, 0, 0)
        pad.setSpacing(12)
        pad.addWidget(Flowing(*self.bids))
        pad.addWidget(self.numbers)
        self._area = RoomyArea(spacing=16)
        self._area.column.addWidget(hand)
        self._area.column.addWidget(self._pad)
        self._area.column.addStretch(1)
        self.body.addWidget(self._area, 1)
        self.body.addWidget(self.answer)

    def width_wanted(self) -> int:
        """How wide the dialog would like to be, in pixels."""
        return look.scaled(WIDTH)

    def showEvent(self, event: QShowEvent) -> None:
        """Where the window is too low for all of it, the numbers are in sight."""
        super().showEvent(event)
        self._area.ensureWidgetVisible(self.numbers, 0, 6)

    # What it is asked about.

    def show_for(self, match: Match | None) -> None:
        """Ask about the deal on the table of a match, with what is bid already; else about any deal."""
        size: int | None = None
        self._setup, self._speakers = table_of(USUAL_PLAYERS, BoerenOptions()), ()
        self._bids = [None] * USUAL_PLAYERS
        if match is not None and match.game.key == KEY:
            self._setup = match.setup
            self._bids = [None] * match.setup.seats
            size = hand_size(match.setup, match.deals)
            if size is not None:
                deal = match.draft
                assert isinstance(deal, BoerenDeal)
                order = match.setup.clockwise_from(match.setup.left_of(match.dealer))
                self._speakers = tuple(match.setup.players[seat] for seat in order)
                self._bids = [deal.bids[seat] for seat in order]
        self.players.set_range(PLAYERS.start, PLAYERS.stop - 1)
        self.players.set_value(self._setup.seats)
        self._set_largest()
        self.cards.set_value(USUAL_CARDS if size is None else size)
        self.retranslate()
        self._pad.setFocus()

    @property
    def hand(self) -> int:
        """How many cards each player has."""
        return self.cards.value()

    @property
    def spoken(self) -> tuple[int | None, ...]:
        """The bids in the order in which they are said, the dealer's last."""
        return tuple(self._bids)

    def _set_largest(self) -> None:
        self.cards.set_range(1, largest_hand(self._setup.seats, deck_of(self._setup)))

    def _set_cards(self, size: int) -> None:
        # A bid that such a hand cannot hold was meant for another.
        self._bids = [*(bid if bid is not None and bid <= size else None for bid in self._bids[:-1]), None]
        self._show()

    def _set_players(self, players: int) -> None:
        self._setup = table_of(players, self._setup.options)
        others = self._bids[:-1][: players - 1]
        self._bids = [*others, *[None] * (players - len(others))]
        self._set_largest()
        self._set_cards(self.hand)

    def _begin_again(self) -> None:
        self._bids = [None] * self._setup.seats
        self._show()
        self._pad.setFocus()

    # Bidding.

    @property
    def _asked(self) -> int:
        """Whose bid is asked, in the order of speaking; the dealer's also when it is known."""
        return next((at for at, bid in enumerate(self._bids) if bid is None), len(self._bids) - 1)

    @property
    def _forbidden(self) -> int | None:
        return forbidden_bid(self._setup, self.hand, self._bids[:-1])

    def _enter(self, bid: int) -> None:
        if bid > self.hand:
            self.answer.show_sentence(say(FAULTS[Fault.BID_OUT_OF_RANGE].of(size=self.hand)))
            return
        at = self._asked
        if at == len(self._bids) - 1 and bid == self._forbidden:
            self.answer.show_sentence(say(self._why_not(bid)))
        else:
            self._put(at, bid)

    def _put(self, at: int, bid: int | None) -> None:
        self._bids[at] = bid
        if at != len(self._bids) - 1:
            # What the dealer said was an answer to other bids.
            self._bids[-1] = None
        self._show()

    def _take_back(self, at: int | None = None) -> None:
        """Ask a bid again: one of them, else the last that was said."""
        if at is None:
            at = (self._asked if None in self._bids else len(self._bids)) - 1
        if at >= 0:
            self._put(at, None)
            self._pad.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits bid, Backspace goes back, Enter takes the number it stands on; Escape closes."""
        text = event.text()
        if text.isascii() and text.isdigit():
            bid = int(text) + (10 if self._ten_more else 0)
            self._ten_more = False
            self._enter(bid)
        elif text == "+":
            self._ten_more = True
        elif event.key() == Qt.Key.Key_Backspace:
            self._ten_more = False
            self._take_back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take_or_close()
        else:
            super().keyPressEvent(event)

    def _take_or_close(self) -> None:
        if self.cards.hasFocus() or self.players.hasFocus():
            self._pad.setFocus()
        elif (proposed := self.numbers.proposed()) is not None:
            self._enter(proposed)
        elif None not in self._bids[:-1]:
            self.accept()

    # Showing.

    def _show(self) -> None:
        self._ten_more = False
        self._show_bids()
        self._show_numbers()
        self._show_answer()
        self._grow()

    def _grow(self) -> None:
        """Be higher where more numbers ask for it and the window has the room."""
        # From the inside out: each layout passes on what it needs only when it is laid out.
        pad, layout, parent = self._pad.layout(), self.layout(), self.parentWidget()
        assert pad is not None
        assert layout is not None
        pad.activate()
        self._area.settle()
        layout.activate()
        needed = layout.heightForWidth(self.width())
        if parent is not None:
            needed = min(needed, parent.window().height() - AROUND)
        if self.isVisible() and needed > self.height():
            self.resize(self.width(), needed)

    def _show_bids(self) -> None:
        last = len(self._bids) - 1
        for at, one in enumerate(self.bids):
            one.setVisible(at < len(self._bids))
            if at < len(self._bids):
                one.show_bid(self._who(at), self._bids[at], asked=at == self._asked, deals=at == last)

    @property
    def _has_names(self) -> bool:
        return len(self._speakers) == len(self._bids)

    def _who(self, at: int) -> str:
        if self._has_names:
            return self._speakers[at]
        return say(_DEALER if at == len(self._bids) - 1 else _SPEAKER.of(number=at + 1))

    def _show_numbers(self) -> None:
        asks_the_dealer = self._asked == len(self._bids) - 1
        forbidden = self._forbidden if asks_the_dealer else None
        why = "" if forbidden is None else say(self._why_not(forbidden))
        self.numbers.offer(
            [
                Choice(bid, why, struck=True) if bid == forbidden else Choice(bid)
                for bid in range(self.hand + 1)
            ]
        )
        self.numbers.fill(self._bids[-1] if asks_the_dealer else None)

    def _show_answer(self) -> None:
        to_go = self._bids[:-1].count(None)
        if to_go:
            ask = _ASK.of(who=self._who(self._asked)) if self._has_names else _ASK_NEXT
            self._say(_TO_GO.counted(to_go), say(ask), "soft_ink")
            return
        forbidden, bid = self._forbidden, self._bids[-1]
        if forbidden is None:
            self._say(_FREE, say(self._why_free()), "green")
            return
        said = [say(self._why_not(forbidden))]
        possible = self.numbers.values()
        if bid is not None:
            said.append(say(_FINE.of(bid=bid)))
        elif len(possible) == 1:
            said.append(say(_ONLY.of(bid=possible[0])))
        self._say(_NOT.of(bid=forbidden), " ".join(said), "red")

    def _why_not(self, forbidden: int) -> Phrase:
        return _NOT_WHY.of(others=self._sum(), bid=forbidden, size=self.hand)

    def _why_free(self) -> Phrase:
        options = self._setup.options
        if has_boerenregel(self._setup, self.hand):
            return _OVER.of(others=self._sum(), tricks=_TRICKS.counted(self.hand))
        return _RULE_FROM.of(size=options.dealer_rule_from) if options.dealer_rule else _NO_RULE

    def _sum(self) -> str:
        return " + ".join(str(bid) for bid in self._bids[:-1])

    def _say(self, answer: Phrase, why: str, role: str) -> None:
        self.answer.show_answer(say(answer), why, role)
        self._pad.setAccessibleName(self.answer.text())

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_TITLE), DOT.join((say(NAME), say(_EXPLAINED))))
        for label, stepper, phrase in (
            (self._cards_label, self.cards, _CARDS),
            (self._players_label, self.players, _PLAYERS),
        ):
            label.setText(say(phrase))
            stepper.set_words(say(phrase))
        self.again_button.setText(say(_AGAIN))
        self.close_button.setText(say(_CLOSE))
        self._show()


class SpokenBid(QWidget):
    """Who bids, and below it the bid; a tap asks it again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ElidedLabel(type_step=Type.SMALL, role="soft_ink")
        self.button = action_button()
        self._dealer_mark = IconMark("dealer", role="soft_ink", side=14)
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self._dealer_mark)
        line.addWidget(self.name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(line)
        column.addWidget(self.button)

    def sizeHint(self) -> QSize:
        """All bids are equally wide."""
        return QSize(look.scaled(BID_WIDTH), super().sizeHint().height())

    def show_bid(self, who: str, bid: int | None, *, asked: bool, deals: bool) -> None:
        """Show a bid; a question mark where it is `asked` now, a sign where the player `deals`."""
        self._dealer_mark.setVisible(deals)
        self.name.setText(who)
        self.name.set_strong(asked)
        self.name.set_role("ink" if asked else "soft_ink")
        self.button.setText(str(bid) if bid is not None else "?" if asked else "")
        self.button.setEnabled(bid is not None)
        set_kind(self.button, "primary" if asked and bid is None else "")
        spoken = say(_NAMED_DEALER.of(who=who)) if deals else who
        self.button.setAccessibleName(spoken if bid is None else say(_CHANGE.of(who=spoken, bid=bid)))


class Answer(QFrame):
    """The answer, to be read across the table, and under it why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role = "soft_ink"
        self.short = PlainLabel(type_step=Type.HUGE, strong=True)
        self.why = Wrapped(type_step=Type.LEAD)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 12)
        column.setSpacing(2)
        column.addWidget(self.short)
        column.addWidget(self.why)
        column.addStretch(1)
        look.changes().changed.connect(self._make_room)
        self._make_room()

    def _make_room(self) -> None:
        # Two lines of reasons, so that nothing moves while the bids come in.
        lines = self.short.fontMetrics().height() + 2 * self.why.fontMetrics().lineSpacing()
        self.setMinimumHeight(lines + 28)

    def show_answer(self, answer: str, why: str, role: str) -> None:
        """Say something in a colour role, and why."""
        self._role = role
        self.short.set_role("ink" if role == "soft_ink" else role)
        self.short.setText(answer)
        self.show_sentence(why)
        self.update()

    def show_sentence(self, why: str) -> None:
        """Say another sentence under the same answer."""
        self.why.setText(why)
        self.setAccessibleName(self.text())

    def text(self) -> str:
        """Everything it says."""
        return f"{self.short.text()}: {self.why.text()}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground in a breath of the answer's colour."""
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        loud = tint.border > 1
        painter.setPen(QPen(QColor(tint.ink), tint.border) if loud else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint.wash(self._role)))
        box = QRectF(self.rect())
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1) if loud else box, 12, 12)
        painter.end()


def _under(label: PlainLabel, stepper: Stepper) -> QWidget:
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 12, 0)
    column.setSpacing(4)
    column.addWidget(label)
    column.addWidget(stepper)
    return both
