"""An evening of pairs in the real window: who wins stays, others sit down, and roles go on."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.app import make_window
from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import auction_bridge, troefcall
from scorepad.games.auction_bridge.rules import AuctionOptions
from scorepad.games.auction_bridge.rules import Format as AuctionFormat
from scorepad.games.troefcall.rules import Format, TroefOptions
from scorepad.paths import DataFolder
from scorepad.settings import SettingsFile
from scorepad.store.people import Player
from scorepad.ui.dialogs.match_time import MatchTimeDialog
from scorepad.ui.dialogs.stopping import StoppingDialog
from scorepad.ui.dialogs.waiting_pairs import WaitingPairsDialog
from scorepad.ui.main_window import MainWindow
from scorepad.ui.say import words
from scorepad.ui.widgets.labels import PlainLabel
from tests.ui.windows import EIGHT, asked, close, do, shown, tap, visible, wait_saved

NAMES = ("Anna", "Bram", "Cato", "Daan")
QUICK = TroefOptions(target=2)
TIMED = TroefOptions(format=Format.TIMED)
ENTER = Qt.Key.Key_Return


class Evening:
    """A table with its window, and the clock on the wall."""

    def __init__(self, qtbot: QtBot, qapp: QApplication, folder: DataFolder) -> None:
        self._qtbot, self._qapp, self._folder = qtbot, qapp, folder
        self.now = EIGHT
        self.windows: list[MainWindow] = []

    @property
    def window(self) -> MainWindow:
        return self.windows[-1]

    def open(self, language: str = "en") -> MainWindow:
        window = make_window(self._qapp, self._folder, language, lambda: self.now)
        self.windows.append(window)
        with self._qtbot.waitSignal(window.ready, timeout=20_000):
            window.show()
        return window

    def pass_time(self, **time: float) -> None:
        self.now += timedelta(**time)

    def begin(self, options: TroefOptions = QUICK, names: tuple[str, ...] = NAMES) -> None:
        """Everybody sits down, some time after the last match."""
        self.window.begin(Match(troefcall.GAME, Setup(names, options)))

    def win(self, side: int = 0) -> None:
        """A side takes most of the tricks, by keys; the streaks of the match are read by then."""
        QTest.keyClicks(self.window.match, ("11", "21")[side])
        QTest.keyClick(self.window.match, ENTER)
        assert shown(self.window).finished
        self.read()

    def go_on(self, words: str) -> None:
        """A button that begins the next match."""
        before = shown(self.window)
        tap(self.window, words)
        self._qtbot.waitUntil(lambda: shown(self.window) is not before, timeout=20_000)

    def read(self) -> None:
        """Everything that was asked of the history has been answered."""
        wait_saved(self._qtbot, self.window)
        answers: list[object] = []
        self.window._library.read_written(lambda store: None, answers.append)
        self._qtbot.waitUntil(lambda: bool(answers), timeout=20_000)

    def come_back(self) -> None:
        """The window is looked at again, after a dialog or a while."""
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow, timeout=20_000)

    def said(self) -> list[str]:
        """The words in sight on the match page, the longest labels as they are meant."""
        return [one.text() for one in self.window.match.findChildren(PlainLabel) if one.isVisible()]

    def wait_for_new_match(self) -> None:
        page = self.window.new_match
        self._qtbot.waitUntil(lambda: self.window.stack.currentWidget() is page, timeout=20_000)

    def wait_for_dialog(self) -> None:
        self._qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None, timeout=20_000)


@pytest.fixture
def evening(qtbot: QtBot, qapp: QApplication, folder: DataFolder) -> Iterator[Evening]:
    evening = Evening(qtbot, qapp, folder)
    evening.open()
    yield evening
    for window in evening.windows:
        close(qtbot, window)
        shiboken6.delete(window)


def add_pair(dialog: WaitingPairsDialog, one: str, other: str) -> None:
    for field, name in zip(dialog.names, (one, other), strict=True):
        assert field.hasFocus()
        QTest.keyClicks(field, name)
        QTest.keyClick(field, ENTER)


def test_a_whole_evening_of_winners_who_stay(evening: Evening) -> None:
    window = evening.window
    evening.begin()
    do(window, "waiting")
    evening.wait_for_dialog()
    dialog = asked(window, WaitingPairsDialog)
    add_pair(dialog, "Eva", "Finn")
    add_pair(dialog, "Gijs", "Hanna")
    QTest.keyClick(dialog, ENTER, Qt.KeyboardModifier.ControlModifier)

    evening.win(0)
    assert "Anna & Cato stay; Eva & Finn are next. Or before them:" in evening.said()
    evening.pass_time(minutes=20)
    evening.go_on("Eva & Finn sit down")
    assert shown(window).setup == Setup(("Anna", "Eva", "Cato", "Finn"), QUICK, 1)
    assert window.messages.text() == "The roles go on: Eva deals."

    evening.win(0)
    assert "Anna & Cato: 2 wins in a row" in evening.said()
    # Bram and Daan, who lost first, wait behind Gijs and Hanna.
    assert [one.text() for one in visible(window, "Gijs & Hanna sit down")] == ["Gijs && Hanna sit down"]
    evening.pass_time(minutes=20)
    evening.go_on("Bram & Daan sit down")
    assert shown(window).setup == Setup(("Anna", "Bram", "Cato", "Daan"), QUICK, 2)
    evening.read()
    assert "Anna & Cato: 2 wins in a row" in evening.said()

    evening.win(1)
    assert "Bram & Daan stay; Gijs & Hanna are next. Or before them:" in evening.said()
    assert not [one for one in evening.said() if "in a row" in one]
    evening.pass_time(minutes=20)
    evening.go_on("Gijs & Hanna sit down")
    assert shown(window).setup == Setup(("Gijs", "Bram", "Hanna", "Daan"), QUICK, 3)
    evening.win(1)
    assert "Bram & Daan: 2 wins in a row" in evening.said()
    assert visible(window, "Eva & Finn sit down")
    assert visible(window, "Anna & Cato sit down")


def test_the_next_match_at_the_same_table_goes_on_from_the_roles(evening: Evening, qtbot: QtBot) -> None:
    evening.begin()
    evening.win(0)
    evening.pass_time(hours=1)
    evening.go_on("Next match, same table")
    assert shown(evening.window).setup == Setup(NAMES, QUICK, 1)
    assert evening.window.messages.text() == "The roles go on: Bram deals."
    evening.read()
    evening.pass_time(hours=13)
    second = shown(evening.window)
    evening.window.play_same_table()
    qtbot.waitUntil(lambda: shown(evening.window) is not second, timeout=20_000)
    assert shown(evening.window).setup.first_dealer == 1
    assert evening.window.messages.text() == "Bram deals first."


def test_who_deals_is_told_in_the_language_of_the_window(evening: Evening, qtbot: QtBot) -> None:
    close(qtbot, evening.window)
    window = evening.open(language="")
    evening.begin()
    evening.win(0)
    evening.go_on("Next match, same table")
    assert window.messages.text() == "The roles go on: Bram deals."
    window._change(language="nl")
    qtbot.waitUntil(lambda: window.messages.text() == "De rollen lopen door: Bram deelt.", timeout=20_000)
    assert visible(window.messages, "Iemand anders…")
    window._change(language="en")


def test_somebody_else_sits_down_and_the_losers_wait(evening: Evening, qtbot: QtBot) -> None:
    window = evening.window
    evening.begin()
    do(window, "waiting")
    evening.wait_for_dialog()
    tap(asked(window, WaitingPairsDialog), "Keep the list")
    evening.win(1)
    tap(window, "Somebody else…")
    evening.wait_for_new_match()
    page = window.new_match
    assert window.focusWidget() is page.players.seats[0].name
    assert page.players.seating.names == ("", "Bram", "", "Daan")
    for at, name in ((0, "Eva"), (2, "Finn")):
        QTest.keyClicks(page.players.seats[at].name, name)
    assert page.players.drawn.text() == "The roles go on: Bram deals first"
    tap(page, "Start the match")
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.match, timeout=20_000)
    assert shown(window).setup == Setup(("Eva", "Bram", "Finn", "Daan"), QUICK, 1)
    evening.win(1)
    assert visible(window, "Anna & Cato sit down")


def test_other_games_of_pairs_change_teams_too_but_draw_the_dealer(evening: Evening) -> None:
    window = evening.window
    options = AuctionOptions(format=AuctionFormat.DEALS, deals=1)
    window.begin(Match(auction_bridge.GAME, Setup(NAMES, options, 2)))
    do(window, "waiting")
    evening.wait_for_dialog()
    dialog = asked(window, WaitingPairsDialog)
    add_pair(dialog, "Eva", "Finn")
    tap(dialog, "Keep the list")
    # One club by the first seat, seven tricks, no honours.
    QTest.keyClicks(window.match, "11170")
    QTest.keyClick(window.match, ENTER)
    assert shown(window).finished
    evening.read()
    evening.go_on("Eva & Finn sit down")
    assert shown(window).setup == Setup(("Anna", "Eva", "Cato", "Finn"), options, 2)
    assert window.messages.text() == "Cato deals first."


def keep_waiting(evening: Evening, *pairs: tuple[str, str]) -> None:
    do(evening.window, "waiting")
    evening.wait_for_dialog()
    dialog = asked(evening.window, WaitingPairsDialog)
    for pair in pairs:
        add_pair(dialog, *pair)
    tap(dialog, "Keep the list")
    evening.come_back()


def test_nobody_sits_down_against_themselves_after_an_earlier_match(evening: Evening, qtbot: QtBot) -> None:
    window = evening.window
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"))
    evening.win(0)
    evening.go_on("Eva & Finn sit down")
    evening.win(1)
    evening.go_on("Bram & Daan sit down")
    later = shown(window)
    evening.read()
    window.open_match(1)
    qtbot.waitUntil(lambda: shown(window) is not later, timeout=20_000)
    assert visible(window, "Somebody else…")
    assert not visible(window, "Anna & Cato sit down")


def test_the_first_tab_after_the_last_deal_comes_to_what_is_next(evening: Evening) -> None:
    window = evening.window
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"), ("Gijs", "Hanna"))
    evening.win(0)
    over = shown(window)
    QTest.keyClick(window.match, ENTER)
    assert window.focusWidget() is window.match
    QTest.keyClick(window.match, Qt.Key.Key_Tab)
    (sit_down,) = visible(window, "Eva & Finn sit down")
    assert window.focusWidget() is sit_down
    QTest.keyClick(sit_down, Qt.Key.Key_Tab)
    assert window.focusWidget() is visible(window, "Gijs & Hanna sit down")[0]
    evening.read()
    assert shown(window) == over


def test_a_key_begins_what_the_main_button_does(evening: Evening, qtbot: QtBot) -> None:
    window = evening.window
    action = window.match.actions_of_match["next"]
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"))
    QTest.keyClick(window.match, Qt.Key.Key_F8)
    evening.win(0)
    for offer, players in (
        ("Eva && Finn sit down", ("Anna", "Eva", "Cato", "Finn")),
        ("Bram && Daan sit down", NAMES),
    ):
        assert action.text() == offer
        before = shown(window)
        QTest.keyClick(window.match, Qt.Key.Key_F8)
        qtbot.waitUntil(lambda before=before: shown(window) is not before, timeout=20_000)  # type: ignore[misc]
        assert shown(window).setup.players == players
        assert action.text() == "Next match, same table"
        evening.win(0)
    keep_waiting(evening)
    assert window.controller is not None
    assert window.controller.match_id == 3


def test_a_double_tap_begins_one_match(evening: Evening) -> None:
    window = evening.window
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"))
    evening.win(0)
    (button,) = visible(window, "Eva & Finn sit down")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    evening.go_on("Eva & Finn sit down")
    evening.read()
    assert window.controller is not None
    assert window.controller.match_id == 2


def test_places_are_given_back_where_the_match_is_thrown_away(
    evening: Evening, qtbot: QtBot, folder: DataFolder
) -> None:
    window = evening.window
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"), ("Gijs", "Hanna"))
    evening.win(0)
    evening.go_on("Gijs & Hanna sit down")
    evening.read()
    assert SettingsFile(folder.settings).settings.waiting.pairs == (("Eva", "Finn"), ("Bram", "Daan"))
    do(window, "stop")
    tap(asked(window, StoppingDialog), "Throw away")
    assert SettingsFile(folder.settings).settings.waiting.pairs == (("Eva", "Finn"), ("Gijs", "Hanna"))
    qtbot.waitUntil(lambda: window.controller is None, timeout=20_000)


def test_nobody_who_waits_sits_down_by_an_old_sheet(evening: Evening, folder: DataFolder) -> None:
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"))
    evening.win(0)
    names = ("Anna", "Eva", "Cato", "Finn")
    old = Match(troefcall.GAME, Setup(names, QUICK), started="2019-03-12T20:00:00+01:00")
    evening.window.match_desk.begin(old, was_played=True)
    assert shown(evening.window).started == old.started
    evening.read()
    assert SettingsFile(folder.settings).settings.waiting.pairs == (("Eva", "Finn"),)


def test_nobody_has_to_go_where_the_win_is_shared(evening: Evening) -> None:
    evening.begin(TroefOptions(format=Format.DEALS, deals=1, majority=0))
    evening.win()
    assert shown(evening.window).sheet.winners == (0, 1)
    assert not visible(evening.window, "Somebody else…")
    assert visible(evening.window, "Play one more deal")


def test_the_list_is_kept_over_a_restart_and_gone_the_next_day(
    evening: Evening, qtbot: QtBot, folder: DataFolder
) -> None:
    window = evening.window
    evening.begin()
    do(window, "waiting")
    evening.wait_for_dialog()
    add_pair(asked(window, WaitingPairsDialog), "Eva", "Finn")
    tap(asked(window, WaitingPairsDialog), "Keep the list")
    evening.win(0)
    assert SettingsFile(folder.settings).settings.waiting.pairs == (("Eva", "Finn"),)
    close(qtbot, window)
    evening.pass_time(hours=1)
    again = evening.open()
    again.open_match(1)
    qtbot.waitUntil(lambda: again.controller is not None, timeout=20_000)
    assert visible(again, "Eva & Finn sit down")
    evening.pass_time(hours=13)
    again.open_match(1)
    again.match.opened.emit()
    assert not visible(again, "Eva & Finn sit down")
    assert not visible(again, "Somebody else…")


def start_again(evening: Evening, qtbot: QtBot, **later: float) -> MainWindow:
    close(qtbot, evening.window)
    evening.pass_time(**later)
    return evening.open()


def test_the_change_of_team_is_offered_at_home_after_a_restart(evening: Evening, qtbot: QtBot) -> None:
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"), ("Gijs", "Hanna"))
    evening.win(0)
    again = start_again(evening, qtbot, hours=1)
    tap(again, "Eva & Finn sit down")
    qtbot.waitUntil(lambda: again.controller is not None, timeout=20_000)
    assert shown(again).setup == Setup(("Anna", "Eva", "Cato", "Finn"), QUICK, 1)
    assert again.messages.text() == "The roles go on: Eva deals."
    evening.win(0)
    # The losers of the match before the restart wait as well.
    assert again._settings.settings.waiting.pairs == (("Gijs", "Hanna"), ("Bram", "Daan"))
    assert visible(again, "Gijs & Hanna sit down")


def test_where_nobody_waits_home_leads_to_the_choice(evening: Evening, qtbot: QtBot) -> None:
    evening.begin()
    evening.win(1)
    again = start_again(evening, qtbot, hours=1)
    tap(again, "Change of team…")
    qtbot.waitUntil(lambda: again.controller is not None, timeout=20_000)
    assert again.stack.currentWidget() is again.match
    assert visible(again, "Somebody else…")
    again = start_again(evening, qtbot, hours=12)
    assert not visible(again, "Change of team…")
    assert visible(again, "The same table again")


def test_nobody_sits_down_from_a_home_that_stood_there_overnight(evening: Evening, qtbot: QtBot) -> None:
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"))
    evening.win(0)
    again = start_again(evening, qtbot, hours=1)
    evening.pass_time(hours=23)
    tap(again, "Eva & Finn sit down")
    evening.wait_for_new_match()
    assert again.new_match.players.seating.names == NAMES


def test_the_offer_goes_with_the_evening(evening: Evening, qtbot: QtBot) -> None:
    window = evening.window
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"))
    evening.win(0)
    evening.pass_time(hours=23)
    tap(window, "Eva & Finn sit down")
    assert window.messages.text() == "That evening is over: nobody waits for a place any more."
    assert not visible(window, "Eva & Finn sit down")
    assert window.match.actions_of_match["next"].text() == "Next match, same table"
    evening.read()
    assert len(shown(window).deals) == 1


@pytest.mark.parametrize("come_back", ["by_window", "by_page"])
def test_who_comes_back_after_the_evening_finds_no_offer(
    evening: Evening, qtbot: QtBot, come_back: str
) -> None:
    window = evening.window
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"))
    evening.win(0)
    if come_back == "by_window":
        evening.pass_time(hours=23)
        QApplication.sendEvent(window.match, QEvent(QEvent.Type.ActivationChange))
    else:
        window.go_to("home")
        evening.pass_time(hours=23)
        window.go_to("match")
    assert visible(window, "Next match, same table")
    assert not visible(window, "Eva & Finn sit down")
    assert not visible(window, "Somebody else…")


# Other names.


def call(evening: Evening, act: str, *names: str) -> None:
    """People are renamed or merged on their page; everything is read anew by then."""
    getattr(evening.window.players, act)(*names)
    for _ in range(2):
        evening.read()


def test_who_waits_keeps_the_name_of_now(evening: Evening) -> None:
    window = evening.window
    evening.begin()
    keep_waiting(evening)
    evening.win(0)
    evening.begin(names=("Anna", "Eva", "Cato", "Finn"))
    evening.win(0)
    assert visible(window, "Bram & Daan sit down")
    call(evening, "_rename", "Bram", "Bram de Groot")
    assert window._settings.settings.waiting.pairs == (("Bram de Groot", "Daan"),)
    assert visible(window, "Bram de Groot & Daan sit down")
    tap(window.messages, "Undo")
    for _ in range(2):
        evening.read()
    assert visible(window, "Bram & Daan sit down")
    call(evening, "_rename", "Bram", "Bram de Groot")
    evening.go_on("Bram de Groot & Daan sit down")
    assert shown(window).setup.players == ("Anna", "Bram de Groot", "Cato", "Daan")


def test_nobody_sits_down_beside_himself_under_another_name(evening: Evening) -> None:
    window = evening.window
    evening.begin(names=("Eva", "Gijs", "Finn", "Hanna"))
    evening.win(0)
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"), ("Gijs", "Hanna"))
    evening.win(0)
    call(evening, "_merge", "Anna", "Eva")
    assert visible(window, "Gijs & Hanna sit down")
    assert not visible(window, "Eva & Finn sit down")
    # Also where the offer was still there.
    before = shown(window)
    window.match.challenged.emit(("Eva", "Finn"))
    evening.wait_for_new_match()
    evening.read()
    assert shown(window) is before
    assert "Anna" not in [one.name for one in everybody(evening)]


def test_a_pair_of_one_person_waits_no_more_until_it_is_two_again(evening: Evening) -> None:
    window = evening.window
    evening.begin(names=("Eva", "Ida", "Joris", "Kim"))
    evening.begin(names=("Finn", "Ida", "Joris", "Kim"))
    evening.begin()
    keep_waiting(evening, ("Eva", "Finn"), ("Gijs", "Hanna"))
    evening.win(0)
    call(evening, "_merge", "Eva", "Finn")
    assert window._settings.settings.waiting.pairs == (("Gijs", "Hanna"),)
    tap(window.messages, "Undo")
    for _ in range(2):
        evening.read()
    assert window._settings.settings.waiting.pairs == (("Eva", "Finn"), ("Gijs", "Hanna"))


def everybody(evening: Evening) -> tuple[Player, ...]:
    answers: list[tuple[Player, ...]] = []
    evening.window._library.read_written(
        lambda store: store.players(), lambda outcome: answers.append(outcome.value)
    )
    evening._qtbot.waitUntil(lambda: bool(answers), timeout=20_000)
    return answers[0]


# The clock.


def test_a_timed_match_tells_its_time_and_when_it_is_up(evening: Evening) -> None:
    window = evening.window
    evening.begin(TIMED)
    clock = window.match.clock
    assert clock.accessibleName() == "45 min left"
    evening.pass_time(minutes=44, seconds=18)
    clock.tick()
    assert clock.accessibleName() == "42 s left"
    evening.pass_time(seconds=42)
    clock.tick()
    assert clock.accessibleName() == "Time is up"
    assert window.messages.text() == "Time is up: finish this deal, then end the match."
    QTest.keyClicks(window.match, "11")
    QTest.keyClick(window.match, ENTER)
    tap(window.messages, "End the match…")
    QTest.keyClick(asked(window, StoppingDialog), ENTER)
    assert shown(window).finished
    assert not clock.isVisible()


def test_the_time_can_be_changed_and_survives_a_restart(evening: Evening, qtbot: QtBot) -> None:
    window = evening.window
    evening.begin(TIMED)
    evening.pass_time(minutes=45)
    window.match.clock.tick()
    tap(window, "Time is up")
    dialog = asked(window, MatchTimeDialog)
    tap(dialog, "60 min")
    tap(dialog, "Set the time")
    assert window.match.clock.accessibleName() == "15 min left"
    assert window.messages.text() == ""
    wait_saved(qtbot, window)
    close(qtbot, window)
    evening.pass_time(minutes=5)
    again = evening.open()
    again.open_match(1)
    qtbot.waitUntil(lambda: again.controller is not None, timeout=20_000)
    assert again.match.clock.accessibleName() == "10 min left"


def test_the_time_that_is_up_is_told_no_more_in_any_language(evening: Evening, qtbot: QtBot) -> None:
    close(qtbot, evening.window)
    window = evening.open(language="")
    evening.begin(TIMED)
    evening.pass_time(minutes=45)
    window.match.clock.tick()
    assert window.messages.text() == "Time is up: finish this deal, then end the match."
    window._change(language="nl")
    qtbot.waitUntil(lambda: window.match.clock.accessibleName() != "Time is up", timeout=20_000)
    window.match.clock.click()
    dialog = asked(window, MatchTimeDialog)
    dialog.minutes.setValue(60)
    QTest.mouseClick(dialog.set_button, Qt.MouseButton.LeftButton)
    assert window.messages.text() == ""
    window._change(language="en")


@pytest.mark.parametrize("passed", [{"hours": 20}, {"hours": -2}])
def test_a_clock_that_tells_nothing_can_be_set_from_now_on(
    evening: Evening, passed: dict[str, float]
) -> None:
    window = evening.window
    evening.begin(TIMED)
    evening.pass_time(**passed)
    window.match.clock.tick()
    assert window.match.clock.accessibleName() == "Set the time…"
    assert window.messages.text() == ""
    tap(window, "Set the time…")
    dialog = asked(window, MatchTimeDialog)
    tap(dialog, "30 min")
    tap(dialog, "Set the time")
    assert window.match.clock.accessibleName() == "30 min left"


def test_a_match_that_no_clock_ends_has_none(evening: Evening) -> None:
    evening.begin()
    assert not evening.window.match.clock.isVisible()
    assert not evening.window.match.actions_of_match["time"].isVisible()


# The table view.


def notes(window: MainWindow) -> dict[str, bool]:
    """What stands below the sides, and whether it warns."""
    return {words(note.text): note.warning for note in window.table_window.board.notes}


def test_the_table_view_tells_the_streak_and_the_time(evening: Evening) -> None:
    window = evening.window
    for _ in range(2):
        evening.begin()
        evening.win(0)
    evening.begin(TIMED)
    evening.read()
    streak = "Anna & Cato: 2 wins in a row"
    assert list(notes(window))[1:] == [f"{streak} · 45 min left"]
    assert "2 wins in a row" in window.table_window.accessibleName()
    evening.pass_time(minutes=45)
    window.match.clock.tick()
    assert notes(window)[f"{streak} · Time is up"]
    QTest.keyClicks(window.match, "21")
    QTest.keyClick(window.match, ENTER)
    window.match.show_card(0)
    assert not [one for one in notes(window) if streak in one or "Time is up" in one]
    window.match.show_form()
    do(window, "stop")
    QTest.mouseClick(asked(window, StoppingDialog).end_button, Qt.MouseButton.LeftButton)
    assert not [one for one in notes(window) if streak in one or "Time is up" in one]
