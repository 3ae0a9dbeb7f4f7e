"""The card that asks who plays: the names, the drawn table beside them, and who deals first."""

import random
from dataclasses import replace

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from scorepad.core.evening import Roles
from scorepad.core.game import AnyGame
from scorepad.core.names import fold
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.pages.parts import Columns, Flowing, Wrapped, action_button, allow, card_heading
from scorepad.ui.pages.seat_row import SeatRow
from scorepad.ui.pages.seating import Seating
from scorepad.ui.say import say, short
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.seat_table import SeatTable

_WHO = QT_TRANSLATE_NOOP("new_match_page", "Who plays?")
_KEYS = QT_TRANSLATE_NOOP(
    "new_match_page", "Clockwise round the table. Enter: next seat. Ctrl ↑ ↓: move. Ctrl D: deals first."
)
_ADD = QT_TRANSLATE_NOOP("new_match_page", "Add a seat")
_SHUFFLE = QT_TRANSLATE_NOOP("new_match_page", "Shuffle seats")
_DRAW = QT_TRANSLATE_NOOP("new_match_page", "Draw for the deal")
_DRAWN = QT_TRANSLATE_NOOP("new_match_page", "Drawn:")
_ROLES_GO_ON = QT_TRANSLATE_NOOP("new_match_page", "The roles go on:")
_TABLE_KEYS = QT_TRANSLATE_NOOP("new_match_page", "Tap a name: it deals first. Drag it to another seat.")
_PLAY_TOGETHER = QT_TRANSLATE_NOOP("new_match_page", "Players opposite each other are partners.")
_PAIRS = QT_TRANSLATE_NOOP("new_match_page", "{pair} play against {other}")

NARROW = 700
"""Below this width, at 100 %, the drawn table stands under the names."""


def _said(phrase: Phrase | None) -> str:
    return "" if phrase is None else say(phrase)


