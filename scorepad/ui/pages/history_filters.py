"""What narrows the history down: a button for each filter, filled while it holds and taken off with a tap."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from scorepad.core.legible import calm
from scorepad.core.names import bare
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.games import game_name
from scorepad.ui import icons, look
from scorepad.ui.history_model import EVERY_MATCH, HistoryChoices, HistoryFilter
from scorepad.ui.pages.parts import Flowing, action_button
from scorepad.ui.say import say
from scorepad.ui.season_words import day_words
from scorepad.ui.widgets.button_words import on_button
from scorepad.ui.widgets.day_field import DayEdit
from scorepad.ui.widgets.labels import PlainLabel, plain_tooltip
from scorepad.ui.widgets.popup import Popup

_FILTERS = {
    "behind": QT_TRANSLATE_NOOP("history_page", "Matches behind a number"),
    "players": QT_TRANSLATE_NOOP("history_page", "Player"),
    "game": QT_TRANSLATE_NOOP("history_page", "Game"),
    "season": QT_TRANSLATE_NOOP("history_page", "Season"),
    "dates": QT_TRANSLATE_NOOP("history_page", "Dates"),
    "unfinished": QT_TRANSLATE_NOOP("history_page", "Unfinished"),
    # In a context of its own: as an act it is another word in some languages.
    "put_away": QT_TRANSLATE_NOOP("history_filters", "Put away"),
}
_ASKING = ("players", "game", "season", "dates")
"""The filters that ask what to filter by; the others only hold or do not."""
_CLEAR = QT_TRANSLATE_NOOP("history_page", "Clear all")
_TAKE_OFF = QT_TRANSLATE_NOOP("history_page", "{filter}: {value}. Press to show all again.")
_SHOWS_ONLY = QT_TRANSLATE_NOOP("history_page", "Only “{filter}” is shown. Press to show all again.")
_FROM_TO = QT_TRANSLATE_NOOP("history_page", "{first} to {last}")
_SINCE = QT_TRANSLATE_NOOP("history_page", "since {first}")
_UNTIL = QT_TRANSLATE_NOOP("history_page", "until {last}")
_FIND = QT_TRANSLATE_NOOP("history_page", "Type a few letters")
_NO_SUCH = QT_TRANSLATE_NOOP("history_page", "There is no such name.")
_THIS_MONTH = QT_TRANSLATE_NOOP("history_page", "This month")
_LAST_MONTH = QT_TRANSLATE_NOOP("history_page", "Last month")
_THIS_YEAR = QT_TRANSLATE_NOOP("history_page", "This year")
_LAST_YEAR = QT_TRANSLATE_NOOP("history_page", "Last year")
_FROM = QT_TRANSLATE_NOOP("history_page", "From")
_TO = QT_TRANSLATE_NOOP("history_page", "Up to")
_SHOW_DAYS = QT_TRANSLATE_NOOP("history_page", "Show these days")

WIDEST_VALUE = 220
"""What a filter's value gets before it is cut, in pixels at 100 %."""
WIDEST_NUMBER = 330
"""The same of what tells which number the matches are behind."""
WIDEST = 380
"""What any value gets at most, in pixels, so that in large type the lowest window has room for it."""
_BESIDE = "\n"
"""Joins names that are one choice together: no name holds it."""
FEW = 8
"""So many choices are seen at a glance; among more one can search."""


