import os
import sys
from datetime import datetime
from pathlib import Path

import pytest

from scorepad.core.evening import NOBODY_WAITS, Waiting
from scorepad.settings import Settings, SettingsFile


def test_settings_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.ini"
    SettingsFile(path).change(theme="dark", text_scale=1.4, language="nl")
    assert SettingsFile(path).settings == Settings(theme="dark", text_scale=1.4, language="nl")


NINE = datetime.fromisoformat("2026-01-09T21:00:00+01:00")


@pytest.mark.parametrize("name", ["%(theme)s", "[x]", "a = b", "é\u2028ö", '"', "\\", "😀", " ; #"])
def test_waiting_pairs_are_kept_whatever_their_names(tmp_path: Path, name: str) -> None:
    path = tmp_path / "settings.ini"
    waiting = Waiting(((name, "Finn"), ("Gijs", name + name)), losers_wait=True, at=NINE)
    SettingsFile(path).change(waiting=waiting)
    SettingsFile(path).change(theme="dark")
    assert SettingsFile(path).settings == Settings(theme="dark", waiting=waiting)


@pytest.mark.parametrize(
    "spoiled",
    [
        "x",
        "[]",
        "{}",
        '{"pairs": [["Eva"]], "losers_wait": true, "at": "2026-01-09T21:00:00+01:00"}',
        '{"pairs": [["Eva", 1]], "losers_wait": true, "at": "2026-01-09T21:00:00+01:00"}',
        '{"pairs": [["Eva", " "]], "losers_wait": true, "at": "2026-01-09T21:00:00+01:00"}',
        '{"pairs": 7, "losers_wait": true, "at": "2026-01-09T21:00:00+01:00"}',
        '{"pairs": [["Eva", "Finn"]], "losers_wait": true, "at": "2026-01-09T21:00:00"}',
        '{"pairs": [["Eva", "Finn"]], "losers_wait": true, "at": null}',
        '{"pairs": [["Eva", "eva"]], "losers_wait": true, "at": "2026-01-09T21:00:00+01:00"}',
        "[" * 100_000,
    ],
)
def test_a_spoiled_list_of_pairs_is_empty(tmp_path: Path, spoiled: str) -> None:
    path = tmp_path / "settings.ini"
    path.write_text(f"[scorepad]\ntheme = dark\nwaiting = {spoiled}\n")
    assert SettingsFile(path).settings == Settings(theme="dark", waiting=NOBODY_WAITS)


def test_the_clock_of_a_match_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    SettingsFile(path).change(minutes=30, clock_of=NINE.isoformat(), clock_from=NINE.isoformat())
    read = SettingsFile(path).settings
    assert (read.minutes, read.clock_of, read.clock_from) == (30, NINE.isoformat(), NINE.isoformat())


def test_a_clock_that_no_match_has_is_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[scorepad]\nminutes = 0\nclock_of = nine\nclock_from = 2026-01-09T21:00\n")
    assert SettingsFile(path).settings == Settings()


@pytest.mark.parametrize(
    "spoiled", [b"", b"\xff\xfe\x00", b"[scorepad", b"[scorepad]\ntext_scale = huge\n", b"[other]\n"]
)
def test_a_spoiled_file_gives_the_defaults(tmp_path: Path, spoiled: bytes) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(spoiled)
    assert SettingsFile(path).settings == Settings()


@pytest.mark.parametrize(
    "folder", ["/media/stick", "/media/ my stick ", "/m\n[x]\na = b", "/\udcff/%(theme)s"]
)
def test_a_second_folder_for_backups_is_kept_whatever_its_name(tmp_path: Path, folder: str) -> None:
    path = tmp_path / "settings.ini"
    SettingsFile(path).change(second_folder=folder, checked_at=NINE.isoformat())
    read = SettingsFile(path).settings
    assert (read.second_folder, read.checked_at) == (folder, NINE.isoformat())


@pytest.mark.parametrize("spoiled", ["/media/stick", '"stick"', '""', "7", '"/a\\u0000"', "[" * 100_000])
def test_a_second_folder_that_is_none_is_not_taken(tmp_path: Path, spoiled: str) -> None:
    path = tmp_path / "settings.ini"
    path.write_text(
        f"[scorepad]\ntheme = dark\nsecond_folder = {spoiled}\nshelf = ../..\nchecked_at = nine\n"
    )
    assert SettingsFile(path).settings == Settings(theme="dark")


def test_each_data_folder_has_a_shelf_of_its_own_in_the_second_folder(tmp_path: Path) -> None:
    shelves = []
    for name in ("one", "other"):
        settings = SettingsFile(tmp_path / name / "settings.ini")
        assert settings.second_shelf() is None
        settings.change(second_folder=str(tmp_path))
        shelves.append(settings.second_shelf())
        assert SettingsFile(tmp_path / name / "settings.ini").second_shelf() == shelves[-1]
    assert {shelf.parent for shelf in shelves if shelf is not None} == {tmp_path}
    assert len(set(shelves)) == 2


def test_settings_are_on_the_disk_before_they_have_their_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.ini"
    SettingsFile(path).change(theme="dark")

    def no_room(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    with pytest.raises(OSError, match="space"):
        SettingsFile(path).change(theme="light")
    assert SettingsFile(path).settings.theme == "dark"
    assert [file.name for file in tmp_path.iterdir()] == ["settings.ini"]


def test_a_text_size_out_of_range_is_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[scorepad]\ntheme = dark\ntext_scale = 90\n")
    assert SettingsFile(path).settings == Settings(theme="dark")


def test_what_cannot_be_kept_holds_for_now(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    settings = SettingsFile(blocked / "settings.ini")
    with pytest.raises(OSError):
        settings.change(theme="light")
    assert settings.settings.theme == "light"


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among files there")
def test_a_pipe_in_the_place_of_the_settings_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.ini")
    assert SettingsFile(tmp_path / "settings.ini").settings == Settings()
