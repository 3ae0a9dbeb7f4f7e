"""The end of a match: who won and by what, and what may come next."""

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from scorepad.core.match import Match
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
_WINS = QT_TRANSLATE_NOOP("match_page", "{who} wins with {points}")
_SHARE = QT_TRANSLATE_NOOP("match_page", "{who} share the win with {points}")
_AND = QT_TRANSLATE_NOOP("match_page", "{first} and {last}")
_LEADS_AT_THE_END = QT_TRANSLATE_NOOP("match_page", "The most points after the last deal.")
_LEADS_AT_THE_STOP = QT_TRANSLATE_NOOP(
    "match_page", "The match was stopped here; the most points after the last finished deal."
)
_BY_EXACT = QT_TRANSLATE_NOOP("match_page", "Level on points; more bids kept: {more} to {less}.")
_BY_BEST = QT_TRANSLATE_NOOP("match_page", "Level on points and bids kept; the best deal: {more} to {less}.")
_SHARED = QT_TRANSLATE_NOOP("match_page", "Level in everything that is compared.")


class MatchOver(QWidget):
    """The end: who won and by what, and what may come next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._winner = PlainLabel(type_step=Type.LARGE, strong=True)
        self._reason = PlainLabel(role="soft_ink")
        self._standing = PlainLabel()
        for label in (self._winner, self._reason, self._standing):
            label.setWordWrap(True)
        self.again = QPushButton()
        self.again.setProperty("kind", "primary")
        self.one_more = QPushButton()
        self.look_back = QPushButton()
        self.home = QPushButton()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(scrolling(self._winner, self._reason, self._standing), 1)
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
        self.one_more.setVisible(bool(match.deals) and match.sheet.decided_by is Decided.SHARED)
        winner, reason = how_it_ended(match)
        self._winner.setText(winner)
        self._reason.setText(reason)
        order = sorted(range(len(match.side_names)), key=lambda side: match.sheet.places[side])
        self._standing.setText(
            "\n".join(
                f"{match.sheet.places[side]}.  {match.side_names[side]}  {match.sheet.totals[side]}"
                for side in order
            )
        )


def how_it_ended(match: Match) -> tuple[str, str]:
    """Who won a finished match, and by what, in two sentences."""
    sheet = match.sheet
    names = [match.side_names[side] for side in sheet.winners]
    points = sheet.totals[sheet.winners[0]]
    if sheet.decided_by is Decided.SHARED:
        who = say(_AND.of(first=", ".join(names[:-1]), last=names[-1]))
        return say(_SHARE.of(who=who, points=points)), say(_SHARED)
    sentence = _LEADS_AT_THE_STOP if match.closed else _LEADS_AT_THE_END
    winner = sheet.winners[0]
    level = [side for side, total in enumerate(sheet.totals) if total == points]
    tie_breaks = ((Decided.EXACT_BIDS, _BY_EXACT), (Decided.BEST_DEAL, _BY_BEST))
    for criterion, words in tie_breaks if sheet.decided_by is not Decided.TOTAL else ():
        values = sheet.state[criterion.value]
        assert isinstance(values, tuple)
        if sheet.decided_by is criterion:
            others = [values[side] for side in level if side != winner]
            sentence = words.of(more=values[winner], less=max(others))
            break
        level = [side for side in level if values[side] == values[winner]]
    return say(_WINS.of(who=names[0], points=points)), say(sentence)
