"""The commands on the history: import and export, seasons and their tables, and the check of it all.

What the contract leaves open is decided so:

* `import` reads each file whole before it touches the history and goes on after a bad one. Its line counts
  over all files; what else there is to say (matches that went on, two without a start taken as one) follows
  in sentences of its own. Without the backup that goes before it nothing is imported.
* `season` without flags shows what a season counts. `--first-day none`, `--last-day none` and `--game all`
  take back what was set.
* `--from` after `--to` or `--as-of` is a wrong command line; days that merely lie outside a season find no
  match. `--csv local` asks for `--format csv`.
* `export` leaves out what is of games that are not known here, says so and ends with status 1; so does
  `check`, which cannot check it.
* `check --repair` makes a backup first, and touches only numbers that are computed; its status is that of a
  check afterwards.
* `-o -` is standard output, as without `-o`; a spreadsheet and a PDF are not written there.
* `--paper` is A4, or Letter where the system's country uses it, and asks for `--format pdf`.
"""

import argparse
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from scorepad.command import (
    Command,
    UsageError,
    complain,
    folder_of,
    language_of,
    problem_sentences,
    put_out,
    read_file,
    speaker_of,
)
from scorepad.core.legible import plain
from scorepad.core.names import tidy
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Speaker
from scorepad.export.days import Day, day_in
from scorepad.export.files import FileError
from scorepad.export.html import standings_html
from scorepad.export.tables import basis, table_csv, table_json, table_text
from scorepad.export.workbook import season_workbook
from scorepad.games import GAMES
from scorepad.output import add_output_arguments, output_of, put
from scorepad.record import Document, RecordError, RecordProblem, dump, read
from scorepad.record_commands import as_json
from scorepad.season.report import Report, report
from scorepad.season.season import By, Filters, Query, Scheme, Season, query, read_points
from scorepad.settings import SettingsFile
from scorepad.sheet_commands import paper_of, voice_of
from scorepad.store.errors import StoreError, StoreMissing, StoreRefused
from scorepad.store.shelf import Reason

if TYPE_CHECKING:
    from scorepad.store.store import Store

_IMPORTED = QT_TRANSLATE_NOOP("history", "imported {imported}, already there {already}")
_CONTINUED = QT_TRANSLATE_NOOP(
    "history",
    "Matches that went on: {number}. The longer one was kept, and its trail of corrections says so.",
)
_UNTIMED = QT_TRANSLATE_NOOP(
    "history",
    "Matches without a start that equal one already there: {number}. Each was taken for the same one.",
)
_IN_FILE = QT_TRANSLATE_NOOP("history", "“{file}”: {message}")
_MORE_PROBLEMS = QT_TRANSLATE_NOOP("history", "Problems that are not listed: {number}.")
_NO_SEASONS = QT_TRANSLATE_NOOP("history", "There is no season yet.")
_SEASON_LINE = QT_TRANSLATE_NOOP("history", "{season}: {basis}")
_MIXED = QT_TRANSLATE_NOOP(
    "history", "Several games are added up here, and their points are not comparable; --game chooses one."
)
_UNDATED = QT_TRANSLATE_NOOP(
    "history", "Matches without a start, which a table of days leaves out: {number}."
)
_UNKNOWN_GAME = QT_TRANSLATE_NOOP(
    "history",
    "Matches of a game that this Scorepad does not know ({game}), which are not in the export: {number}.",
)
_LEFT_OUT = QT_TRANSLATE_NOOP(
    "history", "The season {season} counts a game that this Scorepad does not know, and is not in the export."
)
_CHANGED = QT_TRANSLATE_NOOP(
    "history",
    "The history is not as it was written, so no table is made of it; “scorepad check” says what is wrong, "
    "and “scorepad check --repair” puts computed numbers right.",
)
_SOUND = QT_TRANSLATE_NOOP("history", "Matches checked: {number}. All is well.")
_PUT_RIGHT = QT_TRANSLATE_NOOP(
    "history", "Matches whose numbers were computed again and put right: {number}."
)

