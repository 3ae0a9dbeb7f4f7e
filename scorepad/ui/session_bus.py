"""As much of D-Bus as it takes to ask a service of the desktop for something and to wait for its answer.

Qt's own D-Bus calls keep Python's lock while they connect, so that a bus that does not answer would stop
the window from whatever thread it is called, and they cannot say an unsigned number. The few messages that
are needed are written here by the D-Bus specification ("Message Protocol", "Authentication Protocol").
"""

import os
import socket
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Self
from urllib.parse import unquote

_LONGEST = 1 << 20
"""Bytes of the longest message that is believed to be one."""
_CALL, _ANSWER, _REFUSAL = 1, 2, 3
_PATH, _INTERFACE, _MEMBER, _REFUSED_AS, _ANSWERS, _DESTINATION, _SIGNATURE = 1, 2, 3, 4, 5, 6, 8


class BusError(Exception):
    """There is no bus, or what was asked was refused."""


@dataclass(frozen=True)
class Service:
    """Somebody on the bus who can be asked for something."""

    name: str
    path: str
    interface: str


_THE_BUS = Service("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")


def addresses(environment: Mapping[str, str]) -> tuple[str, ...]:
    r"""The sockets of the session's bus, the one to try first at the front; none where there is no bus.

    >>> addresses({"DBUS_SESSION_BUS_ADDRESS": "unix:abstract=/tmp/a%20bus,guid=0f;tcp:host=there"})
    ('\x00/tmp/a bus',)
    >>> addresses({"XDG_RUNTIME_DIR": "/run/user/7"})
    ('/run/user/7/bus',)
    """
    told = environment.get("DBUS_SESSION_BUS_ADDRESS")
    if told is None:
        folder = environment.get("XDG_RUNTIME_DIR")
        return () if not folder else (str(Path(folder) / "bus"),)
    found = []
    for one in told.split(";"):
        transport, _, rest = one.partition(":")
        keys = dict(pair.partition("=")[::2] for pair in rest.split(","))
        if transport == "unix" and "path" in keys:
            found.append(unquote(keys["path"]))
        elif transport == "unix" and "abstract" in keys:
            found.append("\0" + unquote(keys["abstract"]))
    return tuple(found)


class SessionBus:
    """A connection to the bus, to be used in a `with`; whoever leaves it takes back what was asked.

    Every wait ends after `patience` seconds. Raises OSError where nobody listens or answers in time, and
    BusError where the bus does not want to talk.
    """

    def __init__(self, address: str, patience: float) -> None:
        self._serial = 0
        self._socket = socket.socket(socket.AF_UNIX)
        try:
            self._socket.settimeout(patience)
            self._socket.connect(address)
            self._incoming = self._socket.makefile("rb")
            self._introduce_ourselves()
        except BaseException:
            self._socket.close()
            raise

    def __enter__(self) -> Self:
        """Be on the bus."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave it."""
        self._incoming.close()
        self._socket.close()

    def ask(self, service: Service, method: str, *arguments: str | int) -> tuple[int, ...]:
        """Call a method with texts and unsigned numbers; the unsigned numbers that it gives back.

        Raises BusError where the service is not there or refuses.
        """
        self._serial += 1
        self._socket.sendall(_call(self._serial, service, method, arguments))
        try:
            while (answer := _read(self._incoming)).answers != self._serial:
                # The bus also tells everybody by which name it knows him.
                continue
            return answer.numbers()
        except (KeyError, struct.error) as nonsense:
            raise BusError("what comes is no message") from nonsense

    def _introduce_ourselves(self) -> None:
        user = str(os.getuid()).encode().hex()
        self._socket.sendall(f"\0AUTH EXTERNAL {user}\r\n".encode())
        if not self._incoming.readline(_LONGEST).startswith(b"OK "):
            raise BusError("the bus refuses to talk")
        self._socket.sendall(b"BEGIN\r\n")
        self.ask(_THE_BUS, "Hello")


# Messages: a head of fixed length, fields that say what it is about, and the arguments.


