"""The match desk beside a history that is slow: what is entered meanwhile stays."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.timeline import Timeline
from scorepad.ui import look
from scorepad.ui.desks.match_desk import MatchDesk
from scorepad.ui.key_keeper import KeyKeeper
from scorepad.ui.widgets.message_bar import MessageBar
from tests.ui.evenings import played
from tests.ui.test_controller import NOON, Returned, Shelf, SlowLibrary


class ReadShelf(Shelf):
    """A store that can be read, too."""

    def load(self, match_id: int) -> Match:
        return self.matches[match_id]

    def timeline(self, match_id: int) -> Timeline:
        return Timeline()

    def entered(self, match_id: int) -> datetime:
        return NOON

    def colours(self) -> dict[str, int]:
        return {"anna": 4}


class Answer(Returned):
    def __init__(self, value: object) -> None:
        super().__init__(None)
        self.value = value


class SlowReading(SlowLibrary):
    """A library that reads when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.shelf = ReadShelf()
        self.questions: list[tuple[Callable[[Any], Any], Callable[[Any], None]]] = []

    def read(self, job: Callable[[Any], Any], done: Callable[[Any], None]) -> None:
        done(Answer(job(self.shelf)))

    def read_written(self, job: Callable[[Any], Any], done: Callable[[Any], None]) -> None:
        self.questions.append((job, done))

    def answer_one(self) -> None:
        job, done = self.questions.pop(0)
        done(Answer(job(self.shelf)))


@pytest.fixture
def library() -> SlowReading:
    return SlowReading()


@pytest.fixture
def desk(qtbot: QtBot, library: SlowReading) -> MatchDesk:
    window = QWidget()
    qtbot.addWidget(window)
    desk = MatchDesk(library, MessageBar(window), KeyKeeper(window), lambda: NOON)  # type: ignore[arg-type]
    qtbot.addWidget(desk.page)
    desk.begin(played(3))
    library.run()
    return desk


def test_what_was_entered_while_the_match_was_read_again_stays(desk: MatchDesk, library: SlowReading) -> None:
    assert desk.controller is not None
    longer = played(4).detailed(started=desk.controller.shown.started).after
    library.shelf.matches[1] = longer
    desk.read_again()
    job, done = library.questions.pop(0)
    of_before_the_entry = Answer(job(library.shelf))
    library.shelf.matches[1] = desk.controller.shown
    asked: Ask = desk.controller.shown.asks()[0]
    desk.controller.answer(asked, 1)
    entered = desk.controller.shown
    done(of_before_the_entry)
    assert desk.controller.shown == entered
    library.run()
    library.answer_one()
    assert desk.controller.shown == entered


def test_a_match_that_was_written_by_others_is_shown_as_it_is_now(
    desk: MatchDesk, library: SlowReading
) -> None:
    assert desk.controller is not None
    longer = played(4).detailed(started=desk.controller.shown.started).after
    library.shelf.matches[1] = longer
    desk.read_again()
    library.answer_one()
    assert desk.controller.shown == longer
    assert desk.page.controller is desk.controller


def test_lines_have_the_colours_that_their_people_chose(desk: MatchDesk) -> None:
    inks = desk.page.chart.drawn_with.inks
    assert inks.of_side(0).name() == look.player_colour(4).lower()
    # Nobody else has that one; everybody without a choice has the colour of the seat.
    assert inks.of_side(1).name() == look.player_colour(1).lower()
