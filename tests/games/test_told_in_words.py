"""What a deal is told as, afterwards."""

import pytest

from scorepad.core.auction import Strain
from scorepad.core.game import AnyGame
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Deal, Options, Setup
from scorepad.games import auction_bridge, bridgette, troefcall
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions
from scorepad.games.troefcall.rules import Format, Outcome, Rotation, TroefDeal, TroefOptions, Trump

NAMES = ("Anna", "Bram", "Cato", "Daan")


def told(game: AnyGame, players: int, options: Options, deal: Deal) -> str:
    """All that is said of the first deal of a match: its facts, its sides and the arithmetic."""
    match = Match(game, Setup(NAMES[:players], options)).add(deal).after
    retold = game.words.told(match.setup, (), deal)
    sums = [game.words.because(match.setup, deal, match.sheet.rows[0], side) for side, _ in retold.sides]
    return "; ".join(map(str, (*retold.facts, *(said for _, said in retold.sides), *sum(sums, ()))))


@pytest.mark.parametrize(
    ("tricks", "own", "theirs"), [(1, "1 trick", "12 tricks"), (12, "12 tricks", "1 trick")]
)
def test_one_trick_is_not_said_as_several(tricks: int, own: str, theirs: str) -> None:
    auction = AuctionDeal(declarer=0, level=1, strain=Strain.HEARTS, tricks=tricks)
    two = BridgetteDeal(declarer=0, level=1, strain=Strain.HEARTS, tricks=tricks)
    for said in (
        told(auction_bridge.GAME, 4, AuctionOptions(), auction),
        told(bridgette.GAME, 2, BridgetteOptions(), two),
    ):
        assert f"; {own}: " in said
        assert f"played 1 heart, {own}" in said
        assert f"took {theirs}" in said


def test_one_trick_lost_at_nullo_is_not_said_as_several() -> None:
    nullo = AuctionDeal(declarer=0, level=3, strain=Strain.NULLO, tricks=1)
    said = told(auction_bridge.GAME, 4, AuctionOptions(nullo=True), nullo)
    assert "1 trick, so 12 for the others: 6 × 10 = 60 below the line" in said


# Troefcall.


def troef_told(side: int, outcome: Outcome, options: TroefOptions | None = None, **more: object) -> str:
    deal = TroefDeal(side=side, outcome=outcome, **more)  # type: ignore[arg-type]
    return told(troefcall.GAME, 4, options or TroefOptions(), deal)


def test_a_troefcall_deal_is_told_with_who_dealt_and_who_called() -> None:
    said = troef_told(0, Outcome.MAJORITY, tricks=(8, 5), trump=Trump.HEARTS)
    assert said.startswith("Anna dealt; Bram called hearts; most tricks (8–5); ")
    assert troef_told(1, Outcome.KAP, dealer=2).startswith("Cato dealt; Daan called; kap partij; ")


@pytest.mark.parametrize(
    ("outcome", "because"),
    [
        (Outcome.MAJORITY, "the most tricks: 2"),
        (Outcome.KAP, "the first seven in a row, and kap said at once: 5"),
        (Outcome.STOPPED, "the first seven in a row, but stopped without a kap of the trick’s winner: 2"),
        (Outcome.BAUNIE, "baunie announced, and all thirteen tricks: 15"),
        (Outcome.SILENT, "all thirteen tricks, but not announced; they count as the most tricks: 2"),
        (Outcome.FAILED, "Bram & Daan played on after seven in a row and lost a trick: 2"),
    ],
)
def test_every_outcome_of_troefcall_says_why_it_scores(outcome: Outcome, because: str) -> None:
    assert troef_told(1, outcome).endswith(f"; {because}")


def test_a_majority_names_its_tricks_where_they_are_known() -> None:
    assert troef_told(1, Outcome.MAJORITY, tricks=(4, 9)).endswith("; the most tricks, 9–4: 2")


@pytest.mark.parametrize("options", [TroefOptions(silent_kap=True), TroefOptions(baunie=False)])
def test_where_nobody_has_to_say_kap_nobody_is_said_to_have(options: TroefOptions) -> None:
    assert troef_told(0, Outcome.KAP, options).endswith(
        "; the first seven in a row are the kap without a word: 5"
    )


def test_who_stopped_a_baunie_is_told_so() -> None:
    said = troef_told(0, Outcome.FAILED, tricks=(12, 1))
    assert "; baunie failed (12–1); stopped the baunie; Anna & Cato played on after" in said


def test_points_that_the_table_gave_are_told_last() -> None:
    said = troef_told(1, Outcome.KAP, adjustments=(Adjustment(1, -3, "spoke"),))
    assert said.endswith("kap said at once: 5; adjustment -3: spoke")


@pytest.mark.parametrize(
    ("key", "said"),
    [("side", "Bram & Daan"), ("tricks", "9–4"), ("outcome", None), ("trump", None)],
)
def test_a_field_of_a_troefcall_deal_is_said_as_the_table_says_it(key: str, said: str | None) -> None:
    deal = TroefDeal(side=1, outcome=Outcome.MAJORITY, tricks=(9, 4))
    setup = Setup(NAMES, TroefOptions())
    field = troefcall.GAME.words.field_said(setup, deal, key)
    assert said == (None if field is None else str(field))


def test_what_is_not_known_of_a_troefcall_deal_is_not_said() -> None:
    setup = Setup(NAMES, TroefOptions())
    assert [troefcall.GAME.words.field_said(setup, TroefDeal(), key) for key in ("side", "tricks")] == [
        None
    ] * 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            TroefOptions(),
            "the first pair to 20 points; the most tricks bring 2; kap partij 5; stopped after seven 2; "
            "baunie 15, and 2 to the others when it fails",
        ),
        (
            TroefOptions(format=Format.DEALS, deals=1, silent_kap=True, failed=4),
            "1 deal; the most tricks bring 2; the first seven in a row count as the kap, 5, without a word; "
            "baunie 15, and 4 to the others when it fails",
        ),
        (
            TroefOptions(format=Format.TIMED, baunie=False, free_call=True, rotation=Rotation.WINNERS_KEEP),
            "until the time is up; the most tricks bring 2; the first seven in a row count as the kap, 5, "
            "without a word; no baunie; trump may be named on all thirteen cards; "
            "who calls and wins calls again",
        ),
    ],
)
def test_what_a_troefcall_table_agreed_is_said_above_its_sheet(options: TroefOptions, said: str) -> None:
    assert "; ".join(map(str, troefcall.GAME.words.agreed(Setup(NAMES, options)))) == said


def test_troefcall_has_words_for_every_code() -> None:
    words = troefcall.GAME.words
    assert {key.removeprefix("outcome.") for key in words.field_values if key.startswith("outcome.")} == {
        *Outcome
    }
    assert {key.removeprefix("trump.") for key in words.field_values if key.startswith("trump.")} == {*Trump}
