from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

import scorepad
from scorepad.settings import Settings
from scorepad.ui import look
from scorepad.ui.look import Theme
from scorepad.ui.pages.settings import SettingsPage

FOLDER = Path("/media/anna/scores")


@pytest.fixture
def page(qtbot: QtBot) -> SettingsPage:
    made = SettingsPage()
    qtbot.addWidget(made)
    made.show_settings(Settings(theme="dark", text_scale=1.2, language="nl"), FOLDER)
    made.resize(1100, 700)
    made.show()
    qtbot.waitActive(made)
    return made


def test_the_settings_are_shown_as_they_are(page: SettingsPage) -> None:
    assert page.themes.current == "dark"
    assert page.themes.button("dark").isChecked()
    assert page.size_field.value() == 120
    assert page.languages.current == "nl"
    assert page.folder.text() == str(FOLDER)
    assert any(scorepad.__version__ in one.text() for one in page.findChildren(QLabel))


def test_showing_settings_chooses_nothing(qtbot: QtBot, page: SettingsPage) -> None:
    with (
        qtbot.assertNotEmitted(page.theme_chosen),
        qtbot.assertNotEmitted(page.text_scale_chosen),
        qtbot.assertNotEmitted(page.language_chosen),
    ):
        page.show_settings(Settings(theme="contrast", text_scale=0.8, language=""), FOLDER)
    assert page.languages.current == "system"


@pytest.mark.parametrize("theme", Theme)
def test_each_theme_can_be_chosen(qtbot: QtBot, page: SettingsPage, theme: Theme) -> None:
    with qtbot.waitSignal(page.theme_chosen, timeout=1000) as told:
        QTest.mouseClick(page.themes.button(theme), Qt.MouseButton.LeftButton)
    assert told.args == [theme]
    assert isinstance(told.args[0], Theme)
    assert [key for key in page.themes.offered if page.themes.button(key).isChecked()] == [theme]


def test_the_ring_of_the_keyboard_goes_along_to_what_is_tapped(page: SettingsPage) -> None:
    page.themes.button("light").setFocus()
    QTest.mouseClick(page.themes.button("contrast"), Qt.MouseButton.LeftButton)
    assert page.themes.button("contrast").hasFocus()
    QTest.mouseClick(page.languages.button("it"), Qt.MouseButton.LeftButton)
    assert page.themes.button("contrast").hasFocus()


@pytest.mark.parametrize(
    ("key", "code"), [("system", ""), ("en", "en"), ("nl", "nl"), ("it", "it"), ("es", "es")]
)
def test_each_language_can_be_chosen_by_keys(qtbot: QtBot, page: SettingsPage, key: str, code: str) -> None:
    button = page.languages.button(key)
    button.setFocus()
    with qtbot.waitSignal(page.language_chosen, timeout=1000) as told:
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert told.args == [code]


def test_languages_are_called_by_their_own_names(page: SettingsPage) -> None:
    assert [page.languages.button(key).text() for key in ("en", "nl", "it", "es")] == [
        "English",
        "Nederlands",
        "Italiano",
        "Español",
    ]


def test_text_grows_by_tens_and_the_sample_with_it(qtbot: QtBot, page: SettingsPage) -> None:
    before = page.sample.font().pixelSize()
    with qtbot.waitSignal(page.text_scale_chosen, timeout=1000) as told:
        QTest.keyClick(page.size_field, Qt.Key.Key_Up)
    assert told.args == [1.3]
    assert page.sample.font().pixelSize() > before


def test_text_has_its_smallest_and_largest_size(page: SettingsPage) -> None:
    page.size_field.setValue(1000)
    assert page.size_field.value() == 200
    page.size_field.setValue(1)
    assert page.size_field.value() == 80


def test_one_button_goes_back_to_the_usual_size(qtbot: QtBot, page: SettingsPage) -> None:
    with qtbot.waitSignal(page.text_scale_chosen, timeout=1000) as told:
        QTest.mouseClick(page.usual_size, Qt.MouseButton.LeftButton)
    assert told.args == [1.0]
    assert not page.usual_size.isVisible()


def test_the_wheel_over_the_size_changes_nothing(qtbot: QtBot, page: SettingsPage) -> None:
    at = QPointF(10, 10)
    wheel = QWheelEvent(
        at, at, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    with qtbot.assertNotEmitted(page.text_scale_chosen):
        QApplication.sendEvent(page.size_field, wheel)
    assert page.size_field.value() == 120


def test_the_folder_can_be_selected_and_opened_but_not_written(qtbot: QtBot, page: SettingsPage) -> None:
    page.folder.setFocus()
    QTest.keyClicks(page.folder, "x")
    assert page.folder.text() == str(FOLDER)
    page.folder.selectAll()
    assert page.folder.selectedText() == str(FOLDER)
    with qtbot.waitSignal(page.open_folder, timeout=1000) as told:
        QTest.mouseClick(page.open_button, Qt.MouseButton.LeftButton)
    assert told.args == [FOLDER]


def test_the_folder_of_the_logs_can_be_opened(qtbot: QtBot, page: SettingsPage) -> None:
    assert page.logs_button.text() == "Open log folder"
    with qtbot.waitSignal(page.open_folder, timeout=1000) as told:
        page.logs_button.click()
    assert told.args == [FOLDER / "logs"]


def test_the_sample_keeps_its_size_when_the_theme_changes(qapp: QApplication, page: SettingsPage) -> None:
    size = page.sample.font().pixelSize()
    look.apply(qapp, Theme.DARK)
    assert page.sample.font().pixelSize() == size
    look.apply(qapp, Theme.LIGHT)


def test_the_page_says_everything_anew_in_another_language(page: SettingsPage) -> None:
    page.open_button.setText("")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.open_button.text() == "Open folder"
