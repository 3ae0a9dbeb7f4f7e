"""Buttons that begin the next match, and the sentences of a change of team."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from scorepad.core.evening import Pair
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.pages.parts import action_button
from scorepad.ui.say import say, short
from scorepad.ui.widgets.button_words import BESIDE_THE_WORDS, on_button, say_what_fits
from scorepad.ui.widgets.labels import plain_tooltip

STAY = QT_TRANSLATE_NOOP("match_page", "{pair} stay, and others sit down against them.")
NEXT = QT_TRANSLATE_NOOP("match_page", "{pair} stay; {next} are next.")
SIT_DOWN = QT_TRANSLATE_NOOP("match_page", "{pair} sit down")


class NextButton(QPushButton):
    """A way to go on, as wide as the panel: it says as much of it as has room."""

    _texts: tuple[str, ...] = ("",)
    """What it says, from long to short; asked for while the button is still being made."""

    def __init__(self, kind: str = "") -> None:
        super().__init__()
        action_button(kind, button=self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_words(self, *texts: str) -> None:
        """What it says, from long to short."""
        self._texts = texts
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """It may become narrow."""
        return QSize(look.TARGET, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other words may fit."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Other words may fit in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        room = max(0, self.width() - 2 * BESIDE_THE_WORDS)
        cut = self.fontMetrics().elidedText(self._texts[-1], Qt.TextElideMode.ElideRight, room)
        say_what_fits(self, self.width(), *self._texts, cut)
        is_whole = self.text() == on_button(self._texts[0])
        self.setToolTip("" if is_whole else plain_tooltip(self._texts[0]))


class PairButton(NextButton):
    """A pair that may sit down."""

    def __init__(self, kind: str = "") -> None:
        super().__init__(kind)
        self.pair: Pair = ("", "")

    def show_pair(self, pair: Pair) -> None:
        """Offer a pair."""
        self.pair = pair
        names = " & ".join(pair)
        sentences = (say(SIT_DOWN.of(pair=one)) for one in (names, short(names)))
        self.show_words(*sentences, short(names))
