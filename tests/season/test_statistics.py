"""What is told of one player, worked out by hand."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from scorepad.core.measures import Kind, Measure, MeasureGroup, Series
from scorepad.core.phrase import Phrase
from scorepad.season.results import Result, SideResult
from scorepad.season.statistics import Share, Sitting, Statistics, measured, statistics
from tests.season.evenings import evening

NOTHING: Mapping[str, int] = {}


def at(result: Result, player: str, facts: Mapping[str, int] = NOTHING, deals: int = 10) -> Sitting:
    """Where a player sat: in the seat of the side's number, or in pairs two further for who comes second."""
    side = next(side for side in range(len(result.sides)) if player in names(result.sides[side]))
    return Sitting(result, side, side + 2 * names(result.sides[side]).index(player), deals, facts)


def names(side: SideResult) -> list[str]:
    return [who.name for who in side.players]


def evenings(*given: tuple[str | None, dict[str, int]], game: str = "boerenbridge") -> list[Result]:
    return [evening(day, totals, number=number, game=game) for number, (day, totals) in enumerate(given, 1)]


def of_anna(results: Sequence[Result]) -> Statistics:
    return statistics("anna", [at(result, "Anna") for result in results], ("boerenbridge",), lambda _key: ())


WINTER = evenings(
    ("2026-01-02", {"Anna": 40, "Bram": 30, "Cato": 20, "Daan": 10}),  # 1 of 4
    ("2026-01-09", {"Anna": 30, "Bram": 50, "Cato": 30, "Daan": 0}),  # 2 of 4, level with Cato
    ("2026-02-06", {"Anna": 25, "Bram": 10, "Cato": 25}),  # 1 of 3, shared
    ("2026-02-13", {"Anna": 45, "Daan": 12}),  # 1 of 2
    (None, {"Anna": 7, "Bram": 12}),  # 2 of 2, nobody knows when
)


def test_a_shared_win_is_a_whole_one() -> None:
    assert of_anna(WINTER).wins == Share((1, 3, 4), (5, 1, 2, 3, 4))


def test_places_name_the_matches_in_which_they_were_taken() -> None:
    assert of_anna(WINTER).places == {1: (1, 3, 4), 2: (5, 2)}


def test_averages_are_of_matches_and_of_deals() -> None:
    (game,) = of_anna(WINTER).games
    assert game.mean_place == Fraction(1 + 2 + 1 + 1 + 2, 5)
    assert game.mean_total == Fraction(40 + 30 + 25 + 45 + 7, 5)
    assert game.mean_deal == Fraction(40 + 30 + 25 + 45 + 7, 50)


def test_the_field_is_the_share_of_others_beaten_with_half_of_those_level() -> None:
    (game,) = of_anna(WINTER).games
    # 3 of 3, 1½ of 3, 1½ of 2, 1 of 1, 0 of 1.
    assert game.field == (1 + Fraction(1, 2) + Fraction(3, 4) + 1 + 0) / 5


def test_records_are_the_highest_and_the_lowest_total_with_their_match() -> None:
    (game,) = of_anna(WINTER).games
    assert (game.best.total, game.best.match, game.best.day) == (45, 4, "2026-02-13")
    assert (game.worst.total, game.worst.match, game.worst.day) == (7, 5, None)


def test_streaks_go_by_when_matches_started_and_the_last_one_goes_on() -> None:
    told = of_anna(WINTER)
    assert told.now is not None and told.longest_won is not None and told.longest_lost is not None
    assert (told.now.won, told.now.matches, told.now.first_day) == (True, (3, 4), "2026-02-06")
    assert told.longest_won == told.now
    # Of two that are as long, the latest: the match of which nobody knows when it was comes before all.
    assert told.longest_lost.matches == (2,)


def test_against_an_opponent_the_better_place_is_ahead() -> None:
    cato = next(one for one in of_anna(WINTER).opponents if one.who.name == "Cato")
    assert (cato.matches, cato.ahead, cato.level, cato.behind) == ((1, 2, 3), (1,), (2, 3), ())
    bram = of_anna(WINTER).opponents[0]
    assert (bram.who.name, bram.ahead, bram.behind) == ("Bram", (1, 3), (5, 2))


