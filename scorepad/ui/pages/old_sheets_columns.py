"""The first rows of an old sheet, and above each column what it is."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from scorepad.core.names import fold
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.old_sheets.faults import quoted
from scorepad.old_sheets.guessing import guess_below
from scorepad.old_sheets.mapping import Column, Role, SheetMapping, pair_of, title
from scorepad.old_sheets.names import near
from scorepad.ui import look
from scorepad.ui.look import Type, scaled
from scorepad.ui.old_sheets_words import DELIMITERS, ROLES, Sheet
from scorepad.ui.pages.parts import Flowing, StillBox, Wrapped, action_button, card_heading, mark_wrong
from scorepad.ui.say import say
from scorepad.ui.widgets.card import Card, Rule
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel
from scorepad.ui.widgets.name_edit import NameEdit

_HEADING = QT_TRANSLATE_NOOP("old_sheets", "1. What each column is")
_BETWEEN = QT_TRANSLATE_NOOP("old_sheets", "Between the cells")
_TITLES = QT_TRANSLATE_NOOP("old_sheets", "Titles")
_TITLES_IN = QT_TRANSLATE_NOOP("old_sheets", "in row {row}")
_NO_TITLES = QT_TRANSLATE_NOOP("old_sheets", "none")
_WHAT_IS = QT_TRANSLATE_NOOP("old_sheets", "What column {column} is")
_WHOSE = QT_TRANSLATE_NOOP("old_sheets", "Whose points column {column} holds")
_WHO = QT_TRANSLATE_NOOP("old_sheets", "Who?")
_WHO_TWO = QT_TRANSLATE_NOOP("old_sheets", "Anna & Cato")
_NEAR = QT_TRANSLATE_NOOP("old_sheets", "Is “{name}” the same person as {known}?")
_IS_KNOWN = QT_TRANSLATE_NOOP("old_sheets", "Yes, {known}")
_SEPARATE = QT_TRANSLATE_NOOP("old_sheets", "If you say nothing, they stay two people.")

SHOWN = 4
"""So many rows below the titles are seen."""
WIDTH = 160
"""How wide a column is, in pixels at 100 %."""
MOST_NEAR = 6
"""So many names that are nearly the same are pointed out at a time."""


class ColumnsCard(Card):
    """Says what each column is. Emits the answers as a whole mapping, or another separator."""

    changed = Signal(object)
    """Another `SheetMapping`."""
    delimiter_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self._mapping = SheetMapping(())
        self._heading = card_heading()
        self._between, self._titles = PlainLabel(role="soft_ink"), PlainLabel(role="soft_ink")
        self.delimiter, self.header = StillBox(), StillBox()
        self.columns: list[ColumnHead] = []
        self._cells: list[list[ElidedLabel]] = []
        self._grid_area = _Sideways()
        self.near = NearNames()
        self._lay_out()
        self.delimiter.activated.connect(lambda _at: self.delimiter_chosen.emit(self.delimiter.currentData()))
        self.header.activated.connect(lambda _at: self._choose_header())
        self.near.same.connect(self._take_known)
        look.changes().changed.connect(self._size)
        self.retranslate()

    def _lay_out(self) -> None:
        boxes = ((self._between, self.delimiter), (self._titles, self.header))
        head = Flowing(_line(self._heading), *(_line(label, box) for label, box in boxes))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(10)
        column.addWidget(head)
        column.addWidget(self._grid_area)
        column.addWidget(self.near)

    def show_sheet(self, sheet: Sheet, mapping: SheetMapping) -> None:
        """Show a sheet and what is said of it."""
        is_other = self._sheet is None or self._sheet.table is not sheet.table
        if self._sheet is not None and self._sheet.known is not sheet.known:
            for head in self.columns:
                head.name.set_known(sheet.known.names)
        self._sheet, self._mapping = sheet, mapping
        if is_other or len(self.columns) != len(mapping.columns):
            self._make_columns()
        self._show()

    def _make_columns(self) -> None:
        assert self._sheet is not None
        grid = QWidget()
        layout = QGridLayout(grid)
        layout.setContentsMargins(4, 4, 4, 8)
        layout.setHorizontalSpacing(8)
        layout.setVerticalSpacing(4)
        self.columns = [ColumnHead(self._sheet.known.names) for _ in self._mapping.columns]
        self._cells = [[ElidedLabel() for _ in self.columns] for _ in range(SHOWN)]
        rule = Rule()
        for at, head in enumerate(self.columns):
            head.changed.connect(lambda column, at=at: self._change(at, column))
            layout.addWidget(head.title, 0, at)
            layout.addWidget(head.role, 1, at)
            layout.addWidget(head.name, 2, at)
            for row, cells in enumerate(self._cells):
                layout.addWidget(cells[at], row + 4, at)
        layout.addWidget(rule, 3, 0, 1, max(1, len(self.columns)))
        layout.setColumnStretch(len(self.columns), 1)
        self._grid_area.setWidget(grid)
        self._size()

    def _change(self, at: int, column: Column) -> None:
        self.changed.emit(self._mapping.with_column(at, column))

    def _choose_header(self) -> None:
        assert self._sheet is not None
        guessed = guess_below(self._sheet.table, self.header.currentData())
        self.changed.emit(guessed.with_answers_of(self._mapping))

    def _take_known(self, at: int, name: str, known: str) -> None:
        """A name of a column is that of somebody who is known."""
        column = self._mapping.columns[at]
        names = tuple(known if one == name else one for one in column.names)
        self._change(at, replace(column, names=names))

    # What is shown.

    def _show(self) -> None:
        sheet, mapping = self._sheet, self._mapping
        if sheet is None:
            return
        first = mapping.first_row
        for at, (head, column) in enumerate(zip(self.columns, mapping.columns, strict=True)):
            written = "" if mapping.header is None else sheet.table.cell(mapping.header, at)
            head.show_column(column, title(sheet.table, mapping, at), written)
            for row, cells in enumerate(self._cells):
                is_there = first + row < len(sheet.table.rows)
                cells[at].setText(quoted(sheet.table.cell(first + row, at)) if is_there else "")
                cells[at].set_role("soft_ink" if column.role is Role.NOTHING else "ink")
        self._offer_boxes(sheet)
        self.near.show_names(_near_names(sheet, mapping))

    def _offer_boxes(self, sheet: Sheet) -> None:
        with QSignalBlocker(self.delimiter), QSignalBlocker(self.header):
            self.delimiter.clear()
            for key, words in DELIMITERS.items():
                self.delimiter.addItem(say(words), key)
            self.delimiter.setCurrentIndex(self.delimiter.findData(sheet.table.delimiter))
            self.header.clear()
            self.header.addItem(say(_NO_TITLES), None)
            for row in range(min(max(SHOWN, self._mapping.first_row), len(sheet.table.rows))):
                self.header.addItem(say(_TITLES_IN.of(row=row + 1)), row)
            header = self._mapping.header
            self.header.setCurrentIndex(0 if header is None else header + 1)

    def _size(self) -> None:
        for at, head in enumerate(self.columns):
            for widget in (head.title, head.role, head.name, *(cells[at] for cells in self._cells)):
                widget.setFixedWidth(scaled(WIDTH))
        self._grid_area.updateGeometry()

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._heading.setText(say(_HEADING))
        self._between.setText(say(_BETWEEN))
        self._titles.setText(say(_TITLES))
        self.delimiter.setAccessibleName(say(_BETWEEN))
        self.header.setAccessibleName(say(_TITLES))
        for head in self.columns:
            head.retranslate()
        self.near.retranslate()
        self._show()


class ColumnHead(QObject):
    """What stands above one column, each in a cell of the grid: its title, what it is, and whose it is."""

    changed = Signal(object)
    """Another `Column`."""

    def __init__(self, known: Sequence[str]) -> None:
        super().__init__()
        self._column = Column()
        self._title = self._written = ""
        self.title = ElidedLabel(type_step=Type.BODY, strong=True)
        self.role = StillBox()
        self.name = NameEdit()
        self.name.set_known(known)
        self.role.activated.connect(lambda _at: self._choose_role())
        self.name.committed.connect(lambda _name: self._choose_name())
        self.retranslate()

    def show_column(self, column: Column, title: str, written: str) -> None:
        """Show what the column is, and say nothing.

        `title` is what it is called, cut where it is long and a letter where it has none; `written` is what
        the sheet writes above it, which may be a name.
        """
        self._column, self._title, self._written = column, title, written
        self.title.setText(title)
        with QSignalBlocker(self.role):
            self.role.setCurrentIndex(self.role.findData(column.role))
        written = " & ".join(column.names)
        if self.name.text().strip() != written:
            self.name.setText(written)
            self.name.setCursorPosition(0)  # of a long name its beginning is seen
        # Its place in the grid stays, so that the rows below do not jump.
        self.name.setEnabled(column.has_points)
        self.name.setVisible(column.has_points)
        self.name.setPlaceholderText(say(_WHO_TWO if column.role is Role.PAIR else _WHO))
        is_said = bool(column.names) and all(column.names)
        mark_wrong(self.name, say(_WHO) if column.has_points and not is_said else "")
        self.role.setAccessibleName(say(_WHAT_IS.of(column=title)))
        self.name.setAccessibleName(say(_WHOSE.of(column=title)))

    def _choose_role(self) -> None:
        role = Role(self.role.currentData())
        if role is self._column.role:
            return
        said = self._written if not self._column.names else " & ".join(self._column.names)
        self.changed.emit(Column(role, _names(role, said)))

    def _choose_name(self) -> None:
        names = _names(self._column.role, self.name.text())
        if names != self._column.names:
            self.changed.emit(replace(self._column, names=names))

    def retranslate(self) -> None:
        """Say what a column can be."""
        with QSignalBlocker(self.role):
            self.role.clear()
            for role, words in ROLES.items():
                self.role.addItem(say(words), role.value)
        self.show_column(self._column, self._title, self._written)


def _names(role: Role, said: str) -> tuple[str, ...]:
    """The names that belong to a role, as far as they are said."""
    if role is Role.PLAYER:
        return (said.strip(),)
    if role is Role.PAIR:
        return pair_of(said) or (said.strip(), "")
    return ()


class NearNames(QWidget):
    """Names that are nearly those of people who are known, each with a way to say that they are one."""

    same = Signal(int, str, str)
    """A column, its name, and the known name that is the same person's."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[tuple[int, str, str], ...] = ()
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(4)
        self.hide()

    def show_names(self, found: tuple[tuple[int, str, str], ...]) -> None:
        """Point out these: column, name, known name."""
        if found != self._shown:
            self._shown = found
            self._make()
        self.setVisible(bool(found))

    def retranslate(self) -> None:
        """Say it in the window's language."""
        self._make()

    def _make(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for at, name, known in self._shown[:MOST_NEAR]:
            button = action_button()
            button.setText(say(_IS_KNOWN.of(known=known)).replace("&", "&&"))
            button.clicked.connect(
                lambda _=False, at=at, name=name, known=known: self.same.emit(at, name, known)
            )
            line = _line(Wrapped(say(_NEAR.of(name=name, known=known))), button)
            self._rows.addWidget(line)
        if self._shown:
            self._rows.addWidget(Wrapped(say(_SEPARATE), type_step=Type.SMALL, role="soft_ink"))


def _line(*widgets: QWidget) -> QWidget:
    """Widgets in a row as high as what is tapped, the first of which takes the room that is left."""
    line = QWidget()
    line.setMinimumHeight(look.target())
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    for at, widget in enumerate(widgets):
        row.addWidget(widget, 1 if at == 0 else 0)
    return line


def _near_names(sheet: Sheet, mapping: SheetMapping) -> tuple[tuple[int, str, str], ...]:
    """Names of columns that are nearly a known one, or nearly that of a column before."""
    known = {fold(name): name for name in sheet.known.names}
    everybody = tuple(known.values())
    taken = known.keys() | sheet.known.persons.keys()
    found: list[tuple[int, str, str]] = []
    before: list[str] = []
    for at in mapping.points_columns:
        for name in mapping.columns[at].names:
            if not name or fold(name) in taken:
                continue
            # Those of the history for themselves: their answer is kept from one question to the next.
            likely = near(name, everybody) or near(name, tuple(before))
            found += ((at, name, one) for one in likely[:1])
            before.append(name)
    return tuple(found)


class _Sideways(QScrollArea):
    """Scrolls from side to side only; as high as what is in it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """The height of its content and of the bar below it."""
        inside = self.widget()
        height = 0 if inside is None else inside.minimumSizeHint().height()
        return QSize(super().sizeHint().width(), height + self.horizontalScrollBar().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """It is never lower, and may be narrow."""
        return QSize(100, self.sizeHint().height())
