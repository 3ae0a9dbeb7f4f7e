"""Troefcall in words: each reason, fault and house rule in plain English, marked for translation."""

from collections.abc import Mapping
from enum import StrEnum

from scorepad.core.game import GameWords, Told
from scorepad.core.measures import Kind, Measure, MeasureGroup
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import CommonReason, Entry, Row
from scorepad.core.suits import SUITS
from scorepad.core.table import Deal
from scorepad.core.words import ADJUSTMENT, DEALS, WHO_DEALT, adjustments_in_words
from scorepad.games.troefcall.ending import ending
from scorepad.games.troefcall.rules import (
    PAIRS,
    Fault,
    Format,
    Outcome,
    Reason,
    Rotation,
    TroefDeal,
    TroefOptions,
    TroefSetup,
    Trump,
    caller_of,
    dealer,
)

NAME = QT_TRANSLATE_NOOP("troefcall", "Troefcall")

REASONS: dict[StrEnum, Phrase] = {
    Reason.MAJORITY: QT_TRANSLATE_NOOP("troefcall", "the most tricks"),
    Reason.KAP: QT_TRANSLATE_NOOP("troefcall", "kap partij"),
    Reason.STOPPED: QT_TRANSLATE_NOOP("troefcall", "stopped after seven"),
    Reason.BAUNIE: QT_TRANSLATE_NOOP("troefcall", "baunie"),
    Reason.SILENT: QT_TRANSLATE_NOOP("troefcall", "all thirteen, not announced"),
    Reason.FAILED_BAUNIE: QT_TRANSLATE_NOOP("troefcall", "the others’ baunie failed"),
    CommonReason.ADJUSTMENT: ADJUSTMENT,
}

FAULTS: dict[StrEnum, Phrase] = {
    Fault.SIDE_OUT_OF_RANGE: QT_TRANSLATE_NOOP("troefcall", "“{field}” must be one of the two pairs, 0 or 1"),
    Fault.OUTCOME_NOT_PLAYED: QT_TRANSLATE_NOOP(
        "troefcall", "By the house rules of this match that cannot happen"
    ),
    Fault.TRICKS_DO_NOT_ADD_UP: QT_TRANSLATE_NOOP(
        "troefcall", "The tricks add up to {total}, but there are {tricks}"
    ),
    Fault.TRICKS_DO_NOT_FIT_OUTCOME: QT_TRANSLATE_NOOP(
        "troefcall", "These tricks do not fit what the pair is said to have done"
    ),
}

OPTIONS = {
    "format": QT_TRANSLATE_NOOP("troefcall", "The match is played"),
    "target": QT_TRANSLATE_NOOP("troefcall", "Points that win the match"),
    "deals": QT_TRANSLATE_NOOP("troefcall", "How many deals"),
    "majority": QT_TRANSLATE_NOOP("troefcall", "Points for the most tricks"),
    "kap": QT_TRANSLATE_NOOP("troefcall", "Points for kap partij: the first seven tricks in a row"),
    "stopped": QT_TRANSLATE_NOOP("troefcall", "Points when the hand is stopped after seven without the kap"),
    "baunie_points": QT_TRANSLATE_NOOP("troefcall", "Points for the baunie: all thirteen, announced"),
    "failed": QT_TRANSLATE_NOOP("troefcall", "Points for the others when the baunie fails"),
    "silent_kap": QT_TRANSLATE_NOOP("troefcall", "The kap counts without being said (silent kap)"),
    "baunie": QT_TRANSLATE_NOOP("troefcall", "A pair may play on for the baunie"),
    "free_call": QT_TRANSLATE_NOOP("troefcall", "Trump may be named after all thirteen cards (free call)"),
    "rotation": QT_TRANSLATE_NOOP("troefcall", "Dealer and caller move on"),
}

VALUES = {
    "format.target": QT_TRANSLATE_NOOP("troefcall", "to a number of points"),
    "format.deals": QT_TRANSLATE_NOOP("troefcall", "for a number of deals"),
    "format.timed": QT_TRANSLATE_NOOP("troefcall", "by the clock"),
    "rotation.every_deal": QT_TRANSLATE_NOOP("troefcall", "after every deal"),
    "rotation.winners_keep": QT_TRANSLATE_NOOP("troefcall", "only when the callers do not get the points"),
}

