"""Each import contract, broken once on purpose in a copy of the package."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

UPWARD = "Nothing reaches upward"
GAMES = "Games do not know each other"
FACES = "Faces do not know each other"
PURE = "The rules know no window and no database"
NO_WINDOW = "Records, exports and the history know no window"
NO_DATABASE = "Old sheets know no database"
NO_HISTORY = "Widgets and faces know no history"

# contract, the module that breaks it, and by what
PLANTED = [
    (UPWARD, "scorepad/core/grid.py", "import scorepad.games"),
    (UPWARD, "scorepad/season/standings.py", "import scorepad.games"),
    (UPWARD, "scorepad/record.py", "import scorepad.store"),
    (UPWARD, "scorepad/store/errors.py", "import scorepad.ui.look"),
    (UPWARD, "scorepad/ui/look.py", "import scorepad.cli"),
    (UPWARD, "scorepad/ui/main_window.py", "import scorepad.app"),
    (UPWARD, "scorepad/app.py", "import scorepad.__main__"),
    (UPWARD, "scorepad/homeless.py", ""),
    (
        "Games do not know each other",
        "scorepad/games/poker/__init__.py",
        "import scorepad.games.boerenbridge",
    ),
    (FACES, "scorepad/ui/faces/poker.py", "import scorepad.ui.faces.boerenbridge"),
    (PURE, "scorepad/core/match.py", "import PySide6.QtCore"),
    (PURE, "scorepad/games/boerenbridge/rules.py", "import sqlite3"),
    (PURE, "scorepad/games/poker.py", "import pydantic"),
    (PURE, "scorepad/season/season.py", "def late():\n    import sqlmodel"),
    (PURE, "scorepad/season/season.py", "import sqlalchemy.orm"),
    (NO_WINDOW, "scorepad/record.py", "import PySide6.QtGui"),
    (NO_WINDOW, "scorepad/export/text.py", "import PySide6.QtGui"),
    (NO_WINDOW, "scorepad/store/tables.py", "import PySide6.QtCore"),
    (NO_WINDOW, "scorepad/old_sheets/reading.py", "import PySide6.QtCore"),
    (NO_DATABASE, "scorepad/old_sheets/planning.py", "import sqlite3"),
    (UPWARD, "scorepad/old_sheets/planning.py", "import scorepad.store.errors"),
    (UPWARD, "scorepad/record.py", "import scorepad.old_sheets"),
    (UPWARD, "scorepad/paper/style.py", "import scorepad.store.errors"),
    (UPWARD, "scorepad/export/text.py", "import scorepad.paper"),
    (NO_HISTORY, "scorepad/ui/widgets/card.py", "import scorepad.store"),
    (NO_HISTORY, "scorepad/ui/faces/boerenbridge/form.py", "import scorepad.store.writer"),
]


def contracts() -> set[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {contract["name"] for contract in settings["tool"]["importlinter"]["contracts"]}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for module in (ROOT / "scorepad").rglob("*.py"):
        place = tmp_path / module.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(module, place)
    return tmp_path


def broken(folder: Path) -> set[str]:
    """The names of the contracts that do not hold in a folder."""
    linter = Path(sys.executable).with_name("lint-imports")
    environment = {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"}
    done = subprocess.run(
        [linter, "--no-cache"], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    names = {line.split(" BROKEN")[0] for line in done.stdout.splitlines() if " BROKEN" in line}
    assert done.returncode == int(bool(names)), done.stdout + done.stderr
    return names


def test_every_contract_is_broken_once_below() -> None:
    assert {contract for contract, _, _ in PLANTED} == contracts()


def test_the_contracts_hold(copy: Path) -> None:
    assert broken(copy) == set()


@pytest.mark.parametrize(("contract", "module", "line"), PLANTED, ids=[f"{m}: {p}" for _, m, p in PLANTED])
def test_a_forbidden_import_breaks_its_contract(copy: Path, contract: str, module: str, line: str) -> None:
    place = copy / module
    place.parent.mkdir(exist_ok=True)
    with place.open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")
    assert contract in broken(copy)
