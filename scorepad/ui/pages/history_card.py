"""The card of a match: who won, when, by which rules; its note and season, and what can be done with it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QTextCursor, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.names import fold, tidy
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import look
from scorepad.ui.history_model import HistoryLine, MatchCard, SideLine, Status, clock_time
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import DOT, Flowing, Wrapped, action_button, scrolling_page
from scorepad.ui.pages.results import Results
from scorepad.ui.reading import spoken_day
from scorepad.ui.say import say, words
from scorepad.ui.widgets.card import THICKNESS, Card, Rule
from scorepad.ui.widgets.chip import Chip
from scorepad.ui.widgets.labels import CalmItems, ElidedLabel, PlainLabel
from scorepad.ui.widgets.note import Note

_WON = QT_TRANSLATE_NOOP("history_page", "{who} won with {points}")
# In English a verb of the past is the same for two; in other languages it is not.
_PAIR_WON = QT_TRANSLATE_NOOP("pairs", "{who} won with {points}")
_SHARED = QT_TRANSLATE_NOOP("history_page", "{who} shared the win with {points}")
_LEADS = QT_TRANSLATE_NOOP("history_page", "{who} is ahead with {points}")
_PAIR_LEADS = QT_TRANSLATE_NOOP("history_page", "{who} are ahead with {points}")
_LEVEL = QT_TRANSLATE_NOOP("history_page", "Level at {points}")
_NOTHING_PLAYED = QT_TRANSLATE_NOOP("history_page", "Nothing played yet")
_AND = QT_TRANSLATE_NOOP("history_page", "{first} and {last}")
_NO_DATE = QT_TRANSLATE_NOOP("history_page", "Nobody wrote down when")
_AT = QT_TRANSLATE_NOOP("history_page", "{day}, {time}")
_LASTED = QT_TRANSLATE_NOOP("history_page", "{day}, {time} to {end}")
_HOURS = QT_TRANSLATE_NOOP("history_page", "{hours} h {minutes} min")
_MINUTES = QT_TRANSLATE_NOOP("history_page", "{minutes} min")
_DEALS = QT_TRANSLATE_N_NOOP("history_page", "%n deal(s)", "", 0)
_PUT_AWAY = QT_TRANSLATE_NOOP("history_page", "put away")
_AGREED = QT_TRANSLATE_NOOP("history_page", "Agreed at the table")
_SEASON = QT_TRANSLATE_NOOP("history_page", "Season")
_NO_SEASON = QT_TRANSLATE_NOOP("history_page", "No season")
_NOTE = QT_TRANSLATE_NOOP("history_page", "Note")
_NO_NOTE = QT_TRANSLATE_NOOP("history_page", "Anything worth remembering")
_OPEN = QT_TRANSLATE_NOOP("history_page", "Open")
_CONTINUE = QT_TRANSLATE_NOOP("history_page", "Continue")
_AGAIN = QT_TRANSLATE_NOOP("history_page", "Play again")
_AGAIN_SAID = QT_TRANSLATE_NOOP("history_page", "A new match of the same people by the same rules")
_PRINT_SHEET = QT_TRANSLATE_NOOP("history_page", "Print the sheet…")
_SAVE_SHEET = QT_TRANSLATE_NOOP("history_page", "Save the sheet…")
_EXPORT = QT_TRANSLATE_NOOP("history_page", "Save as a record file…")
_PUT_AWAY_ACT = QT_TRANSLATE_NOOP("history_page", "Put away")
_BRING_BACK = QT_TRANSLATE_NOOP("history_page", "Bring back")
_UNREADABLE = QT_TRANSLATE_NOOP("history_page", "This match cannot be shown.")

LONGEST_SITTING = timedelta(hours=16)
"""A match that took longer was played on several days: its hours tell nothing."""
LOWEST_NOTE, TALLEST_NOTE = 2, 5
"""Lines of a note that there is room for, and that are seen at once."""
EDGE, SIDE, FOOT = 1, 20, (12, 16)
"""The card's edge, the room at its sides, and that above and below its buttons, in pixels."""


