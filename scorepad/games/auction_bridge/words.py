"""Auction Bridge in words: each reason, fault and house rule in plain English, marked for translation."""

from dataclasses import fields
from enum import StrEnum

from scorepad.core.auction import Contract, Doubling, Strain
from scorepad.core.contract import contract_of, is_passed_out, over_or_short
from scorepad.core.contract_words import (
    CONTRACT_FAULTS,
    CONTRACT_FIELDS,
    CONTRACT_UNDONE,
    CONTRACT_VALUES,
    STRAINS,
    auction_in_words,
    contract_field_said,
    contract_in_words,
    contract_measures,
    result_in_words,
)
from scorepad.core.game import GameWords, Told
from scorepad.core.measures import Kind, Measure, MeasureGroup
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import CommonReason, Entry, Row
from scorepad.core.table import Deal
from scorepad.core.words import ADJUSTMENT, WHO_DEALT, adjustments_in_words
from scorepad.games.auction_bridge.ending import ending
from scorepad.games.auction_bridge.rules import (
    EACH_UNDERTRICK,
    AuctionDeal,
    AuctionOptions,
    AuctionSetup,
    Fault,
    Format,
    HeldBy,
    HonourCount,
    Honours,
    OwnValues,
    Reason,
    TrickCount,
    bidding,
    dealer,
    odd_tricks,
    side_of,
    trick_value,
)

NAME = QT_TRANSLATE_NOOP("auction_bridge", "Auction Bridge")

REASONS: dict[StrEnum, Phrase] = {
    Reason.ODD_TRICKS: QT_TRANSLATE_NOOP("auction_bridge", "tricks over six"),
    Reason.MADE_DOUBLED: QT_TRANSLATE_NOOP("auction_bridge", "made doubled"),
    Reason.OVERTRICKS_DOUBLED: QT_TRANSLATE_NOOP("auction_bridge", "tricks over a doubled contract"),
    Reason.UNDERTRICKS: QT_TRANSLATE_NOOP("auction_bridge", "missing tricks"),
    Reason.HONOURS: QT_TRANSLATE_NOOP("auction_bridge", "honours"),
    Reason.SMALL_SLAM: QT_TRANSLATE_NOOP("auction_bridge", "small slam"),
    Reason.GRAND_SLAM: QT_TRANSLATE_NOOP("auction_bridge", "grand slam"),
    Reason.GAME_BONUS: QT_TRANSLATE_NOOP("auction_bridge", "game"),
    Reason.RUBBER: QT_TRANSLATE_NOOP("auction_bridge", "rubber"),
    CommonReason.ADJUSTMENT: ADJUSTMENT,
}

FAULTS: dict[StrEnum, Phrase] = {
    **CONTRACT_FAULTS,
    Fault.HONOURS_IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "auction_bridge", "No side can hold such honours in this contract"
    ),
}

OPTIONS = {
    "trick_values": QT_TRANSLATE_NOOP("auction_bridge", "What a trick over six counts"),
    "game_target": QT_TRANSLATE_NOOP("auction_bridge", "Points below the line for a game"),
    "format": QT_TRANSLATE_NOOP("auction_bridge", "Played for"),
    "deals": QT_TRANSLATE_NOOP("auction_bridge", "How many deals"),
    "rubber_bonus": QT_TRANSLATE_NOOP("auction_bridge", "Bonus for the rubber"),
    "game_bonus": QT_TRANSLATE_NOOP("auction_bridge", "Bonus for each game"),
    "honours": QT_TRANSLATE_NOOP("auction_bridge", "Honours"),
    "small_slam": QT_TRANSLATE_NOOP("auction_bridge", "Small slam (12 tricks)"),
    "grand_slam": QT_TRANSLATE_NOOP("auction_bridge", "Grand slam (13 tricks)"),
    "doubled_overtrick_bonus": QT_TRANSLATE_NOOP(
        "auction_bridge", "The bonus of a doubled contract again for each trick over it"
    ),
    "undoubled_penalties": QT_TRANSLATE_NOOP(
        "auction_bridge", "A missing trick costs 50 whatever the double"
    ),
    "nullo": QT_TRANSLATE_NOOP("auction_bridge", "Nullo may be bid: to lose tricks"),
}

