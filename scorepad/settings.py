"""The application's settings, in a small file of the data folder that needs no Qt to read."""

import configparser
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

_SECTION = "scorepad"
WIDEST = 20_000
"""More pixels than any screen is wide: beyond it a width is a mistake in the file."""


@dataclass(frozen=True)
class Settings:
    """What the user chose. `language` "" is the system's; `text_scale` 1.0 is 100 %.

    `window` is the window's place and size as Qt packs it, in hexadecimal; "" where it was never shown.
    `entry_width` is that of the match page's entry in pixels; 0 is as wide as suits the window.
    """

    theme: str = "system"
    text_scale: float = 1.0
    language: str = ""
    window: str = ""
    entry_width: int = 0


class SettingsFile:
    """Where settings are kept. A file that cannot be read gives the defaults: settings are no history."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._settings = _read(path)

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._settings

    def change(self, **changed: Any) -> None:
        """Change some settings and keep them.

        Raises OSError where the file cannot be written; the change then holds until the program ends.
        """
        self._settings = replace(self._settings, **changed)
        parser = configparser.ConfigParser(interpolation=None)
        parser[_SECTION] = {key: str(value) for key, value in vars(self._settings).items()}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self._path.with_suffix(".new")
        with unfinished.open("w", encoding="utf-8") as file:
            parser.write(file)
        unfinished.replace(self._path)


def _read(path: Path) -> Settings:
    parser = configparser.ConfigParser(interpolation=None)
    try:
        parser.read(path, encoding="utf-8")
        found: Mapping[str, str] = dict(parser[_SECTION]) if parser.has_section(_SECTION) else {}
        scale = float(found.get("text_scale", 1.0))
        entry_width = int(found.get("entry_width", 0))
    except (OSError, ValueError, configparser.Error):
        return Settings()
    return Settings(
        theme=found.get("theme", Settings.theme),
        text_scale=scale if 0.8 <= scale <= 2.0 else 1.0,
        language=found.get("language", Settings.language),
        window=found.get("window", Settings.window),
        entry_width=entry_width if 0 <= entry_width <= WIDEST else 0,
    )
