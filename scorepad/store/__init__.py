"""The history on disk. Importing this package loads no database library; `store.store` does."""

from scorepad.store.errors import (
    StoreConflict,
    StoreDamaged,
    StoreError,
    StoreFailed,
    StoreMissing,
    StoreNewer,
    StoreRefused,
    StoreUnavailable,
)
from scorepad.store.writer import Outcome, Writer

__all__ = [
    "Outcome",
    "StoreConflict",
    "StoreDamaged",
    "StoreError",
    "StoreFailed",
    "StoreMissing",
    "StoreNewer",
    "StoreRefused",
    "StoreUnavailable",
    "Writer",
]
