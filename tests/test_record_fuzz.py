"""Whatever the bytes: a document or problems that can be told, never anything else."""

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from scorepad.command import problem_sentences, problems_as_json
from scorepad.export.text import sheet_text
from scorepad.record import RecordError, read, write
from scorepad.record_commands import as_json, scored
from tests.games import (
    auction_bridge_at_random,
    boerenbridge_at_random,
    bridgette_at_random,
    troefcall_at_random,
)
from tests.games.deals_at_random import NAMES

FILES = sorted((Path(__file__).parent / "examples").glob("*/*.json"))
WORKED: list[dict[str, Any]] = [
    found["record"] for found in (json.loads(file.read_text("utf-8")) for file in FILES) if "record" in found
]
EVENINGS = [
    game.record_at_random
    for game in (
        boerenbridge_at_random,
        auction_bridge_at_random,
        bridgette_at_random,
        troefcall_at_random,
    )
]

KEYS = st.sampled_from(
    [
        "scorepad",
        "game",
        "players",
        "first_dealer",
        "options",
        "deals",
        "open_deal",
        "started",
        "matches",
        "seasons",
        "substitutes",
        "bids",
        "tricks",
        "hands",
        "dealer",
        "adjustments",
        "side",
        "points",
        "note",
        "outcome",
        "trump",
    ]
)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 70)
    | st.floats()
    | st.text(st.characters(), max_size=5)
    | st.sampled_from(
        ["boerenbridge", "wizard", "penalty", "troefcall", "kap", "Anna", "\ud800", "2026-01-09T20:00:00Z"]
    )
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=8) | st.dictionaries(KEYS | st.text(max_size=3), inner, max_size=8)
    ),
    max_leaves=30,
)


def answer(text: bytes) -> str:
    """All that can be said of a file: its score twice and as a sheet, or its problems twice."""
    try:
        document = read(text)
    except RecordError as error:
        assert error.problems
        told = as_json(problems_as_json(error, str)) + "".join(problem_sentences(error.problems, str))
        told.encode("utf-8", "backslashreplace")
        for problem in error.problems:
            assert (problem.field is None) == (
                problem.fault in ("unreadable", "not_a_record", "match_is_over")
            )
        return told
    said = []
    for match in document.matches:
        assert match.problems() == ()
        assert match.sheet.totals == tuple(
            sum(row.points[side] for row in match.sheet.rows) for side in range(len(match.sheet.totals))
        )
        again = read(as_json(write(match)).encode()).matches[0]
        assert again == match
        said.append(as_json(scored(match)) + sheet_text(match, str))
    return "".join(said)


@given(st.binary())
@example(b'{"scorepad": ' + b"9" * 5000 + b"}")
def test_any_bytes(text: bytes) -> None:
    assert answer(text) == answer(text)


@given(VALUES)
def test_any_json(value: object) -> None:
    answer(json.dumps(value).encode())


TABLES = st.sampled_from([("boerenbridge", NAMES[:2]), ("bridgette", NAMES[:2]), ("troefcall", NAMES)])


@given(TABLES, st.dictionaries(KEYS, VALUES, max_size=12))
def test_any_json_that_says_it_is_a_record(table: tuple[str, list[str]], value: dict[str, Any]) -> None:
    game, players = table
    answer(json.dumps({"scorepad": 1, "game": game, "players": players, **value}).encode())


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every path into a JSON value."""
    inner: Any = ()
    if isinstance(value, dict):
        inner = value.items()
    elif isinstance(value, list):
        inner = enumerate(value)
    return [path, *(deeper for key, held in inner for deeper in places(held, (*path, key)))]


def spoil(chance: Random, record: dict[str, Any], value: object) -> Any:
    """The record with one place replaced, removed, doubled or given a key too many."""
    spoiled = copy.deepcopy(record)
    path = chance.choice(places(spoiled))
    if not path:
        return spoiled
    holder: Any = spoiled
    for step in path[:-1]:
        holder = holder[step]
    act = chance.randrange(4)
    if act == 0:
        holder[path[-1]] = value
    elif act == 1:
        del holder[path[-1]]
    elif isinstance(holder, list):
        holder.insert(path[-1], copy.deepcopy(holder[path[-1]]))
    elif act == 2 and isinstance(holder[path[-1]], int):
        holder[path[-1]] += chance.choice([-1, 1, 100])
    else:
        holder[chance.choice(["joker", "note", "dealer", "forced", "trump"])] = value
    return spoiled


@settings(max_examples=400)
@given(st.integers(0, 2**32), VALUES)
def test_a_legal_evening_spoiled_in_a_few_places(seed: int, value: object) -> None:
    chance = Random(seed)
    record: Any = chance.choice(EVENINGS)(chance) if chance.random() < 0.5 else chance.choice(WORKED)
    for _ in range(chance.randint(1, 4)):
        if isinstance(record, dict):
            record = spoil(chance, record, chance.choice([value, None, -1, 1.0, True, "", [], {}]))
    answer(json.dumps(record).encode())
    answer(json.dumps({"scorepad": 1, "matches": [record, record]}).encode())


@given(st.sampled_from(WORKED), st.data())
def test_a_record_with_some_bytes_changed(record: dict[str, Any], data: st.DataObject) -> None:
    text = bytearray(json.dumps(record).encode())
    for _ in range(data.draw(st.integers(1, 5))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    answer(bytes(text))
