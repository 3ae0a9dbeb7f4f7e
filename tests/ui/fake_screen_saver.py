"""A screen saver that tells what it is asked: `python -m tests.ui.fake_screen_saver ADDRESS`.

It speaks through Qt, which knows nothing of how Scorepad speaks.
"""

import sys

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection

from scorepad.ui.awake import SAVER, SAVER_PATH

READY = "ready"
FIRST_COOKIE = 4_000_000_000
"""Beyond what a signed number holds: cookies are unsigned."""


def tell(what: str) -> None:
    """To whoever started it, at once."""
    sys.stdout.write(what + "\n")
    sys.stdout.flush()


@ClassInfo({"D-Bus Interface": SAVER})  # type: ignore[call-arg]  # its stub is wrong
class FakeScreenSaver(QObject):  # type: ignore[operator]
    """Gives each who asks a cookie of his own."""

    _given = FIRST_COOKIE - 1

    @Slot(str, str, result="uint")
    def Inhibit(self, who: str, why: str) -> int:
        self._given += 1
        tell(f"Inhibit {who}: {why}")
        return self._given

    @Slot("uint")
    def UnInhibit(self, cookie: int) -> None:
        tell(f"UnInhibit {cookie}")


def main(address: str) -> int:
    application = QCoreApplication([])
    bus = QDBusConnection.connectToBus(address, "screen saver")
    service = FakeScreenSaver()
    bus.registerObject(SAVER_PATH, service, QDBusConnection.RegisterOption.ExportAllSlots)
    if not bus.registerService(SAVER):
        return 1
    tell(READY)
    return application.exec()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
