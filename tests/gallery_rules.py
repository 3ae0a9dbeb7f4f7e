"""What the gallery shows of the rules, the dealer's bid, and what tells about the program."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import game
from scorepad.games.auction_bridge.rules import AuctionOptions, TrickCount
from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.games.bridgette.rules import BridgetteOptions, Tie
from scorepad.games.troefcall.rules import Rotation, TroefOptions
from scorepad.paths import DataFolder
from scorepad.ui.dialogs.about import AboutDialog
from scorepad.ui.dialogs.shortcuts import ShortcutsDialog
from scorepad.ui.help_pages import OPTION
from scorepad.ui.pages.dealers_bid import DealersBidDialog
from scorepad.ui.pages.rules import RulesPage
from scorepad.ui.widgets.dialog import Dialog
from tests.gallery import Context, scene
from tests.gallery_pages import beside_the_rail

BOEREN = game("boerenbridge")


def table(context: Context, options: BoerenOptions) -> Match:
    return Match(BOEREN, Setup(context.names, options))


@scene("rules", players=(4,))
def rules(context: Context) -> QWidget:
    """The rules with no match open, from the start."""
    page = RulesPage()
    page.show_game("boerenbridge")
    return beside_the_rail(page)


@scene("rules-wizard", players=(4,))
def rules_of_a_table(context: Context) -> QWidget:
    """At a table that plays much that is unusual: what it plays stands at the top."""
    page = RulesPage()
    wizard = next(preset for preset in BOEREN.presets if preset.key == "wizard")
    page.show_game("boerenbridge", table(context, wizard.options(4)))
    return beside_the_rail(page)


@scene("rules-variants", players=(4,))
def rules_variants(context: Context) -> QWidget:
    """A variant that is played at this table, found by its link."""
    page = RulesPage()
    page.show_game("boerenbridge", table(context, BoerenOptions(per_trick=3, consolation=5)))
    return _at(page, "per_trick", context)


@scene("rules-auction", players=(4,))
def rules_auction(context: Context) -> QWidget:
    """Auction bridge at a table that plays the old count, with nullo."""
    page = RulesPage()
    options = AuctionOptions(trick_values=TrickCount.OF_1904, nullo=True)
    page.show_game("auction_bridge", Match(game("auction_bridge"), Setup(context.names, options)))
    return beside_the_rail(page)


@scene("rules-auction-variants", players=(4,))
def rules_auction_variants(context: Context) -> QWidget:
    """What this table agreed on, found by its link."""
    page = RulesPage()
    options = AuctionOptions(trick_values=TrickCount.OF_1904, nullo=True)
    page.show_game("auction_bridge", Match(game("auction_bridge"), Setup(context.names, options)))
    return _at(page, "trick_values", context)


@scene("rules-bridgette", players=(2,))
def rules_bridgette(context: Context) -> QWidget:
    """Bridgette at a table with a rule of its own."""
    page = RulesPage()
    options = BridgetteOptions(tie=Tie.SHARED)
    page.show_game("bridgette", Match(game("bridgette"), Setup(context.names, options)))
    return _at(page, "tie", context)


@scene("rules-troefcall", players=(4,))
def rules_troefcall(context: Context) -> QWidget:
    """Troefcall with no match open, from the start."""
    page = RulesPage()
    page.show_game("troefcall")
    return beside_the_rail(page)


@scene("rules-troefcall-match", players=(4,))
def rules_troefcall_match(context: Context) -> QWidget:
    """Troefcall's outcomes and the match that is told from beginning to end."""
    page = RulesPage()
    page.show_game("troefcall")
    return _turned_to(page, "match", context)


@scene("rules-troefcall-variants", players=(4,))
def rules_troefcall_variants(context: Context) -> QWidget:
    """Troefcall at a table with house rules of its own, turned to one of them by its link."""
    page = RulesPage()
    options = TroefOptions(kap=7, silent_kap=True, rotation=Rotation.WINNERS_KEEP)
    page.show_game("troefcall", Match(game("troefcall"), Setup(context.names, options)))
    return _at(page, "silent_kap", context)


