"""What the window shows of whist: one number to enter, and two pairs on the table view."""

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.core.faults import Problem
from scorepad.core.game import Ask
from scorepad.core.grid import Words
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
from scorepad.core.words import problem_in_words
from scorepad.games.whist.rules import WhistDeal, tricks_of
from scorepad.games.whist.words import WORDS
from scorepad.ui.board import (
    Board,
    BoardMaker,
    BoardSide,
    Note,
    is_just_scored,
    named,
    sides_of,
    standing,
    won_or_not,
)
from scorepad.ui.faces.face import Aim, Face, GameFace
from scorepad.ui.say import say, short
from scorepad.ui.widgets.entry_frame import LEAST_WIDTH, EntryAnswers, EntryFoot, EntryHead
from scorepad.ui.widgets.note import Note as NoteBox
from scorepad.ui.widgets.number_row import Choice, NumberRow
from scorepad.ui.worth import worth

_ASK = QT_TRANSLATE_NOOP("whist_face", "How many tricks did {who} take?")
_HINT = QT_TRANSLATE_NOOP("whist_face", "Type a number or tap.")
_IS_IT_RIGHT = QT_TRANSLATE_NOOP("whist_face", "Deal {deal}: is this right?")
_HINT_ACCEPT = QT_TRANSLATE_NOOP("whist_face", "Enter scores it. Another number changes it.")
_TOOK = QT_TRANSLATE_NOOP("whist_face", "{who} took {tricks}, {others} {rest}.")
_SCORE = QT_TRANSLATE_NOOP("whist_face", "Score deal {deal}")
_TO_GO = QT_TRANSLATE_NOOP("whist_face", "The tricks to go")
_SUMMARY = QT_TRANSLATE_NOOP("whist_face", "deal {deal} · {dealer} deals · {leader} leads")
_KEY_DIGITS = QT_TRANSLATE_NOOP("whist_face", "the tricks of the pair that is asked for")
_KEY_TEN = QT_TRANSLATE_NOOP("whist_face", "ten more: + and 2 is 12")
_KEY_BACK = QT_TRANSLATE_NOOP("whist_face", "take the number back")
_KEY_ACCEPT = QT_TRANSLATE_NOOP("whist_face", "score the deal")

TRICKS = Ask("tricks")


class WhistFace(Face):
    """The entry form of whist: the tricks of the first pair, and the others have the rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._aim: Aim | None = None
        self._ten_more = False
        self._head = EntryHead()
        self._numbers = NumberRow()
        self._numbers.setMinimumWidth(LEAST_WIDTH)
        self._note = NoteBox()
        self._foot = EntryFoot()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._head)
        column.addWidget(self._numbers)
        column.addWidget(EntryAnswers(self._note), 1)
        column.addWidget(self._foot)
        self._numbers.chosen.connect(self._enter)
        self._foot.back_wanted.connect(self.taken_back)
        self._foot.accepted.connect(self._accept)
        self.retranslate()

    # Showing.

    def show_match(self, match: Match, aim: Aim | None = None) -> None:
        """Ask for the tricks; once they are known, whether they are right."""
        self._match, self._aim, self._ten_more = match, aim, False
        deal, number = _deal_of(match), len(match.deals) + 1
        who = short(match.side_names[0])
        self._numbers.offer([Choice(choice.value[0]) for choice in match.choices(TRICKS)])
        self._foot.back.setEnabled(deal.tricks is not None)
        score = say(_SCORE.of(deal=number) if aim is None else aim.accept)
        if deal.tricks is None:
            self._head.ask(say(_ASK.of(who=who)), say(_HINT))
            self._foot.wait(say(_TO_GO), score)
            self._note.hide()
            return
        self._head.ask(say(_IS_IT_RIGHT.of(deal=number)), say(_HINT_ACCEPT if aim is None else aim.hint))
        self._numbers.fill(deal.tricks[0])
        self._show_what_comes_of_it(match, deal)
        if aim is not None and not aim.ready:
            self._foot.wait(score, score)
        else:
            self._foot.offer(score)

    def _show_what_comes_of_it(self, match: Match, deal: WhistDeal) -> None:
        broken = next(iter(match.draft_problems()), None)
        if broken is not None:
            self.show_problem(broken)
        elif self._aim is not None:
            self._note.show_note("", self._aim.told, "problem" if self._aim.trouble else "info")
            self._note.setVisible(bool(self._aim.told))
        else:
            self._note.show_note(*worth(match.add(deal).after, _both(match, deal)))

    def show_problem(self, problem: Problem) -> None:
        """Say why a number cannot be."""
        self._note.show_note("", say(problem_in_words(WORDS, problem)), "warning")

    def summary(self, match: Match) -> str:
        """Which deal, who deals and who leads."""
        players, dealer = match.setup.players, match.dealer
        leader = players[match.setup.left_of(dealer)]
        number = len(match.deals) + 1
        return say(_SUMMARY.of(deal=number, dealer=short(players[dealer]), leader=short(leader)))

    # Entering.

    def _enter(self, tricks: int) -> None:
        self.answered.emit(TRICKS, tricks_of(0, tricks))

    def _accept(self) -> None:
        if self._match is not None and _deal_of(self._match).tricks is not None:
            self.accepted.emit()

    def keys(self) -> tuple[tuple[str, str], ...]:
        """What `handle_key` takes."""
        keys = ((_KEY_DIGITS, "0–9"), (_KEY_TEN, "+"), (_KEY_BACK, "⌫"), (_KEY_ACCEPT, "⏎"))
        return tuple((say(what), key) for what, key in keys)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Digits answer (`+` adds ten), Backspace takes the answer back, Enter accepts."""
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        text = event.text()
        if text.isascii() and text.isdigit():
            tricks = int(text) + (10 if self._ten_more else 0)
            self._ten_more = False
            self._enter(tricks)
        elif text == "+":
            self._ten_more = True
        elif event.key() == Qt.Key.Key_Backspace:
            self.taken_back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._accept()
        else:
            return False
        return True

    # Language.

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


