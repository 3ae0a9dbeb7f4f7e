"""Seats while a table is being put together: who sits where, who deals first, and what is still wrong."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from scorepad.core.evening import Roles
from scorepad.core.faults import COMMON_FAULTS, CommonFault
from scorepad.core.game import AnyGame
from scorepad.core.names import doubled, name_fault, tidy
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase

_DEALS_FIRST = QT_TRANSLATE_NOOP("new_match_page", "{who} deals first")
SEAT_DEALS_FIRST = QT_TRANSLATE_NOOP("new_match_page", "Seat {seat} deals first")
_NEEDS = QT_TRANSLATE_N_NOOP("new_match_page", "Write at least %n name(s)", "", 0)
_TOO_MANY = QT_TRANSLATE_NOOP("new_match_page", "{game} is for at most {most} players")
_TWO_FIRST = QT_TRANSLATE_NOOP("new_match_page", "Write two names first")
_EMPTY_SEAT = QT_TRANSLATE_NOOP("new_match_page", "Nobody sits here: write a name, or remove the seat")
_SITS_ALREADY = QT_TRANSLATE_NOOP(
    "new_match_page", "{name} has a seat already: add something to one of the two names"
)

USUAL_SEATS = 4


@dataclass(frozen=True)
class Seating:
    """The seats of a match to come, and who deals first there."""

    game: AnyGame
    texts: tuple[str, ...]
    """What is written at each seat."""
    dealer: int = 0
    """The seat that deals first where no roles go on."""
    is_dealer_chosen: bool = False
    """Whether the dealer was drawn or pointed out, so that no roles of an earlier match are meant."""
    awaited: frozenset[int] = frozenset()
    """Seats that were proposed to be taken, and are no mistake while nobody has been named."""
    roles: tuple[Roles, ...] = ()
    """The roles that the games of this evening ended with."""

    @classmethod
    def of_nobody(cls, game: AnyGame) -> "Seating":
        """As many free seats as usually play a game."""
        return cls(game, ("",) * max(game.players.start, min(USUAL_SEATS, game.players.stop - 1)))

    @classmethod
    def proposed(cls, game: AnyGame, names: tuple[str, ...], dealer: int) -> "Seating":
        """These people on their seats; who is to sit on the others is awaited."""
        awaited = frozenset(seat for seat, name in enumerate(names) if not name)
        return cls(game, names, dealer, awaited=awaited)

    # Who is there.

    @property
    def names(self) -> tuple[str, ...]:
        """The names in seat order; empty seats after the last name are none."""
        names = [tidy(text) for text in self.texts]
        while names and not names[-1]:
            names.pop()
        return tuple(names)

    @property
    def taken(self) -> tuple[int, ...]:
        """The seats that have a name."""
        return tuple(seat for seat, name in enumerate(self.names) if name)

    @property
    def at_table(self) -> tuple[str, ...]:
        """The names with the free seats between and after them, as the table is drawn."""
        names, seats = self.names, len(self.texts)
        # A spare field after the last name is a field to write in, and not yet a seat at the table.
        drawn = len(names) if self.game.players.start <= len(names) == seats - 1 else seats
        return (*names, *[""] * seats)[:drawn]

    @property
    def players(self) -> int:
        """For how many the house rules are agreed."""
        count = len(self.names)
        return count if count in self.game.players else min(len(self.texts), self.most)

    @property
    def most(self) -> int:
        """How many can play the game at most."""
        return self.game.players.stop - 1

    # Who deals first.

    @property
    def roles_that_go_on(self) -> Roles | None:
        """The roles that go on with these names; None where a dealer is drawn."""
        if self.is_dealer_chosen:
            return None
        seated = tuple(tidy(text) for text in self.texts)
        of_game = (roles for roles in self.roles if roles.game == self.game.key)
        return next((roles for roles in of_game if roles.go_on_with(seated)), None)

    @property
    def first_dealer(self) -> int:
        """The seat that deals first."""
        roles = self.roles_that_go_on
        if roles is not None:
            return roles.dealer
        return self.dealer if self.dealer < len(self.names) else 0

    @property
    def who_deals_first(self) -> Phrase:
        """The first dealer in words; by the roles it may be a seat that nobody has taken yet."""
        dealer, names = self.first_dealer, self.names
        named = names[dealer] if dealer < len(names) else ""
        return _DEALS_FIRST.of(who=named) if named else SEAT_DEALS_FIRST.of(seat=dealer + 1)

    # What is wrong.

    @property
    def problems(self) -> tuple[Phrase | None, ...]:
        """What is wrong at each seat, up to the last name; None where all is well or somebody awaited."""
        again = doubled(self.names)
        return tuple(self._problem(seat, name, seat in again) for seat, name in enumerate(self.names))

    def _problem(self, seat: int, name: str, is_doubled: bool) -> Phrase | None:
        fault = name_fault(name)
        if seat >= self.most:
            return self._too_many
        if fault is CommonFault.NAME_BLANK:
            return None if seat in self.awaited else _EMPTY_SEAT
        if fault is not None:
            return COMMON_FAULTS[fault].of(field="".join(filter(str.isprintable, name)))
        return _SITS_ALREADY.of(name=name) if is_doubled else None

    @property
    def why_not(self) -> Phrase | None:
        """Why nobody can begin with these names; None where they can."""
        wrong = next(filter(None, self.problems), None)
        least = max(self.game.players.start, *(seat + 1 for seat in self.awaited), 0)
        if wrong is None and (len(self.names) < least or self.awaited):
            return _NEEDS.counted(least)
        return wrong

    @property
    def first_wrong(self) -> int | None:
        """The first seat that stands in the way of a start; None where none does."""
        wrong = {seat for seat, problem in enumerate(self.problems) if problem is not None}
        if not wrong and not self.awaited and len(self.names) < self.game.players.start:
            return len(self.names)
        return min(wrong | self.awaited, default=None)

    @property
    def why_no_more(self) -> Phrase | None:
        """Why no seat can be added; None where one can."""
        return None if len(self.texts) < self.most else self._too_many

    @property
    def why_no_fewer(self) -> Phrase | None:
        """Why no seat can be removed; None where one can."""
        least = self.game.players.start
        return None if len(self.texts) > least else _NEEDS.counted(least)

    @property
    def why_no_draw(self) -> Phrase | None:
        """Why nothing can be left to chance; None where it can."""
        return None if len(self.taken) > 1 else _TWO_FIRST

    @property
    def _too_many(self) -> Phrase:
        return _TOO_MANY.of(game=self.game.words.name, most=self.most)

    # What can be done.

    def written(self, texts: Sequence[str]) -> "Seating":
        """With these names on the same seats."""
        named = {seat for seat, text in enumerate(texts) if tidy(text)}
        return replace(self, texts=tuple(texts), awaited=self.awaited - named)

    def with_seat(self) -> "Seating":
        """With one more seat, a free one."""
        return replace(self, texts=(*self.texts, ""))

    def without(self, seat: int) -> "Seating":
        """Without a seat: another dealer keeps the deal, and nobody is awaited any more."""
        texts = self.texts[:seat] + self.texts[seat + 1 :]
        goes_down = seat < self.dealer or self.dealer == len(texts)
        dealer = max(0, self.dealer - 1) if goes_down else self.dealer
        return replace(self, texts=texts, dealer=dealer, awaited=frozenset())

    def moved(self, seat: int, to: int) -> "Seating":
        """With whoever sits at one seat moved to another, and those between moved up."""
        order = list(range(len(self.texts)))
        order.insert(to, order.pop(seat))
        return self._in_order(order)

    def shuffled(self, chance: random.Random) -> "Seating":
        """The same names on other seats, the free seats last."""
        taken = list(self.taken)
        shuffled = list(taken)
        # A shuffle that changes nothing looks like a button that does nothing.
        while shuffled == taken:
            chance.shuffle(shuffled)
        return self._in_order([*shuffled, *(seat for seat in range(len(self.texts)) if seat not in taken)])

    def _in_order(self, order: list[int]) -> "Seating":
        """The seats in another order; the deal goes with the dealer."""
        return replace(
            self,
            texts=tuple(self.texts[seat] for seat in order),
            dealer=order.index(self.first_dealer),
            awaited=frozenset(to for to, seat in enumerate(order) if seat in self.awaited),
        )

    def dealt_by(self, seat: int) -> "Seating":
        """With the deal where it was pointed out, whatever the roles."""
        return replace(self, dealer=seat, is_dealer_chosen=True)

    def drawn(self, chance: random.Random) -> "Seating":
        """With the deal drawn among the names."""
        return self.dealt_by(chance.choice(self.taken))

    def for_game(self, game: AnyGame) -> "Seating":
        """The same names at another game, on as many seats as play it; no name is lost."""
        most = game.players.stop - 1
        seats = min(len(self.texts), max(len(self.names), most))
        if seats < game.players.start:
            seats = min(USUAL_SEATS, most)
        texts = (*self.texts, *[""] * seats)[:seats]
        return replace(self, game=game, texts=texts, awaited=self.awaited & frozenset(range(seats)))
