"""What became of a contract: a button for each number of tricks."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from scorepad.core.phrase import QT_TRANSLATE_N_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.tiles import GAP, INSIDE, Mark, Span, Tile, Tiles

_ALOUD = QT_TRANSLATE_N_NOOP("result_pad", "{words}, %n trick(s)", "", 0)

_COLUMNS = 4
"""The middle row has as many; a shorter row of results over begins further right."""


@dataclass(frozen=True)
class Result:
    """A number of tricks, what it would be called, and whether the contract is made by it.

    `refused` says why it cannot be.
    """

    tricks: int
    words: str
    made: bool
    refused: str = ""


class ResultPad(Tiles):
    """All results from the worst on; the contract just made is the large one in the middle.

    One down stands at its left and what is worse above; one over at its right and what is better below.
    """

    chosen = Signal(int)
    """A number of tricks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results: tuple[Result, ...] = ()

    def offer(self, results: Sequence[Result]) -> None:
        """Offer the results of 0 to 13 tricks; none is chosen or proposed any more."""
        # Whoever promised to lose tricks makes the contract with few of them.
        worst_first = results if results and results[-1].made else results[::-1]
        self._results = tuple(worst_first)
        self.show_tiles(
            [one.tricks for one in self._results], {one.tricks: one.refused for one in self._results}
        )
        made = self._made()
        for at, tile in enumerate(self._shown):
            near = abs(at - made)
            tile.step = Type.TITLE if near == 0 else Type.LEAD if near == 1 else Type.SMALL
        self.retranslate()

    def _made(self) -> int:
        """The place of the result that just makes the contract; behind the last where none does."""
        return next((at for at, one in enumerate(self._results) if one.made), len(self._results))

    def select(self, tricks: int | None) -> None:
        """Fill the result that holds."""
        self.mark(Mark.CHOSEN, [tricks])

    def propose(self, tricks: int | None) -> None:
        """Mark the result that Enter would take."""
        self.mark(Mark.PROPOSED, [tricks])

    def proposed(self) -> int | None:
        """The number of tricks that Enter takes: where the arrows stand, else the proposed one."""
        held: int | None = self.under_the_keyboard()
        return held if held is not None else next(iter(self.marked(Mark.PROPOSED)), None)

    def take(self, value: int) -> None:
        """Tell the result that was tapped."""
        self.chosen.emit(value)

    def retranslate(self) -> None:
        """Name the tiles for screen readers."""
        for tile, one in zip(self._shown, self._results, strict=True):
            aloud = say(_ALOUD.counted(one.tricks).of(words=one.words))
            tile.show_words(one.words, small=str(one.tricks), aloud=aloud)
        self.rearrange()

    # Room.

    def rows(self, width: int) -> Sequence[Sequence[Span]]:
        """What is far down, the middle, what is far over."""
        made = self._made()
        down, over = self._shown[:made], self._shown[made + 1 :]
        if made == len(self._shown):
            return _shared_out(down, width)
        middle = [
            Span(down[-1] if down else None),
            Span(self._shown[made], 2),
            Span(over[0] if over else None),
        ]
        above, below = _shared_out(down[:-1], width), _shared_out(over[1:], width)
        if len(below) == 1 and (free := _COLUMNS - len(below[0])) > 0:
            below[0].insert(0, Span(None, free))
        return [*above, middle, *below]


def _shared_out(tiles: Sequence[Tile], width: int) -> list[list[Span]]:
    """As few rows of about the same length as there can be; the longer words come first, in shorter rows."""
    for count in range(1, len(tiles) + 1):
        rows = [tiles[at * len(tiles) // count : (at + 1) * len(tiles) // count] for at in range(count)]
        if all(_fits(row, width) for row in rows):
            break
    else:
        return [[Span(tile)] for tile in tiles]
    return [[Span(tile) for tile in row] for row in rows]


def _fits(row: Sequence[Tile], width: int) -> bool:
    metrics = QFontMetrics(look.font(Type.SMALL, strong=True))
    widest = max(metrics.horizontalAdvance(tile.words) for tile in row) + 2 * INSIDE
    return (width + GAP) // len(row) - GAP >= max(widest, look.target())
