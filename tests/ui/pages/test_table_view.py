from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QPoint, QRect, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.game import Ask, put
from scorepad.core.grid import Words
from scorepad.core.match import Match
from scorepad.core.table import Adjustment
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions, NoTrump, Trump
from scorepad.ui import look
from scorepad.ui.board import Board, BoardSide, Sign
from scorepad.ui.controller import MatchController
from scorepad.ui.look import Theme
from scorepad.ui.pages.table_view import TableView
from scorepad.ui.say import short, words
from scorepad.ui.table_window import TableWindow
from scorepad.ui.translations import Translations
from scorepad.ui.widgets.board_plan import BoardPlan, Lettering, plan_board, told
from tests.ui.evenings import played, some_deal, spoken, table
from tests.ui.test_controller import SlowLibrary

LONG = "Maximiliaan-Alexander van den Broek-Ter Horst"
SMALL, USUAL, LARGE, HUGE = (QSizeF(*size) for size in ((1024, 600), (1280, 800), (2560, 1440), (3840, 2160)))
SMALLEST = QSizeF(800, 480)


def entered(match: Match, answers: int, trump: Trump | None = None) -> Match:
    """With so many of the next deal's numbers entered, in the order in which they are said."""
    bids, tricks = spoken(match, some_deal(match))
    deal = put(match.draft, Ask("trump"), trump)
    for ask, value in list(zip(match.asks(), bids + tricks, strict=True))[:answers]:
        deal = put(deal, ask, value)
    return match.drafted(deal).after


def named(match: Match, *names: str) -> Match:
    return replace(match, setup=replace(match.setup, players=names))


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    shown = TableView()
    qtbot.addWidget(shown)
    yield shown


def heading(board: Board) -> list[str]:
    return [words(part) for part in board.heading]


def facts(board: Board) -> list[str]:
    return [words(part) for part in board.facts]


def notes(board: Board) -> list[str]:
    return [words(note.text) for note in board.notes]


def said(board: Board) -> list[str]:
    return [words(side.said) for side in board.sides]


def done(board: Board) -> list[str]:
    return [words(side.done) for side in board.sides]


def marked(board: Board) -> list[str]:
    return [side.name for side in board.sides if side.marked]


# What it shows in each phase.


def test_before_the_first_bid_it_says_the_deal_and_who_does_what(view: TableView) -> None:
    view.show_match(table())
    assert heading(view.board) == ["Deal 1 of 15", "1 card"]
    assert facts(view.board) == ["Anna deals", "Bram begins"]
    assert notes(view.board) == ["Bram bids first"]
    assert marked(view.board) == ["Bram"]
    assert [words(side.place) for side in view.board.sides] == [""] * 4, "nobody is first before a deal"


def test_bids_stand_on_their_cards_as_they_are_made(view: TableView) -> None:
    match = played(6)
    view.show_match(entered(match, 2, Trump.HEARTS))
    assert said(view.board) == ["bids 4", "to bid", "", "bids 1"]
    assert notes(view.board) == ["Bid so far: 5 of 7, 2 short"]
    assert marked(view.board) == ["Bram"]
    assert view.board.suit == "hearts"


def test_the_dealer_is_told_his_forbidden_number_while_he_is_asked(view: TableView) -> None:
    view.show_match(entered(played(6), 3))
    assert said(view.board)[2] == "to bid"
    assert notes(view.board) == ["Bid so far: 5 of 7, 2 short", "Cato may not bid 2"]
    assert [note.warning for note in view.board.notes] == [False, True]
    view.show_match(entered(played(6), 4))
    assert not any("may" in note for note in notes(view.board)), "he has bid"


def test_a_dealer_whom_the_others_set_free_is_told_so(view: TableView) -> None:
    match = table()
    deal = BoerenDeal(bids=(None, 1, 1, 0), tricks=(None,) * 4)
    view.show_match(match.drafted(deal).after)
    assert notes(view.board) == ["Bid so far: 2 of 1, 1 over", "Anna may bid anything"]


def test_without_the_rule_nobody_is_told_what_he_may_not_bid(view: TableView) -> None:
    match = table(options=BoerenOptions(dealer_rule=False))
    view.show_match(match.drafted(BoerenDeal(bids=(None, 1, 0, 0), tricks=(None,) * 4)).after)
    assert notes(view.board) == ["Bid so far: 1 of 1"]
    view.show_match(match.drafted(BoerenDeal(bids=(0, 1, 0, 0), tricks=(None,) * 4)).after)
    assert notes(view.board) == ["Bid: 1 of 1"]


