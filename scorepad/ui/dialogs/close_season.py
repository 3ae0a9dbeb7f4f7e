"""The end of a season: its last day, and the season that comes after it."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from scorepad.core.names import tidy
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.season.closing import season_after
from scorepad.season.season import Season
from scorepad.ui.pages.parts import FieldProblem, Wrapped, mark_wrong
from scorepad.ui.say import say
from scorepad.ui.season_words import day_words
from scorepad.ui.widgets.day_field import DayField
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.fitting import fields

_HEADING = QT_TRANSLATE_NOOP("close_season", "Close the season {name}")
_SAID = QT_TRANSLATE_NOOP(
    "close_season",
    "Matches after its last day do not count in it. Nothing is lost, and another last day opens it again.",
)
_LAST = QT_TRANSLATE_NOOP("close_season", "Last day")
_UNFINISHED = QT_TRANSLATE_N_NOOP(
    "close_season", "Still unfinished: %n match(es). Each counts once it is finished.", "", 0
)
_NEXT = QT_TRANSLATE_NOOP("close_season", "Set up the season that comes after it")
_NAME = QT_TRANSLATE_NOOP("close_season", "Name of the next season")
_BEGINS = QT_TRANSLATE_NOOP("close_season", "It begins on {day}, and counts the same games in the same way.")
_CANCEL = QT_TRANSLATE_NOOP("close_season", "Cancel")
_CLOSE = QT_TRANSLATE_NOOP("close_season", "Close the season")
_NO_DAY = QT_TRANSLATE_NOOP("close_season", "Tick “Last day” and choose the day on which the season ends.")
_REVERSED = QT_TRANSLATE_NOOP("close_season", "The season begins on {day}. Choose that day or a later one.")
_BLANK = QT_TRANSLATE_NOOP("close_season", "A season needs a name.")
_TAKEN = QT_TRANSLATE_NOOP("close_season", "There is already a season called {name}. Choose another name.")


class CloseSeasonDialog(Dialog):
    """Asks for the last day of a season, and whether the next one is to be set up."""

    agreed = Signal(object, object)
    """The `Season` with its last day, and the `Season` after it, or None."""

    def __init__(
        self,
        parent: QWidget | None,
        season: Season,
        *,
        last_day: str,
        taken: Iterable[str] = (),
        unfinished: int = 0,
        language: str = "en",
    ) -> None:
        """`last_day` is proposed; `taken` are the names of all seasons."""
        super().__init__(parent)
        self._season, self._unfinished, self._language = season, unfinished, language
        self._taken = frozenset(taken) | {season.name}
        self.last_day = DayField()
        self.goes_on = QCheckBox()
        self.name = QLineEdit()
        self._warning = Wrapped(role="gold")
        self._name_words, self._begins = Wrapped(), Wrapped(role="soft_ink")
        self._day_problem, self._name_problem = FieldProblem(), FieldProblem()
        self._lay_out()
        self.cancel_button = self.add_button()
        self.agree_button = self.add_button("primary")
        self.cancel_button.clicked.connect(self.reject)
        self.agree_button.clicked.connect(self._agree)
        self.last_day.set_day(max(last_day, season.first_day or last_day))
        self.goes_on.setChecked(True)
        self.name.setText(self._proposed(self._day_or_first()).name)
        self.last_day.changed.connect(self._tell)
        self.goes_on.toggled.connect(self._tell)
        self.retranslate()

    def _lay_out(self) -> None:
        area = fields(
            self.last_day,
            self._day_problem,
            self._warning,
            self.goes_on,
            self._name_words,
            self.name,
            self._name_problem,
            self._begins,
        )
        self.body.addWidget(area, 1)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the last day."""
        super().showEvent(event)
        self.last_day.date.setFocus()

    def _day_or_first(self) -> str:
        """The last day; without one, a day that is no worse."""
        return self.last_day.day or self._season.first_day or "2000-01-01"

    def _proposed(self, last_day: str) -> Season:
        return season_after(self._season, last_day, self._taken, self._language)

    def _tell(self) -> None:
        """Say when the next season begins, where one is wanted."""
        goes_on, last_day = self.goes_on.isChecked(), self.last_day.day
        for part in (self._name_words, self.name):
            part.setVisible(goes_on)
        self._begins.setVisible(goes_on and last_day is not None)
        if last_day is not None:
            first_day = self._proposed(last_day).first_day
            self._begins.setText(say(_BEGINS.of(day=day_words(first_day))))
        self._name_problem.show_problem("")

    def _agree(self) -> None:
        last_day, first_day = self.last_day.day, self._season.first_day
        day_problem, name_problem = "", ""
        if last_day is None:
            day_problem = say(_NO_DAY)
        elif first_day is not None and last_day < first_day:
            day_problem = say(_REVERSED.of(day=day_words(first_day)))
        name = tidy(self.name.text())
        if self.goes_on.isChecked():
            name_problem = self._wrong_with(name)
        self._day_problem.show_problem(day_problem)
        self._name_problem.show_problem(name_problem)
        mark_wrong(self.last_day.date, day_problem)
        mark_wrong(self.name, name_problem)
        if last_day is None or day_problem or name_problem:
            self._where(day_problem).setFocus()
            return
        after = replace(self._proposed(last_day), name=name) if self.goes_on.isChecked() else None
        self.agreed.emit(replace(self._season, last_day=last_day), after)
        self.accept()

    def _where(self, day_problem: str) -> QWidget:
        """The field that is to be put right first."""
        if not day_problem:
            return self.name
        return self.last_day.box if self.last_day.day is None else self.last_day.date

    def _wrong_with(self, name: str) -> str:
        if not name:
            return say(_BLANK)
        return say(_TAKEN.of(name=name)) if name in self._taken else ""

    def retranslate(self) -> None:
        """Set every text."""
        self.set_words(say(_HEADING.of(name=self._season.name)), say(_SAID))
        self.last_day.set_words(say(_LAST))
        self._warning.setText(say(_UNFINISHED.counted(self._unfinished)))
        self._warning.setVisible(bool(self._unfinished))
        self.goes_on.setText(say(_NEXT))
        self._name_words.setText(say(_NAME))
        self.name.setAccessibleName(say(_NAME))
        self.cancel_button.setText(say(_CANCEL))
        self.agree_button.setText(say(_CLOSE))
        self._tell()
