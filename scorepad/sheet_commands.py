"""The commands that put a match on paper, or an empty sheet to write on. Only a PDF loads Qt.

What the contract leaves open is decided so:

* `sheet` prints text and HTML on standard output without `-o`, or with `-o -`; a PDF needs a file.
* A record with several matches gives their sheets one after the other, in one file.
* `--paper` is A4, or Letter where the system's country uses it.
* `blank --game` is for four players where a game has them, else for as many as it has, and by its usual house
  rules. `--names` puts the players at its head, `--preset` takes other house rules.
* `blank FILE` goes on by hand with the match of a record: its players, its rules, what each has so far and
  the deals that are to come. Several matches give a sheet each.
"""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from scorepad.command import (
    Command,
    UsageError,
    complain,
    language_of,
    problem_sentences,
    read_file,
    speaker_of,
)
from scorepad.core.faults import COMMON_FAULTS, CommonFault
from scorepad.core.game import AnyGame, Preset
from scorepad.core.match import Match
from scorepad.core.names import doubled, name_fault, tidy
from scorepad.core.table import Setup
from scorepad.export.files import FileError
from scorepad.export.html import sheet_html
from scorepad.export.text import sheet_text
from scorepad.games import GAMES, game
from scorepad.output import add_output_arguments, output_of, put
from scorepad.record import RecordError, read

if TYPE_CHECKING:
    from scorepad.paper.pages import Booklet, Paper
    from scorepad.paper.voice import Voice

    Compose = Callable[[Paper, Voice], Booklet]
    """Makes the pages of a sheet."""

_USUAL_PLAYERS = 4


def _add_file_arguments(parser: argparse.ArgumentParser, *, required: bool) -> None:
    add_output_arguments(parser, required=required)
    parser.add_argument("--paper", choices=("a4", "letter"), help="the paper; that of the country by default")


def voice_of(arguments: argparse.Namespace) -> "Voice":
    """Who speaks on paper in the language of `--lang`, the settings or the system."""
    from scorepad.paper.voice import Voice, locale_of

    return Voice(speaker_of(arguments), locale_of(language_of(arguments)))


def paper_of(arguments: argparse.Namespace) -> "Paper":
    """The paper of `--paper`, or that of the country."""
    from PySide6.QtCore import QLocale

    from scorepad.paper.pages import Paper, usual_paper

    chosen: str | None = arguments.paper
    return usual_paper(QLocale.system()) if chosen is None else Paper[chosen.upper()]


def _telling(
    run: Callable[[argparse.Namespace], None],
) -> Callable[[argparse.Namespace], int]:
    """A command that tells why a record cannot be read or a file not be written, with exit status 1 then."""

    def told(arguments: argparse.Namespace) -> int:
        try:
            run(arguments)
        except RecordError as error:
            complain("\n".join(problem_sentences(error.problems, speaker_of(arguments))))
            return 1
        except FileError as problem:
            complain(speaker_of(arguments)(problem.sentence))
            return 1
        return 0

    return told


# sheet


def _add_sheet_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match record; - reads standard input")
    parser.add_argument("--format", choices=("pdf", "html", "text"), default="text", help="text by default")
    _add_file_arguments(parser, required=False)


def _sheet(arguments: argparse.Namespace) -> None:
    if arguments.format == "pdf" and arguments.output in (None, "-"):
        raise UsageError("a PDF needs a file: -o FILE")
    if arguments.format != "pdf" and arguments.paper is not None:
        raise UsageError(f"--paper is for --format pdf, not for {arguments.format}")
    matches = _matches_of(arguments)
    file = output_of(arguments)
    if arguments.format == "pdf":
        from scorepad.paper.match_sheet import match_booklet

        made = _pdf(arguments, [partial(match_booklet, match) for match in matches])
    else:
        made = _sheets(matches, arguments)
    put(made, file, arguments)


def _matches_of(arguments: argparse.Namespace) -> Sequence[Match]:
    """The matches of the record that is given. Raises RecordError where it is not one."""
    return read(read_file(arguments.file)).matches


def _sheets(matches: Sequence[Match], arguments: argparse.Namespace) -> bytes:
    say = speaker_of(arguments)
    if arguments.format == "html":
        return sheet_html(matches, say, lang=language_of(arguments)).encode()
    return "\n\n".join(sheet_text(match, say) for match in matches).encode("utf-8", "backslashreplace")


