"""Backups put in a history's place one after the other, each by the command, in one process that is watched.

    python -m tests.faults.restorer DATA FILE…

Prints for each file a line of JSON: the status of `restore FILE --yes`, what it said, what the history holds
then, and what it took.
"""

import hashlib
import io
import json
import resource
import sqlite3
import sys
from contextlib import closing, redirect_stderr, redirect_stdout
from pathlib import Path
from time import perf_counter

from scorepad.__main__ import main as scorepad
from scorepad.paths import DataFolder


def content(database: Path) -> str:
    """A digest of every row of a history."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        return hashlib.sha256("\n".join(connection.iterdump()).encode()).hexdigest()


def main() -> None:
    """Try each file, and tell what came of it."""
    data, *files = sys.argv[1:]
    for file in files:
        out, err, began = io.StringIO(), io.StringIO(), perf_counter()
        with redirect_stdout(out), redirect_stderr(err):
            status = scorepad(["restore", file, "--yes", "--data", data])
        told = {
            "status": status,
            "out": out.getvalue(),
            "err": err.getvalue(),
            "holds": content(DataFolder(Path(data)).database),
            "seconds": perf_counter() - began,
            "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        }
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
