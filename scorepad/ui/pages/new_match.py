"""The new match page: when it is played, by whom, by which house rules, for which season."""

import random
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.core.table import Setup
from scorepad.core.when_played import WhenPlayed
from scorepad.games import GAMES
from scorepad.ui import look
from scorepad.ui.controller import Clock
from scorepad.ui.look import Type
from scorepad.ui.pages.agreement import Agreement
from scorepad.ui.pages.parts import (
    DOT,
    Choices,
    Columns,
    Wrapped,
    action_button,
    column_of,
    in_tab_order,
    page_title,
    scrolling_page,
)
from scorepad.ui.pages.players_card import PlayersCard
from scorepad.ui.pages.rules_card import RulesCard
from scorepad.ui.pages.season_card import SeasonCard
from scorepad.ui.pages.seating import Seating
from scorepad.ui.pages.views import NewMatchView, Proposal
from scorepad.ui.pages.when_line import WhenLine
from scorepad.ui.reading import spoken_day
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Rule
from scorepad.ui.widgets.labels import PlainLabel, plain_tooltip

_TITLE = QT_TRANSLATE_NOOP("new_match_page", "New match")
_GAME = QT_TRANSLATE_NOOP("new_match_page", "Game")
_PLAIN = QT_TRANSLATE_NOOP("new_match_page", "Any other game, or an old sheet with only its totals:")
_CANCEL = QT_TRANSLATE_NOOP("new_match_page", "Cancel")
_START = QT_TRANSLATE_NOOP("new_match_page", "Start the match")
_WRITE_DOWN = QT_TRANSLATE_NOOP("new_match_page", "Write it down")
_START_KEYS = QT_TRANSLATE_NOOP("new_match_page", "Ctrl and Enter start from anywhere on this page")
_TO_COME = QT_TRANSLATE_NOOP("new_match_page", "That day or time is still to come")
_NO_DAY = QT_TRANSLATE_NOOP("new_match_page", "on a day that nobody knows")
_PLAYERS = QT_TRANSLATE_N_NOOP("new_match_page", "%n player(s)", "", 0)

WIDE = 980
"""From this width on, at 100 %, the season stands beside the rules."""


