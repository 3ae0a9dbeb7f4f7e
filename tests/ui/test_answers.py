"""What asks another thread is freed on the interface thread, whichever lets go of it last."""

import threading
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import Phrase
from scorepad.store.errors import StoreUnavailable
from scorepad.store.writer import Outcome
from scorepad.ui.answers import Answers
from scorepad.ui.errands import Errand
from scorepad.ui.library import Library
from tests.store.evenings import opened


class Page(QObject):
    """Who asks: it notes which thread frees it."""

    def __init__(self, freed_on: list[int]) -> None:
        super().__init__()
        self.answers: list[object] = []
        weakref.finalize(self, lambda: freed_on.append(threading.get_ident()))

    def asks(self) -> tuple[Callable[..., object], Callable[[Outcome[object]], None]]:
        return (lambda *_: self.objectName()), (lambda outcome: self.answers.append(outcome))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(lambda: opened(tmp_path))
    yield library
    library.close()


@pytest.mark.parametrize("way", ["read", "read_aside", "write", "read_written", "tend"])
def test_who_asked_the_history_is_freed_here_although_its_thread_answers_last(
    qtbot: QtBot, library: Library, way: str
) -> None:
    freed_on: list[int] = []
    page = Page(freed_on)
    getattr(library, way)(*page.asks())
    answers = page.answers
    del page
    qtbot.waitUntil(lambda: bool(answers) and bool(freed_on), timeout=20_000)
    assert freed_on == [threading.get_ident()]


def test_who_sent_an_errand_is_freed_here_although_its_thread_ends_last(qtbot: QtBot) -> None:
    freed_on: list[int] = []
    page, parent = Page(freed_on), QObject()
    answers = page.answers
    job, done = page.asks()
    Errand(parent).run([job, job], done)
    del page, job, done
    qtbot.waitUntil(lambda: len(answers) == 2 and bool(freed_on), timeout=20_000)
    assert freed_on == [threading.get_ident()]


def test_a_job_that_failed_and_stays_is_run_again(qtbot: QtBot) -> None:
    answers = Answers()
    told: list[Outcome[int]] = []
    run, bring = answers.ask(lambda number: 2 * number, told.append, stays=True)
    bring(Outcome(None, StoreUnavailable(Phrase("store", "The disk is full"))))
    qtbot.waitUntil(lambda: len(told) == 1, timeout=20_000)
    bring(Outcome(run(21)))
    qtbot.waitUntil(lambda: len(told) == 2, timeout=20_000)
    assert told[1].value == 42


def test_nobody_hears_an_answer_after_the_end(qtbot: QtBot) -> None:
    ended, going_on = Answers(), Answers()
    told: list[object] = []
    ended.ask(lambda: 1, told.append)[1](Outcome(1))
    ended.close()
    last: Outcome[int] = Outcome(2)
    going_on.ask(lambda: 2, told.append)[1](last)
    qtbot.waitUntil(lambda: last in told, timeout=20_000)
    assert told == [last]
