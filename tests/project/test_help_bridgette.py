"""The numbers on Bridgette's page are those of the program."""

import re
from dataclasses import fields

import pytest

from scorepad.core.auction import BOOK, TRICKS, Contract, Doubling, Strain
from scorepad.core.contract import is_passed_out, over_or_short
from scorepad.core.contract_words import contract_in_words
from scorepad.core.fields import Whole, kind_of
from scorepad.core.sheet import Scoresheet
from scorepad.games.bridgette import GAME, rules
from scorepad.games.bridgette.presets import PRESETS
from scorepad.games.bridgette.rules import (
    BridgetteDeal,
    BridgetteOptions,
    BridgetteSetup,
    Multiplies,
    Reason,
    ThreeOver,
    Tie,
    Upcard,
)
from scorepad.ui.help_pages import OPTION, PRESET, HelpPage
from tests.project.help_reading import (
    NAMES,
    languages_of,
    number,
    numbers,
    prose,
    read,
    tables,
    worked_out,
)

KEY = "bridgette"
USUAL = BridgetteOptions()
DOUBLED, REDOUBLED = Doubling.DOUBLED, Doubling.REDOUBLED
NO_TRUMP = Strain.NO_TRUMP


@pytest.fixture(params=languages_of(KEY))
def page(request: pytest.FixtureRequest) -> HelpPage:
    return read(KEY, request.param)


@pytest.fixture
def english() -> HelpPage:
    return read(KEY, "en")


def played(
    declarer: int, level: int, strain: Strain, tricks: int, doubling: Doubling = Doubling.NONE
) -> BridgetteDeal:
    return BridgetteDeal(declarer=declarer, level=level, strain=strain, tricks=tricks, doubling=doubling)


PASSED_OUT = BridgetteDeal(passed_out=True)
MATCH = (
    played(0, 2, Strain.HEARTS, 8),
    played(1, 3, NO_TRUMP, 8),
    played(1, 0, NO_TRUMP, 6, DOUBLED),
    PASSED_OUT,
    played(0, 4, Strain.SPADES, 13),
    played(0, 5, Strain.CLUBS, 8, DOUBLED),
    played(1, 1, NO_TRUMP, 7),
)
SINGLE_DEALS = (
    played(0, 2, Strain.HEARTS, 8),
    played(0, 2, Strain.HEARTS, 9),
    played(0, 2, Strain.HEARTS, 11),
    played(0, 0, NO_TRUMP, 6),
    played(0, 6, NO_TRUMP, 12),
    played(0, 7, NO_TRUMP, 13),
    played(0, 3, Strain.SPADES, 9, DOUBLED),
    played(0, 2, NO_TRUMP, 11, REDOUBLED),
    played(0, 3, NO_TRUMP, 8),
    played(0, 5, Strain.CLUBS, 8, DOUBLED),
)


def scored(deals: tuple[BridgetteDeal, ...], options: BridgetteOptions = USUAL) -> Scoresheet:
    """The sheet of deals that the program takes."""
    setup = BridgetteSetup(NAMES[:2], options)
    for at, deal in enumerate(deals):
        assert rules.check(setup, deals[:at], deal) == ()
        assert not GAME.ended(setup, deals[:at])
    return rules.score(setup, deals)


def single(deal: BridgetteDeal, options: BridgetteOptions = USUAL) -> list[int]:
    """What a deal brings each of the two."""
    return list(scored((deal,), options).totals)


def part(deal: BridgetteDeal, reason: Reason) -> int:
    """What of a deal's points has this reason."""
    return sum(one.points for one in scored((deal,)).rows[0].entries if one.reason is reason)


def contract(deal: BridgetteDeal) -> Contract:
    assert deal.declarer is not None
    assert deal.level is not None
    assert deal.strain is not None
    return Contract(deal.declarer, deal.level, deal.strain, deal.doubling or Doubling.NONE)


def assert_tells(page: HelpPage, deal: BridgetteDeal, contract_cell: str, tricks_cell: str) -> None:
    """A row is about this deal: in English its words, else its level, and its tricks."""
    if is_passed_out(deal):
        assert not re.search(r"\d", contract_cell + tricks_cell)
        return
    assert number(tricks_cell) == deal.tricks
    if page.language == "en":
        assert contract_cell == str(contract_in_words(contract(deal)))
    else:
        assert re.findall(r"\d", contract_cell) == [str(deal.level)]


