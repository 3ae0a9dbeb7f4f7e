"""Entering a deal value by value: what a value is answered with, and which question a slip opens again."""

from scorepad.core.faults import Problem
from scorepad.core.game import Ask, answer, choices, put
from scorepad.core.match import Match
from scorepad.core.table import Deal


def refusal(match: Match, ask: Ask, value: object) -> Problem | None:
    """What the rules have against a value of the deal being entered, or None."""
    for choice in choices(match.game, match.setup, match.deals, match.draft, ask):
        if choice.value == value:
            return choice.problem
    drafted = put(match.draft, ask, value)
    return next(iter(match.game.check(match.setup, match.deals, drafted)), None)


def opened(match: Match, ask: Ask) -> Deal:
    """The deal being entered with a question open again.

    In a complete deal numbers often hang together, as tricks do, so that one alone could only be given the
    value it had. Questions of the same field that come later are then opened too, or for the last one the
    one before it.
    """
    deal = put(match.draft, ask, None)
    asks = [one for one in match.asks() if one.field == ask.field]
    if ask not in asks or not match.game.complete(match.draft) or _leaves_a_choice(match, deal, ask):
        return deal
    at = asks.index(ask)
    for other in asks[at + 1 :] or asks[at - 1 : at]:
        deal = put(deal, other, None)
    return deal


def _leaves_a_choice(match: Match, deal: Deal, ask: Ask) -> bool:
    """Whether the one open question could be answered in two ways."""
    offered = choices(match.game, match.setup, match.deals, deal, ask)
    return sum(choice.problem is None for choice in offered) > 1


def last_answered(match: Match) -> Ask | None:
    """The question that was answered last, None where none is."""
    return next((ask for ask in reversed(match.asks()) if answer(match.draft, ask) is not None), None)


def cleared(match: Match) -> Deal | None:
    """What is left of the deal being entered when the cards are dealt again; None where nothing is.

    Who deals stays, and so do points and notes that the table itself gave: they are not of these cards.
    """
    blank, held = match.game.blank(match.setup), match.draft
    kept: Deal = blank
    for key in ("dealer", "adjustments", "note"):
        kept = put(kept, Ask(key), getattr(held, key))
    return kept if kept != blank else None
