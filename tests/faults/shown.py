"""Every text that a window shows, and what would be wrong with one that other people wrote."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from scorepad.core.legible import calm
from scorepad.ui.widgets.labels import CalmItems

_TOLD = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
_ROWS = 40


def faults_of(window: QWidget) -> list[str]:
    """What is wrong with the texts of a window and of all that it holds, by the kind of each place."""
    found = [_fault(f"title of {type(window).__name__}", window.windowTitle())]
    for widget in [window, *window.findChildren(QWidget)]:
        kind = type(widget).__name__
        found += [_markup_fault(f"tooltip of {kind}", widget.toolTip())]
        found += _faults_by_kind(widget, kind)
    for action in window.findChildren(QAction):
        found += [_mnemonic_fault("action", action.text()), _markup_fault("action tip", action.toolTip())]
    return sorted({fault for fault in found if fault})


def _faults_by_kind(widget: QWidget, kind: str) -> list[str]:
    if isinstance(widget, QLabel):
        is_plain = widget.textFormat() is Qt.TextFormat.PlainText or not GuiQt.mightBeRichText(widget.text())
        return [_fault(kind, widget.text()), "" if is_plain else f"{kind} shows markup: {widget.text()!r}"]
    if isinstance(widget, QAbstractButton):
        return [_fault(kind, widget.text()), _mnemonic_fault(kind, widget.text())]
    if isinstance(widget, QGroupBox):
        return [_mnemonic_fault(kind, widget.title())]
    if isinstance(widget, QLineEdit):
        return [_fault(kind, widget.placeholderText())]
    # What is calmed as it is drawn may be held as it was written.
    if isinstance(widget, QComboBox | QAbstractItemView) and not isinstance(widget.itemDelegate(), CalmItems):
        return [] if widget.model() is None else _faults_of_model(widget.model(), kind)
    return []


def _faults_of_model(model: QAbstractItemModel, kind: str) -> list[str]:
    # What a list has of columns is its own business in Qt.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    rows = min(model.rowCount(), _ROWS)
    indexes = [model.index(row, column) for row in range(rows) for column in range(columns)]
    lengths = {Qt.Orientation.Horizontal: columns, Qt.Orientation.Vertical: rows}
    found = []
    for role in _TOLD:
        check = _markup_fault if role is Qt.ItemDataRole.ToolTipRole else _fault
        held = [("cells", index.data(role)) for index in indexes]
        held += [("heads", model.headerData(at, way, role)) for way in lengths for at in range(lengths[way])]
        found += [check(f"{where} of {kind}", str(text)) for where, text in held if text is not None]
    return found


def _fault(where: str, text: str) -> str:
    return "" if calm(text) == text else f"{where} is not calm: {text!r}"


def _markup_fault(where: str, text: str) -> str:
    if GuiQt.mightBeRichText(text) and ("<img" in text or "<b>" in text):
        return f"{where} shows markup: {text!r}"
    return _fault(where, text)


def _mnemonic_fault(where: str, text: str) -> str:
    """A name's & would be gone, and a key would press it."""
    if "&" in text.replace("&&", "") and any(mark in text for mark in ("&amp", "& ")):
        return f"{where} takes a name's & for its key: {text!r}"
    return _fault(where, text)


@contextmanager
def painted() -> Iterator[list[str]]:
    """Every text that painters of ours draw meanwhile; those of Qt's own widgets are not among them."""
    drawn: list[str] = []
    draw: Any = QPainter.drawText

    def drawing(painter: QPainter, *arguments: Any) -> Any:
        drawn.extend(one for one in arguments if isinstance(one, str))
        return draw(painter, *arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", drawing)
        yield drawn