class NewMatchPage(QWidget):
    """Names, house rules and season of a match to come. Nothing of it is kept until it starts."""

    started = Signal(object)
    """The match, of which only the time is still to be filled in."""
    written_down = Signal(object, object)
    """A match that was played before, and `WhenPlayed`."""
    cancelled = Signal()
    preset_saved = Signal(str, object)
    """A name of the user's own, and the options to keep under it."""
    preset_deleted = Signal(str)

    def __init__(
        self,
        now: Clock,
        games: Sequence[AnyGame] = GAMES,
        chance: random.Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._games = {game.key: game for game in games}
        self._chance = chance or random.SystemRandom()
        self._is_made = False
        self._view = NewMatchView()

    # Building, when the page is first wanted: the window's first paint waits for none of it.

    def _make(self) -> None:
        self._is_made = True
        seating, agreement = self._usual()
        self._title = page_title()
        self.when = WhenLine()
        self.games = Choices()
        self._plain_said = PlainLabel(role="soft_ink")
        self.plain = Choices(self._plain_said)
        self.players = PlayersCard(seating, self._chance)
        self.rules = RulesCard(agreement)
        self.season = SeasonCard()
        self.summary = Wrapped(type_step=Type.LEAD)
        self.cancel_button = action_button()
        self.start_button = action_button("primary")
        self._lay_out()
        self._connect()
        self._size()

    def _lay_out(self) -> None:
        self._scroll = scrolling_page()
        self._scroll.setWidget(
            column_of(
                column_of(self.games, self.plain, gap=8),
                self.players,
                Columns(self.rules, column_of(self.season), shares=(7, 3), least=WIDE),
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
        head = QHBoxLayout()
        head.setContentsMargins(8, 0, 8, 0)
        head.setSpacing(24)
        head.addWidget(self._title, 0, Qt.AlignmentFlag.AlignTop)  # beside the first of two lines
        head.addWidget(self.when, 1)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addWidget(Rule())
        column.addLayout(foot)

    def _connect(self) -> None:
        self.when.changed.connect(self._take_when)
        for choices in (self.games, self.plain):
            choices.chosen.connect(self._choose_game)
        self.players.changed.connect(self._take_players)
        self.players.start_wanted.connect(self._start)
        self.rules.changed.connect(self._refresh)
        self.rules.preset_saved.connect(self.preset_saved)
        self.rules.preset_deleted.connect(self.preset_deleted)
        self.cancel_button.clicked.connect(self.cancelled)
        self.start_button.clicked.connect(self._start)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(
                QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )
            shortcut.activated.connect(self._start)
        look.changes().changed.connect(self._size)

    def _size(self) -> None:
        self._title.setMinimumHeight(look.target())  # as high as the buttons beside it

    # What is shown.

    def prepare(self, view: NewMatchView) -> None:
        """Begin anew, with what the history proposes."""
        if not self._is_made:
            self._make()
        seating, agreement = self._usual() if view.proposal is None else self._proposed(view.proposal)
        self._view = view
        self.when.begin(self._now().date())
        self.season.offer(view.seasons, view.season)
        self.players.begin(replace(seating, roles=view.roles), view.known)
        self.rules.begin(agreement, view.own)
        self.rules.set_players(seating.players)
        self.retranslate()
        self._scroll.verticalScrollBar().setValue(0)
        self.players.focus_first()

    def _usual(self) -> tuple[Seating, Agreement]:
        """A table of nobody, by the usual rules of the first game."""
        seating = Seating.of_nobody(next(iter(self._games.values())))
        return seating, Agreement.usual(seating.game, seating.players)

    def _proposed(self, proposal: Proposal) -> tuple[Seating, Agreement]:
        game = self._games.get(proposal.game)
        if game is None:
            return self._usual()
        return (
            Seating.proposed(game, proposal.players, proposal.first_dealer),
            Agreement(game, len(proposal.players), proposal.options),
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the first name, or the first that is missing."""
        if not self._is_made:
            self.prepare(NewMatchView())
        super().showEvent(event)
        self.players.focus_first()

    def retranslate(self) -> None:
        """Say everything in the window's language; the cards do so themselves."""
        self._title.setText(say(_TITLE))
        self.cancel_button.setText(say(_CANCEL))
        self.games.setAccessibleName(say(_GAME))
        self._plain_said.setText(say(_PLAIN))
        self.plain.setAccessibleName(say(_PLAIN))
        for choices, is_plain in ((self.games, False), (self.plain, True)):
            of_kind = (game for game in self._games.values() if game.is_plain is is_plain)
            choices.offer((game.key, say(game.words.name)) for game in of_kind)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and self._is_made:
            self.retranslate()
        super().changeEvent(event)

    def why_not(self) -> str:
        """Why the match cannot start yet; "" where it can."""
        when = self.when.when
        if when is not None and when.is_to_come(self._now()):
            return say(_TO_COME)
        nobody = self.players.seating.why_not
        return self.rules.why_not() if nobody is None else say(nobody)

    def _refresh(self) -> None:
        """Show what follows from names and rules; called after every change of either."""
        for choices in (self.games, self.plain):
            choices.set_current(self.players.seating.game.key)
        self.start_button.setText(say(_START if self.when.when is None else _WRITE_DOWN))
        why_not = self.why_not()
        said = why_not or self._ready()
        self.start_button.setEnabled(not why_not)
        self.start_button.setAccessibleDescription(why_not or f"{said}. {say(_START_KEYS)}")
        self.start_button.setToolTip(plain_tooltip(why_not or say(_START_KEYS)))
        self.summary.setText(said)
        self.summary.set_role("soft_ink" if why_not else "ink")
        self._order_tabs()

    def _ready(self) -> str:
        """How many play, who of them deals first, and when it was where it is not now."""
        seating, when = self.players.seating, self.when.when
        said = [say(_PLAYERS.counted(len(seating.names))), say(seating.who_deals_first)]
        if when is not None:
            said.append(say(_NO_DAY) if when.day is None else spoken_day(when.day))
        return DOT.join(said)

    def _order_tabs(self) -> None:
        """Tab goes from name to name, then on through the page as it is read."""
        in_tab_order(
            *(self.when, self.games, self.plain),
            *self.players.tab_stops,
            *self.rules.tab_stops,
            *(self.season, self.cancel_button, self.start_button),
        )

    # What the table wishes.

    def _take_when(self) -> None:
        """Another day has another season, and no roles of tonight."""
        when, view = self.when.when, self._view
        self.players.go_on_from(view.roles if when is None else ())
        self.season.propose(view.season if when is None else self._season_of(when))
        self._refresh()

    def _season_of(self, when: WhenPlayed) -> str:
        """The season that is proposed for a day of the past, "" where there is none."""
        if when.day is None:
            return ""
        day = when.day.isoformat()
        return next((one.name for one in self._view.seasons_by_day if one.includes(day)), "")

    def _choose_game(self, key: str) -> None:
        game = self._games[key]
        self.players.choose_game(game)
        self.rules.choose_game(Agreement.usual(game, self.players.seating.players))
        self._refresh()

    def _take_players(self) -> None:
        self.rules.set_players(self.players.seating.players)
        self._refresh()

    def _start(self) -> None:
        if self.why_not():
            self.players.focus_wrong()
            return
        seating, agreement = self.players.seating, self.rules.agreement
        setup = Setup(seating.names, agreement.options, seating.first_dealer)
        match = Match(agreement.game, setup, season=self.season.season)
        when = self.when.when
        if when is None:
            self.started.emit(match)
        else:
            self.written_down.emit(match, when)
