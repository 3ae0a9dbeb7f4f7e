"""The languages of what people read, without a window. English needs no Qt."""

import sys
from collections.abc import Mapping
from functools import cache

from scorepad.core.phrase import Phrase, Speaker, english
from scorepad.paths import resource

LANGUAGES = ("en", "nl", "it", "es")


def system_language(environment: Mapping[str, str]) -> str:
    """The first language that the system asks for and Scorepad speaks; English otherwise.

    >>> system_language({"LANG": "nl_NL.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "it_IT"})
    ('nl', 'en')
    >>> system_language({"LANGUAGE": "fr:es", "LANG": "fr_FR.UTF-8"})
    'es'
    """
    keys = ("LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next((environment[key] for key in keys if environment.get(key)), "")
    if chosen.split(".")[0] in ("C", "POSIX"):
        return "en"
    wished = [*environment.get("LANGUAGE", "").split(":"), chosen or _of_windows()]
    return next((tag[:2] for tag in wished if tag[:2] in LANGUAGES), "en")


def _of_windows() -> str:
    """The language of Windows' own windows, which no environment variable tells."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""


@cache
def speaker(language: str) -> Speaker:
    """What turns phrases into sentences of `language`.

    It speaks English where there is no translation, or no Qt to read it.
    """
    if language == "en":
        return str
    file = resource("i18n", f"scorepad_{language}.qm")
    if not file.is_file():
        return str
    try:
        from PySide6.QtCore import QTranslator
    except ImportError:
        return str
    translator = QTranslator()
    if not translator.load(str(file)):
        return str

    def say(phrase: Phrase) -> str:
        count = -1 if phrase.count is None else phrase.count
        # None or nothing comes back for a sentence that is not translated.
        text = translator.translate(phrase.context, phrase.source, None, count)
        if not text:
            text = english(phrase.source, phrase.count)
        elif phrase.count is not None:
            text = text.replace("%n", str(phrase.count))
        return phrase.filled(text, say)

    return say
