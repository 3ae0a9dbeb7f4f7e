"""Bridgette in words: each reason, fault and house rule in plain English, marked for translation."""

from enum import StrEnum

from scorepad.core.auction import Contract, Doubling
from scorepad.core.contract import contract_of, is_passed_out, over_or_short
from scorepad.core.contract_words import (
    CONTRACT_FAULTS,
    CONTRACT_FIELDS,
    CONTRACT_UNDONE,
    CONTRACT_VALUES,
    DOUBLINGS,
    auction_in_words,
    contract_field_said,
    contract_in_words,
    contract_measures,
    result_in_words,
)
from scorepad.core.game import GameWords, Told
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import CommonReason, Entry, Row
from scorepad.core.table import Deal
from scorepad.core.words import ADJUSTMENT, DEALS, WHO_DEALT, adjustments_in_words
from scorepad.games.bridgette.ending import ending
from scorepad.games.bridgette.rules import (
    BIDDING,
    BridgetteDeal,
    BridgetteSetup,
    Multiplies,
    Reason,
    ThreeOver,
    Tie,
    Upcard,
    dealer,
)

NAME = QT_TRANSLATE_NOOP("bridgette", "Bridgette")

REASONS: dict[StrEnum, Phrase] = {
    Reason.BID_VALUE: QT_TRANSLATE_NOOP("bridgette", "the bid made"),
    Reason.EXACT: QT_TRANSLATE_NOOP("bridgette", "exactly the tricks bid"),
    Reason.THREE_OVER: QT_TRANSLATE_NOOP("bridgette", "three tricks over"),
    Reason.MADE_DOUBLED: QT_TRANSLATE_NOOP("bridgette", "made doubled"),
    Reason.DOUBLING: QT_TRANSLATE_NOOP("bridgette", "doubling"),
    Reason.UNDERTRICKS: QT_TRANSLATE_NOOP("bridgette", "missing tricks"),
    CommonReason.ADJUSTMENT: ADJUSTMENT,
}

OPTIONS = {
    "deals": QT_TRANSLATE_NOOP("bridgette", "How many deals"),
    "tie": QT_TRANSLATE_NOOP("bridgette", "Level after the last deal"),
    "doubling_multiplies": QT_TRANSLATE_NOOP("bridgette", "What a double multiplies"),
    "three_over": QT_TRANSLATE_NOOP("bridgette", "Bonus for three tricks over the bid"),
    "exact_bonus": QT_TRANSLATE_NOOP("bridgette", "Bonus for exactly the tricks bid"),
    "passed_out_counts": QT_TRANSLATE_NOOP("bridgette", "A passed-out deal is one of the match"),
}

VALUES = {
    "tie.extra_deal": QT_TRANSLATE_NOOP("bridgette", "one more deal, until it is settled"),
    "tie.shared": QT_TRANSLATE_NOOP("bridgette", "the win is shared"),
    "doubling_multiplies.everything": QT_TRANSLATE_NOOP("bridgette", "everything"),
    "doubling_multiplies.value_and_bonuses": QT_TRANSLATE_NOOP(
        "bridgette", "all but the bonus for being doubled"
    ),
    "doubling_multiplies.value": QT_TRANSLATE_NOOP("bridgette", "only the value of the bid"),
    "three_over.exact": QT_TRANSLATE_NOOP("bridgette", "for exactly three"),
    "three_over.at_least": QT_TRANSLATE_NOOP("bridgette", "for three or more"),
    "three_over.off": QT_TRANSLATE_NOOP("bridgette", "none"),
}

UPCARDS = {
    Upcard.NUMBER: QT_TRANSLATE_NOOP("bridgette", "a number card or the Little Colon"),
    Upcard.FACE: QT_TRANSLATE_NOOP("bridgette", "a face card or the Royal Colon"),
    Upcard.ACE: QT_TRANSLATE_NOOP("bridgette", "an ace or the Grand Colon"),
}

