"""What the gallery shows of the people who play: the players and the season."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QScrollArea, QWidget

from scorepad.core.names import fold
from scorepad.games.boerenbridge.rules import BoerenOptions, Missed
from scorepad.season.left_out import Reason
from scorepad.season.report import courses_of
from scorepad.season.results import Result, SideResult, Who
from scorepad.season.season import By, Counting, Filters, Query, Scheme, Season
from scorepad.season.standings import standings
from scorepad.store.errors import SAME_TABLE, UNAVAILABLE
from scorepad.store.seasons import LeftOut, OtherRules, SeasonMatch
from scorepad.ui.desks.season_desk import EXPORT
from scorepad.ui.dialogs.close_season import CloseSeasonDialog
from scorepad.ui.dialogs.export_preview import ExportPreview
from scorepad.ui.dialogs.merge_players import MergeDialog
from scorepad.ui.dialogs.season_dialog import SeasonDialog
from scorepad.ui.file_forms import table_forms
from scorepad.ui.pages.players import PlayersPage
from scorepad.ui.pages.season import SeasonPage, View
from scorepad.ui.players_model import PlayerLine
from scorepad.ui.say import say
from scorepad.ui.season_reading import Asked, SeasonDetails, SeasonShown, dropped_results
from tests.gallery import Context, scene
from tests.gallery_pages import beside_the_rail

FIRST = date(2026, 1, 9)
TODAY = "2026-02-20"


def _results(names: tuple[str, ...], matches: int) -> tuple[Result, ...]:
    """Evenings a week apart; the last at the table came only to the first of them."""
    found = []
    for at in range(matches):
        playing = names if at == 0 else names[:-1]
        totals = [(at * 37 + seat * 53 + seat * seat * at * 11) % 90 + 60 for seat in range(len(playing))]
        sides = tuple(
            SideResult(
                (Who(fold(name), name),),
                1 + sum(other > total for other in totals),
                total,
                int(total == max(totals)),
                15,
                total // 12,
            )
            for name, total in zip(playing, totals, strict=True)
        )
        day = FIRST + timedelta(days=7 * at)
        found.append(Result(at + 1, "boerenbridge", False, day.isoformat(), float(day.toordinal()), sides))
    return tuple(found)


def _shown(
    context: Context, asked: Asked, matches: int = 6, season: Season | None = None, undated: int = 0
) -> SeasonShown:
    counting = asked.counting or (season.counting if season else Counting())
    query = Query(replace(asked.filters, season=asked.season or None), counting)
    results = _results(context.names, matches)
    table = standings(results, counting, movement=query.filters.as_of is not None)
    return SeasonShown(asked, ("Winter 2026", "Autumn 2025"), season, query, table, undated, results=results)


def _page(shown: SeasonShown, view: View = View.TABLE) -> SeasonPage:
    page = SeasonPage()
    page.set_today(TODAY)
    page.show_season(shown)
    if shown.results:
        counted = courses_of(shown.results, shown.query.counting, shown.table)
        out, others = (tuple(_left_out(shown)), 1203), (tuple(_other_rules(shown)), 1)
        page.show_details(SeasonDetails(*counted, dropped_results(shown), out, others))
    else:
        page.show_details(SeasonDetails())
    page.views.button(view).click()
    return page


def _match_of(shown: SeasonShown, number: int, day: str | None) -> SeasonMatch:
    sides = tuple((side.players[0].name,) for side in shown.results[0].sides)
    return SeasonMatch(number, "boerenbridge", day, sides)


def _left_out(shown: SeasonShown) -> list[LeftOut]:
    reasons = ((Reason.UNFINISHED, "2026-02-20"), (Reason.NO_DAY, None), (Reason.OTHER_DAY, "2025-12-30"))
    return [LeftOut(_match_of(shown, 20 + at, day), reason) for at, (reason, day) in enumerate(reasons)]


def _other_rules(shown: SeasonShown) -> list[OtherRules]:
    options = BoerenOptions(missed=Missed.PENALTY, penalty_per_trick=5, dealer_rule=False)
    return [OtherRules(_match_of(shown, 9, "2026-01-16"), options, BoerenOptions())]


WINTER = Season("Winter 2026", "2026-01-01", "2026-03-31")


@scene("season-table", players=(2, 7))
def season_table(context: Context) -> QWidget:
    """The running season by wins."""
    page = _page(_shown(context, Asked("Winter 2026"), season=WINTER))
    window = beside_the_rail(page, "season")
    page.table.setFocus()
    return window


@scene("season-counting", players=(7,))
def season_counting(context: Context) -> QWidget:
    """Points for places, a minimum, movement as of a date, and the panel that says so."""
    counting = Counting(Scheme.PLACES, points=(Fraction(5), Fraction(5, 2), Fraction(1)), minimum=2, drop=1)
    asked = Asked("Winter 2026", Filters(as_of="2026-02-13"), counting)
    page = _page(_shown(context, asked, season=WINTER, undated=2))
    page.how_button.click()
    return beside_the_rail(page, "season")


def _of_pairs(names: tuple[str, ...]) -> tuple[Result, ...]:
    """Rubbers of four who sit down differently every evening."""
    found = []
    for at, (one, two, three) in enumerate(((0, 2, 1), (0, 1, 2), (0, 2, 1), (0, 3, 1), (0, 2, 1))):
        last = ({0, 1, 2, 3} - {one, two, three}).pop()
        sides = tuple(
            SideResult(tuple(Who(fold(names[seat]), names[seat]) for seat in seats), place, total, won, 0, 0)
            for seats, place, total, won in (((one, two), 1, 732, 1), ((three, last), 2, 320, 0))
        )
        found.append(Result(at + 1, "auction_bridge", True, f"2026-01-{9 + at:02}", float(at), sides))
    return tuple(found)


@scene("season-pairs", players=(4,))
def season_pairs(context: Context) -> QWidget:
    """A line for each pair, with the panel that says so."""
    asked = Asked("Winter 2026", counting=Counting(by=By.PAIR))
    query = Query(Filters("Winter 2026"), Counting(by=By.PAIR))
    results = _of_pairs(context.names)
    table = standings(results, query.counting)
    page = _page(
        SeasonShown(asked, ("Winter 2026",), WINTER, query, table, 0, has_pairs=True, results=results)
    )
    if context.size[0] > 1100:
        page.how_button.click()
    return beside_the_rail(page, "season")


@scene("season-tie", players=(7,))
def season_tie(context: Context) -> QWidget:
    """The line of somebody who shares a place, and of whom results are left out."""
    asked = Asked("Winter 2026", counting=Counting(drop=2))
    page = _page(_shown(context, asked, season=WINTER))
    page.table.choose(4)
    return beside_the_rail(page, "season")


@scene("season-chart", players=(2, 7))
def season_chart(context: Context) -> QWidget:
    """The places from day to day, one of them pointed at."""
    page = _page(_shown(context, Asked("Winter 2026"), 14, WINTER), View.CHART)
    if len(context.names) > 2:
        page.chart.read(6)
    return beside_the_rail(page, "season")


@scene("season-remarks", players=(7,))
def season_remarks(context: Context) -> QWidget:
    """What is to be said of its matches: not counted, by other rules, results left out."""
    page = _page(
        _shown(context, Asked("Winter 2026", counting=Counting(drop=1)), season=WINTER), View.REMARKS
    )
    page.remarks.choose(5)
    return beside_the_rail(page, "season")


@scene("season-itself", players=(7,))
def season_itself(context: Context) -> QWidget:
    """The end of the panel: what is done with the season itself, which is over."""
    page = _page(_shown(context, Asked("Winter 2026"), season=replace(WINTER, last_day="2026-02-15")))
    page.how_button.click()
    window = beside_the_rail(page, "season")
    (area,) = page.panel.findChildren(QScrollArea)
    QTimer.singleShot(0, lambda: area.ensureWidgetVisible(page.panel.remove_button))
    return window


@scene("season-no-chart")
def season_no_chart(context: Context) -> QWidget:
    """No chart yet: the season has no match."""
    return beside_the_rail(_page(_shown(context, Asked("Winter 2026"), 0, WINTER), View.CHART), "season")


@scene("season-no-remarks")
def season_no_remarks(context: Context) -> QWidget:
    """Nothing is to be said of its matches."""
    return beside_the_rail(_page(_shown(context, Asked("Winter 2026"), 0, WINTER), View.REMARKS), "season")


@scene("season-unread")
def season_unread(context: Context) -> QWidget:
    """What is behind a table could not be read."""
    page = SeasonPage()
    page.show_season(_shown(context, Asked("Winter 2026"), season=WINTER))
    page.views.button(View.CHART).click()
    path = "/home/anna/.local/share/scorepad/scorepad.db"
    page.show_problem(UNAVAILABLE.of(path=path, reason="disk I/O error"))
    return beside_the_rail(page, "season")


@scene("season-close", players=(4, 7))
def season_close(context: Context) -> QWidget:
    """The end of a season, and the next one."""

    def dialog(parent: QWidget) -> QDialog:
        asks = CloseSeasonDialog(
            parent, WINTER, last_day="2026-03-27", taken=("Winter 2026", "Autumn 2025"), unfinished=2
        )
        if context.players > 4:
            asks.last_day.set_day("2025-12-24")
            asks.name.setText("Autumn 2025")
            asks.agree_button.click()
        return asks

    return _with_dialog(_page(_shown(context, Asked("Winter 2026"), season=WINTER)), dialog, "season")


@scene("season-empty")
def season_empty(context: Context) -> QWidget:
    """A season that nobody has played yet."""
    return beside_the_rail(_page(_shown(context, Asked("Winter 2026"), 0, WINTER)), "season")


def _with_dialog(page: QWidget, dialog: Callable[[QWidget], QDialog], current: str) -> QWidget:
    """A dialog over its page, where a window would open it."""
    window = beside_the_rail(page, current)

    class Over(QWidget):
        """Puts the dialog in the middle when its size is known."""

        def showEvent(self, event: QShowEvent) -> None:
            window.resize(self.size())
            over.show()
            over.move((self.width() - over.width()) // 2, (self.height() - over.height()) // 2)

    whole = Over()
    window.setParent(whole)
    over = dialog(whole)
    over.setWindowFlags(Qt.WindowType.Widget)
    return whole


@scene("season-new")
def season_new(context: Context) -> QWidget:
    """A new season whose name is taken and whose last day is before the first."""

    def dialog(parent: QWidget) -> QDialog:
        asks = SeasonDialog(parent, today=TODAY, taken=("Winter 2026",))
        asks.name.setText("Winter 2026")
        asks.first_day.set_day("2026-10-01")
        asks.last_day.set_day("2026-03-31")
        asks.agree_button.click()
        return asks

    return _with_dialog(_page(_shown(context, Asked("Winter 2026"), season=WINTER)), dialog, "season")


@scene("season-export", players=(7,))
def season_export(context: Context) -> QWidget:
    """What a file of the table will hold."""
    return _export(context, "text")


@scene("season-export-pdf", players=(7,))
def season_export_pdf(context: Context) -> QWidget:
    """The pages of a PDF of the table."""
    return _export(context, "pdf")


@scene("season-export-html", players=(7,))
def season_export_html(context: Context) -> QWidget:
    """The table as a web page."""
    return _export(context, "html")


def _export(context: Context, form: str) -> QWidget:
    shown = _shown(context, Asked("Winter 2026"), season=WINTER)

    def dialog(parent: QWidget) -> QDialog:
        preview = ExportPreview(parent, EXPORT, table_forms(shown))
        preview.forms.button(form).click()
        return preview

    return _with_dialog(_page(shown), dialog, "season")


def _people(names: tuple[str, ...]) -> tuple[PlayerLine, ...]:
    """Those at the table, one of them under two names, a guest, and somebody who comes no more."""
    lines = [
        PlayerLine(name, fold(name), 24 - 3 * at, 9 - at, f"2026-02-{20 - at:02}", colour=colour)
        for at, (name, colour) in enumerate(zip(names, (2, None, 4, 6, 9, None, 7), strict=False))
    ]
    first, *others = lines
    return (
        replace(first, also=(f"{first.name} V.", "Annie")),
        *others,
        PlayerLine("Oom Piet", "oom piet", 1, 1, "2025-12-26", guest=True),
        PlayerLine("Q", "q", 2, 0, None, hidden=True, guest=True),
    )


def _players(context: Context) -> PlayersPage:
    page = PlayersPage()
    page.show_players(_people(context.names))
    return page


@scene("players", players=(2, 7))
def players(context: Context) -> QWidget:
    """Everybody, the first of them chosen."""
    page = _players(context)
    window = beside_the_rail(page, "players")
    page.table.setFocus()
    return window


@scene("players-rename", players=(7,))
def players_rename(context: Context) -> QWidget:
    """A new name is typed over an old one."""
    page = _players(context)
    window = beside_the_rail(page, "players")
    page.table.choose(3)
    page.rename_chosen()
    return window


@scene("players-alias", players=(4,))
def players_alias(context: Context) -> QWidget:
    """Another name of somebody is chosen, found by a few letters."""
    page = _players(context)
    page.search.setText("an")
    page.table.choose(1)
    return beside_the_rail(page, "players")


@scene("players-empty")
def players_empty(context: Context) -> QWidget:
    """Before the first match."""
    page = PlayersPage()
    page.show_players(())
    return beside_the_rail(page, "players")


@scene("players-merge", players=(4,))
def players_merge(context: Context) -> QWidget:
    """Two are said to be one person, and have sat at one table."""
    people = _people(context.names)

    def dialog(parent: QWidget) -> QDialog:
        asks = MergeDialog(parent, people, name=people[-3].name, into=people[0].name, is_taken=True)
        if context.size[1] == 800:
            told = SAME_TABLE.of(one=people[-3].name, other=people[0].name)
            asks.refuse(say(told), have_met=True)
        return asks

    return _with_dialog(_players(context), dialog, "players")
