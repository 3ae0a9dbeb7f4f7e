"""Names: shown as trimmed and composed, compared folded, refused where nobody could write them."""

import unicodedata
from random import Random

import pytest

from scorepad.core.faults import CommonFault
from scorepad.core.names import composed, doubled, fold, name_fault, tidy


def test_a_name_is_shown_trimmed_and_composed() -> None:
    assert tidy(" Zoe\u0308 ") == "Zoë"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "ANNA"), ("Anna", " anna "), ("Zoë", "zoe\u0308"), ("Straße", "STRASSE"), ("Ǆ", "ǆ")],
)
def test_spellings_of_one_person(one: str, other: str) -> None:
    assert fold(one) == fold(other)


def test_what_is_compared_is_composed_even_where_folding_takes_it_apart() -> None:
    assert fold("ǰ") == "ǰ"


MARKS = "\u0301\u0316\u0308\u0327\u0345\u0f71\u0f72\u0f73\u0344\u3099"


def test_a_long_text_is_composed_as_unicode_says() -> None:
    for seed in range(200):
        text = "".join(Random(seed).choices(MARKS * 3 + "aeÄかǰ\u1100\u1161\u11a8각ཱྀ ", k=1_500))
        assert composed(text) == unicodedata.normalize("NFC", text)


@pytest.mark.timeout(30)
def test_a_tower_of_marks_is_composed_at_once() -> None:
    many = 300_000
    tower = composed("a" + "\u0301\u0316" * many)
    assert tower == "á" + "\u0316" * many + "\u0301" * (many - 1)


def test_other_people() -> None:
    assert fold("Ana") != fold("Anna")


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Anna", None),
        ("\tAnna\n", None),
        ("x" * 60, None),
        (" " + "x" * 60 + " ", None),
        ("e\u0308" * 60, None),
        ("x" * 61, CommonFault.NAME_TOO_LONG),
        ("", CommonFault.NAME_BLANK),
        (" \u00a0\u3000", CommonFault.NAME_BLANK),
        ("An\tna", CommonFault.NAME_NOT_ALLOWED),
        ("An\x00na", CommonFault.NAME_NOT_ALLOWED),
        ("An\x9bna", CommonFault.NAME_NOT_ALLOWED),
        ("An\ud800na", CommonFault.NAME_NOT_ALLOWED),
        ("=HYPERLINK(1)", None),
        ("Анна 🂡", None),
    ],
)
def test_which_names_are_refused(name: str, fault: CommonFault | None) -> None:
    assert name_fault(name) is fault


def test_each_later_double_is_named() -> None:
    assert doubled(("Anna", "ANNA", "Bram", "anna ")) == (1, 3)
