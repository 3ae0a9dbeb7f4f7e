"""A deal's card: what was dealt, bid and taken, why it scored so, and when it was entered."""

from datetime import datetime

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.words import DEAL, TOTAL
from scorepad.ui import look, why
from scorepad.ui.icons import icon
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import DOT, Wrapped, action_button
from scorepad.ui.say import say
from scorepad.ui.trail import DealHistory, spoken_moment
from scorepad.ui.widgets.button_words import say_what_fits
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel
from scorepad.ui.widgets.running_total import RunningTotal, Step
from scorepad.ui.widgets.scrolling import scrolling

_POINTS = QT_TRANSLATE_NOOP("deal_card", "Points")
_DEAL = QT_TRANSLATE_NOOP("deal_card", "Deal {deal}")
_TOTAL = QT_TRANSLATE_NOOP("deal_card", "{who}: {total}")
_CORRECT = QT_TRANSLATE_NOOP("deal_card", "Correct deal {deal}")
_UNLOCK = QT_TRANSLATE_NOOP("deal_card", "Correct…")
_MORE = QT_TRANSLATE_NOOP("deal_card", "More for this deal")
_BACK = QT_TRANSLATE_NOOP("deal_card", "Back")
_EARLIER = QT_TRANSLATE_NOOP("deal_card", "The deal before")
_LATER = QT_TRANSLATE_NOOP("deal_card", "The deal after")
_ENTERED = QT_TRANSLATE_NOOP("deal_card", "entered {time}")
_CORRECTED = QT_TRANSLATE_NOOP("deal_card", "corrected {time}")
_NOTE = QT_TRANSLATE_NOOP("deal_card", "Note: {note}")


