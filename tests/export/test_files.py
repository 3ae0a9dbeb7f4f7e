"""Files that are whole or not there."""

import errno
import os
from pathlib import Path

import pytest

from scorepad.export.files import FileError, FileExistsAlready, write_whole
from scorepad.export.progress import ExportCancelled

# The names of what is left in a folder.


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_appears_under_its_name_and_nothing_else_is_left(tmp_path: Path) -> None:
    write_whole(tmp_path / "table.csv", b"all of it")
    assert (tmp_path / "table.csv").read_bytes() == b"all of it"
    assert names(tmp_path) == ["table.csv"]


def test_it_has_the_rights_that_new_files_have(tmp_path: Path) -> None:
    (tmp_path / "usual").write_bytes(b"")
    write_whole(tmp_path / "ours", b"")
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_an_existing_file_is_replaced_only_when_that_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    file.write_bytes(b"old")
    file.chmod(0o600)
    with pytest.raises(FileExistsAlready, match=r"table\.csv.*already there"):
        write_whole(file, b"new")
    assert file.read_bytes() == b"old"
    write_whole(file, b"new", replace=True)
    assert file.read_bytes() == b"new"
    assert file.stat().st_mode & 0o777 == 0o600
    assert names(tmp_path) == ["table.csv"]


def test_a_file_that_came_meanwhile_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "table.csv"
    monkeypatch.setattr(os, "fsync", lambda _: file.exists() or file.write_bytes(b"theirs"))
    with pytest.raises(FileExistsAlready):
        write_whole(file, b"ours")
    assert file.read_bytes() == b"theirs"
    assert names(tmp_path) == ["table.csv"]


def test_what_is_broken_off_while_it_is_written_never_appears(tmp_path: Path) -> None:
    file = tmp_path / "table.xlsx"
    file.write_bytes(b"old")
    told: list[float] = []

    def enough(part: float) -> None:
        told.append(part)
        if part == 1.0:
            raise ExportCancelled

    with pytest.raises(ExportCancelled):
        write_whole(file, bytes(3_000_000), replace=True, progress=enough)
    assert told == sorted(told)
    assert len(told) == 4
    assert file.read_bytes() == b"old"
    assert names(tmp_path) == ["table.xlsx"]


def test_a_disk_without_links_takes_a_file_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    write_whole(tmp_path / "table.csv", b"all of it")
    assert (tmp_path / "table.csv").read_bytes() == b"all of it"
    assert names(tmp_path) == ["table.csv"]


@pytest.mark.parametrize("replace", [False, True])
def test_a_full_disk_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, replace: bool
) -> None:
    if replace:
        (tmp_path / "table.csv").write_bytes(b"old")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    before = names(tmp_path)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match="No space left"):
        write_whole(tmp_path / "table.csv", b"new", replace=replace)
    assert names(tmp_path) == before
    assert not replace or (tmp_path / "table.csv").read_bytes() == b"old"


def test_through_a_link_the_file_it_points_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to("real")
    write_whole(tmp_path / "link", b"new", replace=True)
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_folders_and_devices_are_never_replaced(tmp_path: Path) -> None:
    for path in (tmp_path, Path(os.devnull)):
        with pytest.raises(FileError, match="no file that can be replaced"):
            write_whole(path, b"", replace=True)


def test_without_a_folder_there_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no folder"):
        write_whole(tmp_path / "none" / "table.csv", b"")


def test_a_name_that_no_disk_takes_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be written"):
        write_whole(tmp_path / ("x" * 300), b"")
