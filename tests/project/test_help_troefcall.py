"""The numbers on Troefcall's page are those of the program."""

import re
from dataclasses import fields

import pytest

from scorepad.core.fields import Whole, kind_of
from scorepad.core.sheet import Scoresheet
from scorepad.core.table import Adjustment
from scorepad.games.troefcall import GAME, rules
from scorepad.games.troefcall.presets import PRESETS
from scorepad.games.troefcall.rules import Format, Outcome, Rotation, TroefDeal, TroefOptions, TroefSetup
from scorepad.games.troefcall.words import OUTCOMES, TRUMPS, WORDS, pair_name
from scorepad.ui.help_pages import OPTION, PRESET, HelpPage
from tests.project.help_reading import NAMES, languages_of, number, numbers, prose, read, tables, worked_out

KEY = "troefcall"
USUAL = TroefOptions()
FIRST_DEALER = NAMES.index("Daan")


@pytest.fixture(params=languages_of(KEY))
def page(request: pytest.FixtureRequest) -> HelpPage:
    return read(KEY, request.param)


@pytest.fixture
def english() -> HelpPage:
    return read(KEY, "en")


def did(side: int, outcome: Outcome, own: int | None = None, others: int | None = None) -> TroefDeal:
    """A deal in which a pair did something, with its tricks and the others' where they are told."""
    if own is None or others is None:
        return TroefDeal(side=side, outcome=outcome)
    return TroefDeal(side=side, outcome=outcome, tricks=(own, others) if side == 0 else (others, own))


MATCH = (
    did(0, Outcome.MAJORITY, 8, 5),
    did(1, Outcome.KAP, 7, 0),
    did(0, Outcome.STOPPED, 7, 0),
    did(1, Outcome.FAILED, 11, 2),
    did(0, Outcome.SILENT, 13, 0),
    did(1, Outcome.BAUNIE, 13, 0),
)
SINGLE_DEALS = (
    did(0, Outcome.MAJORITY, 7, 6),
    did(0, Outcome.MAJORITY, 12, 1),
    did(0, Outcome.KAP, 7, 0),
    did(0, Outcome.STOPPED, 7, 0),
    did(0, Outcome.BAUNIE, 13, 0),
    did(0, Outcome.SILENT, 13, 0),
    did(0, Outcome.FAILED, 12, 1),
)


IN_WORDS = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
)  # fmt: skip
"""The numbers that a page writes as words where it speaks of cards and tricks."""


def setup_of(options: TroefOptions = USUAL) -> TroefSetup:
    return TroefSetup(NAMES, options, first_dealer=FIRST_DEALER)


def scored(deals: tuple[TroefDeal, ...], options: TroefOptions = USUAL) -> Scoresheet:
    """The sheet of deals that the program takes."""
    setup = setup_of(options)
    for at, deal in enumerate(deals):
        assert rules.check(setup, deals[:at], deal) == ()
        assert not GAME.ended(setup, deals[:at])
    return rules.score(setup, deals)


def points(outcome: Outcome, options: TroefOptions = USUAL) -> list[int]:
    """What an outcome brings the pair that did it, and the others."""
    return list(scored((did(0, outcome),), options).totals)


def whole(option: str) -> Whole:
    kind = kind_of(next(one for one in fields(TroefOptions) if one.name == option))
    assert isinstance(kind, Whole)
    return kind


def words_before(page: HelpPage, after: str) -> set[str]:
    """The words for numbers that stand before something, wherever on the page."""
    found = re.findall(rf"([\w]+)\s+{after}", page.text.replace("*", ""))
    return {word for word in found if word in IN_WORDS or word.isdigit()}


def tricks_told(cell: str) -> tuple[int, ...]:
    return tuple(number(one) for one in cell.split("–"))


# The whole page.


def test_seven_in_a_row_make_the_kap_wherever_it_is_told(english: HelpPage) -> None:
    assert rules.MAJORITY == 7
    assert words_before(english, r"in\s+a\s+row") == {"seven"}
    firsts = re.findall(r"first\s+(\w+)", english.text.replace("*", ""))
    assert {one for one in firsts if one in IN_WORDS} == {"five", "seven"}  # five cards, seven tricks
    assert set(re.findall(r"(?:[Ss]topped|baunie|announced) after (?:the )?(\w+)", english.text)) == {
        "seven",
        "seventh",
    }


