"""What a change would bring about, in words, before it is made."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.core import ending
from scorepad.core.consequences import Consequences, DealMoved, Moved, consequences, stood_at
from scorepad.core.faults import Problem
from scorepad.core.match import Change, Match
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.core.words import problem_in_words
from scorepad.ui.say import say, short, words
from scorepad.ui.widgets.note import Note

_NOTHING = QT_TRANSLATE_NOOP("consequences", "No points change.")
_DEAL = QT_TRANSLATE_NOOP("consequences", "Deal {deal}:")
_DEALS = QT_TRANSLATE_N_NOOP("consequences", "The points of %n deal(s) change.", "", 0)
_TOTALS = QT_TRANSLATE_NOOP("consequences", "Totals:")
_FROM_TO = QT_TRANSLATE_NOOP("consequences", "{who} {before} → {after}")
_NEW = QT_TRANSLATE_NOOP("consequences", "{who} {after}")
_LEADS = (
    QT_TRANSLATE_NOOP("consequences", "{who} is still ahead."),
    QT_TRANSLATE_NOOP("consequences", "{who} is ahead then, and no longer {other}."),
    QT_TRANSLATE_NOOP("consequences", "{who} is ahead then."),
)
"""Said of who was ahead before, who was not and somebody was, who was not and several were level."""
_PAIR_LEADS = (
    QT_TRANSLATE_NOOP("consequences", "{who} are still ahead."),
    QT_TRANSLATE_NOOP("consequences", "{who} are ahead then, and no longer {other}."),
    QT_TRANSLATE_NOOP("consequences", "{who} are ahead then."),
)
_LEVEL = QT_TRANSLATE_NOOP("consequences", "{who} are level then.")
_OVER = QT_TRANSLATE_NOOP("consequences", "The match is over with it.")
_GOES_ON = QT_TRANSLATE_NOOP("consequences", "The match is not over any more and goes on.")
_UNFIT = QT_TRANSLATE_N_NOOP("consequences", "%n deal(s) would not fit any more.", "", 0)
_UNFIT_DEAL = QT_TRANSLATE_NOOP("consequences", "Deal {deal}: {why}.")
_UNFIT_MOVED = QT_TRANSLATE_NOOP("consequences", "Deal {old} becomes deal {deal}: {why}.")
_MORE = QT_TRANSLATE_N_NOOP("consequences", "… and %n more", "", 0)

MOST_NAMED = 4
"""How many deals that do not fit are named one by one."""


class ConsequencesBox(QWidget):
    """What would change: this deal, the totals, who leads, the end, and deals that no longer fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._change: Change | None = None
        self._told = Consequences()
        self._note = Note()
        self._note.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._note)

    @property
    def fits(self) -> bool:
        """Whether every deal fits its rules after the change; also where there is none."""
        return not self._told.unfit

    def text(self) -> str:
        """Everything it says."""
        return self._note.text()

    def show_change(self, change: Change | None) -> None:
        """Tell what a change would do; None says nothing."""
        self._change = change
        self._told = Consequences() if change is None else consequences(change)
        self._show()

    def _show(self) -> None:
        change = self._change
        self._note.setVisible(change is not None)
        if change is None:
            self._note.show_note("", "")
        elif self._told.unfit:
            self._note.show_note(
                say(_UNFIT.counted(len({problem.deal for problem in self._told.unfit}))),
                " ".join(_troubles(change, self._told.unfit)),
                kind="problem",
            )
        else:
            self._note.show_note("", "\n".join(told(self._told)))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)


def told(found: Consequences) -> tuple[str, ...]:
    """Consequences without misfits, a line for each matter."""
    said = []
    if len(found.deals) == 1:
        said.append(_deal(found.deals[0]))
    elif found.deals:
        said.append(say(_DEALS.counted(len(found.deals))))
    if found.totals:
        said.append(f"{say(_TOTALS)} {_numbers(found.totals)}")
    else:
        said.append(say(_NOTHING))
    said.append(_who_leads(found))
    ended, ends = found.finished
    if ended != ends:
        said.append(say(_OVER if ends else _GOES_ON))
    return tuple(line for line in said if line)


def _deal(deal: DealMoved) -> str:
    return f"{say(_DEAL.of(deal=deal.number))} {_numbers(deal.sides)}"


def _numbers(moved: tuple[Moved, ...]) -> str:
    said = [
        say(
            (_NEW if one.before is None else _FROM_TO).of(
                who=short(one.name), before=one.before, after=one.after
            )
        )
        for one in moved
    ]
    # No line ends between a name and its numbers.
    return " · ".join(one.replace(" ", "\N{NO-BREAK SPACE}") for one in said)


def _who_leads(found: Consequences) -> str:
    before, after = found.leaders
    if not after:
        return ""
    if len(after) > 1:
        return say(_LEVEL.of(who=joined(tuple(short(name) for name in after))))
    still, now, leads = _PAIR_LEADS if found.in_pairs else _LEADS
    if before == after:
        return say(still.of(who=short(after[0])))
    if len(before) == 1:
        return say(now.of(who=short(after[0]), other=short(before[0])))
    return say(leads.of(who=short(after[0])))


def joined(names: tuple[str, ...]) -> str:
    """Names as they are said: `Anna, Bram and Cato`."""
    return words(ending.joined(names))


def _troubles(change: Change, problems: tuple[Problem, ...]) -> list[str]:
    stood = stood_at(change)
    said = [_trouble(change.after, problem, stood) for problem in problems[:MOST_NAMED]]
    if len(problems) > MOST_NAMED:
        said.append(say(_MORE.counted(len(problems) - MOST_NAMED)))
    return said


def _trouble(match: Match, problem: Problem, stood: Sequence[int | None]) -> str:
    """What is wrong with one deal, under the number that it has on the sheet now, and that which it gets."""
    why = problem_in_words(match.game.words, problem)
    if problem.deal is None:
        return f"{say(why)}."
    was = stood[problem.deal - 1]
    if was is None or was == problem.deal - 1:
        return say(_UNFIT_DEAL.of(deal=problem.deal, why=why))
    return say(_UNFIT_MOVED.of(old=was + 1, deal=problem.deal, why=why))
