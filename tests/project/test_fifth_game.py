"""A new game costs a folder of rules, a face, a page to read and two lines; everything else follows.

The fifth game, whist, lies in `tests/fifth_game` as it would be added. Here it is put into a copy of
Scorepad, and its own tests run there, with those of every game. Whatever elsewhere had to know it fails them.
"""

import sys
from pathlib import Path

import pytest

from tests.project.fifth_game import COPIED, LINES, ROOT, files, is_made, plant, run_in

WINDOW = "tests/ui/test_whist_evening.py"
ITS_OWN = ("scorepad/games/whist", "scorepad/ui/faces/whist.py", "tests/games/test_whist.py", WINDOW)
OF_EVERY_GAME = (
    "tests/games/test_examples.py",
    "tests/project/test_contracts.py",
    "tests/project/test_help.py",
    "tests/ui/pages/test_agreement.py",
    "tests/ui/pages/test_options_form.py",
    "tests/ui/pages/test_rules_page.py",
    "tests/ui/test_what_changed.py",
)
TOLD_APART = "whist or every_game or the_contracts_hold"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fifth")
    plant(folder)
    return folder


def test_it_is_new_files_and_a_line_in_each_of_two_lists(copy: Path) -> None:
    assert not [file for file in files() if (ROOT / file).exists()]
    changed = {}
    for name in COPIED:
        for file in (copy / name).rglob("*"):
            place = file.relative_to(copy)
            if file.is_file() and not is_made(file) and place not in files():
                before, after = (
                    (folder / place).read_bytes().decode(errors="replace") for folder in (ROOT, copy)
                )
                if before != after:
                    changed[place.as_posix()] = [
                        line for line in after.splitlines() if line and line not in before.splitlines()
                    ]
    assert changed == {file: [f"from {package} import whist", line] for file, _, package, line in LINES}


def test_it_plays_an_evening_and_holds_what_every_game_holds(copy: Path) -> None:
    done = run_in(
        copy,
        *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--tb=short"),
        *("-k", TOLD_APART, *ITS_OWN, *OF_EVERY_GAME),
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert " failed" not in done.stdout
