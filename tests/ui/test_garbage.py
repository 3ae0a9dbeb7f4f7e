"""Python's garbage is collected on the interface thread alone."""

import gc
import threading
import weakref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from scorepad.ui.garbage import GarbageCollector


class Knot(QObject):
    """An object that only the collector can free."""

    def __init__(self) -> None:
        super().__init__()
        self.me = self


def test_a_knot_left_behind_is_freed_by_the_timer_and_by_no_other_thread(qtbot: QtBot) -> None:
    freed_on: list[int] = []
    owner = QObject()
    GarbageCollector(owner)
    weakref.finalize(Knot(), lambda: freed_on.append(threading.get_ident()))

    def litter() -> None:
        kept = [[number] for number in range(100_000)]
        del kept

    other = threading.Thread(target=litter)
    other.start()
    other.join()
    assert not gc.isenabled()
    more = [[number] for number in range(100_000)]
    qtbot.waitUntil(lambda: bool(freed_on), timeout=20_000)
    assert freed_on == [threading.get_ident()]
    assert more
