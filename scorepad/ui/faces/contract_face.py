"""Entering a deal at a contract, alike in both bridges: contract or auction, then what became of it."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from enum import StrEnum

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scorepad.core.auction import DOUBLE, PASS, REDOUBLE, Auction, Bid, Bidding, Contract, Doubling, Strain
from scorepad.core.contract import ContractDeal, auction_of, contract_of, is_passed_out, over_or_short
from scorepad.core.contract_words import (
    DOUBLINGS,
    REFUSALS,
    STRAINS,
    bid_in_short,
    contract_in_short,
    contract_in_words,
    result_in_words,
)
from scorepad.core.faults import COMMON_FAULTS, Problem
from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.faces.face import Aim, Face
from scorepad.ui.say import say, short
from scorepad.ui.widgets.auction_sheet import AuctionSheet
from scorepad.ui.widgets.bidding_box import BiddingBox
from scorepad.ui.widgets.choice_row import ChoiceRow, Option
from scorepad.ui.widgets.contract_grid import ContractGrid
from scorepad.ui.widgets.declarer_table import DeclarerTable
from scorepad.ui.widgets.entry_frame import EntryFoot, EntryHead
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.pill_row import AnswerPill, PillRow
from scorepad.ui.widgets.result_pad import Result, ResultPad
from scorepad.ui.widgets.scrolling import scrolling

_ASK_CONTRACT = QT_TRANSLATE_NOOP("contract_face", "What is the contract?")
_HINT_CONTRACT = QT_TRANSLATE_NOOP("contract_face", "Tap it, or type the level and the strain.")
_ASK_STRAIN = QT_TRANSLATE_NOOP("contract_face", "{level} of what?")
_ASK_LEVEL = QT_TRANSLATE_NOOP("contract_face", "How many {strain}?")
_HINT_STRAIN = QT_TRANSLATE_NOOP("contract_face", "Tap it, or type its number or letter.")
_ASK_CALL = QT_TRANSLATE_NOOP("contract_face", "What does {who} call?")
_HINT_CALL = QT_TRANSLATE_NOOP("contract_face", "X doubles, P or Enter passes.")
_ASK_DECLARER = QT_TRANSLATE_NOOP("contract_face", "Who plays {contract}?")
_HINT_DECLARER = QT_TRANSLATE_NOOP("contract_face", "Type a number or tap. X doubles.")
_ASK_TRICKS = QT_TRANSLATE_NOOP("contract_face", "How many tricks did {who} win?")
_ALL_IN = QT_TRANSLATE_NOOP("contract_face", "Deal {deal}: is this right?")
_HINT_ACCEPT = QT_TRANSLATE_NOOP("contract_face", "Enter scores it.")
_ASK_PASSED = QT_TRANSLATE_NOOP("contract_face", "Everybody passed: is this right?")
_NEXT_DEALS = QT_TRANSLATE_NOOP("contract_face", "No score. {who} deals next.")
_SAME_DEALS = QT_TRANSLATE_NOOP("contract_face", "No score. {who} deals again.")
_BY = QT_TRANSLATE_NOOP("contract_face", "by {who}")
_TRICKS = QT_TRANSLATE_NOOP("contract_face", "{tricks}: {result}")
_PASSED = QT_TRANSLATE_NOOP("contract_face", "Passed out")
_CALL_BY_CALL = QT_TRANSLATE_NOOP("contract_face", "Call by call")
_CONTRACT_ONLY = QT_TRANSLATE_NOOP("contract_face", "Contract only")
_SCORE = QT_TRANSLATE_NOOP("contract_face", "Score deal {deal}")
_WRITE_DOWN = QT_TRANSLATE_NOOP("contract_face", "Write it down")
_TAKE = QT_TRANSLATE_NOOP("contract_face", "{result}: {tricks} tricks")
_TO_COME = QT_TRANSLATE_NOOP("contract_face", "Contract, player, tricks")
_GO_ON = QT_TRANSLATE_NOOP("contract_face", "On to the auction")
_SIDE_GETS = QT_TRANSLATE_NOOP("contract_face", "{who} {points}:")
_NOBODY_GETS = QT_TRANSLATE_NOOP("contract_face", "No points for anybody.")
_DOUBLING = QT_TRANSLATE_NOOP("contract_face", "Doubling")
_KEY_OF_PASS = QT_TRANSLATE_NOOP("contract_face", "p")

_KEY_LEVEL = QT_TRANSLATE_NOOP("contract_face", "the level, then the strain by number or letter")
_KEY_DOUBLE = QT_TRANSLATE_NOOP("contract_face", "doubled, redoubled, or not")
_KEY_WHO = QT_TRANSLATE_NOOP("contract_face", "who plays it, as numbered at the table")
_KEY_TRICKS = QT_TRANSLATE_NOOP("contract_face", "the tricks; + and 2 is 12")
_KEY_PASS = QT_TRANSLATE_NOOP("contract_face", "pass, call by call")
_KEY_BACK = QT_TRANSLATE_NOOP("contract_face", "back to the answer before")
_KEY_ACCEPT = QT_TRANSLATE_NOOP("contract_face", "take what is proposed, or score the deal")

CONTRACT_FIELDS = ("level", "strain", "doubling", "declarer", "tricks")
TEN = 10


class Stage(StrEnum):
    """Which question of a deal is open."""

    FIRST = "first"
    CONTRACT = "contract"
    AUCTION = "auction"
    DECLARER = "declarer"
    RESULT = "result"
    ALL_IN = "all_in"
    PASSED_OUT = "passed_out"


class ContractFace(Face):
    """One question at a time: contract or calls, who plays it, the tricks; a game adds its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._aim: Aim | None = None
        self._stage = Stage.CONTRACT
        self._by_calls = False
        self._skipped = False
        self._level_of_call: int | None = None
        self._ten_more = False

        self._head = EntryHead()
        self._pills = PillRow()
        self.grid = ContractGrid()
        self.auction_sheet = AuctionSheet()
        self.bidding_box = BiddingBox()
        self.doubling = ChoiceRow()
        self.declarer = DeclarerTable()
        self.result = ResultPad()
        self._note = Note()
        self.passed_out = QPushButton()
        self.other_way = QPushButton()
        self._ways = QWidget()
        self._foot = EntryFoot()
        self._lay_out()
        self._connect()

    # What a game adds.

    @abstractmethod
    def bidding(self, match: Match) -> Bidding:
        """How the table bids."""

    @abstractmethod
    def who_leads(self, match: Match, contract: Contract) -> Phrase:
        """Who leads, and who is dummy where there is one."""

    @abstractmethod
    def meaning(self, scored: Match) -> Phrase | None:
        """What the deal that was scored last means for the match, where it means more than its points."""

    def asks_first(self, deal: ContractDeal) -> bool:
        """Whether the game asks something of its own before the contract."""
        del deal
        return False

    def first(self) -> tuple[QWidget, ...]:
        """The game's own question before the contract."""
        return ()

    def first_words(self) -> tuple[Phrase, Phrase]:
        """That question, and how to answer it."""
        return _ASK_CONTRACT, _HINT_CONTRACT

    def below(self) -> tuple[QWidget, ...]:
        """The game's own questions below that of the tricks."""
        return ()

    def show_more(self, match: Match, deal: ContractDeal, contract: Contract | None) -> None:
        """Show the game's own questions."""

    def more_pills(self, deal: ContractDeal, contract: Contract | None) -> list[AnswerPill]:
        """The answers to the game's own questions."""
        del deal, contract
        return []

    def more_fields(self) -> tuple[str, ...]:
        """The game's own fields that hang on the contract."""
        return ()

    def take_more(self, text: str) -> bool:
        """Take a key for the game's own questions once the tricks are known."""
        return False

    # Layout.

    def _lay_out(self) -> None:
        for button in (self.passed_out, self.other_way):
            button.setMinimumHeight(44)
        ways = QHBoxLayout(self._ways)
        ways.setContentsMargins(0, 0, 0, 0)
        ways.setSpacing(8)
        ways.addWidget(self.passed_out, 1)
        ways.addWidget(self.other_way, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        questions = (
            self.grid,
            self.auction_sheet,
            self.bidding_box,
            self.doubling,
            self.declarer,
            self.result,
        )
        # The question and its answers stay where they are; only what explains them may scroll.
        for widget in (self._head, self._pills, *self.first(), *questions):
            column.addWidget(widget)
        explained = scrolling(self._note, *self.below())
        explained.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        column.addWidget(explained, 1)
        column.addWidget(self._ways)
        column.addWidget(self._foot)

    def _connect(self) -> None:
        self.grid.chosen.connect(self._choose_bid)
        self.bidding_box.called.connect(self._call)
        self.auction_sheet.reopened.connect(self._back_to_call)
        self.doubling.chosen.connect(lambda doubling: self.answered.emit(Ask("doubling"), doubling))
        self.declarer.chosen.connect(lambda seat: self.answered.emit(Ask("declarer"), seat))
        self.result.chosen.connect(lambda tricks: self.answered.emit(Ask("tricks"), tricks))
        self._pills.reopened.connect(self._reopen)
        self.passed_out.clicked.connect(lambda: self.answered.emit(Ask("passed_out"), True))
        self.other_way.clicked.connect(self._go_the_other_way)
        self._foot.back_wanted.connect(self._back)
        self._foot.accepted.connect(self._accept_or_take_the_proposal)

    # Showing.

    def show_match(self, match: Match, aim: Aim | None = None) -> None:
        """Show the deal being entered."""
        if self._match is None or len(match.deals) != len(self._match.deals):
            self._skipped = False
        self._match, self._aim = match, aim
        self._ten_more = False
        self._level_of_call = None
        deal = self._deal()
        if deal.auction is not None:
            self._by_calls = True
        auction = self._auction()
        contract = self._contract()
        self._stage = self._stage_of(deal, auction)
        self._show_words(match, deal, contract, auction)
        self._pills.show_pills(self._answers(deal, contract))
        self._show_questions(deal, contract, auction)
        self.show_more(match, deal, contract)
        self._show_note(match, deal)
        self._show_buttons(match, deal, contract, auction)

    @property
    def match(self) -> Match:
        """The match that is shown."""
        assert self._match is not None, "a form is shown a match first"
        return self._match

    @property
    def aim(self) -> Aim | None:
        """What accepting is for, where it is not simply to score the deal."""
        return self._aim

    @property
    def stage(self) -> Stage:
        """Which question is open."""
        return self._stage

    def _deal(self) -> ContractDeal:
        deal = self.match.draft
        assert isinstance(deal, ContractDeal)
        return deal

    def _auction(self) -> Auction:
        return auction_of(self._deal(), self.bidding(self.match), self.match.dealer)

    def _contract(self) -> Contract | None:
        """The contract as far as it is known by all but who plays it; None before that."""
        deal = self._deal()
        if is_passed_out(deal):
            return None
        return contract_of(deal, self.bidding(self.match), self.match.dealer)

    def _stage_of(self, deal: ContractDeal, auction: Auction) -> Stage:
        if deal.passed_out or auction.passed_out:
            return Stage.PASSED_OUT
        if self._is_first(deal, auction):
            return Stage.FIRST
        if deal.level is None or deal.strain is None:
            if self._by_calls and not self._is_begun(deal) and not auction.over:
                return Stage.AUCTION
            if not auction.over:
                return Stage.CONTRACT
        elif deal.declarer is None:
            return Stage.DECLARER
        return Stage.RESULT if deal.tricks is None else Stage.ALL_IN

    def _is_first(self, deal: ContractDeal, auction: Auction) -> bool:
        untouched = not self._is_begun(deal) and not auction.calls
        return untouched and not self._skipped and self.asks_first(deal)

    def _is_begun(self, deal: ContractDeal) -> bool:
        """Whether something of the contract is entered without its auction."""
        return any(getattr(deal, key) is not None for key in CONTRACT_FIELDS)

    def _show_words(
        self, match: Match, deal: ContractDeal, contract: Contract | None, auction: Auction
    ) -> None:
        question, hint = self._in_words(match, deal, contract, auction)
        self._head.ask(say(question), say(hint))

    def _in_words(
        self, match: Match, deal: ContractDeal, contract: Contract | None, auction: Auction
    ) -> tuple[Phrase, Phrase]:
        players = match.setup.players
        accept = _HINT_ACCEPT if self._aim is None else self._aim.hint
        match self._stage:
            case Stage.FIRST:
                return self.first_words()
            case Stage.CONTRACT:
                return self._asked_contract(deal)
            case Stage.AUCTION:
                return _ASK_CALL.of(who=short(players[auction.turn])), _HINT_CALL
            case Stage.DECLARER:
                assert deal.level is not None and deal.strain is not None
                return _ASK_DECLARER.of(contract=bid_in_short(deal.level, deal.strain)), _HINT_DECLARER
            case Stage.RESULT:
                assert contract is not None
                return _ASK_TRICKS.of(who=self.side_of(contract)), self.who_leads(match, contract)
            case Stage.PASSED_OUT:
                return _ASK_PASSED, self._who_deals_next(match, deal) if self._aim is None else accept
        return _ALL_IN.of(deal=len(match.deals) + 1), accept

    def _asked_contract(self, deal: ContractDeal) -> tuple[Phrase, Phrase]:
        if deal.level is not None:
            return _ASK_STRAIN.of(level=deal.level), _HINT_STRAIN
        if deal.strain is not None:
            return _ASK_LEVEL.of(strain=STRAINS[deal.strain]), _HINT_CONTRACT
        return _ASK_CONTRACT, self.contract_hint(deal)

    def contract_hint(self, deal: ContractDeal) -> Phrase:
        """What stands under the question for the contract."""
        del deal
        return _HINT_CONTRACT

    def side_of(self, contract: Contract) -> str:
        """The declaring side's name."""
        return self.name_of_side(self.bidding(self.match).sides[contract.declarer])

    def name_of_side(self, side: int) -> str:
        """A side's name, cut where it is long; a pair's is two names."""
        seats = self.match.game.sides(self.match.setup.seats)[side]
        return " & ".join(short(self.match.setup.players[seat]) for seat in seats)

    def _who_deals_next(self, match: Match, deal: ContractDeal) -> Phrase:
        after = match.add(deal).after
        sentence = _SAME_DEALS if after.dealer == match.dealer else _NEXT_DEALS
        return sentence.of(who=short(match.setup.players[after.dealer]))

    def _answers(self, deal: ContractDeal, contract: Contract | None) -> list[AnswerPill]:
        """What is answered, each to be tapped to be answered anew."""
        if self._stage is Stage.PASSED_OUT:
            return [AnswerPill("passed_out", say(_PASSED))]
        if contract is None:
            if deal.level is None or deal.strain is None:
                return self.more_pills(deal, None)
            contract = Contract(0, deal.level, deal.strain, deal.doubling or Doubling.NONE)
            return [self._contract_pill(contract)]
        who = say(_BY.of(who=short(self.match.setup.players[contract.declarer])))
        pills = [self._contract_pill(contract), AnswerPill("declarer", who)]
        if deal.auction is None:
            pills.insert(1, AnswerPill("doubling", say(DOUBLINGS[contract.doubling])))
        if deal.tricks is not None:
            result = _TRICKS.of(tricks=deal.tricks, result=result_in_words(contract, deal.tricks))
            pills.append(AnswerPill("tricks", say(result)))
        return [*pills, *self.more_pills(deal, contract)]

    def _contract_pill(self, contract: Contract) -> AnswerPill:
        words = bid_in_short(contract.level, contract.strain)
        if self._deal().auction is not None:  # the double is part of what was called
            words = contract_in_short(contract)
        return AnswerPill("contract", say(words), say(contract_in_words(contract)))

    def _show_questions(self, deal: ContractDeal, contract: Contract | None, auction: Auction) -> None:
        table, stage, players = self.bidding(self.match), self._stage, self.match.setup.players
        shown: Mapping[QWidget, bool] = {
            **dict.fromkeys(self.first(), stage is Stage.FIRST),
            self.grid: stage is Stage.CONTRACT,
            self.auction_sheet: stage is Stage.AUCTION,
            self.bidding_box: stage is Stage.AUCTION,
            self.doubling: stage is Stage.DECLARER,
            self.declarer: stage is Stage.DECLARER,
            self.result: stage is Stage.RESULT,
        }
        for widget, visible in shown.items():
            widget.setVisible(visible)
        if stage is Stage.CONTRACT:
            self.grid.offer(table.bids())
            self.grid.propose_level(deal.level)
            self.grid.select(None)
        if stage is Stage.AUCTION:
            self.auction_sheet.show_auction(players, self.match.dealer, auction)
            self.bidding_box.offer(auction)
        if stage is Stage.DECLARER:
            self._show_doubling(deal)
            self.declarer.offer(players, self.match.dealer)
            self.declarer.select(deal.declarer)
        if stage is Stage.RESULT and contract is not None:
            self._show_results(contract)

    def _show_doubling(self, deal: ContractDeal) -> None:
        self.doubling.set_label(say(_DOUBLING))
        self.doubling.offer([Option(doubling, say(words)) for doubling, words in DOUBLINGS.items()])
        self.doubling.select(deal.doubling or Doubling.NONE)

    def _show_results(self, contract: Contract) -> None:
        choices = self.match.choices(Ask("tricks"))
        self.result.offer(
            [
                Result(
                    choice.value,
                    say(result_in_words(contract, choice.value)),
                    over_or_short(contract, choice.value) >= 0,
                    "" if choice.problem is None else say(self.sentence(choice.problem)),
                )
                for choice in choices
            ]
        )
        exact = (choice.value for choice in choices if over_or_short(contract, choice.value) == 0)
        self.result.propose(next(exact, None))

    # The note: what is wrong, what would come of it, or what the deal is worth.

    def _show_note(self, match: Match, deal: ContractDeal) -> None:
        self._note.hide()
        broken = next(iter(match.draft_problems()), None)
        if broken is not None:
            # A record may bring this, or a correction: what was entered breaks a rule.
            self.show_problem(broken)
        elif self._stage not in (Stage.ALL_IN, Stage.PASSED_OUT):
            return
        elif self._aim is not None:
            self._note.show_note("", self._aim.told, "problem" if self._aim.trouble else "info")
            self._note.setVisible(bool(self._aim.told))
        elif self._stage is Stage.ALL_IN:
            self._show_worth(match.add(deal).after)

    def _show_worth(self, scored: Match) -> None:
        """The points of the deal before they are accepted, and what they would mean."""
        row = scored.sheet.rows[-1]
        leads, lines = [], []
        for side, points in enumerate(row.points):
            said = scored.game.words.because(scored.setup, scored.deals[-1], row, side)
            if said:
                leads.append(say(_SIDE_GETS.of(who=self.name_of_side(side), points=f"{points:+d}")))
                lines.append(f"{leads[-1]} {'; '.join(say(phrase) for phrase in said)}")
        meaning = self.meaning(scored)
        if meaning is not None:
            lines.append(say(meaning))
        lead = leads[0] if leads else ""
        self._note.show_note(lead, ("\n".join(lines) or say(_NOBODY_GETS)).removeprefix(lead).strip())

    def sentence(self, problem: Problem) -> Phrase:
        """A problem in words."""
        words = self.match.game.words.faults.get(problem.fault) or COMMON_FAULTS[problem.fault]
        return words.of(**{"field": problem.field, **problem.values})

    def show_problem(self, problem: Problem) -> None:
        """Say in the note why a value cannot be."""
        self._note.show_note("", say(self.sentence(problem)), kind="warning")

    def _explain(self, words: Phrase) -> None:
        self._note.show_note("", say(words), kind="warning")

    # The buttons.

    def _show_buttons(
        self, match: Match, deal: ContractDeal, contract: Contract | None, auction: Auction
    ) -> None:
        untouched = not self._is_begun(deal) and not auction.calls
        begins = self._stage in (Stage.CONTRACT, Stage.AUCTION) and untouched
        self._ways.setVisible(begins)
        # While calls are made the box has its own pass, and a tap on a call goes back to it.
        self._foot.setVisible(not begins and self._stage is not Stage.AUCTION)
        self.passed_out.setText(say(_PASSED))
        self.passed_out.setVisible(self._stage is Stage.CONTRACT)
        self.other_way.setText(say(_CONTRACT_ONLY if self._by_calls else _CALL_BY_CALL))
        self._foot.back.setVisible(self._stage is not Stage.FIRST)
        score = _SCORE.of(deal=len(match.deals) + 1) if self._aim is None else self._aim.accept
        if self._stage is Stage.FIRST:
            self._foot.offer(say(_GO_ON))
        elif self._stage is Stage.RESULT and contract is not None and self.result.proposed() is not None:
            tricks = self.result.proposed()
            self._foot.offer(say(_TAKE.of(result=result_in_words(contract, tricks or 0), tricks=tricks)))
        elif self._stage in (Stage.CONTRACT, Stage.DECLARER, Stage.RESULT):
            self._foot.wait(say(_TO_COME), say(score))
        elif self._aim is not None and not self._aim.ready:
            self._foot.wait(say(score), say(score))
        elif self._stage is Stage.PASSED_OUT and self._aim is None:
            self._foot.offer(say(_WRITE_DOWN))
        else:
            self._foot.offer(say(score))

    # Entering.

    def _choose_bid(self, level: int, strain: Strain) -> None:
        self.entered.emit(((Ask("level"), level), (Ask("strain"), strain)))

    def _call(self, call: str) -> None:
        self.answered.emit(Ask("auction"), (*self._auction().calls, call))

    def _back_to_call(self, at: int) -> None:
        """Take back a call and all after it, and what was entered of the play."""
        fields = ("tricks", *self.more_fields())
        calls = self._auction().calls[:at] or None
        self.entered.emit((*self._opened(fields), (Ask("auction"), calls)))

    def _opened(self, fields: Iterable[str]) -> list[tuple[Ask, object]]:
        deal = self._deal()
        return [(Ask(field), None) for field in fields if getattr(deal, field) is not None]

    def _reopen(self, key: str) -> None:
        """An answer was tapped: it is asked again, and the keyboard is where it can be typed."""
        self.setFocus()
        deal = self._deal()
        if deal.auction is not None and key in ("contract", "declarer", "passed_out"):
            self._back_to_call(len(deal.auction) - 1)
        elif key == "contract":
            fields = (*self.more_fields(), "tricks", "declarer", "doubling", "strain", "level")
            self.entered.emit(tuple(self._opened(fields)))
        elif key == "doubling":
            self._double()
        else:
            self.answered.emit(Ask(key), None)

    def _go_the_other_way(self) -> None:
        """From the contract to its calls, or back, before anything is entered."""
        self._by_calls = not self._by_calls
        self.show_match(self.match, self._aim)

    def _back(self) -> None:
        if self._level_of_call is not None:
            self._level_of_call = None
            self.bidding_box.propose_level(None)
        else:
            self.taken_back.emit()

    def _accept_or_take_the_proposal(self) -> None:
        if self._stage in (Stage.ALL_IN, Stage.PASSED_OUT):
            self.accepted.emit()
        elif self._stage is Stage.FIRST:
            self._skip()
        elif self._stage is Stage.AUCTION:
            self._call(PASS)
        elif self._stage is Stage.RESULT and (proposed := self.result.proposed()) is not None:
            self.answered.emit(Ask("tricks"), proposed)

    def _skip(self) -> None:
        self._skipped = True
        self.show_match(self.match, self._aim)

    # Keys.

    def keys(self) -> tuple[tuple[str, str], ...]:
        """What `handle_key` takes."""
        return (
            (say(_KEY_LEVEL), "1–7"),
            (say(_KEY_DOUBLE), "X"),
            (say(_KEY_WHO), "1–4"),
            (say(_KEY_TRICKS), "0–9 +"),
            (say(_KEY_PASS), say(_KEY_OF_PASS).upper()),
            (say(_KEY_BACK), "⌫"),
            (say(_KEY_ACCEPT), "⏎"),
        )

    def handle_key(self, event: QKeyEvent) -> bool:
        """Digits and letters answer the open question, Backspace goes back, Enter goes on."""
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        if event.key() == Qt.Key.Key_Backspace:
            self._back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._accept_or_take_the_proposal()
        else:
            return bool(event.text()) and self._take(event.text().lower())
        return True

    def _take(self, text: str) -> bool:
        if self._stage is Stage.FIRST and (_is_digit(text) or text == say(_KEY_OF_PASS)):
            self._skip()
        match self._stage:
            case Stage.CONTRACT:
                return self._take_contract(text)
            case Stage.AUCTION:
                return self._take_call(text)
            case Stage.DECLARER:
                return self._take_declarer(text)
            case Stage.RESULT:
                return self._take_tricks(text)
            case Stage.ALL_IN:
                return self._take_doubling(text) or self.take_more(text)
        return False

    def _take_contract(self, text: str) -> bool:
        deal = self._deal()
        if deal.level is None:
            if not _is_digit(text):
                return False
            self.answered.emit(Ask("level"), int(text))
            return True
        strain = self.grid.strain_keys().get(text)
        if strain is not None:
            self.answered.emit(Ask("strain"), strain)
        return strain is not None

    def _take_call(self, text: str) -> bool:
        if self._level_of_call is not None:
            strain = self.grid.strain_keys().get(text)
            if strain is not None:
                self._call_if_legal(Bid(self._level_of_call, strain).call)
            return strain is not None
        if text == say(_KEY_OF_PASS):
            self._call(PASS)
        elif text == "x":
            # A bid can be doubled or redoubled, never both by the same player.
            doubled = self._auction().doubling is Doubling.DOUBLED
            self._call_if_legal(REDOUBLE if doubled else DOUBLE)
        elif _is_digit(text):
            self._level_of_call = int(text)
            self.bidding_box.propose_level(self._level_of_call)
        else:
            return False
        return True

    def _call_if_legal(self, call: str) -> None:
        self._level_of_call = None
        self.bidding_box.propose_level(None)
        refused = self._auction().refusal(call)
        if refused is None:
            self._call(call)
        else:
            self._explain(REFUSALS[refused])

    def _take_declarer(self, text: str) -> bool:
        if self._take_doubling(text):
            return True
        if not _is_digit(text):
            return False
        if 1 <= int(text) <= self.match.setup.seats:
            self.answered.emit(Ask("declarer"), int(text) - 1)
        return True

    def _take_doubling(self, text: str) -> bool:
        if text != "x" or self._deal().auction is not None:
            return False
        self._double()
        return True

    def _double(self) -> None:
        """Not doubled, doubled, redoubled, and round again."""
        order = list(Doubling)
        held = order.index(self._deal().doubling or Doubling.NONE)
        self.answered.emit(Ask("doubling"), order[(held + 1) % len(order)])

    def _take_tricks(self, text: str) -> bool:
        if self._take_doubling(text):
            return True
        if text == "+":
            self._ten_more = True
        elif _is_digit(text):
            tricks = int(text) + (TEN if self._ten_more else 0)
            self._ten_more = False
            self.answered.emit(Ask("tricks"), tricks)
        else:
            return False
        return True

    # Room and language.

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the form."""
        self._foot.retranslate()
        if self._match is not None and not self._match.finished:
            self.show_match(self._match, self._aim)


def _is_digit(text: str) -> bool:
    return text.isascii() and text.isdigit()