VALUES = {
    "trick_values.royal": QT_TRANSLATE_NOOP("auction_bridge", "Royal: 6 7 8 9 10"),
    "trick_values.1904": QT_TRANSLATE_NOOP("auction_bridge", "Before 1911: ♠2 ♣4 ♦6 ♥8 NT 12"),
    "trick_values.own": QT_TRANSLATE_NOOP("auction_bridge", "Our own"),
    **{f"trick_values.{strain}": words for strain, words in STRAINS.items() if strain is not Strain.NULLO},
    "format.rubber": QT_TRANSLATE_NOOP("auction_bridge", "a rubber: two games"),
    "format.deals": QT_TRANSLATE_NOOP("auction_bridge", "a number of deals"),
    "rubber_bonus.0": QT_TRANSLATE_NOOP("auction_bridge", "none"),
    "game_bonus.0": QT_TRANSLATE_NOOP("auction_bridge", "none"),
    "honours.standard": QT_TRANSLATE_NOOP("auction_bridge", "30 to 100 points"),
    "honours.period": QT_TRANSLATE_NOOP("auction_bridge", "in tricks of the strain, the old way"),
    "honours.none": QT_TRANSLATE_NOOP("auction_bridge", "do not count"),
    "small_slam.0": QT_TRANSLATE_NOOP("auction_bridge", "none"),
    "grand_slam.0": QT_TRANSLATE_NOOP("auction_bridge", "none"),
}

FIELDS = {
    **CONTRACT_FIELDS,
    "honours": QT_TRANSLATE_NOOP("auction_bridge", "honours"),
}
UNDONE = {
    **CONTRACT_UNDONE,
    "honours": QT_TRANSLATE_NOOP("auction_bridge", "the honours"),
}

PRESETS = {
    "standard": QT_TRANSLATE_NOOP("auction_bridge", "Rubber"),
    "four_deals": QT_TRANSLATE_NOOP("auction_bridge", "Short: four deals"),
    "old_count": QT_TRANSLATE_NOOP("auction_bridge", "As before 1911"),
    "no_honours": QT_TRANSLATE_NOOP("auction_bridge", "Without honours"),
    "with_nullo": QT_TRANSLATE_NOOP("auction_bridge", "With nullo"),
}

# What is agreed, said in sentences above the first deal.

_RUBBER = QT_TRANSLATE_NOOP("auction_bridge", "a rubber, {bonus} for the side with two games")
_RUBBER_ALONE = QT_TRANSLATE_NOOP("auction_bridge", "a rubber: until a side has two games")
_DEALS = QT_TRANSLATE_N_NOOP("auction_bridge", "%n deal(s), the higher total wins", "", 0)
_GAME_BONUS = QT_TRANSLATE_NOOP("auction_bridge", "{bonus} for each game")
_GAME_AT = QT_TRANSLATE_NOOP("auction_bridge", "game at {target}")
_TRICKS = QT_TRANSLATE_NOOP(
    "auction_bridge", "a trick counts ♣{clubs} ♦{diamonds} ♥{hearts} ♠{spades} NT {no_trump}"
)
_SPADES_LOW = QT_TRANSLATE_NOOP("auction_bridge", "spades are the lowest bid")
_HONOURS = {
    HonourCount.STANDARD: QT_TRANSLATE_NOOP("auction_bridge", "honours 30 to 100"),
    HonourCount.PERIOD: QT_TRANSLATE_NOOP("auction_bridge", "honours in tricks of the strain"),
    HonourCount.NONE: QT_TRANSLATE_NOOP("auction_bridge", "honours do not count"),
}
_SLAMS = QT_TRANSLATE_NOOP("auction_bridge", "slams {small} and {grand}")
_EACH_OVER = QT_TRANSLATE_NOOP("auction_bridge", "each trick over a doubled contract is paid")
_ALWAYS_50 = QT_TRANSLATE_NOOP("auction_bridge", "a missing trick costs 50 whatever the double")
_NULLO = QT_TRANSLATE_NOOP("auction_bridge", "nullo may be bid")


