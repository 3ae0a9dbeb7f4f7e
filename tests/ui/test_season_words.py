"""What is said of a season's lines and matches."""

from collections.abc import Iterable
from fractions import Fraction

import pytest
from PySide6.QtCore import QLocale

from scorepad.games.boerenbridge.rules import BoerenOptions, Missed
from scorepad.season.left_out import Reason
from scorepad.season.report import Given
from scorepad.season.season import Counting, Scheme
from scorepad.season.standings import Standing, Table, standings
from scorepad.ui.season_words import (
    day_words,
    dropped_words,
    points_words,
    reason_words,
    rules_words,
    tie_words,
)
from tests.season.evenings import history

pytestmark = pytest.mark.usefixtures("qapp")


def table(*evenings: dict[str, int], scheme: Scheme = Scheme.SCORE) -> Table:
    dated = ((f"2026-01-{day:02}", totals) for day, totals in enumerate(evenings, start=1))
    return standings(history(*dated), Counting(scheme))


def line(shown: Table, name: str) -> Standing:
    return next(row for row in shown.rows if row.name == name)


def ties(shown: Table, name: str) -> list[str]:
    return tie_words(shown, line(shown, name))


def test_a_shared_place_is_explained_to_everybody_who_has_it() -> None:
    shown = table({"Anna": 9, "Bob": 9, "Cato": 1})
    said = ["Anna and Bob are equal in points and wins, so they share place 1."]
    assert ties(shown, "Anna") == ties(shown, "Bob") == said
    assert ties(shown, "Cato") == []


def test_many_who_share_a_place_are_counted() -> None:
    shown = table(dict.fromkeys(("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris"), 3))
    assert ties(shown, "Floris") == [
        "Anna, Bram, Cato and 3 more are equal in points and wins, so they share place 1."
    ]


def test_of_equal_points_the_wins_are_told_from_both_sides() -> None:
    # Anna wins twice and loses by as much as she won; Bram wins once.
    shown = table({"Anna": 5, "Bram": 4}, {"Anna": 5, "Bram": 4}, {"Bram": 4, "Anna": 2})
    assert ties(shown, "Anna") == ["Anna is equal in points with Bram, and ahead by more wins: 2 against 1."]
    assert ties(shown, "Bram") == [
        "Bram is equal in points with Anna, and behind by fewer wins: 1 against 2."
    ]


def given(points: object, days: Iterable[str | None]) -> list[Given]:
    return [
        Given("anna", "Anna", 1, "boerenbridge", day, 2, 3, 5, Fraction(str(points)), counts=False)
        for day in days
    ]


def test_results_that_are_left_out_are_named_with_their_day() -> None:
    day = day_words("2026-01-09")
    assert dropped_words("Anna", []) == ""
    assert dropped_words("Anna", given("2.5", ["2026-01-09"])) == f"1 result of Anna left out: 2.5 on {day}."
    assert dropped_words("Anna", given(0, [None])) == (
        "1 result of Anna left out: 0 on a day that nobody wrote down."
    )


def test_of_many_results_that_are_left_out_the_latest_are_named() -> None:
    said = dropped_words("Anna", given(1, ["2026-01-09"] * 7))
    assert said.startswith("7 results of Anna left out: 1 on ")
    assert said.endswith(", 3 more.")
    assert said.count("1 on ") == 4


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_words(reason: Reason) -> None:
    assert reason_words(reason).endswith(".")


USUAL = BoerenOptions()


def test_other_rules_are_told_with_what_is_usual_instead() -> None:
    other = BoerenOptions(missed=Missed.PENALTY, penalty_per_trick=5, dealer_rule=False)
    assert rules_words("boerenbridge", 4, other, USUAL) == (
        "Other rules than usual in this table: a miss costs 5 for each trick off; the dealer may bid "
        "anything. Usual: a miss scores nothing; the dealer may not make the bids fit."
    )


def test_a_rule_that_is_only_added_or_lacking_is_told_alone() -> None:
    blind = BoerenOptions(blind_one_card=2)
    added = rules_words("boerenbridge", 4, blind, USUAL)
    assert added == "Other rules than usual in this table: one-card hands are bid blind and count 2 times."
    lacking = rules_words("boerenbridge", 4, USUAL, blind)
    assert lacking.endswith("without: one-card hands are bid blind and count 2 times.")


def test_an_option_without_effect_is_not_told() -> None:
    assert rules_words("boerenbridge", 4, BoerenOptions(penalty_per_trick=7), USUAL) == ""


def test_numbers_and_days_are_the_locales() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("nl_NL"))
    try:
        assert points_words(Fraction(1, 3)) == "0,33"
        assert day_words("2026-03-01") == "01-03-2026"
    finally:
        QLocale.setDefault(before)
    assert day_words(None) == "–"
