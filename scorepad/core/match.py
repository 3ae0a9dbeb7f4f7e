"""A match as a value: every act upon it returns the next match and the change that made it."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any

from scorepad.core.faults import CommonFault, Problem, RuleError
from scorepad.core.fields import Name, Seat, Whole, recorded
from scorepad.core.game import AnyGame, Ask, Choice, Course, choices
from scorepad.core.grid import Grid
from scorepad.core.sheet import Scoresheet
from scorepad.core.table import Deal, Options, Setup


class Act(StrEnum):
    """What was done to a match."""

    DRAFT = "draft"
    ADD = "add"
    INSERT = "insert"
    MOVE = "move"
    REPLACE = "replace"
    REMOVE = "remove"
    RESEAT = "reseat"
    OPTIONS = "options"
    CLOSE = "close"
    REOPEN = "reopen"
    DETAILS = "details"


@dataclass(frozen=True)
class Substitute:
    """Someone who took a seat from a deal on (`from_deal` counts from 1); the result stays with the name."""

    from_deal: int = field(metadata=recorded(Whole(1)))
    seat: int = field(metadata=recorded(Seat()))
    player: str = field(metadata=recorded(Name()))


@dataclass(frozen=True)
class Match:
    """One sitting of one game, as it happened at the table. Every number is computed from it.

    `started` and `ended` are ISO 8601 with an offset, as they were written; `open_deal` is being entered
    and never scored; `closed` says that the players stopped although the rules would go on.
    """

    game: AnyGame
    setup: Setup[Any]
    deals: tuple[Deal, ...] = ()
    open_deal: Deal | None = None
    closed: bool = False
    started: str | None = None
    ended: str | None = None
    season: str | None = None
    note: str | None = None
    counts: bool = True
    substitutes: tuple[Substitute, ...] = ()

    # What follows from the value is computed once: a match never changes.

    @cached_property
    def sheet(self) -> Scoresheet:
        """The match, scored."""
        return self.game.score(self.setup, self.deals, self.closed)

    @cached_property
    def grid(self) -> Grid:
        """Its sheet as a grid."""
        return self.game.layout(self.setup, self.deals, self.open_deal, self.sheet)

    @cached_property
    def side_names(self) -> tuple[str, ...]:
        """The name of each side; pairs are joined as `Anna & Cato`."""
        return tuple(
            " & ".join(self.setup.players[seat] for seat in seats)
            for seats in self.game.sides(self.setup.seats)
        )

    @cached_property
    def _course(self) -> Course[Any, Any]:
        """The match as it stands after all its deals; it is only asked, and not gone on with."""
        return Course(self.game, self.setup, self.deals)

    @property
    def finished(self) -> bool:
        """Whether its rules or its players ended it."""
        return self.sheet.finished

    @property
    def deals_in_all(self) -> int | None:
        """How many deals it takes, passed-out ones and all; None where only its course can tell."""
        left = 0 if self.finished else self.game.to_play(self.setup, self.deals)
        return None if left is None else len(self.deals) + left

    @property
    def draft(self) -> Deal:
        """The deal being entered, blank where nothing is known of it yet."""
        return self.game.blank(self.setup) if self.open_deal is None else self.open_deal

    @property
    def dealer(self) -> int:
        """The seat that deals (or really dealt) the deal being entered."""
        return self.game.dealer(self.setup, self.deals, self.open_deal)

    def asks(self) -> tuple[Ask, ...]:
        """The questions of the deal being entered, in the table's order."""
        return self.game.asks(self.setup, self.deals, self.draft)

    def choices(self, ask: Ask) -> tuple[Choice, ...]:
        """What may answer a question of the deal being entered."""
        return choices(self.game, self.setup, self.deals, self.draft, ask)

    def draft_problems(self) -> tuple[Problem, ...]:
        """Everything in the deal being entered that the rules do not allow.

        A record's open deal may break a rule; it is then shown as it is, and cannot be added before it is
        mended.
        """
        return self._check(len(self.deals), self.draft)

    def problems(self) -> tuple[Problem, ...]:
        """Everything in the match that its rules do not allow, in order."""
        found = list(self.game.check_setup(self.setup))
        course = Course(self.game, self.setup)
        for number, deal in enumerate(self.deals, start=1):
            found += [replace(problem, deal=number) for problem in _problems_of(deal, course)]
            course.add(deal)
        return tuple(found)

    def _check(self, at: int, deal: Deal) -> tuple[Problem, ...]:
        now = at == len(self.deals)
        return _problems_of(deal, self._course if now else Course(self.game, self.setup, self.deals[:at]))

    def _refuse(self, problems: tuple[Problem, ...]) -> None:
        if problems:
            raise RuleError(problems)

    def _refuse_unfit(self, at: int, deal: Deal) -> None:
        self._refuse(self._check(at, deal))
        self._refuse(self.game.lacking(self.setup, deal))

    # Acts. A RuleError says that a form let something through that it should have stopped.

    def drafted(self, deal: Deal | None) -> "Change":
        """With the deal being entered as it stands now; None clears it.

        Raises RuleError where it breaks a rule that it did not break before, or the match is over.
        """
        if deal is not None:
            if self.finished:
                raise RuleError((Problem(None, CommonFault.MATCH_IS_OVER),))
            broken_before = self.draft_problems()
            found = self._check(len(self.deals), deal)
            self._refuse(tuple(problem for problem in found if problem not in broken_before))
        return self._to(Act.DRAFT, len(self.deals), open_deal=deal)

    def add(self, deal: Deal, at: str | None = None) -> "Change":
        """With one more finished deal. Raises RuleError where it is unfinished or breaks a rule.

        `at` is the time, in ISO 8601 with its offset; a match that the deal ends has `ended` then.
        """
        if self.finished:
            raise RuleError((Problem(None, CommonFault.MATCH_IS_OVER),))
        self._refuse_unfit(len(self.deals), deal)
        added = self.game.settled(self.setup, self.deals, deal)
        change = self._to(Act.ADD, len(self.deals), deals=(*self.deals, added), open_deal=None)
        if at is None or not change.after.finished:
            return change
        return replace(change, after=replace(change.after, ended=at))

    def insert(self, at: int, deal: Deal) -> "Change":
        """With a forgotten deal put in at index `at`. Later deals may then have problems."""
        self._refuse_unfit(at, deal)
        before = self.deals[:at]
        deals = (*before, self.game.settled(self.setup, before, deal), *self.deals[at:])
        return self._to(Act.INSERT, at, deals=deals, substitutes=self._substitutes_moved(at, 1))

    def replace(self, at: int, deal: Deal) -> "Change":
        """With the deal at index `at` corrected. Later deals may then have problems."""
        self._refuse_unfit(at, deal)
        before = self.deals[:at]
        corrected = self.game.settled(self.setup, before, deal)
        return self._to(Act.REPLACE, at, deals=(*before, corrected, *self.deals[at + 1 :]))

    def remove(self, at: int) -> "Change":
        """Without the deal at index `at`. Later deals may then have problems."""
        deals = (*self.deals[:at], *self.deals[at + 1 :])
        return self._to(Act.REMOVE, at, deals=deals, substitutes=self._substitutes_moved(at, -1))

    def _substitutes_moved(self, at: int, by: int) -> tuple[Substitute, ...]:
        """Those who took a seat from a deal on, when the deals after index `at` get other numbers."""
        return tuple(
            replace(one, from_deal=one.from_deal + by) if one.from_deal > at + 1 else one
            for one in self.substitutes
        )

    def move(self, at: int, to: int) -> "Change":
        """With the deal at index `at` put at index `to`. The moved deals may then have problems."""
        rest = (*self.deals[:at], *self.deals[at + 1 :])
        return self._to(Act.MOVE, at, deals=(*rest[:to], self.deals[at], *rest[to:]))

    def reseat(self, players: tuple[str, ...], first_dealer: int | None = None) -> "Change":
        """With other names on the seats; the numbers stay with the seats.

        Raises RuleError where there are more names than seats, or fewer.
        """
        if len(players) != self.setup.seats:
            raise RuleError((Problem("players", CommonFault.WRONG_NUMBER_OF_PLAYERS),))
        dealer = self.setup.first_dealer if first_dealer is None else first_dealer
        return self._to(Act.RESEAT, None, setup=Setup(players, self.setup.options, dealer))

    def set_options(self, options: Options) -> "Change":
        """With other house rules. Raises RuleError where they fit no table; deals may then have problems."""
        setup = Setup(self.setup.players, options, self.setup.first_dealer)
        self._refuse(self.game.check_setup(setup))
        return self._to(Act.OPTIONS, None, setup=setup)

    def close(self, ended: str | None = None) -> "Change":
        """Stopped here by its players; a half-entered deal stays beside the match."""
        return self._to(Act.CLOSE, None, closed=True, ended=ended or self.ended)

    def reopen(self) -> "Change":
        """Going on after all."""
        return self._to(Act.REOPEN, None, closed=False)

    def detailed(self, **details: Any) -> "Change":
        """With another season, note, time, `counts` or substitutes."""
        return self._to(Act.DETAILS, None, **details)

    def _to(self, act: Act, at: int | None, **changed: Any) -> "Change":
        after = replace(self, **changed)
        if self.finished and not after.finished:  # it goes on after all, and has no end yet
            after = replace(after, ended=None)
        return Change(act, at, self, after)


def _problems_of(deal: Deal, course: Course[Any, Any]) -> tuple[Problem, ...]:
    """Everything in the next deal of a match that its rules do not allow."""
    return (Problem(None, CommonFault.MATCH_IS_OVER),) if course.is_over else course.check(deal)


@dataclass(frozen=True)
class Change:
    """One act upon a match: the match before and after it.

    `at` is the index of the deal it is about, where there is one. The store writes the difference of the
    two values; going back is the same change the other way round.
    """

    act: Act
    at: int | None
    before: Match
    after: Match
    undoing: bool = False

    @property
    def reversed(self) -> "Change":
        """The change that takes this one back (or, of that, the change that makes it again)."""
        return Change(self.act, self.at, self.after, self.before, not self.undoing)