def agreed(setup: AuctionSetup) -> tuple[Phrase, ...]:
    """The house rules of a match, a phrase each, what is played for first."""
    options = setup.options
    said = [*_played_for(options), *_trick_values(options), _HONOURS[options.honours]]
    said.append(_SLAMS.of(small=options.small_slam, grand=options.grand_slam))
    if options.doubled_overtrick_bonus:
        said.append(_EACH_OVER)
    if options.undoubled_penalties:
        said.append(_ALWAYS_50)
    if options.nullo:
        said.append(_NULLO)
    return tuple(said)


def _played_for(options: AuctionOptions) -> list[Phrase]:
    game = _GAME_AT.of(target=options.game_target)
    if options.format is Format.RUBBER:
        rubber = _RUBBER.of(bonus=options.rubber_bonus) if options.rubber_bonus else _RUBBER_ALONE
        return [rubber, game]
    bonus = [_GAME_BONUS.of(bonus=options.game_bonus)] if options.game_bonus else []
    return [_DEALS.counted(options.deals), game, *bonus]


def _trick_values(options: AuctionOptions) -> list[Phrase]:
    values = {one.name: trick_value(options, Strain(one.name)) for one in fields(OwnValues)}
    low = [_SPADES_LOW] if options.trick_values is TrickCount.OF_1904 else []
    return [_TRICKS.of(**values), *low]


# Why a number is what it is.

_ODD = QT_TRANSLATE_N_NOOP(
    "auction_bridge", "{contract}, %n trick(s): {odd} × {value} = {points} below the line", "", 0
)
_ODD_DOUBLED = QT_TRANSLATE_N_NOOP(
    "auction_bridge", "{contract}, %n trick(s): {odd} × {value} × {times} = {points} below the line", "", 0
)
_NULLO_ODD = QT_TRANSLATE_N_NOOP(
    "auction_bridge",
    "{contract}, %n trick(s), so {theirs} for the others: {odd} × {value} = {points} below the line",
    "",
    0,
)
_NULLO_ODD_DOUBLED = QT_TRANSLATE_N_NOOP(
    "auction_bridge",
    "{contract}, %n trick(s), so {theirs} for the others: "
    "{odd} × {value} × {times} = {points} below the line",
    "",
    0,
)
_MADE = {
    Doubling.DOUBLED: QT_TRANSLATE_NOOP("auction_bridge", "made though doubled: {points}"),
    Doubling.REDOUBLED: QT_TRANSLATE_NOOP("auction_bridge", "made though redoubled: {points}"),
}
_OVER = QT_TRANSLATE_NOOP("auction_bridge", "{over} over the contract: {over} × {each} = {points}")
_SHORT = QT_TRANSLATE_NOOP(
    "auction_bridge", "{contract} by {who}, {short} short: {short} × {each} = {points}"
)
_SLAM = QT_TRANSLATE_NOOP("auction_bridge", "12 tricks, a small slam: {points}")
_GRAND = QT_TRANSLATE_NOOP("auction_bridge", "all 13 tricks, a grand slam: {points}")
_GAME = QT_TRANSLATE_NOOP("auction_bridge", "a game won: {points}")
_TWO_GAMES = QT_TRANSLATE_NOOP("auction_bridge", "two games, the rubber: {points}")
_HELD = QT_TRANSLATE_NOOP("auction_bridge", "{honours}: {points}")
_HELD_IN_TRICKS = QT_TRANSLATE_NOOP(
    "auction_bridge", "{honours}, worth {tricks} tricks: {tricks} × {value} = {points}"
)