@pytest.mark.parametrize(
    ("bids", "sentence"), [((2, 1, 0, 0), "Bid: 3 of 2, 1 over"), ((0, 1, 0, 0), "Bid: 1 of 2, 1 short")]
)
def test_while_the_cards_are_played_the_bids_stand_against_the_hand(
    view: TableView, bids: tuple[int, ...], sentence: str
) -> None:
    view.show_match(played(1).drafted(BoerenDeal(bids=bids, tricks=(None,) * 4)).after)
    assert said(view.board) == [f"bid {bid}" for bid in bids]
    assert notes(view.board) == [sentence]
    assert marked(view.board) == [], "the table plays; nobody is waited for"


def test_tricks_are_counted_beside_the_bids_and_kept_bids_get_a_sign(view: TableView) -> None:
    deal = BoerenDeal(bids=(1, 1, 0, 1), tricks=(None, None, 0, 0))
    view.show_match(played(1).drafted(deal).after)
    assert done(view.board) == ["took ?", "", "took 0", "took 0"]
    assert [side.sign for side in view.board.sides] == [Sign.NONE, Sign.NONE, Sign.KEPT, Sign.NONE]
    assert notes(view.board)[1] == "tricks so far: 0 of 2"
    assert marked(view.board) == ["Anna"]


def test_after_a_deal_its_points_stand_large_until_somebody_bids(view: TableView) -> None:
    match = played(6)
    view.show_match(match)
    points = match.sheet.rows[-1].points
    assert said(view.board) == [f"{one:+d}" for one in points]
    assert [side.sign is Sign.KEPT for side in view.board.sides] == [one > 0 for one in points]
    assert notes(view.board) == ["The points of deal 6", "Daan bids first"]
    assert [words(side.figure) for side in view.board.sides] == [str(one) for one in match.sheet.totals]
    view.show_match(entered(match, 1))
    assert said(view.board)[3] == "bids 1"
    assert [words(side.aside) for side in view.board.sides] == [""] * 4, "they would be read as this deal's"


def test_places_are_said_and_how_they_moved_with_the_last_deal(view: TableView) -> None:
    match = played(6)
    before, after = played(5).sheet.places, match.sheet.places
    view.show_match(match)
    assert [words(side.place)[0] for side in view.board.sides] == [str(place) for place in after]
    assert [side.moved for side in view.board.sides] == [
        was - now for was, now in zip(before, after, strict=True)
    ]
    assert any(side.moved > 0 for side in view.board.sides)
    assert [side.leads for side in view.board.sides] == [place == 1 for place in after]


@pytest.mark.parametrize(
    ("options", "trump"), [(BoerenOptions(no_trump=NoTrump.ALL), None), (BoerenOptions(), Trump.NO_TRUMP)]
)
def test_a_deal_without_trump_says_so(view: TableView, options: BoerenOptions, trump: Trump | None) -> None:
    view.show_match(entered(table(options=options), 1, trump))
    assert heading(view.board)[-1] == "no trump"
    assert view.board.suit == ""


def test_seven_players_keep_their_seats(view: TableView) -> None:
    match = played(6, 7)
    view.show_match(match)
    assert [side.name for side in view.board.sides] == list(match.setup.players)


def test_at_the_end_it_says_who_won_and_by_what(view: TableView) -> None:
    match = played(15)
    view.show_match(match)
    winner = match.side_names[match.sheet.winners[0]]
    assert heading(view.board) == [f"{winner} wins with {max(match.sheet.totals)}"]
    assert notes(view.board) == ["The most points after the last deal."]
    assert marked(view.board) == [winner]
    assert [side.name for side in view.board.sides if side.sign is Sign.WON] == [winner]


def test_a_tie_break_is_told_with_both_numbers(view: TableView) -> None:
    options = BoerenOptions(hands=(1, 1), base=0, per_trick=0, dealer_rule=False)
    match = table(2, options)
    for bids in ((1, 1), (1, 0)):
        match = match.add(BoerenDeal(bids=bids, tricks=(1, 0))).after
    view.show_match(match)
    assert heading(view.board) == ["Anna wins with 0"]
    assert notes(view.board) == ["Level on points; more bids kept: 2 to 1."]
    assert said(view.board) == ["2 kept", "1 kept"]


# One deal of it.