class FilterBar(Flowing):
    """The filters that hold and those that could, of those with `keys`.

    The text that is typed stands elsewhere.
    """

    changed = Signal(object)
    """The `HistoryFilter` that holds from now on."""

    def __init__(self, keys: Collection[str] = tuple(_FILTERS)) -> None:
        self.buttons = {
            key: FilterButton(key in _ASKING, WIDEST_NUMBER if key == "behind" else WIDEST_VALUE)
            for key in _FILTERS
            if key in keys
        }
        self.clear_button = action_button("quiet")
        super().__init__(*self.buttons.values(), self.clear_button)
        self._filter = EVERY_MATCH
        self._choices: HistoryChoices | None = None
        self.picker = Picker(self)
        self.dates = DatesPicker(self)
        self._picks = ""
        for key, button in self.buttons.items():
            button.clicked.connect(lambda _=False, key=key: self._pressed(key))
        self.clear_button.clicked.connect(lambda: self._change(EVERY_MATCH))
        self.picker.picked.connect(self._picked)
        self.dates.picked.connect(
            lambda first, last: self._change(replace(self._filter, first_day=first, last_day=last))
        )

    @property
    def filter(self) -> HistoryFilter:
        """What holds."""
        return self._filter

    def show_filter(self, wanted: HistoryFilter) -> None:
        """Show what holds."""
        self._filter = wanted
        choices = self._choices
        values = filter_values(wanted, dict(choices.games) if choices else {})
        for key, button in self.buttons.items():
            button.show_value(_FILTERS[key], values.get(key))
        # Until it is known what there is, every button has its place: none moves away under a finger.
        self.buttons["game"].setVisible(choices is None or len(choices.games) > 1 or wanted.game is not None)
        self.buttons["season"].setVisible(
            choices is None or bool(choices.seasons) or wanted.season is not None
        )
        if "behind" in self.buttons:  # a number is found on somebody's page, not here
            self.buttons["behind"].setVisible(wanted.behind is not None)
        self.clear_button.setVisible(wanted != EVERY_MATCH)
        self.updateGeometry()

    def offer(self, choices: HistoryChoices) -> None:
        """What can be filtered by from now on."""
        self._choices = choices
        self.show_filter(self._filter)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.clear_button.setText(say(_CLEAR))
        self.picker.retranslate()
        self.dates.retranslate()
        self.show_filter(self._filter)

    def _pressed(self, key: str) -> None:
        button, empty = self.buttons[key], _without(self._filter, key)
        if key in ("unfinished", "put_away"):
            self._change(_with(self._filter, key, not getattr(self._filter, key)))
        elif empty != self._filter:
            self._change(empty)
        elif key == "dates":
            button.show_value(_FILTERS[key], None)
            self.dates.open_at(button)
        else:
            button.show_value(_FILTERS[key], None)
            self._picks = key
            self.picker.offer(self._to_pick(key), say(_FILTERS[key]))
            self.picker.open_at(button)

    def _to_pick(self, key: str) -> list[tuple[str, str]]:
        choices = self._choices or HistoryChoices()
        if key == "game":
            return [(game, say(name)) for game, name in choices.games]
        if key == "season":
            return [(name, name) for name in choices.seasons]
        alone = [(name,) for name in choices.players]
        return [(_BESIDE.join(names), " & ".join(names)) for names in (*alone, *choices.pairs)]

    def _picked(self, value: str) -> None:
        picked = tuple(value.split(_BESIDE)) if self._picks == "players" else value
        self._change(_with(self._filter, self._picks, picked))

    def _change(self, wanted: HistoryFilter) -> None:
        self.show_filter(wanted)
        self.changed.emit(wanted)


def _without(wanted: HistoryFilter, key: str) -> HistoryFilter:
    if key == "dates":
        return replace(wanted, first_day=None, last_day=None)
    return _with(wanted, key, getattr(EVERY_MATCH, key))


def _with(wanted: HistoryFilter, key: str, value: str | bool | tuple[str, ...] | None) -> HistoryFilter:
    changed: dict[str, Any] = {key: value}
    return replace(wanted, **changed)


def filter_values(wanted: HistoryFilter, games: dict[str, Phrase]) -> dict[str, str]:
    """What each filter that holds asks for, in words; "" for those that only hold or do not."""
    values: dict[str, str] = {}
    if wanted.behind is not None:
        values["behind"] = say(wanted.behind.words)
    if wanted.players:
        values["players"] = " & ".join(wanted.players)
    if wanted.game is not None:
        values["game"] = say(games.get(wanted.game) or game_name(wanted.game))
    if wanted.season is not None:
        values["season"] = wanted.season
    days = _days(wanted)
    if days:
        values["dates"] = days
    if wanted.unfinished:
        values["unfinished"] = ""
    if wanted.put_away:
        values["put_away"] = ""
    return values


