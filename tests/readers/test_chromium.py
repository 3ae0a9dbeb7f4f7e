"""Pages of HTML as the real Chromium lays them out, on a phone and on a desk."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from scorepad.core.match import Match
from scorepad.export.html import sheet_html, standings_html
from scorepad.record import read
from tests.export.reports import HOSTILE, hostile, long, winter
from tests.readers.programs import Seen, pictured, seen

pytestmark = pytest.mark.readers

PHONE, DESK = 360, 1280
EXAMPLES = Path(__file__).parent.parent / "examples"
GAMES = ("boerenbridge", "auction_bridge", "bridgette", "troefcall")
LONG_NAME = "W" * 60


def match_of(game: str) -> Match:
    example = json.loads(sorted((EXAMPLES / game).glob("*.json"))[0].read_text(encoding="utf-8"))
    return read(json.dumps(example["record"]).encode()).matches[0]


def of_long_names(match: Match) -> Match:
    """The same match, of people whose names are as long as names can be and cannot be broken."""
    names = tuple(f"{seat}{LONG_NAME[1:]}" for seat in range(match.setup.seats))
    return replace(match, setup=replace(match.setup, players=names), season=LONG_NAME * 3)


def long_sheet(game: str) -> str:
    return sheet_html([of_long_names(match_of(game))], str, lang="en")


PAGES: dict[str, Callable[[], str]] = {
    "winter": lambda: standings_html(winter(), str, lang="en"),
    "hostile": lambda: standings_html(hostile("<script>alert(1)</script>"), str, lang="en"),
    "long": lambda: standings_html(long(100), str, lang="en"),
    **{game: partial(long_sheet, game) for game in GAMES},
}


def looked_at(page: str, folder: Path, width: int) -> Seen:
    """A page in a window, after a look at what holds for every page and width."""
    found = seen(page, folder, width)
    assert found.window == width
    assert found.width <= width, "the page is wider than its window"
    assert all(box <= width for box, _ in found.boxes)
    assert found.scripts == 0
    assert not found.requests
    assert not {"script", "img", "link", "iframe", "a"} & set(found.elements)
    assert found.lang == "en"
    assert found.smallest >= 14
    return found


@pytest.mark.parametrize("width", [PHONE, DESK])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_no_wider_than_its_window_and_asks_for_nothing(
    tmp_path: Path, name: str, width: int
) -> None:
    found = looked_at(PAGES[name](), tmp_path, width)
    assert found.text.strip()


def test_on_a_desk_a_table_needs_no_scrolling(tmp_path: Path) -> None:
    found = looked_at(PAGES["winter"](), tmp_path, DESK)
    assert all(inner <= box for box, inner in found.boxes)


@pytest.mark.parametrize("width", [PHONE, DESK])
@pytest.mark.parametrize("game", GAMES)
def test_names_that_cannot_be_broken_leave_room_for_the_deals(tmp_path: Path, game: str, width: int) -> None:
    found = looked_at(long_sheet(game), tmp_path, width)
    # Three lines of the longest names, and one below them.
    assert all(height <= 140 for height in found.head_heights)
    assert all(row_head <= width / 2 for row_head in found.row_head_widths)


@pytest.mark.parametrize("name", ["winter", "hostile", "long"])
def test_on_a_phone_place_name_and_points_are_seen_without_scrolling(tmp_path: Path, name: str) -> None:
    found = looked_at(PAGES[name](), tmp_path, PHONE)
    assert {"Place", "Name", "Points"} <= set(found.heads[0])


def test_hostile_names_are_read_as_they_were_written(tmp_path: Path) -> None:
    found = looked_at(PAGES["hostile"](), tmp_path, DESK)
    assert found.title == "Season: <script>alert(1)</script>"
    for name in HOSTILE:
        if name.isprintable() and name.isascii():
            assert name in found.text


def test_a_page_is_painted(tmp_path: Path) -> None:
    picture = pictured(PAGES["winter"](), tmp_path, DESK, 900)
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000
