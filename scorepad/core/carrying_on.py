"""When others sit down: seats taken anew, substitutes, and a match carried on by more players or fewer."""

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from scorepad.core.consequences import follow
from scorepad.core.contract import ContractDeal, contract_alone
from scorepad.core.fields import (
    Kind,
    ListOf,
    Nullable,
    PerSeat,
    PerSide,
    Record,
    Seat,
    Side,
    fields_of,
    kind_of,
)
from scorepad.core.game import AnyGame, Course
from scorepad.core.match import Change, Match, Substitute
from scorepad.core.names import fold
from scorepad.core.table import Adjustment, Deal, Options, Setup

MOST_POINTS = 10_000
"""The most points that one adjustment may give or take."""

# Sitting differently.


@dataclass(frozen=True)
class _Moves:
    """Where everything goes: `order` is the old seat of whoever sits on each seat now."""

    order: tuple[int, ...]
    sides: tuple[int, ...]
    """The new side of each old side."""

    def seat(self, old: int) -> int:
        return self.order.index(old)

    def value(self, kind: Kind, held: Any) -> Any:
        """A field's value at the new seats; what is no seat's business stays as it is."""
        match kind:
            case _ if held is None:
                return None
            case PerSeat():
                # A faulty record may have lists of another length; nobody can tell whose numbers they are.
                return tuple(held[old] for old in self.order) if len(held) == len(self.order) else held
            case PerSide():
                back = sorted(range(len(self.sides)), key=self.sides.__getitem__)
                return tuple(held[old] for old in back) if len(held) == len(back) else held
            case Seat():
                return self.seat(held)
            case Side():
                return self.sides[held]
            case Nullable():
                return self.value(kind.kind, held)
            case ListOf():
                return tuple(self.value(kind.kind, one) for one in held)
            case Record():
                return self.record(held)
            case _:
                return held

    def record(self, held: Any) -> Any:
        """A deal, or an object in one, at the new seats."""
        moved: dict[str, Any] = {
            one.name: self.value(kind_of(one), getattr(held, one.name)) for one in fields_of(type(held))
        }
        return replace(held, **moved)


def _moved_sides(game: AnyGame, players: Sequence[str], order: tuple[int, ...]) -> tuple[int, ...]:
    """The new side of each old side.

    Where partners part, what was written down for a side alone goes with whoever comes first by name, and
    with the new partner; chosen by name so that the way back is the same way.
    """
    sides = game.sides(len(players))
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    if len(sides) == len(players):
        return tuple(side_of[order.index(seats[0])] for seats in sides)
    first = min(side_of, key=lambda seat: fold(players[seat]))
    stays = side_of[first] == side_of[order.index(first)]
    return tuple(range(len(sides))) if stays else tuple(reversed(range(len(sides))))


def seated_anew(match: Match, order: Sequence[int]) -> Change:
    """We sit differently now: the numbers go with the person, and pairs are scored again.

    `order` has for each seat the one that its player had before. Played deals, and the one being entered,
    keep their dealers; the next deals go on by the new seats. Auctions that would be spoken by others are
    left out, and the contracts that they led to stay.
    """
    places = tuple(order)
    setup, game = match.setup, match.game
    moves = _Moves(places, _moved_sides(game, setup.players, places))
    reseated = match.reseat(tuple(setup.players[old] for old in places), moves.seat(setup.first_dealer))
    after = reseated.after
    deals = []
    so_far, so_far_anew = Course(game, setup), Course(game, after.setup)
    for deal in match.deals:
        dealt = so_far.dealer(deal)
        moved = moves.record(deal if goes_round(places) else _without_auction(deal))
        deals.append(_dealt_by(so_far_anew, moved, moves.seat(dealt)))
        so_far.add(deal)
        so_far_anew.add(deals[-1])
    open_deal = match.open_deal
    if open_deal is not None:
        if not goes_round(places):
            open_deal = _without_auction(so_far.settled(open_deal))
        open_deal = _dealt_by(so_far_anew, moves.record(open_deal), moves.seat(match.dealer))
    substitutes = tuple(replace(one, seat=moves.seat(one.seat)) for one in match.substitutes)
    after = replace(after, deals=tuple(deals), open_deal=open_deal, substitutes=substitutes)
    return replace(reseated, after=after)


def goes_round(order: Sequence[int]) -> bool:
    """Whether everybody still speaks after the same one as before.

    >>> goes_round((2, 3, 0, 1)), goes_round((1, 0, 2, 3))
    (True, False)
    """
    return all((before + 1) % len(order) == next_one for before, next_one in pairwise((*order, order[0])))


def loses_auctions(match: Match, order: Sequence[int]) -> bool:
    """Whether recorded auctions are left out when the table sits in this order."""
    recorded = (deal for deal in (*match.deals, match.open_deal) if isinstance(deal, ContractDeal))
    return not goes_round(order) and any(deal.auction is not None for deal in recorded)


def _without_auction(deal: Deal) -> Deal:
    return contract_alone(deal) if isinstance(deal, ContractDeal) else deal


def _dealt_by(so_far: Course[Any, Any], deal: Deal, seat: int) -> Deal:
    """The deal with its dealer written down where the seats alone would give another."""
    return deal if so_far.dealer(deal) == seat else replace(deal, dealer=seat)


# Substitutes.


def at_the_table(match: Match) -> tuple[str, ...]:
    """Who sits on each seat for the next deal: the player, or whoever took the seat last."""
    sitting = list(match.setup.players)
    for one in sorted(match.substitutes, key=lambda one: one.from_deal):
        if one.from_deal <= len(match.deals) + 1:
            sitting[one.seat] = one.player
    return tuple(sitting)


