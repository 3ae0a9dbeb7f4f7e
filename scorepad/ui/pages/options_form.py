"""A game's house rules as a form, made from what its options say of themselves."""

import dataclasses
from abc import abstractmethod
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from scorepad.core.fields import Code, Either, Flag, Kind, ListOf, Nullable, Whole, fields_of, kind_of
from scorepad.core.game import AnyGame
from scorepad.core.ladders import FIXED, OWN, STANDARD, Ladders, ladder_in_short
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Options
from scorepad.ui.look import Type
from scorepad.ui.pages.agreement import Agreement
from scorepad.ui.pages.ladder_text import MOST_DEALS, read_ladder
from scorepad.ui.pages.parts import (
    Choices,
    Columns,
    FieldProblem,
    Flowing,
    Stepper,
    Wrapped,
    action_button,
    in_tab_order,
    mark_wrong,
)
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Rule
from scorepad.ui.widgets.labels import PlainLabel, plain_tooltip

_YES = QT_TRANSLATE_NOOP("options_form", "yes")
_NO = QT_TRANSLATE_NOOP("options_form", "no")
_CHANGES_NOTHING = QT_TRANSLATE_NOOP(
    "options_form", "With the other rules as they are, this one changes nothing."
)
_USUAL = QT_TRANSLATE_NOOP("options_form", "Usually: {value}")
_CHANGED = QT_TRANSLATE_NOOP("options_form", "Changed; usually: {value}")
_CARDS = QT_TRANSLATE_NOOP("options_form", "Cards each")
_DEALS = QT_TRANSLATE_NOOP("options_form", "Deals")
_DEALS_OF = QT_TRANSLATE_N_NOOP("options_form", "%n deal(s)", "", 0)
_LADDER = QT_TRANSLATE_NOOP("options_form", "{deals}: {sizes}")
_OWN_LIST = QT_TRANSLATE_NOOP("options_form", "Our own list of hand sizes")
_OWN_HINT = QT_TRANSLATE_NOOP("options_form", "1 2 3 5 5 3 or 1-7-1")
_UP_TO = QT_TRANSLATE_NOOP("options_form", "Up to {largest} and back")

_IN_STEPS = QT_TRANSLATE_NOOP("options_form", "From {low} to {high} in steps of {step}, so not {number}")
_NUMBER_OF = QT_TRANSLATE_NOOP("options_form", "{question}: {which}")

NARROW = 720
"""Below this width, at 100 %, a rule's answer stands under its question."""
FEW = 5
"""A number that can have no more values than this is chosen by buttons."""
_NULL = "null"


class Editor(QWidget):
    """The answer to one question of the form. Subclasses show a value and tell a chosen one."""

    chosen = Signal(object)
    faults_changed = Signal()

    @abstractmethod
    def show_value(self, value: Any, agreement: Agreement) -> None:
        """Show a value among those that the agreement allows, and tell nothing."""

    @abstractmethod
    def words_of(self, value: Any, agreement: Agreement) -> str:
        """A value in words."""

    @property
    def fault(self) -> Phrase | None:
        """Why what stands in the field is no value at all; None where it is one."""
        return None

    @property
    def is_written(self) -> bool:
        """Whether the value was written by hand and belongs to this table alone."""
        return False

    def forget_writing(self) -> None:
        """Hold nothing that is half written: what is shown next comes from elsewhere."""

    def show_problem(self, sentence: str) -> None:
        """Mark the field as wrong, or as right again with an empty sentence."""
        mark_wrong(self, sentence)


def _value_words(agreement: Agreement, name: str, code: str) -> str:
    phrase = agreement.game.words.values.get(f"{name}.{code}")
    return code if phrase is None else say(phrase)


