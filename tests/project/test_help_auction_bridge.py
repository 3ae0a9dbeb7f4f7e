"""The numbers on Auction Bridge's page are those of the program."""

import re
from dataclasses import fields

import pytest

from scorepad.core.auction import SUITS, Bid, Contract, Doubling, Strain, follow_calls
from scorepad.core.contract import contract_of, is_passed_out
from scorepad.core.contract_words import SIGNS, STRAINS, contract_in_words
from scorepad.core.fields import Whole, kind_of
from scorepad.core.sheet import Line, Scoresheet
from scorepad.games.auction_bridge import GAME, rules
from scorepad.games.auction_bridge.presets import PRESETS
from scorepad.games.auction_bridge.rules import (
    AuctionDeal,
    AuctionOptions,
    AuctionSetup,
    Format,
    HeldBy,
    HonourCount,
    Honours,
    TrickCount,
)
from scorepad.ui.help_pages import OPTION, PRESET, HelpPage
from tests.project.help_reading import NAMES, languages_of, number, numbers, prose, read, tables

KEY = "auction_bridge"
USUAL = AuctionOptions()
DOUBLED, REDOUBLED = Doubling.DOUBLED, Doubling.REDOUBLED
HELD = ((3, 0), (4, 0), (5, 0), (4, 4), (5, 4), (5, 5))
"""How many honours a side holds, and how many of them one hand, in the order of the page."""
OUR_THREE = Honours(by=HeldBy.DECLARER, count=3)
THEIR_THREE = Honours(by=HeldBy.DEFENDERS, count=3)
FOUR_IN_ONE_HAND = Honours(by=HeldBy.DECLARER, count=4, in_one_hand=4)


@pytest.fixture(params=languages_of(KEY))
def page(request: pytest.FixtureRequest) -> HelpPage:
    return read(KEY, request.param)


@pytest.fixture
def english() -> HelpPage:
    return read(KEY, "en")


def played(
    declarer: int,
    level: int,
    strain: Strain,
    tricks: int,
    doubling: Doubling = Doubling.NONE,
    honours: Honours | None = None,
) -> AuctionDeal:
    return AuctionDeal(
        declarer=declarer, level=level, strain=strain, tricks=tricks, doubling=doubling, honours=honours
    )


PASSED_OUT = AuctionDeal(passed_out=True)
RUBBER = (
    played(0, 2, Strain.HEARTS, 9, honours=OUR_THREE),
    PASSED_OUT,
    played(3, 1, Strain.NO_TRUMP, 7, DOUBLED),
    played(2, 2, Strain.SPADES, 8),
    played(1, 4, Strain.HEARTS, 8, DOUBLED, FOUR_IN_ONE_HAND),
    played(0, 3, Strain.NO_TRUMP, 12),
)
THREE_PLAYERS = (
    played(0, 3, Strain.NO_TRUMP, 9),
    played(1, 2, Strain.SPADES, 6, DOUBLED),
    played(2, 4, Strain.HEARTS, 10, honours=THEIR_THREE),
    played(0, 2, Strain.CLUBS, 11),
)
SINGLE_DEALS = (
    played(0, 2, Strain.HEARTS, 10),
    played(0, 3, Strain.NO_TRUMP, 9),
    played(0, 4, Strain.HEARTS, 10, DOUBLED),
    played(0, 2, Strain.SPADES, 9, REDOUBLED),
    played(0, 5, Strain.DIAMONDS, 9),
    played(0, 3, Strain.CLUBS, 7, DOUBLED),
    played(0, 6, Strain.NO_TRUMP, 12),
    played(0, 7, Strain.HEARTS, 12),
)
NULLO_DEALS = (
    played(0, 3, Strain.NULLO, 4),
    played(0, 3, Strain.NULLO, 2),
    played(0, 3, Strain.NULLO, 6),
    played(0, 2, Strain.NULLO, 4, DOUBLED),
)