class PlayersCard(Card):
    """Shows a seating, and changes it as the table wishes."""

    changed = Signal()
    """By the table: somebody else sits somewhere, or somebody else deals first."""
    start_wanted = Signal()
    """Enter was pressed where no name is missing any more."""

    def __init__(self, seating: Seating, chance: random.Random) -> None:
        super().__init__()
        self._seating = seating
        self._chance = chance
        self.known: tuple[str, ...] = ()
        """Everyone whose name is offered."""
        self.seats: list[SeatRow] = []
        self._who = card_heading()
        self._keys = Wrapped(role="soft_ink")
        self._seat_column = QVBoxLayout()
        self.add_button = action_button(icon="plus")
        self.table = SeatTable()
        self._table_keys = Wrapped(role="soft_ink")
        self.pairs = Wrapped()
        self.first_roles = Wrapped(role="soft_ink")
        self.shuffle_button = action_button(icon="shuffle")
        self.draw_button = action_button(icon="dealer")
        self.drawn = Note()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 20)
        column.addWidget(Columns(self._names_side(), self._table_side(), shares=(7, 5), least=NARROW))
        self._connect()

    def _names_side(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        self._seat_column.setSpacing(6)
        column.addWidget(self._who)
        column.addWidget(self._keys)
        column.addLayout(self._seat_column)
        column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return side

    def _table_side(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(8)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # Who was drawn is said in the place of what can be done, so that nothing below it moves.
        column.addWidget(self._table_keys)
        column.addWidget(self.drawn)
        column.addWidget(self.first_roles)
        column.addWidget(self.pairs)
        column.addWidget(self.table, 1)
        column.addWidget(Flowing(self.shuffle_button, self.draw_button))
        return side

    def _connect(self) -> None:
        self.add_button.clicked.connect(self._add_seat)
        self.table.picked.connect(self._choose_dealer)
        self.table.moved.connect(self._move)
        self.shuffle_button.clicked.connect(self._shuffle)
        self.draw_button.clicked.connect(self._draw)

    # What is shown.

    @property
    def seating(self) -> Seating:
        """Who sits where, and who deals first."""
        return self._seating

    def begin(self, seating: Seating, known: tuple[str, ...]) -> None:
        """Begin anew with these seats; `known` names are offered for them."""
        self._seating = seating
        self.known = known
        self._forget_draw()
        self.retranslate()

    def go_on_from(self, roles: tuple[Roles, ...]) -> None:
        """Let these roles go on, where the same people play on."""
        self._seating = replace(self._seating, roles=roles)
        self._refresh()

    def choose_game(self, game: AnyGame) -> None:
        """Let the same people play another game."""
        self._seating = self._seating.for_game(game)
        self._refresh()

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        """What Tab goes through: from name to name, then on as the card is read."""
        names = (seat.name for seat in self.seats)
        return (*names, self.add_button, self.table, self.shuffle_button, self.draw_button)

    def focus_first(self) -> None:
        """Ask for the first name, or the first that is missing among others."""
        texts = self._seating.texts
        self._focus_seat(texts.index("") if "" in texts else 0)

    def focus_wrong(self) -> None:
        """Give the keyboard to the first seat that stands in the way of the start, if one does."""
        wrong = self._seating.first_wrong
        if wrong is not None:
            self.seats[wrong].name.setFocus()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        for label, phrase in ((self._who, _WHO), (self._keys, _KEYS), (self._table_keys, _TABLE_KEYS)):
            label.setText(say(phrase))
        for button, phrase in (
            (self.add_button, _ADD),
            (self.shuffle_button, _SHUFFLE),
            (self.draw_button, _DRAW),
        ):
            button.setText(say(phrase))
        for seat in self.seats:
            seat.retranslate()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _refresh(self) -> None:
        self._show_names()
        self._show_seats()
        self.table.show_seats(self._seating.at_table, self._seating.first_dealer)
        self._show_pairs()
        self._show_roles()
        allow(self.add_button, _said(self._seating.why_no_more))
        for button in (self.shuffle_button, self.draw_button):
            allow(button, _said(self._seating.why_no_draw))

    def _show_names(self) -> None:
        """As many rows as seats, with the names on them; a row where somebody types is left as it is."""
        texts = self._seating.texts
        while len(self.seats) > len(texts):
            gone = self.seats.pop()
            self._seat_column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.seats) < len(texts):
            self._make_seat()
        for seat, text in zip(self.seats, texts, strict=True):
            if seat.name.text() != text:
                with QSignalBlocker(seat.name):
                    seat.name.setText(text)
                    seat.name.setCursorPosition(0)

    def _make_seat(self) -> None:
        seat = SeatRow()
        self.seats.append(seat)
        self._seat_column.addWidget(seat)
        seat.show()  # at once and not by a later event: it is about to have the keyboard
        seat.retranslate()
        seat.name.textChanged.connect(self._write)
        seat.name.returnPressed.connect(lambda: self._enter(self.seats.index(seat)))
        seat.name.moved.connect(lambda step: self._move_by(self.seats.index(seat), step))
        seat.name.deals.connect(lambda: self._choose_dealer(self.seats.index(seat)))
        seat.deals.clicked.connect(lambda: self._choose_dealer(self.seats.index(seat)))
        seat.up.clicked.connect(lambda: self._move_by(self.seats.index(seat), -1))
        seat.down.clicked.connect(lambda: self._move_by(self.seats.index(seat), +1))
        seat.remove.clicked.connect(lambda: self._remove_seat(self.seats.index(seat)))

    def _show_seats(self) -> None:
        seating, last = self._seating, len(self.seats) - 1
        problems = (*seating.problems, *[None] * len(self.seats))
        seat_of = {fold(name): seat for seat, name in enumerate(seating.names)}
        for at, seat in enumerate(self.seats):
            seat.show_seat(
                at,
                deals=at == seating.first_dealer,
                last=at == last,
                kept=_said(seating.why_no_fewer),
                problem=_said(problems[at]),
                awaited=at in seating.awaited,
                known=[name for name in self.known if seat_of.get(fold(name), at) == at],
            )

    def _show_pairs(self) -> None:
        """Say who plays with whom, where so many play in pairs."""
        game, names = self._seating.game, self._seating.at_table
        sides = game.sides(len(names)) if len(names) in game.players else ()
        pairs = [" & ".join(short(names[seat]) for seat in seats) for seats in sides if len(seats) == 2]
        self.pairs.setVisible(bool(pairs))
        if pairs:
            said = _PAIRS.of(pair=pairs[0], other=pairs[1]) if all(names) else _PLAY_TOGETHER
            self.pairs.setText(say(said))

    def _show_roles(self) -> None:
        """Say whose turn it is to deal, or how it is found out who deals first."""
        seating, found = self._seating, self._seating.game.words.first_roles
        goes_on = seating.roles_that_go_on is not None
        if goes_on:
            self._tell_who_deals(_ROLES_GO_ON)
        elif not seating.is_dealer_chosen:
            self._forget_draw()
        self.first_roles.setVisible(found is not None and not goes_on and not seating.is_dealer_chosen)
        self.first_roles.setText(_said(found))

    def _tell_who_deals(self, lead: Phrase) -> None:
        self._table_keys.hide()
        self.drawn.show_note(say(lead), say(self._seating.who_deals_first))

    def _forget_draw(self) -> None:
        self.drawn.hide()
        self._table_keys.show()

    # What the table wishes.

    def _take(self, seating: Seating) -> None:
        self._seating = seating
        self._refresh()
        self.changed.emit()

    def _write(self) -> None:
        self._take(self._seating.written([seat.name.text() for seat in self.seats]))

    def _enter(self, at: int) -> None:
        """Enter in a name: the next seat, or where nobody else follows, the match."""
        if at >= len(self._seating.names):
            self.start_wanted.emit()
        elif at + 1 < len(self.seats):
            # Past those who stay: a name typed next would take the place of theirs.
            self._focus_seat(min((seat for seat in self._seating.awaited if seat > at), default=at + 1))
        elif self._seating.why_no_more is None:
            self._add_seat()
        else:
            self.start_wanted.emit()

    def _focus_seat(self, at: int) -> None:
        self.seats[at].name.setFocus(Qt.FocusReason.TabFocusReason)
        self.seats[at].name.selectAll()

    def _add_seat(self) -> None:
        self._take(self._seating.with_seat())
        self._focus_seat(len(self.seats) - 1)

    def _remove_seat(self, at: int) -> None:
        self._take(self._seating.without(at))
        self._focus_seat(min(at, len(self.seats) - 1))

    def _move_by(self, at: int, step: int) -> None:
        if 0 <= at + step < len(self.seats):
            self._move(at, at + step)
            self._focus_seat(at + step)

    def _move(self, at: int, to: int) -> None:
        if at != to:
            self._forget_draw()
            self._take(self._seating.moved(at, to))

    def _shuffle(self) -> None:
        self._forget_draw()
        self._take(self._seating.shuffled(self._chance))

    def _draw(self) -> None:
        self._take(self._seating.drawn(self._chance))
        self._tell_who_deals(_DRAWN)

    def _choose_dealer(self, seat: int) -> None:
        self._forget_draw()
        self._take(self._seating.dealt_by(seat))
