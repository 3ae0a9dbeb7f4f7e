"""The home page: go on with what is on the table, or begin."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QPalette
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.legible import apart
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.store.errors import StoreDamaged, StoreError, StoreNewer
from scorepad.ui.look import Type
from scorepad.ui.pages.next_button import NEXT, STAY, PairButton
from scorepad.ui.pages.parts import (
    DOT,
    Columns,
    Pressable,
    Suits,
    Wrapped,
    above_the_middle,
    action_button,
    allow,
    card_heading,
    column_of,
    page_title,
    scrolling_page,
    set_kind,
)
from scorepad.ui.pages.views import (
    ChangeView,
    HomeView,
    RecentView,
    Result,
    SeasonView,
    TableView,
    TonightView,
    UnfinishedView,
)
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Card, Rule
from scorepad.ui.widgets.labels import ElidedLabel, IconMark, PlainLabel

_TITLE = QT_TRANSLATE_NOOP("home_page", "At the table")
_LOADING = QT_TRANSLATE_NOOP("home_page", "Opening the history…")
_NEW_MATCH = QT_TRANSLATE_NOOP("home_page", "New match")
_CONTINUE = QT_TRANSLATE_NOOP("home_page", "Continue, deal {deal}")
_CONTINUE_OF = QT_TRANSLATE_NOOP("home_page", "Continue, deal {deal} of {deals}")
_GO_ON_WITH = QT_TRANSLATE_NOOP("home_page", "{action}: {game}, {players}")
_STARTED = QT_TRANSLATE_NOOP("home_page", "started {when}")
_LAST_TABLE = QT_TRANSLATE_NOOP("home_page", "The last table")
_SAME_TABLE = QT_TRANSLATE_NOOP("home_page", "The same table again")
_CHANGE_OF_TEAM = QT_TRANSLATE_NOOP("home_page", "Change of team…")
_SAME_RULES = QT_TRANSLATE_NOOP("home_page", "{game} by the same rules")
_RECENT = QT_TRANSLATE_NOOP("home_page", "Recent matches")
_ALL_MATCHES = QT_TRANSLATE_NOOP("home_page", "All matches")
_TONIGHT = QT_TRANSLATE_NOOP("home_page", "Tonight")
_TODAY = QT_TRANSLATE_NOOP("home_page", "Today")
_SO_MANY = QT_TRANSLATE_N_NOOP("home_page", "%n match(es)", "", 0)
_MATCHES = QT_TRANSLATE_NOOP("home_page", "Matches")
_WINS = QT_TRANSLATE_NOOP("home_page", "Won")
_POINTS = QT_TRANSLATE_NOOP("home_page", "Points")
_GAME_POINTS = QT_TRANSLATE_NOOP("home_page", "{game} {points}")
_SEASON = QT_TRANSLATE_NOOP("home_page", "Season {name}")
_OPEN_SEASON = QT_TRANSLATE_NOOP("home_page", "The whole table")
_NO_STANDINGS = QT_TRANSLATE_NOOP("home_page", "The table begins with the first finished match.")
_WON = QT_TRANSLATE_NOOP("home_page", "{who} won with {points}")
# In English a verb of the past is the same for two; in other languages it is not.
_PAIR_WON = QT_TRANSLATE_NOOP("pairs", "{who} won with {points}")
_SHARED = QT_TRANSLATE_NOOP("home_page", "{who} shared the win with {points}")
_NOT_FINISHED = QT_TRANSLATE_NOOP("home_page", "Not finished")
_AND = QT_TRANSLATE_NOOP("home_page", "{first} and {last}")
_EMPTY_TITLE = QT_TRANSLATE_NOOP("home_page", "A fresh pad. Who deals?")
_EMPTY = QT_TRANSLATE_NOOP(
    "home_page",
    "Say who sits at the table and what is agreed. Scorepad keeps the score from there, "
    "and saves every value as you enter it.",
)
_LOOK_AROUND = QT_TRANSLATE_NOOP("home_page", "Look around in a sample evening")
_LOOK_AROUND_LONGER = QT_TRANSLATE_NOOP("home_page", "Look around in a sample year")
_LOOK_LONGER_TOLD = QT_TRANSLATE_NOOP(
    "home_page", "It opens in a window of its own, and goes when you close that."
)
_SAMPLE = QT_TRANSLATE_NOOP("home_page", "A sample evening")
_SAMPLE_TOLD = QT_TRANSLATE_NOOP(
    "home_page", "It is here to look around in. Nothing of it counts in your own tables."
)
_UNOPENED = QT_TRANSLATE_NOOP("home_page", "Your history cannot be opened")
_UNTOUCHED = QT_TRANSLATE_NOOP(
    "home_page", "Nothing of it was changed, and nothing will be without your choice."
)
_MATCH_DAMAGED = QT_TRANSLATE_NOOP("home_page", "A match is not as it was written.")
_WAY_BACK = QT_TRANSLATE_NOOP("home_page", "Find a way back…")
_AGAIN = QT_TRANSLATE_NOOP("home_page", "Try again")
_TAKE_OUT = QT_TRANSLATE_NOOP("home_page", "Take it out")

PATIENCE = 700
"""Milliseconds of loading after which the page says that it does."""
NARROW = 760
"""Below this width, at 100 %, everything stands in one column."""


class HomePage(QWidget):
    """What was left unfinished first, then the way to begin, then what was played.

    Until the history is there it shows its title and nothing that could move away under a finger.
    """

    continue_match = Signal(int)
    new_match = Signal()
    same_table = Signal()
    challenged = Signal(int, object)
    """The number of the match whose winners stay, and the waiting `Pair` that sits down against them."""
    open_match = Signal(int)
    open_season = Signal(str)
    history_wanted = Signal()
    """All matches are to be shown."""
    sample_wanted = Signal()
    """The sample evening is to be loaded."""
    year_wanted = Signal()
    """The sample year is to be shown."""
    sample_unwanted = Signal()
    """The sample evening is to be taken out."""
    way_back_wanted = Signal()
    """The history, or a match of it, is damaged, and the way back is to be looked for."""
    again_wanted = Signal()
    """The history that could not be opened is to be tried again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: HomeView | None = None
        self._unopened: StoreError | None = None
        self._controls: dict[str, QWidget] = {}
        self._primary = ""
        self._title = page_title()
        self._loading = PlainLabel(role="soft_ink")
        self._loading.hide()
        self._new_match = action_button()
        self._new_match.clicked.connect(self.new_match)
        self._new_match.hide()
        self._scroll = scrolling_page()
        head = QHBoxLayout()
        head.setContentsMargins(8, 0, 8, 0)
        head.addWidget(self._title, 1)
        head.addWidget(self._new_match)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._loading)
        column.addWidget(self._scroll, 1)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._loading.show)
        self._patience.start()
        self.retranslate()

    @property
    def primary(self) -> QWidget | None:
        """What Enter does at first: go on with the newest match, or begin one; None while loading."""
        return self._controls.get(self._primary)

    @property
    def controls(self) -> dict[str, QWidget]:
        """What can be pressed.

        `new`, `same`, `change`, `season`, `history`, `sample`, `year`, `take_out`; `continue:7` or `match:7`
        for match 7; `way_back` where something is damaged, `again` where the history is not open.
        """
        return dict(self._controls)

    def show_home(self, view: HomeView) -> None:
        """Show what the history holds now. The keyboard stays where it is."""
        if view == self._view:
            return
        first = self._view is None
        self._view, self._unopened = view, None
        self._patience.stop()
        self._loading.hide()
        self._build(view, take_focus=first)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._title.setText(say(_TITLE))
        self._loading.setText(say(_LOADING))
        self._new_match.setText(say(_NEW_MATCH))
        if self._view is not None:
            self._build(self._view, take_focus=False)
        elif self._unopened is not None:
            self.show_unopened(self._unopened)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to what Enter should do."""
        super().focusInEvent(event)
        if self.primary is not None:
            self.primary.setFocus(event.reason())

    # A history that cannot be opened.

    @property
    def why_unopened(self) -> Phrase | None:
        """The sentence that says why the history could not be opened; None where it is open."""
        return None if self._unopened is None else self._unopened.sentence

    def show_unopened(self, error: StoreError) -> None:
        """Say why the history cannot be opened, and what can be done about it."""
        self._unopened, self._view = error, None
        self._patience.stop()
        self._loading.hide()
        self._new_match.hide()
        self._title.hide()
        self._controls, self._primary = {}, ""
        self._scroll.setWidget(self._closed(error))
        if self.primary is not None and self.isVisible():
            self.primary.setFocus()

    def _closed(self, error: StoreError) -> QWidget:
        words = QWidget()
        words.setMaximumWidth(640)
        column = QVBoxLayout(words)
        column.setSpacing(16)
        title = Wrapped(say(_UNOPENED), type_step=Type.LARGE)
        title.set_strong(True)
        why = Wrapped(say(error.sentence), type_step=Type.LEAD)
        untouched = Wrapped(say(_UNTOUCHED), role="soft_ink")
        column.addWidget(IconMark("warning", role="gold", side=44), 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (title, why, untouched):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(8)
        if isinstance(error, StoreDamaged):
            self._add_act(column, "way_back", _WAY_BACK, self.way_back_wanted, kind="primary")
        # Who has a newer history needs a newer Scorepad, and nothing else helps.
        if not isinstance(error, StoreNewer):
            self._add_act(column, "again", _AGAIN, self.again_wanted)
        return _in_the_middle(words)

    def _add_act(
        self, column: QVBoxLayout, key: str, words: Phrase, act: SignalInstance, kind: str = ""
    ) -> None:
        button = action_button(kind)
        button.setText(say(words))
        button.setMinimumWidth(220)
        button.clicked.connect(act)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._controls[key] = button
        self._primary = self._primary or key

    # Building.

    def _build(self, view: HomeView, take_focus: bool) -> None:
        focused = QApplication.focusWidget()
        held = next((key for key, control in self._controls.items() if control is focused), None)
        scrolled = self._scroll.verticalScrollBar().value()
        self._controls = {}
        self._new_match.setVisible(not view.is_empty)
        self._title.setVisible(not view.is_empty)
        if not view.is_empty:
            self._controls["new"] = self._new_match
        set_kind(self._new_match, "" if view.unfinished else "primary")
        self._primary = f"continue:{view.unfinished[0].match_id}" if view.unfinished else "new"
        self._scroll.setWidget(self._empty() if view.is_empty else self._body(view))
        self._scroll.verticalScrollBar().setValue(scrolled)
        primary = self._controls[self._primary]
        if held is not None:
            self._controls.get(held, primary).setFocus()
        elif (take_focus and self.isVisible()) or focused is self:
            primary.setFocus()

    def _empty(self) -> QWidget:
        words = QWidget()
        words.setMaximumWidth(560)
        column = QVBoxLayout(words)
        column.setSpacing(16)
        title = Wrapped(say(_EMPTY_TITLE), type_step=Type.HUGE)
        title.set_strong(True)
        sentence = Wrapped(say(_EMPTY), type_step=Type.LEAD, role="soft_ink")
        for label in (title, sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        begin = action_button("primary")
        begin.setText(say(_NEW_MATCH))
        begin.setMinimumWidth(220)
        begin.clicked.connect(self.new_match)
        self._controls["new"] = begin
        look_around = action_button("quiet")
        look_around.setText(say(_LOOK_AROUND))
        look_around.clicked.connect(self.sample_wanted)
        self._controls["sample"] = look_around
        year = self._year_button("quiet")
        column.addWidget(Suits())
        column.addWidget(title)
        column.addWidget(sentence)
        column.addSpacing(8)
        column.addWidget(begin, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(look_around, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(year, 0, Qt.AlignmentFlag.AlignHCenter)
        return _in_the_middle(words)

    def _body(self, view: HomeView) -> QWidget:
        left: list[QWidget] = [self._unfinished(view.unfinished)] if view.unfinished else []
        right: list[QWidget] = [self._sample()] if view.has_sample else []
        if view.tonight is not None:
            left.append(_tonight(view.tonight))
        if view.last_table is not None:
            right.append(self._last_table(view.last_table, view.change))
        if view.season is not None:
            right.append(self._season(view.season))
        if view.recent:
            left.append(self._recent(view.recent))
        if not right or not left:
            page = column_of(*left, *right, gap=16)
        else:
            page = Columns(column_of(*left, gap=16), column_of(*right, gap=16), shares=(8, 5), least=NARROW)
        # Room for the ring of what has the keyboard, and for the eye.
        return column_of(page, margins=(8, 8, 8, 24))

    def _unfinished(self, matches: tuple[UnfinishedView, ...]) -> QWidget:
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        for at, match in enumerate(matches):
            if at:
                column.addWidget(Rule())
            column.addLayout(self._going_on(match, newest=at == 0))
        return card

    def _going_on(self, match: UnfinishedView, newest: bool) -> QVBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(
            PlainLabel(say(match.game), type_step=Type.TITLE if newest else Type.LEAD, strong=True)
        )
        words.addWidget(Wrapped(DOT.join(match.sides), type_step=Type.LEAD))
        about = [match.leader, say(_STARTED.of(when=match.started)) if match.started else ""]
        words.addWidget(Wrapped(DOT.join(filter(None, about)), role="soft_ink"))
        action = _CONTINUE.of(deal=match.deal)
        if match.of_deals is not None:
            action = _CONTINUE_OF.of(deal=match.deal, deals=match.of_deals)
        button = action_button("primary" if newest else "")
        button.setText(say(action))
        button.setAccessibleName(
            say(_GO_ON_WITH.of(action=action, game=match.game, players=", ".join(match.sides)))
        )
        button.clicked.connect(lambda _=False: self.continue_match.emit(match.match_id))
        self._controls[f"continue:{match.match_id}"] = button
        whole = QVBoxLayout()
        whole.setSpacing(12)
        whole.addLayout(words)
        whole.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return whole

    def _last_table(self, table: TableView, change: ChangeView | None) -> QWidget:
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(4)
        heading = card_heading()
        heading.setText(say(_LAST_TABLE))
        column.addWidget(heading)
        column.addWidget(Wrapped(DOT.join(table.sides), type_step=Type.LEAD))
        column.addWidget(Wrapped(say(_SAME_RULES.of(game=table.game)), role="soft_ink"))
        column.addSpacing(8)
        again = action_button()
        again.setText(say(_SAME_TABLE))
        again.clicked.connect(self.same_table)
        self._controls["same"] = again
        column.addWidget(again, 0, Qt.AlignmentFlag.AlignLeft)
        if change is not None:
            column.addSpacing(8)
            self._add_change_of_team(column, change)
        return card

    def _add_change_of_team(self, column: QVBoxLayout, change: ChangeView) -> None:
        """The pair that waits may sit down at once; where none does, the end of the match has the choice."""
        pair = change.following
        if pair is None:
            column.addWidget(Wrapped(say(STAY.of(pair=change.stay)), role="soft_ink"))
            choose = action_button()
            choose.setText(say(_CHANGE_OF_TEAM))
            choose.clicked.connect(lambda: self.open_match.emit(change.match_id))
            column.addWidget(choose, 0, Qt.AlignmentFlag.AlignLeft)
            self._controls["change"] = choose
            return
        stay = NEXT.of(pair=change.stay, next=" & ".join(pair))
        column.addWidget(Wrapped(say(stay), role="soft_ink"))
        sit_down = PairButton()
        sit_down.show_pair(pair)
        sit_down.clicked.connect(lambda: self.challenged.emit(change.match_id, pair))
        column.addWidget(sit_down)
        self._controls["change"] = sit_down

    def _season(self, season: SeasonView) -> QWidget:
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        heading = ElidedLabel(say(_SEASON.of(name=season.name)), type_step=Type.LEAD, strong=True)
        column.addWidget(heading)
        if not season.standings:
            column.addWidget(Wrapped(say(_NO_STANDINGS), role="soft_ink"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for row, line in enumerate(season.standings):
            first = line.place == 1
            place = "" if line.place is None else f"{line.place}."
            right = Qt.AlignmentFlag.AlignRight
            grid.addWidget(PlainLabel(place, role="soft_ink"), row, 0, right)
            grid.addWidget(ElidedLabel(line.name, type_step=Type.LEAD, strong=first), row, 1)
            points = PlainLabel(
                line.points, type_step=Type.LEAD, strong=True, role="accent" if first else "ink"
            )
            grid.addWidget(points, row, 2, right)
        column.addLayout(grid)
        whole = action_button()
        whole.setText(say(_OPEN_SEASON))
        whole.setAccessibleName(f"{say(_OPEN_SEASON)}, {heading.text()}")
        whole.clicked.connect(lambda _=False: self.open_season.emit(season.name))
        self._controls["season"] = whole
        column.addWidget(whole, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _sample(self) -> QWidget:
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(4)
        heading = card_heading()
        heading.setText(say(_SAMPLE))
        column.addWidget(heading)
        column.addWidget(Wrapped(say(_SAMPLE_TOLD), role="soft_ink"))
        column.addSpacing(8)
        take_out = action_button()
        take_out.setText(say(_TAKE_OUT))
        take_out.setAccessibleName(f"{say(_TAKE_OUT)}, {heading.text()}")
        take_out.clicked.connect(self.sample_unwanted)
        self._controls["take_out"] = take_out
        column.addWidget(take_out, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._year_button(), 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _year_button(self, kind: str = "") -> QWidget:
        year = action_button(kind)
        year.setText(say(_LOOK_AROUND_LONGER))
        year.setToolTip(say(_LOOK_LONGER_TOLD))
        year.setAccessibleDescription(say(_LOOK_LONGER_TOLD))
        year.clicked.connect(self.year_wanted)
        self._controls["year"] = year
        return year

    def _recent(self, matches: tuple[RecentView, ...]) -> QWidget:
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(0)
        heading = card_heading()
        heading.setText(say(_RECENT))
        whole = action_button("quiet")
        whole.setText(say(_ALL_MATCHES))
        whole.clicked.connect(self.history_wanted)
        head = QHBoxLayout()
        head.setContentsMargins(12, 0, 0, 4)
        head.addWidget(heading, 1)
        head.addWidget(whole)
        column.addLayout(head)
        self._controls["history"] = whole
        for match in matches:
            column.addWidget(Rule())
            line = _RecentLine(match)
            line.clicked.connect(lambda _=False, line=match: self.open_match.emit(line.match_id))
            self._controls[f"match:{match.match_id}"] = line
            column.addWidget(line)
        if any(match.is_damaged for match in matches):
            column.addWidget(Rule())
            column.addLayout(self._damaged())
        return card

    def _damaged(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(12, 8, 12, 4)
        row.setSpacing(12)
        row.addWidget(Wrapped(say(_MATCH_DAMAGED)), 1)
        way_back = action_button()
        way_back.setText(say(_WAY_BACK))
        way_back.clicked.connect(self.way_back_wanted)
        row.addWidget(way_back)
        self._controls["way_back"] = way_back
        return row


def _in_the_middle(words: QWidget) -> QWidget:
    """What stands on the page instead of cards."""
    whole = QWidget()
    above_the_middle(whole, words)
    return whole


def _tonight(view: TonightView) -> QWidget:
    """What everybody has so far; where there was more than one match, with how many and how many were won."""
    card = Card()
    column = QVBoxLayout(card)
    column.setContentsMargins(20, 16, 20, 16)
    column.setSpacing(8)
    heading = card_heading()
    heading.setText(say(_TODAY if view.by_day else _TONIGHT))
    about = [say(_SO_MANY.counted(view.matches)), *(say(one) for one in view.games if len(view.games) == 1)]
    head = QHBoxLayout()
    head.addWidget(heading)
    head.addSpacing(12)
    head.addWidget(ElidedLabel(DOT.join(about), role="soft_ink"), 1, Qt.AlignmentFlag.AlignBottom)
    column.addLayout(head)
    column.addLayout(_everybody(view))
    return card


def _everybody(view: TonightView) -> QGridLayout:
    """A line for each player. Points of several games are no column: they stand under the name."""
    one_game = len(view.games) == 1
    titles = ([_MATCHES, _WINS] if view.matches > 1 else []) + ([_POINTS] if one_game else [])
    # The order is that of matches won; points decide where there was only one match.
    deciding = titles.index(_WINS if view.matches > 1 else _POINTS) + 1 if one_game else None
    right = Qt.AlignmentFlag.AlignRight
    grid = QGridLayout()
    grid.setHorizontalSpacing(20)
    grid.setVerticalSpacing(6 if one_game else 0)
    grid.setColumnStretch(0, 1)
    for at, title in enumerate(titles, start=1):
        grid.addWidget(PlainLabel(say(title), type_step=Type.SMALL, role="soft_ink"), 0, at, right)
    for line in view.lines:
        row = grid.rowCount()
        first = one_game and (line.won, line.points) == (view.lines[0].won, view.lines[0].points)
        grid.addWidget(ElidedLabel(line.name, type_step=Type.LEAD, strong=first), row, 0)
        numbers = [line.matches, line.won] if view.matches > 1 else []
        numbers += [points or 0 for points in line.points if one_game]
        for at, number in enumerate(numbers, start=1):
            strong = first and at == deciding
            grid.addWidget(PlainLabel(str(number), type_step=Type.LEAD, strong=strong), row, at, right)
        if not one_game:
            sums = zip(view.games, line.points, strict=True)
            told = [say(_GAME_POINTS.of(game=one, points=sum_)) for one, sum_ in sums if sum_ is not None]
            grid.addWidget(Wrapped(DOT.join(told), role="soft_ink"), row + 1, 0, 1, len(titles) + 1)
            grid.setRowMinimumHeight(row + 2, 8)
    return grid


class _RecentLine(Pressable):
    """A match that was played: who won, when, and what the others had."""

    def __init__(self, match: RecentView) -> None:
        super().__init__()
        winner, others = _told(match)
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 10, 12, 10)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        grid.addWidget(ElidedLabel(winner, type_step=Type.LEAD, strong=match.finished), 0, 0)
        grid.addWidget(PlainLabel(match.day, role="soft_ink"), 0, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(ElidedLabel(others, role="soft_ink"), 1, 0)
        grid.addWidget(PlainLabel(say(match.game), role="soft_ink"), 1, 1, Qt.AlignmentFlag.AlignRight)
        if match.problem is not None:
            grid.addWidget(Wrapped(say(match.problem)), 2, 0, 1, 2)
        for label in self.findChildren(PlainLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            # Else a text on a button has the colour of a button's text.
            label.setForegroundRole(QPalette.ColorRole.WindowText)
        self.setAccessibleName(f"{winner}; {others}; {say(match.game)}, {match.day}")
        if match.problem is not None:
            allow(self, say(match.problem))


def _told(match: RecentView) -> tuple[str, str]:
    """A match in two lines: its winners, then the others by their points."""
    winners = [one for one in match.results if one.won]
    others = sorted((one for one in match.results if not one.won), key=lambda one: -one.total)
    return say(_headline(winners, match.of_pairs)), DOT.join(
        f"{apart(one.name)} {one.total}" for one in others
    )


def _headline(winners: list[Result], of_pairs: bool) -> Phrase:
    if not winners:
        return _NOT_FINISHED
    if len(winners) == 1:
        return (_PAIR_WON if of_pairs else _WON).of(who=winners[0].name, points=winners[0].total)
    names = [one.name for one in winners]
    who = _AND.of(first=", ".join(names[:-1]), last=names[-1])
    return _SHARED.of(who=who, points=winners[0].total)
