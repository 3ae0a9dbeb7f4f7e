"""A season's table and a match's sheet as pages of HTML, for a screen of any size and for the wall."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from scorepad.core.grid import Cell, Foot, Grid, GridRow, Mark, RowRole, Words
from scorepad.core.legible import names_apart
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase, Speaker
from scorepad.export import tables
from scorepad.export.days import Day, day_in
from scorepad.export.markup import Markup, element, joined, page, wide
from scorepad.export.places_svg import places_svg
from scorepad.export.progress import Progress, unwatched, watched
from scorepad.export.tables import BEHIND, BELOW, NOTHING, basis, columns, numbered
from scorepad.export.text import heading_of, notes_of, standing_of, written_rows
from scorepad.games import game_name
from scorepad.season.report import Report
from scorepad.season.standings import Standing

_TABLE = QT_TRANSLATE_NOOP("html", "Season table")
_CHART = QT_TRANSLATE_NOOP("html", "The places over time")
_SHEET = QT_TRANSLATE_NOOP("html", "Score sheet")
_SHEETS = QT_TRANSLATE_NOOP("html", "Score sheets")
_NOTES = QT_TRANSLATE_NOOP("html", "Notes")
_RESULT = QT_TRANSLATE_NOOP("html", "Result")
_MATCH = QT_TRANSLATE_NOOP("html", "Match {number} · {day} · {game}")
_MATCH_WITHOUT_DAY = QT_TRANSLATE_NOOP("html", "Match {number} · {game}")
_SIGNS = QT_TRANSLATE_NOOP("html", "✓ made · × missed")
_GIVEN = QT_TRANSLATE_NOOP("html", "* with points that the table gave or took")

_LONG_TITLE = 90
"""Letters from which on a sheet's title is written smaller."""

_MARKS = {Mark.KEPT: "✓", Mark.MISSED: "×"}


def _legible(say: Speaker) -> Speaker:
    """A speaker in whose sentences no name turns the words around it."""
    return lambda phrase: say(names_apart(phrase))


# A season.


def standings_html(
    report: Report, say: Speaker, *, lang: str, point: str = ".", progress: Progress = unwatched
) -> str:
    """A report as a page in `lang`: the table, the places over time, and the matches behind it.

    `point` is the decimal point. Raises what `progress` raises.
    """
    say = _legible(say)
    day = day_in(lang)
    title, *rests_on = basis(report.query, say, day, point)
    return page(
        title,
        lang,
        element("h1", title),
        element("ul", *(element("li", line) for line in rests_on), class_="basis"),
        _table(report, say, point),
        _course(report, say, day),
        _behind(report, say, day, point, progress),
    )


def _table(report: Report, say: Speaker, point: str) -> Markup:
    table = report.table
    if not table.rows and not table.unranked:
        return element("p", say(NOTHING))
    shown = columns(report.query, table)
    ranked = (_standing(row, shown, point) for row in table.rows)
    below = (
        element("tr", element("th", say(BELOW), class_="group", colspan=str(len(shown)), scope="rowgroup")),
        *(_standing(row, shown, point) for row in table.unranked),
    )
    return wide(
        say(_TABLE),
        element(
            "table",
            _head((say(column.title), _kind(at)) for at, column in enumerate(shown)),
            element("tbody", *ranked),
            element("tbody", *below, class_="below") if table.unranked else "",
            class_="standings",
        ),
    )


def _kind(at: int) -> str:
    """What is special in a column of the standings: a phone shows place, name and points first."""
    return {0: "place", tables.NAME_AT: "name", tables.POINTS_AT: "points"}.get(at, "")


def _head(titles: Iterable[tuple[str, str]]) -> Markup:
    """A table's head; beside each title, what is special in its column."""
    cells = (
        element("th", title, scope="col", **({"class_": kind} if kind else {})) for title, kind in titles
    )
    return element("thead", element("tr", *cells))


def _standing(row: Standing, shown: Sequence[tables.Column[Standing]], point: str) -> Markup:
    return element(
        "tr",
        *(
            element("th", row.name, class_="name", scope="row")
            if at == tables.NAME_AT
            else element("td", column.text(row, point), **({"class_": _kind(at)} if _kind(at) else {}))
            for at, column in enumerate(shown)
        ),
    )


def _course(report: Report, say: Speaker, day: Day) -> Markup:
    drawn = places_svg([day(one) for one in report.days], report.courses, say)
    return joined(element("h2", say(_CHART)), wide(say(_CHART), drawn)) if drawn else drawn


def _behind(report: Report, say: Speaker, day: Day, point: str, progress: Progress) -> Markup:
    """What each match gave, a group of lines for each."""
    if not report.given:
        return Markup("")
    # The first columns tell of the match, and stand above its lines.
    shown = tables.BEHIND_COLUMNS[tables.BEHIND_NAME_AT :]
    groups = groupby(numbered(watched(report.given, progress)), lambda one: one.number)
    return joined(
        element("h2", say(BEHIND)),
        wide(
            say(BEHIND),
            element(
                "table",
                _head((say(column.title), "" if at else "name") for at, column in enumerate(shown)),
                *(_match(list(of_match), shown, say, day, point) for _number, of_match in groups),
            ),
        ),
    )


