"""A match's score sheet as plain text, its columns lined up for a terminal or a mail."""

import unicodedata
from dataclasses import replace

from scorepad.core.ending import how_it_ended
from scorepad.core.grid import Cell, Foot, Grid, GridRow, Mark, RowRole, Words
from scorepad.core.legible import plain
from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase, Speaker
from scorepad.export.days import Day, moment

_MARKS = {Mark.NONE: "", Mark.KEPT: "+", Mark.MISSED: "-", Mark.STANDS_OUT: ""}

_HEAD = QT_TRANSLATE_NOOP("text", "{game}: {players}")
_STARTED = QT_TRANSLATE_NOOP("text", "Started {started}")
_SEASON = QT_TRANSLATE_NOOP("text", "Season: {season}")
_SUBSTITUTE = QT_TRANSLATE_NOOP("text", "From deal {deal} {player} sits in for {seat}")
_ADJUSTED = QT_TRANSLATE_NOOP("text", "Deal {deal}, {side}: adjustment {points}")
_ADJUSTED_FOR = QT_TRANSLATE_NOOP("text", "Deal {deal}, {side}: adjustment {points} ({note})")
_DEAL_NOTE = QT_TRANSLATE_NOOP("text", "Deal {deal}: {note}")
_NEXT_DEALER = QT_TRANSLATE_NOOP("text", "Next to deal: {name}")
_PLACE = QT_TRANSLATE_NOOP("text", "{place}. {name}: {total}")


def sheet_text(match: Match, say: Speaker) -> str:
    """The whole sheet: who played by which rules, the deals, what was noted, the places and the winner."""
    parts = [
        heading_of(match, say),
        grid_text(written_rows(match.grid), say),
        notes_of(match, say),
        standing_of(match, say),
    ]
    return "\n\n".join("\n".join(plain(line) for line in part) for part in parts if part) + "\n"


def heading_of(match: Match, say: Speaker, day: Day = str) -> list[str]:
    """Who played what, when, in which season, by which rules, and the note; a sentence each."""
    words = match.game.words
    head = [say(_HEAD.of(game=words.name, players=", ".join(match.setup.players)))]
    if match.started is not None:
        head.append(say(_STARTED.of(started=moment(match.started, day))))
    if match.season is not None:
        head.append(say(_SEASON.of(season=match.season)))
    head.append(" · ".join(say(rule) for rule in words.agreed(match.setup)))
    if match.note:
        head.append(match.note)
    return head


def notes_of(match: Match, say: Speaker) -> list[str]:
    """What was written down beside the deals: substitutes, points that the table gave, notes."""
    notes = [
        say(_SUBSTITUTE.of(deal=one.from_deal, player=one.player, seat=match.setup.players[one.seat]))
        for one in match.substitutes
    ]
    for number, deal in enumerate(match.deals, start=1):
        for one in deal.adjustments:
            sentence = _ADJUSTED_FOR if one.note else _ADJUSTED
            name, points = match.side_names[one.side], f"{one.points:+d}"
            notes.append(say(sentence.of(deal=number, side=name, points=points, note=one.note)))
        if deal.note:
            notes.append(say(_DEAL_NOTE.of(deal=number, note=deal.note)))
    return notes


def standing_of(match: Match, say: Speaker) -> list[str]:
    """The places, and who won and by what, or who is next to deal; a sentence each."""
    sheet = match.sheet
    order = sorted(range(len(sheet.places)), key=lambda side: sheet.places[side])
    lines = [
        say(_PLACE.of(place=sheet.places[side], name=match.side_names[side], total=sheet.totals[side]))
        for side in order
    ]
    if not match.finished:
        decided = match.game.words.of_dealer(match.setup, match.dealer)
        next_dealer = say(_NEXT_DEALER.of(name=match.setup.players[match.dealer]))
        return [*lines, next_dealer if decided is None else f"{next_dealer}. {say(decided)}"]
    ending = how_it_ended(match)
    # Who owes whom stands below the deals, as it does while the match goes on.
    return [*lines, f"{say(ending.who_won)}.", say(ending.why)]


# The grid.


_Halves = tuple[str, str]
"""What stands at the left of a column and what at its right."""


def written_rows(grid: Grid) -> Grid:
    """Without the deals and lines on which nothing stands yet, which a terminal has no use for."""
    rows = tuple(
        row
        for row in grid.rows
        if row.role in (RowRole.PLAYED, RowRole.TOTAL) or row.foot is not Foot.PLAIN or _is_begun(row)
    )
    return replace(grid, rows=rows)


def _is_begun(row: GridRow) -> bool:
    return any(cell.figure or cell.small for cell in row.cells if cell.side is not None)


def grid_text(grid: Grid, say: Speaker) -> list[str]:
    """A grid as lines: heads to the left, figures to the right, a rule above the totals, the notes last.

    A rule also ends each game of a pad; *the line* is drawn double.
    """
    head = [[_placed(column.title, column.side, say) for column in grid.columns]]
    if any(column.note for column in grid.columns):
        head.append([_placed(column.note, column.side, say) for column in grid.columns])
    body = [[_cell(row, cell, say) for cell in row.cells] for row in grid.rows]
    widths = [max(_least_width(line[at]) for line in [*head, *body]) for at in range(len(grid.columns))]
    rule, the_line = ("  ".join(stroke * one for one in widths) for stroke in "-=")
    lines = [*(_line(halves, widths) for halves in head), rule]
    for row, halves in zip(grid.rows, body, strict=True):
        if row.role is RowRole.TOTAL and lines[-1] != rule:
            lines.append(rule)
        if row.foot is Foot.PLAIN or _is_begun(row):
            lines.append(_line(halves, widths))
        if row.foot is not Foot.PLAIN:
            lines.append(the_line if row.foot is Foot.THE_LINE else rule)
    return [*lines, "", *(_said(note, say) for note in grid.notes)] if grid.notes else lines


def _said(words: Words, say: Speaker) -> str:
    return plain(say(words) if isinstance(words, Phrase) else words)


def _placed(text: Words, side: int | None, say: Speaker) -> _Halves:
    """What belongs to nobody stands left, what belongs to a side right, above its figures."""
    return (_said(text, say), "") if side is None else ("", _said(text, say))


def _cell(row: GridRow, cell: Cell, say: Speaker) -> _Halves:
    figure, small = _said(cell.figure, say), _said(row.small(cell), say)
    if row.role in (RowRole.ABOVE, RowRole.BELOW):
        return small, figure
    # A row's head has its number first; elsewhere the small words lead to the figure.
    parts = (figure, small) if cell.side is None else (small, figure)
    return _placed(" ".join(part for part in (*parts, _MARKS[cell.mark]) if part), cell.side, say)


def _least_width(halves: _Halves) -> int:
    left, right = halves
    return width(left) + width(right) + (2 if left and right else 0)


def _line(columns: list[_Halves], widths: list[int]) -> str:
    padded = [
        left + " " * (size - width(left) - width(right)) + right
        for (left, right), size in zip(columns, widths, strict=True)
    ]
    return "  ".join(padded).rstrip()


def width(text: str) -> int:
    """How many columns of a terminal `text` takes: wide characters two, those that only join none.

    >>> width("Zoë"), width("李雷"), width("Zoe\\u0308")
    (3, 4, 3)
    """
    if text.isascii():
        return len(text)
    return sum(_width_of(character) for character in text)


def _width_of(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
