"""The model of a disk keeps what was synced, and may lose all else."""

from random import Random

import pytest

from tests.faults.disk_model import SECTOR, Cut, Disk, Kind, cuts, kept

LUCK = Random(1)


def found(disk: Disk, cut: Cut) -> dict[str, bytes]:
    return disk.after_cut(kept(disk.unsure, cut, LUCK))


@pytest.fixture
def disk() -> Disk:
    return Disk({"/d/old": b"old"}, ["/d"])


def test_what_was_written_is_sure_only_once_its_file_was_synced(disk: Disk) -> None:
    file = disk.file("/d/old")
    assert file is not None
    disk.write(file, 0, b"new")
    assert found(disk, Cut(Kind.NONE)) == {"/d/old": b"old"}
    assert found(disk, Cut(Kind.ALL)) == {"/d/old": b"new"}
    disk.sync(file)
    assert disk.unsure == []
    assert found(disk, Cut(Kind.NONE)) == {"/d/old": b"new"}


def test_a_synced_file_has_no_name_until_its_folder_was_synced(disk: Disk) -> None:
    disk.sync(disk.create("/d/new"))
    assert set(found(disk, Cut(Kind.NONE))) == {"/d/old"}
    disk.sync_folder("/d")
    assert set(found(disk, Cut(Kind.NONE))) == {"/d/old", "/d/new"}


def test_a_file_renamed_before_it_was_synced_may_be_found_empty_under_its_new_name(disk: Disk) -> None:
    file = disk.create("/d/new")
    disk.write(file, 0, b"new")
    disk.rename("/d/new", "/d/old")
    disk.sync_folder("/d")
    assert found(disk, Cut(Kind.NONE)) == {"/d/old": b""}
    assert found(disk, Cut(Kind.ALL)) == {"/d/old": b"new"}


def test_what_is_in_a_folder_goes_with_it(disk: Disk) -> None:
    disk.make_folder("/d/sub")
    disk.sync(disk.create("/d/sub/new"))
    disk.sync_folder("/d/sub")
    assert set(found(disk, Cut(Kind.NONE))) == {"/d/old"}
    disk.sync_folder("/d")
    assert set(found(disk, Cut(Kind.NONE))) == {"/d/old", "/d/sub/new"}


def test_a_write_is_torn_where_sectors_end(disk: Disk) -> None:
    file = disk.create("/d/new")
    disk.sync_folder("/d")
    disk.write(file, 0, b"a" * SECTOR + b"b" * 10)
    torn = {found(disk, Cut(Kind.TORN, 0))["/d/new"] for _ in range(50)}
    assert torn == {b"a" * SECTOR, b"\0" * SECTOR + b"b" * 10}
    assert found(disk, Cut(Kind.HOLLOW, 0))["/d/new"] == b"\0" * (SECTOR + 10)


def test_a_write_within_one_sector_is_not_torn(disk: Disk) -> None:
    file = disk.create("/d/new")
    disk.write(file, 2, b"new")
    assert Kind.TORN not in {cut.kind for cut in cuts(disk.unsure)}


def test_a_truncated_file_may_be_found_as_it_was(disk: Disk) -> None:
    file = disk.file("/d/old")
    assert file is not None
    disk.resize(file, 0)
    assert found(disk, Cut(Kind.NONE)) == {"/d/old": b"old"}
    assert found(disk, Cut(Kind.ALL)) == {"/d/old": b""}
