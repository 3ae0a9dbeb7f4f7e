"""The journal beside a history (SQLite's write-ahead log), looked at before SQLite reads it.

SQLite takes its frames up to the first with a wrong checksum and drops all that follow, without a word. That
is right for a write that was cut off, and wrong for a bit that flipped or an end that was lost: here they are
told apart as far as can be, and a bit that flipped is turned back.
"""

import hashlib
import os
from pathlib import Path

from scorepad.store.journal_format import is_whole
from scorepad.store.mending import mended


def journal_of(history: Path) -> Path:
    """Where the journal of a history is."""
    return history.with_name(f"{history.name}-wal")


def content_of(journal: Path) -> bytes:
    """What a journal holds, nothing where there is none. A pipe in its place is not waited for."""
    return journal.read_bytes() if journal.is_file() else b""


def kept_name(history: Path, number: int) -> str:
    """The name of what is kept of a history's damaged journal; the number is of its content."""
    return f"{history.stem}-journal-{number:012x}.db-wal"


def keep_if_damaged(history: Path, folder: Path) -> int:
    """Copy a damaged journal to `folder`, then turn back what flipped in it, before SQLite drops the rest.

    The copy is of what was found; its number, 0 where the journal is whole. Raises OSError.
    """
    journal = journal_of(history)
    # In this order: what another program appends meanwhile is no fault.
    index = content_of(journal.with_name(f"{journal.name.removesuffix('-wal')}-shm"))
    content = content_of(journal)
    if is_whole(content, index):
        return 0
    if content_of(journal) != content:
        return 0  # somebody is writing it just now
    number = int(hashlib.sha256(content).hexdigest()[:12], 16)
    kept = folder / kept_name(history, number)
    if not kept.exists():
        folder.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(content)
    mend(journal)
    return number


def mend(journal: Path) -> None:
    """Turn back each bit that flipped in a journal, as far as its checksums tell which. Raises OSError."""
    content = content_of(journal)
    right = mended(content)
    places = [at for at, byte in enumerate(right) if byte != content[at]]
    if not places:
        return
    # Byte by byte: all others, and the file itself, stay what they are to whoever has it open.
    with journal.open("rb+") as file:
        for at in places:
            file.seek(at)
            file.write(right[at : at + 1])
        file.flush()
        os.fsync(file.fileno())
