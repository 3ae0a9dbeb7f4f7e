"""Boerenbridge: name your tricks, then take exactly that many.

The rules and their choices come from the table's own documents; the numbers of a house rule are the
defaults of `Options`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from scorepad.core.dealing import dealer_in_turn
from scorepad.core.faults import CommonFault, Problem
from scorepad.core.fields import Code, Flag, ListOf, Nullable, PerSeat, Whole, option, recorded
from scorepad.core.game import Ask
from scorepad.core.sheet import CommonReason, Decided, Entry, Row, Scoresheet, SheetWriter
from scorepad.core.table import Deal, Options, Setup

KEY = "boerenbridge"
PLAYERS = range(2, 8)
LARGEST_HAND = 60
MOST_DEALS = 60


class Missed(StrEnum):
    """What a missed bid costs."""

    ZERO = "zero"
    PENALTY = "penalty"


class NoTrump(StrEnum):
    """The deals that are played zonder troef."""

    NONE = "none"
    LAST = "last"
    ONE_CARD = "one_card"
    TOP = "top"
    ONE_CARD_AND_TOP = "one_card_and_top"
    ALL = "all"


class Deck(StrEnum):
    """The pack."""

    STANDARD = "standard"
    HALF = "half"
    WIZARD = "wizard"


CARDS = {Deck.STANDARD: 52, Deck.HALF: 26, Deck.WIZARD: 60}


class Trump(StrEnum):
    """The turned card's suit; only noted."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    NO_TRUMP = "no_trump"


class Reason(StrEnum):
    """Why a player got points."""

    EXACT = "exact"
    MISSED = "missed"
    CONSOLATION = "consolation"


class PartedBy(StrEnum):
    """What parts those who are level on points, the most important first."""

    EXACT_BIDS = "exact_bids"
    BEST_DEAL = "best_deal"


class Fault(StrEnum):
    """What can be wrong with a deal or with the ladder."""

    BID_OUT_OF_RANGE = "bid_out_of_range"
    BIDS_FIT = "bids_fit"
    TRICKS_OUT_OF_RANGE = "tricks_out_of_range"
    TRICKS_DO_NOT_ADD_UP = "tricks_do_not_add_up"
    WRONG_COUNT = "wrong_count"
    DEALER_WAS_NOT_FORCED = "dealer_was_not_forced"
    HAND_TOO_LARGE = "hand_too_large"


@dataclass(frozen=True, kw_only=True)
class BoerenOptions(Options):
    """The house rules. `hands` None is the standard ladder, `deck` None 26 cards for two and else 52."""

    hands: tuple[int, ...] | None = field(
        default=None,
        metadata=option(Nullable(ListOf(Whole(1), 1, MOST_DEALS)), legality=True),
    )
    base: int = field(default=10, metadata=option(Whole(0, 100)))
    per_trick: int = field(default=2, metadata=option(Whole(0, 100)))
    missed: Missed = field(default=Missed.ZERO, metadata=option(Code(Missed)))
    penalty_per_trick: int = field(
        default=1, metadata=option(Whole(1, 20), when=lambda options: options.missed is Missed.PENALTY)
    )
    dealer_rule: bool = field(default=True, metadata=option(Flag(), legality=True))
    dealer_rule_from: int = field(
        default=1,
        metadata=option(Whole(1, LARGEST_HAND), legality=True, when=lambda options: options.dealer_rule),
    )
    consolation: int = field(
        default=0, metadata=option(Whole(0, 20), when=lambda options: options.dealer_rule)
    )
    blind_one_card: int = field(default=1, metadata=option(Whole(1, 3)))
    no_trump: NoTrump = field(default=NoTrump.NONE, metadata=option(Code(NoTrump)))
    deck: Deck | None = field(default=None, metadata=option(Nullable(Code(Deck)), legality=True))


