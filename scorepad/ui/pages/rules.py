"""The rules page: each game's rules to read, with what this table plays marked where it differs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.paths import resource
from scorepad.ui import look
from scorepad.ui.help_pages import (
    OPTION,
    at_the_table,
    games_with_help,
    help_page,
    window_language,
)
from scorepad.ui.pages.parts import Choices, Wrapped, action_button, page_title
from scorepad.ui.pages.reader import Reader
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.labels import IconMark, PlainLabel

_TITLE = QT_TRANSLATE_NOOP("rules_page", "Rules")
_GAMES = QT_TRANSLATE_NOOP("rules_page", "Which game")
_CONTENTS = QT_TRANSLATE_NOOP("rules_page", "Contents")
_RULES_OF = QT_TRANSLATE_NOOP("rules_page", "The rules of {game}")
_SEARCH = QT_TRANSLATE_NOOP("rules_page", "Find in the rules")
_FOUND = QT_TRANSLATE_NOOP("rules_page", "{at} of {found}")
_NOT_FOUND = QT_TRANSLATE_NOOP("rules_page", "Not found")
_PREVIOUS = QT_TRANSLATE_NOOP("rules_page", "Find the one before")
_NEXT = QT_TRANSLATE_NOOP("rules_page", "Find the next one")
_IN_ENGLISH = QT_TRANSLATE_NOOP(
    "rules_page", "These rules are not in your language yet; here they are in English."
)
_NO_PAGE = QT_TRANSLATE_NOOP("rules_page", "The rules of this game are not written down here yet.")
NARROW = 720
"""Below this width, at 100 %, the contents stand above the text."""


class RulesPage(QWidget):
    """A game's rules. Links and the contents lead to sections; Ctrl+F finds words."""

    def __init__(self, folder: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = resource("help") if folder is None else folder
        self._offered: tuple[AnyGame, ...] = games_with_help(self._folder)
        self._key = ""
        self._match: Match | None = None
        self._is_written = True
        self._title = page_title()
        self.games = Choices()
        self.search = _SearchField()
        self.count = PlainLabel(role="soft_ink")
        self.previous_button = action_button("quiet", "up")
        self.next_button = action_button("quiet", "down")
        self.contents = QListWidget()
        self.contents_in_short = QComboBox()
        self.note = Wrapped(role="soft_ink")
        self.reader = Reader()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._title)
        top.addSpacing(8)
        top.addWidget(self.games, 1)
        top.addStretch(0)  # the room of the games, where there is only one to read about
        for widget in (self.count, self.search, self.previous_button, self.next_button):
            top.addWidget(widget)
        for button in (self.count, self.previous_button, self.next_button):
            button.hide()
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._paper = Card()
        inside = QVBoxLayout(self._paper)
        inside.setContentsMargins(8, 8, 4, 10)
        inside.addWidget(self.reader)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(16)
        self._body.addWidget(self.contents)
        self._body.addWidget(self.contents_in_short)
        self._body.addWidget(self._paper, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.note)
        column.addLayout(self._body, 1)
        column.addStretch(0)  # the room of the text, where there is none
        self.setTabOrder(self.games, self.contents)
        self.setTabOrder(self.contents, self.contents_in_short)
        self.setTabOrder(self.contents_in_short, self.reader)
        self.setTabOrder(self.reader, self.search)
        self.setTabOrder(self.search, self.previous_button)
        self.setTabOrder(self.previous_button, self.next_button)
        self._turn()

    def _connect(self) -> None:
        self.games.chosen.connect(self._choose)
        self.contents.currentRowChanged.connect(self.reader.go_to_section)
        self.contents_in_short.activated.connect(self.reader.go_to_section)
        self.reader.section_changed.connect(self._mark_section)
        self.reader.found.connect(self._show_count)
        self.search.textChanged.connect(self.reader.look_for)
        self.search.wanted.connect(self.reader.find_again)
        self.search.left.connect(self.reader.setFocus)
        self.previous_button.clicked.connect(lambda: self.reader.find_again(-1))
        self.next_button.clicked.connect(lambda: self.reader.find_again(1))
        look.changes().changed.connect(self._dress)

    # What is shown.

    def show_game(self, key: str, match: Match | None = None) -> None:
        """Show a game's rules; with a match of that game, what its table plays is marked."""
        self._key = key
        self._match = match if match is not None and match.game.key == key else None
        self.search.clear()
        self._show()
        self.reader.go_to_section(0)

    def show_option(self, name: str) -> None:
        """Turn to the paragraph about a house rule; nothing where there is none."""
        self.reader.go_to_name(OPTION + name)

    def event(self, event: QEvent) -> bool:
        """Keep the keys of finding for this page, whatever else in the window they are for."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return super().event(event)
        event.setAccepted(self._act_of(event) is not None)
        return event.isAccepted()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F finds, F3 goes on, Shift+F3 goes back."""
        act = self._act_of(event)
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def _act_of(self, event: QKeyEvent) -> Callable[[], None] | None:
        if not self._is_written:
            return None
        if event.matches(QKeySequence.StandardKey.Find):
            return self.start_search
        if event.key() == Qt.Key.Key_F3:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return lambda: self.reader.find_again(-1 if back else 1)
        return None

    def start_search(self) -> None:
        """Put the keyboard into the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _show(self) -> None:
        page = help_page(self._folder, self._key, window_language())
        self._is_written = page is not None
        game = next((one for one in self._offered if one.key == self._key), None)
        self.games.set_current(self._key)
        self.games.setVisible(any(one.key != self._key for one in self._offered))
        in_another = page is not None and page.language != window_language()
        self.note.setText(say(_NO_PAGE if page is None else _IN_ENGLISH))
        self.note.setVisible(page is None or in_another)
        self.reader.show_page(page, game, None if self._match is None else at_the_table(self._match))
        self.reader.setAccessibleName("" if game is None else say(_RULES_OF.of(game=game.words.name)))
        titles = self.reader.sections
        with QSignalBlocker(self.contents), QSignalBlocker(self.contents_in_short):
            self.contents.clear()
            self.contents.addItems(titles)
            self.contents_in_short.clear()
            self.contents_in_short.addItems(titles)
        self._mark_section(0)
        self._fit_contents()
        self._show_parts()
        if self._is_written and self.hasFocus():
            self.reader.setFocus()  # there was nothing to hand the keyboard on to before

    def _choose(self, key: str) -> None:
        match = self._match
        self.show_game(key, match)
        self._match = match  # the table is still that table when one comes back

    def _mark_section(self, at: int) -> None:
        with QSignalBlocker(self.contents), QSignalBlocker(self.contents_in_short):
            self.contents.setCurrentRow(at)
            self.contents_in_short.setCurrentIndex(at)

    def _show_count(self, at: int, found: int) -> None:
        looking = bool(self.search.text().strip())
        self.count.setText(say(_FOUND.of(at=at, found=found) if found else _NOT_FOUND))
        self.count.setVisible(looking)
        for button in (self.previous_button, self.next_button):
            button.setVisible(looking)
            button.setEnabled(found > 1)

    # Room and look.

    def _dress(self) -> None:
        self.reader.dress()
        self._fit_contents()
        self._turn()

    def _fit_contents(self) -> None:
        widest = self.contents.sizeHintForColumn(0) + 24
        self.contents.setFixedWidth(min(max(widest, look.scaled(150)), look.scaled(240)))
        self.search.setMinimumWidth(look.scaled(150))
        self.search.setMaximumWidth(look.scaled(260))

    def _turn(self) -> None:
        narrow = self.width() < look.scaled(NARROW)
        self._body.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )
        self._show_parts()

    def _show_parts(self) -> None:
        """Show what there is to read with, where there is something to read."""
        narrow = self._body.direction() == QBoxLayout.Direction.TopToBottom
        self.contents.setVisible(self._is_written and not narrow)
        self.contents_in_short.setVisible(self._is_written and narrow)
        for part in (self._paper, self.search):
            part.setVisible(self._is_written)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the contents where there is room for them."""
        super().resizeEvent(event)
        self._turn()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the text, so that arrows scroll it; without one it stays here."""
        super().focusInEvent(event)
        if self._is_written:
            self.reader.setFocus(event.reason())

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the page, in the rules too."""
        self._title.setText(say(_TITLE))
        self.games.setAccessibleName(say(_GAMES))
        self.games.offer((game.key, say(game.words.name)) for game in self._offered)
        self.contents.setAccessibleName(say(_CONTENTS))
        self.contents_in_short.setAccessibleName(say(_CONTENTS))
        self.search.setPlaceholderText(say(_SEARCH))
        self.search.setAccessibleName(say(_SEARCH))
        for button, phrase in ((self.previous_button, _PREVIOUS), (self.next_button, _NEXT)):
            button.setAccessibleName(say(phrase))
            button.setToolTip(say(phrase))
        if self._key:
            self._show()


class _SearchField(QLineEdit):
    """What to find. Enter goes on, Shift and Enter goes back, Escape goes back to the text."""

    wanted = Signal(int)
    """The next place, 1, or the one before, -1."""
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = IconMark("search", role="soft_ink")
        self._mark.setParent(self)
        self._mark.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changes().changed.connect(self._place_mark)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the sign before the words."""
        super().resizeEvent(event)
        self._place_mark()

    def _place_mark(self) -> None:
        side = self._mark.sizeHint()
        self._mark.setGeometry(12, (self.height() - side.height()) // 2, side.width(), side.height())
        self.setTextMargins(side.width() + 8, 0, 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter finds, Escape leaves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)
