"""What a field of a deal or of the house rules may hold, and how it stands in a JSON record.

A field's kind is kept in its dataclass metadata. The record reader, the entry form, the faults and
the help page all ask the kind, so that a range is written down once.
"""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Any, Protocol

from scorepad.core.faults import CommonFault
from scorepad.core.names import name_fault, tidy

LARGEST = 10**18 - 1
"""Numbers in a record have at most 18 digits."""


@dataclass(frozen=True)
class Reading:
    """What a value read from a record may depend on.

    `seats` and `sides` of the table, None where they are not known and ranges that hang on them are not
    looked at; `partial` where values may still be unknown (the open deal).
    """

    seats: int | None
    sides: int | None
    partial: bool = False


Found = tuple[Any, tuple[StrEnum, ...]]
"""A value and the faults found in it; where there are faults the value holds what could be read."""


class Kind(Protocol):
    """How one field is read from a record and written to it."""

    def read(self, raw: object, reading: Reading) -> Found:
        """The value that `raw`, fresh from JSON, stands for."""
        ...

    def write(self, value: Any) -> object:
        """The value as JSON holds it."""
        ...


def is_whole(raw: object) -> bool:
    """Whether `raw` is a number as records have them: an integer of at most 18 digits, no boolean."""
    return type(raw) is int and -LARGEST <= raw <= LARGEST


