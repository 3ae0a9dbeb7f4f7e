"""The sheet of a match of Troefcall as plain text."""

from dataclasses import replace
from typing import Any

from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.export.text import sheet_text
from scorepad.games import troefcall
from scorepad.games.troefcall.rules import Format, Outcome, TroefDeal, TroefOptions, Trump

MOST = TroefDeal(side=0, outcome=Outcome.MAJORITY, tricks=(8, 5), trump=Trump.SPADES)
KAP = TroefDeal(side=1, outcome=Outcome.KAP)
FAILED = TroefDeal(
    side=0, outcome=Outcome.FAILED, tricks=(11, 2), adjustments=(Adjustment(0, -1, "spoke of the cards"),)
)


def match(*deals: TroefDeal, draft: TroefDeal | None = None, **options: Any) -> Match:
    setup = Setup(("Anna", "Bram", "Cato", "Daan"), TroefOptions(**options))
    return Match(troefcall.GAME, setup, deals, open_deal=draft)


def test_a_running_sheet_says_who_called_what_each_pair_did_and_what_is_to_go() -> None:
    assert sheet_text(match(MOST, KAP, FAILED), str) == (
        "Troefcall: Anna, Bram, Cato, Daan\n"
        "the first pair to 20 points · the most tricks bring 2 · kap partij 5 · stopped after seven 2 · "
        "baunie 15, and 2 to the others when it fails\n"
        "\n"
        "Deal                        Anna & Cato   Bram & Daan\n"
        "                               19 to go      13 to go\n"
        "--------------  -----------------------  ------------\n"
        "1 Bram calls ♠      most tricks (8–5) 2\n"
        "2 Cato calls                             kap partij 5\n"
        "3 Daan calls    baunie failed (11–2) -1             2\n"
        "--------------  -----------------------  ------------\n"
        "Total                                 1             7\n"
        "\n"
        "Deal 3, Anna & Cato: adjustment -1 (spoke of the cards)\n"
        "\n"
        "1. Bram & Daan: 7\n"
        "2. Anna & Cato: 1\n"
        "Next to deal: Daan. That makes Anna the caller.\n"
    )


def test_a_deal_that_is_being_played_stands_with_its_trump_once_a_pair_is_told_about() -> None:
    draft = replace(KAP, trump=Trump.HEARTS)
    lines = sheet_text(match(MOST, draft=draft), str).splitlines()
    assert ["2", "Cato", "calls", "♥", "kap", "partij"] in [line.split() for line in lines]


def test_deals_to_come_are_left_out() -> None:
    lines = sheet_text(match(MOST, format=Format.DEALS), str).splitlines()
    assert [line[:5] for line in lines[6:9]] == ["-----", "Total", ""]


def test_a_finished_sheet_says_who_won_and_by_what() -> None:
    text = sheet_text(match(MOST, KAP, target=5), str)
    assert text.endswith("2. Anna & Cato: 2\nBram & Daan win with 5.\nThe first pair to reach 5.\n")
    assert "to go" not in text
