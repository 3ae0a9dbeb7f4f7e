"""What a change did, in a few words: for "Undo …"."""

from collections.abc import Mapping

from scorepad.core.contract import ContractDeal
from scorepad.core.drafting import cleared
from scorepad.core.fields import fields_of
from scorepad.core.game import answer
from scorepad.core.match import Act, Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Deal

OF_ANY_DEAL: Mapping[str, Phrase] = {
    "dealer": QT_TRANSLATE_NOOP("match_page", "who deals"),
    "adjustments": QT_TRANSLATE_NOOP("match_page", "the points given"),
}
"""What the fields of any game's deal are called; the game has words for its own."""
_DEALING_AGAIN = QT_TRANSLATE_NOOP("match_page", "dealing again")
_NUMBERS = QT_TRANSLATE_NOOP("match_page", "the numbers of deal {deal}")
_SOMEBODYS_CALL = QT_TRANSLATE_NOOP("match_page", "{who}’s call")
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
    return match.draft == (cleared(match) or match.game.blank(match.setup))


def _numbers(change: Change) -> list[Phrase]:
    """Whose number it is, for each in which the two drafts differ."""
    before, after, words = change.before.draft, change.after.draft, change.after.game.words.undone
    return [
        words[ask.field].of(who=change.after.setup.players[ask.seat])
        for ask in change.after.asks()
        if ask.seat is not None and ask.field in words and answer(before, ask) != answer(after, ask)
    ]


def _fields(change: Change) -> list[str]:
    """The fields in which the two drafts differ, the one that brought the others about first."""
    before, after = change.before.draft, change.after.draft
    differ = [
        one.name for one in fields_of(type(after)) if getattr(before, one.name) != getattr(after, one.name)
    ]
    known = list(_called(change))
    return sorted(differ, key=lambda name: known.index(name) if name in known else len(known))


def _called(change: Change) -> Mapping[str, Phrase]:
    return {**change.after.game.words.undone, **OF_ANY_DEAL}


def _field(change: Change, name: str) -> Phrase:
    said = _called(change).get(name, _ACTS[Act.DRAFT])
    return _auction(change, said) if name == "auction" else said


def _auction(change: Change, said: Phrase) -> Phrase:
    """Whose call it was; of several calls, that they were made or are dropped."""
    match = change.after
    shorter, longer = sorted((_calls(change.before.draft), _calls(match.draft)), key=len)
    if len(longer) == len(shorter) + 1 and longer[:-1] == shorter:
        turns = match.setup.clockwise_from(match.dealer)
        return _SOMEBODYS_CALL.of(who=match.setup.players[turns[len(shorter) % len(turns)]])
    return said if not _is_blank(match) else _DEALING_AGAIN


def _calls(deal: Deal) -> tuple[str, ...]:
    return (deal.auction or ()) if isinstance(deal, ContractDeal) else ()
