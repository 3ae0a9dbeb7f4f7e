"""One more deal for a match that ended level."""

import dataclasses
from typing import Any

from scorepad.core.carrying_on import ladder_of
from scorepad.core.consequences import follow
from scorepad.core.fields import Reading, kind_of
from scorepad.core.match import Change, Match
from scorepad.core.table import Options


def one_more_deal(match: Match) -> Change | None:
    """A match that is over, with a deal to come; None where its rules can have no more of them.

    A ladder that is played out gets its last hand size once more; where deals are counted, one more counts.
    """
    if not match.game.ended(match.setup, match.deals):
        return match.reopen()
    options = _with_a_deal_more(match)
    if options is None:
        return None
    longer = match.set_options(options)
    change = follow(longer, longer.after.reopen()) if match.closed else longer
    return None if change.after.finished else change


def _with_a_deal_more(match: Match) -> Options | None:
    options, ladder = match.setup.options, ladder_of(match)
    fields = {one.name: one for one in dataclasses.fields(options)}
    more: Any
    if ladder is not None:
        name, more = "hands", (*ladder, ladder[-1])
    elif "deals" in fields:
        name, more = "deals", options.deals + 1
    else:
        return None
    kind = kind_of(fields[name])
    sides = len(match.game.sides(match.setup.seats))
    value, faults = kind.read(kind.write(more), Reading(match.setup.seats, sides))
    changed: dict[str, Any] = {name: value}
    return None if faults else dataclasses.replace(options, **changed)
