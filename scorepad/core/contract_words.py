"""Contracts, calls and results in words, for every game that has them."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any

from scorepad.core.auction import DOUBLE, LETTERS, PASS, REDOUBLE, Contract, Doubling, Refusal, Strain
from scorepad.core.contract import ContractDeal, ContractFault, over_or_short
from scorepad.core.measures import Measure, MeasureGroup, Series
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.suits import SUIT_SIGNS, SUITS
from scorepad.core.table import Deal, Setup

STRAINS: Mapping[Strain, Phrase] = {
    **{Strain(suit): name for suit, name in SUITS.items()},
    Strain.NULLO: QT_TRANSLATE_NOOP("contract", "nullo"),
    Strain.NO_TRUMP: QT_TRANSLATE_NOOP("contract", "no trump"),
}
"""Their names, in lower case."""

BIDS: Mapping[Strain, Phrase] = {
    Strain.CLUBS: QT_TRANSLATE_N_NOOP("contract", "%n club(s)", "", 0),
    Strain.DIAMONDS: QT_TRANSLATE_N_NOOP("contract", "%n diamond(s)", "", 0),
    Strain.HEARTS: QT_TRANSLATE_N_NOOP("contract", "%n heart(s)", "", 0),
    Strain.SPADES: QT_TRANSLATE_N_NOOP("contract", "%n spade(s)", "", 0),
    Strain.NULLO: QT_TRANSLATE_N_NOOP("contract", "%n nullo", "", 0),
    Strain.NO_TRUMP: QT_TRANSLATE_N_NOOP("contract", "%n no trump", "", 0),
}
"""How a bid is said, counted by its level: "1 heart", "4 hearts"."""

SIGNS: Mapping[Strain, Phrase] = {
    **{Strain(suit): sign for suit, sign in SUIT_SIGNS.items()},
    Strain.NULLO: QT_TRANSLATE_NOOP("contract", "nul"),
    Strain.NO_TRUMP: QT_TRANSLATE_NOOP("contract", "NT"),
}
"""As players write them, after the level without a space: `4♥`, `3NT`."""

DOUBLINGS: Mapping[Doubling, Phrase] = {
    Doubling.NONE: QT_TRANSLATE_NOOP("contract", "not doubled"),
    Doubling.DOUBLED: QT_TRANSLATE_NOOP("contract", "doubled"),
    Doubling.REDOUBLED: QT_TRANSLATE_NOOP("contract", "redoubled"),
}

CALLS: Mapping[str, Phrase] = {
    PASS: QT_TRANSLATE_NOOP("contract", "pass"),
    DOUBLE: QT_TRANSLATE_NOOP("contract", "double"),
    REDOUBLE: QT_TRANSLATE_NOOP("contract", "redouble"),
}

CONTRACT_FAULTS: Mapping[StrEnum, Phrase] = {
    ContractFault.PASSED_OUT_DEAL: QT_TRANSLATE_NOOP(
        "contract", "Everybody passed in this deal, so there is no contract and no result"
    ),
    ContractFault.ILLEGAL_CALL: QT_TRANSLATE_NOOP(
        "contract", "Call {position} of the auction, “{call}”, is not allowed there"
    ),
    ContractFault.AUCTION_NOT_OVER: QT_TRANSLATE_NOOP("contract", "The auction is not over yet"),
    ContractFault.AUCTION_DISAGREES: QT_TRANSLATE_NOOP(
        "contract", "The auction led to another contract than the one that is noted"
    ),
    ContractFault.LEVEL_OUT_OF_RANGE: QT_TRANSLATE_NOOP("contract", "There is no such bid"),
    ContractFault.UNKNOWN_STRAIN: QT_TRANSLATE_NOOP(
        "contract", "That is nothing that can be bid at this table"
    ),
    ContractFault.TRICKS_OUT_OF_RANGE: QT_TRANSLATE_NOOP("contract", "There are 0 to 13 tricks to win"),
    ContractFault.DECLARER_OUT_OF_RANGE: QT_TRANSLATE_NOOP(
        "contract", "Whoever plays the contract must be one of the seats"
    ),
}

REFUSALS: Mapping[Refusal, Phrase] = {
    Refusal.NO_CALL: QT_TRANSLATE_NOOP("contract", "That is no call"),
    Refusal.IT_IS_OVER: QT_TRANSLATE_NOOP("contract", "The auction is over"),
    Refusal.TOO_LOW: QT_TRANSLATE_NOOP("contract", "A bid must be higher than the last one"),
    Refusal.NO_BID_TO_DOUBLE: QT_TRANSLATE_NOOP("contract", "There is no bid to double yet"),
    Refusal.OWN_BID: QT_TRANSLATE_NOOP("contract", "Nobody doubles the bid of his own side"),
    Refusal.DOUBLED_ALREADY: QT_TRANSLATE_NOOP("contract", "It is doubled already"),
    Refusal.NOT_DOUBLED: QT_TRANSLATE_NOOP("contract", "Only a doubled bid can be redoubled"),
    Refusal.NOT_THEIRS_TO_REDOUBLE: QT_TRANSLATE_NOOP(
        "contract", "Only the side that was doubled can redouble"
    ),
}

CONTRACT_FIELDS: Mapping[str, Phrase] = {
    "level": QT_TRANSLATE_NOOP("contract", "level"),
    "strain": QT_TRANSLATE_NOOP("contract", "strain"),
    "doubling": QT_TRANSLATE_NOOP("contract", "doubling"),
    "declarer": QT_TRANSLATE_NOOP("contract", "declarer"),
    "tricks": QT_TRANSLATE_NOOP("contract", "tricks"),
    "passed_out": QT_TRANSLATE_NOOP("contract", "passed out"),
    "auction": QT_TRANSLATE_NOOP("contract", "auction"),
}

_THE_CONTRACT = QT_TRANSLATE_NOOP("contract", "the contract")
CONTRACT_UNDONE: Mapping[str, Phrase] = {
    "passed_out": QT_TRANSLATE_NOOP("contract", "passing the deal out"),
    "auction": QT_TRANSLATE_NOOP("contract", "the auction"),
    "level": _THE_CONTRACT,
    "strain": _THE_CONTRACT,
    "doubling": QT_TRANSLATE_NOOP("contract", "the doubling"),
    "declarer": QT_TRANSLATE_NOOP("contract", "the declarer"),
    "tricks": QT_TRANSLATE_NOOP("contract", "the tricks"),
}

CONTRACT_VALUES: Mapping[str, Phrase] = {
    **{f"strain.{strain}": words for strain, words in STRAINS.items()},
    **{f"doubling.{doubling}": words for doubling, words in DOUBLINGS.items()},
}

_WITH_DOUBLING = QT_TRANSLATE_NOOP("contract", "{bid}, {doubling}")
_SIGN = QT_TRANSLATE_NOOP("contract", "{level}{sign}")
_MARKED = QT_TRANSLATE_NOOP("contract", "{bid}{crosses}")
_ANY = QT_TRANSLATE_NOOP("contract", "{call}")
_THEN = QT_TRANSLATE_NOOP("contract", "{first} · {then}")
_MADE = QT_TRANSLATE_NOOP("contract", "made")
_OVER = QT_TRANSLATE_NOOP("contract", "+{over}")
_DOWN = QT_TRANSLATE_N_NOOP("contract", "%n down", "", 0)
_CROSSES = {Doubling.NONE: "", Doubling.DOUBLED: "×", Doubling.REDOUBLED: "××"}


def contract_in_words(contract: Contract) -> Phrase:
    """A contract as it is said: "4 hearts, doubled"."""
    bid = BIDS[contract.strain].counted(contract.level)
    if contract.doubling is Doubling.NONE:
        return bid
    return _WITH_DOUBLING.of(bid=bid, doubling=DOUBLINGS[contract.doubling])


def bid_in_short(level: int, strain: Strain) -> Phrase:
    """A bid as players write it: `4♥`, `3NT`."""
    return _SIGN.of(level=level, sign=SIGNS[strain])


def contract_in_short(contract: Contract) -> Phrase:
    """A contract as players write it, with a cross for a double: `4♥×`."""
    sign = _SIGN.of(level=contract.level, sign=SIGNS[contract.strain])
    return _MARKED.of(bid=sign, crosses=_CROSSES[contract.doubling])


def call_in_short(call: str) -> Phrase:
    """A recorded call as players write or say it: `4♥`, "pass", "double"; any other word as it is."""
    if call in CALLS:
        return CALLS[call]
    strain = next((strain for strain, letter in LETTERS.items() if letter == call[1:]), None)
    return _ANY.of(call=call) if strain is None else _SIGN.of(level=call[:1], sign=SIGNS[strain])


def result_in_words(contract: Contract, tricks: int) -> Phrase:
    """What became of a contract: "made", "+2", "1 down"."""
    over = over_or_short(contract, tricks)
    return _DOWN.counted(-over) if over < 0 else _OVER.of(over=over) if over else _MADE


def auction_in_words(calls: Sequence[str]) -> Phrase:
    """An auction of at least one call, from the dealer on, as players write it."""
    # Halved, and not call after call: a long auction would be nested too deeply to be said.
    if len(calls) == 1:
        return call_in_short(calls[0])
    middle = len(calls) // 2
    return _THEN.of(first=auction_in_words(calls[:middle]), then=auction_in_words(calls[middle:]))


def contract_field_said(setup: Setup[Any], deal: Deal, key: str) -> Phrase | str | None:
    """What a deal holds under a key that numbers and codes do not say: a player's name, an auction."""
    assert isinstance(deal, ContractDeal)
    if key == "declarer" and deal.declarer is not None:
        return setup.players[deal.declarer]
    if key == "auction" and deal.auction:
        return auction_in_words(deal.auction)
    return None