_TRUMP_HONOURS = {
    (3, 0): QT_TRANSLATE_NOOP("auction_bridge", "3 honours"),
    (4, 0): QT_TRANSLATE_NOOP("auction_bridge", "4 honours"),
    (4, 4): QT_TRANSLATE_NOOP("auction_bridge", "4 honours in one hand"),
    (5, 0): QT_TRANSLATE_NOOP("auction_bridge", "5 honours"),
    (5, 4): QT_TRANSLATE_NOOP("auction_bridge", "4 honours in one hand, the fifth with partner"),
    (5, 5): QT_TRANSLATE_NOOP("auction_bridge", "5 honours in one hand"),
}
_ACES = {
    (3, 0): QT_TRANSLATE_NOOP("auction_bridge", "3 aces"),
    (4, 0): QT_TRANSLATE_NOOP("auction_bridge", "4 aces"),
    (4, 4): QT_TRANSLATE_NOOP("auction_bridge", "4 aces in one hand"),
}
_OTHER_HONOURS = QT_TRANSLATE_NOOP("auction_bridge", "{count} honours, {in_one_hand} of them in one hand")
_OTHER_ACES = QT_TRANSLATE_NOOP("auction_bridge", "{count} aces, {in_one_hand} of them in one hand")


def honours_in_words(honours: Honours, strain: Strain | None) -> Phrase:
    """Honours as they are called: "4 honours in one hand", "3 aces"; also such as no hands can hold."""
    known, other = (_ACES, _OTHER_ACES) if strain is Strain.NO_TRUMP else (_TRUMP_HONOURS, _OTHER_HONOURS)
    held = (honours.count, honours.in_one_hand)
    return known[held] if held in known else other.of(count=honours.count, in_one_hand=honours.in_one_hand)


def because(setup: AuctionSetup, deal: Deal, row: Row, side: int) -> tuple[Phrase, ...]:
    """The arithmetic of one side's points in a deal, an entry each."""
    assert isinstance(deal, AuctionDeal)
    contract = contract_of(deal, bidding(setup), row.dealer)
    entries = [one for one in row.of_side(side) if one.reason is not CommonReason.ADJUSTMENT]
    reasons = [_reason(setup, deal, contract, entry) for entry in entries if contract is not None]
    return (*reasons, *adjustments_in_words(deal, side))