class MatchCardView(Card):
    """Shows one match. Note and season are changed in place and told when they are left."""

    details_wanted = Signal(int, dict)
    """A match, and what of its details becomes otherwise."""
    open_match = Signal(int)
    play_again = Signal(int)
    export_wanted = Signal(int)
    sheet_wanted = Signal(int)
    print_wanted = Signal(int)
    put_away = Signal(int)
    bring_back = Signal(int)
    grown = Signal()
    """What it shows may need another height."""

    def __init__(self) -> None:
        super().__init__()
        self._card: MatchCard | None = None
        self._problem: Phrase | None = None
        self._seasons: tuple[str, ...] = ()
        self._game = ElidedLabel(type_step=Type.TITLE, strong=True)
        self._marks: QWidget = Flowing()
        self._winner = Wrapped(type_step=Type.LEAD)
        self._when = Wrapped(role="soft_ink")
        self._note_of_problem = Note()
        self._results = QWidget()
        self._agreed_heading = PlainLabel(role="soft_ink", strong=True)
        self._agreed = Wrapped(role="soft_ink")
        self._season_label = PlainLabel(role="soft_ink", strong=True)
        self.season = _SeasonBox()
        self._note_label = PlainLabel(role="soft_ink", strong=True)
        self.note = NoteEdit()
        self.open_button = action_button("primary")
        self.again_button = action_button()
        self.export_button = action_button(icon="export")
        self.sheet_button = action_button(icon="export")
        self.print_button = action_button(icon="print")
        self.away_button = action_button()
        self.back_button = action_button("primary")
        self._lay_out()
        for button, tell in (
            (self.open_button, self.open_match.emit),
            (self.again_button, self.play_again.emit),
            (self.export_button, self.export_wanted.emit),
            (self.sheet_button, self.sheet_wanted.emit),
            (self.print_button, self.print_wanted.emit),
            (self.away_button, self.put_away.emit),
            (self.back_button, self.bring_back.emit),
        ):
            button.clicked.connect(lambda _=False, tell=tell: self._tell(tell))
        self.note.left.connect(self.commit)
        self.season.left.connect(self.commit)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QVBoxLayout()
        head.setSpacing(6)
        for widget in (self._game, self._marks, self._winner, self._when):
            head.addWidget(widget)
        top = QWidget()
        top.setLayout(head)
        head.setContentsMargins(0, 0, 0, 0)
        agreed = _labelled(self._agreed_heading, self._agreed)
        season = _labelled(self._season_label, self.season)
        note = _labelled(self._note_label, self.note)
        self._season_label.setBuddy(self.season)
        self._note_label.setBuddy(self.note)
        self._parts = {"agreed": agreed, "season": season, "note": note}
        inside = _Column()
        self._head, self._body = head, QVBoxLayout(inside)
        # Room for the ring around what has the keyboard, and for the eye.
        self._body.setContentsMargins(SIDE, 16, SIDE, 16)
        self._body.setSpacing(16)
        for widget in (top, self._note_of_problem, self._results, season, note, agreed):
            self._body.addWidget(widget)
        self._on_paper = (self.print_button, self.sheet_button, self.export_button)
        for button in self._on_paper:
            self._body.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._body.addStretch(1)
        self._area = scrolling_page()
        self._area.setWidget(inside)
        # As high as it is given: what does not fit is scrolled to.
        self._area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        inside.installEventFilter(self)
        self._buttons = Flowing(self.open_button, self.back_button, self.again_button, self.away_button)
        self._foot = QWidget()
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(SIDE, FOOT[0], SIDE, FOOT[1])
        foot.addWidget(self._buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE + THICKNESS)
        column.setSpacing(0)
        column.addWidget(self._area, 1)
        self._rule = Rule()
        column.addWidget(self._rule)
        column.addWidget(self._foot)

    @property
    def card(self) -> MatchCard | None:
        """What it shows."""
        return self._card

    @property
    def problem(self) -> Phrase | None:
        """Why it can show no more than the match's line tells; None where it can."""
        return self._problem

    def height_at(self, width: int) -> int:
        """The height at which nothing of it has to be scrolled to."""
        body = self._body.totalHeightForWidth(width - 2 * EDGE)
        buttons = self._buttons.heightForWidth(width - 2 * (EDGE + SIDE))
        return body + self._rule.sizeHint().height() + buttons + sum(FOOT) + EDGE + EDGE + THICKNESS

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of what grows inside."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.grown.emit()
        return super().eventFilter(watched, event)

    def offer_seasons(self, seasons: tuple[str, ...]) -> None:
        """The seasons that a match can be moved to."""
        if seasons != self._seasons:
            self._seasons = seasons
            self.season.offer(seasons)

    def show_card(self, card: MatchCard) -> None:
        """Show a match. What is being typed about the one shown is told first, and what is typed stays."""
        if self._card is None or card.line.match_id != self._card.line.match_id:
            self.commit()
            self._area.verticalScrollBar().setValue(0)
            self.note.show_text(card.line.note or "")
            self.season.show_season(card.line.season)
        else:
            self.note.show_text(card.line.note or "", keep_typed=True)
            self.season.show_season(card.line.season, keep_typed=True)
        self._card, self._problem = card, None
        self._fill()

    def show_problem(self, line: HistoryLine, problem: Phrase) -> None:
        """Say why a match cannot be shown, beside what its line tells."""
        self.show_card(MatchCard(line))
        self._problem = problem
        self._fill()

    def clear(self) -> None:
        """Show nothing."""
        self.commit()
        self._card = None
        self._fill()

    def commit(self) -> None:
        """Tell what was typed as note or season, as leaving the field would."""
        if self._card is None or self._problem is not None:
            return
        line = self._card.line
        changed: dict[str, Any] = {}
        if self.note.is_edited:
            note = self.note.toPlainText().strip() or None
            self.note.show_text(note or "")
            if note != line.note:
                changed["note"] = note
        season = self.season.wanted
        if season != line.season:
            self.season.show_season(season)
            changed["season"] = season
        if changed:
            # From now on this is what is asked for; what comes of it is shown when it was written.
            self._card = replace(self._card, line=replace(line, **changed))
            self.details_wanted.emit(line.match_id, changed)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._agreed_heading.setText(say(_AGREED))
        self._season_label.setText(say(_SEASON))
        self._note_label.setText(say(_NOTE))
        self.season.set_words(say(_SEASON), say(_NO_SEASON))
        self.note.setAccessibleName(say(_NOTE))
        self.note.setPlaceholderText(say(_NO_NOTE))
        self.again_button.setText(say(_AGAIN))
        self.again_button.setToolTip(say(_AGAIN_SAID))
        self.export_button.setText(say(_EXPORT))
        self.sheet_button.setText(say(_SAVE_SHEET))
        self.print_button.setText(say(_PRINT_SHEET))
        self.away_button.setText(say(_PUT_AWAY_ACT))
        self.back_button.setText(say(_BRING_BACK))
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _tell(self, tell: Callable[[int], None]) -> None:
        if self._card is not None:
            self.commit()
            tell(self._card.line.match_id)

    def _fill(self) -> None:
        for part in (self._area, self._rule, self._foot):
            part.setVisible(self._card is not None)
        if self._card is None:
            return
        line = self._card.line
        self._game.setText(words(line.game))
        self._when.setText(_when(line))
        self._winner.setText(say(_headline(line)))
        self._show_marks(line)
        self._show_results(line.sides)
        agreed = DOT.join(say(sentence) for sentence in self._card.agreed)
        self._agreed.setText(agreed[:1].upper() + agreed[1:])
        is_readable, stays = self._problem is None, not line.put_away
        if self._problem is None:
            self._note_of_problem.hide()
        else:
            self._note_of_problem.show_note(
                say(_UNREADABLE), say(self._problem), "problem" if line.is_known else "info"
            )
        self._parts["season"].setVisible(is_readable)
        self._parts["note"].setVisible(is_readable)
        self._parts["agreed"].setVisible(bool(self._card.agreed))
        self.season.setEnabled(stays)
        self.note.setReadOnly(not stays)
        self.open_button.setText(say(_CONTINUE if line.status is Status.GOES_ON else _OPEN))
        for button in (self.open_button, self.again_button, *self._on_paper):
            button.setVisible(is_readable and stays)
        self.away_button.setVisible(stays)
        self.back_button.setVisible(not stays)
        self._buttons.updateGeometry()

    def _show_marks(self, line: HistoryLine) -> None:
        marks = [*line.marks, (_PUT_AWAY, "gold")] if line.put_away else list(line.marks)
        chips = Flowing(*(Chip(say(mark), role=role) for mark, role in marks))
        self._marks = _exchanged(self._head, self._marks, chips)
        self._marks.setVisible(bool(marks))

    def _show_results(self, sides: tuple[SideLine, ...]) -> None:
        self._results = _exchanged(self._body, self._results, Results(sides))