# What statistics count.

_LEVEL = QT_TRANSLATE_NOOP("contract", "Level {level}")

_MADE_IN_ALL = Measure(QT_TRANSLATE_NOOP("contract", "In all"), "contracts_made", "contracts")
_MADE_AS_DECLARER = Measure(
    QT_TRANSLATE_NOOP("contract", "As declarer"), "contracts_made_by_seat_{seat}", "contracts_by_seat_{seat}"
)
_MADE_DOUBLED = Measure(
    QT_TRANSLATE_NOOP("contract", "Doubled"), "contracts_made_doubled", "contracts_doubled"
)


def contract_measures(strains: Sequence[Strain], *, pairs: bool) -> tuple[MeasureGroup, ...]:
    """What statistics tell of contracts in a game with these strains, which `pairs` may play."""
    kept = (_MADE_IN_ALL, _MADE_AS_DECLARER, _MADE_DOUBLED) if pairs else (_MADE_IN_ALL, _MADE_DOUBLED)
    return (
        MeasureGroup(QT_TRANSLATE_NOOP("contract", "Contracts made"), kept),
        MeasureGroup(
            QT_TRANSLATE_NOOP("contract", "Contracts of others"),
            (Measure(QT_TRANSLATE_NOOP("contract", "Beaten"), "defences_won", "defences"),),
        ),
        MeasureGroup(
            QT_TRANSLATE_NOOP("contract", "Contracts made, by level"),
            (Series(lambda level: _LEVEL.of(level=level), "contracts_made_at_{n}", "contracts_at_{n}"),),
        ),
        MeasureGroup(
            QT_TRANSLATE_NOOP("contract", "Contracts made, by strain"),
            tuple(
                Measure(STRAINS[strain], f"contracts_made_in_{strain}", f"contracts_in_{strain}")
                for strain in strains
            ),
        ),
    )
