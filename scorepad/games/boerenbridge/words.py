"""Boerenbridge in words: each reason, fault and house rule in plain English, marked for translation."""

from enum import StrEnum

from scorepad.core.dealing import dealer_in_turn
from scorepad.core.game import GameWords, TieBreak, Told
from scorepad.core.ladders import ladder_in_short
from scorepad.core.measures import Kind, Measure, MeasureGroup, Series
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.sheet import CommonReason, Row
from scorepad.core.table import Deal
from scorepad.core.words import ADJUSTMENT, DEALS, WHO_DEALT, adjustments_in_words
from scorepad.games.boerenbridge.rules import (
    BoerenDeal,
    BoerenSetup,
    Deck,
    Fault,
    Missed,
    NoTrump,
    PartedBy,
    Reason,
    Trump,
    deck_of,
    hand_size,
    hands,
    is_no_trump,
    largest_hand,
)

NAME = QT_TRANSLATE_NOOP("boerenbridge", "Boerenbridge")

REASONS: dict[StrEnum, Phrase] = {
    Reason.EXACT: QT_TRANSLATE_NOOP("boerenbridge", "bid kept"),
    Reason.MISSED: QT_TRANSLATE_NOOP("boerenbridge", "bid missed"),
    Reason.CONSOLATION: QT_TRANSLATE_NOOP("boerenbridge", "consolation for a forced dealer"),
    CommonReason.ADJUSTMENT: ADJUSTMENT,
}

FAULTS: dict[StrEnum, Phrase] = {
    Fault.BID_OUT_OF_RANGE: QT_TRANSLATE_NOOP("boerenbridge", "A bid is a number from 0 to {size}"),
    Fault.BIDS_FIT: QT_TRANSLATE_NOOP(
        "boerenbridge",
        "The dealer may not bid {bid}: {others} + {bid} would make {size}, "
        "the number of tricks (boerenregel)",
    ),
    Fault.TRICKS_OUT_OF_RANGE: QT_TRANSLATE_NOOP("boerenbridge", "There are 0 to {size} tricks to take"),
    Fault.TRICKS_DO_NOT_ADD_UP: QT_TRANSLATE_NOOP(
        "boerenbridge", "The tricks add up to {total}, but there are {size}"
    ),
    Fault.WRONG_COUNT: QT_TRANSLATE_NOOP(
        "boerenbridge", "“{field}” must hold one number for each of the {players} players"
    ),
    Fault.DEALER_WAS_NOT_FORCED: QT_TRANSLATE_NOOP(
        "boerenbridge", "The dealer was free to bid anything in this deal, so nothing was forced"
    ),
    Fault.HAND_TOO_LARGE: QT_TRANSLATE_NOOP(
        "boerenbridge", "{size} cards each is too many for this pack: {largest} is the most"
    ),
}

OPTIONS = {
    "hands": QT_TRANSLATE_NOOP("boerenbridge", "Hand sizes"),
    "base": QT_TRANSLATE_NOOP("boerenbridge", "Points for a kept bid"),
    "per_trick": QT_TRANSLATE_NOOP("boerenbridge", "and for each of its tricks"),
    "missed": QT_TRANSLATE_NOOP("boerenbridge", "A missed bid"),
    "penalty_per_trick": QT_TRANSLATE_NOOP("boerenbridge", "Cost of each trick off"),
    "dealer_rule": QT_TRANSLATE_NOOP("boerenbridge", "The dealer may not make the bids fit (boerenregel)"),
    "dealer_rule_from": QT_TRANSLATE_NOOP("boerenbridge", "from this hand size on"),
    "consolation": QT_TRANSLATE_NOOP("boerenbridge", "Consolation for a forced dealer"),
    "blind_one_card": QT_TRANSLATE_NOOP("boerenbridge", "One-card hands are bid blind and count"),
    "no_trump": QT_TRANSLATE_NOOP("boerenbridge", "Played without trump"),
    "deck": QT_TRANSLATE_NOOP("boerenbridge", "Pack of cards"),
}