def _exchanged(layout: QLayout, before: QWidget, after: QWidget) -> QWidget:
    """Put a widget in the place of another, which goes."""
    layout.replaceWidget(before, after)
    before.hide()
    before.deleteLater()
    return after


def _labelled(label: QWidget, field: QWidget) -> QWidget:
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    column.addWidget(label)
    column.addWidget(field)
    return whole


class _Column(QWidget):
    """What scrolls: as high as it is at its width, and never as at a narrower one."""

    def minimumSizeHint(self) -> QSize:
        """Its height is asked for by its width."""
        return QSize(24, 0)


def _headline(line: HistoryLine) -> Phrase:
    """Who won, or who is ahead."""
    winners = [side for side in line.sides if side.won]
    if winners:
        won = _PAIR_WON if line.of_pairs else _WON
        return (won if len(winners) == 1 else _SHARED).of(who=_joined(winners), points=winners[0].points)
    if not line.deals:
        return _NOTHING_PLAYED
    ahead = [side for side in line.sides if side.place == 1]
    if len(ahead) == 1:
        leads = _PAIR_LEADS if line.of_pairs else _LEADS
        return leads.of(who=ahead[0].name, points=ahead[0].points)
    return _LEVEL.of(points=ahead[0].points)


def _joined(sides: list[SideLine]) -> str | Phrase:
    names = [side.name for side in sides]
    return names[0] if len(names) == 1 else _AND.of(first=", ".join(names[:-1]), last=names[-1])


