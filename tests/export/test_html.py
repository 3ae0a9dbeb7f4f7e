"""Pages of HTML: all that people wrote is escaped, nothing comes from outside, everything is said."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.core.match import Match
from scorepad.core.phrase import Phrase
from scorepad.export.html import sheet_html, standings_html
from scorepad.export.markup import element
from scorepad.export.places_svg import MOST_LINES, places_svg
from scorepad.export.progress import ExportCancelled
from scorepad.record import read
from scorepad.season.report import Course, report
from scorepad.season.season import Filters
from tests.export.reports import asked, hostile, long, winter
from tests.season.evenings import evening

EXAMPLES = Path(__file__).parent.parent / "examples"
_VOID = {"meta", "line", "circle", "polyline"}


class Page(HTMLParser):
    """A page as a browser reads it: its elements, and the text of them; fails where they are not nested."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in _VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in _VOID
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self._open:
            self.texts.append(data)

    @property
    def names(self) -> list[str]:
        return [tag for tag, _ in self.tags]


def page_of(text: str) -> Page:
    """The page, after a look at what every page has and none may have."""
    page = Page(text)
    assert text.startswith("<!DOCTYPE html>\n")
    (policy,) = (one["content"] for tag, one in page.tags if one.get("http-equiv"))
    assert policy is not None and policy.startswith("default-src 'none'; style-src 'unsafe-inline'")
    assert not {"script", "link", "img", "iframe", "object", "a", "form", "base"} & set(page.names)
    for _tag, attributes in page.tags:
        assert not {"src", "href", "style", "srcdoc"} & set(attributes)
        assert not any(name.startswith("on") for name in attributes)
    assert "url(" not in text and "@import" not in text
    return page


def match_of(name: str) -> Match:
    example = json.loads((EXAMPLES / name).read_text(encoding="utf-8"))
    return read(json.dumps(example["record"]).encode()).matches[0]


def any_match(game: str) -> Match:
    return match_of(str(sorted((EXAMPLES / game).glob("*.json"))[0]))


# Markup.


def test_text_is_escaped_and_markup_is_not() -> None:
    assert element("p", "<i>", element("i", '"')) == "<p>&lt;i&gt;<i>&quot;</i></p>"
    assert element("p", class_='"><script>') == '<p class="&quot;&gt;&lt;script&gt;"></p>'


@given(st.text(alphabet=st.characters(exclude_categories=())))
def test_whatever_somebody_wrote_stays_a_text(text: str) -> None:
    page = Page(element("p", text, title=text))
    assert page.names == ["p"]
    element("p", text).encode()


# A season.


def test_a_season_says_what_it_rests_on_and_has_all_its_lines() -> None:
    page = page_of(standings_html(winter(), str, lang="en"))
    assert page.tags[0] == ("html", {"lang": "en"})
    for said in ("Season: Winter", "As of 2026-01-31", "Lowest results dropped: 1", "Below the table"):
        assert said in page.texts
    assert page.texts.index("Bram") < page.texts.index("Below the table") < page.texts.index("Cato")
    assert "5.125" in page.texts
    assert "31.2" in page.texts


def test_every_title_is_the_head_of_its_column_and_every_name_of_its_row() -> None:
    heads = [one for tag, one in page_of(standings_html(winter(), str, lang="en")).tags if tag == "th"]
    assert all("scope" in one for one in heads)
    # Three lines of the table, three and two and two of the matches.
    assert sum(one["scope"] == "row" for one in heads) == 3 + 7


def test_what_is_left_out_is_said_in_words_and_struck_through() -> None:
    page = page_of(standings_html(winter(), str, lang="en"))
    assert page.texts.count("left out") == 2
    assert sum(one.get("class") == "out" for tag, one in page.tags if tag == "tr") == 2


def test_it_speaks_the_language_and_writes_its_decimal_point() -> None:
    page = page_of(standings_html(winter(), lambda phrase: f"<{phrase}>", lang="nl", point=","))
    assert "<Name>" in page.texts
    assert "5,125" in page.texts
    assert "<left out>" in page.texts


def test_days_are_written_as_the_language_has_them() -> None:
    text = standings_html(winter(), str, lang="nl", point=",")
    assert "As of 31-1-2026" in text
    assert "2-1-2026" in text
    assert "points for places (3; 1,25)" in text
    assert "2026-01" not in text


def test_hostile_names_stay_names() -> None:
    text = standings_html(hostile("<script>alert(1)</script>"), str, lang="en")
    page_of(text)
    assert "Season: &lt;script&gt;alert(1)&lt;/script&gt;" in text
    # Nothing turns the direction of what follows.
    assert "\u202e" not in text
    assert "\u2068דנה\u2069" in text


def test_a_name_in_a_sentence_leaves_the_words_around_it_as_they_are() -> None:
    text = standings_html(hostile("דנה"), str, lang="en")
    assert "Season: \u2068דנה\u2069" in text


def test_an_empty_season_says_so() -> None:
    page = page_of(standings_html(report([], asked(Filters(season="New"))), str, lang="en"))
    assert "No match counts here." in page.texts
    assert "table" not in page.names and "svg" not in page.names


def test_a_match_without_a_day_has_none() -> None:
    page = page_of(standings_html(report([evening(None, {"Anna": 1})], asked()), str, lang="en"))
    assert "Match 1 · Boerenbridge" in page.texts


def test_a_long_one_can_be_broken_off() -> None:
    def enough(part: float) -> None:
        if part > 0:
            raise ExportCancelled

    with pytest.raises(ExportCancelled):
        standings_html(long(200), str, lang="en", progress=enough)


# The places over time.


def test_the_chart_has_a_line_for_each_and_tells_it_in_words() -> None:
    page = page_of(standings_html(winter(), str, lang="en"))
    assert "svg" in page.names
    assert any(re.fullmatch(r"Anna: –, 1, 1; Bram: –, 1, 1", text) for text in page.texts), page.texts
    dashes = {one["stroke-dasharray"] for tag, one in page.tags if tag == "polyline"}
    assert len(dashes) == 2


def test_of_one_day_there_is_no_chart() -> None:
    assert not places_svg(("2026-01-02",), (Course("anna", "Anna", (1,)),), str)


def test_of_many_lines_the_best_are_drawn() -> None:
    courses = [Course(str(at), f"Player {at}", (at + 1, at + 1)) for at in range(MOST_LINES + 5)]
    names = Page(places_svg(("2026-01-02", "2026-01-09"), courses, str)).texts
    assert f"{MOST_LINES} Player {MOST_LINES - 1}" in [" ".join(name.split()) for name in names]
    assert not any(f"Player {MOST_LINES}" in name for name in names)


# A match.


@pytest.mark.parametrize("game", ["boerenbridge", "auction_bridge", "bridgette", "troefcall"])
def test_a_sheet_has_all_that_the_text_sheet_has(game: str) -> None:
    match = any_match(game)
    page = page_of(sheet_html([match], str, lang="en"))
    said = " ".join(page.texts)
    for player in match.setup.players:
        assert player in said
    for total in match.sheet.totals:
        assert str(total) in said
    for rule in match.game.words.agreed(match.setup):
        assert str(rule) in said
    assert "caption" in page.names
    assert all("scope" in one for tag, one in page.tags if tag == "th")


def test_several_matches_are_sheets_on_one_page() -> None:
    matches = [any_match("boerenbridge"), any_match("troefcall")]
    page = page_of(sheet_html(matches, lambda phrase: str(Phrase.__str__(phrase)), lang="en"))
    assert page.names.count("article") == 2
    assert "Score sheets" in page.texts
