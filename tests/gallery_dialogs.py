"""What the gallery shows of the dialogs for an evening that goes wrong."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from scorepad.core.match import Match
from scorepad.core.table import Adjustment, Setup
from scorepad.games import game
from scorepad.games.auction_bridge.rules import AuctionOptions, TrickCount
from scorepad.games.boerenbridge.rules import BoerenDeal, BoerenOptions
from scorepad.ui.dialogs.dealer import DealerDialog
from scorepad.ui.dialogs.house_rules import HouseRulesDialog
from scorepad.ui.dialogs.joining import JoiningDialog
from scorepad.ui.dialogs.ladder import LadderDialog
from scorepad.ui.dialogs.leaving import LeavingDialog
from scorepad.ui.dialogs.person import PersonDialog
from scorepad.ui.dialogs.points import PointsDialog
from scorepad.ui.dialogs.seats import SeatsDialog
from scorepad.ui.dialogs.stopping import StoppingDialog
from scorepad.ui.dialogs.when_played import WhenPlayedDialog
from tests.gallery import NAMES, Context, scene
from tests.gallery_bridges import LONG_RUBBER, match_of
from tests.ui.evenings import some_deal


def evening(context: Context, deals: int = 5, options: BoerenOptions | None = None) -> Match:
    """A match with the names of the picture."""
    match = Match(game("boerenbridge"), Setup(context.names, options or BoerenOptions()))
    for _ in range(deals):
        match = match.add(some_deal(match)).after
    return match


def now() -> datetime:
    return datetime(2026, 1, 9, 23, 0, tzinfo=UTC)


class Over(QWidget):
    """A window with a dialog in its middle."""

    def __init__(self, make: Callable[[QWidget], QWidget]) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self._dialog = make(self)
        self._dialog.setWindowFlags(Qt.WindowType.Widget)
        self._dialog.installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        self._dialog.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            left, top = self.width() - self._dialog.width(), self.height() - self._dialog.height()
            self._dialog.move(left // 2, top // 2)
        return super().eventFilter(watched, event)


@scene("dialog-seats-names", players=(4, 7))
def seats_names(context: Context) -> QWidget:
    """The names were on the wrong seats."""

    def make(window: QWidget) -> SeatsDialog:
        dialog = SeatsDialog(evening(context), window)
        dialog.ways.button("names").click()
        dialog.table.moved.emit(0, 1)
        return dialog

    return Over(make)


@scene("dialog-seats-people", players=(4,))
def seats_people(context: Context) -> QWidget:
    """We sit differently now."""

    def make(window: QWidget) -> SeatsDialog:
        dialog = SeatsDialog(evening(context), window)
        dialog.ways.button("people").click()
        dialog.table.moved.emit(0, 2)
        return dialog

    return Over(make)


@scene("dialog-seats-asked")
def seats_asked(context: Context) -> QWidget:
    """Nothing is chosen yet."""
    return Over(lambda window: SeatsDialog(evening(context), window))


@scene("dialog-person", players=(7,))
def person(context: Context) -> QWidget:
    """Another name in this match."""

    def make(window: QWidget) -> PersonDialog:
        dialog = PersonDialog(evening(context), NAMES, window)
        dialog.players.name_button(1).click()
        dialog.name.setText("Zus")
        return dialog

    return Over(make)


@scene("dialog-person-doubled", players=(4,))
def person_doubled(context: Context) -> QWidget:
    """A name that sits at the table already."""

    def make(window: QWidget) -> PersonDialog:
        dialog = PersonDialog(evening(context), NAMES, window)
        dialog.players.name_button(1).click()
        dialog.name.setText(context.names[3])
        return dialog

    return Over(make)


def _leaving(context: Context, window: QWidget, way: str) -> LeavingDialog:
    dialog = LeavingDialog(evening(context), NAMES, now, window)
    dialog.players.name_button(context.players - 2).click()
    dialog.ways.button(way).click()
    return dialog


@scene("dialog-leaving-stop")
def leaving_stop(context: Context) -> QWidget:
    """The match stops."""
    return Over(lambda window: _leaving(context, window, "stop"))


@scene("dialog-leaving-substitute", players=(7,))
def leaving_substitute(context: Context) -> QWidget:
    """A substitute takes the seat."""

    def make(window: QWidget) -> LeavingDialog:
        dialog = _leaving(context, window, "substitute")
        dialog.name.setText("Zus")
        return dialog

    return Over(make)


@scene("dialog-leaving-without", players=(3, 7))
def leaving_without(context: Context) -> QWidget:
    """The others play on."""
    return Over(lambda window: _leaving(context, window, "without"))


@scene("dialog-leaving-two", players=(2,))
def leaving_two(context: Context) -> QWidget:
    """One alone cannot play on."""
    return Over(lambda window: LeavingDialog(evening(context, 3), NAMES, now, window))


@scene("dialog-joining", players=(3, 6))
def joining(context: Context) -> QWidget:
    """One more sits down, and hands are cut to what the pack serves."""

    def make(window: QWidget) -> JoiningDialog:
        large = 52 // context.players
        options = BoerenOptions(hands=(3, 4, large, large - 1, 2))
        dialog = JoiningDialog(evening(context, 2, options), NAMES, now, window)
        dialog.name.setText("Zus")
        dialog.table.picked.emit(1)
        return dialog

    return Over(make)


@scene("dialog-joining-full", players=(7,))
def joining_full(context: Context) -> QWidget:
    """No seat is free: only as a substitute."""

    def make(window: QWidget) -> JoiningDialog:
        dialog = JoiningDialog(evening(context), NAMES, now, window)
        dialog.name.setText("Zus")
        dialog.players.name_button(2).click()
        return dialog

    return Over(make)


@scene("dialog-rules", players=(4,))
def house_rules(context: Context) -> QWidget:
    """A house rule changes the points of what was played."""

    def make(window: QWidget) -> HouseRulesDialog:
        dialog = HouseRulesDialog(evening(context), window)
        dialog.form.changed.emit(BoerenOptions(per_trick=3))
        return dialog

    return Over(make)


@scene("dialog-rules-unfit", players=(4,))
def house_rules_unfit(context: Context) -> QWidget:
    """Other hand sizes do not fit what was played."""

    def make(window: QWidget) -> HouseRulesDialog:
        dialog = HouseRulesDialog(evening(context), window)
        dialog.form.changed.emit(BoerenOptions(hands=(9, 8, 7, 6, 5, 4, 3, 2, 1)))
        return dialog

    return Over(make)


@scene("dialog-ladder", players=(5,))
def ladder(context: Context) -> QWidget:
    """Going down from here."""

    def make(window: QWidget) -> LadderDialog:
        dialog = LadderDialog(evening(context), window)
        dialog.down_button.click()
        return dialog

    return Over(make)


@scene("dialog-ladder-wrong", players=(7,))
def ladder_wrong(context: Context) -> QWidget:
    """A hand that no pack can serve."""

    def make(window: QWidget) -> LadderDialog:
        dialog = LadderDialog(evening(context), window)
        dialog.sizes.setText("6 9 2")
        return dialog

    return Over(make)


@scene("dialog-points", players=(4, 7))
def points(context: Context) -> QWidget:
    """A penalty beside two that were given before, one of them taken off."""

    def make(window: QWidget) -> PointsDialog:
        match = evening(context)
        given = (Adjustment(1, 10, "wrong count"), Adjustment(context.players - 1, -10, "exposed card"))
        match = match.replace(4, replace(match.deals[4], adjustments=given)).after
        dialog = PointsDialog(match, None, window)
        dialog.sides.name_button(0).click()
        dialog.quick[-50].click()
        dialog.why.setText("revoke")
        dialog.given[0].button.click()
        return dialog

    return Over(make)


@scene("dialog-dealer", players=(4, 7))
def dealer(context: Context) -> QWidget:
    """Somebody else dealt the deal that is being entered."""

    def make(window: QWidget) -> DealerDialog:
        dialog = DealerDialog(evening(context), 5, window)
        dialog.table.picked.emit(0)
        return dialog

    return Over(make)


@scene("dialog-stopping")
def stopping(context: Context) -> QWidget:
    """Somebody leads at midnight."""
    return Over(lambda window: StoppingDialog(evening(context), now, window))


@scene("dialog-when")
def when(context: Context) -> QWidget:
    """The day of a match that was written down on another."""

    def make(window: QWidget) -> WhenPlayedDialog:
        match = evening(context).detailed(started="2026-01-02T20:15:00+00:00").after
        return WhenPlayedDialog(match, now, lambda at: at.replace(tzinfo=UTC), window)

    return Over(make)


@scene("dialog-stopping-level")
def stopping_level(context: Context) -> QWidget:
    """Level at midnight."""

    def make(window: QWidget) -> StoppingDialog:
        missed = BoerenDeal(bids=(1, 1, 1, 0), tricks=(0, 0, 0, 1))
        match = evening(context, 0, BoerenOptions(hands=(1, 2, 1)))
        return StoppingDialog(match.add(missed).after, now, window)

    return Over(make)


def rubber(context: Context) -> Match:
    """A rubber with the names of the picture."""
    return match_of(game("auction_bridge"), context.names, LONG_RUBBER, AuctionOptions())


@scene("dialog-seats-pairs", players=(4,))
def seats_pairs(context: Context) -> QWidget:
    """Two change places, and other pairs play."""

    def make(window: QWidget) -> SeatsDialog:
        dialog = SeatsDialog(rubber(context), window)
        dialog.ways.button("people").click()
        dialog.table.moved.emit(0, 1)
        return dialog

    return Over(make)


@scene("dialog-points-pairs", players=(4,))
def points_pairs(context: Context) -> QWidget:
    """A penalty for a pair."""

    def make(window: QWidget) -> PointsDialog:
        dialog = PointsDialog(rubber(context), None, window)
        dialog.sides.name_button(1).click()
        dialog.quick[-50].click()
        dialog.why.setText("revoke")
        return dialog

    return Over(make)


@scene("dialog-stopping-pairs", players=(4,))
def stopping_pairs(context: Context) -> QWidget:
    """A pair leads at midnight."""
    return Over(lambda window: StoppingDialog(rubber(context), now, window))


@scene("dialog-leaving-pairs", players=(4,))
def leaving_pairs(context: Context) -> QWidget:
    """Three alone play no rubber of pairs."""

    def make(window: QWidget) -> LeavingDialog:
        dialog = LeavingDialog(rubber(context), NAMES, now, window)
        dialog.players.name_button(1).click()
        return dialog

    return Over(make)


@scene("dialog-joining-pairs", players=(4,))
def joining_pairs(context: Context) -> QWidget:
    """Only as a substitute."""

    def make(window: QWidget) -> JoiningDialog:
        dialog = JoiningDialog(rubber(context), NAMES, now, window)
        dialog.name.setText("Zus")
        return dialog

    return Over(make)


@scene("dialog-rules-pairs", players=(4,))
def house_rules_pairs(context: Context) -> QWidget:
    """Another count of tricks."""

    def make(window: QWidget) -> HouseRulesDialog:
        dialog = HouseRulesDialog(rubber(context), window)
        dialog.form.changed.emit(AuctionOptions(trick_values=TrickCount.OF_1904, game_target=40))
        return dialog

    return Over(make)


@scene("dialog-dealer-pairs", players=(4,))
def dealer_pairs(context: Context) -> QWidget:
    """Somebody else dealt."""

    def make(window: QWidget) -> DealerDialog:
        match = rubber(context)
        dialog = DealerDialog(match, len(match.deals), window)
        dialog.table.picked.emit(2)
        return dialog

    return Over(make)
