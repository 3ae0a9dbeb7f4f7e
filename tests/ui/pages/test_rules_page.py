from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QAction, QFont, QKeySequence, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from scorepad.core.match import Match
from scorepad.games import game
from scorepad.games.boerenbridge.rules import BoerenOptions, Deck, Missed, NoTrump
from scorepad.ui import look
from scorepad.ui.help_pages import at_the_table, games_with_help, help_page
from scorepad.ui.look import Theme
from scorepad.ui.pages.reader import MEASURE
from scorepad.ui.pages.rules import RulesPage
from tests.ui.evenings import table

BOEREN = game("boerenbridge")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


def shown(qtbot: QtBot, match: Match | None = None, folder: Path | None = None) -> RulesPage:
    page = RulesPage(folder)
    qtbot.addWidget(page)
    page.show_game("boerenbridge", match)
    page.resize(1100, 700)
    with qtbot.waitActive(page):
        page.show()
    return page


@pytest.fixture
def page(qtbot: QtBot) -> RulesPage:
    return shown(qtbot)


def text(page: RulesPage) -> str:
    return page.reader.toPlainText()


def line_at_the_top(page: RulesPage) -> str:
    return page.reader.cursorForPosition(page.reader.viewport().rect().topLeft()).block().text()


def is_seen(page: RulesPage, words: str) -> bool:
    cursor = page.reader.document().find(words)
    assert not cursor.isNull()
    return page.reader.viewport().rect().intersects(page.reader.cursorRect(cursor))


# Reading.


def test_the_page_opens_at_its_beginning(page: RulesPage) -> None:
    assert line_at_the_top(page) == "Boerenbridge"
    assert page.contents.currentRow() == 0


def test_the_buttons_of_every_game_stand_on_one_line_where_there_is_room(page: RulesPage) -> None:
    page.resize(940, 600)
    QApplication.processEvents()
    buttons = [page.games.button(key) for key in page.games.offered]
    is_one_line = len({one.y() for one in buttons}) == 1
    gap = 8
    assert is_one_line or sum(one.width() + gap for one in buttons) > page.games.width()


def test_the_contents_are_the_sections(page: RulesPage) -> None:
    titles = [page.contents.item(row).text() for row in range(page.contents.count())]
    assert titles == list(page.reader.sections)
    assert titles[0] == "The game in a minute"
    assert len(titles) == 10