@dataclass(frozen=True, kw_only=True, slots=True)
class BoerenDeal(Deal):
    """Bids and tricks in seat order; `forced` is the scorer's word that the dealer was."""

    bids: tuple[int | None, ...] = field(metadata=recorded(PerSeat(Fault.WRONG_COUNT)))
    tricks: tuple[int | None, ...] = field(metadata=recorded(PerSeat(Fault.WRONG_COUNT)))
    trump: Trump | None = field(default=None, metadata=recorded(Code(Trump)))
    forced: bool = field(default=False, metadata=recorded(Flag()))


BoerenSetup = Setup[BoerenOptions]

# The ladder.


def largest_hand(players: int, deck: Deck) -> int:
    """The most cards that can be dealt to each.

    >>> largest_hand(6, Deck.STANDARD)
    8
    """
    return CARDS[deck] // players


def up_and_down(top: int) -> tuple[int, ...]:
    """1 to `top` and back.

    >>> up_and_down(3)
    (1, 2, 3, 2, 1)
    """
    return (*range(1, top + 1), *range(top - 1, 0, -1))


def standard_hands(players: int) -> tuple[int, ...]:
    """The standard ladder for a number of players.

    >>> standard_hands(2)
    (1, 2, 3, 4, 5, 6, 7, 8)
    >>> len(standard_hands(5)), len(standard_hands(7))
    (19, 14)
    """
    if players == 2:
        return tuple(range(1, 9))
    if players == 7:  # the top is dealt twice
        return (*range(1, 8), *range(7, 0, -1))
    return up_and_down(10 if players == 5 else 8)


def deck_of(setup: BoerenSetup) -> Deck:
    """The pack on the table."""
    if setup.options.deck is not None:
        return setup.options.deck
    return Deck.HALF if setup.seats == 2 else Deck.STANDARD


def hands(setup: BoerenSetup) -> tuple[int, ...]:
    """The hand size of each deal of the match."""
    return standard_hands(setup.seats) if setup.options.hands is None else setup.options.hands


def hand_size(setup: BoerenSetup, before: Sequence[Deal]) -> int | None:
    """How many cards each player gets in the deal after `before`; None after the last."""
    ladder = hands(setup)
    return ladder[len(before)] if len(before) < len(ladder) else None


def is_no_trump(setup: BoerenSetup, number: int) -> bool:
    """Whether the deal at index `number` is played without trump.

    It may be agreed so, or there is no card left to turn: a hand that uses the whole pack has no trump.
    """
    ladder = hands(setup)
    size = ladder[number]
    one_card, top, last = size == 1, size == max(ladder), number == len(ladder) - 1
    agreed = {
        NoTrump.NONE: False,
        NoTrump.LAST: last,
        NoTrump.ONE_CARD: one_card,
        NoTrump.TOP: top,
        NoTrump.ONE_CARD_AND_TOP: one_card or top,
        NoTrump.ALL: True,
    }
    return agreed[setup.options.no_trump] or size * setup.seats == CARDS[deck_of(setup)]


def check_setup(setup: BoerenSetup) -> tuple[Problem, ...]:
    """A problem for each hand size that the pack cannot serve; one in all for the standard ladder."""
    largest = largest_hand(setup.seats, deck_of(setup))
    too_large = [size for size in hands(setup) if size > largest]
    if setup.options.hands is None:
        too_large = too_large[:1]
    return tuple(
        Problem("options.hands", Fault.HAND_TOO_LARGE, {"size": size, "largest": largest})
        for size in too_large
    )


# A deal.


def blank(setup: BoerenSetup) -> BoerenDeal:
    """A deal of which nothing is known yet."""
    nothing = (None,) * setup.seats
    return BoerenDeal(bids=nothing, tricks=nothing)


def lacking(setup: BoerenSetup | None, deal: BoerenDeal) -> tuple[Problem, ...]:
    """The lists in which a bid or a trick count is not known yet."""
    return tuple(
        Problem(key, CommonFault.MISSING_KEY) for key in ("bids", "tricks") if None in getattr(deal, key)
    )