FIELDS = {
    **CONTRACT_FIELDS,
    "upcard": QT_TRANSLATE_NOOP("bridgette", "up-card"),
}
UNDONE = {
    **CONTRACT_UNDONE,
    "upcard": QT_TRANSLATE_NOOP("bridgette", "the card turned up"),
}

PRESETS = {
    "standard": QT_TRANSLATE_NOOP("bridgette", "Standard: six deals"),
    "long": QT_TRANSLATE_NOOP("bridgette", "Long: twelve deals"),
    "shared": QT_TRANSLATE_NOOP("bridgette", "Six deals, level is shared"),
}

# What is agreed, said in sentences above the first deal.

_LEVEL = {
    Tie.EXTRA_DEAL: QT_TRANSLATE_NOOP("bridgette", "level totals are played on"),
    Tie.SHARED: QT_TRANSLATE_NOOP("bridgette", "level totals share the win"),
}
_MULTIPLIES = {
    Multiplies.EVERYTHING: QT_TRANSLATE_NOOP("bridgette", "a double multiplies everything"),
    Multiplies.VALUE_AND_BONUSES: QT_TRANSLATE_NOOP(
        "bridgette", "a double multiplies all but the bonus for being doubled"
    ),
    Multiplies.VALUE: QT_TRANSLATE_NOOP("bridgette", "a double multiplies only the value of the bid"),
}
_THREE_OVER = {
    ThreeOver.EXACT: QT_TRANSLATE_NOOP("bridgette", "350 for exactly three over"),
    ThreeOver.AT_LEAST: QT_TRANSLATE_NOOP("bridgette", "350 for three or more over"),
    ThreeOver.OFF: QT_TRANSLATE_NOOP("bridgette", "nothing for three over"),
}
_EXACT = QT_TRANSLATE_NOOP("bridgette", "a bonus for exactly the tricks bid")
_NO_EXACT = QT_TRANSLATE_NOOP("bridgette", "no bonus for exactly the tricks bid")
_PASSED_OUT_COUNTS = QT_TRANSLATE_NOOP("bridgette", "a passed-out deal counts")


def agreed(setup: BridgetteSetup) -> tuple[Phrase, ...]:
    """The house rules of a match, a phrase each, the number of deals first."""
    options = setup.options
    said = [
        DEALS.counted(options.deals),
        _LEVEL[options.tie],
        _EXACT if options.exact_bonus else _NO_EXACT,
        _THREE_OVER[options.three_over],
        _MULTIPLIES[options.doubling_multiplies],
    ]
    if options.passed_out_counts:
        said.append(_PASSED_OUT_COUNTS)
    return tuple(said)


# Why a number is what it is.

_VALUE = QT_TRANSLATE_NOOP("bridgette", "{contract}, {result}: {points}")
_EXACTLY = QT_TRANSLATE_NOOP("bridgette", "exactly the {tricks} tricks bid: {points}")
_THREE = QT_TRANSLATE_NOOP("bridgette", "{over} tricks over: {points}")
_MADE = {
    Doubling.DOUBLED: QT_TRANSLATE_NOOP("bridgette", "made though doubled: {points}"),
    Doubling.REDOUBLED: QT_TRANSLATE_NOOP("bridgette", "made though redoubled: {points}"),
}
_TIMES = QT_TRANSLATE_NOOP("bridgette", "{doubling}, so {base} counts {times} times: {points} more")
_SHORT = QT_TRANSLATE_NOOP("bridgette", "{contract} by {who}, {result}: {points}")


def because(setup: BridgetteSetup, deal: Deal, row: Row, side: int) -> tuple[Phrase, ...]:
    """The arithmetic of one player's points in a deal, an entry each."""
    assert isinstance(deal, BridgetteDeal)
    contract = contract_of(deal, BIDDING, row.dealer)
    entries = [one for one in row.of_side(side) if one.reason is not CommonReason.ADJUSTMENT]
    reasons = [_reason(setup, deal, contract, entry) for entry in entries if contract is not None]
    return (*reasons, *adjustments_in_words(deal, side))


