"""The main pages as they should look, to compare with how they look: `make masters` draws them anew.

Fonts, and how they are drawn, differ from machine to machine. So masters and what is compared with them are
drawn by a program of their own, which sees no other letters than those in `fonts`.
"""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
PAGES = (
    *("home", "new-match", "match-dealer-bids", "auction-calls", "bridgette-preview"),
    *("troefcall-outcome", "table-playing", "history", "players", "season-table", "rules"),
    *("settings", "dialog-points", "crash"),
)
"""The scenes of the gallery that have a master."""


def draw_apart(folder: Path) -> None:
    """Draw the pages into a folder, by a program of its own. Raises CalledProcessError with what it said."""
    surroundings = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),  # nobody's settings, and room for the cache of the fonts
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "QT_QPA_PLATFORM": "offscreen",
        "QT_LOGGING_RULES": "default.warning=false",  # the platform has no window manager, and says so
        "FONTCONFIG_FILE": str(HERE / "fonts" / "fonts.conf"),
    }
    subprocess.run(
        [sys.executable, "-m", "tests.masters", str(folder)],
        cwd=HERE.parent.parent,
        env=surroundings,
        check=True,
        capture_output=True,
        text=True,
    )
