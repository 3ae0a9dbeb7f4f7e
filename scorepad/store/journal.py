"""The journal beside a history (SQLite's write-ahead log), looked at before SQLite reads it.

SQLite takes its frames up to the first with a wrong checksum and drops all that follow, without a word. That
is right for a write that was cut off, and wrong for a bit that flipped or an end that was lost: here they are
told apart as far as can be. The formats are those of https://www.sqlite.org/fileformat2.html and
https://www.sqlite.org/walformat.html.
"""

import hashlib
import struct
import sys
from pathlib import Path

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = 0x377F0682
"""The last bit of the journal's own says that its checksums are over big-endian words."""
_SUMMED = 24
"""Bytes of the header that its checksum is over."""
_SUMMED_OF_FRAME = 8
_WORDS = 0xFFFF_FFFF
_SALT = slice(16, 24)
"""Where the journal says of which round its frames are."""
_INDEX_HEADER = 48
"""Bytes of the index's header, of which there are two; where they differ, one is half written."""
_INDEX_FRAMES, _INDEX_SALT = slice(16, 20), slice(32, 40)

_Sum = tuple[int, int]


def keep_if_damaged(journal: Path, folder: Path) -> Path | None:
    """Copy a damaged journal to `folder` before it is dropped; the copy, or None where it is whole.

    Raises OSError.
    """
    # In this order: what another program appends meanwhile is no fault.
    index = _content(journal.with_name(f"{journal.name.removesuffix('-wal')}-shm"))
    content = _content(journal)
    if is_whole(content, index):
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


def is_whole(content: bytes, index: bytes = b"") -> bool:
    """Whether SQLite will read all of a journal that was ever written whole.

    A frame that ends in mid-air was being written when the program was stopped, and one of another round with
    a wrong checksum is left from before: neither is damage. What only one of its two marks calls ours is, and
    so is a frame that is gone although `index`, the journal's `-shm`, counts it: it was on the disk then.
    """
    if len(content) < _HEADER.size:
        return True
    magic, _, size, _, *salt, one, other = _HEADER.unpack_from(content)
    words = ">" if magic & 1 else "<"
    frames = range(_HEADER.size, len(content) - _FRAME.size - size + 1, _FRAME.size + size)
    promised = _promised(index, content[_SALT])
    before = _sum(words, content[:_SUMMED])
    if magic & ~1 != _MAGIC or before != (one, other):
        return len(content) <= _HEADER.size
    for number, start in enumerate(frames):
        _, _, *frame_salt, one, other = _FRAME.unpack_from(content, start)
        page = start + _FRAME.size
        summed = content[start : start + _SUMMED_OF_FRAME] + content[page : page + size]
        is_next = _sum(words, summed, before) == (one, other)
        if is_next != (frame_salt == salt):
            return False
        if not is_next:
            return number >= promised
        before = (one, other)
    return len(frames) >= promised


def _promised(index: bytes, salt: bytes) -> int:
    """How many frames of a round were written whole, as far as a journal's index knows; it is never ahead."""
    header = index[:_INDEX_HEADER]
    if header != index[_INDEX_HEADER : 2 * _INDEX_HEADER] or header[_INDEX_SALT] != salt:
        return 0
    return int.from_bytes(header[_INDEX_FRAMES], sys.byteorder)


def _sum(words: str, content: bytes, before: _Sum = (0, 0)) -> _Sum:
    one, other = before
    for even, odd in struct.iter_unpack(f"{words}2I", content):
        one = (one + even + other) & _WORDS
        other = (other + odd + one) & _WORDS
    return one, other
