"""The match page: the sheet as on paper, and beside it the one question of the moment."""

from datetime import datetime

from PySide6.QtCore import QEvent, QLocale, Qt, QTime, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.game import Ask
from scorepad.core.match import Act, Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import Decided
from scorepad.ui import look
from scorepad.ui.controller import MatchController, Saving
from scorepad.ui.faces import FACES, Face
from scorepad.ui.icons import icon
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.sheet_model import SheetModel
from scorepad.ui.sheet_view import SheetView
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel
from scorepad.ui.widgets.saved_mark import SavedMark
from scorepad.ui.widgets.score_chart import ScoreChart, Series
from scorepad.ui.widgets.scrolling import scrolling

_UNDO = QT_TRANSLATE_NOOP("match_page", "Undo {what}")
_REDO = QT_TRANSLATE_NOOP("match_page", "Redo {what}")
_NOTHING_TO_UNDO = QT_TRANSLATE_NOOP("match_page", "Undo")
_NOTHING_TO_REDO = QT_TRANSLATE_NOOP("match_page", "Redo")
_THE_TRUMP = QT_TRANSLATE_NOOP("match_page", "the trump")
_SOMEBODYS = {
    "bids": QT_TRANSLATE_NOOP("match_page", "{who}’s bid"),
    "tricks": QT_TRANSLATE_NOOP("match_page", "{who}’s tricks"),
}
_ACTS = {
    Act.DRAFT: QT_TRANSLATE_NOOP("match_page", "the last entry"),
    Act.ADD: QT_TRANSLATE_NOOP("match_page", "deal {deal}"),
    Act.INSERT: QT_TRANSLATE_NOOP("match_page", "inserting deal {deal}"),
    Act.MOVE: QT_TRANSLATE_NOOP("match_page", "moving deal {deal}"),
    Act.REPLACE: QT_TRANSLATE_NOOP("match_page", "correcting deal {deal}"),
    Act.REMOVE: QT_TRANSLATE_NOOP("match_page", "taking out deal {deal}"),
    Act.RESEAT: QT_TRANSLATE_NOOP("match_page", "the seats"),
    Act.OPTIONS: QT_TRANSLATE_NOOP("match_page", "the house rules"),
    Act.CLOSE: QT_TRANSLATE_NOOP("match_page", "ending the match"),
    Act.REOPEN: QT_TRANSLATE_NOOP("match_page", "going on"),
    Act.DETAILS: QT_TRANSLATE_NOOP("match_page", "the last change"),
}
_MORE = QT_TRANSLATE_NOOP("match_page", "More")
_DEAL_AGAIN = QT_TRANSLATE_NOOP("match_page", "Deal again (misdeal)")
_END_HERE = QT_TRANSLATE_NOOP("match_page", "End the match here")
_GO_ON = QT_TRANSLATE_NOOP("match_page", "Go on with this match")
_ANOTHER = QT_TRANSLATE_NOOP("match_page", "Next match, same table")
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
_RESULT = QT_TRANSLATE_NOOP("match_page", "The match is over")

ENTRY_WIDTH = 372
NARROW_ENTRY_WIDTH = 336
NARROW = 1150
"""Below this width of the page the entry gets less of it."""
UNDO_ROOM = 170
"""The most width that the words on the undo button get, in pixels."""
AROUND_THE_SHEET = 90
"""The height of what is above and below the sheet on the page, in pixels."""
CHART_ROOM = 130
"""The least height that is worth a chart."""


