"""The rules of the games as pages to read: Markdown files, by language, whose headings have names.

A heading ends with the names that links go to, `## Scoring {#scoring}`. Names of the kind
`option:dealer_rule` and `preset:hard` tie a paragraph to a house rule and to a set of them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale

from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.core.phrase import Phrase
from scorepad.games import GAMES
from scorepad.language import LANGUAGES

FIRST = LANGUAGES[0]
"""The language in which every page is written first."""
OPTION, PRESET = "option:", "preset:"

_HEADING = re.compile(r"^(#{1,4}) +(.*?)(?: *\{(#[^}]*)\})?$", re.MULTILINE)
_LINK = re.compile(r"\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Heading:
    """A heading of a page: its level from 1 on, its words, and the names by which links find it."""

    level: int
    title: str
    names: tuple[str, ...] = ()

    def named(self, kind: str) -> tuple[str, ...]:
        """What it is about, of one kind: the keys behind `option:` or `preset:`."""
        return tuple(name.removeprefix(kind) for name in self.names if name.startswith(kind))


@dataclass(frozen=True)
class HelpPage:
    """A page in the language it is written in, as Markdown without the names of its headings."""

    language: str
    text: str
    headings: tuple[Heading, ...]

    @property
    def title(self) -> str:
        """What the page is about."""
        return self.headings[0].title if self.headings else ""

    @property
    def links(self) -> tuple[str, ...]:
        """Where its links lead, in order: names of headings."""
        return tuple(link.removeprefix("#") for link in _LINK.findall(self.text))

    def find(self, name: str) -> int | None:
        """The index of the heading that has a name; None where no heading has it."""
        return next((at for at, one in enumerate(self.headings) if name in one.names), None)


def read_page(text: str, language: str) -> HelpPage:
    """A page as it is written.

    >>> page = read_page("# Whist\\n\\n## Scoring {#scoring #option:points}\\n\\nCount.", "en")
    >>> page.title, page.headings[1].names, page.text
    ('Whist', ('scoring', 'option:points'), '# Whist\\n\\n## Scoring\\n\\nCount.')
    """
    found = tuple(
        Heading(len(marks), title, tuple(name.removeprefix("#") for name in names.split()))
        for marks, title, names in _HEADING.findall(text)
    )
    return HelpPage(language, _HEADING.sub(r"\1 \2", text), found)


def window_language() -> str:
    """The language that the window speaks."""
    language = QLocale().name()[:2]
    return language if language in LANGUAGES else FIRST


def help_page(folder: Path, game: str, language: str) -> HelpPage | None:
    """A game's page in a language, else in the first one; None where it has none.

    Raises OSError where a page is there and cannot be read.
    """
    for one in (language, FIRST):
        file = folder / one / f"{game}.md"
        if file.is_file():
            return read_page(file.read_text(encoding="utf-8"), one)
    return None


def games_with_help(folder: Path) -> tuple[AnyGame, ...]:
    """The games that have a page, in the program's order."""
    return tuple(game for game in GAMES if (folder / FIRST / f"{game.key}.md").is_file())


# What a table plays that is not usual.


@dataclass(frozen=True)
class AtTheTable:
    """Where a match's house rules differ from the game's standard.

    `preset` is the key and name of the set of rules that holds, where it has one and is not the standard;
    `said` the differences, each with the key of the option it comes from.
    """

    preset: tuple[str, Phrase] | None = None
    said: tuple[tuple[str, Phrase], ...] = ()

    def about(self, options: Sequence[str]) -> tuple[Phrase, ...]:
        """The differences that come from some options, each once."""
        return tuple(dict.fromkeys(phrase for option, phrase in self.said if option in options))


def at_the_table(match: Match) -> AtTheTable:
    """What is played in a match that is not the usual rule.

    The game's own words decide: an option differs where the agreement would read otherwise with its
    default, so what has no effect at this table is not told.
    """
    setup, words = match.setup, match.game.words
    agreed = words.agreed(setup)
    said: list[tuple[str, Phrase]] = []
    for one in fields(setup.options):
        if getattr(setup.options, one.name) == one.default:
            continue
        usual: dict[str, Any] = {one.name: one.default}
        without = words.agreed(replace(setup, options=replace(setup.options, **usual)))
        said += [(one.name, phrase) for phrase in agreed if phrase not in without]
    return AtTheTable(_preset(match), tuple(said))


def _preset(match: Match) -> tuple[str, Phrase] | None:
    usual, *others = match.game.presets or (None,)
    options, seats = match.setup.options, match.setup.seats
    if usual is None or options == usual.options(seats):
        return None
    return next(((one.key, one.name) for one in others if one.options(seats) == options), None)