def test_thirteen_are_all_tricks_and_all_cards_wherever_it_is_told(english: HelpPage) -> None:
    assert rules.TRICKS == 13
    followed = re.findall(r"\b[Aa]ll\s+(\w+)", english.text.replace("all six are yours", ""))
    assert {one for one in followed if one in IN_WORDS or one.isdigit()} == {"13", "thirteen"}
    assert "until everyone has 13." in prose(english, "minute")


# Dealing and playing.


def test_the_cards_are_dealt_as_the_program_knows_them(english: HelpPage) -> None:
    packets = (rules.FIRST_CARDS, *rules.LATER_CARDS)
    assert sum(packets) == rules.TRICKS
    told = prose(english, "call")
    assert packets == (5, 4, 4)
    assert "**five cards**" in told
    assert "*caller*, gets five cards before" in prose(english, "minute")
    assert "The other three get" in told
    assert "five cards each" in told
    assert "four more, and four more once again" in told
    assert f"That makes {rules.TRICKS} each" in told
    assert f"There are {rules.TRICKS} tricks" in prose(english, "play")


def test_the_pairs_and_the_roles_are_those_of_the_program(english: HelpPage) -> None:
    told, setup = prose(english, "deal"), setup_of()
    assert f"a pack of {setup.seats * rules.TRICKS} cards" in told
    assert f"in seats 1 to {setup.seats}" in told
    ours, theirs = ([seat + 1 for seat in pair] for pair in rules.PAIRS)
    assert f"seats {ours[0]} and {ours[1]} play against seats {theirs[0]} and {theirs[1]}" in told
    assert "always sits on the dealer’s left" in told
    assert rules.caller_of(setup, FIRST_DEALER) == setup.left_of(FIRST_DEALER)


def test_every_suit_that_may_be_trump_is_named(english: HelpPage) -> None:
    called = prose(english, "call")
    assert all(str(suit) in called for suit in TRUMPS.values())


# Scoring.


def test_every_outcome_brings_what_the_table_says(page: HelpPage) -> None:
    table, *_examples = tables(page, "scoring")
    assert [[number(cell) for cell in row[1:]] for row in table] == [points(one) for one in Outcome]


def test_the_points_that_the_table_tells_lead_to_their_house_rules(english: HelpPage) -> None:
    paid = ("majority", "kap", "stopped", "baunie_points", "majority", "failed")
    rows = re.findall(r"^\|.*\]\(option:(\w+)\).*\|$", english.text.partition("## Scoring")[2], re.MULTILINE)
    assert tuple(rows[: len(paid)]) == paid


def test_most_tricks_are_as_many_as_the_program_takes(english: HelpPage) -> None:
    fewest, *_between, most = rules.FITTING[Outcome.MAJORITY]
    table, *_examples = tables(english, "scoring")
    assert table[0][0] == f"Most tricks: {fewest[0]} to {most[0]}"


def test_the_text_tells_the_points_of_the_program(english: HelpPage) -> None:
    [majority, _], [kap, _], [stopped, _], [baunie, _], [silent, _], [_, failed] = map(points, Outcome)
    assert f"the pair with the most gets {majority} points" in prose(english, "most")
    assert "the most, seven or more, gets" in prose(english, "minute")
    seven = prose(english, "seven")
    assert f"That is {kap} points, and" in seven
    assert f"That is only {stopped} points" in seven
    on = prose(english, "baunie")
    assert f"win all {rules.TRICKS} tricks, you get {baunie} points" in on
    assert f"you get what most tricks bring: {silent}" in on
    assert f"**the others get {failed} points**" in on
    minute = prose(english, "minute")
    for told in (
        f"[{majority} points](option:majority)",
        f"[{kap} points](option:kap)",
        f"[{baunie} points](option:baunie_points)",
        f"[{failed}](option:failed)",
        f"[{USUAL.target} points](option:target)",
    ):
        assert told in minute
    assert f"The {kap} and the {baunie} stand in place of the {majority}" in prose(english, "scoring")


