"""Entering a deal at a contract, alike in both bridges: contract or auction, then what became of it."""

from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.auction import PASS, Bidding, Contract, Doubling, Strain
from scorepad.core.contract import CONTRACT_KEYS, ContractDeal, over_or_short
from scorepad.core.contract_drafting import Answers, SoFar, Stage, so_far
from scorepad.core.contract_words import (
    DOUBLINGS,
    REFUSALS,
    STRAINS,
    bid_in_short,
    contract_in_short,
    contract_in_words,
    result_in_words,
)
from scorepad.core.drafting import drafted
from scorepad.core.faults import Problem
from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.words import problem_in_words
from scorepad.ui.faces.contract_keys import ContractKeys, keys_in_words
from scorepad.ui.faces.form import ALL_IN, EntryForm
from scorepad.ui.say import say, short
from scorepad.ui.widgets.auction_sheet import AuctionSheet
from scorepad.ui.widgets.bidding_box import BiddingBox
from scorepad.ui.widgets.choice_row import ChoiceRow, Option
from scorepad.ui.widgets.contract_grid import ContractGrid
from scorepad.ui.widgets.declarer_table import DeclarerTable
from scorepad.ui.widgets.entry_frame import EntryAnswers
from scorepad.ui.widgets.pill_row import AnswerPill, PillRow
from scorepad.ui.widgets.result_pad import Result, ResultPad
from scorepad.ui.widgets.tap_button import TapButton

_ASK_CONTRACT = QT_TRANSLATE_NOOP("contract_face", "What is the contract?")
_HINT_CONTRACT = QT_TRANSLATE_NOOP("contract_face", "Tap it, or type the level and the strain.")
_ASK_STRAIN = QT_TRANSLATE_NOOP("contract_face", "{level} of what?")
_ASK_LEVEL = QT_TRANSLATE_NOOP("contract_face", "How many {strain}?")
_HINT_STRAIN = QT_TRANSLATE_NOOP("contract_face", "Tap it, or type its number or letter.")
_ASK_CALL = QT_TRANSLATE_NOOP("contract_face", "What does {who} call?")
_HINT_CALL = QT_TRANSLATE_NOOP("contract_face", "X doubles, P or Enter passes.")
_HINT_FIRST_CALL = QT_TRANSLATE_NOOP("contract_face", "Type the level and the strain, or P to pass.")
_ASK_DECLARER = QT_TRANSLATE_NOOP("contract_face", "Who plays {contract}?")
_HINT_DECLARER = QT_TRANSLATE_NOOP("contract_face", "Type a number or tap. X doubles.")
_ASK_TRICKS = QT_TRANSLATE_NOOP("contract_face", "How many tricks did {who} win?")
_HINT_ONE = QT_TRANSLATE_NOOP("contract_face", "One trick: Enter. Ten or more: type the second digit.")
_ASK_PASSED = QT_TRANSLATE_NOOP("contract_face", "Everybody passed: is this right?")
_NEXT_DEALS = QT_TRANSLATE_NOOP("contract_face", "No score. {who} deals next.")
_SAME_DEALS = QT_TRANSLATE_NOOP("contract_face", "No score. {who} deals again.")
_HINT_MEND = QT_TRANSLATE_NOOP("contract_face", "Tap what is wrong, or press Enter to leave it out.")
_MEND = QT_TRANSLATE_NOOP("contract_face", "Leave out what does not fit")
_MEND_IN_SHORT = QT_TRANSLATE_NOOP("contract_face", "Leave it out")
_BY = QT_TRANSLATE_NOOP("contract_face", "by {who}")
_TRICKS = QT_TRANSLATE_NOOP("contract_face", "{tricks}: {result}")
_TRICKS_ALONE = QT_TRANSLATE_N_NOOP("contract_face", "%n trick(s)", "", 0)
_PASSED = QT_TRANSLATE_NOOP("contract_face", "Passed out")
_CALL_BY_CALL = QT_TRANSLATE_NOOP("contract_face", "Call by call")
_CONTRACT_ONLY = QT_TRANSLATE_NOOP("contract_face", "Contract only")
_WRITE_DOWN = QT_TRANSLATE_NOOP("contract_face", "Write it down")
_TAKE = QT_TRANSLATE_NOOP("contract_face", "{result}: {tricks} tricks")
_TAKE_ONE = QT_TRANSLATE_NOOP("contract_face", "{result}: 1 trick")
_TO_COME = QT_TRANSLATE_NOOP("contract_face", "Contract, player, tricks")
_PLAY_TO_COME = QT_TRANSLATE_NOOP("contract_face", "Player, tricks")
_GO_ON = QT_TRANSLATE_NOOP("contract_face", "On to the auction")
_DOUBLING = QT_TRANSLATE_NOOP("contract_face", "Doubling")

