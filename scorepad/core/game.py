"""What a game is: a frozen value of functions, each pure, each about one match."""

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar

from scorepad.core.by_hand import ByHand
from scorepad.core.faults import Problem
from scorepad.core.grid import Grid
from scorepad.core.ladders import Ladders
from scorepad.core.measures import MeasureGroup
from scorepad.core.phrase import Phrase
from scorepad.core.sheet import Row, Scoresheet
from scorepad.core.table import Deal, Options, Setup

O = TypeVar("O", bound=Options)  # noqa: E741 - one letter, as type variables are
D = TypeVar("D", bound=Deal)
D_contra = TypeVar("D_contra", bound=Deal, contravariant=True)


@dataclass(frozen=True)
class Ask:
    """One question of a deal's entry: a field, and the seat it is asked of where there is one a seat.

    A deal can be finished without an answer to an `optional` one.
    """

    field: str
    seat: int | None = None
    optional: bool = dataclasses.field(default=False, compare=False)


@dataclass(frozen=True)
class Choice:
    """A value that could answer a question, and why it may not where it may not."""

    value: Any
    problem: Problem | None = None


@dataclass(frozen=True)
class Preset(Generic[O]):
    """House rules under a name that players know them by."""

    key: str
    name: Phrase
    options: Callable[[int], O]
    """The options for a number of players."""


@dataclass(frozen=True)
class Told:
    """A played deal in words: facts about all of it, and what each side said and did, in spoken order."""

    facts: tuple[Phrase, ...]
    sides: tuple[tuple[int, Phrase], ...]


@dataclass(frozen=True)
class TieBreak:
    """What is said where sides are level on all that comes before, and one thing more parts them.

    `decided` is said of the winner, whose number is `{more}` to the next best's `{less}`; `ahead` and
    `behind` of any side, whose number is `{own}` to the `{others}` of `{other}`.
    """

    decided: Phrase
    ahead: Phrase
    behind: Phrase


@dataclass(frozen=True)
class Finished:
    """A match that is over, as its game tells of it.

    `names` are those of the sides; `stopped` says that the players ended it although the rules would go on.
    """

    setup: Setup[Any]
    deals: tuple[Deal, ...]
    sheet: Scoresheet
    names: tuple[str, ...]
    stopped: bool


@dataclass(frozen=True)
class Ending:
    """The end of a match in words: who won and by what, what that rests on, and who owes whom.

    `who_won` has no full stop, the others have.
    """

    who_won: Phrase
    why: Phrase
    settlement: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class GameWords:
    """Each code of a game in plain English, marked for translation.

    `agreed` says the house rules of a setup in sentences; `told` retells the deal after `before`; `because`
    tells the arithmetic of one side's entries in a row.
    """

    name: Phrase
    reasons: Mapping[StrEnum, Phrase]
    faults: Mapping[StrEnum, Phrase]
    options: Mapping[str, Phrase]
    values: Mapping[str, Phrase]
    """Words for option values, by `option.value` code (`missed.penalty`)."""
    fields: Mapping[str, Phrase]
    """What a deal's own keys are called."""
    field_values: Mapping[str, Phrase]
    """Words for the codes that a deal holds, by `key.code` (`trump.hearts`)."""
    agreed: Callable[[Setup[Any]], tuple[Phrase, ...]]
    told: Callable[[Setup[Any], tuple[Deal, ...], Deal], Told]
    because: Callable[[Setup[Any], Deal, Row, int], tuple[Phrase, ...]]
    undone: Mapping[str, Phrase] = field(default_factory=dict)
    """What "Undo …" calls an answer, by the deal's key; `{who}` is the player it was asked of.

    Where several answers change together, the first of these says what it was about.
    """
    field_said: Callable[[Setup[Any], Deal, str], Phrase | str | None] = field(
        default=lambda _setup, _deal, _key: None
    )
    """What a deal holds under a key, where that is neither a plain number nor a code of `field_values`."""
    tie_breaks: Mapping[StrEnum, TieBreak] = field(default_factory=dict)
    """What is compared after the totals, the most important first; `state` holds its value for each side."""
    ending: Callable[[Finished, Ending], Ending] = field(default=lambda _finished, usual: usual)
    """How a match ended, where the game has more to say than what is said of any."""
    of_dealer: Callable[[Setup[Any], int], Phrase | None] = field(default=lambda _setup, _dealer: None)
    """What a deal's dealer decides beside the order of play, in a sentence."""
    first_roles: Phrase | None = None
    """How the first dealer of an evening is found, where the game has a way of its own to find one."""
    measures: tuple[MeasureGroup, ...] = ()
    """What a player's statistics tell of the game's facts, beside what they tell of any game."""


