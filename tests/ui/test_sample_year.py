import sys
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication, QProcess, QTranslator
from PySide6.QtWidgets import QApplication

from scorepad.core.match import Act
from scorepad.games import GAMES
from scorepad.paths import DataFolder
from scorepad.season.report import report
from scorepad.season.season import Filters, query
from scorepad.settings import SettingsFile
from scorepad.store.store import Store
from scorepad.ui.sample_year import GUEST, clear, lay_out, open_window, sample_year, write_year

SUMMER = timezone(timedelta(hours=2))
NOW = datetime(2028, 3, 1, 0, 30, tzinfo=SUMMER)
PLAIN = ("points", "pair_points")
"""Games that stand for others have no evening of their own."""


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    folder = tmp_path_factory.mktemp("sample")
    with Store.open(folder / "scorepad.db", folder / "backups") as opened:
        write_year(opened, NOW)
        yield opened


def test_it_is_a_year_of_evenings_that_ended_yesterday() -> None:
    matches, (first, second) = sample_year(NOW)
    days = sorted({(match.started or "")[:10] for match in matches})
    assert len(days) == 40
    assert days[-1] == "2028-02-29", "the day before the first of March of a leap year"
    assert "2027-02-20" < days[0] < "2027-04-01"
    assert {match.game.key for match in matches} == {game.key for game in GAMES if game.key not in PLAIN}
    assert not any(match.problems() for match in matches)
    assert first.last_day is not None and second.last_day is not None
    assert first.last_day < days[-1] < second.last_day, "one season is over and one goes on"
    assert all(
        season.includes((match.started or "")[:10])
        for match in matches
        for season in (first, second)
        if match.season == season.name
    )


def test_it_has_something_of_everything(store: Store) -> None:
    lines = store.lines()
    assert [line.finished for line in lines].count(False) == 1, "one goes on"
    assert any(line.closed for line in lines) and any(not line.counts for line in lines)
    assert any(line.of_pairs for line in lines) and any(not line.of_pairs for line in lines)
    assert any(len(set(line.places)) < len(line.places) for line in lines if line.finished), "ties"
    corrected = [line for line in lines if Act.REPLACE in {one.act for one in store.revisions(line.id)}]
    assert len(corrected) == 3
    players = {player.name: player for player in store.players()}
    assert players[GUEST].guest and players[GUEST].matches
    assert players["Lancelot"].also == ("Lance",)
    assert store.check() == ()


@pytest.mark.parametrize("number", [0, 1])
def test_its_seasons_are_seen_full(store: Store, number: int) -> None:
    season = store.season(sorted(season.name for season in store.seasons())[number])
    asked = query(season, Filters())
    shown = report(store.results(asked.filters), asked, store.guests())
    assert len(shown.table.rows) == 7, "all but the guest"
    assert len(shown.days) > 15
    assert [row.place for row in shown.table.rows][:3] == [1, 2, 3]


def test_it_is_laid_out_anew_with_the_own_look(tmp_path: Path) -> None:
    own = DataFolder(tmp_path)
    SettingsFile(own.settings).change(theme="dark", text_scale=1.5, second_folder=str(tmp_path / "stick"))
    lay_out(own.sample, NOW)
    with Store.open(own.sample.database, own.sample.backups) as store:
        number = store.count()
        store.delete(1, NOW)
    lay_out(own.sample, NOW + timedelta(days=1))
    with Store.open(own.sample.database, own.sample.backups) as store:
        assert store.count() == number
        assert (store.lines(limit=1)[0].day or "") == "2028-03-01"
    settings = SettingsFile(own.sample.settings).settings
    assert (settings.theme, settings.text_scale) == ("dark", 1.5)
    assert settings.second_folder == "", "nothing of it gets among the own backups"
    assert not own.database.exists()


def test_it_is_taken_away_and_nothing_else_is(tmp_path: Path) -> None:
    own = DataFolder(tmp_path)
    with Store.open(own.database, own.backups):
        pass
    before = {*tmp_path.rglob("*")}
    lay_out(own.sample, NOW)
    clear(own.sample)
    assert {*tmp_path.rglob("*")} == {*before, own.sample.path}
    clear(own)
    assert own.database.exists(), "only a sample is cleared"


class Dutch(QTranslator):
    def translate(self, context: str, source: str, disambiguation: object = None, n: int = -1) -> str:
        return {"Round two": "Ronde twee"}.get(source, "")

    def isEmpty(self) -> bool:
        return False


def test_its_seasons_are_called_in_the_language_of_the_window(qapp: QApplication) -> None:
    dutch = Dutch()
    QCoreApplication.installTranslator(dutch)
    matches, seasons = sample_year(NOW)
    QCoreApplication.removeTranslator(dutch)
    assert seasons[1].name == matches[-1].season == "Ronde twee"


@pytest.mark.parametrize(
    ("is_built", "words"),
    [
        (False, ["-m", "scorepad", "--data", "x", "--sample", "--lang", "nl"]),
        (True, ["--data", "x", "--sample", "--lang", "nl"]),
    ],
)
def test_its_window_is_a_program_of_its_own(
    monkeypatch: pytest.MonkeyPatch, is_built: bool, words: list[str]
) -> None:
    start = Mock(return_value=(True, 1))
    monkeypatch.setattr(QProcess, "startDetached", start)
    monkeypatch.setattr(sys, "frozen", is_built, raising=False)
    for folder in (DataFolder(Path("x")), DataFolder(Path("x")).sample):
        assert open_window(folder, "nl")
        start.assert_called_once_with(sys.executable, words)
        start.reset_mock()
