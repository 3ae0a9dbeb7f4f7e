"""House rules while they are being agreed on: they keep their meaning when the table grows or shrinks."""

import dataclasses
from dataclasses import dataclass
from typing import Any

from scorepad.core.faults import Problem
from scorepad.core.game import AnyGame
from scorepad.core.ladders import FIXED, Ladders
from scorepad.core.phrase import Phrase
from scorepad.core.table import Options, Setup
from scorepad.core.words import problem_in_words


def table_of(players: int, options: Options) -> Setup[Any]:
    """A table of so many that have no names yet."""
    return Setup(tuple(str(seat + 1) for seat in range(players)), options)


@dataclass(frozen=True)
class Agreement:
    """A game, a number of players and the house rules they agree on."""

    game: AnyGame
    players: int
    options: Options
    written: frozenset[str] = frozenset()
    """The options whose list the table wrote itself: such a list stays as it is."""

    @classmethod
    def usual(cls, game: AnyGame, players: int) -> "Agreement":
        """The rules that a table begins with."""
        return cls(game, players, game.presets[0].options(players) if game.presets else game.options())

    @property
    def setup(self) -> Setup[Any]:
        """A table that plays by it, of players without names."""
        return table_of(self.players, self.options)

    @property
    def preset(self) -> str | None:
        """The key of the preset that says exactly this, or None."""
        for preset in self.game.presets:
            if preset.options(self.players) == self.options:
                return preset.key
        return None

    def with_preset(self, key: str) -> "Agreement":
        """By the rules of a preset. Raises KeyError where the game has none of that name."""
        presets = {preset.key: preset for preset in self.game.presets}
        return Agreement(self.game, self.players, presets[key].options(self.players))

    def with_options(self, options: Options, written: frozenset[str] = frozenset()) -> "Agreement":
        """By these rules."""
        return Agreement(self.game, self.players, options, written)

    def for_players(self, players: int) -> "Agreement":
        """The same rules for another number of players.

        A preset stays that preset and a ladder of a name stays the ladder of that name: "Wizard" deals
        fifteen times to four and twelve times to five. A list of the table's own stays as it is.
        """
        key = self.preset
        if key is not None:
            return dataclasses.replace(self, players=players).with_preset(key)
        changed: dict[str, Any] = {}
        for name, ladders in self.game.ladders.items():
            sizes = getattr(self.options, name)
            if sizes is not None and name not in self.written:
                changed[name] = self._moved(name, ladders, sizes, players)
        options = dataclasses.replace(self.options, **changed)
        return dataclasses.replace(self, players=players, options=options)

    def _moved(
        self, name: str, ladders: Ladders, sizes: tuple[int, ...], players: int
    ) -> tuple[int, ...] | None:
        for preset in self.game.presets:
            if getattr(preset.options(self.players), name) == sizes:
                moved: tuple[int, ...] | None = getattr(preset.options(players), name)
                return moved
        key = ladders.key_of(self.setup, sizes)
        if key == FIXED:
            usual = len(sizes) == 2 * self.players
            return sizes[:1] * (2 * players) if usual else sizes
        return ladders.offer(table_of(players, self.options)).get(key, sizes)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What these rules cannot be played by, one at most for a field."""
        found: dict[str | None, Problem] = {}
        for problem in self.game.check_setup(self.setup):
            found.setdefault(problem.field, problem)
        return tuple(found.values())

    def sentence(self, problem: Problem) -> Phrase:
        """A problem of these rules in words."""
        return problem_in_words(self.game.words, problem)

    def agreed(self) -> tuple[Phrase, ...]:
        """The rules in plain words."""
        return self.game.words.agreed(self.setup)
