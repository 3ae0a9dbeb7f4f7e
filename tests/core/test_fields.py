"""How values stand in JSON: each kind takes what it should, names what it does not, and writes it back."""

from dataclasses import dataclass, field
from enum import StrEnum

import pytest

from scorepad.core.faults import CommonFault
from scorepad.core.fields import (
    Code,
    Either,
    Flag,
    Kind,
    ListOf,
    Name,
    Nullable,
    PerSeat,
    PerSide,
    Reading,
    Record,
    Seat,
    Side,
    Text,
    Whole,
    fields_of,
    read_fields,
    recorded,
    write_fields,
)
from scorepad.core.table import Adjustment

HERE = Reading(seats=4, sides=2)
PARTIAL = Reading(seats=4, sides=2, partial=True)
UNKNOWN = Reading(seats=None, sides=None)


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"


class Own(StrEnum):
    WRONG_COUNT = "wrong_count"


@dataclass(frozen=True, kw_only=True)
class Mixed:
    """A colour mixed by oneself."""

    light: int = field(metadata=recorded(Whole(1, 50)))
    dark: int = field(metadata=recorded(Whole(1, 50)))


COLOUR_OR_MIXED = Either(
    Code(Colour),
    Record(Mixed),
    {Colour.RED: Mixed(light=9, dark=3), Colour.BLACK: Mixed(light=1, dark=50)},
)

NO_NUMBERS: list[object] = [True, 1.0, "1", None, [], {}, 10**18, -(10**18)]
TYPE, RANGE = CommonFault.WRONG_TYPE, CommonFault.OUT_OF_RANGE


@pytest.mark.parametrize(
    ("kind", "raw", "value"),
    [
        (Whole(1, 5), 1, 1),
        (Whole(1, 5), 5, 5),
        (Whole(0), 10**18 - 1, 10**18 - 1),
        (Flag(), True, True),
        (Code(Colour), "red", Colour.RED),
        (Nullable(Whole(0)), None, None),
        (Text(), "", ""),
        (Name(), " Anna ", "Anna"),
        (Seat(), 3, 3),
        (Side(), 1, 1),
        (PerSeat(Own.WRONG_COUNT), [0, -7, 99, 1], (0, -7, 99, 1)),
        (PerSide(Whole(0, 13)), [13, 0], (13, 0)),
        (ListOf(Whole(0), 1, 3), [1, 2], (1, 2)),
        (Record(Adjustment), {"side": 1, "points": -5, "note": "x"}, Adjustment(1, -5, "x")),
        (COLOUR_OR_MIXED, "red", Colour.RED),
        (COLOUR_OR_MIXED, {"light": 1, "dark": 50}, Mixed(light=1, dark=50)),
    ],
)
def test_each_kind_takes_what_is_its_own_and_writes_it_back(kind: Kind, raw: object, value: object) -> None:
    assert kind.read(raw, HERE) == (value, ())
    assert kind.read(kind.write(value), HERE) == (value, ())


