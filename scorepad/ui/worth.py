"""What the deal in a form is worth, before it is accepted."""

from scorepad.core.match import Match
from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase
from scorepad.ui.say import say, short

_SIDE_GETS = QT_TRANSLATE_NOOP("contract_face", "{who} {points}:")
_NOBODY_GETS = QT_TRANSLATE_NOOP("contract_face", "No points for anybody.")


def worth(scored: Match, meaning: Phrase | None = None) -> tuple[str, str]:
    """The points of the last deal of a match with their reasons: a bold beginning, and the rest.

    `meaning` says what they bring about.
    """
    row = scored.sheet.rows[-1]
    leads, lines = [], []
    for side, points in enumerate(row.points):
        said = scored.game.words.because(scored.setup, scored.deals[-1], row, side)
        if said:
            leads.append(say(_SIDE_GETS.of(who=short(scored.side_names[side]), points=f"{points:+d}")))
            lines.append(f"{leads[-1]} {'; '.join(say(phrase) for phrase in said)}")
    if meaning is not None:
        lines.append(say(meaning))
    lead = leads[0] if leads else ""
    return lead, ("\n".join(lines) or say(_NOBODY_GETS)).removeprefix(lead).strip()