def scored(deals: tuple[AuctionDeal, ...], options: AuctionOptions = USUAL, players: int = 4) -> Scoresheet:
    """The sheet of deals that the program takes."""
    setup = AuctionSetup(NAMES[:players], options)
    for at, deal in enumerate(deals):
        assert rules.check(setup, deals[:at], deal) == ()
        assert not GAME.ended(setup, deals[:at])
    return rules.score(setup, deals)


def by_line(sheet: Scoresheet, deal: int) -> list[int]:
    """The points of a deal: below and above of the first side, then of the second."""
    entries = sheet.rows[deal].entries
    return [
        sum(one.points for one in entries if (one.side, one.line) == (side, line))
        for side in range(2)
        for line in (Line.BELOW, Line.ABOVE)
    ]


def single(deal: AuctionDeal, options: AuctionOptions = USUAL) -> list[int]:
    """What a deal scores: below and above for the declarer's side, and what the other side gets."""
    below, above, theirs_below, theirs = by_line(scored((deal,), options), 0)
    assert theirs_below == 0
    return [below, above, theirs]


def contract(deal: AuctionDeal) -> Contract:
    found = contract_of(deal, rules.bidding(AuctionSetup(NAMES, AuctionOptions(nullo=True))), 0)
    assert found is not None
    return found


def assert_tells(page: HelpPage, deal: AuctionDeal, contract_cell: str, tricks_cell: str) -> None:
    """A row is about this deal: in English its words, else its level, and its tricks."""
    if is_passed_out(deal):
        assert not re.search(r"\d", contract_cell + tricks_cell)
        return
    assert number(tricks_cell) == deal.tricks
    if page.language == "en":
        assert contract_cell == str(contract_in_words(contract(deal)))
    else:
        assert re.findall(r"\d", contract_cell) == [str(deal.level)]


# The auction.


def test_the_auction_makes_the_declarer_that_the_text_names(page: HelpPage, english: HelpPage) -> None:
    strains = {str(SIGNS[strain]): strain for strain in SUITS}
    [[first, second]] = tables(page, "bidding")
    bids = [Bid(int(cell[0]), strains[cell[1:]]).call for cell in first[:3]]
    setup = AuctionSetup(NAMES, USUAL)
    passes = ["P" for cell in second if cell]
    auction = follow_calls(rules.bidding(setup), 0, [*bids, "X", *passes])
    assert auction.contract == Contract(0, 2, Strain.HEARTS, DOUBLED)
    assert "2 hearts, doubled" in prose(english, "bidding")
    assert "So Anna plays it" in prose(english, "bidding")


def test_spades_are_lowest_in_the_old_count(english: HelpPage) -> None:
    assert "**spades are the lowest strain**" in prose(english, OPTION + "trick_values")
    assert rules.ranks(AuctionOptions(trick_values=TrickCount.OF_1904))[0] is Strain.SPADES
    ranked = ", ".join(str(STRAINS[one]) for one in rules.ranks(USUAL))
    assert f"From low to high: {ranked}." in prose(english, "bidding")


# Scoring.


def odd_tricks_for_a_game(strain: Strain) -> int:
    for odd in range(1, 8):
        if scored((played(0, 1, strain, 6 + odd),)).state["games"] == (1, 0):
            return odd
    raise AssertionError(strain)


def test_the_trick_values_are_those_of_the_program(page: HelpPage) -> None:
    [table] = tables(page, "below")
    for strain, row in zip(rules.ranks(USUAL), table, strict=True):
        values = [single(played(0, 1, strain, 7, doubling))[0] for doubling in Doubling]
        assert numbers(row[1:]) == [*values, odd_tricks_for_a_game(strain)], strain


def test_the_points_above_the_line_are_those_of_the_program(page: HelpPage) -> None:
    [[made, short]] = tables(page, "above")
    for column, doubling in enumerate(Doubling, start=1):
        assert number(made[column]) == single(played(0, 4, Strain.HEARTS, 11, doubling))[1]
        assert number(short[column]) == single(played(0, 4, Strain.HEARTS, 9, doubling))[2]