TRUMPS: Mapping[Trump, Phrase] = {trump: SUITS[trump] for trump in Trump}

"""As players write them, where there is little room."""

OUTCOMES: Mapping[Outcome, Phrase] = {
    Outcome.MAJORITY: QT_TRANSLATE_NOOP("troefcall", "most tricks"),
    Outcome.KAP: QT_TRANSLATE_NOOP("troefcall", "kap partij"),
    Outcome.STOPPED: QT_TRANSLATE_NOOP("troefcall", "stopped after seven"),
    Outcome.BAUNIE: QT_TRANSLATE_NOOP("troefcall", "baunie"),
    Outcome.SILENT: QT_TRANSLATE_NOOP("troefcall", "all thirteen in silence"),
    Outcome.FAILED: QT_TRANSLATE_NOOP("troefcall", "baunie failed"),
}
"""What a pair did, in two or three words."""

FIELDS = {
    "side": QT_TRANSLATE_NOOP("troefcall", "pair"),
    "outcome": QT_TRANSLATE_NOOP("troefcall", "outcome"),
    "tricks": QT_TRANSLATE_NOOP("troefcall", "tricks"),
    "trump": QT_TRANSLATE_NOOP("troefcall", "trump"),
}

UNDONE = {
    "outcome": QT_TRANSLATE_NOOP("troefcall", "what the pair did"),
    "side": QT_TRANSLATE_NOOP("troefcall", "the pair"),
    "tricks": QT_TRANSLATE_NOOP("troefcall", "the tricks"),
    "trump": QT_TRANSLATE_NOOP("troefcall", "the trump"),
}

PRESETS = {
    "standard": QT_TRANSLATE_NOOP("troefcall", "Standard: to 20"),
    "quick": QT_TRANSLATE_NOOP("troefcall", "Quick: to 15"),
    "tournament": QT_TRANSLATE_NOOP("troefcall", "Tournament: to 50"),
    "eight_deals": QT_TRANSLATE_NOOP("troefcall", "Eight deals"),
    "timed": QT_TRANSLATE_NOOP("troefcall", "By the clock"),
    "silent_kap": QT_TRANSLATE_NOOP("troefcall", "Silent kap"),
    "no_baunie": QT_TRANSLATE_NOOP("troefcall", "No baunie"),
}

FIRST_ROLES = QT_TRANSLATE_NOOP(
    "troefcall",
    "The first match of an evening: deal the cards face up, one at a time. "
    "Whoever gets the first jack calls, and the player to the caller’s right deals.",
)

# What is agreed, said in sentences above the first deal.

_TO_TARGET = QT_TRANSLATE_N_NOOP("troefcall", "the first pair to %n point(s)", "", 0)
_TIMED = QT_TRANSLATE_NOOP("troefcall", "until the time is up")
_MAJORITY = QT_TRANSLATE_NOOP("troefcall", "the most tricks bring {points}")
_KAP = QT_TRANSLATE_NOOP("troefcall", "kap partij {points}")
_SILENT_KAP = QT_TRANSLATE_NOOP(
    "troefcall", "the first seven in a row count as the kap, {points}, without a word"
)
_STOPPED = QT_TRANSLATE_NOOP("troefcall", "stopped after seven {points}")
_BAUNIE = QT_TRANSLATE_NOOP("troefcall", "baunie {points}, and {failed} to the others when it fails")
_NO_BAUNIE = QT_TRANSLATE_NOOP("troefcall", "no baunie")
_FREE_CALL = QT_TRANSLATE_NOOP("troefcall", "trump may be named on all thirteen cards")
_WINNERS_KEEP = QT_TRANSLATE_NOOP("troefcall", "who calls and wins calls again")