VALUES = {
    "hands.null": QT_TRANSLATE_NOOP("boerenbridge", "standard"),
    "missed.zero": QT_TRANSLATE_NOOP("boerenbridge", "scores nothing"),
    "missed.penalty": QT_TRANSLATE_NOOP("boerenbridge", "costs points"),
    "consolation.0": QT_TRANSLATE_NOOP("boerenbridge", "none"),
    "blind_one_card.1": QT_TRANSLATE_NOOP("boerenbridge", "once (not blind)"),
    "blind_one_card.2": QT_TRANSLATE_NOOP("boerenbridge", "double"),
    "blind_one_card.3": QT_TRANSLATE_NOOP("boerenbridge", "three times"),
    "no_trump.none": QT_TRANSLATE_NOOP("boerenbridge", "no deal"),
    "no_trump.last": QT_TRANSLATE_NOOP("boerenbridge", "the last deal"),
    "no_trump.one_card": QT_TRANSLATE_NOOP("boerenbridge", "the one-card deals"),
    "no_trump.top": QT_TRANSLATE_NOOP("boerenbridge", "the largest hands"),
    "no_trump.one_card_and_top": QT_TRANSLATE_NOOP(
        "boerenbridge", "the one-card deals and the largest hands"
    ),
    "no_trump.all": QT_TRANSLATE_NOOP("boerenbridge", "every deal"),
    "deck.null": QT_TRANSLATE_NOOP("boerenbridge", "as usual for so many players"),
    "deck.standard": QT_TRANSLATE_NOOP("boerenbridge", "52 cards"),
    "deck.half": QT_TRANSLATE_NOOP("boerenbridge", "26 cards"),
    "deck.wizard": QT_TRANSLATE_NOOP("boerenbridge", "60 cards, with Wizards and Jesters"),
}

TRUMPS = {
    Trump.CLUBS: QT_TRANSLATE_NOOP("boerenbridge", "Clubs"),
    Trump.DIAMONDS: QT_TRANSLATE_NOOP("boerenbridge", "Diamonds"),
    Trump.HEARTS: QT_TRANSLATE_NOOP("boerenbridge", "Hearts"),
    Trump.SPADES: QT_TRANSLATE_NOOP("boerenbridge", "Spades"),
    Trump.NO_TRUMP: QT_TRANSLATE_NOOP("boerenbridge", "No trump"),
}

FIELDS = {
    "bids": QT_TRANSLATE_NOOP("boerenbridge", "bid"),
    "tricks": QT_TRANSLATE_NOOP("boerenbridge", "tricks"),
    "trump": QT_TRANSLATE_NOOP("boerenbridge", "trump"),
    "forced": QT_TRANSLATE_NOOP("boerenbridge", "the dealer was forced"),
}

UNDONE = {
    "bids": QT_TRANSLATE_NOOP("boerenbridge", "{who}’s bid"),
    "tricks": QT_TRANSLATE_NOOP("boerenbridge", "{who}’s tricks"),
    "trump": QT_TRANSLATE_NOOP("boerenbridge", "the trump"),
}

PRESETS = {
    "standard": QT_TRANSLATE_NOOP("boerenbridge", "Standard"),
    "hard": QT_TRANSLATE_NOOP("boerenbridge", "Harde telling"),
    "flemish": QT_TRANSLATE_NOOP("boerenbridge", "Vlaams 10+3/0"),
    "dutch": QT_TRANSLATE_NOOP("boerenbridge", "Nederlands 10+3/-3"),
    "wizard": QT_TRANSLATE_NOOP("boerenbridge", "Wizard"),
}

