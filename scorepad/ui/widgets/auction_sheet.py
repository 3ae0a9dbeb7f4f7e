"""The auction so far, as players write it: a column for each seat from the dealer on."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QStyle, QWidget

from scorepad.core.auction import PASS, Auction, Bid
from scorepad.core.contract_words import call_in_short
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.contract_grid import bid_aloud, paint_bid
from scorepad.ui.widgets.labels import ElidedLabel, plain_tooltip
from scorepad.ui.widgets.tiles import GAP, Mark, Span, Tile, Tiles, paint_ground

_TAKE_BACK = QT_TRANSLATE_NOOP("auction_sheet", "{who}, {call}: take back from here on")
_NEXT = QT_TRANSLATE_NOOP("auction_sheet", "{who} is next")
_ASKED = "?"

ROW = 30
"""The height of a row, in pixels at 100 %."""
MOST_ROWS = 4
"""So many are seen before they scroll."""
BELOW_NAMES = 3


class AuctionSheet(QWidget):
    """The calls in rows, the last in sight; a tap on one wants everything from there on taken back."""

    reopened = Signal(int)
    """The place in the auction, from 0, of the call that was tapped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[tuple[str, ...], int, Auction] | None = None
        self._most_rows = MOST_ROWS
        self._names: list[ElidedLabel] = []
        self._calls = _Calls()
        self._calls.tapped.connect(self.reopened)
        self._calls.widened.connect(self._place_names)
        # Placed by hand, since the names stand over the columns whether these scroll or not.
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._calls)
        self._calls.held.connect(lambda tile: self._area.ensureWidgetVisible(tile, 0, GAP))
        self._area.verticalScrollBar().rangeChanged.connect(self._show_newest)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        look.changes().changed.connect(self._arrange)

    def show_auction(self, names: Sequence[str], dealer: int, auction: Auction) -> None:
        """Show an auction; `names` are by seat."""
        self._shown = tuple(names), dealer, auction
        order = [(dealer + at) % len(names) for at in range(len(names))]
        while len(self._names) < len(names):
            self._names.append(ElidedLabel(type_step=Type.SMALL, role="soft_ink", parent=self))
            self._names[-1].setAlignment(Qt.AlignmentFlag.AlignCenter)
        for at, label in enumerate(self._names):
            label.setVisible(at < len(order))
            if at < len(order):
                asked = order[at] == auction.turn and not auction.over
                label.setText(names[order[at]])
                label.set_strong(asked)
                label.set_role("ink" if asked else "soft_ink")
        self._calls.show_calls([names[seat] for seat in order], auction)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and self._shown is not None:
            self.show_auction(*self._shown)
        super().changeEvent(event)

    def cell(self, at: int) -> Tile:
        """The button of a call, or behind the last of whoever is next. Raises StopIteration elsewhere."""
        return self._calls.tile(at)

    # Room.

    def _names_height(self) -> int:
        return max((label.sizeHint().height() for label in self._names), default=0) + BELOW_NAMES

    def save_room(self, spare: int) -> None:
        """Show fewer rows where a form has not room for the usual; `spare` is what it has, in pixels."""
        rows = min(MOST_ROWS, max(1, (spare - self._names_height() + GAP) // (_row() + GAP)))
        if rows != self._most_rows:
            self._most_rows = rows
            self.updateGeometry()

    def full_height(self) -> int:
        """The height that it has where there is room."""
        return self._height_of(MOST_ROWS)

    def _height_of(self, most: int) -> int:
        rows = min(most, max(1, self._calls.lines()))
        return self._names_height() + rows * (_row() + GAP) - GAP

    def sizeHint(self) -> QSize:
        """A few rows."""
        return QSize(280, self._height_of(self._most_rows))

    def minimumSizeHint(self) -> QSize:
        """The names and the last row."""
        return QSize(176, self._names_height() + _row())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the names over their columns."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        top = self._names_height()
        self._area.setGeometry(0, top, self.width(), max(0, self.height() - top))
        self._show_newest()
        self._place_names()
        self.updateGeometry()
        self.update()

    def _show_newest(self) -> None:
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _place_names(self) -> None:
        shown = [label for label in self._names if not label.isHidden()]
        column = (self._calls.width() + GAP) / max(1, len(shown))
        for at, label in enumerate(shown):
            box = QRect(round(at * column), 0, round(column - GAP), self._names_height() - BELOW_NAMES)
            label.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), box))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line under the names."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(look.colours().hairline), look.colours().border))
        line = self._names_height() - 2
        painter.drawLine(0, line, self.width(), line)
        painter.end()


