"""What may be written down of a mistake: its kinds and its places, never what people typed.

Messages of exceptions and of Qt hold names, notes and the names of seasons. Logs and reports are mailed to
strangers, so no message is repeated; what is written is found in the program's own text, or is on a list.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from errno import errorcode
from pathlib import Path
from traceback import FrameSummary, extract_tb

from scorepad.core.faults import RuleError
from scorepad.store.errors import StoreError

_CHAIN = 8
"""How many exceptions are told of one that was raised while others were dealt with."""
_FRAMES = 40
"""How many places are told of each, the innermost: enough for any but an endless recursion."""
_CRASH_LINES = 200
_PACKAGE = Path(__file__).parent


class Nameless(str):
    """Text that holds nothing of anybody's."""

    __slots__ = ()


@dataclass(frozen=True)
class BugReport:
    """An exception without its messages. `kind` and `place` tell one bug from another."""

    kind: str
    place: str
    text: Nameless

    @property
    def headline(self) -> Nameless:
        """The bug in one line."""
        return Nameless(f"{self.kind}, {self.place}" if self.place else self.kind)


def report_of(bug: BaseException) -> BugReport:
    """What may be told of an exception and of all that it came from."""
    frames = _frames(bug)
    place = _place(frames[-1]) if frames else ""
    lines = [line for told in _chain(bug) for line in _told(*told)]
    return BugReport(_kind(bug), place, Nameless("\n".join(lines)))


def _chain(bug: BaseException) -> list[tuple[str, BaseException]]:
    """The exceptions behind one, each with how it came to the one before; those of a group after it."""
    chain: list[tuple[str, BaseException]] = []
    waiting: list[tuple[str, BaseException]] = [("", bug)]
    while waiting and len(chain) < _CHAIN:
        how, one = waiting.pop(0)
        if any(one is known for _, known in chain):
            continue
        chain.append((how, one))
        if isinstance(one, BaseExceptionGroup):
            waiting += [("holding ", part) for part in one.exceptions]
        if one.__cause__ is not None:
            waiting.append(("because of ", one.__cause__))
        # Also what `raise ... from None` hides: that was hidden from users, who do not read this.
        elif one.__context__ is not None:
            waiting.append(("while dealing with ", one.__context__))
    return chain


def _told(how: str, bug: BaseException) -> Iterator[str]:
    known = _known(bug)
    yield f"{how}{_kind(bug)}{f' ({known})' if known else ''}"
    for frame in _frames(bug):
        yield f"  {_place(frame)} in {frame.name}"
        if frame.line:
            yield f"    {frame.line}"


def _kind(bug: BaseException) -> str:
    kind = type(bug)
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"


def _known(bug: BaseException) -> str:
    """What an exception says by a name of the system's, of SQLite's or of Scorepad's own."""
    if isinstance(bug, StoreError):
        return bug.sentence.source  # with its places empty
    if isinstance(bug, RuleError):
        return ", ".join(problem.fault.name for problem in bug.problems)
    # Anybody may raise these with words instead of numbers.
    number = bug.errno if isinstance(bug, OSError) else None
    name = errorcode.get(number, "") if isinstance(number, int) else getattr(bug, "sqlite_errorname", "")
    return name if isinstance(name, str) and re.fullmatch(r"[A-Z][A-Z0-9_]*", name) else ""


def _frames(bug: BaseException) -> list[FrameSummary]:
    return extract_tb(bug.__traceback__, limit=-_FRAMES)


def _place(frame: FrameSummary) -> str:
    return f"{shortened(frame.filename)}:{frame.lineno}"


def shortened(file: str) -> str:
    """A source file without the folders around it, which may be called after their owner.

    >>> shortened("/home/anna/evenings/notes.py")
    'notes.py'
    >>> shortened(__file__)
    'scorepad/bug_report.py'
    """
    path = Path(file)
    if path.parts[:1] == (_PACKAGE.name,):
        return path.as_posix()  # as a program that was built into one knows its modules
    roots = sorted({_PACKAGE.parent, *map(Path, filter(None, sys.path))}, key=lambda root: -len(root.parts))
    root = next((root for root in roots if path.is_relative_to(root)), path.parent)
    return path.relative_to(root).as_posix()