def _pdf(arguments: argparse.Namespace, sheets: "Sequence[Compose]") -> bytes:
    """What is laid out for the paper and in the language that are asked for, as one PDF."""
    from scorepad.paper.pdf import pdf_bytes, with_fonts

    application = with_fonts()
    paper, voice = paper_of(arguments), voice_of(arguments)
    written = pdf_bytes([compose(paper, voice) for compose in sheets])
    del application  # not before the last letter is drawn
    return written


# blank


def _add_blank_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="a match record to go on with by hand; - reads standard input"
    )
    parser.add_argument("--game", choices=[one.key for one in GAMES], help="the game to write down")
    parser.add_argument("--players", metavar="N", type=int, help="how many play")
    parser.add_argument(
        "--names", metavar="NAME", nargs="+", help="who plays, clockwise; the first of them deals first"
    )
    parser.add_argument("--preset", metavar="RULES", help="the house rules: " + _presets_of_games())
    _add_file_arguments(parser, required=True)


def _presets_of_games() -> str:
    return "; ".join(f"{one.key}: {', '.join(preset.key for preset in one.presets)}" for one in GAMES)


def _blank(arguments: argparse.Namespace) -> None:
    if arguments.output == "-":
        raise UsageError("a PDF needs a file: -o FILE")
    if (arguments.file is None) == (arguments.game is None):
        raise UsageError("either --game or the FILE of a match is needed, and not both")
    sheets = _blank_of_game(arguments) if arguments.file is None else _blank_of_record(arguments)
    file = output_of(arguments)
    put(_pdf(arguments, sheets), file, arguments)


def _blank_of_game(arguments: argparse.Namespace) -> "Sequence[Compose]":
    """A sheet for a game, with or without names. Raises UsageError where the game is not played so."""
    chosen = game(arguments.game)
    names = _names_of(arguments)
    players = _players_of(chosen, arguments.players if names is None else len(names))
    preset = _preset_of(chosen, arguments.preset)
    from scorepad.paper.blank_sheets import blank_booklet, match_blank_booklet

    def booklet(paper: "Paper", voice: "Voice") -> "Booklet":
        if names is None:
            return blank_booklet(chosen, players, paper, voice, preset)
        return match_blank_booklet(Match(chosen, Setup(names, preset.options(players))), paper, voice)

    return [booklet]


def _blank_of_record(arguments: argparse.Namespace) -> "Sequence[Compose]":
    """Sheets to go on with the matches of a record.

    Raises RecordError, and UsageError for what a record says itself.
    """
    for word in ("players", "names", "preset"):
        if getattr(arguments, word) is not None:
            raise UsageError(f"--{word} is for --game, a record has its own")
    matches = _matches_of(arguments)
    from scorepad.paper.blank_sheets import match_blank_booklet

    return [partial(match_blank_booklet, match) for match in matches]


def _names_of(arguments: argparse.Namespace) -> tuple[str, ...] | None:
    """The players that are named. Raises UsageError where a table could not have such names."""
    if arguments.names is None:
        return None
    if arguments.players not in (None, len(arguments.names)):
        raise UsageError(f"--players {arguments.players} are not the {len(arguments.names)} of --names")
    names = tuple(tidy(name) for name in arguments.names)
    faults = [fault for name in names if (fault := name_fault(name)) is not None]
    if doubled(names):
        faults.append(CommonFault.NAME_DOUBLED)
    if faults:
        raise UsageError(str(COMMON_FAULTS[faults[0]]))
    return names


def _preset_of(chosen: AnyGame, asked: str | None) -> Preset[Any]:
    """House rules of a game by their key, the usual ones where none is asked for. Raises UsageError."""
    found = {preset.key: preset for preset in chosen.presets}
    if asked is None:
        return chosen.presets[0]
    if asked not in found:
        raise UsageError(f"{chosen.words.name} has no preset {asked!r}, but {', '.join(found)}")
    return found[asked]


def _players_of(chosen: AnyGame, asked: int | None) -> int:
    """So many players as are asked for. Raises UsageError where the game is not for them."""
    if asked is None:
        return _USUAL_PLAYERS if _USUAL_PLAYERS in chosen.players else chosen.players[-1]
    if asked not in chosen.players:
        least, most = chosen.players[0], chosen.players[-1]
        so_many = str(least) if least == most else f"{least} to {most}"
        raise UsageError(f"{chosen.words.name} is for {so_many} players, not for {asked}")
    return asked


COMMANDS = (
    Command("sheet", "a match's score sheet as PDF, HTML or text", _add_sheet_arguments, _telling(_sheet)),
    Command("blank", "an empty score sheet to write on", _add_blank_arguments, _telling(_blank)),
)