GAP = 10
"""Between the parts of the form, in pixels."""


class ContractFace(EntryForm):
    """One question at a time: contract or calls, who plays it, the tricks; a game adds its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._so_far: SoFar | None = None
        self._stage = Stage.CONTRACT
        self._by_calls: bool | None = None
        self._asks_first: bool | None = None
        self._explaining = False
        self._keys = ContractKeys(self)

        self._pills = PillRow()
        self.grid = ContractGrid()
        self.auction_sheet = AuctionSheet()
        self.bidding_box = BiddingBox()
        self.doubling = ChoiceRow()
        self.declarer = DeclarerTable()
        self.result = ResultPad()
        self.passed_out = TapButton()
        self.other_way = TapButton()
        self._ways = QWidget()
        self._questions = (
            *self.first(),
            self.grid,
            self.auction_sheet,
            self.bidding_box,
            self.doubling,
            self.declarer,
            self.result,
        )
        self._scrolled = EntryAnswers(self._pills, *self._questions, self._note, *self.below())
        self._lay_out()
        self._connect()

    # What a game adds.

    @abstractmethod
    def bidding(self, match: Match) -> Bidding:
        """How the table bids."""

    @abstractmethod
    def who_leads(self, match: Match, contract: Contract) -> Phrase:
        """Who leads, and who is dummy where there is one."""

    first_field = ""
    """The field of the game's own question before the contract; "" where there is none."""

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
        del text
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
        column.setSpacing(GAP)
        column.addWidget(self._head)
        column.addWidget(self._scrolled, 1)
        column.addWidget(self._ways)
        column.addWidget(self._foot)

    def _connect(self) -> None:
        self.grid.chosen.connect(self.choose_bid)
        self.bidding_box.called.connect(self.call)
        self.auction_sheet.reopened.connect(self._back_to_call)
        self.doubling.chosen.connect(self._enter_doubling)
        self.declarer.chosen.connect(lambda seat: self.enter((Ask("declarer"), seat)))
        self.result.chosen.connect(lambda tricks: self.enter((Ask("tricks"), tricks)))
        for group in (self.bidding_box, self.result):
            group.refused.connect(self.explain)
        self._pills.reopened.connect(self._reopen)
        self._scrolled.rearranged.connect(self._share_height)
        self.passed_out.clicked.connect(self.pass_out)
        self.other_way.clicked.connect(self._go_the_other_way)

    # Showing.

    def show_deal(self) -> None:
        """Show what is known of the deal."""
        match = self.match
        known = so_far(match, self.bidding(match))
        if known.is_blank and not self._showed_a_blank_of(match):
            self._asks_first = None
        self._by_calls = self._goes_by_calls(known)
        self._so_far = known
        self._stage = self._stage_of(known)
        self._keys.forget()
        self._explaining = False
        self.ask(*self._in_words())
        self._pills.show_pills(self._answers())
        self._show_questions()
        self.show_more(match, known.deal, known.contract)
        self.show_note()
        self._show_buttons()

    @property
    def so_far(self) -> SoFar:
        """What is known of the deal."""
        assert self._so_far is not None, "a form is shown a match first"
        return self._so_far

    @property
    def stage(self) -> Stage:
        """Which question is open."""
        return self._stage

    def _showed_a_blank_of(self, match: Match) -> bool:
        """Whether nothing was known either of the deal that was shown last, and it was the same deal."""
        last = self._so_far
        return last is not None and last.is_blank and len(last.match.deals) == len(match.deals)

    def _goes_by_calls(self, known: SoFar) -> bool:
        """Whether a contract is asked for call by call: as this one is entered, else as the last one was."""
        if known.has_auction or known.has_contract:
            return known.has_auction
        if self._by_calls is not None:
            return self._by_calls
        last = known.match.deals[-1:]
        return any(isinstance(deal, ContractDeal) and deal.auction is not None for deal in last)

    def _stage_of(self, known: SoFar) -> Stage:
        stage = known.stage(by_calls=bool(self._by_calls))
        if not self.first_field or getattr(known.deal, self.first_field) is not None:
            return stage
        begins = known.is_blank and stage is not Stage.PASSED_OUT
        return Stage.FIRST if (begins if self._asks_first is None else self._asks_first) else stage

    # Room.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height may have room for more, or for less."""
        super().resizeEvent(event)
        self._share_height()

    def _share_height(self) -> None:
        """Where not everything has room, rows of the auction go first, then the hint, then answers scroll."""
        lacking = self._lacking()
        if not self.auction_sheet.isHidden():
            full = self.auction_sheet.full_height()
            self.auction_sheet.save_room(full - max(0, lacking))
            lacking -= full - self.auction_sheet.sizeHint().height()
        self._head.save_room(tight=lacking > 0)
        self._scrolled.begin_with(self._most_wanted())

    def _most_wanted(self) -> QWidget | None:
        """What is to be in sight first: why something cannot be, the usual result, the answers, the note."""
        if self._explaining:
            return self._note
        if self._stage is Stage.RESULT and (proposed := self.result.proposed()) is not None:
            return self.result.tile(proposed)
        answers = (one for one in self._questions if one is not self.auction_sheet)
        return next((one for one in (*answers, self._note) if not one.isHidden()), None)

    def _lacking(self) -> int:
        """The height that the form lacks to show everything at once, at its usual height."""
        wanted = self._head.full_height(self.width()) + GAP + self._scrolled.height_wanted()
        wanted += sum(
            GAP + part.sizeHint().height() for part in (self._ways, self._foot) if not part.isHidden()
        )
        if not self.auction_sheet.isHidden():
            wanted += self.auction_sheet.full_height() - self.auction_sheet.sizeHint().height()
        return wanted - self.height()

    # The question.

    def _in_words(self) -> tuple[Phrase, Phrase]:
        known, match = self.so_far, self.match
        match self._stage:
            case Stage.FIRST:
                return self.first_words()
            case Stage.CONTRACT:
                return self._asked_contract(known.deal)
            case Stage.AUCTION:
                caller = short(match.setup.players[known.auction.turn])
                return _ASK_CALL.of(who=caller), _HINT_CALL if known.auction.calls else _HINT_FIRST_CALL
            case Stage.DECLARER:
                assert known.deal.level is not None and known.deal.strain is not None
                bid = bid_in_short(known.deal.level, known.deal.strain)
                return _ASK_DECLARER.of(contract=bid), _HINT_DECLARER
            case Stage.RESULT:
                assert known.contract is not None
                return _ASK_TRICKS.of(who=self.side_of(known.contract)), self.who_leads(match, known.contract)
            case Stage.PASSED_OUT:
                return _ASK_PASSED, self.hint_of_accepting()
        return ALL_IN.of(deal=len(match.deals) + 1), self.hint_of_accepting()

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

    def hint_of_accepting(self) -> Phrase:
        """That Enter scores it, who deals next, or that something has to be put right first."""
        if self.so_far.problems:
            return _HINT_MEND
        if self._aim is None and self._stage is Stage.PASSED_OUT:
            return self._who_deals_next()
        return super().hint_of_accepting()

    def _who_deals_next(self) -> Phrase:
        match = self.match
        after = match.add(match.draft).after
        sentence = _SAME_DEALS if after.dealer == match.dealer else _NEXT_DEALS
        return sentence.of(who=short(match.setup.players[after.dealer]))

    def ask_strain_of_call(self, level: int) -> None:
        """The level of a call is typed, its strain is to come."""
        self.bidding_box.propose_level(level)
        self.ask(_ASK_STRAIN.of(level=level), _HINT_STRAIN)

    def ask_whether_more_than_one(self) -> None:
        """A 1 is typed of the tricks: Enter takes it, unless another digit makes it ten or more."""
        if self.result.under_the_keyboard() is not None:
            self.setFocus()
        self.result.propose(1)
        self.ask(self._in_words()[0], _HINT_ONE)
        self._offer_to_go_on()

    def side_of(self, contract: Contract) -> str:
        """The declaring side's name."""
        return short(self.match.side_names[self.bidding(self.match).sides[contract.declarer]])

    # What is answered, each to be tapped to be answered anew.

    def _answers(self) -> list[AnswerPill]:
        deal, contract = self.so_far.deal, self.so_far.contract
        if self._stage is Stage.PASSED_OUT:
            pills = [AnswerPill("passed_out", say(_PASSED))]
        elif self._stage is Stage.AUCTION:  # the calls themselves are in sight
            pills = []
        else:
            pills = self._answers_about_the_contract()
        return [*pills, *self.more_pills(deal, contract)]

    def _answers_about_the_contract(self) -> list[AnswerPill]:
        known = self.so_far
        deal, contract = known.deal, known.contract
        pills = []
        bid = contract
        if bid is None and deal.level is not None and deal.strain is not None:
            bid = Contract(0, deal.level, deal.strain)
        if bid is not None:
            words = contract_in_short(bid) if known.has_auction else bid_in_short(bid.level, bid.strain)
            pills.append(AnswerPill("contract", say(words), say(contract_in_words(bid))))
        # A double is part of what was called; else it is asked for together with who plays.
        if not known.has_auction and self._stage is not Stage.DECLARER and (contract or deal.doubling):
            pills.append(AnswerPill("doubling", say(DOUBLINGS[deal.doubling or Doubling.NONE])))
        declarer = deal.declarer if contract is None else contract.declarer
        if declarer is not None:
            pills.append(AnswerPill("declarer", say(_BY.of(who=short(self.match.setup.players[declarer])))))
        if deal.tricks is not None:
            pills.append(AnswerPill("tricks", say(self._tricks_in_words(contract, deal.tricks))))
        return pills

    def _tricks_in_words(self, contract: Contract | None, tricks: int) -> Phrase:
        if contract is None:
            return _TRICKS_ALONE.counted(tricks)
        return _TRICKS.of(tricks=tricks, result=result_in_words(contract, tricks))

    # The answers that can be given.

    def _show_questions(self) -> None:
        known, stage, players = self.so_far, self._stage, self.match.setup.players
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
            self.grid.offer(self.bidding(self.match).bids())
            self.grid.propose_level(known.deal.level)
        elif stage is Stage.AUCTION:
            self.auction_sheet.show_auction(players, self.match.dealer, known.auction)
            self.bidding_box.offer(known.auction)
        elif stage is Stage.DECLARER:
            self._show_doubling(known.deal)
            self.declarer.offer(players, self.match.dealer)
        elif stage is Stage.RESULT and known.contract is not None:
            self._show_results(known.contract)

    def _show_doubling(self, deal: ContractDeal) -> None:
        self.doubling.set_label(say(_DOUBLING))
        self.doubling.offer([Option(doubling, say(words)) for doubling, words in DOUBLINGS.items()])
        self.doubling.select(deal.doubling or Doubling.NONE)

    def _show_results(self, contract: Contract) -> None:
        choices = self.so_far.choices(Ask("tricks"))
        self.result.offer(
            [
                Result(
                    choice.value,
                    say(result_in_words(contract, choice.value)),
                    over_or_short(contract, choice.value) >= 0,
                    ""
                    if choice.problem is None
                    else say(problem_in_words(self.match.game.words, choice.problem)),
                )
                for choice in choices
            ]
        )
        exact = (choice.value for choice in choices if over_or_short(contract, choice.value) == 0)
        self.result.propose(next(exact, None))

    # The note: what is wrong, what would come of it, or what the deal is worth.

    def show_worth(self) -> None:
        """What the deal is worth; of one that was passed out the hint says enough."""
        if self._stage is Stage.ALL_IN:
            super().show_worth()

    def explain(self, why: str) -> None:
        """Say in the note why something cannot be, and have it in sight."""
        super().explain(why)
        self._explaining = True
        self._share_height()

    # The buttons.

    def _show_buttons(self) -> None:
        begins = self._stage in (Stage.CONTRACT, Stage.AUCTION) and not self.so_far.has_bid
        self._ways.setVisible(begins)
        # While calls are made the box has its own pass, and a tap on a call goes back to it.
        self._foot.setVisible(not begins and self._stage is not Stage.AUCTION)
        self.passed_out.setText(say(_PASSED))
        self.passed_out.setVisible(self._stage is Stage.CONTRACT)
        self.other_way.setText(say(_CONTRACT_ONLY if self._by_calls else _CALL_BY_CALL))
        self._foot.back.setVisible(self._stage is not Stage.FIRST)
        self._offer_to_go_on()

    def _offer_to_go_on(self) -> None:
        known, proposed = self.so_far, self.result.proposed()
        score = self.score_words()
        match self._stage:
            case Stage.FIRST:
                self._foot.offer(say(_GO_ON))
            case Stage.RESULT if known.contract is not None and proposed is not None:
                result = result_in_words(known.contract, proposed)
                take = _TAKE_ONE if proposed == 1 else _TAKE
                self._foot.offer(say(take.of(result=result, tricks=proposed)), say(result))
            case Stage.PASSED_OUT | Stage.ALL_IN if known.problems:
                self._foot.offer(say(_MEND), say(_MEND_IN_SHORT))
            case Stage.PASSED_OUT | Stage.ALL_IN if self._aim is None or self._aim.ready:
                written = self._stage is Stage.PASSED_OUT and self._aim is None
                self._foot.offer(say(_WRITE_DOWN) if written else score)
            case Stage.PASSED_OUT | Stage.ALL_IN:
                self._foot.wait(score, score)
            case Stage.DECLARER:
                self._foot.wait(say(_PLAY_TO_COME), score)
            case _:
                self._foot.wait(say(_TO_COME), score)

    # Entering.

    def enter(self, *answers: tuple[Ask, object]) -> None:
        """Enter answers as one step, and leave out with it what breaks a rule."""
        self.entered.emit((*self.so_far.mending(), *answers))

    def choose_bid(self, level: int, strain: Strain) -> None:
        """Enter the bid of the contract; what is known of the play stays, but for what cannot be with it."""
        opened: Answers = ((Ask("level"), None), (Ask("strain"), None))
        bid: Answers = (*opened, (Ask("level"), level), (Ask("strain"), strain))
        found = drafted(self.match, (*self.so_far.mending(), *bid))
        if isinstance(found, Problem) and found.field in self.more_fields():
            bid = (*self.so_far.without(*self.more_fields()), *bid)
        self.enter(*bid)

    def call(self, call: str) -> None:
        """Enter a call, or say why it is illegal."""
        auction = self.so_far.auction
        refused = auction.refusal(call)
        if refused is None:
            self._enter_calls((*auction.calls, call))
        else:
            self.show_again()
            self.explain(say(REFUSALS[refused]))

    def _back_to_call(self, at: int) -> None:
        """Take back a call and all after it."""
        self._enter_calls(self.so_far.auction.calls[:at])

    def _enter_calls(self, calls: tuple[str, ...]) -> None:
        """Enter an auction as far as it has gone; nothing is played before it is over."""
        self.enter(*self.so_far.without("tricks", *self.more_fields()), (Ask("auction"), calls or None))

    def double(self) -> None:
        """Not doubled, doubled, redoubled, and round again."""
        order = list(Doubling)
        held = order.index(self.so_far.deal.doubling or Doubling.NONE)
        self._enter_doubling(order[(held + 1) % len(order)])

    def _enter_doubling(self, doubling: Doubling) -> None:
        # Not doubled is what holds while nobody says otherwise.
        self.enter((Ask("doubling"), None if doubling is Doubling.NONE else doubling))

    def pass_out(self) -> None:
        """Enter that everybody passed."""
        self.enter(*self._all_answers(), (Ask("passed_out"), True))

    def _go_the_other_way(self) -> None:
        """From the contract to its calls, or back; what is known of the play goes."""
        self._by_calls = not self._by_calls
        if answers := self._all_answers():
            self.enter(*answers)
        else:
            self.show_again()

    def _all_answers(self) -> Answers:
        """The answers that open again whatever is known of contract and play."""
        return self.so_far.without(*CONTRACT_KEYS, "auction", "tricks", *self.more_fields())

    def _reopen(self, key: str) -> None:
        """An answer was tapped: it is asked again, and the keyboard is where it can be typed."""
        self.setFocus()
        known = self.so_far
        if key == self.first_field:
            self._ask_first_again()
        elif known.has_auction and key in ("contract", "declarer", "passed_out"):
            self._back_to_call(len(known.auction.calls) - 1)
        elif key == "contract":
            self.enter((Ask("level"), None), (Ask("strain"), None))
        elif key == "doubling":
            self.double()
        else:
            self.enter((Ask(key), None))

    def _ask_first_again(self) -> None:
        self._asks_first = True
        if getattr(self.so_far.deal, self.first_field) is None:
            self.show_again()
        else:
            self.enter((Ask(self.first_field), None))

    def back(self) -> None:
        """Open the last answer again, or first leave out what breaks a rule."""
        known = self.so_far
        if known.problems:
            self.enter()
        elif known.deal.passed_out:
            self.enter((Ask("passed_out"), None))
        elif known.is_blank and self._asks_first is False:
            self._asks_first = None
            self.show_again()
        else:
            self.taken_back.emit()

    def go_on(self) -> None:
        """Take what is proposed, or score the deal where all is in."""
        known = self.so_far
        match self._stage:
            case Stage.FIRST:
                self._asks_first = False
                self.show_again()
            case Stage.AUCTION:
                # Not as the first call: Enter pressed once too often after a deal passes for nobody.
                if known.auction.calls and self._keys.level is None:
                    self.call(PASS)
            case Stage.RESULT:
                proposed = self.result.proposed()
                if proposed is not None:
                    self.enter((Ask("tricks"), proposed))
            case Stage.ALL_IN | Stage.PASSED_OUT if known.problems:
                self.enter()
            case Stage.ALL_IN | Stage.PASSED_OUT:
                self.accepted.emit()

    # Keys.

    def keys(self) -> tuple[tuple[str, str], ...]:
        """What `handle_key` takes."""
        return keys_in_words()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Digits and letters answer the open question, Backspace goes back, Enter goes on."""
        return self._keys.take(event)
