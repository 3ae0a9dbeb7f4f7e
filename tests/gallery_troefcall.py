"""What the gallery shows of Troefcall: the match on the table, its sheet, and its table view."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from scorepad.core.game import Ask
from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import troefcall
from scorepad.games.troefcall.rules import Format, Outcome, Rotation, TroefDeal, TroefOptions, Trump
from scorepad.ui.dialogs.dealer import DealerDialog
from scorepad.ui.dialogs.house_rules import HouseRulesDialog
from scorepad.ui.dialogs.points import PointsDialog
from scorepad.ui.dialogs.seats import SeatsDialog
from scorepad.ui.dialogs.stopping import StoppingDialog
from scorepad.ui.pages.table_view import TableView
from tests.gallery import Context, scene
from tests.gallery_bridges import Answers, match_page
from tests.gallery_dialogs import Over, now
from tests.gallery_pages import beside_the_rail
from tests.gallery_sheet import sheet_page


def did(
    side: int, outcome: Outcome, tricks: tuple[int, int] | None = None, trump: Trump | None = None
) -> TroefDeal:
    """What a pair did in a deal."""
    return TroefDeal(side=side, outcome=outcome, tricks=tricks, trump=trump)


EVENING = (
    did(0, Outcome.MAJORITY, (8, 5), Trump.SPADES),
    did(1, Outcome.KAP, (0, 7), Trump.HEARTS),
    did(0, Outcome.STOPPED),
    replace(did(1, Outcome.MAJORITY, (4, 9)), adjustments=(Adjustment(0, -1, "spoke of the cards"),)),
    did(0, Outcome.FAILED, (11, 2), Trump.CLUBS),
    did(1, Outcome.SILENT),
)
"""What a pair can do in a deal, all but the baunie."""
BAUNIE = did(0, Outcome.BAUNIE, (13, 0), Trump.DIAMONDS)
TO_FIFTY = tuple(did((at // 2) % 2, Outcome.STOPPED if at % 7 == 3 else Outcome.MAJORITY) for at in range(39))
DRAFT = did(0, Outcome.KAP, trump=Trump.HEARTS)


def match_of(
    context: Context,
    deals: tuple[TroefDeal, ...],
    options: TroefOptions | None = None,
    draft: TroefDeal | None = None,
) -> Match:
    """A match of a scene's players, perhaps with a deal that is being entered."""
    setup = Setup(context.names, options or TroefOptions())
    return Match(troefcall.GAME, setup, deals, open_deal=draft)


# The match on the table.


def _page(
    context: Context,
    deals: tuple[TroefDeal, ...],
    answers: Answers = (),
    options: TroefOptions | None = None,
) -> QWidget:
    return beside_the_rail(match_page(match_of(context, deals, options), answers), "match")


@scene("troefcall-begins")
def begins(context: Context) -> QWidget:
    """The first deal of an evening."""
    return _page(context, ())


@scene("troefcall-trump")
def trump(context: Context) -> QWidget:
    """Trump is named, and noted."""
    return _page(context, EVENING, (("trump", Trump.HEARTS),))


@scene("troefcall-outcome")
def outcome(context: Context) -> QWidget:
    """One tap has said what happened: the points before they are accepted."""
    return _page(context, EVENING[:3], (("side", 1), ("outcome", Outcome.KAP)))


@scene("troefcall-tricks")
def tricks(context: Context) -> QWidget:
    """The most tricks, and how many of them."""
    answers: Answers = (("side", 1), ("outcome", Outcome.MAJORITY), ("tricks", (4, 9)))
    return _page(context, EVENING, answers, TroefOptions(rotation=Rotation.WINNERS_KEEP))


@scene("troefcall-last")
def last(context: Context) -> QWidget:
    """The baunie that would win the match."""
    return _page(context, (*EVENING, BAUNIE), (("side", 0), ("outcome", Outcome.BAUNIE)))


@scene("troefcall-timed")
def timed(context: Context) -> QWidget:
    """By the clock, with the silent kap."""
    return _page(context, EVENING[:2], (), TroefOptions(format=Format.TIMED, silent_kap=True))


@scene("troefcall-over")
def over(context: Context) -> QWidget:
    """A pair has reached the target."""
    return _page(context, (*EVENING, BAUNIE, EVENING[0]))


@scene("troefcall-correcting")
def correcting(context: Context) -> QWidget:
    """A kap that was said too late is corrected."""
    page = match_page(match_of(context, EVENING))
    page.correct(1)
    correction = page.correcting.correction
    assert correction is not None
    correction.answer(Ask("outcome"), Outcome.STOPPED)
    return beside_the_rail(page, "match")


@scene("troefcall-card")
def card(context: Context) -> QWidget:
    """The card of a baunie that failed."""
    page = match_page(match_of(context, EVENING))
    page.show_card(4, 1)
    return beside_the_rail(page, "match")


# The sheet.


@scene("sheet-troefcall-empty")
def sheet_empty(context: Context) -> QWidget:
    """Before the first deal."""
    return sheet_page(context, match_of(context, ()))