def test_a_deal_is_told_in_spoken_order_with_the_reasons_for_its_points(view: TableView) -> None:
    match = played(6)
    view.show_deal(match, 2)
    assert view.deal == 2
    assert heading(view.board) == ["Deal 3 of 15", "3 cards"]
    assert facts(view.board) == ["Cato dealt", "Daan began"]
    assert [side.name for side in view.board.sides] == ["Daan", "Anna", "Bram", "Cato"]
    row = match.sheet.rows[2]
    assert [words(side.figure) for side in view.board.sides] == [
        f"{row.points[seat]:+d}" for seat in (3, 0, 1, 2)
    ]
    assert words(view.board.sides[1].why[0]) == "bid 1 and took 1: 10 + 2 × 1 = 12"
    assert words(view.board.sides[1].aside) == f"{row.totals[0]} in all"


def test_a_deal_tells_its_adjustments_and_its_note(view: TableView) -> None:
    match = played(2)
    deal = replace(match.deals[0], adjustments=(Adjustment(1, -5, "revoked"),), note="spilled the wine")
    view.show_deal(match.replace(0, deal).after, 0)
    bram = next(side for side in view.board.sides if side.name == "Bram")
    assert words(bram.why[-1]) == "adjustment -5: revoked"
    assert notes(view.board)[-1] == "spilled the wine"


def test_the_wrong_dealer_of_a_deal_is_told_as_he_was(view: TableView) -> None:
    match = played(1)
    view.show_deal(match.replace(0, replace(match.deals[0], dealer=2)).after, 0)
    assert facts(view.board) == ["Cato dealt", "Daan began"]


def test_a_deal_gives_way_to_the_match_as_it_stands(view: TableView) -> None:
    match = played(6)
    view.show_deal(match, 2)
    view.show_match(match)
    assert view.deal is None
    assert heading(view.board)[0] == "Deal 7 of 15"


# Room: what is written fits, and it is as large as it can be.


def boards(players: int, *, names: tuple[str, ...] | None = None) -> dict[str, Board]:
    whole = {2: 8, 3: 15, 4: 15, 5: 19, 7: 14}[players]
    phases = {
        "begins": table(players),
        "bidding": entered(played(6, players), players - 1, Trump.HEARTS),
        "playing": entered(played(6, players), players, Trump.SPADES),
        "tricks": entered(played(6, players), 2 * players - 1),
        "scored": played(6, players, BoerenOptions(base=100, per_trick=99)),
        "over": played(whole, players, BoerenOptions(base=100, per_trick=99)),
    }
    view = TableView()
    found = {}
    for phase, match in phases.items():
        shown = match if names is None else named(match, *names)
        view.show_match(shown)
        found[phase] = view.board
        if match.deals:
            view.show_deal(shown, 0)
            found[f"deal of {phase}"] = view.board
    view.deleteLater()
    return found


def overflows(text: Lettering) -> bool:
    needs = text.needs()
    return needs.width() > text.box.width() + 1 or needs.height() > text.box.height() + 1


def overlapping(plan: BoardPlan) -> list[tuple[str, str]]:
    """Texts whose ink would touch another's, each measured where it is drawn."""
    drawn = []
    for text in plan.texts:
        needs, box = text.needs(), text.box
        if text.align & Qt.AlignmentFlag.AlignRight:
            left = box.right() - needs.width()
        elif text.align & Qt.AlignmentFlag.AlignHCenter:
            left = box.center().x() - needs.width() / 2
        else:
            left = box.left()
        top = box.center().y() - needs.height() * 0.4
        drawn.append((text.text, left, top, left + needs.width(), top + needs.height() * 0.8))
    return [
        (one[0], two[0])
        for at, one in enumerate(drawn)
        for two in drawn[at + 1 :]
        if one[1] < two[3] - 1.5 and two[1] < one[3] - 1.5 and one[2] < two[4] and two[2] < one[4]
    ]


@pytest.mark.parametrize(
    "size", [SMALLEST, SMALL, USUAL, LARGE, HUGE, QSizeF(1024, 768), QSizeF(600, 1024)], ids=str
)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 7])
@pytest.mark.parametrize("long", [False, True])
def test_nothing_is_cut_or_written_over_at_any_size(
    qapp: QApplication, players: int, size: QSizeF, long: bool
) -> None:
    names = tuple(f"{LONG[:38]} {seat}" for seat in range(players)) if long else None
    for phase, board in boards(players, names=names).items():
        plan = plan_board(board, size)
        assert [text.text for text in plan.texts if overflows(text)] == [], phase
        assert overlapping(plan) == [], phase
        everything = plan.panels[0].box
        for panel in plan.panels:
            everything = everything.united(panel.box)
        for text in plan.texts:
            assert text.box.left() >= 0, (phase, text)
            assert text.box.right() <= size.width(), (phase, text)
            assert text.box.bottom() <= size.height() + 1, (phase, text)


