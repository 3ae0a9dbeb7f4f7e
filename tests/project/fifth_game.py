"""The fifth game, put into a copy of Scorepad as somebody puts in a new one: its files, and two lines.

`python -m tests.project.fifth_game` checks its types there, where its imports lead somewhere.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests" / "fifth_game"
CACHE = ROOT / ".mypy_cache" / GAME.name
COPIED = ("scorepad", "resources", "tests")

# The list that names every game, the module to be imported for it, and the line.
LINES = (
    ("scorepad/games/__init__.py", "GAMES", "scorepad.games", "    whist.GAME,"),
    ("scorepad/ui/faces/__init__.py", "FACES", "scorepad.ui.faces", '    "whist": whist.FACE,'),
)


def files() -> tuple[Path, ...]:
    """The fifth game's files, by their places in the project."""
    return tuple(
        sorted(file.relative_to(GAME) for file in GAME.rglob("*") if file.is_file() and not is_made(file))
    )


def is_made(file: Path) -> bool:
    """Whether Python made it, and nobody wrote it."""
    return "__pycache__" in file.parts


def plant(copy: Path) -> None:
    """Make a copy of the project in an empty folder, and add the fifth game to it."""
    # What Python made of the modules holds for the copies too; files that it is just making do not.
    left = shutil.ignore_patterns("*.pyc.*", "*pytest*.pyc", GAME.name)
    for name in COPIED:
        shutil.copytree(ROOT / name, copy / name, ignore=left)
    shutil.copy2(ROOT / "pyproject.toml", copy)
    for file in files():
        (copy / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(GAME / file, copy / file)
    for file_name, name, package, line in LINES:
        add_line(copy / file_name, name, f"from {package} import whist", line)


def add_line(file: Path, name: str, imported: str, line: str) -> None:
    """Put a line at the end of the list of that name, and its import above the list."""
    lines = file.read_text(encoding="utf-8").splitlines()
    start = next(at for at, one in enumerate(lines) if one.startswith(f"{name}:"))
    end = next(at for at in range(start + 1, len(lines)) if not lines[at].startswith(" "))
    lines[end:end] = [line]
    lines[start:start] = [imported, ""]
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")


def run_in(copy: Path, *command: str | Path) -> "subprocess.CompletedProcess[str]":
    """Run a command there, where `scorepad` is the copy's, and keep what it says."""
    # Nothing of the test run that this is called from.
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environment = {**inherited, "PYTHONPATH": str(copy)}
    return subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )


def main() -> int:
    """Check the fifth game's types as strictly as all others; mypy's exit status."""
    modules = [str(file) for file in files() if file.suffix == ".py"]
    with tempfile.TemporaryDirectory() as folder:
        plant(Path(folder))
        done = run_in(Path(folder), sys.executable, "-m", "mypy", "--cache-dir", str(CACHE), *modules)
    print(done.stdout, end="")
    print(done.stderr, end="", file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
