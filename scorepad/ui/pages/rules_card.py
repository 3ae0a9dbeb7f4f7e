"""The card on which house rules are agreed: usual ones, rules of the table's own, every rule by itself."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from scorepad.core.faults import CommonFault
from scorepad.core.names import fold, name_fault, tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Options
from scorepad.ui import icons
from scorepad.ui.look import Type
from scorepad.ui.pages.agreement import Agreement
from scorepad.ui.pages.options_form import OptionsForm
from scorepad.ui.pages.parts import (
    DOT,
    Choices,
    FieldProblem,
    Flowing,
    Wrapped,
    action_button,
    card_heading,
    mark_wrong,
)
from scorepad.ui.pages.views import OwnPreset
from scorepad.ui.say import say
from scorepad.ui.widgets.button_words import on_button
from scorepad.ui.widgets.card import Card

_RULES = QT_TRANSLATE_NOOP("new_match_page", "House rules")
_ALL_RULES = QT_TRANSLATE_NOOP("new_match_page", "All rules…")
_FEWER_RULES = QT_TRANSLATE_NOOP("new_match_page", "Close the rules")
_SAVE_AS = QT_TRANSLATE_NOOP("new_match_page", "Save these rules as…")
_PRESET_NAME = QT_TRANSLATE_NOOP("new_match_page", "A name for these rules")
_SAVE = QT_TRANSLATE_NOOP("new_match_page", "Save")
_NOT_NOW = QT_TRANSLATE_NOOP("new_match_page", "Not now")
_DELETE = QT_TRANSLATE_NOOP("new_match_page", "Delete “{name}”")
_TAKEN = QT_TRANSLATE_NOOP("new_match_page", "“{name}” is one of the usual names already")
_NAME_FAULTS: dict[CommonFault, Phrase] = {
    CommonFault.NAME_BLANK: QT_TRANSLATE_NOOP("new_match_page", "Give these rules a name"),
    CommonFault.NAME_TOO_LONG: QT_TRANSLATE_NOOP("new_match_page", "A name for rules has at most 40 letters"),
    CommonFault.NAME_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "new_match_page", "This name holds a character that cannot be written"
    ),
}

LONGEST_PRESET = 40


class RulesCard(Card):
    """Shows an agreement in words, and changes it as the table wishes."""

    changed = Signal()
    """By the table: other rules are agreed, something is half written, or other things can be pressed."""
    preset_saved = Signal(str, object)
    """A name of the user's own, and the options to keep under it."""
    preset_deleted = Signal(str)

    def __init__(self, agreement: Agreement) -> None:
        super().__init__()
        self._agreement = agreement
        self._on_form: Agreement | None = None
        """What the form of all rules shows."""
        self._own: dict[str, OwnPreset] = {}
        self._heading = card_heading()
        self.presets = Choices()
        self.agreed = Wrapped(type_step=Type.LEAD)
        self.problem = FieldProblem()
        self.all_rules_button = action_button()
        self.save_as_button = action_button()
        self.delete_button = action_button()
        self.preset_name = QLineEdit()
        self.preset_problem = FieldProblem()
        self.save_button = action_button()
        self._not_now = action_button("quiet")
        self._saving = self._saving_row()
        self.form = OptionsForm()
        self.form.hide()
        self._lay_out()
        self._connect()

    def _saving_row(self) -> QWidget:
        saving = QWidget()
        row = QHBoxLayout(saving)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.preset_name, 1)
        row.addWidget(self.save_button)
        row.addWidget(self._not_now)
        saving.hide()
        return saving

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 20)
        column.setSpacing(12)
        for widget in (
            self._heading,
            self.presets,
            self.agreed,
            self.problem,
            Flowing(self.all_rules_button, self.save_as_button, self.delete_button),
            self._saving,
            self.preset_problem,
            self.form,
        ):
            column.addWidget(widget)

    def _connect(self) -> None:
        self.presets.chosen.connect(self._choose_preset)
        self.all_rules_button.clicked.connect(self._open_rules)
        self.save_as_button.clicked.connect(self._ask_preset_name)
        self.delete_button.clicked.connect(self._delete_preset)
        self.preset_name.textEdited.connect(lambda: self.preset_problem.show_problem(""))
        self.preset_name.returnPressed.connect(self._save_preset)
        self.save_button.clicked.connect(self._save_preset)
        self._not_now.clicked.connect(self._stop_saving)
        self.form.changed.connect(self._choose_options)
        self.form.faults_changed.connect(self._tell)

    # What is shown.

    @property
    def agreement(self) -> Agreement:
        """What is agreed."""
        return self._agreement

    def why_not(self) -> str:
        """Why nobody can play by what stands here; "" where they can."""
        for fault in self.form.faults:
            return say(fault)
        for problem in self._agreement.problems:
            return say(self._agreement.sentence(problem))
        return ""

    def begin(self, agreement: Agreement, own: tuple[OwnPreset, ...]) -> None:
        """Begin anew with these rules, all of them closed; `own` presets are offered beside the usual."""
        self._agreement = agreement
        self._own = {f"own:{one.name}": one for one in own}
        self._forget_writing()
        self.form.hide()
        self._stop_saving()
        self.retranslate()

    def choose_game(self, agreement: Agreement) -> None:
        """Agree on the rules of another game; nothing half written stays."""
        self._agreement = agreement
        self._forget_writing()
        self._refresh()

    def set_players(self, players: int) -> None:
        """Keep the rules, for so many players."""
        if players != self._agreement.players:
            self._agreement = self._agreement.for_players(players)
            self._refresh()

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        """What Tab goes through, as the card is read."""
        buttons = (self.all_rules_button, self.save_as_button, self.delete_button)
        return (self.presets, *buttons, self._saving, self.form)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._heading.setText(say(_RULES))
        for button, phrase in (
            (self.save_as_button, _SAVE_AS),
            (self.save_button, _SAVE),
            (self._not_now, _NOT_NOW),
        ):
            button.setText(say(phrase))
        self.presets.setAccessibleName(say(_RULES))
        self.preset_name.setAccessibleName(say(_PRESET_NAME))
        self.preset_name.setPlaceholderText(say(_PRESET_NAME))
        self._on_form = None
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _tell(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        agreement = self._agreement
        said = DOT.join(say(phrase) for phrase in agreement.agreed())
        self.agreed.setText(said[:1].upper() + said[1:])
        is_open = self.form.isVisibleTo(self)
        # Where the form is open, the sentence stands at its field.
        problems = () if is_open else agreement.problems
        self.problem.show_problem(" ".join(say(agreement.sentence(problem)) for problem in problems))
        # Made when it is first opened, and after that kept in step also while it is closed.
        if (is_open or self.form.editors) and self._on_form != agreement:
            self.form.show_agreement(agreement)
            self._on_form = agreement
        self.all_rules_button.setText(say(_FEWER_RULES if is_open else _ALL_RULES))
        self.all_rules_button.setIcon(icons.icon("up" if is_open else "down"))
        self._show_presets()

    def _show_presets(self) -> None:
        agreement = self._agreement
        own = {key: one for key, one in self._own.items() if one.game == agreement.game.key}
        self.presets.offer(
            [(preset.key, say(preset.name)) for preset in agreement.game.presets]
            + [(key, one.name) for key, one in own.items()]
        )
        named = agreement.preset or next(
            (key for key, one in own.items() if one.options == agreement.options), None
        )
        self.presets.set_current(named)
        self.save_as_button.setVisible(named is None and not self._saving.isVisibleTo(self))
        self.delete_button.setVisible(named in own)
        if named in own:
            self.delete_button.setText(on_button(say(_DELETE.of(name=own[named].name))))

    # What is agreed.

    def _choose_preset(self, key: str) -> None:
        own = self._own.get(key)
        agreement = self._agreement
        self._agreement = agreement.with_preset(key) if own is None else agreement.with_options(own.options)
        self._forget_writing()
        self._stop_saving()
        self._tell()

    def _forget_writing(self) -> None:
        self.form.forget_writing()
        self._on_form = None

    def _choose_options(self, options: Options) -> None:
        self._agreement = self._agreement.with_options(options, self.form.written)
        self._tell()

    def _open_rules(self) -> None:
        self.form.setVisible(not self.form.isVisibleTo(self))
        self._tell()

    # Rules of one's own.

    def _ask_preset_name(self) -> None:
        self._saving.show()
        self._tell()
        self.preset_name.setFocus()
        self.preset_name.selectAll()

    def _stop_saving(self) -> None:
        self._saving.hide()
        self.preset_problem.show_problem("")
        self.save_as_button.show()

    def _save_preset(self) -> None:
        name = tidy(self.preset_name.text())
        wrong = self._name_fault(name)
        self.preset_problem.show_problem(wrong)
        mark_wrong(self.preset_name, wrong)
        if wrong or self.why_not():
            return
        agreement = self._agreement
        self._own[f"own:{name}"] = OwnPreset(agreement.game.key, name, agreement.options)
        self.preset_saved.emit(name, agreement.options)
        self._stop_saving()
        self._tell()
        self.presets.button(f"own:{name}").setFocus()

    def _name_fault(self, name: str) -> str:
        """Why rules cannot be kept under a name; "" where they can."""
        if fold(name) in {fold(say(preset.name)) for preset in self._agreement.game.presets}:
            return say(_TAKEN.of(name=name))
        fault = name_fault(name) if len(name) <= LONGEST_PRESET else CommonFault.NAME_TOO_LONG
        return "" if fault is None else say(_NAME_FAULTS[fault])

    def _delete_preset(self) -> None:
        key = self.presets.current
        if key is None or key not in self._own:
            return
        name = self._own.pop(key).name
        # The rules themselves stay as they are, and can be saved again under their name.
        self.preset_name.setText(name)
        self.preset_deleted.emit(name)
        self._tell()
        self.save_as_button.setFocus()
