from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from scorepad.core.match import Match
from scorepad.core.sheet import CommonReason
from scorepad.games.boerenbridge.rules import BoerenDeal, PartedBy
from scorepad.season.season import Filters
from scorepad.store.lines import Wanted
from scorepad.store.store import Store
from scorepad.ui.sample import NOTE, bring_back, is_sample, sample_matches, take_out
from tests.ui.evenings import played

SUMMER = timezone(timedelta(hours=2))
NOW = datetime(2027, 7, 1, 0, 30, tzinfo=SUMMER)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "scorepad.db", tmp_path / "backups") as opened:
        yield opened


def load(store: Store) -> None:
    store.import_matches(sample_matches(NOW), (), NOW)


def test_it_is_one_evening_that_shows_everything() -> None:
    finished, going_on = sample_matches(NOW)
    assert finished.problems() == going_on.problems() == ()
    assert finished.finished and len(finished.deals) == 15 and finished.setup.seats == 4
    assert finished.sheet.decided_by is PartedBy.EXACT_BIDS, "level totals, told apart by exact bids"
    reasons = {entry.reason for row in finished.sheet.rows for entry in row.entries}
    assert {"exact", "missed", CommonReason.ADJUSTMENT} <= reasons
    assert any(deal.note for deal in finished.deals)
    assert not going_on.finished and len(going_on.deals) == 6
    assert isinstance(going_on.open_deal, BoerenDeal)
    assert None in going_on.open_deal.bids and any(bid is not None for bid in going_on.open_deal.bids)


def test_it_was_played_yesterday_by_the_clock_of_this_place() -> None:
    finished, going_on = sample_matches(NOW)
    assert finished.started == "2027-06-30T20:05:00+02:00"
    assert finished.ended == "2027-06-30T22:31:00+02:00"
    assert going_on.started == "2027-06-30T22:40:00+02:00"
    assert going_on.ended is None


def test_loading_it_twice_on_one_day_gives_it_once(store: Store) -> None:
    load(store)
    load(store)
    assert store.count() == 2


def test_nothing_of_it_counts_anywhere(store: Store) -> None:
    load(store)
    assert store.results(Filters()) == ()
    assert store.season_names() == ()


def test_it_is_known_by_its_mark_and_nothing_of_ones_own_is(store: Store) -> None:
    own = played(15).detailed(started="2027-06-30T20:05:00+02:00", note=NOTE).after
    assert all(map(is_sample, sample_matches(NOW)))
    assert not is_sample(own), "a match that counts is one's own, whatever its note"
    assert not is_sample(replace(own, note=None, counts=False))


def test_it_is_taken_out_and_brought_back_in_one_step(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorepad.ui.sample._PAGE", 1)
    own: list[Match] = [
        played(15).detailed(started=f"2027-{month}-01T20:00:00+02:00").after for month in ("05", "06", "08")
    ]
    numbers = [store.create(match, NOW) for match in own]
    load(store)
    taken = take_out(store, NOW)
    assert len(taken) == 2
    assert sorted(line.id for line in store.lines()) == numbers
    assert take_out(store, NOW) == ()
    bring_back(store, taken)
    assert sum(map(is_sample, store.lines())) == 2


def test_after_taking_it_out_it_can_be_loaded_again(store: Store) -> None:
    load(store)
    take_out(store, NOW)
    load(store)
    assert store.count() == 2
    assert store.count(Wanted(deleted=True)) == 0


class Dutch(QTranslator):
    def translate(self, context: str, source: str, disambiguation: object = None, n: int = -1) -> str:
        return "niet bekend" if source == "did not follow suit" else ""

    def isEmpty(self) -> bool:
        return False


def test_its_notes_are_in_the_language_of_the_window(qapp: QApplication) -> None:
    dutch = Dutch()
    QCoreApplication.installTranslator(dutch)
    finished, _ = sample_matches(NOW)
    QCoreApplication.removeTranslator(dutch)
    assert [one.note for deal in finished.deals for one in deal.adjustments] == ["niet bekend"]
    assert {match.note for match in sample_matches(NOW)} == {NOTE}