def honours_scored(held: tuple[int, int], strain: Strain, options: AuctionOptions = USUAL) -> int | None:
    """What honours bring; None where nobody can hold them."""
    honours = Honours(by=HeldBy.DECLARER, count=held[0], in_one_hand=held[1])
    if not rules.are_possible(honours, strain):
        return None
    return single(played(0, 1, strain, 7, honours=honours), options)[1]


def test_the_honours_are_those_of_the_program(page: HelpPage) -> None:
    [table] = tables(page, "honours")
    for held, row in zip(HELD, table, strict=True):
        count, in_one_hand = held
        assert int(row[0][0]) == (in_one_hand or count)
        told = [honours_scored(held, strain) for strain in (Strain.CLUBS, Strain.NO_TRUMP)]
        assert numbers(row[1:]) == told, held


def test_the_single_deals_are_scored_as_the_program_scores(page: HelpPage) -> None:
    [table] = tables(page, "examples")
    for deal, row in zip(SINGLE_DEALS, table, strict=True):
        assert_tells(page, deal, row[0], row[1])
        assert numbers(row[2:]) == single(deal), row


def test_the_rubber_is_scored_as_the_program_scores(page: HelpPage) -> None:
    contracts, [*points, total] = tables(page, "rubber")
    sheet = scored(RUBBER)
    for at, (deal, row, scores) in enumerate(zip(RUBBER, contracts, points, strict=True)):
        assert number(row[0]) == number(scores[0]) == at + 1
        assert_tells(page, deal, row[1], row[3])
        assert deal.declarer is None or row[2] == NAMES[deal.declarer]
        assert numbers(scores[1:]) == by_line(sheet, at), scores
    sums = [sum(column) for column in zip(*(by_line(sheet, at) for at in range(len(RUBBER))), strict=True)]
    assert numbers(total[1:]) == sums
    assert sheet.finished
    assert sheet.state["games"] == (2, 0)


def test_the_words_about_the_rubber_are_right(english: HelpPage) -> None:
    ours, theirs = scored(RUBBER).totals
    told = prose(english, "rubber")
    assert f"Anna and Cato have {ours} points, Bram and Daan {theirs}" in told
    assert f"win by {ours - theirs}" in told
    setup = AuctionSetup(NAMES, USUAL)
    assert rules.dealer(setup, RUBBER[:1]) == rules.dealer(setup, RUBBER[:2]) == NAMES.index("Bram")


def test_the_side_that_wins_the_rubber_loses_as_the_text_tells(english: HelpPage) -> None:
    clubs = played(0, 5, Strain.CLUBS, 11)
    sheet = scored((clubs, played(2, 3, Strain.HEARTS, 7, REDOUBLED), clubs))
    assert sheet.winners == (1,)
    told = prose(english, "end")
    assert f"30 + 30 + {USUAL.rubber_bonus} = {sheet.totals[0]}" in told
    assert f"gave the other side {sheet.totals[1]}" in told


# Three players.


def test_three_players_are_scored_and_settle_as_in_the_program(page: HelpPage) -> None:
    [*deals, total], settlement = tables(page, "three")
    sheet = scored(THREE_PLAYERS, players=3)
    for at, (deal, row) in enumerate(zip(THREE_PLAYERS, deals, strict=True)):
        assert number(row[0]) == at + 1
        assert_tells(page, deal, row[1], row[3])
        assert deal.declarer is not None
        assert row[2] == NAMES[deal.declarer]
        assert numbers(row[4:]) == list(sheet.rows[at].points), row
    assert numbers(total[4:]) == list(sheet.totals)
    assert sheet.finished
    told = [
        {"from": NAMES.index(low), "to": NAMES.index(high), "points": number(points)}
        for low, high, points in settlement
    ]
    by_seats = {(one["from"], one["to"]): one for one in told}
    assert [by_seats[seats] for seats in sorted(by_seats)] == list(rules.settlement(sheet.totals))


