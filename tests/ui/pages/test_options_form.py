import dataclasses
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from scorepad.core.fields import Code, Either, Flag, ListOf, Nullable, Text, Whole, kind_of
from scorepad.core.game import AnyGame
from scorepad.games import GAMES, auction_bridge, bridgette, game
from scorepad.games.auction_bridge.rules import AuctionOptions, OwnValues, TrickCount
from scorepad.games.boerenbridge.rules import BoerenOptions, Deck, NoTrump, up_and_down
from scorepad.ui.pages.agreement import Agreement
from scorepad.ui.pages.options_form import (
    ChoiceEditor,
    Editor,
    EitherEditor,
    LadderEditor,
    NumberEditor,
    OptionsForm,
    editor_for,
)

BOEREN = game("boerenbridge")


class Agreeing:
    """A form with someone behind it who agrees to everything, as the page does."""

    def __init__(self, qtbot: QtBot, agreement: Agreement) -> None:
        self.agreement = agreement
        self.form = OptionsForm()
        qtbot.addWidget(self.form)
        self.form.changed.connect(self._agree)
        self.form.show_agreement(agreement)
        self.form.resize(900, 1200)
        self.form.show()
        qtbot.waitActive(self.form)

    def _agree(self, options: Any) -> None:
        self.agreement = self.agreement.with_options(options, self.form.written)
        self.form.show_agreement(self.agreement)

    @property
    def options(self) -> Any:
        return self.agreement.options

    def hands(self) -> tuple[int, ...] | None:
        hands: tuple[int, ...] | None = self.options.hands
        return hands

    @property
    def ladder(self) -> LadderEditor:
        editor = self.form.editors["hands"]
        assert isinstance(editor, LadderEditor)
        return editor

    def choose(self, name: str, code: str) -> None:
        editor = self.form.editors[name]
        choices = editor.names if isinstance(editor, LadderEditor) else None
        if isinstance(editor, ChoiceEditor | EitherEditor):
            choices = editor.choices
        assert choices is not None
        QTest.mouseClick(choices.button(code), Qt.MouseButton.LeftButton)

    def write(self, text: str) -> None:
        self.ladder.own.setFocus()
        self.ladder.own.selectAll()
        QTest.keyClicks(self.ladder.own, text)


@pytest.fixture
def four(qtbot: QtBot) -> Agreeing:
    return Agreeing(qtbot, Agreement.usual(BOEREN, 4))


def every_value(kind: Any) -> list[Any]:
    """Values at the ends of a kind, and all of them where they are few."""
    if isinstance(kind, Whole):
        return [kind.low, kind.high] if kind.high - kind.low > 5 else list(range(kind.low, kind.high + 1))
    if isinstance(kind, Flag):
        return [True, False]
    if isinstance(kind, Code):
        return list(kind.codes)
    if isinstance(kind, Either):
        return [*kind.code.codes, *(dataclasses.replace(one, clubs=50) for one in kind.spelt.values())]
    if isinstance(kind, Nullable):
        return [None, *every_value(kind.kind)]
    assert isinstance(kind, ListOf)
    return [(1, 2, 5), (3, 3)]


def enter(editor: Editor, value: Any) -> None:
    """Give an answer as a person does."""
    if isinstance(editor, NumberEditor):
        editor.stepper.setValue(value)
    elif isinstance(editor, ChoiceEditor):
        code = "null" if value is None else str(value).lower()
        QTest.mouseClick(editor.choices.button(code), Qt.MouseButton.LeftButton)
    elif isinstance(editor, EitherEditor):
        code = value if isinstance(value, str) else "own"
        QTest.mouseClick(editor.choices.button(code), Qt.MouseButton.LeftButton)
        for key, stepper in editor.numbers.items() if code == "own" else ():
            stepper.setValue(getattr(value, key))
    else:
        assert isinstance(editor, LadderEditor)
        key = "standard" if value is None else "own"
        QTest.mouseClick(editor.names.button(key), Qt.MouseButton.LeftButton)
        if value is not None:
            editor.own.selectAll()
            QTest.keyClicks(editor.own, " ".join(map(str, value)))


