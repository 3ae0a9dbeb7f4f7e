"""The running totals as lines, to look at and to read deal by deal."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from scorepad.core.legible import apart
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.paper.chart import ChartPlan, Series, paint_plan, plan_totals, played
from scorepad.paper.style import Style
from scorepad.ui import look
from scorepad.ui.say import say
from scorepad.ui.widgets.read_chart import ReadChart

_CHART = QT_TRANSLATE_NOOP("chart", "Running totals: {totals}")
_DEAL = QT_TRANSLATE_NOOP("chart", "Deal {deal}: {totals}")
_HOW = QT_TRANSLATE_NOOP("chart", "The arrow keys read it deal by deal.")


class ScoreChart(ReadChart):
    """The chart under the sheet. Its steps are the deals that are played, counted from 1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._series: tuple[Series, ...] = ()
        self._colours: tuple[int | None, ...] = ()
        self._deals = 1

    def show_series(self, series: Sequence[Series], deals: int, colours: Sequence[int | None] = ()) -> None:
        """Show other lines; `deals` is how many deals the whole match has, `colours` are those chosen."""
        self._series, self._deals, self._colours = tuple(series), deals, tuple(colours)
        self.show_anew()

    @property
    def drawn_with(self) -> Style:
        """The colours of its lines, and its type."""
        return look.chart_style(self._colours)

    @property
    def plan(self) -> ChartPlan:
        """Where everything on it lies now."""
        return plan_totals(self.inside, self._series, self._deals, self.drawn_with, self.reads)

    @property
    def steps(self) -> range:
        """The deals that are played."""
        return range(1, played(self._series) + 1)

    def near(self, x: float) -> int | None:
        """The deal that lies nearest to a place from the left."""
        return self.plan.deal_near(x)

    def tell(self) -> None:
        """Say the totals to a screen reader."""
        at = played(self._series) if self.reads is None else self.reads
        totals = ", ".join(f"{apart(one.name)} {one.totals[at]}" for one in self._series)
        said = _CHART if self.reads is None else _DEAL.of(deal=at)
        self.setAccessibleName(say(said.of(totals=totals)))
        self.setAccessibleDescription(say(_HOW) if self.steps else "")

    def draw(self, painter: QPainter) -> None:
        """Draw the lines, and where a deal is read, its totals."""
        if self._series:
            paint_plan(painter, self.plan, self.drawn_with, say, points_at=self.reads is not None)