LADDERS = {
    "standard": QT_TRANSLATE_NOOP("boerenbridge", "Standard"),
    "short": QT_TRANSLATE_NOOP("boerenbridge", "Short: up to 7 and back"),
    "eight": QT_TRANSLATE_NOOP("boerenbridge", "Up to 8 and back"),
    "rising": QT_TRANSLATE_NOOP("boerenbridge", "Rising only (boven)"),
    "falling": QT_TRANSLATE_NOOP("boerenbridge", "Falling only (onder)"),
    "falling_rising": QT_TRANSLATE_NOOP("boerenbridge", "Falling, then rising"),
    "fixed": QT_TRANSLATE_NOOP("boerenbridge", "Always the same (vaste handen)"),
    "top_twice": QT_TRANSLATE_NOOP("boerenbridge", "Top dealt twice"),
    "own": QT_TRANSLATE_NOOP("boerenbridge", "Our own list"),
}

# What is agreed, said in sentences above the first deal.

_EXACT = QT_TRANSLATE_NOOP("boerenbridge", "{base} + {per_trick} a trick for a kept bid")
_MISS_ZERO = QT_TRANSLATE_NOOP("boerenbridge", "a miss scores nothing")
_MISS_COSTS = QT_TRANSLATE_NOOP("boerenbridge", "a miss costs {cost} for each trick off")
_RULE = QT_TRANSLATE_NOOP("boerenbridge", "the dealer may not make the bids fit")
_RULE_FROM = QT_TRANSLATE_NOOP("boerenbridge", "from {size} cards on the dealer may not make the bids fit")
_NO_RULE = QT_TRANSLATE_NOOP("boerenbridge", "the dealer may bid anything")
_CONSOLATION = QT_TRANSLATE_NOOP("boerenbridge", "a forced dealer who comes nearest gets {points}")
_BLIND = QT_TRANSLATE_NOOP("boerenbridge", "one-card hands are bid blind and count {times} times")
_WITHOUT_TRUMP = QT_TRANSLATE_NOOP("boerenbridge", "without trump: {which}")
_WIZARD_DECK = QT_TRANSLATE_NOOP("boerenbridge", "60 cards with Wizards and Jesters")
_HALF_DECK = QT_TRANSLATE_NOOP("boerenbridge", "26 cards")
_FULL_DECK = QT_TRANSLATE_NOOP("boerenbridge", "52 cards")
_LADDER = QT_TRANSLATE_NOOP("boerenbridge", "{deals}: {hands}")
_TOO_LARGE = QT_TRANSLATE_NOOP("boerenbridge", "at most {largest} cards each")

_DECKS = {Deck.WIZARD: _WIZARD_DECK, Deck.HALF: _HALF_DECK, Deck.STANDARD: _FULL_DECK}


def agreed(setup: BoerenSetup) -> tuple[Phrase, ...]:
    """The house rules of a match, a phrase each, the ladder first."""
    options, ladder, deck = setup.options, hands(setup), deck_of(setup)
    said = [
        _LADDER.of(deals=DEALS.counted(len(ladder)), hands=ladder_in_short(ladder)),
        _EXACT.of(base=options.base, per_trick=options.per_trick),
        _MISS_ZERO if options.missed is Missed.ZERO else _MISS_COSTS.of(cost=options.penalty_per_trick),
    ]
    if not options.dealer_rule:
        said.append(_NO_RULE)
    else:
        said.append(_RULE if options.dealer_rule_from == 1 else _RULE_FROM.of(size=options.dealer_rule_from))
        if options.consolation:
            said.append(_CONSOLATION.of(points=options.consolation))
    if options.blind_one_card > 1 and 1 in ladder:
        said.append(_BLIND.of(times=options.blind_one_card))
    if options.no_trump is not NoTrump.NONE:
        said.append(_WITHOUT_TRUMP.of(which=VALUES[f"no_trump.{options.no_trump}"]))
    if deck is not (Deck.HALF if setup.seats == 2 else Deck.STANDARD):
        said.append(_DECKS[deck])
    largest = largest_hand(setup.seats, deck)
    if max(ladder) > largest:
        said.append(_TOO_LARGE.of(largest=largest))
    return tuple(said)


# Why a number is what it is.

