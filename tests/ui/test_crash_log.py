"""The log: it rotates, holds no names, and nothing that goes wrong with it reaches anybody."""

import faulthandler
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from scorepad.ui.bug_log import LONGEST, OLDER, BugLog, log

NAME = "Wilhelmina"


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    return tmp_path / "data" / "logs"


@pytest.fixture
def kept(logs: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BugLog]:
    # The tests' own is on watch for crashes.
    monkeypatch.setattr(faulthandler, "enable", Mock())
    monkeypatch.setattr(log, "handlers", [])
    made = BugLog(logs)
    made.begin()
    yield made
    made.close()
    for handler in log.handlers:
        handler.close()


def written(logs: Path) -> str:
    return (logs / "scorepad.log").read_text()


def test_what_is_logged_before_the_first_paint_is_written_after_it(kept: BugLog, logs: Path) -> None:
    log.warning("early")
    assert not logs.parent.exists()
    kept.open()
    log.warning("late")
    kept.open()
    assert [line.split()[-2:] for line in written(logs).splitlines()] == [
        ["WARNING", "early"],
        ["WARNING", "late"],
    ]


def test_the_log_never_grows_without_bound(kept: BugLog, logs: Path) -> None:
    kept.open()
    for _ in range(5):
        for _ in range(100):
            log.error("%d " * 2000, *range(2000))
    sizes = [file.stat().st_size for file in logs.glob("scorepad.log*")]
    assert len(sizes) == OLDER + 1
    assert max(sizes) <= LONGEST


def test_what_fills_a_sentence_is_told_only_where_it_is_no_text(kept: BugLog, logs: Path) -> None:
    kept.open()
    log.warning("seat %d of %s: %s, %.1f", 3, NAME, logging.Handler, 0.5)
    log.warning("100%")
    try:
        raise KeyError(NAME)
    except KeyError:
        log.exception("seat of %r", NAME)
    text = written(logs)
    assert NAME not in text
    assert "seat 3 of …: class …, 0.5\n" in text
    assert "WARNING 100%\n" in text
    assert "KeyError\n  tests/ui/test_crash_log.py" in text


def a_folder_instead(logs: Path) -> None:
    (logs / "scorepad.log").mkdir(parents=True)
    (logs / "crash.log").mkdir()


def a_file_instead(logs: Path) -> None:
    logs.parent.mkdir()
    logs.write_text("no folder")


def a_full_disk(logs: Path) -> None:
    logs.mkdir(parents=True)
    for name in ("scorepad.log", "crash.log"):
        (logs / name).symlink_to("/dev/full")


def older_ones_that_cannot_go(logs: Path) -> None:
    (logs / "scorepad.log.1").mkdir(parents=True)
    (logs / "scorepad.log.2").mkdir()
    (logs / "scorepad.log").write_text("x" * LONGEST)


def a_read_only_folder(logs: Path) -> None:
    logs.mkdir(parents=True)
    logs.chmod(0o500)


def a_link_to_nowhere(logs: Path) -> None:
    logs.parent.mkdir()
    logs.symlink_to(logs.parent / "gone" / "away")


@pytest.mark.parametrize(
    "spoil",
    [
        a_folder_instead,
        a_file_instead,
        a_full_disk,
        older_ones_that_cannot_go,
        a_read_only_folder,
        a_link_to_nowhere,
    ],
)
def test_a_log_that_cannot_be_written_is_nobodys_business(
    kept: BugLog, logs: Path, spoil: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(logs)
    log.error("before")
    kept.open()
    for _ in range(3):
        log.error("after")
    kept.close()
    assert capsys.readouterr() == ("", "")


def test_when_there_is_room_again_the_log_goes_on(kept: BugLog, logs: Path) -> None:
    a_full_disk(logs)
    kept.open()
    log.error("lost")
    (logs / "scorepad.log").unlink()
    log.error("kept")
    assert written(logs).endswith("ERROR kept\n")


def test_the_dump_of_a_crash_is_moved_into_the_log_once(kept: BugLog, logs: Path) -> None:
    logs.mkdir(parents=True)
    (logs / "crash.log").write_text(
        f'Fatal Python error: Aborted\n\n  File "/home/{NAME}/evening.py", line 12 in score\n'
        + "x" * 10_000_000
    )
    kept.open()
    assert kept.ended_badly
    assert (logs / "crash.log").read_bytes() == b""
    assert written(logs).count("evening.py, line 12 in score") == 1
    assert len(written(logs)) < 1_000
    kept.close()
    assert written(logs).count("crashed") == 1


def test_after_an_orderly_end_nothing_crashed(kept: BugLog, logs: Path) -> None:
    kept.open()
    assert not kept.ended_badly
    assert (logs / "crash.log").read_bytes() == b""
    kept.close()
    assert not (logs / "scorepad.log").exists()
