"""What is said to be saved, and what not, when the program made a mistake: by the commits that returned."""

import re
from collections.abc import Callable
from dataclasses import replace
from threading import Event
from unittest.mock import Mock

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from scorepad.app import _watch_over
from scorepad.core.match import Match
from scorepad.core.phrase import Phrase
from scorepad.paths import DataFolder
from scorepad.store.errors import FULL, StoreUnavailable
from scorepad.store.store import Store
from scorepad.ui.bug_watch import BugWatch
from scorepad.ui.controller import MatchController
from scorepad.ui.dialogs.dealer import DealerDialog
from scorepad.ui.safety import Safety, safety_of, safety_of_match
from tests.ui.evenings import played, some_deal, table
from tests.ui.test_closing import answered_with
from tests.ui.test_controller import NOON, SlowLibrary
from tests.ui.windows import Open, asked, do, seat, wait_saved

FOUR = "(Boerenbridge: Anna, Bram, Cato, Daan)"
NOW = "Saved at 12:00:"


def said(safety: Safety) -> tuple[str, ...]:
    """The sentences in English, whatever way to tell the time the computer has."""
    saved = "" if safety.saved is None else str(safety.saved)
    return (re.sub(r"12:00\s(PM|p\.?m\.?)", "12:00", saved), *map(str, safety.unsaved))


def opened(match: Match) -> tuple[MatchController, SlowLibrary]:
    library = SlowLibrary()
    library.shelf.matches[1] = match
    return MatchController(library, match, 1, lambda: NOON), library  # type: ignore[arg-type]


def bid(controller: MatchController) -> None:
    controller.answer(controller.shown.asks()[0], 1)


def score(controller: MatchController) -> None:
    controller.make(controller.shown.add(some_deal(controller.shown)))


def take_out(controller: MatchController) -> None:
    controller.make(controller.shown.remove(0))


def test_a_match_that_was_only_opened_is_saved_as_it_is(qtbot: QtBot) -> None:
    controller, _ = opened(played(6))
    assert said(safety_of_match(controller)) == (f"Saved: 6 deals {FOUR}.",)


def test_a_value_is_told_as_not_saved_until_its_commit_returns(qtbot: QtBot) -> None:
    controller, library = opened(played(6))
    bid(controller)
    assert said(safety_of_match(controller)) == (
        f"Saved: 6 deals {FOUR}.",
        "Not saved yet: Daan’s bid (deal 7).",
    )
    library.run()
    assert said(safety_of_match(controller)) == (f"{NOW} 6 deals and what was entered of deal 7 {FOUR}.",)


@pytest.mark.parametrize(
    ("acts", "unsaved"),
    [
        ((score,), "Not saved yet: deal 7."),
        ((score, score, score), "Not saved yet: deals 7 to 9."),
        ((take_out,), "Not saved yet: taking out deal 1."),
        ((score, take_out), "Not saved yet: the last change."),
        ((take_out, MatchController.undo), "Not saved yet: the last change."),
        ((MatchController.close,), "Not saved yet: ending the match."),
    ],
)
def test_what_is_on_its_way_to_the_disk_is_named(
    qtbot: QtBot, acts: tuple[Callable[[MatchController], object], ...], unsaved: str
) -> None:
    controller, _ = opened(played(6))
    for act in acts:
        act(controller)
    assert said(safety_of_match(controller)) == (f"Saved: 6 deals {FOUR}.", unsaved)


def test_what_could_not_be_written_is_told_with_what_helps(qtbot: QtBot) -> None:
    controller, library = opened(played(6))
    score(controller)
    library.fail(StoreUnavailable(FULL.of(path="x")))
    assert said(safety_of_match(controller))[1:] == (
        "Not saved yet: deal 7.",
        "It could not be written. Go on, and choose “Save again”.",
    )


def test_a_match_that_no_commit_has_returned_for_is_not_called_saved(qtbot: QtBot) -> None:
    library = SlowLibrary()
    controller = MatchController(library, table(), None, lambda: NOON)  # type: ignore[arg-type]
    bid(controller)
    assert said(safety_of_match(controller)) == ("", "The match that you began is not saved yet.")
    library.run(1)
    assert said(safety_of_match(controller))[0] == f"{NOW} the table, before the first deal {FOUR}."


@pytest.mark.parametrize(
    ("match", "told"),
    [
        (replace(table(), open_deal=replace(table().draft, dealer=1)), "what was entered of deal 1"),
        (played(1), "1 deal"),
        (played(3).close().after, "finished after 3 deals"),
    ],
)
def test_how_far_it_is_saved_is_told_in_deals(qtbot: QtBot, match: Match, told: str) -> None:
    controller, _ = opened(match)
    assert said(safety_of_match(controller)) == (f"Saved: {told} {FOUR}.",)


# In the window.


def test_without_a_match_only_what_is_being_entered_is_told(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    assert safety_of(window) == Safety(None)
    window.ask_for_a_match()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.new_match)
    assert said(safety_of(window)) == ("", "Not saved yet: the new match that you are putting together.")


def test_a_correction_in_the_form_is_told_once_something_is_changed(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    seat(qtbot, window, played(3))
    wait_saved(qtbot, window)
    window.match.correct(1)
    assert len(said(safety_of(window))) == 1, "nothing is changed yet"
    assert window.match.correcting.correction is not None
    window.match.correcting.correction.take_back()
    assert said(safety_of(window))[1:] == (
        "Not saved yet: what you changed in deal 2. It still stands in the form.",
    )
    window.match.show_form()


def test_an_open_dialog_is_told_by_its_title(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    seat(qtbot, window, played(3))
    wait_saved(qtbot, window)
    do(window, "dealer")
    dialog = asked(window, DealerDialog)
    assert said(safety_of(window))[1:] == (
        f"Not saved yet: what you entered under “{dialog.windowTitle()}”.",
    )
    dialog.reject()


def test_a_write_that_waits_is_not_called_saved_before_it_is(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    seat(qtbot, window, played(3))
    wait_saved(qtbot, window)
    may_write = Event()
    window._library.write(lambda _: may_write.wait(), lambda _: None)
    controller = window.controller
    assert controller is not None
    score(controller)
    assert said(safety_of(window))[1:] == ("Not saved yet: deal 4.",)
    may_write.set()
    wait_saved(qtbot, window)
    assert len(said(safety_of(window))) == 1


def test_who_stays_after_all_is_not_started_again_when_it_is_closed_later(
    qtbot: QtBot, open_window: Open, folder: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    watch = BugWatch(folder)
    _watch_over(window, watch)
    with monkeypatch.context() as full:
        full.setattr(Store, "create", Mock(side_effect=StoreUnavailable(Phrase("store", "Full."))))
        seat(qtbot, window, table())
        qtbot.waitUntil(lambda: window._library.trouble is not None)
    watch._teller.starts_again = True
    monkeypatch.setattr(QMessageBox, "exec", answered_with("Stay"))
    assert not window.close()
    comes_back = watch.starts_again
    window._library.again()
    wait_saved(qtbot, window)
    assert not comes_back
