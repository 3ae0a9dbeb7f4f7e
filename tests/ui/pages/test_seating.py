import random
from dataclasses import replace

import pytest

from scorepad.core.evening import Roles
from scorepad.core.game import AnyGame
from scorepad.games import GAMES, game
from scorepad.ui.pages.seating import Seating

BOEREN, BRIDGETTE, AUCTION = game("boerenbridge"), game("bridgette"), game("auction_bridge")
FOUR = ("Anna", "Bram", "Cato", "Daan")
SEATED = Seating.proposed(BOEREN, FOUR, 1)
CHALLENGED = Seating.proposed(AUCTION, ("Anna", "", "Cato", ""), 0)


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.key)
def test_a_table_of_nobody_has_seats_for_a_match(one: AnyGame) -> None:
    nobody = Seating.of_nobody(one)
    assert nobody.players in one.players
    assert nobody.names == ()
    assert nobody.why_not is not None
    assert nobody.first_wrong == 0


def test_names_are_trimmed_and_free_seats_after_the_last_are_none() -> None:
    seating = Seating(BOEREN, (" Anna ", "", "Bram", "  ", ""))
    assert seating.names == ("Anna", "", "Bram")
    assert seating.taken == (0, 2)
    assert seating.players == 3


def test_a_spare_field_after_the_last_name_is_no_seat_at_the_table() -> None:
    assert SEATED.with_seat().at_table == FOUR
    assert SEATED.with_seat().with_seat().at_table == (*FOUR, "", "")
    assert Seating(AUCTION, ("Anna", "Bram", "")).at_table == ("Anna", "Bram", "")


def test_the_deal_goes_with_the_dealer_wherever_they_sit() -> None:
    moved = SEATED.moved(1, 3)
    assert moved.names == ("Anna", "Cato", "Daan", "Bram")
    assert moved.first_dealer == 3
    shuffled = SEATED.shuffled(random.Random(1))
    assert sorted(shuffled.names) == list(FOUR)
    assert shuffled.names != FOUR
    assert shuffled.names[shuffled.first_dealer] == "Bram"
    assert SEATED.without(0).first_dealer == 0


def test_the_deal_of_a_seat_that_goes_falls_to_another() -> None:
    last = SEATED.dealt_by(3)
    assert last.without(3).first_dealer == 2
    assert last.without(3).without(2).without(1).without(0).first_dealer == 0


def test_a_shuffle_puts_the_free_seats_last_and_the_awaited_go_along() -> None:
    shuffled = replace(CHALLENGED, dealer=2).shuffled(random.Random(1))
    assert shuffled.texts == ("Cato", "Anna", "", "")
    assert shuffled.first_dealer == 0
    assert shuffled.awaited == {2, 3}
    assert CHALLENGED.moved(1, 0).awaited == {0, 3}


def test_the_draw_is_among_the_names_alone() -> None:
    chance = random.Random(1)
    drawn = {CHALLENGED.drawn(chance).first_dealer for _ in range(30)}
    assert drawn == {0, 2}


def test_who_is_awaited_is_missing_and_no_mistake_until_a_name_was_written() -> None:
    assert CHALLENGED.problems == (None, None, None)
    assert str(CHALLENGED.why_not) == "Write at least 4 names"
    assert CHALLENGED.first_wrong == 1
    named = CHALLENGED.written(("Anna", "Eva", "Cato", ""))
    assert named.first_wrong == 3
    again = named.written(("Anna", "", "Cato", ""))
    assert "Nobody sits here" in str(again.problems[1])
    assert again.first_wrong == 1


def test_where_a_seat_is_removed_nobody_is_awaited_any_more() -> None:
    assert CHALLENGED.without(3).awaited == frozenset()


def test_roles_go_on_until_somebody_else_sits_there_or_is_to_deal() -> None:
    roles = Roles("auction_bridge", FOUR, (0, 2), 3)
    seating = replace(Seating.proposed(AUCTION, FOUR, 0), roles=(roles,))
    assert seating.first_dealer == 3
    assert seating.dealt_by(1).first_dealer == 1
    assert seating.written(("Eva", *FOUR[1:])).first_dealer == 0
    assert seating.for_game(BOEREN).first_dealer == 0
    # The roles name a seat, and who deals is moved from there as any other dealer.
    assert seating.moved(3, 0).first_dealer == 0


def test_another_game_loses_no_name_and_gets_the_seats_it_needs() -> None:
    assert SEATED.for_game(BRIDGETTE).names == FOUR
    assert Seating(BOEREN, ("Anna", "", "", "")).for_game(BRIDGETTE).texts == ("Anna", "")
    assert Seating.of_nobody(BRIDGETTE).for_game(AUCTION).texts == ("",) * 4


def test_nobody_is_awaited_on_a_seat_that_another_game_does_not_have() -> None:
    alone = CHALLENGED.written(("Anna", "", "", "")).for_game(BRIDGETTE)
    assert alone.texts == ("Anna", "")
    assert alone.first_wrong == 1
    assert alone.written(("Anna", "Eva")).why_not is None
