"""Somebody who does anything at all in the real window, over a real history: nothing breaks, nothing is lost.

What is done comes from a seed, so that an evening that fails can be played again: its steps are told.
"""

import os
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QDesktopServices, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scorepad.core.contract import ContractDeal
from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.core.table import Options, Setup
from scorepad.games import auction_bridge, bridgette, troefcall
from scorepad.games.troefcall.rules import Format, Rotation, TroefDeal, TroefOptions, outcomes
from scorepad.paths import DataFolder
from scorepad.store.store import Store
from scorepad.ui.controller import MatchController, Saving
from scorepad.ui.main_window import MainWindow
from scorepad.ui.translations import Translations
from scorepad.ui.widgets.dialog import Dialog
from tests.ui.evenings import NAMES, some_deal, spoken, table
from tests.ui.windows import EIGHT, Open, close

STEPS = int(os.environ.get("SCOREPAD_MONKEY", "300"))
SEED = int(os.environ.get("SCOREPAD_MONKEY_SEED", "1"))
LOOK_EVERY = 20
TABLES = 6
"""How many evenings there are to begin with; a seed has one of them."""
ASKS_THE_SYSTEM = {"quit", "open", "save_as"}
KEYS = [
    *(Qt.Key(Qt.Key.Key_0 + number) for number in range(10)),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_F2),
    *(Qt.Key.Key_F3, Qt.Key.Key_F6, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Space, Qt.Key.Key_Plus, Qt.Key.Key_Minus),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_N, Qt.Key.Key_H, Qt.Key.Key_X),
]
TEXTS = (
    *("Anna", "Bram", "Cato", "Daan", "anna", "ANNA ", "Eefje", "3", "-50", "1-7-1", "2026-01-09", "Winter"),
    *("🃏🂡", "\u202eאבג", "x" * 60, "100 %", "under_score", 'O\'Brien "the Knife"', "<b>Bold</b>", "&amp;"),
    *("", " ", "a\u0301", "{who}", "%n", "é" * 40, "1 2 3", "99999", "\\"),
)


