"""The commands on the history, as a user or another program calls them."""

import csv
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from scorepad.cli import main
from scorepad.history_commands import MOST_PROBLEMS
from scorepad.paths import DataFolder
from scorepad.store.content import Stored
from tests.store.evenings import history, of_another_game

ROOT = Path(__file__).parent.parent
SEASON = Path(__file__).parent / "examples" / "season"


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Call = Callable[..., Answer]


def no_window(file: Path | None, folder: DataFolder, language: str, smoke_test: bool) -> int:
    raise AssertionError("a window was asked for")


@pytest.fixture
def call(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> Call:
    """Calls the program with a data folder of its own, in this process."""

    def run(*words: str) -> Answer:
        capsysbinary.readouterr()
        try:
            status = main(["--data", str(tmp_path / "data"), *words], no_window)
        except SystemExit as leaving:  # argparse has spoken
            status = int(leaving.code or 0)
        said = capsysbinary.readouterr()
        return Answer(status, said.out.decode(), said.err.decode())

    return run


def in_process_of_its_own(data: Path, *words: str, code: str | None = None) -> Answer:
    program = ["-c", code] if code else ["-m", "scorepad"]
    done = subprocess.run(
        [sys.executable, *program, *words, "--data", str(data)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def evening(
    started: str | None, names: Sequence[str], bids: Sequence[int], tricks: Sequence[int], **more: Any
) -> dict[str, Any]:
    """A Boerenbridge match of one hand of three cards, without the rule for the dealer."""
    return {
        "scorepad": 1,
        "game": "boerenbridge",
        "players": list(names),
        "options": {"hands": [3], "dealer_rule": False},
        **({} if started is None else {"started": started}),
        "deals": [{"bids": list(bids), "tricks": list(tricks)}],
        **more,
    }


def write(path: Path, *matches: dict[str, Any], **more: Any) -> str:
    path.write_text(json.dumps({"scorepad": 1, "matches": list(matches), **more}), encoding="utf-8")
    return str(path)


def as_of_another_game(folder: Path, matches: str) -> None:
    """Make these matches, by a condition in SQL, and all seasons those of a game that is not known here."""
    with history(folder / "data") as store:
        raw = store._database.raw
        found = raw.execute(f"SELECT id FROM matches WHERE {matches}").fetchall()
        for (number,) in found:
            head = Stored(of_another_game(store.load(number))).head_digest
            raw.execute("UPDATE matches SET game = 'later_game', head = ? WHERE id = ?", (head, number))
            raw.execute("UPDATE results SET game = 'later_game' WHERE match_id = ?", (number,))
        raw.execute("UPDATE seasons SET settings = replace(settings, 'boerenbridge', 'later_game')")


FIRST = evening("2026-01-09T20:00:00+01:00", ("Anna", "Bram"), (2, 1), (2, 1), season="Winter")
SECOND = evening("2026-01-16T20:00:00+01:00", ("Anna", "Bram"), (3, 1), (2, 1), season="Winter")
THIRD = evening("2026-02-20T20:00:00+01:00", ("anna", "Cato"), (1, 0), (3, 0))


@pytest.fixture
def played(call: Call, tmp_path: Path) -> Call:
    """Two evenings of the season Winter, and one of none."""
    assert call("import", write(tmp_path / "played.scorepad", FIRST, SECOND, THIRD)).status == 0
    return call


# import


def test_import_counts_what_is_new_and_what_is_there(call: Call, tmp_path: Path) -> None:
    file = write(tmp_path / "a.scorepad", FIRST, SECOND, FIRST)
    assert call("import", file) == Answer(0, "imported 2, already there 1\n", "")
    assert call("import", file) == Answer(0, "imported 0, already there 3\n", "")


def test_good_files_stay_when_another_is_bad_and_the_status_is_1(call: Call, tmp_path: Path) -> None:
    good = write(tmp_path / "good.scorepad", FIRST)
    half = write(tmp_path / "half.scorepad", SECOND, {**THIRD, "players": ["Anna"]})
    answer = call("import", half, good)
    assert (answer.status, answer.out) == (1, "imported 1, already there 0\n")
    assert answer.err.count("half.scorepad") == 1
    assert [match["started"] for match in call("export").json["matches"]] == [FIRST["started"]]


@pytest.mark.parametrize(
    "content",
    [
        b"Name;Points\r\nAnna;12\r\n",
        b'{"scorepad": 2, "game": "boerenbridge"}',
        b"",
        b"\xff\xfe\x00",
        b"[]",
        None,
    ],
)
def test_a_newcomers_mistake_gets_one_sentence(call: Call, tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "scores"
    if content is not None:
        file.write_bytes(content)
    answer = call("import", str(file))
    assert answer.status == 1
    assert len(answer.err.splitlines()) == 1


def test_a_match_that_went_on_is_continued(call: Call, tmp_path: Path) -> None:
    long = {**FIRST, "options": {"hands": [3, 3], "dealer_rule": False}}
    longer = {**long, "deals": [*FIRST["deals"], {"bids": [0, 0], "tricks": [3, 0]}]}
    assert call("import", write(tmp_path / "a.scorepad", long)).out == "imported 1, already there 0\n"
    answer = call("import", write(tmp_path / "b.scorepad", longer))
    assert answer.out.splitlines()[0] == "imported 0, already there 0"
    assert answer.out.splitlines()[1].startswith("Matches that went on: 1.")
    assert len(call("export").json["matches"][0]["deals"]) == 2


def test_equal_matches_without_a_start_are_taken_as_one_and_that_is_said(call: Call, tmp_path: Path) -> None:
    undated = evening(None, ("Anna", "Bram"), (2, 1), (2, 1))
    answer = call("import", write(tmp_path / "a.scorepad", undated, undated))
    assert answer.out.splitlines()[0] == "imported 1, already there 1"
    assert answer.out.splitlines()[1].startswith("Matches without a start that equal one already there: 1.")


def test_import_without_a_file_is_a_wrong_command_line(call: Call) -> None:
    assert call("import").status == 2


# export


def test_export_and_import_give_everything_back(played: Call, tmp_path: Path) -> None:
    assert played("season", "Winter", "--scheme", "places", "--points", "5,2.5", "--drop", "1").status == 0
    assert played("season", "Spring", "--first-day", "2026-03-01", "--game", "boerenbridge").status == 0
    first = played("export").out
    copy = tmp_path / "copy.scorepad"
    assert played("export", "-o", str(copy)) == Answer(0, "", "")
    assert copy.read_text(encoding="utf-8") == first
    other = tmp_path / "other"
    assert in_process_of_its_own(other, "import", str(copy)).status == 0
    assert in_process_of_its_own(other, "export").out == first
    for words in (["seasons"], ["standings"], ["standings", "--season", "Winter", "--format", "json"]):
        assert in_process_of_its_own(other, *words).out == played(*words).out


def test_export_of_a_season_has_its_matches_and_no_other(played: Call) -> None:
    assert [match["started"] for match in played("export", "--season", " Winter ").json["matches"]] == [
        FIRST["started"],
        SECOND["started"],
    ]


def test_an_existing_file_is_replaced_only_by_force(played: Call, tmp_path: Path) -> None:
    file = tmp_path / "there.json"
    file.write_text("mine", encoding="utf-8")
    for words in (["export"], ["standings", "--format", "json"]):
        refused = played(*words, "-o", str(file))
        assert (refused.status, refused.out) == (1, "")
        assert len(refused.err.splitlines()) == 1
        assert file.read_text(encoding="utf-8") == "mine"
        assert played(*words, "-o", str(file), "--force").status == 0
        assert json.loads(file.read_text(encoding="utf-8"))
        file.write_text("mine", encoding="utf-8")


def test_a_dash_is_standard_output(played: Call) -> None:
    assert played("export", "-o", "-") == played("export")


def test_matches_of_an_unknown_game_are_left_out_and_counted_and_the_status_is_1(
    played: Call, tmp_path: Path
) -> None:
    as_of_another_game(tmp_path, "started LIKE '2026-01-%'")
    assert played("season", "Autumn").status == 0
    answer = played("export")
    assert (answer.status, answer.err) == (
        1,
        "Matches of a game that this Scorepad does not know (later_game), which are not in the export: 2.\n",
    )
    assert [match["started"] for match in answer.json["matches"]] == [THIRD["started"]]
    assert [season["name"] for season in answer.json["seasons"]] == ["Autumn"]


def test_a_season_that_counts_an_unknown_game_is_shown_and_not_exported(played: Call, tmp_path: Path) -> None:
    assert played("season", "Winter", "--game", "boerenbridge").status == 0
    as_of_another_game(tmp_path, "0")
    assert "Games: Unknown game: later_game" in played("standings", "--season", "Winter").out
    answer = played("export")
    assert (answer.status, answer.json["seasons"]) == (1, [])
    assert answer.err == (
        "The season Winter counts a game that this Scorepad does not know, and is not in the export.\n"
    )


# seasons


def test_a_season_is_made_and_says_what_it_counts(call: Call) -> None:
    made = call(
        "season", "Winter 2026", "--first-day", "2026-01-01", "--last-day", "2026-03-31", "--scheme", "field",
        "--minimum", "5", "--drop", "2", "--best", "10", "--game", "boerenbridge",
    )  # fmt: skip
    assert made == Answer(
        0,
        "Winter 2026: Scheme: share of the field beaten, on average · By player · "
        "Days: 2026-01-01 to 2026-03-31 · Games: Boerenbridge · Minimum matches: 5 · "
        "Lowest results dropped: 2 · Best results counted: 10\n",
        "",
    )
    assert call("seasons") == made
    assert call("season", "Winter 2026") == made


def test_what_no_flag_names_stays_and_what_was_set_can_be_taken_back(call: Call) -> None:
    call("season", "S", "--first-day", "2026-01-01", "--drop", "2", "--game", "boerenbridge")
    kept = call("season", "S", "--best", "3").out
    assert "Days: from 2026-01-01" in kept
    assert "dropped: 2" in kept
    assert "Games: Boerenbridge" in kept
    cleared = call("season", "S", "--first-day", "none", "--drop", "0", "--game", "all").out
    assert "All days · All games" in cleared
    assert "dropped: 0" in cleared
    assert "counted: 3" in cleared


def test_a_season_that_only_matches_name_is_one(played: Call) -> None:
    assert played("seasons").out.startswith("Winter: Scheme: wins")
    assert played("standings", "--season", "Winter").status == 0


def test_without_seasons_that_is_said(call: Call) -> None:
    assert call("seasons") == Answer(0, "There is no season yet.\n", "")


# standings


def test_a_seasons_table_follows_the_season_and_flags_go_before_it(played: Call) -> None:
    played("season", "Winter", "--scheme", "score", "--last-day", "2026-01-10")
    # A bid that is kept: ten, and two for each trick.
    answer = played("standings", "--season", "Winter", "--format", "json").json
    assert (answer["scheme"], answer["filters"]["to"]) == ("score", "2026-01-10")
    assert [(row["name"], row["points"]) for row in answer["rows"]] == [("Anna", 14), ("Bram", 12)]
    later = played(
        "standings", "--season", "Winter", "--format", "json", "--scheme", "wins", "--to", "2026-12-31"
    ).json
    assert (later["scheme"], later["filters"]["to"]) == ("wins", "2026-01-10")
    assert [row["matches"] for row in later["rows"]] == [1, 1]


def test_without_a_season_all_matches_count(played: Call) -> None:
    answer = played("standings", "--format", "json").json
    assert answer["season"] is None
    # One win each; Anna wrote herself small the last time.
    assert [(row["place"], row["name"], row["matches"]) for row in answer["rows"]] == [
        (1, "anna", 3),
        (1, "Bram", 2),
        (1, "Cato", 1),
    ]


def test_matches_without_a_start_are_left_out_of_a_dated_table_and_counted(
    played: Call, tmp_path: Path
) -> None:
    undated = evening(None, ("Anna", "Daan"), (2, 1), (2, 1))
    played("import", write(tmp_path / "undated.scorepad", undated))
    dated = played("standings", "--from", "2026-01-01", "--format", "json")
    assert "Matches without a start, which a table of days leaves out: 1." in dated.err
    assert "Daan" not in dated.out
    every = played("standings", "--format", "json")
    assert every.err == ""
    assert "Daan" in every.out


@pytest.mark.parametrize(
    ("flags", "matches"),
    [
        (["--from", "2026-01-09", "--to", "2026-01-16"], {"Anna": 2, "Bram": 2}),
        (["--from", "2026-01-10", "--to", "2026-01-15"], {}),
        (["--from", "2026-01-16"], {"anna": 2, "Bram": 1, "Cato": 1}),
        (["--to", "2026-01-09"], {"Anna": 1, "Bram": 1}),
        (["--as-of", "2026-01-16"], {"Anna": 2, "Bram": 2}),
        (["--as-of", "2026-02-20", "--to", "2026-01-09"], {"Anna": 1, "Bram": 1}),
    ],
)
def test_days_include_both_ends(played: Call, flags: list[str], matches: dict[str, int]) -> None:
    rows = played("standings", "--format", "json", *flags).json["rows"]
    assert {row["name"].casefold(): row["matches"] for row in rows} == {
        name.casefold(): number for name, number in matches.items()
    }


def test_a_match_is_on_the_day_it_started_as_written(call: Call, tmp_path: Path) -> None:
    late = evening("2026-01-09T23:30:00-05:00", ("Anna", "Bram"), (2, 1), (2, 1))  # the tenth in Europe
    call("import", write(tmp_path / "late.scorepad", late))
    for day, found in (("2026-01-09", 2), ("2026-01-10", 0)):
        answer = call("standings", "--from", day, "--to", day, "--format", "json").json
        assert len(answer["rows"]) == found


def test_as_of_a_day_says_who_moved(played: Call) -> None:
    # After the first evening Anna led; now each has won once.
    answer = played("standings", "--season", "Winter", "--as-of", "2026-01-31", "--format", "json").json
    assert [(row["name"], row["place"], row["movement"]) for row in answer["rows"]] == [
        ("Anna", 1, 0),
        ("Bram", 1, 1),
    ]


def test_guests_are_shown_on_demand(played: Call, tmp_path: Path) -> None:
    from scorepad.store.store import Store

    with Store.open(tmp_path / "data" / "scorepad.db", tmp_path / "data" / "backups") as store:
        store.set_guest("Cato", True)
    assert "Cato" not in played("standings").out
    assert "Cato" in played("standings", "--with-guests").out
    played("season", "Winter", "--with-guests")
    assert "With guests" in played("standings", "--season", "Winter").out
    assert "With guests" not in played("standings", "--season", "Winter", "--no-with-guests").out


def test_practice_and_unfinished_matches_count_in_no_table(played: Call, tmp_path: Path) -> None:
    before = played("standings").out
    practice = evening("2026-01-20T20:00:00Z", ("Anna", "Bram"), (2, 1), (2, 1), counts=False)
    unfinished = {**evening("2026-01-21T20:00:00Z", ("Anna", "Bram"), (2, 1), (2, 1)), "options": {}}
    del unfinished["deals"]
    empty = {**unfinished, "started": "2026-01-22T20:00:00Z", "closed": True}
    added = played("import", write(tmp_path / "more.scorepad", practice, unfinished, empty))
    assert added.out == "imported 3, already there 0\n"
    assert played("standings").out == before


def test_csv_on_standard_output_is_the_file(played: Call, tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    said = played("standings", "--format", "csv")
    assert said.out.startswith("\ufeffPlace,Name,")
    played("standings", "--format", "csv", "-o", str(file))
    assert file.read_bytes().decode() == said.out
    rows = list(csv.DictReader(io.StringIO(said.out.removeprefix("\ufeff"), newline="")))
    assert [row["Name"] for row in rows] == ["anna", "Bram", "Cato"]
    local = played("standings", "--csv", "local", "--scheme", "average").out
    assert "Place;Name;" in local
    assert ";4,6667;" in local  # Anna's only kept bid gave 14, over three evenings


def test_a_scheme_that_there_is_not_is_answered_with_those_that_there_are(call: Call) -> None:
    answer = call("standings", "--scheme", "luck")
    assert answer.status == 2
    # Some Pythons put each in quotes.
    assert "wins, places, field, score, average" in answer.err.replace("'", "")


@pytest.mark.parametrize(
    "words",
    [
        ["--from", "2026-02-30"],
        ["--from", "20260201"],
        ["--from", "2026-02-02", "--to", "2026-02-01"],
        ["--from", "2026-02-02", "--as-of", "2026-02-01"],
        ["--as-of", "tomorrow"],
        ["--drop", "-1"],
        ["--minimum", "many"],
        ["--best", "1.5"],
        ["--best", "1" * 30],
        ["--scheme", "luck"],
        ["--by", "side"],
        ["--points", "3;2"],
        ["--points", ""],
        ["--game", "poker"],
        ["--format", "xlsx"],
        ["--format", "json", "--csv", "local"],
        ["--season", " "],
        ["Winter"],
    ],
)
def test_a_wrong_command_line_is_status_2(call: Call, words: list[str]) -> None:
    answer = call("standings", *words)
    assert (answer.status, answer.out) == (2, "")
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["S", "--first-day", "2026-13-01"],
        ["S", "--first-day", "2026-02-02", "--last-day", "2026-02-01"],
        ["S", "--scheme", "luck"],
        ["S", "--game", "poker"],
        ["\t"],
    ],
)
def test_a_wrong_season_is_status_2_and_makes_none(call: Call, words: list[str]) -> None:
    assert call("season", *words).status == 2
    assert call("seasons").out == "There is no season yet.\n"


@pytest.mark.parametrize("command", ["standings", "export"])
def test_an_unknown_season_is_status_1(played: Call, command: str) -> None:
    answer = played(command, "--season", "winter")
    assert (answer.status, answer.out) == (1, "")
    assert len(answer.err.splitlines()) == 1


# check


def test_a_sound_history_is_told_so(played: Call) -> None:
    assert played("check") == Answer(0, "Matches checked: 3. All is well.\n", "")


def test_a_derived_number_that_differs_is_found(played: Call, tmp_path: Path) -> None:
    import sqlite3

    with sqlite3.connect(tmp_path / "data" / "scorepad.db") as connection:
        connection.execute("UPDATE results SET total = total + 1 WHERE match_id = 1 AND seat = 0")
    answer = played("check")
    assert (answer.status, answer.out) == (1, "")
    assert len(answer.err.splitlines()) == 1


def test_last_entries_that_are_gone_are_told_by_every_command_until_a_check_has_told_it(
    call: Call, tmp_path: Path
) -> None:
    history = tmp_path / "data" / "scorepad.db"
    assert call("import", write(tmp_path / "first.scorepad", FIRST)).status == 0
    older = history.read_bytes()
    assert call("import", write(tmp_path / "second.scorepad", SECOND)).status == 0
    history.write_bytes(older)
    for words in (("export",), ("seasons",), ("import", str(tmp_path / "first.scorepad"))):
        answer = call(*words)
        assert answer.status == 0
        assert "saved last is not in the history any more" in answer.err
    told = call("check")
    assert told.status == 1
    assert told.err.count("saved last is not in the history any more") == 1
    assert call("standings").err == call("check").err == ""


def test_matches_of_an_unknown_game_cannot_be_checked_but_are_counted(played: Call, tmp_path: Path) -> None:
    def places() -> list[tuple[str, int, int]]:
        table = played("standings", "--season", "Winter", "--format", "json").json
        return [(row["name"], row["matches"], row["points"]) for row in table["rows"]]

    before = places()
    as_of_another_game(tmp_path, "started LIKE '2026-01-%'")
    assert played("check") == Answer(
        1,
        "",
        "Matches of a game that this Scorepad does not know (later_game), so that their points "
        "cannot be checked: 2.\n",
    )
    assert places() == before


def test_what_is_no_history_is_told_in_a_sentence_by_every_command(call: Call, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "scorepad.db").write_bytes(b"not a database at all" * 100)
    record = write(tmp_path / "a.scorepad", FIRST)
    for words in (["standings"], ["seasons"], ["season", "S"], ["export"], ["check"], ["import", record]):
        answer = call(*words)
        assert answer.status == 1
        assert len(answer.err.splitlines()) == 1, words
        assert "Traceback" not in answer.err


# Each command as a program of its own.


@pytest.mark.parametrize("place", ["before", "after"])
def test_data_and_language_work_before_and_after_the_command(tmp_path: Path, place: str) -> None:
    file = write(tmp_path / "a.scorepad", FIRST)
    common = ["--data", str(tmp_path / "mine"), "--lang", "en"]
    words = [*common, "import", file] if place == "before" else ["import", file, *common]
    done = subprocess.run(
        [sys.executable, "-m", "scorepad", *words],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout.decode()) == (0, "imported 1, already there 0\n")
    assert (tmp_path / "mine" / "scorepad.db").is_file()


LOADED = """
import sys
from scorepad.__main__ import main
status = main(sys.argv[1:])
found = sorted(name for name in ("PySide6", "xlsxwriter") if name in sys.modules)
sys.exit(status or (f"loaded {found}" if found else 0))
"""


@pytest.mark.parametrize(
    "words",
    [
        ["import", "FILE"],
        ["export"],
        ["standings"],
        ["standings", "--format", "csv"],
        ["standings", "--format", "json"],
        ["standings", "--format", "html"],
        ["seasons"],
        ["season", "Winter", "--drop", "1"],
        ["check"],
    ],
)
def test_in_english_no_command_loads_qt(tmp_path: Path, words: list[str]) -> None:
    file = write(tmp_path / "a.scorepad", FIRST)
    words = [file if word == "FILE" else word for word in words]
    answer = in_process_of_its_own(tmp_path / "data", *words, "--lang", "en", code=LOADED)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out


def test_of_a_spoiled_file_a_hundred_problems_are_told_and_the_rest_counted(
    call: Call, tmp_path: Path
) -> None:
    spoiled = [{**FIRST, "dealer": 99} for _ in range(MOST_PROBLEMS + 2)]
    answer = call("--lang", "en", "import", write(tmp_path / "a.scorepad", *spoiled))
    lines = answer.err.splitlines()
    assert answer.status == 1
    assert len(lines) == MOST_PROBLEMS + 1
    assert lines[0].startswith("Match 1: ")
    assert lines[-1] == "Problems that are not listed: 2."


# The worked season.

TABLES = json.loads((SEASON / "tables.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: " ".join(table["flags"]) or "none")
def test_the_worked_season_gives_its_tables(call: Call, tmp_path: Path, table: dict[str, Any]) -> None:
    assert call("import", str(SEASON / "matches.json")).status == 0
    answer = call("standings", "--season", "Winter", "--format", "json", *table["flags"]).json
    for part in ("rows", "unranked"):
        assert len(answer[part]) == len(table[part])
        for row, expected in zip(answer[part], table[part], strict=True):
            assert row.keys() == expected.keys()
            for key, value in expected.items():
                if key in ("points", "average"):
                    assert row[key] == pytest.approx(value, abs=0.0001)
                else:
                    assert row[key] == value
