"""The new match page: who plays, by which house rules, for which season."""

import random
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.evening import Roles
from scorepad.core.faults import COMMON_FAULTS, CommonFault
from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.core.names import doubled, fold, name_fault, tidy
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Options, Setup
from scorepad.games import GAMES
from scorepad.ui import icons, look
from scorepad.ui.look import Type
from scorepad.ui.pages.agreement import Agreement
from scorepad.ui.pages.options_form import OptionsForm
from scorepad.ui.pages.parts import (
    DOT,
    Choices,
    Columns,
    FieldProblem,
    Flowing,
    Wrapped,
    action_button,
    card_heading,
    column_of,
    in_tab_order,
    mark_wrong,
    page_title,
    scrolling_page,
    set_kind,
)
from scorepad.ui.pages.views import NewMatchView, OwnPreset
from scorepad.ui.say import say, short
from scorepad.ui.widgets.button_words import on_button
from scorepad.ui.widgets.card import Card, Rule
from scorepad.ui.widgets.labels import PlainLabel, plain_tooltip
from scorepad.ui.widgets.name_edit import NameEdit
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.seat_table import SeatTable

_TITLE = QT_TRANSLATE_NOOP("new_match_page", "New match")
_GAME = QT_TRANSLATE_NOOP("new_match_page", "Game")
_WHO = QT_TRANSLATE_NOOP("new_match_page", "Who plays?")
_KEYS = QT_TRANSLATE_NOOP(
    "new_match_page", "Clockwise round the table. Enter: next seat. Ctrl ↑ ↓: move. Ctrl D: deals first."
)
_NAME_OF = QT_TRANSLATE_NOOP("new_match_page", "Name on seat {seat}")
_NAME = QT_TRANSLATE_NOOP("new_match_page", "Name")
_DEALS = QT_TRANSLATE_NOOP("new_match_page", "deals")
_DEALS_FIRST = QT_TRANSLATE_NOOP("new_match_page", "{who} deals first")
_LET_DEAL = QT_TRANSLATE_NOOP("new_match_page", "Seat {seat} deals first")
_UP = QT_TRANSLATE_NOOP("new_match_page", "Move up")
_DOWN = QT_TRANSLATE_NOOP("new_match_page", "Move down")
_REMOVE = QT_TRANSLATE_NOOP("new_match_page", "Remove this seat")
_ADD = QT_TRANSLATE_NOOP("new_match_page", "Add a seat")
_SHUFFLE = QT_TRANSLATE_NOOP("new_match_page", "Shuffle seats")
_DRAW = QT_TRANSLATE_NOOP("new_match_page", "Draw for the deal")
_DRAWN = QT_TRANSLATE_NOOP("new_match_page", "Drawn:")
_ROLES_GO_ON = QT_TRANSLATE_NOOP("new_match_page", "The roles go on:")
_TABLE_KEYS = QT_TRANSLATE_NOOP("new_match_page", "Tap a name: it deals first. Drag it to another seat.")
_RULES = QT_TRANSLATE_NOOP("new_match_page", "House rules")
_ALL_RULES = QT_TRANSLATE_NOOP("new_match_page", "All rules…")
_FEWER_RULES = QT_TRANSLATE_NOOP("new_match_page", "Close the rules")
_SAVE_AS = QT_TRANSLATE_NOOP("new_match_page", "Save these rules as…")
_PRESET_NAME = QT_TRANSLATE_NOOP("new_match_page", "A name for these rules")
_SAVE = QT_TRANSLATE_NOOP("new_match_page", "Save")
_NOT_NOW = QT_TRANSLATE_NOOP("new_match_page", "Not now")
_DELETE = QT_TRANSLATE_NOOP("new_match_page", "Delete “{name}”")
_TAKEN = QT_TRANSLATE_NOOP("new_match_page", "“{name}” is one of the usual names already")
_SEASON = QT_TRANSLATE_NOOP("new_match_page", "Season")
_SEASON_SAID = QT_TRANSLATE_NOOP("new_match_page", "Leave it empty where the match counts for none.")
_NO_SEASON = QT_TRANSLATE_NOOP("new_match_page", "No season")
_CANCEL = QT_TRANSLATE_NOOP("new_match_page", "Cancel")
_START = QT_TRANSLATE_NOOP("new_match_page", "Start the match")
_START_KEYS = QT_TRANSLATE_NOOP("new_match_page", "Ctrl and Enter start from anywhere on this page")
_PLAYERS = QT_TRANSLATE_N_NOOP("new_match_page", "%n player(s)", "", 0)
_NEEDS = QT_TRANSLATE_N_NOOP("new_match_page", "Write at least %n name(s)", "", 0)
_TOO_MANY = QT_TRANSLATE_NOOP("new_match_page", "{game} is for at most {most} players")
_PLAY_TOGETHER = QT_TRANSLATE_NOOP("new_match_page", "Players opposite each other are partners.")
_PAIRS = QT_TRANSLATE_NOOP("new_match_page", "{pair} play against {other}")
_TWO_FIRST = QT_TRANSLATE_NOOP("new_match_page", "Write two names first")
_EMPTY_SEAT = QT_TRANSLATE_NOOP("new_match_page", "Nobody sits here: write a name, or remove the seat")
_STILL_EMPTY = QT_TRANSLATE_NOOP("new_match_page", "Who sits here?")
_SITS_ALREADY = QT_TRANSLATE_NOOP(
    "new_match_page", "{name} has a seat already: add something to one of the two names"
)