def _reason(setup: BridgetteSetup, deal: BridgetteDeal, contract: Contract, entry: Entry) -> Phrase:
    tricks, times = deal.tricks or 0, contract.doubling.times
    sentence = {
        Reason.BID_VALUE: _VALUE,
        Reason.EXACT: _EXACTLY,
        Reason.THREE_OVER: _THREE,
        Reason.MADE_DOUBLED: _MADE.get(contract.doubling, _VALUE),
        Reason.DOUBLING: _TIMES,
        Reason.UNDERTRICKS: _SHORT,
    }[Reason(entry.reason)]
    return sentence.of(
        contract=contract_in_words(contract),
        who=setup.players[contract.declarer],
        result=result_in_words(contract, tricks),
        tricks=tricks,
        over=over_or_short(contract, tricks),
        doubling=DOUBLINGS[contract.doubling],
        base=entry.points // (times - 1) if times > 1 else entry.points,
        times=times,
        points=entry.points,
    )


# A deal, as the table tells it afterwards.

_PASSED_OUT = QT_TRANSLATE_NOOP("bridgette", "both passed")
_TURNED = QT_TRANSLATE_NOOP("bridgette", "turned up: {card}")
_PLAYED = QT_TRANSLATE_NOOP("bridgette", "{who} plays {contract}")
_TOOK = QT_TRANSLATE_N_NOOP("bridgette", "%n trick(s): {result}", "", 0)
_SIDE_PLAYED = QT_TRANSLATE_N_NOOP("bridgette", "played {contract}, %n trick(s)", "", 0)
_SIDE_DEFENDED = QT_TRANSLATE_N_NOOP("bridgette", "took %n trick(s)", "", 0)
_SIDE_PASSED = QT_TRANSLATE_NOOP("bridgette", "passed")


def told(setup: BridgetteSetup, before: tuple[Deal, ...], deal: Deal) -> Told:
    """The deal after `before`: dealer, up-card, contract, result and auction; then player by player."""
    assert isinstance(deal, BridgetteDeal)
    dealt = dealer(setup, [one for one in before if isinstance(one, BridgetteDeal)], deal)
    contract = None if is_passed_out(deal) else contract_of(deal, BIDDING, dealt)
    tricks = deal.tricks or 0
    facts = [WHO_DEALT.of(who=setup.players[dealt])]
    if deal.upcard is not None:
        facts.append(_TURNED.of(card=UPCARDS[deal.upcard]))
    if contract is None:
        facts.append(_PASSED_OUT)
    else:
        facts.append(_PLAYED.of(who=setup.players[contract.declarer], contract=contract_in_words(contract)))
        facts.append(_TOOK.counted(tricks).of(result=result_in_words(contract, tricks)))
    if deal.auction:
        facts.append(auction_in_words(deal.auction))
    if contract is None:
        return Told(tuple(facts), ((0, _SIDE_PASSED), (1, _SIDE_PASSED)))
    played = _SIDE_PLAYED.counted(tricks).of(contract=contract_in_words(contract))
    defended = _SIDE_DEFENDED.counted(13 - tricks)
    return Told(tuple(facts), ((contract.declarer, played), (1 - contract.declarer, defended)))


WORDS = GameWords(
    name=NAME,
    reasons=REASONS,
    faults=dict(CONTRACT_FAULTS),
    options=OPTIONS,
    values=VALUES,
    fields=FIELDS,
    field_values={**CONTRACT_VALUES, **{f"upcard.{card}": words for card, words in UPCARDS.items()}},
    agreed=agreed,
    undone=UNDONE,
    told=told,
    because=because,
    field_said=contract_field_said,
    ending=ending,
    measures=contract_measures(BIDDING.ranks, pairs=False),
)
