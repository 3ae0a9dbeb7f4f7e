"""The commands that need a record or nothing: `score` and `forbidden`. They load no database and no Qt."""

import argparse
import json
import re
from collections.abc import Mapping

from scorepad.command import (
    Command,
    complain,
    problem_as_json,
    problem_sentences,
    put_out,
    read_file,
    speaker_of,
)
from scorepad.core.faults import COMMON_FAULTS, CommonFault
from scorepad.core.fields import LARGEST
from scorepad.core.match import Match
from scorepad.core.phrase import Speaker
from scorepad.core.sheet import Row
from scorepad.export.text import sheet_text
from scorepad.games.boerenbridge.rules import LARGEST_HAND, Fault, fitting_bid
from scorepad.games.boerenbridge.words import FAULTS
from scorepad.record import RecordError, RecordProblem, read


def put_out_json(value: object) -> None:
    """Write one JSON document on standard output."""
    put_out(as_json(value) + "\n")


def as_json(value: object) -> str:
    """`value` as JSON text that can be written in UTF-8, half a surrogate pair as its escape."""
    text = json.dumps(value, ensure_ascii=False)
    return re.sub("[\ud800-\udfff]", lambda found: f"\\u{ord(found[0]):04x}", text)


_AT_ONCE = 1_000
"""So many problems are written at a time: a record of two megabytes may have a million of them."""


def _tell(error: RecordError, say: Speaker, *, in_json: bool) -> None:
    """Every problem: in one JSON document on standard output, or in sentences on standard error."""
    starts = range(0, len(error.problems), _AT_ONCE)
    if not in_json:
        for start in starts:
            complain("\n".join(problem_sentences(error.problems[start : start + _AT_ONCE], say)))
        return
    put_out('{"problems": [')
    for start in starts:
        some = error.problems[start : start + _AT_ONCE]
        listed = as_json([problem_as_json(problem, error.several, say) for problem in some])
        put_out(listed[1:-1] + (", " if start + _AT_ONCE < len(error.problems) else ""))
    put_out("]}\n")


# score


def _add_score_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match record; - reads standard input")
    parser.add_argument("--json", action="store_true", help="answer as one JSON document")


def _score(arguments: argparse.Namespace) -> int:
    try:
        document = read(read_file(arguments.file))
    except RecordError as error:
        _tell(error, speaker_of(arguments), in_json=arguments.json)
        return 1
    if arguments.json:
        answers = [scored(match) for match in document.matches]
        put_out_json(answers if document.several else answers[0])
    else:
        say = speaker_of(arguments)
        put_out("\n\n".join(sheet_text(match, say) for match in document.matches))
    return 0


def scored(match: Match) -> dict[str, object]:
    """The score of a match as the contract answers it."""
    sheet = match.sheet
    return {
        "game": match.game.key,
        "sides": list(match.side_names),
        "deals": [_row_as_json(row) for row in sheet.rows],
        "totals": list(sheet.totals),
        "places": list(sheet.places),
        "finished": sheet.finished,
        "winners": list(sheet.winners),
        "decided_by": sheet.decided_by,
        "state": _plain(sheet.state),
    }


def _row_as_json(row: Row) -> dict[str, object]:
    return {
        "number": row.number,
        "dealer": row.dealer,
        "points": list(row.points),
        "totals": list(row.totals),
        "entries": [
            {"side": one.side, "points": one.points, "reason": one.reason, "line": one.line}
            for one in row.entries
        ],
    }


def _plain(value: object) -> object:
    """A value of `state` in what JSON knows."""
    if isinstance(value, Mapping):
        return {str(key): _plain(held) for key, held in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(held) for held in value]
    return value


# forbidden


def _number(word: str) -> int:
    """A whole number in plain digits; one that is far too large stays too large."""
    if re.fullmatch(r"[+-]?[0-9]+", word) is None:
        raise argparse.ArgumentTypeError(f"“{word}” is not a whole number")
    digits = word.lstrip("+-0") or "0"
    size = int(digits) if len(digits) <= 18 else LARGEST
    return -size if word.startswith("-") else size


def _add_forbidden_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cards", metavar="N", type=_number, required=True, help="the hand size, 1 to 60")
    parser.add_argument(
        "bids", metavar="BID", type=_number, nargs="+", help="a bid made before the dealer's, in any order"
    )
    parser.add_argument("--json", action="store_true", help="answer as one JSON document")


def _forbidden(arguments: argparse.Namespace) -> int:
    cards: int = arguments.cards
    bids: list[int] = arguments.bids
    found = _problems(cards, bids)
    if found:
        _tell(RecordError(found), speaker_of(arguments), in_json=arguments.json)
        return 1
    forbidden = fitting_bid(cards, bids)
    if arguments.json:
        allowed = [bid for bid in range(cards + 1) if bid != forbidden]
        put_out_json({"cards": cards, "bids": bids, "forbidden": forbidden, "allowed": allowed})
    else:
        put_out("none\n" if forbidden is None else f"{forbidden}\n")
    return 0


def _problems(cards: int, bids: list[int]) -> list[RecordProblem]:
    found: list[RecordProblem] = []
    highest = cards
    if not 1 <= cards <= LARGEST_HAND:
        fault = CommonFault.OUT_OF_RANGE
        found.append(RecordProblem(None, None, "cards", fault, COMMON_FAULTS[fault].of(field="cards")))
        # Without a hand size only a bid that no hand allows is known to be wrong.
        highest = LARGEST_HAND
    message = FAULTS[Fault.BID_OUT_OF_RANGE].of(size=highest)
    found += (
        RecordProblem(None, None, "bids", Fault.BID_OUT_OF_RANGE, message)
        for bid in bids
        if not 0 <= bid <= highest
    )
    return found


COMMANDS = (
    Command("score", "score a match record without touching the history", _add_score_arguments, _score),
    Command(
        "forbidden", "the bid that Boerenbridge's dealer may not make", _add_forbidden_arguments, _forbidden
    ),
)
