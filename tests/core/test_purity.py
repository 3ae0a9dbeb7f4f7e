"""The ground floors stay light, and their examples stay true."""

import doctest
import importlib
import pkgutil
import subprocess
import sys

import pytest

import scorepad.core
import scorepad.games

LATER = ("PySide6", "sqlmodel", "sqlalchemy", "pydantic", "xlsxwriter")

SHOWN = [
    module.name
    for package in (scorepad.core, scorepad.games)
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
] + ["scorepad.record", "scorepad.language", "scorepad.export.text"]


@pytest.mark.parametrize("name", SHOWN)
def test_the_examples_in_the_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("module", ["scorepad.games", "scorepad.record", "scorepad.cli"])
def test_importing_loads_no_qt_and_no_database(module: str) -> None:
    asked = f"import sys, {module}; print(*[name for name in {LATER} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
