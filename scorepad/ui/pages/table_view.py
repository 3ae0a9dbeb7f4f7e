"""The table view: the match in letters that the players read from their chairs; nothing to click."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from scorepad.core.ending import how_it_ended
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.board import Board, Note
from scorepad.ui.faces import FACES
from scorepad.ui.say import say, short
from scorepad.ui.widgets.board_plan import DOT, BoardPlan, face, paint_board, plan_board, told

_LEAVE = QT_TRANSLATE_NOOP("table_view", "Esc or a double tap: back")


class TableView(QWidget):
    """A match on the whole window, or one of its deals."""

    left = Signal()
    """Escape, F11 or a double tap: the players have seen enough."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._at: int | None = None
        self._board = Board(heading=(), sides=())
        self._streak, self._time, self._is_up = "", "", False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        look.changes().changed.connect(self.update)

    # What it shows.

    def show_match(self, match: Match) -> None:
        """Show a match as it stands now."""
        self._match, self._at = match, None
        self._fill()

    def show_deal(self, match: Match, at: int) -> None:
        """Show the finished deal at an index: who bid and took what, and why it got its points.

        Raises IndexError where no such deal is finished.
        """
        self._match, self._at = match, at
        self._fill()

    def show_evening(self, streak: str, time: str, *, is_up: bool = False) -> None:
        """Tell below the match as it stands who wins all the time, and what time is left; "" is nothing."""
        self._streak, self._time, self._is_up = streak, time, is_up
        self._fill()

    @property
    def deal(self) -> int | None:
        """The index of the deal that is shown; None where it is the match as it stands."""
        return self._at

    @property
    def board(self) -> Board:
        """What is shown."""
        return self._board

    @property
    def plan(self) -> BoardPlan:
        """Where everything lies now."""
        return plan_board(self._board, QSizeF(self.size()))

    def _fill(self) -> None:
        if self._match is None:
            return
        maker = FACES[self._match.game.key].board
        if self._at is not None:
            self._board = maker.deal(self._match, self._at)
        else:
            self._board = maker.now(self._match)
            if self._match.finished:
                ending = how_it_ended(_with_short_names(self._match))
                notes = tuple(Note(say(one)) for one in (ending.why, *ending.settlement))
                self._board = replace(self._board, heading=(say(ending.who_won),), notes=notes)
        bare, streak = self._board, self._streak if self._at is None else ""
        time = self._time if self._at is None else ""
        # A clock that spoke every second would be heard instead of everything else.
        self.setAccessibleName(told(_with_note(bare, streak)))
        self._board = _with_note(bare, DOT.join(filter(None, (streak, time))), warning=self._is_up)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    # How it is left.

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard, so that Escape leaves."""
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape and F11 leave; any other key is for the page behind it."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Leave: a tablet has no Escape."""
        self.left.emit()

    # Paint.

    def sizeHint(self) -> QSize:
        """As large as it may be."""
        return QSize(1280, 800)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board, and in a corner how to leave it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(look.colours().paper))
        plan = self.plan
        paint_board(painter, plan)
        painter.setFont(face(round(1.7 * plan.unit)))
        painter.setPen(QColor(look.colours().soft_ink))
        corner = QRectF(self.rect()).adjusted(0, 0, -1.2 * plan.unit, -0.5 * plan.unit)
        painter.drawText(corner, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom), say(_LEAVE))
        painter.end()


def _with_note(board: Board, text: str, *, warning: bool = False) -> Board:
    """A board with one more sentence, where there is one."""
    return replace(board, notes=(*board.notes, Note(text, warning))) if text else board


def _with_short_names(match: Match) -> Match:
    """A match whose players' names leave room for a sentence around them."""
    return replace(match, setup=replace(match.setup, players=tuple(map(short, match.setup.players))))
