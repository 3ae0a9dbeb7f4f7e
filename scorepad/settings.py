"""The application's settings, in a small file of the data folder that needs no Qt to read."""

import configparser
import json
import os
import re
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from scorepad.core.evening import NOBODY_WAITS, Waiting
from scorepad.core.names import fold, name_fault
from scorepad.core.time_limit import LEAST_MINUTES, MOST_MINUTES, USUAL_MINUTES

_SECTION = "scorepad"
WIDEST = 20_000
"""More pixels than any screen is wide: beyond it a width is a mistake in the file."""


@dataclass(frozen=True)
class Settings:
    """What the user chose. `language` "" is the system's; `text_scale` 1.0 is 100 %.

    `window` is the window's place and size as Qt packs it, in hexadecimal; "" where it was never shown.
    `entry_width` is that of the match page's entry in pixels; 0 is as wide as suits the window.
    `waiting` are the pairs that wait for a place. `minutes` is how long a timed match lasts. The match that
    started at `clock_of` counts them from `clock_from` on, every other from its start; both are ISO 8601 with
    an offset, "" where no clock was set anew. `second_folder` is where backups are put besides the data
    folder, "" for nowhere; in it `shelf` is the folder of this history alone. `checked_at` is when the whole
    history was last checked, in ISO 8601, "" where it never was.
    """

    theme: str = "system"
    text_scale: float = 1.0
    language: str = ""
    window: str = ""
    entry_width: int = 0
    waiting: Waiting = NOBODY_WAITS
    minutes: int = USUAL_MINUTES
    clock_of: str = ""
    clock_from: str = ""
    second_folder: str = ""
    shelf: str = ""
    checked_at: str = ""


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
        parser[_SECTION] = {key: _text(key, value) for key, value in vars(self._settings).items()}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self._path.with_suffix(".new")
        try:
            with unfinished.open("w", encoding="utf-8") as file:
                parser.write(file)
                file.flush()
                # A file may have its name before it has its content, and a power cut come between.
                os.fsync(file.fileno())
            unfinished.replace(self._path)
        finally:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)

    def second_shelf(self) -> Path | None:
        """The folder for the second copies of this history's backups; None where none was chosen.

        Two data folders may have chosen the same stick, so each has a folder of its own on it.
        """
        if not self._settings.second_folder:
            return None
        if not self._settings.shelf:
            with suppress(OSError):  # it is the same until the program ends, then
                self.change(shelf=f"scorepad-{secrets.token_hex(4)}")
        return Path(self._settings.second_folder) / self._settings.shelf


def _text(key: str, value: object) -> str:
    """A setting on one line, whatever the names hold that are in it."""
    if key == "second_folder":
        return json.dumps(value)
    if not isinstance(value, Waiting):
        return str(value)
    at = None if value.at is None else value.at.isoformat(timespec="seconds")
    return json.dumps({"pairs": value.pairs, "losers_wait": value.losers_wait, "at": at})


def _is_no_name(name: object) -> bool:
    return not isinstance(name, str) or name_fault(name) is not None


def _waiting(text: str) -> Waiting:
    """The list as it was kept; where it names nobody, somebody twice, or no evening, nothing is left."""
    with suppress(ValueError, TypeError, KeyError, RecursionError):
        held = json.loads(text)
        at = datetime.fromisoformat(held["at"])
        pairs = tuple((first, second) for first, second in held["pairs"])
        names = [name for pair in pairs for name in pair]
        is_list = not any(map(_is_no_name, names)) and len(set(map(fold, names))) == len(names)
        if at.tzinfo is not None and is_list:
            return Waiting(pairs, held["losers_wait"] is True, at)
    return NOBODY_WAITS


def _moment(text: str) -> str:
    """A moment as it was kept; "" where it is none."""
    with suppress(ValueError):
        return text if datetime.fromisoformat(text).tzinfo is not None else ""
    return ""


def _folder(text: str) -> str:
    """A folder as it was kept; "" where it is none."""
    with suppress(ValueError, RecursionError):
        folder = json.loads(text)
        if isinstance(folder, str) and Path(folder).is_absolute() and "\0" not in folder:
            return folder
    return ""


def _shelf(text: str) -> str:
    """The name of a shelf as it was made; "" where it is none."""
    return text if re.fullmatch(r"scorepad-[0-9a-f]{8}", text) else ""


_LARGEST = 2**20
"""Letters that are read of a file of settings; it has some hundreds."""


def _read(path: Path) -> Settings:
    parser = configparser.ConfigParser(interpolation=None)
    try:
        if path.is_file():  # a pipe would be waited for, a device may have no end
            with path.open(encoding="utf-8") as file:
                parser.read_string(file.read(_LARGEST))
        found: Mapping[str, str] = dict(parser[_SECTION]) if parser.has_section(_SECTION) else {}
        scale = float(found.get("text_scale", 1.0))
        entry_width = int(found.get("entry_width", 0))
        minutes = int(found.get("minutes", USUAL_MINUTES))
    except (OSError, ValueError, configparser.Error):
        return Settings()
    return Settings(
        theme=found.get("theme", Settings.theme),
        text_scale=scale if 0.8 <= scale <= 2.0 else 1.0,
        language=found.get("language", Settings.language),
        window=found.get("window", Settings.window),
        entry_width=entry_width if 0 <= entry_width <= WIDEST else 0,
        waiting=_waiting(found.get("waiting", "")),
        minutes=minutes if LEAST_MINUTES <= minutes <= MOST_MINUTES else USUAL_MINUTES,
        clock_of=_moment(found.get("clock_of", "")),
        clock_from=_moment(found.get("clock_from", "")),
        second_folder=_folder(found.get("second_folder", "")),
        shelf=_shelf(found.get("shelf", "")),
        checked_at=_moment(found.get("checked_at", "")),
    )
