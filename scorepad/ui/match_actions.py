"""What can be done to a match and to one of its deals: the actions of menus, buttons and keys."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from scorepad.core.carrying_on import has_hands
from scorepad.core.evening import Pair, is_of_two_pairs
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.core.timeline import Timeline
from scorepad.ui.icons import icon
from scorepad.ui.pages.next_button import SIT_DOWN
from scorepad.ui.say import say, short
from scorepad.ui.widgets.button_words import on_button

SEPARATOR = ""

_MATCH: Mapping[str, Phrase] = {
    "deal_again": QT_TRANSLATE_NOOP("match_actions", "Deal again (misdeal)"),
    "dealer": QT_TRANSLATE_NOOP("match_actions", "Somebody else deals…"),
    "points": QT_TRANSLATE_NOOP("match_actions", "Points for…"),
    "card": QT_TRANSLATE_NOOP("match_actions", "Show a deal"),
    "trail": QT_TRANSLATE_NOOP("match_actions", "What was corrected…"),
    "seats": QT_TRANSLATE_NOOP("match_actions", "Seats…"),
    "person": QT_TRANSLATE_NOOP("match_actions", "The wrong person…"),
    "leaving": QT_TRANSLATE_NOOP("match_actions", "Someone leaves…"),
    "joining": QT_TRANSLATE_NOOP("match_actions", "Someone joins…"),
    "waiting": QT_TRANSLATE_NOOP("match_actions", "Waiting pairs…"),
    "rules": QT_TRANSLATE_NOOP("match_actions", "House rules…"),
    "ladder": QT_TRANSLATE_NOOP("match_actions", "Shorten the ladder…"),
    "time": QT_TRANSLATE_NOOP("match_actions", "How long it lasts…"),
    "note": QT_TRANSLATE_NOOP("match_actions", "Note and season…"),
    "when": QT_TRANSLATE_NOOP("match_actions", "When it was played…"),
    "print": QT_TRANSLATE_NOOP("match_actions", "Print or save…"),
    "blank_sheet": QT_TRANSLATE_NOOP("match_actions", "Go on by hand…"),
    "save_sheet": QT_TRANSLATE_NOOP("match_actions", "Save as a file…"),
    "copy_text": QT_TRANSLATE_NOOP("match_actions", "Copy as text"),
    "copy_picture": QT_TRANSLATE_NOOP("match_actions", "Copy as picture"),
    "stop": QT_TRANSLATE_NOOP("match_actions", "Stop playing…"),
    "go_on": QT_TRANSLATE_NOOP("match_actions", "Go on with this match"),
    "next": QT_TRANSLATE_NOOP("match_actions", "Next match, same table"),
}
_NEXT_SHEET = QT_TRANSLATE_NOOP("match_actions", "Next sheet of that evening")
_PEOPLE = QT_TRANSLATE_NOOP("match_actions", "People and seats")
_RULES = QT_TRANSLATE_NOOP("match_actions", "Rules and length")
_SHEET = QT_TRANSLATE_NOOP("match_actions", "The sheet")
Menu = tuple["str | tuple[Phrase, tuple[str, ...]]", ...]
"""The actions of a menu by their keys, a separator, or a menu within with its title."""
MATCH_MENU: Menu = (
    "deal_again",
    "dealer",
    "points",
    SEPARATOR,
    "card",
    "trail",
    SEPARATOR,
    (_PEOPLE, ("seats", "person", "leaving", "joining", "waiting")),
    (_RULES, ("rules", "ladder", "time")),
    "note",
    "when",
    (_SHEET, ("print", "save_sheet", "copy_text", "copy_picture", "blank_sheet")),
    SEPARATOR,
    "stop",
    "go_on",
    "next",
)
_DEAL: Mapping[str, Phrase] = {
    "correct": QT_TRANSLATE_NOOP("match_actions", "Correct this deal"),
    "deal_points": QT_TRANSLATE_NOOP("match_actions", "Points for…"),
    "deal_dealer": QT_TRANSLATE_NOOP("match_actions", "Somebody else dealt…"),
    "deal_note": QT_TRANSLATE_NOOP("match_actions", "Note on this deal…"),
    "put_in": QT_TRANSLATE_NOOP("match_actions", "Put in a forgotten deal before it…"),
    "swap": QT_TRANSLATE_NOOP("match_actions", "Swap with the next deal…"),
    "take_out": QT_TRANSLATE_NOOP("match_actions", "Take this deal out…"),
}
DEAL_MENU: Menu = ("deal_points", "deal_dealer", "deal_note", SEPARATOR, "put_in", "swap", "take_out")

_KEYS: Mapping[str, tuple[QKeySequence.StandardKey | str, ...]] = {
    "undo": (QKeySequence.StandardKey.Undo,),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "card": ("F3",),
    "correct": ("F2",),
    "points": ("F7",),
    "stop": ("Ctrl+E",),
    "next": ("F8",),
}
_UNDO = QT_TRANSLATE_NOOP("match_actions", "Undo")
_REDO = QT_TRANSLATE_NOOP("match_actions", "Redo")


class MatchActions(QObject):
    """The actions by their keys; `enable` says which of them make sense now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._within: list[tuple[QMenu, Phrase]] = []
        self._words = {"undo": _UNDO, "redo": _REDO, **_MATCH, **_DEAL}
        self._actions = {key: QAction(self) for key in self._words}
        for key, action in self._actions.items():
            action.setShortcuts([QKeySequence(one) for one in _KEYS.get(key, ())])
        self["undo"].setIcon(icon("undo"))
        self["redo"].setIcon(icon("redo"))
        self["correct"].setIcon(icon("edit"))
        self["take_out"].setIcon(icon("trash"))
        self.retranslate()
        self.enable(None, Timeline())

    def __getitem__(self, key: str) -> QAction:
        """An action by its key."""
        return self._actions[key]

    def fill(self, menu: QMenu, entries: Menu) -> None:
        """Put actions into a menu."""
        for entry in entries:
            if entry == SEPARATOR:
                menu.addSeparator()
            elif isinstance(entry, str):
                menu.addAction(self._actions[entry])
            else:
                title, keys = entry
                within = menu.addMenu(say(title))
                self._within.append((within, title))
                self.fill(within, keys)

    def all(self) -> list[QAction]:
        """Every action."""
        return list(self._actions.values())

    def enable(
        self, match: Match | None, timeline: Timeline, *, card: int | None = None, locked: bool = False
    ) -> None:
        """Enable what can be done.

        `card` is the index of the deal whose card is up. A match is `locked` while it is finished and only
        looked at.
        """
        goes_on = match is not None and not match.finished
        played = match is not None and bool(match.deals)
        free = match is not None and not locked
        possible = {
            "undo": free and timeline.to_undo is not None,
            "redo": free and timeline.to_redo is not None,
            "deal_again": goes_on and match is not None and match.open_deal is not None,
            "dealer": goes_on,
            "points": free and (goes_on or played),
            "card": played,
            "trail": match is not None,
            "seats": free,
            "person": free,
            "leaving": goes_on,
            "joining": goes_on,
            "rules": free,
            "ladder": goes_on and match is not None and has_hands(match.setup.options),
            "waiting": match is not None and is_of_two_pairs(match),
            "time": goes_on and match is not None and match.game.timed(match.setup.options),
            **dict.fromkeys(("note", "when"), match is not None),
            **dict.fromkeys(
                ("print", "save_sheet", "copy_text", "copy_picture", "blank_sheet"), match is not None
            ),
            "stop": goes_on,
            "go_on": match is not None and match.closed,
            "next": match is not None and match.finished,
        }
        on_card = card is not None and free
        deals = len(match.deals) if match is not None else 0
        possible |= dict.fromkeys(_DEAL, on_card)
        possible["correct"] = played
        possible["swap"] = on_card and card is not None and card + 1 < deals
        for key, action in self._actions.items():
            action.setEnabled(bool(possible[key]))
        # What ends a match and what follows one never make sense together; some is not of every game.
        for key in ("stop", "go_on", "next", "waiting", "time"):
            self._actions[key].setVisible(match is None or bool(possible[key]))
        self._actions["ladder"].setVisible(match is None or has_hands(match.setup.options))

    def offer_next(self, pair: Pair | None, *, of_the_past: bool = False) -> None:
        """Say what follows the match: a pair sits down against the winners, or, without one, nobody moves.

        A match `of_the_past` is followed by the next sheet that is written down.
        """
        usual = _NEXT_SHEET if of_the_past else _MATCH["next"]
        self._words["next"] = usual if pair is None else SIT_DOWN.of(pair=short(" & ".join(pair)))
        self._show_words("next")

    def _show_words(self, key: str) -> None:
        self._actions[key].setText(on_button(say(self._words[key])))

    def retranslate(self) -> None:
        """Set the words of every action."""
        for key in self._words:
            self._show_words(key)
        for menu, title in self._within:
            menu.setTitle(say(title))
