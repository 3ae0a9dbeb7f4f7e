"""Help: the rules to read, the dealer's bid, every key, and what this program is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QWidget

from scorepad.games import GAMES
from scorepad.ui.pages.rules import RulesPage

if TYPE_CHECKING:
    from scorepad.core.match import Match
    from scorepad.paths import DataFolder


class HelpDesk(QObject):
    """Opens what helps, each with what it knows of the match on the table."""

    def __init__(
        self,
        folder: DataFolder,
        window: QWidget,
        on_the_table: Callable[[], Match | None],
    ) -> None:
        super().__init__(window)
        self._folder = folder
        self._window = window
        self._on_the_table = on_the_table
        self.rules = RulesPage()

    def show_rules(self) -> None:
        """Show the rules of the game on the table, its house rules marked, or of the first game there is."""
        match = self._on_the_table()
        self.rules.show_game((GAMES[0] if match is None else match.game).key, match)

    def ask_dealers_bid(self) -> None:
        """Ask what the dealer may not bid, in the deal on the table or in any hand."""
        from scorepad.ui.pages.dealers_bid import DealersBidDialog

        dialog = DealersBidDialog(self._window)
        dialog.show_for(self._on_the_table())
        dialog.open()

    def show_shortcuts(
        self, groups: Sequence[tuple[str, Sequence[QAction]]], entry: Sequence[tuple[str, str]]
    ) -> None:
        """Show every key of some actions, and those of the entry form."""
        from scorepad.ui.dialogs.shortcuts import ShortcutsDialog

        ShortcutsDialog(groups, self._window, entry=entry).open()

    def show_about(self) -> None:
        """Show what this program is, and where its data is."""
        from scorepad.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(self._folder, self._window)
        dialog.open_folder.connect(open_folder)
        dialog.open()


def open_folder(folder: Path) -> None:
    """Show a folder in the system's own program for them."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
