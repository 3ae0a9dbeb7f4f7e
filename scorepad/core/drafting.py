"""Entering a deal value by value: what a value is answered with, and which question a slip opens again."""

from collections.abc import Iterable
from dataclasses import replace

from scorepad.core.faults import Problem
from scorepad.core.fields import PerSeat, PerSide, fields_of, kind_of
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


def drafted(match: Match, answers: Iterable[tuple[Ask, object]]) -> Deal | Problem:
    """The deal being entered with questions answered one after another; None opens one again.

    The problem of the first value that the rules refuse, where there is one. What only follows from what
    was entered is not kept beside it, or it might say otherwise than the answers.
    """
    match = _as_entered(match)
    for ask, value in answers:
        if value is None:
            deal = opened(match, ask)
        else:
            problem = refusal(match, ask, value)
            if problem is not None:
                return problem
            deal = put(match.draft, ask, value)
        match = replace(match, open_deal=deal)
    return match.draft


def _as_entered(match: Match) -> Match:
    entered: Deal = match.game.as_entered(match.draft)
    return replace(match, open_deal=entered)


def opened(match: Match, ask: Ask) -> Deal:
    """The deal being entered with a question open again.

    In a complete deal numbers often hang together, as tricks do, so that one alone could only be given the
    value it had. Questions of the same field that come later are then opened too, or for the last one the
    one before it.
    """
    deal = _without(match, match.draft, ask)
    asks = [one for one in match.asks() if one.field == ask.field]
    if (
        ask not in asks
        or not match.game.complete(match.setup, match.draft)
        or _leaves_a_choice(match, deal, ask)
    ):
        return deal
    at = asks.index(ask)
    for other in asks[at + 1 :] or asks[at - 1 : at]:
        deal = _without(match, deal, other)
    return deal


def _without(match: Match, deal: Deal, ask: Ask) -> Deal:
    """A deal of which a question is not answered yet."""
    return put(deal, ask, answer(match.game.blank(match.setup), ask))


def _leaves_a_choice(match: Match, deal: Deal, ask: Ask) -> bool:
    """Whether the one open question could be answered in two ways."""
    offered = choices(match.game, match.setup, match.deals, deal, ask)
    return sum(choice.problem is None for choice in offered) > 1


def last_answered(match: Match) -> Ask | None:
    """The question that was answered last, None where none is."""
    blank = match.game.blank(match.setup)
    return next(
        (ask for ask in reversed(match.asks()) if answer(match.draft, ask) != answer(blank, ask)), None
    )


def taken_back(match: Match) -> Deal | None:
    """The deal being entered without its last answer, of calls without the last of them; None without any."""
    match = _as_entered(match)
    ask = last_answered(match)
    if ask is None:
        return None
    held = answer(match.draft, ask)
    grows = isinstance(held, tuple) and not _is_of_one_length(match.draft, ask.field)
    shorter = held[:-1] if grows else ()
    return put(match.draft, ask, shorter) if shorter else _without(match, match.draft, ask)


def _is_of_one_length(deal: Deal, key: str) -> bool:
    """Whether a deal's list has a number for each player or side, so that none can go without the others."""
    return any(
        one.name == key and isinstance(kind_of(one), PerSeat | PerSide) for one in fields_of(type(deal))
    )


def cleared(match: Match) -> Deal | None:
    """What is left of the deal being entered when the cards are dealt again; None where nothing is.

    Who deals stays, and so do points and notes that the table itself gave: they are not of these cards.
    """
    blank, held = match.game.blank(match.setup), match.draft
    kept: Deal = blank
    for key in ("dealer", "adjustments", "note"):
        kept = put(kept, Ask(key), getattr(held, key))
    return kept if kept != blank else None
