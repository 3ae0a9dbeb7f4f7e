import dataclasses
import random
from dataclasses import replace
from datetime import date, datetime, time, timedelta, timezone

import pytest
from PySide6.QtCore import QDate, QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.evening import Roles
from scorepad.core.fields import Flag, option
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Options, Setup
from scorepad.core.when_played import WhenPlayed
from scorepad.games import auction_bridge, game
from scorepad.games.auction_bridge.rules import AuctionOptions
from scorepad.games.boerenbridge.rules import BoerenOptions, Missed, up_and_down
from scorepad.season.season import Season
from scorepad.ui import look
from scorepad.ui.pages.new_match import NewMatchPage
from scorepad.ui.pages.options_form import ChoiceEditor, LadderEditor
from scorepad.ui.pages.views import NewMatchView, OwnPreset, Proposal
from scorepad.ui.reading import spoken_day

NAMES = ("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "Guus")
ENTER = Qt.Key.Key_Return
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
BOEREN = game("boerenbridge")
NOW = datetime(2026, 1, 9, 18, 30, tzinfo=timezone(timedelta(hours=1)))


class Begun:
    """The page as a person sees it, and what it has started."""

    def __init__(self, qtbot: QtBot, page: NewMatchPage) -> None:
        self.page = page
        self.matches: list[Match] = []
        qtbot.addWidget(page)
        page.prepare(NewMatchView())
        page.started.connect(self.matches.append)
        page.resize(1196, 800)
        page.show()
        qtbot.waitActive(page)

    def type(self, text: str) -> None:
        focused = self.page.focusWidget()
        assert isinstance(focused, QLineEdit)
        QTest.keyClicks(focused, text)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.page.focusWidget(), key, modifiers)

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, LEFT)

    def seat_names(self) -> list[str]:
        return [seat.name.text() for seat in self.page.players.seats]

    def problems(self) -> list[str]:
        return [seat.problem for seat in self.page.players.seats]

    @property
    def options(self) -> BoerenOptions:
        assert isinstance(self.page.rules.agreement.options, BoerenOptions)
        return self.page.rules.agreement.options


@pytest.fixture
def fresh(qtbot: QtBot) -> Begun:
    return Begun(qtbot, NewMatchPage(lambda: NOW, chance=random.Random(3)))


@pytest.fixture
def seated(qtbot: QtBot) -> Begun:
    begun = Begun(qtbot, NewMatchPage(lambda: NOW, chance=random.Random(3)))
    begun.page.prepare(view())
    return begun


def view(players: tuple[str, ...] = NAMES[:4], **changed: object) -> NewMatchView:
    options = BoerenOptions(missed=Missed.PENALTY)
    made = NewMatchView(NAMES, Proposal("boerenbridge", players, options, 1), ("Winter", "Herfst"), "Winter")
    return dataclasses.replace(made, **changed)  # type: ignore[arg-type]


# Seats.


def test_four_names_and_the_start_by_keys_alone(fresh: Begun) -> None:
    for name in NAMES[:4]:
        fresh.type(name)
        fresh.key(ENTER)
    assert fresh.matches == []
    fresh.key(ENTER)  # in the fifth seat, where nobody sits
    assert fresh.matches == [Match(BOEREN, Setup(NAMES[:4], BoerenOptions()))]


@pytest.mark.parametrize("players", BOEREN.players)
def test_any_number_of_players_is_entered_by_keys_alone(fresh: Begun, players: int) -> None:
    for name in NAMES[:players]:
        fresh.type(name)
        fresh.key(ENTER)
    if players < 7:
        fresh.key(ENTER)
    (match,) = fresh.matches
    assert match.setup.players == NAMES[:players]


def names_under(field: QLineEdit) -> QAbstractItemView:
    popup = field.completer().popup()
    assert popup is not None
    return popup


def test_a_known_table_is_entered_by_mouse_alone(qtbot: QtBot, fresh: Begun) -> None:
    fresh.page.prepare(NewMatchView(known=NAMES))
    for seat in fresh.page.players.seats[:3]:
        fresh.click(seat.name)
        popup = names_under(seat.name)
        qtbot.waitUntil(popup.isVisible)
        QTest.mouseClick(popup.viewport(), LEFT, pos=popup.visualRect(popup.model().index(0, 0)).center())
        qtbot.waitUntil(popup.isHidden)
    fresh.click(fresh.page.players.seats[2].deals)
    fresh.click(fresh.page.rules.presets.button("flemish"))
    fresh.click(fresh.page.start_button)
    (match,) = fresh.matches
    # The one who is seated is offered no more.
    assert match.setup == Setup(NAMES[:3], BoerenOptions(per_trick=3), 2)


