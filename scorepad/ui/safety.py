"""What is on disk of the match on the table and what is not, in words: for whoever has to trust it now."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTime
from PySide6.QtWidgets import QApplication

from scorepad.core.match import Act, Change, Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.controller import MatchController, Saving
from scorepad.ui.dialogs.deciding import Deciding
from scorepad.ui.pages.new_match import NewMatchPage
from scorepad.ui.say import short
from scorepad.ui.what_changed import what_changed

if TYPE_CHECKING:
    from scorepad.ui.correction import Correction
    from scorepad.ui.main_window import MainWindow

_SAVED_AT = QT_TRANSLATE_NOOP("safety", "Saved at {time}: {deals} ({game}: {names}).")
_SAVED = QT_TRANSLATE_NOOP("safety", "Saved: {deals} ({game}: {names}).")
_DEALS = QT_TRANSLATE_N_NOOP("safety", "%n deal(s)", "", 0)
_ALL_DEALS = QT_TRANSLATE_N_NOOP("safety", "finished after %n deal(s)", "", 0)
_AND_BEGUN = QT_TRANSLATE_NOOP("safety", "{deals} and what was entered of deal {deal}")
_FIRST_BEGUN = QT_TRANSLATE_NOOP("safety", "what was entered of deal 1")
_NO_DEAL = QT_TRANSLATE_NOOP("safety", "the table, before the first deal")
_BEGINNING = QT_TRANSLATE_NOOP("safety", "The match that you began is not saved yet.")
_NOT_YET = QT_TRANSLATE_NOOP("safety", "Not saved yet: {what}.")
_NOT_YET_OF_DEAL = QT_TRANSLATE_NOOP("safety", "Not saved yet: {what} (deal {deal}).")
_NOT_YET_SEVERAL = QT_TRANSLATE_NOOP("safety", "Not saved yet: deals {first} to {last}.")
_IN_THE_FORM = QT_TRANSLATE_NOOP(
    "safety", "Not saved yet: what you changed in deal {deal}. It still stands in the form."
)
_NEW_TABLE = QT_TRANSLATE_NOOP("safety", "Not saved yet: the new match that you are putting together.")
_IN_A_DIALOG = QT_TRANSLATE_NOOP("safety", "Not saved yet: what you entered under “{title}”.")
_FAILED = QT_TRANSLATE_NOOP("safety", "It could not be written. Go on, and choose “Save again”.")


@dataclass(frozen=True)
class Safety:
    """What is on disk, None where no match is on the table, and everything that is not."""

    saved: Phrase | None
    unsaved: tuple[Phrase, ...] = ()


def safety_of(window: MainWindow) -> Safety:
    """What is saved and what is not of what somebody sees and enters in a window."""
    controller = window.controller
    if controller is None:
        return Safety(None, _in_pages(window))
    match = safety_of_match(controller)
    correction = window.match.correcting.correction
    return Safety(match.saved, (*match.unsaved, *_in_form(correction), *_in_pages(window)))


def safety_of_match(controller: MatchController) -> Safety:
    """What is saved and what is not of the match on the table, by the commits that have returned."""
    return Safety(_saved(controller), _unsaved(controller))


def _saved(controller: MatchController) -> Phrase | None:
    if controller.match_id is None:
        return None
    match, at = controller.saved, controller.saved_at
    said = _SAVED if at is None else _SAVED_AT.of(time=_time(at))
    names = ", ".join(map(short, match.setup.players))
    return said.of(game=match.game.words.name, names=names, deals=_deals(match))


def _deals(match: Match) -> Phrase:
    number = len(match.deals)
    if match.finished:
        return _ALL_DEALS.counted(number)
    if match.open_deal is None:
        return _DEALS.counted(number) if number else _NO_DEAL
    return _AND_BEGUN.of(deals=_DEALS.counted(number), deal=number + 1) if number else _FIRST_BEGUN


def _time(at: datetime) -> str:
    return QLocale().toString(QTime(at.hour, at.minute), QLocale.FormatType.ShortFormat)


def _unsaved(controller: MatchController) -> tuple[Phrase, ...]:
    """What is shown and not known to be on disk: what the commit has not returned for."""
    failed = (_FAILED,) if controller.saving is Saving.NOT_SAVED else ()
    if controller.match_id is None:
        return (_BEGINNING, *failed)
    if controller.saving is Saving.SAVED:
        return ()
    saved, shown = controller.saved, controller.shown
    return (_difference(saved, shown, controller.timeline.to_undo), *failed)


def _difference(saved: Match, shown: Match, last: Change | None) -> Phrase:
    first, deal = len(saved.deals) + 1, len(shown.deals) + 1
    if deal > first and shown.deals[: first - 1] == saved.deals:
        if deal > first + 1:
            return _NOT_YET_SEVERAL.of(first=first, last=deal - 1)
        return _NOT_YET.of(what=what_changed(Change(Act.ADD, first - 1, saved, shown)))
    if shown.deals == saved.deals and shown.setup == saved.setup and shown.open_deal != saved.open_deal:
        return _NOT_YET_OF_DEAL.of(what=what_changed(Change(Act.DRAFT, deal - 1, saved, shown)), deal=deal)
    if last is not None and (last.before, last.after) == (saved, shown):
        return _NOT_YET.of(what=what_changed(last))
    # More than one change, or one that takes something back.
    return _NOT_YET.of(what=what_changed(Change(Act.DETAILS, None, saved, shown)))


def _in_form(correction: Correction | None) -> tuple[Phrase, ...]:
    if correction is None or (correction.is_untouched and not correction.is_mending):
        return ()
    return (_IN_THE_FORM.of(deal=correction.at + 1),)


def _in_pages(window: MainWindow) -> tuple[Phrase, ...]:
    asked = [
        _IN_A_DIALOG.of(title=one.windowTitle())
        for one in QApplication.topLevelWidgets()
        if isinstance(one, Deciding) and one.isVisible()
    ]
    if isinstance(window.stack.currentWidget(), NewMatchPage):
        asked.append(_NEW_TABLE)
    return tuple(asked)
