import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.core.ladders import ladder_in_short
from scorepad.core.phrase import Phrase
from scorepad.ui.pages import ladder_text
from scorepad.ui.pages.ladder_text import read_ladder


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("1 2 3 5 5 3", (1, 2, 3, 5, 5, 3)),
        ("1-4-1", (1, 2, 3, 4, 3, 2, 1)),
        ("1 - 3 - 1", (1, 2, 3, 2, 1)),
        ("1–3, 3–1", (1, 2, 3, 3, 2, 1)),
        ("1-3-3-1", (1, 2, 3, 3, 2, 1)),
        ("7,7;7", (7, 7, 7)),
        ("3..1", (3, 2, 1)),
        ("60", (60,)),
        ("  5\t4\n", (5, 4)),
    ],
)
def test_a_ladder_is_read_as_players_write_it(text: str, sizes: tuple[int, ...]) -> None:
    found = read_ladder(text)
    assert found.sizes == sizes
    assert found.fault is None


@pytest.mark.parametrize(
    ("text", "fault", "words"),
    [
        ("", ladder_text.NOTHING, "1-7-1"),
        (" , ", ladder_text.NOTHING, "1-7-1"),
        ("1 two 3", ladder_text.NOT_A_SIZE, "“two”"),
        ("1--3", ladder_text.NOT_A_SIZE, "“1--3”"),
        ("-3", ladder_text.NOT_A_SIZE, "“-3”"),
        ("1 2 0", ladder_text.OUT_OF_RANGE, "not 0"),
        ("1-61", ladder_text.OUT_OF_RANGE, "not 61"),
        ("1-99999999999999", ladder_text.OUT_OF_RANGE, "1 to 60"),
        ("9" * 5000, ladder_text.OUT_OF_RANGE, "not 999999…"),
        ("٣", ladder_text.NOT_A_SIZE, "“٣”"),
        ("1-31-1", ladder_text.TOO_MANY, "61"),
    ],
)
def test_what_is_no_ladder_is_refused_in_words(text: str, fault: Phrase, words: str) -> None:
    found = read_ladder(text)
    assert found.sizes == ()
    assert found.fault is not None
    assert found.fault.source == fault.source
    assert words in str(found.fault)


@given(st.lists(st.integers(1, 60), min_size=1, max_size=60))
def test_a_ladder_in_short_is_read_back_as_itself(sizes: list[int]) -> None:
    assert read_ladder(ladder_in_short(sizes)).sizes == tuple(sizes)


@given(st.text())
def test_any_text_is_a_ladder_or_has_a_fault(text: str) -> None:
    found = read_ladder(text)
    assert bool(found.sizes) != (found.fault is not None)
    assert len(found.sizes) <= 60
