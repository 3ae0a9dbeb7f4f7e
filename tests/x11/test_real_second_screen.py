"""The table view on a second screen of X11 that is unplugged in the middle of a deal."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scorepad.paths import DataFolder
from tests.x11.screen import Screen, screen_or_skip
from tests.x11.test_real_window import NAMES_TYPED, Program, evening, read_back

pytestmark = [pytest.mark.x11, pytest.mark.timeout(300)]

LAPTOP, WALL = "880/220x800/200+0+0", "400/100x800/200+880+0"


@pytest.fixture
def screen() -> Iterator[Screen]:
    yield from screen_or_skip("xrandr")


def test_nothing_that_is_typed_is_lost_when_the_screen_of_the_table_view_goes_and_comes(
    qtbot: QtBot, screen: Screen, tmp_path: Path
) -> None:
    folder = DataFolder(tmp_path / "data")
    (_, first), (_, second) = evening()[:2]
    program = Program(qtbot, screen, folder)
    screen.plug_in("laptop", LAPTOP, "screen")
    screen.plug_in("wall", WALL)
    screen.press("ctrl+n", *NAMES_TYPED, "F11", *map(str, first[:3]))
    qtbot.waitUntil(lambda: program.seen("table_view") == "wall", timeout=60_000)
    screen.unplug("wall")
    screen.press(*map(str, first[3:]), "\n")
    qtbot.waitUntil(lambda: program.seen("table_view") is None, timeout=60_000)
    assert "unplugged" in str(program.seen("messages"))
    screen.plug_in("wall", WALL)
    screen.press(*map(str, second[:2]))
    qtbot.waitUntil(lambda: program.seen("table_view") == "wall", timeout=60_000)
    screen.press(*map(str, second[2:]), "\n")
    program.close_when_saved(2 * 8)
    assert read_back(folder).deals == evening()[2][0].deals
