"""A match of Troefcall in the real program on a real screen of X11: deals typed, deals clicked."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from scorepad.games.troefcall.rules import Trump
from scorepad.games.troefcall.words import OUTCOMES
from scorepad.paths import DataFolder
from tests.ui.hands import ENTER
from tests.ui.test_troefcall_evenings import FOUR, TO_TWENTY, keys_of
from tests.x11.screen import Screen
from tests.x11.test_real_bridges import begin
from tests.x11.test_real_window import Program, folder, read_back, screen

__all__ = ["folder", "screen"]

pytestmark = [pytest.mark.x11, pytest.mark.timeout(300)]

PAIRS = ("Anna & Cato", "Bram & Daan")
ANSWERS = 2
"""What tells a deal: the pair, and what it did."""
CLOSED_AT = 4
"""The index of the deal in whose middle the program is closed."""


def test_a_match_is_typed_and_clicked_and_closed_in_mid_deal(
    qtbot: QtBot, screen: Screen, folder: DataFolder
) -> None:
    program = Program(qtbot, screen, folder)
    begin(program, screen, "Troefcall", 4)
    for at, deal in enumerate(TO_TWENTY):
        keys, entered = [*keys_of(deal).replace(ENTER, "\n")], ANSWERS * at
        if at == CLOSED_AT:
            screen.press("h", keys[0])
            program.close_when_saved(entered + 2)
            program = Program(qtbot, screen, folder)
            # Enter goes on with the match, as soon as it is known.
            screen.press("\n", *keys[1:])
        elif at % 2:
            assert deal.side is not None and deal.outcome is not None
            noted = entered + (at > CLOSED_AT)
            program.click(f"button {PAIRS[deal.side]}: {OUTCOMES[deal.outcome].source}", noted)
            program.click(f"button Score deal {at + 1}", noted + ANSWERS)
        else:
            screen.press(*keys)
    program.close_when_saved(ANSWERS * len(TO_TWENTY) + 1)
    match = read_back(folder)
    assert match.setup.players == FOUR
    closed_in = replace(TO_TWENTY[CLOSED_AT], trump=Trump.HEARTS)
    assert match.deals == (*TO_TWENTY[:CLOSED_AT], closed_in, *TO_TWENTY[CLOSED_AT + 1 :])
    assert match.finished
