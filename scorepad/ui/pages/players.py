"""The players page: everybody who has played, under one name each."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.names import fold
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.dialogs.merge_players import MergeDialog
from scorepad.ui.look import Type
from scorepad.ui.pages.body import Body, fill
from scorepad.ui.pages.parts import (
    Flowing,
    Suits,
    Wrapped,
    action_button,
    column_of,
    page_title,
)
from scorepad.ui.players_model import NAME, PlayerLine, PlayersModel, Row
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.labels import plain_tooltip
from scorepad.ui.widgets.name_table import NameTable
from scorepad.ui.widgets.palette import DOT, PalettePopup
from scorepad.ui.widgets.search_field import SearchField

_TITLE = QT_TRANSLATE_NOOP("players_page", "Players")
_SEARCH = QT_TRANSLATE_NOOP("players_page", "Find a name")
_LIST = QT_TRANSLATE_NOOP("players_page", "Everybody who plays")
_STATISTICS = QT_TRANSLATE_NOOP("players_page", "Statistics")
_STATISTICS_OF = QT_TRANSLATE_NOOP("players_page", "Statistics of {name}")
_MATCHES = QT_TRANSLATE_NOOP("players_page", "Their matches")
_MATCHES_OF = QT_TRANSLATE_NOOP("players_page", "Matches of {name}")
_RENAME = QT_TRANSLATE_NOOP("players_page", "Rename")
_RENAME_KEY = QT_TRANSLATE_NOOP("players_page", "Type another name over {name} (F2)")
_MERGE = QT_TRANSLATE_NOOP("players_page", "Same person as…")
_PART = QT_TRANSLATE_NOOP("players_page", "Part them")
_PART_SAID = QT_TRANSLATE_NOOP("players_page", "{name} and {person} are two people after all")
_COLOUR = QT_TRANSLATE_NOOP("players_page", "Colour…")
_COLOUR_SAID = QT_TRANSLATE_NOOP("players_page", "The colour of their line in charts")
_GUEST = QT_TRANSLATE_NOOP("players_page", "Guest")
_GUEST_SAID = QT_TRANSLATE_NOOP("players_page", "A guest is left out of season tables.")
_HIDDEN = QT_TRANSLATE_NOOP("players_page", "Hidden")
_HIDDEN_SAID = QT_TRANSLATE_NOOP("players_page", "Somebody hidden is not offered for new matches.")
_EMPTY_TITLE = QT_TRANSLATE_NOOP("players_page", "Nobody has played yet")
_EMPTY = QT_TRANSLATE_NOOP("players_page", "Names come by themselves with the first match.")
_NOT_FOUND = QT_TRANSLATE_NOOP("players_page", "Nobody here is called “{letters}”.")

ROW = 46
"""The height of a line, in pixels at 100 %: a field to type a name in fits."""


class PlayersPage(QWidget):
    """The people, and what can be done with the one that is chosen. It wishes; the history acts."""

    player_wanted = Signal(str)
    """The page of somebody is to be seen."""
    matches_wanted = Signal(str)
    """The matches of somebody are to be seen."""
    rename_wanted = Signal(str, str)
    """Somebody's name, and the new one."""
    merge_wanted = Signal(str, str)
    """A name, and the one whose person it is; answered by `merged` or `refuse_merge`."""
    meetings_wanted = Signal(str, str)
    """Two who sat at one table: those matches are to be seen."""
    part_wanted = Signal(str, str)
    """Another name of somebody, and that person's name."""
    guest_wanted = Signal(str, bool)
    hidden_wanted = Signal(str, bool)
    colour_wanted = Signal(str, object)
    """Somebody, and a colour of the palette or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._merging: MergeDialog | None = None
        self._next = ""
        self._title = page_title()
        self.search = SearchField()
        self.model = PlayersModel(self)
        self.table = NameTable(self.model, NAME, ROW)
        self.statistics_button = action_button(icon="chart")
        self.matches_button = action_button(icon="history")
        self.rename_button = action_button(icon="edit")
        self.merge_button = action_button(icon="players")
        self.part_button = action_button()
        self.colour_button = action_button()
        self.palette_sheet = PalettePopup(self)
        self.guest_box, self.hidden_box = QCheckBox(), QCheckBox()
        self._empty_title = Wrapped(type_step=Type.TITLE)
        self._empty = Wrapped(type_step=Type.LEAD, role="soft_ink")
        self._not_found = Wrapped(type_step=Type.LEAD, role="soft_ink")
        self._lay_out()
        self._connect()
        self._size()
        self.retranslate()

    def _lay_out(self) -> None:
        self.table.setSortingEnabled(True)
        header = self.table.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        for words in (self._empty_title, self._empty):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._title)
        head.addWidget(self.search, 1)
        head.addStretch(1)
        self._nothing = column_of(Suits(), self._empty_title, self._empty, margins=(12, 32, 12, 16))
        self._nobody = column_of(self._not_found, margins=(12, 16, 12, 16))
        # Together, so that neither stands alone on a second line.
        self._marks = QWidget()
        marks = QHBoxLayout(self._marks)
        marks.setContentsMargins(0, 0, 0, 0)
        marks.setSpacing(8)
        marks.addWidget(self.guest_box)
        marks.addWidget(self.hidden_box)
        self._deeds = Flowing(
            self.statistics_button,
            self.matches_button,
            self.rename_button,
            self.merge_button,
            self.part_button,
            self.colour_button,
            self._marks,
        )
        self._paper = Card()
        self._paper.hide()  # there is nothing to say before the history has answered
        inside = QVBoxLayout(self._paper)
        inside.setContentsMargins(12, 8, 12, 14)
        inside.setSpacing(10)
        inside.addWidget(self._nothing)
        inside.addWidget(self._nobody)
        inside.addWidget(self.table, 1)
        inside.addWidget(self._deeds)
        inside.addStretch(0)
        body = Body()
        body.column.addLayout(head)
        body.column.addWidget(self._paper, 1)
        fill(self, body)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._look_for)
        self.search.left.connect(self.table.setFocus)
        # When the field is gone: a question may open then.
        self.model.renamed.connect(self._rename, Qt.ConnectionType.QueuedConnection)
        self.table.chosen.connect(self._show_deeds)
        self.table.opened.connect(self._open)
        self.statistics_button.clicked.connect(self._open)
        self.matches_button.clicked.connect(self._show_matches)
        self.rename_button.clicked.connect(self.rename_chosen)
        self.merge_button.clicked.connect(lambda: self.ask_who_is_one(self._name))
        self.part_button.clicked.connect(self._part)
        self.colour_button.clicked.connect(self._offer_colours)
        self.palette_sheet.picked.connect(lambda colour: self.colour_wanted.emit(self._name, colour))
        self.guest_box.clicked.connect(lambda guest: self.guest_wanted.emit(self._name, guest))
        self.hidden_box.clicked.connect(lambda hidden: self.hidden_wanted.emit(self._name, hidden))
        look.changes().changed.connect(self._size)

    # What it shows.

    def show_players(self, players: Iterable[PlayerLine]) -> None:
        """Show everybody, in the order in which they are given. Who was chosen stays chosen."""
        row = self.chosen
        key = self._next or ("" if row is None else row.player.key)
        self._next = ""
        self.model.show(players)
        self._paper.show()
        self._choose(key)
        self._hand_on()

    @property
    def chosen(self) -> Row | None:
        """The line that is chosen."""
        return self.model.row(self.table.currentIndex().row())

    @property
    def _name(self) -> str:
        return "" if self.chosen is None else self.chosen.player.name

    def choose_next(self, name: str) -> None:
        """Choose somebody when the people are shown again: under a new name the old one is not there."""
        self._next = fold(name)

    def _choose(self, key: str) -> None:
        row = self.model.row_of(key)
        if self.model.rowCount():
            self.table.choose(0 if row is None else row)
        self._show_state()

    def _look_for(self, letters: str) -> None:
        row = self.chosen
        self.model.look_for(letters)
        self._choose("" if row is None else row.player.key)

    def _show_state(self) -> None:
        is_empty, found = not self.model.players, bool(self.model.rowCount())
        self._nothing.setVisible(is_empty)
        self._nobody.setVisible(not is_empty and not found)
        self._not_found.setText(say(_NOT_FOUND.of(letters=self.search.text().strip())))
        self.search.setVisible(not is_empty)
        self.table.setVisible(found)
        self._deeds.setVisible(found)
        self._show_deeds()

    def _show_deeds(self) -> None:
        """Offer what can be done with the line that is chosen."""
        row = self.chosen
        if row is None:
            return
        is_person = not row.other
        self.part_button.setVisible(not is_person)
        for widget in (
            self.rename_button,
            self.merge_button,
            self.colour_button,
            self._marks,
        ):
            widget.setVisible(is_person)
        self.merge_button.setEnabled(len(self.model.players) > 1)
        name = row.player.name
        self.statistics_button.setAccessibleName(say(_STATISTICS_OF.of(name=name)))
        self.matches_button.setAccessibleName(say(_MATCHES_OF.of(name=name)))
        self.rename_button.setToolTip(plain_tooltip(say(_RENAME_KEY.of(name=name))))
        parted = say(_PART_SAID.of(name=row.name, person=name))
        self.part_button.setToolTip(plain_tooltip(parted))
        self.part_button.setAccessibleDescription(parted)
        for box, ticked in ((self.guest_box, row.player.guest), (self.hidden_box, row.player.hidden)):
            with QSignalBlocker(box):
                box.setChecked(ticked)

    # What is wished.

    def _open(self) -> None:
        if self.chosen is not None:
            self.player_wanted.emit(self._name)

    def _show_matches(self) -> None:
        if self.chosen is not None:
            self.matches_wanted.emit(self._name)

    def _offer_colours(self) -> None:
        if self.chosen is not None:
            self.palette_sheet.offer(self.chosen.player.colour, self.colour_button)

    def rename_chosen(self) -> None:
        """Let a new name be typed over the one that is chosen."""
        row = self.chosen
        if row is None or row.other:
            return
        cell = self.model.index(self.table.currentIndex().row(), NAME)
        if self.table.state() != self.table.State.EditingState:  # the key may be pressed twice
            self.table.edit(cell)

    def _rename(self, name: str, to: str) -> None:
        player, taken = self.model.who(name), self.model.who(to)
        if player is not None and taken is not None and taken is not player:
            self.ask_who_is_one(name, taken.name, is_taken=True)
        else:
            self.rename_wanted.emit(name, to)

    def _part(self) -> None:
        row = self.chosen
        if row is not None and row.other:
            self.part_wanted.emit(row.other, row.player.name)

    # Two names, one person.

    def ask_who_is_one(self, name: str = "", into: str = "", *, is_taken: bool = False) -> MergeDialog:
        """Ask which two names are one person. `is_taken`: because a new name is somebody's already."""
        dialog = MergeDialog(self, self.model.players, name=name, into=into, is_taken=is_taken)
        dialog.chosen.connect(self.merge_wanted)
        dialog.meetings_wanted.connect(self.meetings_wanted)
        dialog.finished.connect(self._forget_dialog)
        self._merging = dialog
        dialog.open()
        return dialog

    @property
    def open_dialog(self) -> MergeDialog | None:
        """What asks just now which two are one person."""
        return self._merging

    def _forget_dialog(self) -> None:
        self._merging = None

    def leave_merging(self) -> None:
        """Ask no more which two are one: something else is looked at."""
        if self._merging is not None:
            self._merging.reject()

    def merged(self) -> None:
        """The two are one person now: nothing is left to be asked."""
        if self._merging is not None:
            self._merging.accept()

    def refuse_merge(self, sentence: str, *, have_met: bool = False) -> bool:
        """Say where it was asked why the two stay two; False where it is asked no more."""
        if self._merging is None:
            return False
        self._merging.refuse(sentence, have_met=have_met)
        return True

    # Keyboard, sizes, words.

    def start_search(self) -> None:
        """Look for somebody by a few letters."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def event(self, event: QEvent) -> bool:
        """Keep F2 for this page, whatever it is for the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _renames(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 renames."""
        if _renames(event):
            self.rename_chosen()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the list, as soon as there is one."""
        super().focusInEvent(event)
        self._hand_on()

    def _hand_on(self) -> None:
        if self.hasFocus() and self.table.isVisibleTo(self):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _size(self) -> None:
        self.search.setMaximumWidth(look.scaled(360))
        self.table.setIconSize(QSize(look.scaled(DOT), look.scaled(DOT)))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if not self._paper.isHidden():
                self.show_players(self.model.players)
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the page."""
        self._title.setText(say(_TITLE))
        self.search.setPlaceholderText(say(_SEARCH))
        self.search.setAccessibleName(say(_SEARCH))
        self.table.setAccessibleName(say(_LIST))
        self.statistics_button.setText(say(_STATISTICS))
        self.matches_button.setText(say(_MATCHES))
        self.rename_button.setText(say(_RENAME))
        self.merge_button.setText(say(_MERGE))
        self.part_button.setText(say(_PART))
        self.colour_button.setText(say(_COLOUR))
        self.colour_button.setToolTip(plain_tooltip(say(_COLOUR_SAID)))
        for box, words, said in (
            (self.guest_box, _GUEST, _GUEST_SAID),
            (self.hidden_box, _HIDDEN, _HIDDEN_SAID),
        ):
            box.setText(say(words))
            box.setToolTip(plain_tooltip(say(said)))
            box.setAccessibleDescription(say(said))
        self._empty_title.setText(say(_EMPTY_TITLE))
        self._empty.setText(say(_EMPTY))
        self._show_state()


def _renames(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_F2 and not event.modifiers()
