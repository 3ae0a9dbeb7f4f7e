from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.core.sheet import Decided, Scoresheet
from scorepad.core.table import Setup
from scorepad.games.auction_bridge import GAME as AUCTION_BRIDGE
from scorepad.games.auction_bridge.rules import AuctionOptions
from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.season.results import counted, result_of
from scorepad.season.season import Counting, Filters, Scheme, Season
from scorepad.season.standings import standings
from scorepad.store import StoreMissing, StoreRefused
from scorepad.store.lines import Wanted
from scorepad.store.store import Store
from tests.store.evenings import BOERENBRIDGE, FOUR, NOW, finished, history, played, table


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as open_store:
        yield open_store


def day(text: str) -> str:
    return f"{text}T20:00:00+01:00"


def test_lists_are_in_the_order_of_the_evenings_the_latest_first(store: Store) -> None:
    early = store.create(finished(table(started=day("2025-01-01"))), NOW)
    late = store.create(played(table(started=day("2026-01-01")), 2), NOW)
    middle = store.create(finished(table(started=day("2025-06-01"))), NOW)
    assert [line.id for line in store.lines()] == [late, middle, early]
    assert [line.id for line in store.recent(1)] == [middle]
    assert [line.id for line in store.unfinished()] == [late]
    assert [line.id for line in store.lines(limit=1, offset=2)] == [early]
    assert store.count() == 3


def test_a_match_knows_when_it_was_written_down_however_long_ago_it_was_played(store: Store) -> None:
    match_id = store.create(finished(table(started=day("2019-03-12"))), NOW)
    assert store.entered(match_id) == NOW.replace(microsecond=0)
    with pytest.raises(StoreMissing):
        store.entered(match_id + 1)


def test_a_list_may_look_among_certain_matches_however_many(store: Store) -> None:
    first, second, third = (store.create(finished(table()), NOW) for _ in range(3))
    many = (first, third, *range(third + 1, 40_000))
    assert {line.id for line in store.lines(Wanted(matches=many))} == {first, third}
    assert store.count(Wanted(matches=(second,))) == 1
    assert store.count(Wanted(matches=())) == 0


def test_a_line_tells_what_the_sheet_tells(store: Store) -> None:
    match = replace(finished(table(), seed=5), note="at the cabin", season="Winter")
    store.create(match, NOW)
    (line,) = store.lines()
    assert line.players == FOUR
    assert line.totals == match.sheet.totals
    assert line.places == match.sheet.places
    assert line.winners == match.sheet.winners
    assert line.sides == ((0,), (1,), (2,), (3,))
    assert (line.deals, line.finished, line.note, line.season) == (15, True, "at the cabin", "Winter")
    assert line.day == "2026-01-09"


