"""The worked matches of `tests/examples`: what every program that reads records must answer."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorepad.games import GAMES
from scorepad.record import problems, read, write
from scorepad.record_commands import scored

FOLDER = Path(__file__).parents[1] / "examples"
KNOWN = {game.key for game in GAMES}


def worked(*folders: str) -> dict[str, dict[str, Any]]:
    files = sorted(file for folder in folders for file in (FOLDER / folder).glob("*.json"))
    return {f"{file.parent.name}/{file.stem}": json.loads(file.read_text("utf-8")) for file in files}


MATCHES = worked(*KNOWN)
FAULTS = worked("faults")


def each(examples: dict[str, dict[str, Any]]) -> list[Any]:
    return [pytest.param(example, id=name) for name, example in examples.items()]


def as_bytes(record: object) -> bytes:
    return json.dumps(record, ensure_ascii=False).encode()


@pytest.mark.parametrize("example", each(MATCHES))
def test_a_worked_match_scores_as_worked_out(example: dict[str, Any]) -> None:
    match = read(as_bytes(example["record"])).matches[0]
    said = json.loads(json.dumps(scored(match)))
    expected = dict(example["expect"])
    assert [row["points"] for row in said["deals"]] == expected.pop("points")
    for key, value in expected.pop("state").items():
        assert said["state"][key] == value, key
    for key, value in expected.items():
        assert said[key] == value, key


@pytest.mark.parametrize("example", each(MATCHES))
def test_a_worked_match_survives_being_written_and_read(example: dict[str, Any]) -> None:
    match = read(as_bytes(example["record"])).matches[0]
    assert read(as_bytes(write(match))).matches == (match,)


@pytest.mark.parametrize("example", each(FAULTS))
def test_a_spoiled_match_has_just_these_problems(example: dict[str, Any]) -> None:
    found = [
        {"deal": problem.deal, "field": problem.field, "fault": str(problem.fault)}
        for problem in problems(as_bytes(example["record"]))
    ]
    assert found == example["problems"]


def test_a_file_of_an_evening_of_several_games_is_read_whole() -> None:
    document = read((FOLDER / "season" / "matches.json").read_bytes())
    assert document.several
    assert len({match.game.key for match in document.matches}) == 4


def test_every_game_has_worked_matches_and_no_example_is_left_out() -> None:
    assert {example["record"]["game"] for example in MATCHES.values()} == KNOWN
    assert {file.parent.name for file in FOLDER.glob("*/*.json")} == {*KNOWN, "faults", "season"}