def test_down_in_an_empty_field_shows_who_is_known(fresh: Begun) -> None:
    fresh.page.prepare(NewMatchView(known=NAMES))
    fresh.key(Qt.Key.Key_Down)
    popup = names_under(fresh.page.players.seats[0].name)
    assert popup.isVisible()
    assert popup.model().rowCount() == 7


def test_the_last_table_is_proposed_and_starts_at_once(seated: Begun) -> None:
    seated.key(ENTER, CTRL)
    (match,) = seated.matches
    assert match.setup == Setup(NAMES[:4], BoerenOptions(missed=Missed.PENALTY), 1)
    assert match.season == "Winter"
    assert seated.page.rules.presets.current == "hard"


def test_the_first_name_has_the_keyboard_and_is_replaced_by_typing(seated: Begun) -> None:
    seated.type("Zita")
    assert seated.page.players.seating.names == ("Zita", *NAMES[1:4])


def test_start_says_why_it_cannot(fresh: Begun) -> None:
    page = fresh.page
    assert not page.start_button.isEnabled()
    assert page.summary.text() == "Write at least 2 names"
    fresh.type("Anna")
    fresh.key(ENTER)
    assert not page.start_button.isEnabled()
    fresh.type("Bram")
    assert page.start_button.isEnabled()
    assert page.summary.text() == "2 players · Anna deals first"
    fresh.key(ENTER, CTRL)
    assert len(fresh.matches) == 1


def test_enter_without_a_name_goes_nowhere(fresh: Begun) -> None:
    fresh.key(ENTER)
    assert fresh.matches == []
    assert fresh.page.players.seats[0].name.hasFocus()


@pytest.mark.parametrize(
    ("names", "at", "words"),
    [
        (("Anna", "", "Cato"), 1, "Nobody sits here"),
        (("Anna", "Bram", " ANNA "), 2, "has a seat already"),
        (("Anna", "x" * 61), 1, "at most 60 letters"),
        (("Anna", "Br\x07am"), 1, "cannot be written"),
    ],
)
def test_a_problem_stands_at_its_field_and_in_the_way_of_the_start(
    seated: Begun, names: tuple[str, ...], at: int, words: str
) -> None:
    seated.page.prepare(view(tuple(name or "Bram" for name in names)))
    for seat, name in zip(seated.page.players.seats, names, strict=True):
        seat.name.setText(name)
    problems = seated.problems()
    assert words in problems[at]
    assert [one for place, one in enumerate(problems) if place != at and one] == []
    assert seated.page.players.seats[at].name.property("wrong") is True
    assert words in seated.page.players.seats[at].name.accessibleDescription()
    assert words in seated.page.summary.text()
    assert not seated.page.start_button.isEnabled()
    seated.key(ENTER, CTRL)
    assert seated.matches == []
    assert seated.page.players.seats[at].name.hasFocus()
    seated.page.players.seats[at].name.setText("Bart")
    assert seated.problems()[at] == ""
    assert seated.page.start_button.isEnabled()


def test_a_name_of_sixty_letters_and_one_of_one_are_fine(seated: Begun) -> None:
    seated.page.prepare(view(("x" * 60, "y")))
    assert seated.page.why_not() == ""


def test_names_are_trimmed_and_empty_seats_at_the_end_are_none(seated: Begun) -> None:
    for seat, name in zip(seated.page.players.seats, ("  Anna ", "Bram", "", "  "), strict=True):
        seat.name.setText(name)
    seated.click(seated.page.start_button)
    assert seated.matches[0].setup.players == ("Anna", "Bram")


def test_seats_are_added_up_to_seven_and_removed_down_to_two(seated: Begun) -> None:
    page = seated.page
    while page.players.add_button.isEnabled():
        seated.click(page.players.add_button)
        assert page.players.seats[-1].name.hasFocus()
    assert len(page.players.seats) == 7
    while page.players.seats[0].remove.isEnabled():
        seated.click(page.players.seats[0].remove)
    assert len(page.players.seats) == 2


def test_whoever_deals_goes_on_dealing_when_a_seat_before_goes(seated: Begun) -> None:
    seated.click(seated.page.players.seats[2].deals)
    seated.click(seated.page.players.seats[1].remove)
    assert seated.seat_names() == ["Anna", "Cato", "Daan"]
    assert seated.page.players.seating.names[seated.page.players.seating.first_dealer] == "Cato"
    seated.click(seated.page.players.seats[2].remove)
    assert seated.page.players.seating.names[seated.page.players.seating.first_dealer] == "Cato"


def test_where_the_dealer_s_own_seat_goes_another_deals(seated: Begun) -> None:
    seated.click(seated.page.players.seats[3].deals)
    seated.click(seated.page.players.seats[3].remove)
    assert seated.page.players.seating.names[seated.page.players.seating.first_dealer] == "Cato"