def test_the_dealer_draws_as_many_as_the_program_says(page: HelpPage) -> None:
    _groups, table = tables(page, "deal")
    assert [number(row[-1]) for row in table] == [rules.DRAWN[one] for one in Upcard]


def test_the_misprint_is_put_right_as_the_program_has_it(page: HelpPage) -> None:
    [table] = tables(page, "history")
    assert re.findall(r"\d+", table[-1][-1]) == [str(rules.DRAWN[Upcard.ACE])]


def test_the_bids_are_those_of_the_program(english: HelpPage) -> None:
    lowest, *_rest, highest = rules.BIDDING.bids()
    told = prose(english, "bidding")
    assert f"**{contract_in_words(Contract(0, lowest.level, lowest.strain))}**" in told
    assert f"highest bid is {contract_in_words(Contract(0, highest.level, highest.strain))}" in told


# Scoring.


def test_the_bids_are_worth_what_the_program_gives(page: HelpPage) -> None:
    [values, _exact] = tables(page, "kept")
    assert [number(row[0]) for row in values] == list(range(8))
    for level, row in enumerate(values):
        minor, major, no_trump = numbers(row[1:])
        told = {
            Strain.CLUBS: minor,
            Strain.DIAMONDS: minor,
            Strain.HEARTS: major,
            Strain.SPADES: major,
            NO_TRUMP: no_trump,
        }
        for strain, points in told.items():
            if level == 0 and strain is not NO_TRUMP:
                assert points is None
            else:
                assert points == part(played(0, level, strain, BOOK + level), Reason.BID_VALUE)


def test_exactly_the_tricks_bid_bring_what_the_program_gives(page: HelpPage) -> None:
    [_values, [low, six, seven]] = tables(page, "kept")
    assert [re.findall(r"\d", row[0]) for row in (low, six, seven)] == [["0", "5"], ["6"], ["7"]]
    for bid in rules.BIDDING.bids():
        row = low if bid.level <= 5 else six if bid.level == 6 else seven
        assert number(row[1]) == part(played(0, bid.level, bid.strain, BOOK + bid.level), Reason.EXACT)


def test_the_bonuses_that_the_text_tells_are_the_programs(english: HelpPage) -> None:
    told = prose(english, "kept")
    over = part(played(0, 1, NO_TRUMP, 10), Reason.THREE_OVER)
    assert f"**Exactly three tricks over the bid** bring {over} more" in told
    for tricks in (8, 9, 11):
        assert part(played(0, 1, NO_TRUMP, tricks), Reason.THREE_OVER) == 0
    once, twice = (
        part(played(0, 1, NO_TRUMP, 8, doubling), Reason.MADE_DOUBLED) for doubling in (DOUBLED, REDOUBLED)
    )
    assert f"brings {once} more, and a redoubled one {twice}" in told


def test_tricks_short_cost_what_the_program_says(page: HelpPage) -> None:
    [table] = tables(page, "short")
    for short, row in enumerate(table, start=1):
        assert re.findall(r"\d+", row[0]) == [str(short)]
        told = [single(played(0, 7, NO_TRUMP, TRICKS - short, doubling))[1] for doubling in Doubling]
        assert numbers(row[1:]) == told, row
    assert single(played(0, 7, NO_TRUMP, 0)) == single(played(0, 7, NO_TRUMP, TRICKS - len(table)))


def test_the_single_deals_are_scored_as_the_program_scores(page: HelpPage) -> None:
    [table] = tables(page, "examples")
    for deal, row in zip(SINGLE_DEALS, table, strict=True):
        assert_tells(page, deal, row[0], row[1])
        assert numbers(row[3:]) == single(deal), row
        over = over_or_short(contract(deal), number(row[1]))
        if over < 0:
            assert re.findall(r"\d+", row[2]) == [str(-over)]
        else:
            assert worked_out(row[2]) == single(deal)[0], row


