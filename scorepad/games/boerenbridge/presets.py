"""Boerenbridge house rules under the names that tables know them by, and the usual ladders."""

from scorepad.core.game import Preset
from scorepad.core.ladders import Ladders
from scorepad.games.boerenbridge.rules import (
    BoerenOptions,
    BoerenSetup,
    Deck,
    Missed,
    deck_of,
    largest_hand,
    standard_hands,
    up_and_down,
)
from scorepad.games.boerenbridge.words import LADDERS as LADDER_NAMES
from scorepad.games.boerenbridge.words import PRESETS as NAMES

USUAL_FIXED = 7
"""The hand size of *vaste handen* where nobody says another."""


def _wizard(players: int) -> BoerenOptions:
    # The commercial score: 60/n deals rising to the whole pack, and no boerenregel.
    return BoerenOptions(
        hands=tuple(range(1, largest_hand(players, Deck.WIZARD) + 1)),
        deck=Deck.WIZARD,
        base=20,
        per_trick=10,
        missed=Missed.PENALTY,
        penalty_per_trick=10,
        dealer_rule=False,
    )


PRESETS: tuple[Preset[BoerenOptions], ...] = (
    Preset("standard", NAMES["standard"], lambda players: BoerenOptions()),
    Preset("hard", NAMES["hard"], lambda players: BoerenOptions(missed=Missed.PENALTY)),
    Preset("flemish", NAMES["flemish"], lambda players: BoerenOptions(per_trick=3)),
    Preset(
        "dutch",
        NAMES["dutch"],
        lambda players: BoerenOptions(per_trick=3, missed=Missed.PENALTY, penalty_per_trick=3),
    ),
    Preset("wizard", NAMES["wizard"], _wizard),
)


def ladders(
    players: int, deck: Deck, size: int = USUAL_FIXED, deals: int | None = None
) -> dict[str, tuple[int, ...]]:
    """The usual ladders for a table, by key of `words.LADDERS`, those that the pack allows.

    `size` and `deals` are those of *vaste handen*; the usual number of deals is twice the players.

    >>> ladders(4, Deck.STANDARD)["short"]
    (1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1)
    """
    largest = largest_hand(players, deck)
    top = max(standard_hands(players))
    rising, falling = tuple(range(1, top + 1)), tuple(range(top, 0, -1))
    offered = {
        "standard": standard_hands(players),
        "short": up_and_down(7),
        "eight": up_and_down(8),
        "rising": rising,
        "falling": falling,
        "falling_rising": (*falling, *rising[1:]),
        "top_twice": (*rising, *falling),
        "fixed": (size,) * (deals or 2 * players),
    }
    return {key: hands for key, hands in offered.items() if max(hands) <= largest}


def _largest(setup: BoerenSetup) -> int:
    return largest_hand(setup.seats, deck_of(setup))


def _offer(setup: BoerenSetup) -> dict[str, tuple[int, ...]]:
    return ladders(setup.seats, deck_of(setup), min(USUAL_FIXED, _largest(setup)))


LADDERS = {
    "hands": Ladders(
        names=LADDER_NAMES,
        offer=_offer,
        standard=lambda setup: standard_hands(setup.seats),
        largest=_largest,
        up_to=up_and_down,
    )
}
