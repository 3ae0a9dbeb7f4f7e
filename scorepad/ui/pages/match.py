"""The match page: the sheet as on paper, and beside it the one question of the moment."""

from collections.abc import Mapping
from datetime import datetime

from PySide6.QtCore import QEvent, QLocale, Qt, QTime, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from scorepad.core.consequences import unfit
from scorepad.core.game import Ask
from scorepad.core.match import Change, Match
from scorepad.core.names import fold
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.timeline import Timeline
from scorepad.paper.chart import Series
from scorepad.ui import look
from scorepad.ui.announcer import Announcer
from scorepad.ui.controller import MatchController, Saving
from scorepad.ui.correction import Correction
from scorepad.ui.faces import FACES, Face
from scorepad.ui.match_actions import DEAL_MENU, MatchActions
from scorepad.ui.pages.correcting import CorrectingPanel
from scorepad.ui.pages.deal_card import DealCard
from scorepad.ui.pages.match_head import MatchHead
from scorepad.ui.pages.match_over import MatchOver
from scorepad.ui.pages.views import ALONE, EveningView
from scorepad.ui.say import say
from scorepad.ui.sheet_model import SheetModel
from scorepad.ui.sheet_view import SheetView
from scorepad.ui.streaks import streaks_told
from scorepad.ui.trail import DealHistory
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.match_clock import MatchClock
from scorepad.ui.widgets.saved_mark import SavedMark
from scorepad.ui.widgets.score_chart import ScoreChart

_RESULT = QT_TRANSLATE_NOOP("match_page", "The match is over")

ENTRY_WIDTH = 372
NARROW_ENTRY_WIDTH = 336
WIDE_ENTRY_WIDTH = 480
"""What the entry gets of a page so wide that the sheet has more than it can use."""
SHARE_OF_THE_ENTRY = 24
"""How much of a wide page's width that is, in hundredths."""
NARROW = 1150
"""Below this width of the page the entry gets less of it."""
AROUND_THE_SHEET = 90
"""The height of what is above and below the sheet on the page, in pixels."""
MOST_OF_THE_PAGE = 50
"""How much of the page's width the entry gets at most, in hundredths."""
AROUND_THE_HALVES = 36
"""The width of the margins of the page and the frame of the sheet, in pixels."""
LEAST_SHEET = 190
"""The least height of a sheet that still reads well, in pixels at 100 %."""
CHART_ROOM = 130
"""The least height that is worth a chart."""
USUAL_CHART = 260
"""The height of a chart in a usual window, in pixels at 100 %."""
SHARE_OF_THE_CHART = 40
"""How much of a high page a chart gets at most, in hundredths."""


