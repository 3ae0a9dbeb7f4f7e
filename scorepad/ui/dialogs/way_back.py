"""The ways back from a damaged history, the best first."""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.backups_model import how_much, spoken_at, spoken_date
from scorepad.ui.pages.parts import Wrapped, allow
from scorepad.ui.say import say
from scorepad.ui.widgets.busy import Busy
from scorepad.ui.widgets.card import Rule
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.roomy_area import RoomyArea

if TYPE_CHECKING:
    from scorepad.store.recovery import WayBack

_HEADING = QT_TRANSLATE_NOOP("way_back", "The way back")
_LOOKING = QT_TRANSLATE_NOOP(
    "way_back", "Looking for the best way back. Every backup is tried, which may take a minute…"
)
_GOING = QT_TRANSLATE_NOOP("way_back", "The history is being put in its place…")
_KEPT = QT_TRANSLATE_NOOP(
    "way_back", "Whatever you choose, the file as it is now is kept among the backups; nothing is deleted."
)
_FOREIGN = QT_TRANSLATE_NOOP(
    "way_back",
    "Perhaps this file belongs to another program, and your history is in another folder: look for it before "
    "you choose.",
)
_NO_WAY = QT_TRANSLATE_NOOP(
    "way_back", "No backup was found, and nothing of the file can be read. A backup may lie somewhere else."
)
_BACKUP = QT_TRANSLATE_NOOP("way_back", "Everything up to {when}")
_SINCE = QT_TRANSLATE_N_NOOP("way_back", "And %n match(es) played since.", "", 0)
_FILE = QT_TRANSLATE_NOOP("way_back", "What can still be read of the file")
_HOLDS = QT_TRANSLATE_NOOP("way_back", "In all {what}, from {first} to {last}.")
_HOLDS_UNDATED = QT_TRANSLATE_NOOP("way_back", "In all {what}.")
_ANEW = QT_TRANSLATE_NOOP("way_back", "Begin anew")
_ANEW_SAID = QT_TRANSLATE_NOOP(
    "way_back", "An empty history. A backup can still be restored later, where there is one."
)
_NOT_NOW = QT_TRANSLATE_NOOP("way_back", "Not now")
_GO = QT_TRANSLATE_NOOP("way_back", "Go back this way")
_NONE_CHOSEN = QT_TRANSLATE_NOOP("way_back", "Choose one of the ways first.")
_FROM_FILE = QT_TRANSLATE_NOOP("way_back", "Restore from a file…")

WIDTH = 640
"""What the dialog would like to have, in pixels at 100 %."""