class Monkey:
    """Acts at random on a window, and looks now and then whether all is well."""

    def __init__(
        self,
        qtbot: QtBot,
        window: MainWindow,
        folder: DataFolder,
        files: Path,
        translations: Translations,
        seed: int,
    ) -> None:
        self.qtbot = qtbot
        self.translations = translations
        self.window = window
        self.folder = folder
        self.files = files
        self.chance = random.Random(seed)
        self.told: list[str] = []
        self.faulty: set[int | None] = set()
        self._replace_what_asks_the_system()

    def _replace_what_asks_the_system(self) -> None:
        records, backups = self.window.records, self.window.backups
        records.ask_where = lambda name: str(self.files / name)
        records.ask_for_files = self._some_files
        records.start_year = lambda: True
        backups.ask_where = lambda name: str(self.files / name)
        backups.ask_for_folder = lambda: str(self.folder.path.with_name("stick"))
        # What it restores would be another history than the one whose matches are counted.
        backups.ask_for_file = lambda: ""
        sheets = self.window.old_sheets
        sheets.ask_for_sheet = lambda: next(iter(self._some_files()), "")
        for desk in (self.window.season_desk.exports, self.window.exports, self.window.paper, sheets):
            desk.ask_for_file = lambda _parent, _title, proposed, _form: self.files / proposed.name
        self.window.paper.ask_for_printer = lambda _parent, _booklet: None

    def _some_files(self) -> list[str]:
        found = sorted(map(str, self.files.iterdir()))
        return self.chance.sample(found, min(len(found), 2))

    # Acting.

    def play(self, steps: int) -> None:
        """Act so many times; what goes wrong is told with everything that was done before it."""
        for step in range(1, steps + 1):
            with self.qtbot.captureExceptions() as caught:
                try:
                    self._step()
                    if step % LOOK_EVERY == 0 or step == steps:
                        self.look()
                except Exception as problem:
                    problem.add_note(self._story())
                    raise
            for _, unexpected, trace in caught:
                unexpected.add_note(self._story())
                raise unexpected.with_traceback(trace)

    def _story(self) -> str:
        return "\n".join([f"{at}. {told}" for at, told in enumerate(self.told, 1)])

    def _step(self) -> None:
        acts: list[tuple[int, Callable[[], str | None]]] = [
            (10, self._window_action),
            (16, self._match_action),
            (14, self._key),
            (6, self._many_keys),
            (10, self._deal),
            (26, self._button),
            (8, self._text),
            (6, self._dialog),
            (4, self._look_of_it),
            (4, self._history),
            (4, self._people),
            (4, self._cell),
            (3, self._box),
            (2, self._records),
        ]
        weights, choices = zip(*acts, strict=True)
        done = None
        while done is None:
            done = self.chance.choices(choices, weights)[0]()
        self.told.append(done)
        if self.chance.random() < 0.7:
            self.settle()
        else:
            QApplication.processEvents()

    def _top(self) -> QWidget:
        return QApplication.activeModalWidget() or self.window

    def _window_action(self) -> str | None:
        if QApplication.activeModalWidget() is not None:
            return None
        actions = self.window.actions_of_window.all()
        kept = [self.window.actions_of_window[key] for key in ASKS_THE_SYSTEM]
        return self._trigger([one for one in actions if one not in kept])

    def _match_action(self) -> str | None:
        if QApplication.activeModalWidget() is not None or self.window.controller is None:
            return None
        if self.window.stack.currentWidget() is not self.window.match and self.chance.random() < 0.5:
            self.window.go_to("match")
        return self._trigger(self.window.match.actions_of_match.all())

    def _trigger(self, actions: list[QAction]) -> str | None:
        enabled = [one for one in actions if one.isEnabled()]
        if not enabled:
            return None
        chosen = self.chance.choice(enabled)
        told = f"action {chosen.text()!r}"
        chosen.trigger()
        return told

    def _target(self) -> QWidget:
        focus = QApplication.focusWidget()
        top = self._top()
        return focus if focus is not None and focus.window() is top else top

    def _key(self) -> str:
        key = self.chance.choice(KEYS)
        target = self._target()
        QTest.keyClick(target, key)
        return f"key {key.name} on {_name(target)}"

    def _many_keys(self) -> str | None:
        if QApplication.activeModalWidget() is not None:
            return None
        keys = [self.chance.choice(KEYS[:12]) for _ in range(self.chance.randrange(2, 12))]
        for key in keys:
            QTest.keyClick(self._target(), key)
        return f"keys {' '.join(key.name for key in keys)}"

    def _deal(self) -> str | None:
        controller = self.window.controller
        if QApplication.activeModalWidget() is not None or controller is None or controller.shown.finished:
            return None
        match, page = controller.shown, self.window.match
        if match.open_deal is not None or self.window.stack.currentWidget() is not page:
            return None
        keys = self._keys_of_deal(match)
        if keys is None:
            return None
        QTest.keyClicks(page, keys)
        QTest.keyClick(page, Qt.Key.Key_Return)
        return f"deal {keys}"

    def _keys_of_deal(self, match: Match) -> str | None:
        if isinstance(match.draft, ContractDeal):
            return self._keys_of_contract(match)
        return self._keys_of_outcome(match) if isinstance(match.draft, TroefDeal) else _keys_of_bids(match)

    def _keys_of_outcome(self, match: Match) -> str:
        """A pair and what it did, before it now and then the trump, and after it the tricks."""
        options, chance = match.setup.options, self.chance
        assert isinstance(options, TroefOptions)
        done = chance.randint(1, len(outcomes(options)))
        trump, tricks = chance.choice(("", "", "h", "s")), chance.choice(("", "", "7", "9", "+1"))
        return f"{trump}{chance.randint(1, 2)}{done}{tricks}"

    def _keys_of_contract(self, match: Match) -> str:
        """Level, strain, now and then a double, who plays it, and the tricks."""
        chance = self.chance
        tricks = chance.randrange(14)
        doubles = "x" * max(0, chance.randrange(-3, 3))
        contract = f"{chance.randint(1, 7)}{chance.randint(1, 5)}{doubles}"
        return f"{contract}{chance.randint(1, match.setup.seats)}{tricks}"

    def _button(self) -> str | None:
        top = self._top()
        found = [
            one
            for one in top.findChildren(QAbstractButton)
            if one.isVisible()
            and one.isEnabled()
            and one.window() is top
            and not (isinstance(one, QToolButton | QPushButton) and one.menu() is not None)
        ]
        if not found:
            return None
        chosen = self.chance.choice(found)
        told = f"button {chosen.text() or chosen.accessibleName()!r} in {_name(top)}"
        QTest.mouseClick(chosen, Qt.MouseButton.LeftButton)
        return told

    def _text(self) -> str | None:
        top = self._top()
        fields = [one for one in top.findChildren(QLineEdit) if one.isVisible() and one.isEnabled()]
        if not fields:
            return None
        field = self.chance.choice(fields)
        text = self.chance.choice(TEXTS)
        field.setFocus()
        if self.chance.random() < 0.6:
            field.selectAll()
        told = f"types {text!r} into {_name(field)}"
        for letter in text:
            # QTest's own clicks know the keys of plain English only.
            press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(field, press)
        if self.chance.random() < 0.5:
            QTest.keyClick(field, Qt.Key.Key_Return)
            told += " Enter"
        return told

    def _dialog(self) -> str | None:
        top = QApplication.activeModalWidget()
        if not isinstance(top, Dialog):
            return None
        told = f"leaves {_name(top)}"
        buttons = [one for one in top.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
        defaults = [one for one in buttons if one.isDefault()]
        if defaults and self.chance.random() < 0.7:
            told = f"accepts {_name(top)} by {defaults[0].text()!r}"
            QTest.mouseClick(defaults[0], Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(top, Qt.Key.Key_Escape)
        return told

    def _look_of_it(self) -> str:
        window, chance = self.window, self.chance
        match chance.randrange(4):
            case 0:
                theme = chance.choice(("light", "dark", "system"))
                window._change(theme=theme)
                return f"theme {theme}"
            case 1:
                language = chance.choice(("en", "nl", "it", "es"))
                # A window that the tests open speaks English, whatever its settings say.
                self.translations.use(language)
                return f"language {language}"
            case 2:
                scale = chance.choice((0.8, 1.0, 1.3, 2.0))
                window._change(text_scale=scale)
                return f"text {scale}"
            case _:
                size = chance.choice(((800, 560), (1024, 600), (1280, 800), (1600, 1000)))
                window.resize(*size)
                return f"size {size}"

    def _history(self) -> str | None:
        if QApplication.activeModalWidget() is not None:
            return None
        if self.window.stack.currentWidget() is not self.window.history.page:
            self.window.go_to("history")
            return "history"
        model = self.window.history.page.model
        if not model.rowCount():
            return None
        view = self.window.history.page.list
        index = model.index(self.chance.randrange(model.rowCount()), 0)
        view.setCurrentIndex(index)
        way = self.chance.choice(("Return", "Delete", "double click", "look"))
        if way == "double click":
            place = view.visualRect(index).center()
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
            QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        elif way != "look":
            QTest.keyClick(view, getattr(Qt.Key, f"Key_{way}"))
        return f"line {index.row()} of the history: {way}"

    def _people(self) -> str | None:
        if QApplication.activeModalWidget() is not None:
            return None
        page = self.window.players.page
        if self.window.stack.currentWidget() is not page:
            self.window.go_to("players")
            return "players"
        if not page.model.rowCount():
            return None
        row = self.chance.randrange(page.model.rowCount())
        page.table.choose(row)
        name = str(page.model.index(row, 0).data())
        if self.chance.random() < 0.5:
            return f"chooses {name!r}"
        to = self.chance.choice((name.upper(), name.lower(), f"{name}s", "Anna", "<i>", "x" * 40))
        page.rename_wanted.emit(name, to)
        return f"renames {name!r} to {to!r}"

    def _cell(self) -> str | None:
        """A cell of a table is clicked, on whatever page."""
        top = self._top()
        views = [
            one
            for one in top.findChildren(QAbstractItemView)
            if one.isVisible() and one.window() is top and one.viewport().width() > 4
        ]
        if not views:
            return None
        view = self.chance.choice(views)
        port = view.viewport()
        place = QPoint(self.chance.randrange(port.width()), self.chance.randrange(max(1, port.height())))
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=place)
        return f"clicks {place.x()}, {place.y()} of {_name(view)}"

    def _box(self) -> str | None:
        boxes = [one for one in self._top().findChildren(QComboBox) if one.isVisible() and one.count()]
        if not boxes:
            return None
        box = self.chance.choice(boxes)
        at = self.chance.randrange(box.count())
        box.setCurrentIndex(at)
        box.activated.emit(at)
        return f"chooses {at} of {_name(box)}"

    def _records(self) -> str | None:
        if QApplication.activeModalWidget() is not None:
            return None
        key = self.chance.choice(("open", "save_as", "drop"))
        if key == "drop":
            self.window.records.offer([Path(name) for name in self._some_files()])
        else:
            self.window.actions_of_window[key].trigger()
        return f"records: {key}"

    # Looking.

    def settle(self) -> None:
        """Wait until both threads have done what was asked of them, and what came of it is shown."""
        for _ in range(3):
            for ask in (self.window._library.read, self.window._library.read_written):
                answered: list[object] = []
                ask(_nothing, answered.append)
                self.qtbot.waitUntil(partial(bool, answered), timeout=20_000)
            QApplication.processEvents()

    def look(self) -> None:
        """Everything that is shown is on the disk, fits its rules, and stands on the right page."""
        self.settle()
        controller = self.window.controller
        store = Store.open(self.folder.database, self.folder.backups)
        try:
            assert store.check() == ()
            if controller is not None:
                self._look_at_match(store, controller)
            for line in store.lines():
                self._look_at_problems(line.id, store.load(line.id))
        finally:
            store.close()
        if controller is not None:
            self._look_at_page(controller)
        assert not self.window.keys._holding, "keys are held back for nothing"

    def _look_at_match(self, store: Store, controller: MatchController) -> None:
        assert controller.saving is Saving.SAVED, controller.saving
        assert controller.match_id is not None
        there = store.load(controller.match_id)
        assert there == controller.shown == controller.saved
        assert there.game.score(there.setup, there.deals, there.closed) == controller.shown.sheet
        shown = controller.shown
        for change in reversed(controller.timeline.done):
            assert change.after == shown, change.act
            shown = change.before
        shown = controller.shown
        for change in reversed(controller.timeline.undone):
            assert change.before == shown, change.act
            shown = change.after
        kept = store.timeline(controller.match_id)
        assert kept.to_undo is None or kept.to_undo.after == there
        assert kept.to_redo is None or kept.to_redo.before == there

    def _look_at_problems(self, match_id: int, match: Match) -> None:
        if match_id in self.faulty:
            return
        assert not match.problems(), match.problems()

    def _look_at_page(self, controller: MatchController) -> None:
        page = self.window.match
        assert page.controller is controller
        if self.window.stack.currentWidget() is not page:
            return
        shown = page._entry.currentWidget()
        if controller.shown.finished:
            assert shown in (page._over, page.card, page.correcting), shown
        else:
            assert shown in (page._face, page.card, page.correcting), shown
        if shown is page.card and page.card.shown_deal is not None:
            assert page.card.shown_deal < len(controller.shown.deals)
        if shown is page.correcting:
            assert page.correcting.correction is not None
            assert page.correcting.correction.match == controller.shown


def _keys_of_bids(match: Match) -> str | None:
    """A whole deal of Boerenbridge, where its numbers are single digits."""
    try:
        bids, tricks = spoken(match, some_deal(match))
    except IndexError:
        return None
    numbers = [*bids, *tricks]
    return None if max(numbers) > 9 else "".join(map(str, numbers))


def _name(widget: QWidget) -> str:
    named = widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {named!r}" if named else type(widget).__name__


def _nothing(_store: Store) -> None:
    """What asks nothing, and is answered behind everything that was asked before."""


def _is_open(window: MainWindow, match_id: int) -> bool:
    return window.controller is not None and window.controller.match_id == match_id


def _matches(folder: DataFolder) -> dict[int, Match]:
    store = Store.open(folder.database, folder.backups)
    try:
        return {line.id: store.load(line.id) for line in store.lines()}
    finally:
        store.close()


def _table(game: AnyGame, players: int, options: Options | None = None) -> Match:
    rules = options or game.presets[0].options(players)
    return Match(game, Setup(NAMES[:players], rules), started=EIGHT.isoformat())


def _play(qtbot: QtBot, open_window: Open, folder: DataFolder, tmp_path: Path, steps: int, seed: int) -> None:
    begins = (
        _table(auction_bridge.GAME, 4),
        table(2 + seed % 6),
        _table(bridgette.GAME, 2),
        _table(auction_bridge.GAME, 3),
        _table(troefcall.GAME, 4),
        _table(troefcall.GAME, 4, TroefOptions(format=Format.TIMED, rotation=Rotation.WINNERS_KEEP)),
    )
    files = tmp_path / "files"
    files.mkdir()
    window = open_window()
    window.begin(begins[seed % len(begins)])
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    translations = Translations(application)
    try:
        Monkey(qtbot, window, folder, files, translations, seed).play(steps)
    finally:
        translations.use("en")
    while (dialog := QApplication.activeModalWidget()) is not None:
        dialog.close()
    close(qtbot, window)
    left = _matches(folder)
    again = open_window()
    for match_id, match in left.items():
        again.open_match(match_id)
        qtbot.waitUntil(partial(_is_open, again, match_id), timeout=20_000)
        assert again.controller is not None
        assert again.controller.shown == match
    close(qtbot, again)
    assert _matches(folder) == left


@pytest.fixture(autouse=True)
def _opens_no_other_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda *_: True)


@pytest.mark.parametrize("seed", range(SEED, SEED + TABLES))
def test_whatever_is_done_nothing_breaks_and_nothing_is_lost(
    qtbot: QtBot, open_window: Open, folder: DataFolder, tmp_path: Path, seed: int
) -> None:
    _play(qtbot, open_window, folder, tmp_path, 30, seed)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_a_long_evening_of_anything_at_all(
    qtbot: QtBot, open_window: Open, folder: DataFolder, tmp_path: Path
) -> None:
    _play(qtbot, open_window, folder, tmp_path, STEPS, SEED)
