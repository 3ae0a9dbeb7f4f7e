"""What the window shows of whist: one number to enter, and two pairs on the table view."""

from dataclasses import replace

from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.core.game import Ask
from scorepad.core.grid import Words
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Phrase
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
    won_or_not,
)
from scorepad.ui.faces.face import GameFace
from scorepad.ui.faces.form import ALL_IN, KEY_ACCEPT, KEY_BACK, EntryForm
from scorepad.ui.say import say, short
from scorepad.ui.standing import standing
from scorepad.ui.widgets.entry_frame import LEAST_WIDTH, EntryAnswers
from scorepad.ui.widgets.number_row import Choice, NumberRow

_ASK = QT_TRANSLATE_NOOP("whist_face", "How many tricks did {who} take?")
_HINT = QT_TRANSLATE_NOOP("whist_face", "Type a number or tap.")
_TRICKS_TO_GO = QT_TRANSLATE_NOOP("whist_face", "The tricks to go")
_TOOK = QT_TRANSLATE_NOOP("whist_face", "{who} took {tricks}, {others} {rest}.")
_SUMMARY = QT_TRANSLATE_NOOP("whist_face", "deal {deal} · {dealer} deals · {leader} leads")
_KEY_DIGITS = QT_TRANSLATE_NOOP("whist_face", "the tricks of the pair that is asked for")
_KEY_TEN = QT_TRANSLATE_NOOP("whist_face", "ten more: + and 2 is 12")

TRICKS = Ask("tricks")


class WhistFace(EntryForm):
    """The entry form of whist: the tricks of the first pair, and the others have the rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers = NumberRow()
        self._numbers.setMinimumWidth(LEAST_WIDTH)
        self._numbers.chosen.connect(self.take_number)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._head)
        column.addWidget(self._numbers)
        column.addWidget(EntryAnswers(self._note), 1)
        column.addWidget(self._foot)
        self.retranslate()

    def show_deal(self) -> None:
        """Ask for the tricks; once they are known, whether they are right."""
        match, tricks = self.match, _deal_of(self.match).tricks
        self._numbers.offer([Choice(choice.value[0]) for choice in match.choices(TRICKS)])
        if tricks is None:
            self.ask(_ASK.of(who=short(match.side_names[0])), _HINT)
        else:
            self.ask(ALL_IN.of(deal=len(match.deals) + 1), self.hint_of_accepting())
            self._numbers.fill(tricks[0])
        self._foot.back.setEnabled(tricks is not None)
        self.show_note()
        self.show_accept(_TRICKS_TO_GO)

    def meaning(self, scored: Match) -> Phrase | None:
        """What both pairs took, since only one pair's number was typed."""
        who, others = map(short, scored.side_names)
        tricks, rest = _deal_of(self.match).tricks or ("?", "?")
        return _TOOK.of(who=who, tricks=tricks, others=others, rest=rest)

    def summary(self, match: Match) -> str:
        """Which deal, who deals and who leads."""
        dealer, leader = _dealer_and_leader(match)
        return say(_SUMMARY.of(deal=len(match.deals) + 1, dealer=dealer, leader=leader))

    def take_number(self, number: int) -> bool:
        """So many tricks of the first pair."""
        self.answered.emit(TRICKS, tricks_of(0, number))
        return True

    def keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of every form, and what digits are."""
        keys = ((_KEY_DIGITS, "0–9"), (_KEY_TEN, "+"), (KEY_BACK, "⌫"), (KEY_ACCEPT, "⏎"))
        return tuple((say(what), key) for what, key in keys)


def _deal_of(match: Match) -> WhistDeal:
    deal = match.draft
    assert isinstance(deal, WhistDeal)
    return deal


def _dealer_and_leader(match: Match) -> tuple[str, str]:
    players, dealer = match.setup.players, match.dealer
    return short(players[dealer]), short(players[match.setup.left_of(dealer)])


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
    dealer, leader = _dealer_and_leader(match)
    number = len(match.deals) + 1
    return Board(
        (_DEAL.of(deal=number),),
        sides_of(match, lambda at, side: _entered(match, at, side)),
        (_DEALS.of(who=dealer), _LEADS.of(who=leader)),
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
