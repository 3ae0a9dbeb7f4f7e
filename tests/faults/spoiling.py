"""Records spoiled by somebody who means ill: in their bytes, their JSON and their values.

Each spoiler takes a legal document and gives bytes, drawn by the chance it is given, so that a document is
known by its number and can be had again.
"""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.games import (
    auction_bridge_at_random,
    boerenbridge_at_random,
    bridgette_at_random,
    troefcall_at_random,
)
from tests.games.deals_at_random import Record

EXAMPLES = Path(__file__).parent.parent / "examples"
GAMES = (
    boerenbridge_at_random,
    auction_bridge_at_random,
    bridgette_at_random,
    troefcall_at_random,
)
HOSTILE_NAMES = (
    "<b>Anna</b>",
    "<img src=http://example.invalid/a.png>",
    "&amp;",
    "\u202eannA",
    "\u2066\u2067Anna",
    "../../Anna",
    "C:\\Anna",
    "/etc/passwd",
    "Anna.lnk",
    "=1+1",
    "-5",
    "@SUM(1)",
    "An\u2028na",
    "\u200b",
    "\ufeffAnna",
    "\ufdfd" * 20,
    "Z" + "\u0301" * 59,
    "👩‍👩‍👧‍👦",
    "\x00",
    "\x1b[31mAnna",
    "\ud800",
    "",
    " ",
    "x" * 61,
)
_STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    10.0,
    -0.0,
    1.5,
    "1",
    "",
    [],
    {},
    [[]],
    {"a": 1},
    -1,
    99,
    2**31,
    2**53 + 1,
    10**17,
    10**18,
    -(2**63),
    10**400,
    float("nan"),
    float("inf"),
    "9" * 70_000,
    "2026-13-41T25:61:00+99:99",
    "0001-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59-23:59",
    "2026-01-09T20:00:00",
    *HOSTILE_NAMES,
)
_KEYS = (
    "scorepad",
    "game",
    "players",
    "first_dealer",
    "options",
    "started",
    "ended",
    "season",
    "note",
    "deals",
    "open_deal",
    "closed",
    "counts",
    "substitutes",
    "matches",
    "seasons",
    "bids",
    "tricks",
    "hands",
    "dealer",
    "adjustments",
    "auction",
    "declarer",
    "level",
    "strain",
    "doubling",
    "honours",
    "name",
    "scheme",
    "points",
    "__class__",
    "\u202e",
    "\x00",
    "\x1b[31m",
)


def _worked() -> list[Record]:
    found = []
    for file in sorted(EXAMPLES.glob("*/*.json")):
        held = json.loads(file.read_text("utf-8"))
        if isinstance(held, dict):
            found.append(held.get("record", held))
    return [record for record in found if isinstance(record, dict) and "scorepad" in record]


WORKED = _worked()


def legal(chance: Random) -> Record:
    """A legal document: a worked example, an evening at random, or several of them with their seasons."""
    if chance.random() < 0.15:
        several = [_one(chance) for _ in range(chance.randint(0, 3))]
        return {"scorepad": 1, "matches": several, "seasons": [_season(chance)] * chance.randint(0, 1)}
    return chance.choice(WORKED) if chance.random() < 0.4 else _one(chance)


def _one(chance: Random) -> Record:
    record = chance.choice(GAMES).record_at_random(chance)
    more: Record = {}
    if chance.random() < 0.5:
        minute = f"{chance.randrange(24):02}:{chance.randrange(60):02}"
        more["started"] = f"20{chance.randrange(30):02}-01-{chance.randint(1, 31):02}T{minute}:00+01:00"
    if chance.random() < 0.3:
        more["season"] = chance.choice(("Winter", *HOSTILE_NAMES[:18]))
    if chance.random() < 0.3:
        more["note"] = chance.choice(HOSTILE_NAMES[:18]) * chance.choice((1, 1, 1, 500))
    if chance.random() < 0.3:
        players = len(record["players"])
        more["players"] = chance.sample(HOSTILE_NAMES[:18], players)
    return {**record, **more}


def _season(chance: Random) -> Record:
    return {"name": chance.choice(("Winter", *HOSTILE_NAMES[:18])), "scheme": "places", "points": "3,2,1"}


# In the values.


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner: Any = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    return [path, *(deeper for key, held in inner for deeper in _places(held, (*path, key)))]


def _spoil_a_place(chance: Random, record: Record) -> None:
    *way, last = chance.choice(_places(record)[1:] or [("note",)])
    holder: Any = record
    for step in way:
        holder = holder[step]
    acts = ["replace", "replace", "remove", "double", "nudge", "add"]
    match chance.choice(acts):
        case "remove" if last in holder or isinstance(holder, list):
            del holder[last]
        case "double" if isinstance(holder, list):
            holder[last:last] = [copy.deepcopy(holder[last])] * chance.choice((1, 1, 70))
        case "nudge" if last in holder and type(holder[last]) is int:
            holder[last] += chance.choice((-1, 1, 100))
        case "add" if isinstance(holder, dict):
            holder[chance.choice(_KEYS)] = copy.deepcopy(chance.choice(_STRANGE))
        case _:
            holder[last] = copy.deepcopy(chance.choice(_STRANGE))


def in_values(chance: Random, record: Record) -> bytes:
    """One to four places replaced, removed, doubled, moved by a little, or with a key too many."""
    spoiled = copy.deepcopy(record)
    for _ in range(chance.randint(1, 4)):
        _spoil_a_place(chance, spoiled)
    return _written(chance, spoiled)


