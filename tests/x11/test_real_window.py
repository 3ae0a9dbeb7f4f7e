"""Evenings in the real program on a real screen of X11: every key and every click, once and no more."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.paths import DataFolder
from scorepad.store.store import Store
from tests.faults.typist import values_in
from tests.ui.evenings import NAMES, some_deal, spoken, table
from tests.x11.screen import Screen, screen_or_skip

pytestmark = [pytest.mark.x11, pytest.mark.timeout(300)]

TABLE = NAMES[:4]
NAMES_TYPED = "".join(f"{name}\n" for name in TABLE) + "\n"


@pytest.fixture
def screen() -> Iterator[Screen]:
    yield from screen_or_skip()


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "data")


def evening() -> list[tuple[Match, list[int]]]:
    """Each deal of a whole match: how the match stands before it, and its numbers as the table says them."""
    match, told = table(4), []
    while not match.finished:
        deal = some_deal(match)
        bids, tricks = spoken(match, deal)
        told.append((match, bids + tricks))
        match = match.add(deal).after
    return told


def keys_of(deals: list[tuple[Match, list[int]]]) -> str:
    return "".join("".join(map(str, numbers)) + "\n" for _, numbers in deals)


def read_back(folder: DataFolder) -> Match:
    with Store.open(folder.database, folder.backups) as store:
        (line,) = store.lines()
        assert store.check() == ()
        return store.load(line.id)


class Program:
    """The program on a screen, with somebody who sees its window."""

    def __init__(self, qtbot: QtBot, screen: Screen, folder: DataFolder) -> None:
        self._qtbot, self._screen = qtbot, screen
        self._process = screen.start("-m", "tests.x11.watched", "--data", folder.path, "--lang", "en")
        screen.window()

    def seen(self, question: str) -> object:
        """What is seen of the window now."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(question, file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())

    def click(self, what: str, entered: int) -> None:
        """Click the middle of a button as soon as so many numbers are entered and it can be pressed."""
        self._qtbot.waitUntil(lambda: self.seen("entered") == entered, timeout=60_000)
        places: list[object] = []

        def is_there() -> bool:
            places.append(self.seen(what))
            return places[-1] is not None

        self._qtbot.waitUntil(is_there, timeout=60_000)
        assert isinstance(places[-1], list)
        self._screen.do("mousemove", "--sync", *places[-1], "click", 1)

    def close_when_saved(self, numbers: int) -> None:
        """Close it as a person does, who sees first that so many numbers are saved."""
        self._qtbot.waitUntil(lambda: self.seen("saved") == numbers, timeout=60_000)
        self._screen.press("ctrl+q")
        self.wait_for_its_end()

    def wait_for_its_end(self) -> None:
        """It was told to close: it does, and says nothing."""
        out, complaints = self._process.communicate(timeout=60)
        assert (self._process.returncode, out + complaints) == (0, "")


def deals_as_typed() -> tuple[object, ...]:
    last, _ = evening()[-1]
    return (*last.deals, some_deal(last))


def test_an_evening_typed_from_the_first_moment_of_the_window_arrives_whole(
    qtbot: QtBot, screen: Screen, folder: DataFolder
) -> None:
    program = Program(qtbot, screen, folder)
    # Nobody waits: the history is not open yet, nor are the pages made that these keys are meant for.
    screen.press("ctrl+n", *NAMES_TYPED, *keys_of(evening()))
    program.close_when_saved(15 * 8)
    match = read_back(folder)
    assert match.setup.players == TABLE
    assert match.deals == deals_as_typed()
    assert match.finished


def test_keys_and_clicks_in_turn_arrive_in_their_order(
    qtbot: QtBot, screen: Screen, folder: DataFolder
) -> None:
    program = Program(qtbot, screen, folder)
    screen.press("ctrl+n", *NAMES_TYPED)
    for number, (_, numbers) in enumerate(evening(), start=1):
        for at, value in enumerate(numbers):
            if (at + number) % 3:
                screen.press(str(value))
            else:
                program.click(f"number {value}", 8 * (number - 1) + at)
        if number % 2:
            program.click(f"button Score deal {number}", 8 * number)
        else:
            screen.press("\n")
    program.close_when_saved(15 * 8)
    assert read_back(folder).deals == deals_as_typed()


def test_a_program_closed_in_mid_deal_goes_on_with_the_next_key(
    qtbot: QtBot, screen: Screen, folder: DataFolder
) -> None:
    (_, first), (match, second) = evening()[:2]
    program = Program(qtbot, screen, folder)
    screen.press("ctrl+n", *NAMES_TYPED, *map(str, first), "\n", *map(str, second[:3]))
    program.close_when_saved(8 + 3)
    again = Program(qtbot, screen, folder)
    # Enter goes on with the match, as soon as it is known; then the numbers that were still to come.
    screen.press("\n", *map(str, second[3:]), "\n")
    again.close_when_saved(2 * 8)
    assert read_back(folder).deals == (*match.deals, some_deal(match))


def test_closing_takes_its_turn_behind_what_was_typed_before(
    qtbot: QtBot, screen: Screen, folder: DataFolder
) -> None:
    (_, first), (_, second) = evening()[:2]
    program = Program(qtbot, screen, folder)
    # All of this is there before the history is open.
    screen.press("ctrl+n", *NAMES_TYPED, *map(str, first), "\n", *map(str, second[:3]), "ctrl+q")
    program.wait_for_its_end()
    assert values_in(read_back(folder)) == 8 + 3