class ChoiceEditor(Editor):
    """One of a few values, a button each."""

    def __init__(self, name: str, values: dict[str, Any]) -> None:
        super().__init__()
        self._name, self._values = name, values
        self.choices = Choices()
        self.choices.chosen.connect(lambda code: self.chosen.emit(values[code]))
        row = QVBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.choices)

    def show_value(self, value: Any, agreement: Agreement) -> None:
        """Mark the button of a value."""
        self.choices.setAccessibleName(say(agreement.game.words.options[self._name]))
        self.choices.offer((code, self._words(code, agreement)) for code in self._values)
        self.choices.set_current(self._code(value))

    def words_of(self, value: Any, agreement: Agreement) -> str:
        """The words on the value's button."""
        return self._words(self._code(value), agreement)

    def _code(self, value: Any) -> str:
        return next(code for code, one in self._values.items() if one == value and type(one) is type(value))

    def _words(self, code: str, agreement: Agreement) -> str:
        if isinstance(self._values[code], bool) and f"{self._name}.{code}" not in agreement.game.words.values:
            return say(_YES if self._values[code] else _NO)
        return _value_words(agreement, self._name, code)


class NumberEditor(Editor):
    """A whole number, with a word for its lowest value where the game has one."""

    def __init__(self, name: str, kind: Whole) -> None:
        super().__init__()
        self._name, self._kind = name, kind
        self._held = kind.low
        self.stepper = Stepper()
        self.stepper.set_range(kind.low, kind.high, kind.step)
        self.stepper.changed.connect(self._take)
        self.stepper.editingFinished.connect(self._round)
        self.problem = FieldProblem()
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.stepper)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.problem)

    @property
    def fault(self) -> Phrase | None:
        """That the number stands between two that can be agreed on."""
        kind, number = self._kind, self.stepper.value()
        if number == self._rounded():
            return None
        return _IN_STEPS.of(low=kind.low, high=kind.high, step=kind.step, number=number)

    def _rounded(self) -> int:
        kind, number = self._kind, self.stepper.value()
        return number - (number - kind.low) % kind.step

    def _take(self, number: int) -> None:
        if self.fault is None:
            self._held = number
            self.chosen.emit(number)
        else:
            self.faults_changed.emit()

    def _round(self) -> None:
        """Nobody types on: take the next lower number that can be agreed on."""
        if self.fault is not None:
            self.stepper.setValue(self._rounded())

    def forget_writing(self) -> None:
        """Stand at the number that holds."""
        self.stepper.set_value(self._held)

    def show_value(self, value: Any, agreement: Agreement) -> None:
        """Show a number. One that is just being typed stays as it is typed."""
        words = agreement.game.words
        lowest = words.values.get(f"{self._name}.{self._kind.low}")
        self.stepper.set_words(say(words.options[self._name]), "" if lowest is None else say(lowest))
        if self.fault is None or value != self._held:
            self.stepper.set_value(value)
        self._held = value

    def show_problem(self, sentence: str) -> None:
        """Say it under the number."""
        mark_wrong(self.stepper, sentence)
        self.problem.show_problem(sentence)

    def words_of(self, value: Any, agreement: Agreement) -> str:
        """The number, or its word."""
        return _value_words(agreement, self._name, str(value))


class EitherEditor(Editor):
    """One of a few values, a button each, or numbers of the table's own."""

    def __init__(self, name: str, kind: Either) -> None:
        super().__init__()
        self._name, self._kind = name, kind
        self._value: Any = None
        self.choices = Choices()
        self.numbers: dict[str, Stepper] = {}
        self._labels: dict[str, PlainLabel] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.choices)
        self._own = Flowing(*(self._number(one.name, kind_of(one)) for one in fields_of(kind.record.of)))
        column.addWidget(self._own)
        self.choices.chosen.connect(self._choose)

    def _number(self, key: str, kind: Kind) -> QWidget:
        assert isinstance(kind, Whole), f"no editor for {self._name}.{key}: {kind}"
        number, stepper, label = QWidget(), Stepper(), PlainLabel(role="soft_ink")
        stepper.set_range(kind.low, kind.high, kind.step)
        stepper.changed.connect(lambda points: self._tell(dataclasses.replace(self._value, **{key: points})))
        column = QVBoxLayout(number)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(label)
        column.addWidget(stepper)
        self.numbers[key], self._labels[key] = stepper, label
        return number

    def show_value(self, value: Any, agreement: Agreement) -> None:
        """Mark the button of a value, and show the numbers that are the table's own."""
        self._value = value
        question = say(agreement.game.words.options[self._name])
        self.choices.setAccessibleName(question)
        codes = (*self._kind.code.codes, OWN)
        self.choices.offer((code, _value_words(agreement, self._name, code)) for code in codes)
        self.choices.set_current(self._code(value))
        for key, label in self._labels.items():
            which = _value_words(agreement, self._name, key)
            label.setText(which)
            self.numbers[key].set_words(say(_NUMBER_OF.of(question=question, which=which)))
        self._show_numbers()

    def words_of(self, value: Any, agreement: Agreement) -> str:
        """The words on the value's button."""
        return _value_words(agreement, self._name, self._code(value))

    def _code(self, value: Any) -> str:
        return OWN if isinstance(value, self._kind.record.of) else str(value)

    def _show_numbers(self) -> None:
        is_own = self.choices.current == OWN
        self._own.setVisible(is_own)
        if is_own:
            for key, stepper in self.numbers.items():
                stepper.set_value(getattr(self._value, key))

    def _choose(self, code: str) -> None:
        if code != OWN:
            self._tell(self._kind.code.codes(code))
        elif self._code(self._value) != OWN:
            # Begin with what holds, to be changed.
            self._tell(self._kind.spelt[self._value])
            next(iter(self.numbers.values())).setFocus()

    def _tell(self, value: Any) -> None:
        self._value = value
        self._show_numbers()
        self.chosen.emit(value)


