"""The commands that put a match on paper, or an empty sheet to write on. Only a PDF loads Qt.

What the contract leaves open is decided so:

* `sheet` prints text and HTML on standard output without `-o`, or with `-o -`; a PDF needs a file.
* A record with several matches gives their sheets one after the other, in one file.
* `--paper` is A4, or Letter where the system's country uses it.
* `blank` is for four players where a game has them, else for as many as it has, and by its usual house rules.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from scorepad.command import (
    Command,
    UsageError,
    complain,
    language_of,
    problem_sentences,
    put_out_bytes,
    read_file,
    speaker_of,
)
from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.export.files import FileError, refuse_existing, write_whole
from scorepad.export.html import sheet_html
from scorepad.export.text import sheet_text
from scorepad.games import GAMES, game
from scorepad.record import RecordError, read

if TYPE_CHECKING:
    from scorepad.paper.pages import Paper
    from scorepad.paper.voice import Voice

_USUAL_PLAYERS = 4


def _add_file_arguments(parser: argparse.ArgumentParser, *, required: bool) -> None:
    parser.add_argument("-o", "--output", metavar="FILE", required=required, help="the file to write")
    parser.add_argument("--force", action="store_true", help="replace a file that is already there")
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


def _write(arguments: argparse.Namespace, data: bytes) -> int:
    if arguments.output in (None, "-"):
        put_out_bytes(data)
        return 0
    try:
        write_whole(Path(arguments.output), data, replace=arguments.force)
    except FileError as problem:
        complain(speaker_of(arguments)(problem.sentence))
        return 1
    return 0


def _refuse(arguments: argparse.Namespace) -> bool:
    """Whether the file cannot be written, which is told before any work is done."""
    if arguments.output in (None, "-"):
        return False
    try:
        refuse_existing(Path(arguments.output), replace=arguments.force)
    except FileError as problem:
        complain(speaker_of(arguments)(problem.sentence))
        return True
    return False


# sheet


def _add_sheet_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match record; - reads standard input")
    parser.add_argument("--format", choices=("pdf", "html", "text"), default="text", help="text by default")
    _add_file_arguments(parser, required=False)


def _sheet(arguments: argparse.Namespace) -> int:
    if arguments.format == "pdf" and arguments.output in (None, "-"):
        raise UsageError("a PDF needs a file: -o FILE")
    if arguments.format != "pdf" and arguments.paper is not None:
        raise UsageError(f"--paper is for --format pdf, not for {arguments.format}")
    try:
        matches = read(read_file(arguments.file)).matches
    except RecordError as error:
        sentences = problem_sentences(error.problems, speaker_of(arguments))
        complain("\n".join(sentences))
        return 1
    if _refuse(arguments):
        return 1
    return _write(arguments, _sheets(matches, arguments))


def _sheets(matches: Sequence[Match], arguments: argparse.Namespace) -> bytes:
    say = speaker_of(arguments)
    if arguments.format == "pdf":
        return _pdf(matches, arguments)
    if arguments.format == "html":
        return sheet_html(matches, say, lang=language_of(arguments)).encode()
    return "\n\n".join(sheet_text(match, say) for match in matches).encode("utf-8", "backslashreplace")


def _pdf(matches: Sequence[Match], arguments: argparse.Namespace) -> bytes:
    from scorepad.paper.match_sheet import match_booklet
    from scorepad.paper.pdf import pdf_bytes, with_fonts

    application = with_fonts()
    paper, voice = paper_of(arguments), voice_of(arguments)
    written = pdf_bytes([match_booklet(match, paper, voice) for match in matches])
    del application  # not before the last letter is drawn
    return written


# blank


def _add_blank_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game", choices=[one.key for one in GAMES], required=True, help="the game to write down"
    )
    parser.add_argument("--players", metavar="N", type=int, help="how many play")
    _add_file_arguments(parser, required=True)


def _blank(arguments: argparse.Namespace) -> int:
    chosen = game(arguments.game)
    players = _players_of(chosen, arguments.players)
    if arguments.output == "-":
        raise UsageError("a PDF needs a file: -o FILE")
    if _refuse(arguments):
        return 1
    from scorepad.paper.blank_sheets import blank_booklet
    from scorepad.paper.pdf import pdf_bytes, with_fonts

    application = with_fonts()
    written = pdf_bytes([blank_booklet(chosen, players, paper_of(arguments), voice_of(arguments))])
    del application  # not before the last letter is drawn
    return _write(arguments, written)


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
    Command("sheet", "a match's score sheet as PDF, HTML or text", _add_sheet_arguments, _sheet),
    Command("blank", "an empty score sheet to write on", _add_blank_arguments, _blank),
)