def _when(line: HistoryLine) -> str:
    """The day, from when to when, and how much was played."""
    deals = _together(say(_DEALS.counted(line.deals)))
    if line.started is None:
        return DOT.join((say(_NO_DATE), deals))
    started = datetime.fromisoformat(line.started)
    day, time = spoken_day(started.date()), clock_time(started)
    ended = None if line.ended is None else datetime.fromisoformat(line.ended)
    if ended is None or not timedelta(0) < ended - started < LONGEST_SITTING:
        return DOT.join((say(_AT.of(day=day, time=time)), deals))
    whole = say(_LASTED.of(day=day, time=time, end=clock_time(ended)))
    return DOT.join((whole, _lasted(ended - started), deals))


def _lasted(time: timedelta) -> str:
    hours, minutes = divmod(round(time.total_seconds() / 60), 60)
    return _together(say(_HOURS.of(hours=hours, minutes=minutes) if hours else _MINUTES.of(minutes=minutes)))


def _together(text: str) -> str:
    """Words that stay on one line."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


class NoteEdit(QPlainTextEdit):
    """A few lines of text. Enter ends it, Shift and Enter begin a line; Escape puts back what was there."""

    left = Signal()
    """The text is as it is to be."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = ""
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.textChanged.connect(self._fit)
        look.changes().changed.connect(self._fit)
        self._fit()

    @property
    def is_edited(self) -> bool:
        """Whether it holds another text than was shown."""
        return self.toPlainText() != self._shown

    def show_text(self, text: str, *, keep_typed: bool = False) -> None:
        """Show a text; with `keep_typed` what is being typed stays instead."""
        if keep_typed and self.is_edited and self.hasFocus():
            return
        self._shown = text
        if text != self.toPlainText():
            self.setPlainText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape end it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.insertPlainText("\n")
            else:
                self.left.emit()
        elif event.key() == Qt.Key.Key_Escape and self.is_edited:
            # As one more edit, so that undo brings the typed text back.
            cursor = self.textCursor()
            cursor.select(QTextCursor.SelectionType.Document)
            cursor.insertText(self._shown)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leaving it ends it; its own menu and another window do not."""
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As high as its lines, within bounds."""
        lines = min(max(LOWEST_NOTE, round(self.document().size().height())), TALLEST_NOTE)
        # Lines may be a fraction higher than their font; around them are margin, padding and border.
        line, around = self.fontMetrics().lineSpacing() + 2, 2 * round(self.document().documentMargin()) + 18
        height = lines * line + around
        if height != self.maximumHeight():
            self.setFixedHeight(height)


class _SeasonBox(QComboBox):
    """The seasons there are, and room to type another. Blank is none; Escape puts back what was there."""

    left = Signal()
    """The season is as it is to be."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: str | None = None
        self.setEditable(True)
        self.setItemDelegate(CalmItems(self))
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        # Only what one chose oneself counts: nothing is completed behind a typed name.
        self._field().setCompleter(None)  # type: ignore[arg-type]  # Qt takes none
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.addItem("", "")
        self.activated.connect(self._chosen)
        self._field().editingFinished.connect(self.left)

    def _field(self) -> QLineEdit:
        field = self.lineEdit()
        assert field is not None, "it is editable"
        return field

    @property
    def wanted(self) -> str | None:
        """The season it holds, in the spelling of one that there is; None for none."""
        if self.currentText() == (self._shown or ""):
            return self._shown
        typed = tidy(self.currentText())
        there = (self.itemText(at) for at in range(1, self.count()))
        return next((name for name in there if fold(name) == fold(typed)), typed) or None

    def offer(self, seasons: tuple[str, ...]) -> None:
        """The seasons there are; what is typed stays."""
        typed = self.currentText()
        with QSignalBlocker(self):
            while self.count() > 1:
                self.removeItem(1)
            for name in seasons:
                self.addItem(name, name)
            self.setEditText(typed)

    def show_season(self, season: str | None, *, keep_typed: bool = False) -> None:
        """Show a season; with `keep_typed` what is being typed stays instead."""
        if keep_typed and self._field().hasFocus() and self.wanted != self._shown:
            return
        self._shown = season
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(season) if season else 0)
            self.setEditText(season or "")
            self._field().setCursorPosition(0)

    def set_words(self, name: str, none: str) -> None:
        """Its name, and the words for no season."""
        self.setAccessibleName(name)
        self.setItemText(0, none)
        self._field().setPlaceholderText(none)
        if not self.currentData():
            self.setEditText(self._shown or "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts back what was there."""
        if event.key() == Qt.Key.Key_Escape and self.wanted != self._shown:
            self.show_season(self._shown)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()

    def _chosen(self, at: int) -> None:
        if at == 0:
            self.setEditText("")
        self.left.emit()