def test_the_arrows_and_ctrl_arrows_move_a_seat_and_the_deal_goes_along(seated: Begun) -> None:
    page = seated.page
    seated.click(page.players.seats[1].down)
    assert seated.seat_names() == ["Anna", "Cato", "Bram", "Daan"]
    assert page.players.seating.names[page.players.seating.first_dealer] == "Bram"
    assert page.players.seats[2].name.hasFocus()
    seated.key(Qt.Key.Key_Up, CTRL)
    seated.key(Qt.Key.Key_Up, CTRL)
    assert seated.seat_names() == ["Bram", "Anna", "Cato", "Daan"]
    assert page.players.seats[0].name.hasFocus()
    seated.key(Qt.Key.Key_Up, CTRL)  # no further
    assert seated.seat_names() == ["Bram", "Anna", "Cato", "Daan"]
    assert not page.players.seats[0].up.isEnabled()
    assert not page.players.seats[3].down.isEnabled()


def test_ctrl_d_gives_the_deal(seated: Begun) -> None:
    seated.key(Qt.Key.Key_Down)
    seated.page.players.seats[3].name.setFocus()
    seated.key(Qt.Key.Key_D, CTRL)
    assert seated.page.players.seating.first_dealer == 3
    assert seated.page.summary.text() == "4 players · Daan deals first"
    assert [seat.deals.isChecked() for seat in seated.page.players.seats] == [False, False, False, True]


def centre(page: NewMatchPage, seat: int) -> QPointF:
    return page.players.table.seat_box(seat).center()


def test_a_drag_at_the_drawn_table_reorders_the_names(seated: Begun) -> None:
    table = seated.page.players.table
    QTest.mousePress(table, LEFT, pos=centre(seated.page, 0).toPoint())
    QTest.mouseMove(table, centre(seated.page, 1).toPoint())
    QTest.mouseMove(table, centre(seated.page, 2).toPoint())
    QTest.mouseRelease(table, LEFT, pos=centre(seated.page, 2).toPoint())
    assert seated.seat_names() == ["Bram", "Cato", "Anna", "Daan"]
    assert seated.page.players.seating.names[seated.page.players.seating.first_dealer] == "Bram"


def test_a_tap_at_the_drawn_table_gives_the_deal(seated: Begun) -> None:
    QTest.mouseClick(seated.page.players.table, LEFT, pos=centre(seated.page, 3).toPoint())
    assert seated.page.players.seating.first_dealer == 3


def test_a_shuffle_keeps_the_names_and_the_dealer_and_changes_the_seats(seated: Begun) -> None:
    orders = set()
    for _ in range(20):
        before = seated.page.players.seating.names
        seated.click(seated.page.players.shuffle_button)
        assert seated.page.players.seating.names != before
        assert sorted(seated.page.players.seating.names) == list(NAMES[:4])
        assert seated.page.players.seating.names[seated.page.players.seating.first_dealer] == "Bram"
        orders.add(seated.page.players.seating.names)
    assert len(orders) > 3


def test_two_are_shuffled_too(seated: Begun) -> None:
    seated.page.prepare(view(NAMES[:2]))
    seated.click(seated.page.players.shuffle_button)
    assert seated.page.players.seating.names == ("Bram", "Anna")


def test_the_draw_says_who_deals_and_everyone_may_be_drawn(seated: Begun) -> None:
    drawn = set()
    for _ in range(60):
        seated.click(seated.page.players.draw_button)
        who = seated.page.players.seating.names[seated.page.players.seating.first_dealer]
        assert seated.page.players.drawn.isVisible()
        assert f"{who} deals first" in seated.page.players.drawn.text()
        drawn.add(who)
    assert drawn == set(NAMES[:4])
    seated.click(seated.page.players.seats[0].deals)
    assert not seated.page.players.drawn.isVisible()


def test_tab_goes_from_name_to_name(seated: Begun) -> None:
    for seat in seated.page.players.seats:
        assert seat.name.hasFocus()
        seated.key(Qt.Key.Key_Tab)
    assert seated.page.players.add_button.hasFocus()


# House rules.


@pytest.mark.parametrize("preset", BOEREN.presets, ids=lambda preset: preset.key)
def test_a_preset_is_one_tap_and_said_in_words(seated: Begun, preset: object) -> None:
    page = seated.page
    assert [page.rules.presets.button(key).text() for key in page.rules.presets.offered] == [
        "Standard",
        "Harde telling",
        "Vlaams 10+3/0",
        "Nederlands 10+3/-3",
        "Wizard",
    ]
    for one in BOEREN.presets:
        if one is preset:
            seated.click(page.rules.presets.button(one.key))
            assert page.rules.agreement.options == one.options(4)
            assert page.rules.presets.current == one.key
            words = [str(phrase) for phrase in BOEREN.words.agreed(Setup(NAMES[:4], one.options(4)))]
            assert all(said.lower() in page.rules.agreed.text().lower() for said in words)