def test_the_single_deals_are_scored_as_the_program_scores(page: HelpPage) -> None:
    [table] = tables(page, "examples")
    for deal, row in zip(SINGLE_DEALS, table, strict=True):
        assert tricks_told(row[0]) == deal.tricks, row
        assert numbers(row[2:]) == list(scored((deal,)).totals), row


def test_the_match_is_told_as_the_roles_go_round(page: HelpPage) -> None:
    [told, _points] = tables(page, "match")
    sheet, setup = scored(MATCH), setup_of()
    for deal, played, row in zip(MATCH, sheet.rows, told, strict=True):
        assert number(row[0]) == played.number
        assert row[1] == NAMES[rules.caller_of(setup, played.dealer)]
        assert tricks_told(row[3]) == deal.tricks, row


def test_the_match_is_scored_as_the_program_scores(page: HelpPage) -> None:
    [_told, [*table, total]] = tables(page, "match")
    sheet = scored(MATCH)
    for played, row in zip(sheet.rows, table, strict=True):
        assert numbers(row) == [played.number, *played.points]
    assert numbers(total[1:]) == list(sheet.totals)
    assert sheet.finished


def test_the_match_shows_every_outcome_once_in_the_programs_words(english: HelpPage) -> None:
    [told, _points] = tables(english, "match")
    assert sorted(str(deal.outcome) for deal in MATCH) == sorted(Outcome)
    for deal, row in zip(MATCH, told, strict=True):
        assert deal.side is not None
        assert deal.outcome is not None
        assert row[2] == f"{pair_name(setup_of(), deal.side)}: {OUTCOMES[deal.outcome]}"


def test_why_the_match_scores_so_is_told_with_its_points(english: HelpPage) -> None:
    items = re.findall(r"^\d+\. (.*(?:\n {3}.*)*)", english.text.partition("This is how it scores")[2], re.M)
    told = [" ".join(one.split()) for one in items[: len(MATCH)]]
    for at, (before, words) in enumerate(
        (
            ("Eight tricks are the most: ", " points."),
            ("said “kap!”: ", " points."),
            ("it was worth only ", ","),
            ("Anna and Cato get ", " and lead"),
            ("forgot to announce it: ", " points,"),
        )
    ):
        assert f"{before}{max(scored(MATCH).rows[at].points)}{words}" in told[at]
    failed = MATCH[3].tricks
    assert failed is not None
    assert "had seven, announced the baunie, won three more, and lost the next trick" in told[3]
    assert failed[1] in range(rules.MAJORITY + 3, rules.TRICKS)


def after(deals: int) -> list[int]:
    return list(scored(MATCH[:deals]).totals)


def test_the_words_about_the_match_are_right(english: HelpPage) -> None:
    told, sheet = prose(english, "match"), scored(MATCH)
    assert f"to {USUAL.target} points" in told
    assert "It is now {} to {}.".format(*after(2)) in told
    assert "and it is {} to {}.".format(*after(3)) in told
    assert "lead by {} to {}.".format(*after(4)) in told
    with_kap = scored((*MATCH[:3], did(1, Outcome.KAP))).totals
    assert "A kap would have made it {} to {}.".format(*with_kap) in told
    assert "2 points, and {} to {}.".format(*after(5)) in told
    assert f"would have been worth {USUAL.baunie_points}." in told
    [total] = re.findall(r"made it: (\d+ \+ \d+) = (\d+)\.", told)
    assert worked_out(total[0]) == int(total[1]) == sheet.totals[1]
    winners = pair_name(setup_of(), sheet.winners[0]).replace("&", "and")
    assert (
        f"{winners} win by {max(sheet.totals) - min(sheet.totals)}, with two good hands against four" in told
    )
    assert [sum(rules.winner(deal) == side for deal in MATCH) for side in (1, 0)] == [2, 4]


