"""Old sheets as tests write them down, and what they come to."""

from dataclasses import replace
from datetime import datetime, timedelta, timezone
from typing import Any

from scorepad.old_sheets.guessing import guess
from scorepad.old_sheets.mapping import SheetMapping
from scorepad.old_sheets.planning import Plan, plan
from scorepad.old_sheets.reading import Table, read

ZONE = timezone(timedelta(hours=1))
NOW = datetime(2026, 1, 9, 20, 30, tzinfo=ZONE)


def table(text: str) -> Table:
    """A sheet, a row a line; blanks before a line are those of the test."""
    lines = [line.strip() for line in text.strip().splitlines()]
    return read("\n".join(lines).encode())


def local(then: datetime) -> datetime:
    return then.replace(tzinfo=ZONE)


def plan_of(sheet: Table, mapping: SheetMapping) -> Plan:
    return plan(sheet, mapping, NOW, local)


def come_to(text: str, **answers: Any) -> Plan:
    """What a sheet comes to as it is guessed to be, but for these answers."""
    sheet = table(text)
    return plan_of(sheet, replace(guess(sheet), **answers))
