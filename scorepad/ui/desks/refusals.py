"""Writes that the history may refuse: an answer to show, not a failure that holds up what waits behind it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from scorepad.core.phrase import Phrase
from scorepad.store.errors import StoreMissing, StoreRefused

if TYPE_CHECKING:
    from scorepad.store.store import Store

T = TypeVar("T")


@dataclass(frozen=True)
class Refusal:
    """Nothing was written; `sentence` says why."""

    sentence: Phrase


def or_refusal(act: "Callable[[Store], T]") -> "Callable[[Store], T | Refusal]":
    """A job whose refusal is what it gives, so that trying it again is not what the history waits for."""

    def job(store: "Store") -> T | Refusal:
        try:
            return act(store)
        except (StoreRefused, StoreMissing) as refused:
            return Refusal(refused.sentence)

    return job
