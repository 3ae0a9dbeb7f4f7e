"""What a pair can do in a deal, as large buttons: a column for each pair, a row for each outcome."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QStyle, QWidget

from scorepad.core.legible import apart
from scorepad.core.phrase import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from scorepad.games.troefcall.rules import PAIRS, Outcome, TroefOptions, entry_of, outcomes
from scorepad.games.troefcall.words import OUTCOMES
from scorepad.ui.look import Type
from scorepad.ui.say import say
from scorepad.ui.widgets.fitted_names import fitted_names
from scorepad.ui.widgets.labels import PlainLabel, plain_tooltip
from scorepad.ui.widgets.tiles import GAP, Mark, Span, Tiles

_SHORT = {
    Outcome.MAJORITY: QT_TRANSLATE_NOOP("troefcall_face", "Most tricks"),
    Outcome.KAP: QT_TRANSLATE_NOOP("troefcall_face", "Kap partij"),
    Outcome.STOPPED: QT_TRANSLATE_NOOP("troefcall_face", "Stopped at 7"),
    Outcome.BAUNIE: QT_TRANSLATE_NOOP("troefcall_face", "Baunie"),
    Outcome.SILENT: QT_TRANSLATE_NOOP("troefcall_face", "13 in silence"),
    Outcome.FAILED: QT_TRANSLATE_NOOP("troefcall_face", "Baunie failed"),
}
_TO_THE_OTHERS = QT_TRANSLATE_NOOP("troefcall_face", "{points} to the others")
_ALOUD = QT_TRANSLATE_NOOP("troefcall_face", "{pair}: {outcome}, {points}")
_POINTS_ALOUD = QT_TRANSLATE_N_NOOP("troefcall_face", "%n point(s)", "", 0)

_BESIDE_KEYS = 6
_BELOW_NAMES = 6

Done = tuple[int, Outcome]
"""A pair, and what it did."""


class OutcomeGrid(Tiles):
    """One of the outcomes that can occur, for one of the pairs; on each stands what it brings.

    Above the columns stand the pairs, and before the names and the rows the keys that choose them.
    """

    chosen = Signal(int, object)
    """A pair and an `Outcome`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = TroefOptions()
        self._pairs: Sequence[Sequence[str]] = [("",) for _ in PAIRS]
        self._names = [self._label(Type.BODY) for _ in PAIRS]
        self._keys = [self._label(Type.SMALL) for _ in Outcome]
        for at, key in enumerate(self._keys, start=1):
            key.setText(str(at))

    def _label(self, step: Type) -> PlainLabel:
        label = PlainLabel(type_step=step, role="soft_ink", parent=self)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def offer(self, pairs: Sequence[Sequence[str]], options: TroefOptions) -> None:
        """Offer what can occur by the house rules, to two pairs by their players' names."""
        self._options, self._pairs = options, pairs
        possible = outcomes(options)
        self.show_tiles([(side, one) for one in possible for side in range(len(PAIRS))], {})
        for tile in self._shown:
            side, outcome = tile.value
            points = entry_of(options, side, outcome).points
            failed = outcome is Outcome.FAILED
            worth = say(_POINTS_ALOUD.counted(points))
            tile.show_words(
                say(_SHORT[outcome]),
                small=say(_TO_THE_OTHERS.of(points=f"+{points}")) if failed else f"+{points}",
                aloud=say(
                    _ALOUD.of(
                        pair=" & ".join(pairs[side]),
                        outcome=OUTCOMES[outcome],
                        points=_TO_THE_OTHERS.of(points=worth) if failed else worth,
                    )
                ),
            )
        self.rearrange()

    def select(self, side: int | None, outcome: Outcome | None) -> None:
        """Fill what is chosen; where only the pair is known, mark its column."""
        self.mark(Mark.CHOSEN, [(side, outcome)])
        known = side if outcome is None else None
        self.mark(Mark.PROPOSED, [tile.value for tile in self._shown if tile.value[0] == known])

    def outcome_at(self, key: int) -> Outcome | None:
        """What the row with a key is about; keys count from 1."""
        possible = outcomes(self._options)
        return possible[key - 1] if 0 < key <= len(possible) else None

    def take(self, value: Any) -> None:
        """Tell, unless nothing would change."""
        if value not in self.marked(Mark.CHOSEN):
            self.chosen.emit(*value)

    # Room.

    def rows(self, width: int) -> Sequence[Sequence[Span]]:
        """A row an outcome, with one tile a pair."""
        return [
            [Span(tile) for tile in self._shown if tile.value[1] is outcome]
            for outcome in outcomes(self._options)
        ]

    def _room_of_keys(self) -> int:
        return max(key.sizeHint().width() for key in self._keys) + _BESIDE_KEYS

    def _name_width(self, width: int) -> int:
        return max(1, (width - self._room_of_keys() - GAP) // len(PAIRS))

    def _above(self) -> int:
        return max(label.sizeHint().height() for label in self._names) + _BELOW_NAMES

    def heightForWidth(self, width: int) -> int:
        """The height of the names and of all rows."""
        return super().heightForWidth(width) + self._above()

    def place_tiles(self) -> None:
        """Put the names above their columns and the keys before their rows."""
        width, beside, above = self.width(), self._room_of_keys(), self._above()
        self.place_rows(QRect(beside, above, width - beside, self.height() - above))
        each = self._name_width(width)
        for side, label in enumerate(self._names):
            self._say_names(label, side, each)
            self._place(label, QRect(beside + side * (each + GAP), 0, each, above - _BELOW_NAMES))
        shown = {tile.value[1]: tile for tile in self._shown}
        for key, outcome in zip(self._keys, [*shown, *(None for _ in self._keys)], strict=False):
            key.setVisible(outcome is not None)
            if outcome is not None:
                tile = shown[outcome]
                self._place(key, QRect(0, tile.y(), beside - _BESIDE_KEYS, tile.height()))

    def _say_names(self, label: PlainLabel, side: int, room: int) -> None:
        """Say the key and the names of a pair, cut where they are long."""
        key, metrics = f"{side + 1} · ", label.fontMetrics()
        names = fitted_names(self._pairs[side], metrics, room - metrics.horizontalAdvance(key))
        label.setText(key + apart(names))
        label.setToolTip(plain_tooltip(" & ".join(self._pairs[side])))

    def _place(self, label: PlainLabel, box: QRect) -> None:
        label.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), box))
