"""Files that a window reads and writes: what they are called, and where they are put."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

_LONGEST_STEM = 50
_DEVICES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{number}" for port in ("com", "lpt") for number in range(10)),
}

SHEETS = "*.csv *.tsv *.tab *.txt"
"""What old sheets are called."""
_SHEET_ENDINGS = (".csv", ".tsv", ".tab", ".txt", ".xlsx", ".xls", ".ods")


def is_sheet(file: Path) -> bool:
    """Whether a file is a sheet by its name, be it one that is told how to become readable.

    >>> is_sheet(Path("league.CSV")), is_sheet(Path("evening.scorepad"))
    (True, False)
    """
    return file.suffix.casefold() in _SHEET_ENDINGS


def file_stem(name: str) -> str:
    """A name as a file's, without what some disk would not take.

    >>> file_stem("Winter 2026/27"), file_stem(""), file_stem("../nul")
    ('Winter-2026-27', 'scorepad', 'nul-season')
    """
    letters = "".join(letter if letter.isalnum() else "-" for letter in name)
    stem = letters.strip("-")[:_LONGEST_STEM]
    # Windows has devices of these names in every folder, whatever their ending.
    if stem.casefold() in _DEVICES:
        return f"{stem}-season"
    return stem or "scorepad"


def with_suffix(path: Path, suffix: str) -> Path:
    """The file that was meant where the ending was not typed; a file that is there is taken by its word."""
    whole = path.with_name(f"{path.name}.{suffix}")
    return path if path.suffix or path.exists() or whole.exists() else whole


def ask_for_file(parent: QWidget, title: str, proposed: Path, form: str) -> Path | None:
    """Ask for a file to write; the system's dialog asks about one that is there."""
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), form)
    return Path(chosen) if chosen else None


def show_folder(folder: Path) -> None:
    """Show a folder in the system's own program for them."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
