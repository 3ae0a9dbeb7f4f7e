"""What is said of an old sheet on its page: its columns, what is wrong with it, and what comes of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from PySide6.QtCore import QDate, QLocale

from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.old_sheets.faults import SheetFault
from scorepad.old_sheets.known import Known
from scorepad.old_sheets.mapping import Gathered, Role, RowIs, SheetMapping, title
from scorepad.old_sheets.planning import Left, Plan, Planned, WrongTotal
from scorepad.old_sheets.reading import Table
from scorepad.ui.pages.parts import DOT
from scorepad.ui.say import say

ROLES = {
    Role.PLAYER: QT_TRANSLATE_NOOP("old_sheets", "player"),
    Role.PAIR: QT_TRANSLATE_NOOP("old_sheets", "pair"),
    Role.DAY: QT_TRANSLATE_NOOP("old_sheets", "date"),
    Role.TIME: QT_TRANSLATE_NOOP("old_sheets", "time"),
    Role.LABEL: QT_TRANSLATE_NOOP("old_sheets", "match"),
    Role.SEASON: QT_TRANSLATE_NOOP("old_sheets", "season"),
    Role.NOTE: QT_TRANSLATE_NOOP("old_sheets", "note"),
    Role.NOTHING: QT_TRANSLATE_NOOP("old_sheets", "leave out"),
}
ROW_IS = {
    RowIs.MATCH: QT_TRANSLATE_NOOP("old_sheets", "a whole match"),
    RowIs.DEAL: QT_TRANSLATE_NOOP("old_sheets", "one deal"),
}
GATHERED = {
    Gathered.BY_LABEL: QT_TRANSLATE_NOOP("old_sheets", "the same match is written there"),
    Gathered.BY_DAY: QT_TRANSLATE_NOOP("old_sheets", "they are of one day"),
    Gathered.BY_GAP: QT_TRANSLATE_NOOP("old_sheets", "no empty row is between them"),
}
DELIMITERS = {
    ",": QT_TRANSLATE_NOOP("old_sheets", "comma"),
    ";": QT_TRANSLATE_NOOP("old_sheets", "semicolon"),
    "\t": QT_TRANSLATE_NOOP("old_sheets", "tab"),
    "|": QT_TRANSLATE_NOOP("old_sheets", "upright line |"),
}
_LEFT = {
    Left.TOTAL: QT_TRANSLATE_N_NOOP("old_sheets", "%n row(s) of totals left out", "", 0),
    Left.TITLES: QT_TRANSLATE_N_NOOP("old_sheets", "%n row(s) of titles left out", "", 0),
    Left.NO_POINTS: QT_TRANSLATE_N_NOOP("old_sheets", "%n row(s) without points left out", "", 0),
}
_MATCHES = QT_TRANSLATE_N_NOOP("old_sheets", "%n match(es)", "", 0)
_PLAYERS = QT_TRANSLATE_N_NOOP("old_sheets", "%n player(s)", "", 0)
_ADDED = QT_TRANSLATE_NOOP("old_sheets", "{matches} of {players} will be added, from {first} to {last}.")
_ADDED_ON = QT_TRANSLATE_NOOP("old_sheets", "{matches} of {players} will be added, played on {first}.")
_ADDED_UNDATED = QT_TRANSLATE_NOOP("old_sheets", "{matches} of {players} will be added, without a date.")
_NOTHING_ADDED = QT_TRANSLATE_NOOP("old_sheets", "Nothing is added.")
_ALREADY = QT_TRANSLATE_N_NOOP("old_sheets", "%n match(es) already there", "", 0)
_TWICE = QT_TRANSLATE_N_NOOP("old_sheets", "%n match(es) written down twice", "", 0)
_UNREAD = QT_TRANSLATE_N_NOOP("old_sheets", "%n row(s) cannot be read", "", 0)
_AT_CELL = QT_TRANSLATE_NOOP("old_sheets", "Row {row}, {column}: {what}.")
_AT_ROW = QT_TRANSLATE_NOOP("old_sheets", "Row {row}: {what}.")
_WRONG_TOTAL = QT_TRANSLATE_NOOP("old_sheets", "the total says {said}, the rows above it come to {added}")
_RESULT = QT_TRANSLATE_NOOP("old_sheets", "{place}. {name} {points}")


@dataclass(frozen=True)
class Sheet:
    """A file that was read: what it is called, its cells, and what the history knew when it was opened."""

    file: str
    table: Table
    known: Known = field(default_factory=Known)
    seasons: tuple[str, ...] = ()


@dataclass(frozen=True)
class LeftOpen:
    """What a sheet leaves open: a day that could be another one, signs in its points, equal rows."""

    two_ways: str = ""
    has_signs: bool = False
    has_twice: bool = False


@dataclass(frozen=True)
class Preview:
    """What a sheet comes to by what was said of it: its matches, and which of them are there already."""

    mapping: SheetMapping
    plan: Plan
    already: tuple[bool, ...] = ()
    left_open: LeftOpen = LeftOpen()

    @cached_property
    def added(self) -> Plan:
        """The matches that would be added, apart from those that are there already."""
        pairs = zip(self.plan.matches, self.already, strict=True)
        return Plan(matches=tuple(one for one, is_there in pairs if not is_there))

    @property
    def new(self) -> tuple[Planned, ...]:
        """The same as a list."""
        return self.added.matches

    def count(self) -> "Preview":
        """Count at once, on the thread that has the time, what people will be told in numbers."""
        _ = self.added.people, self.added.days, self.plan.faulty_rows
        return self


def number(value: int) -> str:
    """A number as the locale writes it."""
    return QLocale().toString(value)


def spoken(day: str) -> str:
    """A day or a start in full, so that nobody asks which of its numbers is the month."""
    return _spoken(day, "MMMM")


def _spoken(day: str, month: str) -> str:
    form = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    without_weekday = form.replace("dddd", "").strip(" ,")
    played = QDate.fromString(day[:10], "yyyy-MM-dd")
    return QLocale().toString(played, without_weekday.replace("MMMM", month))


def spoken_in_short(day: str) -> str:
    """A day with its month cut, for a column of them."""
    return _spoken(day, "MMM")


def counted(phrase: Phrase, count: int) -> str:
    """A sentence that counts, with its number as the locale writes it."""
    return say(phrase.counted(count)).replace(str(count), number(count), 1)


def at_cell(sheet: Sheet, mapping: SheetMapping, row: int, column: int | None, what: Phrase) -> str:
    """A sentence with the place it speaks of; rows are numbered as a spreadsheet does."""
    if column is None:
        return say(_AT_ROW.of(row=number(row + 1), what=what))
    return say(_AT_CELL.of(row=number(row + 1), column=title(sheet.table, mapping, column), what=what))


def fault_line(sheet: Sheet, mapping: SheetMapping, fault: SheetFault) -> str:
    """What is wrong, and where."""
    return at_cell(sheet, mapping, fault.row, fault.column, fault.sentence)


def total_line(sheet: Sheet, mapping: SheetMapping, wrong: WrongTotal) -> str:
    """That a total of the sheet is not the sum of what stands above it."""
    what = _WRONG_TOTAL.of(said=number(wrong.said), added=number(wrong.added))
    return at_cell(sheet, mapping, wrong.row, wrong.column, what)


def summary(preview: Preview) -> str:
    """What would be added: how many matches of how many people, between which days."""
    added = preview.added
    if not added.matches:
        return say(_NOTHING_ADDED)
    told = {
        "matches": counted(_MATCHES, len(added.matches)),
        "players": counted(_PLAYERS, len(added.people)),
    }
    days = added.days
    if days is None:
        return say(_ADDED_UNDATED.of(**told))
    sentence = _ADDED_ON if days[0] == days[1] else _ADDED
    return say(sentence.of(**told, first=spoken(days[0]), last=spoken(days[1])))


def beside(preview: Preview) -> str:
    """What is not added, and why, in a few words."""
    plan = preview.plan
    left = list((plan.left_out or {}).values())
    below = [why for why in left if why is Left.TITLES][1:]  # the first row of titles is one
    counts = (
        (_ALREADY, sum(preview.already)),
        (_TWICE, len(plan.twice)),
        (_UNREAD, len(plan.faulty_rows)),
        (_LEFT[Left.TOTAL], left.count(Left.TOTAL)),
        (_LEFT[Left.TITLES], len(below)),
        (_LEFT[Left.NO_POINTS], left.count(Left.NO_POINTS)),
    )
    return DOT.join(counted(phrase, count) for phrase, count in counts if count)


def result_line(match: Match) -> str:
    """Who got how much, the best first."""
    sheet = match.sheet
    sides = sorted(zip(sheet.places, match.side_names, sheet.totals, strict=True), key=lambda one: one[0])
    return DOT.join(
        say(_RESULT.of(place=place, name=name, points=number(total))) for place, name, total in sides
    )


def rows_of(planned: Planned) -> str:
    """The rows that a match came from, as spreadsheets number them."""
    return ", ".join(_spans([row + 1 for row in planned.rows]))


def _spans(numbers: Sequence[int]) -> Iterable[str]:
    """Numbers in a row as their first and last."""
    at = 0
    while at < len(numbers):
        end = at
        while end + 1 < len(numbers) and numbers[end + 1] == numbers[end] + 1:
            end += 1
        yield number(numbers[at]) if end == at else f"{number(numbers[at])}–{number(numbers[end])}"
        at = end + 1