def test_a_line_of_pairs_has_an_item_a_side(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = pair_game()
    monkeypatch.setattr("scorepad.store.rows.game", lambda _key: pairs)
    match_id = store.create(pair_match(pairs), NOW)
    (line,) = store.lines()
    assert line.sides == ((0, 2), (1, 3))
    assert line.totals == (11, 22)
    assert line.winners == (1,)
    (result,) = store.results()
    assert result == result_of(store.load(match_id), match_id)
    assert [who.name for who in result.sides[1].players] == ["Bram", "Daan"]


def pair_game() -> AnyGame:
    """A game that seats pairs, scored 11 to 22 whatever is played."""

    def score(_setup: object, _deals: object, _closed: bool) -> Scoresheet:
        return Scoresheet((), (11, 22), (2, 1), True, (1,), Decided.TOTAL)

    return replace(
        BOERENBRIDGE,
        key="pairs",
        sides=lambda _players: ((0, 2), (1, 3)),
        score=score,
        facts=lambda _setup, _deals, _sheet: ({}, {}),
        pairs=True,
    )


def pair_match(pairs: AnyGame) -> Match:
    return replace(played(table(), 2), game=pairs, setup=Setup(FOUR, BoerenOptions()))


def test_lists_can_be_narrowed(store: Store) -> None:
    one = store.create(replace(finished(table(started=day("2025-01-01"))), season="Winter"), NOW)
    other = store.create(finished(table(("Anna", "Eefje"), started=day("2025-02-01"))), NOW)
    assert [line.id for line in store.lines(Wanted(season="Winter"))] == [one]
    assert [line.id for line in store.lines(Wanted(players=(" EEFJE",)))] == [other]
    assert [line.id for line in store.lines(Wanted(first_day="2025-01-02"))] == [other]
    assert [line.id for line in store.lines(Wanted(last_day="2025-01-01"))] == [one]
    assert store.lines(Wanted(game="bridgette")) == ()
    assert store.count(Wanted(players=("anna",))) == 2
    store.delete(one, NOW)
    assert [line.id for line in store.lines(Wanted(deleted=True))] == [one]


def rubber(players: tuple[str, ...], started: str) -> Match:
    return Match(AUCTION_BRIDGE, Setup(players, AuctionOptions()), started=day(started))


def test_a_pair_is_two_who_sat_on_one_side(store: Store) -> None:
    together = store.create(rubber(FOUR, "2026-01-01"), NOW)
    store.create(rubber(("Anna", "Cato", "Bram", "Daan"), "2026-02-01"), NOW)
    for pair in (("Anna", "Cato"), ("cato", "ANNA")):
        assert [line.id for line in store.lines(Wanted(players=pair))] == [together]
        assert store.count(Wanted(players=pair)) == 1
    assert store.count(Wanted(players=("Anna", "Daan"))) == 0
    assert store.count(Wanted(players=("Anna",))) == 2


def test_a_pair_is_found_under_any_name_of_its_players(store: Store) -> None:
    number = store.create(rubber(FOUR, "2026-01-01"), NOW)
    store.rename("Cato", "Cornelia")
    for name in ("Cato", "Cornelia"):
        assert [line.id for line in store.lines(Wanted(players=("Anna", name)))] == [number]
    assert store.pairs() == (("Anna", "Cornelia"), ("Bram", "Daan"))


def test_the_pairs_are_those_who_played_together_the_latest_first(store: Store) -> None:
    store.create(finished(table(started=day("2026-03-01"))), NOW)
    assert store.pairs() == ()
    store.create(rubber(FOUR, "2026-01-01"), NOW)
    away = store.create(rubber(("Cato", "Daan", "Anna", "Eefje"), "2026-02-01"), NOW)
    assert store.pairs() == (("Anna", "Cato"), ("Daan", "Eefje"), ("Bram", "Daan"))
    store.delete(away, NOW)
    assert store.pairs() == (("Anna", "Cato"), ("Bram", "Daan"))


# Results.


def test_results_are_those_of_the_matches_that_count(store: Store) -> None:
    matches = [
        finished(table(started=day("2025-01-01")), seed=1),
        played(table(started=day("2025-01-02")), 3),
        replace(finished(table(started=day("2025-01-03")), seed=2), counts=False),
        replace(table(started=day("2025-01-04")), closed=True),
        replace(played(table(started=None), 3), closed=True),
    ]
    numbers = [store.create(match, NOW) for match in matches]
    expected = [
        result_of(match, number) for number, match in zip(numbers, matches, strict=True) if counted(match)
    ]
    assert list(store.results()) == expected
    assert len(expected) == 2


def test_results_are_filtered_by_season_game_and_days(store: Store) -> None:
    for month in range(1, 7):
        match = finished(table(started=day(f"2025-0{month}-15")), seed=month)
        store.create(replace(match, season="Spring" if month < 4 else None), NOW)
    store.create(finished(table(started=None)), NOW)
    assert len(store.results()) == 7
    assert len(store.results(Filters(season="Spring"))) == 3
    assert len(store.results(Filters(games=("boerenbridge",)))) == 7
    assert len(store.results(Filters(games=("",)))) == 0
    dated = Filters(first_day="2025-02-15", last_day="2025-05-15")
    assert [result.day for result in store.results(dated)] == [f"2025-0{month}-15" for month in range(2, 6)]
    assert len(store.results(replace(dated, as_of="2025-03-20"))) == 2
    assert store.undated(dated) == 1
    assert store.undated(Filters()) == 0


def test_a_correction_changes_the_table(store: Store) -> None:
    match = finished(table(), seed=3)
    match_id = store.create(match, NOW)
    change = match.remove(14)
    store.save(match_id, change, NOW)
    assert store.results() == ()
    change = change.after.close()
    store.save(match_id, change, NOW)
    assert store.results() == (result_of(change.after, match_id),)


def test_guests_are_known(store: Store) -> None:
    store.create(finished(table()), NOW)
    store.set_guest("ANNA", True)
    assert store.guests() == frozenset({"anna"})
    store.set_guest("anna", False)
    assert store.guests() == frozenset()


def test_a_season_keeps_its_days_and_what_it_counts(store: Store) -> None:
    counting = Counting(Scheme.PLACES, points=(Fraction(5), Fraction(5, 2)), minimum=3, with_guests=True)
    season = Season("Winter", "2025-12-01", "2026-02-28", ("boerenbridge",), counting)
    store.save_season(Season("Winter"))
    store.save_season(season)
    assert store.season("Winter") == season
    assert store.seasons() == (season,)
    assert store.season_of_day("2026-01-09") == "Winter"
    assert store.season_of_day("2026-03-01") is None


def test_a_season_that_only_matches_name_is_there(store: Store) -> None:
    store.create(replace(table(), season="Summer"), NOW)
    assert store.season("Summer") == Season("Summer")
    assert store.season_names() == ("Summer",)
    with pytest.raises(StoreMissing):
        store.season("summer")


# People.


def test_known_names_come_the_latest_first_as_they_were_spelt_last(store: Store) -> None:
    store.create(table(("Cato", "ANNA"), started=day("2026-01-02")), NOW)
    store.create(table(("Anna", "Bram"), started=day("2026-01-01")), NOW)
    assert [player.name for player in store.players()] == ["ANNA", "Cato", "Bram"]
    assert [player.matches for player in store.players()] == [2, 1, 1]


def test_a_slip_of_the_pen_is_forgotten_when_it_is_corrected(store: Store) -> None:
    match = table(("Ana", "Bram"))
    match_id = store.create(match, NOW)
    store.save(match_id, match.reseat(("Anna", "Bram")), NOW)
    assert [player.name for player in store.players()] == ["Anna", "Bram"]
    assert store.check() == ()


def test_two_names_become_one_person_in_every_table_and_part_again(store: Store) -> None:
    store.create(finished(table(("Anna", "Bram"), started=day("2025-01-01"))), NOW)
    store.create(finished(table(("Annie", "Bram"), started=day("2025-01-02"))), NOW)
    before = store.players(), store.results()
    merge = store.merge("annie", "anna")
    table_now = standings(store.results(), Counting())
    assert {row.name: row.matches for row in table_now.rows} == {"Anna": 2, "Bram": 2}
    (anna,) = [player for player in store.players() if player.name == "Anna"]
    assert anna.also == ("Annie",)
    assert store.count(Wanted(players=("Annie",))) == 2
    assert store.check() == ()
    store.unmerge(merge)
    assert (store.players(), store.results()) == before
    assert store.check() == ()


def test_two_who_sat_at_one_table_cannot_be_one_person(store: Store) -> None:
    store.create(table(("Anna", "Bram")), NOW)
    store.create(table(("Annie", "Cato")), NOW)
    with pytest.raises(StoreRefused, match="sat at one table"):
        store.merge("Anna", "Bram")
    store.merge("Annie", "Anna")
    with pytest.raises(StoreRefused, match="sat at one table"):
        store.merge("Cato", "Anna")
    with pytest.raises(StoreRefused, match="already one person"):
        store.merge("Annie", "Anna")


def test_merged_names_that_sit_at_one_table_after_all_are_two_people(store: Store) -> None:
    store.create(finished(table(("Anna", "Bram"), started=day("2025-01-01"))), NOW)
    store.create(finished(table(("Annie", "Bram"), started=day("2025-01-02"))), NOW)
    store.merge("Annie", "Anna")
    store.create(finished(table(("Anna", "Annie"), started=day("2025-01-03"))), NOW)
    assert {player.name for player in store.players()} == {"Anna", "Annie", "Bram"}
    assert store.check() == ()


def test_a_chain_of_merges_ends_in_one_person_and_parts_again(store: Store) -> None:
    for number, name in enumerate(("Ann", "Anna", "Annie")):
        store.create(finished(table((name, "Bram"), started=day(f"2025-01-0{number + 1}"))), NOW)
    first = store.merge("Ann", "Anna")
    second = store.merge("Anna", "Annie")
    assert [player.also for player in store.players() if player.also] == [("Ann", "Anna")]
    assert store.check() == ()
    store.unmerge(second)
    assert [(player.name, player.also) for player in store.players() if player.also] == [("Anna", ("Ann",))]
    store.unmerge(first)
    assert [player.also for player in store.players() if player.also] == []
    assert store.check() == ()


def test_somebody_renamed_is_known_by_both_names(store: Store) -> None:
    match = finished(table(("Jan", "Bram")))
    match_id = store.create(match, NOW)
    store.set_guest("Jan", True)
    merge = store.rename("Jan", "  Jan de Vries ")
    assert merge is not None
    assert {(player.name, player.also, player.guest) for player in store.players()} == {
        ("Jan de Vries", ("Jan",), True),
        ("Bram", (), False),
    }
    assert {row.name for row in standings(store.results(), Counting()).rows} == {"Jan de Vries", "Bram"}
    assert store.load(match_id) == match
    assert store.check() == ()
    store.unmerge(merge)
    assert {player.name for player in store.players()} == {"Jan", "Bram"}
    assert store.check() == ()


def test_an_earlier_name_can_be_taken_up_again(store: Store) -> None:
    store.create(finished(table(("Jan", "Bram"))), NOW)
    store.rename("Jan", "Jan de Vries")
    merge = store.rename("Jan de Vries", "Jan")
    assert [player.also for player in store.players() if player.name == "Jan"] == [("Jan de Vries",)]
    assert merge is not None
    store.unmerge(merge)
    assert [player.also for player in store.players() if player.name == "Jan de Vries"] == [("Jan",)]
    assert store.check() == ()


def test_a_new_spelling_is_taken_over_by_every_match(store: Store) -> None:
    match_id = store.create(finished(table(("anna", "Bram"))), NOW)
    assert store.rename("anna", "Anna") is None
    assert store.load(match_id).setup.players == ("Anna", "Bram")
    assert store.results()[0].sides[0].players[0].name == "Anna"
    assert store.check() == ()


def test_nobody_gets_the_name_of_somebody_else_or_none(store: Store) -> None:
    store.create(table(("Anna", "Bram")), NOW)
    with pytest.raises(StoreRefused, match="already somebody"):
        store.rename("Anna", "bram")
    with pytest.raises(StoreRefused):
        store.rename("Anna", "  ")
    with pytest.raises(StoreMissing):
        store.rename("Eefje", "Eva")
