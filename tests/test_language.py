"""Languages without a window: translated where there is a translation, English everywhere else."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorepad import language
from scorepad.core.phrase import Phrase
from scorepad.language import speaker, system_language


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    speaker.cache_clear()
    yield
    speaker.cache_clear()


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es_AR.UTF-8"}, "es"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:it"}, "it"),
        ({"LANG": "POSIX", "LANGUAGE": "it"}, "en"),
    ],
)
def test_what_the_system_speaks(environment: dict[str, str], expected: str) -> None:
    assert system_language(environment) == expected


def test_english_needs_no_translation() -> None:
    assert speaker("en") is str


def test_a_missing_or_broken_translation_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "resource", lambda *parts: tmp_path.joinpath(*parts))
    assert speaker("nl") is str
    speaker.cache_clear()
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "scorepad_nl.qm").write_bytes(b"no translation")
    assert speaker("nl") is str


def test_without_qt_everything_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "resource", lambda *parts: tmp_path.joinpath(*parts))
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "scorepad_nl.qm").write_bytes(b"")
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    assert speaker("nl") is str


@pytest.mark.parametrize("spoken", ["nl", "it", "es"])
def test_what_is_not_translated_is_said_in_english(spoken: str) -> None:
    say = speaker(spoken)
    inner = Phrase("nowhere", "%n xyzzy(s)").counted(2)
    assert say(Phrase("nowhere", "{who} said {what}").of(who="Anna", what=inner)) == "Anna said 2 xyzzys"
