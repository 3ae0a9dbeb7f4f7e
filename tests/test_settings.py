from pathlib import Path

import pytest

from scorepad.settings import Settings, SettingsFile


def test_settings_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.ini"
    SettingsFile(path).change(theme="dark", text_scale=1.4, language="nl")
    assert SettingsFile(path).settings == Settings(theme="dark", text_scale=1.4, language="nl")


@pytest.mark.parametrize(
    "spoiled", [b"", b"\xff\xfe\x00", b"[scorepad", b"[scorepad]\ntext_scale = huge\n", b"[other]\n"]
)
def test_a_spoiled_file_gives_the_defaults(tmp_path: Path, spoiled: bytes) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(spoiled)
    assert SettingsFile(path).settings == Settings()


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