def forbidden_bid(setup: BoerenSetup, size: int, bids_of_others: Sequence[int | None]) -> int | None:
    """The number that the dealer may not bid, or None where he is free or a bid is still unknown.

    Boerenregel: the last to bid may not make the bids add up to the hand size.
    """
    return fitting_bid(size, bids_of_others) if has_boerenregel(setup, size) else None


def has_boerenregel(setup: BoerenSetup, size: int) -> bool:
    """Whether the boerenregel holds for hands of this size."""
    return setup.options.dealer_rule and size >= setup.options.dealer_rule_from


def fitting_bid(size: int, bids_of_others: Sequence[int | None]) -> int | None:
    """The bid that makes the bids add up to the hand size; None where none does or a bid is unknown.

    >>> fitting_bid(5, (2, 0, 1))
    2
    >>> fitting_bid(5, (4, 0, 2)) is None
    True
    """
    known = [bid for bid in bids_of_others if bid is not None]
    if len(known) < len(bids_of_others) or sum(known) > size:
        return None
    return size - sum(known)


def check(setup: BoerenSetup, before: Sequence[BoerenDeal], deal: BoerenDeal) -> tuple[Problem, ...]:
    """Every problem in what is known of the deal after `before`."""
    hand = hand_size(setup, before)
    # After the last deal only what no hand could hold is wrong with what was entered.
    size = LARGEST_HAND if hand is None else hand
    wrong_bids = _check_counts(setup, "bids", deal.bids, size, Fault.BID_OUT_OF_RANGE)
    wrong_tricks = _check_counts(setup, "tricks", deal.tricks, size, Fault.TRICKS_OUT_OF_RANGE)
    if hand is None:
        return (*wrong_bids, *wrong_tricks)
    problems = list(wrong_bids or _check_boerenregel(setup, before, deal, size))
    problems += wrong_tricks or _check_sum_of_tricks(deal, size)
    if deal.forced and not _could_be_forced(setup, before, deal, size, bids_are_fine=not wrong_bids):
        problems.append(Problem("forced", Fault.DEALER_WAS_NOT_FORCED))
    return tuple(problems)


def _check_counts(
    setup: BoerenSetup, key: str, counts: Sequence[int | None], size: int, fault: Fault
) -> list[Problem]:
    problems = [
        Problem(key, fault, {"number": count, "size": size})
        for count in counts
        if count is not None and not 0 <= count <= size
    ]
    if len(counts) != setup.seats:
        problems.insert(0, Problem(key, Fault.WRONG_COUNT, {"players": setup.seats}))
    return problems


def _check_boerenregel(
    setup: BoerenSetup, before: Sequence[Deal], deal: BoerenDeal, size: int
) -> list[Problem]:
    seat = dealer_in_turn(setup, before, deal)
    others = (*deal.bids[:seat], *deal.bids[seat + 1 :])
    forbidden = forbidden_bid(setup, size, others)
    if forbidden is None or deal.bids[seat] != forbidden:
        return []
    return [Problem("bids", Fault.BIDS_FIT, {"bid": forbidden, "others": size - forbidden, "size": size})]


def _check_sum_of_tricks(deal: BoerenDeal, size: int) -> list[Problem]:
    known = [tricks for tricks in deal.tricks if tricks is not None]
    total, all_known = sum(known), len(known) == len(deal.tricks)
    if total > size or (all_known and total != size):
        return [Problem("tricks", Fault.TRICKS_DO_NOT_ADD_UP, {"total": total, "size": size})]
    return []


def _could_be_forced(
    setup: BoerenSetup, before: Sequence[Deal], deal: BoerenDeal, size: int, *, bids_are_fine: bool = True
) -> bool:
    if not has_boerenregel(setup, size):
        return False
    seat = dealer_in_turn(setup, before, deal)
    others = [bid for at, bid in enumerate(deal.bids) if at != seat and bid is not None]
    # While bids are unknown, nothing speaks against it unless the known ones already exceed the hand.
    return not bids_are_fine or sum(others) <= size


