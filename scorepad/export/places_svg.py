"""The places over time as a picture in a page: lines told apart by colour, dashes and their names."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Speaker
from scorepad.export.markup import Markup, element, joined, void
from scorepad.season.report import Course

_CHART = QT_TRANSLATE_NOOP("places_svg", "The places over time")
_COURSE = QT_TRANSLATE_NOOP("places_svg", "{name}: {places}")

MOST_LINES = 12
"""So many lines are told apart; the best are drawn."""
_WIDTH, _LEFT, _RIGHT, _TOP, _FOOT = 760, 36, 220, 18, 30
_HEIGHT, _STEP = 420, 30
"""Of all places together, at most, and between two of them."""
_NAME_STEP = 17
_TO_BASELINE = 4.5
"""From the middle of a line of letters down to where they stand."""
_COLOURS = 7
_DASHES = ("none", "9 5", "2 5", "14 5 2 5")
_LONGEST_NAME = 24


def places_svg(days: Sequence[str], courses: Sequence[Course], say: Speaker) -> Markup:
    """The courses of the best lines over the days; nothing where there are fewer than two days."""
    shown = [course for course in courses[:MOST_LINES] if any(course.places)]
    if len(days) < 2 or not shown:
        return Markup("")
    plan = _Plan(len(days), max(place for course in shown for place in course.places if place is not None))
    heights = _spread([plan.y(course.places[-1] or plan.lowest) for course in shown])
    height = max(plan.bottom, heights[-1] + _NAME_STEP)
    return element(
        "svg",
        element("title", say(_CHART)),
        element("desc", "; ".join(_told(course, say) for course in shown)),
        *plan.rules(),
        *plan.feet(days, height),
        *(plan.line(at, course) for at, course in enumerate(shown)),
        *(plan.name(at, course, y) for at, (course, y) in enumerate(zip(shown, heights, strict=True))),
        viewBox=f"0 0 {_WIDTH} {height + _FOOT:.0f}",
        role="img",
    )


def _told(course: Course, say: Speaker) -> str:
    places = ", ".join("–" if place is None else str(place) for place in course.places)
    return say(_COURSE.of(name=course.name, places=places))


def _spread(wanted: Sequence[float]) -> list[float]:
    """Heights near those that are wanted, ascending like them, at which one name is not upon another.

    >>> _spread([10, 12, 90])
    [10, 27, 90]
    """
    spread: list[float] = []
    for height in wanted:
        spread.append(max(height, spread[-1] + _NAME_STEP) if spread else height)
    return spread


@dataclass(frozen=True)
class _Plan:
    """Where days and places lie."""

    days: int
    lowest: int

    def x(self, day: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * day / (self.days - 1)

    def y(self, place: int) -> float:
        return _TOP + self._step * (place - 1)

    @property
    def _step(self) -> float:
        return min(_STEP, _HEIGHT / self.lowest)

    @property
    def bottom(self) -> float:
        return self.y(self.lowest)

    def rules(self) -> Iterator[Markup]:
        """A hairline and a figure for each place that has room for them."""
        every = max(1, round(_NAME_STEP / self._step))
        for place in range(1, self.lowest + 1, every):
            y = f"{self.y(place):.1f}"
            yield void("line", class_="hair", x1=str(_LEFT), x2=f"{self.x(self.days - 1):.1f}", y1=y, y2=y)
            yield _text(str(place), _LEFT - 12, self.y(place), "end")

    def feet(self, days: Sequence[str], height: float) -> Iterator[Markup]:
        """The first day and the last."""
        yield _text(days[0], _LEFT, height + _FOOT / 2, "start")
        yield _text(days[-1], self.x(self.days - 1), height + _FOOT / 2, "end")

    def line(self, at: int, course: Course) -> Markup:
        """The line of a course with a dot at each day; a day without a place breaks it."""
        dots = [(self.x(day), self.y(place)) for day, place in enumerate(course.places) if place is not None]
        runs = groupby(enumerate(course.places), lambda one: one[1] is not None)
        strokes = (
            void(
                "polyline",
                class_=f"s{at % _COLOURS}",
                points=" ".join(f"{self.x(day):.1f},{self.y(place):.1f}" for day, place in run if place),
                stroke_dasharray=_DASHES[at % len(_DASHES)],
            )
            for has_place, run in runs
            if has_place
        )
        radius = "4" if self.days <= 20 else "2"
        return element(
            "g",
            *strokes,
            *(
                void("circle", class_=f"f{at % _COLOURS}", cx=f"{x:.1f}", cy=f"{y:.1f}", r=radius)
                for x, y in dots
            ),
        )

    def name(self, at: int, course: Course, y: float) -> Markup:
        """The name at the end of a line, and a stroke of the line before it."""
        place = course.places[-1]
        x = self.x(self.days - 1)
        leader = (
            void(
                "polyline",
                class_=f"s{at % _COLOURS}",
                points=f"{x:.1f},{self.y(place):.1f} {x + 14:.1f},{y:.1f} {x + 30:.1f},{y:.1f}",
                stroke_dasharray=_DASHES[at % len(_DASHES)],
            )
            if place is not None
            else ""
        )
        cut = course.name
        if len(cut) > _LONGEST_NAME:
            cut = f"{cut[: _LONGEST_NAME - 1]}…"
        figure = "–" if place is None else str(place)
        return joined(leader, _text(f"{figure}  {cut}", x + 38, y, "start", class_=""))


def _text(words: str, x: float, y: float, anchor: str, class_: str = "axis") -> Markup:
    # The middle of the letters at `y`; not everybody who draws SVG knows `dy`.
    return element(
        "text", words, class_=class_, x=f"{x:.1f}", y=f"{y + _TO_BASELINE:.1f}", text_anchor=anchor
    )
