"""What tests read of the pages of help: their tables, their prose, and the numbers in them."""

import re
from math import prod
from pathlib import Path

from scorepad.language import LANGUAGES
from scorepad.paths import resource
from scorepad.ui.help_pages import HelpPage, help_page

HELP: Path = resource("help")
NAMES = ("Anna", "Bram", "Cato", "Daan")
NOTHING = "–"
"""What stands in a cell where there is no number."""


def languages_of(key: str) -> list[str]:
    """The languages in which a game's page is written."""
    return [language for language in LANGUAGES if (HELP / language / f"{key}.md").is_file()]


def read(key: str, language: str) -> HelpPage:
    """A game's page."""
    page = help_page(HELP, key, language)
    assert page is not None
    return page


def section(page: HelpPage, name: str) -> str:
    """What stands under a heading, up to the next one of its level or above."""
    at = page.find(name)
    assert at is not None, name
    heading = page.headings[at]
    start = page.text.index(f"{'#' * heading.level} {heading.title}\n")
    rest = page.text[start:].partition("\n")[2]
    return re.split(rf"^#{{1,{heading.level}}} ", rest, flags=re.MULTILINE)[0]


def prose(page: HelpPage, name: str) -> str:
    """What stands under a heading, in one line."""
    return section(page, name).replace("\n", " ")


def tables(page: HelpPage, name: str) -> list[list[list[str]]]:
    """The tables under a heading as cells, without their heads and without marks and links."""
    found: list[list[list[str]]] = []
    for block in re.findall(r"(?:^\|.*\n)+", section(page, name), re.MULTILINE):
        lines = [re.sub(r"\[([^\]]*)\]\([^)]*\)|\*", r"\1", line) for line in block.splitlines()]
        found.append([[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]])
    return found


def number(text: str) -> int:
    """The number in a cell."""
    return int(text.replace("−", "-"))


def numbers(cells: list[str]) -> list[int | None]:
    """The numbers of a row; None where a cell says that there is none."""
    return [None if cell == NOTHING else number(cell) for cell in cells]


def worked_out(text: str) -> int:
    """What a sum on a page comes to.

    >>> worked_out("(250 + 250) × 2 + 400")
    1400
    """
    while "(" in text:
        text = re.sub(r"\(([^()]*)\)", lambda inner: str(worked_out(inner[1])), text)
    return sum(prod(int(factor) for factor in term.split("×")) for term in text.split("+"))