def substituted(match: Match, seat: int, player: str) -> Change:
    """Somebody takes a seat from the next deal on; the result stays with the name of its player."""
    begins = len(match.deals) + 1
    kept = tuple(one for one in match.substitutes if one.seat != seat or one.from_deal < begins)
    return match.detailed(substitutes=(*kept, Substitute(begins, seat, player)))


# With fewer, or with more.


def for_themselves(game: AnyGame, players: int) -> bool:
    """Whether so many can play the game, each for himself."""
    return players in game.players and len(game.sides(players)) == players


def can_lose_one(match: Match) -> bool:
    """Whether the others can play on without one of them."""
    return _can_be(match, match.setup.seats - 1)


def can_gain_one(match: Match) -> bool:
    """Whether one more can sit down and play along."""
    return _can_be(match, match.setup.seats + 1)


def _can_be(match: Match, players: int) -> bool:
    """Whether so many can carry the match on: by the hand sizes that are left, each for himself."""
    seats, game = match.setup.seats, match.game
    return has_hands(match.setup.options) and for_themselves(game, seats) and for_themselves(game, players)


@dataclass(frozen=True)
class Carried:
    """How a match is carried on in another.

    `left` are the hand sizes still to be dealt, at least one; `note` says in the adjustments where their
    points come from; `at` is the time in ISO 8601 with its offset.
    """

    left: tuple[int, ...]
    note: str
    at: str | None = None


def without(match: Match, seat: int, how: Carried) -> tuple[Change, Match]:
    """The others play on: this match is closed and counts for no table, the new one begins with its totals.

    The deal goes on where it was; whoever would have dealt and leaves is passed over.
    """
    stay = [at for at in range(match.setup.seats) if at != seat]
    dealer = match.dealer if match.dealer != seat else match.setup.left_of(seat)
    return _stopped(match, how), _carried_on(match, stay, {}, dealer, how)


def with_newcomer(match: Match, name: str, seat: int, points: int, how: Carried) -> tuple[Change, Match]:
    """Somebody sits down so that he has `seat`, and begins with some points; the others go on with theirs."""
    places: list[int | str] = [*range(match.setup.seats)]
    places.insert(seat, name)
    return _stopped(match, how), _carried_on(match, places, {name: points}, match.dealer, how)


def _stopped(match: Match, how: Carried) -> Change:
    closed = match.close(how.at)
    return follow(closed, closed.after.detailed(counts=False))


def _carried_on(
    match: Match, places: Sequence[int | str], points: Mapping[str, int], dealer: int, how: Carried
) -> Match:
    """The match that goes on: each place is an old seat, or the name of somebody new with some points."""
    setup = match.setup
    players = tuple(place if isinstance(place, str) else setup.players[place] for place in places)
    options = fitting(match.game, players, setup.options, how.left)
    begun = Setup(players, options, list(places).index(dealer))
    carried = [(points[place] if isinstance(place, str) else match.sheet.totals[place]) for place in places]
    # Points given on the deal being entered stand in no row yet, and are nobody's cards.
    given = match.draft.adjustments
    adjustments = tuple(
        one
        for side, place in enumerate(places)
        for one in (
            *_adjusted(side, carried[side], how.note),
            *(replace(one, side=side) for one in given if one.side == place),
        )
    )
    blank: Deal = match.game.blank(begun)
    sitting = at_the_table(match)
    return Match(
        match.game,
        begun,
        open_deal=replace(blank, adjustments=adjustments) if adjustments else None,
        started=how.at,
        season=match.season,
        note=match.note,
        counts=match.counts,
        substitutes=tuple(
            Substitute(1, seat, sitting[place])
            for seat, place in enumerate(places)
            if not isinstance(place, str) and sitting[place] != setup.players[place]
        ),
    )


def _adjusted(side: int, points: int, note: str) -> list[Adjustment]:
    """Points as adjustments: none for nothing, several for more than one may give."""
    written = []
    while points:
        part = max(-MOST_POINTS, min(MOST_POINTS, points))
        written.append(Adjustment(side, part, note))
        points -= part
    return written


# Hand sizes.


def has_hands(options: Options) -> bool:
    """Whether the house rules list a hand size for each deal."""
    return any(one.name == "hands" for one in dataclasses.fields(options))


def with_hands(options: Options, hands: tuple[int, ...]) -> Options:
    """The house rules with these hand sizes, one a deal. Raises TypeError where the game has none."""
    changed: dict[str, Any] = {"hands": hands}
    return replace(options, **changed)


def fitting(game: AnyGame, players: tuple[str, ...], options: Options, hands: tuple[int, ...]) -> Options:
    """The house rules with these hand sizes, cut to the largest that the pack serves so many players."""
    for most in range(max(hands), 0, -1):
        cut = with_hands(options, tuple(min(size, most) for size in hands))
        if not game.check_setup(Setup(players, cut)):
            return cut
    return with_hands(options, hands)


def ladder_of(match: Match) -> tuple[int, ...] | None:
    """The hand size of each deal of a match; None where the game has no such list."""
    ladders = match.game.ladders.get("hands")
    if ladders is None:
        return None
    hands: tuple[int, ...] | None = match.setup.options.hands
    return ladders.standard(match.setup) if hands is None else hands


def left_of_ladder(match: Match) -> tuple[int, ...]:
    """The hand sizes still to be dealt, that of the deal being entered first."""
    return (ladder_of(match) or ())[len(match.deals) :]