_BECAUSE_EXACT = QT_TRANSLATE_NOOP(
    "boerenbridge", "bid {bid} and took {tricks}: {base} + {per_trick} × {tricks} = {points}"
)
_BECAUSE_MISSED = QT_TRANSLATE_NOOP("boerenbridge", "bid {bid} and took {tricks}: missed, nothing")
_BECAUSE_PENALTY = QT_TRANSLATE_NOOP(
    "boerenbridge", "bid {bid} and took {tricks}: {off} off × {cost} = {points}"
)
_BECAUSE_BLIND = QT_TRANSLATE_NOOP("boerenbridge", "one card, bid blind: {points} × {times} = {product}")
_BECAUSE_CONSOLATION = QT_TRANSLATE_NOOP(
    "boerenbridge", "a forced dealer, and nobody who missed came nearer: {points} more"
)


def because(setup: BoerenSetup, deal: Deal, row: Row, side: int) -> tuple[Phrase, ...]:
    """The arithmetic of one player's points in a deal, an entry each."""
    assert isinstance(deal, BoerenDeal)
    bid, tricks = deal.bids[side] or 0, deal.tricks[side] or 0
    options = setup.options
    times = options.blind_one_card if sum(one or 0 for one in deal.tricks) == 1 else 1
    said: list[Phrase] = []
    for entry in row.of_side(side):
        if entry.reason in (Reason.EXACT, Reason.MISSED):
            points = entry.points // times
            sentence = _BECAUSE_EXACT if entry.reason is Reason.EXACT else _BECAUSE_PENALTY
            if entry.reason is Reason.MISSED and options.missed is Missed.ZERO:
                sentence = _BECAUSE_MISSED
            said.append(
                sentence.of(
                    bid=bid,
                    tricks=tricks,
                    base=options.base,
                    per_trick=options.per_trick,
                    off=abs(bid - tricks),
                    cost=-options.penalty_per_trick,
                    points=points,
                )
            )
            if times > 1 and points:
                said.append(_BECAUSE_BLIND.of(points=points, times=times, product=entry.points))
        elif entry.reason is Reason.CONSOLATION:
            said.append(_BECAUSE_CONSOLATION.of(points=entry.points))
    return (*said, *adjustments_in_words(deal, side))


# What parts those who are level on points.

TIE_BREAKS: dict[StrEnum, TieBreak] = {
    PartedBy.EXACT_BIDS: TieBreak(
        decided=QT_TRANSLATE_NOOP("boerenbridge", "Level on points; more bids kept: {more} to {less}."),
        ahead=QT_TRANSLATE_NOOP(
            "boerenbridge", "Level on points with {other}, but more bids kept: {own} to {others}."
        ),
        behind=QT_TRANSLATE_NOOP(
            "boerenbridge", "Level on points with {other}, but fewer bids kept: {own} to {others}."
        ),
    ),
    PartedBy.BEST_DEAL: TieBreak(
        decided=QT_TRANSLATE_NOOP(
            "boerenbridge", "Level on points and bids kept; the best deal: {more} to {less}."
        ),
        ahead=QT_TRANSLATE_NOOP(
            "boerenbridge",
            "Level with {other} on points and bids kept, but a better best deal: {own} to {others}.",
        ),
        behind=QT_TRANSLATE_NOOP(
            "boerenbridge",
            "Level with {other} on points and bids kept, but a lower best deal: {own} to {others}.",
        ),
    ),
}

# A deal, as the table tells it afterwards.

_CARDS = QT_TRANSLATE_N_NOOP("boerenbridge", "%n card(s)", "", 0)
_TRUMP = QT_TRANSLATE_NOOP("boerenbridge", "trump: {trump}")
_PLAYED_WITHOUT = QT_TRANSLATE_NOOP("boerenbridge", "without trump")
_BIDS_IN_ALL = QT_TRANSLATE_NOOP("boerenbridge", "bid {bids} of {size}")
_BID_AND_TOOK = QT_TRANSLATE_NOOP("boerenbridge", "bid {bid}, took {tricks}")
_WAS_FORCED = QT_TRANSLATE_NOOP("boerenbridge", "the dealer was forced")


