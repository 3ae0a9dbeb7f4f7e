"""Auction bridge written by hand: the pad, and what tricks, honours and penalties count."""

from scorepad.core.auction import Doubling, Strain
from scorepad.core.by_hand import ByHand, Reference
from scorepad.core.contract_words import DOUBLINGS, SIGNS
from scorepad.core.grid import Words
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.games.auction_bridge.rules import (
    ACES,
    EACH_UNDERTRICK,
    HONOURS,
    MADE_DOUBLED,
    AuctionOptions,
    AuctionSetup,
    HeldBy,
    HonourCount,
    Honours,
    ranks,
    trick_value,
)
from scorepad.games.auction_bridge.words import honours_in_words

_COUNTS = QT_TRANSLATE_NOOP("auction_bridge", "What a deal counts")
_OVER_SIX = QT_TRANSLATE_NOOP("auction_bridge", "a trick over six")
_EACH_SHORT = QT_TRANSLATE_NOOP("auction_bridge", "above: a trick short")
_MADE = QT_TRANSLATE_NOOP("auction_bridge", "above: made")
_HONOURS = QT_TRANSLATE_NOOP("auction_bridge", "Honours, above the line")


def by_hand(setup: AuctionSetup) -> ByHand:
    """The pad is the grid's own; what counts is read off below it."""
    options = setup.options
    honours = (_honours(),) if options.honours is HonourCount.STANDARD else ()
    return ByHand(of_side=(), deals=0, references=(_counts(options), *honours))


def _counts(options: AuctionOptions) -> Reference:
    """What is written below the line for a trick of each strain, then what is above it."""
    tricks: tuple[tuple[Words, ...], ...] = tuple(
        (SIGNS[strain], *(str(trick_value(options, strain) * doubling.times) for doubling in Doubling))
        for strain in ranks(options)
    )
    short = (
        EACH_UNDERTRICK[Doubling.NONE if options.undoubled_penalties else doubling] for doubling in Doubling
    )
    made = (f"+{points}" if points else "–" for points in MADE_DOUBLED.values())
    above: tuple[tuple[Words, ...], ...] = ((_EACH_SHORT, *map(str, short)), (_MADE, *made))
    return Reference(_COUNTS, (_OVER_SIX, *DOUBLINGS.values()), (*tricks, *above))


def _honours() -> Reference:
    counts = ((Strain.SPADES, HONOURS), (Strain.NO_TRUMP, ACES))
    rows = tuple(
        (honours_in_words(Honours(by=HeldBy.DECLARER, count=held, in_one_hand=in_one), strain), str(points))
        for strain, table in counts
        for (held, in_one), points in table.items()
    )
    return Reference(_HONOURS, ("", ""), rows)