def longer(text: Words) -> str:
    """As in a language with longer words."""
    said = words(text)
    return said + "n" * round(0.4 * len(said)) if any(letter.isalpha() for letter in said) else said


@pytest.mark.parametrize("size", [SMALL, USUAL, QSizeF(600, 1024)], ids=str)
@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_language_of_longer_words_fits_too(qapp: QApplication, players: int, size: QSizeF) -> None:
    names = tuple(f"{LONG[:38]} {seat}" for seat in range(players))
    for phase, board in boards(players, names=names).items():
        sides = tuple(
            replace(
                side,
                aside=longer(side.aside),
                place=longer(side.place),
                said=longer(side.said),
                done=longer(side.done),
                why=tuple(map(longer, side.why)),
            )
            for side in board.sides
        )
        spoken_long = replace(
            board,
            heading=tuple(map(longer, board.heading)),
            facts=tuple(map(longer, board.facts)),
            notes=tuple(replace(note, text=longer(note.text)) for note in board.notes),
            sides=sides,
        )
        plan = plan_board(spoken_long, size)
        assert [text.text for text in plan.texts if overflows(text)] == [], phase
        assert overlapping(plan) == [], phase
        shown = [text.text for text in plan.texts]
        assert all(not side.said or side.said in shown for side in sides), phase


@pytest.mark.parametrize("size", [SMALLEST, SMALL, USUAL, LARGE], ids=str)
@pytest.mark.parametrize("players", [2, 4, 7])
def test_figures_are_never_shortened(qapp: QApplication, players: int, size: QSizeF) -> None:
    names = tuple(f"{LONG[:38]} {seat}" for seat in range(players))
    for phase, board in boards(players, names=names).items():
        texts = [text.text for text in plan_board(board, size).texts]
        for side in board.sides:
            for whole in (words(side.figure), words(side.said), words(side.done)):
                assert not whole or whole in texts, (phase, whole)


def test_a_long_name_ends_in_an_ellipsis_and_a_letter_stays_a_letter(qapp: QApplication) -> None:
    board = boards(4, names=("A", LONG, "Cato", "Daan"))["bidding"]
    names = [text.text for text in plan_board(board, SMALL).texts]
    assert "A" in names
    assert any(text.startswith("Max") and text.endswith("…") for text in names)


def test_a_name_of_some_words_takes_two_lines_on_a_card_and_others_keep_one(qapp: QApplication) -> None:
    board = boards(4, names=("Jan Willem de Vries", "Bo", "Jo An", "Daan"))["bidding"]
    texts = {text.text: text for text in plan_board(board, USUAL).texts}
    assert {"Jan Willem", "de Vries", "Bo", "Jo An", "Daan"} <= set(texts)
    first, second = texts["Jan Willem"].box, texts["de Vries"].box
    assert first.bottom() <= second.top() + 1
    assert texts["Bo"].box.center().y() == pytest.approx((first.top() + second.bottom()) / 2)


def test_a_name_that_two_lines_cannot_hold_stays_on_one(qapp: QApplication) -> None:
    plain, long = (boards(4, names=("Anna", "Bram", "Cato", name))["bidding"] for name in ("Daan", LONG))
    assert figure(long, USUAL).pixels == figure(plain, USUAL).pixels
    cut = [text.text for text in plan_board(long, USUAL).texts if text.text.endswith("…")]
    assert len(cut) == 1


@pytest.mark.parametrize("size", [SMALLEST, USUAL], ids=str)
def test_in_rows_names_of_some_words_come_before_large_letters(qapp: QApplication, size: QSizeF) -> None:
    names = ("Jan de Vries", "Bo", "Anna Maria", "Cato van Dijk", "Daan")
    board = boards(5, names=names)["scored"]
    assert set(names) <= {text.text for text in plan_board(board, size).texts}


def figure(board: Board, size: QSizeF) -> Lettering:
    whole = words(board.sides[0].figure)
    return max(
        (text for text in plan_board(board, size).texts if text.text == whole), key=lambda text: text.pixels
    )


