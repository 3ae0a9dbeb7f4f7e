"""What a program asks of the disk, recorded by strace and told to a model of a disk."""

import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.faults.disk_model import Disk

_CHANGES = (
    "creat,open,openat,close,fsync,fdatasync,ftruncate,truncate,fallocate,write,writev,pwrite64,pwritev,pwritev2,"
    "copy_file_range,sendfile,rename,renameat,renameat2,link,linkat,symlink,symlinkat,unlink,unlinkat,mkdir,"
    "mkdirat,rmdir"
)
"""Every way to change a file or a folder, and what tells which. A replay that does not know one says so."""
_CALL = re.compile(r"(?P<name>\w+)\((?P<arguments>.*)\)\s+= (?P<result>-?\d+)")
_ARGUMENT = re.compile(r'"(?P<text>(?:\\x[0-9a-f]{2})*)"(?P<cut>\.\.\.)?|(?P<word>[\w|]+)')


@dataclass(frozen=True)
class Call:
    """A system call that succeeded."""

    name: str
    arguments: tuple[str | bytes, ...]
    result: int

    def text(self, at: int) -> str:
        """An argument that is a path."""
        argument = self.arguments[at]
        assert isinstance(argument, bytes)
        return argument.decode()

    def data(self, at: int) -> bytes:
        """An argument that is bytes."""
        argument = self.arguments[at]
        assert isinstance(argument, bytes)
        return argument

    def number(self, at: int) -> int:
        """An argument that is a number."""
        argument = self.arguments[at]
        assert isinstance(argument, str)
        return int(argument)


def record(command: Sequence[str], to: Path, environment: dict[str, str]) -> tuple[Call, ...]:
    """Run a program to its end; what it asked of any disk and wrote to its standard output, in order."""
    watched = ["strace", "-f", "--seccomp-bpf", "-qq", "-xx", "-s", "10000000", "-o", str(to)]
    watched += ["-e", f"trace={_CHANGES}", "-e", "signal=none", *command]
    subprocess.run(watched, check=True, env=environment, stdout=subprocess.DEVNULL)
    return tuple(_calls(to.read_text(encoding="ascii").splitlines()))


def _calls(lines: Sequence[str]) -> Iterator[Call]:
    begun: dict[str, str] = {}
    for line in lines:
        thread, _, told = line.partition(" ")
        told = told.strip()
        if told.endswith("<unfinished ...>"):
            begun[thread] = told.removesuffix("<unfinished ...>").rstrip()
            continue
        if told.startswith("<... "):
            told = begun.pop(thread) + told.partition(" resumed>")[2]
        found = _CALL.match(told)
        assert found is not None or told.startswith(("+++", "---")), told
        if found is not None and int(found["result"]) >= 0:
            yield Call(found["name"], tuple(_arguments(found["arguments"])), int(found["result"]))


def _arguments(told: str) -> Iterator[str | bytes]:
    for found in _ARGUMENT.finditer(told):
        assert not found["cut"], "strace has left something out"
        if found["word"] is None:
            yield bytes.fromhex(found["text"].replace("\\x", ""))
        else:
            yield found["word"]


class Replay:
    """Tells a disk what one program asked of it, call by call."""

    def __init__(self, disk: Disk, root: Path) -> None:
        """Only files in `root` are told, without the shared memory of a history, which outlasts nothing."""
        self._disk = disk
        self._root = f"{root}/"
        self._open: dict[int, str | int] = {}
        """Folders by their path, files by their number."""
        self._at: dict[int, int] = {}
        """How far each file is written of which no place is named."""

    def told(self, call: Call) -> str | None:
        """Tell the disk of a call; what it wrote to the standard output, None where it did not."""
        match call.name:
            case "openat":
                self._opened(call.result, call.text(1), call.arguments[2])
            case "close":
                self._open.pop(call.number(0), None)
            case "write" if call.number(0) == 1:
                return call.data(1).decode()
            case "mkdir" if self._is_kept(call.text(0)):
                self._disk.make_folder(call.text(0))
            case "link" | "rename" if self._is_kept(call.text(0)):
                change = self._disk.link if call.name == "link" else self._disk.rename
                change(call.text(0), call.text(1))
            case "unlink" if self._is_kept(call.text(0)):
                self._disk.unlink(call.text(0))
            case "mkdir" | "link" | "rename" | "unlink":
                pass
            case _:
                self._through_descriptor(call)
        return None

    def _is_kept(self, path: str) -> bool:
        return path.startswith(self._root) and not path.endswith("-shm")

    def _opened(self, descriptor: int, path: str, how: str | bytes) -> None:
        self._open.pop(descriptor, None)
        self._at.pop(descriptor, None)
        assert isinstance(how, str)
        flags = how.split("|")
        if "O_DIRECTORY" in flags or not self._is_kept(path):
            self._open[descriptor] = path
            return
        file = self._disk.file(path)
        if file is None and "O_CREAT" in flags:
            file = self._disk.create(path)
        elif file is not None and "O_TRUNC" in flags:
            self._disk.resize(file, 0)
        self._open[descriptor] = file if file else path

    def _through_descriptor(self, call: Call) -> None:
        descriptor = call.arguments[0]
        file = (
            self._open.get(int(descriptor)) if isinstance(descriptor, str) and descriptor.isdigit() else None
        )
        match call.name, file:
            case "fsync" | "fdatasync", int():
                self._disk.sync(file)
            case "fsync" | "fdatasync", str():
                self._disk.sync_folder(file)
            case "pwrite64", int():
                assert call.result == len(call.data(1))
                self._disk.write(file, call.number(3), call.data(1))
            case "write", int():
                at = self._at.get(call.number(0), 0)
                self._disk.write(file, at, call.data(1))
                self._at[call.number(0)] = at + call.result
            case "ftruncate", int():
                self._disk.resize(file, call.number(1))
            case _:
                concerned = isinstance(file, int) or any(
                    isinstance(one, bytes) and self._is_kept(one.decode(errors="replace"))
                    for one in call.arguments
                )
                assert not concerned, f"the model of the disk does not know {call.name}"
