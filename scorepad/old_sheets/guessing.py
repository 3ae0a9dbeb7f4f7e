"""What a sheet probably is, by the words above its columns and by what stands in them."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby, islice

from scorepad.core.names import bare
from scorepad.old_sheets.cells import (
    CellError,
    decimal_sign,
    is_day,
    is_points,
    orders,
    played,
    time_of_day,
)
from scorepad.old_sheets.mapping import Column, Gathered, Role, RowIs, SheetMapping, pair_of
from scorepad.old_sheets.reading import Table
from scorepad.old_sheets.totals import is_title_of_sums

_FIRST_ROWS = 20
"""Among so many rows the titles are looked for."""
_SEEN = 300
"""So many of its cells are looked at to see what a column holds; days and signs are looked for in all."""
_MOSTLY = 0.6
"""The share of cells that make a column what it is."""

# Words of English, Dutch, Italian and Spanish as `bare` leaves them.
_WORDS: Mapping[Role, str] = {
    Role.DAY: "date day speeldatum speeldag datum dag data giorno fecha dia when wanneer played gespeeld",
    Role.TIME: "time start tijd aanvang ora orario inizio hora inicio",
    Role.LABEL: (
        "match game wedstrijd partij pot partita partida no nr n id nummer number numero avond evening week "
        "settimana semana"
    ),
    Role.SEASON: "season seizoen stagione temporada competition competitie year jaar anno ano",
    Role.NOTE: (
        "note notes remark remarks comment comments opmerking opmerkingen notitie notities nota commento "
        "commenti osservazioni notas comentario comentarios observaciones where waar luogo lugar"
    ),
    Role.NOTHING: (
        "check controle winner winnaar vincitore ganador weekday weekdag rank ranking rang place plaats pl "
        "pos position positie posizione posto puesto posicion count aantal players spelers giocatori "
        "jugadores table tafel tavolo mesa difference verschil differenza diferencia"
    ),
}
_ROLE_OF = {word: role for role, words in _WORDS.items() for word in words.split()}
_DEALS = "deal deals hand hands round ronde gift spel giro mano smazzata reparto ronda baza"
_DEAL_WORDS = frozenset(_DEALS.split())
_MARK = 3
"""Letters of what people write where somebody did not play, such as an x."""


def guess(table: Table) -> SheetMapping:
    """What the sheet probably is. Whoever knows it says what is otherwise."""
    return guess_below(table, header_of(table))


def guess_below(table: Table, header: int | None) -> SheetMapping:
    """The same where it is known which row holds the titles; None for no row."""
    first = 0 if header is None else header + 1
    titles = [table.cell(header, at) if header is not None else "" for at in range(table.columns)]
    columns = _columns(table, titles, first)
    row_is, gathered = _rows(table, titles, columns, first)
    day = next((at for at, column in enumerate(columns) if column.role is Role.DAY), None)
    possible = orders(_cells(table, day, first)) if day is not None else ()
    numbers = (
        text for at, column in enumerate(columns) if column.has_points for text in _cells(table, at, first)
    )
    return SheetMapping(
        columns=tuple(columns),
        header=header,
        row_is=row_is,
        gathered=gathered,
        day_order=possible[0] if len(possible) == 1 else None,
        decimal=decimal_sign(numbers) or ".",
    )


def header_of(table: Table) -> int | None:
    """The row of the titles: the first of several words and no figures, with points below it."""
    for row in range(min(_FIRST_ROWS, len(table.rows))):
        cells = [cell for cell in table.rows[row] if cell.strip()]
        if any(is_points(cell) or is_day(cell) for cell in cells):
            return None
        if len(cells) > 1:
            return row
    return None


def _cells(table: Table, column: int, first: int, most: int | None = None) -> list[str]:
    """What is written in a column, empty cells left out."""
    # The first that are written, wherever they stand: who came late to a league has points as well.
    written = (text for row in range(first, len(table.rows)) if (text := table.cell(row, column)))
    return list(islice(written, most))


def _columns(table: Table, titles: Sequence[str], first: int) -> list[Column]:
    columns: list[Column] = []
    has_titles = any(titles)
    for at, title in enumerate(titles):
        column = _column(title, _cells(table, at, first, _SEEN), has_titles)
        taken = column.role in (one.role for one in columns) and not column.has_points
        columns.append(Column() if taken else column)
    return columns


def _column(title: str, cells: Sequence[str], has_titles: bool) -> Column:
    """What one column is. A word decides where it is known, else what most of its cells are."""
    word = _word(title)
    if word in _DEAL_WORDS or is_title_of_sums(title):
        return Column()
    if word in _ROLE_OF:
        role = _ROLE_OF[word]
        fits = {Role.TIME: _is_time, Role.DAY: _is_more_than_a_count}.get(role)
        return Column(role) if fits is None or any(map(fits, cells)) else Column()
    if _mostly(is_day, cells):
        return Column(Role.DAY)
    if (has_titles and not word) or not _holds_points(cells):
        return Column()
    pair = pair_of(title)
    return Column(Role.PLAYER, (title,)) if pair is None else Column(Role.PAIR, pair)


def _word(title: str) -> str:
    return bare(title).strip(" .:#°º")


def _mostly(holds: Callable[[str], bool], cells: Sequence[str]) -> bool:
    return bool(cells) and sum(map(holds, cells)) >= _MOSTLY * len(cells)


def _holds_points(cells: Sequence[str]) -> bool:
    """Whether most cells are points, or all that are none are so short that they say who did not play."""
    others = [cell for cell in cells if played(cell) and not is_points(cell)]
    has_points = any(map(is_points, cells))
    is_marked = has_points and all(len(cell) <= _MARK for cell in others)
    return is_marked or _mostly(lambda cell: cell not in others, cells)


def _is_more_than_a_count(text: str) -> bool:
    """Whether a cell may be a day, and not the number of one, as in "day 3"."""
    return len(text) > _MARK or not text.isdecimal()


def _is_time(text: str) -> bool:
    try:
        time_of_day(text)
    except CellError:
        return False
    return True


def _rows(
    table: Table, titles: Sequence[str], columns: Sequence[Column], first: int
) -> tuple[RowIs, Gathered]:
    """Whether rows are deals, and what gathers them: deals have a number, or a match that repeats."""
    label = next((at for at, column in enumerate(columns) if column.role is Role.LABEL), None)
    has_day = any(column.role is Role.DAY for column in columns)
    labels = [] if label is None else _cells(table, label, first, _SEEN)
    # Below each other: weeks come back a year later, deals of a match do not.
    repeats = bool(labels) and sum(1 for _ in groupby(labels)) <= len(labels) / 2
    numbered = any(_word(title) in _DEAL_WORDS for title in titles)
    row_is = RowIs.DEAL if repeats or numbered else RowIs.MATCH
    if label is not None:
        return row_is, Gathered.BY_LABEL
    return row_is, Gathered.BY_DAY if has_day else Gathered.BY_GAP
