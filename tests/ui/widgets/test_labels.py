import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import Theme, Type
from scorepad.ui.widgets.chip import Chip
from scorepad.ui.widgets.labels import ElidedLabel, PlainLabel, plain_tooltip
from scorepad.ui.widgets.note import LeadText, Note

MARKUP = "<b>Anna</b>"
LONG = "Maximiliaan-Alexander van den Broek-Ter Horst tot Zutphen II"


def test_a_name_is_never_markup(qtbot: QtBot) -> None:
    label = PlainLabel(MARKUP)
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.text() == MARKUP


@pytest.mark.parametrize("kind", [Chip, LeadText])
def test_words_that_are_painted_are_plain_for_screen_readers_too(
    qtbot: QtBot, kind: type[Chip] | type[LeadText]
) -> None:
    label = kind()
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_a_tooltip_shows_markup_as_it_was_typed() -> None:
    assert plain_tooltip(MARKUP) == "<span>&lt;b&gt;Anna&lt;/b&gt;</span>"


def test_a_tooltip_has_no_markup_of_its_own_that_would_be_read_aloud() -> None:
    assert plain_tooltip("Anna & Bram") == "Anna & Bram"
    assert plain_tooltip("&lt;i&gt;") == "<span>&amp;lt;i&amp;gt;</span>"


def test_a_long_tooltip_is_broken_into_lines() -> None:
    words = "no trump " * 20
    lines = plain_tooltip(words).split("\n")
    assert max(map(len, lines)) <= 64 < len(words)
    assert " ".join(lines) == words.strip()


def test_a_long_name_does_not_widen_the_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    row.addWidget(ElidedLabel(LONG))
    assert window.minimumSizeHint().width() < 100


def test_a_cut_name_is_whole_in_the_tooltip_and_for_screen_readers(qtbot: QtBot) -> None:
    label = ElidedLabel(LONG)
    qtbot.addWidget(label)
    label.resize(120, 30)
    label.show()
    assert label.text() == LONG
    assert label.accessibleName() == LONG
    assert LONG in label.toolTip()


def test_a_name_that_fits_needs_no_tooltip(qtbot: QtBot) -> None:
    label = ElidedLabel("Anna")
    qtbot.addWidget(label)
    label.resize(200, 30)
    label.show()
    assert not label.toolTip()


def test_a_hugging_label_asks_for_its_whole_text(qtbot: QtBot) -> None:
    label = ElidedLabel(LONG, hugs=True)
    qtbot.addWidget(label)
    label.resize(40, 30)
    assert label.sizeHint().width() >= label.fontMetrics().horizontalAdvance(LONG)


def test_text_grows_while_running(qapp: QApplication, qtbot: QtBot) -> None:
    label = PlainLabel("Anna", type_step=Type.TITLE)
    qtbot.addWidget(label)
    look.apply(qapp, Theme.LIGHT, 2.0)
    assert label.font().pixelSize() == 36


def test_a_chip_asks_for_the_room_of_its_word(qtbot: QtBot) -> None:
    short, long = Chip("1st"), Chip("one down, doubled")
    for chip in (short, long):
        qtbot.addWidget(chip)
    assert long.sizeHint().width() > short.sizeHint().width() > 24


def test_a_note_is_read_as_one_sentence(qtbot: QtBot) -> None:
    note = Note()
    qtbot.addWidget(note)
    note.show_note("Not 1:", "2 + 1 + 3 are bid")
    assert note.accessibleName() == note.text() == "Not 1: 2 + 1 + 3 are bid"


def test_a_note_is_higher_where_it_is_narrow(qtbot: QtBot) -> None:
    words = LeadText()
    qtbot.addWidget(words)
    words.show_words("Not 1:", "2 + 1 + 3 are bid, and 1 more would make 7, the number of tricks.")
    assert words.heightForWidth(120) > words.heightForWidth(600)


def test_a_word_that_is_wider_than_the_note_is_broken(qtbot: QtBot) -> None:
    words = LeadText()
    qtbot.addWidget(words)
    words.show_words("", "x" * 60)
    assert words.heightForWidth(100) > words.heightForWidth(2000)


def test_a_note_of_no_kind_is_a_mistake(qtbot: QtBot) -> None:
    note = Note()
    qtbot.addWidget(note)
    with pytest.raises(KeyError):
        note.show_note("", "x", kind="loud")