def _written(chance: Random, value: object) -> bytes:
    return in_full(value, escaped=chance.random() < 0.5)


def in_full(value: object, *, escaped: bool = False) -> bytes:
    """Anything as the bytes of a document, be it a record or not."""
    return json.dumps(value, ensure_ascii=escaped).encode("utf-8", "surrogatepass")


# In the JSON.


def in_json(chance: Random, record: Record) -> bytes:
    """What Python's own reader takes and a record may not hold, put into the text of a legal one."""
    text = _written(chance, record)
    return chance.choice(_JSON)(chance, text)


def _at_a_value(chance: Random, text: bytes, put: bytes) -> bytes:
    """The text with what stands after one of its colons or commas replaced."""
    marks = [at for at, byte in enumerate(text) if byte in b":,"]
    if not marks:
        return put
    at = chance.choice(marks) + 1
    end = min((found for found in (text.find(mark, at) for mark in b",]}") if found > 0), default=at)
    return text[:at] + put + text[end:]


def _number(chance: Random, text: bytes) -> bytes:
    numbers = (b"NaN", b"Infinity", b"-Infinity", b"1e400", b"-1e400", b"1E5", b"10.0", b"01", b"+1", b"0x1")
    digits = (b"9" * 5_000, b"-" + b"9" * 19, b"1e-400", b"-0", "٣".encode(), b"1_000", b"true", b"null")
    return _at_a_value(chance, text, chance.choice(numbers + digits))


def _doubled_key(chance: Random, text: bytes) -> bytes:
    key = json.dumps(chance.choice(_KEYS)).encode()
    return text.replace(b"{", b"{" + key + b": 1, " + key + b": 2, ", chance.randint(1, 3))


def _tower(chance: Random, text: bytes) -> bytes:
    height = chance.choice((19, 21, 1_000, 10_000))
    opening, closing = chance.choice(((b"[", b"]"), (b'{"a":', b"}")))
    return _at_a_value(chance, text, opening * height + b"1" + closing * chance.choice((0, height)))


def _long_text(chance: Random, text: bytes) -> bytes:
    letter = chance.choice(("x", "\u0301", "\ufdfd", "<b>", "\\u0000", "\\ud83d"))
    return _at_a_value(chance, text, b'"' + letter.encode() * chance.choice((61, 10_000, 100_000)) + b'"')


def _escapes(chance: Random, text: bytes) -> bytes:
    wrong = (b'"\\ud800"', b'"\\udc00\\ud800"', b'"\\x"', b'"\\u12"', b'"\n"', b"'a'", b'"\\u0000"', b'"\\')
    return _at_a_value(chance, text, chance.choice(wrong))


def _around(chance: Random, text: bytes) -> bytes:
    wraps = (b"[%b]", b"%b%b", b"%b,", b"/* */%b", b"%b\x00", b'{"scorepad": 1, "matches": [%b]}')
    wrap = chance.choice(wraps)
    return wrap.replace(b"%b", text)


_JSON: tuple[Callable[[Random, bytes], bytes], ...] = (
    _number,
    _doubled_key,
    _tower,
    _long_text,
    _escapes,
    _around,
)


# In the bytes.


def in_bytes(chance: Random, record: Record) -> bytes:
    """A legal document's bytes flipped, cut, moved, or in an encoding that is not UTF-8."""
    text = _written(chance, record)
    return chance.choice(_BYTES)(chance, text)


def _flipped(chance: Random, text: bytes) -> bytes:
    flipped = bytearray(text)
    for _ in range(chance.randint(1, 5)):
        flipped[chance.randrange(len(flipped))] ^= 1 << chance.randrange(8)
    return bytes(flipped)


def _cut(chance: Random, text: bytes) -> bytes:
    return text[: chance.randrange(len(text))]


def _swapped(chance: Random, text: bytes) -> bytes:
    one, other = sorted(chance.randrange(len(text)) for _ in range(2))
    return text[:one] + text[other:] + text[one:other]


def _pushed_in(chance: Random, text: bytes) -> bytes:
    at = chance.randrange(len(text))
    foreign = (
        b"\x00",
        b"\xff",
        b"\xed\xa0\x80",
        b"\xc0\xaf",
        b"\xef\xbb\xbf",
        b"\x1b[2J",
        chance.randbytes(8),
    )
    return text[:at] + chance.choice(foreign) + text[at:]


def _encoded(chance: Random, text: bytes) -> bytes:
    marks = (b"", b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf\xef\xbb\xbf")
    coded = chance.choice(("utf-8", "utf-16-le", "utf-16", "utf-32", "cp1252", "utf-7", "cp037"))
    return chance.choice(marks) + text.decode("utf-8", "replace").encode(coded, "replace")


def _noise(chance: Random, text: bytes) -> bytes:
    return chance.randbytes(chance.randrange(len(text)))


_BYTES: tuple[Callable[[Random, bytes], bytes], ...] = (
    _flipped,
    _flipped,
    _cut,
    _swapped,
    _pushed_in,
    _encoded,
    _noise,
)


def document(number: int) -> bytes:
    """The hostile document of that number; one in twenty is legal, so that what is taken in is tried too."""
    chance = Random(number)
    record = legal(chance)
    luck = chance.random()
    if luck < 0.05:
        return _written(chance, record)
    if luck < 0.55:
        return in_values(chance, record)
    return (in_json if luck < 0.8 else in_bytes)(chance, record)
