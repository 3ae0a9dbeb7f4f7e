"""What is left unloaded: rules without a window or a database, short commands without either."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SLOW = {"PySide6", "shiboken6", "sqlmodel", "sqlalchemy", "pydantic", "xlsxwriter"}

RECORD = {
    "scorepad": 1,
    "game": "boerenbridge",
    "players": ["Anna", "Bram", "Cato", "Daan"],
    "deals": [{"bids": [0, 1, 0, 1], "tricks": [0, 1, 0, 0]}],
}

TELL = (
    "import sys; print(' '.join(sorted({name.partition('.')[0] for name in sys.modules})), file=sys.stderr)"
)


def loaded(code: str) -> set[str]:
    """The packages that a fresh Python has loaded after running `code`."""
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{TELL}"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stderr.splitlines()[-1].split())


def test_rules_load_no_window_and_no_database() -> None:
    code = "import scorepad.core, scorepad.games, scorepad.season"
    assert not loaded(code) & {*SLOW, "sqlite3"}


@pytest.mark.parametrize(
    "words",
    [
        ["--version"],
        ["--help"],
        ["score", "FILE"],
        ["score", "FILE", "--json"],
        ["forbidden", "--cards", "5", "2", "0", "1"],
    ],
    ids=" ".join,
)
def test_short_commands_load_no_window_and_no_database(words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "evening.scorepad"
    file.write_text(json.dumps(RECORD), encoding="utf-8")
    asked = ["--data", str(tmp_path), *(str(file) if word == "FILE" else word for word in words)]
    code = (
        "from scorepad.__main__ import main\n"
        "try:\n"
        f"    status = main({asked!r})\n"
        "except SystemExit as end:\n"
        "    status = end.code\n"
        "assert not status, status"
    )
    assert not loaded(code) & SLOW
