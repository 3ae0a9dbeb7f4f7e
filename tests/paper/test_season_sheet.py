"""A season's table on paper."""

from dataclasses import replace
from datetime import date, timedelta
from itertools import combinations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from scorepad.export.progress import ExportCancelled
from scorepad.export.tables import BEHIND_COLUMNS, columns
from scorepad.language import speaker
from scorepad.paper.pages import Booklet, Paper
from scorepad.paper.season_sheet import MOST_LINES, season_booklet
from scorepad.paper.voice import Voice
from scorepad.season.report import report
from scorepad.season.results import Result, SideResult, Who
from scorepad.season.season import By, Counting, Filters, Query, Scheme
from tests.paper.painted import ink_outside, said, texts

NAMES = ("Anna", "Bram", "Cato", "Daan", "Maximiliaan-Alexander van den Broek")


def result(number: int, names: tuple[str, ...], game: str = "boerenbridge") -> Result:
    """A match that its first player wins, and so on down the table."""
    sides = tuple(
        SideResult(
            (Who(name.casefold(), name),), place, 40 - 10 * place, int(place == 1), bids=7, exact_bids=3
        )
        for place, name in enumerate(names, start=1)
    )
    started = date(2026, 1, 2) + timedelta(days=number)
    return Result(number, game, False, started.isoformat(), float(number), sides)


def season(count: int, names: tuple[str, ...] = NAMES) -> list[Result]:
    return [result(at, names[at % len(names) :] + names[: at % len(names)]) for at in range(count)]


def laid(
    results: list[Result],
    counting: Counting | None = None,
    filters: Filters | None = None,
    *,
    paper: Paper = Paper.A4,
    language: str = "en",
    with_matches: bool = False,
) -> Booklet:
    asked = Query(filters or Filters("Winter"), counting or Counting())
    voice = Voice(speaker(language), QLocale(language))
    return season_booklet(report(results, asked), paper, voice, with_matches=with_matches)


CASES = {
    "usual": (season(14), Counting(), Filters("Winter")),
    "moved": (season(14), Counting(Scheme.PLACES, drop=1), Filters("Winter", as_of="2026-06-01")),
    "below": (season(14), Counting(minimum=20), Filters("Winter")),
    "averages": (season(14), Counting(Scheme.FIELD), Filters()),
    "nothing": ([], Counting(), Filters("Winter")),
    "crowd": (season(90, tuple(f"Player {at}" for at in range(60))), Counting(), Filters("Winter")),
}


@pytest.mark.parametrize("language", ["en", "nl", "it", "es"])
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_nothing_is_outside_the_margins_and_no_words_run_over_others(
    qapp: QApplication, case: tuple[list[Result], Counting, Filters], language: str
) -> None:
    booklet = laid(*case, paper=Paper.LETTER, language=language, with_matches=True)
    for page in range(min(3, len(booklet.pages))):
        assert ink_outside(booklet, page) == []
        boxes = [(text, box.adjusted(1, 3, -1, -3)) for text, box in said(booklet, page) if text]
        assert [(one, two) for (one, a), (two, b) in combinations(boxes, 2) if a.intersects(b)] == []


def test_every_line_stands_there_with_all_of_its_columns(qapp: QApplication) -> None:
    results, counting, filters = CASES["moved"]
    made = report(results, Query(filters, counting))
    written = texts(laid(results, counting, filters))
    for column in columns(made.query, made.table):
        assert str(column.title) in " ".join(written)
    for row in made.table.rows:
        assert any(text and row.name.startswith(text.rstrip("…").rstrip()) for text in written)
        assert str(row.total_score) in written


def test_what_it_rests_on_is_told(qapp: QApplication) -> None:
    written = texts(laid(season(14), Counting(Scheme.PLACES, drop=1)))
    assert written[0] == "Winter"
    assert "Scheme: points for places (3, 2, 1)" in written[1]
    assert "Lowest results dropped: 1" in " ".join(written[1:3])


def test_days_are_written_as_the_language_does_and_with_the_whole_year(qapp: QApplication) -> None:
    case = (season(3), Counting(), Filters("Winter", as_of="2026-01-09"))
    for language, day in (("nl", "09-01-2026"), ("it", "09/01/2026"), ("es", "9/1/2026")):
        written = texts(laid(*case, language=language, with_matches=True))
        assert any(day in text for text in written[:4])
        assert not any("/26" in text or "-26" in text for text in written)


