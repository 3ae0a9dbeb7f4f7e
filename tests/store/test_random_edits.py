"""Thousands of acts upon matches, taken back and made again: the history holds what is shown, scored anew."""

import os
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scorepad import record
from scorepad.core.consequences import follow, unfit
from scorepad.core.faults import RuleError
from scorepad.core.game import answer, put
from scorepad.core.match import Change, Match, Substitute
from scorepad.core.table import Adjustment
from scorepad.core.timeline import Timeline
from scorepad.games.boerenbridge.rules import hands
from scorepad.store.store import Store
from tests.store.evenings import BOERENBRIDGE, NOW, history, some_deal, table, troefcall_table

STEPS = int(os.environ.get("SCOREPAD_EDITS", "1500"))


class Evening:
    """A match on which somebody acts at random, as the window does: the change is shown and written."""

    def __init__(self, store: Store, chance: random.Random) -> None:
        self.store = store
        self.chance = chance
        self.timeline = Timeline()
        self.match = self._begun()
        self.id = store.create(self.match, NOW)

    def _begun(self) -> Match:
        if self.chance.random() < 0.4:
            return troefcall_table(target=self.chance.choice((5, 20)), baunie=self.chance.random() < 0.8)
        sizes = tuple(self.chance.randint(1, 6) for _ in range(self.chance.randint(3, 9)))
        return table(hands=sizes, dealer_rule=self.chance.random() < 0.5)

    def make(self, change: Change) -> None:
        """Make a change; deals that it leaves without a place are taken out with it, as a user may choose."""
        while broken := unfit(change):
            first = broken[0].deal
            assert first is not None
            change = follow(change, change.after.remove(first - 1))
        self.timeline = self.timeline.push(change)
        self._show(change)

    def _show(self, change: Change) -> None:
        self.match = change.after
        self.store.save(self.id, change, NOW)

    def act(self) -> None:
        """One act, whatever makes sense now."""
        acts = [self._undo, self._redo, self._undo, self._seats, self._rules, self._details]
        if self.match.finished:
            acts += [self._reopen] if self.match.closed else []
        else:
            acts += [self._draft, self._draft, self._add, self._add, self._add, self._close]
        if self.match.deals:
            acts += [self._replace, self._replace, self._remove, self._insert, self._move]
        self.chance.choice(acts)()

    def _undo(self) -> None:
        if self.timeline.to_undo is not None:
            self.timeline, change = self.timeline.undo()
            self._show(change)

    def _redo(self) -> None:
        if self.timeline.to_redo is not None:
            self.timeline, change = self.timeline.redo()
            self._show(change)

    def _any(self) -> int:
        return self.chance.randrange(len(self.match.deals))

    def _deal(self, at: int | None = None) -> Any:
        deal = some_deal(self.match, self.chance, at)
        if self.chance.random() < 0.2:
            side = self.chance.randrange(len(self.match.side_names))
            deal = replace(deal, adjustments=(Adjustment(side, self.chance.choice((-50, 10)), "revoke"),))
        return replace(deal, dealer=self.chance.choice((None, None, None, 1, 2)))

    def _legal(self, change: Any) -> None:
        """Make a change unless the rules refuse it, as a form would have."""
        try:
            made = change()
        except RuleError:
            return
        self.make(made)

    def _draft(self) -> None:
        deal = self._deal()
        asks = self.match.asks()
        draft = self.match.draft
        for ask in asks[: self.chance.randrange(len(asks))]:
            draft = put(draft, ask, answer(deal, ask))
        self._legal(lambda: self.match.drafted(draft))

    def _add(self) -> None:
        deal = self._deal()
        self._legal(lambda: self.match.add(deal, NOW.isoformat()))

    def _replace(self) -> None:
        at = self._any()
        self._legal(lambda: self.match.replace(at, self._deal(at)))

    def _insert(self) -> None:
        at = self._any()
        self._legal(lambda: self.match.insert(at, self._deal(at)))

    def _remove(self) -> None:
        self.make(self.match.remove(self._any()))

    def _move(self) -> None:
        self.make(self.match.move(self._any(), self._any()))

    def _seats(self) -> None:
        names = list(self.match.setup.players)
        self.chance.shuffle(names)
        self._legal(lambda: self.match.reseat(tuple(names), self.chance.randrange(len(names))))

    def _rules(self) -> None:
        if self.match.game != BOERENBRIDGE:
            rules = {"kap": self.chance.randint(2, 9), "target": self.chance.choice((5, 20, 50))}
            options = replace(self.match.setup.options, **rules)
            self._legal(lambda: self.match.set_options(options))
            return
        sizes = (*hands(self.match.setup)[:-1], self.chance.randint(1, 6))
        options = replace(self.match.setup.options, per_trick=self.chance.randint(0, 5), hands=sizes)
        self._legal(lambda: self.match.set_options(options))

    def _details(self) -> None:
        note, counts = self.chance.choice((None, "late", "at the cabin")), self.chance.random() < 0.8
        guest = (Substitute(1, self.chance.randrange(4), "Zoë"),) if self.chance.random() < 0.3 else ()
        self.make(self.match.detailed(note=note, counts=counts, substitutes=guest))

    def _close(self) -> None:
        self.make(self.match.close(NOW.isoformat()))

    def _reopen(self) -> None:
        self.make(self.match.reopen())


def scored_from_scratch(match: Match) -> object:
    """The sheet of the same match read from a record, which no value computed earlier can have touched."""
    again = record.read(record.dump([match]).encode()).matches[0]
    return again.sheet, again.grid


@pytest.mark.parametrize("seed", range(6))
def test_the_history_holds_what_is_shown_after_any_acts(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    made = 0
    with history(tmp_path) as store:
        while made < STEPS // 6:
            evening = Evening(store, chance)
            for _ in range(40):
                evening.act()
                made += 1
            match = evening.match
            assert store.load(evening.id) == match
            assert not match.problems()
            assert scored_from_scratch(match) == (match.sheet, match.grid)
            for step in store.trail(evening.id):
                assert step.before is not None and step.after is not None
        assert not store.check()


@pytest.mark.parametrize("seed", range(3))
def test_undo_reaches_the_beginning_and_redo_the_end(tmp_path: Path, seed: int) -> None:
    chance = random.Random(1000 + seed)
    with history(tmp_path) as store:
        evening = Evening(store, chance)
        for _ in range(60):
            evening.act()
        end, begun = evening.match, evening.timeline.done[0].before
        while evening.timeline.to_undo is not None:
            evening._undo()
        assert evening.match == begun == store.load(evening.id)
        while evening.timeline.to_redo is not None:
            evening._redo()
        assert store.load(evening.id) == evening.match
        # What was taken back at the end of the acts lies behind the end.
        assert end in [change.before for change in evening.timeline.done] + [evening.match]


@pytest.mark.parametrize("seed", range(4))
def test_after_a_restart_everything_done_can_be_undone_and_made_again(tmp_path: Path, seed: int) -> None:
    chance = random.Random(2000 + seed)
    with history(tmp_path) as store:
        evening = Evening(store, chance)
        begun = evening.match
        for _ in range(50):
            evening.act()
    with history(tmp_path) as store:
        end = store.load(evening.id)
        evening.store, evening.match = store, end
        evening.timeline = store.timeline(evening.id)
        steps = 0
        while evening.timeline.to_undo is not None:
            evening._undo()
            steps += 1
        assert replace(evening.match, open_deal=None) == begun
        assert store.load(evening.id) == evening.match
        for _ in range(steps):
            evening._redo()
        assert store.load(evening.id) == end
        assert not store.check()
