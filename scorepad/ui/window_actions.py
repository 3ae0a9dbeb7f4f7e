"""The window's own actions: their words, keys and menus, in one table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.say import say

Key = QKeySequence.StandardKey | str
SEPARATOR = ""
SCREENS = "screens"
"""The menu of the screens for the table view."""


@dataclass(frozen=True)
class Described:
    """An action's words, and its keys: the first is the one that menus show."""

    words: Phrase
    keys: tuple[Key, ...] = ()


# Standard keys that plain X11 does not know are written out.
ACTIONS: Mapping[str, Described] = {
    "new": Described(QT_TRANSLATE_NOOP("window_actions", "New match…"), (QKeySequence.StandardKey.New,)),
    "same_table": Described(QT_TRANSLATE_NOOP("window_actions", "Same table again"), ("Ctrl+Shift+N",)),
    "open": Described(
        QT_TRANSLATE_NOOP("window_actions", "Open record files…"), (QKeySequence.StandardKey.Open,)
    ),
    "old_sheets": Described(QT_TRANSLATE_NOOP("window_actions", "Bring in old sheets…")),
    "save": Described(QT_TRANSLATE_NOOP("window_actions", "Is everything saved?"), ("Ctrl+S",)),
    "save_as": Described(
        QT_TRANSLATE_NOOP("window_actions", "Save the match as a record file…"), ("Ctrl+Shift+S",)
    ),
    "print": Described(QT_TRANSLATE_NOOP("window_actions", "Print or save…"), ("Ctrl+P",)),
    "blank": Described(QT_TRANSLATE_NOOP("window_actions", "Sheets to write on…")),
    "backups": Described(QT_TRANSLATE_NOOP("window_actions", "Backups…"), ("Ctrl+B",)),
    "check": Described(QT_TRANSLATE_NOOP("window_actions", "Check the history…")),
    "sample": Described(QT_TRANSLATE_NOOP("window_actions", "Sample evening")),
    "sample_year": Described(QT_TRANSLATE_NOOP("window_actions", "Sample year in its own window")),
    "quit": Described(QT_TRANSLATE_NOOP("window_actions", "Quit"), ("Ctrl+Q",)),
    "find": Described(QT_TRANSLATE_NOOP("window_actions", "Find"), (QKeySequence.StandardKey.Find,)),
    "home": Described(QT_TRANSLATE_NOOP("window_actions", "Home"), ("Ctrl+1", "Alt+Home")),
    "match": Described(QT_TRANSLATE_NOOP("window_actions", "Match"), ("Ctrl+2",)),
    "history": Described(QT_TRANSLATE_NOOP("window_actions", "History"), ("Ctrl+3",)),
    "players": Described(QT_TRANSLATE_NOOP("window_actions", "Players"), ("Ctrl+4",)),
    "season": Described(QT_TRANSLATE_NOOP("window_actions", "Season"), ("Ctrl+5",)),
    "rules": Described(QT_TRANSLATE_NOOP("window_actions", "Rules"), ("F1", "Ctrl+6")),
    "settings": Described(QT_TRANSLATE_NOOP("window_actions", "Settings"), ("Ctrl+,",)),
    "sheet": Described(QT_TRANSLATE_NOOP("window_actions", "Go to the sheet"), ("F6",)),
    "table": Described(QT_TRANSLATE_NOOP("window_actions", "Table view"), ("F11",)),
    "larger": Described(
        QT_TRANSLATE_NOOP("window_actions", "Larger text"), (QKeySequence.StandardKey.ZoomIn, "Ctrl+=")
    ),
    "smaller": Described(
        QT_TRANSLATE_NOOP("window_actions", "Smaller text"), (QKeySequence.StandardKey.ZoomOut,)
    ),
    "usual_size": Described(QT_TRANSLATE_NOOP("window_actions", "Usual text size"), ("Ctrl+0",)),
    "dealers_bid": Described(QT_TRANSLATE_NOOP("window_actions", "Dealer’s bid…"), ("F4",)),
    "shortcuts": Described(QT_TRANSLATE_NOOP("window_actions", "Keys…"), ("Ctrl+/", "Ctrl+?")),
    "about": Described(QT_TRANSLATE_NOOP("window_actions", "About Scorepad…")),
}

MENUS: Mapping[str, tuple[Phrase, tuple[str, ...]]] = {
    "file": (
        QT_TRANSLATE_NOOP("window_actions", "&Scorepad"),
        (
            *("new", "same_table", SEPARATOR, "open", "old_sheets", "save", "save_as", SEPARATOR),
            *("print", "blank", SEPARATOR),
            *("backups", "check", SEPARATOR, "settings", "quit"),
        ),
    ),
    "edit": (QT_TRANSLATE_NOOP("window_actions", "&Edit"), ("find",)),
    "match": (QT_TRANSLATE_NOOP("window_actions", "&Match"), ()),
    "view": (
        QT_TRANSLATE_NOOP("window_actions", "&View"),
        (
            *("home", "match", "history", "players", "season", SEPARATOR),
            *("sheet", "table", SCREENS, SEPARATOR, "larger", "smaller", "usual_size"),
        ),
    ),
    "help": (
        QT_TRANSLATE_NOOP("window_actions", "&Help"),
        ("rules", "dealers_bid", SEPARATOR, "sample", "sample_year", SEPARATOR, "shortcuts", "about"),
    ),
}
"""Each menu's title and its actions; those of the match come in when a match is opened."""


class WindowActions(QObject):
    """The actions by their keys."""

    def __init__(self, acts: Mapping[str, Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        for key, described in ACTIONS.items():
            action = QAction(self)
            action.setShortcuts([QKeySequence(one) for one in described.keys])
            action.triggered.connect(lambda _=False, act=acts[key]: act())
            self._actions[key] = action
        self._actions["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self._actions["about"].setMenuRole(QAction.MenuRole.AboutRole)
        self._actions["settings"].setMenuRole(QAction.MenuRole.PreferencesRole)

    def __getitem__(self, key: str) -> QAction:
        """An action by its key."""
        return self._actions[key]

    def all(self) -> tuple[QAction, ...]:
        """Every action."""
        return tuple(self._actions.values())

    def retranslate(self) -> None:
        """Set the words of every action."""
        for key, action in self._actions.items():
            action.setText(say(ACTIONS[key].words))
