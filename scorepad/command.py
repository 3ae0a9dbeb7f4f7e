"""What every command of the command line is made of: its shape, its output, its language, its files."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from scorepad.core.legible import plain, shortened
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase, Speaker
from scorepad.language import LANGUAGES, speaker, system_language
from scorepad.paths import DataFolder, data_folder
from scorepad.record import RecordError, RecordProblem, unreadable
from scorepad.settings import SettingsFile

LARGEST_FILE = 500_000_000
"""Bytes of the largest record that is read; an endless device is no record."""

_NO_FILE = QT_TRANSLATE_NOOP("command", "there is no file {file}")
_IS_FOLDER = QT_TRANSLATE_NOOP("command", "{file} is a folder")
_NOT_ALLOWED = QT_TRANSLATE_NOOP("command", "you may not read {file}")
_NOT_READ = QT_TRANSLATE_NOOP("command", "{file} cannot be read ({reason})")
_TOO_LARGE = QT_TRANSLATE_NOOP("command", "{file} is too large to be one")
_NO_INPUT = QT_TRANSLATE_NOOP("command", "there is no standard input")
_STANDARD_INPUT = QT_TRANSLATE_NOOP("command", "standard input")
_IN_DEAL = QT_TRANSLATE_NOOP("command", "Deal {deal}: {message}")
_IN_MATCH = QT_TRANSLATE_NOOP("command", "Match {match}: {message}")
_IN_BOTH = QT_TRANSLATE_NOOP("command", "Match {match}, deal {deal}: {message}")


@dataclass(frozen=True)
class Command:
    """One command: the word that calls it, what it does in a line of help, its arguments and its act.

    `run` gets `data` and `lang` beside its own arguments and returns the exit status: 0 done, 1 the input or
    the history is at fault.
    """

    name: str
    help: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


class UsageError(Exception):
    """A command line that cannot be meant, found only after it was parsed; told as argparse tells its own."""


class OutputError(Exception):
    """Standard output takes no more; `quiet` where whoever read it went away and wants to hear nothing."""

    def __init__(self, reason: str, *, quiet: bool) -> None:
        super().__init__(reason)
        self.quiet = quiet


# Output: always UTF-8, whatever the locale says, and never a traceback.


def put_out(text: str) -> None:
    """Write `text` on standard output. Raises OutputError where it cannot be written."""
    put_out_bytes(text.encode("utf-8", "backslashreplace"))


def put_out_bytes(data: bytes) -> None:
    """Write a file's bytes on standard output. Raises OutputError where they cannot be written."""
    if sys.stdout is None:
        raise OutputError("closed", quiet=False)
    try:
        _write(sys.stdout, data)
    except BrokenPipeError as problem:
        _let_go(sys.stdout)
        raise OutputError("closed", quiet=True) from problem
    except OSError as problem:
        _let_go(sys.stdout)
        raise OutputError(problem.strerror or "closed", quiet=False) from problem


def complain(sentence: str) -> None:
    """Write a sentence on standard error; where that is gone too, nobody listens.

    What it quotes moves no cursor and colours no letter.
    """
    if sys.stderr is None:
        return
    lines = "\n".join(plain(line) for line in sentence.split("\n"))
    try:
        _write(sys.stderr, f"{lines}\n".encode("utf-8", "backslashreplace"))
    except OSError:
        _let_go(sys.stderr)


def _write(stream: IO[str], data: bytes) -> None:
    stream.flush()
    buffer = getattr(stream, "buffer", None)
    if buffer is None:  # a stream of text that stands in for the real one
        stream.write(data.decode("utf-8", "replace"))
    else:
        left = memoryview(data)
        while left:  # where Python was told not to buffer, a write may take only a part
            left = left[buffer.write(left) :]
    stream.flush()


def _let_go(stream: IO[str]) -> None:
    """Send what is left in a stream's buffer nowhere: Python would try to write it again at its end."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, io.UnsupportedOperation):
        return


# What the common arguments ask for.


def folder_of(arguments: argparse.Namespace) -> DataFolder:
    """The data folder of `--data`, `SCOREPAD_DATA` or the platform."""
    return data_folder(arguments.data)


def language_of(arguments: argparse.Namespace) -> str:
    """The language of `--lang`, the settings or the system; English otherwise."""
    if arguments.lang is not None:
        return str(arguments.lang)
    chosen = SettingsFile(folder_of(arguments).settings).settings.language
    return chosen if chosen in LANGUAGES else system_language(os.environ)


def speaker_of(arguments: argparse.Namespace) -> Speaker:
    """What speaks the language of `--lang`, the settings or the system."""
    return speaker(language_of(arguments))


# Records from files.


def read_file(file: str) -> bytes:
    """The bytes of a file, or of standard input for `-`.

    Raises RecordError, `unreadable` with a sentence, where there are none.
    """
    named = _STANDARD_INPUT if file == "-" else f"“{file}”"
    try:
        if file == "-":
            if sys.stdin is None:
                raise unreadable(_NO_INPUT)
            data = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(file).open("rb") as opened:
                data = opened.read(LARGEST_FILE + 1)
    except OSError as problem:
        raise unreadable(_why(problem).of(file=named, reason=problem.strerror)) from problem
    if len(data) > LARGEST_FILE:
        raise unreadable(_TOO_LARGE.of(file=named))
    return data


def _why(problem: OSError) -> Phrase:
    if isinstance(problem, FileNotFoundError):
        return _NO_FILE
    if isinstance(problem, IsADirectoryError):
        return _IS_FOLDER
    return _NOT_ALLOWED if isinstance(problem, PermissionError) else _NOT_READ


def problems_as_json(error: RecordError, say: Speaker) -> dict[str, object]:
    """What the contract answers for a record with problems."""
    return {"problems": [problem_as_json(problem, error.several, say) for problem in error.problems]}


def problem_as_json(problem: RecordProblem, several: bool, say: Speaker) -> dict[str, object]:
    """One of them; it names its match where the document holds several."""
    match = {"match": problem.match} if several else {}
    return {
        **match,
        "deal": problem.deal,
        "field": problem.field,
        "fault": str(problem.fault),
        "message": say(problem.message),
    }


def problem_sentences(problems: Sequence[RecordProblem], say: Speaker) -> list[str]:
    """Each problem as a sentence that says where it is, on one line whatever it quotes of the record."""
    return [shortened(plain(say(_placed(problem)))) for problem in problems]


def _placed(problem: RecordProblem) -> Phrase:
    places = {"match": problem.match, "deal": problem.deal, "message": problem.message}
    if problem.match is None:
        return problem.message if problem.deal is None else _IN_DEAL.of(**places)
    return (_IN_MATCH if problem.deal is None else _IN_BOTH).of(**places)
