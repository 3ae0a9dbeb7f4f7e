"""A house rule was wrong, or is changed while the match runs."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.table import Options
from scorepad.ui import look
from scorepad.ui.dialogs.deciding import Deciding
from scorepad.ui.pages.agreement import Agreement
from scorepad.ui.pages.options_form import OptionsForm
from scorepad.ui.say import say

_HEADING = QT_TRANSLATE_NOOP("house_rules_dialog", "House rules of this match")
_EXPLANATION = QT_TRANSLATE_NOOP(
    "house_rules_dialog", "All deals are scored again by the new rules, also those that were played."
)
_ACCEPT = QT_TRANSLATE_NOOP("house_rules_dialog", "Change the rules")

WIDTH = 860
"""How wide the form would like to be, in pixels at 100 %."""


class HouseRulesDialog(Deciding):
    """The form of all house rules, and live below it what a change of them does."""

    may_mend = True

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self._agreement = Agreement(match.game, match.setup.seats, match.setup.options)
        self.form = OptionsForm()
        self.content.addWidget(self.form)
        self.form.changed.connect(self._choose)
        self.form.faults_changed.connect(self.refresh)
        self.retranslate()
        fields = (
            one for one in self.form.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus
        )
        next(fields).setFocus()

    def _choose(self, options: Options) -> None:
        self._agreement = self._agreement.with_options(options, self.form.written)
        self.form.show_agreement(self._agreement)
        self.refresh()

    def proposed(self) -> Change | Phrase:
        """The match by these rules."""
        faults = self.form.faults
        return faults[0] if faults else self.match.set_options(self._agreement.options)

    def width_wanted(self) -> int:
        """Room for questions beside their answers."""
        return look.scaled(WIDTH)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_HEADING), say(_EXPLANATION))
        self.form.show_agreement(self._agreement)
        self.accept_button.setText(say(_ACCEPT))
        super().retranslate()
