"""Entering deals of Auction Bridge: contract, auction, honours, house rules, corrections."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.core.auction import Bidding, Doubling, Strain, follow_calls
from scorepad.core.contract_drafting import Stage
from scorepad.core.contract_words import REFUSALS
from scorepad.games.auction_bridge.rules import (
    AuctionDeal,
    Format,
    HeldBy,
    HonourCount,
    Honours,
    TrickCount,
    bidding,
)
from scorepad.games.bridgette.rules import BIDDING
from scorepad.ui.faces.auction_bridge.form import AuctionFace
from tests.ui.bridge_evenings import (
    KEY_OF_HONOURS,
    BridgePage,
    auction_table,
    bridgette_table,
    row_of_honours,
    typed_tricks,
)
from tests.ui.hands import BACK, ENTER

MADE = AuctionDeal(declarer=0, level=4, strain=Strain.HEARTS, tricks=10)


@pytest.fixture
def four(qtbot: QtBot) -> BridgePage:
    return BridgePage(qtbot, auction_table())


def face_of(here: BridgePage) -> AuctionFace:
    face = here.face
    assert isinstance(face, AuctionFace)
    return face


# The contract.


@pytest.mark.parametrize("strain", ["1c", "2d", "3h", "4s", "5n"])
def test_a_strain_is_typed_by_its_number_or_its_letter(qtbot: QtBot, strain: str) -> None:
    found = set()
    for key in strain:
        here = BridgePage(qtbot, auction_table())
        here.type(f"3{key}")
        found.add(here.deal.strain)
    assert len(found) == 1


@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({}, "♣ ♦ ♥ ♠ NT"),
        ({"nullo": True}, "♣ ♦ ♥ ♠ nul NT"),
        ({"trick_values": TrickCount.OF_1904}, "♠ ♣ ♦ ♥ NT"),
        ({"trick_values": TrickCount.OF_1904, "nullo": True}, "♠ ♣ ♦ ♥ nul NT"),
    ],
)
def test_the_number_keys_of_strains_follow_the_order_of_bids_at_the_table(
    qtbot: QtBot, options: dict[str, Any], order: str
) -> None:
    signs = order.split()
    for number, sign in enumerate(signs, start=1):
        here = BridgePage(qtbot, auction_table(**options))
        here.type(f"3{number}")
        assert here.answers == [f"3{sign}"]
        here.type(BACK)
        assert here.question == "3 of what?"
    rows = sorted({tile.y() for tile in here.face.grid._shown}, reverse=True)
    assert len(rows) == len(signs)


def test_a_letter_that_two_strains_share_is_no_key(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, auction_table(nullo=True))
    here.type("3n")
    assert here.stage is Stage.CONTRACT
    here.type("6")
    assert here.deal.strain is Strain.NO_TRUMP


def test_a_tap_on_another_level_counts_where_one_was_typed(four: BridgePage) -> None:
    four.type("3")
    four.tap_bid(5, Strain.CLUBS)
    assert (four.deal.level, four.deal.strain) == (5, Strain.CLUBS)
    assert four.undo_words == "Undo the contract"


def test_doubling_by_key_goes_round_and_by_button_is_chosen(four: BridgePage) -> None:
    four.type("34")
    seen = []
    for _ in range(3):
        four.type("x")
        seen.append(four.deal.doubling)
    assert seen == [Doubling.DOUBLED, Doubling.REDOUBLED, None]
    four.tap_tile(four.face.doubling, Doubling.REDOUBLED)
    assert four.deal.doubling is Doubling.REDOUBLED
    four.tap_tile(four.face.doubling, Doubling.NONE)
    assert four.deal.doubling is None
    four.type("29x")
    assert four.deal.doubling is Doubling.DOUBLED, "also once the result is in"


def test_who_plays_it_is_a_number_or_a_seat_at_the_drawn_table(qtbot: QtBot) -> None:
    for players in (3, 4):
        for seat in range(players):
            typing = BridgePage(qtbot, auction_table(players=players))
            typing.type(f"34{seat + 1}")
            tapping = BridgePage(qtbot, auction_table(players=players))
            tapping.type("34")
            tapping.tap_tile(tapping.face.declarer, seat)
            assert typing.deal.declarer == tapping.deal.declarer == seat


@pytest.mark.parametrize("tricks", range(14))
def test_tricks_by_keys_and_by_mouse(qtbot: QtBot, tricks: int) -> None:
    typing, tapping = (BridgePage(qtbot, auction_table()) for _ in range(2))
    typing.type("342" + typed_tricks(tricks))
    tapping.type("342")
    tapping.tap_tile(tapping.face.result, tricks)
    assert typing.deal.tricks == tapping.deal.tricks == tricks


@pytest.mark.parametrize(("keys", "tricks"), [("+0", 8), ("+2", 10), ("-1", 7), ("-4", 4)])
def test_plus_and_minus_say_as_the_buttons_do_how_many_over_or_short(
    four: BridgePage, keys: str, tricks: int
) -> None:
    four.type("232" + keys)
    assert four.deal.tricks == tricks


def test_behind_a_one_comes_another_digit_or_enter(four: BridgePage) -> None:
    four.type("2321")
    assert four.deal.tricks is None
    assert four.hint == "One trick: Enter. Ten or more: type the second digit."
    assert four.accept == "7 down: 1 trick"
    four.type(BACK)
    assert four.accept == "made: 8 tricks"
    four.type("1" + ENTER)
    assert four.deal.tricks == 1


def test_a_digit_that_makes_no_number_of_tricks_with_the_one_before_it_stands_alone(four: BridgePage) -> None:
    four.type("2329" + BACK + "19")
    assert four.deal.tricks == 9


@pytest.mark.parametrize(("keys", "made"), [("113", 7), ("753", 13), ("443", 10)])
def test_enter_takes_the_result_that_just_makes_it(four: BridgePage, keys: str, made: int) -> None:
    four.type(keys)
    assert four.accept == f"made: {made} tricks"
    four.type(ENTER)
    assert four.deal.tricks == made
    assert not four.match.deals, "that is not to score it"


def test_enter_takes_few_tricks_where_they_are_to_be_lost(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, auction_table(nullo=True))
    here.type("351" + ENTER)
    assert here.deal.tricks == 4
    assert not face_of(here).honours.isVisible(), "there are no honours at nullo"
    here.type("3" + ENTER)
    assert here.match.deals[0] == AuctionDeal(level=3, strain=Strain.NULLO, declarer=0, tricks=4)


def test_who_leads_and_who_is_dummy_is_said_after_the_contract(qtbot: QtBot, four: BridgePage) -> None:
    four.type("341")
    assert four.hint == "Bram leads, Cato is dummy."
    three = BridgePage(qtbot, auction_table(players=3))
    three.type("343")
    assert three.hint == "Anna leads, the spare hand is dummy for Cato."


def test_points_and_what_they_mean_are_shown_before_they_are_scored(four: BridgePage) -> None:
    four.type("43x1+0")
    assert "64 below the line" in four.note and "50" in four.note
    assert "That is game: 1–0 in games." in four.note
    assert not four.match.deals
    shown = four.note
    four.type(ENTER)
    assert all(str(points) in shown for points in four.match.sheet.rows[0].points if points)


def test_the_rubber_is_announced_before_it_is_scored(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, auction_table(MADE))
    here.type("44110")
    assert "That is the rubber." in here.note
    here.type(ENTER)
    assert here.match.finished


def test_a_number_of_deals_is_counted_down(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, auction_table(MADE, format=Format.DEALS, deals=2))
    assert "1 deal to go" in here.face.summary(here.match)
    here.type("44110")
    assert "That is the last deal." in here.note


def test_passed_out_has_no_score_and_the_same_player_deals_again(four: BridgePage) -> None:
    four.tap("Passed out")
    assert four.question == "Everybody passed: is this right?"
    assert four.hint == "No score. Anna deals again."
    four.tap("Write it down")
    assert four.match.deals == (AuctionDeal(passed_out=True),)
    assert four.match.dealer == 0
    four.type("p" + BACK)
    assert four.stage is Stage.CONTRACT
    four.tap("Passed out")
    four.reopen("Passed out")
    assert four.deal == AuctionDeal()


# Honours.


@pytest.mark.parametrize("strain", [Strain.CLUBS, Strain.NO_TRUMP])
@pytest.mark.parametrize("by", list(HeldBy))
def test_every_holding_of_honours_has_its_key_and_its_button(
    qtbot: QtBot, strain: Strain, by: HeldBy
) -> None:
    contract = f"1{'1' if strain is Strain.CLUBS else '5'}17"
    typing, tapping = (BridgePage(qtbot, auction_table()) for _ in range(2))
    for here in (typing, tapping):
        here.type(contract)
    typing.type("+" if by is HeldBy.DEFENDERS else "")
    for held in row_of_honours(strain):
        if held is None:
            continue
        honours = Honours(by=by, count=held[0], in_one_hand=held[1])
        typing.type(KEY_OF_HONOURS[held])
        tapping.tap_honours(honours)
        assert typing.deal.honours == tapping.deal.honours == honours
        typing.type("0")
        tapping.tap_tile(face_of(tapping).honours, None)
        assert typing.deal.honours is tapping.deal.honours is None


def test_honours_pass_to_the_other_side_by_plus_after_their_number_too(four: BridgePage) -> None:
    four.type("113" + "7" + "3+")
    assert four.deal.honours == Honours(by=HeldBy.DEFENDERS, count=3)
    assert "3 honours" in four.answers[-1]


def test_the_next_deal_asks_again_for_the_declarers_honours(four: BridgePage) -> None:
    four.type("1137+3" + ENTER + "11373")
    assert four.deal.honours.by is HeldBy.DECLARER


def test_honours_that_do_not_count_are_entered_all_the_same(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, auction_table(honours=HonourCount.NONE))
    here.type("11373" + ENTER)
    (deal,) = here.match.deals
    assert isinstance(deal, AuctionDeal) and deal.honours is not None
    assert here.match.sheet.rows[0].points == (6, 0)


def test_honours_that_the_new_contract_makes_impossible_go_with_the_old_one(four: BridgePage) -> None:
    four.type("431105")
    assert four.deal.honours is not None and four.deal.honours.count == 5
    contract = four.pills()[0].text()
    for anew in ("tap", "keys"):
        four.reopen(contract)
        if anew == "tap":
            four.tap_bid(3, Strain.NO_TRUMP)
        else:
            four.type("35")
        assert four.deal.honours is None
        assert (four.deal.level, four.deal.strain, four.deal.tricks) == (3, Strain.NO_TRUMP, 10)
        four.page.undo()
        if anew == "keys":
            four.page.undo()
        assert four.deal.honours is not None, "one step back brings them again"
        four.page.undo()


def test_honours_that_stay_possible_stay(four: BridgePage) -> None:
    four.type("43183")
    four.reopen("4♥")
    four.tap_bid(4, Strain.SPADES)
    assert four.deal.honours is not None


# The auction, call by call.


AUCTIONS = {
    "4": "P 1C X P 1S P P XX",
    "3": "1C X XX P 1D P X P P",
    "2": "0N 1C X XX 1D X P",
}


def calling(qtbot: QtBot, players: int) -> tuple[BridgePage, Bidding]:
    here = BridgePage(qtbot, bridgette_table() if players == 2 else auction_table(players=players))
    if players == 2:
        here.type(ENTER)
    here.tap("Call by call")
    return here, BIDDING if players == 2 else bidding(here.match.setup)


def every_call(table: Bidding) -> list[str]:
    return ["P", "X", "XX", *(bid.call for bid in table.bids())]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_an_auction_is_entered_call_by_call(qtbot: QtBot, players: int, by: str) -> None:
    here, table = calling(qtbot, players)
    calls = [call for call in AUCTIONS[str(players)].split() if call]
    auction = follow_calls(table, 0, ())
    for call in calls:
        assert here.question == f"What does {here.match.setup.players[auction.turn]} call?"
        legal = {one for one in every_call(table) if auction.refusal(one) is None}
        assert offered(here, table) == legal
        if auction.refusal(call) is not None:
            continue
        if by == "mouse":
            here.tap_call(call, table)
        else:
            here.type(call.lower()[:1] if call in ("P", "X", "XX") else call.lower())
        auction = auction.then(call)
        assert here.deal.auction == auction.calls
        if auction.over:
            break
    while not here.face.so_far.auction.over:
        here.tap_call("P", table)
    contract = here.face.so_far.auction.contract
    assert contract is not None
    assert here.stage is Stage.RESULT
    here.type(ENTER + ENTER)
    deal: Any = here.match.deals[0]
    assert (deal.declarer, deal.level, deal.strain, deal.doubling) == (
        contract.declarer,
        contract.level,
        contract.strain,
        contract.doubling,
    )
    assert deal.dealer == 0, "the dealer is written down beside the auction"


def offered(here: BridgePage, table: Bidding) -> set[str]:
    """The calls whose buttons can be pressed."""
    box = here.face.bidding_box
    bids = {bid.call for bid in box._bids.values()}
    return bids | set(box._others.values())


@pytest.mark.parametrize(
    ("calls", "key"),
    [("2c", "1d"), ("", "x"), ("1c", "1c"), ("1cp", "x"), ("1cxp", "x"), ("1d", "8c")],
)
def test_a_call_that_is_illegal_is_refused_by_its_key_and_says_why(
    four: BridgePage, calls: str, key: str
) -> None:
    four.tap("Call by call")
    four.type(calls)
    before = four.match
    auction = four.face.so_far.auction
    four.type(key)
    assert four.match == before
    assert four.note in {str(words) for words in REFUSALS.values()}
    assert four.question == f"What does {four.match.setup.players[auction.turn]} call?"


def test_a_call_that_is_illegal_says_why_when_it_is_tapped(four: BridgePage) -> None:
    four.tap("Call by call")
    four.type("2c")
    tile = four.bid_tile(1, Strain.DIAMONDS)
    assert not tile.isEnabled()
    assert tile.accessibleDescription() == "A bid must be higher than the last one"
    assert tile.accessibleDescription() in tile.toolTip()
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert four.note == "A bid must be higher than the last one"
    assert four.deal.auction == ("2C",)


def test_a_tap_on_a_call_takes_back_it_and_what_followed(four: BridgePage) -> None:
    four.tap("Call by call")
    four.type("1cp1dp")
    QTest.mouseClick(four.face.auction_sheet.cell(2), Qt.MouseButton.LeftButton)
    assert four.deal.auction == ("1C", "P")
    QTest.mouseClick(four.face.auction_sheet.cell(0), Qt.MouseButton.LeftButton)
    assert four.deal == AuctionDeal()
    assert four.stage is Stage.AUCTION
    assert four.buttons("Contract only")


def test_when_all_pass_the_same_player_deals_again(four: BridgePage) -> None:
    four.tap("Call by call")
    four.type("p" + 3 * ENTER)
    assert four.question == "Everybody passed: is this right?"
    assert four.hint == "No score. Anna deals again."
    four.type(ENTER)
    (deal,) = four.match.deals
    assert deal == AuctionDeal(auction=("P",) * 4, passed_out=True, dealer=0)
    assert four.match.dealer == 0
    assert four.question == "What does Anna call?"


def test_after_the_auction_the_one_who_first_named_the_strain_plays_it(four: BridgePage) -> None:
    four.tap("Call by call")
    four.type("1sp2sppp")
    assert four.answers == ["2♠", "by Anna"]
    assert four.hint == "Bram leads, Cato is dummy."


def test_in_an_auction_the_contract_and_who_plays_it_lead_back_to_the_last_call(four: BridgePage) -> None:
    four.tap("Call by call")
    for pill in ("1♣×", "by Anna"):
        four.page.deal_again()
        four.type("1cxppp9")
        four.reopen(pill)
        assert four.deal.auction == ("1C", "X", "P", "P")
        assert four.deal.tricks is None
        assert four.stage is Stage.AUCTION


def test_each_call_is_undone_in_words(four: BridgePage) -> None:
    four.tap("Call by call")
    four.type("1cx")
    assert four.undo_words == "Undo Bram’s call"
    four.page.undo()
    assert four.deal.auction == ("1C",)
    four.page.redo()
    assert four.deal.auction == ("1C", "X")


# Corrections.


def corrected(qtbot: QtBot, *deals: AuctionDeal) -> BridgePage:
    here = BridgePage(qtbot, auction_table(*deals))
    here.correct(0)
    return here


WITH_HONOURS = AuctionDeal(
    declarer=0,
    level=4,
    strain=Strain.HEARTS,
    tricks=10,
    honours=Honours(by=HeldBy.DECLARER, count=5, in_one_hand=5),
)
CALLED = AuctionDeal(auction=("1C", "P", "1H", "P", "P", "P"), tricks=8)


@pytest.mark.parametrize(
    ("pill", "keys", "field", "value"),
    [
        ("4♥", "44", "strain", Strain.SPADES),
        ("by Anna", "2", "declarer", 1),
        ("10: made", "9", "tricks", 9),
        ("5 honours in one hand", "3", "honours", Honours(by=HeldBy.DECLARER, count=3)),
        ("not doubled", "", "doubling", Doubling.DOUBLED),
    ],
)
def test_every_answer_of_a_played_deal_can_be_corrected_alone(
    qtbot: QtBot, pill: str, keys: str, field: str, value: object
) -> None:
    here = corrected(qtbot, WITH_HONOURS)
    here.reopen(pill)
    here.type(keys)
    assert getattr(here.corrected, field) == value
    assert here.match.deals == (WITH_HONOURS,), "nothing is changed before it is accepted"
    assert "Deal 1:" in here.note and "Totals:" in here.note
    here.type(ENTER)
    assert getattr(here.match.deals[0], field) == value
    assert here.undo_words == "Undo correcting deal 1"


def test_a_correction_to_a_contract_without_such_honours_drops_them(qtbot: QtBot) -> None:
    here = corrected(qtbot, WITH_HONOURS)
    here.reopen("4♥")
    here.type("35" + ENTER)
    (deal,) = here.match.deals
    assert deal == AuctionDeal(declarer=0, level=3, strain=Strain.NO_TRUMP, tricks=10)


def test_a_played_deal_is_corrected_to_passed_out_and_back(qtbot: QtBot) -> None:
    here = corrected(qtbot, WITH_HONOURS, MADE)
    here.reopen("4♥")
    here.tap("Passed out")
    here.type(ENTER)
    assert here.match.deals[0] == AuctionDeal(passed_out=True)
    here.correct(0)
    here.reopen("Passed out")
    here.type("43110" + ENTER)
    assert here.match.deals[0] == MADE


def test_a_recorded_auction_is_corrected_from_a_call_on(qtbot: QtBot) -> None:
    here = corrected(qtbot, CALLED)
    here.reopen("1♥")
    assert here.stage is Stage.AUCTION
    QTest.mouseClick(here.face.auction_sheet.cell(2), Qt.MouseButton.LeftButton)
    here.type("2dppp8" + ENTER)
    deal: Any = here.match.deals[0]
    assert deal.auction == ("1C", "P", "2D", "P", "P", "P")
    assert (deal.declarer, deal.level, deal.strain, deal.dealer) == (2, 2, Strain.DIAMONDS, 0)


def test_a_recorded_auction_can_give_way_to_the_contract_alone(qtbot: QtBot) -> None:
    here = corrected(qtbot, CALLED)
    here.reopen("1♥")
    QTest.mouseClick(here.face.auction_sheet.cell(0), Qt.MouseButton.LeftButton)
    here.tap("Contract only")
    here.type("1338" + ENTER)
    deal: Any = here.match.deals[0]
    assert deal.auction is None
    assert (deal.declarer, deal.level, deal.strain, deal.tricks) == (2, 1, Strain.HEARTS, 8)


def test_backspace_takes_a_recorded_auction_back_to_the_beginning(qtbot: QtBot) -> None:
    here = corrected(qtbot, CALLED)
    here.type(10 * BACK)
    assert here.corrected == AuctionDeal(dealer=0)
    assert here.match.deals[0] != here.corrected


def test_a_correction_that_ends_the_rubber_earlier_asks_for_the_later_deals(qtbot: QtBot) -> None:
    down = AuctionDeal(declarer=0, level=4, strain=Strain.HEARTS, tricks=9)
    here = BridgePage(qtbot, auction_table(MADE, down, down))
    before = here.match
    here.correct(1)
    here.reopen("9: 1 down")
    here.type("+0")
    assert here.accept == "Go on with deal 3"
    here.type(ENTER)
    assert here.match == before
    assert here.page.correcting.take_out.isVisible()
    here.tap("Take deal 3 out")
    assert len(here.match.deals) == 2
    assert here.match.finished
    assert here.match.sheet.winners == (0,)


def test_a_correction_left_by_escape_changes_nothing(qtbot: QtBot) -> None:
    here = corrected(qtbot, WITH_HONOURS)
    before = here.match
    here.reopen("4♥")
    here.type("35")
    QTest.keyClick(here.page, Qt.Key.Key_Escape)
    assert here.match == before


def test_a_forgotten_deal_is_asked_for_as_the_deal_before_it_was_entered(qtbot: QtBot) -> None:
    here = BridgePage(qtbot, auction_table(CALLED, CALLED))
    here.page.put_in(1)
    assert here.stage is Stage.AUCTION
    here.type("1cppp7" + ENTER)
    assert len(here.match.deals) == 3
