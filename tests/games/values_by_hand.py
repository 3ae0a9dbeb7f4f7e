"""The faults of single values in a record, as somebody with the record's page beside him finds them."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

Told = list[tuple[str, str]]
"""Field and fault of each problem."""


def is_number(value: object) -> bool:
    return type(value) is int and abs(value) < 10**18


def of_word(value: object, known: Collection[str], fault: str = "unknown_value") -> list[str]:
    if not isinstance(value, str):
        return ["wrong_type"]
    return [] if value in known else [fault]


def of_number(value: object, known: range, fault: str = "out_of_range") -> list[str]:
    if not is_number(value):
        return ["wrong_type"]
    return [] if value in known else [fault]


def of_flag(value: object) -> list[str]:
    return [] if isinstance(value, bool) else ["wrong_type"]


def of_adjustment(one: object, sides: int) -> list[str]:
    if not isinstance(one, dict):
        return ["wrong_type"]
    faults = ["unknown_key" for key in one if key not in ("side", "points", "note")]
    for key, allowed in (("side", range(sides)), ("points", range(-10_000, 10_001))):
        if key not in one:
            faults.append("missing_key")
        else:
            faults += of_number(one[key], allowed) or (
                ["out_of_range"] if (key, one[key]) == ("points", 0) else []
            )
    return faults + ([] if isinstance(one.get("note", ""), str) else ["wrong_type"])


def without_nulls(value: Any, keys: Collection[str]) -> Any:
    """A value without the keys of which nothing is known yet; a key that means nothing stays."""
    if isinstance(value, list):
        return [without_nulls(one, keys) for one in value]
    if isinstance(value, dict):
        return {
            key: without_nulls(held, keys)
            for key, held in value.items()
            if held is not None or key not in keys
        }
    return value


def of_options(options: Mapping[str, Any], known: Mapping[str, Callable[[Any], list[str]]]) -> Told:
    """The faults of house rules, unknown ones first, then in the order of the page."""
    told = [(f"options.{key}", "unknown_key") for key in options if key not in known]
    for key, read in known.items():
        if key in options:
            told += [(f"options.{key}", fault) for fault in read(options[key])]
    return told
