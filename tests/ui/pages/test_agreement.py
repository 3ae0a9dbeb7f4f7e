import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.core.fields import ListOf, Nullable, kind_of
from scorepad.core.ladders import OWN
from scorepad.games import GAMES, game
from scorepad.games.boerenbridge.rules import BoerenOptions, Fault, Missed, standard_hands, up_and_down
from scorepad.ui.pages.agreement import Agreement

BOEREN = game("boerenbridge")
HANDS = BOEREN.ladders["hands"]


def agreed(players: int, **options: object) -> Agreement:
    return Agreement(BOEREN, players, BoerenOptions(**options))  # type: ignore[arg-type]


def hands(agreement: Agreement) -> tuple[int, ...] | None:
    assert isinstance(agreement.options, BoerenOptions)
    return agreement.options.hands


@pytest.mark.parametrize("preset", [one.key for one in BOEREN.presets])
@pytest.mark.parametrize("players", BOEREN.players)
def test_a_preset_stays_that_preset_for_every_number_of_players(preset: str, players: int) -> None:
    table = Agreement.usual(BOEREN, 4).with_preset(preset).for_players(players)
    assert table.preset == preset
    assert table.problems == ()


def test_wizard_deals_as_often_as_its_pack_allows() -> None:
    assert hands(Agreement.usual(BOEREN, 4).with_preset("wizard").for_players(5)) == tuple(range(1, 13))


def test_the_hands_of_wizard_move_though_its_points_were_changed() -> None:
    wizard = Agreement.usual(BOEREN, 4).with_preset("wizard")
    changed = wizard.with_options(dataclasses.replace(wizard.options, base=15))  # type: ignore[call-arg]
    assert changed.preset is None
    assert hands(changed.for_players(6)) == tuple(range(1, 11))


def test_a_named_ladder_stays_the_ladder_of_that_name() -> None:
    rising = agreed(4, hands=tuple(range(1, 9)))
    assert hands(rising.for_players(5)) == tuple(range(1, 11))
    assert hands(rising.for_players(5).for_players(4)) == tuple(range(1, 9))


def test_the_usual_number_of_fixed_hands_is_twice_the_players() -> None:
    assert hands(agreed(4, hands=(7,) * 8).for_players(5)) == (7,) * 10
    # As many as were agreed on stay as they are.
    assert hands(agreed(4, hands=(7,) * 9).for_players(5)) == (7,) * 9


def test_a_list_of_the_tables_own_stays_as_it_is() -> None:
    written = agreed(4).with_options(BoerenOptions(hands=tuple(range(1, 9))), frozenset({"hands"}))
    assert hands(written.for_players(5)) == tuple(range(1, 9))


def test_a_ladder_that_no_longer_fits_is_kept_and_refused_with_the_largest_hand() -> None:
    (problem,) = agreed(4, hands=up_and_down(8)).for_players(7).problems
    assert problem.fault is Fault.HAND_TOO_LARGE
    sentence = str(agreed(7).sentence(problem))
    assert "8 cards" in sentence
    assert "7 is the most" in sentence


def test_each_usual_ladder_has_a_name_and_is_known_by_it() -> None:
    for players in BOEREN.players:
        setup = agreed(players).setup
        for key, sizes in HANDS.offer(setup).items():
            assert key in HANDS.names
            if sizes != standard_hands(players):
                assert HANDS.key_of(setup, sizes) == key
    assert HANDS.key_of(agreed(4).setup, (1, 5, 2)) == OWN


def test_every_list_option_of_every_game_has_its_ladders() -> None:
    for one in GAMES:
        for field in dataclasses.fields(one.options):
            kind = kind_of(field)
            inside = kind.kind if isinstance(kind, Nullable) else kind
            assert isinstance(inside, ListOf) == (field.name in one.ladders)


@given(st.lists(st.sampled_from(list(BOEREN.players)), min_size=1), st.sampled_from(["zero", "penalty"]))
def test_no_journey_through_tables_changes_what_was_agreed(players: list[int], missed: str) -> None:
    begun = agreed(4, missed=Missed(missed), per_trick=7)
    ended = begun
    for number in players:
        ended = ended.for_players(number)
    assert ended.for_players(4) == begun
