"""What the bridges and Troefcall say of their own ends."""

from scorepad.core.auction import Strain
from scorepad.core.ending import how_it_ended
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import auction_bridge, bridgette, troefcall
from scorepad.games.auction_bridge.rules import AuctionDeal, AuctionOptions, Format
from scorepad.games.bridgette.rules import BridgetteDeal, BridgetteOptions, Tie
from scorepad.games.troefcall.rules import Format as Played
from scorepad.games.troefcall.rules import Outcome, TroefDeal, TroefOptions

PLAYERS = ("Anna", "Bram", "Cato", "Daan")
VOID = AuctionDeal(passed_out=True)


def told(match: Match) -> tuple[str, ...]:
    ending = how_it_ended(match)
    return (str(ending.who_won), str(ending.why), *map(str, ending.settlement))


def auction(*deals: AuctionDeal, seats: int = 4, closed: bool = False, **options: object) -> Match:
    rules = AuctionOptions(**options)  # type: ignore[arg-type]
    return Match(auction_bridge.GAME, Setup(PLAYERS[:seats], rules), deals, closed=closed)


def game_by(declarer: int, *, extra: int = 0, to: int = 0) -> AuctionDeal:
    """Three no trump just made, 30 below the line; perhaps with points that the table gave."""
    given = (Adjustment(to, extra),) if extra else ()
    return AuctionDeal(declarer=declarer, level=3, strain=Strain.NO_TRUMP, tricks=9, adjustments=given)


def bridgette_match(*deals: BridgetteDeal, **options: object) -> Match:
    rules = BridgetteOptions(**options)  # type: ignore[arg-type]
    return Match(bridgette.GAME, Setup(("Anna", "Bram"), rules), deals)


def made(declarer: int) -> BridgetteDeal:
    """One heart made exactly."""
    return BridgetteDeal(declarer=declarer, level=1, strain=Strain.HEARTS, tricks=7)


def test_a_rubber_is_won_by_the_difference_of_everything() -> None:
    assert told(auction(game_by(0), game_by(1), game_by(2))) == (
        "Anna & Cato win the rubber by 280",
        "The most points when the rubber was over.",
    )


def test_the_side_that_lost_the_rubber_can_win() -> None:
    match = auction(game_by(0), game_by(0, extra=350, to=1))
    assert told(match)[0] == "Bram & Daan win by 40, though Anna & Cato won the rubber"


def test_a_rubber_that_ends_level_is_shared() -> None:
    match = auction(game_by(0), game_by(0, extra=310, to=1))
    assert told(match) == (
        "Anna & Cato and Bram & Daan share the win with 310",
        "Level in everything that is compared.",
    )


def test_a_rubber_that_was_stopped_is_no_rubber() -> None:
    assert told(auction(game_by(0), closed=True)) == (
        "Anna & Cato win with 30",
        "The match was stopped here; the most points after the last finished deal.",
    )


def test_a_fixed_number_of_deals_goes_to_the_most_points() -> None:
    match = auction(game_by(0), VOID, game_by(0), format=Format.DEALS, deals=2)
    assert told(match) == ("Anna & Cato win with 60", "The most points after the last deal.")


def test_of_three_one_wins_and_the_others_settle_with_each() -> None:
    match = auction(game_by(0), game_by(1), game_by(0, extra=10, to=1), seats=3)
    assert told(match) == (
        "Anna wins the rubber by 270",
        "The most points when the rubber was over.",
        "Bram owes Anna 270.",
        "Cato owes Anna 310.",
        "Cato owes Bram 40.",
    )


def test_of_three_the_rubber_can_be_anothers() -> None:
    match = auction(game_by(0), game_by(0, extra=320, to=1), seats=3)
    assert told(match)[0] == "Bram wins by 10, though Anna won the rubber"


def test_bridgette_goes_to_the_most_points() -> None:
    assert told(bridgette_match(made(0), made(0), deals=2)) == (
        "Anna wins with 800",
        "The most points after the last deal.",
    )


def test_bridgette_says_how_many_extra_deals_it_took() -> None:
    passed_out = BridgetteDeal(passed_out=True)
    match = bridgette_match(made(0), passed_out, made(1), made(1), deals=2)
    assert told(match) == ("Bram wins with 800", "The most points after 1 extra deal.")


def test_level_bridgette_is_shared_where_that_is_agreed() -> None:
    match = bridgette_match(made(0), made(1), deals=2, tie=Tie.SHARED)
    assert told(match)[0] == "Anna and Bram share the win with 400"


def troef_match(*deals: TroefDeal, closed: bool = False, **options: object) -> Match:
    rules = TroefOptions(**options)  # type: ignore[arg-type]
    return Match(troefcall.GAME, Setup(PLAYERS, rules), deals, closed=closed)


def kap(side: int, *given: Adjustment) -> TroefDeal:
    return TroefDeal(side=side, outcome=Outcome.KAP, adjustments=given)


def test_troefcall_says_which_target_was_reached() -> None:
    assert told(troef_match(kap(1), kap(1), target=7)) == (
        "Bram & Daan win with 10",
        "The first pair to reach 7.",
    )


def test_troefcall_says_that_both_reached_the_target_in_one_deal() -> None:
    assert told(troef_match(kap(0, Adjustment(1, 9)), target=5)) == (
        "Bram & Daan win with 9",
        "Both pairs reached 5 in the last deal; the higher total wins.",
    )


def test_level_troefcall_is_shared() -> None:
    shared = ("Anna & Cato and Bram & Daan share the win with 5", "Level on points.")
    assert told(troef_match(kap(0, Adjustment(1, 5)), target=5)) == shared
    assert told(troef_match(kap(0), kap(1), format=Played.DEALS, deals=2)) == shared
    assert told(troef_match(kap(0), kap(1), format=Played.TIMED, closed=True)) == shared


def test_troefcall_by_the_clock_goes_to_the_most_points() -> None:
    assert told(troef_match(kap(1), format=Played.TIMED, closed=True)) == (
        "Bram & Daan win with 5",
        "The most points when the time was up.",
    )


def test_troefcall_for_a_number_of_deals_goes_to_the_most_points() -> None:
    assert (
        told(troef_match(kap(1), format=Played.DEALS, deals=1))[1] == "The most points after the last deal."
    )


def test_troefcall_that_was_stopped_reached_no_target() -> None:
    assert told(troef_match(kap(1), closed=True))[1] == (
        "The match was stopped here; the most points after the last finished deal."
    )