def filter_words(wanted: HistoryFilter, games: dict[str, Phrase]) -> list[str]:
    """Everything that is looked for, the typed text in quotes, each ready to be read."""
    typed = [f"“{wanted.text.strip()}”"] if wanted.text.strip() else []
    values = filter_values(wanted, games)
    return typed + [value or say(_FILTERS[key]) for key, value in values.items()]


def _days(wanted: HistoryFilter) -> str:
    first, last = (day and day_words(day) for day in (wanted.first_day, wanted.last_day))
    if first and last:
        month = _whole_month(str(wanted.first_day), str(wanted.last_day))
        return month or (first if first == last else say(_FROM_TO.of(first=first, last=last)))
    if first:
        return say(_SINCE.of(first=first))
    return say(_UNTIL.of(last=last)) if last else ""


def _whole_month(first_day: str, last_day: str) -> str:
    """The name of the month or the year that two days enclose; "" where they enclose none."""
    first, last = date.fromisoformat(first_day), date.fromisoformat(last_day)
    if (first, last) == (date(first.year, 1, 1), date(first.year, 12, 31)):
        return str(first.year)
    if first.day == 1 and last == _month_end(first):
        month = QLocale().standaloneMonthName(first.month, QLocale.FormatType.LongFormat)
        return f"{month} {first.year}"
    return ""


