"""Where Python's garbage is collected: on the interface thread, and nowhere else.

The collector runs on whichever thread happens to allocate. If it destroys a Qt object on another one, that
thread waits for Python's lock with one of Qt's in its hand, the interface thread may wait the other way
round, and the window stands still for ever.
"""

import gc

from PySide6.QtCore import QObject, QTimer

OFTEN = 500
"""Between two looks at the garbage, in milliseconds."""


class GarbageCollector(QObject):
    """Collects by a timer what Python would have collected by itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.timeout.connect(collect)
        timer.start(OFTEN)


def collect() -> None:
    """Collect the generations that have grown as much as Python lets them."""
    counts, most = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > most[generation]:
            gc.collect(generation)
            return
