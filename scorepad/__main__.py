"""`scorepad` and `python -m scorepad`: the commands, and the window that they may open."""

import sys
from collections.abc import Sequence
from pathlib import Path

from scorepad.cli import main as run
from scorepad.cli import tell_bug
from scorepad.paths import DataFolder


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the words of its command line; the exit status."""
    sys.excepthook = tell_bug  # the window, once it is there, tells bugs in a dialog
    return run(sys.argv[1:] if arguments is None else arguments, _open_window)


def _open_window(file: Path | None, folder: DataFolder, language: str, smoke_test: bool) -> int:
    from scorepad.app import run_window  # only here: everything that a window needs comes with it

    return run_window(file, folder, language, smoke_test=smoke_test)


if __name__ == "__main__":
    sys.exit(main())
