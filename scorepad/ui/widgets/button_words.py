"""Words on buttons: as many as have room, and never taken for a shortcut."""

from PySide6.QtWidgets import QPushButton

from scorepad.core.legible import calm

BESIDE_THE_WORDS = 14
"""What a button keeps free on either side of its words, in pixels."""


def say_what_fits(button: QPushButton, room: int, *texts: str) -> None:
    """Give a button the first of some texts, from long to short, that has room; its name is the long one."""
    around = 2 * BESIDE_THE_WORDS
    fits = (text for text in texts if button.fontMetrics().horizontalAdvance(text) + around <= room)
    button.setText(on_button(next(fits, texts[-1])))
    button.setAccessibleName(texts[0])


def on_button(text: str) -> str:
    """A text for a button or an action, which would take an ampersand for the sign before a letter."""
    return calm(text).replace("&", "&&")
