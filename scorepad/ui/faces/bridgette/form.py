"""Entering a Bridgette deal: the exchange, contract or calls, the tricks; and the score tables."""

from PySide6.QtWidgets import QWidget

from scorepad.core.auction import Bidding, Contract
from scorepad.core.contract import ContractDeal
from scorepad.core.contract_drafting import Stage
from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.games.bridgette.rules import (
    BIDDING,
    DRAWN,
    DRAWN_BY_THE_OTHER,
    BridgetteDeal,
    Upcard,
    is_extra,
)
from scorepad.games.bridgette.words import UPCARDS
from scorepad.ui.faces.bridgette.tables import BridgetteTables
from scorepad.ui.faces.contract_face import ContractFace
from scorepad.ui.say import say, short
from scorepad.ui.widgets.choice_row import ChoiceRow, Option
from scorepad.ui.widgets.labels import PlainLabel
from scorepad.ui.widgets.pill_row import AnswerPill

_LEADS = QT_TRANSLATE_NOOP("bridgette_face", "{leader} leads.")
_SHORT = {
    Upcard.NUMBER: QT_TRANSLATE_NOOP("bridgette_face", "2–10"),
    Upcard.FACE: QT_TRANSLATE_NOOP("bridgette_face", "J Q K"),
    Upcard.ACE: QT_TRANSLATE_NOOP("bridgette_face", "Ace"),
}
_EXCHANGE = QT_TRANSLATE_NOOP("bridgette_face", "{dealer} draws {cards}, {other} draws {others}.")
_MEANS = QT_TRANSLATE_NOOP("bridgette_face", "{card}: {draws}")
_ASK_UPCARD = QT_TRANSLATE_NOOP("bridgette_face", "The exchange: what was turned up?")
_HINT_UPCARD = QT_TRANSLATE_NOOP("bridgette_face", "Tap it, or go on to the auction.")
_NO_UPCARD = QT_TRANSLATE_NOOP("bridgette_face", "up-card not noted")
_DEALS_LEFT = QT_TRANSLATE_N_NOOP("bridgette_face", "%n deal(s) to go.", "", 0)
_LEFT = QT_TRANSLATE_N_NOOP("bridgette_face", "%n deal(s) to go", "", 0)
_EXTRA = QT_TRANSLATE_NOOP("bridgette_face", "Level: an extra deal will be played.")
_LAST = QT_TRANSLATE_NOOP("bridgette_face", "That is the last deal.")
_SUMMARY = QT_TRANSLATE_NOOP("bridgette_face", "deal {deal} · {left} · {dealer} deals and bids first")

_SUMMARY_EXTRA = QT_TRANSLATE_NOOP(
    "bridgette_face", "extra deal: you are level · {dealer} deals and bids first"
)


class BridgetteFace(ContractFace):
    """The entry form of Bridgette."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.upcard = ChoiceRow()
        self.exchange = PlainLabel(role="soft_ink")
        self.exchange.setWordWrap(True)
        self._tables = BridgetteTables()
        super().__init__(parent)
        self.upcard.chosen.connect(lambda card: self.enter((Ask("upcard"), card)))
        self.retranslate()

    @property
    def companion(self) -> QWidget:
        """The score tables."""
        return self._tables

    def bidding(self, match: Match) -> Bidding:
        """Two players, from no trump at level 0 up."""
        del match
        return BIDDING

    def who_leads(self, match: Match, contract: Contract) -> Phrase:
        """The declarer's opponent leads."""
        return _LEADS.of(leader=short(match.setup.players[1 - contract.declarer]))

    def meaning(self, scored: Match) -> Phrase | None:
        """How many deals are left, and that level totals are played on."""
        if scored.finished:
            return _LAST
        left = scored.sheet.state["deals_left"]
        assert isinstance(left, int)
        extra = _is_extra(scored)
        return _EXTRA if extra else _DEALS_LEFT.counted(left)

    def summary(self, match: Match) -> str:
        """Which deal, or that it is an extra one, and who deals."""
        left = match.sheet.state["deals_left"]
        assert isinstance(left, int)
        dealer = short(match.setup.players[match.dealer])
        if _is_extra(match):
            return say(_SUMMARY_EXTRA.of(dealer=dealer))
        return say(_SUMMARY.of(deal=len(match.deals) + 1, left=_LEFT.counted(left), dealer=dealer))

    # The exchange.

    first_field = "upcard"

    def first(self) -> tuple[QWidget, ...]:
        """The up-card, and what it means."""
        return (self.upcard, self.exchange)

    def first_words(self) -> tuple[Phrase, Phrase]:
        """The question for the up-card."""
        return _ASK_UPCARD, _HINT_UPCARD

    def contract_hint(self, deal: ContractDeal) -> Phrase:
        """Who draws how many cards, where that is known."""
        assert isinstance(deal, BridgetteDeal)
        return super().contract_hint(deal) if deal.upcard is None else self._draws(self.match, deal.upcard)

    def show_more(self, match: Match, deal: ContractDeal, contract: Contract | None) -> None:
        """Who draws how many cards; and in the score tables what applies."""
        assert isinstance(deal, BridgetteDeal)
        self.upcard.offer([Option(card, say(_SHORT[card]), aloud=say(UPCARDS[card])) for card in Upcard])
        self.upcard.select(deal.upcard)
        self.exchange.setText("\n".join(say(line) for line in self._explained(match)))
        self._tables.show_contract(match.setup.options, contract, deal.tricks)

    def _explained(self, match: Match) -> list[Phrase]:
        """What each card means, a line each."""
        return [_MEANS.of(card=UPCARDS[card], draws=self._draws(match, card)) for card in Upcard]

    def _draws(self, match: Match, card: Upcard) -> Phrase:
        dealer = match.dealer
        names = [short(name) for name in match.setup.players]
        return _EXCHANGE.of(
            dealer=names[dealer], cards=DRAWN[card], other=names[1 - dealer], others=DRAWN_BY_THE_OTHER
        )

    def more_pills(self, deal: ContractDeal, contract: Contract | None) -> list[AnswerPill]:
        """The up-card, or that it can still be noted."""
        del contract
        assert isinstance(deal, BridgetteDeal)
        if self.stage is Stage.FIRST:
            return []
        if deal.upcard is None:
            return [AnswerPill(self.first_field, say(_NO_UPCARD))]
        return [AnswerPill(self.first_field, say(_SHORT[deal.upcard]), say(UPCARDS[deal.upcard]))]


def _is_extra(match: Match) -> bool:
    return is_extra(match.setup, [deal for deal in match.deals if isinstance(deal, BridgetteDeal)])