class MatchPage(QWidget):
    """One match; the controller makes the changes and this page shows them."""

    go_home = Signal()
    play_again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller: MatchController | None = None
        self._face: Face | None = None
        self._model = SheetModel(self)
        self.sheet = SheetView(self._model)
        self.chart = ScoreChart()
        self._title = PlainLabel(type_step=Type.TITLE, strong=True)
        self._summary = ElidedLabel(type_step=Type.BODY, role="soft_ink")
        self.undo_button = _step_button("undo")
        self.redo_button = _step_button("redo")
        self._more = QToolButton()
        self._entry = QStackedWidget()
        self._over = _Over()
        self.saved_mark = SavedMark()
        self._entry_card = Card()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._title)
        top.addSpacing(4)
        top.addWidget(self._summary, 1)
        for button in (self.undo_button, self.redo_button, self._more):
            top.addWidget(button)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._more.setMinimumSize(44, 44)
        self._more.setMenu(QMenu(self._more))

        paper = Card()
        left = QVBoxLayout(paper)
        left.setContentsMargins(0, 4, 0, 0)
        left.setSpacing(0)
        left.addWidget(self.sheet, 1)
        left.addWidget(self.chart)

        right = QVBoxLayout(self._entry_card)
        right.setContentsMargins(16, 16, 16, 12)
        right.setSpacing(8)
        right.addWidget(self._entry, 1)
        right.addWidget(self.saved_mark)
        self._entry.addWidget(self._over)

        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(paper, 1)
        body.addWidget(self._entry_card)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(12)
        column.addLayout(top)
        column.addLayout(body, 1)

    def _connect(self) -> None:
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        menu = self._more.menu()
        menu.aboutToShow.connect(self._fill_menu)
        self._over.again.clicked.connect(self.play_again)
        self._over.home.clicked.connect(self.go_home)
        self.saved_mark.again.connect(self._save_again)

    # One match after another.

    @property
    def controller(self) -> MatchController | None:
        """Who makes the changes of the shown match; None before the first is opened."""
        return self._controller

    def open(self, controller: MatchController) -> None:
        """Show a controller's match from now on."""
        if self._controller is not None:
            self._controller.changed.disconnect(self._show)
            self._controller.saving_changed.disconnect(self._show_saving)
            self._controller.refused.disconnect(self._show_problem)
        self._controller = controller
        controller.changed.connect(self._show)
        controller.saving_changed.connect(self._show_saving)
        controller.refused.connect(self._show_problem)
        self._take_face(controller.shown)
        self._show(controller.shown, None)
        self._show_saving(controller.saving, "")

    def _take_face(self, match: Match) -> None:
        if self._face is not None:
            self._entry.removeWidget(self._face)
            self._face.deleteLater()
        self._face = FACES[match.game.key]()
        self._face.answered.connect(self._answered)
        self._face.taken_back.connect(lambda: self._controller and self._controller.take_back())
        self._face.accepted.connect(lambda: self._controller and self._controller.accept())
        self._entry.addWidget(self._face)

    def _answered(self, ask: Ask, value: object) -> None:
        if self._controller is not None:
            self._controller.answer(ask, value)

    def _save_again(self) -> None:
        if self._controller is not None:
            self._controller.save_again()

    def _show_problem(self, problem: object) -> None:
        if self._face is not None:
            self._face.show_problem(problem)  # type: ignore[arg-type]

    # Showing.

    def _show(self, match: Match, change: Change | None) -> None:
        assert self._face is not None and self._controller is not None
        self._title.setText(say(match.game.words.name))
        self._summary.setText(say(_RESULT) if match.finished else self._face.summary(match))
        self._model.show(match)
        self._show_chart(match)
        if match.finished:
            self._over.show_match(match)
            self._entry.setCurrentWidget(self._over)
            self._over.again.setFocus()
        else:
            self._face.show_match(match)
            self._entry.setCurrentWidget(self._face)
            if change is None or not self._face.isAncestorOf(self.focusWidget() or self):
                self.setFocus()
        self._show_steps()

    def _show_chart(self, match: Match) -> None:
        rows = match.sheet.rows
        self.chart.show_series(
            [
                Series(name, (0, *(row.totals[side] for row in rows)))
                for side, name in enumerate(match.side_names)
            ],
            deals=max(1, len(match.grid.rows) - 1),
        )
        self._share_height()

    def _show_steps(self) -> None:
        assert self._controller is not None
        timeline = self._controller.timeline
        for button, change, words, nothing in (
            (self.undo_button, timeline.to_undo, _UNDO, _NOTHING_TO_UNDO),
            (self.redo_button, timeline.to_redo, _REDO, _NOTHING_TO_REDO),
        ):
            text = say(nothing if change is None else words.of(what=what_changed(change)))
            button.setEnabled(change is not None)
            button.setAccessibleName(text)
            button.setToolTip(text)
            button.setText("")
            if button is self.undo_button:
                fitted = button.fontMetrics().elidedText(
                    text, Qt.TextElideMode.ElideRight, look.scaled(UNDO_ROOM)
                )
                button.setText(f" {fitted}")

    def _show_saving(self, saving: Saving, why: str) -> None:
        assert self._controller is not None
        if saving is Saving.SAVED:
            self.saved_mark.show_saved(self._time(self._controller.saved_at))
        elif saving is Saving.SAVING:
            self.saved_mark.show_saving()
        else:
            self.saved_mark.show_not_saved(why)

    def _time(self, at: datetime | None) -> str:
        return (
            ""
            if at is None
            else QLocale().toString(QTime(at.hour, at.minute), QLocale.FormatType.ShortFormat)
        )

    def _fill_menu(self) -> None:
        menu = self._more.menu()
        menu.clear()
        if self._controller is None:
            return
        controller, match = self._controller, self._controller.shown
        if not match.finished:
            again = menu.addAction(say(_DEAL_AGAIN), controller.deal_again)
            again.setEnabled(match.open_deal is not None)
            end = menu.addAction(say(_END_HERE), controller.close)
            end.setEnabled(bool(match.deals))
        elif match.closed:
            menu.addAction(say(_GO_ON), controller.reopen)
        else:
            menu.addAction(say(_ANOTHER), self.play_again.emit)
        menu.addAction(icon("redo"), self.redo_button.toolTip(), self.redo).setEnabled(
            controller.timeline.to_redo is not None
        )

    # Acts.

    def undo(self) -> None:
        """Take the last change back."""
        if self._controller is not None:
            self._controller.undo()

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self._controller is not None:
            self._controller.redo()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys typed anywhere on the page go to the entry form."""
        typing = self._controller is not None and not self._controller.shown.finished
        if typing and self._face is not None and self._face.handle_key(event):
            event.accept()
            return
        super().keyPressEvent(event)

    # Room and language.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between sheet, chart and entry."""
        super().resizeEvent(event)
        wanted = look.scaled(NARROW_ENTRY_WIDTH if self.width() < NARROW else ENTRY_WIDTH)
        self._entry_card.setFixedWidth(max(NARROW_ENTRY_WIDTH, min(wanted, self.width() * 45 // 100)))
        self._share_height()

    def _share_height(self) -> None:
        """A chart only where all deals keep rows that read well."""
        spare = self.height() - look.scaled(AROUND_THE_SHEET) - self.sheet.height_wanted()
        shown = spare >= CHART_ROOM and self._model.shown is not None and bool(self._model.shown.deals)
        self.chart.setVisible(shown)
        if shown:
            self.chart.want_height(min(spare, 260))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the page."""
        self._more.setAccessibleName(say(_MORE))
        self._more.setToolTip(say(_MORE))
        self._more.setIcon(icon("more"))
        self._over.retranslate()
        if self._controller is not None:
            self._show(self._controller.shown, None)


def _step_button(name: str) -> QPushButton:
    button = QPushButton()
    button.setIcon(icon(name))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setMaximumWidth(520)
    return button


def what_changed(change: Change) -> Phrase:
    """A change in a few words, for "Undo …"."""
    if change.act is Act.DRAFT:
        found = _answered_in(change)
        if found is not None:
            field, who = found
            return _SOMEBODYS[field].of(who=who)
        if getattr(change.before.draft, "trump", None) != getattr(change.after.draft, "trump", None):
            return _THE_TRUMP
    return _ACTS[change.act].of(deal=(change.at or 0) + 1)


def _answered_in(change: Change) -> tuple[str, str] | None:
    """The field and the player of the one number in which two drafts differ."""
    before, after = change.before.draft, change.after.draft
    for ask in change.after.asks():
        if ask.seat is None or ask.field not in _SOMEBODYS:
            continue
        if getattr(before, ask.field)[ask.seat] != getattr(after, ask.field)[ask.seat]:
            return ask.field, change.after.setup.players[ask.seat]
    return None


class _Over(QWidget):
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
        self.home = QPushButton()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(scrolling(self._winner, self._reason, self._standing), 1)
        column.addWidget(self.again)
        column.addWidget(self.home)

    def retranslate(self) -> None:
        """Set the texts of the buttons."""
        self.again.setText(say(_ANOTHER))
        self.home.setText(say(_HOME))

    def show_match(self, match: Match) -> None:
        """Say who won and why."""
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
