"""The end of a match: who won and by what, and what may come next."""

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from scorepad.core.ending import how_it_ended
from scorepad.core.match import Match
from scorepad.core.one_more import one_more_deal
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.sheet import Decided
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.scrolling import scrolling

_ANOTHER = QT_TRANSLATE_NOOP("match_page", "Next match, same table")
_ONE_MORE = QT_TRANSLATE_NOOP("match_page", "Play one more deal")
_LOOK_BACK = QT_TRANSLATE_NOOP("match_page", "Look at the deals")
_HOME = QT_TRANSLATE_NOOP("match_page", "Home")


class MatchOver(QWidget):
    """The end: who won and by what, and what may come next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._winner = PlainLabel(type_step=Type.LARGE, strong=True)
        self._reason = PlainLabel(role="soft_ink")
        self._standing = PlainLabel()
        self._settlement = PlainLabel()
        labels = (self._winner, self._reason, self._standing, self._settlement)
        for label in labels:
            label.setWordWrap(True)
        self.again = QPushButton()
        self.again.setProperty("kind", "primary")
        self.one_more = QPushButton()
        self.look_back = QPushButton()
        self.home = QPushButton()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(scrolling(*labels), 1)
        column.addWidget(self.again)
        column.addWidget(self.one_more)
        column.addWidget(self.look_back)
        column.addWidget(self.home)

    def retranslate(self) -> None:
        """Set the texts of the buttons."""
        self.again.setText(say(_ANOTHER))
        self.one_more.setText(say(_ONE_MORE))
        self.look_back.setText(say(_LOOK_BACK))
        self.home.setText(say(_HOME))

    def show_match(self, match: Match) -> None:
        """Say who won and why."""
        self.look_back.setVisible(bool(match.deals))
        is_level = bool(match.deals) and match.sheet.decided_by is Decided.SHARED
        self.one_more.setVisible(is_level and one_more_deal(match) is not None)
        ending = how_it_ended(match)
        self._winner.setText(say(ending.who_won))
        self._reason.setText(say(ending.why))
        order = sorted(range(len(match.side_names)), key=lambda side: match.sheet.places[side])
        self._standing.setText(
            "\n".join(
                f"{match.sheet.places[side]}.  {match.side_names[side]}  {match.sheet.totals[side]}"
                for side in order
            )
        )
        self._settlement.setText("\n".join(say(one) for one in ending.settlement))
        self._settlement.setVisible(bool(ending.settlement))