def test_a_kap_may_pass_the_target_by_as_much_as_told(english: HelpPage) -> None:
    told = re.search(r"with (\d+) points, a kap makes (\d+)", prose(english, "end"))
    assert told is not None
    before, reached = (int(one) for one in told.groups())
    assert before < USUAL.target < reached == before + USUAL.kap
    assert f"The first pair with {USUAL.target} points wins" in prose(english, "end")


@pytest.mark.parametrize(("beyond", "winners"), [(1, (1,)), (0, (0, 1))])
def test_both_at_the_target_are_decided_as_told(
    english: HelpPage, beyond: int, winners: tuple[int, ...]
) -> None:
    assert "Then the higher total wins. If you are level, you share the win." in prose(english, "end")
    given = (Adjustment(0, USUAL.target - USUAL.majority), Adjustment(1, USUAL.target + beyond))
    sheet = scored((TroefDeal(side=0, outcome=Outcome.MAJORITY, adjustments=given),))
    assert sheet.finished
    assert sheet.winners == winners


# House rules.


def test_the_presets_have_the_programs_names_and_numbers(english: HelpPage) -> None:
    [table] = tables(english, PRESET + "standard")
    assert [row[0] for row in table] == [str(preset.name) for preset in PRESETS]
    told = {preset.key: row[1] for preset, row in zip(PRESETS, table, strict=True)}
    options = {preset.key: preset.options(4) for preset in PRESETS}
    assert told["quick"] == f"the first pair to {options['quick'].target} points"
    assert told["tournament"] == f"the first pair to {options['tournament'].target} points"
    assert told["eight_deals"] == f"the higher total after {options['eight_deals'].deals} deals"


@pytest.mark.parametrize(
    "option", ["target", "deals", "majority", "kap", "stopped", "baunie_points", "failed"]
)
def test_every_usual_number_is_the_programs(english: HelpPage, option: str) -> None:
    told = re.match(r"\s*Usual is (\d+)\b", prose(english, OPTION + option))
    assert told is not None
    assert int(told[1]) == getattr(USUAL, option)


def test_every_range_is_the_programs(english: HelpPage) -> None:
    for option in ("target", "deals"):
        kind = whole(option)
        assert f"any number from {kind.low} to {kind.high}" in prose(english, OPTION + option)
    paid = [whole(one) for one in ("majority", "kap", "stopped", "baunie_points", "failed")]
    [(low, high)] = {(kind.low, kind.high) for kind in paid}
    assert f"the other points may be anything from {low} to {high}" in prose(english, OPTION + "majority")


def test_the_targets_of_other_matches_are_those_of_the_presets(english: HelpPage) -> None:
    quick, tournament = (
        next(preset.options(4).target for preset in PRESETS if preset.key == key)
        for key in ("quick", "tournament")
    )
    told = prose(english, OPTION + "target")
    assert f"A quick match goes to {quick}, a tournament to {tournament}." in told


def test_what_is_usual_is_the_programs(english: HelpPage) -> None:
    assert USUAL.format is Format.TARGET
    assert f"Usual is *{WORDS.values['format.target']}*" in prose(english, OPTION + "format")
    assert USUAL.rotation is Rotation.EVERY_DEAL
    assert f"Usual is *{WORDS.values['rotation.every_deal']}*" in prose(english, OPTION + "rotation")
    assert not USUAL.silent_kap and "Usual is that the kap must be said" in prose(
        english, OPTION + "silent_kap"
    )
    assert USUAL.baunie and "Usual is that you may play on" in prose(english, OPTION + "baunie")
    assert not USUAL.free_call and "named on the first five cards" in prose(english, OPTION + "free_call")
    assert USUAL.baunie_points == 3 * USUAL.kap and "three times the kap" in prose(
        english, OPTION + "baunie_points"
    )


def test_the_other_ways_to_play_have_the_programs_names(english: HelpPage) -> None:
    told = prose(english, OPTION + "format")
    assert f"**{WORDS.values['format.deals']}**" in told
    assert f"**{WORDS.values['format.timed']}**" in told