@pytest.mark.parametrize("players", [2, 4, 7])
def test_letters_grow_with_the_window(qapp: QApplication, players: int) -> None:
    board = boards(players)["bidding"]
    for smaller, larger in ((SMALL, USUAL), (USUAL, LARGE), (LARGE, HUGE)):
        # The totals grow as the height does, or the width where that grows less.
        grows = min(larger.height() / smaller.height(), larger.width() / smaller.width())
        assert figure(board, larger).pixels >= 0.9 * grows * figure(board, smaller).pixels
        plans = [plan_board(board, size) for size in (smaller, larger)]
        assert [text.text for text in plans[0].texts] == [text.text for text in plans[1].texts]
        assert all(
            after.pixels > before.pixels for before, after in zip(plans[0].texts, plans[1].texts, strict=True)
        )


@pytest.mark.parametrize(("players", "least"), [(2, 0.24), (4, 0.19), (5, 0.1), (7, 0.07)])
def test_totals_can_be_read_from_afar(qapp: QApplication, players: int, least: float) -> None:
    board = boards(players)["bidding"]
    for size in (SMALLEST, SMALL, USUAL, LARGE):
        assert figure(board, size).pixels >= least * size.height()


def test_totals_have_one_size_on_every_card(qapp: QApplication) -> None:
    board = boards(4)["bidding"]
    wider = replace(board, sides=(replace(board.sides[0], figure="-1234"), *board.sides[1:]))
    texts = plan_board(wider, USUAL).texts
    figures = {words(side.figure) for side in wider.sides}
    assert len({text.pixels for text in texts if text.text in figures}) == 1


def test_the_text_size_of_the_settings_has_no_say(qapp: QApplication) -> None:
    board = boards(4)["bidding"]
    before = plan_board(board, USUAL)
    look.apply(qapp, Theme.LIGHT, 2.0)
    try:
        assert plan_board(board, USUAL) == before
    finally:
        look.apply(qapp, Theme.LIGHT)


def test_nothing_is_told_by_colour_alone(qapp: QApplication) -> None:
    board = boards(4)["tricks"]
    kept = sum(side.sign is Sign.KEPT for side in board.sides)
    assert kept
    assert [picture.icon for picture in plan_board(board, USUAL).pictures].count("check") == kept


def colours_in(view: TableView, box: QRect) -> set[str]:
    """The colours of a part of a view, without those of the edges of letters."""
    picture = view.grab(box).toImage()
    found = Counter(
        picture.pixelColor(x, y).name().upper()
        for x in range(picture.width())
        for y in range(picture.height())
    )
    return {colour for colour, times in found.items() if times > 20}


def test_who_went_up_and_who_went_down_differ_by_arrow_and_by_colour(view: TableView) -> None:
    view.show_match(played(6))
    view.resize(1280, 800)
    up, down = look.colours().green, look.colours().red
    moved = {text.text: text for text in view.plan.texts if "▲" in text.text or "▼" in text.text}
    assert set(moved) == {"3rd ▼1", "4th ▼1", "2nd ▲2"}
    assert up in colours_in(view, moved["2nd ▲2"].box.toRect())
    assert down in colours_in(view, moved["3rd ▼1"].box.toRect())
    assert not {up, down} <= colours_in(view, moved["3rd ▼1"].box.toRect())


def test_a_board_of_nobody_can_be_laid_out(qapp: QApplication) -> None:
    assert plan_board(Board(heading=(), sides=()), USUAL).panels == ()


@pytest.mark.parametrize("theme", list(Theme))
def test_it_is_painted_in_every_theme(qapp: QApplication, view: TableView, theme: Theme) -> None:
    look.apply(qapp, theme)
    try:
        view.show_match(entered(played(6), 3, Trump.HEARTS))
        view.resize(1024, 600)
        picture = view.grab().toImage()
        assert picture.pixelColor(2, 2).name().upper() == look.colours().paper
        place = view.plan.panels[0].box.topLeft().toPoint() + QPoint(30, 30)
        assert picture.pixelColor(place).name().upper() == look.colours().card
    finally:
        look.apply(qapp, Theme.LIGHT)


# Leaving, words, following.


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F11])
def test_escape_and_f11_leave(qtbot: QtBot, view: TableView, key: Qt.Key) -> None:
    view.show_match(played(6))
    view.show()
    with qtbot.waitSignal(view.left, timeout=1000):
        QTest.keyClick(view, key)