USUAL_SEATS = 4
LONGEST_PRESET = 40
NARROW = 700
"""Below this width, at 100 %, the drawn table stands under the names."""
WIDE = 980
"""From this width on, at 100 %, the season stands beside the rules."""


class NewMatchPage(QWidget):
    """Names, house rules and season of a match to come. Nothing of it is kept until it starts."""

    started = Signal(object)
    """The match, of which only the time is still to be filled in."""
    cancelled = Signal()
    preset_saved = Signal(str, object)
    """A name of the user's own, and the options to keep under it."""
    preset_deleted = Signal(str)

    def __init__(
        self,
        games: Sequence[AnyGame] = GAMES,
        chance: random.Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._games = {game.key: game for game in games}
        self._chance = chance or random.SystemRandom()
        self._view = NewMatchView()
        self._agreement = Agreement.usual(games[0], USUAL_SEATS)
        self._on_form: Agreement | None = None
        """What the form of all rules shows."""
        self._dealer = 0
        self._is_dealer_chosen = False
        """Whether the dealer was drawn or pointed out, so that no roles of an earlier match are meant."""
        self._awaited: set[int] = set()
        """Seats that were proposed to be taken, and are no mistake while nobody has been named."""
        self._own: dict[str, OwnPreset] = {}
        self.seats: list[SeatRow] = []
        self._is_made = False

    # Building, when the page is first wanted: the window's first paint waits for none of it.

    def _make(self) -> None:
        self._is_made = True
        self._make_widgets()
        self._lay_out()
        self._connect()

    def _make_widgets(self) -> None:
        self._title = page_title()
        self.games = Choices()
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
        self._rules = card_heading()
        self.presets = Choices()
        self.agreed = Wrapped(type_step=Type.LEAD)
        self.rules_problem = FieldProblem()
        self.all_rules_button = action_button()
        self.save_as_button = action_button()
        self.delete_button = action_button()
        self.preset_name = QLineEdit()
        self.preset_problem = FieldProblem()
        self.save_button = action_button()
        self._not_now = action_button("quiet")
        self._saving = QWidget()
        self.form = OptionsForm()
        self.form.hide()
        self._season_heading = card_heading()
        self._season_said = Wrapped(role="soft_ink")
        self.season = _SeasonBox()
        self.summary = Wrapped(type_step=Type.LEAD)
        self.cancel_button = action_button()
        self.start_button = action_button("primary")

    def _lay_out(self) -> None:
        self._scroll = scrolling_page()
        self._scroll.setWidget(
            column_of(
                self.games,
                self._players_card(),
                Columns(self._rules_card(), column_of(self._season_card()), shares=(7, 3), least=WIDE),
                gap=16,
                margins=(8, 8, 8, 16),
            )
        )
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 0, 8, 0)
        foot.setSpacing(12)
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.start_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        self._title.setContentsMargins(8, 6, 8, 6)
        column.addWidget(self._title)
        column.addWidget(self._scroll, 1)
        column.addWidget(Rule())
        column.addLayout(foot)

    def _players_card(self) -> Card:
        names = QWidget()
        left = QVBoxLayout(names)
        left.setContentsMargins(0, 0, 8, 0)
        left.setSpacing(8)
        self._seat_column.setSpacing(6)
        left.addWidget(self._who)
        left.addWidget(self._keys)
        left.addLayout(self._seat_column)
        left.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        left.addStretch(1)
        drawn = QWidget()
        right = QVBoxLayout(drawn)
        right.setContentsMargins(8, 0, 0, 0)
        right.setSpacing(8)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # Who was drawn is said in the place of what can be done, so that nothing below it moves.
        right.addWidget(self._table_keys)
        right.addWidget(self.drawn)
        right.addWidget(self.first_roles)
        right.addWidget(self.pairs)
        right.addWidget(self.table, 1)
        right.addWidget(Flowing(self.shuffle_button, self.draw_button))
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 16, 20, 20)
        column.addWidget(Columns(names, drawn, shares=(7, 5), least=NARROW))
        return card

    def _rules_card(self) -> Card:
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 16, 20, 20)
        column.setSpacing(12)
        saving = QHBoxLayout(self._saving)
        saving.setContentsMargins(0, 0, 0, 0)
        saving.setSpacing(8)
        saving.addWidget(self.preset_name, 1)
        saving.addWidget(self.save_button)
        saving.addWidget(self._not_now)
        self._saving.hide()
        for widget in (
            self._rules,
            self.presets,
            self.agreed,
            self.rules_problem,
            Flowing(self.all_rules_button, self.save_as_button, self.delete_button),
            self._saving,
            self.preset_problem,
            self.form,
        ):
            column.addWidget(widget)
        return card

    def _season_card(self) -> Card:
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 16, 20, 20)
        column.setSpacing(8)
        column.addWidget(self._season_heading)
        column.addWidget(self.season)
        column.addWidget(self._season_said)
        self.season.setMaximumWidth(420)
        return card

    def _connect(self) -> None:
        self.games.chosen.connect(self._choose_game)
        self.add_button.clicked.connect(self._add_seat)
        self.table.picked.connect(self._choose_dealer)
        self.table.moved.connect(self._move)
        self.shuffle_button.clicked.connect(self._shuffle)
        self.draw_button.clicked.connect(self._draw)
        self.presets.chosen.connect(self._choose_preset)
        self.all_rules_button.clicked.connect(self._open_rules)
        self.save_as_button.clicked.connect(self._ask_preset_name)
        self.delete_button.clicked.connect(self._delete_preset)
        self.preset_name.textEdited.connect(lambda: self.preset_problem.show_problem(""))
        self.preset_name.returnPressed.connect(self._save_preset)
        self.save_button.clicked.connect(self._save_preset)
        self._not_now.clicked.connect(self._stop_saving)
        self.form.changed.connect(self._choose_options)
        self.form.faults_changed.connect(self._refresh)
        self.cancel_button.clicked.connect(self.cancelled)
        self.start_button.clicked.connect(self._start)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(
                QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )
            shortcut.activated.connect(self._start)

    # What is shown.

    def prepare(self, view: NewMatchView) -> None:
        """Begin anew, with what the history proposes."""
        if not self._is_made:
            self._make()
        self._view = view
        self._own = {f"own:{one.name}": one for one in view.own}
        proposal = view.proposal
        if proposal is not None and proposal.game not in self._games:
            proposal = None
        if proposal is None:
            game = next(iter(self._games.values()))
            seats = max(game.players.start, min(USUAL_SEATS, game.players.stop - 1))
            self._agreement = Agreement.usual(game, seats)
            self._dealer = 0
            names: tuple[str, ...] = ("",) * seats
        else:
            game = self._games[proposal.game]
            self._agreement = Agreement(game, len(proposal.players), proposal.options)
            self._dealer = proposal.first_dealer
            names = proposal.players
        self._is_dealer_chosen = False
        self._awaited = {seat for seat, name in enumerate(names) if proposal is not None and not name}
        self._forget_writing()
        self.season.offer(view.seasons, view.season)
        self._forget_draw()
        self.form.hide()
        self._stop_saving()
        self._set_names(names)
        self.retranslate()
        self._scroll.verticalScrollBar().setValue(0)
        self._focus_first()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the first name, or the first that is missing."""
        if not self._is_made:
            self.prepare(NewMatchView())
        super().showEvent(event)
        self._focus_first()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        for label, phrase in (
            (self._title, _TITLE),
            (self._who, _WHO),
            (self._keys, _KEYS),
            (self._table_keys, _TABLE_KEYS),
            (self._rules, _RULES),
            (self._season_heading, _SEASON),
            (self._season_said, _SEASON_SAID),
        ):
            label.setText(say(phrase))
        for button, phrase in (
            (self.add_button, _ADD),
            (self.shuffle_button, _SHUFFLE),
            (self.draw_button, _DRAW),
            (self.save_as_button, _SAVE_AS),
            (self.save_button, _SAVE),
            (self._not_now, _NOT_NOW),
            (self.cancel_button, _CANCEL),
            (self.start_button, _START),
        ):
            button.setText(say(phrase))
        self.start_button.setToolTip(say(_START_KEYS))
        self.games.setAccessibleName(say(_GAME))
        self.games.offer((key, say(game.words.name)) for key, game in self._games.items())
        self.presets.setAccessibleName(say(_RULES))
        self.preset_name.setAccessibleName(say(_PRESET_NAME))
        self.preset_name.setPlaceholderText(say(_PRESET_NAME))
        self.season.setAccessibleName(say(_SEASON))
        self.season.set_placeholder(say(_NO_SEASON))
        for seat in self.seats:
            seat.retranslate()
        self._on_form = None
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and self._is_made:
            self.retranslate()
        super().changeEvent(event)

    @property
    def game(self) -> AnyGame:
        """The game that is chosen."""
        return self._agreement.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names in seat order; empty seats after the last name are none."""
        names = [tidy(seat.name.text()) for seat in self.seats]
        while names and not names[-1]:
            names.pop()
        return tuple(names)

    @property
    def options(self) -> Options:
        """The house rules as they stand."""
        return self._agreement.options

    @property
    def first_dealer(self) -> int:
        """The seat that deals first."""
        roles = self._roles
        if roles is not None:
            return roles.dealer
        return self._dealer if self._dealer < len(self.names) else 0

    @property
    def _roles(self) -> Roles | None:
        """The roles that go on with these names; None where a dealer is drawn."""
        if self._is_dealer_chosen:
            return None
        seated = tuple(tidy(name) for name in self._texts())
        of_game = (roles for roles in self._view.roles if roles.game == self.game.key)
        return next((roles for roles in of_game if roles.go_on_with(seated)), None)

    def why_not(self) -> str:
        """Why the match cannot start yet; "" where it can."""
        names = self.names
        least = max(self.game.players.start, *(seat + 1 for seat in self._awaited), 0)
        for phrase in self._seat_problems(names):
            if phrase is not None and phrase is not _STILL_EMPTY:
                return say(phrase)
        if len(names) < least or self._awaited:
            return say(_NEEDS.counted(least))
        for fault in self.form.faults:
            return say(fault)
        for problem in self._agreement.problems:
            return say(self._agreement.sentence(problem))
        return ""

    @property
    def _most(self) -> int:
        """How many can play the game at most."""
        return self.game.players.stop - 1

    @property
    def _too_many(self) -> Phrase:
        return _TOO_MANY.of(game=self.game.words.name, most=self._most)

    def _seat_problems(self, names: tuple[str, ...]) -> list[Phrase | None]:
        again = doubled(names)
        problems: list[Phrase | None] = []
        for seat, name in enumerate(names):
            fault = name_fault(name)
            if seat >= self._most:
                problems.append(self._too_many)
            elif fault is CommonFault.NAME_BLANK:
                problems.append(_STILL_EMPTY if seat in self._awaited else _EMPTY_SEAT)
            elif fault is not None:
                problems.append(COMMON_FAULTS[fault].of(field="".join(filter(str.isprintable, name))))
            else:
                problems.append(_SITS_ALREADY.of(name=name) if seat in again else None)
        return problems

    def _refresh(self) -> None:
        """Show what follows from names and rules; called after every change of either."""
        names = self.names
        players = self.game.players
        count = len(names) if len(names) in players else min(len(self.seats), self._most)
        if count != self._agreement.players:
            self._agreement = self._agreement.for_players(count)
        self._awaited -= {seat for seat, name in enumerate(names) if name}
        self._refresh_seats(names)
        self._refresh_rules()
        why_not = self.why_not()
        self.start_button.setEnabled(not why_not)
        who = self._who_deals_first(names) if names else ""
        ready = DOT.join(filter(None, (say(_PLAYERS.counted(len(names))), who)))
        self.summary.setText(why_not or ready)
        self.summary.set_role("soft_ink" if why_not else "ink")
        self.start_button.setAccessibleDescription(why_not or ready)
        self._order_tabs()

    def _who_deals_first(self, names: tuple[str, ...]) -> str:
        dealer = self.first_dealer
        # By the roles it may be a seat that nobody has taken yet.
        named = names[dealer] if dealer < len(names) else ""
        return say(_DEALS_FIRST.of(who=named) if named else _LET_DEAL.of(seat=dealer + 1))

    def _refresh_seats(self, names: tuple[str, ...]) -> None:
        problems = self._seat_problems(names)
        folded = {fold(name): seat for seat, name in enumerate(names)}
        rows, players = len(self.seats), self.game.players
        for at, seat in enumerate(self.seats):
            problem = problems[at] if at < len(problems) else None
            free = [name for name in self._view.known if folded.get(fold(name), at) == at]
            seat.show_seat(
                at,
                deals=at == self.first_dealer,
                last=at == rows - 1,
                kept="" if rows > players.start else say(_NEEDS.counted(players.start)),
                problem="" if problem is None or problem is _STILL_EMPTY else say(problem),
                awaited=at in self._awaited,
                known=free,
            )
        # A spare field after the last name is a field to write in, and not yet a seat at the table.
        drawn = len(names) if players.start <= len(names) == rows - 1 else rows
        shown = (*names, *[""] * rows)[:drawn]
        self.table.show_seats(shown, self.first_dealer)
        self._show_pairs(shown)
        self._show_roles(names)
        _allow(self.add_button, "" if rows < self._most else say(self._too_many))
        why_not = "" if sum(map(bool, names)) > 1 else say(_TWO_FIRST)
        _allow(self.shuffle_button, why_not)
        _allow(self.draw_button, why_not)

    def _show_pairs(self, names: Sequence[str]) -> None:
        """Say who plays with whom, where so many play in pairs."""
        sides = self.game.sides(len(names)) if len(names) in self.game.players else ()
        pairs = [" & ".join(short(names[seat]) for seat in seats) for seats in sides if len(seats) == 2]
        self.pairs.setVisible(bool(pairs))
        if pairs:
            said = _PAIRS.of(pair=pairs[0], other=pairs[1]) if all(names) else _PLAY_TOGETHER
            self.pairs.setText(say(said))

    def _show_roles(self, names: tuple[str, ...]) -> None:
        """Say whose turn it is to deal, or how it is found out who deals first."""
        goes_on, found = self._roles is not None, self.game.words.first_roles
        if goes_on:
            self._tell(_ROLES_GO_ON, self._who_deals_first(names))
        elif not self._is_dealer_chosen:
            self._forget_draw()
        self.first_roles.setVisible(found is not None and not goes_on and not self._is_dealer_chosen)
        self.first_roles.setText("" if found is None else say(found))

    def _refresh_rules(self) -> None:
        agreement = self._agreement
        self.games.set_current(agreement.game.key)
        own = {key: one for key, one in self._own.items() if one.game == agreement.game.key}
        self.presets.offer(
            [(preset.key, say(preset.name)) for preset in agreement.game.presets]
            + [(key, one.name) for key, one in own.items()]
        )
        named = agreement.preset or next(
            (key for key, one in own.items() if one.options == agreement.options), None
        )
        self.presets.set_current(named)
        said = DOT.join(say(phrase) for phrase in agreement.agreed())
        self.agreed.setText(said[:1].upper() + said[1:])
        problems = [say(agreement.sentence(problem)) for problem in agreement.problems]
        # Where the form is open, the sentence stands at its field.
        self.rules_problem.show_problem("" if self.form.isVisibleTo(self) else " ".join(problems))
        is_open = self.form.isVisibleTo(self)
        # Made when it is first opened, and after that kept in step also while it is closed.
        if (is_open or self.form.editors) and self._on_form != agreement:
            self.form.show_agreement(agreement)
            self._on_form = agreement
        self.all_rules_button.setText(say(_FEWER_RULES if is_open else _ALL_RULES))
        self.all_rules_button.setIcon(icons.icon("up" if is_open else "down"))
        self.save_as_button.setVisible(named is None and not self._saving.isVisibleTo(self))
        self.delete_button.setVisible(named in own)
        if named in own:
            self.delete_button.setText(on_button(say(_DELETE.of(name=own[named].name))))

    # Seats.

    def _set_names(self, names: Sequence[str]) -> None:
        """As many seats as names, with these on them."""
        while len(self.seats) > len(names):
            gone = self.seats.pop()
            self._seat_column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.seats) < len(names):
            self._make_seat()
        for seat, name in zip(self.seats, names, strict=True):
            with QSignalBlocker(seat.name):
                if seat.name.text() != name:
                    seat.name.setText(name)
                    seat.name.setCursorPosition(0)

    def _make_seat(self) -> None:
        seat = SeatRow()
        self.seats.append(seat)
        self._seat_column.addWidget(seat)
        seat.show()  # at once and not by a later event: it is about to have the keyboard
        seat.retranslate()
        seat.name.textChanged.connect(self._refresh)
        seat.name.returnPressed.connect(lambda: self._enter(self.seats.index(seat)))
        seat.name.moved.connect(lambda step: self._move_by(self.seats.index(seat), step))
        seat.name.deals.connect(lambda: self._choose_dealer(self.seats.index(seat)))
        seat.deals.clicked.connect(lambda: self._choose_dealer(self.seats.index(seat)))
        seat.up.clicked.connect(lambda: self._move_by(self.seats.index(seat), -1))
        seat.down.clicked.connect(lambda: self._move_by(self.seats.index(seat), +1))
        seat.remove.clicked.connect(lambda: self._remove_seat(self.seats.index(seat)))

    def _order_tabs(self) -> None:
        """Tab goes from name to name, then on through the page as it is read."""
        in_tab_order(
            self.games,
            *(seat.name for seat in self.seats),
            *(self.add_button, self.table, self.shuffle_button, self.draw_button),
            *(self.presets, self.all_rules_button, self.save_as_button, self.delete_button),
            *(self._saving, self.form, self.season, self.cancel_button, self.start_button),
        )

    def _texts(self) -> list[str]:
        return [seat.name.text() for seat in self.seats]

    def _enter(self, at: int) -> None:
        """Enter in a name: the next seat, or where nobody else follows, the match."""
        if at >= len(self.names):
            self._start()
        elif at + 1 < len(self.seats):
            self._focus_seat(at + 1)
        elif len(self.seats) < self._most:
            self._add_seat()
        else:
            self._start()

    def _focus_seat(self, at: int) -> None:
        self.seats[at].name.setFocus(Qt.FocusReason.TabFocusReason)
        self.seats[at].name.selectAll()

    def _focus_first(self) -> None:
        """Ask for the first name, or the first that is missing among others."""
        texts = self._texts()
        self._focus_seat(texts.index("") if "" in texts else 0)

    def _add_seat(self) -> None:
        self._set_names([*self._texts(), ""])
        self._refresh()
        self._focus_seat(len(self.seats) - 1)

    def _remove_seat(self, at: int) -> None:
        texts = self._texts()
        self._awaited = set()
        del texts[at]
        if at < self._dealer or self._dealer == len(texts):
            self._dealer = max(0, self._dealer - 1)
        self._set_names(texts)
        self._refresh()
        self._focus_seat(min(at, len(texts) - 1))

    def _move_by(self, at: int, step: int) -> None:
        if 0 <= at + step < len(self.seats):
            self._move(at, at + step)
            self._focus_seat(at + step)

    def _move(self, at: int, to: int) -> None:
        """Whoever sits at one seat goes to another; the deal goes with the dealer."""
        if at == to:
            return
        order = list(range(len(self.seats)))
        order.insert(to, order.pop(at))
        self._sit(order)

    def _sit(self, order: Sequence[int]) -> None:
        texts = self._texts()
        dealer = self.first_dealer
        self._awaited = {to for to, seat in enumerate(order) if seat in self._awaited}
        self._set_names([texts[seat] for seat in order])
        self._dealer = list(order).index(dealer)
        self._forget_draw()
        self._refresh()

    def _shuffle(self) -> None:
        names = self.names
        taken = [seat for seat, name in enumerate(names) if name]
        before, shuffled = list(taken), list(taken)
        # A shuffle that changes nothing looks like a button that does nothing.
        while shuffled == before:
            self._chance.shuffle(shuffled)
        free = [seat for seat in range(len(self.seats)) if seat not in taken]
        self._sit([*shuffled, *free])

    def _draw(self) -> None:
        taken = [seat for seat, name in enumerate(self.names) if name]
        self._choose_dealer(self._chance.choice(taken))
        self._tell(_DRAWN, say(_DEALS_FIRST.of(who=self.names[self._dealer])))

    def _tell(self, lead: Phrase, text: str) -> None:
        self._table_keys.hide()
        self.drawn.show_note(say(lead), text)

    def _forget_draw(self) -> None:
        self.drawn.hide()
        self._table_keys.show()

    def _choose_dealer(self, seat: int) -> None:
        self._dealer = seat
        self._is_dealer_chosen = True
        self._forget_draw()
        self._refresh()

    # Rules.

    def _choose_game(self, key: str) -> None:
        game = self._games[key]
        self._agreement = Agreement.usual(game, self._agreement.players)
        self._forget_writing()
        seats = min(len(self.seats), max(len(self.names), self._most))
        if seats < game.players.start:
            seats = min(USUAL_SEATS, self._most)
        self._set_names((*self._texts(), *[""] * seats)[:seats])
        self._refresh()

    def _choose_preset(self, key: str) -> None:
        own = self._own.get(key)
        if own is None:
            self._agreement = self._agreement.with_preset(key)
        else:
            self._agreement = self._agreement.with_options(own.options)
        self._forget_writing()
        self._stop_saving()
        self._refresh()

    def _forget_writing(self) -> None:
        self.form.forget_writing()
        self._on_form = None

    def _choose_options(self, options: Options) -> None:
        self._agreement = self._agreement.with_options(options, self.form.written)
        self._refresh()

    def _open_rules(self) -> None:
        self.form.setVisible(not self.form.isVisibleTo(self))
        self._refresh()

    def _ask_preset_name(self) -> None:
        self._saving.show()
        self._refresh()
        self.preset_name.setFocus()
        self.preset_name.selectAll()

    def _stop_saving(self) -> None:
        self._saving.hide()
        self.preset_problem.show_problem("")
        self.save_as_button.show()

    def _save_preset(self) -> None:
        name = tidy(self.preset_name.text())
        usual = {fold(say(preset.name)) for preset in self.game.presets}
        fault = name_fault(name) if len(name) <= LONGEST_PRESET else CommonFault.NAME_TOO_LONG
        why = "" if fault is None else say(_PRESET_FAULTS[fault])
        if fold(name) in usual:
            why = say(_TAKEN.of(name=name))
        self.preset_problem.show_problem(why)
        mark_wrong(self.preset_name, why)
        if why or self.form.faults or self._agreement.problems:
            return
        self._own[f"own:{name}"] = OwnPreset(self.game.key, name, self.options)
        self.preset_saved.emit(name, self.options)
        self._stop_saving()
        self._refresh()
        self.presets.button(f"own:{name}").setFocus()

    def _delete_preset(self) -> None:
        key = self.presets.current
        if key is None or key not in self._own:
            return
        name = self._own.pop(key).name
        # The rules themselves stay as they are, and can be saved again under their name.
        self.preset_name.setText(name)
        self.preset_deleted.emit(name)
        self._refresh()
        self.save_as_button.setFocus()

    # The end.

    def _start(self) -> None:
        if self.why_not():
            self._focus_problem()
            return
        setup = Setup(self.names, self.options, self.first_dealer)
        self.started.emit(Match(self.game, setup, season=self.season.season()))

    def _focus_problem(self) -> None:
        for seat, problem in zip(self.seats, self._seat_problems(self.names), strict=False):
            if problem is not None:
                seat.name.setFocus()
                return
        if self._awaited or len(self.names) < self.game.players.start:
            self._focus_seat(min(self._awaited, default=len(self.names)))