class WayBackDialog(Dialog):
    """Looks, shows the ways there are, and hands over the one that is chosen. Escape leaves all as it is.

    `is_foreign`: the file is perhaps no history at all, so that nothing is chosen beforehand.
    """

    chosen = Signal(object)
    """The `WayBack`, or None to begin anew."""
    file_wanted = Signal()

    def __init__(
        self, why: Phrase | None, now: datetime, *, is_foreign: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._why, self._now, self._is_foreign = why, now, is_foreign
        self._ways: tuple[WayBack, ...] | None = None
        self._problem: Phrase | None = None
        self._is_going = False
        self.busy = Busy()
        self._caution = Note()
        self._choices = QWidget()
        self._column = QVBoxLayout(self._choices)
        self._column.setContentsMargins(4, 0, 4, 0)
        self._column.setSpacing(0)
        self._group = QButtonGroup(self)
        self._kept = Wrapped(role="soft_ink")
        self.problem = Note()
        self._area = RoomyArea()
        for widget in (self.busy, self._caution, self._choices, self._kept, self.problem):
            self._area.column.addWidget(widget)
        self._area.column.addStretch(1)
        self.body.addWidget(self._area, 1)
        self.file_button = self.add_button()
        self.not_now_button = self.add_button()
        self.go_button = self.add_button("primary")
        self.file_button.clicked.connect(self.file_wanted)
        self.not_now_button.clicked.connect(self.reject)
        self.go_button.clicked.connect(self._go)
        self._group.buttonToggled.connect(lambda *_: self._allow())
        self.retranslate()

    def width_wanted(self) -> int:
        """Wide enough for a way on one line."""
        return look.scaled(WIDTH)

    @property
    def buttons(self) -> tuple[QRadioButton, ...]:
        """The ways that are offered, the last of them to begin anew."""
        return tuple(one for one in self._group.buttons() if isinstance(one, QRadioButton))

    def show_ways(self, ways: "Sequence[WayBack]") -> None:
        """Offer these, the best first; it is chosen, unless the file may be somebody else's."""
        self._ways = tuple(ways)
        self._fill(self._ways)
        first = self.buttons[0]
        if ways and not self._is_foreign:
            first.setChecked(True)
        self.retranslate()
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_problem(self, sentence: Phrase) -> None:
        """Say why there is no way, or why it could not be gone."""
        self._problem, self._is_going = sentence, False
        self.retranslate()

    def show_going(self) -> None:
        """The way is being gone; it cannot be left now."""
        self._is_going, self._problem = True, None
        self.retranslate()

    def reject(self) -> None:
        """Leave everything as it is, but not in the middle of it."""
        if not self._is_going:
            super().reject()

    def _go(self) -> None:
        at = self._group.checkedId()
        if self._ways is not None and at >= 0:
            self.chosen.emit(self._ways[at] if at < len(self._ways) else None)

    def _fill(self, ways: "tuple[WayBack, ...]") -> None:
        for at in range(len(ways) + 1):
            if at == len(ways) and ways:
                self._column.addSpacing(8)
                self._column.addWidget(Rule())
            button, said = QRadioButton(), Wrapped(role="soft_ink")
            # Under its title, not under the circle.
            said.setContentsMargins(look.scaled(34), 0, 0, 6)
            self._group.addButton(button, at)
            self._column.addWidget(button)
            self._column.addWidget(said)

    def _say_ways(self, ways: "tuple[WayBack, ...]") -> None:
        said = self._choices.findChildren(Wrapped)
        for button, label, way in zip(self.buttons, said, (*ways, None), strict=True):
            title, about = (say(_ANEW), say(_ANEW_SAID)) if way is None else self._told(way)
            button.setText(title)
            button.setAccessibleDescription(about)
            label.setText(about)

    def _told(self, way: "WayBack") -> tuple[str, str]:
        """A way in a title, and what it comes to."""
        if way.backup is None:
            return say(_FILE), say(_holds(way))
        since = [say(_SINCE.counted(way.rescued))] if way.rescued else []
        return say(_BACKUP.of(when=spoken_at(way.backup.at, self._now))), " ".join((*since, say(_holds(way))))

    def _allow(self) -> None:
        at = self._group.checkedId()
        is_anew = self._ways is not None and at == len(self._ways)
        self.go_button.setText(say(_ANEW if is_anew else _GO))
        allow(self.go_button, say(_NONE_CHOSEN) if at < 0 else "")

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), "" if self._why is None else say(self._why))
        ways, is_looking = self._ways, self._ways is None and self._problem is None
        is_choosing = ways is not None and not self._is_going
        self.busy.setVisible(is_looking or self._is_going)
        self.busy.say_what(say(_GOING if self._is_going else _LOOKING))
        self._choices.setVisible(is_choosing)
        self._kept.setVisible(is_choosing)
        self._kept.setText(say(_KEPT))
        if ways is not None:
            self._say_ways(ways)
        self._caution.setVisible(is_choosing and (self._is_foreign or not ways))
        if self._caution.isVisibleTo(self):
            self._caution.show_note("", say(_FOREIGN if self._is_foreign else _NO_WAY), "warning")
        self.problem.setVisible(self._problem is not None)
        if self._problem is not None:
            self.problem.show_note("", say(self._problem), "problem")
        self.file_button.setText(say(_FROM_FILE))
        self.file_button.setVisible(not self._is_going and not is_looking)
        self.not_now_button.setText(say(_NOT_NOW))
        self.not_now_button.setEnabled(not self._is_going)
        self.go_button.setVisible(is_choosing)
        self._allow()
        self._area.settle()


def _holds(way: "WayBack") -> Phrase:
    """What the history will hold then, and from which days."""
    what, first, last = how_much(way.holds), way.holds.first_day, way.holds.last_day
    if first is None:
        return _HOLDS_UNDATED.of(what=what)
    return _HOLDS.of(what=what, first=spoken_date(first), last=spoken_date(last))
