"""A season table on the screen."""

from PySide6.QtWidgets import QWidget

from scorepad.season.season import Query
from scorepad.season.standings import Standing, Table
from scorepad.ui.standings_model import NAME, StandingsModel
from scorepad.ui.widgets.name_table import NameTable


class StandingsView(NameTable):
    """The lines of a season; the sentence over those without a place lies across the whole table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.standings = StandingsModel()
        super().__init__(self.standings, NAME, parent=parent)
        self.standings.setParent(self)

    @property
    def line(self) -> Standing | None:
        """The line that is chosen."""
        return self.standings.line(self.currentIndex().row())

    def show_table(self, query: Query, table: Table) -> None:
        """Show a table; the line that was chosen stays so where it is in it, else the first is."""
        before = self.line
        self.standings.show(query, table)
        self.clearSpans()
        divider = self.standings.divider
        if divider is not None:
            self.setSpan(divider, 0, 1, self.standings.columnCount())
        row = None if before is None else self.standings.row_of(before.key)
        first = 1 if divider == 0 else 0
        self.choose(first if row is None else row)
