"""Entering deals of Bridgette: the exchange, bids from no trump at level 0 on, the score tables, the end."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.core.auction import TRICKS, Contract, Doubling, Strain
from scorepad.core.contract_drafting import Stage
from scorepad.core.match import Match
from scorepad.core.sheet import Entry
from scorepad.core.table import Setup
from scorepad.games import bridgette
from scorepad.games.bridgette.rules import (
    BIDDING,
    BridgetteDeal,
    BridgetteOptions,
    Reason,
    ThreeOver,
    Tie,
    Upcard,
)
from scorepad.ui.faces.bridgette.form import BridgetteFace
from scorepad.ui.faces.bridgette.tables import BridgetteTables
from tests.ui.bridge_evenings import BridgePage, bridgette_table
from tests.ui.evenings import NAMES
from tests.ui.hands import BACK, ENTER

PART = BridgetteDeal(declarer=0, level=1, strain=Strain.HEARTS, tricks=8)
SAME = BridgetteDeal(declarer=1, level=1, strain=Strain.HEARTS, tricks=8)


@pytest.fixture
def two(qtbot: QtBot) -> BridgePage:
    return BridgePage(qtbot, bridgette_table())


def face_of(here: BridgePage) -> BridgetteFace:
    face = here.face
    assert isinstance(face, BridgetteFace)
    return face


def tables_of(here: BridgePage) -> BridgetteTables:
    found = here.page.findChild(BridgetteTables)
    assert isinstance(found, BridgetteTables)
    return found


# The exchange.


@pytest.mark.parametrize(("card", "drawn"), [(Upcard.NUMBER, 4), (Upcard.FACE, 8), (Upcard.ACE, 12)])
def test_the_card_turned_up_says_who_draws_how_many(two: BridgePage, card: Upcard, drawn: int) -> None:
    assert two.question == "The exchange: what was turned up?"
    assert f"Anna draws {drawn}, Bram draws 2." in face_of(two).exchange.text()
    two.tap_tile(face_of(two).upcard, card)
    assert two.deal.upcard is card
    assert two.hint == f"Anna draws {drawn}, Bram draws 2."
    assert two.undo_words == "Undo the card turned up"


def test_the_card_turned_up_is_reached_by_arrows_and_taken_by_enter(two: BridgePage) -> None:
    face_of(two).upcard.tile(Upcard.NUMBER).setFocus()
    QTest.keyClick(two.keyboard(), Qt.Key.Key_Right)
    two.type(ENTER)
    assert two.deal.upcard is Upcard.FACE
    two.type("251" + ENTER)
    assert two.deal == BridgetteDeal(
        declarer=0, level=2, strain=Strain.NO_TRUMP, tricks=8, upcard=Upcard.FACE
    )


def test_whoever_types_the_contract_at_once_is_not_asked_for_the_card(two: BridgePage) -> None:
    two.type("3427")
    assert two.deal == BridgetteDeal(declarer=1, level=3, strain=Strain.SPADES, tricks=7)


def test_each_deal_asks_for_its_card(two: BridgePage) -> None:
    two.type(ENTER + "341" + ENTER + ENTER)
    assert len(two.match.deals) == 1
    assert two.stage is Stage.FIRST
    assert "Bram draws 12, Anna draws 2." in face_of(two).exchange.text()


def test_enter_held_too_long_after_a_deal_enters_nothing_of_the_next(two: BridgePage) -> None:
    two.type(ENTER + "341" + 6 * ENTER)
    assert len(two.match.deals) == 1
    assert two.deal == BridgetteDeal()


# The contract.


def test_no_trump_at_level_0_is_bid_by_keys_and_by_mouse(qtbot: QtBot, two: BridgePage) -> None:
    two.type("0n")
    assert (two.deal.level, two.deal.strain) == (0, Strain.NO_TRUMP)
    tapping = BridgePage(qtbot, bridgette_table())
    tapping.type(ENTER)
    tapping.tap_bid(0, Strain.NO_TRUMP)
    assert tapping.deal == two.deal


def test_level_0_exists_in_no_suit(two: BridgePage) -> None:
    two.type("0h")
    assert two.deal.strain is None
    assert two.note == "There is no such bid"
    assert two.question == "0 of what?"
    two.type("n")
    assert two.deal.strain is Strain.NO_TRUMP


def test_a_suit_that_is_known_gives_way_to_no_trump_at_level_0(qtbot: QtBot) -> None:
    match = replace(bridgette_table(), open_deal=BridgetteDeal(strain=Strain.HEARTS, upcard=Upcard.ACE))
    here = BridgePage(qtbot, match)
    here.tap_bid(0, Strain.NO_TRUMP)
    assert (here.deal.level, here.deal.strain) == (0, Strain.NO_TRUMP)


def test_the_declarers_opponent_leads(two: BridgePage) -> None:
    two.type("342")
    assert two.hint == "Anna leads."


def test_both_passing_leaves_the_deal_with_the_same_player(two: BridgePage) -> None:
    two.type(ENTER)
    two.tap("Passed out")
    assert two.hint == "No score. Anna deals again."
    two.type(ENTER)
    assert two.match.dealer == 0
    assert two.face.summary(two.match).startswith("deal 2 · 6 deals to go")


def test_a_passed_out_deal_that_counts_hands_the_deal_on(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, bridgette_table(passed_out_counts=True))
    here.type(ENTER + "p")
    assert here.hint == "No score. Bram deals next."
    here.type(ENTER)
    assert here.match.dealer == 1


# The end.


def test_the_last_deal_is_announced_and_a_level_score_is_played_on(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, bridgette_table(*([PART, SAME] * 2), PART))
    here.type(ENTER + "1328")
    assert "Level: an extra deal will be played." in here.note
    here.type(ENTER)
    assert not here.match.finished
    assert here.face.summary(here.match).startswith("extra deal: you are level")
    here.type(ENTER + "1328")
    assert "That is the last deal." in here.note
    here.type(ENTER)
    assert here.match.finished


def test_a_level_score_that_is_shared_ends_with_the_last_deal(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, bridgette_table(*([PART, SAME] * 2), PART, tie=Tie.SHARED))
    here.type(ENTER + "1328")
    assert "That is the last deal." in here.note
    here.type(ENTER)
    assert here.match.finished


# The score tables.


OPTIONS = [
    BridgetteOptions(),
    BridgetteOptions(exact_bonus=False, three_over=ThreeOver.OFF),
    BridgetteOptions(three_over=ThreeOver.AT_LEAST),
]


def scored(options: BridgetteOptions, contract: Contract, tricks: int) -> dict[str, Entry]:
    """The entries of one deal, by reason."""
    deal = BridgetteDeal(
        declarer=contract.declarer,
        level=contract.level,
        strain=contract.strain,
        doubling=contract.doubling,
        tricks=tricks,
    )
    match = Match(bridgette.GAME, Setup(NAMES[:2], options)).add(deal).after
    return {entry.reason: entry for entry in match.sheet.rows[0].entries}


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "without bonuses", "three or more"])
@pytest.mark.parametrize("doubling", list(Doubling))
def test_the_tables_light_what_is_scored_and_nothing_else(
    qtbot: QtBot, options: BridgetteOptions, doubling: Doubling
) -> None:
    tables = BridgetteTables()
    qtbot.addWidget(tables)
    for bid in BIDDING.bids():
        contract = Contract(0, bid.level, bid.strain, doubling)
        for tricks in range(TRICKS + 1):
            tables.show_contract(options, contract, tricks)
            entries = scored(options, contract, tricks)
            assert tables.made.lit == figures(entries, Reason.BID_VALUE)
            assert tables.short.lit == figures(entries, Reason.UNDERTRICKS)
            bonuses = figures(entries, Reason.EXACT, Reason.THREE_OVER, Reason.MADE_DOUBLED)
            assert tuple(lit.split(",")[0] for lit in tables.more.lit) == bonuses


def figures(entries: dict[str, Entry], *reasons: Reason) -> tuple[str, ...]:
    return tuple(str(entries[reason].points) for reason in reasons if reason in entries)


def test_the_tables_follow_the_deal_as_it_is_entered(two: BridgePage) -> None:
    tables = tables_of(two)
    two.type("4")
    assert not tables.made.lit
    two.type("4x2")
    assert tables.made.lit == ("750",)
    assert tables.made.accessibleDescription() == "♠ 4: 750"
    two.type("8")
    assert not tables.made.lit
    assert tables.short.lit == ("500",)
    two.type(BACK + "+0")
    assert tables.made.lit == ("750",)
    assert tables.more.lit == ("250", "400, all ×2")


def test_what_the_house_does_not_pay_stands_in_no_table(qtbot: QtBot) -> None:
    tables = BridgetteTables()
    qtbot.addWidget(tables)
    tables.show_contract(OPTIONS[1], None)
    assert list(tables.more._table.columns) == ["doubled", "redoubled"]


def test_the_tables_say_everything_anew_in_another_language(two: BridgePage) -> None:
    tables = tables_of(two)
    two.type("442+0")
    lit: Any = tables.made.lit
    QApplication.sendEvent(tables, QEvent(QEvent.Type.LanguageChange))
    assert tables.made.lit == lit


@pytest.mark.parametrize(("size", "seen"), [((1100, 560), True), ((1100, 440), False), ((760, 560), False)])
def test_the_score_tables_leave_the_sheet_its_room(
    qtbot: QtBot, two: BridgePage, size: tuple[int, int], *, seen: bool
) -> None:
    tables = two.page.findChild(BridgetteTables)
    assert isinstance(tables, BridgetteTables)
    two.page.resize(*size)
    qtbot.waitUntil(lambda: tables.isVisible() is seen)
    assert two.page.width() == size[0]
