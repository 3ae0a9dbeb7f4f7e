"""What a change did, in a few words: for "Undo …"."""

from collections.abc import Mapping

from scorepad.core.drafting import last_answered
from scorepad.core.fields import fields_of
from scorepad.core.game import answer
from scorepad.core.match import Act, Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase

_CONTRACT = QT_TRANSLATE_NOOP("match_page", "the contract")
OF_THE_DEAL: Mapping[str, Phrase] = {
    "trump": QT_TRANSLATE_NOOP("match_page", "the trump"),
    "passed_out": QT_TRANSLATE_NOOP("match_page", "passing the deal out"),
    "auction": QT_TRANSLATE_NOOP("match_page", "the auction"),
    "level": _CONTRACT,
    "strain": _CONTRACT,
    "doubling": QT_TRANSLATE_NOOP("match_page", "the doubling"),
    "declarer": QT_TRANSLATE_NOOP("match_page", "the declarer"),
    "tricks": QT_TRANSLATE_NOOP("match_page", "the tricks"),
    "honours": QT_TRANSLATE_NOOP("match_page", "the honours"),
    "upcard": QT_TRANSLATE_NOOP("match_page", "the card turned up"),
    "dealer": QT_TRANSLATE_NOOP("match_page", "who deals"),
    "adjustments": QT_TRANSLATE_NOOP("match_page", "the points given"),
}
"""Fields of any game's deal; where several change together, the first of them says what it was about."""
_DEALING_AGAIN = QT_TRANSLATE_NOOP("match_page", "dealing again")
_NUMBERS = QT_TRANSLATE_NOOP("match_page", "the numbers of deal {deal}")
_SOMEBODYS_CALL = QT_TRANSLATE_NOOP("match_page", "{who}’s call")
_SOMEBODYS = {
    "bids": QT_TRANSLATE_NOOP("match_page", "{who}’s bid"),
    "tricks": QT_TRANSLATE_NOOP("match_page", "{who}’s tricks"),
}
_ACTS = {
    Act.DRAFT: QT_TRANSLATE_NOOP("match_page", "the last entry"),
    Act.ADD: QT_TRANSLATE_NOOP("match_page", "deal {deal}"),
    Act.INSERT: QT_TRANSLATE_NOOP("match_page", "inserting deal {deal}"),
    Act.MOVE: QT_TRANSLATE_NOOP("match_page", "moving deal {deal}"),
    Act.REPLACE: QT_TRANSLATE_NOOP("match_page", "correcting deal {deal}"),
    Act.REMOVE: QT_TRANSLATE_NOOP("match_page", "taking out deal {deal}"),
    Act.RESEAT: QT_TRANSLATE_NOOP("match_page", "the seats"),
    Act.OPTIONS: QT_TRANSLATE_NOOP("match_page", "the house rules"),
    Act.CLOSE: QT_TRANSLATE_NOOP("match_page", "ending the match"),
    Act.REOPEN: QT_TRANSLATE_NOOP("match_page", "going on"),
    Act.DETAILS: QT_TRANSLATE_NOOP("match_page", "the last change"),
}


def what_changed(change: Change) -> Phrase:
    """A change in a few words, for "Undo …"."""
    said = _in_the_draft(change) if change.act is Act.DRAFT else None
    return said or _ACTS[change.act].of(deal=(change.at or 0) + 1)


def _in_the_draft(change: Change) -> Phrase | None:
    numbers = _numbers(change)
    if len(numbers) == 1:
        return numbers[0]
    said = numbers or list(dict.fromkeys(_field(change, name) for name in _fields(change)))
    if len(said) > 1 and _is_blank(change.after):
        return _DEALING_AGAIN
    if numbers:
        return _NUMBERS.of(deal=len(change.after.deals) + 1)
    return said[0] if said else None


def _is_blank(match: Match) -> bool:
    """Whether nothing is known of the cards being played."""
    return last_answered(match) is None and not getattr(match.draft, "passed_out", False)


def _numbers(change: Change) -> list[Phrase]:
    """Whose number it is, for each in which the two drafts differ."""
    before, after = change.before.draft, change.after.draft
    return [
        _SOMEBODYS[ask.field].of(who=change.after.setup.players[ask.seat])
        for ask in change.after.asks()
        if ask.seat is not None and ask.field in _SOMEBODYS and answer(before, ask) != answer(after, ask)
    ]


def _fields(change: Change) -> list[str]:
    """The fields in which the two drafts differ, the one that brought the others about first."""
    before, after = change.before.draft, change.after.draft
    differ = [
        one.name for one in fields_of(type(after)) if getattr(before, one.name) != getattr(after, one.name)
    ]
    known = list(OF_THE_DEAL)
    return sorted(differ, key=lambda name: known.index(name) if name in known else len(known))


def _field(change: Change, name: str) -> Phrase:
    if name == "auction":
        return _auction(change)
    return OF_THE_DEAL.get(name, _ACTS[Act.DRAFT])


def _auction(change: Change) -> Phrase:
    """Whose call it was; of several calls, that they were made or are dropped."""
    match = change.after
    calls = [getattr(one.draft, "auction", None) or () for one in (change.before, match)]
    shorter, longer = sorted(calls, key=len)
    if len(longer) == len(shorter) + 1 and longer[:-1] == shorter:
        turns = match.setup.clockwise_from(match.dealer)
        return _SOMEBODYS_CALL.of(who=match.setup.players[turns[len(shorter) % len(turns)]])
    return OF_THE_DEAL["auction"] if not _is_blank(match) else _DEALING_AGAIN