def _wrong(fault: StrEnum = CommonFault.WRONG_TYPE) -> Found:
    return None, (fault,)


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`, ends included, in steps from `low`; `fault` is that of others."""

    low: int
    high: int = LARGEST
    nought: bool = True
    step: int = 1
    fault: StrEnum = CommonFault.OUT_OF_RANGE

    def read(self, raw: object, reading: Reading) -> Found:
        if not is_whole(raw):
            return _wrong()
        assert isinstance(raw, int)
        fits = self.low <= raw <= self.high and (self.nought or raw != 0)
        fits = fits and (raw - self.low) % self.step == 0
        return (raw, ()) if fits else _wrong(self.fault)

    def write(self, value: int) -> object:
        return value


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def read(self, raw: object, reading: Reading) -> Found:
        return (raw, ()) if isinstance(raw, bool) else _wrong()

    def write(self, value: bool) -> object:
        return value


@dataclass(frozen=True)
class Code:
    """One word of a fixed list; `unknown` is the fault of any other."""

    codes: type[StrEnum]
    unknown: StrEnum = CommonFault.UNKNOWN_VALUE

    def read(self, raw: object, reading: Reading) -> Found:
        if not isinstance(raw, str):
            return _wrong()
        if raw not in self.codes.__members__.values():
            return _wrong(self.unknown)
        return self.codes(raw), ()

    def write(self, value: StrEnum) -> object:
        return str(value)


@dataclass(frozen=True)
class Nullable:
    """`null` or what the kind inside allows."""

    kind: Kind

    def read(self, raw: object, reading: Reading) -> Found:
        return (None, ()) if raw is None else self.kind.read(raw, reading)

    def write(self, value: Any) -> object:
        return None if value is None else self.kind.write(value)


def is_writable(text: str) -> bool:
    """Whether text can be kept: half a surrogate pair is no character."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


@dataclass(frozen=True)
class Text:
    """Free text."""

    def read(self, raw: object, reading: Reading) -> Found:
        if not isinstance(raw, str):
            return _wrong()
        if not is_writable(raw):
            return _wrong(CommonFault.NAME_NOT_ALLOWED)
        return raw, ()

    def write(self, value: str) -> object:
        return value


@dataclass(frozen=True)
class Name:
    """A player's name, kept as it is shown."""

    def read(self, raw: object, reading: Reading) -> Found:
        if not isinstance(raw, str):
            return _wrong()
        fault = name_fault(raw)
        return (tidy(raw), ()) if fault is None else _wrong(fault)

    def write(self, value: str) -> object:
        return value


def _last(count: int | None) -> int:
    return LARGEST if count is None else count - 1


@dataclass(frozen=True)
class Seat:
    """A seat of the table, counted from 0."""

    fault: StrEnum = CommonFault.OUT_OF_RANGE

    def read(self, raw: object, reading: Reading) -> Found:
        return Whole(0, _last(reading.seats), fault=self.fault).read(raw, reading)

    def write(self, value: int) -> object:
        return value


@dataclass(frozen=True)
class Side:
    """A side of the match, counted from 0."""

    fault: StrEnum = CommonFault.OUT_OF_RANGE

    def read(self, raw: object, reading: Reading) -> Found:
        return Whole(0, _last(reading.sides), fault=self.fault).read(raw, reading)

    def write(self, value: int) -> object:
        return value


@dataclass(frozen=True)
class PerSeat:
    """One whole number a player, in seat order; None where it is not known.

    `wrong_count` is the fault of a list of another length. The range hangs on the deal, and the game's
    `check` knows it.
    """

    wrong_count: StrEnum

    def read(self, raw: object, reading: Reading) -> Found:
        if not isinstance(raw, list):
            return _wrong()
        faults: list[StrEnum] = []
        if reading.seats is not None and len(raw) != reading.seats:
            faults.append(self.wrong_count)
        faults += (
            CommonFault.WRONG_TYPE
            for one in raw
            if not is_whole(one) and not (one is None and reading.partial)
        )
        return tuple(one if is_whole(one) else None for one in raw), tuple(faults)

    def write(self, value: tuple[int | None, ...]) -> object:
        return list(value)


@dataclass(frozen=True)
class PerSide:
    """One number a side in the sides' order; None where it is not known."""

    each: Whole

    def read(self, raw: object, reading: Reading) -> Found:
        if not isinstance(raw, list):
            return _wrong()
        wrong_count = reading.sides is not None and len(raw) != reading.sides
        faults: list[StrEnum] = [self.each.fault] if wrong_count else []
        kind = Nullable(self.each) if reading.partial else self.each
        values = []
        for one in raw:
            value, found = kind.read(one, reading)
            values.append(value)
            faults += found
        # Nobody knows whose the numbers of a list of another length are.
        return None if wrong_count else tuple(values), tuple(faults)

    def write(self, value: tuple[int | None, ...]) -> object:
        return list(value)


@dataclass(frozen=True)
class ListOf:
    """A list of values of one kind, at least `shortest` and at most `longest` of them."""

    kind: Kind
    shortest: int = 0
    longest: int | None = None

    def read(self, raw: object, reading: Reading) -> Found:
        if not isinstance(raw, list):
            return _wrong()
        too_long = self.longest is not None and len(raw) > self.longest
        faults: list[StrEnum] = [CommonFault.OUT_OF_RANGE] if too_long or len(raw) < self.shortest else []
        values = []
        for one in raw:
            value, found = self.kind.read(one, reading)
            faults += found
            # A value that is not known yet takes no part.
            if not found and value is not None:
                values.append(value)
        return tuple(values), tuple(faults)

    def write(self, value: tuple[Any, ...]) -> object:
        return [self.kind.write(one) for one in value]


@dataclass(frozen=True)
class Record:
    """An object with the fields of a dataclass."""

    of: type[Any]

    def read(self, raw: object, reading: Reading) -> Found:
        if not isinstance(raw, dict):
            return _wrong()
        values, faults = read_fields(self.of, raw, reading)
        known = all(one.name in values for one in dataclasses.fields(self.of) if is_required(one))
        # Half an object, as the open deal may hold, is no value yet.
        value = self.of(**values) if known and not faults else None
        return value, tuple(fault for _, fault in faults)

    def write(self, value: Any) -> object:
        return write_fields(value)


@dataclass(frozen=True)
class Either:
    """One word of a fixed list, or an object of one's own in place of it.

    `spelt` has the object that says the same as each word, to begin one's own from.
    """

    code: Code
    record: Record
    spelt: Mapping[Any, Any] = field(hash=False)

    def read(self, raw: object, reading: Reading) -> Found:
        return self._of(isinstance(raw, dict)).read(raw, reading)

    def write(self, value: Any) -> object:
        return self._of(isinstance(value, self.record.of)).write(value)

    def _of(self, is_own: bool) -> Kind:
        return self.record if is_own else self.code


def recorded(kind: Kind, **more: object) -> Mapping[str, object]:
    """Metadata of a dataclass field that stands in records."""
    return {"kind": kind, **more}


def option(
    kind: Kind, *, legality: bool = False, ends: bool = False, when: Callable[[Any], bool] | None = None
) -> Mapping[str, object]:
    """Metadata of a house rule.

    `legality`: what may be bid or taken hangs on it. `ends`: when the match is over hangs on it. `when`: it
    means something only where this holds of the options, so the form greys it out otherwise.
    """
    return recorded(kind, legality=legality, ends=ends, when=when)


def kind_of(one: "dataclasses.Field[Any]") -> Kind:
    """The kind of a dataclass field."""
    kind: Kind = one.metadata["kind"]
    return kind


def is_required(one: "dataclasses.Field[Any]") -> bool:
    """Whether a record must hold the field."""
    return one.default is dataclasses.MISSING and one.default_factory is dataclasses.MISSING


def fields_of(of: type[Any]) -> "tuple[dataclasses.Field[Any], ...]":
    """The fields of a dataclass in the order of records: its own, then those that every game's have."""
    return tuple(_by_key(of).values())


def _by_key(of: type[Any]) -> "Mapping[str, dataclasses.Field[Any]]":
    return _sorted(of)  # type: ignore[arg-type] # mypy takes `__hash__` of the instances for that of the class


@cache  # a record may have thousands of deals
def _sorted(of: type[Any]) -> "Mapping[str, dataclasses.Field[Any]]":
    root = [base for base in of.__mro__ if dataclasses.is_dataclass(base)][-1]
    common = () if root is of else dataclasses.fields(root)
    inherited = {one.name for one in common}
    return {one.name: one for one in sorted(dataclasses.fields(of), key=lambda one: one.name in inherited)}


Faulty = tuple[str, StrEnum]
"""A field's key and what is wrong with it."""


def read_fields(
    of: type[Any], raw: Mapping[str, object], reading: Reading
) -> tuple[dict[str, Any], tuple[Faulty, ...]]:
    """The fields of dataclass `of` that `raw` holds, and every fault with its key.

    A faulty field is left out, except that a list keeps what could be read of it. Unknown keys come first,
    the rest in the order of records.
    """
    fields = _by_key(of)
    faults: list[Faulty] = [(key, CommonFault.UNKNOWN_KEY) for key in raw if key not in fields]
    values: dict[str, Any] = {}
    for name, one in fields.items():
        if name not in raw:
            if is_required(one) and not reading.partial:
                faults.append((name, CommonFault.MISSING_KEY))
            continue
        if raw[name] is None and reading.partial:
            continue
        value, found = kind_of(one).read(raw[name], reading)
        faulty = {fault: (name, fault) for fault in found}  # the same fault may be found very often
        faults += (faulty[fault] for fault in found)
        if not found or isinstance(value, tuple):
            values[name] = value
    return values, tuple(faults)


def write_fields(value: Any) -> dict[str, object]:
    """A dataclass value as a JSON object; what has its default is left out."""
    return {
        one.name: kind_of(one).write(held)
        for one in fields_of(type(value))
        if (held := getattr(value, one.name)) != one.default or is_required(one)
    }