def test_the_words_follow_the_number_of_players(seated: Begun) -> None:
    page = seated.page
    seated.click(page.rules.presets.button("wizard"))
    assert page.rules.agreed.text().startswith("15 deals: 1–15")
    seated.click(page.players.add_button)
    seated.type("Eefje")
    assert page.rules.presets.current == "wizard"
    assert page.rules.agreed.text().startswith("12 deals: 1–12")
    seated.click(page.start_button)
    assert seated.matches[0].setup.options == BOEREN.presets[-1].options(5)
    assert seated.matches[0].problems() == ()


def open_rules(begun: Begun) -> None:
    if not begun.page.rules.form.isVisible():
        begun.click(begun.page.rules.all_rules_button)


def editor(begun: Begun, name: str) -> ChoiceEditor:
    open_rules(begun)
    found = begun.page.rules.form.editors[name]
    assert isinstance(found, ChoiceEditor)
    return found


def ladder(begun: Begun) -> LadderEditor:
    open_rules(begun)
    found = begun.page.rules.form.editors["hands"]
    assert isinstance(found, LadderEditor)
    return found


def test_all_rules_open_and_close(seated: Begun) -> None:
    page = seated.page
    assert not page.rules.form.isVisible()
    seated.click(page.rules.all_rules_button)
    assert page.rules.form.isVisible()
    editor(seated, "dealer_rule").choices.button("false").click()
    assert seated.options.dealer_rule is False
    assert page.rules.presets.current is None
    assert "the dealer may bid anything" in page.rules.agreed.text()
    seated.click(page.rules.all_rules_button)
    assert not page.rules.form.isVisible()


def test_a_preset_mends_what_was_written_into_the_rules_that_are_closed_again(seated: Begun) -> None:
    page = seated.page
    ladder(seated).names.button("own").click()
    ladder(seated).own.selectAll()
    QTest.keyClicks(ladder(seated).own, "x")
    seated.click(page.rules.all_rules_button)
    assert not page.rules.form.isVisible()
    assert not page.start_button.isEnabled()
    seated.click(page.rules.presets.button("standard"))
    assert page.start_button.isEnabled()
    assert page.summary.text() == "4 players · Bram deals first"


def test_an_impossible_ladder_stops_the_start_and_says_the_largest(seated: Begun) -> None:
    page = seated.page
    seated.click(page.rules.all_rules_button)
    ladder(seated).names.button("own").click()
    ladder(seated).own.selectAll()
    QTest.keyClicks(ladder(seated).own, "1-14-1")
    assert "13 is the most" in page.summary.text()
    assert not page.start_button.isEnabled()
    QTest.keyClick(ladder(seated).own, ENTER, CTRL)
    assert seated.matches == []
    ladder(seated).own.selectAll()
    QTest.keyClicks(ladder(seated).own, "1-x")
    assert "“1-x”" in page.summary.text()
    assert not page.start_button.isEnabled()
    ladder(seated).own.selectAll()
    QTest.keyClicks(ladder(seated).own, "1-13-1")
    assert page.start_button.isEnabled()
    seated.click(page.start_button)
    assert seated.matches[0].setup.options == dataclasses.replace(
        BoerenOptions(missed=Missed.PENALTY), hands=up_and_down(13)
    )


def test_a_ladder_that_more_players_make_impossible_is_told_though_the_rules_are_closed(
    seated: Begun,
) -> None:
    seated.page.prepare(
        view(proposal=Proposal("boerenbridge", NAMES[:6], BoerenOptions(hands=up_and_down(8)), 0))
    )
    assert seated.page.start_button.isEnabled()
    seated.click(seated.page.players.add_button)
    seated.type("Guus")
    assert not seated.page.start_button.isEnabled()
    assert seated.page.rules.problem.isVisible()
    assert "7 is the most" in seated.page.rules.problem.text()


def test_a_list_of_the_tables_own_is_not_changed_by_another_player(seated: Begun) -> None:
    seated.click(seated.page.rules.all_rules_button)
    ladder(seated).names.button("own").click()
    ladder(seated).own.selectAll()
    QTest.keyClicks(ladder(seated).own, "1-8")  # for four this is also "rising only"
    seated.click(seated.page.players.add_button)
    seated.type("Eefje")
    assert seated.options.hands == tuple(range(1, 9))
    ladder(seated).names.button("rising").click()
    assert seated.options.hands == tuple(range(1, 11))
    seated.click(seated.page.players.seats[4].remove)
    assert seated.options.hands == tuple(range(1, 9))


