from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from scorepad.core.auction import Strain
from scorepad.core.evening import (
    NOBODY_WAITS,
    Played,
    Roles,
    Waiting,
    WaitingFault,
    challenged,
    faults_of_pair,
    is_same_evening,
    next_match,
    pair_of,
    winning_pair,
    wins_in_a_row,
    with_this,
)
from scorepad.core.faults import CommonFault
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.core.time_limit import TimeLimit
from scorepad.games import auction_bridge
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions

NAMES = ("Anna", "Bram", "Cato", "Daan")
NINE = datetime.fromisoformat("2026-01-09T21:00:00+01:00")
HOUR = timedelta(hours=1)


LEVEL = AuctionDeal(passed_out=True)


def made(side: int = 0, dealer: int | None = None) -> AuctionDeal:
    """One club, made by the first player of a side."""
    return AuctionDeal(declarer=side, level=1, strain=Strain.CLUBS, tricks=7, dealer=dealer)


def match_of(
    *deals: AuctionDeal, goes_on: bool = True, names: tuple[str, ...] = NAMES, first_dealer: int = 0
) -> Match:
    """A match of pairs that its players have stopped, of a game in which roles go on (or not)."""
    game = replace(auction_bridge.GAME, roles_go_on=goes_on)
    match = Match(game, Setup(names, AuctionOptions(), first_dealer), started=NINE.isoformat(), season="W")
    for deal in deals:
        match = match.add(deal).after
    return match.close().after


ANNA_WON = match_of(made())


def test_an_evening_ends_twelve_hours_after_a_match_began() -> None:
    assert is_same_evening(NINE.isoformat(), NINE + 12 * HOUR)
    assert not is_same_evening(NINE.isoformat(), NINE + 12 * HOUR + timedelta(seconds=1))
    assert not is_same_evening(None, NINE)


# Streaks.


def test_wins_are_counted_back_to_a_match_that_was_not_won() -> None:
    played = [Played(NINE - at * HOUR, won) for at, won in enumerate((True, True, False, True), 1)]
    assert wins_in_a_row(played, NINE) == 2


def test_a_streak_goes_from_match_to_match_however_long_the_night() -> None:
    played = [Played(NINE - at * 11 * HOUR, True) for at in (1, 2, 3)]
    assert wins_in_a_row(played, NINE) == 3


def test_a_night_between_two_matches_ends_a_streak() -> None:
    assert wins_in_a_row([Played(NINE - 13 * HOUR, True)], NINE) == 0
    assert wins_in_a_row([Played(NINE - HOUR, True), Played(NINE - 14 * HOUR, True)], NINE) == 1


def test_a_match_without_a_time_is_of_no_evening() -> None:
    assert wins_in_a_row([Played(NINE - HOUR, True), Played(None, True)], NINE) == 1


def test_a_match_that_is_over_goes_into_the_streak_of_its_winners() -> None:
    assert with_this(ANNA_WON, (2, 0)) == (3, 0)
    assert with_this(match_of(made(1)), (2, 0)) == (0, 1)
    assert with_this(match_of(LEVEL), (2, 0)) == (0, 0)


def test_a_match_that_goes_on_or_does_not_count_changes_no_streak() -> None:
    assert with_this(ANNA_WON.reopen().after, (2, 0)) == (2, 0)
    assert with_this(replace(ANNA_WON, counts=False), (2, 0)) == (2, 0)


# Who stays.


def test_the_pair_that_won_alone_stays() -> None:
    assert winning_pair(ANNA_WON) == 0
    assert pair_of(ANNA_WON, 0) == ("Anna", "Cato")
    assert winning_pair(match_of(made(1))) == 1


def test_nobody_stays_where_the_win_is_shared_or_the_match_goes_on() -> None:
    assert winning_pair(match_of(LEVEL)) is None
    assert winning_pair(ANNA_WON.reopen().after) is None


