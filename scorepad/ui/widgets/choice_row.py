"""A choice among a few words that stand side by side."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QStyle, QWidget

from scorepad.ui import look
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.tiles import GAP, Mark, Span, Tile, Tiles

BESIDE = 12
"""Room between the label and the words, in pixels."""
_TIGHT = 10
"""What a word gives up of the room around it before it goes to the next row, in pixels."""
_FINER = 4


@dataclass(frozen=True)
class Option:
    """A value and its words; `refused` says why it cannot be chosen, `aloud` is what is said for it."""

    value: Hashable
    words: str
    refused: str = ""
    aloud: str = ""


class ChoiceRow(Tiles):
    """One of a few words is chosen; they stand in one row, or in more where they do not fit.

    Its label stands before them where all have room in one row, else above them.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = PlainLabel(role="soft_ink", parent=self)
        self._label.hide()

    def set_label(self, label: str) -> None:
        """Say what is chosen; "" says nothing."""
        self._label.setText(label)
        self._label.setVisible(bool(label))
        self.setAccessibleName(label)
        self.rearrange()

    def offer(self, options: Sequence[Option]) -> None:
        """Offer other words; none is chosen any more."""
        self.show_tiles(
            [option.value for option in options], {option.value: option.refused for option in options}
        )
        for option in options:
            aloud = option.aloud or option.words
            label = self._label.text()
            self.tile(option.value).show_words(option.words, aloud=f"{label}: {aloud}" if label else aloud)
        self.rearrange()

    def select(self, value: object) -> None:
        """Fill the word that is chosen; a value that is not offered is none of them."""
        self.mark(Mark.CHOSEN, [value])

    def take(self, value: object) -> None:
        """Tell, unless nothing would change."""
        if value not in self.marked(Mark.CHOSEN):
            self.chosen.emit(value)

    # Room.

    def rows(self, width: int) -> Sequence[Sequence[Span]]:
        """As few rows as there can be, and all of about the same width."""
        lines = self._filled(width)
        # One row is as even as it gets.
        narrower_widths = range(width - _FINER, 0, -_FINER) if len(lines) > 1 else ()
        for limit in narrower_widths:
            narrower = self._filled(limit)
            if len(narrower) > len(lines):
                break
            lines = narrower
        return [_shared(line, width) for line in lines]

    def _filled(self, width: int) -> list[list[Tile]]:
        """The words in rows that are no wider than this, but for single words that are."""
        lines: list[list[Tile]] = []
        room = 0
        for tile in self._shown:
            wanted = _least(tile) + GAP
            if not lines or wanted > room:
                lines.append([])
                room = width + GAP
            lines[-1].append(tile)
            room -= wanted
        return lines

    def _beside(self, width: int) -> int:
        """The room that the label takes before the words at a width; 0 where it stands above them."""
        beside = self._label.sizeHint().width() + BESIDE
        wanted = sum(_least(tile) + GAP for tile in self._shown) - GAP
        return beside if self._label.text() and beside + wanted <= width else 0

    def _above(self, width: int) -> int:
        if not self._label.text() or self._beside(width):
            return 0
        return self._label.sizeHint().height() + GAP

    def heightForWidth(self, width: int) -> int:
        """The height of the words, and of the label where it stands above them."""
        return super().heightForWidth(width - self._beside(width)) + self._above(width)

    def place_tiles(self) -> None:
        """Put the label and the words into their places."""
        beside, above = self._beside(self.width()), self._above(self.width())
        label = QRect(0, 0, self.width(), above - GAP) if above else QRect(0, 0, beside, look.target())
        self._label.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), label))
        self.place_rows(QRect(beside, above, self.width() - beside, self.height() - above))


def _least(tile: Tile) -> int:
    return max(look.target(), tile.sizeHint().width() - _TIGHT)


def _shared(line: Sequence[Tile], width: int) -> list[Span]:
    """A row whose words are all as wide as the widest where there is room, else as each needs."""
    needed = [_least(tile) + GAP for tile in line]
    alike = max(needed) * len(line) <= width + GAP
    return [Span(tile, 1 if alike else wanted) for tile, wanted in zip(line, needed, strict=True)]
