"""What the tests of dialogs do again and again: open, press, and keep what was decided."""

from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt, SignalInstance
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from scorepad.core.match import Change, Match
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions
from scorepad.ui.dialogs.carrying import Carrying
from scorepad.ui.dialogs.deciding import Deciding
from scorepad.ui.widgets.dialog import Dialog
from scorepad.ui.widgets.seat_table import SeatTable
from tests.store.evenings import history
from tests.ui.evenings import table

D = TypeVar("D", bound=Dialog)

AT = "2026-01-09T23:00:00+01:00"
KNOWN = ("Anna", "Bram", "Cato", "Daan", "Eefje", "Zus")


def now() -> datetime:
    return datetime(2026, 1, 9, 23, 0, tzinfo=timezone(timedelta(hours=1)))


def opened(dialog: D) -> D:
    """The dialog as the window opens it, with the keyboard."""
    dialog.open()
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def decisions(dialog: Deciding) -> list[Change]:
    """What the dialog decides, as it comes."""
    heard: list[Change] = []
    dialog.decided.connect(heard.append)
    return heard


def carried(dialog: Carrying) -> list[tuple[Change, Match]]:
    """What the dialog carries on, as it comes."""
    heard: list[tuple[Change, Match]] = []
    dialog.carried_on.connect(lambda change, begun: heard.append((change, begun)))
    return heard


def times(signal: SignalInstance) -> list[None]:
    """One None for each time."""
    heard: list[None] = []
    signal.connect(lambda: heard.append(None))
    return heard


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press(*keys: Qt.Key | str) -> None:
    """Keys, to whatever has the keyboard."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        if isinstance(key, str):
            QTest.keyClicks(focused, key)
        else:
            QTest.keyClick(focused, key)


def press_with(key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def tab_to(target: QWidget) -> None:
    """Tab until a widget has the keyboard; it must be reached by Tab alone."""
    for _ in range(80):
        if QApplication.focusWidget() is target:
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {target.accessibleName() or target}")


def is_in_sight(dialog: Dialog, window: QWidget) -> bool:
    """Whether the dialog is no larger than its window."""
    return dialog.height() <= window.height() and dialog.width() <= window.width()


def shown(dialog: Dialog) -> str:
    """Everything that can be read on it."""
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisibleTo(dialog)]
    return "\n".join(label.text() for label in labels).replace("\u00a0", " ")


def told(dialog: Deciding) -> str:
    """What its change would bring about, with plain spaces."""
    return dialog.box.text().replace("\u00a0", " ")


def forced() -> Match:
    """Anna dealt, and was forced; had Cato or Daan dealt, she could not have been."""
    deal = BoerenDeal(bids=(1, 1, 0, 0), tricks=(1, 0, 0, 0), forced=True)
    return table(options=BoerenOptions(hands=(1, 2, 1), consolation=5)).add(deal).after


def _middle(drawn: SeatTable, seat: int) -> QPoint:
    return drawn.seat_box(seat).center().toPoint()


def tap(drawn: SeatTable, seat: int) -> None:
    QTest.mouseClick(drawn, Qt.MouseButton.LeftButton, pos=_middle(drawn, seat))


def drag(drawn: SeatTable, taken: int, to: int) -> None:
    """Drag a seat onto another."""
    QTest.mousePress(drawn, Qt.MouseButton.LeftButton, pos=_middle(drawn, taken))
    QTest.mouseMove(drawn, (_middle(drawn, taken) + _middle(drawn, to)) / 2)
    QTest.mouseMove(drawn, _middle(drawn, to))
    QTest.mouseRelease(drawn, Qt.MouseButton.LeftButton, pos=_middle(drawn, to))


def written(folder: Path, change: Change) -> Match:
    """The match as a history has it after the change, which it can also take back."""
    with history(folder) as store:
        number = store.create(change.before, now())
        store.save(number, change, now())
        after = store.load(number)
        store.save(number, change.reversed, now())
        assert store.load(number) == change.before
    return after
