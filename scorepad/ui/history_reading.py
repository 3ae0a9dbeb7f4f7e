"""What the history page shows, read from the history. Runs on the reader's thread: no widgets here."""

from datetime import date
from typing import TYPE_CHECKING

from scorepad.games import GAMES, game_name, is_known
from scorepad.ui.history_model import (
    HistoryBatch,
    HistoryChoices,
    HistoryFilter,
    HistoryLine,
    MatchCard,
    SideLine,
    Status,
)

if TYPE_CHECKING:
    from scorepad.store.lines import MatchLine, Wanted
    from scorepad.store.store import Store


def history_batch(
    store: "Store", wanted: HistoryFilter, offset: int, limit: int, today: date
) -> HistoryBatch:
    """So many of the matches that are looked for, from `offset` on, and how many there are."""
    asked = _wanted(wanted)
    total = store.count(asked)
    lines = store.lines(asked, limit, offset) if total > offset else ()
    return HistoryBatch(
        wanted,
        offset,
        total,
        tuple(_line(line, None if line.finished else _deals_to_play(store, line.id)) for line in lines),
        today,
        0 if total else store.count(_wanted(HistoryFilter(put_away=True))),
    )


def history_choices(store: "Store") -> HistoryChoices:
    """What the matches can be filtered by."""
    return HistoryChoices(
        players=store.who_played(),
        pairs=store.pairs(),
        games=tuple((game.key, game.words.name) for game in GAMES),
        seasons=store.season_names(),
    )


def match_card(store: "Store", line: HistoryLine) -> MatchCard:
    """The card of a match in the list."""
    match = store.load(line.match_id)
    return MatchCard(line, match.game.words.agreed(match.setup))


def _wanted(wanted: HistoryFilter) -> "Wanted":
    from scorepad.store.lines import Wanted

    return Wanted(
        text=wanted.text,
        players=wanted.players,
        game=wanted.game,
        season=wanted.season,
        first_day=wanted.first_day,
        last_day=wanted.last_day,
        finished=False if wanted.unfinished else None,
        deleted=wanted.put_away,
        matches=None if wanted.behind is None else wanted.behind.matches,
    )


def _line(line: "MatchLine", of_deals: int | None) -> HistoryLine:
    sides = [
        SideLine(
            " & ".join(line.players[seat] for seat in seats),
            line.totals[side],
            line.places[side],
            side in line.winners,
        )
        for side, seats in enumerate(line.sides)
    ]
    return HistoryLine(
        match_id=line.id,
        game=game_name(line.game),
        started=line.started,
        sides=tuple(sorted(sides, key=lambda side: side.place)),
        status=_status(line),
        deals=line.deals,
        of_deals=of_deals,
        ended=line.ended,
        season=line.season,
        note=line.note,
        counts=line.counts,
        put_away=line.deleted,
        of_pairs=line.of_pairs,
        is_known=is_known(line.game),
    )


def _status(line: "MatchLine") -> Status:
    if not line.finished:
        return Status.GOES_ON
    return Status.STOPPED if line.closed else Status.FINISHED


def _deals_to_play(store: "Store", match_id: int) -> int | None:
    """How many deals a match takes; None where only its course can tell, or where it cannot be read.

    What is wrong with it is told on its card; the list is about all of them.
    """
    from scorepad.store.errors import StoreDamaged, StoreUnknownGame

    try:
        return store.load(match_id).deals_in_all
    except (StoreDamaged, StoreUnknownGame):
        return None