def ground_for(one: AnyGame, field: "dataclasses.Field[Any]") -> Any:
    """The usual rules, with another changed where a rule means nothing by the usual ones."""
    usual, when = one.options(), field.metadata["when"]
    if when is None or when(usual):
        return usual
    changed = (
        dataclasses.replace(usual, **{other.name: value})
        for other in dataclasses.fields(one.options)
        for value in every_value(kind_of(other))
    )
    return next(options for options in changed if when(options))


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.key)
def test_every_option_of_every_game_can_be_given_each_of_its_values(qtbot: QtBot, one: AnyGame) -> None:
    players = 4 if 4 in one.players else one.players.start
    table = Agreeing(qtbot, Agreement.usual(one, players))
    fields = dataclasses.fields(one.options)
    assert list(table.form.editors) == [field.name for field in fields]
    for field in fields:
        for value in every_value(kind_of(field)):
            table.agreement = Agreement(one, players, ground_for(one, field))
            table.form.show_agreement(table.agreement)
            if getattr(table.agreement.options, field.name) != value:
                enter(table.form.editors[field.name], value)
            assert getattr(table.agreement.options, field.name) == value, (field.name, value)


def test_a_kind_of_value_that_no_editor_knows_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="motto"):
        editor_for(BOEREN, "motto", Text())


def test_each_rule_says_what_is_usual(four: Agreeing) -> None:
    def said() -> list[str]:
        return [one.text() for one in four.form.findChildren(QLabel)]

    assert "Usually: 10" in said()
    assert "Usually: scores nothing" in said()
    assert "Usually: as usual for so many players" in said()
    four.choose("missed", "penalty")
    assert "Changed; usually: scores nothing" in said()
    assert "Usually: scores nothing" not in said()


def test_a_rule_that_means_nothing_is_greyed_until_it_does(four: Agreeing) -> None:
    penalty = four.form.editors["penalty_per_trick"]
    assert not penalty.isEnabled()
    assert penalty.accessibleDescription() == "With the other rules as they are, this one changes nothing."
    four.choose("missed", "penalty")
    assert penalty.isEnabled()
    assert penalty.accessibleDescription() == ""
    assert four.form.editors["consolation"].isEnabled()
    four.choose("dealer_rule", "false")
    assert not four.form.editors["consolation"].isEnabled()
    assert not four.form.editors["dealer_rule_from"].isEnabled()


def test_numbers_are_typed_or_stepped(four: Agreeing) -> None:
    editor = four.form.editors["base"]
    assert isinstance(editor, NumberEditor)
    QTest.keyClick(editor.stepper, Qt.Key.Key_Up)
    assert four.options.base == 11
    editor.stepper.setFocus()
    editor.stepper.selectAll()
    QTest.keyClicks(editor.stepper, "25")
    assert four.options.base == 25


def test_the_lowest_number_has_its_word(four: Agreeing) -> None:
    editor = four.form.editors["consolation"]
    assert isinstance(editor, NumberEditor)
    assert editor.stepper.text() == "none"
    QTest.keyClick(editor.stepper, Qt.Key.Key_Up)
    assert editor.stepper.text() == "1"


