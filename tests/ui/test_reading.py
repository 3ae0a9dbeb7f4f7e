"""What Home reads from a history."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scorepad.core.auction import Strain
from scorepad.core.evening import Waiting
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import auction_bridge, troefcall
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, Format
from scorepad.games.bridgette.rules import BridgetteDeal
from scorepad.games.troefcall.rules import Outcome, TroefDeal, TroefOptions
from scorepad.season.season import Season
from scorepad.store.lines import MatchLine
from scorepad.store.store import Store
from scorepad.ui.pages.views import ChangeView, HomeView, Proposal, TonightLine, UnfinishedView
from scorepad.ui.reading import evening_began, home_view, new_match_view, next_match, tonight
from scorepad.ui.sample import sample_matches
from tests.store.evenings import of_another_game
from tests.ui.evenings import played
from tests.ui.pads import MADE, NAMES, PASSED, bridgette_match, pad

HERE = timezone(timedelta(hours=1))
LATE = datetime(2026, 1, 10, 0, 45, tzinfo=HERE)


@pytest.fixture
def store(tmp_path: Path, qapp: QApplication) -> Iterator[Store]:
    with Store.open(tmp_path / "scorepad.db", tmp_path / "backups") as opened:
        yield opened


def put(store: Store, deals: int, started: str, **more: object) -> Match:
    match = played(deals).detailed(started=started, **more).after
    store.create(match, LATE)
    return match


def names_of(view: HomeView) -> list[str]:
    assert view.tonight is not None
    return [line.name for line in view.tonight.lines]


@pytest.mark.parametrize(
    ("now", "began"),
    [
        ("2026-01-09T22:00:00+01:00", "2026-01-09T06:00:00+01:00"),
        ("2026-01-10T05:59:00+01:00", "2026-01-09T06:00:00+01:00"),
        ("2026-01-10T06:00:00+01:00", "2026-01-10T06:00:00+01:00"),
    ],
)
def test_an_evening_lasts_until_six_in_the_morning(now: str, began: str) -> None:
    assert evening_began(datetime.fromisoformat(now)).isoformat() == began


def test_tonight_is_what_was_played_since_the_evening_began(store: Store) -> None:
    put(store, 15, "2026-01-08T23:00:00+01:00")
    first = put(store, 15, "2026-01-09T20:00:00+01:00")
    second = put(store, 4, "2026-01-10T00:10:00+01:00")
    put(store, 0, "2026-01-10T00:40:00+01:00")
    view = home_view(store, LATE).tonight
    assert view is not None
    assert view.matches == 2
    assert not view.by_day
    sums = {line.name: line for line in view.lines}
    for seat, name in enumerate(first.setup.players):
        won = int(seat in first.sheet.winners)
        total = first.sheet.totals[seat] + second.sheet.totals[seat]
        assert sums[name] == TonightLine(name, 2, won, (total,))
    assert [line.won for line in view.lines] == sorted((line.won for line in view.lines), reverse=True)


def test_a_match_is_placed_by_its_moment_not_by_the_day_written_in_it(store: Store) -> None:
    put(store, 3, "2026-01-09T16:00:00-08:00")  # 1 o'clock here: it has not begun yet
    put(store, 3, "2026-01-08T21:30:00-08:00")  # half past six here
    view = home_view(store, LATE).tonight
    assert view is not None and view.matches == 1


def test_without_a_match_there_is_no_evening(store: Store) -> None:
    assert home_view(store, LATE).tonight is None
    put(store, 15, "2026-01-08T20:00:00+01:00")
    store.create(played(15), LATE)
    assert home_view(store, LATE).tonight is None


def test_what_counts_nowhere_is_not_added_up(store: Store) -> None:
    put(store, 5, "2026-01-09T20:00:00+01:00", counts=False)
    assert home_view(store, LATE).tonight is None


def test_by_day_it_is_today(store: Store) -> None:
    put(store, 5, "2026-01-09T14:00:00+01:00")
    view = home_view(store, datetime(2026, 1, 9, 16, 59, tzinfo=HERE)).tonight
    assert view is not None and view.by_day


@pytest.mark.parametrize(
    ("last_day", "proposed"), [(None, "Winter"), ("2026-01-10", "Winter"), ("2026-01-08", "Spring")]
)
def test_a_season_that_is_closed_is_not_proposed_but_the_one_of_the_day(
    store: Store, last_day: str | None, proposed: str
) -> None:
    match = put(store, 15, "2026-01-08T20:00:00+01:00", season="Winter")
    store.save_season(Season("Winter", last_day=last_day))
    store.save_season(Season("Spring", first_day="2026-01-09"))
    assert new_match_view(store, LATE).season == proposed
    begun, _ = next_match(store, match, LATE)
    assert begun.season == proposed


def season_on(store: Store, day: str) -> str:
    """The season that the page proposes for a day of the past."""
    seasons = new_match_view(store, LATE).seasons_by_day
    return next((one.name for one in seasons if one.includes(day)), "")


def test_a_day_of_the_past_is_of_the_running_season_from_its_first_match_on(store: Store) -> None:
    put(store, 15, "2025-12-05T20:00:00+01:00", season="Winter")
    put(store, 15, "2026-01-08T20:00:00+01:00", season="Winter")
    assert season_on(store, "2025-12-05") == "Winter"
    assert season_on(store, "2025-12-04") == ""


def test_a_day_of_the_past_is_of_the_season_that_says_so_the_running_one_first(store: Store) -> None:
    put(store, 15, "2026-01-08T20:00:00+01:00", season="Winter")
    store.save_season(Season("2025", first_day="2025-01-01", last_day="2025-12-31"))
    store.save_season(Season("Autumn 2025", first_day="2025-09-01", last_day="2025-12-31"))
    assert season_on(store, "2025-10-01") == "Autumn 2025", "of several the one that began last"
    assert season_on(store, "2025-02-01") == "2025"
    store.save_season(Season("Winter", first_day="2025-12-01"))
    assert season_on(store, "2025-12-05") == "Winter"


def test_after_a_closed_season_without_a_next_one_none_is_proposed(store: Store) -> None:
    put(store, 15, "2026-01-08T20:00:00+01:00", season="Winter")
    store.save_season(Season("Winter", last_day="2026-01-08"))
    assert new_match_view(store, LATE).season == ""


def line(
    game: str, players: tuple[str, ...], pairs: bool, totals: tuple[int, ...], winners: tuple[int, ...]
) -> MatchLine:
    sides = ((0, 2), (1, 3)) if pairs else tuple((seat,) for seat in range(len(players)))
    return MatchLine(
        id=1,
        game=game,
        players=players,
        started=None,
        day=None,
        ended=None,
        season=None,
        note=None,
        deals=9,
        finished=True,
        closed=False,
        counts=True,
        deleted=False,
        sides=sides,
        totals=totals,
        places=totals,
        winners=winners,
    )


def test_spellings_of_one_name_are_one_person_under_the_last_of_them() -> None:
    evening = [
        line("boerenbridge", ("ANNA", "Bram"), False, (10, 20), (1,)),
        line("boerenbridge", ("Anna", "Bram"), False, (5, 7), (1,)),
    ]
    view = tonight(evening, LATE)  # the latest first, as lists are
    assert view is not None
    assert view.lines == (TonightLine("Bram", 2, 2, (27,)), TonightLine("ANNA", 2, 0, (15,)))


def test_a_shared_win_is_a_win_of_each() -> None:
    view = tonight([line("boerenbridge", ("Anna", "Bram"), False, (9, 9), (0, 1))], LATE)
    assert view is not None
    assert [one.won for one in view.lines] == [1, 1]


def test_a_pair_has_its_points_and_its_win_for_each_of_the_two() -> None:
    view = tonight([line("boerenbridge", ("A", "B", "C", "D"), True, (700, 300), (0,))], LATE)
    assert view is not None
    assert {one.name: (one.won, one.points) for one in view.lines} == {
        "A": (1, (700,)),
        "C": (1, (700,)),
        "B": (0, (300,)),
        "D": (0, (300,)),
    }


def unfinished(store: Store, match: Match) -> UnfinishedView:
    store.create(match.detailed(started="2026-01-09T20:00:00+01:00").after, LATE)
    return home_view(store, LATE).unfinished[0]


def test_a_rubber_takes_as_many_deals_as_it_takes(store: Store) -> None:
    view = unfinished(store, pad(MADE, PASSED))
    assert (view.deal, view.of_deals) == (3, None)


@pytest.mark.parametrize(("deals", "in_all"), [((), 4), ((MADE,), 4), ((MADE, PASSED, MADE), 5)])
def test_a_passed_out_deal_makes_a_match_of_deals_one_longer(
    store: Store, deals: tuple[AuctionDeal, ...], in_all: int
) -> None:
    options = AuctionOptions(format=Format.DEALS)
    view = unfinished(store, Match(auction_bridge.GAME, Setup(NAMES[:4], options), deals))
    assert (view.deal, view.of_deals) == (len(deals) + 1, in_all)


def test_an_extra_deal_of_bridgette_is_the_seventh_of_seven(store: Store) -> None:
    level = tuple(BridgetteDeal(declarer=at % 2, level=2, strain=Strain.HEARTS, tricks=8) for at in range(6))
    view = unfinished(store, bridgette_match(*level))
    assert (view.deal, view.of_deals) == (7, 7)


def test_pairs_are_told_as_pairs_and_as_more_than_one(store: Store) -> None:
    view = unfinished(store, pad(MADE))
    assert view.sides == ("Anna & Cato", "Bram & Daan")
    assert view.leader == "Anna & Cato are ahead with 54"
    assert unfinished(store, bridgette_match()).sides == ("Anna", "Bram")


def test_the_sample_is_shown_and_told_but_is_no_table_to_play_again(store: Store) -> None:
    store.import_matches(sample_matches(LATE), (), LATE)
    view = home_view(store, LATE)
    assert view.has_sample
    assert len(view.unfinished) == len(view.recent) == 1
    assert view.unfinished[0].deal == 7
    assert view.last_table is None
    assert view.season is None
    assert view.tonight is None


def test_ones_own_matches_are_no_sample(store: Store) -> None:
    own = put(store, 15, "2026-01-09T20:00:00+01:00", season="Winter")
    view = home_view(store, LATE)
    assert not view.has_sample
    assert view.last_table is not None and view.last_table.sides == own.setup.players
    assert view.season is not None and view.season.name == "Winter"


def test_matches_of_an_unknown_game_are_listed_and_nobody_can_go_on_with_them(store: Store) -> None:
    known = put(store, 3, "2026-01-09T20:00:00+01:00")
    goes_on = of_another_game(played(2).detailed(started="2026-01-09T21:00:00+01:00").after)
    ended = goes_on.close().after.detailed(started="2026-01-08T21:00:00+01:00").after
    stuck, over = (store.create(match, LATE) for match in (goes_on, ended))
    view = home_view(store, LATE)
    assert [one.deal for one in view.unfinished] == [len(known.deals) + 1]
    assert [(one.match_id, str(one.game), one.finished) for one in view.recent] == [
        (stuck, "Unknown game: later_game", False),
        (over, "Unknown game: later_game", True),
    ]
    assert all("does not know (later_game)" in str(one.problem) for one in view.recent)
    assert view.tonight is not None
    assert [str(one) for one in view.tonight.games] == ["Boerenbridge", "Unknown game: later_game"]


def test_a_damaged_match_that_goes_on_is_listed_as_such_beside_the_others(store: Store) -> None:
    put(store, 3, "2026-01-09T20:00:00+01:00")
    damaged = store.create(played(2).detailed(started="2026-01-09T21:00:00+01:00").after, LATE)
    over = store.create(played(1).close().after.detailed(started="2026-01-08T21:00:00+01:00").after, LATE)
    store._database.raw.execute("UPDATE deals SET content = '{}' WHERE match_id = ?", (damaged,))
    view = home_view(store, LATE)
    assert [one.deal for one in view.unfinished] == [4]
    assert [(one.match_id, one.problem is None) for one in view.recent] == [(damaged, False), (over, True)]
    assert "damaged" in str(view.recent[0].problem)


# What the next match begins with.


def troefcall_match(store: Store, started: str, first_dealer: int = 0, deals: int = 1) -> Match:
    """A match that Anna and Cato have won so far."""
    match = Match(troefcall.GAME, Setup(NAMES, TroefOptions(), first_dealer), started=started)
    for _ in range(deals):
        match = match.add(TroefDeal(side=0, outcome=Outcome.KAP)).after
    store.create(match, LATE)
    return match


def test_the_next_match_goes_on_from_the_last_roles_of_its_game_this_evening(store: Store) -> None:
    first = troefcall_match(store, "2026-01-09T20:00:00+01:00")
    troefcall_match(store, "2026-01-09T21:00:00+01:00", first_dealer=1)
    put(store, 15, "2026-01-09T22:00:00+01:00")
    match, goes_on = next_match(store, first, LATE)
    assert goes_on
    assert (match.setup.first_dealer, match.deals, match.started) == (2, (), None)
    strangers = replace(first, setup=replace(first.setup, players=("Eva", "Finn", "Gijs", "Hanna")))
    assert next_match(store, strangers, LATE) == (
        Match(troefcall.GAME, strangers.setup, season=None),
        False,
    )


def test_another_evening_and_other_games_have_no_roles_that_go_on(store: Store) -> None:
    first = troefcall_match(store, "2026-01-08T20:00:00+01:00")
    boeren = put(store, 15, "2026-01-09T22:00:00+01:00")
    assert not next_match(store, first, LATE)[1]
    assert not next_match(store, boeren, LATE)[1]
    assert new_match_view(store, LATE).roles == ()


def test_a_new_match_is_asked_for_with_the_last_table_or_the_one_that_is_proposed(store: Store) -> None:
    last = troefcall_match(store, "2026-01-09T20:00:00+01:00", deals=4)
    view = new_match_view(store, LATE)
    assert view.proposal is not None and view.proposal.players == NAMES
    assert [(one.game, one.stays, one.dealer) for one in view.roles] == [("troefcall", (0, 2), 0)]
    proposed = Proposal("troefcall", ("Anna", "", "Cato", ""), last.setup.options)
    assert new_match_view(store, LATE, proposed).proposal == proposed


# The change of team.

WAITING = Waiting((("Eva", "Finn"), ("Gijs", "Hanna")), at=LATE)


def won(store: Store, hour: int = 22, names: tuple[str, ...] = NAMES, target: int = 2) -> int:
    """Anna and Cato win a match that began on the ninth."""
    match = Match(troefcall.GAME, Setup(names, TroefOptions(target=target)))
    kap = match.add(TroefDeal(side=0, outcome=Outcome.KAP)).after
    return store.create(kap.detailed(started=f"2026-01-09T{hour:02}:00:00+01:00").after, LATE)


def test_after_a_match_of_pairs_the_next_pair_may_sit_down(store: Store) -> None:
    number = won(store)
    assert home_view(store, LATE, WAITING).change == ChangeView(number, "Anna & Cato", ("Eva", "Finn"))
    assert home_view(store, LATE).change == ChangeView(number, "Anna & Cato")
    assert home_view(store, LATE + timedelta(hours=9, minutes=16), WAITING).change is None


def test_no_team_changes_while_a_match_goes_on_nor_after_one_of_others(store: Store) -> None:
    won(store, 21)
    going_on = won(store, 22, target=40)
    assert home_view(store, LATE, WAITING).change is None
    store.delete(going_on, LATE)
    assert home_view(store, LATE, WAITING).change is not None
    put(store, 15, "2026-01-09T23:00:00+01:00")
    assert home_view(store, LATE, WAITING).change is None


def test_who_waits_is_called_as_he_is_known_and_nobody_sits_and_waits(store: Store) -> None:
    won(store, 20, ("Eva", "Gijs", "Finn", "Ida"))
    won(store)
    store.rename("Eva", "Eva Smit")
    change = home_view(store, LATE, WAITING).change
    assert change is not None
    assert change.following == ("Eva Smit", "Finn")
    store.merge("Finn", "Anna")
    change = home_view(store, LATE, WAITING).change
    assert change is not None
    assert change.following == ("Gijs", "Hanna")
