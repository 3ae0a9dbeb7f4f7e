"""What the gallery shows."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTabBar,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from scorepad.paper.chart import Series
from scorepad.paths import resource
from scorepad.ui import icons, look
from scorepad.ui.icons import icon
from scorepad.ui.look import Type
from scorepad.ui.widgets.card import Card, Rule
from scorepad.ui.widgets.chip import Chip
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel
from scorepad.ui.widgets.message_bar import MessageBar
from scorepad.ui.widgets.meter import Meter
from scorepad.ui.widgets.name_edit import NameEdit
from scorepad.ui.widgets.nav_rail import NavRail
from scorepad.ui.widgets.note import Note
from scorepad.ui.widgets.number_row import Choice, NumberRow
from scorepad.ui.widgets.saved_mark import SavedMark
from scorepad.ui.widgets.score_chart import ScoreChart
from scorepad.ui.widgets.seat_table import SeatTable
from tests.gallery import LONG_NAME, NAMES, Context, scene

WHY_NOT = "2 + 1 + 3 are bid, and 1 more would make 7, the number of tricks. (boerenregel)"
RAIL = {
    "en": ("Home", "Match", "History", "Players", "Season", "Rules", "Settings"),
    "nl": ("Start", "Partij", "Geschiedenis", "Spelers", "Seizoen", "Regels", "Instellingen"),
    "it": ("Inizio", "Partita", "Cronologia", "Giocatori", "Stagione", "Regole", "Impostazioni"),
    "es": ("Inicio", "Partida", "Historial", "Jugadores", "Temporada", "Reglas del juego", "Configuración"),
}


def _card(*widgets: QWidget, title: str = "") -> Card:
    card = Card()
    column = QVBoxLayout(card)
    column.setContentsMargins(20, 18, 20, 18)
    column.setSpacing(14)
    if title:
        column.addWidget(PlainLabel(title, type_step=Type.TITLE, strong=True))
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    return card


def _row(*widgets: QWidget) -> QWidget:
    whole = QWidget()
    line = QHBoxLayout(whole)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(10)
    for widget in widgets:
        line.addWidget(widget)
    line.addStretch(1)
    return whole


def _button(text: str, kind: str = "", picture: str = "") -> QPushButton:
    button = QPushButton(text)
    button.setProperty("kind", kind)
    if picture:
        button.setIcon(icon(picture, {"primary": "on_accent", "danger": "red"}.get(kind, "ink")))
    return button


def _numbers(most: int, impossible: Callable[[int], tuple[str, bool]]) -> NumberRow:
    row = NumberRow()
    row.offer([Choice(value, *impossible(value)) for value in range(most + 1)])
    return row


@scene("widgets-entry", grows=True)
def entry(context: Context) -> QWidget:
    """The rail, and all that a question is made of."""
    window = QWidget()
    window.setAutoFillBackground(True)
    rail = NavRail()
    words = RAIL[context.language]
    for key, word in zip(("home", "match", "history", "players", "season", "rules"), words[:-1], strict=True):
        rail.add(key, key, word)
    rail.add("settings", "settings", words[-1], at_the_foot=True)
    rail.set_current("match")

    bids = _numbers(7, lambda value: (WHY_NOT, True) if value == 1 else ("", False))
    taken = _numbers(
        9, lambda value: ("Only 4 of the 9 tricks are left", False) if value > 4 else ("", False)
    )
    taken.propose(4)
    answered = _numbers(5, lambda value: ("", False))
    answered.fill(3)
    note, warning, problem = Note(), Note(), Note()
    note.show_note("Not 1:", WHY_NOT)
    warning.show_note("", "Only 4 of the 9 tricks are left", kind="warning")
    problem.show_note("Not saved:", "the disk is full. What you enter stays here.", kind="problem")
    meter, full, over = Meter(), Meter(), Meter()
    meter.show_count("Bid so far", 6, 7)
    full.show_count("Tricks so far", 7, 7)
    over.show_count("Bid so far", 9, 7)
    saved, saving, unsaved = SavedMark(), SavedMark(), SavedMark()
    saved.show_saved("21:14")
    saving.show_saving()
    unsaved.show_not_saved("the disk is full")

    left = _card(
        ElidedLabel(
            f"What does {LONG_NAME if context.size[0] < 1280 else 'Cato'} bid?",
            type_step=Type.TITLE,
            strong=True,
        ),
        PlainLabel("Last to bid: the dealer. Type a number or tap.", role="soft_ink"),
        bids,
        note,
        meter,
        _row(_button("Back", picture="back"), _button("Play the deal", "primary", "enter")),
        saved,
    )
    middle = _card(
        PlainLabel("How many tricks did Anna take?", type_step=Type.TITLE, strong=True),
        taken,
        warning,
        answered,
        full,
        over,
        problem,
        saving,
        unsaved,
        _row(Chip("1st"), Chip("deals"), Chip("level", role="gold"), Chip("one down", role="red")),
    )
    messages = []
    for text, kind, action in (
        ("Deal 7 is scored.", "info", "Undo"),
        ("Bram got in twice: Bram, bram", "warning", "Merge"),
        ("The history cannot be written: the disk is full.", "problem", "Save again"),
    ):
        bar = MessageBar()
        bar.show_message(text, kind=kind, action=action)
        messages.append(bar)
    body = QHBoxLayout()
    body.setContentsMargins(16, 16, 16, 8)
    body.setSpacing(16)
    body.addWidget(left, 1)
    body.addWidget(middle, 1)
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addLayout(body, 1)
    for bar in messages:
        column.addWidget(bar)
    whole = QHBoxLayout(window)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(0)
    whole.addWidget(rail)
    whole.addLayout(column, 1)
    bids.button(2).setFocus(Qt.FocusReason.TabFocusReason)
    return window


@scene("widgets-controls", speaks=False, grows=True)
def controls(context: Context) -> QWidget:
    """Everything that Qt brings, in the look."""
    window = QWidget()
    window.setAutoFillBackground(True)
    grid = QGridLayout(window)
    grid.setContentsMargins(16, 16, 16, 16)
    grid.setSpacing(16)

    waiting, off, pressed = _button("3 numbers to go", "primary"), _button("Table view"), _button("Doubled")
    waiting.setEnabled(False)
    off.setEnabled(False)
    pressed.setCheckable(True)
    pressed.setChecked(True)
    more = QToolButton()
    more.setIcon(icon("more"))
    more.setAccessibleName("More")
    buttons = _card(
        _row(_button("Undo Bram's bid", picture="undo"), _button("Table view"), more),
        _row(_button("New match", "primary", "plus"), waiting),
        _row(off, pressed, _button("Skip", "quiet"), _button("Delete", "danger", "trash")),
        title="Buttons",
    )

    plain, empty, wrong, locked = QLineEdit("Anna"), QLineEdit(), QLineEdit("?"), QLineEdit("Bram")
    empty.setPlaceholderText("Name or a few letters")
    wrong.setProperty("wrong", True)
    locked.setEnabled(False)
    games = QComboBox()
    games.addItems(["Boerenbridge", "Auction bridge", "Troefcall", "Bridgette"])
    count = QSpinBox()
    count.setRange(0, 99)
    count.setValue(10)
    fields = _card(plain, empty, wrong, locked, _row(games, count), title="Fields")

    rule, unset, gone = (
        QCheckBox("The dealer may not make the bids fit"),
        QCheckBox("Count twice"),
        QCheckBox("Not here"),
    )
    rule.setChecked(True)
    gone.setEnabled(False)
    one, two = QRadioButton("The seats were wrong"), QRadioButton("We sit differently now")
    one.setChecked(True)
    tabs = QTabBar()
    for word in ("Standings", "Matches", "Players"):
        tabs.addTab(word)
    progress = QProgressBar()
    progress.setTextVisible(False)
    progress.setValue(62)
    choices = _card(rule, unset, gone, one, two, tabs, progress, title="Choices")

    model = QStandardItemModel(4, 3)
    model.setHorizontalHeaderLabels(["Player", "Matches", "Points"])
    for at, (name, matches, points) in enumerate(
        (("Bram", 12, 34), ("Anna", 12, 31), (LONG_NAME, 9, 17), ("Daan", 4, 5))
    ):
        for column, value in enumerate((name, matches, points)):
            item = QStandardItem(str(value))
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            model.setItem(at, column, item)
    table = QTableView()
    table.setModel(model)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(look.target())
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    table.selectRow(1)
    table.setMinimumHeight(look.target() * 4 + 40)
    model.setParent(table)
    names = QListView()
    names.setProperty("popup", True)
    listed = QStandardItemModel(names)
    for name in (*NAMES[:4], LONG_NAME):
        listed.appendRow(QStandardItem(name))
    names.setModel(listed)
    names.setCurrentIndex(listed.index(1, 0))
    names.setMinimumHeight(150)
    known = NameEdit()
    known.set_known(NAMES)
    known.setText("Eefje")
    lists = _card(table, Rule(strong=True), names, known, title="Lists")

    grid.addWidget(buttons, 0, 0)
    grid.addWidget(fields, 1, 0, 2, 1)
    grid.addWidget(choices, 0, 1)
    grid.addWidget(lists, 1, 1, 2, 1)
    plain.setFocus(Qt.FocusReason.TabFocusReason)
    return window


@scene("widgets-type", speaks=False)
def type_steps(context: Context) -> QWidget:
    """The steps of type and the roles of colour."""
    window = QWidget()
    window.setAutoFillBackground(True)
    figures = "0123456789"
    steps = _card(
        *(
            PlainLabel(text, type_step=step, strong=strong)
            for step in Type
            for text, strong in ((f"{step.name.title()} {figures}", False), ("1st 62 · 60 · 52", True))
        ),
        title="Type",
    )
    roles = _card(
        *(
            PlainLabel(f"{role} ♥♦♣♠ ✓ × –", role=role, type_step=Type.LEAD)
            for role in ("ink", "soft_ink", "accent", "red", "gold", "green")
        ),
        title="Colour",
    )
    line = QHBoxLayout(window)
    line.setContentsMargins(16, 16, 16, 16)
    line.setSpacing(16)
    line.addWidget(steps, 1)
    line.addWidget(roles, 1)
    return window


@scene("widgets-seats", players=(2, 3, 4, 5, 6, 7))
def seats(context: Context) -> QWidget:
    """The drawn table, large and at its smallest."""
    window = QWidget()
    window.setAutoFillBackground(True)
    large, small, free = SeatTable(), SeatTable(), SeatTable()
    large.show_seats(context.names, dealer=min(2, context.players - 1))
    small.show_seats(context.names, dealer=0)
    small.setFixedSize(look.scaled(300), look.scaled(220))
    free.show_seats((*context.names[:-1], ""), dealer=0)
    right = QVBoxLayout()
    right.addWidget(_card(small))
    right.addWidget(_card(free))
    line = QHBoxLayout(window)
    line.setContentsMargins(16, 16, 16, 16)
    line.setSpacing(16)
    line.addWidget(large, 2)
    line.addLayout(right, 1)
    large.seats[0].setFocus(Qt.FocusReason.TabFocusReason)
    return window


@scene("widgets-chart", players=(2, 4, 7))
def charts(context: Context) -> QWidget:
    """The running totals of a whole match, of its beginning, and of seven who are level."""
    window = QWidget()
    window.setAutoFillBackground(True)
    whole, begun, level = ScoreChart(), ScoreChart(), ScoreChart()
    points = [
        [
            (10 + 2 * ((deal * 3 + side) % 4)) if (deal * 5 + side * 3) % 4 else -2 * (side % 3)
            for deal in range(15)
        ]
        for side in range(context.players)
    ]
    series = [
        Series(name, tuple(sum(gained[:deal]) for deal in range(16)))
        for name, gained in zip(context.names, points, strict=True)
    ]
    whole.show_series(series, 15)
    begun.show_series([Series(one.name, one.totals[:4]) for one in series], 15)
    level.show_series([Series(one.name, (0, 10, 10, 20 + (at == 0))) for at, one in enumerate(series)], 15)
    small = QWidget()
    line = QHBoxLayout(small)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(16)
    for chart in (begun, level):
        line.addWidget(_card(chart), 1)
        chart.setMinimumHeight(160)
    column = QVBoxLayout(window)
    column.setContentsMargins(16, 16, 16, 16)
    column.setSpacing(16)
    big = Card()
    inside = QVBoxLayout(big)
    inside.addWidget(whole)
    column.addWidget(big, 1)
    column.addWidget(small)
    return window


def _picture(of: QWidget) -> QLabel:
    """A picture of what would lie in a window of its own."""
    of.ensurePolished()
    of.adjustSize()
    label = QLabel()
    label.setPixmap(of.grab())
    of.deleteLater()
    return label


@scene("widgets-popups", grows=True)
def popups(context: Context) -> QWidget:
    """Menus, lists that drop down, questions and explanations."""
    window = QWidget()
    window.setAutoFillBackground(True)
    menu = QMenu()
    menu.addAction("Deal again (misdeal)")
    menu.addAction(icon("redo"), "Redo Bram's bid").setEnabled(False)
    menu.addSeparator()
    current = menu.addAction(icon("export"), "Export…")
    ticked = menu.addAction("Show the chart")
    ticked.setCheckable(True)
    ticked.setChecked(True)
    menu.setActiveAction(current)
    bar = QMenuBar()
    for word in ("Match", "View", "Help"):
        bar.addMenu(word)
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText("Not everything is saved")
    box.setInformativeText("The last entries could not be written to disk. If you close now, they are lost.")
    box.setDefaultButton(box.addButton("Save again", QMessageBox.ButtonRole.AcceptRole))
    box.addButton("Close without them", QMessageBox.ButtonRole.DestructiveRole)
    box.addButton("Stay", QMessageBox.ButtonRole.RejectRole)
    games = QComboBox()
    games.addItems(["Boerenbridge", "Auction bridge", "Troefcall", "Bridgette"])
    listed = QComboBox()
    listed.addItems([games.itemText(at) for at in range(games.count())])
    view = listed.view()
    view.setCurrentIndex(listed.model().index(1, 0))
    view.setMinimumSize(look.scaled(260), 4 * look.target() + 12)
    left, right = QVBoxLayout(), QVBoxLayout()
    for one in (bar, menu):
        left.addWidget(_picture(one))
    left.addWidget(games)
    left.addWidget(_picture(view))
    left.addStretch(1)
    right.addWidget(_picture(box))
    right.addStretch(1)
    line = QHBoxLayout(window)
    line.setContentsMargins(24, 24, 24, 24)
    line.setSpacing(24)
    line.addLayout(left)
    line.addLayout(right, 1)
    return window


class _Icons(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(look.colours().ink)
        painter.setFont(look.font(Type.SMALL))
        names = sorted(path.stem for path in resource("icons").glob("*.svg") if path.stem != "scorepad")
        for at, name in enumerate(names):
            x, y = 20 + at % 10 * 98, 20 + at // 10 * 92
            icons.draw(painter, QRectF(x + 22, y, 48, 48), name)
            icons.draw(painter, QRectF(x + 74, y + 14, 20, 20), name, "accent")
            painter.drawText(QRectF(x, y + 52, 98, 20), int(Qt.AlignmentFlag.AlignCenter), name)
        left = 20
        for side in (16, 24, 32, 48, 64, 128):
            icons.draw(painter, QRectF(left, 430, side, side), "scorepad")
            left += side + 24
        painter.end()


@scene("widgets-icons", speaks=False)
def drawn_icons(context: Context) -> QWidget:
    """All icons."""
    window = _Icons()
    window.setAutoFillBackground(True)
    return window
