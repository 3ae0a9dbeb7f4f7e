"""The bids that there are, as a grid: a row for each strain with the highest on top, a column a level."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QWidget

from scorepad.core.auction import HIGHEST_LEVEL, SUITS, Bid, Contract, Strain
from scorepad.core.contract_words import STRAINS, bid_in_short, contract_in_words
from scorepad.core.suits import RED
from scorepad.ui import icons, look
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.tiles import INSIDE, Mark, Span, Tile, Tiles, fitted

_LEVELS = range(1, HIGHEST_LEVEL + 1)
_BESIDE_KEYS = 6
_LEAST_CELL = 34
"""A column narrower than this, in pixels at 100 %, takes the room of the keys too."""


class ContractGrid(Tiles):
    """Every bid as a button; before each row stand the keys that name its strain.

    A level 0 exists only for some strain, if at all; the other rows begin a column later.
    """

    chosen = Signal(int, object)
    """A level and a `Strain`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ranks: tuple[Strain, ...] = ()
        self._heads: dict[Strain, PlainLabel] = {}

    def offer(self, bids: Sequence[Bid], refused: Mapping[Bid, str] | None = None) -> None:
        """Offer bids, given from the lowest up; `refused` says why some cannot be chosen."""
        self._ranks = tuple(dict.fromkeys(bid.strain for bid in bids if bid.level))
        rank = self._ranks.index
        reading = sorted(bids, key=lambda bid: (-rank(bid.strain), bid.level))
        self.show_tiles(reading, refused or {})
        self.retranslate()

    def propose_level(self, level: int | None) -> None:
        """Mark the bids of a level, whose strain is still to come; None marks none."""
        self.mark(Mark.PROPOSED, [bid for bid in self.values() if bid.level == level])

    def select(self, bid: Bid | None) -> None:
        """Fill the bid that is chosen."""
        self.mark(Mark.CHOSEN, [bid])

    def strain_keys(self) -> dict[str, Strain]:
        """The keys that name a strain: its place from the lowest up, and the first letter of its name.

        A letter that two of the strains share is no key.
        """
        keys = {str(at): strain for at, strain in enumerate(self._ranks, start=1)}
        letters = {strain: say(STRAINS[strain])[:1].lower() for strain in self._ranks}
        once = Counter(letters.values())
        return keys | {letter: strain for strain, letter in letters.items() if once[letter] == 1}

    def make_tile(self, value: Hashable) -> Tile:
        """The tile of a bid."""
        assert isinstance(value, Bid)
        return _BidTile(value, self)

    def take(self, value: Bid) -> None:
        """Tell the bid that was tapped."""
        self.chosen.emit(value.level, value.strain)

    def retranslate(self) -> None:
        """Say bids and keys in the window's language."""
        for tile in self._shown:
            bid = tile.value
            tile.show_words(say(bid_in_short(bid.level, bid.strain)), aloud=bid_aloud(bid))
        keys = self.strain_keys()
        for strain in self._ranks:
            head = self._heads.get(strain) or self._add_head(strain)
            head.setText("\n".join(key.upper() for key, named in keys.items() if named is strain))
        self.rearrange()

    def _add_head(self, strain: Strain) -> PlainLabel:
        head = self._heads[strain] = PlainLabel(type_step=Type.SMALL, role="soft_ink", parent=self)
        head.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return head

    # Room.

    def rows(self, width: int) -> Sequence[Sequence[Span]]:
        """A row a strain, the highest on top."""
        lines: list[list[Span]] = []
        for strain in reversed(self._ranks):
            line = [Span(tile) for tile in self._shown if tile.value.strain is strain]
            later = self._columns - len(line)
            lines.append([Span(None, later), *line] if later else line)
        return lines

    @property
    def _columns(self) -> int:
        return len({tile.value.level for tile in self._shown}) or HIGHEST_LEVEL

    def _room_of_keys(self, width: int) -> int:
        """The width before the rows; 0 where the bids need all there is."""
        wide = max((head.sizeHint().width() for head in self._heads.values()), default=0) + _BESIDE_KEYS
        return wide if (width - wide) / self._columns >= look.scaled(_LEAST_CELL) else 0

    def place_tiles(self) -> None:
        """Put the bids into their rows, and the keys before them."""
        keys = self._room_of_keys(self.width())
        self.place_rows(self.rect().adjusted(keys, 0, 0, 0))
        for strain, head in self._heads.items():
            first = next((tile for tile in self._shown if tile.value == Bid(_LEVELS[-1], strain)), None)
            head.setVisible(bool(keys) and first is not None)
            if first is not None:
                box = QRect(0, first.y(), keys - _BESIDE_KEYS, first.height())
                head.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), box))

    def face_of(self, bid: Bid) -> QFont:
        """The font of a bid: as large as the longest of its kind can be in the narrowest tile."""
        face = look.font(Type.LEAD, strong=True)
        kind = [tile for tile in self._shown if (tile.value.strain in SUITS) is (bid.strain in SUITS)]
        longest = max((tile.words for tile in kind), key=QFontMetrics(face).horizontalAdvance)
        return fitted(longest, face, min(tile.width() for tile in kind) - 2 * INSIDE)


class _BidTile(Tile):
    """A bid as players write it."""

    step = Type.LEAD

    def __init__(self, bid: Bid, grid: ContractGrid) -> None:
        super().__init__(bid, grid)
        self._grid = grid

    def paint_words(self, painter: QPainter, role: str) -> None:
        """Paint level and sign, in red where the suit is."""
        paint_bid(painter, QRectF(self.rect()), self.value, self._grid.face_of(self.value), role)


def bid_aloud(bid: Bid) -> str:
    """A bid as it is said: "3 hearts"."""
    return say(contract_in_words(Contract(0, bid.level, bid.strain)))


def paint_bid(painter: QPainter, box: QRectF, bid: Bid, face: QFont, role: str) -> None:
    """Paint a bid into the middle of a box; in the role of ink a red suit is red."""
    role = "red" if role == "ink" and bid.strain in RED else role
    painter.setFont(face)
    painter.setPen(QColor(getattr(look.colours(), role)))
    if bid.strain not in SUITS:
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), say(bid_in_short(bid.level, bid.strain)))
        return
    # A drawn sign, since fonts differ about the suits, and some have them in colours of their own.
    metrics = QFontMetrics(face)
    level = str(bid.level)
    side = metrics.ascent() * 0.9
    wide = metrics.horizontalAdvance(level)
    left = box.center().x() - (wide + side) / 2
    painter.drawText(QRectF(left, box.top(), wide, box.height()), int(Qt.AlignmentFlag.AlignCenter), level)
    icons.draw(painter, QRectF(left + wide, box.center().y() - side / 2, side, side), bid.strain.value, role)
