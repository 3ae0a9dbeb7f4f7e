"""What can be wrong with an old sheet, as codes with sentences."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from scorepad.core.legible import plain
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase


class FileFault(StrEnum):
    """Why a file is no table of cells."""

    EMPTY = "empty"
    RECORD = "record"
    WORKBOOK = "workbook"
    OPEN_DOCUMENT = "open_document"
    WEB_PAGE = "web_page"
    NOT_TEXT = "not_text"
    OPEN_QUOTE = "open_quote"
    TOO_LARGE = "too_large"
    TOO_MANY_ROWS = "too_many_rows"
    TOO_MANY_COLUMNS = "too_many_columns"
    LONG_CELL = "long_cell"


class SheetFileError(Exception):
    """A file that is no table. `fault` says why, `sentence` says it to people and what they can do."""

    def __init__(self, fault: FileFault, **values: object) -> None:
        super().__init__(str(fault))
        self.fault = fault
        self.sentence = FILE_FAULTS[fault].of(**values)


class CellFault(StrEnum):
    """Why a row cannot become (part of) a match."""

    NOT_A_NUMBER = "not_a_number"
    DECIMALS = "decimals"
    OUT_OF_RANGE = "out_of_range"
    NO_SUCH_DAY = "no_such_day"
    NO_YEAR = "no_year"
    NO_SUCH_TIME = "no_such_time"
    DAY_TO_COME = "day_to_come"
    NO_DAY = "no_day"
    SAME_PERSON = "same_person"
    TOO_FEW = "too_few"
    TOO_MANY = "too_many"
    NOT_TWO_PAIRS = "not_two_pairs"
    PAIRS_AND_PLAYERS = "pairs_and_players"
    OTHER_PLAYERS = "other_players"


class Question(StrEnum):
    """What has to be said of a sheet before anything can be added."""

    NO_PLAYERS = "no_players"
    WHO = "who"
    BAD_NAME = "bad_name"
    WHICH_PAIR = "which_pair"
    TWICE = "twice"
    DAY_ORDER = "day_order"


@dataclass(frozen=True)
class SheetFault:
    """A fault at a cell, or at a whole row where `column` is None. Rows and columns count from 0.

    `rows` are all that cannot be added because of it: the other deals of the match too.
    """

    fault: CellFault
    row: int
    column: int | None = None
    rows: tuple[int, ...] = ()
    values: Mapping[str, object] = field(default_factory=dict, hash=False, compare=False)

    @property
    def sentence(self) -> Phrase:
        """What is wrong, without the place where it is."""
        return CELL_FAULTS[self.fault].of(**self.values)


@dataclass(frozen=True)
class Asked:
    """A question, and the column it is about; None for the whole sheet."""

    question: Question
    column: int | None = None
    values: Mapping[str, object] = field(default_factory=dict, hash=False, compare=False)

    @property
    def sentence(self) -> Phrase:
        """What is to be said."""
        return QUESTIONS[self.question].of(**self.values)


LONGEST_QUOTED = 30
"""Letters of a cell that a sentence quotes."""


def quoted(text: str) -> str:
    """A cell as a sentence holds it: on one line, cut where it is long.

    >>> quoted("eleven"), len(quoted("a" * 100))
    ('eleven', 30)
    """
    line = plain(text.strip())
    return line if len(line) <= LONGEST_QUOTED else f"{line[: LONGEST_QUOTED - 1]}…"


FILE_FAULTS: Mapping[FileFault, Phrase] = {
    FileFault.EMPTY: QT_TRANSLATE_NOOP("old_sheets", "This file is empty."),
    FileFault.RECORD: QT_TRANSLATE_NOOP(
        "old_sheets", "This is a Scorepad record, which needs no questions: open it as a record file."
    ),
    FileFault.WORKBOOK: QT_TRANSLATE_NOOP(
        "old_sheets",
        "This is a workbook of a spreadsheet. Open it there, and save the sheet as CSV (“Save as…”).",
    ),
    FileFault.OPEN_DOCUMENT: QT_TRANSLATE_NOOP(
        "old_sheets", "This is an OpenDocument file. Open it in its program, and save the sheet as CSV."
    ),
    FileFault.WEB_PAGE: QT_TRANSLATE_NOOP(
        "old_sheets", "This is a web page. Open it in a spreadsheet, and save the sheet as CSV."
    ),
    FileFault.NOT_TEXT: QT_TRANSLATE_NOOP(
        "old_sheets", "This file holds no text. A sheet is read from CSV, as every spreadsheet can save it."
    ),
    FileFault.OPEN_QUOTE: QT_TRANSLATE_NOOP(
        "old_sheets", 'Near row {row} a quotation mark (") is not closed, or stands in the middle of a cell.'
    ),
    FileFault.TOO_LARGE: QT_TRANSLATE_NOOP(
        "old_sheets", "This file is larger than {most} MB. Split it, and bring in its parts."
    ),
    FileFault.TOO_MANY_ROWS: QT_TRANSLATE_NOOP(
        "old_sheets", "This sheet has more than {most} rows. Split it, and bring in its parts."
    ),
    FileFault.TOO_MANY_COLUMNS: QT_TRANSLATE_NOOP(
        "old_sheets", "Row {row} has more than {most} columns. This is no sheet of matches."
    ),
    FileFault.LONG_CELL: QT_TRANSLATE_NOOP("old_sheets", "Row {row} has a cell that is far too long."),
}

CELL_FAULTS: Mapping[CellFault, Phrase] = {
    CellFault.NOT_A_NUMBER: QT_TRANSLATE_NOOP("old_sheets", "“{text}” is no number"),
    CellFault.DECIMALS: QT_TRANSLATE_NOOP("old_sheets", "“{text}” has decimals; points are whole"),
    CellFault.OUT_OF_RANGE: QT_TRANSLATE_NOOP("old_sheets", "“{text}” is not between {least} and {most}"),
    CellFault.NO_SUCH_DAY: QT_TRANSLATE_NOOP("old_sheets", "“{text}” is no date"),
    CellFault.NO_YEAR: QT_TRANSLATE_NOOP("old_sheets", "“{text}” does not say in which year"),
    CellFault.NO_SUCH_TIME: QT_TRANSLATE_NOOP("old_sheets", "“{text}” is no time of the day"),
    CellFault.DAY_TO_COME: QT_TRANSLATE_NOOP("old_sheets", "“{text}” is still to come"),
    CellFault.NO_DAY: QT_TRANSLATE_NOOP("old_sheets", "there is no date, nor one above it"),
    CellFault.SAME_PERSON: QT_TRANSLATE_NOOP("old_sheets", "{name} has points in two columns"),
    CellFault.TOO_FEW: QT_TRANSLATE_NOOP("old_sheets", "fewer than two players have points"),
    CellFault.TOO_MANY: QT_TRANSLATE_NOOP("old_sheets", "more than {most} players have points"),
    CellFault.NOT_TWO_PAIRS: QT_TRANSLATE_NOOP("old_sheets", "there are not two pairs with points"),
    CellFault.PAIRS_AND_PLAYERS: QT_TRANSLATE_NOOP(
        "old_sheets", "a pair and a single player have points in one match"
    ),
    CellFault.OTHER_PLAYERS: QT_TRANSLATE_NOOP(
        "old_sheets", "other players have points here than in the rest of the match"
    ),
}

QUESTIONS: Mapping[Question, Phrase] = {
    Question.NO_PLAYERS: QT_TRANSLATE_NOOP("old_sheets", "Say which columns hold the players’ points."),
    Question.WHO: QT_TRANSLATE_NOOP("old_sheets", "Say whose points are in column {column}."),
    Question.BAD_NAME: QT_TRANSLATE_NOOP("old_sheets", "Column {column} needs a name of at most 60 letters."),
    Question.WHICH_PAIR: QT_TRANSLATE_NOOP(
        "old_sheets", "Say which two are the pair of column {column}, as “Anna & Cato”."
    ),
    Question.TWICE: QT_TRANSLATE_NOOP(
        "old_sheets", "Two columns are said to be the same thing, {column} and one before it. Choose one."
    ),
    Question.DAY_ORDER: QT_TRANSLATE_NOOP(
        "old_sheets", "Say whether day or month comes first: “{text}” could be either."
    ),
}
