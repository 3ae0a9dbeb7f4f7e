"""A person typing in the real window until somebody pulls the plug.

    python -m tests.faults.typist FOLDER GAME SEED

Prints `shown MATCH NUMBER DIGEST` before a state of the match on the table is given to the writer, and
`saved MATCH NUMBER` when the window has marked it as saved. Both are counted from 0.
"""

import hashlib
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from unittest.mock import patch

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from shiboken6 import isValid

from scorepad.app import make_application, make_window, now
from scorepad.core.contract import ContractDeal
from scorepad.core.game import Ask, answer
from scorepad.core.match import Match
from scorepad.core.table import Deal, Setup
from scorepad.games import game
from scorepad.games.points.rules import PointsDeal
from scorepad.games.troefcall.rules import outcomes
from scorepad.paths import DataFolder
from scorepad.record import dump
from scorepad.store.store import Store
from scorepad.store.writer import Outcome
from scorepad.ui.controller import MatchController
from scorepad.ui.main_window import MainWindow
from tests.store import evenings
from tests.ui.evenings import NAMES, some_deal, spoken, table

_ENTER = "\r"
_UNDO, _CORRECT = 0.04, 0.02
"""How often, of all that is done, something is undone or corrected."""


def values_in(match: Match) -> int:
    """How many answers a match holds, the half-entered deal's too."""
    deals = [*match.deals, *([match.open_deal] if match.open_deal else [])]
    asked = ((deal, ask) for at, deal in enumerate(deals) for ask in _asks(match, at, deal))
    return sum(answer(deal, ask) is not None for deal, ask in asked)


def _asks(match: Match, at: int, deal: Deal) -> tuple[Ask, ...]:
    return match.game.asks(match.setup, match.deals[:at], match.game.as_entered(deal))


def digest(match: Match) -> str:
    """What tells two states of a match apart."""
    return hashlib.sha256(dump([match]).encode()).hexdigest()[:16]


def _say(line: str) -> None:
    os.write(1, f"{line}\n".encode())  # in one piece, whenever the plug is pulled


class Teller:
    """Tells what the window gives to the writer, and what it marks as saved."""

    def __init__(self) -> None:
        self._given: dict[MatchController, int] = {}
        self._saved: Counter[MatchController] = Counter()

    def tell_all(self) -> None:
        """Tell of every match from now on."""
        write, written = MatchController._write, MatchController._written

        def told_before(controller: MatchController, job: Callable[[Store], None], match: Match) -> None:
            number = self._given.setdefault(controller, 0)
            self._given[controller] += 1
            _say(f"shown {self._place(controller)} {number} {digest(match)}")
            write(controller, job, match)

        def told_after(controller: MatchController, match: Match, outcome: Outcome[None]) -> None:
            written(controller, match, outcome)
            if isValid(controller) and outcome.error is None:
                _say(f"saved {self._place(controller)} {self._saved[controller]}")
                self._saved[controller] += 1

        patch.object(MatchController, "_write", told_before).start()
        patch.object(MatchController, "_written", told_after).start()

    def _place(self, controller: MatchController) -> int:
        return list(self._given).index(controller)


class Typist:
    """Deal after deal and match after match of one game, now and then with a step back or a correction."""

    def __init__(self, window: MainWindow, key: str, luck: Random) -> None:
        self._window = window
        self._game = game(key)
        self._luck = luck
        self._keys: Iterator[str] = iter(())

    def do_something(self) -> None:
        """Press a key, mostly."""
        controller = self._window.controller
        if controller is None or controller.shown.finished:
            self._keys = iter(())
            self._window.begin(self._table())
            return
        chance = self._luck.random()
        if chance < _UNDO:
            self._keys = iter(())
            controller.undo()
        elif chance < _UNDO + _CORRECT:
            self._correct(controller)
        else:
            self._type(controller)

    def _table(self) -> Match:
        if self._game.key == "boerenbridge":
            return table(4)
        players = self._game.players[0]
        return Match(self._game, Setup(NAMES[:players], self._game.presets[0].options(players)))

    def _type(self, controller: MatchController) -> None:
        key = next(self._keys, None)
        if key is None:
            controller.deal_again()
            self._keys = iter(self._keys_of_deal(controller.shown))
            key = next(self._keys)
        if key == _ENTER:
            QTest.keyClick(self._window.match, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(self._window.match, key)

    def _keys_of_deal(self, match: Match) -> list[str]:
        luck = self._luck
        if isinstance(match.draft, ContractDeal):
            doubles = "x" * luck.choice((0, 0, 0, 1, 2))
            contract = f"{luck.randint(1, 3)}{luck.randint(1, 5)}{doubles}"
            return [*contract, str(luck.randint(1, match.setup.seats)), str(luck.randint(5, 9)), _ENTER]
        if self._game.key == "troefcall":
            return [str(luck.randint(1, 2)), str(luck.randint(1, len(outcomes(match.setup.options)))), _ENTER]
        if isinstance(match.draft, PointsDeal):
            numbers = (str(points) for points in self._some_points(match).points)
            return [key for number in numbers for key in (*number, _ENTER)] + [_ENTER]
        bids, tricks = spoken(match, some_deal(match))
        return [*map(str, bids + tricks), _ENTER]

    def _some_points(self, match: Match) -> PointsDeal:
        return PointsDeal(points=tuple(self._luck.randint(-120, 162) for _ in match.side_names))

    def _correct(self, controller: MatchController) -> None:
        """A deal of the past gets another's values; by what form, is all one to who writes it."""
        match = controller.shown
        if not match.deals:
            return
        at = self._luck.randrange(len(match.deals))
        if isinstance(match.draft, ContractDeal):
            other: Deal = self._luck.choice(match.deals)
        elif isinstance(match.draft, PointsDeal):
            other = self._some_points(match)
        else:
            other = evenings.some_deal(match, self._luck, at)
        if match.game.check(match.setup, match.deals[:at], other):
            return
        change = match.replace(at, other)
        if not change.after.problems():
            controller.make(change)


def main() -> None:
    """Type until the plug is pulled."""
    folder, key, seed = sys.argv[1:]
    application = make_application()
    window = make_window(application, DataFolder(Path(folder)), "en", now)
    Teller().tell_all()
    loop = QEventLoop()
    window.ready.connect(loop.quit)
    window.show()
    loop.exec()
    typist = Typist(window, key, Random(int(seed)))
    timer = QTimer()
    timer.timeout.connect(typist.do_something)
    timer.start(0)
    application.exec()


if __name__ == "__main__":
    main()
