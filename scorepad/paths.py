"""Where things are kept: the data folder with everything of the user's, and the program's resources."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class DataFolder:
    """The folder that holds the whole state of the program; two folders are two lives kept apart.

    One that `is_sample` is made anew for each window on it, and emptied when that is closed.
    """

    path: Path
    is_sample: bool = False

    @property
    def sample(self) -> "DataFolder":
        """Where the sample year is while a window shows it."""
        return DataFolder(self.path / "sample", is_sample=True)

    @property
    def database(self) -> Path:
        """The history."""
        return self.path / "scorepad.db"

    @property
    def backups(self) -> Path:
        """The shelf of backups, and what was set aside as damaged."""
        return self.path / "backups"

    @property
    def settings(self) -> Path:
        """The application's settings."""
        return self.path / "settings.ini"

    @property
    def logs(self) -> Path:
        """What went wrong, for whoever mends it."""
        return self.path / "logs"


def data_folder(chosen: str | None, environment: Mapping[str, str] = os.environ) -> DataFolder:
    """The folder of `--data`, else of `SCOREPAD_DATA`, else the platform's own place for user data."""
    given = chosen or environment.get("SCOREPAD_DATA")
    if given:
        # os.path, not Path: a "~somebody" who is not there stays a name and is no error.
        return DataFolder(Path(os.path.expanduser(given)).absolute())  # noqa: PTH111
    import platformdirs  # only here: a chosen folder needs no knowledge of the platform

    return DataFolder(platformdirs.user_data_path("scorepad", appauthor=False))


def resource(*parts: str) -> Path:
    """A file that comes with the program, beside the package in a checkout and inside it once installed."""
    package = Path(__file__).parent
    installed = package / "resources"
    return (installed if installed.is_dir() else package.parent / "resources").joinpath(*parts)
