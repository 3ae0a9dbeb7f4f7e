"""What must hold of every match with contracts beside what holds of all: told once for both bridges."""

from dataclasses import replace
from random import Random

from scorepad.core.contract import ContractDeal, is_passed_out
from scorepad.core.faults import RuleError
from scorepad.core.game import Ask, put
from scorepad.core.match import Match
from scorepad.core.sheet import Row
from scorepad.core.table import Deal
from scorepad.record import write
from tests.games.properties import is_open, match_of

OF_THE_MATCH = ("game_bonus", "rubber", "adjustment")
"""Reasons of entries that hang on more than the deal's own contract."""


def a_recorded_auction_keeps_its_points(match: Match, chance: Random) -> None:
    """Whatever is put in or taken out before it, an auction's points stay with the side that has them."""
    for _ in range(4):
        kept = list(range(len(match.deals)))
        changed = match
        if match.deals and chance.random() < 0.5:
            at = chance.randrange(len(match.deals))
            changed = match.remove(at).after
            del kept[at]
        elif match.deals and chance.random() < 0.5:
            at, to = chance.randrange(len(match.deals)), chance.randrange(len(match.deals))
            changed = match.move(at, to).after
            kept.insert(to, kept.pop(at))
        else:
            at = chance.randint(0, len(match.deals))
            try:
                changed = match.insert(at, forgotten_deal(match, chance)).after
            except RuleError:
                continue
            kept.insert(at, -1)
        for now, before in enumerate(kept):
            deal = changed.deals[now]
            if before >= 0 and isinstance(deal, ContractDeal) and deal.auction is not None:
                assert own_entries(changed.sheet.rows[now]) == own_entries(match.sheet.rows[before])
                assert changed.sheet.rows[now].dealer == match.sheet.rows[before].dealer
        if not changed.problems():
            assert match_of(write(changed)) == changed


def forgotten_deal(match: Match, chance: Random) -> Deal:
    """One like another of the match, dealt by whoever's turn it was, or a passed-out one."""
    passed_out: Deal = replace(match.game.blank(match.setup), passed_out=True)
    like = chance.choice((passed_out, *match.deals))
    entered: Deal = match.game.as_entered(like)
    return replace(entered, dealer=None)


def own_entries(row: Row) -> list[object]:
    return [entry for entry in row.entries if str(entry.reason) not in OF_THE_MATCH]


def a_form_ends_what_it_begins(match: Match, chance: Random) -> None:
    """An auction of calls that are offered comes to its end, and only then are there tricks to enter."""
    if match.finished:
        return
    deal = put(match.game.blank(match.setup), Ask("auction"), ())
    while is_open(replace(match, open_deal=deal), Ask("auction")):
        assert "auction" in asked_of(match, deal)
        match = replace(match, open_deal=deal)
        allowed = [choice.value for choice in match.choices(Ask("auction")) if choice.problem is None]
        # A pass is always among them, and the auction grows by one call.
        assert (*deal.auction, "P") in allowed
        assert all(value[:-1] == deal.auction for value in allowed)
        deal = put(deal, Ask("auction"), chance.choice(allowed))
    assert match.game.check(match.setup, match.deals, deal) == ()
    assert ("tricks" in asked_of(match, deal)) == (not is_passed_out(deal))
    assert not [
        choice for choice in replace(match, open_deal=deal).choices(Ask("auction")) if choice.problem is None
    ], "after the end no call is offered"


def asked_of(match: Match, deal: Deal) -> list[str]:
    return [ask.field for ask in match.game.asks(match.setup, match.deals, deal)]
