"""How often pairs won in a row, in words."""

from scorepad.core.evening import with_this
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP
from scorepad.ui.pages.parts import DOT
from scorepad.ui.say import say, short

_IN_A_ROW = QT_TRANSLATE_N_NOOP("streaks", "{who}: %n win(s) in a row", "", 0)

WORTH_TELLING = 2
"""A single win is no streak."""


def streaks_told(match: Match, before: tuple[int, ...]) -> str:
    """Each side that won more than once in a row; "" where none did. `before` are the wins until it began."""
    return DOT.join(
        say(_IN_A_ROW.counted(wins).of(who=short(match.side_names[side])))
        for side, wins in enumerate(with_this(match, before))
        if wins >= WORTH_TELLING
    )