def test_rules_are_kept_under_a_name_of_ones_own(qtbot: QtBot, seated: Begun) -> None:
    page = seated.page
    assert not page.rules.save_as_button.isVisible()  # they are the ones called "Harde telling"
    editor(seated, "dealer_rule").choices.button("false").click()
    seated.click(page.rules.save_as_button)
    assert page.rules.preset_name.hasFocus()
    with qtbot.waitSignal(page.preset_saved, timeout=1000) as told:
        seated.type("Hut & bos")
        seated.key(ENTER)
    assert told.args == ["Hut & bos", page.rules.agreement.options]
    assert page.rules.presets.current == "own:Hut & bos"
    assert page.rules.presets.button("own:Hut & bos").text() == "Hut && bos"
    assert seated.matches == []
    kept = page.rules.agreement.options
    seated.click(page.rules.presets.button("standard"))
    seated.click(page.rules.presets.button("own:Hut & bos"))
    assert page.rules.agreement.options == kept


@pytest.mark.parametrize(
    ("name", "words"),
    [("", "a name"), ("standard", "usual names"), ("x" * 41, "40 letters"), ("a\x07b", "cannot be written")],
)
def test_a_name_for_rules_that_will_not_do_is_refused_at_its_field(
    qtbot: QtBot, seated: Begun, name: str, words: str
) -> None:
    editor(seated, "dealer_rule").choices.button("false").click()
    seated.click(seated.page.rules.save_as_button)
    with qtbot.assertNotEmitted(seated.page.preset_saved):
        seated.page.rules.preset_name.setText(name)
        seated.click(seated.page.rules.save_button)
    assert words in seated.page.rules.preset_problem.text()
    assert seated.page.rules.preset_problem.isVisible()


def test_an_own_preset_is_chosen_and_deleted_and_the_rules_stay(qtbot: QtBot, seated: Begun) -> None:
    own = OwnPreset("boerenbridge", "Hut", BoerenOptions(base=5))
    page = seated.page
    page.prepare(view(own=(own, OwnPreset("elsewhere", "Not here", BoerenOptions()))))
    assert "own:Not here" not in page.rules.presets.offered
    seated.click(page.rules.presets.button("own:Hut"))
    assert page.rules.agreement.options == own.options
    assert page.rules.delete_button.text() == "Delete “Hut”"
    with qtbot.waitSignal(page.preset_deleted, timeout=1000) as told:
        seated.click(page.rules.delete_button)
    assert told.args == ["Hut"]
    assert "own:Hut" not in page.rules.presets.offered
    assert page.rules.agreement.options == own.options
    assert page.rules.preset_name.text() == "Hut"
    assert page.rules.save_as_button.isVisible()


# Season, game, language.


def test_a_season_is_chosen_written_or_left_empty(seated: Begun) -> None:
    line = seated.page.season.box.lineEdit()
    assert line is not None
    for text, season in (("Herfst", "Herfst"), ("  Lente 2027 ", "Lente 2027"), ("  ", None)):
        line.selectAll()
        QTest.keyClicks(line, text)
        seated.click(seated.page.start_button)
        assert seated.matches[-1].season == season


def test_cancel_starts_nothing(qtbot: QtBot, seated: Begun) -> None:
    with qtbot.waitSignal(seated.page.cancelled, timeout=1000):
        seated.click(seated.page.cancel_button)
    assert seated.matches == []


@dataclasses.dataclass(frozen=True, kw_only=True)
class OtherOptions(Options):
    cheers: bool = dataclasses.field(default=False, metadata=option(Flag()))


CHEERS = QT_TRANSLATE_NOOP("test", "Cheers")
FOR_TWO = dataclasses.replace(
    BOEREN,
    key="for_two",
    players=range(2, 3),
    options=OtherOptions,
    presets=(),
    ladders={},
    check_setup=lambda setup: (),
    words=dataclasses.replace(
        BOEREN.words,
        name=QT_TRANSLATE_NOOP("test", "For two"),
        options={"cheers": CHEERS},
        values={},
        agreed=lambda setup: (CHEERS,) if setup.options.cheers else (),
    ),
)


@pytest.fixture
def two_games(qtbot: QtBot) -> Begun:
    return Begun(qtbot, NewMatchPage(lambda: NOW, games=(BOEREN, FOR_TWO)))


def test_of_several_games_one_is_chosen(two_games: Begun) -> None:
    page = two_games.page
    assert page.games.current == "boerenbridge"
    two_games.click(page.games.button("for_two"))
    assert page.rules.agreement.game.key == "for_two"
    assert len(page.players.seats) == 2
    editor(two_games, "cheers").choices.button("true").click()
    assert list(page.rules.form.editors) == ["cheers"]
    assert page.rules.agreed.text() == "Cheers"
    page.players.seats[0].name.setText("Anna")
    page.players.seats[1].name.setText("Bram")
    two_games.click(page.start_button)
    assert two_games.matches == [Match(FOR_TWO, Setup(NAMES[:2], OtherOptions(cheers=True)))]