class MatchPage(QWidget):
    """One match; the controller makes the changes and this page shows them."""

    go_home = Signal()
    play_again = Signal()
    table_wanted = Signal()
    """Put the table view up."""
    one_more_wanted = Signal()
    """The match ended level, and the players may want one more deal."""
    card_shown = Signal(int)
    """The index of the deal whose card has come up; its times are still to be shown."""
    form_shown = Signal()
    """The card is gone; the question of the moment is back."""
    entry_width_chosen = Signal(int)
    """The user made the entry wider or narrower, in pixels."""
    opened = Signal()
    """Another match is on the page."""
    looked_at = Signal()
    """The page is in sight again: it, or its window, has come up."""
    challenged = Signal(object)
    """The `Pair` that sits down against the winners of the match that is over."""
    others_wanted = Signal()
    """Somebody sits down against the winners, and is still to be named."""
    waiting_wanted = Signal()
    """The list of waiting pairs is to be looked at."""
    evening_told = Signal()
    """Another `streak` is told, or the clock tells something else."""
    dealer_clicked = Signal()
    """The sign of who deals was tapped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller: MatchController | None = None
        self._face: Face | None = None
        self._locked = False
        self._evening = ALONE
        self._streak = ""
        self.actions_of_match = MatchActions(self)
        self._model = SheetModel(self)
        self.sheet = SheetView(self._model)
        self.chart = ScoreChart()
        self._colours: dict[str, int] = {}
        self.head = MatchHead(self.actions_of_match)
        self._entry = QStackedWidget()
        self._over = MatchOver()
        self.card = DealCard()
        self.correcting = CorrectingPanel()
        self.saved_mark = SavedMark()
        self._announcer = Announcer(self)
        self._entry_card = Card()
        self._entry_card.setMinimumWidth(NARROW_ENTRY_WIDTH)
        self.halves = QSplitter()
        self._chosen_width = 0
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self.actions_of_match.fill(self.card.more.menu(), DEAL_MENU)
        paper = Card()
        self._paper = QVBoxLayout(paper)
        self._paper.setContentsMargins(0, 4, 0, 0)
        self._paper.setSpacing(0)
        self._paper.addWidget(self.sheet, 1)
        self._paper.addWidget(self.chart)

        right = QVBoxLayout(self._entry_card)
        right.setContentsMargins(16, 16, 16, 12)
        right.setSpacing(8)
        right.addWidget(self._entry, 1)
        right.addWidget(self.saved_mark)
        for panel in (self._over, self.card, self.correcting):
            self._entry.addWidget(panel)

        self.halves.addWidget(paper)
        self.halves.addWidget(self._entry_card)
        self.halves.setHandleWidth(16)
        self.halves.setChildrenCollapsible(False)
        self.halves.setStretchFactor(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(12)
        column.addWidget(self.head)
        column.addWidget(self.halves, 1)

    def _connect(self) -> None:
        actions = self.actions_of_match
        actions["undo"].triggered.connect(lambda: self.undo())
        actions["redo"].triggered.connect(lambda: self.redo())
        actions["card"].triggered.connect(lambda: self.show_card(self._deal_of_interest()))
        actions["correct"].triggered.connect(lambda: self.correct(self._deal_of_interest()))
        actions["deal_again"].triggered.connect(lambda: self.deal_again())
        actions["go_on"].triggered.connect(lambda: self.go_on())
        actions["next"].triggered.connect(lambda: self._over.primary.click())
        actions["put_in"].triggered.connect(lambda: self.put_in(self._deal_of_interest()))
        self._over.again.clicked.connect(self.play_again)
        self._over.one_more.clicked.connect(self.one_more_wanted)
        self._over.home.clicked.connect(self.go_home)
        self._over.challenged.connect(self.challenged)
        self._over.change.others.clicked.connect(self.others_wanted)
        self._over.change.waiting.clicked.connect(self.waiting_wanted)
        actions["waiting"].triggered.connect(lambda: self.waiting_wanted.emit())
        self._over.look_back.clicked.connect(lambda: self.show_card(self._deal_of_interest()))
        self.head.table_button.clicked.connect(self.table_wanted)
        self.clock.told_anew.connect(self.evening_told)
        self.saved_mark.again.connect(self._save_again)
        self.sheet.chosen.connect(self._chosen)
        self.sheet.left.connect(self.show_form)
        self.sheet.dealer_clicked.connect(self.dealer_clicked)
        self.card.left.connect(self.show_form)
        self.card.turned.connect(lambda at: self.show_card(at, self.card.shown_side))
        self.card.correct_wanted.connect(self.correct)
        self.correcting.left.connect(self.show_form)
        self.halves.splitterMoved.connect(self._keep_width)

    # One match after another.

    @property
    def controller(self) -> MatchController | None:
        """Who makes the changes of the shown match; None before the first is opened."""
        return self._controller

    def open(self, controller: MatchController) -> None:
        """Show a controller's match from now on; a finished one is locked until it is to be corrected."""
        self.leave()
        self._controller = controller
        self._evening = ALONE
        controller.changed.connect(self._show)
        controller.saving_changed.connect(self._show_saving)
        controller.refused.connect(self._show_problem)
        self._announcer.follow(controller)
        self._locked = controller.shown.finished
        self._take_face(controller.shown)
        self._show(controller.shown, None)
        self._show_saving(controller.saving, "")
        self.opened.emit()

    def leave(self) -> None:
        """Let go of the match that is shown."""
        self.correcting.close_correction()
        if self._controller is not None:
            self._controller.changed.disconnect(self._show)
            self._controller.saving_changed.disconnect(self._show_saving)
            self._controller.refused.disconnect(self._show_problem)
            self._announcer.follow(None)
        self._controller = None

    @property
    def is_locked(self) -> bool:
        """Whether the match is finished and only looked at."""
        return self._locked

    def deal_again(self) -> None:
        """Clear the half-entered deal after a misdeal."""
        if self._controller is not None:
            self._controller.deal_again()

    def go_on(self) -> None:
        """Go on with a match that was stopped."""
        if self._controller is not None:
            self._locked = False
            self._controller.reopen()

    def unlock(self) -> None:
        """Let a finished match be corrected during this visit."""
        self._locked = False
        self._show_steps()

    def _take_face(self, match: Match) -> None:
        if self._face is not None:
            self._entry.removeWidget(self._face)
            # What stands below the sheet goes with the form that it belongs to.
            for gone in (self._face.companion, self._face):
                if gone is not None:
                    gone.setParent(None)
                    gone.deleteLater()
        self._face = FACES[match.game.key].form()
        self._face.answered.connect(self._answered)
        self._face.entered.connect(lambda answers: self._controller and self._controller.enter(answers))
        self._face.taken_back.connect(lambda: self._controller and self._controller.take_back())
        self._face.accepted.connect(lambda: self._controller and self._controller.accept())
        self._entry.addWidget(self._face)
        below = self._face.companion
        if below is not None:
            # It gives way where the page is too narrow, and does not make it wider.
            below.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self._paper.addWidget(below)

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

    def _fill(self, match: Match) -> None:
        assert self._face is not None and self._controller is not None
        summary = say(_RESULT) if match.finished else self._face.summary(match)
        self.head.show_game(say(match.game.words.name), summary)
        self._model.show(match)
        self._show_chart(match)
        self._show_streaks(match)
        if match.finished:
            self._show_over(match)
        else:
            self._face.show_match(match)
            self.actions_of_match.offer_next(None)
        # What stands below the sheet is as high as what the form has just shown in it.
        self._share_height()
        self._show_steps()

    def _show_over(self, match: Match) -> None:
        self._over.show_match(match, self._evening)
        self.actions_of_match.offer_next(self._over.pair, of_the_past=self._evening.is_of_the_past)

    def show_evening(self, evening: EveningView) -> None:
        """Show what surrounds the match of this page from now on."""
        if evening == self._evening:
            return
        self._evening = evening
        if self._controller is not None:
            match = self._controller.shown
            self._show_streaks(match)
            if match.finished:
                self._show_over(match)

    def _show_streaks(self, match: Match) -> None:
        told = streaks_told(match, self._evening.wins)
        changed = told != self._streak
        self._streak = told
        # At the end it stands beside who won.
        self.head.show_streak("" if match.finished else told)
        if changed:
            self.evening_told.emit()

    @property
    def streak(self) -> str:
        """Who of the match won more than once in a row, in words; "" where nobody did."""
        return self._streak

    @property
    def clock(self) -> MatchClock:
        """The clock of a timed match, in the head of the page."""
        return self.head.clock

    def _show(self, match: Match, change: Change | None) -> None:
        self._fill(match)
        if change is None or self._entry.currentWidget() in (self._face, self._over, self.correcting):
            self.show_form(keep_focus=change is not None)
        else:
            self._show_card_anew(match)

    def show_form(self, *, keep_focus: bool = False) -> None:
        """Go back to the question of the moment, or to the end where the match is over."""
        assert self._face is not None and self._controller is not None
        self._turn_to_form()
        self.sheet.let_go()
        # At the end nothing has the keyboard: Enter pressed once too often begins no other match.
        if not (keep_focus and self._has_keyboard(self._face)):
            self.setFocus()

    def _has_keyboard(self, panel: QWidget) -> bool:
        """Whether what is typed goes to something in a panel, as far as the whole program is asked."""
        focused = QApplication.focusWidget()
        return focused is not None and panel.isAncestorOf(focused)

    def _turn_to_form(self) -> None:
        assert self._face is not None and self._controller is not None
        self._turn_to(self._over if self._controller.shown.finished else self._face)
        self.form_shown.emit()

    def _turn_to(self, panel: QWidget) -> None:
        self._entry.setCurrentWidget(panel)
        if panel is not self.correcting:
            self.correcting.close_correction()
        self._show_steps()

    # The card of a deal.

    def _deal_of_interest(self) -> int:
        """The index of the deal whose card is up, or of the latest."""
        assert self._controller is not None
        if self._entry.currentWidget() is self.card and self.card.shown_deal is not None:
            return self.card.shown_deal
        return max(0, len(self._controller.shown.deals) - 1)

    def _chosen(self, at: int | None, side: int | None) -> None:
        """A number of the sheet was chosen: tell why it is what it is."""
        assert self._controller is not None
        if self._entry.currentWidget() is self.correcting:
            return
        match = self._controller.shown
        if at is None:
            self.card.show_total(match, side or 0)
            self._turn_to(self.card)
        elif at < len(match.deals):
            self.show_card(at, side, keep_focus=True)
        else:  # nothing is there to be told; the keyboard stays where it is
            self._turn_to_form()

    def show_card(self, at: int, side: int | None = None, *, keep_focus: bool = False) -> None:
        """Show the card of the deal at index `at`; `side` is whose number is asked about."""
        if self._controller is None or not self._controller.shown.deals:
            return
        self.card.show_deal(self._controller.shown, at, side, locked=self._locked)
        self._turn_to(self.card)
        self.sheet.look_at(at, side)
        if not keep_focus:
            self.card.correct.setFocus()
        self.card_shown.emit(at)

    def show_history(self, at: int, history: DealHistory, now: datetime) -> None:
        """Show when a deal was entered and corrected, if its card is still up."""
        if self._entry.currentWidget() is self.card and self.card.shown_deal == at:
            self.card.show_history(history, now)

    def _show_card_anew(self, match: Match) -> None:
        at, side = self.card.shown_deal, self.card.shown_side
        if at is None:
            self.card.show_total(match, side or 0)
        elif at < len(match.deals):
            self.show_card(at, side, keep_focus=True)
        else:
            self.show_form()

    # Correcting.

    def correct(self, at: int) -> None:
        """Take the deal at index `at` into the form again."""
        if self._controller is None or at >= len(self._controller.shown.deals):
            return
        if self._locked:
            self.unlock()
        self._begin(Correction(self._controller.shown, at))

    def put_in(self, at: int) -> None:
        """Ask for a forgotten deal, to be put in before the one at index `at`."""
        if self._controller is not None:
            self._begin(Correction(self._controller.shown, at, inserting=True))

    def propose(self, change: Change) -> None:
        """Make a change; where deals would not fit any more, ask for each of them first."""
        assert self._controller is not None
        if unfit(change):
            self._begin(Correction.mending(change))
        else:
            self._controller.make(change)

    def _begin(self, correction: Correction) -> None:
        correction.decided.connect(self._decided)
        correction.changed.connect(lambda: self._mark(correction))
        self.correcting.open(correction)
        self._turn_to(self.correcting)
        self._mark(correction)
        self.setFocus()

    def _mark(self, correction: Correction) -> None:
        """Mark the deal in the form where it stands on the sheet now."""
        if correction.stands_at is None:
            self.sheet.let_go()
        else:
            self.sheet.look_at(correction.stands_at)

    def _decided(self, change: Change) -> None:
        assert self._controller is not None
        at = self.correcting.correction.at if self.correcting.correction is not None else 0
        self._controller.make(change)
        self.show_form()
        if self._controller.shown.finished:
            self.show_card(min(at, len(self._controller.shown.deals) - 1))

    def set_colours(self, colours: Mapping[str, int]) -> None:
        """The colours that people chose, by the keys of their names; a pair has none."""
        if colours != self._colours:
            self._colours = dict(colours)
            if self._controller is not None:
                self._show_chart(self._controller.shown)

    def _show_chart(self, match: Match) -> None:
        rows = match.sheet.rows
        self.chart.show_series(
            [
                Series(name, (0, *(row.totals[side] for row in rows)))
                for side, name in enumerate(match.side_names)
            ],
            # Of a rubber it is only known that one deal more is to come.
            deals=match.deals_in_all or len(match.deals) + 1,
            colours=[self._colours.get(fold(name)) for name in match.side_names],
        )
        self._share_height()

    def _show_steps(self) -> None:
        if self._controller is None or self.isHidden():
            return
        timeline = self._controller.timeline
        card = self.card.shown_deal if self._entry.currentWidget() is self.card else None
        self.actions_of_match.enable(self._controller.shown, timeline, card=card, locked=self._locked)
        self.head.show_steps(timeline)

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
        """Keys typed anywhere on the page go to the form; Escape goes back to it."""
        if self.takes(event):
            event.accept()
            return
        super().keyPressEvent(event)

    def takes(self, event: QKeyEvent) -> bool:
        """Give a key to the form, or to what stands in its place; whether it knows what to do with it."""
        if self._controller is None or self._face is None:
            return False
        shown = self._entry.currentWidget()
        if shown is self.correcting:
            return self.correcting.handle_key(event)
        if shown is self.card and event.key() == Qt.Key.Key_Escape:
            self.show_form()
            return True
        if self._controller.shown.finished or not self._face.handle_key(event):
            return False
        if shown is self.card:  # whoever types a number is entering again
            self.show_form()
        return True

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab from the end of a match, where nothing has the keyboard, begins at what comes next."""
        if next and self.hasFocus() and self._entry.currentWidget() is self._over:
            self._over.primary.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(next)

    def keys_of_form(self) -> tuple[tuple[str, str], ...]:
        """What keys do in the entry form, and the keys; of the shown game or of the first."""
        face = self._face or next(iter(FACES.values())).form()
        return face.keys()

    # Room and language.

    def showEvent(self, event: QShowEvent) -> None:
        """What can be done to the match can be done while it is seen."""
        super().showEvent(event)
        self._share_height()
        self._show_steps()
        self.looked_at.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing can be done to a match that is not seen."""
        super().hideEvent(event)
        self.actions_of_match.enable(None, Timeline())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between sheet, chart and entry."""
        super().resizeEvent(event)
        self._share_width()
        self._share_height()
        self.head.set_wide(self.width() >= NARROW)

    def _entry_width(self) -> int:
        usual = look.scaled(NARROW_ENTRY_WIDTH if self.width() < NARROW else ENTRY_WIDTH)
        wide = min(look.scaled(WIDE_ENTRY_WIDTH), self.width() * SHARE_OF_THE_ENTRY // 100)
        usual = max(usual, wide)
        wanted = min(self._chosen_width or usual, self.width() * MOST_OF_THE_PAGE // 100)
        return max(NARROW_ENTRY_WIDTH, wanted)

    def _share_width(self) -> None:
        entry = self._entry_width()
        self.halves.setSizes([max(1, self.halves.width() - self.halves.handleWidth() - entry), entry])

    def set_entry_width(self, width: int) -> None:
        """Give the entry a width that the user chose earlier, in pixels; 0 is the usual one."""
        self._chosen_width = width
        self._share_width()

    def _keep_width(self) -> None:
        self._chosen_width = self.halves.sizes()[1]
        self.entry_width_chosen.emit(self._chosen_width)

    def _share_height(self) -> None:
        """What belongs below the sheet where it has room; a chart only where all rows still read well."""
        room = self.height() - look.scaled(AROUND_THE_SHEET)
        below = self._face.companion if self._face is not None else None
        if below is not None:
            beside = self._entry_width() + self.halves.handleWidth() + AROUND_THE_HALVES
            fits = below.minimumSizeHint().width() <= self.width() - beside
            below.setVisible(fits and below.sizeHint().height() + look.scaled(LEAST_SHEET) <= room)
            room -= 0 if below.isHidden() else below.sizeHint().height()
        spare = room - self.sheet.height_wanted()
        shown = spare >= CHART_ROOM and self._model.shown is not None and bool(self._model.shown.deals)
        self.chart.setVisible(shown)
        if shown:
            most = max(look.scaled(USUAL_CHART), room * SHARE_OF_THE_CHART // 100)
            self.chart.want_height(min(spare, most))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes, and look at the time when somebody comes back."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self.isVisible():
            self.looked_at.emit()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the page."""
        self.actions_of_match.retranslate()
        self._over.retranslate()
        if self._controller is not None:
            self._fill(self._controller.shown)
            # Why something is not saved was told by the history, in the language of then.
            if self._controller.saving is not Saving.NOT_SAVED:
                self._show_saving(self._controller.saving, "")
            if self._entry.currentWidget() is self.card:
                self._show_card_anew(self._controller.shown)