MOST_PROBLEMS = 100
"""So many problems of a file that is imported are told; the rest are counted."""


class Run(NamedTuple):
    """What a command stands on."""

    store: "Store"
    say: Speaker
    arguments: argparse.Namespace


def with_store(act: Callable[[Run], int]) -> Callable[[argparse.Namespace], int]:
    """A command's `run` that opens the history for `act` and tells what goes wrong with it in a sentence."""

    def run(arguments: argparse.Namespace) -> int:
        say = speaker_of(arguments)
        try:
            with open_history(arguments) as store:
                if act is not _check:
                    _tell_gone(store, say)
                return act(Run(store, say, arguments))
        except (StoreError, FileError) as problem:
            complain(say(problem.sentence))
            return 1

    return run


def _tell_gone(store: "Store", say: Speaker) -> None:
    """Say that last entries are gone or were damaged, by every command until a check has told it."""
    for sentence in store.news:
        complain(plain(say(sentence)))


def open_history(arguments: argparse.Namespace) -> "Store":
    """The history of the data folder. Raises StoreError where it cannot be opened."""
    from scorepad.store.store import Store  # only here: it brings the database

    folder = folder_of(arguments)
    return Store.open(folder.database, folder.backups)


# What words mean.


def _day(word: str) -> str:
    try:
        if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", word):
            return date.fromisoformat(word).isoformat()
    except ValueError:  # a thirteenth month
        pass
    raise argparse.ArgumentTypeError(f"“{word}” is no day, as 2026-01-31 is")


def _day_or_none(word: str) -> str:
    """A day, or "" for `none`."""
    return "" if word == "none" else _day(word)


def _count(word: str) -> int:
    if re.fullmatch(r"[0-9]{1,18}", word) is None:
        raise argparse.ArgumentTypeError(f"“{word}” is no whole number from 0 on")
    return int(word)


def _points(word: str) -> tuple[Fraction, ...]:
    try:
        return read_points(word)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def _name(word: str) -> str:
    name = tidy(word)
    if not name:
        raise argparse.ArgumentTypeError("a season has a name")
    return name


# import


def _add_import_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="a match record; - reads standard input")


def _import(arguments: argparse.Namespace) -> int:
    say = speaker_of(arguments)
    documents = _readable(arguments, say)
    counted = dict.fromkeys(("imported", "already", "continued", "untimed"), 0)
    status = 0 if len(documents) == len(arguments.files) else 1
    try:
        if documents and not _add_all(documents, counted, arguments, say):
            status = 1
    except StoreError as problem:
        complain(say(problem.sentence))
        status = 1
    put_out(say(_IMPORTED.of(**counted)) + "\n")
    for key, sentence in (("continued", _CONTINUED), ("untimed", _UNTIMED)):
        if counted[key]:
            put_out(say(sentence.of(number=counted[key])) + "\n")
    return status


def _readable(arguments: argparse.Namespace, say: Speaker) -> list[tuple[str, Document]]:
    """The files that can be read, with what they hold; the others are told of."""
    documents = []
    for file in arguments.files:
        try:
            documents.append((file, read(read_file(file))))
        except RecordError as error:
            _tell(error.problems, file, arguments, say)
    return documents


def _tell(problems: Sequence[RecordProblem], file: str, arguments: argparse.Namespace, say: Speaker) -> None:
    """Complain of what is wrong with a file; whoever reads a hundred lines has seen enough."""
    sentences = problem_sentences(problems[:MOST_PROBLEMS], say)
    left = len(problems) - len(sentences)
    if left:
        sentences.append(say(_MORE_PROBLEMS.of(number=left)))
    complain("\n".join(_of_file(sentence, file, arguments, say) for sentence in sentences))


