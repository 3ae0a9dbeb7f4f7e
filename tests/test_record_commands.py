"""What `score` says of a record with a great many problems is what it would say of a few."""

import json
from pathlib import Path

import pytest

from scorepad.__main__ import main
from scorepad.command import problem_sentences, problems_as_json
from scorepad.record import RecordError, read
from scorepad.record_commands import as_json


@pytest.fixture(params=[1, 2, 1_000, 1_001, 2_000, 3_500])
def refused(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, RecordError]:
    """A file with so many problems, and the error that tells them."""
    record = {
        "scorepad": 1,
        "game": "troefcall",
        "players": ["Anna", "Bram", "Cato", "Daan"],
        "deals": [5] * (request.param - 1),
        "Zoë \ud800": 1,
    }
    file = tmp_path / "bad.scorepad"
    file.write_text(json.dumps(record), "utf-8")
    with pytest.raises(RecordError) as found:
        read(file.read_bytes())
    assert len(found.value.problems) == request.param
    return str(file), found.value


def test_all_problems_stand_in_one_document(
    refused: tuple[str, RecordError], capsys: pytest.CaptureFixture[str]
) -> None:
    file, error = refused
    assert main(("score", "--json", file, "--lang", "en")) == 1
    assert capsys.readouterr().out == as_json(problems_as_json(error, str)) + "\n"


def test_all_problems_are_told_in_sentences(
    refused: tuple[str, RecordError], capsys: pytest.CaptureFixture[str]
) -> None:
    file, error = refused
    assert main(("score", file, "--lang", "en")) == 1
    told = capsys.readouterr().err.splitlines()
    assert told == [
        sentence.encode("utf-8", "backslashreplace").decode()
        for sentence in problem_sentences(error.problems, str)
    ]
