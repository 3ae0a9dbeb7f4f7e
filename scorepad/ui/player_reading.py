"""What the page of a player shows, read from the history. Runs on the reader's thread: no widgets here."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from scorepad.core.measures import MeasureGroup
from scorepad.games import GAMES, game, is_known
from scorepad.season.season import Filters
from scorepad.season.statistics import Statistics, statistics

if TYPE_CHECKING:
    from scorepad.store.people import Player
    from scorepad.store.store import Store

EVERYTHING = Filters()


@dataclass(frozen=True)
class PlayerAsked:
    """Whose page is wanted, by any of the person's names, and the matches that it is about."""

    name: str
    filters: Filters = EVERYTHING


@dataclass(frozen=True)
class PlayerShown:
    """A player's page: `asked` names the person as it is called now, `also` are its other names.

    `colour` is that of the palette which was chosen, and `seasons` are those that can be.
    """

    asked: PlayerAsked
    statistics: Statistics
    also: tuple[str, ...] = ()
    colour: int | None = None
    seasons: tuple[str, ...] = ()


def player_shown(store: "Store", asked: PlayerAsked) -> PlayerShown:
    """The page that is asked for. Raises StoreMissing where there is nobody of that name."""
    key, sittings = store.sittings(asked.name, asked.filters)
    person = _person(store, key, asked.name)
    return PlayerShown(
        replace(asked, name=person.name),
        statistics(key, sittings, tuple(one.key for one in GAMES), _measures),
        person.also,
        person.colour,
        store.season_names(),
    )


def _measures(key: str) -> tuple[MeasureGroup, ...]:
    return game(key).words.measures if is_known(key) else ()


def _person(store: "Store", key: str, name: str) -> "Player":
    from scorepad.store.errors import NO_PLAYER, StoreMissing

    person = next((player for player in store.players() if player.key == key), None)
    if person is None:  # somebody has renamed it between the two questions
        raise StoreMissing(NO_PLAYER.of(name=name))
    return person
