"""Old sheets as the keeper's thread reads them."""

from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from scorepad.old_sheets.faults import FileFault, SheetFileError
from scorepad.old_sheets.reading import MEGABYTES
from scorepad.store.store import Store
from scorepad.ui.old_sheets_reading import read_sheet
from scorepad.ui.reading import local_at
from tests.ui.windows import EIGHT


def test_a_start_has_the_offset_of_this_computer_on_that_day() -> None:
    summer = datetime(2024, 7, 1, 20)
    assert local_at(EIGHT)(summer) == summer.astimezone()


class _Early(datetime):
    """A day of which this computer does not know the zone, as those before 1970 on Windows."""

    def astimezone(self, tz: tzinfo | None = None) -> "_Early":
        raise OSError


def test_where_the_computer_knows_no_offset_that_of_now_is_taken() -> None:
    assert local_at(EIGHT)(_Early(1960, 1, 3, 20)).isoformat() == "1960-01-03T20:00:00+01:00"


def test_a_file_far_too_large_is_not_even_read(tmp_path: Path) -> None:
    file = tmp_path / "league.csv"
    with file.open("wb") as sparse:
        sparse.truncate(MEGABYTES * 2**20 + 1)
    with Store.open(tmp_path / "history.db", tmp_path) as store, pytest.raises(SheetFileError) as refused:
        read_sheet(store, file)
    assert refused.value.fault is FileFault.TOO_LARGE


def test_a_sheet_knows_the_people_and_the_seasons_of_the_history(tmp_path: Path) -> None:
    file = tmp_path / "league.csv"
    file.write_bytes(b"Date;Anna;Bram\n13-1-2024;1;2\n")
    with Store.open(tmp_path / "history.db", tmp_path) as store:
        sheet, mapping = read_sheet(store, file)
    assert (sheet.file, sheet.known.names, sheet.seasons) == ("league.csv", (), ())
    assert len(mapping.points_columns) == 2