def test_a_double_tap_leaves_and_a_single_one_does_nothing(qtbot: QtBot, view: TableView) -> None:
    view.show_match(played(6))
    view.show()
    with qtbot.assertNotEmitted(view.left):
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    with qtbot.waitSignal(view.left, timeout=1000):
        QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))


def test_a_screen_reader_hears_all_of_it(view: TableView) -> None:
    view.show_match(entered(played(6), 3, Trump.HEARTS))
    heard = view.accessibleName()
    assert heard.startswith("Deal 7 of 15. 7 cards. hearts are trump. Cato deals. Daan begins.")
    assert "Daan, 48, 2nd ▲2, bids 1" in heard
    assert heard.endswith("Cato may not bid 2")
    assert heard == told(view.board)


def test_it_speaks_the_language_that_is_chosen_while_it_is_shown(qapp: QApplication, view: TableView) -> None:
    view.show_match(played(15))
    english = view.accessibleName()
    translations = Translations(qapp)
    translations.use("nl")
    try:
        qapp.processEvents()
        assert view.accessibleName() != english
    finally:
        translations.use("en")
    qapp.processEvents()
    assert view.accessibleName() == english


def test_a_language_change_without_a_match_changes_nothing(qapp: QApplication, view: TableView) -> None:
    translations = Translations(qapp)
    translations.use("nl")
    translations.use("en")
    qapp.processEvents()
    assert view.board.sides == ()


def test_a_name_in_a_sentence_is_cut() -> None:
    assert short(LONG) == "Maximiliaan-Alex…"
    assert short("A") == "A"


@pytest.fixture
def over(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    yield window


def controller_of(match: Match) -> MatchController:
    noon = datetime(2026, 1, 9, 12, tzinfo=UTC)
    return MatchController(SlowLibrary(), match, None, lambda: noon)  # type: ignore[arg-type]


def test_the_window_follows_every_change_of_its_match(over: QWidget) -> None:
    window = TableWindow(over)
    controller = controller_of(played(6))
    window.follow(controller)
    controller.answer(Ask("bids", 3), 2)
    assert said(window.board)[3] == "bids 2"
    window.show_deal(controller.shown, 0)
    controller.undo()
    assert window.deal is None, "what happens at the table now comes before what happened"


class FakeAwake:
    """Remembers whether the screen is to stay awake."""

    is_kept = False

    def keep(self) -> None:
        self.is_kept = True

    def let_go(self) -> None:
        self.is_kept = False


def test_the_screen_is_kept_awake_while_the_window_is_up(over: QWidget) -> None:
    awake = FakeAwake()
    window = TableWindow(over, awake)
    window.follow(controller_of(played(6)))
    assert not awake.is_kept
    window.open()
    assert awake.is_kept
    window.let_go()
    assert not awake.is_kept


def test_the_window_lets_go_of_the_match_before(over: QWidget) -> None:
    window = TableWindow(over)
    first, second = controller_of(played(6)), controller_of(played(2))
    window.follow(first)
    window.follow(second)
    first.answer(Ask("bids", 3), 2)
    assert heading(window.board)[0] == "Deal 3 of 15"


def test_the_window_fills_the_screen_and_hides_when_it_is_left(qtbot: QtBot, over: QWidget) -> None:
    window = TableWindow(over)
    window.follow(controller_of(played(6)))
    window.open()
    assert window.isFullScreen()
    assert window.isVisible()
    assert window.isWindow()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    assert over.isVisible()


def test_keys_typed_at_the_window_reach_the_entry(qtbot: QtBot, over: QWidget) -> None:
    entry = QLineEdit(over)
    entry.show()
    window = TableWindow(over)
    window.hand_keys_to(entry)
    window.follow(controller_of(played(6)))
    window.open()
    QTest.keyClicks(window, "3")
    assert entry.text() == "3"
    assert window.isVisible()


def test_the_window_lets_go_when_there_is_no_match_any_more(over: QWidget) -> None:
    window = TableWindow(over)
    controller = controller_of(played(6))
    window.follow(controller)
    window.open()
    window.let_go()
    controller.answer(Ask("bids", 3), 2)
    assert not window.isVisible()
    assert said(window.board)[3] != "bids 2"


def test_one_side_alone_can_be_told() -> None:
    side = BoardSide(name="Anna", figure="12", said="to bid")
    assert told(Board(heading=("Deal 1",), sides=(side,))) == "Deal 1. Anna, 12, to bid"
