"""A new season, or the name, days and games of one that is there."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from scorepad.core.names import tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.games import GAMES, game
from scorepad.season.season import Season
from scorepad.ui.pages.parts import FieldProblem, Wrapped, mark_wrong
from scorepad.ui.say import say
from scorepad.ui.widgets.button_words import on_button
from scorepad.ui.widgets.day_field import DayField
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.fitting import fields

_NEW = QT_TRANSLATE_NOOP("season_dialog", "A new season")
_NEW_SAID = QT_TRANSLATE_NOOP(
    "season_dialog", "Matches belong to it when they are begun in it. It counts as usual until you say more."
)
_OLD = QT_TRANSLATE_NOOP("season_dialog", "Season {name}")
_OLD_SAID = QT_TRANSLATE_NOOP(
    "season_dialog",
    "Only matches on these days and of these games count. A new name is taken over by all its matches.",
)
_NAME = QT_TRANSLATE_NOOP("season_dialog", "Name")
_SUCH_AS = QT_TRANSLATE_NOOP("season_dialog", "such as Winter 2026")
_FIRST = QT_TRANSLATE_NOOP("season_dialog", "First day")
_LAST = QT_TRANSLATE_NOOP("season_dialog", "Last day")
_GAMES = QT_TRANSLATE_NOOP("season_dialog", "Games that count")
_CANCEL = QT_TRANSLATE_NOOP("season_dialog", "Cancel")
_MAKE = QT_TRANSLATE_NOOP("season_dialog", "Make the season")
_SAVE = QT_TRANSLATE_NOOP("season_dialog", "Save")
_BLANK = QT_TRANSLATE_NOOP("season_dialog", "A season needs a name.")
_TAKEN = QT_TRANSLATE_NOOP("season_dialog", "There is already a season called {name}. Choose another name.")
_REVERSED = QT_TRANSLATE_NOOP("season_dialog", "The last day is before the first. Choose another day.")
_NO_GAME = QT_TRANSLATE_NOOP("season_dialog", "Tick one game at least.")


class SeasonDialog(Dialog):
    """Asks for a season's name, days and games; what is wrong is said when it is to be taken."""

    agreed = Signal(object)
    """The `Season` as it is wanted."""

    def __init__(
        self,
        parent: QWidget | None,
        *,
        today: str,
        taken: Iterable[str] = (),
        season: Season | None = None,
    ) -> None:
        super().__init__(parent)
        self._taken = frozenset(taken) - {season.name if season else ""}
        self._season = season
        self.name = QLineEdit()
        self.first_day, self.last_day = DayField(), DayField()
        self.games = {one.key: QCheckBox() for one in GAMES}
        self._name_words, self._games_words = Wrapped(), Wrapped()
        self._name_problem, self._days_problem = FieldProblem(), FieldProblem()
        self._games_problem = FieldProblem()
        self._lay_out()
        self.cancel_button = self.add_button()
        self.agree_button = self.add_button("primary")
        self.cancel_button.clicked.connect(self.reject)
        self.agree_button.clicked.connect(self._agree)
        for field in (self.first_day, self.last_day):
            field.set_usual(today)
        self._fill(season or Season(""))
        self.retranslate()

    def _lay_out(self) -> None:
        area = fields(
            self._name_words,
            self.name,
            self._name_problem,
            self.first_day,
            self.last_day,
            self._days_problem,
            self._games_words,
            *self.games.values(),
            self._games_problem,
        )
        self.body.addWidget(area, 1)

    def _fill(self, season: Season) -> None:
        self.name.setText(season.name)
        self.first_day.set_day(season.first_day)
        self.last_day.set_day(season.last_day)
        several = len(self.games) > 1
        self._games_words.setVisible(several)
        for key, box in self.games.items():
            box.setVisible(several)
            box.setChecked(key in (season.games or self.games))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the name."""
        super().showEvent(event)
        (self.name if self._season is None else self.first_day.box).setFocus()

    def _agree(self) -> None:
        name = tidy(self.name.text())
        first, last = self.first_day.day, self.last_day.day
        chosen = tuple(key for key, box in self.games.items() if box.isChecked())
        # Games that are not known here stay: nobody was asked about them.
        unseen = tuple(key for key in (self._season.games if self._season else ()) if key not in self.games)
        problem = ""
        if not name:
            problem = say(_BLANK)
        elif name in self._taken:
            problem = say(_TAKEN.of(name=name))
        reversed_ = bool(first and last and first > last)
        self._name_problem.show_problem(problem)
        mark_wrong(self.name, problem)
        days_problem = say(_REVERSED) if reversed_ else ""
        self._days_problem.show_problem(days_problem)
        mark_wrong(self.last_day.date, days_problem)
        self._games_problem.show_problem("" if chosen or unseen else say(_NO_GAME))
        for field, is_wrong in (
            (self.name, problem),
            (self.last_day.date, reversed_),
            (next(iter(self.games.values())), not (chosen or unseen)),
        ):
            if is_wrong:
                field.setFocus()
                return
        games = () if len(chosen) == len(self.games) and not unseen else (*chosen, *unseen)
        season = replace(self._season or Season(name), name=name, first_day=first, last_day=last, games=games)
        self.agreed.emit(season)
        self.accept()

    def retranslate(self) -> None:
        """Set every text."""
        if self._season is None:
            self.set_words(say(_NEW), say(_NEW_SAID))
        else:
            self.set_words(say(_OLD.of(name=self._season.name)), say(_OLD_SAID))
        self._name_words.setText(say(_NAME))
        self.name.setAccessibleName(say(_NAME))
        self.name.setPlaceholderText(say(_SUCH_AS))
        self.first_day.set_words(say(_FIRST))
        self.last_day.set_words(say(_LAST))
        self._games_words.setText(say(_GAMES))
        for key, box in self.games.items():
            box.setText(on_button(say(game(key).words.name)))
        self.cancel_button.setText(say(_CANCEL))
        self.agree_button.setText(say(_MAKE if self._season is None else _SAVE))