def _match(
    of_match: Sequence[tables.Behind],
    shown: Sequence[tables.Column[tables.Behind]],
    say: Speaker,
    day: Day,
    point: str,
) -> Markup:
    number, first = of_match[0]
    game = game_name(first.game)
    if first.day is None:
        said = say(_MATCH_WITHOUT_DAY.of(number=number, game=game))
    else:
        said = say(_MATCH.of(number=number, day=day(first.day), game=game))
    return element(
        "tbody",
        element("tr", element("th", said, class_="group", colspan=str(len(shown)), scope="rowgroup")),
        *(_result(one, shown, say, point) for one in of_match),
    )


def _result(
    one: tables.Behind, shown: Sequence[tables.Column[tables.Behind]], say: Speaker, point: str
) -> Markup:
    cells = (element("td", column.text(one, point, say)) for column in shown[1:])
    head = element("th", one.given.name, class_="name", scope="row")
    return element("tr", head, *cells, class_="" if one.given.counts else "out")


# A match.


def sheet_html(matches: Sequence[Match], say: Speaker, *, lang: str) -> str:
    """The sheets of matches, one below the other on a page in `lang`.

    Each says who played by which rules, has the deals, the notes, the places and the winner.
    """
    say = _legible(say)
    sheets = [_sheet(match, say, day_in(lang)) for match in matches]
    title = heading_of(matches[0], say)[0] if len(matches) == 1 else say(_SHEETS)
    return page(title, lang, *sheets)


def _sheet(match: Match, say: Speaker, day: Day) -> Markup:
    title, *heading = heading_of(match, say, day)
    long = {"class_": "long"} if len(title) > _LONG_TITLE else {}
    notes, standing = notes_of(match, say), standing_of(match, say)
    return element(
        "article",
        element("h1", title, **long),
        *(element("p", line, class_="soft") for line in heading),
        wide(say(_SHEET), _grid(written_rows(match.grid), say)),
        *(element("p", _words(note, say)) for note in match.grid.notes),
        joined(element("h2", say(_RESULT)), *(element("p", line) for line in standing)),
        joined(element("h2", say(_NOTES)), *(element("p", note) for note in notes)) if notes else "",
    )


def _words(words: Words, say: Speaker) -> str:
    return say(words) if isinstance(words, Phrase) else words


def _grid(grid: Grid, say: Speaker) -> Markup:
    columns = (
        element(
            "th",
            element("span", _words(column.title, say), class_="title"),
            element("small", _words(column.note, say)) if column.note else "",
            scope="col",
        )
        for column in grid.columns
    )
    return element(
        "table",
        element("caption", _legend(grid, say)),
        element("thead", element("tr", *columns)),
        element("tbody", *(_row(grid, row, say) for row in grid.rows)),
        class_="grid" if grid.has_head else "grid pad",
    )


def _legend(grid: Grid, say: Speaker) -> str:
    """What the table is, and what the signs in it mean."""
    cells = [cell for row in grid.rows for cell in row.cells]
    signs = (_SIGNS,) if any(cell.mark in _MARKS for cell in cells) else ()
    given = (_GIVEN,) if any(cell.given for cell in cells) else ()
    return " · ".join(say(phrase) for phrase in (_SHEET, *signs, *given))


def _row(grid: Grid, row: GridRow, say: Speaker) -> Markup:
    kinds = (row.role, *(() if row.foot is Foot.PLAIN else (row.foot,)))
    return element("tr", *_cells(grid, row, say), class_=" ".join(kinds))


def _cells(grid: Grid, row: GridRow, say: Speaker) -> Iterator[Markup]:
    for at, cell in enumerate(row.cells):
        if at == 0 and grid.has_head:
            yield element("th", *_parts(row, cell, say), scope="row")
        else:
            yield element("td", *_parts(row, cell, say))


def _parts(row: GridRow, cell: Cell, say: Speaker) -> Iterator[str]:
    """The small words, the figure and the mark of a cell; a row's head has its number first."""
    figure, small = _words(cell.figure, say), _words(row.small(cell), say)
    in_order: tuple[str, str] = (element("small", small) if small else "", figure)
    if cell.side is None and row.role not in (RowRole.ABOVE, RowRole.BELOW):
        in_order = (figure, in_order[0])
    written = [part for part in in_order if part]
    yield joined(*(part if at == 0 else joined(" ", part) for at, part in enumerate(written)))
    if cell.given:
        yield "*"
    if cell.mark in _MARKS:
        yield joined("\N{NO-BREAK SPACE}", element("span", _MARKS[cell.mark], class_=cell.mark))
