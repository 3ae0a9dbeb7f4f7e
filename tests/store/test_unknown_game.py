"""A history that another Scorepad wrote too, which has a game that this one does not know."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from scorepad.games import game_name
from scorepad.season.season import Season
from scorepad.store.errors import StoreUnknownGame
from scorepad.store.lines import Wanted
from scorepad.store.store import Store
from tests.store.evenings import NOW, finished, history, of_another_game, table

EARLIER, LATER = "2026-01-08T20:00:00+01:00", "2026-01-09T20:00:00+01:00"
KNOWN = replace(finished(table(("Anna", "Bram"), started=EARLIER)), season="Winter")
UNKNOWN = replace(finished(table(("Anna", "Cato"), started=LATER)), season="Winter")
CANNOT_BE_CHECKED = (
    "Matches of a game that this Scorepad does not know (later_game), so that their points "
    "cannot be checked: 1."
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A match of a known game, and a later one of another."""
    with history(tmp_path) as opened:
        opened.create(KNOWN, NOW)
        opened.create(of_another_game(UNKNOWN), NOW)
        yield opened


def number_of(store: Store, game_key: str) -> int:
    (line,) = store.lines(Wanted(game=game_key))
    return line.id


def test_a_match_of_an_unknown_game_is_not_opened_and_not_called_damaged(store: Store) -> None:
    with pytest.raises(StoreUnknownGame, match=r"does not know \(later_game\); it is kept as it is"):
        store.load(number_of(store, "later_game"))


def test_lists_people_and_tables_count_it(store: Store) -> None:
    assert [line.game for line in store.lines()] == ["later_game", "boerenbridge"]
    assert store.lines()[0].totals == UNKNOWN.sheet.totals
    assert [(player.name, player.matches) for player in store.players()] == [
        ("Anna", 2),
        ("Cato", 1),
        ("Bram", 1),
    ]
    assert [result.game for result in store.results()] == ["boerenbridge", "later_game"]


def test_its_name_says_that_it_is_unknown() -> None:
    assert str(game_name("later_game")) == "Unknown game: later_game"


def test_it_is_no_table_to_go_on_with(store: Store) -> None:
    found = store.last_table()
    assert found is not None
    assert found.setup == KNOWN.setup


def test_the_check_says_that_it_cannot_check_it(store: Store) -> None:
    (found,) = store.check()
    assert str(found.sentence) == CANNOT_BE_CHECKED


def test_what_is_damaged_in_it_is_found_without_its_rules(store: Store) -> None:
    number = number_of(store, "later_game")
    store._database.raw.execute("UPDATE seats SET name = 'Cat' WHERE name = 'Cato'")
    assert f"Match {number} is not as it was written: what was agreed has changed." in [
        str(found.sentence) for found in store.check()
    ]


def test_it_stays_as_it_is_when_everything_is_computed_again(store: Store) -> None:
    store._database.raw.execute("UPDATE results SET total = total + 1")
    assert store.rebuild() == 1
    totals = [line.totals for line in store.lines()]
    assert totals == [tuple(total + 1 for total in UNKNOWN.sheet.totals), KNOWN.sheet.totals]


def test_who_sits_there_can_be_renamed_and_merged(store: Store) -> None:
    store.rename("Cato", "CATO")
    store.rename("Anna", "Annemiek")
    store.merge("Bram", "Cato")
    assert [player.name for player in store.players()] == ["Annemiek", "CATO"]
    assert [str(found.sentence) for found in store.check()] == [CANNOT_BE_CHECKED]


def test_it_can_be_put_away_and_brought_back(store: Store) -> None:
    number = number_of(store, "later_game")
    store.delete(number, NOW)
    assert [line.game for line in store.lines()] == ["boerenbridge"]
    store.restore_deleted(number)
    assert number_of(store, "later_game") == number


def test_the_export_has_the_known_ones_and_counts_the_others(store: Store) -> None:
    store.save_season(Season("Autumn"))
    store.save_season(Season("Winter", games=("boerenbridge", "later_game")))
    exported = store.export()
    assert exported.matches == (KNOWN,)
    assert exported.unknown_games == {"later_game": 1}
    assert ([season.name for season in exported.seasons], exported.left_out) == (["Autumn"], ("Winter",))


@pytest.mark.parametrize("games", [("later_game", "boerenbridge"), ("later_game",)])
def test_a_season_that_counts_it_is_sound_and_keeps_it(store: Store, games: tuple[str, ...]) -> None:
    season = Season("Winter", games=games)
    store.save_season(season)
    assert store.season("Winter") == season
    assert len(store.check()) == 1


def test_house_rules_kept_for_it_are_not_called_damaged(store: Store) -> None:
    store.save_preset("Ours", KNOWN.setup.options)
    store._database.raw.execute("""UPDATE presets SET game = 'later_game', options = '{"trump":"turned"}'""")
    assert store.presets() == ()
    assert [str(found.sentence) for found in store.check()] == [CANNOT_BE_CHECKED]
