"""Undo and redo as a value: the changes behind the shown match, and those taken back."""

from dataclasses import dataclass

from scorepad.core.match import Change


@dataclass(frozen=True)
class Timeline:
    """Changes in the order they were made; `undone` are those taken back, the next to redo last."""

    done: tuple[Change, ...] = ()
    undone: tuple[Change, ...] = ()

    def push(self, change: Change) -> "Timeline":
        """One more change; what was taken back before it is gone."""
        return Timeline((*self.done, change))

    @property
    def to_undo(self) -> Change | None:
        """The change that undo would take back."""
        return self.done[-1] if self.done else None

    @property
    def to_redo(self) -> Change | None:
        """The change that redo would make again."""
        return self.undone[-1] if self.undone else None

    def undo(self) -> "tuple[Timeline, Change]":
        """One step back, and the change that makes it. Raises IndexError where there is none."""
        last = self.done[-1]
        return Timeline(self.done[:-1], (*self.undone, last)), last.reversed

    def redo(self) -> "tuple[Timeline, Change]":
        """One step forward again, and the change that makes it. Raises IndexError where there is none."""
        last = self.undone[-1]
        return Timeline((*self.done, last), self.undone[:-1]), last
