"""Where Tab goes: as the eye reads, whatever was made first and whatever came later."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLayout, QMainWindow, QScrollArea, QWidget

_Part = QWidget | QLayout


@runtime_checkable
class OrdersTabs(Protocol):
    """A part of a page in which the hand goes another way than the eye: from name to name, past the rest."""

    @property
    def tab_stops(self) -> Sequence[QWidget]:
        """Where Tab goes first; what else there is comes after, as it is read."""
        ...


class ReadingWindow(QMainWindow):
    """A window in which Tab goes as the eye reads."""

    def focusNextPrevChild(self, next: bool) -> bool:
        """Go to the next stop, or to the one before."""
        return tab_on(self, forward=next)


def tab_on(window: QWidget, *, forward: bool) -> bool:
    """Bring the keyboard to the next stop of a window, or to the one before; whether there is one.

    It goes round, and areas that scroll show where it came to. For `focusNextPrevChild` of a window.
    """
    held = window.focusWidget()
    stops = list(_stops(window, held))
    others = [one for one in stops if one is not held]
    if not others:
        return False
    at = stops.index(held) if held in stops else -1 if forward else 0
    to = stops[(at + (1 if forward else -1)) % len(stops)]
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    to.setFocus(reason)
    bring_in_sight(to)
    return True


def bring_in_sight(widget: QWidget) -> None:
    """Scroll every area around a widget so that it is seen."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


def _stops(part: _Part, held: QWidget | None) -> Iterator[QWidget]:
    """What Tab comes to, and what has the keyboard, wherever a click or the program has put it."""
    if isinstance(part, QWidget) and (part is held or _is_stop(part)):
        yield part
    first = part.tab_stops if isinstance(part, OrdersTabs) else ()
    told: set[int] = set()
    for one in (*filter(_is_shown, first), *_as_read(_parts(part))):
        for stop in _stops(one, held):
            if id(stop) not in told:
                told.add(id(stop))
                yield stop


def _is_stop(widget: QWidget) -> bool:
    # The line in a spin box hands the keyboard on to it.
    return (
        bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and widget.isEnabled()
        and widget.focusProxy() is None
    )


def _parts(part: _Part) -> list[_Part]:
    """What stands in a widget or in a layout: what a layout holds together is read together."""
    if isinstance(part, QLayout):
        return [one for one in _items(part) if _is_shown(one)]
    layout = part.layout()
    laid_out = list(_items(layout)) if layout is not None else []
    managed = {id(one) for one in _widgets(laid_out)}
    loose = [one for one in part.children() if isinstance(one, QWidget) and id(one) not in managed]
    return [one for one in (*laid_out, *loose) if _is_shown(one)]


def _items(layout: QLayout) -> Iterator[_Part]:
    for at in range(layout.count()):
        item = layout.itemAt(at)
        part = None if item is None else item.widget() or item.layout()
        if part is not None:
            yield part


def _widgets(parts: Iterable[_Part]) -> Iterator[QWidget]:
    for part in parts:
        if isinstance(part, QLayout):
            yield from _widgets(_items(part))
        else:
            yield part


def _is_shown(part: _Part) -> bool:
    return not isinstance(part, QWidget) or (part.isVisible() and not part.isWindow())


def _as_read(parts: list[_Part]) -> Iterator[_Part]:
    """From above, and beside each other as the language is written; columns one after the other."""
    row: list[_Part] = []
    foot = -1
    for part in sorted(parts, key=lambda one: _box(one).top()):
        if row and _box(part).top() > foot:
            yield from _across(row)
            row = []
        foot = max(foot, _box(part).bottom()) if row else _box(part).bottom()
        row.append(part)
    yield from _across(row)


def _across(row: list[_Part]) -> list[_Part]:
    def place(part: _Part) -> tuple[int, int]:
        box = _box(part)
        return (-box.right() if _from_the_right(part) else box.left()), box.top()

    return sorted(row, key=place)


def _box(part: _Part) -> QRect:
    return part.geometry()


def _from_the_right(part: _Part) -> bool:
    around = part.parentWidget()
    return around is not None and around.layoutDirection() is Qt.LayoutDirection.RightToLeft