class DealCard(QWidget):
    """One deal, or one total, told in words. Escape goes back to entering."""

    correct_wanted = Signal(int)
    """The index of the deal to correct."""
    left = Signal()
    turned = Signal(int)
    """Another deal's index is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._at: int | None = None
        self._side: int | None = None
        self._locked = False
        self._history = DealHistory()
        self._now: datetime | None = None
        self._heading = PlainLabel(type_step=Type.TITLE, strong=True)
        self.earlier, self.later = QToolButton(), QToolButton()
        self._facts = Wrapped(role="soft_ink")
        self._lines = [_Line() for _ in range(8)]
        self._whole = Wrapped()
        self._steps = RunningTotal()
        self._note = Wrapped(role="soft_ink")
        self._times = Wrapped(type_step=Type.SMALL, role="soft_ink")
        self.correct = action_button("primary")
        self.more = QToolButton()
        self.back = action_button()
        self._lay_out()
        self.earlier.clicked.connect(lambda: self._turn(-1))
        self.later.clicked.connect(lambda: self._turn(+1))
        self.correct.clicked.connect(self._want_correction)
        self.back.clicked.connect(self.left)
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self._heading, 1)
        for button, name in ((self.earlier, "up"), (self.later, "down")):
            button.setIcon(icon(name))
            button.setMinimumSize(44, 44)
            top.addWidget(button)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setIcon(icon("more"))
        self.more.setMinimumSize(44, 44)
        self.more.setMenu(QMenu(self.more))
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.back)
        buttons.addWidget(self.correct, 1)
        buttons.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._facts)
        self._scroll = scrolling(*self._lines, self._whole, self._steps, self._note, self._times)
        column.addWidget(self._scroll, 1)
        column.addLayout(buttons)

    @property
    def shown_deal(self) -> int | None:
        """The index of the deal that is shown; None for a total."""
        return self._at

    @property
    def shown_side(self) -> int | None:
        """The side whose number was asked about."""
        return self._side

    def show_deal(self, match: Match, at: int, side: int | None = None, *, locked: bool = False) -> None:
        """Show the played deal at index `at`; `side` is who is asked about, and stands out.

        `locked`: the match is finished and not unlocked for corrections yet.
        """
        self._match, self._at, self._side, self._locked = match, at, side, locked
        self._history = DealHistory()
        self._show()

    def show_total(self, match: Match, side: int) -> None:
        """Show how a side's total came about."""
        self._match, self._at, self._side = match, None, side
        self._show()

    def show_history(self, history: DealHistory, now: datetime) -> None:
        """Show when the deal was entered and corrected."""
        self._history, self._now = history, now
        self._show_times()

    def _show(self) -> None:
        match = self._match
        if match is None:
            return
        is_deal = self._at is not None
        for widget in (self.earlier, self.later, self.correct, self.more):
            widget.setVisible(is_deal)
        self._whole.setVisible(not is_deal)
        self._steps.setVisible(not is_deal)
        if self._at is not None:
            self._show_one(match, self._at)
        else:
            self._show_sum(match, self._side or 0)
        self._show_times()
        self.setAccessibleDescription(self.text())
        QTimer.singleShot(0, self, self._keep_in_sight)

    def _keep_in_sight(self) -> None:
        """Whoever is asked about is seen, also where the lines have to be scrolled."""
        marked = next((line for line in self._lines if line.is_marked and not line.isHidden()), None)
        if marked is not None:
            self._scroll.ensureWidgetVisible(marked, 0, 4)

    def _show_one(self, match: Match, at: int) -> None:
        deal = match.deals[at]
        self._heading.setText(say(_DEAL.of(deal=at + 1)))
        self._facts.setText(DOT.join(why.deal(match, at)))
        told = match.game.words.told(match.setup, match.deals[:at], deal)
        for line, entry in zip(self._lines, [*told.sides, *[None] * len(self._lines)], strict=False):
            line.setVisible(entry is not None)
            if entry is not None:
                side, said = entry
                row = match.sheet.rows[at]
                line.show_side(
                    match.side_names[side],
                    say(said),
                    row.points[side],
                    why.points(match, at, side),
                    marked=side == self._side,
                )
        self._note.setText(say(_NOTE.of(note=deal.note)))
        self._note.setVisible(bool(deal.note))
        self.earlier.setEnabled(at > 0)
        self.later.setEnabled(at + 1 < len(match.deals))
        self._name_correct()
        self.more.setEnabled(not self._locked)

    def _name_correct(self) -> None:
        if self._at is None:
            return
        short = say(_UNLOCK)
        long = short if self._locked else say(_CORRECT.of(deal=self._at + 1))
        beside = self.back.sizeHint().width() + self.more.sizeHint().width() + 16
        say_what_fits(self.correct, self.width() - beside, long, short)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow card says less on its button."""
        super().resizeEvent(event)
        self._name_correct()

    def _show_sum(self, match: Match, side: int) -> None:
        self._heading.setText(say(_TOTAL.of(who=match.side_names[side], total=match.sheet.totals[side])))
        said = why.total(match, side)
        self._facts.setText(said[-1])
        for line in self._lines:
            line.hide()
        self._whole.setText("\n".join(said[:-1]))
        self._steps.show_steps(
            Step(say(DEAL), say(_POINTS), say(TOTAL)),
            [Step(str(deal), points, str(total)) for deal, points, total in why.steps(match, side)],
            "\n".join(why.running(match, side)),
        )
        self._note.hide()

    def _show_times(self) -> None:
        said = []
        if self._at is not None and self._now is not None:
            if self._history.entered is not None:
                said.append(say(_ENTERED.of(time=spoken_moment(self._history.entered, self._now))))
            said += [
                say(_CORRECTED.of(time=spoken_moment(moment, self._now)))
                for moment in self._history.corrected
            ]
        self._times.setText(DOT.join(said))
        self._times.setVisible(bool(said))

    def text(self) -> str:
        """Everything the card tells, in lines."""
        said = [self._heading.text(), self._facts.text()]
        said += [line.text() for line in self._lines if not line.isHidden()]
        said += [part.text() for part in (self._whole,) if not part.isHidden()]
        said += [self._steps.accessibleName()] if not self._steps.isHidden() else []
        said += [part.text() for part in (self._note, self._times) if not part.isHidden()]
        return "\n".join(said)

    def _want_correction(self) -> None:
        if self._at is not None:
            self.correct_wanted.emit(self._at)

    def _turn(self, by: int) -> None:
        if self._at is not None and self._match is not None:
            self.turned.emit(min(max(0, self._at + by), len(self._match.deals) - 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down turn to the deal before and after; Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif self._at is not None and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_PageUp):
            self._turn(-1)
        elif self._at is not None and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            self._turn(+1)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the card."""
        self.back.setText(say(_BACK))
        for button, words in ((self.earlier, _EARLIER), (self.later, _LATER), (self.more, _MORE)):
            button.setAccessibleName(say(words))
            button.setToolTip(say(words))
        self._show()


class _Line(QWidget):
    """One side: what it said and did, its points, and the reasons under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_marked = False
        self._name = ElidedLabel(strong=True)
        self._points = PlainLabel(strong=True)
        self._why = Wrapped(type_step=Type.SMALL, role="soft_ink")
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._name, 1)
        top.addWidget(self._points)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._why)
        look.changes().changed.connect(self.update)

    def show_side(self, name: str, said: str, points: int, reasons: tuple[str, ...], *, marked: bool) -> None:
        """Show one side; `marked` is whose number was asked about."""
        self.is_marked = marked
        self._name.setText(name)
        self._points.setText(f"{points:+d}" if points else "0")
        self._why.setText("\n".join(reasons) or said)
        self.update()

    def text(self) -> str:
        """What the line tells."""
        return f"{self._name.text()} {self._points.text()}: {self._why.text()}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ground of tint, and a bar at the left, for the one who is asked about."""
        if not self.is_marked:
            return
        tint = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint.tint))
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        painter.setBrush(QColor(tint.accent))
        painter.drawRoundedRect(QRectF(0, 4, 3, self.height() - 8), 1.5, 1.5)
        painter.end()