def told(setup: BoerenSetup, before: tuple[Deal, ...], deal: Deal) -> Told:
    """The deal after `before`: its cards, dealer and trump, then each player in the order of bidding."""
    assert isinstance(deal, BoerenDeal)
    size, dealt = hand_size(setup, before) or 0, dealer_in_turn(setup, before, deal)
    facts = [_CARDS.counted(size), WHO_DEALT.of(who=setup.players[dealt])]
    if deal.trump is Trump.NO_TRUMP or (deal.trump is None and is_no_trump(setup, len(before))):
        facts.append(_PLAYED_WITHOUT)
    elif deal.trump is not None:
        facts.append(_TRUMP.of(trump=TRUMPS[deal.trump]))
    facts.append(_BIDS_IN_ALL.of(bids=sum(bid or 0 for bid in deal.bids), size=size))
    if deal.forced:
        facts.append(_WAS_FORCED)
    order = setup.clockwise_from(setup.left_of(dealt))
    return Told(
        tuple(facts),
        tuple((seat, _BID_AND_TOOK.of(bid=deal.bids[seat], tricks=deal.tricks[seat])) for seat in order),
    )


_BIDDER = QT_TRANSLATE_NOOP("boerenbridge", "Bidder {number}")
_KEPT = QT_TRANSLATE_NOOP("boerenbridge", "Bids kept")

MEASURES = (
    MeasureGroup(
        _KEPT,
        (
            Measure(QT_TRANSLATE_NOOP("boerenbridge", "In all"), "exact_bids", "bids"),
            Measure(QT_TRANSLATE_NOOP("boerenbridge", "As dealer"), "exact_bids_as_dealer", "bids_as_dealer"),
            Measure(
                QT_TRANSLATE_NOOP("boerenbridge", "As dealer with a forbidden number"),
                "exact_bids_barred",
                "bids_barred",
            ),
        ),
    ),
    MeasureGroup(
        QT_TRANSLATE_NOOP("boerenbridge", "What the boerenregel cost"),
        (
            Measure(
                QT_TRANSLATE_NOOP("boerenbridge", "Took just the forbidden number"),
                "barred_tricks",
                "bids_barred",
            ),
            Measure(
                QT_TRANSLATE_NOOP("boerenbridge", "Points missed by that"), "barred_points", kind=Kind.COUNT
            ),
        ),
    ),
    MeasureGroup(
        QT_TRANSLATE_NOOP("boerenbridge", "Bids against tricks"),
        (
            Measure(QT_TRANSLATE_NOOP("boerenbridge", "Took too many"), "tricks_over", "bids"),
            Measure(QT_TRANSLATE_NOOP("boerenbridge", "Took too few"), "tricks_short", "bids"),
            Measure(QT_TRANSLATE_NOOP("boerenbridge", "Bid in a deal"), "tricks_bid", "bids", Kind.MEAN),
            Measure(QT_TRANSLATE_NOOP("boerenbridge", "Taken in a deal"), "tricks", "bids", Kind.MEAN),
        ),
    ),
    MeasureGroup(
        QT_TRANSLATE_NOOP("boerenbridge", "Bids kept, by hand size"),
        (Series(_CARDS.counted, "exact_bids_at_{n}", "bids_at_{n}"),),
    ),
    MeasureGroup(
        QT_TRANSLATE_NOOP("boerenbridge", "Bids kept, by turn to bid"),
        (Series(lambda turn: _BIDDER.of(number=turn), "exact_bids_in_turn_{n}", "bids_in_turn_{n}"),),
    ),
)

WORDS = GameWords(
    name=NAME,
    reasons=REASONS,
    faults=FAULTS,
    options=OPTIONS,
    values=VALUES,
    fields=FIELDS,
    field_values={f"trump.{trump}": name for trump, name in TRUMPS.items()},
    agreed=agreed,
    undone=UNDONE,
    told=told,
    because=because,
    tie_breaks=TIE_BREAKS,
    measures=MEASURES,
)
