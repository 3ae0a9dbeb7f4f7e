"""The format of the journal beside a history (SQLite's write-ahead log), as far as damage shows in it.

See https://www.sqlite.org/fileformat2.html#the_write_ahead_log and https://www.sqlite.org/walformat.html.
"""

import struct
import sys

HEADER = struct.Struct(">8I")
"""Magic, version, size of a page, number of the round, the two halves of its salt, the checksum."""
FRAME = struct.Struct(">6I")
"""Number of the page, size of the history after a commit, the salt, the checksum. The page follows."""
MAGIC = 0x377F0682
"""The last bit of the journal's own says that its checksums are over big-endian words."""
SUMMED = 24
"""Bytes of the header that its checksum is over."""
SUMMED_OF_FRAME = 8
"""Bytes of a frame's header that its checksum is over, and over the page."""
SALT = slice(16, 24)
"""Where the journal says of which round its frames are."""
WORD = 0xFFFF_FFFF
_INDEX_HEADER = 48
"""Bytes of the index's header, of which there are two; where they differ, one is half written."""
_INDEX_FRAMES, _INDEX_SALT = slice(16, 20), slice(32, 40)

Sum = tuple[int, int]
"""A checksum: it goes on from part to part."""


def is_whole(content: bytes, index: bytes = b"") -> bool:
    """Whether SQLite will read all of a journal that was ever written whole.

    A frame that ends in mid-air was being written when the program was stopped, and one of another round with
    a wrong checksum is left from before: neither is damage. What only one of its two marks calls ours is, and
    so is a frame that is gone although `index`, the journal's `-shm`, counts it: it was on the disk then.
    """
    if len(content) < HEADER.size:
        return True
    magic, _, size, _, *salt, one, other = HEADER.unpack_from(content)
    words = ">" if magic & 1 else "<"
    promised = _promised(index, content[SALT])
    before = checksum(words, content[:SUMMED])
    if magic & ~1 != MAGIC or before != (one, other):
        return len(content) <= HEADER.size
    starts = frames(content, size)
    for number, start in enumerate(starts):
        _, _, *frame_salt, one, other = FRAME.unpack_from(content, start)
        is_next = checksum(words, _summed_of(content, start, size), before) == (one, other)
        if is_next != (frame_salt == salt):
            return False
        if not is_next:
            return number >= promised
        before = (one, other)
    return len(starts) >= promised


def _promised(index: bytes, salt: bytes) -> int:
    """How many frames of a round were written whole, as far as a journal's index knows; it is never ahead."""
    header = index[:_INDEX_HEADER]
    if header != index[_INDEX_HEADER : 2 * _INDEX_HEADER] or header[_INDEX_SALT] != salt:
        return 0
    return int.from_bytes(header[_INDEX_FRAMES], sys.byteorder)


def frames(content: bytes | bytearray, size: int) -> range:
    """Where the frames begin that are there to their end, with pages of a size."""
    return range(HEADER.size, len(content) - FRAME.size - size + 1, FRAME.size + size)


def _summed_of(content: bytes, start: int, size: int) -> bytes:
    """What the checksum of the frame that begins at `start` is over."""
    page = start + FRAME.size
    return content[start : start + SUMMED_OF_FRAME] + content[page : page + size]


def checksum(words: str, content: bytes, before: Sum = (0, 0)) -> Sum:
    """The checksum over a part, going on from the part before. `words` is the order of bytes, < or >."""
    one, other = before
    for even, odd in struct.iter_unpack(f"{words}2I", content):
        one = (one + even + other) & WORD
        other = (other + odd + one) & WORD
    return one, other
