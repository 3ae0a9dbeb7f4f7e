"""Histories whose bits flipped or whose end is gone, and whether anybody can tell.

Each spoiler takes the files of a sound history and gives them spoiled, drawn by the chance it is given, so
that a state is known by its kind and number and can be had again.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path
from random import Random

from scorepad.paths import DataFolder
from scorepad.season.season import Filters, query
from scorepad.season.standings import standings
from scorepad.store.errors import StoreError
from scorepad.store.lines import Wanted
from scorepad.store.store import Store
from tests.faults.rich_history import CORRECTED, MATCHES

Files = Mapping[str, bytes]
"""What is in the files of a history, by what their names end in after that of the history itself."""
Spoiler = Callable[[Files, int], Files]

PAGE = 4096
SECTOR = 512
EVERY = 2048
"""Files are cut after each so many bytes."""
FIRST = 100
"""How long the header of the file is."""
JOURNAL_HEADER, _FRAME_HEADER = 32, 24
FRAME = _FRAME_HEADER + PAGE
_TREE_HEADERS = {2: 12, 5: 12, 10: 8, 13: 8}
"""How long the header of a page of a tree is, by its first byte."""


# Spoiling.


def flipped(content: bytes, *bits: int) -> bytes:
    """The content with bits of it turned over, each told by its number from the beginning."""
    changed = bytearray(content)
    for bit in bits:
        changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def _put(content: bytes, at: int, there: bytes) -> bytes:
    return content[:at] + there + content[at + len(there) :]


def _at_random(content: bytes, chance: Random) -> int:
    """A byte of a history: anywhere, or where a page says what lies in it, or where a row begins."""
    page = chance.randrange(len(content) // PAGE) * PAGE
    first = FIRST if page == 0 else 0
    cells = _cells(content[page : page + PAGE], first)
    match chance.randrange(10):
        case 0 | 1:
            return page + first + chance.randrange(12 + 2 * len(cells))
        case 2 | 3 | 4 if cells:
            return min(page + chance.choice(cells) + chance.randrange(24), page + PAGE - 1)
        case 5:
            return chance.randrange(PAGE)  # where the schema begins
        case _:
            return chance.randrange(len(content))


def _cells(page: bytes, first: int) -> list[int]:
    """Where the rows of a page begin; none where it is no page of a tree."""
    header = _TREE_HEADERS.get(page[first])
    if header is None:
        return []
    number = int.from_bytes(page[first + 3 : first + 5], "big")
    places = page[first + header : first + header + 2 * number]
    cells = [int.from_bytes(places[at : at + 2], "big") for at in range(0, len(places), 2)]
    return [cell for cell in cells if cell < PAGE]


def _frame_at_random(content: bytes, chance: Random) -> int:
    """A byte of a journal: anywhere, or in its header, or in that of a frame."""
    frames = (len(content) - JOURNAL_HEADER) // FRAME
    match chance.randrange(10):
        case 0:
            return chance.randrange(JOURNAL_HEADER)
        case 1 | 2:
            frame = JOURNAL_HEADER + chance.randrange(frames) * FRAME
            return frame + chance.randrange(_FRAME_HEADER)
        case _:
            return chance.randrange(len(content))


def _bit(files: Files, number: int) -> Files:
    chance = Random(number)
    content = files[""]
    return {**files, "": flipped(content, 8 * _at_random(content, chance) + chance.randrange(8))}


def _bit_of_the_header(files: Files, number: int) -> Files:
    return {**files, "": flipped(files[""], number)}


def _bit_of_the_journal(files: Files, number: int) -> Files:
    chance = Random(number)
    content = files["-wal"]
    return {**files, "-wal": flipped(content, 8 * _frame_at_random(content, chance) + chance.randrange(8))}


def _cut(files: Files, number: int) -> Files:
    return {**files, "": files[""][: number * EVERY]}


def _cut_journal(files: Files, number: int) -> Files:
    return {**files, "-wal": files["-wal"][: number * EVERY]}


def _cut_journal_alone(files: Files, number: int) -> Files:
    """The end of the journal is gone, and so is its index, which a power cut takes along."""
    left = {end: content for end, content in files.items() if end != "-shm"}
    return {**left, "-wal": files["-wal"][: number * EVERY]}


def _burst(files: Files, number: int) -> Files:
    """Some bytes, one beside the other, are others; or a sector is empty; or two pages changed places."""
    chance = Random(number)
    content = files[""]
    match chance.randrange(4):
        case 0:
            length = chance.choice((1, 2, 4, 16))
            at = min(_at_random(content, chance), len(content) - length)
            spoiled = _put(content, at, chance.randbytes(length))
        case 1:
            at = chance.randrange(len(content) // SECTOR) * SECTOR
            spoiled = _put(content, at, bytes(SECTOR))
        case 2:
            one, other = (PAGE * page for page in chance.sample(range(len(content) // PAGE), 2))
            spoiled = _put(content, one, content[other : other + PAGE])
            spoiled = _put(spoiled, other, content[one : one + PAGE])
        case _:
            spoiled = flipped(
                content, *(8 * _at_random(content, chance) + chance.randrange(8) for _ in range(5))
            )
    return {**files, "": spoiled}


def _row(files: Files, number: int) -> Files:
    """A bit of a row, as its cell in a page holds it."""
    chance = Random(number)
    content = files[""]
    while True:
        page = chance.randrange(1, len(content) // PAGE) * PAGE
        cells = sorted(_cells(content[page : page + PAGE], 0))
        if cells:
            break
    at = chance.choice(cells)
    end = min([cell for cell in cells if cell > at], default=PAGE)
    return {**files, "": flipped(content, 8 * (page + at) + chance.randrange(8 * (end - at)))}


class Kind(StrEnum):
    """What happened to a history."""

    BIT = "bits of the database"
    ROW = "bits of rows"
    HEADER = "bits of the first 100 bytes"
    JOURNAL = "bits of the journal"
    UNDER = "bits under a journal"
    CUT = "database cut"
    CUT_JOURNAL = "journal cut"
    CUT_ALONE = "journal cut, index gone"
    BURST = "bursts and pages"

    @property
    def is_open(self) -> bool:
        """Whether it happens to a history that a program had open."""
        return self in (Kind.JOURNAL, Kind.UNDER, Kind.CUT_JOURNAL, Kind.CUT_ALONE)

    def spoiled(self, files: Files, number: int) -> Files:
        """The files after it happened, in one of many ways."""
        return _SPOILERS[self](files, number)


_SPOILERS: Mapping[Kind, Spoiler] = {
    Kind.BIT: _bit,
    Kind.ROW: _row,
    Kind.HEADER: _bit_of_the_header,
    Kind.JOURNAL: _bit_of_the_journal,
    Kind.UNDER: _bit,
    Kind.CUT: _cut,
    Kind.CUT_JOURNAL: _cut_journal,
    Kind.CUT_ALONE: _cut_journal_alone,
    Kind.BURST: _burst,
}


def files_of(history: Path) -> Files:
    """The files of a history as they are."""
    files = {end: Path(f"{history}{end}") for end in ("", "-wal", "-shm", "-mark")}
    return {end: file.read_bytes() for end, file in files.items() if file.exists()}


def put_files(files: Files, history: Path) -> None:
    """Write the files of a history."""
    for end, content in files.items():
        Path(f"{history}{end}").write_bytes(content)


def commits(files: Files) -> Iterator[Files]:
    """The files as they were after each commit that is whole in the journal, and before the first."""
    journal = files.get("-wal", b"")
    yield {"": files[""], "-wal": journal[:JOURNAL_HEADER]}
    for at in range(JOURNAL_HEADER, len(journal) - FRAME + 1, FRAME):
        if any(
            journal[at + 4 : at + 8]
        ):  # how large the history is then: only the last frame of a commit says it
            yield {"": files[""], "-wal": journal[: at + FRAME]}


# Asking.

Ask = Callable[[Store], object]


def _standings(store: Store, season: str | None) -> object:
    if season is None:
        return store.results(), store.undated(Filters(first_day="2026-01-01"))
    asked = query(store.season(season), Filters())
    return standings(store.results(asked.filters), asked.counting, guests=store.guests())


_ASKS: dict[str, Ask] = {
    "lines": lambda store: store.lines(),
    "lines put away": lambda store: store.lines(Wanted(deleted=True)),
    "lines that go on": lambda store: store.unfinished(),
    "lines that are over": lambda store: store.recent(5),
    "lines of a game": lambda store: store.lines(Wanted(game="troefcall")),
    "lines of a season": lambda store: store.lines(Wanted(season="Winter", first_day="2026-01-01")),
    "lines of a player": lambda store: store.lines(Wanted(players=("Anna",))),
    "lines with a word": lambda store: store.lines(Wanted(text="anna fire")),
    "number": lambda store: store.count(),
    "last table": lambda store: store.last_table(),
    "players": lambda store: store.players(),
    "pairs": lambda store: store.pairs(),
    "guests": lambda store: store.guests(),
    "seasons": lambda store: store.seasons(),
    "season names": lambda store: store.season_names(),
    "season of a day": lambda store: store.season_of_day("2026-02-01"),
    "presets": lambda store: store.presets(),
    "results": lambda store: _standings(store, None),
    "standings": lambda store: _standings(store, "Winter"),
    "left out": lambda store: store.left_out(
        store.season("Winter"), query(store.season("Winter"), Filters())
    ),
    "other rules": lambda store: store.other_rules(Filters()),
    "export": lambda store: store.export(),
    "wins in a row": lambda store: store.streaks(store.load(8), 8),
}
_ASKS.update((f"match {number}", partial(Store.load, match_id=number)) for number in MATCHES)
_ASKS.update((f"undo of {number}", partial(Store.timeline, match_id=number)) for number in CORRECTED)
_ASKS.update((f"trail of {number}", partial(Store.trail, match_id=number)) for number in CORRECTED)


@dataclass(frozen=True)
class Seen:
    """All that a user can see of a history: each answer, or the sentence that came instead."""

    answers: Mapping[str, object]
    sentences: Mapping[str, str]
    findings: tuple[str, ...]


def seen(store: Store) -> Seen:
    """Ask a history everything, then have it checked. What is no StoreError comes out."""
    answers: dict[str, object] = {}
    sentences: dict[str, str] = {}
    for what, ask in _ASKS.items():
        try:
            answers[what] = ask(store)
        except StoreError as problem:
            sentences[what] = str(problem.sentence)
    return Seen(answers, sentences, tuple(str(one.sentence) for one in store.check()))


class Verdict(StrEnum):
    """What became of a history that something happened to."""

    SAME = "same"
    """Everything that can be seen is as it was, and the check finds nothing."""
    REFUSED = "refused"
    """It is not opened, and a sentence says why."""
    LAST_WRITES = "last writes told"
    """It is told at once that what was written last is damaged, or gone."""
    ASKED = "told when asked"
    """What is not as it was is told in a sentence, by whatever would have shown it."""
    CHECKED = "told by the check"
    """Something that can be seen is not as it was, and the check that goes by itself says so."""
    FOUND = "found by the check"
    """Everything that can be seen is as it was, and the check finds more than that."""
    CUT_OFF = "as before the last writes"
    """It is as it was at an earlier commit: like a journal whose write was cut off."""
    SILENT = "silent"
    """Something is not as it was, and nobody says so."""


@dataclass(frozen=True)
class Judged:
    """A verdict, with what was shown otherwise than it was."""

    verdict: Verdict
    changed: tuple[str, ...] = ()


def judged(folder: DataFolder, sound: Seen, earlier: Seen) -> Judged:
    """What became of a history; `sound` is what was seen of it before, `earlier` of an earlier commit."""
    try:
        store = Store.open(folder.database, folder.backups)
    except StoreError as problem:
        assert str(problem.sentence)
        return Judged(Verdict.REFUSED)
    with store:
        is_told, goes_by_itself = bool(store.news), not store.is_as_left
        now = seen(store)
    assert not any(
        "sqlalchemy" in said or "[SQL" in said for said in (*now.sentences.values(), *now.findings)
    )
    changed = tuple(what for what, answer in now.answers.items() if answer != sound.answers.get(what))
    if is_told:
        return Judged(Verdict.LAST_WRITES, changed)
    told = {what for what, sentence in now.sentences.items() if sentence != sound.sentences.get(what)}
    found = set(now.findings) - set(sound.findings)
    if not changed and not told and not found:
        return Judged(Verdict.SAME)
    if now == earlier:
        return Judged(Verdict.CUT_OFF, changed)
    if not found or (changed and not goes_by_itself):
        return Judged(Verdict.SILENT, changed or tuple(told))
    if changed:
        return Judged(Verdict.CHECKED, changed)
    return Judged(Verdict.ASKED if told else Verdict.FOUND)
