"""What the tables are measured against answers the same questions."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scorepad.season.season import Counting, Filters, Query, Scheme
from scorepad.store.store import Store
from tests.bench.generator import cached, season_of
from tests.bench.plain_sql import MINIMUM, season_table

SEASON = season_of(2020).name


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return cached(tmp_path_factory.mktemp("generated"), 300, seed=7)


@pytest.mark.parametrize("scheme", Scheme)
def test_a_season_s_lines_are_those_of_its_table(generated: Path, tmp_path: Path, scheme: Scheme) -> None:
    with Store.open(generated, tmp_path) as store, closing(sqlite3.connect(generated)) as raw:
        lines = raw.execute(season_table(scheme), (SEASON,)).fetchall()
        rows = store.table(Query(Filters(season=SEASON), Counting(scheme, minimum=MINIMUM))).rows
    assert len(rows) > 5
    # By name: floating numbers may put those apart who are equal.
    by_name = {line[1]: line for line in lines}
    assert len(by_name) == len(rows)
    for row in rows:
        _, _, matches, wins, points, *sums = by_name[row.name]
        assert float(row.points) == pytest.approx(points)
        assert [row.matches, row.wins, row.total_score, row.bids, row.exact_bids] == [
            matches,
            wins,
            *sums[:3],
        ]