def test_three_who_play_each_for_themselves_are_no_pairs() -> None:
    assert winning_pair(match_of(made(), names=NAMES[:3])) is None


def test_the_losers_seats_are_taken_and_the_winners_keep_theirs() -> None:
    match = challenged(ANNA_WON, ("Eva", "Finn"))
    assert match.setup.players == ("Anna", "Eva", "Cato", "Finn")
    match = challenged(match_of(made(1)), ("Eva", "Finn"))
    assert match.setup.players == ("Eva", "Bram", "Finn", "Daan")
    assert (match.season, match.deals) == ("W", ())


def test_nobody_challenges_where_nobody_won() -> None:
    with pytest.raises(ValueError, match="nobody won alone"):
        challenged(match_of(LEVEL), ("Eva", "Finn"))


# Roles.


def first_of_next(last: Match, now: datetime = NINE) -> int:
    return next_match(last, Roles.of(last, now)).setup.first_dealer


def test_roles_go_on_by_seat_from_match_to_match() -> None:
    assert first_of_next(match_of(made(), made())) == 2
    table = challenged(ANNA_WON, ("Eva", "Finn"))
    assert next_match(table, Roles.of(ANNA_WON, NINE)).setup.first_dealer == 1


def test_roles_go_on_from_who_really_dealt() -> None:
    assert first_of_next(match_of(made(dealer=3))) == 0


def test_the_roles_of_a_deal_that_was_not_finished_are_those_of_the_next_match() -> None:
    match = match_of().reopen().after
    assert first_of_next(match.drafted(AuctionDeal(dealer=2)).after.close().after) == 2


def test_other_games_draw_anew_and_so_does_another_evening() -> None:
    assert first_of_next(match_of(made(), goes_on=False, first_dealer=3)) == 3
    assert Roles.of(match_of(made(), goes_on=False), NINE) is None
    assert first_of_next(match_of(made(), first_dealer=3), NINE + 13 * HOUR) == 3
    assert Roles.of(None, NINE) is None


def test_roles_go_on_where_all_sit_as_before_or_the_winners_do() -> None:
    roles = Roles.of(ANNA_WON, NINE)
    assert roles is not None and roles.dealer == 1
    assert roles.go_on_with(("anna", "Bram", "Cato", "Daan"))
    assert roles.go_on_with(("Anna", "", "Cato", ""))
    assert not roles.go_on_with(("Eva", "Bram", "Finn", "Daan"))
    assert not roles.go_on_with(("Cato", "Eva", "Anna", "Finn"))
    assert not roles.go_on_with(("Anna", "Bram", "Cato"))


def test_where_nobody_won_roles_go_on_only_at_the_same_table() -> None:
    roles = Roles.of(match_of(LEVEL), NINE)
    assert roles is not None
    assert roles.go_on_with(NAMES)
    assert not roles.go_on_with(("Anna", "Eva", "Cato", "Finn"))


# Waiting pairs.

QUEUE = Waiting((("Eva", "Finn"), ("Gijs", "Hanna")), losers_wait=True, at=NINE)


def test_who_sits_down_waits_no_more_and_who_lost_waits_last() -> None:
    after = QUEUE.after(ANNA_WON, challenged(ANNA_WON, ("Eva", "Finn")), NINE + HOUR)
    assert after.pairs == (("Gijs", "Hanna"), ("Bram", "Daan"))
    assert after.at == NINE + HOUR
    assert QUEUE.after(None, match_of(names=("Eva", "Bram", "Finn", "Daan")), NINE).pairs == QUEUE.pairs[1:]


def test_losers_wait_only_where_that_was_wished() -> None:
    following = challenged(ANNA_WON, ("Eva", "Finn"))
    assert Waiting(QUEUE.pairs, losers_wait=False).after(ANNA_WON, following, NINE).pairs == QUEUE.pairs[1:]
    assert Waiting(losers_wait=True).after(ANNA_WON, following, NINE).pairs == (("Bram", "Daan"),)


