"""A bit that flipped in a journal is found by its checksums and turned back.

They go on from frame to frame, and what a word adds to one is multiplied on its way to the end: by how much a
checksum is wrong tells which bit it was, unless it is one of the highest in its word.
"""

import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorepad.store.journal_format import (
    FRAME,
    HEADER,
    MAGIC,
    SALT,
    SUMMED,
    SUMMED_OF_FRAME,
    WORD,
    Sum,
    checksum,
    frames,
)

_VERSION = 3007000
"""Of the journal's format: there never was another."""
_PAGE = 4096
"""How large the pages of a history are."""
_WORD_BITS = 32


def mended(content: bytes) -> bytes:
    """A journal with the bit turned back that flipped in its header, and one in every frame.

    A bit is turned back where no other one makes the checksum right. Behind the first part in which more is
    wrong, or in which it may have been one of several, all stays as it is.
    """
    if not frames(content, _PAGE):
        return content
    for words in "<>":
        right = _with_known_header(content, words)
        if _mend_parts(right, words):
            return bytes(right)
    return content


def _with_known_header(content: bytes, words: str) -> bytearray:
    """A journal with a header of which everything is known but a count: the salt is in every frame too."""
    _, _, _, count, *_, one, other = HEADER.unpack_from(content)
    salts = Counter(
        content[at + SUMMED_OF_FRAME : at + SUMMED_OF_FRAME + 8] for at in frames(content, _PAGE)[:3]
    )
    salt = max(salts, key=lambda salt: (salts[salt], salt == content[SALT]))
    right = bytearray(content)
    HEADER.pack_into(right, 0, MAGIC | (words == ">"), _VERSION, _PAGE, count, 0, 0, one, other)
    right[SALT] = salt
    return right


def _mend_parts(content: bytearray, words: str) -> bool:
    """Mend the header and frame after frame as far as possible; whether the header is right."""
    parts = [_Part(range(SUMMED), SUMMED)]
    for start in frames(content, _PAGE):
        salt, page = start + SUMMED_OF_FRAME, start + FRAME.size
        if _differing_bits(content[salt : salt + 8], content[SALT]) > 1:
            break  # left from another round
        parts.append(_Part((*range(start, salt), *range(page, page + _PAGE)), salt + 8))
    before: Sum = (0, 0)
    for part, following in zip(parts, [*parts[1:], None], strict=True):
        after = _mend_part(content, words, part, following, before)
        if after is None:
            return part is not parts[0]
        before = after
        if part is not parts[0]:
            content[part.sums - 8 : part.sums] = content[SALT]
    return True


class _Part(NamedTuple):
    """The places of the bytes that a checksum is over, and where that is."""

    summed: Sequence[int]
    sums: int

    def block(self, content: bytearray) -> bytes:
        return bytes(content[at] for at in self.summed)

    def stored(self, content: bytearray) -> Sum:
        one, other = struct.unpack_from(">2I", content, self.sums)
        return one, other


def _mend_part(
    content: bytearray, words: str, part: _Part, following: _Part | None, before: Sum
) -> Sum | None:
    """Turn back the one bit that flipped in a part or in its checksum.

    The checksum; None where more is wrong, or it may have been one of several bits.
    """
    block, stored = part.block(content), part.stored(content)
    computed = checksum(words, block, before)
    if computed == stored:
        return stored
    if _goes_on(content, words, computed, following):
        content[part.sums : part.sums + 8] = struct.pack(">2I", *computed)
        return computed
    if _is_a_bit_apart(computed, stored) and not _goes_on(content, words, stored, following):
        return None  # it may be the checksum's own bit as well as one of the last word
    difference = (stored[0] - computed[0]) & WORD, (stored[1] - computed[1]) & WORD
    right = [
        (at, bit)
        for at, bit in _flips(words, len(block), difference)
        if checksum(words, _flipped(block, at, bit), before) == stored
    ]
    if len(right) != 1:
        return None
    ((at, bit),) = right
    content[part.summed[at]] ^= bit
    return stored


def _flipped(block: bytes, at: int, bit: int) -> bytes:
    return block[:at] + bytes((block[at] ^ bit,)) + block[at + 1 :]


def _goes_on(content: bytearray, words: str, before: Sum, part: _Part | None) -> bool:
    """Whether a part is right, going on from a checksum."""
    return part is not None and checksum(words, part.block(content), before) == part.stored(content)


def _is_a_bit_apart(one: Sum, other: Sum) -> bool:
    return (one[0] ^ other[0]).bit_count() + (one[1] ^ other[1]).bit_count() == 1


def _differing_bits(one: bytes | bytearray, other: bytes | bytearray) -> int:
    return (int.from_bytes(one, "big") ^ int.from_bytes(other, "big")).bit_count()


def _flips(words: str, length: int, difference: Sum) -> Iterator[tuple[int, int]]:
    """Bits, told by byte and value, of a block of so many bytes that may change its checksum by a difference.

    What a word adds is multiplied on its way to the end, so that the difference tells where it came from.
    """
    # By how much an even and an odd word of the last pair count, then of the pair before it.
    factors = [(1, 1), (0, 1)]
    for pair in range(length - 8, -1, -8):
        for word, (to_one, to_other) in enumerate(factors):
            for bit in range(_WORD_BITS):
                changed = to_one << bit & WORD, to_other << bit & WORD
                if difference in (changed, (-changed[0] & WORD, -changed[1] & WORD)):
                    byte = bit // 8 if words == "<" else 3 - bit // 8
                    yield pair + 4 * word + byte, 1 << bit % 8
        factors = [(one + other & WORD, one + 2 * other & WORD) for one, other in factors]