def _deal_of(match: Match) -> WhistDeal:
    deal = match.draft
    assert isinstance(deal, WhistDeal)
    return deal


def _both(match: Match, deal: WhistDeal) -> Phrase:
    who, others = map(short, match.side_names)
    tricks, rest = deal.tricks or ("?", "?")
    return _TOOK.of(who=who, tricks=tricks, others=others, rest=rest)


# The table view.

_DEAL = QT_TRANSLATE_NOOP("whist_board", "Deal {deal}")
_DEALS = QT_TRANSLATE_NOOP("whist_board", "{who} deals")
_LEADS = QT_TRANSLATE_NOOP("whist_board", "{who} leads")
_DEALT = QT_TRANSLATE_NOOP("whist_board", "{who} dealt")
_TRICKS = QT_TRANSLATE_N_NOOP("whist_board", "%n trick(s)", "", 0)
_POINTS_OF = QT_TRANSLATE_NOOP("whist_board", "The points of deal {deal}")
_IN_ALL = QT_TRANSLATE_NOOP("whist_board", "{total} in all")


def _now(match: Match) -> Board:
    """The match as it stands: playing, just scored, or over."""
    if match.finished:
        return Board(heading=(), sides=sides_of(match, lambda at, side: won_or_not(match, at, side)))
    players, dealer = match.setup.players, match.dealer
    leader = players[match.setup.left_of(dealer)]
    number = len(match.deals) + 1
    return Board(
        (_DEAL.of(deal=number),),
        sides_of(match, lambda at, side: _entered(match, at, side)),
        (_DEALS.of(who=short(players[dealer])), _LEADS.of(who=short(leader))),
        (Note(_POINTS_OF.of(deal=number - 1)),) if is_just_scored(match) else (),
    )


def _entered(match: Match, at: int, side: BoardSide) -> BoardSide:
    """What a pair got in the last deal until the next is entered; then the tricks it took."""
    stands = standing(match)[at]
    side = replace(side, place=stands.place, moved=stands.moved)
    if is_just_scored(match):
        return replace(side, said=f"{match.sheet.rows[-1].points[at]:+d}")
    return replace(side, done=_tricks(_deal_of(match), at))


def _tricks(deal: WhistDeal, at: int) -> Words:
    tricks = None if deal.tricks is None else deal.tricks[at]
    return "" if tricks is None else _TRICKS.counted(tricks)


def _deal(match: Match, at: int) -> Board:
    """A finished deal: what each pair took, and why it got its points."""
    deal, row = match.deals[at], match.sheet.rows[at]
    assert isinstance(deal, WhistDeal)
    sides = tuple(
        replace(
            named(match, side),
            figure=f"{row.points[side]:+d}",
            aside=_IN_ALL.of(total=row.totals[side]),
            done=_tricks(deal, side),
            why=WORDS.because(match.setup, deal, row, side),
        )
        for side in range(len(row.points))
    )
    notes = (Note(deal.note),) if deal.note else ()
    dealt = _DEALT.of(who=short(match.setup.players[row.dealer]))
    return Board((_DEAL.of(deal=at + 1),), sides, (dealt,), notes)


FACE = GameFace(form=WhistFace, board=BoardMaker(now=_now, deal=_deal))