@pytest.mark.parametrize("row", range(1, 8))
def test_a_press_on_the_contents_shows_the_section(page: RulesPage, row: int) -> None:
    item = page.contents.item(row)
    place = page.contents.visualItemRect(item).center()
    QTest.mouseClick(page.contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert line_at_the_top(page) == item.text()
    assert page.contents.currentRow() == row


def test_arrows_in_the_contents_turn_the_pages(page: RulesPage) -> None:
    page.contents.setFocus()
    QTest.keyClick(page.contents, Qt.Key.Key_Down)
    QTest.keyClick(page.contents, Qt.Key.Key_Down)
    assert line_at_the_top(page) == "Bidding"


def test_the_contents_follow_what_is_read(page: RulesPage) -> None:
    bar = page.reader.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert page.contents.currentItem().text() == "Where it comes from"
    bar.setValue(0)
    assert page.contents.currentItem().text() == "The game in a minute"


def test_in_a_narrow_window_the_contents_stand_above(page: RulesPage) -> None:
    page.resize(600, 700)
    assert page.contents_in_short.isVisible()
    assert not page.contents.isVisible()
    page.contents_in_short.setFocus()
    QTest.keyClick(page.contents_in_short, Qt.Key.Key_Down)
    assert line_at_the_top(page) == "Pack and deal"
    assert page.contents_in_short.currentIndex() == 1


@pytest.mark.parametrize("width", [900, 1280, 2000])
def test_lines_are_never_too_long_to_read(qapp: QApplication, page: RulesPage, width: int) -> None:
    page.resize(width, 700)
    qapp.processEvents()
    widest = page.reader.fontMetrics().averageCharWidth() * (MEASURE + 10)
    document = page.reader.document()
    block = document.begin()
    while block.isValid():
        assert document.documentLayout().blockBoundingRect(block).width() <= widest
        block = block.next()


def test_a_new_width_keeps_the_place(qapp: QApplication, page: RulesPage) -> None:
    page.reader.go_to_section(4)
    before = line_at_the_top(page)
    for width in (700, 1300, 640):
        page.resize(width, 700)
        qapp.processEvents()
        assert line_at_the_top(page) == before


def test_a_new_look_keeps_the_place_and_the_page(qapp: QApplication, page: RulesPage) -> None:
    page.reader.go_to_section(4)
    before, written = line_at_the_top(page), text(page)
    look.apply(qapp, Theme.DARK, 1.5)
    qapp.processEvents()
    assert (line_at_the_top(page), text(page)) == (before, written)
    cursor = page.reader.document().find("exact:")
    assert cursor.charFormat().font().weight() >= QFont.Weight.DemiBold
    assert page.reader.document().defaultFont().pixelSize() == round(15 * 1.5)


def test_tables_are_drawn_as_tables(page: RulesPage) -> None:
    tables = [one for one in page.reader.document().rootFrame().childFrames() if isinstance(one, QTextTable)]
    assert len(tables) == 6
    heads = [tables[0].cellAt(0, column).firstCursorPosition().block().text() for column in range(4)]
    assert heads == ["Players", "Cards each", "Deals", "Most that can be dealt"]


def test_the_keyboard_begins_in_the_text(page: RulesPage) -> None:
    page.setFocus()
    assert page.reader.hasFocus()
    QTest.keyClick(page.reader, Qt.Key.Key_PageDown)
    assert page.reader.verticalScrollBar().value() > 0


# Links.


def links(page: RulesPage) -> list[str]:
    found = []
    block = page.reader.document().begin()
    while block.isValid():
        walk = block.begin()
        while not walk.atEnd():
            letters = walk.fragment().charFormat()
            if letters.isAnchor():
                found.append(letters.anchorHref())
            walk += 1
        block = block.next()
    return found


def test_every_link_leads_to_a_paragraph(page: RulesPage) -> None:
    seen = set(links(page))
    assert len(seen) > 15
    for link in seen:
        page.reader.go_to_section(0)
        page.reader.anchorClicked.emit(link)
        assert page.reader.verticalScrollBar().value() > 0, link


def test_a_link_is_followed_by_keys(qtbot: QtBot, page: RulesPage) -> None:
    page.reader.setFocus()
    QTest.keyClick(page.reader, Qt.Key.Key_Tab)
    with qtbot.waitSignal(page.reader.anchorClicked, timeout=1000) as told:
        QTest.keyClick(page.reader, Qt.Key.Key_Return)
    assert told.args is not None
    assert told.args[0].toString() == "option:base"
    assert line_at_the_top(page) == "Points for an exact bid"
    assert page.contents.currentItem().text() == "Variants"


def test_a_link_says_what_it_is_about_and_is_underlined(page: RulesPage) -> None:
    cursor = page.reader.document().find("add up to the number of tricks")
    assert cursor.charFormat().anchorHref() == "option:dealer_rule"
    assert "boerenregel" in cursor.charFormat().toolTip()
    assert cursor.charFormat().fontUnderline()


def test_a_rule_can_be_asked_for_by_its_key(page: RulesPage) -> None:
    page.show_option("consolation")
    assert line_at_the_top(page) == "Consolation for the dealer"
    page.show_option("no such rule")
    assert line_at_the_top(page) == "Consolation for the dealer"


# Finding.


def test_ctrl_f_finds_and_enter_goes_on(page: RulesPage) -> None:
    page.reader.setFocus()
    QTest.keyClick(page.reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "jester")
    first = page.count.text()
    assert first.startswith("1 of ")
    assert is_seen(page, "Jesters")
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.count.text() == first.replace("1", "2", 1)
    QTest.keyClick(page.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(page.search, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    last = first.split()[-1]
    assert page.count.text() == f"{last} of {last}"
    QTest.keyClick(page.search, Qt.Key.Key_F3)
    assert page.count.text() == first


def test_the_keys_of_finding_are_the_pages_own_in_a_window_that_uses_them_too(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    page = RulesPage()
    page.show_game("boerenbridge")
    window.setCentralWidget(page)
    taken = []
    for key in ("Ctrl+F", "F3"):
        action = QAction(key, window)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda _=False, key=key: taken.append(key))
        window.addAction(action)
    window.resize(1100, 700)
    with qtbot.waitActive(window):
        window.show()
    page.setFocus()
    QTest.keyClick(page.reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is page.search
    QTest.keyClicks(page.search, "trump")
    QTest.keyClick(page.search, Qt.Key.Key_F3)
    assert page.count.text().startswith("2 of ")
    assert taken == []


def test_the_buttons_go_from_place_to_place(page: RulesPage) -> None:
    assert not page.next_button.isVisible()
    page.search.setText("trump")
    total = page.count.text().split()[-1]
    QTest.mouseClick(page.next_button, Qt.MouseButton.LeftButton)
    assert page.count.text() == f"2 of {total}"
    QTest.mouseClick(page.previous_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.previous_button, Qt.MouseButton.LeftButton)
    assert page.count.text() == f"{total} of {total}"


def test_what_is_found_is_marked(page: RulesPage) -> None:
    page.search.setText("orphan")
    marked = [one.cursor.selectedText() for one in page.reader.extraSelections()]
    assert marked == ["orphan"]


def test_what_is_not_there_is_told(page: RulesPage) -> None:
    page.search.setText("poker")
    assert page.count.text() == "Not found"
    assert not page.next_button.isEnabled()
    page.search.clear()
    assert not page.count.isVisible()


def test_escape_in_the_search_goes_back_to_the_text(page: RulesPage) -> None:
    page.start_search()
    QTest.keyClicks(page.search, "nul")
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.reader.hasFocus()
    assert page.search.text() == ""
    assert page.reader.extraSelections() == []


# What this table plays.


def test_without_a_match_nothing_is_marked(page: RulesPage) -> None:
    assert "At this table" not in text(page)
    assert "✓" not in text(page)


def test_a_table_by_the_standard_rules_is_told_so(qtbot: QtBot) -> None:
    page = shown(qtbot, table(4))
    assert "At this table: the usual rules, nothing else." in text(page)
    assert "✓" not in text(page)


def test_what_differs_stands_at_the_top_and_at_its_paragraph(qtbot: QtBot) -> None:
    page = shown(qtbot, table(4, BoerenOptions(missed=Missed.PENALTY, penalty_per_trick=2, consolation=5)))
    lines = text(page).splitlines()
    [top] = [line for line in lines if line.startswith("At this table:")]
    assert top.replace("\u00a0", " ") == (
        "At this table: a miss costs 2 for each trick off · a forced dealer who comes nearest gets 5"
    )
    for heading, rule in (
        ("What a wrong bid costs", "a miss costs 2 for each trick off"),
        ("Consolation for the dealer", "a forced dealer who comes nearest gets 5"),
    ):
        assert lines[lines.index(heading) + 1] == f"✓ Played at this table: {rule}"
    assert text(page).count("✓") == 2


def test_a_named_set_of_rules_is_told_by_its_name(qtbot: QtBot) -> None:
    wizard = next(preset for preset in BOEREN.presets if preset.key == "wizard")
    page = shown(qtbot, table(4, wizard.options(4)))
    lines = text(page).splitlines()
    assert lines[lines.index("Rules that have a name") + 1] == "✓ Played at this table: Wizard"
    assert "✓ Played at this table: 60 cards with Wizards and Jesters" in lines
    assert "✓ Played at this table: 15 deals: 1–15" in lines


def test_the_rules_at_the_top_lead_to_their_paragraphs(qtbot: QtBot) -> None:
    page = shown(qtbot, table(4, BoerenOptions(dealer_rule=False)))
    cursor = page.reader.document().find("the dealer may bid anything")
    assert cursor.charFormat().anchorHref() == "option:dealer_rule"


def test_headings_are_found_also_below_what_is_put_in(qtbot: QtBot) -> None:
    page = shown(qtbot, table(4, BoerenOptions(base=5, no_trump=NoTrump.ALL, deck=Deck.WIZARD)))
    for at, title in enumerate(page.reader.sections[1:8], start=1):
        page.reader.go_to_section(at)
        assert line_at_the_top(page) == title


@pytest.mark.parametrize(
    "options",
    [
        BoerenOptions(penalty_per_trick=3),
        BoerenOptions(dealer_rule_from=1, deck=Deck.STANDARD),
        BoerenOptions(hands=(2, 3), blind_one_card=2),
    ],
    ids=["no penalty is played", "said, but usual", "no hand of one card"],
)
def test_what_has_no_effect_here_is_not_told(options: BoerenOptions) -> None:
    told = [option for option, _phrase in at_the_table(table(4, options)).said]
    assert told in ([], ["hands"])


def test_another_match_takes_the_marks_away(page: RulesPage) -> None:
    page.show_game("boerenbridge", table(4, BoerenOptions(base=5)))
    assert "✓" in text(page)
    page.show_game("boerenbridge")
    assert "✓" not in text(page)


# Languages.


def test_a_language_without_the_page_reads_english_and_is_told(
    qtbot: QtBot, tmp_path: Path, page: RulesPage
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "boerenbridge.md").write_text("# Boerenbridge\n\n## Play {#play}\n\nCards.\n", "utf-8")
    page = shown(qtbot, folder=tmp_path)
    assert not page.note.isVisible()
    QLocale.setDefault(QLocale("nl"))
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.note.isVisible()
    assert "English" in page.note.text()
    assert "Cards." in text(page)


def test_each_language_reads_its_own_page(qtbot: QtBot, tmp_path: Path) -> None:
    for language, words in (("en", "Cards."), ("nl", "Kaarten.")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "boerenbridge.md").write_text(f"# B\n\n## P {{#play}}\n\n{words}\n", "utf-8")
    page = shown(qtbot, folder=tmp_path)
    QLocale.setDefault(QLocale("nl"))
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert "Kaarten." in text(page)
    assert not page.note.isVisible()


@pytest.mark.parametrize("width", [1100, 600])
def test_a_game_without_a_page_says_so_and_nothing_empty_takes_the_keyboard(
    qtbot: QtBot, tmp_path: Path, width: int
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "boerenbridge.md").write_text("# Boerenbridge\n\n## Play\n\nCards.\n", "utf-8")
    assert [one.key for one in games_with_help(tmp_path)] == ["boerenbridge"]
    assert help_page(tmp_path, "troefcall", "nl") is None
    page = shown(qtbot, folder=tmp_path)
    page.resize(width, 700)
    page.show_game("troefcall")
    page.setFocus()
    assert page.note.isVisible()
    assert [one for one in stops(page) if one.isVisible()] == [page.games.button("boerenbridge")]
    assert page.focusWidget() in (None, page)
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert not page.search.hasFocus()
    page.games.button("boerenbridge").click()
    assert page.reader.hasFocus()
    assert page.search.isVisible()


def stops(page: RulesPage) -> list[QWidget]:
    """What Tab comes to."""
    return [one for one in page.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_nothing_is_fetched_from_anywhere(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    (tmp_path / "en" / "boerenbridge.md").write_text(
        f"# B\n\n## P {{#play}}\n\n![x](file://{tmp_path}/secret.txt) <b>bold</b>\n", "utf-8"
    )
    page = shown(qtbot, folder=tmp_path)
    assert "secret" not in text(page)
    assert not page.reader.loadResource(2, "file:///etc/passwd")
