"""The places of a season as lines, to look at and to read day by day."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from scorepad.core.legible import apart
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.paper.places import PlacesPlan, paint_places_plan, plan_places
from scorepad.season.report import Course
from scorepad.ui import look
from scorepad.ui.say import say
from scorepad.ui.widgets.read_chart import ReadChart

_CHART = QT_TRANSLATE_NOOP("chart", "Places: {places}")
_DAY = QT_TRANSLATE_NOOP("chart", "Places on {day}: {places}")
_HOW = QT_TRANSLATE_NOOP("chart", "The arrow keys read it day by day.")


class PlacesChart(ReadChart):
    """The chart of a season. Its steps are the days, counted from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._courses: tuple[Course, ...] = ()
        self._days: tuple[str, ...] = ()
        self._colours: tuple[int | None, ...] = ()

    def show_courses(
        self, courses: Sequence[Course], days: Sequence[str], colours: Sequence[int | None] = ()
    ) -> None:
        """Show the places over these days, each in words; a course has a place or None for each of them.

        `colours` are those that were chosen, one or None for each course.
        """
        self._courses, self._days, self._colours = tuple(courses), tuple(days), tuple(colours)
        self.show_anew()

    @property
    def plan(self) -> PlacesPlan:
        """Where everything on it lies now."""
        return plan_places(
            self.inside, self._courses, self._days, look.chart_style(self._colours), self.reads
        )

    @property
    def steps(self) -> range:
        """The days."""
        return range(len(self._days))

    def near(self, x: float) -> int | None:
        """The day that lies nearest to a place from the left."""
        return self.plan.day_near(x) if self._days else None

    def tell(self) -> None:
        """Say the places to a screen reader."""
        at = len(self._days) - 1 if self.reads is None else self.reads
        standing = [(one.places[at], one.name) for one in self._courses] if self._days else []
        places = ", ".join(f"{place}. {apart(name)}" for place, name in standing if place is not None)
        said = _CHART if self.reads is None else _DAY.of(day=self._days[at])
        self.setAccessibleName(say(said.of(places=places)))
        self.setAccessibleDescription(say(_HOW) if self._days else "")

    def draw(self, painter: QPainter) -> None:
        """Draw the lines, and where a day is read, its places."""
        if self._courses and self._days:
            style = look.chart_style(self._colours)
            paint_places_plan(painter, self.plan, self._days, style, points_at=self.reads is not None)