def _call(serial: int, service: Service, method: str, arguments: tuple[str | int, ...]) -> bytes:
    """The bytes of a call."""
    signature = "".join("s" if isinstance(one, str) else "u" for one in arguments)
    fields = [
        (_PATH, b"o", _text(service.path)),
        (_INTERFACE, b"s", _text(service.interface)),
        (_MEMBER, b"s", _text(method)),
        (_DESTINATION, b"s", _text(service.name)),
        (_SIGNATURE, b"g", bytes([len(signature)]) + signature.encode() + b"\0"),
    ]
    about = b""
    for code, kind, value in fields:
        about = _padded(about, 8) + bytes([code, 1, *kind, 0]) + value
    body = b""
    for argument in arguments:
        value = _text(argument) if isinstance(argument, str) else struct.pack("<I", argument)
        body = _padded(body, 4) + value
    head = struct.pack("<cBBBIII", b"l", _CALL, 0, 1, len(body), serial, len(about))
    return _padded(head + about, 8) + body


def _text(text: str) -> bytes:
    letters = text.encode()
    return struct.pack("<I", len(letters)) + letters + b"\0"


def _padded(data: bytes, to: int) -> bytes:
    return data + bytes(-len(data) % to)


@dataclass(frozen=True)
class _Message:
    """What came from the bus; `order` is that of its bytes, as `struct` writes it."""

    kind: int
    fields: Mapping[int, bytes]
    body: bytes
    order: str

    @property
    def answers(self) -> int | None:
        """The serial of the call that it answers, if it answers one."""
        if self.kind not in (_ANSWER, _REFUSAL):
            return None
        (serial,) = struct.unpack(self.order + "I", self.fields[_ANSWERS])
        return int(serial)

    def numbers(self) -> tuple[int, ...]:
        """What an answer gives back, where that is unsigned numbers alone; else nothing."""
        if self.kind == _REFUSAL:
            raise BusError(self.fields[_REFUSED_AS].decode(errors="replace"))
        kinds = self.fields.get(_SIGNATURE, b"")
        if set(kinds) != {ord("u")}:
            return ()
        return struct.unpack(f"{self.order}{len(kinds)}I", self.body)


class _Reader:
    """Reads on through the fields of a message."""

    def __init__(self, data: bytes, order: str) -> None:
        self._data, self._order, self._at = data, order, 0

    def fields(self) -> dict[int, bytes]:
        """Each field's value by its code."""
        found = {}
        while self._at < len(self._data):
            self._at += -self._at % 8
            code = self._take(1)[0]
            kind = self._counted("B")
            found[code] = self._value(kind)
        return found

    def _value(self, kind: bytes) -> bytes:
        if kind == b"g":
            return self._counted("B")
        self._at += -self._at % 4
        return self._take(4) if kind == b"u" else self._counted("I")

    def _counted(self, how: str) -> bytes:
        """Bytes with their number before them and a nought behind them."""
        (length,) = struct.unpack(self._order + how, self._take(struct.calcsize(how)))
        return self._take(length + 1)[:-1]

    def _take(self, count: int) -> bytes:
        taken = self._data[self._at : self._at + count]
        if len(taken) < count:
            raise BusError("a message that ends too early")
        self._at += count
        return taken


def _read(incoming: BinaryIO) -> _Message:
    """The next message; raises BusError where what comes is none."""
    head = _exactly(incoming, 16)
    order = {b"l": "<", b"B": ">"}.get(head[:1])
    if order is None:
        raise BusError("what comes is no message")
    kind, body_length, _, about_length = struct.unpack(order + "xBxxIII", head)
    if body_length + about_length > _LONGEST:
        raise BusError("a message without end")
    about = _exactly(incoming, about_length + -about_length % 8)[:about_length]
    body = _exactly(incoming, body_length)
    return _Message(kind, _Reader(about, order).fields(), body, order)


def _exactly(incoming: BinaryIO, count: int) -> bytes:
    data = incoming.read(count)
    if len(data) < count:
        raise BusError("the bus is gone")
    return data