def test_the_wheel_scrolls_the_page_and_never_a_number(four: Agreeing) -> None:
    editor = four.form.editors["base"]
    assert isinstance(editor, NumberEditor)
    at = QPointF(10, 10)
    wheel = QWheelEvent(
        at, at, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(editor.stepper, wheel)
    assert four.options.base == 10


def test_the_usual_ladders_are_chosen_by_name(four: Agreeing) -> None:
    four.choose("hands", "short")
    assert four.hands() == up_and_down(7)
    four.choose("hands", "falling_rising")
    assert four.hands() == (*range(8, 0, -1), *range(2, 9))
    assert four.ladder.in_short.text() == "15 deals: 8–1–8"
    four.choose("hands", "standard")
    assert four.hands() is None


def test_only_ladders_that_the_pack_allows_are_offered(qtbot: QtBot) -> None:
    seven = Agreeing(qtbot, Agreement.usual(BOEREN, 7))
    assert "eight" not in seven.ladder.names.offered
    assert "short" in seven.ladder.names.offered


def test_fixed_hands_have_a_size_and_a_number_of_deals(four: Agreeing) -> None:
    assert not four.ladder.cards.isVisible()
    four.choose("hands", "fixed")
    assert four.hands() == (7,) * 8
    four.ladder.cards.setValue(10)
    four.ladder.deals.setValue(12)
    assert four.hands() == (10,) * 12
    assert four.ladder.names.current == "fixed"


def test_an_own_list_is_written_and_begins_with_what_held(four: Agreeing) -> None:
    four.choose("hands", "own")
    assert four.ladder.own.hasFocus()
    assert four.ladder.own.text() == "1–8–1"
    four.write("1 2 3 5 5 3")
    assert four.hands() == (1, 2, 3, 5, 5, 3)
    assert four.form.written == {"hands"}
    # What is typed stays as it was typed, though it is a ladder of a name for a moment.
    four.write("1-7-1")
    assert four.ladder.own.text() == "1-7-1"
    assert four.ladder.names.current == "own"
    assert four.hands() == up_and_down(7)


def test_what_cannot_be_read_is_told_at_the_field_and_changes_nothing(four: Agreeing) -> None:
    four.choose("hands", "own")
    four.write("1 2 3")
    four.write("1 2 x")
    assert "“x”" in four.ladder.problem.text()
    assert four.ladder.problem.isVisible()
    assert four.ladder.own.property("wrong") is True
    assert [str(fault) for fault in four.form.faults]
    assert four.hands() == (1, 2)
    four.write("1 2 4")
    assert not four.ladder.problem.isVisible()
    assert four.form.faults == ()
    assert four.hands() == (1, 2, 4)


def test_a_ladder_that_does_not_fit_is_refused_with_the_largest_hand(four: Agreeing) -> None:
    four.choose("hands", "own")
    four.write("1-14")
    assert "14 cards each is too many for this pack: 13 is the most" in four.ladder.problem.text()
    assert four.ladder.mend.isVisible()
    QTest.mouseClick(four.ladder.mend, Qt.MouseButton.LeftButton)
    assert four.hands() == up_and_down(13)
    assert not four.ladder.problem.isVisible()
    assert four.agreement.problems == ()


def test_a_smaller_pack_makes_the_standard_ladder_too_large(four: Agreeing) -> None:
    four.choose("deck", "half")
    assert "6 is the most" in four.ladder.problem.text()
    assert "short" not in four.ladder.names.offered


def test_the_fixed_size_may_be_tried_one_too_high_and_is_refused(four: Agreeing) -> None:
    four.choose("hands", "fixed")
    four.ladder.cards.setValue(99)
    assert four.ladder.cards.value() == 14
    assert "13 is the most" in four.ladder.problem.text()


def test_rules_from_elsewhere_are_shown_as_they_are(four: Agreeing) -> None:
    options = BoerenOptions(
        hands=(2, 4, 2), blind_one_card=3, no_trump=NoTrump.TOP, deck=Deck.STANDARD, consolation=5
    )
    four.form.show_agreement(Agreement(BOEREN, 4, options))
    editors = four.form.editors
    assert four.ladder.names.current == "own"
    assert four.ladder.own.text() == "2, 4, 2"
    for name, code in (("blind_one_card", "3"), ("no_trump", "top"), ("deck", "standard")):
        editor = editors[name]
        assert isinstance(editor, ChoiceEditor)
        assert editor.choices.current == code


def test_showing_rules_tells_nothing(qtbot: QtBot, four: Agreeing) -> None:
    with qtbot.assertNotEmitted(four.form.changed):
        four.form.show_agreement(Agreement(BOEREN, 5, BoerenOptions(base=3, hands=(7,) * 10)))
        four.form.show_agreement(Agreement.usual(BOEREN, 3))


# A word, or numbers of the table's own.


def trick_values(qtbot: QtBot) -> tuple[Agreeing, EitherEditor]:
    table = Agreeing(qtbot, Agreement.usual(auction_bridge.GAME, 4))
    editor = table.form.editors["trick_values"]
    assert isinstance(editor, EitherEditor)
    return table, editor


def test_own_numbers_begin_with_those_of_the_word_that_held(qtbot: QtBot) -> None:
    table, editor = trick_values(qtbot)
    assert not any(stepper.isVisible() for stepper in editor.numbers.values())
    table.choose("trick_values", "1904")
    table.choose("trick_values", "own")
    assert all(stepper.isVisible() for stepper in editor.numbers.values())
    assert table.form.focusWidget() is editor.numbers["clubs"]
    assert table.options.trick_values == OwnValues(clubs=4, diamonds=6, hearts=8, spades=2, no_trump=12)
    QTest.keyClick(editor.numbers["clubs"], Qt.Key.Key_Up)
    assert table.options.trick_values == OwnValues(clubs=5, diamonds=6, hearts=8, spades=2, no_trump=12)


def test_a_word_takes_the_place_of_own_numbers_again(qtbot: QtBot) -> None:
    table, editor = trick_values(qtbot)
    table.choose("trick_values", "own")
    table.choose("trick_values", "royal")
    assert table.options.trick_values is TrickCount.ROYAL
    assert not editor.numbers["clubs"].isVisible()


def test_own_numbers_from_elsewhere_are_shown_as_they_are(qtbot: QtBot) -> None:
    table, editor = trick_values(qtbot)
    values = OwnValues(clubs=1, diamonds=2, hearts=3, spades=4, no_trump=50)
    with qtbot.assertNotEmitted(table.form.changed):
        table.form.show_agreement(table.agreement.with_options(AuctionOptions(trick_values=values)))
    assert editor.choices.current == "own"
    assert [stepper.value() for stepper in editor.numbers.values()] == [1, 2, 3, 4, 50]


def test_each_own_number_says_of_what_it_is(qtbot: QtBot) -> None:
    table, editor = trick_values(qtbot)
    table.choose("trick_values", "own")
    said = [one.text() for one in table.form.findChildren(QLabel) if one.isVisible()]
    assert {"clubs", "no trump"} <= set(said)
    assert editor.numbers["no_trump"].accessibleName() == "What a trick over six counts: no trump"


# Numbers in steps.


def even(qtbot: QtBot) -> tuple[Agreeing, NumberEditor]:
    table = Agreeing(qtbot, Agreement.usual(bridgette.GAME, 2))
    editor = table.form.editors["deals"]
    assert isinstance(editor, NumberEditor)
    editor.stepper.setFocus()
    editor.stepper.selectAll()
    return table, editor


def test_a_number_in_steps_goes_by_its_steps(qtbot: QtBot) -> None:
    table, editor = even(qtbot)
    QTest.keyClick(editor.stepper, Qt.Key.Key_Up)
    assert table.options.deals == 8


def test_a_number_between_steps_is_refused_while_it_is_typed(qtbot: QtBot) -> None:
    table, editor = even(qtbot)
    QTest.keyClicks(editor.stepper, "7")
    assert (editor.stepper.value(), table.options.deals) == (7, 6)
    assert editor.problem.text() == "⚠ From 2 to 40 in steps of 2, so not 7"
    assert len(table.form.faults) == 1
    editor.stepper.selectAll()
    QTest.keyClicks(editor.stepper, "30")
    assert table.options.deals == 30
    assert table.form.faults == ()


def test_a_number_left_between_steps_becomes_the_next_lower_one(qtbot: QtBot) -> None:
    table, editor = even(qtbot)
    QTest.keyClicks(editor.stepper, "13")
    QTest.keyClick(editor.stepper, Qt.Key.Key_Return)
    assert (editor.stepper.value(), table.options.deals) == (12, 12)
    assert not editor.problem.isVisible()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_tab_goes_through_the_rules_as_they_are_read(qtbot: QtBot, game: AnyGame) -> None:
    form = Agreeing(qtbot, Agreement.usual(game, game.players.stop - 1)).form
    form.focusNextChild()
    first = field = form.focusWidget()
    rows: list[int] = []
    while field is not None and (field is not first or not rows):
        rows.append(next(at for at, one in enumerate(form.editors.values()) if one.isAncestorOf(field)))
        QTest.keyClick(field, Qt.Key.Key_Tab)
        field = form.focusWidget()
    top = rows.index(0)  # what comes first in a form that stands by itself is no matter
    assert rows[top:] + rows[:top] == sorted(rows)
    assert set(rows) == {at for at, one in enumerate(form.editors.values()) if one.isEnabled()}
