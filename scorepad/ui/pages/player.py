"""The page of a player: what all matches of one person come to, and the matches behind each number."""

from collections.abc import Sequence
from datetime import date
from fractions import Fraction

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.ending import joined
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.games import game_name
from scorepad.season.season import Filters
from scorepad.season.statistics import FEW, Statistics
from scorepad.ui.history_model import EVERY_MATCH, Behind, HistoryChoices, HistoryFilter
from scorepad.ui.look import Type
from scorepad.ui.pages.body import Body, fill
from scorepad.ui.pages.empty_part import EmptyPart
from scorepad.ui.pages.history_filters import FilterBar
from scorepad.ui.pages.parts import Columns, Wrapped, action_button, column_of, in_tab_order
from scorepad.ui.pages.player_parts import FigureCard, HeadlineCard, MonthsCard
from scorepad.ui.player_figures import (
    Figure,
    game_lines,
    has_few,
    headlines,
    meeting_lines,
    month_lines,
    month_words,
    percent_words,
    place_lines,
    seat_lines,
    short_month_words,
    streak_lines,
)
from scorepad.ui.player_reading import PlayerAsked, PlayerShown
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.labels import ElidedLabel, plain_tooltip
from scorepad.ui.widgets.months_chart import Month
from scorepad.ui.widgets.palette import Dot, PalettePopup

_BACK = QT_TRANSLATE_NOOP("player_page", "Back")
_BACK_KEY = QT_TRANSLATE_NOOP("player_page", "Back to where this page was opened (Escape)")
_MATCHES = QT_TRANSLATE_NOOP("player_page", "Their matches")
_MATCHES_OF = QT_TRANSLATE_NOOP("player_page", "Matches of {name}")
_COLOUR = QT_TRANSLATE_NOOP("players_page", "Colour…")
_COLOUR_SAID = QT_TRANSLATE_NOOP("players_page", "The colour of their line in charts")
_ALSO = QT_TRANSLATE_NOOP("player_page", "also {names}")
_READING = QT_TRANSLATE_NOOP("player_page", "One moment: the matches are being counted.")
_EMPTY = QT_TRANSLATE_NOOP(
    "player_page", "No finished match of {name} counts yet. The figures begin with the first one."
)
_NARROWED = QT_TRANSLATE_NOOP("player_page", "No match of {name} is left with these choices.")
_FEW_MEANS = QT_TRANSLATE_NOOP(
    "player_page", "“Few” beside a number: it rests on fewer than {chances} chances, and may be luck."
)
_UNDATED = QT_TRANSLATE_N_NOOP(
    "player_page", "%n match(es) in no month: nobody wrote down on which day they were.", "", 0
)
_PLACES = QT_TRANSLATE_NOOP("player_page", "Places")
_STREAKS = QT_TRANSLATE_NOOP("player_page", "Streaks")
_SEATS = QT_TRANSLATE_NOOP("player_page", "Matches won, by seat")
_MONTHS = QT_TRANSLATE_NOOP("player_page", "Others beaten, by month")
_OPPONENTS = QT_TRANSLATE_NOOP("player_page", "Against each opponent")
_PARTNERS = QT_TRANSLATE_NOOP("player_page", "With each partner")
_NAME = QT_TRANSLATE_NOOP("player_page", "Name")
_MONTH = QT_TRANSLATE_NOOP("player_page", "Month")
_MATCHES_TITLE = QT_TRANSLATE_NOOP("player_page", "Matches")
_WON = QT_TRANSLATE_NOOP("player_page", "Won")
_NOT_WON = QT_TRANSLATE_NOOP("player_page", "Not won")
_AHEAD = QT_TRANSLATE_NOOP("player_page", "Ahead")
_LEVEL = QT_TRANSLATE_NOOP("player_page", "Level")
_BEHIND = QT_TRANSLATE_NOOP("player_page", "Behind")
_AHEAD_SHARE = QT_TRANSLATE_NOOP("player_page", "Ahead, of all")
_WON_SHARE = QT_TRANSLATE_NOOP("player_page", "Won, of all")
_BEATEN = QT_TRANSLATE_NOOP("player_page", "Others beaten")
_OF_PLAYER = QT_TRANSLATE_NOOP("player_page", "{name}: {number}")

ASIDE = 840
"""From this width on, at 100 %, the cards stand in two columns."""
_NONE, _HALF, _ALL = Fraction(0), Fraction(1, 2), Fraction(1)
"""What lies across the chart of months: none of the others beaten, half of them, all."""
_PLAIN = ("", "")
"""The titles of a table that has none."""