def agreed(setup: TroefSetup) -> tuple[Phrase, ...]:
    """The house rules of a match, a phrase each, what is played for first."""
    options = setup.options
    said = [
        {
            Format.TARGET: _TO_TARGET.counted(options.target),
            Format.DEALS: DEALS.counted(options.deals),
            Format.TIMED: _TIMED,
        }[options.format],
        _MAJORITY.of(points=options.majority),
        *_seven_in_a_row(options),
    ]
    if options.free_call:
        said.append(_FREE_CALL)
    if options.rotation is Rotation.WINNERS_KEEP:
        said.append(_WINNERS_KEEP)
    return tuple(said)


def _seven_in_a_row(options: TroefOptions) -> list[Phrase]:
    """What the first seven tricks in a row bring, and what may follow them."""
    if not options.baunie:
        return [_SILENT_KAP.of(points=options.kap), _NO_BAUNIE]
    baunie = _BAUNIE.of(points=options.baunie_points, failed=options.failed)
    if options.silent_kap:
        return [_SILENT_KAP.of(points=options.kap), baunie]
    return [_KAP.of(points=options.kap), _STOPPED.of(points=options.stopped), baunie]


# A deal, as the table tells it.

_TRICKS = QT_TRANSLATE_NOOP("troefcall", "{own}–{others}")
_WITH_TRICKS = QT_TRANSLATE_NOOP("troefcall", "{outcome} ({tricks})")
_CALLED = QT_TRANSLATE_NOOP("troefcall", "{who} called")
_CALLED_TRUMP = QT_TRANSLATE_NOOP("troefcall", "{who} called {trump}")
_THE_CALLER = QT_TRANSLATE_NOOP("troefcall", "That makes {who} the caller.")
_GOT_NOTHING = QT_TRANSLATE_NOOP("troefcall", "the others’ deal")
_GOT_IT = QT_TRANSLATE_NOOP("troefcall", "stopped the baunie")


def tricks_in_words(deal: TroefDeal) -> Phrase | None:
    """The tricks of the pair that a deal is about, then the others': `8–5`; None where they are not known."""
    if deal.side is None or deal.tricks is None or None in deal.tricks:
        return None
    return _TRICKS.of(own=deal.tricks[deal.side], others=deal.tricks[1 - deal.side])


def in_short(deal: TroefDeal) -> Phrase:
    """What a pair did, with its tricks where they tell more: `most tricks (8–5)`.

    The outcome must be known.
    """
    assert deal.outcome is not None
    outcome = OUTCOMES[deal.outcome]
    tricks = tricks_in_words(deal)
    if tricks is None or deal.outcome not in (Outcome.MAJORITY, Outcome.FAILED):
        return outcome
    return _WITH_TRICKS.of(outcome=outcome, tricks=tricks)


def pair_name(setup: TroefSetup, side: int) -> str:
    """A pair as it stands everywhere: `Anna & Cato`."""
    return " & ".join(setup.players[seat] for seat in PAIRS[side])


def told(setup: TroefSetup, before: tuple[Deal, ...], deal: Deal) -> Told:
    """The deal after `before`: dealer, caller and trump, then what the pair did that it is about."""
    assert isinstance(deal, TroefDeal) and deal.side is not None
    dealt = dealer(setup, [one for one in before if isinstance(one, TroefDeal)], deal)
    caller = setup.players[caller_of(setup, dealt)]
    called = _CALLED.of(who=caller)
    if deal.trump is not None:
        called = _CALLED_TRUMP.of(who=caller, trump=TRUMPS[deal.trump])
    others = _GOT_IT if deal.outcome is Outcome.FAILED else _GOT_NOTHING
    return Told(
        (WHO_DEALT.of(who=setup.players[dealt]), called),
        ((deal.side, in_short(deal)), (1 - deal.side, others)),
    )


def of_dealer(setup: TroefSetup, dealt: int) -> Phrase:
    """Who calls, since that is the player after the dealer."""
    return _THE_CALLER.of(who=setup.players[caller_of(setup, dealt)])


def field_said(setup: TroefSetup, deal: Deal, key: str) -> Phrase | str | None:
    """The name of the pair, and the tricks of each."""
    assert isinstance(deal, TroefDeal)
    if key == "side" and deal.side is not None:
        return pair_name(setup, deal.side)
    if key == "tricks" and deal.tricks is not None:
        return _TRICKS.of(own=deal.tricks[0], others=deal.tricks[1])
    return None


