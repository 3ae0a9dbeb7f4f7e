"""What is heard of a match wherever the keyboard is: what was saved, who is ahead, what was not saved."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from scorepad.core.ending import how_it_ended
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.controller import MatchController, Saving
from scorepad.ui.reading import leader
from scorepad.ui.say import say
from scorepad.ui.widgets.announce import announce

_DEAL = QT_TRANSLATE_NOOP("announcer", "Deal {deal} is saved: {standing}.")
_CHANGE = QT_TRANSLATE_NOOP("announcer", "The change is saved: {standing}.")
_NO_DEAL = QT_TRANSLATE_NOOP("announcer", "The change is saved; no deal is played.")
_END = QT_TRANSLATE_NOOP("announcer", "The match is over and saved: {who_won}.")
_NOT_SAVED = QT_TRANSLATE_NOOP("announcer", "Not saved: {why}")


class Announcer(QObject):
    """Speaks for a page when deals of its match are on disk, and at once when they could not be written.

    A deal that is still being entered is no news: who enters it hears the next question.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._controller: MatchController | None = None
        self._known: Match | None = None

    def follow(self, controller: MatchController | None) -> None:
        """Speak of this match from now on, of its next change first; None is silent."""
        if self._controller is not None:
            self._controller.saving_changed.disconnect(self._tell)
        self._controller = controller
        if controller is not None:
            self._known = controller.saved
            controller.saving_changed.connect(self._tell)

    def _tell(self, saving: Saving, why: str) -> None:
        if saving is Saving.NOT_SAVED:
            announce(self._page, say(_NOT_SAVED.of(why=why)), at_once=True)
        elif saving is Saving.SAVED:
            self._tell_what_is_saved()

    def _tell_what_is_saved(self) -> None:
        assert self._controller is not None and self._known is not None
        before, self._known = self._known, self._controller.saved
        if (before.deals, before.finished) != (self._known.deals, self._known.finished):
            announce(self._page, news(before, self._known))


def news(before: Match, after: Match) -> str:
    """What is worth saying of a match whose deals are others than before, in the window's language."""
    if after.finished:
        return say(_END.of(who_won=how_it_ended(after).who_won))
    if not after.deals:
        return say(_NO_DEAL)
    if len(after.deals) > len(before.deals):
        return say(_DEAL.of(deal=len(after.deals), standing=leader(after)))
    return say(_CHANGE.of(standing=leader(after)))
