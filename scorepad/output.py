"""Where a command writes what it makes: a file that is asked for with `-o`, or standard output."""

import argparse
from pathlib import Path

from scorepad.command import put_out_bytes
from scorepad.export.files import refuse_existing, write_whole


def add_output_arguments(parser: argparse.ArgumentParser, *, required: bool = False) -> None:
    """Add `-o` and `--force`; `required` where what is made is for no terminal."""
    rest = "" if required else " instead of standard output"
    parser.add_argument("-o", "--output", metavar="FILE", required=required, help=f"write to this file{rest}")
    parser.add_argument("--force", action="store_true", help="replace a file that is there")


def output_of(arguments: argparse.Namespace) -> Path | None:
    """The file to write to, None for standard output.

    Raises FileError where it may not be written; asked before any work is done, that is told at once.
    """
    if arguments.output in (None, "-"):
        return None
    file = Path(arguments.output)
    refuse_existing(file, replace=arguments.force)
    return file


def put(data: bytes, file: Path | None, arguments: argparse.Namespace) -> None:
    """Write what was made to the file of `output_of`. Raises FileError and OutputError."""
    if file is None:
        put_out_bytes(data)
    else:
        write_whole(file, data, replace=arguments.force)