def test_the_match_is_scored_as_the_program_scores(page: HelpPage) -> None:
    [[*table, total]] = tables(page, "match")
    sheet = scored(MATCH)
    for at, (deal, row) in enumerate(zip(MATCH, table, strict=True)):
        assert number(row[0]) == at + 1
        assert row[1] == NAMES[sheet.rows[at].dealer]
        assert_tells(page, deal, row[2], row[4])
        assert deal.declarer is None or row[3] == NAMES[deal.declarer]
        assert numbers(row[5:]) == list(sheet.rows[at].points), row
    assert numbers(total[5:]) == list(sheet.totals)
    assert sheet.finished


def test_the_words_about_the_match_are_right(english: HelpPage) -> None:
    sheet = scored(MATCH)
    assert f"{NAMES[sheet.winners[0]]} wins by {max(sheet.totals) - min(sheet.totals)}" in prose(
        english, "match"
    )


# House rules.


def test_the_presets_have_the_programs_names(english: HelpPage) -> None:
    [table] = tables(english, PRESET + "standard")
    assert [row[0] for row in table] == [str(preset.name) for preset in PRESETS]


def test_the_long_match_is_told_as_the_preset_has_it(english: HelpPage) -> None:
    [table] = tables(english, PRESET + "standard")
    long = next(preset.options(2) for preset in PRESETS if preset.key == "long")
    assert table[1][1] == f"{long.deals} deals"


def test_what_a_double_multiplies_is_told_as_the_program_multiplies(page: HelpPage) -> None:
    [table] = tables(page, OPTION + "doubling_multiplies")
    deal = played(0, 3, Strain.SPADES, 9, DOUBLED)
    for multiplies, row in zip(Multiplies, table, strict=True):
        [points, _none] = single(deal, BridgetteOptions(doubling_multiplies=multiplies))
        assert number(row[2]) == worked_out(row[1]) == points, row


def test_three_or_more_over_are_paid_as_told(english: HelpPage) -> None:
    deal = played(0, 1, Strain.SPADES, 11)
    usual, more = (
        single(deal, BridgetteOptions(three_over=one))[0] for one in (ThreeOver.EXACT, ThreeOver.AT_LEAST)
    )
    told = prose(english, OPTION + "three_over")
    assert f"usually {usual}, and with *three or more* {more}" in told


def test_without_the_exact_bonus_the_example_is_worth_what_is_told(english: HelpPage) -> None:
    [points, _none] = single(played(0, 2, Strain.HEARTS, 8), BridgetteOptions(exact_bonus=False))
    assert f"2 hearts with 8 tricks is worth {points}" in prose(english, OPTION + "exact_bonus")


def test_the_tips_count_as_the_program_does(english: HelpPage) -> None:
    tips = prose(english, "tips")
    exact, over, more = (single(played(0, 2, Strain.HEARTS, tricks))[0] for tricks in (8, 9, 10))
    assert over == more
    assert f"2 hearts and 8 tricks is {exact}. With 9 or 10 it is only {over}." in tips
    plain, doubled = (
        single(played(0, 1, Strain.SPADES, 7, doubling))[0] for doubling in (Doubling.NONE, DOUBLED)
    )
    assert f"1 spade, exactly, brings {plain}, and doubled {doubled}" in tips
    four, five, six = (single(played(0, 7, NO_TRUMP, TRICKS - short))[1] for short in (4, 5, 6))
    assert f"Four short is {four}, five short is {five}, and from six on it is {six}" in tips
    assert f"the best {TRICKS} of {TRICKS + rules.DRAWN[Upcard.ACE]}" in tips


def test_the_defaults_that_the_text_tells_are_the_programs(english: HelpPage) -> None:
    kind = next(kind_of(one) for one in fields(BridgetteOptions) if one.name == "deals")
    assert isinstance(kind, Whole)
    told = prose(english, OPTION + "deals")
    assert f"Usual is {USUAL.deals}." in told
    assert f"any even number from {kind.low} to {kind.high}" in told
    assert USUAL.tie is Tie.EXTRA_DEAL
    assert USUAL.doubling_multiplies is Multiplies.EVERYTHING
    assert USUAL.three_over is ThreeOver.EXACT
    assert USUAL.exact_bonus
    assert not USUAL.passed_out_counts
