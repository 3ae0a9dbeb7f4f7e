"""The journal beside a history (SQLite's write-ahead log), looked at before SQLite reads it.

SQLite takes its frames up to the first with a wrong checksum and drops all that follow, without a word. That
is right for a write that was cut off, and wrong for a bit that flipped: here the two are told apart as far as
can be. The format is that of https://www.sqlite.org/fileformat2.html#the_write_ahead_log.
"""

import hashlib
import struct
from pathlib import Path

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = 0x377F0682
"""The last bit of the journal's own says that its checksums are over big-endian words."""
_SUMMED = 24
"""Bytes of the header that its checksum is over."""
_SUMMED_OF_FRAME = 8
_WORDS = 0xFFFF_FFFF

_Sum = tuple[int, int]


def keep_if_damaged(journal: Path, folder: Path) -> Path | None:
    """Copy a damaged journal to `folder` before it is dropped; the copy, or None where it is whole.

    Raises OSError.
    """
    content = _content(journal)
    if is_whole(content):
        return None
    if _content(journal) != content:
        return None  # somebody is writing it just now
    kept = folder / f"{journal.stem}-journal-{hashlib.sha256(content).hexdigest()[:12]}.db-wal"
    if not kept.exists():
        folder.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(content)
    return kept


def _content(journal: Path) -> bytes:
    try:
        return journal.read_bytes()
    except FileNotFoundError:
        return b""


def is_whole(content: bytes) -> bool:
    """Whether SQLite will read all of a journal that was ever written whole.

    A frame that ends in mid-air was being written when the program was stopped, and one of another round with
    a wrong checksum is left from before: neither is damage. What only one of its two marks calls ours is.
    """
    if len(content) < _HEADER.size:
        return True
    magic, _, size, _, *salt, one, other = _HEADER.unpack_from(content)
    words = ">" if magic & 1 else "<"
    frames = range(_HEADER.size, len(content) - _FRAME.size - size + 1, _FRAME.size + size)
    before = _sum(words, content[:_SUMMED])
    if magic & ~1 != _MAGIC or before != (one, other):
        return len(content) <= _HEADER.size
    for start in frames:
        _, _, *frame_salt, one, other = _FRAME.unpack_from(content, start)
        page = start + _FRAME.size
        summed = content[start : start + _SUMMED_OF_FRAME] + content[page : page + size]
        is_next = _sum(words, summed, before) == (one, other)
        if is_next != (frame_salt == salt):
            return False
        if not is_next:
            return True
        before = (one, other)
    return True


def _sum(words: str, content: bytes, before: _Sum = (0, 0)) -> _Sum:
    one, other = before
    for even, odd in struct.iter_unpack(f"{words}2I", content):
        one = (one + even + other) & _WORDS
        other = (other + odd + one) & _WORDS
    return one, other
