"""Every call of an auction as a button, of which only the legal ones can be pressed."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.core.auction import DOUBLE, PASS, REDOUBLE, Auction, Bid, Strain
from scorepad.core.contract_words import CALLS, REFUSALS
from scorepad.ui.say import say
from scorepad.ui.widgets.choice_row import ChoiceRow, Option
from scorepad.ui.widgets.contract_grid import ContractGrid

_GAP = 8


class BiddingBox(QWidget):
    """The bids as a grid, and below it pass, double and redouble."""

    called = Signal(str)
    """A call, as records write it."""
    refused = Signal(str)
    """A call that is illegal now was tapped, and why it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._auction: Auction | None = None
        self._bids = ContractGrid()
        self._others = ChoiceRow()
        self._bids.chosen.connect(lambda level, strain: self.called.emit(Bid(level, strain).call))
        self._others.chosen.connect(lambda call: self.called.emit(call))
        for part in (self._bids, self._others):
            part.refused.connect(self.refused)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self._bids)
        column.addWidget(self._others)

    def offer(self, auction: Auction) -> None:
        """Offer the calls of whoever is next in an auction."""
        self._auction = auction
        bids = auction.bidding.bids()
        self._bids.offer(bids, {bid: self._refusal(auction, bid.call) for bid in bids})
        self._others.offer(
            [
                Option(call, _on_button(say(CALLS[call])), self._refusal(auction, call))
                for call in (PASS, DOUBLE, REDOUBLE)
            ]
        )

    def _refusal(self, auction: Auction, call: str) -> str:
        refusal = auction.refusal(call)
        return say(REFUSALS[refusal]) if refusal else ""

    def propose_level(self, level: int | None) -> None:
        """Mark the bids of a level, whose strain is still to come; None marks none."""
        self._bids.propose_level(level)

    def strain_keys(self) -> dict[str, Strain]:
        """The keys that name a strain, as the grid shows them."""
        return self._bids.strain_keys()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and self._auction is not None:
            self.offer(self._auction)
        super().changeEvent(event)


def _on_button(words: str) -> str:
    return words[:1].upper() + words[1:]
