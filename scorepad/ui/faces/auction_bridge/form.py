"""Entering an Auction Bridge deal: contract or calls, who plays it, the tricks and the honours."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from scorepad.core.auction import Bidding, Contract
from scorepad.core.contract import ContractDeal
from scorepad.core.contract_drafting import Stage
from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.games.auction_bridge.rules import AuctionDeal, Format, HeldBy, Honours, bidding, deals_left
from scorepad.games.auction_bridge.words import honours_in_words
from scorepad.ui.faces.contract_face import ContractFace
from scorepad.ui.say import say, short
from scorepad.ui.widgets.choice_row import ChoiceRow, Option
from scorepad.ui.widgets.pill_row import AnswerPill

_LEADS = QT_TRANSLATE_NOOP("auction_face", "{leader} leads, {dummy} is dummy.")
_LEADS_THREE = QT_TRANSLATE_NOOP("auction_face", "{leader} leads, the spare hand is dummy for {declarer}.")
_GAME = QT_TRANSLATE_NOOP("auction_face", "That is game: {games} in games.")
_RUBBER_OVER = QT_TRANSLATE_NOOP("auction_face", "That is the rubber.")
_LAST_DEAL = QT_TRANSLATE_NOOP("auction_face", "That is the last deal.")
_HONOURS = QT_TRANSLATE_NOOP("auction_face", "Honours")
_NONE = QT_TRANSLATE_NOOP("auction_face", "none")
_NO_HONOURS = QT_TRANSLATE_NOOP("auction_face", "no honours")
_IN_ONE = QT_TRANSLATE_NOOP("auction_face", "{count} in one")
_COUNT = QT_TRANSLATE_NOOP("auction_face", "{count}")
_SHARED_FIVE = QT_TRANSLATE_NOOP("auction_face", "4 + 1")
_DEFENDERS = QT_TRANSLATE_NOOP("auction_face", "defenders")
_KEY_HONOURS = QT_TRANSLATE_NOOP(
    "auction_face",
    "honours: 0, 3, 4 or 5; 6 is 4 in one hand, 7 is 4 + 1, 8 is 5 in one; + for the other side",
)
_HELD_BY_KEY = {"3": (3, 0), "4": (4, 0), "5": (5, 0), "6": (4, 4), "7": (5, 4), "8": (5, 5)}
"""The honours of each key: how many, and how many of them in one hand."""
_FIRST_GAME = QT_TRANSLATE_NOOP("auction_face", "deal {deal} · first game · {dealer} deals and bids first")
_SECOND_GAME = QT_TRANSLATE_NOOP("auction_face", "deal {deal} · second game · {dealer} deals and bids first")
_THIRD_GAME = QT_TRANSLATE_NOOP("auction_face", "deal {deal} · third game · {dealer} deals and bids first")
_LAST_GAME = QT_TRANSLATE_NOOP("auction_face", "deal {deal} · deciding game · {dealer} deals and bids first")
_OF_DEALS = QT_TRANSLATE_NOOP("auction_face", "deal {deal} · {left} · {dealer} deals and bids first")
_LEFT = QT_TRANSLATE_N_NOOP("auction_face", "%n deal(s) to go", "", 0)


class AuctionFace(ContractFace):
    """The entry form of Auction Bridge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.holder = ChoiceRow()
        self.honours = ChoiceRow()
        self._held_by = HeldBy.DECLARER
        super().__init__(parent)
        self.holder.chosen.connect(self._hold_by)
        self.honours.chosen.connect(self._call_honours)
        self.retranslate()

    def bidding(self, match: Match) -> Bidding:
        """Pairs bid against each other; three players each for himself."""
        return bidding(match.setup)

    def who_leads(self, match: Match, contract: Contract) -> Phrase:
        """The player at the declarer's left leads; his partner is dummy, or the spare hand of three."""
        setup = match.setup
        leader = setup.left_of(contract.declarer)
        names = [short(name) for name in setup.players]
        if setup.seats == 3:
            return _LEADS_THREE.of(leader=names[leader], declarer=names[contract.declarer])
        return _LEADS.of(leader=names[leader], dummy=names[setup.left_of(leader)])

    def meaning(self, scored: Match) -> Phrase | None:
        """A game, the rubber, or the last of a number of deals."""
        rubber = scored.setup.options.format is Format.RUBBER
        if scored.finished:
            return _RUBBER_OVER if rubber else _LAST_DEAL
        before = scored.game.score(scored.setup, scored.deals[:-1], False).state["games"]
        games = scored.sheet.state["games"]
        assert isinstance(games, tuple)
        return None if games == before else _GAME.of(games="–".join(str(won) for won in games))

    def summary(self, match: Match) -> str:
        """Which deal of which game, and who deals."""
        options, sheet = match.setup.options, match.sheet
        games = sheet.state["games"]
        assert isinstance(games, tuple)
        sentence = _OF_DEALS if options.format is Format.DEALS else _of_rubber(games)
        return say(
            sentence.of(
                deal=len(match.deals) + 1,
                left=_LEFT.counted(deals_left(match.setup, match.deals)),
                dealer=short(match.setup.players[match.dealer]),
            )
        )

    # Honours.

    def below(self) -> tuple[QWidget, ...]:
        """The honours, below the tricks."""
        return (self.honours, self.holder)

    def more_fields(self) -> tuple[str, ...]:
        """What may be impossible in another contract."""
        return ("honours",)

    def show_more(self, match: Match, deal: ContractDeal, contract: Contract | None) -> None:
        """Offer the honours that a side can hold in this strain, once the tricks are known."""
        assert isinstance(deal, AuctionDeal)
        possible = self._possible()
        asked = self.stage is Stage.ALL_IN and contract is not None and bool(possible)
        self.honours.setVisible(asked)
        if deal.honours is not None:
            self._held_by = deal.honours.by
        elif self.stage is not Stage.ALL_IN:
            self._held_by = HeldBy.DECLARER
        # Nearly always it is the declaring side that holds them; whose they are is asked where there are any.
        self.holder.setVisible(asked and (deal.honours is not None or self._held_by is HeldBy.DEFENDERS))
        if asked and contract is not None:
            self._show_honours(match, deal, contract, possible)

    def _show_honours(
        self, match: Match, deal: AuctionDeal, contract: Contract, possible: list[Honours]
    ) -> None:
        self.holder.offer([Option(by, self._side_name(match, contract, by)) for by in HeldBy])
        self.holder.select(self._held_by)
        self.honours.set_label(say(_HONOURS))
        self.honours.offer(
            [
                Option(None, say(_NONE), aloud=say(_NO_HONOURS)),
                *(
                    Option(_held(one), say(_in_short(one)), aloud=say(honours_in_words(one, contract.strain)))
                    for one in possible
                ),
            ]
        )
        self.honours.select(None if deal.honours is None else _held(deal.honours))

    def _side_name(self, match: Match, contract: Contract, by: HeldBy) -> str:
        if by is HeldBy.DECLARER:
            return self.side_of(contract)
        others = [side for side in range(len(match.side_names)) if side != self._side(contract)]
        return say(_DEFENDERS) if len(others) > 1 else short(self.match.side_names[others[0]])

    def _side(self, contract: Contract) -> int:
        return bidding(self.match.setup).sides[contract.declarer]

    def _possible(self) -> list[Honours]:
        """The honours that can be called by the declaring side, or as well by the others."""
        offered = self.so_far.choices(Ask("honours"))
        return [
            choice.value
            for choice in offered
            if choice.problem is None and choice.value is not None and choice.value.by is HeldBy.DECLARER
        ]

    def _hold_by(self, by: HeldBy) -> None:
        self._held_by = by
        deal = self.so_far.deal
        assert isinstance(deal, AuctionDeal)
        if deal.honours is not None:
            self.enter((Ask("honours"), replace(deal.honours, by=by)))
        else:
            self.show_again()

    def _call_honours(self, held: tuple[int, int] | None) -> None:
        if held is None:
            self.enter((Ask("honours"), None))
        else:
            count, one = held
            self.enter((Ask("honours"), Honours(by=self._held_by, count=count, in_one_hand=one)))

    def take_more(self, text: str) -> bool:
        """A digit calls so many honours, the digits behind them those in one hand; + is the other side."""
        if text == "+":
            sides = list(HeldBy)
            self._hold_by(sides[1 - sides.index(self._held_by)])
            return True
        if not (text.isascii() and text.isdigit()):
            return False
        held = _HELD_BY_KEY.get(text)
        if text == "0" or (held is not None and held in map(_held, self._possible())):
            self._call_honours(held)
        return True

    def more_pills(self, deal: ContractDeal, contract: Contract | None) -> list[AnswerPill]:
        """The honours, where any were called."""
        assert isinstance(deal, AuctionDeal)
        if deal.honours is None or contract is None:
            return []
        return [AnswerPill("honours", say(honours_in_words(deal.honours, contract.strain)))]

    def keys(self) -> tuple[tuple[str, str], ...]:
        """What `handle_key` takes."""
        *keys, accept = super().keys()
        return (*keys, (say(_KEY_HONOURS), "0 3–8 +"), accept)


def _of_rubber(games: tuple[int, ...]) -> Phrase:
    """What the next game is called: it decides once every side has won one."""
    return _LAST_GAME if min(games) > 0 else (_FIRST_GAME, _SECOND_GAME, _THIRD_GAME)[sum(games)]


def _held(honours: Honours) -> tuple[int, int]:
    return honours.count, honours.in_one_hand


def _in_short(honours: Honours) -> Phrase:
    if honours.in_one_hand == 0:
        return _COUNT.of(count=honours.count)
    return _SHARED_FIVE if honours.count > honours.in_one_hand else _IN_ONE.of(count=honours.count)
