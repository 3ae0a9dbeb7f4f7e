"""Languages without a window: translated where there is a translation, English everywhere else."""

import subprocess
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


TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context><name>test</name>
<message><source>{who} deals</source><translation>{who} geeft</translation></message>
<message numerus="yes"><source>%n card(s)</source>
<translation><numerusform>%n kaart</numerusform><numerusform>%n kaarten</numerusform></translation></message>
<message><source>with {cards}</source><translation>met {cards}</translation></message>
</context>
</TS>
"""


def test_a_translation_speaks_in_singular_and_plural(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    if not lrelease.exists():
        pytest.skip("Qt's lrelease is not installed here")
    folder = tmp_path / "i18n"
    folder.mkdir()
    (folder / "dutch.ts").write_text(TS, "utf-8")
    made = [str(lrelease), "-silent", str(folder / "dutch.ts"), "-qm", str(folder / "scorepad_nl.qm")]
    subprocess.run(made, check=True, capture_output=True)
    monkeypatch.setattr(language, "resource", lambda *parts: tmp_path.joinpath(*parts))
    say = speaker("nl")
    cards = Phrase("test", "%n card(s)")
    assert say(Phrase("test", "{who} deals").of(who="Anna")) == "Anna geeft"
    assert [say(cards.counted(count)) for count in (0, 1, 2)] == ["0 kaarten", "1 kaart", "2 kaarten"]
    assert say(Phrase("test", "with {cards}").of(cards=cards.counted(1))) == "met 1 kaart"
    assert say(Phrase("test", "not translated")) == "not translated"
