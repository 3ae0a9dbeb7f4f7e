"""What the page of a player is put together from: large figures, and cards of smaller ones."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import Choices, Pressable, Wrapped, action_button, card_heading
from scorepad.ui.player_figures import FigureLine, Headline
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.figure_view import FigureView
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.months_chart import Month, MonthsChart

_HEADLINE = QT_TRANSLATE_NOOP("player_page", "{figure} {caption}")
_ALL = QT_TRANSLATE_NOOP("player_page", "Show all {number}")
_FEWER = QT_TRANSLATE_NOOP("player_page", "Show fewer")
_SORTS = QT_TRANSLATE_NOOP("player_page", "Enter opens the matches behind a number, S sorts by its column.")
_OPENS = QT_TRANSLATE_NOOP("player_page", "Enter opens the matches behind a number.")
_AS = QT_TRANSLATE_NOOP("player_page", "Chart or table")
_CHART = QT_TRANSLATE_NOOP("player_page", "Chart")
_TABLE = QT_TRANSLATE_NOOP("player_page", "Table")

MOST = 8
"""So many people are listed before they are asked for."""


class HeadlineButton(Pressable):
    """A large figure that opens the matches behind it."""

    def __init__(self) -> None:
        super().__init__()
        self.headline: Headline | None = None
        self._figure = PlainLabel(type_step=Type.HUGE, strong=True)
        self._caption = Wrapped(role="soft_ink")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 8)
        column.setSpacing(0)
        for label in (self._figure, self._caption):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        column.addStretch(1)

    def show_headline(self, headline: Headline) -> None:
        """Show a figure and what it is."""
        self.headline = headline
        self._figure.setText(headline.figure.text)
        self._caption.setText(headline.caption)
        self.setAccessibleName(say(_HEADLINE.of(figure=headline.figure.text, caption=headline.caption)))
        self.updateGeometry()


class HeadlineCard(Card):
    """The figures that are read from afar, side by side."""

    opened = Signal(object)
    """The `Figure` whose matches are wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons = [HeadlineButton() for _ in range(4)]
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 10)
        row.setSpacing(4)
        for button in self.buttons:
            row.addWidget(button, 1)
            button.clicked.connect(lambda _=False, button=button: self._open(button))

    def show_headlines(self, headlines: Sequence[Headline]) -> None:
        """Show these figures."""
        for button, headline in zip(self.buttons, headlines, strict=True):
            button.show_headline(headline)

    def _open(self, button: HeadlineButton) -> None:
        if button.headline is not None:
            self.opened.emit(button.headline.figure)


class FigureCard(Card):
    """Lines of figures under a heading; with `most` the first of many, and the rest when asked for."""

    opened = Signal(object)
    """The `Figure` whose matches are wanted."""
    person_opened = Signal(str)
    """The page of somebody is wanted."""
    reached = Signal(QWidget, QRect)
    """The keyboard has come to a part of this widget."""

    def __init__(self, *, sorts: bool = False) -> None:
        super().__init__()
        self._most = MOST if sorts else None
        self._sorts = sorts
        self.heading = card_heading()
        self.view = FigureView(sorts=sorts)
        self.view.figures.show_most(self._most)
        self.more_button = action_button("quiet")
        self.more_button.clicked.connect(self._show_all)
        self.view.opened.connect(self._open)
        self.view.reached.connect(lambda where: self.reached.emit(self.view.viewport(), where))
        self.inside = QVBoxLayout(self)
        self.inside.setContentsMargins(12, 12, 12, 12)
        self.inside.setSpacing(6)
        self.heading.setContentsMargins(8, 0, 8, 0)
        self.inside.addWidget(self.heading)
        self.inside.addWidget(self.view)
        self.inside.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.inside.addStretch(1)

    def show_lines(self, heading: str, titles: Sequence[str], lines: Iterable[FigureLine]) -> None:
        """Show lines under a heading; without any, the card is gone."""
        self.heading.setText(heading)
        self.view.setAccessibleName(heading)
        self.view.setAccessibleDescription(say(_SORTS if self._sorts else _OPENS))
        self.view.figures.show(titles, lines)
        self.setVisible(bool(self.view.figures.in_all))
        self._offer_more()

    def _offer_more(self) -> None:
        in_all = self.view.figures.in_all
        self.view.figures.show_most(self._most)
        self.more_button.setVisible(self._sorts and in_all > MOST)
        self.more_button.setText(say(_FEWER if self._most is None else _ALL.of(number=in_all)))

    def _show_all(self) -> None:
        self._most = None if self._most is not None else MOST
        self._offer_more()

    def _open(self, index: QModelIndex) -> None:
        figure, line = self.view.figures.figure(index), self.view.figures.line(index.row())
        if figure is not None:
            self.opened.emit(figure)
        elif line is not None and line.person:
            self.person_opened.emit(line.person)


class MonthsCard(FigureCard):
    """The months as a chart, or as a table; one month alone is no line, and stands in the table."""

    def __init__(self) -> None:
        super().__init__(sorts=True)
        self.chart = MonthsChart()
        self.chart.opened.connect(self._open_month)
        self.views = Choices()
        self.views.set_current("chart")
        self.views.chosen.connect(lambda _key: self._turn())
        self._months: tuple[FigureLine, ...] = ()
        self.inside.insertWidget(1, self.chart)
        self.inside.insertWidget(self.inside.count() - 1, self.views)
        look.changes().changed.connect(self._size)
        self._size()

    def show_months(self, heading: str, titles: Sequence[str], lines: Sequence[FigureLine]) -> None:
        """Show the lines of months in the table, the latest first."""
        self._months = tuple(lines)
        self.views.setAccessibleName(say(_AS))
        self.views.offer((("chart", say(_CHART)), ("table", say(_TABLE))))
        self.show_lines(heading, titles, lines)
        self._turn()

    def show_chart(self, months: Sequence[Month], scale: tuple[str, str, str]) -> None:
        """Show the months on the chart, the earliest first."""
        self.chart.show_months(months, scale)

    def _turn(self) -> None:
        is_line = len(self._months) > 1
        shows_chart = is_line and self.views.current == "chart"
        self.views.setVisible(is_line)
        self.chart.setVisible(shows_chart)
        self.view.setVisible(not shows_chart)
        self.more_button.setVisible(not shows_chart and len(self._months) > MOST)

    def _open_month(self, month: int) -> None:
        self.opened.emit(self._months[len(self._months) - 1 - month].figures[0])

    def _size(self) -> None:
        self.chart.setFixedHeight(look.scaled(220))
