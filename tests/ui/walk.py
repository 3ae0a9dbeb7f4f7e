"""What whoever taps, types or listens would stumble over on a page or in a dialog, found by going through it.

Each question answers with what is wrong, as lines that name the control; nothing wrong is an empty list.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QAbstractAnimation, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QWidget,
)

from scorepad.ui import look
from scorepad.ui.widgets.labels import ElidedLabel
from scorepad.ui.widgets.tab_order import OrdersTabs

_TAPPED = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox)
_MANY_TABS = 300
"""More than any page has stops."""
_ROLE = QAccessible.Role
_LOWER = {
    "_BidTile": (32, look.TARGET),  # up to eight bids beside each other in the narrowest form
    "_CallTile": (look.TARGET, 30),  # rows of a sheet may be lower
}
"""What may be smaller than all else, at 100 %: the least width and height, in pixels."""
_NO_ROLES = (_ROLE.NoRole, _ROLE.Client, _ROLE.Pane, _ROLE.Window)
"""Roles that tell a listener nothing."""


def asked(window: QWidget) -> QWidget:
    """What has to be answered first: the dialog that lies over a window, or else the window."""
    over = [one for one in window.findChildren(QDialog) if one.isVisible()]
    return over[-1] if over else window


def heard(widget: QWidget, what: QAccessible.Text = QAccessible.Text.Name) -> str:
    """What a screen reader says of a widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(what) if found is not None else ""


def controls(top: QWidget) -> list[QWidget]:
    """What can be tapped or have the keyboard, and is there to be seen, perhaps after scrolling."""
    return [
        one
        for one in _all(top)
        if (isinstance(one, _TAPPED) or one.focusPolicy() is not Qt.FocusPolicy.NoFocus)
        and one.focusProxy() is None
        and not one.objectName().startswith("qt_")
    ]


def _all(top: QWidget) -> Iterator[QWidget]:
    return (one for one in top.findChildren(QWidget) if one.isVisible() and one.window() is top.window())


def _named(widget: QWidget) -> str:
    return f"{type(widget).__name__} {heard(widget)!r} in {type(widget.parentWidget()).__name__}"


# Ears.


def nameless(top: QWidget) -> list[str]:
    """Controls that a screen reader has no name for, or that of a class."""
    return [_named(one) for one in controls(top) if heard(one).strip() in ("", type(one).__name__)]


def without_role(top: QWidget) -> list[str]:
    """Controls of which a screen reader cannot tell what they are; what holds others is a group."""
    alone = [one for one in controls(top) if not any(one.isAncestorOf(other) for other in controls(one))]
    found = ((one, QAccessible.queryAccessibleInterface(one)) for one in alone)
    return [f"{_named(one)}: {told.role().name}" for one, told in found if told.role() in _NO_ROLES]


def told_by_hovering_alone(top: QWidget) -> list[str]:
    """Controls of which a tooltip tells what nobody hears who does not hover, or hears with its markup.

    Qt says the tooltip of what has no description.
    """
    lines = []
    for one in controls(top):
        tip = QTextDocumentFragment.fromHtml(one.toolTip()).toPlainText()
        said = f"{heard(one)} {heard(one, QAccessible.Text.Description)}"
        if "<span>" in said or _letters(tip) not in _letters(said):
            lines.append(f"{_named(one)}: {tip!r}, not {said!r}")
    return lines


def _letters(words: str) -> str:
    return "".join(words.split())


# Fingers and eyes.


def too_small(top: QWidget) -> list[str]:
    """Controls that a finger may miss."""
    return [
        f"{_named(one)}: {one.width()} x {one.height()}"
        for one in controls(top)
        if isinstance(one, _TAPPED) and not _is_large_enough(one)
    ]


def _is_large_enough(control: QWidget) -> bool:
    wide, high = _LOWER.get(type(control).__name__, (look.TARGET, look.TARGET))
    return control.width() >= wide and control.height() >= high


