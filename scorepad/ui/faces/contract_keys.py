"""What keys do in the form of a deal at a contract."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from scorepad.core.auction import DOUBLE, PASS, REDOUBLE, TRICKS, Bid, Doubling
from scorepad.core.contract import tricks_of
from scorepad.core.contract_drafting import Stage
from scorepad.core.game import Ask
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui.say import say

if TYPE_CHECKING:
    from scorepad.ui.faces.contract_face import ContractFace

_KEY_OF_PASS = QT_TRANSLATE_NOOP("contract_face", "p")
_LEVEL = QT_TRANSLATE_NOOP("contract_face", "the level, then the strain by number or letter")
_DOUBLE = QT_TRANSLATE_NOOP("contract_face", "doubled, redoubled, or not")
_WHO = QT_TRANSLATE_NOOP("contract_face", "who plays it, as numbered at the table")
_TRICKS = QT_TRANSLATE_NOOP("contract_face", "the tricks, or + and − with those over or short")
_PASS = QT_TRANSLATE_NOOP("contract_face", "everybody passed; call by call, one pass")
_BACK = QT_TRANSLATE_NOOP("contract_face", "back to the answer before")
_ACCEPT = QT_TRANSLATE_NOOP("contract_face", "take what is proposed, or score the deal")

_KEY_OF_DOUBLE = "x"
_MORE, _LESS = "+", "-"
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
TEN = 10


class ContractKeys:
    """Takes the keys of a form, and keeps what is typed of an answer that needs two."""

    def __init__(self, face: "ContractFace") -> None:
        self._face = face
        self.level: int | None = None
        """The level of a call whose strain is still to come."""
        self._begun = ""
        """What is typed of tricks where a digit may follow: 1, or the sign of those over or short."""

    def forget(self) -> None:
        """Drop half of an answer."""
        self.level, self._begun = None, ""

    def take(self, event: QKeyEvent) -> bool:
        """Digits and letters answer the open question, Backspace goes back, Enter goes on."""
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        if event.key() in _ENTER:
            # Held down it would go on and answer the next questions too.
            if not event.isAutoRepeat():
                self._face.go_on()
        elif event.key() == Qt.Key.Key_Backspace:
            self._back()
        else:
            return bool(event.text()) and self._answer(event.text().lower())
        return True

    def _back(self) -> None:
        if self.level is not None or self._begun:
            self.forget()
            self._face.show_again()
        else:
            self._face.back()

    def _answer(self, text: str) -> bool:
        face = self._face
        if face.stage is Stage.FIRST and (_is_digit(text) or text == say(_KEY_OF_PASS)):
            face.go_on()
        match face.stage:
            case Stage.CONTRACT:
                return self._contract(text)
            case Stage.AUCTION:
                return self._call(text)
            case Stage.DECLARER:
                return self._doubling(text) or self._declarer(text)
            case Stage.RESULT:
                return self._doubling(text) or self._tricks(text)
            case Stage.ALL_IN:
                return self._doubling(text) or face.take_more(text)
        return False

    def _contract(self, text: str) -> bool:
        deal = self._face.so_far.deal
        if not self._face.so_far.has_bid and text == say(_KEY_OF_PASS):
            self._face.pass_out()
            return True
        if deal.level is None and _is_digit(text):
            level, strain = int(text), deal.strain
        elif deal.level is not None and text in (keys := self._face.grid.strain_keys()):
            level, strain = deal.level, keys[text]
        else:
            return False
        if strain is None:
            self._face.enter((Ask("level"), level))
        else:
            self._face.choose_bid(level, strain)
        return True

    def _call(self, text: str) -> bool:
        if self.level is not None:
            strain = self._face.bidding_box.strain_keys().get(text)
            if strain is not None:
                self._face.call(Bid(self.level, strain).call)
            return strain is not None
        if text == say(_KEY_OF_PASS):
            self._face.call(PASS)
        elif text == _KEY_OF_DOUBLE:
            # A bid can be doubled or redoubled, never both by the same player.
            doubled = self._face.so_far.auction.doubling is Doubling.DOUBLED
            self._face.call(REDOUBLE if doubled else DOUBLE)
        elif _is_digit(text):
            self.level = int(text)
            self._face.ask_strain_of_call(self.level)
        else:
            return False
        return True

    def _declarer(self, text: str) -> bool:
        if not _is_digit(text):
            return False
        self._face.enter((Ask("declarer"), int(text) - 1))
        return True

    def _doubling(self, text: str) -> bool:
        if text != _KEY_OF_DOUBLE or self._face.so_far.has_auction:
            return False
        self._face.double()
        return True

    def _tricks(self, text: str) -> bool:
        begun, self._begun = self._begun, ""
        if text in (_MORE, _LESS):
            self._begun = text
        elif not _is_digit(text):
            self._begun = begun
            return False
        elif text == "1" and not begun:
            # Ten tricks and more are the usual ones, and begin like a single trick.
            self._begun = text
            self._face.ask_whether_more_than_one()
        else:
            self._face.enter((Ask("tricks"), self._tricks_typed(begun, int(text))))
        return True

    def _tricks_typed(self, begun: str, digit: int) -> int:
        contract = self._face.so_far.contract
        assert contract is not None, "tricks are asked of a contract"
        if begun == _MORE:
            return tricks_of(contract, digit)
        if begun == _LESS:
            return tricks_of(contract, -digit)
        return TEN + digit if begun and TEN + digit <= TRICKS else digit


def keys_in_words() -> tuple[tuple[str, str], ...]:
    """What the keys do, and the keys."""
    return (
        (say(_LEVEL), "1–7"),
        (say(_DOUBLE), _KEY_OF_DOUBLE.upper()),
        (say(_WHO), "1–4"),
        (say(_TRICKS), "0–13 + −"),
        (say(_PASS), say(_KEY_OF_PASS).upper()),
        (say(_BACK), "⌫"),
        (say(_ACCEPT), "⏎"),
    )


def _is_digit(text: str) -> bool:
    return text.isascii() and text.isdigit()