@pytest.mark.parametrize("times", [1, 3])
def test_a_long_name_of_a_season_is_whole(qapp: QApplication, times: int) -> None:
    name = " ".join(["Wednesday evenings at the house of Maximiliaan-Alexander, winter and spring"] * times)
    booklet = laid(season(3), filters=Filters(name))
    written = texts(booklet)
    heads = written[: next(at for at, text in enumerate(written) if text.startswith("Scheme"))]
    assert " ".join(heads) == name
    assert ink_outside(booklet, 0) == []


@pytest.mark.parametrize("language", ["en", "nl", "it", "es"])
def test_a_long_name_in_the_table_stands_on_two_lines(qapp: QApplication, language: str) -> None:
    results = season(14, ("Anna", "Bram", "W" * 25 + "-" + "M" * 10, "Cato"))
    _, counting, filters = CASES["moved"]
    booklet = laid(results, counting, filters, language=language)
    # In the table; at the end of its line on the chart it is cut.
    assert any(text.endswith("M" * 10) for text in texts(booklet))
    assert ink_outside(booklet, 0) == []


def test_a_long_name_that_fits_in_smaller_type_stands_level_with_its_points(qapp: QApplication) -> None:
    booklet = laid(season(14), Counting(minimum=20), Filters("Winter"), with_matches=True)
    words = said(booklet, 0)
    at = next(at for at, (text, _) in enumerate(words) if text == NAMES[-1])
    name, place = words[at][1], words[at + 1][1]
    assert abs(name.center().y() - place.center().y()) < 1


def test_points_stand_below_each_other(qapp: QApplication) -> None:
    results, counting, filters = CASES["averages"]
    written = texts(laid(results, counting, filters, language="it"))
    points = [text for text in written if "," in text and text.replace(",", "").isdigit()]
    assert points
    assert {len(text.partition(",")[2]) for text in points} <= {1, 2}


def test_lines_below_the_table_stand_below_it(qapp: QApplication) -> None:
    written = texts(laid(*CASES["below"]))
    assert written.index("Below the table") < written.index("Anna")


def test_the_places_over_time_are_drawn_where_there_are_days(qapp: QApplication) -> None:
    assert "Places over time" in texts(laid(season(14)))
    assert "Places over time" not in texts(laid(season(1)))
    assert f"Places over time, the first {MOST_LINES} lines" in texts(laid(*CASES["crowd"]))


def test_an_empty_season_says_so(qapp: QApplication) -> None:
    assert "No match counts here." in texts(laid([]))


def test_games_that_cannot_be_compared_are_warned_of(qapp: QApplication) -> None:
    mixed = [result(1, ("Anna", "Bram")), result(2, ("Anna", "Bram"), "bridgette")]
    warning = "Several games are added up here, and their points are not comparable."
    assert warning in texts(laid(mixed, Counting(Scheme.SCORE)))
    assert warning not in texts(laid(mixed))


def test_the_matches_behind_are_there_where_they_are_asked_for(qapp: QApplication) -> None:
    written = texts(laid(season(6), with_matches=True))
    at = written.index("The matches behind it")
    for column in BEHIND_COLUMNS:
        assert str(column.title) in " ".join(written[at:])
    assert written[at:].count("counts") == 6 * len(NAMES)
    assert "The matches behind it" not in texts(laid(season(6)))


def test_the_results_of_one_match_stay_on_one_page(qapp: QApplication) -> None:
    booklet = laid(season(60), with_matches=True)
    assert len(booklet.pages) > 3
    for page in range(1, len(booklet.pages)):
        assert texts(booklet, page).count("counts") % len(NAMES) == 0


def test_pairs_have_lines_too(qapp: QApplication) -> None:
    sides = tuple(
        SideResult((Who(one.casefold(), one), Who(two.casefold(), two)), place, 10, int(place == 1))
        for place, (one, two) in enumerate((("Anna", "Cato"), ("Bram", "Daan")), start=1)
    )
    match = replace(result(1, ("Anna",), "troefcall"), pairs=True, sides=sides)
    assert "Anna & Cato" in texts(laid([match], Counting(by=By.PAIR)))


def test_who_wants_no_more_of_it_is_heard(qapp: QApplication) -> None:
    def no_more(part: float) -> None:
        raise ExportCancelled

    made = report(season(14), Query())
    with pytest.raises(ExportCancelled):
        season_booklet(made, Paper.A4, Voice(str, QLocale("en")), with_matches=True, progress=no_more)
