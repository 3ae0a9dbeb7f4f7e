"""What the history finds when words are typed."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from scorepad.store.lines import Wanted
from scorepad.store.store import Store
from tests.store.evenings import NOW, history, played, table


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with history(tmp_path) as open_store:
        yield open_store


def keep(store: Store, *players: str, note: str | None = None, season: str | None = None) -> int:
    match = played(table(players), 1)
    return store.create(replace(match, note=note, season=season), NOW)


def found(store: Store, text: str, deleted: bool = False) -> set[int]:
    wanted = Wanted(text=text, deleted=deleted)
    lines = {line.id for line in store.lines(wanted)}
    assert store.count(wanted) == len(lines)
    return lines


def test_a_word_is_found_in_names_notes_and_seasons(store: Store) -> None:
    name = keep(store, "Wendy", "Bram")
    note = keep(store, "Anna", "Bram", note="at wendy's place")
    season = keep(store, "Anna", "Bram", season="Wendy cup")
    keep(store, "Anna", "Bram")
    assert found(store, "wend") == {name, note, season}


def test_every_word_must_be_there_each_anywhere(store: Store) -> None:
    both = keep(store, "Anna", "Bram", note="last of the year", season="Winter")
    keep(store, "Anna", "Bram", season="Winter")
    keep(store, "Cato", "Daan", note="year")
    assert found(store, "  year   anna WINTER ") == {both}


def test_case_and_accents_do_not_matter_either_way(store: Store) -> None:
    accented = keep(store, "Zoë", "Bram", note="Café «L'ÉTÉ»")
    plain = keep(store, "Zoe B", "Bram", note="cafe l'ete")
    for text in ("zoe", "ZOË", "cafe", "CAFÉ", "été"):
        assert found(store, text) == {accented, plain}, text


@pytest.mark.parametrize("sign", ["%", "_", "\\", "'", '"', "*", "?", "[", "100%"])
def test_signs_are_looked_for_as_they_are(store: Store, sign: str) -> None:
    with_sign = keep(store, "Anna", "Bram", note=f"so {sign} it was")
    keep(store, "Anna", "Bram", note="100 so it was")
    assert found(store, sign) == {with_sign}


def test_a_person_is_found_by_the_name_of_then_and_by_the_name_of_now(store: Store) -> None:
    match = keep(store, "Annie", "Bram")
    keep(store, "Cato", "Bram")
    store.rename("Annie", "Johanna")
    assert found(store, "annie") == {match}
    assert found(store, "johan") == {match}


def test_blank_text_finds_everything(store: Store) -> None:
    both = {keep(store, "Anna", "Bram"), keep(store, "Cato", "Bram")}
    assert found(store, "   ") == found(store, "") == both


def test_what_was_put_away_is_searched_apart(store: Store) -> None:
    here = keep(store, "Anna", "Bram", season="Winter")
    away = keep(store, "Anna", "Bram", season="Winter")
    store.delete(away, NOW)
    for text in ("anna", "winter"):
        assert found(store, text) == {here}
        assert found(store, text, deleted=True) == {away}
    gone = keep(store, "Anna", "Bram", season="Autumn")
    store.delete(gone, NOW)
    assert found(store, "autumn", deleted=True) == {gone}


def test_words_and_other_filters_hold_together(store: Store) -> None:
    winter = keep(store, "Anna", "Bram", note="snow", season="Winter")
    keep(store, "Anna", "Bram", note="snow", season="Spring")
    wanted = Wanted(text="snow", season="Winter", players=("Anna",))
    assert [line.id for line in store.lines(wanted)] == [winter]


def test_a_pair_is_found_as_it_is_shown(store: Store) -> None:
    both = keep(store, "Anna", "Bram", "Cato")
    keep(store, "Anna", "Bram")
    assert found(store, "Anna & Cato") == {both}