def test_with_silent_kap_the_outcomes_are_those_that_the_text_leaves(english: HelpPage) -> None:
    told = prose(english, OPTION + "silent_kap")
    assert "a hand is never stopped for 2, and nobody wins thirteen in silence" in told
    left = rules.outcomes(TroefOptions(silent_kap=True))
    assert set(Outcome) - set(left) == {Outcome.STOPPED, Outcome.SILENT}
    assert f"the {USUAL.kap} points by themselves" in told
    assert f"stopped for {USUAL.stopped}" in told


def test_without_baunie_the_outcomes_are_those_that_the_text_leaves(english: HelpPage) -> None:
    told = prose(english, OPTION + "baunie")
    assert "Only two things can happen, most tricks or the kap" in told
    assert rules.outcomes(TroefOptions(baunie=False)) == (Outcome.MAJORITY, Outcome.KAP)
    assert f"that is always the kap: {USUAL.kap} points" in told


def test_a_failed_baunie_can_be_made_to_cost_a_kap(english: HelpPage) -> None:
    told = re.search(r"With (\d+) it hurts as much as a kap", prose(english, OPTION + "failed"))
    assert told is not None
    assert points(Outcome.FAILED, TroefOptions(failed=int(told[1])))[1] == points(Outcome.KAP)[0]


def test_where_winners_keep_their_roles_the_example_goes_on_as_told(english: HelpPage) -> None:
    options = TroefOptions(rotation=Rotation.WINNERS_KEEP)
    told = prose(english, OPTION + "rotation")
    assert "differently after the first deal: Anna would call again" in told
    assert scored(MATCH[:1], options).state["next_caller"] == NAMES.index("Anna")
    assert scored(MATCH[:1]).state["next_caller"] != NAMES.index("Anna")
    assert "fails, the others get the points, so the roles move" in told
    failed = scored((did(0, Outcome.FAILED),), options)
    assert failed.state["next_dealer"] == setup_of().left_of(FIRST_DEALER)


def test_everyone_calls_equally_often_in_a_multiple_of_the_seats(english: HelpPage) -> None:
    assert f"a multiple of {setup_of().seats} everyone calls equally often" in prose(
        english, OPTION + "deals"
    )


# Questions and tips.


def test_the_answers_are_the_programs(english: HelpPage) -> None:
    answers = prose(english, "questions")
    assert f"{USUAL.kap} points?** No, {points(Outcome.STOPPED)[0]}." in answers
    assert f"No. {USUAL.baunie_points}, and not {USUAL.kap} + {USUAL.baunie_points}." in answers
    assert f"forgot to announce it.** {points(Outcome.SILENT)[0]} points." in answers
    assert f"The others get {points(Outcome.FAILED)[1]}, you get nothing." in answers
    assert points(Outcome.FAILED)[0] == 0
    most = points(Outcome.MAJORITY)[0]
    assert f"not the first seven.** Most tricks, {most} points" in answers
    assert f"Nor is the {most} added" in answers
    assert did(0, Outcome.FAILED, 12, 1).tricks in rules.FITTING[Outcome.FAILED]
    assert "but we have twelve tricks" in answers


def test_a_misread_sentence_is_put_right_as_the_program_has_it(english: HelpPage) -> None:
    told = prose(english, "history")
    fewest, *_between, most = rules.FITTING[Outcome.MAJORITY]
    assert f"“{fewest[0]} to {most[0]}, not all in a row”" in told
    assert "Lose the first trick and win the other twelve" in told
    assert f"most tricks, {scored((did(0, Outcome.MAJORITY, 12, 1),)).totals[0]} points" in told


def test_breaking_the_row_saves_what_is_told(english: HelpPage) -> None:
    kap, most = points(Outcome.KAP)[0], points(Outcome.MAJORITY)[0]
    assert f"saves you {kap - most} points: the others get {most} in place of {kap}" in prose(english, "tips")