def may_be_forced(setup: BoerenSetup, before: Sequence[Deal], deal: BoerenDeal) -> bool:
    """Whether to offer "the dealer was forced": consolation is played and a forbidden number existed."""
    size = hand_size(setup, before)
    return (
        setup.options.consolation > 0
        and size is not None
        and None not in deal.bids
        and _could_be_forced(setup, before, deal, size)
    )


def asks(setup: BoerenSetup, before: Sequence[BoerenDeal], deal: BoerenDeal) -> tuple[Ask, ...]:
    """Bids from the dealer's left around to the dealer, then tricks in the same order."""
    order = setup.clockwise_from(setup.left_of(dealer_in_turn(setup, before, deal)))
    return (*(Ask("bids", seat) for seat in order), *(Ask("tricks", seat) for seat in order))


def values(setup: BoerenSetup, before: Sequence[BoerenDeal], deal: BoerenDeal, ask: Ask) -> Sequence[object]:
    """0 to the hand size for a bid or tricks; each trump, each seat, yes and no for the rest."""
    match ask.field:
        case "trump":
            return tuple(Trump)
        case "forced":
            return (False, True)
        case "dealer":
            return range(setup.seats)
    return range((hand_size(setup, before) or 0) + 1)


class Tally:
    """Counts the deals of the ladder."""

    def __init__(self, setup: BoerenSetup) -> None:
        self._left = len(hands(setup))

    @property
    def is_over(self) -> bool:
        """Whether the ladder is played out."""
        return self._left <= 0

    def write(self, deal: BoerenDeal) -> None:  # noqa: ARG002 - whatever was bid, the ladder goes on
        """One more deal is played."""
        self._left -= 1


def to_play(setup: BoerenSetup, before: Sequence[Deal]) -> int:
    """How many deals of the ladder are still to be played."""
    return max(0, len(hands(setup)) - len(before))


# The score.


def is_exact(deal: BoerenDeal, seat: int) -> bool:
    """Whether a player took exactly what he bid."""
    return deal.bids[seat] == deal.tricks[seat]


def _off(deal: BoerenDeal, seat: int) -> int:
    bid, tricks = deal.bids[seat], deal.tricks[seat]
    assert bid is not None and tricks is not None
    return abs(bid - tricks)


def _main_entry(options: BoerenOptions, deal: BoerenDeal, seat: int, size: int) -> Entry:
    # Blind one-card hands multiply every score of the deal, penalties too.
    times = options.blind_one_card if size == 1 else 1
    if is_exact(deal, seat):
        points = options.base + options.per_trick * (deal.tricks[seat] or 0)
        return Entry(seat, points * times, Reason.EXACT)
    cost = options.penalty_per_trick * _off(deal, seat) if options.missed is Missed.PENALTY else 0
    return Entry(seat, -cost * times, Reason.MISSED)


def _gets_consolation(deal: BoerenDeal, seat: int) -> bool:
    """Whether a forced dealer missed and no other player who missed was nearer to his own bid."""
    if not deal.forced or is_exact(deal, seat):
        return False
    return all(
        is_exact(deal, other) or _off(deal, other) >= _off(deal, seat) for other in range(len(deal.bids))
    )


def _entries(options: BoerenOptions, deal: BoerenDeal, dealt: int, size: int) -> list[Entry]:
    entries = []
    for seat in range(len(deal.bids)):
        entries.append(_main_entry(options, deal, seat, size))
        if options.consolation and seat == dealt and _gets_consolation(deal, seat):
            entries.append(Entry(seat, options.consolation, Reason.CONSOLATION))
    return entries


