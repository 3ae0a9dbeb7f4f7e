"""What stands in the place of what is not there."""

from pytestqt.qtbot import QtBot

from scorepad.ui.pages.empty_part import EmptyPart
from scorepad.ui.pages.parts import Suits


def test_the_suits_of_an_empty_pad_are_not_there_while_something_is_coming(qtbot: QtBot) -> None:
    part = EmptyPart()
    qtbot.addWidget(part)
    (suits,) = part.findChildren(Suits)
    part.show_words("Nothing yet.")
    assert (part.words, suits.isVisibleTo(part)) == ("Nothing yet.", True)
    part.show_words("One moment.", is_coming=True)
    assert (part.words, suits.isVisibleTo(part)) == ("One moment.", False)


def test_a_long_sentence_goes_on_in_other_lines(qtbot: QtBot) -> None:
    part = EmptyPart()
    qtbot.addWidget(part)
    part.show_words("No finished match counts here yet. " * 3)
    assert part.heightForWidth(200) > part.heightForWidth(900)
