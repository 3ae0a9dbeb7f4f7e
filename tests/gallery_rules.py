"""What the gallery shows of the rules, the dealer's bid, and what tells about the program."""

from PySide6.QtWidgets import QWidget

from scorepad.core.match import Match
from scorepad.core.table import Setup
from scorepad.games import game
from scorepad.games.boerenbridge.rules import BoerenOptions
from scorepad.ui.pages.rules import RulesPage
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
    window = beside_the_rail(page)
    window.resize(*context.size)
    window.show()
    page.show_option("per_trick")
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
