"""The trail of a match in words."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, QTime

from scorepad.core.auction import Doubling, Strain
from scorepad.core.game import AnyGame
from scorepad.core.match import Change, Match, Substitute
from scorepad.core.table import Adjustment, Deal, Setup
from scorepad.games import auction_bridge, bridgette
from scorepad.games.auction_bridge.rules import AuctionDeal, HeldBy, Honours
from scorepad.games.boerenbridge.rules import BoerenDeal, Trump
from scorepad.games.bridgette.rules import BridgetteDeal, Upcard
from scorepad.store.store import Store
from scorepad.store.trail import Step
from scorepad.ui.trail import details, heading, histories, spoken_moment
from tests.ui.evenings import NAMES, some_deal, table

EIGHT = datetime(2026, 1, 9, 20, tzinfo=UTC)


class Kept:
    """A match in a real history, an act a minute."""

    def __init__(self, store: Store, match: Match) -> None:
        self.store, self.match, self.minute = store, match, 0
        self.id = store.create(match, EIGHT)

    def make(self, change: Change) -> None:
        self.minute += 1
        self.match = change.after
        self.store.save(self.id, change, EIGHT + timedelta(minutes=self.minute))

    def add(self) -> None:
        self.make(self.match.add(some_deal(self.match)))

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.store.trail(self.id)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    with Store.open(tmp_path / "scorepad.db", tmp_path / "backups") as store:
        yield Kept(store, table())


def test_a_corrected_number_is_told_with_what_it_was(kept: Kept) -> None:
    kept.add()
    deal = kept.match.deals[0]
    assert isinstance(deal, BoerenDeal)
    bids = (deal.bids[0], (deal.bids[1] or 0) + 1 if deal.bids[1] == 0 else 0, *deal.bids[2:])
    kept.make(kept.match.replace(0, replace(deal, bids=bids, trump=Trump.HEARTS)))
    step = kept.steps[-1]
    assert heading(step) == "Deal 1 corrected"
    assert details(step) == (f"Bram, bid: {deal.bids[1]} → {bids[1]}", "trump: – → Hearts")


def correction(game: AnyGame, old: Deal, new: Deal) -> tuple[str, ...]:
    """What the trail says of a deal that was corrected."""
    seats = NAMES[: game.players.stop - 1]
    before = Match(game, Setup(seats, game.options())).add(old).after
    change = before.replace(0, new)
    return details(Step(EIGHT, change.act, False, False, change.before, change.after))


def test_a_corrected_contract_is_told_as_the_table_says_it() -> None:
    honours = Honours(by=HeldBy.DEFENDERS, count=4, in_one_hand=4)
    old = AuctionDeal(declarer=0, level=2, strain=Strain.HEARTS, tricks=9)
    new = replace(
        old, declarer=1, level=4, strain=Strain.SPADES, doubling=Doubling.DOUBLED, tricks=10, honours=honours
    )
    assert correction(auction_bridge.GAME, old, new) == (
        "declarer: Anna → Bram",
        "level: 2 → 4",
        "strain: hearts → spades",
        "doubling: – → doubled",
        "tricks: 9 → 10",
        "honours: – → 4 honours in one hand against the declarer",
    )


def test_a_corrected_auction_is_told_call_by_call() -> None:
    old = BridgetteDeal(auction=("1H", "P"), tricks=8, upcard=Upcard.ACE)
    new = replace(old, auction=("P", "1H", "P"), upcard=None)
    said = correction(bridgette.GAME, old, new)
    assert "auction: 1♥ · pass → pass · 1♥ · pass" in said
    assert "declarer: Anna → Bram" in said
    assert f"{bridgette.GAME.words.fields['upcard']}: an ace or the Grand Colon → –" in said


def test_what_was_undone_is_told_as_taken_back(kept: Kept) -> None:
    kept.add()
    kept.add()
    change = kept.match.remove(1)
    kept.make(change)
    kept.make(change.reversed)
    assert [heading(step) for step in kept.steps] == [
        "Deal 1 scored",
        "Deal 2 scored",
        "Deal 2 taken out",
        "Taken back: Deal 2 taken out",
    ]
    assert details(kept.steps[2])[0].startswith("Cato bid ")


def test_points_given_seats_rules_and_substitutes_have_their_lines(kept: Kept) -> None:
    kept.add()
    given = replace(kept.match.deals[0], adjustments=(Adjustment(2, -50, "revoke"),), note="noisy")
    kept.make(kept.match.replace(0, given))
    assert details(kept.steps[-1]) == ("points given: – → Cato -50 (revoke)", "note: – → noisy")
    kept.make(kept.match.reseat(("Bram", "Anna", "Cato", "Daan")))
    assert heading(kept.steps[-1]) == "Seats changed"
    assert details(kept.steps[-1])[0] == "players: Anna, Bram, Cato, Daan → Bram, Anna, Cato, Daan"
    kept.make(kept.match.set_options(replace(kept.match.setup.options, per_trick=3)))
    assert details(kept.steps[-1]) == (
        "no longer: 10 + 2 a trick for a kept bid",
        "now: 10 + 3 a trick for a kept bid",
    )
    kept.make(kept.match.detailed(substitutes=(Substitute(2, 3, "Zoë"),), counts=False))
    assert details(kept.steps[-1]) == ("counts: yes → no", "substitutes: – → Zoë for Daan from deal 2")
    kept.make(kept.match.close(EIGHT.isoformat()))
    assert heading(kept.steps[-1]) == "Match ended here"


def test_what_the_table_said_of_a_deal_while_it_was_entered_is_told_with_it(kept: Kept) -> None:
    deal = replace(some_deal(kept.match), dealer=2, adjustments=(Adjustment(0, -50, "revoke"),))
    kept.make(kept.match.add(deal))
    told = details(kept.steps[0])
    assert told[1:] == ("who dealt: Cato", "points given: Anna -50 (revoke)")


def test_a_deal_remembers_when_it_was_entered_and_corrected_wherever_it_goes(kept: Kept) -> None:
    for _ in range(3):
        kept.add()
    kept.make(kept.match.replace(1, replace(kept.match.deals[1], note="loud")))
    entered = [EIGHT + timedelta(minutes=minute) for minute in (1, 2, 3, 4)]
    told = histories(kept.steps, kept.match)
    assert [one.entered for one in told] == entered[:3]
    assert told[1].corrected == (entered[3],)
    kept.make(kept.match.remove(0))
    told = histories(kept.steps, kept.match)
    assert [one.entered for one in told] == entered[1:3]
    assert told[0].corrected == (entered[3],)


def test_a_match_that_came_from_a_record_has_no_times_to_tell(kept: Kept) -> None:
    match = table()
    match = match.add(some_deal(match)).after
    other = Kept(kept.store, replace(match, started="2026-01-01T20:00:00+01:00"))
    assert histories(other.steps, other.match)[0].entered is None
    other.add()
    assert [one.entered is None for one in histories(other.steps, other.match)] == [True, False]


def test_times_are_told_as_the_clock_today_and_with_the_day_before() -> None:
    clock = QLocale().toString(QTime(20, 0), QLocale.FormatType.ShortFormat)
    day = QLocale().toString(QDate(2026, 1, 7), QLocale.FormatType.ShortFormat)
    assert spoken_moment(EIGHT, EIGHT + timedelta(hours=1)) == clock
    assert spoken_moment(EIGHT - timedelta(days=2), EIGHT) == f"{day} {clock}"
