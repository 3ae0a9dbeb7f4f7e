"""What the gallery shows of the questions of contract games, as wide as the entry has room for them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.auction import SUITS, Bid, Bidding, Contract, Doubling, Strain, follow_calls
from scorepad.core.contract import over_or_short
from scorepad.core.contract_words import DOUBLINGS, result_in_words
from scorepad.core.legible import apart
from scorepad.ui import look
from scorepad.ui.say import say
from scorepad.ui.widgets.auction_sheet import AuctionSheet
from scorepad.ui.widgets.bidding_box import BiddingBox
from scorepad.ui.widgets.card import Card
from scorepad.ui.widgets.choice_row import ChoiceRow, Option
from scorepad.ui.widgets.contract_grid import ContractGrid
from scorepad.ui.widgets.declarer_table import DeclarerTable
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.result_pad import Result, ResultPad
from tests.gallery import SIZES, Context, scene

BRIDGE = Bidding((0, 1, 0, 1), (*SUITS, Strain.NO_TRUMP), Bid(1, Strain.CLUBS))
WITH_NULLO = Bidding((0, 1, 0, 1), (*SUITS, Strain.NULLO, Strain.NO_TRUMP), Bid(1, Strain.CLUBS))
BRIDGETTE = Bidding((0, 1), (*SUITS, Strain.NO_TRUMP), Bid(0, Strain.NO_TRUMP))
CALLS = ("P", "1C", "X", "XX", "1H", "P", "P", "2D", "X", "P", "3H", "P", "4H")
HONOURS = ("none", "3", "4", "4 in one hand", "4 in one, 5th with partner", "5", "5 in one hand")


def _side_by_side(context: Context, *columns: tuple[QWidget, ...]) -> QWidget:
    """Cards as wide as the entry."""
    window = QWidget()
    window.setAutoFillBackground(True)
    line = QHBoxLayout(window)
    line.setContentsMargins(8, 8, 8, 8)
    line.setSpacing(8)
    for widgets in columns:
        card = Card()
        card.setFixedWidth(look.scaled(336 if context.size == SIZES[1] else 372))
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch(1)
        line.addWidget(card)
    line.addStretch(1)
    return window


def _grid(bidding: Bidding) -> ContractGrid:
    grid = ContractGrid()
    grid.offer(bidding.bids())
    return grid


def _pad(contract: Contract) -> ResultPad:
    pad = ResultPad()
    pad.offer(
        [
            Result(tricks, say(result_in_words(contract, tricks)), over_or_short(contract, tricks) >= 0)
            for tricks in range(14)
        ]
    )
    return pad


def _row(label: str, *words: str) -> ChoiceRow:
    row = ChoiceRow()
    row.set_label(label)
    row.offer([Option(word, word) for word in words])
    row.select(words[0])
    return row


@scene("contract-bids", grows=True)
def bids(context: Context) -> QWidget:
    """The grid: a level typed, a bid chosen, nullo, and bids that cannot be."""
    typed, chosen, nullo = _grid(BRIDGE), _grid(BRIDGETTE), ContractGrid()
    typed.propose_level(4)
    chosen.select(Bid(3, Strain.HEARTS))
    why = "There is no such bid"
    nullo.offer(WITH_NULLO.bids(), {bid: why for bid in WITH_NULLO.bids() if bid.level > 5})
    title = PlainLabel("What is the contract?", type_step=look.Type.TITLE, strong=True)
    doubling = ChoiceRow()
    doubling.offer([Option(one, say(words)) for one, words in DOUBLINGS.items()])
    doubling.select(Doubling.DOUBLED)
    return _side_by_side(context, (title, typed, doubling), (chosen,), (nullo,))


@scene("contract-auction", grows=True)
def auction(context: Context) -> QWidget:
    """An auction in the middle, at its begin, and with two."""
    columns = [(AuctionSheet(), BiddingBox()) for _ in range(3)]
    window = _side_by_side(context, *columns)
    auctions = ((BRIDGE, CALLS), (BRIDGE, ()), (BRIDGETTE, ("0N", "P")))
    for (sheet, box), (bidding, calls) in zip(columns, auctions, strict=True):
        going = follow_calls(bidding, 1, calls)
        sheet.show_auction(context.names[: bidding.seats], 1, going)
        box.offer(going)
    return window


@scene("contract-declarer", grows=True)
def declarer(context: Context) -> QWidget:
    """The table for two, three and four."""
    columns = []
    for seats in (2, 3, 4):
        table, told = DeclarerTable(), DeclarerTable()
        table.offer(context.names[-seats:], 0)
        told.offer(
            context.names[-seats:], seats - 1, [f"with {apart(name)}" for name in context.names[:seats]]
        )
        told.select(1)
        columns.append((table, told))
    return _side_by_side(context, *columns)


@scene("contract-result", grows=True)
def result(context: Context) -> QWidget:
    """Results of likely and of rare contracts, honours and doublings."""
    proposed, chosen = _pad(Contract(0, 4, Strain.SPADES)), _pad(Contract(0, 1, Strain.CLUBS))
    proposed.propose(10)
    chosen.select(8)
    rare, none, nullo = (
        _pad(Contract(0, level, strain))
        for level, strain in ((7, Strain.SPADES), (0, Strain.NO_TRUMP), (5, Strain.NULLO))
    )
    proposed.tile(10).setFocus(Qt.FocusReason.TabFocusReason)
    return _side_by_side(
        context,
        (proposed, chosen, _row("Honours", "none", "3", "4", "5")),
        (rare, none, _row("Honours", *HONOURS)),
        (nullo, _pad(Contract(0, 5, Strain.SPADES)), _row("", "not doubled", "doubled", "redoubled")),
    )