class Tally(Protocol[D_contra]):
    """What decides when a match is over, added up deal by deal as far as the deals are known."""

    @property
    def is_over(self) -> bool:
        """Whether the rules allow no further deal."""
        ...

    def write(self, deal: D_contra) -> None:
        """Count one more deal, which says who dealt it."""
        ...


@dataclass(frozen=True)
class Game(Generic[O, D]):
    """A rule set. All functions are pure; `before` are the deals already played.

    `before` may hold deals with unknown values where a faulty record is read; `check`, `dealer` and
    a `tally` must then still answer from what is known.
    """

    key: str
    words: GameWords
    players: range
    options: type[O]
    deal: type[D]
    presets: tuple[Preset[O], ...]
    sides: Callable[[int], tuple[tuple[int, ...], ...]]
    """The seats of each side, for a number of players."""
    check_setup: Callable[[Setup[O]], tuple[Problem, ...]]
    blank: Callable[[Setup[O]], D]
    """A deal of which nothing is known yet."""
    check: Callable[[Setup[O], Sequence[D], D], tuple[Problem, ...]]
    """Every problem in what is known so far of a deal, each at its field. Nothing else decides legality."""
    lacking: Callable[[Setup[O] | None, D], tuple[Problem, ...]]
    """What a deal lacks to be a finished one: a `missing_key` at each open field, or a fault that names it.

    Without a setup, as far as that can be told.
    """
    asks: Callable[[Setup[O], Sequence[D], D], tuple[Ask, ...]]
    """The questions of a deal in the order in which the table answers them."""
    values: Callable[[Setup[O], Sequence[D], D, Ask], Sequence[Any]]
    """The values a form offers for a question, the impossible ones among them."""
    dealer: Callable[[Setup[O], Sequence[D], D | None], int]
    """Who deals (or really dealt) the deal that comes after `before`."""
    tally: Callable[[Setup[O]], Tally[D]]
    """A tally of a match of which nothing is played yet."""
    score: Callable[[Setup[O], tuple[D, ...], bool], Scoresheet]
    """A fold over complete deals; the flag says that the players stopped here."""
    layout: Callable[[Setup[O], tuple[D, ...], D | None, Scoresheet], Grid]
    facts: Callable[[Setup[O], tuple[D, ...], Scoresheet], tuple[Mapping[str, int], ...]]
    """What statistics count, per side."""
    settled: Callable[[Setup[O], Sequence[D], D], D] = field(default=lambda _setup, _before, deal: deal)
    """A finished deal with what follows from its fields written beside them: a contract by its auction."""
    as_entered: Callable[[D], D] = field(default=lambda deal: deal)
    """A deal without what `settled` wrote: as it comes into the form again."""
    to_play: Callable[[Setup[O], tuple[D, ...]], int | None] = field(default=lambda _setup, _before: None)
    """How many deals the rules ask for after `before`; None where that depends on how they go."""
    is_plain: bool = False
    """Whether it is no game, but a sheet for any that has no rules here; offered after the games."""
    pairs: bool = False
    """Whether the match can be counted by pair."""
    roles_go_on: bool = False
    """Whether the next match of an evening goes on from the last roles; else its first dealer is drawn."""
    timed: Callable[[O], bool] = field(default=lambda _options: False)
    """Whether the clock ends a match with these options, and not its deals."""
    quick_points: tuple[int, ...] = (-50, -10, 10)
    """What a table most often gives or takes as an adjustment, for a button each."""
    ladders: Mapping[str, Ladders] = field(default_factory=dict)
    """The usual lists for each option that holds one number a deal, by its key."""

    by_hand: Callable[[Setup[O]], ByHand] = field(default=lambda _setup: ByHand())
    """What a blank sheet has to be written on, beside the grid."""

    def complete(self, setup: Setup[O], deal: D) -> bool:
        """Whether a deal lacks nothing to be a finished one."""
        return not self.lacking(setup, deal)

    def ended(self, setup: Setup[O], before: Iterable[D]) -> bool:
        """Whether the rules allow no further deal after `before`."""
        return Course(self, setup, before).is_over


