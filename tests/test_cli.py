"""The command line: its answers, its exit statuses, and that it never ends in a traceback."""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import pytest

from scorepad import __version__, cli, command
from scorepad.cli import main
from scorepad.command import Command, OutputError, UsageError, language_of, put_out
from scorepad.paths import DataFolder

RECORD = {
    "scorepad": 1,
    "game": "boerenbridge",
    "players": ["Anna", "Bram", "Cato"],
    "deals": [{"bids": [0, 1, 1], "tricks": [0, 1, 0]}],
}
WRONG = {**RECORD, "deals": [{"bids": [0, 1, 0], "tricks": [0, 0, 0]}]}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return written(tmp_path / "evening.scorepad", RECORD)


def written(file: Path, value: object) -> Path:
    file.write_text(json.dumps(value), "utf-8")
    return file


class Opened:
    """A window that is only asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[Path | None, DataFolder, str, bool]] = []

    def __call__(self, file: Path | None, folder: DataFolder, language: str, smoke_test: bool) -> int:
        self.asked.append((file, folder, language, smoke_test))
        return 0


def run(*words: object) -> int:
    """The exit status of a command in this process; no window opens."""
    try:
        return main([str(word) for word in words], Opened())
    except SystemExit as end:
        assert isinstance(end.code, int)
        return end.code


def scorepad(*words: object, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """A run of the program as people start it."""
    options: dict[str, Any] = {"capture_output": True, "timeout": 60, **more}
    done = subprocess.run([sys.executable, "-m", "scorepad", *map(str, words)], check=False, **options)
    assert b"Traceback" not in (done.stderr or b"")
    assert b"Exception ignored" not in (done.stderr or b"")
    return done


# score


def test_score_answers_in_json(record: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("score", record, "--json") == 0
    assert json.loads(capfd.readouterr().out) == {
        "game": "boerenbridge",
        "sides": ["Anna", "Bram", "Cato"],
        "deals": [
            {
                "number": 1,
                "dealer": 0,
                "points": [10, 12, 0],
                "totals": [10, 12, 0],
                "entries": [
                    {"side": 0, "points": 10, "reason": "exact", "line": "below"},
                    {"side": 1, "points": 12, "reason": "exact", "line": "below"},
                    {"side": 2, "points": 0, "reason": "missed", "line": "below"},
                ],
            }
        ],
        "totals": [10, 12, 0],
        "places": [2, 1, 3],
        "finished": False,
        "winners": [],
        "decided_by": None,
        "state": {
            "next_dealer": 1,
            "next_hand": 2,
            "next_no_trump": False,
            "exact_bids": [1, 1, 0],
            "best_deal": [10, 12, 0],
        },
    }


def test_the_keys_stand_as_the_contract_shows_them(record: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run("score", "--json", record)
    answer = json.loads(capfd.readouterr().out)
    assert list(answer) == [
        *("game", "sides", "deals", "totals", "places", "finished", "winners", "decided_by", "state")
    ]
    assert list(answer["deals"][0]) == ["number", "dealer", "points", "totals", "entries"]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_several_matches_are_answered_by_an_array(
    count: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path / "all.json", {"scorepad": 1, "matches": [RECORD] * count})
    assert run("score", file, "--json") == 0
    assert len(json.loads(capfd.readouterr().out)) == count
    assert run("score", file) == 0
    assert capfd.readouterr().out.count("Boerenbridge") == count


def test_a_readable_sheet_without_json(record: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("score", record) == 0
    out = capfd.readouterr().out
    assert out.startswith("Boerenbridge: Anna, Bram, Cato\n")
    assert "Next to deal: Bram" in out


def test_problems_in_json(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("score", written(tmp_path / "wrong.json", WRONG), "--json") == 1
    out, err = capfd.readouterr()
    assert json.loads(out) == {
        "problems": [
            {
                "deal": 1,
                "field": "bids",
                "fault": "bids_fit",
                "message": "The dealer may not bid 0: 1 + 0 would make 1, the number of tricks (boerenregel)",
            },
            {
                "deal": 1,
                "field": "tricks",
                "fault": "tricks_do_not_add_up",
                "message": "The tricks add up to 0, but there are 1",
            },
        ]
    }
    assert err == ""


def test_problems_in_sentences(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("score", written(tmp_path / "wrong.json", WRONG)) == 1
    out, err = capfd.readouterr()
    assert out == ""
    assert err.splitlines() == [
        "Deal 1: The dealer may not bid 0: 1 + 0 would make 1, the number of tricks (boerenregel)",
        "Deal 1: The tricks add up to 0, but there are 1",
    ]


def test_problems_of_several_matches_say_which(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path / "all.json", {"scorepad": 1, "matches": [RECORD, WRONG, 5], "joker": 1})
    assert run("score", file, "--json") == 1
    told = json.loads(capfd.readouterr().out)["problems"]
    assert [(one["match"], one["deal"], one["field"]) for one in told] == [
        (None, None, "joker"),
        (2, 1, "bids"),
        (2, 1, "tricks"),
        (3, None, None),
    ]
    assert run("score", file) == 1
    assert "Match 2, deal 1: The tricks" in capfd.readouterr().err


def test_a_key_that_cannot_be_written_is_still_named(tmp_path: Path, capfdbinary: Any) -> None:
    file = written(tmp_path / "odd.json", {**RECORD, "\ud800ö": 1})
    assert run("score", file, "--json") == 1
    out = capfdbinary.readouterr().out
    assert b"\\ud800" in out
    assert json.loads(out.decode("utf-8"))["problems"][0]["field"] == "\ud800ö"
    assert run("score", file) == 1


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("missing.json", None, "there is no file"),
        ("table.csv", b"place,name\r\n1,Anna\r\n", "it is not JSON (line 1, column 1)"),
        ("newer.json", b'{"scorepad": 2}', "newer Scorepad"),
        ("empty.json", b"", "it is empty"),
        ("photo.json", b"\x89PNG\r\n", "UTF-8"),
    ],
)
def test_a_newcomers_mistake_gets_one_clear_sentence(
    name: str, content: bytes | None, says: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_bytes(content)
    assert run("score", file) == 1
    out, err = capfd.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert says in err
    assert run("score", file, "--json") == 1
    assert len(json.loads(capfd.readouterr().out)["problems"]) == 1


def test_a_folder_and_a_file_that_may_not_be_read(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("score", tmp_path) == 1
    assert "is a folder" in capfd.readouterr().err
    assert run("score", "x" * 5000) == 1
    assert "cannot be read" in capfd.readouterr().err


def test_a_file_too_large_to_be_a_record(
    record: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "LARGEST_FILE", 10)
    assert run("score", record) == 1
    assert "too large" in capfd.readouterr().err


def test_standard_input(record: Path) -> None:
    with record.open("rb") as stream:
        done = scorepad("score", "-", "--json", stdin=stream)
    assert done.returncode == 0
    assert json.loads(done.stdout)["totals"] == [10, 12, 0]


def test_a_file_whose_name_looks_like_a_flag(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path / "-e.json", RECORD)
    monkeypatch.chdir(tmp_path)
    assert run("score", "--json", "--", "-e.json") == 0


# forbidden


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--cards", 5, 2, 0, 1), "2\n"),
        ((2, 0, 1, "--cards", 5), "2\n"),
        ((2, "--cards", 5, 0, 1), "2\n"),
        (("--cards=5", 5), "0\n"),
        (("--cards", 5, 5, 1), "none\n"),
        (("--cards", 1, 0, 0, 0), "1\n"),
        (("--cards", 60, 0), "60\n"),
        (("--cards", "05", "+2", "002"), "1\n"),
    ],
)
def test_the_bid_that_is_forbidden(
    words: tuple[object, ...], says: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run("forbidden", *words) == 0
    assert capfd.readouterr().out == says


def test_the_forbidden_bid_in_json(capfd: pytest.CaptureFixture[str]) -> None:
    run("forbidden", "--cards", 5, 2, 0, 1, "--json")
    assert capfd.readouterr().out == (
        '{"cards": 5, "bids": [2, 0, 1], "forbidden": 2, "allowed": [0, 1, 3, 4, 5]}\n'
    )
    run("forbidden", "--json", "--cards", 2, 2, 1)
    assert json.loads(capfd.readouterr().out) == {
        "cards": 2,
        "bids": [2, 1],
        "forbidden": None,
        "allowed": [0, 1, 2],
    }


@pytest.mark.parametrize(
    ("words", "faults"),
    [
        (("--cards", 5, 6), [("bids", "bid_out_of_range")]),
        (("--cards", 5, -1, 2, 9), [("bids", "bid_out_of_range")] * 2),
        (("--cards", 0, 0), [("cards", "out_of_range")]),
        (("--cards", 61, 3), [("cards", "out_of_range")]),
        (("--cards", -3, 3), [("cards", "out_of_range")]),
        (("--cards=-3", -1), [("cards", "out_of_range"), ("bids", "bid_out_of_range")]),
        (("--cards", "9" * 5000, "9" * 5000), [("cards", "out_of_range"), ("bids", "bid_out_of_range")]),
    ],
)
def test_bids_and_hands_out_of_range(
    words: tuple[object, ...], faults: list[tuple[str, str]], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run("forbidden", *words) == 1
    out, err = capfd.readouterr()
    assert (out, len(err.splitlines())) == ("", len(faults))
    assert run("forbidden", *words, "--json") == 1
    told = json.loads(capfd.readouterr().out)["problems"]
    assert [(one["field"], one["fault"]) for one in told] == faults
    assert all(one["deal"] is None and one["message"] for one in told)


@pytest.mark.parametrize(
    "words",
    [
        ("forbidden",),
        ("forbidden", "--cards", 5),
        ("forbidden", 1, 2),
        ("forbidden", "--cards", "five", 1),
        ("forbidden", "--cards", 5, "x"),
        ("forbidden", "--cards", 5, "1.0"),
        ("forbidden", "--cards", 5, "1_0"),
        ("forbidden", "--cards", 5, "١"),
        ("forbidden", "--cards", 5, ""),
        ("score",),
        ("score", "a", "b"),
        ("score", "a", "--jsom"),
        ("score", "a", "--js"),
        ("score", "a", "--lang", "fr"),
        ("score", "a", "--data"),
        ("--nonsense",),
        ("a", "b"),
        ("--lang", "fr"),
    ],
)
def test_a_wrong_command_line_is_status_two(
    words: tuple[object, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith("usage: scorepad")


# The frame.


def test_version_and_help(capfd: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capfd.readouterr().out == f"scorepad {__version__}\n"
    assert run("--help") == 0
    told = capfd.readouterr().out
    for one in cli.COMMANDS:
        assert f"  {one.name} " in told
        assert run(one.name, "--help") == 0
        assert f"usage: scorepad {one.name}" in capfd.readouterr().out


def test_data_and_language_stand_before_or_after_the_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[Namespace] = []

    def see(arguments: Namespace) -> int:
        seen.append(arguments)
        return 0

    def add_arguments(parser: ArgumentParser) -> None:
        parser.add_argument("names", nargs="*")

    monkeypatch.setattr(cli, "COMMANDS", (Command("look", "look", add_arguments, see),))
    for words in (
        ("--data", tmp_path, "--lang", "nl", "look", "score"),
        ("look", "score", "--data", tmp_path, "--lang", "nl"),
        (f"--data={tmp_path}", "look", "--lang=nl", "score"),
        ("--data", "elsewhere", "--lang=nl", "look", "score", "--data", tmp_path),
    ):
        assert run(*words) == 0
        assert (seen[-1].data, seen[-1].lang, seen[-1].names) == (str(tmp_path), "nl", ["score"])
    # A folder called like a command is still a folder.
    assert run("--data", "look", "look", "x") == 0
    assert (seen[-1].data, seen[-1].names) == ("look", ["x"])


def test_a_command_may_find_the_command_line_wrong(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refuse(arguments: Namespace) -> int:
        raise UsageError("the first day is after the last")

    monkeypatch.setattr(cli, "COMMANDS", (Command("look", "look", lambda parser: None, refuse),))
    assert run("look") == 2
    assert capfd.readouterr().err.endswith("scorepad look: the first day is after the last\n")


def test_interrupting_a_command_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def interrupt(arguments: Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "COMMANDS", (Command("look", "look", lambda parser: None, interrupt),))
    assert run("look") == 130
    assert capfd.readouterr().err == ""


def test_without_a_command_the_window_opens(record: Path, tmp_path: Path) -> None:
    opened = Opened()
    assert main([], opened) == 0
    assert main([str(record), "--data", str(tmp_path), "--lang", "it", "--smoke-test"], opened) == 0
    assert opened.asked[0][0] is None
    assert opened.asked[0][2:] == ("", False)
    assert opened.asked[1] == (record, DataFolder(tmp_path), "it", True)


def test_the_sample_year_has_a_folder_and_a_window_of_its_own(record: Path, tmp_path: Path) -> None:
    opened = Opened()
    assert main(["--data", str(tmp_path), "--sample"], opened) == 0
    assert opened.asked == [(None, DataFolder(tmp_path).sample, "", False)]
    assert opened.asked[0][1].is_sample
    assert run("--sample", record) == 2


def test_a_window_is_not_opened_on_a_file_that_is_not_there(capfd: pytest.CaptureFixture[str]) -> None:
    assert run("evening.scorepad") == 1
    assert capfd.readouterr().err == "There is no file “evening.scorepad”.\n"
    assert run("scoer") == 1
    assert "Did you mean “scorepad score”?" in capfd.readouterr().err


@pytest.mark.parametrize("words", [("--version",), ("--help",), ("score", "--help")])
def test_talk_loads_no_qt_and_no_database(words: tuple[str, ...]) -> None:
    assert later_modules(words) == set()


def test_scoring_loads_no_qt_and_no_database(record: Path) -> None:
    assert later_modules(("score", str(record))) == set()
    assert later_modules(("score", str(record), "--json")) == set()
    assert later_modules(("score", str(record) + "x")) == set()
    assert later_modules(("forbidden", "--cards", "5", "2")) == set()


def later_modules(words: tuple[str, ...]) -> set[str]:
    """Those of the heavy libraries that a command has loaded when it ends."""
    asked = (
        "import atexit, sys\n"
        "from scorepad.__main__ import main\n"
        "heavy = ('PySide6', 'sqlmodel', 'sqlalchemy', 'pydantic', 'xlsxwriter')\n"
        "atexit.register(lambda: print(*[one for one in heavy if one in sys.modules], file=sys.stderr))\n"
        f"main({list(words)!r})"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    return set(done.stderr.splitlines()[-1].split())


# Output.


@pytest.mark.parametrize(
    "environment",
    [
        {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1:strict"},
    ],
)
def test_output_is_utf8_whatever_the_locale(environment: dict[str, str], tmp_path: Path) -> None:
    file = written(tmp_path / "names.json", {**RECORD, "players": ["Zoë", "李雷", "Анна"]})
    where = {**os.environ, **environment}
    done = scorepad("score", file, env=where)
    assert done.returncode == 0
    assert "李雷" in done.stdout.decode("utf-8")
    assert json.loads(scorepad("score", file, "--json", env=where).stdout)["sides"][0] == "Zoë"
    assert "“" in scorepad("score", tmp_path / "nö.json", env=where).stderr.decode("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX names are bytes")
def test_a_file_name_that_is_not_utf8(tmp_path: Path) -> None:
    assert scorepad("score", os.fsdecode(bytes(tmp_path) + b"/\xff")).returncode == 1
    assert scorepad(os.fsdecode(b"\xff")).returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full disk at hand")
def test_a_full_disk_is_told(record: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = scorepad("score", record, stdout=full, capture_output=False, stderr=subprocess.PIPE)
    assert done.returncode == 1
    assert b"No space left on device" in done.stderr


UNBUFFERED = pytest.mark.parametrize("unbuffered", ["", "1"])
"""What PYTHONUNBUFFERED says; with it a write may take only a part."""


@UNBUFFERED
@pytest.mark.parametrize("words", [("--help",), ("--version",), ("forbidden", "--cards", "5", "1")])
def test_a_reader_that_goes_away_hears_nothing(words: tuple[str, ...], unbuffered: str) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    where = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    done = scorepad(*words, stdout=write_end, capture_output=False, stderr=subprocess.PIPE, env=where)
    os.close(write_end)
    assert (done.returncode, done.stderr) == (1, b"")


@UNBUFFERED
def test_a_reader_that_goes_away_in_the_middle_hears_nothing(tmp_path: Path, unbuffered: str) -> None:
    file = written(tmp_path / "all.json", {"scorepad": 1, "matches": [RECORD] * 1000})
    words = [sys.executable, "-m", "scorepad", "score", str(file)]
    where = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=where) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(10)
        running.stdout.close()
        said = running.stderr.read()
    assert (running.returncode, said) == (1, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="closes file descriptors by the shell")
def test_closed_streams(record: Path) -> None:
    shell = f'"{sys.executable}" -m scorepad score "{record}"'
    closed = subprocess.run(f"{shell} >&-", shell=True, capture_output=True, check=False)
    assert closed.returncode == 1
    assert b"Traceback" not in closed.stderr
    assert subprocess.run(f"{shell} >&- 2>&-", shell=True, check=False).returncode == 1
    assert subprocess.run(f"{shell}x 2>&-", shell=True, check=False).returncode == 1
    done = subprocess.run(
        f'"{sys.executable}" -m scorepad score - <&-', shell=True, capture_output=True, check=False
    )
    assert (done.returncode, b"standard input" in done.stderr) == (1, True)


def test_a_stream_that_stands_in_for_standard_output(monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    stand_in = io.StringIO()
    monkeypatch.setattr(sys, "stdout", stand_in)
    put_out("Zoë")
    assert stand_in.getvalue() == "Zoë"
    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(OutputError):
        put_out("x")


# Language.


def test_the_language_is_that_of_the_flag_then_the_settings_then_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    asked = Namespace(data=str(tmp_path), lang=None)
    assert language_of(asked) == "it"
    (tmp_path / "settings.ini").write_text("[scorepad]\nlanguage = es\n", "utf-8")
    assert language_of(asked) == "es"
    assert language_of(Namespace(data=str(tmp_path), lang="nl")) == "nl"
    (tmp_path / "settings.ini").write_text("[scorepad]\nlanguage = klingon\n", "utf-8")
    assert language_of(asked) == "it"


def test_codes_and_keys_never_change_with_the_language(tmp_path: Path) -> None:
    file = written(tmp_path / "wrong.json", WRONG)
    answers = [json.loads(scorepad("score", file, "--json", "--lang", one).stdout) for one in ("en", "nl")]
    for answer in answers:
        for problem in answer["problems"]:
            assert problem.pop("message")
    assert answers[0] == answers[1]


def test_a_bug_ends_a_command_with_one_sentence_and_no_traceback(tmp_path: Path) -> None:
    script = (
        "import scorepad.record_commands as commands, scorepad.__main__ as program\n"
        "commands.fitting_bid = None\n"
        "raise SystemExit(program.main(['forbidden', '--cards', '3', '1']))"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert told.returncode == 1
    assert told.stderr.startswith("Scorepad made a mistake")
    assert told.stderr.count("\n") == 1 and "record_commands.py" in told.stderr
