import pytest

from scorepad import display
from scorepad.display import why_no_window


@pytest.fixture
def complete_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "_load", lambda library: object())


def test_without_a_screen_one_sentence_says_so() -> None:
    assert "DISPLAY" in str(why_no_window({}, "linux"))


def test_offscreen_needs_no_screen() -> None:
    assert why_no_window({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None


def test_windows_and_macos_have_a_screen_of_their_own() -> None:
    assert why_no_window({}, "win32") is None
    assert why_no_window({}, "darwin") is None


def test_wayland_alone_is_a_screen() -> None:
    assert why_no_window({"WAYLAND_DISPLAY": "wayland-0"}, "linux") is None


def test_a_missing_library_is_named_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "_load", lambda library: None if "cursor" in library else object())
    sentence = str(why_no_window({"DISPLAY": ":0"}, "linux"))
    assert "libxcb-cursor.so.0" in sentence
    assert "apt-get install libxcb-cursor0" in sentence


@pytest.mark.usefixtures("complete_system")
def test_a_screen_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "_answers", lambda name: False)
    assert ":77" in str(why_no_window({"DISPLAY": ":77"}, "linux"))


@pytest.mark.usefixtures("complete_system")
def test_a_screen_that_answers_is_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "_answers", lambda name: True)
    assert why_no_window({"DISPLAY": ":0"}, "linux") is None
