"""The window's language: Qt's own words and Scorepad's, exchanged while running."""

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from scorepad.paper.voice import locale_of
from scorepad.paths import resource

LANGUAGES = {"en": "English", "nl": "Nederlands", "it": "Italiano", "es": "Español"}


class Translations:
    """What is installed in an application; `use` exchanges it."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._installed: list[QTranslator] = []
        self.language = ""

    def use(self, language: str) -> None:
        """Speak `language` (`en`, `nl`, `it`, `es`; "" is the system's, or English) from now on."""
        language = language or system_language()
        if language == self.language:
            return
        self.language = language
        QLocale.setDefault(locale_of(language))
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in ((f"qtbase_{language}", qt), (f"scorepad_{language}", str(resource("i18n")))):
            translator = QTranslator()
            if translator.load(name, folder):
                self._application.installTranslator(translator)
                self._installed.append(translator)


def system_language() -> str:
    """The first language of the system's list that Scorepad speaks; English otherwise."""
    for tag in QLocale.system().uiLanguages():
        if tag[:2] in LANGUAGES:
            return tag[:2]
    return "en"