# Qt's messages. No rule about quotes is kept by everything that writes into them, so words must be known.

_QUOTED = re.compile(r"""("|“|”|«|(?<!\w)['‘`]).*?(["”»]|(?<=\w)['’](?!\w)|$)""", re.DOTALL)
_WORD = re.compile(r"[\w:]+")
_OF_QT = re.compile(r"Q[A-Z][a-z]\w*(::\w+)*", re.ASCII)
_KNOWN_WORDS = frozenset(
    _WORD.findall("""
    a about access accessible action active address already an and another application argument as
    assertion at attempt attribute available backend bad be because been before begin binding bit bits
    buffer but button by bytes cache call called calls can cannot change character child class clipboard
    close closed code color column command compile compression configuration connect connected connection
    context convert copy corrupt could count create created creating current cursor data default delete
    deleted deprecated destroy destroyed destructor device did directory discarded disconnect display does
    drag draw driver due duplicate during element empty enabled encoding end engine error errors event
    events exceeds exception exist exists expected extension failed failure fatal file files filter find
    flag flags focus font fonts for format found frame from function geometry get global got grab greater
    handle handler has have header height horizontal icon if ignored ignoring image implemented in
    incompatible incomplete index initialize inside install installed instance instead insufficient
    integration interface internal invalid invoke is it item items its key keyboard keyword large larger
    layout length library line list load loaded loading lock locked main maximum memory menu message
    method minimum mismatch missing mode model more mouse must name native negative new no non not null
    number object objects of offset on one only open opened opening option or other out outside overflow
    override owner paint painter palette parameter parent parse parser parsing path pending permission
    pixmap platform plugin pointer popup position printer process profile property protocol queue range
    read reading receiver recursive register registered remove rendering repaint request requested
    required reserved resize resource return returned role row running same screen section select send
    sender sequence server session set setting shader shared shortcut should signal size slot socket
    source stack start started state stream string style stylesheet such support supported surface svg
    switch syntax system table target temporary terminated texture than that the theme thread threads time
    timeout timer timers to too top transform translation try trying type unable undefined unexpected
    unhandled unknown unlock unsupported until update url use used user using valid value values version
    vertical view waiting warning was when where which while widget widgets width window windows with
    without write writing wrong xcb xkb
    """)
)
"""What Qt's libraries write most in messages, less what is also a name (`may`, `mark`, `will`)."""
_LEFT_OUT = "…"


def nameless(message: str) -> Nameless:
    """A message with only the words and the classes that Qt itself may have written; numbers go too.

    >>> nameless("QPainter::begin: Could not open the file '/home/anna/Thursday club.pdf' of Anna")
    'QPainter::begin Could not open the file … of …'
    """
    kept: list[str] = []
    for found in _WORD.findall(_QUOTED.sub(" _ ", message)):
        word = found.strip(":")
        known = word.lower() in _KNOWN_WORDS or _OF_QT.fullmatch(word) is not None
        if known or kept[-1:] != [_LEFT_OUT]:
            kept.append(word if known else _LEFT_OUT)
    return Nameless(" ".join(kept))


def nameless_value(value: object) -> object:
    """What fills a line of the log: numbers and codes as they are, text without names."""
    return value if isinstance(value, int | float | Enum | Nameless) else nameless(str(value))


# What Python's fault handler leaves behind.

_IN_A_FILE = re.compile(r'  File "(.*)", (line \d+ in .+)')
_OF_FAULT_HANDLER = re.compile(r"(Fatal Python error|Windows fatal exception|Current thread|Thread 0x).*")


def nameless_crash(text: str) -> Nameless:
    """The dump of a crash, without the folders of this computer."""
    kept = []
    for line in text.splitlines()[:_CRASH_LINES]:
        if (found := _IN_A_FILE.fullmatch(line)) is not None:
            kept.append(f"  {shortened(found[1])}, {found[2]}")
        elif _OF_FAULT_HANDLER.fullmatch(line):
            kept.append(line)
    return Nameless("\n".join(kept))
