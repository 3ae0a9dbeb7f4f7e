"""Nothing is asked of any network, whatever names and notes hold: no such socket is ever opened."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from scorepad.cli import COMMANDS
from scorepad.paths import DataFolder
from scorepad.record import dump
from scorepad.store.store import Store
from scorepad.ui.pages.reader import Reader
from tests.faults.tour import MARKUP, SEASON, evening
from tests.store.evenings import NOW

_OUTWARD = re.compile(r"socket\((AF_INET6?|AF_PACKET|AF_NETLINK)\b")
_SOCKET = re.compile(r"socket\((AF_\w+)")


def sockets(words: Sequence[str], to: Path) -> tuple[list[str], str]:
    """The kinds of sockets that a program and all that it starts open, and what it says."""
    watching = ["strace", "-f", "--seccomp-bpf", "-qq", "-o", str(to), "-e", "trace=socket"]
    ran = subprocess.run(
        [*watching, sys.executable, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=False,
        text=True,
        errors="replace",
        timeout=300,
    )
    found = to.read_text(errors="replace")
    return sorted(set(_SOCKET.findall(found)) if not _OUTWARD.search(found) else {found}), ran.stdout


@pytest.mark.faults
@pytest.mark.timeout(600)
def test_an_evening_in_the_window_asks_nothing_of_any_network(tmp_path: Path) -> None:
    opened, said = sockets(["-m", "tests.faults.tour", str(tmp_path)], tmp_path / "trace")
    places = [line for line in said.splitlines() if not line.startswith("This plugin")]
    assert "Traceback" not in said
    assert places[-1] == "closed"
    # The window tells a second start of itself by a socket of the computer's own.
    assert set(opened) <= {"AF_UNIX"}
    print(f"{len(places)} places of the window; sockets: {', '.join(opened) or 'none'}")


def _words(name: str, root: Path) -> list[list[str]]:
    """How each command is called here; one that is not known here shows its help."""
    record, backup, table = (str(root / one) for one in ("match.scorepad", "backup.db", "table"))
    calls: dict[str, list[list[str]]] = {
        "score": [[record], [record, "--json"]],
        "forbidden": [["--cards", "5", "2", "0"]],
        "import": [[record]],
        "export": [["-o", str(root / "export.scorepad")]],
        "standings": [["--season", SEASON], *([f"--format={one}"] for one in ("csv", "json", "text"))],
        "seasons": [[]],
        "season": [[SEASON, "--scheme", "places"]],
        "backup": [[backup]],
        "restore": [[backup, "--yes"]],
        "check": [[]],
        "sheet": [[record, "--format", one, "-o", f"{table}.{one}"] for one in ("html", "pdf", "text")],
    }
    return calls.get(name, [["--help"]])


@pytest.mark.faults
@pytest.mark.timeout(600)
def test_the_program_that_opens_the_window_asks_nothing_of_any_network(tmp_path: Path) -> None:
    opened, said = sockets(["-m", "scorepad", "--smoke-test"], tmp_path / "trace")
    assert "one deal entered and saved" in said
    assert set(opened) <= {"AF_UNIX"}


@pytest.mark.faults
@pytest.mark.timeout(600)
def test_no_command_asks_anything_of_any_network(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "life")
    with Store.open(folder.database, folder.backups) as store:
        store.create(evening(0), NOW)
    (tmp_path / "match.scorepad").write_text(dump([evening(1)]), encoding="utf-8")
    called = 0
    for command in COMMANDS:
        for words in _words(command.name, tmp_path):
            opened, said = sockets(
                ["-m", "scorepad", command.name, *words, "--data", str(folder.path)], tmp_path / "trace"
            )
            assert "Traceback" not in said
            assert set(opened) <= {"AF_UNIX"}, (command.name, words)
            called += 1
    print(f"{called} calls of {len(COMMANDS)} commands: no socket to anywhere")


def test_a_page_of_rules_takes_nothing_from_anywhere(qtbot: QtBot) -> None:
    """Also where it were written that it should."""
    reader = Reader()
    qtbot.addWidget(reader)
    reader.setHtml(f"{MARKUP[1]} <img src='file:///etc/passwd'>")
    for url in ("http://127.0.0.1:9/a.png", "file:///etc/passwd", "qrc:/x"):
        for kind in (QTextDocument.ResourceType.ImageResource, QTextDocument.ResourceType.StyleSheetResource):
            assert not reader.document().resource(kind.value, QUrl(url))
    assert not reader.openLinks()
    assert not reader.openExternalLinks()