def score(setup: BoerenSetup, deals: tuple[BoerenDeal, ...], closed: bool = False) -> Scoresheet:
    """Score complete deals. Level totals go to more exact bids, then to the higher best deal."""
    sheet = SheetWriter(setup.seats)
    exact = [0] * setup.seats
    best: list[int | None] = [None] * setup.seats
    to_deal = setup.first_dealer
    for deal, size in zip(deals, hands(setup), strict=False):
        dealt = to_deal if deal.dealer is None else deal.dealer
        to_deal = setup.left_of(dealt)
        entries = _entries(setup.options, deal, dealt, size)
        sheet.write(deal, dealt, entries)
        for seat in range(setup.seats):
            exact[seat] += is_exact(deal, seat)
            # Adjustments take no part in a tie-break.
            points = sum(entry.points for entry in entries if entry.side == seat)
            held = best[seat]
            best[seat] = points if held is None else max(held, points)
    finished = closed or not to_play(setup, deals)
    return sheet.finish(
        [
            (Decided.TOTAL, sheet.totals),
            (PartedBy.EXACT_BIDS, exact),
            (PartedBy.BEST_DEAL, [0 if points is None else points for points in best]),
        ],
        finished=finished,
        state={
            "next_dealer": None if finished else dealer_in_turn(setup, deals),
            "next_hand": None if finished else hand_size(setup, deals),
            "next_no_trump": None if finished else is_no_trump(setup, len(deals)),
            "exact_bids": tuple(exact),
            "best_deal": tuple(best),
        },
    )


def facts(
    setup: BoerenSetup, deals: tuple[BoerenDeal, ...], sheet: Scoresheet
) -> tuple[Mapping[str, int], ...]:
    """For each player: bids made and kept, in all, by hand size, turn and as dealer; tricks; the boerenregel.

    `bids_in_turn_1` are those of whoever bids first. A dealer is *barred* where the boerenregel took a number
    from him; `barred_tricks` counts how often he then took just as many tricks, and `barred_points` what he
    missed by that: the points of that number bid and kept, less those he got.
    """
    counted = tuple(Counter[str](bids=0, exact_bids=0) for _ in range(setup.seats))
    for deal, size, row in zip(deals, hands(setup), sheet.rows, strict=False):
        barred = forbidden_bid(setup, size, [*deal.bids[: row.dealer], *deal.bids[row.dealer + 1 :]])
        for turn, seat in enumerate(setup.clockwise_from(setup.left_of(row.dealer)), start=1):
            groups = ["", f"_at_{size}", f"_in_turn_{turn}"]
            if seat == row.dealer:
                groups += ["_as_dealer"] if barred is None else ["_as_dealer", "_barred"]
            _count_bid(counted[seat], deal, seat, groups)
        if barred is not None and deal.tricks[row.dealer] == barred:
            counted[row.dealer]["barred_tricks"] += 1
            counted[row.dealer]["barred_points"] += _missed_by_bar(setup.options, deal, row, size)
    return tuple(map(dict, counted))


def _count_bid(counted: Counter[str], deal: BoerenDeal, seat: int, groups: Sequence[str]) -> None:
    bid, tricks = deal.bids[seat], deal.tricks[seat]
    assert bid is not None and tricks is not None
    for group in groups:
        counted[f"bids{group}"] += 1
        if bid == tricks:
            counted[f"exact_bids{group}"] += 1
    counted["tricks_bid"] += bid
    counted["tricks"] += tricks
    if bid != tricks:
        counted["tricks_over" if tricks > bid else "tricks_short"] += 1


def _missed_by_bar(options: BoerenOptions, deal: BoerenDeal, row: Row, size: int) -> int:
    kept = _main_entry(options, replace(deal, bids=deal.tricks), row.dealer, size)
    got = sum(
        entry.points
        for entry in row.entries
        if entry.side == row.dealer and entry.reason is not CommonReason.ADJUSTMENT
    )
    return kept.points - got