def test_names_are_not_lost_to_a_game_for_fewer(two_games: Begun) -> None:
    page = two_games.page
    page.prepare(view(NAMES[:3]))
    two_games.click(page.games.button("for_two"))
    assert page.players.seating.names == NAMES[:3]
    assert page.summary.text() == "For two is for at most 2 players"
    assert not page.start_button.isEnabled()


def choose(begun: Begun, key: str, names: tuple[str, ...]) -> None:
    begun.page.prepare(view(names))
    begun.click(begun.page.games.button(key))


def test_the_rules_of_the_game_before_leave_nothing_behind(seated: Begun) -> None:
    presets = seated.page.rules.presets
    before = {key: presets.button(key) for key in presets.offered}
    seated.page.games.button("bridgette").click()
    gone = [button for key, button in before.items() if key not in presets.offered]
    assert gone
    assert not any(button.isVisible() for button in gone)


def test_who_is_too_many_is_told_at_the_seat(seated: Begun) -> None:
    choose(seated, "bridgette", NAMES[:4])
    too_many = "⚠ Bridgette is for at most 2 players"
    assert seated.problems() == ["", "", too_many, too_many]
    for _ in range(2):
        seated.click(seated.page.players.seats[2].remove)
    assert seated.problems() == ["", ""]
    assert seated.page.start_button.isEnabled()


def test_what_cannot_be_pressed_says_why(fresh: Begun) -> None:
    page = fresh.page
    choose(fresh, "bridgette", ("Anna", ""))
    for button, why_not in (
        (page.players.add_button, "Bridgette is for at most 2 players"),
        (page.players.seats[0].remove, "Write at least 2 names"),
        (page.players.shuffle_button, "Write two names first"),
        (page.players.draw_button, "Write two names first"),
    ):
        assert not button.isEnabled()
        assert why_not in button.toolTip()
        assert button.accessibleDescription() == why_not
    fresh.click(page.games.button("boerenbridge"))
    assert page.players.add_button.accessibleDescription() == ""


def test_a_game_for_more_gets_the_usual_seats(fresh: Begun) -> None:
    choose(fresh, "auction_bridge", NAMES[:2])
    assert fresh.seat_names() == ["Anna", "Bram", "", ""]
    assert fresh.page.summary.text() == "Write at least 3 names"


def test_the_drawn_table_says_who_plays_with_whom(seated: Begun) -> None:
    page = seated.page
    assert not page.players.pairs.isVisible()
    choose(seated, "auction_bridge", NAMES[:4])
    assert page.players.pairs.text() == "Anna & Cato play against Bram & Daan"
    page.players.table.moved.emit(0, 1)
    assert page.players.pairs.text() == "Bram & Cato play against Anna & Daan"
    page.players.seats[1].name.setText("")
    assert page.players.pairs.text() == "Players opposite each other are partners."
    seated.click(page.players.seats[3].remove)
    assert not page.players.pairs.isVisible()


def test_prepare_forgets_what_was_there_before(seated: Begun) -> None:
    seated.click(seated.page.rules.all_rules_button)
    seated.page.prepare(NewMatchView())
    assert seated.page.players.seating.names == ()
    assert len(seated.page.players.seats) == 4
    assert seated.page.rules.presets.current == "standard"
    assert not seated.page.rules.form.isVisible()
    assert seated.page.season.season is None


def test_a_proposal_of_a_game_that_is_not_known_is_no_proposal(fresh: Begun) -> None:
    fresh.page.prepare(view(proposal=Proposal("poker", NAMES[:4], BoerenOptions())))
    assert fresh.page.players.seating.names == ()


def test_a_change_of_language_reaches_every_card_and_keeps_what_was_entered(seated: Begun) -> None:
    page = seated.page
    seated.type("Zita")
    buttons = (page.players.add_button, page.players.seats[0].deals, page.rules.all_rules_button)
    said = [button.text() for button in (*buttons, page.start_button)]
    for button in (*buttons, page.start_button):
        button.setText("in another language")
    page.summary.setText("in another language")
    page.season.box.setAccessibleName("in another language")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert [button.text() for button in (*buttons, page.start_button)] == said
    assert page.summary.text() == "4 players · Bram deals first"
    assert page.season.box.accessibleName() == "Season"
    assert page.players.seating.names == ("Zita", *NAMES[1:4])


