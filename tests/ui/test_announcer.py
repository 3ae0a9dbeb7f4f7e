"""What somebody who listens hears of a match while the keyboard stays where numbers are typed."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.store.errors import StoreUnavailable
from scorepad.ui.widgets.message_bar import MessageBar
from tests.ui.evenings import NAMES, played, some_deal, spoken, table
from tests.ui.hands import ENTER, TablePage

FULL = QT_TRANSLATE_NOOP("store", "The disk is full.")
URGENT = QAccessible.AnnouncementPoliteness.Assertive


class Listener:
    """Whoever listens: every announcement, and whether it came at once."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bool]] = []

    def hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.heard.append((event.message(), event.politeness() is URGENT))

    @property
    def words(self) -> list[str]:
        return [words for words, _ in self.heard]


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    made = Listener()
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(made.hear))
    return made


@pytest.fixture
def four(qtbot: QtBot) -> TablePage:
    return TablePage(qtbot, table())


def enter_a_deal(at: TablePage) -> None:
    bids, tricks = spoken(at.match, some_deal(at.match))
    at.type("".join(map(str, bids + tricks)) + ENTER)


def test_after_each_deal_it_says_that_it_is_saved_and_who_is_ahead(
    four: TablePage, listener: Listener
) -> None:
    enter_a_deal(four)
    assert listener.words == [], "nothing is on disk yet"
    four.library.run()
    totals = four.match.sheet.totals
    first = NAMES[totals.index(max(totals))]
    assert listener.words == [f"Deal 1 is saved: {first} is ahead with {max(totals)}."]
    enter_a_deal(four)
    four.library.run()
    assert [words.partition(":")[0] for words in listener.words] == ["Deal 1 is saved", "Deal 2 is saved"]
    assert not any(urgent for _, urgent in listener.heard)


def test_numbers_of_a_deal_that_is_being_entered_are_no_news(four: TablePage, listener: Listener) -> None:
    four.type("10")
    four.library.run()
    assert listener.words == []


def test_a_step_back_is_told_with_what_holds_then(four: TablePage, listener: Listener) -> None:
    enter_a_deal(four)
    four.library.run()
    enter_a_deal(four)
    four.library.run()
    del listener.heard[:]
    four.controller.undo()
    four.library.run()
    assert [words.partition(":")[0] for words in listener.words] == ["The change is saved"]


def test_what_could_not_be_saved_is_told_at_once(four: TablePage, listener: Listener) -> None:
    enter_a_deal(four)
    four.library.fail(StoreUnavailable(FULL))
    ((words, urgent),) = listener.heard
    assert words.startswith("Not saved: ") and urgent


def test_the_end_says_who_won(qtbot: QtBot, listener: Listener) -> None:
    at = TablePage(qtbot, played(14))
    enter_a_deal(at)
    at.library.run()
    (words,) = listener.words
    assert words.startswith("The match is over and saved: ")
    assert "win" in words


def test_a_match_that_is_left_is_not_spoken_of(four: TablePage, listener: Listener) -> None:
    enter_a_deal(four)
    left = four.controller
    four.open(table())
    del listener.heard[:]
    left.saving_changed.emit(left.saving, "")
    assert listener.words == []


def test_messages_are_announced_and_problems_at_once(qtbot: QtBot, listener: Listener) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.show_message("Anna is now called Anne")
    bar.show_message("The disk is full", kind="problem")
    assert listener.heard == [("Anna is now called Anne", False), ("The disk is full", True)]


# The sheet, cell by cell.


def test_every_cell_of_the_sheet_says_its_deal_its_player_and_what_it_holds(qtbot: QtBot) -> None:
    at = TablePage(qtbot, played(3))
    sheet = at.page.sheet.deals
    heard = QAccessible.queryAccessibleInterface(sheet)
    parts = [heard.child(one) for one in range(heard.childCount())]
    cells = [part.text(QAccessible.Text.Name) for part in parts if part.role() is QAccessible.Role.Cell]
    of_deal_3 = cells[2 * (len(NAMES[:4]) + 1) :][:5]
    assert of_deal_3[0].startswith("3")
    assert [words.partition(": ")[0] for words in of_deal_3[1:]] == [f"{who}, deal 3" for who in NAMES[:4]]
    assert all(any(digit in words for digit in "0123456789") for words in of_deal_3)
    assert cells[-1] == f"Daan, total {at.match.sheet.totals[3]}"
