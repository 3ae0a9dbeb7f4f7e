"""Statistics in words: shares, means, few chances, and lines that open matches."""

from collections.abc import Iterator
from fractions import Fraction

import pytest
from PySide6.QtCore import QLocale

from scorepad.core.measures import Kind
from scorepad.core.phrase import Phrase
from scorepad.season.results import Who
from scorepad.season.statistics import FEW, Measured, MeasuredGroup, Meeting, OfGame, Record, Share
from scorepad.ui.player_figures import (
    FigureLine,
    game_lines,
    has_few,
    headlines,
    mean_words,
    meeting_lines,
    month_lines,
    percent_words,
    place_lines,
    share_words,
    streak_lines,
)
from tests.season.test_statistics import WINTER, evenings, of_anna

MANY = tuple(range(1, FEW + 1))
ALWAYS = Share(MANY, MANY)


@pytest.fixture(autouse=True)
def _as_in_the_united_states() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)


def texts(lines: list[FigureLine]) -> dict[str, list[str]]:
    return {line.label: [figure.text for figure in line.figures] for line in lines}


def of_game(*groups: MeasuredGroup, wins: Share = ALWAYS, key: str = "boerenbridge") -> OfGame:
    half = Fraction(1, 2)
    best, worst = Record(143, 3, "2026-01-09"), Record(-20, 4, None)
    places = {1: MANY}
    return OfGame(key, wins, places, Fraction(21, 10), half, Fraction(100, 3), half, best, worst, groups)


def test_numbers_are_rounded_to_the_nearest_and_half_goes_up() -> None:
    halves = (Fraction(1, 8), Fraction(1, 3), Fraction(199, 200), Fraction(0))
    assert [percent_words(one) for one in halves] == ["13 %", "33 %", "100 %", "0 %"]
    assert [mean_words(Fraction(*one)) for one in ((9, 4), (-9, 4), (20, 3))] == ["2.3", "-2.2", "6.7"]


def test_numbers_are_written_as_the_country_does() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.Dutch))
    assert mean_words(Fraction(5, 2)) == "2,5"
    assert share_words(Share((), tuple(range(1200)))) == "0 of 1.200 · 0 %"


def test_a_number_of_few_chances_says_so() -> None:
    assert share_words(Share(MANY[:3], MANY[:-1])).endswith("· few")
    assert not share_words(Share(MANY[:3], MANY)).endswith("· few")
    lines = game_lines(of_game(wins=Share((1,), MANY[:-1])))
    assert texts(lines)["Points in a match"] == ["33.3 · few"]


def test_a_game_is_told_with_what_it_measures_under_headings() -> None:
    contracts = MeasuredGroup(
        Phrase("contract", "Contracts made, by strain"),
        (
            Measured(Phrase("contract", "no trump"), Kind.SHARE, 12, 40, (1, 2)),
            Measured(Phrase("contract", "tricks"), Kind.MEAN, 30, 20, (2,)),
            Measured(Phrase("contract", "slams"), Kind.COUNT, 3, 0, (3,)),
        ),
    )
    lines = game_lines(of_game(contracts, key="auction_bridge"))
    told = texts(lines)
    assert told["Highest total"] == ["143 · 1/9/2026"]
    assert told["Lowest total"] == ["-20"]
    assert told["Contracts made, by strain"] == []
    assert told["No trump"] == ["12 of 40 · 30 %"]
    assert (told["Tricks"], told["Slams"]) == (["1.5"], ["3"])
    (share,) = next(line for line in lines if line.label == "No trump").figures
    assert (share.portion, share.matches) == (0.3, (1, 2))
    assert str(share.words) == "Contracts made, by strain: no trump"


def test_a_record_opens_its_match_and_wins_those_that_were_won() -> None:
    behind = {line.label: line.figures[0].matches for line in game_lines(of_game(wins=Share((2,), MANY)))}
    assert (behind["Highest total"], behind["Lowest total"]) == ((3,), (4,))
    assert (behind["Matches won"], behind["Place, on average"]) == ((2,), MANY)


def test_a_game_that_is_not_known_here_is_told_by_its_key() -> None:
    (line, *_) = game_lines(of_game(key="later_game"))
    assert str(line.figures[0].words) == "Unknown game: later_game: Matches won"


def test_places_are_shares_of_all_matches() -> None:
    assert texts(place_lines({2: (4,), 1: (1, 2, 3)})) == {
        "Place 1": ["3 of 4 · 75 % · few"],
        "Place 2": ["1 of 4 · 25 % · few"],
    }


def test_against_somebody_every_count_opens_its_own_matches() -> None:
    meeting = Meeting(Who("bram", "<b>Bram</b>"), (1, 2, 3, 4), (1, 2), (3,), (4,))
    (line,) = meeting_lines([meeting], partners=False)
    assert (line.label, line.person) == ("<b>Bram</b>", "<b>Bram</b>")
    assert [(one.text, one.matches) for one in line.figures] == [
        ("4", (1, 2, 3, 4)),
        ("2", (1, 2)),
        ("1", (3,)),
        ("1", (4,)),
        ("50 % · few", (1, 2)),
    ]
    (beside,) = meeting_lines([meeting], partners=True)
    assert [str(one.words) for one in beside.figures] == [
        "with <b>Bram</b>",
        "won with <b>Bram</b>",
        "not won with <b>Bram</b>",
        "won with <b>Bram</b>",
    ]


def test_streaks_have_their_days_and_open_their_matches() -> None:
    told = of_anna(WINTER)
    assert texts(streak_lines(told)) == {
        "Won in a row, going on": ["2 · 2/6/2026 – 2/13/2026"],
        "Most won in a row": ["2 · 2/6/2026 – 2/13/2026"],
        "Longest without a win": ["1 · 1/9/2026"],
    }
    assert [line.figures[0].matches for line in streak_lines(told)] == [(3, 4), (3, 4), (2,)]


def test_the_latest_month_comes_first() -> None:
    assert texts(month_lines(of_anna(WINTER).periods)) == {
        "February 2026": ["2", "2", "88 % · few"],
        "January 2026": ["2", "1", "75 % · few"],
    }


def test_what_is_read_from_afar_are_matches_wins_others_beaten_and_the_streak() -> None:
    told = of_anna(WINTER)
    assert [(one.figure.text, one.caption) for one in headlines(told)] == [
        ("5", "matches played"),
        ("3", "won: 60 % · few"),
        ("65 %", "of the others beaten · few"),
        ("2", "wins in a row, going on"),
    ]
    assert [one.figure.matches for one in headlines(told)] == [
        (5, 1, 2, 3, 4),
        (1, 3, 4),
        (5, 1, 2, 3, 4),
        (3, 4),
    ]
    assert has_few(told)
    assert headlines(of_anna(())) == ()


def test_who_never_won_is_not_told_of_a_last_win() -> None:
    (*_, now) = headlines(of_anna(evenings(("2026-01-02", {"Anna": 1, "Bram": 2}))))
    assert now.caption == "match, not won yet"