class PlayerPage(QWidget):
    """All that is told of one player. It asks for its figures by `asked` and is shown them."""

    asked = Signal(object)
    """The `PlayerAsked` that is wanted."""
    left = Signal()
    """Where this page was opened is wanted again."""
    behind_wanted = Signal(object)
    """The `Behind` of a number: its matches are to be seen."""
    matches_wanted = Signal(str)
    """All matches of somebody are to be seen."""
    colour_wanted = Signal(str, object)
    """Somebody, and a colour of the palette or None."""
    player_wanted = Signal(str)
    """The page of somebody else is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._shown: PlayerShown | None = None
        self.back_button = action_button(icon="back")
        self._title = ElidedLabel(type_step=Type.LARGE, strong=True, hugs=True)
        self._dot = Dot()
        self.colour_button = action_button()
        self.palette_sheet = PalettePopup(self)
        self._also = ElidedLabel(role="soft_ink")
        self.matches_button = action_button(icon="history")
        self.filters = FilterBar(("game", "season", "dates"))
        self._note = Wrapped(role="soft_ink")
        self._undated = Wrapped(role="soft_ink")
        self._instead = EmptyPart()
        self.headlines = HeadlineCard()
        self.places, self.streaks, self.seats = FigureCard(), FigureCard(), FigureCard()
        self.months = MonthsCard()
        self.opponents, self.partners = FigureCard(sorts=True), FigureCard(sorts=True)
        self.games: list[FigureCard] = []
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.back_button)
        head.addWidget(self._dot)
        head.addWidget(self._title)
        head.addWidget(self._also, 1)
        # Beside the filters, so that a long name has the whole width.
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.filters, 1)
        for button in (self.colour_button, self.matches_button):
            below.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._nothing = Card()
        nothing = QVBoxLayout(self._nothing)
        nothing.setContentsMargins(0, 0, 0, 0)
        nothing.addWidget(self._instead)
        self._sides, self._game_sides = (_column(), _column()), (_column(), _column())
        self._cards = Columns(*self._sides, shares=(1, 1), least=ASIDE, gap=12)
        self._game_cards = Columns(*self._game_sides, shares=(1, 1), least=ASIDE, gap=12)
        self._figures = (self.headlines, self._cards, self.opponents, self.partners, self._game_cards)
        body = Body()
        body.column.addLayout(head)
        body.column.addLayout(below)
        body.column.addWidget(self._nothing)
        for part in (self.headlines, self._note, *self._figures[1:], self._undated):
            body.column.addWidget(part)
        body.column.addStretch(1)
        self._body, self._scroll = body, fill(self, body)

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.left)
        self.matches_button.clicked.connect(lambda: self.matches_wanted.emit(self._name))
        self.colour_button.clicked.connect(self._offer_colours)
        self.palette_sheet.picked.connect(lambda colour: self.colour_wanted.emit(self._name, colour))
        self.filters.changed.connect(lambda _wanted: self._ask())
        self.headlines.opened.connect(self._open)
        for card in (self.places, self.streaks, self.seats, self.months):
            _put(card, self._sides[0])
        for card in (self.places, self.streaks, self.seats, self.months, self.opponents, self.partners):
            self._follow(card)

    def _follow(self, card: FigureCard) -> None:
        card.opened.connect(self._open)
        card.person_opened.connect(self.player_wanted)
        card.reached.connect(self._bring_into_sight)

    # What it shows.

    @property
    def shown(self) -> PlayerShown | None:
        """What is on the page; None before the history has answered."""
        return self._shown

    @property
    def asks(self) -> PlayerAsked:
        """What the page is about."""
        wanted = self.filters.filter
        games = () if wanted.game is None else (wanted.game,)
        return PlayerAsked(
            self._name,
            Filters(season=wanted.season, games=games, first_day=wanted.first_day, last_day=wanted.last_day),
        )

    def begin(self, name: str, today: date, *, filtered: HistoryFilter | None = None) -> None:
        """Turn to somebody, whose figures are on the way; `filtered` None leaves the filters as they are."""
        self._name, self._shown = name, None
        self.filters.dates.set_today(today)
        if filtered is not None:
            self.filters.show_filter(filtered)
        self._scroll.verticalScrollBar().setValue(0)
        self._show_all()

    def show_choices(self, choices: HistoryChoices) -> None:
        """What can be filtered by."""
        self.filters.offer(choices)

    def show_player(self, shown: PlayerShown) -> None:
        """Show somebody's figures. Where the same are shown already, nothing moves."""
        if shown != self._shown:
            self._name, self._shown = shown.asked.name, shown
            self._show_all()
        if self.hasFocus():
            self._hand_on()

    def _show_all(self) -> None:
        shown = self._shown
        self._title.setText(self._name)
        colour = None if shown is None else shown.colour
        self._dot.show_colour(colour)
        self.months.chart.set_colour(colour)
        self.colour_button.setEnabled(shown is not None)
        self._also.setText(say(_ALSO.of(names=joined(shown.also))) if shown and shown.also else "")
        self.matches_button.setAccessibleName(say(_MATCHES_OF.of(name=self._name)))
        told = None if shown is None or not shown.statistics.wins.of else shown.statistics
        for part in self._figures:
            part.setVisible(told is not None)
        self._nothing.setVisible(told is None)
        self._instead.show_words(self._why_nothing(), is_coming=shown is None)
        self._note.setText(say(_FEW_MEANS.of(chances=FEW)))
        self._note.setVisible(told is not None and has_few(told))
        undated = 0 if told is None else len(told.undated)
        self._undated.setText(say(_UNDATED.counted(undated)))
        self._undated.setVisible(bool(undated))
        if told is not None:
            self._show_figures(told)

    def says(self) -> str:
        """What stands in the place of the figures; nothing where they are shown."""
        return "" if self._nothing.isHidden() else self._instead.words

    def _why_nothing(self) -> str:
        if self._shown is None:
            return say(_READING)
        narrowed = self.filters.filter != EVERY_MATCH
        return say((_NARROWED if narrowed else _EMPTY).of(name=self._name))

    def _show_figures(self, told: Statistics) -> None:
        self.headlines.show_headlines(headlines(told))
        self.places.show_lines(say(_PLACES), _PLAIN, place_lines(told.places))
        self.streaks.show_lines(say(_STREAKS), _PLAIN, streak_lines(told))
        self.seats.show_lines(say(_SEATS), _PLAIN, seat_lines(told.seats))
        counted = (say(_NAME), say(_MATCHES_TITLE))
        against = (*counted, *map(say, (_AHEAD, _LEVEL, _BEHIND, _AHEAD_SHARE)))
        self.opponents.show_lines(say(_OPPONENTS), against, meeting_lines(told.opponents, partners=False))
        beside = (*counted, *map(say, (_WON, _NOT_WON, _WON_SHARE)))
        self.partners.show_lines(say(_PARTNERS), beside, meeting_lines(told.partners, partners=True))
        self._show_months(told)
        self._show_games(told)
        self._place_cards()

    def _show_months(self, told: Statistics) -> None:
        titles = [say(title) for title in (_MONTH, _MATCHES_TITLE, _WON, _BEATEN)]
        self.months.show_months(say(_MONTHS), titles, month_lines(told.periods))
        months = [
            Month(
                short_month_words(one.month),
                month_words(one.month),
                percent_words(one.field),
                float(one.field),
                one.wins.is_few,
            )
            for one in told.periods
        ]
        self.months.show_chart(months, (percent_words(_NONE), percent_words(_HALF), percent_words(_ALL)))

    def _show_games(self, told: Statistics) -> None:
        while len(self.games) < len(told.games):
            card = FigureCard()
            _put(card, self._game_sides[0])  # without a place it would be a window of its own
            self._follow(card)
            self.games.append(card)
        for card, of_game in zip(self.games, told.games, strict=False):
            card.show_lines(say(game_name(of_game.game)), _PLAIN, game_lines(of_game))
        for card in self.games[len(told.games) :]:
            card.show_lines("", _PLAIN, ())

    def _place_cards(self) -> None:
        _share_out((self.places, self.months, self.seats, self.streaks), self._sides)
        _share_out(self.games, self._game_sides)
        in_tab_order(
            self.back_button,
            self.filters,
            self.colour_button,
            self.matches_button,
            self.headlines,
            *self._sides,
            self.opponents,
            self.partners,
            *self._game_sides,
        )

    # What is wished.

    def _ask(self) -> None:
        self.asked.emit(self.asks)

    def _offer_colours(self) -> None:
        if self._shown is not None:
            self.palette_sheet.offer(self._shown.colour, self.colour_button)

    def _open(self, figure: Figure) -> None:
        words = _OF_PLAYER.of(name=self._name, number=figure.words)
        self.behind_wanted.emit(Behind(self._name, words, figure.matches))

    # Keyboard.

    def _bring_into_sight(self, widget: QWidget, where: QRect) -> None:
        at = widget.mapTo(self._body, where.center())
        self._scroll.ensureVisible(at.x(), at.y(), 0, where.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to where the page was opened."""
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Back):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the figures, as soon as there are some."""
        super().focusInEvent(event)
        self._hand_on()

    def _hand_on(self) -> None:
        if self._shown is not None:
            figures = self.headlines.buttons[0]
            there = figures if figures.isVisibleTo(self) else self.back_button
            there.setFocus(Qt.FocusReason.OtherFocusReason)

    # Words.

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the page."""
        self.back_button.setText(say(_BACK))
        self.back_button.setToolTip(plain_tooltip(say(_BACK_KEY)))
        self.matches_button.setText(say(_MATCHES))
        self.colour_button.setText(say(_COLOUR))
        self.colour_button.setToolTip(plain_tooltip(say(_COLOUR_SAID)))
        self.filters.retranslate()
        self._show_all()


def _column() -> QWidget:
    """An empty column of cards."""
    return column_of(gap=12)


def _share_out(cards: Sequence[FigureCard], columns: tuple[QWidget, QWidget]) -> None:
    """Put each card that is shown into the column that is shorter so far; one that stays empty is gone."""
    there = [card for card in cards if not card.isHidden()]
    columns[1].setVisible(len(there) > 1)
    heights = [0, 0]
    for card in there:
        at = heights.index(min(heights))
        _put(card, columns[at])
        card.show()  # who moves is hidden on the way
        heights[at] += card.sizeHint().height()


def _put(card: FigureCard, column: QWidget) -> None:
    """Put a card below those of a column, out of another one where it stood there."""
    rows = column.layout()
    assert isinstance(rows, QVBoxLayout)
    rows.removeWidget(card)  # so that what is last is the stretch, also where it stood here
    rows.insertWidget(rows.count() - 1, card)
