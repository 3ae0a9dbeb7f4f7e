"""What an evening of pairs asks of the history. Runs on the threads of the history: no widgets here."""

from datetime import datetime
from typing import TYPE_CHECKING

from scorepad.core.evening import (
    Pair,
    Waiting,
    are_two_pairs,
    challenged,
    is_same_evening,
    pair_of,
    winning_pair,
)
from scorepad.core.match import Match
from scorepad.core.names import fold
from scorepad.games import is_known
from scorepad.ui.pages.views import ChangeView

if TYPE_CHECKING:
    from scorepad.store.lines import MatchLine
    from scorepad.store.store import Store

_LATEST = 20
"""Among how many of the latest matches the last that counts is looked for."""


def names_now(store: "Store") -> dict[str, str]:
    """The name by which everybody is known now, by the keys of all names that are theirs."""
    return {fold(name): player.name for player in store.players() for name in (player.name, *player.also)}


def change_of_team(store: "Store", waiting: Waiting, now: datetime) -> ChangeView | None:
    """The change of team after the latest match; None where nobody has to go, or the evening is over."""
    latest = next((line for line in store.lines(limit=_LATEST) if line.counts and is_known(line.game)), None)
    if latest is None or not _sends_a_pair_away(latest, now):
        return None
    stay = " & ".join(latest.players[seat] for seat in latest.sides[latest.winners[0]])
    if not waiting.pairs:
        return ChangeView(latest.id, stay)
    names = names_now(store)
    seated = [names.get(fold(name), name) for name in latest.players]
    pairs = waiting.renamed(names).beside((*latest.players, *seated))
    return ChangeView(latest.id, stay, pairs[0] if pairs else None)


def _sends_a_pair_away(line: "MatchLine", now: datetime) -> bool:
    is_won = line.finished and len(line.winners) == 1
    return are_two_pairs(line.sides) and is_won and is_same_evening(line.started, now)


def challenge(store: "Store", played: Match, by: Pair, now: datetime) -> Match | None:
    """The table at which a pair sits down against the winners of a match, under the name of now.

    None where it cannot: nobody won alone, the evening is over, or two of the four are one person by now.
    """
    winners = winning_pair(played)
    if winners is None or not is_same_evening(played.started, now):
        return None
    names = names_now(store)
    stay, sit = ([names.get(fold(name), name) for name in pair] for pair in (pair_of(played, winners), by))
    if len({fold(name) for name in (*stay, *sit)}) < len(stay) + len(sit):
        return None
    return challenged(played, (sit[0], sit[1]))