def cut_off(top: QWidget) -> list[str]:
    """Texts that have less room than they need, and controls that stick out of what they stand in."""
    texts = [one for one in _all(top) if isinstance(one, QLabel | QPushButton) and one.text()]
    cramped = [
        f"{_named(one)}: {one.text()!r} has {one.size().toTuple()}" for one in texts if _is_cramped(one)
    ]
    out = [f"{_named(one)} sticks out" for one in controls(top) if _sticks_out(one, top)]
    return cramped + out


def _is_cramped(text: QWidget) -> bool:
    if isinstance(text, ElidedLabel):  # it ends in an ellipsis, and tells the rest
        return False
    wanted = text.minimumSizeHint() if isinstance(text, QPushButton) else text.sizeHint()
    if text.hasHeightForWidth():
        return text.heightForWidth(text.width()) > text.height()
    return wanted.width() > text.width() or wanted.height() > text.height()


def _sticks_out(control: QWidget, top: QWidget) -> bool:
    """Whether part of it can never be seen: what scrolls may lie below, but not beside, what is seen."""
    inner = control
    while inner is not top:
        outer = inner.parentWidget()
        assert outer is not None
        box = _box(control, outer)
        area = outer.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is outer:
            if area.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
                return False
            return box.left() < 0 or box.right() > outer.width()
        if not outer.rect().contains(box):
            return True
        inner = outer
    return False


def _box(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint(0, 0)), widget.size())


def moving(top: QWidget) -> list[str]:
    """Widgets that move by themselves, which some people cannot bear to see."""
    bars = [one for one in top.findChildren(QProgressBar) if one.minimum() == one.maximum()]
    films = [one for one in top.findChildren(QLabel) if one.movie() is not None]
    return [_named(one) for one in (*bars, *films)] + [
        type(one).__name__
        for one in top.findChildren(QAbstractAnimation)
        if one.state() is QAbstractAnimation.State.Running
    ]


# Keys.


def tab_round(top: QWidget) -> tuple[list[QWidget], list[str]]:
    """Press Tab until it comes round: the stops in their order, and those where the keyboard was not seen."""
    stops: list[QWidget] = []
    unseen: list[str] = []
    held = QApplication.focusWidget()
    if held is None or not top.isAncestorOf(held):
        top.setFocus()
    for _ in range(_MANY_TABS):
        QTest.keyClick(QApplication.focusWidget() or top, Qt.Key.Key_Tab)
        QApplication.processEvents()
        at = QApplication.focusWidget()
        if at is None or (len(stops) > 1 and at is stops[0]):
            break
        if at not in stops:
            stops.append(at)
            if at.visibleRegion().isEmpty():
                unseen.append(_named(at))
    return stops, unseen


def never_reached(top: QWidget, stops: Sequence[QWidget]) -> list[str]:
    """Controls that Tab should come to and does not."""
    return [
        _named(one)
        for one in controls(top)
        if one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus and one not in stops
    ]


def jumps(top: QWidget, stops: Sequence[QWidget]) -> list[str]:
    """Where Tab goes back up or back along a line.

    Once it may, to come round, and once in a part that sends the hand another way first.
    """
    back = [
        f"{_named(one)} -> {_named(two)}"
        for one, two in pairwise((*stops, *stops[:1]))
        if _back(one, two, top)
    ]
    own_ways = sum(isinstance(one, OrdersTabs) for one in _all(top))
    return back if len(back) > 1 + own_ways else []


def _back(one: QWidget, two: QWidget, top: QWidget) -> bool:
    """Whether the second is read before the first, as parts of the smallest group that has both."""
    ways = (_way(one, top), _way(two, top))
    parts = next(((a, b) for a, b in zip(*ways, strict=False) if a is not b), None)
    if parts is None:  # one is within the other
        return False
    here, there = (_box(part, top) for part in parts)
    above, beside = there.bottom() < here.top() + 2, there.left() > here.right() - 2
    before, below = there.right() < here.left() + 2, there.top() > here.bottom() - 2
    return (above and not beside) or (before and not below)


def _way(widget: QWidget, top: QWidget) -> list[QWidget]:
    way = [widget]
    while way[-1] is not top:
        parent = way[-1].parentWidget()
        assert parent is not None
        way.append(parent)
    return way[::-1]