def _at(page: RulesPage, option: str, context: Context) -> QWidget:
    return _turned_to(page, OPTION + option, context)


def _turned_to(page: RulesPage, name: str, context: Context) -> QWidget:
    window = beside_the_rail(page)
    window.resize(*context.size)
    window.show()
    page.reader.go_to_name(name)
    return window


@scene("rules-search", players=(4,))
def rules_search(context: Context) -> QWidget:
    """A word is looked for."""
    page = RulesPage()
    page.show_game("boerenbridge")
    window = beside_the_rail(page)
    window.resize(*context.size)
    window.show()
    page.search.setText("boerenregel")
    page.start_search()
    return window


class OverTheRules(QWidget):
    """A dialog in the middle of a window that shows the rules."""

    def __init__(self, make: Callable[[QWidget], Dialog]) -> None:
        super().__init__()
        page = RulesPage()
        page.show_game("boerenbridge")
        self._under = beside_the_rail(page)
        self._under.setParent(self)
        self._dialog = make(self)
        self._dialog.setWindowFlags(Qt.WindowType.Widget)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._under.resize(self.size())
        self._dialog.show()
        # Its size is known when it is seen.
        QTimer.singleShot(0, self._centre)

    def _centre(self) -> None:
        left, top = self.width() - self._dialog.width(), self.height() - self._dialog.height()
        self._dialog.move(left // 2, top // 2)


@scene("dealers-bid", players=(2, 4, 7))
def dealers_bid(context: Context) -> QWidget:
    """The dealer of a match may not say a number."""

    def make(window: QWidget) -> DealersBidDialog:
        dialog = DealersBidDialog(window)
        dialog.show_for(table(context, BoerenOptions(hands=(7,))))
        QTest.keyClicks(dialog, "201011"[: context.players - 1])
        return dialog

    return OverTheRules(make)


@scene("dealers-bid-free", players=(5,))
def dealers_bid_free(context: Context) -> QWidget:
    """No match is open; a big hand, and the others bid more than it holds."""

    def make(window: QWidget) -> DealersBidDialog:
        dialog = DealersBidDialog(window)
        dialog.players.setValue(context.players)
        dialog.cards.setValue(10)
        QTest.keyClicks(dialog, "3423")
        return dialog

    return OverTheRules(make)


@scene("dealers-bid-begun", players=(6,))
def dealers_bid_begun(context: Context) -> QWidget:
    """Some bids are still to come."""

    def make(window: QWidget) -> DealersBidDialog:
        dialog = DealersBidDialog(window)
        dialog.show_for(table(context, BoerenOptions(hands=(8,))))
        QTest.keyClicks(dialog, "20")
        return dialog

    return OverTheRules(make)


@scene("about")
def about(context: Context) -> QWidget:
    """What the program is, with folders whose paths are long."""
    folder = DataFolder(Path("/home/maximiliaan-alexander/Documents/Card evenings/scorepad-history"))
    return OverTheRules(lambda window: AboutDialog(folder, window))


def _action(window: QWidget, text: str, *keys: str) -> QAction:
    action = QAction(text, window)
    action.setShortcuts([QKeySequence(key) for key in keys])
    return action


@scene("shortcuts")
def shortcuts(context: Context) -> QWidget:
    """Every key, beginning with those that enter a deal."""

    def make(window: QWidget) -> ShortcutsDialog:
        return ShortcutsDialog(
            [
                (
                    "Match",
                    [_action(window, "&Undo", "Ctrl+Z"), _action(window, "&Redo", "Ctrl+Shift+Z", "Ctrl+Y")],
                ),
                (
                    "Everywhere",
                    [
                        _action(window, "&New match…", "Ctrl+N"),
                        _action(window, "Larger text", "Ctrl++", "Ctrl+="),
                        _action(window, "What may the dealer bid?", "F4"),
                    ],
                ),
            ],
            window,
            entry=(
                ("The number that is asked for", "0–9"),
                ("Ten more: + and then a digit", "+"),
                ("Back to the number before", "Backspace"),
                ("Score the deal", "Enter"),
                ("Trump", "C D H S N"),
            ),
        )

    return OverTheRules(make)
