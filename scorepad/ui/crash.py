"""What a user sees of a bug: one dialog, no traceback, and what is safe."""

from PySide6.QtCore import QMetaObject, QObject, Qt, QThread, Slot
from PySide6.QtWidgets import QApplication, QMessageBox

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.say import say

_TITLE = QT_TRANSLATE_NOOP("crash", "Something went wrong")
_TEXT = QT_TRANSLATE_NOOP(
    "crash",
    "Scorepad made a mistake ({what}). Everything marked as saved is safe; you can go on, or close the "
    "window and start again. The log in the data folder tells what happened.",
)


class _CrashTeller(QObject):
    """Shows the dialog on the interface thread, one at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.what = ""
        self._is_open = False

    @Slot()
    def tell(self) -> None:
        """Show the dialog unless one is open."""
        if self._is_open:
            return
        self._is_open = True
        box = QMessageBox(QApplication.activeWindow())
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(say(_TITLE))
        box.setText(say(_TITLE))
        box.setInformativeText(say(_TEXT.of(what=self.what)))
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.finished.connect(self._closed)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _closed(self) -> None:
        self._is_open = False


_teller: list[_CrashTeller] = []


def show_crash(bug: BaseException) -> None:
    """Tell the user of a bug, from whatever thread it is noticed on."""
    application = QApplication.instance()
    if application is None:
        return
    if not _teller:
        _teller.append(_CrashTeller())
        _teller[0].moveToThread(application.thread())
    _teller[0].what = type(bug).__name__
    if QThread.currentThread() is application.thread():
        _teller[0].tell()
    else:
        QMetaObject.invokeMethod(_teller[0], "tell", Qt.ConnectionType.QueuedConnection)
