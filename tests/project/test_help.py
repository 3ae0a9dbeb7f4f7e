"""The rules that people read say what the program does: each number, each option, each link."""

import re
from dataclasses import fields

import pytest

from scorepad.core.ladders import ladder_in_short
from scorepad.core.table import Setup
from scorepad.games import GAMES, game
from scorepad.games.boerenbridge import rules
from scorepad.games.boerenbridge.presets import ladders
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, BoerenSetup, Deck, Missed
from scorepad.language import LANGUAGES
from scorepad.ui.help_pages import OPTION, PRESET, HelpPage
from tests.project.help_reading import HELP, NAMES, languages_of, number, prose, read, tables

BOEREN = game("boerenbridge")
SECTIONS = (
    "minute", "deal", "bidding", "call", "play", "scoring", "end", "three", "evening", "variants",
    "questions", "tips", "entering", "words", "history",
)  # fmt: skip
"""What a page can be divided into, in the order in which it is read."""
OF_SOME_GAMES = {"bidding", "call", "three", "evening", "questions", "entering"}
EVERY_PAGE = [(one.key, language) for one in GAMES for language in languages_of(one.key)]

# Every page.


def test_every_game_has_a_page_in_english() -> None:
    assert all("en" in languages_of(one.key) for one in GAMES)


def test_every_folder_of_help_is_a_language() -> None:
    assert {one.name for one in HELP.iterdir()} <= set(LANGUAGES)


@pytest.mark.parametrize(("key", "language"), EVERY_PAGE)
class TestEveryPage:
    def test_every_section_is_there_and_in_order(self, key: str, language: str) -> None:
        page = read(key, language)
        named = [one.names[0] for one in page.headings if one.level == 2]
        assert named == [one for one in SECTIONS if one in named]
        assert set(SECTIONS) - OF_SOME_GAMES <= set(named)
        assert page.title == str(game(key).words.name)

    def test_every_option_has_its_paragraph_and_a_link_to_it(self, key: str, language: str) -> None:
        page = read(key, language)
        options = {OPTION + one.name for one in fields(game(key).options)}
        assert options == names(page, OPTION)
        assert options <= set(page.links)

    def test_every_preset_has_its_paragraph_and_a_link_to_it(self, key: str, language: str) -> None:
        page = read(key, language)
        presets = {PRESET + preset.key for preset in game(key).presets}
        assert presets == names(page, PRESET)
        assert presets <= set(page.links)

    def test_no_link_is_dead(self, key: str, language: str) -> None:
        page = read(key, language)
        assert [link for link in page.links if page.find(link) is None] == []

    def test_no_name_is_used_twice(self, key: str, language: str) -> None:
        named = [name for heading in read(key, language).headings for name in heading.names]
        assert len(named) == len(set(named))

    def test_the_page_is_plain_text_and_needs_nothing_from_elsewhere(self, key: str, language: str) -> None:
        page = read(key, language)
        assert "<" not in page.text
        assert "![" not in page.text
        assert not any(":" in link and not link.startswith((OPTION, PRESET)) for link in page.links)


def names(page: HelpPage, kind: str) -> set[str]:
    return {name for heading in page.headings for name in heading.names if name.startswith(kind)}


# Boerenbridge.


@pytest.fixture(params=languages_of("boerenbridge"))
def page(request: pytest.FixtureRequest) -> HelpPage:
    return read("boerenbridge", request.param)


def test_the_ladder_table_is_the_ladders_of_the_program(page: HelpPage) -> None:
    [table] = tables(page, "deal")
    assert [int(row[0]) for row in table] == list(BOEREN.players)
    for players, sizes, deals, largest in table:
        setup = BoerenSetup(tuple(players * int(players)), BoerenOptions())
        assert sizes == ladder_in_short(rules.hands(setup))
        assert int(deals) == len(rules.hands(setup))
        assert int(largest) == rules.largest_hand(int(players), rules.deck_of(setup))


def test_the_wizard_table_deals_as_often_as_the_program(page: HelpPage) -> None:
    [table] = tables(page, OPTION + "deck")
    wizard = next(preset for preset in BOEREN.presets if preset.key == "wizard")
    for players, deals in table:
        assert int(deals) == len(wizard.options(int(players)).hands)
    assert [int(row[0]) for row in table] == [3, 4, 5, 6]