# House rules.


def test_both_counts_are_those_of_the_program(page: HelpPage) -> None:
    [table] = tables(page, OPTION + "trick_values")
    for strain, row in zip(rules.ranks(USUAL), table, strict=True):
        values = [
            rules.trick_value(AuctionOptions(trick_values=count), strain)
            for count in (TrickCount.ROYAL, TrickCount.OF_1904)
        ]
        assert numbers(row[1:]) == values, strain


def test_honours_in_the_period_way_are_those_of_the_program(page: HelpPage) -> None:
    [table] = tables(page, OPTION + "honours")
    period = AuctionOptions(honours=HonourCount.PERIOD)
    for strain, row in zip(rules.ranks(USUAL), table, strict=True):
        assert numbers(row[1:]) == [honours_scored(held, strain, period) for held in HELD], strain


def test_nullo_is_scored_as_the_program_scores(page: HelpPage) -> None:
    [table] = tables(page, OPTION + "nullo")
    for deal, row in zip(NULLO_DEALS, table, strict=True):
        assert_tells(page, deal, row[0], row[1])
        assert numbers(row[2:]) == single(deal, AuctionOptions(nullo=True)), row


def test_the_presets_have_the_programs_names(english: HelpPage) -> None:
    [table] = tables(english, PRESET + "standard")
    assert [row[0] for row in table] == [str(preset.name) for preset in PRESETS]
    assert table[1][1].startswith(f"{USUAL.deals} deals")


def test_the_old_rules_are_told_as_the_preset_has_them(english: HelpPage) -> None:
    old = next(preset.options(4) for preset in PRESETS if preset.key == "old_count")
    assert (old.trick_values, old.honours) == (TrickCount.OF_1904, HonourCount.PERIOD)
    [table] = tables(english, PRESET + "standard")
    assert f"slams {old.small_slam} and {old.grand_slam}" in table[2][1]
    assert f"it was {old.small_slam} and {old.grand_slam}" in prose(english, OPTION + "small_slam")


def test_the_overtricks_of_a_redoubled_contract_are_paid_as_told(english: HelpPage) -> None:
    deal = played(0, 2, Strain.SPADES, 9, REDOUBLED)
    flat = single(deal)
    below, above, _theirs = single(deal, AuctionOptions(doubled_overtrick_bonus=True))
    told = prose(english, OPTION + "doubled_overtrick_bonus")
    assert f"{below} below, and above {flat[1]} for making it and {above - flat[1]} for the trick" in told


def test_the_defaults_that_the_text_tells_are_the_programs(english: HelpPage) -> None:
    assert USUAL.format is Format.RUBBER
    assert f"[{USUAL.game_target} points below the line]" in prose(english, "minute")
    assert f"Usual is {USUAL.game_target}." in prose(english, OPTION + "game_target")
    assert f"usually {USUAL.deals}," in prose(english, OPTION + "deals")
    assert f"[{USUAL.rubber_bonus} for the rubber]" in prose(english, OPTION + "rubber_bonus")
    slams = prose(english, OPTION + "small_slam")
    assert f"[{USUAL.small_slam} for 12 tricks]" in slams
    assert f"[{USUAL.grand_slam} for all 13]" in slams
    for name in ("doubled_overtrick_bonus", "undoubled_penalties", "nullo"):
        assert getattr(USUAL, name) is False
        assert prose(english, OPTION + name).strip().startswith("Usual is no")


def test_the_ranges_that_the_text_tells_are_the_programs(english: HelpPage) -> None:
    kinds = {one.name: kind_of(one) for one in fields(AuctionOptions)}
    for name in ("game_target", "rubber_bonus"):
        kind = kinds[name]
        assert isinstance(kind, Whole)
        assert f"from {kind.low} to {kind.high}" in prose(english, OPTION + name).replace("\n", " ")