def test_every_control_has_a_name_and_room_for_a_finger(seated: Begun) -> None:
    seated.click(seated.page.rules.all_rules_button)
    QApplication.processEvents()
    for kind in (QAbstractButton, QLineEdit):
        for control in seated.page.findChildren(kind):
            if (
                control.isVisible()
                and control.objectName() != "qt_spinbox_lineedit"
                and control.parentWidget() is not seated.page.season.box
            ):
                said = control.accessibleName() or (
                    control.text() if isinstance(control, QAbstractButton) else ""
                )
                assert said
                assert control.height() >= 44, said
                assert control.width() >= 44, said


def test_names_are_never_markup(seated: Begun) -> None:
    seated.page.prepare(view(("<b>Anna</b>", "Bram")))
    seated.page.players.seats[0].deals.click()
    found = [one for one in seated.page.findChildren(QLabel) if "<b>" in one.text()]
    assert found
    assert all(one.textFormat() is Qt.TextFormat.PlainText for one in found)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("players", [2, 7])
def test_the_start_stays_in_sight_and_nothing_scrolls_sideways(
    qtbot: QtBot, qapp: QApplication, seated: Begun, players: int, scale: float
) -> None:
    look.apply(qapp, look.Theme.LIGHT, scale)
    page = seated.page
    page.prepare(view((*NAMES[: players - 1], "M" * 60)))
    seated.click(page.rules.all_rules_button)
    page.resize(940, 600)
    QApplication.processEvents()
    start = page.start_button
    at = start.mapTo(page, start.rect().bottomRight())
    assert page.rect().contains(at)
    viewport = page._scroll.viewport()
    body = page._scroll.widget()
    assert body is not None
    assert body.width() <= viewport.width()


# The evening goes on.

ROLES = Roles("auction_bridge", ("Anna", "Bram", "Cato", "Daan"), (0, 2), 3)


def evening_view(names: tuple[str, ...], roles: tuple[Roles, ...] = (ROLES,)) -> NewMatchView:
    return NewMatchView(
        known=("Anna", "Bram", "Cato", "Daan", "Eva", "Finn"),
        proposal=Proposal("auction_bridge", names, AuctionOptions(), 1),
        roles=roles,
    )


def test_seats_of_the_losers_are_asked_for_and_are_no_mistake(fresh: Begun) -> None:
    fresh.page.prepare(evening_view(("Anna", "", "Cato", ""), ()))
    assert fresh.page.players.seats[1].name.hasFocus()
    assert fresh.problems() == ["", "", "", ""]
    assert fresh.page.players.seats[1].name.placeholderText() == "Who sits here?"
    assert fresh.page.summary.text() == "Write at least 4 names"
    assert not fresh.page.start_button.isEnabled()
    fresh.page.players.seats[1].name.setText("Eva")
    fresh.page.players.seats[3].name.setText("Finn")
    fresh.click(fresh.page.start_button)
    assert fresh.matches[0].setup.players == ("Anna", "Eva", "Cato", "Finn")
    fresh.page.players.seats[1].name.setText("")
    assert "Nobody sits here" in fresh.problems()[1]


def test_roles_go_on_with_the_same_players_and_with_the_winners_on_their_seats(fresh: Begun) -> None:
    fresh.page.prepare(evening_view(("Anna", "Bram", "Cato", "Daan")))
    assert fresh.page.players.drawn.text() == "The roles go on: Daan deals first"
    assert fresh.page.players.seating.first_dealer == 3
    fresh.page.prepare(evening_view(("Anna", "", "Cato", "")))
    assert fresh.page.players.drawn.text() == "The roles go on: Seat 4 deals first"
    fresh.page.players.seats[1].name.setText("Eva")
    fresh.page.players.seats[3].name.setText("Finn")
    assert fresh.page.players.drawn.text() == "The roles go on: Finn deals first"
    fresh.click(fresh.page.start_button)
    assert fresh.matches[0].setup.first_dealer == 3


def test_roles_do_not_go_on_at_another_table_or_in_another_game(fresh: Begun) -> None:
    fresh.page.prepare(evening_view(("Anna", "Bram", "Cato", "Daan")))
    fresh.page.players.seats[0].name.setText("Eva")
    assert not fresh.page.players.drawn.isVisible()
    assert fresh.page.players.seating.first_dealer == 1
    fresh.page.players.seats[0].name.setText("Anna")
    assert fresh.page.players.seating.first_dealer == 3
    fresh.page.games.button("boerenbridge").click()
    assert not fresh.page.players.drawn.isVisible()
    assert fresh.page.players.seating.first_dealer == 1


def test_who_is_drawn_or_pointed_out_deals_whatever_the_roles(fresh: Begun) -> None:
    fresh.page.prepare(evening_view(("Anna", "Bram", "Cato", "Daan")))
    fresh.page.players.seats[2].deals.click()
    assert fresh.page.players.seating.first_dealer == 2
    assert not fresh.page.players.drawn.isVisible()
    fresh.page.prepare(evening_view(("Anna", "Bram", "Cato", "Daan")))
    assert fresh.page.players.seating.first_dealer == 3


