from collections.abc import Callable

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from scorepad.core.match import Match
from scorepad.paper.match_sheet import match_booklet
from scorepad.paper.pages import Booklet, Paper
from scorepad.paper.voice import Voice

Lay = Callable[..., Booklet]


@pytest.fixture
def voice(qapp: QApplication) -> Voice:
    return Voice(str, QLocale("en_GB"))


@pytest.fixture
def lay(voice: Voice) -> Lay:
    def lay(match: Match, paper: Paper = Paper.A4) -> Booklet:
        return match_booklet(match, paper, voice)

    return lay