_PRESET_FAULTS: dict[CommonFault, Phrase] = {
    CommonFault.NAME_BLANK: QT_TRANSLATE_NOOP("new_match_page", "Give these rules a name"),
    CommonFault.NAME_TOO_LONG: QT_TRANSLATE_NOOP("new_match_page", "A name for rules has at most 40 letters"),
    CommonFault.NAME_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "new_match_page", "This name holds a character that cannot be written"
    ),
}


def _allow(button: QPushButton, why_not: str, what: str = "") -> None:
    """Offer a button, whose tooltip says `what` it does, or say why it is not to be had."""
    button.setEnabled(not why_not)
    button.setToolTip(plain_tooltip(why_not or what))
    button.setAccessibleDescription(why_not)


class SeatRow(QWidget):
    """A seat: its name, whether it deals first, and the ways to move or remove it."""

    def __init__(self) -> None:
        super().__init__()
        self._at = 0
        self._known: list[str] | None = None
        self._number = PlainLabel(role="soft_ink")
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.name = _SeatName()
        self.name.setMinimumWidth(120)
        self.deals = action_button("quiet", icon="dealer")
        self.deals.setCheckable(True)
        self.up, self.down, self.remove = (action_button("quiet") for _ in range(3))
        for button, text in ((self.up, "↑"), (self.down, "↓"), (self.remove, "✕")):
            button.setText(text)
            button.setFixedWidth(look.TARGET)
        for button in self._buttons():
            # The keys of the name field do the same; Tab goes from name to name.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._problem = FieldProblem()
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._number)
        row.addWidget(self.name, 1)
        for button in self._buttons():
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self._problem)

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.deals, self.up, self.down, self.remove

    @property
    def problem(self) -> str:
        """What is wrong with the name; "" where all is well."""
        return self._problem.text()

    def retranslate(self) -> None:
        """Say what each button does."""
        self.deals.setText(say(_DEALS))
        for button, phrase in ((self.up, _UP), (self.down, _DOWN)):
            button.setToolTip(say(phrase))

    def show_seat(
        self,
        at: int,
        *,
        deals: bool,
        last: bool,
        kept: str,
        problem: str,
        awaited: bool,
        known: list[str],
    ) -> None:
        """Show the seat's place at the table and what is wrong with it; `kept` says why it cannot go.

        Somebody new is `awaited` on it where all others keep their seats.
        """
        number = at + 1
        self._number.setText(str(number))
        self._number.setFixedWidth(self._number.fontMetrics().horizontalAdvance("8") + 4)
        self.name.setAccessibleName(say(_NAME_OF.of(seat=number)))
        self.name.setPlaceholderText(say(_STILL_EMPTY if awaited else _NAME))
        self.deals.setChecked(deals)
        set_kind(self.deals, "" if deals else "quiet")
        self.deals.setIcon(icons.icon("dealer", "on_accent" if deals else "ink"))
        self.deals.setAccessibleName(say(_LET_DEAL.of(seat=number)))
        for button, phrase in ((self.up, _UP), (self.down, _DOWN), (self.remove, _REMOVE)):
            button.setAccessibleName(f"{say(phrase)} ({number})")
        self.up.setEnabled(at > 0)
        self.down.setEnabled(not last)
        _allow(self.remove, kept, say(_REMOVE))
        self._problem.show_problem(problem)
        mark_wrong(self.name, problem)
        self.name.setToolTip(plain_tooltip(problem))
        if known != self._known:
            self._known = known
            self.name.set_known(known)


