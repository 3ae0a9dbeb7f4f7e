"""What can be wrong with a record of any game, and how a fault is reported."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase


class CommonFault(StrEnum):
    """Faults that every game's records can have; each game adds its own."""

    UNREADABLE = "unreadable"
    NOT_A_RECORD = "not_a_record"
    NEWER_FORMAT = "newer_format"
    UNKNOWN_GAME = "unknown_game"
    MISSING_KEY = "missing_key"
    UNKNOWN_KEY = "unknown_key"
    WRONG_TYPE = "wrong_type"
    UNKNOWN_VALUE = "unknown_value"
    OUT_OF_RANGE = "out_of_range"
    BAD_TIME = "bad_time"
    NAME_BLANK = "name_blank"
    NAME_DOUBLED = "name_doubled"
    NAME_TOO_LONG = "name_too_long"
    NAME_NOT_ALLOWED = "name_not_allowed"
    DEALER_OUT_OF_RANGE = "dealer_out_of_range"
    WRONG_NUMBER_OF_PLAYERS = "wrong_number_of_players"
    MATCH_IS_OVER = "match_is_over"


def is_about_range(fault: StrEnum) -> bool:
    """Whether a fault is that of one value alone, which is outside its range.

    Every game's codes for such faults begin or end so; the others tell what several values break together.

    >>> is_about_range(CommonFault.DEALER_OUT_OF_RANGE), is_about_range(CommonFault.MATCH_IS_OVER)
    (True, False)
    """
    return fault.endswith("out_of_range") or fault.startswith("unknown_")


@dataclass(frozen=True)
class Problem:
    """A fault at a field.

    `field` is the key of the deal or of the record, or None for a fault of the whole; `deal` counts from 1
    and is None for a fault of the record itself. `values` fill the sentence that tells a person.
    """

    field: str | None
    fault: StrEnum
    values: Mapping[str, object] = dataclasses.field(default_factory=dict, hash=False, compare=False)
    deal: int | None = None


class RuleError(Exception):
    """Something was added to a match that its rules do not allow; the form should have stopped it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(f"{problem.field}: {problem.fault}" for problem in problems))
        self.problems = problems


COMMON_FAULTS: Mapping[StrEnum, Phrase] = {
    CommonFault.UNREADABLE: QT_TRANSLATE_NOOP("core", "This file cannot be read as a Scorepad record: {why}"),
    CommonFault.NOT_A_RECORD: QT_TRANSLATE_NOOP("core", "This is not a Scorepad record"),
    CommonFault.NEWER_FORMAT: QT_TRANSLATE_NOOP(
        "core", "This record was written by a newer Scorepad; update the program to read it"
    ),
    CommonFault.UNKNOWN_GAME: QT_TRANSLATE_NOOP("core", "This Scorepad does not know that game"),
    CommonFault.MISSING_KEY: QT_TRANSLATE_NOOP("core", "“{field}” is missing"),
    CommonFault.UNKNOWN_KEY: QT_TRANSLATE_NOOP("core", "“{field}” means nothing here"),
    CommonFault.WRONG_TYPE: QT_TRANSLATE_NOOP("core", "“{field}” holds something of the wrong kind"),
    CommonFault.UNKNOWN_VALUE: QT_TRANSLATE_NOOP("core", "“{field}” holds a word that is not known"),
    CommonFault.OUT_OF_RANGE: QT_TRANSLATE_NOOP("core", "“{field}” is too small or too large"),
    CommonFault.BAD_TIME: QT_TRANSLATE_NOOP(
        "core", "“{field}” must be a day and time with its offset, like 2026-01-09T20:00:00+01:00"
    ),
    CommonFault.NAME_BLANK: QT_TRANSLATE_NOOP("core", "A name may not be empty"),
    CommonFault.NAME_DOUBLED: QT_TRANSLATE_NOOP("core", "Two players may not have the same name"),
    CommonFault.NAME_TOO_LONG: QT_TRANSLATE_NOOP("core", "A name has at most 60 letters"),
    CommonFault.NAME_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "core", "“{field}” holds a character that cannot be written"
    ),
    CommonFault.DEALER_OUT_OF_RANGE: QT_TRANSLATE_NOOP("core", "The dealer must be one of the seats"),
    CommonFault.WRONG_NUMBER_OF_PLAYERS: QT_TRANSLATE_NOOP("core", "This game is not for so many players"),
    CommonFault.MATCH_IS_OVER: QT_TRANSLATE_NOOP("core", "The match was over before this deal"),
}