def _add_all(
    documents: Iterable[tuple[str, Document]],
    counted: dict[str, int],
    arguments: argparse.Namespace,
    say: Speaker,
) -> bool:
    """Add each file to the history and to what is `counted`; whether all could be added."""
    taken = True
    with open_history(arguments) as store:
        _tell_gone(store, say)
        _keep_first(store, arguments, say)
        for file, document in documents:
            now = datetime.now().astimezone()
            try:
                came = store.import_matches(document.matches, document.seasons, now)
            except StoreRefused as problem:  # this one cannot be held; the next may
                complain(_of_file(say(problem.sentence), file, arguments, say))
                taken = False
                continue
            for key in counted:
                counted[key] += getattr(came, key)
    return taken


def _keep_first(store: "Store", arguments: argparse.Namespace, say: Speaker) -> None:
    """Make a backup before an import; that the second shelf cannot take it is only told."""
    folder = folder_of(arguments)
    now = datetime.now().astimezone()
    store.keep(folder.backups, Reason.IMPORT, now)
    second = SettingsFile(folder.settings).second_shelf()
    if second is not None:
        try:
            store.keep(second, Reason.IMPORT, now)
        except StoreError as problem:
            complain(say(problem.sentence))


def _of_file(sentence: str, file: str, arguments: argparse.Namespace, say: Speaker) -> str:
    """A sentence about one of several files says which."""
    return sentence if len(arguments.files) == 1 else say(_IN_FILE.of(file=file, message=sentence))


# export


def _add_export_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--season", metavar="S", type=_name, help="only the matches of this season")
    add_output_arguments(parser)


def _export(run: Run) -> int:
    file = output_of(run.arguments)
    exported = run.store.export(run.arguments.season)
    put(dump(exported.matches, exported.seasons).encode(), file, run.arguments)
    for key, number in exported.unknown_games.items():
        complain(plain(run.say(_UNKNOWN_GAME.of(game=key, number=number))))
    for name in exported.left_out:
        complain(plain(run.say(_LEFT_OUT.of(season=name))))
    # So that nobody takes the file for a whole backup.
    return 1 if exported.unknown_games or exported.left_out else 0


# What tables and seasons count.


def _add_counting_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scheme", choices=[str(one) for one in Scheme], help="what a match gives a side")
    parser.add_argument(
        "--by", choices=[str(one) for one in By], help="a line for each player, or for each pair"
    )
    parser.add_argument(
        "--points", metavar="N,N,…", type=_points, help="points for places, as 3,2,1; decimals are allowed"
    )
    parser.add_argument("--minimum", metavar="M", type=_count, help="matches that a place takes")
    parser.add_argument("--drop", metavar="N", type=_count, help="how many lowest results are left out")
    parser.add_argument("--best", metavar="K", type=_count, help="how many best results count; 0 is all")
    parser.add_argument(
        "--with-guests", action=argparse.BooleanOptionalAction, help="show guests in the table"
    )


def _counting(arguments: argparse.Namespace) -> Mapping[str, Any]:
    """What the flags say of how matches add up, the ones not given left out."""
    given = {
        "scheme": arguments.scheme and Scheme(arguments.scheme),
        "by": arguments.by and By(arguments.by),
        "points": arguments.points,
        "minimum": arguments.minimum,
        "drop": arguments.drop,
        "best": arguments.best,
        "with_guests": arguments.with_guests,
    }
    return {key: value for key, value in given.items() if value is not None}


_GAME_KEYS = [game.key for game in GAMES]


# standings


def _add_standings_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--season", metavar="S", type=_name, help="the season; all matches without one")
    _add_counting_arguments(parser)
    parser.add_argument("--from", dest="first_day", metavar="DAY", type=_day, help="from this day on")
    parser.add_argument("--to", dest="last_day", metavar="DAY", type=_day, help="up to this day")
    parser.add_argument(
        "--as-of", metavar="DAY", type=_day, help="up to this day, with each line's movement since before"
    )
    parser.add_argument("--game", action="append", choices=_GAME_KEYS, help="only this game; may be repeated")
    parser.add_argument("--format", choices=tuple(_FORMATS), help="text where none is given")
    parser.add_argument(
        "--csv", choices=("local",), help="CSV with decimal commas and semicolons between cells"
    )
    parser.add_argument("--paper", choices=("a4", "letter"), help="of a PDF; that of the country by default")
    add_output_arguments(parser)


