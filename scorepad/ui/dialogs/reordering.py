"""Taking a deal out, and putting two in each other's place."""

from PySide6.QtWidgets import QWidget

from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui import why
from scorepad.ui.dialogs.deciding import Deciding
from scorepad.ui.pages.parts import DOT, Wrapped
from scorepad.ui.say import say

_TAKE_OUT = QT_TRANSLATE_NOOP("reordering", "Take deal {deal} out of the match?")
_WHY_OUT = QT_TRANSLATE_NOOP("reordering", "For a deal that was never played. Undo brings it back.")
_SWAP = QT_TRANSLATE_NOOP("reordering", "Swap deals {deal} and {next}?")
_WHY_SWAP = QT_TRANSLATE_NOOP("reordering", "For two deals that were entered the wrong way round.")
_DO_OUT = QT_TRANSLATE_NOOP("reordering", "Take it out")
_DO_SWAP = QT_TRANSLATE_NOOP("reordering", "Swap them")
_DEAL = QT_TRANSLATE_NOOP("reordering", "Deal {deal}: {facts}")


class _OfDeals(Deciding):
    """A question about deals that stand still while it is asked."""

    may_mend = True

    def __init__(self, match: Match, deals: tuple[int, ...], parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self._deals = deals
        self._told = Wrapped()
        self.content.addWidget(self._told)

    def retranslate(self) -> None:
        """Say which deals they are."""
        self._told.setText(
            "\n".join(
                say(_DEAL.of(deal=at + 1, facts=DOT.join(why.deal(self.match, at)))) for at in self._deals
            )
        )
        super().retranslate()


class TakeOutDialog(_OfDeals):
    """Take the deal at index `at` out."""

    def __init__(self, match: Match, at: int, parent: QWidget | None = None) -> None:
        super().__init__(match, (at,), parent)
        self.retranslate()

    def proposed(self) -> Change | Phrase:
        """The match without it."""
        return self.match.remove(self._deals[0])

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self.set_words(say(_TAKE_OUT.of(deal=self._deals[0] + 1)), say(_WHY_OUT))
        self.accept_button.setText(say(_DO_OUT))
        super().retranslate()


class SwapDialog(_OfDeals):
    """Put the deal at index `at` and the one after it in each other's place."""

    def __init__(self, match: Match, at: int, parent: QWidget | None = None) -> None:
        super().__init__(match, (at, at + 1), parent)
        self.retranslate()

    def proposed(self) -> Change | Phrase:
        """The match with the two the other way round."""
        return self.match.move(*self._deals)

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        first, second = self._deals
        self.set_words(say(_SWAP.of(deal=first + 1, next=second + 1)), say(_WHY_SWAP))
        self.accept_button.setText(say(_DO_SWAP))
        super().retranslate()