@scene("sheet-troefcall-one")
def sheet_one(context: Context) -> QWidget:
    """A deal is played, the next is being entered."""
    return sheet_page(context, match_of(context, EVENING[1:2], draft=DRAFT))


@scene("sheet-troefcall")
def sheet_evening(context: Context) -> QWidget:
    """Everything that a pair can do; the mark is on a deal with an adjustment."""
    options = TroefOptions(target=50)
    match = match_of(context, (*EVENING, BAUNIE, *EVENING[:5]), options, TroefDeal(trump=Trump.CLUBS))
    return sheet_page(context, match, (3, 0))


@scene("sheet-troefcall-deals")
def sheet_deals(context: Context) -> QWidget:
    """An agreed number of deals, some of them to come."""
    return sheet_page(context, match_of(context, EVENING[:3], TroefOptions(format=Format.DEALS)))


@scene("sheet-troefcall-long")
def sheet_long(context: Context) -> QWidget:
    """A tournament to fifty that takes long."""
    return sheet_page(context, match_of(context, TO_FIFTY, TroefOptions(target=50)))


@scene("sheet-troefcall-over")
def sheet_over(context: Context) -> QWidget:
    """A baunie has ended the match."""
    return sheet_page(context, match_of(context, (*EVENING, BAUNIE, EVENING[0])))


# What its dialogs say.


@scene("dialog-troefcall-rules")
def rules_dialog(context: Context) -> QWidget:
    """Another rule for the baunie, and what it changes."""

    def make(window: QWidget) -> HouseRulesDialog:
        dialog = HouseRulesDialog(match_of(context, EVENING), window)
        dialog.form.changed.emit(TroefOptions(kap=7))
        return dialog

    return Over(make)


@scene("dialog-troefcall-unfit")
def unfit_dialog(context: Context) -> QWidget:
    """Without a baunie some of what was played cannot have been."""

    def make(window: QWidget) -> HouseRulesDialog:
        dialog = HouseRulesDialog(match_of(context, EVENING), window)
        dialog.form.changed.emit(TroefOptions(baunie=False))
        return dialog

    return Over(make)


@scene("dialog-troefcall-points")
def points_dialog(context: Context) -> QWidget:
    """A penalty that is small enough for this game."""

    def make(window: QWidget) -> PointsDialog:
        dialog = PointsDialog(match_of(context, EVENING), None, window)
        dialog.sides.name_button(1).click()
        next(iter(dialog.quick.values())).click()
        return dialog

    return Over(make)


@scene("dialog-troefcall-dealer")
def dealer_dialog(context: Context) -> QWidget:
    """Somebody else dealt, so that somebody else called."""

    def make(window: QWidget) -> DealerDialog:
        dialog = DealerDialog(match_of(context, EVENING), 2, window)
        dialog.table.picked.emit(0)
        return dialog

    return Over(make)


@scene("dialog-troefcall-stopping")
def stopping_dialog(context: Context) -> QWidget:
    """A pair leads when it gets late."""
    return Over(lambda window: StoppingDialog(match_of(context, EVENING), now, window))


@scene("dialog-troefcall-seats")
def seats_dialog(context: Context) -> QWidget:
    """Two change places, and other pairs play."""

    def make(window: QWidget) -> SeatsDialog:
        dialog = SeatsDialog(match_of(context, EVENING), window)
        dialog.ways.button("people").click()
        dialog.table.moved.emit(0, 1)
        return dialog

    return Over(make)


# The table view.


def _view(match: Match) -> TableView:
    view = TableView()
    view.show_match(match)
    return view


@scene("table-troefcall-begins")
def table_begins(context: Context) -> QWidget:
    """How the cards go out."""
    return _view(match_of(context, ()))


@scene("table-troefcall-trump")
def table_trump(context: Context) -> QWidget:
    """Trump is named, and the cards are played."""
    return _view(match_of(context, EVENING, draft=TroefDeal(trump=Trump.HEARTS)))


@scene("table-troefcall-told")
def table_told(context: Context) -> QWidget:
    """What a pair did is entered, and not yet scored."""
    draft = did(0, Outcome.FAILED, (11, 2), Trump.CLUBS)
    return _view(match_of(context, EVENING, TroefOptions(format=Format.TIMED), draft))


@scene("table-troefcall-scored")
def table_scored(context: Context) -> QWidget:
    """A deal is scored; the callers won and call again."""
    options = TroefOptions(rotation=Rotation.WINNERS_KEEP, free_call=True)
    return _view(match_of(context, EVENING[:2], options))


@scene("table-troefcall-over")
def table_over(context: Context) -> QWidget:
    """A pair has won."""
    return _view(match_of(context, (*EVENING, BAUNIE, EVENING[0])))


@scene("table-troefcall-deal")
def table_deal(context: Context) -> QWidget:
    """A deal with its reasons."""
    view = _view(match_of(context, EVENING))
    view.show_deal(match_of(context, EVENING), 3)
    return view


@scene("table-troefcall-failed")
def table_failed(context: Context) -> QWidget:
    """A baunie that failed, with its reasons."""
    view = _view(match_of(context, EVENING))
    view.show_deal(match_of(context, EVENING), 4)
    return view