class Course(Generic[O, D]):
    """A match as it goes on, so that each deal is judged without counting all those before it again.

    The latest deal stands there with its dealer written down: that changes no answer, and whoever asks who
    deals next need not look further back.
    """

    def __init__(self, game: Game[O, D], setup: Setup[O], before: Iterable[D] = ()) -> None:
        self.game = game
        self.setup = setup
        self._tally = game.tally(setup)
        self._before: list[D] = []
        self._latest: D | None = None
        for deal in before:
            self.add(deal)

    @property
    def is_over(self) -> bool:
        """Whether the rules allow no further deal."""
        return self._tally.is_over

    def dealer(self, deal: D) -> int:
        """Who deals, or really dealt, the deal that comes next."""
        return self.game.dealer(self.setup, self._before, deal)

    def check(self, deal: D) -> tuple[Problem, ...]:
        """Every problem in what is known of the deal that comes next, be the match over or not."""
        return self.game.check(self.setup, self._before, deal)

    def settled(self, deal: D) -> D:
        """The deal that comes next with what follows from its fields, as the game's `settled` writes it."""
        return self.game.settled(self.setup, self._before, deal)

    def add(self, deal: D) -> None:
        """Go on by one deal, be it legal or not."""
        changed: dict[str, Any] = {"dealer": self.dealer(deal)}
        dealt = deal if deal.dealer is not None else replace(deal, **changed)
        self._tally.write(dealt)
        if self._latest is not None:
            self._before[-1] = self._latest
        self._before.append(dealt)
        self._latest = deal


AnyGame = Game[Any, Any]


def put(deal: D, ask: Ask, value: Any) -> D:
    """The deal with a question answered (or, with None, open again)."""
    if ask.seat is not None:
        held = getattr(deal, ask.field)
        value = (*held[: ask.seat], value, *held[ask.seat + 1 :])
    changed: dict[str, Any] = {ask.field: value}
    return replace(deal, **changed)


def answer(deal: Deal, ask: Ask) -> Any:
    """What a deal holds for a question; None where it is open."""
    held = getattr(deal, ask.field)
    return held if ask.seat is None else held[ask.seat]


def choices(
    game: Game[O, D], setup: Setup[O], before: tuple[D, ...], draft: D, ask: Ask
) -> tuple[Choice, ...]:
    """Each value a form offers for a question, with the problem it would make.

    Buttons, struck-out numbers and legal calls all come from here, and it asks the game's own `check`.
    What is wrong with the draft without an answer is not the answer's doing.
    """
    unanswered = put(draft, ask, answer(game.blank(setup), ask))
    wrong_anyway = game.check(setup, before, unanswered)

    def problem(value: Any) -> Problem | None:
        found = game.check(setup, before, put(draft, ask, value))
        return next((one for one in found if one not in wrong_anyway), None)

    return tuple(Choice(value, problem(value)) for value in game.values(setup, before, draft, ask))
