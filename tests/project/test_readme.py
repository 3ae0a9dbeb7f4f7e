"""What the front matter tells people to type, and where it sends them, is really there."""

import re
from pathlib import Path

import pytest

from scorepad import __version__
from scorepad.cli import COMMANDS

ROOT = Path(__file__).parents[2]

PAGES = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md", "packaging/README.md")


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def typed(page: str) -> list[str]:
    """The command lines that a page shows: its indented blocks, and its code within sentences."""
    blocks = re.findall(r"^ {4}(\S.*)$", text(page), re.MULTILINE)
    return [*(re.split(r"\s{2,}", line)[0] for line in blocks), *re.findall(r"`([^`\n]+)`", text(page))]


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", text("Makefile"), re.MULTILINE))


def test_the_readme_shows_the_two_commands() -> None:
    assert {"make run", "make test"} <= set(typed("README.md"))


@pytest.mark.parametrize("page", PAGES)
def test_every_make_target_exists(page: str) -> None:
    named = {
        word
        for line in typed(page)
        if line.startswith("make ")
        for word in line.split()[1:]
        if "=" not in word and not word.startswith("-")
    }
    assert named <= targets()


@pytest.mark.parametrize("page", PAGES)
def test_every_subcommand_exists(page: str) -> None:
    words = [line.split()[1] for line in typed(page) if line.startswith("scorepad ")]
    called = {word for word in words if word.isalpha() and word.islower()}
    assert called <= {command.name for command in COMMANDS}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_file_leads_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", text(page))
    files = re.findall(r"`((?:scorepad|packaging|resources|tests)/[\w./-]+)`", text(page))
    # What a wheel holds is named by its path there.
    files = [file for file in files if not file.startswith("scorepad/resources")]
    lost = [link for link in links if not (folder / link).exists()]
    assert lost + [file for file in files if not (ROOT / file).exists()] == []


def test_every_documented_target_is_phony() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", text("Makefile"), re.MULTILINE)
    assert phony is not None
    assert set(phony.group(1).split()) == targets()


def test_every_tool_of_the_folder_is_told_of() -> None:
    told = text("packaging/README.md")
    names = [path.name for path in (ROOT / "packaging").iterdir() if path.is_file()]
    assert [name for name in names if f"`{name}`" not in told and name != "README.md"] == []


def test_the_changelog_tells_of_this_version() -> None:
    assert __version__ in text("CHANGELOG.md")