# Why a number is what it is.

_BECAUSE = {
    Reason.MAJORITY: QT_TRANSLATE_NOOP("troefcall", "the most tricks: {points}"),
    Reason.KAP: QT_TRANSLATE_NOOP("troefcall", "the first seven in a row, and kap said at once: {points}"),
    Reason.STOPPED: QT_TRANSLATE_NOOP(
        "troefcall", "the first seven in a row, but stopped without a kap of the trick’s winner: {points}"
    ),
    Reason.BAUNIE: QT_TRANSLATE_NOOP("troefcall", "baunie announced, and all thirteen tricks: {points}"),
    Reason.SILENT: QT_TRANSLATE_NOOP(
        "troefcall", "all thirteen tricks, but not announced; they count as the most tricks: {points}"
    ),
    Reason.FAILED_BAUNIE: QT_TRANSLATE_NOOP(
        "troefcall", "{others} played on after seven in a row and lost a trick: {points}"
    ),
}
_BECAUSE_SILENT_KAP = QT_TRANSLATE_NOOP(
    "troefcall", "the first seven in a row are the kap without a word: {points}"
)
_BECAUSE_MAJORITY = QT_TRANSLATE_NOOP("troefcall", "the most tricks, {tricks}: {points}")


def because(setup: TroefSetup, deal: Deal, row: Row, side: int) -> tuple[Phrase, ...]:
    """Why a pair got its points in a deal, an entry each."""
    assert isinstance(deal, TroefDeal)
    entries = [one for one in row.of_side(side) if one.reason is not CommonReason.ADJUSTMENT]
    return (*(_because(setup, deal, one) for one in entries), *adjustments_in_words(deal, side))


def _because(setup: TroefSetup, deal: TroefDeal, entry: Entry) -> Phrase:
    sentence, tricks = _BECAUSE[Reason(entry.reason)], tricks_in_words(deal)
    options = setup.options
    if entry.reason is Reason.KAP and (options.silent_kap or not options.baunie):
        sentence = _BECAUSE_SILENT_KAP
    if entry.reason is Reason.MAJORITY and tricks is not None:
        sentence = _BECAUSE_MAJORITY
    return sentence.of(points=entry.points, tricks=tricks or "", others=pair_name(setup, 1 - entry.side))


MEASURES = (
    MeasureGroup(
        QT_TRANSLATE_NOOP("troefcall", "Calls"),
        (Measure(QT_TRANSLATE_NOOP("troefcall", "Own call won"), "calls_won", "calls"),),
    ),
    MeasureGroup(
        QT_TRANSLATE_NOOP("troefcall", "Kap partij and baunie"),
        tuple(
            Measure(label, key, kind=Kind.COUNT)
            for label, key in (
                (QT_TRANSLATE_NOOP("troefcall", "Kap partij"), "kap"),
                (QT_TRANSLATE_NOOP("troefcall", "Kap partij by the others"), "kap_against"),
                (QT_TRANSLATE_NOOP("troefcall", "Baunie"), "baunie"),
                (QT_TRANSLATE_NOOP("troefcall", "Baunie failed"), "failed"),
                (QT_TRANSLATE_NOOP("troefcall", "Baunie by the others"), "baunie_against"),
                (QT_TRANSLATE_NOOP("troefcall", "Baunie of the others failed"), "failed_against"),
                (QT_TRANSLATE_NOOP("troefcall", "All thirteen in silence"), "silent"),
            )
        ),
    ),
)

WORDS = GameWords(
    name=NAME,
    reasons=REASONS,
    faults=FAULTS,
    options=OPTIONS,
    values=VALUES,
    fields=FIELDS,
    undone=UNDONE,
    field_values={
        **{f"trump.{trump}": words for trump, words in TRUMPS.items()},
        **{f"outcome.{outcome}": words for outcome, words in OUTCOMES.items()},
    },
    agreed=agreed,
    told=told,
    because=because,
    field_said=field_said,
    ending=ending,
    of_dealer=of_dealer,
    first_roles=FIRST_ROLES,
    measures=MEASURES,
)