def _standings(run: Run) -> int:
    arguments, say = run.arguments, run.say
    form = _FORMATS[_format_of(arguments)]
    file = output_of(arguments)
    season = None if arguments.season is None else run.store.season(arguments.season)
    asked = query(season, _filters(arguments), **_counting(arguments))
    if not _are_results_sound(run):
        return 1
    made = _reported(asked, run, with_matches=form.has_matches)
    if made.table.mixes_points:
        complain(say(_MIXED))
    undated = run.store.undated(asked.filters)
    if undated:
        complain(say(_UNDATED.of(number=undated)))
    put(form.write(made, run), file, arguments)
    return 0


def _are_results_sound(run: Run) -> bool:
    """Whether a table may be made. In a file that nobody known has changed the results are proved first."""
    is_sound = run.store.is_as_left or all(one.holds for one in run.store.check())
    if not is_sound:
        complain(run.say(_CHANGED))
    return is_sound


def _reported(asked: Query, run: Run, *, with_matches: bool) -> Report:
    """The table that is asked for; what is behind it only where it is wanted, since that takes its time."""
    if with_matches:
        return report(run.store.results(asked.filters), asked, run.store.guests())
    return Report(asked, run.store.table(asked), (), (), ())


def _filters(arguments: argparse.Namespace) -> Filters:
    return Filters(
        first_day=arguments.first_day,
        last_day=arguments.last_day,
        games=tuple(dict.fromkeys(arguments.game or ())),
        as_of=arguments.as_of,
    )


def _check_standings_arguments(arguments: argparse.Namespace) -> None:
    for flag, last_day in (("--to", arguments.last_day), ("--as-of", arguments.as_of)):
        _refuse_reversed("--from", arguments.first_day, flag, last_day)
    form = _format_of(arguments)
    if arguments.csv and form != "csv":
        raise UsageError(f"--csv is for --format csv, not for {form}")
    if arguments.paper and form != "pdf":
        raise UsageError(f"--paper is for --format pdf, not for {form}")
    if _FORMATS[form].needs_file and arguments.output in (None, "-"):
        raise UsageError(f"--format {form} needs a file: -o FILE")


def _refuse_reversed(first_flag: str, first_day: str | None, last_flag: str, last_day: str | None) -> None:
    if first_day and last_day and first_day > last_day:
        raise UsageError(f"{first_flag} {first_day} is after {last_flag} {last_day}")


def _format_of(arguments: argparse.Namespace) -> str:
    given: str | None = arguments.format
    return given or ("csv" if arguments.csv else "text")


def _as_text(made: Report, run: Run) -> bytes:
    return table_text(made.query, made.table, run.say, _point(run), _day_writer(run)).encode()


def _as_csv(made: Report, run: Run) -> bytes:
    local = run.arguments.csv == "local"
    return table_csv(made.query, made.table, run.say, local=local, day=_day_writer(run))


def _as_json(made: Report, _run: Run) -> bytes:
    return (as_json(table_json(made.query, made.table)) + "\n").encode()


def _as_html(made: Report, run: Run) -> bytes:
    return standings_html(made, run.say, lang=language_of(run.arguments), point=_point(run)).encode()


def _as_xlsx(made: Report, run: Run) -> bytes:
    lang = language_of(run.arguments)
    return season_workbook(made, run.say, made=datetime.now(UTC), lang=lang, point=_point(run))


def _as_pdf(made: Report, run: Run) -> bytes:
    from scorepad.paper.pdf import pdf_bytes, with_fonts  # only here: they bring Qt
    from scorepad.paper.season_sheet import season_booklet

    application = with_fonts()
    booklet = season_booklet(made, paper_of(run.arguments), voice_of(run.arguments), with_matches=True)
    written = pdf_bytes([booklet])
    del application  # not before the last letter is drawn
    return written


def _point(run: Run) -> str:
    """Every language of the program but English writes a decimal comma."""
    return "." if language_of(run.arguments) == "en" else ","