class LadderEditor(Editor):
    """The number of cards in each deal: a ladder that has a name, or the table's own list."""

    def __init__(self, name: str, ladders: Ladders) -> None:
        super().__init__()
        self._name, self._ladders = name, ladders
        self._agreement: Agreement | None = None
        self._sizes: tuple[int, ...] | None = None
        self.names = Choices()
        self.cards = Stepper()
        self.deals = Stepper()
        self._cards_label = PlainLabel(role="soft_ink")
        self._deals_label = PlainLabel(role="soft_ink")
        self._fixed = QWidget()
        row = QHBoxLayout(self._fixed)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for label, stepper in ((self._cards_label, self.cards), (self._deals_label, self.deals)):
            row.addWidget(label)
            row.addWidget(stepper)
            row.addSpacing(8)
            stepper.changed.connect(lambda _: self._tell((self.cards.value(),) * self.deals.value()))
        row.addStretch(1)
        self.deals.set_range(1, MOST_DEALS)
        self.own = QLineEdit()
        self.own.textEdited.connect(self._read)
        self.in_short = Wrapped(role="soft_ink")
        self.problem = FieldProblem()
        self.mend = action_button()
        self.mend.clicked.connect(self._mend)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.names, self._fixed, self.own, self.in_short, self.problem):
            column.addWidget(widget)
        column.addWidget(self.mend, 0, Qt.AlignmentFlag.AlignLeft)
        self.names.chosen.connect(self._take)

    @property
    def fault(self) -> Phrase | None:
        """What is wrong with the own list as it is written."""
        return read_ladder(self.own.text()).fault if self.names.current == OWN else None

    @property
    def is_written(self) -> bool:
        """Whether it is the table's own list."""
        return self.names.current == OWN

    def forget_writing(self) -> None:
        """Be no own list any more."""
        self.names.set_current(None)

    def show_value(self, value: Any, agreement: Agreement) -> None:
        """Show a list under its name. A list that is just being written stays as it is written."""
        self._agreement, self._sizes = agreement, value
        self._say(agreement)
        offered = self._ladders.offer(agreement.setup)
        keys = [key for key in self._ladders.names if key in offered or key in (STANDARD, FIXED, OWN)]
        self.names.offer((key, say(self._ladders.names[key])) for key in keys)
        writing = self.names.current == OWN and read_ladder(self.own.text())
        if not writing or (not writing.fault and writing.sizes != value):
            self._show_as(self._ladders.key_of(agreement.setup, value))
        self._show_fields()

    def words_of(self, value: Any, agreement: Agreement) -> str:
        """The name of the list."""
        key = self._ladders.key_of(agreement.setup, value)
        return say(self._ladders.names[key])

    def show_problem(self, sentence: str) -> None:
        """Say it under the list, and offer a ladder that fits where one is too high."""
        mark_wrong(self.own, sentence if self.is_written else "")
        self.problem.show_problem(sentence)
        agreement = self._agreement
        if agreement is not None:
            largest = self._ladders.largest(agreement.setup)
            self.mend.setText(say(_UP_TO.of(largest=largest)))
        self.mend.setVisible(bool(sentence) and self.fault is None)

    def _say(self, agreement: Agreement) -> None:
        self.names.setAccessibleName(say(agreement.game.words.options[self._name]))
        self._cards_label.setText(say(_CARDS))
        self._deals_label.setText(say(_DEALS))
        self.cards.set_words(say(_CARDS))
        self.deals.set_words(say(_DEALS))
        # One more than fits may be chosen: it is refused with the sentence that says what fits.
        self.cards.set_range(1, self._ladders.largest(agreement.setup) + 1)
        self.own.setAccessibleName(say(_OWN_LIST))
        self.own.setPlaceholderText(say(_OWN_HINT))

    def _show_as(self, key: str) -> None:
        self.names.set_current(key)
        sizes = self._sizes_now()
        if key == OWN:
            self.own.setText(ladder_in_short(sizes))
        if key == FIXED:
            self.cards.set_value(sizes[0])
            self.deals.set_value(len(sizes))

    def _show_fields(self) -> None:
        key = self.names.current
        self._fixed.setVisible(key == FIXED)
        self.own.setVisible(key == OWN)
        sizes = self._sizes_now()
        self.in_short.setText(
            say(_LADDER.of(deals=_DEALS_OF.counted(len(sizes)), sizes=ladder_in_short(sizes)))
        )
        self.in_short.setVisible(key != FIXED and self.fault is None)

    def _sizes_now(self) -> tuple[int, ...]:
        assert self._agreement is not None
        if self._sizes is not None:
            return self._sizes
        return self._ladders.standard(self._agreement.setup)

    def _take(self, key: str) -> None:
        assert self._agreement is not None
        if key == OWN:
            # Begin with what holds, to be changed.
            self.own.setText(ladder_in_short(self._sizes_now()))
            self._tell(self._sizes_now())
            self.own.setFocus()
            self.own.selectAll()
            return
        offered = self._ladders.offer(self._agreement.setup)
        sizes = None if key == STANDARD else offered[key]
        self._sizes = sizes
        self._show_as(key)
        self._tell(sizes)

    def _tell(self, sizes: tuple[int, ...] | None) -> None:
        self._sizes = sizes
        self.chosen.emit(sizes)

    def _read(self, text: str) -> None:
        found = read_ladder(text)
        if found.fault is None:
            self._tell(found.sizes)
        else:
            self.faults_changed.emit()

    def _mend(self) -> None:
        assert self._agreement is not None
        largest = self._ladders.largest(self._agreement.setup)
        self.names.set_current(OWN)
        self.own.setText(ladder_in_short(self._ladders.up_to(largest)))
        self._tell(self._ladders.up_to(largest))
        self.own.setFocus()


