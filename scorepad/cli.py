"""The command line: a table of commands, and the window where none is given.

A new command is a `scorepad.command.Command`: a word, a line of help, `add_arguments(parser)` and
`run(arguments)`, which returns the exit status. It goes into the table of its module, and a new module's
table into `COMMANDS` below. A module of commands imports the database, Qt and spreadsheets only inside `run`:
`score`, `forbidden` and `--help` must start without them. `run` finds `arguments.data` and `arguments.lang`
and asks `folder_of` and `speaker_of` of `scorepad.command` what they mean; it writes by `put_out` and
`complain`, and raises `UsageError` for a wrong command line (status 2) that argparse could not see.
"""

import argparse
import difflib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import NoReturn

from scorepad import __version__, backup_commands, history_commands, record_commands, sheet_commands
from scorepad.command import (
    Command,
    OutputError,
    UsageError,
    complain,
    folder_of,
    put_out,
    speaker_of,
)
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.language import LANGUAGES
from scorepad.paths import DataFolder

COMMANDS: tuple[Command, ...] = (
    *record_commands.COMMANDS,
    *sheet_commands.COMMANDS,
    *history_commands.COMMANDS,
    *backup_commands.COMMANDS,
)

OpenWindow = Callable[[Path | None, DataFolder, str, bool], int]
"""Opens the window on a record or on none, in a data folder and a language ("" is the settings'); with the
flag it tries itself out and closes. Gives the exit status."""

_NO_FILE = QT_TRANSLATE_NOOP("command", "There is no file “{file}”.")
_NO_FILE_NOR_COMMAND = QT_TRANSLATE_NOOP(
    "command", "There is no file “{file}”. Did you mean “scorepad {command}”?"
)
_CANNOT_WRITE = QT_TRANSLATE_NOOP("command", "Standard output cannot be written: {reason}.")

_BUG = QT_TRANSLATE_NOOP(
    "command",
    "Scorepad made a mistake; whatever it said was done is safe in the history. Please report this: {what}",
)

INTERRUPTED = 130
"""The exit status of a command that was stopped by the keyboard."""


class _Parser(argparse.ArgumentParser):
    """Speaks through the same output as the commands, which never fails with a traceback."""

    def print_help(self, file: object = None) -> None:  # noqa: ARG002 - argparse's own shape
        put_out(self.format_help())

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        if message:
            complain(message.rstrip("\n"))
        sys.exit(status)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.format_usage()}{self.prog}: {message}")


def main(arguments: Sequence[str], open_window: OpenWindow) -> int:
    """Do what the words after the program's name ask for; the exit status.

    0 done, 1 the input or the history is at fault, 2 a wrong command line. Leaves by SystemExit where
    argparse has said all there is to say.
    """
    try:
        return _run(list(arguments), open_window)
    except OutputError as problem:
        if not problem.quiet:
            complain(str(_CANNOT_WRITE.of(reason=problem)))
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def tell_bug(_kind: type[BaseException], bug: BaseException, _trace: TracebackType | None) -> None:
    """Say in a sentence that a bug ended a command: for `sys.excepthook`, which leaves with status 1."""
    from scorepad.bug_report import report_of  # only here: it knows the database's errors

    complain(str(_BUG.of(what=report_of(bug).headline)))


def _run(words: list[str], open_window: OpenWindow) -> int:
    commands = {command.name: command for command in COMMANDS}
    at = _first_name(words)
    if at is None or words[at] not in commands:
        return _run_window(words, open_window)
    command = commands[words[at]]
    parser = _Parser(prog=f"scorepad {command.name}", description=_sentence(command.help), allow_abbrev=False)
    command.add_arguments(parser)
    _add_common_arguments(parser)
    rest = [*words[:at], *words[at + 1 :]]
    # Intermixed, so that flags may stand between names. That loses what stands behind a bare `--`, where
    # no flag is left to be mixed in.
    arguments = parser.parse_args(rest) if "--" in rest else parser.parse_intermixed_args(rest)
    try:
        return command.run(arguments)
    except UsageError as problem:
        parser.error(str(problem))


def _first_name(words: Sequence[str]) -> int | None:
    """Where the first word stands that is no flag and no flag's value; None where there is none."""
    at = 0
    while at < len(words):
        word = words[at]
        if word in ("--data", "--lang"):
            at += 2
        elif word == "--":
            return None
        elif word.startswith("-") and word != "-":
            at += 1
        else:
            return at
    return None


def _add_common_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="the folder that holds the whole state of the program")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of what is said")


def _sentence(help_line: str) -> str:
    return f"{help_line[0].upper()}{help_line[1:]}."


def _run_window(words: list[str], open_window: OpenWindow) -> int:
    parser = _Parser(
        prog="scorepad",
        usage="scorepad [--data DIR] [--lang {en,nl,it,es}] [--sample | FILE]\n       scorepad COMMAND …",
        description="Keeps score at the card table. Without a command the window opens.",
        epilog=_list_of_commands(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", nargs="?", help="a match record to open the window on")
    parser.add_argument("--version", action="store_true", help="say which version this is")
    parser.add_argument("--sample", action="store_true", help="look around in a year of sample evenings")
    parser.add_argument("--smoke-test", action="store_true", help="enter a deal in a window, then close it")
    _add_common_arguments(parser)
    arguments = parser.parse_args(words)
    if arguments.version:
        put_out(f"scorepad {__version__}\n")
        return 0
    file = None if arguments.file is None else Path(arguments.file)
    if file is not None and not file.is_file():
        near = difflib.get_close_matches(arguments.file, [command.name for command in COMMANDS], 1)
        sentence = _NO_FILE_NOR_COMMAND.of(command=near[0]) if near else _NO_FILE
        complain(speaker_of(arguments)(sentence.of(file=arguments.file)))
        return 1
    folder = folder_of(arguments)
    if arguments.sample:
        if file is not None:
            parser.error("--sample is a window of its own: no file is opened in it")
        folder = folder.sample
    return open_window(file, folder, arguments.lang or "", arguments.smoke_test)


def _list_of_commands() -> str:
    widest = max(len(command.name) for command in COMMANDS)
    lines = [f"  {command.name:<{widest}}  {command.help}" for command in COMMANDS]
    return "\n".join(["commands (each has its own --help):", *lines])