def _day_writer(run: Run) -> Day:
    """How days are written in the language of the command."""
    return day_in(language_of(run.arguments))


class _Format(NamedTuple):
    """A format of tables: what writes it, whether the matches behind are in it, whether it needs a file."""

    write: Callable[[Report, Run], bytes]
    has_matches: bool = False
    needs_file: bool = False


_FORMATS = {
    "text": _Format(_as_text),
    "csv": _Format(_as_csv),
    "xlsx": _Format(_as_xlsx, has_matches=True, needs_file=True),
    "pdf": _Format(_as_pdf, has_matches=True, needs_file=True),
    "html": _Format(_as_html, has_matches=True),
    "json": _Format(_as_json),
}


# seasons and season


def _seasons(run: Run) -> int:
    names = run.store.season_names()
    if not names:
        put_out(run.say(_NO_SEASONS) + "\n")
    for name in names:
        put_out(_season_line(run.store.season(name), run.say) + "\n")
    return 0


def _season_line(season: Season, say: Speaker) -> str:
    counts = " · ".join(basis(query(season, Filters()), say)[1:])
    return plain(say(_SEASON_LINE.of(season=season.name, basis=counts)))


def _add_season_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", type=_name, help="the season's name")
    parser.add_argument("--first-day", metavar="DAY", type=_day_or_none, help="its first day, or none")
    parser.add_argument("--last-day", metavar="DAY", type=_day_or_none, help="its last day, or none")
    parser.add_argument(
        "--game", action="append", choices=[*_GAME_KEYS, "all"], help="a game it counts; may be repeated"
    )
    _add_counting_arguments(parser)


def _season(run: Run) -> int:
    arguments = run.arguments
    try:
        season = run.store.season(arguments.name)
    except StoreMissing:
        season = Season(arguments.name)
    season = _changed(season, arguments)
    _refuse_reversed("--first-day", season.first_day, "--last-day", season.last_day)
    run.store.save_season(season)
    put_out(_season_line(season, run.say) + "\n")
    return 0


def _changed(season: Season, arguments: argparse.Namespace) -> Season:
    """The season as the flags want it; what no flag names stays."""
    given: dict[str, Any] = {"counting": replace(season.counting, **_counting(arguments))}
    if arguments.first_day is not None:
        given["first_day"] = arguments.first_day or None
    if arguments.last_day is not None:
        given["last_day"] = arguments.last_day or None
    if arguments.game is not None:
        games = dict.fromkeys(arguments.game)
        given["games"] = () if "all" in games else tuple(games)
    return replace(season, **given)


# check


def _add_check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--repair", action="store_true", help="put numbers right that do not follow from the deals"
    )


def _check(run: Run) -> int:
    found = run.store.check()
    if run.arguments.repair and any(one.derived for one in found):
        changed = run.store.repair(folder_of(run.arguments).backups, datetime.now().astimezone())
        put_out(run.say(_PUT_RIGHT.of(number=changed)) + "\n")
        found = run.store.check()
    for one in found:
        complain(run.say(one.sentence))
    run.store.take_as_told()
    if not found:
        put_out(run.say(_SOUND.of(number=run.store.count())) + "\n")
    return 1 if found else 0


def _no_arguments(parser: argparse.ArgumentParser) -> None:
    """A command that takes only what all take."""


def _run_standings(arguments: argparse.Namespace) -> int:
    _check_standings_arguments(arguments)
    return with_store(_standings)(arguments)


COMMANDS = (
    Command("import", "add matches from records to the history", _add_import_arguments, _import),
    Command("export", "write matches of the history as records", _add_export_arguments, with_store(_export)),
    Command(
        "standings", "a season's table, or that of all matches", _add_standings_arguments, _run_standings
    ),
    Command("seasons", "list the seasons", _no_arguments, with_store(_seasons)),
    Command("season", "make a season, or set what it counts", _add_season_arguments, with_store(_season)),
    Command("check", "verify the history and compute it all again", _add_check_arguments, with_store(_check)),
)