class _SeatName(NameEdit):
    """A name field that moves its seat by Ctrl and arrows, and gives it the deal by Ctrl and D."""

    moved = Signal(int)
    deals = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        with_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if with_control and step is not None:
            self.moved.emit(step)
        elif with_control and event.key() == Qt.Key.Key_D:
            self.deals.emit()
        elif event.key() == Qt.Key.Key_Down and not self.text():
            self._offer_everyone()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A tap into an empty field shows everyone who has played: nobody need type a known name."""
        super().mouseReleaseEvent(event)
        if not self.text():
            self._offer_everyone()

    def _offer_everyone(self) -> None:
        # As if the last letter had just been deleted: all names match.
        self.textEdited.emit("")
        self.completer().complete()


class _SeasonBox(QComboBox):
    """The seasons there are, and room for the name of a new one."""

    def __init__(self) -> None:
        super().__init__()
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Completing in the line would make "Winter" last year's winter.
        self.setCompleter(None)  # type: ignore[arg-type]

    def offer(self, seasons: Sequence[str], chosen: str) -> None:
        """Offer these, none first; `chosen` is the one that is running."""
        self.clear()
        self.addItem("")
        self.addItems(list(seasons))
        self.setEditText(chosen)

    def set_placeholder(self, text: str) -> None:
        """What stands there where no season is chosen."""
        line = self.lineEdit()
        assert line is not None
        line.setPlaceholderText(text)

    def season(self) -> str | None:
        """The season, or None."""
        return tidy(self.currentText()) or None

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()
