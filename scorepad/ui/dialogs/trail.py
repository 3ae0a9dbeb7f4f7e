"""What was entered and corrected in a match, the latest first: nothing is overwritten without a trace."""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Wrapped
from scorepad.ui.say import say
from scorepad.ui.trail import details, heading, spoken_moment
from scorepad.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from scorepad.store.trail import Step

_HEADING = QT_TRANSLATE_NOOP("trail_dialog", "What was entered and corrected")
_EXPLANATION = QT_TRANSLATE_NOOP("trail_dialog", "The latest first. What was there before is kept.")
_EMPTY = QT_TRANSLATE_NOOP(
    "trail_dialog", "Nothing yet. Every deal that is scored or corrected is noted here."
)
_CLOSE = QT_TRANSLATE_NOOP("trail_dialog", "Close")


class TrailDialog(Dialog):
    """The trail of one match, to be read by keys, by eye and by ear."""

    def __init__(self, steps: "Sequence[Step]", now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps, self._now = tuple(steps), now
        # Text, and no list: it is read and copied, and there is nothing to choose.
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setMinimumHeight(look.scaled(280))
        self._empty = Wrapped(type_step=Type.BODY)
        self.body.addWidget(self.text, 1)
        self.body.addWidget(self._empty)
        self._close = self.add_button("primary")
        self._close.clicked.connect(self.accept)
        self.retranslate()

    def lines(self) -> tuple[str, ...]:
        """Each act as it is told."""
        return tuple(self._told(step) for step in reversed(self._steps))

    def _told(self, step: "Step") -> str:
        return "\n".join((f"{spoken_moment(step.at, self._now)}  {heading(step)}", *details(step)))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), say(_EXPLANATION) if self._steps else "")
        self.text.setAccessibleName(say(_HEADING))
        self.text.setPlainText("\n\n".join(self.lines()))
        self.text.setVisible(bool(self._steps))
        self._empty.setText(say(_EMPTY))
        self._empty.setVisible(not self._steps)
        self._close.setText(say(_CLOSE))