def _reason(setup: AuctionSetup, deal: AuctionDeal, contract: Contract, entry: Entry) -> Phrase:
    tricks, options = deal.tricks or 0, setup.options
    over, points = over_or_short(contract, tricks), entry.points
    match entry.reason:
        case Reason.ODD_TRICKS:
            return _odd(options, contract, tricks, points)
        case Reason.MADE_DOUBLED:
            return _MADE[contract.doubling].of(points=points)
        case Reason.OVERTRICKS_DOUBLED:
            return _OVER.of(over=over, each=points // over, points=points)
        case Reason.UNDERTRICKS:
            doubling = Doubling.NONE if options.undoubled_penalties else contract.doubling
            return _SHORT.of(
                contract=contract_in_words(contract),
                who=setup.players[contract.declarer],
                short=-over,
                each=EACH_UNDERTRICK[doubling],
                points=points,
            )
        case Reason.HONOURS:
            assert deal.honours is not None
            return _honours(options, deal.honours, contract.strain, points)
    plain = {
        Reason.SMALL_SLAM: _SLAM,
        Reason.GRAND_SLAM: _GRAND,
        Reason.GAME_BONUS: _GAME,
        Reason.RUBBER: _TWO_GAMES,
    }
    return plain[Reason(entry.reason)].of(points=points)


def _honours(options: AuctionOptions, honours: Honours, strain: Strain, points: int) -> Phrase:
    value = trick_value(options, strain)
    in_tricks = options.honours is HonourCount.PERIOD and strain is not Strain.NO_TRUMP
    return (_HELD_IN_TRICKS if in_tricks else _HELD).of(
        honours=honours_in_words(honours, strain), tricks=points // value, value=value, points=points
    )


def _odd(options: AuctionOptions, contract: Contract, tricks: int, points: int) -> Phrase:
    doubled = contract.doubling is not Doubling.NONE
    if contract.strain is Strain.NULLO:
        sentence = _NULLO_ODD_DOUBLED if doubled else _NULLO_ODD
    else:
        sentence = _ODD_DOUBLED if doubled else _ODD
    return sentence.counted(tricks).of(
        contract=contract_in_words(contract),
        theirs=13 - tricks,
        odd=odd_tricks(contract, tricks),
        value=trick_value(options, contract.strain),
        times=contract.doubling.times,
        points=points,
    )


# A deal, as the table tells it afterwards.

_PASSED_OUT = QT_TRANSLATE_NOOP("auction_bridge", "everybody passed; the same player deals again")
_PLAYED = QT_TRANSLATE_NOOP("auction_bridge", "{who} plays {contract}")
_TOOK = QT_TRANSLATE_N_NOOP("auction_bridge", "%n trick(s): {result}", "", 0)
_BY = {
    HeldBy.DECLARER: QT_TRANSLATE_NOOP("auction_bridge", "{honours} for the declarer"),
    HeldBy.DEFENDERS: QT_TRANSLATE_NOOP("auction_bridge", "{honours} against the declarer"),
}
_SIDE_PLAYED = QT_TRANSLATE_N_NOOP("auction_bridge", "played {contract}, %n trick(s)", "", 0)
_SIDE_DEFENDED = QT_TRANSLATE_N_NOOP("auction_bridge", "took %n trick(s)", "", 0)
_SIDE_PASSED = QT_TRANSLATE_NOOP("auction_bridge", "passed")


def told(setup: AuctionSetup, before: tuple[Deal, ...], deal: Deal) -> Told:
    """The deal after `before`: who dealt, the contract, the result, the auction; then side by side."""
    assert isinstance(deal, AuctionDeal)
    dealt = dealer(setup, [one for one in before if isinstance(one, AuctionDeal)], deal)
    contract = None if is_passed_out(deal) else contract_of(deal, bidding(setup), dealt)
    facts = [WHO_DEALT.of(who=setup.players[dealt])]
    facts += [_PASSED_OUT] if contract is None else _told_contract(setup, deal, contract)
    if deal.auction:
        facts.append(auction_in_words(deal.auction))
    sides = sorted(set(bidding(setup).sides))
    if contract is None:
        return Told(tuple(facts), tuple((side, _SIDE_PASSED) for side in sides))
    ours, tricks = side_of(setup, contract.declarer), deal.tricks or 0
    played = _SIDE_PLAYED.counted(tricks).of(contract=contract_in_words(contract))
    defended = _SIDE_DEFENDED.counted(13 - tricks)
    order = (ours, *(side for side in sides if side != ours))
    return Told(tuple(facts), tuple((side, played if side == ours else defended) for side in order))


def _told_contract(setup: AuctionSetup, deal: AuctionDeal, contract: Contract) -> list[Phrase]:
    tricks = deal.tricks or 0
    said = [
        _PLAYED.of(who=setup.players[contract.declarer], contract=contract_in_words(contract)),
        _TOOK.counted(tricks).of(result=result_in_words(contract, tricks)),
    ]
    if deal.honours is not None:
        said.append(_BY[deal.honours.by].of(honours=honours_in_words(deal.honours, contract.strain)))
    return said


def field_said(setup: AuctionSetup, deal: Deal, key: str) -> Phrase | str | None:
    """What a deal holds under a key that numbers and codes do not say: also whose honours they were."""
    assert isinstance(deal, AuctionDeal)
    if key == "honours" and deal.honours is not None:
        return _BY[deal.honours.by].of(honours=honours_in_words(deal.honours, deal.strain))
    return contract_field_said(setup, deal, key)


MEASURES = (
    *contract_measures(tuple(Strain), pairs=True),
    MeasureGroup(
        QT_TRANSLATE_NOOP("auction_bridge", "Games and slams"),
        (
            Measure(QT_TRANSLATE_NOOP("auction_bridge", "Games won"), "games", kind=Kind.COUNT),
            Measure(QT_TRANSLATE_NOOP("auction_bridge", "Small slams"), "small_slam", kind=Kind.COUNT),
            Measure(QT_TRANSLATE_NOOP("auction_bridge", "Grand slams"), "grand_slam", kind=Kind.COUNT),
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
    field_values=CONTRACT_VALUES,
    agreed=agreed,
    undone=UNDONE,
    told=told,
    because=because,
    field_said=field_said,
    ending=ending,
    measures=MEASURES,
)
