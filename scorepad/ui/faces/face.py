"""What the window asks of a game: the form its deals are entered in, and what its table view shows."""

from abc import abstractmethod
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from scorepad.core.faults import Problem
from scorepad.core.match import Match
from scorepad.core.phrase import Phrase
from scorepad.ui.board import BoardMaker


@dataclass(frozen=True)
class Aim:
    """What accepting a complete deal is for, where it is not simply to be scored.

    `accept` stands on the button, `hint` under the question; `told` says what would come of it, and with
    `trouble` that it cannot be so. `ready` is False where the rules are still against it.
    """

    accept: Phrase
    hint: Phrase
    told: str = ""
    trouble: bool = False
    ready: bool = True


class Face(QWidget):
    """An entry form: it shows the deal of a match and says what the user enters; it decides nothing."""

    answered = Signal(object, object)
    """An `Ask` and its value; None opens the question again."""
    entered = Signal(object)
    """Several such answers at once, as pairs: all of them or none."""
    taken_back = Signal()
    """The last answer was a mistake."""
    accepted = Signal()
    """The deal is as it should be: score it."""

    @abstractmethod
    def show_match(self, match: Match, aim: Aim | None = None) -> None:
        """Show the deal being entered of an unfinished match; None is to score it."""

    @abstractmethod
    def show_problem(self, problem: Problem) -> None:
        """Say why the value just entered cannot be."""

    @abstractmethod
    def summary(self, match: Match) -> str:
        """The line above the sheet: which deal, who deals, who begins."""

    @abstractmethod
    def keys(self) -> tuple[tuple[str, str], ...]:
        """What keys do in the form, in the window's language, and the keys with spaces between them."""

    @property
    def companion(self) -> QWidget | None:
        """What stands below the sheet while this form is up, such as a score table; None for nothing."""
        return None

    @abstractmethod
    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key typed anywhere on the page; False where it means nothing here."""


@dataclass(frozen=True)
class GameFace:
    """What the window shows of one game alone: the form of a deal, and what its table view puts up."""

    form: type[Face]
    board: BoardMaker
