"""The rules that people read say what the program does: each number, each option, each link."""

import re
from dataclasses import fields

import pytest

from scorepad.core.table import Setup
from scorepad.games import GAMES, game
from scorepad.games.boerenbridge import rules
from scorepad.games.boerenbridge.presets import ladders
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, BoerenSetup, Deck, Missed
from scorepad.games.boerenbridge.words import ladder_in_short
from scorepad.language import LANGUAGES
from scorepad.paths import resource
from scorepad.ui.help_pages import OPTION, PRESET, HelpPage, help_page

HELP = resource("help")
BOEREN = game("boerenbridge")
NAMES = ("Anna", "Bram", "Cato", "Daan")
SECTIONS = (
    "minute", "deal", "bidding", "play", "scoring", "end", "variants", "tips", "words", "history",
)  # fmt: skip


def read(language: str) -> HelpPage:
    page = help_page(HELP, BOEREN.key, language)
    assert page is not None
    return page


WRITTEN = [language for language in LANGUAGES if (HELP / language / "boerenbridge.md").is_file()]


@pytest.fixture(params=WRITTEN)
def page(request: pytest.FixtureRequest) -> HelpPage:
    return read(request.param)


def tables(page: HelpPage, name: str) -> list[list[list[str]]]:
    """The tables under a heading as cells, without their heads and without marks and links."""
    at = page.find(name)
    assert at is not None
    heading = page.headings[at]
    start = page.text.index(f"{'#' * heading.level} {heading.title}\n")
    rest = page.text[start:].partition("\n")[2]
    body = re.split(rf"^#{{1,{heading.level}}} ", rest, flags=re.MULTILINE)[0]
    found: list[list[list[str]]] = []
    for block in re.findall(r"(?:^\|.*\n)+", body, re.MULTILINE):
        lines = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line) for line in block.splitlines()]
        found.append([[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]])
    return found


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_english_is_always_there() -> None:
    assert WRITTEN[0] == "en"
    assert all((HELP / "en" / f"{one.key}.md").is_file() for one in GAMES)


def test_every_section_is_there_and_in_order(page: HelpPage) -> None:
    named = [one.names[0] for one in page.headings if one.level == 2]
    assert named == list(SECTIONS)
    assert page.title == "Boerenbridge"


def test_every_option_has_its_paragraph_and_a_link_to_it(page: HelpPage) -> None:
    options = {OPTION + one.name for one in fields(BoerenOptions)}
    assert options == {name for heading in page.headings for name in heading.names if name.startswith(OPTION)}
    assert options <= set(page.links)


def test_every_preset_has_its_paragraph_and_a_link_to_it(page: HelpPage) -> None:
    presets = {PRESET + preset.key for preset in BOEREN.presets}
    assert presets == {name for heading in page.headings for name in heading.names if name.startswith(PRESET)}
    assert presets <= set(page.links)


def test_no_link_is_dead(page: HelpPage) -> None:
    assert [link for link in page.links if page.find(link) is None] == []


def test_no_name_is_used_twice(page: HelpPage) -> None:
    names = [name for heading in page.headings for name in heading.names]
    assert len(names) == len(set(names))


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


def prose(page: HelpPage, name: str) -> str:
    at = page.find(name)
    assert at is not None
    start = page.text.index(f"{page.headings[at].title}\n")
    return re.split(r"^##? ", page.text[start:], flags=re.MULTILINE)[0].replace("\n", " ")


def test_the_defaults_that_the_text_tells_are_the_programs() -> None:
    page, usual = read("en"), BoerenOptions()
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
    text = read("en").text.replace("\n", " ")
    for deck, cards in rules.CARDS.items():
        assert re.search(rf"\b{cards} cards\b|\b{cards} for two", text), deck
    assert rules.deck_of(BoerenSetup(("Anna", "Bram"), BoerenOptions())) is Deck.HALF


def test_the_short_ladders_are_those_that_the_program_offers() -> None:
    text = prose(read("en"), "variants")
    offered = ladders(5, Deck.STANDARD)
    assert ladder_in_short(offered["short"]) in text
    assert ladder_in_short(offered["eight"]) in text
    assert "every hand has 7 cards, or 10" in text


def test_the_tip_about_the_orphan_trick_tells_the_boerenregel() -> None:
    tips = prose(read("en"), "tips")
    tip = re.search(
        r"Five cards, and the others bid (\d), (\d) and (\d).*?with a bid of (\d).*?forbids", tips
    )
    assert tip is not None
    *others, tempting = (int(one) for one in tip.groups())
    assert others == [1, 2, 1]
    assert rules.forbidden_bid(BoerenSetup(NAMES, BoerenOptions()), 5, others) == tempting


def test_the_page_is_plain_text_and_needs_nothing_from_elsewhere(page: HelpPage) -> None:
    assert "<" not in page.text
    assert "![" not in page.text
    assert not any(":" in link and not link.startswith((OPTION, PRESET)) for link in page.links)


def test_every_folder_of_help_is_a_language() -> None:
    assert {one.name for one in HELP.iterdir()} <= set(LANGUAGES)
