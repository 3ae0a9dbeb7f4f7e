"""What is written beside a match or a deal: a note, the season, and whether it counts."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.dialogs.deciding import Deciding
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import CalmItems, PlainLabel

_OF_MATCH = QT_TRANSLATE_NOOP("note_dialog", "Note and season")
_WHY_MATCH = QT_TRANSLATE_NOOP("note_dialog", "Kept with the match; points do not change.")
_OF_DEAL = QT_TRANSLATE_NOOP("note_dialog", "Note on deal {deal}")
_WHY_DEAL = QT_TRANSLATE_NOOP("note_dialog", "Shown on the deal’s card. Points do not change.")
_NOTE = QT_TRANSLATE_NOOP("note_dialog", "Note")
_SEASON = QT_TRANSLATE_NOOP("note_dialog", "Season")
_NO_SEASON = QT_TRANSLATE_NOOP("note_dialog", "no season")
_COUNTS = QT_TRANSLATE_NOOP("note_dialog", "Counts in season tables")
_KEEP = QT_TRANSLATE_NOOP("note_dialog", "Keep it")

LONGEST = 500
"""Letters of a note that can be written here."""


class _Noting(Deciding):
    """A note, of a match or of a deal."""

    def __init__(self, match: Match, note: str, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self._label = PlainLabel(role="soft_ink")
        self.note = QLineEdit(note)
        self.note.setMaxLength(max(LONGEST, len(note)))
        self._label.setBuddy(self.note)
        self.content.addWidget(self._label)
        self.content.addWidget(self.note)
        self.note.textChanged.connect(self.refresh)

    def tell(self, change: Change | None) -> None:
        """Nothing: no points change by a note."""
        super().tell(None)

    def retranslate(self) -> None:
        """Name the field."""
        self._label.setText(say(_NOTE))
        self.note.setAccessibleName(say(_NOTE))
        self.accept_button.setText(say(_KEEP))
        super().retranslate()


class NoteDialog(_Noting):
    """A match's note, its season, and whether it counts."""

    def __init__(self, match: Match, seasons: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(match, match.note or "", parent)
        self._season_label = PlainLabel(role="soft_ink")
        self.season = QComboBox()
        self.season.setEditable(True)
        self.season.setItemDelegate(CalmItems(self.season))
        self.season.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.season.addItems(list(seasons))
        self.season.setCurrentText(match.season or "")
        completer = self.season.completer()
        assert completer is not None, "an editable box completes"
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseSensitive)
        self.counts = QCheckBox()
        self.counts.setChecked(match.counts)
        for widget in (self._season_label, self.season, self.counts):
            self.content.addWidget(widget)
        self.season.currentTextChanged.connect(self.refresh)
        self.counts.toggled.connect(self.refresh)
        self.retranslate()
        self.note.setFocus()

    def proposed(self) -> Change | Phrase:
        """The match with these details."""
        return self.match.detailed(
            note=self.note.text().strip() or None,
            season=self.season.currentText().strip() or None,
            counts=self.counts.isChecked(),
        )

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_OF_MATCH), say(_WHY_MATCH))
        self._season_label.setText(say(_SEASON))
        self.season.setAccessibleName(say(_SEASON))
        line = self.season.lineEdit()
        if line is not None:
            line.setPlaceholderText(say(_NO_SEASON))
        self.counts.setText(say(_COUNTS))
        super().retranslate()


class DealNoteDialog(_Noting):
    """The note of the played deal at index `at`."""

    def __init__(self, match: Match, at: int, parent: QWidget | None = None) -> None:
        super().__init__(match, match.deals[at].note, parent)
        self._at = at
        self.retranslate()
        self.note.setFocus()

    def proposed(self) -> Change | Phrase:
        """The match with that deal's note."""
        deal = self.match.deals[self._at]
        return self.match.replace(self._at, replace(deal, note=self.note.text().strip()))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_OF_DEAL.of(deal=self._at + 1)), say(_WHY_DEAL))
        super().retranslate()
