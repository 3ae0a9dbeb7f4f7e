"""What a change did, in a few words: for "Undo …"."""

from scorepad.core.drafting import last_answered
from scorepad.core.match import Act, Change
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase

_THE_TRUMP = QT_TRANSLATE_NOOP("match_page", "the trump")
_OF_THE_DEAL = {
    "trump": _THE_TRUMP,
    "dealer": QT_TRANSLATE_NOOP("match_page", "who deals"),
    "adjustments": QT_TRANSLATE_NOOP("match_page", "the points given"),
}
_DEALING_AGAIN = QT_TRANSLATE_NOOP("match_page", "dealing again")
_NUMBERS = QT_TRANSLATE_NOOP("match_page", "the numbers of deal {deal}")
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
    if change.act is Act.DRAFT:
        found = _answered_in(change)
        if len(found) > 1:
            many = _DEALING_AGAIN if last_answered(change.after) is None else _NUMBERS
            return many.of(deal=len(change.after.deals) + 1)
        if found:
            ((field, who),) = found
            return _SOMEBODYS[field].of(who=who)
        for key, words in _OF_THE_DEAL.items():
            if getattr(change.before.draft, key, None) != getattr(change.after.draft, key, None):
                return words
    return _ACTS[change.act].of(deal=(change.at or 0) + 1)


def _answered_in(change: Change) -> list[tuple[str, str]]:
    """The field and the player of each number in which two drafts differ."""
    found = []
    before, after = change.before.draft, change.after.draft
    for ask in change.after.asks():
        if ask.seat is None or ask.field not in _SOMEBODYS:
            continue
        if getattr(before, ask.field)[ask.seat] != getattr(after, ask.field)[ask.seat]:
            found.append((ask.field, change.after.setup.players[ask.seat]))
    return found
