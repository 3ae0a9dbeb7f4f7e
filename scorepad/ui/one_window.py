"""One window for each data folder: a second start hands its file to the first, and raises it.

The first takes a lock, which costs next to nothing before its window is painted, and listens from then on.
Who finds the lock taken asks its holder instead of opening a window. The lock is the truth: a program that
was killed has lost it, whatever it left lying about.
"""

from __future__ import annotations

import logging
import os
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCryptographicHash, QDeadlineTimer, QDir, QLockFile, QObject, Signal

from scorepad.paths import DataFolder

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 10_000
"""Milliseconds in which the first window must have come to listen; a slow machine may need them to start."""
ANSWER = 3_000
"""Milliseconds in which it must have answered, once it listens."""
_PAUSE = 50
"""Milliseconds between one try to reach it and the next."""

_GREETING = b"scorepad 1"
_SHOWN = b"shown"
_END = b"\0"
"""Ends each part of a message: no path holds it."""
_PARTS = 3
_LONGEST = 1 << 16
_TOKEN = "XDG_ACTIVATION_TOKEN"
"""What a desktop gives a program that the user starts, so that its window may come to the front."""

log = logging.getLogger("scorepad")


class Meeting(Enum):
    """What a start finds."""

    FIRST = auto()
    """No other has this folder; the window is this program's to open."""
    SHOWN = auto()
    """Another has, and shows its window now."""
    NO_ANSWER = auto()
    """Another has, and does not answer."""


class OneWindow(QObject):
    """The right to show a window on a data folder, held until `close` or the end of the program."""

    asked = Signal(object)
    """Somebody started the program again: with the Path of a record, or None."""

    def __init__(self, folder: DataFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        place = _meeting_place(folder)
        # Windows has names for this, other systems files.
        self._address = f"{place}.socket" if os.name == "posix" else place.name
        self._lock = QLockFile(f"{place}.lock")
        # A long evening makes no lock stale, only the end of the program does.
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None

    def meet(self, file: Path | None, *, patience: int = PATIENCE, answer: int = ANSWER) -> Meeting:
        """Become the first, or hand `file` to the one that is; times are in milliseconds."""
        deadline = QDeadlineTimer(patience)
        pause = 0
        while not self._lock.tryLock(pause):
            if self._lock.error() is not QLockFile.LockError.LockFailedError:
                log.warning("no lock for one window: %s", self._lock.error())
                return Meeting.FIRST
            socket = self._reach()
            if socket is not None:
                if _hand_over(socket, file, answer):
                    return Meeting.SHOWN
                if socket.state() is not socket.LocalSocketState.UnconnectedState:
                    return Meeting.NO_ANSWER
            if deadline.hasExpired() and not self._lock.removeStaleLockFile():
                return Meeting.NO_ANSWER
            pause = _PAUSE
        return Meeting.FIRST

    def listen(self) -> None:
        """Hear of later starts from now on. Only the first may."""
        if self._server is not None:
            return
        from PySide6.QtNetwork import QLocalServer

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(self._address)
        server.newConnection.connect(self._welcome)
        if not server.listen(self._address):
            log.warning("later starts cannot be heard: %s", server.errorString())
        self._server = server

    def close(self) -> None:
        """Let another be the first."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        self._lock.unlock()

    # As the second.

    def _reach(self) -> QLocalSocket | None:
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._address)
        return socket if socket.waitForConnected(_PAUSE) else None

    # As the first.

    def _welcome(self) -> None:
        assert self._server is not None
        while (caller := self._server.nextPendingConnection()) is not None:
            caller.disconnected.connect(caller.deleteLater)
            caller.readyRead.connect(lambda caller=caller: self._hear(caller))
            # What came along with the connection tells of itself no more.
            self._hear(caller)

    def _hear(self, caller: QLocalSocket) -> None:
        said = bytes(caller.peek(_LONGEST).data()).split(_END)
        if len(said) <= _PARTS:
            if caller.bytesAvailable() >= _LONGEST:
                caller.abort()
            return
        caller.readAll()
        greeting, path, token = said[:_PARTS]
        if greeting != _GREETING:
            caller.abort()
            return
        caller.write(_SHOWN + _END)
        caller.flush()
        caller.disconnectFromServer()
        if token:
            # Qt takes it from here when it raises a window.
            os.environ[_TOKEN] = os.fsdecode(token)
        self.asked.emit(Path(os.fsdecode(path)) if path else None)


def _hand_over(socket: QLocalSocket, file: Path | None, answer: int) -> bool:
    """Whether the first has taken a file and said that it shows its window."""
    path = b"" if file is None else os.fsencode(file.absolute())
    token = os.fsencode(os.environ.get(_TOKEN, ""))
    socket.write(b"".join(part + _END for part in (_GREETING, path, token)))
    deadline = QDeadlineTimer(answer)
    while not deadline.hasExpired():
        if socket.peek(len(_SHOWN) + 1).data() == _SHOWN + _END:
            return True
        if not socket.waitForReadyRead(deadline.remainingTime()):
            break
    return socket.peek(len(_SHOWN) + 1).data() == _SHOWN + _END


def _meeting_place(folder: DataFolder) -> Path:
    """Where starts on one folder by one user meet, on this machine: a path without an ending."""
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or QDir.tempPath())
    whose = os.fsencode(f"{QDir.homePath()}\0{folder.path.resolve()}")
    digest = bytes(QCryptographicHash.hash(whose, QCryptographicHash.Algorithm.Sha256).data()).hex()
    return (runtime if runtime.is_dir() else Path(QDir.tempPath())) / f"scorepad-{digest[:20]}"
