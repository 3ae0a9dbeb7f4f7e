"""Say something to whoever listens, wherever the keyboard is."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str, *, at_once: bool = False) -> None:
    """Have a screen reader say words about a widget; `at_once` also in the middle of what it says."""
    event = QAccessibleAnnouncementEvent(widget, words)
    if at_once:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
