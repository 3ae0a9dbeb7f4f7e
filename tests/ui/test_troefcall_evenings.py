"""Whole evenings of Troefcall in the real window, over a real history in a folder of the test's own."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad import record
from scorepad.core.match import Match, Substitute
from scorepad.core.table import Setup
from scorepad.games import troefcall
from scorepad.games.troefcall.rules import Format, Outcome, Rotation, TroefDeal, TroefOptions, Trump
from scorepad.paths import DataFolder
from scorepad.ui.dialogs.dealer import DealerDialog
from scorepad.ui.dialogs.deciding import Deciding
from scorepad.ui.dialogs.export_preview import ExportPreview
from scorepad.ui.dialogs.house_rules import HouseRulesDialog
from scorepad.ui.dialogs.leaving import SUBSTITUTE, WITHOUT, LeavingDialog
from scorepad.ui.dialogs.paper_preview import PaperPreview
from scorepad.ui.dialogs.person import PersonDialog
from scorepad.ui.dialogs.points import PointsDialog
from scorepad.ui.dialogs.reordering import SwapDialog, TakeOutDialog
from scorepad.ui.dialogs.seats import NAMES as NAMES_WRONG
from scorepad.ui.dialogs.seats import PEOPLE, SeatsDialog
from scorepad.ui.dialogs.stopping import StoppingDialog
from scorepad.ui.dialogs.trail import TrailDialog
from scorepad.ui.history_model import HistoryFilter
from scorepad.ui.main_window import MainWindow
from scorepad.ui.pages.season import SeasonPage
from tests.ui.evenings import NAMES
from tests.ui.hands import BACK, ENTER, TAP, Hand
from tests.ui.test_troefcall_face import did, table
from tests.ui.windows import (
    D,
    Open,
    asked,
    choose_game_by_keys,
    close,
    do,
    read_back,
    seat,
    shown,
    start_again,
    tab_to,
    tap,
    type_names,
    wait_saved,
)

FOUR = NAMES[:4]
ROW = {outcome: str(at) for at, outcome in enumerate(Outcome, start=1)}


MOST, OTHERS_MOST = did(0, Outcome.MAJORITY), did(1, Outcome.MAJORITY)
KAP, OTHERS_KAP = did(0, Outcome.KAP), did(1, Outcome.KAP)
TO_TWENTY = (
    MOST,
    OTHERS_KAP,
    did(1, Outcome.STOPPED),
    did(0, Outcome.FAILED),
    did(1, Outcome.SILENT),
    did(0, Outcome.BAUNIE),
    OTHERS_MOST,
    KAP,
)
"""A match to 20 in which everything happens that can: 22 to 13."""


def keys_of(deal: TroefDeal) -> str:
    assert deal.side is not None and deal.outcome is not None
    return f"{deal.side + 1}{ROW[deal.outcome]}{ENTER}"


class Table:
    """The window with a match on it, and the hand of whoever enters."""

    def __init__(self, qtbot: QtBot, window: MainWindow, match: Match | None = None) -> None:
        self.qtbot, self.window = qtbot, window
        if match is not None:
            seat(qtbot, window, match)
        self.hand = Hand(window.match)

    @property
    def match(self) -> Match:
        return shown(self.window)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.match.sheet.totals

    def press(self, keys: str) -> None:
        self.hand.type(keys)

    def ask(self, act: str, kind: type[D]) -> D:
        """Choose an action of the match, and wait for its dialog."""
        do(self.window, act)
        self.qtbot.waitUntil(
            lambda: any(one.isVisible() for one in self.window.findChildren(kind)), timeout=20_000
        )
        return asked(self.window, kind)

    def ask_of_deal(self, at: int, act: str, kind: type[D]) -> D:
        """Choose an action of a deal from its card."""
        self.window.match.show_card(at)
        return self.ask(act, kind)


def accept(dialog: Deciding) -> None:
    QTest.mouseClick(dialog.accept_button, TAP)


def told(dialog: Deciding) -> str:
    """What a dialog says would come of it."""
    return dialog.box.text().replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture
def window(open_window: Open) -> MainWindow:
    return open_window()


# A match from its first key to its last.


def test_house_rules_are_chosen_and_changed_by_keys_alone(qtbot: QtBot, window: MainWindow) -> None:
    page = window.new_match
    choose_game_by_keys(qtbot, window, "Troefcall")
    for key, options in (
        ("quick", TroefOptions(target=15)),
        ("silent_kap", TroefOptions(silent_kap=True)),
        ("no_baunie", TroefOptions(baunie=False)),
        ("eight_deals", TroefOptions(format=Format.DEALS)),
    ):
        press_space_on(window, page.rules.presets.button(key))
        assert page.rules.agreement.options == options
    press_space_on(window, page.rules.all_rules_button)
    qtbot.waitUntil(lambda: page.rules.form.editors["kap"].isVisible(), timeout=20_000)
    rules: dict[str, Any] = page.rules.form.editors
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is rules["format"].choices.button("target"), "the rules come next"
    tab_to(window, Qt.Key.Key_Tab, lambda widget: widget is rules["deals"].stepper)
    QTest.keyClicks(window.focusWidget(), "5")
    press_space_on(window, rules["rotation"].choices.button("winners_keep"))
    tab_to(window, Qt.Key.Key_Tab, lambda widget: "seat 1" in widget.accessibleName())
    type_names(window, list(FOUR))
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=20_000)
    agreed = TroefOptions(format=Format.DEALS, deals=5, rotation=Rotation.WINNERS_KEEP)
    assert wait_saved(qtbot, window).setup == Setup(FOUR, agreed)


def press_space_on(window: MainWindow, button: QWidget) -> None:
    tab_to(window, Qt.Key.Key_Tab, lambda widget: widget is button)
    QTest.keyClick(button, Qt.Key.Key_Space)


def test_a_match_to_twenty_by_keys_alone_takes_at_most_three_a_deal(
    qtbot: QtBot, window: MainWindow, folder: DataFolder
) -> None:
    choose_game_by_keys(qtbot, window, "Troefcall")
    type_names(window, list(FOUR))
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=20_000)
    hand = Hand(window.match)
    for played, deal in enumerate(TO_TWENTY):
        keys = keys_of(deal)
        assert len(keys) <= 3
        hand.type(keys[:-1])
        assert shown(window).deals == TO_TWENTY[:played], "nothing is scored before Enter"
        hand.type(keys[-1])
    match = wait_saved(qtbot, window)
    assert match == Match(
        troefcall.GAME, Setup(FOUR, TroefOptions()), TO_TWENTY, started=match.started, ended=match.ended
    )
    assert match.finished and match.sheet.totals == (22, 13)
    close(qtbot, window)
    assert read_back(folder) == match


def test_a_match_by_mouse_alone(qtbot: QtBot, window: MainWindow, folder: DataFolder) -> None:
    here = Table(qtbot, window, table())
    for number, deal in enumerate(TO_TWENTY, start=1):
        here.hand.tap_tile(here.hand.face.outcomes, (deal.side, deal.outcome))
        here.hand.tap(f"Score deal {number}")
    match = wait_saved(qtbot, window)
    assert match.deals == TO_TWENTY
    assert match.finished
    assert not here.hand.buttons("Play one more deal"), "nothing is level"


def test_after_a_restart_in_mid_deal_the_same_question_is_open(qtbot: QtBot, open_window: Open) -> None:
    here = Table(qtbot, open_window(), table(MOST))
    for keys in ("h", "2", "1", "8"):
        here.press(keys)
        left = (here.match, here.hand.question, here.hand.hint, here.hand.note, here.hand.accept)
        here = Table(qtbot, start_again(qtbot, open_window, here.window))
        assert (here.match, here.hand.question, here.hand.hint, here.hand.note, here.hand.accept) == left
    here.press(ENTER)
    noted = did(1, Outcome.MAJORITY, tricks=(5, 8), trump=Trump.HEARTS)
    assert wait_saved(qtbot, here.window).deals == (MOST, noted)


# Steps back.


def test_every_answer_is_undone_and_done_again_in_words(qtbot: QtBot, window: MainWindow) -> None:
    here = Table(qtbot, window, table())
    here.press("h218")
    page, said, states = window.match, [], [here.match]
    while page.head.undo_button.isEnabled():
        said.append(page.head.undo_button.accessibleName())
        do(window, "undo")
        states.append(here.match)
    assert said == ["Undo the tricks", "Undo what the pair did", "Undo the pair", "Undo the trump"]
    redone = []
    for expected in states[-2::-1]:
        redone.append(page.head.redo_button.accessibleName())
        do(window, "redo")
        assert here.match == expected
    assert redone == [one.replace("Undo", "Redo") for one in reversed(said)]
    here.press(4 * BACK)
    assert here.match.draft == TroefDeal()
    here.press(keys_of(KAP))
    assert page.head.undo_button.accessibleName() == "Undo deal 1"
    do(window, "undo")
    do(window, "redo")
    assert wait_saved(qtbot, window).deals == (KAP,)


# A deal was wrong.


def test_an_early_correction_ends_the_match_sooner_and_names_what_no_longer_fits(
    qtbot: QtBot, window: MainWindow
) -> None:
    played = (MOST, KAP, KAP, OTHERS_MOST, OTHERS_KAP)
    here = Table(qtbot, window, table(*played, target=15))
    page = window.match
    window.match.show_card(0)
    do(window, "correct")
    correcting = page.correcting
    here.hand.tap_tile(here.hand.face.outcomes, (0, Outcome.KAP))
    assert "2 later deals would not fit any more" in here.hand.note
    assert here.hand.accept == "Go on with deal 4"
    here.press(ENTER)
    assert here.match.deals == played, "nothing is changed before all is put right"
    assert correcting._heading.text() == "Deal 4 would not fit any more"
    assert "can only be taken out" in correcting._explanation.text()
    assert "2 deals to put right" in correcting._explanation.text()
    here.hand.tap("Take deal 4 out")
    here.hand.tap("Take deal 4 out")
    assert here.match.deals == (KAP, KAP, KAP)
    assert here.match.finished and here.totals == (15, 0)
    do(window, "undo")
    assert here.match.deals == played, "all of it is one step"
    page.show_card(0)
    do(window, "correct")
    here.hand.tap_tile(here.hand.face.outcomes, (0, Outcome.BAUNIE))
    here.press(ENTER)
    here.hand.tap("Change nothing")
    assert here.match.deals == played
    wait_saved(qtbot, window)


def test_a_match_that_was_not_over_after_all_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    here = Table(qtbot, window, table(*TO_TWENTY))
    assert here.match.finished
    window.match.correct(len(TO_TWENTY) - 1)
    here.hand.tap_tile(here.hand.face.outcomes, (0, Outcome.MAJORITY))
    assert "goes on" in here.hand.note
    here.press(ENTER)
    assert not here.match.finished and here.totals == (19, 13)
    here.press(keys_of(OTHERS_MOST) + keys_of(MOST))
    assert wait_saved(qtbot, window).sheet.totals == (21, 15)


def test_a_deal_is_put_in_swapped_and_taken_out_and_the_callers_follow(
    qtbot: QtBot, window: MainWindow
) -> None:
    here = Table(qtbot, window, table(MOST, OTHERS_KAP, rotation=Rotation.WINNERS_KEEP))
    assert callers(here.match) == ["Bram", "Cato", "Daan"]
    window.match.show_card(1)
    do(window, "put_in")
    here.press(keys_of(KAP))
    assert here.match.deals == (MOST, KAP, OTHERS_KAP)
    assert callers(here.match) == ["Bram", "Cato", "Cato", "Daan"]
    accept(here.ask_of_deal(0, "swap", SwapDialog))
    assert here.match.deals == (KAP, MOST, OTHERS_KAP)
    accept(here.ask_of_deal(0, "take_out", TakeOutDialog))
    assert here.match.deals == (MOST, OTHERS_KAP)
    assert callers(wait_saved(qtbot, window)) == ["Bram", "Cato", "Daan"]


def callers(match: Match) -> list[str]:
    """Who called in each deal, and who calls next."""
    setup = match.setup
    dealers = (*(row.dealer for row in match.sheet.rows), match.dealer)
    return [setup.players[setup.left_of(dealt)] for dealt in dealers]


@pytest.mark.parametrize(
    ("rotation", "expected"),
    [
        (Rotation.EVERY_DEAL, ["Daan", "Anna", "Bram"]),
        (Rotation.WINNERS_KEEP, ["Daan", "Anna", "Anna"]),
    ],
)
def test_the_call_goes_on_from_whoever_really_dealt(
    qtbot: QtBot, window: MainWindow, rotation: Rotation, expected: list[str]
) -> None:
    here = Table(qtbot, window, table(MOST, KAP, rotation=rotation))
    dialog = here.ask_of_deal(0, "deal_dealer", DealerDialog)
    QTest.mouseClick(dialog.table.seats[2], TAP)
    assert "Daan" in dialog._then.text()
    accept(dialog)
    assert callers(here.match) == expected
    window.match.show_form()
    assert f"{expected[-1]} cuts" in here.hand.hint
    wait_saved(qtbot, window)


# People and seats.


def test_names_on_wrong_seats_and_people_who_sit_differently(qtbot: QtBot, window: MainWindow) -> None:
    here = Table(qtbot, window, table(MOST, OTHERS_KAP, KAP))
    before = here.match
    dialog = here.ask("seats", SeatsDialog)
    dialog.ways.button(NAMES_WRONG).click()
    dialog.table.moved.emit(0, 1)
    assert "Pairs: Bram & Cato and Anna & Daan." in dialog._then.text()
    accept(dialog)
    assert here.match.setup.players == ("Bram", "Anna", "Cato", "Daan")
    assert (here.match.deals, here.totals) == (before.deals, before.sheet.totals)
    do(window, "undo")
    dialog = here.ask("seats", SeatsDialog)
    dialog.ways.button(PEOPLE).click()
    dialog.table.moved.emit(0, 1)
    assert "Totals: Bram & Cato 5 · Anna & Daan 7" in told(dialog), "partners are parted"
    accept(dialog)
    assert here.match.side_names == ("Bram & Cato", "Anna & Daan")
    assert here.totals == (5, 7)
    assert dealers(here.match) == dealers(before), "who dealt has dealt"
    do(window, "undo")
    dialog = here.ask("seats", SeatsDialog)
    dialog.ways.button(PEOPLE).click()
    dialog.table.moved.emit(0, 2)
    accept(dialog)
    assert here.match.side_names == ("Cato & Anna", "Bram & Daan")
    assert here.totals == before.sheet.totals, "partners who change places keep their points"
    do(window, "undo")
    assert wait_saved(qtbot, window) == before


def dealers(match: Match) -> list[str]:
    return [match.setup.players[row.dealer] for row in match.sheet.rows]


def test_a_wrong_person_is_replaced_and_a_substitute_plays_for_whoever_leaves(
    qtbot: QtBot, window: MainWindow
) -> None:
    here = Table(qtbot, window, table(MOST, OTHERS_KAP))
    person = here.ask("person", PersonDialog)
    QTest.mouseClick(person.players.name_button(3), TAP)
    QTest.keyClicks(person.name, "Dora")
    accept(person)
    assert here.match.side_names == ("Anna & Cato", "Bram & Dora")
    leaving = here.ask("leaving", LeavingDialog)
    QTest.mouseClick(leaving.players.name_button(3), TAP)
    assert not leaving.ways.button(WITHOUT).isEnabled(), "three cannot play it"
    leaving.ways.button(SUBSTITUTE).click()
    QTest.keyClicks(leaving.name, "Eva")
    accept(leaving)
    here.press(keys_of(OTHERS_MOST))
    match = wait_saved(qtbot, window)
    assert match.substitutes == (Substitute(seat=3, from_deal=3, player="Eva"),)
    assert match.side_names == ("Anna & Cato", "Bram & Dora"), "the result stays with Dora"
    assert match.sheet.totals == (2, 7)


# Points and rules.


def test_a_penalty_that_brings_the_others_to_the_target_ends_the_match(
    qtbot: QtBot, window: MainWindow
) -> None:
    here = Table(qtbot, window, table(did(1, Outcome.BAUNIE), OTHERS_MOST, MOST))
    dialog = here.ask("points", PointsDialog)
    QTest.mouseClick(dialog.sides.name_button(1), TAP)
    QTest.keyClicks(dialog.points, "3")
    QTest.keyClicks(dialog.why, "revoke")
    assert "Bram & Daan 17 → 20" in told(dialog)
    accept(dialog)
    assert here.match.finished and here.totals == (2, 20)
    assert here.hand.buttons("Next match, same table")
    window.match.show_card(2, 1)
    assert "revoke" in window.match.card.text()
    do(window, "undo")
    assert not wait_saved(qtbot, window).finished


def test_a_rule_that_forbids_what_was_played_asks_for_each_such_deal_first(
    qtbot: QtBot, window: MainWindow
) -> None:
    here = Table(qtbot, window, table(KAP, did(0, Outcome.SILENT), OTHERS_KAP, did(1, Outcome.FAILED)))
    before = here.match
    dialog = here.ask("rules", HouseRulesDialog)
    baunie: Any = dialog.form.editors["baunie"]
    baunie.choices.button("false").click()
    accept(dialog)
    assert here.match == before
    assert here.hand.note == "By the house rules of this match that cannot happen"
    assert [tile.value for tile in here.hand.face.outcomes._shown] == [
        (side, outcome) for outcome in (Outcome.MAJORITY, Outcome.KAP) for side in (0, 1)
    ]
    here.hand.tap_tile(here.hand.face.outcomes, (0, Outcome.KAP))
    here.press(ENTER)
    assert here.match == before, "deal 4 comes next"
    here.hand.tap("Take deal 4 out")
    assert here.match.deals == (KAP, KAP, OTHERS_KAP)
    assert here.match.setup.options == TroefOptions(baunie=False)
    do(window, "undo")
    assert wait_saved(qtbot, window) == before


# The end.


def test_at_midnight_a_match_waits_ends_or_gets_one_more_deal(qtbot: QtBot, window: MainWindow) -> None:
    here = Table(qtbot, window, table(MOST, format=Format.DEALS, deals=2))
    QTest.mouseClick(here.ask("stop", StoppingDialog).day_button, TAP)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.home, timeout=20_000)
    window.go_to("match")
    stopping = here.ask("stop", StoppingDialog)
    assert stopping.end_button.text().replace("&&", "&") == "End here: Anna & Cato lead with 2"
    QTest.mouseClick(stopping.end_button, TAP)
    assert here.match.closed and here.match.finished
    do(window, "go_on")
    here.press(keys_of(OTHERS_MOST))
    assert here.match.finished and here.totals == (2, 2)
    here.hand.tap("Play one more deal")
    more = asked(window, StoppingDialog)
    QTest.mouseClick(more.more_button, TAP)
    assert here.match.setup.options == TroefOptions(format=Format.DEALS, deals=3)
    here.press(keys_of(KAP))
    match = wait_saved(qtbot, window)
    assert match.finished and match.sheet.totals == (7, 2)


def test_a_timed_match_ends_when_the_players_say_so(qtbot: QtBot, window: MainWindow) -> None:
    here = Table(qtbot, window, table(format=Format.TIMED))
    for _ in range(3):
        here.press(keys_of(did(0, Outcome.BAUNIE)))
    assert here.totals == (45, 0) and not here.match.finished
    here.press("2")
    QTest.keyClick(window.match, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    stopping = asked(window, StoppingDialog)
    assert "does not count" in stopping.end_button.accessibleDescription()
    QTest.mouseClick(stopping.end_button, TAP)
    match = wait_saved(qtbot, window)
    assert match.closed and match.ended is not None
    assert match.draft == TroefDeal(side=1), "nothing entered is lost"
    do(window, "go_on")
    here.press(ROW[Outcome.KAP] + ENTER)
    assert wait_saved(qtbot, window).deals[-1] == OTHERS_KAP


# Questions.


def test_why_a_number_is_what_it_is_and_the_trail_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    here = Table(qtbot, window, table(MOST, did(0, Outcome.FAILED, trump=Trump.SPADES, tricks=(11, 2))))
    page, card = window.match, window.match.card
    deals = page.sheet.deals
    deals.setFocus()
    deals.setCurrentIndex(deals.model().index(0, 0))
    for key, sides in ((Qt.Key.Key_Right, 0), (Qt.Key.Key_Down, 0), (Qt.Key.Key_Right, 1)):
        QTest.keyClick(deals, key)
        assert card.shown_side == sides
    assert card.text().splitlines()[1:] == [
        "Bram dealt · Cato called spades",
        "Anna & Cato 0: baunie failed (11–2)",
        "Bram & Daan +2: Anna & Cato played on after seven in a row and lost a trick: 2",
    ]
    for _ in range(3):
        QTest.keyClick(deals, Qt.Key.Key_Down)
    assert card.text().startswith("Bram & Daan: 2\nLevel with Anna & Cato")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not card.isVisible()
    QTest.keyClick(page, Qt.Key.Key_F3)
    assert card.shown_deal == 1
    QTest.keyClick(page, Qt.Key.Key_F2)
    here.press(BACK + BACK + "2" + ENTER)
    assert wait_saved(qtbot, window).deals[1] == did(0, Outcome.KAP, trump=Trump.SPADES)
    trail = here.ask("trail", TrailDialog)
    (line,) = trail.lines()
    assert line.endswith("Deal 2 corrected\noutcome: baunie failed → kap partij\ntricks: 11–2 → –")
    trail.reject()


def test_the_table_sees_each_moment_of_the_match(qtbot: QtBot, window: MainWindow) -> None:
    seat(qtbot, window, table(MOST, target=7))
    QTest.keyClick(window.match, Qt.Key.Key_F11)
    view = window.table_window
    assert view.isVisible()
    for key, words in (
        (None, "Deal 2. to 7. Bram deals. Cato calls. Anna & Cato, 2, 1st · 5 to go, +2, most tricks"),
        (Qt.Key.Key_H, "hearts are trump"),
        (Qt.Key.Key_1, "Anna & Cato, 2, 1st · 5 to go. Bram & Daan, 0, 2nd · 7 to go"),
        (Qt.Key.Key_2, "5 to go, kap partij, 5 points"),
        (Qt.Key.Key_Return, "Anna & Cato win with 7"),
    ):
        if key is not None:
            QTest.keyClick(view, key)
        assert words in view.accessibleName()
    window.match.show_card(1)
    assert "Bram dealt. Cato called. Anna & Cato, +5, 7 in all" in view.accessibleName()
    QTest.keyClick(view, Qt.Key.Key_F11)
    assert not view.isVisible()
    wait_saved(qtbot, window)


# Records.


def test_a_half_known_deal_of_a_record_is_asked_for_what_it_lacks(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    file = tmp_path / "half.json"
    for number, (half, question, keys, whole) in enumerate(
        (
            ({"side": 1}, "What did Bram & Daan do?", "2", OTHERS_KAP),
            ({"outcome": "failed"}, "Which pair was it?", "1", did(0, Outcome.FAILED)),
            ({"tricks": [8, None]}, "How did it end?", "118", did(0, Outcome.MAJORITY, tricks=(8, 5))),
            (
                {"side": 1, "outcome": "kap", "tricks": [None, 7]},
                "How many tricks did Bram & Daan take?",
                "7",
                did(1, Outcome.KAP, tricks=(0, 7)),
            ),
        ),
        start=1,
    ):
        written = record.write(table(MOST).detailed(note=f"record {number}").after)
        file.write_text(json.dumps({**written, "open_deal": half}))
        window.records.offer([file])
        tap(window.messages, "Import")
        qtbot.waitUntil(lambda: "Imported: 1" in window.messages.text(), timeout=20_000)
        window.messages.clear()
        window.open_match(number)
        qtbot.waitUntil(partial(is_on_the_table, window, number), timeout=20_000)
        hand = Hand(window.match)
        assert hand.question == question
        assert hand.accept == ""
        hand.type(keys + ENTER)
        assert wait_saved(qtbot, window).deals == (MOST, whole)


def is_on_the_table(window: MainWindow, match_id: int) -> bool:
    return window.controller is not None and window.controller.match_id == match_id


# What stays of an evening.


def test_an_evening_is_found_in_history_season_and_among_the_players(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    for names, deals in (
        (FOUR, TO_TWENTY),
        (("Anna", "Cato", "Bram", "Daan"), (did(1, Outcome.BAUNIE), OTHERS_KAP)),
    ):
        seat(qtbot, window, table(*deals[:-1], names=names).detailed(season="Winter").after)
        Hand(window.match).type(keys_of(deals[-1]))
        assert wait_saved(qtbot, window).finished
    page = window.history.page

    def is_shown(wanted: HistoryFilter) -> bool:
        return page.shown is not None and page.shown.wanted == wanted

    for wanted, expected in (
        (HistoryFilter(game="bridgette"), 0),
        (HistoryFilter(game="troefcall"), 2),
        (HistoryFilter(players=("Daan",)), 2),
        (HistoryFilter(players=("Anna", "Cato")), 1),
    ):
        window.show_matches(players=wanted.players, game=wanted.game)
        qtbot.waitUntil(partial(is_shown, wanted), timeout=20_000)
        assert page.model.rowCount() == expected
    qtbot.waitUntil(lambda: page.card._winner.text() == "Anna & Cato won with 22", timeout=20_000)
    assert page.card._agreed.text().startswith("The first pair to 20 points")

    file = tmp_path / "evening.json"
    window.records.ask_where = lambda name: str(file)
    page.card.export_button.click()
    qtbot.waitUntil(file.exists, timeout=20_000)

    window.exports.ask_for_file = lambda *_asked: tmp_path / "sheet"
    page.card.sheet_button.click()
    qtbot.waitUntil(lambda: bool(window.findChildren(ExportPreview)), timeout=20_000)
    window.findChildren(ExportPreview)[0].save_button.click()
    qtbot.waitUntil((tmp_path / "sheet.pdf").exists, timeout=20_000)

    page.card.print_button.click()
    qtbot.waitUntil(lambda: bool(window.findChildren(PaperPreview)), timeout=20_000)
    printed = window.findChildren(PaperPreview)[0]
    assert printed.booklet is not None
    assert printed.booklet.title.startswith("Troefcall: ")
    printed.close_button.click()

    window.records.offer([file])
    tap(window.messages, "Import")
    qtbot.waitUntil(lambda: "Already there: 1" in window.messages.text(), timeout=20_000)

    window.open_season("Winter")
    season = window.season_desk.page
    qtbot.waitUntil(lambda: season.shown is not None and season.table.isVisible(), timeout=20_000)
    assert standings(season) == {"Daan": (2, 1), "Bram": (2, 0), "Anna": (2, 1), "Cato": (2, 2)}
    season.how_button.click()
    season.panel.lines.button("pair").click()
    qtbot.waitUntil(lambda: "Anna & Cato" in standings(season), timeout=20_000)
    assert standings(season) == {
        "Anna & Cato": (1, 1),
        "Cato & Daan": (1, 1),
        "Anna & Bram": (1, 0),
        "Bram & Daan": (1, 0),
    }

    window.go_to("players")
    people = window.players.page.model
    qtbot.waitUntil(lambda: people.rowCount() == 4, timeout=20_000)
    lines = [[people.index(row, column).data() for column in range(3)] for row in range(4)]
    assert lines == [["Anna", "2", "1"], ["Bram", "2", "0"], ["Cato", "2", "2"], ["Daan", "2", "1"]]


def standings(page: SeasonPage) -> dict[str, tuple[int, int]]:
    """How many matches each has played and won, in the table's order."""
    assert page.shown is not None
    return {row.name: (row.matches, row.wins) for row in page.shown.table.rows}
