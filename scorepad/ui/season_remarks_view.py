"""The remarks on a season's matches, on the screen."""

from PySide6.QtWidgets import QHeaderView, QWidget

from scorepad.ui import look
from scorepad.ui.season_reading import SeasonDetails
from scorepad.ui.season_remarks import DAY, GAME, REMARK, WHO, Remark, RemarksModel
from scorepad.ui.widgets.name_table import NameTable

_WIDEST_WHO = 220
"""What names get before the remark, in pixels at 100 %; the whole line is told below the table."""


class RemarksView(NameTable):
    """The remarks under their headings; the sentence takes the room that the rest leaves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.remarks = RemarksModel()
        super().__init__(self.remarks, REMARK, parent=parent)
        self.remarks.setParent(self)

    @property
    def remark(self) -> Remark | None:
        """The remark that is chosen."""
        return self.remarks.remark(self.currentIndex().row())

    def show_remarks(self, details: SeasonDetails | None) -> None:
        """Show what is to be said; the remark that was chosen stays so where it is still there."""
        before = self.remark
        self.remarks.show(details)
        self.clearSpans()
        for row in self.remarks.headings:
            self.setSpan(row, 0, 1, self.remarks.columnCount())
        rows = range(self.remarks.rowCount())
        same = (row for row in rows if before is not None and self.remarks.remark(row) == before)
        self.choose(next(same, 1))

    def size_columns(self) -> None:
        """The names take what they need up to a width, the remark the rest."""
        header = self.horizontalHeader()
        for at in (DAY, GAME):
            header.setSectionResizeMode(at, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(WHO, QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(REMARK, QHeaderView.ResizeMode.Stretch)
        header.resizeSection(WHO, min(self.sizeHintForColumn(WHO) + 16, look.scaled(_WIDEST_WHO)))