def test_partners_are_told_by_wins_and_opponents_in_pairs_one_by_one() -> None:
    told = of_anna(
        evenings(
            ("2026-01-02", {"Anna & Bram": 10, "Cato & Daan": 5}),
            ("2026-01-09", {"Cato & Daan": 10, "Anna & Bram": 5}),
            ("2026-01-16", {"Anna & Cato": 10, "Bram & Daan": 10}),
            game="troefcall",
        )
    )
    assert [(one.who.name, one.ahead, one.behind) for one in told.partners] == [
        ("Bram", (1,), (2,)),
        ("Cato", (3,), ()),
    ]
    bram = next(one for one in told.opponents if one.who.name == "Bram")
    assert (bram.matches, bram.level) == ((3,), (3,))


def test_everybody_is_spelt_as_in_the_latest_match() -> None:
    told = of_anna(evenings(("2026-01-02", {"Anna": 1, "BRAM": 0}), ("2026-01-09", {"Anna": 1, "Bram": 0})))
    assert [one.who.name for one in told.opponents] == ["Bram"]


def test_months_have_their_wins_and_matches_without_a_day_none() -> None:
    told = of_anna(WINTER)
    assert [(one.month, one.wins.hits, one.wins.of) for one in told.periods] == [
        ("2026-01", 1, 2),
        ("2026-02", 2, 2),
    ]
    assert told.undated == (5,)


def test_seats_are_told_by_the_chair() -> None:
    told = of_anna(evenings(("2026-01-02", {"Anna": 9, "Bram": 1}), ("2026-01-03", {"Bram": 9, "Anna": 1})))
    assert told.seats == {0: Share((1,), (1,)), 1: Share((), (2,))}


def test_nobody_has_played_nothing() -> None:
    told = of_anna(())
    assert (told.wins, told.games, told.now, told.longest_won) == (Share((), ()), (), None, None)
    assert told.wins.portion is None


def test_numbers_on_few_chances_say_so() -> None:
    assert Share((), tuple(range(9))).is_few
    assert not Share((), tuple(range(10))).is_few


# Facts.


def said(words: str) -> Phrase:
    return Phrase("test", words)


def facts(*given: Mapping[str, int], player: str = "Anna", pair: bool = False) -> list[Sitting]:
    totals = {"Bram & Anna": 1, "Cato & Daan": 0} if pair else {"Anna": 1, "Bram": 0}
    return [at(evening("2026-01-02", totals, number=n), player, one) for n, one in enumerate(given, 1)]


def told(
    sittings: Sequence[Sitting], *measures: Measure | Series
) -> list[tuple[str, int, int, tuple[int, ...]]]:
    return [
        (str(one.label), one.hits, one.of, one.matches)
        for group in measured(sittings, [MeasureGroup(said("Group"), measures)])
        for one in group.measures
    ]


def test_facts_are_added_up_with_the_matches_in_which_there_was_a_chance() -> None:
    sittings = facts({"bids": 5, "kept": 2}, {"bids": 3}, {"other": 1})
    assert told(sittings, Measure(said("Kept"), "kept", "bids")) == [("Kept", 2, 8, (1, 2))]


def test_a_measure_without_a_chance_is_left_out_and_so_is_an_empty_group() -> None:
    assert told(facts({"bids": 1}), Measure(said("Made"), "made", "contracts")) == []


def test_a_series_goes_through_every_number_in_order() -> None:
    sittings = facts({"bids_at_10": 2, "kept_at_10": 1, "bids_at_9": 1}, {"bids_at_x": 7, "bids": 4})
    by_hand = Series(lambda size: said(f"{size} cards"), "kept_at_{n}", "bids_at_{n}")
    assert told(sittings, by_hand) == [("9 cards", 0, 1, (1,)), ("10 cards", 1, 2, (1,))]


def test_of_two_who_share_a_side_each_has_the_facts_of_the_own_seat() -> None:
    made = {"made_by_seat_0": 3, "made_by_seat_2": 1}
    own = Measure(said("Own"), "made_by_seat_{seat}", kind=Kind.COUNT)
    assert told(facts(made, pair=True, player="Anna"), own) == [("Own", 1, 0, (1,))]
    assert told(facts(made, pair=True, player="Bram"), own) == [("Own", 3, 0, (1,))]
