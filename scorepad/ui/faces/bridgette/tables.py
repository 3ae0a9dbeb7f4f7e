"""Bridgette's score tables as they are printed, with what applies to the deal being entered lit."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorepad.core.auction import HIGHEST_LEVEL, Contract, Doubling, Strain
from scorepad.core.contract import over_or_short
from scorepad.core.contract_words import DOUBLINGS, SIGNS
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.core.suits import RED
from scorepad.games.bridgette.rules import (
    BIDDING,
    MADE_DOUBLED,
    SHORT,
    THREE_OVER,
    VALUES,
    BridgetteOptions,
    ThreeOver,
    exact_bonus,
    is_three_over,
)
from scorepad.ui.say import say
from scorepad.ui.widgets.figure_table import Figures, FigureTable

_MADE = QT_TRANSLATE_NOOP("bridgette_tables", "Made: value of the bid")
_SHORT = QT_TRANSLATE_NOOP("bridgette_tables", "Not made: tricks short")
_MORE = QT_TRANSLATE_NOOP("bridgette_tables", "And when it is made")
_OR_MORE = QT_TRANSLATE_NOOP("bridgette_tables", "{tricks}+")
_EXACT = QT_TRANSLATE_NOOP("bridgette_tables", "exact")
_EXACT_AT_SIX = QT_TRANSLATE_NOOP("bridgette_tables", "exact at 6")
_THREE = QT_TRANSLATE_NOOP("bridgette_tables", "3 over")
_THREE_OR_MORE = QT_TRANSLATE_NOOP("bridgette_tables", "3 or more over")
_THEN_TIMES = QT_TRANSLATE_NOOP("bridgette_tables", "{bonus}, all ×{times}")

_TOP_DOWN = tuple(reversed(BIDDING.ranks))
_RED = {at for at, strain in enumerate(_TOP_DOWN) if strain in RED}


class BridgetteTables(QWidget):
    """What bids are worth, what missing tricks cost, and the bonuses."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.made, self.short, self.more = FigureTable(), FigureTable(), FigureTable()
        self._options = BridgetteOptions()
        self._contract: Contract | None = None
        self._tricks: int | None = None
        side_by_side = QHBoxLayout()
        side_by_side.setSpacing(20)
        side_by_side.addWidget(self.made, 3, Qt.AlignmentFlag.AlignTop)
        side_by_side.addWidget(self.short, 2, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 10)
        column.setSpacing(6)
        column.addLayout(side_by_side)
        column.addWidget(self.more)

    def show_contract(
        self, options: BridgetteOptions, contract: Contract | None, tricks: int | None = None
    ) -> None:
        """Light what applies to a contract, as far as it is known; None lights nothing."""
        self._options, self._contract, self._tricks = options, contract, tricks
        self._show()

    def _show(self) -> None:
        over = None
        if self._contract is not None and self._tricks is not None:
            over = over_or_short(self._contract, self._tricks)
        self._show_made(over)
        self._show_short(over)
        self._show_more(over)

    def _show_made(self, over: int | None) -> None:
        columns = [str(level) for level in range(HIGHEST_LEVEL + 1)]
        rows = [say(SIGNS[strain]) for strain in _TOP_DOWN]
        figures = [["" if value is None else str(value) for value in VALUES[strain]] for strain in _TOP_DOWN]
        lit = []
        if self._contract is not None and (over is None or over >= 0):
            lit = [(_TOP_DOWN.index(self._contract.strain), self._contract.level)]
        self.made.show_figures(Figures(say(_MADE), columns, rows, figures, _RED), lit)

    def _show_short(self, over: int | None) -> None:
        longest = len(SHORT[Doubling.NONE])
        rows = [str(short) for short in range(1, longest)] + [say(_OR_MORE.of(tricks=longest))]
        figures = [[str(SHORT[doubling][at]) for doubling in Doubling] for at in range(longest)]
        lit = []
        if self._contract is not None and over is not None and over < 0:
            lit = [(min(-over, longest) - 1, list(Doubling).index(self._contract.doubling))]
        columns = ["—", "×", "××"]  # as on the sheet; in words they are below
        self.short.show_figures(Figures(say(_SHORT), columns, rows, figures), lit)

    def _show_more(self, over: int | None) -> None:
        """The bonuses that the table plays by, and the doubles that multiply."""
        options, contract = self._options, self._contract
        made = contract is not None and over is not None and over >= 0
        entries: list[tuple[str, str, bool]] = []
        if options.exact_bonus:
            exact = exact_bonus(contract.level, contract.strain) if contract is not None and over == 0 else 0
            for words, level in ((_EXACT, 1), (_EXACT_AT_SIX, 6)):
                bonus = exact_bonus(level, Strain.NO_TRUMP)
                entries.append((say(words), str(bonus), exact == bonus))
        if options.three_over is not ThreeOver.OFF:
            words = _THREE if options.three_over is ThreeOver.EXACT else _THREE_OR_MORE
            entries.append((say(words), str(THREE_OVER), made and is_three_over(options, over or 0)))
        for doubling in (Doubling.DOUBLED, Doubling.REDOUBLED):
            applies = made and contract is not None and contract.doubling is doubling
            figure = say(_THEN_TIMES.of(bonus=MADE_DOUBLED[doubling], times=doubling.times))
            entries.append((say(DOUBLINGS[doubling]), figure, applies))
        table = Figures(say(_MORE), [one[0] for one in entries], [""], [[one[1] for one in entries]])
        self.more.show_figures(table, [(0, at) for at, one in enumerate(entries) if one[2]])

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)
