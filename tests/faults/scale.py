"""How much of each fault test is run: all of it, or the share that SCOREPAD_FAULTS says, in percent."""

import os

_PERCENT = float(os.environ.get("SCOREPAD_FAULTS", "100"))


def counted(full: int, least: int = 1) -> int:
    """The number of trials of a test whose whole count is `full`, never fewer than `least`."""
    return max(least, round(full * _PERCENT / 100))