class _Calls(Tiles):
    """The calls; each tile's value is its place in the auction."""

    tapped = Signal(int)
    widened = Signal()
    """The columns are wider or narrower than before."""
    held = Signal(QWidget)
    """A call has got the keyboard."""

    enters_at_the_end = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = 1

    def show_calls(self, names: Sequence[str], auction: Auction) -> None:
        """Show an auction; `names` are by column."""
        self._columns = len(names)
        calls = auction.calls
        following = {} if auction.over else {len(calls): say(_NEXT.of(who=names[len(calls) % len(names)]))}
        self.show_tiles(range(len(calls) + len(following)), following)
        for at, call in enumerate(calls):
            tile = self._call_tile(at)
            bid = auction.bidding.read(call)
            words = say(call_in_short(call))
            aloud = bid_aloud(bid) if bid is not None else words
            tile.show_call(words, bid, say(_TAKE_BACK.of(who=names[at % len(names)], call=aloud)))
            tile.soft = call == PASS
        for at, who_is_next in following.items():
            self._call_tile(at).show_call(_ASKED, None, who_is_next)
        self.rearrange()

    def _call_tile(self, at: int) -> "_CallTile":
        tile = self.tile(at)
        assert isinstance(tile, _CallTile)
        return tile

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell what stands over the columns."""
        super().resizeEvent(event)
        self.widened.emit()

    def hold(self, tile: Tile) -> None:
        """Tell what scrolls the calls."""
        super().hold(tile)
        self.held.emit(tile)

    def lines(self) -> int:
        """How many rows there are."""
        return len(self.rows(self.width()))

    def make_tile(self, value: Hashable) -> Tile:
        """The cell of a place."""
        return _CallTile(value, self)

    def rows(self, width: int) -> Sequence[Sequence[Span]]:
        """Everybody once in each."""
        spans = [Span(tile) for tile in self._shown]
        spans += [Span(None)] * (-len(spans) % self._columns)
        return [spans[at : at + self._columns] for at in range(0, len(spans), self._columns)]

    def take(self, value: int) -> None:
        """Tell the call that was tapped."""
        self.tapped.emit(value)


class _CallTile(Tile):
    """A call as it is written on a sheet: without a ground until the mouse comes."""

    def __init__(self, at: Hashable, calls: _Calls) -> None:
        super().__init__(at, calls)
        self._bid: Bid | None = None
        self.soft = False

    def show_call(self, words: str, bid: Bid | None, aloud: str) -> None:
        """Show a call; `aloud` tells what a tap does."""
        self._bid, self.soft = bid, False
        self.show_words(words, aloud=aloud)
        self.setToolTip(plain_tooltip(aloud))

    def sizeHint(self) -> QSize:
        """Lower than what is only tapped."""
        return QSize(look.target(), _row())

    def paint_ground(self, painter: QPainter) -> str:
        """Paint a frame where it is pointed at, or asked."""
        if not self.isEnabled():
            paint_ground(painter, self.rect(), Mark.PROPOSED, possible=True, hovered=False)
            return "accent"
        if self.isDown() or self.underMouse():
            mark = Mark.CHOSEN if self.isDown() else Mark.PLAIN
            return paint_ground(painter, self.rect(), mark, possible=True, hovered=True)
        return "soft_ink" if self.soft else "ink"

    def paint_words(self, painter: QPainter, role: str) -> None:
        """Paint the call."""
        if self._bid is None:
            super().paint_words(painter, role)
        else:
            paint_bid(painter, QRectF(self.rect()), self._bid, look.font(self.step, strong=True), role)


def _row() -> int:
    return look.scaled(ROW)