def test_nobody_loses_a_seat_by_playing_again_or_by_the_end_of_a_table() -> None:
    assert QUEUE.after(ANNA_WON, next_match(ANNA_WON, None), NINE).pairs == QUEUE.pairs
    strangers = match_of(names=("Ida", "Joris", "Kim", "Lars"))
    assert QUEUE.after(ANNA_WON, strangers, NINE).pairs == QUEUE.pairs
    one_stays = match_of(names=("Anna", "Eva", "Cato", "Bram"))
    assert QUEUE.after(ANNA_WON, one_stays, NINE).pairs == QUEUE.pairs[1:]


def test_a_pair_that_lost_again_waits_once_and_last() -> None:
    queue = replace(QUEUE, pairs=(("Bram", "Daan"), *QUEUE.pairs))
    after = queue.after(ANNA_WON, challenged(ANNA_WON, ("Eva", "Finn")), NINE)
    assert after.pairs == (("Gijs", "Hanna"), ("Bram", "Daan"))


def test_nobody_who_sits_may_sit_down() -> None:
    queue = replace(QUEUE, pairs=(("cato", "Finn"), *QUEUE.pairs))
    assert queue.beside(NAMES) == QUEUE.pairs


def test_who_waits_is_called_by_other_names() -> None:
    called = QUEUE.renamed({"finn": "Finn Bos", "hanna": "Hanna", "bram": "Bram Vos"})
    assert called == replace(QUEUE, pairs=(("Eva", "Finn Bos"), ("Gijs", "Hanna")))


def test_nobody_waits_twice_or_with_himself_where_two_names_are_one_person() -> None:
    assert QUEUE.renamed({"eva": "Finn"}).pairs == (("Gijs", "Hanna"),)
    assert QUEUE.renamed({"hanna": "eva"}).pairs == (("Eva", "Finn"),)


def test_a_pair_of_which_one_sits_waits_no_more() -> None:
    following = match_of(names=("Anna", "Bram", "Cato", "hanna"))
    assert QUEUE.after(ANNA_WON, following, NINE).pairs == QUEUE.pairs[:1]


def test_the_list_is_gone_with_the_evening() -> None:
    assert QUEUE.on(NINE + 12 * HOUR) == QUEUE
    assert QUEUE.on(NINE + 13 * HOUR) == NOBODY_WAITS


def test_nobody_waits_twice_and_nobody_who_sits() -> None:
    faults = faults_of_pair(("Ida", "Joris"), QUEUE.pairs, NAMES)
    assert faults == (None, None)
    assert faults_of_pair((" anna", "EVA"), QUEUE.pairs, NAMES) == (
        WaitingFault.SITS_ALREADY,
        WaitingFault.WAITS_ALREADY,
    )
    assert faults_of_pair(("Ida", "ida "), (), NAMES) == (None, WaitingFault.BOTH_THE_SAME)
    assert faults_of_pair(("", "x" * 61), (), NAMES) == (CommonFault.NAME_BLANK, CommonFault.NAME_TOO_LONG)


# The clock.


def test_time_is_up_when_the_minutes_are_over() -> None:
    limit = TimeLimit(NINE, 30)
    assert limit.left(NINE) == timedelta(minutes=30)
    assert limit.left(NINE + timedelta(minutes=29, seconds=59)) == timedelta(seconds=1)
    assert limit.left(NINE + HOUR) == timedelta()


def test_a_clock_tells_nothing_about_another_day_or_before_its_match() -> None:
    limit = TimeLimit(NINE, 30)
    assert limit.left(NINE + 13 * HOUR) is None
    assert limit.left(NINE - timedelta(minutes=2)) is None
    assert limit.left(NINE - timedelta(seconds=30)) == timedelta(minutes=30, seconds=30)


def test_a_clock_from_the_first_day_or_the_last_tells_nothing() -> None:
    for day in ("0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00"):
        assert TimeLimit(datetime.fromisoformat(day), 45).left(NINE) is None