def test_it_is_said_how_the_first_roles_are_found_until_they_are(qtbot: QtBot) -> None:
    jack = Phrase("test", "The first Jack calls.")
    words = replace(auction_bridge.GAME.words, first_roles=jack)
    begun = Begun(qtbot, NewMatchPage(lambda: NOW, [replace(auction_bridge.GAME, words=words)]))
    begun.page.prepare(evening_view(("Anna", "Bram", "Cato", "Daan"), ()))
    assert begun.page.players.first_roles.text() == "The first Jack calls."
    assert begun.page.players.first_roles.isVisible()
    begun.page.players.seats[2].deals.click()
    assert not begun.page.players.first_roles.isVisible()
    begun.page.prepare(evening_view(("Anna", "Bram", "Cato", "Daan")))
    assert not begun.page.players.first_roles.isVisible()


def test_other_games_say_nothing_of_first_roles(seated: Begun) -> None:
    assert not seated.page.players.first_roles.isVisible()


# When it was played.


def begun_afterwards(seated: Begun) -> list[tuple[Match, WhenPlayed]]:
    """What the page has given to be written down."""
    written: list[tuple[Match, WhenPlayed]] = []
    seated.page.written_down.connect(lambda match, when: written.append((match, when)))
    return written


def test_a_match_of_an_earlier_day_is_written_down_and_not_started(seated: Begun) -> None:
    written = begun_afterwards(seated)
    seated.click(seated.page.when.button("earlier"))
    seated.page.when.day.setDate(QDate(2019, 3, 12))
    assert seated.page.start_button.text() == "Write it down"
    assert seated.page.summary.text().endswith(spoken_day(date(2019, 3, 12)))
    seated.click(seated.page.start_button)
    ((match, when),) = written
    assert match.setup.players == NAMES[:4]
    assert when == WhenPlayed(date(2019, 3, 12))
    assert seated.matches == []


def test_a_day_or_time_that_is_still_to_come_is_refused(seated: Begun) -> None:
    written = begun_afterwards(seated)
    seated.click(seated.page.when.button("earlier"))
    for when, refused in (
        (WhenPlayed(NOW.date(), NOW.time()), False),
        (WhenPlayed(NOW.date(), time(19)), True),
        (WhenPlayed(date(2026, 1, 10)), True),
    ):
        seated.page.when.show_when(when)
        seated.page.when.changed.emit()
        assert seated.page.start_button.isEnabled() is not refused
        assert ("still to come" in seated.page.summary.text()) is refused
    seated.key(ENTER, CTRL)
    assert written == []


def test_the_season_is_that_of_the_day_until_another_is_chosen(seated: Begun) -> None:
    of_then = (Season("Winter", "2025-12-01"), Season("2019", "2019-01-01", "2019-12-31"))
    seated.page.prepare(view(seasons_by_day=of_then))
    season, when = seated.page.season, seated.page.when
    found = []
    for day in (date(2019, 3, 12), date(2026, 1, 2), date(2018, 3, 12), None):
        when.show_when(WhenPlayed(day))
        when.changed.emit()
        found.append(season.season)
    assert found == ["2019", "Winter", None, None]
    seated.click(when.button("now"))
    assert season.season == "Winter"
    season.box.setEditText("Club")
    seated.click(when.button("earlier"))
    assert season.season == "Club"


def test_roles_of_tonight_do_not_go_on_in_a_match_of_the_past(fresh: Begun) -> None:
    fresh.page.prepare(evening_view(("Anna", "Bram", "Cato", "Daan")))
    assert fresh.page.players.drawn.isVisible()
    fresh.click(fresh.page.when.button("earlier"))
    assert not fresh.page.players.drawn.isVisible()
    fresh.click(fresh.page.when.button("now"))
    assert fresh.page.players.drawn.isVisible()


# Plain sheets.


def test_plain_sheets_stand_behind_the_games_with_a_word_what_they_are_for(seated: Begun) -> None:
    page = seated.page
    assert page.plain.offered == ("points", "pair_points")
    assert not set(page.plain.offered) & set(page.games.offered)
    assert "old sheet" in page.plain.accessibleName()
    assert page.plain.mapTo(page, page.plain.pos()).y() > page.games.mapTo(page, page.games.pos()).y()


def test_a_plain_sheet_and_a_game_are_never_both_chosen(seated: Begun) -> None:
    kinds = (seated.page.games, seated.page.plain)
    for chosen, key in ((1, "points"), (0, "troefcall"), (1, "pair_points")):
        seated.click(kinds[chosen].button(key))
        pressed = [one for choices in kinds for one in choices.offered if choices.button(one).isChecked()]
        assert pressed == [key]