def _month_end(day: date) -> date:
    return (day.replace(day=28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)


class FilterButton(QPushButton):
    """A filter: outlined with its name while all is shown, filled with its value and a cross while it holds.

    With `opens` it asks what to filter by.
    """

    def __init__(self, opens: bool, widest: int = WIDEST_VALUE) -> None:
        super().__init__()
        self._opens, self._widest = opens, widest
        action_button(button=self)
        self.setCheckable(True)
        # The sign stands behind the words.
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._size_icon()
        look.changes().changed.connect(self._size_icon)

    def _size_icon(self) -> None:
        # Wider than it is drawn, for a little room between the words and the sign.
        self.setIconSize(QSize(look.scaled(26), look.scaled(14)))

    def show_value(self, name: Phrase, value: str | None) -> None:
        """Show what the filter asks for; "" where it only holds, None where it does not."""
        holds = value is not None
        whole = value or say(name)
        text = self.fontMetrics().elidedText(
            whole, Qt.TextElideMode.ElideRight, min(look.scaled(self._widest), WIDEST)
        )
        self.setText(on_button(text))
        self.setChecked(holds)
        sign = icons.icon("cross", "on_accent") if holds else icons.icon("down", "soft_ink")
        self.setIcon(sign if holds or self._opens else QIcon())
        self.setToolTip(plain_tooltip(whole) if text != whole else "")
        if not holds:
            self.setAccessibleName(whole)
        elif value:
            self.setAccessibleName(say(_TAKE_OFF.of(filter=name, value=value)))
        else:
            self.setAccessibleName(say(_SHOWS_ONLY.of(filter=name)))


class Picker(Popup):
    """Names to take one of. Where there are many, a few letters find it."""

    picked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.search = QLineEdit()
        self.names = QListWidget()
        self.names.setUniformItemSizes(True)
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._none = PlainLabel(role="soft_ink")
        self._none.setContentsMargins(8, 8, 8, 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self.names, 1)
        column.addWidget(self._none)
        self.search.textChanged.connect(self._look_for)
        self.search.installEventFilter(self)
        self.names.installEventFilter(self)
        self.names.itemClicked.connect(self._take)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.search.setPlaceholderText(say(_FIND))
        self.search.setAccessibleName(say(_FIND))
        self._none.setText(say(_NO_SUCH))

    def offer(self, choices: Iterable[tuple[str, str]], name: str) -> None:
        """Offer these, each a key and its words; `name` says what they are."""
        self.names.clear()
        self.names.setAccessibleName(name)
        for key, text in choices:
            item = QListWidgetItem(calm(text))
            item.setData(Qt.ItemDataRole.UserRole, key)
            self.names.addItem(item)
        many = self.names.count() > FEW
        self.search.setVisible(many)
        self.search.clear()
        self._look_for("")
        shown = min(self.names.count(), FEW)
        self.names.setFixedSize(look.scaled(260), shown * max(1, self.names.sizeHintForRow(0)) + 4)
        self.setFocusProxy(self.search if many else self.names)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows walk through the names, also from the field; Enter takes one."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._take(self.names.currentItem())
                return True
            walks = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
            if watched is self.search and event.key() in walks:
                QApplication.sendEvent(self.names, event)
                return True
        return super().eventFilter(watched, event)

    def _look_for(self, letters: str) -> None:
        looked_for, first = bare(letters.strip()), -1
        for row in range(self.names.count()):
            fits = looked_for in bare(self.names.item(row).text())
            self.names.item(row).setHidden(not fits)
            if fits and first < 0:
                first = row
        self.names.setCurrentRow(first)
        self._none.setVisible(first < 0)

    def _take(self, item: QListWidgetItem | None) -> None:
        if item is not None and not item.isHidden():
            self.close_and_return()
            self.picked.emit(item.data(Qt.ItemDataRole.UserRole))


class DatesPicker(Popup):
    """Days to look at: the usual stretches with one tap, or any two days."""

    picked = Signal(str, str)
    """The first and the last day, as `YYYY-MM-DD`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._today = date.min
        self.stretches = {key: action_button() for key in ("month", "last month", "year", "last year")}
        self.first, self.last = DayEdit(), DayEdit()
        self.show_button = action_button("primary")
        self._from, self._to = PlainLabel(), PlainLabel()
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 12, 12, 12)
        grid.setSpacing(8)
        for at, (key, button) in enumerate(self.stretches.items()):
            button.clicked.connect(lambda _=False, key=key: self._pick(*stretch(key, self._today)))
            grid.addWidget(button, at // 2, at % 2)
        for at, (label, field) in enumerate(((self._from, self.first), (self._to, self.last))):
            label.setBuddy(field)
            grid.addWidget(label, 2, at)
            grid.addWidget(field, 3, at)
        grid.addWidget(self.show_button, 4, 0, 1, 2)
        self.show_button.clicked.connect(self._pick_days)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        for button, words in zip(
            self.stretches.values(), (_THIS_MONTH, _LAST_MONTH, _THIS_YEAR, _LAST_YEAR), strict=True
        ):
            button.setText(say(words))
        self._from.setText(say(_FROM))
        self._to.setText(say(_TO))
        for field, words in ((self.first, _FROM), (self.last, _TO)):
            field.setAccessibleName(say(words))
        self.show_button.setText(say(_SHOW_DAYS))

    def set_today(self, today: date) -> None:
        """The day that "this month" is about."""
        if today != self._today:
            self._today = today
            self.first.setDate(QDate(today.year, 1, 1))
            self.last.setDate(QDate(today.year, today.month, today.day))

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard."""
        super().showEvent(event)
        self.stretches["month"].setFocus(Qt.FocusReason.PopupFocusReason)

    def _pick_days(self) -> None:
        # Who names the later day first means the same days.
        days = sorted(
            (
                self.first.date().toString(Qt.DateFormat.ISODate),
                self.last.date().toString(Qt.DateFormat.ISODate),
            )
        )
        self._pick(days[0], days[1])

    def _pick(self, first: str, last: str) -> None:
        self.close_and_return()
        self.picked.emit(first, last)


def stretch(key: str, today: date) -> tuple[str, str]:
    """The first and the last day of a month or a year around today.

    >>> stretch("last month", date(2026, 3, 31))
    ('2026-02-01', '2026-02-28')
    """
    if key in ("month", "last month"):
        first = today.replace(day=1)
        if key == "last month":
            first = (first - timedelta(days=1)).replace(day=1)
        return first.isoformat(), _month_end(first).isoformat()
    year = today.year - (key == "last year")
    return date(year, 1, 1).isoformat(), date(year, 12, 31).isoformat()