def editor_for(game: AnyGame, name: str, kind: Kind) -> Editor:
    """The editor of an option. Raises TypeError for a kind of value that the form does not know."""
    if name in game.ladders:
        return LadderEditor(name, game.ladders[name])
    values = _few_values(kind)
    if values is not None:
        return ChoiceEditor(name, values)
    if isinstance(kind, Whole):
        return NumberEditor(name, kind)
    if isinstance(kind, Either):
        return EitherEditor(name, kind)
    raise TypeError(f"no editor for option {name} of {game.key}: {kind}")


def _few_values(kind: Kind) -> dict[str, Any] | None:
    if isinstance(kind, Flag):
        return {"true": True, "false": False}
    if isinstance(kind, Code):
        return {str(code): code for code in kind.codes}
    if isinstance(kind, Whole) and kind.high - kind.low < FEW:
        return {str(number): number for number in range(kind.low, kind.high + 1)}
    if isinstance(kind, Nullable) and not isinstance(kind.kind, ListOf):
        inside = _few_values(kind.kind)
        return None if inside is None else {_NULL: None, **inside}
    return None


class OptionsForm(QWidget):
    """Every house rule of a game: the question, its usual answer, and the answer that holds."""

    changed = Signal(object)
    """The options as they now stand."""
    faults_changed = Signal()
    """A field holds no value, or holds one again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._agreement: Agreement | None = None
        self._rows: dict[str, _Row] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    @property
    def editors(self) -> dict[str, Editor]:
        """The editor of each option."""
        return {name: row.editor for name, row in self._rows.items()}

    @property
    def written(self) -> frozenset[str]:
        """The options whose value the table wrote itself."""
        return frozenset(name for name, row in self._rows.items() if row.editor.is_written)

    @property
    def faults(self) -> tuple[Phrase, ...]:
        """What stands in fields and is no value."""
        return tuple(row.editor.fault for row in self._rows.values() if row.editor.fault is not None)

    def forget_writing(self) -> None:
        """Drop what is half written, before rules from elsewhere are shown."""
        for row in self._rows.values():
            row.editor.forget_writing()

    def show_agreement(self, agreement: Agreement) -> None:
        """Show the rules as agreed, with what is wrong with them."""
        is_new = self._agreement is None or self._agreement.game is not agreement.game
        if is_new:
            self._make_rows(agreement)
        self._agreement = agreement
        problems = {problem.field: say(agreement.sentence(problem)) for problem in agreement.problems}
        for name, row in self._rows.items():
            row.show_rule(agreement)
            fault = row.editor.fault
            row.editor.show_problem(problems.get(f"options.{name}", "") if fault is None else say(fault))
        if is_new:  # the buttons of choices are made when they are shown, after all numbers
            in_tab_order(*self._rows.values())

    def _make_rows(self, agreement: Agreement) -> None:
        for row in self._rows.values():
            row.deleteLater()
        self._rows = {}
        for one in dataclasses.fields(agreement.options):
            row = _Row(one, editor_for(agreement.game, one.name, kind_of(one)))
            row.editor.chosen.connect(lambda value, name=one.name: self._choose(name, value))
            row.editor.faults_changed.connect(self._tell_faults)
            self._rows[one.name] = row
            self._column.addWidget(row)

    def _choose(self, name: str, value: Any) -> None:
        assert self._agreement is not None
        changed: dict[str, Any] = {name: value}
        options: Options = dataclasses.replace(self._agreement.options, **changed)
        self.changed.emit(options)

    def _tell_faults(self) -> None:
        assert self._agreement is not None
        self.show_agreement(self._agreement)
        self.faults_changed.emit()


class _Row(QWidget):
    def __init__(self, one: "dataclasses.Field[Any]", editor: Editor) -> None:
        super().__init__()
        self._name, self._default, self._when = one.name, one.default, one.metadata["when"]
        self.editor = editor
        self.question = Wrapped(type_step=Type.LEAD)
        self.usual = Wrapped(role="soft_ink")
        asked = QWidget()
        words = QVBoxLayout(asked)
        words.setContentsMargins(0, 8, 16, 0)
        words.setSpacing(2)
        words.addWidget(self.question)
        words.addWidget(self.usual)
        words.addStretch(1)
        answered = QWidget()
        answer = QVBoxLayout(answered)
        answer.setContentsMargins(0, 0, 0, 0)
        answer.addWidget(editor)
        answer.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Rule())
        columns = Columns(asked, answered, shares=(4, 7), least=NARROW, gap=8)
        columns.setContentsMargins(0, 8, 0, 8)
        column.addWidget(columns)

    def show_rule(self, agreement: Agreement) -> None:
        value = getattr(agreement.options, self._name)
        self.question.setText(say(agreement.game.words.options[self._name]))
        self.editor.show_value(value, agreement)
        usual = _CHANGED if value != self._default else _USUAL
        self.usual.setText(say(usual.of(value=self.editor.words_of(self._default, agreement))))
        self.usual.set_role("accent" if value != self._default else "soft_ink")
        holds = self._when is None or bool(self._when(agreement.options))
        self.editor.setEnabled(holds)
        why_not = "" if holds else say(_CHANGES_NOTHING)
        self.setToolTip(plain_tooltip(why_not))
        self.editor.setAccessibleDescription(why_not)
        self.question.set_role("ink" if holds else "soft_ink")