def test_the_tricks_and_trumps_in_the_tips_add_up(english: HelpPage) -> None:
    tips = prose(english, "tips")
    lost = re.search(r"Losing by (\d+) tricks to (\d+) costs less than a kap", tips)
    assert lost is not None
    own, others = (int(one) for one in lost.groups())
    assert scored((did(0, Outcome.MAJORITY, others, own),)).totals[0] < points(Outcome.KAP)[0]
    assert "Two rounds of trumps take eight of the thirteen" in tips
    assert 2 * setup_of().seats == 8
    assert "After six tricks for one pair" in tips
    assert rules.MAJORITY - 1 == 6


def test_ten_hands_are_added_up_as_the_program_pays_them(page: HelpPage) -> None:
    [[kap, *played_on]] = tables(page, "odds")
    assert numbers(kap[1:]) == [10 * points(Outcome.KAP)[0], 0, 10 * points(Outcome.KAP)[0]]
    for row in played_on:
        made, hands = (int(one) for one in re.findall(r"\d+", row[0]))
        assert hands == 10
        own, others = made * points(Outcome.BAUNIE)[0], (hands - made) * points(Outcome.FAILED)[1]
        assert numbers(row[1:]) == [own, others, own - others], row


def test_the_odds_that_the_text_tells_are_right(english: HelpPage) -> None:
    told = prose(english, "odds")
    even = (USUAL.kap + USUAL.failed) / (USUAL.baunie_points + USUAL.failed)
    assert "**more than 4 times in 10**" in told
    assert 0.4 < even < 0.45
    left = rules.TRICKS - rules.MAJORITY
    assert left == 6 and "win the next six tricks" in told
    assert "yours 4 times in 5, all six are yours about 1 time in 4" in told
    assert (4 / 5) ** left == pytest.approx(1 / 4, abs=0.02)
    assert "yours 9 times in 10, it is about 1 time in 2" in told
    assert (9 / 10) ** left == pytest.approx(1 / 2, abs=0.04)
    assert f"is {USUAL.baunie_points} if you win" in told
    assert f"and {USUAL.failed} for the others if you do not" in told
    assert (4 / 5) ** left < even < (9 / 10) ** left


def test_looking_at_the_sheet_is_told_with_the_right_sums(english: HelpPage) -> None:
    told = prose(english, "odds")
    before = re.search(r"With (\d+) points and a target of (\d+), the kap wins", told)
    assert before is not None
    assert int(before[2]) == USUAL.target == int(before[1]) + USUAL.kap
    [(total, comes_to)] = re.findall(r"(\d+ \+ \d+) = (\d+)", told)
    assert worked_out(total) == int(comes_to) == USUAL.target
    needed, added = total.split(" + ")
    assert int(added) == USUAL.baunie_points
    assert f"With {needed} points, when the others have {USUAL.target - USUAL.majority}" in told


# Entering.


def test_there_are_as_many_pairs_and_outcomes_to_type_as_the_program_has(english: HelpPage) -> None:
    told = prose(english, "entering")
    assert len(rules.PAIRS) == 2 and "1 or 2 chooses the" in told
    assert f"from 1 to {len(Outcome)}, says what it did" in told


def test_the_first_letter_of_each_suit_is_enough_to_type_it(english: HelpPage) -> None:
    assert "the first letter of the suit" in prose(english, "entering")
    assert len({str(suit)[0] for suit in TRUMPS.values()}) == len(TRUMPS)


def test_the_roles_go_on_from_whoever_really_dealt(english: HelpPage) -> None:
    assert "the roles go on from there" in prose(english, "entering")
    dealt = NAMES.index("Bram")
    sheet = scored((TroefDeal(dealer=dealt, side=0, outcome=Outcome.MAJORITY),))
    assert sheet.state["next_dealer"] == setup_of().left_of(dealt)


# Words.


def test_the_words_of_the_game_that_the_program_shows_are_explained(page: HelpPage) -> None:
    [table] = tables(page, "words")
    assert {"kap", "kap partij", "baunie", "troef", "tjall"} <= {row[0] for row in table}
    [quarter] = (row[1] for row in table if row[0] == "kap")
    assert [number(one) for one in re.findall(r"\d+", quarter)] == [4 * rules.TRICKS, rules.TRICKS]