@pytest.mark.parametrize(
    ("kind", "raw", "faults"),
    [
        *((Whole(0, 5), wrong, [TYPE]) for wrong in NO_NUMBERS),
        *((Whole(1, 5), wrong, [RANGE]) for wrong in (0, 6, -1)),
        (Whole(-5, 5, nought=False), 0, [RANGE]),
        *((Flag(), wrong, [TYPE]) for wrong in (0, 1, "true", None)),
        (Code(Colour), "RED", [CommonFault.UNKNOWN_VALUE]),
        (Code(Colour), "\ud800", [CommonFault.UNKNOWN_VALUE]),
        (Code(Colour), 1, [TYPE]),
        (Nullable(Whole(0, 1)), 2, [RANGE]),
        (Text(), "a\udc00b", [CommonFault.NAME_NOT_ALLOWED]),
        (Text(), 5, [TYPE]),
        (Name(), 5, [TYPE]),
        (Name(), "  ", [CommonFault.NAME_BLANK]),
        (Seat(CommonFault.DEALER_OUT_OF_RANGE), 4, [CommonFault.DEALER_OUT_OF_RANGE]),
        (Seat(), -1, [RANGE]),
        (Side(), 2, [RANGE]),
        (PerSeat(Own.WRONG_COUNT), "1234", [TYPE]),
        (PerSeat(Own.WRONG_COUNT), [1, None, 1.5, 0], [TYPE, TYPE]),
        (PerSeat(Own.WRONG_COUNT), [1, "x"], [Own.WRONG_COUNT, TYPE]),
        (PerSide(Whole(0, 13)), {"0": 7}, [TYPE]),
        (PerSide(Whole(0, 13)), [14, "x"], [RANGE, TYPE]),
        (PerSide(Whole(0, 13)), [7, 7, 7], [RANGE]),
        (ListOf(Whole(0), 1, 2), [], [RANGE]),
        (ListOf(Whole(0), 1, 2), [1, -1, "x"], [RANGE, RANGE, TYPE]),
        (ListOf(Whole(0)), {}, [TYPE]),
        (Record(Adjustment), [], [TYPE]),
        (Record(Adjustment), {"side": 9, "x": 1}, [CommonFault.UNKNOWN_KEY, RANGE, CommonFault.MISSING_KEY]),
        (COLOUR_OR_MIXED, "green", [CommonFault.UNKNOWN_VALUE]),
        *((COLOUR_OR_MIXED, wrong, [TYPE]) for wrong in (5, True, None, [1, 2])),
        (COLOUR_OR_MIXED, {"light": 1}, [CommonFault.MISSING_KEY]),
        (COLOUR_OR_MIXED, {"light": 1, "dark": 2, "red": 3}, [CommonFault.UNKNOWN_KEY]),
        (COLOUR_OR_MIXED, {"light": 0, "dark": 51}, [RANGE, RANGE]),
        (COLOUR_OR_MIXED, {"light": "1", "dark": 2}, [TYPE]),
    ],
)
def test_each_kind_names_what_it_does_not_take(kind: Kind, raw: object, faults: list[StrEnum]) -> None:
    assert list(kind.read(raw, HERE)[1]) == faults


def test_where_the_table_is_not_known_ranges_that_hang_on_it_are_not_looked_at() -> None:
    assert Seat().read(9, UNKNOWN) == (9, ())
    assert Seat().read(-1, UNKNOWN)[1] == (RANGE,)
    assert PerSeat(Own.WRONG_COUNT).read([1], UNKNOWN) == ((1,), ())
    assert PerSide(Whole(0, 13)).read([1], UNKNOWN) == ((1,), ())


def test_in_the_open_deal_values_may_be_unknown() -> None:
    assert PerSeat(Own.WRONG_COUNT).read([1, None, None, None], PARTIAL)[1] == ()
    assert PerSide(Whole(0, 13)).read([1, None], PARTIAL) == ((1, None), ())
    assert Record(Adjustment).read({"side": 1}, PARTIAL) == (None, ())
    assert Record(Adjustment).read({"side": 1, "points": None}, PARTIAL) == (None, ())
    assert ListOf(Record(Adjustment)).read([{"side": 1}], PARTIAL) == ((), ())


@dataclass(frozen=True, kw_only=True)
class Common:
    note: str = field(default="", metadata=recorded(Text()))


@dataclass(frozen=True, kw_only=True)
class Special(Common):
    level: int = field(metadata=recorded(Whole(1, 7)))
    doubled: bool = field(default=False, metadata=recorded(Flag()))


def test_records_have_a_games_own_fields_first() -> None:
    assert [one.name for one in fields_of(Special)] == ["level", "doubled", "note"]


def test_faults_stand_in_the_order_of_the_fields_and_unknown_keys_first() -> None:
    values, faults = read_fields(Special, {"note": 1, "doubled": "no", "joker": 1}, HERE)
    assert values == {}
    assert faults == (
        ("joker", CommonFault.UNKNOWN_KEY),
        ("level", CommonFault.MISSING_KEY),
        ("doubled", TYPE),
        ("note", TYPE),
    )


def test_what_has_its_default_is_not_written() -> None:
    assert write_fields(Special(level=3)) == {"level": 3}
    assert list(write_fields(Special(level=3, doubled=True, note="x"))) == ["level", "doubled", "note"]


def test_a_value_of_ones_own_stands_in_json_as_an_object_and_a_known_one_as_its_word() -> None:
    assert COLOUR_OR_MIXED.write(Colour.BLACK) == "black"
    assert COLOUR_OR_MIXED.write(Mixed(light=3, dark=4)) == {"light": 3, "dark": 4}


def test_of_a_list_of_another_length_nobody_knows_whose_the_numbers_are() -> None:
    assert PerSide(Whole(0, 13)).read([7, 6, 0], HERE) == (None, (RANGE,))