def example(page: HelpPage) -> tuple[BoerenDeal, list[list[str]]]:
    [table] = tables(page, "scoring")
    assert [row[0] for row in table] == list(NAMES)
    bids, tricks = (tuple(int(row[column]) for row in table) for column in (1, 2))
    return BoerenDeal(bids=bids, tricks=tricks), table


def points(deal: BoerenDeal, options: BoerenOptions) -> list[int]:
    """What a deal of five cards scores, dealt by the last player; whatever the table's own ladder is."""
    by_rule = BoerenOptions(
        **{
            one.name: getattr(options, one.name)
            for one in fields(options)
            if one.name not in ("hands", "deck")
        },
        hands=(5,),
    )
    setup: Setup[BoerenOptions] = Setup(NAMES, by_rule, first_dealer=3)
    assert rules.check(setup, (), deal) == ()
    return list(rules.score(setup, (deal,)).totals)


def test_the_worked_example_is_scored_as_the_program_scores(page: HelpPage) -> None:
    deal, table = example(page)
    assert [number(row[3]) for row in table] == points(deal, BoerenOptions())


def test_the_example_is_about_the_forbidden_bid_that_the_text_names(page: HelpPage) -> None:
    deal, _table = example(page)
    setup = BoerenSetup(NAMES, BoerenOptions())
    assert deal.bids[:3] == (2, 0, 1)
    assert rules.forbidden_bid(setup, 5, deal.bids[:3]) == 2
    assert deal.bids[3] == 3


def test_the_presets_are_told_and_score_the_example_as_the_program_does(page: HelpPage) -> None:
    deal, _table = example(page)
    told, scored = tables(page, PRESET + "standard")
    assert [row[0] for row in told] == [row[0] for row in scored]
    for preset, rule, row in zip(BOEREN.presets, told, scored, strict=True):
        options = preset.options(4)
        assert [number(cell) for cell in row[1:]] == points(deal, options), preset.key
        assert str(preset.name).startswith(rule[0])
        cost = -options.penalty_per_trick if options.missed is Missed.PENALTY else 0
        figures = [number(one) for one in re.findall(r"−?\d+", " ".join(rule[1:]))]
        assert figures == [options.base, options.per_trick, cost], preset.key


def test_the_defaults_that_the_text_tells_are_the_programs() -> None:
    page, usual = read("boerenbridge", "en"), BoerenOptions()
    assert f"{usual.base} points, and {usual.per_trick} more for each trick" in prose(page, "minute")
    scoring = prose(page, "scoring")
    assert f"{usual.base} points, and {usual.per_trick} for each trick you took" in scoring
    for bid, worth in re.findall(r"Bidding (\d+) and taking \1 is worth (\d+)", scoring):
        assert int(worth) == usual.base + usual.per_trick * int(bid)
    assert len(re.findall(r"is worth \d+", scoring)) == 2
    variants = prose(page, "variants")
    assert f"[{usual.base} for the bid]" in variants
    assert f"[{usual.per_trick} for each trick]" in variants
    assert usual.missed is Missed.ZERO and "Usual is that it [scores nothing]" in variants
    assert f"Usual is then {usual.penalty_per_trick}," in variants
    assert usual.dealer_rule and "Usual is that [the rule holds]" in variants
    assert (usual.consolation, usual.blind_one_card) == (0, 1)


def test_the_packs_are_those_of_the_program() -> None:
    text = read("boerenbridge", "en").text.replace("\n", " ")
    for deck, cards in rules.CARDS.items():
        assert re.search(rf"\b{cards} cards\b|\b{cards} for two", text), deck
    assert rules.deck_of(BoerenSetup(("Anna", "Bram"), BoerenOptions())) is Deck.HALF


def test_the_short_ladders_are_those_that_the_program_offers() -> None:
    text = prose(read("boerenbridge", "en"), "variants")
    offered = ladders(5, Deck.STANDARD)
    assert ladder_in_short(offered["short"]) in text
    assert ladder_in_short(offered["eight"]) in text
    assert "every hand has 7 cards, or 10" in text


def test_the_tip_about_the_orphan_trick_tells_the_boerenregel() -> None:
    tips = prose(read("boerenbridge", "en"), "tips")
    tip = re.search(
        r"Five cards, and the others bid (\d), (\d) and (\d).*?with a bid of (\d).*?forbids", tips
    )
    assert tip is not None
    *others, tempting = (int(one) for one in tip.groups())
    assert others == [1, 2, 1]
    assert rules.forbidden_bid(BoerenSetup(NAMES, BoerenOptions()), 5, others) == tempting
