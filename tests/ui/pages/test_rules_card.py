from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.games import game
from scorepad.games.boerenbridge.rules import BoerenOptions, Missed, up_and_down
from scorepad.ui.pages.agreement import Agreement
from scorepad.ui.pages.options_form import LadderEditor
from scorepad.ui.pages.rules_card import RulesCard
from scorepad.ui.pages.views import OwnPreset

BOEREN, BRIDGETTE = game("boerenbridge"), game("bridgette")
CABIN = OwnPreset("boerenbridge", "Cabin", BoerenOptions(base=5))


@pytest.fixture
def card(qtbot: QtBot) -> RulesCard:
    card = RulesCard(Agreement.usual(BOEREN, 4))
    qtbot.addWidget(card)
    card.begin(Agreement.usual(BOEREN, 4), (CABIN,))
    card.show()
    return card


def test_what_the_table_does_is_told_and_what_is_shown_is_not_told(qtbot: QtBot, card: RulesCard) -> None:
    with qtbot.assertNotEmitted(card.changed):
        card.begin(Agreement.usual(BOEREN, 5), (CABIN,))
        card.set_players(4)
        card.choose_game(Agreement.usual(BRIDGETTE, 2))
        card.choose_game(Agreement.usual(BOEREN, 4))
    acts: tuple[Callable[[], Any], ...] = (
        card.presets.button("hard").click,
        card.presets.button("own:Cabin").click,
        card.all_rules_button.click,
        card.delete_button.click,
        card.save_as_button.click,
    )
    for act in acts:
        with qtbot.waitSignal(card.changed, timeout=1000):
            act()


def test_rules_of_another_game_are_named_and_those_of_ones_own_stay_with_theirs(card: RulesCard) -> None:
    assert "own:Cabin" in card.presets.offered
    card.choose_game(Agreement.usual(BRIDGETTE, 2))
    assert card.presets.offered == tuple(preset.key for preset in BRIDGETTE.presets)
    assert card.presets.current == BRIDGETTE.presets[0].key
    card.choose_game(Agreement.usual(BOEREN, 4))
    assert "own:Cabin" in card.presets.offered


def test_rules_that_more_players_make_impossible_are_told_below_them(card: RulesCard) -> None:
    card.begin(Agreement(BOEREN, 6, BoerenOptions(hands=up_and_down(8))), ())
    assert card.why_not() == ""
    assert not card.problem.isVisible()
    card.set_players(7)
    assert "7 is the most" in card.why_not()
    assert card.problem.text() == f"⚠ {card.why_not()}"
    card.all_rules_button.click()
    assert not card.problem.isVisible(), "it stands at its field"


def test_what_is_half_written_is_told_before_what_cannot_be(card: RulesCard) -> None:
    card.all_rules_button.click()
    ladder = card.form.editors["hands"]
    assert isinstance(ladder, LadderEditor)
    ladder.names.button("own").click()
    ladder.own.selectAll()
    QTest.keyClicks(ladder.own, "1-x")
    assert "“1-x”" in card.why_not()
    card.choose_game(Agreement.usual(BOEREN, 4))
    assert card.why_not() == ""


def test_nothing_is_kept_while_the_rules_cannot_be_played_by(qtbot: QtBot, card: RulesCard) -> None:
    card.begin(Agreement(BOEREN, 4, BoerenOptions(hands=(14,))), ())
    card.save_as_button.click()
    card.preset_name.setText("Fourteen")
    with qtbot.assertNotEmitted(card.preset_saved):
        card.save_button.click()
    card.begin(Agreement(BOEREN, 4, BoerenOptions(base=7, missed=Missed.PENALTY)), ())
    card.save_as_button.click()
    with qtbot.waitSignal(card.preset_saved, timeout=1000) as told:
        card.save_button.click()
    assert told.args == ["Fourteen", BoerenOptions(base=7, missed=Missed.PENALTY)]
